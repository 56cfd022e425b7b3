"""The table of Stawka: the town sector by sector, both networks agent by agent, your hand.

Everything is in words and short lines, so that it reads the same in a narrow terminal and aloud.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from konspira.drawings.sheet import Sheet
from konspira.drawings.stawka_films import Film
from konspira.games.stawka.content.names import COLORS, FIELDS, LOCATIONS, SECTORS
from konspira.games.stawka.content.pack import load
from konspira.games.stawka.content.subjects import BANDS
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.sight.hints import THINGS, hidden
from konspira.games.stawka.sight.shapes import (
    AgentView,
    PieceView,
    PlaceView,
    SeatView,
    TokenView,
    View,
)
from konspira.kernel.game import Game
from konspira.words import Words

HEADINGS = ("stage-began", "activated", "bribed-activated")

ASKED = "▸"
ACTIVE = "●"
TOKEN = "◆"  # a threat token
MISSION = "✉"
PHONE = "☎"
UNKNOWN = "?"
STEPS = (3, 6, 8, 10)  # where the bands of the investigation track begin (STA-9.2)

SIDES = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
PLACES = re.compile(r"(?:step|field|support|protect)\((\w+)\)")


def draw(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table: where the game stands, the town, both networks, your cards."""
    return StawkaSheet(view, cast(StawkaGame, game), names, words)


def finale(view: View, game: Game, names: Sequence[str], words: Words) -> RenderableType:
    """Return who won and how, and what each side had in the end."""
    return StawkaSheet(view, cast(StawkaGame, game), names, words).result()


def note(view: View, choice: str, game: Game, words: Words) -> str:
    """Return who and what is on a field to choose, or what a place beside the town touches."""
    if choice.startswith("cell("):
        return beside(view, choice, game, words)
    if choice == "search" and view.activation is not None:
        active = view.activation.agent
        [field] = [agent.field for agent in view.agents if agent.agent == active]
        return hint(view, field or "", cast(StawkaGame, game), words)
    found = PLACES.fullmatch(choice)
    if found is None:
        return ""
    here = [TOKEN] if any(token.field == found[1] for token in view.tokens) else []
    standing = [agent.agent for agent in view.agents if stands(agent, found[1])]
    if view.audi is not None and view.audi.field == found[1]:
        standing.append("black_audi")
    return " ".join([*here, ", ".join(words.term(game, "agent", one) for one in standing)]).strip()


def beside(view: View, choice: str, game: Game, words: Words) -> str:
    """Return where a place on the grid is, by the sectors that it touches."""
    column, row = (int(number) for number in choice[len("cell(") : -1].split(","))
    found = []
    for spot in view.layout:
        side = SIDES.get((column - spot.column, row - spot.row))
        if side is not None:
            found.append(words.about(game.id, f"stawka-cell-{side}", sector=spot.sector))
    return ", ".join(found)


def hint(view: View, location: str, game: StawkaGame, words: Words) -> str:
    """Return what the hint card says of a location, without the tiles that have left."""
    held = [piece.id for agent in view.agents for piece in agent.items if piece.face_up]
    gone = {*view.removed, *filter(None, held)}
    counts = hidden(load(game.pack), location, gone)
    heads = [("color", color) for color in COLORS] + [("aid", thing) for thing in THINGS]
    found = [(head, count) for head, count in zip(heads, counts, strict=True) if count]
    named = [(head[0], f"{words.term(game, *head)} {count}") for head, count in found]
    evidence = ", ".join(text for subject, text in named if subject == "color")
    things = [text for subject, text in named if subject == "aid"]
    return "; ".join([f"{words.say('shell-stawka-hides')}: {evidence}"] * bool(evidence) + things)


def stands(agent: AgentView, field: str) -> bool:
    """Is this agent free on that field?"""
    return agent.field == field and agent.status == "free"


