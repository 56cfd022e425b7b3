"""Secret Missions, Secret Recruitment Agenda, Important Second Place (EST-11)."""

from __future__ import annotations

from typing import Any

import pytest

from konspira import OptionError, Rng
from konspira.games.estoril.cards import MISSIONS
from konspira.games.estoril.state import Estoril
from support.estoril import RED, Scene, choose_any, final, heard, make, mission, shares, start, view

STRENGTH = MISSIONS.index("mission_strength")


@pytest.mark.rule("EST-11.1", "EST-11.2", "EST-11.3")
@pytest.mark.scenario("E31")
def test_each_hidden_mission_is_seen_by_its_two_neighbours() -> None:
    state = start(4, 3, variant_secret_missions=True)

    assert len(view(state).missions) == 4
    known = [
        [place for place in range(3) if mission(state, place + 1, seat).id is not None]
        for seat in range(3)
    ]
    assert known == [[0, 2], [0, 1], [1, 2]]
    assert mission(state, 0).id is not None
    assert [mission(state, place + 1).id for place in range(3)] == [None] * 3
    rng = Rng(4)
    while not state.over:
        choose_any(state, rng)
    assert all(found.id is not None for found in view(state).missions)
    scores = view(state).scores
    assert scores is not None and len(scores[0].missions) == 4
    assert len(heard(state, None, "mission-scored")) == 4


@pytest.mark.rule("EST-11.1")
def test_secret_missions_need_three_players() -> None:
    with pytest.raises(OptionError) as caught:
        make(2, variant_secret_missions=True)

    assert caught.value.code == "option-needs-seats"
    assert len(view(start(1, 4, variant_secret_missions=True)).missions) == 5


@pytest.mark.rule("EST-11.2")
def test_neighbours_are_told_their_missions() -> None:
    state = start(1, 4, variant_secret_missions=True)

    told = heard(state, 2, "mission-between")
    assert [(facts["a"], facts["b"]) for facts in told] == [(1, 2), (2, 3)]
    assert heard(state, None, "mission-between") == []


@pytest.mark.rule("EST-11.4", "EST-11.5")
@pytest.mark.scenario("E43")
def test_agendas_and_left_over_missions_stay_hidden() -> None:
    for seed in range(30):
        state = start(seed, 3, variant_recruitment_agenda=True)
        if state.aside:
            continue
        for seat in (None, 0, 1, 2):
            seen = view(state, seat)
            assert len([m for m in seen.missions if m.id]) == 4
            owners = [other for other, place in enumerate(seen.seats) if place.agenda]
            assert owners == ([] if seat is None else [seat])
            assert seen.set_aside is None


@pytest.mark.rule("EST-11.4")
def test_the_strength_mission_is_never_an_agenda_and_set_aside_openly() -> None:
    aside = 0
    for seed in range(80):
        state = start(seed, 4, variant_recruitment_agenda=True)
        assert STRENGTH not in state.agendas
        assert len(set(state.agendas) | set(state.missions)) == 8
        told = heard(state, None, "mission-set-aside")
        assert len(told) == state.aside
        assert view(state).set_aside == ("mission_strength" if state.aside else None)
        aside += state.aside
    assert 0 < aside < 80


@pytest.mark.rule("EST-11.5")
def test_an_agenda_is_opened_at_the_end_and_breaks_no_ties() -> None:
    table = final(seats=2, variant_recruitment_agenda=True).hand(0, "pt_seducer").hand(1, "")
    state = table.agenda(0, "mission_women").agenda(1, "mission_us").state()

    scores = view(state).scores
    assert scores is not None
    assert (scores[0].agenda, scores[0].completed) == (1, 0)
    assert view(state).seats[1].agenda == "mission_us"


def e30(**options: Any) -> Scene:
    table = final(seats=2, variant_recruitment_agenda=True, **options)
    table.agenda(RED, "mission_women").hand(RED, "start_seducer hu_seducer2")
    return table.discards(RED, "start_assassin pt_seducer").hand(1, "")


