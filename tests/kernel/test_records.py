"""Records: what is written leads back to the same game, what was changed is found out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import konspira
from konspira import Rng


def played(seed: int = 3, choices: int | None = None) -> konspira.Record:
    """The record of a random game, or of its beginning."""
    state = konspira.make("spiskowcy", seats=3).start(seed)
    rng = Rng(seed)
    while not state.over and (choices is None or len(state.history) < choices):
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    return konspira.record_of(state, players=["Anna", "Bruno", "Celina"])


def changed(**fields: Any) -> bytes:
    """A record with something else in it."""
    data = json.loads(played().to_json())
    data.update(fields)
    return json.dumps(data).encode()


def test_a_record_is_readable_text_with_a_choice_a_line() -> None:
    text = played(choices=4).to_json().decode()
    data = json.loads(text)
    assert data["game"] == "spiskowcy"
    assert data["seats"] == 3
    assert data["seed"] == 3
    assert data["players"] == ["Anna", "Bruno", "Celina"]
    assert len(data["choices"]) == 4
    assert text.count("\n    [") == 4


def test_a_record_without_choices_is_a_record_too() -> None:
    assert konspira.replay(played(choices=0).to_json()).history == []


def test_a_finished_record_says_how_it_ended_and_can_be_verified() -> None:
    record = konspira.read_record(played().to_json())
    state = konspira.verify(record, konspira.make("spiskowcy", seats=3))
    assert record.result is not None
    assert record.result.scores == state.scores


def test_a_record_can_be_replayed_in_part() -> None:
    record = played()
    assert konspira.replay(record, to=10).history == list(record.choices)[:10]


def test_a_truncated_record_is_refused() -> None:
    text = played().to_json()
    for size in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(konspira.RecordError) as error:
            konspira.read_record(text[:size])
        assert error.value.code == "record-malformed"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seed": None}, "record-malformed"),
        ({"seed": 3, "key": "ff"}, "record-malformed"),
        ({"seed": None, "key": "xyz"}, "record-malformed"),
        ({"seed": None, "key": ""}, "record-malformed"),
        ({"seed": None, "key": "ab" * 65}, "record-malformed"),
        ({"seed": -1}, "record-malformed"),
        ({"seed": 2**62}, "record-malformed"),
        ({"choices": [[0, "x"]]}, "record-malformed"),
        ({"choices": [[0]]}, "record-malformed"),
        ({"surprise": 1}, "record-malformed"),
        ({"format": "other"}, "record-version"),
        ({"version": 99}, "record-version"),
        ({"version": 99, "carry": "from a later Konspira"}, "record-version"),
    ],
)
def test_a_record_that_is_none_is_refused_as_it_is_read(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(konspira.RecordError) as error:
        konspira.read_record(changed(**fields))
    assert error.value.code == code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules": 99}, "record-rules"),
        ({"pack": "0000"}, "record-pack"),
        ({"game": "spiskowzy"}, "unknown-game"),
        ({"seats": 9}, "bad-seats"),
        ({"options": {"order_timing": "later"}}, "bad-option-value"),
        ({"options": {"seats": 3}}, "unknown-option"),
        ({"options": {"pack": "x"}}, "unknown-option"),
        ({"choices": [[0, 100_000]]}, "record-illegal-choice"),
        ({"choices": [[7, 0]]}, "record-illegal-choice"),
        ({"choices": [[0, -1]]}, "record-illegal-choice"),
    ],
)
def test_a_record_that_leads_nowhere_is_refused(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(konspira.KonspiraError) as error:
        konspira.replay(changed(**fields))
    assert error.value.code == code


def test_an_illegal_choice_in_a_record_is_named_by_its_place() -> None:
    choices = [list(choice) for choice in played().choices]
    choices[20] = [choices[20][0], 0]
    with pytest.raises(konspira.RecordError) as error:
        konspira.replay(changed(choices=choices))
    assert error.value.facts["place"] == 21
    assert "--to 20" in str(error.value)


def test_a_record_whose_result_was_changed_is_found_out() -> None:
    game = konspira.make("spiskowcy", seats=3)
    data = json.loads(played().to_json())
    data["result"]["scores"][0] += 1
    with pytest.raises(konspira.RecordError) as error:
        konspira.verify(konspira.read_record(json.dumps(data)), game)
    assert error.value.code == "record-result"
    assert error.value.facts["value"] == ", ".join(str(n) for n in data["result"]["scores"])
    del data["result"]
    with pytest.raises(konspira.RecordError) as error:
        konspira.verify(konspira.read_record(json.dumps(data)), game)
    assert error.value.code == "record-no-result"


@pytest.mark.parametrize(("field", "value"), [("ranks", [9, 9, 9]), ("checksum", "00")])
def test_what_was_changed_beside_the_scores_is_named(field: str, value: object) -> None:
    data = json.loads(played().to_json())
    data["result"][field] = value
    with pytest.raises(konspira.RecordError, match=f"the record claims {field} "):
        konspira.verify(konspira.read_record(json.dumps(data)), konspira.make("spiskowcy", seats=3))


def test_a_result_claimed_for_an_unfinished_game_is_found_out() -> None:
    record = changed(choices=[list(choice) for choice in played().choices][:-1])
    with pytest.raises(konspira.RecordError, match="unfinished"):
        konspira.verify(konspira.read_record(record), konspira.make("spiskowcy", seats=3))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(konspira.RecordError) as error:
        konspira.replay(tmp_path / "nothing.json")
    assert error.value.code == "record-unreadable"


def test_only_a_game_that_listened_from_its_start_can_be_recorded() -> None:
    game = konspira.make("spiskowcy")
    for state in (game.start(1, listen=False), game.position({"round": 2})):
        with pytest.raises(konspira.RecordError) as error:
            konspira.record_of(state)
        assert error.value.code == "record-no-start"


def test_a_record_without_its_format_is_none() -> None:
    data = json.loads(played().to_json())
    del data["format"]
    with pytest.raises(konspira.RecordError) as error:
        konspira.read_record(json.dumps(data))
    assert error.value.code == "record-malformed"


def test_a_negative_number_of_choices_cannot_be_replayed() -> None:
    with pytest.raises(konspira.RecordError) as error:
        konspira.replay(played(), to=-1)
    assert error.value.code == "record-place"


def test_a_game_that_began_to_listen_later_cannot_be_recorded() -> None:
    state = konspira.make("spiskowcy").start(5, listen=False)
    state.choose(state.asked, state.options(state.asked)[0])
    state.listen()
    with pytest.raises(konspira.RecordError):
        konspira.record_of(state)
    again = konspira.make("spiskowcy").start(key=b"a key of this table")
    with pytest.raises(konspira.RecordError):
        konspira.record_of(again.game.position(again.position()))
