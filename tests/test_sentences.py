"""Sentences: every event, question, choice and refusal of every game, with every name it can have.

Names have forms (`.gen`, `.to`), so that a sentence need not put them behind a colon. A sentence
begins and ends like one, no name is undeclined behind a preposition, and one thing has one word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

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

# The same in the files themselves, in front of whatever comes: "from: { $field }".
COLON_FACTS = re.compile(COLON_FORMS.pattern + r"\{ \$", re.IGNORECASE)
# Prepositions that want a case (Polish) or an article (German): "z Dworzec", "mit Handgranate".
PREPOSITIONS = {
    "pl": "z|ze|do|od|na|w|we|o|po|pod|spod|nad|za|przy|dla|u|przez|przeciw|bez|obok",
    "de": "von|mit|aus|in|auf|an|bei|nach|zu|für|gegen|um|über|ohne|durch",
}
NAMED = {
    "agent",
    "document",
    "sector",
    "location",
    "field",
    "item",
    "card",
    "city",
    "tile",
    "space",
}
BEGINS = re.compile(r"[^a-ząćęłńóśźżäöüß]")
ENDS = re.compile(r"[.?!]$")
# Questions about a word that is being spelled end with its letters.
SPELLED = {"ask-set-password", "ask-guess-password"}
# Words that were used beside another for the same thing; on the right, the one that stayed.
ONE_WORD = {
    "pl": {
        "sejf": "kasetka",
        "więzieni": "areszt",
        "wyobrażon": "symulowana gra",
        "Wolny scenariusz": "scenariusz swobodny",
        "gmachu Gestapo": "na Gestapo",
        "test rangi": "sprawdzenie rangi",
        "testem rangi": "sprawdzenie rangi",
        "odnośnik": "link",
        "obłęd": "szaleństwo",
        "żetony zagrożeń": "żetony zagrożenia",
        "zdemaskowani": "dekonspiracja",
        "znacznik pierwszego gracza": "żeton",
        "kart początkowych": "karty startowe",
    },
    "de": {
        "Etappe": "Runde",
        "Einweisung": "Lagebesprechung",
        "Würfelsymbol": "Einflusssymbol",
        "Königlich": "Hoheit",
        "Tresor": "Kassette",
        "Gefängnis": "Arrest",
        "Rangprobe": "Rangprüfung",
        "Rangwurf": "Rangprüfung",
        "Anmeldename": "Benutzername",
        "zurücknehm": "rückgängig machen oder zurückholen",
        "zurückzunehm": "rückgängig machen oder zurückholen",
        "Gerichte": "Gericht",
        "gedachte": "simuliertes Spiel",
        "vorgestellte": "simuliertes Spiel",
        "Bedrohungspl": "Gefahrenmarker",
    },
}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_declining_language = pytest.mark.parametrize("language", ["pl", "de"])
each_game = pytest.mark.parametrize("name", GAME_IDS)


def values(game: type[Game], fact: str) -> list[object]:
    """Everything that a fact can be, by its name."""
    names = check_words.game_ids(game).get(fact.partition("_")[0])
    if names:
        return [*sorted(names)]
    if fact in LISTS:
        return [[1, 2]] if fact != "cards" else [dict.fromkeys(game.vocabulary["card"][:2], 1)]
    return [0, 1, 2, 3, 5]


@cache
def told(name: str, language: str) -> list[tuple[str, str]]:
    """Each sentence of a game with each name: its id, and how it reads."""
    return [*sentences(GAMES[name], Words(language))]


def sentences(game: type[Game], words: Words) -> Iterator[tuple[str, str]]:
    sources = check_words.Sources.of(check_words.SOURCE, check_words.WEB)
    package = game.folder.name
    for kind, facts in game.event_kinds.items():
        for given in combined(game, facts):
            yield f"event-{kind}", words.event(game, Event(kind, given), NAMES)
    for code, known in sources.why.get(package, {}).items():
        for given in combined(game, tuple(known or ())):
            refusal = Refusal("", code, given)
            if known is not None:
                yield f"why-{code}", words.refusal(game, refusal, NAMES)
    for kind, known in sources.ask.get(package, {}).items():
        for given in combined(game, tuple(known or ())):
            question = Question(0, kind, "", given)
            if known is not None:
                yield f"ask-{kind}", words.question(game, question, NAMES)
    for option in range(len(game.table)):
        yield "choose", words.choice(game, option, NAMES)


def combined(game: type[Game], facts: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Facts of a sentence: each takes every value once, beside some value of the others."""
    found = {fact: values(game, fact) for fact in facts}
    for turn in range(max([len(each) for each in found.values()], default=1)):
        yield {
            fact: each[(turn + place) % len(each)]
            for place, (fact, each) in enumerate(found.items())
        }


