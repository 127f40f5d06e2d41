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
from collections.abc import Collection, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import BinaryIO, Final, NamedTuple

import msgspec

from kontor.bots import BOTS, Bot, BotError, BotView, make, without_style
from kontor.bots.analysis import analyse
from kontor.bots.coach import advise
from kontor.bots.review import conclude, review_decisions
from kontor.game import Game
from kontor.rules.chance import Chance
from kontor.server.bots import messages
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

    def __init__(self, asked: messages.AboutGame) -> None:
        self.asked = asked
        chance = Chance(given=asked.chance)
        self.game = begin_game(asked.rules, asked.options, chance, asked.names, asked.position)
        self._kept: dict[tuple[int, str, int], _Kept] = {}  # by seat, level and seed

    def catch_up(self, asked: messages.AboutGame) -> None:
        """Plays what is new."""
        for action in asked.actions[self.game.ply :]:
            self.game.play(action)
        self.asked = asked

    def decide(self, asked: messages.Request, offered: Collection[str]) -> messages.Reply:
        """The bot's choice in notation."""
        game, level, seed = self.game, asked.level, asked.seed
        seat = game.decider
        if seat is None:
            raise ValueError("the game is over")
        if without_style(level) not in offered:
            raise BotError(level, "it is not offered here")
        kept = self._kept.pop((seat, level, seed), None)  # after a failure the next bot is a new one
        if kept is None or kept.ply < game.ply:
            bot = kept.bot if kept else make(level, random.Random(f"{seed}/{game.ply}").getrandbits(32))
            action = str(bot.choose(BotView(game, seat), game.legal_actions(), asked.budget))
            kept = _Kept(bot, game.ply, action)
        self._kept[seat, level, seed] = kept
        return messages.Reply(action=kept.action)


def _review(game: Game, asked: messages.ReviewRequest) -> messages.Reply:
    """Reviews from one decision on until the time is over."""
    reviewed, until = [], monotonic() + asked.seconds
    for decision in review_decisions(game, asked.bot, None, range(asked.first, game.ply)):
        reviewed.append(decision)
        if monotonic() >= until:
            break
    is_last = asked.first + len(reviewed) == game.ply
    return messages.Reply(reviewed=tuple(reviewed), end=conclude(game, asked.bot, None, ()).end if is_last else None)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, out of reach of bots: what bots print goes to stderr, and their stdin is empty."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    return requests, replies


def _listen(requests: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Reads requests, also while a bot thinks, so that the end of the server is the end of the worker at once."""
    with suppress(OSError):
        while len(head := requests.read(messages.LENGTH_PREFIX.size)) == messages.LENGTH_PREFIX.size:
            asked.put(requests.read(*messages.LENGTH_PREFIX.unpack(head)))
    os._exit(0)


class Answers:
    """The replies to requests. Offered bots are loaded first, so that no decision waits for it.

    The most recent games are kept, so that only new decisions are played: four times as fast with 200 tables."""

    def __init__(self, offered: Sequence[str]) -> None:
        self._offered = frozenset((*BOTS, *offered))
        self._tables: dict[str, _Table] = {}  # by name, the one asked about last at the end
        for name in offered:
            with suppress(BotError):  # reported when it is asked for
                make(name)
        gc.collect()
        gc.freeze()  # what is loaded now stays: the garbage collector need not scan it while a bot decides

    def to(self, body: bytes) -> messages.Reply:
        """The reply to a request. The same requests in the same order get the same replies."""
        try:
            asked: messages.AnyRequest = msgspec.msgpack.decode(body, type=messages.AnyRequest)
            table = self._table(asked)
            match asked:
                case messages.Request():
                    return table.decide(asked, self._offered)
                case messages.ReviewRequest():
                    return _review(table.game, asked)
                case messages.AnalyseRequest():
                    actions = [table.game.parse(action) for action in asked.asked]
                    return messages.Reply(analysis=analyse(table.game, asked.bot, asked=actions, seconds=asked.seconds))
                case messages.CoachRequest():
                    return messages.Reply(advice=advise(table.game, asked.seat, asked.bot, asked.seconds))
        except Exception:  # whatever a bot may raise
            return messages.Reply(error=traceback.format_exc())

    def _table(self, asked: messages.AboutGame) -> _Table:
        table = self._tables.pop(asked.table, None)
        if table is None or not asked.goes_on(table.asked):
            table = _Table(asked)
        table.catch_up(asked)
        self._tables[asked.table] = table
        if len(self._tables) > MAX_TABLES_CACHED:
            del self._tables[next(iter(self._tables))]
        return table


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
        reply = messages.Reply()
        while True:
            replies.write(messages.frame(reply))
            replies.flush()
            reply = answers.to(asked.get())


if __name__ == "__main__":
    main(sys.argv[1:])
