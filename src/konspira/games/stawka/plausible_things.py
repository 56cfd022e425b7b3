"""Steps of a position: searches, held things and what abilities ask fit the table."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.abilities import abilities, ops
from konspira.games.stawka.abilities.lookups import player
from konspira.games.stawka.plausible_frames import in_game
from konspira.games.stawka.plausible_place import Checks, Place, led_by_owner
from konspira.games.stawka.plausible_rows import ACTOR, ME, NUMBER, SELF, TARGET
from konspira.games.stawka.procedures import (
    bribery,
    looking,
    missions,
    reactions,
    safes,
    search,
    threats,
)
from konspira.games.stawka.rules import SAFE
from konspira.games.stawka.running import ABILITY, SEARCH
from konspira.games.stawka.stage import chances, windows
from konspira.games.stawka.state import Stawka, side_of
from konspira.games.stawka.town import figures, items, top_secret
from konspira.kernel.step import NOBODY, Step

# -- searches and items ----------------------------------------------------------------------------


def _safe_or_draw(here: Place, step: search.SafeOrDraw) -> bool:
    state = here.state
    place = here.frame[TARGET]
    return step.seat == state.leader and len(state.safes[place]) > 0


def _in_search(here: Place, step: Step[Any]) -> bool:
    return here.kind == SEARCH


def _open_safe(here: Place, step: safes.OpenSafe) -> bool:
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


def _choose_tile(here: Place, step: looking.ChooseTile) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.DRAW_TILE or step.place not in state.rules.places:
        return False
    if step.seat != here.me() or not in_game(state, step.slot):
        return False
    if step.count != (op.n if op.c == 1 else 1) or state.destroyed >> step.place & 1:
        return False
    return _has_seen(state, step.seat, step.place, step.count)


def _order_tile(here: Place, step: looking.OrderTile) -> bool:
    state, op = here.state, here.op()
    if op is None or op.code != ops.REORDER_TILES or step.place not in state.rules.places:
        return False
    if step.seat != player(here.use(), op.a) or not 0 <= step.done <= step.count - 2:
        return False
    if step.count != min(op.n, len(state.stacks[step.place])):
        return False
    return _has_seen(state, step.seat, step.place, step.count)


def _has_seen(state: Stawka, seat: int, place: int, count: int) -> bool:
    tiles = looking.top(state, place, count)
    return len(tiles) > 0 and all(state.known[tile] >> seat & 1 for tile in tiles)


def _hand_over(here: Place, step: items.HandOver) -> bool:
    state = here.state
    if step.seat != state.leader or not led_by_owner(state):
        return False
    if state.active not in (step.source, step.to):
        return False
    other = step.to if step.source == state.active else step.source
    met = other in figures.met(state, state.active, step.seat)
    return met and items.can_give(state, step.source, step.to)


def _pay_bribe(here: Place, step: bribery.PayBribe) -> bool:
    state = here.state
    slot = state.active
    if step.seat != state.leader or not led_by_owner(state) or state.bribed[step.seat] >= 0:
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
        return step.slot == here.below.to and step.seat == side_of(step.slot)
    secret = here.below
    if not isinstance(secret, top_secret.TakeSecretCard) or not here.state.rules.top_secret_counts:
        return False
    return step.slot == secret.slot and step.seat == secret.taker


def _take_secret_card(here: Place, step: top_secret.TakeSecretCard) -> bool:
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
    seat = here.me() if here.kind == ABILITY else side_of(step.slot)
    return step.seat == seat and len(state.sets[step.slot]) > 0


def _reward(here: Place, step: missions.Reward) -> bool:
    state = here.state
    return step.slot == state.active and state.mission[step.slot] >= 0 and here.above is not None


def _pass_card(here: Place, step: missions.PassCard) -> bool:
    state = here.state
    both = in_game(state, step.taker) and in_game(state, step.giver)
    return both and side_of(step.taker) == side_of(step.giver) and state.acted


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
    if chances.class_of(ask.window) != state.rules.class_of[step.card]:
        return False
    return step.card in state.rx_gone and led_by_owner(state)


CHECKS: Checks = {
    search.SafeOrDraw: ("STA-18.9", _safe_or_draw),
    search.DrawTile: ("STA-7.2", _in_search),
    safes.OpenSafe: ("STA-18.8", _open_safe),
    search.TileDecision: ("STA-7.3", _tile),
    search.KeepTile: ("STA-7.3", _keep_tile),
    looking.ChooseTile: ("STA-18.14", _choose_tile),
    looking.OrderTile: ("STA-18.14", _order_tile),
    items.DropItem: ("STA-18.2", _drop_item),
    items.HandOver: ("STA-18.5", _hand_over),
    items.Exchange: ("STA-18.5", _exchange),
    items.Steal: ("STA-18.2", _steal),
    items.MakeRoom: ("STA-18.2", _make_room),
    top_secret.TakeSecretCard: ("STA-18.10", _take_secret_card),
    bribery.PayBribe: ("STA-13.1", _pay_bribe),
    abilities.Do: ("STA-19.4", _do),
    abilities.PayItem: ("STA-18.4", _pay_item),
    abilities.PaySecretCard: ("STA-18.4", _pay_secret_card),
    abilities.ChooseObject: ("STA-19.4", _choose_object),
    missions.ChooseMission: ("STA-15.2", _choose_mission),
    missions.PassCard: ("STA-15.2", _pass_card),
    missions.Reward: ("STA-15.8", _reward),
    reactions.Block: ("STA-17.4", _block),
    reactions.Effect: ("STA-17.5", _effect),
}
