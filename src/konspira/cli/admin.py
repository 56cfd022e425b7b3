"""`konspira admin`: what the host of a server can do about tables and people."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from konspira.cli.options import Json, Lang
from konspira.cli.serving import DatabaseUrl, extras_of, with_default_database
from konspira.cli.shell import Shell, ShellError, opened
from konspira.extras import require
from konspira.server.settings import read_settings

if TYPE_CHECKING:
    from konspira.server.operations.admin import Kind, Listed

KINDS = ("guest", "account", "address")
app = typer.Typer(
    name="admin",
    help="See and end the tables of a server, and bar people; the server may run meanwhile.",
    no_args_is_help=True,
)
TheTable = Annotated[str, typer.Argument(metavar="TABLE", help="The name of the table.")]
TheKind = Annotated[str, typer.Argument(metavar="guest|account|address", help="Whom to bar.")]
TheValue = Annotated[str, typer.Argument(metavar="NAME", help="As `admin tables` shows it.")]
TheLogin = Annotated[str, typer.Argument(metavar="LOGIN", help="The login of the account.")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="A note for yourself.")]


def _url(chosen: str | None) -> str:
    """The address of the database; what it needs has to be installed."""
    settings = read_settings(with_default_database(), database_url=chosen)
    require(*extras_of(settings))
    return settings.database_url


def _print_json(shell: Shell, what: Any) -> None:
    shell.console.print(msgspec.json.encode(what).decode(), soft_wrap=True)


@app.command()
def tables(database_url: DatabaseUrl = None, as_json: Json = False, lang: Lang = None) -> None:
    """List the tables that are open or running: host, address, age, length."""
    with opened(lang) as shell:
        url = _url(database_url)
        from konspira.server.operations import admin

        found = asyncio.run(admin.tables(url))
        if as_json:
            _print_json(shell, found)
        elif not found:
            shell.say("shell-admin-none")
        else:
            shell.say("shell-admin-columns", style="bold")
            for one in found:
                shell.console.print(_line(shell, one), soft_wrap=True)


def _line(shell: Shell, one: Listed) -> str:
    words = shell.words
    host = ""
    if one.account is not None:
        host = words.say("shell-admin-account", name=one.name or "", login=one.account)
    elif one.host is not None:
        host = words.say("shell-admin-guest", name=one.name or "", id=one.host)
    age = words.say("shell-admin-age", hours=int((time.time() - one.created) // 3600))
    facts = (one.table, one.game, one.status, host, one.address or "", one.people, one.choices, age)
    return "\t".join(str(fact) for fact in facts)


@app.command()
def end(table: TheTable, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """End a table; everybody there reads why."""
    with opened(lang) as shell:
        url = _url(database_url)
        from konspira.server.operations import admin

        if not asyncio.run(admin.end(url, table)):
            raise ShellError("admin-no-table", value=table)
        shell.say("shell-admin-ended", table=table)


@app.command()
def bar(
    kind: TheKind,
    value: TheValue,
    reason: Reason = "",
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Bar a guest, an account or an address; their tables without other people end."""
    with opened(lang) as shell:
        url, which = _url(database_url), _kind(kind)
        from konspira.server.operations import admin

        ending = asyncio.run(admin.bar(url, which, value, reason))
        if ending is None:
            raise ShellError("admin-nobody", kind=kind, value=value)
        shell.say("shell-admin-barred", kind=kind, value=value, tables=len(ending))


@app.command()
def unbar(
    kind: TheKind, value: TheValue, database_url: DatabaseUrl = None, lang: Lang = None
) -> None:
    """Let somebody come again."""
    with opened(lang) as shell:
        url, which = _url(database_url), _kind(kind)
        from konspira.server.operations import admin

        if not asyncio.run(admin.unbar(url, which, value)):
            raise ShellError("admin-not-barred", kind=kind, value=value)
        shell.say("shell-admin-unbarred", kind=kind, value=value)


@app.command("password-alone")
def password_alone(login: TheLogin, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """Let an account sign in with its password alone, when all its passkeys are lost."""
    with opened(lang) as shell:
        url = _url(database_url)
        from konspira.server.operations import admin

        if not asyncio.run(admin.password_alone(url, login)):
            raise ShellError("admin-not-both", value=login)
        shell.say("shell-admin-password-alone", value=login)


@app.command()
def bars(database_url: DatabaseUrl = None, as_json: Json = False, lang: Lang = None) -> None:
    """List everybody who is barred."""
    with opened(lang) as shell:
        url = _url(database_url)
        from konspira.server.operations import admin

        found = asyncio.run(admin.bars(url))
        if as_json:
            _print_json(shell, found)
        elif not found:
            shell.say("shell-admin-nobody-barred")
        for one in [] if as_json else found:
            since = datetime.fromtimestamp(one.since).strftime("%Y-%m-%d %H:%M")
            facts = {"kind": one.kind, "value": one.value, "since": since, "reason": one.reason}
            shell.say("shell-admin-bar", **facts)


def _kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text:
            found: Any = kind
            return found  # type: ignore[no-any-return]  # one of the three
    raise ShellError("admin-kind", value=text)
