"""Opponents; they know what their seat may know, and no more."""
