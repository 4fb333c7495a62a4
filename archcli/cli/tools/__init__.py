"""Commands around the games: rulings, sheets, schema."""
