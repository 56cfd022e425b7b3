"""Using an ability: is it offered, what does it cost, whom does it name, what does it do (6)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import effects
from konspira.games.stawka.abilities.changing import can_change
from konspira.games.stawka.abilities.conditions import all_hold, fits
from konspira.games.stawka.abilities.lookups import field_of, player, pseudo
from konspira.games.stawka.abilities.ops import (
    ANY_COLOR,
    ANY_PLACE,
    CHOICE,
    COLOR,
    EACH,
    ENEMY_AGENT,
    ENEMY_AGENTS_IN,
    ENEMY_THREATS_IN,
    JUMP,
    JUMP_FAILED,
    JUMP_UNLESS,
    NEXT,
    NONE,
    ONCE_PER_ACTION,
    ONCE_PER_ACTIVATION,
    ONCE_PER_STAGE,
    OWN_AGENT,
    OWN_THREAT,
    PLACE,
    PRISONER,
    SECTOR,
    TOKEN,
    UNASKED,
    Ability,
    Op,
    Pick,
)
from konspira.games.stawka.abilities.ops import ITEM as ITEM_KIND
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.refusals import objects as refusals_objects
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import activation
from konspira.games.stawka.state import (
    ABILITY,
    FREE,
    KIND,
    ME,
    MEMBERS,
    NUMBER,
    PICKED,
    PIECE,
    SELF,
    TOKENS,
    TS,
    TURN,
    USES,
    Stawka,
)
from konspira.games.stawka.state import PRISONER as IN_JAIL
from konspira.games.stawka.town import evidence, figures, items
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

# -- limits (6.6) ----------------------------------------------------------------------------------


def key_of(ability: Ability, user: int, piece: int) -> int:
    """What a limit counts: the component and its user."""
    return ability.number * 1000 + (piece if ability.kind == ITEM_KIND else max(user, 0))


def is_used(state: Stawka, ability: Ability, key: int) -> bool:
    """Has it been used as often as its limit allows?"""
    if ability.limit == ONCE_PER_STAGE:
        return key in state.used_stage
    if ability.limit == ONCE_PER_ACTIVATION:
        return key in state.used_now
    if ability.limit == ONCE_PER_ACTION:
        frame = activity(state)
        return len(frame) > USES and key in frame[USES:]
    return False


def note_use(state: Stawka, ability: Ability, key: int) -> None:
    """Count this use."""
    if ability.limit == ONCE_PER_STAGE:
        state.used_stage = [*state.used_stage, key]
    elif ability.limit == ONCE_PER_ACTIVATION:
        state.used_now = [*state.used_now, key]
    elif ability.limit == ONCE_PER_ACTION:
        frame = activity(state)
        if frame:
            frame.append(key)


def activity(state: Stawka) -> list[int]:
    """The frame of the innermost procedure; empty outside of all."""
    for place in range(len(state.frames) - 1, -1, -1):
        if state.frames[place][KIND] != ABILITY:
            return state.frames[place]
    return []


# -- is it offered? --------------------------------------------------------------------------------


def usable(state: Stawka, ability: Ability, user: int, me: int, piece: int) -> bool:
    """May this player use it now, and can it change anything (R-92)?"""
    if not may_use(state, ability, user, me, piece):
        return False
    return changes(state, pseudo(user, me), ability, 0, NONE)


def may_use(state: Stawka, ability: Ability, user: int, me: int, piece: int) -> bool:
    """May this player use it now, by its limit, conditions, costs and objects?"""
    if ability.used_by >= 0 and ability.used_by != me:
        return False
    if is_used(state, ability, key_of(ability, user, piece)):
        return False
    frame = pseudo(user, me)
    if not all_hold(state, frame, ability.when) or not can_pay(state, ability, user, piece):
        return False
    return not ability.linked or satisfiable(state, frame, ability)


def could_use(state: Stawka, ability: Ability, user: int, me: int) -> bool:
    """The same by public knowledge, for an item that may lie face down (STA-19.6)."""
    if ability.used_by >= 0 and ability.used_by != me:
        return False
    frame = pseudo(user, me)
    return all_hold(state, frame, ability.when) and changes(state, frame, ability, 0, NONE)


def can_pay(state: Stawka, ability: Ability, user: int, piece: int) -> bool:
    """6.5: can all costs be paid together? A piece that pays for itself pays for nothing else."""
    for cost in ability.cost:
        if cost.a == 1 and len(payable(state, user, cost.b, cost.c, piece)) < cost.n:
            return False
        if cost.a == 2 and len([held for held in state.items[user] if held >= TS]) < cost.n:
            return False
    return True


def payable(state: Stawka, slot: int, item: int, tag: int, without: int) -> list[int]:
    """The held things that can pay a cost; what is worn and used up stays (STA-5.7)."""
    return [
        piece
        for piece in state.items[slot]
        if piece != without
        and fits(state, piece, item, tag)
        and items.may_leave(state, slot, piece)
    ]


def satisfiable(state: Stawka, frame: list[int], ability: Ability) -> bool:
    """Can the objects that conditions name be chosen so that all conditions hold (6.8)?"""
    for pick in ability.picks:
        if pick.named and frame[PICKED + pick.place] == UNASKED:
            for thing in candidates(state, frame, pick):
                frame[PICKED + pick.place] = thing
                good = satisfiable(state, frame, ability)
                frame[PICKED + pick.place] = UNASKED
                if good:
                    return True
            return False
    return all_hold(state, frame, ability.linked)


def candidates(state: Stawka, frame: list[int], pick: Pick) -> list[int]:
    """The objects of a domain that pass the filter."""
    found: list[int] = []
    for thing in domain(state, frame, pick):
        frame[PICKED + pick.place] = thing
        if all_hold(state, frame, pick.filter):
            found.append(thing)
    frame[PICKED + pick.place] = UNASKED
    return found


def domain(state: Stawka, frame: list[int], pick: Pick) -> list[int]:
    """6.8."""
    me = frame[ME]
    if pick.domain in (OWN_AGENT, ENEMY_AGENT):
        seat = me if pick.domain == OWN_AGENT else 1 - me
        own = pick.domain == OWN_AGENT
        return [
            slot
            for slot in range(seat * 4, seat * 4 + 4)
            if state.status[slot] == FREE and (own or slot != frame[SELF])
        ]
    if pick.domain == PRISONER:
        return [slot for slot in range(4) if state.status[slot] == IN_JAIL]
    if pick.domain == ANY_COLOR:
        return [COLOR + color for color in evidence.open_colors(state, player(frame, pick.seat))]
    if pick.domain == ANY_PLACE:
        return [PLACE + one for one in state.rules.places if not state.destroyed >> one & 1]
    seat = me if pick.domain == OWN_THREAT else 1 - me
    return [
        TOKEN + token
        for token in range(TOKENS)
        if state.token_at[token] >= 0
        and figures.token_side(token) == seat
        and token != state.rules.fixed_token  # STA-S6.3
    ]


def fitting(state: Stawka, frame: list[int], ability: Ability, pick: Pick) -> list[int]:
    """The objects that fit what the text says, so that the others can still be chosen too."""
    found = candidates(state, frame, pick)
    if not pick.named:
        return found
    good: list[int] = []
    for thing in found:
        frame[PICKED + pick.place] = thing
        if satisfiable(state, frame, ability):
            good.append(thing)
    frame[PICKED + pick.place] = UNASKED
    return good


def legal_objects(
    state: Stawka, frame: list[int], ability: Ability, pick: Pick, at: int
) -> list[int]:
    """The objects that may be chosen at this row: those that can change something (R-92)."""
    good: list[int] = []
    for thing in fitting(state, frame, ability, pick):
        trial = frame[:]
        trial[PICKED + pick.place] = thing
        if changes(state, trial, ability, at, CHOICE + pick.place):
            good.append(thing)
    return good


# -- does it change anything? ----------------------------------------------------------------------


def changes(state: Stawka, frame: list[int], ability: Ability, at: int, name: int) -> bool:
    """Could the rows from `at` on change anything (R-92)?

    With a name: could those that use this object? Where the object decides which rows come, all
    that follow count. `frame` is a trial of its own: members of sets are written into it.
    """
    rows = ability.do
    while at < len(rows):
        op = rows[at]
        pick = unasked(frame, ability, op)
        if pick is not None:
            found = fitting(state, frame, ability, pick)
            if found:
                return tries(state, frame, ability, pick, found, at, name)
            frame[PICKED + pick.place] = NONE
        elif op.code == JUMP_FAILED:  # either way
            if changes(state, frame[:], ability, op.n, name):
                return True
            at += 1
        elif op.code >= JUMP:
            if op.code == JUMP_UNLESS and name >= 0 and mentions(op, name):
                name = NONE
            at = jump(state, frame, op, at)
        elif (name < 0 or mentions(op, name)) and can_change(state, frame, op):
            return True
        else:
            at += 1
    return False


def tries(
    state: Stawka,
    frame: list[int],
    ability: Ability,
    pick: Pick,
    found: list[int],
    at: int,
    name: int,
) -> bool:
    """The same with each of these objects in turn."""
    for thing in found:
        trial = frame[:]
        trial[PICKED + pick.place] = thing
        if changes(state, trial, ability, at, name):
            return True
    return False


# -- using it --------------------------------------------------------------------------------------


def start(state: Stawka, ability: Ability, user: int, me: int, piece: int) -> None:
    """Pay, then do what it says."""
    note_use(state, ability, key_of(ability, user, piece))
    frame = [ABILITY, ability.number, user, me, *[UNASKED] * 6, piece, 0]
    state.frames.append(frame)
    state.agenda.append(Do(0))
    for cost in ability.cost:
        if cost.a == 0 and ability.kind == ITEM_KIND:
            items.remove(state, user, piece)
            items.put_out(state, piece, True)
        elif cost.a == 1:
            state.agenda.append(PayItem(me, user, cost.b, cost.c, cost.n))
        elif cost.a == 2:
            state.agenda.append(PaySecretCard(me, user, cost.n))


class PayItem(Step[Stawka]):
    """D-57: which held thing pays a cost (6.5)."""

    __slots__ = ("count", "item", "slot", "tag")

    def __init__(self, seat: int, slot: int, item: int, tag: int, count: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.item = item
        self.tag = tag
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.item, self.tag, self.count]

    def options(self, state: Stawka) -> list[int]:
        if self.count <= 0:
            return []
        piece = state.frames[-1][PIECE] if state.frames else NOBODY
        found = payable(state, self.slot, self.item, self.tag, piece)
        options = [choices.PIECE + one for one in sorted(found)]
        return options or [choices.PASS]  # only in a redeal: who claimed had it

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            return
        items.lose(state, self.slot, option - choices.PIECE)
        state.agenda.append(PayItem(self.seat, self.slot, self.item, self.tag, self.count - 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pay-item", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.paying(state, self.slot, option)


class PaySecretCard(Step[Stawka]):
    """The same for a Top Secret card."""

    __slots__ = ("count", "slot")

    def __init__(self, seat: int, slot: int, count: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.count]

    def options(self, state: Stawka) -> list[int]:
        if self.count <= 0:
            return []
        return [choices.PIECE + piece for piece in sorted(state.items[self.slot]) if piece >= TS]

    def choose(self, state: Stawka, option: int) -> None:
        items.lose(state, self.slot, option - choices.PIECE)
        state.agenda.append(PaySecretCard(self.seat, self.slot, self.count - 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pay-item", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.paying(state, self.slot, option)


class Do(Step[Stawka]):
    """The effects of an ability, from one of its rows on; each completely (STA-19.4)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def numbers(self) -> list[int]:
        return [self.at]

    def fits(self, state: Stawka) -> bool:
        return self.at >= 0

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        ability = state.rules.abilities[frame[NUMBER]]
        at = self.at
        while at < len(ability.do):
            op = ability.do[at]
            pick = unasked(frame, ability, op)
            if pick is not None and not self.bind(state, frame, ability, pick, at):
                return
            if pick is not None:
                continue
            if op.code >= JUMP:
                at = jump(state, frame, op, at)
                continue
            state.agenda.append(Do(at + 1))
            effects.apply(state, frame, op)
            return
        state.frames.pop()
        activation.settle(state)

    def bind(self, state: Stawka, frame: list[int], ability: Ability, pick: Pick, at: int) -> bool:
        """One legal object is taken without asking (6.8); False: somebody is asked.

        Where none can change anything, any that fits will do: only conditions look at it.
        """
        found = legal_objects(state, frame, ability, pick, at)
        if len(found) > 1:
            state.agenda.append(Do(at))
            state.agenda.append(ChooseObject(frame[ME], pick.place))
            return False
        if not found:
            found = fitting(state, frame, ability, pick)
        frame[PICKED + pick.place] = found[0] if found else NONE
        return True


