"""What a search has found, as a page: the values, the goal on fresh deals, the candidates."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.arena.comparison import measure_name
from konspira.arena.goals import GAPS, Goal
from konspira.arena.page import Page, Section, Table
from konspira.arena.stats import Estimate
from konspira.arena.tuning import Found, Plan
from konspira.arena.wording import Wording

SHOWN = 12  # candidates
DIGITS = 4  # behind the sign of a value that is not whole, at most


def page(plan: Plan, found: Found, wording: Wording) -> Page:
    """The whole report."""
    say = wording.say
    lead = [
        say(
            "tune-lead",
            goal=goal_name(plan.goal, found.sides, wording),
            bot=plan.bot,
            seats=plan.seats,
            seed=str(plan.seed),
        ),
        wording.options(plan.options),
        say("tune-searched", games=found.games, generations=found.generations),
        say(f"tune-end-{found.end}"),
        say("arena-interval-note"),
    ]
    sections = [
        value_section(plan, found, wording),
        goal_section(plan, found, wording),
        candidate_section(plan, found, wording),
    ]
    title = say("tune-title", game=wording.words.game(wording.game))
    return Page(title, [text for text in lead if text], sections, wording.words.language)


def value_section(plan: Plan, found: Found, wording: Wording) -> Section:
    """Return the numbers: those of before, the best, and those that may be as good."""
    say = wording.say
    rows = [
        [
            value.name,
            f"{number(value.low, wording)} … {number(value.high, wording)}",
            number(found.start[place], wording),
            number(found.best[place], wording),
            f"{number(found.low[place], wording)} … {number(found.high[place], wording)}",
        ]
        for place, value in enumerate(plan.values)
    ]
    head = [say(f"tune-{word}") for word in ("value", "bounds", "before", "after", "as-good")]
    notes = [say("tune-values-note")]
    if found.best == found.start:
        notes.insert(0, say("tune-nothing-better"))
    return Section(say("tune-values"), notes, [Table("", head, rows)], [])


def goal_section(plan: Plan, found: Found, wording: Wording) -> Section:
    """Return the measure before and after, on deals that the search has not seen."""
    say, goal = wording.say, plan.goal
    rows = [[say("tune-before"), measured(goal, found.before, wording), games(found.before)]]
    notes = [say("tune-fresh-note")]
    if found.best != found.start:
        rows.append([say("tune-after"), measured(goal, found.after, wording), games(found.after)])
        if found.change is not None:
            factor = 100 if goal.is_share else 1
            rows.append([say("arena-change"), wording.change(found.change, 1, factor), ""])
    if found.after is not None and not goal.aim:
        apart = found.after.is_apart_from(goal.target)
        notes.append(say("tune-goal-apart" if apart else "tune-goal-possible"))
    head = [goal_name(goal, found.sides, wording), say("tune-measured"), say("arena-games")]
    return Section(say("tune-goal"), notes, [Table("", head, rows)], [])


def candidate_section(plan: Plan, found: Found, wording: Wording) -> Section:
    """Return the candidates that came nearest, in the games of the search."""
    say = wording.say
    rows = [
        [
            str(one.number),
            *(number(value, wording) for value in one.numbers),
            measured(plan.goal, one.found, wording) if one.games else say("tune-refused"),
            wording.number(one.games),
        ]
        for one in found.candidates[:SHOWN]
    ]
    head = [say("tune-candidate"), *short_names(plan)]
    head += [say("tune-measured"), say("arena-games")]
    more = len(found.candidates) - len(rows)
    notes = [say("tune-candidates-note")]
    if more > 0:
        notes.append(say("arena-more", count=more))
    return Section(say("tune-candidates"), notes, [Table("", head, rows)], [])


def short_names(plan: Plan) -> list[str]:
    """Return the names of the values without file and row, where these tell them apart."""
    short = [value.name.partition(".")[2] for value in plan.values]
    return short if len(set(short)) == len(short) else [value.name for value in plan.values]


def goal_name(goal: Goal, sides: Sequence[str], wording: Wording) -> str:
    """Return a goal in words: "Victories of Germans: 50.0 %"."""
    say = wording.say
    if goal.measure == "share":
        name = say("tune-share", name=wording.term(goal.side(sides) or goal.of))
    elif goal.measure == "seat":
        name = measure_name(f"seat-{goal.of}", wording)
    elif goal.measure in GAPS:
        name = say("tune-gap", name=say(f"arena-{goal.measure}"))
    else:
        name = measure_name(goal.measure, wording)
    if goal.aim:
        wish = say(f"tune-{goal.aim}")
    elif goal.is_share:
        wish = wording.percent(goal.target)
    else:
        wish = number(goal.target, wording)
    return f"{name}: {wish}"


def measured(goal: Goal, found: Estimate | None, wording: Wording) -> str:
    """Return a measure with its interval."""
    if found is None:
        return "–"
    return wording.share(found) if goal.is_share else wording.mean(found, 2)


def games(found: Estimate | None) -> str:
    """Return how much was counted."""
    return "–" if found is None else str(round(found.count))


def number(value: float, wording: Wording) -> str:
    """Return a value as it is written: no more digits than it has."""
    text = f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")
    return wording.number(value, len(text.partition(".")[2]))
