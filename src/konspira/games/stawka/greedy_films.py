"""What a sensible player of a film wants besides evidence (rules file, 4.4 to 4.6).

Poles gather two secrets and keep the radio sending, or get to Pulkowski and stop his car; Germans
look for the radio, and fetch him. In the hotel both need points, their card and its price.
"""

from __future__ import annotations

from konspira.games.stawka.greedy import Player
from konspira.games.stawka.names import (
    CHARACTERS,
    FIELDS,
    ITEMS,
    LOCATIONS,
    SECTORS,
    TILES,
    TILES_EACH,
)
from konspira.games.stawka.rules import SAFE, VALUABLE, WEAPON, Rules
from konspira.games.stawka.view import AgentView, PlaceView, View
from konspira.games.stawka.view_films import AudiView, RadioView

KLOSS = "hans_kloss"
ALERT = 3  # the stage from which Pulkowski may break soon
PULL = 14.0  # what the one thing to do now is worth, at no distance
WAY = 0.25  # less for every field on the way
AT_ONCE = 60.0  # activating whoever can do it now
STAY = -30.0  # leaving would give away what was won


def player(view: View, rules: Rules) -> Player:
    """The player for this scenario."""
    if view.radio is not None:
        return RadioPlayer(view, rules, view.radio)
    if view.audi is not None:
        return AudiPlayer(view, rules, view.audi)
    return HotelPlayer(view, rules) if rules.hotel >= 0 else Player(view, rules)


class FilmPlayer(Player):
    """What films have in common: a field that an agent should go to."""

    def goal(self, agent: AgentView) -> str | None:
        """Where this agent should go now, whatever else there is."""
        return None

    def draw(self, agent: AgentView, field: str, left: int) -> float:
        goal = self.goal(agent)
        if goal is None:
            return super().draw(agent, field, left)
        way = self.rules.far[agent.side][FIELDS.index(field)][FIELDS.index(goal)]
        return PULL - WAY * way if way >= 0 else 0.0

    def activation(self, agent: AgentView) -> float:
        """Who is where he should be is left there, unless he can do it now."""
        if self.goal(agent) == agent.field:
            return AT_ONCE if self.is_time(agent) else -6.0
        return super().activation(agent)

    def is_time(self, agent: AgentView) -> bool:
        """Can this agent, where it should be, do what it came for?"""
        return False

    def stock(self, place: PlaceView, tag: int) -> float:
        """The share of a location's own tiles with a tag, as all can read in the content file."""
        first = LOCATIONS.index(place.id) * TILES_EACH
        tiles = range(first, first + TILES_EACH)
        return sum(self.rules.tags[self.rules.item_of[t]] & tag != 0 for t in tiles) / TILES_EACH

    def find(self, agent: AgentView, place: PlaceView) -> float:
        wanted = self.wanted(agent)
        return super().find(agent, place) + (self.need() * self.stock(place, wanted))

    def need(self) -> float:
        """How much more a search is worth where everything is what is wanted."""
        return 6.0

    def wanted(self, agent: AgentView) -> int:
        """The tag of what this agent looks for."""
        return 0

    def holds(self, agent: AgentView, tag: int) -> int:
        """How many items with a tag the viewer sees with an agent."""
        found = [piece.item for piece in agent.items if piece.item is not None]
        return sum(self.rules.tags[ITEMS.index(item)] & tag != 0 for item in found)

    def drawn(self) -> int:
        """The tags of the tile in hand."""
        activation = self.view.activation
        if activation is None or activation.drawn is None:
            return 0
        return self.rules.tags[self.rules.item_of[TILES.index(activation.drawn)]]

    def arms(self, kind: str, verb: str) -> bool:
        """Is it about keeping a first weapon?"""
        if kind != "tile-decision" or verb != "keep" or not self.drawn() & WEAPON:
            return False
        return self.holds(self.active(), WEAPON) == 0


class RadioPlayer(FilmPlayer):
    """Film 1."""

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
        """The sector of a location."""
        return SECTORS[self.rules.sector_of[self.rules.field_of[place]]]

    def way(self, agent: AgentView, field: str) -> int:
        """How far an agent is from a field."""
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
    """Film 2."""

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
        """How many Top Secret cards an agent holds."""
        return sum(piece.top_secret for piece in agent.items)

    def can_pay(self, agent: AgentView) -> bool:
        """STA-S5.3."""
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

    def is_searchable(self, agent: AgentView, place: PlaceView) -> bool:
        closed = self.view.seats[agent.side].vp < self.rules.hotel_vp
        return super().is_searchable(agent, place) and not (closed and place.id == "hotel")


class AudiPlayer(FilmPlayer):
    """Film 3."""

    def __init__(self, view: View, rules: Rules, audi: AudiView) -> None:
        super().__init__(view, rules)
        self.audi = audi
        self.home = FIELDS[rules.audi]
        self.factory = FIELDS[rules.audi_stop]
        self.target = self.home if audi.loaded else self.factory

    def between(self, one: str, other: str) -> int:
        """The way of the car."""
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
        """Activating the Audi, or attacking it."""
        if verb == "agent":
            return 100.0
        if self.audi.loaded or self.audi.field != self.factory:
            return 40.0
        return STAY  # it waits for its passenger

    def is_driving(self, kind: str) -> bool:
        """Is it the Audi that moves?"""
        activation = self.view.activation
        own = activation is not None and activation.agent == "black_audi"
        return kind == "drive" or (own and kind in ("activation-menu", "walk"))

    def spend(self) -> float:
        """A card moves the Audi two fields: on, or back (STA-S6.11)."""
        if self.seat == 0:
            return 50.0 if self.audi.broken else -1.0
        return 60.0 if self.audi.loaded or self.audi.field != self.factory else -1.0

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
