"""Random play of both builds side by side; tools/soak.py runs it at length too."""

from collections.abc import Iterator
from functools import cache
from types import ModuleType

from kontor.numbers import deal, observe, playout, slots
from kontor.rules import play
from kontor.rules.cells import DEPTH, PLAYERS, SITUATION, TELLING, Tables
from tests.play.configurations import ALL, Configuration

WAYS = (playout.BY_LIST, playout.BY_MASK, playout.BY_SIGHT)
CAP = 60  # rounds of a game, or hundreds of decisions


@cache
def tables_of(configuration: Configuration) -> Tables:
    """The tables of a configuration."""
    return configuration.new(0)._state.tables


def plain_trace(t: Tables, seed: int, decisions: int, way: int) -> int:
    """Random play by the rules as they stand."""
    cells, mask, sight = bytearray(SITUATION), bytearray(slots.WIDTH), bytearray(observe.WIDTH)
    return playout.play_on(t, cells, mask, sight, [], seed, decisions, CAP, way)


def unlike_traces(extension: ModuleType, configuration: Configuration, seed: int, decisions: int) -> Iterator[str]:
    """Where random play of the two builds differs, by trace alone."""
    t = tables_of(configuration)
    for way in WAYS:
        plain = plain_trace(t, seed, decisions, way)
        compiled = extension.playout(t, seed, decisions, CAP, way)
        if plain != compiled:
            yield f"{configuration.id}, seed {seed}, way {way}: {plain} and {compiled}"


def unlike_game(extension: ModuleType, configuration: Configuration, seed: int, decisions: int) -> Iterator[str]:
    """One game, cell by cell: deal, options, apply and observe of both builds after every decision."""
    t = tables_of(configuration)
    s, other = bytearray(SITUATION), bytearray(SITUATION)
    deal.deal(t, s, seed)
    extension.deal(t, other, seed)
    s[TELLING] = other[TELLING] = 1
    sight, seen = bytearray(observe.WIDTH), bytearray(observe.WIDTH)
    dice = bytearray(SITUATION)
    deal.set_dice(dice, deal.mixed(seed))
    for ply in range(decisions):
        where = f"{configuration.id}, seed {seed}, decision {ply}"
        codes: list[int] = []
        play.options(t, s, codes)
        if s != other:
            yield f"{where}: cells {[cell for cell in range(SITUATION) if s[cell] != other[cell]]}"
        if codes != extension.options(t, other):
            yield f"{where}: other decisions"
        viewer = ply % t[PLAYERS]
        observe.observe(t, s, viewer, sight)
        extension.observe(t, other, viewer, seen)
        if sight != seen:
            yield f"{where}: features {[cell for cell in range(observe.WIDTH) if sight[cell] != seen[cell]]}"
        if s != other or not s[DEPTH]:
            return
        code = chosen(codes, dice)
        play.apply(t, s, code)
        extension.apply(t, other, code)


def chosen(codes: list[int], dice: bytearray) -> int:
    """A kind of decision, then one of that kind: rare kinds occur as often as common ones."""
    kinds = sorted({code & 255 for code in codes})
    kind = kinds[deal.throw(dice, len(kinds))]
    alike = [code for code in codes if code & 255 == kind]
    return alike[deal.throw(dice, len(alike))]


def unlike(extension: ModuleType, number: int, decisions: int) -> list[str]:
    """A game of every configuration in turn, told by its number: by traces, and cell by cell."""
    configuration, seed = ALL[number % len(ALL)], number // len(ALL)
    found = [*unlike_traces(extension, configuration, seed, decisions)]
    return [*found, *unlike_game(extension, configuration, seed, decisions)]
