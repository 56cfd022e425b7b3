"""What can go wrong at the server, for the person at the other end or for the host."""

from __future__ import annotations

from konspira.kernel.errors import KonspiraError


class ServerError(KonspiraError):
    """For the host: a setting, an address or a file that cannot be used. Nothing is started."""


class Refusal(KonspiraError):
    """For the person: this cannot be done now, or not by you. Nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 409, **facts: object) -> None:
        super().__init__(code, message, **facts)
        self.status = status
