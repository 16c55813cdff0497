"""The games behind PettingZoo, Gymnasium and OpenSpiel: docs/research.md."""

from collections.abc import Mapping
from typing import Any

from baronnies.research.petting import aec_env, parallel_env
from baronnies.research.solo import gym_env, vector_env


def register_open_spiel(
    game: str, seats: int = 0, options: Mapping[str, str] | None = None, *, position: str = ""
) -> Any:  # noqa: ANN401 - the kit brings no types
    """The game as OpenSpiel loads it; the kit is loaded only for this."""
    from baronnies.research.spiel import registered  # noqa: PLC0415 - as said

    return registered(game, seats, options, position=position)


__all__ = ["aec_env", "gym_env", "parallel_env", "register_open_spiel", "vector_env"]
