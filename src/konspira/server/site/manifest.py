"""What a browser has to know to put Konspira on a device: name, icons, pictures, shortcuts."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from konspira.server.site import files
from konspira.server.site.files import File
from konspira.words import Words

START: Final = "/tables"  # the tables that wait come first there
DARK: Final = "#1a1f2b"  # the bar of every page, and the ground behind the icon
SCREENS: Final = ("tables", "home")  # made by tools/app_pictures.py
PHONE: Final = "780x1688"
DESKTOP: Final = "1280x800"


class Icon(msgspec.Struct, frozen=True):
    """A picture of ours for an icon."""

    src: str
    sizes: str
    type: str = "image/png"
    purpose: str = "any"


class Screenshot(msgspec.Struct, frozen=True):
    """What the app looks like, for those who think about putting it on their device."""

    src: str
    sizes: str
    form_factor: str
    label: str
    type: str = "image/jpeg"


class Shortcut(msgspec.Struct, frozen=True):
    """What a long press on the icon offers."""

    name: str
    url: str
    icons: list[Icon]


class Manifest(msgspec.Struct, frozen=True):
    """A web app manifest."""

    id: str
    name: str
    short_name: str
    description: str
    lang: str
    dir: str
    start_url: str
    scope: str
    display: str
    theme_color: str
    background_color: str
    categories: list[str]
    icons: list[Icon]
    screenshots: list[Screenshot]
    shortcuts: list[Shortcut]


def _icons() -> list[Icon]:
    return [
        Icon("/favicon.svg", "any", "image/svg+xml"),
        Icon("/app/icon-192.png", "192x192"),
        Icon("/app/icon-512.png", "512x512"),
        Icon("/app/maskable-512.png", "512x512", purpose="maskable"),
        Icon("/app/badge-96.png", "96x96", purpose="monochrome"),
    ]


def _screens(words: Words) -> list[Screenshot]:
    shapes = (("phone", PHONE, "narrow"), ("desktop", DESKTOP, "wide"))
    return [
        Screenshot(f"/app/screen-{name}-{device}.jpg", sizes, form, words.say(f"app-screen-{name}"))
        for device, sizes, form in shapes
        for name in SCREENS
    ]


@cache
def manifest(language: str) -> File:
    """The manifest in one language."""
    words = Words(language)
    told = Manifest(
        id="/",
        name="Konspira",
        short_name="Konspira",
        description=words.say("app-about"),
        lang=language,
        dir="ltr",
        start_url=START,
        scope="/",
        display="standalone",
        theme_color=DARK,
        background_color=DARK,
        categories=["games"],
        icons=_icons(),
        screenshots=_screens(words),
        shortcuts=[
            Shortcut(words.say("app-turn"), START, [Icon("/app/turn-96.png", "96x96")]),
            Shortcut(words.say("app-play"), "/", [Icon("/app/play-96.png", "96x96")]),
        ],
    )
    return files.made(msgspec.json.encode(told), "application/manifest+json", "no-cache")
