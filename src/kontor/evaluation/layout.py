"""Layout: where each weight lies in the row `w`, and each figure in the row `x`.

Words: an *evaluation* works out the figures of a situation. Among them are the *parts* of each seat: what it has, in
hundredths of a point, by category of the score sheet, then tempo and plans. The *value* of a situation to a seat sets
its parts against those of the others (in ten-thousandths of a point), and a decision is *rated* by the value of the
situation it leads to. Actions and turns are counted in hundredths too, so that everything stays a whole number.
kontor.bots.weights gives the weights their numbers.
"""

from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import Final, TypeAlias

from kontor.rules.cells import MAX_CITIES, MAX_ROUTES, SITUATION, Cells, Layout, Moves
from kontor.rules.desk import STAGES
from kontor.rules.ids import MAX_SEATS, N_ABILITIES, N_MARKERS
from kontor.rules.modules import TILE_IDS
from kontor.rules.scoreline import N_CATEGORIES

HUNDRED: Final = 100
THOUSAND: Final = 1000

WeightRow: TypeAlias = list[int]  # `w`, WEIGHTS numbers; only read
FigureRow: TypeAlias = list[int]  # `x`, FIGURES numbers


# The weights


class Weight(IntEnum):
    """The weights that are one number each, by their cell of the row."""

    ROUNDS_AT_FIRST = 0  # turns that a seat has when the game begins
    ROUNDS_AT_LAST = auto()  # and when the end is near
    ACTION = auto()  # what an action is worth
    TOLL = auto()  # points from others' routes, for each controlled city and turn
    HOLD = auto()  # how much of a city's points is certain while it has free offices, in hundredths
    GROWTH = auto()  # offices that join the network in a turn
    FINISH = auto()  # for each development of an ability that gives points when complete
    TRADER_READY = auto()  # three traders in the supply
    MERCHANT_READY = auto()
    IN_STOCK = auto()  # a piece in the stock, while there are few
    MARKER_NEXT = auto()  # share of the points of the next marker, in hundredths
    LINK = auto()  # share of the East-West connection that remains for each missing office, in hundredths
    PLANS = auto()  # weight of routes that are being filled
    BEST_PLAN = auto()  # weight of the best route there is
    NOW = auto()  # how much of an action of this turn is not a delay, in hundredths
    RISK = auto()  # further delay for each piece of somebody else, in hundredths of an action
    IN_HAND = auto()  # how much of what pieces in the hand could do counts, in hundredths
    ROUTE_BONUS = auto()  # a permanent marker
    WANTED = auto()  # a city where an optional rule gives the seat points for an office, in addition to them
    COUNTRY = auto()  # an office abroad
    NETWORK = auto()  # weight of network points, in hundredths
    SPECIAL = auto()  # weight of the special prestige row, in hundredths
    GIFT = auto()  # what a point for somebody else costs, in hundredths
    RIVALS = auto()  # weight of what the others have on average, in hundredths
    LEADER = auto()  # weight of what the best of them has, in hundredths
    VICTORY = auto()  # being first when the game is over
    OVER = auto()  # that the game is over, no matter who won
    BAIT = auto()  # a piece where somebody else wants to build
    FILL = auto()  # a completed city, no matter whose
    CLOSE = auto()  # what ending the game is worth to a seat, in hundredths of its lead


_w = Layout()
_w.take(len(Weight))
ABILITY: Final = _w.take(N_ABILITIES * STAGES)  # actions gained in a turn by each stage of each ability
MARKER: Final = _w.take(N_MARKERS)  # an unused marker
TILE: Final = _w.take(len(TILE_IDS))  # actions gained in a turn by a tile
FURTHEST: Final = 40  # quarters of an action; whatever is further away counts as this far
DELAY: Final = _w.take(FURTHEST + 1)  # what is left of a plan n quarters of an action away, in thousandths
WEIGHTS: Final = _w.size

# The figures

_x = Layout()
HAVE: Final = _x.take((MAX_SEATS + 1) * MAX_CITIES)  # offices of an owner in a city
CONTROL: Final = _x.take(MAX_CITIES)  # who controls a city, or NOBODY
LABEL: Final = _x.take(MAX_CITIES)  # the network of a city, a number from 1, for one seat
SIZE: Final = _x.take(MAX_CITIES + 1)  # offices of a network
OFFICE: Final = _x.take(MAX_SEATS * MAX_CITIES)  # what an office would be worth to a seat
NEXT_SHAPE: Final = _x.take(MAX_CITIES)  # whether the next office takes a merchant
LACKS: Final = _x.take(MAX_CITIES)  # what it takes to have an office in a city, in offices
OPEN: Final = _x.take(MAX_CITIES)  # cities from which the search for a way goes on
FROM_EAST: Final = _x.take(MAX_CITIES)  # offices missing between a city and the end of the East-West connection
FROM_WEST: Final = _x.take(MAX_CITIES)
STEP: Final = _x.take(N_ABILITIES * MAX_SEATS)  # what the next development of an ability is worth to a seat
TEMPO: Final = N_CATEGORIES  # the parts after those of the score sheet: actions and pieces that are ready,
PLANNED: Final = N_CATEGORIES + 1  # and routes that are being filled
PARTS: Final = N_CATEGORIES + 2
PART: Final = _x.take(PARTS * MAX_SEATS)  # what each seat has, part by part
LEAD: Final = _x.take(MAX_SEATS)  # how far a seat is ahead of the best other one; below 0 when behind
BEGUN: Final = _x.take(MAX_SEATS * MAX_ROUTES)  # what the pieces of a seat on a route promise
THERE: Final = _x.take(MAX_SEATS * MAX_ROUTES)  # what a route promises to a seat
GOAL: Final = _x.take(MAX_SEATS)  # the route that each seat would like best, or NOBODY
TURNS: Final = _x.take()  # how many turns each seat still has, in hundredths
FIGURES: Final = _x.size


# Room to work in


@dataclass
class Workspace:
    """The rows that rating decisions needs, made once for many situations. primitives.h has the same fields."""

    w: WeightRow
    x: FigureRow = field(default_factory=lambda: [0] * FIGURES)  # of the situation
    y: FigureRow = field(default_factory=lambda: [0] * FIGURES)  # of a situation that a decision leads to
    legal: Moves = field(default_factory=list)
    codes: Moves = field(default_factory=list)  # those decisions that differ
    ratings: Moves = field(default_factory=list)  # one for each of the codes
    first: Moves = field(default_factory=list)  # the decisions that are followed further
    values: Moves = field(default_factory=list)  # one for each of them; or one for each seat
    after: Cells = field(default_factory=lambda: bytearray(SITUATION))  # a situation after one decision
    ahead: Cells = field(default_factory=lambda: bytearray(SITUATION))  # a situation after several
    seen: Cells = field(default_factory=lambda: bytearray(SITUATION))  # what a seat knows of a situation
