"""A site of files: the client with all it needs, for any web server to give out.

Nothing of ours answers there: the shelf and the rule books lie beside the pages, and tables are
those of each visitor's own device.
"""

import shutil
from pathlib import Path
from typing import Final

import msgspec

from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games import SHELF
from baronnies.server.edge.gate import POLICY
from baronnies.server.house.lobby import book_text, game_facts
from baronnies.server.house.scenes import pictures_of, scene_of
from baronnies.server.house.studies import offered
from baronnies.server.limits import Limits
from baronnies.server.wire.bodies import LobbyFacts, PushKey, WaysHere

PYTHON: Final = "python.json"  # what a built client has if pages can be houses
# What a server would tell of its people.
_NOBODY: Final = {
    "lobby": LobbyFacts([], gathering=0, running=0),
    "ways": WaysHere([], ""),
    "push": PushKey(""),
}
_MARK: Final = '<meta name="baronnies" content="files" />'
# A page cannot say of itself who may frame it.
_POLICY: Final = POLICY.replace("; frame-ancestors 'none'", "")


def write_site(client: Path, out: Path) -> int:
    """Write the site into an empty folder; how many files it has."""
    if not (client / PYTHON).is_file():
        raise Unreadable("server-site-no-python")
    if out.exists() and any(out.iterdir()):
        raise Unreadable("server-site-not-empty", path=str(out))
    shutil.copytree(client, out, dirs_exist_ok=True)
    for name in ("index.html", "manifest.webmanifest"):
        page = out / name
        page.write_text(_relative(page.read_text(encoding="utf-8")), encoding="utf-8")
    for lang in LANGS:
        for name, told in _NOBODY.items():
            _write(out / f"api/{name}.{lang}.json", told)
        _write(out / f"api/lab.{lang}.json", offered(SHELF, Limits()))
        _write(out / f"api/games.{lang}.json", [game_facts(game, lang) for game in SHELF.values()])
        for game in SHELF.values():
            _write(out / f"api/games/{game.name}/rules.{lang}.json", book_text(game, lang))
            _write(out / f"api/games/{game.name}/scene.{lang}.json", scene_of(game))
            _write(out / f"api/games/{game.name}/pictures.{lang}.json", pictures_of(game))
    return sum(file.is_file() for file in out.rglob("*"))


def _relative(page: str) -> str:
    """Addresses from the folder the page lies in, wherever that is; and what it may do."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />'
    page = page.replace("<head>", f"<head>\n    {_MARK}\n    {policy}")
    for before in ('="/', ': "/'):
        page = page.replace(before, f"{before[:-1]}./")
    return page


def _write(path: Path, told: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(told))
