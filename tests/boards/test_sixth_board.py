"""One text file in the folder of boards, and all of Kontor plays it: engine, bots, terminal, environments, server."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import pytest

from tests.boards import toy_board
from tests.server.playing import eventually
from tests.server.serving import Server


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """Where a copy of Kontor with the sixth board runs."""
    return toy_board.install(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def client(environment: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of its server."""
    database = tmp_path_factory.mktemp("tables") / "kontor.db"
    with Server(f"sqlite:///{database}", env=environment) as server, server.client() as client:
        yield client
        assert server.stop() == 0
        assert "Traceback" not in server.log


def run(environment: Mapping[str, str], *arguments: str, typed: str = "") -> str:
    """What a Python with the sixth board prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed, capture_output=True, text=True, env={**os.environ, **environment}, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_and_found_to_be_sound(environment: Mapping[str, str]) -> None:
    assert "toy" in run(environment, "-m", "kontor", "boards")
    assert "Four towns [toy]" in run(environment, "-m", "kontor", "boards", "toy")
    assert run(environment, "-c", "from kontor import boards; print(boards.check_all())") == "[]\n"


@pytest.mark.parametrize("bots", ["random,claim,easy", "hard,search,medium"])
def test_bots_play_it_to_its_end(environment: Mapping[str, str], bots: str) -> None:
    told = run(environment, "-m", "kontor", "simulate", "--board", "toy", "--bots", bots, "--games", "3", "--seed", "1")
    assert "3 games" in told


def test_it_is_played_at_the_terminal(environment: Mapping[str, str]) -> None:
    typed = "board\nplace t bedorf-cedorf/1\nplace t bedorf-cedorf/2\nend\nquit\n"
    told = run(environment, "-m", "kontor", "play", "--board", "toy", "--players", "3", "--seed", "1", typed=typed)
    assert "Four towns" in told
    assert "placed a trader on bedorf-cedorf/2" in told


ENVIRONMENTS = """
import numpy as np
from kontor.env import aec
from kontor.env.vector import Buffers, Vector

luck = np.random.default_rng(1)
one = aec.env(board="toy", players=3)
one.reset(seed=1)
for _ in one.agent_iter():
    seen, _, terminated, truncated, _ = one.last()
    over = terminated or truncated
    one.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
with Vector(8, board="toy", players=4, threads=2) as many:
    out = Buffers.empty(8)
    many.reset(out, 1)
    ended = 0
    while not ended:
        many.step(np.array([luck.choice(np.flatnonzero(mask)) for mask in out.masks], np.int32), out)
        ended = int(out.dones.sum())
print("both ended")
"""


def test_both_environments_play_it_to_its_end(environment: Mapping[str, str]) -> None:
    assert run(environment, "-c", ENVIRONMENTS) == "both ended\n"


# The server


def test_the_server_offers_it_and_says_that_it_has_no_drawing(client: httpx.Client) -> None:
    combinations = client.get("/api/options").json()["combinations"]
    drawn = {each["side"]: (each["name"], each["drawn"]) for each in combinations if each["side"]}
    assert drawn["toy"] == ("Four towns", False)
    assert {side for side, (_, is_drawn) in drawn.items() if not is_drawn} == {"toy"}


def test_its_missing_drawing_is_a_problem_and_not_a_fault(client: httpx.Client) -> None:
    answer = client.get("/api/boards/toy")
    assert answer.status_code == 404
    assert answer.json() == {
        "error": "not-drawn",
        "message": "Four towns has no drawing: it can be played in the terminal and by programs.",
    }
    assert client.get("/api/boards/bay").json()["error"] == "unknown-board"


def test_programs_play_it_on_the_server(client: httpx.Client) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "claim"}, {"kind": "bot", "level": "easy"}]
    made = client.post("/api/games", json={"board": "toy", "seats": seats, "pace": 0, "seed": 1})
    assert made.status_code == 201
    table, token = made.json()["id"], made.json()["seats"][0]["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for ply, action in enumerate(("place t bedorf-cedorf/1", "place t bedorf-cedorf/2", "end")):
        body = {"action": action, "ply": ply}
        answer = client.post(f"/api/games/{table}/actions", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
    query = {"ply": 3, "version": answer.json()["version"], "wait": 20}

    def answered() -> Any:
        news = client.get(f"/api/games/{table}/events", params=query, headers=headers).json()
        return news["view"] if news["view"]["ply"] > 3 else None

    assert eventually(answered)["side"] == "toy"
