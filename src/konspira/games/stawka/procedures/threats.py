"""Threat tokens (STA-14): placing, entering, triggering, dismissing, helping (STA-8.3)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities
from konspira.games.stawka.abilities.conditions import all_hold
from konspira.games.stawka.abilities.lookups import frame_of, pseudo
from konspira.games.stawka.abilities.ops import (
    DISMISSED,
    THREAT,
    TOKEN,
    TOKEN_ACTION,
    TOKEN_DISMISS_FAILED,
    TOKEN_ENTRY,
    VIGILANCE_TEST,
    WINDOWS,
)
from konspira.games.stawka.films import audi
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import PROTECTION, SUPPORT
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    ACTOR,
    ATTACK,
    AUDI,
    AUTO,
    BY_DISMISSAL,
    FLAGS,
    FREE,
    GERMAN,
    HAND,
    MOD,
    PICK,
    POOL,
    TARGET,
    TEST,
    TOKENS,
    UP_DISMISS,
    USED,
    Stawka,
    put,
    side_of,
)
from konspira.games.stawka.town import figures, movement, rolls, vigilance
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

# -- drawing and placing ---------------------------------------------------------------------------


def own(state: Stawka, seat: int, where: int) -> list[int]:
    """A player's tokens in his pool, in his hand, or used."""
    return [t for t in range(seat * 18, seat * 18 + 18) if state.token_at[t] == where]


def refill(state: Stawka, seat: int) -> None:
    """STA-14.2: an empty pool takes the used tokens back."""
    if own(state, seat, POOL):
        return
    for token in own(state, seat, USED):
        state.token_at = put(state.token_at, token, POOL)
        bit = ~(1 << token)
        state.token_up &= bit
        state.token_seen &= bit
        state.token_plain &= bit


def draw(state: Stawka, seat: int, count: int) -> None:
    """Some tokens at random into the hand."""
    rows: list[int] = []
    for _ in range(count):
        refill(state, seat)
        pool = own(state, seat, POOL)
        if pool:
            token = pool[state.below(len(pool))]
            state.token_at = put(state.token_at, token, HAND)
            rows.append(state.rules.row_of[token])
    if rows:
        events.tokens_drawn(state, seat, rows)


def legal_fields(state: Stawka, seat: int) -> list[int]:
    """STA-14.4: Germans in locations, Poles on streets without an enemy; one token a field."""
    taken = figures.tokens(state)[:]
    if seat == GERMAN:
        if state.destroyed:
            for place in state.rules.places:
                if state.destroyed >> place & 1:
                    taken[state.rules.field_of[place]] = 0
    else:
        for slot in range(4, 8):
            if state.status[slot] == FREE:
                taken[state.where[slot]] = 0
    return [field for field in state.rules.token_fields[seat] if taken[field] == NOBODY]


def has_room(state: Stawka, seat: int) -> bool:
    """Is there any legal field?"""
    if seat != GERMAN or not state.destroyed:  # a quick yes, most often
        taken = 4  # figures
        for field in state.token_at:
            if field >= 0:
                taken += 1
        if len(state.rules.token_fields[seat]) > taken:
            return True
    return len(legal_fields(state, seat)) > 0


class Place(Step[Stawka]):
    """A player places one of the tokens in his hand (STA-14.3)."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.owner < 2

    def run(self, state: Stawka) -> None:
        hand = own(state, self.owner, HAND)
        if not hand:
            return
        if not has_room(state, self.owner):
            for token in hand:
                state.token_at = put(state.token_at, token, POOL)
                events.seat(state, "token-returned", self.owner)
        elif len(hand) == 1:
            state.token_at = put(state.token_at, hand[0], PICK)
            state.agenda.append(PlaceField(self.owner))
        else:
            state.agenda.append(PlacePick(self.owner, HAND))


class PlacePick(Step[Stawka]):
    """D-12: which token comes first; from the pool where a card lets its owner choose."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def numbers(self) -> list[int]:
        return [self.seat, self.source]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and self.source in (HAND, POOL)

    def options(self, state: Stawka) -> list[int]:
        found: list[int] = []
        for token in own(state, self.seat, self.source):
            option = choices.THREAT + state.rules.row_of[token]
            if option not in found:
                found.append(option)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        for token in own(state, self.seat, self.source):
            if state.rules.row_of[token] == option - choices.THREAT:
                state.token_at = put(state.token_at, token, PICK)
                state.agenda.append(PlaceField(self.seat))
                if self.source == POOL:  # all see that he takes one, not which
                    events.count(state, "tokens-drawn", self.seat, 1)
                return

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pick-token", "threats")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.picking(option)


