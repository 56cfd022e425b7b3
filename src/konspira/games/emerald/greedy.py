"""How a sensible player values each choice, from the view alone.

It plays for its faction: points that will not count, tracks of the others and royals that it should
not touch are worth little or less than nothing to it.
"""

from __future__ import annotations

from konspira.games.emerald.attempts import (
    ROYAL,
    attempt,
    best_attempt,
    harm,
    hiding,
    killing,
    text,
)
from konspira.games.emerald.cards import CARDS, LT, MOVE, PLACE, RETRIEVE, RT
from konspira.games.emerald.outlook import Outlook
from konspira.games.emerald.rules import (
    CLAIM_TEXT,
    HIDE_ROYALTY,
    KILL_ANYWHERE,
    REMOVE_CARD,
    SACRIFICE,
    SEND_AGENT,
    WIPE_CITY,
    Rules,
)
from konspira.games.emerald.view import CityView, View
from konspira.kernel.events import Question

Pick = tuple[str, str]  # a choice: its family, and what stands in its brackets

FULL = 5  # cubes in supply that are enough for a while


def values(view: View, question: Question, names: list[str], rules: Rules) -> list[float]:
    """What each of the named choices is worth to the seat that is asked."""
    look = Outlook(view, rules)
    picks = [_split(name) for name in names]
    kind = question.kind
    if kind == "turn":
        return [turn(look, pick) for pick in picks]
    if kind in ("setup-agent", "reveal-agent", "redeploy-city"):
        return [station(look, look.cities[argument]) for _, argument in picks]
    if kind.startswith("kill-"):
        return [kill(look, question, pick) for pick in picks]
    if kind.startswith(("text-", "zombie-")):
        return [aim(look, question, pick) for pick in picks]
    return [small(look, question, pick) for pick in picks]


def _split(name: str) -> Pick:
    family, _, argument = name.partition("(")
    return family, argument.rstrip(")")


# -- what to do ------------------------------------------------------------------------------------


def turn(look: Outlook, pick: Pick) -> float:
    """The actions of a turn (DEC-02)."""
    family, argument = pick
    own = look.own
    cities = list(look.cities.values())
    match family:
        case "claim":
            return 1.0 + max([look.prize(city) for city in cities if look.is_ours(city)])
        case "place":
            reach = look.reach()
            return max([look.placing(city, reach) for city in cities])
        case "retrieve":
            back = sum(look.symbols(card, RETRIEVE) for card in look.hand)
            count = min(back, own.limbo, max(0, FULL + 1 - own.supply))
            return 0.24 * count + (0.3 if own.supply == 0 else 0.0)
        case "track":
            pushed = LT if look.loyal else RT
            spaces = sum(look.symbols(card, pushed) for card in look.hand)
            worth = look.advancing(min(spaces, look.spaces(0 if look.loyal else 1)))
            return worth - 0.1 if spaces else -1.0
        case "assassinate":
            return max([best_attempt(look, card) for card in set(look.hand)])
        case "card_action" | "free_action":
            return text(look, CARDS.index(argument))
        case "redeploy":
            return 0.3
        case "discard":
            waiting = look.claimers == 0 and any(look.is_ours(city) for city in cities)
            useless = [card for card in look.hand if look.use(card) < 0.6]
            return (0.15 if waiting else 0.06) * len(useless)
        case "move":
            return 0.12 if any(wanting(look, city) for city in cities) else -0.05
        case _:
            return 0.0


def wanting(look: Outlook, city: CityView) -> bool:
    """Would one more agent make the city ours?"""
    need = look.best_rival(city) + 1 - look.mine(city)
    return city.stack > 0 and city.cubes[look.me] > 0 and need == 1


def station(look: Outlook, city: CityView) -> float:
    """Where an agent stands well: rich cities without strong rivals."""
    rival = look.best_rival(city)
    near = 0.4 if look.mine(city) + 1 > rival else 0.0
    royal = 0.15 * city.royal_points if city.royal_place == "slot" else 0.0
    return look.prize(city) * (0.3 + near) + royal + (1.0 if wanting(look, city) else 0.0)


# -- payments --------------------------------------------------------------------------------------


