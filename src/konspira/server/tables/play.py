"""A game as its log tells it: every entry in order, and what they lead to.

This module knows no database and no clock. Folding the same entries gives the same play, in every
process and after every restart. States are never changed once they are here: each choice is made
on a copy, so a play can be tried out and thrown away.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from konspira.kernel.events import Event, Question, Told
from konspira.kernel.game import Game, Waiting
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER
from konspira.server.store.entries import Entry as Entry
from konspira.server.store.entries import Snapshot as Snapshot
from konspira.server.wire.common import Ended, Pace, ProposalKind

# The kinds of entries, and what `option` means for each.
CHOICE: Final = "choice"  # the number of the choice
HOLD: Final = "hold"  # likewise: an answer in a window, carried out when the window closes
BACK: Final = "back"  # the place of the seat's own choice that is taken back
REWIND: Final = "rewind"  # how many choices stand: all agreed to take back the rest
PROPOSE: Final = "propose"  # see `proposing`
ASK_HINTS: Final = "ask-hints"  # proposes that all may ask for hints
ASK_BOT: Final = "ask-bot"  # proposes that a bot sits in: the seat
AGREE: Final = "agree"
DECLINE: Final = "decline"
SIT: Final = "sit"  # a bot sits in
RETURN: Final = "return"  # the person is back
RESIGN: Final = "resign"
END: Final = "end"  # a place in ENDINGS
HINTS: Final = "hints"  # all agreed: from now on hints may be asked for
PLAN: Final = "plan"  # a seat makes or revokes an answer beforehand; 1 if it would be given now
AHEAD: Final = "ahead"  # the number of a plan that the seat's next entry carries out
HINT: Final = "hint"  # a seat asks for one; 1 if everybody may know of it now, otherwise 0
ASK_PACE: Final = "ask-pace"  # proposes to go on at another pace: a place in AGREED_PACES
PACE: Final = "pace"  # all agreed: likewise
LATE: Final = "late"  # the seat's time is over: the choices that follow are made for it
OUT: Final = "out"  # the seat's time is over: the others may end the game
HOLIDAY: Final = "holiday"  # see tables/holidays.py: until when its clock stands, and since when

# How long a chance to react lasts. `timed`: a fixed time. `polled`: until everybody who could react
# by public knowledge has said yes or no. `alone`: until the only person, whom nobody watches, has
# answered; that person is asked only where there is something to choose.
Windows: TypeAlias = Literal["timed", "polled", "alone"]

BY_THE_CLOCK: Final = (LATE, OUT, HOLIDAY)  # nobody did anything at the table

PROPOSALS: Final[tuple[ProposalKind, ...]] = ("take-back", "end")
ENDINGS: Final[tuple[Ended, ...]] = ("resigned", "agreed", "stopped", "capped", "expired")
AGREED_PACES: Final[tuple[Pace, ...]] = ("none", "live", "daily", "relaxed")


def proposing(kind: ProposalKind, place: int = 0) -> int:
    """The option of a proposal: what it is, and to take back, how many choices are to stand.

    That is settled when it is proposed. Play may go on before all have agreed, and what they agree
    to stays the same; nor does a proposal that is still open tell that somebody has chosen.
    """
    return PROPOSALS.index(kind) + len(PROPOSALS) * place


class Play:
    """Everything that a log leads to."""

    __slots__ = (
        "absent",
        "agreed",
        "ahead",
        "backs",
        "claimed",
        "ended",
        "game",
        "held",
        "hinted",
        "hints",
        "key",
        "known_hinted",
        "left",
        "made",
        "marked",
        "open",
        "pace",
        "plans",
        "proposal",
        "resigned",
        "settled",
        "spent",
        "standing",
        "stands",
        "state",
        "undone",
        "versions",
        "waiting",
        "windows",
    )

    def __init__(
        self,
        game: Game,
        key: bytes,
        windows: Windows = "timed",
        state: State | None = None,
    ) -> None:
        self.game = game
        self.windows = windows
        self.key = key
        self.state: State = game.start(key=key) if state is None else state
        self.settled: State = self.state  # the state when somebody last learned something
        self.made = [0] * game.seats  # choices that stand, per seat
        self.backs = [0] * game.seats  # how often choices of this seat, or of all, were undone
        self.versions = 0  # how often events were taken back: what was heard must be heard again
        self.held: dict[int, int] = {}  # answers that wait for a window to close
        self.proposal: tuple[int, ProposalKind] | None = None  # the seat and what it proposes
        self.stands = 0  # to take back: how many choices stand then; else the seat, or the pace
        self.agreed: tuple[int, ...] = ()
        self.absent: frozenset[int] = frozenset()  # seats where a bot sits in
        self.resigned: frozenset[int] = frozenset()
        self.hints = False  # have all agreed that they may be asked for?
        self.hinted = [0] * game.seats  # how often each seat has; told when the game is over
        self.known_hinted: frozenset[int] = frozenset()  # the seats of which everybody knows it
        self.left = 0  # how many choices stood when a person last left a seat to a bot
        self.plans = 0  # how often a plan was made or revoked
        self.spent: frozenset[int] = frozenset()  # the plans that were used
        self.marked: frozenset[int] = frozenset()  # seats whose next choice was answered beforehand
        self.ahead: tuple[int, ...] = ()  # the places of such choices in the history
        self.undone: frozenset[int] = frozenset()  # seats whose last choice was taken back
        self.standing = 0  # choices that stand, of all seats
        self.ended: Ended | None = None
        self.claimed: int | None = None  # the seat that ended it
        self.pace: Pace | None = None  # the one that all agreed to last
        self.open: list[Question] | None = None  # the questions, once somebody wanted to know them
        self.waiting: list[Waiting] | None = None  # for whom, likewise

    def fork(self) -> Play:
        """A play to try something out on."""
        new = Play(self.game, self.key, self.windows, self.state)
        new.settled = self.settled
        new.made = self.made[:]
        new.backs = self.backs[:]
        new.versions = self.versions
        new.held = self.held.copy()
        new.proposal = self.proposal
        new.stands = self.stands
        new.agreed = self.agreed
        new.absent = self.absent
        new.resigned = self.resigned
        new.hints = self.hints
        new.hinted = self.hinted[:]
        new.known_hinted = self.known_hinted
        new.left = self.left
        new.plans = self.plans
        new.spent = self.spent
        new.marked = self.marked
        new.ahead = self.ahead
        new.undone = self.undone
        new.standing = self.standing
        new.ended = self.ended
        new.claimed = self.claimed
        new.pace = self.pace
        return new

    @property
    def over(self) -> bool:
        """Is there nothing left to play?"""
        return self.state.over or self.ended is not None

    def awaits(self, seat: int) -> bool:
        """Does the window that is open for this seat wait for its person?"""
        if self.windows == "timed" or seat in self.held or self.is_away(seat):
            return False
        return self.windows == "polled" or len(self.state.options(seat)) > 1

    def questions(self) -> list[Question]:
        """Whom the game waits for, and for what."""
        if self.open is None:
            self.open = self.state.questions
        return self.open

    def question(self, seat: int) -> Question | None:
        """The question put to this seat, if any."""
        for question in self.questions():
            if question.seat == seat:
                return question
        return None

    def public_waiting(self) -> list[Waiting]:
        """Whom the game waits for, as everybody may know it."""
        if self.waiting is None:
            self.waiting = self.game.waiting(self.state, None)
        return self.waiting

    def waiting_for(self, viewer: int | None) -> list[Waiting]:
        """Whom the game waits for, as this viewer may know it: only windows are told apart."""
        for question in self.questions():
            if question.window:
                return self.game.waiting(self.state, viewer)
        return self.public_waiting()

    def is_away(self, seat: int) -> bool:
        """Does a bot play in the place of the person who sits there?"""
        if not self.absent and not self.resigned:
            return False
        return seat in self.absent or seat in self.resigned

    # -- entries -----------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out an entry; one that the rules forbid raises IllegalChoice."""
        self.waiting = self.open = None
        match entry.kind:
            case "choice":
                state = self.state.copy()
                state.choose(entry.seat, entry.option)
                self._reach(state)
            case "hold":
                if entry.option not in self.state.options(entry.seat):
                    self.state.copy().choose(entry.seat, entry.option)  # raises, with the reason
            case "back":
                # What follows the last thing anybody learned, again, without this one choice.
                kept = _shortened(self.state.history, entry)
                state = self.settled.copy()
                _replay(state, kept)
                self.state = state
            case "rewind":
                self._rebuild(self.game.start(key=self.key), self.state.history[: entry.option])
        self._note(entry)

    def _reach(self, state: State) -> None:
        self.state = state
        if state.learned == len(state.history):
            self.settled = state

    def _rebuild(self, state: State, history: list[tuple[int, int]]) -> None:
        """Go on from a state to the end of a history."""
        self.waiting = self.open = None
        self.state = self.settled = state
        for seat, option in history[len(state.history) :]:
            state = self.state.copy()
            state.choose(seat, option)
            self._reach(state)

    def _note(self, entry: Entry) -> None:
        """Note what an entry changes beside the state of the game."""
        seat = entry.seat
        match entry.kind:
            case "choice":
                self.made[seat] += 1
                self.held.pop(seat, None)
            case "hold":
                self.held[seat] = entry.option
            case "back":
                self.made[seat] -= 1
                self.backs[seat] += 1
                self.versions += 1
                self.held = {}  # the window may be another one now
                if entry.option <= self.stands:
                    self._drop_proposal("take-back")  # it has taken care of itself
            case "rewind":
                self.backs = [number + 1 for number in self.backs]
                self.versions += 1
                self.held = {}
                self._drop_proposal()
            case "propose":
                self.stands, kind = divmod(entry.option, len(PROPOSALS))
                self.proposal = (seat, PROPOSALS[kind])
                self.agreed = ()
            case "ask-hints":
                self.proposal = (seat, "hints")
                self.agreed = ()
            case "ask-bot":
                self.stands = entry.option
                self.proposal = (seat, "stand-in")
                self.agreed = ()
            case "ask-pace":
                self.stands = entry.option
                self.proposal = (seat, "pace")
                self.agreed = ()
            case "pace":
                self.pace = AGREED_PACES[entry.option]
                self._drop_proposal("pace")
            case "agree":
                self.agreed = (*self.agreed, seat)
            case "decline":
                self._drop_proposal()
            case "sit":
                self.absent |= {seat}
                self.left = sum(self.made)
                if self.stands == seat:
                    self._drop_proposal("stand-in")
            case "return":
                self.absent -= {seat}
            case "resign":
                self.resigned |= {seat}
                self.left = sum(self.made)
                self._drop_proposal()
            case "end":
                self.ended = ENDINGS[entry.option]
                self.claimed = seat
                self._drop_proposal()
            case "hints":
                self.hints = True
                self._drop_proposal()
            case "hint":
                self.hinted[seat] += 1
                if entry.option:
                    self.known_hinted |= {seat}
            case "plan":
                self.plans += 1
            case "ahead":
                self.spent |= {entry.option}
                self.marked |= {seat}
        self._place(entry)
        if entry.kind == "rewind":
            self._count()

    def _place(self, entry: Entry) -> None:
        """Note which of the choices that stand were answered beforehand."""
        match entry.kind:
            case "choice":
                if entry.seat in self.marked:
                    self.ahead = (*self.ahead, self.standing)
                    self.marked -= {entry.seat}
                if entry.seat in self.undone:
                    self.undone -= {entry.seat}
                self.standing += 1
            case "back":
                kept = [place for place in self.ahead if place != entry.option]
                self.ahead = tuple([place - (place > entry.option) for place in kept])
                self.standing -= 1
                self.marked = frozenset()
                self.undone |= {entry.seat}
            case "rewind":
                self.ahead = tuple([place for place in self.ahead if place < entry.option])
                self.standing = entry.option
                self.marked = frozenset()
                self.undone = frozenset(range(self.game.seats))

    def _count(self) -> None:
        self.made = [0] * self.game.seats
        for seat, _ in self.state.history:
            self.made[seat] += 1

    def _drop_proposal(self, kind: str | None = None) -> None:
        if self.proposal is not None and kind in (None, self.proposal[1]):
            self.proposal = None
            self.agreed = ()

    # -- questions about undo ----------------------------------------------------------------------

    def own_last(self, seat: int) -> int | None:
        """The place of the seat's latest choice that nobody has learned anything from."""
        state = self.state
        history = state.history
        for place in range(len(history) - 1, state.learned - 1, -1):
            if history[place][0] == seat:
                return place
            if state.asked != TOGETHER:
                return None  # somebody else went on from there
        return None

    def before_last(self, seat: int) -> int | None:
        """Return how many choices stand if the seat's latest one and all later ones are undone."""
        history = self.state.history
        for place in range(len(history) - 1, -1, -1):
            if history[place][0] == seat:
                return place
        return None

    def token(self, seat: int) -> str:
        """Names the question put to a seat, with numbers that this seat knows anyway."""
        return f"{self.made[seat]}.{self.backs[seat]}"


