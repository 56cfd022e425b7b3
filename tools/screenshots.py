"""Takes pictures of every page and every kind of question: light, dark and phone, three languages.

Run by `make screenshots`. It starts a server of its own that deals the same cards every time, so
that two runs can be compared; somebody has to look at them all the same. With `--docs` it takes
the pictures that the documents show, into `docs/pictures`; `make pictures` does so.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import emerald, estoril, films, host, moments, stawka
from browser.guest import Guest, Seen
from browser.looks import opened
from browser.spiskowcy import eventful, hand, in_hand
from browser.ways import split

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 400_000  # of a picture in the docs
SEED = 19
LOCALES = {"en": "en-GB", "pl": "pl-PL", "de": "de-DE"}

# The same secrets for every deal, the same thoughts of the bots, the same names of tables.
CERTAIN = f"""
import random
from types import SimpleNamespace
from konspira.server.tables import seating
from konspira.server.thinking import thinkers
luck = random.Random({SEED})
seating.secrets = SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes)
thinkers.randbits = random.Random({SEED}).getrandbits
"""
STILL = """
const style = document.createElement('style')
style.textContent = 'time { visibility: hidden } * { caret-color: transparent !important }'
addEventListener('DOMContentLoaded', () => document.head.append(style))
Math.random = () => 0.4
"""


class Form(NamedTuple):
    """A kind of screen."""

    name: str
    width: int
    height: int
    theme: str
    scale: float = 1.0

    @property
    def phone(self) -> bool:
        return self.width < 760


FORMS = [
    Form("light", 1440, 900, "light"),
    Form("dark", 1440, 900, "dark"),
    Form("phone", 390, 844, "light", 2.0),
    Form("phone-dark", 390, 844, "dark", 2.0),
]

Act = Callable[[Guest], None]


class Scene(NamedTuple):
    """A picture: an address, what is done there first, and how much of it is shown."""

    name: str
    path: str
    act: Act = lambda guest: None
    full: bool = False  # the whole page and not only what fits on the screen
    tall: int = 0  # the height of the screen, for what scrolls by itself
    only: str = ""  # "wide" or "phone": where it makes sense


class Studio:
    """A browser, a server, and a person who has been to many tables."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str,
        folder: Path,
        wish: Path,
        forms: list[Form] = FORMS,
    ) -> None:
        self.browser = browser
        self.address = address
        self.language = language
        self.folder = folder
        self.wish = wish  # where the server looks for a moment at which a table begins
        self.forms = forms
        self.host = self.guest(FORMS[0]).introduce("Anna")
        self.viewers: dict[tuple[Form, Guest], Guest] = {}
        self.taken: list[Path] = []

    def guest(self, form: Form, person: Guest | None = None, **more: Any) -> Guest:
        """A page of this form, for the person or for somebody new."""
        context: BrowserContext = self.browser.new_context(
            viewport={"width": form.width, "height": form.height},
            device_scale_factor=form.scale,
            color_scheme="dark" if form.theme == "dark" else "light",
            has_touch=form.phone,
            is_mobile=form.phone,
            locale=LOCALES[self.language],
            timezone_id="Europe/Warsaw",
            reduced_motion="reduce",
            storage_state=person.context.storage_state() if person else None,
            **more,
        )
        context.add_init_script(STILL)
        return Guest(context, self.address, self.language)

    def viewer(self, form: Form, person: Guest | None) -> Guest:
        """The one who looks at this form for the person; somebody new is new every time."""
        if person is None:
            return self.guest(form)
        if (form, person) not in self.viewers:
            self.viewers[form, person] = self.guest(form, person)
        return self.viewers[form, person]

    def take(self, scene: Scene, person: Guest | None, forms: list[Form] | None = None) -> None:
        """The picture in all its forms."""
        for form in forms or self.forms:
            if scene.only and (scene.only == "phone") != form.phone:
                continue
            guest = self.viewer(form, person)
            size: ViewportSize = {"width": form.width, "height": scene.tall or form.height}
            guest.page.set_viewport_size(size)
            if not form.phone:
                guest.page.mouse.move(0, 0)
            if scene.path.startswith("/t/") and "no-such" not in scene.path:
                guest.open(scene.path)
                guest.until("heard.frame || heard.table?.status === 'open'")
                guest.page.locator("#main:not(:has(.boardghost))").wait_for()
            else:
                opened(guest, scene.path)
            scene.act(guest)
            guest.page.wait_for_load_state("networkidle")
            guest.until("heard.fetching === 0")
            guest.page.evaluate("document.fonts.ready.then(() => null)")
            if scene.full:
                whole = guest.page.evaluate("document.documentElement.scrollHeight")
                size["height"] = max(form.height, whole)
                guest.page.set_viewport_size(size)
            path = self.folder / f"{scene.name}-{form.name}.png"
            guest.page.screenshot(path=path, animations="disabled")
            self.taken.append(path)
            for complaint in guest.complaints():
                print(f"{path.name}: {complaint}", file=sys.stderr)
            guest.trouble.clear()
            if person is None:
                guest.context.close()


