"""Evidence, secrets, victory points, and the endings by them (STA-6.10, STA-9, STA-21)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import links
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    BY_COMPROMISE,
    BY_EXPOSURE,
    BY_LOCATION,
    BY_NETWORK,
    BY_PRISONERS,
    BY_REMOVAL,
    BY_SECRETS,
    BY_TIME,
    BY_VP,
    FREE,
    GERMAN,
    NOT_YET,
    POLISH,
    PRISONER,
    Stawka,
    put,
)
from konspira.games.stawka.town import figures
from konspira.kernel.step import NOBODY

FROM_TALK: Final = 0  # surplus gives VP and clears the track (STA-9.4, STA-9.5)
FROM_TILE: Final = 1  # surplus gives VP, the track stays at 10
FROM_TEXT: Final = 2  # surplus is lost
MOST: Final = 10
BLACK: Final = 3
MORE_VP: Final = 1  # see TIMEOUTS
LOCATED: Final = 2
POLES: Final = 3


def is_open(state: Stawka, seat: int, color: int) -> bool:
    """Is this track open (STA-9.9)?"""
    return state.open >> (seat * 4 + color) & 1 == 1


def open_colors(state: Stawka, seat: int) -> list[int]:
    """Return the colours whose tracks are open for a player."""
    return [color for color in range(4) if is_open(state, seat, color)]


def bonus(state: Stawka, seat: int, color: int) -> int:
    """Return the bonus of a track (STA-9.2)."""
    return state.rules.bands[state.track[seat * 4 + color]]


def gain(state: Stawka, seat: int, color: int, amount: int, source: int) -> None:
    """Add evidence; a closed track gains nothing (STA-9.4, STA-9.5, STA-9.8)."""
    if amount <= 0 or not is_open(state, seat, color):
        return
    place = seat * 4 + color
    if state.track[place] >= MOST and source == FROM_TEXT and not state.rules.overflow_vp:
        return  # all of it is lost
    total = state.track[place] + amount
    state.track = put(state.track, place, min(total, MOST))
    events.evidence(state, "evidence-gained", seat, color, min(amount, MOST))
    if total >= MOST and burns(state, color):
        expose(state, seat)
        return
    surplus = total - MOST
    if surplus > 0 and (source != FROM_TEXT or state.rules.overflow_vp):
        if state.rules.surplus_audi:
            links.deeds().reward_surplus(state, seat, surplus)
        else:
            gain_vp(state, seat, surplus)
        if source == FROM_TALK:
            clear(state, seat, color, 0)


def burns(state: Stawka, color: int) -> bool:
    """Does full evidence on this colour end the game (STA-9.8)?"""
    return color == BLACK and state.rules.exposure and not state.rules.exposure_rule


def lose(state: Stawka, seat: int, color: int, amount: int) -> None:
    """Take evidence away, not below 0 (STA-9.6)."""
    place = seat * 4 + color
    lost = min(amount, state.track[place])
    if lost > 0 and is_open(state, seat, color):
        state.track = put(state.track, place, state.track[place] - lost)
        events.evidence(state, "evidence-lost", seat, color, lost)


def clear(state: Stawka, seat: int, color: int, left: int) -> None:
    """Set a track back (STA-6.9, STA-9.5, STA-10.10)."""
    state.track = put(state.track, seat * 4 + color, left)
    events.evidence(state, "track-set", seat, color, left)


def gain_vp(state: Stawka, seat: int, amount: int) -> None:
    """Add victory points."""
    state.vp = put(state.vp, seat, state.vp[seat] + amount)
    events.count(state, "vp-gained", seat, amount)


def gain_secret(state: Stawka, seat: int, vp: int, counts: bool, letter: bool) -> None:
    """Count a secret, then give the scenario's reward (STA-6.10)."""
    if counts:
        state.secrets = put(state.secrets, seat, state.secrets[seat] + 1)
        events.count(state, "secret-gained", seat, state.secrets[seat])
        if state.rules.film:
            links.deeds().secret_counted(state, seat)
    if vp:
        gain_vp(state, seat, vp)
    if letter:
        links.deeds().gain_letter(state, seat)


def close_track(state: Stawka, slot: int) -> None:
    """Close the enemy's track for an agent that left the game (STA-12.8)."""
    place = (1 - (slot >> 2)) * 4 + (slot & 3)
    state.open &= ~(1 << place)
    state.track = put(state.track, place, 0)


# -- the end ---------------------------------------------------------------------------------------


def expose(state: Stawka, winner: int) -> None:
    """Burn the enemy chief, at once (STA-9.8)."""
    win(state, winner, BY_EXPOSURE if winner == GERMAN else BY_COMPROMISE)


def win(state: Stawka, seat: int, how: int) -> None:
    """End the game: this seat has won; NOBODY: a draw."""
    if state.over:
        return
    state.ending = how
    events.ended(state, seat, how)
    if seat == NOBODY:
        state.finish([0, 0], [1, 1])
    elif seat == POLISH:
        state.finish([1, 0], [1, 2])
    else:
        state.finish([0, 1], [2, 1])


def reached(state: Stawka, seat: int) -> int:
    """Return the victory condition that a player fulfils now, or NOT_YET (STA-21.1)."""
    rules = state.rules
    if rules.victory_vp and state.vp[seat] >= rules.victory_vp:
        return BY_VP
    if rules.victory_secrets and state.secrets[seat] >= rules.victory_secrets:
        return BY_SECRETS
    if seat == GERMAN and rules.prisoners and state.status.count(PRISONER) >= 3:
        return BY_PRISONERS
    if not rules.network:
        return NOT_YET
    if seat == GERMAN and network_broken(state):
        return BY_NETWORK
    if seat == POLISH and not figures_left(state, GERMAN):
        return BY_REMOVAL
    return NOT_YET


def network_broken(state: Stawka) -> bool:
    """Is only Kloss left, or nobody (STA-10.12)? Not while figures wait to be placed."""
    for slot in range(3):
        if state.doc[slot] >= 0 and (state.status[slot] == FREE or _waits(state, slot)):
            return False
    return True


def figures_left(state: Stawka, seat: int) -> bool:
    """Is an agent of this side on the board, or still to be placed?"""
    for slot in range(seat * 4, seat * 4 + 4):
        if state.status[slot] == FREE or _waits(state, slot):
            return True
    return False


def _waits(state: Stawka, slot: int) -> bool:
    return state.status[slot] == 0 and state.doc[slot] >= 0


def check(state: Stawka) -> None:
    """Check whether a player has won; the active player comes first (STA-21.1, STA-21.2)."""
    if state.over:
        return
    before = state.leader if state.active >= 0 else max(state.first, 0)
    for seat in (before, 1 - before):
        how = reached(state, seat)
        if how != NOT_YET:
            win(state, seat, how)
            return


def time_out(state: Stawka) -> None:
    """Decide the game after the last stage (STA-21.3)."""
    seat = NOBODY
    rule = state.rules.timeout
    if rule == LOCATED and state.radio.located:
        win(state, GERMAN, BY_LOCATION)  # STA-S4.7
        return
    if rule == POLES:
        seat = POLISH
    elif rule in (MORE_VP, LOCATED) and state.vp[0] != state.vp[1]:
        seat = 0 if state.vp[0] > state.vp[1] else 1
    win(state, seat, BY_TIME)


def is_chief_lost(state: Stawka, slot: int) -> bool:
    """Does the death of this agent count as exposure (STA-12.16)?"""
    ends = state.rules.exposure and state.rules.chief_death
    return ends and figures.is_chief(state, slot)
