"""What a position may claim: cards, pieces, an agenda and a result that the rules could lead to.

A position need not be reachable move by move, but the game must be able to go on from it.
"""

from __future__ import annotations

from typing import Any

from konspira.games.emerald import faults, score
from konspira.games.emerald.aiming import STRUCK
from konspira.games.emerald.blocks import Block, could_block
from konspira.games.emerald.cards import CITIES, CITY_COUNT, FIRST_ROYAL, HAND_KINDS, TEXTS
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.claiming import ClaimCity, ClaimMore
from konspira.games.emerald.effects import ResolveText
from konspira.games.emerald.ending import After
from konspira.games.emerald.invariants import broken
from konspira.games.emerald.killing import KillCard, MoreKills
from konspira.games.emerald.opening import SetupAgent
from konspira.games.emerald.resolving import Kill, WinRoyal
from konspira.games.emerald.reveals import Heart, RevealAgent, Reveals, heart, must_reveal
from konspira.games.emerald.rules import (
    ASSASSINATION,
    CTHULHU,
    KILL_ANYWHERE,
    RAISE_DEAD,
    REPLACE_HERE,
    SHOGGOTH,
    VAMPIRES,
    WIPE_CITY,
    ZOMBIES,
)
from konspira.games.emerald.state import (
    ATTACK_CITY,
    ATTACK_KIND,
    ATTACK_VICTIM,
    SETUP,
    TEXT_USE,
    Emerald,
)
from konspira.games.emerald.turn import BeginTurn, Turn
from konspira.games.emerald.zombies import (
    MoreStrikes,
    ResolveStrike,
    ZombieCity,
    ZombieStrike,
    to_place,
)
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import wrong
from konspira.kernel.step import NOBODY, Step

Agenda = list[Step[Any]]


def impossible(path: str, value: object, rule: str) -> PositionError:
    """The error for a claim that the rules cannot have led to."""
    return wrong(path, value, Remedy("not-by-rules", "the rules do not lead there"), rule)


def check(state: Emerald) -> None:
    """Refuse what could not be played on."""
    check_table(state)
    if state.over:
        check_result(state)
        return
    if state.ends:
        raise impossible("ends", state.ends, "EME-16.8")
    check_agenda(state)
    check_attack(state)
    remake_plan(state)


def check_result(state: Emerald) -> None:
    """A game that is over has shown all identities, and its scores add up (EME-17)."""
    scores = score.final(state)
    if state.plan or not state.ends or state.revealed != (1 << state.seats) - 1:
        raise impossible("over", state.ends, "EME-16.8")
    if (state.scores, state.ranks) != (scores, score.ranks_of(state, scores)):
        raise impossible("over.scores", state.scores, "EME-17.6")


def check_table(state: Emerald) -> None:
    """Cards and pieces as the box has them; boxes and shelters hold what they may."""
    fault = faults.find(state)
    if fault is not None:
        raise fault
    for rule in broken(state):
        raise impossible("seats", rule, rule)
    most = state.rules.stack + 2
    for city, name in enumerate(CITIES):
        if state.left[city] + state.lost[city] > most:
            remedy = Remedy("emerald-stack", f"at most {most} cards lie in a stack", count=most)
            raise wrong(f"cities.{name}.stack", state.left[city], remedy, "EME-1.2")
    if any(use % TEXT_USE >= FIRST_ROYAL for use in state.in_play):
        raise impossible("in_play", state.in_play, "EME-2.9")


# -- the agenda ------------------------------------------------------------------------------------


def kinds_of(agenda: Agenda) -> list[type[Step[Any]]]:
    """The steps of an agenda, by their types."""
    return [type(step) for step in agenda]


def check_agenda(state: Emerald) -> None:
    """The agenda is one that a question can leave behind (EME-3, EME-12, EME-14)."""
    if state.phase != SETUP:
        check_turns(state)
    fits = fits_setup(state) if state.phase == SETUP else fits_turn(state)
    if not fits:
        raise impossible("agenda", len(state.agenda), "EME-3.1")


