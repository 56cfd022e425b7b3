"""Personal data: handed over, given out, forgotten, and how long it is kept."""
