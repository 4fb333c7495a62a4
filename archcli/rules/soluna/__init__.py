"""Soluna: pools of six-sided dice with flat bonuses, rolled against each other."""
