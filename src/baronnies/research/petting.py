"""The games as environments of PettingZoo: turn by turn, and all at the same time."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from baronnies.core.game import Seat
from baronnies.research.match import Match, Setting

Seen = dict[str, np.ndarray[Any, Any]]  # observation and action_mask


def seen_space(size: int, actions: int) -> spaces.Dict:
    """What an agent sees, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def _named(seat: Seat) -> str:
    return f"seat_{seat}"


class TurnByTurn(AECEnv[str, Seen, int | None]):  # type: ignore[misc] # the kit brings no types
    """One agent after the other; those who choose at the same time choose unseen by each other."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": f"baronnies_{setting.game.name}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [_named(seat) for seat in range(setting.seats)]
        actions = setting.encoding.actions
        self.observation_spaces = {
            agent: seen_space(setting.size, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - as the kit calls it
        """Begin a game; without a seed, another one each time."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = Match(self.setting, int(self._luck.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = _named(self.match.asked[0])

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        assert action is not None
        self.match.play(seat, self.match.actions(seat)[int(action)])
        if self.match.over or self.match.given_up:
            self._end()
        else:
            self.agent_selection = _named(self.match.asked[0])
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self) -> None:
        rewards = self.match.rewards()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = self.match.over
            self.truncations[agent] = not self.match.over

    def render(self) -> None:
        """Nothing: `baronnies replay` shows games."""

    def close(self) -> None:
        """Nothing is open."""


class AtTheSameTime(ParallelEnv[str, Seen, int]):  # type: ignore[misc] # as above
    """Every agent acts at every step: who is not asked waits, which is the last action."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.metadata = {"name": f"baronnies_{setting.game.name}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [_named(seat) for seat in range(setting.seats)]
        self.wait = setting.encoding.actions
        self.observation_spaces = {
            agent: seen_space(setting.size, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as the kit calls it
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, another one each time."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = Match(self.setting, int(self._luck.integers(2**62)))
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        match, agents = self.match, list(self.agents)
        for seat in list(match.asked):
            match.play(seat, match.actions(seat)[int(actions[_named(seat)])])
        rewards = dict(zip(agents, match.rewards(), strict=True))
        seen = self._seen()
        ended, cut = match.over, match.given_up and not match.over
        if ended or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: Seat) -> Seen:
        mask = np.append(self.match.mask(seat), np.int8(seat not in self.match.asked))
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def render(self) -> None:
        """Nothing: `baronnies replay` shows games."""

    def close(self) -> None:
        """Nothing is open."""


def aec_env(
    game: str, seats: int = 0, options: Mapping[str, str] | None = None
) -> AECEnv[str, Seen, int | None]:
    """A game turn by turn. Who takes an action that is masked loses: the game ends with -1."""
    env = wrappers.TerminateIllegalWrapper(TurnByTurn(Setting(game, seats, options)), -1)
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(
    game: str, seats: int = 0, options: Mapping[str, str] | None = None
) -> ParallelEnv[str, Seen, int]:
    """A game in which everybody acts at every step; who is not asked takes the last action."""
    return AtTheSameTime(Setting(game, seats, options))
