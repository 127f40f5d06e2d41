"""The OpenID Connect provider for sign-in: what it says about somebody, once that is proved.

The authorization code flow with PKCE. Of what a provider could tell, nothing is asked for but the subject, its own name
for somebody.
"""

import asyncio
import base64
import hashlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any, Final, NamedTuple, Self, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import jwt
import msgspec

from kontor.server.config.settings import Settings
from kontor.server.notices.outside import Outside, Unreachable
from kontor.server.notices.push import encode
from kontor.server.tables.keys import hash_of
from kontor.server.tables.problems import NotAllowed, Unavailable

logger = logging.getLogger("kontor.server")
T = TypeVar("T")
ALGORITHMS: Final = ("RS256", "ES256")  # by keys that only the provider has; none that this server could sign by itself
PROVIDER_TIMEOUT_S = 10.0  # seconds for all that is asked of the provider for one sign-in
CLOCK_LEEWAY_S: Final = 60  # by which its clock may differ
ID_TOKEN_MAX_AGE_S: Final = 600  # for which what it says about somebody is new
PROVIDER_CACHE_S: Final = 3600.0  # for which what it says about itself is believed
KEYS_REFETCH_INTERVAL_S: Final = 60.0  # until it is asked again for its keys because of an unknown one
ANY_NETWORK: Final = ("0.0.0.0/0", "::/0")  # the operator chose it: it may be in their own network
SUBJECT_MAX_CHARACTERS: Final = 255  # characters of a subject, by the standard
ACCEPTED_TYPE: Final = "application/json"
BASIC_AUTHENTICATION: Final = "client_secret_basic"


class SignInFlow(NamedTuple):
    """What ties a sign-in to one browser. All of it follows from what that browser keeps; none of it leads back."""

    state: str
    nonce: str
    verifier: str

    @classmethod
    def of(cls, token: str) -> Self:
        return cls(*(hash_of(f"sign-in {part} {token}") for part in cls._fields))


