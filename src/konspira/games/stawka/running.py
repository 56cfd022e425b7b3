"""The running procedures: searches, talks, tests, arrests, attacks, and texts in use.

`state.running` is the stack of them, the innermost last. The steps of a procedure read and write
its parts by name; `saving/procedures` writes them into positions.
"""

from __future__ import annotations

from typing import Final

from konspira.kernel.step import NOBODY

SEARCH: Final = 1
TALK: Final = 2
TEST: Final = 3
ARREST: Final = 4  # kidnapping too
ATTACK: Final = 5
ABILITY: Final = 6
INTERROGATION: Final = 7

ROLLS: Final = [TALK, INTERROGATION, TEST, ATTACK]  # the procedures of `talk_roll` and so on

# Kinds of arrests, and the procedures that a vigilance test can belong to (6.4).
BY_ARREST: Final = 0
BY_KIDNAP: Final = 1
BY_CONTROL: Final = 2
BY_DISMISSAL: Final = 3
BY_EFFECT: Final = 4
CAUSES: Final = ["arrest", "kidnap", "document_control", "dismiss_threat", "effect"]

UNASKED: Final = -2  # an object that nobody has been asked for yet
CHOICES: Final = 6  # c1, o1, p1, k1, l1, t1
NOTHING: list[int] = []


class Running:
    """A procedure that has begun, or a text in use."""

    __slots__ = ("kind",)

    kind: int

    def copy(self) -> Running:
        """Return a copy that can be changed by itself."""
        raise NotImplementedError


class Use(Running):
    """A text in use: its owner, the chooser, and the objects chosen (rules file, 6.7)."""

    __slots__ = ("ability", "agent", "me", "members", "picked", "piece", "turn")

    def __init__(self, ability: int, agent: int, me: int, piece: int) -> None:
        self.kind = ABILITY
        self.ability = ability  # its number, or NOBODY: conditions without a text
        self.agent = agent  # `self`
        self.me = me
        self.picked = [UNASKED, UNASKED, UNASKED, UNASKED, UNASKED, UNASKED]
        self.piece = piece  # the tile or card that it stands on, or NOBODY
        self.members = NOTHING  # of a set; replaced as a whole
        self.turn = 0  # which member is next

    def copy(self) -> Use:
        new = Use(self.ability, self.agent, self.me, self.piece)
        new.picked = self.picked[:]
        new.members = self.members
        new.turn = self.turn
        return new


class Procedure(Running):
    """A procedure: its actor and target, the player who leads it, and changes of its dice."""

    __slots__ = ("actor", "die_1", "die_2", "modifier", "notes", "seat", "target")

    def __init__(self, kind: int, actor: int, target: int, seat: int) -> None:
        self.kind = kind
        self.actor = actor  # a slot; in a search the searcher, in a test the tested agent
        self.target = target  # a slot; in a search the location
        self.seat = seat
        self.modifier = 0
        self.die_1 = 0
        self.die_2 = 0
        self.notes = NOTHING  # abilities used once in it, changes of its roll (see `rolls`)

    def dice_of(self, other: Procedure) -> None:
        """Copy the parts that every procedure has."""
        self.modifier = other.modifier
        self.die_1 = other.die_1
        self.die_2 = other.die_2
        self.notes = other.notes

    def came_to(self) -> int:
        """Return the result that all see; 0: none yet, or nothing."""
        return 0


class Action(Procedure):
    """An action that a card can still stop (`cancel`)."""

    __slots__ = ("cancelled",)

    def __init__(self, kind: int, actor: int, target: int, seat: int) -> None:
        super().__init__(kind, actor, target, seat)
        self.cancelled = False


class Search(Action):
    """A search of a location (STA-7)."""

    __slots__ = ("color", "must_keep", "no_marker", "reacted", "replaced")

    def __init__(self, actor: int, target: int, seat: int) -> None:
        super().__init__(SEARCH, actor, target, seat)
        self.color = NOBODY  # against which the tile counts most (`recolor_tile`)
        self.reacted = False
        self.no_marker = False  # it leaves no marker
        self.must_keep = False
        self.replaced = False  # a text took the place of the draw

    def copy(self) -> Search:
        new = Search(self.actor, self.target, self.seat)
        new.dice_of(self)
        new.cancelled = self.cancelled
        new.color = self.color
        new.reacted = self.reacted
        new.no_marker = self.no_marker
        new.must_keep = self.must_keep
        new.replaced = self.replaced
        return new


class Talk(Action):
    """A talk of two agents, from declaration to end (STA-6)."""

    __slots__ = ("distant", "held", "rank_certain", "reacted", "result", "skips_rank")

    def __init__(self, actor: int, target: int, seat: int) -> None:
        super().__init__(TALK, actor, target, seat)
        self.distant = False  # a card lets them talk without meeting (STA-6.11)
        self.held = 0  # evidence before the roll (STA-6.8)
        self.rank_certain = False
        self.reacted = False
        self.result = 0  # 0 to 3 (STA-6.13)
        self.skips_rank = False

    def copy(self) -> Talk:
        new = Talk(self.actor, self.target, self.seat)
        new.dice_of(self)
        new.cancelled = self.cancelled
        new.distant = self.distant
        new.held = self.held
        new.rank_certain = self.rank_certain
        new.reacted = self.reacted
        new.result = self.result
        new.skips_rank = self.skips_rank
        return new

    def came_to(self) -> int:
        return self.result


