"""Puzzles on the web: a seat's view of a position, tries, hints, the solution, and playing on.

Nothing about them is kept here: a browser says which choices it has made, and the table is built
again from the record. `practice` builds it, `telling` says what may be told of it by then.
"""
