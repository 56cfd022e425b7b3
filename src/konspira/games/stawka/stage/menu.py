"""Free activities (STA-4.12): choices of the menu besides steps and actions."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.abilities.words import ACTIVATION_FREE
from konspira.games.stawka.films import passwords
from konspira.games.stawka.procedures import bribery, cards, interrogation, missions
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import chances
from konspira.games.stawka.state import AUDI, TS, Stawka
from konspira.games.stawka.town import figures, items, top_secret
from konspira.kernel.step import NOBODY

NONE: Final[list[int]] = []


def free_options(state: Stawka, found: list[int]) -> None:
    """Add everything that costs no AP and is no action."""
    slot, seat = state.active, state.leader
    own = seat == slot >> 2
    if slot == AUDI:
        return  # STA-S6.4
    for piece in chances.held_items(state, slot, seat, ACTIVATION_FREE):
        found.append(choices.USE_ITEM + state.rules.item_of[piece])
    for piece in top_secret.spendable(state):
        found.append(choices.SPEND + piece - TS)
    if own:
        ability = chances.trait(state, slot, ACTIVATION_FREE)
        if ability is not None and offering.usable(state, ability, slot, seat, NOBODY):
            found.append(choices.USE_TRAIT + state.doc[slot])
        friends = figures.meets(state, slot, seat)
        for other in figures.met(state, slot, seat) if friends else NONE:
            person = figures.person(state, other)
            if items.can_give(state, slot, other):
                found.append(choices.GIVE + person)
            if items.can_give(state, other, slot):
                found.append(choices.TAKE + person)
        for other in bribery.targets(state, slot):
            found.append(choices.BRIBE + figures.person(state, other))
        for prisoner in interrogation.can_interrogate(state):
            found.append(choices.INTERROGATE + figures.person(state, prisoner))
        if passwords.may_guess(state):
            found.append(choices.GUESS)
    if state.rules.level >= ADVANCED:
        found.extend(cards.options(state))
    if state.mission[slot] >= 0:
        found.extend(missions.claims(state))


def perform(state: Stawka, option: int) -> None:
    """Carry out a free activity; then the menu is put again."""
    slot, seat = state.active, state.leader
    state.then(links.menu(seat))
    if option == choices.GUESS:
        state.skip()
        state.then(passwords.Guess(seat, passwords.EMPTY))
    elif choices.USE_ITEM <= option < choices.USE_TRAIT:
        use_item(state, option - choices.USE_ITEM)
    elif choices.USE_TRAIT <= option < choices.GIVE:
        events.trait_used(state, slot)
        ability = state.rules.abilities[state.rules.trait_ability[state.doc[slot]]]
        abilities.start(state, ability, slot, seat, NOBODY)
    elif choices.GIVE <= option < choices.TAKE:
        other = figures.slot_of_person(state, option - choices.GIVE)
        state.skip()
        state.then(items.HandOver(seat, slot, other))
    elif choices.TAKE <= option < choices.BRIBE:
        other = figures.slot_of_person(state, option - choices.TAKE)
        state.skip()
        state.then(items.HandOver(seat, other, slot))
    elif choices.BRIBE <= option < choices.PLAY_CARD:
        other = figures.slot_of_person(state, option - choices.BRIBE)
        state.skip()
        state.then(bribery.PayBribe(seat, other, 0))
    elif choices.PLAY_CARD <= option < choices.CLAIM_BASIC:
        cards.use(state, option)
    elif option in (choices.CLAIM_BASIC, choices.CLAIM_SPECIAL):
        missions.claim(state, slot, option - choices.CLAIM_BASIC)
    elif choices.INTERROGATE <= option < choices.SPEND:
        state.asked_out += 1
        interrogation.interrogate(
            state, figures.slot_of_person(state, option - choices.INTERROGATE)
        )
    else:
        top_secret.spend_top_secret(state, seat, option - choices.SPEND + TS)


def use_item(state: Stawka, item: int) -> None:
    """Use an item whose text works at any free moment."""
    slot, seat = state.active, state.leader
    for piece in chances.held_items(state, slot, seat, ACTIVATION_FREE):
        if state.rules.item_of[piece] == item:
            events.agent_item(state, "item-used", slot, item)
            ability = state.rules.abilities[state.rules.item_ability[item]]
            abilities.start(state, ability, slot, seat, piece)
            return
