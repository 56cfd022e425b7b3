"""The reader of Estoril's content, with its checks (rules file, section 3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from konspira.games.estoril.cards import CARDS, FLAGS, MISSIONS, RECRUITS, SYMBOLS
from konspira.games.estoril.rules import FLAG_BONUS, PEEKS, SPECIALS, Rules
from konspira.games.estoril.spaces import SPACES_OF, TILES
from konspira.kernel.content import Pack
from konspira.kernel.errors import Remedy
from konspira.kernel.sources import Origin

FILES = ("characters.toml", "tiles.toml", "missions.toml", "table.toml")
ORIGIN = Origin(
    rulebooks=(
        "City of Spies: Estoril 1942 (Rebel)",
        "Stadt der Spione: Estoril 1942 (Heidelberger)",
    ),
    public=("github.com: Edu8FCP/JavaGameImplementations", "for2players.pl", "meusjogos.pt"),
    keys=("number",),
    named=("tile",),
    apart=(  # rules file, section 3.4: the source of a space or reward is that of its icons
        ("tile/museum/*cell", "R"),
        ("tile/*cell", "W"),
        ("tile/tamariz/spaces/2/peek", "R"),
        ("tile/museum/spaces/3/top_secret", "R"),
        ("mission/mission_flags/flags", "W"),
    ),
)
Source = Literal["S", "W", "R"]  # stated in a rulebook, found in public sources, reconstructed
Nation = Literal["pt", "us", "uk", "de", "it", "yu", "su", "es", "fr", "hu"]
Symbol = Literal["assassin", "conspirator", "nationalist", "diplomat", "seducer"]
Cell = tuple[Literal[0, 1], Literal[0, 1]]  # row, column
HIGHEST = 99  # limit of every number: more would not fit on a card


class CharacterRow(msgspec.Struct, forbid_unknown_fields=True):
    """One character (EST-1.2, EST-1.5)."""

    id: str
    nationality: Nation
    strength: int
    vp: int
    symbols: list[Symbol]
    woman: bool
    starting: bool
    source: Source
    name_source: Source


class SpaceRow(msgspec.Struct, forbid_unknown_fields=True):
    """One action space; its numeral is its place in the list."""

    cell: Cell
    top_secret: bool
    peek: Literal["none", "tile", "adjacent", "any"]
    source: Source


class RewardRow(msgspec.Struct, forbid_unknown_fields=True):
    """A reward space."""

    top_secret: bool
    source: Source
    cell: Cell | None = None


class TileRow(msgspec.Struct, forbid_unknown_fields=True):
    """One location tile (EST-8)."""

    number: int
    id: str
    special: Literal["none", "no_assassins", "flag_bonus", "outer", "dice", "loss"]
    reward: RewardRow
    spaces: list[SpaceRow]
    source: Source
    flag: Nation | None = None


class MissionRow(msgspec.Struct, forbid_unknown_fields=True):
    """One mission (EST-10.3)."""

    id: str
    counts: str
    source: Source
    flags: list[Nation] = []


class TableRow(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the game that belong to no card, tile or mission."""

    rounds: int
    keep: int
    markers: list[int]
    missions: int
    first_place: int
    second_place: int
    shared_first: int
    discard: int
    agenda: int
    source: Source


def read(pack: Pack, options: dict[str, str | bool | int], seats: int) -> Rules:
    """Return a pack's numbers and a table's options in the form that the rules use."""
    rules = Rules()
    characters = pack.rows("characters.toml", "character", CharacterRow)
    tiles = pack.rows("tiles.toml", "tile", TileRow)
    missions = pack.rows("missions.toml", "mission", MissionRow)
    tables = pack.rows("table.toml", "table", TableRow)
    _check_ids(pack, "characters.toml", "character", [row.id for row in characters], CARDS)
    _check_ids(pack, "tiles.toml", "tile", [row.id for row in tiles], TILES)
    _check_ids(pack, "missions.toml", "mission", [row.id for row in missions], MISSIONS)
    _read_characters(pack, characters, rules)
    _read_tiles(pack, tiles, rules)
    _read_missions(pack, missions, characters, rules)
    _read_table(pack, tables, rules, seats)
    _read_options(options, rules)
    return rules


def _check_ids(pack: Pack, file: str, row: str, found: list[str], known: list[str]) -> None:
    if found != known:
        text = f"found {', '.join(found)}; expected, in order: {', '.join(known)}"
        remedy = Remedy("estoril-rows", text, found=", ".join(found), known=", ".join(known))
        raise pack.wrong(file, row, remedy)


def _read_characters(pack: Pack, rows: list[CharacterRow], rules: Rules) -> None:
    for place, row in enumerate(rows):
        if not 0 <= row.strength <= HIGHEST or not 0 <= row.vp <= HIGHEST or len(row.symbols) > 2:
            text = f"strength and vp lie from 0 to {HIGHEST}, and there are at most two symbols"
            remedy = Remedy("estoril-character", text, high=HIGHEST)
            raise pack.wrong("characters.toml", f"character {row.id}", remedy)
        if row.starting != (place >= RECRUITS):
            remedy = Remedy("estoril-starting", "only the last six are starting characters")
            raise pack.wrong("characters.toml", f"character {row.id}", remedy)
    rules.strength = [row.strength for row in rows]
    rules.vp = [row.vp for row in rows]
    rules.flag = [FLAGS.index(row.nationality) for row in rows]
    rules.symbols = [[SYMBOLS.index(symbol) for symbol in row.symbols] for row in rows]