@pytest.mark.rule("EST-11.6", "EST-11.7")
@pytest.mark.scenario("E30")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 4),
        ({"edition": "de"}, 2),
        ({"agenda_starting_count": False}, 2),
        ({"edition": "de", "agenda_starting_count": True}, 4),
    ],
)
def test_an_agenda_counts_hand_and_discards(options: dict[str, Any], points: int) -> None:
    scores = view(e30(**options).state()).scores

    assert scores is not None and scores[RED].agenda == points


@pytest.mark.rule("EST-11.6")
def test_two_equal_symbols_count_two_for_an_agenda() -> None:
    table = final(seats=2, variant_recruitment_agenda=True).agenda(RED, "mission_seducer")
    scores = view(table.hand(RED, "hu_seducer2").discards(RED, "us_seducer").state()).scores

    assert scores is not None and scores[RED].agenda == 3


@pytest.mark.rule("EST-11.7")
@pytest.mark.parametrize(
    ("options", "points"),
    [({}, 3), ({"edition": "de"}, 2), ({"agenda_flags_distinct": True}, 2)],
)
def test_flags_for_an_agenda_by_edition(options: dict[str, Any], points: int) -> None:
    table = final(seats=2, variant_recruitment_agenda=True, **options)
    table.agenda(RED, "mission_flags").hand(RED, "fr_assassin_conspirator it_plain")

    scores = view(table.discards(RED, "fr_seducer_conspirator").state()).scores

    assert scores is not None and scores[RED].agenda == points


@pytest.mark.rule("EST-11.8", "EST-11.9", "EST-11.10")
@pytest.mark.scenario("E29")
def test_second_places_by_edition() -> None:
    polish = {"variant_second_place": True}
    german = {"variant_second_place": True, "edition": "de"}

    assert shares([4, 3, 3, 0], **polish) == [6, 1, 1, 0]
    assert shares([4, 3, 3, 0], **german) == [6, 2, 2, 0]
    assert shares([4, 4, 2, 1], **polish) == [4, 4, 0, 0]
    assert shares([4, 4, 2, 1], **german) == [5, 5, 0, 0]


@pytest.mark.rule("EST-11.8", "EST-11.9")
def test_every_share_of_the_rules_file() -> None:
    polish = {"variant_second_place": True, "second_place_rounding": "down"}
    german = {"variant_second_place": True, "second_place_rounding": "up"}

    assert shares([4, 3, 1], **polish) == shares([4, 3, 1], **german) == [6, 3, 0]
    assert shares([2, 2, 2], **polish) == shares([2, 2, 2], **german) == [3, 3, 3]
    assert shares([2, 2, 2, 2], **polish) == [2, 2, 2, 2]
    assert shares([2, 2, 2, 2], **german) == [3, 3, 3, 3]
    assert shares([3, 1, 1, 1], **polish) == shares([3, 1, 1, 1], **german) == [6, 1, 1, 1]


@pytest.mark.rule("EST-11.10")
def test_nobody_is_second_with_nothing() -> None:
    assert shares([2, 0], variant_second_place=True) == [6, 0]
    free = {"variant_second_place": True, "mission_needs_positive": False}
    assert shares([2, 0], **free) == [6, 3]


@pytest.mark.rule("EST-11.1", "EST-11.4", "EST-11.8")
@pytest.mark.parametrize("edition", ["pl", "de"])
@pytest.mark.parametrize("seats", [3, 4])
def test_all_variants_together(seats: int, edition: str) -> None:
    game = make(
        seats,
        edition=edition,
        variant_secret_missions=True,
        variant_recruitment_agenda=True,
        variant_second_place=True,
    )
    for seed in range(5):
        state = game.start(seed)
        assert isinstance(state, Estoril)
        rng = Rng(seed)
        while not state.over:
            choose_any(state, rng)
        assert len({*state.missions, *state.hidden, *state.agendas}) == 1 + 2 * seats
        assert len(heard(state, None, "agenda-scored")) == seats
