"""Explains why a text cannot name an object (D-58): its kind, filter, conditions, effects.

The first obstacle is named. The explanation judges as the offer does (6.8, R-92): by the knowledge
of the player who chooses.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering, words
from konspira.games.stawka.abilities.naming import field_of, sector_of
from konspira.games.stawka.abilities.texts import Ability, Condition, Effect, Not, Pick
from konspira.games.stawka.abilities.words import COLOR, PLACE, SECTOR, STREET, TOKEN, UNASKED
from konspira.games.stawka.content.names import FIGURES, SECTORS
from konspira.games.stawka.rules import SS_OFFICER
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import AUDI, FREE, GOING, PRISONER, Stawka, side_of
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.events import Refusal

RULES: Final = ["STA-19.1", "STA-18.4", "STA-14.8", "STA-16.4", "STA-17.3"]  # by kind of ability


def choosing(state: Stawka, place: int, at: int, option: int) -> Refusal | None:
    """Refuse an object for this choice of the running ability, at this row of it."""
    use = abilities.current(state).copy()
    ability = state.rules.abilities[use.ability]
    for pick in ability.picks:
        if pick.place == place:
            return _object(state, use, ability, pick, at, option)
    return None


def _object(
    state: Stawka, use: Use, ability: Ability, pick: Pick, at: int, option: int
) -> Refusal | None:
    rule = RULES[ability.kind]
    if pick.domain in (words.OWN_AGENT, words.ENEMY_AGENT, words.PRISONER):
        if not choices.AGENT <= option < choices.COLOR:
            return None
        thing = figures.slot_of_person(state, option - choices.AGENT)
        found = _no_agent(state, use, pick, thing, rule)
    elif pick.domain == words.ANY_COLOR:
        if not choices.COLOR <= option < choices.MISSION:
            return None
        thing = COLOR + option - choices.COLOR
        found = _closed(state, pick.owner.of(state, use), thing - COLOR)
    else:
        if not choices.FIELD <= option < choices.AGENT:
            return None
        field = option - choices.FIELD
        if pick.domain == words.ANY_PLACE:
            thing = PLACE + state.rules.place_at[field]
            found = _no_place(state, field, rule)
        else:
            thing = TOKEN + figures.token_on(state, field)
            found = _no_token(state, use, pick, thing - TOKEN, rule)
    return found or _unfit(state, use, ability, pick, at, thing)


# -- not of the kind that the text asks for --------------------------------------------------------


def _no_agent(state: Stawka, use: Use, pick: Pick, slot: int, rule: str) -> Refusal | None:
    if pick.domain == words.PRISONER:
        jailed = slot >= 0 and state.status[slot] == PRISONER
        return None if jailed else Refusal(rule, "not-in-jail")
    if slot == AUDI:
        return Refusal(rule, "audi-no-agent")
    own = slot >= 0 and side_of(slot) == use.me
    if pick.domain == words.OWN_AGENT and not own:
        return Refusal(rule, "not-your-agent")
    if pick.domain == words.ENEMY_AGENT and (own or slot < 0):
        return Refusal(rule, "enemies-only")
    if state.status[slot] != FREE:
        return Refusal(rule, "not-on-board")
    if pick.domain == words.ENEMY_AGENT and slot == use.agent:
        return Refusal(rule, "not-itself")  # bribed, the agent uses the text for the enemy
    return None


def _closed(state: Stawka, seat: int, color: int) -> Refusal | None:
    return None if evidence.is_open(state, seat, color) else Refusal("STA-9.9", "track-closed")


def _no_place(state: Stawka, field: int, rule: str) -> Refusal | None:
    if state.rules.sector_of[field] < 0:
        return Refusal(rule, "field-not-on-board")
    if state.rules.place_at[field] < 0:
        return Refusal(rule, "locations-only")
    return Refusal("STA-12.13", "destroyed") if figures.is_destroyed(state, field) else None


def _no_token(state: Stawka, use: Use, pick: Pick, token: int, rule: str) -> Refusal | None:
    own = pick.domain == words.OWN_THREAT
    if token < 0 or (figures.token_side(token) == use.me) != own:
        return Refusal(rule, "no-own-token" if own else "no-enemy-token")
    return Refusal("STA-S6.3", "token-stays") if token == state.rules.fixed_token else None


# -- objects that do not fit the text --------------------------------------------------------------


def _unfit(state: Stawka, use: Use, ability: Ability, pick: Pick, at: int, thing: int) -> Refusal:
    """Check its own conditions, then those that bind it to other objects, then its effects."""
    rule = RULES[ability.kind]
    use.picked[pick.place] = thing
    for condition in [*pick.filter, *ability.linked]:
        if condition.mentions(pick.place) and not _waits(use, ability, condition):
            if not condition.holds(state, use):
                return _condition(state, use, condition, pick.place, rule)
    if pick.named and not offering.satisfiable(state, use, ability):
        return Refusal(rule, "no-partner")
    return _nothing(state, use, ability, pick.place, at)


def _waits(use: Use, ability: Ability, row: Condition | Effect) -> bool:
    """Does it name another object that nobody has chosen yet?"""
    for pick in ability.picks:
        if use.picked[pick.place] == UNASKED and row.mentions(pick.place):
            return True
    return False


# A condition that does not hold, and one that the text excepts.
UNMET: Final = {
    "same_field": "not-met",
    "phone_at": "no-phone",
    "not_black": "never-black",
    "colors": "color-not-named",
}
EXCEPTED: Final = {
    "is_chief": ("", "never-chief"),
    "has_mission": ("STA-15.1", "has-mission"),
    "token_on": ("STA-14.4", "token-there"),
}


def _condition(state: Stawka, use: Use, condition: Condition, place: int, rule: str) -> Refusal:
    """Name a condition that does not hold (6.4)."""
    if isinstance(condition, Not):
        return _exception(state, use, condition.inner, rule)
    name = condition.name
    if name in UNMET:
        return Refusal(rule, UNMET[name])
    args = [argument.of(state, use) for argument in condition.args]
    if name in ("same_sector", "at"):
        return _elsewhere(state, name, condition.args[1].chosen() == place, args, rule)
    if name == "distance_at_most":
        return _far(state, use, args[0], args[1], args[2], rule)
    if name == "appearance" and args[1]:
        return Refusal(rule, "not-in-uniform")
    if name == "function" and args[1] == SS_OFFICER:
        return Refusal(rule, "ss-only")
    if name in ("before relocate", "before walk"):
        over = state.moving > GOING
        return Refusal("STA-5.3" if over else rule, "movement-over" if over else "kept-here")
    if name == "before gain_mission":
        return _no_mission(state, args[0])
    if name in ("before start_talk", "before start_arrest"):
        return _no_pair(state, name, args, rule)
    return Refusal(rule, "text-does-not-fit")


def _exception(state: Stawka, use: Use, condition: Condition, rule: str) -> Refusal:
    """Name an exception of the text."""
    name = condition.name
    if name in EXCEPTED:
        own, code = EXCEPTED[name]
        return Refusal(own or rule, code)
    if name == "is":
        color = condition.args[0].of(state, use) >= COLOR
        return Refusal(rule, "same-color" if color else "not-itself")
    if name == "at":
        where = condition.args[1].fixed()
        if SECTOR <= where < STREET:
            return Refusal(rule, "not-this-sector", {"sector": SECTORS[where - SECTOR]})
    return Refusal(rule, "text-does-not-fit")


def _elsewhere(state: Stawka, name: str, second: bool, args: list[int], rule: str) -> Refusal:
    """Refuse an object in another sector than the text says."""
    where = args[0] if second else args[1]
    if name == "same_sector":
        where = sector_of(state, where)
    if not SECTOR <= where < STREET:
        return Refusal(rule, "text-does-not-fit")
    return Refusal(rule, "not-in-sector", {"sector": SECTORS[where - SECTOR]})


def _far(state: Stawka, use: Use, one: int, other: int, most: int, rule: str) -> Refusal:
    """Refuse an object farther away than the text says."""
    start, field = field_of(state, one), field_of(state, other)
    side = one >> 2 if one < 8 else use.me
    way = state.rules.far[side][start][field] if start >= 0 and field >= 0 else -1
    if way < 0:
        return Refusal(rule, "text-does-not-fit")
    return Refusal(rule, "too-far", {"count": way, "needed": most})


def _no_mission(state: Stawka, slot: int) -> Refusal:
    """Refuse an agent without a fitting mission (STA-15.1, STA-15.7, STA-13.8)."""
    if state.mission[slot] >= 0:
        return Refusal("STA-15.1", "has-mission")
    if not state.sets[slot]:
        return Refusal("STA-15.7", "no-missions-left")
    return Refusal("STA-13.8", "bribed-may-not")


def _no_pair(state: Stawka, name: str, args: list[int], rule: str) -> Refusal:
    """Refuse two who may not talk, or whom no arrest can bring together (STA-6.2, STA-10.1)."""
    one, other = args[0], args[1]
    if figures.has_talked(state, one, other):
        return Refusal("STA-6.2", "talked-already")
    if name == "before start_talk":
        return Refusal(rule, "text-does-not-fit")  # the one who would start it is not to be chosen
    if figures.is_chief(state, other):
        return Refusal(rule, "never-chief")
    held = state.track[(one >> 2) * 4 + (other & 3)]
    return Refusal(rule, "too-little-evidence", {"count": held, "needed": args[2]})


# -- nothing would come of it (R-92) ---------------------------------------------------------------

OWN_RULES: Final = {
    "track-closed": "STA-9.9",
    "track-full": "STA-9.4",
    "destroyed": "STA-12.13",
    "no-tiles": "STA-18.14",
    "only-safes": "STA-18.14",
    "hotel-closed": "STA-S5.2",
    "no-room": "STA-18.2",
}


def _nothing(state: Stawka, use: Use, ability: Ability, place: int, at: int) -> Refusal:
    """Name the first effect on the object, and why it would change nothing."""
    rule = RULES[ability.kind]
    for effect in ability.do[at:]:
        if effect.mentions(place) and not _waits(use, ability, effect):
            code = effect.why_not(state, use)
            if code:
                rule = "STA-14.4" if effect.name == "move_threat" else OWN_RULES.get(code, rule)
                return Refusal(rule, code, _facts(state, use, effect, code))
    return Refusal(rule, "changes-nothing")


def _facts(state: Stawka, use: Use, effect: Effect, code: str) -> dict[str, object] | None:
    if code in ("holds-nothing", "cannot-walk", "there-already"):
        slot = effect.args[0].of(state, use)
        return {"agent": FIGURES[figures.person(state, slot)]}
    if code == "track-full":
        return {"count": evidence.MOST}
    if code == "hotel-closed":
        return {"count": state.rules.hotel_vp}
    return None
