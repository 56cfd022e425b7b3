"""Checks of agents, items, tiles, cards and tokens: values, totals, and rows against each other."""

from __future__ import annotations

from collections import Counter

from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.findings import (
    Problem,
    need_known,
    need_new,
    need_range,
    need_total,
)
from konspira.games.stawka.content.names import ITEMS, LOCATIONS, TILES_EACH
from konspira.games.stawka.content.rows import Agent, Content, Item, Threat, Tile
from konspira.kernel.errors import Remedy

PLANS_EACH = 5
DOLLARS = (0, 1000, 2000, 3000)
TILES_IN_ALL = 130
TOKENS_EACH = 18
REACTIONS_IN_ALL = 36
WITHOUT_MISSIONS = ("hans_kloss", "hermann_brunner", "stedtke")  # STA-15.1
PERSISTENT = ("document_control", "dangerous_ground")  # STA-14.13
BY_RULE = ("document_control", "support")  # STA-8.3, STA-14.11


def check_planning(content: Content) -> None:
    """Check for five cards a side, each with a precedence of its own (STA-3.2)."""
    for place, row in enumerate(content.planning):
        need_known(row.id, "side", row.side, [v.SIDES[place // PLANS_EACH]])
        need_range(row.id, "precedence", row.precedence, 1, 9)
        need_range(row.id, "ap_pool", row.ap_pool, 1, 40)
        need_range(row.id, "reaction_draw", row.reaction_draw, 0, 3)
    for side in v.SIDES:
        seen: set[str] = set()
        for row in content.planning:
            if row.side == side:
                need_new(row.id, "precedence", str(row.precedence), seen)


def check_agents(content: Content) -> None:
    """Check the bounds of values, the chiefs (STA-1.6), and the person behind Kloss's documents."""
    first: dict[str, Agent] = {}
    for row in content.agents:
        expected = "hans_kloss" if row.id.startswith("kloss_doc_") else row.id
        need_known(row.id, "character", row.character, [expected])
        need_range(row.id, "rank", row.rank, 1, 9)
        need_range(row.id, "ap_limit", row.ap_limit, 1, 20)
        need_range(row.id, "defence", row.defence, 2, 12)
        need_range(row.id, "vigilance", row.vigilance, 4, 9)
        need_range(row.id, "talk_single", row.talk_single, 2, 10)
        need_range(row.id, "talk_double", row.talk_double, row.talk_single + 1, 11)
        need_range(row.id, "talk_secret", row.talk_secret, row.talk_double + 1, 16)
        if row.woman:  # STA-1.5
            need_known(row.id, "appearance", row.appearance, ["civil"])
        _check_chief(row)
        other = first.setdefault(row.character, row)
        need_known(row.id, "side", row.side, [other.side])
        need_known(row.id, "color", row.color, [other.color])
    for side in v.SIDES:
        for color in v.COLORS:
            found = sum((row.side, row.color) == (side, color) for row in content.agents)
            need_range("", f"{side} {color}", found, 1, len(content.agents))


def _check_chief(row: Agent) -> None:
    kloss = row.character == "hans_kloss"
    black_ss = row.side == "german" and row.color == "black" and row.function == "ss_officer"
    if row.is_chief != (kloss or black_ss) or (kloss and row.color != "black"):
        text = "chiefs are Kloss, who is black, and the black German SS officers, and nobody else"
        raise Problem(row.id, Remedy("stawka-chief", text))


def check_items(content: Content) -> None:
    """Check that tags and numbers fit: what is used up says so, what is durable does not."""
    for row in content.items:
        for tag in row.tags:
            need_known(row.id, "tag", tag, v.TAGS)
        need_range(row.id, "copies", row.copies, 1, TILES_IN_ALL)
        top = 6 if "weapon" in row.tags and "explosive" not in row.tags else 0
        need_range(row.id, "attack_modifier", row.attack_modifier, 0, top)
        need_range(row.id, "range", row.range, 0, min(top, 1))
        money = [str(sum_) for sum_ in DOLLARS] if "valuable" in row.tags else ["0"]
        need_known(row.id, "dollars", str(row.dollars), money)
        _check_use(row)
    need_total("", "copies", sum(row.copies for row in content.items), TILES_IN_ALL)


def _check_use(row: Item) -> None:
    """Check STA-18.4: a tile without a star leaves the game with its first use."""
    if row.ability is None:
        return
    spent = any(term.name == "discard_self" for term in row.ability.cost)
    if spent == row.starred:
        text = "an item with a star stays, one without has the cost discard_self"
        raise Problem(row.id, Remedy("stawka-star", text))


def check_tiles(content: Content) -> None:
    """Check five tiles a location in its order, the copies of each item, and locks of safes."""
    safes = [row.id for row in content.items if "safe" in row.tags]
    for place, row in enumerate(content.tiles):
        need_known(row.id, "home", row.home, [LOCATIONS[place // TILES_EACH]])
        need_known(row.id, "item", row.item, ITEMS)
        _check_tile(row, row.item in safes)
    copies = Counter(row.item for row in content.tiles)
    for item in content.items:
        need_total("", f"item {item.id}", copies[item.id], item.copies)


def _check_tile(row: Tile, safe: bool) -> None:
    if safe:
        need_range(row.id, "lock", row.lock, 2, 12)
        need_total(row.id, "evidence", len(row.evidence), 0)
        return
    need_range(row.id, "lock", row.lock, 0, 0)
    need_range(row.id, "evidence", len(row.evidence), 1, len(v.COLORS))
    _check_evidence(row.id, row.evidence)


def _check_evidence(row: str, evidence: dict[str, int]) -> None:
    for color, amount in evidence.items():
        need_known(row, "evidence", color, v.COLORS)
        need_range(row, f"evidence {color}", amount, 1, 3)


def check_top_secret(content: Content) -> None:
    """Check that each card brings evidence on an agent (STA-18.11)."""
    for row in content.top_secret:
        need_range(row.id, "evidence", len(row.evidence), 1, len(v.COLORS))
        _check_evidence(row.id, row.evidence)


def check_missions(content: Content) -> None:
    """Check three missions, but for Kloss, Brunner and Stedtke; only Germans arrest (STA-15.1)."""
    sides = {row.character: row.side for row in content.agents}
    for row in content.missions:
        need_known(row.id, "agent", row.agent, [row.id.removeprefix("ms_").rpartition("_")[0]])
        for part in (row.basic, row.special):
            if any(term.name == "discard_self" for term in part.consume):
                need_known(
                    row.id, "consume", "discard_self", ["discard_item", "discard_top_secret"]
                )
            if any(tag.action == "arrest" for tag in part.tags):
                need_known(row.id, "side", sides[row.agent], ["german"])
    missions = Counter(row.agent for row in content.missions)
    for person in sides:
        expected = 0 if person in WITHOUT_MISSIONS else 3
        need_total("", f"agent {person}", missions[person], expected)


def check_threats(content: Content) -> None:
    """Check 18 tokens a side; a kind works by a rule or has an ability (STA-14.1)."""
    for row in content.threats:
        need_known(row.id, "kind", row.kind, v.KINDS)
        need_range(row.id, "count", row.count, 1, TOKENS_EACH)
        _check_threat(row)
    for side in v.SIDES:
        count = sum(row.count for row in content.threats if row.side == side)
        need_total("", f"count {side}", count, TOKENS_EACH)


def _check_threat(row: Threat) -> None:
    low, high = (-6, 0) if row.kind == "document_control" else (0, 6)
    need_range(row.id, "modifier", row.modifier, low, high)
    if row.kind == "document_control":  # German only (rules file, 2.6)
        need_known(row.id, "side", row.side, ["german"])
    if row.persistent != (row.kind in PERSISTENT):
        text = f"these tokens, and no others, are persistent: {', '.join(PERSISTENT)}"
        raise Problem(row.id, Remedy("stawka-persistent", text, known=", ".join(PERSISTENT)))
    if (row.ability is None) != (row.kind in BY_RULE):
        text = f"tokens of these kinds, and no others, have no ability: {', '.join(BY_RULE)}"
        raise Problem(row.id, Remedy("stawka-by-rule", text, known=", ".join(BY_RULE)))


def check_location_cards(content: Content) -> None:
    """Check for one card of each location and side (STA-16.1)."""
    for place, row in enumerate(content.location_cards):
        need_known(row.id, "side", row.side, [v.SIDES[place // len(LOCATIONS)]])
        need_known(row.id, "location", row.location, [LOCATIONS[place % len(LOCATIONS)]])
        need_range(row.id, "abilities", len(row.abilities), 1, 2)


def check_reactions(content: Content) -> None:
    """Check for one deck of 36 (STA-17.1)."""
    for row in content.reactions:
        need_range(row.id, "count", row.count, 1, REACTIONS_IN_ALL)
    count = sum(row.count for row in content.reactions)
    need_total("", "count", count, REACTIONS_IN_ALL)
