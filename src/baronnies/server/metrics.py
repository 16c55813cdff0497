"""What the server counts about itself, in the text form that Prometheus reads.

Nothing in it names a table, a person, an address or a move: sums over all tables, and times.
"""

import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_STATM: Final = Path("/proc/self/statm")  # where a system has it
# Names without their prefix and suffix: the label that tells them apart, and what they count.
_COUNTERS: Final = {
    "moves": ("answer", "Turns handed in by people: accepted, refused, stale or an error."),
    "messages": ("type", "Messages of clients, by their type."),
    "errors": ("code", "Messages that were answered by an error, by its code."),
    "goodbyes": ("reason", "Connections that the server ended, by the reason."),
    "sockets_refused": ("reason", "Connections that were not let in."),
    "requests": ("status", "REST requests and pages, by their status."),
    "limited": ("limit", "What was refused because it came too often or was too much."),
    "commits": ("", "Commits to the disk."),
    "commit_errors": ("", "Commits that failed."),
    "kept": ("", "Things kept on disk: several may share a commit."),
    "thoughts": ("", "Turns that bots were asked for."),
    "thought_errors": ("trouble", "Turns that a bot failed to give."),
    "caretakers": ("why", "Seats given to a caretaker: left by their people, or out of time."),
    "chat_lines": ("", "Lines of chat."),
    "mistakes": ("", "Mistakes of the program; the log tells where."),
}
_TIMES: Final = {
    "move_seconds": "From a turn's arrival until it is on disk, answered and told to everybody.",
    "commit_seconds": "For a commit.",
    "thought_seconds": "For a bot's turn, waiting for a thinker included.",
    "loop_delay_seconds": "How late the event loop is.",
}


class Gauge(NamedTuple):
    """Something that is so now."""

    name: str
    about: str
    values: dict[str, float]  # by their labels; "" is none


class Times:
    """How long something took, in fixed buckets."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(_BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(_BUCKETS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.began: Final = time.time()
        self._counts: Final[dict[str, dict[str, int]]] = {name: {} for name in _COUNTERS}
        self._times: Final = {name: Times() for name in _TIMES}

    def count(self, name: str, label: str = "", more: int = 1) -> None:
        """So many more of something."""
        counts = self._counts[name]
        counts[label] = counts.get(label, 0) + more

    def took(self, name: str, seconds: float) -> None:
        """Something was done, and took so long."""
        self._times[name].add(seconds)

    def text(self, gauges: list[Gauge]) -> str:
        """Everything, for Prometheus."""
        lines = [*self._counter_lines(), *self._time_lines()]
        for name, about, values in [*gauges, *_process(self.began)]:
            lines += _head(name, "counter" if name.endswith("_total") else "gauge", about)
            lines += [f"{name}{labels} {value:.15g}" for labels, value in values.items()]
        return "\n".join(lines) + "\n"

    def _counter_lines(self) -> Iterator[str]:
        for name, (label, about) in _COUNTERS.items():
            full = f"baronnies_{name}_total"
            yield from _head(full, "counter", about)
            counts = self._counts[name] or ({} if label else {"": 0})
            for value, count in sorted(counts.items()):
                yield f"{full}{labelled(**{label: value}) if label else ''} {count}"

    def _time_lines(self) -> Iterator[str]:
        for name, about in _TIMES.items():
            full, times = f"baronnies_{name}", self._times[name]
            yield from _head(full, "histogram", about)
            total = 0
            for edge, count in zip((*_BUCKETS, "+Inf"), times.counts, strict=True):
                total += count
                yield f"{full}_bucket{labelled(le=str(edge))} {total}"
            yield f"{full}_sum {times.sum:.6f}"
            yield f"{full}_count {total}"


def labelled(**labels: str) -> str:
    """Labels as Prometheus writes them; their values are words of our own."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}"


def _head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


def _process(began: float) -> Iterator[Gauge]:
    yield Gauge("process_start_time_seconds", "When it started, since 1970.", {"": began})
    cpu = time.process_time()
    yield Gauge("process_cpu_seconds_total", "CPU used, without the bots' processes.", {"": cpu})
    if _STATM.is_file():
        pages = int(_STATM.read_text(encoding="ascii").split()[1])
        about = "Memory, without the bots' processes."
        yield Gauge(
            "process_resident_memory_bytes", about, {"": pages * os.sysconf("SC_PAGE_SIZE")}
        )
