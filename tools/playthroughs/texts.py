"""The whole text of a game: every question with its options, every choice, event and view."""

from __future__ import annotations

from collections.abc import Sequence

from tools.playthroughs.plans import Plan
from tools.playthroughs.playing import Asked, Block, Item, Played, Seen
from tools.playthroughs.wording import facts, news, parts, text, viewer, wrapped

from konspira.kernel.events import EVERYONE, Told


def whole_text(plan: Plan, seed: int, played: Played) -> list[str]:
    """A game from its options to its scores."""
    game, state = played.state.game, played.state
    lines = [
        f"{plan.id} (rules {game.version}), {game.seats} seats, seed {seed}",
        f"players: {', '.join(plan.levels)}",
        *wrapped("options:", facts(game.options)),
    ]
    for number in range(len(played.blocks)):
        lines += block_text(played.blocks, number)
    if played.trouble:
        return [*lines, "", played.trouble]
    lines += ["", f"scores: {text(state.scores)} ranks: {text(state.ranks)}"]
    return [*lines, f"winners: {text(state.winners)} checksum: {game.checksum(state)}"]


def block_text(blocks: Sequence[Block], number: int) -> list[str]:
    """One block, under its title and checksum."""
    block = blocks[number]
    lines = ["", f"== block {number}: {block.title} ({block.checksum})"]
    for item in block.items:
        lines += item_text(item)
    return lines


def item_text(item: Item) -> list[str]:
    """One thing that happened, or what everybody saw then."""
    if isinstance(item, Asked):
        asked = f"{item.number}. seat {item.seat} {' '.join([item.kind, *facts(item.facts)])}:"
        return [*wrapped(asked, item.offers), f"    -> {item.chosen}"]
    if isinstance(item, Seen):
        return ["", *views_text(item), ""]
    return told_text(item)


def told_text(told: Told) -> list[str]:
    """An event after its audience: everybody, or one seat."""
    who = "all" if told.audience == EVERYONE else f"seat {told.audience}"
    return wrapped(f"    {who} | {told.event.kind}", facts(told.event.facts))


def views_text(seen: Seen) -> list[str]:
    """Return what a spectator sees, and what each seat sees otherwise."""
    public = parts(seen.views[0])
    lines: list[str] = []
    for place, view in enumerate(seen.views):
        said = news(parts(view), public if place else {})
        for part, data in said.items():
            lines += wrapped(f"    {viewer(place)} | {part}", facts(data))
    return lines
