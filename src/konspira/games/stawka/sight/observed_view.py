"""Turns a view of Stawka into the numbers of an observation: see `observed` for the parts."""

from __future__ import annotations

from konspira.games.stawka.content.names import (
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    LETTERS,
    LOCATION_CARDS,
    LOCATIONS,
    PIECES,
    PLANS,
    REACTIONS,
    SECTORS,
    THREATS,
    TILES_EACH,
)
from konspira.games.stawka.films.passwords import LENGTH
from konspira.games.stawka.sight.observed import ALL_PHASES, SEEN_MISSIONS, SEEN_PIECES
from konspira.games.stawka.sight.observing import ITEMS_SHOWN
from konspira.games.stawka.sight.observing_more import PAIRS, ZERO
from konspira.games.stawka.sight.running import KINDS
from konspira.games.stawka.sight.shapes import AgentView, PieceView, PlaceView, SeatView, View
from konspira.games.stawka.state import COUNTERS, SLOTS, STATUSES
from konspira.kernel.layout import MOST, turns_of


def numbers(view: View) -> list[int]:
    """Return the numbers of a view, without the question."""
    slots = {agent.agent: _slot(agent) + 1 for agent in view.agents}
    slots[FIGURES[-1]] = SLOTS + 1
    agents = {_slot(agent): agent for agent in view.agents}
    places = {place.id: place for place in view.places}
    found = [
        *turns_of(view.waiting, 2),
        min(view.stage, MOST),
        ALL_PHASES.index(view.phase) + 1,
        _seat(view.first),
        _seat(view.turn),
        *[int(sector in view.sectors) for sector in SECTORS],
    ]
    for slot in range(SLOTS):
        found += _agent(agents.get(slot))
    for place in LOCATIONS:
        found += _place(places.get(place))
    found += _tokens(view)
    for seat in view.seats:
        found += _player(seat, slots)
    found += _cards(view)
    found += _activation(view, slots)
    found += _procedure(view, slots)
    found += _talks(view, slots)
    found += _radio(view)
    found += _audi(view)
    return found + _passwords(view)


def _slot(agent: AgentView) -> int:
    return agent.side * 4 + COLORS.index(agent.color)


