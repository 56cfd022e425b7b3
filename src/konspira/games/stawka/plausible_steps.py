"""The steps of a position one by one: their numbers fit the table and their procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.games.stawka import (
    abilities,
    activation,
    arrest,
    attack,
    bribery,
    cards,
    figures,
    items,
    missions,
    movement,
    ops,
    reactions,
    search,
    setup,
    stage,
    talk,
    threats,
    vigilance,
    windows,
)
from konspira.games.stawka.grammar import Kind
from konspira.games.stawka.lookups import player
from konspira.games.stawka.plausible_frames import in_game
from konspira.games.stawka.rules import EXPLOSIVE, SAFE, WEAPON
from konspira.games.stawka.state import (
    ABILITY,
    ACTOR,
    ARREST,
    ATTACK,
    BEFORE,
    BY_CONTROL,
    BY_DISMISSAL,
    BY_EFFECT,
    BY_KIDNAP,
    DIE_1,
    EXTRA,
    FREE,
    GERMAN,
    GOING,
    HAND,
    INTERROGATION,
    KIND,
    ME,
    NUMBER,
    PICK,
    POLISH,
    POOL,
    PRISONER,
    RESULT,
    SEARCH,
    SELF,
    TALK,
    TARGET,
    TEST,
    Stawka,
)
from konspira.games.stawka.steps import STEPS
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import step_text, wrong
from konspira.kernel.step import NOBODY, Step

NAMES = {kind: name for name, kind in STEPS.items()}


def refused(path: str, value: object, rule: str) -> PositionError:
    """The error for a claim that the rules cannot have led to."""
    return wrong(path, value, Remedy("not-by-rules", "the rules do not lead there"), rule)


def named(step: Step[Any]) -> str:
    """A step as the position writes it."""
    return step_text(step, NAMES)


class Place:
    """Where a step lies: what is below and above it, and the procedure it belongs to."""

    def __init__(self, state: Stawka, at: int, depth: int) -> None:
        self.state = state
        self.below: Step[Any] | None = state.agenda[at - 1] if at else None
        self.above: Step[Any] | None = None
        if at + 1 < len(state.agenda):
            self.above = state.agenda[at + 1]
        self.frame: list[int] = state.frames[depth - 1] if depth else []
        self.outer: list[int] = state.frames[depth - 2] if depth > 1 else []
        self.frames = state.frames[:depth]
        self.kind = self.frame[KIND] if self.frame else NOBODY

    def op(self) -> ops.Op | None:
        """The effect that has put this step on the rest of its ability."""
        if not isinstance(self.below, abilities.Do) or self.below.at == 0:
            return None
        return self.state.rules.abilities[self.frame[NUMBER]].do[self.below.at - 1]

    def me(self) -> int:
        """The player who decides: the user of the ability this came from, or the leader."""
        return self.frame[ME] if self.kind == ABILITY else self.state.leader


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


def _close(here: Place, step: activation.CloseActivation) -> bool:
    state = here.state
    if state.first < 0 or here.above is None:
        return False
    return state.turn == state.active >> 2 and not state.withdrawn >> state.turn & 1


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
        return step.seat == step.owner == player(here.frame, op.a) and step.count == -1
    return _drops(here, op, step.seat, step.owner, step.count)


def _drop_card(here: Place, step: cards.DropLocationCard) -> bool:
    op = here.op()
    return op is not None and _drops(here, op, step.seat, step.owner, step.count)


def _drops(here: Place, op: ops.Op, seat: int, owner: int, count: int) -> bool:
    if op.code not in (ops.DISCARD_LOCATION, ops.DISCARD_REACTION) or op.c == ops.BY_CHANCE:
        return False
    chosen = seat == player(here.frame, op.c) and owner == player(here.frame, op.a)
    return chosen and 0 <= count <= op.n


# -- tokens ----------------------------------------------------------------------------------------


def _place(here: Place, step: threats.Place) -> bool:
    """STA-3.7: the second player, the first, the second again."""
    if isinstance(here.below, abilities.Do):
        return False  # it asks at once
    if isinstance(here.below, threats.Place):
        return step.owner == here.state.first
    return step.owner == 1 - here.state.first


def _owner(here: Place, step: Step[Any]) -> bool:
    """Whose token it is: by the effect, or by what is still to come in the phase."""
    op = here.op()
    if op is not None:
        return step.seat == player(here.frame, op.a)
    first = isinstance(here.below, threats.Place) and here.below.owner != here.state.first
    return step.seat == (here.state.first if first else 1 - here.state.first)


def _pick(here: Place, step: threats.PlacePick) -> bool:
    op = here.op()
    chosen = op is not None and op.c == 1
    if step.source != (POOL if chosen else HAND) or not _owner(here, step):
        return False
    held = threats.own(here.state, step.seat, step.source)
    return len(held) > 0 and len(threats.legal_fields(here.state, step.seat)) > 0


def _place_field(here: Place, step: threats.PlaceField) -> bool:
    state = here.state
    picked = len(threats.own(state, step.seat, PICK)) == 1
    return picked and _owner(here, step) and len(threats.legal_fields(state, step.seat)) > 0


def _led_by_owner(state: Stawka) -> bool:
    return state.leader == state.active >> 2


def _on_entry(here: Place, step: threats.OnEntry) -> bool:
    state = here.state
    return step.seat == state.leader and threats.can_dismiss(state) and state.moving == GOING


def _trigger(here: Place, step: threats.TriggerToken) -> bool:
    state = here.state
    if not _led_by_owner(state) or step.seat != 1 - state.leader:
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


def _walk(here: Place, step: movement.Walk) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.WALK or not 1 <= step.left <= op.n:
        return False
    if not in_game(state, step.slot) or state.status[step.slot] != FREE:
        return False
    exact = op.b != ops.OWNER
    leader = state.leader if step.slot == state.active else step.slot >> 2
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
    probe.frames = here.frames
    asked = windows.order(probe, step.window)
    if isinstance(here.below, windows.Ask) and here.below.window == step.window:
        return len(asked) == 2 and [step.seat, here.below.seat] == asked
    return step.seat == asked[-1]


# -- searches and items ----------------------------------------------------------------------------


def _safe_or_draw(here: Place, step: search.SafeOrDraw) -> bool:
    state = here.state
    place = here.frame[TARGET]
    return step.seat == state.leader and len(state.safes[place]) > 0


def _in_search(here: Place, step: Step[Any]) -> bool:
    return here.kind == SEARCH


def _open_safe(here: Place, step: search.OpenSafe) -> bool:
    state = here.state
    if not _finder(here, step.seat, step.slot) or step.found not in (0, 1):
        return False
    if step.tile not in state.safes[step.tile // 5]:
        return False
    return state.rules.tags[state.rules.item_of[step.tile]] & SAFE != 0


def _finder(here: Place, seat: int, slot: int) -> bool:
    """Who has found something: the searcher, or the agent of an ability."""
    if here.kind == SEARCH:
        return slot == here.frame[ACTOR] and seat == here.state.leader
    return here.kind == ABILITY and in_game(here.state, slot) and seat == here.frame[ME]


def _tile(here: Place, step: search.TileDecision) -> bool:
    state = here.state
    return state.drawn >= 0 and _finder(here, step.seat, step.slot)


def _keep_tile(here: Place, step: search.KeepTile) -> bool:
    state = here.state
    return state.drawn >= 0 and here.above is not None and _finder(here, here.me(), step.slot)


def _drop_item(here: Place, step: items.DropItem) -> bool:
    state = here.state
    held = len(items.droppable(state, step.slot)) > 0 and not items.has_room(state, step.slot)
    keeps = isinstance(here.below, search.KeepTile) and here.below.slot == step.slot
    return held and keeps and step.seat == here.me()


def _choose_tile(here: Place, step: search.ChooseTile) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.DRAW_TILE or step.place not in state.rules.places:
        return False
    if step.seat != here.me() or not in_game(state, step.slot):
        return False
    if step.count != (op.n if op.c == 1 else 1) or state.destroyed >> step.place & 1:
        return False
    return _has_seen(state, step.seat, step.place, step.count)


def _order_tile(here: Place, step: search.OrderTile) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.REORDER_TILES or step.place not in state.rules.places:
        return False
    if step.seat != player(here.frame, op.a) or not 0 <= step.done <= step.count - 2:
        return False
    if step.count != min(op.n, len(state.stacks[step.place])):
        return False
    return _has_seen(state, step.seat, step.place, step.count)


def _has_seen(state: Stawka, seat: int, place: int, count: int) -> bool:
    tiles = search.top(state, place, count)
    return len(tiles) > 0 and all(state.known[tile] >> seat & 1 for tile in tiles)


def _hand_over(here: Place, step: items.HandOver) -> bool:
    state = here.state
    if step.seat != state.leader or not _led_by_owner(state):
        return False
    if state.active not in (step.source, step.to):
        return False
    other = step.to if step.source == state.active else step.source
    met = other in figures.met(state, state.active, step.seat)
    return met and items.can_give(state, step.source, step.to)


def _pay_bribe(here: Place, step: bribery.PayBribe) -> bool:
    state = here.state
    slot = state.active
    if step.seat != state.leader or not _led_by_owner(state) or state.bribed[step.seat] >= 0:
        return False
    if step.other not in figures.met(state, slot, 1 - step.seat) or step.paid % 1000:
        return False
    tiles = bribery.money(state, slot)
    total = sum(state.rules.dollars[state.rules.item_of[piece]] for piece in tiles)
    price = bribery.price(state, slot, step.other)
    return len(tiles) > 0 and step.paid < price <= step.paid + total


def _exchange(here: Place, step: items.Exchange) -> bool:
    state = here.state
    both = in_game(state, step.one) and in_game(state, step.other) and step.one != step.other
    return both and step.seat == here.me()


def _steal(here: Place, step: items.Steal) -> bool:
    state = here.state
    both = in_game(state, step.source) and in_game(state, step.to) and step.source != step.to
    return both and here.above is not None


def _make_room(here: Place, step: items.MakeRoom) -> bool:
    if isinstance(here.below, items.Steal):
        return step.slot == here.below.to and step.seat == step.slot >> 2
    secret = here.below
    if not isinstance(secret, items.TakeSecretCard) or not here.state.rules.top_secret_counts:
        return False
    return step.slot == secret.slot and step.seat == secret.taker


def _take_secret_card(here: Place, step: items.TakeSecretCard) -> bool:
    return here.above is not None and _finder(here, step.taker, step.slot)


# -- what abilities ask ----------------------------------------------------------------------------


def _costs(here: Place) -> tuple[int, int, list[ops.Op]]:
    """Who pays for what lies below: seat, agent and price (6.5)."""
    state = here.state
    for step in reversed(state.agenda):
        if isinstance(step, missions.Reward):
            mission = state.mission[step.slot]
            goals = state.rules.goals[mission][step.part].consume if mission >= 0 else []
            return state.leader, step.slot, goals
        if isinstance(step, abilities.Do) and here.kind == ABILITY:
            return here.frame[ME], here.frame[SELF], state.rules.abilities[here.frame[NUMBER]].cost
    return NOBODY, NOBODY, []


def _pay_item(here: Place, step: abilities.PayItem) -> bool:
    seat, slot, costs = _costs(here)
    if step.seat != seat or step.slot != slot or not in_game(here.state, slot):
        return False
    return any(
        cost.a == 1 and (cost.b, cost.c) == (step.item, step.tag) and 0 < step.count <= cost.n
        for cost in costs
    )


def _pay_secret_card(here: Place, step: abilities.PaySecretCard) -> bool:
    seat, slot, costs = _costs(here)
    if step.seat != seat or step.slot != slot or not in_game(here.state, slot):
        return False
    return any(cost.a == 2 and 0 < step.count <= cost.n for cost in costs)


def _choose_object(here: Place, step: abilities.ChooseObject) -> bool:
    ability = here.state.rules.abilities[here.frame[NUMBER]]
    places = [pick.place for pick in ability.picks]
    if step.seat != here.frame[ME] or step.place not in places:
        return False
    return len(step.things(here.state)) > 0


def _do(here: Place, step: abilities.Do) -> bool:
    """A token's own text runs on the step that retires it (STA-14.13)."""
    if isinstance(here.below, threats.TokenDone):
        return here.frame[SELF] == ops.TOKEN + here.below.token
    return here.frame[SELF] < ops.TOKEN


