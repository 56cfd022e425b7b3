"""A model reads no more than its seat may know: under a redeal, every tool says the same."""

from __future__ import annotations

import pytest

pytest.importorskip("mcp")

import konspira
from konspira.bots import Desk
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.models.program import asked
from konspira.models.reading import MOST_TOKENS, tokens
from konspira.models.tables import Hall, Seat, Table
from konspira.words import LANGUAGES

GAMES = [("leduc", 2), ("spiskowcy", 3), ("estoril", 3), ("emerald", 3), ("stawka", 2)]
STEPS = 24  # choices of the seat in each game


def everything(seat: Seat) -> list[str]:
    """All that the tools of a seat would say now; nothing of it counts as read."""
    table = seat.table
    names = table.game.table.names
    every = max(1, len(names) // 100)
    why = [table.reason(seat, name) for name in names[::every]]
    return [table.turn(seat, again=True), *table.asked(seat), *table.told(seat), *why]


def believed(state: State, seat: int, rng: Rng) -> State:
    """A world that the seat cannot tell from the real one, with what was told so far."""
    other = state.redeal(seat, rng)
    other.listen()
    other.log = state.log
    return other


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return what a seat knows, as the kernel says it."""
    question = state.question(seat)
    return state.view(seat), state.events(seat), question, state.options(seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("number", [0, 1])
def test_the_tools_say_the_same_in_every_world_that_the_seat_believes_in(
    game: str, seats: int, number: int
) -> None:
    hall = Hall(seed=11)
    seat = hall.start(game, seats, {}, number, ["random"], 0, "Opus", "en")
    table, rng = seat.table, Rng(5)
    moved = 0
    for _ in range(STEPS):
        if table.state.over:
            break
        real = table.state
        before = everything(seat)
        for world in range(2):
            table.state = believed(real, number, Rng(world))
            moved += table.state.position() != real.position()
            assert everything(seat) == before
        table.state = real
        table.choose(seat, 1 + rng.below(len(real.options(number))))
    assert moved  # else nothing was hidden


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_two_worlds_read_alike_until_the_seat_learns_something(game: str, seats: int) -> None:
    """The same choices in a redealt world: the texts differ only after what the seat knows does."""
    compared = 0
    for start in range(6):
        real, other = (
            Hall(seed=start).start(game, seats, {}, 0, ["random"], 0, "Opus", "en")
            for _ in range(2)
        )
        chance = Rng(start)
        for _ in range(start // 2):
            if not real.table.state.over:
                pick = 1 + chance.below(len(real.table.state.options(0)))
                real.table.choose(real, pick)
                other.table.choose(other, pick)
        other.table.state = believed(other.table.state, 0, Rng(start))
        while not real.table.state.over:
            if known(real.table.state, 0) != known(other.table.state, 0):
                break
            assert real.table.turn(real) == other.table.turn(other)
            compared += 1
            pick = 1 + chance.below(len(real.table.state.options(0)))
            real.table.choose(real, pick)
            other.table.choose(other, pick)
    assert compared >= 3


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_program_is_asked_the_same_in_every_world(game: str, seats: int) -> None:
    state = konspira.make(game, seats=seats).start(seed=4)
    rng = Rng(9)
    for _ in range(60):
        if state.over:
            break
        seat = state.questions[0].seat
        question = asked(Desk(state, seat), "en")
        assert question == asked(Desk(state.redeal(seat, Rng(1)), seat), "en")
        state.choose(seat, rng.choice(state.options(seat)))


LARGEST = [("spiskowcy", 4), ("estoril", 4), ("emerald", 5), ("stawka", 2)]


@pytest.mark.verify
@pytest.mark.parametrize(("game", "seats"), LARGEST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_of_the_largest_table_keeps_to_its_tokens(
    game: str, seats: int, language: str
) -> None:
    """Table, hints, question and options fit with room for news; the news are cut, not they."""
    hall = Hall(seed=2)
    seat = hall.start(game, seats, {}, 0, ["random"], 0, "x" * 20, language)
    rng = Rng(1)
    for _ in range(120):
        if seat.table.state.over:
            break
        whole = seat.table.turn(seat)
        assert tokens(whole) <= MOST_TOKENS
        bare = seat.table.turn(seat, again=True)  # without the news
        assert tokens(bare) <= MOST_TOKENS - 200
        seat.table.choose(seat, 1 + rng.below(len(seat.table.state.options(0))))


@pytest.mark.patches
def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.turn

    def leaking(table: Table, seat: Seat, again: bool = False, lead: str = "") -> str:
        return f"{honest(table, seat, again, lead)}\n{table.state.view(1 - seat.number)}"

    monkeypatch.setattr(Table, "turn", leaking)
    with pytest.raises(AssertionError):
        test_the_tools_say_the_same_in_every_world_that_the_seat_believes_in("spiskowcy", 2, 0)
