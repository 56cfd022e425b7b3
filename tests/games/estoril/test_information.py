"""Who knows what, and for how long (EST-12)."""

from __future__ import annotations

from collections import Counter

import pytest

from konspira import Rng
from konspira.games.estoril.state import Estoril
from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    RED,
    YELLOW,
    Scene,
    final,
    hand,
    layout,
    play,
    reward,
    scene,
    shown,
    start,
    view,
)

GAMES = 3000


def redeal(state: Estoril, viewer: int | None, rng: Rng) -> Estoril:
    other = state.redeal(viewer, rng)
    assert isinstance(other, Estoril)
    return other


# -- what is seen ----------------------------------------------------------------------------------


@pytest.mark.rule("EST-12.1")
def test_owned_cards_are_shown_but_not_where_they_lie() -> None:
    state = scene(phase="placement").state()
    play(state, RED, "place_card(start_plain)", "place_space(church_1)")

    seen = view(state, GREEN).seats[RED]
    assert seen.owned == hand(state, GREEN)
    assert seen.hand is None
    assert seen.hand_size == 5
    assert shown(state, "church_1", GREEN).card is None
    hidden = scene(phase="placement", show_owned_cards=False).state()
    assert view(hidden, GREEN).seats[RED].owned is None
    assert view(hidden, GREEN).seats[GREEN].owned is not None


@pytest.mark.rule("EST-12.2", "EST-3.2", "EST-6.9")
@pytest.mark.scenario("E44")
def test_a_known_card_of_the_deck_stays_known_as_a_face_down_reward() -> None:
    table = scene(LAYOUT_A, round=3, seats=3).reward("church", "it_plain")
    table.reward("palacio", "us_diplomat").reward("tamariz", "es_plain")
    table.reward("atlantico", "pt_seducer").put("atlantico_2", "red:start_plain")
    table.reward("muchaxo", "pt_diplomat").put("muchaxo_2", "green:start_plain")
    table.reward("casino", "uk_seducer").put("casino_2", "blue:start_plain")
    table.deck("de_seducer de_assassin de_conspirator").having(next_town=layout(LAYOUT_A))
    state = table.state()
    for chooser in range(3):
        play(state, chooser, "hand_discard(start_assassin)")

    assert state.round == 4
    for seat in (None, 0, 1, 2):
        found = reward(state, "atlantico", seat)
        assert found is not None and (found.card, found.face_down) == ("it_plain", True)
        hidden = reward(state, "palacio", seat)
        assert hidden is not None and (hidden.card, hidden.face_down) == (None, True)


@pytest.mark.rule("EST-12.3")
def test_a_card_sent_back_is_known_to_be_in_hand() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:us_assassin")
    table.put("tamariz_2", "blue:start_plain").put("casino_1", "blue:start_diplomat")
    table.put("casino_2", "red:start_diplomat").put("tamariz_3", "green:us_diplomat")
    state = play(table.state(), RED, "activate(assassin)", "assassin_target(tamariz_2)")

    rng = Rng(1)
    for _ in range(50):
        other = redeal(state, GREEN, rng)
        assert "start_plain" in hand(other, BLUE)


@pytest.mark.rule("EST-12.4")
def test_a_spectator_sees_what_all_see() -> None:
    state = scene(phase="placement").reward("palacio", "it_plain").state()
    play(state, RED, "place_card(start_plain)", "place_space(church_1)")

    seen = view(state)
    assert shown(state, "church_1").card is None
    assert all(place.hand is None and place.agenda is None for place in seen.seats)
    assert all(card is None for card in seen.deck)


@pytest.mark.rule("EST-12.2")
def test_a_half_made_placement_is_its_makers_secret() -> None:
    state = scene(phase="placement").state()
    before = view(state, GREEN)

    play(state, RED, "place_card(start_plain)")

    assert view(state, GREEN) == before
    assert len(state.takeable) == 1


# -- redeals ---------------------------------------------------------------------------------------


def conspirator(known: dict[str, list[int]] | None = None) -> Estoril:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "green:yu_conspirator2")
    table.reward("tamariz", "it_plain").reward("atlantico", "es_plain")
    table.deck("pt_seducer us_diplomat uk_seducer").having(known=known or {})
    return play(table.state(), GREEN, "activate(conspirator)")


def about(count: int, expected: float) -> bool:
    """Within five standard deviations of what GAMES fair draws would give."""
    chance = expected / GAMES
    return bool(abs(count - expected) < 5 * (GAMES * chance * (1 - chance)) ** 0.5)


@pytest.mark.rule("EST-12.2")
def test_deck_and_hidden_rewards_are_redealt_evenly() -> None:
    state = conspirator()
    rng = Rng(7)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(GAMES):
        position = redeal(state, RED, rng).position()
        seen[(*position["deck"], position["town"][3]["reward"])] += 1

    assert len(seen) == 24
    assert all(about(count, GAMES / 24) for count in seen.values())


@pytest.mark.rule("EST-12.2", "EST-7.6")
def test_in_the_middle_of_his_choice_a_conspirator_knows_the_top_card() -> None:
    state = conspirator()
    rng = Rng(7)
    tops = {redeal(state, GREEN, rng).position()["deck"][0] for _ in range(60)}
    others = [redeal(state, BLUE, rng) for _ in range(60)]

    assert tops == {"pt_seducer"}
    assert len({other.position()["deck"][0] for other in others}) == 4
    for other in others:  # the seat that looked knows the card in every such world
        assert other.view(GREEN).deck[0] == other.position()["deck"][0]
        assert other.view(BLUE) == state.view(BLUE)


