"""What would mend a refusal of Stawka: edits of a position, one for each thing in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    FIELDS,
    FIGURES,
    ITEMS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    REACTIONS,
    SIDES,
    THREATS,
    TILES,
    TOP_SECRET,
)
from konspira.games.stawka.rules import WEAPON, Rules
from konspira.games.stawka.state import Stawka
from support.mending import Case, Data, Mend

# -- looking ---------------------------------------------------------------------------------------


def rules_of(case: Case) -> Rules:
    assert isinstance(case.state, Stawka)
    return case.state.rules


def active(data: Data) -> Data:
    """The agent whose activation it is."""
    row = data["agents"].get(data["activation"]["agent"])
    return row if isinstance(row, dict) else {}


def side(case: Case, name: str) -> int:
    """0 for a Polish agent, 1 for a German one."""
    assert isinstance(case.state, Stawka)
    documents = [document for document in case.state.doc if document >= 0]
    slots = {
        FIGURES[rules_of(case).person[document]]: rules_of(case).slot_of[document]
        for document in documents
    }
    return slots[name] >> 2


def others(case: Case, data: Data, seat: int) -> list[Data]:
    """The free agents of a side, without the active one."""
    return [
        row
        for name, row in data["agents"].items()
        if row["status"] == "free" and row is not active(data) and name in CHARACTERS
        if side(case, name) == seat
    ]


def sector(case: Case, field: str) -> int:
    return rules_of(case).sector_of[FIELDS.index(field)]


def of_an_agent(mend: Callable[[Case, Data], bool | None]) -> Mend:
    """It needs an active agent; the Audi has no pockets and no missions."""

    def checked(case: Case, data: Data) -> bool | None:
        return mend(case, data) if active(data) else False

    return checked


# -- putting ---------------------------------------------------------------------------------------


def take_away(data: Data, piece: str) -> None:
    """A tile or card, from wherever it lies; what anybody knows of it is forgotten."""
    zones = [data["removed"], data["top_secret_deck"], data["top_secret_discards"]]
    zones += [row["items"] for row in data["agents"].values() if "items" in row]
    zones += [row[zone] for row in data["places"].values() for zone in ("stack", "safes")]
    for zone in zones:
        if piece in zone:
            zone.remove(piece)
    data["known"].pop(piece, None)


def drop(data: Data, piece: str) -> None:
    """Out of the game, where all see it."""
    take_away(data, piece)
    (data["top_secret_discards"] if piece in TOP_SECRET else data["removed"]).append(piece)
    data["known"][piece] = 7


def give(data: Data, row: Data, piece: str) -> bool:
    """A thing for an agent; others make room."""
    if data["drawn"] == piece:
        return False
    take_away(data, piece)
    while len(row["items"]) >= 3:
        drop(data, row["items"][0])
    row["items"].append(piece)
    data["known"][piece] = 7
    return True


def piece_with(case: Case, wanted: Any) -> str:
    """The first tile whose item fits."""
    return next(
        TILES[tile]
        for tile, item in enumerate(rules_of(case).item_of)
        if rules_of(case).field_of[tile // 5] >= 0 and wanted(item)
    )


def elsewhere(case: Case, data: Data, row: Data, away: int) -> bool:
    """To a street of another sector than this one, where nobody stands and no token lies."""
    rules = rules_of(case)
    taken = {one["field"] for one in data["agents"].values()}
    taken |= {token["at"] for token in data["tokens"]}
    for field in rules.fields:
        if rules.sector_of[field] != away and rules.place_at[field] < 0:
            if FIELDS[field] not in taken:
                row["field"] = FIELDS[field]
                return True
    return False


def free(data: Data, row: Data, field: str) -> None:
    row["status"], row["field"] = "free", field


# -- the activation --------------------------------------------------------------------------------


def not_acted(case: Case, data: Data) -> None:
    data["activation"]["acted"] = False


def acted(case: Case, data: Data) -> None:
    data["activation"]["acted"] = True


@of_an_agent
def unfinished(case: Case, data: Data) -> bool:
    """It has done nothing yet and could do something, so it may not end."""
    if data["activation"]["leader"] != side(case, data["activation"]["agent"]):
        return False
    data["activation"].update(acted=False, paid=0, moving=0, halted=False, due=False)
    rested(case, data)
    return True


def not_moved(case: Case, data: Data) -> None:
    moving = 1 if data["activation"]["paid"] else 0
    data["activation"].update(moving=moving, halted=False, due=False)


def rested(case: Case, data: Data) -> None:
    """AP in the pool, none spent."""
    data["activation"]["paid"] = min(1, data["activation"]["paid"])
    for seat in data["seats"]:
        seat["pool"] = max(seat["pool"], 12)
    for row in data["agents"].values():
        row["spent"] = data["activation"]["paid"] if row is active(data) else 0
    if "audi" in data:
        data["audi"]["spent"] = 0 if active(data) else data["activation"]["paid"]


@of_an_agent
def beside(case: Case, data: Data) -> bool:
    """The agent stands next to the field."""
    if case.verb != "step":
        return False  # a walk: of another agent, as an effect says
    near = rules_of(case).near[side(case, data["activation"]["agent"])]
    for field in rules_of(case).fields:
        if FIELDS.index(case.what) in near[field]:
            active(data)["field"] = FIELDS[field]
            return True
    return False


@of_an_agent
def met(case: Case, data: Data) -> bool:
    """Both stand on one field."""
    if case.what not in data["agents"]:
        return False
    free(data, data["agents"][case.what], active(data)["field"])
    return True


@of_an_agent
def alone(case: Case, data: Data) -> bool:
    """The other Germans are elsewhere."""
    away = sector(case, active(data)["field"])
    rows = [row for row in others(case, data, 1) if row is not data["agents"][case.what]]
    return all(elsewhere(case, data, row, away) for row in rows)


@of_an_agent
def calm(case: Case, data: Data) -> bool:
    """The enemies are in another sector."""
    away = sector(case, active(data)["field"])
    return all(elsewhere(case, data, row, away) for row in others(case, data, 1 - case.seat))


def untalked(case: Case, data: Data) -> None:
    data["talked"] = []


def on_board(case: Case, data: Data) -> bool:
    name = next((one for one in data["agents"] if one == case.what), None)
    row = data["agents"].get(name) if name else None
    if row is None:  # a trait names the document
        row = next((one for one in data["agents"].values() if one["document"] == case.what), None)
    if row is None or row["status"] == "dead":
        return False
    free(data, row, FIELDS[rules_of(case).fields[0]])
    return True


def in_jail(case: Case, data: Data) -> bool:
    row = data["agents"].get(case.what)
    jail = FIELDS[rules_of(case).field_of[LOCATIONS.index("jail")]]
    if row is None or side(case, case.what) or case.what == "hans_kloss":
        return False
    for piece in list(row["items"]):
        drop(data, piece)
    row.update(status="prisoner", field=jail)
    return True


def prisoner(case: Case, data: Data) -> bool:
    """Somebody to exchange."""
    for name in data["agents"]:
        if name in CHARACTERS and name != data["activation"]["agent"]:
            if in_jail(case._replace(choice=f"agent({name})"), data):
                return True
    return False


# -- evidence, money, things -----------------------------------------------------------------------


def evidence(case: Case, data: Data) -> None:
    for color in COLORS:
        data["seats"][case.seat]["tracks"][color] = case.fact("needed")


@of_an_agent
def money(case: Case, data: Data) -> bool:
    """As many notes as it takes."""
    rules = rules_of(case)
    notes = [TILES[tile] for tile, item in enumerate(rules.item_of) if rules.dollars[item] >= 2000]
    notes = [note for note in notes if rules.field_of[TILES.index(note) // 5] >= 0]
    return len(notes) > 2 and all(give(data, active(data), note) for note in notes[:3])


def no_bribe(case: Case, data: Data) -> None:
    data["seats"][case.seat].update(bribed=None, payer=None)


@of_an_agent
def held(case: Case, data: Data) -> bool:
    """The thing that the choice names is in the agent's pocket."""
    if case.kind != "activation-menu":
        return False
    wanted = ITEMS.index(case.what)
    if wanted not in rules_of(case).item_of:
        return False
    tiles = [TILES[tile] for tile, item in enumerate(rules_of(case).item_of) if item == wanted]
    return any(give(data, active(data), tile) for tile in tiles)


