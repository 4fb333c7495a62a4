"""A running fight as data: who is in it, how each stands, whose turn it is, and what a step changes.

Nothing here knows a file or a command; each game says in its own `rules/GAME/turns.py` how its turns go on.
"""