def _choose_mission(here: Place, step: missions.ChooseMission) -> bool:
    state = here.state
    if not in_game(state, step.slot) or state.mission[step.slot] >= 0:
        return False
    seat = here.me() if here.kind == ABILITY else step.slot >> 2
    return step.seat == seat and len(state.sets[step.slot]) > 0


def _reward(here: Place, step: missions.Reward) -> bool:
    state = here.state
    return step.slot == state.active and state.mission[step.slot] >= 0 and here.above is not None


def _pass_card(here: Place, step: missions.PassCard) -> bool:
    state = here.state
    both = in_game(state, step.taker) and in_game(state, step.giver)
    return both and step.taker >> 2 == step.giver >> 2 and state.acted


def _block(here: Place, step: reactions.Block) -> bool:
    effect = here.below
    return isinstance(effect, reactions.Effect) and (effect.card, effect.user) == (
        step.card,
        1 - step.seat,
    )


def _effect(here: Place, step: reactions.Effect) -> bool:
    state = here.state
    ask = here.below
    if not isinstance(ask, windows.Ask) or step.user != ask.seat or step.user == state.leader:
        return False
    if windows.class_of(ask.window) != state.rules.class_of[step.card]:
        return False
    return step.card in state.rx_gone and _led_by_owner(state)


