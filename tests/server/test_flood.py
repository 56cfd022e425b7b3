"""One guest has a hundred tables of bots that never end: nobody else notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import flood


@pytest.mark.verify
async def test_a_bystander_does_not_notice_a_hundred_tables_of_bots(tmp_path: Path) -> None:
    found = await flood.run(tmp_path, 100, "expert")  # also answers: the bystander's bot does

    assert found.ratio <= flood.MOST, found
