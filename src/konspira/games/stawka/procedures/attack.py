"""Assassination, fights, explosives, death (STA-12)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.conditions import fits_aim
from konspira.games.stawka.abilities.ops import ATTACK as ATTACK_WINDOW
from konspira.games.stawka.abilities.ops import DEFENCE, ELIMINATED, ELIMINATION
from konspira.games.stawka.content.names import ITEMS
from konspira.games.stawka.films import audi, films, radio
from konspira.games.stawka.procedures import arrest, bribery, missions, threats
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import EXPLOSIVE
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import activation, windows
from konspira.games.stawka.state import (
    ACTOR,
    ATTACK,
    AUDI,
    BEFORE,
    CANCELLED,
    DEAD,
    DIE_1,
    DIE_2,
    EXTRA,
    FLAGS,
    FREE,
    KNOWN,
    MOD,
    PREVENTED,
    RADIO_OPEN,
    RESULT,
    TARGET,
    TS,
    Stawka,
    put,
    put_row,
    side_of,
)
from konspira.games.stawka.town import evidence, figures, items, movement, rolls
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

GRENADE = ITEMS.index("grenade")


def aims(state: Stawka, slot: int) -> list[int]:
    """The targets for which its mission unlocks an assassination (STA-12.1)."""
    mission = state.mission[slot]
    if mission < 0:
        return []
    return [goal.assassination for goal in state.rules.goals[mission] if goal.assassination >= 0]


def victims(state: Stawka, slot: int, item: int) -> list[int]:
    """Whom an agent may attack with this weapon: on its field, or within range."""
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
    if state.rules.audi >= 0 and audi.may_strike(state, slot) and state.leader == 0:
        if 0 <= far[state.where[AUDI]] <= reach:
            found.append(AUDI)  # STA-S6.7
    return found


def is_hunting(state: Stawka, slot: int) -> bool:
    """A German whom his own player leads."""
    return slot > 3 and state.leader == 1


def is_lifted(state: Stawka, slot: int, victim: int) -> bool:
    """Is no mission needed for this attack (STA-S4.6, STA-S6.7)?"""
    if victim == AUDI:
        return True
    return state.rules.has_radio and is_hunting(state, slot) and radio.is_hunted(state, victim)


def may_place(state: Stawka, slot: int, item: int) -> bool:
    """May this agent place an explosive where it stands (STA-12.9, STA-12.12, STA-12.14)?"""
    place = figures.place(state, slot)
    if item != GRENADE:
        if place < 0 or state.destroyed >> place & 1 or place == state.rules.hotel:
            return False  # STA-S5.5
        if state.where[slot] == state.rules.audi_stop:
            return is_beside_audi(state, slot)  # STA-S6.13
    if len(aims(state, slot)) > 0 or state.rules.explosives_free:
        return True
    return needs_no_mission(state, slot)


def needs_no_mission(state: Stawka, slot: int) -> bool:
    """STA-12.14: at the radio, or beside the loaded Audi."""
    if state.rules.has_radio:
        at = is_hunting(state, slot) and state.film[RADIO_OPEN] == 1
        return at and state.where[slot] == radio.field(state)
    return state.rules.audi >= 0 and is_beside_audi(state, slot)


def is_beside_audi(state: Stawka, slot: int) -> bool:
    """Is this a Pole who may attack it and stands on its field?"""
    near = state.where[slot] == state.where[AUDI]
    return near and audi.may_strike(state, slot) and state.leader == 0


def weapons(state: Stawka, slot: int) -> list[int]:
    """The kinds of weapons that can be used for an assassination now."""
    found: list[int] = []
    for item in arrest.weapons(state, slot):
        if not state.rules.tags[item] & EXPLOSIVE:
            if victims(state, slot, item):
                found.append(item)
        elif may_place(state, slot, item):
            found.append(item)
    return found


class Declare(Step[Stawka]):
    """Declared and paid; mission and weapon are shown (STA-12.2)."""

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
        if not (state.film and self.is_free(state)):
            show_mission(state, slot)
        state.known = put(state.known, items.first_of(state, slot, self.item), KNOWN)
        if state.rules.tags[self.item] & EXPLOSIVE:
            state.agenda.append(PlaceExplosive(self.item))
            threats.on_action(state)
        else:
            state.agenda.append(ChooseVictim(state.leader, self.item))

    def is_free(self, state: Stawka) -> bool:
        """Might no mission be needed? Then it is shown once a victim needs it."""
        slot = state.active
        if state.rules.tags[self.item] & EXPLOSIVE:
            return needs_no_mission(state, slot)
        for other in victims(state, slot, self.item):
            if is_lifted(state, slot, other):
                return True
        return False


def show_mission(state: Stawka, slot: int) -> None:
    """STA-12.2: it stays public until done."""
    if state.mission[slot] >= 0 and not state.shown >> slot & 1:
        state.shown |= 1 << slot
        events.mission(state, "mission-shown", slot, state.mission[slot])


# -- attacks ---------------------------------------------------------------------------------------


class ChooseVictim(Step[Stawka]):
    """D-24: whom."""

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
        if state.film and not is_lifted(state, slot, other):
            show_mission(state, slot)
        events.agents_item(state, "attack-declared", slot, other, self.item)
        piece = items.first_of(state, slot, self.item)
        frame = [ATTACK, slot, other, self.seat, 0, 0, 0, 0, 0, piece, NOBODY]
        state.frames.append(frame)
        if other == AUDI:
            audi.add_bonuses(state, slot, frame)
        state.agenda.append(Fight())
        threats.on_action(state)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-victim", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.victim(state, self.seat, option)


class Fight(Step[Stawka]):
    """Still possible (STA-19.7)? Then the victim strikes back if it can (STA-12.4)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, other, piece = frame[ACTOR], frame[TARGET], frame[EXTRA]
        item = state.rules.item_of[piece]
        gone = piece not in state.items[slot] or state.status[slot] != FREE
        if gone or frame[FLAGS] & CANCELLED or other not in victims(state, slot, item):
            events.agent(state, "action-cancelled", slot)
            state.frames.pop()
            return
        state.agenda.append(FirstRoll())
        if other != AUDI:  # STA-S6.12
            state.agenda.append(StrikeBack(other >> 2))


