"""The targets of symbols and their effects (EST-7)."""

from __future__ import annotations

from konspira.games.estoril import events
from konspira.games.estoril.cards import ASSASSIN, CONSPIRATOR, DIPLOMAT, NATIONALIST
from konspira.games.estoril.rules import NO_ASSASSINS
from konspira.games.estoril.spaces import PLACE_OF, SPACES_OF, TILE_OF
from konspira.games.estoril.state import EMPTY, Estoril
from konspira.kernel.step import NOBODY

# -- targets ---------------------------------------------------------------------------------------


def assassin_targets(state: Estoril, space: int) -> list[int]:
    """Return other characters on the same location without a white marker (EST-7.4)."""
    found: list[int] = []
    for other in SPACES_OF[TILE_OF[space]]:
        character = state.town[other]
        if character.seat >= 0 and not character.safe:
            if other != space or state.rules.assassin_self:  # EST-Q3
                found.append(other)
    return found


def unprotected_near(state: Estoril, tile: int) -> list[int]:
    """Return characters without a white marker on adjacent locations (EST-7.12, EST-7.15)."""
    found: list[int] = []
    for other in state.near[tile]:
        for space in SPACES_OF[other]:
            character = state.town[space]
            if character.seat >= 0 and not character.safe:
                found.append(space)
    return found


def is_anyone_near(state: Estoril, tile: int) -> bool:
    """Does a character without a white marker lie on an adjacent location?"""
    for other in state.near[tile]:
        for space in SPACES_OF[other]:
            character = state.town[space]
            if character.seat >= 0 and not character.safe:
                return True
    return False


def is_anyone_here(state: Estoril, tile: int, but: int) -> bool:
    """Does a character without a white marker lie on this location, apart from one space?"""
    for space in SPACES_OF[tile]:
        character = state.town[space]
        if space != but and character.seat >= 0 and not character.safe:
            return True
    return False


def diplomat_targets(state: Estoril, space: int) -> list[int]:
    """Return characters without a white marker here, itself too, or nearby (EST-7.12)."""
    tile = TILE_OF[space]
    found = [
        other
        for other in SPACES_OF[tile]
        if state.town[other].seat >= 0 and not state.town[other].safe
    ]
    found.extend(unprotected_near(state, tile))
    return sorted(found)


def seducer_targets(state: Estoril, space: int) -> list[int]:
    """Return characters without a white marker on adjacent locations, never here (EST-7.15)."""
    return sorted(unprotected_near(state, TILE_OF[space]))


def free_spaces(state: Estoril, tile: int) -> list[int]:
    """Return the free action spaces of a location (EST-7.15)."""
    return [space for space in SPACES_OF[tile] if state.town[space].seat < 0]


def flags_in_sight(state: Estoril, space: int, hidden: bool) -> int:
    """Count other flags like a character's own, here and nearby (EST-7.8, EST-7.9).

    With `hidden`, face-down characters count as well (EST-Q2); face-down rewards never do.
    """
    tile = TILE_OF[space]
    flag = state.rules.flag[state.town[space].card]
    count = 0
    for near in state.near[tile]:
        count += flags_at(state, near, flag, hidden)
    return count + flags_at(state, tile, flag, hidden) - 1  # EST-7.8: not its own flag


def flags_at(state: Estoril, tile: int, flag: int, hidden: bool) -> int:
    """Count the flags of one kind on one location."""
    count = 0
    for space in SPACES_OF[tile]:
        character = state.town[space]
        if character.seat >= 0 and (hidden or not character.down):
            if state.rules.flag[character.card] == flag:
                count += 1
    card = state.rewards[tile]
    if card >= 0 and not state.reward_down >> tile & 1 and state.rules.flag[card] == flag:
        count += 1
    return count


def face_down_near(state: Estoril, tile: int) -> bool:
    """Does a face-down character lie on an adjacent location? All are face up on this one."""
    for near in state.near[tile]:
        for space in SPACES_OF[near]:
            if state.town[space].down:
                return True
    return False


def may_count(state: Estoril, space: int) -> bool:
    """May a nationalist be used: could it count anything, by what all can see (EST-7.3)?"""
    if state.rules.final_count:
        return True  # EST-Q1: flags may still arrive
    # EST-Q2: where hidden flags count, the offer must not reveal what lies face down.
    if state.rules.hidden_flags and face_down_near(state, TILE_OF[space]):
        return True
    return flags_in_sight(state, space, False) > 0


