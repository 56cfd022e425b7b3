"""What the table of Stawka says of a film: the briefing, the radio, the Black Audi."""

from __future__ import annotations

from collections.abc import Callable

from konspira.games.stawka.view import View
from konspira.games.stawka.view_films import AudiView, RadioView

Say = Callable[..., str]  # a word of the table
Term = Callable[[str, str], str]  # the name of a thing in the game


def is_film(view: View) -> bool:
    """Is it one of the films (or a scenario built of their rules)?"""
    return any(row.victory in ("room_217", "dispatch", "barracks") for row in view.standing)


def briefing(view: View, known: tuple[str, ...], term: Term) -> list[str]:
    """What it is about, until the first stage is under way."""
    early = view.stage <= 1 and view.phase in ("setup", "planning")
    return [term("briefing", view.scenario)] if early and view.scenario in known else []


def standing(view: View, names: list[str], term: Term) -> str:
    """How far each side is with each way to win."""
    return ", ".join(
        f"{term('victory', row.victory)} {row.have}/{row.need} ({names[row.seat]})"
        for row in view.standing
    )


def lines(view: View, say: Say, term: Term) -> list[str]:
    """The radio or the car, a line or three."""
    if view.radio is not None:
        return _radio(view.radio, say, term)
    return _audi(view.audi, say, term) if view.audi is not None else []


def _radio(radio: RadioView, say: Say, term: Term) -> list[str]:
    found: list[str] = []
    if radio.place is not None:
        word = "radio-public" if radio.public else "radio-yours"
        found.append(f"{say(word)}: {term('location', radio.place)}")
    if not radio.public:
        places = ", ".join(term("location", place) for place in radio.possible)
        found.append(f"{say('radio-possible')}: {places}")
    if radio.sending_since is not None:
        found.append(say("radio-sending", stage=radio.sending_since))
    return found


def _audi(audi: AudiView, say: Say, term: Term) -> list[str]:
    state = "audi-loaded" if audi.loaded else "audi-empty"
    facts = {"defence": audi.defence, "vigilance": audi.vigilance}
    spent = say("spent", spent=audi.ap_spent, limit=audi.ap_limit)
    car = f"{term('agent', 'black_audi')}: {term('field', audi.field)}, {say(state)}"
    found = [f"{car}, {say('audi-values', **facts)}, {spent}"]
    if not audi.broken:
        changes = ", ".join(f"{term('counter', str(row[1]))} {row[2]:+}" for row in audi.modifiers)
        rolled = say("pulkowski", need=audi.breaks_at)
        found.append(f"{rolled} ({changes})" if changes else rolled)
    bonuses = ", ".join(f"{term('agent', who)} +{more}" for who, more in audi.bonuses.items())
    if bonuses:
        found.append(f"{term('counter', 'audi_bonus')}: {bonuses}")
    counts = [f"{term('counter', name)} {more:+}" for name, more in audi.counters.items() if more]
    if counts:
        found.append(", ".join(counts))
    return found