# -- what is done before a picture is taken --------------------------------------------------------


def click_tool(id: str) -> Act:
    return lambda guest: guest.tool(id).click()


def begin_order(guest: Guest) -> None:
    """Raise the cards of the largest kind."""
    frame = guest.frame()
    if frame["question"]["kind"] == "order-type":
        in_hand(guest, split(eventful(frame))[1]).click()
        guest.until("heard.frame.question?.kind === 'order-count'")


def ask_why(guest: Guest) -> None:
    begin_order(guest)
    closed = guest.dock.get_by_role("button", name=guest.say("web-spiskowcy-do-two-kinds"))
    closed.click(force=True)
    guest.dock.get_by_role("status").get_by_role("link").wait_for()


def hover_card(guest: Guest) -> None:
    hand(guest).last.hover()
    guest.page.get_by_role("tooltip").wait_for()


def open_tab(id: str) -> Act:
    return lambda guest: guest.button(id).click()


def open_eyes(guest: Guest) -> None:
    guest.look_with("web-replay-open")


def fairness(guest: Guest) -> None:
    guest.page.get_by_text(guest.say("web-fair"), exact=True).first.click()


def mark_first_chip(guest: Guest) -> None:
    guest.dock.get_by_role("group").get_by_role("button").first.click()


def mark_way(guest: Guest) -> None:
    """A way over several fields, where there is one."""
    far = stawka.town(guest).locator(".spot.open:not(.near)")
    if far.count():
        stawka.middle(far.last).click()


# -- the pictures ----------------------------------------------------------------------------------


def site(studio: Studio) -> None:
    """The pages around the tables, for somebody new and for somebody who has played."""
    studio.take(Scene("home-new", "/", full=True), None)
    for game in ("estoril", "emerald", "stawka"):
        studio.take(Scene(f"home-{game}", f"/?game={game}", full=True), None)
    for name, path in (
        ("rules", "/rules/spiskowcy"),
        ("reference", "/rules/spiskowcy/reference#spi-6.4"),
        ("sources", "/rules/emerald/sources"),
        ("missing", "/no/such/page/here"),
        ("no-table", "/t/no-such-table"),
    ):
        studio.take(Scene(name, path), None)
    for game in ("estoril", "emerald", "stawka"):
        studio.take(Scene(f"rules-{game}", f"/rules/{game}"), None)
    studio.take(Scene("kit", "/kit", full=True), None)
    for name in ("preferences", "account", "credits", "portraits"):
        studio.take(Scene(name, f"/{name}", full=True), studio.host)


def lobby(studio: Studio) -> None:
    """Lists with something in them."""
    jan = studio.guest(FORMS[0]).introduce("Jan")
    jan.new_table(bots=1, seats=4, visibility="public")
    ola = studio.guest(FORMS[0]).introduce("Aleksandra")
    ola.new_table(bots=0, seats=2, visibility="public", pace="daily")
    ola.new_table(bots=3, visibility="public")
    done = studio.host.new_table(bots=1, visibility="public")
    studio.host.skip(done)
    studio.host.new_table(bots=2)
    studio.take(Scene("home", "/", full=True), studio.host)
    studio.take(Scene("tables", "/tables", full=True), studio.host)


