"""A game with its options chosen: it starts states, names choices and builds views."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

import msgspec

from konspira.kernel.choices import ChoiceTable
from konspira.kernel.compiling import S
from konspira.kernel.content import Pack
from konspira.kernel.designs import Design
from konspira.kernel.errors import OptionError, Remedy, did_you_mean, whole_number
from konspira.kernel.events import Question
from konspira.kernel.gathering import USUAL, Declarations, gathered, names_of, role
from konspira.kernel.loading import Loading, fingerprint, is_believed, saved, sealed
from konspira.kernel.position import HIGHEST_SEED, LONGEST_KEY, Reader, is_key, is_seed, shown
from konspira.kernel.rng import Rng
from konspira.kernel.shapes import Waiting as Waiting
from konspira.kernel.showing import drawn
from konspira.kernel.sources import Origin
from konspira.kernel.state import State
from konspira.kernel.step import Step
from konspira.kernel.strength import Strength

if TYPE_CHECKING:
    from konspira.kernel.observation import Observing


class Setting:
    """An option of a game: its name, its values (the default first), the ruling behind it.

    With `seats`, values other than the default need a number of seats within these bounds. `when`
    names values of other options; without them this option changes nothing. With `of_texts` it may
    also matter if such an option is a text. A `free` option takes texts that no list can name.
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
        """Return the value that holds when nobody chooses one."""
        return self.values[0]

    def values_for(self, seats: int) -> list[str | bool | int]:
        """Return the values that a table with this number of seats may choose."""
        if self.seats is None or self.seats[0] <= seats <= self.seats[1]:
            return self.values
        return self.values[:1]

    def read_for(self, value: object, seats: int) -> str | bool | int:
        """Return the value that was meant, if a table with this number of seats may choose it."""
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
        """Return the value that was meant; words from a command line are understood too."""
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
        """Return the value as everybody at the table may know it; it may hold a seat's secret."""
        return value

    def brief(self, value: str | bool | int) -> str | bool | int:
        """Shorten the value for a list of many tables: a person's text gives only its title."""
        return self.shown(value)


def _word(value: str | bool | int) -> str:
    """Write a value as people do on a command line: true, false, 3, sequential."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Note(msgspec.Struct, frozen=True):
    """A hint for newcomers and its place in the game; its words are `<game>-note-<id>`.

    It fits a question of one of these kinds that offers one of these families of choices, in one of
    these parts of a series; an empty list sets no condition.
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


class AidRow(msgspec.Struct, frozen=True):
    """A row of an aid: the id in front of it, and a number for each column."""

    subject: str
    id: str
    numbers: tuple[int, ...]


class Aid(msgspec.Struct, frozen=True):
    """A table of content for players; its heads are subjects and ids of the game's words."""

    id: str
    corner: tuple[str, str]  # the head of the column with the names of the rows
    columns: tuple[tuple[str, str], ...]
    rows: tuple[AidRow, ...]


class Summary(msgspec.Struct, frozen=True):
    """The facts about a finished game that statistics use besides its scores and ranks.

    Ids are those of the game's words without its name: `faction-loyalist` is the message
    `emerald-faction-loyalist`.
    """

    turns: float | None = None  # of each player, on average; in a game of rounds, the rounds
    first: int | None = None  # the seat that began, in games where one seat begins
    ends: list[str] = []  # the reasons why the game ended, in games that end in several ways
    sides: list[str] = []  # the side of each seat, in games with sides
    sources: dict[str, list[int]] = {}  # how many points each seat has from each source


