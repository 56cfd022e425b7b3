"""Makes the rules of one table from the content of a pack, the scenario and the options."""

from __future__ import annotations

from collections.abc import Mapping

from konspira.games.stawka.abilities import words
from konspira.games.stawka.abilities.resolving import Reader
from konspira.games.stawka.abilities.texts import Ability as Text
from konspira.games.stawka.building import campaign, making_films, scenarios
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    DOCUMENTS,
    FIELDS,
    FOLDED,
    FREE,
    ITEMS,
    LANGUAGES,
    LETTERS,
    LEVELS,
    LOCATIONS,
    PLAYED,
    SIDES,
)
from konspira.games.stawka.content.rows import Ability, Content, Scenario
from konspira.games.stawka.films import passwords
from konspira.games.stawka.rules import (
    BANDS,
    EXPOSURES,
    EXTENDED,
    FUNCTIONS,
    KINDS,
    TAGS,
    TIMEOUTS,
    Layouts,
    Rules,
)
from konspira.games.stawka.state import ENDINGS
from konspira.games.stawka.town import board
from konspira.kernel.content import Pack

Options = Mapping[str, str | bool | int]
KLOSS = CHARACTERS.index("hans_kloss")


MOST_LAYOUTS = 64  # rules that are kept: a search tries many


class Made(Layouts):
    """Makes the rules of one free table for each layout, and keeps them for a while."""

    def __init__(self, pack: Pack, options: Options) -> None:
        self.pack = pack
        self.options = options
        self.known: dict[tuple[int, ...], Rules] = {}

    def laid(self, layout: list[int]) -> Rules:
        key = tuple(layout)
        if key not in self.known:
            if len(self.known) >= MOST_LAYOUTS:
                del self.known[next(iter(self.known))]
            self.known[key] = _make(self.pack, self.options, layout, self)
        return self.known[key]


def make(pack: Pack, options: Options) -> Rules:
    """Make all numbers that the rules read."""
    if options["scenario"] == FREE:
        return Made(pack, options).laid(scenarios.START)
    return _make(pack, options, None, Layouts())


def _make(pack: Pack, options: Options, layout: list[int] | None, layouts: Layouts) -> Rules:
    found = content.load(pack)
    scenario = scenarios.chosen(found, options, layout)
    rules = Rules()
    rules.layouts = layouts
    rules.level = LEVELS.index(scenario.level)
    rules.scenario = PLAYED.index(scenario.id)
    rules.abilities = []
    reader = Reader(rules.level, scenario.id)
    _options(rules, options)
    _agents(rules, found, reader)
    _items(rules, found, reader)
    _cards(rules, found, reader)
    _missions(rules, found, reader)
    rules.field_of = [-1] * len(LOCATIONS)
    rules.phone = [row.phone for row in found.locations]
    rules.substitute = [
        LOCATIONS.index(row.substitute) if row.substitute else -1 for row in found.locations
    ]
    board.lay(rules, found, scenario)
    _scenario(rules, scenario, options)
    _free(rules, found, scenario, options)
    _campaign(rules, str(options["carry"]))
    rules.not_cards = _windows(rules)
    rules.windows = rules.not_cards | _card_windows(rules)
    everybody = [rules.abilities[number] for number in rules.trait_ability if number >= 0]
    rules.mandatory, rules.optional = _trait_windows(everybody)
    rules.mandatory_here, rules.optional_here = _trait_windows(_traits(rules))
    rules.by_itself = [
        rules.abilities[number].windows if number >= 0 and rules.abilities[number].mandatory else 0
        for number in rules.trait_ability
    ]
    streets = [field for field in rules.fields if rules.place_at[field] < 0]
    rules.token_fields = [
        sorted(streets),
        sorted(field for field in rules.fields if field not in streets),
    ]
    rules.item_windows = 0
    for ability in rules.item_ability:
        if ability >= 0:
            rules.item_windows |= rules.abilities[ability].windows
    rules.window_items = [
        [
            ability
            for item, ability in enumerate(rules.item_ability)
            if ability >= 0
            and not rules.starred[item]
            and rules.abilities[ability].windows >> window & 1
        ]
        for window in range(len(words.WINDOWS))
    ]
    making_films.add_car(rules, scenario)
    return rules