def _seat(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def _code(id: str | None, ids: list[str]) -> int:
    return 0 if id is None else ids.index(id) + 1


def _capped(number: int) -> int:
    return min(MOST, max(0, number))


def _agent(agent: AgentView | None) -> list[int]:
    if agent is None:
        return [0] * (13 + ITEMS_SHOWN)
    mission = (agent.mission or "unknown") if agent.has_mission else None
    items = [_piece(piece) for piece in agent.items[:ITEMS_SHOWN]]
    return [
        DOCUMENTS.index(agent.document) + 1,
        STATUSES.index(agent.status) + 1,
        _code(agent.field, FIELDS),
        int(agent.uniform),
        _capped(agent.rank),
        _capped(agent.ap_limit),
        _capped(agent.ap_spent),
        _code(mission, SEEN_MISSIONS),
        agent.missions_left,
        int(agent.fugitive),
        int(agent.kept_on_field),
        int(agent.kept_in_sector),
        len(agent.items),
        *items,
        *[0] * (ITEMS_SHOWN - len(items)),
    ]


def _piece(piece: PieceView) -> int:
    name = piece.id or (f"from_{piece.home}" if piece.home else "unknown")
    return SEEN_PIECES.index(name) + 1


def _place(place: PlaceView | None) -> list[int]:
    if place is None:
        return [0] * 9
    top = place.top[0] if place.top else None
    return [
        1,
        place.tiles,
        0 if top is None else PIECES.index(top) % TILES_EACH + 1,
        len(place.safes),
        *[int(color in place.markers) for color in COLORS],
        int(place.destroyed),
    ]


def _tokens(view: View) -> list[int]:
    fields = [0] * len(FIELDS)
    for token in view.tokens:
        known = 1 + token.side
        if token.threat is not None:
            known = 3 + THREATS.index(token.threat) + len(THREATS) * token.face_up
        fields[FIELDS.index(token.field)] = known
    own = None if view.seat is None else view.seats[view.seat]
    rows = [
        (own.tokens or []) if own is not None else [],
        (own.token_hand or []) if own is not None else [],
        [name for seat in view.seats for name in seat.used_tokens],
    ]
    if view.level == "basic":
        rows = [[], [], []]  # nobody has any
    return fields + [row.count(name) for row in rows for name in THREATS]


def _player(seat: SeatView, slots: dict[str, int]) -> list[int]:
    return [
        _capped(seat.pool),
        int(seat.withdrawn),
        _code(seat.plan, PLANS),
        int(seat.ready),
        *[int(any(plan.endswith(f"_{k + 1}") for plan in seat.used_plans)) for k in range(5)],
        _capped(seat.vp),
        _capped(seat.secrets),
        *[seat.tracks[color] + 1 if color in seat.tracks else 0 for color in COLORS],
        seat.location_hand,
        seat.location_deck,
        seat.reaction_hand,
        int(seat.converted),
        0 if seat.bribed is None else slots[seat.bribed],
        seat.tokens_in_hand,
    ]


def _cards(view: View) -> list[int]:
    row = [0] * len(LOCATION_CARDS)
    for seat in view.seats:
        for card in seat.location_discards:
            row[LOCATION_CARDS.index(card)] = 2
        for card in [*(seat.location_cards or []), *seat.known_location_cards]:
            row[LOCATION_CARDS.index(card)] = 1
    for seat in view.seats:
        known = seat.known_reaction_cards if seat.reaction_cards is None else seat.reaction_cards
        row += [known.count(card) for card in REACTIONS]
    row += [view.reaction_discards.count(card) for card in REACTIONS]
    return [
        *row,
        view.reaction_deck,
        view.top_secret_deck,
        view.interrogations,
        len(view.grenades),
    ]


def _activation(view: View, slots: dict[str, int]) -> list[int]:
    now = view.activation
    if now is None:
        return [0] * 7
    return [
        slots[now.agent],
        now.leader + 1,
        _capped(now.moved),
        int(now.movement_over),
        int(now.acted),
        _code(now.step_to, FIELDS),
        _code(now.drawn, PIECES),
    ]


def _procedure(view: View, slots: dict[str, int]) -> list[int]:
    if not view.procedures:
        return [0] * 7
    one = view.procedures[-1]
    agent = 0 if one.agent is None else slots[one.agent]
    target = 0 if one.target is None else slots[one.target]
    if one.kind == "ability":
        return [KINDS.index(one.kind), agent, *[0] * 5]
    dice = one.dice or [0, 0]
    changes = [_capped(number + ZERO) for number in (one.modifier, one.result)]
    return [KINDS.index(one.kind), agent, target, *dice, *changes]


def _talks(view: View, slots: dict[str, int]) -> list[int]:
    talked = {(slots[one] - 1, slots[two] - 1) for one, two in view.talked}
    found = [
        int((one, two) in talked or (two, one) in talked)
        for one in range(SLOTS)
        for two in range(one + 1, SLOTS)
    ]
    assert len(found) == PAIRS
    return found


def _radio(view: View) -> list[int]:
    radio = view.radio
    if radio is None:
        return [0] * (4 + len(SECTORS))
    return [
        _code(radio.place, LOCATIONS),
        int(radio.public),
        _capped(radio.sending_since or 0),
        int(radio.located),
        *[int(sector in radio.sectors) for sector in SECTORS],
    ]


def _audi(view: View) -> list[int]:
    audi = view.audi
    if audi is None:
        return [0] * 12
    agents = {_slot(agent): agent.agent for agent in view.agents}
    return [
        FIELDS.index(audi.field) + 1,
        _capped(audi.ap_spent),
        int(audi.broken),
        int(audi.loaded),
        *[int(agents.get(slot) in audi.entered) for slot in range(4)],
        *[_capped(audi.counters[name] + ZERO) for name in COUNTERS],
    ]


def _passwords(view: View) -> list[int]:
    if not view.passwords:
        return [0] * (3 * LENGTH + 2)
    found: list[int] = []
    for one in view.passwords:
        found += [int(one.ready), *[_code(letter, LETTERS) for letter in one.letters]]
    own = None if view.seat is None else view.passwords[view.seat].word
    return found + ([_code(letter, LETTERS) for letter in own] if own else [0] * LENGTH)