def answers(state: Stawka, slot: int, other: int) -> list[int]:
    """The weapons that a victim can strike back with: no explosives, far enough."""
    distance = state.rules.far[other >> 2][state.where[other]][state.where[slot]]
    return [
        item
        for item in arrest.weapons(state, other)
        if not state.rules.tags[item] & EXPLOSIVE and state.rules.item_range[item] >= distance
    ]


class StrikeBack(Step[Stawka]):
    """D-48: with which weapon; no pass."""

    def options(self, state: Stawka) -> list[int]:
        frame = state.frames[-1]
        found = answers(state, frame[ACTOR], frame[TARGET])
        if found:
            return [choices.WEAPON + item for item in found]
        for piece in state.items[frame[TARGET]]:
            if piece < TS and not state.rules.starred[state.rules.item_of[piece]]:
                return [choices.PASS]  # STA-19.6: asked by public knowledge
        return []

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        frame = state.frames[-1]
        item = option - choices.WEAPON
        frame[BEFORE] = items.first_of(state, frame[TARGET], item)
        state.known = put(state.known, frame[BEFORE], KNOWN)
        events.agent_item(state, "struck-back", frame[TARGET], item)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "strike-back", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.weapon(state, state.frames[-1][TARGET], option)


class FirstRoll(Step[Stawka]):
    """The assassin's roll, then the victim's (STA-12.5: both count)."""

    def run(self, state: Stawka) -> None:
        state.agenda.append(SecondRoll())
        state.agenda.append(AttackRoll())
        windows.put(state, ATTACK_WINDOW)


