"""Where this server is found by others in the local network, and pictures of it that a phone can scan."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from urllib.parse import quote


def addresses() -> list[str]:
    """This machine's addresses in the local network, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would go
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not each.startswith("127.")]


def host_names(lan: bool, more: str) -> set[str]:
    """The names under which requests may come: a page on another name cannot be led here."""
    names = {"localhost", "127.0.0.1", "::1"} | {name.strip().lower() for name in more.split(",") if name.strip()}
    if lan:
        here = socket.gethostname().lower()
        names |= {*addresses(), here, f"{here.split('.')[0]}.local"}
    return names


def urls(port: int) -> list[str]:
    return [f"http://{address}:{port}/" for address in addresses()]


def picture(text: str) -> str:
    """A QR code as SVG."""
    import segno

    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=6, border=3, dark="#1d2b24", light="#ffffff")
    return out.getvalue().decode()


def drawn(text: str) -> str:
    """A QR code for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def invitation(base: str, table: str, invite: str) -> str:
    return f"{base}join/{quote(table)}/{quote(invite)}"
