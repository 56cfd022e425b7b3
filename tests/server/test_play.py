"""A game as its log tells it: however it is read, and wherever it starts, it leads to the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import konspira
from konspira.kernel.errors import IllegalChoice
from konspira.kernel.game import Game
from konspira.server.tables import play as plays
from konspira.server.tables.play import (
    AGREE,
    ASK_BOT,
    ASK_HINTS,
    BACK,
    CHOICE,
    DECLINE,
    HINT,
    HINTS,
    HOLD,
    PROPOSE,
    RESIGN,
    RETURN,
    REWIND,
    SIT,
    Entry,
    Play,
    Snapshot,
    load,
    proposing,
    take_snapshot,
)
from konspira.server.wire.common import ProposalKind
from support.ambush import AmbushGame

KEY = b"key"
GAMES = {
    "spiskowcy": konspira.make("spiskowcy", seats=3),
    "spiskowcy-sealed": konspira.make("spiskowcy", seats=3, order_timing="simultaneous"),
    "leduc": konspira.make("leduc"),
    "ambush": AmbushGame(3),  # windows and seals
}


def everything(play: Play) -> dict[str, Any]:
    """All that a play consists of, and all that it can be asked."""
    state, seats = play.state, range(play.game.seats)
    return {
        "position": state.position(),
        "settled": play.settled.position(),
        "history": state.history,
        "learned": state.learned,
        "recorded": state.recorded,
        "heard": [state.events(viewer) for viewer in (None, *seats)],
        "told": [(told.ply, told.audience) for told in state.log],
        "tokens": [play.token(seat) for seat in seats],
        "own last": [play.own_last(seat) for seat in seats],
        "before last": [play.before_last(seat) for seat in seats],
        "versions": play.versions,
        "held": play.held,
        "proposal": (play.proposal, play.agreed, play.stands if play.proposal else 0),
        "away": (play.absent, play.resigned),
        "hints": (play.hints, play.hinted, play.known_hinted),
        "end": (play.ended, play.over),
    }


def some_entry(play: Play, luck: random.Random) -> Entry | None:
    """Something that a server could write down now."""
    seat = luck.choice(play.state.questions).seat
    question = play.state.question(seat)
    match luck.randrange(24):
        case 0 | 1 | 2:
            other = luck.randrange(play.game.seats)
            place = play.own_last(other)
            return None if place is None else Entry(BACK, other, place)
        case 3:
            before = play.before_last(seat)
            if before is None or play.proposal is not None:
                return None
            return Entry(PROPOSE, seat, proposing("take-back", before))
        case 4 if play.proposal is not None:
            return Entry(AGREE, luck.randrange(play.game.seats))
        case 5 if play.proposal is not None and play.proposal[1] == "take-back":
            return Entry(REWIND, play.proposal[0], play.stands)
        case 6 if play.proposal is not None:
            return Entry(DECLINE, seat)
        case 7:
            return Entry(SIT, seat)
        case 8:
            return Entry(RETURN, seat)
        case 9 if luck.random() < 0.1:
            return Entry(RESIGN, seat)
        case 10 if play.proposal is None:
            return Entry(ASK_HINTS, seat)
        case 11 if play.proposal is None:
            return Entry(ASK_BOT, seat, luck.randrange(play.game.seats))
        case 12:
            return Entry(HINT, seat, luck.randrange(2))
        case 13:
            return Entry(HINTS, seat)
    option = luck.choice(play.state.options(seat))
    if question is not None and question.window and seat not in play.held and luck.random() < 0.6:
        return Entry(HOLD, seat, option)
    return Entry(CHOICE, seat, play.held.get(seat, option))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_log_leads_to_the_same_game_step_by_step_all_at_once_and_from_snapshots(
    game: Game, seed: int
) -> None:
    luck = random.Random(seed)
    play = Play(game, KEY)
    log: list[Entry] = []
    snapshots: list[Snapshot] = []
    while not play.over and len(log) < 400:
        entry = some_entry(play, luck)
        if entry is None:
            continue
        after = play.fork()
        try:
            after.apply(entry)
        except IllegalChoice:  # a choice from before all chose together: the others have gone on
            assert entry.kind == BACK
            continue
        play = after
        log.append(entry)
        made = len(play.state.history)
        if entry.kind == REWIND:
            snapshots = [snapshot for snapshot in snapshots if snapshot.made <= made]
        last = snapshots[-1].made if snapshots else -1
        if play.state is play.settled and made > last and luck.random() < 0.1:
            told = sum(len(msgspec.json.decode(snapshot.told)) for snapshot in snapshots)
            snapshots.append(take_snapshot(play.state, told))
        if luck.random() < 0.1 or play.over:
            assert everything(load(game, KEY, log, [])) == everything(play)
            assert everything(load(game, KEY, log, snapshots)) == everything(play)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_tried_out_changes_nothing(game: Game) -> None:
    luck = random.Random(5)
    play = Play(game, KEY)
    while not play.over:
        before = everything(play)
        trial = play.fork()
        for _ in range(3):
            entry = None if trial.over else some_entry(trial, luck)
            if entry is not None and entry.kind != BACK:
                trial.apply(entry)
        assert everything(play) == before
        question = luck.choice(play.state.questions)
        option = luck.choice(play.state.options(question.seat))
        play = play.fork()
        play.apply(Entry(CHOICE, question.seat, option))


@pytest.mark.patches
def test_a_game_that_went_on_after_a_snapshot_is_not_played_from_its_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["spiskowcy"]
    play, log, luck = Play(game, KEY), [], random.Random(1)
    while not play.over:
        seat = play.state.questions[0].seat
        log.append(Entry(CHOICE, seat, luck.choice(play.state.options(seat))))
        play.apply(log[-1])
        if play.state is play.settled:
            snapshot = take_snapshot(play.state, 0)
    made = []
    rebuild = Play._rebuild

    def counted(self: Play, state: Any, history: list[tuple[int, int]]) -> None:
        made.append(len(history) - len(state.history))
        rebuild(self, state, history)

    monkeypatch.setattr(Play, "_rebuild", counted)
    loaded = load(game, KEY, log, [snapshot])
    monkeypatch.undo()

    assert made == [len(log) - snapshot.made]
    assert everything(loaded) == everything(play)
    assert konspira.record_of(loaded.state) == konspira.record_of(play.state)


def test_a_choice_that_the_rules_forbid_changes_nothing() -> None:
    play = Play(GAMES["spiskowcy"], KEY)
    seat = play.state.questions[0].seat
    before = everything(play)

    for entry in (Entry(CHOICE, seat, 54), Entry(CHOICE, 1 - seat, 0), Entry(HOLD, seat, 54)):
        with pytest.raises(IllegalChoice):
            play.apply(entry)
        assert everything(play) == before


def test_a_token_never_comes_back() -> None:
    game = GAMES["spiskowcy-sealed"]
    luck = random.Random(2)
    play = Play(game, KEY)
    seen: list[set[str]] = [set() for _ in range(3)]
    for _ in range(300):
        entry = None if play.over else some_entry(play, luck)
        if entry is None or entry.kind not in (CHOICE, BACK, PROPOSE, REWIND):
            continue
        before = [play.token(seat) for seat in range(3)]
        try:
            play.apply(entry)
        except IllegalChoice:
            continue
        for seat in range(3):
            if play.token(seat) != before[seat]:
                seen[seat].add(before[seat])
            assert play.token(seat) not in seen[seat]
            if entry.kind in (CHOICE, BACK) and seat != entry.seat:
                assert play.token(seat) == before[seat]  # nothing of what the others did


# -- agreements ------------------------------------------------------------------------------------


def ambush() -> Play:
    """A game where seat 0 has just struck seat 1, who may react."""
    for number in range(100):
        play = Play(GAMES["ambush"], b"%d" % number)
        if play.state.hands[1][0]:  # type: ignore[attr-defined]  # the shields of seat 1
            play.apply(Entry(CHOICE, 0, play.game.number("strike(1)")))
            return play
    raise AssertionError


def test_what_is_agreed_to_stays_the_same_while_play_goes_on() -> None:
    play = Play(GAMES["spiskowcy"], KEY)
    luck = random.Random(3)
    while len(play.state.history) < 9:
        seat = play.state.questions[0].seat
        play.apply(Entry(CHOICE, seat, luck.choice(play.state.options(seat))))
    proposer = play.state.history[-1][0]
    stands = play.before_last(proposer)
    assert stands is not None
    before = load(
        play.game, KEY, [Entry(CHOICE, *made) for made in play.state.history[:stands]], []
    )

    play.apply(Entry(PROPOSE, proposer, proposing("take-back", stands)))
    for _ in range(6):
        seat = play.state.questions[0].seat
        play.apply(Entry(CHOICE, seat, play.state.options(seat)[0]))
    assert play.proposal == (proposer, "take-back")
    play.apply(Entry(REWIND, proposer, play.stands))

    assert play.proposal is None
    assert play.state.position() == before.state.position()


def test_a_proposal_to_take_back_what_was_taken_back_is_answered() -> None:
    play = Play(GAMES["spiskowcy"], KEY)
    seat = play.state.questions[0].seat
    play.apply(Entry(CHOICE, seat, play.state.options(seat)[0]))
    play.apply(Entry(PROPOSE, seat, proposing("take-back", 0)))

    play.apply(Entry(BACK, seat, 0))

    assert play.proposal is None


def test_to_take_back_an_own_choice_leaves_a_proposal_to_end_open() -> None:
    play = Play(GAMES["spiskowcy"], KEY)
    seat = play.state.questions[0].seat
    play.apply(Entry(CHOICE, seat, play.state.options(seat)[0]))
    play.apply(Entry(PROPOSE, seat, proposing("end")))

    play.apply(Entry(BACK, seat, 0))

    assert play.proposal == (seat, "end")


@pytest.mark.parametrize("kind", plays.PROPOSALS)
@pytest.mark.parametrize("place", [0, 1, 77])
def test_a_proposal_is_one_number_in_the_log(kind: ProposalKind, place: int) -> None:
    play = Play(GAMES["leduc"], KEY)

    play.apply(Entry(PROPOSE, 1, proposing(kind, place)))

    assert (play.proposal, play.stands) == ((1, kind), place)


# -- windows ---------------------------------------------------------------------------------------


def test_an_answer_in_a_window_is_held_and_changes_nothing_yet() -> None:
    play = ambush()
    before = play.state

    play.apply(Entry(HOLD, 1, play.game.number("block")))

    assert play.state is before
    assert play.held == {1: play.game.number("block")}


def test_a_held_answer_does_not_outlive_its_window() -> None:
    play = ambush()
    log = [Entry(CHOICE, *play.state.history[0]), Entry(HOLD, 1, play.game.number("block"))]
    play.apply(log[-1])
    log.append(Entry(REWIND, 0, 0))
    play.apply(log[-1])
    assert play.held == {}

    log.append(Entry(CHOICE, 0, play.game.number("strike(1)")))
    play.apply(log[-1])

    assert play.held == {}
    assert everything(load(play.game, play.key, log, [])) == everything(play)
