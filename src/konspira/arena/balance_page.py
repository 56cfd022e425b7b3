"""The designer's report: its tables and drawings, in the words of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from konspira.arena import charts
from konspira.arena.balance import ENOUGH, Balance
from konspira.arena.charts import Mark
from konspira.arena.comparison import comparisons, mark
from konspira.arena.job import Job
from konspira.arena.page import Chart, Page, Section, Table
from konspira.arena.rows import Row
from konspira.arena.stats import Estimate
from konspira.arena.tournament import even_chart, length_charts, place_table, verdict
from konspira.arena.wording import Wording
from konspira.kernel.game import Game

EXAMPLES = 4  # of a kind
MOST_LISTED = 40  # choices of one list


def page(
    job: Job,
    rows: Sequence[Row],
    found: Sequence[Balance],
    games: Sequence[Game],
    labels: Sequence[str],
    wording: Wording,
) -> Page:
    """The whole report."""
    lead = [
        wording.say(
            "arena-report-lead",
            games=found[0].table.games,
            variants=len(found),
            bots=", ".join(job.bots),
            seed=str(job.seed),
        ),
        wording.say("arena-interval-note"),
    ]
    sections = [overview(found, labels, wording)]
    sections += comparisons(job, rows, wording)
    titles = [f"{mark(place)}: {label}" for place, label in enumerate(labels)]
    for place, one in enumerate(found):
        own = [row for row in rows if row.variant == place]
        sections.append(variant_section(place, one, own, titles[place], wording))
    for place, one in enumerate(found):
        sections.append(choice_section(one, games[place], titles[place], wording))
    title = wording.say("arena-report-title", game=wording.words.game(wording.game))
    return Page(title, lead, sections, wording.words.language)


def overview(found: Sequence[Balance], labels: Sequence[str], wording: Wording) -> Section:
    """A line for each variant."""
    notes = [f"{mark(place)}: {label}" for place, label in enumerate(labels)]
    words = ("variant", "games", "turns", "quartiles", "plies")
    lengths = [
        [
            mark(place),
            wording.number(one.table.games),
            "–" if one.turns is None else wording.mean(one.turns),
            "–" if one.turn_quartiles is None else marks(one.turn_quartiles, wording),
            wording.mean(one.plies, 0),
        ]
        for place, one in enumerate(found)
    ]
    tables = [Table("", [wording.say(f"arena-{word}") for word in words], lengths)]
    words = ("variant", "per-turn", "per-question", "winner", "others")
    play = [
        [
            mark(place),
            "–" if one.per_turn is None else wording.number(one.per_turn, 1),
            wording.number(one.options, 1),
            wording.mean(one.winner),
            wording.mean(one.others) if one.others.count else "–",
        ]
        for place, one in enumerate(found)
    ]
    tables.append(Table("", [wording.say(f"arena-{word}") for word in words], play))
    tables += [course_table(found, wording), gap_table(found, wording)]
    return Section(wording.say("arena-overview"), notes, tables, [])


def course_table(found: Sequence[Balance], wording: Wording) -> Table:
    """Show what games are like on their way."""
    words = ("variant", "drama", "swaps", "decided", "alone", "tree")
    body = [
        [
            mark(place),
            known(one.course.drama, lambda mean: wording.mean(mean, 2)),
            known(one.course.swaps, wording.mean),
            known(one.course.decided, wording.share),
            known(one.course.alone, wording.share),
            known(one.course.tree, wording.mean),
        ]
        for place, one in enumerate(found)
    ]
    head = [wording.say(f"arena-{word}") for word in words]
    return Table(wording.say("arena-course"), head, body, wording.say("arena-course-note"))


def gap_table(found: Sequence[Balance], wording: Wording) -> Table:
    """Show the distance of seats, of places in the order of play and of sides from even shares."""
    words = ("seats", "order", "sides")
    body = [
        [mark(place), *(known(one.gaps.get(word), wording.points) for word in words)]
        for place, one in enumerate(found)
    ]
    head = [wording.say(f"arena-{word}") for word in ("variant", *words)]
    return Table(wording.say("arena-gaps"), head, body, wording.say("arena-gaps-note"))


def known(found: Estimate | None, shown: Callable[[Estimate], str]) -> str:
    """A number, or a dash where there is none."""
    return "–" if found is None else shown(found)


def marks(quartiles: Sequence[float], wording: Wording) -> str:
    """Three quartiles."""
    return " / ".join(wording.number(mark, 1) for mark in quartiles)


def variant_section(
    place: int, one: Balance, rows: Sequence[Row], label: str, wording: Wording
) -> Section:
    """Seats, sides, ends, length, scores and where points come from."""
    tables: list[Table] = []
    drawn: list[Chart] = []
    for title, word, found, id in (
        (wording.say("arena-seats"), "arena-seat", one.table.seats, "seats"),
        (wording.say("arena-order"), "arena-turn", one.table.order, "order"),
    ):
        if found:
            table, chart = place_table(wording, title, word, found, f"{place + 1}-{id}")
            tables.append(table)
            drawn.append(chart)
    if one.sides:
        title = wording.say("arena-sides")
        marks = [Mark(wording.term(id), share, 0.5) for id, share in one.sides.items()]
        body = [[m.label, wording.share(m.found), verdict(m.found, 0.5, wording)] for m in marks]
        head = [title, wording.say("arena-wins"), wording.say("arena-than-even")]
        note = wording.say("arena-sides-mixed", count=one.mixed)
        tables.append(Table(title, head, body, note))
        drawn.append(even_chart(f"{place + 1}-sides", title, marks, wording))
    if one.ends:
        tables.append(ends_table(one, wording))
    drawn += spreads(place, rows, wording)
    if one.sources:
        tables.append(source_table(one, wording))
    notes = [wording.say("arena-draws", count=one.table.draws)] if one.table.draws else []
    return Section(label, notes, tables, drawn)


def ends_table(one: Balance, wording: Wording) -> Table:
    """Return how games end."""
    title = wording.say("arena-ends")
    body = [
        [wording.term(id), wording.percent(count / one.table.games), wording.number(count)]
        for id, count in one.ends.items()
    ]
    head = [title, wording.say("arena-part"), wording.say("arena-games")]
    return Table(title, head, body, wording.say("arena-ends-note"))


def spreads(place: int, rows: Sequence[Row], wording: Wording) -> list[Chart]:
    """Length and scores."""
    drawn = length_charts(rows, wording, f"{place + 1}-")
    title = wording.say("arena-scores")
    best = (wording.say("arena-winner"), [float(max(row.scores)) for row in rows])
    rest = [float(score) for row in rows for score in sorted(row.scores)[:-1]]
    series = [best, (wording.say("arena-others"), rest)]
    drawn.append(Chart(f"{place + 1}-scores", title, charts.spread(title, series, wording)))
    return drawn


def source_table(one: Balance, wording: Wording) -> Table:
    """Return where points come from."""
    title = wording.say("arena-sources")
    head = [
        title,
        *(wording.say(f"arena-{word}") for word in ("per-seat", "winner", "others", "part")),
    ]
    body = [
        [
            wording.term(source.id),
            wording.mean(source.seat, 2),
            wording.number(source.winner, 2),
            wording.number(source.others, 2),
            wording.percent(source.part),
        ]
        for source in one.sources
    ]
    return Table(title, head, body)


# -- choices ---------------------------------------------------------------------------------------


def choice_section(one: Balance, game: Game, label: str, wording: Wording) -> Section:
    """Return what players do, and what nobody does."""
    choices = one.choices
    body = [
        [
            family,
            wording.number(offered),
            wording.number(taken),
            wording.percent(taken / offered) if offered else "–",
        ]
        for family, (offered, taken) in choices.families.items()
        if offered
    ]
    head = [wording.say(f"arena-{word}") for word in ("family", "offered", "taken", "part")]
    tables = [Table(wording.say("arena-families"), head, body)]
    body = [
        [kind, wording.number(count), wording.number(options / count, 1)]
        for kind, (count, options) in choices.kinds.items()
    ]
    head = [wording.say(f"arena-{word}") for word in ("question", "asked", "per-question")]
    tables.append(Table(wording.say("arena-questions"), head, body))
    for word, found in (("never", choices.never), ("always", choices.always)):
        tables.append(choice_list(wording.say(f"arena-{word}"), found, game, wording))
    tables.append(unseen_table(choices.unseen, game, wording))
    notes = [wording.say("arena-choices-note", count=ENOUGH)]
    return Section(wording.say("arena-choices", variant=label), notes, tables, [])


def choice_list(title: str, found: dict[int, int], game: Game, wording: Wording) -> Table:
    """Some choices, the most often offered first, each in words and by its name."""
    most = sorted(found, key=lambda option: -found[option])[:MOST_LISTED]
    body = [
        [game.name(option), wording.choice(game, option), wording.number(found[option])]
        for option in most
    ]
    head = [wording.say(f"arena-{word}") for word in ("choice", "in-words", "offered")]
    more = len(found) - len(most)
    note = (
        wording.say("arena-more", count=more)
        if more
        else ""
        if found
        else wording.say("arena-none")
    )
    return Table(f"{title} ({wording.number(len(found))})", head, body, note)


def unseen_table(unseen: Sequence[int], game: Game, wording: Wording) -> Table:
    """Return what was never offered, kind by kind."""
    kinds: dict[str, list[int]] = {}
    for option in unseen:
        kinds.setdefault(game.table.family(option).name, []).append(option)
    there = [option for option in range(len(game.table)) if game.exists(option)]
    sizes = Counter(game.table.family(option).name for option in there)
    body = [
        [
            kind,
            wording.say("arena-unseen-of", count=len(options), total=sizes[kind]),
            ", ".join(wording.choice(game, option) for option in options[:EXAMPLES])
            + (" …" if len(options) > EXAMPLES else ""),
        ]
        for kind, options in kinds.items()
    ]
    head = [wording.say(f"arena-{word}") for word in ("family", "unseen", "examples")]
    title = f"{wording.say('arena-unseen')} ({wording.number(len(unseen))})"
    return Table(title, head, body, "" if unseen else wording.say("arena-none"))
