"""What can go wrong at the server, for the person at the other end or for the host."""

from __future__ import annotations

from konspira.kernel.errors import KonspiraError, Remedy

MINUTE = 60  # seconds


class ServerError(KonspiraError):
    """For the host: a setting, an address or a file that cannot be used. Nothing is started."""


class Refusal(KonspiraError):
    """For the person: this cannot be done now, or not by you. Nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 409, **facts: object) -> None:
        super().__init__(code, message, **facts)
        self.status = status


def bad_request(remedy: Remedy) -> Refusal:
    """Refuse a request that does not fit."""
    return Refusal("bad-request", f"the request does not fit: {remedy}", 400, remedy=remedy)


def too_many(seconds: int = MINUTE) -> Refusal:
    """Refuse a request of somebody who asks too often."""
    return Refusal(
        "too-many-requests",
        f"there were too many requests from your address; wait {seconds} seconds and try again",
        429,
        seconds=seconds,
    )