# -- arrests and attacks ---------------------------------------------------------------------------


def _declare(here: Place, step: Step[Any]) -> bool:
    """An action waits for the end of the movement (STA-5.3); it is declared anew after it."""
    assert isinstance(step, talk.Declare | arrest.Declare | missions.Declare)
    return in_game(here.state, step.other) and here.above is not None


def _avoid_to(here: Place, step: arrest.AvoidTo) -> bool:
    return step.slot == here.frame[TARGET] and here.state.status[step.slot] == FREE


def _name_prisoner(here: Place, step: arrest.NamePrisoner) -> bool:
    return step.seat == POLISH and PRISONER in here.state.status[:4]


def _place_kidnapped(here: Place, step: arrest.PlaceKidnapped) -> bool:
    return in_game(here.state, step.slot) and here.state.status[step.slot] == FREE


def _place_released(here: Place, step: arrest.PlaceReleased) -> bool:
    op = here.op()
    seat = GERMAN
    if op is not None and op.code == ops.RELEASE:
        seat = player(here.frame, op.c)
    kidnapped = step.exchange == 1 and op is None
    jailed = here.state.status[step.slot] == PRISONER
    return step.seat == seat and jailed and (kidnapped or step.exchange == 0)


def _show_weapon(here: Place, step: arrest.ShowWeapon) -> bool:
    frame = here.frame
    armed = len(arrest.weapons(here.state, frame[ACTOR])) > 0
    return step.seat == POLISH and frame[EXTRA] == BY_KIDNAP and armed


