"""A service elsewhere that letters of a server go to."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import NamedTuple

from tests.serving import PATIENCE


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A service elsewhere, which takes letters and answers with a status."""

    def __init__(self) -> None:
        self.letters: Queue[Letter] = Queue()
        self.status = 201
        service = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.put(Letter(self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def letter(self) -> Letter:
        return self.letters.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
