"""What is sent to many is made into a frame once, as the standard says."""

import pytest
from websockets.frames import Frame, Opcode

from baronnies.server.edge.sockets import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_as_the_library_makes_it(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_a_frame_is_made_once_for_all_who_are_sent_the_same() -> None:
    message = b"the same" * 9
    assert framed(message) is framed(message)
    assert framed(b"another") != framed(message)
