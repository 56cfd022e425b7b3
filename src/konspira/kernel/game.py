"""A game with its options chosen: what starts states, names choices, builds views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from konspira.kernel.choices import ChoiceTable
from konspira.kernel.content import Pack
from konspira.kernel.errors import OptionError, Remedy, did_you_mean, whole_number
from konspira.kernel.events import Question
from konspira.kernel.position import (
    EXPECTED_LIST,
    HIGHEST_SEED,
    LONGEST_KEY,
    Reader,
    is_key,
    is_seed,
    key_of,
    read_step,
    shown,
    step_text,
    wrong,
)
from konspira.kernel.rng import Rng, word_of
from konspira.kernel.shapes import Waiting as Waiting
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY, TOGETHER, Step, Together

NOT_FITTING = Remedy("does-not-fit", "its numbers do not fit this position")


class Setting:
    """An option of a game: its name, its values (the default first), the ruling behind it.

    With `seats`, other values than the default need a number of seats within these bounds. `when`
    names values of other options without which this one changes nothing; with `of_texts` it may
    matter as well where such an option is a text. A `free` one takes texts that no list can name.
    """

    free = False

    def __init__(
        self,
        name: str,
        values: Sequence[str | bool | int],
        rule: str,
        seats: tuple[int, int] | None = None,
        when: Mapping[str, str | bool | int] | None = None,
        of_texts: bool = False,
    ) -> None:
        self.name = name
        self.values = list(values)
        self.rule = rule
        self.seats = seats
        self.when = dict(when or {})
        self.of_texts = of_texts

    @property
    def default(self) -> str | bool | int:
        """What holds when nobody chooses."""
        return self.values[0]

    def values_for(self, seats: int) -> list[str | bool | int]:
        """The values that a table with so many seats may choose."""
        if self.seats is None or self.seats[0] <= seats <= self.seats[1]:
            return self.values
        return self.values[:1]

    def read_for(self, value: object, seats: int) -> str | bool | int:
        """The value that was meant, where a table with so many seats may choose it."""
        found = self.read(value)
        if found not in self.values_for(seats):
            assert self.seats is not None
            low, high = self.seats
            text = _word(found)
            raise OptionError(
                "option-needs-seats",
                f"{self.name} can be {text} only with {low} to {high} seats, not with {seats}",
                option=self.name,
                value=text,
                seats=seats,
                low=low,
                high=high,
            )
        return found

    def read(self, value: object) -> str | bool | int:
        """The value that was meant; words from a command line are understood too."""
        for known in self.values:
            if (type(known), known) == (type(value), value) or _word(known) == value:
                return known
        remedy = did_you_mean(str(value), [_word(known) for known in self.values])
        raise OptionError(
            "bad-option-value",
            f"{self.name} cannot be {value!r}; {remedy}",
            option=self.name,
            value=str(value),
            remedy=remedy,
        )

    def shown(self, value: str | bool | int) -> str | bool | int:
        """The value as everybody at the table may know it; some hold what one seat hides."""
        return value


def _word(value: str | bool | int) -> str:
    """A value as people write it on a command line: true, false, 3, sequential."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Note(msgspec.Struct, frozen=True):
    """A hint for newcomers: where in the game it belongs; its words are `<game>-note-<id>`.

    It fits a question of one of these kinds that offers one of these families of choices, in one
    of these parts of a series; an empty list asks for nothing.
    """

    id: str
    kinds: tuple[str, ...]
    offers: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()

    def fits(self, part: int, kind: str, offers: Sequence[str]) -> bool:
        """Does it belong to this question?"""
        if kind not in self.kinds or (self.parts and part not in self.parts):
            return False
        families = {name.partition("(")[0] for name in offers}
        return not self.offers or any(family in families for family in self.offers)


