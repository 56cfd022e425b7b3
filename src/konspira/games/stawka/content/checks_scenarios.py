"""Checks the scenarios: board, agents, draft, rewards and endings fit together (section 4)."""

from __future__ import annotations

from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.findings import (
    Problem,
    need_known,
    need_new,
    need_range,
    need_total,
)
from konspira.games.stawka.content.names import CHARACTERS, SECTORS
from konspira.games.stawka.content.rows import Content, Scenario, Spot, Victory
from konspira.kernel.errors import Remedy

DRAFT = "draft"
PARTS = 3  # of the training campaign
NUMBERS = {"vp": 99, "secrets": 20, "room_217": 99}  # ways to win that need a number


def check_scenarios(content: Content) -> None:
    """Check each scenario alone; together they are the parts of the campaign."""
    for place, row in enumerate(content.scenarios):
        expected = place + 1 if place < PARTS else 0
        need_range(row.id, "part", row.part, expected, expected)
        check_scenario(row, content)


def check_scenario(row: Scenario, content: Content) -> None:
    """Check one scenario, of the pack or of a file."""
    need_range(row.id, "stages", row.stages, 1 if row.part else 0, 20)
    _check_board(row, {sector.id: sector.tile for sector in content.sectors})
    _check_agents(row, content)
    _check_level(row)
    _check_endings(row)
    _check_radio(row)
    _check_car(row, content)


def _check_board(row: Scenario, tiles: dict[str, str]) -> None:
    """Check for different tiles on different squares, each beside another one (STA-2.1)."""
    sectors: set[str] = set()
    faces: set[str] = set()
    squares: set[str] = set()
    for spot in row.sectors:
        need_known(row.id, "sector", spot.id, SECTORS)
        need_new(row.id, "sector", spot.id, sectors)
        need_new(row.id, "tile", tiles[spot.id], faces)
        need_range(row.id, f"{spot.id}.column", spot.column, 0, 6)
        need_range(row.id, f"{spot.id}.row", spot.row, 0, 6)
        need_new(row.id, "square", f"{spot.column},{spot.row}", squares)
    reached = row.sectors[:1]
    for spot in reached:  # grows while it is walked
        reached += [s for s in row.sectors if s not in reached and _touch(s, spot)]
    lost = [spot.id for spot in row.sectors if spot not in reached]
    if lost or not row.sectors:
        text = f"no edge joins {', '.join(lost) or 'any sector'} to the rest of the board"
        raise Problem(row.id, Remedy("stawka-apart", text, value=", ".join(lost) or "–"))


def _touch(one: Spot, other: Spot) -> bool:
    return abs(one.column - other.column) + abs(one.row - other.row) == 1


def _check_agents(row: Scenario, content: Content) -> None:
    """Check for one agent of a colour and side at most, at places of this board, and for Kloss."""
    people = {agent.character: agent for agent in content.agents}
    here = [spot.id for spot in row.sectors]
    places = [place.id for place in content.locations if place.sector in here]
    seen: set[str] = set()
    for post in row.agents:
        need_known(row.id, "character", post.character, CHARACTERS)
        agent = people[post.character]
        need_new(row.id, "agent", f"{agent.side} {agent.color}", seen)
        need_known(row.id, f"{post.character}.place", post.place, [*places, DRAFT])
    for side in v.SIDES:  # STA-1.1
        count = sum(people[post.character].side == side for post in row.agents)
        need_range(row.id, side, count, 2, 4)
    need_known(row.id, "agents", "hans_kloss", [post.character for post in row.agents])
    drafted = any(post.place == DRAFT for post in row.agents)
    if drafted != (row.draft is not None):
        text = "a draft belongs to a scenario exactly if somebody is placed by draft"
        raise Problem(row.id, Remedy("stawka-draft", text))
    if row.draft is not None:
        need_range(row.id, "draft.per_sector", row.draft.per_sector, 0, 4)
    documents = [a.id for a in content.agents if a.character == "hans_kloss"]
    need_known(row.id, "kloss_document", row.kloss_document, ["", *documents])


