"""Is an ability offered? Its limit, conditions, costs and objects, and what it could change (6)."""

from __future__ import annotations

from konspira.games.stawka.abilities.conditions import fits
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.abilities.texts import Ability, Cost, Effect, Pick, all_hold
from konspira.games.stawka.abilities.words import (
    ANY_COLOR,
    ANY_PLACE,
    COLOR,
    ENEMY_AGENT,
    ITEM,
    NONE,
    ONCE_PER_ACTION,
    ONCE_PER_ACTIVATION,
    ONCE_PER_STAGE,
    OWN_AGENT,
    OWN_THREAT,
    PLACE,
    PRISONER,
    TOKEN,
    UNASKED,
)
from konspira.games.stawka.running import Use, procedure_in
from konspira.games.stawka.state import FREE, TOKENS, TS, Stawka
from konspira.games.stawka.state import PRISONER as IN_JAIL
from konspira.games.stawka.town import evidence, figures, items


def key_of(ability: Ability, user: int, piece: int) -> int:
    """Return the key by which a limit counts: the component and its user."""
    return ability.number * 1000 + (piece if ability.kind == ITEM else max(user, 0))


def is_used(state: Stawka, ability: Ability, key: int) -> bool:
    """Has it been used as often as its limit allows?"""
    if ability.limit == ONCE_PER_STAGE:
        return key in state.used_stage
    if ability.limit == ONCE_PER_ACTIVATION:
        return key in state.used_now
    if ability.limit == ONCE_PER_ACTION:
        running = procedure_in(state.running)
        return running is not None and key in running.notes
    return False


def note_use(state: Stawka, ability: Ability, key: int) -> None:
    """Count this use of an ability."""
    if ability.limit == ONCE_PER_STAGE:
        state.used_stage = [*state.used_stage, key]
    elif ability.limit == ONCE_PER_ACTIVATION:
        state.used_now = [*state.used_now, key]
    elif ability.limit == ONCE_PER_ACTION:
        running = procedure_in(state.running)
        if running is not None:
            running.notes = [*running.notes, key]


def usable(state: Stawka, ability: Ability, user: int, me: int, piece: int) -> bool:
    """May this player use it now, and can it change anything (R-92)?"""
    use = pseudo(user, me)
    return may_use(state, use, ability, piece) and changes(state, use, ability, 0, NONE)


def may_use(state: Stawka, use: Use, ability: Ability, piece: int) -> bool:
    """May this player use it now, by its limit, conditions, costs and objects?"""
    user, me = use.agent, use.me
    if ability.used_by >= 0 and ability.used_by != me:
        return False
    if is_used(state, ability, key_of(ability, user, piece)):
        return False
    if not all_hold(state, use, ability.when) or not can_pay(state, ability.cost, user, piece):
        return False
    return not ability.linked or satisfiable(state, use, ability)


def could_use(state: Stawka, ability: Ability, user: int, me: int) -> bool:
    """Could this player use it by public knowledge? (An item may lie face down: STA-19.6.)"""
    if ability.used_by >= 0 and ability.used_by != me:
        return False
    use = pseudo(user, me)
    return all_hold(state, use, ability.when) and changes(state, use, ability, 0, NONE)


def can_pay(state: Stawka, costs: list[Cost], user: int, piece: int) -> bool:
    """Can all costs be paid together (6.5)? A thing that pays for itself pays for nothing else."""
    for cost in costs:
        if cost.secret:
            if len([held for held in state.items[user] if held >= TS]) < cost.count:
                return False
        elif not cost.of_itself:
            if len(payable(state, user, cost.item, cost.tag, piece)) < cost.count:
                return False
    return True


def payable(state: Stawka, slot: int, item: int, tag: int, without: int) -> list[int]:
    """Return the held things that can pay a cost; things worn and spent limits stay (STA-5.7)."""
    return [
        piece
        for piece in state.items[slot]
        if piece != without
        and fits(state, piece, item, tag)
        and items.may_leave(state, slot, piece)
    ]


