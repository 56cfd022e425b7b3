"""Lessons on the web: the server plays them without keeping anything."""
