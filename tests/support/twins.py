"""Twins: two games that one viewer cannot tell apart, told choice by choice.

World A is a random game as the server deals it. World B has other hidden cards, and the others make
other small choices, in other numbers and at other times; but whatever the viewer may see and hear
is the same. `Twins.beats()` tells both stories in beats: after each beat the engine itself confirms
that the viewer's view, events and question are equal, and so must be every byte that the viewer
gets from a server that plays them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from konspira.games.spiskowcy import GAME as SPISKOWCY
from konspira.games.spiskowcy import round as spiskowcy_round
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import PLACED, Spiskowcy
from konspira.kernel.errors import IllegalChoice
from konspira.kernel.events import EVERYONE, Event
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER, Step
from konspira.server.tables.play import (
    AGREE,
    BACK,
    CHOICE,
    DECLINE,
    HOLD,
    PROPOSE,
    REWIND,
    Entry,
    Play,
    proposing,
)
from konspira.server.wire.common import ProposalKind
from support.ambush import CARDS as AMBUSH_CARDS
from support.ambush import AmbushGame

LONGEST = 2000  # choices of a walk
KINDS: list[ProposalKind] = ["end", "take-back"]

# -- games whose deals can be fixed ----------------------------------------------------------------


class RiggedDeal(Step[Spiskowcy]):
    """The deal of a round, with the cards that the world's plan has for it."""

    def run(self, state: Spiskowcy) -> None:
        kind = type(state.game)
        assert issubclass(kind, RiggedSpiskowcy)
        plan = kind.plans.get(state.key, ())
        if state.round <= len(plan):
            state.draws = list(plan[state.round - 1])
        spiskowcy_round.Deal().run(state)


class RiggedSpiskowcy(SPISKOWCY):
    """Spiskowcy, dealt by plan: for each key the cards of each round in the order of dealing."""

    plans: ClassVar[dict[bytes, list[list[int]]]]
    steps = {**SPISKOWCY.steps, "rigged-deal": RiggedDeal}


class RiggedAmbush(AmbushGame):
    """The made-up game, dealt by plan."""

    plans: ClassVar[dict[bytes, list[list[int]]]]

    def start(self, seed: int = 0, key: bytes | None = None, listen: bool = True) -> State:
        state = self._opening.copy()
        state.draws = list(self.plans.get(key or b"", [[]])[0])
        state.begin(seed, key or b"", listen)
        return state


RIGGED: Mapping[str, type[RiggedSpiskowcy] | type[RiggedAmbush]] = {
    "spiskowcy": RiggedSpiskowcy,
    "ambush": RiggedAmbush,
}


def rigged(game: str) -> type[RiggedSpiskowcy] | type[RiggedAmbush]:
    """A class of its own for each world, with plans of its own."""
    kind = RIGGED[game]
    made: type[RiggedSpiskowcy] | type[RiggedAmbush] = type(
        kind.__name__, (kind,), {"plans": {}, "__module__": kind.__module__}
    )
    return made


def rig_rounds() -> list[tuple[list[Step[Any]], list[Step[Any]]]]:
    """Let every round deal by plan; what has to be put back afterwards."""
    replaced: list[tuple[list[Step[Any]], list[Step[Any]]]] = []
    for table in (spiskowcy_round.ROUNDS, spiskowcy_round.SEALED_ROUNDS):
        for rounds in table:
            for steps in rounds:
                replaced.append((steps, steps[:]))
                steps[:] = [RiggedDeal() if _is_deal(step) else step for step in steps]
    return replaced


def _is_deal(step: Step[Any]) -> bool:
    return isinstance(step, spiskowcy_round.Deal)


# -- the walk of world A ---------------------------------------------------------------------------


class Gesture(NamedTuple):
    """Choices of one seat, up to where the viewer learns of them."""

    seat: int
    path: list[str]
    part: int  # the round it belongs to
    window: bool


def seen(state: State, viewer: int | None) -> bytes:
    """All that a viewer may see, hear and be asked, as bytes."""
    question = None if viewer is None else state.question(viewer)
    put = question and (question.kind, question.facts, question.window)
    return msgspec.json.encode(
        [
            state.view(viewer),
            [[event.kind, event.facts] for event in state.events(viewer)],
            state.game.waiting(state, viewer),
            put,
            [] if viewer is None else state.options(viewer),
        ]
    )


