"""Explains why a question inside a procedure refuses a choice: windows, tokens, tiles, cards."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.words import VIGILANCE_TEST
from konspira.games.stawka.content.names import FIGURES, LOCATIONS
from konspira.games.stawka.procedures import arrest, bribery, safes, search, support, threats
from konspira.games.stawka.procedures import placing as tokens
from konspira.games.stawka.refusals import menu as refusals
from konspira.games.stawka.rules import ADVANCED, EXPLOSIVE, EXTENDED, PROTECTION, SUPPORT, WEAPON
from konspira.games.stawka.running import (
    Procedure,
    attack_in,
    search_in,
    test_in,
)
from konspira.games.stawka.stage import chances
from konspira.games.stawka.state import FREE, GERMAN, PRISONER, TS, Stawka, side_of
from konspira.games.stawka.town import evidence, figures, items
from konspira.kernel.events import Refusal
from konspira.kernel.step import NOBODY


def in_window(state: Stawka, seat: int, window: int, option: int) -> Refusal | None:
    """Refuse something in a window (D-38, D-39, D-44, D-45)."""
    if choices.REACT <= option < choices.BLOCK:
        return reacting(state, seat, window, option - choices.REACT)
    if choices.SUPPORT <= option < choices.PROTECT:
        return helping(state, seat, window, option - choices.SUPPORT, SUPPORT)
    if choices.PROTECT <= option < choices.TRY_SAFE:
        return helping(state, seat, window, option - choices.PROTECT, PROTECTION)
    if choices.USE_ITEM <= option < choices.USE_TRAIT:
        slot = chances.entitled(state, seat, window)
        return refusals.with_item(state, slot, seat, option - choices.USE_ITEM, window)
    if choices.USE_TRAIT <= option < choices.GIVE:
        return using_trait(state, seat, window, option - choices.USE_TRAIT)
    return None


def using_trait(state: Stawka, seat: int, window: int, document: int) -> Refusal:
    """Refuse a trait (STA-19.1, STA-13.4)."""
    slot = state.rules.slot_of[document]
    if side_of(slot) != seat or state.doc[slot] != document:
        return Refusal("STA-19.1", "not-your-agent")
    if state.status[slot] != FREE:
        return Refusal("STA-19.1", "not-on-board")
    if slot == state.active and state.leader != seat:
        return Refusal("STA-13.4", "bribed-may-not")
    number = state.rules.trait_ability[document]
    if chances.trait(state, slot, window) is None:
        return Refusal("STA-19.1", "another-moment")
    return refusals.unusable(state, number, slot, seat, NOBODY, window, "STA-19.1")


def reacting(state: Stawka, seat: int, window: int, card: int) -> Refusal:
    """Refuse a reaction card (STA-17.3, STA-17.7)."""
    if state.rules.level < ADVANCED:
        return Refusal("STA-1.3", "not-at-this-level")
    if card not in state.rx_hand[seat]:
        return Refusal("STA-17.3", "card-not-held")
    if state.active < 0 or state.leader != side_of(state.active):
        return Refusal("STA-17.7", "no-reactions-here")
    if seat == state.leader:
        return Refusal("STA-17.3", "own-activation")
    if chances.class_of(window) != state.rules.class_of[card]:
        return Refusal("STA-17.3", "other-class")
    if not chances.may_react(state, seat, window):
        return Refusal("STA-17.3", "reacted-already")
    number = state.rules.halves[card][seat]
    return refusals.unusable(state, number, NOBODY, seat, NOBODY, window, "STA-17.3")


def helping(state: Stawka, seat: int, window: int, field: int, kind: int) -> Refusal:
    """Refuse a helping token: its kind, its distance, its number (STA-8.3, STA-14.12)."""
    helps = kind == SUPPORT
    rule = "STA-8.3" if helps else "STA-14.12"
    if state.rules.level < EXTENDED:
        return Refusal("STA-1.3", "not-at-this-level")
    running: Procedure | None = attack_in(state.running)
    if helps:
        running = test_in(state.running)
    if running is None or helps != (window == VIGILANCE_TEST):
        return Refusal(rule, "another-moment")
    token = figures.token_on(state, field)
    if token < 0 or figures.token_side(token) != seat:
        return Refusal(rule, "no-own-token")
    if not helps and side_of(running.target) != seat:
        return Refusal(rule, "not-your-agent")
    if state.rules.kind_of[state.rules.row_of[token]] != kind:
        return Refusal(rule, "other-token")
    most = state.rules.per_test if helps else state.rules.per_roll
    if support.helped(state, running, seat, kind) >= most:
        return Refusal(rule, "helped-already")
    if token not in support.near_tested(state, seat, window):
        return Refusal(rule, "other-sector")
    return Refusal(rule, "text-does-not-fit")


def blocking(state: Stawka, seat: int, played: int, option: int) -> Refusal | None:
    """Refuse a block (STA-17.4)."""
    if not choices.BLOCK <= option < choices.WEAPON:
        return None
    card = option - choices.BLOCK
    if card not in state.rx_hand[seat]:
        return Refusal("STA-17.4", "card-not-held")
    if not state.rules.block[card]:
        return Refusal("STA-17.4", "no-block-symbol")
    return Refusal("STA-17.4", "other-class" if played != card else "no-block-symbol")


# -- tokens ----------------------------------------------------------------------------------------


def triggering(state: Stawka, field: int, window: int, option: int) -> Refusal | None:
    """Refuse to trigger a token; asked all the same: silence would tell (STA-14.12, STA-14.14)."""
    if option != choices.TRIGGER:
        return None
    if threats.text_of(state, figures.token_on(state, field), window) < 0:
        return Refusal("STA-14.12", "token-does-nothing")
    return Refusal("STA-14.14", "changes-nothing")


def placing(state: Stawka, seat: int, option: int) -> Refusal | None:
    """Refuse a field for a token (STA-14.4)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    return Refusal("STA-14.4", tokens.why_not(state, seat, option - choices.FIELD))


