"""A process that plays cases: an order comes in for each batch, an answer goes out for each case.

It ends when its input ends.
"""

from __future__ import annotations

import sys
import traceback

import msgspec
from tools.soak.cases import Case
from tools.soak.orders import Answer, Order
from tools.soak.slices import COMPILED, PLAIN, Cases

from konspira.kernel.compiling import compiled


def form() -> str:
    """The form of this process."""
    return COMPILED if compiled() else PLAIN


def answer(work: Cases, number: int) -> Answer:
    """Play one case; if something goes wrong, tell what, and the record that leads there."""
    case = Case(work, number)
    try:
        case.run()
    except Exception:
        return Answer(number, failure=traceback.format_exc(), record=case.record())
    return Answer(number, case.checksum, case.won)


def main() -> None:
    """Say the form of this process, then work until the input ends."""
    out = sys.stdout.buffer
    out.write(form().encode() + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        for number in range(order.start, order.stop):
            out.write(msgspec.json.encode(answer(order.work, number)) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