def part_of(state: State) -> int:
    """Return which round it is; games without rounds have one."""
    return state.round if isinstance(state, Spiskowcy) else 1


class Walk:
    """A random game up to some gesture, and the last state of each round."""

    def __init__(
        self, game: Game, key: bytes, viewer: int | None, rng: random.Random, gestures: int
    ) -> None:
        self.viewer = viewer
        self.gestures: list[Gesture] = []
        self.ends: dict[int, State] = {}
        state = game.start(key=key)
        self.ends[part_of(state)] = state
        while not state.over and len(self.gestures) < gestures:
            assert len(state.history) < LONGEST
            state = self._step(state, rng)
        self.last = state

    def _step(self, state: State, rng: random.Random) -> State:
        question = rng.choice(state.questions)
        seat, part, before = question.seat, part_of(state), seen(state, self.viewer)
        path: list[str] = []
        while True:
            path.append(_wish(state, seat, rng))
            state = state.copy()
            state.choose(seat, path[-1])
            self.ends[part_of(state)] = state
            silent = seat != self.viewer and seen(state, self.viewer) == before
            if not silent or state.over or state.question(seat) is None:
                break
        self.gestures.append(Gesture(seat, path, part, question.window))
        return state


LIKED = (
    "order_type(innkeeper)",
    "order_type(raid)",
    "order_type(plot)",
    "order_count(2)",
    "order_pair",
    "raid_player",
    "plot_player",
    "block",
    "pierce",
)


def _wish(state: State, seat: int, rng: random.Random) -> str:
    """A random choice, with a liking for what has several steps or leads there."""
    offers = state.offers(seat)
    liked = [name for name in offers if name.startswith(LIKED)]
    return rng.choice(liked if liked and rng.random() < 0.6 else offers)


# -- the hidden cards of world B -------------------------------------------------------------------


class Other(NamedTuple):
    """The differences of world B: the deals, and the paths of gestures (by part and seat)."""

    plan: list[list[int]]
    paths: dict[tuple[int, int], list[str]]


def other_spiskowcy(walk: Walk, rng: random.Random) -> Other:
    """Round by round: the viewer's hand is the same, and so is whatever was turned up."""
    plan: list[list[int]] = []
    paths: dict[tuple[int, int], list[str]] = {}
    for part in sorted(walk.ends):
        true = walk.ends[part]
        assert isinstance(true, Spiskowcy)
        guess = _guess(true, walk.viewer, rng, over=part < max(walk.ends))
        hands: list[list[int]] = []
        for seat in range(true.seats):
            world = true if seat == walk.viewer else guess
            order = Counter({k: n for k, n in enumerate(world.orders[seat].row()) if n})
            order += _turned_up(true, seat)
            hand = list(order.elements())
            for row in (world.hand[seat], world.returned[seat]):
                hand += [kind for kind, count in enumerate(row) for _ in range(count)]
            assert len(hand) == true.dealt[seat], (part, seat, hand)
            rng.shuffle(hand)
            hands.append(hand)
            if true.stage[seat] >= PLACED:
                paths[part, seat] = _order_path(order, rng)
        plan.append(_dealt(true, hands))
    return Other(plan, paths)


def _guess(state: Spiskowcy, viewer: int | None, rng: random.Random, over: bool) -> Spiskowcy:
    """Return what else the others may hold; after the round everybody knows: no order is left."""
    while True:
        guess = state.redeal(viewer, Rng(rng.getrandbits(60)))
        assert isinstance(guess, Spiskowcy)
        others = [seat for seat in range(state.seats) if seat != viewer]
        if not over or not any(guess.orders[seat].size() for seat in others):
            return guess


def _turned_up(state: Spiskowcy, seat: int) -> Counter[int]:
    """Return what a seat has turned up this round, as everybody has heard."""
    found: Counter[int] = Counter()
    for event in reversed(state.events(None)):
        if event.kind == "round-began":
            break
        if event.kind == "revealed" and event.facts["seat"] == seat:
            count = event.facts["count"]
            assert isinstance(count, int)
            found[CARDS.index(str(event.facts["card"]))] += count
    return found


def _order_path(order: Counter[int], rng: random.Random) -> list[str]:
    """One way to lay an order, choice by choice."""
    kinds = sorted(order)
    if not kinds:
        return ["order_none"]
    if len(kinds) == 1:
        return [f"order_type({CARDS[kinds[0]]})", f"order_count({order[kinds[0]]})"]
    rng.shuffle(kinds)
    return [f"order_type({CARDS[kinds[0]]})", "order_pair", f"order_second({CARDS[kinds[1]]})"]