class Summary(msgspec.Struct, frozen=True):
    """What statistics ask of a finished game besides its scores and ranks.

    Ids are those of the game's words without its name: `faction-loyalist` is what
    `emerald-faction-loyalist` says.
    """

    turns: float | None = None  # of each player, on average; the rounds, where there are rounds
    first: int | None = None  # the seat that began, where one does
    ends: list[str] = []  # why the game ended, where there are several ways
    sides: list[str] = []  # the side of each seat, where there are sides
    sources: dict[str, list[int]] = {}  # what each seat's score came from


class Game:
    """One game with its options chosen. Each game has one subclass; `konspira.make` makes them."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: raised when the same choices lead somewhere else
    seat_range: ClassVar[tuple[int, int]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    folder: ClassVar[Path]  # where the game's files lie
    content_files: ClassVar[tuple[str, ...]] = ()
    table: ClassVar[ChoiceTable]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    event_kinds: ClassVar[Mapping[str, tuple[str, ...]]]  # the facts that each event carries
    die_faces: ClassVar[int] = 0  # of the largest die in the box; 0: there is none
    draws: ClassVar[bool] = False  # where all are equal, has nobody won?
    hides: ClassVar[bool] = True  # do seats have secrets from each other?
    more_than_views: tuple[str, ...] = ()  # public events that say more than a view shows
    question_kinds: ClassVar[tuple[str, ...]]
    activities: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[str, ...]]  # the codes of its why-not sentences
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # more words: subject -> ids
    spelled: ClassVar[tuple[str, ...]] = ()  # subjects of choices that are written as they are
    parts: ClassVar[int] = 0  # of a series of games, one after another; 0: each stands alone
    notes: ClassVar[tuple[Note, ...]] = ()  # hints for newcomers, in the order they are given

    def __init__(
        self,
        seats: int | None = None,
        pack: str | Path | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        low, high = self.seat_range
        if seats is None:
            seats = low
        if type(seats) is not int or not low <= seats <= high:
            needed = f"exactly {low} seats" if low == high else f"from {low} to {high} seats"
            raise OptionError(
                "exact-seats" if low == high else "bad-seats",
                f"{self.id} needs {needed}, not {seats!r}",
                game=self.id,
                value=str(seats),
                low=low,
                high=high,
            )
        self.seats: int = seats
        self.options: dict[str, str | bool | int] = self._chosen(options or {})
        self.pack = Pack(
            self.folder / "data", self.content_files, None if pack is None else Path(pack)
        )
        self._step_names = {kind: name for name, kind in self.steps.items()}
        self.prepare()
        self._opening = self.opening()

    def _chosen(self, options: Mapping[str, object]) -> dict[str, str | bool | int]:
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                none = Remedy("no-options", "this game has no options")
                remedy = did_you_mean(name, known) if known else none
                raise OptionError(
                    "unknown-option",
                    f'{self.id} has no option "{name}"; {remedy}',
                    game=self.id,
                    value=name,
                    remedy=remedy,
                )
        return {
            name: setting.read_for(options[name], self.seats)
            if name in options
            else setting.default
            for name, setting in known.items()
        }

    # -- what each game writes -----------------------------------------------------------------

    def prepare(self) -> None:
        """Read the content and get ready to start."""

    def opening(self) -> State:
        """A blank state with the agenda of the whole game, before any chance."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> State:
        """A random state that the seat cannot tell from this one."""
        raise NotImplementedError

    def save_fields(self, state: Any) -> dict[str, Any]:
        """The game's own part of a position, in the words of its rules file."""
        raise NotImplementedError

    def load_fields(self, state: Any, reader: Reader) -> None:
        """Fill a state from the game's part of a position, and schedule what the phase asks for."""
        raise NotImplementedError

    def check_loaded(self, state: Any) -> None:
        """Refuse a position whose agenda or result the rules could not have led to."""

    def broken(self, state: Any) -> list[str]:
        """The invariants that do not hold, by rule id; empty in every state play can reach."""
        raise NotImplementedError

    def part(self) -> int:
        """Which part of a series this is, counted from 1; 0: it stands alone."""
        return 0

    def sequel(self, state: Any) -> dict[str, str | bool | int] | None:
        """The options of the next part, with what a finished game leaves to it; None: the last."""
        return None

    def design(self, state: Any, title: str) -> str | None:
        """The table as it was set up, as a text that its `free` option takes; None: there is none.

        Made from what a spectator knows. The title is for what was built at the table.
        """
        return None

    def summary(self, state: Any) -> Summary:
        """What a finished game has to say to statistics."""
        return Summary()

    def advise(self, view: Any, question: Question, options: list[int]) -> list[float]:
        """How a sensible player values each option of a question, from the view alone."""
        raise NotImplementedError

    def hunches(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """What `advise` says to the seat that is asked, read from the state: the same, sooner."""
        question = state.question(seat)
        assert question is not None
        return self.advise(state.view(seat), question, options)

    def judge(self, state: Any, seat: int) -> float:
        """A seat's chance to win from here, at a glance: where a search stops looking."""
        return 1 / self.seats

    def clock(self, state: Any) -> int:
        """How far the game is, in rounds or turns: a search looks so many of them ahead."""
        return 0

    # -- options -------------------------------------------------------------------------------

    @classmethod
    def shown(cls, options: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """Options as everybody at the table may know them."""
        known = {setting.name: setting for setting in cls.settings}
        return {
            name: known[name].shown(value) if name in known else value
            for name, value in options.items()
        }

    # -- choices -------------------------------------------------------------------------------

    def name(self, option: int) -> str:
        """The stable name of a choice."""
        return self.table.name(option)

    def number(self, name: str) -> int:
        """The number of a choice, from its name."""
        return self.table.number(name)

    # -- starting ------------------------------------------------------------------------------

    def start(self, seed: int = 0, key: bytes | None = None, listen: bool = True) -> State:
        """A new game. The same seed (or, at live tables, the same key) gives the same game."""
        if not is_seed(seed):
            remedy = whole_number(0, HIGHEST_SEED)
            text = shown(seed)
            raise OptionError(
                "bad-seed", f"{text} is not a seed; {remedy}", value=text, remedy=remedy
            )
        if key is not None and not is_key(key):
            raise OptionError(
                "bad-key",
                f"the key of a stream must have 1 to {LONGEST_KEY} bytes",
                high=LONGEST_KEY,
            )
        state = self._opening.copy()
        state.begin(seed, key or b"", listen)
        return state

    # -- views ---------------------------------------------------------------------------------

    def waiting(self, state: State, viewer: int | None) -> list[Waiting]:
        """Whom the game waits for: activities, not the steps of another's half-made choice."""
        return state.waiting(viewer)

    # -- positions -----------------------------------------------------------------------------

    def save(self, state: State) -> dict[str, Any]:
        """A position as a plain dict: everything needed to go on from here, mid-turn too."""
        data: dict[str, Any] = {
            "game": self.id,
            "options": {"seats": self.seats, **self.options},
            **self.save_fields(state),
            "agenda": [step_text(step, self._step_names) for step in state.agenda],
            "chance": self._save_chance(state),
        }
        if state.asked == TOGETHER:
            data["lanes"] = [
                [step_text(step, self._step_names) for step in lane] for lane in state.lanes
            ]
        if state.dice:
            data["dice"] = list(state.dice)
        if state.over:
            data["over"] = {"scores": list(state.scores), "ranks": list(state.ranks)}
        return data

    def _save_chance(self, state: State) -> dict[str, Any]:
        if state.key:
            return {"key": state.key.hex(), "place": state.place}
        return {"word": int(state.word)}

    def position(self, data: Mapping[str, Any]) -> State:
        """Any position, from a dict of rulebook words; what is not named, the rules fill in."""
        reader = Reader(data)
        self._check_header(reader)
        state = self.opening()
        state.agenda = []
        state.listen()
        self._load_chance(state, reader)
        self.load_fields(state, reader)
        agenda = reader.items("agenda")
        if reader.has("agenda"):
            state.agenda = self._load_agenda(state, agenda, "agenda")
        lanes = reader.items("lanes")
        over = reader.sub("over")
        reader.done()
        if reader.has("over"):
            state.finish(over.numbers("scores", self.seats), over.numbers("ranks", self.seats))
            over.done(("scores", "ranks"))
        elif lanes:
            self._load_lanes(state, lanes)
        self.check_loaded(state)
        if not state.over and not lanes:
            state.advance()
            if not state.over and not state.questions:
                remedy = Remedy("nothing-left", "nothing is left to do, yet no one won")
                raise wrong("agenda", reader.get("agenda"), remedy)
        return state

    def _check_header(self, reader: Reader) -> None:
        if reader.get("game", self.id) != self.id:
            remedy = Remedy("this-game", f"this is {self.id}", game=self.id)
            raise wrong("game", reader.get("game"), remedy)
        options = reader.sub("options")
        mine: dict[str, str | bool | int] = {"seats": self.seats, **self.options}
        for name, value in mine.items():
            if options.get(name, value) != value:
                text = shown(value)
                remedy = Remedy("this-game-has", f"this game has {text}", value=text)
                raise wrong(options.at(name), options.get(name), remedy)
        options.done(list(mine))

    def _load_chance(self, state: State, reader: Reader) -> None:
        chance = reader.sub("chance")
        state.word = word_of(reader.number("seed", 0, 0, HIGHEST_SEED))
        state.word = chance.number("word", int(state.word), 1, 2**62 - 1)
        if chance.has("key"):
            state.key = self._load_key(chance)
        state.place = chance.number("place", 0, 0, 2**60)
        chance.done(("word", "key", "place"))
        for place, face in enumerate(reader.items("dice")):
            if type(face) is not int or not 1 <= face <= self.die_faces:
                remedy = Remedy("expected-die", "expected the face of a die")
                raise wrong(f"dice[{place}]", face, remedy)
            state.dice = [*state.dice, face]

    def _load_key(self, chance: Reader) -> bytes:
        text = chance.get("key")
        key = key_of(text)
        if key is None:
            remedy = Remedy(
                "expected-key",
                f"expected 1 to {LONGEST_KEY} bytes as hexadecimal digits",
                high=LONGEST_KEY,
            )
            raise wrong(chance.at("key"), text, remedy)
        return key

    def _load_agenda(self, state: State, texts: Sequence[object], path: str) -> list[Step[Any]]:
        agenda: list[Step[Any]] = []
        for place, text in enumerate(texts):
            step = read_step(text, self.steps, f"{path}[{place}]")
            if not step.fits(state):
                raise wrong(f"{path}[{place}]", text, NOT_FITTING)
            agenda.append(step)
        return agenda

    def _load_lanes(self, state: State, lanes: Sequence[object]) -> None:
        if len(lanes) != self.seats:
            text = f"expected one list per seat, {self.seats} in all"
            raise wrong("lanes", lanes, Remedy("expected-lanes", text, count=self.seats))
        if not state.agenda or not isinstance(state.agenda[-1], Together):
            raise wrong("lanes", lanes, NOT_FITTING)  # nothing is being chosen together
        for seat, texts in enumerate(lanes):
            if not isinstance(texts, list):
                raise wrong(f"lanes[{seat}]", texts, EXPECTED_LIST)
            lane = self._load_agenda(state, texts, f"lanes[{seat}]")
            if any(step.seat != seat for step in lane):
                raise wrong(f"lanes[{seat}]", texts, NOT_FITTING)
            state.lanes = [*state.lanes, lane]
        state.open_saved_lanes()
        if state.asked == NOBODY:
            remedy = Remedy("idle-lanes", "nobody has anything to choose in these lanes")
            raise wrong("lanes", lanes, remedy)

    def checksum(self, state: State) -> str:
        """A short fingerprint of everything in a state."""
        data = msgspec.json.encode(self.save(state), order="sorted")
        return blake2b(data, digest_size=8).hexdigest()
