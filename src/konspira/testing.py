"""The conformance suite: what must be true of any game, checked by one call.

    >>> import konspira
    >>> from konspira.testing import check
    >>> check(konspira.make("spiskowcy", seats=3), games=1)

Games from outside are checked the same way. A property that does not hold raises `Violation`, which
names the property, the seed and the choices that lead there.
"""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from konspira.kernel.declared import Declared
from konspira.kernel.errors import IllegalChoice, PositionError
from konspira.kernel.game import Game
from konspira.kernel.observation import layout, observe, read_view
from konspira.kernel.privacy import is_forced, is_sealed, private_options
from konspira.kernel.record import read_record, record_of, replay, verify
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER, Step

EVERY = 5  # choices, then it is noted which hidden things have moved
FAR = 400  # choices that two equal states are played on, to see whether they stay equal
GENERAL_REFUSALS = ("not-your-turn", "not-asked-now")  # what the kernel itself says
MORE_GAMES = 10  # are played where no game yet hid something of every seat
MIDDLE = 40  # choices before a game is sent to another process
MOST_CHOICES = 20_000  # a game that is longer than this will never end


class Violation(AssertionError):
    """A property that every game must have does not hold for this one."""


def check(
    game: Game, games: int = 10, seed: int = 0, processes: bool = True, every: int = 5
) -> None:
    """Play random games and check every property on the way.

    The costly ones are checked once in `every` choices. With `processes`, some games are also
    played again in other processes under other hash seeds. These import the game's class from its
    module, so it must not be defined in a script.
    """
    moved = Moved(game)
    for number in range(seed, seed + games):
        walk(game, number, moved, every)
    if game.hides:
        moved.look_further(seed + games)
        moved.check()
    if processes:
        check_processes(game)


def walk(game: Game, seed: int, moved: Moved, every: int) -> State:
    """One random game, with every property checked at some of its positions."""
    rng = Rng(seed + 1)
    state = game.start(seed)
    while not state.over:
        if len(state.history) > MOST_CHOICES:
            raise _violation("the game ends", state, f"{MOST_CHOICES} choices and no end")
        check_always_an_option(state)
        check_invariants(state)
        if len(state.history) % every == 0:
            for prove in PROPERTIES:
                prove(state, rng)
        if len(state.history) % EVERY == 0:
            moved.note(state, rng)
        _step(state, rng)
    check_invariants(state)
    for prove in AT_THE_END:
        prove(state, rng)
    return state


def _step(state: State, rng: Rng) -> None:
    """Make a random choice, by name or by number, and check what it did to the views."""
    game = state.game
    viewers: list[int | None] = [None, *range(game.seats)]
    before = [msgspec.to_builtins(state.view(viewer)) for viewer in viewers]
    heard = [len(state.events(viewer)) for viewer in viewers]
    question = state.questions[rng.below(len(state.questions))]
    option = rng.choice(state.options(question.seat))
    state.choose(question.seat, game.name(option) if rng.below(2) else option)
    for place, viewer in enumerate(viewers):
        if viewer == question.seat:
            continue
        silent = len(state.events(viewer)) == heard[place]
        if silent and msgspec.to_builtins(state.view(viewer)) != before[place]:
            raise _violation("events explain views", state, f"viewer {viewer} saw a silent change")


# -- properties at any position ------------------------------------------------------------------


def check_always_an_option(state: State) -> None:
    """Until the game is over somebody is asked, and everybody who is asked has an option."""
    if not state.questions:
        raise _violation("always an option", state, "nobody is asked, but the game is not over")
    for question in state.questions:
        options = state.options(question.seat)
        if not options or len(set(options)) != len(options):
            raise _violation("always an option", state, f"seat {question.seat} has {options}")
        if question.kind not in state.game.question_kinds:
            raise _violation("declared words", state, f"question {question.kind} is not declared")
        if question.activity not in state.game.activities:
            raise _violation("declared words", state, f"activity {question.activity}")


def check_invariants(state: State) -> None:
    """No card is lost or doubled, and whatever else the game declares."""
    broken = state.game.broken(state)
    if broken:
        raise _violation("invariants", state, ", ".join(broken))


def check_copy(state: State, rng: Rng) -> None:
    """A copy is equal and independent, and goes on exactly as its original would."""
    game = state.game
    before = game.checksum(state)
    first, second = state.copy(), state.copy()
    if game.checksum(first) != before or first.history != state.history:
        raise _violation("a copy is equal", state, _difference(state, first))
    if first.events(None) != state.events(None) or first.takeable != state.takeable:
        raise _violation("a copy is equal", state, "it was told something else")
    seed = rng.below(1 << 30)
    _finish(first, Rng(seed), FAR)
    if game.checksum(state) != before or game.checksum(second) != before:
        raise _violation("a copy is independent", state, _difference(state, second))
    _finish(second, Rng(seed), FAR)
    if game.checksum(first) != game.checksum(second):
        raise _violation("a copy goes on as its original", state, _difference(first, second))


