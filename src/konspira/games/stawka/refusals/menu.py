"""Explains why the menu of an activation does not offer something: the first condition not met."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import offering
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.abilities.texts import Ability, all_hold
from konspira.games.stawka.abilities.words import ACTIVATION_FREE
from konspira.games.stawka.films import car
from konspira.games.stawka.procedures import arrest, attack, bribery, explosives, missions
from konspira.games.stawka.rules import ADVANCED, EXPLOSIVE, EXTENDED, WEAPON
from konspira.games.stawka.state import AUDI, FREE, GERMAN, POLISH, PRISONER, TS, Stawka, side_of
from konspira.games.stawka.town import figures, hands, items, top_secret
from konspira.kernel.events import Refusal
from konspira.kernel.step import NOBODY


def in_menu(state: Stawka, option: int) -> Refusal | None:
    """Refuse a choice of the menu; steps, searches and talks stand elsewhere."""
    for first, last, ask in FAMILIES:
        if first <= option < last:
            return ask(state, option - first)
    return None


def too_few_ap(state: Stawka, rule: str) -> Refusal:
    """Check the AP, the last condition of every action."""
    left = max(0, figures.ap_left(state, state.active))
    return Refusal(rule, "too-few-ap", {"count": left})


def is_bribed(state: Stawka) -> bool:
    """Does a briber decide for the active agent (STA-13.4)?"""
    return state.leader != side_of(state.active)


# -- actions ---------------------------------------------------------------------------------------


def pass_mission(state: Stawka, character: int) -> Refusal:
    """Refuse to hand over a mission (STA-15.2)."""
    slot, other = state.active, figures.slot_of_person(state, character)
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    if other < 0 or other == slot or side_of(other) != side_of(slot):
        return Refusal("STA-15.2", "not-your-agent")
    if state.status[other] != FREE:
        return Refusal("STA-15.2", "not-on-board")
    giver, taker = _mission_pair(state, slot, other)
    if not missions.gives(state, giver):
        return Refusal("STA-15.2", "no-chief")
    if state.mission[taker] >= 0:
        return Refusal("STA-15.1", "has-mission")
    if not missions.takes(state, taker):
        return Refusal("STA-15.7", "no-missions-left")
    if state.where[giver] != state.where[taker]:
        if not missions.can_pass(state, giver, taker):
            return Refusal("STA-15.2", "not-met")
    elif not missions.can_pass(state, giver, taker):
        return Refusal("STA-15.2", "enemy-in-sector")
    return too_few_ap(state, "STA-15.2")


def _mission_pair(state: Stawka, slot: int, other: int) -> tuple[int, int]:
    """Return giver and taker: of two who may give, one for whom there are missions."""
    if not missions.gives(state, slot):
        return other, slot
    if missions.gives(state, other) and not missions.takes(state, other):
        if missions.takes(state, slot) or state.mission[slot] >= 0:
            return other, slot
    return slot, other


def dismiss(state: Stawka, _: int) -> Refusal:
    """Refuse to dismiss a token (STA-14.7)."""
    slot = state.active
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    token = figures.token_on(state, state.where[slot])
    if slot == AUDI and not car.is_loaded(state):
        return Refusal("STA-S6.5", "audi-ignores-tokens")
    if token < 0 or figures.token_side(token) == side_of(slot):
        return Refusal("STA-14.7", "no-enemy-token")
    if token == state.rules.fixed_token:
        return Refusal("STA-S6.3", "token-stays")
    return too_few_ap(state, "STA-14.7")


def arresting(state: Stawka, character: int) -> Refusal:
    """Refuse an arrest (STA-10.1, STA-10.2)."""
    slot, other = state.active, figures.slot_of_person(state, character)
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    if side_of(slot) != GERMAN:
        return Refusal("STA-10.1", "germans-only")
    if other < 0 or side_of(other) != POLISH:
        return Refusal("STA-10.1", "no-enemy")
    if other == arrest.KLOSS:
        return Refusal("STA-10.1", "never-kloss")
    if other not in figures.met(state, slot, POLISH):
        return Refusal("STA-10.1", "not-met")
    found = _suspect(state, slot, other)
    if found is not None:
        return found
    if not figures.is_ss(state, slot) and not arrest.is_unlocked(state, slot, other):
        return Refusal("STA-10.1", "no-right-to-arrest")
    return too_few_ap(state, "STA-10.1")


def _suspect(state: Stawka, slot: int, other: int) -> Refusal | None:
    """Check a pair for arrests and kidnappings: evidence, and no talk in this stage."""
    rule = "STA-10" if side_of(slot) == GERMAN else "STA-11"
    held = state.track[side_of(slot) * 4 + (other & 3)]
    if held < arrest.NEEDED:
        facts: dict[str, object] = {"count": held, "needed": arrest.NEEDED}
        return Refusal(f"{rule}.1", "too-little-evidence", facts)
    if figures.has_talked(state, slot, other):
        return Refusal("STA-10.2", "talked-already")
    return None


def kidnapping(state: Stawka, character: int) -> Refusal:
    """Refuse a kidnapping (STA-11.1)."""
    slot, other = state.active, figures.slot_of_person(state, character)
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    if side_of(slot) != POLISH:
        return Refusal("STA-11.1", "poles-only")
    if PRISONER not in state.status[:4]:
        return Refusal("STA-11.1", "nobody-to-exchange")
    if not arrest.weapons(state, slot):
        return Refusal("STA-11.1", "no-weapon")
    met = figures.met(state, slot, GERMAN)
    if other < 0 or side_of(other) != GERMAN:
        return Refusal("STA-11.1", "no-enemy")
    if other not in met:
        return Refusal("STA-11.1", "not-met")
    if len(met) > 1:
        return Refusal("STA-11.1", "not-alone")
    if figures.is_ss(state, other):
        return Refusal("STA-11.1", "never-ss")
    return _suspect(state, slot, other) or too_few_ap(state, "STA-11.1")


def attacking(state: Stawka, item: int) -> Refusal:
    """Refuse an attack or an explosive (STA-12.1, STA-12.9, STA-12.12)."""
    slot, tags = state.active, state.rules.tags[item]
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    if not tags & WEAPON:
        return Refusal("STA-18.7", "not-a-weapon")
    if items.first_of(state, slot, item) < 0:
        return Refusal("STA-12.1", "not-held")
    lifted = tags & EXPLOSIVE and state.rules.explosives_free
    if not attack.aims(state, slot) and not lifted:
        return Refusal("STA-12.1", "no-assassination")
    if not tags & EXPLOSIVE:
        if not attack.victims(state, slot, item):
            return Refusal("STA-12.1", "nobody-in-reach")
        return too_few_ap(state, "STA-12.1")
    place = figures.place(state, slot)
    if item != explosives.GRENADE and place < 0:
        return Refusal("STA-12.12", "no-location")
    if item != explosives.GRENADE and state.destroyed >> place & 1:
        return Refusal("STA-12.13", "destroyed")
    return too_few_ap(state, "STA-12.9")


# -- free activities -------------------------------------------------------------------------------


def using_item(state: Stawka, item: int) -> Refusal:
    """Refuse to use an item (STA-18.3, STA-18.4)."""
    return with_item(state, state.active, state.leader, item, ACTIVATION_FREE)


def with_item(state: Stawka, slot: int, seat: int, item: int, window: int) -> Refusal:
    """Refuse an item of the agent whose things may be used now (NOBODY: of none)."""
    piece = items.first_of(state, slot, item) if slot >= 0 else NOBODY
    if piece < 0:
        return Refusal("STA-18.3", "not-held")
    return unusable(state, state.rules.item_ability[item], slot, seat, piece, window, "STA-18.4")


def unusable(
    state: Stawka, number: int, user: int, seat: int, piece: int, window: int, rule: str
) -> Refusal:
    """Say why a text cannot be used: another moment, its limit, its conditions or its price."""
    if number < 0 or not state.rules.abilities[number].windows >> window & 1:
        return Refusal(rule, "another-moment")
    ability = state.rules.abilities[number]
    if offering.is_used(state, ability, offering.key_of(ability, user, piece)):
        return Refusal(rule, "used-already")
    if not _applies(state, ability, user, seat):
        return Refusal(rule, "text-does-not-fit")
    if not offering.can_pay(state, ability.cost, user, piece):
        return Refusal(rule, "cannot-pay")
    fits = offering.may_use(state, pseudo(user, seat), ability, piece)
    return Refusal(rule, "changes-nothing" if fits else "text-does-not-fit")


def _applies(state: Stawka, ability: Ability, user: int, seat: int) -> bool:
    if ability.used_by >= 0 and ability.used_by != seat:
        return False
    return all_hold(state, pseudo(user, seat), ability.when)


def using_trait(state: Stawka, document: int) -> Refusal:
    """Refuse a trait of a bribed agent (STA-13.4)."""
    slot = state.active
    if state.doc[slot] != document:
        return Refusal("STA-19.1", "other-agent")
    if is_bribed(state):
        return Refusal("STA-13.4", "bribed-may-not")
    number = state.rules.trait_ability[document]
    return unusable(state, number, slot, side_of(slot), NOBODY, ACTIVATION_FREE, "STA-19.1")


def giving(state: Stawka, character: int) -> Refusal:
    """Refuse to give a thing (STA-18.5)."""
    return _handing(state, state.active, figures.slot_of_person(state, character))


def taking(state: Stawka, character: int) -> Refusal:
    """Refuse to take a thing (STA-18.5)."""
    return _handing(state, figures.slot_of_person(state, character), state.active)


def _handing(state: Stawka, source: int, to: int) -> Refusal:
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    if source < 0 or to < 0 or source == to or side_of(source) != side_of(to):
        return Refusal("STA-18.5", "not-your-agent")
    other = to if source == state.active else source
    if other not in figures.met(state, state.active, state.leader):
        return Refusal("STA-18.5", "not-met")
    if not state.items[source]:
        return Refusal("STA-18.5", "nothing-held")
    return handed(state, source, to, min(state.items[source]))


def handed(state: Stawka, source: int, to: int, piece: int) -> Refusal:
    """Say why this thing does not change hands."""
    if piece not in state.items[source]:
        return Refusal("STA-18.5", "not-held")
    if piece in state.handed:
        return Refusal("STA-18.5", "handed-already")
    if not items.has_room(state, to) and (piece < TS or state.rules.top_secret_counts):
        return Refusal("STA-18.2", "no-room")
    return Refusal("STA-5.7", "worn")


def bribing(state: Stawka, character: int) -> Refusal:
    """Refuse a bribe (STA-13.1, STA-13.2)."""
    slot, other = state.active, figures.slot_of_person(state, character)
    if is_bribed(state):
        return Refusal("STA-13.5", "bribed-may-not")
    if other < 0 or side_of(other) == side_of(slot):
        return Refusal("STA-13.1", "no-enemy")
    if state.bribed[side_of(slot)] >= 0:
        return Refusal("STA-13.2", "bribe-waits")
    if other not in figures.met(state, slot, 1 - side_of(slot)):
        return Refusal("STA-13.1", "not-met")
    held = sum(state.rules.dollars[state.rules.item_of[p]] for p in bribery.money(state, slot))
    facts: dict[str, object] = {"count": held, "needed": bribery.price(state, slot, other)}
    return Refusal("STA-13.1", "too-little-money", facts)


def _card(state: Stawka, card: int) -> Refusal | None:
    """Check the conditions that all three uses of a location card share (STA-16.3)."""
    if state.rules.level < ADVANCED:
        return Refusal("STA-1.3", "not-at-this-level")
    if card not in state.lc_hand[state.leader]:
        return Refusal("STA-16.3", "card-not-held")
    if state.rules.hotel >= 0 and hands.is_closed(state, state.leader, card):
        return Refusal("STA-S5.2", "hotel-closed", {"count": state.rules.hotel_vp})
    return None


def _at_its_place(state: Stawka, card: int, rule: str) -> Refusal | None:
    place = figures.place(state, state.active)
    if place < 0 or state.rules.card_place[card] != place:
        return Refusal(rule, "not-in-its-location")
    return None


def playing_card(state: Stawka, card: int) -> Refusal:
    """Refuse to play a card (STA-16.4)."""
    found = _card(state, card) or _at_its_place(state, card, "STA-16.4")
    if found is not None:
        return found
    number = state.rules.card_abilities[card][0]
    user, seat = state.active, state.leader
    return unusable(state, number, user, seat, NOBODY, ACTIVATION_FREE, "STA-16.4")


def converting(state: Stawka, card: int) -> Refusal:
    """Refuse to convert a card (STA-16.5)."""
    return _card(state, card) or Refusal("STA-16.5", "converted-already")


def stashing(state: Stawka, card: int) -> Refusal:
    """Refuse to stash a card (STA-16.6)."""
    found = _card(state, card)
    if found is not None:
        return found
    if is_bribed(state):
        return Refusal("STA-13.8", "bribed-may-not")
    found = _at_its_place(state, card, "STA-16.6")
    if found is not None:
        return found
    if state.mission[state.active] >= 0:
        return Refusal("STA-16.6", "has-mission")
    return Refusal("STA-16.6", "no-missions-left")


def claiming(state: Stawka, part: int) -> Refusal:
    """Refuse to claim a part of a mission (STA-15.6)."""
    mission = state.mission[state.active]
    if mission < 0:
        return Refusal("STA-15.6", "no-mission")
    goal = state.rules.goals[mission][part]
    if all_hold(state, pseudo(state.active, side_of(state.active)), goal.when):
        return Refusal("STA-15.6", "cannot-pay")
    return Refusal("STA-15.6", "not-fulfilled")


def interrogating(state: Stawka, character: int) -> Refusal:
    """Refuse an interrogation (STA-10.9)."""
    slot = figures.slot_of_person(state, character)
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    if side_of(state.active) != GERMAN:
        return Refusal("STA-10.9", "germans-only")
    if is_bribed(state):
        return Refusal("STA-10.9", "bribed-may-not")
    if slot < 0 or state.status[slot] != PRISONER:
        return Refusal("STA-10.9", "not-in-jail")
    return Refusal("STA-10.9", "interrogated-already")


def spending(state: Stawka, card: int) -> Refusal:
    """Refuse to spend a Top Secret card (STA-18.11, STA-S6.11)."""
    slot = top_secret.holder(state, card + TS)
    if slot < 0 or side_of(slot) != side_of(state.active):
        return Refusal("STA-18.11", "card-not-held")
    if slot not in top_secret.spenders(state):
        return Refusal("STA-S6.11" if state.rules.audi >= 0 else "STA-18.11", "other-agent")
    if state.rules.audi >= 0 and not car.may_move(state):
        return Refusal("STA-S6.6", "audi-waits")
    return Refusal("STA-S6.11" if state.rules.audi >= 0 else "STA-18.11", "changes-nothing")


FAMILIES = (
    (choices.PASS_MISSION, choices.DISMISS, pass_mission),
    (choices.DISMISS, choices.ARREST, dismiss),
    (choices.ARREST, choices.KIDNAP, arresting),
    (choices.KIDNAP, choices.ATTACK, kidnapping),
    (choices.ATTACK, choices.USE_ITEM, attacking),
    (choices.USE_ITEM, choices.USE_TRAIT, using_item),
    (choices.USE_TRAIT, choices.GIVE, using_trait),
    (choices.GIVE, choices.TAKE, giving),
    (choices.TAKE, choices.BRIBE, taking),
    (choices.BRIBE, choices.PLAY_CARD, bribing),
    (choices.PLAY_CARD, choices.CONVERT, playing_card),
    (choices.CONVERT, choices.STASH, converting),
    (choices.STASH, choices.CLAIM_BASIC, stashing),
    (choices.CLAIM_BASIC, choices.INTERROGATE, claiming),
    (choices.INTERROGATE, choices.SPEND, interrogating),
    (choices.SPEND, choices.IGNORE, spending),
)
