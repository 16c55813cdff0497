"""Steps in a second through each interface of research, beside the bare game and the kits' own.

    python -m bench.interfaces [SECONDS]

CPU seconds on one core; random legal actions. Ratios mean more than figures.
"""

import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import SyncVectorEnv
from open_spiel.python.games import liars_poker  # noqa: F401 - it registers itself
from pettingzoo import AECEnv

from baronnies.core.luck import Quick
from baronnies.core.playout import play_out
from baronnies.games import SHELF
from baronnies.research import aec_env, gym_env, parallel_env, register_open_spiel, vector_env
from baronnies.research.match import Setting

MANY = 16  # games of a vector
OTHERS = ("python_liars_poker", "gin_rummy", "leduc_poker")  # of OpenSpiel
ZOO = ("connect_four_v3", "go_v5")  # of PettingZoo; they want pip install pygame


def legal(mask: np.ndarray, luck: np.random.Generator) -> int:
    allowed = np.flatnonzero(mask)
    return int(luck.choice(allowed)) if len(allowed) else 0  # a game that is over takes anything


def bare(game: str) -> Iterator[int]:
    setting = Setting(game)
    for number in count():
        yield play_out(setting.opening(), Quick(number), SHELF[game].cap)


def turn_by_turn(env: AECEnv[str, Any, Any]) -> Iterator[int]:
    luck = np.random.default_rng(1)
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else legal(seen["action_mask"], luck))
            yield 1


def at_the_same_time(game: str) -> Iterator[int]:
    env, luck = parallel_env(game), np.random.default_rng(1)
    while True:
        seen, _ = env.reset(seed=1)
        while env.agents:
            acting = sum(not view["action_mask"][-1] for view in seen.values())
            seen, *_ = env.step(
                {who: legal(view["action_mask"], luck) for who, view in seen.items()}
            )
            yield acting


def one_seat(game: str) -> Iterator[int]:
    env, luck = gym_env(game), np.random.default_rng(1)
    while True:
        seen, _ = env.reset(seed=1)
        ended = cut = False
        while not (ended or cut):
            seen, _, ended, cut, _ = env.step(np.int64(legal(seen["action_mask"], luck)))
            yield 1


def side_by_side(game: str, *, ours: bool) -> Iterator[int]:
    luck = np.random.default_rng(1)
    env = vector_env(game, many=MANY) if ours else SyncVectorEnv([lambda: gym_env(game)] * MANY)
    seen, _ = env.reset(seed=1)
    while True:
        seen, *_ = env.step(np.array([legal(mask, luck) for mask in seen["action_mask"]]))
        yield MANY


def spiel(game: pyspiel.Game) -> Iterator[int]:
    luck = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[luck.integers(len(outcomes))][0])
                continue
            if state.is_simultaneous_node():
                choices = [state.legal_actions(seat) for seat in range(game.num_players())]
                state.apply_actions([int(luck.choice(actions)) for actions in choices])
                yield game.num_players()
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(int(luck.choice(state.legal_actions())))
            yield 1


def measured(steps: Iterator[int], seconds: float) -> float:
    """Steps in a CPU second."""
    next(steps)
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        done += next(steps)
    return done / spent


WAYS: dict[str, Callable[[str], Iterator[int]]] = {
    "bare": bare,
    "aec_env": lambda game: turn_by_turn(aec_env(game)),
    "parallel_env": at_the_same_time,
    "gym_env": one_seat,
    f"{MANY} gym_env": lambda game: side_by_side(game, ours=False),
    f"vector_env {MANY}": lambda game: side_by_side(game, ours=True),
    "OpenSpiel": lambda game: spiel(register_open_spiel(game)),
}


def main() -> None:
    """A line for each game and interface."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for game in SHELF:
        for name, way in WAYS.items():
            print(f"{game:<16}{name:<16}{measured(way(game), seconds):>10.0f}", flush=True)
    others = {other: spiel(pyspiel.load_game(other)) for other in OTHERS}
    if find_spec("pygame"):
        kits = {name: import_module(f"pettingzoo.classic.{name}") for name in ZOO}
        others |= {name: turn_by_turn(kit.env()) for name, kit in kits.items()}
    for name, steps in others.items():
        print(f"{name:<32}{measured(steps, seconds):>10.0f}", flush=True)


if __name__ == "__main__":
    main()
