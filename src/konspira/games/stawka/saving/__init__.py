"""Positions: a state as plain data and back, and the invariants of a state."""
