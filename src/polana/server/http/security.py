"""Who a request comes from, and whether it may: signed cookies, origins, hosts, headers."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

COOKIE = "polana"
YEAR = 365 * 24 * 3600
LARGEST_BODY = 65_536
HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # places and sizes of drawn things
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links hold tokens
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


class Signer:
    """Makes and reads the cookie that says who somebody is."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()

    def sign(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def person(self, header: str | None) -> str | None:
        """The person of a Cookie header; None without one, or when it is not ours."""
        if not header or len(header) > 8192:
            return None
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        person, _, mark = morsel.value.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(person).encode()):
            return None
        return person

    def set_cookie(self, person: str, secure: bool) -> str:
        """The header that gives a person their cookie."""
        end = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{end}"


def new_person() -> str:
    return secrets.token_urlsafe(16)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page; who sends no Origin is not a browser that was led here."""
    return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())


def host_name(host: str | None) -> str:
    """A Host header without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "") if host else ""
    except ValueError:
        return ""
