"""Who is asking: a guest with a nickname, known by a signed cookie."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "clachan_guest"
YEAR = 365 * 24 * 3600
NAME_MOST = 24


class Guests:
    """Signs and reads the cookie; whatever does not carry our signature is nobody."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="guest")

    def read(self, connection: HTTPConnection) -> str:
        """The guest's id, or nothing."""
        given = connection.cookies.get(COOKIE, "")
        if not given:
            return ""
        try:
            found = self._serializer.loads(given)
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    def greet(self, response: Response, guest: str, secure: bool) -> None:
        """Give the browser its cookie."""
        value = self._serializer.dumps(guest)
        text = value if isinstance(value, str) else value.decode()
        response.set_cookie(COOKIE, text, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def new_guest() -> str:
    """Letters and digits: an operator types it, and it must not look like an option."""
    return secrets.token_hex(12)


def clean_name(given: str) -> str:
    """A nickname without control characters or needless space; empty if nothing is left."""
    printable = "".join(letter if letter.isprintable() else " " for letter in given)
    return " ".join(printable.split())[:NAME_MOST].strip()