def _shortened(history: list[tuple[int, int]], entry: Entry) -> list[tuple[int, int]]:
    """A history after an entry that takes something back."""
    if entry.kind == REWIND:
        return history[: entry.option]
    return history[: entry.option] + history[entry.option + 1 :]


def _replay(state: State, history: list[tuple[int, int]]) -> None:
    for seat, option in history[len(state.history) :]:
        state.choose(seat, option)


def load(
    game: Game,
    key: bytes,
    entries: list[Entry],
    snapshots: list[Snapshot],
    windows: Windows = "timed",
) -> Play:
    """The play that a whole log leads to; with snapshots only what came after them is played."""
    play = Play(game, key, windows)
    history: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == CHOICE:
            history.append((entry.seat, entry.option))
        elif entry.kind in (BACK, REWIND):
            history = _shortened(history, entry)
        play._note(entry)
    start = play.state
    snapshots = [snapshot for snapshot in snapshots if snapshot.made <= len(history)]
    if snapshots:
        start = restore(game, snapshots, history[: snapshots[-1].made])
    play._rebuild(start, history)
    play._count()
    return play


# -- snapshots -------------------------------------------------------------------------------------


def take_snapshot(state: State, since: int) -> Snapshot:
    """A snapshot of this state; `since` events are in earlier snapshots already."""
    told = [[t.ply, t.audience, t.event.kind, t.event.facts] for t in state.told_since(since)]
    return Snapshot(
        made=len(state.history),
        position=msgspec.json.encode(state.game.save(state)),
        told=msgspec.json.encode(told),
        learned=state.learned,
    )


def restore(game: Game, snapshots: list[Snapshot], history: list[tuple[int, int]]) -> State:
    """The state of the last snapshot, with everything that was told up to it."""
    last = snapshots[-1]
    state = game.resume(msgspec.json.decode(last.position))
    told = [row for snapshot in snapshots for row in msgspec.json.decode(snapshot.told)]
    state.log = [Told(ply, audience, Event(kind, facts)) for ply, audience, kind, facts in told]
    state.history = list(history)
    state.learned = last.learned
    state.recorded = True
    return state
