"""The guides of Stawka give the numbers and names of the content, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import konspira
import konspira.games.stawka
from konspira.games.stawka.content import pack as content
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
    campaign = read(language).split("\n## ")[-5]
    for reward in (rewards.basic, rewards.special, rewards.secret):
        assert re.search(rf"\b{reward.vp}\b", campaign)


@every_language
def test_the_films_have_their_names_and_numbers(language: str) -> None:
    words = Words(language)
    films = read(language).split("\n## ")[-5].split("\n### ")[1:]
    for text, scenario in zip(films, CONTENT.scenarios[3:], strict=True):
        assert text.startswith(
            words.say(f"stawka-option-scenario-{scenario.id}".replace("_", "-")) + "\n"
        )
        numbers = [int(number) for number in re.findall(r"(?<![\w.-])\d+(?![\w.])", text)]
        if scenario.stages:
            assert scenario.stages in numbers
        for victory in scenario.victory:
            assert not victory.amount or victory.amount in numbers
        if scenario.car is not None:
            car = scenario.car
            for value in (car.ap_limit, car.defence, car.vigilance, car.breaks_at, car.guard):
                assert value in numbers
        if scenario.radio is not None:
            assert scenario.radio.secrets == 2  # written as a word
