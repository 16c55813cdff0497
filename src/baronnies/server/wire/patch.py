"""The difference of two views, as a JSON patch (RFC 6902) of add, remove and replace.

What stands at a place of a view keeps its type: 1 and true are not told apart.
"""

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final

from msgspec.json import encode

from baronnies.server.wire.messages import Add, Patch, Remove, Replace

# What became of a part of a view, by its name and by what it was and is: views of several seats
# share parts. It holds as long as all those views are there.
Known = dict[tuple[str, int, int], Patch]

ONE_CHANGE: Final = 8  # a change takes about as many bytes as so many numbers


def difference(old: dict[str, Any], new: dict[str, Any], known: Known | None = None) -> Patch:
    """The steps that lead from one view to the other; `known` are those of views beside it."""
    patch: Patch = []
    if known is None or old.keys() != new.keys():
        _dicts("", old, new, patch)
        return patch
    for key, value in old.items():
        now = new[key]
        if value is now:
            continue
        part = (key, id(value), id(now))
        found = known.get(part)
        if found is None:
            found = known[part] = []
            if value != now:
                _values(f"/{_escaped(key)}", value, now, found)
        patch += found
    return patch


def _values(path: str, old: Any, new: Any, patch: Patch) -> None:  # noqa: ANN401 - JSON
    if type(old) is type(new) is dict:
        _dicts(path, old, new, patch)
    elif type(old) is type(new) is list:
        _lists(path, old, new, patch)
    else:
        patch.append(Replace(path, new))


def _dicts(path: str, old: dict[str, Any], new: dict[str, Any], patch: Patch) -> None:
    """Change by change; whole what is new, or mostly changed and shorter so."""
    changes: Patch = []
    _keys(path, old, new, changes)
    if path and len(changes) > 1 and (not old or _shorter(path, new, changes)):
        changes = [Replace(path, new)]
    patch += changes


def _keys(path: str, old: dict[str, Any], new: dict[str, Any], patch: Patch) -> None:
    if old.keys() == new.keys():  # nearly always
        for key in [key for key, value in old.items() if value != new[key]]:
            _values(f"{path}/{_escaped(key)}", old[key], new[key], patch)
        return
    for key, value in old.items():
        if key not in new:
            patch.append(Remove(f"{path}/{_escaped(key)}"))
        elif value != new[key]:
            _values(f"{path}/{_escaped(key)}", value, new[key], patch)
    patch.extend(Add(f"{path}/{_escaped(key)}", new[key]) for key in new if key not in old)


def _lists(path: str, old: list[Any], new: list[Any], patch: Patch) -> None:
    """Change by change; whole what is new, or shorter so."""
    changes: Patch = []
    _changes(path, old, new, changes)
    if len(changes) > 1 and (not old or _shorter(path, new, changes)):
        changes = [Replace(path, new)]
    patch += changes


def _shorter(path: str, new: dict[str, Any] | list[Any], changes: Patch) -> bool:
    """Whether something is told whole in fewer bytes; where little changed nobody counts."""
    if len(changes) * ONE_CHANGE < len(new):
        return False
    return len(encode([Replace(path, new)])) < len(encode(changes))


def _changes(path: str, old: list[Any], new: list[Any], patch: Patch) -> None:
    """What is alike at both ends stays; between, things are changed, then taken or put."""
    if len(old) == len(new):
        for at in compress(range(len(old)), map(ne, old, new)):
            _values(f"{path}/{at}", old[at], new[at], patch)
        return
    shorter = min(len(old), len(new))
    head = _alike(old, new, shorter)
    tail = _alike(reversed(old), reversed(new), shorter - head)
    both = shorter - tail
    for at in range(head, both):
        if old[at] != new[at]:
            _values(f"{path}/{at}", old[at], new[at], patch)
    patch.extend(Remove(f"{path}/{both}") for _ in range(both, len(old) - tail))
    patch.extend(Add(f"{path}/{at}", new[at]) for at in range(both, len(new) - tail))


def _alike(old: Iterable[Any], new: Iterable[Any], most: int) -> int:
    """How many are the same, from the first on."""
    return next(compress(range(most), map(ne, old, new)), most)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
