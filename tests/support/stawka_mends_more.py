"""More mends of Stawka: objects of texts, tiles, exchanges, setup, films, and texts themselves."""

from __future__ import annotations

from konspira.games.stawka.abilities import abilities
from konspira.games.stawka.abilities.texts import Ability
from konspira.games.stawka.abilities.words import TOKEN
from konspira.games.stawka.content.names import (
    FIELDS,
    FIGURES,
    ITEMS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    SECTORS,
    TILES,
)
from konspira.games.stawka.running import SEARCH, TALK, Attack, Test
from konspira.games.stawka.state import TS, Stawka
from konspira.kernel.state import State
from support import stawka_mends as mends
from support.mending import Case, Data, Mend
from support.stawka_mends import (
    active,
    drop,
    elsewhere,
    free,
    give,
    of_an_agent,
    rules_of,
    sector,
)

# -- looking ---------------------------------------------------------------------------------------


def for_objects(other: Mend, mend: Mend) -> Mend:
    """Another mend where a text names an object."""

    def chosen(case: Case, data: Data) -> bool | State | None:
        return (mend if case.kind == "choose-object" else other)(case, data)

    return chosen


def person(case: Case, data: Data, slot: int) -> Data:
    """The row of a figure."""
    state = case.state
    assert isinstance(state, Stawka)
    row = data["agents"][FIGURES[state.rules.person[state.doc[slot]]]]
    assert isinstance(row, dict)
    return row


def user(case: Case, data: Data) -> Data:
    """Return whose text it is, or the officer it names; of tokens and cards the active agent."""
    assert isinstance(case.state, Stawka)
    use = abilities.current(case.state)
    for slot in (use.picked[1], use.agent):
        if 0 <= slot < 8:
            return person(case, data, slot)
    return active(data)


def street(case: Case, wanted: int) -> str:
    """A street of a sector."""
    rules = rules_of(case)
    streets = [field for field in rules.fields if rules.place_at[field] < 0]
    return next(FIELDS[field] for field in streets if rules.sector_of[field] == wanted)


def spare(case: Case, data: Data) -> str:
    """A tile that nobody holds and that is no safe."""
    found = [tile for row in data["places"].values() for tile in row["stack"]]
    return str(next(tile for tile in found if not mends.is_safe(case, tile)))


# -- objects of texts ------------------------------------------------------------------------------


def beside_user(case: Case, data: Data) -> bool:
    """Both stand on one field."""
    row = user(case, data)
    if not row or row is data["agents"][case.what]:
        return False
    free(data, data["agents"][case.what], row["field"])
    return True


def in_sector(case: Case, data: Data) -> bool:
    """The agent comes into the sector; a place or token stays, and the user comes there."""
    if case.verb == "agent":
        row = data["agents"][case.what]
        free(data, row, street(case, SECTORS.index(case.fact("sector"))))
        return True
    row = user(case, data)
    row["field"] = street(case, sector(case, case.what))
    return True


def near_enough(case: Case, data: Data) -> bool:
    """It stands where the user is, or the user where it lies."""
    if case.verb == "agent":
        return beside_user(case, data)
    user(case, data)["field"] = case.what
    return True


def uniformed(case: Case, data: Data) -> bool:
    rules, state = rules_of(case), case.state
    assert isinstance(state, Stawka)
    row = data["agents"][case.what]
    documents = [document for document in state.doc if document >= 0]
    women = [FIGURES[rules.person[one]] for one in documents if rules.woman[one]]
    if case.what in women:
        return False
    return give(data, row, mends.piece_with(case, lambda item: rules.item_uniform[item]))


def at_phone(case: Case, data: Data) -> bool:
    rules = rules_of(case)
    place = next(one for one in rules.places if rules.phone[one])
    free(data, data["agents"][case.what], FIELDS[rules.field_of[place]])
    return True


def away(case: Case, data: Data) -> bool:
    """The figure that would be moved stands elsewhere."""
    row = data["agents"][case.fact("agent")]
    return elsewhere(case, data, row, sector(case, row["field"]))


def unbound(case: Case, data: Data) -> bool:
    """Nothing keeps anybody anywhere, and no place is destroyed."""
    bound = bool(data["effects"] or data["fugitives"])
    data["effects"], data["fugitives"] = [], []
    mends.rebuilt(case, data)
    return bound


def laden(case: Case, data: Data) -> bool:
    """The agent that the choice names holds something that may go."""
    row = data["agents"][case.what]
    for piece in list(row["items"]):
        drop(data, piece)
    return give(data, row, spare(case, data))


