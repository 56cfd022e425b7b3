"""`konspira mcp`: tools for language models, over standard input and output or over HTTP."""

from __future__ import annotations

from typing import Annotated

import typer

from konspira.bots.naming import own_paths
from konspira.cli.options import Lang
from konspira.cli.shell import opened, plain_console
from konspira.extras import require


def mcp(
    http: Annotated[
        bool, typer.Option("--http", help="Serve over HTTP; else over standard input and output.")
    ] = False,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen, with --http.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any that is free.")
    ] = 8100,
    bots: Annotated[
        str,
        typer.Option(metavar="BOTS", help="Further bots to play against: my_bots:Anna,search:1s."),
    ] = "",
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=2**61, help="Fix what is dealt: the first game has this seed."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let language models play: a server of the Model Context Protocol.

    Games are played in this process, against bots. A model starts a game or joins one, sees what
    its seat may see, and chooses. docs/models.md lists the tools.
    """
    with opened(lang) as shell:
        require("mcp")
        import anyio

        from konspira.models.server import build, listening, serve_http
        from konspira.models.tables import Hall

        lent = [name.strip() for name in bots.split(",") if name.strip()]
        own_paths(lent)
        server = build(Hall(lent, seed), shell.words.language)
        if not http:
            server.run("stdio")
            return
        door = listening(host, port)
        shell.console = plain_console(stderr=True)
        where = f"[{host}]" if ":" in host else host
        shell.say("models-address", url=f"http://{where}:{door.getsockname()[1]}/mcp")
        anyio.run(serve_http, server, door, host)
