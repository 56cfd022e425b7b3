"""Estoril: the town tile by tile, the missions, the seats, the viewer's own hand."""

from __future__ import annotations

from collections import Counter

from konspira.games.estoril.shapes import CharacterView, MissionView, SpaceView, TileView, View
from konspira.notebook.kit import (
    UNKNOWN,
    Html,
    Part,
    Sheet,
    cell,
    chip,
    chips,
    grid,
    mark,
    notes,
    tag,
)

NUMERALS = ("I", "II", "III", "IV")
DOWN, REWARD, PEEK = "▮", "★", "◉"


def facts(sheet: Sheet) -> list[str]:
    """Return where the game stands."""
    view: View = sheet.view
    return [
        sheet.words.say("shell-estoril-round", round=view.round, rounds=view.rounds),
        sheet.term("phase", view.phase),
        sheet.words.say("shell-estoril-deck", count=len(view.deck)),
    ]


def draw(sheet: Sheet) -> list[Part]:
    """The table."""
    view: View = sheet.view
    say = sheet.words.say
    tiles = sorted(view.town, key=_place)
    heads = [
        say("notebook-hand-size"),
        say("notebook-markers"),
        say("shell-estoril-discarded"),
        say("shell-estoril-sum"),
    ]
    return [
        grid(_tile(sheet, tile) for tile in tiles),
        notes(*[_mission(sheet, mission) for mission in view.missions]) if view.missions else None,
        sheet.seats(heads, [["", *_row(sheet, seat)] for seat in range(len(view.seats))]),
        *_own(sheet),
    ]


def _place(tile: TileView) -> tuple[int, int]:
    """Rows of tiles from the top, each from the left."""
    row = min(space.row for space in tile.spaces) // 2
    return row, min(space.column for space in tile.spaces)


def _tile(sheet: Sheet, tile: TileView) -> Html:
    reward: Part = None
    if tile.reward is not None:
        down = DOWN if tile.reward.face_down else ""
        reward = tag("p", f"{REWARD} {down}{sheet.card(tile.reward.card)}")
    return cell(
        sheet.term("tile", tile.id),
        tile.number,
        reward,
        chips(_space(sheet, space) for space in tile.spaces),
        class_="kx-w" if tile.id == sheet.view.resolving else "kx-z" if tile.resolved else "",
    )


def _space(sheet: Sheet, space: SpaceView) -> Html:
    number = NUMERALS[space.number - 1]
    if space.character is not None:
        return chip(f"{number} ", mark(space.character.seat), _character(sheet, space.character))
    signs = (DOWN if space.top_secret else "") + (PEEK if space.peek != "none" else "")
    return chip(f"{number} {signs}".strip(), class_="kx-z")


def _character(sheet: Sheet, character: CharacterView) -> str:
    down = DOWN if character.face_down else ""
    strength = "" if character.strength is None else f" = {character.strength}"
    return f"{down}{sheet.card(character.card)}{strength}"


def _mission(sheet: Sheet, mission: MissionView) -> list[Part]:
    name = UNKNOWN if mission.id is None else sheet.term("mission", mission.id)
    parts: list[Part] = [f"{sheet.words.say('shell-estoril-mission')}: ", tag("b", name)]
    for seat, count in enumerate(mission.counts or []):
        parts += [" ", mark(seat), f" {count}"]
    return parts


def _row(sheet: Sheet, seat: int) -> list[Part]:
    view: View = sheet.view
    place = view.seats[seat]
    total: list[Part] = [UNKNOWN if place.total is None else place.total]
    if view.scores:
        total = [view.scores[seat].total, f" ({view.scores[seat].rank}.)"]
    return [place.hand_size, place.markers, len(place.discards), tag("span", total, class_="kx-b")]


def _own(sheet: Sheet) -> list[Part]:
    view: View = sheet.view
    if view.seat is None:
        return []
    mine = view.seats[view.seat]
    say = sheet.words.say
    agenda = [] if mine.agenda is None else [chip(sheet.term("mission", mine.agenda))]
    return [
        sheet.private(say("shell-estoril-hand"), sheet.counted(Counter(mine.hand or []))),
        sheet.private(say("shell-estoril-picks"), sheet.counted(Counter(mine.picks or []))),
        sheet.private(say("shell-estoril-agenda"), agenda),
    ]
