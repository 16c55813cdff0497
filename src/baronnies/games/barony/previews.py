"""What a seat is told before it decides: what each action offers, and what each step would do."""

from typing import Final

from baronnies.core.game import Event, Move, Seat
from baronnies.games.barony.able import (
    builds,
    enters,
    founds,
    knights_at,
    recruit_limit,
)
from baronnies.games.barony.board import NAMES, Hex
from baronnies.games.barony.ending import score
from baronnies.games.barony.listing import moves
from baronnies.games.barony.notation import HERE, LOW, kind_of, say
from baronnies.games.barony.rules import action_refusal, cast_refusal
from baronnies.games.barony.sight import (
    BaronyAction,
    BaronyCast,
    BaronyChoice,
    BaronyLoss,
    BaronyPreview,
)
from baronnies.games.barony.state import (
    ACTING,
    ACTION_NAMES,
    BUILD,
    EXPEDITION,
    MOVE,
    NEW_CITY,
    NO_ACTION,
    PLACING,
    RECRUIT,
    TITLE,
    Action,
    Position,
)
from baronnies.games.barony.tables import (
    CASTS,
    CHARM,
    CITY_POINTS,
    FOES,
    MOVEMENT,
    MYSTERY,
    PORTAL,
    TITLE_POINTS,
    TORNADO,
    Spells,
    names_of,
)

_GAINS: Final = {NEW_CITY: CITY_POINTS, TITLE: TITLE_POINTS}


def asks(p: Position, seat: Seat | None) -> bool:
    """Whether it is this seat that decides now."""
    return seat is not None and [seat] == p.to_act()


# What to choose from


def choice(p: Position, seat: Seat | None) -> BaronyChoice | None:
    """3.1, 12.1: what the seat may begin its turn with, and by which clause it may not."""
    if seat is None or not asks(p, seat) or p.phase != ACTING or p.action != NO_ACTION:
        return None
    return {
        "actions": [_action(p, seat, action) for action in range(TITLE + 1)],
        "casts": [_cast(p, seat, spells) for spells in CASTS if spells & p.spells == spells],
    }


def _action(p: Position, seat: Seat, action: Action) -> BaronyAction:
    refused = action_refusal(p, seat, action)
    hexes: list[Hex] = [] if refused else _places(p, seat, action)
    return {
        "action": ACTION_NAMES[action],
        "refused": refused,
        "places": sum(knights_at(p, seat, at) for at in hexes) if action == MOVE else len(hexes),
        "hexes": [] if action == EXPEDITION else [NAMES[at] for at in hexes],
        "gain": _GAINS.get(action, 0),
    }


def _places(p: Position, seat: Seat, action: Action) -> list[Hex]:
    """Where an action can begin: at pieces of the seat, or where an expedition lands."""
    if action == RECRUIT:
        return p.cities[seat]
    if action == MOVE:
        return [at for at in p.camps[seat] if any(enters(p, seat, to) for to in p.board.roads[at])]
    if action == BUILD:
        return [at for at in p.camps[seat] if builds(p, seat, at)]
    if action == NEW_CITY:
        return [at for at in p.villages[seat] if founds(p, seat, at, 0)]
    if action == EXPEDITION:
        return [at for at in p.board.shore if not p.pieces[at]]
    return []


def _cast(p: Position, seat: Seat, spells: Spells) -> BaronyCast:
    one = 1 if spells & MOVEMENT else 0  # 13.1, 13.3
    return {"spells": names_of(spells), "refused": cast_refusal(p, seat, spells), "knights": one}


# What a step would do


def previews(p: Position, seat: Seat | None) -> list[BaronyPreview]:
    """The legal steps of the seat that do more than happen where they happen."""
    if seat is None or not asks(p, seat):
        return []
    if p.phase == PLACING:
        return [{"move": say(move), "recruits": recruit_limit(p, move)} for move in moves(p, seat)]
    if p.action == NO_ACTION:
        return []
    found = (_preview(p, seat, move) for move in moves(p, seat) if _matters(p, seat, move))
    return [preview for preview in found if len(preview) > 1]


def _matters(p: Position, seat: Seat, move: Move) -> bool:
    """Whether a step may do more than put a knight on a bare hex."""
    if p.action not in (MOVE, EXPEDITION) or p.victims or p.cast & TORNADO:
        return True
    at = move & LOW
    return bool(p.pieces[at] & FOES[seat]) or p.board.terrain[at] == MYSTERY


def _preview(p: Position, seat: Seat, move: Move) -> BaronyPreview:
    trial = p.copy()
    assert isinstance(trial, Position)
    trial.story = []
    trial.play(seat, move)
    preview: BaronyPreview = {"move": say(move)}
    if p.action == RECRUIT and kind_of(move) == HERE and not p.parts:
        preview["recruits"] = _recruits(p, seat, move & LOW)
    for event in trial.story or []:
        _add(preview, event)
    if trial.victims:
        preview["owing"] = trial.victims[:]
    gained = score(trial, seat) - score(p, seat)
    if gained:
        preview["points"] = gained
    return preview


def _recruits(p: Position, seat: Seat, at: Hex) -> int:
    """4.1, 4.2, 4.3: how many knights the recruitment can bring to a hex."""
    waiting = p.knights[seat] + (p.gone[seat] if p.cast & PORTAL else 0)
    return min(waiting, 1 if p.cast & CHARM else recruit_limit(p, at))


def _add(preview: BaronyPreview, event: Event) -> None:
    """What an event adds to a preview."""
    if event.kind == "destroyed":
        _, victim, piece, at = event.facts
        lost: BaronyLoss = {"seat": int(victim), "piece": str(piece), "hex": str(at)}
        preview.setdefault("destroys", []).append(lost)
    elif event.kind == "explored":
        preview["explores"] = int(event.facts[2])
    elif event.kind in ("built", "founded"):
        preview["token"] = str(event.facts[3])
