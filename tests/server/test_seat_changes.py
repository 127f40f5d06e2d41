"""Who left a running game, came back or joined is told to everybody at the table; and who needs nobody's agreement."""

from contextlib import ExitStack

import httpx

from kontor.server.tables.names import FORMER
from tests.server.knowing import Known
from tests.server.playing import BOT, HUMAN, SLOW, Json, Table, fine, refused, table_of
from tests.server.serving import Server

NAMED: list[Json] = [{**HUMAN, "name": name} for name in ("Ann", "Ben", "Cy")]


def changes(view: Json) -> list[tuple[int, int, str, str]]:
    """What the table tells: after how many decisions, at which seat, who, and what happened."""
    return [(each["ply"], each["seat"], each["name"], each["change"]) for each in view["table"]["seat_changes"]]


def test_everybody_is_told_who_left_and_who_took_over(client: httpx.Client) -> None:
    table = Table(client, NAMED, shuffle=False, **SLOW)
    ann, ben, cy = table.people
    ann.decide("end")
    fine(ben.post("/leave"))
    for person in (ann, cy, table.passer_by):
        assert changes(person.view()) == [(1, 1, "Ben", "left")]
    invite = fine(table.host.post("/seats/1/invite"))["invite"]
    dora = table.join("Dora", invite=invite)
    assert changes(dora.view()) == [(1, 1, "Ben", "left"), (1, 1, "Dora", "joined")]
    versions = [each["version"] for each in ann.view()["table"]["seat_changes"]]
    assert versions == sorted(set(versions))


def test_nobody_is_told_about_a_lobby(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, {"kind": "open"}, HUMAN])
    ben = table.join("Ben")
    fine(ben.post("/leave"))
    assert changes(table.host.view()) == []


def test_the_table_forgets_the_name_of_somebody_who_left_and_was_deleted(server: Server) -> None:
    with ExitStack() as stack, server.client() as client:
        ben = Known(server, stack)
        table = Table(client, NAMED, shuffle=False, **SLOW)
        fine(ben.sit_down(table.people[1].token, table.id).post("/leave"))
        table.join("Dora", invite=fine(table.host.post("/seats/1/invite"))["invite"])
        fine(ben.ask("DELETE"))
        assert changes(table.host.view()) == [(0, 1, FORMER, "left"), (0, 1, "Dora", "joined")]


def test_whoever_needs_nobodys_agreement_is_told_so(client: httpx.Client) -> None:
    alone = Table(client, [HUMAN, BOT, BOT], **SLOW)
    me = next(person for person in alone.people if person.token)
    assert me.view()["table"]["decides_alone"]
    assert not alone.passer_by.view()["table"]["decides_alone"]
    first, second, third = table_of(client).people
    assert not first.view()["table"]["decides_alone"]
    fine(second.post("/leave"))
    assert not first.view()["table"]["decides_alone"]
    fine(third.post("/leave"))
    assert first.view()["table"]["decides_alone"]
    assert fine(first.post("/abort"))["table"]["status"] == "aborted"
    refused(first.post("/abort"), 409, "aborted")
