"""Values choices in a film: its aims besides evidence (rules file, 4.4 to 4.6).

Poles gather two secrets and keep the radio sending, or get to Pulkowski and stop his car. Germans
look for the radio, and fetch him. In the hotel both need points, their card and its price.
"""

from __future__ import annotations

from konspira.games.stawka.advice import greedy
from konspira.games.stawka.advice.guessing import Guesser
from konspira.games.stawka.advice.sight_view import of_view
from konspira.games.stawka.choices import TABLE
from konspira.games.stawka.content.names import (
    CHARACTERS,
    FIELDS,
    ITEMS,
    LOCATIONS,
    SECTORS,
    TILES,
    TILES_EACH,
)
from konspira.games.stawka.rules import SAFE, VALUABLE, WEAPON, Rules
from konspira.games.stawka.sight.shapes import AgentView, PlaceView, View
from konspira.games.stawka.sight.view_films import AudiView, RadioView
from konspira.games.stawka.state import SLOTS
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY

KLOSS = "hans_kloss"
ALERT = 3  # the stage from which Pulkowski may break soon
AT_ONCE = 60.0  # activating an agent who can do it now
STAY = -30.0  # leaving would give up a gain


def values(view: View, rules: Rules, question: Question, options: list[int]) -> list[float]:
    """Return the value of each option for the seat that is asked."""
    if question.kind in ("set-password", "guess-password"):
        spelling = Guesser(view, rules, question.seat)
        return [spelling.letter(question, TABLE.argument(option)) for option in options]
    film = player(view, rules)
    if film is not None:
        film.look()
        return [film.judge(question, option) for option in options]
    found = greedy.values(greedy.Player(of_view(view, rules)), question, options)
    if rules.password:
        return [letters(view, rules, options[at], found[at]) for at in range(len(options))]
    return found


def letters(view: View, rules: Rules, option: int, value: float) -> float:
    """Value choices about passwords (STA-F)."""
    verb = TABLE.family(option).name
    if verb not in ("guess", "name_letter"):
        return value
    spelling = Guesser(view, rules, 0 if view.seat is None else view.seat)
    return spelling.guess() if verb == "guess" else spelling.place(int(TABLE.argument(option)))


def player(view: View, rules: Rules) -> FilmPlayer | None:
    """Return the player for this scenario, if it is a film."""
    if view.radio is not None:
        return RadioPlayer(view, rules, view.radio)
    if view.audi is not None:
        return AudiPlayer(view, rules, view.audi)
    return HotelPlayer(view, rules) if rules.hotel >= 0 else None