def room(studio: Studio) -> None:
    """Before the game: for the host, and for somebody who opens the link."""
    table = studio.host.new_table(bots=1, seats=4, level="greedy")
    studio.take(Scene("room", f"/t/{table}", tall=0), studio.host)
    studio.take(Scene("room-guest", f"/t/{table}"), None)


def table(studio: Studio) -> None:
    """One game of four from its first question to its end."""
    anna = studio.host
    id = anna.new_table(bots=3, level="greedy")
    path = f"/t/{id}"
    met: set[str] = set()

    def skip(until: Callable[[Seen], bool]) -> Seen:
        return anna.skip(id, until, eventful)

    studio.take(Scene("table-first", path), anna)
    skip(lambda frame: frame["view"]["round"] == 4 and frame["question"]["kind"] == "order-type")
    studio.take(Scene("table-order", path), anna)
    studio.take(Scene("table-tip", path, hover_card, only="wide"), anna)
    studio.take(Scene("table-count", path, begin_order), anna)
    studio.take(Scene("table-why", path, ask_why), anna)
    studio.take(Scene("table-list", path, click_tool("web-tool-list"), only="wide"), anna)
    for tool in ("menu", "rules"):
        studio.take(Scene(f"table-{tool}", path, click_tool(f"web-tool-{tool}"), only="wide"), anna)
    studio.take(
        Scene("table-preferences", path, click_tool("web-nav-preferences"), only="wide"), anna
    )
    studio.take(Scene("table-menu", path, click_tool("web-tool-menu"), only="phone"), anna)
    for tab in ("players", "log", "chat"):
        studio.take(Scene(f"table-{tab}", path, open_tab(f"web-tab-{tab}"), only="phone"), anna)
    studio.take(Scene("table-keys", path, lambda one: one.page.keyboard.press("?")), anna)
    studio.take(Scene("table-watched", path), None)
    studio.take(Scene("table-past", f"{path}?move=12"), anna)
    while True:
        frame = skip(lambda frame: frame["question"]["kind"] not in met)
        if frame["result"]:
            break
        kind = frame["question"]["kind"]
        met.add(kind)
        if not kind.startswith("order"):
            studio.take(Scene(f"ask-{kind}", path), anna)
    studio.take(Scene("end", path), anna)
    studio.take(Scene("end-all", path, fairness, tall=2400), anna)
    studio.take(Scene("replay-open", f"{path}?move=9", open_eyes, only="wide"), anna)
    studio.take(Scene("replay", f"{path}?move=9"), anna)


def town(studio: Studio) -> None:
    """Two games of Estoril: the plain one, and one with what is hidden between neighbours."""
    options = {"variant_secret_missions": True, "variant_recruitment_agenda": True}
    evening(studio, "estoril", estoril.eventful, game="estoril")
    evening(studio, "estoril-variants", estoril.eventful, game="estoril", options=options)


def europe(studio: Studio) -> None:
    """Two games of Emerald, for two and for five."""
    evening(studio, "emerald-2", emerald.eventful, bots=1, game="emerald", spectators="none")
    evening(studio, "emerald-5", emerald.eventful, bots=4, game="emerald", spectators="none")


def evening(
    studio: Studio, name: str, answer: Callable[[Seen], str], bots: int = 3, **wishes: Any
) -> None:
    """A game: every kind of question, and its end."""
    anna, met = studio.host, set[str]()
    id = anna.new_table(bots=bots, level="greedy", **wishes)
    show_list = click_tool("web-tool-list")
    studio.take(Scene(f"{name}-list", f"/t/{id}", show_list, only="wide"), anna)
    while True:
        frame = anna.skip(id, lambda frame: frame["question"]["kind"] not in met, answer)
        if frame["result"]:
            break
        kind = frame["question"]["kind"]
        met.add(kind)
        studio.take(Scene(f"{name}-{kind}", f"/t/{id}"), anna)
    studio.take(Scene(f"{name}-end", f"/t/{id}", tall=1400), anna)


