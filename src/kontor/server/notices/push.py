"""Web Push: a message that only one browser can read (RFC 8291), from a server that the push service can tell from
others (RFC 8292). No account anywhere is needed: the server makes its own key."""

import base64
import os
import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey as PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES: Final = 4096  # bytes, the size that every push service takes
LAST_RECORD_MARK: Final = b"\x02"  # marks the last record
TOKEN_LIFETIME_S: Final = 12 * 3600
MESSAGE_LIFETIME_S: Final = 24 * 3600  # for which a push service keeps a message for a browser that is away


class Subscription(NamedTuple):
    """Where a browser is reached, and what its messages are encrypted with."""

    endpoint: str
    key: bytes
    secret: bytes


def encode(raw: bytes) -> str:
    """Bytes as these standards write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A new private key of a server."""
    return encode(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32))


def subscription(endpoint: str, key: str, secret: str) -> Subscription:
    """What a browser says about itself; ValueError where that cannot be."""
    point, shared = decode(key), decode(secret)
    if len(shared) != 16:
        raise ValueError("the secret has 16 bytes")
    PublicKey.from_encoded_point(SECP256R1(), point)  # ValueError where it is none
    return Subscription(endpoint, point, shared)


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, key: str) -> None:
        self._key = _private(decode(key))
        self.public = encode(_point(self._key.public_key()))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """The headers of a message. The contact is for the people of the push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LIFETIME_S, "sub": contact}
        token = jwt.encode(claims, self._key, "ES256")
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(MESSAGE_LIFETIME_S),
        }


def encrypt(text: bytes, to: Subscription, key: str | None = None, salt: bytes | None = None) -> bytes:
    """A message for one browser. Its key and salt are new ones, unless a test gives them."""
    own = _private(decode(key)) if key else generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    point = _point(own.public_key())
    shared = own.exchange(ECDH(), PublicKey.from_encoded_point(SECP256R1(), to.key))
    secret = _derive(shared, to.secret, b"WebPush: info\0" + to.key + point, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), text + LAST_RECORD_MARK, None)
    return salt + RECORD_BYTES.to_bytes(4) + bytes([len(point)]) + point + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _private(raw: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(raw), SECP256R1())


def _point(key: PublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
