"""The command `site`."""

from pathlib import Path
from typing import Annotated

import typer

from baronnies.cli.screen import say, told


def site(out: Annotated[Path, typer.Argument(metavar="OUT", help=say("help-site-out"))]) -> None:
    """Write a site of files."""
    with told():
        from baronnies.server.edge.files import write_site  # noqa: PLC0415 - see serve.py
        from baronnies.server.edge.pages import client_folder  # noqa: PLC0415 - as above

        count = write_site(client_folder(), out)
    print(say("site-done", path=str(out), files=count))  # noqa: T201 - unwrapped
