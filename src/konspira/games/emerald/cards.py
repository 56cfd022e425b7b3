"""Cities, cards, factions and symbols, in canonical order (rules file, sections 2 and 3).

A card is a number. Cards that can lie in a hand come first: cards with a text, named agents,
starting cards, city cards. Royalty comes last; it never lies in a hand.
"""

from __future__ import annotations

from typing import Final

CITY_COUNT: Final = 9
CITIES: Final = [
    "london",
    "paris",
    "berlin",
    "vienna",
    "st_petersburg",
    "rome",
    "madrid",
    "constantinople",
    "cairo",
]

TEXTS: Final = 30  # cards below this have an entry in the rulebook's card list (EME-18)
GAME_CARDS: Final = 57  # cards below this lie in the stacks and are claimed
FIRST_START: Final = 57
FIRST_CITY: Final = 63
HAND_KINDS: Final = 72  # cards below this can lie in a hand
FIRST_ROYAL: Final = 72
KINDS: Final = 81

CARDS: Final = [
    "black_hand",
    "change_of_heart",
    "cthulhu",
    "diogenes_club",
    "doctor_watson",
    "duchess_duzes",
    "fenians",
    "freemasons",
    "hide_royalty",
    "hired_assassin",
    "holy_brotherhood",
    "infernal_machine",
    "inspector_lestrade",
    "irene_adler",
    "matvei_golovinski",
    "mi_go",
    "mrs_hudson",
    "okhrana",
    "peoples_will",
    "pinkerton_agents",
    "sherlock_holmes",
    "shoggoth",
    "sigmund_freud",
    "society_of_leopold",
    "terror_by_night",
    "third_section",
    "vampires",
    "vladimir_burtsev",
    "yog_sothoth",
    "zombies",
    "louise_michel",
    "peter_kropotkin",
    "vera_figner",
    "sophia_perovskaya",
    "sergei_kravchinsky",
    "ravachol",
    "nikolai_kibalchich",
    "errico_malatesta",
    "johann_most",
    "emma_goldman",
    "elisee_reclus",
    "vera_zasulich",
    "emile_henry",
    "henri_rochefort",
    "felix_nadar",
    "william_morris",
    "sebastian_moran",
    "piotr_rachkovsky",
    "professor_moriarty",
    "otto_von_bismarck",
    "georgy_sudeykin",
    "wilhelm_stieber",
    "louis_andrieux",
    "william_melville",
    "arkady_harting",
    "marquis_de_mores",
    "edward_jenkinson",
    "start_informant",
    "start_courier",
    "start_recruiter",
    "start_safe_house",
    "start_rail_ticket",
    "start_dynamite",
    "city_london",
    "city_paris",
    "city_berlin",
    "city_vienna",
    "city_st_petersburg",
    "city_rome",
    "city_madrid",
    "city_constantinople",
    "city_cairo",
    "gloriana",
    "spinner_in_darkness",
    "hastur",
    "shub_niggurath",
    "azathoth",
    "tsathoggua",
    "baoht_zuqqa_mogg",
    "yig",
    "nyarlathotep",
]

LOYALIST: Final = 0
RESTORATIONIST: Final = 1
FACTIONS: Final = ["loyalist", "restorationist"]

# The symbols that a card can be played for (2.2 of the rules file), and its bombs.
PLACE: Final = 0
CLAIM: Final = 1
RETRIEVE: Final = 2
MOVE: Final = 3
ASSASSINATE: Final = 4
RT: Final = 5
LT: Final = 6
SYMBOLS: Final = [
    "place",
    "claim",
    "retrieve",
    "move",
    "assassinate",
    "restorationist",
    "loyalist",
]
