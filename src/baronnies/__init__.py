"""Five board games about barons: one source of rules for tables, bots and lab."""

__version__ = "0.1.0"
