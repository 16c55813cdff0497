"""Barony, with its expansion Sorciers."""
