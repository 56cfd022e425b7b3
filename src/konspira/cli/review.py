"""A game that was recorded, judged choice by choice: `review`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from konspira.bots.comparing import Budget
from konspira.bots.desk import Desk
from konspira.bots.review import (
    TurningPoint,
    Verdict,
    Weighed,
    choices_of,
    judge,
    suspicion,
    turning_points,
)
from konspira.cli.options import Json, Lang, Pack, game_of
from konspira.cli.players import display_names
from konspira.cli.saving import open_record
from konspira.cli.shell import Shell, opened, plain_console
from konspira.cli.study import RecordFile
from konspira.kernel import record as records
from konspira.kernel.events import Question
from konspira.kernel.game import Game
from konspira.kernel.record import Record
from konspira.words import Words


def review(
    record: RecordFile,
    simulations: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games imagined for each choice.")
    ] = 200,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, help="Time for each choice, at most.")
    ] = 2.0,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other imagined games.")] = 0,
    everything: Annotated[
        bool, typer.Option("--all", help="List all choices, not only turning points.")
    ] = False,
    as_json: Json = False,
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Judge the choices of a recorded game.

    For each choice the share of imagined games won with the best option and with the chosen one,
    from what that seat could know then. Prints the turning points with the options a strong bot
    prefers. Choices far from the game's advice come first; Ctrl-C shows what is judged so far.
    """
    with opened(lang) as shell:
        saved = open_record(record)
        game = game_of(saved, pack)
        records.replay(saved, game)  # says what is wrong with it before the long work begins
        verdicts, of = _judged(shell, saved, game, Budget(simulations, seconds), seed)
        turns = turning_points(verdicts, len(verdicts) == of)
        if as_json:
            found = {"judged": len(verdicts), "of": of, "choices": verdicts, "turns": turns}
            text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
            shell.console.print(text, soft_wrap=True)
            return
        names = display_names(saved.players, saved.seats, shell.words)
        _show(shell, game, verdicts, turns, names, everything)
        if len(verdicts) < of:
            shell.say("shell-review-part")
        shell.say("shell-reviewed", count=len(verdicts), of=of)


def _judged(
    shell: Shell, saved: Record, game: Game, budget: Budget, seed: int
) -> tuple[list[Verdict], int]:
    """The choices, judged, and how many there are; meanwhile a bar shows how far we are."""
    start = records.replay(saved, game, 0)
    plan = [
        (-suspicion(state, made.seat, made.option), made, state.quiet_copy())
        for made, state in choices_of(start, saved.choices)
    ]
    plan.sort(key=lambda one: (one[0], one[1].ply))  # the moments that matter come first
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=plain_console(stderr=True),
        transient=True,
    )
    found: list[Verdict] = []
    with bar, suppress(KeyboardInterrupt):
        task = bar.add_task(shell.words.say("shell-review-judging"), total=len(plan))
        for _, made, state in plan:
            desk = Desk(state, made.seat)
            found.append(judge(desk, made, budget, seed + made.ply * 10_000))
            bar.advance(task)
    return sorted(found, key=lambda one: one.ply), len(plan)


def _show(
    shell: Shell,
    game: Game,
    verdicts: Sequence[Verdict],
    turns: Sequence[TurningPoint],
    names: Sequence[str],
    everything: bool,
) -> None:
    """The turning points, or all choices with the turning points marked."""
    words = shell.words
    if not everything and turns:
        shell.say("shell-review-turns", style="bold")
    told = {one.ply: [turn for turn in turns if turn.ply == one.ply] for one in verdicts}
    shown = [one for one in verdicts if everything or told[one.ply]]
    for one in shown:
        shell.console.print()
        _print_place(shell, game, one, names)
        for turn in told[one.ply]:
            facts = {"points": points(turn.size), "low": points(turn.low)}
            sentence = words.say(
                f"shell-review-{turn.kind}", **facts, high=points(turn.high), name=names[turn.seat]
            )
            style = "green" if turn.kind == "gain" else "red"
            shell.console.print(Text(f"      {sentence}", style), soft_wrap=True)
        for place, option in enumerate(one.best):
            _print_option(shell, game, one, option, place, names)
    if not shown:
        shell.say("shell-review-none")
    shell.console.print()
    shell.say("shell-review-about", count=game.seats, even=round(100 / game.seats))


def _print_place(shell: Shell, game: Game, one: Verdict, names: Sequence[str]) -> None:
    """Print where it was: the number of the choice, the round, the question, and what was done."""
    words = shell.words
    question = Question(one.seat, one.kind, "", dict(one.facts))
    parts = [words.chapter(game, one.chapter), words.question(game, question, names)]
    line = Text.assemble(
        (f"{one.ply + 1:>4}  ", "dim"),
        (names[one.seat], "bold"),
        "  ",
        " · ".join(filter(None, parts)),
    )
    shell.console.print(line, soft_wrap=True)
    done = words.say("shell-review-did", deed=deed_in_words(words, game, one.deed, names))
    shell.console.print(Text(f"      {done}"), soft_wrap=True)


def _print_option(
    shell: Shell, game: Game, one: Verdict, option: Weighed, place: int, names: Sequence[str]
) -> None:
    """One of the best options, with its share of imagined games; the chosen one is marked."""
    words = shell.words
    facts = {"share": percent(option.share), "low": percent(option.low)}
    share = words.say("shell-review-share", **facts, high=percent(option.high), count=option.games)
    chosen = option.choice == one.choice
    mark = words.say("shell-review-chosen") if chosen else ""
    deed = one.deed[one.deed.index(one.choice) :] if chosen else option.deed
    name = deed_in_words(words, game, deed, names)
    line = Text(f"      {place + 1}. {name}  {share}  {mark}".rstrip(), "bold" if chosen else "")
    shell.console.print(line, soft_wrap=True)


def deed_in_words(words: Words, game: Game, deed: Sequence[str], names: Sequence[str]) -> str:
    """A choice and the small ones that belong to it: "Banker → 2 cards"."""
    return " → ".join(words.choice(game, game.number(name), names) for name in deed)


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def points(share: float) -> int:
    """A difference of shares in whole percentage points."""
    return round(100 * share)
