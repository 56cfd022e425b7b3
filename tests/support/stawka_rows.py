"""Towns for tests of single components of Stawka: any sectors, any agents, anything in their hands.

A town is a scenario of its own, in a pack that replaces the third one, so that every location and
every agent of the box can be put on a board.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from konspira.games.stawka.abilities import words
from konspira.games.stawka.building.opening import blank
from konspira.games.stawka.building.setup import Deal
from konspira.games.stawka.content import names
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.stage.activation import begin
from konspira.games.stawka.stage.stage import EndStage, Stage
from konspira.games.stawka.state import ABSENT, ACTIVATIONS, FREE, PRISONER, put
from konspira.games.stawka.town import figures

FRONT = ["police", "administrative", "railway", "city", "main_square", "harbour", "residential"]
BACK = ["police", "administrative", "railway", "city", "military", "industrial", "suburb"]
SIDES = ("polish", "german")
COLORS = ("yellow", "purple", "blue", "black")
USUAL = "jacek ingrid_heizer georg hans_kloss bruno_dreher glaubel marta_becher hermann_brunner"
PLENTY = 30  # AP

HEAD = """[[scenario]]
id = "{id}"
part = {part}
level = "{level}"
stages = 10
location_cards = {cards}
sectors = [{sectors}]
agents = [{agents}]
draft = {{ places = "any", first = "german", per_sector = 0 }}
open_tracks = "agents"
victory = [{{ name = "vp", amount = 11 }}, {{ name = "secrets", amount = 3 }}]
timeout = "draw"
rewards = {{ secret = {{ vp = 3, secret = true }}, {missions} }}
source = "R"
"""
MISSIONS = "basic = { vp = 2 }, special = { vp = 4, secret = true }"


@cache
def game(sectors: tuple[str, ...], agents: tuple[str, ...]) -> StawkaGame:
    """The game with a third scenario of our own."""
    spots = ", ".join(
        f'{{ id = "{sector}", column = {place % 4}, row = {place // 4} }}'
        for place, sector in enumerate(sectors)
    )
    people = ", ".join(f'{{ character = "{agent}", place = "draft" }}' for agent in agents)
    rows = []
    for part, id in enumerate(names.SCENARIOS):
        level = ("basic", "extended", "advanced")[min(part, 2)]
        text = HEAD.format(
            id=id,
            part=part + 1 if part < 3 else 0,
            level=level,
            cards=2 if part >= 2 else 0,
            sectors=spots,
            agents=people,
            missions=MISSIONS if part else "",
        )
        rows.append(text.replace(",  }", " }"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scenarios.toml"
        path.write_text("\n".join(rows), encoding="utf-8")
        return StawkaGame(2, Path(folder), {"scenario": "s3_chestnuts"})


class Town:
    """A position being set up and played: agents by name, things by their ids."""

    def __init__(self, also: Iterable[str] = (), /, **places: str) -> None:
        """`Town(jacek="courts", glaubel="squ_a")`; Kloss has a document: `kloss_doc_2="park"`.

        `also`: locations that must be on the board.
        """
        document = next((name for name in places if name.startswith("kloss_doc_")), "kloss_doc_1")
        people = {("hans_kloss" if n == document else n): p for n, p in places.items()}
        self.home = _line_up(people)
        _add_bystanders(people, self.home)
        needed = {*people.values(), *also}
        board = FRONT if needed <= _fields(FRONT) else BACK
        assert needed <= _fields(board), f"no board has all of {needed}"
        self.game = game(tuple(board), tuple(self.home))
        self.state = blank(self.game, self.game.rules)
        self._figures(document, people)
        self.state.agenda.append(Deal())
        self.state.word = 7
        self.state.listen()
        self.state.advance()
        self.state.stage, self.state.phase = 1, ACTIVATIONS
        self.state.first = 0
        self.state.pool = [PLENTY, PLENTY]

    def _figures(self, document: str, people: dict[str, str]) -> None:
        state, rules = self.state, self.game.rules
        for person in self.home:
            number = names.DOCUMENTS.index(document if person == "hans_kloss" else person)
            slot = rules.slot_of[number]
            state.doc[slot] = number
            state.status[slot] = FREE if person in people else ABSENT
            if person in people:
                state.where[slot] = names.FIELDS.index(people[person])
                state.open |= 1 << ((1 - (slot >> 2)) * 4 + (slot & 3))

    # -- setting up --------------------------------------------------------------------------------

    def slot(self, agent: str) -> int:
        number = names.CHARACTERS.index(agent)
        docs = [slot for slot in range(8) if self.state.doc[slot] >= 0]
        return next(s for s in docs if self.game.rules.person[self.state.doc[s]] == number)

    def give(self, agent: str, *things: str) -> Town:
        """Items by kind, tiles or Top Secret cards by id."""
        slot = self.slot(agent)
        for thing in things:
            piece = self.piece(thing)
            for stack in self.state.stacks:
                if piece in stack:
                    stack.remove(piece)
            self.state.ts_deck = [card for card in self.state.ts_deck if card + 130 != piece]
            self.state.items[slot] = [*self.state.items[slot], piece]
        return self

    def piece(self, thing: str) -> int:
        if thing in names.PIECES:
            return names.PIECES.index(thing)
        held = [piece for items in self.state.items for piece in items]
        item = names.ITEMS.index(thing)
        rules = self.game.rules
        return next(t for t in range(130) if rules.item_of[t] == item and t not in held)

    def evidence(self, side: str, **colors: int) -> Town:
        for color, amount in colors.items():
            self.state.track[SIDES.index(side) * 4 + COLORS.index(color)] = amount
        return self

    def mission(self, agent: str, card: str) -> Town:
        slot, number = self.slot(agent), names.MISSIONS.index(card)
        self.state.mission[slot] = number
        self.state.sets[slot] = [other for other in self.state.sets[slot] if other != number]
        return self

    def token(self, field: str, row: str, up: bool = False) -> Town:
        number = names.THREATS.index(row)
        free = [t for t in range(36) if self.state.token_at[t] < 0]
        token = next(t for t in free if self.game.rules.row_of[t] == number)
        self.state.token_at = put(self.state.token_at, token, names.FIELDS.index(field))
        self.state.token_up |= int(up) << token
        return self

    def card(self, *cards: str) -> Town:
        """Location cards go to the side they belong to."""
        for card in cards:
            number = names.LOCATION_CARDS.index(card)
            seat = 0 if card.startswith("lc_pl") else 1
            self.state.lc_deck[seat] = [c for c in self.state.lc_deck[seat] if c != number]
            self.state.lc_hand[seat] = [*self.state.lc_hand[seat], number]
        return self

    def reaction(self, side: str, *cards: str) -> Town:
        seat = SIDES.index(side)
        for card in cards:
            number = names.REACTIONS.index(card)
            self.state.rx_deck.remove(number)
            self.state.rx_hand[seat] = [*self.state.rx_hand[seat], number]
        return self

    def stack(self, location: str, *tiles: str) -> Town:
        """The tiles of a location, the top one first."""
        place = names.LOCATIONS.index(location)
        self.state.stacks[place] = [names.TILES.index(tile) for tile in reversed(tiles)]
        return self

    def jailed(self, *agents: str) -> Town:
        for agent in agents:
            self.state.status[self.slot(agent)] = PRISONER
            self.state.where[self.slot(agent)] = names.FIELDS.index("jail")
        return self

    def pool(self, polish: int, german: int) -> Town:
        self.state.pool = [polish, german]
        return self

    def move(self, agent: str, field: str) -> Town:
        """A figure is simply put somewhere."""
        self.state.where[self.slot(agent)] = names.FIELDS.index(field)
        self.state.status[self.slot(agent)] = FREE
        return self

    # -- playing -----------------------------------------------------------------------------------

    def activate(self, agent: str) -> Town:
        slot = self.slot(agent)
        self.state.turn = slot >> 2
        begin(self.state, slot, slot >> 2)
        self.state.advance()
        return self

    def end_stage(self) -> Town:
        """The activations are over."""
        self.state.agenda.append(EndStage())
        self.state.advance()
        return self

    def next_stage(self, polish: str, german: str) -> Town:
        """A new stage, with these planning cards."""
        self.state.agenda.append(Stage())
        self.state.advance()
        for seat, plan in enumerate((polish, german)):
            self.state.choose(seat, f"plan({plan})")
        return self

    def dice(self, *faces: int) -> Town:
        self.state.dice = list(faces)
        return self

    def play(self, *choices: str) -> Town:
        """Make these choices; a seat that can only wait for its own passes in between."""
        for choice in choices:
            while choice not in self.offers():
                assert "pass" in self.offers(), (choice, self.asks(), self.offers())
                self.state.choose(self.state.asked, "pass")
            self.state.choose(self.state.asked, choice)
        return self

    def settle(self) -> Town:
        """Pass wherever somebody may react."""
        while self.offers() and self.offers()[0] == "pass":
            self.state.choose(self.state.asked, "pass")
        return self

    def until(self, choice: str) -> bool:
        """Pass until this choice is offered; False if it never is before a real decision."""
        while choice not in self.offers():
            if not self.offers() or self.offers()[0] != "pass":
                return False
            self.state.choose(self.state.asked, "pass")
        return True

    # -- looking -----------------------------------------------------------------------------------

    def offers(self) -> list[str]:
        return self.state.offers(self.state.asked) if self.state.asked >= 0 else []

    def asks(self) -> str:
        return self.state.questions[0].kind if self.state.questions else "nothing"

    def at(self, agent: str) -> str:
        return names.FIELDS[self.state.where[self.slot(agent)]]

    def track(self, side: str, color: str) -> int:
        return self.state.track[SIDES.index(side) * 4 + COLORS.index(color)]

    def holds(self, agent: str) -> list[str]:
        """Kinds of items, and Top Secret cards by id."""
        rules = self.game.rules
        return [
            names.ITEMS[rules.item_of[piece]] if piece < 130 else names.PIECES[piece]
            for piece in self.state.items[self.slot(agent)]
        ]

    def spent(self, agent: str) -> int:
        return self.state.spent[self.slot(agent)]

    def has_mission(self, agent: str) -> bool:
        return self.state.mission[self.slot(agent)] >= 0

    def status(self, agent: str) -> str:
        return ("absent", "free", "prisoner", "dead")[self.state.status[self.slot(agent)]]

    def tokens(self) -> dict[str, str]:
        """Return what lies where."""
        rules = self.game.rules
        return {
            names.FIELDS[field]: names.THREATS[rules.row_of[token]]
            for token, field in enumerate(self.state.token_at)
            if field >= 0
        }

    def stat(self, agent: str, which: str) -> int:
        """A value of an agent now."""
        return figures.stat(self.state, self.slot(agent), words.STATS.index(which))

    def heard(self, kind: str) -> list[dict[str, object]]:
        """The facts of every event of a kind that somebody was told."""
        return [told.event.facts for told in self.state.log if told.event.kind == kind]

    def tile_ids(self, location: str) -> list[str]:
        """The stack, the top one first."""
        place = names.LOCATIONS.index(location)
        return [names.TILES[tile] for tile in reversed(self.state.stacks[place])]


@cache
def _documents() -> dict[str, tuple[str, str]]:
    rules = StawkaGame(2, None, {}).rules
    found = {}
    for number, document in enumerate(names.DOCUMENTS):
        slot = rules.slot_of[number]
        person = "hans_kloss" if document.startswith("kloss_doc_") else document
        found[person] = (SIDES[slot >> 2], COLORS[slot & 3])
    return found


def _line_up(people: dict[str, str]) -> list[str]:
    """Those who are needed; the usual ones fill the other colours, so that few games are made."""
    sides = _documents()
    taken = {sides[person]: person for person in people}
    return [taken.get(sides[usual], usual) for usual in USUAL.split()]


def _add_bystanders(people: dict[str, str], home: list[str]) -> None:
    """Somebody of each side is far away, so that no network is broken (STA-10.12, STA-12.16)."""
    for side, field in (("polish", "rai_north"), ("german", "adm_west")):
        own = [p for p in home if _documents()[p][0] == side and p not in ("hans_kloss", "stedtke")]
        placed = [person for person in own if person in people]
        for person in own:
            if len(placed) < 2 and person not in people:
                people[person] = field
                placed.append(person)


def _fields(sectors: list[str]) -> set[str]:
    rules = game(tuple(sectors), tuple(USUAL.split())).rules
    return {names.FIELDS[field] for field in rules.fields}
