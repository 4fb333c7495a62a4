"""Archsoul: pools of six-sided dice that count successes."""
