"""`konspira serve` on a terminal: what a person sees there, and what stays out of it."""

from __future__ import annotations

import ast
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import segno

import konspira
from konspira.cli import greeting
from konspira.cli.shell import Shell
from konspira.server import logs
from konspira.version import VERSION
from konspira.words import LANGUAGES
from server.test_serving import COMMAND, environment
from support.terminal import ESCAPES, Terminal, on_terminal

SOURCES = Path(logs.__file__).parent
BLOCKS = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
STOP = "\x03"  # Ctrl-C


@contextmanager
def serve(folder: Path, *words: str, **more: str) -> Iterator[Terminal]:
    """A server on a terminal, ready to be used."""
    command = [*COMMAND, "serve", "--port", "0", *words]
    with on_terminal(command, environment(folder, NO_COLOR="1", **more)) as terminal:
        terminal.until(r"(?:Ctrl|Strg)-C.*\n")
        yield terminal


def get(terminal: Terminal, path: str) -> httpx.Response:
    address = terminal.until(r"http://127\.0\.0\.1:\d+")[0]
    return httpx.get(f"{address}{path}", trust_env=False)


# -- the greeting ----------------------------------------------------------------------------------

GREETINGS = {
    "en": f"""Konspira {VERSION} is running. Open it in your browser:

  http://127.0.0.1:PORT

Press Ctrl-C to stop it. Every game is saved.
To let phones in your network play too, start it with --qr.
""",
    "pl": f"""Konspira {VERSION} działa. Otwórz ją w przeglądarce:

  http://127.0.0.1:PORT

Ctrl-C zatrzymuje serwer. Każda gra jest zapisana.
Aby grać też na telefonach w twojej sieci, uruchom z --qr.
""",
    "de": f"""Konspira {VERSION} läuft. Öffne es im Browser:

  http://127.0.0.1:PORT

Strg-C hält es an. Jedes Spiel ist gespeichert.
Damit auch Handys in deinem Netz mitspielen können, starte mit --qr.
""",
}
FAREWELLS = {
    "en": "Konspira has stopped. Every game is saved.\n",
    "pl": "Konspira się zatrzymała. Każda gra jest zapisana.\n",
    "de": "Konspira hat angehalten. Jedes Spiel ist gespeichert.\n",
}


def test_a_person_reads_an_address_and_what_to_press_and_no_log(tmp_path: Path) -> None:
    with serve(tmp_path) as terminal:
        assert get(terminal, "/api/lobby").status_code == 200
        assert get(terminal, "/api/no/such/thing").status_code == 404
        terminal.press(STOP)
        code = terminal.end()

    seen = re.sub(r":\d{4,5}\n", ":PORT\n", terminal.text)
    assert seen == f"{GREETINGS['en']}^C{FAREWELLS['en']}"
    assert code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_greeting_speaks_three_languages(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)

    greeting.greet(Shell(lang), "127.0.0.1", 8000, qr=False)

    seen = ESCAPES.sub("", capsys.readouterr().out)
    assert seen == GREETINGS[lang].replace("PORT", "8000")
    assert Shell(lang).words.say("shell-served") + "\n" == FAREWELLS[lang]


def test_with_qr_phones_get_a_code_of_the_address_in_the_network(tmp_path: Path) -> None:
    if greeting.own_address() is None:
        pytest.skip("this machine is in no network")
    with serve(tmp_path, "--qr", "--log", "json") as terminal:
        shown = terminal.until(r"^  (http://\S+)  from other devices in your network$")[1]
        answer = httpx.get(f"{shown}/api/lobby", trust_env=False)
        line = json.loads(terminal.until(r'^\{.*"/api/lobby".*\}$')[0])

    assert answer.status_code == line["status"] == 200  # JSON can be asked for at a terminal
    assert read_code(terminal.text) == modules(shown)
    assert "--qr" not in terminal.text


def read_code(text: str) -> list[list[int]]:
    """The dark and light modules of a code that was drawn, with one border of light ones."""
    lines = [line[2:] for line in text.splitlines() if re.fullmatch(r"  █[█▀▄ ]+█", line)]
    return [[BLOCKS[sign][half] for sign in line] for line in lines for half in (0, 1)]


def modules(address: str) -> list[list[int]]:
    code = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    return [*code, [0] * len(code[0])]  # a last half line