def is_usable(state: Estoril, space: int, symbol: int) -> bool:
    """Could this symbol of the character on a space do anything now (EST-7.3)?"""
    tile = TILE_OF[space]
    if symbol == ASSASSIN:
        if state.rules.special[tile] == NO_ASSASSINS:
            return False  # EST-8.1
        return is_anyone_here(state, tile, NOBODY if state.rules.assassin_self else space)
    if symbol == CONSPIRATOR:
        return len(state.deck) > 0 and state.rewards[tile] >= 0
    if symbol == NATIONALIST:
        return may_count(state, space)
    if symbol == DIPLOMAT:
        if state.rules.white_markers and state.white_markers_out() >= state.rules.white_markers:
            return False  # EST-Q13
        return is_anyone_here(state, tile, NOBODY) or is_anyone_near(state, tile)
    return state.has_free_space(tile) and is_anyone_near(state, tile)


# -- effects ---------------------------------------------------------------------------------------


def turn_up(state: Estoril, space: int) -> None:
    """Turn up a face-down character: all know it now."""
    character = state.town[space]
    if state.counted:
        forget_counted(state, space, state.rules.flag[character.card])
    state.town[space] = character.turned_up()


def remove(state: Estoril, space: int) -> None:
    """Take a character out of the town; its marker goes back to its owner (EST-7.5, EST-8.7)."""
    state.markers[state.town[space].seat] += 1
    state.town[space] = EMPTY
    place = PLACE_OF[space]
    if state.bonus[place] or state.uses[place]:
        state.bonus = state.bonus[:]
        state.bonus[place] = 0
        state.uses = state.uses[:]
        state.uses[place] = 0


def assassinate(state: Estoril, seat: int, space: int) -> None:
    """Return a character to its owner's hand, where all know it to be (EST-7.4, EST-12.3)."""
    character = state.town[space]
    remove(state, space)
    state.hand[character.seat] |= 1 << character.card
    state.open_hand[character.seat] |= 1 << character.card
    events.assassinated(state, seat, character.seat, character.card, space)
    recount(state, False)


def seduce(state: Estoril, seat: int, start: int, space: int) -> None:
    """Move a character here with its marker, face up and silent (EST-7.15 to EST-7.17)."""
    if state.town[start].down:
        turn_up(state, start)
    character = state.town[start]
    state.town[start] = EMPTY
    state.town[space] = character.seduced()
    events.seduced(state, seat, character.card, start, space)
    recount(state, False)


def use_nationalist(state: Estoril, seat: int, space: int) -> None:
    """Give the character +1 for each flag, counted now (EST-7.8, EST-7.10, EST-7.11)."""
    place = PLACE_OF[space]
    state.uses = state.uses[:]
    state.uses[place] += 1
    if state.rules.final_count:
        recount(state, False)
        events.nationalist_counted(state, seat, space, flags_in_sight(state, space, False))
        return
    count = flags_in_sight(state, space, state.rules.hidden_flags)
    if state.rules.hidden_flags:
        note_counted(state, space)
    state.bonus = state.bonus[:]
    state.bonus[place] += count
    events.nationalist_counted(state, seat, space, count)


def recount(state: Estoril, settled: bool) -> None:
    """Update used symbols as flags change (EST-Q1: `final`); once settled, hidden ones count."""
    if not state.rules.final_count or state.resolving == NOBODY:
        return
    hidden = settled and state.rules.hidden_flags
    bonus = [0, 0, 0, 0]
    for space in SPACES_OF[state.resolving]:
        uses = state.uses[PLACE_OF[space]]
        if uses:
            bonus[PLACE_OF[space]] = uses * flags_in_sight(state, space, hidden)
            if hidden:
                note_counted(state, space)
    state.bonus = bonus


# -- EST-Q2: facts about face-down characters that a count has revealed ----------------------------


def note_counted(state: Estoril, space: int) -> None:
    """Remember how many of the face-down characters in range show this flag."""
    flag = state.rules.flag[state.town[space].card]
    spaces = 0
    count = 0
    for near in state.near[TILE_OF[space]]:
        for other in SPACES_OF[near]:
            if state.town[other].down:
                spaces |= 1 << other
                if state.rules.flag[state.town[other].card] == flag:
                    count += 1
    if spaces:
        state.counted = [*state.counted, flag, spaces, count]


def forget_counted(state: Estoril, space: int, flag: int) -> None:
    """Remove a card that is turned up from the counts of hidden ones."""
    kept: list[int] = []
    for place in range(0, len(state.counted), 3):
        spaces = state.counted[place + 1]
        count = state.counted[place + 2]
        if spaces >> space & 1:
            spaces ^= 1 << space
            if state.counted[place] == flag:
                count -= 1
        if spaces:
            kept.extend([state.counted[place], spaces, count])
    state.counted = kept
