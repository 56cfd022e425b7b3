"""Why something is not offered before the first stage, in films and in the free scenario."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content.names import FIELDS, LOCATIONS
from konspira.games.stawka.films import audi, passwords, radio
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.procedures import missions
from konspira.games.stawka.state import Stawka
from konspira.kernel.step import Step
from support.stawka import Scene, asked, make, offers, play, scene, start
from support.stawka_free import begin, free, until

FIRST = "s1_meeting german secrets kloss_doc_1 0,2,4,10/7,4,0,5 - -"
EXPOSED = "s2_first_clash german exposure kloss_doc_2 4,0,0,2/7,4,0,10 - -"
POINTS = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 tile_courts_1,ts_02 -"
FILM = "s6_top_secret"


def reason(state: Stawka, choice: str) -> tuple[str, str, dict[str, object]]:
    """Return what the asked player is told: rule, code and facts."""
    found = state.refusal(asked(state), choice)
    assert found is not None, choice
    return found.rule, found.code, found.facts


def following(part: str, line: str) -> Stawka:
    """A part of the campaign with what the one before has left."""
    state = StawkaGame(2, None, {"scenario": part, "carry": line}).start(1)
    assert isinstance(state, Stawka)
    return state


def put(state: Stawka, step: Step[Stawka]) -> Stawka:
    """A question in the middle of an activation."""
    state.agenda.append(step)
    state.asked = -1
    state.advance()
    return state


def town(letters: list[int]) -> Scene:
    """A free table with passwords; some letters of the German one are shown."""
    table = free(([], letters)).agent("jacek", "squ_a").agent("georg", "adm_a").active("jacek")
    return table.agent("bruno_dreher", "squ_b").agent("glaubel", "pol_b")


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-1.7")
def test_only_documents_of_kloss_and_not_the_one_he_was_exposed_with() -> None:
    state = following("s3_chestnuts", EXPOSED)
    assert reason(state, "document(jacek)") == ("STA-1.7", "not-of-kloss", {})
    assert reason(state, "document(kloss_doc_2)") == ("STA-1.7", "document-exposed", {})


@pytest.mark.rule("STA-1.1", "STA-2.1")
def test_a_draft_names_who_stands_where_and_which_sectors_are_full() -> None:
    state = until(start("s3_chestnuts", 1), "draft-figure")
    assert reason(state, "agent(puszke)") == ("STA-1.1", "not-in-game", {})
    play(state, "agent(jacek)")
    assert reason(state, "field(squ_a)") == ("STA-2.1", "locations-only", {})
    assert reason(state, "field(station)") == ("STA-2.1", "field-not-on-board", {})
    play(state, "field(hotel)")
    facts: dict[str, object] = {"agent": "jacek", "field": "hotel"}
    assert reason(state, "agent(jacek)") == ("STA-1.1", "placed-already", facts)
    play(state, "agent(georg)")
    facts = {"count": 1, "sector": "main_square"}
    assert reason(state, "field(theatre)") == ("STA-1.1", "sector-full", facts)
    second = until(start("s2_first_clash", 1), "draft-figure")
    play(second, "agent(jacek)")
    facts = {"sector": "police"}
    assert reason(second, "field(jail)") == ("STA-2.1", "not-this-sector", facts)


# -- the campaign ----------------------------------------------------------------------------------


@pytest.mark.rule("STA-9.9")
def test_a_track_that_halving_leaves_alone_is_not_kept() -> None:
    state = play(following("s2_first_clash", FIRST), "document(kloss_doc_2)")
    assert reason(state, "keep_track(black)") == ("STA-9.9", "track-of-kloss", {})
    assert reason(state, "keep_track(blue)") == ("STA-9.9", "nothing-to-halve", {"count": 0})


@pytest.mark.rule("STA-18.13", "STA-18.1")
def test_what_was_not_held_is_not_kept_and_the_enemy_gets_nothing() -> None:
    state = until(following("s3_chestnuts", POINTS), "keep-item")
    assert reason(state, "piece(tile_hotel_1)") == ("STA-18.13", "not-held-before", {})
    play(state, "piece(ts_02)")
    assert reason(state, "agent(jacek)") == ("STA-18.1", "not-your-agent", {})


# -- the free scenario -----------------------------------------------------------------------------


@pytest.mark.rule("STA-2.1")
def test_a_tile_lies_once_and_beside_another() -> None:
    state = begin(free_difficulty="basic")
    assert reason(state, "sector(police)") == ("STA-2.1", "tile-laid", {"sector": "police"})
    laid = next(name for name in offers(state) if name.startswith("sector("))
    play(state, laid)
    home = state.game.table.names[state.options(asked(state))[0]]
    cells = [name for name in state.game.table.names if name.startswith("cell(")]
    middle = cells[len(cells) // 2]
    assert home != middle
    assert reason(state, middle) == ("STA-2.1", "cell-taken", {"sector": "police"})
    assert reason(state, cells[0]) == ("STA-2.1", "cell-apart", {})


@pytest.mark.rule("STA-F.2")
def test_a_letter_that_is_shown_is_told_again() -> None:
    state = put(town([2]).state(), passwords.NameLetter(0))
    facts: dict[str, object] = {"count": 2, "letter": "e"}
    assert reason(state, "name_letter(2)") == ("STA-F.2", "letter-shown", facts)


def rewarded(part: int, letters: list[int]) -> Stawka:
    """Jacek's mission brings one of several things."""
    return put(town(letters).state(), missions.ChooseReward(0, 0, part))


