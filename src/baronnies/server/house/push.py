"""Notices that a browser shows although no page is open (RFC 8030, 8291, 8292)."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from baronnies.server.disk.entries import Subscribed
from baronnies.server.house.outward import Outward

_KEPT: Final = "86400"  # seconds a push service keeps a notice for a phone that is off
_GONE: Final = (404, 410)  # the browser does not want it any more


def new_key() -> str:
    """A key of the server's own, to be kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _text(key.private_numbers().private_value.to_bytes(32, "big"))


class Push:
    """Signs with the server's key, encrypts for one browser."""

    def __init__(self, key: str, outward: Outward, contact: str) -> None:
        self._vapid: Final = Vapid02.from_raw(key.encode())
        self._outward: Final = outward
        self._contact: Final = contact  # whom a push service may write to

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        point = Encoding.X962, PublicFormat.UncompressedPoint
        return _text(self._vapid.public_key.public_bytes(*point))

    async def send(self, to: Subscribed, notice: bytes) -> bool:
        """Send a notice; False if the browser is gone for good."""
        service = urlsplit(to.endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "sub": self._contact}
        body = http_ece.encrypt(
            notice,
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(to.p256dh),
            auth_secret=_bytes(to.auth),
        )
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": _KEPT,
        }
        return await self._outward.send(to.endpoint, body, headers) not in _GONE


def readable(to: Subscribed) -> bool:
    """Whether a subscription's keys are keys."""
    try:
        point = _bytes(to.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(_bytes(to.auth)) == 16  # noqa: PLR2004 - RFC 8291
    except ValueError:
        return False


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