def jump(state: Stawka, frame: list[int], op: Op, at: int) -> int:
    """The row that comes next."""
    if op.code == JUMP:
        return op.n
    if op.code == JUMP_UNLESS:
        return at + 1 if all_hold(state, frame, op.kids) else op.n
    if op.code == JUMP_FAILED:
        return at + 1 if state.verdict else op.n
    if op.code == EACH:
        del frame[MEMBERS:]
        frame.extend(members(state, frame, op))
        frame[TURN] = 0
        return at + 1
    assert op.code == NEXT
    if frame[TURN] >= len(frame) - MEMBERS:
        return op.n
    frame[TURN] += 1
    return at + 1


def unasked(frame: list[int], ability: Ability, op: Op) -> Pick | None:
    """An object that this effect needs and nobody has chosen yet."""
    for pick in ability.picks:
        if frame[PICKED + pick.place] == UNASKED and mentions(op, CHOICE + pick.place):
            return pick
    return None


def mentions(op: Op, name: int) -> bool:
    """Does an effect or condition use this name?"""
    if name in (op.a % 1000, op.b % 1000) and (op.a % 1000 == name or op.b % 1000 == name):
        return True
    if op.c >= 0 and op.c % 1000 == name and op.code == effects.TRANSFER_EVIDENCE:
        return True
    for kid in op.kids:
        if mentions(kid, name):
            return True
    return False


