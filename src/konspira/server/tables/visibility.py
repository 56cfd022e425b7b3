"""What of a change can be noticed, and by whom: pure questions about a play before and after it."""

from __future__ import annotations

from konspira.kernel.events import EVERYONE, Event
from konspira.server.store.entries import Entry
from konspira.server.tables.frames import is_asked
from konspira.server.tables.play import AGREED_PACES, CHOICE, HOLD, PLAN, Play
from konspira.server.wire.tables import Proposal


def same_window(before: Play, after: Play, seat: int) -> bool:
    """Is the window that is open for this seat the one that was open already?"""
    asked = before.question(seat)
    return asked is not None and asked.window and before.token(seat) == after.token(seat)


def facts(play: Play) -> tuple[object, ...]:
    """Return what of a play is told with the table, not with the game."""
    what = (play.proposal, play.agreed, play.absent, play.resigned, play.over)
    return (*what, play.hints, play.known_hinted, play.pace)


def proposed(play: Play) -> Proposal | None:
    """Return what the table has to answer, as everybody reads it."""
    if play.proposal is None or play.over:
        return None
    seat, kind = play.proposal
    about = play.stands if kind == "stand-in" else None
    pace = AGREED_PACES[play.stands] if kind == "pace" else None
    return Proposal(kind, seat, [*play.agreed], about, pace)


def asked_seats(after: Play) -> list[int]:
    """The seats that have something to choose; each may know it only of itself."""
    return [seat for seat in range(after.game.seats) if is_asked(after, seat)]


def public_waiting(after: Play) -> list[int]:
    """The seats that everybody knows to be choosing."""
    if after.over:
        return []
    return [one.seat for one in after.public_waiting() if one.seat is not None]


def chapter(after: Play) -> int:
    """The round, turn or stage as everybody knows it: what nobody has learned of is left out."""
    return after.game.chapter(after.settled)


def is_seen(before: Play, after: Play) -> bool:
    """Did a spectator see anything happen?"""
    if after.ended != before.ended or _is_heard(before, after):
        return True
    return after.public_waiting() != before.public_waiting()


def _is_heard(before: Play, after: Play) -> bool:
    """Did a spectator hear anything, or has something to forget?"""
    if after.versions != before.versions:
        return _public(before) != _public(after)
    # Nothing was taken back: what was told before is told still, and more may have been.
    for told in after.state.told_since(before.state.told):
        if told.audience == EVERYONE:
            return True
    return False


def _public(play: Play) -> list[Event]:
    """Return what everybody has heard."""
    return [told.event for told in play.state.told_since(0) if told.audience == EVERYONE]


def own_business(before: Play, after: Play, entry: Entry) -> int | None:
    """The seat that alone can have something new after this entry; None: anybody can.

    The kernel promises that nothing changes for the others as long as nobody was told anything.
    """
    if entry.kind not in (CHOICE, HOLD, PLAN) or after.versions != before.versions:
        return None
    if after.settled is not before.settled:
        return None
    for told in after.state.told_since(before.state.told):
        if told.audience != entry.seat:
            return None
    asked = [question.seat for question in after.questions()]
    return entry.seat if asked == [question.seat for question in before.questions()] else None
