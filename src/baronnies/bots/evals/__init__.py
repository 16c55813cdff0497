"""What bots know of single games: a module named like the game, with its JUDGE.

A module may also have BOTS: opponents of that game only, by name.
"""
