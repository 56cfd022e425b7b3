"""Dice with every change and its reason (STA-1.9): in the running procedure and afterwards."""

from __future__ import annotations

import pytest

import konspira
from konspira.games.stawka.content.names import LOCATIONS, TILES
from konspira.kernel.loading import sealed
from support.stawka import make, offers, play, scene
from support.stawka_rows import Town


@pytest.mark.rule("STA-1.9", "STA-6.6", "STA-9.2")
def test_a_talk_shows_the_track_and_what_was_used() -> None:
    town = Town(ingrid_heizer="squ_a", glaubel="squ_a").give("ingrid_heizer", "flowers")
    town.state.track[0 * 4 + 1] = 6
    town.activate("ingrid_heizer").dice(3, 3).play("talk(glaubel)", "use_item(flowers)")

    running = town.state.view(None).procedures[0]
    assert running.kind == "talk" and running.dice == []
    assert ["track", "purple", 2] in running.modifiers
    assert [kind for kind, _, _ in running.modifiers] == ["track", "item"]

    town.settle()
    roll = town.state.view(None).roll
    assert (roll.kind, roll.agent, roll.target) == ("talk", "ingrid_heizer", "glaubel")
    assert (roll.dice, roll.modifiers) == ([3, 3], running.modifiers)
    changes = [int(amount) for _, _, amount in roll.modifiers]
    assert roll.total == 6 + sum(changes)


@pytest.mark.rule("STA-1.9", "STA-8.3", "STA-14.11")
def test_a_control_shows_the_token_and_the_support() -> None:
    town = Town(jacek="squ_b").token("hotel", "th_de_control_2").token("squ_c", "th_pl_support")
    town.activate("jacek").dice(6, 4).play("step(hotel)", "support(squ_c)").settle()

    roll = town.state.view(None).roll
    assert roll.modifiers == [["threat", "th_de_control_2", -2], ["threat", "th_pl_support", 1]]
    assert (roll.kind, roll.dice, roll.total, roll.needed) == ("test", [6, 4], 9, 9)
    assert roll.result == 1


@pytest.mark.rule("STA-1.9", "STA-12.3")
def test_an_attack_shows_the_weapon_the_trait_and_the_protection() -> None:
    town = Town(puszke="squ_a", georg="squ_a").mission("puszke", "ms_puszke_3")
    town.give("puszke", "pistol").token("squ_c", "th_pl_agent_protection").activate("puszke")
    town.dice(4, 3).play("attack(pistol)", "agent(georg)", "protect(squ_c)").settle()

    roll = town.state.view(None).roll
    assert roll.modifiers == [
        ["item", "pistol", 2],
        ["trait", "puszke", 1],
        ["threat", "th_pl_agent_protection", -2],
    ]
    changes = [int(amount) for _, _, amount in roll.modifiers]
    assert roll.total == 7 + sum(changes)
    assert roll.result == (roll.total >= roll.needed)


@pytest.mark.rule("STA-1.9", "STA-10.9")
def test_an_interrogation_is_seen_after_it_is_over() -> None:
    table = scene().agent("hermann_brunner", "squ_a").agent("jacek", "jail", status="prisoner")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(4, 1)
    state = play(table.active("hermann_brunner").state(), "interrogate(jacek)")

    roll = state.view(None).roll
    assert (roll.kind, roll.agent, roll.target) == ("interrogation", None, "jacek")
    assert roll.modifiers == [["track", "yellow", 2], ["trait", "hermann_brunner", 1]]
    assert roll.total == 8


@pytest.mark.rule("STA-1.9", "STA-6.3")
def test_a_rank_check_has_one_die_and_a_smallest_total() -> None:
    table = scene().agent("ingrid_heizer", "squ_a").agent("marta_becher", "squ_a").dice(1)
    state = table.agent("georg", "adm_a").active("ingrid_heizer").state()
    play(state, "talk(marta_becher)")
    while state.view(None).roll is None:
        play(state, "pass")

    roll = state.view(None).roll
    assert (roll.kind, roll.dice, roll.modifiers, roll.result) == ("rank", [1], [], 0)
    assert roll.needed > roll.total == 1


@pytest.mark.rule("STA-1.9", "STA-18.8")
def test_a_safe_shows_what_was_needed() -> None:
    rules = make().rules
    tile = next(tile for tile in range(130) if rules.lock[tile] and tile // 5 in rules.places)
    place = LOCATIONS[tile // 5]
    table = scene().agent("jacek", place).agent("georg", "adm_a").agent("glaubel", "adm_b")
    table.place(place, stack=[TILES[tile]]).dice(6, 6)
    state = play(table.active("jacek").state(), "search")
    while "roll" not in offers(state):
        play(state, "pass")
    play(state, "roll")

    roll = state.view(None).roll
    assert (roll.kind, roll.total, roll.result) == ("safe", 12, 1)
    assert roll.needed == rules.lock[tile] + 1


def test_a_position_keeps_the_last_roll_and_refuses_nonsense() -> None:
    game = make()
    table = scene().agent("hermann_brunner", "squ_a").agent("jacek", "jail", status="prisoner")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(4, 1)
    state = play(table.active("hermann_brunner").state(), "interrogate(jacek)")

    saved = state.position()

    assert game.position(saved).view(None).roll == state.view(None).roll
    for place, value in ((0, 6), (1, 8), (3, 7), (8, 7), (9, 99)):
        wrong = {**saved, "roll": [*saved["roll"][:place], value, *saved["roll"][place + 1 :]]}
        with pytest.raises(konspira.PositionError, match=r"roll\[\d+\]"):
            game.position(sealed(wrong))
    with pytest.raises(konspira.PositionError, match=r"roll\[10\]"):
        game.position(sealed({**saved, "roll": saved["roll"][:10]}))
