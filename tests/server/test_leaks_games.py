"""Nobody learns what others hide, in any game: stories told with `redeal` on two servers.

A story begins anywhere in a random game; see `support.redealt`. Another game needs a line in TABLES
and in both NEWS; where random play from the start is too tame, one in BEGIN, and where not every
question is met, one in ASKED. The second half plants leaks in Estoril and shows that the comparison
finds them: their stories are planned before, so it is the bytes that tell. `test_leaks_windows`
does the same inside every window of Stawka.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec
import pytest

from konspira.catalogue import GAMES
from konspira.games.estoril import events, view
from konspira.games.estoril.abilities import Conspire
from konspira.games.estoril.cards import CARDS, KINDS, MISSIONS, names, size
from konspira.games.estoril.placement import PlaceCard, PlaceSpace
from konspira.games.estoril.spaces import SPACES, TILE_OF
from konspira.games.estoril.state import Estoril
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game, Waiting
from konspira.kernel.state import State
from support.emerald_plot import plotted
from support.redealt import Begin, Redealt
from support.retold import Asked, Library, Options, Row, Tables, chosen, library, rows
from support.soaking import some_now
from support.stawka_crowd import crowded
from support.twins import NotTwins
from support.worlds import Leak, Spec, open_worlds

SECRETS: Options = {"variant_secret_missions": True}
AGENDAS: Options = {"variant_recruitment_agenda": True}
SECOND: Options = {"variant_second_place": True}
EVERYTHING = SECRETS | AGENDAS | SECOND

# The options that each game is played with, at every number of seats.
TABLES: dict[str, list[Options]] = {
    "estoril": [
        *[
            {"edition": edition, **variant}
            for edition in ("pl", "de")
            for variant in ({}, SECRETS, AGENDAS, SECOND, EVERYTHING)
        ],
        {"show_owned_cards": False, "nationalist_counts_face_down": True},
    ],
    "emerald": [
        {"turn_cap": 10},
        {"turn_cap": 10, "heart_on_reveal": "any", "vampire_block": "like_sherlock"},
        {
            "turn_cap": 10,
            "payment": "free",
            "reshuffle": "eager",
            "discard_public": False,
            "cthulhu_shows_stack": True,
            "zombies_are_pieces": True,
        },
    ],
    "stawka": [
        {"scenario": "s1_meeting"},
        {"scenario": "s2_first_clash"},
        {"scenario": "s3_chestnuts"},
        {"scenario": "s4_i_know_who_you_are"},
        {"scenario": "s5_hotel_excelsior", "stage_cap": 12},
        {"scenario": "s6_top_secret"},
        {"scenario": "free", "free_difficulty": "advanced", "stage_cap": 12},
        {
            "scenario": "free",
            "free_difficulty": "advanced",
            "free_level": "basic",
            "stage_cap": 12,
            "password_wordlist": "none",
        },
        {
            "scenario": "s3_chestnuts",
            "arrest_cost_ap": 1,
            "support_per_test": 2,
            "explosives_need_mission": False,
            "top_secret_counts": False,
            "bribed_may_talk": True,
        },
    ],
}
# Where random games begin, if not at the start.
BEGIN: dict[str, Begin] = {"emerald": plotted, "stawka": crowded}


def emerald_asks(options: Options, viewer: int | None, asked: bool) -> list[str]:
    """Return what a few hundred random turns ask; zombies hardly ever come to strike in them."""
    return [kind for kind in GAMES["emerald"].question_kinds if kind != "zombie-strike"]


FILMS = ("s4_i_know_who_you_are", "s5_hotel_excelsior", "s6_top_secret")


def stawka_asks(options: Options, viewer: int | None, asked: bool) -> list[str]:
    """Return what a few random games of a scenario ask; tests of windows have the rare questions.

    Kloss's document is chosen before anything is dealt: then nothing is hidden.
    """
    basic = "choose-plan choose-activation activation-menu window tile-decision hand-over open-safe"
    extended = "draft-figure place-token trigger-token on-entry pick-token walk"
    advanced = "block drop-reaction choose-object"
    scenario = options["scenario"]
    found = basic.split()
    if scenario == "free":
        found.append("set-password")
    if scenario != "s1_meeting" and options.get("free_level") != "basic":
        found += extended.split()
    if scenario in ("s3_chestnuts", *FILMS):
        found += advanced.split()
    if scenario in FILMS:
        found.remove("draft-figure")  # everybody has his place
    if scenario == "s4_i_know_who_you_are":
        found.append("set-radio")
    return found


# The questions that are met with some options, if not all.
ASKED: dict[str, Asked] = {"emerald": emerald_asks, "stawka": stawka_asks}
# Both sides draw at once: a player's own cards differ too, so only a spectator sees the same.
TOGETHER = ("reactions-drawn",)
# What is heard of others, in stories of their own; first what tells its own seat more.
SECRET_NEWS: dict[str, tuple[str, ...]] = {
    "estoril": (
        "card-hidden",
        "peeked",
        "reward-peeked",
        "conspirator-looked",
        "discards-sealed",
    ),
    "emerald": ("drew", "looked"),
    "stawka": ("tile-drawn", "tile-kept-hidden", "token-placed", "reactions-drawn", "cards-drawn"),
}
NEWS: dict[str, tuple[str, ...]] = {
    "estoril": (
        "card-placed",
        "peek-declined",
        "conspirator-kept",
        "conspirator-replaced",
        "nationalist-counted",
        "assassinated",
        "seduced",
        "diplomat-protected",
        "dice-thrown",
        "character-lost",
    ),
    "emerald": (
        "blocked",
        "reveal-forced",
        "revealed",
        "heart-played",
        "discarded",
        "claimed",
        "attacked-agent",
        "die-rolled",
        "deck-shuffled",
    ),
    "stawka": (
        "window-passed",
        "activated",
        "step-declared",
        "search-declared",
        "marker-placed",
        "talk-declared",
        "item-given",
        "withdrew",
    ),
}
ROWS = rows(GAMES, TABLES, ASKED)


def title(row: Row) -> str:
    values = [name if value is True else str(value) for name, value in row.options.items()]
    return "-".join([row.game, str(row.seats), *values])


def first_of_its_game(place: int, row: Row) -> bool:
    return all(other.game != row.game for other in ROWS[:place])


@pytest.fixture(scope="module")
async def tables(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    """Two servers for all stories."""
    folder = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(folder, patch) as worlds:
            yield Tables(worlds, {name: GAMES[name] for name in TABLES})


@pytest.mark.parametrize("name", TABLES)
def test_every_question_is_met_everywhere_by_those_it_is_put_to_and_by_others(name: str) -> None:
    """And by every seat and a spectator, with every option and at every number of seats."""
    kind = GAMES[name]
    mine = [row for row in ROWS if row.game == name]
    for choice in {one for row in mine for one in chosen(row)}:
        for asked in (False, True):
            parts = [part for row in mine if choice in chosen(row) for part in row.parts]
            kinds = [part.kind for part in parts if part.asked == asked]
            known: Sequence[str] = kind.question_kinds
            if name in ASKED:
                known = ASKED[name](TABLES[name][0], None, asked)
            most = min(len(kinds), len(known))  # an odd table has few stories
            assert len({*kinds}) >= most, (choice, asked)
    for row in mine:
        assert {part.viewer for part in row.parts} == {None, *range(row.seats)}


@pytest.mark.parametrize("row", some_now(ROWS, first_of_its_game, title))
async def test_no_viewer_can_tell_redealt_tables_apart(tables: Tables, row: Row) -> None:
    found = library(GAMES[row.game], row.seats, row.options, BEGIN.get(row.game))
    place = ROWS.index(row)
    language, pace = ("en", "pl", "de")[place % 3], ("none", "live", "daily")[place % 3]
    spec = Spec(row.game, row.seats, None, place, 0, row.options, (), pace, language=language)
    spec = spec._replace(curious=0.3)
    unlike, compared = tables.unlike, tables.compared
    await tables.sit_down(spec)

    for number, part in enumerate(row.parts):
        rng = random.Random(f"{place} {number}")
        story = found.with_question(part.kind, part.viewer, part.asked, rng)
        assert story.hides and (part.kind, part.asked) in story.asked
        await tables.tell(story, thorough=number == place % len(row.parts))

    # Others did something else (in Stawka they seldom can unseen),
    assert tables.unlike >= unlike + (1 if row.game == "stawka" else row.seats)
    assert tables.compared > compared + 20_000 * len(row.parts)  # and the viewer read a lot


@pytest.mark.parametrize("name", NEWS)
async def test_news_of_others_tell_no_more_than_they_say(tables: Tables, name: str) -> None:
    seats, options = GAMES[name].seat_range[1], TABLES[name][-1]
    found = library(GAMES[name], seats, options, BEGIN.get(name))
    await tables.sit_down(Spec(name, seats, None, 0, options=options, tag="news"))
    for number, kind in enumerate([*SECRET_NEWS[name], *NEWS[name]]):
        for viewer in (None,) if kind in TOGETHER else (None, number % seats):
            rng = random.Random(f"{kind} {viewer}")
            await tables.tell(found.with_event(kind, viewer, rng, kind in SECRET_NEWS[name]))


# -- the comparison can fail -----------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
Find = Callable[[Library, random.Random], Redealt]
LEAKS: dict[str, tuple[Plant, Find, bool]] = {}
SPY, SPECTATOR = 1, None


def plant(find: Find, thorough: bool = False) -> Callable[[Plant], Plant]:
    """A leak, and stories in which it shows, perhaps only to somebody who asks everything."""

    def decorate(leak: Plant) -> Plant:
        LEAKS[leak.__name__] = (leak, find, thorough)
        return leak

    return decorate


def at(kind: str, viewer: int | None = SPECTATOR, asked: bool = False) -> Find:
    return lambda found, rng: found.with_question(kind, viewer, asked, rng)


def when(kind: str, viewer: int | None = SPY) -> Find:
    return lambda found, rng: found.with_event(kind, viewer, rng, secret=True)


@plant(at("place-card"))
def what_lies_face_down_is_seen(patch: pytest.MonkeyPatch) -> None:
    seeing = view._character

    def character(state: Estoril, space: int, viewer: int) -> Any:
        owner = state.town[space].seat
        return seeing(state, space, viewer if owner < 0 else owner)

    patch.setattr(view, "_character", character)


@plant(at("peek"))
def face_down_rewards_are_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "_recruit", lambda state, card, viewer: CARDS[card])


@plant(when("peeked"))
def what_a_rival_peeked_at_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def peeked(state: Estoril, seat: int, space: int) -> None:
        events.at_space(state, "peeked", seat, space)
        facts: dict[str, object] = {"card": CARDS[state.town[space].card], "space": SPACES[space]}
        state.tell_all(Event("card-seen", facts))

    patch.setattr(events, "peeked", peeked)


@plant(when("conspirator-looked"))
def the_conspirators_card_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def looked(state: Estoril, seat: int, space: int) -> None:
        events.at_tile(state, "conspirator-looked", seat, TILE_OF[space])
        state.tell_all(Event("top-card-seen", {"card": CARDS[state.deck[-1]]}))

    patch.setattr(events, "conspirator_looked", looked)


@plant(at("conspirator-choice", SPY))
def the_top_card_lies_open_while_the_conspirator_thinks(patch: pytest.MonkeyPatch) -> None:
    knowing = view._recruit

    def recruit(state: Estoril, card: int, viewer: int) -> str | None:
        thinks = isinstance(state.agenda[-1], Conspire) and card == state.deck[-1]
        return CARDS[card] if thinks else knowing(state, card, viewer)

    patch.setattr(view, "_recruit", recruit)


@plant(when("discards-sealed", SPECTATOR))
def sealed_discards_are_named(patch: pytest.MonkeyPatch) -> None:
    def chosen(state: Estoril, seat: int) -> None:
        facts: dict[str, object] = {"seat": seat, "cards": names(state.picks[seat])}
        state.notice(Event("discards-sealed", facts))

    patch.setattr(events, "discards_chosen", chosen)


@plant(at("hand-discard", SPY))
def all_see_how_many_discards_are_picked(patch: pytest.MonkeyPatch) -> None:
    seeing = view._seat

    def seat(state: Estoril, seat: int, *more: Any) -> Any:
        left = state.markers[seat] - size(state.picks[seat])
        return msgspec.structs.replace(seeing(state, seat, *more), markers=left)

    patch.setattr(view, "_seat", seat)


@plant(at("place-space", SPY))
def all_see_that_a_card_is_in_hand(patch: pytest.MonkeyPatch) -> None:
    def question(self: PlaceSpace, state: Estoril) -> Question:
        return Question(self.seat, "place-space", "peek", {"card": CARDS[self.card]})

    patch.setattr(PlaceSpace, "question", question)


@plant(at("place-card", SPY, asked=True), thorough=True)
def why_knows_another_hand(patch: pytest.MonkeyPatch) -> None:
    def refusal(self: PlaceCard, state: Estoril, option: int) -> Refusal | None:
        held = any(hand >> option & 1 for hand in state.hand if option < KINDS)
        return Refusal("EST-4.1", "not-in-hand", {"card": option, "held": held})

    patch.setattr(PlaceCard, "refusal", refusal)


@plant(at("activate"))
def hidden_missions_are_seen(patch: pytest.MonkeyPatch) -> None:
    seeing = view._missions
    patch.setattr(view, "_missions", lambda state, viewer: seeing(state, 0))


@plant(at("boca-discard", SPY, asked=True))
def agendas_are_seen(patch: pytest.MonkeyPatch) -> None:
    seeing = view._seat

    def seat(state: Estoril, seat: int, *more: Any) -> Any:
        agenda = MISSIONS[state.agendas[seat]]
        return msgspec.structs.replace(seeing(state, seat, *more), agenda=agenda)

    patch.setattr(view, "_seat", seat)


@plant(at("seducer-target", SPY, asked=True))
def the_future_is_seen(patch: pytest.MonkeyPatch) -> None:
    def waiting(self: Game, state: Estoril, viewer: int | None) -> list[Waiting]:
        return [Waiting(str(state.word), viewer)]

    patch.setattr(Game, "waiting", waiting)


@pytest.mark.patches
@pytest.mark.parametrize("name", some_now(LEAKS, lambda place, _: place % 4 == 0))
async def test_a_planted_leak_is_found(
    name: str, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, find, thorough = LEAKS[name]
    found = library(GAMES["estoril"], 3, EVERYTHING)
    stories = [find(found, random.Random(f"{name} {number}")) for number in range(5)]
    await tables.sit_down(Spec("estoril", 3, None, 0, options=EVERYTHING, tag=name))
    await tables.tell(stories[0], thorough)
    leak(monkeypatch)

    with pytest.raises(Leak) as leaked:
        for story in stories:
            await tables.tell(story, thorough)

    assert leaked.type is Leak


@pytest.mark.patches
@pytest.mark.parametrize("name", [name for name in LEAKS if name != "why_knows_another_hand"])
def test_an_engine_that_tells_too_much_is_found_while_planning(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, find, _ = LEAKS[name]
    leak(monkeypatch)

    with pytest.raises((NotTwins, LookupError)):
        for number in range(8):
            find(library(GAMES["estoril"], 3, EVERYTHING), random.Random(f"{name} {number}"))


@pytest.mark.parametrize("kind", ["block", "heart"])
async def test_a_window_that_names_who_can_react_is_found(
    kind: str, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = TABLES["emerald"][0]
    found = library(GAMES["emerald"], 3, options, plotted)
    stories = [found.with_question(kind, None, False, random.Random(place)) for place in range(6)]
    await tables.sit_down(Spec("emerald", 3, None, 0, options=options, tag=kind))
    await tables.tell(stories[0])
    waiting = Game.waiting

    def tells(game: Game, state: State, viewer: int | None) -> list[Waiting]:
        can = [one for one in state.questions if one.window and len(state.options(one.seat)) > 1]
        named = [Waiting(question.activity, question.seat) for question in can]
        return named or waiting(game, state, viewer)

    monkeypatch.setattr(Game, "waiting", tells)
    with pytest.raises(Leak):
        for story in stories:
            await tables.tell(story)