class Game(Generic[S]):
    """One game with its options chosen. Each game has one subclass; `konspira.make` makes them.

    `class LeducGame(Game[Leduc])` tells type checkers the type of its states.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules; raised when the same choices lead to another result
    seat_range: ClassVar[tuple[int, int]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    folder: ClassVar[Path]  # where the game's files lie
    content_files: ClassVar[tuple[str, ...]] = ()
    # Content that was only formatted differently keeps its name: the new hash, and the old one.
    same_content: ClassVar[Mapping[str, str]] = {}
    origin: ClassVar[Origin] = Origin()  # where the values of these files come from
    table: ClassVar[ChoiceTable]
    # The modules that hold steps and declarations, in the order of the rules. From them come
    # `declared` and the six fields after it; a game that names no modules writes these itself.
    modules: ClassVar[tuple[ModuleType, ...]] = ()
    declared: ClassVar[Declarations | None] = None
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    event_kinds: ClassVar[Mapping[str, tuple[str, ...]]]  # the facts that each event carries
    question_kinds: ClassVar[tuple[str, ...]]
    activities: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[str, ...]]  # the codes of its refusals
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the ids of each subject
    die_faces: ClassVar[int] = 0  # of the largest die in the box; 0: the game has no dice
    dice_thrown: ClassVar[int] = 1  # how many dice are always thrown together
    draws_key: ClassVar[str] = ""  # where a position fixes the next cards drawn; "": nowhere
    draws_rule: ClassVar[str] = ""  # the rule that says which deck they come from
    midway: ClassVar[tuple[str, ...]] = ()  # keys of positions that only the program fills in
    draws: ClassVar[bool] = False  # has no seat won if all are equal?
    zero_sum: ClassVar[bool] = False  # do the scores of all seats always add up to 0?
    hides: ClassVar[bool] = True  # do seats hide anything from each other?
    more_than_views: tuple[str, ...] = ()  # public events that say more than a view shows
    spelled: ClassVar[tuple[str, ...]] = ()  # subjects whose ids are shown as they are written
    parts: ClassVar[int] = 0  # how many parts a series of this game has; 0: each game stands alone
    notes: ClassVar[tuple[Note, ...]] = ()  # hints for newcomers, in order of display
    strengths: ClassVar[Mapping[str, Strength]] = {}  # by level of bots; others have the usual ones
    measured_in: ClassVar[str] = ""  # the scenario, among several, whose ladder people are shown
    has_designs: ClassVar[bool] = False  # can people write tables as files (`read_design`)?

    def __init_subclass__(cls) -> None:
        """Gather the declarations in the modules of a game."""
        if "modules" in vars(cls):
            found = cls.declared = gathered(cls.modules)
            cls.steps = found.steps
            cls.event_kinds = names_of(found.events)
            cls.question_kinds = tuple(found.questions)
            cls.activities = tuple({one.activity: 0 for one in found.questions.values()})
            cls.refusals = tuple(found.refusals)
            cls.vocabulary = found.terms

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
            self.folder / "data",
            self.content_files,
            None if pack is None else Path(pack),
            self.same_content,
        )
        self._step_names = {kind: name for name, kind in self.steps.items()}
        self.prepare()
        self._opening = self.opening()

    @classmethod
    def roles(cls) -> dict[str, str]:
        """Return the role of each fact by its name, so that it can be put into words."""
        if cls.declared is None:
            return USUAL
        return {name: role(fact) for name, fact in cls.declared.facts.items()}

    def aids(self) -> list[Aid]:
        """Return tables of content for players; a guide places them with lines `[aid: id]`."""
        return []

    def _repr_html_(self) -> str | None:
        return drawn(self)

    def __repr__(self) -> str:
        usual = {setting.name: setting.default for setting in self.settings}
        chosen = {name: value for name, value in self.options.items() if value != usual[name]}
        if self.pack.overlay is not None:
            chosen["pack"] = str(self.pack.overlay)
        words = [f", {name}={reprlib.repr(value)}" for name, value in chosen.items()]
        name = self.place() or self.id
        return f"konspira.make({name!r}, seats={self.seats}{''.join(words)})"

    def __eq__(self, other: object) -> bool:
        """Compare two games; equal ones lead from the same choices to the same positions."""
        return isinstance(other, Game) and other._identity() == self._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[Any, ...]:
        return type(self), self.seats, tuple(self.options.items()), self.pack.hash

    def __copy__(self) -> Game[S]:
        return self  # a game never changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from konspira.kernel.pickles import reduced_game  # it imports this module

        return reduced_game(self)

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

    # -- methods that each game writes ---------------------------------------------------------

    def prepare(self) -> None:
        """Read the content and get ready to start."""

    def opening(self) -> S:
        """Return a blank state with the agenda of the whole game, before any chance."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        """Return everything that a seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> S:
        """Return a random state that the seat cannot tell from this one."""
        raise NotImplementedError

    def save_fields(self, state: Any) -> dict[str, Any]:
        """Return the game's own part of a position, in the words of its rules file."""
        raise NotImplementedError

    def load_fields(self, state: Any, reader: Reader) -> None:
        """Fill a state from the game's part of a position, and schedule the rest of its phase."""
        raise NotImplementedError

    def draw_piles(self, state: Any) -> list[list[int]]:
        """Return the cards that are drawn next, pile after pile; see `draws_key`."""
        return []

    def card_names(self) -> Sequence[str]:
        """Return the names of the cards that `draw_piles` numbers."""
        return ()

    def check_table(self, state: Any) -> None:
        """Refuse a table that a person wrote if the game could not be played on from it."""

    def replay(self, state: Any) -> None:
        """Make again the choices that a position keeps: those of an unfinished action."""

    def broken(self, state: Any) -> list[str]:
        """Return the ids of violated invariants; states that play can reach have none."""
        raise NotImplementedError

    def part(self) -> int:
        """Return the number of this part in a series, from 1; 0: the game stands alone."""
        return 0

    def sequel(self, state: Any) -> dict[str, str | bool | int] | None:
        """Return the options of the next part, with what this game leaves to it; None: the end."""
        return None

    def design(self, state: Any, title: str) -> str | None:
        """Return the table's setup as a text that its `free` option takes; None: it has none.

        The text comes from what a spectator knows. The title names a setup that was built at the
        table.
        """
        return None

    @classmethod
    def read_design(cls, text: str) -> Design:
        """Return the text of a person's own table, read from a file, as an option of this game."""
        raise NotImplementedError  # a game with `has_designs` writes this method

    def summary(self, state: Any) -> Summary:
        """Return the facts about a finished game that statistics use."""
        return Summary()

    def advise(self, view: Any, question: Question, options: list[int]) -> list[float]:
        """Say how a sensible player values each option of a question, from the view alone.

        A game without this method has bots all the same: they search without advice.
        """
        return [0.0] * len(options)

    @classmethod
    def advises(cls) -> bool:
        """Does the game bring advice of its own?"""
        return cls.advise is not Game.advise

    def strength(self, level: str) -> Strength | None:
        """Say how strong a level of bots plays this table; None: as strong as in the usual game."""
        return self.strengths.get(level)

    def hunches(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """Return the values of `advise` for the seat that is asked, faster: read from the state."""
        question = state.question(seat)
        assert question is not None
        return self.advise(state.view(seat), question, options)

    def judge(self, state: Any, seat: int) -> float:
        """Estimate a seat's chance to win from here; a search calls this where it stops looking."""
        return 1 / self.seats

    def chapter(self, state: Any) -> int:
        """Return the round, turn or stage that people count (`<game>-chapter`); 0: none yet."""
        return 0

    def clock(self, state: Any) -> int:
        """Return the round or turn of the game; a search looks ahead by a number of these."""
        return 0

    def observing(self) -> Observing | None:
        """Say what an observation holds and which code writes it; None: the game declares none."""
        return None

    def deals(self) -> list[tuple[float, list[int]]]:
        """Return every deal of the opening: its probability, and the draws that fix it.

        A game has this method if the deal is its only chance and there are few deals; otherwise
        chance is sampled.
        """
        return []

    def score_bounds(self) -> tuple[float, float]:
        """Return the lowest and the highest score that a seat can end with."""
        return -1000.0, 1000.0

    @classmethod
    def place(cls) -> str:
        """Say where a game from outside can be imported, as `module:Class`; "" for one of ours."""
        package = cls.__module__.partition(".")[0]
        ours = package == __name__.partition(".")[0]
        return "" if ours else f"{cls.__module__}:{cls.__qualname__}"

    # -- options -------------------------------------------------------------------------------

    @classmethod
    def shown(cls, options: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """Return the options as everybody at the table may know them."""
        known = {setting.name: setting for setting in cls.settings}
        return {
            name: known[name].shown(value) if name in known else value
            for name, value in options.items()
        }

    @classmethod
    def brief(cls, options: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """Return the options that distinguish a table: public, shortened, and not the default."""
        known = {setting.name: setting for setting in cls.settings}
        told = {name: known[name].brief(options[name]) for name in options if name in known}
        return {name: value for name, value in told.items() if value != known[name].default}

    # -- choices -------------------------------------------------------------------------------

    def name(self, option: int) -> str:
        """Return the stable name of a choice."""
        return self.table.name(option)

    def number(self, name: str) -> int:
        """Return the number of a choice, from its name."""
        return self.table.number(name)

    def exists(self, option: int) -> bool:
        """Can this table ever offer the choice? Not if it names a seat that is not at the table."""
        if self.table.family(option).subject != "seat":
            return True
        return int(self.table.argument(option)) < self.seats

    # -- starting ------------------------------------------------------------------------------

    def start(self, seed: int = 0, key: bytes | None = None, listen: bool = True) -> S:
        """Start a new game; the same seed (or key, at live tables) gives the same game."""
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
        state = cast(S, self._opening.copy())
        state.begin(seed, key or b"", listen)
        return state

    # -- views ---------------------------------------------------------------------------------

    def waiting(self, state: State, viewer: int | None) -> list[Waiting]:
        """Say who is waited for: activities, not the steps of another seat's unfinished choice."""
        return state.waiting(viewer)

    # -- positions -----------------------------------------------------------------------------

    def save(self, state: State) -> dict[str, Any]:
        """Return everything needed to go on from here, as a plain dict without its fingerprint."""
        return saved(state, self.save_fields(state), self._step_names)

    def written(self, state: State) -> dict[str, Any]:
        """Do the same as `save`, with the fingerprint that lets `position` believe it."""
        return sealed(self.save(state))

    def position(self, data: Mapping[str, Any]) -> S:
        """Return a state from a dict in words of the rulebook; the rules fill in the rest.

        A position that the program wrote carries a fingerprint and is believed if it matches. One
        that a person wrote names the table and the phase; the next steps follow from the rules.
        """
        return Loading(self, data, is_believed(data)).state()

    def resume(self, data: Mapping[str, Any]) -> S:
        """Return a state from a dict that this program kept for itself, without a fingerprint."""
        return Loading(self, data, True).state()

    def checksum(self, state: State) -> str:
        """Return a short fingerprint of everything in a state."""
        return fingerprint(self.save(state))
