"""What a position may claim: a table, an agenda and a result that the rules could lead to.

A position need not be reachable move by move, but the game must be able to go on from it. What lies
where is checked where it is read, in `position_pieces`.
"""

from __future__ import annotations

from konspira.games.stawka import (
    arrest,
    evidence,
    figures,
    ops,
    plausible_agenda,
    redeal,
    setup,
    threats,
)
from konspira.games.stawka.attack import GRENADE
from konspira.games.stawka.invariants import broken, is_dealt
from konspira.games.stawka.names import CHARACTERS, LOCATIONS, PIECES, THREATS
from konspira.games.stawka.plausible_frames import in_game, is_key, is_row
from konspira.games.stawka.plausible_steps import refused
from konspira.games.stawka.rules import ADVANCED, EXPLOSIVE, SAFE
from konspira.games.stawka.stage import PLANS
from konspira.games.stawka.state import (
    ABILITY,
    ABSENT,
    BY_CARD,
    BY_COMPROMISE,
    BY_EXPOSURE,
    BY_TIME,
    DEAD,
    ENDINGS,
    FREE,
    GERMAN,
    HAND,
    KIND,
    KNOWN,
    NOT_YET,
    OVER,
    PICK,
    PLANNING,
    POLISH,
    POOL,
    PRISONER,
    SETUP,
    SLOTS,
    STILL,
    TOKENS,
    TS,
    Stawka,
)
from konspira.kernel.step import NOBODY


def check(state: Stawka) -> None:
    """Refuse what could not be played on."""
    check_agents(state)
    check_tiles(state)
    for rule in broken(state):
        raise refused("position", rule, rule)
    check_tokens(state)
    check_hands(state)
    check_seats(state)
    check_effects(state)
    if state.over:
        check_result(state)
        return
    if state.ending != NOT_YET:
        raise refused("ending", ENDINGS[state.ending], "STA-21.1")
    for seat in range(2):
        how = evidence.reached(state, seat)
        if how != NOT_YET and is_dealt(state):
            raise refused("ending", ENDINGS[NOT_YET], "STA-21.1")
    check_activation(state)
    check_moments(state)
    plausible_agenda.check(state)


def check_result(state: Stawka) -> None:
    """Who has won, and by what (STA-21)."""
    how = state.ending
    results = {NOBODY: ([0, 0], [1, 1]), POLISH: ([1, 0], [1, 2]), GERMAN: ([0, 1], [2, 1])}
    for winner, result in results.items():
        if result != (state.scores, state.ranks):
            continue
        if how == BY_TIME:
            fits = state.stage >= state.rules.stages and winner == leading(state)
        elif how in (BY_EXPOSURE, BY_COMPROMISE):
            fits = winner == (GERMAN if how == BY_EXPOSURE else POLISH) and state.rules.exposure
        elif how == BY_CARD:
            fits = winner != NOBODY and any(can_win(ability) for ability in state.rules.abilities)
        else:
            fits = winner != NOBODY and evidence.reached(state, winner) == how != NOT_YET
        if fits and all(is_row(state, frame) for frame in state.frames):
            return
    raise refused("over", ENDINGS[how], "STA-21.1")


def can_win(ability: ops.Ability) -> bool:
    """Does its text win the game, and not in another scenario only?"""
    wins = any(op.code == ops.WIN for op in ability.do)
    return wins and all(op.code != ops.FALSE for op in ability.when)


def leading(state: Stawka) -> int:
    """Who wins when time is over (STA-21.3)."""
    if not state.rules.timeout_vp or state.vp[0] == state.vp[1]:
        return NOBODY
    return POLISH if state.vp[0] > state.vp[1] else GERMAN


# -- the table -------------------------------------------------------------------------------------


def check_agents(state: Stawka) -> None:
    """Where agents are, what they hold and have spent."""
    jail = state.rules.field_of[arrest.JAIL]
    for slot in range(SLOTS):
        if state.doc[slot] < 0:
            continue
        path = f"agents.{CHARACTERS[state.rules.person[state.doc[slot]]]}"
        status = state.status[slot]
        off = status in (ABSENT, DEAD)
        if off != (state.where[slot] < 0):
            raise refused(f"{path}.field", state.where[slot], "STA-2.1")
        if status == PRISONER and (slot >> 2 != POLISH or state.where[slot] != jail):
            raise refused(f"{path}.status", "prisoner", "STA-10.5")
        if state.spent[slot] > most_ap(state, slot):
            raise refused(f"{path}.spent", state.spent[slot], "STA-4.5")
        missions = state.sets[slot] + ([state.mission[slot]] if state.mission[slot] >= 0 else [])
        own = setup.mission_set(state, slot) if state.rules.level else []
        if len(set(missions)) != len(missions) or any(card not in own for card in missions):
            raise refused(f"{path}.missions", len(missions), "STA-15.1")
        if any(not is_deed(state, deed) for deed in state.deeds[slot]):
            raise refused(f"{path}.deeds", state.deeds[slot], "STA-15.6")
        if state.mission[slot] < 0 and state.deeds[slot]:
            raise refused(f"{path}.deeds", state.deeds[slot], "STA-15.6")