class AttackRoll(Step[Stawka]):
    """2d6 and the weapon, more than the victim's defence (STA-12.3)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, other = frame[ACTOR], frame[TARGET]
        frame[DIE_1] = state.roll(6)
        frame[DIE_2] = state.roll(6)
        total = frame[DIE_1] + frame[DIE_2] + frame[MOD]
        total += state.rules.item_modifier[state.rules.item_of[frame[EXTRA]]]
        events.dice(state, "attack-rolled", slot, frame[DIE_1], frame[DIE_2], total)
        defence = audi.defence(state) if other == AUDI else figures.stat(state, other, DEFENCE)
        need = defence + 1
        frame[RESULT] = 1 if total >= need else 0
        rolls.keep(state, rolls.ATTACK_ROLL, frame, total, need, frame[RESULT])


class SecondRoll(Step[Stawka]):
    """The victim's attack on the assassin, if it strikes back."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        state.agenda.append(EndFight())
        state.agenda.append(Save())
        if frame[BEFORE] >= 0:
            back = [ATTACK, frame[TARGET], frame[ACTOR], frame[TARGET] >> 2, 0, 0, 0, 0, 0]
            state.frames.append([*back, frame[BEFORE], NOBODY])
            state.agenda.append(StruckBack())
            state.agenda.append(AttackRoll())
            windows.put(state, ATTACK_WINDOW)


class StruckBack(Step[Stawka]):
    """The assassin may still be saved: its own side comes first (6.2)."""

    def run(self, state: Stawka) -> None:
        state.agenda.append(SavedBack())
        if state.frames[-1][RESULT]:
            windows.put(state, ELIMINATION)


class SavedBack(Step[Stawka]):
    """How the victim's attack ended goes into the fight."""

    def run(self, state: Stawka) -> None:
        back = state.frames.pop()
        if back[RESULT] and not back[FLAGS] & PREVENTED:
            state.frames[-1][RESULT] |= 2


class Save(Step[Stawka]):
    """The victim may be saved (D-49)."""

    def run(self, state: Stawka) -> None:
        if state.frames[-1][RESULT] & 1 and state.frames[-1][TARGET] != AUDI:
            windows.put(state, ELIMINATION)


class EndFight(Step[Stawka]):
    """Weapons go, the dead go, then penalties and rewards: one event (STA-12.5 to 12.7, 21.1)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames.pop()
        slot, other = frame[ACTOR], frame[TARGET]
        same_field = state.where[slot] == state.where[other]
        if frame[EXTRA] in state.items[slot]:
            items.lose(state, slot, frame[EXTRA])
        if frame[BEFORE] >= 0 and frame[BEFORE] in state.items[other]:
            items.lose(state, other, frame[BEFORE])
        hit = frame[RESULT] & 1 == 1 and not frame[FLAGS] & PREVENTED
        hit_back = frame[RESULT] & 2 == 2
        if other == AUDI and hit:
            audi.stopped(state)
            return
        if hit:
            movement.note(state, slot, ELIMINATED, other, 0)
        if hit_back:
            movement.note(state, other, ELIMINATED, slot, 0)
        bury(state, ([slot] if hit_back else []) + ([other] if hit else []))
        if not hit and not hit_back and same_field and not state.over:
            owner = side_of(other)  # STA-12.7, STA-S6.12
            evidence.gain(state, owner, slot & 3, 3, evidence.FROM_TEXT)
        evidence.check(state)
        activation.settle(state)


def bury(state: Stawka, slots: list[int]) -> None:
    """STA-12.8; a mission fulfilled by the same event is rewarded first (STA-12.15)."""
    for slot in slots:
        missions.claim_dying(state, slot)
    for slot in slots:
        if state.status[slot] == FREE:
            eliminate(state, slot)
    for slot in slots:
        if evidence.is_chief_lost(state, slot):
            evidence.expose(state, 1 - (slot >> 2))  # STA-12.16


def eliminate(state: Stawka, slot: int) -> None:
    """An agent leaves the game with all it has."""
    events.agent(state, "eliminated", slot)
    items.lose_all(state, slot)
    state.status = put(state.status, slot, DEAD)
    state.where[slot] = NOBODY
    state.mission = put(state.mission, slot, NOBODY)
    state.sets = put_row(state.sets, slot, [])
    state.deeds = put_row(state.deeds, slot, [])
    evidence.close_track(state, slot)
    bribery.lapse(state, slot)
    if state.film:
        films.gone(state)


# -- explosives ------------------------------------------------------------------------------------


class PlaceExplosive(Step[Stawka]):
    """Face up on the agent's field (STA-12.9, STA-12.12)."""

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
        piece = items.first_of(state, slot, self.item)
        place = figures.place(state, slot)
        if piece < 0 or state.closing or not (place >= 0 or self.item == GRENADE):
            events.agent(state, "action-cancelled", slot)
            return
        items.remove(state, slot, piece)
        items.put_out(state, piece, True)
        events.placed_explosive(state, slot, self.item, state.where[slot])
        if self.item == GRENADE:
            state.grenades = [*state.grenades, state.where[slot], slot, piece]
        else:
            state.charges = [*state.charges, place, slot, piece]


