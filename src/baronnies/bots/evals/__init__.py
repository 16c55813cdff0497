"""What bots know of single games: a module named like the game, with its JUDGE.

A module may also have BOTS: opponents of that game only, by name; and LEVELS: those that are page,
squire, knight, baron or duke there, where they are not the usual ones (see names.py).
"""
