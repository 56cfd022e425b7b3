"""The commands of `konspira`."""

from __future__ import annotations

from typing import Annotated

import typer

from konspira.cli import (
    admin,
    arena,
    dataset,
    learn,
    listing,
    models,
    origins,
    play,
    puzzles,
    review,
    scenario,
    serving,
    study,
    tuning,
)
from konspira.cli.options import Json
from konspira.cli.shell import opened
from konspira.kernel.compiling import compiled
from konspira.version import VERSION

app = typer.Typer(
    name="konspira",
    help="Board games of espionage and intrigue: play them, study them, measure them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(learn.learn)
app.command()(listing.games)
app.command()(listing.rules)
app.command()(origins.pack)
app.command()(study.replay)
app.command()(study.verify)
app.command()(study.position)
app.add_typer(scenario.app)
app.command()(arena.arena)
app.command()(arena.report)
app.command()(tuning.tune)
app.command()(dataset.dataset)
app.command()(review.review)
app.add_typer(puzzles.app)
app.command()(models.mcp)
app.command()(serving.serve)
app.command()(serving.backup)
app.command()(serving.restore)
app.add_typer(admin.app)


@app.command()
def bench(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, help="How long to measure each number.")
    ] = 2.0,
) -> None:
    """Measure Konspira next to OpenSpiel."""
    with opened(None):
        from konspira import bench as benchmark

        benchmark.main(seconds=seconds, as_json=as_json)


def show_version(wanted: bool) -> None:
    """`--version`: which version, and whether the engine is compiled."""
    if wanted:
        form = "compiled" if compiled() else "plain"
        with opened(None) as shell:
            shell.say(f"shell-version-{form}", version=VERSION)
        raise typer.Exit


@app.callback()
def konspira(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Board games of espionage and intrigue: play them, study them, measure them."""
