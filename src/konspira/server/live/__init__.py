"""Live connections, and how the processes of one server tell them what has changed."""
