"""Scales: where each weight of a judgement lies in its row `w`, and each figure in the row `x` that is worked out.

Points are hundredths, actions and turns too, so that everything stays a whole number (kontor.bots.styles gives the
weights their numbers).
"""

from typing import Final

from kontor.rules.cells import MAX_CITIES, MAX_ROUTES, Layout
from kontor.rules.desk import STAGES
from kontor.rules.ids import FAVOUR_IDS, MAX_SEATS, N_MARKERS

HUNDRED: Final = 100


# The weights

_w = Layout()
ROUNDS_AT_FIRST: Final = _w.take()  # turns that a seat has when the game begins
ROUNDS_AT_LAST: Final = _w.take()  # and when the end is near
ACTION: Final = _w.take()  # what an action is worth
TOLL: Final = _w.take()  # points from others' routes, for each controlled city and turn
HOLD: Final = _w.take()  # how much of a city's points is sure while it has free offices, in hundredths
GROWTH: Final = _w.take()  # offices that join the network in a turn
FINISH: Final = _w.take()  # for each development of an ability that gives points when complete
TRADER_READY: Final = _w.take()  # three traders in the supply
MERCHANT_READY: Final = _w.take()
IN_STOCK: Final = _w.take()  # a piece in the stock, while there are few
MARKER_NEXT: Final = _w.take()  # of the points of the next marker, in hundredths
LINK: Final = _w.take()  # how much of the East-West connection is left for each office that is missing, in hundredths
PLANS: Final = _w.take()  # weight of routes that are being filled
BEST_PLAN: Final = _w.take()  # weight of the best route there is
NOW: Final = _w.take()  # how much of an action of this turn is no delay, in hundredths
RISK: Final = _w.take()  # what is left of a plan beside somebody else's pieces, in hundredths
IN_HAND: Final = _w.take()  # how much of what pieces in the hand could do counts, in hundredths
ROUTE_BONUS: Final = _w.take()  # a permanent marker
MISSION: Final = _w.take()  # a city of the own mission, besides its point
COUNTRY: Final = _w.take()  # an office abroad
NETWORK: Final = _w.take()  # weight of network points, in hundredths
SPECIAL: Final = _w.take()  # weight of the special prestige row, in hundredths
GIFT: Final = _w.take()  # what a point for somebody else costs, in hundredths
RIVALS: Final = _w.take()  # weight of what the others have on average, in hundredths
LEADER: Final = _w.take()  # weight of what the best of them has
VICTORY: Final = _w.take()  # being first when the game is over
OVER: Final = _w.take()  # that the game is over, whoever won
BAIT: Final = _w.take()  # a piece where somebody else wants to build
FILL: Final = _w.take()  # a completed city, whoever has it
CLOSE: Final = _w.take()  # what ending the game is worth to a seat, in hundredths of its lead
ABILITY: Final = _w.take(5 * STAGES)  # actions gained in a turn by each stage of each ability
MARKER: Final = _w.take(N_MARKERS)  # an unused marker
TILE: Final = _w.take(len(FAVOUR_IDS))  # actions gained in a turn by a favour
DELAY: Final = _w.take(41)  # what is left of a plan so many quarters of an action away, in thousandths
WEIGHTS: Final = _w.size

# What is worked out

_x = Layout()
HAVE: Final = _x.take((MAX_SEATS + 1) * MAX_CITIES)  # offices of an owner in a city
CONTROL: Final = _x.take(MAX_CITIES)
LABEL: Final = _x.take(MAX_CITIES)  # the network of a city, a number from 1, for one seat
SIZE: Final = _x.take(MAX_CITIES + 1)  # offices of a network
OFFICE: Final = _x.take(MAX_SEATS * MAX_CITIES)  # what an office would be worth to a seat
NEXT_SHAPE: Final = _x.take(MAX_CITIES)  # whether it takes a merchant
LACKS: Final = _x.take(MAX_CITIES)  # what it takes to have an office in a city, in offices
OPEN: Final = _x.take(MAX_CITIES)  # cities from where the way goes on
FROM_EAST: Final = _x.take(MAX_CITIES)  # offices missing between a city and the end of the East-West connection
FROM_WEST: Final = _x.take(MAX_CITIES)
STEP: Final = _x.take(5 * MAX_SEATS)  # what the next development of an ability is worth to a seat
PARTS: Final = 10  # eight categories of points, then tempo and plans
TEMPO: Final = 8
PLANNED: Final = 9
PART: Final = _x.take(PARTS * MAX_SEATS)  # what each seat has, part by part
LEAD: Final = _x.take(MAX_SEATS)  # how far a seat is ahead of the best other one, or behind
BEGUN: Final = _x.take(MAX_SEATS * MAX_ROUTES)  # what the pieces of a seat on a route promise
THERE: Final = _x.take(MAX_SEATS * MAX_ROUTES)  # what a route promises to a seat
GOAL: Final = _x.take(MAX_SEATS)  # the route that each seat would like best
TURNS: Final = _x.take()  # that each seat still has
FIGURES: Final = _x.size
