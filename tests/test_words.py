"""Words: complete, unbroken and grammatical in all three languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor
from tools import check_words

import konspira
from konspira import (
    IllegalChoice,
    KernelBug,
    KonspiraError,
    OptionError,
    PositionError,
    RecordError,
    words,
)
from konspira.catalogue import GAMES
from konspira.cli import players
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.kernel.errors import Remedy
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.server.tables import seating
from konspira.words import LANGUAGES, Lazy, Words, files
from support.scenes import scene

NAMES = ["Anna", "Bartek", "Cyd", "Dora"]
OTHER_OPTIONS = {setting.name: setting.values[1] for setting in SpiskowcyGame.settings}

each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- sentences -------------------------------------------------------------------------------------


def assert_fluent(text: str) -> None:
    """Words only: nothing unresolved, no id of the engine, no excitement."""
    assert text.strip()
    assert not re.search(r"[{}!_]|\b(None|" + "|".join(CARDS) + r")\b", text), text


@each_language
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("spiskowcy", 2, {}),
        ("spiskowcy", 4, {}),
        ("spiskowcy", 3, OTHER_OPTIONS),
        ("leduc", 2, {}),
    ],
    ids=["spiskowcy-2", "spiskowcy-4", "spiskowcy-other-options", "leduc"],
)
def test_whole_games_can_be_read(
    language: str, name: str, seats: int, options: dict[str, Any]
) -> None:
    words = Words(language)
    game = konspira.make(name, seats=seats, **options)
    names = NAMES[:seats]
    state = game.start(seed=seats)
    luck = random.Random(seats)
    while not state.over:
        question = luck.choice(state.questions)
        seat = question.seat
        assert_fluent(words.question(game, question, names))
        assert_fluent(words.activity(game, question.activity, names[seat]))
        for option in range(len(game.table)):
            assert_fluent(words.choice(game, option, names))
            refusal = state.refusal(seat, option)
            if refusal is not None:
                assert_fluent(words.refusal(game, refusal, names))
        state.choose(seat, luck.choice(state.options(seat)))
    for viewer in (None, *range(seats)):
        for event in state.events(viewer):
            assert_fluent(words.event(game, event, names, viewer))


@each_language
def test_every_kind_of_event_refusal_and_question_can_be_read(language: str) -> None:
    words = Words(language)
    game = SpiskowcyGame
    facts: dict[str, object] = dict.fromkeys(
        ("seat", "victim", "a", "b", "count", "needed", "held", "round", "deal", "keep", "bank"), 1
    )
    facts |= {"card": "banker", "card_a": "spy", "card_b": "raid", "phase": "end"}
    facts |= {"cards": {"banker": 2}, "counts": [9, 10], "scores": [-4, 0], "winners": [0, 1]}
    for kind, carried in game.event_kinds.items():
        event = Event(kind, {name: facts[name] for name in carried})
        assert_fluent(words.event(game, event, NAMES))
    for code in game.refusals:
        assert_fluent(words.refusal(game, Refusal("SPI-1.1", code, facts), NAMES))
    for kind in game.question_kinds:
        assert_fluent(words.question(game, Question(0, kind, "orders", facts), NAMES))
    for setting in game.settings:
        assert_fluent(words.setting(game, setting.name))
        for value in setting.values:
            assert_fluent(words.value(game, setting.name, value))


def test_facts_become_names_cards_and_lists() -> None:
    words, game = Words("en"), SpiskowcyGame

    def event(kind: str, viewer: int | None = None, **facts: object) -> str:
        return words.event(game, Event(kind, facts), NAMES, viewer)

    assert words.game(game) == "The Conspirators"
    assert words.cards(game, {"banker": 2, "raid": 1, "spy": 0}) == "Banker ×2, Raid"
    assert words.cards(game, {}) == "no cards"
    assert event("phase-began", phase="orders") == "Phase II, Orders."
    assert event("cards-dealt", counts=[10, 9]) == "Cards dealt: Anna 10, Bartek 9."
    assert (
        event("raided", seat=0, victim=1, card="spy") == "Anna raids Bartek and destroys the Spy."
    )
    assert event("revealed", seat=2, card="raid", count=1) == "Cyd reveals the Raid."
    assert event("revealed", seat=2, card="guard", count=3) == "Cyd reveals Guard ×3."
    assert event("game-scored", scores=[5, -4, 5], winners=[0, 1, 2]) == (
        "The game is over. Influence: Anna 5, Bartek -4, Cyd 5. Victory: Anna, Bartek and Cyd."
    )
    assert words.choice(game, game.table.number("use_spy(1)"), NAMES) == (
        "Spy: steal a Victory Point card from Bartek"
    )


def test_a_viewer_finds_their_own_name_marked() -> None:
    event = Event("point-stolen", {"seat": 1, "victim": 0})

    assert Words("en").event(SpiskowcyGame, event, NAMES, viewer=0) == (
        "Bartek uses the Spy and steals a Victory Point card from Anna (you)."
    )
    assert "Bartek (ty)" in Words("pl").event(SpiskowcyGame, event, NAMES, viewer=1)


def test_a_reaction_does_not_say_whose_it_is() -> None:
    assert Words("en").activity(SpiskowcyGame, "raid", None) == (
        "The game waits for possible reactions."
    )


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "Anna nie kładzie żadnej karty."),
        (1, "Anna kładzie 1 zakrytą kartę."),
        (2, "Anna kładzie 2 zakryte karty."),
        (5, "Anna kładzie 5 zakrytych kart."),
        (12, "Anna kładzie 12 zakrytych kart."),
        (22, "Anna kładzie 22 zakryte karty."),
    ],
)
def test_polish_counts_in_three_forms(count: int, expected: str) -> None:
    event = Event("order-laid", {"seat": 0, "count": count})

    assert Words("pl").event(SpiskowcyGame, event, NAMES) == expected


# -- errors ----------------------------------------------------------------------------------------


class References(Visitor):
    """The references of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@each_language
