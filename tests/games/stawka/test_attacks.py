"""Assassination, fights, explosives, death (STA-12)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.stage.stage import EndStage
from konspira.games.stawka.state import Stawka
from support.stawka import (
    GERMAN,
    POLISH,
    Scene,
    agent,
    asked,
    kinds,
    offers,
    options,
    passes,
    place,
    play,
    scene,
    seat,
    track,
    where,
)


def fight(*dice: int, weapon: str = "tile_jail_4", **marta: object) -> Scene:
    """Jacek with an assassination mission and a weapon meets Marta Becher."""
    table = scene().agent("jacek", "squ_a", items=[weapon], mission="ms_jacek_1")
    table.agent("marta_becher", "squ_a", **marta).agent("georg", "adm_a")
    return table.agent("hermann_brunner", "pol_a").active("jacek").dice(*dice)


@pytest.mark.scenario("T-13")
@pytest.mark.rule("STA-12.1", "STA-12.2", "STA-12.3", "STA-12.4", "STA-12.6", "STA-12.8")
def test_jacek_loses_against_a_pistol() -> None:
    state = fight(3, 4, 4, 4, items=["tile_gestapo_4"]).state()

    play(state, "attack(bayonet)", "agent(marta_becher)", "weapon(pistol)")
    passes(state)

    assert agent(state, "jacek").status == "dead"
    assert agent(state, "marta_becher").status == "free"
    assert {"tile_jail_4", "tile_gestapo_4"} <= set(state.view(None).removed)
    assert "yellow" not in seat(state, "german").tracks
    assert asked(state) == GERMAN


@pytest.mark.scenario("T-77")
@pytest.mark.rule("STA-12.5", "STA-12.15", "STA-15.9")
def test_both_can_die_and_the_mission_is_rewarded() -> None:
    state = fight(5, 4, 4, 4, items=["tile_gestapo_4"]).state()

    play(state, "attack(bayonet)", "agent(marta_becher)", "weapon(pistol)")
    passes(state)

    assert [agent(state, name).status for name in ("jacek", "marta_becher")] == ["dead", "dead"]
    assert (seat(state, "polish").vp, seat(state, "polish").secrets) == (4, 1)


@pytest.mark.rule("STA-12.7")
def test_a_failed_assassination_is_evidence() -> None:
    state = fight(3, 4).state()

    play(state, "attack(bayonet)", "agent(marta_becher)")

    assert track(state, "german", "yellow") == 3
    assert "end_activation" in offers(state)


@pytest.mark.scenario("T-76")
@pytest.mark.rule("STA-12.7")
def test_a_first_aid_kit_makes_an_attack_fail() -> None:
    state = fight(5, 5, items=["tile_jail_5"]).state()

    play(state, "attack(bayonet)", "agent(marta_becher)", "use_item(first_aid_kit)")
    passes(state)

    assert agent(state, "marta_becher").status == "free"
    assert track(state, "german", "yellow") == 3
    assert options(state, "claim_special") == []


@pytest.mark.scenario("T-85")
@pytest.mark.rule("STA-12.3", "STA-14.12")
def test_a_bodyguard_makes_attacks_harder() -> None:
    def attacked(guarded: bool) -> Stawka:
        table = scene().agent("puszke", "squ_a", items=["tile_gestapo_4"], mission="ms_puszke_3")
        table.agent("georg", "squ_a").agent("jacek", "squ_a" if guarded else "adm_a").dice(3, 4)
        state = table.active("puszke").state()
        play(state, "attack(pistol)", "agent(georg)")
        return passes(state)

    with_jacek = attacked(True)
    assert agent(with_jacek, "georg").status == "free"
    assert track(with_jacek, "polish", "yellow") == 3
    assert agent(attacked(False), "georg").status == "dead"


@pytest.mark.rule("STA-12.1")
def test_no_mission_no_assassination_and_a_rifle_reaches_further() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"]).agent("marta_becher", "squ_a")
    assert options(table.active("jacek").state(), "attack") == []
    table = scene().agent("jacek", "squ_b", items=["tile_police_post_2"], mission="ms_jacek_1")
    state = table.agent("marta_becher", "squ_a").active("jacek").dice(6, 6).state()
    assert options(state, "attack") == ["rifle"]
    play(state, "attack(rifle)", "agent(marta_becher)")
    assert agent(state, "marta_becher").status == "dead"
    assert "claim_special" in offers(state)


@pytest.mark.scenario("T-54")
@pytest.mark.rule("STA-12.9", "STA-12.10", "STA-12.11", "STA-12.14", "STA-4.13")
def test_a_grenade_explodes_when_the_thrower_has_left() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_tenement_5"], mission="ms_jacek_1")
    table.agent("bruno_dreher", "squ_a").agent("marta_becher", "squ_a").dice(2, 6)
    state = table.agent("georg", "adm_a").active("jacek").state()

    play(state, "attack(grenade)", "step(squ_b)", "step(squ_c)", "end_activation")

    assert agent(state, "bruno_dreher").status == "dead"
    assert agent(state, "marta_becher").status == "free"
    assert where(state, "jacek") == "squ_c"
    assert seat(state, "german").tracks["yellow"] == 0
    play(state, "withdraw", "activate(jacek)")
    assert "claim_special" in offers(state)


@pytest.mark.scenario("T-55")
@pytest.mark.rule("STA-12.10")
def test_a_six_kills_the_thrower_who_stayed() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_tenement_5"], mission="ms_jacek_1")
    table.agent("bruno_dreher", "squ_a").agent("marta_becher", "squ_a").dice(4, 5, 6)
    state = table.agent("georg", "adm_a").active("jacek").state()

    play(state, "attack(grenade)", "end_activation")

    dead = [found.agent for found in state.view(None).agents if found.status == "dead"]
    assert dead == ["jacek"]


@pytest.mark.scenario("T-56")
@pytest.mark.rule("STA-12.12", "STA-12.13", "STA-3.11")
def test_dynamite_reaches_the_neighbouring_field() -> None:
    table = scene().agent("bruno_dreher", "hotel").agent("ingrid_heizer", "squ_b")
    table.agent("georg", "squ_a").agent("marta_becher", "squ_c").agent("jacek", "adm_a")
    state = table.state()
    state.charges = [11, 0, 50]
    state.agenda = [EndStage()]
    state.dice = [1, 4]

    state.advance()

    dead = [found.agent for found in state.view(None).agents if found.status == "dead"]
    assert sorted(dead) == ["bruno_dreher", "ingrid_heizer"]
    assert place(state, "hotel").destroyed


@pytest.mark.scenario("T-57")
@pytest.mark.rule("STA-12.13", "STA-5.8")
def test_an_empty_location_is_destroyed_without_dice() -> None:
    table = scene().agent("jacek", "hotel", items=["tile_cemetery_1"], mission="ms_jacek_1")
    state = table.agent("georg", "squ_a").agent("bruno_dreher", "adm_a").active("jacek").state()

    play(state, "attack(dynamite)", "step(squ_b)", "step(squ_a)", "end_activation")
    play(state, "withdraw", "withdraw")

    assert "blast-rolled" not in kinds(state)
    assert (place(state, "hotel").destroyed, place(state, "hotel").tiles) == (True, 0)
    walker = scene().agent("jacek", "squ_b").place("hotel", destroyed=True).active("jacek").state()
    assert "hotel" not in options(walker, "step")


@pytest.mark.rule("STA-12.16", "STA-21.2")
def test_the_death_of_a_chief_is_exposure_in_the_second_part() -> None:
    table = scene("s2_first_clash").agent("jacek", "squ_a").agent("ingrid_heizer", "squ_b")
    table.agent("marta_becher", "squ_a", items=["tile_police_post_1"], mission="ms_marta_becher_3")
    state = table.agent("glaubel", "adm_a").active("marta_becher").state()

    assert options(state, "attack") == ["pistol"]
    play(state, "attack(pistol)")
    assert options(state, "agent") == ["jacek"]  # the mission says: not the chief


@pytest.mark.rule("STA-12.16")
def test_without_germans_the_polish_player_wins() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_tenement_5"], mission="ms_jacek_1")
    table.agent("bruno_dreher", "squ_a").agent("georg", "adm_a").dice(1)
    for name in ("glaubel", "marta_becher", "hermann_brunner"):
        table.agent(name, status="dead")
    state = table.active("jacek").state()

    play(state, "attack(grenade)", "step(squ_b)", "end_activation")

    assert (state.over, state.winners) == (True, [POLISH])
