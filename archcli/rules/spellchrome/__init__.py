"""Spellchrome: one d20 and a bonus against an armor class or a difficulty."""
