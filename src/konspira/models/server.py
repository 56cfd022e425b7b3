"""The tools of the Model Context Protocol: a language model sits down, looks, asks and chooses.

Every tool answers with text. An error is a tool error: its text begins with a stable code, and
`structured_content` has the code and the facts. After an error nothing has changed.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Annotated, Any

import uvicorn
from anyio.to_thread import run_sync
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent
from pydantic import Field

from konspira import catalogue, rulebook
from konspira.kernel.errors import KonspiraError, OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.models.tables import LONGEST_NOTES, PAGE, Hall, Seat
from konspira.version import VERSION
from konspira.words import LANGUAGES, Words

INSTRUCTIONS = """\
Board games with hidden information, against bots. list_games shows what can be played, rules how.
start_game gives you the key of a seat and your first turn. Then call choose with the key and the
number or the name of an option, until the game is over. Each answer shows what happened, the
table as you see it, and your next question. why_not explains what is not offered.\
"""

Language = Annotated[str, Field(description=f"Language of the texts: {', '.join(LANGUAGES)}.")]
POWER = "power"  # the texts of cards in a game
TEXT = "_text"  # the end of the subjects of other texts

Key = Annotated[str, Field(description="The key of your seat, from start_game or join_game.")]
Choice = Annotated[
    str | int,
    Field(description="The number of an option in your list, or its name as in [brackets]."),
]


def answer(text: str, **facts: object) -> CallToolResult:
    """Return the answer of a tool."""
    content: list[Any] = [TextContent(type="text", text=text)]
    return CallToolResult(content=content, structured_content=facts or None)


def refusal(error: KonspiraError, words: Words) -> CallToolResult:
    """Return an error as a tool's answer: the code, the problem and the remedy, in one language."""
    text = f"{error.code}: {words.error(error)}"
    content: list[Any] = [TextContent(type="text", text=text)]
    facts = {name: fact if type(fact) is int else str(fact) for name, fact in error.facts.items()}
    structured = {"code": error.code, **facts}
    return CallToolResult(content=content, structured_content=structured, is_error=True)


def seen(seat: Seat, again: bool = False, lead: str = "", **facts: object) -> CallToolResult:
    """Return a turn, with facts for programs."""
    table = seat.table
    text = table.turn(seat, again, lead)
    options = len(table.state.options(seat.number))
    return answer(text, **facts, options=options, over=table.state.over)


