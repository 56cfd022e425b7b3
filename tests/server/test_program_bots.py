"""A bot that asks a program, at a web table: lent by the host, and replaced where it fails."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from konspira.server.settings import Settings
from support.chairs import new_table
from support.club import open_club


@pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
@pytest.mark.parametrize("bot", ["Diary", "Dying"])
async def test_a_program_plays_at_a_web_table(
    settings: Settings, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary.jsonl"
    monkeypatch.setenv("DIARY", str(diary))
    name = f"support.answering:{bot}"
    async with open_club(msgspec.structs.replace(settings, bots=(name,))) as club:
        anna = await club.guest("Anna")
        host = await new_table(anna, game="leduc", seat=None, seats=2, bots=[name, "greedy"])
        async with host.page() as page:
            await host.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])

        assert page.frame["result"]["ended"] == "played"
        assert (await host.info())["seats"][0]["level"] == name
    if bot == "Diary":
        assert '"type": "question"' in diary.read_text(encoding="utf-8")
