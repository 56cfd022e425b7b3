"""Activations: the player's turn, the choices of the active agent, the end (STA-4)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import ACTIVATION_START
from konspira.games.stawka.content.names import FIGURES
from konspira.games.stawka.films import audi, car, films, radio
from konspira.games.stawka.links import MENUS, TURNS
from konspira.games.stawka.procedures import (
    arrest,
    attack,
    bribery,
    kidnapping,
    missions,
    search,
    talk,
    threats,
)
from konspira.games.stawka.refusals import menu as refusals
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import closing, menu
from konspira.games.stawka.state import (
    AUDI,
    FREE,
    GERMAN,
    GOING,
    POLISH,
    PRISONER,
    STILL,
    TS,
    Stawka,
    put,
    side_of,
)
from konspira.games.stawka.town import figures, hands, movement
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


def actions(state: Stawka, ap: int, found: list[int]) -> None:
    """Add the actions that the active agent could declare with these AP (STA-4.3, STA-4.4)."""
    slot = state.active
    if state.acted or ap < 1:
        return
    if slot == AUDI:
        audi.actions(state, found)
        return
    own = state.leader == slot >> 2
    if ap >= 2 and search.is_possible(state, slot):
        found.append(choices.SEARCH)
    for other in talk.targets(state, slot):
        found.append(choices.TALK + figures.person(state, other))
    if state.rules.level > 0:
        if own:
            for other in missions.partners(state, slot):
                found.append(choices.PASS_MISSION + figures.person(state, other))
            if threats.can_dismiss(state):
                found.append(choices.DISMISS)
            for other in arrest.targets(state, slot, ap):
                found.append(choices.ARREST + figures.person(state, other))
            for other in kidnapping.kidnap_targets(state, slot, ap):
                found.append(choices.KIDNAP + figures.person(state, other))
        if state.items[slot]:
            for item in attack.weapons(state, slot):
                found.append(choices.ATTACK + item)
        if state.rules.has_radio and own and radio.can_transmit(state):
            found.append(choices.TRANSMIT)


def begin(state: Stawka, slot: int, leader: int) -> None:
    """Activate an agent; `leader` decides for it (a briber for a bribed one)."""
    fresh(state, slot, leader)
    if leader == side_of(slot):
        events.agent(state, "activated", slot)
    else:
        events.seat_agent(state, "bribed-activated", leader, slot)
        bribery.look(state, slot, leader)
    movement.reveal_near(state, slot)
    state.then(links.menu(leader), closing.CLOSE)
    links.put_window(state, ACTIVATION_START)


def fresh(state: Stawka, slot: int, leader: int) -> None:
    """Set the activation to its start: nothing has happened in it yet."""
    state.active = slot
    state.leader = leader
    state.moving = STILL
    state.paid = 0
    state.acted = False
    state.halted = False
    state.due = False
    state.closing = False
    state.step_from = NOBODY
    state.step_to = NOBODY
    state.reacted = False


def can_activate(state: Stawka, slot: int, leader: int) -> bool:
    """Can it be activated (STA-4.2): is STA-4.3 possible with the AP still available?"""
    if state.status[slot] != FREE or state.pool[side_of(slot)] < 1:
        return False
    fresh(state, slot, leader)
    ap = hands.available(state, slot)
    possible = len(movement.targets(state, slot)) > 0
    if not possible:
        found: list[int] = []
        actions(state, ap, found)
        possible = len(found) > 0
    state.active = NOBODY
    return possible


def may_activate(state: Stawka, slot: int) -> bool:
    """May this player activate an own agent, by public knowledge (STA-19.6)?"""
    if can_activate(state, slot, slot >> 2):
        return True
    if state.rules.level == 0 or state.status[slot] != FREE or hands.available(state, slot) < 1:
        return False
    if state.mission[slot] >= 0 and slot >> 2 == GERMAN:
        return True  # it might unlock an arrest, or an attack
    if state.rules.has_radio and radio.might_transmit(state, slot):
        return True
    armed = state.mission[slot] >= 0 or state.rules.explosives_free
    armed = armed or (state.rules.film and films.lifts(state, slot))
    armed = armed or (slot >> 2 == POLISH and PRISONER in state.status)  # a kidnapping
    return armed and holds_tile(state, slot)


def holds_tile(state: Stawka, slot: int) -> bool:
    """Does an agent hold a tile that might be a weapon?"""
    for piece in state.items[slot]:
        if piece < TS:
            return True
    return False


def can_be_led(state: Stawka, slot: int, briber: int) -> bool:
    """Can a bribed agent be activated, by public knowledge? If not, the bribe waits (STA-13.3)."""
    if state.status[slot] != FREE or state.pool[slot >> 2] < 1:
        return False
    fresh(state, slot, briber)
    ap = hands.available(state, slot)
    possible = len(movement.targets(state, slot)) > 0
    if ap >= 2 and search.is_possible(state, slot):
        possible = True
    if ap >= 1 and talk.targets(state, slot):
        possible = True
    state.active = NOBODY
    return possible


class Turn(Step[Stawka]):
    """Start a player's turn: a waiting bribe comes first (STA-13.3), then he chooses (STA-4.1)."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.owner < 2

    def run(self, state: Stawka) -> None:
        seat = self.owner
        if state.withdrawn == 3:
            state.then(links.deeds().end_stage())
            return
        if state.withdrawn >> seat & 1:
            state.then(links.turn(1 - seat))
            return
        state.turn = seat
        slot = state.bribed[1 - seat]
        if slot >= 0 and can_be_led(state, slot, 1 - seat):
            state.bribed = put(state.bribed, 1 - seat, NOBODY)
            begin(state, slot, 1 - seat)
            return
        state.leader = seat
        for own in range(seat * 4, seat * 4 + 4):
            if may_activate(state, own):
                state.then(ChooseActivation(seat))
                return
        if seat == GERMAN and state.rules.audi >= 0 and can_activate(state, AUDI, seat):
            state.then(ChooseActivation(seat))
            return
        withdraw(state, seat)  # STA-4.9


