"""What the programs of `answering` do. It imports nothing of ours, as a program would."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path


def say(**message: object) -> None:
    """One line."""
    print(json.dumps(message), flush=True)


def main(kind: str) -> None:
    """Return what each of them does."""
    if kind == "mute":
        time.sleep(3600)
    for line in sys.stdin:
        asked = json.loads(line)
        if kind == "diary":
            with Path(os.environ["DIARY"]).open("a", encoding="utf-8") as diary:
                diary.write(line)
        if asked["type"] == "hello":
            say(type="hello" if kind != "rude" else "hi", protocol=asked["protocol"])
        elif kind == "good":
            say(type="answer", id=asked["id"], choice=asked["options"][-1]["name"])
        elif kind == "late":
            if asked["id"] > 1:
                say(type="answer", id=asked["id"] - 1, choice=1)
                say(type="answer", id=asked["id"], choice=len(asked["options"]))
        elif kind == "once":
            say(type="answer", id=asked["id"], choice=1)
            return
        elif kind == "dying":
            sys.exit(3)
        elif kind == "nonsense":
            print("As a language model, I would raise.", flush=True)
        elif kind == "wrong":
            say(type="answer", id=asked["id"], choice=len(asked["options"]) + 1)
        elif kind == "diary":
            say(type="answer", id=asked["id"], choice=1)


if __name__ == "__main__":
    main(sys.argv[1])
