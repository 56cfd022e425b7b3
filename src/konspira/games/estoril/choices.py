"""The table of choices (rules file, section 5): D1 to D11, each family with its rule."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.cards import CARDS, KINDS, SYMBOLS
from konspira.games.estoril.spaces import SPACE_COUNT, SPACES, TILE_COUNT, TILES
from konspira.kernel.choices import ChoiceTable, Family

MOST_SEATS: Final = 4

PLACE_CARD: Final = 0  # + card (D1)
PLACE_SPACE: Final = PLACE_CARD + KINDS  # + space (D2)
PEEK: Final = PLACE_SPACE + SPACE_COUNT  # + space (D3)
PEEK_REWARD: Final = PEEK + SPACE_COUNT  # + tile (D3)
PEEK_DECLINE: Final = PEEK_REWARD + TILE_COUNT  # D3
ACTIVATE: Final = PEEK_DECLINE + 1  # + symbol (D4)
ACTIVATE_STOP: Final = ACTIVATE + 5  # D4
ACTIVATE_SKIP: Final = ACTIVATE_STOP + 1  # D4, with symbol_order = printed
ASSASSIN_TARGET: Final = ACTIVATE_SKIP + 1  # + space (D5)
CONSPIRATOR_KEEP: Final = ASSASSIN_TARGET + SPACE_COUNT  # D6
CONSPIRATOR_REPLACE: Final = CONSPIRATOR_KEEP + 1  # D6
DIPLOMAT_TARGET: Final = CONSPIRATOR_REPLACE + 1  # + space (D7)
SEDUCER_TARGET: Final = DIPLOMAT_TARGET + SPACE_COUNT  # + space (D8)
SEDUCER_SPACE: Final = SEDUCER_TARGET + SPACE_COUNT  # + space (D9)
BOCA_DISCARD: Final = SEDUCER_SPACE + SPACE_COUNT  # + space (D10)
HAND_DISCARD: Final = BOCA_DISCARD + SPACE_COUNT  # + card (D11)

TABLE: Final = ChoiceTable(
    [
        Family("place_card", PLACE_CARD, "EST-4.1", "card", CARDS),
        Family("place_space", PLACE_SPACE, "EST-4.1", "space", SPACES),
        Family("peek", PEEK, "EST-5.1", "space", SPACES),
        Family("peek_reward", PEEK_REWARD, "EST-5.1", "tile", TILES),
        Family("peek_decline", PEEK_DECLINE, "EST-5.1"),
        Family("activate", ACTIVATE, "EST-6.3", "symbol", SYMBOLS),
        Family("activate_stop", ACTIVATE_STOP, "EST-6.4"),
        Family("activate_skip", ACTIVATE_SKIP, "EST-6.4"),
        Family("assassin_target", ASSASSIN_TARGET, "EST-7.4", "space", SPACES),
        Family("conspirator_keep", CONSPIRATOR_KEEP, "EST-7.6"),
        Family("conspirator_replace", CONSPIRATOR_REPLACE, "EST-7.6"),
        Family("diplomat_target", DIPLOMAT_TARGET, "EST-7.12", "space", SPACES),
        Family("seducer_target", SEDUCER_TARGET, "EST-7.15", "space", SPACES),
        Family("seducer_space", SEDUCER_SPACE, "EST-7.15", "space", SPACES),
        Family("boca_discard", BOCA_DISCARD, "EST-8.7", "space", SPACES),
        Family("hand_discard", HAND_DISCARD, "EST-9.2", "card", CARDS),
    ]
)
