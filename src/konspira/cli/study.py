"""Looking at games: `replay`, `verify` and `position`."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from konspira import catalogue
from konspira.cli import log
from konspira.cli.options import (
    As,
    Json,
    Lang,
    Pack,
    game_of,
    make_game,
    read_number,
    read_viewer,
)
from konspira.cli.players import display_names
from konspira.cli.saving import open_record
from konspira.cli.shell import Shell, ShellError, file_error, opened
from konspira.drawings import drawing
from konspira.kernel import record as records
from konspira.kernel.state import State

ALL = "all"
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")]


def replay(
    record: RecordFile,
    to: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N choices.")
    ] = None,
    as_: As = None,
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Show a recorded game in words.

    Prints the log up to a choice, then the table as a seat saw it; `--as all` shows everything.
    """
    with opened(lang) as shell:
        saved = open_record(record)
        count = len(saved.choices)
        if to is not None and to > count:
            raise ShellError("replay-too-far", value=str(to), count=count)
        state = records.replay(saved, game_of(saved, pack), to)
        names = display_names(saved.players, saved.seats, shell.words)
        viewers: list[int | None] = [None]
        if as_ == ALL:
            log.print_whole_log(shell, state.game, state.log, names, None, numbered=True)
            viewers = list(range(saved.seats))
        else:
            viewers = [read_viewer(as_ or "spectator", names)]
            heard = log.heard(state, viewers[0])
            log.print_whole_log(shell, state.game, heard, names, viewers[0], numbered=True)
        shell.console.print()
        shell.say("shell-replayed", style="bold", made=len(state.history), count=count)
        for viewer in viewers:
            show_position(shell, state, viewer, names)


def verify(record: RecordFile, pack: Pack = None, lang: Lang = None) -> None:
    """Check everything that a record claims."""
    with opened(lang) as shell:
        saved = open_record(record)
        shell.say("shell-verified-format", format=saved.format, version=saved.version)
        game = game_of(saved, pack)
        records.check_header(saved, game)
        title = shell.words.game(game)
        shell.say("shell-verified-rules", game=title, rules=game.version, pack=game.pack.hash)
        parts = records.verify_past(saved, lambda record: game_of(record, pack))
        if parts:
            shell.say("shell-verified-past", count=len(parts))
        state = records.verify(saved, game)
        shell.say("shell-verified-choices", count=len(saved.choices))
        if saved.shuffle is not None:
            salts = ", ".join(salt or "–" for salt in saved.shuffle.salts)
            shell.say("shell-verified-shuffle", commitment=saved.shuffle.commitment, salts=salts)
        if saved.result is None:
            shell.say("shell-verified-unfinished", style="bold yellow")
            return
        names = display_names(saved.players, saved.seats, shell.words)
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(names, state.scores, strict=True)
        )
        shell.say("shell-verified-result", scores=scores, checksum=saved.result.checksum)
        shell.say("shell-verified", style="bold green")


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON; - is stdin.")],
    choose: Annotated[
        list[str] | None, typer.Option(metavar="SEAT:NAME", help="Make a choice; repeat it.")
    ] = None,
    as_: As = None,
    as_json: Json = False,
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Show a position and what can be done in it.

    Sets up a position, makes the given choices, then prints the table, the questions and the
    options, or the resulting position as JSON.
    """
    with opened(lang) as shell:
        state = read_position(file, pack)
        for text in choose or []:
            before, colon, name = text.partition(":")
            seat, number = read_number(before), read_number(name)
            if not colon or seat is None:
                raise ShellError("bad-choose", value=text)
            state.choose(seat, name.strip() if number is None else number)
        if as_json:
            text = msgspec.json.format(msgspec.json.encode(state.position()), indent=2).decode()
            shell.console.print(text, soft_wrap=True)
            return
        names = [shell.words.say("seat-number", seat=seat) for seat in range(state.game.seats)]
        viewer = read_viewer(as_, names) if as_ else first_asked(state)
        show_position(shell, state, viewer, names)
        for question in state.questions:
            if not as_ or question.seat == viewer:  # what others are asked may be their secret
                show_options(shell, state, question.seat, names)


def read_position(file: Path, pack: Path | None) -> State:
    """The position in a JSON file; it names its game and options itself."""
    try:
        text = read_stdin() if str(file) == "-" else file.read_bytes()
        data = msgspec.json.decode(text)
    except OSError as error:
        raise file_error(file, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ShellError("not-json", file=str(file), reason=str(error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise ShellError("position-no-game", file=str(file), known=", ".join(catalogue.games()))
    options = data.get("options", {})
    chosen: dict[str, Any] = dict(options) if isinstance(options, Mapping) else {}
    places = data.get("seats")
    seats = chosen.pop("seats", len(places) if isinstance(places, list) else None)
    game = make_game(data["game"], seats, pack, chosen)
    return game.position({**data, "game": game.id})  # it may name the place of a game of one's own


def read_stdin() -> bytes:
    """All of the standard input, which may be closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read()


def first_asked(state: State) -> int | None:
    """The seat that the game waits for, where it waits for one."""
    return state.questions[0].seat if state.questions else None


def show_position(shell: Shell, state: State, viewer: int | None, names: list[str]) -> None:
    """The table with the eyes of one viewer, and whom the game waits for."""
    game = state.game
    view = state.view(viewer)
    whose = shell.words.say("shell-spectator") if viewer is None else names[viewer]
    shell.console.print()
    shell.say("shell-seen-by", style="bold", name=whose)
    show = drawing(game).finale if state.over else drawing(game).draw
    shell.console.print(show(view, game, names, shell.words))
    for entry in game.waiting(state, viewer):
        name = None if entry.seat is None else names[entry.seat]
        shell.console.print(shell.words.activity(game, entry.activity, name))


def show_options(shell: Shell, state: State, seat: int, names: list[str]) -> None:
    """A question and its options, with the names that --choose takes."""
    question = state.question(seat)
    assert question is not None
    shell.console.print()
    asked = shell.words.question(state.game, question, names)
    shell.console.print(Text.assemble((f"{names[seat]}: ", "bold"), asked))
    for option in state.options(seat):
        choice = Text(f"  {seat}:{state.game.name(option)}", style="cyan")
        choice.append(f"  {shell.words.choice(state.game, option, names)}", style="default")
        shell.console.print(choice)
