"""`python -m tools.soak`: see `tools/soak/main.py`."""

from __future__ import annotations

import sys

from tools.soak.main import main

if __name__ == "__main__":
    sys.exit(main())
