"""Before the first stage: documents, tiles, decks, the placement draft (STA-1, rules file 4)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.content.names import TOP_SECRET
from konspira.games.stawka.films import passwords
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import cards
from konspira.games.stawka.rules import ADVANCED, EXTENDED
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import stage
from konspira.games.stawka.state import ABSENT, FREE, POLISH, SLOTS, TS, Stawka, put, put_row
from konspira.games.stawka.town import figures
from konspira.kernel.events import Question
from konspira.kernel.step import Step

KLOSS = POLISH * 4 + 3


class ChooseDocument(Asked):
    """Ask for one of Kloss's three documents (D-02, STA-1.7)."""

    def options(self, state: Stawka) -> list[int]:
        person = state.rules.person[state.doc[KLOSS]]
        return [
            choices.DOCUMENT + document
            for document in range(len(state.rules.person))
            if state.rules.person[document] == person and document != state.barred
        ]

    def choose(self, state: Stawka, option: int) -> None:
        state.doc = put(state.doc, KLOSS, option - choices.DOCUMENT)
        events.document_chosen(state, self.seat, state.doc[KLOSS])

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-document", "setup")


class Deal(Step[Stawka]):
    """Shuffle tiles and decks (STA-1.8, STA-16.1, STA-17.1)."""

    def run(self, state: Stawka) -> None:
        rules = state.rules
        for place in rules.places:
            stack = [tile for tile in range(place * 5, place * 5 + 5) if not is_held(state, tile)]
            state.shuffle(stack)
            state.stacks = put_row(state.stacks, place, stack)
        every = range(len(TOP_SECRET))
        state.ts_deck = [card for card in every if not is_held(state, TS + card)]
        state.shuffle(state.ts_deck)
        if rules.level >= EXTENDED:
            for slot in range(SLOTS):
                if state.doc[slot] >= 0:
                    state.sets = put_row(state.sets, slot, mission_set(state, slot))
        if rules.level >= ADVANCED:
            for seat in range(2):
                half = len(rules.card_place) // 2
                deck = [
                    card
                    for card in range(seat * half, seat * half + half)
                    if rules.field_of[rules.card_place[card]] >= 0
                ]
                state.shuffle(deck)
                state.lc_deck = put_row(state.lc_deck, seat, cards.hotel_below(state, deck))
            deck = [card for card, count in enumerate(rules.reaction_count) for _ in range(count)]
            state.shuffle(deck)
            state.rx_deck = deck


def mission_set(state: Stawka, slot: int) -> list[int]:
    """Return the three cards of an agent (STA-15.1)."""
    person = figures.person(state, slot)
    return [card for card, owner in enumerate(state.rules.mission_of) if owner == person]


def is_held(state: Stawka, piece: int) -> bool:
    """Was this tile or card kept from the part before? Then it is taken out of its stack."""
    for slot in range(SLOTS):
        if piece in state.items[slot]:
            return True
    return False


# -- the placement draft ---------------------------------------------------------------------------


def unplaced(state: Stawka) -> list[int]:
    """Return the figures that still have to be put on the board."""
    return [s for s in range(SLOTS) if state.doc[s] >= 0 and state.status[s] == ABSENT]


def draft_fields(state: Stawka, slot: int) -> list[int]:
    """Return the fields where a figure may be placed."""
    rules = state.rules
    found: list[int] = []
    for field in rules.draft:
        here = [
            other
            for other in range(slot // 4 * 4, slot // 4 * 4 + 4)
            if figures.sector(state, other) == rules.sector_of[field]
        ]
        if not rules.draft_limit or len(here) < rules.draft_limit:
            found.append(field)
    return found


class DraftFigure(Asked):
    """Ask for a figure, own or enemy (D-05)."""

    def options(self, state: Stawka) -> list[int]:
        return sorted(
            [
                choices.AGENT + figures.person(state, slot)
                for slot in unplaced(state)
                if draft_fields(state, slot)
            ]
        )

    def choose(self, state: Stawka, option: int) -> None:
        slot = figures.slot_of_person(state, option - choices.AGENT)
        state.then(DraftField(self.seat, slot))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "draft-figure", "setup")


class DraftField(Asked):
    """Ask for its place (D-05)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < SLOTS

    def start(self) -> Step[Stawka]:
        return DraftFigure(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.FIELD + field for field in draft_fields(state, self.slot)]

    def choose(self, state: Stawka, option: int) -> None:
        field = option - choices.FIELD
        state.status = put(state.status, self.slot, FREE)
        state.where[self.slot] = field
        events.figure_placed(state, self.seat, self.slot, field)
        if unplaced(state):
            state.then(DraftFigure(1 - self.seat))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "draft-field", "setup")


class Draft(Step[Stawka]):
    """Players alternately place the figures that have no start place."""

    def run(self, state: Stawka) -> None:
        state.then(stage.Stage())
        if state.rules.password:
            state.then(passwords.Passwords())
        if unplaced(state):
            state.then(DraftFigure(state.rules.draft_first))
