"""A process in which bots decide: `python -m kontor.server.bots.worker`.

Requests come in on stdin and replies go out on stdout, each with its length before it. The first reply is an empty one:
the worker is ready. It ends when stdin is closed, so that it never outlives the server.
"""

import os
import random
import signal
import struct
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from kontor.bots import Eyes, make
from kontor.catalog import Options
from kontor.game import Game, from_position
from kontor.rules.chance import Chance
from kontor.server.begin import begin_game

NICENESS: Final = 10  # the web side goes first
KEPT: Final = 256  # games, up to 200 KB each; where more tables than these take turns, each is replayed each time
LENGTH: Final = struct.Struct("!I")


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A game, and the bot that is to decide in it."""

    table: str
    rules: int  # the version of the rules that it is played by
    options: Options
    chance: Mapping[str, Sequence[str]]  # the results of its setup
    position: Mapping[str, Any] | None  # that it began from instead
    names: tuple[str, ...]
    actions: tuple[str, ...]
    level: str
    seed: int

    def goes_on(self, earlier: "Request") -> bool:
        """Whether this is the same game, no less far."""
        shorter = self.actions[: len(earlier.actions)]
        return msgspec.structs.replace(self, actions=shorter, level=earlier.level, seed=earlier.seed) == earlier


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot decided, or why it could not."""

    action: str | None = None
    error: str | None = None


def frame(message: Request | Reply) -> bytes:
    """A message as it is sent."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


class _Games:
    """The games asked about last, so that only what is new is played: with 200 tables that is four times as fast."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Request, Game]] = {}  # by table, the one asked about last at the end

    def get(self, request: Request) -> Game:
        """The game of a request, a copy of its own."""
        earlier, game = self._kept.pop(request.table, (None, None))
        if earlier is None or game is None or not request.goes_on(earlier):
            game = _begin(request)
        for action in request.actions[game.ply :]:
            game.play(action)
        self._kept[request.table] = request, game
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return game.copy()


def _begin(request: Request) -> Game:
    if request.position is not None:
        return from_position(request.position, request.names)
    return begin_game(request.rules, request.options, Chance(given=request.chance), request.names)


def _decide(games: _Games, request: Request) -> str:
    """The notation of what the bot chooses; the same for the same game, level and seed, whichever worker is asked."""
    game = games.get(request)
    if game.decider is None:
        raise ValueError("the game is over")
    # A new bot each time, since another worker may have been asked for its earlier decisions.
    bot = make(request.level, random.Random(f"{request.seed}/{game.ply}").getrandbits(32))
    return str(bot.choose(Eyes(game, game.decider)))


def _take_pipes() -> tuple[int, int]:
    """The pipes to the server, out of reach of bots: what these print goes to stderr, and they read nothing."""
    requests, replies = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    return requests, replies


def _read(pipe: int, count: int) -> bytes:
    """That many bytes, fewer only at the end."""
    data = b""
    while len(data) < count and (more := os.read(pipe, count - len(data))):
        data += more
    return data


def _write(pipe: int, data: bytes) -> None:
    while data:
        data = data[os.write(pipe, data) :]


def _listen(pipe: int, asked: SimpleQueue[bytes]) -> None:
    """Reads requests, also while a bot thinks, so that the end of the server is the end of the worker at once."""
    with suppress(OSError):
        while len(head := _read(pipe, LENGTH.size)) == LENGTH.size:
            asked.put(_read(pipe, *LENGTH.unpack(head)))
    os._exit(0)


def _answer(games: _Games, request: bytes) -> Reply:
    try:
        return Reply(action=_decide(games, msgspec.msgpack.decode(request, type=Request)))
    except Exception:  # whatever a bot may raise
        return Reply(error=traceback.format_exc())


def main() -> None:
    """Answers until stdin is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server, which then ends its workers
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    requests, replies = _take_pipes()
    asked: SimpleQueue[bytes] = SimpleQueue()
    games = _Games()
    Thread(target=_listen, args=(requests, asked), daemon=True).start()
    with suppress(BrokenPipeError):
        _write(replies, frame(Reply()))
        while True:
            _write(replies, frame(_answer(games, asked.get())))


if __name__ == "__main__":
    main()
