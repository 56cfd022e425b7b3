"""The table of A Study in Emerald: Europe's nine cities, both tracks, the players, your own cards.

Wide terminals get the cities as a map of three by three, narrow ones a list.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from konspira.drawings.sheet import Sheet
from konspira.games.emerald.cards import CARDS, FACTIONS, KINDS, SYMBOLS
from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.rules import NO_HEADING
from konspira.games.emerald.shapes import CityView, SeatView, TableauView, View
from konspira.kernel.game import Game
from konspira.words import Words

HEADINGS = ("turn-began", "game-ended")

LETTERS = "ABCDEFGH"  # seats in the cities
FIRST = "⚑"
ASKED = "▸"
AGENT = "♟"
CUBE = "■"
ZOMBIE = "☠"
LEADS = "★"
ROYAL = "♛"
CITY = "⌂"  # the city's own card
STACK = "▤"
BOMB = "✸"
MADNESS = "☾"
BOX = "†"  # points for a dead agent
TEXT = "¶"
SPACE, MARKER = "·", "●"

# West, centre and east, each from north to south.
MAP = (
    ("london", "berlin", "st_petersburg"),
    ("paris", "vienna", "constantinople"),
    ("madrid", "rome", "cairo"),
)
WIDE = 96  # letters that the map needs
INDENT = 2

OF_CARD = re.compile(r"(?:pay|pay_\w+|kill_card|bombs|discard_card)\((\w+)\)")
OF_CITY = re.compile(r"(?:from_)?city\((\w+)\)")


def draw(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table: whose turn it is, the tracks, the cities, the players, your cards."""
    return EmeraldSheet(view, cast(EmeraldGame, game), names, words)


