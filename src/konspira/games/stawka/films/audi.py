"""Film 3: Dr Pulkowski and the Black Audi (STA-S6.1 to STA-S6.13)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.words import DEFENCE
from konspira.games.stawka.films import car
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import placing, threats
from konspira.games.stawka.running import Attack, Rolled
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    BY_AUDI,
    BY_BARRACKS,
    GERMAN,
    GOING,
    POLISH,
    POOL,
    UP_ATTACK,
    UP_DEFENCE,
    UP_DISMISS,
    USED,
    Stawka,
)
from konspira.games.stawka.town import evidence, figures, movement, rolls
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

# -- Pulkowski -------------------------------------------------------------------------------------


def entries(state: Stawka) -> int:
    """Return how many Polish agents have stood in the factory (STA-S6.2)."""
    return bin(state.car.entered).count("1")


def changes(state: Stawka) -> list[int]:
    """Return the changes of the roll against him: kind, source and amount, three by three."""
    found: list[int] = []
    for source, amount in (
        (rolls.STAGE, state.stage - 1),
        (rolls.FACTORY, -state.rules.guard * entries(state)),
        (rolls.PULKOWSKI, state.car.counters[0]),
    ):
        if amount:
            found.extend([rolls.FILM, source, amount])
    return found


def press(state: Stawka) -> None:
    """Roll against his resistance at the end of every stage (STA-S6.1)."""
    added = changes(state)
    one, two = state.roll(6), state.roll(6)
    total = one + two + sum(added[2::3])
    events.pair_of_dice_total(state, "pulkowski-rolled", one, two, total)
    need = state.rules.breaks_at
    done = 1 if total >= need else 0
    rolled = Rolled(rolls.PULKOWSKI_ROLL, NOBODY, NOBODY, [one, two])
    state.rolled = rolled.comes_to(total, need, done, added)
    state.car.roll = [one, two, total]
    if done:
        state.car.broken = state.stage
        events.plain(state, "pulkowski-broken")
        load(state)


def entered(state: Stawka, slot: int) -> None:
    """Count a Polish agent in the factory once, and not while the Germans lead it (STA-S6.2)."""
    led = slot != state.active or state.leader == POLISH
    if led and not state.car.entered >> slot & 1:
        state.car.entered = state.car.entered | 1 << slot
        events.agent_count(state, "factory-entered", slot, entries(state))


# -- the car ---------------------------------------------------------------------------------------


def load(state: Stawka) -> None:
    """Load the broken Pulkowski if the Audi is there; it waits for the next stage (STA-S6.6)."""
    if state.car.broken and not state.car.loaded:
        if state.where[AUDI] == state.rules.audi_stop:
            state.car.loaded = state.stage
            events.plain(state, "pulkowski-loaded")


def arrived(state: Stawka) -> None:
    """Load him at the factory, win at home with him, or do neither."""
    before = state.car.loaded
    load(state)
    if not before and state.car.loaded and state.active == AUDI and state.moving == GOING:
        state.halted = True  # it may not go on in this stage
        movement.finish(state)
    if state.car.loaded and state.where[AUDI] == state.rules.audi:
        evidence.win(state, GERMAN, BY_BARRACKS)


def actions(state: Stawka, found: list[int]) -> None:
    """Add all that the Audi can do besides driving (STA-S6.4)."""
    if threats.can_dismiss(state):
        found.append(choices.DISMISS)


class Drive(Asked):
    """Ask for the next field of the Audi that a Top Secret card moves (D-34, STA-S6.11)."""

    __slots__ = ("left", "origin")

    def __init__(self, seat: int, left: int, origin: int) -> None:
        super().__init__(seat)
        self.left = left
        self.origin = origin  # the field that it left, or NOBODY

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.origin]

    def fits(self, state: Stawka) -> bool:
        inside = 0 <= self.seat < 2 and 0 < self.left <= car.SPENT and state.rules.audi >= 0
        return inside and (self.origin == NOBODY) == (self.left == car.SPENT)

    def options(self, state: Stawka) -> list[int]:
        ways = car.drives(state, self.seat, self.left, self.origin)
        found = [choices.FIELD + field for field in ways]
        if not state.rules.audi_exact:
            found.append(choices.STOP)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.STOP:
            events.agent(state, "walk-ended", AUDI)
            return
        start, field = state.where[AUDI], option - choices.FIELD
        state.where[AUDI] = field
        events.agent_way(state, "walked", AUDI, start, field)
        arrived(state)
        if not state.over and self.left > 1 and car.may_move(state):
            state.then(Drive(self.seat, self.left - 1, start))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "drive", "activation", {"count": self.left})


# -- attacks on it ---------------------------------------------------------------------------------


def defence(state: Stawka) -> int:
    """Return the defence of the Audi (STA-S6.7, STA-S6.8)."""
    return figures.stat(state, AUDI, DEFENCE) + state.car.counters[UP_DEFENCE]


def add_bonuses(state: Stawka, slot: int, attack: Attack) -> None:
    """Add the bonuses of missions and surplus evidence to an attack on it (STA-S6.8, STA-S6.10)."""
    for source, amount in (
        (rolls.AUDI_BONUS, state.car.bonuses[slot]),
        (rolls.AUDI_ATTACK, state.car.counters[UP_ATTACK]),
    ):
        rolls.change(attack, rolls.FILM, source, amount)


def stopped(state: Stawka) -> None:
    """Carry out a successful attack on it."""
    events.agent(state, "eliminated", AUDI)
    evidence.win(state, POLISH, BY_AUDI)


# -- rewards ---------------------------------------------------------------------------------------


def count(state: Stawka, counter: int, amount: int) -> None:
    """Change a counter of 6.10."""
    if state.rules.audi >= 0 and amount:
        state.car.counters[counter] += amount
        events.counter(state, counter, amount)


def reward_mission(state: Stawka, seat: int, slot: int, part: int) -> None:
    """Raise the attacks of the holder or payer (if bribed), or the Audi's defence (STA-S6.8)."""
    attack, defends = state.rules.special_audi if part else state.rules.basic_audi
    if seat == GERMAN:
        count(state, UP_DEFENCE, defends)
        return
    owner = slot if slot < 4 else state.payer[POLISH]
    if owner >= 0 and attack:
        state.car.bonuses[owner] += attack
        events.agent_count(state, "audi-bonus", owner, attack)


