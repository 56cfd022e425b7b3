"""Bots: whose turn it is to think, the processes that do it, and what acts without a person."""
