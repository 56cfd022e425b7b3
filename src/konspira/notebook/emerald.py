"""A Study in Emerald: nine cities on their map, both tracks, the seats, the viewer's own cards."""

from __future__ import annotations

from collections import Counter

from konspira.games.emerald.shapes import CityView, SeatView, View
from konspira.notebook.kit import Html, Part, Sheet, cell, chip, chips, grid, mark, notes, tag

MAP = (
    *("london", "berlin", "st_petersburg"),
    *("paris", "vienna", "constantinople"),
    *("madrid", "rome", "cairo"),
)
AGENT, CUBE, ZOMBIE, BOMB, STACK = "♟", "■", "☠", "✸", "▤"


def facts(sheet: Sheet) -> list[str]:
    """Return where the game stands."""
    view: View = sheet.view
    say = sheet.words.say
    where = [sheet.term("phase", view.phase)]
    if view.phase == "turn":
        where = [
            say("shell-emerald-turn", turn=view.turn, seat=sheet.names[view.active]),
            say("shell-emerald-actions", count=view.actions),
        ]
    ends = [sheet.term("end", end) for end in view.ends]
    return [*where, *ends, say("shell-emerald-target", count=view.target)]


def draw(sheet: Sheet) -> list[Part]:
    """The table."""
    view: View = sheet.view
    say = sheet.words.say
    cities = {city.id: city for city in view.cities}
    tracks = [
        [f"{sheet.term('track', name)} ", tag("b", place)] for name, place in view.markers.items()
    ]
    one, other = view.markers.values()
    distance = say("shell-emerald-distance", count=abs(one - other))
    heads = [
        say("shell-emerald-live"),
        say("shell-emerald-identity"),
        say("shell-emerald-limbo"),
        f"{AGENT} {CUBE}",
        say("notebook-hand-size"),
    ]
    rows = [["", *_row(sheet, place, seat)] for seat, place in enumerate(view.seats)]
    return [
        grid(_city(sheet, cities[id]) for id in MAP),
        notes(*tracks, tag("span", distance, class_="kx-j")),
        sheet.seats(heads, rows),
        *_own(sheet),
    ]


def _city(sheet: Sheet, city: CityView) -> Html:
    say = sheet.words.say
    card = say("shell-emerald-empty") if city.card is None else sheet.card(city.card)
    lines: list[Part] = [tag("p", tag("b", card), f" {STACK}{city.stack}")]
    if city.royal_place == "slot":
        worth = say("shell-emerald-points", count=city.royal_points)
        royal = f"{sheet.card(city.royal)} {BOMB}{city.royal_bombs} {worth}"
        lines.append(tag("p", chip(royal, class_="kx-r")))
    here = [
        chip(mark(seat), said, class_="kx-ld" if city.leader == seat else "")
        for seat in range(len(sheet.names))
        if (said := _pieces(city, seat))
    ]
    return cell(sheet.term("city", city.id), f"{BOMB}{city.bombs}", *lines, chips(here))


def _pieces(city: CityView, seat: int) -> str:
    counts = ((city.agents, AGENT), (city.cubes, CUBE), (city.zombies, ZOMBIE))
    return " ".join(f"{count[seat]}{sign}" for count, sign in counts if count[seat])


def _row(sheet: Sheet, place: SeatView, seat: int) -> list[Part]:
    known = sheet.words.say("shell-emerald-hidden")
    if place.faction is not None:
        known = sheet.term("faction", place.faction)
    scores = sheet.view.scores
    total: list[Part] = [tag("span", place.total, class_="kx-b")]
    if scores:
        total = [tag("span", scores[seat].total, class_="kx-b"), f" ({scores[seat].rank}.)"]
    return [total, known, place.limbo, f"{place.agents} {place.supply}", place.hand_size]


def _own(sheet: Sheet) -> list[Part]:
    view: View = sheet.view
    if view.seat is None:
        return []
    mine = view.seats[view.seat]
    hand = sheet.counted(Counter(mine.hand or []))
    kept = sheet.counted(Counter(one.card for one in mine.tableau))
    return [
        sheet.private(sheet.words.say("shell-emerald-hand"), hand),
        sheet.private(sheet.words.say("shell-emerald-tableau"), kept),
    ]
