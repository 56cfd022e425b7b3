"""Explains refusals of questions before the first stage, of films and of the free scenario."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.building import building
from konspira.games.stawka.content.names import FIELDS, FIGURES, LETTERS, SECTORS
from konspira.games.stawka.films import audi, passwords
from konspira.games.stawka.procedures import placing
from konspira.games.stawka.state import ABSENT, AUDI, GERMAN, POOL, USED, Stawka
from konspira.games.stawka.town import figures
from konspira.kernel.events import Refusal
from konspira.kernel.step import NOBODY

# -- setup -----------------------------------------------------------------------------------------


def choosing_document(state: Stawka, option: int) -> Refusal | None:
    """Refuse a document (STA-1.7)."""
    if not choices.DOCUMENT <= option < choices.KEEP_TRACK:
        return None
    barred = option - choices.DOCUMENT == state.barred
    return Refusal("STA-1.7", "document-exposed" if barred else "not-of-kloss")


def drafting(state: Stawka, option: int) -> Refusal | None:
    """Refuse a figure: the draft says who is placed next (STA-1.1)."""
    if not choices.AGENT <= option < choices.COLOR:
        return None
    slot = figures.slot_of_person(state, option - choices.AGENT)
    if slot < 0 or slot == AUDI:
        return Refusal("STA-1.1", "not-in-game")
    assert state.status[slot] != ABSENT  # a draft has room for all
    who, where = FIGURES[figures.person(state, slot)], FIELDS[state.where[slot]]
    return Refusal("STA-1.1", "placed-already", {"agent": who, "field": where})


def drafting_to(state: Stawka, option: int) -> Refusal | None:
    """Refuse a place: the scenario says where agents begin, and how many in a sector (STA-2.1)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    field = option - choices.FIELD
    if field not in state.rules.draft:
        return _no_location(state, field, "STA-2.1")
    most, sector = state.rules.draft_limit, SECTORS[state.rules.sector_of[field]]
    return Refusal("STA-1.1", "sector-full", {"count": most, "sector": sector})


def _no_location(state: Stawka, field: int, rule: str) -> Refusal:
    """Refuse a place that is no field of the board, no location, or excepted by the scenario."""
    sector = state.rules.sector_of[field]
    if sector < 0:
        return Refusal(rule, "field-not-on-board")
    if state.rules.place_at[field] < 0:
        return Refusal(rule, "locations-only")
    return Refusal(rule, "not-this-sector", {"sector": SECTORS[sector]})


# -- the campaign ----------------------------------------------------------------------------------


def keeping_track(state: Stawka, seat: int, option: int) -> Refusal | None:
    """Refuse a track (STA-9.9)."""
    if not choices.KEEP_TRACK <= option < choices.PLAN:
        return None
    color = option - choices.KEEP_TRACK
    if color == building.BLACK and state.rules.keep_not_black:
        return Refusal("STA-9.9", "track-of-kloss")
    count = state.rules.carried[seat * 4 + color]
    return Refusal("STA-9.9", "nothing-to-halve", {"count": count})


def keeping_item(option: int) -> Refusal | None:
    """Refuse an item (STA-18.13)."""
    asked = choices.PIECE <= option < choices.REACT
    return Refusal("STA-18.13", "not-held-before") if asked else None


def keeping_with(option: int) -> Refusal | None:
    """Refuse an agent as holder (STA-18.1)."""
    asked = choices.AGENT <= option < choices.COLOR
    return Refusal("STA-18.1", "not-your-agent") if asked else None


# -- the free scenario -----------------------------------------------------------------------------


def laying(state: Stawka, option: int) -> Refusal | None:
    """Refuse a tile: the other face of one that lies cannot be laid either (STA-2.1)."""
    if not choices.SECTOR <= option < choices.CELL:
        return None
    tile = state.rules.tile_of[option - choices.SECTOR]
    for sector in state.layout[::4]:
        if state.rules.tile_of[sector] == tile:
            return Refusal("STA-2.1", "tile-laid", {"sector": SECTORS[sector]})
    return None


