"""The state of a game, its agenda of steps, and the loop that runs it.

A step either changes the state and schedules more steps, or asks one seat a question whose answers
are small ints. Everything needed to go on is in the state: it can be copied, saved and compared at
any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, cast

from konspira.kernel.chance import Chance
from konspira.kernel.compiling import mypyc_attr
from konspira.kernel.errors import IllegalChoice, KernelBug
from konspira.kernel.events import EVERYONE, Event, Question, Refusal, Told
from konspira.kernel.rng import Rng, word_of
from konspira.kernel.shapes import Waiting
from konspira.kernel.showing import drawn
from konspira.kernel.step import NOBODY, TOGETHER, Step, Together

if TYPE_CHECKING:
    from konspira.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """The common part of all states: chance, an agenda, the open question, the events told.

    Equal states have the same game and position, chance included: they go on alike. Events told on
    the way are not compared. A state changes, so it has no hash.

    States are made blank, then filled by the game; `copy` is written by hand, field after field.
    """

    __slots__ = (
        "agenda",
        "asked",
        "game",
        "history",
        "lane_options",
        "lanes",
        "learned",
        "listening",
        "offered",
        "over",
        "ranks",
        "recorded",
        "scores",
        "seed",
        "tape",
        "told",
    )

    game: Game
    agenda: list[Step[Any]]  # the steps that are still to do, the next one last
    lanes: list[list[Step[Any]]]  # one agenda per seat while a Together step waits, else empty
    asked: int  # the seat whose choice the game waits for, NOBODY or TOGETHER
    offered: list[int]  # its options; never changed in place, so copies share it
    lane_options: list[list[int]]  # the same for each seat of a Together step
    seed: int  # the seed that the word started from; NOBODY: it comes from a position
    over: bool
    scores: list[int]
    ranks: list[int]  # 1 for every winner; equal ranks are shared
    listening: bool  # are events and choices kept? Not in search and simulation
    recorded: bool  # does the history hold every choice since the start?
    tape: list[Told]  # the events; copies share the list, and another copy may append to it ...
    told: int  # ... so this is how many of them belong to this state
    history: list[tuple[int, int]]  # the choices so far: (seat, option)
    learned: int  # choices before this number can no longer be taken back

    def __repr__(self) -> str:
        game: Game | None = getattr(self, "game", None)
        if game is None:
            return f"<{type(self).__name__}: blank>"
        parts = [f"{game.seats} seats"]
        if self.listening:
            made = len(self.history)
            parts.append("1 choice" if made == 1 else f"{made} choices")
        if self.over:
            parts.append("over, scores " + ", ".join([str(score) for score in self.scores]))
        for question in self.questions:
            parts.append(f"seat {question.seat} is asked {question.kind}")
        return f"<{type(self).__name__}: {', '.join(parts)}>"

    def _repr_html_(self) -> str | None:
        """Return the table as a spectator sees it, for notebooks; None without a drawing."""
        return drawn(self) if getattr(self, "game", None) is not None else None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game == other.game
            and self.game.save(self) == other.game.save(other)
        )

    # -- running -------------------------------------------------------------------------------

    def blank(self, game: Game) -> None:
        """Fill in the fields that every game has, before anything happens."""
        self.game = game
        self.agenda = []
        self.lanes = []
        self.asked = NOBODY
        self.offered = []
        self.lane_options = []
        self.seed = NOBODY
        self.word = 1
        self.key = b""
        self.place = 0
        self.draws = []
        self.dice = []
        self.over = False
        self.scores = []
        self.ranks = []
        self.listening = False
        self.recorded = False
        self.tape = []
        self.told = 0
        self.history = []
        self.learned = 0

    def begin(self, seed: int, key: bytes, listening: bool) -> None:
        """Start from an opening: chance comes from the seed, or from the key's stream if given."""
        if key:
            self.key = key
        else:
            self.seed = seed
            self.word = word_of(seed)
        if listening:
            self.listen()
            self.recorded = True
        self.advance()

    def listen(self) -> None:
        """Keep events and choices from now on."""
        self.listening = True
        self.recorded = False
        self.tape = []
        self.told = 0
        self.history = []
        self.learned = 0

    # -- the agenda ----------------------------------------------------------------------------

    def then(self, step: Step[Any], *more: Step[Any]) -> None:
        """Schedule steps in the order they happen, before all steps that already wait."""
        if more:
            self.agenda.extend(more[::-1])
        self.agenda.append(step)

    def then_all(self, steps: Sequence[Step[Any]]) -> None:
        """Schedule a list of steps, the first one to happen next."""
        self.agenda.extend(steps[::-1])

    def next_step(self) -> Step[Any] | None:
        """Return the step that happens next or whose question is open; None: nothing is left."""
        return self.agenda[-1] if self.agenda else None

    def skip(self) -> None:
        """Drop the next step without doing it."""
        self.agenda.pop()

    @property
    def pending(self) -> list[Step[Any]]:
        """Return all steps that are still to do, in the order they happen, without sealed lanes."""
        return self.agenda[::-1]

    # -- the loop ------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps until a seat has to choose, or nothing is left to do."""
        agenda = self.agenda
        while agenda and not self.over:
            step = agenda[-1]
            seat = step.seat
            if seat >= 0:
                options = step.options(self)
                if options:
                    self.asked = seat
                    self.offered = options
                    return
                agenda.pop()
            elif seat == NOBODY:
                agenda.pop()
                step.run(self)
            elif self._open_lanes(step):
                return
        agenda.clear()  # drops the steps that were scheduled after the end
        self.asked = NOBODY
        self.offered = []

    def play(self, option: int) -> None:
        """Carry out a choice known to be among the options of the one seat that is asked.

        For simulation: nothing is checked, and even a state that listens does not note the choice.
        """
        self.recorded = False
        self.agenda.pop().choose(self, option)
        self.advance()

    def play_sealed(self, seat: int, option: int) -> None:
        """Do the same as `play` for one of several seats that are asked together."""
        self.recorded = False
        self._run_lane(seat, option)
        if not self._wait_for_lanes():
            self.advance()

    def _open_lanes(self, step: Step[Any]) -> bool:
        """Put the questions of a Together step; return False when no seat has to choose."""
        assert isinstance(step, Together)
        seats = self.game.seats
        self.lanes = [[] for _ in range(seats)]
        self.lane_options = [[] for _ in range(seats)]
        for first in step.lanes(self):
            self.lanes[first.seat].append(first)
        for seat in range(seats):
            self._run_lane(seat, NOBODY)
        return self._wait_for_lanes()

    def _run_lane(self, seat: int, option: int) -> None:
        """Carry out a sealed choice (or none), then go on to the seat's next sealed question."""
        main = self.agenda
        self.agenda = self.lanes[seat]
        if option != NOBODY:
            self.agenda.pop().choose(self, option)
        self.advance()
        self.lane_options[seat] = self.offered
        self.agenda = main

    def _wait_for_lanes(self) -> bool:
        """Is any lane still open? The last one to close takes its step off the agenda."""
        self.offered = []
        for options in self.lane_options:
            if options:
                self.asked = TOGETHER
                return True
        self.lanes = []
        self.lane_options = []
        self.asked = NOBODY
        self.agenda.pop()
        return False

    def open_saved_lanes(self) -> None:
        """Put the questions that lie on top of lanes brought back from a position."""
        self.lane_options = [lane[-1].options(self) if lane else [] for lane in self.lanes]
        for options in self.lane_options:
            if options:
                self.asked = TOGETHER

    def finish(self, scores: list[int], ranks: list[int]) -> None:
        """End the game: nothing is left to do."""
        if self.lanes:
            raise KernelBug("end-in-lane", "a sealed choice cannot end the game: it would be seen")
        self.agenda.clear()
        self.over = True
        self.scores = scores
        self.ranks = ranks

    # -- methods for callers outside the kernel ------------------------------------------------

    @property
    def winners(self) -> list[int]:
        """Return the seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def questions(self) -> list[Question]:
        """Return the open questions: one, several when choices are sealed, none at the end."""
        if self.asked >= 0:
            return [self.agenda[-1].question(self)]
        found: list[Question] = []
        for seat in range(len(self.lane_options)):
            if self.lane_options[seat]:
                found.append(self.lanes[seat][-1].question(self))
        return found

    def question(self, seat: int) -> Question | None:
        """Return the question put to this seat, if any."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def options(self, seat: int) -> list[int]:
        """Return every legal choice of this seat, as small ints."""
        if seat == self.asked:
            return self.offered[:]
        if self.asked == TOGETHER and 0 <= seat < len(self.lane_options):
            return self.lane_options[seat][:]
        return []

    def asking(self, seat: int) -> Step[Any] | None:
        """Return the step whose question this seat has to answer, if any."""
        if seat == self.asked and seat >= 0:
            return self.agenda[-1]
        if self.asked == TOGETHER and self.options(seat):
            return self.lanes[seat][-1]
        return None

    def midway(self, seat: int) -> bool:
        """Is this seat in the middle of an action that it chooses in several small steps?"""
        step = self.asking(seat)
        if step is None:
            return False
        first = step.start()
        return type(first) is not type(step) or first.numbers() != step.numbers()

    def offers(self, seat: int) -> list[str]:
        """Return the same choices as `options`, by name."""
        names = self.game.table.names
        return [names[option] for option in self.options(seat)]

    def waiting(self, viewer: int | None) -> list[Waiting]:
        """Say who is waited for: activities, not the steps of another seat's unfinished choice."""
        found: list[Waiting] = []
        for question in self.questions:
            shown = None if question.window and question.seat != viewer else question.seat
            entry = Waiting(question.activity, shown)
            if not found or entry not in found:
                found.append(entry)
        return found

    def choose(self, seat: object, option: object) -> None:
        """Make a choice, by number or by name; an illegal one raises and changes nothing."""
        if type(option) is int and seat == self.asked and option in self.offered:
            if self.listening:
                self.history.append((self.asked, option))
            self.agenda.pop().choose(self, option)
            self.advance()
        else:
            self._choose_with_care(seat, option)

    def _choose_with_care(self, seat: object, option: object) -> None:
        """Handle a choice by name, a sealed choice, or one that has to be refused."""
        number = self._number(option)
        chooser = self._seat(seat)
        if number not in self.options(chooser):
            raise self._illegal(chooser, number)
        if self.listening:
            self.history.append((chooser, number))
        if chooser == self.asked:
            self.agenda.pop().choose(self, number)
            self.advance()
            return
        self._run_lane(chooser, number)
        if not self._wait_for_lanes():
            self.learned = len(self.history)  # all are made: none can be changed any more
            self.advance()

    def _seat(self, seat: object) -> int:
        """Return a seat of this game; refuse anything else, so that no other value gives a view."""
        if type(seat) is int and 0 <= seat < self.game.seats:
            return seat
        raise IllegalChoice(
            "unknown-seat",
            f"{seat!r} is not a seat; seats are the numbers 0 to {self.game.seats - 1}",
            value=repr(seat),
            last=self.game.seats - 1,
        )

    def _number(self, option: object) -> int:
        """Return the number of a choice, from its number or its name."""
        if isinstance(option, str):
            return self.game.number(option)
        if type(option) is int:
            self.game.name(option)  # raises for a number that no choice has
            return option
        raise IllegalChoice(
            "unknown-choice",
            f"{option!r} is neither the number nor the name of a choice; see state.offers(seat)",
            value=repr(option),
            remedy="state.offers(seat)",
        )

    def refusal(self, seat: int, option: object) -> Refusal | None:
        """Say why this seat cannot make this choice now; None if it can."""
        number = self._number(option)
        seat = self._seat(seat)
        if number in self.options(seat):
            return None
        family = self.game.table.family(number)
        step = self.asking(seat)
        if step is None:
            return Refusal(family.rule, "not-your-turn")
        found = step.refusal(self, number)
        return Refusal(family.rule, "not-asked-now") if found is None else found

    def why_not(self, seat: int, option: object) -> str | None:
        """Return the id of the rule that forbids this choice, or None if it is legal."""
        found = self.refusal(seat, option)
        return None if found is None else found.rule

    def _illegal(self, seat: int, option: int) -> IllegalChoice:
        game = self.game
        name = game.name(option)  # raises for an unknown number, with a code of its own
        if self.over:
            return IllegalChoice(
                "game-over",
                f'seat {seat} answered "{name}", but the game is over; start another one',
                seat=seat,
                value=name,
            )
        question = self.question(seat)
        if question is None:
            return IllegalChoice(
                "not-your-turn",
                f'seat {seat} answered "{name}" but is not asked anything now; wait for your turn',
                seat=seat,
                value=name,
                rule=game.table.family(option).rule,
            )
        refusal = self.refusal(seat, option)
        if refusal is None:
            raise KernelBug("refusal-missing", f'"{name}" is legal for seat {seat} after all')
        offered = ", ".join(self.offers(seat))
        return IllegalChoice(
            "not-an-option",
            f'seat {seat} answered {question.kind} with "{name}"; '
            f"offered: {offered} ({refusal.rule})",
            game=game.id,
            seat=seat,
            question=question.kind,
            value=name,
            offered=offered,
            rule=refusal.rule,
            reason=refusal.code,
            reason_facts=refusal.facts,
        )

    # -- events and knowledge ------------------------------------------------------------------

    def tell_all(self, event: Event) -> None:
        """Tell everybody an event, spectators too."""
        if self.listening:
            self.learned = len(self.history)
            self._note(EVERYONE, event)

    def notice(self, event: Event) -> None:
        """Show all that a seat has sealed its choice; nobody learns anything from it."""
        if self.listening:
            self._note(EVERYONE, event)

    def tell(self, seat: int, event: Event) -> None:
        """Tell this seat something that it did not know."""
        if self.listening:
            self.learned = len(self.history)
            self._note(seat, event)

    def echo(self, seat: int, event: Event) -> None:
        """Note in this seat's own log what it did; nobody learns anything."""
        if self.listening:
            self._note(seat, event)

    def _note(self, audience: int, event: Event) -> None:
        if len(self.tape) != self.told:  # another copy has appended events of its own
            self.tape = self.tape[: self.told]
        self.tape.append(Told(len(self.history), audience, event))
        self.told += 1

    @property
    def log(self) -> list[Told]:
        """Return all events that were told, in order."""
        return self.tape[: self.told]

    @log.setter
    def log(self, told: list[Told]) -> None:
        self.tape = told
        self.told = len(told)

    def told_since(self, count: int) -> list[Told]:
        """Return the events after the first `count`."""
        return self.tape[count : self.told]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events told to this seat (None: a spectator), without the first `since`."""
        viewer = EVERYONE if seat is None else self._seat(seat)
        heard: list[Event] = []
        for told in self.told_since(0):
            if told.audience == EVERYONE or told.audience == viewer:
                heard.append(Event(told.event.kind, told.event.facts.copy()))
        return heard[since:]

    @property
    def takeable(self) -> list[tuple[int, int]]:
        """Return the latest choices since which nobody learned anything: they may be taken back."""
        return self.history[self.learned :]

    def view(self, seat: int | None = None) -> Any:
        """Return everything that this seat (None: a spectator) may see."""
        return self.game.view(self, None if seat is None else self._seat(seat))

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """Return a random state that this seat cannot tell from this one. It does not listen."""
        viewer = None if seat is None else self._seat(seat)
        return cast("Self", self.game.redeal(self, viewer, rng))

    def position(self) -> dict[str, Any]:
        """Return this position as a plain dict that `game.position` reads."""
        return self.game.written(self)

    # -- copies --------------------------------------------------------------------------------

    def copy(self) -> State:
        """Return an independent state, equal in everything."""
        raise NotImplementedError

    def quiet_copy(self) -> State:
        """Return a copy that does not listen, for simulation."""
        new = self.copy()
        new.listening = False
        new.recorded = False
        new.tape = []
        new.told = 0
        new.history = []
        new.learned = 0
        return new

    def forget(self, rng: Rng) -> None:
        """Make this a state that does not listen and whose future nobody knows (`redeal`)."""
        self.listening = False
        self.recorded = False
        self.tape = []
        self.told = 0
        self.history = []
        self.learned = 0
        self.seed = NOBODY
        self.forget_chance(rng)

    def rewind(self, viewer: int) -> None:
        """Undo the unfinished choices of the others: how far they are is their secret."""
        for agenda in [self.agenda, *self.lanes]:
            if agenda and agenda[-1].seat != viewer:
                agenda[-1] = agenda[-1].start()

    def ask_again(self, viewer: int) -> None:
        """Put the questions of the others again: their options follow from what they hold now."""
        if self.asked >= 0 and self.asked != viewer:
            self.offered = self.agenda[-1].options(self)
        for seat in range(len(self.lanes)):
            if seat != viewer and self.lanes[seat]:
                self.lane_options[seat] = self.lanes[seat][-1].options(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()  # the contents that copies share never change

    def __reduce__(self) -> tuple[Any, ...]:
        from konspira.kernel.pickles import reduced_state  # it imports this module

        return reduced_state(self)

    def copy_into(self, new: State) -> None:
        """Copy the common part of all states; the game's own `copy` starts with this."""
        new.game = self.game
        new.agenda = self.agenda[:]
        # Empty containers are replaced before they are filled, so copies may share them.
        new.lanes = [lane[:] for lane in self.lanes] if self.lanes else self.lanes
        new.asked = self.asked
        new.offered = self.offered
        new.lane_options = self.lane_options[:] if self.lanes else self.lane_options
        new.seed = self.seed
        new.word = self.word
        new.key = self.key
        new.place = self.place
        new.draws = self.draws
        new.dice = self.dice
        new.over = self.over
        new.scores = self.scores
        new.ranks = self.ranks
        new.listening = self.listening
        new.recorded = self.recorded
        new.tape = self.tape
        new.told = self.told
        new.history = self.history[:] if self.listening else self.history
        new.learned = self.learned