def leave_stage(state: Stawka, seat: int) -> None:
    """End the player's activations in this stage; the rest of the pool is lost (STA-4.8)."""
    state.withdrawn |= 1 << seat
    state.pool[seat] = 0
    events.seat(state, "withdrew", seat)


def withdraw(state: Stawka, seat: int) -> None:
    """Let a player give up instead of activating an agent."""
    leave_stage(state, seat)
    state.then(links.turn(1 - seat))


class ChooseActivation(Step[Stawka]):
    """Ask for an agent, or withdraw (D-15)."""

    def options(self, state: Stawka) -> list[int]:
        found: list[int] = []
        for slot in range(self.seat * 4, self.seat * 4 + 4):
            if can_activate(state, slot, self.seat):
                found.append(choices.ACTIVATE + figures.person(state, slot))
        if self.seat == GERMAN and state.rules.audi >= 0:
            if can_activate(state, AUDI, self.seat):
                found.append(choices.ACTIVATE + figures.CAR)
        found.append(choices.WITHDRAW)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.WITHDRAW:
            withdraw(state, self.seat)
            return
        slot = figures.slot_of_person(state, option - choices.ACTIVATE)
        begin(state, slot, self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-activation", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        if not choices.ACTIVATE <= option < choices.WITHDRAW:
            return None
        slot = figures.slot_of_person(state, option - choices.ACTIVATE)
        if slot < 0 or side_of(slot) != self.seat:
            return Refusal("STA-4.2", "not-your-agent")
        if slot == AUDI and not car.may_move(state):
            return Refusal("STA-S6.6", "audi-waits")
        if state.status[slot] != FREE:
            return Refusal("STA-4.2", "not-on-board")
        return Refusal("STA-4.7", "too-few-ap", {"count": max(0, figures.ap_left(state, slot))})


class Menu(Step[Stawka]):
    """Offer everything that is legal at this `activation_free` moment (D-16)."""

    def options(self, state: Stawka) -> list[int]:
        slot = state.active
        found = [choices.STEP + field for field in movement.targets(state, slot)]
        if found and state.moving == GOING and figures.is_destroyed(state, state.where[slot]):
            if slot != AUDI:
                return found  # STA-5.8: it has to go on
        actions(state, figures.ap_left(state, slot), found)
        if may_end(state, len(found) > 0):
            found.append(choices.END)
        elif state.rules.give_up:
            found.append(choices.WITHDRAW)
        menu.free_options(state, found)
        found.sort()
        return found

    def choose(self, state: Stawka, option: int) -> None:
        slot = state.active
        if choices.STEP <= option < choices.SEARCH:
            movement.declare(state, option - choices.STEP)
        elif option in (choices.END, choices.WITHDRAW):
            self.end(state, option == choices.WITHDRAW)
        elif choices.SEARCH <= option < choices.USE_ITEM or option == choices.TRANSMIT:
            self.act(state, declaration(state, slot, option))
        else:
            menu.perform(state, option)

    def act(self, state: Stawka, step: Step[Stawka]) -> None:
        """Declare an action; after movement only when `move_end` is over (STA-5.3)."""
        state.then(step, self)
        if state.moving == GOING:
            movement.finish(state)

    def end(self, state: Stawka, gives_up: bool) -> None:
        """End the activation; a player who gives up, or has done nothing, is out of the stage."""
        slot = state.active
        events.agent(state, "activation-ended", slot)
        idle = not state.acted and state.paid == 0 and state.leader == side_of(slot)
        if gives_up or idle:  # STA-4.8, STA-4.9
            leave_stage(state, side_of(slot))
        if state.moving == GOING:
            movement.finish(state)

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"agent": FIGURES[figures.person(state, state.active)]}
        return Question(self.seat, "activation-menu", "activation", facts)

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        if option == choices.END:
            return Refusal("STA-4.6", "not-enough-done")
        if option == choices.WITHDRAW:
            return Refusal("STA-4.8", "end-instead" if state.rules.give_up else "give-up-between")
        if choices.STEP <= option < choices.SEARCH:
            return self.no_step(state, option - choices.STEP)
        if state.active == AUDI and option != choices.DISMISS:
            return self.no_drive(state, option)
        if choices.SEARCH <= option < choices.USE_ITEM and state.acted:
            return Refusal("STA-4.3", "action-done")
        if option == choices.GUESS and state.rules.password:
            bribed = refusals.is_bribed(state)
            return Refusal("STA-F.3", "bribed-may-not" if bribed else "no-meeting")
        if option == choices.TRANSMIT and state.rules.has_radio:
            if state.acted:
                return Refusal("STA-4.3", "action-done")
            return radio.refusal(state)
        if option == choices.SEARCH:
            return search.refusal(state, state.active)
        if choices.TALK <= option < choices.PASS_MISSION:
            return talk.refusal(state, state.active, option - choices.TALK)
        return refusals.in_menu(state, option)

    def no_drive(self, state: Stawka, option: int) -> Refusal | None:
        """Refuse other parts of an activation for the Audi (STA-S6.4)."""
        asked = choices.SEARCH <= option < choices.IGNORE
        return Refusal("STA-S6.4", "audi-only-drives") if asked else None

    def no_step(self, state: Stawka, field: int) -> Refusal:
        slot = state.active
        if state.moving > GOING:
            return Refusal("STA-5.3", "movement-over")
        if field not in state.rules.near[side_of(slot)][state.where[slot]]:
            return Refusal("STA-5.1", "not-beside")
        if slot == AUDI and field not in car.fields(state, GERMAN):
            return Refusal("STA-S6.4", "audi-streets")
        if not figures.can_go(state, slot, field, False):
            return Refusal("STA-5.9", "kept-here")
        return Refusal("STA-4.7", "too-few-ap", {"count": max(0, figures.ap_left(state, slot))})


