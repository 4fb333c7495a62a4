"""A fight that remembers: what keeps it."""
