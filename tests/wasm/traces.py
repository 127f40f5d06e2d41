"""What the rules in Python say in the games that web/src/lib/rules/testing/traces.ts plays by kontor.wasm."""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TypedDict, TypeVar

from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.rules.backend import Backend
from kontor.rules.cells import DEPTH, PLAYERS, SITUATION, Cells
from kontor.rules.scoring import total_points
from kontor.slots import observe
from kontor.slots.episode import RUNNING, asked
from kontor.slots.slots import WIDTH
from tests.play.configurations import Configuration, seeds_of
from tools.compile.rulesets import name_of

WHOLE_GAME = 2000  # decisions; none takes more
BY_LUCK = 8  # one of these decisions of a rule bot: else two bots may wait for each other
Trace = dict[str, int]
Thing = TypeVar("Thing")


class Order(TypedDict):
    """What is played of one kind of games, as the script reads it."""

    ruleset: str
    seed: int
    decisions: int
    evaluated: int
    bot: int


def order(configuration: Configuration, decisions: int, evaluated: int = 10, bot: int = WHOLE_GAME) -> Order:
    """What is played of a configuration."""
    options = configuration.new(seed=1).options
    seed = seeds_of(configuration, 1)[0]
    return Order(ruleset=name_of(options), seed=seed, decisions=decisions, evaluated=evaluated, bot=bot)


class _Notes(Trace):
    """Checksums by what they are of."""

    def bytes_of(self, of: str, cells: bytes | bytearray) -> None:
        self[of] = zlib.crc32(cells, self.get(of, 0))

    def numbers(self, of: str, numbers: Iterable[int]) -> None:
        self.bytes_of(of, f"{','.join(map(str, numbers))};".encode())


class Luck:
    """The same luck as the script has."""

    def __init__(self, seed: int) -> None:
        self._word = seed

    def of(self, things: Sequence[Thing]) -> Thing:
        self._word = self._word * 1664525 + 1013904223 & 0xFFFFFFFF
        return things[(self._word >> 8) % len(things)]


def trace(backend: Backend, t: bytes, order: Order) -> Trace:
    """What a backend says."""
    notes = _Notes()
    notes.bytes_of("lookup", t)
    given = order["seed"], 3 * order["decisions"], 60
    notes.numbers("random play", (backend.random_play(t, *given, way) for way in range(3)))
    _by_list(backend, t, order, notes)
    _by_slots(backend, t, order, notes)
    _by_bot(backend, t, order, notes)
    return notes


def situations(backend: Backend, t: bytes, order: Order) -> Iterator[tuple[int, Cells]]:
    """Each situation of the random game, with its number; the one behind the last decision too."""
    luck, s = Luck(order["seed"]), bytearray(SITUATION)
    backend.deal(t, s, order["seed"])
    for ply in range(order["decisions"]):
        if not s[DEPTH]:
            return
        yield ply, s
        backend.apply(t, s, luck.of(backend.legal(t, s)))
    yield order["decisions"], s


def seen(backend: Backend, t: bytes, s: Cells) -> tuple[bytearray, bytearray]:
    """What the seat that must decide may know, and its open slots."""
    observation, mask = bytearray(observe.WIDTH), bytearray(WIDTH)
    backend.observe(t, s, asked(s), observation)
    backend.open_slots(t, s, mask)
    return observation, mask


def _by_list(backend: Backend, t: bytes, order: Order, notes: _Notes) -> None:
    evaluator = backend.evaluator(t, DEFAULT_WEIGHTS.row())
    for ply, s in situations(backend, t, order):
        if ply == order["decisions"]:
            if s[DEPTH]:
                codes, values = evaluator.plan(s, 2, 1000, 1)
                notes.numbers("plan", [*codes, *values])
                notes.numbers("turns", [evaluator.play_turns(s, 2, 0)])
                notes.bytes_of("turns", s)
            return
        observation, mask = seen(backend, t, s)
        notes.bytes_of("cells", s)
        notes.numbers("list", backend.legal(t, s))
        notes.bytes_of("mask", mask)
        notes.bytes_of("observation", observation)
        notes.numbers("utilities", backend.utilities(t, s))
        if ply % order["evaluated"] == 0:
            codes, ratings = evaluator.rate(s)
            fresh = backend.evaluator(t, DEFAULT_WEIGHTS.row())  # figures of what does not exist stay as they were
            notes.numbers("figures", fresh.evaluate(s))
            notes.numbers("ratings", [*codes, *ratings])
            notes.numbers("values", evaluator.values(s))
            possible = s[:]
            backend.hide(t, possible, asked(s))
            notes.bytes_of("hidden", possible)
            backend.fill(t, possible, asked(s), order["seed"] + ply)
            notes.bytes_of("filled", possible)


def _by_slots(backend: Backend, t: bytes, order: Order, notes: _Notes) -> None:
    luck, s, mask = Luck(order["seed"]), bytearray(SITUATION), bytearray(WIDTH)
    backend.deal(t, s, order["seed"])
    status = backend.enter(t, s, mask)
    for _ in range(order["decisions"]):
        if status != RUNNING:
            return
        slot = luck.of([slot for slot, is_open in enumerate(mask) if is_open])
        notes.numbers("choose", [slot, backend.choose(t, s[:], slot)])
        status = backend.step(t, s, mask, slot)
        notes.bytes_of("step", s)
        notes.bytes_of("step", mask)


def _by_bot(backend: Backend, t: bytes, order: Order, notes: _Notes) -> None:
    luck, evaluator, s = Luck(order["seed"]), backend.evaluator(t, DEFAULT_WEIGHTS.row()), bytearray(SITUATION)
    backend.deal(t, s, order["seed"])
    for ply in range(order["bot"]):
        if not s[DEPTH]:
            break
        known = s[:]
        backend.hide(t, known, asked(s))
        code = evaluator.decide(known, 2, 1000, order["seed"] + ply)
        notes.numbers("rule bot", [code])
        backend.apply(t, s, code if ply % BY_LUCK else luck.of(backend.legal(t, s)))
    notes.bytes_of("rule bot", s)
    notes["over"] = int(not s[DEPTH])
    notes.numbers("points", (total_points(t, s, seat) for seat in range(t[PLAYERS])))
    notes.numbers("rewards", backend.utilities(t, s))
