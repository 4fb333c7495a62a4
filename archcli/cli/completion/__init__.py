"""TAB completion and the man page, generated from the command tree.

`walk` turns the tree into plain data; each renderer turns that into one file of `completions/`. The scripts hold
every command, option and fixed choice, so that most TABs start nothing; what only the player's files know they ask
of `archcli __complete` (`names`).
"""
