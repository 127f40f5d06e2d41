"""Signing in by a provider of OpenID Connect: what it does, what it leaves behind, and what attackers get from it."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from kontor.server.store.base import Deleted
from kontor.server.store.people import Device, People
from kontor.server.store.people import Person as Stored
from kontor.server.store.sign_ins import PendingSignIn, SignIns
from kontor.server.tables.keys import hash_of
from tests.server.knowing import Known, Stranger
from tests.server.playing import HUMAN, Json, Table, fine, refused
from tests.server.providing import SECRET, OpenIdProvider, asked, by_rsa, open_id_provider
from tests.server.serving import Server
from tests.server.storing import opened, sql
from tests.server.test_competitions import house
from tests.server.test_devices import mine
from tests.server.test_forgetting import everything


@pytest.fixture(scope="module")
def running() -> Iterator[OpenIdProvider]:
    with open_id_provider() as provider:
        yield provider


@pytest.fixture
def provider(running: OpenIdProvider, request: pytest.FixtureRequest) -> OpenIdProvider:
    """A provider that behaves at first, and knows somebody new in each test."""
    running.restore()
    running.subject = f"subject of {request.node.name}"
    return running


@pytest.fixture(scope="module")
def secret_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("secret") / "secret"
    file.write_text(f"{SECRET}\n")
    return str(file)


@pytest.fixture(scope="module")
def server(database: str, running: OpenIdProvider, secret_file: str) -> Iterator[Server]:
    with Server(database, *running.flags, "--oidc-secret-file", secret_file) as server:
        yield server
        assert server.stop() == 0
        assert "Traceback" not in server.log
        for secret in (*running.tokens, *running.codes, "code=", "not for us", SECRET):
            assert secret not in server.log


def begin(person: Known) -> Json:
    begun = person.ask("POST", "/sign-in")
    assert begun.status_code == 201, begun.text
    answered: Json = begun.json()
    return answered


def come_back(person: Known, provider: OpenIdProvider) -> httpx.Response:
    return person.ask("POST", "/sign-in/finish", **provider.approved(begin(person)["url"]))


def sign_in(person: Known, provider: OpenIdProvider) -> Json:
    """The whole way; the person is known afterwards."""
    answered = come_back(person, provider)
    assert answered.status_code == 201, answered.text
    person.secret = answered.json()["secret"]
    return person.me()


def seated(server: Server, person: Known) -> Table:
    """A table at which somebody sits."""
    with server.client() as client:
        table = Table(client, [HUMAN] * 3, shuffle=False)
    person.sit_down(table.people[0].token, table.id)
    return table


# What it does


def test_whoever_signs_in_on_another_device_is_the_same_person(
    server: Server, stack: ExitStack, database: str, provider: OpenIdProvider
) -> None:
    laptop, phone = Known(server, stack), Stranger(server, stack)
    fine(laptop.ask("PUT", "/name", name="Gesche"))
    table = seated(server, laptop)
    secret = laptop.secret
    assert not laptop.me()["signs_in"]
    tied = sign_in(laptop, provider)
    assert (laptop.secret, tied["signs_in"], len(tied["devices"])) == (secret, True, 1), "it was their device before"
    there = sign_in(phone, provider)
    assert (there["name"], there["here"], there["signs_in"]) == ("Gesche", True, True)
    assert [device["you"] for device in there["devices"]] == [False, True]
    assert mine(phone.client) == mine(laptop.client) == {table.id}
    assert len(sign_in(phone, provider)["devices"]) == 2, "once more changes nothing"
    assert "kontor-sign-in" not in phone.client.cookies
    stored = everything(database)
    assert hash_of(f"{provider.url} {provider.subject}") in stored
    for told in (provider.subject, "somebody@example.org", "Somebody", *provider.tokens):
        assert told not in stored


def test_somebody_new_gets_a_person_who_has_what_the_browser_had(
    server: Server, stack: ExitStack, provider: OpenIdProvider
) -> None:
    anna, phone = Stranger(server, stack), Stranger(server, stack)
    table = seated(server, anna)
    key = dict(anna.client.cookies)
    assert sign_in(anna, provider)["signs_in"]
    assert dict(anna.client.cookies) != key, "somebody else may know the key from before"
    sign_in(phone, provider)
    assert mine(phone.client) == mine(anna.client) == {table.id}


@pytest.mark.parametrize("was", [Stranger, Known])
def test_what_a_browser_has_is_handed_over_only_if_that_is_meant(
    server: Server, stack: ExitStack, provider: OpenIdProvider, was: type[Known]
) -> None:
    laptop, phone, name = Known(server, stack), was(server, stack), f"Wobbeke the {was.__name__}"
    fine(laptop.ask("PUT", "/name", name=name))
    sign_in(laptop, provider)
    table = seated(server, phone)
    back = provider.approved(begin(phone)["url"])
    assert refused(phone.ask("POST", "/sign-in/finish", **back), 409, "bring")["facts"] == {"name": name}
    assert (mine(laptop.client), mine(phone.client)) == (set(), {table.id})
    assert len(laptop.me()["devices"]) == 1
    tokens = len(provider.tokens)
    done = phone.ask("POST", "/sign-in/finish", state=back["state"], bring=True)
    assert done.status_code == 201, done.text
    assert len(provider.tokens) == tokens, "the provider is not asked twice"
    assert done.json()["me"]["name"] == name
    assert mine(phone.client) == mine(laptop.client) == {table.id}
    refused(phone.ask("POST", "/sign-in/finish", state=back["state"], bring=True), 403, "sign-in-state")


def test_a_sign_in_can_be_ended_and_ends_with_a_device_that_is_removed(
    server: Server, stack: ExitStack, provider: OpenIdProvider
) -> None:
    laptop = Known(server, stack)
    sign_in(laptop, provider)
    assert not fine(laptop.ask("DELETE", "/sign-in"))["signs_in"]
    stranger = Stranger(server, stack)
    assert len(sign_in(stranger, provider)["devices"]) == 1, "nobody knows this subject any more"
    refused(come_back(laptop, provider), 409, "bring")
    provider.subject += " elsewhere"
    refused(come_back(stranger, provider), 409, "sign-in-other")
    assert sign_in(laptop, provider)["signs_in"]
    sign_in(Stranger(server, stack), provider)
    lost = laptop.me()["devices"][-1]
    assert not fine(laptop.ask("DELETE", f"/devices/{lost['id']}"))["signs_in"], "it may have been tied by a thief"


def test_a_device_that_is_removed_while_it_signs_in_does_not_come_back_by_that(
    server: Server, stack: ExitStack, provider: OpenIdProvider
) -> None:
    laptop, stolen = Known(server, stack), Stranger(server, stack)
    stolen.show(laptop.new_pass("link")["secret"])
    lost = laptop.me()["devices"][-1]

    def late(claims: Json) -> str:
        fine(laptop.ask("DELETE", f"/devices/{lost['id']}"))
        return by_rsa(claims)

    provider.sign = late
    refused(come_back(stolen, provider), 403, "sign-in-state")
    assert not laptop.me()["signs_in"]


def test_nothing_is_left_of_a_sign_in_when_somebody_is_deleted(
    server: Server, stack: ExitStack, database: str, provider: OpenIdProvider
) -> None:
    anna, phone = Known(server, stack), Known(server, stack)
    sign_in(anna, provider)
    seated(server, phone)
    refused(come_back(phone, provider), 409, "bring")
    begin(anna)
    subject = hash_of(f"{provider.url} {provider.subject}")
    assert everything(database).count(subject) == 2, "tied, and about to be confirmed"
    fine(anna.ask("DELETE"))
    left = everything(database)
    assert subject not in left
    assert hash_of(anna.secret) not in left


def test_whoever_is_banned_does_not_come_back_by_signing_in(
    server: Server, stack: ExitStack, provider: OpenIdProvider
) -> None:
    mallory = Known(server, stack)
    table = seated(server, mallory)
    sign_in(mallory, provider)
    operator = stack.enter_context(server.client())
    operator.headers.update(server.operator)
    ban = {"ban": {"kind": "player", "table": table.id, "seat": 0}}
    assert operator.post("/api/operator/bans", json=ban).status_code == 201
    stranger = Stranger(server, stack)
    refused(come_back(stranger, provider), 403, "banned")
    assert mine(stranger.client) == set()
    refused(mallory.ask("POST", "/sign-in"), 403, "banned")


# What a browser brings back


def test_what_is_brought_back_is_good_once_and_in_the_browser_and_on_the_device_that_began(
    server: Server, stack: ExitStack, database: str, provider: OpenIdProvider
) -> None:
    anna, mallory = Stranger(server, stack), Stranger(server, stack)
    finish = "/sign-in/finish"
    back = provider.approved(begin(mallory)["url"])
    refused(anna.ask("POST", finish, **back), 403, "sign-in-state")  # a link that somebody sent
    begin(anna)
    refused(anna.ask("POST", finish, **back), 403, "sign-in-state")
    refused(anna.ask("POST", finish, code=back["code"], state=""), 403, "sign-in-state")
    known = Known(server, stack)
    known.client.cookies.update(dict(mallory.client.cookies))  # planted: Anna must not become known as Mallory
    refused(known.ask("POST", finish, **back), 403, "sign-in-state")
    back = provider.approved(begin(mallory)["url"])
    kept = dict(mallory.client.cookies)
    assert mallory.ask("POST", finish, **back).status_code == 201
    for code in (back["code"], provider.approved(begin(anna)["url"])["code"]):
        mallory.client.cookies.update(kept)
        refused(mallory.ask("POST", finish, code=code, state=back["state"]), 403, "sign-in-state")
    late = provider.approved(begin(anna)["url"])
    asyncio.run(sql(database, "UPDATE sign_ins_begun SET until = 1"))
    refused(anna.ask("POST", finish, **late), 403, "sign-in-state")
    refused(anna.ask("GET"), 401, "device")


def test_a_sign_in_that_fails_changes_nothing_and_says_why(
    server: Server, stack: ExitStack, database: str, provider: OpenIdProvider
) -> None:
    anna = Stranger(server, stack)
    people = asyncio.run(sql(database, "SELECT count(*) FROM people"))
    state = begin(anna)["state"]
    refused(anna.ask("POST", "/sign-in/finish", state=state), 403, "sign-in-refused")
    provider.claims = {"nonce": "of another browser"}
    refused(come_back(anna, provider), 403, "sign-in-wrong")
    provider.claims, provider.statuses = {}, {"/token": 500}
    refused(come_back(anna, provider), 503, "sign-in-down")
    provider.statuses = {}
    back = provider.approved(begin(anna)["url"])
    provider.codes.clear()  # as if somebody had used it before
    refused(anna.ask("POST", "/sign-in/finish", **back), 403, "sign-in-wrong")
    assert "the provider gives no ID token for the code: invalid_grant" in server.log
    assert asyncio.run(sql(database, "SELECT count(*) FROM people")) == people
    assert mine(anna.client) == set()
    refused(anna.ask("GET"), 401, "device")


@pytest.mark.parametrize(("path", "prefix"), [("", "__Host-"), pytest.param("/kontor", "", marks=pytest.mark.full)])
async def test_behind_a_proxy_the_provider_sends_people_to_the_public_address(
    sqlite_url: str, provider: OpenIdProvider, path: str, prefix: str
) -> None:
    async with house(sqlite_url, public_url=f"https://games.example.org{path}", **provider.settings) as at:
        client = await at.browser()
        client.headers["Host"] = "games.example.org"
        begun = await client.post("/api/me/sign-in")
        assert asked(begun.json()["url"])["redirect_uri"] == f"https://games.example.org{path}/me"
        cookie = begun.headers["set-cookie"]
        assert cookie.startswith(f"{prefix}kontor-sign-in=")
        for word in ("HttpOnly", "Max-Age=600", f"Path={path or '/'}", "SameSite=lax", "Secure"):
            assert word in cookie.split("; ")
        other = {"Host": "games.example.org", "Origin": "https://elsewhere.example.org"}
        refused(await client.post("/api/me/sign-in", headers=other), 403, "wrong-origin")


async def test_another_provider_knows_nobody_whom_the_one_before_knew(
    sqlite_url: str, stack: ExitStack, provider: OpenIdProvider
) -> None:
    secret: dict[str, str] = {}
    other = stack.enter_context(open_id_provider())
    for at, known_before in ((provider, False), (other, False), (other, True)):
        async with house(sqlite_url, **at.settings) as rooms:
            client = await rooms.browser()
            if not secret:
                made = await client.post("/api/me", json={})
                secret["X-Kontor-Device"] = made.json()["secret"]
            me = await client.get("/api/me", headers=secret)
            assert fine(me)["signs_in"] == known_before
            begun = await client.post("/api/me/sign-in", headers=secret)
            back = at.approved(begun.json()["url"])
            done = await client.post("/api/me/sign-in/finish", headers=secret, json=back)
            assert done.status_code == 201, done.text
            assert done.json()["me"]["signs_in"]
    async with house(sqlite_url) as rooms:
        client = await rooms.browser()
        assert not fine(await client.get("/api/me", headers=secret))["signs_in"], "there is none to sign in by"


@pytest.mark.full
def test_a_sign_in_begun_at_one_process_is_finished_at_another(
    postgres_url: str, stack: ExitStack, provider: OpenIdProvider, secret_file: str
) -> None:
    flags = (*provider.flags, "--oidc-secret-file", secret_file)
    one, other = (stack.enter_context(Server(postgres_url, *flags)) for _ in range(2))
    laptop, phone = Known(one, stack), Stranger(one, stack)
    table = seated(one, laptop)
    sign_in(laptop, provider)
    back = provider.approved(begin(phone)["url"])
    phone.client.base_url = httpx.URL(other.url)
    # Where people reach both at one address, that is what the provider compares.
    provider.codes[back["code"]]["redirect_uri"] = f"{other.url}/me"
    done = phone.ask("POST", "/sign-in/finish", **back)
    assert done.status_code == 201, done.text
    assert mine(phone.client) == {table.id}
    fine(laptop.ask("DELETE"))
    assert hash_of(f"{provider.url} {provider.subject}") not in everything(postgres_url)


# What is stored


async def test_a_subject_is_one_persons_and_a_sign_in_under_way_is_taken_once(served_url: str) -> None:
    async with opened(served_url) as store:
        sign_ins, people = SignIns(store, "names"), People(store)
        anna = Stored("anna", "", "en", "UTC", None, "browser")
        await people.add(anna, Device("device", "", 1.0))
        await people.add(anna._replace(id="carl", browser="another"), Device("phone", "", 1.0))
        assert not await sign_ins.tie("anna", "names-subject", "phone"), "a device that is not theirs"
        assert await sign_ins.tie("anna", "names-subject", "device")
        assert not await sign_ins.tie("anna", "names-another", "device"), "a person has one"
        assert not await sign_ins.tie("carl", "names-subject", "phone"), "and it is theirs alone"
        assert await sign_ins.person("names-subject") == anna
        assert [await sign_ins.has(each) for each in ("anna", "carl")] == [True, False]
        assert not await sign_ins.add_device("carl", "names-subject", Device("tablet", "", 2.0))
        assert not await sign_ins.add_device("anna", "names-another", Device("tablet", "", 2.0))
        assert await sign_ins.add_device("anna", "names-subject", Device("tablet", "", 2.0))
        assert [device.key for device in await people.devices("anna")] == ["device", "tablet"]
        later = SignIns(store, "later")
        assert not await later.has("anna"), "another provider does not know her"
        assert await later.tie("anna", "later-subject", "device")
        assert not await sign_ins.has("anna")
        assert await sign_ins.tie("anna", "names-subject", "device")
        assert await later.person("later-subject") is None
        with pytest.raises(Deleted):
            await sign_ins.tie("ben", "names-another", "device")
        await sign_ins.keep(PendingSignIn("key", 10.0, "a device that was removed"), 1.0)
        assert await sign_ins.take("key", 2.0) is None
        begun = PendingSignIn("key", 10.0, "device")
        await sign_ins.keep(begun, 1.0)
        both = await asyncio.gather(*(sign_ins.take("key", 2.0) for _ in range(4)))
        assert sorted(map(str, both)) == sorted(map(str, [begun, None, None, None]))
        await sign_ins.keep(begun, 1.0)
        assert await sign_ins.take("key", 10.0) is None
        for key in ("one", "two"):
            await sign_ins.keep(PendingSignIn(key, 10.0, None, "names-subject"), 11.0)
        assert await sql(served_url, "SELECT key FROM sign_ins_begun") == [("two",)]
        assert await people.delete("anna")
        for table in ("sign_ins", "sign_ins_begun"):
            assert await sql(served_url, f"SELECT * FROM {table}") == []