@of_an_agent
def armed(case: Case, data: Data) -> bool:
    tags = rules_of(case).tags
    return give(data, active(data), piece_with(case, lambda item: tags[item] & WEAPON))


def handing(case: Case, data: Data) -> tuple[Data, Data]:
    """Return who gives, who takes."""
    pair = active(data), data["agents"][case.what]
    return pair if case.verb == "give" else (pair[1], pair[0])


@of_an_agent
def something(case: Case, data: Data) -> bool:
    source, _ = handing(case, data)
    taken = {piece for row in data["agents"].values() for piece in row.get("items", [])}
    spare = [tile for row in data["places"].values() for tile in row["stack"] if tile not in taken]
    light = [tile for tile in spare if not is_safe(case, tile)]
    return bool(light) and give(data, source, light[0])


def is_safe(case: Case, tile: str) -> bool:
    return ITEMS[rules_of(case).item_of[TILES.index(tile)]] in ("safe", "document")


@of_an_agent
def room(case: Case, data: Data) -> bool:
    """The one who takes has nothing."""
    if case.kind != "activation-menu":
        return False
    _, to = handing(case, data)
    for piece in list(to["items"]):
        drop(data, piece)
    return True


def not_handed(case: Case, data: Data) -> None:
    data["activation"]["handed"] = []


