"""The shelf: every game by its name."""

from typing import Final

from baronnies.core.game import Game
from baronnies.games.baron.game import GAME as BARON
from baronnies.games.barony.game import GAME as BARONY
from baronnies.games.baubyron.game import GAME as BAUBYRON
from baronnies.games.le_baron.game import GAME as LE_BARON
from baronnies.games.terre_de_barons.game import GAME as TERRE_DE_BARONS

SHELF: Final[dict[str, Game]] = {
    game.name: game for game in (BARON, BARONY, TERRE_DE_BARONS, LE_BARON, BAUBYRON)
}
