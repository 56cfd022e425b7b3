"""Recorded games: who played, the seed, the choices, and a checksum of each block."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import msgspec
from tools.playthroughs.plans import Plan, PlaythroughError
from tools.playthroughs.playing import Block, Played, by_choices, play

import konspira
from konspira.kernel.state import State

FOLDER = Path(__file__).parents[2] / "tests" / "games"
WIDTH = 100


class Manner(NamedTuple):
    """The share of a game that its story tells."""

    views: int = 1  # the views of one block in this number; 0: of the first and the last block only
    brief: int = 0  # this number of blocks after the first is told in brief


class RecordedBlock(msgspec.Struct, frozen=True, array_like=True):
    """One block: where in the game it lies, a checksum of everything in it, its choices."""

    at: str
    checksum: str
    choices: list[str]  # lines of choices: `seat:name`


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game."""

    game: str
    rules: int  # the version of the rules
    players: list[str]  # the bot in each seat
    seed: int
    options: dict[str, str | bool | int]  # those that a person chose
    position: dict[str, Any]  # where it begins, if not at the start
    ends: list[str]
    scores: list[int]
    ranks: list[int]
    checksum: str  # of the last position
    story: Manner | None  # how its story is told, if it has one
    blocks: list[RecordedBlock]

    @property
    def choices(self) -> list[tuple[int, str]]:
        """All choices: the seat and the name of each."""
        words = [word for block in self.blocks for line in block.choices for word in line.split()]
        return [(int(seat), name) for seat, _, name in [word.partition(":") for word in words]]


def record_path(plan: Plan, folder: Path = FOLDER) -> Path:
    """Return where the record of a game lies."""
    return folder / plan.game / "playthroughs" / f"{plan.name}.json"


def story_path(plan: Plan, folder: Path = FOLDER) -> Path:
    """Return where the story of a game lies, if it has one."""
    return record_path(plan, folder).with_suffix(".txt")


def read(plan: Plan, folder: Path = FOLDER) -> Recorded:
    """The recorded game of a plan."""
    path = record_path(plan, folder)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Recorded)
    except (OSError, msgspec.MsgspecError) as error:
        raise PlaythroughError(
            f"{path.name} cannot be read: {error}; take one side of a merge, or delete the file: "
            "`make playthroughs` lets bots play it"
        ) from None


def start(plan: Plan, seed: int) -> State:
    """The first state of a planned game."""
    game = konspira.make(plan.game, len(plan.levels), **plan.options)
    if plan.position:
        return game.position({**plan.position, "seed": seed})
    return game.start(seed)


def replay(plan: Plan, recorded: Recorded) -> Played:
    """Make the recorded choices again."""
    return play(start(plan, recorded.seed), by_choices(recorded.choices))


def recorded_as(plan: Plan, seed: int, played: Played, story: Manner | None) -> Recorded:
    """Return what is recorded of a game."""
    state = played.state
    return Recorded(
        game=plan.game,
        rules=state.game.version,
        players=list(plan.levels),
        seed=seed,
        options=plan.options,
        position=plan.position,
        ends=state.game.summary(state).ends if state.over else [],
        scores=list(state.scores),
        ranks=list(state.ranks),
        checksum=state.game.checksum(state),
        story=story,
        blocks=[_block(block) for block in played.blocks],
    )


def _block(block: Block) -> RecordedBlock:
    words = [f"{asked.seat}:{asked.chosen}" for asked in block.choices]
    lines = wrap(" ".join(words), WIDTH - 9, break_long_words=False, break_on_hyphens=False)
    return RecordedBlock(block.title, block.checksum, lines)


def to_json(recorded: Recorded) -> str:
    """A record as text: one line for each fact, a few for the choices of each block."""
    data = msgspec.to_builtins(recorded)
    blocks = data.pop("blocks")
    head = [f"  {json.dumps(name)}: {_line(value)},\n" for name, value in data.items()]
    body = ",\n".join(_block_text(block) for block in blocks)
    return f'{{\n{"".join(head)}  "blocks": [\n{body}\n  ]\n}}\n'


def _block_text(block: tuple[str, str, list[str]]) -> str:
    at, checksum, lines = block
    inner = ",".join(f"\n      {_line(line)}" for line in lines)
    return f"    [{_line(at)}, {_line(checksum)}, [{inner}]]"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