def unladen(case: Case, data: Data) -> bool:
    for piece in list(data["agents"][case.what]["items"]):
        drop(data, piece)
    return True


def with_mission(case: Case, data: Data) -> bool:
    row = data["agents"][case.what]
    if not row["missions"]:
        return False
    row["mission"] = row["missions"].pop(0)
    return True


def unknown_mission(case: Case, data: Data) -> None:
    data["agents"][case.what].update(mission_shown=False, mission_peeked=False)


def unknown_token(case: Case, data: Data) -> None:
    for token in data["tokens"]:
        if token["at"] == case.what:
            token.update(face_up=False, seen=False)


def evidence_of(amount: int) -> Mend:
    def mend(case: Case, data: Data) -> None:
        assert isinstance(case.state, Stawka)
        for place in range(8):
            if case.state.open >> place & 1:
                colors = list(data["seats"][place // 4]["tracks"])
                data["seats"][place // 4]["tracks"][colors[place % 4]] = amount

    return mend


def enemy_token_there(case: Case, data: Data) -> bool:
    if FIELDS.index(case.what) not in rules_of(case).token_fields[1 - case.seat]:
        return False
    return mends.token_at(case, data, 1 - case.seat, case.what)


def token_gone(case: Case, data: Data) -> bool:
    """Another one than the token that is to be moved."""
    assert isinstance(case.state, Stawka)
    moved = abilities.current(case.state).picked[5] - TOKEN
    if moved >= 0 and FIELDS[case.state.token_at[moved]] == case.what:
        return False
    mends.no_token(case, data)
    return True


def tiles_there(case: Case, data: Data) -> bool:
    found = [tile for tile in data["removed"] if tile.startswith(f"tile_{case.what}_")]
    found = [tile for tile in found if not mends.is_safe(case, tile)]
    if not found:
        return False
    data["removed"].remove(found[0])
    data["known"].pop(found[0], None)
    data["places"][case.what]["stack"].insert(0, found[0])
    return True


def on_the_spot(case: Case, data: Data) -> bool:
    """The one who would take the tile stands there."""
    if case.kind == "choose-tile":
        place = LOCATIONS.index(case.fact("location"))
        free(data, data["agents"][case.fact("agent")], FIELDS[rules_of(case).field_of[place]])
    else:
        user(case, data)["field"] = case.what
    return True


# -- things ----------------------------------------------------------------------------------------


def held(case: Case, data: Data) -> bool | State | None:
    """In an exchange one of the two holds it."""
    if case.kind != "exchange-item":
        return mends.held(case, data)
    numbers = case.state.agenda[-1].numbers()
    if case.what not in TILES or rules_of(case).field_of[TILES.index(case.what) // 5] < 0:
        return False
    if mends.is_safe(case, case.what):
        return False
    for slot in numbers[1:]:
        for piece in list(person(case, data, slot)["items"]):
            drop(data, piece)
    return give(data, person(case, data, numbers[1]), case.what)


def unworn(case: Case, data: Data) -> None:
    """No AP are spent: what gives more can go."""
    data["activation"]["paid"] = 0
    for row in data["agents"].values():
        row["spent"] = 0


@of_an_agent
def price(case: Case, data: Data) -> bool:
    """The agent holds what the text costs."""
    ability = ability_of(case)
    if ability is None:
        return False
    own = [piece for piece in active(data)["items"] if case.verb == "use_item"]
    for piece in [one for one in active(data)["items"] if one not in own]:
        drop(data, piece)
    rules = rules_of(case)
    for cost in ability.cost:
        for _ in range(0 if cost.of_itself else cost.count):
            if cost.secret:
                found = next((one for one in PIECES[TS:] if one in data["top_secret_deck"]), None)
            else:
                fits = [
                    TILES[tile]
                    for tile, item in enumerate(rules.item_of)
                    if rules.field_of[tile // 5] >= 0
                    and (
                        item == cost.item
                        if cost.item >= 0
                        else not cost.tag or rules.tags[item] & cost.tag
                    )
                ]
                fits = [tile for tile in fits if tile not in active(data)["items"]]
                found = next((tile for tile in fits if not mends.is_safe(case, tile)), None)
            if found is None or not give(data, active(data), found):
                return False
    return True


def ability_of(case: Case) -> Ability | None:
    """The text that a choice of the menu would use."""
    rules = rules_of(case)
    if case.verb == "use_item":
        return rules.abilities[rules.item_ability[ITEMS.index(case.what)]]
    if case.verb == "play_card":
        return rules.abilities[rules.card_abilities[LOCATION_CARDS.index(case.what)][0]]
    return None


# -- procedures ------------------------------------------------------------------------------------


def not_interrogated(case: Case, data: Data) -> None:
    data["interrogations"] = 0


@of_an_agent
def killer(case: Case, data: Data) -> bool:
    """The agent's mission allows an assassination."""
    return _with_goal(case, data, "assassination")


@of_an_agent
def policeman(case: Case, data: Data) -> bool:
    """The agent's mission allows an arrest, of any agent."""
    return _with_goal(case, data, "arrest")


def _with_goal(case: Case, data: Data, name: str) -> bool:
    row, rules = active(data), rules_of(case)
    for mission in row["missions"]:
        for goal in rules.goals[MISSIONS.index(mission)]:
            if getattr(goal, name) >= 0 and (name != "arrest" or goal.arrest >= 700):
                row["missions"].remove(mission)
                row.update(mission=mission, mission_shown=False, mission_peeked=False, deeds=[])
                return True
    return False


def not_reacted(case: Case, data: Data) -> bool:
    """On a movement; that a talk or a search was answered stands in its frame."""
    data["activation"]["reacted"] = False
    return not any(frame[0] in (SEARCH, TALK) for frame in data["frames"])


def token_near(case: Case, data: Data) -> bool:
    """The tested agent is in the sector of the token."""
    assert isinstance(case.state, Stawka)
    for running in reversed(case.state.running):
        if isinstance(running, Test | Attack):
            slot = running.actor if isinstance(running, Test) else running.target
            if slot > 7:
                return False
            person(case, data, slot)["field"] = street(case, sector(case, case.what))
            return True
    return False


@of_an_agent
def meeting(case: Case, data: Data) -> bool:
    """An enemy is on the field."""
    if data["activation"]["leader"] != mends.side(case, data["activation"]["agent"]):
        return False
    row = next(iter(mends.others(case, data, 1 - case.seat)), None)
    if row is None:
        return False
    row["field"] = active(data)["field"]
    return True


# -- setup, campaign, films ------------------------------------------------------------------------


def unplaced(case: Case, data: Data) -> bool:
    """Another one of its side stands there instead."""
    gone = data["agents"][case.what]
    own = mends.side(case, case.what)
    for name, row in data["agents"].items():
        if row["status"] == "absent" and mends.side(case, name) == own:
            row.update(status="free", field=gone["field"])
            gone.update(status="absent", field=None)
            return True
    return False


def roomy(case: Case, data: Data) -> bool:
    """The one who stands in that sector stands in another one, where nobody of its side is."""
    rules, own = rules_of(case), case.state.agenda[-1].numbers()[1] >> 2
    rows = [row for name, row in data["agents"].items() if mends.side(case, name) == own]
    taken = {sector(case, row["field"]) for row in rows if row["field"]}
    for row in rows:
        if row["field"] and sector(case, row["field"]) == sector(case, case.what):
            for field in rules.draft:
                if rules.sector_of[field] not in taken:
                    row["field"] = FIELDS[field]
                    return True
    return False


def kept(case: Case, data: Data) -> bool:
    """It was held before."""
    data["kept"].append(PIECES.index(case.what))
    return True


def letters_hidden(case: Case, data: Data) -> None:
    data["passwords"][1 - case.seat]["letters"] = []


def radio_elsewhere(case: Case, data: Data) -> bool:
    rules = rules_of(case)
    for place in rules.radio_places:
        if SECTORS[rules.sector_of[rules.field_of[place]]] != case.what:
            data["radio"]["place"] = LOCATIONS[place]
            return True
    return False


def audi_under_way(case: Case, data: Data) -> bool:
    """Pulkowski was loaded in the stage before."""
    if data["stage"] < 2 or data["audi"]["field"] == FIELDS[rules_of(case).audi]:
        return False  # home with its passenger it would have won
    data["audi"].update(broken=data["stage"] - 1, loaded=data["stage"] - 1)
    return True


def token_lies(case: Case, data: Data) -> bool:
    """One of the own tokens is on the board."""
    assert isinstance(case.state, Stawka)
    for field in rules_of(case).token_fields[case.seat]:
        if FIELDS[field] not in [token["at"] for token in data["tokens"]]:
            if FIELDS[field] not in [row["field"] for row in data["agents"].values()]:
                return mends.token_at(case, data, case.seat, FIELDS[field])
    return False
