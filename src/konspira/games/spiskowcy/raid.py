"""The Raid (SPI-9.3, SPI-9.4, SPI-9.7 to SPI-9.10)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, GUARD, KINDS
from konspira.games.spiskowcy.choices import MOST_SEATS, RAID_CARD, RAID_PLAYER, RAID_SKIP
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def people(row: list[int], start: int) -> list[int]:
    """A choice for each character type in a tableau (SPI-9.7: never for an event)."""
    found: list[int] = []
    for kind in range(CHARACTERS):
        if row[kind]:
            found.append(start + kind)
    return found


def not_there(kind: int, rule: str) -> Refusal:
    """Why a card in somebody's tableau cannot be taken: an event, or not there."""
    if kind >= CHARACTERS:
        return Refusal("SPI-9.7", "characters-only", {"card": CARDS[kind]})
    return Refusal(rule, "not-in-that-tableau", {"card": CARDS[kind]})


class RaidPlayer(Step[Spiskowcy]):
    """Whom to raid: an opponent with a character and without the Guard majority (SPI-9.4)."""

    def options(self, state: Spiskowcy) -> list[int]:
        seat = self.seat
        found: list[int] = []
        # SPI-9.9: judged now, with the tableaux as they are after everything before this Raid.
        for victim in range(state.seats):
            if state.is_raid_target(seat, victim):
                found.append(RAID_PLAYER + victim)
        if found and state.rules.may_skip_events:
            found.append(RAID_SKIP)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == RAID_SKIP:
            events.happened(state, "raid-skipped", self.seat)
        else:
            state.then(RaidCard(self.seat, option - RAID_PLAYER))

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "raid-player", "raid")

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == RAID_SKIP:
            return Refusal("SPI-9.8", "no-skipping")
        if not RAID_PLAYER <= option < RAID_SKIP:
            return None
        victim = option - RAID_PLAYER
        if victim >= state.seats:
            return Refusal("SPI-9.3", "no-such-seat")
        if victim == self.seat:
            return Refusal("SPI-9.3", "not-an-opponent")
        if state.leads(victim, GUARD):
            return Refusal("SPI-8.3", "raid-protected", {"seat": victim})
        return Refusal("SPI-9.4", "no-characters", {"seat": victim})


class RaidCard(Step[Spiskowcy]):
    """Which character of the victim is destroyed; the effect must be completed (SPI-9.10)."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def numbers(self) -> list[int]:
        return [self.seat, self.victim]

    def fits(self, state: Spiskowcy) -> bool:
        seated = 0 <= self.seat < state.seats and 0 <= self.victim < state.seats
        return seated and state.is_raid_target(self.seat, self.victim)

    def start(self) -> Step[Spiskowcy]:
        return RAIDS[self.seat]

    def options(self, state: Spiskowcy) -> list[int]:
        return people(state.tableau[self.victim], RAID_CARD)

    def choose(self, state: Spiskowcy, option: int) -> None:
        state.release(self.victim, option - RAID_CARD)
        events.raided(state, self.seat, self.victim, option - RAID_CARD)

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "raid-card", "raid", {"victim": self.victim})

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == RAID_SKIP:
            return Refusal("SPI-9.10", "effect-begun")
        if RAID_CARD <= option < RAID_CARD + KINDS:
            return not_there(option - RAID_CARD, "SPI-9.3")
        return None


def begin(state: Spiskowcy, seat: int) -> None:
    """A Raid was revealed: it acts now, or finds no target and just stays (SPI-9.8)."""
    for victim in range(state.seats):
        if state.is_raid_target(seat, victim):
            state.then(RAIDS[seat])
            return
    events.happened(state, "raid-idle", seat)


RAIDS: Final = [RaidPlayer(seat) for seat in range(MOST_SEATS)]
