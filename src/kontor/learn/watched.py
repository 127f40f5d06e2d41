"""Watched games: a net plays with itself, and something is noted of it now and then."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from kontor.bots.net_bot import DUEL, load
from kontor.catalog import GameOptions
from kontor.env.vector import Vector
from kontor.learn.mix import MIXES, shared_out
from kontor.nets.forward import CATEGORIES, Player, softmax
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features, observe, slots
from kontor.slots.deal import seed_of
from kontor.slots.episode import CAPPED

TOGETHER: Final = 64  # games of a kind, and of a job
LOOK_EVERY: Final = 4  # decisions
Noted = TypeVar("Noted")


class Job(NamedTuple):
    """Games of one kind that one process plays."""

    net: Path
    options: GameOptions
    games: int
    seed: int
    temperature: float  # 0: the net takes what it finds best


class Watched(NamedTuple, Generic[Noted]):
    """A game that has ended."""

    notes: list[Noted]
    points: NDArray[np.float64]  # at the end, by seat at the table and category
    rewards: NDArray[np.float32]
    is_whole: bool  # not broken off


class Asked(NamedTuple):
    """Situations of one kind of game that the net is asked about."""

    player: Player
    observations: NDArray[np.int8]
    order: NDArray[np.int32]  # of each seat at the table its number counted from the seat that decides


def jobs_of(net: Path, games: int, temperature: float, seed: int) -> Iterator[Job]:
    """The games of the usual mix, in parts that several processes can share."""
    mix = MIXES["all"]
    for number, (part, count) in enumerate(zip(mix, shared_out(mix, games), strict=True)):
        for first in range(0, count, TOGETHER):
            size = min(TOGETHER, count - first)
            yield Job(net, part.options, size, seed_of(seed, number, first), temperature)


def watched(job: Job, look: Callable[[Asked], Sequence[Noted]]) -> Iterator[Watched[Noted]]:
    """Plays the games of a job, each place equally many. `look` says what to note of every situation it is asked."""
    player = load(job.net)
    places = min(TOGETHER, job.games)
    each = -(-job.games // places)
    luck = np.random.default_rng(job.seed)
    notes: list[list[Noted]] = [[] for _ in range(places)]
    ended = np.zeros(places, np.int64)
    decisions = 0
    with Vector(places, **job.options) as vector:
        players = vector.options.players
        out, finals = vector.buffers(), np.zeros((places, observe.WIDTH), np.int8)
        vector.reset(out, seed=job.seed)
        while len(still := np.nonzero(ended < each)[0]):
            seen = out.observations[still]
            if not decisions % LOOK_EVERY:
                order = (np.arange(players, dtype=np.int32) - out.seats[still, None]) % players
                for place, note in zip(still.tolist(), look(Asked(player, seen, order)), strict=True):
                    notes[place].append(note)
            chosen = out.masks.argmax(1).astype(np.int32)  # anything, where all games have ended
            masks = _as_bots(out.masks[still], players)
            chosen[still] = _chosen(player.logits(seen, masks), job.temperature, luck)
            vector.step(chosen, out, finals)
            decisions += 1
            for place in np.nonzero(out.dones)[0].tolist():
                if ended[place] < each:
                    is_whole = bool(out.dones[place] != CAPPED)
                    rewards = out.rewards[place, :players].copy()
                    yield Watched(notes[place], _points(finals[place], players), rewards, is_whole)
                ended[place] += 1
                notes[place] = []


def _as_bots(masks: NDArray[np.uint8], players: int) -> NDArray[np.uint8]:
    """In duels bots that play by a net end no turn while they can do something else (kontor.bots.net_bot)."""
    if players <= DUEL:
        masks[masks.sum(1) > 1, slots.END_TURN] = 0
    return masks


def _chosen(logits: NDArray[np.float32], temperature: float, luck: np.random.Generator) -> NDArray[np.intp]:
    if not temperature:
        return np.asarray(logits.argmax(1), np.intp)
    sums = softmax(logits / np.float32(temperature)).cumsum(1, dtype=np.float64)
    return np.asarray((sums <= (luck.random(len(sums)) * sums[:, -1])[:, None]).sum(1), np.intp)


def _points(final: NDArray[np.int8], players: int) -> NDArray[np.float64]:
    desks = final[features.PLAYERS_AT : features.GAME_AT].reshape(MAX_SEATS, -1)[:players]
    return desks[:, features.PLAYER_POINTS : features.PLAYER_POINTS + CATEGORIES].astype(np.float64)
