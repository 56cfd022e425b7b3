"""Reports say what the games say, in three languages, in one file."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import konspira
from arena.conftest import make_task
from konspira.arena import balance_page, charts, tournament
from konspira.arena.balance import balance, compare, sources_of
from konspira.arena.job import Job, new_job
from konspira.arena.page import Page, html, write_plots
from konspira.arena.playing import Table, Task
from konspira.arena.rows import Row
from konspira.arena.standings import standings
from konspira.arena.stats import Estimate
from konspira.arena.wording import Wording
from konspira.catalogue import GAMES
from konspira.kernel.game import Game
from konspira.words import LANGUAGES, Words

VOID = ("meta", "rect", "line", "circle", "br")


def rows_of(task: Task, games: int) -> list[Row]:
    table = Table(task)
    return [table.play(number) for number in range(games)]


def wording(game: str, language: str = "en") -> Wording:
    return Wording(Words(language), GAMES[game])


@cache
def some_rows() -> tuple[Job, list[Row]]:
    """A small tournament of Spiskowcy."""
    task = make_task()
    return task.job, rows_of(task, 8)


def game_page(language: str) -> Page:
    job, rows = some_rows()
    found = standings(job, rows, draws=False)
    return tournament.page(job, rows, found, wording("spiskowcy", language))


class Reader(HTMLParser):
    """Every element is closed, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.seen = Counter[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_one_file_that_needs_no_other(language: str) -> None:
    text = html(game_page(language))
    reader = Reader()
    reader.feed(text)

    assert reader.open == [] and reader.addresses == []
    assert not re.search(r"https?:|url\(|@import|<script|<link|<iframe", text)
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text and "width=device-width" in text
    assert reader.seen["svg"] >= 6 and reader.seen["table"] >= 3
    assert "Spiskowcy" in text or language != "pl"


def test_numbers_look_as_a_reader_expects_them() -> None:
    english, polish = wording("spiskowcy"), wording("spiskowcy", "pl")
    found = Estimate(0.4321, 0.401, 0.463, 1000)

    assert english.share(found) == "43.2\N{NO-BREAK SPACE}% (40.1–46.3)"
    assert polish.share(found) == "43,2\N{NO-BREAK SPACE}% (40,1–46,3)"
    assert english.number(12345.6) == "12,346"
    assert polish.number(12345.6) == "12\N{NARROW NO-BREAK SPACE}346"
    assert english.number(-0.04, 1) == "0.0" and english.number(-2.5, 1) == "−2.5"
    assert english.change(Estimate(1.2, -0.3, 2.7, 9)) == "+1.2 (−0.3 … 2.7)"


def test_what_a_bot_is_called_cannot_break_the_page() -> None:
    page = Page('<b>"&', ["<i>"], [], "en")
    assert "<b>" not in html(page) and "<i>" not in html(page)
    drawn = charts.dots("<x>", [charts.Mark("<y>&", Estimate(0.5, 0.4, 0.6, 1))], wording("leduc"))
    assert "<x>" not in drawn and "<y>" not in drawn


def test_drawings_are_files_too(tmp_path: Path) -> None:
    write_plots(game_page("en"), tmp_path / "plots")

    names = sorted(path.stem for path in (tmp_path / "plots").iterdir())
    assert names == ["length", "order", "ratings", "scores", "seats", "win-matrix", "wins"]
    for path in (tmp_path / "plots").iterdir():
        text = path.read_text(encoding="utf-8")
        assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        assert "prefers-color-scheme: dark" in text


def test_a_histogram_counts_every_value_once() -> None:
    assert charts.binned([0, 1, 1, 5, 9], 0, 2, 5) == [3, 0, 1, 0, 1]
    for high in (5, 37, 240, 3000):
        width = charts.bin_width(0, high)
        assert high / width < charts.MOST_BARS
        assert sum(charts.binned(range(high + 1), 0, width, int(high / width) + 1)) == high + 1


# -- standings -------------------------------------------------------------------------------------


def row(number: int, seating: list[int], ranks: list[int], **more: Any) -> Row:
    seats = len(seating)
    scores = [10 - rank for rank in ranks]
    more = {"plies": 20, "choices": [5] * seats, "seconds": [0.1] * seats, **more}
    return Row(number, number // 2, 0, 0, seating, scores, ranks, **more)


def test_standings_count_seats_places_and_pairs() -> None:
    job = make_task().job
    rows = [
        row(0, [0, 1], [2, 1], first=1),
        row(1, [1, 0], [1, 2], first=0),
        row(2, [0, 1], [1, 1], first=0),
        row(3, [1, 0], [1, 2], first=1),
    ]

    found = standings(job, rows, draws=True)

    best, other = found.bots
    assert (best.bot, best.wins.value, best.games) == ("greedy", 3.5 / 4, 4)
    assert (other.bot, other.wins.value, other.score) == ("random", 0.5 / 4, 8.25)
    assert [one.value for one in found.seats] == [2.5 / 4, 1.5 / 4]
    assert [one.value for one in found.order] == [2.5 / 4, 1.5 / 4]
    assert found.draws == 1 and found.deals == 2
    [[none, before], [after, _]] = found.before
    assert none is None and before is not None and after is not None
    assert before.value == 3.5 / 4 and after.value == 0.5 / 4


def test_one_bot_alone_has_no_rating() -> None:
    job = make_task(("greedy",)).job
    found = standings(job, [row(0, [0, 0], [1, 2]), row(1, [0, 0], [2, 1])], draws=False)

    assert found.bots[0].rating is None and found.bots[0].wins.value == 0.5
    text = html(tournament.page(job, [row(0, [0, 0], [1, 2])], found, wording("spiskowcy")))
    assert "Rating" not in text


# -- what games say of themselves ------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name in GAMES if name not in ("stawka", "leduc")])
def test_sources_add_up_to_the_score(game: str) -> None:
    options: dict[str, object] = {"variant_recruitment_agenda": True} if game == "estoril" else {}
    made = GAMES[game](2, None, options)
    task = Task(new_job(game, [made], ["random", "greedy"], 4), [""])

    for one in rows_of(task, 4):
        sums = [sum(points) for points in zip(*one.sources.values(), strict=True)]
        assert sums == one.scores
        assert one.first in (0, 1) and one.turns


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_summary_is_there(game: str, language: str) -> None:
    kind = GAMES[game]
    said = wording(game, language)
    for subject, name in (("end", "end"), ("ending", "ending"), ("source", "source")):
        for id in kind.vocabulary.get(subject, ()):
            assert said.term(f"{name}-{id}") != id


def test_who_began_is_told_in_games_that_pass_the_token() -> None:
    for game in ("spiskowcy", "estoril", "emerald"):
        made = konspira.make(game, 3)
        for seed in range(4):
            state = made.start(seed, listen=False)
            first = state.first  # type: ignore[attr-defined]
            while not state.over:
                seat = state.questions[0].seat
                state.choose(seat, state.options(seat)[0])
            assert made.summary(state).first == first, game


# -- the designer's report -------------------------------------------------------------------------


def designed(game: str, options: list[dict[str, object]], games: int) -> tuple[Job, list[Row]]:
    made = [GAMES[game](2, None, chosen) for chosen in options]
    job = new_job(game, made, ["greedy"], 1, watch=True)
    return job, rows_of(Task(job, [""] * len(made)), games * len(made))


@pytest.mark.parametrize(
    ("game", "language"),
    [("spiskowcy", "de"), ("estoril", "pl"), ("emerald", "en"), ("stawka", "de"), ("leduc", "pl")],
)
def test_every_game_has_its_report(game: str, language: str) -> None:
    job, rows = designed(game, [{}], 2)
    made: Game = konspira.make(game, 2)
    found = [balance(job, 0, rows, made)]

    page = balance_page.page(job, rows, found, [made], ["two"], wording(game, language))

    reader = Reader()
    reader.feed(html(page))
    assert reader.open == []
    offered = sum(count for count, _ in found[0].choices.families.values())
    assert offered == sum(sum(one.offered.values()) for one in rows) > 0
    taken = sum(count for _, count in found[0].choices.families.values())
    assert taken == sum(sum(one.choices) for one in rows)


def test_choices_that_nobody_or_everybody_takes_are_named() -> None:
    made = konspira.make("leduc", 2)
    fold, call, raised = (made.number(name) for name in ("fold", "call", "raise"))
    rows = [
        row(number, [0, 0], [1, 2], offered={fold: 2, call: 2}, taken={call: 2})
        for number in range(20)
    ]

    found = balance(make_task(("greedy",), "leduc").job, 0, rows, made).choices

    assert found.never == {fold: 40} and found.always == {call: 40}
    assert found.unseen == [raised]


def test_sources_are_split_between_winners_and_others() -> None:
    rows = [
        row(0, [0, 0], [1, 2], sources={"a": [6, 2], "b": [0, -1]}),
        row(1, [0, 0], [2, 1], sources={"a": [0, 8]}),
    ]

    a, b = sources_of(rows)

    assert (a.id, a.winner, a.others, a.seat.value, a.part) == ("a", 7.0, 1.0, 4.0, 1.0)
    assert (b.id, b.winner, b.others, b.seat.value) == ("b", 0.0, -0.5, -0.25)


def test_an_option_that_changes_nothing_is_not_certain_to_change_anything() -> None:
    _, rows = designed("spiskowcy", [{}, {"final_tiebreak": "most_characters"}], 10)

    changes = {change.id: change for change in compare(rows, 0, 1)}

    assert changes["plies"].change == Estimate(0.0, 0.0, 0.0, 10)
    assert not any(change.change.is_apart_from(0.0) for change in changes.values())
    assert changes["seat-1"].is_share and not changes["winner"].is_share


def test_a_change_is_noticed_deal_by_deal() -> None:
    rows = [
        Row(n, n // 2, n % 2, 0, [0, 0], [5 + 3 * (n % 2), n], [1, 2], 9, [1, 1], [0.0, 0.0])
        for n in range(8)
    ]

    changes = {change.id: change for change in compare(rows, 0, 1)}

    assert changes["winner"].before == 5 and changes["winner"].after == 8
    assert changes["winner"].change.value == 3 and changes["winner"].change.is_apart_from(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_report_counts_seats_from_one_and_names_only_those_there_are(seats: int) -> None:
    game = konspira.make("spiskowcy", seats=seats)
    job = new_job("spiskowcy", [game], ["random"], 3)
    one = balance(job, 0, rows_of(Task(job, [""], []), 2), game)
    for option in one.choices.unseen:
        if game.table.family(option).subject == "seat":
            assert int(game.table.argument(option)) < seats
    every = [option for option in range(len(game.table)) if game.exists(option)]
    page = balance_page.unseen_table(every, game, wording("spiskowcy"))
    [row] = [row for row in page.rows if row[0] == "use_spy"]
    assert row[1].startswith(f"{seats} of {seats}")
    assert "Seat 0" not in row[2] and "Seat 1" in row[2]
    listed = balance_page.choice_list(
        "x", {game.number("use_spy(0)"): 40}, game, wording("spiskowcy")
    )
    assert listed.rows[0][0] == "use_spy(0)" and "Seat 1" in listed.rows[0][1]