@pytest.mark.rule("EST-12.2")
def test_a_card_that_the_viewer_knows_stays_where_it_is() -> None:
    state = conspirator({"us_diplomat": [RED], "es_plain": [RED, BLUE]})
    rng = Rng(7)

    for _ in range(60):
        position = redeal(state, RED, rng).position()
        assert position["deck"][1] == "us_diplomat"
        assert position["town"][3]["reward"] == "es_plain"


@pytest.mark.rule("EST-12.1")
def test_face_down_characters_change_places_with_the_hand_evenly() -> None:
    table = scene(LAYOUT_A, phase="placement", seats=3, first=1)
    table.put("church_1", "red:start_plain").put("church_2", "red:start_diplomat", known_to=[0, 1])
    table.put("muchaxo_1", "red:start_seducer").hand(RED, "start_assassin it_plain")
    state = table.having(turn=1).state()
    rng = Rng(3)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(GAMES):
        rows = redeal(state, 2, rng).position()["characters"]
        seen[rows["church_1"]["card"], rows["muchaxo_1"]["card"]] += 1
    by_peeker = {
        redeal(state, 1, rng).position()["characters"]["church_2"]["card"] for _ in range(40)
    }

    assert len(seen) == 20  # 5 unseen cards in two places
    assert all(about(count, GAMES / 20) for count in seen.values())
    assert by_peeker == {"start_diplomat"}


@pytest.mark.rule("EST-9.3", "EST-12.2")
def test_sealed_discards_are_redealt_evenly() -> None:
    cards = "it_plain es_plain us_diplomat uk_seducer de_seducer pt_seducer us_seducer"
    other = (
        final(seats=2)
        .hand(0, cards)
        .hand(
            1,
            "start_plain start_diplomat start_seducer start_conspirator start_assassin "
            "start_nationalist hu_seducer2",
        )
        .state()
    )
    play(other, 0, "hand_discard(it_plain)")
    rng = Rng(5)
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        [pick] = redeal(other, 1, rng).position()["seats"][0]["picks"]
        seen[pick] += 1

    assert len(seen) == 7
    assert all(about(count, GAMES / 7) for count in seen.values())
    assert redeal(other, 0, rng).position()["seats"][0]["picks"] == ["it_plain"]


@pytest.mark.rule("EST-11.2", "EST-11.4", "EST-11.5")
def test_hidden_missions_and_agendas_are_redealt_evenly() -> None:
    both = {"variant_secret_missions": True, "variant_recruitment_agenda": True}
    state = next(found for seed in range(50) if not (found := start(seed, 3, **both)).aside)
    rng = Rng(5)
    hidden: Counter[str] = Counter()
    agendas: Counter[str] = Counter()
    for _ in range(GAMES):
        position = redeal(state, 0, rng).position()
        hidden[position["hidden_missions"][1]] += 1
        agendas[position["seats"][1]["agenda"]] += 1

    pool = 12 - 1 - 2 - 1  # open, seen between neighbours, own agenda
    strength_unseen = state.rules.strength_mission not in [
        *state.missions,
        state.hidden[0],
        state.hidden[2],
    ]
    assert len(hidden) == pool
    assert len(agendas) == pool - strength_unseen
    assert "mission_strength" not in agendas


# -- nationalists that count face-down characters --------------------------------------------------


def counting() -> Scene:
    table = scene(LAYOUT_A, resolved="church", nationalist_counts_face_down=True)
    table.put("palacio_1", "blue:start_nationalist").put("muchaxo_1", "red:start_plain")
    table.put("muchaxo_2", "red:start_seducer").put("casino_1", "green:start_diplomat")
    return table.hand(RED, "start_diplomat start_assassin start_conspirator")


@pytest.mark.rule("EST-7.9")
def test_where_hidden_flags_count_a_redeal_keeps_the_number() -> None:
    state = counting().state()
    play(state, BLUE, "activate(nationalist)")
    rng = Rng(2)
    seen: Counter[tuple[str, str]] = Counter()
    counted = counting().put("tamariz_1", "yellow:us_diplomat").state()
    play(counted, BLUE, "activate(nationalist)")
    for _ in range(200):
        rows = redeal(counted, YELLOW, rng).position()["characters"]
        seen[rows["muchaxo_1"]["card"], rows["muchaxo_2"]["card"]] += 1

    portuguese = {"start_plain", "start_diplomat", "start_nationalist"}
    assert all(len(portuguese.intersection(pair)) == 1 for pair in seen)
    assert len(seen) == 12


@pytest.mark.rule("EST-7.3", "EST-7.9")
def test_where_hidden_flags_count_the_offer_does_not_betray_them() -> None:
    table = scene(LAYOUT_A, resolved="church", nationalist_counts_face_down=True)
    table.put("palacio_1", "blue:start_nationalist").put("muchaxo_1", "red:start_seducer")

    state = table.state()

    assert state.offers(BLUE) == ["activate(nationalist)", "activate_stop"]
    play(state, BLUE, "activate(nationalist)")
    assert [e.facts["count"] for e in state.events(None) if e.kind == "nationalist-counted"] == [0]
