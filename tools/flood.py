"""One guest floods a server with tables of bots alone: does anybody else notice?

    python tools/flood.py [--tables 100] [--level expert]

Starts a server of its own, without limits of tables, and measures a bystander's HTTP round trips
and bot before and during the flood, in one run. It fails if the median of the round trips is more
than three times as long, or if the bystander's bot does not answer.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from konspira.server.settings import Settings
from support.chairs import Chair, new_table, start
from support.club import Browser
from support.processes import served

MOST = 3.0  # times as long as undisturbed
ROUNDS = 40
FILM = {"scenario": "s5_hotel_excelsior"}  # two bots never end it by themselves


class Found(msgspec.Struct):
    """The waits of a bystander, in seconds."""

    before: float
    during: float
    bot_before: float
    bot_during: float

    @property
    def ratio(self) -> float:
        return self.during / self.before


async def round_trip(browser: Browser) -> float:
    """The median of many small requests; of three such, the one that nobody else disturbed."""
    found = []
    for _ in range(3):
        times = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            await browser.get("/api/me")
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)
        found.append(median(times))
    return min(found)


async def answer(chair: Chair, turns: int = 3) -> float:
    """Return how long a bystander waits for the next question, on average."""
    waited = 0.0
    async with chair.page() as page:
        for _ in range(turns):
            await page.choose()
            began = time.perf_counter()
            await page.asked()
            waited += time.perf_counter() - began
    return waited / turns


async def flood(guest: Browser, tables: int, level: str) -> list[Chair]:
    """Open tables of bots alone, all running."""
    wishes: dict[str, Any] = {"game": "stawka", "options": FILM, "bots": [level, level]}
    made = [await new_table(guest, seat=None, **wishes) for _ in range(tables)]
    for chair in made:
        await chair.post("start")
    return made


async def measure(bystander: Browser, guest: Browser, tables: int, level: str) -> Found:
    """A bystander before and during a flood."""
    [chair] = await start(bystander, game="spiskowcy", bots=[None, "medium"])
    bot_before = await answer(chair)
    before = await round_trip(bystander)
    await flood(guest, tables, level)
    await asyncio.sleep(2)  # all of them have begun
    during = await round_trip(bystander)
    return Found(before, during, bot_before, await answer(chair))


async def run(folder: Path, tables: int, level: str, limits: int = 0) -> Found:
    """A server of its own, and a flood of it."""
    settings = Settings(
        database_url=f"sqlite:///{folder / 'flood.db'}",
        requests_per_minute=0,
        tables_per_guest=limits,
        tables_per_address=limits,
        bot_tables_per_guest=limits,
        bot_tables_per_address=limits,
    )
    async with served(settings, folder / "flood.log") as server:
        browsers = [Browser(server.address), Browser(server.address)]
        for browser, name in zip(browsers, ("Bystander", "Flood"), strict=True):
            await browser.post("/api/me", {"name": name})
        try:
            return await measure(browsers[0], browsers[1], tables, level)
        finally:
            for browser in browsers:
                await browser.close()


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--level", default="expert")
    wish = parser.parse_args()
    with TemporaryDirectory(prefix="konspira-flood-") as folder:
        found = asyncio.run(run(Path(folder), wish.tables, wish.level))
    print(f"round trip: {found.before * 1000:.1f} ms, flooded {found.during * 1000:.1f} ms")
    print(f"times {found.ratio:.2f}, at most {MOST}")
    print(f"a bot answers: {found.bot_before:.2f} s, flooded {found.bot_during:.2f} s")
    return 0 if found.ratio <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
