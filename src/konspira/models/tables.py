"""Games against bots in this process. The holder of a seat's key plays it and sees its view.

The keys are secrets: nobody can name the seat of another. The deal comes from the machine's own
chance, so nobody can start the same game again to look at it with other eyes; only the owner of the
process can fix it with a seed.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from threading import Condition, Lock

from konspira import catalogue
from konspira.bots import Bot, Desk, factory, make
from konspira.bots.levels import LEVELS, unknown
from konspira.bots.usual import BOT_NAMES, usual_level
from konspira.drawings import powers
from konspira.kernel.errors import IllegalChoice, OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.models.reading import Reader
from konspira.words import Words

LOG = logging.getLogger("konspira.models")
MOST_TABLES = 100  # games at once; a new one replaces a finished one that was idle longest
LONGEST_NAME = 20
LONGEST_NOTES = 2000  # letters
PAGE = 50  # lines of history at once
LONGEST_WAIT = 60.0  # seconds


class Seat:
    """A seat with a key."""

    def __init__(self, table: Table, number: int, language: str) -> None:
        self.table = table
        self.number = number
        self.words = Words(language)
        self.key = secrets.token_urlsafe(12)
        self.story: list[str] = []  # its story, line by line
        self.told = 0  # number of events in it
        self.made = 0  # number of choices in it that were made for the seat
        self.heard = 0  # lines that it has read
        self.noted: set[str] = set()  # hints for newcomers that it has read
        self.notes = ""  # its own

    @property
    def reader(self) -> Reader:
        """Return the reader of this seat; names change while people come."""
        return Reader(self.table.game, self.table.names, self.words)


class Table:
    """One game: its seats and its progress."""

    def __init__(self, id: str, game: Game, state: State, bots: Sequence[Bot | None]) -> None:
        self.id = id
        self.game = game
        self.state = state
        self.bots = list(bots)  # None: a person with a key, or a seat that is still free
        self.seats: list[Seat | None] = [None] * game.seats
        self.names: list[str] = [""] * game.seats
        self.changed = Condition()
        # Only choices, made for a seat: the number of its events before, and the choice.
        self.forced: list[list[tuple[int, int]]] = [[] for _ in range(game.seats)]

    # -- playing -----------------------------------------------------------------------------------

    def advance(self) -> None:
        """Let bots answer, and make single choices, until a seat with a key has a real choice."""
        state = self.state
        while not state.over:
            # Bots first: people need not wait for their sealed choices.
            asked = sorted((q.seat for q in state.questions), key=lambda s: self.bots[s] is None)
            seat = asked[0]
            options = state.options(seat)
            bot = self.bots[seat]
            if bot is not None:
                state.choose(seat, options[0] if len(options) == 1 else self._ask(bot, seat))
                continue
            alone = next((s for s in asked if len(state.options(s)) == 1), None)
            if alone is None:
                return
            self.forced[alone].append((len(state.events(alone)), state.options(alone)[0]))
            state.choose(alone, state.options(alone)[0])

    def _ask(self, bot: Bot, seat: int) -> int:
        """Return the choice of a bot. If the host's own bot fails, another one chooses instead."""
        desk = Desk(self.state, seat)
        try:
            return desk.legal(bot.choose(desk))
        except Exception:
            if type(bot) in LEVELS.values():
                raise  # a bot of ours never fails
            LOG.exception("a bot has failed; another one chooses in its place")
            return make(usual_level(), bot.rng.below(1 << 30)).choose(desk)

    def choose(self, seat: Seat, choice: str | int) -> None:
        """Make a choice by its number in the list or by its name, and let the game go on."""
        with self.changed:
            self.state.choose(seat.number, self.option(seat.number, choice))
            self.advance()
            self.changed.notify_all()

    def option(self, seat: int, choice: str | int) -> int:
        """Read a choice: a number of the list that was shown, or a name."""
        text = str(choice).strip()
        options = self.state.options(seat)
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        if text.isdecimal() and options:
            raise IllegalChoice(
                "bad-choice-number",
                f"there is no choice {text}; the choices have the numbers from 1 to {len(options)}",
                value=text,
                last=len(options),
            )
        return self.game.number("".join(text.split()))

    def wait(self, seat: Seat, seconds: float) -> None:
        """Wait until this seat is asked or the game is over, but no longer than this."""
        with self.changed:
            self.changed.wait_for(
                lambda: self.state.over or bool(self.state.options(seat.number)),
                min(max(seconds, 0.0), LONGEST_WAIT),
            )

    # -- reading -----------------------------------------------------------------------------------

    def story(self, seat: Seat) -> list[str]:
        """Return all events that a seat heard, and the choices that were made for it.

        Lines stay as they were first read: the story of a long game is not told again and again.
        """
        reader, number = seat.reader, seat.number
        events = self.state.events(number)
        forced = self.forced[number]
        for place in range(seat.told, len(events) + 1):
            while seat.made < len(forced) and forced[seat.made][0] == place:
                seat.story.append(reader.forced(forced[seat.made][1]))
                seat.made += 1
            if place < len(events):
                seat.story.append(reader.event(events[place], number))
        seat.told = len(events)
        return seat.story

    def turn(self, seat: Seat, again: bool = False, lead: str = "") -> str:
        """Return all that a seat needs for its next choice. With `again`, news stay news."""
        with self.changed:
            reader, number, state = seat.reader, seat.number, self.state
            story = self.story(seat)
            news = story[seat.heard :]
            if not again:
                seat.heard = len(story)
            view = state.view(number)
            if state.over:
                return reader.turn(lead, news, [reader.finale(view), reader.result(state.winners)])
            question = state.question(number)
            if question is None:
                return reader.turn(lead, news, [reader.table(view), "\n".join(self.waiting(seat))])
            hints = [
                note.id
                for note in self.game.notes
                if note.fits(self.game.part(), question.kind, state.offers(number))
            ]
            new = [id for id in hints if id not in seat.noted]
            if not again:
                seat.noted.update(new)
            asked = [
                reader.question(question),
                *reader.options(view, state.options(number)),
                reader.words.say("models-answer"),
            ]
            return reader.turn(
                lead, news, [reader.table(view), "\n".join(reader.notes(new)), "\n".join(asked)]
            )

    def asked(self, seat: Seat) -> list[str]:
        """Return the question of a seat and its options with rules, or the seats to wait for."""
        with self.changed:
            state, number = self.state, seat.number
            question = state.question(number)
            if state.over:
                return [seat.reader.result(state.winners)]
            if question is None:
                return self.waiting(seat)
            lines = seat.reader.options(state.view(number), state.options(number), rules=True)
            cards = powers(self.game, state.offers(number), seat.words)
            told = [f"{card}: {power}" for card, power in cards]
            return [seat.reader.question(question), *lines, *told]

    def reason(self, seat: Seat, choice: str) -> str:
        """Return why a seat cannot make a choice, by its name."""
        with self.changed:
            option = self.game.number("".join(choice.split()))
            refusal = self.state.refusal(seat.number, option)
            said = f"{seat.words.choice(self.game, option, self.names)} [{self.game.name(option)}]"
            if refusal is None:
                return f"{said}: {seat.words.say('models-possible')}"
            return f"{said}: {seat.reader.reason(refusal)}"

    def told(self, seat: Seat) -> list[str]:
        """Return the whole story of a seat."""
        with self.changed:
            return list(self.story(seat))

    def waiting(self, seat: Seat) -> list[str]:
        """Return the seats that the game waits for, as far as this seat may know."""
        words = seat.words
        found = [
            words.activity(
                self.game, entry.activity, None if entry.seat is None else self.names[entry.seat]
            )
            for entry in self.state.waiting(seat.number)
        ]
        return [words.say("models-waiting"), *dict.fromkeys(found)]


