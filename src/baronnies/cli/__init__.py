"""The command `baronnies`."""

from baronnies.cli.app import main

__all__ = ["main"]
