"""Dice: where they come from, how they are read, and what can come of them. Knows no game."""
