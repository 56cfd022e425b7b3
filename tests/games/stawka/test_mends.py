"""Every refusal names the nearest thing that would change it: mended, the choice is legal."""

from __future__ import annotations

import random
from functools import partial

import pytest

from konspira.games.stawka.reasons import REASONS
from support import stawka_mends as mends
from support.mending import Mend, Tally, moments
from support.stawka import make
from support.stawka_crowd import crowded

MENDS: dict[str, Mend] = {
    "action-done": mends.not_acted,
    "been-here": mends.unsearched,
    "bribe-waits": mends.no_bribe,
    "card-not-held": mends.card,
    "converted-already": mends.unconverted,
    "destroyed": mends.rebuilt,
    "end-instead": mends.unfinished,
    "enemy-in-sector": mends.calm,
    "enemy-there": mends.nobody_there,
    "handed-already": mends.not_handed,
    "has-mission": mends.no_mission,
    "hotel-closed": mends.hotel_open,
    "movement-over": mends.not_moved,
    "no-enemy-token": mends.enemy_token,
    "no-location": mends.at_a_place,
    "no-mission": mends.mission,
    "no-missions-left": mends.missions,
    "no-own-token": mends.own_token,
    "no-room": mends.room,
    "no-tiles": mends.tiles,
    "no-weapon": mends.armed,
    "nobody-to-exchange": mends.prisoner,
    "not-alone": mends.alone,
    "not-at-radio": mends.at_radio,
    "not-beside": mends.beside,
    "not-enough-done": mends.acted,
    "not-held": mends.held,
    "not-in-its-location": mends.at_its_place,
    "not-in-jail": mends.in_jail,
    "not-met": mends.met,
    "not-on-board": mends.on_board,
    "nothing-held": mends.something,
    "other-token": mends.helping_token,
    "plan-used": mends.plan_left,
    "sending-already": mends.unsent,
    "ss-in-sector": mends.no_ss,
    "talked-already": mends.untalked,
    "token-not-held": mends.token_held,
    "token-there": mends.no_token,
    "too-few-ap": mends.rested,
    "too-few-secrets": mends.secrets,
    "too-little-evidence": mends.evidence,
    "too-little-money": mends.money,
    "used-already": mends.not_used,
}
BOARD = "the board lies as it lies"
NAMED = "the choice names what it never can: another side, another agent, another kind of thing"
BEFORE = "it follows from what was done a moment before, in frames that nobody writes by hand"
TABLE = "the table's options and level say so"
TEXT = "the text of a card, item, trait or mission: test_nothing_for_nothing and the rows hold it"
OTHER = "another seat would be asked"
UNMENDED = {
    "another-moment": TEXT,
    "audi-ignores-tokens": BEFORE,
    "audi-only-drives": NAMED,
    "audi-streets": BOARD,
    "audi-waits": BEFORE,
    "bribed-may-not": OTHER,
    "cannot-pay": TEXT,
    "changes-nothing": TEXT,
    "field-not-on-board": BOARD,
    "germans-only": NAMED,
    "give-up-between": TABLE,
    "helped-already": BEFORE,
    "interrogated-already": TEXT,
    "is-evidence": TEXT,
    "kept-here": BEFORE,
    "locations-only": BOARD,
    "mission-not-left": NAMED,
    "must-keep": BEFORE,
    "must-walk": BEFORE,
    "never-kloss": NAMED,
    "never-ss": NAMED,
    "no-assassination": TEXT,
    "no-block-symbol": TEXT,
    "no-chief": NAMED,
    "no-dollars": NAMED,
    "no-enemy": NAMED,
    "no-evidence-of-it": TEXT,
    "no-explosives": NAMED,
    "no-meeting": TEXT,
    "no-reactions-here": OTHER,
    "no-right-to-arrest": TEXT,
    "no-such-safe": BEFORE,
    "no-target": TEXT,
    "nobody-in-reach": TEXT,
    "not-a-weapon": NAMED,
    "not-at-this-level": TABLE,
    "not-fulfilled": TEXT,
    "not-in-list": NAMED,
    "not-nearest": BOARD,
    "not-your-agent": NAMED,
    "only-kloss-sends": NAMED,
    "opens-no-safe": TEXT,
    "other-agent": NAMED,
    "other-class": NAMED,
    "other-sector": BEFORE,
    "out-of-range": TEXT,
    "own-activation": NAMED,
    "pays-nothing": TEXT,
    "poles-only": NAMED,
    "reacted-already": BEFORE,
    "safe-chosen": BEFORE,
    "streets-only": BOARD,
    "text-does-not-fit": TEXT,
    "token-does-nothing": TEXT,
    "token-stays": BOARD,
    "track-closed": BEFORE,
    "worn": TEXT,
}
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
