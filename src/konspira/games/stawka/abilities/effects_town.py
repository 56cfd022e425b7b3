"""Effects on the board (rules file, 6.3): figures, items, tiles, threat tokens.

Each effect is followed by a function that says why it would be in vain (see `effects_numbers`).
"""

from __future__ import annotations

from konspira.games.stawka.abilities.effects_numbers import NOTHING
from konspira.games.stawka.abilities.words import OWNER
from konspira.games.stawka.procedures import looking, placing, threats
from konspira.games.stawka.running import Use, action_in, search_in
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import OVER, Stawka
from konspira.games.stawka.town import figures, items, movement, top_secret, walking
from konspira.kernel.step import NOBODY

# -- figures ---------------------------------------------------------------------------------------


def end_movement(state: Stawka, use: Use, agent: int) -> None:
    """End the movement part (STA-4.6)."""
    if figures.is_free(state, agent):
        movement.end(state, agent)


def end_movement_in_vain(state: Stawka, use: Use, agent: int) -> str:
    moves = figures.is_free(state, agent) and agent == state.active and state.moving != OVER
    return "" if moves else NOTHING


def end_activation(state: Stawka, use: Use, agent: int) -> None:
    """Close the activation once the text is done (STA-4.13)."""
    if figures.is_free(state, agent) and agent == state.active:
        state.closing = True


def end_activation_in_vain(state: Stawka, use: Use, agent: int) -> str:
    acts = figures.is_free(state, agent) and agent == state.active and not state.closing
    return "" if acts else NOTHING


def forbid(state: Stawka, use: Use, agent: int, what: int, duration: int) -> None:
    """Keep an agent on its field or in its sector."""
    if not forbid_in_vain(state, use, agent, what, duration):
        state.boons = [*state.boons, agent, what, 0, duration]
        events.agent(state, "kept-there", agent)


def forbid_in_vain(state: Stawka, use: Use, agent: int, what: int, duration: int) -> str:
    free = figures.is_free(state, agent) and not figures.bound(state, agent, what, duration)
    return "" if free else NOTHING


def relocate(state: Stawka, use: Use, agent: int, field: int) -> None:
    """Put a figure on this field (STA-5.5)."""
    if figures.is_free(state, agent):
        walking.relocate(state, agent, field, use.me)


def relocate_in_vain(state: Stawka, use: Use, agent: int, field: int) -> str:
    if figures.is_free(state, agent) and walking.can_relocate(state, agent, field, use.me):
        return ""
    if field == state.where[agent]:
        return "there-already"
    return "destroyed" if figures.is_destroyed(state, field) else "kept-here"


def walk(state: Stawka, use: Use, agent: int, steps: int, chosen_by: int) -> None:
    """Let its player walk a figure up to a distance, or the other exactly that far (STA-5.5)."""
    if figures.is_free(state, agent):
        exact = chosen_by != OWNER
        chooser = use.me if exact else walking.walker(state, agent)
        walking.walk(state, chooser, agent, steps, exact)


def walk_in_vain(state: Stawka, use: Use, agent: int, steps: int, chosen_by: int) -> str:
    exact = chosen_by != OWNER
    if figures.is_free(state, agent) and walking.can_walk(state, agent, use.me, exact):
        return ""
    return "cannot-walk"


# -- tiles -----------------------------------------------------------------------------------------


def draw_tile(state: Stawka, use: Use, agent: int, location: int, mode: int, count: int) -> None:
    """Take the top tile, or one of several (STA-18.14)."""
    looking.draw_by_text(state, agent, use.me, location, count if mode else 1)


def draw_tile_in_vain(
    state: Stawka, use: Use, agent: int, location: int, mode: int, count: int
) -> str:
    if looking.can_draw(state, agent, use.me, location, count if mode else 1):
        return ""
    if not state.stacks[location]:
        return "no-tiles"
    hotel = location == state.rules.hotel and state.vp[use.me] < state.rules.hotel_vp
    return "hotel-closed" if hotel else "only-safes"


def reorder_tiles(state: Stawka, use: Use, player: int, location: int, count: int) -> None:
    """Let a player put the top tiles back in any order."""
    looking.reorder(state, player, location, count)


def reorder_tiles_in_vain(state: Stawka, use: Use, player: int, location: int, count: int) -> str:
    return "" if looking.can_reorder(state, player, location, count) else NOTHING


def recolor_tile_evidence(state: Stawka, use: Use, color: int) -> None:
    """Let the tile just drawn also be discarded for its highest amount on that colour."""
    search = search_in(state.running)
    if search is not None:
        search.color = color
        events.seat_color(state, "tile-recolored", use.me, color)


def recolor_tile_evidence_in_vain(state: Stawka, use: Use, color: int) -> str:
    search = search_in(state.running)
    return "" if search is not None and search.color != color else "same-color"