def picking(option: int) -> Refusal | None:
    """Refuse a token (STA-14.3)."""
    if not choices.THREAT <= option < choices.STOP:
        return None
    return Refusal("STA-14.3", "token-not-held")


# -- tiles and safes -------------------------------------------------------------------------------


def at_safes(state: Stawka, option: int) -> Refusal | None:
    """Refuse a safe, or drawing below it (STA-18.9)."""
    if choices.TRY_SAFE <= option < choices.DRAW:
        return Refusal("STA-18.9", "no-such-safe")
    return Refusal("STA-18.9", "no-tiles") if option == choices.DRAW else None


def opening(state: Stawka, slot: int, option: int) -> Refusal | None:
    """Refuse a way to open a safe (STA-18.8)."""
    if option == choices.LEAVE:
        return Refusal("STA-18.9", "safe-chosen")
    if not choices.TOOL <= option < choices.LEAVE:
        return None
    piece = items.first_of(state, slot, option - choices.TOOL)
    if piece < 0:
        return Refusal("STA-18.8", "not-held")
    if not safes.is_tool(state, slot, piece) and items.may_leave(state, slot, piece):
        return Refusal("STA-18.8", "opens-no-safe")
    return Refusal("STA-5.7", "worn")


def with_tile(state: Stawka, seat: int, slot: int, option: int) -> Refusal | None:
    """Refuse a use of the tile in hand (STA-7.3, STA-7.4)."""
    if option == choices.KEEP:
        return Refusal("STA-18.2", "no-room")
    if option == choices.DISCARD:
        running = search_in(state.running)
        forced = running is not None and running.must_keep
        return Refusal("STA-7.4", "must-keep" if forced else "is-evidence")
    if not choices.EVIDENCE <= option < choices.DISCARD:
        return None
    color = option - choices.EVIDENCE
    if not evidence.is_open(state, seat, color):
        return Refusal("STA-9.9", "track-closed")
    if search.TileDecision(seat, slot).worth(state, color):
        return Refusal("STA-7.3", "must-keep")
    return Refusal("STA-7.3", "no-evidence-of-it")


