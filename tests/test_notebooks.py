"""The notebooks of the documentation run from the first cell to the last, and are kept clean."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools.notebooks import FOLDER, kept

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
NEEDED = [name for name in ("nbclient", "ipykernel") if find_spec(name) is None]

# In a process of its own: what a kernel's libraries warn of is not about us.
RUN = """
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], 4)
nbformat.validate(book)
NotebookClient(book, timeout=None, resources={"metadata": {"path": sys.argv[2]}}).execute()
nbformat.write(book, sys.argv[3])
"""


def test_there_are_six() -> None:
    assert [path.stem for path in NOTEBOOKS] == [
        "belief-and-review",
        "data-set",
        "designers-question",
        "first-steps",
        "own-bot",
        "training",
    ]


@every_notebook
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert text == kept(text, path.stem), "run tools/notebooks.py"


def test_outputs_would_be_noticed() -> None:
    path = NOTEBOOKS[0]
    data = json.loads(path.read_text(encoding="utf-8"))
    [first, *_] = [cell for cell in data["cells"] if cell["cell_type"] == "code"]
    first["outputs"] = [{"name": "stdout", "output_type": "stream", "text": ["a secret"]}]
    first["execution_count"] = 3

    clean = kept(json.dumps(data), path.stem)

    assert clean == path.read_text(encoding="utf-8") and "a secret" not in clean


def test_the_page_on_research_lists_every_notebook() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")

    assert sorted(re.findall(r"\(notebooks/([\w-]+)\.ipynb\)", page)) == [
        path.stem for path in NOTEBOOKS
    ]


@pytest.mark.verify
@pytest.mark.skipif(
    bool(NEEDED), reason=f"{', '.join(NEEDED)} not installed; pip install 'konspira[test]'"
)
@every_notebook
def test_a_notebook_runs_to_its_end(path: Path, tmp_path: Path) -> None:
    out = tmp_path / path.name

    done = subprocess.run(
        [sys.executable, "-c", RUN, str(path), str(tmp_path), str(out)],
        env={**os.environ, "TMPDIR": str(tmp_path)},  # what it writes goes with the test
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr[-4000:]
    cells = json.loads(out.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in code)
    shown = [output for cell in code for output in cell["outputs"]]
    assert not [output for output in shown if output["output_type"] == "error"]
    drawn = [output for output in shown if "text/html" in output.get("data", {})]
    assert drawn or path.stem == "training"
