"""The view of each seat (EME-19). A field that is not written here is hidden."""

from __future__ import annotations

from konspira.games.emerald import score
from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FIRST_CITY,
    FIRST_ROYAL,
    LOYALIST,
)
from konspira.games.emerald.choices import MOST_SEATS, TABLE
from konspira.games.emerald.redeal import knows_identity, seen
from konspira.games.emerald.rules import ATTACKS, HIDE_ROYALTY, SACRIFICE, SHELTER
from konspira.games.emerald.shapes import (
    AttackView,
    CityView,
    ScoreView,
    SeatView,
    TableauView,
    View,
)
from konspira.games.emerald.state import (
    ATTACK_CITY,
    ATTACK_KIND,
    ATTACK_VICTIM,
    EXTRA,
    FRESH,
    KILL_POINTS,
    LOYALIST_POINTS,
    NEUTRAL,
    RESTORATIONIST_POINTS,
    TEXT_USE,
    Emerald,
)
from konspira.games.emerald.vocabulary import ENDS, PHASES
from konspira.kernel.game import Waiting
from konspira.kernel.step import NOBODY


def view(state: Emerald, seat: int | None, waiting: list[Waiting]) -> View:
    """Return everything that this seat (None: a spectator) may see now."""
    viewer = NOBODY if seat is None else seat
    known = seen(state)
    plan = state.plan if viewer == state.asked and viewer != NOBODY else []
    return View(
        game="emerald",
        seat=seat,
        phase="over" if state.over else PHASES[state.phase],
        turn=state.turns // state.seats + state.phase,
        first=state.first,
        active=state.active,
        actions=state.actions,
        free=state.free,
        target=state.rules.target,
        track=state.rules.track,
        markers={name: state.markers[track] for track, name in enumerate(FACTIONS)},
        cities=[_city(state, city, known) for city in range(CITY_COUNT)],
        zombies=state.zombies_left(),
        purged=state.purged,
        removed=[CARDS[card] for card in state.gone],
        in_play=[CARDS[use % TEXT_USE] for use in state.in_play],
        attack=_attack(state),
        seats=[_seat(state, other, viewer) for other in range(state.seats)],
        plan=[TABLE.name(option) for option in plan],
        waiting=waiting,
        ends=[name for end, name in enumerate(ENDS) if state.ends >> end & 1],
        scores=[score_view(state, other) for other in range(state.seats)] if state.over else None,
    )


def _city(state: Emerald, city: int, known: list[int]) -> CityView:
    places = range(city * MOST_SEATS, city * MOST_SEATS + state.seats)
    counts = [state.pieces(city, seat) for seat in range(state.seats)]
    leaders = [seat for seat in range(state.seats) if state.leads(city, seat)]
    left = state.left[city]
    rest = sorted(counts, reverse=True)
    return CityView(
        id=CITIES[city],
        bombs=state.rules.city_bombs[city],
        stack=left,
        card=CARDS[state.face_up(city)] if left else None,
        city_card=_place(state, city, FIRST_CITY + city, known),
        royal=CARDS[FIRST_ROYAL + city],
        royal_place=_place(state, city, FIRST_ROYAL + city, known),
        royal_bombs=state.rules.royal_bombs[city],
        royal_points=state.rules.royal_points[city],
        lost=state.lost[city],
        cubes=[state.cubes[place] for place in places],
        agents=[state.agents[place] for place in places],
        zombies=[state.zombies[place] for place in places],
        leader=leaders[0] if leaders else None,
        lead=rest[0] - rest[1] if leaders else 0,
    )


def _place(state: Emerald, city: int, card: int, known: list[int]) -> str:
    """Return the place of a city's own card, as all know it (EME-19.4, EME-19.10)."""
    if card >= FIRST_ROYAL and state.slots >> city & 1:
        return "slot"
    if not known[card]:
        return "stack" if state.left[city] else "gone"
    if card in state.gone:
        return "gone"
    return "stack" if state.left[city] and state.face_up(city) == card else "taken"


def _attack(state: Emerald) -> AttackView | None:
    if not state.attack or not state.in_play:
        return None
    victim = state.attack[ATTACK_VICTIM]
    return AttackView(
        kind=ATTACKS[state.attack[ATTACK_KIND]],
        seat=state.active,
        card=CARDS[state.in_play[0] % TEXT_USE],
        city=CITIES[state.attack[ATTACK_CITY]],
        victim=None if victim == NOBODY else victim,
    )


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in sorted(cards)]


def _tableau(state: Emerald, entry: int) -> TableauView:
    card, extra = entry % EXTRA, entry // EXTRA
    effect = state.rules.effect[card]
    holds = effect in (SHELTER, SACRIFICE)
    under = effect == HIDE_ROYALTY and extra > 0
    pawn = extra > 0 and not holds and not under and card < FIRST_ROYAL
    return TableauView(
        card=CARDS[card],
        victim=extra - 1 if pawn else None,
        agents=extra % FRESH if holds else 0,
        fresh=holds and extra >= FRESH,
        hidden=card >= FIRST_ROYAL and extra == 1,
        royal=CARDS[FIRST_ROYAL + extra - 1] if under else None,
    )


def _seat(state: Emerald, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    open_piles = own or state.rules.discard_public  # AMB-27
    identity = faction = None
    if knows_identity(state, viewer, seat):
        identity = FACTIONS[state.identity[seat]]
        faction = FACTIONS[state.faction(seat)]
    points = state.points[seat * 4 : seat * 4 + 4]
    return SeatView(
        hand_size=len(state.hand[seat]),
        hand=_names(state.hand[seat]) if own else None,
        known_hand=_names(state.open_hand[seat]) if open_piles else [],
        deck_size=len(state.deck[seat]),
        deck=_names(state.deck[seat]) if own else None,
        cards=_names(state.hand[seat] + state.deck[seat]) if open_piles else None,
        discard_size=len(state.discard[seat]),
        discard=[CARDS[card] for card in state.discard[seat]] if open_piles else None,
        tableau=[_tableau(state, entry) for entry in state.tableau[seat]],
        supply=state.supply[seat],
        limbo=state.limbo[seat],
        agents=state.pool[seat],
        on_board=state.on_board(seat),
        tokens=state.tokens[seat],
        neutral=points[NEUTRAL],
        restorationist=points[RESTORATIONIST_POINTS],
        loyalist=points[LOYALIST_POINTS],
        kills=points[KILL_POINTS],
        total=state.total(seat),
        identity=identity,
        faction=faction,
        revealed=state.is_revealed(seat),
        hearts=state.hearts[seat],
        looked_by=[other for other in range(state.seats) if state.looks[seat] >> other & 1],
    )


def score_view(state: Emerald, seat: int) -> ScoreView:
    """Return the parts of one seat's score (EME-17)."""
    faction = state.faction(seat)
    kind = LOYALIST_POINTS if faction == LOYALIST else RESTORATIONIST_POINTS
    corrected = score.corrected(state, seat)
    return ScoreView(
        faction=FACTIONS[faction],
        neutral=state.points[seat * 4 + NEUTRAL],
        own=state.points[seat * 4 + kind],
        kills=score.kept_kills(state, seat),
        track=score.kept_track(state, seat),
        corrected=corrected,
        penalty=corrected - state.scores[seat],
        total=state.scores[seat],
        rank=state.ranks[seat],
    )
