"""Notebooks as they are kept: without outputs, counts and marks of the editor, one form for all.

Run it after a notebook was edited; `--check` only says which ones it would change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def kept(text: str, name: str) -> str:
    """A notebook as it is kept; cells are named after their places, so differences are small."""
    data: dict[str, Any] = json.loads(text)
    cells = [
        {
            "cell_type": cell["cell_type"],
            "id": f"{name}-{place:02}",
            "metadata": {},
            "source": "".join(cell["source"]).splitlines(keepends=True),
            **({"execution_count": None, "outputs": []} if cell["cell_type"] == "code" else {}),
        }
        for place, cell in enumerate(data["cells"])
    ]
    whole = {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> int:
    """Write those that differ, or name them."""
    changed = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        text = path.read_text(encoding="utf-8")
        clean = kept(text, path.stem)
        if clean != text:
            changed += 1
            print(path.name)
            if "--check" not in sys.argv[1:]:
                path.write_text(clean, encoding="utf-8")
    return 1 if changed and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
