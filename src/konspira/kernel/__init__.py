"""The kernel: a state, its agenda of steps, questions, events, views, records. It knows no game."""