def choosing_tile(
    state: Stawka, slot: int, place: int, seen: list[int], option: int
) -> Refusal | None:
    """Refuse a tile: only those looked at, and a safe only on the spot (STA-18.14)."""
    if option == choices.PASS:
        return Refusal("STA-18.14", "must-take")
    if not choices.PIECE <= option < choices.REACT:
        return None
    if option - choices.PIECE not in seen:
        return Refusal("STA-18.14", "not-looked-at", {"count": len(seen)})
    who = FIGURES[figures.person(state, slot)]
    return Refusal("STA-18.14", "safe-stays", {"agent": who, "location": LOCATIONS[place]})


def ordering(seen: list[int], option: int) -> Refusal | None:
    """Refuse a tile for the next place: each of those looked at lies once (STA-19.4)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    tile = option - choices.PIECE
    if tile not in seen:
        return Refusal("STA-19.4", "not-looked-at", {"count": len(seen)})
    return Refusal("STA-19.4", "ordered-already", {"count": seen.index(tile) + 1})


def dropping(state: Stawka, slot: int, option: int) -> Refusal | None:
    """Refuse to drop a thing (STA-18.2, STA-5.7)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    held = option - choices.PIECE in state.items[slot]
    return Refusal("STA-5.7", "worn") if held else Refusal("STA-18.2", "not-held")


def handing(state: Stawka, source: int, to: int, option: int) -> Refusal | None:
    """Refuse to hand a thing over (STA-18.5)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    return refusals.handed(state, source, to, option - choices.PIECE)


def swapping(state: Stawka, one: int, other: int, option: int) -> Refusal | None:
    """Refuse to exchange a thing between two agents (STA-18.5)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    piece = option - choices.PIECE
    if piece in state.items[other]:
        return refusals.handed(state, other, one, piece)
    return refusals.handed(state, one, other, piece)


def paying(state: Stawka, slot: int, option: int) -> Refusal | None:
    """Refuse a thing that the price does not ask for (6.5, STA-13.1)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    piece = option - choices.PIECE
    if piece not in state.items[slot]:
        return Refusal("STA-18.4", "not-held")
    return Refusal("STA-18.4", "pays-nothing")


def bribing(state: Stawka, option: int) -> Refusal | None:
    """Refuse a thing as a bribe (STA-13.1)."""
    if not choices.PIECE <= option < choices.REACT:
        return None
    piece = option - choices.PIECE
    if piece not in state.items[state.active]:
        return Refusal("STA-13.1", "not-held")
    assert piece >= TS or piece not in bribery.money(state, state.active)
    return Refusal("STA-13.1", "no-dollars")


# -- arrests and attacks ---------------------------------------------------------------------------


def weapon(state: Stawka, slot: int, option: int) -> Refusal | None:
    """Refuse a weapon (STA-11.2, STA-12.4)."""
    if not choices.WEAPON <= option < choices.TAKE_VP:
        return None
    item = option - choices.WEAPON
    if not state.rules.tags[item] & WEAPON:
        return Refusal("STA-18.7", "not-a-weapon")
    if item not in arrest.weapons(state, slot):
        return Refusal("STA-12.4", "not-held")
    if state.rules.tags[item] & EXPLOSIVE:
        return Refusal("STA-12.4", "no-explosives")
    return Refusal("STA-12.4", "out-of-range")


def victim(state: Stawka, seat: int, option: int) -> Refusal | None:
    """Refuse a victim (STA-12.1)."""
    if not choices.AGENT <= option < choices.COLOR:
        return None
    other = figures.slot_of_person(state, option - choices.AGENT)
    if other < 0 or side_of(other) == side_of(state.active):
        return Refusal("STA-12.1", "no-enemy")
    if state.status[other] != FREE:
        return Refusal("STA-12.1", "not-on-board")
    return Refusal("STA-12.1", "no-target")


def releasing(state: Stawka, exchange: int, option: int) -> Refusal | None:
    """Refuse a place for a released prisoner (STA-10.10, STA-11.4)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    field = option - choices.FIELD
    rule = "STA-11.4" if exchange else "STA-10.10"
    if state.rules.sector_of[field] < 0:
        return Refusal(rule, "field-not-on-board")
    if state.rules.place_at[field] < 0:
        return Refusal(rule, "locations-only")
    if figures.is_destroyed(state, field):
        return Refusal(rule, "destroyed")
    return Refusal(rule, "ss-in-sector")


