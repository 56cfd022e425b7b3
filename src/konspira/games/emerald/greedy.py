"""The value of each choice to a sensible player, from what its seat may know.

The player plays for its faction: points that will not count, tracks of the others and royals that
it should not touch are worth little or less than nothing to it.
"""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.attempts import (
    ROYAL,
    attempt,
    best_attempt,
    harm,
    hiding,
    killing,
    text,
)
from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    HAND_KINDS,
    LOYALIST,
    LT,
    MOVE,
    PLACE,
    RESTORATIONIST,
    RETRIEVE,
    RT,
)
from konspira.games.emerald.choices import (
    ACT_ASSASSINATE,
    ACT_CLAIM,
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    ACT_REDEPLOY,
    ACT_RETRIEVE,
    ACT_TRACK,
    BLOCK,
    BOMBS,
    CARD_ACTION,
    CITY,
    COUNT,
    DISCARD,
    DONE,
    FREE_ACTION,
    FROM_CITY,
    FROM_LIMBO,
    FROM_SUPPLY,
    HEART_PLAY,
    KILL_AGENT,
    KILL_CARD,
    KILL_ROYAL,
    MOST_COUNT,
    MOST_SEATS,
    PAY,
    PAY_LT,
    PAY_RT,
    SEAT,
    SUPPORT,
)
from konspira.games.emerald.outlook import Outlook
from konspira.games.emerald.rules import (
    CLAIM_TEXT,
    HIDE_ROYALTY,
    KILL_ANYWHERE,
    REMOVE_CARD,
    SACRIFICE,
    SEND_AGENT,
    WIPE_CITY,
)
from konspira.games.emerald.sight import City, Sight
from konspira.kernel.events import Question

GOAL: Final = 5.0  # the worth of a city to which agents are called to kill
BACK: Final = 0.1  # the worth of a cube taken back
FULL: Final = 5  # how many cubes in supply are enough for a while


def values(sight: Sight, question: Question, options: list[int]) -> list[float]:
    """Return the worth of each option to the seat that is asked."""
    look = Outlook(sight)
    kind = question.kind
    if kind == "turn":
        return [turn(look, option) for option in options]
    if kind == "setup-agent" or kind == "reveal-agent" or kind == "redeploy-city":
        return [station(look, look.cities[option - CITY]) for option in options]
    if kind.startswith("kill-"):
        return [kill(look, question, option) for option in options]
    if kind.startswith(("text-", "zombie-")):
        return [aim(look, question, option) for option in options]
    return [small(look, question, option) for option in options]


# -- actions ---------------------------------------------------------------------------------------


def turn(look: Outlook, option: int) -> float:
    """Value the actions of a turn (DEC-02)."""
    own = look.own
    cities = look.cities
    if option == ACT_CLAIM:
        return 1.0 + max([look.claiming(city) for city in cities if look.is_ours(city)])
    if option == ACT_PLACE:
        reach = look.reach()
        return max([look.placing(city, reach) for city in cities])
    if option == ACT_RETRIEVE:
        back = sum([look.symbols(card, RETRIEVE) for card in look.hand])
        count = min(back, own.limbo, max(0, FULL + 1 - own.supply))
        return BACK * count + (0.3 if own.supply == 0 else 0.0)
    if option == ACT_TRACK:
        pushed = LT if look.loyal else RT
        spaces = sum([look.symbols(card, pushed) for card in look.hand])
        spaces = min(spaces, look.spaces(LOYALIST if look.loyal else RESTORATIONIST))
        return look.advancing(spaces) - 0.1 + look.ending_track(spaces) if spaces else -1.0
    if option == ACT_ASSASSINATE:
        return max([best_attempt(look, card) for card in look.hand])
    if CARD_ACTION <= option < SUPPORT:
        return text(look, option - (CARD_ACTION if option < FREE_ACTION else FREE_ACTION))
    if option == ACT_REDEPLOY:
        return 0.3
    if option == ACT_DISCARD:
        waiting = look.claimers == 0 and any(look.is_ours(city) for city in cities)
        useless = len([card for card in look.hand if look.use(card) < 0.6])
        return (0.15 if waiting else 0.06) * useless
    if option == ACT_MOVE:
        if look.goal() >= 0:
            worth = look.quarry(cities[look.goal()])[1]
            return worth * (0.9 if look.sight.actions == 2 else 0.5)
        return 0.12 if any(wanting(look, city) for city in cities) else -0.05
    return 0.0


def wanting(look: Outlook, city: City) -> bool:
    """Would one more agent make the city ours?"""
    need = look.best_rival(city) + 1 - look.mine(city)
    return city.stack > 0 and city.cubes[look.me] > 0 and need == 1


def station(look: Outlook, city: City) -> float:
    """Value an agent's place: rich cities without strong rivals are best."""
    rival = look.best_rival(city)
    near = 0.4 if look.mine(city) + 1 > rival else 0.0
    royal = 0.15 * city.royal_points if city.slot else 0.0
    goal = GOAL if look.goal() == city.number else 0.0
    return look.prize(city) * (0.3 + near) + royal + (1.0 if wanting(look, city) else 0.0) + goal


# -- payments --------------------------------------------------------------------------------------


