"""Hexagons: neighbours, distances and names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baronnies.core.hex import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    ORIGIN,
    SOUTH_EAST,
    SOUTH_WEST,
    STEPS,
    WEST,
    axial,
    cell,
    distance,
    name,
    neighbours,
    read,
)
from baronnies.core.unreadable import Unreadable

COORDINATE = st.integers(-60, 60)
CELL = st.builds(cell, COORDINATE, COORDINATE)


def test_the_middle_is_zero_zero() -> None:
    assert axial(ORIGIN) == (0, 0)
    assert cell(0, 0) == ORIGIN


def test_the_six_neighbours_lie_as_drawn() -> None:
    assert [axial(at) for at in neighbours(ORIGIN)] == [
        (1, 0),  # east
        (1, -1),
        (0, -1),
        (-1, 0),  # west
        (-1, 1),
        (0, 1),
    ]


def test_opposite_steps_lead_back() -> None:
    assert EAST + WEST == NORTH_EAST + SOUTH_WEST == NORTH_WEST + SOUTH_EAST == 0
    assert len(set(STEPS)) == 6


def test_two_neighbouring_directions_are_one_step_apart() -> None:
    ring = neighbours(ORIGIN)
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        assert distance(one, other) == 1


@given(CELL)
def test_a_cell_is_read_as_it_is_named(at: int) -> None:
    assert read(name(at)) == at
    assert cell(*axial(at)) == at


@given(CELL, CELL, CELL)
def test_distance_is_a_distance(a: int, b: int, c: int) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(CELL, st.lists(st.sampled_from(STEPS), max_size=20))
def test_a_walk_is_no_shorter_than_the_distance(at: int, walk: list[int]) -> None:
    assert distance(at, at + sum(walk)) <= len(walk)
    assert all(distance(at, beside) == 1 for beside in neighbours(at))


def test_a_straight_walk_is_as_long_as_the_distance() -> None:
    for step in STEPS:
        assert distance(ORIGIN, ORIGIN + 7 * step) == 7


def test_names_are_as_people_write_them() -> None:
    assert name(cell(2, -3)) == "2,-3"
    assert axial(read("-12,0")) == (-12, 0)


@pytest.mark.parametrize(
    "text", ["", "2", "2,", "2,3,4", "2, 3", "+2,3", "02,3", "-0,1", "100,1", "a,b", "1,\u0663"]
)
def test_what_is_no_cell_is_told(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a cell"):
        read(text)
