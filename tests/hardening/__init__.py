"""It cannot be broken and it cannot be unfair."""