def check_save_and_load(state: State, rng: Rng) -> None:
    """A position saved as JSON and loaded again is the same and goes on the same, mid-turn too."""
    game = state.game
    saved = msgspec.json.encode(state.position())
    try:
        loaded = game.position(msgspec.json.decode(saved))
    except PositionError as error:
        raise _violation("save and load", state, f"refused: {error}") from error
    if game.checksum(loaded) != game.checksum(state):
        raise _violation("save and load", state, _difference(state, loaded))
    if _asked(loaded) != _asked(state):
        raise _violation("save and load", state, f"{_asked(loaded)} is asked, not {_asked(state)}")
    here = state.copy()
    seed = rng.below(1 << 30)
    _finish(here, Rng(seed), FAR)
    _finish(loaded, Rng(seed), FAR)
    if game.checksum(here) != game.checksum(loaded):
        raise _violation("save and load", state, _difference(here, loaded))


def check_pickle(state: State, rng: Rng) -> None:
    """A state comes back from pickle and from `copy` with everything it knew; so does its game."""
    game = state.game
    if pickle.loads(pickle.dumps(game)) != game or copy.deepcopy(game) != game:
        raise _violation("a game comes back from a pickle", state, f"{game!r}")
    quiet = state.redeal(rng.below(game.seats), Rng(rng.below(1 << 30)))
    for here in (state, quiet):
        for way in (_pickled, copy.copy, copy.deepcopy):
            _same_state(here, way(here))
    things = [*state.questions, *state.log, *state.pending]
    for one, two in zip(things, _pickled(things), strict=True):
        if repr(one) != repr(two):
            raise _violation("what a state holds comes back from a pickle", state, f"{one!r}")


def _pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def _same_state(here: State, there: State) -> None:
    """The same state twice: by position, by what was asked and told, and by its record."""
    what = "a state comes back from a pickle"
    if there is here or there.position() != here.position() or _asked(there) != _asked(here):
        raise _violation(what, here, _difference(here, there))
    known = ("seed", "listening", "recorded", "history", "learned", "told")
    for name in known:
        if getattr(there, name) != getattr(here, name):
            raise _violation(what, here, f"{name} is {getattr(there, name)!r}")
    for viewer in [None, *range(here.game.seats)]:
        if there.events(viewer) != here.events(viewer):
            raise _violation(what, here, f"viewer {viewer} heard something else")


def check_choices(state: State, rng: Rng) -> None:
    """Choices round-trip by name; every illegal one is refused, with a reason, without a trace."""
    game = state.game
    before = game.checksum(state)
    for seat in range(game.seats):
        legal = state.options(seat)
        for option in range(len(game.table)):
            name = game.name(option)
            if game.number(name) != option:
                raise _violation("choices round-trip by name", state, name)
            if (state.why_not(seat, name) is None) != (option in legal):
                raise _violation("why_not", state, f"seat {seat}: {name}")
            if option not in legal:
                _refused(state, seat, option)
        for junk in ("nonsense", -1, len(game.table), None, True, 1.5, b"x"):
            _refused(state, seat, junk)
    for seat in (-1, game.seats):
        _refused(state, seat, 0)
        _no_such_eyes(state, seat)
    if game.checksum(state) != before:
        raise _violation("refused without a trace", state, "the state has changed")


def _refused(state: State, seat: int, option: object) -> None:
    log = len(state.log), len(state.history)
    try:
        state.choose(seat, option)
    except IllegalChoice as error:
        if not error.code or (len(state.log), len(state.history)) != log:
            raise _violation("refused without a trace", state, f"{option!r}: {error}") from None
        return
    raise _violation("illegal choices are refused", state, f"seat {seat} may choose {option!r}")


def _no_such_eyes(state: State, seat: int) -> None:
    """A seat that does not exist sees and hears nothing at all."""
    looks: list[Callable[[], object]] = [
        lambda: state.view(seat),
        lambda: state.events(seat),
        lambda: state.why_not(seat, 0),
        lambda: state.redeal(seat, Rng(0)),
    ]
    for look in looks:
        try:
            look()
        except IllegalChoice:
            continue
        raise _violation("only seats and spectators look", state, f"seat {seat}")