def _options(rules: Rules, options: Options) -> None:
    """Set the options (rules file, section 7)."""
    rules.arrest_cost = int(options["arrest_cost_ap"])
    rules.chief_death = bool(options["chief_death_is_exposure"])
    rules.failed_rank_uses = bool(options["failed_rank_uses_pair"])
    rules.overflow_vp = options["overflow_other_sources"] == "vp"
    rules.kidnap_defence = options["kidnap_stat"] == "defence"
    rules.kidnap_uses = bool(options["kidnap_uses_weapon"])
    rules.support_board = options["support_range"] == "board"
    rules.per_test = int(options["support_per_test"])
    rules.per_roll = int(options["protection_per_roll"])
    rules.explosives_free = not options["explosives_need_mission"]
    rules.own_die = options["grenade_six"] == "own_die"
    rules.safe_equal = options["safe_comparison"] == "greater_equal"
    rules.top_secret_counts = bool(options["top_secret_counts"])
    rules.fort_control = int(options["fort_control_modifier"])
    rules.interrogations = int(options["interrogations_per_stage"])
    most = options["max_talks_per_agent"]
    rules.max_talks = 0 if most == "none" else int(most)
    rules.bribed_talk = bool(options["bribed_may_talk"])
    rules.give_up = options["give_up"] == "any_moment"
    rules.spend_any = options["top_secret_spender"] == "any_agent"
    rules.audi_exact = options["audi_by_card"] == "exactly"
    cap = options["stage_cap"]
    rules.stage_cap = 0 if cap == "none" else int(cap)
    rules.bands = BANDS
    rules.exposure_rule = EXPOSURES.index(str(options["exposure_rule"]))


def _agents(rules: Rules, found: Content, reader: Reader) -> None:
    agents = found.agents
    rules.person = [CHARACTERS.index(row.character) for row in agents]
    rules.slot_of = [SIDES.index(row.side) * 4 + COLORS.index(row.color) for row in agents]
    rules.stats = [
        [
            *(row.rank, row.ap_limit, row.defence, row.vigilance, 3, 0),
            *(row.talk_single, row.talk_double, row.talk_secret),
        ]
        for row in agents
    ]
    rules.function = [FUNCTIONS.index(row.function) for row in agents]
    rules.appearance = [int(row.appearance == "uniform") for row in agents]
    rules.woman = [row.woman for row in agents]
    rules.chief = [row.is_chief for row in agents]
    rules.trait_ability = []
    rules.trait_stat = []
    rules.allowed = []
    for number, row in enumerate(agents):
        static = "static" in row.trait.trigger
        rules.trait_stat.append(_changes(row.trait if static else None))
        allowed = [term.word("what") for term in row.trait.do if term.name == "allow"]
        rules.allowed.append(sum(words.ALLOWED[what] for what in allowed) if static else 0)
        rules.trait_ability.append(
            -1 if static else _add(rules, reader, words.TRAIT, number, row.trait)
        )


def _changes(ability: Ability | None) -> list[int]:
    """Return the changes of an agent's numbers by a static ability."""
    found = [0] * len(words.STATS)
    for term in ability.do if ability is not None else []:
        if term.name == "modify_stat":
            found[words.STATS.index(term.word("stat"))] += term.number("amount")
    return found


def _add(rules: Rules, reader: Reader, kind: int, source: int, row: Ability) -> int:
    """Add an ability of the content; return its number."""
    number = len(rules.abilities)
    rules.abilities.append(reader.ability(number, kind, source, row))
    return number


def _items(rules: Rules, found: Content, reader: Reader) -> None:
    rules.item_of = [ITEMS.index(row.item) for row in found.tiles]
    rules.evidence = [[row.evidence.get(color, 0) for color in COLORS] for row in found.tiles]
    rules.lock = [row.lock for row in found.tiles]
    rules.starred = [row.starred for row in found.items]
    rules.tags = [sum(1 << TAGS.index(tag) for tag in row.tags) for row in found.items]
    rules.item_modifier = [row.attack_modifier for row in found.items]
    rules.item_range = [row.range for row in found.items]
    rules.dollars = [row.dollars for row in found.items]
    rules.item_ability = []
    rules.item_stat = []
    rules.item_uniform = []
    for number, row in enumerate(found.items):
        ability = row.ability
        static = ability is not None and "static" in ability.trigger
        rules.item_stat.append(_changes(ability if static else None))
        looks = [term for term in (ability.do if ability else []) if term.name == "set_stat"]
        rules.item_uniform.append(static and len(looks) > 0)
        usable = ability is not None and not static
        rules.item_ability.append(
            _add(rules, reader, words.ITEM, number, ability) if ability and usable else -1
        )
    rules.top_secret = [
        [row.evidence.get(color, 0) for color in COLORS] for row in found.top_secret
    ]


