"""The agenda of a position: steps in an order that play can come to, each in its procedure.

Every running procedure has one step that will end it (its anchor), so agenda and frames are walked
together from the bottom up (see `grammar` for what can lie on what).
"""

from __future__ import annotations

from typing import Any

from konspira.games.stawka import plausible_frames, plausible_steps
from konspira.games.stawka.abilities import abilities, ops
from konspira.games.stawka.building import building, legacy, setup
from konspira.games.stawka.films import passwords, radio
from konspira.games.stawka.grammar import ABOVE, STAGES, STARTED, WAITED, Kind, symbol
from konspira.games.stawka.plausible_endings import last_stage
from konspira.games.stawka.plausible_place import Place, named, refused
from konspira.games.stawka.plausible_rows import KIND, NUMBER, PICKED, TURN
from konspira.games.stawka.procedures import (
    arrest,
    attack,
    interrogation,
    reactions,
    search,
    talk,
    threats,
)
from konspira.games.stawka.running import ABILITY, ARREST, ATTACK, INTERROGATION, SEARCH, TALK, TEST
from konspira.games.stawka.saving.invariants import is_dealt
from konspira.games.stawka.saving.procedures import numbers as row_of
from konspira.games.stawka.saving.saving import person
from konspira.games.stawka.stage import activation, closing, stage, windows
from konspira.games.stawka.state import (
    ACTIVATIONS,
    LOCATIONS,
    PHASES,
    PLANNING,
    POLISH,
    REACTIONS,
    SETUP,
    STAGE_END,
    THREATS,
    Stawka,
)
from konspira.games.stawka.town import vigilance
from konspira.kernel.step import NOBODY, Step

Agenda = list[Step[Any]]

# The step that ends a procedure, and of which kinds.
ANCHORS: dict[Kind, tuple[int, ...]] = {
    search.Begin: (SEARCH,),
    search.EndSearch: (SEARCH,),
    search.CloseFrame: (SEARCH, ARREST),
    talk.CloseTalk: (TALK,),
    vigilance.TestRoll: (TEST,),
    arrest.Caught: (ARREST,),
    arrest.Outcome: (ARREST,),
    interrogation.InterrogationRoll: (INTERROGATION,),
    attack.Fight: (ATTACK,),
    attack.FirstRoll: (ATTACK,),
    attack.SecondRoll: (ATTACK,),
    attack.EndFight: (ATTACK,),
    attack.StruckBack: (ATTACK,),
    attack.SavedBack: (ATTACK,),
    abilities.Do: (ABILITY,),
}

# What the agenda ends with, and the phase of it (STA-3.1).
BOTTOMS: dict[Kind, tuple[int, ...]] = {
    setup.Draft: (SETUP,),
    stage.Stage: (SETUP, PLANNING, THREATS, REACTIONS, LOCATIONS, STAGE_END),
    stage.Activations: (PLANNING, THREATS, REACTIONS),
    activation.Turn: (ACTIVATIONS,),
    activation.ChooseActivation: (ACTIVATIONS,),
    closing.CloseActivation: (ACTIVATIONS,),
    stage.EndStage: (ACTIVATIONS, STAGE_END),
    stage.NextStage: (STAGE_END,),
}
# Agendas that need no question: a position may begin there.
STARTS: tuple[Kind, ...] = (
    activation.Turn,
    stage.Stage,
    stage.EndStage,
    stage.Planning,
    passwords.Passwords,
)


def check(state: Stawka) -> None:
    """Refuse an agenda or frames that no procedure leads to."""
    agenda = state.agenda
    if not agenda:
        raise refused("agenda", [], "STA-3.1")
    check_bottom(state)
    top = agenda[-1]
    if top.seat == NOBODY and type(top) not in STARTS:
        raise refused(f"agenda[{len(agenda) - 1}]", named(top), "STA-19.1")
    depth = 0
    for at, step in enumerate(agenda):
        if at:
            check_order(state, at)
        if type(step) in ANCHORS:
            depth += 1
            check_anchor(state, at, depth)
        here = Place(state, at, depth)
        if not plausible_steps.fits(here, step):
            raise refused(f"agenda[{at}]", named(step), plausible_steps.rule_of(step))
    if depth != len(state.running):
        raise refused("frames", len(state.running), "STA-19.4")


# -- the bottom ------------------------------------------------------------------------------------


def check_bottom(state: Stawka) -> None:
    """What is left of setup, of a stage or of a turn; the phase says the same."""
    bottom = type(state.agenda[0])
    if bottom not in BOTTOMS or state.phase not in BOTTOMS[bottom]:
        raise refused("phase", PHASES[state.phase], "STA-3.1")
    if bottom is setup.Draft or (bottom is stage.Stage and len(state.agenda) > 1):
        if state.stage or state.phase != SETUP:
            raise refused("stage", state.stage, "STA-1.2")
    elif bottom is not stage.Stage and not 1 <= state.stage <= last_stage(state):
        raise refused("stage", state.stage, "STA-21.3")
    elif state.stage >= last_stage(state) and bottom is stage.Stage:
        raise refused("stage", state.stage, "STA-21.3")
    if (bottom is closing.CloseActivation) != (state.active >= 0):
        raise refused("activation.agent", person(state, state.active), "STA-4.2")
    if bottom is setup.Draft:
        check_opening(state)
    elif not is_dealt(state) or state.kept:
        raise refused("dealt", False, "STA-1.8")
    if bottom is stage.Activations:
        check_stage(state)


