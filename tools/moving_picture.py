"""Films a round of Spiskowcy in Chromium, for the README: `docs/pictures/table.webp`.

Run by `make pictures`. A real server deals the same cards every time and real bots play; the tool
moves a mouse, clicks, and keeps what the browser paints. Waiting is cut short: nobody wants to see
a bot think.
"""

from __future__ import annotations

import argparse
import base64
import io
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Locator, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from tools.screenshots import CERTAIN, PICTURES, STILL

from browser import host
from browser.guest import Guest, Seen
from browser.spiskowcy import Mouse, eventful
from browser.ways import split

NAME = "table.webp"
WIDTH, HEIGHT = 1080, 720  # a README shows about 850 of them: large enough to read
MOST_BYTES = 1_500_000
LEAST, MOST = 8.0, 15.0  # seconds
MOVING = 6.5  # seconds of motion at most, between the moments that are held
QUALITY = 75
SHORTEST, LONGEST = 0.05, 0.08  # seconds that a frame of a motion is shown
STILL_FOR = 0.5  # seconds without a new frame: nothing moves ...
PAUSE = 0.25  # ... and this much of it is shown
STEPS = 6  # frames of a way of the mouse

# A mouse that can be seen: a browser without a window draws none.
POINTER = """
addEventListener('DOMContentLoaded', () => {
  const mouse = document.createElement('div')
  mouse.innerHTML = '<svg width="22" height="30" viewBox="0 0 22 30"><path fill="#111" '
    + 'd="M2 2v22l5.5-5 3.6 8.6 4-1.7L11.5 17.5H19z" stroke="#fff" stroke-width="2"/></svg>'
  Object.assign(mouse.style, {
    position: 'fixed', left: 0, top: 0, zIndex: 9999, pointerEvents: 'none',
    transformOrigin: '2px 2px', transition: 'scale 80ms',
  })
  mouse.setAttribute('aria-hidden', 'true')
  document.body.append(mouse)
  addEventListener('mousemove', (event) => {
    mouse.style.translate = `${event.clientX - 2}px ${event.clientY - 2}px`
  }, true)
  addEventListener('mousedown', () => { mouse.style.scale = 0.8 }, true)
  addEventListener('mouseup', () => { mouse.style.scale = 1 }, true)
})
"""


class Frame(NamedTuple):
    """A painted frame, and when."""

    at: float
    image: bytes


