"""Pytest's side of a slice of tests: picks them, and writes what came of each into the journal.

Loaded with `-p tools.soak.plugin --soak-orders FILE`. With pytest-xdist the workers pick, all of
them the same; the process that controls them writes.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import pytest
from tools.soak.journal import Done, append
from tools.soak.orders import SuiteOrder

UNREADABLE = 4  # the exit code where some tests cannot be read
STEPS = ("setup", "call", "teardown")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option of this plugin."""
    parser.addoption("--soak-orders", help="the file with the orders of the soak")


def pytest_configure(config: pytest.Config) -> None:
    """Read the orders; who controls the run also keeps the journal."""
    file = Path(config.getoption("--soak-orders"))
    orders = msgspec.json.decode(file.read_bytes(), type=SuiteOrder)
    check_form(orders.form)
    config.pluginmanager.register(Picker(orders), "soak-picker")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Keeper(orders), "soak-keeper")


def check_form(form: str) -> None:
    """A slice of the compiled form must not run on the plain one, nor the other way round."""
    from tools.soak.worker import form as found  # only tests of Konspira need Konspira

    if found() != form:
        raise pytest.UsageError(f"this Python has the {found()} form of konspira, not the {form}")


class Picker:
    """Picks the tests of the slice that are still to be done."""

    def __init__(self, orders: SuiteOrder) -> None:
        self.orders = orders

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        orders = self.orders
        mine = [item for item in items if orders.work.picks(item.nodeid, marks(item))]
        mine = mine[:: max(1, round(1 / orders.scale))]
        done = set(orders.done)
        kept = [item for item in mine if item.nodeid not in done]
        keep = {item.nodeid for item in kept}
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in keep])
        items[:] = kept


def marks(item: pytest.Item) -> set[str]:
    """The names of a test's marks."""
    return {mark.name for mark in item.iter_markers()}


class Keeper:
    """Writes what came of each test."""

    def __init__(self, orders: SuiteOrder) -> None:
        self.orders = orders
        self.began = time.monotonic()
        self.parent = os.getppid()
        self.seen: dict[str, list[pytest.TestReport]] = {}

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        total = len(ids) + len(self.orders.done)
        Path(self.orders.total).write_text(str(total), encoding="ascii")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            pytest.exit(f"{report.nodeid}\n{report.longreprtext}", returncode=UNREADABLE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seen.setdefault(report.nodeid, []).append(report)
        if report.when == "teardown" or report.when not in STEPS:  # a worker that died has no step
            self.note(report.nodeid, self.seen.pop(report.nodeid))
        if os.getppid() != self.parent:
            pytest.exit("the soak that started these tests is gone")

    def note(self, test: str, reports: list[pytest.TestReport]) -> None:
        """Write one line about a test that is over."""
        bad = [report for report in reports if report.failed]
        skipped = not bad and any(report.skipped for report in reports)
        at = self.orders.seconds + time.monotonic() - self.began
        if bad:
            with Path(self.orders.failures).open("a", encoding="utf-8") as out:
                out.write(f"{'=' * 80}\n{test}\n")
                out.writelines(f"{report.longreprtext}\n" for report in bad)
        append(
            Path(self.orders.journal),
            Done(test, round(at, 1), failed=int(bool(bad)), skipped=skipped),
        )
