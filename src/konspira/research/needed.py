"""Imported first: says what to install if NumPy is missing."""

from __future__ import annotations

from konspira.extras import require

require("research")
READY = True
