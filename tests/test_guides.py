"""The guides for players say the same in every language, and what they say is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.rule_coverage import Rulebook, read_rulebook

import konspira
from konspira.catalogue import GAMES
from konspira.cli.prompt import KEYS
from konspira.games.emerald.cards import CARDS, CITIES, FIRST_CITY, FIRST_ROYAL
from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.rules import HEADINGS, Rules
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.rulebook import find_rule, read_rules
from konspira.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "konspira" / "guides"

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(game: str, language: str) -> str:
    return (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")


def book(game: str) -> Rulebook:
    return read_rulebook(ROOT / "docs" / "rules" / f"{game}.md")


def levels(text: str) -> list[int]:
    """The rank of each heading."""
    return [len(marks) for marks in re.findall(r"^(#+) \S", text, re.MULTILINE)]


def cited(text: str) -> set[str]:
    """The ids of rules and rulings."""
    return set(re.findall(r"\b[A-Z]+-[QS]?\d+(?:\.\d+)*", text))


def sections(text: str) -> list[str]:
    """Return what stands under each heading."""
    return re.split(r"^#+ .+\n", text, flags=re.MULTILINE)[1:]


def tables(text: str) -> list[list[list[str]]]:
    """The cells of each table, its heading left out."""
    found = re.findall(r"^\| .+\n\| --- .+\n((?:\| .+\n)+)", text, re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in rows.splitlines()]
        for rows in found
    ]


def number(text: str) -> int:
    """A number as people write it, or a sum of them."""
    return sum(int(part.replace("−", "-")) for part in text.split(" + "))


def figures(row: list[str]) -> list[str]:
    """The cells of a row that hold numbers only."""
    return [cell for cell in row if re.fullmatch(r"[\d +−]+", cell)]


def italics(text: str) -> list[str]:
    return [" ".join(found.split()) for found in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)]


def read_cards(game: str, language: str, text: str) -> dict[str, int]:
    """The cards of a list that is written as on the screen: `Banker ×2, Raid`."""
    words = Words(language)
    ids = {words.card(GAMES[game], id): id for id in GAMES[game].vocabulary["card"]}
    found: dict[str, int] = {}
    for part in text.split(", "):
        name, _, count = part.partition(" ×")
        assert name in ids, f"{language}: no card is called {name}"
        found[ids[name]] = int(count or 1)
    return found


# -- all guides ------------------------------------------------------------------------------------


def test_there_are_guides_to_the_games_and_to_nothing_else() -> None:
    found = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.md"))

    assert found == sorted(f"{language}/{game}.md" for game in GAMES for language in LANGUAGES)


@every_game
def test_a_guide_has_the_same_headings_and_numbers_in_every_language(game: str) -> None:
    shapes = [
        (levels(text), [[figures(row) for row in rows] for rows in tables(text)])
        for text in (read(game, language) for language in LANGUAGES)
    ]

    assert shapes[0][0][0] == 1 and shapes[0][0].count(1) == 1
    assert len(shapes[0][0]) > 5
    assert all(shape == shapes[0] for shape in shapes)


@every_game
def test_each_section_of_a_guide_cites_the_same_rules_in_every_language(game: str) -> None:
    first, *others = (
        [cited(part) for part in sections(read(game, language))] for language in LANGUAGES
    )

    assert len(set().union(*first)) > 15
    for other in others:
        assert other == first


@every_game
@every_language
def test_every_rule_that_a_guide_cites_exists_and_can_be_looked_up(
    game: str, language: str
) -> None:
    rules, text = book(game), read_rules(GAMES[game])

    for id in cited(read(game, language)):
        assert id in rules.known | rules.local or id.removeprefix(f"{rules.prefix}-") in rules.local
        assert find_rule(text, id)


@every_game
@every_language
def test_a_guide_begins_with_the_title_and_the_seats_of_its_game(game: str, language: str) -> None:
    title, _, start, *_ = read(game, language).splitlines()
    low, high = GAMES[game].seat_range

    assert title.startswith(f"# {Words(language).game(GAMES[game])}: ")
    assert set(map(int, re.findall(r"\d+", start.split(".")[0]))) == {low, high}


@every_game
@every_language
def test_cards_in_italics_are_cards_of_the_game_as_the_screen_writes_them(
    game: str, language: str
) -> None:
    found = italics(read(game, language))

    assert len(found) >= 3
    for text in found:
        cards = read_cards(game, language, text)
        assert Words(language).cards(GAMES[game], cards) == text


@every_game
@every_language
def test_every_option_is_explained_once_with_a_value_it_takes_and_its_ruling(
    game: str, language: str
) -> None:
    rows = re.findall(
        r"^- `(\w+)`: .*?`(-?\w+)`.*\(([A-Z]+-[A-Z]?[\d.]+)\)\.$",
        read(game, language),
        re.MULTILINE,
    )

    assert [(name, rule) for name, _, rule in rows] == [
        (setting.name, setting.rule) for setting in GAMES[game].settings
    ]
    for setting, (_, value, _) in zip(GAMES[game].settings, rows, strict=True):
        others = [str(other).lower() for other in setting.values if other != setting.default]
        free = [str(setting.default).lower()]  # a line of text: only its default is a word
        assert value in (others or free), setting.name


@every_game
@every_language
def test_a_guide_ends_with_the_way_to_the_reference_and_the_words_to_type(
    game: str, language: str
) -> None:
    words = Words(language)
    commands = re.findall(r"`([^`]+)`", sections(read(game, language))[-1].replace("\n", " "))
    typed = {command.split()[0] for command in commands} - {"konspira"}

    assert f"konspira rules {game} --reference" in commands
    assert any(re.fullmatch(rf"konspira rules {game} \w+-[\d.]+", text) for text in commands)
    assert {words.say("shell-key-rules"), words.say("shell-key-rule")} <= typed
    assert typed <= {words.say(f"shell-key-{key}") for key in KEYS}


@every_game
@every_language
def test_a_guide_does_not_shout(game: str, language: str) -> None:
    assert "!" not in read(game, language)


# -- Spiskowcy -------------------------------------------------------------------------------------


@every_language
def test_the_table_of_cards_has_the_names_copies_and_worth_of_the_content(language: str) -> None:
    game = konspira.make("spiskowcy")
    assert isinstance(game, SpiskowcyGame)
    names = [Words(language).card(game, id) for id in game.vocabulary["card"]]

    cards, _ = tables(read("spiskowcy", language))

    assert [row[0] for row in cards] == names
    assert [number(row[1]) for row in cards] == game.rules.copies
    assert [number(row[2]) for row in cards] == game.rules.influence
    assert all(len(row) == 5 and all(row) for row in cards)


@every_language
def test_what_lies_on_the_table_is_counted_as_in_the_content(language: str) -> None:
    game = konspira.make("spiskowcy")
    assert isinstance(game, SpiskowcyGame)
    rules = game.rules
    characters = [n for n, worth in zip(rules.copies, rules.influence, strict=True) if worth > 0]
    text = sections(read("spiskowcy", language))[2]
    deck, places, bank = re.split(r"^- ", text, flags=re.MULTILINE)[1:4]

    def numbers(item: str) -> list[int]:
        return [int(found) for found in re.findall(r"\d+", re.sub(r"\([^)]*\)", "", item))]

    assert numbers(deck) == [sum(characters), rules.total - sum(characters)]
    assert numbers(places) == [
        *(1, rules.deal[1], rules.keep[1]),
        *(rules.rounds, rules.deal[-1], rules.keep[-1]),
    ]
    assert numbers(bank) == [rules.points, 1]


@every_language
@pytest.mark.rule("SPI-12.1", "SPI-12.2", "SPI-12.3", "SPI-12.5")
def test_the_example_of_the_scoring_adds_up_as_the_engine_counts(language: str) -> None:
    _, rows = tables(read("spiskowcy", language))
    seats = [
        {"tableau": read_cards("spiskowcy", language, cards.strip("*")), "points": number(points)}
        for _, cards, _, _, points, _ in rows
    ]
    totals = [number(total) for *_, total in rows]

    state = konspira.make("spiskowcy", len(rows)).position(
        {"seats": seats, "round": 8, "phase": "end"}
    )

    assert state.over
    assert state.scores == totals
    assert totals == [sum(map(number, row[2:5])) for row in rows]
    winner = rows[state.winners[0]][0]
    [end] = [part for part in sections(read("spiskowcy", language)) if f"| {winner} |" in part]
    assert re.search(rf"^(?:{winner} \w+;|\w+ {winner},)", end, re.MULTILINE)
    assert state.ranks == [2, 2, 1]


# -- Leduc poker -----------------------------------------------------------------------------------


@every_language
@pytest.mark.rule("LED-3.4", "LED-4.2")
def test_the_example_of_leduc_ends_as_the_engine_says(language: str) -> None:
    [example] = re.findall(r"^\*\*.+?\n\n", read("leduc", language), re.MULTILINE | re.DOTALL)
    mine, other, public = (
        next(iter(read_cards("leduc", language, card))) for card in italics(example)
    )
    before, won = map(int, re.findall(r"\d+", example))
    state = konspira.make("leduc").position(
        {"seats": [{"card": mine}, {"card": other}], "public": public}
    )

    for seat, choice in [(0, "raise"), (1, "call"), (0, "call"), (1, "raise"), (0, "call")]:
        state.choose(seat, choice)
        if choice == "call" and seat == 1:
            assert [row["bet"] for row in state.position()["seats"]] == [before, before]

    assert state.scores == [-won, won]


# -- A Study in Emerald ----------------------------------------------------------------------------


def emerald_rules() -> Rules:
    game = konspira.make("emerald")
    assert isinstance(game, EmeraldGame)
    return game.rules


@every_language
def test_the_table_of_cities_has_the_names_and_numbers_of_the_content(language: str) -> None:
    words, rules = Words(language), emerald_rules()
    game = GAMES["emerald"]

    _, cities, _, _ = tables(read("emerald", language))

    assert [(row[0], row[3]) for row in cities] == [
        (words.term(game, "city", city), words.card(game, royal))
        for city, royal in zip(CITIES, CARDS[FIRST_ROYAL:], strict=True)
    ]
    assert [[int(cell) for cell in figures(row)] for row in cities] == [
        [
            rules.city_bombs[city],
            rules.points[(FIRST_CITY + city) * 4],
            rules.royal_bombs[city],
            rules.royal_points[city],
        ]
        for city in range(len(CITIES))
    ]


@every_language
def test_the_table_of_texts_names_every_card_with_its_heading_and_its_rule(language: str) -> None:
    words, rules = Words(language), emerald_rules()
    game = GAMES["emerald"]
    *_, texts, _ = tables(read("emerald", language))
    listed = {row[0]: row for row in texts}

    assert list(listed) == [words.card(game, card) for card in game.vocabulary["power"]]
    for card in game.vocabulary["power"]:
        number = CARDS.index(card)
        _, heading, does, rule = listed[words.card(game, card)]
        named = words.term(game, "heading", HEADINGS[rules.heading[number]]).casefold()
        once = words.term(game, "heading", "one_use").casefold()
        assert set(re.findall(r"\w+", named)) <= set(re.findall(r"\w+", heading.casefold()))
        assert (once in heading.casefold()) == rules.one_use[number], card
        assert words.term(game, "power", card).endswith(f" ({rule})")
        assert does


@every_language
@pytest.mark.rule("EME-17.2", "EME-17.3", "EME-17.4", "EME-17.5", "EME-17.6", "EME-16.6")
def test_the_example_of_emeralds_scoring_adds_up_as_the_engine_counts(language: str) -> None:
    [example] = re.findall(r"^\*\*[^\n]+ 6, [^|]+\n\n", read("emerald", language), re.MULTILINE)
    mine, second, moran, third = (
        [*read_cards("emerald", language, cards)] for cards in italics(example)
    )
    rows = tables(read("emerald", language))[-1]
    seats = [
        {"identity": "restorationist", "discard": mine, "tableau": [{"card": "hastur"}]},
        {
            "identity": "loyalist",
            "discard": second,
            "tableau": [
                {"card": moran[0], "victim": 0},
                {"card": "tsathoggua", "hidden": True},
                {"card": "hide_royalty", "royal": "tsathoggua"},
            ],
        },
        {"identity": "loyalist", "discard": third},
    ]
    cities = {"paris": {"agents": [1, 1, 1]}}
    markers = {"restorationist": 6, "loyalist": 2}
    state = konspira.make("emerald", 3).position(
        {"seats": seats, "cities": cities, "markers": markers}
    )
    state.choose(0, "pass")

    assert state.over and state.view(None).ends == ["target"]
    found = [
        [place.total, at.neutral, at.own, at.kills, at.track, at.corrected, -at.penalty, at.total]
        for place, at in zip(state.view(None).seats, state.view(None).scores or [], strict=True)
    ]
    assert [[number(cell) for cell in row[1:]] for row in rows] == found
    assert state.winners == [0]
