"""Abilities of the content files become rows of numbers (`ops`)."""

from __future__ import annotations

from konspira.games.stawka import rules
from konspira.games.stawka.abilities import ops
from konspira.games.stawka.abilities.ops import Ability, Op, Pick
from konspira.games.stawka.content import rows
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    ITEMS,
    LEVELS,
    LOCATIONS,
    SECTORS,
    SIDES,
)
from konspira.games.stawka.content.terms import Term
from konspira.games.stawka.running import CAUSES
from konspira.games.stawka.state import COUNTERS

NAMES = {
    "self": ops.SELF,
    "target": ops.TARGET,
    "mover": ops.MOVER,
    "searcher": ops.MOVER,
    "talk_initiator": ops.INITIATOR,
    "talked_to": ops.TALKED_TO,
    "it": ops.IT,
    "here": ops.HERE,
    **{name: ops.CHOICE + place for place, name in enumerate(ops.CHOICES)},
    **{f"agent:{name}": ops.PERSON + place for place, name in enumerate(CHARACTERS)},
    **{f"color:{name}": ops.COLOR + place for place, name in enumerate(COLORS)},
    **{name: ops.PLACE + place for place, name in enumerate(LOCATIONS)},
    **{name: ops.SECTOR + place for place, name in enumerate(SECTORS)},
    "street": ops.STREET,
    "black_audi": ops.PERSON + len(CHARACTERS),
    "any_location": ops.NONE,
}
AIMS = {
    "any": ops.ANYBODY,
    "chief": ops.CHIEF,
    "not_chief": ops.NOT_CHIEF,
    "same_color": ops.SAME_COLOR,
    "uniform": ops.UNIFORMED,
    "civil": ops.CIVIL,
    "own:any": ops.OWN_ANY,
    "enemy:any": ops.ENEMY_ANY,
    "enemy:uniform": ops.ENEMY_UNIFORM,
    **{f"own:{name}": ops.OWN_COLOR + place for place, name in enumerate(COLORS)},
}
LOOKUPS = {
    "sector_of": ops.OF_SECTOR,
    "location_of": ops.OF_PLACE,
    "color_of": ops.OF_COLOR,
    "field": ops.OF_FIELD,
    "same_field_as": ops.OF_FIELD,
}
PLAYERS = {
    "polish": 0,
    "german": 1,
    "me": ops.ME,
    "foe": ops.FOE,
    "owner": ops.OWNER,
    "random": ops.BY_CHANCE,
}
CONDITIONS = {
    "at": ops.AT,
    "same_field": ops.SAME_FIELD,
    "same_sector": ops.SAME_SECTOR,
    "distance_at_most": ops.DISTANCE_AT_MOST,
    "alone_on_field": ops.ALONE_ON_FIELD,
    "no_enemy_in_sector": ops.NO_ENEMY_IN_SECTOR,
    "evidence_at_least": ops.EVIDENCE_AT_LEAST,
    "holds": ops.HOLDS,
    "holds_top_secret": ops.HOLDS_TOP_SECRET,
    "has_mission": ops.HAS_MISSION,
    "is": ops.IS,
    "side": ops.SIDE,
    "function": ops.FUNCTION,
    "appearance": ops.APPEARANCE,
    "woman": ops.WOMAN,
    "is_chief": ops.IS_CHIEF,
    "is_prisoner": ops.IS_PRISONER,
    "phone_at": ops.PHONE_AT,
    "vp_at_least": ops.VP_AT_LEAST,
    "token_on": ops.TOKEN_ON,
    "can_pay_ap": ops.CAN_PAY_AP,
    "procedure": ops.PROCEDURE,
    "roller": ops.ROLLER,
    "initiator": ops.IS_INITIATOR,
    "attacker": ops.ATTACKER,
    "captor": ops.CAPTOR,
    "officer": ops.OFFICER,
    "cause": ops.CAUSE,
    "talk_result_is": ops.TALK_RESULT_IS,
}
EVENTS = {
    "searched": ops.SEARCHED,
    "talked": ops.TALKED,
    "entered": ops.ENTERED,
    "dismissed_threat": ops.DISMISSED,
    "gave_item": ops.GAVE_ITEM,
    "opened_safe": ops.OPENED_SAFE,
    "eliminated": ops.ELIMINATED,
    "arrested": ops.ARRESTED,
}
ROLLS = ["talk_roll", "interrogation_roll", "vigilance_roll", "attack_roll"]
# Effects: which parameters become a, b, c and n; see `argument` for how each is read.
EFFECTS: dict[str, tuple[int, str, str, str, str]] = {
    "modify_roll": (ops.MODIFY_ROLL, "roll", "", "", "amount"),
    "reroll": (ops.REROLL, "roll", "", "", ""),
    "auto_result": (ops.AUTO_RESULT, "check", "", "", ""),
    "modify_stat": (ops.MODIFY_STAT, "agent", "stat", "", "amount"),
    "set_stat": (ops.SET_STAT, "agent", "", "", ""),
    "gain_evidence": (ops.GAIN_EVIDENCE, "player", "target", "", "amount"),
    "lose_evidence": (ops.LOSE_EVIDENCE, "player", "target", "", "amount"),
    "transfer_evidence": (ops.TRANSFER_EVIDENCE, "player", "from", "to", "amount"),
    "gain_vp": (ops.GAIN_VP, "player", "", "", "amount"),
    "change_pool": (ops.CHANGE_POOL, "player", "", "", "amount"),
    "spend_agent_ap": (ops.SPEND_AGENT_AP, "agent", "", "", "amount"),
    "end_movement": (ops.END_MOVEMENT, "agent", "", "", ""),
    "end_activation": (ops.END_ACTIVATION, "agent", "", "", ""),
    "forbid": (ops.FORBID, "agent", "what", "duration", ""),
    "allow": (ops.ALLOW, "agent", "", "", ""),
    "relocate": (ops.RELOCATE, "agent", "selector", "", ""),
    "walk": (ops.WALK, "agent", "chosen_by", "", "steps"),
    "draw_tile": (ops.DRAW_TILE, "agent", "location", "mode", "n"),
    "reorder_tiles": (ops.REORDER_TILES, "player", "location", "", "n"),
    "recolor_tile_evidence": (ops.RECOLOR_TILE, "color", "", "", ""),
    "force_tile_choice": (ops.FORCE_KEEP, "", "", "", ""),
    "discard_item": (ops.DISCARD_ITEM, "agent", "chosen_by", "", "count"),
    "steal_item": (ops.STEAL_ITEM, "from", "to", "", ""),
    "exchange_items": (ops.EXCHANGE_ITEMS, "agent", "with", "", ""),
    "skip_marker": (ops.SKIP_MARKER, "", "", "", ""),
    "gain_top_secret": (ops.GAIN_TOP_SECRET, "agent", "", "", ""),
    "gain_mission": (ops.GAIN_MISSION, "agent", "", "mode", ""),
    "peek_mission": (ops.PEEK_MISSION, "player", "agent", "", ""),
    "draw_location": (ops.DRAW_LOCATION, "player", "", "", "count"),
    "discard_location": (ops.DISCARD_LOCATION, "player", "", "chosen_by", "count"),
    "discard_reaction": (ops.DISCARD_REACTION, "player", "", "chosen_by", "count"),
    "draw_reaction": (ops.DRAW_REACTION, "player", "", "", "count"),
    "peek_hand": (ops.PEEK_HAND, "player", "", "deck", ""),
    "cancel": (ops.CANCEL, "", "", "target", ""),
    "place_threat": (ops.PLACE_THREAT, "player", "", "source", ""),
    "move_threat": (ops.MOVE_THREAT, "token", "to", "", ""),
    "remove_threat": (ops.REMOVE_THREAT, "token", "", "", ""),
    "peek_threat": (ops.PEEK_THREAT, "token", "", "", ""),
    "start_talk": (ops.START_TALK, "initiator", "target", "skip_rank", "bonus"),
    "start_arrest": (ops.START_ARREST, "officer", "target", "auto", "need_evidence"),
    "start_interrogation": (ops.START_INTERROGATION, "prisoner", "", "", "bonus"),
    "vigilance_test": (ops.TEST, "agent", "", "", "modifier"),
    "release_prisoner": (ops.RELEASE, "agent", "place", "chosen_by", ""),
    "prevent_elimination": (ops.PREVENT, "agent", "", "", ""),
    "win": (ops.WIN, "player", "", "", ""),
    "add_counter": (ops.ADD_COUNTER, "counter", "", "", "value"),
}
# Words of short lists, as numbers.
WORDS: dict[str, list[str]] = {
    "roll": ROLLS,
    "check": ["rank_check", "vigilance_test"],
    "stat": ops.STATS,
    "duration": ops.DURATIONS,
    "mode": ["top", "look_n_choose_1"],
    "deck": ["location", "reaction"],
    "source": ["random", "choose"],
    "counter": COUNTERS,
}