def check_turns(state: Emerald) -> None:
    """Whose turn it is follows from who began; symbols of a claim are left while it goes on."""
    seat = (state.turns + state.first) % state.seats
    if seat != state.active:
        text = f"after {state.turns} turns it is the turn of seat {seat}; change turns or active"
        remedy = Remedy("emerald-turns", text, count=state.turns, seat=str(seat))
        raise wrong("turns", state.turns, remedy, "EME-3.1")
    kinds = kinds_of(state.agenda)
    if state.claims and not (ClaimCity in kinds[-1:] or ClaimMore in kinds):
        text = "symbols of a claim are left only while a claim goes on; leave it out"
        raise wrong("claims", state.claims, Remedy("emerald-claims", text), "EME-5.12")


def fits_setup(state: Emerald) -> bool:
    """The agents that are still to be placed, in two laps, then the first turn (EME-1.12)."""
    order = [*state.order() * state.rules.starting_agents]
    placed = sum(state.out)
    left = order[placed:]
    agenda = state.agenda
    early = state.turns or state.actions or state.free or state.claims or state.in_play
    if early or state.active != state.first or not left or state.attack or state.strikes:
        return False
    if not isinstance(agenda[0], BeginTurn) or agenda[0].player != state.first:
        return False
    if any(not isinstance(step, SetupAgent) for step in agenda[1:]):
        return False
    laps = [state.out[seat] for seat in range(state.seats)]
    done = order[:placed]
    return [step.seat for step in reversed(agenda[1:])] == left and laps == [
        done.count(seat) for seat in range(state.seats)
    ]


# What may lie below a question of a reveal: the rest of the action (EME-14.2).
RESTS: list[list[type[Step[Any]]]] = [
    [After],
    [After, ClaimMore],
    [After, MoreKills],
    [After, WinRoyal],
    [MoreStrikes],
]


def fits_turn(state: Emerald) -> bool:
    """A question of the turn, a window, or a reveal."""
    agenda = state.agenda
    kinds = kinds_of(agenda)
    if not agenda:
        return False
    if kinds == [Turn]:
        return not state.in_play and not state.strikes
    if kinds == [After, ClaimCity]:
        return more(agenda[-1]) and not state.in_play and is_spent(state)
    if kinds == [After, KillCard]:
        return more(agenda[-1]) and not state.in_play and is_spent(state)
    if kinds == [ZombieStrike]:
        return more(agenda[-1]) and is_raising(state)
    if kinds == [ZombieCity]:
        return is_raising(state) and to_place(state) > 0
    if kinds[-1] is Block:
        return fits_window(state, kinds)
    return fits_reveal(state, kinds)


def more(step: Step[Any]) -> bool:
    """Is this the question after the first claim or attempt?"""
    return isinstance(step, ClaimCity | KillCard | ZombieStrike) and step.more == 1


def is_spent(state: Emerald) -> bool:
    """Has an action been spent in this turn?"""
    return state.actions < state.rules.actions


def is_raising(state: Emerald) -> bool:
    """Is a Zombies card in play (EME-18.27)?"""
    return (
        len(state.in_play) == 1
        and state.in_play[0] >= TEXT_USE
        and state.rules.effect[state.in_play[0] - TEXT_USE] == RAISE_DEAD
        and not state.purged
        and is_spent(state)
    )


def fits_window(state: Emerald, kinds: list[type[Step[Any]]]) -> bool:
    """Seats that could block, in order, above the attack (EME-12.2, EME-12.10)."""
    count = sum(kind is Block for kind in kinds)
    below = kinds[: len(kinds) - count]
    if not state.attack or not state.in_play or not is_spent(state):
        return False
    kind = state.attack[ATTACK_KIND]
    wanted: list[type[Step[Any]]] = [ResolveText]
    if kind == ASSASSINATION:
        wanted = [After, Kill]
    elif kind == ZOMBIES:
        wanted = [ResolveStrike]
    if below != wanted or state.attack[3] or Block in below:
        return False
    asked = [step.seat for step in reversed(state.agenda[-count:])]
    order = state.order()
    return asked == sorted(set(asked), key=order.index) and all(
        is_threatened(state, seat) and could_block(state, seat, kind) for seat in asked
    )


