"""Every refusal names the nearest thing that would change it: mended, the choice is legal."""

from __future__ import annotations

import random
from functools import partial

import pytest

from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.refusals.reasons import REASONS
from konspira.kernel.state import State
from support import stawka_mends as mends
from support import stawka_mends_more as more
from support.mending import NOT_ASKED, Case, Mend, Tally, moments, outcome
from support.stawka import asked, make, play, scene
from support.stawka_crowd import crowded, dealt
from support.stawka_free import free
from support.stawka_mends_more import for_objects

MENDS: dict[str, Mend] = {
    "action-done": mends.not_acted,
    "audi-ignores-tokens": more.audi_under_way,
    "audi-waits": more.audi_under_way,
    "been-here": mends.unsearched,
    "bribe-waits": mends.no_bribe,
    "cannot-pay": more.price,
    "cannot-walk": more.unbound,
    "card-not-held": mends.card,
    "converted-already": mends.unconverted,
    "destroyed": mends.rebuilt,
    "end-instead": mends.unfinished,
    "enemy-in-sector": mends.calm,
    "enemy-there": mends.nobody_there,
    "handed-already": mends.not_handed,
    "has-mission": mends.no_mission,
    "holds-nothing": more.laden,
    "hotel-closed": mends.hotel_open,
    "interrogated-already": more.not_interrogated,
    "kept-here": more.unbound,
    "letter-shown": more.letters_hidden,
    "letters-shown": more.letters_hidden,
    "mission-known": more.unknown_mission,
    "movement-over": mends.not_moved,
    "no-assassination": more.killer,
    "no-enemy-token": for_objects(mends.enemy_token, more.enemy_token_there),
    "no-location": mends.at_a_place,
    "no-meeting": more.meeting,
    "no-mission": for_objects(mends.mission, more.with_mission),
    "no-missions-left": mends.missions,
    "no-own-token": mends.own_token,
    "no-phone": more.at_phone,
    "no-right-to-arrest": more.policeman,
    "no-room": for_objects(mends.room, more.unladen),
    "no-tiles": for_objects(mends.tiles, more.tiles_there),
    "no-token-lies": more.token_lies,
    "no-weapon": mends.armed,
    "nobody-to-exchange": mends.prisoner,
    "not-alone": mends.alone,
    "not-at-radio": mends.at_radio,
    "not-beside": mends.beside,
    "not-enough-done": mends.acted,
    "not-held": more.held,
    "not-held-before": more.kept,
    "not-in-its-location": mends.at_its_place,
    "not-in-jail": mends.in_jail,
    "not-in-sector": more.in_sector,
    "not-in-uniform": more.uniformed,
    "not-met": for_objects(mends.met, more.beside_user),
    "not-on-board": mends.on_board,
    "nothing-held": mends.something,
    "nothing-to-exchange": more.laden,
    "only-safes": more.on_the_spot,
    "other-sector": more.token_near,
    "other-token": mends.helping_token,
    "placed-already": more.unplaced,
    "plan-used": mends.plan_left,
    "reacted-already": more.not_reacted,
    "right-sector": more.radio_elsewhere,
    "safe-stays": more.on_the_spot,
    "sector-full": more.roomy,
    "sending-already": mends.unsent,
    "ss-in-sector": mends.no_ss,
    "talked-already": mends.untalked,
    "there-already": more.away,
    "token-known": more.unknown_token,
    "token-not-held": mends.token_held,
    "token-there": for_objects(mends.no_token, more.token_gone),
    "too-far": more.near_enough,
    "too-few-ap": mends.rested,
    "too-few-secrets": mends.secrets,
    "too-little-evidence": mends.evidence,
    "too-little-money": mends.money,
    "track-empty": more.evidence_of(3),
    "track-full": more.evidence_of(3),
    "used-already": mends.not_used,
    "worn": more.unworn,
}
BOARD = "the board lies as it lies"
NAMED = "the choice names what it never can: another side, another agent, another kind of thing"
BEFORE = "it follows from what was done a moment before, in frames that nobody writes by hand"
TABLE = "the table's options and level say so"
TEXT = "the text of a card, item, trait or mission: test_nothing_for_nothing and the rows hold it"
OTHER = "another seat would be asked"
UNMENDED = {
    "another-moment": TEXT,
    "audi-no-agent": NAMED,
    "audi-only-drives": NAMED,
    "audi-streets": BOARD,
    "barracks-closed": NAMED,
    "bribed-may-not": OTHER,
    "cell-apart": BOARD,
    "cell-taken": BOARD,
    "changes-nothing": TEXT,
    "color-not-named": TEXT,
    "dead-end": BOARD,
    "document-exposed": TABLE,
    "enemies-only": NAMED,
    "field-not-on-board": BOARD,
    "germans-only": NAMED,
    "give-up-between": TABLE,
    "helped-already": BEFORE,
    "is-evidence": TEXT,
    "locations-only": BOARD,
    "mission-not-left": NAMED,
    "moved-just-now": BEFORE,
    "must-drive": TABLE,
    "must-keep": BEFORE,
    "must-move-one": BEFORE,
    "must-take": BEFORE,
    "must-walk": BEFORE,
    "never-black": TEXT,
    "never-chief": NAMED,
    "never-kloss": NAMED,
    "never-ss": NAMED,
    "no-block-symbol": TEXT,
    "no-chief": NAMED,
    "no-dollars": NAMED,
    "no-enemy": NAMED,
    "no-evidence-of-it": TEXT,
    "no-explosives": NAMED,
    "no-partner": TEXT,
    "no-reactions-here": OTHER,
    "no-such-safe": NAMED,
    "no-target": TEXT,
    "no-token-field": BOARD,
    "no-tokens-left": BOARD,
    "nobody-in-reach": TEXT,
    "not-a-weapon": NAMED,
    "not-at-this-level": TABLE,
    "not-back": BEFORE,
    "not-fulfilled": TEXT,
    "not-in-game": NAMED,
    "not-in-list": NAMED,
    "not-in-reward": TABLE,
    "not-itself": NAMED,
    "not-looked-at": BEFORE,
    "not-nearest": BOARD,
    "not-of-kloss": NAMED,
    "not-this-sector": BOARD,
    "not-your-agent": NAMED,
    "nothing-to-halve": TABLE,
    "only-kloss-sends": NAMED,
    "opens-no-safe": TEXT,
    "ordered-already": BEFORE,
    "other-agent": NAMED,
    "other-class": NAMED,
    "out-of-range": TEXT,
    "own-activation": NAMED,
    "pays-nothing": TEXT,
    "poles-only": NAMED,
    "safe-chosen": BEFORE,
    "same-color": BEFORE,
    "sector-not-on-board": BOARD,
    "ss-only": NAMED,
    "streets-only": BOARD,
    "text-does-not-fit": TEXT,
    "tile-laid": BEFORE,
    "token-does-nothing": TEXT,
    "token-stays": BOARD,
    "track-closed": BEFORE,
    "track-of-kloss": TABLE,
}
INSIDE = ("choose-object", "choose-tile", "order-tile", "exchange-item", "drive", "secret-reward")
SCENARIOS = ["s3_chestnuts", "s4_i_know_who_you_are", "s5_hotel_excelsior", "s6_top_secret"]


