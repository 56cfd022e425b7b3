"""Packages that only some commands need: which extra brings them, and what to type for it."""

from __future__ import annotations

import os
from importlib.util import find_spec

from konspira.kernel.errors import OptionError

# What each extra of pyproject.toml lets Python import.
EXTRAS = {
    "server": (
        "litestar",
        "uvicorn",
        "httptools",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "argon2",
        "itsdangerous",
        "webauthn",
        "prometheus_client",
        "segno",
        "markdown_it",
    ),
    "postgres": ("asyncpg",),
    "redis": ("redis",),
    "arena": ("polars", "cmaes", "tomlkit"),
    "cluster": ("ray",),
    "research": ("numpy", "gymnasium", "pettingzoo"),
    "mcp": ("mcp",),
    "push": ("pywebpush",),
}
QUOTE = '"' if os.name == "nt" else "'"  # brackets mean something to a shell


def require(*extras: str) -> None:
    """Go on only where these extras are installed; the remedy names all that are missing."""
    missing = {extra: package for extra in extras if (package := missing_package(extra))}
    if missing:
        package = next(iter(missing.values()))
        command = f"pip install {QUOTE}konspira[{','.join(missing)}]{QUOTE}"
        raise OptionError(
            "needs-extra",
            f"this needs {package}, which is not installed; run {command}",
            value=package,
            command=command,
        )


def missing_package(extra: str) -> str | None:
    """The first package of an extra that is not installed."""
    return next((name for name in EXTRAS[extra] if find_spec(name) is None), None)
