"""Scoring and ranking (EST-10), with the variants (EST-11.3, EST-11.6 to EST-11.10)."""

from __future__ import annotations

from konspira.games.estoril import events
from konspira.games.estoril.cards import KINDS, RECRUITS, cards_of, size
from konspira.games.estoril.state import Estoril


def count(state: Estoril, mission: int, bits: int) -> int:
    """Return the value of some cards for a mission (EST-10.3, EST-10.4)."""
    weight = state.rules.weight[mission]
    if state.rules.distinct[mission]:
        return different_flags(state, weight, bits)
    total = 0
    for card in cards_of(bits):
        total += weight[card]
    return total


def different_flags(state: Estoril, weight: list[int], bits: int) -> int:
    """Count the different listed flags that some cards show (EST-10.4)."""
    flags = 0
    for card in cards_of(bits):
        if weight[card]:
            flags |= 1 << state.rules.flag[card]
    return size(flags)


def share(points: int, players: int, up: bool) -> int:
    """Return each player's share of some points (EST-10.3, EST-11.9)."""
    return (points + players - 1) // players if up else points // players


def mission_points(state: Estoril, counts: list[int]) -> list[int]:
    """Return a mission's points for each seat by these counts (EST-10.3, EST-11.8, EST-11.9)."""
    rules = state.rules
    points = [0] * len(counts)
    least = 1 if rules.needs_positive else 0  # EST-10.5, EST-11.10
    best = max(counts)
    if best < least:
        return points
    leaders = [seat for seat in range(len(counts)) if counts[seat] == best]
    up = rules.round_up and rules.second_place > 0
    prize = rules.first_place if len(leaders) == 1 else rules.shared_first
    for seat in leaders:
        points[seat] = share(prize, len(leaders), up)
    rest = [number for number in counts if number < best]
    if rules.second_place and len(leaders) == 1 and rest and max(rest) >= least:
        second = max(rest)
        others = [seat for seat in range(len(counts)) if counts[seat] == second]
        for seat in others:
            points[seat] = share(rules.second_place, len(others), up)
    return points


def led(state: Estoril, counts: list[int]) -> list[bool]:
    """Mark the seats that have completed a mission, alone or jointly (EST-10.6, EST-Q20)."""
    least = 1 if state.rules.needs_positive else 0
    best = max(counts)
    return [number == best and best >= least for number in counts]


def agenda_count(state: Estoril, seat: int) -> int:
    """Count the symbols of a seat's agenda in its hand and its discards (EST-11.6, EST-11.7)."""
    mission = state.agendas[seat]
    bits = state.hand[seat] | state.discards[seat]
    if not state.rules.agenda_starting:
        bits &= (1 << RECRUITS) - 1
    weight = state.rules.weight[mission]
    if state.rules.distinct[mission] and state.rules.agenda_flags_distinct:
        return different_flags(state, weight, bits)
    total = 0
    for card in range(KINDS):
        if bits >> card & 1:
            total += weight[card]
    return total


def hand_points(state: Estoril, seat: int) -> int:
    """Return the points printed on the cards in hand (EST-10.2)."""
    total = 0
    for card in cards_of(state.hand[seat]):
        total += state.rules.vp[card]
    return total


def discard_points(state: Estoril, seat: int) -> int:
    """Return one point for each discarded card, whatever it shows (EST-10.1)."""
    return size(state.discards[seat]) * state.rules.discard_points


def scored_missions(state: Estoril) -> list[int]:
    """Return all missions that every seat competes for (EST-11.3)."""
    return [*state.missions, *state.hidden]


def counts_of(state: Estoril, mission: int) -> list[int]:
    """Return the value of each seat's hand for a mission (EST-10.3)."""
    return [count(state, mission, state.hand[seat]) for seat in range(state.seats)]


def result(state: Estoril) -> tuple[list[int], list[int]]:
    """Return the scores and ranks of the hands and discards as they are."""
    seats = state.seats
    scores = [hand_points(state, seat) + discard_points(state, seat) for seat in range(seats)]
    completed = [0] * seats
    for mission in scored_missions(state):
        counts = counts_of(state, mission)
        points = mission_points(state, counts)
        leaders = led(state, counts)
        for seat in range(seats):
            scores[seat] += points[seat]
            if leaders[seat]:
                completed[seat] += 1
    if state.rules.agendas:
        for seat in range(seats):
            scores[seat] += agenda_count(state, seat) * state.rules.agenda_points
    return scores, rank_all(scores, completed, [hand_points(state, seat) for seat in range(seats)])


def rank_all(scores: list[int], completed: list[int], hands: list[int]) -> list[int]:
    """Rank by score, missions completed, points in hand; equals share (EST-10.6, EST-10.7)."""
    ranks: list[int] = []
    for seat in range(len(scores)):
        rank = 1
        for other in range(len(scores)):
            if is_better(scores, completed, hands, other, seat):
                rank += 1
        ranks.append(rank)
    return ranks


def is_better(
    scores: list[int], completed: list[int], hands: list[int], one: int, two: int
) -> bool:
    """Does one seat rank before another (EST-10.6)?"""
    if scores[one] != scores[two]:
        return scores[one] > scores[two]
    if completed[one] != completed[two]:
        return completed[one] > completed[two]
    return hands[one] > hands[two]


def finish(state: Estoril) -> None:
    """End the game and open hidden missions and agendas (EST-9.4, EST-11.3)."""
    scores, ranks = result(state)
    state.finish(scores, ranks)
    if state.listening:
        for mission in scored_missions(state):
            points = mission_points(state, counts_of(state, mission))
            events.mission_scored(state, mission, points)
        for seat in range(len(state.agendas)):
            points_of_agenda = agenda_count(state, seat) * state.rules.agenda_points
            events.agenda_scored(state, seat, points_of_agenda)
    events.game_scored(state)