def test_every_code_has_a_mend_or_a_reason_why_not() -> None:
    assert set(MENDS) | set(UNMENDED) == set(REASONS)
    assert not set(MENDS) & set(UNMENDED)


@pytest.mark.parametrize("games", [8, pytest.param(200, marks=pytest.mark.soak)])
def test_a_refusal_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(18)
    tally = Tally(MENDS, UNMENDED, most=6 if games < 10 else 60)
    for number in range(games):
        game = make(SCENARIOS[number % len(SCENARIOS)])
        tally.add(moments(rng, partial(crowded, game, rng), 60), rng)
    assert tally.wrong == []
    assert games < 100 or tally.never_mended() == [], tally.failed
    assert len(tally.mended) > 30


TEXTS = ("play_card", "use_item", "use_trait", "react", "trigger", "spend", "agent", "field")
CARRIED = [
    ("s2_first_clash", "s1_meeting german secrets kloss_doc_1 0,2,4,10/7,4,0,5 - -"),
    ("s3_chestnuts", "s2_first_clash german exposure kloss_doc_2 4,0,0,2/7,4,0,10 - -"),
    ("s3_chestnuts", "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 tile_courts_1,ts_02 -"),
]


def beginnings() -> list[StawkaGame]:
    """Games whose first questions differ: drafts, films, the free scenario, the campaign."""
    parts = [StawkaGame(2, None, {"scenario": part, "carry": line}) for part, line in CARRIED]
    built = [make("free", free_difficulty=how) for how in ("basic", "advanced")]
    return [*parts, *built, make("s2_first_clash"), make("s4_i_know_who_you_are")]