@pytest.mark.rule("STA-15.8", "STA-F.2")
def test_a_reward_is_what_the_scenario_pays() -> None:
    basic = rewarded(0, [])
    assert reason(basic, "take_letter") == ("STA-15.8", "not-in-reward", {})
    special = rewarded(1, [])
    assert reason(special, "take_evidence") == ("STA-15.8", "not-in-reward", {})
    shown = rewarded(1, [1, 2, 3, 4, 5])
    assert reason(shown, "take_letter") == ("STA-F.2", "letters-shown", {})


# -- films -----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S4.1", "STA-S4.5")
def test_the_radio_is_in_a_location_outside_police_and_military() -> None:
    state = until(start("s4_i_know_who_you_are", 1), "set-radio")
    facts: dict[str, object] = {"sector": "police"}
    assert reason(state, "field(gestapo)") == ("STA-S4.1", "not-this-sector", facts)
    assert reason(state, "field(cit_a)") == ("STA-S4.1", "locations-only", {})
    assert reason(state, "field(hotel)") == ("STA-S4.1", "field-not-on-board", {})


@pytest.mark.rule("STA-S4.5")
def test_a_sector_that_misleads_is_on_the_board_and_another_one() -> None:
    table = scene("s4_i_know_who_you_are", radio={"place": "market"}).agent("jacek", "cit_a")
    state = put(table.active("jacek").state(), radio.NameSector(0))
    assert reason(state, "sector(city)") == ("STA-S4.5", "right-sector", {})
    assert reason(state, "sector(suburb)") == ("STA-S4.5", "sector-not-on-board", {})


@pytest.mark.rule("STA-S6.4", "STA-S6.11")
def test_a_card_moves_the_audi_two_fields_and_not_back() -> None:
    table = scene(FILM, stage=2, audi={"field": "cit_a"}).agent("kazik", "rai_a", items=["ts_01"])
    state = play(table.active("kazik").state(), "spend(ts_01)")
    assert reason(state, "stop") == ("STA-S6.11", "must-drive", {"count": 2})
    assert reason(state, "field(rai_a)") == ("STA-S6.4", "not-beside", {})
    play(state, "field(cit_north)")
    assert reason(state, "field(cit_a)") == ("STA-S6.11", "not-back", {})


def moved_from(field: int) -> Stawka:
    """A Pole moves the Audi, which stands there."""
    table = scene(FILM, stage=2, audi={"field": FIELDS[field]})
    state = table.agent("kazik", "rai_a", items=["ts_01"]).active("kazik").state()
    return play(state, "spend(ts_01)")


@pytest.mark.rule("STA-S6.4")
def test_a_pole_moves_the_audi_neither_home_nor_into_other_locations() -> None:
    rules = make(FILM).rules
    state = moved_from(rules.audi_near[rules.audi][0])
    assert reason(state, "field(barracks)") == ("STA-S6.4", "barracks-closed", {})
    closed = rules.field_of[LOCATIONS.index("market")]
    state = moved_from(rules.near[1][closed][0])
    assert reason(state, "field(market)") == ("STA-S6.4", "audi-streets", {})


@pytest.mark.rule("STA-S6.11")
def test_the_factory_is_a_dead_end_while_nobody_gets_in_there() -> None:
    table = scene(FILM, stage=2, audi={"field": "ind_c"}).agent("kazik", "rai_a", items=["ts_01"])
    state = play(table.active("kazik").state(), "spend(ts_01)")
    assert reason(state, "field(factory)") == ("STA-S6.11", "dead-end", {"count": 2})


def secret(seat: int, tokens: list[tuple[str, str]]) -> Stawka:
    """A secret was told: its reward is chosen."""
    table = scene(FILM, stage=2).agent("kazik", "cit_a").active("kazik")
    for token, field in tokens:
        table.token(token, field)
    return put(table.state(), audi.SecretReward(seat))


@pytest.mark.rule("STA-S6.9", "STA-S6.3")
def test_tokens_that_are_moved_lie_on_the_board_and_are_not_the_guards() -> None:
    german = secret(1, [])
    assert reason(german, "move_tokens") == ("STA-S6.9", "no-token-lies", {})
    state = secret(0, [("th_pl_alarm", "rai_a"), ("th_pl_thief", "rai_b")])
    play(state, "move_tokens")
    assert reason(state, "pass") == ("STA-S6.9", "must-move-one", {})
    assert reason(state, "field(factory)") == ("STA-S6.9", "no-own-token", {})
    play(state, "field(rai_a)")
    assert reason(state, "field(rai_b)") == ("STA-14.4", "token-there", {})
    assert reason(state, "field(market)") == ("STA-14.4", "streets-only", {})
    play(state, "field(cit_b)")
    assert reason(state, "field(cit_b)") == ("STA-S6.9", "moved-just-now", {})


@pytest.mark.rule("STA-S6.9", "STA-14.4")
def test_a_token_needs_a_field_and_one_that_does_not_lie_yet() -> None:
    def laid(fields: list[int]) -> Stawka:
        state = scene(FILM, stage=2).agent("kazik", "cit_a").active("kazik").state()
        state.own()
        for token, field in zip(range(18, 36), fields, strict=False):
            state.token_at[token] = field
        return put(state, audi.SecretReward(1))

    legal = make(FILM).rules.token_fields[1]
    full = laid(legal)
    assert len(legal) < 18
    assert reason(full, "place_chosen") == ("STA-14.4", "no-token-field", {})
    assert reason(full, "move_tokens") == ("STA-14.4", "no-token-field", {})
    every = laid(legal[:1] * 18)
    assert reason(every, "place_chosen") == ("STA-S6.9", "no-tokens-left", {})