def may_end(state: Stawka, more: bool) -> bool:
    """May the activation end (STA-4.6)? A briber may always end it (STA-13.4)."""
    if state.leader != side_of(state.active):
        return True
    if state.acted or state.paid >= 2 or (state.halted and state.paid >= 1):
        return True
    return not more


def declaration(state: Stawka, slot: int, option: int) -> Step[Stawka]:
    """Return the step that declares an action and pays for it, if it is still legal then."""
    if option == choices.SEARCH:
        return search.Declare()
    if option == choices.DISMISS:
        return threats.Dismiss()
    if option == choices.TRANSMIT:
        return radio.Declare()
    if choices.ATTACK <= option < choices.USE_ITEM:
        return attack.Declare(option - choices.ATTACK)
    if choices.TALK <= option < choices.PASS_MISSION:
        return talk.Declare(figures.slot_of_person(state, option - choices.TALK))
    if choices.PASS_MISSION <= option < choices.DISMISS:
        return missions.Declare(figures.slot_of_person(state, option - choices.PASS_MISSION))
    if choices.ARREST <= option < choices.KIDNAP:
        return arrest.Declare(figures.slot_of_person(state, option - choices.ARREST))
    return kidnapping.DeclareKidnap(figures.slot_of_person(state, option - choices.KIDNAP))


# Steps never change, so a game needs only one of each.
MENUS.extend([Menu(0), Menu(1)])
TURNS.extend([Turn(0), Turn(1)])
