"""`baronnies serve`: where it listens, what it keeps where, and when it opens a browser."""

from pathlib import Path, PurePath

import pytest

from baronnies.cli.serve import data_folder, has_browser, listener


@pytest.mark.parametrize(
    ("system", "variable", "place"),
    [
        ("linux", "XDG_DATA_HOME", "given/baronnies"),
        ("linux", "", "home/.local/share/baronnies"),
        ("win32", "LOCALAPPDATA", "given/baronnies"),
        ("win32", "", "home/AppData/Local/baronnies"),
        ("darwin", "XDG_DATA_HOME", "home/Library/Application Support/baronnies"),
    ],
)
def test_tables_are_kept_where_the_system_wants_it(system: str, variable: str, place: str) -> None:
    environment = {variable: "given"} if variable else {}
    assert data_folder(system, environment, Path("home")) == PurePath(place)


def test_a_browser_is_opened_only_before_somebodys_eyes() -> None:
    assert has_browser({"DISPLAY": ":0"}, "linux")
    assert has_browser({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_browser({}, "win32")
    assert not has_browser({}, "linux")
    assert not has_browser({"DISPLAY": ":0", "CI": "true"}, "linux")
    assert not has_browser({"CI": "true"}, "darwin")


def test_a_usual_port_that_is_taken_is_left_to_whoever_has_it() -> None:
    with listener("127.0.0.1", 0) as other:
        taken = other.getsockname()[1]
        with listener("127.0.0.1", None, usual=taken) as ours:
            assert ours.getsockname()[1] not in (0, taken)
        with pytest.raises(OSError, match="in use"):
            listener("127.0.0.1", taken)
    with listener("127.0.0.1", None, usual=taken) as ours:
        assert ours.getsockname()[1] == taken
