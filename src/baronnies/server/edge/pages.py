"""The web client out of memory: the files Vite has built, and its one page for every address.

The Python of pages is large and seldom asked for: it stays on the disk, compressed at the build.
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
_MADE: Final = {".br": b"br", ".gz": b"gzip"}  # how a file was compressed when it was built
_TEXT: Final = (b"content-type", b"text/html; charset=utf-8")
# Not the system's own list: some call scripts plain text, which browsers then refuse.
_TYPES: Final[Mapping[str, bytes]] = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".mjs": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".webp": b"image/webp",
    ".wasm": b"application/wasm",
    ".woff2": b"font/woff2",
    ".zip": b"application/zip",
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
    """A file as it is sent, plain or compressed, out of memory or not; its tag changes with it."""

    def __init__(self, body: bytes | Path, *headers: tuple[bytes, bytes]) -> None:
        self._body: Final = body
        # What lies on the disk bears its content in the name of its folder.
        known = body if isinstance(body, bytes) else str(body).encode()
        self.tag: Final = b'"' + hashlib.sha256(known).hexdigest()[:24].encode() + b'"'
        self._headers: Final = [*headers, (b"etag", self.tag), (b"vary", b"accept-encoding")]

    def answer(self, tags: bytes) -> Answer:
        """The file, unless the browser has it already under one of its tags."""
        if self.tag in tags:
            return Answer(HTTPStatus.NOT_MODIFIED, self._headers)
        body = self._body if isinstance(self._body, bytes) else self._body.read_bytes()
        return Answer(HTTPStatus.OK, self._headers, body)


class File:
    """A file of the client, in the forms it is sent in."""

    def __init__(self, name: str, path: Path) -> None:
        kind = _TYPES.get(path.suffix, b"application/octet-stream")
        keep = _FOREVER if name.startswith(HASHED) else _ASK_AGAIN
        headers = ((b"content-type", kind), (b"cache-control", keep))
        self._forms: Final = {  # the smallest first
            way: Form(body, *headers, *([(b"content-encoding", way)] if way else ()))
            for way, body in _bodies(path).items()
        }

    def form(self, accepted: bytes) -> Form:
        """The smallest that a browser accepts."""
        return next(form for way, form in self._forms.items() if way in accepted)


def _bodies(path: Path) -> dict[bytes, bytes | Path]:
    """What is sent of a file, by the way it is compressed."""
    made = {way: path.with_name(path.name + ending) for ending, way in _MADE.items()}
    if all(form.is_file() for form in made.values()):
        return {**made, b"": path}
    body = path.read_bytes()
    small = gzip.compress(body, mtime=0)
    return {b"gzip": small, b"": body} if len(small) < _WORTH_IT * len(body) else {b"": body}


class Pages:
    """Answers every address that is not the API's."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._built: list[int] = []  # when; never is []
        self._files: dict[str, File] = {}
        self._look_again()

    def _look_again(self) -> None:
        """Read the folder, if it was built since it was last read."""
        signs = [self._folder / name for name in ("index.html", "assets", "python.json")]
        built = [sign.stat().st_mtime_ns for sign in signs if sign.exists()]
        if built != self._built:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            paths = [path for path in paths if path.suffix not in _MADE]
            names = [f"/{path.relative_to(self._folder).as_posix()}" for path in paths]
            self._files = {name: File(name, path) for name, path in zip(names, paths, strict=True)}
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
        form = file.form(asked.get(b"accept-encoding", b""))
        return form.answer(asked.get(b"if-none-match", b""))


def _nothing_built() -> Answer:
    """A page that says how the client is built, in both languages."""
    words = "".join(f'<p lang="{lang}">{word(lang, "server-no-client")}</p>' for lang in LANGS)
    page = f"<!doctype html><title>Baronnies</title><h1>Baronnies</h1>{words}<pre>{BUILDS}</pre>"
    headers = [_TEXT, (b"cache-control", b"no-store")]
    return Answer(HTTPStatus.SERVICE_UNAVAILABLE, headers, page.encode())
