"""The course of the game (EST-1) and of one round (EST-3, EST-9.4)."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import events, score
from konspira.games.estoril.cards import MISSIONS, RECRUITS
from konspira.games.estoril.ending import Discards, Retrieve, ShowDiscards
from konspira.games.estoril.placement import PLACE_CARDS
from konspira.games.estoril.resolution import Resolution
from konspira.games.estoril.spaces import ROTATIONS, SLOTS, TILE_COUNT
from konspira.games.estoril.state import ALL_KNOW, PLACEMENT, Estoril
from konspira.kernel.step import NOBODY, Step


class DealMissions(Step[Estoril]):
    """Some missions are shown (EST-1.4); variants deal hidden ones and agendas (EST-11)."""

    def run(self, state: Estoril) -> None:
        pile = [*range(len(MISSIONS))]
        state.shuffle(pile)
        shown = 1 if state.rules.secret_missions else state.rules.missions_shown  # EST-11.1
        state.missions = [pile.pop() for _ in range(shown)]
        if state.rules.secret_missions:
            state.hidden = [pile.pop() for _ in range(state.seats)]
        events.missions_dealt(state)
        if state.rules.agendas:
            state.agendas = [self.deal(state, seat, pile) for seat in range(state.seats)]

    def deal(self, state: Estoril, seat: int, pile: list[int]) -> int:
        """Deal one agenda; the strength mission is set aside openly (EST-11.4)."""
        mission = pile.pop()
        if mission == state.rules.strength_mission:
            state.aside = True
            events.mission_set_aside(state, seat, mission)
            mission = pile.pop()
        events.agenda_dealt(state, seat, mission)
        return mission


class ShuffleDeck(Step[Estoril]):
    """The recruits become a face-down deck (EST-1.5)."""

    def run(self, state: Estoril) -> None:
        state.deck = [*range(RECRUITS)]
        state.shuffle(state.deck)
        state.known = [0] * RECRUITS


class FirstPlayer(Step[Estoril]):
    """The first player card goes to a random seat (EST-1.6)."""

    def run(self, state: Estoril) -> None:
        state.first = state.below(state.seats)


class Round(Step[Estoril]):
    """One round: a new town, placement, the six locations, the end of the round (EST-3, EST-9)."""

    def run(self, state: Estoril) -> None:
        state.round += 1
        state.phase = PLACEMENT
        state.markers = [state.rules.markers] * state.seats  # EST-3.3
        state.resolved = 0
        events.round_began(state)
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        steps: list[Step[Estoril]] = [LAY_TOWN]
        for _ in range(state.rules.markers):
            steps.extend([PLACE_CARDS[seat] for seat in order])
        steps.extend(END_OF_ROUND)
        state.then_all(steps)


class LayTown(Step[Estoril]):
    """Six of the eight tiles get random places and rotations, and rewards (EST-3.1, EST-3.2)."""

    def run(self, state: Estoril) -> None:
        if state.draws:  # a position has fixed the next town
            slots = [number // ROTATIONS for number in state.draws]
            rotations = [number % ROTATIONS for number in state.draws]
            state.draws = []
        else:
            pile = [*range(TILE_COUNT)]
            slots = [state.draw(pile) for _ in range(SLOTS)]
            rotations = [state.below(ROTATIONS) for _ in range(SLOTS)]
        state.lay_out(slots, rotations)
        self.deal_rewards(state)
        events.town_laid(state)

    def deal_rewards(self, state: Estoril) -> None:
        """Deal the top card to each slot in order, face down where it says TOP SECRET (EST-3.2)."""
        state.rewards = [NOBODY] * TILE_COUNT
        state.reward_down = 0
        for tile in state.slots:
            if state.deck:  # EST-13.3: only made-up positions run out
                card = state.deck.pop()
                state.rewards[tile] = card
                if state.rules.reward_secret[tile]:
                    state.reward_down |= 1 << tile  # EST-12.2: seats that knew it still know it
                else:
                    state.known[card] = ALL_KNOW


class EndRound(Step[Estoril]):
    """The first player card passes to the left; after the last round comes scoring (EST-9.4)."""

    def run(self, state: Estoril) -> None:
        if state.round == state.rules.rounds:
            score.finish(state)
            return
        state.first = (state.first + 1) % state.seats
        events.happened(state, "first-player-passed", state.first)
        state.then(ROUND)


ROUND: Final = Round()
LAY_TOWN: Final = LayTown()
# The steps after the placement (EST-3, EST-9).
END_OF_ROUND: Final[list[Step[Estoril]]] = [
    Resolution(),
    Retrieve(),
    Discards(),
    ShowDiscards(),
    EndRound(),
]