def members(state: Stawka, frame: list[int], op: Op) -> list[int]:
    """The members of a set, in board order (6.3)."""
    from konspira.games.stawka.abilities.lookups import value

    where = value(state, frame, op.a)
    me = frame[ME]
    if where < 0:
        return []
    if op.c == ENEMY_AGENTS_IN:
        found = [
            slot
            for slot in range((1 - me) * 4, (1 - me) * 4 + 4)
            if figures.sector(state, slot) == where - SECTOR
            and (op.n == 1 or not figures.is_chief(state, slot))
        ]
        return in_order(state, found)
    if op.c == ENEMY_THREATS_IN:
        tokens = [
            TOKEN + token
            for token in range(TOKENS)
            if state.token_at[token] >= 0
            and figures.token_side(token) != me
            and state.rules.sector_of[state.token_at[token]] == where - SECTOR
        ]
        return in_order(state, tokens)
    return [COLOR + color for color in range(4) if state.marks[where - PLACE] >> color & 1]


def in_order(state: Stawka, things: list[int]) -> list[int]:
    """By field as listed on the board, agents on one field by colour."""
    found: list[int] = []
    for field in state.rules.fields:
        for thing in things:
            if field_of(state, thing) == field:
                found.append(thing)
    return found


class ChooseObject(Step[Stawka]):
    """D-58: an object of an ability."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def numbers(self) -> list[int]:
        return [self.seat, self.place]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.place < 6 and 0 <= self.seat < 2

    def things(self, state: Stawka) -> list[int]:
        """What may be chosen."""
        frame = state.frames[-1][:]  # conditions try objects in the frame: not in the state's own
        ability = state.rules.abilities[frame[NUMBER]]
        for pick in ability.picks:
            if pick.place == self.place:
                return legal_objects(state, frame, ability, pick, self.row(state))
        return []

    def row(self, state: Stawka) -> int:
        """The row that asks: the one at which the ability goes on."""
        for place in range(len(state.agenda) - 1, -1, -1):
            below = state.agenda[place]
            if isinstance(below, Do):
                return below.at
        return 0

    def options(self, state: Stawka) -> list[int]:
        return sorted([option_of(state, thing) for thing in self.things(state)])

    def choose(self, state: Stawka, option: int) -> None:
        for thing in self.things(state):
            if option_of(state, thing) == option:
                state.frames[-1][PICKED + self.place] = thing
        events.seat(state, "object-chosen", self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-object", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_objects.choosing(state, self.place, self.row(state), option)


def option_of(state: Stawka, thing: int) -> int:
    """The choice that names an object."""
    if thing < 8:
        return choices.AGENT + figures.person(state, thing)
    if COLOR <= thing < PLACE:
        return choices.COLOR + thing - COLOR
    return choices.FIELD + field_of(state, thing)
