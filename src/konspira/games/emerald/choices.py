"""The table of choices (rules file, section 5): DEC-01 to DEC-39, each family with its rule."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import CARDS, CITIES, CITY_COUNT, HAND_KINDS, TEXTS
from konspira.kernel.choices import ChoiceTable, Family

MOST_SEATS: Final = 5
MOST_COUNT: Final = 10  # of cubes that Holy Brotherhood can bring back

# To do nothing more, or nothing at all; in windows the first option.
DONE: Final = 0  # to stop a repeated choice
BLOCK_NONE: Final = 1  # DEC-18
HEART_KEEP: Final = 2  # DEC-19
HEART_PLAY: Final = 3  # DEC-19
# DEC-02
END_TURN: Final = 4
PASS: Final = 5
ACT_PLACE: Final = 6
ACT_CLAIM: Final = 7
ACT_RETRIEVE: Final = 8
ACT_MOVE: Final = 9
ACT_TRACK: Final = 10
ACT_ASSASSINATE: Final = 11
ACT_DISCARD: Final = 12
ACT_REDEPLOY: Final = 13  # Mi-Go
FROM_LIMBO: Final = 14  # DEC-08
FROM_SUPPLY: Final = 15  # DEC-31
KILL_ROYAL: Final = 16  # DEC-15
KILL_AGENT: Final = 17  # + seat (DEC-15)
SEAT: Final = KILL_AGENT + MOST_SEATS  # + seat: the target of a text
CITY: Final = SEAT + MOST_SEATS  # + city: the place of an action or text
FROM_CITY: Final = CITY + CITY_COUNT  # + city (DEC-08, DEC-10)
COUNT: Final = FROM_CITY + CITY_COUNT  # + number - 1 (DEC-25)
CARD_ACTION: Final = COUNT + MOST_COUNT  # + text card (DEC-02)
FREE_ACTION: Final = CARD_ACTION + TEXTS  # + text card (DEC-02)
SUPPORT: Final = FREE_ACTION + TEXTS  # + text card: its benefit (DEC-16)
BLOCK: Final = SUPPORT + TEXTS  # + text card (DEC-18)
PAY: Final = BLOCK + TEXTS  # + card (DEC-04, DEC-06, DEC-07, DEC-09)
PAY_RT: Final = PAY + HAND_KINDS  # + card (DEC-12)
PAY_LT: Final = PAY_RT + HAND_KINDS  # + card (DEC-12)
KILL_CARD: Final = PAY_LT + HAND_KINDS  # + card (DEC-13)
BOMBS: Final = KILL_CARD + HAND_KINDS  # + card (DEC-16)
DISCARD: Final = BOMBS + HAND_KINDS  # + card (DEC-17, DEC-23)

_SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]
_HAND: Final = CARDS[:HAND_KINDS]

TABLE: Final = ChoiceTable(
    [
        Family("done", DONE, "EME-2.13"),
        Family("block_none", BLOCK_NONE, "EME-12.11"),
        Family("heart_keep", HEART_KEEP, "EME-14.3"),
        Family("heart_play", HEART_PLAY, "EME-14.3"),
        Family("end_turn", END_TURN, "EME-3.6"),
        Family("pass", PASS, "EME-10.3"),
        Family("place", ACT_PLACE, "EME-4.1"),
        Family("claim", ACT_CLAIM, "EME-5.1"),
        Family("retrieve", ACT_RETRIEVE, "EME-6.1"),
        Family("move", ACT_MOVE, "EME-7.1"),
        Family("track", ACT_TRACK, "EME-8.1"),
        Family("assassinate", ACT_ASSASSINATE, "EME-9.1"),
        Family("discard", ACT_DISCARD, "EME-10.1"),
        Family("redeploy", ACT_REDEPLOY, "EME-18.14"),
        Family("from_limbo", FROM_LIMBO, "EME-6.2"),
        Family("from_supply", FROM_SUPPLY, "EME-18.17"),
        Family("kill_royal", KILL_ROYAL, "EME-9.3"),
        Family("kill_agent", KILL_AGENT, "EME-9.3", "seat", _SEATS),
        Family("player", SEAT, "EME-18", "seat", _SEATS),
        Family("city", CITY, "EME-2.13", "city", CITIES),
        Family("from_city", FROM_CITY, "EME-2.13", "city", CITIES),
        Family("count", COUNT, "EME-18.9", "count", [str(n + 1) for n in range(MOST_COUNT)]),
        Family("card_action", CARD_ACTION, "EME-10.2", "card", CARDS[:TEXTS]),
        Family("free_action", FREE_ACTION, "EME-3.5", "card", CARDS[:TEXTS]),
        Family("support", SUPPORT, "EME-9.5", "card", CARDS[:TEXTS]),
        Family("block", BLOCK, "EME-12.3", "card", CARDS[:TEXTS]),
        Family("pay", PAY, "EME-2.4", "card", _HAND),
        Family("pay_restorationist", PAY_RT, "EME-8.1", "card", _HAND),
        Family("pay_loyalist", PAY_LT, "EME-8.1", "card", _HAND),
        Family("kill_card", KILL_CARD, "EME-9.1", "card", _HAND),
        Family("bombs", BOMBS, "EME-9.5", "card", _HAND),
        Family("discard_card", DISCARD, "EME-10.1", "card", _HAND),
    ]
)
