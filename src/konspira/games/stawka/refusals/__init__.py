"""Why something is not offered, with its rule."""
