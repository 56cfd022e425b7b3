"""Checks the table of a position that a person wrote: agents, tiles, tokens, hands and seats."""

from __future__ import annotations

from konspira.games.stawka.abilities import words
from konspira.games.stawka.building import setup
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    FIELDS,
    LOCATIONS,
    PIECES,
    THREATS,
)
from konspira.games.stawka.content.names import PLANS as PLAN_NAMES
from konspira.games.stawka.procedures import arrest, placing
from konspira.games.stawka.rules import ADVANCED, SAFE
from konspira.games.stawka.saving.invariants import broken
from konspira.games.stawka.saving.saving import named, person
from konspira.games.stawka.sight import redeal
from konspira.games.stawka.stage.stage import PLANS, Stage
from konspira.games.stawka.state import (
    ABSENT,
    DEAD,
    FREE,
    HAND,
    KNOWN,
    PICK,
    PLANNING,
    POLISH,
    POOL,
    PRISONER,
    SETUP,
    SLOTS,
    TOKENS,
    TS,
    Stawka,
    side_of,
)
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.errors import PositionError, Remedy, whole_number
from konspira.kernel.loading import NOT_BY_RULES
from konspira.kernel.position import wrong

# For a broken invariant that no check before has named.
PATHS = {
    "STA-1.8": "places",
    "STA-18.10": "top_secret_deck",
    "STA-16.1": "seats",
    "STA-14.4": "tokens",
    "STA-9.1": "seats",
    "STA-4.5": "seats",
    "STA-S4.1": "radio.place",
    "STA-S4.5": "radio.sectors",
    "STA-S6.3": "tokens",
    "STA-S6.4": "audi",
    "STA-S6.6": "audi.loaded",
    "STA-S5.1": "seats",
    "STA-4.13": "frames",
}


def refused(path: str, value: object, rule: str) -> PositionError:
    """Return the error for a claim that the rules cannot have led to."""
    return wrong(path, value, NOT_BY_RULES, rule)


def in_game(state: Stawka, slot: int) -> bool:
    """Is this the slot of an agent of this game?"""
    return 0 <= slot < SLOTS and state.doc[slot] >= 0


def check(state: Stawka) -> None:
    """Refuse pieces that cannot lie there."""
    check_agents(state)
    check_tiles(state)
    for rule in broken(state):
        raise refused(PATHS.get(rule, "agents"), rule, rule)
    check_tokens(state)
    check_hands(state)
    check_seats(state)


def check_agents(state: Stawka) -> None:
    """Check the places of agents, the things that they hold, and the AP that they have spent."""
    jail = state.rules.field_of[arrest.JAIL]
    for slot in range(SLOTS):
        if state.doc[slot] < 0:
            continue
        path = f"agents.{CHARACTERS[state.rules.person[state.doc[slot]]]}"
        status = state.status[slot]
        off = status in (ABSENT, DEAD)
        if off != (state.where[slot] < 0):
            raise refused(f"{path}.field", named(FIELDS, state.where[slot]), "STA-2.1")
        if status == PRISONER and (side_of(slot) != POLISH or state.where[slot] != jail):
            raise refused(f"{path}.status", "prisoner", "STA-10.5")
        if state.spent[slot] > most(state, slot, words.AP_LIMIT):
            remedy = whole_number(0, most(state, slot, words.AP_LIMIT))
            raise wrong(f"{path}.spent", state.spent[slot], remedy, "STA-4.5")
        check_held(state, slot, path)
        missions = state.sets[slot] + ([state.mission[slot]] if state.mission[slot] >= 0 else [])
        own = setup.mission_set(state, slot) if state.rules.level else []
        if len(set(missions)) != len(missions) or any(card not in own for card in missions):
            raise refused(f"{path}.missions", len(missions), "STA-15.1")
        if any(not is_deed(state, deed) for deed in state.deeds[slot]):
            raise refused(f"{path}.deeds", state.deeds[slot], "STA-15.6")
        if state.mission[slot] < 0 and state.deeds[slot]:
            raise refused(f"{path}.deeds", state.deeds[slot], "STA-15.6")


