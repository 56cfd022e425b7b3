"""The passwords of the free scenario (STA-F): lists, choosing, letters, guesses, secrecy."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from konspira import Rng
from konspira.games.stawka.building import designs
from konspira.games.stawka.content.names import FOLDED, LETTERS
from konspira.games.stawka.films import passwords
from konspira.games.stawka.sight.shapes import PasswordView
from konspira.games.stawka.stage import closing
from konspira.games.stawka.state import Stawka
from konspira.kernel.errors import IllegalChoice, PositionError
from konspira.testing import check
from support.stawka import GERMAN, POLISH, agent, asked, kinds, make, offers, options, play, where
from support.stawka_free import TOWN, begin, free, spell, until

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "de": "abcdefghijklmnopqrstuvwxyzäöüß",
}


def shown(state: Stawka, seat: int, viewer: int | None = None) -> PasswordView:
    found = state.view(viewer).passwords[seat]
    assert isinstance(found, PasswordView)
    return found


def meeting(letters: tuple[list[int], list[int]] = ([], []), **more: Any) -> Stawka:
    """Jacek (Polish) and Bruno Dreher meet, Jacek is active; the German word is zebra."""
    table = free(letters, **more).agent("jacek", "squ_a").agent("georg", "adm_a")
    table.agent("irena", "cit_a").agent("bruno_dreher", "squ_a").agent("glaubel", "pol_b")
    return table.active("jacek").state()


# -- word lists ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.rule("STA-F.1")
def test_a_list_has_five_hundred_words_of_its_language(language: str) -> None:
    [row] = [row for row in designs.shipped().words if row.id == language]
    words = row.words.split()

    assert len(words) == len({*words}) >= 500
    for word in words:
        assert len(word) == 5
        assert {*word} <= {*ALPHABETS[language]}


def test_every_letter_has_one_without_its_mark() -> None:
    assert len(LETTERS) == len(FOLDED) == len({*LETTERS})
    assert dict(zip("ąłźßü", [FOLDED[LETTERS.index(one)] for one in "ąłźßü"], strict=True)) == {
        "ą": "a",
        "ł": "l",
        "ź": "z",
        "ß": "s",
        "ü": "u",
    }
    assert passwords.spelled(passwords.packed("żółwß")) == "żółwß"


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("STA-F.1")
def test_both_choose_secretly_before_the_first_stage() -> None:
    state = until(begin(4, free_difficulty="advanced"), "set-password", 4)

    assert {question.seat for question in state.questions} == {POLISH, GERMAN}
    assert state.stage == 0
    spell(state, GERMAN, "zebra")
    assert (shown(state, GERMAN, POLISH).ready, shown(state, GERMAN, POLISH).word) == (True, None)
    assert shown(state, GERMAN, GERMAN).word == "zebra"
    assert shown(state, GERMAN, None).word is None
    assert [question.seat for question in state.questions] == [POLISH]
    spell(state, POLISH, "heart")
    assert state.questions[0].kind == "choose-plan"
    heard = [str(event) for event in state.events(POLISH)]
    assert not any("zebra" in event for event in heard)
    assert any("heart" in event for event in heard)


@pytest.mark.rule("STA-F.1")
def test_only_letters_that_lead_to_a_word_of_the_list_are_offered() -> None:
    state = until(begin(4, free_difficulty="advanced"), "set-password", 4)

    spell(state, POLISH, "ze")
    assert state.offers(POLISH) == ["letter(b)"]  # zebra is the only one
    assert state.question(POLISH).facts == {"word": "ze···"}
    with pytest.raises(IllegalChoice, match="letter"):
        state.choose(POLISH, "letter(q)")
    refusal = state.refusal(POLISH, "letter(q)")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("STA-F.1", "not-in-list")


@pytest.mark.rule("STA-F.1")
def test_without_a_list_any_five_letters_are_a_word() -> None:
    game = {"free_difficulty": "advanced", "password_wordlist": "none"}
    state = until(begin(4, **game), "set-password", 4)

    for letter in "qßxąq":
        assert len(state.offers(POLISH)) == len(LETTERS)
        state.choose(POLISH, f"letter({letter})")
    assert shown(state, POLISH, POLISH).word == "qßxąq"
    assert shown(state, POLISH, POLISH).candidates == 0


@pytest.mark.parametrize(("language", "word"), [("pl", "żuraw"), ("de", "mücke")])
@pytest.mark.rule("STA-F.1")
def test_a_list_of_another_language(language: str, word: str) -> None:
    game = {"free_difficulty": "advanced", "password_wordlist": language}
    state = spell(until(begin(4, **game), "set-password", 4), POLISH, word)

    assert shown(state, POLISH, POLISH).word == word


# -- letters ---------------------------------------------------------------------------------------


def secret(letters: tuple[list[int], list[int]] = ([], [])) -> Stawka:
    """Ingrid Heizer has just got a secret out of Bruno Dreher (T-34)."""
    table = free(letters).agent("ingrid_heizer", "squ_a").agent("georg", "adm_a")
    table.agent("bruno_dreher", "squ_a").agent("glaubel", "pol_b").dice(5, 5)
    state = table.seat("polish", tracks={"yellow": 3}).active("ingrid_heizer").state()
    state = play(state, "talk(bruno_dreher)")
    while "pass" in offers(state):
        state.choose(asked(state), "pass")
    return state


@pytest.mark.rule("STA-F.2", "STA-6.10")
def test_a_secret_shows_a_letter_of_the_enemys_word_to_all() -> None:
    state = secret(([], [2]))

    assert asked(state) == POLISH
    assert options(state, "name_letter") == ["1", "3", "4", "5"]  # not the one that is shown
    play(state, "name_letter(3)")
    for viewer in (POLISH, GERMAN, None):
        assert shown(state, GERMAN, viewer).letters == [None, "e", "b", None, None]
    assert "letter-shown" in kinds(state)
    assert state.secrets == [1, 0]
    assert state.vp == [0, 0]  # a letter is all it brings


@pytest.mark.rule("STA-F.2")
def test_with_all_letters_shown_a_further_secret_gives_nothing() -> None:
    state = secret(([], [1, 2, 3, 4, 5]))

    assert state.secrets == [1, 0]
    assert options(state, "name_letter") == []


@pytest.mark.rule("STA-F.2")
def test_a_letter_earned_is_not_lost_when_the_activation_is_closed() -> None:
    state = meeting()
    state.agenda.append(passwords.NameLetter(POLISH))
    state.closing = True
    closing.settle(state)
    state.advance()

    assert state.questions[0].kind == "name-letter"
    play(state, "name_letter(1)")
    assert state.questions[0].kind == "choose-activation"


# -- guessing --------------------------------------------------------------------------------------


@pytest.mark.rule("STA-F.3")
def test_the_right_word_wins() -> None:
    state = spell(play(meeting(), "guess"), POLISH, "zebra")

    assert state.view(None).ending == "password"
    assert state.winners == [POLISH]


@pytest.mark.scenario("T-72")
@pytest.mark.rule("STA-F.3", "STA-12.8")
def test_a_wrong_word_costs_the_agent_and_ends_the_activation() -> None:
    state = spell(play(meeting(), "guess"), POLISH, "cloud")

    assert agent(state, "jacek").status == "dead"
    assert where(state, "jacek") is None
    assert state.active < 0
    assert asked(state) == GERMAN  # it is his turn
    assert "yellow" not in state.view(None).seats[GERMAN].tracks  # STA-9.9
    for viewer in (POLISH, GERMAN, None):
        assert shown(state, GERMAN, viewer).guesses == ["cloud"]
    assert kinds(state)[-2:] == ["password-guessed", "eliminated"]


@pytest.mark.rule("STA-F.3", "STA-4.12")
def test_a_guess_is_free_and_possible_between_steps_but_only_where_an_enemy_is_met() -> None:
    table = free().agent("jacek", "squ_b").agent("georg", "adm_a").agent("bruno_dreher", "squ_a")
    state = table.agent("glaubel", "pol_b").active("jacek").state()

    assert "guess" not in offers(state)
    refusal = state.refusal(POLISH, "guess")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("STA-F.3", "no-meeting")
    play(state, "step(squ_a)")
    while "pass" in offers(state):
        state.choose(asked(state), "pass")
    assert "guess" in offers(state)
    before = agent(state, "jacek").ap_spent
    spell(play(state, "guess"), POLISH, "zebra")
    assert agent(state, "jacek").ap_spent == before


@pytest.mark.rule("STA-F.3")
def test_a_prisoner_is_nobody_to_guess_before() -> None:
    table = free().agent("stedtke", "jail").agent("jacek", "jail", status="prisoner")
    table.agent("georg", "squ_a").agent("irena", "adm_a").agent("glaubel", "pol_b")

    assert "guess" not in offers(table.active("stedtke").state())


@pytest.mark.rule("STA-F.3", "STA-13.5")
def test_no_guess_in_a_bribed_activation() -> None:
    table = free().agent("jacek", "squ_a").agent("georg", "adm_a").agent("irena", "cit_a")
    table.agent("bruno_dreher", "squ_a").agent("glaubel", "pol_b")
    led = table.active("bruno_dreher", leader=POLISH).state()
    own = table.active("bruno_dreher", leader=GERMAN).state()

    assert "guess" not in offers(led)
    assert "guess" in offers(own)


@pytest.mark.rule("STA-F.3")
def test_letters_that_are_shown_and_words_that_were_missed_leave_no_choice() -> None:
    state = play(meeting(([], [1])), "guess")

    assert offers(state) == ["letter(z)"]
    words = [{"word": "heart", "guesses": ["cloud"]}, {"word": "clown"}]
    state = play(meeting(passwords=words), "guess")
    spell(state, POLISH, "clou")
    assert offers(state) == ["letter(t)"]  # clout, and not cloud again


@pytest.mark.rule("STA-F.3")
def test_a_game_without_passwords_offers_no_guess() -> None:
    table = free(free_difficulty="basic").agent("jacek", "squ_a").agent("georg", "adm_a")
    state = table.agent("bruno_dreher", "squ_a").agent("glaubel", "pol_b").active("jacek").state()

    assert "guess" not in offers(state)
    assert state.view(None).passwords == []


@pytest.mark.parametrize("fold", [False, True])
@pytest.mark.rule("STA-F.4")
def test_marks_on_letters_count_unless_the_table_says_otherwise(fold: bool) -> None:
    words = [{"word": "heart"}, {"word": "żółty"}]
    more: dict[str, Any] = {"password_wordlist": "none", "password_fold_diacritics": fold}
    state = spell(play(meeting(passwords=words, **more), "guess"), POLISH, "zolty")

    assert state.over == fold
    assert agent(state, "jacek").status == ("free" if fold else "dead")


# -- secrecy ---------------------------------------------------------------------------------------

TIMES = 600


def redealt(state: Stawka, viewer: int | None) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(TIMES):
        other = state.redeal(viewer, Rng(seed))
        assert isinstance(other, Stawka)
        found[passwords.spelled(other.words[GERMAN])] += 1
    return found


@pytest.mark.rule("STA-20", "STA-F.1", "STA-F.2")
def test_a_redeal_draws_any_word_that_fits_what_is_known() -> None:
    words = [{"word": "heart", "guesses": ["cloud"]}, {"word": "clown", "letters": [1, 2]}]
    state = meeting(passwords=words)
    fitting = [word for word in state.rules.lexicon if word[:2] == "cl" and word != "cloud"]

    found = redealt(state, POLISH)

    assert {*found} == {*fitting}
    assert shown(state, GERMAN).candidates == len(fitting)
    expected = TIMES / len(fitting)
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi < len(fitting) - 1 + 5 * sqrt(2 * (len(fitting) - 1))
    assert redealt(state, GERMAN) == {"clown": TIMES}  # its author knows it


@pytest.mark.rule("STA-20", "STA-F.1")
def test_without_a_list_every_letter_that_is_not_shown_may_be_any() -> None:
    words = [{"word": "heart", "guesses": ["zebrz"]}, {"word": "zebra", "letters": [1, 2, 3, 4]}]
    found = redealt(meeting(passwords=words, password_wordlist="none"), POLISH)

    assert {word[:4] for word in found} == {"zebr"}
    assert {word[4] for word in found} == {*LETTERS} - {"z"}


@pytest.mark.rule("STA-20")
def test_a_half_spelled_word_is_nobodys_business() -> None:
    state = until(begin(4, free_difficulty="advanced"), "set-password", 4)
    before = state.view(POLISH)
    spell(state, GERMAN, "zeb")

    assert state.view(POLISH) == before
    assert state.view(None) == until(begin(4, free_difficulty="advanced"), "set-password", 4).view(
        None
    )
    other = state.redeal(POLISH, Rng(1))
    assert len(other.offers(GERMAN)) > 1  # how far he is nobody knows


TABLES = [
    {"free_sectors": 4, "free_level": "basic", "password_wordlist": "de"},
    {"free_sectors": 5, "free_level": "extended", "password_wordlist": "none"},
    {
        "free_sectors": 7,
        "free_level": "advanced",
        "password_wordlist": "pl",
        "password_fold_diacritics": True,
        "allow_rotation": True,
    },
]


@pytest.mark.verify
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["free_sectors"]))
def test_a_game_with_passwords_has_every_property_of_a_game(table: dict[str, object]) -> None:
    """Blind views, redeals that cannot peek, copies, positions, exact replay."""
    game = make("free", free_difficulty="advanced", stage_cap=12, **table)

    check(game, games=1, seed=7, processes=False, every=41)


# -- positions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        [{"word": "heart"}, {"word": "qqqqq"}],  # not in the list
        [{"word": "heart"}, {}],  # none
        [{"word": "heart", "letters": [6]}, {"word": "zebra"}],
        [{"word": "heart"}, {"word": "zebra", "guesses": ["zebr"]}],
    ],
)
@pytest.mark.rule("STA-F.1")
def test_a_position_with_an_impossible_password_is_refused(words: list[object]) -> None:
    with pytest.raises(PositionError, match="password"):
        meeting(passwords=words)


def test_a_position_keeps_layout_words_letters_and_guesses() -> None:
    words = [{"word": "heart", "guesses": ["cloud"]}, {"word": "clown", "letters": [1, 2]}]
    state = meeting(passwords=words)
    saved = state.position()

    assert saved["passwords"][1] == {"word": "clown", "letters": [1, 2], "guesses": []}
    assert [row["sector"] for row in saved["layout"]] == [sector for sector, _, _ in TOWN]
    again = state.game.position(saved)
    assert state.game.checksum(again) == state.game.checksum(state)
