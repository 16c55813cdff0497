"""Ids of tables and tokens of seats, as they stand in links and commands."""

from baronnies.server.table.chairs import new_id, new_token


def test_no_link_begins_like_an_option() -> None:
    """One in 64 did, and `baronnies host mute ID` took it for one."""
    assert not any(made().startswith("-") for made in (new_id, new_token) for _ in range(1000))