class Tools:
    """The tools: each is one method, and language models read its docstring."""

    def __init__(self, hall: Hall, language: str) -> None:
        self.hall = hall
        self.language = language

    async def run(self, act: Callable[[], CallToolResult], words: Words) -> CallToolResult:
        """Run something in a thread, because bots think long; an error of ours becomes words."""

        def careful() -> CallToolResult:
            try:
                return act()
            except KonspiraError as error:
                return refusal(error, words)

        return await run_sync(careful)

    def words(self, language: str) -> Words:
        """Return the words of the wanted language if we speak it; errors about it are in ours."""
        return Words(language if language in LANGUAGES else self.language)

    def at(self, key: str) -> Words:
        """Return the words of a seat's language."""
        seat = self.hall.keys.get(key)
        return Words(self.language) if seat is None else seat.words

    async def list_games(self, language: Language = "") -> CallToolResult:
        """List the games: id, title, numbers of seats, options with their values (default first),
        and the bots you can play against."""
        language = language or self.language

        def act() -> CallToolResult:
            words = Words(language)
            lines = [line for kind in catalogue.games().values() for line in described(kind, words)]
            bots = words.say("models-bots", names=", ".join(self.hall.levels))
            return answer("\n".join([*lines, bots]))

        return await self.run(act, self.words(language))

    async def rules(
        self,
        game: Annotated[str, Field(description="The id of a game.")],
        rule: Annotated[
            str, Field(description="The id of a rule, like SPI-6.4. Without it: the whole guide.")
        ] = "",
        language: Language = "",
    ) -> CallToolResult:
        """Explain how a game is played: a guide for players, or one numbered rule by its id (these
        are in English)."""
        language = language or self.language

        def act() -> CallToolResult:
            words = Words(language)
            kind = self.hall.kind(game)
            if not rule:
                return answer(rulebook.read_guide(kind(), words))
            return answer(rulebook.find_rule(rulebook.read_rules(kind), rule))

        return await self.run(act, self.words(language))

    async def explain(
        self,
        game: Annotated[str, Field(description="The id of a game.")],
        thing: Annotated[str, Field(description="A card or another thing: its id or its name.")],
        language: Language = "",
    ) -> CallToolResult:
        """Read the text of a card, an item or another thing of a game, if it has one."""
        language = language or self.language

        def act() -> CallToolResult:
            return answer(written(self.hall.kind(game), thing, Words(language)))

        return await self.run(act, self.words(language))

    async def start_game(
        self,
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        seats: Annotated[
            int | None, Field(description="How many play; without it, as few as possible.")
        ] = None,
        bots: Annotated[
            list[str] | None,
            Field(description="One bot for each other seat, or one name for all of them."),
        ] = None,
        seat: Annotated[int, Field(description="Your seat, counted from 0.")] = 0,
        open_seats: Annotated[
            int, Field(description="How many of the other seats stay open, for join_game.")
        ] = 0,
        options: Annotated[
            dict[str, str | int | bool] | None, Field(description="Options of the game.")
        ] = None,
        name: Annotated[str, Field(description="Your name, as the others read it.")] = "",
        language: Language = "",
    ) -> CallToolResult:
        """Start a game and sit down. The answer has the key of your seat (keep it to yourself), the
        table's name for others who want to join, and your first turn."""
        language = language or self.language

        def act() -> CallToolResult:
            found = self.hall.start(
                game, seats, options or {}, seat, bots, open_seats, name, language
            )
            return self.seated(found)

        return await self.run(act, self.words(language))

    async def join_game(
        self,
        table: Annotated[str, Field(description="The name of a table, from who started it.")],
        seat: Annotated[int | None, Field(description="A free seat, counted from 0.")] = None,
        name: Annotated[str, Field(description="Your name, as the others read it.")] = "",
        language: Language = "",
    ) -> CallToolResult:
        """Take an open seat of a game that somebody else has started. The answer has the key of
        your seat and what you see."""
        language = language or self.language

        def act() -> CallToolResult:
            return self.seated(self.hall.join(table, seat, name, language))

        return await self.run(act, self.words(language))

    def seated(self, seat: Seat) -> CallToolResult:
        """Return the first turn, with the key."""
        table = seat.table
        lead = seat.words.say(
            "models-seated",
            game=seat.words.game(table.game),
            name=table.names[seat.number],
            seat=str(seat.number),
            key=seat.key,
            table=table.id,
        )
        return seen(seat, lead=lead, key=seat.key, table=table.id)

    async def look(
        self,
        key: Key,
        wait: Annotated[
            float, Field(description="Seconds to wait for your turn, at most 60.")
        ] = 0.0,
    ) -> CallToolResult:
        """Show what you see now: events since you last chose, the table, your question and your
        options. Looking changes nothing."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            seat.table.wait(seat, wait)
            return seen(seat, again=True)

        return await self.run(act, self.at(key))

    async def options(self, key: Key) -> CallToolResult:
        """Show your question and your options only, each with the rule that it belongs to, and the
        texts of the cards among them."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            return answer("\n".join(seat.table.asked(seat)))

        return await self.run(act, self.at(key))

    async def why_not(
        self,
        key: Key,
        choice: Annotated[str, Field(description="The name of a choice, like order_count(2).")],
    ) -> CallToolResult:
        """Say why you cannot make a choice now: a sentence and the id of the rule."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            return answer(seat.table.reason(seat, choice))

        return await self.run(act, self.at(key))

    async def choose(self, key: Key, choice: Choice) -> CallToolResult:
        """Answer your question. The others play on, and you get your next turn."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            seat.table.choose(seat, choice)
            return seen(seat)

        return await self.run(act, self.at(key))

    async def history(
        self,
        key: Key,
        page: Annotated[int, Field(description="1 is the newest page.")] = 1,
    ) -> CallToolResult:
        """Show what you have been told since the game began, in pages of 50 lines, newest first."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            story = seat.table.told(seat)
            pages = max(1, -(-len(story) // PAGE))
            if not 1 <= page <= pages:
                raise OptionError(
                    "bad-page",
                    f"there is no page {page}; pages have the numbers from 1 to {pages}",
                    value=page,
                    last=pages,
                )
            end = len(story) - (page - 1) * PAGE
            return answer("\n".join(story[max(0, end - PAGE) : end]), page=page, pages=pages)

        return await self.run(act, self.at(key))

    async def notes(
        self,
        key: Key,
        text: Annotated[
            str | None, Field(description="What to keep instead; without it, only read.")
        ] = None,
    ) -> CallToolResult:
        """Your own notes on this game: nobody else reads them. Read them, or replace them."""

        def act() -> CallToolResult:
            seat = self.hall.seat(key)
            if text is not None and len(text) > LONGEST_NOTES:
                raise OptionError(
                    "notes-too-long",
                    f"your notes have {len(text)} letters; keep at most {LONGEST_NOTES}",
                    value=len(text),
                    most=LONGEST_NOTES,
                )
            if text is not None:
                seat.notes = text
            return answer(seat.notes or seat.words.say("models-no-notes"))

        return await self.run(act, self.at(key))


def written(kind: type[Game], thing: str, words: Words) -> str:
    """Return the texts of a card or another thing, by its id or its name."""
    texts: dict[str, list[str]] = {}  # id -> the subjects that have a text for it
    names: dict[str, str] = {}  # id -> its name
    for subject, ids in kind.vocabulary.items():
        for id in ids:
            if subject == POWER or subject.endswith(TEXT):
                texts.setdefault(id, []).append(subject)
            else:
                names.setdefault(id, words.term(kind, subject, id))
    wanted = " ".join(thing.split()).casefold()
    found = [id for id in texts if wanted in (id.casefold(), names.get(id, "").casefold())]
    if not found:
        remedy = did_you_mean(thing[:40], [names.get(id, id) for id in texts])
        raise OptionError(
            "unknown-thing",
            f'nothing with a text is called "{thing[:40]}"; {remedy}',
            value=thing[:40],
            remedy=remedy,
        )
    lines: dict[str, None] = {}  # once each: two sides may read the same
    for id in found:
        for subject in texts[id]:
            lines[f"{names.get(id, id)} [{id}]: {words.term(kind, subject, id)}"] = None
    return "\n".join(lines)


def described(kind: type[Game], words: Words) -> list[str]:
    """Return a game in a few lines."""
    low, high = kind.seat_range
    seats = str(low) if low == high else f"{low}–{high}"
    lines = [f"{kind.id}: {words.game(kind)}. {words.blurb(kind)}".rstrip()]
    lines.append(f"  {words.say('shell-games-seats', seats=seats)}")
    for setting in kind.settings:
        values = " | ".join(str(value).lower() for value in setting.values)
        name = words.setting(kind, setting.name)
        lines.append(f"  {setting.name} ({name}, {setting.rule}): {values}")
    return lines


TOOLS = (
    "list_games",
    "rules",
    "explain",
    "start_game",
    "join_game",
    "look",
    "options",
    "why_not",
    "choose",
    "history",
    "notes",
)


def build(hall: Hall, language: str = LANGUAGES[0]) -> MCPServer[Any]:
    """Return the server with its tools, for any transport."""
    server: MCPServer[Any] = MCPServer(
        "konspira",
        title="Konspira",
        instructions=INSTRUCTIONS,
        version=VERSION,
        log_level="WARNING",
    )
    tools = Tools(hall, language)
    for name in TOOLS:
        server.add_tool(getattr(tools, name), structured_output=False)
    return server


def listening(host: str, port: int) -> socket.socket:
    """Return a socket to serve on; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    return found


async def serve_http(server: MCPServer[Any], door: socket.socket, host: str) -> None:
    """Serve the tools over HTTP until a person stops it."""
    config = uvicorn.Config(server.streamable_http_app(host=host), log_level="warning")
    await uvicorn.Server(config).serve(sockets=[door])