def _dealt(state: Spiskowcy, hands: list[list[int]]) -> list[int]:
    """The cards of a round in the order of dealing (SPI-5.2, SPI-5.3)."""
    left = [hand[:] for hand in hands]
    order = state.seats_from(state.first)
    regular = min(state.rules.deal[state.round] * state.seats, sum(map(len, hands)))
    draws = [left[order[turn % state.seats]].pop() for turn in range(regular)]
    return draws + [card for hand in left for card in hand]  # the juggler's, if there is one


def other_ambush(walk: Walk, rng: random.Random) -> Other:
    """One deal: what was spent is known, everything else is dealt again."""
    true = walk.last
    guess: Any = true.redeal(walk.viewer, Rng(rng.getrandbits(60)))
    hands: list[list[int]] = []
    paths: dict[tuple[int, int], list[str]] = {}
    for seat in range(3):
        hand = [card for card in range(3) for _ in range(guess.hands[seat][card])]
        hand += [_spent(event) for event in true.events(None) if _spent_by(event) == seat]
        rng.shuffle(hand)
        hands.append(hand)
        if guess.sealed[seat] >= 0:
            paths[1, seat] = [f"discard({AMBUSH_CARDS[guess.sealed[seat]]})"]
    return Other([[hands[turn % 3][turn // 3] for turn in range(9)]], paths)


SPENT = {"blocked": "shield", "pierced": "spear"}


def _spent(event: Event) -> int:
    return AMBUSH_CARDS.index(str(event.facts.get("card", SPENT.get(event.kind))))


def _spent_by(event: Event) -> object:
    return event.facts["seat"] if event.kind in (*SPENT, "discarded") else None


OTHERS = {"spiskowcy": other_spiskowcy, "ambush": other_ambush}
HIDING = {"spiskowcy": "order_", "ambush": "discard("}  # choices that the others do not see


# -- both stories together -------------------------------------------------------------------------


class Act(NamedTuple):
    """One thing that happens in one world."""

    do: str  # choose, back, say, propose, answer, plan, bot, close, wait
    seat: int = -1
    choice: str = ""
    token: str = ""
    path: tuple[str, ...] = ()
    made: int = 0  # bot: how many choices the seat has made before


class Beat(NamedTuple):
    """The events of each world until the viewer looks again."""

    title: str
    acts: tuple[list[Act], list[Act]]
    secret: bool = False  # nothing happens that the viewer could see


class NotTwins(AssertionError):
    """The engine lets the viewer tell the two worlds apart: no server could hide that."""


class Side:
    """One world, simulated."""

    def __init__(self, game: Game, key: bytes, viewer: int | None) -> None:
        self.play = Play(game, key)
        self.viewer = viewer
        self.marks: list[tuple[int, int]] = []  # of each choice that stands: gesture and step

    @property
    def state(self) -> State:
        return self.play.state

    def choose(self, seat: int, choice: str, mark: tuple[int, int]) -> Act:
        """A choice of a person; in a window it waits for its end."""
        play = self.play
        question = play.state.question(seat)
        assert question is not None, f"seat {seat} is not asked, but wants {choice}"
        act = Act("choose", seat, choice, play.token(seat))
        number = play.game.number(choice)
        play.apply(Entry(HOLD if question.window else CHOICE, seat, number))
        if not question.window:
            self.marks.append(mark)
        return act

    def back(self, seat: int) -> Act:
        """A choice is taken back."""
        place = self.play.own_last(seat)
        assert place is not None
        self.play.apply(Entry(BACK, seat, place))
        del self.marks[place]
        return Act("back", seat)

    def detour(self, seat: int, rng: random.Random) -> list[Act]:
        """A small choice that the viewer does not notice, and its taking back."""
        before = seen(self.state, self.viewer)
        found: list[str] = []
        for choice in self.state.offers(seat):
            trial = self.play.fork()
            trial.apply(Entry(CHOICE, seat, trial.game.number(choice)))
            if trial.own_last(seat) is not None and seen(trial.state, self.viewer) == before:
                found.append(choice)
        if not found:
            return []
        made = self.choose(seat, rng.choice(found), (-1, -1))
        return [made, self.back(seat)]


class Twins:
    """The two worlds of one viewer."""

    def __init__(
        self,
        kinds: Sequence[type[RiggedSpiskowcy] | type[RiggedAmbush]],
        seats: int,
        options: Mapping[str, object],
        key: bytes,
        viewer: int | None,
        gestures: int,
        rng: random.Random,
        bots: Sequence[int] = (),
    ) -> None:
        games = [kind(seats, None, options) for kind in kinds]
        self.viewer, self.bots, self.rng = viewer, bots, rng
        self.walk = Walk(games[0], key, viewer, rng, gestures)
        name = games[0].id
        other = OTHERS[name](self.walk, rng)
        kinds[1].plans[key] = other.plan
        self.sides = [Side(game, key, viewer) for game in games]
        self.paths = [
            (gesture.path, self._other_path(gesture, other, HIDING[name]))
            for gesture in self.walk.gestures
        ]
        self.seats = seats
        self.people = [seat for seat in range(seats) if seat not in bots]
        self._check("the deal")

    def _other_path(self, gesture: Gesture, other: Other, hiding: str) -> list[str]:
        if gesture.seat == self.viewer or not gesture.path[0].startswith(hiding):
            return gesture.path
        return other.paths.get((gesture.part, gesture.seat), gesture.path)

    def _check(self, title: str) -> None:
        one, two = (seen(side.state, self.viewer) for side in self.sides)
        if one != two:
            raise NotTwins(f"{title}: viewer {self.viewer} sees\n{one!r}\nor\n{two!r}")

    def differ(self) -> bool:
        """Is there anything that the viewer does not know?"""
        saved = [side.state.game.save_fields(side.state) for side in self.sides]
        return saved[0] != saved[1] or self.sides[0].state.history != self.sides[1].state.history

    # -- the story -------------------------------------------------------------------------------

    def beats(self) -> Iterator[Beat]:
        """Everything that happens, beat by beat."""
        place = rewinds = 0
        while place < len(self.walk.gestures):
            for beat in self._gesture(place):
                self._check(beat.title)
                yield beat
            place += 1
            if self.sides[0].play.over:
                return
            chance = self.rng.random()
            if chance < 0.06 and rewinds < 2 and place > 1:
                back = yield from self._rewind(place - 1)
                if back is not None:
                    place, rewinds = back, rewinds + 1
            elif chance < 0.18 and rewinds < 2:
                unsealed = self._unseal(place - 1)
                if unsealed is not None:
                    self._check(unsealed.title)
                    yield unsealed
                    place, rewinds = place - 1, rewinds + 1
            elif chance < 0.27:
                yield from self._declined(place - 1)
            elif chance < 0.32:
                seat = self.rng.choice(self.people)
                said = Act("say", seat, f"line {self.rng.randrange(1000)}")
                yield Beat("a line", ([said], [said]))
        yield from self._half_made()

    def _gesture(self, place: int) -> Iterator[Beat]:
        gesture = self.walk.gestures[place]
        seat = gesture.seat
        if gesture.window:
            yield from self._window(place)
        elif seat == self.viewer:
            for step in range(self._done(self.sides[0], place), len(gesture.path)):
                if self.rng.random() < 0.3:
                    yield from self._own_detour()
                acts = [
                    [side.choose(seat, gesture.path[step], (place, step))] for side in self.sides
                ]
                yield Beat(f"own {gesture.path[step]}", (acts[0], acts[1]))
        else:
            longest = max(map(len, self.paths[place]))
            if longest > 1 and seat not in self.bots and self.rng.random() < 0.7:
                stops = self.rng.sample(range(longest), 2)  # in one world further than in the other
                yield Beat(f"seat {seat} begins: {gesture.path}", self._story(place, stops), True)
            yield Beat(f"seat {seat}: {gesture.path}", self._story(place, None))

    def _story(self, place: int, stops: list[int] | None) -> tuple[list[Act], list[Act]]:
        """A gesture of another seat in both worlds: all of it, or up to somewhere."""
        acts: list[list[Act]] = []
        for number, side in enumerate(self.sides):
            path = self.paths[place][number]
            stop = len(path) if stops is None else min(stops[number], len(path) - 1)
            acts.append(self._acts(side, place, path[:stop]))
        return acts[0], acts[1]

    def _done(self, side: Side, place: int) -> int:
        """Return how many choices of a gesture stand already."""
        return sum(1 for gesture, _ in side.marks if gesture == place)

    def _acts(self, side: Side, place: int, path: list[str]) -> list[Act]:
        """One world's way through a gesture of another seat."""
        seat = self.walk.gestures[place].seat
        acts: list[Act] = []
        start = self._done(side, place)
        if seat in self.bots:
            made = side.play.made[seat]
            for step in range(start, len(path)):
                side.choose(seat, path[step], (place, step))
            return [Act("bot", seat, path=tuple(path[start:]), made=made)]
        for step in range(start, len(path)):
            acts += self._asides(side, place)
            acts.append(side.choose(seat, path[step], (place, step)))
        return acts

    def _asides(self, side: Side, place: int) -> list[Act]:
        """Small things that others do now, or do not do."""
        acts: list[Act] = []
        rng = self.rng
        for question in side.state.questions:
            seat = question.seat
            if seat in (self.viewer, *self.bots) or question.window:
                continue
            if rng.random() < 0.45:
                acts += side.detour(seat, rng)
            if rng.random() < 0.35 and seat != self.walk.gestures[place].seat:
                acts += self._early(side, seat, place)
        return acts

    def _early(self, side: Side, seat: int, place: int) -> list[Act]:
        """While all choose at once: the next small choice of somebody who will be ready later."""
        if side.state.asked != TOGETHER:
            return []
        for later in range(place + 1, len(self.walk.gestures)):
            if self.walk.gestures[later].seat == seat:
                break
        else:
            return []
        path = self.paths[later][self.sides.index(side)]
        step = self._done(side, later)
        if step >= len(path) - 1:
            return []
        trial = side.play.fork()
        try:
            trial.apply(Entry(CHOICE, seat, trial.game.number(path[step])))
        except IllegalChoice:  # its next gesture is not of this moment
            return []
        if seen(trial.state, self.viewer) != seen(side.state, self.viewer):
            return []
        return [side.choose(seat, path[step], (later, step))]

    def _own_detour(self) -> Iterator[Beat]:
        """The viewer tries something and takes it back: the same in both worlds."""
        assert self.viewer is not None
        found = [
            choice
            for choice in self.sides[0].state.offers(self.viewer)
            if all(_takeable(side, self.viewer, choice) for side in self.sides)
        ]
        if not found:
            return
        choice = self.rng.choice(found)
        acts = [[side.choose(self.viewer, choice, (-1, -1))] for side in self.sides]
        yield Beat(f"own try {choice}", (acts[0], acts[1]))
        acts = [[side.back(self.viewer)] for side in self.sides]
        yield Beat("own taking back", (acts[0], acts[1]))

    # -- windows ---------------------------------------------------------------------------------

    def _window(self, place: int) -> Iterator[Beat]:
        """A chance to react: answered or not, it closes at its time."""
        gesture, rng = self.walk.gestures[place], self.rng
        seat = gesture.seat
        nothing = self.sides[0].state.offers(seat)[0]
        acts: tuple[list[Act], list[Act]] = ([], [])
        same = rng.random() < 0.5
        for number, side in enumerate(self.sides):
            wanted = same if seat == self.viewer else rng.random() < 0.5
            if seat not in self.bots and (gesture.path[0] != nothing or wanted):
                acts[number].append(side.choose(seat, gesture.path[0], (place, 0)))
        if seat in self.bots:
            for number, side in enumerate(self.sides):
                plan = Act("plan", seat, path=tuple(gesture.path), made=side.play.made[seat])
                acts[number].append(plan)
        yield Beat(f"answers in the window of {seat}", (acts[0][:], acts[1][:]))
        yield Beat("in the window", ([Act("wait")], [Act("wait")]))
        for number, side in enumerate(self.sides):
            option = side.state.game.number(gesture.path[0])
            side.play.apply(Entry(CHOICE, seat, option))
            side.marks.append((place, 0))
            acts[number][:] = [Act("close", seat)]
        yield Beat("the window closes", acts)

    # -- agreements ------------------------------------------------------------------------------

    def _others(self, seat: int) -> list[int]:
        return [other for other in self.people if other != seat]

    def _declined(self, place: int) -> Iterator[Beat]:
        """A proposal that somebody does not like."""
        proposer = self.rng.choice(self.people)
        others = self._others(proposer)
        if not others or not self._may_ask(proposer):
            return
        yield from self._propose(proposer, self.rng.choice(KINDS), place)
        seat = self.rng.choice(others)
        act = Act("answer", seat, "no")
        for side in self.sides:
            side.play.apply(Entry(DECLINE, seat))
        yield Beat("a proposal is declined", ([act], [act]))

    def _may_ask(self, proposer: int) -> bool:
        """Has this seat chosen something that it cannot take back alone?"""
        plays = [side.play for side in self.sides]
        if any(play.own_last(proposer) is not None for play in plays):
            return False
        return all(play.before_last(proposer) is not None for play in plays)

    def _propose(self, proposer: int, kind: ProposalKind, place: int) -> Iterator[Beat]:
        """A proposal; while it is open, play goes on in secret."""
        act = Act("propose", proposer, kind)
        for side in self.sides:
            stands = side.play.before_last(proposer) if kind == "take-back" else 0
            side.play.apply(Entry(PROPOSE, proposer, proposing(kind, stands or 0)))
        yield Beat(f"a proposal: {kind}", ([act], [act]))
        number = self.rng.randrange(2)  # in one world only
        asides: tuple[list[Act], list[Act]] = ([], [])
        asides[number].extend(self._asides(self.sides[number], place))
        self._check("while a proposal is open")
        yield Beat("while a proposal is open", asides, True)

    def _rewind(self, place: int) -> Generator[Beat, None, int | None]:
        """Somebody asks to take back something that others have seen, and all agree."""
        proposer = self.rng.choice(self.people)
        others = self._others(proposer)
        if not others or not self._may_ask(proposer):
            return None
        stands = [side.play.before_last(proposer) or 0 for side in self.sides]
        again = [self._first_undone(number, stand) for number, stand in enumerate(stands)]
        if again[0] != again[1]:
            return None  # the proposer is further in one world than in the other
        yield from self._propose(proposer, "take-back", place)
        for seat in others:
            act = Act("answer", seat, "yes")
            for side, stand in zip(self.sides, stands, strict=True):
                side.play.apply(Entry(AGREE, seat))
                if seat == others[-1]:
                    side.play.apply(Entry(REWIND, proposer, stand))
                    del side.marks[stand:]
            self._check("an agreement")
            yield Beat("somebody agrees", ([act], [act]))
        return again[0]

    def _first_undone(self, number: int, place: int) -> int:
        """The first gesture that does not stand when only some choices do."""
        stands = Counter(gesture for gesture, _ in self.sides[number].marks[:place])
        done = 0
        while stands[done] == len(self.paths[done][number]):
            done += 1
        return done

    def _unseal(self, place: int) -> Beat | None:
        """Somebody who was ready is not ready any more; everybody sees that."""
        gesture = self.walk.gestures[place]
        sealed = all(
            side.state.asked == TOGETHER
            and side.play.own_last(gesture.seat) is not None
            and side.state.question(gesture.seat) is None
            for side in self.sides
        )
        if not sealed or gesture.seat in self.bots:
            return None
        acts = [[side.back(gesture.seat)] for side in self.sides]
        return Beat(f"seat {gesture.seat} is not ready any more", (acts[0], acts[1]))

    def _half_made(self) -> Iterator[Beat]:
        """Last, the others begin something that the viewer does not see."""
        stories: tuple[list[Act], list[Act]] = ([], [])
        for side, acts in zip(self.sides, stories, strict=True):
            for question in side.state.questions:
                if question.seat in (self.viewer, *self.bots) or question.window:
                    continue
                before = seen(side.state, self.viewer)
                while side.state.question(question.seat) is not None and self.rng.random() < 0.7:
                    found = [
                        choice
                        for choice in side.state.offers(question.seat)
                        if _silent(side, question.seat, choice, before)
                    ]
                    if not found:
                        break
                    acts.append(side.choose(question.seat, self.rng.choice(found), (-2, 0)))
        self._check("half made")
        yield Beat("half made", stories, True)


def _silent(side: Side, seat: int, choice: str, before: bytes) -> bool:
    trial = side.play.fork()
    trial.apply(Entry(CHOICE, seat, trial.game.number(choice)))
    return not trial.over and seen(trial.state, side.viewer) == before


def _takeable(side: Side, seat: int, choice: str) -> bool:
    trial = side.play.fork()
    trial.apply(Entry(CHOICE, seat, trial.game.number(choice)))
    return not trial.over and trial.own_last(seat) is not None


__all__ = ["EVERYONE", "Act", "Beat", "NotTwins", "Twins", "rig_rounds", "rigged", "seen"]
