"""Using an ability: pay its price, choose its objects, carry out its effects (rules file, 6)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities import offering
from konspira.games.stawka.abilities.naming import field_of
from konspira.games.stawka.abilities.texts import Ability, Cost, Pick
from konspira.games.stawka.abilities.words import COLOR, ITEM, NONE, PLACE
from konspira.games.stawka.links import Asked
from konspira.games.stawka.running import Use
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import TS, Stawka
from konspira.games.stawka.town import figures, items
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step


def start(state: Stawka, ability: Ability, user: int, me: int, piece: int) -> None:
    """Start to use an ability: pay its price, then carry it out."""
    offering.note_use(state, ability, offering.key_of(ability, user, piece))
    state.running.append(Use(ability.number, user, me, piece))
    state.then(Do(0))
    if ability.kind == ITEM:
        for cost in ability.cost:
            if cost.of_itself:
                items.remove(state, user, piece)
                items.put_out(state, piece, True)
    pay(state, ability.cost, me, user)


def pay(state: Stawka, costs: list[Cost], seat: int, slot: int) -> None:
    """Let an agent pay with held things that this player chooses."""
    for cost in costs:
        if cost.secret:
            state.then(PaySecretCard(seat, slot, cost.count))
        elif not cost.of_itself:
            state.then(PayItem(seat, slot, cost.item, cost.tag, cost.count))


def current(state: Stawka) -> Use:
    """Return the text that is in use."""
    use = state.running[-1]
    assert isinstance(use, Use)
    return use


class PayItem(Asked):
    """Ask which held thing pays a cost (D-57, 6.5)."""

    __slots__ = ("count", "item", "slot", "tag")

    def __init__(self, seat: int, slot: int, item: int, tag: int, count: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.item = item
        self.tag = tag
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.item, self.tag, self.count]

    def options(self, state: Stawka) -> list[int]:
        if self.count <= 0:
            return []
        piece = current(state).piece if state.running else NOBODY
        found = offering.payable(state, self.slot, self.item, self.tag, piece)
        options = [choices.PIECE + one for one in sorted(found)]
        return options or [choices.PASS]  # only in a redeal: the player who claimed had it

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            return
        items.lose(state, self.slot, option - choices.PIECE)
        state.then(PayItem(self.seat, self.slot, self.item, self.tag, self.count - 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pay-item", "activation")


class PaySecretCard(Asked):
    """Ask which Top Secret card pays a cost."""

    __slots__ = ("count", "slot")

    def __init__(self, seat: int, slot: int, count: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.count = count

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.count]

    def options(self, state: Stawka) -> list[int]:
        if self.count <= 0:
            return []
        return [choices.PIECE + piece for piece in sorted(state.items[self.slot]) if piece >= TS]

    def choose(self, state: Stawka, option: int) -> None:
        items.lose(state, self.slot, option - choices.PIECE)
        state.then(PaySecretCard(self.seat, self.slot, self.count - 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pay-item", "activation")


class Do(Step[Stawka]):
    """Carry out the effects of a text from one of them on; each completely (STA-19.4)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def numbers(self) -> list[int]:
        return [self.at]

    def fits(self, state: Stawka) -> bool:
        return self.at >= 0

    def run(self, state: Stawka) -> None:
        use = current(state)
        ability = state.rules.abilities[use.ability]
        if self.at >= len(ability.do):
            state.running.pop()
            links.deeds().settle(state)
            return
        effect = ability.do[self.at]
        pick = offering.unasked(state, use, ability, effect)
        while pick is not None:
            if not self.bind(state, use, ability, pick, self.at):
                return
            pick = offering.unasked(state, use, ability, effect)
        state.then(Do(self.at + 1))
        effect.apply(state, use)

    def bind(self, state: Stawka, use: Use, ability: Ability, pick: Pick, at: int) -> bool:
        """Take a single legal object without asking (6.8); return False if a player must choose.

        If no object would change anything, take any that fits: only conditions look at it.
        """
        found = offering.legal_objects(state, use, ability, pick, at)
        if len(found) > 1:
            state.then(ChooseObject(use.me, pick.place), Do(at))
            return False
        if not found:
            found = offering.fitting(state, use, ability, pick)
        use.picked[pick.place] = found[0] if found else NONE
        return True


class ChooseObject(Asked):
    """Ask for an object of an ability (D-58)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def numbers(self) -> list[int]:
        return [self.seat, self.place]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.place < 6 and 0 <= self.seat < 2

    def things(self, state: Stawka) -> list[int]:
        """Return the objects that may be chosen."""
        use = current(state).copy()  # conditions try objects in it
        ability = state.rules.abilities[use.ability]
        for pick in ability.picks:
            if pick.place == self.place:
                return offering.legal_objects(state, use, ability, pick, self.row(state))
        return []

    def row(self, state: Stawka) -> int:
        """Return the row that asks; the ability goes on there."""
        for step in state.pending:
            if isinstance(step, Do):
                return step.at
        return 0

    def options(self, state: Stawka) -> list[int]:
        return sorted([option_of(state, thing) for thing in self.things(state)])

    def choose(self, state: Stawka, option: int) -> None:
        for thing in self.things(state):
            if option_of(state, thing) == option:
                current(state).picked[self.place] = thing
        events.seat(state, "object-chosen", self.seat)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-object", "effect")


def option_of(state: Stawka, thing: int) -> int:
    """Return the choice that names an object."""
    if thing < 8:
        return choices.AGENT + figures.person(state, thing)
    if COLOR <= thing < PLACE:
        return choices.COLOR + thing - COLOR
    return choices.FIELD + field_of(state, thing)