def check_verdicts(state: State, rng: Rng) -> None:
    """The offer is what the verdict allows: of the candidates, and of all choices."""
    for seat in range(state.game.seats):
        step = state.asking(seat)
        if step is None or type(step).verdict is Step.verdict:  # told by `options` and `refusal`
            continue
        offered = state.options(seat)
        listed = Step.options(step, state)
        allowed = [
            option for option in range(len(state.game.table)) if step.verdict(state, option) is None
        ]
        for found in (listed, allowed):
            if found != offered and (found is listed or set(found) != set(offered)):
                names = [state.game.name(option) for option in {*found} ^ {*offered}]
                what = f"{step!r} offers {state.offers(seat)}; in question: {names}"
                raise _violation("offers are verdicts", state, what)


def check_declared(state: State, rng: Rng) -> None:
    """Events, questions and refusals carry the facts that are declared, of the declared types."""
    game = state.game
    known = game.declared
    if known is None:
        return
    for told in state.told_since(max(0, state.told - EVERY)):
        _carries(state, known.events.get(told.event.kind), told.event.kind, told.event.facts)
    for asked in state.questions:
        _carries(state, known.questions.get(asked.kind), asked.kind, asked.facts)
        for option in range(len(game.table)):
            why = state.refusal(asked.seat, option)
            if why is not None and why.code not in GENERAL_REFUSALS:
                reasons = {one.rule: one for one in known.refusals.get(why.code, [])}
                _carries(state, reasons.get(why.rule), f"{why.code} ({why.rule})", why.facts)


def _carries(state: State, declared: Declared | None, what: str, facts: dict[str, object]) -> None:
    if declared is None:
        raise _violation("declared words", state, f"{what} is not declared")
    if list(facts) != declared.names:
        raise _violation("declared words", state, f"{what} carries {facts}")
    for name, fact in declared.facts.items():
        if not fact.allows(facts[name], state.game.seats):
            raise _violation("declared words", state, f"{what}: {name}={facts[name]!r}, no {fact}")


def check_blind(state: State, rng: Rng) -> None:
    """A view, a question, options and reasons do not depend on what their seat cannot know."""
    game = state.game
    for viewer in [None, *range(game.seats)]:
        other = _redealt(state, viewer, rng)
        if other.view(viewer) != state.view(viewer):
            raise _violation("views are blind", state, _view_difference(state, other, viewer))
        if game.broken(other):
            raise _violation("a redeal keeps the invariants", state, ", ".join(game.broken(other)))
        if [(q.seat, q.activity) for q in other.questions] != [
            (q.seat, q.activity) for q in state.questions
        ]:
            raise _violation("a redeal asks the same seats", state, f"viewer {viewer}")
        if viewer is None:
            continue
        if other.options(viewer) != state.options(viewer):
            raise _violation("options are blind", state, f"seat {viewer}")
        if _put(other, viewer) != _put(state, viewer):
            raise _violation("questions are blind", state, f"{_put(state, viewer)}")
        for option in range(len(game.table)):
            if _reason(other, viewer, option) != _reason(state, viewer, option):
                raise _violation("reasons are blind", state, f"{viewer}: {game.name(option)}")


def _put(state: State, seat: int) -> object:
    """All that a seat is told with its question."""
    question = state.question(seat)
    if question is None:
        return None
    private = private_options(state, seat)
    told = question.kind, question.activity, question.facts, question.window, private
    return *told, is_sealed(state), is_forced(state, seat)


def _reason(state: State, seat: int, option: int) -> object:
    """All that a seat is told when it asks why it cannot make a choice."""
    found = state.refusal(seat, option)
    if found is not None and found.code not in (*state.game.refusals, *GENERAL_REFUSALS):
        raise _violation("declared words", state, f"refusal {found.code} is not declared")
    return found and (found.rule, found.code, found.facts)


def check_observations(state: State, rng: Rng) -> None:
    """An observation, where a game declares one, is what a view says, in bounds and blind."""
    game = state.game
    if game.observing() is None:
        return
    known = layout(game)
    own = Rng(len(state.history))  # games without observations go the same way as before
    for viewer in [None, *range(game.seats)]:
        found = observe(state, viewer)
        question = None if viewer is None else state.question(viewer)
        shown = read_view(game, state.view(viewer), question)
        wrong = [
            name for name, part in known.named(found).items() if part != known.named(shown)[name]
        ]
        if wrong or len(found) != known.size:
            raise _violation("an observation says what a view says", state, f"{viewer}: {wrong}")
        if any(one > high for one, high in zip(found, known.high, strict=True)):
            raise _violation("an observation keeps its bounds", state, f"viewer {viewer}")
        if observe(_redealt(state, viewer, own), viewer) != found:
            raise _violation("observations are blind", state, f"viewer {viewer}")