@pytest.mark.parametrize("games", [8, pytest.param(400, marks=pytest.mark.soak)])
def test_a_refused_object_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(19)
    tally = Tally(MENDS, UNMENDED, most=4 if games < 10 else 40)
    for number in range(games):
        game = make(SCENARIOS[number % len(SCENARIOS)])
        states = moments(rng, partial(dealt, game, rng), 40, TEXTS)
        tally.add([state for state in states if state.questions[0].kind in INSIDE], rng)
    assert tally.wrong == []
    assert games < 100 or tally.never_mended() == [], tally.failed
    assert len(tally.mended) > 3


@pytest.mark.parametrize("games", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_a_refusal_of_setup_names_what_stands_in_the_way(games: int) -> None:
    rng = random.Random(20)
    tally = Tally(MENDS, UNMENDED, most=3)
    for game in beginnings() * games:
        tally.add(moments(rng, partial(begun, game, rng), 24), rng)
    assert tally.wrong == []
    assert {"not-held-before", "placed-already", "sector-full"} <= set(tally.mended)


def begun(game: StawkaGame, rng: random.Random) -> State:
    return game.start(rng.getrandbits(40))


@pytest.mark.rule("STA-19.4")
def test_what_answers_the_question_is_never_refused_in_general() -> None:
    """A choice of a family that is offered now is refused for a reason of the game."""
    rng = random.Random(21)
    general: set[str] = set()
    for number in range(8):
        game = make(SCENARIOS[number % len(SCENARIOS)])
        for state in moments(rng, partial(dealt, game, rng), 40, TEXTS):
            general |= refused_in_general(state)
    for game in beginnings():
        for state in moments(rng, partial(begun, game, rng), 40):
            general |= refused_in_general(state)
    assert general == set()


def refused_in_general(state: State) -> set[str]:
    """Question and family of what only the kernel's own sentence refuses."""
    found: set[str] = set()
    table = state.game.table
    for question in state.questions:
        offered = state.options(question.seat)
        families = {table.family(option).name for option in offered} - {"pass"}
        for option in set(range(len(table.names))) - set(offered):
            family = table.family(option).name
            if family in families:
                refusal = state.refusal(question.seat, option)
                assert refusal is not None
                if refusal.code in NOT_ASKED:
                    found.add(f"{question.kind}: {family}")
    return found


def test_what_random_play_seldom_meets_is_mended_too() -> None:
    worn = scene().agent("jacek", "squ_a", items=["tile_officers_flats_2"], spent=8)
    worn.agent("georg", "squ_a").agent("puszke", "adm_a").active("jacek", moving=1, paid=1)
    met = free().agent("jacek", "squ_a").agent("georg", "adm_a").agent("bruno_dreher", "squ_b")
    met.agent("glaubel", "pol_b").active("jacek")
    waiting = scene("s6_top_secret", stage=3, audi={"field": "ind_c", "broken": 3, "loaded": 3})
    for state, choice, code in [
        (worn.state(), "give(georg)", "worn"),
        (met.state(), "guess", "no-meeting"),
        (play(waiting.state(), "withdraw"), "activate(black_audi)", "audi-waits"),
    ]:
        refusal = state.refusal(asked(state), choice)
        assert refusal is not None and refusal.code == code
        assert outcome(Case(state, asked(state), choice, refusal), MENDS[code]) == "legal"