def undeclined(language: str, name: str) -> re.Pattern[str]:
    """A name of a game as it stands alone, behind a preposition that wants a form of it.

    Names of which some form is like the name itself are left out: nobody can tell.
    """
    lazy, plain, forms = Lazy(language), set[str](), set[str]()
    for subject, ids in check_words.game_ids(GAMES[name]).items():
        for id in ids if subject in NAMED else ():
            entry = lazy.entries.get(check_words.kebab(name, subject, id), "")
            own = re.findall(r"^    \.[a-z]+ = (.*)$", entry, re.MULTILINE)
            alone = entry.partition("\n")[0].partition(" = ")[2]
            forms.update(own)
            if own:
                plain.add(alone)
    allowed = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    names = "|".join(re.escape(one) for one in sorted(plain - forms, key=len, reverse=True))
    return re.compile(
        rf"\b(?!(?:{allowed or '(?!)'})\b)(?:{PREPOSITIONS[language]}) (?:{names or '(?!)'})\b"
    )


@each_language
@each_game
def test_no_sentence_puts_a_name_behind_a_colon(language: str, name: str) -> None:
    """An id in place of a name, an unresolved fact and a form of nothing are found as well."""
    for id, text in told(name, language):
        assert not COLON_FORMS.search(text), f"{id}: {text}"
        assert not re.search(r"[{}]|\$| {2}| [.,;?]", text), f"{id}: {text}"
    assert len(told(name, language)) > 10


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


@each_language
@each_game
def test_a_sentence_begins_and_ends_like_one(language: str, name: str) -> None:
    for id, text in told(name, language):
        if id != "choose":  # what stands on a button is no sentence
            assert BEGINS.match(text), f"{id}: {text}"
            assert ENDS.search(text) or id in SPELLED, f"{id}: {text}"


@each_declining_language
@each_game
def test_no_name_stands_undeclined_behind_a_preposition(language: str, name: str) -> None:
    wrong = undeclined(language, name)
    for id, text in told(name, language):
        assert not wrong.search(text), f"{id}: {text}"


@each_declining_language
def test_no_message_puts_a_fact_behind_a_preposition_and_a_colon(language: str) -> None:
    """In the pages and the terminal too; a remedy may list what is known ("one of: …")."""
    for id, text in Lazy(language).entries.items():
        assert id.startswith(("remedy-", "error-", "shell-error-")) or not COLON_FACTS.search(
            text
        ), id


@each_declining_language
def test_one_thing_has_one_word(language: str) -> None:
    for id, text in Lazy(language).entries.items():
        for word, instead in ONE_WORD[language].items():
            said = re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE)  # not "eingerichtet"
            assert said is None, f"{id} says {word}; say: {instead}"


def test_polish_marks_stand_next_to_their_word() -> None:
    """No space before … and %, unlike in German; only where a word is left out ("Anna i …")."""
    for id, text in Lazy("pl").entries.items():
        assert not re.search(r"\w\w …$|[\d}] %|\.\.\.", text, re.MULTILINE), id


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Stedtke idzie z Dworzec do hotelu."),
        ("pl", "Anna zabiera przedmiot od Hans Kloss."),
        ("pl", "Irena jest teraz w Sektor policyjny B."),
        ("de", "Stedtke geht von Bahnhof in den Park."),
        ("de", "Irena greift Stedtke mit Handgranate an."),
        ("de", "Jacek spricht mit Alte Dame."),
    ],
)
def test_an_undeclined_name_is_found(language: str, text: str) -> None:
    assert undeclined(language, "stawka").search(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Stedtke idzie z Gestapo na Rynek A."),
        ("pl", "Anna zabiera przedmiot od Hansa Klossa."),
        ("de", "Stedtke geht vom Bahnhof zur Gestapo."),
        ("de", "Irena greift Stedtke mit der Handgranate an."),
    ],
)
def test_a_declined_name_is_not(language: str, text: str) -> None:
    assert not undeclined(language, "stawka").search(text)


@pytest.mark.parametrize("text", ["Idzie; skąd: Hotel.", "Irena will nach: Gestapo."])
def test_a_colon_form_is_found(text: str) -> None:
    assert COLON_FORMS.search(text)
    assert COLON_FACTS.search(re.sub(r": \w+", ": { $field }", text))


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


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("pl", "Czarne Audi jedzie z fabryki do koszar."),
        ("de", "Der Schwarze Audi fährt aus der Fabrik in die Kaserne."),
    ],
)
def test_a_car_does_not_walk(language: str, expected: str) -> None:
    event = Event("stepped", {"agent": "black_audi", "field_from": "factory", "field": "barracks"})

    assert Words(language).event(GAMES["stawka"], event, NAMES) == expected


@pytest.mark.parametrize(
    ("count", "expected"),
    [(2, "U Jacka ranga rośnie o 2."), (-2, "U Jacka ranga spada o 2.")],
)
def test_a_change_goes_up_or_down(count: int, expected: str) -> None:
    event = Event("stat-changed", {"agent": "jacek", "stat": "rank", "count": count})

    assert Words("pl").event(GAMES["stawka"], event, NAMES) == expected


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