def _token_on_action(here: Place, step: arrest.TokenOnAction) -> bool:
    return here.frame[EXTRA] == BY_KIDNAP


def _weapon(here: Place, step: Step[Any]) -> bool:
    assert isinstance(step, attack.PlaceExplosive | attack.Declare)
    tags = here.state.rules.tags[step.item]
    explosive = tags & EXPLOSIVE != 0 or isinstance(step, attack.Declare)
    return tags & WEAPON != 0 and explosive


def _choose_victim(here: Place, step: attack.ChooseVictim) -> bool:
    state = here.state
    if step.seat != state.leader or not state.acted:
        return False
    if (
        state.rules.tags[step.item] & EXPLOSIVE
        or items.first_of(state, state.active, step.item) < 0
    ):
        return False
    return len(attack.victims(state, state.active, step.item)) > 0


def _strike_back(here: Place, step: attack.StrikeBack) -> bool:
    return step.seat == here.frame[TARGET] >> 2


def _fight(here: Place, step: Step[Any]) -> bool:
    """The assassin's own attack; dice only once they were thrown."""
    frame = here.frame
    thrown = isinstance(step, attack.EndFight)
    if isinstance(step, attack.Fight | attack.FirstRoll) and frame[BEFORE] >= 0:
        return False
    if (frame[DIE_1] > 0) != thrown or (frame[RESULT] > 0 and not thrown):
        return False
    return frame[ACTOR] == here.state.active and isinstance(here.below, activation.Menu)


def _back(here: Place, step: Step[Any]) -> bool:
    """The victim's attack on the assassin lies on the assassin's."""
    frame, fight = here.frame, here.outer
    if not fight or fight[KIND] != ATTACK:
        return False
    thrown = isinstance(step, attack.SavedBack)
    if (frame[DIE_1] > 0) != thrown or frame[BEFORE] != NOBODY or frame[RESULT] > thrown:
        return False
    pair = frame[ACTOR] == fight[TARGET] and frame[TARGET] == fight[ACTOR]
    return pair and frame[EXTRA] == fight[BEFORE]


def _close_talk(here: Place, step: talk.CloseTalk) -> bool:
    """Dice lie from the roll on, the result from its end on (STA-6.6, STA-6.7)."""
    frame, above = here.frame, here.above
    ended = isinstance(above, windows.Window | windows.Mandatory | windows.Ask)
    ended = ended and getattr(above, "window", NOBODY) == ops.TALK_END
    thrown = ended or isinstance(above, talk.TalkResult)
    return (frame[DIE_1] > 0) == thrown and (ended or frame[RESULT] == 0)


