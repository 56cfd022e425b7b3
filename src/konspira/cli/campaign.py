"""From the first question to the end: a game, or all parts of a campaign one after another."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer
from rich.text import Text

from konspira.cli.exits import INTERRUPTED
from konspira.cli.players import describe
from konspira.cli.prompt import Leave, ask
from konspira.cli.session import Session
from konspira.cli.shell import program
from konspira.kernel.record import record_of


def run(session: Session, pack: Path | None = None) -> None:
    """Play to the end, part after part, or until somebody leaves."""
    following: Session | None = session
    while following is not None:
        session = following
        try:
            greet(session)
            turns(session)
            session.show_end()
            show_standing(session)
            following = next_part(session, pack)
            if following is not None:
                following.path = session.path
                if session.people:
                    ask_on(following)
                following.save()
        except KeyboardInterrupt:
            say_goodbye(session)
            raise typer.Exit(INTERRUPTED) from None
        except (EOFError, Leave):
            say_goodbye(session)
            return
    if session.path is not None:
        command = f"{program()} replay {shlex.quote(str(session.path))}{session.again}"
        session.shell.say("shell-replay-hint", style="dim", command=command)


def greet(session: Session) -> None:
    """Print what is played, by whom, and where it is kept."""
    shell = session.shell
    session.console.print(Text(session.greeting, style="bold"))
    if shell.words.blurb(session.game):
        session.console.print(Text(shell.words.blurb(session.game), style="italic"))
    if session.game.part():
        part, parts = session.game.part(), session.game.parts
        shell.say("shell-part", style="bold", part=part, parts=parts)
    shell.say("shell-at-the-table", players=at_the_table(session))
    if session.path is None:
        shell.say("shell-no-file", style="yellow")
    else:
        shell.say("shell-file", style="dim", file=str(session.path))


def turns(session: Session) -> None:
    """One answer after another, from each seat that is asked."""
    while not session.state.over:
        seat = session.next_seat()
        only = session.only_choice(seat)
        if seat not in session.people:
            session.choose(seat, session.bot_choice(seat))
        elif only is not None:
            session.answer_for(seat, only)
        else:
            ask(session, seat)
        if not session.people:
            session.show_public_news()


# -- the next part ---------------------------------------------------------------------------------


def next_part(session: Session, pack: Path | None) -> Session | None:
    """The part that follows, with what this one leaves to it and the same people on the same sides.

    The same seed goes through the whole campaign.
    """
    state, game = session.state, session.game
    options = game.sequel(state)
    if options is None:
        return None
    following = type(game)(game.seats, pack, options)
    found = Session(session.shell, following.start(state.seed, state.key or None), session.players)
    found.past = [*session.past, record_of(state, session.players)]
    found.won = [*session.won, state.winners]
    found.ask_all, found.again = session.ask_all, session.again
    found.notes, found.noted = session.notes, session.noted
    title = session.words.game(following)
    found.greeting = session.words.say("shell-welcome", game=title, seed=str(state.seed))
    return found


def ask_on(following: Session) -> None:
    """Go on at once, or another time?"""
    shell = following.shell
    quit_key = shell.words.say("shell-key-quit")
    prompt = shell.words.say("shell-go-on", part=following.game.part(), key=quit_key)
    following.console.print()
    while True:
        answer = following.read(prompt).lower()
        if answer in ("", "1"):
            return
        if answer in ("2", "quit", quit_key):
            raise Leave


def show_standing(session: Session) -> None:
    """Print how many parts of the campaign each has won; a draw counts for none."""
    if not session.game.part():
        return
    won = [*session.won, session.state.winners]
    counts = [sum(part == [seat] for part in won) for seat in range(session.game.seats)]
    standing = ", ".join(f"{n} {c}" for n, c in zip(session.names, counts, strict=True))
    last = session.game.sequel(session.state) is None
    message = "shell-campaign-over" if last else "shell-standing"
    session.shell.say(message, style="bold", standing=standing)


# -- leaving ---------------------------------------------------------------------------------------


def at_the_table(session: Session) -> str:
    """All players with what kind they are."""
    pairs = zip(session.players, session.names, strict=True)
    return ", ".join(describe(player, name, session.words) for player, name in pairs)


def say_goodbye(session: Session) -> None:
    """Print how to go on another time."""
    if len(session.people) > 1:
        session.clear()
    session.console.print()
    if session.path is None:
        session.shell.say("shell-left-unsaved", style="bold")
        return
    command = f"{program()} play --resume {shlex.quote(str(session.path))}{session.again}"
    session.shell.say("shell-left", style="bold", command=command)