def small(look: Outlook, question: Question, pick: Pick) -> float:
    """The small questions of an action."""
    family, argument = pick
    facts = question.facts
    match question.kind, family:
        case "place-city", _:
            return look.placing(look.cities[argument], look.reach())
        case "place-card", "done":
            return 0.0
        case "place-card", _:
            city, count = look.cities[str(facts["city"])], int(str(facts["count"]))
            more = count + look.symbols(CARDS.index(argument), PLACE)
            gain = look.placing(city, more) - look.placing(city, count)
            return gain + 0.02 - look.cost(CARDS.index(argument)) + (0 if count else 1)
        case "claim-city", "city":
            return look.prize(look.cities[argument])
        case "retrieve-card", "pay":
            enough = look.own.supply + int(str(facts["count"])) >= FULL + 2
            worth = 0.2 * look.symbols(CARDS.index(argument), RETRIEVE)
            first = 1.0 if facts["count"] == 0 else 0.0
            return -0.1 if enough else worth - look.cost(CARDS.index(argument)) + first
        case "retrieve-source", "from_limbo":
            return 1.0
        case "retrieve-source", _:
            city = look.cities[argument]
            return 1.1 if city.card is None else 0.5 - look.prize(city) * (city.leader == look.me)
        case "move-card", "pay":
            return 0.5 * look.symbols(CARDS.index(argument), MOVE) - look.use(CARDS.index(argument))
        case "move-from", "from_city":
            return -station(look, look.cities[argument]) - 0.01
        case "move-to", _:
            return station(look, look.cities[argument])
        case "track-card", _:
            wanted = "pay_loyalist" if look.loyal else "pay_restorationist"
            return 0.5 if family == wanted else -1.0 if family != "done" else 0.0
        case (("discard-card" | "redraw-card"), "discard_card"):
            return 0.6 - look.use(CARDS.index(argument)) - look.cost(CARDS.index(argument))
        case "claim-card", _:
            return -look.use(CARDS.index(argument))
        case "block", "block":
            return 1.0
        case "heart", "heart_play":
            return -1.0
        case _:
            return 0.0


# -- attempts and texts ----------------------------------------------------------------------------


def kill(look: Outlook, question: Question, pick: Pick) -> float:
    """The questions of an assassination (DEC-13 to DEC-16)."""
    family, argument = pick
    if family == "done":
        return 0.0
    if question.kind == "kill-card":
        return best_attempt(look, CARDS.index(argument))
    if question.kind == "kill-support":
        return -look.use(CARDS.index(argument)) - (0.4 if family == "support" else 0.0)
    card = CARDS.index(str(question.facts["card"]))
    if question.kind == "kill-city":
        city = look.cities[argument]
        seats = range(len(look.view.seats))
        rivals = [seat for seat in seats if seat != look.me and city.agents[seat]]
        royal = [ROYAL] if city.royal_place == "slot" else []
        return max([attempt(look, card, city, target) for target in [*royal, *rivals]])
    city = look.cities[str(question.facts["city"])]
    return attempt(look, card, city, ROYAL if family == "kill_royal" else int(argument))


def aim(look: Outlook, question: Question, pick: Pick) -> float:
    """The questions of a text."""
    family, argument = pick
    name = str(question.facts.get("card", "zombies"))
    card = CARDS.index(name)
    effect = look.rules.effect[card]
    match family:
        case "count":
            return float(argument)
        case "player":
            return victim(look, effect, card, int(argument))
        case "from_supply":
            return 1.0
        case "from_city":
            return -station(look, look.cities[argument])
        case "done":
            if effect == SACRIFICE:
                left = look.own.on_board - int(str(question.facts["count"]))
                return 1.0 if left <= 2 else -1.0
            return 0.0
        case _:
            return place(look, effect, card, look.cities[argument], question.kind)


def victim(look: Outlook, effect: int, card: int, seat: int) -> float:
    """Whom to aim at."""
    if seat == look.me:
        return -5.0
    if effect == KILL_ANYWHERE:
        return killing(look, seat, max(0, look.rules.kill_points[card]))
    unknown = look.view.seats[seat].faction is None
    return look.view.seats[seat].total + (1.0 if unknown else 0.0)


def place(look: Outlook, effect: int, card: int, city: CityView, kind: str) -> float:
    """Where to aim."""
    rivals = [seat for seat in range(len(look.view.seats)) if seat != look.me]
    if effect == HIDE_ROYALTY:
        return hiding(look, city)
    if effect == CLAIM_TEXT:
        return look.prize(city)
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
        return float(sum(city.agents[seat] for seat in rivals))
    theirs = max([city.cubes[seat] + city.agents[seat] for seat in rivals])
    return 0.1 + harm(look, city) + 0.05 * theirs