def _cards(rules: Rules, found: Content, reader: Reader) -> None:
    rules.kind_of = [KINDS.index(row.kind) for row in found.threats]
    rules.modifier = [row.modifier for row in found.threats]
    rules.persistent = [row.persistent for row in found.threats]
    rules.token_rows = [SIDES.index(row.side) for row in found.threats]
    rules.row_of = [n for n, row in enumerate(found.threats) for _ in range(row.count)]
    rules.threat_ability = [
        -1 if row.ability is None else _add(rules, reader, words.THREAT, number, row.ability)
        for number, row in enumerate(found.threats)
    ]
    rules.card_place = [LOCATIONS.index(row.location) for row in found.location_cards]
    rules.card_abilities = [
        [_add(rules, reader, words.LOCATION_CARD, number, ability) for ability in row.abilities]
        for number, row in enumerate(found.location_cards)
    ]
    rules.class_of = [words.CLASSES.index(row.card_class) for row in found.reactions]
    rules.block = [row.block for row in found.reactions]
    rules.reaction_count = [row.count for row in found.reactions]
    rules.halves = [
        [_add(rules, reader, words.REACTION, n, half) for half in (row.polish, row.german)]
        for n, row in enumerate(found.reactions)
    ]
    rules.plan_precedence = [row.precedence for row in found.planning]
    rules.plan_pool = [row.ap_pool for row in found.planning]
    rules.plan_draw = [row.reaction_draw for row in found.planning]


def _missions(rules: Rules, found: Content, reader: Reader) -> None:
    rules.mission_of = [CHARACTERS.index(row.agent) for row in found.missions]
    rules.goals = [
        [reader.goal(part) for part in (row.basic, row.special)] for row in found.missions
    ]


def _scenario(rules: Rules, scenario: Scenario, options: Options) -> None:
    rules.part = scenario.part
    rules.stages = scenario.stages
    rules.start = [
        (
            CHARACTERS.index(post.character),
            -1 if post.place == "draft" else FIELDS.index(post.place),
        )
        for post in scenario.agents
    ]
    rules.draft = []
    rules.draft_first = 0
    rules.draft_limit = 0
    if scenario.draft is not None:
        closed = rules.police if scenario.draft.places == "not_police" else -1
        fields = [rules.field_of[place] for place in rules.places]
        if scenario.draft.places == "any_field":
            fields = rules.fields
        rules.draft = sorted(field for field in fields if rules.sector_of[field] != closed)
        rules.draft_first = SIDES.index(scenario.draft.first)
        rules.draft_limit = scenario.draft.per_sector
    named = scenario.kloss_document
    rules.kloss_document = DOCUMENTS.index(named) if named else -1
    rules.location_limit = scenario.location_cards
    rules.open_tracks = 255 if scenario.open_tracks == "campaign" else 0
    wins = {victory.name: victory.amount for victory in scenario.victory}
    rules.victory_vp = wins.get("vp", 0)
    rules.victory_secrets = wins.get("secrets", 0)
    rules.exposure = "exposure" in wins
    rules.prisoners = "prisoners" in wins
    rules.network = rules.level >= EXTENDED or "network" in wins
    rules.password = "password" in wins
    rules.tracks = [
        scenario.carry_over.get(side, {}).get(color, 0) for side in SIDES for color in COLORS
    ]
    rules.title = scenario.title
    rules.timeout = TIMEOUTS.index(scenario.timeout)
    if scenario.part == 3:
        rules.timeout = TIMEOUTS.index(str(options["training3_timeout"]))
    rewards = scenario.rewards
    rules.basic_vp = rewards.basic.vp if rewards.basic else 0
    rules.basic_evidence = rewards.basic.evidence if rewards.basic else 0
    rules.special_vp = rewards.special.vp if rewards.special else 0
    rules.special_choice = rewards.special is not None and rewards.special.choose
    rules.special_letter = rewards.special is not None and rewards.special.letter
    counts = rewards.special is not None and rewards.special.secret
    if not rules.special_choice:
        counts = counts and bool(options["special_counts_as_secret"])
    rules.special_secret = counts
    rules.secret_vp = rewards.secret.vp
    rules.secret_letter = rewards.secret.letter
    rules.keep_track = rewards.keep_track
    making_films.films(rules, scenario, options)


