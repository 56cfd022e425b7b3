"""Reads positions of Stawka: any table, from a dict in the words of the rules file."""

from __future__ import annotations

from konspira.games.stawka.content.names import (
    CHARACTERS,
    DOCUMENTS,
    FIELDS,
    PIECES,
)
from konspira.games.stawka.running import Rolled
from konspira.games.stawka.saving import position_films, position_pieces
from konspira.games.stawka.saving.position_free import (
    load_layout,
    load_passwords,
    need_whole_board,
)
from konspira.games.stawka.saving.position_values import (
    MOST,
    agent_of,
    agent_or_nobody,
    flag,
    nothing,
    numbers,
    one_of,
    seat_or_nobody,
)
from konspira.games.stawka.saving.procedures import read
from konspira.games.stawka.sight.running import THINGS
from konspira.games.stawka.stage.activation import Menu, Turn
from konspira.games.stawka.stage.closing import CloseActivation
from konspira.games.stawka.stage.stage import Stage
from konspira.games.stawka.state import ACTIVATIONS, AUDI, ENDINGS, PHASES, SLOTS, Stawka, side_of
from konspira.games.stawka.town.figures import pair as pair_of
from konspira.games.stawka.town.movement import reveal_near
from konspira.games.stawka.town.rolls import FILM, HEAD, PULKOWSKI_ROLL, ROLLS
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.position import Reader, wrong
from konspira.kernel.step import NOBODY

# Only the program fills these in: running procedures, and parts of one moment of them.
MIDWAY = (
    "frames",
    "drawn",
    "activation.due",
    "activation.closing",
    "activation.blocked",
    "activation.step_to",
)


def load(state: Stawka, reader: Reader) -> None:
    """Fill a blank state; the rules fill in all that is not named."""
    state.own()
    load_layout(state, reader)
    state.stage = reader.number("stage", 1, 0, 99)
    state.phase = PHASES.index(reader.word("phase", "activations", PHASES))
    state.first = seat_or_nobody(reader, "first", 0 if state.phase == ACTIVATIONS else NOBODY)
    state.turn = seat_or_nobody(reader, "turn", state.first)
    if state.turn >= 0 and reader.has("turn") and not reader.has("agenda"):
        _need_activations(state)
    dealt = flag(reader, "dealt", True)
    position_pieces.agents(state, reader, dealt)
    if dealt:
        position_pieces.places_and_tiles(state, reader)
        position_pieces.secret_cards(state, reader)
    else:
        for key in ("places", "removed", "drawn", "top_secret_deck", "top_secret_discards"):
            nothing(reader, key)
    position_pieces.knowledge(state, reader)
    position_pieces.tokens(state, reader)
    position_pieces.players(state, reader, dealt)
    position_pieces.reaction_deck(state, reader, dealt)
    _stage(state, reader)
    _activation(state, reader)
    state.ending = ENDINGS.index(reader.word("ending", "not_yet", ENDINGS))
    state.barred = one_of(reader, "barred", DOCUMENTS)
    state.kept = numbers(reader, "kept")
    start = [character for character, _ in state.rules.start]
    if any(doc >= 0 and state.rules.person[doc] not in start for doc in state.doc[:SLOTS]):
        state.mandatory, state.optional = state.rules.mandatory, state.rules.optional
    load_passwords(state, reader)
    position_films.load(state, reader)
    need_whole_board(state)
    if not reader.has("agenda"):
        _go_on(state)


def _need_activations(state: Stawka) -> None:
    """Refuse a turn before the activations: a new stage begins then, and no turn goes on."""
    if state.phase != ACTIVATIONS:
        text = "it says whose turn the activations go on with; leave it out in other phases"
        raise wrong("turn", state.turn, Remedy("stawka-turn", text), "STA-4.1")


def _go_on(state: Stawka) -> None:
    """Put the next step of the phase, if the position names none."""
    if state.active >= 0:
        reveal_near(state, state.active)
        state.then(Menu(state.leader), CloseActivation())
    elif state.phase == ACTIVATIONS:
        state.then(Turn(max(state.turn, 0)))
    else:
        state.stage = max(state.stage - 1, 0)
        state.then(Stage())


