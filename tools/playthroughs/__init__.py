"""Recorded games: whole games whose choices are made again, so that nothing changes unseen.

Each lies beside the tests of its game as a record: who played, the seed, the choices, and a
checksum of each round over every question, choice, event and view. Some also have a story, a text
of at most 300 lines that people read when it changes. `make playthroughs` records them again;
`python -m tools.playthroughs show NAME` prints everything in one.
"""
