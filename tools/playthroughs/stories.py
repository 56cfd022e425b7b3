"""The story of a game: at most 300 lines in the words of the rulebook, for people to read.

A paragraph tells what one seat chose and what happened then. Views are told where they are new:
at the start, at the end, and at the start of every block, of every second one, or of fewer, so
that the whole game fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from textwrap import wrap

from tools.playthroughs.plans import Plan
from tools.playthroughs.playing import Asked, Block, Item, Played, Seen
from tools.playthroughs.records import Manner
from tools.playthroughs.wording import Parts, facts, known, news, parts, text

from konspira.drawings import drawing
from konspira.kernel.events import EVERYONE, Told
from konspira.kernel.game import Game
from konspira.words import Words

MOST_LINES = 300
WIDTH = 120
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
RHYTHMS = (1, 2, 3, 4, 6, 8, 0)
UNTOLD = ("game", "waiting")  # parts of a view that the next line says
LEGEND = (
    "<choice/7>: a choice, and how many options there were. [Ada]: an event that Ada alone hears.",
    "| a view: what is new for a spectator, and what a seat sees beyond that.",
    "A chance to react that goes by is left out. `python -m tools.playthroughs show` tells it all.",
)


def manners(blocks: int) -> Iterator[Manner]:
    """All ways to tell a game, the longest first."""
    for every in RHYTHMS:
        yield Manner(every)
    for brief in range(1, blocks - 1):
        yield Manner(0, brief)


def manner_for(plan: Plan, seed: int, played: Played, before: Manner) -> Manner | None:
    """The way to tell a game in 300 lines: as before if it can be, else a shorter one."""
    ways = list(manners(len(played.blocks)))
    for way in ways[ways.index(before) if before in ways else 0 :]:
        if len(story(plan, seed, played, way)) <= MOST_LINES:
            return way
    return None


def story(plan: Plan, seed: int, played: Played, manner: Manner) -> list[str]:
    """A whole game."""
    state = played.state
    players = [f"{NAMES[seat]} ({level})" for seat, level in enumerate(plan.levels)]
    lines = [
        f"{plan.id}, seed {seed}: {', '.join(players)}",
        *_wrapped(f"options: {' '.join(facts(plan.options)) or 'as usual'}", "    "),
        *LEGEND,
    ]
    teller = Teller(state.game)
    last = len(played.blocks) - 1
    for number, block in enumerate(played.blocks):
        if 0 < number <= manner.brief:
            lines += teller.brief(block)
        else:
            due = number % manner.views == 0 if manner.views else number == 0
            looks = due or number == manner.brief + 1 > 1
            lines += teller.block(block, looks, last=number == last)
    winners = ", ".join(NAMES[seat] for seat in state.winners) or "nobody"
    lines.append(f"scores {text(state.scores)}, ranks {text(state.ranks)}, winners: {winners}")
    return lines


class Teller:
    """Tells one block after another; it remembers which views were told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words("en")
        self.headings = drawing(game).HEADINGS
        self.told: list[Parts] = [{} for _ in range(game.seats + 1)]  # views, as told last
        self.lines: list[str] = []
        self.paragraph: list[str] = []
        self.chooser = -1  # whose paragraph it is

    def block(self, block: Block, looks: bool, last: bool) -> list[str]:
        """The lines of one block."""
        self.lines = [f"== {self.title(block)}"]
        seen = [place for place, item in enumerate(block.items) if isinstance(item, Seen)]
        told_views = seen[:1] * looks + seen[-1:] * last
        for place, item in enumerate(block.items):
            if isinstance(item, Asked) and not item.passed:
                self.choice(item, block.items[place + 1 :])
            elif isinstance(item, Told) and not self.is_said(item, block.items[:place]):
                self.paragraph.append(self.sentence(item))
            elif isinstance(item, Seen) and place in told_views:
                self.close()
                self.views(item)
        self.close()
        return self.lines

    def brief(self, block: Block) -> list[str]:
        """A block without its choices: how often each event was told."""
        kinds = Counter(item.event.kind for item in block.items[1:] if isinstance(item, Told))
        counts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
        numbers = [asked.number for asked in block.choices]
        made = f"choices {numbers[0]} to {numbers[-1]}" if numbers else "no choices"
        return [
            f"== {self.title(block)} In brief: {made}.",
            *_wrapped(f"    {counts}.", "    "),
        ]

    def title(self, block: Block) -> str:
        """The event that opened the block."""
        first = block.items[0] if block.items else None
        if isinstance(first, Told) and first.event.kind in self.headings[:1]:
            return self.sentence(first)
        return block.title

    def is_said(self, told: Told, before: list[Item]) -> bool:
        """Is an event the title of its block, or only that a seat let a chance to react go by?"""
        if not before:
            return told.event.kind in self.headings[:1]
        last = before[-1]
        return isinstance(last, Asked) and last.passed and told.event.facts == {"seat": last.seat}

    def sentence(self, told: Told) -> str:
        """An event in words."""
        said = self.words.event(self.game, told.event, NAMES)
        return said if told.audience == EVERYONE else f"[{NAMES[told.audience]}] {said}"

    def choice(self, asked: Asked, following: list[Item]) -> None:
        """A choice; another seat and what opens a chapter begin a paragraph of their own."""
        after = takewhile(lambda item: isinstance(item, Told), following)
        opens = any(isinstance(item, Told) and item.event.kind in self.headings for item in after)
        goes_on = bool(self.paragraph) and self.paragraph[-1].endswith(">")
        if asked.seat != self.chooser or (opens and not goes_on):
            self.close()
            self.paragraph = [f"{asked.number}. {NAMES[asked.seat]}:"]
            self.chooser = asked.seat
            goes_on = False
        if goes_on:
            self.paragraph[-1] = f"{self.paragraph[-1][:-1]}, {_choice(asked)}>"
        else:
            self.paragraph.append(f"<{_choice(asked)}>")

    def close(self) -> None:
        """End the paragraph."""
        self.lines += _wrapped(" ".join(self.paragraph), "    ")
        self.paragraph = []
        self.chooser = -1

    def views(self, seen: Seen) -> None:
        """Return what is new in the spectator's view, and in what each seat sees beyond it."""
        public = _told_parts(seen.views[0])
        for place, view in enumerate(seen.views):
            own = news(_told_parts(view), public) if place else public
            before = self.told[place]
            fresh = news(own, before) if before else _filled(own)
            self.told[place] = own
            said = [
                f"{part} {' '.join(_fact(before.get(part, {}), name, data[name]) for name in data)}"
                for part, data in fresh.items()
            ]
            who = NAMES[place - 1] if place else "spectator"
            self.lines += _view_lines(f"  | {who} sees", said)


