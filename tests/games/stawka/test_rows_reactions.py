"""Both halves of every reaction card do what their texts say (content file, 9.2)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town

pytestmark = pytest.mark.rule("STA-17.1", "STA-17.3", "STA-17.5")

HALVES = [("polish", "glaubel", "jacek"), ("german", "jacek", "glaubel")]  # side, mover, own agent
both = pytest.mark.parametrize(("side", "mover", "own"), HALVES, ids=["polish", "german"])
COLOR = {"glaubel": "purple", "jacek": "yellow", "georg": "blue", "marta_becher": "blue"}


def walking(side: str, mover: str, card: str, **more: str) -> Town:
    """The mover stands on squ_a; the other side holds a reaction card."""
    return Town(**{mover: "squ_a"}, **more).reaction(side, card).activate(mover)


def searching(side: str, mover: str, card: str, **more: str) -> Town:
    """The searcher stands in the courts."""
    town = Town(**{mover: "courts"}, **more).reaction(side, card)
    return town.stack("courts", "tile_courts_1", "tile_courts_2", "tile_courts_3").activate(mover)


def talking(side: str, mover: str, own: str, card: str) -> Town:
    """The two stand on one field; ranks 3 and 4, so a Pole needs a rank die."""
    return Town(**{mover: "squ_a", own: "squ_a"}).reaction(side, card).activate(mover)


def talk_dice(mover: str, *dice: int) -> list[int]:
    """A rank die for Jacek, then these."""
    return [*([6] if mover == "jacek" else []), *dice]


def may_move(town: Town) -> bool:
    return any(offer.startswith("step") for offer in town.offers())


# -- move ------------------------------------------------------------------------------------------


@both
def test_rx_closed_street_cancels_the_step_and_ends_the_movement(
    side: str, mover: str, own: str
) -> None:
    town = walking(side, mover, "rx_closed_street")
    town.play("step(squ_b)", "react(rx_closed_street)").settle()
    assert town.at(mover) == "squ_a" and town.spent(mover) == 1 and not may_move(town)
    assert "end_activation" in town.offers()  # STA-4.6 (c)


@both
def test_rx_crowd_pushes_the_mover_to_a_neighbouring_field(side: str, mover: str, own: str) -> None:
    town = walking(side, mover, "rx_crowd").play("step(squ_b)", "react(rx_crowd)", "field(hotel)")
    assert town.settle().at(mover) == "hotel"


@both
def test_rx_crowd_works_on_streets_only(side: str, mover: str, own: str) -> None:
    town = Town(**{mover: "squ_b"}).reaction(side, "rx_crowd").activate(mover).play("step(hotel)")
    assert not town.until("react(rx_crowd)")


def test_rx_tail_polish_lets_an_agent_in_the_sector_slip_away() -> None:
    town = walking("polish", "glaubel", "rx_tail", jacek="squ_d", georg="park")
    town.play("step(squ_b)", "step(squ_c)", "end_activation", "react(rx_tail)")
    town.play("field(squ_a)", "field(squ_b)", "field(hotel)").settle()
    assert town.at("jacek") == "hotel" and town.spent("jacek") == 0


def test_rx_tail_german_lets_an_agent_within_three_fields_catch_up() -> None:
    town = walking("german", "jacek", "rx_tail", glaubel="squ_d", marta_becher="park")
    town.play("step(squ_b)", "step(hotel)", "end_activation", "react(rx_tail)").settle()
    assert town.at("glaubel") == "hotel"


@pytest.mark.parametrize(("dice", "stops"), [((3, 3), True), ((4, 3), False)])
def test_rx_spot_check_polish_stops_who_fails_the_test(dice: tuple[int, int], stops: bool) -> None:
    town = walking("polish", "glaubel", "rx_spot_check").dice(*dice)
    town.play("step(squ_b)", "react(rx_spot_check)").settle()
    assert may_move(town) != stops and town.heard("test-rolled")[-1]["count"] == sum(dice)


@pytest.mark.parametrize(("dice", "stops"), [((5, 4), True), ((5, 5), False)])
def test_rx_spot_check_german_stops_who_fails_at_minus_one(
    dice: tuple[int, int], stops: bool
) -> None:
    town = walking("german", "jacek", "rx_spot_check").dice(*dice)
    town.play("step(squ_b)", "react(rx_spot_check)").settle()
    assert may_move(town) != stops and town.heard("test-rolled")[-1]["count"] == sum(dice) - 1


def test_rx_spot_check_german_does_not_touch_kloss() -> None:
    town = Town(kloss_doc_1="squ_a").reaction("german", "rx_spot_check").activate("hans_kloss")
    assert not town.play("step(squ_b)").until("react(rx_spot_check)")


@both
def test_rx_breakdown_costs_two_ap(side: str, mover: str, own: str) -> None:
    town = walking(side, mover, "rx_breakdown").play("step(squ_b)", "react(rx_breakdown)").settle()
    assert town.spent(mover) == 3 and town.at(mover) == "squ_b"


def test_rx_pickpocket_polish_takes_a_random_item() -> None:
    town = Town(glaubel="squ_a").give("glaubel", "flowers").reaction("polish", "rx_pickpocket")
    town.activate("glaubel").play("step(squ_b)", "react(rx_pickpocket)").settle()
    assert town.holds("glaubel") == []
    town = walking("polish", "glaubel", "rx_pickpocket").play("step(squ_b)")
    assert not town.until("react(rx_pickpocket)")  # nothing to take


def test_rx_pickpocket_german_brings_one_evidence() -> None:
    town = walking("german", "jacek", "rx_pickpocket").play("step(squ_b)", "react(rx_pickpocket)")
    assert town.track("german", "yellow") == 1


@both
def test_rx_recalled_lowers_the_limit_by_two(side: str, mover: str, own: str) -> None:
    town = walking(side, mover, "rx_recalled").play("step(squ_b)", "react(rx_recalled)")
    assert town.stat(mover, "ap_limit") == 5


@both
def test_rx_curfew_keeps_the_mover_in_the_sector(side: str, mover: str, own: str) -> None:
    town = walking(side, mover, "rx_curfew").play("step(squ_north)", "react(rx_curfew)").settle()
    assert may_move(town) and "step(pol_south)" not in town.offers()
    free = walking(side, mover, "rx_curfew").play("step(squ_north)").settle()
    assert "step(pol_south)" in free.offers()


def test_rx_curfew_german_does_not_touch_kloss() -> None:
    town = Town(kloss_doc_1="squ_a").reaction("german", "rx_curfew").activate("hans_kloss")
    assert not town.play("step(squ_b)").until("react(rx_curfew)")


# -- search ----------------------------------------------------------------------------------------


@both
def test_rx_empty_drawer_cancels_the_search(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_empty_drawer").play("search", "react(rx_empty_drawer)")
    town.settle()
    assert len(town.tile_ids("courts")) == 3 and town.state.marks == [0] * 26
    assert town.spent(mover) == 2 and "search" not in town.offers()


@both
def test_rx_fingerprints_bring_one_evidence(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_fingerprints").play("search", "keep")
    town.play("react(rx_fingerprints)")
    assert town.track(side, COLOR[mover]) == 1


@both
def test_rx_false_bottom_orders_the_tiles(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_false_bottom").play("search", "react(rx_false_bottom)")
    town.play("piece(tile_courts_3)", "piece(tile_courts_1)", "keep").settle()
    assert town.holds(mover) == ["false_papers"]
    assert town.tile_ids("courts") == ["tile_courts_1", "tile_courts_2"]


@both
def test_rx_planted_find_must_be_kept(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_planted_find").play("search", "react(rx_planted_find)")
    town.settle()
    assert town.offers() in (["keep"], []) or town.holds(mover) == ["document"]
    assert not [offer for offer in town.offers() if offer.startswith("evidence")]


@both
def test_rx_quick_hands_take_a_random_item(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_quick_hands", **{own: "courts"}).play("search", "keep")
    town.play("react(rx_quick_hands)").settle()
    assert town.holds(own) == ["document"] and town.holds(mover) == []


@both
def test_rx_quick_hands_need_an_agent_on_the_spot(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_quick_hands", **{own: "adm_a"}).play("search", "keep")
    assert not town.until("react(rx_quick_hands)")


@both
@pytest.mark.parametrize("passed", [True, False])
def test_rx_creaking_floor_may_end_the_search(
    side: str, mover: str, own: str, passed: bool
) -> None:
    town = searching(side, mover, "rx_creaking_floor").dice(*((6, 5) if passed else (1, 1)))
    town.play("search", "react(rx_creaking_floor)").settle()
    assert (town.asks() == "tile-decision") == passed


@both
def test_rx_jammed_door_costs_one_ap_more(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_jammed_door").play("search", "react(rx_jammed_door)", "keep")
    assert town.spent(mover) == 3


@both
def test_rx_light_in_window_lets_an_agent_walk(side: str, mover: str, own: str) -> None:
    town = searching(side, mover, "rx_light_in_window", **{own: "squ_a"}).play("search", "keep")
    town.play("react(rx_light_in_window)", f"agent({own})", "field(squ_b)", "field(hotel)", "stop")
    assert town.at(own) == "hotel" and town.spent(own) == 0


# -- talk ------------------------------------------------------------------------------------------


@pytest.mark.rule("STA-6.11")
def test_rx_rule_of_reciprocity_german_turns_the_talk_round() -> None:
    town = talking("german", "jacek", "glaubel", "rx_rule_of_reciprocity").dice(1, 5, 5)
    town.play("talk(glaubel)", "react(rx_rule_of_reciprocity)").settle()
    assert town.track("german", "yellow") == 2 and town.track("polish", "purple") == 0


@pytest.mark.rule("STA-6.11")
def test_rx_rule_of_reciprocity_polish_turns_the_talk_round() -> None:
    town = Town(bruno_dreher="squ_a", georg="squ_a").reaction("polish", "rx_rule_of_reciprocity")
    town.activate("bruno_dreher").dice(1, 5, 4)
    town.play("talk(georg)", "react(rx_rule_of_reciprocity)").settle()
    assert town.track("polish", "yellow") == 2 and town.track("german", "blue") == 0


@both
def test_rx_poker_face_lowers_the_roll_by_two(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_poker_face").dice(*talk_dice(mover, 4, 4))
    town.play(f"talk({own})", "react(rx_poker_face)").settle()
    assert town.heard("talk-rolled")[-1]["count"] == 6


@both
def test_rx_interruption_cancels_the_talk(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_interruption").play(f"talk({own})")
    town.play("react(rx_interruption)").settle()
    assert not town.heard("talk-rolled") and town.spent(mover) == 1
    assert town.state.pairs == 0 and f"talk({own})" not in town.offers()


@both
def test_rx_false_trail_moves_the_evidence(side: str, mover: str, own: str) -> None:
    other = "georg" if own == "jacek" else "marta_becher"
    town = Town(**{mover: "squ_a", own: "squ_a", other: "park"}).reaction(side, "rx_false_trail")
    town.activate(mover).dice(*talk_dice(mover, 5, 5)).play(f"talk({own})")
    town.play("react(rx_false_trail)")
    if "color(blue)" in town.offers():
        town.play("color(blue)")
    foe = "german" if side == "polish" else "polish"
    assert (town.track(foe, COLOR[own]), town.track(foe, "blue")) == (1, 1)


@both
def test_rx_false_trail_needs_evidence_just_won(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_false_trail").dice(*talk_dice(mover, 1, 1))
    assert not town.play(f"talk({own})").until("react(rx_false_trail)")


@both
def test_rx_change_of_subject_rolls_again(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_change_of_subject").dice(*talk_dice(mover, 5, 5, 1, 2))
    town.play(f"talk({own})", "react(rx_change_of_subject)").settle()
    assert town.heard("rolled-again") and town.heard("talk-ended")[-1]["count"] == 0


@both
def test_rx_alibi_removes_one_evidence(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_alibi").dice(*talk_dice(mover, 5, 5))
    town.play(f"talk({own})", "react(rx_alibi)").settle()
    foe = "german" if side == "polish" else "polish"
    assert town.track(foe, COLOR[own]) == 1  # two won, one lost


@both
def test_rx_slip_of_tongue_answers_a_fruitless_talk(side: str, mover: str, own: str) -> None:
    town = talking(side, mover, own, "rx_slip_of_tongue").dice(*talk_dice(mover, 1, 1))
    town.play(f"talk({own})", "react(rx_slip_of_tongue)").settle()
    assert town.track(side, COLOR[mover]) == 2
    town = talking(side, mover, own, "rx_slip_of_tongue").dice(*talk_dice(mover, 5, 5))
    assert not town.play(f"talk({own})").until("react(rx_slip_of_tongue)")


@both
def test_rx_pulling_rank_raises_the_rank_for_this_talk(side: str, mover: str, own: str) -> None:
    other = "bruno_dreher" if side == "polish" else "jacek"  # Glaubel asks civilians without a die
    town = talking(side, other, own, "rx_pulling_rank").dice(6, 1, 1).play(f"talk({own})")
    town.play("react(rx_pulling_rank)").settle()
    gap = {"polish": 3, "german": 4}[side]  # ranks 3 and 3, 3 and 4
    assert town.heard("rank-rolled")[-1]["count"] == gap
    assert town.stat(own, "rank") == {"jacek": 3, "glaubel": 4}[own]  # over with the talk


# -- block -----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-17.4")
@pytest.mark.parametrize("row", range(len(names.REACTIONS)), ids=names.REACTIONS)
def test_a_card_blocks_its_class_exactly_if_it_has_the_symbol(row: int) -> None:
    card = names.REACTIONS[row]
    town = Town(jacek="squ_a", glaubel="squ_a")
    kind = town.game.rules.class_of[row]
    played = ("rx_breakdown", "rx_empty_drawer", "rx_poker_face")[kind]
    if kind == 1:
        town = Town(jacek="courts").stack("courts", "tile_courts_1")
    town.reaction("german", played).reaction("polish", card).activate("jacek").dice(6, 1, 1)
    town.play(("step(squ_b)", "search", "talk(glaubel)")[kind], f"react({played})")
    assert town.asks() == "block"  # also of one who can only pass (STA-19.6)
    assert (f"block({card})" in town.offers()) == town.game.rules.block[row]
    if town.game.rules.block[row]:
        town.play(f"block({card})")
        assert town.heard("reaction-blocked") and town.state.rx_hand == [[], []]
        for effect in ("ap-lost", "action-cancelled", "roll-changed"):
            assert not town.heard(effect)


def test_every_half_has_a_test() -> None:
    tests = {name: value for name, value in globals().items() if name.startswith("test_rx_")}
    for id in names.REACTIONS:
        own = {name: test for name, test in tests.items() if name.startswith(f"test_{id}_")}
        assert own, id
        twice = any(mark.args and "side" in mark.args[0] for t in own.values() for mark in marks(t))
        each = [any(f"_{side}_" in name for name in own) for side in ("polish", "german")]
        assert twice or all(each), id


def marks(test: object) -> list[pytest.Mark]:
    found = getattr(test, "pytestmark", [])
    return [mark for mark in found if mark.name == "parametrize"]