def not_used(case: Case, data: Data) -> bool:
    """In windows it may be used once in a talk or a search, whose frame nobody writes by hand."""
    data["used_now"], data["used_this_stage"] = [], []
    return case.kind == "activation-menu"


# -- places ----------------------------------------------------------------------------------------


def here(case: Case, data: Data) -> Data:
    """The place where the active agent stands."""
    row = data["places"].get(active(data).get("field"), {})
    assert isinstance(row, dict)
    return row


@of_an_agent
def unsearched(case: Case, data: Data) -> None:
    here(case, data)["markers"] = []


@of_an_agent
def at_a_place(case: Case, data: Data) -> bool:
    active(data)["field"] = FIELDS[rules_of(case).field_of[rules_of(case).places[0]]]
    return True


@of_an_agent
def at_its_place(case: Case, data: Data) -> bool:
    place = rules_of(case).card_place[LOCATION_CARDS.index(case.what)]
    field = rules_of(case).field_of[place]
    if field < 0:
        return False
    active(data)["field"] = FIELDS[field]
    return True


def rebuilt(case: Case, data: Data) -> None:
    for row in data["places"].values():
        row["destroyed"] = False


@of_an_agent
def tiles(case: Case, data: Data) -> bool:
    """A tile of the place, out of the game until now, lies there."""
    if case.verb != "search":
        return False
    place = active(data)["field"]
    found = [tile for tile in data["removed"] if tile.startswith(f"tile_{place}_")]
    if not found:
        return False
    data["removed"].remove(found[0])
    data["known"].pop(found[0], None)
    here(case, data)["stack"] = [found[0]]
    return True


def hotel_open(case: Case, data: Data) -> None:
    data["seats"][case.seat]["vp"] = case.fact("count")


# -- cards and missions ----------------------------------------------------------------------------


def card(case: Case, data: Data) -> bool:
    """The card that the choice names is in the hand."""
    if case.what in LOCATION_CARDS:
        return location_card(case, data)
    if case.what in REACTIONS:
        return reaction_card(case, data)
    if case.what in TOP_SECRET:
        return give(data, active(data), case.what)
    return False


def hand(case: Case) -> int:
    """Return whose hand it is about: who drops a card may be the enemy of its owner."""
    drops = case.kind in ("drop-card", "drop-reaction")
    return case.state.agenda[-1].numbers()[1] if drops else case.seat


def location_card(case: Case, data: Data) -> bool:
    own = data["seats"][hand(case)]
    if case.what[3:5] != SIDES[hand(case)][:2].replace("po", "pl").replace("ge", "de"):
        return False
    for zone in ("location_deck", "location_discards"):
        if case.what in own[zone]:
            own[zone].remove(case.what)
            own["location_hand"].append(case.what)
            return True
    return False


