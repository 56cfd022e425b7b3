"""Settings: from the environment and from what was chosen, with errors that help."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from konspira.cli.commands import app
from konspira.server.errors import ServerError
from konspira.server.settings import NAMES, Settings, environment_of, read_settings
from konspira.words import Words

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_what_is_chosen_goes_before_the_environment_and_that_before_the_default() -> None:
    environment = {"KONSPIRA_PORT": "9000", "KONSPIRA_HOST": "0.0.0.0", "PATH": "x"}

    settings = read_settings(environment, port=9001, host=None)

    assert (settings.port, settings.host, settings.workers) == (9001, "0.0.0.0", 1)


def test_every_kind_of_setting_can_be_written_in_the_environment() -> None:
    environment = {
        "KONSPIRA_SECURE_COOKIES": "true",
        "KONSPIRA_ORIGINS": "https://a.example, https://b.example,",
        "KONSPIRA_PROXIES": "",
        "KONSPIRA_BOT_PAUSE": "0.5",
        "KONSPIRA_WORKERS": " 3 ",
        "KONSPIRA_LANG": "pl",  # of the command line
    }

    settings = read_settings(environment)

    assert settings == Settings(
        secure_cookies=True,
        origins=("https://a.example", "https://b.example"),
        bot_pause=0.5,
        workers=3,
    )


def test_settings_travel_through_the_environment_unchanged() -> None:
    settings = Settings(
        port=0, origins=("https://a.example", "x"), secure_cookies=True, bot_pause=0.25, thinkers=0
    )

    assert read_settings(environment_of(settings)) == settings
    assert read_settings(environment_of(Settings())) == Settings()
    assert len(NAMES) == len(msgspec.structs.fields(Settings))


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("KONSPIRA_PORT", "eighty", "expected a number"),
        ("KONSPIRA_PORT", "70000", "the number may be 65535 at most"),
        ("KONSPIRA_WORKERS", "0", "the number must be 1 at least"),
        ("KONSPIRA_BOT_PAUSE", "-1", "the number must be 0 at least"),
        ("KONSPIRA_BOT_PAUSE", "nan", "the number must be 0 at least"),
        ("KONSPIRA_BOT_PAUSE", "inf", "the number may be 3600 at most"),
        ("KONSPIRA_SECURE_COOKIES", "perhaps", "expected true or false"),
        ("KONSPIRA_LOG", "jsn", "did you mean “json”?"),
        ("KONSPIRA_LOG", "xml", "known: auto, json, text, none"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: str, words: str) -> None:
    with pytest.raises(ServerError) as caught:
        read_settings({name: value})

    assert caught.value.code == "bad-setting-value"
    assert Words("en").error(caught.value) == (f"The setting {name} cannot be “{value}” ({words}).")


def test_a_mistyped_name_is_noticed_and_the_right_one_named() -> None:
    with pytest.raises(ServerError) as caught:
        read_settings({"KONSPIRA_DATABSE_URL": "sqlite://"})

    assert caught.value.code == "unknown-setting"
    assert "KONSPIRA_DATABASE_URL" in Words("de").error(caught.value)
    assert read_settings({"KONSPIRA_X": "y", "PORT": "z"}) == Settings()


def test_the_page_for_hosts_lists_every_setting_with_its_default() -> None:
    rows = re.findall(
        r"^\| `(KONSPIRA_\w+)` \| (?:`(--[\w-]+)`)? ?\| (?:`([^`]*)`|([^|]*?)) ?\| .+ \|$",
        HOSTING.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    serve: Any = typer.main.get_command(app)
    options = {name for option in serve.commands["serve"].params for name in option.opts}

    assert [row[0] for row in rows] == list(NAMES)
    for variable, option, default, words in rows:
        value = environment_of(Settings())[variable]
        assert default == value.lower() or words.strip() or value == "", variable
        assert not option or option in options, option
    named = {option for _, option, _, _ in rows if option}
    assert options - named == {"--open", "--qr", "--lang"}
