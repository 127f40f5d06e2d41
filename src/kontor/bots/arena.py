"""The arena: bots against bots. The same seed gives the same games, however many processes play them."""

import random
import signal
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from threading import current_thread, main_thread
from typing import Final, NamedTuple

from kontor.bots import Bot, Eyes, make
from kontor.catalog import Options
from kontor.game import Game, start_game
from kontor.rules.chance import Chance

CAP: Final = 5000  # decisions after which a game counts as stalled
_CHUNKS_PER_JOB: Final = 8
_LARGEST_CHUNK: Final = 16  # games that come back together, so that whoever counts them sees them come in


class Result(NamedTuple):
    """One game: the scores by category and the ranks of all seats; `end` is None where the cap was reached."""

    scores: tuple[dict[str, int], ...]
    end: str | None
    decisions: int
    rounds: int


def derive(seed: int, *path: int) -> int:
    """A seed for a part of something that has a seed."""
    return random.Random("/".join(map(str, (seed, *path)))).getrandbits(32)


def make_bots(levels: Sequence[str], seed: int) -> list[Bot]:
    """One bot per seat, each with a seed of its own."""
    return [make(level, derive(seed, seat)) for seat, level in enumerate(levels)]


def play_out(game: Game, bots: Sequence[Bot], cap: int = CAP) -> None:
    """Plays until the game is over or the cap of decisions is reached."""
    while (seat := game.decider) is not None and game.ply < cap:
        game.play(bots[seat].choose(Eyes(game, seat)))


def play_game(options: Options, levels: Sequence[str], seed: int, number: int, cap: int = CAP) -> Game:
    """Game `number` of a series."""
    game = start_game(options, Chance(derive(seed, number)), names=levels)
    play_out(game, make_bots(levels, derive(seed, number, 0)), cap)
    return game


def result(game: Game) -> Result:
    """What is kept of a game."""
    turns = 1 + sum(action == "end" for action in game.actions())
    return Result(
        scores=tuple(dict(score) for score in game.scores()),
        end=game.end_clause if game.is_over else None,
        decisions=game.ply,
        rounds=-(-turns // game.options.players),
    )


def series(
    options: Options, levels: Sequence[str], games: int, seed: int, jobs: int = 1, cap: int = CAP
) -> Iterator[Result]:
    """The results of all games, in order."""
    play = partial(_play, options, tuple(levels), seed, cap)
    if jobs <= 1:
        yield from map(play, range(games))
        return
    chunk = min(max(1, games // (jobs * _CHUNKS_PER_JOB)), _LARGEST_CHUNK)
    with _pool(min(jobs, games)) as pool:
        yield from pool.imap(play, range(games), chunksize=chunk)


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to the one that started them, which then stops them all."""
    start = partial(get_context("spawn").Pool, jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    if current_thread() is not main_thread():  # only the main thread may say what Ctrl-C does here
        return start()
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited, so that they are deaf while they start, too
    try:
        return start()
    finally:
        signal.signal(signal.SIGINT, heard)


def _play(options: Options, levels: tuple[str, ...], seed: int, cap: int, number: int) -> Result:
    return result(play_game(options, levels, seed, number, cap))