def _free(rules: Rules, found: Content, scenario: Scenario, options: Options) -> None:
    """Set the numbers of the free scenario: laid sectors, passwords (rules file, 4.7)."""
    tiles = [row.tile for row in found.sectors]
    rules.spots = scenarios.layout_of(scenario)
    rules.tile_of = [tiles.index(tile) for tile in tiles]
    rules.size = int(options["free_sectors"]) if scenario.id == FREE else 0
    rules.rotation = bool(options["allow_rotation"])
    language = options["password_wordlist"]
    rules.words = []
    rules.lexicon = []
    if rules.password:
        lists = [row for row in found.words if row.id == language] or found.words
        rules.lexicon = [word for row in lists for word in row.words.split()]
        if language in LANGUAGES:
            rules.words = [passwords.packed(word) for word in rules.lexicon]
    rules.fold = [*range(len(LETTERS))]
    if options["password_fold_diacritics"]:  # STA-F.4
        rules.fold = [LETTERS.index(letter) for letter in FOLDED]


def _campaign(rules: Rules, line: str) -> None:
    """Set the results of the part before (rules file, 4.1 to 4.3)."""
    rules.carried = []
    rules.keeper = -1
    rules.keep_not_black = False
    rules.keep_items = []
    rules.barred = -1
    if line == campaign.NONE:
        return
    found = campaign.read(line)
    campaign.check(found, rules.part)
    rules.carried = list(found.track)
    for person in found.dead:  # they return, and nothing is known of them
        slot = rules.slot_of[rules.person.index(person)]
        rules.carried[(1 - slot // 4) * 4 + slot % 4] = 0
    ending = ENDINGS[found.ending]
    if found.part == 0:
        rules.keeper = found.winner
        rules.keep_not_black = found.winner == 1  # not the track on Kloss
    elif ending == "vp":
        rules.keeper = found.winner
        rules.keep_items = list(found.items)
    if found.part == 1 and ending == "compromise":
        brunner, kopf = CHARACTERS.index("hermann_brunner"), CHARACTERS.index("fritz_kopf")
        rules.start = [(kopf if who == brunner else who, at) for who, at in rules.start]
        rules.carried[3] = 0  # another person
    if found.part == 1 and ending == "exposure":
        rules.barred = found.document


def _card_windows(rules: Rules) -> int:
    """Return the windows that reaction cards use."""
    bits = 0
    if rules.level > EXTENDED:
        for halves in rules.halves:
            for ability in halves:
                bits |= rules.abilities[ability].windows
    return bits


def _traits(rules: Rules) -> list[Text]:
    """Return the traits of those who can be in this game."""
    people = [character for character, _ in rules.start]
    if rules.size:
        people = rules.person  # who comes is drawn later
    return [
        rules.abilities[ability]
        for doc, ability in enumerate(rules.trait_ability)
        if ability >= 0
        and (rules.person[doc] in people or CHARACTERS[rules.person[doc]] == "fritz_kopf")
    ]


def _trait_windows(traits: list[Text]) -> tuple[int, int]:
    """Return the windows of traits that work by themselves, and of the others."""
    mandatory = optional = 0
    for trait in traits:
        if trait.mandatory:
            mandatory |= trait.windows
        else:
            optional |= trait.windows
    return mandatory, optional


def _windows(rules: Rules) -> int:
    """Return the windows that some other component of this game can use (STA-19.6)."""
    bits = 0
    for trait in _traits(rules):
        bits |= trait.windows
    for place in rules.places:
        for tile in range(place * 5, place * 5 + 5):
            ability = rules.item_ability[rules.item_of[tile]]
            if ability >= 0:
                bits |= rules.abilities[ability].windows
    if rules.level >= EXTENDED:
        for ability in rules.threat_ability:
            if ability >= 0:
                bits |= rules.abilities[ability].windows
        bits |= 1 << words.VIGILANCE_TEST
    return bits