def satisfiable(state: Stawka, use: Use, ability: Ability) -> bool:
    """Can the objects that conditions name be chosen so that all conditions hold (6.8)?"""
    for pick in ability.picks:
        if pick.named and use.picked[pick.place] == UNASKED:
            for thing in candidates(state, use, pick):
                use.picked[pick.place] = thing
                good = satisfiable(state, use, ability)
                use.picked[pick.place] = UNASKED
                if good:
                    return True
            return False
    return all_hold(state, use, ability.linked)


def candidates(state: Stawka, use: Use, pick: Pick) -> list[int]:
    """Return the objects of a domain that pass the filter."""
    found: list[int] = []
    for thing in domain(state, use, pick):
        use.picked[pick.place] = thing
        if all_hold(state, use, pick.filter):
            found.append(thing)
    use.picked[pick.place] = UNASKED
    return found


def domain(state: Stawka, use: Use, pick: Pick) -> list[int]:
    """Return all objects of a domain (6.8)."""
    me = use.me
    if pick.domain in (OWN_AGENT, ENEMY_AGENT):
        seat = me if pick.domain == OWN_AGENT else 1 - me
        own = pick.domain == OWN_AGENT
        return [
            slot
            for slot in range(seat * 4, seat * 4 + 4)
            if state.status[slot] == FREE and (own or slot != use.agent)
        ]
    if pick.domain == PRISONER:
        return [slot for slot in range(4) if state.status[slot] == IN_JAIL]
    if pick.domain == ANY_COLOR:
        return [COLOR + color for color in evidence.open_colors(state, pick.owner.of(state, use))]
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


def fitting(state: Stawka, use: Use, ability: Ability, pick: Pick) -> list[int]:
    """Return the objects that fit the text and leave an object for each other choice."""
    found = candidates(state, use, pick)
    if not pick.named:
        return found
    good: list[int] = []
    for thing in found:
        use.picked[pick.place] = thing
        if satisfiable(state, use, ability):
            good.append(thing)
    use.picked[pick.place] = UNASKED
    return good


def legal_objects(state: Stawka, use: Use, ability: Ability, pick: Pick, at: int) -> list[int]:
    """Return the objects for this effect that may be chosen: they can change something (R-92)."""
    good: list[int] = []
    for thing in fitting(state, use, ability, pick):
        trial = use.copy()
        trial.picked[pick.place] = thing
        if changes(state, trial, ability, at, pick.place):
            good.append(thing)
    return good


def changes(state: Stawka, use: Use, ability: Ability, at: int, place: int) -> bool:
    """Could the effects from `at` on change anything (R-92)?

    If `place` is given, only effects that name this choice count. `use` is a copy that may be
    changed.
    """
    effects = ability.do
    while at < len(effects):
        effect = effects[at]
        pick = unasked(state, use, ability, effect)
        if pick is not None:
            found = fitting(state, use, ability, pick)
            if found:
                return tries(state, use, ability, pick, found, at, place)
            use.picked[pick.place] = NONE
        elif (place < 0 or effect.mentions(place)) and not effect.why_not(state, use):
            return True
        else:
            at += 1
    return False


def tries(
    state: Stawka,
    use: Use,
    ability: Ability,
    pick: Pick,
    found: list[int],
    at: int,
    place: int,
) -> bool:
    """Could they change anything with one of these objects?"""
    for thing in found:
        trial = use.copy()
        trial.picked[pick.place] = thing
        if changes(state, trial, ability, at, place):
            return True
    return False


def unasked(state: Stawka, use: Use, ability: Ability, effect: Effect) -> Pick | None:
    """Return an object that this effect needs and nobody has chosen yet."""
    for pick in ability.picks:
        if use.picked[pick.place] == UNASKED and effect.needs(state, use, pick.place):
            return pick
    return None
