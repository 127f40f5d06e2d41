"""Those who receive notices, as real servers on this machine: a push service, a webhook, a mail server."""

import base64
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Protocol, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.playing import Json


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Sink:
    """An HTTP server that takes everything. A path says how it answers: `/500` by that status, `/hang` not at all."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.over = threading.Event()
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                sink.requests.append(Request(self.path, headers, body))
                if self.path.startswith("/hang"):
                    sink.over.wait()
                    return
                first = self.path.split("/")[1]
                self.send_response(int(first) if first.isdecimal() else 201)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def at(self, path: str) -> list[Request]:
        """What came in there."""
        return [request for request in self.requests if request.path == path]


class Answering(Protocol):
    """Something that answers over HTTP, until it is over."""

    server: ThreadingHTTPServer
    over: threading.Event


AnsweringT = TypeVar("AnsweringT", bound=Answering)


@contextmanager
def answering(somebody: AnsweringT) -> Iterator[AnsweringT]:
    threading.Thread(target=somebody.server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield somebody
    finally:
        somebody.over.set()
        somebody.server.shutdown()
        somebody.server.server_close()


def http_sink() -> AbstractContextManager[Sink]:
    return answering(Sink())


class Mailbox:
    """A mail server that takes everything, and keeps it by address; or that does not even say hello while it hangs."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.hanging = 0  # connections to which nothing was said
        self._over: threading.Event | None = None  # when it hangs no more
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                if box._over is not None:
                    box.hanging += 1
                    box._over.wait()
                    return
                self.say("220 here")
                to = ""
                while line := self.rfile.readline().decode().strip():
                    if line.upper().startswith("RCPT TO:"):
                        to = line[8:].split(">")[0].strip(" <")
                    if line.upper() == "DATA":
                        self.say("354 go on")
                        box.mails.append((to, _mail(iter(self.rfile.readline, b".\r\n"))))
                    self.say("221 bye" if line.upper() == "QUIT" else "250 fine")
                    if line.upper() == "QUIT":
                        return

            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Hangs for a while."""
        self.hanging, self._over = 0, threading.Event()
        try:
            yield
        finally:
            self._over.set()
            self._over = None

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for receiver, mail in self.mails if receiver == address]


def _mail(lines: Iterator[bytes]) -> EmailMessage:
    found = message_from_bytes(b"".join(lines), policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    threading.Thread(target=box.server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield box
    finally:
        box.server.shutdown()
        box.server.server_close()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushBrowser:
    """A browser that subscribed to Web Push: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._secret = b"sixteen bytes ok"
        self.subscription = {
            "kind": "push", "endpoint": endpoint, "key": encoded(self._point), "secret": encoded(self._secret),
        }  # fmt: skip

    def read(self, body: bytes) -> Json:
        """Decrypts a message: RFC 8188 and 8291, read from the side of the receiver."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _hkdf(shared, self._secret, b"WebPush: info\0" + self._point + sender, 32)
        key, nonce = (
            _hkdf(secret, salt, b"Content-Encoding: %b\0" % what, n) for what, n in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        found: Json = json.loads(text[:-1])
        return found


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def vapid_claims(header: str, key: str) -> Json:
    """The claims of a push service's Authorization header, signed with the server's key."""
    scheme, _, rest = header.partition(" ")
    facts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, facts["k"]) == ("vapid", key)
    head, claims, signature = facts["t"].split(".")
    raw = decoded(signature)
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))  # raises where it is not
    found: Json = json.loads(decoded(claims))
    return found