def test_a_message_that_is_read_alone_is_the_same_and_brings_what_it_refers_to(
    language: str,
) -> None:
    lazy = Lazy(language)
    known: set[str] = set()
    for path in files(language):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message | Term):
                continue
            id = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            alone = FluentResource(lazy.entries[id]).body[0]
            assert entry.equals(alone, ignored_fields=["span", "comment"]), id
            references = References()
            references.visit(entry)
            lazy.read(id)
            assert lazy.unread.isdisjoint([id, *references.found]), id
            known.add(id)
    assert known == set(lazy.entries)


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        Words("fr")

    assert caught.value.code == "unknown-language"
    assert Words("pl").error(caught.value) == "Konspira nie zna języka „fr” (znane: en, pl, de)."


@each_language
def test_every_error_names_what_is_wrong(language: str) -> None:
    words = Words(language)
    needs = check_words.Sources.of(check_words.SOURCE, check_words.WEB).needs
    found = {id: facts for id, facts in needs.items() if id.startswith("error-")}
    assert len(found) > 25
    for id, names in found.items():
        facts = {name: f"<{name}>" for name in names or ()}
        text = words.error(KonspiraError(id.removeprefix("error-"), "", **facts))
        assert "{" not in text
        for name in {"value", "remedy", "file", "path"} & facts.keys():
            assert f"<{name}>" in text, id


def record(**fields: object) -> bytes:
    """The record of a game that has just begun, with something else in it."""
    data = json.loads(konspira.record_of(konspira.make("spiskowcy").start(seed=1)).to_json())
    return json.dumps(data | fields).encode()


def pack(folder: Path, name: str, old: str, new: str) -> Game:
    """A game with a changed file."""
    text = (SpiskowcyGame.folder / "data" / name).read_text(encoding="utf-8")
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return konspira.make("spiskowcy", pack=folder)


def spiskowcy(**position: object) -> State:
    return konspira.make("spiskowcy").position(position)


def leduc(**position: object) -> State:
    return konspira.make("leduc").position(position)


