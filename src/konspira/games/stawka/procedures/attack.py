"""Assassination, fights, explosives, death (STA-12)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.goals import fits_aim
from konspira.games.stawka.abilities.words import ATTACK as ATTACK_WINDOW
from konspira.games.stawka.abilities.words import DEFENCE, ELIMINATED, ELIMINATION
from konspira.games.stawka.content.names import ITEMS
from konspira.games.stawka.films import audi, car, radio
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import arrest, death, explosives, threats
from konspira.games.stawka.rules import EXPLOSIVE
from konspira.games.stawka.running import Attack
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    FREE,
    KNOWN,
    TS,
    Stawka,
    put,
    side_of,
)
from konspira.games.stawka.town import evidence, figures, items, movement, rolls
from konspira.kernel.events import Question
from konspira.kernel.step import Step


def aims(state: Stawka, slot: int) -> list[int]:
    """Return the targets for which its mission unlocks an assassination (STA-12.1)."""
    mission = state.mission[slot]
    if mission < 0:
        return []
    return [goal.assassination for goal in state.rules.goals[mission] if goal.assassination >= 0]


def victims(state: Stawka, slot: int, item: int) -> list[int]:
    """Return the agents that it may attack with this weapon: on its field, or within range."""
    found: list[int] = []
    wanted = aims(state, slot)
    reach = state.rules.item_range[item]
    far = state.rules.far[slot >> 2][state.where[slot]]
    enemy = 1 - (slot >> 2)
    for other in range(enemy * 4, enemy * 4 + 4):
        if state.status[other] != FREE or not 0 <= far[state.where[other]] <= reach:
            continue
        if state.rules.has_radio and is_hunting(state, slot) and radio.is_hunted(state, other):
            found.append(other)  # STA-S4.6
            continue
        for aim in wanted:
            if other not in found and fits_aim(state, slot, other, aim, False):
                found.append(other)
    if state.rules.audi >= 0 and car.may_strike(state, slot) and state.leader == 0:
        if 0 <= far[state.where[AUDI]] <= reach:
            found.append(AUDI)  # STA-S6.7
    return found


def is_hunting(state: Stawka, slot: int) -> bool:
    """Is it a German led by his own player?"""
    return slot > 3 and state.leader == 1


def is_lifted(state: Stawka, slot: int, victim: int) -> bool:
    """Is no mission needed for this attack (STA-S4.6, STA-S6.7)?"""
    if victim == AUDI:
        return True
    return state.rules.has_radio and is_hunting(state, slot) and radio.is_hunted(state, victim)


def may_place(state: Stawka, slot: int, item: int) -> bool:
    """May this agent place an explosive where it stands (STA-12.9, STA-12.12, STA-12.14)?"""
    place = figures.place(state, slot)
    if item != explosives.GRENADE:
        if place < 0 or state.destroyed >> place & 1 or place == state.rules.hotel:
            return False  # STA-S5.5
        if state.where[slot] == state.rules.audi_stop:
            return is_beside_audi(state, slot)  # STA-S6.13
    if len(aims(state, slot)) > 0 or state.rules.explosives_free:
        return True
    return needs_no_mission(state, slot)


def needs_no_mission(state: Stawka, slot: int) -> bool:
    """Does an explosive need no mission: at the radio, or beside the loaded Audi (STA-12.14)?"""
    if state.rules.has_radio:
        at = is_hunting(state, slot) and state.radio.public
        return at and state.where[slot] == radio.field(state)
    return state.rules.audi >= 0 and is_beside_audi(state, slot)


def is_beside_audi(state: Stawka, slot: int) -> bool:
    """Is this a Pole who may attack it and stands on its field?"""
    near = state.where[slot] == state.where[AUDI]
    return near and car.may_strike(state, slot) and state.leader == 0


def weapons(state: Stawka, slot: int) -> list[int]:
    """Return the kinds of weapons that can be used for an assassination now."""
    found: list[int] = []
    for item in arrest.weapons(state, slot):
        if not state.rules.tags[item] & EXPLOSIVE:
            if victims(state, slot, item):
                found.append(item)
        elif may_place(state, slot, item):
            found.append(item)
    return found


class Declare(Step[Stawka]):
    """Declare and pay an assassination; mission and weapon are shown (STA-12.2)."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item

    def numbers(self) -> list[int]:
        return [self.item]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.item < len(ITEMS)

    def run(self, state: Stawka) -> None:
        slot = state.active
        if state.acted or figures.ap_left(state, slot) < 1:
            return
        if self.item not in weapons(state, slot):
            return
        figures.pay(state, slot, 1)
        state.acted = True
        if not (state.rules.film and self.is_free(state)):
            show_mission(state, slot)
        state.known = put(state.known, items.first_of(state, slot, self.item), KNOWN)
        if state.rules.tags[self.item] & EXPLOSIVE:
            state.then(explosives.PlaceExplosive(self.item))
            threats.on_action(state)
        else:
            state.then(ChooseVictim(state.leader, self.item))

    def is_free(self, state: Stawka) -> bool:
        """Might the attack need no mission? Then the mission is shown only if a victim needs it."""
        slot = state.active
        if state.rules.tags[self.item] & EXPLOSIVE:
            return needs_no_mission(state, slot)
        for other in victims(state, slot, self.item):
            if is_lifted(state, slot, other):
                return True
        return False


