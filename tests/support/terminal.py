"""A command on a terminal of its own, as a person sees it: a real pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

PATIENCE = 60.0  # seconds for something to appear; the machine may be busy
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The screen and the keyboard of a running command."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self._screen = screen
        self._seen = b""

    @property
    def text(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self._seen.decode(errors="replace")).replace("\r\n", "\n")

    def until(self, pattern: str) -> re.Match[str]:
        """Wait until this can be read."""
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            found = re.search(pattern, self.text, re.MULTILINE)
            if found:
                return found
            if not self._read():
                break
        raise AssertionError(f"never seen: {pattern}; but: {self.text}")

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def end(self) -> int:
        """Wait until the command has ended; its exit code."""
        latest = time.monotonic() + PATIENCE
        while self._read() and time.monotonic() < latest:
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        """Take what is shown now; false when nothing will follow."""
        if not select.select([self._screen], [], [], 1.0)[0]:
            return True
        try:
            more = os.read(self._screen, 65536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self._seen += more
        return bool(more)


@contextmanager
def on_terminal(
    command: Sequence[str], environment: Mapping[str, str], columns: int = 100
) -> Iterator[Terminal]:
    """Run a command; Ctrl-C reaches it as from a keyboard."""
    screen, line = pty.openpty()
    fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=line,
        stdout=line,
        stderr=line,
        env={**environment, "TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(line)
    try:
        yield Terminal(process, screen)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(screen)
