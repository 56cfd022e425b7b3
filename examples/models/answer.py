"""A program that a bot can ask: put your model into `think`. It needs the standard library only.

KONSPIRA_PROGRAM="python examples/models/answer.py" konspira play leduc \
    --bots konspira.models.program:ProgramBot
"""

from __future__ import annotations

import json
import sys
from typing import Any


def think(question: dict[str, Any]) -> str:
    """Return the name of an option. A model would read question["text"]; this takes the last."""
    return str(question["options"][-1]["name"])


def main() -> None:
    """Read a line and write a line until there are no more."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "the last option"}
        else:
            answer = {"type": "answer", "id": message["id"], "choice": think(message)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
