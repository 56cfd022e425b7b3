"""The table of Estoril: the town as a grid of cells, then each location with its cards in words.

The grid needs some width; narrow terminals get the locations alone, with row and column in words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from konspira.drawings.sheet import Sheet
from konspira.games.estoril.cards import CARDS, FLAGS, SYMBOLS
from konspira.games.estoril.game import EstorilGame
from konspira.games.estoril.shapes import CharacterView, MissionView, SpaceView, TileView, View
from konspira.games.estoril.spaces import COLUMNS, ROWS
from konspira.kernel.game import Game
from konspira.words import Words

HEADINGS = ("round-began", "location-began", "cards-retrieved")

NUMERALS = ("I", "II", "III", "IV")
LETTERS = "ABCDEFGH"  # seats in the grid
FIRST = "⚑"
ASKED = "▸"
DOWN = "▮"  # lies face down, or will
PEEK = "◉"
REWARD = "★"
SAFE = "○"  # a white marker
MOVED = "↷"  # a seducer has moved it
INNER = "·"
UNKNOWN = "?"
CELL = 9  # letters of one cell of the grid

PLACED = re.compile(r"place_space\((\w+)\)")


def draw(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table: where the round stands, the town, the missions, the players, your hand."""
    return EstorilSheet(view, cast(EstorilGame, game), names, words)