def on_field(state: Stawka, field: int) -> list[int]:
    """All free agents on a field, and the loaded Audi (STA-S6.12)."""
    found = [s for s in range(8) if state.status[s] == FREE and state.where[s] == field]
    if state.rules.audi >= 0 and state.where[AUDI] == field and audi.is_loaded(state):
        found.append(AUDI)
    return found


def blast_dice(state: Stawka, slots: list[int]) -> list[int]:
    """A die for each agent, all before anything happens."""
    found: list[int] = []
    for slot in slots:
        die = state.roll(6)
        events.agent_die(state, "blast-rolled", slot, die)
        found.append(die)
    return found


def explode_grenades(state: Stawka) -> None:
    """STA-12.10: 1 or 2 kills; a 6 kills the thrower who stayed."""
    while state.grenades and not state.over:
        field, thrower, piece = state.grenades[:3]
        state.grenades = state.grenades[3:]
        events.exploded(state, state.rules.item_of[piece], field)
        slots = on_field(state, field)
        dice = blast_dice(state, slots)
        dead = [slot for slot, die in zip(slots, dice, strict=True) if die <= 2]
        if AUDI in dead:
            audi.stopped(state)
            return
        if thrower in slots and thrower not in dead:
            own = dice[slots.index(thrower)]
            if own == 6 or (6 in dice and not state.rules.own_die):
                dead.append(thrower)
        blow_up(state, thrower, dead)


def explode_charges(state: Stawka) -> None:
    """STA-12.12, STA-12.13: dynamite at the end of the stage, in order of placement."""
    while state.charges and not state.over:
        place, placer, piece = state.charges[:3]
        state.charges = state.charges[3:]
        field = state.rules.field_of[place]
        events.exploded(state, state.rules.item_of[piece], field)
        slots = on_field(state, field)
        dice = blast_dice(state, slots)
        dead = [slot for slot, die in zip(slots, dice, strict=True) if die <= 4]
        if AUDI in dead:
            audi.stopped(state)
            return
        if 1 in dice:
            beside: list[int] = []
            for other in state.rules.neighbours[place]:
                beside += [slot for slot in on_field(state, other) if slot != AUDI]
            for slot, die in zip(beside, blast_dice(state, beside), strict=True):
                if die <= 4:
                    dead.append(slot)
        destroy(state, place)
        blow_up(state, placer, dead)


def blow_up(state: Stawka, placer: int, dead: list[int]) -> None:
    """All deaths of one explosion together; explosives cause no evidence (STA-12.14)."""
    for slot in dead:
        if state.status[placer] == FREE and slot >> 2 != placer >> 2:
            movement.note(state, placer, ELIMINATED, slot, 0)
    bury(state, dead)
    evidence.check(state)


def destroy(state: Stawka, place: int) -> None:
    """STA-12.13: tiles, markers and tokens there are removed."""
    field = state.rules.field_of[place]
    state.destroyed |= 1 << place
    for tile in state.safes[place]:
        items.put_out(state, tile, True)
    state.safes = put_row(
        state.safes, place, []
    )  # the stack stays in the state, out of reach: nobody sees it any more
    state.marks = put(state.marks, place, 0)
    token = figures.token_on(state, field)
    if token >= 0:
        threats.remove(state, token)
    events.destroyed(state, place)