Check = Callable[[Place, Any], bool]
CHECKS: dict[Kind, tuple[str, Check]] = {
    setup.DraftFigure: ("STA-1.2", _draft),
    setup.DraftField: ("STA-1.2", _draft),
    stage.Planning: ("STA-3.2", _planning),
    activation.Turn: ("STA-4.1", _turn),
    activation.ChooseActivation: ("STA-4.1", _choose_activation),
    activation.CloseActivation: ("STA-4.1", _close),
    activation.Menu: ("STA-4.2", _menu),
    stage.DrawReactions: ("STA-3.8", _draw_reactions),
    reactions.DropReaction: ("STA-17.2", _drop_reaction),
    cards.DropLocationCard: ("STA-16.3", _drop_card),
    threats.Place: ("STA-3.7", _place),
    threats.PlacePick: ("STA-14.3", _pick),
    threats.PlaceField: ("STA-14.4", _place_field),
    threats.OnEntry: ("STA-14.8", _on_entry),
    threats.TriggerToken: ("STA-14.8", _trigger),
    threats.DismissResult: ("STA-14.7", _dismiss_result),
    threats.TokenDone: ("STA-14.13", _token_done),
    vigilance.TestRoll: ("STA-8.2", _test),
    movement.Arrive: ("STA-5.4", _arrive),
    movement.Stopped: ("STA-14.8", _stopped),
    movement.Walk: ("STA-5.5", _walk),
    windows.Window: ("STA-19.6", _window),
    windows.Mandatory: ("STA-19.8", _window),
    windows.Ask: ("STA-19.6", _window),
    search.SafeOrDraw: ("STA-18.9", _safe_or_draw),
    search.DrawTile: ("STA-7.2", _in_search),
    search.OpenSafe: ("STA-18.8", _open_safe),
    search.TileDecision: ("STA-7.3", _tile),
    search.KeepTile: ("STA-7.3", _keep_tile),
    search.ChooseTile: ("STA-18.14", _choose_tile),
    search.OrderTile: ("STA-18.14", _order_tile),
    items.DropItem: ("STA-18.2", _drop_item),
    items.HandOver: ("STA-18.5", _hand_over),
    items.Exchange: ("STA-18.5", _exchange),
    items.Steal: ("STA-18.2", _steal),
    items.MakeRoom: ("STA-18.2", _make_room),
    items.TakeSecretCard: ("STA-18.10", _take_secret_card),
    bribery.PayBribe: ("STA-13.1", _pay_bribe),
    abilities.Do: ("STA-19.4", _do),
    abilities.PayItem: ("STA-18.4", _pay_item),
    abilities.PaySecretCard: ("STA-18.4", _pay_secret_card),
    abilities.ChooseObject: ("STA-19.4", _choose_object),
    missions.ChooseMission: ("STA-15.2", _choose_mission),
    missions.Declare: ("STA-15.2", _declare),
    missions.PassCard: ("STA-15.2", _pass_card),
    missions.Reward: ("STA-15.8", _reward),
    reactions.Block: ("STA-17.4", _block),
    reactions.Effect: ("STA-17.5", _effect),
    talk.Declare: ("STA-6.1", _declare),
    talk.CloseTalk: ("STA-6.6", _close_talk),
    arrest.Declare: ("STA-10.1", _declare),
    arrest.DeclareKidnap: ("STA-11.1", _declare),
    arrest.AvoidTo: ("STA-10.6", _avoid_to),
    arrest.NamePrisoner: ("STA-11.4", _name_prisoner),
    arrest.PlaceKidnapped: ("STA-11.4", _place_kidnapped),
    arrest.PlaceReleased: ("STA-10.11", _place_released),
    arrest.ShowWeapon: ("STA-11.2", _show_weapon),
    arrest.TokenOnAction: ("STA-11.2", _token_on_action),
    attack.Declare: ("STA-12.1", _weapon),
    attack.PlaceExplosive: ("STA-12.9", _weapon),
    attack.ChooseVictim: ("STA-12.1", _choose_victim),
    attack.Fight: ("STA-12.3", _fight),
    attack.FirstRoll: ("STA-12.3", _fight),
    attack.SecondRoll: ("STA-12.3", _fight),
    attack.EndFight: ("STA-12.5", _fight),
    attack.StruckBack: ("STA-12.4", _back),
    attack.SavedBack: ("STA-12.4", _back),
    attack.StrikeBack: ("STA-12.4", _strike_back),
}


def fits(here: Place, step: Step[Any]) -> bool:
    """Do the numbers of this step fit where it lies?"""
    found = CHECKS.get(type(step))
    return found is None or found[1](here, step)


def rule_of(step: Step[Any]) -> str:
    """The rule that a step belongs to."""
    found = CHECKS.get(type(step))
    return "STA-19.4" if found is None else found[0]
