"""Puzzles: positions in which one choice is clearly best, by all that the seat can know.

A puzzle is data: the record of a game between bots up to a moment, the seat that chooses, what
each option is worth and how that was proven. `lines` says what the options are, `imagining` plays
the games after them, `proving` has the rules by which a position is a puzzle or none, `reasons`
what differs between the best two, `shelf` reads those that are shipped.
"""
