"""The benchmark is part of the product: it runs, and its numbers are numbers. No absolute times."""

from __future__ import annotations

import json

import pytest

from konspira import bench
from konspira.kernel.compiling import compiled


@pytest.mark.verify
def test_the_benchmark_measures_every_subject_once_and_speaks_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bench.main(seconds=0.1, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] == compiled()
    names = [row["subject"] for row in found["rows"]]
    assert len(names) == len(set(names))
    assert "konspira spiskowcy, 3 seats" in names
    assert "konspira leduc, 2 seats" in names
    for row in found["rows"]:
        assert row["decisions"] > 0
        assert row["copy_us"] > 0
    if "openspiel hearts" in names:
        assert set(found["ratios"]) >= {
            "spiskowcy : hearts, decisions, inside",
            "leduc : leduc_poker, copy",
        }
    learned = {row["subject"]: row["steps"] for row in found["research"]}
    assert {"konspira batch, spiskowcy", "konspira pettingzoo, stawka"} <= set(learned)
    assert all(steps > 0 for steps in learned.values())
    assert len(found["research_ratios"]) == len(learned) - 1  # PettingZoo's Leduc is the measure