def _check_level(row: Scenario) -> None:
    """Check for missions from level extended on, location cards at level advanced (STA-1.2)."""
    advanced = row.level == "advanced"
    low, high = (1, 9) if advanced else (0, 0)
    need_range(row.id, "location_cards", row.location_cards, low, high)
    expected = 0 if row.level == "basic" else 2
    given = [reward for reward in (row.rewards.basic, row.rewards.special) if reward is not None]
    need_total(row.id, "rewards basic, special", len(given), expected)
    for reward in [row.rewards.secret, *given]:
        need_range(row.id, "rewards.vp", reward.vp, 0, 20)
        need_range(row.id, "rewards.evidence", reward.evidence, 0, 10)
        need_range(row.id, "rewards.defence", reward.defence, 0, 9)
        need_range(row.id, "rewards.attack", reward.attack, 0, 9)


def _check_endings(row: Scenario) -> None:
    """Check that each way to win stands once, with its number and the things that it needs."""
    check_victory(row.id, row.victory)
    seen = {victory.name for victory in row.victory}
    if not row.victory:
        text = "expected at least one way to win"
        raise Problem(row.id, Remedy("stawka-no-victory", text))
    for name, there in (("dispatch", row.radio), ("barracks", row.car)):
        if (name in seen) != (there is not None):
            text = "a radio belongs to the victory dispatch, a car to barracks"
            raise Problem(row.id, Remedy("stawka-victory-without", text, value=name))
    if row.timeout == "located" and row.radio is None:
        text = "a radio belongs to the victory dispatch, a car to barracks"
        raise Problem(row.id, Remedy("stawka-victory-without", text, value=row.timeout))
    if "room_217" in seen:
        need_known(row.id, "victory.room_217", "main_square", [spot.id for spot in row.sectors])


def check_victory(row: str, victories: list[Victory]) -> None:
    """Check that no way to win stands twice, and that each has the number that it needs."""
    seen: set[str] = set()
    for victory in victories:
        need_new(row, "victory", victory.name, seen)
        most = NUMBERS.get(victory.name, 0)
        need_range(row, f"victory.{victory.name}", victory.amount, min(1, most), most)


def _check_radio(row: Scenario) -> None:
    """Check that the radio has places, and that an agent hunts for it (STA-S4.1, STA-S4.6)."""
    if row.radio is None:
        return
    here = [spot.id for spot in row.sectors]
    for sector in row.radio.closed:
        need_known(row.id, "radio.closed", sector, SECTORS)
    free = [sector for sector in here if sector not in row.radio.closed]
    need_range(row.id, "sectors without radio.closed", len(free), 1, len(here))
    need_range(row.id, "radio.secrets", row.radio.secrets, 0, 9)
    need_known(row.id, "radio.hunter", row.radio.hunter, [post.character for post in row.agents])


def _check_car(row: Scenario, content: Content) -> None:
    """Check that the Black Audi has its places on this board (STA-S6.4)."""
    car = row.car
    if car is None:
        return
    here = [spot.id for spot in row.sectors]
    places = [place.id for place in content.locations if place.sector in here]
    need_known(row.id, "car.start", car.start, places)
    need_known(row.id, "car.stop", car.stop, [place for place in places if place != car.start])
    controls = [t.id for t in content.threats if t.side == "german" and t.count == 1]
    need_known(row.id, "car.token", car.token, controls)
    need_range(row.id, "car.ap_limit", car.ap_limit, 2, 10)
    need_range(row.id, "car.defence", car.defence, 2, 20)
    need_range(row.id, "car.vigilance", car.vigilance, 2, 12)
    need_range(row.id, "car.breaks_at", car.breaks_at, 2, 40)
    need_range(row.id, "car.guard", car.guard, 0, 12)