def show_mission(state: Stawka, slot: int) -> None:
    """Show the mission; it stays public until it is done (STA-12.2)."""
    if state.mission[slot] >= 0 and not state.shown >> slot & 1:
        state.shown |= 1 << slot
        events.mission(state, "mission-shown", slot, state.mission[slot])


# -- attacks ---------------------------------------------------------------------------------------


class ChooseVictim(Asked):
    """Ask for the victim (D-24)."""

    __slots__ = ("item",)

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def numbers(self) -> list[int]:
        return [self.seat, self.item]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.item < len(ITEMS)

    def options(self, state: Stawka) -> list[int]:
        found = victims(state, state.active, self.item)
        return sorted([choices.AGENT + figures.person(state, other) for other in found])

    def choose(self, state: Stawka, option: int) -> None:
        other = figures.slot_of_person(state, option - choices.AGENT)
        slot = state.active
        if state.rules.film and not is_lifted(state, slot, other):
            show_mission(state, slot)
        events.agents_item(state, "attack-declared", slot, other, self.item)
        piece = items.first_of(state, slot, self.item)
        attack = Attack(slot, other, self.seat, piece)
        state.running.append(attack)
        if other == AUDI:
            audi.add_bonuses(state, slot, attack)
        state.then(Fight())
        threats.on_action(state)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-victim", "activation")


def current(state: Stawka) -> Attack:
    """Return the attack that runs."""
    attack = state.running[-1]
    assert isinstance(attack, Attack)
    return attack


class Fight(Step[Stawka]):
    """Let the victim strike back if it can and the attack still goes on (STA-19.7, STA-12.4)."""

    def run(self, state: Stawka) -> None:
        attack = current(state)
        slot, other, piece = attack.actor, attack.target, attack.weapon
        item = state.rules.item_of[piece]
        gone = piece not in state.items[slot] or state.status[slot] != FREE
        if gone or attack.cancelled or other not in victims(state, slot, item):
            events.agent(state, "action-cancelled", slot)
            state.running.pop()
            return
        state.then(FirstRoll())
        if other != AUDI:  # STA-S6.12
            state.then(StrikeBack(other >> 2))


def answers(state: Stawka, slot: int, other: int) -> list[int]:
    """Return the weapons that a victim can strike back with: in range, no explosives."""
    distance = state.rules.far[other >> 2][state.where[other]][state.where[slot]]
    return [
        item
        for item in arrest.weapons(state, other)
        if not state.rules.tags[item] & EXPLOSIVE and state.rules.item_range[item] >= distance
    ]


