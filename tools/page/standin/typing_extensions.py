"""What fluent asks of it, Python has itself."""

from typing import Literal

__all__ = ["Literal"]
