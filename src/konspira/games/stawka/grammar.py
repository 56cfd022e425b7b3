"""What each step of Stawka puts on the agenda: from it follows which step can lie on which."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from konspira.games.stawka.abilities import abilities, ops
from konspira.games.stawka.building import legacy, setup
from konspira.games.stawka.films import audi, films, passwords, radio
from konspira.games.stawka.procedures import (
    arrest,
    attack,
    bribery,
    cards,
    exchange,
    explosives,
    interrogation,
    kidnapping,
    looking,
    missions,
    placing,
    reactions,
    safes,
    search,
    talk,
    threats,
)
from konspira.games.stawka.stage import activation, closing, stage, windows
from konspira.games.stawka.town import items, movement, top_secret, vigilance, walking
from konspira.kernel.step import Step

Kind = type[Step[Any]]
Symbol = Kind | int  # a window is its number, however far its questions are
Rows = list[list[Symbol]]

ASKS: tuple[Kind, ...] = (windows.Window, windows.Mandatory, windows.Ask)
PAYS: tuple[Kind, ...] = (abilities.PayItem, abilities.PaySecretCard)
COSTS: Rows = [[one, other] for one in PAYS for other in PAYS]
USE: Rows = [[abilities.Do, *costs] for costs in COSTS]
TEST: list[Symbol] = [vigilance.TestRoll, ops.VIGILANCE_TEST]
TALK: list[Symbol] = [talk.CloseTalk, talk.RankCheck, ops.TALK_DECLARED]
ROLL: list[Symbol] = [talk.TalkRoll, ops.TALK_BEFORE_ROLL]
FOUND: list[Symbol] = [top_secret.TakeSecretCard, items.MakeRoom]
ROUND: list[Symbol] = [attack.AttackRoll, ops.ATTACK]
BEGIN: list[Symbol] = [closing.CloseActivation, activation.Menu, ops.ACTIVATION_START]
ON_TOKEN: Symbol = threats.TriggerToken
# What a secret or a mission asks for; it is asked even if its agent is gone meanwhile.
EARNED: list[Symbol] = [missions.ChooseReward, passwords.NameLetter, radio.NameSector]
TOLD: list[Symbol] = [passwords.NameLetter, radio.NameSector, audi.SecretReward]
TOKENS: list[Symbol] = [
    audi.MoveToken,
    audi.MoveTokenTo,
    placing.PlacePick,
    placing.PlaceField,
]
DECLARED: list[Symbol] = [
    search.Declare,
    threats.Dismiss,
    attack.Declare,
    talk.Declare,
    missions.Declare,
    arrest.Declare,
    kidnapping.DeclareKidnap,
    radio.Declare,
]

# What an effect of 6.3 asks or starts, by the code of the effect.
EFFECTS: dict[int, Rows] = {
    ops.WALK: [[walking.Walk]],
    ops.DRAW_TILE: [[looking.ChooseTile]],
    ops.REORDER_TILES: [[looking.OrderTile]],
    ops.STEAL_ITEM: [[items.Steal, items.MakeRoom]],
    ops.EXCHANGE_ITEMS: [[items.Exchange]],
    ops.GAIN_TOP_SECRET: [FOUND],
    ops.GAIN_MISSION: [[missions.ChooseMission]],
    ops.DISCARD_LOCATION: [[cards.DropLocationCard]],
    ops.DISCARD_REACTION: [[reactions.DropReaction]],
    ops.DRAW_REACTION: [[reactions.DropReaction]],
    ops.PLACE_THREAT: [[placing.PlacePick], [placing.Place]],
    ops.START_TALK: [TALK],
    ops.START_ARREST: [[arrest.Caught]],
    ops.START_INTERROGATION: [[interrogation.InterrogationRoll, ops.INTERROGATION]],
    ops.TEST: [TEST],
    ops.RELEASE: [[interrogation.PlaceReleased]],
}

SEALED: list[Symbol] = [ops.STAGE_START, stage.Precedence, stage.Planning]
STAGES: Rows = [  # by level
    [stage.Activations, *SEALED],
    [stage.Activations, stage.ThreatPhase, *SEALED],
    [stage.Activations, stage.LocationPhase, stage.ReactionPhase, stage.ThreatPhase, *SEALED],
]

# The rows that a step can put in its place, from the bottom up; the later ones of a row may be
# left out where the game does not need them.
PUTS: dict[Kind, Rows] = {
    stage.Stage: STAGES,
    setup.Draft: [
        [stage.Stage, setup.DraftFigure],
        [stage.Stage, passwords.Passwords, setup.DraftFigure],
    ],
    setup.DraftFigure: [[setup.DraftField]],
    setup.DraftField: [[setup.DraftFigure]],
    legacy.KeepItem: [[legacy.KeepHolder]],
    stage.ThreatPhase: [[placing.Place, placing.Place, placing.Place]],
    stage.ReactionPhase: [[stage.DrawReactions, stage.DrawReactions]],
    stage.DrawReactions: [[reactions.DropReaction]],
    stage.Activations: [[activation.Turn]],
    stage.EndStage: [
        [stage.NextStage, stage.Charges, ops.STAGE_END],
        [stage.NextStage, films.StageCheck, stage.Charges, ops.STAGE_END],
    ],
    activation.Turn: [[stage.EndStage], [activation.ChooseActivation], BEGIN],
    activation.ChooseActivation: [[activation.Turn], BEGIN],
    closing.CloseActivation: [[closing.PassTurn], [ops.MOVE_END]],
    closing.PassTurn: [[activation.Turn]],
    activation.Menu: [
        [activation.Menu, movement.Arrive, movement.Control, ops.STEP_BEFORE, ops.MOVE_DECLARED],
        *[[activation.Menu, step, ops.MOVE_END] for step in DECLARED],
        *[[activation.Menu, *row] for row in USE],
        *[[activation.Menu, missions.Reward, *costs] for costs in COSTS],
        [activation.Menu, interrogation.InterrogationRoll, ops.INTERROGATION],
        [items.HandOver],
        [bribery.PayBribe],
        [passwords.Guess],
        [activation.Menu, audi.Drive],
        *[[step] for step in EARNED],
        [ops.MOVE_END],
    ],
    passwords.Guess: [[passwords.Guess]],
    audi.Drive: [[audi.Drive], [ops.MOVE_END]],
    radio.Declare: [[radio.Send, ON_TOKEN]],
    audi.SecretReward: [[audi.MoveToken], [placing.PlacePick]],
    audi.MoveToken: [[audi.MoveTokenTo]],
    audi.MoveTokenTo: [[audi.MoveToken]],
    missions.Reward: [[step] for step in EARNED],
    missions.ChooseReward: [[passwords.NameLetter], [radio.NameSector]],
    items.HandOver: [[activation.Menu]],
    bribery.PayBribe: [[activation.Menu]],
    abilities.Do: [
        [abilities.Do, abilities.ChooseObject],
        *[[abilities.Do, *row] for rows in EFFECTS.values() for row in rows],
        [ops.MOVE_END],
    ],
    movement.Control: [[movement.ControlResult, *TEST]],
    movement.ControlResult: [[ops.MOVE_END]],
    movement.Arrive: [
        [movement.Stopped, ops.STEP_AFTER, threats.OnEntry],
        [movement.Stopped, ops.STEP_AFTER, ON_TOKEN],
        [ops.STEP_AFTER],
    ],
    movement.Stopped: [[ops.MOVE_END]],
    placing.Place: [[placing.PlacePick], [placing.PlaceField]],
    placing.PlacePick: [[placing.PlaceField]],
    threats.OnEntry: [[threats.DismissResult, *TEST], [ON_TOKEN]],
    threats.Dismiss: [[threats.DismissResult, *TEST]],
    threats.DismissResult: [[ON_TOKEN]],
    threats.TriggerToken: [[threats.TokenDone, *row] for row in USE],
    search.Declare: [[search.Begin, ops.SEARCH_DECLARED, ON_TOKEN]],
    search.Begin: [
        [search.EndSearch, search.SafeOrDraw],
        [search.EndSearch, search.DrawTile, ops.SEARCH_BEFORE_DRAW],
    ],
    search.SafeOrDraw: [
        [search.DrawTile, ops.SEARCH_BEFORE_DRAW],
        [safes.OpenSafe, ops.SEARCH_BEFORE_DRAW],
    ],
    search.DrawTile: [[safes.OpenSafe], [search.TileDecision, ops.SEARCH_AFTER_DRAW]],
    safes.OpenSafe: [FOUND],
    search.TileDecision: [[search.KeepTile, items.DropItem]],
    search.EndSearch: [[search.CloseFrame, ops.SEARCH_END]],
    looking.ChooseTile: [[safes.OpenSafe], [search.TileDecision]],
    talk.Declare: [[*TALK, ON_TOKEN]],
    talk.RankCheck: [[talk.RankRoll, ops.TALK_BEFORE_RANK], ROLL],
    talk.RankRoll: [[ops.TALK_RANK_FAILED], ROLL],
    talk.TalkRoll: [[talk.TalkResult, ops.TALK_AFTER_ROLL]],
    talk.TalkResult: [[ops.TALK_END], *[[ops.TALK_END, step] for step in TOLD]],
    arrest.Declare: [[arrest.Caught, ON_TOKEN]],
    kidnapping.DeclareKidnap: [[arrest.Caught, kidnapping.TokenOnAction, kidnapping.ShowWeapon]],
    kidnapping.TokenOnAction: [[ON_TOKEN]],
    arrest.Caught: [[arrest.Outcome, *TEST]],
    arrest.Outcome: [
        [exchange.NamePrisoner, exchange.PlaceKidnapped],
        [search.CloseFrame, ops.ARREST_AVOIDED, arrest.AvoidTo],
    ],
    exchange.NamePrisoner: [[interrogation.PlaceReleased]],
    interrogation.InterrogationRoll: [
        [interrogation.PlaceReleased],
        *[[interrogation.PlaceReleased, step] for step in TOLD],
    ],
    attack.Declare: [[explosives.PlaceExplosive, ON_TOKEN], [attack.ChooseVictim]],
    attack.ChooseVictim: [[attack.Fight, ON_TOKEN]],
    attack.Fight: [[attack.FirstRoll, attack.StrikeBack]],
    attack.FirstRoll: [[attack.SecondRoll, *ROUND]],
    attack.SecondRoll: [[attack.EndFight, attack.Save, attack.StruckBack, *ROUND]],
    attack.StruckBack: [[attack.SavedBack, ops.ELIMINATION]],
    attack.Save: [[ops.ELIMINATION]],
    attack.EndFight: [[ops.MOVE_END]],
    missions.Declare: [[missions.PassCard, ON_TOKEN]],
    missions.PassCard: [[missions.ChooseMission]],
    reactions.Effect: USE,
}
# What comes before a window that is not open yet.
WAITED: dict[int, list[Symbol]] = {
    ops.STAGE_START: [stage.Precedence],
    ops.STEP_BEFORE: [ops.MOVE_DECLARED],
    ops.STEP_AFTER: [threats.OnEntry, ON_TOKEN, threats.TokenDone, threats.DismissResult],
    ops.SEARCH_DECLARED: [ON_TOKEN, threats.TokenDone],
    ops.TALK_DECLARED: [ON_TOKEN, threats.TokenDone],
    ops.ARREST_AVOIDED: [arrest.AvoidTo],
    ops.TALK_END: [*TOLD, *TOKENS],
    ops.MOVE_END: [*EARNED],
}
IN_WINDOW: Rows = [
    *USE,
    [reactions.Effect, reactions.Block],
    *[[threats.TokenDone, *row] for row in USE],
]


def symbol(step: Step[Any]) -> Symbol:
    """A step as the table names it."""
    if isinstance(step, ASKS):
        return int(getattr(step, "window"))  # noqa: B009 (each of the three has it)
    return type(step)


def _rows(below: Symbol) -> Rows:
    if isinstance(below, int):
        return [[below, *row] for row in IN_WINDOW]
    return PUTS.get(below, [])


def _closed() -> dict[Symbol, dict[Symbol, None]]:
    """What can lie directly on what: neighbours in a row, and the first of what stood there."""
    above: dict[Symbol, dict[Symbol, None]] = {}
    symbols: list[Symbol] = [*PUTS, *range(len(ops.WINDOWS))]
    for below in symbols:
        for row in _rows(below):
            for one, two in pairwise(row):
                above.setdefault(one, {})[two] = None
    grown = True
    while grown:
        grown = False
        for on in [*above.values()]:
            for upper in [*on]:
                for row in _rows(upper):
                    if row[0] not in on:
                        on[row[0]] = None
                        grown = True
    return above


ABOVE = _closed()


def started(code: int) -> dict[Symbol, None]:
    """What can lie on the rest of an ability whose last effect was of this code."""
    found: dict[Symbol, None] = {row[0]: None for row in EFFECTS.get(code, [])}
    for upper in [*found, *found]:  # no chain is longer
        for row in _rows(upper):
            found[row[0]] = None
    for upper in [*found]:
        for row in _rows(upper):
            found[row[0]] = None
    return found


STARTED = {code: started(code) for code in EFFECTS}
