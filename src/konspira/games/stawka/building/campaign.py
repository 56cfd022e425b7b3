"""The training campaign: how a finished part changes the next one (rules file, 4.1 to 4.3).

A carry is one line of text, so that it can be an option of the next game and every record replays
alone: `s1_meeting german secrets kloss_doc_1 0,2,4,0/7,4,0,5 - -`. Its words: the part, the winner
and the ending, Kloss's document, the tracks of both players by colour, items of which the winner
may keep one, the dead. The first steps of the next game halve tracks and ask the winner: a finished
game asks nothing. The items are the winner's secret (STA-18.1): other seats see a question mark,
and a game with that line is the same once the winner has chosen.
"""

from __future__ import annotations

from konspira.games.stawka.content.names import CHARACTERS, DOCUMENTS, PIECES, SCENARIOS, SIDES
from konspira.games.stawka.state import DEAD, ENDINGS, SLOTS, Stawka
from konspira.kernel.errors import OptionError, Remedy
from konspira.kernel.game import Setting
from konspira.kernel.step import NOBODY

NONE = "none"
MOST = 10
HIDDEN = "?"
ITEMS = 5  # the place of the items in the line


class Carry:
    """The results of a finished part that the next one needs."""

    def __init__(self) -> None:
        self.part = 0  # number of the scenario
        self.winner = NOBODY
        self.ending = 0
        self.document = 0
        self.track = [0] * SLOTS
        self.items: list[int] = []
        self.hidden = False  # are there items that are hidden?
        self.dead: list[int] = []

    def text(self) -> str:
        """Return the line in its canonical form."""
        tracks = "/".join(
            ",".join(str(value) for value in self.track[side * 4 : side * 4 + 4])
            for side in range(2)
        )
        return " ".join(
            [
                SCENARIOS[self.part],
                "draw" if self.winner < 0 else SIDES[self.winner],
                ENDINGS[self.ending],
                DOCUMENTS[self.document],
                tracks,
                HIDDEN if self.hidden else ",".join(PIECES[piece] for piece in self.items) or "-",
                ",".join(CHARACTERS[person] for person in self.dead) or "-",
            ]
        )


def carry(state: Stawka) -> str:
    """Return the carry of a finished game, for the option `carry` of the next part."""
    found = Carry()
    found.part = state.rules.scenario
    found.winner = state.winners[0] if len(state.winners) == 1 else NOBODY
    found.ending = state.ending
    found.document = state.doc[3]
    found.track = list(state.track)
    # D-10: after part 2, for a win by points; no other thing that lies face down goes along.
    if found.winner >= 0 and found.part == 1 and ENDINGS[found.ending] == "vp":
        for slot in range(found.winner * 4, found.winner * 4 + 4):
            found.items += state.items[slot]  # Top Secret cards are items too
    found.items.sort()
    people = [state.rules.person[state.doc[s]] for s in range(SLOTS) if state.status[s] == DEAD]
    found.dead = sorted(people)
    return found.text()


def read(text: str) -> Carry:
    """Read a line as a carry."""
    words = text.split()
    try:
        part, winner, ending, document, tracks, items, dead = words
        found = Carry()
        found.part = SCENARIOS.index(part)
        found.winner = NOBODY if winner == "draw" else SIDES.index(winner)
        found.ending = ENDINGS.index(ending)
        found.document = DOCUMENTS.index(document)
        found.track = [int(value) for row in tracks.split("/") for value in row.split(",")]
        found.hidden = items == HIDDEN
        listed = [] if items in ("-", HIDDEN) else items.split(",")
        found.items = [PIECES.index(piece) for piece in listed]
        found.dead = [CHARACTERS.index(name) for name in dead.split(",")] if dead != "-" else []
        if len(found.track) != SLOTS or not all(0 <= value <= MOST for value in found.track):
            raise ValueError
        if found.text() != " ".join(words) or len(set(found.items)) != len(found.items):
            raise ValueError
    except ValueError:
        remedy = Remedy("stawka-carry", "expected the line that the part before has left")
        raise OptionError(
            "bad-option-value",
            f"carry cannot be {text!r}; {remedy}",
            option="carry",
            value=text,
            remedy=remedy,
        ) from None
    return found


def check(found: Carry, part: int) -> None:
    """Refuse a carry that does not lead to this part."""
    if found.part + 2 != part:
        remedy = Remedy("stawka-carry-part", "expected the carry of the part before this one")
        raise OptionError(
            "bad-option-value",
            f"carry comes from {SCENARIOS[found.part]}; {remedy}",
            option="carry",
            value=SCENARIOS[found.part],
            remedy=remedy,
        )


class CarrySetting(Setting):
    """An option whose value is a line of text; `none` if no part was played before."""

    free = True

    def __init__(self) -> None:
        super().__init__("carry", [NONE], "STA-9.8")

    def read(self, value: object) -> str:
        text = str(value)
        return NONE if text == NONE else read(text).text()

    def read_for(self, value: object, seats: int) -> str:
        return self.read(value)

    def shown(self, value: str | bool | int) -> str:
        """Return the value without the items that the winner holds face down."""
        words = str(value).split()
        if len(words) > ITEMS and words[ITEMS] != "-":
            words[ITEMS] = HIDDEN
        return " ".join(words)

    def brief(self, value: str | bool | int) -> str:
        """Return "": the standing of the series tells the results already."""
        return NONE
