"""How a sensible player values each choice, from the view alone.

It wants secrets: it collects evidence by searching and talking, meets the enemies it knows most of,
claims missions, arrests whom it can, and uses what helps a roll that matters.
"""

from __future__ import annotations

from konspira.games.stawka.guessing import Guesser
from konspira.games.stawka.names import COLORS, FIELDS, LOCATIONS, TILES
from konspira.games.stawka.rules import BANDS, Rules
from konspira.games.stawka.view import AgentView, PlaceView, View
from konspira.kernel.events import Question

SECRET = 8.0  # what a secret is worth, in pieces of evidence
EXPOSURE = 2.5  # what evidence on a chief is worth where he can be exposed
NEAR = 12  # farther than this nothing draws an agent

# What a choice is worth whatever the table looks like.
PLAIN = {
    "claim_special": 90.0,
    "claim_basic": 80.0,
    "spend": 70.0,
    "interrogate": 65.0,
    "arrest": 60.0,
    "kidnap": 58.0,
    "attack": 45.0,
    "pass_mission": 26.0,
    "dismiss": 3.0,
    "trigger": 5.0,
    "support": 4.0,
    "protect": 5.0,
    "react": 3.0,
    "block": 4.0,
    "use_trait": 4.0,
    "take_vp": 2.0,
    "take_evidence": 1.0,
    "roll": 2.0,
    "tool": 3.0,
    "draw": 1.0,
    "try_safe": 2.0,
    "pass": 1.0,
    "ignore": 4.0,
    "keep": 0.5,
    "convert": 0.6,
    "stash": 20.0,
    "play_card": 22.0,
    "withdraw": -5.0,
    "leave": 0.5,
    "discard": 0.1,
    "stop": 0.5,
    "give": -2.0,
    "take": -2.0,
    "bribe": 2.0,
}
# Items worth using at any free moment.
AT_ONCE = {"camera": 40.0, "intercepted_letter": 40.0, "typewriter": 30.0, "newspaper": 10.0}
ON_ROLLS = 6.0  # an item that helps the roll now made
POOLS = {"1": 1.0, "2": 2.0, "3": 4.0, "4": 5.0, "5": 5.0}  # of the planning cards


def values(player: Player, question: Question, names: list[str]) -> list[float]:
    """What each of the named choices is worth to the seat that is asked."""
    split = [name.partition("(") for name in names]
    if question.kind in ("set-password", "guess-password"):
        spelling = Guesser(player.view, player.rules, question.seat)
        return [spelling.letter(question, rest.removesuffix(")")) for _, _, rest in split]
    if question.kind == "mission-reward":
        return [player.reward(name) for name in names]
    return [player.value(question.kind, verb, rest.removesuffix(")")) for verb, _, rest in split]


