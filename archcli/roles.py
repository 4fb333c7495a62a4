"""The roles of spans in a report: what a text is; each renderer of `output/` decides how that looks."""

DIE, COUNTED, DROPPED = "die", "counted", "dropped"
GOOD, BAD, MIXED = "good", "bad", "mixed"
NAME, NUMBER, NOTE, BAR, GAUGE = "name", "number", "note", "bar", "gauge"
"""The roles of spans. DIE: a face that does not count, COUNTED: one that does, DROPPED: one taken away;
GOOD, BAD, MIXED: a verdict; NAME: who or what; NUMBER: the number that matters; NOTE: an aside; BAR: a bar whose
text is its length, from "0" to "1", as a part of the room that is left; GAUGE: a row of cells of which some are full,
whose text is how many of how many ("11/14")."""
SHADES = ("shade 0", "shade 1", "shade 2", "shade 3", "shade 4")
"""The cells of a matrix, from the least to the most: each has a ground of its own, and a mark where there is none."""
