"""A made-up game from outside, as small as can be: windows inside windows, and sealed choices.

Each seat holds three hidden cards. In its turn a seat strikes another. A seat with cards may be
able to block with a shield; the striker may be able to answer the block with a spear. Last, all
discard a card at once. It shows what the kernel promises without any rulebook in the way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.kernel.choices import ChoiceTable, Family
from konspira.kernel.events import Event, Question
from konspira.kernel.game import Game, Waiting
from konspira.kernel.position import Reader
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import Step, Together

CARDS = ["shield", "spear", "rag"]
SHIELD, SPEAR, RAG = range(3)
STRIKE, PASS, BLOCK, PIERCE, DISCARD = 0, 3, 4, 5, 6


class Ambush(State):
    """Hands by kind, lives, the open pile, and the sealed discards (-1: none yet)."""

    __slots__ = ("hands", "lives", "pile", "sealed")

    hands: list[list[int]]
    lives: list[int]
    pile: list[int]
    sealed: list[int]

    def copy(self) -> Ambush:
        new = Ambush()
        self.copy_into(new)
        new.hands = [row[:] for row in self.hands]
        new.lives = self.lives[:]
        new.pile = self.pile[:]
        new.sealed = self.sealed[:]
        return new

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.pile[card] += 1


class Deal(Step[Ambush]):
    def run(self, state: Ambush) -> None:
        state.deal([3, 3, 6], state.hands, 9)
        for seat in range(3):
            state.tell(
                seat, Event("dealt", {"cards": dict(zip(CARDS, state.hands[seat], strict=True))})
            )


class Turn(Step[Ambush]):
    def options(self, state: Ambush) -> list[int]:
        return [STRIKE + seat for seat in range(3) if seat != self.seat]

    def choose(self, state: Ambush, option: int) -> None:
        state.tell_all(Event("struck", {"seat": self.seat, "victim": option}))
        state.then(Block(option, self.seat), Hit(option))

    def question(self, state: Ambush) -> Question:
        return Question(self.seat, "strike", "turn")


class Reaction(Step[Ambush]):
    """A window: put to a seat because its hand is not empty, whatever lies in it."""

    __slots__ = ("other",)
    card = RAG
    option = PASS
    told = ""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def numbers(self) -> list[int]:
        return [self.seat, self.other]

    def options(self, state: Ambush) -> list[int]:
        if not sum(state.hands[self.seat]):
            return []  # everybody can see that there is nothing to react with
        return [PASS, self.option] if state.hands[self.seat][self.card] else [PASS]

    def choose(self, state: Ambush, option: int) -> None:
        if option != PASS:
            state.spend(self.seat, self.card)
            state.tell_all(Event(self.told, {"seat": self.seat}))
            self.answer(state)
        else:
            # The others hear the same whether or not a card was held; nobody is named.
            state.tell_all(Event("nobody-reacted", {}))

    def answer(self, state: Ambush) -> None:
        """Return what a reaction leads to."""

    def question(self, state: Ambush) -> Question:
        return Question(self.seat, self.told, "reactions", window=True)


class Block(Reaction):
    __slots__ = ()
    card, option, told = SHIELD, BLOCK, "blocked"

    def answer(self, state: Ambush) -> None:
        state.agenda.pop()  # the hit does not happen ...
        state.then(Pierce(self.other, self.seat))  # ... unless the striker answers the block


class Pierce(Reaction):
    __slots__ = ()
    card, option, told = SPEAR, PIERCE, "pierced"

    def answer(self, state: Ambush) -> None:
        state.then(Hit(self.other))


class Hit(Step[Ambush]):
    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def numbers(self) -> list[int]:
        return [self.victim]

    def run(self, state: Ambush) -> None:
        state.lives[self.victim] -= 1
        state.tell_all(Event("hit", {"seat": self.victim}))


class Discards(Together[Ambush]):
    __slots__ = ()

    def lanes(self, state: Ambush) -> list[Step[Ambush]]:
        return [Discard(seat) for seat in range(3)]


class Discard(Step[Ambush]):
    def options(self, state: Ambush) -> list[int]:
        return [DISCARD + card for card in range(3) if state.hands[self.seat][card]]

    def choose(self, state: Ambush, option: int) -> None:
        state.sealed[self.seat] = option - DISCARD
        state.echo(self.seat, Event("chose", {"card": CARDS[option - DISCARD]}))
        state.notice(Event("ready", {"seat": self.seat}))

    def question(self, state: Ambush) -> Question:
        return Question(self.seat, "discard", "discards")


class Reveal(Step[Ambush]):
    def run(self, state: Ambush) -> None:
        for seat in range(3):
            if state.sealed[seat] >= 0:
                state.spend(seat, state.sealed[seat])
                state.tell_all(
                    Event("discarded", {"seat": seat, "card": CARDS[state.sealed[seat]]})
                )
        state.sealed = [-1, -1, -1]
        scores = state.lives[:]
        state.finish(scores, [1 + sum(other > score for other in scores) for score in scores])


class View(msgspec.Struct, frozen=True):
    """The table as a seat may see it."""

    seat: int | None
    lives: list[int]
    hand_sizes: list[int]
    hand: list[int] | None
    chosen: int | None
    pile: list[int]
    waiting: list[Waiting]


class AmbushGame(Game):
    """The game, as anybody outside would write it."""

    id = "ambush"
    version = 1
    seat_range = (3, 3)
    folder = Path(__file__).parent
    table = ChoiceTable(
        [
            Family("strike", STRIKE, "AMB-1", "seat", ["0", "1", "2"]),
            Family("pass", PASS, "AMB-2"),
            Family("block", BLOCK, "AMB-2"),
            Family("pierce", PIERCE, "AMB-3"),
            Family("discard", DISCARD, "AMB-4", "card", CARDS),
        ]
    )
    steps = {
        "deal": Deal,
        "turn": Turn,
        "block": Block,
        "pierce": Pierce,
        "hit": Hit,
        "discards": Discards,
        "discard": Discard,
        "reveal": Reveal,
    }
    event_kinds = {
        "dealt": ("cards",),
        "struck": ("seat", "victim"),
        "blocked": ("seat",),
        "pierced": ("seat",),
        "nobody-reacted": (),
        "hit": ("seat",),
        "chose": ("card",),
        "ready": ("seat",),
        "discarded": ("seat", "card"),
    }
    more_than_views = ("struck", "discarded")  # told to all; a view does not show who did it
    question_kinds = ("strike", "blocked", "pierced", "discard")
    activities = ("turn", "reactions", "discards")
    refusals = ()

    def opening(self) -> Ambush:
        state = Ambush()
        state.blank(self)
        state.hands = [[0, 0, 0] for _ in range(3)]
        state.lives = [3, 3, 3]
        state.pile = [0, 0, 0]
        state.sealed = [-1, -1, -1]
        state.then(Deal(), Turn(0), Turn(1), Turn(2), Discards(), Reveal())
        return state

    def view(self, state: Ambush, seat: int | None) -> View:
        return View(
            seat=seat,
            lives=state.lives[:],
            hand_sizes=[sum(row) for row in state.hands],
            hand=None if seat is None else state.hands[seat][:],
            chosen=None if seat is None else state.sealed[seat],
            pile=state.pile[:],
            waiting=self.waiting(state, seat),
        )

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return [1.0 if option == BLOCK else 0.0 for option in options]

    def redeal(self, state: Ambush, seat: int | None, rng: Rng) -> State:
        new = state.copy()
        new.forget(rng)
        unseen = [3, 3, 6]
        for card in range(3):
            unseen[card] -= state.pile[card]
            if seat is not None:
                unseen[card] -= state.hands[seat][card]
        cards = [card for card in range(3) for _ in range(unseen[card])]
        rng.shuffle(cards)
        for other in range(3):
            if other == seat:
                continue
            new.hands[other] = [0, 0, 0]
            for _ in range(sum(state.hands[other])):
                new.hands[other][cards.pop()] += 1
            if state.sealed[other] >= 0:  # that it has chosen can be seen, what it chose cannot
                held = [card for card in range(3) if new.hands[other][card]]
                new.sealed[other] = rng.choice(held)
        new.ask_again(-1 if seat is None else seat)
        return new

    def save_fields(self, state: Ambush) -> dict[str, Any]:
        return {
            "hands": [row[:] for row in state.hands],
            "lives": state.lives[:],
            "pile": state.pile[:],
            "sealed": state.sealed[:],
        }

    def load_fields(self, state: Ambush, reader: Reader) -> None:
        state.hands = [list(row) for row in reader.items("hands")]
        state.lives = reader.numbers("lives", 3)
        state.pile = reader.numbers("pile", 3)
        state.sealed = reader.numbers("sealed", 3)

    def broken(self, state: Ambush) -> list[str]:
        held = [sum(row[card] for row in state.hands) + state.pile[card] for card in range(3)]
        fits = all(0 <= count <= most for count, most in zip(held, (3, 3, 6), strict=True))
        return [] if fits and sum(held) in (0, 9) else ["AMB-0"]