class Interrogation(Action):
    """The questions put to a prisoner (STA-10.9)."""

    __slots__ = ()

    def __init__(self, target: int, seat: int) -> None:
        super().__init__(INTERROGATION, NOBODY, target, seat)

    def copy(self) -> Interrogation:
        new = Interrogation(self.target, self.seat)
        new.dice_of(self)
        new.cancelled = self.cancelled
        return new


class Test(Procedure):
    """A vigilance test (STA-8)."""

    __slots__ = ("cause", "certain")
    __test__ = False  # no test of pytest's

    def __init__(self, actor: int, seat: int, cause: int) -> None:
        super().__init__(TEST, actor, NOBODY, seat)
        self.cause = cause  # the procedure that it belongs to
        self.certain = False  # it succeeds whatever the dice would show

    def copy(self) -> Test:
        new = Test(self.actor, self.seat, self.cause)
        new.dice_of(self)
        new.certain = self.certain
        return new


class Arrest(Action):
    """An arrest (STA-10), or a kidnapping (STA-11)."""

    __slots__ = ("cause",)

    def __init__(self, actor: int, target: int, seat: int, cause: int, certain: bool) -> None:
        super().__init__(ARREST, actor, target, seat)
        self.cause = cause
        self.modifier = 1 if certain else 0  # all see that nobody can avoid it

    def copy(self) -> Arrest:
        new = Arrest(self.actor, self.target, self.seat, self.cause, False)
        new.dice_of(self)
        new.cancelled = self.cancelled
        return new

    def is_certain(self) -> bool:
        """Does the victim have no test (`start_arrest`)?"""
        return self.modifier > 0


class Attack(Action):
    """An attack on an agent, and its answer (STA-12)."""

    __slots__ = ("answer", "hit", "hit_back", "prevented", "weapon")

    def __init__(self, actor: int, target: int, seat: int, weapon: int) -> None:
        super().__init__(ATTACK, actor, target, seat)
        self.weapon = weapon
        self.answer = NOBODY  # the weapon that the victim strikes back with
        self.hit = False
        self.hit_back = False
        self.prevented = False  # a text saved the victim (`prevent_elimination`)

    def copy(self) -> Attack:
        new = Attack(self.actor, self.target, self.seat, self.weapon)
        new.dice_of(self)
        new.cancelled = self.cancelled
        new.answer = self.answer
        new.hit = self.hit
        new.hit_back = self.hit_back
        new.prevented = self.prevented
        return new

    def came_to(self) -> int:
        return (1 if self.hit else 0) + (2 if self.hit_back else 0)


class Rolled:
    """A roll that was made, as all saw it. It never changes."""

    __slots__ = ("actor", "changes", "dice", "kind", "needed", "result", "target", "total")

    def __init__(self, kind: int, actor: int, target: int, dice: list[int]) -> None:
        self.kind = kind  # see `rolls.ROLLS`
        self.actor = actor
        self.target = target
        self.dice = dice  # two; the second is 0 where one was rolled
        self.total = 0
        self.needed = 0
        self.result = 0
        self.changes = NOTHING  # kind, source and amount, three by three

    def comes_to(self, total: int, needed: int, result: int, changes: list[int]) -> Rolled:
        """Return this roll with its result."""
        self.total = total
        self.needed = needed
        self.result = result
        self.changes = changes
        return self

    def numbers(self) -> list[int]:
        """Return all of it, as a position has it."""
        who = [self.kind, self.actor, self.target, *self.dice]
        return [*who, self.total, self.needed, self.result, *self.changes]


# -- the innermost of a kind -----------------------------------------------------------------------


def search_in(stack: list[Running]) -> Search | None:
    """Return the innermost search that runs."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Search):
            return running
    return None


def talk_in(stack: list[Running]) -> Talk | None:
    """Return the innermost talk that runs."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Talk):
            return running
    return None


def test_in(stack: list[Running]) -> Test | None:
    """Return the innermost vigilance test that runs."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Test):
            return running
    return None


def arrest_in(stack: list[Running]) -> Arrest | None:
    """Return the innermost arrest that runs."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Arrest):
            return running
    return None


def attack_in(stack: list[Running]) -> Attack | None:
    """Return the innermost attack that runs."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Attack):
            return running
    return None


def action_in(stack: list[Running]) -> Action | None:
    """Return the innermost procedure that a card can stop."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Action):
            return running
    return None


def rolling_in(stack: list[Running], kind: int) -> Procedure | None:
    """Return the innermost procedure of a kind that rolls."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if running.kind == kind and isinstance(running, Procedure):
            return running
    return None


def procedure_in(stack: list[Running]) -> Procedure | None:
    """Return the innermost procedure: "once per action" counts in it (6.6)."""
    for place in range(len(stack) - 1, -1, -1):
        running = stack[place]
        if isinstance(running, Procedure):
            return running
    return None
