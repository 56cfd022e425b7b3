"""Hours of checking in named slices; what has run is written into docs/soak.md."""
