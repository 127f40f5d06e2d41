"""People at the tables of a real server, who speak its API as clients do."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic, sleep
from typing import Any, TypeVar

import httpx

import kontor
from tests.play.policies import claim_first
from tests.server.serving import PATIENCE, Server

T = TypeVar("T")
Json = dict[str, Any]
HUMAN: Json = {"kind": "human"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
BOT: Json = {"kind": "bot", "level": "claim"}
SLOW: Json = {"pace": 10_000}  # no bot answers while a test looks
SEED = 7


class Person:
    """Somebody who asks about a table: by a token, by the cookie of a browser, or as a passer-by."""

    def __init__(self, client: httpx.Client, table: str, token: str | None = None) -> None:
        self.client = client
        self.table = table
        self.token = token

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A call of the table, as /api/games/{table}/path."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        return self.client.request(method, f"/api/games/{self.table}{path}", headers=headers, **more)

    def get(self, path: str = "", **params: Any) -> httpx.Response:
        return self.ask("GET", path, params=params)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Posts the body, if there is one."""
        return self.ask("POST", path, **({"json": body} if body else {}))

    def put(self, path: str, **body: Any) -> httpx.Response:
        return self.ask("PUT", path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.ask("DELETE", path)

    def view(self, **params: Any) -> Json:
        """What this person sees."""
        return fine(self.get(**params))

    def act(self, action: str, ply: int, **more: Any) -> httpx.Response:
        """Sends a decision."""
        return self.post("/actions", action=action, ply=ply, **more)

    def decide(self, *actions: str) -> Json:
        """Decides now, for the first legal action where none is given; gives the new view."""
        view = self.view()
        for action in actions or view["legal"][:1]:
            view = fine(self.act(action, view["ply"]))
        return view


class Table:
    """A table that was made over the API."""

    def __init__(self, client: httpx.Client, seats: list[Json], **options: Any) -> None:
        response = client.post("/api/games", json={"seats": seats, **options})
        assert response.status_code == 201, response.text
        self.made: Json = response.json()
        self.id: str = self.made["id"]
        self._client = client
        self.people = [self.holder(seat["token"]) for seat in self.made["seats"]]  # of bots and free seats: passers-by
        self.host = self.holder(self.made["host"])
        self.passer_by = self.holder()

    def holder(self, token: str | None = None) -> Person:
        """Somebody with this token."""
        return Person(self._client, self.id, token)

    def link(self, seat: int = 0) -> str:
        """The address at which somebody takes a seat."""
        return str(self.made["seats"][seat]["link"])

    @property
    def code(self) -> str:
        """The code of the invitation."""
        return str(self.made["invite"]).rpartition("/")[2]

    def join(self, name: str, **more: Any) -> Person:
        """Somebody who sits down at a free seat."""
        return self.holder(fine(self.passer_by.post("/join", name=name, **more))["token"])

    @property
    def version(self) -> int:
        return int(self.host.view()["version"])


def table_of(client: httpx.Client, players: int = 3, **options: Any) -> Table:
    """A running game of so many people; two play by a variant."""
    duo = {"duo": "britannia"} if players == 2 else {}
    return Table(client, [HUMAN] * players, **{"seed": SEED, **duo, **options})


def mirror(table: Table) -> kontor.Game:
    """The same game in this process, for a table with a seed."""
    view = table.host.view()
    names = ("board", "players", "edition", "modules", "duo")
    return kontor.new_game(seed=SEED, names=view["names"], **{name: view[name] for name in names})


def play_on(table: Table, game: kontor.Game, until: Callable[[kontor.Game], bool], goal: Any = "points") -> None:
    """Plays the game at the table, decision by decision, until something is true of it."""
    random = Random(SEED)
    while not until(game):
        assert game.decider is not None
        seat, ply = game.decider, game.ply
        action = str(claim_first(game, random, goal))
        game.play(action)
        fine(table.people[seat].act(action, ply))


def fine(response: httpx.Response) -> Json:
    """The body of a request that was not refused."""
    assert response.status_code == 200, response.text
    body: Json = response.json()
    return body


def refused(response: httpx.Response, status: int, error: str | None = None) -> Json:
    """The Problem of a refused request."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    problem: Json = response.json()
    assert problem["message"]
    assert error in (None, problem["error"])
    return problem


def plain(value: Any) -> Any:
    """A value as JSON would bring it."""
    return json.loads(json.dumps(value))


def answers(client: httpx.Client) -> bool:
    """Whether somebody answers there who can serve."""
    try:
        return client.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


def eventually(condition: Callable[[], Any]) -> Any:
    """Waits until a condition is true, and gives what it gave."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        if found := condition():
            return found
        sleep(0.02)
    raise AssertionError("it did not happen")


def soon(seconds: float, call: Callable[[], T], times: int = 1) -> T:
    """Makes a call so many times, of which at most one in ten may take longer than that; gives what the last one gave.

    On a busy machine any of them may be late, but not for ever: it goes on until so many in a row are in time.
    """
    deadline = monotonic() + PATIENCE
    took: deque[float] = deque(maxlen=times)
    while monotonic() < deadline:
        begun = monotonic()
        found = call()
        took.append(monotonic() - begun)
        if len(took) == times and sum(each >= seconds for each in took) <= times // 10:
            return found
    raise AssertionError(f"not soon, but after {[round(each, 2) for each in took]} s")


def take_seat(client: httpx.Client, link: str) -> httpx.Response:
    """Presses the button on the page of a seat's link; a browser with other seats is sent there again."""
    assert client.get(link).status_code == 200
    response = client.post(link)
    while response.status_code == 307:
        response = client.post(response.headers["location"])
    return response


def open_seat(client: httpx.Client, table: str, token: str | None, **headers: str) -> Json:
    """Gives a browser the seat of a token."""
    path = f"/api/games/{table}/open"
    return fine(client.post(path, json={"token": token}, headers=headers, follow_redirects=True))


@contextmanager
def browser(server: Server) -> Iterator[httpx.Client]:
    """A client that keeps its cookies to itself, and follows no links."""
    with server.client() as client:
        yield client
