"""The web client out of memory: the files Vite has built, and its one page for every address.

Only what was read from the folder can be asked for, so no path leads out of it.
"""

import gzip
import hashlib
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from litestar.types import HTTPScope, Send

import baronnies
from baronnies.core.words import LANGS, word

INDEX: Final = "/index.html"
HASHED: Final = "/assets/"  # what Vite names by its content, which therefore never changes
BUILDS: Final = "python3 go.py setup"  # the command that builds the client
_FOREVER: Final = b"public, max-age=31536000, immutable"
_ASK_AGAIN: Final = b"no-cache"
_WORTH_IT: Final = 0.9  # what gzip makes hardly smaller, such as a font, is sent as it is
_TEXT: Final = (b"content-type", b"text/html; charset=utf-8")
# Not the system's own list: some call scripts plain text, which browsers then refuse.
_TYPES: Final[Mapping[str, bytes]] = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".webp": b"image/webp",
    ".woff2": b"font/woff2",
}

Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """What a browser is sent."""

    status: HTTPStatus
    headers: Headers
    body: bytes = b""


def client_folder() -> Path:
    """Where the built client lies: inside an installed package, or in web/dist of a clone."""
    package = Path(baronnies.__file__).parent
    installed = package / "web"
    return installed if installed.is_dir() else package.parents[1] / "web" / "dist"


class Form:
    """A file as it is sent, plain or compressed; its tag changes with it."""

    def __init__(self, body: bytes, *headers: tuple[bytes, bytes]) -> None:
        self.body: Final = body
        self.tag: Final = b'"' + hashlib.sha256(body).hexdigest()[:24].encode() + b'"'
        self._headers: Final = [*headers, (b"etag", self.tag), (b"vary", b"accept-encoding")]

    def answer(self, tags: bytes) -> Answer:
        """The file, unless the browser has it already under one of its tags."""
        if self.tag in tags:
            return Answer(HTTPStatus.NOT_MODIFIED, self._headers)
        return Answer(HTTPStatus.OK, self._headers, self.body)


class File:
    """A file of the client, in both forms."""

    def __init__(self, path: str, body: bytes) -> None:
        kind = _TYPES.get(PurePosixPath(path).suffix, b"application/octet-stream")
        keep = _FOREVER if path.startswith(HASHED) else _ASK_AGAIN
        headers = ((b"content-type", kind), (b"cache-control", keep))
        small = gzip.compress(body, mtime=0)
        self.plain: Final = Form(body, *headers)
        self.small: Final = (
            Form(small, *headers, (b"content-encoding", b"gzip"))
            if len(small) < _WORTH_IT * len(body)
            else self.plain
        )


class Pages:
    """Answers every address that is not the API's."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._built: list[int] = []  # when; never is []
        self._files: dict[str, File] = {}
        self._look_again()

    def _look_again(self) -> None:
        """Read the folder, if it was built since it was last read."""
        signs = (self._folder / "index.html", self._folder / "assets")
        built = [sign.stat().st_mtime_ns for sign in signs if sign.exists()]
        if built != self._built:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            names = [f"/{path.relative_to(self._folder).as_posix()}" for path in paths]
            self._files = {
                name: File(name, path.read_bytes()) for name, path in zip(names, paths, strict=True)
            }
            self._built = built

    async def __call__(self, scope: HTTPScope, send: Send) -> None:
        status, headers, body = self._answer(scope)
        length = (b"content-length", b"%d" % len(body))
        if status != HTTPStatus.NOT_MODIFIED:
            headers = [*headers, length]
        if scope["method"] == "HEAD":
            body = b""
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _answer(self, scope: HTTPScope) -> Answer:
        if scope["method"] not in ("GET", "HEAD"):
            return Answer(HTTPStatus.METHOD_NOT_ALLOWED, [(b"allow", b"GET, HEAD")])
        path = scope["path"]
        if path not in self._files or path == INDEX:
            if path.startswith(HASHED) or "." in PurePosixPath(path).name:
                return Answer(HTTPStatus.NOT_FOUND, [(b"cache-control", _ASK_AGAIN)])
            path = INDEX
            self._look_again()
        file = self._files.get(path)
        if file is None:
            return _nothing_built()
        asked = dict(scope["headers"])
        form = file.small if b"gzip" in asked.get(b"accept-encoding", b"") else file.plain
        return form.answer(asked.get(b"if-none-match", b""))


def _nothing_built() -> Answer:
    """A page that says how the client is built, in both languages."""
    words = "".join(f'<p lang="{lang}">{word(lang, "server-no-client")}</p>' for lang in LANGS)
    page = f"<!doctype html><title>Baronnies</title><h1>Baronnies</h1>{words}<pre>{BUILDS}</pre>"
    headers = [_TEXT, (b"cache-control", b"no-store")]
    return Answer(HTTPStatus.SERVICE_UNAVAILABLE, headers, page.encode())
