"""Stawka: every field where something is, both networks agent by agent, the viewer's own cards."""

from __future__ import annotations

from konspira.games.stawka.sight.shapes import AgentView, PieceView, PlaceView, View
from konspira.notebook.kit import UNKNOWN, Html, Part, Sheet, cell, chip, chips, grid, mark, tag

TOKEN, MISSION = "◆", "✉"
SIDES = ("polish", "german")


def facts(sheet: Sheet) -> list[str]:
    """Return where the game stands."""
    view: View = sheet.view
    say = sheet.words.say
    stage = ""
    if view.stage and view.stages:
        stage = say("shell-stawka-stage", stage=view.stage, stages=view.stages)
    elif view.stage:
        stage = say("shell-stawka-unlimited", stage=view.stage)
    title = view.title or sheet.term("scenario", view.scenario)
    ending = "" if view.ending is None else sheet.term("ending", view.ending)
    return [title, stage, sheet.term("phase", view.phase), ending]


def draw(sheet: Sheet) -> list[Part]:
    """The table."""
    view: View = sheet.view
    say = sheet.words.say
    fields = [place.id for place in view.places]
    used = [one.field for one in view.agents if one.status == "free"]
    used += [token.field for token in view.tokens]
    fields += sorted({field for field in used if field and field not in fields})
    heads = [say("shell-stawka-row-vp"), say("shell-stawka-row-secrets"), "", ""]
    rows = [["", *_row(sheet, seat)] for seat in range(len(view.seats))]
    return [
        grid(_field(sheet, field) for field in fields),
        sheet.seats(heads, rows),
        *[_network(sheet, side) for side in range(len(view.seats))],
        *_own(sheet),
    ]


def _field(sheet: Sheet, field: str) -> Html:
    view: View = sheet.view
    place = next((one for one in view.places if one.id == field), None)
    here = [
        chip(mark(agent.side), sheet.term("agent", agent.agent))
        for agent in view.agents
        if agent.field == field and agent.status == "free"
    ]
    if view.audi is not None and view.audi.field == field:
        here.append(chip(sheet.term("agent", "black_audi")))
    for token in view.tokens:
        if token.field == field:
            name = UNKNOWN if token.threat is None else sheet.term("threat", token.threat)
            here.append(chip(mark(token.side), f"{TOKEN} {name}"))
    note = None if place is None else tag("p", _place(sheet, place))
    return cell(sheet.term("field", field), "", note, chips(here))


def _place(sheet: Sheet, place: PlaceView) -> str:
    say = sheet.words.say
    if place.destroyed:
        return say("shell-stawka-destroyed")
    parts = [say("shell-stawka-tiles", count=place.tiles)]
    known = [sheet.term("piece", tile) for tile in place.top if tile is not None]
    if known:
        parts.append(f"{say('shell-stawka-known')}: {', '.join(known)}")
    parts += [sheet.term("piece", safe) for safe in place.safes]
    return "; ".join(parts)


def _row(sheet: Sheet, seat: int) -> list[Part]:
    view: View = sheet.view
    place = view.seats[seat]
    say = sheet.words.say
    plan = say("shell-stawka-ready") if place.ready else ""
    if place.plan is not None:
        plan = sheet.term("plan", place.plan)
    pool = say("shell-stawka-ap", count=place.pool)
    if place.withdrawn:
        pool = say("shell-stawka-withdrawn")
    if view.ending is not None and seat in view.winners:
        plan = say("shell-stawka-won") if len(view.winners) == 1 else say("shell-stawka-drawn")
    return [tag("span", place.vp, class_="kx-b"), place.secrets, pool, plan]


def _network(sheet: Sheet, side: int) -> Html:
    """The agents of one side: where each is, its values, what it holds."""
    agents = [one for one in sheet.view.agents if one.side == side and one.status != "absent"]
    rows = [
        tag(
            "tr",
            tag("th", mark(side), " ", sheet.term("document", agent.document), scope="row"),
            [tag("td", part) for part in _agent(sheet, agent)],
            class_="kx-z" if agent.status == "dead" else "",
        )
        for agent in agents
    ]
    return tag("table", tag("tbody", rows), class_="kx-t")


def _agent(sheet: Sheet, agent: AgentView) -> list[Part]:
    say = sheet.words.say
    where = "" if agent.field is None else sheet.term("field", agent.field)
    if agent.status != "free":
        where = sheet.term("status", agent.status)
    held = [_piece(sheet, piece) for piece in agent.items]
    if agent.has_mission:
        mission = UNKNOWN if agent.mission is None else sheet.term("card", agent.mission)
        held.append(f"{MISSION} {mission}")
    spent = say("shell-stawka-spent", spent=agent.ap_spent, limit=agent.ap_limit)
    return [where, spent, ", ".join(held)]


def _piece(sheet: Sheet, piece: PieceView) -> str:
    if piece.id is not None:
        return sheet.term("piece", piece.id)
    if piece.home is None:
        return sheet.words.say("shell-stawka-secret-card")
    return f"{UNKNOWN} ({sheet.term('location', piece.home)})"


def _own(sheet: Sheet) -> list[Part]:
    view: View = sheet.view
    if view.seat is None:
        return []
    mine = view.seats[view.seat]
    say = sheet.words.say
    rows = (
        (say("shell-stawka-location-cards"), "card", mine.location_cards),
        (say("shell-stawka-reaction-cards"), "card", mine.reaction_cards),
        (say("shell-stawka-token-hand"), "threat", mine.token_hand),
    )
    return [
        sheet.private(title, [chip(sheet.term(subject, id)) for id in ids or []])
        for title, subject, ids in rows
    ]
