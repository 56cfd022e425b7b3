"""Malformed HTTP and WebSocket messages: no traceback, no growth, nobody else waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.fuzz_server import messages
from tools.fuzz_server.run import Report, fuzz


def test_the_server_minds_no_malformed_message(tmp_path: Path) -> None:
    """1,270 of 10,000 messages left a traceback. A short run says nothing of time and memory."""
    report = fuzz(1_000, tmp_path)

    assert (report.tracebacks, report.errors, report.refused) == ([], [], 0)
    assert report.sent == 1_000


@pytest.mark.soak
def test_a_hundred_thousand_malformed_messages_delay_nobody(tmp_path: Path) -> None:
    report = fuzz(100_000, tmp_path)

    print(report.told())
    assert report.wrong() == []


def test_a_number_is_always_the_same_message() -> None:
    made = [[messages.http(one, "x"), messages.websocket(one)] for one in range(200)]

    assert made == [[messages.http(one, "x"), messages.websocket(one)] for one in range(200)]
    assert len({bytes(one) for both in made for one in both}) > 350


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("tracebacks", ["x"]),
        ("errors", ["x"]),
        ("memory", (100, 111)),
        ("delay", (0.01, 0.031)),
        ("refused", 1),
    ],
)
def test_what_must_not_be_is_reported(field: str, value: object) -> None:
    good = Report(1, 1.0, [], [], (100, 110), (0.01, 0.03), 0)

    assert good.wrong() == []
    assert len(good._replace(**{field: value}).wrong()) == 1  # type: ignore[arg-type]