class FilmPlayer:
    """Common to all films: fields to go to and things to look for come before the usual advice."""

    question: Question  # the question that is being valued

    def __init__(self, view: View, rules: Rules) -> None:
        self.view = view
        self.rules = rules
        self.seat = 0 if view.seat is None else view.seat
        self.agents = {agent.agent: agent for agent in view.agents}
        self.sight = of_view(view, rules)
        self.usual = greedy.Player(self.sight)
        self.option = NOBODY

    def look(self) -> None:
        """Tell the usual advice where agents should go and which things they should look for."""
        self.sight.goals = [NOBODY] * SLOTS
        self.sight.lures = [[0.0] * len(LOCATIONS) for _ in range(SLOTS)]
        slots = {seen.person: seen.slot for seen in self.sight.agents}
        for agent in self.view.agents:
            slot = slots[CHARACTERS.index(agent.agent)]
            goal = self.goal(agent)
            if goal is not None:
                self.sight.goals[slot] = FIELDS.index(goal)
            wanted = self.wanted(agent)
            for place in self.view.places if wanted else []:
                lure = self.need() * self.stock(place, wanted)
                self.sight.lures[slot][LOCATIONS.index(place.id)] = lure
        self.sight.marks = [
            15 if self.is_closed(LOCATIONS[place]) else mark
            for place, mark in zip(self.sight.places, self.sight.marks, strict=True)
        ]

    def judge(self, question: Question, option: int) -> float:
        """Return the value of one option."""
        self.question, self.option = question, option
        verb = TABLE.family(option).name
        return self.value(question.kind, verb, TABLE.argument(option))

    def value(self, kind: str, verb: str, what: str) -> float:
        """Return the value of one choice: here as in any scenario."""
        if verb == "activate" and what in self.agents:
            return self.activation(self.agents[what])
        return greedy.values(self.usual, self.question, [self.option])[0]

    def active(self) -> AgentView:
        """Return the agent whose activation it is."""
        assert self.view.activation is not None
        return self.agents[self.view.activation.agent]

    def goal(self, agent: AgentView) -> str | None:
        """Return the field where this agent should go now, whatever else there is."""
        return None

    def is_closed(self, place: str) -> bool:
        """May this place not be searched?"""
        return False

    def activation(self, agent: AgentView) -> float:
        """Leave an agent that is where it should be, unless it can do its work now."""
        if self.goal(agent) == agent.field and agent.field is not None:
            return AT_ONCE if self.is_time(agent) else -6.0
        return self.usual.activation(self.usual.of_person(CHARACTERS.index(agent.agent)))

    def is_time(self, agent: AgentView) -> bool:
        """Can this agent do now what it came for?"""
        return False

    def stock(self, place: PlaceView, tag: int) -> float:
        """Return the share of a location's own tiles with a tag; the content file is public."""
        first = LOCATIONS.index(place.id) * TILES_EACH
        tiles = range(first, first + TILES_EACH)
        return sum(self.rules.tags[self.rules.item_of[t]] & tag != 0 for t in tiles) / TILES_EACH

    def need(self) -> float:
        """Return the extra value of a search if every tile has the wanted tag."""
        return 6.0

    def wanted(self, agent: AgentView) -> int:
        """Return the tag of the things that this agent looks for."""
        return 0

    def holds(self, agent: AgentView, tag: int) -> int:
        """Return how many items with a tag the viewer sees with an agent."""
        found = [piece.item for piece in agent.items if piece.item is not None]
        return sum(self.rules.tags[ITEMS.index(item)] & tag != 0 for item in found)

    def drawn(self) -> int:
        """Return the tags of the tile in hand."""
        activation = self.view.activation
        if activation is None or activation.drawn is None:
            return 0
        return self.rules.tags[self.rules.item_of[TILES.index(activation.drawn)]]

    def arms(self, kind: str, verb: str) -> bool:
        """Would the agent keep its first weapon?"""
        if kind != "tile-decision" or verb != "keep" or not self.drawn() & WEAPON:
            return False
        return self.holds(self.active(), WEAPON) == 0


class RadioPlayer(FilmPlayer):
    """Values choices in film 1."""

    def __init__(self, view: View, rules: Rules, radio: RadioView) -> None:
        super().__init__(view, rules)
        self.radio = radio

    def value(self, kind: str, verb: str, what: str) -> float:
        if kind == "set-radio":
            near = [self.way(agent, what) for agent in self.view.agents if agent.side == 1]
            return 1.0 if min(near) > 2 else 0.0
        if kind == "name-sector":
            places = [place for place in self.rules.radio_places if self.sector(place) == what]
            return float(len(places))
        if verb == "transmit":
            return 95.0
        if verb == "activate" and self.is_last(self.agents[what]):
            return STAY
        if verb == "step" and kind == "activation-menu" and self.is_last(self.active()):
            return STAY
        if self.seat == 1 and self.arms(kind, verb):
            return 7.0
        return super().value(kind, verb, what)

    def sector(self, place: int) -> str:
        """Return the sector of a location."""
        return SECTORS[self.rules.sector_of[self.rules.field_of[place]]]

    def way(self, agent: AgentView, field: str) -> int:
        """Return the distance of an agent from a field."""
        if agent.field is None:
            return 99
        return self.rules.far[agent.side][FIELDS.index(agent.field)][FIELDS.index(field)]

    def is_last(self, agent: AgentView) -> bool:
        """Does the transmission break if this agent goes (STA-S4.3)?"""
        if self.seat or self.radio.sending_since is None or agent.field != self.radio.place:
            return False
        there = [a for a in self.view.agents if a.side == 0 and a.field == agent.field]
        return len([a for a in there if a.status == "free"]) == 1

    def goal(self, agent: AgentView) -> str | None:
        place, sending = self.radio.place, self.radio.sending_since is not None
        if place is None or agent.side != self.seat:
            return None
        if self.seat == 0:
            enough = self.view.seats[0].secrets >= self.radio.secrets_needed
            wanted = sending or (enough and agent.agent == KLOSS)
            return place if wanted else None
        prey = [a for a in self.view.agents if a.side == 0 and a.field == place]
        hunts = CHARACTERS[self.rules.hunter] == agent.agent or self.holds(agent, WEAPON) > 0
        return place if prey and hunts and agent.field != place else None

    def is_time(self, agent: AgentView) -> bool:
        return agent.agent == KLOSS and self.radio.sending_since is None

    def wanted(self, agent: AgentView) -> int:
        return WEAPON if self.seat == 1 and self.holds(agent, WEAPON) == 0 else 0


