"""Questions of Stawka that hardly any game asks: from a position, or from a part that goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

from support.stawka import Scene, scene


class Rare(NamedTuple):
    """The way to a question: the table, where it begins, and what is chosen by name."""

    options: dict[str, Any]
    position: dict[str, Any] | None
    choices: list[str]


CHESTNUTS = "s3_chestnuts"
KEPT = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 tile_gestapo_4,tile_courts_1 -"
GOES_ON: dict[str, Any] = {"scenario": CHESTNUTS, "carry": KEPT}


def fight() -> Scene:
    """Jacek has a weapon; two of the enemy stand beside him, one of them armed."""
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    table.agent("marta_becher", "squ_a", items=["tile_gestapo_4"])
    return table.agent("puszke", "squ_a").agent("georg", "adm_a").active("jacek")


def exchange() -> Scene:
    """Jacek can kidnap Puszke; Georg sits in jail."""
    table = scene().agent("jacek", "squ_a", items=["tile_gestapo_4", "tile_jail_4"])
    table.agent("puszke", "squ_a").agent("georg", "jail", status="prisoner")
    table.agent("hermann_brunner", "pol_a").dice(1, 1).active("jacek")
    return table.seat("polish", tracks={"yellow": 6, "purple": 6, "blue": 6})


def at(table: Scene, *choices: str) -> Rare:
    return Rare({"scenario": CHESTNUTS}, table.data, list(choices))


KIDNAPPED = ("kidnap(puszke)", "weapon(pistol)")
RARE = {
    "choose-victim": at(fight(), "attack(bayonet)"),
    "strike-back": at(fight(), "attack(bayonet)", "agent(marta_becher)"),
    "show-weapon": at(exchange(), *KIDNAPPED[:1]),
    "place-kidnapped": at(exchange(), *KIDNAPPED),
    "name-prisoner": at(exchange(), *KIDNAPPED, "field(squ_b)"),
    "keep-track": Rare(GOES_ON, None, ["document(kloss_doc_1)"]),
    "keep-item": Rare(GOES_ON, None, ["document(kloss_doc_1)", "keep_track(yellow)"]),
    "keep-holder": Rare(
        GOES_ON, None, ["document(kloss_doc_1)", "keep_track(yellow)", "piece(tile_courts_1)"]
    ),
}
