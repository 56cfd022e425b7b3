"""One game at one terminal: people share the keyboard, bots answer for themselves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from konspira import bots
from konspira.bots.naming import is_own
from konspira.cli import log
from konspira.cli.players import display_names, level_of, make_bot
from konspira.cli.saving import write_record
from konspira.cli.shell import Shell, ShellError
from konspira.drawings import drawing
from konspira.kernel.errors import RecordError
from konspira.kernel.record import Record, record_of, replay
from konspira.kernel.state import State

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and home


class Session:
    """A state, the players, the screen and the file that keeps up with them."""

    def __init__(self, shell: Shell, state: State, players: Sequence[str]) -> None:
        self.shell = shell
        self.words = shell.words
        self.console = shell.console
        self.state = state
        self.game = state.game
        self.players = list(players)
        self.names = display_names(players, self.game.seats, shell.words)
        self.people = [s for s, player in enumerate(players) if level_of(player) is None]
        self.greeting = ""
        self.again = ""  # options that a command for this game needs again
        self.path: Path | None = None  # where the record is kept
        self.ask_all = False  # also where there is only one choice?
        self.at_screen: int | None = None
        self.drawn: Any = None  # the view on the screen
        self.heard = [0] * self.game.seats  # how many of its events each seat has read
        self.watched = 0  # the same for a table without people
        self.forced: list[tuple[int, int, int]] = []  # (seat, number of events before, choice)
        self.past: list[Record] = []  # the parts of a series that led to this game
        self.won: list[list[int]] = []  # and who won each
        self.notes = True  # are newcomers told about what is new?
        self.noted: list[set[str]] = [set() for _ in range(self.game.seats)]

    # -- choices -----------------------------------------------------------------------------------

    def next_seat(self) -> int:
        """Return whose answer to get: bots first, then the player at the screen."""
        asked = [question.seat for question in self.state.questions]
        for seat in asked:
            if seat not in self.people:
                return seat
        if self.at_screen in asked:
            return self.at_screen
        return asked[0]

    def only_choice(self, seat: int) -> int | None:
        """The one option of a question that is none."""
        options = self.state.options(seat)
        return options[0] if len(options) == 1 and not self.ask_all else None

    def bot_choice(self, seat: int) -> int:
        """Return what a bot chooses. Its chance depends on game and moment alone, so a game that
        is resumed goes on as it would have gone on, and taking back changes no bot's mind."""
        state = self.state
        moment = f"{state.seed} {state.key.hex()} {seat} {len(state.history)}"
        seed = int.from_bytes(blake2b(moment.encode(), digest_size=4).digest(), "big")
        level = level_of(self.players[seat])
        assert level is not None
        try:
            desk = bots.Desk(state, seat)
            return desk.legal(make_bot(level, seed).choose(desk))
        except Exception as error:
            if not is_own(level):
                raise  # a bot of ours never fails
            raise ShellError("bot-broken", value=level, reason=repr(error)) from error

    def choose(self, seat: int, option: int) -> None:
        """Make a choice and keep it."""
        self.state.choose(seat, option)
        self.save()

    def answers(self, choices: list[int]) -> bool:
        """Has this session words of its own for choices that are not offered? Then it says them."""
        return False

    def answer_for(self, seat: int, option: int) -> None:
        """Make the only choice there is; the seat reads of it when it is next at the screen."""
        self.forced.append((seat, len(self.state.events(seat)), option))
        self.choose(seat, option)

    def take_back(self, seat: int) -> bool:
        """Undo the last real choice of a seat, if nobody has learned anything since."""
        state = self.state
        history = state.history
        for place in range(len(history) - 1, len(history) - len(state.takeable) - 1, -1):
            if history[place][0] != seat:
                continue
            before = self.replayed(history[:place])
            if self.ask_all or len(before.options(seat)) > 1:
                # What others sealed meanwhile stands, where it can stand without this choice.
                others = [choice for choice in history[place:] if choice[0] != seat]
                try:
                    self.state = self.replayed(history[:place] + others)
                except RecordError:
                    self.state = before
                self.heard[seat] = min(self.heard[seat], len(self.state.events(seat)))
                self.save()
                return True
        return False

    def replayed(self, choices: list[tuple[int, int]]) -> State:
        """This game after other choices."""
        record = record_of(self.state)
        return replay(msgspec.structs.replace(record, choices=choices, result=None), self.game)

    # -- the file ----------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the record after every choice. A full disk must not end an evening."""
        if self.path is not None:
            try:
                self.save_to(self.path)
            except ShellError as error:
                reason = self.words.say(f"shell-error-{error.code}", **error.facts)
                self.shell.say("shell-not-saved", style="bold red", reason=reason)

    def save_to(self, path: Path) -> None:
        """Write the record to a file."""
        record = record_of(self.state, self.players)
        write_record(path, msgspec.structs.replace(record, past=self.past))

    # -- the screen --------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """One line from the keyboard, or from whatever stands in for it."""
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        if sys.stdin is None:  # closed from the start
            raise EOFError
        line = input().strip()
        if not sys.stdin.isatty():
            self.console.print(line)  # a transcript shows what was answered
        return line

    def clear(self) -> None:
        """Leave nothing on the screen, and nothing to scroll back to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.drawn = None

    def hand_over(self, seat: int) -> None:
        """The next person takes the screen; what the last one saw is gone."""
        if self.at_screen is not None:
            self.clear()
        self.console.print()
        self.shell.say("shell-hand-over", style="bold", name=self.names[seat])
        self.read(self.words.say("shell-press-enter", name=self.names[seat]))
        self.clear()
        self.at_screen = seat

    def catch_up(self, past: Sequence[State] = ()) -> None:
        """In a resumed game, each person has read the log up to their last real choice."""
        walk = self.replayed([])
        for seat, option in self.state.history:
            if len(walk.options(seat)) > 1 or self.ask_all:
                self.heard[seat] = len(walk.events(seat))
                self.notes_for(walk, seat)
            walk.choose(seat, option)
        for state in past:
            walk = state.game.start(state.seed, state.key or None)
            for seat, option in state.history:
                if len(walk.options(seat)) > 1 or self.ask_all:
                    self.notes_for(walk, seat)
                walk.choose(seat, option)

    def notes_for(self, state: State, seat: int) -> list[str]:
        """The notes that belong to the open question and that this seat has not read yet."""
        question = state.question(seat)
        assert question is not None
        offers, part = state.offers(seat), state.game.part()
        fitting = [note.id for note in state.game.notes if note.fits(part, question.kind, offers)]
        found = [id for id in fitting if id not in self.noted[seat]]
        self.noted[seat].update(found)
        return found

    def show_notes(self, seat: int) -> None:
        """Print what is new to a newcomer in the question that comes."""
        found = self.notes_for(self.state, seat) if self.notes else []
        if found:
            self.console.print()
        for id in found:
            words = self.words.term(self.game, "note", id)
            self.shell.say("shell-note", style="italic cyan", note=words)

    def show_news(self, seat: int) -> None:
        """Print what happened since this seat read the log, its forced choices too."""
        events = self.state.events(seat)
        forced = [(after, choice) for reader, after, choice in self.forced if reader == seat]
        self.forced = [entry for entry in self.forced if entry[0] != seat]
        if forced or self.heard[seat] < len(events):
            self.console.print()
        for place in range(self.heard[seat], len(events) + 1):
            for after, choice in forced:
                if after == place:
                    words = self.words.choice(self.game, choice, self.names)
                    note = self.words.say("shell-forced", choice=words)
                    log.print_line(self.shell, Text(note, style="dim"))
            if place < len(events):
                log.print_event(self.shell, self.game, events[place], self.names, seat)
        self.heard[seat] = len(events)

    def show_public_news(self) -> None:
        """Print what a spectator heard since the last time."""
        events = self.state.events(None)
        for event in events[self.watched :]:
            log.print_event(self.shell, self.game, event, self.names, None)
        self.watched = len(events)

    def show_table(self, seat: int | None, again: bool = False) -> None:
        """The table, if it has changed since it was last drawn."""
        view = self.state.view(seat)
        if again or view != self.drawn:
            draw = drawing(self.game).draw
            self.console.print()
            self.console.print(draw(view, self.game, self.names, self.words))
            self.drawn = view

    def show_question(self, seat: int, names: bool = False) -> None:
        """The question and its numbered options; with their names and rules where asked for."""
        question = self.state.question(seat)
        assert question is not None
        view = self.state.view(seat)
        note = drawing(self.game).note
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", style="bold cyan", min_width=3)
        for style in ("", "dim", "", "cyan") if names else ("", "dim"):
            table.add_column(style=style, overflow="fold")
        for number, option in enumerate(self.state.options(seat), start=1):
            words = self.words.choice(self.game, option, self.names)
            name = self.game.name(option)
            more = [name, self.game.table.family(option).rule] if names else []
            table.add_row(str(number), words, note(view, name, self.game, self.words), *more)
        sentence = self.words.question(self.game, question, self.names)
        self.console.print()
        self.console.print(Text(sentence, style="bold"))
        letters = self.letters(self.state, seat)
        if letters and not names:
            self.console.print(Text(" ".join(letters), style="cyan"))
            self.shell.say("shell-spell", style="dim")
        else:
            self.console.print(table)

    def letters(self, state: State, seat: int) -> dict[str, int]:
        """The letters that a question asks for, each with its option; empty: it asks for others."""
        table = self.game.table
        found = {table.argument(option): option for option in state.options(seat)}
        families = {table.family(option).subject for option in found.values()}
        spelled = len(families) == 1 and families <= {*self.game.spelled}
        return found if spelled and all(len(letter) == 1 for letter in found) else {}

    def show_end(self) -> None:
        """The last news, the scoring item by item, and who has won."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.clear()
            self.watched = self.last_chapter()
        if viewer is None:
            self.show_public_news()
        else:
            self.show_news(viewer)
        view = self.state.view(viewer)
        self.console.print()
        finale = drawing(self.game).finale
        self.console.print(finale(view, self.game, self.names, self.words))
        winners = [self.names[seat] for seat in self.state.winners]
        if self.game.draws and len(winners) == self.game.seats:
            self.shell.say("shell-draw", style="bold")
        elif len(winners) == 1:
            self.shell.say("shell-winner", style="bold green", name=winners[0])
        else:
            shared = self.words.say("list-and", rest=", ".join(winners[:-1]), last=winners[-1])
            self.shell.say("shell-winners", style="bold green", names=shared)

    def last_chapter(self) -> int:
        """Return where the last chapter of the public log begins."""
        events = self.state.events(None)
        headings = drawing(self.game).HEADINGS[:1]
        return max([i for i, event in enumerate(events) if event.kind in headings], default=0)
