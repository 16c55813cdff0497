"""`python -m bench.spread [GAME] [BOT] [GAMES]`: games a second by processes, and by Ray.

By one and two processes, and by Ray with one and two cores; each three times in turn, and the best
counts: on a busy machine it is nearest to the truth, and only figures of one run compare. What the
asking process computes for a batch does not depend on how busy it is, and says how many cores one
laptop can feed. Ray listens on every interface: run this where that does no harm.
"""

import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Final, NamedTuple

from baronnies.lab import Plan, Work, simulate

ROUNDS: Final = 3
CORES: Final = (1, 2)


class Speed(NamedTuple):
    """Games a second, and what the asking process computed for one."""

    games: float
    own_ms: float


def played(plan: Plan, work: Work) -> Speed:
    """How quickly."""
    simulate(plan, work._replace(games=work.jobs))  # processes start
    began, computed = perf_counter(), process_time()
    run = simulate(plan, work)
    spent, own = perf_counter() - began, process_time() - computed
    return Speed(run.games / spent, 1000 * own / run.games)


@contextmanager
def a_cluster(cores: int) -> Iterator[None]:
    """Ray, on this machine alone."""
    import ray  # noqa: PLC0415 - an extra

    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


def in_turn(plan: Plan, games: int, *, with_ray: bool) -> Iterator[tuple[str, Speed]]:
    """Each kind of work once."""
    for jobs in CORES:
        yield f"{jobs} plain", played(plan, Work(games, jobs))
    for cores in CORES if with_ray else ():
        with a_cluster(cores):
            yield f"{cores} Ray", played(plan, Work(games, on="ray"))


def main() -> None:
    """The best of each."""
    game, bot, games = [*sys.argv[1:], *("le_baron", "placer", "1000")[len(sys.argv) - 1 :]]
    plan, best = Plan(game, bots=[bot], seed="spread"), dict[str, Speed]()
    with_ray = importlib.util.find_spec("ray") is not None
    for _ in range(ROUNDS):
        for name, speed in in_turn(plan, int(games), with_ray=with_ray):
            best[name] = max(best.get(name, speed), speed)
    for name, speed in best.items():
        print(f"{name:<8}{speed.games:8.1f} games/s {speed.own_ms:8.2f} ms of ours a game")
    if not with_ray:
        print('Ray: pip install "baronnies[cluster]"')


if __name__ == "__main__":
    main()