def most(state: Stawka, slot: int, which: int) -> int:
    """Return the highest value that an agent can have in a stage, whatever it held before."""
    rules = state.rules
    doc = state.doc[slot]
    found = rules.stats[doc][which] + rules.trait_stat[doc][which]
    found += sum(max(0, change[which]) for change in rules.item_stat)
    for ability in rules.abilities:
        for effect in ability.do:
            if effect.lasts and effect.lasts[0] == which:
                found += max(0, effect.lasts[1])
    return found


def is_deed(state: Stawka, deed: int) -> bool:
    """Is it a deed that missions count (6.9)?"""
    kind, thing, number = deed // 100000, deed // 100 % 1000, deed % 100
    if kind in (words.SEARCHED, words.ENTERED):
        return thing in state.rules.places and number == 0
    if kind in (words.TALKED, words.GAVE_ITEM, words.ELIMINATED, words.ARRESTED):
        return in_game(state, thing) and 0 <= number <= (3 if kind == words.TALKED else 0)
    return kind in (words.DISMISSED, words.OPENED_SAFE) and thing == number == 0


def check_held(state: Stawka, slot: int, path: str) -> None:
    """Check that no agent holds more things than it can, and no dead one holds any."""
    held = [PIECES[piece] for piece in state.items[slot]]
    count = most(state, slot, words.ITEM_LIMIT)
    if len([p for p in state.items[slot] if p < TS or state.rules.top_secret_counts]) > count:
        remedy = Remedy("stawka-room", f"this agent holds at most {count} things", count=count)
        raise wrong(f"{path}.items", held, remedy, "STA-18.2")
    if state.status[slot] == DEAD and (held or state.mission[slot] >= 0):
        key = "items" if held else "mission"
        remedy = Remedy("stawka-dead", "a dead agent holds no thing and no mission; leave it out")
        raise wrong(f"{path}.{key}", held, remedy, "STA-12.8")


def check_piece(state: Stawka, slot: int, piece: int) -> None:
    """Check for a tile of this board that is no safe."""
    path = f"agents.{person(state, slot)}.items"
    if piece < TS and piece // 5 not in state.rules.places:
        raise refused(path, PIECES[piece], "STA-1.8")
    if piece < TS and state.rules.tags[state.rules.item_of[piece]] & SAFE:
        raise refused(path, PIECES[piece], "STA-18.8")


