"""What a server writes down: lines of JSON for machines, sentences for a person at a terminal.

The web is not imported here: processes in which bots think write logs too, and must start at once.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from konspira.kernel.errors import KonspiraError

if TYPE_CHECKING:
    from konspira.words import Words

LOG = logging.getLogger("konspira")
REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of what is being answered

Form = Literal["auto", "json", "text", "none"]

# The sentence for each message that a person at the terminal should see. The facts of a message
# are those of its record, and `reason`, the exception.
SENTENCES = {
    "server-broke": "shell-log-server-broke",
    "a bot has failed; another one chooses in its place": "shell-log-bot-failed",
    "overdue tables could not be read": "shell-log-clocks",
    "a table cannot go on": "shell-log-table-ended",
    "orders could not be read": "shell-log-orders",
    "a table cannot end": "shell-log-table-not-stopped",
    "a table is stuck": "shell-log-table-stuck",
    "a bot cannot think; any choice will do": "shell-log-bot-thoughtless",
    "a table could not be read": "shell-log-table-unread",
    "reviews could not be read": "shell-log-reviews",
    "a game cannot be reviewed": "shell-log-review-refused",
    "a review broke off": "shell-log-review-broke",
    "the broker is away": "shell-log-broker-away",
    "the claim on the database is lost": "shell-log-claim-lost",
    "another server uses the database": "shell-log-claim-taken",
    "the claim on the database is back": "shell-log-claim-back",
    "the broker is back": "shell-log-broker-back",
    "sessions could not be checked": "shell-log-sessions",
    "alerts could not be sent": "shell-log-alerts",
    "an alert could not be made": "shell-log-alert-failed",
    "too many letters are on their way; one is not written": "shell-log-letters",
    "a letter was not written": "shell-log-letter-unwritten",
    "a letter was refused": "shell-log-letter-refused",
    "a letter was not taken": "shell-log-letter-not-taken",
    "guests could not be forgotten": "shell-log-guests",
    "a live connection broke": "shell-log-live-broke",
    "few connections are possible": "shell-log-few-files",
}


UNSAID = ('%s - "WebSocket %s"', "Invalid UTF-8 sequence received")


class Lines(logging.Formatter):
    """Each record is one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class Sentences(logging.Formatter):
    """Each record is one sentence behind the time; KONSPIRA_TRACEBACK=1 adds the traceback."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    @cached_property
    def words(self) -> Words:
        """Read when something is to be said, which is seldom."""
        from konspira.words import LANGUAGES, Words

        return Words(self.language if self.language in LANGUAGES else LANGUAGES[0])

    def format(self, record: logging.LogRecord) -> str:
        clock = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        line = f"{clock}  {self._sentence(record)}"
        if record.exc_info and os.environ.get("KONSPIRA_TRACEBACK"):
            line += "\n" + "".join(traceback.format_exception(*record.exc_info)).rstrip()
        return line

    def _sentence(self, record: logging.LogRecord) -> str:
        """Our own messages in the host's language, those of libraries as they are."""
        error = record.exc_info[1] if record.exc_info else None
        reason = f"{type(error).__name__}: {error}" if error else ""
        id = SENTENCES.get(str(record.msg))
        if id is None:
            return _one_line(f"{record.getMessage()} ({reason})" if reason else record.getMessage())
        facts = {"reason": reason, "request": REQUEST.get(), **getattr(record, "facts", {})}
        told = {name: self._fact(fact) for name, fact in facts.items()}
        return _one_line(self.words.say(id, **told))

    def _fact(self, fact: object) -> str:
        text = self.words.error(fact) if isinstance(fact, KonspiraError) else str(fact)
        return text[:400].removesuffix(".")  # it stands inside a sentence


def _one_line(text: str) -> str:
    """A text without anything that would steer the terminal."""
    return "".join(one if one.isprintable() else " " for one in text)


class Quiet(logging.Filter):
    """Leaves out what uvicorn says of a WebSocket: its query can hold a secret.

    Our own line says the rest, and what a client sent wrongly is counted.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(UNSAID)


def start_logging(form: Form, language: str) -> None:
    """Write the log to stderr, ours and that of the web server alike.

    `auto` is JSON for a file or a program, and sentences about what went wrong for a terminal.
    """
    if form == "auto":
        form = "text" if sys.stderr.isatty() else "json"
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Sentences(language) if form == "text" else Lines())
    if form == "none":
        handler = logging.NullHandler()
    level = logging.INFO if form == "json" else logging.WARNING
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("uvicorn.access").disabled = True  # our own line says more, and no secrets
    web = logging.getLogger("uvicorn.error")
    web.filters = [Quiet()]
    logging.getLogger("alembic").setLevel(logging.WARNING)
