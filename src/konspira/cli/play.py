"""`konspira play`: a whole game in the terminal, to be left and resumed at any moment."""

from __future__ import annotations

import secrets
import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from konspira import catalogue
from konspira.cli import campaign
from konspira.cli.options import Lang, Pack, find_game, game_of, make_game, read_settings
from konspira.cli.players import (
    Company,
    check_levels,
    count_players,
    level_of,
    seat_players,
)
from konspira.cli.saving import latest_file, new_file, open_record
from konspira.cli.scenario import as_option
from konspira.cli.session import Session
from konspira.cli.shell import Shell, ShellError, opened, program
from konspira.kernel.game import Game
from konspira.kernel.record import replay, verify, verify_past
from konspira.kernel.state import State


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="See `konspira games`, or module:GAME.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many sit at the table.")
    ] = None,
    people: Annotated[int | None, typer.Option(metavar="N", help="How many people play.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A person's name; repeat it.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="N|BOTS",
            help="How many bots, or each by its level or its place: easy,my_bots:Anna.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=2**62 - 1, help="The same seed, the same game."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="K=V", help="An option of the game; repeat it.")
    ] = None,
    scenario_file: Annotated[
        Path | None,
        typer.Option("--scenario-file", metavar="FILE", help="A scenario of your own (stawka)."),
    ] = None,
    pack: Pack = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to keep the record of the game.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a recorded game (or: last).")
    ] = None,
    notes: Annotated[
        bool,
        typer.Option("--notes/--no-notes", help="Short notes when something is new to newcomers."),
    ] = True,
    ask_all: Annotated[
        bool, typer.Option("--ask-all", help="Ask even where there is only one choice.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal.

    Without more, one person plays against bots. Several people share the screen; nobody sees the
    cards of another. The game is saved after every choice and can be resumed. A game that is part
    of a campaign goes on with the next part, and one file keeps the whole campaign.
    """
    with opened(lang) as shell:
        if record is not None and record.is_file() and str(record) != resume:
            raise ShellError("file-exists", file=str(record))
        if resume is not None:
            start = (seats, people, name, bots, seed, option, scenario_file)
            if any(given not in (None, []) for given in start):
                raise ShellError("resume-alone")
            session, before = resumed(shell, resume, game, pack, lang)
        else:
            if game is None:
                raise ShellError("which-game", known=", ".join(catalogue.games()))
            span = find_game(game).seat_range
            company = count_players(span, seats, people, bots, len(name or []))
            chosen = read_settings(option or [])
            if scenario_file is not None:
                chosen = as_option(shell, game, scenario_file, chosen)
            made = make_game(game, company.seats, pack, chosen)
            session = started(shell, made, seat_players(company, name or []), seed)
            before = []
        session.ask_all = ask_all
        session.notes = notes
        session.again = options_again(pack, lang)
        session.catch_up(before)
        keep(session, record)
        campaign.run(session, pack)


def started(shell: Shell, game: Game, players: list[str], seed: int | None) -> Session:
    """A new game."""
    if seed is None:
        seed = secrets.randbelow(2**32)
    session = Session(shell, game.start(seed), players)
    title = shell.words.game(game)
    session.greeting = shell.words.say("shell-welcome", game=title, seed=str(seed))
    return session


def resumed(
    shell: Shell, source: str, game: str | None, pack: Path | None, lang: str | None
) -> tuple[Session, list[State]]:
    """A game from its record, at the moment where it was left, and the parts before it."""
    path = latest_file() if source == "last" else Path(source)
    saved = open_record(path)
    if game is not None and find_game(game).id != saved.game:
        raise ShellError("resume-other-game", value=game, game=saved.game)
    past = verify_past(saved, lambda record: game_of(record, pack))
    state = replay(saved, game_of(saved, pack))
    players = saved.players or seat_players(Company(saved.seats, 1, []))
    check_levels([level_of(player) for player in players])
    players = (players + [""] * saved.seats)[: saved.seats]
    session = Session(shell, state, players)
    session.past, session.won = saved.past, [part.winners for part in past]
    if state.over:
        past.append(verify(saved, state.game))
        following = campaign.next_part(session, pack)
        if following is None:
            command = f"{program()} replay {shlex.quote(str(path))}{options_again(pack, lang)}"
            raise ShellError("already-over", file=str(path), command=command)
        session = following
    else:
        session.greeting = shell.words.say("shell-welcome-back", game=shell.words.game(state.game))
    session.path = path
    return session, past


def keep(session: Session, record: Path | None) -> None:
    """The record is on disk before the first question."""
    try:
        path = record or session.path or new_file(session.game.id, datetime.now())
        session.save_to(path)
    except (ShellError, OSError, RuntimeError):
        if record is not None:
            raise
        session.path = None  # nowhere to keep it: the game can be played all the same
    else:
        session.path = path


def options_again(pack: Path | None, lang: str | None) -> str:
    """The options that another command for the same game needs too."""
    given = {"--pack": pack, "--lang": lang}
    found = [f" {name} {shlex.quote(str(value))}" for name, value in given.items() if value]
    return "".join(found)
