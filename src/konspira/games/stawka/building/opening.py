"""The table at the very beginning (STA-1)."""

from __future__ import annotations

from konspira.games.stawka.building.building import DrawAgents, LaySector
from konspira.games.stawka.building.legacy import KeepItem, KeepTrack, halve, limit
from konspira.games.stawka.building.setup import KLOSS, ChooseDocument, Deal, Draft
from konspira.games.stawka.content.names import LOCATIONS, TILES, TOP_SECRET
from konspira.games.stawka.films.radio import SetRadio
from konspira.games.stawka.films.records import Car, Radio
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.state import (
    ABSENT,
    FREE,
    GERMAN,
    NOT_YET,
    POLISH,
    SETUP,
    SLOTS,
    STILL,
    TOKENS,
    Stawka,
)
from konspira.games.stawka.state import POOL as IN_POOL
from konspira.kernel.game import Game
from konspira.kernel.step import NOBODY


def blank(game: Game, rules: Rules) -> Stawka:
    """Return a state with nothing on the table."""
    state = Stawka()
    state.blank(game)
    state.rules = rules
    state.stage = 0
    state.phase = SETUP
    state.first = NOBODY
    state.turn = NOBODY
    state.plans = [NOBODY, NOBODY]
    state.used_plans = [0, 0]
    state.pool = [0, 0]
    state.withdrawn = 0
    state.vp = [0, 0]
    state.secrets = [0, 0]
    state.track = [0] * SLOTS
    state.open = 0
    state.doc = [NOBODY] * SLOTS
    state.where = [NOBODY] * SLOTS
    state.status = [ABSENT] * SLOTS
    state.spent = [0] * SLOTS
    state.items = [[] for _ in range(SLOTS)]
    state.mission = [NOBODY] * SLOTS
    state.shown = 0
    state.peeked = 0
    state.sets = [[] for _ in range(SLOTS)]
    state.deeds = [[] for _ in range(SLOTS)]
    state.stacks = [[] for _ in LOCATIONS]
    state.safes = [[] for _ in LOCATIONS]
    state.marks = [0] * len(LOCATIONS)
    state.destroyed = 0
    state.known = [0] * len(TILES)
    state.gone = []
    state.drawn = NOBODY
    state.ts_deck = []
    state.ts_gone = []
    state.ts_known = [0] * len(TOP_SECRET)
    state.token_at = [IN_POOL] * TOKENS
    state.token_map = []
    state.mapped = []
    state.token_up = 0
    state.token_seen = 0
    state.token_plain = 0
    state.mandatory = rules.mandatory_here
    state.optional = rules.optional_here
    state.token_spent = 0
    state.lc_deck = [[], []]
    state.lc_hand = [[], []]
    state.lc_gone = [[], []]
    state.lc_known = [0, 0]
    state.converted = 0
    state.rx_deck = []
    state.rx_hand = [[], []]
    state.rx_gone = []
    state.rx_known = [[], []]
    no_activation(state)
    state.radio = Radio()
    state.car = Car()
    if rules.audi >= 0:
        add_audi(state, rules)
    state.ending = NOT_YET
    state.barred = NOBODY
    state.kept = []
    state.layout = []
    state.words = [0, 0]
    state.letters = [0, 0]
    state.guesses = [[], []]
    return state


def add_audi(state: Stawka, rules: Rules) -> None:
    """Add the Black Audi as a ninth figure; its passenger's guard lies face up (section 4.6)."""
    state.doc.append(rules.audi_doc)
    state.where.append(rules.audi)
    state.status.append(FREE)
    state.spent.append(0)
    state.items.append([])
    state.mission.append(NOBODY)
    state.sets.append([])
    state.deeds.append([])
    state.token_at[rules.guard_token] = rules.audi_stop
    state.token_up |= 1 << rules.guard_token


def no_activation(state: Stawka) -> None:
    """Set the table between activations: nobody is active, nothing runs or has happened."""
    state.pairs = 0
    state.asked_out = 0
    state.fugitives = 0
    state.charges = []
    state.grenades = []
    state.boons = []
    state.used_stage = []
    state.used_now = []
    state.bribed = [NOBODY, NOBODY]
    state.payer = [NOBODY, NOBODY]
    state.active = NOBODY
    state.leader = 0
    state.moving = STILL
    state.paid = 0
    state.acted = False
    state.halted = False
    state.due = False
    state.closing = False
    state.step_from = NOBODY
    state.step_to = NOBODY
    state.reacted = False
    state.handed = []
    state.verdict = 0
    state.blocked = False
    state.running = []
    state.rolled = None


def opening(game: Game, rules: Rules) -> Stawka:
    """Set up the scenario as far as no chance and no choice is needed."""
    state = blank(game, rules)
    for person, field in rules.start:
        document = rules.person.index(person)
        slot = rules.slot_of[document]
        state.doc[slot] = document
        state.status[slot] = ABSENT if field < 0 else FREE
        state.where[slot] = field
    if rules.kloss_document >= 0:
        state.doc[KLOSS] = rules.kloss_document
    state.open = rules.open_tracks
    if not state.open:
        for slot in range(SLOTS):
            if state.doc[slot] >= 0:
                state.open |= 1 << ((1 - (slot >> 2)) * 4 + (slot & 3))
    state.then(Draft())
    if rules.has_radio:
        state.then(SetRadio(POLISH))
    state.then(Deal())
    _carry(state, rules)
    if rules.kloss_document < 0:
        state.then(ChooseDocument(POLISH))
    if rules.size:
        state.layout = rules.spots
        state.open = 0
        state.then(LaySector(GERMAN), DrawAgents())
    return state


def _carry(state: Stawka, rules: Rules) -> None:
    """Apply the part before: halved evidence, and items of which its winner may keep one."""
    state.barred = rules.barred
    for place in range(SLOTS):
        if state.open >> place & 1:
            state.track[place] = limit(state, place, rules.tracks[place])
    for place in range(len(rules.carried)):
        if state.open >> place & 1:
            state.track[place] = limit(state, place, halve(rules.carried[place]))
    if rules.keeper < 0:
        return
    if rules.keep_items:
        state.kept = list(rules.keep_items)
        state.then(KeepItem(rules.keeper))
    state.then(KeepTrack(rules.keeper))
