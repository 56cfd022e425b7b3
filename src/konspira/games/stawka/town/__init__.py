"""The town: figures, movement, evidence, held things, dice (STA-2, STA-5, STA-8, STA-18)."""