def laying_at(state: Stawka, option: int) -> Refusal | None:
    """Refuse a place of the grid (STA-2.1)."""
    if not choices.CELL <= option < choices.TURN:
        return None
    layout = state.layout
    for at in range(0, len(layout), 4):
        if building.cell_at(layout[at + 1], layout[at + 2]) == option - choices.CELL:
            return Refusal("STA-2.1", "cell-taken", {"sector": SECTORS[layout[at]]})
    return Refusal("STA-2.1", "cell-apart")


def naming_letter(state: Stawka, seat: int, option: int) -> Refusal | None:
    """Refuse a letter to be shown (STA-F.2)."""
    if not choices.NAME_LETTER <= option < choices.TAKE_SECRET:
        return None
    place = option - choices.NAME_LETTER
    shown = LETTERS[passwords.letter(state.words[1 - seat], place)]
    return Refusal("STA-F.2", "letter-shown", {"count": place + 1, "letter": shown})


def rewarding(state: Stawka, part: int, option: int) -> Refusal | None:
    """Refuse a reward (STA-15.8)."""
    if option == choices.TAKE_EVIDENCE and part == 0:
        return Refusal("STA-9.9", "track-closed")
    if option == choices.TAKE_LETTER and part == 1 and state.rules.special_letter:
        return Refusal("STA-F.2", "letters-shown")
    rewards = (choices.TAKE_VP, choices.TAKE_EVIDENCE, choices.TAKE_SECRET, choices.TAKE_LETTER)
    return Refusal("STA-15.8", "not-in-reward") if option in rewards else None


# -- films -----------------------------------------------------------------------------------------


def hiding_radio(state: Stawka, option: int) -> Refusal | None:
    """Refuse a place for the radio (STA-S4.1)."""
    if not choices.FIELD <= option < choices.AGENT:
        return None
    return _no_location(state, option - choices.FIELD, "STA-S4.1")


def naming_sector(state: Stawka, option: int) -> Refusal | None:
    """Refuse a sector (STA-S4.5)."""
    if not choices.SECTOR <= option < choices.CELL:
        return None
    if option - choices.SECTOR not in state.rules.sectors:
        return Refusal("STA-S4.5", "sector-not-on-board")
    return Refusal("STA-S4.5", "right-sector")


def driving(state: Stawka, seat: int, left: int, origin: int, option: int) -> Refusal | None:
    """Refuse a field for the Audi (STA-S6.4, STA-S6.11)."""
    if option == choices.STOP:
        return Refusal("STA-S6.11", "must-drive", {"count": left})
    if not choices.FIELD <= option < choices.AGENT:
        return None
    field, here = option - choices.FIELD, state.where[AUDI]
    if field not in state.rules.audi_near[here]:
        near = field in state.rules.near[GERMAN][here]
        return Refusal("STA-S6.4", "audi-streets" if near else "not-beside")
    if seat != GERMAN and field == state.rules.audi:
        return Refusal("STA-S6.4", "barracks-closed")
    if field == origin:
        return Refusal("STA-S6.11", "not-back")
    return Refusal("STA-S6.11", "dead-end", {"count": left})


def secret_reward(state: Stawka, seat: int, option: int) -> Refusal | None:
    """Refuse a reward for a secret (STA-S6.9)."""
    if option not in (choices.MOVE_TOKENS, choices.PLACE_CHOSEN):
        return None
    if option == choices.MOVE_TOKENS and not audi.movable(state, seat, NOBODY):
        return Refusal("STA-S6.9", "no-token-lies")
    if option == choices.PLACE_CHOSEN:
        if not placing.own(state, seat, POOL) and not placing.own(state, seat, USED):
            return Refusal("STA-S6.9", "no-tokens-left")
    return Refusal("STA-14.4", "no-token-field")


def moving_token(state: Stawka, seat: int, moved: int, option: int) -> Refusal | None:
    """Refuse to move a token (STA-S6.9)."""
    if option == choices.PASS:
        return Refusal("STA-S6.9", "must-move-one")
    if not choices.FIELD <= option < choices.AGENT:
        return None
    token = figures.token_on(state, option - choices.FIELD)
    if token < 0 or figures.token_side(token) != seat:
        return Refusal("STA-S6.9", "no-own-token")
    fixed = token == state.rules.fixed_token
    return Refusal("STA-S6.3", "token-stays") if fixed else Refusal("STA-S6.9", "moved-just-now")
