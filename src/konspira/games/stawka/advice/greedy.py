"""Values each choice as a sensible player would, from the knowledge of one seat alone.

The player wants secrets: it collects evidence by searching and talking, meets the enemies it knows
most of, claims missions, arrests agents, and uses things that help an important roll. Values are in
the units of `prospects`: the gain of a choice, less the gain that its action points could bring
elsewhere.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.advice.prospects import TALKS, Prospects, prospects
from konspira.games.stawka.advice.sight import Agent, Sight
from konspira.games.stawka.choices import (
    ACTIVATE,
    AGENT,
    COLOR,
    END,
    EVIDENCE,
    FIELD,
    KEEP,
    MISSION,
    N_FIGURES,
    PASS,
    PLAN,
    SEARCH,
    STEP,
    TABLE,
    TAKE_EVIDENCE,
    TAKE_VP,
    TALK,
)
from konspira.games.stawka.content.names import DOCUMENTS, FIGURES, ITEMS, TILES_EACH
from konspira.games.stawka.rules import SAFE, SS_OFFICER, Rules
from konspira.games.stawka.state import DEAD, FREE, GERMAN, SLOTS
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY

AP: Final = 0.1  # the gain of an action point elsewhere
MENU: Final = 10.0  # actions and steps are counted from here; the end of an activation is below
URGENT: Final = 1.5  # an enemy who can be talked to now may be gone later; things on the board stay
DENIED: Final = 0.5  # the weight of a talk that the enemy can no longer start
LATER: Final = 0.2  # the weight of things that can be done in the next stage only
ARRESTED: Final = 9.0  # an agent in jail
PULL: Final = 14.0  # the one thing to do now, at no distance ...
WAY: Final = 0.25  # ... and less for every field on the way

# The value of a choice on any table.
PLAIN: Final[dict[str, float]] = {
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
AT_ONCE: Final[dict[str, float]] = {
    "camera": 40.0,
    "intercepted_letter": 40.0,
    "typewriter": 30.0,
    "newspaper": 12.0,
    "ration_cards": 12.0,
    "code_book": 12.0,
}
# The value of other things worth keeping; all others are better used as evidence.
WORTH: Final[dict[str, float]] = {
    "flowers": 1.3,
    "cognac": 1.8,
    "chocolate": 1.5,
    "cigarettes": 1.2,
    "compromising_photos": 2.0,
    "jewellery": 1.8,
    "uniform": 1.0,
    "iron_cross": 0.5,
    "camera": 1.6,
    "ration_cards": 0.5,
    "newspaper": 0.3,
    "intercepted_letter": 0.9,
    "code_book": 0.5,
    "officer_boots": 0.8,
    "crowbar": 0.4,
    "bicycle": 0.4,
}
BONUS: Final[dict[str, int]] = {  # on a talk; more with women, see `item_bonus`
    "flowers": 1,
    "cognac": 2,
    "chocolate": 1,
    "cigarettes": 1,
    "compromising_photos": 2,
    "jewellery": 2,
}
PRICE: Final = 0.5  # the least gain of an item per point of its bonus
SPARED: Final = 0.4  # the least gain of a trait that works once a stage
ON_ROLLS: Final = 6.0  # an item that helps the roll now made
ONLY_MOVES: Final = ("_station", "_barracks", "_park", "_theatre")  # cards that only move figures
GLAUBEL: Final = FIGURES.index("glaubel")
INGRID: Final = DOCUMENTS.index("ingrid_heizer")
FELLOW: Final = DOCUMENTS.index("kloss_doc_1")
CHARM: Final = 2  # the bonus that Ingrid adds, once a stage
ARRESTABLE: Final = 6  # pieces of evidence
UNKNOWN: Final = -100.0  # not reckoned yet
N_PLACES: Final = 26


def values(player: Player, question: Question, options: list[int]) -> list[float]:
    """Return the value of each option for the seat that is asked."""
    kind = question.kind
    if kind == "window":
        window = str(question.facts["window"])
        if window == "talk_before_roll" or window == "talk_after_roll":
            return [player.in_talk(option) for option in options]
    return [player.value(kind, option) for option in options]


class Player:
    """Values choices with the eyes of one seat."""

    __slots__ = ("agents", "finds", "me", "rules", "sight", "stages", "talks", "there")

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.rules: Rules = sight.rules
        self.me: int = sight.me
        self.agents: list[Agent] = sight.agents
        self.talks: list[float] = [UNKNOWN] * (SLOTS * SLOTS)  # values of talks, once computed
        self.finds: list[float] = [UNKNOWN] * (SLOTS * N_PLACES)  # the same for searches
        self.there: list[int] = [NOBODY] * SLOTS  # by track: the agent, unless it is dead
        for place in range(len(self.agents)):
            agent = self.agents[place]
            if agent.status != DEAD:
                self.there[(1 - agent.side) * 4 + agent.color] = place
        left = sight.rules.stages - sight.stage if sight.rules.stages else 8
        self.stages: int = max(0, left)  # after this one

    def value(self, kind: str, option: int) -> float:
        """Return the value of one choice."""
        if PLAN <= option < PLAN + 10:
            return self.plan(option - PLAN)
        if ACTIVATE <= option < ACTIVATE + N_FIGURES:
            return self.activation(self.of_person(option - ACTIVATE))
        if kind == "activation-menu" or kind == "walk":
            if STEP <= option < SEARCH:
                return self.step(option - STEP)
            if FIELD <= option < AGENT:
                return self.step(option - FIELD)
        if option == END:
            return MENU - 1.0
        if option == SEARCH:
            agent = self.active()
            return MENU + self.find(agent, self.rules.place_at[agent.field]) - 2.0 * AP
        if TALK <= option < TALK + N_FIGURES:
            agent, target = self.active(), self.of_person(option - TALK)
            return MENU + URGENT * self.talk(agent, target) + self.denied(agent, target) - AP
        if EVIDENCE <= option < EVIDENCE + 4:
            return 2.0 + self.evidence(option - EVIDENCE, self.printed(option - EVIDENCE))
        if option == KEEP:
            return 2.0 + self.keeping()
        if AGENT <= option < COLOR:
            return self.named(option - AGENT)
        if COLOR <= option < MISSION:
            return self.evidence(option - COLOR, 1)
        if kind == "mission-reward":
            return self.reward(option)
        verb = TABLE.family(option).name
        if verb == "use_item":
            if kind != "activation-menu":
                return ON_ROLLS
            return AT_ONCE.get(TABLE.argument(option), -1.0)
        if verb == "play_card" and TABLE.argument(option).endswith(ONLY_MOVES):
            return -1.0
        return PLAIN.get(verb, 0.0)

    def of_person(self, person: int) -> Agent:
        """Return the figure of a character."""
        for agent in self.agents:
            if agent.person == person:
                return agent
        raise KeyError(FIGURES[person])

    def active(self) -> Agent:
        """Return the agent whose activation it is."""
        assert self.sight.active != NOBODY
        return self.agents[self.sight.by_slot[self.sight.active]]

    # -- evidence ----------------------------------------------------------------------------------

    def about(self, target: Agent) -> Prospects:
        """Return the prospects of talks with an agent."""
        return prospects(self.rules, target.single, target.double, target.secret, target.chief)

    def talks_left(self) -> int:
        """Return the usual number of talks with one agent that are still to come."""
        return min(TALKS, 1 + self.stages)

    def evidence(self, color: int, more: int) -> float:
        """Return the value of `more` pieces of evidence on a colour."""
        place = self.there[self.me * 4 + color]
        if place == NOBODY:
            return 0.02 * more  # nobody of that colour can be talked to
        have = self.sight.tracks[self.me * 4 + color]
        return self.about(self.agents[place]).evidence(self.talks_left(), have, more)

    def printed(self, color: int) -> int:
        """Return the evidence that the tile in hand gives for a colour."""
        if self.sight.drawn == NOBODY:
            return 1
        return max(1, self.rules.evidence[self.sight.drawn][color])

    def keeping(self) -> float:
        """Return the value of keeping the tile in hand."""
        if self.sight.drawn == NOBODY:
            return -1.5
        return self.kept(self.active(), self.rules.item_of[self.sight.drawn])

    def kept(self, agent: Agent, item: int) -> float:
        """Return the value of an item that an agent holds."""
        found = WORTH.get(ITEMS[item], 0.0)
        if item in agent.items:
            found *= 0.6
        if self.stages == 0:
            found *= 0.7
        return found - 0.1 if found > 0.0 else -1.5

    def named(self, person: int) -> float:
        """Return the value of naming an agent: an enemy of whom more should be known."""
        for agent in self.agents:
            if agent.person == person:
                if agent.side == self.me or agent.status != FREE:
                    return 0.0
                return self.evidence(agent.color, 1)
        return 0.0

    def reward(self, option: int) -> float:
        """Value victory points if they can win, else rewards that lead to the other endings."""
        wanted = self.rules.victory_vp
        if option == TAKE_VP:
            return 10.0 if 0 < wanted <= self.sight.vp[self.me] + 3 else 2.0
        if option == TAKE_EVIDENCE:
            return 1.0 if wanted else 3.0
        return 4.0  # a secret, or a letter

    # -- talks -------------------------------------------------------------------------------------

    def talk(self, agent: Agent, target: Agent) -> float:
        """Return the average gain of a talk for its side; computed once."""
        place = agent.slot * SLOTS + target.slot
        found = self.talks[place]
        if found <= UNKNOWN:
            found = self.reckon(agent, target)
            self.talks[place] = found
        return found

    def reckon(self, agent: Agent, target: Agent) -> float:
        """Compute the average gain of a talk."""
        have = self.sight.tracks[agent.side * 4 + target.color]
        about, talks = self.about(target), self.talks_left() - 1
        bonus = self.trait(agent, target)
        found = about.talk(talks, have, bonus)
        for item in agent.items:
            more = item_bonus(self.rules, item, target)
            if more:
                found = max(found, about.talk(talks, have, bonus + more) - PRICE * more)
        return found * self.agrees(agent, target)

    def agrees(self, agent: Agent, target: Agent) -> float:
        """Return the chance to pass the rank check (STA-6.3)."""
        gap = target.rank - agent.rank
        if gap <= 0 or (agent.person == GLAUBEL and not target.uniform):
            return 1.0
        return max(0, 6 - gap) / 6.0

    def trait(self, agent: Agent, target: Agent) -> int:
        """Return the bonus that the trait of the agent adds to a talk."""
        if agent.doc == INGRID:
            for other in range(SLOTS):
                if self.sight.talked[agent.slot * SLOTS + other]:
                    return 0  # once a stage, and as a rule at once
            return CHARM
        return 1 if agent.doc == FELLOW and target.uniform else 0

    def may_talk(self, agent: Agent, target: Agent) -> bool:
        """Is it true that they have not talked in this stage?"""
        return not self.sight.talked[agent.slot * SLOTS + target.slot]

    def denied(self, agent: Agent, target: Agent) -> float:
        """Return the enemy's loss if he cannot start this talk any more (STA-6.2)."""
        if self.sight.withdrawn >> target.side & 1 or target.spent >= target.limit:
            return 0.0
        if self.sight.pool[target.side] < 1:
            return 0.0
        return DENIED * self.talk(target, agent)

    def in_talk(self, option: int) -> float:
        """Return the value of a choice that helps the running talk."""
        sight = self.sight
        verb = TABLE.family(option).name
        if option == PASS or sight.speaker == NOBODY or sight.speaker >> 2 != self.me:
            return PLAIN.get(verb, 0.0)
        target = self.agents[sight.by_slot[sight.listener]]
        if verb == "use_item":
            more = item_bonus(self.rules, ITEMS.index(TABLE.argument(option)), target)
            price = PRICE * more
        elif verb == "use_trait":
            more = CHARM
            price = SPARED
        else:
            return PLAIN.get(verb, 0.0)
        if not more:
            return 0.0
        have = sight.tracks[self.me * 4 + target.color]
        return PLAIN["pass"] + self.helped(self.about(target), have, more) - price

    def helped(self, about: Prospects, have: int, more: int) -> float:
        """Return the gain of `more` points on the roll."""
        sight, talks = self.sight, self.talks_left() - 1
        if not sight.dice:
            now = about.talk(talks, have, sight.modifier)
            return about.talk(talks, have, sight.modifier + more) - now
        total = sight.dice + sight.modifier + self.rules.bands[have]
        now = about.after(talks, have, about.result(have, total))
        return about.after(talks, have, about.result(have, total + more)) - now

    # -- planning ----------------------------------------------------------------------------------

    def plan(self, card: int) -> float:
        """Value a planning card by AP that can be used, and by precedence if talks are near."""
        need = 0
        for agent in self.agents:
            if agent.side == self.me and agent.status == FREE:
                need += agent.limit
        heat = self.heat()
        used = min(self.rules.plan_pool[card], need)
        return 0.3 * used - 0.15 * (heat - 1.5) * self.rules.plan_precedence[card]

    def heat(self) -> float:
        """Return the value of all talks that are near when the stage begins."""
        found = 0.0
        for agent in self.agents:
            if agent.side != self.me or agent.status != FREE or agent.field == NOBODY:
                continue
            far = self.rules.far[agent.side][agent.field]
            for target in self.agents:
                if target.side == self.me or target.status != FREE or target.field == NOBODY:
                    continue
                way = far[target.field]
                if 0 <= way <= 3:
                    near = 1.0 - 0.2 * way
                    found += near * (self.talk(agent, target) + self.talk(target, agent))
        return found

    # -- movement ----------------------------------------------------------------------------------

    def activation(self, agent: Agent) -> float:
        """Value an activation by the best thing that the agent can do nearby."""
        if agent.field == NOBODY:
            return 0.0
        left = min(agent.limit - agent.spent, self.sight.pool[agent.side])
        return 1.0 + 0.01 * left + self.draw(agent, agent.field, left)

    def step(self, field: int) -> float:
        """Value a step by what can be done from there."""
        agent = self.active()
        left = min(agent.limit - agent.spent, self.sight.pool[agent.side]) - 1
        if self.sight.acted:  # then go to a field where the next activation can begin well
            here = self.draw(agent, agent.field, left + 1)
            return MENU - 1.05 + self.draw(agent, field, left) - here
        return MENU + self.draw(agent, field, left) - AP

    def draw(self, agent: Agent, field: int, left: int) -> float:
        """Return the value of the best thing within reach of a field, less its action points."""
        sight = self.sight
        far = self.rules.far[agent.side][field]
        if sight.goals and sight.goals[agent.slot] != NOBODY:
            way = far[sight.goals[agent.slot]]
            return PULL - WAY * way if way >= 0 else 0.0
        best = 0.0
        later = 0.0
        for target in self.agents:
            if target.side == self.me or target.status != FREE or target.field == NOBODY:
                continue
            way = far[target.field]
            if way < 0:
                continue
            worth = self.meeting(agent, target)
            if way < left and self.may_talk(agent, target):
                best = max(best, worth - AP * (way + 1))
            else:
                later = max(later, worth - AP * (way + 1))
        for number in range(len(sight.places)):
            place = sight.places[number]
            way = far[self.rules.field_of[place]]
            if way < 0 or sight.marks[number] >> agent.color & 1:
                continue
            worth = self.find(agent, place) - AP * (way + 2)
            if way + 2 <= left:
                best = max(best, worth)
            else:
                later = max(later, worth)
        return max(best, LATER * later) if self.stages else best

    def meeting(self, agent: Agent, target: Agent) -> float:
        """Return the value of meeting an enemy."""
        found = URGENT * self.talk(agent, target)
        if agent.side == GERMAN and self.rules.level and not target.chief:
            if self.rules.function[agent.doc] == SS_OFFICER:
                if self.sight.tracks[4 + target.color] >= ARRESTABLE:
                    found = max(found, ARRESTED)
        return found

    def find(self, agent: Agent, place: int) -> float:
        """Return the value of a search there for an agent; computed once."""
        at = agent.slot * N_PLACES + place
        found = self.finds[at]
        if found <= UNKNOWN:
            found = self.expect(agent, place)
            self.finds[at] = found
        return found

    def expect(self, agent: Agent, place: int) -> float:
        """Compute the value of a search from the tiles that may still lie there."""
        rules, sight = self.rules, self.sight
        total = 0.0
        count = 0
        for number in range(TILES_EACH):
            if sight.seen[place] >> number & 1:
                continue
            tile = place * TILES_EACH + number
            count += 1
            item = rules.item_of[tile]
            if rules.tags[item] & SAFE:
                total += 0.7
                continue
            best = self.kept(agent, item)
            for color in range(4):
                printed = rules.evidence[tile][color]
                if printed:
                    best = max(best, self.evidence(color, printed))
            if best > 0.0:
                total += best
        found = total / count if count else 0.7
        if sight.lures:
            found += sight.lures[agent.slot][place]
        return found


def item_bonus(rules: Rules, item: int, target: Agent) -> int:
    """Return the bonus of an item in a talk with an agent."""
    found = BONUS.get(ITEMS[item], 0)
    if found == 1 and ITEMS[item] != "cigarettes" and rules.woman[target.doc]:
        return 2
    return found
