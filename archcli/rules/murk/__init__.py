"""The rules of The Murk."""
