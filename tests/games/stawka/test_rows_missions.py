"""Both parts of every mission can be claimed exactly when all their goals are met (STA-15.6).

Goals about deeds are met by doing them: the holder searches, talks, enters, dismisses and so on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira.games.stawka
from konspira.games.stawka.content import names
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content.rows import Mission, MissionPart
from konspira.games.stawka.content.terms import Term
from konspira.kernel.content import Pack
from support.stawka_rows import Town

FOLDER = Path(konspira.games.stawka.__file__).parent / "data"
CONTENT = content.load(Pack(FOLDER, content.FILES))
PEOPLE = {row.character: row for row in CONTENT.agents}
USUAL = {
    "polish": {
        "yellow": "jacek",
        "purple": "ingrid_heizer",
        "blue": "georg",
        "black": "hans_kloss",
    },
    "german": {
        "yellow": "bruno_dreher",
        "purple": "glaubel",
        "blue": "marta_becher",
        "black": "hermann_brunner",
    },
}
BESIDE = {  # the street beside a location
    path.a: path.b
    for sector in CONTENT.sectors
    for path in sector.paths
    if path.a in names.LOCATIONS
}
NEUTRAL = "cit_a"
SEARCHED = ("courts", "market", "gestapo")
PARTS = [
    pytest.param(row, part, id=f"{row.id}-{('basic', 'special')[part]}")
    for row in CONTENT.missions
    for part in (0, 1)
]


def part_of(row: Mission, part: int) -> MissionPart:
    return row.special if part else row.basic


class Attempt:
    """A holder that meets the goals of one part, all of them or all but one."""

    def __init__(self, row: Mission, part: int) -> None:
        self.row, self.goals = row, part_of(row, part)
        self.holder = row.agent
        self.side = PEOPLE[self.holder].side
        self.foe = "german" if self.side == "polish" else "polish"
        own = {**USUAL[self.side], PEOPLE[self.holder].color: self.holder}
        if any(term.args.get("b") == "agent:erik_kopf" for term in self.goals.when):
            own["blue"] = "erik_kopf"
        self.own, self.enemies = own, USUAL[self.foe]
        words = [name for term in self.goals.when for name in term.names()]
        railway = "station" in words or "hospital" in words
        self.far = "adm_west" if railway else "rai_west"  # away from what the mission asks for
        places = {self._key(agent): self.far for agent in [*own.values(), *self.enemies.values()]}
        self.town = Town([word for word in words if word in names.LOCATIONS], **places)
        self.town.mission(self.holder, row.id)

    def _key(self, agent: str) -> str:
        return "kloss_doc_1" if agent == "hans_kloss" else agent

    # -- meeting goals -----------------------------------------------------------------------------

    def meet(self, skipped: Term | None) -> None:
        """Deeds first, then places and possessions, so that nothing undoes them."""
        for term in self.goals.when:
            if term.name == "since" and term is not skipped:
                for turn in range(term.number("n")):
                    event = term.term("event")
                    assert event is not None
                    self.deed(event, turn)
        state = self.town.state
        state.agenda.clear()
        self.town.move(self.holder, NEUTRAL)
        self.town.state.items[self.town.slot(self.holder)] = []
        for term in self.goals.when:
            if term.name in ("at", "phone_at") and term is not skipped:
                self.town.move(self.holder, term.word("place") if term.name == "at" else "courts")
        for term in self.goals.when:
            self.arrange(term, term is skipped)

    def arrange(self, term: Term, skipped: bool) -> None:
        """One goal that is no deed and no place: met, or just not met."""
        town, here = self.town, self.town.at(self.holder)
        match term.name:
            case "same_field" if not skipped:
                town.move(self.partner(term.word("b")), here)
            case "alone_on_field" if skipped:
                town.move(self.own["black"], here)
            case "no_enemy_in_sector" if skipped:
                town.move(self.enemies["yellow"], here)
            case "holds":
                item = {"any": "flowers", "weapon": "bayonet", "valuable": "jewellery"}
                count = term.number("n") - skipped
                word = term.word("filter")
                town.give(self.holder, *[item.get(word, word)] * count)
            case "holds_top_secret" if not skipped:
                town.give(self.holder, "ts_01")
            case "evidence_at_least":
                color = term.word("target").removeprefix("color:")
                town.evidence(self.side, **{color: term.number("n") - skipped})

    def partner(self, aim: str) -> str:
        """Somebody who fits `same_field`."""
        if aim == "chief":
            return self.own["black"]
        if aim == "agent:erik_kopf":
            return "erik_kopf"
        side, _, word = aim.partition(":")
        people = self.own if side == "own" else self.enemies
        color = word if word in people else "yellow"
        if people[color] == self.holder:
            color = "purple"
        return people[color]

    # -- deeds -------------------------------------------------------------------------------------

    def deed(self, event: Term, turn: int) -> None:
        """Something that the holder does in an activation of its own."""
        town, state = self.town, self.town.state
        state.agenda.clear()
        state.spent = [0] * 8
        state.pairs = 0
        match event.name:
            case "searched":
                place = event.word("location")
                self.search(SEARCHED[turn] if place == "any" else place)
            case "entered":
                place = event.word("location")
                self.do(BESIDE[place], f"step({place})")
            case "talked":
                enemy = self.target(event.word("target"))
                town.move(enemy, NEUTRAL).dice(6, 6, 6)
                self.do(NEUTRAL, f"talk({enemy})")
                town.move(enemy, self.far)
            case "dismissed_threat":
                row, place = ("th_de_trap", "market")
                if self.side == "german":
                    row, place = ("th_pl_thief", "cit_d")
                town.token(place, row).dice(6, 6)
                self.do(place, "dismiss")
            case "gave_item":
                other = self.partner("own:any")
                town.move(other, NEUTRAL).give(self.holder, "tile_jail_1")
                self.do(NEUTRAL, f"give({other})", "piece(tile_jail_1)")
                town.move(other, self.far)
            case "opened_safe":
                town.stack("labour_office", "tile_labour_office_1").give(self.holder, "crowbar")
                self.do("labour_office", "search", "tool(crowbar)")
            case "eliminated":
                enemy = self.target(event.word("target"))
                town.move(enemy, NEUTRAL).give(self.holder, "pistol").dice(6, 6)
                self.do(NEUTRAL, "attack(pistol)", f"agent({enemy})")
                assert town.status(enemy) == "dead"
            case "arrested":
                town.move("jacek", NEUTRAL).evidence("german", yellow=6).dice(1, 1)
                self.do(NEUTRAL, "arrest(jacek)")
                assert town.status("jacek") == "prisoner"
            case other:
                raise AssertionError(other)
        state.dice = []

    def do(self, field: str, *choices: str) -> None:
        self.town.move(self.holder, field).activate(self.holder).play(*choices).settle()

    def search(self, place: str) -> None:
        tile = {"courts": 4, "market": 3, "gestapo": 3}.get(place, 2)
        self.town.stack(place, f"tile_{place}_{tile}")
        self.do(place, "search", "keep")
        self.town.state.items[self.town.slot(self.holder)] = []

    def target(self, aim: str) -> str:
        """An enemy who fits the target of a deed."""
        if aim == "chief":
            return self.enemies["black"]
        if aim == "same_color":
            return self.enemies[PEOPLE[self.holder].color]
        if aim.startswith("color:"):
            return self.enemies[aim.removeprefix("color:")]
        return self.enemies["yellow"]  # Dreher wears a uniform, Jacek is a civilian

    def offered(self, part: int) -> bool:
        """Is the part offered in the holder's next activation?"""
        self.town.state.spent = [0] * 8
        choice = ("claim_basic", "claim_special")[part]
        return self.town.activate(self.holder).until(choice)


