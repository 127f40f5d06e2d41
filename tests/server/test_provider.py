"""What is believed of a provider of OpenID Connect, and what is not: forged, old and foreign tokens."""

import hmac
import json
import time
from collections.abc import Callable, Iterator
from logging.handlers import BufferingHandler

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kontor.server.api import provider as provider_module
from kontor.server.api.provider import Provider, SignInFlow
from kontor.server.config.settings import Settings
from kontor.server.notices import outside
from kontor.server.notices.push import encode
from kontor.server.tables.keys import hash_of
from kontor.server.tables.problems import NotAllowed, Unavailable
from tests.server.playing import Json
from tests.server.providing import CLIENT, SECRET, OpenIdProvider, by_ec, by_rsa, ec_jwk, open_id_provider, rsa_key

BACK = "http://192.168.1.5/me"


@pytest.fixture
def provider() -> Iterator[OpenIdProvider]:
    with open_id_provider() as provider:
        yield provider


def others_key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, 2048)


def by_hand(claims: Json, secret: bytes) -> str:
    """Signed by what both sides know, or everybody does: the library would refuse to."""
    parts = [{"alg": "HS256", "typ": "JWT", "kid": "one"}, claims]
    text = ".".join(encode(json.dumps(part).encode()) for part in parts)
    return f"{text}.{encode(hmac.digest(secret, text.encode(), 'sha256'))}"


def public_key() -> bytes:
    return rsa_key().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def wrong_claims(now: int) -> dict[str, Json]:
    day = 86_400
    return {
        "another provider": {"iss": "https://elsewhere.example.org"},
        "another server": {"aud": "another"},
        "several servers": {"aud": [CLIENT, "another"]},
        "on behalf of another": {"aud": [CLIENT, "another"], "azp": "another"},
        "azp": {"azp": "another"},
        "over": {"exp": now - 3600},
        "without an end": {"exp": None},
        "of the future": {"iat": now + day, "exp": now + 2 * day},
        "of last week": {"iat": now - 7 * day},
        "without a time": {"iat": None},
        "another browser": {"nonce": "another"},
        "without a nonce": {"nonce": None},
        "nobody": {"sub": ""},
        "without a subject": {"sub": None},
        "no text": {"sub": 7},
    }


FORGED: dict[str, Callable[[Json], str]] = {
    "not signed": lambda claims: jwt.encode(claims, "", "none", {"kid": "one"}),
    "by the secret of the server": lambda claims: by_hand(claims, SECRET.encode()),
    "by the public key": lambda claims: by_hand(claims, public_key()),
    "by somebody else": lambda claims: jwt.encode(claims, others_key(), "RS256", {"kid": "one"}),
    "by a key that is not shown": by_ec,
    "by another algorithm": lambda claims: jwt.encode(claims, rsa_key(), "RS512", {"kid": "one"}),
    "changed": lambda claims: f"{by_rsa(claims)[:-8]}AAAAAAAA",
    "no token": lambda claims: "nothing",
}


async def subject(at: Provider, provider: OpenIdProvider, token: str = "what a browser keeps") -> str:
    """Whom a provider names to a server."""
    flow = SignInFlow.of(token)
    back = provider.approved(await at.address(flow, BACK))
    return await at.subject(back["code"], flow, BACK)


async def failing(at: Provider, provider: OpenIdProvider) -> type[Exception]:
    """How it fails, which is logged once, without anything that was sent."""
    logged = BufferingHandler(10)
    provider_module.logger.addHandler(logged)
    try:
        with pytest.raises((NotAllowed, Unavailable)) as wrong:
            await subject(at, provider)
    finally:
        provider_module.logger.removeHandler(logged)
    (line,) = [record.getMessage() for record in logged.buffer if record.getMessage().startswith("a sign-in failed: ")]
    assert not [token for token in provider.tokens if token in f"{line} {wrong.value}"]
    return wrong.type


async def test_only_what_the_provider_says_to_this_server_and_this_browser_now_is_believed(
    provider: OpenIdProvider,
) -> None:
    at = Provider(Settings(**provider.settings))
    expected = f"{at.name}-{hash_of(f'{provider.url} {provider.subject}')}"
    fitting: list[Json] = [{}, {"azp": CLIENT}, {"aud": [CLIENT]}, {"aud": [CLIENT, "another"], "azp": CLIENT}]
    now = int(time.time())
    for provider.claims in [*fitting, {"exp": now - 10}, {"iat": now + 30}]:
        assert await subject(at, provider) == expected
    for name, provider.claims in wrong_claims(now).items():
        assert await failing(at, provider) == NotAllowed, name
    provider.claims = {}
    for name, provider.sign in FORGED.items():
        assert await failing(at, provider) == NotAllowed, name
    provider.restore()
    assert await subject(at, provider) == expected
    at.close()


async def test_a_new_key_of_the_provider_is_asked_for_but_not_again_and_again(
    provider: OpenIdProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provider_module, "KEYS_REFETCH_INTERVAL_S", 1e9)
    at = Provider(Settings(**provider.settings))
    await subject(at, provider)
    provider.keys, provider.sign = [ec_jwk(), {"kty": "unknown"}], by_ec
    provider.asked.clear()
    assert [await failing(at, provider) for _ in range(3)] == [NotAllowed] * 3
    assert "/keys" not in provider.asked, "a moment ago it was asked"
    monkeypatch.setattr(provider_module, "KEYS_REFETCH_INTERVAL_S", 0.0)
    await subject(at, provider)
    assert provider.asked.count("/keys") == 1
    assert "/.well-known/openid-configuration" not in provider.asked
    at.close()


async def test_a_provider_that_fails_hangs_or_is_another_one_is_told_from_one_that_refuses(
    provider: OpenIdProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    discovery = "/.well-known/openid-configuration"

    async def new() -> type[Exception]:
        at = Provider(Settings(**provider.settings))
        try:
            return await failing(at, provider)
        finally:
            at.close()

    for about in ({"issuer": f"{provider.url}/"}, {"jwks_uri": "file:///etc/passwd"}, {"token_endpoint": None}):
        provider.about = about
        assert await new() == Unavailable
    provider.about = {"more": "x" * (outside.DOCUMENT_MAX_BYTES + 1)}
    assert await new() == Unavailable
    provider.about = {}
    for path, status in ((discovery, 302), (discovery, 500), ("/keys", 404), ("/token", 503)):
        provider.statuses = {path: status}
        assert await new() == Unavailable
    provider.statuses = {"/token": 401}
    assert await new() == NotAllowed
    provider.statuses = {}
    monkeypatch.setattr(provider_module, "PROVIDER_TIMEOUT_S", 0.1)
    for provider.hanging in (discovery, "/token"):
        assert await new() == Unavailable


async def test_the_secret_is_shown_in_the_way_that_the_provider_takes(provider: OpenIdProvider) -> None:
    provider.about = {"token_endpoint_auth_methods_supported": ["client_secret_post"]}
    for settings in (provider.settings, {**provider.settings, "oidc_secret": ""}):
        at = Provider(Settings(**settings))
        assert await subject(at, provider)
        at.close()
    provider.about = {}
    at = Provider(Settings(**{**provider.settings, "oidc_secret": "another secret"}))
    assert await failing(at, provider) == NotAllowed
    at.close()
