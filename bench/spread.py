"""How games spread: a second by one and two processes, and by Ray with one and two cores.

    python -m bench.spread [GAME] [BOT] [GAMES]

Wall-clock figures of a busy machine compare only within one run. What the asking process computes
for a batch does not depend on how busy it is, and says how many cores one laptop can feed.
Ray listens on every interface: run this where that does no harm.
"""

import importlib.util
import sys
from time import perf_counter, process_time

from baronnies.lab import Plan, Work, simulate


def told(name: str, plan: Plan, work: Work) -> None:
    """Play, and print what it took."""
    simulate(plan, work._replace(games=work.jobs))  # processes start
    began, computed = perf_counter(), process_time()
    run = simulate(plan, work)
    spent, own = perf_counter() - began, process_time() - computed
    figures = f"{run.games / spent:8.1f} games/s {1000 * own / run.games:8.2f} ms of ours a game"
    print(f"{name:<12}{figures}", flush=True)


def main() -> None:
    game, bot, games = [*sys.argv[1:], *("le_baron", "placer", "1000")[len(sys.argv) - 1 :]]
    plan = Plan(game, bots=[bot], seed="spread")
    for jobs in (1, 2):
        told(f"{jobs} plain", plan, Work(int(games), jobs))
    if importlib.util.find_spec("ray") is None:
        print('Ray: pip install "baronnies[cluster]"')
        return
    import ray  # noqa: PLC0415 - an extra

    for cores in (1, 2):
        ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False)
        told(f"{cores} Ray", plan, Work(int(games), on="ray"))
        ray.shutdown()


if __name__ == "__main__":
    main()
