"""How a sensible player values each choice, from what its seat may know alone.

It wants secrets: it collects evidence by searching and talking, meets the enemies it knows most of,
claims missions, arrests whom it can, and uses what helps a roll that matters.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.choices import (
    ACTIVATE,
    AGENT,
    COLOR,
    END,
    EVIDENCE,
    FIELD,
    PLAN,
    SEARCH,
    STEP,
    TABLE,
    TALK,
)
from konspira.games.stawka.names import FIGURES
from konspira.games.stawka.rules import BANDS, Rules
from konspira.games.stawka.sight import Agent, Sight
from konspira.games.stawka.state import DEAD, FREE, SLOTS
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY

SECRET: Final = 8.0  # what a secret is worth, in pieces of evidence
EXPOSURE: Final = 2.5  # what evidence on a chief is worth where he can be exposed
NEAR: Final = 12  # farther than this nothing draws an agent

# What a choice is worth whatever the table looks like.
PLAIN: Final = {
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
AT_ONCE: Final = {
    "camera": 40.0,
    "intercepted_letter": 40.0,
    "typewriter": 30.0,
    "newspaper": 10.0,
}
ON_ROLLS: Final = 6.0  # an item that helps the roll now made
POOLS: Final = [1.0, 2.0, 4.0, 5.0, 5.0]  # of the planning cards
ONLY_MOVES: Final = ("_station", "_barracks", "_park", "_theatre")  # cards that only move figures
GLAUBEL: Final = FIGURES.index("glaubel")
BLACK: Final = 3


def values(sight: Sight, question: Question, options: list[int]) -> list[float]:
    """What each of the options is worth to the seat that is asked."""
    player = Player(sight)
    return [player.value(question.kind, option) for option in options]


class Player:
    """The eyes of one seat."""

    __slots__ = ("agents", "me", "rules", "sight", "talks", "there")

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.rules: Rules = sight.rules
        self.me: int = sight.me
        self.agents: list[Agent] = sight.agents
        self.talks: list[float] = [-1.0] * (SLOTS * SLOTS)  # what talks bring, once reckoned
        self.there: list[bool] = [False] * 4  # colours of enemies that are not dead
        for agent in self.agents:
            if agent.side != self.me and agent.status != DEAD:
                self.there[agent.color] = True

    def value(self, kind: str, option: int) -> float:
        """What one choice is worth."""
        if PLAN <= option < PLAN + 10:
            return POOLS[(option - PLAN) % 5]
        if ACTIVATE <= option < ACTIVATE + len(FIGURES):
            return self.activation(self.of_person(option - ACTIVATE))
        if kind == "activation-menu" or kind == "walk":
            if STEP <= option < SEARCH:
                return self.step(option - STEP)
            if FIELD <= option < AGENT:
                return self.step(option - FIELD)
        if option == END:
            return 9.0
        if option == SEARCH:
            return 24.0
        if TALK <= option < TALK + len(FIGURES):
            return 20.0 + 3.0 * self.talk(self.active(), self.of_person(option - TALK))
        if EVIDENCE <= option < EVIDENCE + 4:
            color = option - EVIDENCE
            return 2.0 + self.printed(color) * self.worth(color)
        if AGENT <= option < COLOR:
            return self.named(option - AGENT)
        if COLOR <= option < COLOR + 4:
            return self.worth(option - COLOR)
        verb = TABLE.family(option).name
        if verb == "use_item":
            if kind != "activation-menu":
                return ON_ROLLS
            return AT_ONCE.get(TABLE.argument(option), -1.0)
        if verb == "play_card" and TABLE.argument(option).endswith(ONLY_MOVES):
            return -1.0
        return PLAIN.get(verb, 0.0)

    def of_person(self, person: int) -> Agent:
        """The figure of a character."""
        for agent in self.agents:
            if agent.person == person:
                return agent
        raise KeyError(FIGURES[person])

    def active(self) -> Agent:
        """The agent whose activation it is."""
        assert self.sight.active != NOBODY
        return self.agents[self.sight.by_slot[self.sight.active]]

    def is_enemy(self, agent: Agent) -> bool:
        """Can it be talked to?"""
        return agent.side != self.me and agent.status == FREE

    def worth(self, color: int) -> float:
        """Evidence counts most where it makes a secret possible or a roll easier."""
        have = self.sight.tracks[color]
        if not self.there[color]:
            return 0.1  # nobody of that colour can be talked to
        if self.sight.exposure and color == BLACK:
            return 3.0  # ten of these end the game (STA-9.8)
        if have < 3:
            return 1.5
        return 1.0 if have < 8 else 0.5

    def printed(self, color: int) -> int:
        """The evidence that the tile in hand gives for a colour."""
        if self.sight.drawn == NOBODY:
            return 1
        return max(1, self.rules.evidence[self.sight.drawn][color])

    def named(self, person: int) -> float:
        """An agent to be named: an enemy of whom more should be known."""
        for agent in self.agents:
            if agent.person == person:
                return self.worth(agent.color) if self.is_enemy(agent) else 0.0
        return 0.0

    # -- talks -------------------------------------------------------------------------------------

    def talk(self, agent: Agent, target: Agent) -> float:
        """What a talk brings on average, in pieces of evidence."""
        place = agent.slot * SLOTS + target.slot
        found = self.talks[place]
        if found < 0.0:
            found = self._talk(agent, target)
            self.talks[place] = found
        return found

    def _talk(self, agent: Agent, target: Agent) -> float:
        track = self.sight.tracks[target.color]
        have = 0 if self.closed(target.color) else track
        gap = max(0, target.rank - agent.rank)
        chance = max(0, 6 - gap) / 6 if gap else 1.0
        if agent.person == GLAUBEL and not target.uniform:
            chance = 1.0
        burning = self.sight.exposure and target.chief
        total = 0.0
        for dice in range(2, 13):
            ways = (6 - abs(7 - dice)) / 36
            score = dice + BANDS[have]
            if burning:
                if score >= target.secret and have >= 3:  # a secret clears the track
                    total += ways * SECRET / 2.0
                elif score >= target.double:
                    total += ways * EXPOSURE * 2.0
                elif score >= target.single:
                    total += ways * EXPOSURE
            elif score >= target.secret:
                total += ways * (SECRET if have >= 3 else 2.0)
            elif score >= target.double:
                total += ways * 2.0
            elif score >= target.single:
                total += ways
        return total * chance

    def closed(self, color: int) -> bool:
        """Is nothing noted of this colour?"""
        return self.sight.closed >> color & 1 == 1

    def may_talk(self, agent: Agent, target: Agent) -> bool:
        """Have they not talked this stage?"""
        return agent.slot * SLOTS + target.slot not in self.sight.pairs

    # -- movement ----------------------------------------------------------------------------------

    def activation(self, agent: Agent) -> float:
        """Prefer whoever has AP left and something near to do."""
        left = agent.ap_limit - agent.ap_spent
        if agent.field == NOBODY:
            return 0.0
        return 1.0 + 0.1 * left + self.draw(agent, agent.field, left)

    def step(self, field: int) -> float:
        """A step is worth what can be done from there."""
        agent = self.active()
        if self.sight.acted:  # then go where the next activation can begin well
            return 9.0 + self.draw(agent, field, 9) - self.draw(agent, agent.field, 9) - 1.5
        left = min(agent.ap_limit - agent.ap_spent, self.sight.pool[agent.side]) - 1
        return 10.0 + self.draw(agent, field, left)

    def draw(self, agent: Agent, field: int, left: int) -> float:
        """The best thing within reach of a field, worth less the farther it is."""
        far = self.rules.far[agent.side][field]
        best = 0.0
        for target in self.agents:
            if not self.is_enemy(target) or target.field == NOBODY:
                continue
            way = far[target.field]
            if 0 <= way <= min(left - 1, NEAR) and self.may_talk(agent, target):
                best = max(best, 2.0 * self.talk(agent, target) - 0.3 * way)
        sight = self.sight
        for number in range(len(sight.places)):
            way = far[self.rules.field_of[sight.places[number]]]
            if 0 <= way <= min(left - 2, NEAR) and not sight.marks[number] >> agent.color & 1:
                best = max(best, 2.4 - 0.3 * way)
        return best
