"""The shelf: every game by its name."""

from typing import Final

from baronnies.core.game import Game
from baronnies.games.le_baron.game import GAME as LE_BARON

SHELF: Final[dict[str, Game]] = {game.name: game for game in (LE_BARON,)}
