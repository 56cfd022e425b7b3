"""The table of effects (rules file, 6.3): a name, its function, and the kinds of its parameters.

Each parameter is an argument of the function, in this order. A kind with `-` is only named in the
row. The kinds are listed in `content/kinds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from konspira.games.stawka.abilities import effects_cards as cards
from konspira.games.stawka.abilities import effects_many as many
from konspira.games.stawka.abilities import effects_numbers as numbers
from konspira.games.stawka.abilities import effects_own as own
from konspira.games.stawka.abilities import effects_town as town
from konspira.games.stawka.abilities.conditions import (
    Check,
    may_arrest,
    may_gain_mission,
    may_move,
    may_talk,
)

Does = Callable[..., None]
InVain = Callable[..., str]


class Entry:
    """An effect of the vocabulary."""

    __slots__ = ("about", "before", "does", "in_vain", "params")

    def __init__(self, does: Does, in_vain: InVain, params: dict[str, str]) -> None:
        self.does = does
        self.in_vain = in_vain
        self.params = params
        self.before: Check | None = None  # the condition before its text is offered ...
        self.about: list[str] = []  # ... of these parameters


def effect(does: Does, in_vain: InVain, text: str) -> Entry:
    """Make an effect with its parameters: `agent amount:number`, where the name is the kind too."""
    pairs = [part.partition(":") for part in text.split()]
    return Entry(does, in_vain, {name: kind or name for name, _, kind in pairs})


def offered(before: Check, about: str, entry: Entry) -> Entry:
    """Make an effect whose text is offered only under a condition on these parameters."""
    entry.before = before
    entry.about = about.split()
    return entry


EFFECTS: Final[dict[str, Entry]] = {
    # dice, stats, evidence, victory points, AP
    "modify_roll": effect(numbers.modify_roll, numbers.modify_roll_in_vain, "roll amount:number"),
    "reroll": effect(numbers.reroll, numbers.reroll_in_vain, "roll dice:dice- keep:new-"),
    "auto_result": effect(numbers.auto_result, numbers.auto_result_in_vain, "check result:result-"),
    "modify_stat": effect(
        numbers.modify_stat, numbers.modify_stat_in_vain, "agent stat amount:number"
    ),
    "set_stat": effect(
        numbers.always_on, numbers.always_on_in_vain, "agent stat:look- value:appearance"
    ),
    "allow": effect(numbers.always_on, numbers.always_on_in_vain, "agent what:permission"),
    "gain_evidence": effect(
        numbers.gain_evidence, numbers.gain_evidence_in_vain, "player target amount:number"
    ),
    "lose_evidence": effect(
        numbers.lose_evidence, numbers.lose_evidence_in_vain, "player target amount:number"
    ),
    "transfer_evidence": effect(
        numbers.transfer_evidence,
        numbers.transfer_evidence_in_vain,
        "player from:source to:color amount:number",
    ),
    "gain_vp": effect(numbers.gain_vp, numbers.gain_vp_in_vain, "player amount:number"),
    "change_pool": effect(numbers.change_pool, numbers.change_pool_in_vain, "player amount:number"),
    "spend_agent_ap": effect(
        numbers.spend_agent_ap, numbers.spend_agent_ap_in_vain, "agent:anybody amount:number"
    ),
    # figures, tiles, held things, threat tokens
    "end_movement": effect(town.end_movement, town.end_movement_in_vain, "agent:anybody"),
    "end_activation": effect(town.end_activation, town.end_activation_in_vain, "agent:anybody"),
    "forbid": effect(town.forbid, town.forbid_in_vain, "agent:anybody what:prohibition duration"),
    "relocate": offered(
        may_move,
        "agent",
        effect(town.relocate, town.relocate_in_vain, "agent:anybody selector chosen_by:chooser-"),
    ),
    "walk": offered(
        may_move,
        "agent",
        effect(town.walk, town.walk_in_vain, "agent:anybody steps:number chosen_by:chooser"),
    ),
    "draw_tile": effect(
        town.draw_tile, town.draw_tile_in_vain, "agent location mode:draw n:number"
    ),
    "reorder_tiles": effect(
        town.reorder_tiles, town.reorder_tiles_in_vain, "player location n:number"
    ),
    "recolor_tile_evidence": effect(
        town.recolor_tile_evidence, town.recolor_tile_evidence_in_vain, "color"
    ),
    "force_tile_choice": effect(
        town.force_tile_choice, town.force_tile_choice_in_vain, "mode:keep-"
    ),
    "skip_marker": effect(
        town.skip_marker, town.skip_marker_in_vain, "location:location- color:color-"
    ),
    "discard_item": effect(
        town.discard_item, town.discard_item_in_vain, "agent count:number chosen_by:chooser-"
    ),
    "steal_item": effect(
        town.steal_item, town.steal_item_in_vain, "from:agent to:agent chosen_by:chooser-"
    ),
    "exchange_items": effect(town.exchange_items, town.exchange_items_in_vain, "agent with:agent"),
    "gain_top_secret": effect(town.gain_top_secret, town.gain_top_secret_in_vain, "agent"),
    "place_threat": effect(town.place_threat, town.place_threat_in_vain, "player source:pick"),
    "move_threat": effect(town.move_threat, town.move_threat_in_vain, "token to:location"),
    "remove_threat": effect(town.remove_threat, town.remove_threat_in_vain, "token"),
    "peek_threat": effect(town.peek_threat, town.peek_threat_in_vain, "token"),
    "cancel": effect(town.cancel, town.cancel_in_vain, "target:current"),
    # missions, hands, procedures
    "gain_mission": offered(
        may_gain_mission,
        "agent",
        effect(cards.gain_mission, cards.gain_mission_in_vain, "agent mode:pick"),
    ),
    "peek_mission": effect(cards.peek_mission, cards.peek_mission_in_vain, "player agent"),
    "draw_location": effect(
        cards.draw_location, cards.draw_location_in_vain, "player count:number"
    ),
    "discard_location": effect(
        cards.discard_location,
        cards.discard_location_in_vain,
        "player count:number chosen_by:chooser",
    ),
    "discard_reaction": effect(
        cards.discard_reaction,
        cards.discard_reaction_in_vain,
        "player count:number chosen_by:chooser",
    ),
    "draw_reaction": effect(
        cards.draw_reaction, cards.draw_reaction_in_vain, "player count:number"
    ),
    "peek_hand": effect(cards.peek_hand, cards.peek_hand_in_vain, "player deck"),
    "start_talk": offered(
        may_talk,
        "initiator target",
        effect(
            cards.start_talk,
            cards.start_talk_in_vain,
            "initiator:agent target:agent skip_rank:flag bonus:number?",
        ),
    ),
    "start_arrest": offered(
        may_arrest,
        "officer target need_evidence",
        effect(
            cards.start_arrest,
            cards.start_arrest_in_vain,
            "officer:agent target:agent need_evidence:number auto:flag",
        ),
    ),
    "start_interrogation": effect(
        cards.start_interrogation, cards.start_interrogation_in_vain, "prisoner:agent bonus:number"
    ),
    "vigilance_test": effect(
        cards.vigilance_test, cards.vigilance_test_in_vain, "agent modifier:number"
    ),
    "release_prisoner": effect(
        cards.release_prisoner,
        cards.release_prisoner_in_vain,
        "agent place:release chosen_by:chooser",
    ),
    "prevent_elimination": effect(
        cards.prevent_elimination, cards.prevent_elimination_in_vain, "agent"
    ),
    "win": effect(cards.win, cards.win_in_vain, "player reason:reason-"),
    "add_counter": effect(cards.add_counter, cards.add_counter_in_vain, "counter value:number"),
    # single components
    "charm": effect(own.charm, own.charm_in_vain, "target:agent woman:number other:number"),
    "draw_reaction_or_gain_ap": effect(
        own.draw_reaction_or_gain_ap, own.draw_reaction_or_gain_ap_in_vain, "player count:number"
    ),
    "draw_location_or_gain_ap": effect(
        own.draw_location_or_gain_ap, own.draw_location_or_gain_ap_in_vain, "player count:number"
    ),
    "free_prisoner_or_lose_evidence": effect(
        own.free_prisoner_or_lose_evidence,
        own.free_prisoner_or_lose_evidence_in_vain,
        "prisoner chosen_by:chooser player target:instead amount:number",
    ),
    "free_prisoner_or_draw_tile": effect(
        own.free_prisoner_or_draw_tile,
        own.free_prisoner_or_draw_tile_in_vain,
        "prisoner place:release chosen_by:chooser agent location",
    ),
    "question_prisoner_or_gain_evidence": effect(
        own.question_prisoner_or_gain_evidence,
        own.question_prisoner_or_gain_evidence_in_vain,
        "prisoner bonus:number player target:instead amount:number",
    ),
    "gain_evidence_on_prisoner_or_place_threat": effect(
        own.gain_evidence_on_prisoner_or_place_threat,
        own.gain_evidence_on_prisoner_or_place_threat_in_vain,
        "prisoner player amount:number",
    ),
    "move_pulkowski_or_gain_vp": effect(
        own.move_pulkowski_or_gain_vp,
        own.move_pulkowski_or_gain_vp_in_vain,
        "player amount:number vp:number",
    ),
    "guard_audi": effect(own.guard_audi, own.guard_audi_in_vain, "amount:number"),
    "gain_evidence_less_on_chief": effect(
        own.gain_evidence_less_on_chief,
        own.gain_evidence_less_on_chief_in_vain,
        "player agent chief:number other:number",
    ),
    "pay_or_stop": effect(own.pay_or_stop, own.pay_or_stop_in_vain, "agent:anybody amount:number"),
    "end_movement_if_failed": effect(
        own.end_movement_if_failed, town.end_movement_in_vain, "agent:anybody"
    ),
    "cancel_if_failed": effect(own.cancel_if_failed, town.cancel_in_vain, "target:current"),
    "gain_top_secret_or_be_seen": effect(
        own.gain_top_secret_or_be_seen,
        own.gain_top_secret_or_be_seen_in_vain,
        "agent player amount:number",
    ),
    "be_trapped": effect(
        own.be_trapped,
        own.be_trapped_in_vain,
        "agent:anybody player amount:number what:prohibition duration",
    ),
    # several at once
    "gain_evidence_in_sector": effect(
        many.gain_evidence_in_sector,
        many.gain_evidence_in_sector_in_vain,
        "agent member player amount:number",
    ),
    "forbid_in_sector": effect(
        many.forbid_in_sector,
        many.forbid_in_sector_in_vain,
        "agent member what:prohibition duration",
    ),
    "discard_items_in_sector": effect(
        many.discard_items_in_sector,
        many.discard_items_in_sector_in_vain,
        "agent member count:number",
    ),
    "remove_threats_in_sector": effect(
        many.remove_threats_in_sector, many.remove_threats_in_sector_in_vain, "agent"
    ),
    "gain_evidence_by_markers": effect(
        many.gain_evidence_by_markers,
        many.gain_evidence_by_markers_in_vain,
        "location player amount:number",
    ),
}