def test_a_machine_without_a_network_says_why_there_is_no_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    greeting.show_code(Shell("en"), None)

    words = "There is no QR code, because this computer is in no network."
    assert capsys.readouterr().out.strip() == words


@pytest.mark.parametrize(
    ("host", "here", "near"),
    [
        ("127.0.0.1", "http://127.0.0.1:80", None),
        ("localhost", "http://localhost:80", None),
        ("::1", "http://[::1]:80", None),
        ("192.0.2.7", "http://192.0.2.7:80", "http://192.0.2.7:80"),
        ("club.example", "http://club.example:80", "http://club.example:80"),
    ],
)
def test_each_address_is_one_for_a_browser(host: str, here: str, near: str | None) -> None:
    assert greeting.local_address(host, 80) == here
    assert greeting.network_address(host, 80) == near


@pytest.mark.parametrize("host", greeting.EVERYWHERE)
def test_a_server_that_listens_everywhere_has_an_address_for_others(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert greeting.local_address(host, 80) == "http://127.0.0.1:80"
    monkeypatch.setattr(greeting, "own_address", lambda: "192.0.2.7")
    assert greeting.network_address(host, 80) == "http://192.0.2.7:80"
    monkeypatch.setattr(greeting, "own_address", lambda: None)
    assert greeting.network_address(host, 80) is None


# -- what is logged --------------------------------------------------------------------------------


def break_it(folder: Path, terminal: Terminal) -> str:
    """Let a request fail; the number that its sender is told."""
    with sqlite3.connect(folder / "konspira" / "konspira.db") as database:
        database.execute("DROP TABLE tables")
    answer = get(terminal, "/api/lobby")
    assert answer.status_code == 500
    return answer.headers["x-request-id"]


def test_a_bug_is_one_sentence_with_the_number_that_the_player_was_told(tmp_path: Path) -> None:
    with serve(tmp_path, "--lang", "de") as terminal:
        number = break_it(tmp_path, terminal)
        line = terminal.until(r"^\d\d:\d\d:\d\d  Eine Anfrage ist an einem Fehler .*$")[0]

    assert line.endswith(f"Der Spieler hat die Nummer {number} gesehen.")
    assert "no such table" in line
    assert "Traceback" not in terminal.text and "{" not in terminal.text


def test_the_traceback_is_there_for_those_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Traceback" not in logs.Sentences("en").format(broken("a table is stuck"))
    monkeypatch.setenv("KONSPIRA_TRACEBACK", "1")

    lines = logs.Sentences("en").format(broken("a table is stuck")).splitlines()

    assert lines[1] == "Traceback (most recent call last):"
    assert lines[-2:] == ["ValueError: first", "second"]


def test_the_log_can_be_switched_off(tmp_path: Path) -> None:
    with serve(tmp_path, KONSPIRA_LOG="none") as terminal:
        number = break_it(tmp_path, terminal)
        terminal.press(STOP)
        terminal.end()

    assert number not in terminal.text and "no such table" not in terminal.text


def test_every_message_of_the_server_has_a_sentence() -> None:
    said = {
        node.args[0].value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func.value) == "LOG"
        and node.func.attr in ("warning", "error", "exception", "critical")
        and isinstance(node.args[0], ast.Constant)
    }

    assert said == set(logs.SENTENCES)


def broken(message: str) -> logging.LogRecord:
    """A record with an exception and every fact that a message of ours can have."""
    with pytest.raises(konspira.PositionError) as why:
        konspira.make("spiskowcy").position({"phase": "x"})
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("konspira", logging.ERROR, "", 0, message, (), error)
    names = {"table": "oak-gate", "bot": "my_bots:Anna", "database": "konspira.db"}
    record.facts = {**names, "why": why.value}
    return record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", logs.SENTENCES)
def test_every_sentence_can_be_said(message: str, language: str) -> None:
    record = broken(message)

    line = logs.Sentences(language).format(record)

    assert re.fullmatch(r"\d\d:\d\d:\d\d  [A-ZŻ].+\.", line), line
    assert ".." not in line and ".)" not in line


def test_what_libraries_log_is_shown_as_it_is() -> None:
    record = logging.LogRecord(
        "uvicorn.error", logging.WARNING, "", 0, "odd %s", ("\x1b[1m",), None
    )

    assert logs.Sentences("pl").format(record).endswith("  odd  [1m")
