"""Bots by what people write: a level, a level with an argument, or a bot of their own.

`greedy` is in the catalogue; `ismcts:500` is a bot of the catalogue that takes an argument;
`package.module:factory` and `package.module:factory:argument` are found by importing the module.
Importing runs code, so only what the owner of the machine wrote may come here: the command line,
the arena, and the bots that a host lends to a server. Guests choose from a list of names.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from konspira.bots.desk import Bot
from konspira.bots.levels import LEVELS, unknown
from konspira.kernel.errors import OptionError, did_you_mean

Factory: TypeAlias = Callable[[int], Bot]  # a seed becomes a bot

_PLACE = re.compile(r"(?P<module>\w+(?:\.\w+)*):(?P<name>[^\W\d]\w*)(?::(?P<argument>.*))?")


def make(name: str, seed: int = 0) -> Bot:
    """Make a bot by its name: `expert`, `ismcts:1000`, `package.module:factory:argument`.

    The same seed makes the same choices.
    """
    return factory(name)(seed)


def factory(name: str, classes: bool = False) -> Factory:
    """Find the factory of a bot by its name; call it with a seed. Same seed, same choices.

    With `classes`, a module may offer only subclasses of `Bot`: nothing else of it is called.
    """
    level, colon, argument = name.partition(":")
    if level in LEVELS:
        return _bound(name, LEVELS[level], argument if colon else None)
    place = _PLACE.fullmatch(name)
    if place is None:
        raise unknown(name)
    module = _module(name, place["module"])
    maker = getattr(module, place["name"], None)
    if not (_is_maker(maker) if classes else callable(maker)):
        known = [word for word, thing in vars(module).items() if _is_maker(thing)]
        remedy = did_you_mean(place["name"], known)
        raise OptionError(
            "bot-not-found",
            f'{place["module"]} has no "{place["name"]}" that makes a bot; {remedy}',
            value=place["name"],
            module=place["module"],
            remedy=remedy,
        )
    return _bound(name, maker, place["argument"])


def is_own(name: str) -> bool:
    """Is this a bot from a module, not from the catalogue?"""
    return name.partition(":")[0] not in LEVELS and _PLACE.fullmatch(name) is not None


def own_paths(names: Sequence[str]) -> list[str]:
    """Return where modules of bots are looked for besides the usual places: here."""
    paths = [os.fspath(Path.cwd())] if any(is_own(name) for name in names) else []
    sys.path += [path for path in paths if path not in sys.path]
    return paths


def fingerprint(name: str) -> str:
    """Return what tells two versions of a module's bot apart; "" for those of the catalogue."""
    place = _PLACE.fullmatch(name)
    if place is None or not is_own(name):
        return ""
    files = [getattr(_module(name, place["module"]), "__file__", None), place["argument"]]
    found = [Path(file).read_bytes() for file in files if file and Path(file).is_file()]
    return blake2b(b"".join(found), digest_size=8).hexdigest() if found else ""


def _module(name: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:  # whatever the author's module raises
        if did_you_mean(module, LEVELS).code != "known":
            raise unknown(name) from None  # a mistyped level rather than a module
        reason = f"{type(error).__name__}: {error}"
        raise OptionError(
            "bot-module",
            f'the module of "{name}" cannot be imported: {reason}; '
            "start where Python finds it, and import it there",
            value=name,
            module=module,
            reason=reason,
        ) from None


def _is_maker(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot


def _bound(name: str, maker: Any, argument: str | None) -> Factory:
    """The factory with its argument filled in, tried once so that mistakes show early."""

    def make(seed: int) -> Bot:
        if argument is None:
            made = maker(seed)
        elif isinstance(maker, type) and issubclass(maker, Bot):
            made = maker.named(argument, seed)
        else:
            made = maker(seed, argument)
        if not isinstance(made, Bot):
            raise OptionError(
                "bot-kind",
                f'"{name}" makes a {type(made).__name__}, not a bot; '
                "return an instance of a subclass of konspira.bots.Bot",
                value=name,
                kind=type(made).__name__,
            )
        return made

    try:
        make(0)
    except OptionError:
        raise
    except Exception as error:  # whatever the author's factory raises
        reason = f"{type(error).__name__}: {error}"
        raise OptionError(
            "bot-not-made",
            f'"{name}" cannot be made: {reason}; a factory takes a seed, and its argument if '
            "it is given one",
            value=name,
            reason=reason,
        ) from None
    return make