def training(studio: Studio) -> None:
    """The three parts of Stawka's campaign."""
    for scenario in ("s1_meeting", "s2_first_clash", "s3_chestnuts"):
        mission(studio, f"stawka-{scenario.partition('_')[0]}", scenario)


def mission(studio: Studio, name: str, scenario: str) -> None:
    """A part: every kind of question, the list, a way that is marked, and the end."""
    anna, met = studio.host, set[str]()
    id = stawka.new_table(anna, scenario, level="greedy")
    while True:
        frame = anna.skip(id, lambda frame: frame["question"]["kind"] not in met, stawka.eventful)
        if frame["result"]:
            break
        kind = frame["question"]["kind"]
        met.add(kind)
        studio.take(Scene(f"{name}-{kind}", f"/t/{id}"), anna)
        if kind == "activation-menu":
            show_list = click_tool("web-tool-list")
            studio.take(Scene(f"{name}-list", f"/t/{id}", show_list, only="wide"), anna)
            studio.take(Scene(f"{name}-way", f"/t/{id}", mark_way, only="wide"), anna)
    studio.take(Scene(f"{name}-end", f"/t/{id}", tall=1400), anna)


def questions(studio: Studio) -> None:
    """Every kind of question of every game, at a table that begins there."""
    for game in moments.TABLES:
        found = moments.find(game)
        for kind in moments.kinds_of(game):
            if kind not in found:
                print(f"{game}: nobody was asked {kind}", file=sys.stderr)
                continue
            table = moments.open_table(studio.host, found[kind], studio.wish)
            studio.take(Scene(f"ask-{game}-{kind}", f"/t/{table}"), studio.host)


def cinema(studio: Studio) -> None:
    """The three films: how each begins, what is special about it, the list, and its end."""
    moments: list[tuple[str, str, int, Callable[[Seen], bool]]] = [
        ("radio", films.RADIO, 0, films.asked("set-radio")),
        ("radio-searched", films.RADIO, 1, films.searched),
        ("radio-transmit", films.RADIO, 0, films.can_transmit),
        ("hotel", films.HOTEL, 0, films.asked("activation-menu")),
        ("audi", films.AUDI, 1, films.driving),
    ]
    for name, scenario, side, until in moments:
        path = f"/t/{films.at(studio.host, scenario, until, side)}"
        studio.take(Scene(f"film-{name}", path), studio.host)
        show_list = click_tool("web-tool-list")
        studio.take(Scene(f"film-{name}-list", path, show_list, only="wide"), studio.host)
    for scenario in films.FILMS:
        name = scenario.partition("_")[0]
        id = stawka.new_table(studio.host, scenario, level="greedy")
        studio.take(Scene(f"film-{name}-first", f"/t/{id}"), studio.host)
        studio.host.skip(id, choose=films.sensible)
        studio.take(Scene(f"film-{name}-end", f"/t/{id}", tall=1400), studio.host)
    room = studio.host.new_table(0, seats=2, game="stawka", options={"scenario": films.RADIO})
    studio.take(Scene("film-room", f"/t/{room}", full=True), studio.host)


def others(studio: Studio) -> None:
    """Somebody else has to choose; somebody proposes something."""
    anna, jan = studio.host, studio.guest(FORMS[0]).introduce("Jan")
    table = anna.new_table(bots=0, seats=2)
    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    frame = anna.ask("GET", f"/tables/{table}/frame")
    waiter, asked = (jan, anna) if frame["question"] else (anna, jan)
    studio.take(Scene("table-others", f"/t/{table}"), waiter)
    asked.ask("POST", f"/tables/{table}/chat", {"text": "Shall we stop here? It is late."})
    asked.ask("POST", f"/tables/{table}/proposal", {"kind": "end"})
    studio.take(Scene("table-proposal", f"/t/{table}"), waiter)


