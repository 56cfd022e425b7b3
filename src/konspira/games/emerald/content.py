"""The reader of Emerald's content, with its checks (rules file, section 3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_CITY,
    FIRST_ROYAL,
    FIRST_START,
    GAME_CARDS,
    KINDS,
    SYMBOLS,
    TEXTS,
)
from konspira.games.emerald.rules import (
    ACTION_OR_BLOCK,
    ATTACKS,
    BENEFIT,
    BLOCK_ONLY,
    EFFECTS,
    FREE,
    HEADINGS,
    NO_HEADING,
    Rules,
)
from konspira.kernel.content import Pack
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.sources import Origin

FILES = ("cards.toml", "cities.toml", "table.toml")
ORIGIN = Origin(
    rulebooks=("Studium w Szmaragdzie (Phalanx)",),
    public=(
        "miniaturemarket.com",
        "valledeigufi.blogspot.com",
        "forum.quartertothree.com (first edition)",
        "mtngrown.github.io (first edition)",
    ),
)
Mark = Literal["S", "W", "W1", "R"]  # rulebook, web fact, web fact about the first edition, ours
Marks = dict[str, Mark]
HIGHEST = 20  # limit of every number: more would not fit on a card
BOX = 30  # limit of every number of pieces

# The heading that each function needs (EME-11.1): it makes sense only at that time.
FREE_EFFECTS = ("draw", "redraw")
BENEFITS = ("agent_bombs", "bombs")


class Symbols(msgspec.Struct, forbid_unknown_fields=True):
    """The number of each symbol on a card (rules file, 2.2)."""

    place: int = 0
    claim: int = 0
    retrieve: int = 0
    move: int = 0
    assassinate: int = 0
    restorationist: int = 0
    loyalist: int = 0


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """The name of one of the rules' functions, and its number."""

    name: str
    amount: int = 0


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """One design of a card."""

    id: str
    copies: int
    agents: int
    symbols: Symbols
    marks: Marks
    bombs: int = 0
    madness: bool = False
    restorationist_points: int = 0
    loyalist_points: int = 0
    kill_points: int | None = None
    heading: Literal["none", "action", "free_action", "benefit", "block", "action_or_block"] = (
        "none"
    )
    one_use: bool = False
    effect: Effect | None = None
    blocks: list[Literal["assassination", "shoggoth", "zombies", "vampires", "cthulhu"]] = []
    undead: bool = False
    rule: str = ""


class CityRow(msgspec.Struct, forbid_unknown_fields=True):
    """One city with its city card and its royal."""

    id: str
    bombs: int
    card: str
    points: int
    symbols: Symbols
    royal: str
    royal_bombs: int
    royal_points: int
    marks: Marks


