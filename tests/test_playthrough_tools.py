"""The tool that records games: it sees every change, says where, and records again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tools.playthroughs.__main__ import main, show
from tools.playthroughs.checking import difference
from tools.playthroughs.plans import PLANS, Plan, PlaythroughError, find
from tools.playthroughs.playing import Asked, Item, Played, Seen
from tools.playthroughs.records import FOLDER, Recorded, read, record_path, replay, story_path
from tools.playthroughs.refreshing import refresh, remove_strays
from tools.playthroughs.stories import MOST_LINES

from konspira.kernel.events import EVERYONE, Event, Told
from konspira.kernel.record import read_record, verify

ROOT = Path(__file__).parents[1]
PLAN = find("spiskowcy/two-seats")
STORIES = [plan for plan in PLANS if plan.story]


# -- what is recorded --------------------------------------------------------------------------


def test_every_file_is_of_a_planned_game() -> None:
    found = set(FOLDER.glob("*/playthroughs/*"))

    assert found == {record_path(plan) for plan in PLANS} | {story_path(plan) for plan in STORIES}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.id)
def test_a_record_is_of_the_table_that_was_planned(plan: Plan) -> None:
    recorded = read(plan)

    assert recorded.players == list(plan.levels)
    assert (recorded.options, recorded.position) == (plan.options, plan.position)
    assert not plan.ends or plan.ends in recorded.ends
    assert (recorded.story is not None) == plan.story


@pytest.mark.parametrize("plan", STORIES, ids=lambda plan: plan.id)
def test_a_story_tells_the_whole_game_and_can_be_read(plan: Plan) -> None:
    lines = story_path(plan).read_text(encoding="utf-8").splitlines()

    assert len(lines) <= MOST_LINES
    assert len([line for line in lines if line.startswith("== ")]) == len(read(plan).blocks)
    assert lines[-1].startswith("scores ")


def test_records_are_marked_as_written_by_a_tool_and_stories_are_not() -> None:
    marked = (ROOT / ".gitattributes").read_text(encoding="utf-8")

    assert "tests/games/*/playthroughs/*.json linguist-generated" in marked
    assert ".txt linguist-generated" not in marked


# -- every change is seen ----------------------------------------------------------------------


def changed_event(item: Item) -> Item | None:
    if not isinstance(item, Told):
        return None
    return Told(item.ply, item.audience, Event(item.event.kind, {**item.event.facts, "new": 1}))


def changed_audience(item: Item) -> Item | None:
    return Told(item.ply, 1, item.event) if isinstance(item, Told) else None


def changed_question(item: Item) -> Item | None:
    return item._replace(kind="other") if isinstance(item, Asked) else None


def changed_facts(item: Item) -> Item | None:
    return item._replace(facts={"card": "spy"}) if isinstance(item, Asked) else None


def changed_options(item: Item) -> Item | None:
    return item._replace(offers=[*item.offers, "end_turn"]) if isinstance(item, Asked) else None


def changed_view(viewer: int) -> Callable[[Item], Item | None]:
    def change(item: Item) -> Item | None:
        if not isinstance(item, Seen):
            return None
        views = [*item.views]
        views[viewer] = {**views[viewer], "bank": 99}
        return Seen(views)

    return change


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(changed_event, id="an event"),
        pytest.param(changed_audience, id="who hears an event"),
        pytest.param(changed_question, id="a question"),
        pytest.param(changed_facts, id="what a question says"),
        pytest.param(changed_options, id="the options"),
        pytest.param(changed_view(0), id="the view of a spectator"),
        pytest.param(changed_view(1), id="the view of seat 0"),
        pytest.param(changed_view(2), id="the view of seat 1"),
    ],
)
def test_a_change_is_seen_in_its_block(change: Callable[[Item], Item | None]) -> None:
    recorded = read(PLAN)
    played = replay(PLAN, recorded)
    assert not difference(PLAN, recorded, played)
    items = played.blocks[3].items
    place = max(place for place, item in enumerate(items) if change(item) is not None)
    changed = change(items[place])
    assert changed is not None
    items[place] = changed

    found = difference(PLAN, recorded, played)

    numbers = [asked.number for asked in played.blocks[3].choices]
    assert found.splitlines()[0] == (
        f"spiskowcy/two-seats is not as recorded: block 3 ({played.blocks[3].title}), "
        f"choices {numbers[0]} to {numbers[-1]}"
    )
    assert "tools.playthroughs show spiskowcy/two-seats --block 3\n" in found
    assert "tools.playthroughs diff spiskowcy/two-seats --block 3\n" in found
    assert found.endswith("make playthroughs ONLY=spiskowcy/two-seats")


def with_choices(recorded: Recorded, change: Callable[[list[str]], None]) -> Recorded:
    """A record whose choices were changed."""
    words = " ".join(line for block in recorded.blocks for line in block.choices).split()
    change(words)
    blocks = [msgspec.structs.replace(block, choices=[]) for block in recorded.blocks]
    blocks[0] = msgspec.structs.replace(blocks[0], choices=[" ".join(words)])
    return msgspec.structs.replace(recorded, blocks=blocks)


def test_a_choice_that_cannot_be_made_any_more_is_named() -> None:
    def change(words: list[str]) -> None:
        words[9] = "0:order_second(spy)"

    recorded = with_choices(read(PLAN), change)
    found = difference(PLAN, read(PLAN), replay(PLAN, recorded))

    assert "block 2 (round-began round 2," in found
    assert "choice 10 cannot be made: not-an-option: seat 0 answered order-count" in found


def test_a_record_that_stops_too_early_is_named() -> None:
    recorded = with_choices(read(PLAN), lambda words: words.__delitem__(slice(50, None)))
    found = difference(PLAN, read(PLAN), replay(PLAN, recorded))

    assert "choice 51 cannot be made: none is recorded, and the game goes on" in found


@pytest.mark.parametrize("name", ["scores", "ranks", "ends", "checksum", "rules"])
def test_another_result_is_named(name: str) -> None:
    recorded = read(PLAN)
    other = msgspec.structs.replace(recorded, **{name: "other"})

    assert f"{name} was other, now it is" in difference(PLAN, other, replay(PLAN, recorded))


def test_another_story_is_named(tmp_path: Path) -> None:
    plan = find("spiskowcy/three-seats")
    played = replay(plan, read(plan))
    story = story_path(plan, tmp_path)
    story.parent.mkdir(parents=True)
    story.write_text(story_path(plan).read_text(encoding="utf-8").replace("Raid", "Run", 1))

    found = difference(plan, read(plan), played, tmp_path)

    assert re.search(r"line \d+ of its story was '.*Run.*', now it is '.*Raid", found)


# -- recording again ---------------------------------------------------------------------------


def written(plan: Plan, folder: Path) -> str:
    return record_path(plan, folder).read_text(encoding="utf-8")


def copied(plan: Plan, folder: Path) -> None:
    """Put a recorded game into another folder."""
    record_path(plan, folder).parent.mkdir(parents=True)
    shutil.copy(record_path(plan), record_path(plan, folder))


def test_what_is_as_recorded_is_written_as_it_was(tmp_path: Path) -> None:
    plan = find("spiskowcy/three-seats")
    copied(plan, tmp_path)

    assert refresh(plan, tmp_path) == "the same choices"
    assert written(plan, tmp_path) == written(plan, FOLDER)
    assert story_path(plan, tmp_path).read_bytes() == story_path(plan).read_bytes()


def test_choices_are_made_again_as_far_as_they_can_be(tmp_path: Path) -> None:
    copied(PLAN, tmp_path)
    path = record_path(PLAN, tmp_path)
    path.write_text(written(PLAN, tmp_path).replace("order_second(banker)", "order_second(spy)", 1))

    assert refresh(PLAN, tmp_path) == "the same 10 choices, then bots"
    found = read(PLAN, tmp_path)
    assert found.choices[:10] == read(PLAN).choices[:10]
    assert not difference(PLAN, found, replay(PLAN, found))


def test_bots_play_until_a_game_goes_as_planned(tmp_path: Path) -> None:
    plan = find("emerald/turns")._replace(seed=15)

    assert refresh(plan, tmp_path).startswith("bots, seed ")
    assert read(plan, tmp_path).ends == ["end-turns"]


def test_the_game_that_misses_least_is_taken_and_what_it_misses_is_said(tmp_path: Path) -> None:
    plan = PLAN._replace(shows=["plotted", "eclipse"])

    assert refresh(plan, tmp_path, tries=2) == "bots, seed 34; it does not show eclipse"
    assert not difference(plan, read(plan, tmp_path), replay(plan, read(plan, tmp_path)))


def test_a_plan_that_no_game_fulfils_is_said(tmp_path: Path) -> None:
    plan = PLAN._replace(ends="end-never")

    with pytest.raises(PlaythroughError, match="none comes to end-never"):
        refresh(plan, tmp_path, tries=2)
    assert not record_path(plan, tmp_path).exists()


def test_files_of_games_that_are_not_planned_any_more_are_removed(tmp_path: Path) -> None:
    copied(PLAN, tmp_path)
    strays = [record_path(PLAN, tmp_path).with_name(name) for name in ("old.json", "two-seats.txt")]
    for stray in strays:
        stray.touch()

    assert remove_strays(tmp_path) == strays
    assert record_path(PLAN, tmp_path).exists()
    assert not any(stray.exists() for stray in strays)


def test_a_record_that_a_merge_has_broken_is_named(tmp_path: Path) -> None:
    copied(PLAN, tmp_path)
    record_path(PLAN, tmp_path).write_text("<<<<<<< ours\n" + written(PLAN, FOLDER))

    with pytest.raises(PlaythroughError, match=r"two-seats\.json cannot be read.*one side"):
        refresh(PLAN, tmp_path)


# -- showing -----------------------------------------------------------------------------------


def test_a_game_is_shown_with_all_it_holds() -> None:
    lines = show(PLAN, None)
    played: Played = replay(PLAN, read(PLAN))

    assert [line[7:] for line in lines if line.startswith("    -> ")] == [
        asked.chosen for block in played.blocks for asked in block.choices
    ]
    text = "\n".join(lines)
    public = [told for told in played.state.log if told.audience == EVERYONE]
    assert text.count("\n    all | ") == len(public)
    assert "\n    seat 1 | seats[1] hand=" in text
    assert f"checksum: {read(PLAN).checksum}" in lines[-1]


def test_one_block_of_a_game_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "spiskowcy/two-seats", "--block", "2"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("\n== block 2: round-began round 2,")
    assert "\n".join(show(PLAN, None)).count(shown.strip()) == 1

    assert main(["show", "spiskowcy/two-seats", "--block", "99"]) == 1
    assert "has blocks 0 to 8, not 99" in capsys.readouterr().err
    assert main(["show", "spiskowcy/nine-seats"]) == 1
    assert 'no recorded game is called "spiskowcy/nine-seats"' in capsys.readouterr().err


def test_a_game_can_be_had_as_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "spiskowcy/two-seats"]) == 0
    record = read_record(capsys.readouterr().out)
    state = verify(record, replay(PLAN, read(PLAN)).state.game)
    assert [list(pair) for pair in state.history] == [list(pair) for pair in record.choices]

    assert main(["record", "stawka/chestnuts-no-agents"]) == 1
    assert "begins in a position" in capsys.readouterr().err


@pytest.mark.verify
@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_change_of_the_rules_is_found_shown_and_recorded(tmp_path: Path) -> None:
    """A whole repository in small: a banker is worth 7 where it was worth 6."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": "src"}
        return subprocess.run(
            words, cwd=tmp_path, env=environment, capture_output=True, text=True, encoding="utf-8"
        )

    def tool(*words: str) -> subprocess.CompletedProcess[str]:
        return run(sys.executable, "-m", "tools.playthroughs", *words, PLAN.id)

    ignored = shutil.ignore_patterns("pages", "__pycache__", "node_modules", "rules", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=ignored)
    copied(PLAN, tmp_path / "tests" / "games")
    author = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "before"]):
        assert run("git", *words).returncode == 0
    cards = tmp_path / "src/konspira/games/spiskowcy/data/cards.toml"
    text = cards.read_text(encoding="utf-8")
    assert "copies = 6\ninfluence = 6" in text
    cards.write_text(text.replace("influence = 6", "influence = 7"), encoding="utf-8")

    found = tool("check")
    assert found.returncode == 1
    assert f"{PLAN.id} is not as recorded: block 2 (round-began round 2" in found.stdout

    changes = tool("diff").stdout.splitlines()
    assert changes[0].startswith(f"--- {PLAN.id} at ")
    assert any(line.startswith("-") and line.endswith(" total=20") for line in changes)
    assert any(line.startswith("+") and line.endswith(" total=21") for line in changes)

    assert tool("refresh").stdout == f"{PLAN.id}: the same choices\n"
    assert tool("check").returncode == 0