def documents(studio: Studio) -> None:
    """The pictures of the documents: games in the middle, small enough to be loaded quickly."""
    small = Form("", 1280, 800, "light", 0.75)
    studio.take(Scene("home", "/"), None, [small])
    id = studio.host.new_table(bots=3, level="greedy")

    def middle(frame: Seen) -> bool:
        return bool(frame["view"]["round"] == 5 and frame["question"]["kind"] == "order-type")

    studio.host.skip(id, middle, eventful)
    for name, form in (
        ("table", small._replace(width=1440, height=900)),
        ("table-dark", small._replace(width=1440, height=900, theme="dark")),
        ("table-phone", Form("", 390, 844, "light", 1.0)),
    ):
        studio.take(Scene(name, f"/t/{id}", begin_order), studio.host, [form])
    id = studio.host.new_table(bots=3, level="greedy", game="estoril")

    def late(frame: Seen) -> bool:
        return bool(frame["view"]["round"] == 3 and frame["question"]["kind"] == "place-card")

    studio.host.skip(id, late, estoril.eventful)
    form = small._replace(width=1440, height=900, scale=0.65)
    studio.take(Scene("estoril", f"/t/{id}"), studio.host, [form])
    id = studio.host.new_table(bots=3, level="greedy", game="emerald", spectators="none")

    def plotted(frame: Seen) -> bool:
        return bool(frame["view"]["turn"] == 8 and frame["question"]["kind"] == "turn")

    studio.host.skip(id, plotted, emerald.eventful)
    studio.take(Scene("emerald", f"/t/{id}"), studio.host, [form])

    def halfway(frame: Seen) -> bool:
        return bool(frame["view"]["stage"] == 5 and frame["question"]["kind"] == "activation-menu")

    id = films.at(studio.host, films.RADIO, halfway, side=1)
    studio.take(Scene("stawka", f"/t/{id}"), studio.host, [form])
    for path in studio.taken:
        final = path.with_name(path.name.replace("-.png", ".png"))
        path.rename(final)
        size = final.stat().st_size
        print(f"{final.name}: {size // 1000} kB")
        if size > MOST_BYTES:
            raise SystemExit(f"{final.name} has {size} bytes; the most is {MOST_BYTES}")


GROUPS: dict[str, Callable[[Studio], None]] = {
    "site": site,
    "lobby": lobby,
    "room": room,
    "table": table,
    "town": town,
    "europe": europe,
    "training": training,
    "films": cinema,
    "others": others,
    "questions": questions,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help=f"the folder; else {FOLDER.relative_to(ROOT)}")
    parser.add_argument("--lang", choices=list(LOCALES), nargs="+", default=list(LOCALES))
    parser.add_argument("--only", choices=list(GROUPS), nargs="+", help="some groups of pictures")
    names = [form.name for form in FORMS]
    parser.add_argument("--forms", choices=names, nargs="+", default=names)
    parser.add_argument("--docs", action="store_true", help="the pictures of the documents")
    wanted = parser.parse_args()
    missing = host.missing()
    if missing:
        raise SystemExit(missing)
    forms = [form for form in FORMS if form.name in wanted.forms]
    groups: list[Callable[[Studio], None]] = [GROUPS[one] for one in wanted.only or GROUPS]
    if wanted.docs:
        groups = [documents]
    for language in ["en"] if wanted.docs else wanted.lang:
        folder: Path = wanted.out or (PICTURES if wanted.docs else FOLDER)
        if not wanted.docs:
            folder /= language
        folder.mkdir(parents=True, exist_ok=True)
        taken = photograph(folder, language, groups, forms)
        if not wanted.docs:
            print(f"{len(taken)} pictures in {folder}")


def photograph(
    folder: Path, language: str, groups: list[Callable[[Studio], None]], forms: list[Form]
) -> list[Path]:
    """The pictures of these groups in one language."""
    with tempfile.TemporaryDirectory() as temporary:
        settings = {"bot_pause": 0, "thinkers": 1, "requests_per_minute": 0, "tables_per_guest": 0}
        wish = Path(temporary) / "moment.json"
        before = CERTAIN + moments.HOOK.format(path=str(wish))
        with (
            host.serving(Path(temporary), before, **settings) as address,
            sync_playwright() as playwright,
        ):
            browser = host.open_browser(playwright)
            studio = Studio(browser, address, language, folder, wish, forms)
            for group in groups:
                group(studio)
            browser.close()
    return studio.taken


if __name__ == "__main__":
    main()
