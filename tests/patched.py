"""Differences of views, put together apart from the server's own way."""

import json
from typing import Any

Json = dict[str, Any]


def patched(view: Json, patch: list[Json]) -> Json:
    """RFC 6902, as far as the wire uses it."""
    root: Any = {"": json.loads(json.dumps(view))}
    for step in patch:
        *way, last = [
            part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")
        ]
        parent = root
        for part in way:
            parent = parent[int(part)] if isinstance(parent, list) else parent[part]
        key: Any = int(last) if isinstance(parent, list) else last
        if step["op"] == "remove":
            del parent[key]
        elif step["op"] == "add" and isinstance(parent, list):
            parent.insert(key, step["value"])
        else:
            parent[key] = step["value"]
    found: Json = root[""]
    return found
