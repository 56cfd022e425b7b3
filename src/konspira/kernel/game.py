"""A game with its options chosen: what starts states, names choices, builds views."""

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

    def brief(self, value: str | bool | int) -> str | bool | int:
        """The same for a list of many tables: of a text that somebody wrote only its title."""
        return self.shown(value)


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


class AidRow(msgspec.Struct, frozen=True):
    """A row of an aid: whose it is, and a number for each column."""

    subject: str
    id: str
    numbers: tuple[int, ...]


class Aid(msgspec.Struct, frozen=True):
    """A table of content for players; its heads are subjects and ids of the game's words."""

    id: str
    corner: tuple[str, str]  # the head above the names of the rows
    columns: tuple[tuple[str, str], ...]
    rows: tuple[AidRow, ...]


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


class Game(Generic[S]):
    """One game with its options chosen. Each game has one subclass; `konspira.make` makes them.

    `class LeducGame(Game[Leduc])` says what its states are, for type checkers.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: raised when the same choices lead somewhere else
    seat_range: ClassVar[tuple[int, int]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    folder: ClassVar[Path]  # where the game's files lie
    content_files: ClassVar[tuple[str, ...]] = ()
    # Content that was only written otherwise keeps its name: new hash, and the one before.
    same_content: ClassVar[Mapping[str, str]] = {}
    origin: ClassVar[Origin] = Origin()  # where the values of these files come from
    table: ClassVar[ChoiceTable]
    # The modules that hold steps and declarations, in the order of the rules. From them come
    # `declared` and the six fields after it; a game that names none writes these itself.
    modules: ClassVar[tuple[ModuleType, ...]] = ()
    declared: ClassVar[Declarations | None] = None
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    event_kinds: ClassVar[Mapping[str, tuple[str, ...]]]  # the facts that each event carries
    question_kinds: ClassVar[tuple[str, ...]]
    activities: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[str, ...]]  # the codes of its why-not sentences
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the ids of each subject
    die_faces: ClassVar[int] = 0  # of the largest die in the box; 0: there is none
    dice_thrown: ClassVar[int] = 1  # how many are always thrown together
    draws_key: ClassVar[str] = ""  # where a position fixes the next cards drawn; "": nowhere
    draws_rule: ClassVar[str] = ""  # what says which deck they come from
    midway: ClassVar[tuple[str, ...]] = ()  # keys of positions that only the program fills in
    draws: ClassVar[bool] = False  # where all are equal, has nobody won?
    zero_sum: ClassVar[bool] = False  # do the scores of all seats sum up to nothing?
    hides: ClassVar[bool] = True  # do seats have secrets from each other?
    more_than_views: tuple[str, ...] = ()  # public events that say more than a view shows
    spelled: ClassVar[tuple[str, ...]] = ()  # subjects of choices that are written as they are
    parts: ClassVar[int] = 0  # of a series of games, one after another; 0: each stands alone
    notes: ClassVar[tuple[Note, ...]] = ()  # hints for newcomers, in the order they are given
    strengths: ClassVar[Mapping[str, Strength]] = {}  # of the levels of bots; else the usual ones
    measured_in: ClassVar[str] = ""  # the scenario whose ladder people are told of, among several
    has_designs: ClassVar[bool] = False  # can tables of one's own be files (`read_design`)?

    def __init_subclass__(cls) -> None:
        """Gather what the modules of a game declare."""
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
        """What each fact is, by name, so that it can be put into words."""
        if cls.declared is None:
            return USUAL
        return {name: role(fact) for name, fact in cls.declared.facts.items()}

    def aids(self) -> list[Aid]:
        """Tables of content for players; a guide has them at its lines `[aid: id]`."""
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
        """Games are equal if the same choices lead to the same places in both."""
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
        from konspira.kernel.pickles import reduced_game  # it stands on this module

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

    # -- what each game writes -----------------------------------------------------------------

    def prepare(self) -> None:
        """Read the content and get ready to start."""

    def opening(self) -> S:
        """A blank state with the agenda of the whole game, before any chance."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> S:
        """A random state that the seat cannot tell from this one."""
        raise NotImplementedError

    def save_fields(self, state: Any) -> dict[str, Any]:
        """The game's own part of a position, in the words of its rules file."""
        raise NotImplementedError

    def load_fields(self, state: Any, reader: Reader) -> None:
        """Fill a state from the game's part of a position, and schedule what the phase asks for."""
        raise NotImplementedError

    def draw_piles(self, state: Any) -> list[list[int]]:
        """The cards that are drawn next, pile after pile; see `draws_key`."""
        return []

    def card_names(self) -> Sequence[str]:
        """The names of the cards that `draw_piles` numbers."""
        return ()

    def check_table(self, state: Any) -> None:
        """Refuse a table that a person wrote and that could not be played on."""

    def replay(self, state: Any) -> None:
        """Make again what a position keeps as choices: those of a half-made deed."""

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

    @classmethod
    def read_design(cls, text: str) -> Design:
        """The text of a file with a table of one's own, as an option of this game."""
        raise NotImplementedError  # where `has_designs` is true, this is written

    def summary(self, state: Any) -> Summary:
        """What a finished game has to say to statistics."""
        return Summary()

    def advise(self, view: Any, question: Question, options: list[int]) -> list[float]:
        """How a sensible player values each option of a question, from the view alone.

        A game that does not say has bots all the same: they search without advice.
        """
        return [0.0] * len(options)

    @classmethod
    def advises(cls) -> bool:
        """Does the game bring advice of its own?"""
        return cls.advise is not Game.advise

    def strength(self, level: str) -> Strength | None:
        """How strong a level of bots plays this table; None: as the usual game."""
        return self.strengths.get(level)

    def hunches(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """What `advise` says to the seat that is asked, read from the state: the same, sooner."""
        question = state.question(seat)
        assert question is not None
        return self.advise(state.view(seat), question, options)

    def judge(self, state: Any, seat: int) -> float:
        """A seat's chance to win from here, at a glance: where a search stops looking."""
        return 1 / self.seats

    def chapter(self, state: Any) -> int:
        """The round, turn or stage as people count it (`<game>-chapter`); 0: before the first."""
        return 0

    def clock(self, state: Any) -> int:
        """How far the game is, in rounds or turns: a search looks so many of them ahead."""
        return 0

    def observing(self) -> Observing | None:
        """What an observation holds and who writes it; None: the game declares none."""
        return None

    def deals(self) -> list[tuple[float, list[int]]]:
        """Every deal of the opening: its probability, and the draws that fix it.

        Only where this is all the chance of a game, and there are few; else chance is sampled.
        """
        return []

    def score_bounds(self) -> tuple[float, float]:
        """The lowest and the highest score that a seat can end with."""
        return -1000.0, 1000.0

    @classmethod
    def place(cls) -> str:
        """Where a game from outside is found again, as `module:Class`; "" for one of ours."""
        package = cls.__module__.partition(".")[0]
        ours = package == __name__.partition(".")[0]
        return "" if ours else f"{cls.__module__}:{cls.__qualname__}"

    # -- options -------------------------------------------------------------------------------

    @classmethod
    def shown(cls, options: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """Options as everybody at the table may know them."""
        known = {setting.name: setting for setting in cls.settings}
        return {
            name: known[name].shown(value) if name in known else value
            for name, value in options.items()
        }

    @classmethod
    def brief(cls, options: Mapping[str, str | bool | int]) -> dict[str, str | bool | int]:
        """What tells a table from others of its game: public, in short, and not as usual."""
        known = {setting.name: setting for setting in cls.settings}
        told = {name: known[name].brief(options[name]) for name in options if name in known}
        return {name: value for name, value in told.items() if value != known[name].default}

    # -- choices -------------------------------------------------------------------------------

    def name(self, option: int) -> str:
        """The stable name of a choice."""
        return self.table.name(option)

    def number(self, name: str) -> int:
        """The number of a choice, from its name."""
        return self.table.number(name)

    def exists(self, option: int) -> bool:
        """Can this table ever offer the choice? Not one that is about a seat it does not have."""
        if self.table.family(option).subject != "seat":
            return True
        return int(self.table.argument(option)) < self.seats

    # -- starting ------------------------------------------------------------------------------

    def start(self, seed: int = 0, key: bytes | None = None, listen: bool = True) -> S:
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
        state = cast(S, self._opening.copy())
        state.begin(seed, key or b"", listen)
        return state

    # -- views ---------------------------------------------------------------------------------

    def waiting(self, state: State, viewer: int | None) -> list[Waiting]:
        """Whom the game waits for: activities, not the steps of another's half-made choice."""
        return state.waiting(viewer)

    # -- positions -----------------------------------------------------------------------------

    def save(self, state: State) -> dict[str, Any]:
        """Everything needed to go on from here, as a plain dict without its fingerprint."""
        return saved(state, self.save_fields(state), self._step_names)

    def written(self, state: State) -> dict[str, Any]:
        """The same with its fingerprint, for `position` to believe it."""
        return sealed(self.save(state))

    def position(self, data: Mapping[str, Any]) -> S:
        """A state from a dict of rulebook words; what is not named, the rules fill in.

        One that the program wrote carries a fingerprint and is believed if it matches. One that a
        person wrote names the table and the phase; what comes next follows from the rules.
        """
        return Loading(self, data, is_believed(data)).state()

    def resume(self, data: Mapping[str, Any]) -> S:
        """A state from a dict that this program kept for itself: no fingerprint is asked for."""
        return Loading(self, data, True).state()

    def checksum(self, state: State) -> str:
        """A short fingerprint of everything in a state."""
        return fingerprint(self.save(state))
