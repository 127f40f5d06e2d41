"""Bots of somebody else at the tables of a server."""

from pathlib import Path

import pytest

import kontor
from kontor.bots import LEVELS
from tests.server.playing import HUMAN, Table, eventually, fine
from tests.server.serving import Server

LAST = {"kind": "bot", "level": "visitors:Last"}
MODULE = """
class Last:
    def __init__(self, seed):
        pass

    def choose(self, view, legal, budget):
        return legal[-1]


class Other(Last):
    pass
"""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database in the current folder, where the bots are, too."""
    (tmp_path / "visitors.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return f"sqlite:///{tmp_path / 'kontor.db'}"


def test_a_server_offers_further_bots_and_its_workers_load_them(database: str) -> None:
    with Server(database, "--bots", "visitors:Last") as server, server.client() as client:
        assert fine(client.get("/api/options"))["levels"] == [*LEVELS, "visitors:Last"]
        table = Table(client, [HUMAN, LAST, LAST], pace=0, seed=7)
        person = table.people[0]
        assert person.view()["names"] == ["Player 1", "Tilda", "Gerwin"]
        mirror = kontor.new_game(players=3, seed=7)
        for _ in range(3):
            person.decide("end")
            mirror.play("end")
            while mirror.decider != 0:
                mirror.play(mirror.legal_actions()[-1])
            assert eventually(lambda: person.view()["ply"] >= mirror.ply)
            assert person.view()["posts"] == mirror.view(0)["posts"]
            assert person.view()["ply"] == mirror.ply
        assert "a bot failed" not in server.log


def test_a_bot_that_is_not_offered_is_no_level(database: str) -> None:
    with Server(database, env={"KONTOR_BOTS": "visitors:Last"}) as server, server.client() as client:
        for level in ("visitors:Other", "os:system"):
            answer = client.post("/api/games", json={"seats": [HUMAN, HUMAN, {"kind": "bot", "level": level}]})
            assert answer.status_code == 422
            told = f"There is no bot level '{level}': expected one of {', '.join(LEVELS)}, visitors:Last;"
            assert answer.json()["message"].startswith(told)


def test_tables_go_on_when_their_bots_are_not_offered_any_more(database: str) -> None:
    with Server(database, "--bots", "visitors:Last") as server, server.client() as client:
        table = Table(client, [HUMAN, LAST, HUMAN], pace=0)
        person = table.people[0]
    with Server(database, port=server.port) as again, again.client() as client:
        person.client = client
        person.decide("end")
        assert eventually(lambda: person.view()["decider"] == 2)
        assert "bot='visitors:Last': it is not offered here" in again.log
        assert person.view()["table"]["seats"][1]["level"] == "visitors:Last"