def reaction_card(case: Case, data: Data) -> bool:
    for zone in ("reaction_deck", "reaction_discards"):
        if case.what in data[zone]:
            data[zone].remove(case.what)
            data["seats"][hand(case)]["reaction_hand"].append(case.what)
            return True
    return False


def unconverted(case: Case, data: Data) -> None:
    data["seats"][case.seat]["converted"] = False


@of_an_agent
def mission(case: Case, data: Data) -> bool:
    """It has one of those that are left to it."""
    row = active(data)
    if not row["missions"]:
        return False
    row["mission"] = row["missions"].pop(0)
    return True


@of_an_agent
def no_mission(case: Case, data: Data) -> bool:
    rows = [active(data), data["agents"].get(case.what, active(data))]
    for row in rows:
        row.update(mission=None, mission_shown=False, mission_peeked=False, deeds=[])
    return True


@of_an_agent
def missions(case: Case, data: Data) -> bool:
    """All of its missions are left to an agent, or to both of a pair."""
    names = [name for name in (data["activation"]["agent"], case.what) if name in data["agents"]]
    for name in names:
        row = data["agents"][name]
        own = [one for one in MISSIONS if one.rpartition("_")[0] == f"ms_{name}"]
        row["missions"] = [one for one in own if one != row["mission"]]
    return any(data["agents"][name]["missions"] for name in names)


def plan_left(case: Case, data: Data) -> None:
    data["seats"][case.seat]["used_plans"].remove(case.what)


# -- tokens ----------------------------------------------------------------------------------------


def no_token(case: Case, data: Data) -> None:
    for token in data["tokens"]:
        if token["at"] == case.what:
            token.update(at="used", face_up=True)


def token_at(case: Case, data: Data, seat: int, field: str, kind: str = "") -> bool:
    """A token of this side lies on the field, instead of another."""
    names = [one for one in THREATS if one.startswith(("th_pl", "th_de")[seat]) and kind in one]
    no_token(case._replace(choice=f"field({field})"), data)
    lying = {token["threat"]: token for token in data["tokens"]}
    for name in names:
        token = lying.get(name, {"threat": name})
        if token.get("at", "pool") not in ("hand", "pick"):
            data["tokens"] = [one for one in data["tokens"] if one is not token]
            data["tokens"].append({"threat": name, "at": field})
            return True
    return False


@of_an_agent
def enemy_token(case: Case, data: Data) -> bool:
    return token_at(case, data, 1 - case.seat, active(data)["field"])


def own_token(case: Case, data: Data) -> bool:
    field = FIELDS.index(case.what)
    if field not in rules_of(case).token_fields[case.seat]:
        return False
    return token_at(case, data, case.seat, case.what)


def helping_token(case: Case, data: Data) -> bool:
    kind = "support" if case.verb == "support" else "protection"
    return token_at(case, data, case.seat, case.what, kind)


def token_held(case: Case, data: Data) -> bool:
    """It changes places with one of those that may be picked."""
    offered = [name for name in case.state.offers(case.seat) if name.startswith("threat(")]
    one, two = case.what, offered[0].removeprefix("threat(").removesuffix(")")
    if one[:5] != two[:5]:
        return False
    swapped = {one: two, two: one}
    for token in data["tokens"]:
        token["threat"] = swapped.get(token["threat"], token["threat"])
    return True


def nobody_there(case: Case, data: Data) -> bool:
    rows = [row for row in data["agents"].values() if row["field"] == case.what]
    return all(elsewhere(case, data, row, sector(case, case.what)) for row in rows)


def no_ss(case: Case, data: Data) -> bool:
    rows = [row for row in others(case, data, 1) if row["field"]]
    near = [row for row in rows if sector(case, row["field"]) == sector(case, case.what)]
    return all(elsewhere(case, data, row, sector(case, case.what)) for row in near)


# -- films -----------------------------------------------------------------------------------------


def secrets(case: Case, data: Data) -> None:
    data["seats"][case.seat]["secrets"] = case.fact("count")


@of_an_agent
def at_radio(case: Case, data: Data) -> None:
    active(data)["field"] = data["radio"]["place"]


def unsent(case: Case, data: Data) -> None:
    data["radio"]["sending_since"] = 0
