"""Attacks on what proves a seat, and on the address of a server."""

import socket

import httpx

from kontor.catalog import fitting
from tests.server.playing import Person, browser, fine, table_of, take_seat
from tests.server.test_keys import key_of, plant, with_key
from tools.attacks.common import Outcome, serving


def fixation() -> Outcome:
    """M6: an attacker's own key is planted in the victim's browser before the victim opens a link."""
    with serving() as server, browser(server) as attacker, browser(server) as victim, server.client() as other:
        own, table = table_of(other), table_of(other, modules=fitting("hansa", 3)[:1])
        take_seat(attacker, own.made["seats"][0]["link"])
        planted = key_of(attacker)
        plant(victim, planted)
        take_seat(victim, table.made["seats"][1]["link"])
        stolen = with_key(table, planted)["table"]["you"]
        seated = Person(victim, table.id).view()["table"]["you"]
        return Outcome(stolen == [] and seated == [1], f"the attacker holds {stolen}, the victim {seated}")


def leaked_link() -> Outcome:
    """L2: a link that leaked is renewed; another is looked at 40 times, as previews do."""
    with serving() as server, browser(server) as owner, server.client() as other:
        table = table_of(other)
        leaked = table.people[0].token
        fine(table.people[0].post("/seats/0/link"))
        refused = table.holder(leaked).get().status_code
        link = table.made["seats"][1]["link"]
        take_seat(owner, link)
        for _ in range(40):
            httpx.get(link)
        kept = Person(owner, table.id).view()["table"]["you"]
        return Outcome(
            refused == 401 and kept == [1], f"the old link is answered {refused}; the first browser holds {kept}"
        )


def foreign_host() -> Outcome:
    """L9: a server for the whole network is asked by the host name of somebody else."""
    with serving("--host", "0.0.0.0") as server:
        foreign = httpx.get(f"{server.url}/api/games", headers={"Host": "evil.example"}).status_code
        own = httpx.get(
            f"{server.url}/api/games", headers={"Host": f"{socket.gethostname()}:{server.port}"}
        ).status_code
        return Outcome((foreign, own) == (421, 200), f"evil.example: {foreign}; its own name: {own}")


def wrong_method() -> Outcome:
    """L10: GET where only POST is taken."""
    with serving() as server, server.client() as client:
        answer = table_of(client).passer_by.get("/actions")
        allow = answer.headers.get("allow")
        return Outcome((answer.status_code, allow) == (405, "POST"), f"{answer.status_code}, Allow: {allow}")