SEATS = [{"card": "jack_spades"}, {"card": "king_hearts"}]
BAD_INPUT: list[Callable[[Path], object]] = [
    lambda folder: konspira.make("spiskowzy"),
    lambda folder: konspira.make("chess"),
    lambda folder: konspira.make("spiskowcy", seats=9),
    lambda folder: konspira.make("leduc", seats=3),
    lambda folder: konspira.make("leduc", order_timing=1),
    lambda folder: konspira.make("spiskowcy", order_timin=1),
    lambda folder: konspira.make("spiskowcy", order_timing="never"),
    lambda folder: konspira.make("spiskowcy").start(seed=-1),
    lambda folder: konspira.make("spiskowcy").start(key=b""),
    lambda folder: konspira.make("spiskowcy").number("end_tur"),
    lambda folder: konspira.make("spiskowcy").name(1000),
    lambda folder: konspira.make("spiskowcy").start().choose(0, "end_turn"),
    lambda folder: konspira.make("spiskowcy").position([]),  # type: ignore[arg-type]  # no dict
    lambda folder: spiskowcy(phase="action"),
    lambda folder: spiskowcy(used=["guard"]),
    lambda folder: spiskowcy(round=9),
    lambda folder: spiskowcy(seats=3),
    lambda folder: spiskowcy(seats=[{}, {}, {}]),
    lambda folder: spiskowcy(seats=[{"hand": {"seer": 1}}, {"hand": {"seer": 1}}]),
    lambda folder: spiskowcy(seats=[{"orders": {"spy": 2, "raid": 1}}]),
    lambda folder: spiskowcy(seats=[{"hand": {"spy": 1}}], phase="end"),
    lambda folder: spiskowcy(seats=[{"orders": {"spy": 1}}], phase="end"),
    lambda folder: spiskowcy(phase="deal", deck=["seer", "seer"]),
    lambda folder: spiskowcy(seats=[{"tableau": {"seer": 1}}], released={"seer": 1}),
    lambda folder: spiskowcy(shown=["pair"]),
    lambda folder: spiskowcy(bank=7),
    lambda folder: spiskowcy(game="leduc"),
    lambda folder: spiskowcy(options={"order_timing": "simultaneous"}),
    lambda folder: spiskowcy(chance={"key": ""}),
    lambda folder: spiskowcy(dice=[0]),
    lambda folder: spiskowcy(agenda=["trim"]),
    lambda folder: spiskowcy(agenda=["trim(9)"]),
    lambda folder: spiskowcy(agenda=["trim 9"]),
    lambda folder: spiskowcy(agenda=[]),
    lambda folder: spiskowcy(lanes=[[]]),
    lambda folder: spiskowcy(lanes=[[], []]),
    lambda folder: spiskowcy(lanes=["x", []]),
    lambda folder: spiskowcy(over={"scores": [3], "ranks": [1, 2]}),
    lambda folder: leduc(deck=["jack_spades", "king_hearts", "jack_hearts", "queen_hearts"]),
    lambda folder: leduc(seats=[]),
    lambda folder: leduc(seats=SEATS, public="king_hearts"),
    lambda folder: leduc(seats=SEATS, public="queen_hearts", raises=1),
    lambda folder: konspira.read_record(b"{"),
    lambda folder: konspira.read_record(record(seed=None)),
    lambda folder: konspira.read_record(record(seats="x")),
    lambda folder: konspira.read_record(record(surprise=1)),
    lambda folder: konspira.read_record(b"{}"),
    lambda folder: konspira.replay(record(choices=[[0, 1000]])),
    lambda folder: konspira.replay(record(choices=[[7, 0]])),
    lambda folder: konspira.replay(folder / "nowhere.json"),
    lambda folder: konspira.replay(folder),
    lambda folder: konspira.verify(
        konspira.read_record(record(result={"scores": [1, 2], "ranks": [2, 1], "checksum": ""})),
        konspira.make("spiskowcy"),
    ),
    lambda folder: konspira.make("spiskowcy", pack=folder / "nowhere"),
    lambda folder: pack(folder, "cards.toml", '"banker"', '"bankster"'),
    lambda folder: pack(folder, "cards.toml", '"juggler"', '"merchant"'),
    lambda folder: pack(folder, "cards.toml", "copies = 6", 'copies = "six"'),
    lambda folder: pack(folder, "cards.toml", "copies = 6\n", ""),
    lambda folder: pack(folder, "cards.toml", "copies = 6", "copies = 6\ncost = 1"),
    lambda folder: pack(folder, "cards.toml", '"S"', '"X"'),
    lambda folder: pack(folder, "cards.toml", "copies = 6", "copies = 13"),
    lambda folder: pack(folder, "cards.toml", "influence = 6", "influence = -6"),
    lambda folder: pack(folder, "cards.toml", "[[card]]", "[[card]"),
    lambda folder: pack(folder, "cards.toml", "copies = 6", "copies ="),
    lambda folder: pack(folder, "places.toml", "round = 3", "round = 4"),
    lambda folder: pack(folder, "places.toml", "deal = 8", "deal = -8"),
    lambda folder: pack(folder, "bank.toml", "points = 8", "points = -8"),
]


