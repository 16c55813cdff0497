"""Baubyron, by Reinhold Wittig: build a tower of blocks together, then race to its top."""
