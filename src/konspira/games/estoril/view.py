"""The view of each seat (EST-12). A field that is not written here is hidden."""

from __future__ import annotations

from konspira.games.estoril import score
from konspira.games.estoril.abilities import Act
from konspira.games.estoril.cards import CARDS, MISSIONS, cards_of, names, size
from konspira.games.estoril.rules import PEEKS
from konspira.games.estoril.shapes import (
    CharacterView,
    MissionView,
    RewardView,
    ScoreView,
    SeatView,
    SpaceView,
    TileView,
    View,
)
from konspira.games.estoril.spaces import (
    CELL_OF,
    COLUMNS,
    PLACE_OF,
    SPACES,
    SPACES_OF,
    TILES,
)
from konspira.games.estoril.state import PHASES, Estoril, bit_of
from konspira.kernel.game import Waiting
from konspira.kernel.step import NOBODY


def view(state: Estoril, seat: int | None, waiting: list[Waiting]) -> View:
    """Return everything that this seat (None: a spectator) may see now."""
    viewer = NOBODY if seat is None else seat
    aside = MISSIONS[state.rules.strength_mission] if state.aside else None
    missions = _missions(state, viewer)
    totals = _points(state, missions)
    return View(
        game="estoril",
        seat=seat,
        edition=state.rules.edition,
        round=state.round,
        rounds=state.rules.rounds,
        keep=state.rules.keep,
        phase="over" if state.over else PHASES[state.phase],
        first=state.first,
        resolving=None if state.resolving == NOBODY else TILES[state.resolving],
        acting=_acting(state),
        totals=_totals(state),
        town=[_tile(state, slot, viewer) for slot in range(len(state.slots))],
        deck=[_recruit(state, card, viewer) for card in reversed(state.deck)],
        box=[CARDS[card] for card in state.in_box()],
        missions=missions,
        set_aside=aside,
        seats=[_seat(state, other, other == viewer, totals[other]) for other in range(state.seats)],
        waiting=waiting,
        scores=[score_view(state, other) for other in range(state.seats)] if state.over else None,
    )


def _acting(state: Estoril) -> str | None:
    """Name the space whose symbols are in turn; all know it: spaces act in order (EST-6.3)."""
    step = state.next_step()
    return SPACES[step.space] if isinstance(step, Act) else None


def _totals(state: Estoril) -> list[int | None]:
    if state.resolving == NOBODY:
        return [None] * state.seats
    return [None if total < 0 else total for total in state.totals(state.resolving)]


