"""The kernel: states, agendas of steps, questions, events, views and records. It knows no game."""
