"""The functions that explain refusals, by the step that asks."""

from __future__ import annotations

from konspira.games.stawka.abilities import abilities
from konspira.games.stawka.building import building, legacy
from konspira.games.stawka.building import setup as drafting
from konspira.games.stawka.films import audi, passwords, radio
from konspira.games.stawka.links import REFUSALS
from konspira.games.stawka.procedures import (
    arrest,
    attack,
    bribery,
    cards,
    exchange,
    interrogation,
    kidnapping,
    looking,
    missions,
    placing,
    reactions,
    safes,
    search,
    threats,
)
from konspira.games.stawka.refusals import asked, objects, setup
from konspira.games.stawka.stage import stage, windows
from konspira.games.stawka.town import items, walking

REFUSALS |= {
    abilities.PayItem: lambda step, state, option: asked.paying(state, step.slot, option),
    abilities.PaySecretCard: lambda step, state, option: asked.paying(state, step.slot, option),
    abilities.ChooseObject: lambda step, state, option: objects.choosing(
        state, step.place, step.row(state), option
    ),
    building.LaySector: lambda step, state, option: setup.laying(state, option),
    building.LayCell: lambda step, state, option: setup.laying_at(state, option),
    legacy.KeepTrack: lambda step, state, option: setup.keeping_track(state, step.seat, option),
    legacy.KeepItem: lambda step, state, option: setup.keeping_item(option),
    legacy.KeepHolder: lambda step, state, option: setup.keeping_with(option),
    drafting.ChooseDocument: lambda step, state, option: setup.choosing_document(state, option),
    drafting.DraftFigure: lambda step, state, option: setup.drafting(state, option),
    drafting.DraftField: lambda step, state, option: setup.drafting_to(state, option),
    audi.Drive: lambda step, state, option: setup.driving(
        state, step.seat, step.left, step.origin, option
    ),
    audi.SecretReward: lambda step, state, option: setup.secret_reward(state, step.seat, option),
    audi.MoveToken: lambda step, state, option: setup.moving_token(
        state, step.seat, step.moved, option
    ),
    audi.MoveTokenTo: lambda step, state, option: asked.placing(state, step.seat, option),
    passwords.NameLetter: lambda step, state, option: setup.naming_letter(state, step.seat, option),
    radio.SetRadio: lambda step, state, option: setup.hiding_radio(state, option),
    radio.NameSector: lambda step, state, option: setup.naming_sector(state, option),
    arrest.AvoidTo: lambda step, state, option: asked.avoiding(state, option),
    interrogation.PlaceReleased: lambda step, state, option: asked.releasing(
        state, step.exchange, option
    ),
    kidnapping.ShowWeapon: lambda step, state, option: asked.weapon(
        state, arrest.current(state).actor, option
    ),
    exchange.PlaceKidnapped: lambda step, state, option: asked.kidnapped_to(state, option),
    exchange.NamePrisoner: lambda step, state, option: asked.exchanging(state, option),
    attack.ChooseVictim: lambda step, state, option: asked.victim(state, step.seat, option),
    attack.StrikeBack: lambda step, state, option: asked.weapon(
        state, attack.current(state).target, option
    ),
    bribery.PayBribe: lambda step, state, option: asked.bribing(state, option),
    cards.DropLocationCard: lambda step, state, option: asked.dropping_card(option),
    missions.ChooseMission: lambda step, state, option: asked.choosing_mission(option),
    missions.ChooseReward: lambda step, state, option: setup.rewarding(state, step.part, option),
    reactions.Block: lambda step, state, option: asked.blocking(
        state, step.seat, step.card, option
    ),
    reactions.DropReaction: lambda step, state, option: asked.dropping_reaction(option),
    search.SafeOrDraw: lambda step, state, option: asked.at_safes(state, option),
    safes.OpenSafe: lambda step, state, option: asked.opening(state, step.slot, option),
    search.TileDecision: lambda step, state, option: asked.with_tile(
        state, step.seat, step.slot, option
    ),
    looking.ChooseTile: lambda step, state, option: asked.choosing_tile(
        state, step.slot, step.place, looking.top(state, step.place, step.count), option
    ),
    looking.OrderTile: lambda step, state, option: asked.ordering(
        looking.top(state, step.place, step.count), option
    ),
    placing.PlacePick: lambda step, state, option: asked.picking(option),
    placing.PlaceField: lambda step, state, option: asked.placing(state, step.seat, option),
    threats.TriggerToken: lambda step, state, option: asked.triggering(
        state, step.field, step.window, option
    ),
    stage.ChoosePlan: lambda step, state, option: asked.planning(step.seat, option),
    windows.Ask: lambda step, state, option: asked.in_window(state, step.seat, step.window, option),
    items.DropItem: lambda step, state, option: asked.dropping(state, step.slot, option),
    items.HandOver: lambda step, state, option: asked.handing(state, step.source, step.to, option),
    items.Exchange: lambda step, state, option: asked.swapping(state, step.one, step.other, option),
    items.MakeRoom: lambda step, state, option: asked.dropping(state, step.slot, option),
    walking.Walk: lambda step, state, option: asked.walking(state, step.slot, option),
}
