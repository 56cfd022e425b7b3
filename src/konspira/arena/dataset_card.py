"""The card of a data set for people: a page of Markdown, as hubs for data sets show it."""

from __future__ import annotations

import msgspec

from konspira.research.dataset import DECISIONS, Card

README = "README.md"

TEXT = """---
pretty_name: "Konspira: {game}"
configs:
- config_name: decisions
  default: true
  data_files:
{files}
---

# Decisions in {game}

{total} games between bots ({bots}) with {seats} seats, made by `konspira dataset` of Konspira
{konspira}.

| | |
| --- | --- |
| game, version of its rules | {game}, {rules} |
| content | `{pack}` |
| options | `{options}` |
| bots | {bots} |
| seed of the job | {seed} |
| observations | `{layout}`, {size} numbers |
| choices in the table | {choices} |

The same version of Konspira makes the same data set from the same command. Every game has its own
seed, and its record is in `records.jsonl`.

| part | games | decisions |
| --- | --: | --: |
{counts}

A game belongs to a part by its seed alone: BLAKE2b of `konspira-split SEED`, with a digest of
eight bytes, as a big-endian number, modulo 100; below {train} is train, below {valid} valid,
the rest test. Games of one deal are thus in one part, here and in every other data set.

## Columns of `decisions/*.parquet`

A row is a choice with more than one option, as the seat that chose saw the table.

| column | holds |
| --- | --- |
| `game`, `ply` | the game (`number` in `games.parquet`), and how many of its choices came before |
| `seat`, `kind` | who was asked, and what |
| `observation` | what that seat could know, by the layout in `card.json` |
| `mask` | what was offered, over the table of choices in `card.json` |
| `choice` | what was chosen |
| `value` | the chance to win that the bot gave itself; null where it does not say |
| `outcome`, `score`, `rank` | how it ended for that seat: part of the victory, points, rank |
"""


def readme(card: Card) -> str:
    """The card for people, as hubs for data sets show it."""
    made = card.decisions
    parts = [name for name in card.splits if made[name]]
    shares = list(card.splits.values())
    return TEXT.format(
        game=card.game,
        rules=card.rules,
        pack=card.pack,
        seats=card.seats,
        options=msgspec.json.encode(card.options, order="sorted").decode(),
        bots=", ".join(card.bots),
        seed=card.seed,
        konspira=card.konspira,
        layout=card.layout,
        size=sum(part.size for part in card.parts),
        choices=len(card.choices),
        total=sum(card.games.values()),
        files="\n".join(f"  - split: {n}\n    path: {DECISIONS}/{n}-*.parquet" for n in parts),
        counts="\n".join(f"| {n} | {card.games[n]} | {made[n]} |" for n in card.splits),
        train=shares[0],
        valid=shares[0] + shares[1],
    )