def most_ap(state: Stawka, slot: int) -> int:
    """The most that an agent can spend in a stage, whatever it held meanwhile."""
    rules = state.rules
    doc = state.doc[slot]
    most = rules.stats[doc][ops.AP_LIMIT] + rules.trait_stat[doc][ops.AP_LIMIT]
    most += sum(max(0, change[ops.AP_LIMIT]) for change in rules.item_stat)
    for ability in rules.abilities:
        for op in ability.do:
            if op.code == ops.MODIFY_STAT and op.b == ops.AP_LIMIT:
                most += max(0, op.n)
    return most


def is_deed(state: Stawka, deed: int) -> bool:
    """Something that missions count (6.9)."""
    kind, thing, number = deed // 100000, deed // 100 % 1000, deed % 100
    if kind in (ops.SEARCHED, ops.ENTERED):
        return thing in state.rules.places and number == 0
    if kind in (ops.TALKED, ops.GAVE_ITEM, ops.ELIMINATED, ops.ARRESTED):
        return in_game(state, thing) and 0 <= number <= (3 if kind == ops.TALKED else 0)
    return kind in (ops.DISMISSED, ops.OPENED_SAFE) and thing == number == 0


def check_tiles(state: Stawka) -> None:
    """Who holds a tile knows it; safes, starred tiles and what was shown are known to all."""
    bits = [*state.known, *state.ts_known]
    for piece, known in enumerate(bits):
        if known & 4 and known != KNOWN:
            raise refused(f"known.{PIECES[piece]}", known, "STA-20.1")
    for slot in range(SLOTS):
        for piece in state.items[slot]:
            if not bits[piece] >> (slot >> 2) & 1:
                raise refused(f"known.{PIECES[piece]}", bits[piece], "STA-20.1")
    outside = [piece for held in state.items for piece in held if piece < TS]
    for tile in [*outside, *([state.drawn] if state.drawn >= 0 else [])]:
        if state.rules.tags[state.rules.item_of[tile]] & SAFE:
            raise refused("agents", PIECES[tile], "STA-18.8")
    for tile in [*outside, *state.gone]:
        if tile // 5 not in state.rules.places:
            raise refused("agents" if tile in outside else "removed", PIECES[tile], "STA-1.8")
        if not redeal.is_plain(state, tile) and state.known[tile] != KNOWN:
            raise refused(f"known.{PIECES[tile]}", state.known[tile], "STA-18.7")
    for place in state.rules.places:
        path = f"places.{LOCATIONS[place]}"
        for tile in state.safes[place]:
            safe = state.rules.tags[state.rules.item_of[tile]] & SAFE
            if not safe or state.known[tile] != KNOWN or tile // 5 != place:
                raise refused(f"{path}.safes", PIECES[tile], "STA-18.9")
        if any(tile // 5 != place for tile in state.stacks[place]):
            raise refused(f"{path}.stack", len(state.stacks[place]), "STA-1.8")
        if state.destroyed >> place & 1 and (state.safes[place] or state.marks[place]):
            raise refused(f"{path}.destroyed", True, "STA-12.13")


def check_tokens(state: Stawka) -> None:
    """Tokens lie where their side may lay them; nothing is known of those in pools and hands."""
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
    """Cards: known ones are held; tokens in hand are about to be placed."""
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
        steps = [step for step in state.agenda if isinstance(step, threats.PlaceField)]
        picked = len(threats.own(state, seat, PICK))
        if picked != len([step for step in steps if step.seat == seat]):
            raise refused("tokens", "pick", "STA-14.3")
        left = [
            step
            for step in state.agenda
            if (isinstance(step, threats.Place) and step.owner == seat)
            or (isinstance(step, threats.PlacePick) and (step.seat, step.source) == (seat, HAND))
        ]
        if len(threats.own(state, seat, HAND)) > len(left) and not state.over:
            raise refused("tokens", "hand", "STA-14.3")


def check_seats(state: Stawka) -> None:
    """Planning cards, bribes, tracks."""
    for seat in range(2):
        path = f"seats[{seat}]"
        used = bin(state.used_plans[seat]).count("1")
        if used > max(state.stage - 1, 0) % (PLANS - 1):
            raise refused(f"{path}.used_plans", used, "STA-3.3")
        plan = state.plans[seat]
        if plan >= 0 and (state.used_plans[seat] >> plan % PLANS & 1 or state.phase == SETUP):
            raise refused(f"{path}.plan", plan % PLANS, "STA-3.3")
        if plan < 0 and state.phase not in (SETUP, PLANNING) and not state.over:
            raise refused(f"{path}.plan", None, "STA-3.2")
        bribed, payer = state.bribed[seat], state.payer[seat]
        if bribed >= 0 and (bribed >> 2 == seat or payer < 0):
            raise refused(f"{path}.bribed", bribed, "STA-13.1")
        if payer >= 0 and payer >> 2 != seat:
            raise refused(f"{path}.payer", payer, "STA-13.1")
        for color in range(4):
            if state.track[seat * 4 + color] and not evidence.is_open(state, seat, color):
                raise refused(f"{path}.tracks", state.track[seat * 4 + color], "STA-9.9")


# -- what lasts ------------------------------------------------------------------------------------


def check_effects(state: Stawka) -> None:
    """Explosives, effects for a time, and abilities used, as texts of this game leave them."""
    for name, row in (("dynamite", state.charges), ("grenades", state.grenades)):
        for at in range(0, len(row), 3):
            if not is_charge(state, name, row[at : at + 3]):
                raise refused(name, row, "STA-12.9")
    if state.grenades and state.active < 0:
        raise refused("grenades", state.grenades, "STA-12.10")
    changes = [list(change) for change in lasting(state)]
    for at in range(0, len(state.boons), 4):
        boon = state.boons[at : at + 4]
        if len(boon) < 4 or not in_game(state, boon[0]) or boon[1:] not in changes:
            raise refused("effects", boon, "STA-19.4")
    for key in state.used_stage:
        talked = key < 0 and state.rules.max_talks and in_game(state, -1 - key)
        if not talked and not is_key(state, key, ops.ONCE_PER_STAGE):
            raise refused("used_this_stage", key, "STA-19.1")
    for key in state.used_now:
        if not is_key(state, key, ops.ONCE_PER_ACTIVATION):
            raise refused("used_now", key, "STA-19.1")
    for tile in state.kept:
        fits = state.phase == SETUP and 0 <= tile < TS and tile // 5 in state.rules.places
        if not fits or state.kept.count(tile) > 1 or state.rules.keeper < 0:
            raise refused("kept", tile, "STA-18.1")
    if state.barred != state.rules.barred:
        raise refused("barred", state.barred, "STA-1.7")


def is_charge(state: Stawka, name: str, row: list[int]) -> bool:
    """Where it lies, who laid it, and a tile that is out of the game."""
    if len(row) < 3 or not in_game(state, row[1]) or row[2] not in state.gone:
        return False
    item = state.rules.item_of[row[2]]
    if not state.rules.tags[item] & EXPLOSIVE or (name == "grenades") != (item == GRENADE):
        return False
    return row[0] in (state.rules.fields if name == "grenades" else state.rules.places)


def lasting(state: Stawka) -> list[tuple[int, int, int]]:
    """What, how much and how long: all that a text of this game can change for a time."""
    found: list[tuple[int, int, int]] = []
    for ability in state.rules.abilities:
        for op in ability.do:
            if op.code == ops.MODIFY_STAT:
                found.append((op.b, op.n, ability.duration))
            elif op.code == ops.FORBID:
                found.append((op.b, 0, op.c))
    return found


def check_activation(state: Stawka) -> None:
    """The activation that goes on: its agent is free, it has paid what it moved (STA-4, STA-5)."""
    if state.active < 0:
        if state.handed or state.used_now or state.drawn >= 0:
            raise refused("activation.handed", len(state.handed), "STA-4.13")
        return
    slot = state.active
    if state.status[slot] != FREE:
        raise refused("activation.agent", slot, "STA-4.2")
    if state.paid > state.spent[slot] or (state.paid and state.moving == STILL):
        raise refused("activation.paid", state.paid, "STA-4.5")
    if (state.halted and state.moving != OVER) or (state.due and state.moving != OVER):
        raise refused("activation.halted", state.halted, "STA-4.6")
    running = any(frame and frame[KIND] == ABILITY for frame in state.frames)
    if (state.due or state.closing) and not running:
        raise refused("activation.closing", state.closing, "STA-19.5")
    if len(set(state.handed)) != len(state.handed):
        raise refused("activation.handed", len(state.handed), "STA-18.5")


def check_moments(state: Stawka) -> None:
    """What belongs to one moment only: a step being made, a tile in hand, a blocked card."""
    kinds = [type(step).__name__ for step in state.agenda]
    near = state.rules.near
    if state.step_to >= 0:
        start = state.step_from
        if "Arrive" not in kinds or start < 0 or state.moving == STILL or state.active < 0:
            raise refused("activation.step_to", state.step_to, "STA-5.4")
        if state.step_to not in near[state.active >> 2][start]:
            raise refused("activation.step_to", state.step_to, "STA-5.1")
    if state.step_from >= 0 and state.rules.sector_of[state.step_from] < 0:
        raise refused("activation.step_from", state.step_from, "STA-2.1")
    holding = any(name in kinds for name in ("TileDecision", "KeepTile", "DrawTile", "Do"))
    if state.drawn >= 0 and not holding:
        raise refused("drawn", PIECES[state.drawn], "STA-7.2")
    if state.blocked:
        raise refused("activation.blocked", True, "STA-17.4")
