"""Checks that a scenario file makes a game: board, agents, draft, rewards and endings together."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.building.mistakes import Mistakes
from konspira.games.stawka.content.checks_scenarios import NUMBERS
from konspira.games.stawka.content.names import LEVELS, SIDES, VICTORIES
from konspira.games.stawka.content.rows import Agent, Content
from konspira.kernel.errors import Remedy, did_you_mean

Row = dict[str, Any]
DRAFT = "draft"
KLOSS = "hans_kloss"
PRISONERS = 3
LONGEST_TITLE = 80  # letters
FILMS = VICTORIES[6:]  # ways to win that only the scenarios of the box have
ROOT = "scenario"


def check(row: Row, content: Content, found: Mistakes) -> None:
    """Note every mistake; skip parts that could not be read."""
    people = {agent.character: agent for agent in content.agents}
    _check_title(row, found)
    _check_board(row, {sector.id: sector.tile for sector in content.sectors}, found)
    _check_agents(row, people, found)
    _check_places(row, content, found)
    _check_draft(row, people, found)
    _check_level(row, found)
    _check_victory(row, people, found)


def _rows(row: Row, key: str) -> list[tuple[str, Row]]:
    """Return the rows of a list that could be read, each with its path."""
    listed = row.get(key) or []
    paths = [(f"{ROOT}.{key}[{place}]", one) for place, one in enumerate(listed)]
    return [(path, one) for path, one in paths if one and None not in one.values()]


def _check_title(row: Row, found: Mistakes) -> None:
    """Check that a title can be read, and stands on one line."""
    title = row.get("title")
    if title is None or (title.strip() and title.isprintable() and len(title) <= LONGEST_TITLE):
        return
    text = f"expected a title of 1 to {LONGEST_TITLE} printable letters, not only spaces"
    found.add(f"{ROOT}.title", Remedy("design-title", text, count=LONGEST_TITLE))


# -- the board -------------------------------------------------------------------------------------


def _check_board(row: Row, tiles: dict[str, str], found: Mistakes) -> None:
    """Check for different tiles on different squares, each joined to the rest (STA-2.1)."""
    used: dict[str, str] = {}
    squares: dict[tuple[int, int], str] = {}
    for path, spot in _rows(row, "sectors"):
        id, square = spot["id"], (spot["column"], spot["row"])
        if spot["turn"] % 90:
            text = f"{spot['turn']} degrees cannot be laid; expected 0, 90, 180 or 270"
            found.add(f"{path}.turn", Remedy("design-turn", text, value=str(spot["turn"])))
        if tiles[id] in used:
            other = used[tiles[id]]
            text = f"{id} is on the same tile as {other}; take one of them out"
            found.add(f"{path}.id", Remedy("design-same-tile", text, value=id, other=other))
        elif square in squares:
            text = f"{squares[square]} lies there already; choose another square"
            found.add(path, Remedy("design-same-square", text, value=squares[square]))
        used[tiles[id]] = id
        squares.setdefault(square, id)
    if not found.under(f"{ROOT}.sectors"):
        _check_joined(row, found)


def _check_joined(row: Row, found: Mistakes) -> None:
    spots = _rows(row, "sectors")
    if not spots:
        if row.get("sectors") is not None:
            text = "a board needs at least one sector"
            found.add(f"{ROOT}.sectors", Remedy("design-no-sectors", text))
        return
    reached = [(spots[0][1]["column"], spots[0][1]["row"])]
    squares = [(spot["column"], spot["row"]) for _, spot in spots]
    for x, y in reached:  # grows while it is walked
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        reached += [square for square in beside if square in squares and square not in reached]
    for path, spot in spots:
        if (spot["column"], spot["row"]) not in reached:
            text = f"no edge joins {spot['id']} to {spots[0][1]['id']}; move it beside another one"
            facts = {"value": spot["id"], "other": spots[0][1]["id"]}
            found.add(path, Remedy("design-apart", text, **facts))


# -- agents ----------------------------------------------------------------------------------------


def _check_agents(row: Row, people: dict[str, Agent], found: Mistakes) -> None:
    """Check for one of a colour and side, two to four of a side, Kloss among them (STA-1.1)."""
    listed = [(p, a) for p, a in _rows(row, "agents")]
    seen: dict[tuple[str, str], str] = {}
    for path, post in listed:
        agent = people[post["character"]]
        slot = (agent.side, agent.color)
        if slot in seen:
            text = f"{agent.character} has the colour of {seen[slot]}; take one of them out"
            facts = {"value": agent.character, "other": seen[slot], "color": agent.color}
            found.add(f"{path}.character", Remedy("design-same-color", text, **facts))
        seen.setdefault(slot, agent.character)
    if row.get("agents") is None or found.under(f"{ROOT}.agents"):
        return
    for side in SIDES:
        count = sum(people[post["character"]].side == side for _, post in listed)
        if not 2 <= count <= 4:
            text = f"{side} has {count} agents; expected 2 to 4"
            facts = {"value": side, "count": str(count)}
            found.add(f"{ROOT}.agents", Remedy("design-agents", text, **facts))
    if KLOSS not in [post["character"] for _, post in listed]:
        text = f"{KLOSS} is missing; he leads the Polish network"
        found.add(f"{ROOT}.agents", Remedy("design-no-kloss", text, value=KLOSS))


def _check_places(row: Row, content: Content, found: Mistakes) -> None:
    """Check that agents start in locations or on streets of this board."""
    here = [spot["id"] for _, spot in _rows(row, "sectors")]
    fields = [(field.id, sector.id) for sector in content.sectors for field in sector.fields]
    places = [field for field, sector in fields if sector in here]
    every = [field for field, _ in fields]
    for path, post in _rows(row, "agents"):
        name = post["place"]
        if name in (*places, DRAFT):
            continue
        if name in every:
            text = f"{name} is not on this board; lay its sector, or name another place"
            found.add(f"{path}.place", Remedy("design-off-board", text, value=name))
        else:
            near = did_you_mean(name, [*places, DRAFT])
            text = f'"{name}" is not known here; {near}'
            found.add(f"{path}.place", Remedy("design-unknown", text, value=name, remedy=near))


def _check_draft(row: Row, people: dict[str, Agent], found: Mistakes) -> None:
    """Check for a draft if, and only if, it places an agent, with room for all."""
    posts = [post for _, post in _rows(row, "agents") if post["place"] == DRAFT]
    draft = row.get("draft")
    if found.under(f"{ROOT}.draft") or found.under(f"{ROOT}.sectors"):
        return
    if (draft is None) != (not posts):
        text = "a draft belongs to a scenario exactly if somebody is placed by draft"
        found.add(f"{ROOT}.draft", Remedy("stawka-draft", text))
    elif draft is not None and draft["per_sector"]:
        sectors = [spot["id"] for _, spot in _rows(row, "sectors")]
        open_ones = [s for s in sectors if s != "police" or draft["places"] != "not_police"]
        room = draft["per_sector"] * len(open_ones)
        for side in SIDES:
            count = sum(people[post["character"]].side == side for post in posts)
            if count > room:
                text = f"{side} drafts {count} agents, but there is room for {room}"
                facts = {"value": side, "count": str(count), "room": str(room)}
                found.add(f"{ROOT}.draft", Remedy("design-no-room", text, **facts))


# -- level and endings -----------------------------------------------------------------------------


def _check_level(row: Row, found: Mistakes) -> None:
    """Check for missions from level extended on, location cards at level advanced (STA-1.2)."""
    level = row.get("level")
    if level is None:
        return
    cards = row.get("location_cards")
    if cards is not None and (cards > 0) != (level == LEVELS[2]):
        text = f"location cards belong to level advanced and only there; this is {level}"
        found.add(f"{ROOT}.location_cards", Remedy("design-cards", text, value=level))
    rewards: Row = row.get("rewards") or {}
    for key in ("basic", "special") if rewards else ():
        given = rewards[key] is not None or found.under(f"{ROOT}.rewards.{key}")
        if given != (level != LEVELS[0]):
            text = f"a reward for {key} missions belongs to levels extended and advanced"
            found.add(f"{ROOT}.rewards.{key}", Remedy("design-missions", text, value=key))
    sectors = [spot["id"] for _, spot in _rows(row, "sectors")]
    if level != LEVELS[0] and "police" not in sectors and not found.under(f"{ROOT}.sectors"):
        text = "from level extended on there are arrests: lay the sector police, which has the jail"
        found.add(f"{ROOT}.sectors", Remedy("design-no-jail", text))


def _check_victory(row: Row, people: dict[str, Agent], found: Mistakes) -> None:
    """Check that every way to win can come about, and that there is one."""
    path = f"{ROOT}.victory"
    if row.get("victory") is None:
        return
    places: dict[str, str] = {}
    for where, victory in _rows(row, "victory"):
        name = victory["name"]
        if name in FILMS:
            text = f"{name} belongs to the films: files have no radio, no hotel card and no car"
            found.add(f"{where}.name", Remedy("design-film", text, value=name))
            continue
        if name in places:
            text = f"{name} stands twice; take one of them out"
            found.add(where, Remedy("stawka-twice", text, key="victory", value=name))
        most = NUMBERS.get(name, 0)
        if not min(1, most) <= victory["amount"] <= most:
            facts = {"value": str(victory["amount"]), "low": str(min(1, most)), "high": str(most)}
            text = f"amount of {name}: expected {facts['low']} to {most}"
            found.add(f"{where}.amount", Remedy("design-range", text, **facts))
        places[name] = where
    if not [name for name in places if name != "network"] and not found.under(path):
        text = "nobody could win; name vp, secrets, exposure, prisoners or password"
        found.add(path, Remedy("design-no-victory", text))
    if "secrets" in places and not _gives(row, "secret"):
        text = "no reward counts as a secret: set secret = true in one of the rewards"
        found.add(places["secrets"], Remedy("design-no-secret", text))
    if "exposure" in places and not _has_chief(row, people):
        text = "exposure needs a German chief: a black SS officer among the agents"
        found.add(places["exposure"], Remedy("design-no-chief", text))
    if "prisoners" in places and not _can_jail(row, people):
        text = "three Poles in jail need level extended and three Polish agents besides Kloss"
        found.add(places["prisoners"], Remedy("design-few-prisoners", text))
    if "password" not in places and _gives(row, "letter"):
        text = "letters belong to passwords: name password in victory, or leave letter out"
        found.add(f"{ROOT}.rewards", Remedy("design-no-password", text))


def _gives(row: Row, what: str) -> bool:
    rewards = row.get("rewards")
    if rewards is None:
        return what == "secret"  # nothing is known here, so no mistake is noted
    return any(reward and reward.get(what) for reward in rewards.values())


def _characters(row: Row, people: dict[str, Agent]) -> list[Agent]:
    return [people[post["character"]] for _, post in _rows(row, "agents")]


def _has_chief(row: Row, people: dict[str, Agent]) -> bool:
    agents = _characters(row, people)
    return row.get("agents") is None or any(a.is_chief and a.side == SIDES[1] for a in agents)


def _can_jail(row: Row, people: dict[str, Agent]) -> bool:
    agents = _characters(row, people)
    poles = [a for a in agents if a.side == SIDES[0] and a.character != KLOSS]
    return row.get("agents") is None or (row["level"] != LEVELS[0] and len(poles) >= PRISONERS)
