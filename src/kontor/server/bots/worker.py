"""A process in which bots decide: `python -m kontor.server.bots.worker BOT...`, BOT... being offered beyond the levels.

Requests come in on stdin and replies go out on stdout, each preceded by its length. The first reply is empty:
the worker is ready. It ends when stdin is closed, so that it never outlives the server.
"""

import gc
import os
import random
import signal
import sys
import traceback
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from kontor.bots import BOTS, Bot, BotError, BotView, make, without_style
from kontor.bots.analysis import analyse
from kontor.bots.coach import advise
from kontor.bots.review import conclude, review_decisions
from kontor.game import Game
from kontor.rules.chance import Chance
from kontor.server.bots.messages import (
    LENGTH_PREFIX,
    AboutGame,
    AnalyseRequest,
    AnyRequest,
    CoachRequest,
    Reply,
    Request,
    ReviewRequest,
    frame,
)
from kontor.server.tables.rules_versions import begin_game

WORKER_NICENESS: Final = 10  # the web server has priority
MAX_TABLES_CACHED: Final = 256  # games, up to 200 KB each; where more take turns, they are replayed each time


class _Kept(NamedTuple):
    """A bot and its last decision: the same question gets the same answer."""

    bot: Bot
    ply: int
    action: str


class _Table:
    """A game as of the last question, and its bots, which keep what they have worked out while it goes on."""

    def __init__(self, request: Request) -> None:
        self.asked = request
        self.game = _begin(request)
        self._kept: dict[tuple[int, str, int], _Kept] = {}  # by seat, level and seed

    def catch_up(self, request: Request) -> None:
        """Plays what is new."""
        for action in request.actions[self.game.ply :]:
            self.game.play(action)
        self.asked = request

    def decide(self, offered: Collection[str]) -> str:
        """The bot's choice in notation."""
        game, level, seed = self.game, self.asked.level, self.asked.seed
        seat = game.decider
        if seat is None:
            raise ValueError("the game is over")
        if without_style(level) not in offered:
            raise BotError(level, "it is not offered here")
        kept = self._kept.pop((seat, level, seed), None)  # after a failure the next bot is a new one
        if kept is None or kept.ply < game.ply:
            bot = kept.bot if kept else make(level, random.Random(f"{seed}/{game.ply}").getrandbits(32))
            action = str(bot.choose(BotView(game, seat), game.legal_actions(), self.asked.budget))
            kept = _Kept(bot, game.ply, action)
        self._kept[seat, level, seed] = kept
        return kept.action


class _Games:
    """The most recent tables, so that only new decisions are played: four times as fast with 200 tables."""

    def __init__(self, offered: Iterable[str]) -> None:
        self._offered = frozenset((*BOTS, *offered))
        self._kept: dict[str, _Table] = {}  # by table, the one asked about last at the end

    def decide(self, request: Request) -> str:
        """What a bot does at a table. The same questions in the same order get the same answers."""
        table = self._kept.pop(request.table, None)
        if table is None or not request.goes_on(table.asked):
            table = _Table(request)
        table.catch_up(request)
        self._kept[request.table] = table
        if len(self._kept) > MAX_TABLES_CACHED:
            del self._kept[next(iter(self._kept))]
        return table.decide(self._offered)


class _Reviews:
    """The game that is being reviewed, a part at a time."""

    def __init__(self) -> None:
        self._asked: AboutGame | None = None
        self._game: Game | None = None

    def go_on(self, request: ReviewRequest) -> Reply:
        """Reviews from one decision on until the time is over."""
        game, reviewed = self._of(request), []
        until = monotonic() + request.seconds
        for decision in review_decisions(game, request.bot, None, range(request.first, game.ply)):
            reviewed.append(decision)
            if monotonic() >= until:
                break
        is_last = request.first + len(reviewed) == game.ply
        return Reply(reviewed=tuple(reviewed), end=conclude(game, request.bot, None, ()).end if is_last else None)

    def _of(self, request: ReviewRequest) -> Game:
        same = msgspec.structs.replace(request, first=0, seconds=0.0)
        if self._game is None or self._asked != same:
            self._game, self._asked = _played(request), same
        return self._game


def _played(request: AboutGame) -> Game:
    game = _begin(request)
    for action in request.actions:
        game.play(action)
    return game


def _begin(request: AboutGame) -> Game:
    chance = Chance(given=request.chance)
    return begin_game(request.rules, request.options, chance, request.names, request.position)


def _take_pipes() -> tuple[int, int]:
    """The pipes to the server, out of reach of bots: what bots print goes to stderr, and their stdin is empty."""
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
        while len(head := _read(pipe, LENGTH_PREFIX.size)) == LENGTH_PREFIX.size:
            asked.put(_read(pipe, *LENGTH_PREFIX.unpack(head)))
    os._exit(0)


class Answers:
    """The replies to requests. Offered bots are loaded first, so that no decision waits for it."""

    def __init__(self, offered: Sequence[str]) -> None:
        self._games, self._reviews = _Games(offered), _Reviews()
        for name in offered:
            with suppress(BotError):  # reported when it is asked for
                make(name)
        gc.collect()
        gc.freeze()  # what is loaded now stays: the garbage collector need not scan it while a bot decides

    def to(self, body: bytes) -> Reply:
        """The reply to a request."""
        try:
            request: AnyRequest = msgspec.msgpack.decode(body, type=AnyRequest)
            if isinstance(request, ReviewRequest):
                return self._reviews.go_on(request)
            if isinstance(request, AnalyseRequest):
                game = _played(request)
                asked = [game.parse(action) for action in request.asked]
                return Reply(analysis=analyse(game, request.bot, asked=asked, seconds=request.seconds))
            if isinstance(request, CoachRequest):
                return Reply(advice=advise(_played(request), request.seat, request.bot, request.seconds))
            return Reply(action=self._games.decide(request))
        except Exception:  # whatever a bot may raise
            return Reply(error=traceback.format_exc())


def main(offered: Sequence[str]) -> None:
    """Answers until stdin is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):  # signals are for the server, which then ends its workers
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WORKER_NICENESS)
    requests, replies = _take_pipes()
    asked: SimpleQueue[bytes] = SimpleQueue()
    answers = Answers(offered)
    Thread(target=_listen, args=(requests, asked), daemon=True).start()
    with suppress(BrokenPipeError):
        _write(replies, frame(Reply()))
        while True:
            _write(replies, frame(answers.to(asked.get())))


if __name__ == "__main__":
    main(sys.argv[1:])