def is_threatened(state: Emerald, seat: int) -> bool:
    """May this seat block the attack (EME-12.2)?"""
    place = state.attack[ATTACK_CITY] * MOST_SEATS + seat
    if seat == state.active or not state.agents[place]:
        return False
    return state.attack[ATTACK_KIND] == CTHULHU or state.attack[ATTACK_VICTIM] == seat


def fits_reveal(state: Emerald, kinds: list[type[Step[Any]]]) -> bool:
    """Somebody reveals, or has revealed and places agents (EME-14)."""
    if not is_spent(state) and not state.free:
        return False
    top = state.agenda[-1]
    rest = kinds[:-1]
    if rest and rest[-1] is Reveals:
        rest = rest[:-1]
    elif isinstance(top, Heart):
        return False
    while rest and rest[-1] is RevealAgent and state.rules.refill_again:
        rest = rest[:-1]
    if rest not in RESTS:
        return False
    if rest == [MoreStrikes]:
        if not is_raising(state):
            return False
    elif rest == [After, WinRoyal]:
        if not state.attack or state.attack[ATTACK_VICTIM] != NOBODY:
            return False
    elif state.in_play:
        return False
    if isinstance(top, Heart):
        return must_reveal(state, top.seat) and heart(state, top.seat) != NOBODY
    return isinstance(top, RevealAgent) and state.is_revealed(top.seat)


EFFECT_OF = {SHOGGOTH: KILL_ANYWHERE, VAMPIRES: REPLACE_HERE, CTHULHU: WIPE_CITY}


def check_attack(state: Emerald) -> None:
    """What is under attack belongs to a window; cards in play are those of the attack."""
    for entry in state.strikes:
        city = entry - STRUCK if entry >= STRUCK else entry // MOST_SEATS
        if not 0 <= city < CITY_COUNT or entry < 0 or entry % MOST_SEATS >= MOST_SEATS:
            raise impossible("strikes", entry, "EME-18.27a")
    if state.strikes and not is_raising(state):
        raise impossible("strikes", len(state.strikes), "EME-18.27a")
    kinds = kinds_of(state.agenda)
    if not state.attack:
        if state.in_play and not is_raising(state):
            raise impossible("in_play", len(state.in_play), "EME-2.9")
        return
    kind = state.attack[ATTACK_KIND]
    if Block not in kinds and WinRoyal not in kinds:
        raise impossible("attack", kind, "EME-12.1")
    first = state.in_play[0] if state.in_play else NOBODY
    if kind == ASSASSINATION:
        fits = 0 <= first < HAND_KINDS and state.rules.marks[first] >> 4 & 1 == 1
        if WinRoyal in kinds:
            fits = fits and state.slots >> state.attack[ATTACK_CITY] & 1 == 1
        for use in state.in_play[1:]:
            fits = fits and (use < TEXT_USE or use - TEXT_USE < TEXTS)
    elif kind == ZOMBIES:
        fits = is_raising(state)
    else:
        effect = state.rules.effect[first - TEXT_USE] if first >= TEXT_USE else NOBODY
        fits = effect == EFFECT_OF[kind] and len(state.in_play) == 1
        if kind == VAMPIRES:
            fits = fits and state.pool[state.active] > 0
    if not fits:
        raise impossible("attack", kind, "EME-12.1")


def remake_plan(state: Emerald) -> None:
    """The choices that nobody has seen are made again, each of them legal (EME-19.9)."""
    plan = state.plan
    if not plan:
        return
    state.plan = []
    state.advance()
    for option in plan:
        if option not in state.offered:
            raise impossible("plan", state.game.name(option), "EME-2.13")
        state.choose(state.asked, option)
        if state.over:
            raise impossible("plan", state.game.name(option), "EME-19.9")
    if state.plan != plan:
        raise impossible("plan", len(plan), "EME-19.9")
    state.history = []
    state.log = []
    state.learned = 0
