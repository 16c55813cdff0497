"""Nim, the smallest game that fits the protocol: a heap, and who takes most of it."""
