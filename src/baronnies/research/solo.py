"""The games as environments of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.names import make_bot
from baronnies.bots.outlook import look
from baronnies.core.game import Seat
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.research.encoding import Sheet, write_rows
from baronnies.research.match import Match, Setting
from baronnies.research.petting import Seen, seen_space


class Learner:
    """One seat of a game whose other seats are bots: what it sees whenever it is asked."""

    def __init__(self, setting: Setting, bots: Sequence[str], seat: Seat) -> None:
        self.setting = setting
        self.seat = range(setting.seats)[seat]
        others = [other for other in range(setting.seats) if other != self.seat]
        if len(bots) not in (1, len(others)):
            raise Unreadable("lab-bots-count", given=len(bots), seats=len(others))
        self._names = {other: bots[at % len(bots)] for at, other in enumerate(others)}
        for name in bots:
            make_bot(name, setting.game)  # what is wrong with it is told now

    def begin(self, seed: int) -> None:
        """Another game, up to where the seat is asked."""
        self._match = Match(self.setting, seed)
        self._luck = Quick(f"{seed}/bots")
        game = self.setting.game
        self._bots: dict[Seat, Bot] = {at: make_bot(bot, game) for at, bot in self._names.items()}
        self._let_others()

    def see(self) -> Sheet:
        """What the seat sees."""
        return self.setting.encoding.sheet(self._match.view(self.seat), self.seat)

    def may(self) -> list[int]:
        """The actions that are legal."""
        self._moves = self._match.actions(self.seat)
        return list(self._moves)

    def act(self, action: int) -> tuple[float, bool, bool]:
        """Take an action that was seen: the reward, whether it is over, whether it was given up."""
        move = self._moves.get(action)
        if move is None:
            return -1.0, True, False  # not allowed: lost
        self._match.play(self.seat, move)
        self._let_others()
        over = self._match.over
        return self._match.rewards()[self.seat], over, self._match.given_up and not over

    def _let_others(self) -> None:
        match = self._match
        while match.asked and self.seat not in match.asked[:1] and not match.given_up:
            seat = match.asked[0]
            state, bot = match.position(seat), self._bots[seat]
            random = type(bot) is RandomBot
            move = (
                state.sample(seat, self._luck)
                if random
                else bot.choose(look(state, seat, self._luck))
            )
            match.play(seat, move)


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """A game for one seat. An action that is masked loses: the game ends with -1."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        setting = learner.setting
        self.metadata = {"render_modes": []}
        self.observation_space: spaces.Space[Any] = seen_space(
            setting.size, setting.encoding.actions
        )
        self.action_space = spaces.Discrete(setting.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; without a seed, another one each time."""
        super().reset(seed=seed, options=options)
        self.learner.begin(int(self.np_random.integers(2**62)))
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reward, over, cut = self.learner.act(int(action))
        return self._seen(), reward, over, cut, {}

    def _seen(self) -> Seen:
        setting = self.learner.setting
        row, mask = np.empty(setting.size, np.float32), np.zeros(setting.encoding.actions, np.int8)
        write_rows([self.learner.see()], row)
        mask[self.learner.may()] = 1
        return {"observation": row, "action_mask": mask}


class ManySeats(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many such games side by side in one process, seen as rows of one array.

    A game that is over begins again at the next step, whatever action is given there.
    """

    def __init__(self, learners: Sequence[Learner]) -> None:
        self.learners = learners
        self.num_envs = len(learners)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        setting = learners[0].setting
        actions = setting.encoding.actions
        self.single_observation_space = seen_space(setting.size, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._shapes = (self.num_envs, setting.size), (self.num_envs, actions)
        self._done = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games; each has a seed of its own, drawn from the one given."""
        super().reset(seed=seed, options=options)
        for learner in self.learners:
            self._begin(learner)
        self._done[:] = False
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        begins = self._done.tolist()
        for at, (learner, action) in enumerate(zip(self.learners, actions.tolist(), strict=True)):
            if begins[at]:
                self._begin(learner)
            else:
                rewards[at], over[at], cut[at] = learner.act(action)
        self._done = over | cut
        return self._seen(), rewards, over, cut, {}

    def _begin(self, learner: Learner) -> None:
        learner.begin(int(self.np_random.integers(2**62)))

    def _seen(self) -> Seen:
        """Of all games at once: what is not zero is written in one go."""
        rows, masks = np.empty(self._shapes[0], np.float32), np.zeros(self._shapes[1], np.int8)
        write_rows([learner.see() for learner in self.learners], rows)
        actions, legal = self._shapes[1][1], list[int]()
        for at, learner in enumerate(self.learners):
            legal += [at * actions + action for action in learner.may()]
        masks.reshape(-1)[legal] = 1
        masks[self._done] = 1  # what is done next there does not matter
        return {"observation": rows, "action_mask": masks}


def gym_env(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    bots: Sequence[str] = ("random",),
    seat: Seat = 0,
) -> OneSeat:
    """A game for one seat; the others are bots: one for each, or one for all."""
    return OneSeat(Learner(Setting(game, seats, options), bots, seat))


def vector_env(  # noqa: PLR0913 - as gym_env, and how many
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    many: int = 8,
    bots: Sequence[str] = ("random",),
    seat: Seat = 0,
) -> ManySeats:
    """Many games for one seat in one process."""
    setting = Setting(game, seats, options)
    return ManySeats([Learner(setting, bots, seat) for _ in range(many)])
