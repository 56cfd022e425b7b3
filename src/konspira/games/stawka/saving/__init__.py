"""Positions: a state as plain data and back, and what must hold of it."""
