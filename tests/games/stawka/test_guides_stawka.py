"""The guides of Stawka give the numbers and names of the content, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import konspira
import konspira.games.stawka
from konspira.games.stawka import content
from konspira.games.stawka.rules import BANDS
from konspira.kernel.content import Pack
from konspira.words import LANGUAGES, Words

ROOT = Path(konspira.__file__).parent
CONTENT = content.load(Pack(Path(konspira.games.stawka.__file__).parent / "data", content.FILES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str) -> str:
    return (ROOT / "guides" / language / "stawka.md").read_text(encoding="utf-8")


def tables(language: str) -> list[list[list[str]]]:
    found = re.findall(r"^\| .+\n\| --- .+\n((?:\| .+\n)+)", read(language), re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in rows.splitlines()]
        for rows in found
    ]


@every_language
def test_the_costs_are_those_of_the_rules(language: str) -> None:
    costs, _, _ = tables(language)
    assert [int(row[1]) for row in costs] == [1, 1, 2, 1, 1, 2, 2, 1]  # STA-4.4


@every_language
def test_the_bands_have_their_names_limits_and_bonus(language: str) -> None:
    _, bands, _ = tables(language)
    names = ("under-watch", "located", "suspect", "tracked", "burned")
    assert [row[1] for row in bands] == [Words(language).say(f"stawka-band-{n}") for n in names]
    for row in bands:
        limits = [int(number) for number in re.findall(r"\d+", row[0])]
        for evidence in range(limits[0], limits[-1] + 1):
            assert BANDS[evidence] == int(row[2])


@every_language
def test_the_parts_of_the_campaign_are_those_of_the_content(language: str) -> None:
    words = Words(language)
    _, _, parts = tables(language)
    for row, scenario in zip(parts, CONTENT.scenarios[:3], strict=True):
        assert int(row[0]) == scenario.part and int(row[3]) == scenario.stages
        assert row[1] == words.say(f"stawka-scenario-{scenario.id}".replace("_", "-"))
        assert row[2] == words.say(f"stawka-level-{scenario.level}")
        for victory in scenario.victory:
            if victory.name == "vp":
                assert str(victory.amount) in row[4]
    rewards = CONTENT.scenarios[1].rewards
    assert rewards.basic and rewards.special
    campaign = read(language).split("\n## ")[-4]
    for reward in (rewards.basic, rewards.special, rewards.secret):
        assert re.search(rf"\b{reward.vp}\b", campaign)
