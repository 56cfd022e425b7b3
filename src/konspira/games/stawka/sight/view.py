"""The view of each seat (STA-20). A field that is not written here is hidden."""

from __future__ import annotations

from konspira.games.stawka.abilities.words import (
    AP_LIMIT,
    DEFENCE,
    ITEM_LIMIT,
    LEAVE_FIELD,
    LEAVE_SECTOR,
    RANK,
    STATS,
    VIGILANCE,
)
from konspira.games.stawka.building import building
from konspira.games.stawka.content.names import (
    CELLS,
    COLORS,
    DIFFICULTIES,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    ITEMS,
    LETTERS,
    LEVELS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    PLANS,
    PLAYED,
    REACTIONS,
    SECTORS,
    THREATS,
    VICTORIES,
)
from konspira.games.stawka.films import passwords
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.sight.redeal import bit_of
from konspira.games.stawka.sight.running import (
    last_roll,
    person,
    procedure,
)
from konspira.games.stawka.sight.shapes import (
    ActivationView,
    AgentView,
    BuilderView,
    PasswordView,
    PieceView,
    PlaceView,
    SeatView,
    SpotView,
    TokenView,
    View,
)
from konspira.games.stawka.sight.view_films import (
    audi_view,
    radio_view,
    standings,
)
from konspira.games.stawka.state import (
    ABSENT,
    ENDINGS,
    HAND,
    PHASES,
    PICK,
    POOL,
    SLOTS,
    STATUSES,
    TOKENS,
    TS,
    USED,
    Stawka,
)
from konspira.games.stawka.town import figures
from konspira.kernel.game import Waiting
from konspira.kernel.step import NOBODY


def view(state: Stawka, seat: int | None, waiting: list[Waiting]) -> View:
    """Return what this seat (None: a spectator) may see now."""
    viewer = NOBODY if seat is None else seat
    rules = state.rules
    return View(
        game="stawka",
        seat=seat,
        scenario=PLAYED[rules.scenario],
        title=rules.title,
        level=LEVELS[rules.level],
        stage=state.stage,
        stages=rules.stages,
        phase="over" if state.over else PHASES[state.phase],
        first=_maybe(state.first),
        turn=_maybe(state.turn),
        sectors=[SECTORS[sector] for sector in rules.sectors],
        layout=_layout(state),
        builder=_builder(state),
        passwords=[_password(state, other, viewer) for other in range(2)] if rules.password else [],
        victory=_victory(rules),
        victory_vp=rules.victory_vp,
        victory_secrets=rules.victory_secrets,
        exposure=rules.exposure,
        agents=[_agent(state, slot, viewer) for slot in range(SLOTS) if state.doc[slot] >= 0],
        places=[_place(state, place, viewer) for place in rules.places],
        tokens=_tokens(state, viewer),
        seats=[_seat(state, other, viewer) for other in range(2)],
        talked=_talked(state),
        interrogations=state.asked_out,
        reaction_deck=len(state.rx_deck),
        reaction_discards=sorted(REACTIONS[card] for card in state.rx_gone),
        top_secret_deck=len(state.ts_deck),
        top_secret_discards=[_secret_card(state, card, viewer) for card in state.ts_gone],
        removed=[PIECES[tile] for tile in state.gone if state.known[tile] & 4],
        grenades=[FIELDS[field] for field in state.grenades[::3]],
        activation=_activation(state, viewer),
        procedures=[procedure(state, running) for running in state.running],
        roll=last_roll(state),
        effects=_effects(state),
        standing=standings(state),
        radio=radio_view(state, viewer),
        audi=audi_view(state),
        waiting=waiting,
        ending=ENDINGS[state.ending] if state.over else None,
        winners=state.winners if state.over else [],
    )


def _layout(state: Stawka) -> list[SpotView]:
    spots = state.rules.spots
    return [
        SpotView(SECTORS[spots[at]], spots[at + 1], spots[at + 2], spots[at + 3])
        for at in range(0, len(spots), 4)
    ]


def layout_of(view: View) -> list[int]:
    """Return the layout of a view in the form of the rules."""
    return [n for s in view.layout for n in (SECTORS.index(s.sector), s.column, s.row, s.turn)]


