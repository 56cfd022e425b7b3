"""Where the rules files, the guides for players and the web pages lie.

The rules files have their home in `docs/rules`. A build copies them into the package; a checkout
and an editable installation read them where they are. Node builds the web pages into the package.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parents[1]  # src/konspira lies in it, where nothing is built
GUIDES = PACKAGE / "guides"
PAGES = PACKAGE / "server" / "pages"
INDEX = "index.html"


def rules_folder(package: Path = PACKAGE, checkout: Path = CHECKOUT) -> Path:
    """The folder of the rules files: the package's own, else that of the checkout."""
    packaged = package / "rules"
    return packaged if packaged.is_dir() else checkout / "docs" / "rules"


def missing_pages() -> str | None:
    """The message that says how to get the web pages; None: they are there."""
    if (PAGES / INDEX).is_file():
        return None
    can_build = (CHECKOUT / "web" / "package.json").is_file()
    return "pages-missing" if can_build else "pages-not-packaged"


RULES = rules_folder()
