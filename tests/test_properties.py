"""Properties of every game of the catalogue, over positions that random play reaches."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import konspira
from konspira.catalogue import GAMES
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from support.strategies import positions, viewers

every_position = st.sampled_from(sorted(GAMES)).flatmap(lambda name: positions(GAMES[name]))
quietly = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@quietly
@given(position=every_position, seed=st.integers(0, 1000))
def test_a_view_is_blind_to_what_its_seat_cannot_see(position: State, seed: int) -> None:
    for seat in viewers(position):
        other = position.redeal(seat, Rng(seed))
        assert other.view(seat) == position.view(seat)


@quietly
@given(position=every_position, seed=st.integers(0, 1000))
def test_options_are_blind_to_what_their_seat_cannot_see(position: State, seed: int) -> None:
    for seat in range(position.game.seats):
        other = position.redeal(seat, Rng(seed))
        assert other.offers(seat) == position.offers(seat)


@quietly
@given(position=every_position)
def test_a_position_written_as_json_comes_back_the_same(position: State) -> None:
    text = msgspec.json.encode(position.position())
    assert position.game.position(msgspec.json.decode(text)).position() == position.position()


@quietly
@given(position=every_position)
def test_a_record_leads_back_to_the_position(position: State) -> None:
    record = konspira.read_record(konspira.record_of(position).to_json())
    again = konspira.replay(record)
    assert again.position() == position.position()
    for seat in viewers(position):
        assert again.events(seat) == position.events(seat)


@quietly
@given(position=every_position, junk=st.one_of(st.text(), st.integers(), st.floats(), st.none()))
def test_junk_is_refused_and_changes_nothing(position: State, junk: object) -> None:
    before = position.position()
    for seat in range(position.game.seats):
        if junk in position.options(seat) or junk in position.offers(seat):
            continue
        with pytest.raises(konspira.IllegalChoice):
            position.choose(seat, junk)
    assert position.position() == before


@quietly
@given(position=every_position)
def test_a_redealt_position_can_be_saved_and_played_on(position: State) -> None:
    for seat in viewers(position):
        other = position.redeal(seat, Rng(3))
        assert position.game.position(other.position()).position() == other.position()
        assert not position.game.broken(other)