def check_redeal_knows_nothing(state: State, rng: Rng) -> None:
    """A redeal follows from what the seat knows alone: redealt first, it comes out the same."""
    game = state.game
    for viewer in [None, *range(game.seats)]:
        seed = rng.below(1 << 30)
        there = state.redeal(viewer, Rng(seed + 1)).redeal(viewer, Rng(seed))
        here = state.redeal(viewer, Rng(seed))
        if game.checksum(here) != game.checksum(there):
            raise _violation("a redeal cannot peek", state, _difference(here, there))


def check_events_blind(state: State, rng: Rng) -> None:
    """Two worlds that look alike to a viewer, before and after, also sound alike to it."""
    game = state.game
    for viewer in [None, *range(game.seats)]:
        here, there = state.copy(), _redealt(state, viewer, rng)
        there.listen()
        since = len(here.events(viewer))
        if viewer is not None and here.options(viewer):
            option = rng.choice(here.options(viewer))
            here.choose(viewer, option)
            there.choose(viewer, option)
        else:
            _until_heard(here, viewer, since, rng)
            _until_heard(there, viewer, 0, rng)
        if here.view(viewer) == there.view(viewer):
            told, other = here.events(viewer, since), there.events(viewer)
            public = any(event.kind in game.more_than_views for event in [*told, *other])
            if told != other and not public:
                raise _violation("events are blind", here, f"{viewer} heard {told} or {other}")


def _until_heard(state: State, viewer: int | None, since: int, rng: Rng) -> None:
    """Let the others choose until the viewer hears something, for a few choices at most."""
    for _ in range(8):
        asked = [question.seat for question in state.questions if question.seat != viewer]
        if not asked or len(state.events(viewer)) > since:
            return
        seat = rng.choice(asked)
        state.choose(seat, rng.choice(state.options(seat)))


def check_undo(state: State, rng: Rng) -> None:
    """Check that what may be taken back has taught nobody anything."""
    game = state.game
    back = len(state.takeable)
    if not back or state.asked == TOGETHER:
        return  # who is ready with a sealed choice can be seen, and can be taken back
    choosers = {seat for seat, _ in state.takeable}
    earlier = replay(record_of(state), game, len(state.history) - back)
    for viewer in [None, *range(game.seats)]:
        if viewer in choosers:
            continue
        if earlier.view(viewer) != state.view(viewer):
            raise _violation("undo", state, _view_difference(earlier, state, viewer))
        if earlier.events(viewer) != state.events(viewer):
            raise _violation("undo", state, f"viewer {viewer} heard something")


def check_private_options(state: State, rng: Rng) -> None:
    """An option that is called private can be taken back, and its seat is asked on."""
    for question in state.questions:
        seat = question.seat
        for option in private_options(state, seat):
            after = state.copy()
            after.choose(seat, option)
            if after.takeable[-1:] != [(seat, option)] or after.question(seat) is None:
                raise _violation("private options", state, state.game.name(option))


def check_declared_events(state: State, rng: Rng) -> None:
    """Every event is of a declared kind and carries exactly its facts."""
    for told in state.log:
        event = told.event
        if tuple(event.facts) != state.game.event_kinds.get(event.kind):
            raise _violation("declared events", state, repr(event))


def check_replay(state: State, rng: Rng) -> None:
    """A record leads to the same state and told everybody the same, step for step."""
    game = state.game
    record = read_record(record_of(state).to_json())
    again = verify(record, game)
    if game.checksum(again) != game.checksum(state):
        raise _violation("exact replay", state, _difference(state, again))
    for viewer in [None, *range(game.seats)]:
        if again.events(viewer) != state.events(viewer):
            raise _violation("exact replay", state, f"viewer {viewer} heard something else")


PROPERTIES: Sequence[Callable[[State, Rng], None]] = (
    check_copy,
    check_save_and_load,
    check_pickle,
    check_choices,
    check_verdicts,
    check_declared,
    check_blind,
    check_observations,
    check_redeal_knows_nothing,
    check_events_blind,
    check_undo,
    check_private_options,
)
AT_THE_END: Sequence[Callable[[State, Rng], None]] = (
    check_copy,
    check_pickle,
    check_choices,
    check_blind,
    check_observations,
    check_declared_events,
    check_replay,
)