class Camera:
    """Keeps every frame that the browser paints."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[Frame] = []
        self.holds: list[tuple[float, float]] = []  # moments to look at, and how long
        self._session = guest.context.new_cdp_session(guest.page)
        self._session.on("Page.screencastFrame", self._keep)

    def start(self) -> None:
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self) -> None:
        self._session.remove_listener("Page.screencastFrame", self._keep)
        self._session.send("Page.stopScreencast")

    def _keep(self, event: dict[str, Any]) -> None:
        at = float(event["metadata"]["timestamp"])
        self.frames.append(Frame(at, base64.b64decode(event["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def hold(self, seconds: float) -> None:
        """Let people read what is on the screen now."""
        self.guest.page.wait_for_timeout(STILL_FOR * 1000)
        if self.frames:
            self.holds.append((self.frames[-1].at, seconds))


def filmed(camera: Camera) -> list[tuple[bytes, float]]:
    """The frames with the seconds that each is shown.

    Times are cut to what people need, so that a busy machine films the same as a quick one.
    """
    holds = dict(camera.holds)
    moving: dict[float, float] = {}
    for frame, after in pairwise(camera.frames):
        lasting = after.at - frame.at
        if frame.at not in holds and lasting >= SHORTEST:
            moving[frame.at] = PAUSE if lasting >= STILL_FOR else min(lasting, LONGEST)
    speed = max(1.0, sum(moving.values()) / MOVING)
    seconds = holds | {at: lasting / speed for at, lasting in moving.items()}
    return [(frame.image, seconds[frame.at]) for frame in camera.frames if frame.at in seconds]


# -- the play --------------------------------------------------------------------------------------


class Shown(Mouse):
    """Plays by a mouse that people can follow."""

    def press(self, guest: Guest, thing: Locator) -> None:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box, "what is to be pressed cannot be seen"
        mouse = guest.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6, steps=STEPS)
        guest.page.wait_for_timeout(150)
        mouse.down()
        guest.page.wait_for_timeout(100)
        mouse.up()


def steady(frame: Seen) -> str:
    """An order of the most copies of a character, all of them; then whatever does something."""
    options = [str(option) for option in frame["question"]["options"]]
    if options[0].startswith("order_type"):
        mine = frame["view"]["seats"][frame["view"]["seat"]]["hand"]
        people = [one for one in options if split(one)[1] not in ("raid", "plot")]
        return max(people or options, key=lambda one: mine[split(one)[1]])
    return eventful(frame)


def ready(frame: Seen) -> bool:
    """A good moment to begin: in the middle of the game, with two cards of a kind."""
    mine = frame["view"]["seats"][frame["view"]["seat"]]["hand"]
    most = max((count for card, count in mine.items() if card not in ("raid", "plot")), default=0)
    kind, number = frame["question"]["kind"], frame["view"]["round"]
    return bool(kind == "order-type" and number >= 4 and most >= 2)


def play(guest: Guest, camera: Camera) -> None:
    """Lay an order, be told why another one is not possible, and see what the others have laid."""
    hand = Shown()
    camera.hold(0.9)
    hand.give(guest, guest.frame(), steady(guest.frame()))
    guest.until("heard.frame.question?.kind === 'order-count'")
    camera.hold(0.4)
    closed = guest.dock.get_by_role("button", name=guest.say("web-spiskowcy-do-two-kinds"))
    hand.press(guest, closed)
    guest.dock.get_by_role("status").get_by_role("link").wait_for()
    camera.hold(2.0)
    question = guest.question()
    for seconds in (0.5, 0.8):  # the order, then what is done with it
        hand.give(guest, guest.frame(), steady(guest.frame()))
        question = guest.await_question(question)
        camera.hold(seconds)
    hand.give(guest, guest.frame(), steady(guest.frame()))
    guest.await_question(question)
    camera.hold(1.8)


def film(folder: Path) -> Camera:
    """Play a round before the camera."""
    settings = {"bot_pause": 0.9, "thinkers": 1, "requests_per_minute": 0}
    with host.serving(folder, CERTAIN, **settings) as address, sync_playwright() as playwright:
        browser = host.open_browser(playwright)
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", locale="en-GB"
        )
        context.add_init_script(STILL)
        context.add_init_script(POINTER)
        guest = Guest(context, address, "en").introduce("Anna")
        id = guest.new_table(bots=2, level="greedy")
        guest.skip(id, ready, steady)
        guest.open(f"/t/{id}")
        guest.frame()
        guest.page.evaluate("document.fonts.ready.then(() => null)")
        guest.page.mouse.move(WIDTH * 0.55, HEIGHT * 0.6)
        camera = Camera(guest)
        camera.start()
        play(guest, camera)
        camera.stop()
        complaints = guest.complaints()
        browser.close()
    if complaints:
        raise SystemExit("\n".join(complaints))
    return camera


# -- the file --------------------------------------------------------------------------------------


def write(frames: list[tuple[bytes, float]], path: Path) -> None:
    """An animated WebP that goes round for ever."""
    images = [Image.open(io.BytesIO(image)).convert("RGB") for image, _ in frames]
    images[0].save(
        path,
        save_all=True,
        append_images=images[1:],
        duration=[round(seconds * 1000) for _, seconds in frames],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=PICTURES, help="the folder")
    wanted = parser.parse_args()
    missing = host.missing()
    if missing:
        raise SystemExit(missing)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        frames = filmed(film(Path(temporary)))
    path = wanted.out / NAME
    write(frames, path)
    seconds, size = sum(lasting for _, lasting in frames), path.stat().st_size
    print(f"{NAME}: {len(frames)} frames, {seconds:.1f} s, {size // 1000} kB")
    if not LEAST <= seconds <= MOST:
        raise SystemExit(f"{NAME} lasts {seconds:.1f} s; it should be from {LEAST} to {MOST}")
    if size > MOST_BYTES:
        raise SystemExit(f"{NAME} has {size} bytes; the most is {MOST_BYTES}")


if __name__ == "__main__":
    main()