class Discovery(msgspec.Struct):
    """What a provider says about itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = (BASIC_AUTHENTICATION,)


class Tokens(msgspec.Struct):
    """What a provider gives for a code, or why it does not."""

    id_token: str = ""
    error: str = ""


class KeySet(msgspec.Struct):
    keys: list[dict[str, Any]]


class Provider:
    """An OpenID Connect provider."""

    def __init__(self, settings: Settings) -> None:
        self._issuer = settings.oidc_issuer
        self.name = hash_of(self._issuer)[:16]  # tells whom it knows from those whom one before it knew
        self._client = settings.oidc_client
        self._secret = settings.oidc_secret
        self._outside = Outside(ANY_NETWORK)
        self._known: dict[str, tuple[float, Any]] = {}  # by address: documents of the provider, and when they came

    def close(self) -> None:
        self._outside.close()

    async def address(self, flow: SignInFlow, back: str) -> str:
        """Where a browser is sent, to be sent back to an address of ours."""
        async with _patience():
            endpoint = (await self._about()).authorization_endpoint
        wanted = {
            "response_type": "code",
            "scope": "openid",
            "client_id": self._client,
            "redirect_uri": back,
            "state": flow.state,
            "nonce": flow.nonce,
            "code_challenge": encode(hashlib.sha256(flow.verifier.encode()).digest()),
            "code_challenge_method": "S256",
        }
        return f"{endpoint}{'&' if urlsplit(endpoint).query else '?'}{urlencode(wanted)}"

    async def subject(self, code: str, flow: SignInFlow, back: str) -> str:
        """Whom the provider means by a code: its name here, and a hash of who it is and of its name for them."""
        async with _patience():
            token = await self._exchange(code, flow, back)
            try:
                head = jwt.get_unverified_header(token)
            except jwt.PyJWTError:
                raise _wrong("the ID token cannot be read") from None
            key = await self._key(head.get("kid"), head.get("alg"))
        return f"{self.name}-{hash_of(f'{self._issuer} {self._checked(token, key, flow)}')}"

    def _checked(self, token: str, key: jwt.PyJWK, flow: SignInFlow) -> str:
        """The subject of an ID token, if the token is the provider's, new, and for this server and this browser."""
        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=ALGORITHMS,
                audience=self._client,
                issuer=self._issuer,
                leeway=CLOCK_LEEWAY_S,
                options={"require": ["iss", "sub", "aud", "exp", "iat"]},
            )
        except jwt.PyJWTError as wrong:
            raise _wrong(f"the ID token is not accepted: {type(wrong).__name__}") from None
        if time.time() - int(claims["iat"]) > ID_TOKEN_MAX_AGE_S + CLOCK_LEEWAY_S:
            raise _wrong("the ID token is old")
        others = [each for each in claims["aud"] if each != self._client] if isinstance(claims["aud"], list) else []
        if claims.get("azp", None if others else self._client) != self._client:
            raise _wrong("the ID token is for somebody else (azp)")
        if not compare_digest(str(claims.get("nonce")).encode(), flow.nonce.encode()):
            raise _wrong("the ID token is from another sign-in (nonce)")
        if not (subject := str(claims["sub"])) or len(subject) > SUBJECT_MAX_CHARACTERS:
            raise _wrong("the ID token names nobody")
        return subject

    # What the provider is asked

    async def _exchange(self, code: str, flow: SignInFlow, back: str) -> str:
        about = await self._about()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": back, "code_verifier": flow.verifier}
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": ACCEPTED_TYPE}
        if self._secret and BASIC_AUTHENTICATION in about.token_endpoint_auth_methods_supported:
            both = f"{quote(self._client, safe='')}:{quote(self._secret, safe='')}"
            headers["Authorization"] = f"Basic {base64.b64encode(both.encode()).decode()}"
        else:
            form["client_id"] = self._client
            if self._secret:
                form["client_secret"] = self._secret
        status, tokens = await self._fetch(about.token_endpoint, Tokens, headers, urlencode(form).encode())
        if status != 200 or not tokens.id_token:
            why = tokens.error if tokens.error.isidentifier() else f"status {status}"
            raise _wrong(f"the provider gives no ID token for the code: {why[:40]}")
        return tokens.id_token

    async def _about(self) -> Discovery:
        """What the provider says about itself."""
        about = await self._document(f"{self._issuer.rstrip('/')}/.well-known/openid-configuration", Discovery)
        schemes = ("https://", "http://") if self._issuer.startswith("http://") else "https://"
        if about.issuer != self._issuer:
            wrong = "calls itself otherwise than --oidc-issuer does"
        elif not all(
            at.startswith(schemes) for at in (about.authorization_endpoint, about.token_endpoint, about.jwks_uri)
        ):
            wrong = "names an address without https://"
        else:
            return about
        self._known.clear()  # it is asked again
        raise _down(f"the provider {wrong}")

    async def _key(self, name: object, algorithm: object) -> jwt.PyJWK:
        """The key of this name. The provider may have got a new one since it was asked last."""
        address = (await self._about()).jwks_uri
        for max_age in (PROVIDER_CACHE_S, KEYS_REFETCH_INTERVAL_S):
            keys = _usable((await self._document(address, KeySet, max_age)).keys)
            named = [key for key in keys if key.algorithm_name == algorithm and name in (None, key.key_id)]
            if len(named) == 1:
                return named[0]
        raise _wrong("the ID token is not signed with a key of the provider, by RS256 or ES256")

    async def _document(self, address: str, kind: type[T], max_age: float = PROVIDER_CACHE_S) -> T:
        """Something that the provider is asked for now and then."""
        now = time.monotonic()
        if address not in self._known or now - self._known[address][0] > max_age:
            self._known[address] = now, (await self._fetch(address, kind))[1]
        found: T = self._known[address][1]
        return found

    async def _fetch(
        self, address: str, kind: type[T], headers: dict[str, str] | None = None, body: bytes | None = None
    ) -> tuple[int, T]:
        try:
            status, document = await self._outside.fetch(address, headers or {"Accept": ACCEPTED_TYPE}, body)
            if status >= 500 or (body is None and status != 200):
                raise Unreachable(f"status {status}")
            return status, msgspec.json.decode(document, type=kind)
        except Unreachable as wrong:
            raise _down(f"the provider cannot be asked: {wrong}") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise _down("the provider answers something else than OpenID Connect") from None


def _wrong(why: str) -> NotAllowed:
    """Why is for the operator, and nothing that somebody sent is in it."""
    logger.warning("a sign-in failed: %s", why)
    return NotAllowed("sign-in-wrong", "What the provider says cannot be trusted. Nothing has changed: sign in again.")


def _down(why: str) -> Unavailable:
    logger.warning("a sign-in failed: %s", why)
    return Unavailable("sign-in-down", "The provider cannot be reached. Nothing has changed: try again later.")


def _usable(keys: list[dict[str, Any]]) -> list[jwt.PyJWK]:
    """The keys by which a token may be signed."""
    try:
        known = jwt.PyJWKSet(keys).keys  # without those of a kind that is not known here
    except jwt.PyJWTError:  # there are no others
        return []
    return [key for key in known if key.algorithm_name in ALGORITHMS and key.public_key_use in (None, "sig")]


@asynccontextmanager
async def _patience() -> AsyncIterator[None]:
    """Waits for the provider, but not for ever."""
    try:
        async with asyncio.timeout(PROVIDER_TIMEOUT_S):
            yield
    except TimeoutError:
        raise _down("the provider does not answer in time") from None