def _read_tiles(pack: Pack, rows: list[TileRow], rules: Rules) -> None:
    for tile, row in enumerate(rows):
        cells = [space.cell for space in row.spaces]
        if row.reward.cell is not None:
            cells.append(row.reward.cell)
        if (
            row.number != tile + 1
            or len(row.spaces) != len(SPACES_OF[tile])
            or len(set(cells)) != len(cells)
            or (row.special == SPECIALS[FLAG_BONUS]) != (row.flag is not None)
        ):
            text = (
                f"expected number {tile + 1}, {len(SPACES_OF[tile])} spaces in cells of their own, "
                "and a flag only for a flag_bonus"
            )
            count = len(SPACES_OF[tile])
            remedy = Remedy("estoril-tile", text, number=tile + 1, count=count)
            raise pack.wrong("tiles.toml", f"tile {row.id}", remedy)
    spaces = [space for row in rows for space in row.spaces]
    rules.local = [space.cell[0] * 2 + space.cell[1] for space in spaces]
    rules.top_secret = [space.top_secret for space in spaces]
    rules.peek = [PEEKS.index(space.peek) for space in spaces]
    places = [row.reward.cell for row in rows]
    rules.reward_local = [-1 if cell is None else cell[0] * 2 + cell[1] for cell in places]
    rules.reward_secret = [row.reward.top_secret for row in rows]
    rules.special = [SPECIALS.index(row.special) for row in rows]
    rules.hotel_flag = [-1 if row.flag is None else FLAGS.index(row.flag) for row in rows]


def _read_missions(
    pack: Pack, rows: list[MissionRow], characters: list[CharacterRow], rules: Rules
) -> None:
    known = [*SYMBOLS, "women", "strength", "flags", *FLAGS]
    strength = [place for place, row in enumerate(rows) if row.counts == "strength"]
    for row in rows:
        if row.counts not in known or (row.counts == "flags") != bool(row.flags):
            text = f"counts must be one of: {', '.join(known)}; flags are listed for flags only"
            remedy = Remedy("estoril-mission", text, known=", ".join(known))
            raise pack.wrong("missions.toml", f"mission {row.id}", remedy)
    if len(strength) != 1:
        remedy = Remedy("estoril-strength", "exactly one mission counts strength")
        raise pack.wrong("missions.toml", "mission", remedy)
    rules.strength_mission = strength[0]
    rules.distinct = [row.counts == "flags" for row in rows]
    rules.weight = [[_weight(row, card) for card in characters] for row in rows]


def _weight(mission: MissionRow, card: CharacterRow) -> int:
    """Return the value of a card for a mission (EST-10.4)."""
    match mission.counts:
        case "women":
            return int(card.woman)
        case "strength":
            return card.strength
        case "flags":
            return int(card.nationality in mission.flags)
        case counts if counts in SYMBOLS:
            return sum(symbol == counts for symbol in card.symbols)
        case counts:
            return int(card.nationality == counts)


def _read_table(pack: Pack, rows: list[TableRow], rules: Rules, seats: int) -> None:
    numbers = [[row.rounds, row.keep, *row.markers] for row in rows]
    points = [
        [row.first_place, row.second_place, row.shared_first, row.discard, row.agenda]
        for row in rows
    ]
    if (
        len(rows) != 1
        or len(rows[0].markers) != 3
        or not all(1 <= number <= HIGHEST for number in numbers[0])
        or not all(0 <= number <= HIGHEST for number in points[0])
        or not all(markers * (place + 2) <= 18 for place, markers in enumerate(rows[0].markers))
        or not 1 <= rows[0].missions <= 4
    ):
        text = (
            "expected one row: rounds, keep, points, three numbers of markers for at most 18 "
            "spaces in all, and 1 to 4 missions"
        )
        raise pack.wrong("table.toml", "table", Remedy("estoril-table", text))
    row = rows[0]
    rules.rounds = row.rounds
    rules.keep = row.keep
    rules.markers = row.markers[seats - 2]
    rules.missions_shown = row.missions
    rules.first_place = row.first_place
    rules.second_place = row.second_place
    rules.shared_first = row.shared_first
    rules.discard_points = row.discard
    rules.agenda_points = row.agenda


def _read_options(options: dict[str, str | bool | int], rules: Rules) -> None:
    """Read the options: an edition sets four, each of which can also be set alone (section 6)."""

    def either(name: str, polish: str | bool, german: str | bool) -> str | bool | int:
        value = options[name]
        edition = german if options["edition"] == "de" else polish
        return edition if value == "edition" else value

    rules.edition = str(options["edition"])
    tie = either("boca_tie", "lowest_space_safe", "highest_space_loses")
    rules.boca_highest = tie == "highest_space_loses"
    rules.round_up = either("second_place_rounding", "down", "up") == "up"
    rules.agenda_starting = either("agenda_starting_count", True, False) is True
    rules.agenda_flags_distinct = either("agenda_flags_distinct", False, True) is True
    rules.secret_missions = options["variant_secret_missions"] is True
    rules.agendas = options["variant_recruitment_agenda"] is True
    if options["variant_second_place"] is not True:
        rules.second_place = 0
        rules.shared_first = rules.first_place
    rules.final_count = options["nationalist_timing"] == "final"
    rules.hidden_flags = options["nationalist_counts_face_down"] is True
    rules.assassin_self = options["assassin_may_target_self"] is True
    rules.printed_order = options["symbol_order"] == "printed"
    rules.seduced_bonus = options["seduced_gets_location_bonus"] is True
    rules.boca_before = options["boca_reward_timing"] == "before_discard"
    rules.needs_positive = options["mission_needs_positive"] is True
    rules.white_markers = 0 if options["white_marker_limit"] == "none" else 5
    rules.must_peek = options["peek_mandatory"] is True
    rules.show_owned = options["show_owned_cards"] is True
