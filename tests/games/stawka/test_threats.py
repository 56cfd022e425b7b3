"""Threat tokens and vigilance tests (STA-8, STA-14)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.procedures import placing
from konspira.games.stawka.state import POOL, USED, put
from support.stawka import (
    GERMAN,
    POLISH,
    agent,
    asked,
    kinds,
    offers,
    options,
    passes,
    play,
    scene,
    seat,
    start,
    track,
    where,
)


@pytest.mark.scenario("T-14")
@pytest.mark.rule("STA-8.1", "STA-8.2", "STA-8.3", "STA-14.10", "STA-14.11", "STA-14.12")
def test_christianson_passes_a_control_with_support() -> None:
    table = scene().agent("christianson", "squ_b").agent("bruno_dreher", "adm_a")
    table.token("th_de_control_2", "hotel").token("th_pl_support", "squ_c").dice(4, 6)
    state = table.state()

    play(state, "activate(christianson)")
    assert [token.face_up for token in state.view(POLISH).tokens if token.field == "hotel"] == [
        True
    ]
    play(state, "step(hotel)", "support(squ_c)")
    passes(state)

    assert where(state, "christianson") == "hotel"
    assert state.view(None).tokens == []
    play(state, "search")


@pytest.mark.scenario("T-43")
@pytest.mark.rule("STA-14.11", "STA-14.13", "STA-4.6")
def test_a_failed_control_ends_the_movement() -> None:
    table = scene().agent("christianson", "squ_b").agent("bruno_dreher", "squ_b")
    table.token("th_de_control_2", "hotel", face_up=True).dice(4, 6)
    state = table.active("christianson").state()

    play(state, "step(hotel)")
    passes(state)

    assert where(state, "christianson") == "squ_b"
    assert agent(state, "christianson").ap_spent == 1
    assert [token.field for token in state.view(None).tokens] == ["hotel"]
    assert options(state, "step") == []
    assert options(state, "talk") == ["bruno_dreher"]
    assert "end_activation" in offers(state)


@pytest.mark.scenario("T-15")
@pytest.mark.rule("STA-14.7", "STA-14.8", "STA-14.13", "STA-14.15")
def test_lemner_fails_to_dismiss_a_thief() -> None:
    table = scene().agent("johannes_lemner", "squ_a", items=["tile_gestapo_4"])
    table.agent("jacek", "adm_a").token("th_pl_thief", "squ_b").token("th_pl_support", "squ_c")
    table.token("th_de_support", "hotel").dice(3, 3)
    state = table.active("johannes_lemner").state()

    play(state, "step(squ_b)", "dismiss", "support(hotel)", "support(squ_c)", "trigger")
    passes(state)

    assert agent(state, "johannes_lemner").items == []
    assert "tile_gestapo_4" in state.view(None).removed
    assert state.view(None).tokens == []
    assert options(state, "step") == []
    assert seat(state, "polish").used_tokens == ["th_pl_thief", "th_pl_support"]
    assert seat(state, "german").used_tokens == ["th_de_support"]


@pytest.mark.scenario("T-29")
@pytest.mark.rule("STA-4.8", "STA-14.8")
def test_a_withdrawn_player_keeps_his_tokens() -> None:
    table = scene().agent("jacek", "squ_d").token("th_de_suspicious_1", "theatre")
    table.seat("german", withdrawn=True, pool=0)
    state = table.active("jacek").state()

    play(state, "step(theatre)", "ignore")

    assert (asked(state), offers(state)) == (GERMAN, ["pass", "trigger"])
    play(state, "trigger")
    assert track(state, "german", "yellow") == 1


@pytest.mark.scenario("T-44")
@pytest.mark.rule("STA-14.8", "STA-14.9", "STA-14.6", "STA-14.5")
def test_an_entered_token_may_be_triggered_now_or_at_an_action() -> None:
    table = scene().agent("jacek", "squ_d", spent=3).agent("bruno_dreher", "adm_a")
    table.token("th_de_alarm", "theatre")
    state = table.active("jacek").state()

    play(state, "step(theatre)", "ignore")
    assert asked(state) == GERMAN
    play(state, "pass")
    assert "step(squ_d)" in offers(state)
    play(state, "search")

    assert (asked(state), offers(state)) == (GERMAN, ["pass", "trigger"])
    assert state.view(POLISH).tokens[0].threat is None


@pytest.mark.scenario("T-45")
@pytest.mark.rule("STA-14.8")
def test_who_has_acted_cannot_dismiss() -> None:
    table = scene().agent("jacek", "squ_d").agent("bruno_dreher", "squ_d")
    table.token("th_de_alarm", "theatre").dice(1, 1)
    state = table.active("jacek").state()

    play(state, "talk(bruno_dreher)", "step(theatre)")

    assert (asked(state), offers(state)) == (GERMAN, ["pass", "trigger"])


@pytest.mark.scenario("T-83")
@pytest.mark.rule("STA-19.2", "STA-19.7", "STA-14.15")
def test_a_talk_is_overtaken_by_a_commotion() -> None:
    table = scene().agent("bruno_dreher", "squ_a").agent("ingrid_heizer", "squ_a")
    table.token("th_pl_commotion", "squ_a")
    state = table.active("bruno_dreher").state()

    play(state, "talk(ingrid_heizer)", "trigger", "field(squ_b)")
    passes(state)

    assert where(state, "bruno_dreher") == "squ_b"
    assert agent(state, "bruno_dreher").ap_spent == 1
    assert state.view(None).talked == []
    assert options(state, "step") == []
    assert "end_activation" in offers(state)


@pytest.mark.scenario("T-79")
@pytest.mark.rule("STA-14.1", "STA-14.2")
def test_an_empty_pool_takes_the_used_tokens_back() -> None:
    state = scene("s2_first_clash").state()
    for token in range(18, 36):
        state.token_at = put(state.token_at, token, USED)

    placing.draw(state, GERMAN, 2)

    assert len(placing.own(state, GERMAN, POOL)) == 16


@pytest.mark.scenario("T-80")
@pytest.mark.rule("STA-14.3", "STA-14.4")
def test_a_token_without_a_legal_field_returns() -> None:
    state = scene("s1_meeting", phase="activations").state()
    streets = placing.legal_fields(state, POLISH)
    for token, field in zip(range(18, 36), streets, strict=False):
        state.token_at = put(state.token_at, token, field)
    assert placing.legal_fields(state, POLISH) == []
    placing.draw(state, POLISH, 1)

    placing.Place(POLISH).run(state)

    assert len(placing.own(state, POLISH, POOL)) == 18
    assert "token-returned" in kinds(state)


@pytest.mark.rule("STA-14.4", "STA-14.5")
def test_german_tokens_lie_in_locations_and_polish_ones_on_streets() -> None:
    state = start("s2_first_clash", 5)
    while len(state.view(None).tokens) < 3:
        state.choose(asked(state), offers(state)[0])

    for token in state.view(None).tokens:
        assert (token.field.count("_") == 1 and token.field[:4] in ("adm_", "hit_", "pol_")) == (
            token.side == POLISH
        )
        assert token.threat is None


@pytest.mark.rule("STA-14.14", "STA-14.13")
def test_dangerous_ground_stays_and_works_once_an_activation() -> None:
    table = scene().agent("bruno_dreher", "squ_a").agent("jacek", "adm_a")
    table.token("th_pl_dangerous_ground", "squ_b")
    state = table.active("bruno_dreher").state()

    play(state, "step(squ_b)", "ignore", "trigger", "step(squ_a)", "step(squ_b)", "ignore")

    assert asked(state) == GERMAN
    assert agent(state, "bruno_dreher").ap_spent == 4
    assert [token.threat for token in state.view(None).tokens] == ["th_pl_dangerous_ground"]


@pytest.mark.rule("STA-19.3", "STA-19.4", "STA-19.5", "STA-19.8")
def test_a_trap_holds_an_agent_until_the_stage_ends() -> None:
    table = scene().agent("jacek", "squ_d").agent("bruno_dreher", "adm_a")
    table.token("th_de_trap", "theatre").dice(1, 2)
    state = table.active("jacek").state()

    play(state, "step(theatre)", "ignore", "trigger")
    passes(state)

    assert track(state, "german", "yellow") == 2
    assert asked(state) == GERMAN  # the activation is over
    play(state, "withdraw", "activate(jacek)")
    assert options(state, "step") == []


@pytest.mark.rule("STA-14.2", "STA-20")
def test_that_a_token_is_taken_from_the_pool_is_told_and_which_is_not() -> None:
    table = scene().agent("glaubel", "cemetery").seat("german", location_hand=["lc_de_cemetery"])
    state = table.active("glaubel").state()

    play(state, "play_card(lc_de_cemetery)", "threat(th_de_alarm)")

    assert kinds(state, POLISH)[-1] == "tokens-drawn"
    assert "th_de_alarm" not in str(state.events(POLISH))
    play(state, "field(hotel)")
    assert state.view(POLISH).tokens[0].threat is None


@pytest.mark.rule("STA-14.6", "STA-14.8", "STA-14.9")
def test_an_own_token_does_nothing_to_an_own_agent() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"])
    table.agent("bruno_dreher", "squ_b").token("th_pl_thief", "squ_b")
    state = table.active("jacek").dice(6, 1, 1).state()

    play(state, "step(squ_b)")
    assert not {"dismiss", "trigger"} & set(offers(state))
    play(state, "talk(bruno_dreher)")

    assert not {"trigger-token", "on-entry"} & {question.kind for question in state.questions}
    assert "token-triggered" not in kinds(state)
    assert len(state.view(None).tokens) == 1


@pytest.mark.rule("STA-19.2", "STA-14.9")
def test_the_token_on_the_field_comes_after_payment_and_before_cards_and_items() -> None:
    table = scene().agent("bruno_dreher", "squ_a", items=["tile_hotel_4"])
    table.agent("ingrid_heizer", "squ_a").token("th_pl_suspicious", "squ_a")
    table.seat("polish", reaction_hand=["rx_poker_face"])
    state = table.active("bruno_dreher").dice(6, 3, 3).state()
    order: list[tuple[int, object]] = []

    play(state, "talk(ingrid_heizer)")
    assert agent(state, "bruno_dreher").ap_spent == 1
    while "pass" in offers(state) and len(order) < 4:
        order.append((asked(state), state.questions[0].facts["window"]))
        state.choose(asked(state), "pass")

    assert order == [
        (POLISH, "token_action"),
        (POLISH, "talk_declared"),
        (GERMAN, "talk_before_roll"),
        (POLISH, "talk_before_roll"),
    ]