class Hall:
    """All tables of this process."""

    def __init__(self, lent: Sequence[str] = (), seed: int | None = None) -> None:
        self.lent = list(lent)  # own bots of the host
        self.levels = [*LEVELS, *self.lent]
        self.tables: dict[str, Table] = {}
        self.keys: dict[str, Seat] = {}
        self.seed = seed
        self.started = 0  # games with a seed
        self.lock = Lock()  # several clients come at once
        for name in self.lent:
            factory(name)  # a mistake in a name shows at once

    def kind(self, name: str) -> type[Game]:
        """Return a game by its id. A module path is refused: importing it would run it."""
        known = catalogue.games()
        if name not in known:
            remedy = did_you_mean(name[:40], known)
            raise OptionError(
                "unknown-game",
                f'no game is called "{name[:40]}"; {remedy}',
                value=name[:40],
                remedy=remedy,
            )
        return known[name]

    def start(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object],
        seat: int,
        bots: Sequence[str] | None,
        open_seats: int,
        name: str,
        language: str,
    ) -> Seat:
        """Start a new game. The first bots sit in the first seats, open seats are the last ones."""
        Words(language)  # refuses a language before anything is made
        made = self.kind(game)(seats, None, options)
        self._check_seat(made, seat)
        levels = self._levels(made, bots, open_seats)
        called = self._name(name)
        with self.lock:
            self._make_room()
            state, rng = self._deal(made)
            others = [place for place in range(made.seats) if place != seat]
            players: list[Bot | None] = [None] * made.seats
            for place, level in zip(others, levels, strict=False):
                players[place] = factory(level)(rng.below(1 << 30))
            table = Table(secrets.token_hex(4), made, state, players)
            self.tables[table.id] = table
            found = self._sit(table, seat, called, language)
        spare = [word for word in BOT_NAMES if word != called]
        for place in others:
            bot = players[place] is not None and bool(spare)
            number = str(place + 1)
            table.names[place] = (
                spare.pop(0) if bot else found.words.say("shell-player", number=number)
            )
        table.advance()
        return found

    def _levels(self, game: Game, bots: Sequence[str] | None, open_seats: int) -> list[str]:
        """Return a bot for each other seat that is not open; one name stands for all of them."""
        others = game.seats - 1 - open_seats
        named = list(bots) if bots else [usual_level()]
        levels = named * others if len(named) == 1 else named
        if not 0 <= open_seats < game.seats or len(levels) != others:
            raise OptionError(
                "wrong-opponents",
                f"there are {max(others, 0)} other seats, not {len(named)}; name one bot for each",
                count=max(others, 0),
                value=", ".join(named),
            )
        for level in levels:
            if level not in self.levels:
                raise unknown(level, self.levels)
        return levels

    def _deal(self, game: Game) -> tuple[State, Rng]:
        """Return the next game and the chance of its bots, by the process's seed if it has one."""
        if self.seed is None:
            return game.start(key=secrets.token_bytes(32)), Rng(secrets.randbits(60))
        seed = self.seed + self.started
        self.started += 1
        return game.start(seed), Rng(seed)

    def join(self, id: str, seat: int | None, name: str, language: str) -> Seat:
        """Take a seat that was left open."""
        table = self.tables.get(id)
        if table is None:
            raise OptionError(
                "unknown-table",
                f'there is no table "{id[:40]}"; ask whoever has started it for its name',
                value=id[:40],
            )
        Words(language)
        if seat is not None:
            self._check_seat(table.game, seat)
        with table.changed:
            pairs = zip(table.seats, table.bots, strict=True)
            free = [place for place, pair in enumerate(pairs) if pair == (None, None)]
            if seat is None and free:
                seat = free[0]
            if seat is None or seat not in free:
                known = ", ".join(str(place) for place in free) or "–"
                raise IllegalChoice(
                    "seat-not-open",
                    f"seat {seat} is not free; free seats: {known}",
                    value="–" if seat is None else str(seat),
                    known=known,
                )
            found = self._sit(table, seat, self._name(name, table.names), language)
            table.changed.notify_all()
        return found

    def seat(self, key: str) -> Seat:
        """Return the seat that a key opens."""
        found = self.keys.get(key)
        if found is None:
            raise IllegalChoice(
                "unknown-key",
                f'no seat has the key "{key[:40]}"; start_game and join_game give you one',
                value=key[:40],
            )
        return found

    def _sit(self, table: Table, number: int, name: str, language: str) -> Seat:
        seat = Seat(table, number, language)
        table.seats[number] = seat
        table.names[number] = name or seat.words.say("shell-player", number=str(number + 1))
        self.keys[seat.key] = seat
        return seat

    def _name(self, text: str, taken: Sequence[str] = ()) -> str:
        """Check a name that a client gave: the others read it."""
        name = " ".join(text.split())
        if not name.isprintable() or len(name) > LONGEST_NAME or (name and name in taken):
            raise OptionError(
                "bad-player-name",
                f'"{name[:40]}" cannot be a name here; choose another one, of 1 to {LONGEST_NAME} '
                "printable letters",
                value=name[:40],
                most=LONGEST_NAME,
            )
        return name

    def _check_seat(self, game: Game, seat: int) -> None:
        if not 0 <= seat < game.seats:
            raise IllegalChoice(
                "unknown-seat",
                f"{seat} is not a seat; seats are the numbers 0 to {game.seats - 1}",
                value=str(seat),
                last=game.seats - 1,
            )

    def _make_room(self) -> None:
        """Forget the oldest finished game, if there are too many."""
        if len(self.tables) < MOST_TABLES:
            return
        over = next((table for table in self.tables.values() if table.state.over), None)
        if over is None:
            raise OptionError(
                "too-many-games",
                f"there are {MOST_TABLES} games already; play one of them to its end first",
                value=MOST_TABLES,
            )
        del self.tables[over.id]
        for seat in over.seats:
            if seat is not None:
                del self.keys[seat.key]
