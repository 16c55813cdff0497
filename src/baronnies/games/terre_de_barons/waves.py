"""Troops that go together: all that an order can send, and all that a capture takes."""

from baronnies.core.game import Move
from baronnies.games.terre_de_barons import effects
from baronnies.games.terre_de_barons.board import tiles_of
from baronnies.games.terre_de_barons.fights import announce
from baronnies.games.terre_de_barons.listing import step_moves
from baronnies.games.terre_de_barons.notation import TROOP, VERB, move_of, say, start_of, tile_of
from baronnies.games.terre_de_barons.sight import (
    TerreDeBaronsSiege,
    TerreDeBaronsTimes,
    TerreDeBaronsWave,
)
from baronnies.games.terre_de_barons.state import DISPERSING, Position, enemies, fresh
from baronnies.games.terre_de_barons.tables import Tile
from baronnies.games.terre_de_barons.troops import (
    arrival,
    capture_refusal,
    troops_needed,
    troops_reaching,
)


def waves(p: Position) -> list[TerreDeBaronsWave]:
    """All that can go to a tile of a dispersal, or come from a tile of a concentration.

    Only where they meet enemies: anywhere else one troop goes like the other.
    """
    fights = [
        move for move in step_moves(p) if move >> VERB == TROOP and enemies(p) >> tile_of(move) & 1
    ]
    return [_wave(p, tile_of(move) if p.order == DISPERSING else start_of(move)) for move in fights]


def _wave(p: Position, tile: Tile) -> TerreDeBaronsWave:
    trial = p.copy()
    moves: list[Move] = []
    while trial.order and trial.target == p.target and (move := _step(trial, tile)):
        effects.act(trial, move)
        moves.append(move)
    return {"tile": tile, "moves": _times(moves)}


def _step(p: Position, tile: Tile) -> Move:
    """The next troop of a wave; 0: none is left."""
    start = p.command if p.order == DISPERSING else tile
    if not fresh(p, start):
        return 0
    return move_of(TROOP, tile if p.order == DISPERSING else arrival(p, tile), start)


def _times(moves: list[Move]) -> list[TerreDeBaronsTimes]:
    """Moves in a row that are the same, counted."""
    counted: list[TerreDeBaronsTimes] = []
    for move in moves:
        said = say(move)
        if counted and counted[-1]["move"] == said:
            counted[-1]["times"] += 1
        else:
            counted.append({"move": said, "times": 1})
    return counted


def sieges(p: Position) -> list[TerreDeBaronsSiege]:
    """The enemy keeps in reach, what taking or destroying each would need, and taking it bring."""
    keeps = tiles_of(p.all_keeps ^ p.keep_masks[p.colour])
    return [_siege(p, tile) for tile in keeps if troops_reaching(p, tile)]


def _siege(p: Position, tile: Tile) -> TerreDeBaronsSiege:
    own = p.troop_masks[p.colour] >> tile & 1
    there = -p.troops[tile] if own else p.troops[tile]
    refused = capture_refusal(p, tile)
    taken = p.copy()
    moves = [] if refused else _capture(taken, tile)
    return {
        "tile": tile,
        "reaching": troops_reaching(p, tile),
        "needed": troops_needed(p, tile),
        "destroying": p.setting.destroy + there,
        "refused": refused,
        "moves": moves,
        "points": taken.points[p.colour] - p.points[p.colour],
    }


def _capture(p: Position, tile: Tile) -> list[TerreDeBaronsTimes]:
    """10.4: the capture is announced, and troops come until it is complete."""
    announce(p, tile)
    moves: list[Move] = []
    while p.target:
        moves.append(step_moves(p)[0])
        effects.act(p, moves[-1])
    return [{"move": f"capture:{tile}", "times": 1}, *_times(moves)]
