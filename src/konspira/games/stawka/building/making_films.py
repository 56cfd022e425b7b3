"""Makes the rules of the films: radio, hotel, Black Audi (rules file, 4.4 to 4.6), as numbers."""

from __future__ import annotations

from collections.abc import Mapping

from konspira.games.stawka.abilities import words
from konspira.games.stawka.content.names import CHARACTERS, FIGURES, LOCATIONS, SECTORS, THREATS
from konspira.games.stawka.content.rows import Reward, Scenario
from konspira.games.stawka.rules import NO_FUNCTION, Rules
from konspira.games.stawka.state import AUDI

NEVER = 99  # a threshold that no roll reaches: nobody talks to a car


def films(rules: Rules, scenario: Scenario, options: Mapping[str, str | bool | int]) -> None:
    """Set the rules that a film adds to the general ones; the training campaign has none."""
    wins = {victory.name: victory.amount for victory in scenario.victory}
    radio = scenario.radio
    rules.has_radio = radio is not None
    rules.radio_places = []
    rules.radio_secrets = 0
    rules.hunter = -1
    if radio is not None:
        closed = [SECTORS.index(sector) for sector in radio.closed]
        rules.radio_places = [
            place for place in rules.places if rules.sector_of[rules.field_of[place]] not in closed
        ]
        rules.radio_secrets = radio.secrets
        rules.hunter = CHARACTERS.index(radio.hunter)
    rules.kloss_arrestable = bool(options["s4_kloss_arrestable"])
    rules.hotel = LOCATIONS.index("hotel") if "room_217" in wins else -1
    rules.hotel_vp = wins.get("room_217", 0)
    rewards = scenario.rewards
    rules.basic_audi = _car_reward(rewards.basic)
    rules.special_audi = _car_reward(rewards.special)
    rules.secret_tokens = rewards.secret.tokens
    rules.surplus_audi = rewards.surplus == "audi"
    _car(rules, scenario, bool(options["factory_control_persistent"]))
    rules.film = rules.has_radio or rules.audi >= 0


def _car_reward(reward: Reward | None) -> list[int]:
    return [0, 0] if reward is None else [reward.attack, reward.defence]


def _car(rules: Rules, scenario: Scenario, persistent: bool) -> None:
    """Set the numbers of the car (STA-S6.1 to STA-S6.4)."""
    rules.audi = rules.audi_doc = rules.audi_stop = -1
    rules.guard_token = rules.fixed_token = -1
    rules.audi_near = []
    rules.breaks_at = rules.guard = 0
    car = scenario.car
    if car is None:
        return
    rules.audi = rules.field_of[LOCATIONS.index(car.start)]
    rules.audi_stop = rules.field_of[LOCATIONS.index(car.stop)]
    open_to_it = (rules.audi, rules.audi_stop)
    rules.audi_near = [
        [other for other in near if rules.place_at[other] < 0 or other in open_to_it]
        for near in rules.near[1]
    ]
    rules.guard_token = rules.row_of.index(THREATS.index(car.token))
    rules.fixed_token = rules.guard_token if persistent else -1
    rules.breaks_at = car.breaks_at
    rules.guard = car.guard


def add_car(rules: Rules, scenario: Scenario) -> None:
    """Add the values of the car after those of all documents."""
    car = scenario.car
    if car is None:
        return
    rules.audi_doc = len(rules.person)
    rules.person.append(FIGURES.index("black_audi"))
    rules.slot_of.append(AUDI)
    rules.stats.append([0, car.ap_limit, car.defence, car.vigilance, 0, 0, NEVER, NEVER, NEVER])
    rules.function.append(NO_FUNCTION)
    rules.appearance.append(0)
    rules.woman.append(False)
    rules.chief.append(False)
    rules.trait_ability.append(-1)
    rules.by_itself.append(0)
    rules.trait_stat.append([0] * len(words.STATS))
    rules.allowed.append(0)
