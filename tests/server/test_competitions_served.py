"""A competition at two servers on one PostgreSQL, one of which is killed."""

import asyncio
from contextlib import ExitStack

import pytest

from tests.server.knowing import Known
from tests.server.playing import Json, eventually, fine
from tests.server.serving import Server
from tests.server.storing import sql
from tests.server.test_competitions import AT, CUP


def seen(server: Server, name: str) -> Json:
    with server.client() as client:
        return fine(client.get(f"{AT}/{name}"))


def end_game(server: Server, table: str) -> None:
    with server.client() as client:
        fine(client.post(f"/api/operator/tables/{table}/end", headers=server.operator))


@pytest.mark.full
def test_a_competition_goes_on_at_the_server_that_is_left(postgres_url: str) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Server(postgres_url)) for _ in range(2))
        anna, ben, cy = Known(first, stack), Known(second, stack), Known(second, stack)
        for person, name in ((anna, "Anna"), (ben, "Ben"), (cy, "Cy")):
            fine(person.ask("PUT", "/name", name=name))

        def post(person: Known, path: str, **body: object) -> Json:
            headers = {"X-Kontor-Device": person.secret}
            answer = person.client.post(f"{AT}{path}", headers=headers, json=body or None)
            assert answer.status_code in (200, 201), answer.text
            found: Json = answer.json()
            return found

        name = post(anna, "", **{**CUP, "rounds": 3})["id"]
        for person in (anna, ben, cy):
            post(person, f"/{name}/join")
        table = post(anna, f"/{name}/start")["games"][0]["table"]
        first.kill()
        assert seen(second, name)["games"][0]["table"] == table
        assert fine(ben.client.get(f"/api/games/{table}"))["table"]["you"] != [], "his seat was made at the other one"
        end_game(second, table)
        eventually(lambda: seen(second, name)["round"] == 2)
        again = stack.enter_context(Server(postgres_url))
        game = seen(again, name)["games"][1]["table"]
        end_game(again, game)
        eventually(lambda: seen(second, name)["round"] == 3)  # whichever of them is faster
        end_game(second, seen(again, name)["games"][2]["table"])
        eventually(lambda: seen(again, name)["status"] == "over")
        assert seen(second, name) == seen(again, name)
        tables = {row[0] for row in asyncio.run(sql(postgres_url, "SELECT id FROM tables"))}
        assert tables == {each["table"] for each in seen(again, name)["games"]}, "no table was made twice"
        for server in (second, again):
            assert "Traceback" not in server.log
