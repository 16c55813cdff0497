"""What a browser is given: the pages of the client, small, kept well, and nothing else."""

import gzip
import http.client
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from baronnies.server.edge.pages import BUILDS
from tests.serving import PATIENCE, Reply, Server, serving

INDEX: Final = b"<!doctype html><title>Baronnies</title>" + b" " * 500
SCRIPT: Final = b"const baron = 'baron';\n" * 100
FONT: Final = os.urandom(2000)  # nothing makes it smaller
PACKED: Final = {"py.wasm": b"as it is", "py.wasm.br": b"by brotli", "py.wasm.gz": b"by gzip"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a client as Vite leaves it; beside its folder lies a secret."""
    folder = tmp_path_factory.mktemp("pages")
    build(folder / "dist")
    (folder / "secret.txt").write_text("secret")
    with serving(folder / "db", more=["--client", str(folder / "dist")]) as server:
        yield server


def build(dist: Path) -> None:
    (dist / "assets").mkdir(parents=True)
    (dist / "assets" / "index-Bx3f9.js").write_bytes(SCRIPT)
    (dist / "assets" / "letters-Cq81z.woff2").write_bytes(FONT)
    for name, body in PACKED.items():
        (dist / "assets" / "python-9f3").mkdir(exist_ok=True)
        (dist / "assets" / "python-9f3" / name).write_bytes(body)
    (dist / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (dist / "index.html").write_bytes(INDEX)


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Reply:
    """A request exactly as written: no path made tidy, no body unpacked."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    answer = connection.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()}
    reply = Reply(answer.status, answer.read(), found)
    connection.close()
    return reply


@pytest.mark.parametrize(
    "path", ["/", "/new/le_baron", "/table/x_Yz-9#key", "/rules/baron", "/about", "/any/where?a=b"]
)
def test_every_address_of_the_client_is_its_one_page(house: Server, path: str) -> None:
    page = ask(house, path)
    assert (page.status, page.body) == (200, INDEX)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


def test_what_is_named_by_its_content_is_kept_for_ever(house: Server) -> None:
    script = ask(house, "/assets/index-Bx3f9.js")
    assert (script.status, script.body) == (200, SCRIPT)
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    icon = ask(house, "/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


def test_pages_are_sent_compressed_where_that_helps(house: Server) -> None:
    script = ask(house, "/assets/index-Bx3f9.js", Accept_Encoding="br, gzip")
    assert script.headers["content-encoding"] == "gzip"
    assert len(script.body) < len(SCRIPT) / 5
    assert gzip.decompress(script.body) == SCRIPT
    font = ask(house, "/assets/letters-Cq81z.woff2", Accept_Encoding="gzip")
    assert "content-encoding" not in font.headers
    assert font.body == FONT


@pytest.mark.parametrize(
    ("accepted", "way", "body"),
    [
        ("gzip, deflate, br", "br", b"by brotli"),
        ("gzip", "gzip", b"by gzip"),
        ("identity", None, b"as it is"),
    ],
)
def test_what_the_build_has_compressed_is_sent_so(
    house: Server, accepted: str, way: str | None, body: bytes
) -> None:
    file = ask(house, "/assets/python-9f3/py.wasm", Accept_Encoding=accepted)
    assert (file.status, file.body) == (200, body)
    assert file.headers.get("content-encoding") == way
    assert file.headers["content-type"] == "application/wasm"
    again = ask(
        house,
        "/assets/python-9f3/py.wasm",
        Accept_Encoding=accepted,
        If_None_Match=file.headers["etag"],
    )
    assert again.status == 304
    assert ask(house, "/assets/python-9f3/py.wasm.br").status == 404


def test_who_has_a_page_is_not_sent_it_again(house: Server) -> None:
    first = ask(house, "/", Accept_Encoding="gzip")
    again = ask(house, "/", Accept_Encoding="gzip", If_None_Match=f'"x", W/{first.headers["etag"]}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = ask(house, "/", Accept_Encoding="gzip", If_None_Match='"x"')
    assert other.status == 200


def test_head_tells_the_same_without_the_page(house: Server) -> None:
    page, head = ask(house, "/about"), ask(house, "/about", "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers == page.headers
    assert int(head.headers["content-length"]) == len(INDEX)


def test_pages_are_only_read(house: Server) -> None:
    answer = ask(house, "/", "POST")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..\\secret.txt",
        "//secret.txt",
        "/assets/",
        "/assets/old-99999.js",
        "/favicon.ico",
    ],
)
def test_nothing_else_can_be_had(house: Server, path: str) -> None:
    answer = ask(house, path)
    assert (answer.status, answer.body) == (404, b"")


def test_a_page_may_only_use_what_is_ours(house: Server) -> None:
    headers = ask(house, "/").headers
    policy = dict(
        rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert [rule for rule in policy if "unsafe" in policy[rule]] == ["script-src", "style-src-attr"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_without_a_client_the_page_says_how_to_build_it_and_then_shows_it(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    with serving(tmp_path / "db", more=["--client", str(dist)]) as server:
        page = ask(server, "/table/x")
        assert page.status == 503
        text = page.body.decode()
        assert BUILDS in text
        assert 'lang="fr"' in text
        assert 'lang="en"' in text
        build(dist)
        assert ask(server, "/table/x").body == INDEX
