"""A seat's knowledge as text in the words of the rules files: ids of choices, cards, events."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.kernel.events import EVERYONE, Event
from konspira.kernel.state import State
from konspira.words import Words


def observation_text(state: State, seat: int | None) -> str:
    """Return the view of a seat (None: a spectator), its question and its offers as lines."""
    lines = [f"{name}: {_short(value)}" for name, value in _shown(state, seat).items()]
    question = None if seat is None else state.question(seat)
    if question is not None and seat is not None:
        lines.append(f"question: {question.kind}{_facts(question.facts)}")
        lines.append(f"offers: {', '.join(state.offers(seat))}")
    return "\n".join(lines)


def information_text(state: State, seat: int) -> str:
    """Return all that a seat has done and heard, in order, and its view: perfect recall.

    The state must listen. Two states that this seat cannot tell apart have the same text.
    """
    return "\n".join([*recalled(state, seat), observation_text(state, seat)])


def recalled(state: State, seat: int) -> list[str]:
    """Return a seat's own choices and the events that it heard, in order; a line for each."""
    lines: list[str] = []
    made = 0
    own = [(ply, option) for ply, (chooser, option) in enumerate(state.history) if chooser == seat]
    for told in state.log:
        while made < len(own) and own[made][0] < told.ply:
            lines.append(f"> {state.game.name(own[made][1])}")
            made += 1
        if told.audience in (EVERYONE, seat):
            lines.append(f"{told.event.kind}{_facts(told.event.facts)}")
    return lines + [f"> {state.game.name(option)}" for _, option in own[made:]]


def story(state: State, seat: int | None, language: str = "en") -> list[str]:
    """Return the events that a seat heard, as the sentences that people read."""
    words = Words(language)
    names = [f"Seat {other}" for other in range(state.game.seats)]
    heard: list[Event] = state.events(seat)
    return [words.event(state.game, event, names) for event in heard]


def _shown(state: State, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    return {name: value for name, value in found.items() if value not in (None, [], {}, "")}


def _facts(facts: Mapping[str, object]) -> str:
    if not facts:
        return ""
    return "(" + ", ".join(f"{name}={_short(value)}" for name, value in facts.items()) + ")"


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
