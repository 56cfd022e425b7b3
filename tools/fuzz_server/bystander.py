"""Somebody who only wants to look at the lobby: how long does that take, again and again?

A process of its own, so that it measures the server and not the fuzzer.
"""

from __future__ import annotations

import http.client
import sys
import time


def main(host: str, port: int, cookie: str, source: str) -> None:
    """Print one line for each visit: when, and how many seconds it took."""
    while True:
        visit = http.client.HTTPConnection(host, port, timeout=60, source_address=(source, 0))
        started = time.monotonic()
        visit.request("GET", "/api/lobby", headers={"cookie": cookie})
        answer = visit.getresponse()
        answer.read()
        print(started, time.monotonic() - started, answer.status, flush=True)
        visit.close()
        time.sleep(0.03)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
