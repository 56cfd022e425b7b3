"""Film 1: the hidden radio, its dispatch and the hunt for it (STA-S4.1 to STA-S4.7)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import konspira
from konspira.games.stawka.content.names import LOCATIONS, SECTORS
from konspira.games.stawka.procedures import death, missions
from konspira.games.stawka.saving.invariants import broken
from konspira.games.stawka.stage import closing
from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import evidence
from konspira.kernel.loading import sealed
from support.stawka import (
    GERMAN,
    POLISH,
    Scene,
    asked,
    kinds,
    offers,
    options,
    passes,
    play,
    scene,
    start,
    where,
)

FILM = "s4_i_know_who_you_are"
PISTOL = "tile_police_post_1"
BAYONET = "tile_jail_4"
GRENADE = "tile_tenement_5"
DYNAMITE = "tile_cemetery_1"


def film(
    place: str = "courts",
    secrets: int = 2,
    *,
    radio: Mapping[str, object] | None = None,
    stage: int = 1,
) -> Scene:
    """Kloss at the radio with secrets enough, the others far away."""
    table = scene(FILM, radio={"place": place, **(radio or {})}, stage=stage)
    table.agent("hans_kloss", place).agent("old_lady", "abwehr")
    return table.seat("polish", secrets=secrets)


def stage_over(state: Stawka) -> Stawka:
    """Both give up the rest of the stage."""
    before = state.stage
    while state.stage == before and not state.over:
        play(state, "withdraw")
    return state


def plans(state: Stawka) -> Stawka:
    """On to the activations of the stage, whatever is asked on the way."""
    while not state.over and not any(o in offers(state) for o in ("withdraw", "end_activation")):
        for question in list(state.questions):
            state.choose(question.seat, state.offers(question.seat)[0])
    return state


# -- the place -------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S4.1", "STA-20")
def test_the_radio_is_noted_in_secret_outside_two_sectors() -> None:
    state = start(FILM, 3)
    play(state, "document(kloss_doc_1)")

    assert (state.questions[0].kind, asked(state)) == ("set-radio", POLISH)
    assert set(options(state, "field")) == {
        *("labour_office", "courts", "officers_flats"),
        *("tenement", "market", "cemetery"),
        *("station", "hospital"),
    }
    play(state, "field(market)")

    assert [state.view(viewer).radio.place for viewer in (POLISH, GERMAN, None)] == [
        "market",
        None,
        None,
    ]
    assert "radio-chosen" in kinds(state, POLISH) and "radio-set" in kinds(state, GERMAN)
    assert "radio-chosen" not in kinds(state, GERMAN) + kinds(state, None)


@pytest.mark.rule("STA-S4.1")
def test_there_is_nothing_else_to_choose_before_the_first_stage() -> None:
    state = start(FILM, 3)
    play(state, "document(kloss_doc_1)", "field(courts)")

    assert state.questions[0].kind == "choose-plan"
    assert where(state, "stedtke") == "gestapo"


@pytest.mark.scenario("T-16")
@pytest.mark.rule("STA-16.1", "STA-16.2", "STA-3.9")
def test_each_deck_has_fourteen_cards_and_hands_are_refilled_to_three() -> None:
    state = plans(start(FILM, 5))
    assert [len(hand) for hand in state.lc_hand] == [3, 3]
    assert [len(deck) + 3 for deck in state.lc_deck] == [14, 14]

    state.own()
    state.lc_gone[POLISH] = state.lc_hand[POLISH][:2]  # two are used
    state.lc_hand[POLISH] = state.lc_hand[POLISH][2:]
    plans(stage_over(state))

    assert [len(hand) for hand in state.lc_hand] == [3, 3]
    assert [len(deck) for deck in state.lc_deck] == [9, 11]


# -- the dispatch ----------------------------------------------------------------------------------


@pytest.mark.rule("STA-S4.2", "STA-4.4")
def test_kloss_sends_for_one_ap_and_all_know_the_place_from_then_on() -> None:
    state = film().agent("stedtke", "gestapo").active("hans_kloss").state()
    pool = state.pool[POLISH]

    play(state, "transmit")

    assert (pool - state.pool[POLISH], state.secrets[POLISH]) == (1, 2)
    assert state.view(GERMAN).radio.place == "courts"
    assert state.view(None).radio.sending_since == state.stage == 1
    assert kinds(state, GERMAN)[-2:] == ["radio-revealed", "transmission-began"]
    assert not options(state, "talk") and "transmit" not in offers(state)


@pytest.mark.rule("STA-S4.2")
@pytest.mark.parametrize(
    ("place", "secrets", "who", "why"),
    [
        ("courts", 1, "hans_kloss", "too-few-secrets"),
        ("market", 2, "hans_kloss", "not-at-radio"),
        ("courts", 2, "irena", "only-kloss-sends"),
    ],
)
def test_what_a_dispatch_needs(place: str, secrets: int, who: str, why: str) -> None:
    table = film(secrets=secrets, radio={"place": place}).agent("hans_kloss", "courts")
    state = table.agent("irena", "courts").active(who).state()

    assert "transmit" not in offers(state)
    refused = state.refusal(POLISH, "transmit")
    assert refused is not None and refused.code == why


@pytest.mark.rule("STA-S4.2")
def test_what_is_being_sent_is_not_sent_again() -> None:
    state = film(radio={"public": True, "sending_since": 1}).active("hans_kloss").state()

    refused = state.refusal(POLISH, "transmit")

    assert refused is not None and refused.code == "sending-already"


@pytest.mark.rule("STA-S4.2", "STA-14.9", "STA-19.7")
def test_a_trap_at_the_radio_can_stop_a_declared_dispatch() -> None:
    table = film().token("th_de_trap", "courts").dice(1, 1)
    state = table.active("hans_kloss").state()

    play(state, "transmit", "trigger")
    passes(state)

    radio = state.view(None).radio
    assert (radio.sending_since, radio.public) == (None, True)
    assert "transmission-began" not in kinds(state)


@pytest.mark.rule("STA-S4.3")
def test_the_transmission_breaks_the_moment_nobody_is_left() -> None:
    table = film(radio={"public": True, "sending_since": 1}).agent("irena", "courts")
    state = table.active("irena").state()

    play(state, "step(adm_a)")
    assert state.view(None).radio.sending_since == 1  # Kloss is still there
    state = film(radio={"public": True, "sending_since": 1}).active("hans_kloss").state()
    play(state, "step(adm_a)")
    passes(state)

    assert state.view(None).radio.sending_since is None
    assert "transmission-broken" in kinds(state)


@pytest.mark.rule("STA-S4.3", "STA-S4.2")
def test_time_counts_afresh_after_a_break() -> None:
    state = film(radio={"public": True, "sending_since": 1}).active("hans_kloss").state()
    state.stage = 3

    play(state, "step(adm_a)", "step(courts)", "transmit")

    assert state.view(None).radio.sending_since == 3


@pytest.mark.scenario("T-68")
@pytest.mark.rule("STA-S4.4", "STA-S4.3", "STA-3.11")
def test_an_unbroken_transmission_wins_at_the_end_of_the_next_stage() -> None:
    table = film(radio={"public": True, "sending_since": 6}, stage=6).agent("irena", "courts")
    state = table.state()
    stage_over(state)
    assert (state.stage, state.over) == (7, False)
    plans(state)

    stage_over(state)
    view = state.view(None)
    assert (view.ending, view.winners) == ("dispatch", [POLISH])


@pytest.mark.scenario("T-68")
@pytest.mark.rule("STA-S4.3", "STA-S4.4")
def test_a_transmission_that_breaks_in_stage_seven_may_end_with_stage_eight() -> None:
    table = film(radio={"public": True, "sending_since": 6}, stage=7).agent("irena", "adm_a")
    state = table.active("hans_kloss").state()

    play(state, "step(adm_a)", "step(courts)")  # nobody was there for a moment
    assert "transmission-broken" in kinds(state)
    play(state, "transmit", "end_activation")
    stage_over(state)
    assert (state.stage, state.over, state.view(None).radio.sending_since) == (8, False, 7)
    stage_over(plans(state))

    assert state.view(None).ending == "dispatch"


@pytest.mark.rule("STA-S4.4")
def test_a_transmission_of_stage_eight_comes_too_late() -> None:
    state = film(radio={"public": True, "sending_since": 8}, stage=8).state()

    stage_over(state)

    assert (state.view(None).ending, state.view(None).winners) == ("time", [0, 1])


# -- the search ------------------------------------------------------------------------------------


def talk_at(secrets: int, **radio: object) -> Stawka:
    """Stedtke is about to learn a secret from Jacek."""
    table = (
        film(radio=radio)
        .agent("stedtke", "cit_a")
        .agent("jacek", "cit_a")
        .agent("irena", "station")
    )
    table.seat("german", tracks={"yellow": 3}, secrets=secrets).dice(6, 6)
    return passes(play(table.active("stedtke").state(), "talk(jacek)"))


@pytest.mark.rule("STA-S4.5", "STA-6.10", "STA-20")
def test_the_first_secret_names_two_sectors_in_no_order() -> None:
    state = talk_at(0)

    assert (state.questions[0].kind, asked(state)) == ("name-sector", POLISH)
    assert sorted(options(state, "sector")) == ["city", "military", "police", "railway"]
    play(state, "sector(city)")

    view = state.view(GERMAN)
    assert view.radio.sectors == ["administrative", "city"]
    assert view.radio.place is None and "courts" in view.radio.possible
    assert "station" not in view.radio.possible


@pytest.mark.rule("STA-S4.5")
def test_the_second_secret_names_the_right_sector() -> None:
    state = talk_at(1, sectors=["administrative", "city"])

    assert state.view(GERMAN).radio.sectors == ["administrative"]
    assert "sector-named" in kinds(state, GERMAN)
    assert state.view(GERMAN).radio.place is None


@pytest.mark.scenario("T-69")
@pytest.mark.rule("STA-S4.5", "STA-S4.7")
def test_the_third_secret_finds_it_and_wins_in_the_end() -> None:
    state = talk_at(2, sectors=["administrative"])
    radio = state.view(GERMAN).radio
    assert (radio.place, radio.located) == ("courts", True)

    state = film(radio={"public": True, "located": True}).seat("polish", vp=5).state()
    state.stage = 8
    stage_over(state)

    assert (state.view(None).ending, state.view(None).winners) == ("located", [GERMAN])


@pytest.mark.rule("STA-S4.5")
def test_after_the_first_dispatch_german_secrets_have_no_effect() -> None:
    state = talk_at(0, public=True)

    assert state.secrets[GERMAN] == 1
    assert "name-sector" not in [question.kind for question in state.questions]
    assert state.view(None).radio.sectors == []
    assert not talk_at(2, public=True).view(None).radio.located


@pytest.mark.rule("STA-S4.5", "STA-S4.2")
def test_a_special_mission_is_a_secret_and_a_basic_one_a_point() -> None:
    table = film(secrets=0).agent("marta_becher", "hospital", mission="ms_marta_becher_1")
    state = table.state()
    state.own()
    state.leader = GERMAN
    missions.reward(state, GERMAN, 6, 1)
    missions.reward(state, GERMAN, 6, 0)

    assert (state.secrets[GERMAN], state.vp[GERMAN]) == (1, 1)
    assert type(state.agenda[-1]).__name__ == "NameSector"


@pytest.mark.rule("STA-S4.5")
def test_a_secret_earned_in_death_still_makes_the_pole_name_a_sector() -> None:
    """The activation is closed with the dead agent; the question stays (STA-12.15)."""
    table = film(secrets=0).agent(
        "bruno_dreher", "cit_a", items=[PISTOL], mission="ms_bruno_dreher_1"
    )
    state = table.agent("jacek", "cit_a").active("bruno_dreher").state()
    evidence.gain_secret(state, GERMAN, 0, True, False)
    death.eliminate(state, 4)
    closing.settle(state)

    assert "NameSector" in [type(step).__name__ for step in state.agenda]


# -- the hunt --------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S4.6", "STA-12.1")
@pytest.mark.parametrize(("public", "offered"), [(True, ["pistol"]), (False, [])])
def test_germans_attack_at_a_known_radio_without_a_mission(
    public: bool, offered: list[str]
) -> None:
    table = film(radio={"public": public}).agent("marta_becher", "courts", items=[PISTOL])
    state = table.agent("irena", "adm_c").active("marta_becher").dice(6, 6).state()

    assert options(state, "attack") == offered
    if public:
        play(state, "attack(pistol)", "agent(hans_kloss)")
        passes(state)
        assert "hans_kloss" in [a.agent for a in state.view(None).agents if a.status == "dead"]


@pytest.mark.rule("STA-S4.6")
def test_victims_elsewhere_still_need_a_mission() -> None:
    table = film(radio={"public": True}).agent("marta_becher", "adm_c", items=[PISTOL])
    table.agent("irena", "adm_c").agent("hans_kloss", "station")
    assert options(table.active("marta_becher").state(), "attack") == []


@pytest.mark.rule("STA-S4.6", "STA-12.2", "STA-15.5")
def test_an_attack_that_needs_no_mission_does_not_show_one() -> None:
    table = film(radio={"public": True}).agent(
        "bruno_dreher", "courts", items=[BAYONET], mission="ms_bruno_dreher_2"
    )
    state = table.active("bruno_dreher").dice(1, 1).state()

    play(state, "attack(bayonet)", "agent(hans_kloss)")
    passes(state)

    assert "mission-shown" not in kinds(state, POLISH)


@pytest.mark.rule("STA-S4.6", "STA-12.14")
@pytest.mark.parametrize(("item", "name"), [(GRENADE, "grenade"), (DYNAMITE, "dynamite")])
def test_explosives_may_be_placed_at_a_known_radio(item: str, name: str) -> None:
    table = film(radio={"public": True}).agent("marta_becher", "courts", items=[item])
    assert options(table.active("marta_becher").state(), "attack") == [name]
    elsewhere = film(radio={"public": True}).agent("marta_becher", "labour_office", items=[item])
    assert options(elsewhere.active("marta_becher").state(), "attack") == []


@pytest.mark.rule("STA-S4.6", "STA-10.1", "STA-10.2", "STA-10.3")
def test_stedtke_arrests_at_the_radio_without_evidence() -> None:
    table = film(radio={"public": True}).agent("irena", "courts").agent("stedtke", "courts")
    state = table.active("stedtke").dice(1, 1).state()

    assert options(state, "arrest") == ["irena"]  # Kloss cannot be arrested
    play(state, "arrest(irena)")
    passes(state)

    assert "arrested" in kinds(state)


@pytest.mark.rule("STA-S4.6")
def test_the_right_to_arrest_is_stedtkes_alone_and_ends_at_the_radio() -> None:
    known = {"public": True}
    others = film(radio=known).agent("irena", "courts").agent("marta_becher", "courts")
    assert options(others.active("marta_becher").state(), "arrest") == []
    away = film(radio=known).agent("irena", "adm_c").agent("stedtke", "adm_c")
    assert options(away.active("stedtke").state(), "arrest") == []
    hidden = film().agent("irena", "courts").agent("stedtke", "courts")
    assert options(hidden.active("stedtke").state(), "arrest") == []


@pytest.mark.rule("STA-S4.6")
def test_an_option_lets_kloss_be_arrested_there() -> None:
    table = scene(FILM, s4_kloss_arrestable=True, radio={"place": "courts", "public": True})
    table.agent("hans_kloss", "courts").agent("stedtke", "courts").agent("old_lady", "abwehr")
    assert options(table.active("stedtke").state(), "arrest") == ["hans_kloss"]


@pytest.mark.rule("STA-S4.3", "STA-S4.6", "STA-10.5")
def test_an_arrest_of_the_last_pole_breaks_the_transmission() -> None:
    table = film(radio={"public": True, "sending_since": 1}).agent("irena", "courts")
    table.agent("hans_kloss", "station").agent("stedtke", "courts").dice(1, 1)
    state = table.active("stedtke").state()

    play(state, "arrest(irena)")
    passes(state)

    assert "transmission-broken" in kinds(state)


@pytest.mark.rule("STA-S4.3", "STA-12.8")
def test_a_death_of_the_last_pole_breaks_it_too() -> None:
    table = film(radio={"public": True, "sending_since": 1})
    table.agent("marta_becher", "courts", items=[PISTOL]).dice(6, 6)
    state = table.active("marta_becher").state()

    play(state, "attack(pistol)", "agent(hans_kloss)")
    passes(state)

    assert state.view(None).radio.sending_since is None and not state.over


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S4.7", "STA-21.3")
@pytest.mark.parametrize(
    ("vp", "winners"), [((2, 1), [POLISH]), ((1, 2), [GERMAN]), ((1, 1), [POLISH, GERMAN])]
)
def test_points_decide_when_nobody_sent_and_nobody_found(
    vp: tuple[int, int], winners: list[int]
) -> None:
    table = film().seat("polish", vp=vp[0]).seat("german", vp=vp[1])
    state = table.state()
    state.stage = 8

    stage_over(state)

    assert (state.view(None).ending, state.view(None).winners) == ("time", winners)


@pytest.mark.rule("STA-S4.7", "STA-10.12")
def test_a_broken_network_loses_at_any_time() -> None:
    table = film(radio={"public": True, "sending_since": 1}).agent("irena", "courts")
    table.agent("jacek", "jail", status="prisoner").agent("old_lady", "jail", status="prisoner")
    state = table.agent("stedtke", "courts").active("stedtke").dice(1, 1).state()

    play(state, "arrest(irena)")
    passes(state)

    assert (state.view(None).ending, state.view(None).winners) == ("network_broken", [GERMAN])


@pytest.mark.scenario("T-66")
@pytest.mark.rule("STA-9.8")
def test_ten_pieces_of_evidence_on_kloss_do_not_end_this_film() -> None:
    table = film().seat("german", tracks={"black": 10}).agent("stedtke", "gestapo")
    assert not stage_over(table.state()).over


# -- questions that tell nothing, positions --------------------------------------------------------


@pytest.mark.rule("STA-19.6", "STA-S4.2")
@pytest.mark.parametrize("place", ["courts", "market"])
def test_whether_the_polish_player_is_asked_does_not_tell_the_place(place: str) -> None:
    """With one AP left Kloss can only send: he is asked wherever the radio may be."""
    table = film(place, radio={"place": place}).agent("hans_kloss", "courts", spent=9)
    table.agent("jacek", "station", spent=7).agent("old_lady", "station", spent=5)
    table.agent("irena", "jail", status="prisoner")
    state = table.seat("polish", pool=1).state()

    assert asked(state) == POLISH
    assert ("activate(hans_kloss)" in offers(state)) == (place == "courts")


@pytest.mark.rule("STA-S4.1", "STA-S4.5")
def test_a_position_keeps_the_radio_and_refuses_nonsense() -> None:
    state = talk_at(0)
    play(state, "sector(city)")
    saved = state.position()
    again = state.game.position(saved)

    assert isinstance(again, Stawka)
    assert again.position() == saved
    for wrong in ({"place": "gestapo"}, {"place": None}, {"sectors": ["railway"]}):
        with pytest.raises(konspira.PositionError, match="radio"):
            state.game.position(sealed({**saved, "radio": {**saved["radio"], **wrong}}))


def test_the_state_of_a_film_is_what_its_constants_say() -> None:
    state = film(radio={"public": True}).state()

    assert LOCATIONS[state.radio.place] == "courts" and state.radio.public
    assert SECTORS[state.rules.sector_of[state.where[3]]] == "administrative"


@pytest.mark.rule("STA-S4.1", "STA-S4.5")
def test_a_radio_that_cannot_be_there_names_its_own_rule() -> None:
    state = film().state()
    closed = state.copy()
    closed.radio.place = LOCATIONS.index("gestapo")
    named = state.copy()
    named.radio.sectors = 1 << SECTORS.index("police")

    assert [broken(one) for one in (state, closed, named)] == [[], ["STA-S4.1"], ["STA-S4.5"]]
