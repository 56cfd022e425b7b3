"""The server: people, tables, clocks, live updates. It meets a game only as the kernel's `Game`."""
