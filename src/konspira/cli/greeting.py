"""What `konspira serve` says when it can be used: where it is, and how to stop it."""

from __future__ import annotations

import socket
import sys

from rich.text import Text

from konspira.cli.shell import Shell
from konspira.server.errors import ServerError
from konspira.version import VERSION

EVERYWHERE = ("0.0.0.0", "::")
BORDER = 2  # modules of white around a QR code; readers are content with half of the standard's
HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # upper and lower module; 1 is dark


def greet(shell: Shell, host: str, port: int, qr: bool) -> None:
    """Say where the server is: one line for a program, a few for a person at a terminal."""
    here, near = local_address(host, port), network_address(host, port)
    if sys.stdout.isatty() or qr:
        shell.say("shell-ready", style="bold", version=VERSION)
        shell.console.print()
        shell.say("shell-ready-here", address=here)
        if near:
            shell.say("shell-ready-near", address=near)
        if qr:
            show_code(shell, near)
        shell.console.print()
        shell.say("shell-ready-stop")
        if not near and not qr:
            shell.say("shell-ready-hint", style="dim")
    else:
        shell.say("shell-serving", address=here)


def show_code(shell: Shell, address: str | None) -> None:
    """The QR code of the address in the network, or why there is none."""
    shell.console.print()
    if address is None:
        shell.say("shell-ready-no-network", style="yellow")
        return
    shell.say("shell-ready-scan")
    for line in code_lines(address):
        code = Text.assemble("  ", (line, "bright_white on black"))
        shell.console.print(code, soft_wrap=True)


def code_lines(address: str) -> list[str]:
    """A QR code in half blocks, light on dark as most terminals are."""
    import segno

    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs]


# -- addresses -------------------------------------------------------------------------------------


def local_address(host: str, port: int) -> str:
    """Return what to type into a browser on this machine."""
    return _url("127.0.0.1" if host in EVERYWHERE else host, port)


def network_address(host: str, port: int) -> str | None:
    """Return what to type into a phone in the same network; None where it cannot come in."""
    if host in EVERYWHERE:
        found = own_address()
        return found and _url(found, port)
    return None if is_loopback(host) else _url(host, port)


def own_address() -> str | None:
    """The address of this machine in its network. No packet is sent: UDP only looks for a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents, which nobody has
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) else found


def is_loopback(host: str) -> bool:
    """Can only this machine reach the address?"""
    return host in ("localhost", "::1") or host.startswith("127.")


def check_reachable(host: str) -> None:
    """A code for phones is of use only where they can come in."""
    if is_loopback(host):
        raise ServerError(
            "phones-shut-out",
            f"no phone can reach {host}; use --qr without --host, or with --host 0.0.0.0",
            value=host,
        )


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
