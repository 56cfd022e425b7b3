"""The texts of components say, in every language, the numbers and goals that stand in the data."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira.games.stawka
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content.rows import Ability, Mission, MissionPart
from konspira.games.stawka.content.terms import Term
from konspira.kernel.content import Pack
from konspira.words import LANGUAGES, Words

FOLDER = Path(konspira.games.stawka.__file__).parent
CONTENT = content.load(Pack(FOLDER / "data", content.FILES))
NUMERALS = {
    "en": {2: ["two"], 3: ["three"], 4: ["four"], 5: ["five"]},
    "pl": {
        2: ["dwa", "dwie", "dwóch", "dwoje"],
        3: ["trzy", "trzech"],
        4: ["cztery", "czterech"],
        5: ["pięć", "pięciu"],
    },
    "de": {2: ["zwei"], 3: ["drei"], 4: ["vier"], 5: ["fünf"]},
}
# Her text says what the limit comes to (five), not by how much it grows.
ELSEWHERE = {"emma_schmidt"}
TEXTS: list[tuple[str, list[Ability]]] = [
    *[(f"trait-text-{row.id}", [row.trait]) for row in CONTENT.agents],
    *[(f"item-text-{row.id}", [row.ability]) for row in CONTENT.items if row.ability],
    *[(f"threat-text-{row.id}", [row.ability]) for row in CONTENT.threats if row.ability],
    *[(f"place-text-{row.id}", row.abilities) for row in CONTENT.location_cards],
    *[(f"polish-text-{row.id}", [row.polish]) for row in CONTENT.reactions],
    *[(f"german-text-{row.id}", [row.german]) for row in CONTENT.reactions],
]


def numbers(abilities: list[Ability]) -> set[int]:
    """The numbers above 1 in the effects, costs and conditions."""
    terms: list[Term] = [
        inner
        for ability in abilities
        for term in [*ability.when, *ability.cost, *ability.do]
        for inner in term.inner()
        if inner.name not in ("talk_result_is", "any_of")
    ]
    found = [value for term in terms for value in term.args.values() if type(value) is int]
    return {abs(number) for number in found if abs(number) > 1}


def says(text: str, number: int, language: str) -> bool:
    words = NUMERALS[language].get(number, [])
    return str(number) in text or any(word in text.lower() for word in words)


@pytest.mark.parametrize(("id", "abilities"), TEXTS, ids=lambda value: str(value)[:40])
def test_a_text_says_the_numbers_of_its_ability(id: str, abilities: list[Ability]) -> None:
    if id.removeprefix("trait-text-") in ELSEWHERE:
        return
    for language in LANGUAGES:
        text = Words(language).say(f"stawka-{id}".replace("_", "-"))
        assert text.endswith(".") and "!" not in text
        for number in numbers(abilities):
            assert says(text, number, language), (language, number, text)


def goals(part: MissionPart) -> int:
    """Return how many things a part asks for; what is given up need not be named as held too."""
    spent = {term.args.get("filter", "top secret") for term in part.consume}
    held = [
        term
        for term in part.when
        if term.name in ("holds", "holds_top_secret")
        and term.args.get("filter", "top secret") in spent
    ]
    return len(part.when) + len(part.consume) - len(held)


@pytest.mark.parametrize("row", CONTENT.missions, ids=lambda row: row.id)
def test_a_mission_names_all_its_goals(row: Mission) -> None:
    id = row.id.replace("_", "-")
    for language in LANGUAGES:
        for name, part in (("basic", row.basic), ("special", row.special)):
            text = Words(language).say(f"stawka-{name}-text-{id}")
            assert len(text.split("; ")) == goals(part), text
            for term in part.when:
                if term.name == "evidence_at_least":
                    assert str(term.number("n")) in text


def test_no_two_pieces_of_one_location_have_the_same_name() -> None:
    for language in LANGUAGES:
        words = Words(language)
        pieces = [words.say(f"stawka-piece-{row.id}".replace("_", "-")) for row in CONTENT.tiles]
        assert len(set(pieces)) == len(pieces)