def _builder(state: Stawka) -> BuilderView | None:
    rules = state.rules
    if not rules.size:
        return None
    complete = len(state.layout) == 4 * rules.size
    cells = [] if complete else [CELLS[cell].split(",") for cell in building.cells(state)]
    return BuilderView(
        difficulty=DIFFICULTIES[1 if rules.password else 0],
        size=rules.size,
        faces=[] if complete else [SECTORS[sector] for sector in building.faces(state)],
        cells=[[int(column), int(row)] for column, row in cells],
        rotation=rules.rotation,
    )


def _password(state: Stawka, seat: int, viewer: int) -> PasswordView:
    word = state.words[seat]
    shown = [state.letters[seat] >> place & 1 for place in range(passwords.LENGTH)]
    return PasswordView(
        ready=word > 0,
        word=passwords.spelled(word) if word and seat == viewer else None,
        letters=[
            LETTERS[passwords.letter(word, place)] if up else None for place, up in enumerate(shown)
        ],
        guesses=[passwords.spelled(guess) for guess in state.guesses[1 - seat]],
        candidates=len(passwords.possible(state, seat)),
    )


def _victory(rules: Rules) -> list[str]:
    holds = [
        rules.victory_vp > 0,
        rules.victory_secrets > 0,
        rules.exposure,
        rules.prisoners,
        rules.password,
        rules.network,
        rules.has_radio,
        rules.hotel >= 0,
        rules.audi >= 0,
    ]
    return [name for name, there in zip(VICTORIES, holds, strict=True) if there]


def _maybe(number: int) -> int | None:
    return None if number < 0 else number


def _agent(state: Stawka, slot: int, viewer: int) -> AgentView:
    rules = state.rules
    doc = state.doc[slot]
    field = state.where[slot]
    return AgentView(
        agent=FIGURES[rules.person[doc]],
        document=DOCUMENTS[doc],
        side=slot >> 2,
        color=COLORS[slot & 3],
        status=STATUSES[state.status[slot]],
        field=FIELDS[field] if field >= 0 and state.status[slot] != ABSENT else None,
        sector=SECTORS[rules.sector_of[field]] if field >= 0 else None,
        chief=rules.chief[doc],
        uniform=figures.in_uniform(state, slot),
        rank=figures.stat(state, slot, RANK),
        ap_limit=figures.stat(state, slot, AP_LIMIT),
        ap_spent=state.spent[slot],
        defence=figures.stat(state, slot, DEFENCE),
        vigilance=figures.stat(state, slot, VIGILANCE),
        item_limit=figures.stat(state, slot, ITEM_LIMIT),
        single=figures.threshold(state, slot, 0),
        double=figures.threshold(state, slot, 1),
        secret=figures.threshold(state, slot, 2),
        items=[_piece(state, piece, viewer) for piece in state.items[slot]],
        has_mission=state.mission[slot] >= 0,
        mission=_mission(state, slot, viewer),
        missions_left=len(state.sets[slot]),
        kept_on_field=figures.forbidden(state, slot, LEAVE_FIELD),
        kept_in_sector=figures.forbidden(state, slot, LEAVE_SECTOR),
        fugitive=state.fugitives >> slot & 1 == 1,
    )


def _mission(state: Stawka, slot: int, viewer: int) -> str | None:
    card = state.mission[slot]
    own = viewer == slot >> 2
    seen = state.shown >> slot & 1 or (viewer >= 0 and state.peeked >> slot & 1)
    return MISSIONS[card] if card >= 0 and (own or seen) else None


