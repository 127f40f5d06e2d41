"""The list of public tables: no network can fill it and push out the others."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from kontor.server.api.services import Services
from kontor.server.app import make_app
from kontor.server.config.settings import Settings
from kontor.server.gateway.clients import Pseudonyms
from kontor.server.gateway.limits import OPERATOR_CLIENT, Limits
from kontor.server.tables.lists import MAX_PUBLIC_TABLES, MAX_TABLES_PER_NETWORK


class World(NamedTuple):
    """The application, and its services."""

    gateway: Any
    services: Services

    def client(self, peer: str) -> httpx.AsyncClient:
        """Somebody at an address."""
        transport = httpx.ASGITransport(self.gateway, client=(peer, 50_000))
        return httpx.AsyncClient(transport=transport, base_url="http://192.168.1.5")

    async def make(self, peer: str, name: str = "Anna", public: bool = True) -> httpx.Response:
        """Somebody at an address makes a table."""
        self.services.limits = Limits()  # the rate of an address is another matter
        seats = [{"kind": "human", "name": name}, {"kind": "open"}, {"kind": "open"}]
        async with self.client(peer) as client:
            return await client.post("/api/games", json={"seats": seats, "public": public})

    async def listed(self) -> list[str]:
        """The names of the first players of the tables that are shown."""
        async with self.client("203.0.113.9") as client:
            public = (await client.get("/api/games")).json()["public"]
        return [card["seats"][0]["name"] for card in public]


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[World]:
    gateway: Any = make_app(Settings(database=url, host="0.0.0.0", bot_workers=1))
    world = World(gateway, gateway.app.state.services)
    await world.services.start()
    try:
        yield world
    finally:
        await world.services.close()


async def test_a_network_may_have_some_public_tables_open_and_any_number_of_others(sqlite_url: str) -> None:
    async with serving(sqlite_url) as world:
        answers = [await world.make(f"192.0.2.{number}") for number in range(MAX_TABLES_PER_NETWORK + 2)]
        assert [answer.status_code for answer in answers] == [201] * MAX_TABLES_PER_NETWORK + [429] * 2
        assert answers[-1].json()["error"] == "too-many"
        assert answers[-1].headers["retry-after"] == "600"
        assert (await world.make("192.0.2.1", public=False)).status_code == 201
        assert (await world.make("192.0.3.1")).status_code == 201
        assert len(await world.listed()) == MAX_TABLES_PER_NETWORK + 1


async def test_a_quiet_network_is_not_pushed_out_of_the_list(sqlite_url: str) -> None:
    async with serving(sqlite_url) as world:
        await world.make("203.0.113.9", "Quiet")
        for number in range(MAX_PUBLIC_TABLES + 20):
            await world.make(f"198.51.{number % 12}.{number}", "Loud")
        names = await world.listed()
        assert len(names) == MAX_PUBLIC_TABLES
        assert names[-1] == "Quiet", "in the order of the last change"


@pytest.mark.parametrize(
    ("client", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.254", True),
        ("192.0.2.1", "192.0.3.1", False),
        ("2001:db8:1:2::/64", "2001:db8:1:ffff::/64", True),
        ("2001:db8:1:2::/64", "2001:db8:2:2::/64", False),
    ],
)
def test_a_network_is_a_number_that_names_nobody(client: str, other: str, same: bool) -> None:
    network_of = Pseudonyms("k" * 32).network_of
    assert (network_of(client) == network_of(other)) is same
    assert len(network_of(client)) == 4


def test_who_has_no_address_has_no_network() -> None:
    network_of = Pseudonyms("k" * 32).network_of
    assert network_of(OPERATOR_CLIENT) == network_of("unknown") == ""
