"""The report of a tournament: its tables and drawings, in the words of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from konspira.arena import charts
from konspira.arena.balance import side_shares
from konspira.arena.charts import Mark
from konspira.arena.job import Job
from konspira.arena.page import Chart, Page, Section, Table
from konspira.arena.rows import Row
from konspira.arena.standings import Standings
from konspira.arena.stats import Estimate
from konspira.arena.wording import Wording

Spent = dict[str, float]  # seconds that each bot needs for a choice


def seconds_per_choice(job: Job, rows: Sequence[Row]) -> Spent:
    """Return how long each bot thinks. This is the one thing that no two runs have in common."""
    spent = [0.0] * len(job.bots)
    made = [0] * len(job.bots)
    for row in rows:
        for seat, bot in enumerate(row.seating):
            spent[bot] += row.seconds[seat]
            made[bot] += row.choices[seat]
    return {name: spent[bot] / max(1, made[bot]) for bot, name in enumerate(job.bots)}


def page(job: Job, rows: Sequence[Row], found: Standings, wording: Wording) -> Page:
    """The whole report."""
    variant = job.variants[0]
    lead = [
        wording.say(
            "arena-lead",
            games=found.games,
            deals=found.deals,
            seats=variant.seats,
            seed=str(job.seed),
        ),
        wording.options(variant.options),
        wording.say("arena-draws", count=found.draws) if found.draws else "",
        wording.say("arena-interval-note"),
    ]
    sections = [standing_section(job, rows, found, wording)]
    if len(job.bots) > 1:
        sections.append(pair_section(found, wording))
    sections.append(seat_section(found, wording))
    sections.append(length_section(job, rows, wording))
    if any(row.ends for row in rows) or any(row.sides for row in rows):
        sections.append(ending_section(rows, wording))
    title = wording.say("arena-title", game=wording.words.game(wording.game))
    return Page(title, [text for text in lead if text], sections, wording.words.language)


def standing_table(job: Job, found: Standings, wording: Wording, spent: Spent | None) -> Table:
    """Place, rating and share of each bot."""
    rated = len(job.bots) > 1
    head = [wording.say("arena-bot")]
    head += [wording.say("arena-rating")] if rated else []
    head += [wording.say(f"arena-{word}") for word in ("wins", "games", "score")]
    head += [wording.say("arena-time")] if spent is not None else []
    rows: list[list[str]] = []
    for one in found.bots:
        row = [one.bot]
        if rated:
            assert one.rating is not None
            row.append(wording.mean(one.rating, 0))
        row += [wording.share(one.wins), wording.number(one.games), wording.number(one.score, 1)]
        if spent is not None:
            row.append(wording.number(spent[one.bot] * 1000, 2))
        rows.append(row)
    note = wording.say("arena-rating-note") if rated else ""
    return Table(wording.say("arena-standings"), head, rows, note)


def standing_section(job: Job, rows: Sequence[Row], found: Standings, wording: Wording) -> Section:
    table = standing_table(job, found, wording, seconds_per_choice(job, rows))
    drawn: list[Chart] = []
    if len(job.bots) > 1:
        marks = [Mark(one.bot, one.rating) for one in found.bots if one.rating is not None]
        title = wording.say("arena-rating")
        drawn.append(Chart("ratings", title, charts.dots(title, marks, wording, shares=False)))
        even = 1 / job.variants[0].seats
        title = wording.say("arena-wins")
        wins = [Mark(one.bot, one.wins, even) for one in found.bots]
        drawn.append(even_chart("wins", title, wins, wording))
    return Section(table.title, [table.note], [table._replace(title="", note="")], drawn)


def pair_section(found: Standings, wording: Wording) -> Section:
    """Return who beats whom."""
    names = [one.bot for one in found.bots]
    title = wording.say("arena-pairs")
    head = [wording.say("arena-bot"), *names]
    rows = [
        [name, *("–" if cell is None else wording.share(cell) for cell in found.before[place])]
        for place, name in enumerate(names)
    ]
    drawn = Chart("win-matrix", title, charts.matrix(title, names, found.before, wording))
    return Section(title, [wording.say("arena-pairs-note")], [Table("", head, rows)], [drawn])


def place_table(
    wording: Wording, title: str, label: str, found: Sequence[Estimate], id: str
) -> tuple[Table, Chart]:
    """Return what each seat, or each place in the order of play, wins."""
    even = 1 / len(found)
    names = [wording.say(label, number=place + 1) for place in range(len(found))]
    marks = [Mark(name, one, even) for name, one in zip(names, found, strict=True)]
    head = [title, wording.say("arena-wins"), wording.say("arena-than-even")]
    rows = [
        [name, wording.share(one), verdict(one, even, wording)]
        for name, one in zip(names, found, strict=True)
    ]
    return Table(title, head, rows), even_chart(id, title, marks, wording)


def even_chart(id: str, title: str, marks: Sequence[Mark], wording: Wording) -> Chart:
    """Dots beside the line of an even share, which the title explains."""
    title = wording.say("arena-with-even", title=title)
    return Chart(id, title, charts.dots(title, marks, wording))


def verdict(found: Estimate, even: float, wording: Wording) -> str:
    """Does the interval leave room for an even game?"""
    if not found.is_apart_from(even):
        return wording.say("arena-verdict-even")
    return wording.say("arena-verdict-more" if found.value > even else "arena-verdict-less")


def seat_section(found: Standings, wording: Wording) -> Section:
    """Return what seats are worth."""
    seat = place_table(wording, wording.say("arena-seats"), "arena-seat", found.seats, "seats")
    both = [seat]
    if found.order:
        both.append(
            place_table(wording, wording.say("arena-order"), "arena-turn", found.order, "order")
        )
    tables, drawn = [list(column) for column in zip(*both, strict=True)]
    return Section(wording.say("arena-seats"), [wording.say("arena-seats-note")], tables, drawn)


def length_section(job: Job, rows: Sequence[Row], wording: Wording) -> Section:
    """Return how long games are, and what is scored in them."""
    drawn = length_charts(rows, wording)
    title = wording.say("arena-scores")
    scores = [
        (
            name,
            [
                row.scores[seat]
                for row in rows
                for seat, other in enumerate(row.seating)
                if other == bot
            ],
        )
        for bot, name in enumerate(job.bots)
    ]
    drawn.append(Chart("scores", title, charts.spread(title, scores, wording)))
    return Section(wording.say("arena-length-and-scores"), [], [], drawn)


def length_charts(rows: Sequence[Row], wording: Wording, prefix: str = "") -> list[Chart]:
    """Return how long games are: in turns, where these differ, and in choices."""
    drawn: list[Chart] = []
    turns = [row.turns for row in rows if row.turns is not None]
    for id, word, values in (
        ("turns", "arena-turns", turns if len(set(turns)) > 1 else []),
        ("length", "arena-plies", [float(row.plies) for row in rows]),
    ):
        if values:
            title = wording.say(word)
            series = [(wording.say("arena-games"), values)]
            drawn.append(Chart(f"{prefix}{id}", title, charts.spread(title, series, wording)))
    return drawn


def ending_section(rows: Sequence[Row], wording: Wording) -> Section:
    """Return how games end, and which side wins them."""
    tables: list[Table] = []
    drawn: list[Chart] = []
    ends = Counter(end for row in rows for end in row.ends)
    if ends:
        title = wording.say("arena-ends")
        body = [
            [wording.term(end), wording.percent(count / len(rows)), wording.number(count)]
            for end, count in ends.most_common()
        ]
        head = [title, wording.say("arena-part"), wording.say("arena-games")]
        tables.append(Table(title, head, body, wording.say("arena-ends-note")))
    sides = side_shares([row for row in rows if len(set(row.sides)) > 1])
    if sides:
        title = wording.say("arena-sides")
        marks = [Mark(wording.term(side), one, 1 / len(sides)) for side, one in sides.items()]
        body = [[mark.label, wording.share(mark.found)] for mark in marks]
        tables.append(
            Table(title, [title, wording.say("arena-wins")], body, wording.say("arena-sides-note"))
        )
        drawn.append(even_chart("sides", title, marks, wording))
    return Section(wording.say("arena-ends-and-sides"), [], tables, drawn)
