"""Steps of a position: the free scenario and the films fit the table."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.building import building
from konspira.games.stawka.films import audi, passwords, radio
from konspira.games.stawka.plausible_frames import in_game
from konspira.games.stawka.plausible_place import Checks, Place
from konspira.games.stawka.procedures import missions
from konspira.games.stawka.state import GERMAN, NAMED, POLISH, RADIO, RADIO_OPEN
from konspira.kernel.step import Step

# -- the free scenario -----------------------------------------------------------------------------


def _lay(here: Place, step: Step[Any]) -> bool:
    """After police the Germans begin, then both in turns."""
    laid = len(here.state.layout) // 4
    return laid < here.state.rules.size and step.seat == laid % 2


def _passwords(here: Place, step: passwords.Passwords) -> bool:
    """A lane is empty once its player has a word; what is spelled leads to one."""
    state = here.state
    for seat, lane in enumerate(state.lanes or [*map(_first_letter, range(2))]):
        if len(lane) != (0 if state.words[seat] else 1):
            return False
        for spelling in lane:
            if not isinstance(spelling, passwords.SetPassword) or spelling.seat != seat:
                return False
            if not spelling.options(state):
                return False
    return state.rules.password


def _first_letter(seat: int) -> list[Step[Any]]:
    return [passwords.SetPassword(seat, passwords.EMPTY)]


def _name_letter(here: Place, step: passwords.NameLetter) -> bool:
    state = here.state
    return state.rules.password and len(step.options(state)) > 0


def _guess(here: Place, step: passwords.Guess) -> bool:
    state = here.state
    mine = step.seat == state.leader and passwords.may_guess(state)
    return mine and len(step.options(state)) > 0


def _choose_reward(here: Place, step: missions.ChooseReward) -> bool:
    rules = here.state.rules
    asked = rules.special_choice if step.part else rules.basic_evidence > 0
    return asked and in_game(here.state, step.slot)


# -- the films -------------------------------------------------------------------------------------


def _set_radio(here: Place, step: radio.SetRadio) -> bool:
    state = here.state
    return state.rules.has_radio and step.seat == POLISH and state.film[RADIO] < 0


def _name_sector(here: Place, step: radio.NameSector) -> bool:
    """The first German secret asks for it (STA-S4.5)."""
    state = here.state
    if not state.rules.has_radio or step.seat != POLISH:
        return False
    film = state.film
    return (
        film[RADIO] >= 0 and not film[NAMED] and not film[RADIO_OPEN] and state.secrets[GERMAN] > 0
    )


def _transmit(here: Place, step: Step[Any]) -> bool:
    state = here.state
    sent = isinstance(step, radio.Send)
    if not state.rules.has_radio or state.active != radio.KLOSS or here.above is None:
        return False
    return state.acted == sent and (not sent or state.film[RADIO_OPEN] == 1)


def _drive(here: Place, step: audi.Drive) -> bool:
    return step.seat == here.state.leader and here.state.rules.audi >= 0


def _secret_reward(here: Place, step: Step[Any]) -> bool:
    """What a secret brings in film 3 (STA-S6.9); without an own token there is nothing to ask."""
    return here.state.rules.secret_tokens and len(step.options(here.state)) > 0


CHECKS: Checks = {
    building.LaySector: ("STA-2.1", _lay),
    building.LayCell: ("STA-2.1", _lay),
    building.LayTurn: ("STA-2.1", _lay),
    passwords.Passwords: ("STA-F.1", _passwords),
    passwords.NameLetter: ("STA-F.2", _name_letter),
    passwords.Guess: ("STA-F.3", _guess),
    missions.ChooseReward: ("STA-15.8", _choose_reward),
    radio.SetRadio: ("STA-S4.1", _set_radio),
    radio.NameSector: ("STA-S4.5", _name_sector),
    radio.Declare: ("STA-S4.2", _transmit),
    radio.Send: ("STA-S4.2", _transmit),
    audi.Drive: ("STA-S6.11", _drive),
    audi.SecretReward: ("STA-S6.9", _secret_reward),
    audi.MoveToken: ("STA-S6.9", _secret_reward),
    audi.MoveTokenTo: ("STA-S6.9", _secret_reward),
}
