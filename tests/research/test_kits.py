"""The kits' own tests, and what they cannot see: the same seed, a whole game, honest masks."""

import os
import warnings
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from baronnies.core.options import YES, Switch
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.research import aec_env, gym_env, parallel_env, register_open_spiel, vector_env

# `BARONNIES_RESEARCH=all` plays a whole game of every setting in OpenSpiel; usually two do.
ALL = os.environ.get("BARONNIES_RESEARCH") == "all"


def every() -> list[tuple[str, int, dict[str, str]]]:
    """Every number of seats a game can be played by, plain and with each of its switches."""
    found = []
    for game in SHELF.values():
        switches = [name for name, option in game.options.items() if isinstance(option, Switch)]
        for seats in range(game.seats[0], game.seats[1] + 1):
            for options in [{}, *({name: YES} for name in switches)]:
                with suppress(Unreadable):
                    game.start(seats, options)
                    found.append((game.name, seats, options))
    return found


SHORT: list[tuple[str, int, dict[str, str]]] = [("le_baron", 2, {}), ("barony", 2, {"rounds": "2"})]
NEAR_THE_END = """le_baron 2
rows 45 12 / 7 / 88 / 3 / 104
A 1 2 pile=0
B 20 21 pile=0
"""


@pytest.mark.parametrize(("game", "seats", "options"), every())
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about images and names
        api_test(aec_env(game, seats, options), num_cycles=12)
        seed_test(lambda: aec_env(game, seats, options), num_cycles=4)
        parallel_api_test(parallel_env(game, seats, options), num_cycles=6)


def test_a_masked_action_loses() -> None:
    env = aec_env("le_baron", 2)
    env.reset(seed=1)
    seen = env.observe("seat_0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards["seat_0"] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(("game", "seats", "options"), every())
def test_gymnasium_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(game, seats, options), skip_render_check=True)


def played(env: gymnasium.Env[dict[str, NDArray[Any]], np.int64], seed: int) -> tuple[int, float]:
    """A whole game of the first legal actions: its length and its reward."""
    seen, _ = env.reset(seed=seed)
    for steps in range(1, 1000):
        seen, reward, over, _, _ = env.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))
        if over:
            return steps, float(reward)
    raise AssertionError("it never ends")


def test_one_seat_plays_a_whole_game_against_bots_and_again() -> None:
    for bots in (["random"], ["greedy:samples=1", "random"]):
        env = gym_env("le_baron", 3, bots=bots, seat=1)
        assert played(env, 5) == played(env, 5)


def test_what_makes_no_table_is_told() -> None:
    nobody: list[str] = []
    for bots in (["nobody"], ["random"] * 5, nobody):
        with pytest.raises(Unreadable):
            gym_env("le_baron", 3, bots=bots)
    for game, seats, options in (("chess", 2, {}), ("baron", 9, {}), ("baron", 2, {"luck": "no"})):
        with pytest.raises(Unreadable):
            aec_env(game, seats, options)


def test_many_games_at_once_are_the_games_one_by_one() -> None:
    many = vector_env("le_baron", 3, many=4)
    seen, _ = many.reset(seed=3)
    assert seen["action_mask"].shape == (4, 116)
    over = 0
    for _ in range(200):
        assert many.observation_space.contains(seen)
        actions = np.argmax(seen["action_mask"], axis=1)
        seen, rewards, ended, _, _ = many.step(actions)
        assert (rewards[~ended] == 0).all()
        over += int(ended.sum())
    assert over >= 8, "games that are over begin again"


@pytest.mark.parametrize(("game", "seats", "options"), every() if ALL else SHORT)
def test_open_spiel_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    found = register_open_spiel(game, seats, options)
    assert found.get_type().short_name == f"baronnies_{game}"
    assert found.num_players() == seats
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def test_information_set_search_plays_a_game_with_secrets() -> None:
    """OpenSpiel's own, on Terre de Barons, whose cards are secret."""
    game = register_open_spiel("terre_de_barons", 2)
    state, luck = game.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(int(luck.choice([action for action, _ in state.chance_outcomes()])))
    seen = state.information_state_string(state.current_player())
    again = state.resample_from_infostate(state.current_player(), luck.rand)
    assert again.information_state_string(state.current_player()) == seen
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Short(),
        uct_c=2.0,
        max_simulations=10,
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


class Short(mcts.Evaluator):  # type: ignore[misc] # as above
    """Judges by nothing: the search alone is tried here."""

    def evaluate(self, state: Any) -> NDArray[Any]:  # noqa: ANN401 - the kit brings no types
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:  # noqa: ANN401 - as above
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]


def test_regrets_shrink_on_a_shrunken_le_baron() -> None:
    """Two cards each, chosen at the same time: CFR+ comes near an equilibrium."""
    shrunken = register_open_spiel("le_baron", 2, position=NEAR_THE_END)
    game = pyspiel.convert_to_turn_based(shrunken)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.1 < before
