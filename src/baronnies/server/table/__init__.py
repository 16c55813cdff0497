"""A table in play, and the people and bots at it."""
