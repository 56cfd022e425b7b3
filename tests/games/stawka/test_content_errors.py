"""A pack with a mistake gets an error that names file, row, value and remedy, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira.games.stawka
from konspira import ContentError
from konspira.games.stawka.content import pack as content
from konspira.kernel.content import Pack
from konspira.kernel.errors import Remedy
from konspira.words import LANGUAGES, Words

FOLDER = Path(konspira.games.stawka.__file__).parent / "data"

TABLE = Path(__file__).parent / "content_mistakes.txt"
MISTAKES = [
    [cell.strip().replace("\\n", "\n") for cell in line.split("|")]
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def planted(folder: Path, file: str, row: str, old: str, new: str) -> Pack:
    """A pack with one mistake: what stands behind the id of a row is replaced."""
    text = (FOLDER / f"{file}.toml").read_text(encoding="utf-8")
    start = text.index(f'id = "{row}"\n')
    place = text.index(old, start)
    end = text.find("\n[[" + text[text.index("[[") + 2 : text.index("]]")] + "]]", start + 1)
    assert end == -1 or place < end, "the mistake would fall into another row"
    changed = text[:place] + new + text[place + len(old) :]
    (folder / f"{file}.toml").write_text(changed, encoding="utf-8")
    return Pack(FOLDER, content.FILES, folder)


@pytest.mark.verify
@pytest.mark.parametrize(
    ("file", "row", "old", "new", "code", "said"),
    MISTAKES,
    ids=lambda text: text[:30],
)
def test_a_mistake_is_named_with_its_row_and_remedy(
    tmp_path: Path, file: str, row: str, old: str, new: str, code: str, said: str
) -> None:
    pack = planted(tmp_path, file, row, old, new)

    with pytest.raises(ContentError) as caught:
        content.load(pack)

    error = caught.value
    problem = error.facts.get("value")
    assert error.facts["file"] == str(tmp_path / f"{file}.toml")
    if code == "bad":  # the kernel's own words for a value of another type
        assert error.code in ("content-bad-row", "content-not-toml")
        return
    assert error.code == "content-bad-row"
    assert isinstance(problem, Remedy)
    assert problem.code == f"stawka-{code}", problem
    assert said in problem
    if code not in ("rows", "total"):
        assert row in str(error.facts["row"])
    for language in LANGUAGES:
        words = Words(language).error(error)
        assert str(error.facts["row"]) in words and "{" not in words.replace(str(tmp_path), "")


def test_a_pack_may_change_a_number(tmp_path: Path) -> None:
    pack = planted(tmp_path, "agents", "jacek", "rank = 3", "rank = 4")

    rows = content.load(pack).agents

    assert next(row.rank for row in rows if row.id == "jacek") == 4
    own = content.load(Pack(FOLDER, content.FILES)).agents
    assert next(row.rank for row in own if row.id == "jacek") == 3
