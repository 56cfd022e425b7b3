"""Ten greedy clients: somebody else's round trip stays within three times of its undisturbed time.

Both are measured side by side in one run, at a server in a process of its own.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tools.fuzz_server.watched import Visits, Watched, bystander, cookies, served

CLIENTS = 10
VISITS = 40  # of the bystander, in each period
MOST = 3.0
TRIES = 3  # other work on the machine can only make one of them look worse
TEXT = "[scenario]\na" + ".a" * 9900 + "=1"


def lists(browser: httpx.Client) -> httpx.Response:
    """The description of all games, which once took an eighth of a second."""
    return browser.get("/api/games")


def scenarios(browser: httpx.Client) -> httpx.Response:
    """A text of 20 kB, which once took two seconds."""
    return browser.post(
        "/api/games/stawka/check",
        content=json.dumps({"seats": 2, "options": {"scenario": TEXT}}),
        headers={"content-type": "application/json"},
    )


def ask_on(server: Watched, ask: Callable[[httpx.Client], object], stop: threading.Event) -> None:
    """One client that asks as fast as it is answered."""
    with closing(server.guest("Greedy")) as browser:
        while not stop.is_set():
            ask(browser)


@pytest.mark.verify
@pytest.mark.parametrize("ask", [lists, scenarios])
def test_ten_greedy_clients_delay_nobody(
    tmp_path: Path, ask: Callable[[httpx.Client], object]
) -> None:
    with served(tmp_path) as server:
        with closing(server.guest("Basia")) as basia:
            known = cookies(basia)
        with bystander(server, known, tmp_path) as visits:
            visits.wait(VISITS)  # everything that is made once is made
            times = [side_by_side(server, ask, visits) for _ in range(TRIES)]
            refused = [status for _, _, status in visits.rows() if status != 200]

    assert refused == []
    assert min(busy / quiet for quiet, busy in times) <= MOST, times


def side_by_side(
    server: Watched, ask: Callable[[httpx.Client], object], visits: Visits
) -> tuple[float, float]:
    """The bystander's usual round trip alone, and beside the greedy clients."""
    quiet = visits.wait(VISITS)
    stop = threading.Event()
    greedy = [threading.Thread(target=ask_on, args=[server, ask, stop]) for _ in range(CLIENTS)]
    for one in greedy:
        one.start()
    visits.wait(VISITS)  # what each of them may ask at once is over
    busy = visits.wait(VISITS)
    stop.set()
    for one in greedy:
        one.join()
    return visits.usual(*quiet), visits.usual(*busy)
