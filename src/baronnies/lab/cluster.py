"""Games on a cluster: Ray sends batches to its nodes, and tries again what a lost node had.

Every node has the same Baronnies. A batch is played wherever there is a free core; played again,
it is the same batch, and it is counted once, when it comes back.
"""

import os
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Final

from baronnies import __version__
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Effort
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Crew, PlayedBatch, play


def _settle() -> None:
    """What Ray reads once, when it is imported."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played is nobody else's affair
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # it is we who tell what went wrong
    # The head of a cluster is guarded as soon as there is a token, which Ray makes by itself where
    # it starts alone; but who names an address is asked for it and does not show it unasked.
    if os.environ.get("RAY_AUTH_TOKEN") or Path("~/.ray/auth_token").expanduser().exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")


_settle()
import ray  # noqa: E402 - as said
from ray.exceptions import RayError  # noqa: E402 - as said

RAY: Final = "ray"  # the cluster this machine is of; if there is none, one of this machine alone
_PATIENCE: Final = 5.0  # seconds for the head of a cluster to answer
_MISSED: Final = 6  # times it does not, in a row, until it is gone for us
_TRIES: Final = 3  # more, for a batch whose worker or node is lost


@contextmanager
def part_of(address: str) -> Iterator[None]:
    """Belong to a cluster for a while. Unreadable if there is none at the address.

    Ray prints news of nodes at any time, the last ones while it ends: none of it is an answer.
    """
    with redirect_stdout(sys.stderr):
        _join(address)
        try:
            yield
        finally:
            ray.shutdown()


def _join(address: str) -> None:
    if ray.is_initialized():
        return
    if address != RAY and not _answers(address):
        raise Unreadable("cluster-gone", address=address[:60], reason="")
    try:
        ray.init(
            None if address == RAY else address,
            log_to_driver=False,
            logging_level="ERROR",
            include_dashboard=False if address == RAY else None,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise Unreadable("cluster-gone", address=address[:60], reason=reason) from error


def _answers(address: str) -> bool:
    """Whether anybody listens there: Ray itself would wait for minutes, and then end us."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise Unreadable("cluster-address", address=address[:60])
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, OverflowError):
        return False
    return True


class Cluster(Crew):
    """All its cores."""

    def __init__(self, address: str) -> None:
        _join(address)
        self._head = ray.get_runtime_context().gcs_address
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._refs: dict[Future[PlayedBatch], ray.ObjectRef] = {}
        self._play = ray.remote(max_retries=_TRIES, scheduling_strategy="SPREAD")(_play_there)

    def play(self, plan: Plan, numbers: list[int], *, with_records: bool) -> Future[PlayedBatch]:
        version = _version(plan)
        ref = self._play.remote(version, plan, numbers, with_records)
        future: Future[PlayedBatch] = ref.future()
        self._refs[future] = ref
        future.add_done_callback(self._refs.pop)
        return future

    def wait(self, future: Future[PlayedBatch]) -> PlayedBatch:
        missed = 0
        while True:
            try:
                return future.result(_PATIENCE)
            except TimeoutError:
                missed = 0 if _answers(self._head) else missed + 1
            if missed == _MISSED:
                raise Unreadable("cluster-gone", address=self._head, reason="")

    def trouble(self, error: Exception) -> Unreadable | None:
        if isinstance(error, RayError):
            return Unreadable("cluster-lost", reason=str(error).strip().rpartition("\n")[2])
        return error if isinstance(error, Unreadable) else None

    def end(self) -> None:
        for ref in list(self._refs.values()):
            ray.cancel(ref, force=True)  # what plays it is ended too


def _version(plan: Plan) -> str:
    return f"{__version__} / {plan.game} {SHELF[plan.game].version}"


def _play_there(version: str, plan: Plan, numbers: list[int], with_records: bool) -> PlayedBatch:  # noqa: FBT001 - sent to a node
    """On a node: its rules must be ours, or the games would not be."""
    if _version(plan) != version:
        wrong = Unreadable("cluster-version", here=version, there=_version(plan))
        return PlayedBatch([], [Effort()] * len(plan.bots), wrong)
    return play(plan, numbers, with_records=with_records)
