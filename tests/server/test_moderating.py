"""Whoever runs the server removes lines of chat and names."""

import httpx

from tests.server.listening import live
from tests.server.playing import HUMAN, INVITED, Person, Table, fine, refused
from tests.server.serving import Server


def chat(person: Person) -> list[tuple[str, str | None]]:
    return [(line["name"], line["text"]) for line in fine(person.get("/events"))["chat"]]


def test_a_line_of_chat_is_removed_for_everybody_also_for_those_who_watch_now(client: httpx.Client) -> None:
    table = Table(client, [HUMAN] * 3)
    anna = table.people[0]
    for text in ("Hello", "something rude"):
        fine(anna.post("/chat", text=text))
    line = fine(anna.get("/events"))["chat"][1]["version"]
    path = f"/api/operator/tables/{table.id}/chat"
    with live(table.passer_by) as socket:
        fine(client.delete(f"{path}/{line}"))
        while socket.hear()["view"]["table"]["removed"] != [line]:
            pass
    assert [text for _, text in chat(anna)] == ["Hello"]
    version = table.version
    fine(client.delete(f"{path}/{line}"))
    assert table.version == version
    refused(client.delete(f"{path}/1"), 404, "no-line")


def test_a_name_is_replaced_wherever_it_is_shown(client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "name": "Rude Name"}, HUMAN, HUMAN], public=True)
    fine(table.people[0].post("/chat", text="Hello"))
    path = f"/api/operator/tables/{table.id}/seats"
    fine(client.put(f"{path}/0/name", json={"name": "Anna"}))
    view = table.passer_by.view()
    assert (view["names"][0], view["table"]["seats"][0]["name"]) == ("Anna", "Anna")
    assert chat(table.passer_by) == [("Anna", "Hello")]
    assert "Rude Name" not in client.get("/api/games").text
    assert "Rude Name" not in table.passer_by.get("/record").text
    refused(client.put(f"{path}/4/name", json={"name": "Anna"}), 404, "no-seat")


def test_only_whoever_runs_the_server_may_do_that(sqlite_url: str) -> None:
    with Server(sqlite_url, env={"KONTOR_OPERATOR_TOKEN": "o" * 32}) as server, server.client() as client:
        table = Table(client, [HUMAN, INVITED, HUMAN])
        fine(table.people[0].post("/chat", text="Hello"))
        for token in (None, table.made["host"], "x" * 32):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            path = f"/api/operator/tables/{table.id}"
            refused(client.delete(f"{path}/chat/3", headers=headers), 401, "token")
            refused(client.put(f"{path}/seats/0/name", json={"name": "Eve"}, headers=headers), 401, "token")
        assert table.host.view()["table"]["seats"][0]["name"] != "Eve"
