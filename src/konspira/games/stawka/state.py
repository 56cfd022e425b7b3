"""The table of Stawka as data: fields, copy(). Queries are in `figures` and `board`.

“By slot” means by figure: side * 4 + colour. Lists are replaced as a whole and never changed (see
`put`), so copies share them. A copy has its own lists only of parts that nearly every choice
changes: pool, where, spent and running.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.games.stawka.films.records import Car, Radio
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.running import Rolled, Running
from konspira.kernel.state import State

if TYPE_CHECKING:
    from konspira.games.stawka.sight.shapes import View

POLISH: Final = 0
GERMAN: Final = 1

SETUP: Final = 0
PLANNING: Final = 1
THREATS: Final = 2
REACTIONS: Final = 3
LOCATIONS: Final = 4
ACTIVATIONS: Final = 5
STAGE_END: Final = 6
PHASES: Final = [
    "setup",
    "planning",
    "threats",
    "reactions",
    "locations",
    "activations",
    "stage_end",
]

SLOTS: Final = 8
AUDI: Final = 8  # the slot of the Black Audi: after all agents, if there is one
ABSENT: Final = 0
FREE: Final = 1
PRISONER: Final = 2
DEAD: Final = 3
STATUSES: Final = ["absent", "free", "prisoner", "dead"]

POOL: Final = -1  # places of tokens that do not lie on the board
HAND: Final = -2
USED: Final = -3
PICK: Final = -4  # chosen by its owner, about to be placed
TOKENS: Final = 36

STILL: Final = 0
GOING: Final = 1
OVER: Final = 2

KNOWN: Final = 7  # bits: each seat, and everybody (spectators too)
PUBLIC: Final = 4

TS: Final = 130  # held things from here on are Top Secret cards

# How a game ends.
NOT_YET: Final = 0
BY_VP: Final = 1
BY_SECRETS: Final = 2
BY_EXPOSURE: Final = 3  # of Kloss
BY_COMPROMISE: Final = 4  # of the German chief
BY_NETWORK: Final = 5  # STA-10.12
BY_REMOVAL: Final = 6  # no German is left (STA-12.16)
BY_ROOM: Final = 7  # room 217 (STA-S5.3)
BY_TIME: Final = 8
BY_PRISONERS: Final = 9  # three Poles in jail at once
BY_PASSWORD: Final = 10  # STA-F.3
BY_DISPATCH: Final = 11  # STA-S4.4
BY_LOCATION: Final = 12  # the radio was found (STA-S4.7)
BY_AUDI: Final = 13  # it was stopped (STA-S6.7)
BY_BARRACKS: Final = 14  # it came back with its passenger
ENDINGS: Final = [
    "not_yet",
    "vp",
    "secrets",
    "exposure",
    "compromise",
    "network_broken",
    "no_agents",
    "room_217",
    "time",
    "prisoners",
    "password",
    "dispatch",
    "located",
    "audi_stopped",
    "barracks",
]

# The counters of 6.10, by place.
UP_PULKOWSKI: Final = 0
UP_DEFENCE: Final = 1
UP_ATTACK: Final = 2
UP_DISMISS: Final = 3
COUNTERS: Final = ["pulkowski_modifier", "audi_defence", "audi_attack", "dismiss_bonus"]


class Stawka(State):
    """The whole table, with the knowledge of each player."""

    __slots__ = (
        "acted",
        "active",
        "asked_out",
        "barred",
        "blocked",
        "boons",
        "bribed",
        "car",
        "charges",
        "closing",
        "converted",
        "deeds",
        "destroyed",
        "doc",
        "drawn",
        "due",
        "ending",
        "first",
        "fugitives",
        "gone",
        "grenades",
        "guesses",
        "halted",
        "handed",
        "items",
        "kept",
        "known",
        "layout",
        "lc_deck",
        "lc_gone",
        "lc_hand",
        "lc_known",
        "leader",
        "letters",
        "mandatory",
        "mapped",
        "marks",
        "mission",
        "moving",
        "open",
        "optional",
        "paid",
        "pairs",
        "payer",
        "peeked",
        "phase",
        "plans",
        "pool",
        "radio",
        "reacted",
        "rolled",
        "rules",
        "running",
        "rx_deck",
        "rx_gone",
        "rx_hand",
        "rx_known",
        "safes",
        "secrets",
        "sets",
        "shown",
        "spent",
        "stacks",
        "stage",
        "status",
        "step_from",
        "step_to",
        "token_at",
        "token_map",
        "token_plain",
        "token_seen",
        "token_spent",
        "token_up",
        "track",
        "ts_deck",
        "ts_gone",
        "ts_known",
        "turn",
        "used_now",
        "used_plans",
        "used_stage",
        "verdict",
        "vp",
        "where",
        "withdrawn",
        "words",
    )

    rules: Rules
    stage: int  # 1, 2, …; 0 before the first
    phase: int
    first: int  # the precedence player of this stage (STA-3.4), or NOBODY
    turn: int  # whose turn it is in the activations
    plans: list[int]  # by seat: the planning card of this stage, or NOBODY
    used_plans: list[int]  # by seat: cards set aside, as bits of 5
    pool: list[int]
    withdrawn: int  # as bits by seat
    vp: list[int]
    secrets: list[int]
    track: list[int]  # evidence of a player on an enemy colour: player * 4 + colour
    open: int  # tracks that are open (STA-9.9), as bits
    doc: list[int]  # by slot: the document, or NOBODY
    where: list[int]  # by slot: the field, or NOBODY
    status: list[int]
    spent: list[int]  # by slot: AP of this stage
    items: list[list[int]]  # by slot: tiles, and Top Secret cards from 130 on
    mission: list[int]  # by slot, or NOBODY
    shown: int  # slots whose mission all have seen, as bits
    peeked: int  # slots whose mission the enemy has seen
    sets: list[list[int]]  # by slot: mission cards left
    deeds: list[list[int]]  # by slot: its deeds since it took its mission (6.9)
    stacks: list[list[int]]  # by location: face-down tiles, the last one on top
    safes: list[list[int]]  # by location: face-up safes
    marks: list[int]  # by location: been-here markers, as bits by colour
    destroyed: int  # locations, as bits
    known: list[int]  # by tile: who knows it, as bits (see KNOWN)
    gone: list[int]  # tiles out of the game
    drawn: int  # the tile in a searcher's hand, or NOBODY
    ts_deck: list[int]
    ts_gone: list[int]  # Top Secret cards that nobody holds
    ts_known: list[int]  # by card: who knows it, as bits
    token_at: list[int]  # by token: its field, or POOL, HAND, USED
    token_map: list[int]  # by field: the token on it, or NOBODY (see figures.token_on) ...
    mapped: list[int]  # ... computed when `token_at` was this list
    token_up: int  # tokens that lie face up, as bits
    token_seen: int  # tokens that the enemy has looked at
    mandatory: int  # windows that mandatory traits of those in the game use, as bits
    optional: int  # windows that other traits of theirs use, as bits
    token_plain: int  # tokens that all know to be no document control (STA-14.10)
    token_spent: int  # tokens triggered in this activation (STA-14.14)
    lc_deck: list[list[int]]  # by seat: location cards
    lc_hand: list[list[int]]
    lc_gone: list[list[int]]
    lc_known: list[int]  # by seat: cards in hand that the other knows, as bits
    converted: int  # seats that have converted a card this stage, as bits
    rx_deck: list[int]  # reaction cards, by row; the last one on top
    rx_hand: list[list[int]]  # by seat
    rx_gone: list[int]
    rx_known: list[list[int]]  # by seat: cards in hand that the other knows
    pairs: int  # pairs that have talked this stage, as bits (see figures.pair)
    asked_out: int  # interrogations of this stage
    fugitives: int  # slots that have avoided an arrest this stage (STA-10.7)
    charges: list[int]  # dynamite: location, slot, tile, three by three
    grenades: list[int]  # grenades of this activation: field, slot, tile
    boons: list[int]  # changes for a time: slot, what, amount, duration, four by four
    used_stage: list[int]  # abilities used this stage, with their users
    used_now: list[int]  # the same for this activation
    bribed: list[int]  # by briber: the bribed slot that waits, or NOBODY
    payer: list[int]  # by briber: the slot that paid
    active: int  # the activated slot, or NOBODY
    leader: int  # the seat that decides in this activation
    moving: int  # STILL, GOING, or OVER (STA-5.3)
    paid: int  # AP of movement in this activation
    acted: bool  # was its action done?
    halted: bool  # was its movement ended by an effect (STA-4.6 c)?
    due: bool  # the movement was ended by an effect: `move_end` opens when effects are done
    closing: bool  # the activation has to be closed (STA-19.5)
    step_from: int  # the step being made
    step_to: int  # ... NOBODY: cancelled
    reacted: bool  # was a reaction card played on this movement (STA-17.3)?
    handed: list[int]  # items that changed hands in this activation (STA-18.5)
    verdict: int  # did the last vigilance test pass?
    blocked: bool  # was the reaction card just played blocked?
    running: list[Running]  # procedures and texts in use, the innermost last
    rolled: Rolled | None  # the last roll (see rolls.keep); None before the first
    ending: int  # how the game ended
    barred: int  # campaign: the document that Kloss may not use again, or NOBODY
    radio: Radio  # film 1
    car: Car  # film 3
    kept: list[int]  # campaign: seat and items, one of which the winner of the part before may keep
    layout: list[int]  # free scenario: sector, column, row, turn of each laid sector; else empty
    words: list[int]  # by seat: its password (see passwords), or 0
    letters: list[int]  # by seat: places of its password that are shown, as bits
    guesses: list[list[int]]  # by seat: words it took for the enemy's

    def view(self, seat: int | None = None) -> View:
        """Return what this seat may see; None is a spectator."""
        seen: View = super().view(seat)
        return seen

    def copy(self) -> Stawka:
        """Return an independent state, equal in everything."""
        new = Stawka()
        self.copy_into(new)
        new.rules = self.rules
        new.stage = self.stage
        new.phase = self.phase
        new.first = self.first
        new.turn = self.turn
        new.plans = self.plans
        new.used_plans = self.used_plans
        new.pool = self.pool[:]
        new.withdrawn = self.withdrawn
        new.vp = self.vp
        new.secrets = self.secrets
        new.track = self.track
        new.open = self.open
        new.doc = self.doc
        new.where = self.where[:]
        new.status = self.status
        new.spent = self.spent[:]
        new.items = self.items
        new.mission = self.mission
        new.shown = self.shown
        new.peeked = self.peeked
        new.sets = self.sets
        new.deeds = self.deeds
        new.stacks = self.stacks
        new.safes = self.safes
        new.marks = self.marks
        new.destroyed = self.destroyed
        new.known = self.known
        new.gone = self.gone
        new.drawn = self.drawn
        new.ts_deck = self.ts_deck
        new.ts_gone = self.ts_gone
        new.ts_known = self.ts_known
        new.token_at = self.token_at
        new.token_map = self.token_map
        new.mapped = self.mapped
        new.token_up = self.token_up
        new.token_seen = self.token_seen
        new.mandatory = self.mandatory
        new.optional = self.optional
        new.token_plain = self.token_plain
        new.token_spent = self.token_spent
        new.lc_deck = self.lc_deck
        new.lc_hand = self.lc_hand
        new.lc_gone = self.lc_gone
        new.lc_known = self.lc_known
        new.converted = self.converted
        new.rx_deck = self.rx_deck
        new.rx_hand = self.rx_hand
        new.rx_gone = self.rx_gone
        new.rx_known = self.rx_known
        new.pairs = self.pairs
        new.asked_out = self.asked_out
        new.fugitives = self.fugitives
        new.charges = self.charges
        new.grenades = self.grenades
        new.boons = self.boons
        new.used_stage = self.used_stage
        new.used_now = self.used_now
        new.bribed = self.bribed
        new.payer = self.payer
        new.active = self.active
        new.leader = self.leader
        new.moving = self.moving
        new.paid = self.paid
        new.acted = self.acted
        new.halted = self.halted
        new.due = self.due
        new.closing = self.closing
        new.step_from = self.step_from
        new.step_to = self.step_to
        new.reacted = self.reacted
        new.handed = self.handed
        new.verdict = self.verdict
        new.blocked = self.blocked
        new.running = [running.copy() for running in self.running] if self.running else []
        new.rolled = self.rolled
        new.ending = self.ending
        new.barred = self.barred
        new.radio = self.radio.copy() if self.rules.has_radio else self.radio
        new.car = self.car.copy() if self.rules.audi >= 0 else self.car
        new.kept = self.kept
        new.layout = self.layout
        new.words = self.words
        new.letters = self.letters
        new.guesses = self.guesses
        return new

    def own(self) -> None:
        """Copy all lists, for a caller that sets a table up by hand."""
        self.plans = self.plans[:]
        self.used_plans = self.used_plans[:]
        self.vp = self.vp[:]
        self.secrets = self.secrets[:]
        self.track = self.track[:]
        self.doc = self.doc[:]
        self.status = self.status[:]
        self.items = self.items[:]
        self.mission = self.mission[:]
        self.sets = self.sets[:]
        self.deeds = self.deeds[:]
        self.stacks = self.stacks[:]
        self.safes = self.safes[:]
        self.marks = self.marks[:]
        self.known = self.known[:]
        self.gone = self.gone[:]
        self.ts_deck = self.ts_deck[:]
        self.ts_gone = self.ts_gone[:]
        self.ts_known = self.ts_known[:]
        self.token_at = self.token_at[:]
        self.lc_deck = self.lc_deck[:]
        self.lc_hand = self.lc_hand[:]
        self.lc_gone = self.lc_gone[:]
        self.lc_known = self.lc_known[:]
        self.rx_deck = self.rx_deck[:]
        self.rx_hand = self.rx_hand[:]
        self.rx_gone = self.rx_gone[:]
        self.rx_known = self.rx_known[:]
        self.charges = self.charges[:]
        self.grenades = self.grenades[:]
        self.boons = self.boons[:]
        self.used_stage = self.used_stage[:]
        self.used_now = self.used_now[:]
        self.bribed = self.bribed[:]
        self.payer = self.payer[:]
        self.handed = self.handed[:]
        self.kept = self.kept[:]
        self.layout = self.layout[:]
        self.words = self.words[:]
        self.letters = self.letters[:]
        self.guesses = self.guesses[:]


def put(row: list[int], place: int, value: int) -> list[int]:
    """Return the row with another number at a place; copies may share the old one."""
    new = row[:]
    new[place] = value
    return new


def put_row(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    """Return rows with another row at a place."""
    new = rows[:]
    new[place] = row
    return new


def side_of(slot: int) -> int:
    """Return the side of a figure."""
    return 1 if slot > 3 else 0  # the Black Audi's slot too


def color_of(slot: int) -> int:
    """Return the colour of a figure."""
    return slot & 3
