"""The arena: a game of bots against bots. The same seed gives the same game."""

import hashlib
import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.bots import BUDGET, Bot, BotView, FallbackBot
from kontor.catalog import Options
from kontor.game import Game, start_game
from kontor.rules.chance import Chance

STALLED_AFTER_DECISIONS: Final = 5000  # decisions after which a game counts as stalled
DISPLACED_EVENT, TURN_EVENT = "displaced", "turn"  # events


class Result(NamedTuple):
    """One game: the scores by category and the ranks of all seats; `end` is None where the cap was reached."""

    scores: tuple[dict[str, int], ...]
    end: str | None
    decisions: int
    rounds: int
    displacements: int
    failures: tuple[int, ...]  # by seat: decisions that a lower level made in place of the bot
    trace: str


def derive(seed: int, *path: int | str) -> int:
    """A seed for a part of something that has a seed."""
    return random.Random("/".join(map(str, (seed, *path)))).getrandbits(32)


def make_bots(levels: Sequence[str], seed: int) -> list[FallbackBot]:
    """One bot per seat, each with a seed of its own, and with a lower level that decides where it fails."""
    return [FallbackBot(level, derive(seed, seat)) for seat, level in enumerate(levels)]


def play_out(game: Game, bots: Sequence[Bot], cap: int = STALLED_AFTER_DECISIONS) -> None:
    """Plays until the game is over or the cap of decisions is reached."""
    while (seat := game.decider) is not None and game.ply < cap:
        game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET))


def play_game(
    options: Options, levels: Sequence[str], seed: int, number: int, cap: int = STALLED_AFTER_DECISIONS
) -> Game:
    """Game `number` of a series. Seed and number fix what is dealt, and the luck of the bot in each seat."""
    return play_whole(options, levels, seed, number, cap)[0]


def play_result(
    options: Options, levels: Sequence[str], seed: int, number: int, cap: int = STALLED_AFTER_DECISIONS
) -> Result:
    """What is kept of game `number` of a series."""
    game, bots = play_whole(options, levels, seed, number, cap)
    return result(game, [bot.failures for bot in bots])


def play_whole(
    options: Options, levels: Sequence[str], seed: int, number: int, cap: int = STALLED_AFTER_DECISIONS
) -> tuple[Game, list[FallbackBot]]:
    """Game `number` of a series, and the bots that played it."""
    game = start_game(options, Chance(derive(seed, number)), names=levels)
    bots = make_bots(levels, derive(seed, number, 0))
    play_out(game, bots, cap)
    return game, bots


def result(game: Game, failures: Sequence[int]) -> Result:
    """What is kept of a game."""
    happened = Counter(event.kind for played in game.history() for event in played.events)
    return Result(
        scores=tuple(dict(score) for score in game.scores()),
        end=game.end_clause if game.is_over else None,
        decisions=game.ply,
        rounds=-(
            -(1 + happened[TURN_EVENT]) // game.options.players
        ),  # the first turn begins with the game, without a word
        displacements=happened[DISPLACED_EVENT],
        failures=tuple(failures),
        trace=trace(game),
    )


def trace(game: Game) -> str:
    """A short hash of what was dealt and of every decision: equal only for games that went alike."""
    dealt = (f"{name}: {', '.join(results)}" for name, results in game.start.chance.items())
    return hashlib.sha256("\n".join((*dealt, *game.actions())).encode()).hexdigest()[:16]