@pytest.mark.parametrize("language", ["pl", "de"])
@pytest.mark.parametrize("place", range(len(BAD_INPUT)))
def test_no_error_is_half_english(tmp_path: Path, place: int, language: str) -> None:
    with pytest.raises(KonspiraError) as caught:
        BAD_INPUT[place](tmp_path)

    text = Words(language).error(caught.value).replace(str(tmp_path), "")

    half = r"did you mean|[Ee]xpected|known:|whole|there (is|are)|this game|cannot|missing|<|Result"
    assert not re.search(half, text), text
    for fact in caught.value.facts.values():
        if isinstance(fact, Remedy):
            assert Words(language).has(f"remedy-{fact.code}")
            assert fact not in text


def test_a_remedy_and_an_error_inside_an_error_are_translated() -> None:
    with pytest.raises(PositionError) as caught:
        spiskowcy(phase="action")
    assert Words("pl").error(caught.value) == (
        'Pozycja jest błędna w miejscu phase, gdzie podano "action" (czy chodzi o „actions”?).'
    )
    with pytest.raises(RecordError) as refused:
        konspira.replay(record(choices=[[0, 1000]]))
    assert Words("de").error(refused.value) == (
        "Wahl 1 der Aufzeichnung ist nicht möglich: Es gibt keine Wahl „1000“ "
        f"(erwartet wird eine ganze Zahl von 0 bis {len(SpiskowcyGame.table) - 1}). "
        "Sieh dir die Stellung davor mit --to 0 an."
    )


def test_a_remedy_of_another_program_keeps_its_english_text() -> None:
    error = OptionError("unknown-game", "?", value="x", remedy=Remedy("not-ours", "ask them"))

    assert Words("pl").error(error) == "Żadna gra nie nazywa się „x” (ask them)."


def test_a_game_with_one_number_of_seats_names_it() -> None:
    with pytest.raises(OptionError) as caught:
        konspira.make("leduc", seats=3)

    assert Words("en").error(caught.value) == "Leduc poker needs exactly 2 seats, not 3."


def test_an_illegal_choice_says_why_and_cites_the_rule() -> None:
    state = scene(seats=2, phase="actions").tableau(1, "guard merchant").orders(0, "raid").state()
    with pytest.raises(IllegalChoice) as caught:
        state.choose(0, "use_banker")

    assert Words("en").error(caught.value) == (
        "Seat 0 cannot answer “use_banker”. "
        "You do not have the Banker majority. You have 0, and need 1. "
        "Offered: reveal(raid). (SPI-7.6)"
    )
    assert "Nie masz większości kart „Bankier”." in Words("pl").error(caught.value)


@pytest.mark.parametrize("name", [name for name, kind in GAMES.items() if kind.refusals])
def test_every_illegal_choice_is_explained_in_the_words_of_its_game(name: str) -> None:
    """Several games put questions of the same name, about different cards."""
    state = konspira.make(name).start(3)
    polish, luck = Words("pl"), random.Random(name)
    for _ in range(40):
        seat = luck.choice(state.questions).seat
        for choice in luck.choices(range(len(state.game.table)), k=12):
            if choice not in state.options(seat):
                with pytest.raises(IllegalChoice) as caught:
                    state.choose(seat, choice)
                assert "{" not in polish.error(caught.value)
        state.choose(seat, luck.choice(state.options(seat)))
        if state.over:
            break


def test_a_refusal_of_the_kernel_is_the_same_in_every_game() -> None:
    state = konspira.make("spiskowcy").start(seed=1)
    waiting = 1 - state.questions[0].seat
    refusal = state.refusal(waiting, "end_turn")
    assert refusal is not None

    assert Words("de").refusal(state.game, refusal, NAMES).startswith("Du bist nicht an der Reihe")


def test_a_fact_that_would_fill_the_screen_is_cut() -> None:
    with pytest.raises(PositionError) as caught:
        konspira.make("spiskowcy").position({"seats": "x" * 5000})

    assert len(Words("en").error(caught.value)) < 600


def test_an_error_of_another_program_keeps_its_english_message() -> None:
    assert Words("pl").error(KonspiraError("not-ours", "odd; mend it")) == "not-ours: odd; mend it"


def test_a_message_that_does_not_exist_is_our_bug() -> None:
    with pytest.raises(KernelBug, match="message-missing"):
        Words("en").say("no-such-message")
    with pytest.raises(KernelBug, match="message-broken"):
        Words("en").say("name-you")


@pytest.mark.parametrize("name", sorted({*seating.BOT_NAMES, *players.BOT_NAMES}))
def test_no_bot_is_called_like_somebody_in_a_game(name: str) -> None:
    for game in GAMES:
        for path in sorted(Path(words.__file__).parent.glob(f"locale/*/{game}*.ftl")):
            assert not re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")), path.name