class TableRow(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the game that belong to no card or city."""

    stack: list[int]
    target: list[int]
    hand: int
    actions: int
    cubes: int
    limbo: int
    agents: int
    starting_agents: int
    reveal_agents: int
    tokens: int
    zombies: int
    track: int
    loyalists: int
    restorationists: int
    die: int
    madness: int
    penalty: int
    marks: Marks


def read(pack: Pack, options: dict[str, str | bool | int], seats: int) -> Rules:
    """Return a pack's numbers and a table's options in the form that the rules use."""
    rules = Rules()
    cards = pack.rows("cards.toml", "card", CardRow)
    cities = pack.rows("cities.toml", "city", CityRow)
    tables = pack.rows("table.toml", "table", TableRow)
    _check_ids(pack, "cards.toml", "card", [row.id for row in cards], CARDS[:FIRST_CITY])
    _check_ids(pack, "cities.toml", "city", [row.id for row in cities], CITIES)
    named = [row.card for row in cities] + [row.royal for row in cities]
    _check_ids(pack, "cities.toml", "city", named, CARDS[FIRST_CITY:])
    for card in cards:
        _check_card(pack, card)
    for city in cities:
        _check_city(pack, city)
    _read_cards(cards, cities, rules)
    _read_table(pack, tables, rules, seats)
    _read_options(options, rules)
    return rules


def _check_ids(pack: Pack, file: str, row: str, found: list[str], known: list[str]) -> None:
    if found != known:
        text = f"found {', '.join(found)}; expected, in order: {', '.join(known)}"
        remedy = Remedy("emerald-rows", text, found=", ".join(found), known=", ".join(known))
        raise pack.wrong(file, row, remedy)


def _numbers(symbols: Symbols) -> list[int]:
    return [int(getattr(symbols, name)) for name in SYMBOLS]


def _check_card(pack: Pack, row: CardRow) -> None:
    place = f"card {row.id}"
    numbers = [*_numbers(row.symbols), row.agents, row.bombs, row.kill_points or 0]
    numbers += [row.restorationist_points, row.loyalist_points]
    numbers += [0 if row.effect is None else row.effect.amount]
    if not all(0 <= number <= HIGHEST for number in numbers) or not 0 <= row.copies <= HIGHEST:
        text = f"every number lies from 0 to {HIGHEST}"
        raise pack.wrong("cards.toml", place, Remedy("emerald-number", text, high=HIGHEST))
    index = CARDS.index(row.id)
    if index >= FIRST_START and (row.agents or row.madness or row.kill_points is not None):
        remedy = Remedy("emerald-starting", "a starting card is never claimed: symbols only")
        raise pack.wrong("cards.toml", place, remedy)
    if row.effect is None:
        if row.heading != "none" or row.one_use or row.blocks or row.undead:
            remedy = Remedy("emerald-no-effect", "a heading needs an effect, and so does one_use")
            raise pack.wrong("cards.toml", place, remedy)
        return
    if row.effect.name not in EFFECTS[1:]:
        remedy = did_you_mean(row.effect.name, EFFECTS[1:])
        raise pack.wrong("cards.toml", place, remedy)
    _check_heading(pack, row, row.effect.name, index)


def _check_heading(pack: Pack, row: CardRow, effect: str, index: int) -> None:
    """Refuse a heading that the text's function does not fit, or a text on a card without one."""
    if effect in FREE_EFFECTS:
        fitting = [HEADINGS[FREE], "action"]
    elif effect in BENEFITS:
        fitting = [HEADINGS[BENEFIT]]
    elif effect == "guard":
        fitting = [HEADINGS[BLOCK_ONLY]]
    else:
        fitting = ["action", HEADINGS[ACTION_OR_BLOCK]]
    answers = row.heading in (HEADINGS[BLOCK_ONLY], HEADINGS[ACTION_OR_BLOCK])
    if index >= TEXTS or row.heading not in fitting or answers != bool(row.blocks):
        text = f"{effect} needs one of these headings: {', '.join(fitting)}"
        remedy = Remedy("emerald-heading", text, effect=effect, known=", ".join(fitting))
        raise pack.wrong("cards.toml", f"card {row.id}", remedy)


def _check_city(pack: Pack, row: CityRow) -> None:
    numbers = [*_numbers(row.symbols), row.bombs, row.points, row.royal_bombs, row.royal_points]
    if not all(0 <= number <= HIGHEST for number in numbers):
        text = f"every number lies from 0 to {HIGHEST}"
        remedy = Remedy("emerald-number", text, high=HIGHEST)
        raise pack.wrong("cities.toml", f"city {row.id}", remedy)


def _read_cards(cards: list[CardRow], cities: list[CityRow], rules: Rules) -> None:
    blank = CITY_COUNT * 2  # city cards and royals
    rules.copies = [row.copies for row in cards] + [1] * blank
    rules.agents = [row.agents for row in cards] + [0] * blank
    rules.bombs = [row.bombs for row in cards] + [0] * blank
    rules.madness = [row.madness for row in cards] + [False] * blank
    rules.kill_points = [-1 if row.kill_points is None else row.kill_points for row in cards]
    rules.kill_points += [-1] * blank
    rules.heading = [HEADINGS.index(row.heading) for row in cards] + [NO_HEADING] * blank
    rules.one_use = [row.one_use for row in cards] + [False] * blank
    effects = [row.effect or Effect("none") for row in cards] + [Effect("none")] * blank
    rules.effect = [EFFECTS.index(effect.name) for effect in effects]
    rules.amount = [effect.amount for effect in effects]
    rules.blocks = [sum(1 << ATTACKS.index(name) for name in row.blocks) for row in cards]
    rules.blocks += [0] * blank
    rules.undead = [row.undead for row in cards] + [False] * blank
    shown = [_numbers(row.symbols) for row in cards]
    shown += [_numbers(row.symbols) for row in cities]
    shown += [[0] * len(SYMBOLS)] * CITY_COUNT
    rules.value = [shown[card][symbol] for symbol in range(len(SYMBOLS)) for card in range(KINDS)]
    rules.marks = [sum(1 << s for s, n in enumerate(numbers) if n) for numbers in shown]
    points: list[int] = []
    for row in cards:
        points += [0, row.restorationist_points, row.loyalist_points, 0]
    for city in cities:
        points += [city.points, 0, 0, 0]
    rules.points = points + [0, 0, 0, 0] * CITY_COUNT  # a royal's points depend on how it was won
    rules.city_bombs = [row.bombs for row in cities]
    rules.royal_bombs = [row.royal_bombs for row in cities]
    rules.royal_points = [row.royal_points for row in cities]
    assert len(rules.points) == KINDS * 4 and len(rules.marks) == KINDS == FIRST_ROYAL + CITY_COUNT


def _read_table(pack: Pack, rows: list[TableRow], rules: Rules, seats: int) -> None:
    if len(rows) != 1 or not _fits(rows[0], rules):
        text = (
            "expected one row: stack and target for two to five players with enough game cards, "
            "and numbers of pieces that fit each other"
        )
        raise pack.wrong("table.toml", "table", Remedy("emerald-table", text))
    row = rows[0]
    rules.stack = row.stack[seats - 2]
    rules.target = row.target[seats - 2]
    rules.hand = row.hand
    rules.actions = row.actions
    rules.cubes = row.cubes
    rules.limbo = row.limbo
    rules.agents_each = row.agents
    rules.starting_agents = row.starting_agents
    rules.reveal_agents = row.reveal_agents
    rules.tokens = row.tokens
    rules.zombies = row.zombies
    rules.track = row.track
    rules.loyalists = row.loyalists
    rules.restorationists = row.restorationists
    rules.die = row.die
    rules.madness_faces = row.madness
    rules.penalty = row.penalty


def _fits(row: TableRow, rules: Rules) -> bool:
    """Can a game be set up with these numbers?"""
    cards = sum(rules.copies[:GAME_CARDS])
    start = sum(rules.copies[FIRST_START:FIRST_CITY])
    return (
        len(row.stack) == len(row.target) == 4
        and all(k >= 0 and k * CITY_COUNT <= cards and k <= 7 for k in row.stack)
        and all(1 <= target <= 999 for target in row.target)
        and 1 <= row.hand <= start <= BOX
        and 1 <= row.actions <= 9
        and 0 <= row.limbo <= row.cubes <= 10
        and 1 <= row.starting_agents <= row.agents <= BOX
        and 0 <= row.reveal_agents <= row.agents
        and 1 <= row.tokens <= BOX
        and 0 <= row.zombies <= BOX
        and 1 <= row.track <= 99
        and row.loyalists >= 0
        and row.restorationists >= 0
        and 5 <= row.loyalists + row.restorationists <= BOX
        and 0 <= row.madness <= row.die <= 6
        and row.die >= 1
        and 0 <= row.penalty <= 99
    )


def _read_options(options: dict[str, str | bool | int], rules: Rules) -> None:
    """Read the rulings that a table can change (section 6)."""
    rules.zombie_pieces = options["zombies_are_pieces"] is True
    rules.free_payment = options["payment"] == "free"
    rules.exact_retrieve = options["retrieve"] == "exact" and not rules.free_payment
    rules.reshuffle_eagerly = options["reshuffle"] == "eager"
    rules.free_after = options["free_after_second"] is True
    rules.move_once = options["move_once"] is True
    rules.points_first = options["royal_points_first"] is True
    rules.blocked_clears = options["blocked_clears"] is True
    rules.mad_costs = options["mad_without_token_costs_agent"] is True
    rules.heart_any = options["heart_on_reveal"] == "any"
    rules.refill_again = options["loyalist_refill_again"] is True
    rules.immediate = options["end_check"] == "immediate"
    rules.lestrade_self = options["lestrade_self"] is True
    rules.remove_undead = options["leopold_stacks"] == "remove"
    rules.discard_public = options["discard_public"] is True
    rules.cthulhu_shows = options["cthulhu_shows_stack"] is True
    rules.free_cap = int(options["free_action_cap"])
    rules.turn_cap = int(options["turn_cap"])
    _read_vampire_block(str(options["vampire_block"]), rules)


def _read_vampire_block(scope: str, rules: Rules) -> None:
    """Read which attacks a card answers that is both an action and a block (AMB-15)."""
    for card in range(TEXTS):
        if rules.heading[card] == ACTION_OR_BLOCK and scope != "kills":
            every = (1 << len(ATTACKS)) - 1
            rules.blocks[card] = every if scope == "like_sherlock" else 1
