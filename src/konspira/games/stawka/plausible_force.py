"""Steps of a position: arrests, attacks and talks fit the table."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.abilities import ops
from konspira.games.stawka.abilities.lookups import player
from konspira.games.stawka.plausible_frames import in_game
from konspira.games.stawka.plausible_place import Checks, Place
from konspira.games.stawka.plausible_rows import ACTOR, BEFORE, DIE_1, EXTRA, KIND, RESULT, TARGET
from konspira.games.stawka.procedures import (
    arrest,
    attack,
    exchange,
    explosives,
    interrogation,
    kidnapping,
    missions,
    talk,
)
from konspira.games.stawka.rules import EXPLOSIVE, WEAPON
from konspira.games.stawka.running import ATTACK, BY_KIDNAP
from konspira.games.stawka.stage import activation, windows
from konspira.games.stawka.state import FREE, GERMAN, POLISH, PRISONER, side_of
from konspira.games.stawka.town import items
from konspira.kernel.step import NOBODY, Step

# -- arrests and attacks ---------------------------------------------------------------------------


def _declare(here: Place, step: Step[Any]) -> bool:
    """An action waits for the end of the movement (STA-5.3); it is declared anew after it."""
    assert isinstance(step, talk.Declare | arrest.Declare | missions.Declare)
    return in_game(here.state, step.other) and here.above is not None


def _avoid_to(here: Place, step: arrest.AvoidTo) -> bool:
    return step.slot == here.frame[TARGET] and here.state.status[step.slot] == FREE


def _name_prisoner(here: Place, step: exchange.NamePrisoner) -> bool:
    return step.seat == POLISH and PRISONER in here.state.status[:4]


def _place_kidnapped(here: Place, step: exchange.PlaceKidnapped) -> bool:
    return in_game(here.state, step.slot) and here.state.status[step.slot] == FREE


def _place_released(here: Place, step: interrogation.PlaceReleased) -> bool:
    op = here.op()
    seat = GERMAN
    if op is not None and op.code == ops.RELEASE:
        seat = player(here.use(), op.c)
    kidnapped = step.exchange == 1 and op is None
    jailed = here.state.status[step.slot] == PRISONER
    return step.seat == seat and jailed and (kidnapped or step.exchange == 0)


def _show_weapon(here: Place, step: kidnapping.ShowWeapon) -> bool:
    frame = here.frame
    armed = len(arrest.weapons(here.state, frame[ACTOR])) > 0
    return step.seat == POLISH and frame[EXTRA] == BY_KIDNAP and armed


def _token_on_action(here: Place, step: kidnapping.TokenOnAction) -> bool:
    return here.frame[EXTRA] == BY_KIDNAP


def _weapon(here: Place, step: Step[Any]) -> bool:
    assert isinstance(step, explosives.PlaceExplosive | attack.Declare)
    tags = here.state.rules.tags[step.item]
    explosive = tags & EXPLOSIVE != 0 or isinstance(step, attack.Declare)
    return tags & WEAPON != 0 and explosive


def _choose_victim(here: Place, step: attack.ChooseVictim) -> bool:
    state = here.state
    if step.seat != state.leader or not state.acted:
        return False
    if (
        state.rules.tags[step.item] & EXPLOSIVE
        or items.first_of(state, state.active, step.item) < 0
    ):
        return False
    return len(attack.victims(state, state.active, step.item)) > 0


def _strike_back(here: Place, step: attack.StrikeBack) -> bool:
    return step.seat == side_of(here.frame[TARGET])


def _fight(here: Place, step: Step[Any]) -> bool:
    """The assassin's own attack; dice only once they were thrown."""
    frame = here.frame
    thrown = isinstance(step, attack.EndFight)
    if isinstance(step, attack.Fight | attack.FirstRoll) and frame[BEFORE] >= 0:
        return False
    if (frame[DIE_1] > 0) != thrown or (frame[RESULT] > 0 and not thrown):
        return False
    return frame[ACTOR] == here.state.active and isinstance(here.below, activation.Menu)


def _back(here: Place, step: Step[Any]) -> bool:
    """The victim's attack on the assassin lies on the assassin's."""
    frame, fight = here.frame, here.outer
    if not fight or fight[KIND] != ATTACK:
        return False
    thrown = isinstance(step, attack.SavedBack)
    if (frame[DIE_1] > 0) != thrown or frame[BEFORE] != NOBODY or frame[RESULT] > thrown:
        return False
    pair = frame[ACTOR] == fight[TARGET] and frame[TARGET] == fight[ACTOR]
    return pair and frame[EXTRA] == fight[BEFORE]


def _close_talk(here: Place, step: talk.CloseTalk) -> bool:
    """Dice lie from the roll on, the result from its end on (STA-6.6, STA-6.7)."""
    frame, above = here.frame, here.above
    ended = isinstance(above, windows.Window | windows.Mandatory | windows.Ask)
    ended = ended and getattr(above, "window", NOBODY) == ops.TALK_END
    thrown = ended or isinstance(above, talk.TalkResult)
    return (frame[DIE_1] > 0) == thrown and (ended or frame[RESULT] == 0)


CHECKS: Checks = {
    missions.Declare: ("STA-15.2", _declare),
    talk.Declare: ("STA-6.1", _declare),
    talk.CloseTalk: ("STA-6.6", _close_talk),
    arrest.Declare: ("STA-10.1", _declare),
    kidnapping.DeclareKidnap: ("STA-11.1", _declare),
    arrest.AvoidTo: ("STA-10.6", _avoid_to),
    exchange.NamePrisoner: ("STA-11.4", _name_prisoner),
    exchange.PlaceKidnapped: ("STA-11.4", _place_kidnapped),
    interrogation.PlaceReleased: ("STA-10.11", _place_released),
    kidnapping.ShowWeapon: ("STA-11.2", _show_weapon),
    kidnapping.TokenOnAction: ("STA-11.2", _token_on_action),
    attack.Declare: ("STA-12.1", _weapon),
    explosives.PlaceExplosive: ("STA-12.9", _weapon),
    attack.ChooseVictim: ("STA-12.1", _choose_victim),
    attack.Fight: ("STA-12.3", _fight),
    attack.FirstRoll: ("STA-12.3", _fight),
    attack.SecondRoll: ("STA-12.3", _fight),
    attack.EndFight: ("STA-12.5", _fight),
    attack.StruckBack: ("STA-12.4", _back),
    attack.SavedBack: ("STA-12.4", _back),
    attack.StrikeBack: ("STA-12.4", _strike_back),
}
