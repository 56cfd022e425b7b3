"""The games that are recorded: for each seat count, edition, variant, scenario and way to end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class PlaythroughError(Exception):
    """A fault that a person has to mend: a name, a plan, a file."""


class Plan(NamedTuple):
    """A game to record: who plays it, by which options, and what it is there to show."""

    game: str
    name: str
    levels: Sequence[str]  # the bot in each seat
    seed: int  # the first one that bots try when they play it again
    options: dict[str, Any] = {}
    ends: str = ""  # how it must end, as `Game.summary` says it; empty: as it likes
    shows: Sequence[str] = ()  # kinds of events that it must have
    story: bool = False  # is there a text of at most 300 lines for people to read?
    position: dict[str, Any] = {}  # where it begins, if not at the start

    @property
    def id(self) -> str:
        """Return how the commands call it."""
        return f"{self.game}/{self.name}"


SPISKOWCY = [
    Plan("spiskowcy", "two-seats", ["greedy", "random"], 34),
    Plan("spiskowcy", "three-seats", ["greedy", "random", "greedy"], 29, story=True),
    Plan("spiskowcy", "four-seats", ["random", "greedy", "random", "greedy"], 28),
    Plan(
        "spiskowcy",
        "sealed-orders",
        ["greedy", "greedy", "random"],
        3,
        {
            "order_timing": "simultaneous",
            "allow_empty_order": True,
            "prince_bonus": "auto",
            "unplayed_hand_revealed": True,
        },
        story=True,
    ),
    Plan(
        "spiskowcy",
        "hidden-counts",
        ["random", "greedy"],
        11,
        {"order_counts_visible": False, "event_effect_optional": False},
    ),
]

ESTORIL = [
    Plan("estoril", "two-seats", ["greedy", "random"], 3, story=True),
    Plan("estoril", "three-seats", ["greedy", "random", "greedy"], 5),
    Plan("estoril", "four-seats", ["random", "greedy", "random", "greedy"], 2),
    Plan("estoril", "german-edition", ["random", "greedy"], 7, {"edition": "de"}),
    Plan(
        "estoril",
        "secret-missions",
        ["greedy", "random", "random"],
        4,
        {"variant_secret_missions": True, "symbol_order": "printed"},
    ),
    Plan(
        "estoril",
        "recruitment-agenda",
        ["random", "random", "greedy", "random"],
        11,
        {"edition": "de", "variant_recruitment_agenda": True},
    ),
    Plan(
        "estoril",
        "second-place",
        ["greedy", "greedy", "random"],
        6,
        {"variant_second_place": True, "boca_reward_timing": "before_discard"},
    ),
    Plan(
        "estoril",
        "everything-else",
        ["random", "greedy", "random", "random"],
        9,
        {
            "edition": "de",
            "variant_secret_missions": True,
            "variant_recruitment_agenda": True,
            "variant_second_place": True,
            "nationalist_timing": "final",
            "nationalist_counts_face_down": True,
            "assassin_may_target_self": True,
            "peek_mandatory": True,
            "show_owned_cards": False,
        },
        story=True,
    ),
]

EMERALD = [
    Plan("emerald", "track", ["greedy"] * 2, 88, ends="end-track", story=True),
    Plan("emerald", "target", ["random", "greedy", "random"], 378, ends="end-target", story=True),
    Plan("emerald", "reveal", ["random", "greedy"], 136, ends="end-reveal", story=True),
    Plan(
        "emerald",
        "turns",
        ["random", "random"],
        16,
        {"turn_cap": 10, "vampire_block": "like_sherlock"},
        ends="end-turns",
        story=True,
    ),
    *[
        Plan("emerald", name, levels.split(), seed, shows=shows.split())
        for name, levels, seed, shows in (
            ("royals", "greedy greedy", 43, "royal-killed royal-hidden zombie-placed"),
            ("stacks", "random greedy", 3, "stack-lost agent-home targeted"),
            ("three-seats", "greedy random greedy", 1062, "agent-sent redeployed sheltered"),
            ("four-seats", "greedy random greedy random", 46, "block-asked blocked"),
            ("five-seats", "greedy random greedy random greedy", 46, "sacrificed"),
            ("revealed-loyalist", "greedy random", 16, "revealed"),
            ("strikes", "random greedy", 42, "struck"),
            ("looks", "random greedy", 1075, "identity-seen looked points-lost zombies-gone"),
            ("heart-asked", "random greedy", 1090, "heart-asked"),
            ("heart-played", "greedy random", 1214, "heart-played"),
            ("terror", "random greedy", 1010, "terrified"),
            ("counts", "random greedy", 7, ""),
            ("victims", "greedy greedy random", 36, "looked"),
        )
    ],
]

# Some ends are so rare that bots begin close to them. Three of four Germans are gone (STA-12.16),
# the last one is met ...
DEAD = {"field": None, "status": "dead"}
LAST_GERMAN = {
    "stage": 3,
    "agents": {
        "jacek": {"field": "squ_a", "items": ["tile_jail_4"], "mission": "ms_jacek_1"},
        "marta_becher": {"field": "squ_a", "items": ["tile_jail_5"]},
        "georg": {"field": "adm_a"},
        "ingrid_heizer": {"field": "adm_b"},
        "hans_kloss": {"field": "pol_a"},
        "bruno_dreher": DEAD,
        "glaubel": DEAD,
        "hermann_brunner": DEAD,
    },
}
LAST_OF_RADIO = {
    "stage": 3,
    "agents": {
        "jacek": {"field": "cit_a", "items": ["tile_jail_4"], "mission": "ms_jacek_1"},
        "marta_becher": {"field": "cit_a", "items": ["tile_jail_5"]},
        "irena": {"field": "rai_a"},
        "old_lady": {"field": "adm_a"},
        "hans_kloss": {"field": "pol_a"},
        "bruno_dreher": DEAD,
        "heinrich_vogel": DEAD,
        "stedtke": DEAD,
    },
}
# ... or a few points are missing in a free town with passwords.
FEW_POINTS_MISSING = {
    "stage": 3,
    "layout": [
        {"sector": "police", "column": 0, "row": 0},
        {"sector": "administrative", "column": 1, "row": 0},
        {"sector": "main_square", "column": 2, "row": 0},
        {"sector": "city", "column": 1, "row": 1},
    ],
    "passwords": [{"word": "heart", "letters": []}, {"word": "zebra", "letters": []}],
    "agents": {
        "hans_kloss": {"field": "pol_a"},
        "jacek": {"field": "adm_a"},
        "georg": {"field": "squ_a"},
        "ingrid_heizer": {"field": "cit_a"},
        "stedtke": {"field": "pol_b"},
        "marta_becher": {"field": "adm_b"},
        "glaubel": {"field": "squ_b"},
        "bruno_dreher": {"field": "cit_b"},
    },
    "seats": [{"vp": 11}, {"vp": 11}],
}

# ... or a card waits where it can be played: it shows its player the enemy's hand.
IN_THE_OFFICE = {
    "stage": 2,
    "agents": {"irena": {"field": "reil_office"}},
    "seats": [
        {"pool": 6, "location_hand": ["lc_pl_reil_office"]},
        {"pool": 6, "location_hand": ["lc_de_market", "lc_de_jail"]},
    ],
    "activation": {"agent": "irena"},
}

NO_AGENTS = "ending-no_agents"
CLASH = {"scenario": "s2_first_clash"}
CHESTNUTS = {"scenario": "s3_chestnuts"}
RADIO = {"scenario": "s4_i_know_who_you_are"}
HOTEL = {"scenario": "s5_hotel_excelsior", "stage_cap": 30}  # without a limit of its own
AUDI = {"scenario": "s6_top_secret"}
FREE = {"scenario": "free"}
PASSWORDS = FREE | {"free_difficulty": "advanced", "stage_cap": 30}
MEETING = {"scenario": "s1_meeting"}
POLISH_WORDS = FREE | {
    "free_difficulty": "advanced",
    "free_level": "basic",
    "password_wordlist": "pl",
}

STAWKA = [
    *[
        Plan("stawka", name, levels.split(), seed, options, f"ending-{ends}", story=True)
        for name, levels, seed, options, ends in (
            ("meeting-secrets-polish", "greedy random", 446, MEETING, "secrets"),
            ("meeting-time", "random random", 510, MEETING, "time"),
            ("clash-vp", "random greedy", 425, CLASH, "vp"),
            ("clash-compromise", "greedy random", 203, CLASH, "compromise"),
            ("clash-exposure", "random greedy", 559, CLASH, "exposure"),
            ("clash-network", "random greedy", 510, CLASH, "network_broken"),
            ("radio-dispatch", "greedy greedy", 84, RADIO, "dispatch"),
            ("radio-located", "random greedy", 638, RADIO, "located"),
            ("hotel-polish", "greedy random", 664, HOTEL, "room_217"),
            ("audi-barracks", "random greedy", 352, AUDI, "barracks"),
            ("audi-stopped", "greedy greedy", 21, AUDI, "audi_stopped"),
            ("free-prisoners", "random greedy", 58, FREE | {"free_level": "extended"}, "prisoners"),
            ("free-password", "greedy random", 361, PASSWORDS, "password"),
        )
    ],
    *[
        Plan("stawka", name, levels.split(), seed, options, ends, (), story, position)
        for name, levels, seed, options, ends, story, position in (
            ("chestnuts-no-agents", "greedy random", 26, CHESTNUTS, NO_AGENTS, True, LAST_GERMAN),
            ("radio-no-agents", "greedy random", 35, RADIO, NO_AGENTS, False, LAST_OF_RADIO),
            ("free-vp", "random greedy", 1, PASSWORDS, "ending-vp", False, FEW_POINTS_MISSING),
        )
    ],
    Plan(
        "stawka",
        "audi-office",
        ["random", "random"],
        13,
        AUDI,
        shows=["hand-peeked", "hand-seen"],
        position=IN_THE_OFFICE,
    ),
    *[
        Plan("stawka", name, levels.split(), seed, options, f"ending-{ends}", shows.split())
        for name, levels, seed, options, ends, shows in (
            ("meeting-secrets-german", "random greedy", 142, MEETING, "secrets", ""),
            ("clash-time", "random random", 426, CLASH, "time", ""),
            ("chestnuts-secrets", "greedy random", 237, CHESTNUTS, "secrets", ""),
            ("chestnuts-vp", "greedy random", 3, CHESTNUTS, "vp", ""),
            ("chestnuts-network", "random greedy", 47, CHESTNUTS, "network_broken", ""),
            ("chestnuts-time", "random random", 258, CHESTNUTS, "time", "item-given keep-forced"),
            ("radio-network", "greedy greedy", 231, RADIO, "network_broken", ""),
            (
                "radio-time",
                "greedy greedy",
                24,
                RADIO,
                "time",
                "transmission-broken mission-peeked",
            ),
            ("hotel-german", "greedy greedy", 616, HOTEL, "room_217", ""),
            ("hotel-network", "greedy greedy", 82, HOTEL, "network_broken", ""),
            ("hotel-time", "random random", 35, HOTEL | {"stage_cap": 12}, "time", ""),
            ("audi-network", "greedy greedy", 46, AUDI, "network_broken", "kidnap-declared"),
            ("audi-time", "random random", 666, AUDI, "time", ""),
            ("free-secrets", "greedy greedy", 57, FREE, "secrets", ""),
            ("free-exposure", "random greedy", 353, FREE, "exposure", ""),
            ("free-compromise", "greedy random", 98, FREE, "compromise", ""),
            ("free-time", "random random", 188, FREE, "time", ""),
            ("free-network", "random greedy", 175, PASSWORDS, "network_broken", ""),
            ("free-no-agents", "greedy random", 84, PASSWORDS, "no_agents", ""),
            ("free-password-polish", "random greedy", 2, POLISH_WORDS, "password", ""),
            ("free-safe", "greedy greedy", 1031, PASSWORDS, "password", "safe-broken"),
            (
                "free-bribe",
                "random random",
                1013,
                FREE | {"allow_rotation": True},
                "time",
                "bribed",
            ),
        )
    ],
]

PLANS = [*SPISKOWCY, *ESTORIL, *EMERALD, *STAWKA]


def find(id: str) -> Plan:
    """The plan of this name."""
    for plan in PLANS:
        if plan.id == id:
            return plan
    known = ", ".join(plan.id for plan in PLANS)
    raise PlaythroughError(f'no recorded game is called "{id}"; there are {known}')


def matching(names: Sequence[str]) -> list[Plan]:
    """The plans of these names or games; all, if there are none."""
    if not names:
        return PLANS
    games = {plan.game for plan in PLANS}
    found: list[Plan] = []
    for name in names:
        found += [plan for plan in PLANS if plan.game == name] if name in games else [find(name)]
    return found
