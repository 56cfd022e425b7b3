"""Every threat token does what its text says (content file, 7)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town

pytestmark = pytest.mark.rule("STA-14.8", "STA-14.11", "STA-14.12", "STA-14.13")


def german_enters(row: str, **more: str) -> Town:
    """Glaubel steps from squ_a onto a Polish token on squ_b, which is triggered."""
    town = Town(glaubel="squ_a", **more).token("squ_b", row).activate("glaubel")
    return town.play("step(squ_b)", "ignore", "trigger")


def pole_enters(row: str, **more: str) -> Town:
    """Jacek steps from squ_b onto a German token in the hotel, which is triggered."""
    town = Town(jacek="squ_b", **more).token("hotel", row).activate("jacek")
    return town.play("step(hotel)", "ignore", "trigger")


def may_move(town: Town) -> bool:
    return any(offer.startswith("step") for offer in town.offers())


def test_th_pl_alarm_stops_the_german_and_lets_a_pole_run() -> None:
    town = german_enters("th_pl_alarm", jacek="squ_d", georg="park")
    town.play("agent(jacek)", "field(squ_c)", "field(squ_b)", "field(hotel)").settle()
    assert town.at("jacek") == "hotel" and town.spent("jacek") == 0
    assert not may_move(town) and town.tokens() == {}


def test_th_de_alarm_stops_the_pole_and_lets_a_german_run() -> None:
    town = pole_enters("th_de_alarm", glaubel="squ_d", marta_becher="park")
    town.play("agent(glaubel)", "field(squ_c)", "stop").settle()
    assert town.at("glaubel") == "squ_c"
    assert not may_move(town) and town.tokens() == {}


def test_th_pl_suspicious_brings_one_evidence() -> None:
    town = german_enters("th_pl_suspicious").settle()
    assert town.track("polish", "purple") == 1 and town.tokens() == {}
    assert may_move(town)


def test_th_de_suspicious_1_brings_one_evidence() -> None:
    town = pole_enters("th_de_suspicious_1").settle()
    assert town.track("german", "yellow") == 1 and town.tokens() == {}


def test_th_de_suspicious_2_brings_two_evidence() -> None:
    town = pole_enters("th_de_suspicious_2").settle()
    assert town.track("german", "yellow") == 2 and town.tokens() == {}


def test_th_pl_thief_takes_a_random_item() -> None:
    town = Town(glaubel="squ_a").give("glaubel", "pistol").token("squ_b", "th_pl_thief")
    town.activate("glaubel").play("step(squ_b)", "ignore", "trigger").settle()
    assert town.holds("glaubel") == [] and town.tokens() == {}
    assert town.heard("item-lost")


@pytest.mark.rule("STA-14.14")
def test_th_pl_thief_waits_for_full_pockets() -> None:
    town = Town(glaubel="squ_a").token("squ_b", "th_pl_thief").activate("glaubel")
    town.play("step(squ_b)", "ignore")
    assert (town.asks(), town.offers()) == ("trigger-token", ["pass"])
    assert town.settle().tokens() == {"squ_b": "th_pl_thief"}


def test_th_pl_commotion_pushes_the_german_one_field() -> None:
    town = german_enters("th_pl_commotion")
    assert "stop" not in town.offers()
    town.play("field(hotel)").settle()
    assert town.at("glaubel") == "hotel" and not may_move(town) and town.tokens() == {}


def test_th_pl_dangerous_ground_costs_one_ap_and_stays() -> None:
    town = german_enters("th_pl_dangerous_ground").settle()
    assert town.spent("glaubel") == 2 and town.tokens() == {"squ_b": "th_pl_dangerous_ground"}
    assert may_move(town)


def test_th_pl_dangerous_ground_stops_who_has_no_ap_left() -> None:
    town = Town(glaubel="squ_a").token("squ_c", "th_pl_dangerous_ground").pool(30, 2)
    town.activate("glaubel").play("step(squ_b)").settle().play("step(squ_c)")
    town.play("trigger").settle()
    assert town.heard("movement-ended") and town.spent("glaubel") == 2


@pytest.mark.rule("STA-8.3")
@pytest.mark.parametrize(("tested", "change"), [("jacek", 1), ("glaubel", -1)])
def test_th_pl_support_helps_poles_and_hinders_germans(tested: str, change: int) -> None:
    own, enemy = ("hotel", "th_de_trap") if tested == "jacek" else ("squ_a", "th_pl_thief")
    town = Town(**{tested: own}).token(own, enemy).token("squ_c", "th_pl_support")
    town.activate(tested).dice(3, 3).play("dismiss", "support(squ_c)").settle()
    assert town.heard("test-rolled")[0]["count"] == 6 + change
    assert "squ_c" not in town.tokens()


@pytest.mark.rule("STA-8.3")
@pytest.mark.parametrize(("tested", "change"), [("jacek", -1), ("glaubel", 1)])
def test_th_de_support_helps_germans_and_hinders_poles(tested: str, change: int) -> None:
    own, enemy = ("hotel", "th_de_trap") if tested == "jacek" else ("squ_a", "th_pl_thief")
    town = Town(**{tested: own}).token(own, enemy).token("theatre", "th_de_support")
    town.activate(tested).dice(3, 3).play("dismiss", "support(theatre)").settle()
    assert town.heard("test-rolled")[0]["count"] == 6 + change
    assert "theatre" not in town.tokens()


def test_th_pl_agent_protection_lowers_an_attack_on_a_pole() -> None:
    town = Town(puszke="squ_a", georg="squ_a").mission("puszke", "ms_puszke_3")
    town.give("puszke", "bayonet").token("squ_c", "th_pl_agent_protection").activate("puszke")
    town.dice(4, 3).play("attack(bayonet)", "agent(georg)", "protect(squ_c)").settle()
    assert town.heard("attack-rolled")[-1]["count"] == 6 and town.tokens() == {}


def test_th_de_agent_protection_lowers_an_attack_on_a_german() -> None:
    town = Town(jacek="squ_a", glaubel="squ_a").mission("jacek", "ms_jacek_1")
    town.give("jacek", "bayonet").token("hotel", "th_de_agent_protection").activate("jacek")
    town.dice(4, 3).play("attack(bayonet)", "agent(glaubel)", "protect(hotel)").settle()
    assert town.heard("attack-rolled")[-1]["count"] == 5 and town.tokens() == {}


def check_control(row: str, modifier: int) -> None:
    """Vigilance 8: the dice must come to more than 8, the modifier added."""
    for total, passed in ((8 - modifier, False), (9 - modifier, True)):
        if total > 12:
            continue
        town = Town(jacek="squ_b").token("hotel", row).activate("jacek")
        assert town.heard("token-revealed")  # STA-14.10
        town.dice(6, total - 6).play("step(hotel)").settle()
        assert town.heard("test-rolled")[-1]["count"] == total + modifier
        assert town.at("jacek") == ("hotel" if passed else "squ_b")
        assert town.tokens() == ({} if passed else {"hotel": row})


def test_th_de_control_1_is_a_control_at_minus_one() -> None:
    check_control("th_de_control_1", -1)


def test_th_de_control_2_is_a_control_at_minus_two() -> None:
    check_control("th_de_control_2", -2)


def test_th_de_control_3_is_a_control_at_minus_three() -> None:
    check_control("th_de_control_3", -3)


def test_th_de_trap_holds_who_fails_the_test() -> None:
    town = Town(jacek="squ_b").token("hotel", "th_de_trap").activate("jacek").dice(4, 4)
    town.play("step(hotel)", "ignore", "trigger").settle()
    assert town.track("german", "yellow") == 2 and town.tokens() == {}
    assert town.asks() != "activation-menu"  # the activation is over
    town = town.play("withdraw") if "withdraw" in town.offers() else town
    town.activate("jacek")
    assert not may_move(town)  # stuck until the stage ends


def test_th_de_trap_lets_go_who_passes_the_test() -> None:
    town = Town(jacek="squ_b").token("hotel", "th_de_trap").activate("jacek").dice(5, 4)
    town.play("step(hotel)", "ignore", "trigger").settle()
    assert town.track("german", "yellow") == 0 and may_move(town) and town.tokens() == {}


@pytest.mark.rule("STA-14.9")
def test_a_token_can_be_triggered_by_an_action_too() -> None:
    town = Town(jacek="hotel").token("hotel", "th_de_suspicious_2").activate("jacek")
    town.play("search", "trigger")
    assert town.track("german", "yellow") == 2


def test_every_token_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for id in names.THREATS:
        assert any(name.startswith(f"test_{id}_") for name in tests), id