@pytest.mark.rule("STA-15.6", "STA-15.7", "STA-15.9", "STA-15.12")
@pytest.mark.parametrize(("row", "part"), PARTS)
def test_a_part_can_be_claimed_when_all_its_goals_are_met(row: Mission, part: int) -> None:
    attempt = Attempt(row, part)
    attempt.meet(None)
    assert attempt.offered(part)

    town, seat = attempt.town, 0 if attempt.side == "polish" else 1
    before = len(town.holds(row.agent))
    vp = town.state.vp[seat]
    town.play(("claim_basic", "claim_special")[part])
    while town.asks() == "pay-item":
        town.play(town.offers()[0])
    assert town.state.vp[seat] == vp + (4 if part else 2)
    assert not town.has_mission(row.agent)
    spent = sum(term.number("n") for term in part_of(row, part).consume)
    assert len(town.holds(row.agent)) == before - spent


@pytest.mark.parametrize(("row", "part"), PARTS)
def test_a_part_cannot_be_claimed_while_one_goal_is_missing(row: Mission, part: int) -> None:
    for missing in part_of(row, part).when:
        attempt = Attempt(row, part)
        attempt.meet(missing)
        assert not attempt.offered(part), missing


@pytest.mark.rule("STA-15.12")
def test_a_talk_counts_from_the_result_that_the_goal_asks_for() -> None:
    for dice, counts in (((5, 3), False), ((5, 4), True)):  # against Dreher 8 is single, 9 double
        town = Town(ingrid_heizer="squ_a", bruno_dreher="squ_a")
        town.mission("ingrid_heizer", "ms_ingrid_heizer_1").activate("ingrid_heizer").dice(*dice)
        town.play("talk(bruno_dreher)").settle()
        assert ("claim_special" in town.offers()) == counts


@pytest.mark.rule("STA-15.12")
def test_deeds_before_the_card_was_taken_do_not_count() -> None:
    town = Town(jacek="courts").stack("courts", "tile_courts_4").activate("jacek")
    town.play("search", "keep").settle()
    town.mission("jacek", "ms_jacek_2")
    assert "claim_basic" not in town.offers()


@pytest.mark.rule("STA-15.11")
def test_a_location_that_is_not_on_the_board_means_its_substitute() -> None:
    town = Town(fritz_kopf="gestapo", jacek="mil_a").give("fritz_kopf", "flowers")
    town.mission("fritz_kopf", "ms_fritz_kopf_3").activate("fritz_kopf")  # no villa on this board
    assert "claim_basic" in town.offers()
