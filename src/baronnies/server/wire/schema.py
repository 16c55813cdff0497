"""The wire as a JSON schema, for readers and for generators of types in other languages.

`Views` and `Events` are objects that nobody sends: they tell, by a game's name, what its views and
the facts of its events are made of.
"""

from typing import Any, Final, get_args

import msgspec

from baronnies.core.game import Game
from baronnies.games import SHELF
from baronnies.games.baubyron.sight import BaubyronReady, BaubyronSketch, BaubyronWays
from baronnies.server.wire import bodies, desk, pictures
from baronnies.server.wire.messages import VERSION, Answer, Asking, PlainView
from baronnies.server.wire.reviews import ReviewFacts, TurningPictures
from baronnies.server.wire.studies import AskStudy, LabFacts, StudyFacts

REST: Final = (
    bodies.NewTable,
    bodies.Branch,
    bodies.Bring,
    bodies.TableMade,
    bodies.SitDown,
    bodies.FillSeat,
    bodies.Seated,
    pictures.Scene,
    pictures.Picture,
    bodies.LobbyFacts,
    bodies.Found,
    bodies.WaysHere,
    bodies.PushKey,
    bodies.PushPlace,
    bodies.GameFacts,
    bodies.BookText,
    ReviewFacts,
    TurningPictures,
    AskStudy,
    LabFacts,
    StudyFacts,
    bodies.Verify,
    bodies.Verified,
    bodies.Problem,
    BaubyronReady,
    BaubyronSketch,
    BaubyronWays,
    desk.HostListed,
    desk.HostTable,
    desk.Mute,
    desk.Close,
    desk.NewBan,
    desk.Banned,
    desk.NewReport,
    desk.Report,
)


def wire_schema() -> dict[str, Any]:
    """Every message, REST body and view by name; `Asking` and `Answer` are the two closed lists."""
    asked, answered = get_args(Asking), get_args(Answer)
    games = list(SHELF.values())
    _, parts = msgspec.json.schema_components(
        [*(game.sight for game in games), PlainView, *asked, *answered, *REST],
        ref_template="#/$defs/{name}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": f"Messages of Baronnies, version {VERSION}. Written by `baronnies wire`.",
        "anyOf": [{"$ref": "#/$defs/Asking"}, {"$ref": "#/$defs/Answer"}],
        "$defs": {
            "Asking": _one_of("From the client.", asked),
            "Answer": _one_of("From the server.", answered),
            "Views": _whole({game.name: _ref(game.sight) for game in games}, "By game: its view."),
            "Events": _whole({game.name: _events(game) for game in games}, "By game: its events."),
            "Fact": {"description": "Of an event.", "type": ["integer", "string"]},
            **parts,
        },
    }


def _events(game: Game) -> dict[str, Any]:
    """By kind of event: its facts."""
    fact = {"$ref": "#/$defs/Fact"}
    return _whole({kind: _whole(dict.fromkeys(facts, fact)) for kind, facts in game.events.items()})


def _whole(properties: dict[str, Any], description: str = "") -> dict[str, Any]:
    """An object that has these properties, all of them, and no others."""
    return {
        **({"description": description} if description else {}),
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _one_of(description: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    return {
        "description": description,
        "anyOf": [_ref(kind) for kind in kinds],
        "discriminator": {"propertyName": "type"},
    }