def _piece(state: Stawka, piece: int, viewer: int) -> PieceView:
    bit = bit_of(viewer)
    if piece >= TS:
        seen = state.ts_known[piece - TS] & bit
        return PieceView(PIECES[piece] if seen else None, None, None, True, False)
    item = state.rules.item_of[piece]
    seen = state.known[piece] & bit
    return PieceView(
        id=PIECES[piece] if seen else None,
        item=ITEMS[item] if seen else None,
        home=LOCATIONS[piece // 5],
        top_secret=False,
        face_up=state.rules.starred[item] and state.known[piece] & 4 != 0,
    )


def _secret_card(state: Stawka, card: int, viewer: int) -> str | None:
    return PIECES[TS + card] if state.ts_known[card] & bit_of(viewer) else None


def _place(state: Stawka, place: int, viewer: int) -> PlaceView:
    gone = state.destroyed >> place & 1 == 1
    stack = [] if gone else [*reversed(state.stacks[place])]
    bit = bit_of(viewer)
    return PlaceView(
        id=LOCATIONS[place],
        tiles=len(stack),
        top=[PIECES[tile] if state.known[tile] & bit else None for tile in stack],
        safes=[PIECES[tile] for tile in state.safes[place]],
        markers=[COLORS[color] for color in range(4) if state.marks[place] >> color & 1],
        destroyed=gone,
        dynamite=state.charges[::3].count(place),
    )


def _tokens(state: Stawka, viewer: int) -> list[TokenView]:
    found: list[TokenView] = []
    for token in range(TOKENS):
        if state.token_at[token] >= 0:
            side = figures.token_side(token)
            up = state.token_up >> token & 1 == 1
            seen = up or viewer == side or (viewer >= 0 and state.token_seen >> token & 1 == 1)
            row = THREATS[state.rules.row_of[token]] if seen else None
            found.append(TokenView(side, FIELDS[state.token_at[token]], up, row))
    return sorted(found, key=lambda token: token.field)


def _rows(state: Stawka, seat: int, places: tuple[int, ...]) -> list[str]:
    tokens = [t for t in range(seat * 18, seat * 18 + 18) if state.token_at[t] in places]
    return [THREATS[state.rules.row_of[token]] for token in tokens]


def _seat(state: Stawka, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    plan = state.plans[seat]
    sealed = len(state.lanes) > 0
    known = [LOCATION_CARDS[c] for c in state.lc_hand[seat] if state.lc_known[seat] >> c & 1]
    knows = own or viewer == 1 - seat
    return SeatView(
        pool=state.pool[seat],
        withdrawn=state.withdrawn >> seat & 1 == 1,
        plan=PLANS[plan] if plan >= 0 and (own or not sealed) else None,
        ready=sealed and plan >= 0,
        used_plans=[PLANS[seat * 5 + k] for k in range(5) if state.used_plans[seat] >> k & 1],
        vp=state.vp[seat],
        secrets=state.secrets[seat],
        tracks={
            COLORS[color]: state.track[seat * 4 + color]
            for color in range(4)
            if state.open >> (seat * 4 + color) & 1
        },
        location_hand=len(state.lc_hand[seat]),
        location_cards=[LOCATION_CARDS[c] for c in sorted(state.lc_hand[seat])] if own else None,
        known_location_cards=sorted(known) if knows else [],
        location_deck=len(state.lc_deck[seat]),
        location_discards=[LOCATION_CARDS[card] for card in state.lc_gone[seat]],
        reaction_hand=len(state.rx_hand[seat]),
        reaction_cards=[REACTIONS[c] for c in sorted(state.rx_hand[seat])] if own else None,
        known_reaction_cards=sorted(REACTIONS[c] for c in state.rx_known[seat]) if knows else [],
        converted=state.converted >> seat & 1 == 1,
        tokens=_rows(state, seat, (POOL,)) if own else None,
        token_hand=_rows(state, seat, (PICK,)) + _rows(state, seat, (HAND,)) if own else None,
        tokens_in_hand=len(_rows(state, seat, (HAND, PICK))),
        used_tokens=_rows(state, seat, (USED,)),
        bribed=person(state, state.bribed[seat]),
    )


def _talked(state: Stawka) -> list[list[str]]:
    found: list[list[str]] = []
    for one in range(SLOTS):
        for two in range(one + 1, SLOTS):
            if state.pairs and figures.has_talked(state, one, two):
                found.append([person(state, one) or "", person(state, two) or ""])
    return found


def _activation(state: Stawka, viewer: int) -> ActivationView | None:
    if state.active < 0:
        return None
    name = person(state, state.active)
    assert name is not None
    return ActivationView(
        agent=name,
        leader=state.leader,
        moved=state.paid,
        movement_over=state.moving == 2,
        acted=state.acted,
        step_to=FIELDS[state.step_to] if state.step_to >= 0 else None,
        drawn=_drawn(state, viewer),
    )


def _drawn(state: Stawka, viewer: int) -> str | None:
    if state.drawn < 0 or not state.known[state.drawn] & bit_of(viewer):
        return None
    return PIECES[state.drawn]


def _effects(state: Stawka) -> list[list[str | int]]:
    found: list[list[str | int]] = []
    words = [*STATS, "", "", "leave_field", "leave_sector"]
    for place in range(0, len(state.boons), 4):
        slot, what, amount = state.boons[place : place + 3]
        found.append([person(state, slot) or "", words[what], amount])
    return found