class Compiler:
    """Knows the level and the scenario, which conditions may ask for."""

    def __init__(self, level: int, scenario: str) -> None:
        self.level = level
        self.scenario = scenario

    def ability(self, number: int, kind: int, source: int, row: rows.Ability) -> Ability:
        """One ability."""
        made = Ability(number, kind, source)
        for window in row.trigger:
            made.windows |= 1 << ops.WINDOWS.index(window)
        made.used_by = SIDES.index(row.used_by) if row.used_by in SIDES else ops.NONE
        conditions = [self.condition(term) for term in row.when]
        for term in row.do:
            conditions += self.implied(term)
        made.when = [op for op in conditions if not self.named([op])]
        made.linked = [op for op in conditions if self.named([op])]
        made.cost = [self.cost(term) for term in row.cost]
        named = self.named(made.linked)
        made.picks = [self.pick(choice, row, named) for choice in row.choose]
        self.program(row.do, made.do)
        made.duration = ops.DURATIONS.index(row.duration)
        made.limit = ops.LIMITS.index(row.limit)
        made.mandatory = row.mandatory
        return made

    def implied(self, term: Term) -> list[Op]:
        """What an effect asks for before its ability is offered (6.3)."""
        if term.name == "start_talk":
            return [self.op(ops.MAY_TALK, term, "initiator", "target")]
        if term.name == "start_arrest":
            need = term.number("need_evidence")
            return [self.op(ops.MAY_ARREST, term, "officer", "target", need)]
        if term.name == "gain_mission":
            return [self.op(ops.MAY_GAIN_MISSION, term, "agent")]
        if term.name in ("relocate", "walk"):
            return [self.op(ops.MAY_MOVE, term, "agent")]
        return []

    def op(self, code: int, term: Term, a: str, b: str = "", n: int = 0) -> Op:
        """A condition with up to two names."""
        return Op(code, self.name(term, a), self.name(term, b) if b else ops.NONE, 0, n, [])

    def named(self, conditions: list[Op]) -> set[int]:
        """The choices that conditions mention."""
        found: set[int] = set()
        for op in conditions:
            for name in (op.a, op.b):
                if ops.CHOICE <= name % 1000 < ops.CHOICE + 6:
                    found.add(name % 1000 - ops.CHOICE)
            found |= self.named(op.kids)
        return found

    def pick(self, choice: rows.Choice, row: rows.Ability, named: set[int]) -> Pick:
        """One object to choose."""
        place = ops.CHOICES.index(choice.name)
        name = ops.CHOICE + place
        domains = ["own_agent", "enemy_agent", "prisoner", "color", "location"]
        domain = [*domains, "own_threat", "enemy_threat"].index(choice.domain)
        filters: list[Op] = []
        term = choice.filter
        if term is not None:
            if term.name == "not_self":
                same = Op(ops.IS, name, ops.SELF, 0, 0, [])
                filters.append(Op(ops.NOT, ops.NONE, ops.NONE, 0, 0, [same]))
            elif term.name == "not_chief":
                chief = Op(ops.IS_CHIEF, name, ops.NONE, 0, 0, [])
                filters.append(Op(ops.NOT, ops.NONE, ops.NONE, 0, 0, [chief]))
            elif term.name == "not_black":
                filters.append(Op(ops.NOT_BLACK, name, ops.NONE, 0, 0, []))
            elif term.name == "colors":
                bits = sum(1 << COLORS.index(color) for color in term.words("of"))
                filters.append(Op(ops.COLORED, name, ops.NONE, 0, bits, []))
            elif term.name != "any":
                filters.append(self.condition(term))
        seat = ops.ME
        for effect in [inner for term in row.do for inner in term.inner()]:
            if choice.name in (effect.args.get("to"), effect.args.get("target")):
                if effect.has("player"):
                    seat = PLAYERS[effect.word("player")]
                if effect.name == "transfer_evidence":
                    same = Op(ops.IS, name, self.name(effect, "from"), 0, 0, [])
                    filters.append(Op(ops.NOT, ops.NONE, ops.NONE, 0, 0, [same]))
        return Pick(place, domain, filters, place in named, seat)

    def name(self, term: Term, key: str) -> int:
        """What a parameter names."""
        inner = term.term(key)
        if inner is not None:
            argument = "x" if inner.has("x") else "a"
            return LOOKUPS[inner.name] + self.name(inner, argument)
        return NAMES[term.word(key)]

    def aim(self, term: Term, key: str) -> int:
        """A target of a goal, or what else a parameter names."""
        word = term.word(key)
        return AIMS[word] if word in AIMS else self.name(term, key)

    def filter(self, word: str) -> tuple[int, int]:
        """A filter for held things: an item or a tag."""
        if word == "any":
            return ops.NONE, 0
        if word in rules.TAGS:
            return ops.NONE, 1 << rules.TAGS.index(word)
        return ITEMS.index(word), 0

    def cost(self, term: Term) -> Op:
        """A cost (6.5): a 0 this component, 1 items, 2 Top Secret cards."""
        if term.name == "discard_self":
            return Op(ops.TRUE, 0, ops.NONE, 0, 1, [])
        if term.name == "discard_top_secret":
            return Op(ops.TRUE, 2, ops.NONE, 0, term.number("n"), [])
        item, tag = self.filter(term.word("filter"))
        return Op(ops.TRUE, 1, item, tag, term.number("n"), [])

    def condition(self, term: Term) -> Op:
        """A condition, or a goal of a mission."""
        name = term.name
        if name == "not":
            inner = term.term("of")
            assert inner is not None
            return Op(ops.NOT, ops.NONE, ops.NONE, 0, 0, [self.condition(inner)])
        if name in ("any_of", "all_of"):
            code = ops.ANY_OF if name == "any_of" else ops.ALL_OF
            kids = [self.condition(inner) for inner in term.terms("of")]
            return Op(code, ops.NONE, ops.NONE, 0, 0, kids)
        if name == "level":
            return self.fixed(self.level >= LEVELS.index(term.word("level")))
        if name == "scenario":
            return self.fixed(self.scenario == term.word("id"))
        if name == "since":
            return self.since(term)
        code = CONDITIONS[name]
        n = term.number("n")
        if name == "at":
            return self.op(code, term, "x", "place")
        if name in ("same_field", "same_sector", "distance_at_most", "is"):
            return Op(code, self.aim(term, "a"), self.aim(term, "b"), 0, n, [])
        if name in ("evidence_at_least", "vp_at_least"):
            target = self.aim(term, "target") if term.has("target") else ops.NONE
            return Op(code, PLAYERS[term.word("player")], target, 0, n, [])
        if name == "holds":
            item, tag = self.filter(term.word("filter"))
            return Op(code, self.name(term, "a"), item, tag, n, [])
        if name == "side":
            return Op(code, self.name(term, "a"), SIDES.index(term.word("side")), 0, 0, [])
        if name == "token_on":
            return Op(code, self.name(term, "location"), SIDES.index(term.word("side")), 0, 0, [])
        if name == "phone_at":
            return self.op(code, term, "location")
        if name == "procedure":
            n = CAUSES.index(term.word("p"))
        elif name == "function":
            n = rules.FUNCTIONS.index(term.word("function"))
        elif name == "appearance":
            n = int(term.word("value") == "uniform")
        return Op(code, self.name(term, "a") if term.has("a") else ops.NONE, ops.NONE, 0, n, [])

    def fixed(self, holds: bool) -> Op:
        """A condition that never changes in this game."""
        return Op(ops.TRUE if holds else ops.FALSE, ops.NONE, ops.NONE, 0, 0, [])

    def since(self, term: Term) -> Op:
        """STA-15.12: an event counted since the card was taken."""
        event = term.term("event")
        assert event is not None
        thing = ops.NONE
        if event.has("location"):
            word = event.word("location")
            thing = ops.NONE if word == "any" else NAMES[word]
        elif event.has("target"):
            thing = self.aim(event, "target")
        result = event.number("result")
        return Op(ops.SINCE, thing, result, EVENTS[event.name], term.number("n"), [])

    # -- effects -----------------------------------------------------------------------------------

    def program(self, terms: list[Term], rows: list[Op]) -> None:
        """Effects one after the other; `if`, `for_each` and tests become jumps."""
        for term in terms:
            if term.name == "if":
                conditions = [self.condition(inner) for inner in term.terms("when")]
                start = self.hole(rows)
                self.program(term.terms("then"), rows)
                after = self.hole(rows)
                rows[start] = self.jump(ops.JUMP_UNLESS, len(rows), conditions)
                self.program(term.terms("else"), rows)
                rows[after] = self.jump(ops.JUMP, len(rows), [])
            elif term.name == "for_each":
                self.loop(term, rows)
            elif term.name == "vigilance_test":
                rows.append(self.effect(term))
                start = self.hole(rows)
                self.program(term.terms("on_pass"), rows)
                after = self.hole(rows)
                rows[start] = self.jump(ops.JUMP_FAILED, len(rows), [])
                self.program(term.terms("on_fail"), rows)
                rows[after] = self.jump(ops.JUMP, len(rows), [])
            else:
                rows.append(self.effect(term))

    def hole(self, rows: list[Op]) -> int:
        """A row that is filled in later."""
        rows.append(self.jump(ops.JUMP, 0, []))
        return len(rows) - 1

    def jump(self, code: int, to: int, conditions: list[Op]) -> Op:
        return Op(code, ops.NONE, ops.NONE, 0, to, conditions)

    def loop(self, term: Term, rows: list[Op]) -> None:
        """`for_each`: note the members, then take one after the other."""
        members = term.term("set")
        assert members is not None
        kind = ["enemy_agents_in", "enemy_threats_in", "markers_on"].index(members.name)
        where = self.name(members, "sector" if members.has("sector") else "location")
        chiefs_too = not (members.has("filter") and members.word("filter") == "not_chief")
        rows.append(Op(ops.EACH, where, ops.NONE, kind, int(chiefs_too), []))
        start = self.hole(rows)
        self.program(term.terms("do"), rows)
        rows.append(self.jump(ops.JUMP, start, []))
        rows[start] = self.jump(ops.NEXT, len(rows), [])

    def effect(self, term: Term) -> Op:
        """One effect."""
        code, a, b, c, n = EFFECTS[term.name]
        return Op(
            code,
            self.argument(term, a),
            self.argument(term, b),
            self.argument(term, c),
            term.number(n) if n else 0,
            [],
        )

    def argument(self, term: Term, key: str) -> int:
        """A parameter as a number."""
        if not key:
            return ops.NONE
        if key in ("player", "chosen_by"):
            return PLAYERS[term.word(key)]
        if key == "skip_rank" or key == "auto":
            return int(term.flag(key))
        if key == "what":
            return ops.LEAVE_FIELD if term.word(key) == "leave_field" else ops.LEAVE_SECTOR
        if key == "target" and term.name == "cancel":
            return int(term.word(key) == "current_action")
        if key == "mode" and term.name == "gain_mission":
            return int(term.word(key) == "choose")
        if key in WORDS:
            return WORDS[key].index(term.word(key))
        return self.name(term, key)
