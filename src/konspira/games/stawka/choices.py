"""The table of choices (rules file, section 5): verbs, and families for their objects."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.content.names import (
    CELLS,
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    ITEMS,
    LETTERS,
    LOCATION_CARDS,
    MISSIONS,
    PIECES,
    PLANS,
    REACTIONS,
    SECTORS,
    THREATS,
    TOP_SECRET,
)
from konspira.kernel.choices import ChoiceTable, Family

N_FIGURES: Final = 26
N_FIELDS: Final = 102
N_ITEMS: Final = 37
N_CARDS: Final = 52
N_REACTIONS: Final = 24
N_PIECES: Final = 142
N_DOCUMENTS: Final = 27
N_SECTORS: Final = 10

PASS: Final = 0
DOCUMENT: Final = 1  # D-02
KEEP_TRACK: Final = DOCUMENT + N_DOCUMENTS  # D-09
PLAN: Final = KEEP_TRACK + 4  # D-11
ACTIVATE: Final = PLAN + 10  # D-15
WITHDRAW: Final = ACTIVATE + N_FIGURES
END: Final = WITHDRAW + 1  # D-16
STEP: Final = END + 1  # D-17
SEARCH: Final = STEP + N_FIELDS  # D-18
TALK: Final = SEARCH + 1  # D-19
PASS_MISSION: Final = TALK + N_FIGURES  # D-20
DISMISS: Final = PASS_MISSION + N_FIGURES  # D-21, D-36
ARREST: Final = DISMISS + 1  # D-22
KIDNAP: Final = ARREST + N_FIGURES  # D-23
ATTACK: Final = KIDNAP + N_FIGURES  # D-24: with this weapon
USE_ITEM: Final = ATTACK + N_ITEMS  # D-26, D-44
USE_TRAIT: Final = USE_ITEM + N_ITEMS
GIVE: Final = USE_TRAIT + N_DOCUMENTS  # D-27
TAKE: Final = GIVE + N_FIGURES
BRIBE: Final = TAKE + N_FIGURES  # D-28
PLAY_CARD: Final = BRIBE + N_FIGURES  # D-29
CONVERT: Final = PLAY_CARD + N_CARDS  # D-30
STASH: Final = CONVERT + N_CARDS  # D-31
CLAIM_BASIC: Final = STASH + N_CARDS  # D-32
CLAIM_SPECIAL: Final = CLAIM_BASIC + 1
INTERROGATE: Final = CLAIM_SPECIAL + 1  # D-33
SPEND: Final = INTERROGATE + N_FIGURES  # D-34
IGNORE: Final = SPEND + 12  # D-36
TRIGGER: Final = IGNORE + 1  # D-37
SUPPORT: Final = TRIGGER + 1  # D-38: the token on this field
PROTECT: Final = SUPPORT + N_FIELDS  # D-39
TRY_SAFE: Final = PROTECT + N_FIELDS  # D-40
DRAW: Final = TRY_SAFE + N_PIECES
ROLL: Final = DRAW + 1  # D-41
TOOL: Final = ROLL + 1
LEAVE: Final = TOOL + N_ITEMS
KEEP: Final = LEAVE + 1  # D-42
EVIDENCE: Final = KEEP + 1
DISCARD: Final = EVIDENCE + 4
PIECE: Final = DISCARD + 1  # D-27, D-43, D-57, D-60 to D-62, D-64
REACT: Final = PIECE + N_PIECES  # D-45
BLOCK: Final = REACT + N_REACTIONS  # D-46
WEAPON: Final = BLOCK + N_REACTIONS  # D-23, D-48
TAKE_VP: Final = WEAPON + N_ITEMS  # D-52
TAKE_EVIDENCE: Final = TAKE_VP + 1
FIELD: Final = TAKE_EVIDENCE + 1  # D-05, D-12, D-47, D-50, D-51, D-58, D-59
AGENT: Final = FIELD + N_FIELDS  # D-05, D-24, D-50, D-58
COLOR: Final = AGENT + N_FIGURES  # D-58
MISSION: Final = COLOR + 4  # D-20, D-63
THREAT: Final = MISSION + 66  # D-12
STOP: Final = THREAT + 16  # D-59
DROP_CARD: Final = STOP + 1  # D-57: a location card ...
DROP_REACTION: Final = DROP_CARD + N_CARDS  # D-14, D-57: ... or a reaction card
SECTOR: Final = DROP_REACTION + N_REACTIONS  # D-03
CELL: Final = SECTOR + 10
TURN: Final = CELL + 169
LETTER: Final = TURN + 4  # D-08, D-35
GUESS: Final = LETTER + 39  # D-35
NAME_LETTER: Final = GUESS + 1  # D-53
TAKE_SECRET: Final = NAME_LETTER + 5  # D-52
TAKE_LETTER: Final = TAKE_SECRET + 1
TRANSMIT: Final = TAKE_LETTER + 1  # D-25
MOVE_TOKENS: Final = TRANSMIT + 1  # D-55
PLACE_CHOSEN: Final = MOVE_TOKENS + 1

TABLE: Final = ChoiceTable(
    [
        Family("pass", PASS, "STA-19.1"),
        Family("document", DOCUMENT, "STA-1.7", "document", DOCUMENTS),
        Family("keep_track", KEEP_TRACK, "STA-9.9", "color", COLORS),
        Family("plan", PLAN, "STA-3.2", "plan", PLANS),
        Family("activate", ACTIVATE, "STA-4.2", "agent", FIGURES),
        Family("withdraw", WITHDRAW, "STA-4.8"),
        Family("end_activation", END, "STA-4.6"),
        Family("step", STEP, "STA-5.1", "field", FIELDS),
        Family("search", SEARCH, "STA-7.1"),
        Family("talk", TALK, "STA-6.1", "agent", FIGURES),
        Family("pass_mission", PASS_MISSION, "STA-15.2", "agent", FIGURES),
        Family("dismiss", DISMISS, "STA-14.7"),
        Family("arrest", ARREST, "STA-10.1", "agent", FIGURES),
        Family("kidnap", KIDNAP, "STA-11.1", "agent", FIGURES),
        Family("attack", ATTACK, "STA-12.1", "item", ITEMS),
        Family("use_item", USE_ITEM, "STA-18.4", "item", ITEMS),
        Family("use_trait", USE_TRAIT, "STA-19.1", "document", DOCUMENTS),
        Family("give", GIVE, "STA-18.5", "agent", FIGURES),
        Family("take", TAKE, "STA-18.5", "agent", FIGURES),
        Family("bribe", BRIBE, "STA-13.1", "agent", FIGURES),
        Family("play_card", PLAY_CARD, "STA-16.4", "card", LOCATION_CARDS),
        Family("convert", CONVERT, "STA-16.5", "card", LOCATION_CARDS),
        Family("stash", STASH, "STA-16.6", "card", LOCATION_CARDS),
        Family("claim_basic", CLAIM_BASIC, "STA-15.6"),
        Family("claim_special", CLAIM_SPECIAL, "STA-15.6"),
        Family("interrogate", INTERROGATE, "STA-10.9", "agent", FIGURES),
        Family("spend", SPEND, "STA-18.11", "card", TOP_SECRET),
        Family("ignore", IGNORE, "STA-14.8"),
        Family("trigger", TRIGGER, "STA-14.8"),
        Family("support", SUPPORT, "STA-8.3", "field", FIELDS),
        Family("protect", PROTECT, "STA-14.12", "field", FIELDS),
        Family("try_safe", TRY_SAFE, "STA-18.9", "piece", PIECES),
        Family("draw", DRAW, "STA-18.9"),
        Family("roll", ROLL, "STA-18.8"),
        Family("tool", TOOL, "STA-18.8", "item", ITEMS),
        Family("leave", LEAVE, "STA-18.8"),
        Family("keep", KEEP, "STA-7.3"),
        Family("evidence", EVIDENCE, "STA-7.3", "color", COLORS),
        Family("discard", DISCARD, "STA-7.4"),
        Family("piece", PIECE, "STA-18.2", "piece", PIECES),
        Family("react", REACT, "STA-17.3", "card", REACTIONS),
        Family("block", BLOCK, "STA-17.4", "card", REACTIONS),
        Family("weapon", WEAPON, "STA-12.4", "item", ITEMS),
        Family("take_vp", TAKE_VP, "STA-15.8"),
        Family("take_evidence", TAKE_EVIDENCE, "STA-15.8"),
        Family("field", FIELD, "STA-5.5", "field", FIELDS),
        Family("agent", AGENT, "STA-19.4", "agent", FIGURES),
        Family("color", COLOR, "STA-9.9", "color", COLORS),
        Family("mission", MISSION, "STA-15.2", "card", MISSIONS),
        Family("threat", THREAT, "STA-14.3", "threat", THREATS),
        Family("stop", STOP, "STA-5.5"),
        Family("drop_card", DROP_CARD, "STA-16.3", "card", LOCATION_CARDS),
        Family("drop_reaction", DROP_REACTION, "STA-17.2", "card", REACTIONS),
        Family("sector", SECTOR, "STA-2.1", "sector", SECTORS),
        Family("cell", CELL, "STA-2.1", "cell", CELLS),
        Family("turn", TURN, "STA-2.1", "count", ["0", "90", "180", "270"]),
        Family("letter", LETTER, "STA-F.1", "letter", LETTERS),
        Family("guess", GUESS, "STA-F.3"),
        Family("name_letter", NAME_LETTER, "STA-F.2", "count", ["1", "2", "3", "4", "5"]),
        Family("take_secret", TAKE_SECRET, "STA-15.8"),
        Family("take_letter", TAKE_LETTER, "STA-F.2"),
        Family("transmit", TRANSMIT, "STA-S4.2"),
        Family("move_tokens", MOVE_TOKENS, "STA-S6.9"),
        Family("place_chosen", PLACE_CHOSEN, "STA-S6.9"),
    ]
)