def finale(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """Return who is paid for what (EST-10): a column for each seat, the total below."""
    return EstorilSheet(view, cast(EstorilGame, game), names, words).scoring()


def note(view: View, choice: str, game: Game, words: Words) -> str:
    """Return what a space does to the card that is put there."""
    found = PLACED.fullmatch(choice)
    for tile in view.town if found else ():
        for space in tile.spaces:
            if found and space.id == found[1]:
                return signs(space)
    return ""


def signs(space: SpaceView) -> str:
    """Face down, a peek icon, inner: the signs of an action space."""
    return (
        (DOWN if space.top_secret else "")
        + (PEEK if space.peek != "none" else "")
        + ("" if space.outer else INNER)
    )


class EstorilSheet(Sheet[View, EstorilGame]):
    """The table of this game, ready to be printed."""

    prefix = "shell-estoril-"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.status()
        if self.view.phase in ("placement", "resolve"):
            if options.max_width >= COLUMNS * CELL + 1:
                yield self.grid()
            for tile in sorted(self.view.town, key=lambda tile: tile.number):
                yield self.location(tile)
        for mission in self.view.missions:
            yield self.mission(mission)
        for seat in range(len(self.names)):
            yield self.seat(seat)
        yield self.legend()

    # -- around the table --------------------------------------------------------------------------

    def status(self) -> Text:
        """Return where the game stands, in one line."""
        view = self.view
        parts = [
            self.say("round", round=view.round, rounds=view.rounds),
            self.term("phase", view.phase),
            self.say("deck", count=len(view.deck)),
        ]
        known = [card for card in view.deck if card is not None]
        if known:
            parts.append(self.say("known-deck", cards=", ".join(self.deck_places())))
        return Text(" · ".join(parts), style="bold")

    def deck_places(self) -> list[str]:
        """The cards of the deck that the viewer knows, with their places from the top."""
        return [
            f"{place}. {self.words.card(self.game, card)}"
            for place, card in enumerate(self.view.deck, start=1)
            if card is not None
        ]

    def legend(self) -> Text:
        """Return what the signs mean."""
        pairs = [
            (DOWN, "face-down"),
            (PEEK, "peek"),
            (INNER, "inner"),
            (REWARD, "reward"),
            (SAFE, "safe"),
            (MOVED, "moved"),
            (FIRST, "first"),
            (ASKED, "asked"),
        ]
        return Text("  ".join(f"{sign} {self.say(word)}" for sign, word in pairs), style="dim")

    # -- the town ----------------------------------------------------------------------------------

    def grid(self) -> Text:
        """The cells of the town: number and numeral of a space, who is there, its signs."""
        cells = [[REWARD] * COLUMNS for _ in range(ROWS)]
        for tile in self.view.town:
            if tile.reward_row is not None and tile.reward_column is not None:
                cells[tile.reward_row][tile.reward_column] = f"{tile.number} {REWARD}"
            for space in tile.spaces:
                cells[space.row][space.column] = self.cell(tile, space)
        lines: list[str] = []
        for row in range(ROWS):
            if row == ROWS // 2:
                lines.append("─" * (COLUMNS * CELL))
            parts = [
                f"{'│' if column in (2, 4) else ' '}{cells[row][column]:{CELL - 1}}"
                for column in range(COLUMNS)
            ]
            lines.append("".join(parts).rstrip())
        return Text("\n".join(lines), no_wrap=True)

    def cell(self, tile: TileView, space: SpaceView) -> str:
        """One action space: `2.III A▮`."""
        name = f"{tile.number}.{NUMERALS[space.number - 1]}"
        character = space.character
        if character is None:
            return f"{name} {signs(space)}"
        return f"{name} {LETTERS[character.seat]}{DOWN if character.face_down else ''}"

    def location(self, tile: TileView) -> Text:
        """A location with its reward and its characters, in words."""
        acting = tile.id == self.view.resolving
        text = Text(f"{tile.number} {self.term('tile', tile.id)}")
        text.stylize("bold yellow" if acting else "dim" if tile.resolved else "bold")
        if tile.reward is not None:
            card = tile.reward.card
            text.append(f"  {REWARD} {DOWN if tile.reward.face_down else ''}")
            text.append(self.card(card) if card else UNKNOWN)
        totals = [
            f"{self.names[seat]} {total}"
            for seat, total in enumerate(self.view.totals)
            if acting and total is not None
        ]
        if totals:
            text.append(f"  {self.say('strength')}: {', '.join(totals)}", "bold")
        for space in tile.spaces:
            if space.character is not None:
                text.append("\n   ")
                text.append_text(self.character(space, space.character))
        return text

    def character(self, space: SpaceView, character: CharacterView) -> Text:
        """Return who lies on a space, and what is known of him."""
        text = Text(f"{NUMERALS[space.number - 1]}  {self.names[character.seat]}: ")
        text.append(DOWN if character.face_down else "")
        text.append(self.card(character.card) if character.card else UNKNOWN)
        text.append(f" {SAFE}" if character.protected else "")
        text.append(f" {MOVED}" if character.moved else "")
        if character.strength is not None:
            dice = "–".join(str(face) for face in character.dice)
            parts = [f"+{character.flags}" if character.flags else ""]
            parts.append(f"+{character.location}" if character.location else "")
            parts.append(f"⚀ {dice}" if dice else "")
            reasons = " ".join(part for part in parts if part)
            text.append(f"  = {character.strength}" + (f" ({reasons})" if reasons else ""), "bold")
        return text

    def card(self, card: str) -> str:
        """A card with its strength, flag, symbols and points."""
        rules = self.game.rules
        number = CARDS.index(card)
        symbols = [self.term("symbol", SYMBOLS[symbol]) for symbol in rules.symbols[number]]
        facts = [FLAGS[rules.flag[number]].upper(), *symbols]
        points = self.say("points", count=rules.vp[number])
        name = self.words.card(self.game, card)
        return f"{name} {rules.strength[number]} ({', '.join([*facts, points])})"

    # -- missions and players ----------------------------------------------------------------------

    def mission(self, mission: MissionView) -> Text:
        """A mission and what everybody has for it."""
        title = UNKNOWN if mission.id is None else self.term("mission", mission.id)
        text = Text(f"{self.say('mission')}: {title}")
        if mission.between is not None:
            text.append(f" ({' | '.join(self.names[seat] for seat in mission.between)})", "dim")
        if mission.counts is not None:
            pairs = zip(self.names, mission.counts, strict=True)
            text.append("  " + ", ".join(f"{name} {count}" for name, count in pairs))
        return text

    def seat(self, seat: int) -> Text:
        """A player: what is public, and your own hand."""
        place = self.view.seats[seat]
        mark = f"{ASKED} " if seat in self.asked else ""
        first = f" {FIRST}" if seat == self.view.first else ""
        text = Text(f"{mark}{LETTERS[seat]} {self.names[seat]}{first}", "bold")
        hand, markers = place.hand_size, place.markers
        facts = self.say("seat", hand=hand, markers=markers, discards=len(place.discards))
        text.append(f": {facts}", "not bold")
        if place.agenda is not None:
            agenda = self.term("mission", place.agenda)
            text.append(f"; {self.say('agenda')}: {agenda}", "not bold")
        rows = [("hand", place.hand), ("picks", place.picks)]
        if place.hand is None and place.owned is not None:
            rows.append(("owned", place.owned))
        for title, cards in rows:
            if cards:
                listed = ", ".join(
                    self.card(card) if title == "hand" else self.words.card(self.game, card)
                    for card in cards
                )
                style = "cyan not bold" if title == "hand" else "dim not bold"
                text.append(f"\n   {self.say(title)}: {listed}", style)
        return text

    # -- the end -----------------------------------------------------------------------------------

    def scoring(self) -> Table:
        """The final scoring, item by item."""
        table = Table(box=None, pad_edge=False, title=self.say("scoring"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        scores = self.view.scores or []
        rows: list[tuple[str, list[int]]] = [
            (self.say("discarded"), [score.discards for score in scores]),
            (self.say("printed"), [score.hand for score in scores]),
        ]
        for mission in scores[0].missions if scores else ():
            title = self.term("mission", mission)
            rows.append((title, [score.missions[mission] for score in scores]))
        if any(place.agenda for place in self.view.seats):
            rows.append((self.say("agenda"), [score.agenda for score in scores]))
        for title, points in rows:
            table.add_row(title, *[str(point) for point in points])
        totals = [Text(str(score.total), "bold") for score in scores]
        table.add_row(Text(self.say("sum"), "bold"), *totals)
        table.add_row(self.say("rank"), *[f"{score.rank}." for score in scores])
        return table
