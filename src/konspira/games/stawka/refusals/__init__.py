"""Explains why a choice is not offered, with its rule."""
