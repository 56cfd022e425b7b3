"""Puzzles: positions in which one choice is clearly best, by all that the seat can know.

A puzzle is data: the record of a game between bots up to a moment, the seat that chooses, the value
of each option and its proof. `lines` lists the options, `imagining` plays the games after them,
`proving` has the rules by which a position is a puzzle or none, `reasons` compares the best two,
`shelf` reads the shipped puzzles.
"""