def avoiding(state: Stawka, option: int) -> Refusal | None:
    """Refuse a place to flee to (STA-10.6)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    field = option - choices.FIELD
    if state.rules.sector_of[field] < 0:
        return Refusal("STA-10.6", "field-not-on-board")
    if state.rules.place_at[field] < 0:
        return Refusal("STA-10.6", "locations-only")
    if figures.is_destroyed(state, field):
        return Refusal("STA-10.6", "destroyed")
    return Refusal("STA-10.6", "not-nearest")


def kidnapped_to(state: Stawka, option: int) -> Refusal | None:
    """Refuse a place for a kidnapped agent (STA-11.4)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    if state.rules.sector_of[option - choices.FIELD] < 0:
        return Refusal("STA-11.4", "field-not-on-board")
    return Refusal("STA-11.4", "streets-only")


def exchanging(state: Stawka, option: int) -> Refusal | None:
    """Refuse a prisoner in an exchange (STA-11.4, R-16)."""
    if not choices.AGENT <= option < choices.COLOR:
        return None
    slot = figures.slot_of_person(state, option - choices.AGENT)
    assert slot < 0 or side_of(slot) == GERMAN or state.status[slot] != PRISONER
    return Refusal("STA-11.4", "not-in-jail")


# -- plans, walks, cards ---------------------------------------------------------------------------


def planning(seat: int, option: int) -> Refusal | None:
    """Refuse a planning card (STA-3.2, STA-3.3)."""
    if not choices.PLAN <= option < choices.ACTIVATE:
        return None
    own = (option - choices.PLAN) // 5 == seat
    return Refusal("STA-3.3", "plan-used") if own else Refusal("STA-3.2", "card-not-held")


def walking(state: Stawka, slot: int, option: int) -> Refusal | None:
    """Refuse a field of a walk (STA-5.5)."""
    if option == choices.STOP:
        return Refusal("STA-5.5", "must-walk")
    if not choices.FIELD <= option < choices.AGENT:
        return None
    field = option - choices.FIELD
    if field not in state.rules.near[side_of(slot)][state.where[slot]]:
        return Refusal("STA-5.5", "not-beside")
    if figures.is_destroyed(state, field):
        return Refusal("STA-5.8", "destroyed")
    return Refusal("STA-5.5", "kept-here")


def dropping_card(option: int) -> Refusal | None:
    """Refuse to discard a location card (STA-16.3)."""
    asked = choices.DROP_CARD <= option < choices.DROP_REACTION
    return Refusal("STA-16.3", "card-not-held") if asked else None


def dropping_reaction(option: int) -> Refusal | None:
    """Refuse to discard a reaction card (STA-17.2)."""
    asked = choices.DROP_REACTION <= option < choices.SECTOR
    return Refusal("STA-17.2", "card-not-held") if asked else None


def choosing_mission(option: int) -> Refusal | None:
    """Refuse a mission (STA-15.7)."""
    if not choices.MISSION <= option < choices.THREAT:
        return None
    return Refusal("STA-15.7", "mission-not-left")
