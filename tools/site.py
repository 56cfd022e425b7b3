"""Builds the documentation site from `docs` with Zensical. Run by `make docs`.

It builds from a copy in `build/docs`: Zensical clears `.cache` beside its configuration, and that
folder of the project holds other things.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CONFIG = ROOT / "mkdocs.yml"
BUILD = ROOT / "build"


def configuration() -> str:
    """`mkdocs.yml` for a folder elsewhere: it says where the sources lie."""
    text = CONFIG.read_text(encoding="utf-8")
    for before, after in (
        ("site_dir: build/site\n", "site_dir: site\n"),
        ("paths: [src]\n", f"paths: [{ROOT / 'src'}]\n"),
    ):
        if text.count(before) != 1:
            raise SystemExit(f"mkdocs.yml should have one line {before.strip()!r}")
        text = text.replace(before, after)
    return text


def build(folder: Path) -> Path:
    """Build the site below a folder. A warning of Zensical ends the build."""
    shutil.rmtree(folder / "docs", ignore_errors=True)
    shutil.copytree(DOCS, folder / "docs")
    config = folder / "mkdocs.yml"
    config.write_text(configuration(), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(config)]
    done = subprocess.run(command, cwd=ROOT)  # where Python finds tools.site_markdown
    if done.returncode:
        raise SystemExit(done.returncode)
    return folder / "site"


def main() -> None:
    print(f"Open {build(BUILD).relative_to(ROOT) / 'index.html'} in a browser.")


if __name__ == "__main__":
    main()