def small(look: Outlook, question: Question, option: int) -> float:
    """Value the small questions of an action."""
    kind = question.kind
    if kind == "place-city":
        return look.placing(look.cities[option - CITY], look.reach())
    if kind == "place-card":
        return 0.0 if option == DONE else pay_cubes(look, question, option - PAY)
    if kind == "claim-city":
        if CITY <= option < FROM_CITY:
            return look.claiming(look.cities[option - CITY])
        return 0.0
    if kind == "retrieve-card":
        return pay_retrieval(look, question, option - PAY) if option >= PAY else 0.0
    if kind == "retrieve-source":
        if option == FROM_LIMBO:
            return 1.0
        city = look.cities[option - FROM_CITY]
        if city.card < 0:
            return 1.1
        return 0.5 - (look.prize(city) if city.leader == look.me else 0.0)
    if kind == "move-card":
        return pay_move(look, question, option - PAY) if option >= PAY else 0.0
    if kind == "move-from":
        if not FROM_CITY <= option < COUNT:
            return 0.0
        wanted = GOAL if look.sight.moved < look.going() else 0.0
        return -station(look, look.cities[option - FROM_CITY]) - 0.01 + wanted
    if kind == "move-to":
        return station(look, look.cities[option - CITY])
    if kind == "track-card":
        if option == DONE:
            return 0.0
        pushed = PAY_LT if look.loyal else PAY_RT
        return 0.5 if pushed <= option < pushed + HAND_KINDS else -1.0
    if kind == "discard-card" or kind == "redraw-card":
        if option < DISCARD:
            return 0.0
        return 0.6 - look.use(option - DISCARD) - look.cost(option - DISCARD)
    if kind == "claim-card":
        return -look.use(option - PAY)
    if kind == "block":
        return 1.0 if BLOCK <= option < PAY else 0.0
    if kind == "heart":
        return -1.0 if option == HEART_PLAY else 0.0
    return 0.0


def pay_cubes(look: Outlook, question: Question, card: int) -> float:
    """Value one more card for cubes (DEC-04)."""
    city = look.cities[CITIES.index(str(question.facts["city"]))]
    count = int(str(question.facts["count"]))
    more = count + look.symbols(card, PLACE)
    gain = look.placing(city, more) - look.placing(city, count)
    return gain + 0.02 - look.cost(card) + (0.0 if count else 1.0)


def pay_retrieval(look: Outlook, question: Question, card: int) -> float:
    """Value one more card to take cubes back (DEC-07)."""
    count = int(str(question.facts["count"]))
    if look.own.supply + count >= FULL + 2:
        return -0.1
    return 0.2 * look.symbols(card, RETRIEVE) - look.cost(card) + (0.0 if count else 1.0)


def pay_move(look: Outlook, question: Question, card: int) -> float:
    """Value one more card to move agents (DEC-09)."""
    worth = 0.5 * look.symbols(card, MOVE) - look.use(card)
    if look.goal() < 0:
        return worth
    enough = int(str(question.facts["count"])) >= look.going() or card in look.killers
    return -GOAL if enough else GOAL + worth - look.rules.bombs[card]


# -- attempts and texts ----------------------------------------------------------------------------


def kill(look: Outlook, question: Question, option: int) -> float:
    """Value the questions of an assassination (DEC-13 to DEC-16)."""
    kind = question.kind
    if option == DONE:
        return 0.0
    if kind == "kill-card":
        return best_attempt(look, option - KILL_CARD)
    if kind == "kill-support":
        if option < PAY:
            return -look.use(option - SUPPORT) - 0.4
        return -look.use(option - BOMBS)
    card = CARDS.index(str(question.facts["card"]))
    if kind == "kill-city":
        city = look.cities[option - CITY]
        targets = [seat for seat in look.rivals if city.agents[seat]]
        if city.slot:
            targets.append(ROYAL)
        return max([attempt(look, card, city, target) for target in targets])
    city = look.cities[CITIES.index(str(question.facts["city"]))]
    return attempt(look, card, city, ROYAL if option == KILL_ROYAL else option - KILL_AGENT)


def aim(look: Outlook, question: Question, option: int) -> float:
    """Value the questions of a text."""
    facts = question.facts
    card = CARDS.index(str(facts["card"]) if "card" in facts else "zombies")
    effect = look.rules.effect[card]
    if COUNT <= option < COUNT + MOST_COUNT:
        return float(option - COUNT + 1)
    if SEAT <= option < SEAT + MOST_SEATS:
        return victim(look, effect, card, option - SEAT)
    if option == FROM_SUPPLY:
        return 1.0
    if FROM_CITY <= option < FROM_CITY + CITY_COUNT:
        return -station(look, look.cities[option - FROM_CITY])
    if option == DONE:
        if effect == SACRIFICE:
            left = look.own.on_board - int(str(facts["count"]))
            return 1.0 if left <= 2 else -1.0
        return 0.0
    return place(look, effect, card, look.cities[option - CITY], question.kind)


def victim(look: Outlook, effect: int, card: int, seat: int) -> float:
    """Value a seat as a target."""
    if seat == look.me:
        return -5.0
    if effect == KILL_ANYWHERE:
        return killing(look, seat, max(0, look.rules.kill_points[card]))
    unknown = look.seats[seat].faction < 0
    return look.seats[seat].total + (1.0 if unknown else 0.0)


def place(look: Outlook, effect: int, card: int, city: City, kind: str) -> float:
    """Value a city as a target."""
    rivals = look.rivals
    if effect == HIDE_ROYALTY:
        return hiding(look, city)
    if effect == CLAIM_TEXT:
        return look.claiming(city)
    if effect == KILL_ANYWHERE:
        box = max(0, look.rules.kill_points[card])
        return max([killing(look, seat, box) for seat in rivals if city.agents[seat]], default=0.0)
    if effect in (WIPE_CITY, REMOVE_CARD):
        return harm(look, city) - 0.5 * look.mine(city)
    if effect == SEND_AGENT:
        return station(look, city)
    if effect == SACRIFICE:
        return -station(look, city)
    if kind == "zombie-city":
        return float(sum([city.agents[seat] for seat in rivals]))
    theirs = max([city.cubes[seat] + city.agents[seat] for seat in rivals])
    return 0.1 + harm(look, city) + 0.05 * theirs
