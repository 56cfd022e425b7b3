"""Positions of Spiskowcy in a line or three, for tests that read like the rulebook's examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import konspira
from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.shapes import SeatView, View
from konspira.games.spiskowcy.state import Spiskowcy


def cards(text: str) -> dict[str, int]:
    """`"banker banker raid"` or `"banker*2 raid"`: how many of each card."""
    counts: dict[str, int] = {}
    for word in text.split():
        card, _, count = word.partition("*")
        counts[card] = counts.get(card, 0) + int(count or 1)
    return counts


def make(seats: int = 2, pack: Path | None = None, **options: Any) -> SpiskowcyGame:
    """The game with its options."""
    game = konspira.make("spiskowcy", seats=seats, pack=pack, **options)
    assert isinstance(game, SpiskowcyGame)
    return game


def write_pack(folder: Path, copies: str, deal: int, keep: int, rounds: int = 8) -> Path:
    """A small content pack; a card that is not named has one copy, every round is alike."""
    folder.mkdir(exist_ok=True)
    named = cards(copies)
    rows = [
        f'[[card]]\nid = "{card}"\ncopies = {named.get(card, 1)}\n'
        f'influence = {-1 if card in ("raid", "plot") else 1}\nsource = "R"\n'
        for card in CARDS
    ]
    (folder / "cards.toml").write_text("\n".join(rows))
    rows = [
        f'[[place]]\nround = {number}\ndeal = {deal}\nkeep = {keep}\nsource = "R"\n'
        for number in range(1, rounds + 1)
    ]
    (folder / "places.toml").write_text("\n".join(rows))
    return folder


class Scene:
    """A position being set up; what is not named is absent. Seats are counted from 0."""

    def __init__(self, game: SpiskowcyGame, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.data["seats"] = [{} for _ in range(game.seats)]

    def tableau(self, seat: int, text: str) -> Scene:
        return self._lay(seat, "tableau", text)

    def hand(self, seat: int, text: str) -> Scene:
        return self._lay(seat, "hand", text)

    def orders(self, seat: int, text: str) -> Scene:
        return self._lay(seat, "orders", text)

    def returned(self, seat: int, text: str) -> Scene:
        return self._lay(seat, "returned", text)

    def points(self, *points: int) -> Scene:
        """The Victory Point cards of each seat, from seat 0 on."""
        for seat, count in enumerate(points):
            self.data["seats"][seat]["points"] = count
        return self

    def deck(self, text: str) -> Scene:
        """The next cards to be dealt, the first one first."""
        self.data["deck"] = text.split()
        return self

    def having(self, **more: object) -> Scene:
        """Anything else a position can say: `used=["banker"]`, `released={"spy": 1}`."""
        self.data.update(more)
        return self

    def state(self) -> Spiskowcy:
        """The position, ready to play."""
        state = self.game.position(self.data)
        assert isinstance(state, Spiskowcy)
        return state

    def _lay(self, seat: int, zone: str, text: str) -> Scene:
        self.data["seats"][seat][zone] = cards(text)
        return self


def scene(
    seats: int = 2,
    phase: str = "actions",
    round: int = 3,
    first: int = 0,
    turn: int | None = None,
    pack: Path | None = None,
    **options: Any,
) -> Scene:
    """An empty table at the start of a phase, or of one seat's turn in it."""
    data: dict[str, Any] = {"phase": phase, "round": round, "first": first}
    if turn is not None:
        data["turn"] = turn
    return Scene(make(seats, pack, **options), data)


def final(seats: int = 2, **options: Any) -> Scene:
    """The table when nobody has anything left to discard in round 8: its state is over."""
    return scene(seats, phase="end", round=8, **options)


# -- doing and looking -----------------------------------------------------------------------------


def play(state: Spiskowcy, seat: int, *choices: str) -> Spiskowcy:
    """Make some choices of one seat, one after another."""
    for choice in choices:
        state.choose(seat, choice)
    return state


def choose_any(state: Spiskowcy, rng: Rng) -> tuple[int, int]:
    """Let a random seat of those that are asked make a random choice."""
    questions = state.questions
    seat = questions[rng.below(len(questions))].seat
    option = rng.choice(state.options(seat))
    state.choose(seat, option)
    return seat, option


def asked(state: Spiskowcy) -> list[tuple[int, str]]:
    """Whom the game waits for, and for what."""
    return [(question.seat, question.kind) for question in state.questions]


def view(state: Spiskowcy, seat: int | None = None) -> View:
    """The table with the eyes of a seat, or of a spectator."""
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def own(state: Spiskowcy, seat: int) -> SeatView:
    """A seat's own place, with its own eyes."""
    return view(state, seat).seats[seat]


def tableaux(state: Spiskowcy) -> list[dict[str, int]]:
    """Return what lies face up before each seat."""
    return [place.tableau for place in view(state).seats]


def points(state: Spiskowcy) -> list[int]:
    """The Victory Point cards of each seat."""
    return [place.points for place in view(state).seats]


def deck_size(state: Spiskowcy) -> int:
    """Return how many cards lie in the deck, where that is public."""
    size = view(state).deck_size
    assert size is not None
    return size


def leader(state: Spiskowcy, card: str) -> int | None:
    """The seat with the majority in a character."""
    return view(state).leaders[card]


def heard(state: Spiskowcy, seat: int | None, kind: str) -> list[dict[str, object]]:
    """The facts of all events of one kind that a seat (None: a spectator) has been told."""
    return [event.facts for event in state.events(seat) if event.kind == kind]


def refused(state: Spiskowcy, seat: int, choice: str) -> tuple[str, str]:
    """Return why a seat cannot make a choice: the rule and the code of the reason."""
    refusal = state.refusal(seat, choice)
    assert refusal is not None, f"{choice} is legal"
    return refusal.rule, refusal.code


def orders_of(state: Spiskowcy, seat: int) -> list[str]:
    """Every order the seat may place now: `"2 banker"`, `"banker + raid"`, each once."""
    found: set[str] = set()
    for kind in [name for name in state.offers(seat) if name.startswith("order_type")]:
        card = kind[len("order_type(") : -1]
        chosen = play(state.copy(), seat, kind)
        for count in chosen.offers(seat):
            if count != "order_pair":
                found.add(f"{count[len('order_count(') : -1]} {card}")
                continue
            for second in play(chosen.copy(), seat, count).offers(seat):
                other = second[len("order_second(") : -1]
                found.add(" + ".join(sorted([card, other])))
    return sorted(found)
