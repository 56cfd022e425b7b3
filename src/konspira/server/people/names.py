"""Names and logins: which ones people can read, and cannot take for something else."""

from __future__ import annotations

import re
import unicodedata

from konspira.server.errors import Refusal

LONGEST_NAME = 24
LONGEST_LOGIN = 32

# Kinds of characters that draw nothing: controls (those of the writing direction too), halves of
# characters, characters without a meaning, ends of lines.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MARKS = ("Mn", "Me", "Mc")
# Letters, marks and symbols that draw nothing, though their kind says otherwise.
BLANKS = frozenset(
    map(
        chr,
        (
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # fillers of Hangul
            0x2800,  # Braille without a dot
            *(0x17B4, 0x17B5),  # vowels of Khmer that are not written
            *(0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10)),  # variation selectors
            *range(0xE0100, 0xE01F0),
            *(0x034F, 0x16FE4),  # joiner of graphemes, filler of Khitan
            *(0x1D159, 0xFFFC),  # a note without a head, the place of an object
            *(0x13441, 0x13442),  # blanks of Egyptian
        ),
    )
)
SELECTORS = "\ufe0e\ufe0f"  # after a symbol they choose between text and emoji, as in ❤️
ADDRESS = re.compile(r"[0-9]+(\.[0-9]+){3}\.?")


def unseen(text: str) -> str | None:
    """The first character that nobody can see, if there is one."""
    before = " "
    for sign in text:
        kind = unicodedata.category(sign)
        seen_before = before != " " and before not in BLANKS
        if kind in UNSEEN or (kind in MARKS and before == " "):
            return sign
        if sign in BLANKS and not (sign in SELECTORS and seen_before):
            return sign
        before = sign
    return None


def clean_name(text: str) -> str:
    """A name as others read it: single spaces, none around it, every character visible."""
    normal = unicodedata.normalize("NFC", text)
    plain = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in normal)
    name = " ".join(part for part in plain.split(" ") if part)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal(
            "bad-name",
            f"{text!r} cannot be a name; choose 1 to {LONGEST_NAME} characters",
            400,
            value=text,
        )
    _check_seen(name)
    return name


def clean_login(text: str) -> str:
    """A login as the server compares it: capitals make no difference."""
    login = unicodedata.normalize("NFKC", text).lower()
    if len(login) > LONGEST_LOGIN:
        raise Refusal(
            "bad-login",
            f'"{text}" cannot be a login: in small letters it is too long; choose a shorter one',
            400,
            value=text,
        )
    return login


def new_login(text: str) -> str:
    """A login for a new account. Those that exist may break these rules, and still work."""
    login = clean_login(text)
    _check_seen(login)
    if ADDRESS.fullmatch(login) or ":" in login:
        raise Refusal(
            "login-like-address",
            f'"{login}" looks like a network address; add a letter and leave out colons',
            400,
            value=login,
        )
    return login


def _check_seen(text: str) -> None:
    sign = unseen(text)
    if sign is not None:
        code = f"U+{ord(sign):04X}"
        raise Refusal(
            "unseen-character",
            f"nobody can see the character {code} in this name; leave it out",
            400,
            value=code,
        )
