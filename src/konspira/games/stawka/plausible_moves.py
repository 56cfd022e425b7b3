"""Steps of a position: setup, stage, tokens, movement and windows fit the table."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.abilities import abilities, ops
from konspira.games.stawka.abilities.lookups import player
from konspira.games.stawka.building import setup
from konspira.games.stawka.plausible_frames import is_figure
from konspira.games.stawka.plausible_place import Checks, Place, led_by_owner
from konspira.games.stawka.plausible_rows import ACTOR, EXTRA, TARGET
from konspira.games.stawka.procedures import (
    arrest,
    cards,
    interrogation,
    placing,
    reactions,
    threats,
)
from konspira.games.stawka.running import (
    ARREST,
    ATTACK,
    BY_CONTROL,
    BY_DISMISSAL,
    BY_EFFECT,
    INTERROGATION,
    SEARCH,
    TALK,
    TEST,
)
from konspira.games.stawka.stage import activation, chances, closing, stage, windows
from konspira.games.stawka.state import AUDI, FREE, GOING, HAND, PICK, POOL, side_of
from konspira.games.stawka.town import figures, movement, vigilance, walking
from konspira.kernel.step import Step

# -- setup and stage -------------------------------------------------------------------------------


def _draft(here: Place, step: Step[Any]) -> bool:
    state = here.state
    waiting = setup.unplaced(state)
    drafted = len([field for _, field in state.rules.start if field < 0]) - len(waiting)
    if step.seat != (state.rules.draft_first + drafted) % 2:
        return False
    slots = [step.slot] if isinstance(step, setup.DraftField) else waiting
    return any(slot in waiting and setup.draft_fields(state, slot) for slot in slots)


def _planning(here: Place, step: stage.Planning) -> bool:
    """A lane is empty once its player has chosen (STA-3.2)."""
    state = here.state
    lanes = state.lanes or [[stage.ChoosePlan(0)], [stage.ChoosePlan(1)]]
    for seat, lane in enumerate(lanes):
        chosen = state.plans[seat] >= 0
        if len(lane) != (0 if chosen else 1):
            return False
        if lane and not isinstance(lane[0], stage.ChoosePlan):
            return False
    return True


def _turn(here: Place, step: activation.Turn) -> bool:
    return here.state.first >= 0


def _choose_activation(here: Place, step: activation.ChooseActivation) -> bool:
    state = here.state
    mine = state.turn == step.seat and state.leader == step.seat
    return mine and state.first >= 0 and not state.withdrawn >> step.seat & 1


def _close(here: Place, step: closing.CloseActivation) -> bool:
    state = here.state
    if state.first < 0 or state.turn < 0 or here.above is None:
        return False
    if state.withdrawn >> state.turn & 1:  # STA-4.8, STA-4.9: it gave up, or did nothing
        ended = isinstance(here.above, windows.Window | windows.Mandatory | windows.Ask)
        if not ended or state.acted or state.paid > int(state.rules.give_up):
            return False
    return state.turn == side_of(state.active)


def _menu(here: Place, step: Step[Any]) -> bool:
    return step.seat == here.state.leader


def _draw_reactions(here: Place, step: stage.DrawReactions) -> bool:
    return step.owner == 1 - here.state.first and here.above is not None


def _drop_reaction(here: Place, step: reactions.DropReaction) -> bool:
    state, op = here.state, here.op()
    if op is None:
        first = isinstance(here.below, stage.DrawReactions)
        owner = state.first if first else 1 - state.first
        return step.seat == step.owner == owner and step.count == -1
    if op.code == ops.DRAW_REACTION:
        return step.seat == step.owner == player(here.use(), op.a) and step.count == -1
    return _drops(here, op, step.seat, step.owner, step.count)


def _drop_card(here: Place, step: cards.DropLocationCard) -> bool:
    op = here.op()
    return op is not None and _drops(here, op, step.seat, step.owner, step.count)


def _drops(here: Place, op: ops.Op, seat: int, owner: int, count: int) -> bool:
    if op.code not in (ops.DISCARD_LOCATION, ops.DISCARD_REACTION) or op.c == ops.BY_CHANCE:
        return False
    chosen = seat == player(here.use(), op.c) and owner == player(here.use(), op.a)
    return chosen and 0 <= count <= op.n


# -- tokens ----------------------------------------------------------------------------------------


def _place(here: Place, step: placing.Place) -> bool:
    """STA-3.7: the second player, the first, the second again."""
    if isinstance(here.below, abilities.Do):
        return False  # it asks at once
    if isinstance(here.below, placing.Place):
        return step.owner == here.state.first
    return step.owner == 1 - here.state.first


def _owner(here: Place, step: Step[Any]) -> bool:
    """Whose token it is: by the effect, or by what is still to come in the phase."""
    op = here.op()
    if op is not None:
        return step.seat == player(here.use(), op.a)
    if _is_reward(here):
        return True
    first = isinstance(here.below, placing.Place) and here.below.owner != here.state.first
    return step.seat == (here.state.first if first else 1 - here.state.first)


def _is_reward(here: Place) -> bool:
    """Is it placed for a secret, after a talk or an interrogation (STA-S6.9)?"""
    told = isinstance(here.below, windows.Window | interrogation.PlaceReleased)
    return told and here.state.rules.secret_tokens


def _pick(here: Place, step: placing.PlacePick) -> bool:
    op = here.op()
    chosen = op is not None and op.c == 1
    if _is_reward(here):
        chosen = True  # STA-S6.9
    if step.source != (POOL if chosen else HAND) or not _owner(here, step):
        return False
    held = placing.own(here.state, step.seat, step.source)
    return len(held) > 0 and len(placing.legal_fields(here.state, step.seat)) > 0


def _place_field(here: Place, step: placing.PlaceField) -> bool:
    state = here.state
    picked = len(placing.own(state, step.seat, PICK)) == 1
    return picked and _owner(here, step) and len(placing.legal_fields(state, step.seat)) > 0


def _on_entry(here: Place, step: threats.OnEntry) -> bool:
    state = here.state
    return step.seat == state.leader and threats.can_dismiss(state) and state.moving == GOING


def _trigger(here: Place, step: threats.TriggerToken) -> bool:
    state = here.state
    if not led_by_owner(state) or step.seat != 1 - state.leader:
        return False
    token = figures.token_on(state, step.field)
    if token < 0 or figures.token_side(token) != step.seat:
        return False
    entered = isinstance(here.below, windows.Window) and here.below.window == ops.STEP_AFTER
    if step.window == ops.TOKEN_DISMISS_FAILED:
        return (entered or isinstance(here.below, activation.Menu)) and state.acted
    return (step.window == ops.TOKEN_ENTRY) == entered


def _dismiss_result(here: Place, step: threats.DismissResult) -> bool:
    return here.state.rules.sector_of[step.field] >= 0 and here.state.acted


def _token_done(here: Place, step: threats.TokenDone) -> bool:
    return here.above is not None


def _test(here: Place, step: vigilance.TestRoll) -> bool:
    """The procedure that a test belongs to lies below it (STA-8.2)."""
    state, frame = here.state, here.frame
    procedure, slot = BY_EFFECT, frame[ACTOR]
    if isinstance(here.below, movement.ControlResult):
        procedure, slot = BY_CONTROL, state.active
    elif isinstance(here.below, threats.DismissResult):
        procedure, slot = BY_DISMISSAL, state.active
    elif isinstance(here.below, arrest.Outcome):
        procedure, slot = here.outer[EXTRA], here.outer[TARGET]
    return frame[EXTRA] == procedure and frame[ACTOR] == slot


# -- movement and windows --------------------------------------------------------------------------


def _arrive(here: Place, step: movement.Arrive) -> bool:
    return here.state.paid > 0 and here.above is not None


def _stopped(here: Place, step: movement.Stopped) -> bool:
    return step.acted <= int(here.state.acted) and here.state.paid > 0


def _walk(here: Place, step: walking.Walk) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.WALK or not 1 <= step.left <= op.n:
        return False
    if not is_figure(state, step.slot):
        return False
    if step.slot != AUDI and state.status[step.slot] != FREE:
        return False
    exact = op.b != ops.OWNER
    leader = state.leader if step.slot == state.active else side_of(step.slot)
    return step.exact == int(exact) and step.seat == (here.me() if exact else leader)


FRAME_OF_WINDOW = {
    ops.SEARCH_DECLARED: SEARCH,
    ops.SEARCH_BEFORE_DRAW: SEARCH,
    ops.SEARCH_AFTER_DRAW: SEARCH,
    ops.SEARCH_END: SEARCH,
    ops.TALK_DECLARED: TALK,
    ops.TALK_BEFORE_RANK: TALK,
    ops.TALK_RANK_FAILED: TALK,
    ops.TALK_BEFORE_ROLL: TALK,
    ops.TALK_AFTER_ROLL: TALK,
    ops.TALK_END: TALK,
    ops.INTERROGATION: INTERROGATION,
    ops.VIGILANCE_TEST: TEST,
    ops.ARREST_AVOIDED: ARREST,
    ops.ATTACK: ATTACK,
    ops.ELIMINATION: ATTACK,
}
STAGE_WINDOWS = (ops.STAGE_START, ops.STAGE_END)


def _window(here: Place, step: Step[Any]) -> bool:
    assert isinstance(step, windows.Window | windows.Mandatory | windows.Ask)
    state, window = here.state, step.window
    if here.kind != FRAME_OF_WINDOW.get(window, here.kind):
        return False
    if window in STAGE_WINDOWS:
        return state.first >= 0 or isinstance(step, windows.Window)
    if isinstance(step, windows.Window):
        return here.above is not None
    if not state.rules.windows >> window & 1:
        return False
    if isinstance(step, windows.Mandatory):
        return state.rules.mandatory >> window & 1 == 1 and step.place > 0
    return _in_turn(here, step)


def _in_turn(here: Place, step: windows.Ask) -> bool:
    """The players of a window in its order; who was asked is gone from the top."""
    probe = here.state.copy()
    probe.running = here.running
    asked = chances.order(probe, step.window)
    if isinstance(here.below, windows.Ask) and here.below.window == step.window:
        return len(asked) == 2 and [step.seat, here.below.seat] == asked
    return step.seat == asked[-1]


CHECKS: Checks = {
    setup.DraftFigure: ("STA-1.2", _draft),
    setup.DraftField: ("STA-1.2", _draft),
    stage.Planning: ("STA-3.2", _planning),
    activation.Turn: ("STA-4.1", _turn),
    activation.ChooseActivation: ("STA-4.1", _choose_activation),
    closing.CloseActivation: ("STA-4.1", _close),
    activation.Menu: ("STA-4.2", _menu),
    stage.DrawReactions: ("STA-3.8", _draw_reactions),
    reactions.DropReaction: ("STA-17.2", _drop_reaction),
    cards.DropLocationCard: ("STA-16.3", _drop_card),
    placing.Place: ("STA-3.7", _place),
    placing.PlacePick: ("STA-14.3", _pick),
    placing.PlaceField: ("STA-14.4", _place_field),
    threats.OnEntry: ("STA-14.8", _on_entry),
    threats.TriggerToken: ("STA-14.8", _trigger),
    threats.DismissResult: ("STA-14.7", _dismiss_result),
    threats.TokenDone: ("STA-14.13", _token_done),
    vigilance.TestRoll: ("STA-8.2", _test),
    movement.Arrive: ("STA-5.4", _arrive),
    movement.Stopped: ("STA-14.8", _stopped),
    walking.Walk: ("STA-5.5", _walk),
    windows.Window: ("STA-19.6", _window),
    windows.Mandatory: ("STA-19.8", _window),
    windows.Ask: ("STA-19.6", _window),
}