class StawkaSheet(Sheet[View, StawkaGame]):
    """The table of this game, ready to be printed."""

    prefix = "shell-stawka-"

    def __init__(self, view: View, game: StawkaGame, names: Sequence[str], words: Words) -> None:
        super().__init__(view, game, names, words)
        self.film = Film(view, game, self.names, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.status()
        yield self.goals()
        yield from self.builder()
        yield from self.passwords()
        yield from map(Text, self.film.lines())
        for sector in self.view.sectors:
            yield self.sector(sector)
        for seat in range(2):
            yield self.network(seat)
        yield self.legend()

    # -- where the game stands ---------------------------------------------------------------------

    def status(self) -> Text:
        """Scenario, stage, phase, who goes first, who is active: in one line."""
        view = self.view
        parts = [view.title or self.term("scenario", view.scenario)]
        if view.stage and view.stages:
            parts.append(self.say("stage", stage=view.stage, stages=view.stages))
        elif view.stage:
            parts.append(self.say("unlimited", stage=view.stage))
        parts.append(self.term("phase", view.phase))
        if view.first is not None and view.stage:
            parts.append(self.say("first", seat=self.names[view.first]))
        if view.activation is not None:
            parts.append(f"{ACTIVE} {self.term('agent', view.activation.agent)}")
        return Text(" · ".join(parts), style="bold")

    def goals(self) -> Text:
        """Return what wins."""
        view = self.view
        if self.film.is_one():
            return Text(f"{self.say('goals')}: {self.film.standing()}", style="dim")
        parts = [self.say("goal-vp", count=view.victory_vp)] if view.victory_vp else []
        if view.victory_secrets:
            parts.append(self.say("goal-secrets", count=view.victory_secrets))
        if view.exposure:
            parts.append(self.say("goal-exposure"))
        if "prisoners" in view.victory:
            parts.append(self.say("goal-prisoners"))
        if "password" in view.victory:
            parts.append(self.say("goal-password"))
        return Text(f"{self.say('goals')}: {', '.join(parts)}", style="dim")

    def builder(self) -> Iterator[Text]:
        """A town that is being built: what lies where, and what can still be laid."""
        builder = self.view.builder
        if builder is None or not builder.faces:
            return
        laid = [f"{self.term('sector', s.sector)} ({s.column},{s.row})" for s in self.view.layout]
        yield Text(f"{self.say('laid')} ({len(laid)}/{builder.size}): {', '.join(laid)}")
        left = ", ".join(self.term("sector", face) for face in builder.faces)
        yield Text(f"{self.say('to-lay')}: {left}", style="dim")

    def passwords(self) -> Iterator[Text]:
        """The letters that are shown, your own word, and what was guessed."""
        passwords = self.view.passwords
        if passwords and not all(password.ready for password in passwords):
            option = "stawka-option-password-wordlist"
            source = self.words.say(f"{option}-{self.game.options['password_wordlist']}")
            yield Text(f"{self.words.say(option)} {source}.")
        for seat, password in enumerate(self.view.passwords):
            if not password.ready:
                continue
            parts = [" ".join(letter or "·" for letter in password.letters)]
            if password.word is not None:
                parts.append(self.say("yours", word=password.word))
            if password.candidates:
                parts.append(self.say("candidates", count=password.candidates))
            if password.guesses:
                parts.append(f"{self.say('guessed')}: {', '.join(password.guesses)}")
            yield Text(f"{self.say('password', seat=self.names[seat])}: {'; '.join(parts)}")

    def legend(self) -> Text:
        """Return what the signs mean."""
        pairs = [
            (TOKEN, "token"),
            (MISSION, "mission"),
            (PHONE, "phone"),
            (ACTIVE, "active"),
            (ASKED, "asked"),
        ]
        return Text("  ".join(f"{sign} {self.say(word)}" for sign, word in pairs), style="dim")

    # -- the town ----------------------------------------------------------------------------------

    def sector(self, sector: str) -> Text:
        """The locations of a sector, and those of its streets where somebody or something is."""
        text = Text(self.term("sector", sector), style="bold")
        rules = self.game.rules_of(self.view)
        for number in rules.fields:
            if SECTORS[rules.sector_of[number]] != sector:
                continue
            field = FIELDS[number]
            place = next((place for place in self.view.places if place.id == field), None)
            what = self.there(field)
            if place is not None:
                facts = self.place(place)
                text.append(f"\n   {self.term('field', field)}{facts}", "not bold")
            elif what:
                text.append(f"\n   {self.term('field', field)}", "not bold")
            if what:
                text.append(": " + ", ".join(what), "cyan not bold")
            if place is not None and not place.destroyed:
                hides = hint(self.view, field, self.game, self.words)
                text.append(f"\n      {hides}" if hides else "", "dim not bold")
        return text

    def place(self, place: PlaceView) -> str:
        """Telephone, tiles, safes, markers, or that nothing of it is left."""
        if place.destroyed:
            return f" ({self.say('destroyed')})"
        phone = f" {PHONE}" if self.game.rules.phone[LOCATIONS.index(place.id)] else ""
        parts = [self.say("tiles", count=place.tiles)]
        known = [self.term("piece", tile) for tile in place.top if tile is not None]
        if known:
            parts.append(f"{self.say('known')}: {', '.join(known)}")
        parts += [self.term("piece", safe) for safe in place.safes]
        if place.markers:
            colors = ", ".join(self.term("color", color) for color in place.markers)
            parts.append(f"{self.say('markers')}: {colors}")
        if place.dynamite:
            parts.append(self.term("item", "dynamite"))
        return f"{phone} ({'; '.join(parts)})"

    def there(self, field: str) -> list[str]:
        """Agents, tokens and grenades on a field."""
        found = [
            self.term("agent", agent.agent) for agent in self.view.agents if stands(agent, field)
        ]
        if self.view.audi is not None and self.view.audi.field == field:
            found.append(self.term("agent", "black_audi"))
        found += [self.token(token) for token in self.view.tokens if token.field == field]
        return found + [self.term("item", "grenade")] * self.view.grenades.count(field)

    def token(self, token: TokenView) -> str:
        """A token: whose, and what it is where the viewer may know it."""
        name = UNKNOWN if token.threat is None else self.term("threat", token.threat)
        return f"{TOKEN} {name} ({self.names[token.side]})"

    # -- networks ----------------------------------------------------------------------------------

    def network(self, seat: int) -> Text:
        """A player with his network: what is public, and your own cards."""
        place = self.view.seats[seat]
        mark = f"{ASKED} " if seat in self.asked else ""
        side = self.term("side", ("polish", "german")[seat])
        text = Text(f"{mark}{self.names[seat]}, {side}", "bold")
        text.append(f": {self.facts(place)}", "not bold")
        for agent in self.view.agents:
            if agent.side == seat and agent.status != "absent":
                text.append("\n   ")
                text.append_text(self.agent(agent))
        for title, cards, subject in (
            ("location-cards", place.location_cards, "card"),
            ("reaction-cards", place.reaction_cards, "card"),
            ("token-hand", place.token_hand, "threat"),
        ):
            if cards:
                listed = ", ".join(self.term(subject, card) for card in cards)
                text.append(f"\n   {self.say(title)}: {listed}", "cyan not bold")
        return text

    def facts(self, place: SeatView) -> str:
        """Return what all know of a player."""
        parts = [self.say("vp", count=place.vp), self.say("secrets", count=place.secrets)]
        if place.plan is not None:
            parts.append(self.term("plan", place.plan))
        elif place.ready:
            parts.append(self.say("ready"))
        parts.append(self.say("withdrawn") if place.withdrawn else self.say("ap", count=place.pool))
        if self.view.level == "advanced":
            cards = {"locations": place.location_hand, "reactions": place.reaction_hand}
            parts.append(self.say("hands", **cards))
        if place.bribed is not None:
            parts.append(f"{self.say('bribed')}: {self.term('agent', place.bribed)}")
        return ", ".join(parts)

    def agent(self, agent: AgentView) -> Text:
        """An agent: values, evidence on it, items and mission."""
        active = self.view.activation is not None and self.view.activation.agent == agent.agent
        gone = agent.status != "free"
        text = Text(f"{ACTIVE} " if active else "", "dim" if gone else "not bold")
        text.append(self.term("document", agent.document), "dim" if gone else "bold")
        if agent.status == "dead":
            return text.append(f": {self.term('status', 'dead')}")
        numbers = {name: getattr(agent, name) for name in ("rank", "defence", "vigilance")}
        parts = [self.term("color", agent.color), self.say("values", **numbers)]
        parts.append(self.say("spent", spent=agent.ap_spent, limit=agent.ap_limit))
        parts.append(self.say("talk", one=agent.single, two=agent.double, three=agent.secret))
        evidence = self.view.seats[1 - agent.side].tracks.get(agent.color)
        if evidence is not None:
            band = BANDS[sum(evidence >= step for step in STEPS)]
            parts.append(self.say("evidence", count=evidence, band=self.term("band", band)))
        if agent.status == "prisoner":
            parts.append(self.term("status", "prisoner"))
        text.append(f": {', '.join(parts)}")
        held = [self.piece(piece) for piece in agent.items]
        if agent.has_mission:
            mission = UNKNOWN if agent.mission is None else self.term("card", agent.mission)
            held.append(f"{MISSION} {mission}")
        if held:
            text.append(f"\n      {', '.join(held)}", "dim not bold")
        return text

    def piece(self, piece: PieceView) -> str:
        """A held thing, or its back."""
        if piece.id is not None:
            return self.term("piece", piece.id)
        if piece.home is None:
            return self.say("secret-card")
        return f"{UNKNOWN} ({self.term('location', piece.home)})"

    # -- the end -----------------------------------------------------------------------------------

    def result(self) -> Table:
        """Victory points, secrets and evidence in the end; how it ended stands above."""
        ending = self.term("ending", self.view.ending or "not_yet")
        table = Table(box=None, pad_edge=False, title=f"{self.say('result')}: {ending}")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        seats = self.view.seats
        rows = [
            (self.say("row-vp"), [str(place.vp) for place in seats]),
            (self.say("row-secrets"), [str(place.secrets) for place in seats]),
            *self.film.ways(),
        ]
        for color in ("yellow", "purple", "blue", "black"):
            title = self.say("row-evidence", color=self.term("color", color))
            rows.append((title, [str(place.tracks.get(color, "–")) for place in seats]))
        for title, cells in rows:
            table.add_row(title, *cells)
        word = self.say("won") if len(self.view.winners) == 1 else self.say("drawn")
        won = [word if seat in self.view.winners else "" for seat in range(2)]
        table.add_row(Text(self.say("row-result"), "bold"), *[Text(cell, "bold") for cell in won])
        return table