class HotelPlayer(FilmPlayer):
    """Values choices in film 2."""

    def value(self, kind: str, verb: str, what: str) -> float:
        if verb == "play_card" and what.endswith("_hotel"):
            return 200.0
        if verb in ("convert", "stash", "drop_card") and what.endswith("_hotel"):
            return -5.0
        if verb == "convert":
            return 11.0  # the hotel card lies at the bottom of the deck
        if verb == "spend" and self.seat == 0:
            return -1.0 if self.top_secrets(self.active()) < 2 else super().value(kind, verb, what)
        if kind == "tile-decision" and verb == "keep" and self.seat == 1:
            if self.drawn() & VALUABLE and self.holds(self.active(), VALUABLE) < 2:
                return 9.0
        if verb == "bribe" or (verb == "piece" and kind == "drop-item"):
            return -2.0 if self.is_price(what) else super().value(kind, verb, what)
        return super().value(kind, verb, what)

    def is_price(self, what: str) -> bool:
        """Is it something that pays for room 217?"""
        if what not in TILES:
            return what.startswith("ts_") and self.seat == 0
        tags = self.rules.tags[self.rules.item_of[TILES.index(what)]]
        return tags & VALUABLE != 0 and self.seat == 1

    def top_secrets(self, agent: AgentView) -> int:
        """Return how many Top Secret cards an agent holds."""
        return sum(piece.top_secret for piece in agent.items)

    def can_pay(self, agent: AgentView) -> bool:
        """Can the agent pay for room 217 (STA-S5.3)?"""
        if self.seat == 0:
            return self.top_secrets(agent) > 0
        return self.holds(agent, VALUABLE) > 1

    def goal(self, agent: AgentView) -> str | None:
        seat = self.view.seats[self.seat]
        cards = seat.location_cards or []
        ready = seat.vp >= self.rules.hotel_vp and any(card.endswith("_hotel") for card in cards)
        return "hotel" if ready and agent.side == self.seat and self.can_pay(agent) else None

    def is_time(self, agent: AgentView) -> bool:
        return True

    def wanted(self, agent: AgentView) -> int:
        return SAFE if self.seat == 0 else VALUABLE

    def need(self) -> float:
        return 18.0 if self.view.seats[self.seat].vp >= self.rules.hotel_vp else 6.0

    def is_closed(self, place: str) -> bool:
        """Is this place closed (STA-S5.2)?"""
        return place == "hotel" and self.view.seats[self.seat].vp < self.rules.hotel_vp


