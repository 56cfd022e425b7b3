"""`python -m tools.fuzz_server 100000`: the whole fuzzer against a server of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.fuzz_server.run import fuzz

if __name__ == "__main__":
    with TemporaryDirectory(prefix="konspira-fuzz-") as folder:
        report = fuzz(int((sys.argv[1:] or ["1000"])[0]), Path(folder))
    print(report.told())
    sys.exit(1 if report.wrong() else 0)
