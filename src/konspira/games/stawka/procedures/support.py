"""Support and protection by tokens (STA-8.3, STA-14.12)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.abilities.texts import all_hold
from konspira.games.stawka.abilities.words import THREAT, TOKEN, VIGILANCE_TEST
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.rules import PROTECTION, SUPPORT
from konspira.games.stawka.running import (
    Procedure,
    attack_in,
    test_in,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    Stawka,
    side_of,
)
from konspira.games.stawka.town import figures, rolls
from konspira.kernel.step import NOBODY


def near_tested(state: Stawka, seat: int, window: int) -> list[int]:
    """Return a player's tokens of any kind that lie near enough to help."""
    if window == VIGILANCE_TEST:
        test = test_in(state.running)
        assert test is not None
        if test.certain or helped(state, test, seat, SUPPORT) >= state.rules.per_test:
            return []  # STA-8.3
        slot = test.actor
        anywhere = state.rules.support_board
    else:
        attack = attack_in(state.running)
        assert attack is not None
        slot = attack.target
        anywhere = False
        if side_of(slot) != seat or helped(state, attack, seat, PROTECTION) >= state.rules.per_roll:
            return []  # STA-14.12: for an own agent
    sector = figures.sector(state, slot)
    found: list[int] = []
    for token in range(seat * 18, seat * 18 + 18):
        field = state.token_at[token]
        if field >= 0 and (anywhere or state.rules.sector_of[field] == sector):
            found.append(token)
    return found


def helped(state: Stawka, running: Procedure, seat: int, kind: int) -> int:
    """Return how many of a player's tokens of a kind have changed this roll already."""
    count = 0
    for row in range(len(state.rules.kind_of)):
        if state.rules.kind_of[row] == kind and state.rules.token_rows[row] == seat:
            count += rolls.used(running, THREAT, row)
    return count


def may_help(state: Stawka, seat: int, window: int) -> bool:
    """Might a token help? A face-down own one, or a face-up one of that kind (STA-19.6)."""
    if state.rules.level == 0:
        return False
    kind = SUPPORT if window == VIGILANCE_TEST else PROTECTION
    for token in near_tested(state, seat, window):
        if not state.token_up >> token & 1:
            return True
        if state.rules.kind_of[state.rules.row_of[token]] == kind:
            return True
    return False


def helpers(state: Stawka, seat: int, window: int) -> list[int]:
    """Return the tokens that really can help (D-38, D-39)."""
    kind = SUPPORT if window == VIGILANCE_TEST else PROTECTION
    family = choices.SUPPORT if window == VIGILANCE_TEST else choices.PROTECT
    found: list[int] = []
    for token in near_tested(state, seat, window):
        row = state.rules.row_of[token]
        if state.rules.kind_of[row] != kind:
            continue
        number = state.rules.threat_ability[row]
        use = pseudo(TOKEN + token, seat)
        if number < 0 or all_hold(state, use, state.rules.abilities[number].when):
            found.append(family + state.token_at[token])
    found.sort()
    return found


def help_out(state: Stawka, seat: int, window: int, option: int) -> None:
    """Show a token; it helps and is used."""
    family = choices.SUPPORT if window == VIGILANCE_TEST else choices.PROTECT
    field = option - family
    token = figures.token_on(state, field)
    row = state.rules.row_of[token]
    state.token_up |= 1 << token
    if window == VIGILANCE_TEST:
        test = test_in(state.running)
        assert test is not None
        amount = state.rules.modifier[row]
        rolls.change(test, THREAT, row, amount if side_of(test.actor) == seat else -amount)
        events.seat_field(state, "support-used", seat, field)
        threats.remove(state, token)
        return
    events.seat_field(state, "protected", seat, field)
    state.then(threats.TokenDone(token))
    ability = state.rules.abilities[state.rules.threat_ability[row]]
    abilities.start(state, ability, TOKEN + token, seat, NOBODY)