class PlaceField(Step[Stawka]):
    """D-12: where it goes."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.FIELD + field for field in legal_fields(state, self.seat)]

    def choose(self, state: Stawka, option: int) -> None:
        field = option - choices.FIELD
        for token in own(state, self.seat, PICK):
            state.token_at = put(state.token_at, token, field)
            events.token_placed(state, self.seat, state.rules.row_of[token], field)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "place-token", "threats")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.placing(state, self.seat, option)


def can_place(state: Stawka, seat: int) -> bool:
    """Has a player a token that does not lie on the board, and a legal field for it?"""
    left = len(own(state, seat, POOL)) + len(own(state, seat, USED))
    return left > 0 and has_room(state, seat)


def place_one(state: Stawka, seat: int, choose: bool) -> None:
    """`place_threat`: one from the pool, at random or chosen."""
    if not can_place(state, seat):
        return
    if choose:
        refill(state, seat)
        state.agenda.append(PlacePick(seat, POOL))
    else:
        draw(state, seat, 1)
        state.agenda.append(Place(seat))


# -- on the board ----------------------------------------------------------------------------------


def reveal(state: Stawka, token: int) -> None:
    """It lies face up from now on."""
    if not state.token_up >> token & 1:
        state.token_up |= 1 << token
        row, side = state.rules.row_of[token], figures.token_side(token)
        events.token(state, "token-revealed", side, row, state.token_at[token])


def remove(state: Stawka, token: int) -> None:
    """Shown, to its owner's used tokens; the one in the factory stays (STA-S6.3)."""
    if token == state.rules.fixed_token:
        return
    events.token_gone(state, state.rules.row_of[token], state.token_at[token])
    state.token_at = put(state.token_at, token, USED)


def can_move(state: Stawka, token: int, field: int) -> bool:
    """STA-14.4, and not the one in the factory (STA-S6.3)."""
    side = figures.token_side(token)
    return token != state.rules.fixed_token and field in legal_fields(state, side)


def move(state: Stawka, token: int, field: int) -> None:
    """Under STA-14.4; face up stays face up."""
    if can_move(state, token, field):
        events.token_moved(state, state.token_at[token], field)
        state.token_at = put(state.token_at, token, field)


def can_dismiss(state: Stawka) -> bool:
    """STA-14.7: its action is not done, it can pay, an enemy token lies here."""
    slot = state.active
    if state.acted or state.rules.level == 0 or state.leader != side_of(slot):
        return False
    if slot == AUDI and not audi.is_loaded(state):
        return False  # STA-S6.5
    token = figures.token_on(state, state.where[slot])
    if token < 0 or figures.token_side(token) == side_of(slot):
        return False
    if token == state.rules.fixed_token:
        return False  # STA-S6.3
    return figures.ap_left(state, slot) >= 1


def entered(state: Stawka, token: int) -> None:
    """STA-14.8: the mover decides first, then the owner."""
    if can_dismiss(state):
        state.agenda.append(OnEntry(state.leader))
    else:
        ask_owner(state, token, TOKEN_ENTRY)