def reward_surplus(state: Stawka, seat: int, amount: int) -> None:
    """Reward surplus evidence (STA-S6.10)."""
    count(state, UP_DISMISS if seat == GERMAN else UP_ATTACK, amount)


class SecretReward(Asked):
    """Ask: move two own tokens, place one of the player's choice, or neither (D-55, STA-S6.9)."""

    def options(self, state: Stawka) -> list[int]:
        found = [choices.PASS]
        if placing.legal_fields(state, self.seat):
            if movable(state, self.seat, NOBODY):
                found.append(choices.MOVE_TOKENS)
            if placing.own(state, self.seat, POOL) or placing.own(state, self.seat, USED):
                found.append(choices.PLACE_CHOSEN)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.MOVE_TOKENS:
            events.seat(state, "object-chosen", self.seat)
            state.then(MoveToken(self.seat, NOBODY))
        elif option == choices.PLACE_CHOSEN:
            events.seat(state, "object-chosen", self.seat)
            placing.place_one(state, self.seat, True)
        else:
            events.seat(state, "window-passed", self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "secret-reward", "effect")


def movable(state: Stawka, seat: int, without: int) -> list[int]:
    """Return the fields of tokens that a player may move; not of the one just moved."""
    found: list[int] = []
    for token in range(seat * 18, seat * 18 + 18):
        field = state.token_at[token]
        if field >= 0 and field != without and token != state.rules.fixed_token:
            found.append(field)
    found.sort()
    return found


class MoveToken(Asked):
    """Ask which token to move; the second may stay where it is (D-55)."""

    __slots__ = ("moved",)

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved  # the new field of the first one, or NOBODY

    def numbers(self) -> list[int]:
        return [self.seat, self.moved]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and -1 <= self.moved < choices.N_FIELDS

    def options(self, state: Stawka) -> list[int]:
        if not placing.legal_fields(state, self.seat):
            return []
        found = [choices.FIELD + field for field in movable(state, self.seat, self.moved)]
        if found and self.moved >= 0:
            found.insert(0, choices.PASS)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        state.then(MoveTokenTo(self.seat, self.moved, option - choices.FIELD))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "move-token", "effect")


class MoveTokenTo(Asked):
    """Ask for its new field (D-55)."""

    __slots__ = ("field", "moved")

    def __init__(self, seat: int, moved: int, field: int) -> None:
        super().__init__(seat)
        self.moved = moved
        self.field = field

    def numbers(self) -> list[int]:
        return [self.seat, self.moved, self.field]

    def fits(self, state: Stawka) -> bool:
        inside = 0 <= self.seat < 2 and -1 <= self.moved < choices.N_FIELDS
        return inside and self.field in movable(state, self.seat, self.moved)

    def start(self) -> Step[Stawka]:
        return MoveToken(self.seat, self.moved)

    def options(self, state: Stawka) -> list[int]:
        return [choices.FIELD + field for field in placing.legal_fields(state, self.seat)]

    def choose(self, state: Stawka, option: int) -> None:
        token = figures.token_on(state, self.field)
        threats.move(state, token, option - choices.FIELD)
        if self.moved < 0:
            state.then(MoveToken(self.seat, option - choices.FIELD))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "move-token-to", "effect")