def check_tiles(state: Stawka) -> None:
    """Check that holders know their tiles, and that all know safes, stars and shown tiles."""
    bits = [*state.known, *state.ts_known]
    for piece, known in enumerate(bits):
        if known & 4 and known != KNOWN:
            raise refused(f"known.{PIECES[piece]}", known, "STA-18.1")
    for slot in range(SLOTS):
        for piece in state.items[slot]:
            check_piece(state, slot, piece)
            if not bits[piece] >> side_of(slot) & 1:
                raise refused(f"known.{PIECES[piece]}", bits[piece], "STA-18.1")
    held = [piece for pieces in state.items for piece in pieces if piece < TS]
    for tile in [*held, *state.gone]:
        if tile // 5 not in state.rules.places:
            raise refused("removed", PIECES[tile], "STA-1.8")
        if not redeal.is_plain(state, tile) and state.known[tile] != KNOWN:
            raise refused(f"known.{PIECES[tile]}", state.known[tile], "STA-18.1")
    if state.drawn >= 0 and state.rules.tags[state.rules.item_of[state.drawn]] & SAFE:
        raise refused("drawn", PIECES[state.drawn], "STA-18.8")
    for place in state.rules.places:
        path = f"places.{LOCATIONS[place]}"
        for tile in state.safes[place]:
            safe = state.rules.tags[state.rules.item_of[tile]] & SAFE
            if not safe or state.known[tile] != KNOWN or tile // 5 != place:
                raise refused(f"{path}.safes", PIECES[tile], "STA-18.9")
        if any(tile // 5 != place for tile in state.stacks[place]):
            raise refused(f"{path}.stack", len(state.stacks[place]), "STA-1.8")
        if bin(state.marks[place]).count("1") > 2:
            remedy = Remedy("stawka-marks", "at most two markers lie in a location")
            names = [color for bit, color in enumerate(COLORS) if state.marks[place] >> bit & 1]
            raise wrong(f"{path}.markers", names, remedy, "STA-7.6")
        if state.destroyed >> place & 1 and (state.safes[place] or state.marks[place]):
            raise refused(f"{path}.destroyed", True, "STA-12.13")


def check_tokens(state: Stawka) -> None:
    """Check that tokens lie where their side may lay them, and that those in pools are unknown."""
    bits = state.token_up | state.token_seen | state.token_plain
    for token in range(TOKENS):
        at, side = state.token_at[token], 0 if token < 18 else 1
        path, threat = "tokens", THREATS[state.rules.row_of[token]]
        if at in (POOL, HAND, PICK) and (bits | state.token_spent) >> token & 1:
            raise refused(path, threat, "STA-14.2")
        if at >= 0:
            place = state.rules.place_at[at]
            gone = place >= 0 and state.destroyed >> place & 1
            if at not in state.rules.token_fields[side] or gone:
                raise refused(path, threat, "STA-14.4")
        if state.token_plain >> token & 1 and figures.is_control(state, token):
            raise refused(path, threat, "STA-14.10")
    if not state.rules.level and any(at != POOL for at in state.token_at):
        raise refused("tokens", len(state.token_at), "STA-14.1")
    if state.token_spent and state.active < 0:
        raise refused("tokens", "triggered", "STA-14.14")


def check_hands(state: Stawka) -> None:
    """Check cards: known ones are held; tokens in hand are about to be placed."""
    for seat in range(2):
        path = f"seats[{seat}]"
        held = sum(1 << card for card in state.lc_hand[seat])
        if state.lc_known[seat] & ~held:
            raise refused(f"{path}.known_location_cards", seat, "STA-16.2")
        known = state.rx_known[seat]
        if any(known.count(card) > state.rx_hand[seat].count(card) for card in known):
            raise refused(f"{path}.known_reaction_cards", seat, "STA-17.1")
        if state.rules.level < ADVANCED and (state.rx_hand[seat] or state.rx_gone):
            raise refused(f"{path}.reaction_hand", len(state.rx_hand[seat]), "STA-17.1")
        if len(state.lc_hand[seat]) > len(state.rules.places):
            raise refused(f"{path}.location_hand", len(state.lc_hand[seat]), "STA-16.1")
        if placing.own(state, seat, PICK):
            raise refused("tokens", "pick", "STA-14.3")
        if placing.own(state, seat, HAND):
            raise refused("tokens", "hand", "STA-14.3")


def check_seats(state: Stawka) -> None:
    """Check planning cards, bribes, tracks."""
    coming = isinstance(state.next_step(), Stage)
    stage = state.stage + 1 if coming else state.stage
    for seat in range(2):
        path = f"seats[{seat}]"
        used = bin(state.used_plans[seat]).count("1")
        if used > max(stage - 1, 0) % (PLANS - 1):
            raise refused(f"{path}.used_plans", used, "STA-3.3")
        plan = state.plans[seat]
        if plan >= 0 and (state.used_plans[seat] >> plan % PLANS & 1 or state.phase == SETUP):
            raise refused(f"{path}.plan", PLAN_NAMES[plan], "STA-3.3")
        if plan < 0 and state.phase not in (SETUP, PLANNING):
            raise refused(f"{path}.plan", None, "STA-3.2")
        bribed, payer = state.bribed[seat], state.payer[seat]
        if bribed >= 0 and (side_of(bribed) == seat or payer < 0):
            raise refused(f"{path}.bribed", person(state, bribed), "STA-13.1")
        if bribed >= 0 and state.status[bribed] != FREE:
            raise refused(f"{path}.bribed", person(state, bribed), "STA-13.3")
        if payer >= 0 and side_of(payer) != seat:
            raise refused(f"{path}.payer", person(state, payer), "STA-13.1")
        for color in range(4):
            if state.track[seat * 4 + color] and not evidence.is_open(state, seat, color):
                text = "this track is closed: no living agent has this colour; write 0"
                remedy = Remedy("stawka-track", text)
                value = state.track[seat * 4 + color]
                raise wrong(f"{path}.tracks.{COLORS[color]}", value, remedy, "STA-9.9")
