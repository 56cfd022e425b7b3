"""Bots of your own that ask a program: each has a name, a command and a time."""

from __future__ import annotations

import sys
from pathlib import Path

from konspira.models.program import ProgramBot


class Anna(ProgramBot):
    """Named `my_models:Anna`; `my_models:Anna:5s` has five seconds for a choice."""

    command = (sys.executable, str(Path(__file__).with_name("answer.py")))
    seconds = 20.0
    language = "pl"
