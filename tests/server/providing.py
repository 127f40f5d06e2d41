"""A real provider of OpenID Connect on this machine, with keys of its own, which can be told to misbehave."""

import base64
import hashlib
import json
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

from tests.server.playing import Json
from tests.server.receiving import answering

CLIENT, SECRET = "kontor at the club", "a secret: with/everything?"
PAGE = "<!doctype html><title>House of names</title><a href='{}'>Yes, it is me</a> <a href='{}'>Not now</a>"


@cache
def rsa_key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, 2048)


@cache
def ec_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


class OpenIdProvider:
    """Asks nobody for a password: whoever comes is `subject`. What it does otherwise is changed by its attributes."""

    def __init__(self) -> None:
        self.subject = "somebody"
        self.codes: dict[str, Json] = {}  # with what they were asked for
        self.tokens: list[str] = []
        self.asked: list[str] = []  # the paths
        self.over = threading.Event()
        self.restore()
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider.answer(self, b"")

            def do_POST(self) -> None:
                provider.answer(self, self.rfile.read(int(self.headers["content-length"])))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.flags = ("--oidc-issuer", self.url, "--oidc-client", CLIENT, "--oidc-label", "House of names")
        self.settings: dict[str, Any] = {
            "oidc_issuer": self.url,
            "oidc_client": CLIENT,
            "oidc_secret": SECRET,
            "oidc_label": "House",
        }

    def restore(self) -> None:
        """It behaves again."""
        self.statuses: dict[str, int] = {}  # what it answers instead, by path
        self.hanging = ""  # the path at which it never answers
        self.about: Json = {}  # what it says about itself otherwise
        self.claims: Json = {}  # what it says about somebody otherwise; None: nothing
        self.sign: Callable[[Json], str] = by_rsa
        self.keys: list[Json] = [{**json.loads(RSAAlgorithm.to_jwk(rsa_key().public_key())), "kid": "one"}]

    def answer(self, ask: BaseHTTPRequestHandler, body: bytes) -> None:
        path = urlsplit(ask.path).path
        self.asked.append(path)
        if path == self.hanging:
            self.over.wait()
        if status := self.statuses.get(path):
            self._send(ask, status, {"error": "server_error"})
        elif path == "/authorize":
            query = {name: values[0] for name, values in parse_qs(urlsplit(ask.path).query).items()}
            page = PAGE.format(*(escape(each(query)) for each in (self.approve, self.refuse)))
            self._send(ask, 200, page.encode(), "text/html")
        elif path == "/token":
            self._send(ask, *self._exchange(ask, {name: value for name, (value,) in parse_qs(body.decode()).items()}))
        else:
            self._send(ask, 200, {"keys": self.keys} if path == "/keys" else self._discovery() | self.about)

    def _discovery(self) -> Json:
        paths = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/keys"}
        return {"issuer": self.url, **{name: self.url + path for name, path in paths.items()}}

    # What browsers ask

    def approve(self, asked: Json) -> str:
        """Where it sends somebody who says yes."""
        assert (asked["response_type"], asked["scope"], asked["client_id"]) == ("code", "openid", CLIENT)
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self.codes[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def approved(self, url: str) -> dict[str, str]:
        """What it sends such a browser back with."""
        return asked(self.approve(asked(url)))

    def refuse(self, asked: Json) -> str:
        """Where it sends somebody who says no."""
        return f"{asked['redirect_uri']}?{urlencode({'error': 'access_denied', 'state': asked['state']})}"

    # What servers ask

    def _exchange(self, ask: BaseHTTPRequestHandler, form: Json) -> tuple[int, Json]:
        asked = self.codes.pop(form["code"], None)
        told = ask.headers.get("authorization", "")
        both = base64.b64decode(told.removeprefix("Basic ")).decode()
        if told and both != "kontor%20at%20the%20club:a%20secret%3A%20with%2Feverything%3F":
            return 401, {"error": "invalid_client"}
        proof = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        if asked is None or (proof, form["redirect_uri"]) != (asked["code_challenge"], asked["redirect_uri"]):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        usual = {"iss": self.url, "sub": self.subject, "aud": CLIENT, "exp": now + 300, "iat": now}
        claims = {**usual, "nonce": asked["nonce"], "email": "somebody@example.org", "name": "Somebody", **self.claims}
        token = self.sign({name: value for name, value in claims.items() if value is not None})
        self.tokens.append(token)
        return 200, {"access_token": "not for us", "token_type": "Bearer", "id_token": token}

    def _send(
        self, ask: BaseHTTPRequestHandler, status: int, answer: Json | bytes, kind: str = "application/json"
    ) -> None:
        body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        ask.send_response(status)
        ask.send_header("Content-Type", kind)
        ask.send_header("Content-Length", str(len(body)))
        ask.end_headers()
        ask.wfile.write(body)


# How it signs


def by_rsa(claims: Json) -> str:
    return jwt.encode(claims, rsa_key(), "RS256", {"kid": "one"})


def by_ec(claims: Json) -> str:
    return jwt.encode(claims, ec_key(), "ES256", {"kid": "two"})


def ec_jwk() -> Json:
    return {**json.loads(ECAlgorithm.to_jwk(ec_key().public_key())), "kid": "two", "use": "sig", "alg": "ES256"}


def asked(url: str) -> dict[str, str]:
    """What a browser is sent to the provider with."""
    return dict(parse_qsl(urlsplit(url).query))


def open_id_provider() -> AbstractContextManager[OpenIdProvider]:
    return answering(OpenIdProvider())