def check_opening(state: Stawka) -> None:
    """Documents and what a part of the campaign left, from the top of the opening down."""
    rules, agenda = state.rules, state.agenda
    laying = len(state.layout) // 4 % 2
    set_radio = len(agenda) == 2 and isinstance(agenda[1], radio.SetRadio)  # after the deal
    wanted: list[tuple[tuple[Kind, ...], bool, int]] = [
        ((setup.Draft,), True, NOBODY),
        ((radio.SetRadio,), rules.has_radio, POLISH),
        ((setup.Deal,), not set_radio, NOBODY),
        ((legacy.KeepItem, legacy.KeepHolder), len(state.kept) > 0, rules.keeper),
        ((legacy.KeepTrack,), rules.keeper >= 0, rules.keeper),
        ((setup.ChooseDocument,), rules.kloss_document < 0, POLISH),
        ((building.DrawAgents,), rules.size > 0, NOBODY),
        ((building.LaySector, building.LayCell, building.LayTurn), rules.size > 0, laying),
    ]
    rows = [(kinds, seat) for kinds, there, seat in wanted if there]
    for at, step in enumerate(agenda):
        fits = at < len(rows) and type(step) in rows[at][0] and step.seat == rows[at][1]
        half_made = isinstance(step, legacy.KeepHolder) and at < len(agenda) - 1
        if not fits or half_made:
            raise refused(f"agenda[{at}]", named(step), "STA-1.7")
    if state.kept and len(agenda) < 3:
        raise refused("kept", len(state.kept), "STA-18.1")
    drawn = not any(isinstance(step, building.DrawAgents) for step in agenda)
    if drawn == (max(state.doc) < 0):
        raise refused("agents", [], "STA-1.1")
    whole = len(state.layout) == 4 * rules.size
    if rules.size and whole != (len(agenda) < len(rows)):
        raise refused("layout", len(state.layout) // 4, "STA-2.1")
    if is_dealt(state) != set_radio or len(agenda) < 2:
        raise refused("dealt", True, "STA-1.8")


def check_stage(state: Stawka) -> None:
    """The phases that this level still has before it."""
    row = STAGES[state.rules.level]
    kept = 0
    while kept < len(state.agenda) and kept < len(row):
        if symbol(state.agenda[kept]) != row[kept]:
            break
        kept += 1
    phases = {stage.ThreatPhase: THREATS, stage.ReactionPhase: REACTIONS}
    running = row[kept] if kept < len(row) else NOBODY
    phase = PLANNING if isinstance(running, int) else phases.get(running, PLANNING)
    if isinstance(state.agenda[-1], windows.Ask) and symbol(state.agenda[-1]) == ops.STAGE_START:
        phase = PLANNING
    if state.phase != phase:
        raise refused("phase", PHASES[state.phase], "STA-3.1")
    if state.first == NOBODY and stage.Precedence not in [type(step) for step in state.agenda]:
        raise refused("first", None, "STA-3.4")


# -- one step on another ---------------------------------------------------------------------------


def check_order(state: Stawka, at: int) -> None:
    """Can this step lie on the one below it?"""
    below, step = state.agenda[at - 1], state.agenda[at]
    one, two = symbol(below), symbol(step)
    fits = two in ABOVE.get(one, {})
    if isinstance(state.agenda[0], setup.Draft):
        fits = True  # by the opening itself
    elif isinstance(below, windows.Window):
        fits = two in WAITED.get(below.window, [])
    elif isinstance(below, windows.Mandatory):
        fits = two in (abilities.Do, ops.MOVE_END)
    elif isinstance(below, windows.Ask):
        # Also the other player of the same window, or the traits that work by themselves.
        same = one == two and not isinstance(step, windows.Window)
        fits = same or two in (abilities.Do, reactions.Effect, threats.TokenDone, ops.MOVE_END)
    if not fits:
        raise refused(f"agenda[{at}]", named(step), "STA-19.4")


# -- frames ----------------------------------------------------------------------------------------


def check_anchor(state: Stawka, at: int, depth: int) -> None:
    """The procedure that this step ends."""
    step = state.agenda[at]
    path = f"frames[{depth - 1}]"
    if depth > len(state.running):
        raise refused("frames", len(state.running), "STA-19.4")
    frame = row_of(state.running[depth - 1])
    if not plausible_frames.is_row(state, frame) or frame[KIND] not in ANCHORS[type(step)]:
        raise refused(path, frame, "STA-19.4")
    above = state.agenda[at + 1] if at + 1 < len(state.agenda) else None
    if isinstance(step, abilities.Do) and not _goes_on(state, step, frame, above):
        raise refused(f"agenda[{at}]", named(step), "STA-19.4")


def _goes_on(state: Stawka, step: abilities.Do, frame: list[int], above: Step[Any] | None) -> bool:
    """Is an ability at the row that started what lies on it?"""
    ability = state.rules.abilities[frame[NUMBER]]
    if step.at > len(ability.do) or above is None:
        return False
    if isinstance(above, abilities.PayItem | abilities.PaySecretCard):
        return step.at == 0
    loops = [place for place in range(step.at) if ability.do[place].code == ops.EACH]
    if not loops and (frame[TURN] or len(frame) > TURN + 1):
        return False
    if loops and frame[TURN] == 0 and step.at <= ability.do[loops[-1] + 1].n:
        return False
    if isinstance(above, abilities.ChooseObject):
        return step.at < len(ability.do) and frame[PICKED + above.place] == ops.UNASKED
    if step.at == 0:
        return False
    return symbol(above) in STARTED.get(ability.do[step.at - 1].code, {})