class Moved:
    """Companion of the blind views: a redeal must move what the others hide.

    Otherwise a `redeal` that changes nothing would make every view look blind.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hiding: set[tuple[int | None, int]] = set()
        self.changed: set[tuple[int | None, int]] = set()

    def note(self, state: State, rng: Rng) -> None:
        """Does the other seat see something the viewer does not, and does a redeal change it?"""
        for viewer in [None, *range(self.game.seats)]:
            others = [state.redeal(viewer, rng) for _ in range(4)]
            for seat in range(self.game.seats):
                if seat != viewer:
                    self.hiding.add((viewer, seat))
                    if any(other.view(seat) != state.view(seat) for other in others):
                        self.changed.add((viewer, seat))

    def look_further(self, seed: int) -> None:
        """Play more games while some seat's things never moved: a short game may hide nothing."""
        for number in range(seed, seed + MORE_GAMES):
            rng = Rng(number + 1)
            state = self.game.start(number)
            while not state.over and len(state.history) < MOST_CHOICES:
                if self.hiding <= self.changed:
                    return
                if len(state.history) % EVERY == 0:
                    self.note(state, rng)
                _finish(state, rng, 1)

    def check(self) -> None:
        """Every seat's hidden things have moved for every viewer."""
        fixed = sorted(self.hiding - self.changed, key=repr)
        if fixed:
            raise Violation(f"a redeal moves what is hidden: never for (viewer, seat) in {fixed}")


# -- other processes -----------------------------------------------------------------------------


def fingerprint(game: Game, games: int = 5, seed: int = 0) -> str:
    """The checksums of some random games in one word: equal on every machine, compiled or not."""
    found: list[str] = []
    for number in range(seed, seed + games):
        state = game.start(number)
        _finish(state, Rng(number))
        found.append(game.checksum(state))
    return "-".join(found)


def check_processes(game: Game, games: int = 3, hash_seeds: Sequence[int] = (1, 2)) -> None:
    """The same games in other processes, under other hash seeds, end in the same states.

    The other process gets the game, and a state in the middle of one, as a pickle.
    """
    here = fingerprint(game, games)
    state = game.start(0)
    _finish(state, Rng(0), MIDDLE)
    sent = pickle.dumps((game, games, state))
    end = state.copy()
    _finish(end, Rng(1))
    expected = f"{here} {game.checksum(end)}"
    for hash_seed in hash_seeds:
        env = {
            **os.environ,
            "PYTHONHASHSEED": str(hash_seed),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        code = "from konspira.testing import answer_pickle; answer_pickle()"
        run = subprocess.run(
            [sys.executable, "-c", code], input=sent, capture_output=True, env=env, check=False
        )
        found = run.stdout.decode().strip()
        if found != expected:
            said = found or run.stderr.decode()
            raise Violation(f"exact replay across processes: {said} is not {expected}")


def answer_pickle() -> None:
    """The other process of `check_processes`: reads a pickle, plays, prints what came of it."""
    game, games, state = pickle.load(sys.stdin.buffer)
    here = fingerprint(game, games)
    _finish(state, Rng(1))
    print(here, game.checksum(state))


# -- helpers -------------------------------------------------------------------------------------


def _redealt(state: State, viewer: int | None, rng: Rng) -> State:
    """A redeal in which everybody who is asked has something to choose."""
    other = state.redeal(viewer, Rng(rng.below(1 << 30)))
    for question in other.questions:
        if not other.options(question.seat):
            raise _violation("a redeal can be played on", state, f"{question} has no options")
    return other


def _finish(state: State, rng: Rng, most: int = MOST_CHOICES) -> None:
    """Play on with random choices, to the end or at most `most` of them."""
    for _ in range(most):
        if state.over:
            return
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))


def _asked(state: State) -> list[tuple[int, str, list[int]]]:
    return [(q.seat, q.kind, state.options(q.seat)) for q in state.questions]


def _violation(what: str, state: State, detail: str) -> Violation:
    game = state.game
    return Violation(
        f"{what}: {detail}\n"
        f"  {game.id} seats={game.seats} {game.options} seed={state.seed}\n"
        f"  choices: {state.history}"
    )


def _difference(one: State, two: State) -> str:
    """The first thing in which two positions differ."""
    return _first_difference(one.position(), two.position(), "position")


def _view_difference(one: State, two: State, viewer: int | None) -> str:
    views = [msgspec.to_builtins(state.view(viewer)) for state in (one, two)]
    return f"viewer {viewer}: " + _first_difference(views[0], views[1], "view")


def _first_difference(one: object, two: object, path: str) -> str:
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *[key for key in two if key not in one]]:
            if one.get(key) != two.get(key):
                return _first_difference(one.get(key), two.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for place, (left, right) in enumerate(zip(one, two, strict=True)):
            if left != right:
                return _first_difference(left, right, f"{path}[{place}]")
    return f"{path} is {one!r} or {two!r}"
