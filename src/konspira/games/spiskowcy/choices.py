"""The table of choices (rules file, section 5): D1 to D11, each family with its rule."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy.cards import CARDS, KINDS, PLOT, RAID
from konspira.kernel.choices import ChoiceTable, Family

MOST_COPIES: Final = 12  # of one card type, in any pack
MOST_SEATS: Final = 4

ORDER_TYPE: Final = 0  # + card type (D1)
ORDER_NONE: Final = ORDER_TYPE + KINDS  # D1, with allow_empty_order
ORDER_COUNT: Final = ORDER_NONE  # + count from 1 (D2)
ORDER_PAIR: Final = ORDER_COUNT + MOST_COPIES + 1  # D2
ORDER_SECOND: Final = ORDER_PAIR + 1  # + card type (D3)
REVEAL: Final = ORDER_SECOND + KINDS  # + card type (D4)
USE_BANKER: Final = REVEAL + KINDS  # D4
USE_BISHOP: Final = USE_BANKER + 1 - RAID  # + event type (D4)
USE_SPY: Final = USE_BISHOP + KINDS  # + seat (D4)
END_TURN: Final = USE_SPY + MOST_SEATS  # D4
RAID_PLAYER: Final = END_TURN + 1  # + seat (D5)
RAID_SKIP: Final = RAID_PLAYER + MOST_SEATS  # D5
RAID_CARD: Final = RAID_SKIP + 1  # + card type (D6)
PLOT_PLAYER_A: Final = RAID_CARD + KINDS  # + seat (D7)
PLOT_SKIP: Final = PLOT_PLAYER_A + MOST_SEATS  # D7
PLOT_CARD_A: Final = PLOT_SKIP + 1  # + card type (D8)
PLOT_PLAYER_B: Final = PLOT_CARD_A + KINDS  # + seat (D9)
PLOT_CARD_B: Final = PLOT_PLAYER_B + MOST_SEATS  # + card type (D10)
DISCARD: Final = PLOT_CARD_B + KINDS  # + card type (D11)
STOP_DISCARDING: Final = DISCARD + KINDS  # D11

SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]
COUNTS: Final = [str(count) for count in range(1, MOST_COPIES + 1)]

TABLE: Final = ChoiceTable(
    [
        Family("order_type", ORDER_TYPE, "SPI-6.1", "card", CARDS),
        Family("order_none", ORDER_NONE, "SPI-6.3"),
        Family("order_count", ORDER_COUNT + 1, "SPI-6.2", "count", COUNTS),
        Family("order_pair", ORDER_PAIR, "SPI-6.4"),
        Family("order_second", ORDER_SECOND, "SPI-6.4", "card", CARDS),
        Family("reveal", REVEAL, "SPI-7.1", "card", CARDS),
        Family("use_banker", USE_BANKER, "SPI-7.7"),
        Family("use_bishop", USE_BISHOP + RAID, "SPI-7.7", "card", [CARDS[RAID], CARDS[PLOT]]),
        Family("use_spy", USE_SPY, "SPI-7.7", "seat", SEATS),
        Family("end_turn", END_TURN, "SPI-7.9"),
        Family("raid_player", RAID_PLAYER, "SPI-9.3", "seat", SEATS),
        Family("raid_skip", RAID_SKIP, "SPI-9.8"),
        Family("raid_card", RAID_CARD, "SPI-9.3", "card", CARDS),
        Family("plot_player_a", PLOT_PLAYER_A, "SPI-9.5", "seat", SEATS),
        Family("plot_skip", PLOT_SKIP, "SPI-9.8"),
        Family("plot_card_a", PLOT_CARD_A, "SPI-9.5", "card", CARDS),
        Family("plot_player_b", PLOT_PLAYER_B, "SPI-9.5", "seat", SEATS),
        Family("plot_card_b", PLOT_CARD_B, "SPI-9.5", "card", CARDS),
        Family("discard", DISCARD, "SPI-11.1", "card", CARDS),
        Family("stop_discarding", STOP_DISCARDING, "SPI-11.4"),
    ]
)
