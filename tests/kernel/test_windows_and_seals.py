"""The kernel's promises on a made-up game from outside: windows in windows, sealed choices."""

from __future__ import annotations

import pytest

from konspira import IllegalChoice, KernelBug, Rng
from konspira.testing import Violation, check
from support.ambush import RAG, SHIELD, SPEAR, Ambush, AmbushGame, Block, Discard, Hit

GAME = AmbushGame()


def table(*hands: list[int], seed: int = 1) -> Ambush:
    """A game with these hands: counts of shields, spears and rags."""
    state = GAME.start(seed)
    assert isinstance(state, Ambush)
    state.hands = [hand[:] for hand in hands]
    return state


def test_a_game_from_outside_passes_the_conformance_suite() -> None:
    check(GAME, games=30)  # in other processes too


def test_a_block_can_be_answered_inside_the_window_of_the_strike() -> None:
    state = table([0, 1, 2], [1, 0, 2], [0, 0, 3])
    state.choose(0, "strike(1)")
    assert [(q.seat, q.window) for q in state.questions] == [(1, True)]
    state.choose(1, "block")
    assert [(q.seat, q.window) for q in state.questions] == [(0, True)]

    state.choose(0, "pierce")

    assert state.lives == [3, 2, 3]  # the block was pierced, the hit happened after all
    assert state.pile == [1, 1, 0]
    assert [q.seat for q in state.questions] == [1]  # the next turn


def test_a_window_opens_whether_or_not_the_card_is_held() -> None:
    heard = []
    for hand in ([1, 0, 2], [0, 0, 3]):
        state = table([0, 0, 3], hand, [0, 0, 3])
        since = len(state.events(2))
        state.choose(0, "strike(1)")
        assert state.view(2).waiting[0].seat is None  # nobody is named
        assert state.view(2).waiting[0].activity == "reactions"
        state.choose(1, "pass")
        heard.append(state.events(2, since))
    assert heard[0] == heard[1]


def test_a_seat_that_is_asked_in_a_window_sees_that_it_is_asked() -> None:
    state = table([0, 0, 3], [1, 0, 2], [0, 0, 3])
    state.choose(0, "strike(1)")
    assert state.view(1).waiting[0].seat == 1


def test_a_window_that_only_opens_for_a_holder_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_with_a_card(self: Block, state: Ambush) -> list[int]:
        return [3, 4] if state.hands[self.seat][SHIELD] else []

    monkeypatch.setattr(Block, "options", only_with_a_card)
    with pytest.raises(Violation):
        check(GAME, games=30)


def test_a_sealed_choice_that_is_told_at_once_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(self: Discard, state: Ambush, option: int) -> None:
        state.sealed[self.seat] = option - 6
        state.spend(self.seat, option - 6)
        state.sealed[self.seat] = -1

    monkeypatch.setattr(Discard, "choose", talkative)
    with pytest.raises(Violation):
        check(GAME, games=30)


def to_the_discards() -> Ambush:
    state = table([0, 0, 3], [0, 1, 2], [1, 0, 2])
    for seat, victim in ((0, 1), (1, 2), (2, 0)):
        state.choose(seat, f"strike({victim})")
        state.choose(victim, "pass")
    return state


def test_sealed_questions_are_open_to_all_at_once_in_any_order() -> None:
    state = to_the_discards()
    assert [q.seat for q in state.questions] == [0, 1, 2]

    state.choose(2, "discard(shield)")

    assert [q.seat for q in state.questions] == [0, 1]
    assert state.options(2) == []
    with pytest.raises(IllegalChoice, match="not-your-turn"):
        state.choose(2, "discard(rag)")
    assert state.view(0).pile == [0, 0, 0]  # nobody sees anything yet
    assert state.view(2).chosen == SHIELD
    state.choose(0, "discard(rag)")
    state.choose(1, "discard(spear)")
    assert state.over
    assert state.pile == [1, 1, 1]  # revealed together


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = to_the_discards()
        for seat in order:
            state.choose(seat, state.options(seat)[0])
        ends.append((state.pile, state.scores, state.view(None)))
    assert ends[0] == ends[1] == ends[2]


def test_a_sealed_choice_can_be_taken_back_until_somebody_learns_something() -> None:
    state = to_the_discards()
    assert state.takeable == []  # the last pass was heard by all
    state.choose(2, "discard(shield)")
    state.choose(0, "discard(rag)")
    assert [seat for seat, _ in state.takeable] == [2, 0]
    state.choose(1, "discard(spear)")
    assert state.takeable == []  # revealed


def test_a_position_in_the_middle_of_a_window_and_of_sealed_choices_can_be_saved() -> None:
    state = table([0, 1, 2], [1, 0, 2], [0, 0, 3])
    state.choose(0, "strike(1)")
    state.choose(1, "block")
    again = GAME.position(state.position())
    assert again.offers(0) == ["pass", "pierce"]

    sealed = to_the_discards()
    sealed.choose(1, "discard(spear)")
    again = GAME.position(sealed.position())
    assert [q.seat for q in again.questions] == [0, 2]
    assert again.view(1) == sealed.view(1)


def test_nothing_happens_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(self: Hit, state: Ambush) -> None:
        state.finish([1, 0, 0], [1, 2, 2])
        state.then(Hit(0), Block(0, 1))

    monkeypatch.setattr(Hit, "run", deadly)
    state = table([0, 0, 3], [0, 0, 3], [0, 0, 3])
    state.choose(0, "strike(1)")
    state.choose(1, "pass")
    assert state.over
    assert state.questions == []
    assert state.lives == [3, 3, 3]
    with pytest.raises(IllegalChoice, match="game-over"):
        state.choose(1, "strike(0)")


def test_a_sealed_choice_cannot_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(self: Discard, state: Ambush, option: int) -> None:
        state.finish([1, 0, 0], [1, 2, 2])

    state = to_the_discards()
    monkeypatch.setattr(Discard, "choose", deadly)
    with pytest.raises(KernelBug, match="end-in-lane"):
        state.choose(0, state.options(0)[0])


def test_redeal_never_changes_what_the_seat_holds() -> None:
    state = to_the_discards()
    for number in range(50):
        other = state.redeal(1, Rng(number))
        assert isinstance(other, Ambush)
        assert other.hands[1] == [0, 1, 2]
    assert RAG == 2 and SPEAR == 1
