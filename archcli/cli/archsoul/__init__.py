"""The Archsoul commands."""
