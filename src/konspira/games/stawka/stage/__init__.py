"""The course of a stage: activations, the menu, windows (STA-3, STA-4, STA-19)."""