class OnEntry(Step[Stawka]):
    """D-36: stop and dismiss, or not."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.DISMISS, choices.IGNORE]

    def choose(self, state: Stawka, option: int) -> None:
        token = figures.token_on(state, state.where[state.active])
        if option == choices.DISMISS:
            dismiss(state)
        else:
            events.agent_field(state, "token-ignored", state.active, state.where[state.active])
            ask_owner(state, token, TOKEN_ENTRY)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "on-entry", "activation")


def dismiss(state: Stawka) -> None:
    """The action of STA-14.7, declared and paid."""
    slot = state.active
    state.acted = True
    figures.pay(state, slot, 1)
    token = figures.token_on(state, state.where[slot])
    events.agent_field(state, "dismissal-declared", slot, state.where[slot])
    state.agenda.append(DismissResult(state.token_at[token]))
    vigilance.start(state, slot, BY_DISMISSAL)
    if state.rules.audi >= 0 and slot > 3:
        vigilance.add(state, rolls.FILM, rolls.DISMISS_BONUS, state.film[UP_DISMISS])  # STA-S6.10


class DismissResult(Step[Stawka]):
    """Passed: shown and gone; failed: its owner may trigger it."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__()
        self.field = field

    def numbers(self) -> list[int]:
        return [self.field]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.field < choices.N_FIELDS

    def run(self, state: Stawka) -> None:
        token = figures.token_on(state, self.field)
        if token < 0:
            return  # used up as support while it was being dismissed
        if not state.verdict:
            ask_owner(state, token, TOKEN_DISMISS_FAILED)
            return
        events.token_dismissed(state, state.active, state.rules.row_of[token], self.field)
        state.token_at = put(state.token_at, token, USED)
        movement.note(state, state.active, DISMISSED, 0, 0)


def on_action(state: Stawka) -> None:
    """STA-14.9: any other action on a field with an enemy token opens `token_action`."""
    slot = state.active
    token = figures.token_on(state, state.where[slot])
    if token >= 0 and figures.token_side(token) != slot >> 2 and state.leader == slot >> 2:
        ask_owner(state, token, TOKEN_ACTION)


def ask_owner(state: Stawka, token: int, window: int) -> None:
    """The owner may trigger his token."""
    state.agenda.append(TriggerToken(figures.token_side(token), state.token_at[token], window))


def text_of(state: Stawka, token: int, window: int) -> int:
    """The ability of a token for this window, or NOBODY."""
    number = state.rules.threat_ability[state.rules.row_of[token]]
    if number < 0 or not state.rules.abilities[number].windows >> window & 1:
        return NOBODY
    return number


def works(state: Stawka, token: int, seat: int, window: int) -> bool:
    """Has this token a text for this window that can change anything (STA-14.14)?"""
    number = text_of(state, token, window)
    if number < 0:
        return False
    return abilities.usable(state, state.rules.abilities[number], TOKEN + token, seat, NOBODY)


class TriggerToken(Step[Stawka]):
    """D-37."""

    __slots__ = ("field", "window")

    def __init__(self, seat: int, field: int, window: int) -> None:
        super().__init__(seat)
        self.field = field
        self.window = window

    def numbers(self) -> list[int]:
        return [self.seat, self.field, self.window]

    def fits(self, state: Stawka) -> bool:
        inside = 0 <= self.field < choices.N_FIELDS and 0 <= self.seat < 2
        return inside and TOKEN_ENTRY <= self.window <= TOKEN_DISMISS_FAILED

    def options(self, state: Stawka) -> list[int]:
        token = figures.token_on(state, self.field)
        if token < 0 or figures.token_side(token) != self.seat or state.token_spent >> token & 1:
            return []
        if state.active < 0 or state.where[state.active] != self.field:
            return []  # pushed away meanwhile
        if not works(state, token, self.seat, self.window):
            return [] if state.token_up >> token & 1 else [choices.PASS]
        return [choices.PASS, choices.TRIGGER]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        token = figures.token_on(state, self.field)
        row = state.rules.row_of[token]
        state.token_up |= 1 << token
        state.token_spent |= 1 << token
        events.token(state, "token-triggered", self.seat, row, state.token_at[token])
        state.agenda.append(TokenDone(token))
        ability = state.rules.abilities[state.rules.threat_ability[row]]
        abilities.start(state, ability, TOKEN + token, self.seat, NOBODY)

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"window": WINDOWS[self.window]}
        return Question(self.seat, "trigger-token", "window", facts, window=True)

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.triggering(state, self.field, self.window, option)