class StrikeBack(Asked):
    """Ask with which weapon to strike back; no pass (D-48)."""

    def options(self, state: Stawka) -> list[int]:
        attack = current(state)
        found = answers(state, attack.actor, attack.target)
        if found:
            return [choices.WEAPON + item for item in found]
        for piece in state.items[attack.target]:
            if piece < TS and not state.rules.starred[state.rules.item_of[piece]]:
                return [choices.PASS]  # STA-19.6: by public knowledge
        return []

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        attack = current(state)
        item = option - choices.WEAPON
        attack.answer = items.first_of(state, attack.target, item)
        state.known = put(state.known, attack.answer, KNOWN)
        events.agent_item(state, "struck-back", attack.target, item)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "strike-back", "effect")


class FirstRoll(Step[Stawka]):
    """Roll for the assassin, then for the victim (STA-12.5: both count)."""

    def run(self, state: Stawka) -> None:
        state.then(AttackRoll(), SecondRoll())
        links.put_window(state, ATTACK_WINDOW)


class AttackRoll(Step[Stawka]):
    """Roll 2d6 plus the weapon; a hit is more than the victim's defence (STA-12.3)."""

    def run(self, state: Stawka) -> None:
        attack = current(state)
        slot, other = attack.actor, attack.target
        attack.die_1 = state.roll(6)
        attack.die_2 = state.roll(6)
        total = attack.die_1 + attack.die_2 + attack.modifier
        total += state.rules.item_modifier[state.rules.item_of[attack.weapon]]
        events.dice(state, "attack-rolled", slot, attack.die_1, attack.die_2, total)
        defence = audi.defence(state) if other == AUDI else figures.stat(state, other, DEFENCE)
        need = defence + 1
        attack.hit = total >= need
        rolls.keep(state, rolls.ATTACK_ROLL, attack, total, need, 1 if attack.hit else 0)


class SecondRoll(Step[Stawka]):
    """Roll for the victim's attack on the assassin, if it strikes back."""

    def run(self, state: Stawka) -> None:
        attack = current(state)
        state.then(Save(), EndFight())
        if attack.answer >= 0:
            victim = attack.target
            state.running.append(Attack(victim, attack.actor, victim >> 2, attack.answer))
            state.then(AttackRoll(), StruckBack())
            links.put_window(state, ATTACK_WINDOW)


class StruckBack(Step[Stawka]):
    """Open a window to save the assassin: its own side comes first (6.2)."""

    def run(self, state: Stawka) -> None:
        state.then(SavedBack())
        if current(state).hit:
            links.put_window(state, ELIMINATION)


class SavedBack(Step[Stawka]):
    """Note in the fight how the victim's attack ended."""

    def run(self, state: Stawka) -> None:
        back = current(state)
        state.running.pop()
        if back.hit and not back.prevented:
            current(state).hit_back = True


class Save(Step[Stawka]):
    """Open a window to save the victim (D-49)."""

    def run(self, state: Stawka) -> None:
        attack = current(state)
        if attack.hit and attack.target != AUDI:
            links.put_window(state, ELIMINATION)


class EndFight(Step[Stawka]):
    """Remove weapons and dead, then penalties and rewards: one event (STA-12.5 to 12.7, 21.1)."""

    def run(self, state: Stawka) -> None:
        attack = current(state)
        state.running.pop()
        slot, other = attack.actor, attack.target
        same_field = state.where[slot] == state.where[other]
        if attack.weapon in state.items[slot]:
            items.lose(state, slot, attack.weapon)
        if attack.answer >= 0 and attack.answer in state.items[other]:
            items.lose(state, other, attack.answer)
        hit = attack.hit and not attack.prevented
        hit_back = attack.hit_back
        if other == AUDI and hit:
            audi.stopped(state)
            return
        if hit:
            movement.note(state, slot, ELIMINATED, other, 0)
        if hit_back:
            movement.note(state, other, ELIMINATED, slot, 0)
        death.bury(state, ([slot] if hit_back else []) + ([other] if hit else []))
        if not hit and not hit_back and same_field and not state.over:
            owner = side_of(other)  # STA-12.7, STA-S6.12
            evidence.gain(state, owner, slot & 3, 3, evidence.FROM_TEXT)
        evidence.check(state)
        links.deeds().settle(state)
