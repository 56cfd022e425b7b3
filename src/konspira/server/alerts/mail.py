"""E-mail: messages as plain text and HTML, sent over the host's own mail server."""

from __future__ import annotations

import asyncio
import html
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from functools import partial
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from konspira.server.alerts.reach import PATIENCE, THREADS, Unreachable
from konspira.server.errors import Refusal, ServerError

# A local part and the name of a host: enough to send to, and without an end of a header.
ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.)*[\w-]{1,63}")
LONGEST: Final = 254


class Letter(msgspec.Struct, frozen=True):
    """A message on its way to a mailbox."""

    to: str
    subject: str
    lines: Sequence[str]
    link: str
    press: str  # the words of the link
    foot: str
    number: str  # the same for every attempt to send it
    language: str
    off: str = ""  # one press there ends these mails; empty: this mail was asked for
    stop: str = ""  # the words of that link


class Refused(Exception):
    """The other side refuses this address permanently."""


class Server(msgspec.Struct, frozen=True):
    """The host's mail server."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str


def server(url: str, sender: str) -> Server | None:
    """Return the mail server of the settings; None if there is none."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        parts, port = urlsplit(""), 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ServerError(
            "bad-mail-url",
            "KONSPIRA_MAIL_URL is no mail server; write smtp://user:password@host:587",
        )
    if not ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise ServerError(
            "bad-mail-sender",
            f'KONSPIRA_MAIL_FROM cannot be "{sender}"; write Konspira <konspira@example.org>',
            value=sender,
        )
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Server(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def check_address(text: str) -> str:
    """Return an address to write to; one with a line break could write headers of its own."""
    if len(text) > LONGEST or not text.isascii() or not ADDRESS.fullmatch(text):
        shown = text[:80].encode("unicode_escape").decode()
        raise Refusal(
            "bad-mail-address",
            f'"{shown}" is no e-mail address; write one like anna@example.org',
            400,
            value=shown,
        )
    return text


def letter_of(letter: Letter, sender: str) -> EmailMessage:
    """Return the message in the form in which it travels."""
    message = EmailMessage()
    name, address = parseaddr(sender)
    local, _, domain = address.rpartition("@")
    message["From"] = Address(name or "Konspira", local, domain)
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.number}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.language
    if letter.off:
        message["List-Unsubscribe"] = f"<{letter.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ends = [letter.foot, *([f"{letter.stop}: {letter.off}"] if letter.off else [])]
    message.set_content("\n\n".join([*letter.lines, letter.link, "-- ", *ends]) + "\n")
    message.add_alternative(_html(letter), subtype="html")
    return message


def _html(letter: Letter) -> str:
    said = "".join(f"<p>{html.escape(line)}</p>" for line in letter.lines)
    off = (
        f' <a href="{html.escape(letter.off)}">{html.escape(letter.stop)}</a>' if letter.off else ""
    )
    return (
        f'<!doctype html><html lang="{letter.language}"><body style="font:16px/1.5 sans-serif;'
        f'color:#1c202c;background:#f5f1e8;padding:24px"><div style="max-width:32em;margin:auto;'
        f'background:#fffef9;padding:24px;border-radius:12px"><h1 style="font-size:20px;margin:0">'
        f'{html.escape(letter.subject)}</h1>{said}<p><a style="display:inline-block;background:'
        f'#1c202c;color:#fff;padding:10px 18px;border-radius:99px;text-decoration:none" '
        f'href="{html.escape(letter.link)}">{html.escape(letter.press)}</a></p></div>'
        f'<p style="max-width:32em;margin:16px auto;font-size:13px;color:#5a5f6d">'
        f"{html.escape(letter.foot)}{off}</p></body></html>"
    )


async def send(server: Server, letter: Letter) -> str:
    """Hand a letter to the mail server; return its answer. Raises Unreachable or Refused."""
    work = partial(_send, server, letter)
    try:
        async with asyncio.timeout(2 * PATIENCE):
            return await asyncio.get_running_loop().run_in_executor(THREADS, work)
    except TimeoutError:
        raise Unreachable("no answer in time") from None


def _send(server: Server, letter: Letter) -> str:
    message = letter_of(letter, server.sender)
    try:
        with _connected(server) as smtp:
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(message, parseaddr(server.sender)[1], [letter.to])
            return "accepted"
    except smtplib.SMTPRecipientsRefused as error:
        code, said = error.recipients[letter.to]
        raise _refused(code, said) from None
    except smtplib.SMTPResponseException as error:
        raise Unreachable(_text(error.smtp_code, error.smtp_error)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(str(error)[:120] or type(error).__name__) from None


def _connected(server: Server) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.tls:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
    smtp = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    smtp.ehlo()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
        smtp.ehlo()
    elif server.user:
        smtp.close()
        raise OSError("the mail server offers no TLS; the password was not sent")
    return smtp


def _refused(code: int, said: bytes | str) -> Exception:
    text = _text(code, said)
    return Refused(text) if 550 <= code <= 559 else Unreachable(text)


def _text(code: int, said: bytes | str) -> str:
    words = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return f"{code} {' '.join(words.split())}"[:160]
