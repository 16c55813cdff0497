"""A site of files: the client and the books, with addresses of its own folder only."""

import json
from pathlib import Path

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.edge.files import write_site

PAGE = """<!doctype html>
<html><head>
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src="/assets/index.js"></script>
</head></html>"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """What a build leaves, as far as a site cares."""
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "manifest.webmanifest").write_text('{ "start_url": "/", "scope": "/" }')
    (built / "assets" / "index.js").write_text("")
    (built / "python.json").write_text("{}")
    return built


def test_a_site_names_its_files_from_its_own_folder(client: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert write_site(client, out) == sum(path.is_file() for path in out.rglob("*"))
    page = (out / "index.html").read_text()
    assert 'src="./assets/index.js"' in page
    assert 'content="files"' in page
    assert "'wasm-unsafe-eval'" in page
    assert '="/' not in page
    assert json.loads((out / "manifest.webmanifest").read_text())["start_url"] == "./"


def test_the_shelf_and_the_books_lie_beside_the_pages(client: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    write_site(client, out)
    games = json.loads((out / "api" / "games.fr.json").read_text(encoding="utf-8"))
    assert [game["name"] for game in games] == list(SHELF)
    for name in SHELF:
        for lang in ("fr", "en"):
            book = json.loads((out / f"api/games/{name}/rules.{lang}.json").read_text("utf-8"))
            assert book["sections"]


def test_a_site_overwrites_nothing(client: Path, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="not empty"):
        write_site(client, tmp_path)
    (client / "python.json").unlink()
    with pytest.raises(Unreadable, match="without Python"):
        write_site(client, tmp_path / "site")
