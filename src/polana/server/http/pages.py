"""The client's files: built into `polana/static`, compressed once, cached by browsers as long as they may be."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parents[2] / "static"
PAGES = ("t", "join", "seat", "rules")  # addresses that the client itself knows
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
WORTH = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"}  # compressing

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Polana</title>
<h1>Polana is running, but its page has not been built.</h1>
<p>Build it with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then load this page again.</p>
<p>The interface for programs is described at <a href="/api/docs">/api/docs</a>.</p></html>"""


@lru_cache(maxsize=512)
def _read(file: Path, stamp: int) -> tuple[bytes, bytes | None, str]:
    """A file, its compressed form where that is smaller, and its tag; `stamp` is when it was written."""
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if file.suffix in WORTH else None
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return plain, packed if packed is not None and len(packed) < len(plain) else None, tag


def serve(request: Request, root: Path = STATIC) -> Response:
    """A file of the client, or its page for addresses that it knows itself."""
    path = request.url.path.lstrip("/")
    file = (root / path).resolve() if "\0" not in path else root
    status = 200
    if not (file.is_relative_to(root) and file.is_file()):
        status = 200 if not path or path.split("/")[0] in PAGES else 404
        file = root / "index.html"
        if not file.is_file():
            return Response(MISSING, 503 if status == 200 else 404, media_type="text/html")
    plain, packed, tag = _read(file, file.stat().st_mtime_ns)
    headers = {
        "etag": tag,
        "cache-control": FOREVER if path.startswith("assets/") and status == 200 else ASK,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == tag and status == 200:
        return Response(status_code=304, headers=headers)
    body = plain
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed
        headers["content-encoding"] = "gzip"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, status, headers, media_type=kind)
