"""The app on a device: it can be installed, opens without a connection, renews itself, is told.

A push is handed to the service worker by the browser's own tools (`deliverPushMessage`): from there
on everything is real. Pressing a notification is not driven: headless Chromium shows none.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from browser import host
from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest
from browser.spiskowcy import Mouse
from konspira.books import PAGES
from support.club import NO_QUOTAS

pytestmark = pytest.mark.verify

OFFLINE = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection to .* failed"]
SLOW: dict[str, Any] = {"pace": "daily"}
# What the page asks of the device is written down instead of done.
DEVICE = """
window.marked = []
navigator.setAppBadge = async (count) => void marked.push(count)
navigator.clearAppBadge = async () => void marked.push(0)
navigator.vibrate = (pulse) => marked.push(['vibrates', ...pulse])
"""
KEPT = """
async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (!/^konspira-files/.test(name)) found.push(name + ' ' + new URL(request.url).pathname)
  return found
}
"""


def wait(page: Page, condition: str, arg: object = None) -> Any:
    """Ask the page again and again until this is true of it."""
    return page.evaluate(
        """async ([source, arg, patience]) => {
  const until = performance.now() + patience
  for (;;) {
    const found = await window.asked[source](arg)
    if (found) return found
    if (performance.now() > until) throw new Error('still not: ' + source)
    await new Promise((next) => setTimeout(next, 50))
  }
}""",
        [condition, arg, PATIENCE],
    )


# Our policy forbids eval: what tests wait for comes with the page.
ASKED = """
window.asked = {
  kept: async (what) => {
    for (const name of await caches.keys())
      for (const one of await (await caches.open(name)).keys())
        if (one.url.includes(what)) return true
    return false
  },
  controlled: async () => Boolean(navigator.serviceWorker.controller),
  waiting: async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.waiting),
  settled: async () => {
    const one = await navigator.serviceWorker.getRegistration('/')
    return one && one.active && !one.waiting && !one.installing
  },
  versions: async (count) =>
    (await caches.keys()).filter((name) => name.startsWith('konspira-files-')).length >= count,
  shown: async (count) => {
    const one = await navigator.serviceWorker.getRegistration('/')
    return (await one.getNotifications()).length === count
  },
  marked: async (last) => window.marked.at(-1) === last,
  title: async (begin) => document.title.startsWith(begin),
}
"""


def at_home(guest: NewGuest, **more: Any) -> Guest:
    """Somebody on a phone whose browser keeps the app."""
    anna = guest("Anna", phone=True, **more)
    anna.context.add_init_script(ASKED + DEVICE)
    anna.page.close()
    anna.page = anna.new_page()
    return anna


def kept(anna: Guest, what: str) -> None:
    wait(anna.page, "controlled")
    wait(anna.page, "kept", what)


def cards(anna: Guest) -> Any:
    return anna.page.locator("[data-wait]")


def test_a_phone_can_install_it(guest: NewGuest) -> None:
    anna = at_home(guest).open("/tables")
    wait(anna.page, "controlled")
    tools = anna.context.new_cdp_session(anna.page)

    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["start_url"] == "/tables"
    # A test's browser has no profile: that alone may stand in the way.
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


def test_without_a_connection_it_opens_with_what_was_last_seen(guest: NewGuest) -> None:
    anna = at_home(guest)
    anna.forgiven += OFFLINE
    table = anna.new_table(bots=2, **SLOW)
    anna.open("/tables")
    cards(anna).first.wait_for()
    anna.open(f"/t/{table}")
    question = anna.await_question()
    assert question is not None
    kept(anna, f"/kept/table/{table}")

    anna.context.set_offline(True)
    anna.open("/tables")

    anna.sees(anna.say("web-offline-last"))
    anna.sees(re.compile(anna.say("web-offline-since", time="@").split("@")[0]))
    assert cards(anna).count() == 1
    assert anna.page.locator(".oldest").count() == 0  # nothing amber asks to be pressed
    cards(anna).first.click()
    anna.sees(anna.say("web-offline-table"))
    anna.page.locator(".boardghost").wait_for(state="detached")
    assert anna.dock.locator(".pri").count() == 0  # the hand can be looked at, nothing chosen
    assert anna.page.locator(".status.mine").count() == 0

    anna.context.set_offline(False)
    anna.sees(anna.say("web-status-your-turn"))
    assert anna.question() == question  # nothing was chosen meanwhile, and nothing was kept
    Mouse().answer(anna, question["options"][0])


@pytest.mark.parametrize("way", ["sign-out", "forget"])
def test_who_leaves_leaves_nothing_on_the_device(guest: NewGuest, way: str) -> None:
    anna = at_home(guest)
    anna.forgiven += OFFLINE
    anna.ask("POST", "/me/account", {"login": f"anna-{way}", "password": "ten letters or more"})
    table = anna.new_table(bots=2, **SLOW)
    anna.open(f"/t/{table}")
    anna.await_question()
    kept(anna, f"/kept/table/{table}")
    anna.open("/account")

    if way == "sign-out":
        anna.button("web-sign-out").click()
    else:
        anna.button("web-delete").click()
        anna.page.get_by_role("textbox").last.fill(anna.say("web-delete-word"))
        anna.button("web-delete-yes").click()
    anna.page.wait_for_url("**/")
    anna.until("heard.fetching === 0")

    left = anna.page.evaluate(KEPT)
    assert [one for one in left if "/kept/" in one or table in one] == []
    anna.context.set_offline(True)
    anna.open("/tables")
    assert cards(anna).count() == 0
    assert anna.say("spiskowcy-title") not in anna.text()
    anna.context.set_offline(False)


def test_the_number_of_waiting_tables_and_the_next_one(guest: NewGuest) -> None:
    anna = at_home(guest)
    tables = [anna.new_table(bots=2, pace="relaxed"), anna.new_table(bots=2, **SLOW)]
    anna.open("/tables")
    wait(anna.page, "marked", 2)
    wait(anna.page, "title", "(2) ")
    assert cards(anna).evaluate_all("all => all.map((one) => one.dataset.wait)") == tables[::-1]

    anna.page.keyboard.press("n")  # the oldest deadline
    anna.page.wait_for_url(f"**/t/{tables[1]}")
    wait(anna.page, "title", "(1) ")  # this one says by itself that it waits
    question = anna.await_question()
    while question is not None and question["kind"].startswith("order"):
        Mouse().answer(anna, question["options"][0])
        question = anna.await_question(question)
    assert anna.table == tables[1]  # never by itself
    anna.page.keyboard.press("n")
    anna.page.wait_for_url(f"**/t/{tables[0]}")


def test_after_a_choice_the_next_table_is_one_press_away(guest: NewGuest) -> None:
    anna, bartek = at_home(guest), guest("Bartek")
    other = anna.new_table(bots=2, pace="relaxed")
    table = anna.new_table(bots=0, seats=2, **SLOW)
    bartek.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    first = anna if anna.ask("GET", f"/tables/{table}/frame")["question"] else bartek
    if first is bartek:
        while anna.ask("GET", f"/tables/{table}/frame")["question"] is None:
            asked = bartek.ask("GET", f"/tables/{table}/frame")["question"]
            answer = {"token": asked["token"], "choice": asked["options"][0]}
            bartek.ask("POST", f"/tables/{table}/choose", answer)
    anna.open(f"/t/{table}")
    question = anna.await_question()
    while question is not None:
        Mouse().answer(anna, question["options"][0])
        frame = anna.frame()
        question = frame["question"]
        if question is None:
            break

    following = anna.page.locator("a.next")
    following.wait_for()
    assert anna.table == table  # it never opens by itself
    following.click()
    anna.page.wait_for_url(f"**/t/{other}")


def swipe(anna: Guest, right: float, part: str = ".top .status") -> None:
    """A finger on the title line, or on another part, goes so far to the right."""
    box = anna.page.locator(part).bounding_box()
    assert box is not None
    finger = anna.context.new_cdp_session(anna.page)
    x, y = box["x"] + box["width"] / 2 - right / 2, box["y"] + box["height"] / 2

    def send(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    for step in (1, 2, 3, 4):
        send("touchMove", {"x": x + right * step / 4, "y": y})
    send("touchEnd")


def test_a_swipe_of_the_title_line_goes_to_the_next_table_and_back(guest: NewGuest) -> None:
    anna = at_home(guest)
    other, table = anna.new_table(bots=2, pace="relaxed"), anna.new_table(bots=2, **SLOW)
    anna.open(f"/t/{table}")
    anna.await_question()
    wait(anna.page, "title", "(1) ")  # the other one is known

    swipe(anna, 30)  # too short to mean anything
    swipe(anna, -30)
    assert anna.table == table
    swipe(anna, -140)
    anna.page.wait_for_url(f"**/t/{other}")
    anna.await_question()
    swipe(anna, 140)
    anna.page.wait_for_url(f"**/t/{table}")


def test_a_table_is_muted_from_its_menu_and_heard_again(guest: NewGuest) -> None:
    anna = at_home(guest)
    table = anna.new_table(bots=2, **SLOW)
    anna.open(f"/t/{table}")
    anna.await_question()
    anna.tool("web-tool-menu").click()
    alerts = anna.page.get_by_role("switch", name=re.compile(anna.say("web-table-mute")))

    for on in ("false", "true"):
        alerts.click()
        anna.page.locator(f".mute[aria-checked={on}]").wait_for()
        anna.until("heard.fetching === 0")
        assert (table in anna.ask("GET", "/alerts")["muted"]) == (on == "false")


def test_a_table_that_waits_is_put_off_muted_and_brought_back(guest: NewGuest) -> None:
    anna = at_home(guest)
    first, second = anna.new_table(bots=2, **SLOW), anna.new_table(bots=2, **SLOW)
    anna.open("/tables")
    wait(anna.page, "marked", 2)
    opener = anna.page.locator("li", has=anna.page.locator(f"[data-wait={first}]")).get_by_role(
        "button", name=re.compile(f"^{anna.say('web-later')}")
    )
    swipe(anna, -140, f"[data-wait={first}]")  # the same menu
    anna.page.keyboard.press("Escape")
    assert opener.get_attribute("aria-expanded") == "false"

    opener.press("Enter")
    anna.page.get_by_role("button", name=anna.say("web-mute-choice")).press("Enter")
    anna.page.locator(f"[data-wait={first}]", has_text=anna.say("web-mute-is-choice")).wait_for()
    assert anna.ask("GET", "/alerts")["muted"] == [first]

    opener.press("Enter")
    anna.page.get_by_role("button", name=anna.say("web-later-in", hours=4)).press("Enter")
    back = anna.page.locator(f"[data-back={first}]")
    back.wait_for()
    wait(anna.page, "marked", 1)
    assert cards(anna).evaluate_all("all => all.map((one) => one.dataset.wait)") == [second]
    waits = {row["id"]: row["later"] for row in anna.ask("GET", "/waiting")}
    assert waits[first] is not None and waits[second] is None
    anna.page.wait_for_function(f"document.activeElement?.dataset.back === '{first}'")
    back.press("Enter")
    wait(anna.page, "marked", 2)
    assert back.count() == 0


def test_a_push_is_shown_counts_and_is_taken_back(guest: NewGuest, whole: Browser) -> None:
    anna = at_home(guest, within=whole, permissions=["notifications"])
    table = anna.new_table(bots=2, **SLOW)
    anna.open("/tables")
    wait(anna.page, "controlled")
    push = pusher(anna)

    push(
        {
            "id": "1",
            "title": "T",
            "body": "b",
            "path": f"/t/{table}",
            "tag": table,
            "waiting": 1,
            "open": "Open",
        }
    )
    wait(anna.page, "shown", 1)
    push({"id": "2", "is": "gone", "tags": [table], "waiting": 0})
    wait(anna.page, "shown", 0)


def pusher(anna: Guest) -> Any:
    """Hands messages to the service worker, as a push service would."""
    tools = anna.context.new_cdp_session(anna.page)
    known: list[str] = []

    def heard(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", heard)
    tools.send("ServiceWorker.enable")
    while not known:
        anna.page.wait_for_timeout(20)

    def push(message: dict[str, Any]) -> None:
        data = {"origin": anna.address, "registrationId": known[-1], "data": json.dumps(message)}
        tools.send("ServiceWorker.deliverPushMessage", data)

    return push


def renewed(pages: Path) -> None:
    """Another version of the client: its first script has another name, as after every change."""
    index, worker = pages / "index.html", pages / "sw.js"
    text = index.read_text("utf-8")
    found = re.search(r"/assets/(index-[\w-]+)\.js", text)
    assert found
    old, new = found.group(1), "index-renewed"
    shutil.copy(pages / "assets" / f"{old}.js", pages / "assets" / f"{new}.js")
    worker.write_text(worker.read_text("utf-8").replace(f"{old}.js", f"{new}.js"), "utf-8")
    index.write_text(text.replace(f"{old}.js", f"{new}.js"), "utf-8")


def test_a_new_version_waits_for_the_end_of_the_game(guest: NewGuest, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    shutil.copytree(PAGES, pages)
    before = (
        "from pathlib import Path\nfrom konspira.server.routes import pages\n"
        f"pages.CLIENT = pages.Client(Path({str(pages)!r}))"
    )
    with host.serving(
        tmp_path, before, requests_per_minute=0, bot_pause=0, thinkers=1, **NO_QUOTAS
    ) as address:
        anna = at_home(guest, at=address)
        table = anna.new_table(bots=2, **SLOW)
        anna.open(f"/t/{table}")
        anna.await_question()
        wait(anna.page, "controlled")
        renewed(pages)

        anna.page.evaluate(
            "navigator.serviceWorker.getRegistration('/').then((one) => one.update())"
        )
        wait(anna.page, "waiting")  # it is there, and does not take over
        question = anna.await_question()
        assert question is not None
        Mouse().answer(anna, question["options"][0])  # the running game goes on

        anna.page.locator("a.brand").click()  # no table is open any more
        wait(anna.page, "settled")
        anna.open("/tables")
        scripts = anna.page.locator("script[src*='index-renewed']")
        assert scripts.count() == 1
        with pytest.raises(Error):
            anna.page.locator(".outage").first.wait_for(timeout=500)
        anna.leave()
        anna.page.close()