def force_tile_choice(state: Stawka, use: Use) -> None:
    """Make the searcher keep the tile just drawn."""
    search = search_in(state.running)
    if search is not None:
        search.must_keep = True
        events.seat(state, "keep-forced", use.me)


def force_tile_choice_in_vain(state: Stawka, use: Use) -> str:
    search = search_in(state.running)
    return "" if search is not None and not search.must_keep else NOTHING


def skip_marker(state: Stawka, use: Use) -> None:
    """Let the running search leave no marker."""
    search = search_in(state.running)
    if search is not None:
        search.no_marker = True


def skip_marker_in_vain(state: Stawka, use: Use) -> str:
    search = search_in(state.running)
    return "" if search is not None and not search.no_marker else NOTHING


# -- held things -----------------------------------------------------------------------------------


def discard_item(state: Stawka, use: Use, agent: int, count: int) -> None:
    """Discard a held thing at random."""
    items.lose_at_random(state, agent, count)


def discard_item_in_vain(state: Stawka, use: Use, agent: int, count: int) -> str:
    return "" if state.items[agent] else "holds-nothing"


def steal_item(state: Stawka, use: Use, origin: int, to: int) -> None:
    """Move a random thing from one agent to the other."""
    items.steal(state, origin, to)


def steal_item_in_vain(state: Stawka, use: Use, origin: int, to: int) -> str:
    return "" if state.items[origin] and items.can_make_room(state, to) else "no-room"


def exchange_items(state: Stawka, use: Use, agent: int, other: int) -> None:
    """Let the player move any things between two agents, each at most once."""
    state.then(items.Exchange(use.me, agent, other))


def exchange_items_in_vain(state: Stawka, use: Use, agent: int, other: int) -> str:
    some = items.can_give(state, agent, other) or items.can_give(state, other, agent)
    return "" if some else "nothing-to-exchange"


def gain_top_secret(state: Stawka, use: Use, agent: int) -> None:
    """Gain a Top Secret card (STA-18.10)."""
    top_secret.gain_top_secret(state, agent, use.me)


def gain_top_secret_in_vain(state: Stawka, use: Use, agent: int) -> str:
    left = len(state.ts_deck) + len(state.ts_gone)
    return "" if left and top_secret.can_take_secret_card(state, agent) else NOTHING


# -- threat tokens ---------------------------------------------------------------------------------


def place_threat(state: Stawka, use: Use, player: int, chosen: int) -> None:
    """Place a token of the pool, at random or as its owner chooses (STA-14.2)."""
    placing.place_one(state, player, chosen == 1)


def place_threat_in_vain(state: Stawka, use: Use, player: int, chosen: int) -> str:
    return "" if placing.can_place(state, player) else NOTHING


def move_threat(state: Stawka, use: Use, token: int, location: int) -> None:
    """Move a token to a legal field (STA-14.4); a face-up one stays face up."""
    if state.token_at[token] >= 0:
        threats.move(state, token, state.rules.field_of[location])


def move_threat_in_vain(state: Stawka, use: Use, token: int, location: int) -> str:
    if state.token_at[token] < 0:
        return NOTHING
    field = state.rules.field_of[location]
    if threats.can_move(state, token, field):
        return ""
    return placing.why_not(state, figures.token_side(token), field)


def remove_threat(state: Stawka, use: Use, token: int) -> None:
    """Show a token and put it with its owner's used tokens."""
    if state.token_at[token] >= 0:
        threats.remove(state, token)


def remove_threat_in_vain(state: Stawka, use: Use, token: int) -> str:
    lies = state.token_at[token] >= 0 and token != state.rules.fixed_token  # STA-S6.3
    return "" if lies else NOTHING


def peek_threat(state: Stawka, use: Use, token: int) -> None:
    """Let the player look at a token."""
    if not peek_threat_in_vain(state, use, token):
        state.token_seen |= 1 << token
        events.token_peeked(state, use.me, state.rules.row_of[token], state.token_at[token])


def peek_threat_in_vain(state: Stawka, use: Use, token: int) -> str:
    known = (state.token_up | state.token_seen) >> token & 1
    return "token-known" if known or state.token_at[token] < 0 else ""


def cancel(state: Stawka, use: Use, action: int) -> None:
    """Cancel the declared step or action; what was paid stays paid."""
    if action:
        cancel_action(state)
    elif state.step_to >= 0:
        events.agent_field(state, "step-cancelled", state.active, state.step_to)
        state.step_to = NOBODY


def cancel_in_vain(state: Stawka, use: Use, action: int) -> str:
    going = is_acting(state) if action else state.step_to >= 0
    return "" if going else NOTHING


def cancel_action(state: Stawka) -> None:
    """Cancel the running action."""
    action = action_in(state.running)
    if action is not None:
        action.cancelled = True
        events.agent(state, "action-cancelled", state.active)


def is_acting(state: Stawka) -> bool:
    """Is there an action that can still be cancelled?"""
    action = action_in(state.running)
    return action is not None and not action.cancelled