class AudiPlayer(FilmPlayer):
    """Values choices in film 3."""

    def __init__(self, view: View, rules: Rules, audi: AudiView) -> None:
        super().__init__(view, rules)
        self.audi = audi
        self.home = FIELDS[rules.audi]
        self.factory = FIELDS[rules.audi_stop]
        self.target = self.home if audi.loaded else self.factory

    def between(self, one: str, other: str) -> int:
        """Return the distance of the car between two fields."""
        return self.rules.far[1][FIELDS.index(one)][FIELDS.index(other)]

    def value(self, kind: str, verb: str, what: str) -> float:
        if what == "black_audi":
            return self.car(verb)
        if self.is_driving(kind) and verb in ("step", "field"):
            nearer = self.between(self.audi.field, self.target) - self.between(what, self.target)
            return 12.0 if nearer * (1 if self.seat else -1) > 0 else 1.0
        if kind == "drive" and verb == "stop":
            return 5.0
        if verb == "spend":
            return self.spend()
        if kind == "place-token" and self.seat == 0:
            return float(self.is_on_way(what))
        if self.seat == 0 and self.active_is_armed(kind, verb):
            return 7.0
        if verb in ("place_chosen", "move_tokens"):
            return 3.0 if verb == "place_chosen" else 0.5
        if verb == "step" and what == self.factory and self.is_needed(self.active()):
            return 30.0
        return super().value(kind, verb, what)

    def car(self, verb: str) -> float:
        """Value the activation of the Audi, or an attack on it."""
        if verb == "agent":
            return 100.0
        if self.audi.loaded or self.audi.field != self.factory:
            return 40.0
        return STAY  # it waits for its passenger

    def is_driving(self, kind: str) -> bool:
        """Is the Audi the active figure?"""
        activation = self.view.activation
        own = activation is not None and activation.agent == "black_audi"
        return kind == "drive" or (own and kind in ("activation-menu", "walk"))

    def spend(self) -> float:
        """Value a card that moves the Audi two fields, on or back (STA-S6.11)."""
        if self.seat == 0:
            return 50.0 if self.audi.broken else -1.0
        waits = self.audi.broken and not self.audi.loaded
        far = self.between(self.audi.field, self.target)
        if self.rules.audi_exact and far == 1 and not (self.audi.loaded or waits):
            return -1.0  # it would drive past
        return 60.0 if self.audi.loaded or far > 0 else -1.0

    def is_on_way(self, field: str) -> bool:
        """Does the shortest way home lead over this field?"""
        way = self.between(self.factory, self.home)
        return self.between(self.factory, field) + self.between(field, self.home) == way

    def active_is_armed(self, kind: str, verb: str) -> bool:
        """Would the agent that searches keep a first weapon against the car?"""
        return self.arms(kind, verb) and self.active().agent != KLOSS

    def is_needed(self, agent: AgentView) -> bool:
        """Should this Pole get to Pulkowski?"""
        return agent.side == 0 == self.seat and not self.audi.broken and self.is_new(agent)

    def is_new(self, agent: AgentView) -> bool:
        return agent.agent not in self.audi.entered

    def goal(self, agent: AgentView) -> str | None:
        if agent.side != 0 or self.seat != 0:
            return None
        if self.audi.loaded:
            return self.audi.field if self.is_armed(agent) else None
        [door, *_] = self.rules.neighbours[LOCATIONS.index(self.factory)]
        waits = self.view.stage >= ALERT and self.is_armed(agent)
        enters = self.is_needed(agent) and agent.agent == KLOSS
        if agent.field == self.factory:
            return self.factory if waits else None
        return FIELDS[door] if waits or enters else None

    def is_armed(self, agent: AgentView) -> bool:
        """Can this Pole attack the car?"""
        return agent.agent != KLOSS and self.holds(agent, WEAPON) > 0

    def is_time(self, agent: AgentView) -> bool:
        if self.audi.loaded:
            return not self.audi.waits
        return self.is_needed(agent) and agent.field != self.factory

    def wanted(self, agent: AgentView) -> int:
        needs = self.seat == 0 and agent.agent != KLOSS and self.holds(agent, WEAPON) == 0
        return WEAPON if needs else 0