def _view_lines(head: str, said: list[str]) -> list[str]:
    """The parts of a view; a part that does not fit into a line begins one."""
    lines = [head] if said else []
    for part in said:
        if len(lines[-1]) + len(part) < WIDTH:
            lines[-1] += f" {part};"
        else:
            lines += _wrapped(f"  |   {part};", "  |     ")
    return lines


def _fact(row: dict[str, object], name: str, value: object) -> str:
    """Return what is new in one fact: of a list, what was added to it and what was removed."""
    before = row.get(name)
    whole = f"{name}={text(value)}"
    if not isinstance(before, list) or not isinstance(value, list):
        return whole
    old, new = Counter(text([item]) for item in before), Counter(text([item]) for item in value)
    signs = [f"+{item}" for item in (new - old).elements()]
    signs += [f"-{item}" for item in (old - new).elements()]
    return min(whole, f"{name}: {', '.join(signs)}" if signs else whole, key=len)


def _choice(asked: Asked) -> str:
    """A choice in the words of its question, where they say more, and how many options it had."""
    family, bracket, argument = asked.chosen.partition("(")
    if asked.kind.endswith(f"-{family}"):
        family = asked.kind
    count = len(asked.offers)
    return f"{family}{bracket}{argument}" + (f"/{count}" if count > 1 else "")


def _wrapped(text: str, indent: str) -> list[str]:
    """A paragraph; its first line stands out."""
    return wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _told_parts(view: dict[str, object]) -> Parts:
    """Return what a story tells of a view."""
    told = {name: value for name, value in view.items() if name not in UNTOLD}
    found = parts(told)
    return {
        part: {name: known(value) for name, value in data.items()} for part, data in found.items()
    }


def _filled(view: Parts) -> Parts:
    """A view without what is empty: at first, that says nothing."""
    found = {
        part: {name: value for name, value in data.items() if value} for part, data in view.items()
    }
    return {part: data for part, data in found.items() if data}