def finale(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """Return how each score came about (EME-17): a column for each seat, the result below."""
    return EmeraldSheet(view, cast(EmeraldGame, game), names, words).scoring()


def note(view: View, choice: str, game: Game, words: Words) -> str:
    """Return how many of that card you hold, or what you have in that city."""
    if view.seat is None:
        return ""
    if found := OF_CARD.fullmatch(choice):
        count = (view.seats[view.seat].hand or []).count(found[1])
        return f"×{count}" if count > 1 else ""
    if found := OF_CITY.fullmatch(choice):
        [city] = [city for city in view.cities if city.id == found[1]]
        return pieces(city, view.seat)
    return ""


def pieces(city: CityView, seat: int) -> str:
    """Return what a seat has in a city: `2♟ 1■`."""
    counts = ((city.agents, AGENT), (city.cubes, CUBE), (city.zombies, ZOMBIE))
    return " ".join(f"{count[seat]}{sign}" for count, sign in counts if count[seat])


def indented(lines: Sequence[Text]) -> RenderableType:
    """Lines below a heading; what is too long goes on at the same indent."""
    return Padding(Group(*lines), (0, 0, 0, INDENT))


class EmeraldSheet(Sheet[View, EmeraldGame]):
    """The table of this game, ready to be printed."""

    prefix = "shell-emerald-"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.status()
        yield self.tracks()
        if options.max_width >= WIDE:
            yield self.map()
        else:
            for city in self.view.cities:
                yield self.city(city)
        for seat in range(len(self.names)):
            yield self.seat(seat)
        if self.view.in_play:
            yield Text(f"{self.say('pending')}: {self.cards(self.view.in_play)}", "yellow")
        if self.view.plan:
            yield self.plan()
        yield self.legend()

    # -- around the table --------------------------------------------------------------------------

    def status(self) -> Text:
        """Return where the game stands, in one line."""
        view = self.view
        parts = [self.term("phase", view.phase)]
        if view.phase == "turn":
            parts = [
                self.say("turn", turn=view.turn, seat=self.names[view.active]),
                self.say("actions", count=view.actions),
            ]
        parts += [self.term("end", end) for end in view.ends]
        parts.append(self.say("target", count=view.target))
        parts.append(self.say("zombie-supply", count=view.zombies))
        return Text(" · ".join(parts), style="bold")

    def tracks(self) -> Text:
        """Both tracks, and what their distance is worth to everybody (EME-8.4)."""
        view = self.view
        lines = [
            f"{self.term('track', name)} "
            f"{MARKER * view.markers[name]}{SPACE * (view.track - view.markers[name])} "
            f"{view.markers[name]}"
            for name in FACTIONS
        ]
        return Text("\n".join([*lines, self.say("distance", count=self.distance())]))

    def distance(self) -> int:
        """Between the markers."""
        one, other = self.view.markers.values()
        return abs(one - other)

    def plan(self) -> Text:
        """Your own choice as far as it is made; nobody else sees it (EME-19.9)."""
        chosen = [
            self.words.choice(self.game, self.game.table.number(name), self.names)
            for name in self.view.plan
        ]
        return Text(f"{self.say('so-far')}: {' · '.join(chosen)}", "cyan")

    def legend(self) -> Text:
        """Return what the signs mean."""
        pairs = [
            (AGENT, "agent"),
            (CUBE, "cube"),
            (ZOMBIE, "zombie"),
            (LEADS, "leads"),
            (STACK, "stack"),
            (CITY, "city-card"),
            (ROYAL, "royal"),
            (BOMB, "bomb"),
            (MADNESS, "madness"),
            (BOX, "box"),
            (TEXT, "text"),
            (FIRST, "first"),
            (ASKED, "asked"),
        ]
        return Text("  ".join(f"{sign} {self.say(word)}" for sign, word in pairs), style="dim")

    # -- cities ------------------------------------------------------------------------------------

    def map(self) -> Table:
        """The cities where they lie."""
        cities = {city.id: city for city in self.view.cities}
        grid = Table.grid(padding=(0, 2), expand=True)
        for _ in MAP[0]:
            grid.add_column(ratio=1, overflow="fold")
        for row in MAP:
            grid.add_row(*[self.city(cities[id]) for id in row])
        return grid

    def city(self, city: CityView) -> RenderableType:
        """A city: bombs, stack, who leads by how many; its cards; everybody's pieces."""
        head = Text(self.term("city", city.id), "bold")
        under = "".join(
            sign
            for sign, place in ((CITY, city.city_card), (ROYAL, city.royal_place))
            if place == "stack"
        )
        head.append(f" {BOMB}{city.bombs} {STACK}{city.stack}{under}", "not bold")
        if city.leader is not None:
            head.append(f" {LEADS}{LETTERS[city.leader]} +{city.lead}", "yellow")
        lines = [Text(self.say("empty") if city.card is None else self.card(city.card))]
        if city.royal_place == "slot":
            points = self.say("points", count=city.royal_points)
            royal = f"{ROYAL} {self.words.card(self.game, city.royal)}"
            lines.append(Text(f"{royal} [{BOMB}{city.royal_bombs}, {points}]", "magenta"))
        here = [
            f"{LETTERS[seat]} {found}"
            for seat in range(len(self.names))
            if (found := pieces(city, seat))
        ]
        if here:
            lines.append(Text("  ".join(here)))
        return Group(head, indented(lines))

    def card(self, card: str) -> str:
        """A card with its symbols, what it brings, and a sign if it has a text."""
        rules = self.game.rules
        number = CARDS.index(card)
        facts = [f"{AGENT}{rules.agents[number]}"] if rules.agents[number] else []
        for symbol, name in enumerate(SYMBOLS):
            value = rules.value[symbol * KINDS + number]
            if value:
                facts.append(f"{self.say(name)} {value}")
        if rules.bombs[number]:
            facts.append(f"{BOMB}{rules.bombs[number]}")
        if rules.madness[number]:
            facts.append(MADNESS)
        neutral, restorationist, loyalist, _ = rules.points[number * 4 : number * 4 + 4]
        for kind, points in (("", neutral), (" R", restorationist), (" L", loyalist)):
            if points:
                facts.append(self.say("points", count=points) + kind)
        if rules.kill_points[number] >= 0:
            facts.append(f"{BOX}{rules.kill_points[number]}")
        if rules.heading[number] != NO_HEADING:
            facts.append(TEXT)
        name = self.words.card(self.game, card)
        return f"{name} [{', '.join(facts)}]" if facts else name

    def cards(self, cards: Sequence[str]) -> str:
        """Cards by name, with their number."""
        return self.words.cards(self.game, Counter(cards))

    # -- players -----------------------------------------------------------------------------------

    def seat(self, seat: int) -> RenderableType:
        """A player: points, pieces, piles, what is known of the identity; your own hand."""
        place = self.view.seats[seat]
        mark = f"{ASKED} " if seat in self.asked else ""
        first = f" {FIRST}" if seat == self.view.first else ""
        head = Text(f"{mark}{LETTERS[seat]} {self.names[seat]}{first}", "bold")
        total = self.say(
            "total",
            total=place.total,
            neutral=place.neutral,
            restorationist=place.restorationist,
            loyalist=place.loyalist,
            kills=place.kills,
            track=self.distance(),
        )
        head.append(f": {total}", "not bold")
        hand, deck, discard = place.hand_size, place.deck_size, place.discard_size
        facts = [
            self.say("supply", agents=f"{place.agents}{AGENT}", cubes=f"{place.supply}{CUBE}"),
            f"{self.say('limbo')} {place.limbo}{CUBE}",
            self.say("sanity", count=place.tokens),
            self.say("piles", hand=hand, deck=deck, discard=discard),
            self.identity(place),
        ]
        lines = [Text(" · ".join(facts))]
        for title, listed, style in self.piles(place):
            if listed:
                lines.append(Text(f"{self.say(title)}: {listed}", style))
        return Group(head, indented(lines))

    def identity(self, place: SeatView) -> str:
        """Return what the viewer knows of an identity, and who has looked at it (EME-19.6)."""
        known = self.say("hidden")
        if place.faction is not None:
            known = self.term("faction", place.faction)
        if place.revealed:
            known += f" ({self.say('shown')})"
        elif place.looked_by:
            lookers = ", ".join(self.names[seat] for seat in place.looked_by)
            known += f" ({self.say('seen', names=lookers)})"
        if place.hearts:
            known += f", {self.cards(['change_of_heart'] * place.hearts)}"
        return f"{self.say('identity')}: {known}"

    def piles(self, place: SeatView) -> list[tuple[str, str, str]]:
        """The cards of a seat that the viewer may see: title, cards, style."""
        found: list[tuple[str, str, str]] = []
        if place.hand is not None:
            hand = Counter(place.hand)
            listed = [self.card(card) + (f" ×{n}" if n > 1 else "") for card, n in hand.items()]
            found.append(("hand", ", ".join(listed), "cyan"))
            found.append(("deck", self.cards(place.deck or []) if place.deck else "", "dim"))
        elif place.cards:
            found.append(("owned", self.cards(place.cards), "dim"))
        if place.discard:
            found.append(("discard", self.cards(place.discard), "dim"))
        found.append(("tableau", ", ".join(map(self.kept, place.tableau)), "dim"))
        return found

    def kept(self, entry: TableauView) -> str:
        """A card of a tableau with what lies on it."""
        name = self.words.card(self.game, entry.card)
        notes = []
        if entry.victim is not None:
            notes.append(f"{AGENT} {self.names[entry.victim]}")
        if entry.agents:
            notes.append(f"{entry.agents}{AGENT}")
        if entry.hidden:
            notes.append(self.term("point", "loyalist"))
        return f"{name} ({', '.join(notes)})" if notes else name

    # -- the end -----------------------------------------------------------------------------------

    def scoring(self) -> Table:
        """The final scoring, step by step."""
        table = Table(box=None, pad_edge=False, title=self.say("scoring"))
        table.add_column("", overflow="fold")
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        scores = self.view.scores or []
        factions = [self.term("faction", score.faction) for score in scores]
        rows: list[tuple[str, list[int]]] = [
            ("live", [place.total for place in self.view.seats]),
            ("neutral", [score.neutral for score in scores]),
            ("own", [score.own for score in scores]),
            ("kills", [score.kills for score in scores]),
            ("track", [score.track for score in scores]),
            ("corrected", [score.corrected for score in scores]),
            ("penalty", [-score.penalty for score in scores]),
        ]
        table.add_row(self.say("faction"), *factions)
        for title, points in rows:
            table.add_row(self.say(title), *[str(point).replace("-", "−") for point in points])
        totals = [Text(str(score.total).replace("-", "−"), "bold") for score in scores]
        table.add_row(Text(self.say("sum"), "bold"), *totals)
        table.add_row(self.say("rank"), *[f"{score.rank}." for score in scores])
        return table
