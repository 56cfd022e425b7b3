"""The town: fields and figures, moving, evidence, held things, dice (STA-2, STA-5, STA-8, STA-18)."""
