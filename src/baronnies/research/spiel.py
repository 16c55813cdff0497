"""The games as games of OpenSpiel, all luck explicit: `baronnies_` and the name."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote, urlencode

import numpy as np
import pyspiel

from baronnies.core.luck import CHANCES, Quick
from baronnies.games import SHELF
from baronnies.research.match import Setting, shared_out
from baronnies.research.tree import Memory, Node, setting_of

_LONGEST: Final = 1_000_000  # actions and chances of a game, at most
_TOGETHER: Final = ("le_baron",)  # games where several choose at the same time


class SpielState(pyspiel.State):  # type: ignore[misc] # the kit brings no types
    """A position with its chance nodes."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held = Node(game.setting, game.setting.opening(), None)

    def current_player(self) -> int:
        asked = self.held.truth.to_act()
        if self.held.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.held.wanted) for number in range(self.held.wanted)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.wanted:
            held.numbers.append(action)
        else:
            player = self.current_player()
            held.play({player: held.actions(player)[action]})
        held.go_on()

    def _apply_actions(self, actions: list[int]) -> None:
        held = self.held
        asked = held.truth.to_act()
        held.play({seat: held.actions(seat)[actions[seat]] for seat in asked})
        held.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.held.setting.game.say(self.held.actions(player)[action])

    def is_terminal(self) -> bool:
        held = self.held
        given_up = 0 < held.setting.game.cap <= held.truth.turn
        return not held.wanted and (given_up or not held.truth.to_act())

    def returns(self) -> list[float]:
        return shared_out(self.held.truth)

    def __str__(self) -> str:
        return self.held.truth.text()

    def resample_from_infostate(
        self,
        player: int,
        sampler: Callable[[], float],
    ) -> "SpielState":
        """Another position that agrees with all the player has seen."""
        game = self.get_game()
        truth = self.held.truth.imagine(player, Quick(repr(sampler())))
        sampled: SpielState = game.new_initial_state()
        memory = Memory(None, truth.copy(), {})
        memory.known[player] = self.held.memory.of(player)
        sampled.held = Node(self.held.setting, truth, memory)
        return sampled


class SpielObserver:
    """What a player sees: the encoding as a tensor, the view as text."""

    def __init__(self, setting: Setting, *, recall: bool) -> None:
        self.recall = recall  # all that was seen before too
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        held = state.held
        if held.wanted:
            self.tensor.fill(0)  # nobody is asked: nothing to be seen yet
            return
        encoding = held.setting.encoding
        encoding.observe(held.truth.view(encoding.whose(player)), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = json.dumps(state.held.truth.view(player), sort_keys=True)
        return f"{state.held.memory.of(player)} {seen}" if self.recall else seen


class SpielGame(pyspiel.Game):  # type: ignore[misc] # as above
    """A game with its seats and options, which the kit hands on as one line of text."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = params or {}
        options, position = given.get("options", ""), given.get("position", "")
        self.setting = setting_of(
            self.name, given.get("players", 0), unquote(options), unquote(position)
        )
        super().__init__(_kind(self.name), self._measures(), dict(given))

    def _measures(self) -> Any:  # noqa: ANN401 - the kit brings no types
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.actions,
            max_chance_outcomes=CHANCES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - as above
        params: object = None,  # noqa: ARG002 - as the kit calls it
    ) -> SpielObserver:
        return SpielObserver(
            self.setting, recall=bool(iig_obs_type and iig_obs_type.perfect_recall)
        )


@cache
def _kind(name: str) -> Any:  # noqa: ANN401 - the kit brings no types
    game, kinds = SHELF[name], pyspiel.GameType
    together = name in _TOGETHER
    return kinds(
        short_name=f"baronnies_{name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, "options": "", "position": ""},
    )


def registered(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    position: str = "",
) -> Any:  # noqa: ANN401 - the kit brings no types
    """The game as OpenSpiel loads it, which from now on knows it by its name.

    `position` is the text of one to begin with, instead of the first deal.
    """
    setting = Setting(game, seats, options, position)
    kind = _kind(game)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(f"Spiel_{game}", (SpielGame,), {"name": game}))
    given = {"players": setting.seats, "options": quote(urlencode(setting.options), safe="")}
    return pyspiel.load_game(kind.short_name, {**given, "position": quote(position, safe="")})
