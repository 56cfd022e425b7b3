"""Every tile, Top Secret card, planning card and field does what the content file says of it."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town
from support.stawka_tables import Cells, parts, table

COLORS = ("yellow", "purple", "blue", "black")
ENEMIES = {
    "bruno_dreher": "adm_west",
    "glaubel": "adm_west",
    "marta_becher": "adm_west",
    "hermann_brunner": "adm_west",
}
SAFES = [cells for cells in table("4.2 Tiles (130)") if cells["lock"] != "-"]
TILES = [cells for cells in table("4.2 Tiles (130)") if cells["lock"] == "-"]


def ids(cells: Cells) -> str:
    return cells["id"]


@pytest.mark.rule("STA-7.2", "STA-7.3")
@pytest.mark.parametrize("cells", TILES, ids=ids)
def test_a_tile_is_kept_or_burdens_one_of_its_colours(cells: Cells) -> None:
    printed = dict(part.split(":") for part in parts(cells["evidence"], ";"))
    for color, amount in printed.items():
        town = Town(jacek=cells["home_location"], **ENEMIES)
        town.stack(cells["home_location"], cells["id"]).activate("jacek").play("search")
        assert town.until("keep")
        assert town.offers() == ["keep", *[f"evidence({c})" for c in COLORS if c in printed]]
        town.play(f"evidence({color})")
        assert town.track("polish", color) == int(amount)
        assert [town.track("polish", c) for c in COLORS if c != color] == [0, 0, 0]
    town = Town(jacek=cells["home_location"], **ENEMIES)
    town.stack(cells["home_location"], cells["id"]).activate("jacek").play("search", "keep")
    assert town.holds("jacek") == [cells["item"]]


@pytest.mark.rule("STA-18.8", "STA-18.9")
@pytest.mark.parametrize("cells", SAFES, ids=ids)
def test_a_safe_opens_with_more_than_its_lock(cells: Cells) -> None:
    lock = int(cells["lock"])
    for total, opened in ((lock, False), (lock + 1, True)):
        town = Town(jacek=cells["home_location"]).stack(cells["home_location"], cells["id"])
        high = min(6, total - 1)
        town.activate("jacek").dice(high, total - high).play("search", "roll").settle()
        assert len(town.holds("jacek")) == opened
        place = names.LOCATIONS.index(cells["home_location"])
        assert bool(town.state.safes[place]) != opened  # it stays face up


@pytest.mark.rule("STA-18.11")
@pytest.mark.parametrize("cells", table("5. Top Secret cards"), ids=ids)
def test_a_top_secret_card_burdens_all_its_colours_at_once(cells: Cells) -> None:
    town = Town(jacek="squ_a", **ENEMIES).give("jacek", cells["id"]).activate("jacek")
    town.play(f"spend({cells['id']})")
    assert [town.track("polish", c) for c in COLORS] == [int(cells[c]) for c in COLORS]
    assert town.holds("jacek") == []


@pytest.mark.rule("STA-3.4", "STA-3.6", "STA-3.8")
@pytest.mark.parametrize("cells", table("1. Planning cards"), ids=ids)
def test_a_planning_card_fills_the_pool_and_fixes_the_turn(cells: Cells) -> None:
    seat = 0 if cells["side"] == "polish" else 1
    middle = "plan_de_3" if seat == 0 else "plan_pl_3"
    chosen = [cells["id"], middle] if seat == 0 else [middle, cells["id"]]
    town = Town(jacek="squ_a").next_stage(*chosen)
    assert town.state.pool[seat] == int(cells["ap_pool"])
    precedence = int(cells["precedence"])
    if precedence != 3:
        assert town.state.first == (seat if precedence < 3 else 1 - seat)
    while town.asks() in ("pick-token", "place-token"):
        town.play(town.offers()[0])
    drawn = [fact for fact in town.heard("reactions-drawn") if fact["seat"] == seat]
    assert sum(int(str(fact["count"])) for fact in drawn) == int(cells["reaction_draw"])


@pytest.mark.rule("STA-2.2", "STA-2.3", "STA-5.1")
@pytest.mark.parametrize("cells", table("3.4 Fields"), ids=lambda cells: cells["field"])
@pytest.mark.parametrize(("agent", "side"), [("jacek", "polish"), ("bruno_dreher", "german")])
def test_steps_lead_along_the_paths_of_the_content_file(
    cells: Cells, agent: str, side: str
) -> None:
    field = cells["field"]
    town = Town(**{agent: field}).activate(agent)
    near = set()
    for path in table("3.5 Paths"):
        if field in (path["a"], path["b"]) and path["only_side"] in ("-", side):
            near.add(path["b"] if path["a"] == field else path["a"])
    own = {c["field"] for c in table("3.4 Fields") if c["sector"] == cells["sector"]}
    steps = {offer[5:-1] for offer in town.offers() if offer.startswith("step")}
    assert steps & own == near
    exits = {e["field"] for e in table("3.6 Exits")}
    assert all(field in exits and other in exits for other in steps - own)
    assert len(steps - own) <= 1
