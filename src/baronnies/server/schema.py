"""The wire as a JSON schema, for readers and for generators of types in other languages."""

from typing import Any, Final, get_args

import msgspec

from baronnies.server import api_types
from baronnies.server.messages import VERSION, Answer, Asking

REST: Final = (
    api_types.NewTable,
    api_types.TableMade,
    api_types.SitDown,
    api_types.Seated,
    api_types.GameFacts,
    api_types.BookText,
    api_types.Problem,
)


def wire_schema() -> dict[str, Any]:
    """Every message and REST body by name; `Asking` and `Answer` are the two closed lists."""
    asked, answered = get_args(Asking), get_args(Answer)
    _, parts = msgspec.json.schema_components(
        [*asked, *answered, *REST], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": f"Messages of Baronnies, version {VERSION}. Written by `baronnies wire`.",
        "anyOf": [{"$ref": "#/$defs/Asking"}, {"$ref": "#/$defs/Answer"}],
        "$defs": {
            "Asking": _one_of("From the client.", asked),
            "Answer": _one_of("From the server.", answered),
            **parts,
        },
    }


def _one_of(description: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    names = [kind.__name__ for kind in kinds]
    return {
        "description": description,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in names],
        "discriminator": {"propertyName": "type"},
    }
