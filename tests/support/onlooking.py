"""Every address that could tell somebody who watches a table something about it."""

from __future__ import annotations

from support.chairs import Chair
from support.club import Browser

ASKS = (
    *("", "/frame", "/frame?since=1", "/moments/1", "/moments/999", "/moments/999?eyes=all"),
    *("/moments/2?eyes=1", "/chat", "/asides", "/review", "/record", "/design", "/why?choice=x"),
)
TRIES = ("rematch", "sequel", "start", "resign", "return", "take-back", "skip", "review")
BODIES = {
    "seat": {"salt": "5a" * 16},
    "choose": {"token": "0.0", "choice": "x"},
    "hint": {"token": "0.0"},
    "proposal": {"kind": "end"},
    "proposal/answer": {"agree": True},
    "consent": {"agree": True},
    "places": {"seat": 0, "other": 1},
    "bot": {"seat": 0, "level": "easy"},
}


def requests_of(table: str) -> list[tuple[str, str, object]]:
    """Whatever can be asked of a table by somebody who has no seat there."""
    path = f"/api/tables/{table}"
    asks: list[tuple[str, str, object]] = [("GET", path + ask, None) for ask in ASKS]
    asks += [("GET", url, None) for url in ("/api/lobby", "/api/waiting")]
    asks += [("POST", f"{path}/{one}", None) for one in TRIES]
    asks += [("POST", f"{path}/{one}", body) for one, body in BODIES.items()]
    return [*asks, ("PATCH", path, {"delay": 0}), ("DELETE", f"{path}/seat", None)]


async def everything(browser: Browser, table: str) -> list[str]:
    """Every answer that somebody gets who watches, with its headers, and the live messages."""
    found = []
    asks = [*requests_of(table), ("GET", f"/t/{table}", None)]
    for method, url, body in asks:
        answer = await browser.request(method, url, body, headers={"x-request-id": "same"})
        headers = {**answer.headers, "date": "", "set-cookie": ""}
        if url.startswith("/t/"):  # its preview has the port of the server in it
            headers |= {"etag": "", "content-length": ""}
        text = answer.text.replace(browser.address, "")
        found.append(f"{method} {url} {answer.status_code} {headers} {text}")
    async with Chair(browser, table).page() as page:
        await page.caught_up()
        await page.caught_up()
        found += [text for text in page.raw if '"done"' not in text]
    return found
