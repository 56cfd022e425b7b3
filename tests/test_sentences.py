"""Sentences: every event, question, choice and refusal of every game, with every name it can have.

Names have forms (`.gen`, `.to`), so that a sentence need not put them behind a colon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tools import check_words

from konspira.catalogue import GAMES
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game
from konspira.words import LANGUAGES, Lazy, Words

NAMES = ["Anna", "Bartek", "Cyd", "Dora", "Ewa"]
GAME_IDS = sorted(GAMES)
LISTS = {"cards", "counts", "scores", "winners", "totals", "points", "chips"}
# A word that wants a name behind it, and a colon instead: "from: Hotel", "cel: Kloss".
COLON_FORMS = re.compile(
    r"\b(skąd|dokąd|gdzie|cel|broń|rozmówca|partner|dolary|od|do|na|z|w|przy|kartą|polu|pole|"
    r"von|nach|mit|an|zu|bei|auf|in|im|gegen|für|Träger|Waffe|"
    r"from|to|with|of|at|on|for|against|here|holder|partner|weapon): ",
    re.IGNORECASE,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("name", GAME_IDS)


def values(game: type[Game], fact: str) -> list[object]:
    """Everything that a fact can be, by its name."""
    names = check_words.game_ids(game).get(fact.partition("_")[0])
    if names:
        return [*sorted(names)]
    if fact in LISTS:
        return [[1, 2]] if fact != "cards" else [dict.fromkeys(game.vocabulary["card"][:2], 1)]
    return [0, 1, 2, 3, 5]


def told(game: type[Game], words: Words) -> Iterator[tuple[str, list[str], str]]:
    """Each sentence of a game with each name: its id, the names in it, how it reads."""
    sources = check_words.Sources.of(check_words.SOURCE, check_words.WEB)
    package = game.folder.name
    for kind, facts in game.event_kinds.items():
        for given in combined(game, facts):
            yield f"event-{kind}", said(given), words.event(game, Event(kind, given), NAMES)
    for code, known in sources.why.get(package, {}).items():
        for given in combined(game, tuple(known or ())):
            refusal = Refusal("", code, given)
            if known is not None:
                yield f"why-{code}", said(given), words.refusal(game, refusal, NAMES)
    for kind, known in sources.ask.get(package, {}).items():
        for given in combined(game, tuple(known or ())):
            question = Question(0, kind, "", given)
            if known is not None:
                yield f"ask-{kind}", said(given), words.question(game, question, NAMES)
    for option in range(len(game.table)):
        yield "choose", [], words.choice(game, option, NAMES)


def combined(game: type[Game], facts: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Facts of a sentence: each takes every value once, beside some value of the others."""
    found = {fact: values(game, fact) for fact in facts}
    for turn in range(max([len(each) for each in found.values()], default=1)):
        yield {
            fact: each[(turn + place) % len(each)]
            for place, (fact, each) in enumerate(found.items())
        }


def said(facts: dict[str, object]) -> list[str]:
    """The facts that are names."""
    return [name for name, value in facts.items() if isinstance(value, str)]


@each_language
@each_game
def test_no_sentence_puts_a_name_behind_a_colon(language: str, name: str) -> None:
    """An id in place of a name, an unresolved fact and a form of nothing are found as well."""
    words, count = Words(language), 0
    for id, _, text in told(GAMES[name], words):
        count += 1
        assert not COLON_FORMS.search(text), f"{id}: {text}"
        assert not re.search(r"[{}]|\$| {2}| [.,;?]", text), f"{id}: {text}"
    assert count > 10


@each_language
@each_game
def test_no_event_lists_its_names_behind_colons(language: str, name: str) -> None:
    """`{ $agent }: { $field }` is a form to fill in, `{ $agent } goes { $field-to }` a sentence."""
    lazy, game = Lazy(language), GAMES[name]
    named = {subject for subject, ids in check_words.game_ids(game).items() if ids}
    for kind in game.event_kinds:
        text = lazy.entries[f"{name}-event-{kind}"]
        behind = re.findall(r": \{ \$([a-z]+)[\w-]* \}", text)
        assert not named & set(behind), text


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Stedtke goes from Police sector B to the Gestapo."),
        ("pl", "Stedtke idzie z Sektora policyjnego B na Gestapo."),
        ("de", "Stedtke geht aus dem Polizeisektor B zur Gestapo."),
    ],
)
def test_a_walk_is_a_sentence(language: str, expected: str) -> None:
    event = Event("stepped", {"agent": "stedtke", "field_from": "pol_b", "field": "gestapo"})

    assert Words(language).event(GAMES["stawka"], event, NAMES) == expected


def test_a_choice_and_a_question_take_the_form_they_need() -> None:
    game, words = GAMES["stawka"], Words("pl")

    assert words.choice(game, game.table.number("talk(stedtke)"), NAMES) == (
        "Porozmawiaj ze Stedtkem"
    )
    assert words.choice(game, game.table.number("step(station)"), NAMES) == "Idź na dworzec"
    question = Question(0, "lay-cell", "", {"sector": "police"})
    assert Words("de").question(game, question, NAMES) == "Wohin legst du den Polizeisektor?"


def test_a_name_without_the_form_stands_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of others may decline some names and not others; a seat has one form."""
    words, game = Words("pl"), GAMES["spiskowcy"]
    lazy = Lazy("pl")
    lazy.entries["spiskowcy-event-raided"] = (
        "spiskowcy-event-raided = { $seat-gen } { $card-odd } { $victim }\n"
    )
    lazy.bundle = FluentBundle(["pl"], use_isolating=False)
    lazy.bundle.add_resource(FluentResource(lazy.entries["spiskowcy-event-raided"]))
    lazy.unread.discard("spiskowcy-event-raided")
    monkeypatch.setattr(words, "_lazy", lazy)
    monkeypatch.setattr(words, "_bundle", lazy.bundle)

    event = Event("raided", {"seat": 0, "victim": 1, "card": "spy"})
    assert words.event(game, event, NAMES) == "Anna Szpieg Bartek"