class TokenDone(Step[Stawka]):
    """STA-14.13: after its effect it is used, unless it stays."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token

    def numbers(self) -> list[int]:
        return [self.token]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.token < TOKENS

    def run(self, state: Stawka) -> None:
        retire(state, self.token)


def retire(state: Stawka, token: int) -> None:
    """A token that was used goes, unless it stays (STA-14.13)."""
    if state.token_at[token] >= 0 and not state.rules.persistent[state.rules.row_of[token]]:
        remove(state, token)


# -- support and protection ------------------------------------------------------------------------


def near_tested(state: Stawka, seat: int, window: int) -> list[int]:
    """A player's tokens that lie near enough to help, whatever they are."""
    if window == VIGILANCE_TEST:
        frame = frame_of(state, TEST)
        decided = frame[FLAGS] & AUTO != 0  # nothing is rolled any more
        if decided or helped(state, frame, seat, SUPPORT) >= state.rules.per_test:
            return []  # STA-8.3
        slot = frame[ACTOR]
        anywhere = state.rules.support_board
    else:
        frame = frame_of(state, ATTACK)
        slot = frame[TARGET]
        anywhere = False
        if side_of(slot) != seat or helped(state, frame, seat, PROTECTION) >= state.rules.per_roll:
            return []  # STA-14.12: for an own agent
    sector = figures.sector(state, slot)
    found: list[int] = []
    for token in range(seat * 18, seat * 18 + 18):
        field = state.token_at[token]
        if field >= 0 and (anywhere or state.rules.sector_of[field] == sector):
            found.append(token)
    return found


def helped(state: Stawka, frame: list[int], seat: int, kind: int) -> int:
    """How many of a player's tokens of a kind have changed this roll already."""
    count = 0
    for row in range(len(state.rules.kind_of)):
        if state.rules.kind_of[row] == kind and state.rules.token_rows[row] == seat:
            count += rolls.used(frame, THREAT, row)
    return count


def may_help(state: Stawka, seat: int, window: int) -> bool:
    """STA-19.6: a face-down own token, or a face-up one of that kind, lies in the sector."""
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
    """D-38, D-39: the tokens that really can help."""
    kind = SUPPORT if window == VIGILANCE_TEST else PROTECTION
    family = choices.SUPPORT if window == VIGILANCE_TEST else choices.PROTECT
    found: list[int] = []
    for token in near_tested(state, seat, window):
        row = state.rules.row_of[token]
        if state.rules.kind_of[row] != kind:
            continue
        number = state.rules.threat_ability[row]
        frame = pseudo(TOKEN + token, seat)
        if number < 0 or all_hold(state, frame, state.rules.abilities[number].when):
            found.append(family + state.token_at[token])
    found.sort()
    return found


def help_out(state: Stawka, seat: int, window: int, option: int) -> None:
    """A token is shown, helps and is used."""
    family = choices.SUPPORT if window == VIGILANCE_TEST else choices.PROTECT
    field = option - family
    token = figures.token_on(state, field)
    row = state.rules.row_of[token]
    state.token_up |= 1 << token
    if window == VIGILANCE_TEST:
        frame = frame_of(state, TEST)
        amount = state.rules.modifier[row]
        amount = amount if side_of(frame[ACTOR]) == seat else -amount
        frame[MOD] += amount
        rolls.note(frame, THREAT, row, amount)
        events.seat_field(state, "support-used", seat, field)
        remove(state, token)
        return
    events.seat_field(state, "protected", seat, field)
    state.agenda.append(TokenDone(token))
    ability = state.rules.abilities[state.rules.threat_ability[row]]
    abilities.start(state, ability, TOKEN + token, seat, NOBODY)


class Dismiss(Step[Stawka]):
    """The dismissal that was chosen after movement, declared once `move_end` is over."""

    def run(self, state: Stawka) -> None:
        if can_dismiss(state):
            dismiss(state)
