"""What one stranger can ask of a server, by the limit that counts it."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from kontor.bots import BUDGET, BotView, make
from kontor.catalog import fitting
from kontor.game import Game, from_position, new_game
from kontor.puzzles import puzzles
from kontor.server.commands.making import IMPORT_MAX_DECISIONS
from kontor.server.gateway.limits import RATES, Kind

STRANGER: Final = {"X-Forwarded-For": "198.51.100.1"}
HUMAN: Final = {"kind": "human"}
MASTER_TABLE: Final = {"seats": [{"kind": "bot", "level": "master"}] * 4, "pace": 0}
HUMAN_TABLE: Final = {"seats": [HUMAN] * 4, "seed": 1}
SOLO_TABLE: Final = {"seats": [HUMAN, *[{"kind": "bot", "level": "easy"}] * 4], "pace": 0}
N_FINISHED_GAMES: Final = 6  # that the stranger imports
N_LONG_TABLES: Final = 3  # with games as long as an import may be
ROUTES: Final = tuple(new_game("hansa", 4).board.routes)
LINE_MAX_DECISIONS: Final = 200


class RequestSeries(NamedTuple):
    """What a stranger asks for again and again: these requests in turn."""

    name: str
    kind: Kind
    requests: Sequence[bytes]


class Requests:
    """Every series of requests, and the tables that they need, which the limits allow one client to make."""

    def __init__(self) -> None:
        self.all: list[RequestSeries] = []
        self.watched: list[str] = []  # tables at which bots think as long as somebody looks

    async def prepare(self, http: httpx.AsyncClient) -> None:
        """Makes the tables."""
        game = _played()
        record = {"record": game.record()}
        own = await made(http, "/api/games", HUMAN_TABLE)
        alone = await made(http, "/api/games", SOLO_TABLE)
        for _ in range(RATES["create"].burst - 2):
            answer = await http.post("/api/games", json=MASTER_TABLE)
            if answer.status_code != 201:  # not more than one client may have
                break
            self.watched.append(answer.json()["id"])
        over = [(await made(http, "/api/records", record))["id"] for _ in range(N_FINISHED_GAMES)]
        longest = {"record": long_record(IMPORT_MAX_DECISIONS)}
        long = [(await made(http, "/api/records", longest))["id"] for _ in range(N_LONG_TABLES)]
        self._at_tables(own, over, record)
        self._at_long_tables(long, longest)
        self._learning(alone, game)

    def _at_tables(self, own: Any, over: Sequence[str], record: Any) -> None:
        at, token = f"/api/games/{own['id']}", own["seats"][0]["token"]
        action = {"action": "income 3t"}
        self._add("create", "create", [_post("/api/games", MASTER_TABLE)])
        self._add("import", "create", [_post("/api/records", record)])
        self._add("act", "act", [_post(f"{at}/actions", {**action, "ply": 0}, token), _post(f"{at}/undo", {}, token)])
        self._add("preview", "ask", [_post(f"{at}/preview", action, token)])
        self._add("why", "ask", [_post(f"{at}/why", action, token)])
        self._add("events", "read", [_get(f"{at}/events?ply=0", token), *_of(over, "events?ply=0")])
        self._add("record", "read", _of(over, "record"))
        self._add("position", "read", _of(over, "position?ply=300"))
        self._add("list", "read", [_get("/api/games"), _get("/api/club/games"), _get("/api/club/tables")])
        eyes = (
            "replay",
            *(f"replay?seat={seat}" for seat in range(5)),
        )  # together more than the server keeps in memory
        self._add("replay", "replay", [request for path in eyes for request in _of(over, path)])
        self._add("figures", "replay", _of(over, "figures"))
        self._add("analysis", "analyse", [_post(f"/api/games/{table}/analysis", {}) for table in over])
        plans = [{"gains": "t"}, {"displaced": {"to": list(ROUTES)}}, {"end": True}]
        self._add("orders", "act", [_put(f"{at}/seats/0/orders", plan, token) for plan in plans])
        self._add("chat", "chat", [_post(f"{at}/chat", {"text": "x" * 500}, token)])
        self._add("dump", "dump", [_get("/api/club/games.jsonl.gz")])
        self._add("secret", "login", [_get("/api/operator/load", "wrong" * 4)])
        self._add("person", "notice", [_post("/api/me", {})])
        self._add("page", "request", [_get("/")])

    def _at_long_tables(self, long: Sequence[str], record: Any) -> None:
        """What takes memory: games as long as they may be."""
        self._add("import-long", "create", [_post("/api/records", record)])
        self._add("long", "read", [*_of(long, ""), *_of(long, "events?ply=0")])
        self._add("replay-long", "replay", _of(long, "replay"))

    def _learning(self, alone: Any, game: Game) -> None:
        """What learners ask for, and what is thought out for them."""
        at, token = f"/api/games/{alone['id']}", alone["seats"][0]["token"]
        position = msgspec.to_builtins(game.start.position)
        lines = [
            {"position": position, "line": list(map(str, game.actions()))[: LINE_MAX_DECISIONS - n]} for n in range(20)
        ]
        self._add("study", "study", [_post("/api/study", line) for line in lines])
        self._add("study-analysis", "study", [_post("/api/study/analysis", line) for line in lines])
        self._add("coach", "study", [_get(f"{at}/coach", token)])
        self._add("hint", "study", [_get(f"{at}/hint?grade=3", token)])
        answers = ((puzzle.id, {"line": list(puzzle.solution.answers[0])}) for puzzle in puzzles())
        self._add("puzzle", "study", [_post(f"/api/puzzles/{name}", line) for name, line in answers])
        self._add("lesson", "study", [_post("/api/lessons/routes", {"step": 0})])

    def _add(self, name: str, kind: Kind, requests: Sequence[bytes]) -> None:
        self.all.append(RequestSeries(name, kind, requests))


def _played() -> Game:
    """A long game that is over. It began from a position, so that it can be studied as well."""
    game = from_position(new_game("hansa", 5, seed=1, modules=fitting("hansa", 5)[:2]).position())
    players = [make("medium", seat) for seat in range(5)]
    while (seat := game.decider) is not None:
        game.play(players[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET))
    return game


def long_record(decisions: int) -> str:
    """A game in which nobody does anything: the shortest text for this many decisions."""
    game = new_game("hansa", 3, seed=1)
    for _ in range(decisions):
        game.play("end")
    return game.record()


async def made(http: httpx.AsyncClient, path: str, body: Any) -> Any:
    """What is made as soon as the limits allow it."""
    while (answer := await http.post(path, json=body)).status_code == 429:
        await asyncio.sleep(float(answer.headers["Retry-After"]))
    return answer.raise_for_status().json()


def _of(tables: Sequence[str], path: str) -> list[bytes]:
    return [_get(f"/api/games/{table}/{path}".rstrip("/")) for table in tables]


def _get(path: str, token: str = "") -> bytes:
    return request("GET", path, token=token)


def _post(path: str, body: object, token: str = "") -> bytes:
    return request("POST", path, body, token)


def _put(path: str, body: object, token: str) -> bytes:
    return request("PUT", path, body, token)


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """A request of the stranger, as it is sent."""
    content = b"" if body is None else msgspec.json.encode(body)
    headers = {**STRANGER, "Host": "127.0.0.1", "Content-Length": str(len(content))}
    headers |= {"Content-Type": "application/json"} if content else {}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + content