# -- the stage and the activation ------------------------------------------------------------------


def _stage(state: Stawka, reader: Reader) -> None:
    for place, pair in enumerate(reader.items("talked")):
        path = f"talked[{place}]"
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise wrong(path, pair, Remedy("stawka-pair", "expected a Polish and a German agent"))
        slots = []
        for name in pair:
            if name not in CHARACTERS:
                raise wrong(path, name, did_you_mean(str(name), CHARACTERS))
            slots.append(agent_of(state, CHARACTERS.index(name), path))
        one, two = sorted(slots)
        if one == two or (side_of(one) == side_of(two) and not state.rules.bribed_talk):
            raise wrong(path, pair, Remedy("stawka-pair", "expected a Polish and a German agent"))
        state.pairs |= 1 << pair_of(one, two)
    state.asked_out = reader.number("interrogations", 0, 0, 9)
    for person in reader.names("fugitives", CHARACTERS):
        state.fugitives |= 1 << agent_of(state, person, "fugitives")
    state.charges = numbers(reader, "dynamite")
    state.grenades = numbers(reader, "grenades")
    state.boons = numbers(reader, "effects")
    state.used_stage = numbers(reader, "used_this_stage")
    state.used_now = numbers(reader, "used_now")


def _activation(state: Stawka, reader: Reader) -> None:
    data = reader.sub("activation")
    state.active = agent_or_nobody(state, data, "agent")
    own = side_of(state.active) if state.active >= 0 else 0
    state.leader = data.number("leader", own, 0, 1)
    if state.active >= 0 and (state.turn < 0 or not reader.has("turn")):
        state.turn = own  # STA-4.1: who activates an agent has the turn
    state.moving = data.number("moving", 0, 0, 2)
    state.paid = data.number("paid", 0, 0, 99)
    state.acted = flag(data, "acted")
    state.halted = flag(data, "halted")
    state.due = flag(data, "due")
    state.closing = flag(data, "closing")
    state.step_from = one_of(data, "step_from", FIELDS)
    state.step_to = one_of(data, "step_to", FIELDS)
    state.reacted = flag(data, "reacted")
    state.handed = data.names("handed", PIECES)
    state.verdict = data.number("verdict", 0, 0, 1)
    state.blocked = flag(data, "blocked")
    data.done()
    for place, frame in enumerate(reader.items("frames")):
        row = Reader({"frame": frame}, f"frames[{place}]")
        written = numbers(row, "frame")
        running = read(written)
        if running is None:
            remedy = Remedy("not-by-rules", "the rules do not lead there")
            raise wrong(f"frames[{place}]", written, remedy, "STA-19.4")
        state.running.append(running)
    state.rolled = _roll(reader, state.rules.audi >= 0)


def _roll(reader: Reader, car: bool) -> Rolled | None:
    """Read the last roll: kind, actor, target, dice, total, needed, result; then its changes."""
    row = numbers(reader, "roll")
    if not row:
        return None
    last = AUDI if car else AUDI - 1
    things = len(THINGS) if car else FILM
    bounds = [
        (0, len(ROLLS) - 1 if car else PULKOWSKI_ROLL - 1),
        (-1, last),
        (-1, last),
        (1, 6),
        (0, 6),
        (-MOST, MOST),
        (-MOST, MOST),
        (0, 3),
    ]
    for at in range(HEAD, len(row), 3):
        kind = row[at] if 0 <= row[at] < things else 0
        bounds += [(0, things - 1), (0, len(THINGS[kind]) - 1), (-MOST, MOST)]
    for place in range(len(bounds)):
        low, high = bounds[place]
        if place >= len(row) or not low <= row[place] <= high:
            found = row[place] if place < len(row) else None
            remedy = Remedy("range", "expected a whole number", low=str(low), high=str(high))
            raise wrong(f"{reader.at('roll')}[{place}]", found, remedy)
    return Rolled(row[0], row[1], row[2], row[3:5]).comes_to(row[5], row[6], row[7], row[HEAD:])
