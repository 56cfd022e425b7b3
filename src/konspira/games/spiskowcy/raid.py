"""The Raid (SPI-9.3, SPI-9.4, SPI-9.7 to SPI-9.10)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARD, CARDS, CHARACTERS, GUARD, KINDS
from konspira.games.spiskowcy.choices import MOST_SEATS, RAID_CARD, RAID_PLAYER, RAID_SKIP
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.declared import NOT_ASKED, SEAT, Reason, question, refusal
from konspira.kernel.events import Question
from konspira.kernel.step import Step

ASK_PLAYER: Final = question("raid-player", "raid")
ASK_CARD: Final = question("raid-card", "raid", victim=SEAT)

CHARACTERS_ONLY: Final = refusal("SPI-9.7", "characters-only", card=CARD)
NOT_IN_THAT_TABLEAU: Final = refusal("SPI-9.3", "not-in-that-tableau", card=CARD)
NO_SKIPPING: Final = refusal("SPI-9.8", "no-skipping")
NO_SEAT_TO_RAID: Final = refusal("SPI-9.3", "no-such-seat")
NOT_RAIDING_ONESELF: Final = refusal("SPI-9.3", "not-an-opponent")
RAID_PROTECTED: Final = refusal("SPI-8.3", "raid-protected", seat=SEAT)
NO_CHARACTERS: Final = refusal("SPI-9.4", "no-characters", seat=SEAT)
EFFECT_BEGUN: Final = refusal("SPI-9.10", "effect-begun")

PLAYERS: Final = list(range(RAID_PLAYER, RAID_PLAYER + MOST_SEATS + 1))  # and RAID_SKIP
CARDS_TO_RAID: Final = list(range(RAID_CARD, RAID_CARD + KINDS))


def people(row: list[int], start: int) -> list[int]:
    """Return a choice for each character type in a tableau (SPI-9.7: never for an event)."""
    found: list[int] = []
    for kind in range(CHARACTERS):
        if row[kind]:
            found.append(start + kind)
    return found


def not_there(row: list[int], kind: int, missing: Reason) -> Reason | None:
    """Say why a card in a tableau cannot be taken: it is an event (SPI-9.7) or missing."""
    if kind >= CHARACTERS:
        return CHARACTERS_ONLY
    return None if row[kind] else missing


class RaidPlayer(Step[Spiskowcy]):
    """The seat names an opponent with a character and without the Guard majority (SPI-9.4)."""

    def candidates(self, state: Spiskowcy) -> list[int]:
        return PLAYERS

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == RAID_SKIP:
            return None if state.rules.may_skip_events else NO_SKIPPING
        if not RAID_PLAYER <= option < RAID_SKIP:
            return NOT_ASKED
        # SPI-9.9: judged now, by the tableaux as they are just before this Raid.
        victim = option - RAID_PLAYER
        if victim >= state.seats:
            return NO_SEAT_TO_RAID
        if victim == self.seat:
            return NOT_RAIDING_ONESELF
        if state.leads(victim, GUARD):
            return RAID_PROTECTED
        return None if state.has_character(victim) else NO_CHARACTERS

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"seat": option - RAID_PLAYER}

    def options(self, state: Spiskowcy) -> list[int]:
        found = super().options(state)
        return [] if found == [RAID_SKIP] else found  # without a target there is nothing to skip

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == RAID_SKIP:
            events.happened(state, events.RAID_SKIPPED, self.seat)
        else:
            state.then(RaidCard(self.seat, option - RAID_PLAYER))

    def question(self, state: Spiskowcy) -> Question:
        return ASK_PLAYER.of(self.seat)


class RaidCard(Step[Spiskowcy]):
    """The seat names the victim's character to destroy; the effect must be completed (SPI-9.10)."""

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

    def candidates(self, state: Spiskowcy) -> list[int]:
        return CARDS_TO_RAID

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == RAID_SKIP:
            return EFFECT_BEGUN
        if RAID_CARD <= option < RAID_CARD + KINDS:
            row = state.tableau[self.victim]
            return not_there(row, option - RAID_CARD, NOT_IN_THAT_TABLEAU)
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[option - RAID_CARD]}

    def options(self, state: Spiskowcy) -> list[int]:
        return people(state.tableau[self.victim], RAID_CARD)

    def choose(self, state: Spiskowcy, option: int) -> None:
        state.release(self.victim, option - RAID_CARD)
        events.raided(state, self.seat, self.victim, option - RAID_CARD)

    def question(self, state: Spiskowcy) -> Question:
        return ASK_CARD.of(self.seat, self.victim)


def begin(state: Spiskowcy, seat: int) -> None:
    """Begin a revealed Raid: it acts now, or finds no target and just stays (SPI-9.8)."""
    for victim in range(state.seats):
        if state.is_raid_target(seat, victim):
            state.then(RAIDS[seat])
            return
    events.happened(state, events.RAID_IDLE, seat)


RAIDS: Final = [RaidPlayer(seat) for seat in range(MOST_SEATS)]