class Player:
    """The eyes of one seat."""

    def __init__(self, view: View, rules: Rules) -> None:
        self.view = view
        self.rules = rules
        self.seat = 0 if view.seat is None else view.seat
        self.agents = {agent.agent: agent for agent in view.agents}
        self.places = {place.id: place for place in view.places}
        self.tracks = view.seats[self.seat].tracks
        self.talked = [set(pair) for pair in view.talked]

    def value(self, kind: str, verb: str, what: str) -> float:
        """What one choice is worth."""
        if verb == "plan":
            return POOLS[what[-1]]
        if verb == "activate":
            return self.activation(self.agents[what])
        if verb in ("step", "field") and kind in ("activation-menu", "walk"):
            return self.step(what)
        if verb == "end_activation":
            return 9.0
        if verb == "search":
            return 24.0
        if verb == "talk":
            return 20.0 + 3 * self.talk(self.active(), self.agents[what])
        if verb == "evidence":
            return 2.0 + self.printed(what) * self.worth(what)
        if verb == "use_item":
            return AT_ONCE.get(what, -1.0) if kind == "activation-menu" else ON_ROLLS
        if verb == "guess":
            return Guesser(self.view, self.rules, self.seat).guess()
        if verb == "name_letter":
            return Guesser(self.view, self.rules, self.seat).place(int(what))
        if verb in ("agent", "color"):
            return self.choice(what)
        if verb == "play_card" and what.endswith(("_station", "_barracks", "_park", "_theatre")):
            return -1.0  # cards that only move figures
        return PLAIN.get(verb, 0.0)

    def active(self) -> AgentView:
        """The agent whose activation it is."""
        assert self.view.activation is not None
        return self.agents[self.view.activation.agent]

    def is_enemy(self, agent: AgentView) -> bool:
        return agent.side != self.seat and agent.status == "free"

    def worth(self, color: str) -> float:
        """Evidence counts most where it makes a secret possible or a roll easier."""
        have = self.tracks.get(color, 10)
        there = [a for a in self.view.agents if a.side != self.seat and a.status != "dead"]
        if color not in [agent.color for agent in there]:
            return 0.1  # nobody of that colour can be talked to
        if self.view.exposure and color == "black":
            return 3.0  # ten of these end the game (STA-9.8)
        if have < 3:
            return 1.5
        return 1.0 if have < 8 else 0.5

    def printed(self, color: str) -> int:
        """The evidence that the tile in hand gives for a colour."""
        activation = self.view.activation
        if activation is None or activation.drawn is None:
            return 1
        return max(1, self.rules.evidence[TILES.index(activation.drawn)][COLORS.index(color)])

    def choice(self, what: str) -> float:
        """An agent or a colour to be named: an enemy of whom more should be known."""
        agent = self.agents.get(what)
        if agent is None:
            return self.worth(what) if what in COLORS else 0.0
        return self.worth(agent.color) if self.is_enemy(agent) else 0.0

    def reward(self, name: str) -> float:
        """Victory points where they can win, otherwise what leads to the other endings."""
        wanted = self.view.victory_vp
        if name == "take_vp":
            return 10.0 if 0 < wanted <= self.view.seats[self.seat].vp + 3 else 2.0
        if name == "take_evidence":
            return 1.0 if wanted else 3.0
        return 4.0  # a secret, or a letter

    # -- talks -------------------------------------------------------------------------------------

    def talk(self, agent: AgentView, target: AgentView) -> float:
        """What a talk brings on average, in pieces of evidence."""
        have = self.tracks.get(target.color, 0)
        gap = max(0, target.rank - agent.rank)
        chance = max(0, 6 - gap) / 6 if gap else 1.0
        if agent.agent == "glaubel" and not target.uniform:
            chance = 1.0
        total = 0.0
        for dice in range(2, 13):
            ways = (6 - abs(7 - dice)) / 36
            score = dice + BANDS[have]
            if self.view.exposure and target.chief:
                found = 2 if score >= target.double else int(score >= target.single)
                lost = score >= target.secret and have >= 3  # a secret clears the track
                total += ways * (SECRET / 2 if lost else EXPOSURE * found)
            elif score >= target.secret:
                total += ways * (SECRET if have >= 3 else 2)
            elif score >= target.double:
                total += ways * 2
            elif score >= target.single:
                total += ways
        return total * chance

    def may_talk(self, agent: AgentView, target: AgentView) -> bool:
        return {agent.agent, target.agent} not in self.talked

    # -- movement ----------------------------------------------------------------------------------

    def activation(self, agent: AgentView) -> float:
        """Prefer whoever has AP left and something near to do."""
        left = agent.ap_limit - agent.ap_spent
        if agent.field is None:
            return 0.0
        return 1.0 + 0.1 * left + self.draw(agent, agent.field, left)

    def step(self, field: str) -> float:
        """A step is worth what can be done from there."""
        activation = self.view.activation
        assert activation is not None
        agent = self.active()
        if activation.acted:  # then go where the next activation can begin well
            return 9.0 + self.draw(agent, field, 9) - self.draw(agent, str(agent.field), 9) - 1.5
        left = min(agent.ap_limit - agent.ap_spent, self.view.seats[agent.side].pool) - 1
        return 10.0 + self.draw(agent, field, left)

    def draw(self, agent: AgentView, field: str, left: int) -> float:
        """The best thing within reach of a field, worth less the farther it is."""
        far = self.rules.far[agent.side][FIELDS.index(field)]
        best = 0.0
        for target in self.view.agents:
            if not self.is_enemy(target) or target.field is None:
                continue
            way = far[FIELDS.index(target.field)]
            if 0 <= way <= min(left - 1, NEAR) and self.may_talk(agent, target):
                best = max(best, 2 * self.talk(agent, target) - 0.3 * way)
        for place in self.view.places:
            way = far[self.rules.field_of[LOCATIONS.index(place.id)]]
            if 0 <= way <= min(left - 2, NEAR) and self.is_searchable(agent, place):
                best = max(best, self.find(agent, place) - 0.3 * way)
        return best

    def find(self, agent: AgentView, place: PlaceView) -> float:
        """What a search there is worth."""
        return 2.4

    def is_searchable(self, agent: AgentView, place: PlaceView) -> bool:
        free = agent.color not in place.markers and not place.destroyed
        return free and place.tiles + len(place.safes) > 0
