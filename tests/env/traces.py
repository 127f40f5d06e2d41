"""Random play of both builds side by side; tools/soak.py runs it at length too."""

from collections.abc import Iterator
from functools import cache

from kontor.backends import PLAIN
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.rules import dice, play
from kontor.rules.backend import Backend
from kontor.rules.cells import DEPTH, NOTING, PLAYERS, SITUATION, Lookup
from kontor.slots import deal, observe, random_play, slots
from tests.play.configurations import ALL, Configuration

WAYS = (random_play.BY_LIST, random_play.BY_MASK, random_play.BY_OBSERVATION)
SLOTS_EVERY = 5  # decisions between two looks at masks and utilities
RATED_FIRST, RATED_EVERY = 20, 70  # the decisions at which rule bots rate: without a compiler they take long
CAP = 60  # rounds of a game, or hundreds of decisions


@cache
def tables_of(configuration: Configuration) -> Lookup:
    """The lookup of a configuration."""
    return configuration.new(0).state.lookup


def plain_trace(t: Lookup, seed: int, decisions: int, way: int) -> int:
    """Random play by the rules as they stand."""
    return PLAIN.random_play(t, seed, decisions, CAP, way)


def unlike_traces(backend: Backend, configuration: Configuration, seed: int, decisions: int) -> Iterator[str]:
    """Where random play of the two builds differs, by trace alone."""
    t = tables_of(configuration)
    for way in WAYS:
        plain = plain_trace(t, seed, decisions, way)
        compiled = backend.random_play(t, seed, decisions, CAP, way)
        if plain != compiled:
            yield f"{configuration.id}, seed {seed}, way {way}: {plain} and {compiled}"


def unlike_game(backend: Backend, configuration: Configuration, seed: int, decisions: int) -> Iterator[str]:
    """One game, cell by cell: deal, options, apply and observe of both builds after every decision."""
    t = tables_of(configuration)
    s, other = bytearray(SITUATION), bytearray(SITUATION)
    deal.deal(t, s, seed)
    backend.deal(t, other, seed)
    s[NOTING] = other[NOTING] = 1
    observation, seen = bytearray(observe.WIDTH), bytearray(observe.WIDTH)
    thrown = bytearray(SITUATION)
    dice.set_dice(thrown, dice.mixed(seed))
    for ply in range(decisions):
        where = f"{configuration.id}, seed {seed}, decision {ply}"
        codes: list[int] = []
        play.legal(t, s, codes)
        if s != other:
            yield f"{where}: cells {[cell for cell in range(SITUATION) if s[cell] != other[cell]]}"
        if codes != backend.legal(t, other):
            yield f"{where}: other decisions"
        if ply % SLOTS_EVERY == 0:
            yield from (f"{where}: {what}" for what in unlike_slots(backend, t, s))
        if ply % RATED_EVERY == RATED_FIRST:
            yield from (f"{where}: {what}" for what in unlike_ratings(backend, t, s, ply))
        viewer = ply % t[PLAYERS]
        observe.observe(t, s, viewer, observation)
        backend.observe(t, other, viewer, seen)
        if observation != seen:
            yield f"{where}: features {[cell for cell in range(observe.WIDTH) if observation[cell] != seen[cell]]}"
        if s != other or not s[DEPTH]:
            return
        code = chosen(codes, thrown)
        play.apply(t, s, code)
        backend.apply(t, other, code)


def unlike_slots(backend: Backend, t: Lookup, s: bytearray) -> Iterator[str]:
    """Where the masks and the utilities of a situation differ."""
    mask, other = bytearray(slots.WIDTH), bytearray(slots.WIDTH)
    if PLAIN.open_slots(t, s, mask) != backend.open_slots(t, s, other) or mask != other:
        yield f"open slots {[slot for slot in range(slots.WIDTH) if mask[slot] != other[slot]]}"
    if PLAIN.utilities(t, s) != backend.utilities(t, s):
        yield f"utilities {PLAIN.utilities(t, s)} and {backend.utilities(t, s)}"
    if s[DEPTH]:
        (cells, again), masks = (s[:], s[:]), (bytearray(slots.WIDTH), bytearray(slots.WIDTH))
        entered = PLAIN.enter(t, cells, masks[0]), backend.enter(t, again, masks[1])
        if entered[0] != entered[1] or cells != again or masks[0] != masks[1]:
            yield f"entered with {entered}"
        taken = masks[0].find(1)
        if taken >= 0 and PLAIN.step(t, cells, masks[0], taken) != backend.step(t, again, masks[1], taken):
            yield f"another status after slot {taken}"
        if cells != again or masks[0] != masks[1]:
            yield f"another situation after slot {taken}"


def unlike_ratings(backend: Backend, t: Lookup, s: bytearray, seed: int) -> Iterator[str]:
    """Where the figures, values, ratings or decisions of rule bots differ."""
    plain, compiled = (one.evaluator(t, DEFAULT_WEIGHTS.row()) for one in (PLAIN, backend))
    if plain.evaluate(s) != compiled.evaluate(s) or plain.values(s) != compiled.values(s):
        yield "other figures or values"
    if plain.rate(s[:]) != compiled.rate(s[:]):
        yield "other ratings"
    if plain.decide(s, 1, 500, seed) != compiled.decide(s, 1, 500, seed):
        yield "another decision of the rule bot"


def chosen(codes: list[int], thrown: bytearray) -> int:
    """A kind of decision, then one of that kind: rare kinds occur as often as common ones."""
    kinds = sorted({code & 255 for code in codes})
    kind = kinds[dice.throw(thrown, len(kinds))]
    alike = [code for code in codes if code & 255 == kind]
    return alike[dice.throw(thrown, len(alike))]


def unlike(backend: Backend, number: int, decisions: int) -> list[str]:
    """A game of every configuration in turn, told by its number: by traces, and cell by cell."""
    configuration, seed = ALL[number % len(ALL)], number // len(ALL)
    found = [*unlike_traces(backend, configuration, seed, decisions)]
    return [*found, *unlike_game(backend, configuration, seed, decisions)]
