"""Numbers of the locks that processes share in PostgreSQL: each purpose has one of its own."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = 7401  # one process at a time brings the tables up to date
CLAIM: Final = 7402  # held as long as a server runs: whose database this is
ALERTS: Final = 7403  # with a second number: the alerts of one reader and channel
MAILINGS: Final = 7404  # one process at a time counts mails