def _seats(state: Estoril, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def _recruit(state: Estoril, card: int, viewer: int) -> str | None:
    """Name a recruit in the deck or a reward if the viewer has learned it (EST-12.2)."""
    return CARDS[card] if state.known[card] & bit_of(viewer) else None


def _tile(state: Estoril, slot: int, viewer: int) -> TileView:
    tile = state.slots[slot]
    local = state.rules.reward_local[tile]
    cell = NOBODY if local < 0 else CELL_OF[slot][state.rotations[slot]][local]
    return TileView(
        id=TILES[tile],
        number=tile + 1,
        slot=slot,
        rotation=state.rotations[slot],
        resolved=state.resolved >> tile & 1 == 1,
        reward_row=None if cell < 0 else cell // COLUMNS,
        reward_column=None if cell < 0 else cell % COLUMNS,
        reward_secret=state.rules.reward_secret[tile],
        reward=_reward(state, tile, viewer),
        spaces=[_space(state, space, viewer) for space in SPACES_OF[tile]],
    )


def _reward(state: Estoril, tile: int, viewer: int) -> RewardView | None:
    card = state.rewards[tile]
    if card < 0:
        return None
    known = _seats(state, state.known[card])
    down = state.reward_down >> tile & 1 == 1
    return RewardView(_recruit(state, card, viewer), down, known)


def _space(state: Estoril, space: int, viewer: int) -> SpaceView:
    cell = state.cell_of[space]
    return SpaceView(
        id=SPACES[space],
        number=PLACE_OF[space] + 1,
        row=cell // COLUMNS,
        column=cell % COLUMNS,
        outer=state.outer[space],
        top_secret=state.rules.top_secret[space],
        peek=PEEKS[state.rules.peek[space]],
        character=_character(state, space, viewer),
    )


def _character(state: Estoril, space: int, viewer: int) -> CharacterView | None:
    character = state.town[space]
    if character.seat < 0:
        return None
    acting = state.resolving >= 0 and space in SPACES_OF[state.resolving]
    place = PLACE_OF[space]
    return CharacterView(
        seat=character.seat,
        card=CARDS[character.card] if character.seen & bit_of(viewer) else None,
        face_down=character.down,
        moved=character.moved,
        protected=character.safe,
        known_to=_seats(state, character.seen),
        strength=state.strength(space) if acting else None,
        flags=state.bonus[place] if acting else 0,
        location=state.hotel_bonus(space) if acting else 0,
        dice=state.throws[place * 2 : place * 2 + 2] if acting and state.throws[place * 2] else [],
    )


def _missions(state: Estoril, viewer: int) -> list[MissionView]:
    found = [MissionView(MISSIONS[m], None, _standing(state, m)) for m in state.missions]
    for place, mission in enumerate(state.hidden):
        between = [place, (place + 1) % state.seats]
        if viewer in between or state.over:  # EST-11.2, EST-11.3
            found.append(MissionView(MISSIONS[mission], between, _standing(state, mission)))
        else:
            found.append(MissionView(None, between, None))
    return found


def _standing(state: Estoril, mission: int) -> list[int] | None:
    """Return each seat's value for a mission; all can compute it (EST-12.1, EST-Q26)."""
    if not (state.rules.show_owned or state.over):
        return None
    return [score.count(state, mission, state.owned(seat)) for seat in range(state.seats)]


def _points(state: Estoril, missions: list[MissionView]) -> list[int | None]:
    """Return each seat's points now, as the viewer can compute them (EST-10, EST-12.1)."""
    if state.over:
        return [*state.scores]
    if not state.rules.show_owned:
        return [None] * state.seats
    vp = state.rules.vp
    found: list[int | None] = []
    shares = [score.mission_points(state, one.counts) for one in missions if one.counts is not None]
    for seat in range(state.seats):
        printed = sum(vp[card] for card in cards_of(state.owned(seat)))
        led = sum(share[seat] for share in shares)
        found.append(score.discard_points(state, seat) + printed + led)
    return found


def _seat(state: Estoril, seat: int, own: bool, total: int | None) -> SeatView:
    agenda = MISSIONS[state.agendas[seat]] if state.agendas and (own or state.over) else None
    surplus = size(state.hand[seat]) - state.rules.keep
    return SeatView(
        hand_size=size(state.hand[seat]),
        hand=names(state.hand[seat]) if own or state.over else None,
        known_hand=names(state.open_hand[seat]),
        owned=names(state.owned(seat)) if own or state.rules.show_owned or state.over else None,
        discards=names(state.discards[seat]),
        markers=state.markers[seat],
        ready=not state.lanes or surplus <= size(state.picks[seat]),
        picks=names(state.picks[seat]) if own else None,
        agenda=agenda,
        total=total,
    )


def score_view(state: Estoril, seat: int) -> ScoreView:
    """Return the parts of one seat's total (EST-10, EST-11)."""
    missions: dict[str, int] = {}
    completed = 0
    for mission in score.scored_missions(state):
        counts = score.counts_of(state, mission)
        missions[MISSIONS[mission]] = score.mission_points(state, counts)[seat]
        completed += score.led(state, counts)[seat]
    agenda = score.agenda_count(state, seat) if state.agendas else 0
    return ScoreView(
        discards=score.discard_points(state, seat),
        hand=score.hand_points(state, seat),
        missions=missions,
        agenda=agenda * state.rules.agenda_points,
        completed=completed,
        total=state.scores[seat],
        rank=state.ranks[seat],
    )
