"""What a situation is worth to each seat, in hundredths of a point, part by part (layout.PART).

Points that are scored or would be, and what the future holds: turns, abilities, pieces, routes begun. Only public
arithmetic and the seat's own card, so that a situation with its hidden things blanked gives the same.
"""

from typing import Final

from kontor.evaluation import layout, offices, plans
from kontor.evaluation.layout import HUNDRED, FigureRow, Weight, WeightRow
from kontor.rules import cells as at
from kontor.rules import hooks, scoring
from kontor.rules.basics import END_PRESTIGE, holds, in_city, in_stock, is_completed, points_of, value
from kontor.rules.cells import NOBODY, Cells, Lookup
from kontor.rules.desk import COMPLETE_PRESTIGE, FULL, STAGES, VALUES
from kontor.rules.ids import KEYS, MAX_SEATS, MERCHANT, N_ABILITIES, N_MARKERS, OWNER, TRADER, piece_of
from kontor.rules.modules import TILE_IDS
from kontor.rules.scoreline import SECRET, Category
from kontor.rules.scoring import COUNTED_MARKERS, MARKER_POINTS
from kontor.rules.steps.office import network

LOW_STOCK: Final = 6  # pieces in the stock; a seat with fewer can soon do nothing but move
N_TILES: Final = len(TILE_IDS)


def evaluate(t: Lookup, s: Cells, w: WeightRow, x: FigureRow) -> None:
    """Works out the parts of every seat, and the figures they rest on."""
    survey(t, s, x)
    x[layout.TURNS] = turns_left(t, s, w)
    for seat in range(t[at.PLAYERS]):
        _evaluate_seat(t, s, w, x, seat)
    for seat in range(t[at.PLAYERS]):
        if s[at.DEPTH]:
            x[layout.LEAD + seat] = _lead(t, x, seat)
            plans.survey_routes(t, s, w, x, seat)
            begun = plans.planned(t, s, w, x, seat, NOBODY)
            x[layout.PART + layout.PARTS * seat + layout.PLANNED] = begun + plans.in_hand(t, s, w, x, seat)
        else:
            x[layout.PART + layout.PARTS * seat + layout.PLANNED] = 0
    _finish(t, s, w, x)


def evaluate_change(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, y: FigureRow, actor: int, route: int) -> None:
    """Works out in `y` the parts of every seat after one seat has changed something on a route.

    `x` has the figures of the situation before. Only pieces on posts, in hands and in supplies may have changed.
    """
    y[layout.TURNS] = x[layout.TURNS]
    for seat in range(t[at.PLAYERS]):
        for part in range(layout.TEMPO):
            y[layout.PART + layout.PARTS * seat + part] = x[layout.PART + layout.PARTS * seat + part]
        if seat == actor:
            plans.survey_routes(t, s, w, x, seat)
            begun = plans.planned(t, s, w, x, seat, NOBODY)
        else:
            begun = plans.planned(t, s, w, x, seat, route)
        y[layout.PART + layout.PARTS * seat + layout.PLANNED] = begun + plans.in_hand(t, s, w, x, seat)
        y[layout.GOAL + seat] = x[layout.GOAL + seat]
    _finish(t, s, w, y)


def _lead(t: Lookup, x: FigureRow, seat: int) -> int:
    """How far a seat is ahead of the best other one in points, without tempo and plans."""
    best = 0
    for other in range(t[at.PLAYERS]):
        if other != seat:
            best = max(best, _points(x, other))
    return _points(x, seat) - best


def _points(x: FigureRow, seat: int) -> int:
    found = 0
    for part in range(layout.TEMPO):
        found += x[layout.PART + layout.PARTS * seat + part]
    return found


def _finish(t: Lookup, s: Cells, w: WeightRow, x: FigureRow) -> None:
    """Tempo, and what one seat's pieces do to the plans of another."""
    for seat in range(t[at.PLAYERS]):
        x[layout.PART + layout.PARTS * seat + layout.TEMPO] = _tempo(t, s, w, x, seat)
        if s[at.DEPTH]:
            for other in range(t[at.PLAYERS]):
                goal = x[layout.GOAL + other]
                if other != seat and goal != NOBODY:
                    x[layout.PART + layout.PARTS * seat + layout.PLANNED] += holds(s, seat, goal) * w[Weight.BAIT]


def total(x: FigureRow, seat: int) -> int:
    """All parts of a seat."""
    found = 0
    for part in range(layout.PARTS):
        found += x[layout.PART + layout.PARTS * seat + part]
    return found


def clock(t: Lookup, s: Cells) -> int:
    """How near the end is, from 0 to 100: the furthest of the three ways there (END-01 to END-03)."""
    furthest = 100 * s[at.COMPLETED] // t[at.LIMIT]
    for seat in range(t[at.PLAYERS]):
        furthest = max(furthest, 100 * points_of(s, seat) // END_PRESTIGE)
    drawn = t[at.PILE_SIZE] - s[at.PILE_COUNT] + s[at.DUE]
    return min(100, max(furthest, 100 * drawn // (t[at.PILE_SIZE] + 1)))


def turns_left(t: Lookup, s: Cells, w: WeightRow) -> int:
    """Turns that each seat can still expect, in hundredths; none when the game is over."""
    if not s[at.DEPTH]:
        return 0
    gone = clock(t, s)
    return (w[Weight.ROUNDS_AT_FIRST] * (100 - gone) + w[Weight.ROUNDS_AT_LAST] * gone) // 100


# Who has what


def survey(t: Lookup, s: Cells, x: FigureRow) -> None:
    """Counts the offices of every owner in every city, and finds who controls it (CONTROL-01, CONTROL-02).

    `basics.controller` finds the same for one city, and counts its offices again for each of them. Here all of them
    are counted once, since the counts are needed anyway; tests/bots/test_evaluation.py compares both.
    """
    for city in range(t[at.N_CITIES]):
        for owner in range(MAX_SEATS + 1):
            x[layout.HAVE + at.MAX_CITIES * owner + city] = 0
        x[layout.CONTROL + city] = NOBODY
        if in_city(s, city):
            middle = at.ROWS + at.ROW * city + at.MIDDLE
            most = 0
            for place in range(middle - s[at.EXTRAS + city], middle + s[at.OFFICES + city]):
                owner = OWNER[s[place]]
                x[layout.HAVE + at.MAX_CITIES * owner + city] += 1
            for place in range(middle - s[at.EXTRAS + city], middle + s[at.OFFICES + city]):
                owner = OWNER[s[place]]
                if x[layout.HAVE + at.MAX_CITIES * owner + city] >= most:  # the furthest right of those who have most
                    most = x[layout.HAVE + at.MAX_CITIES * owner + city]
                    x[layout.CONTROL + city] = owner


def label_networks(t: Lookup, s: Cells, x: FigureRow, seat: int) -> int:
    """Gives every network of a seat a number and counts its offices; the number of the largest, or 0 for none."""
    have = layout.HAVE + at.MAX_CITIES * seat
    left = 0
    for city in range(t[at.N_CITIES]):
        x[layout.LABEL + city] = 0
        if x[have + city]:
            left |= 1 << city
    label = 0
    best = 0
    x[layout.SIZE] = 0
    for city in range(t[at.N_CITIES]):
        if left >> city & 1:
            found = network(t, s, left, city)
            left &= ~found
            label += 1
            x[layout.SIZE + label] = 0
            for inside in range(city, t[at.N_CITIES]):
                if found >> inside & 1:
                    x[layout.LABEL + inside] = label
                    x[layout.SIZE + label] += x[have + inside]
            if x[layout.SIZE + label] > x[layout.SIZE + best]:
                best = label
    return best


# The parts


def _evaluate_seat(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> None:
    """The parts of a seat that are points, and what its next offices and developments would be worth."""
    best = label_networks(t, s, x, seat)
    controlled = 0
    held = 0
    for city in range(t[at.N_CITIES]):
        if x[layout.CONTROL + city] == seat:
            controlled += 1
            held += HUNDRED if is_completed(t, s, city) or not s[at.DEPTH] else w[Weight.HOLD]
    for ability in range(N_ABILITIES):
        x[layout.STEP + N_ABILITIES * seat + ability] = _next_stage(t, s, w, x, seat, ability, x[layout.SIZE + best])
    part = layout.PART + layout.PARTS * seat
    special = w[Weight.SPECIAL] if s[at.DEPTH] else HUNDRED
    tolls = controlled * w[Weight.TOLL] * x[layout.TURNS] // HUNDRED
    x[part + Category.TRACK] = HUNDRED * points_of(s, seat) + tolls
    x[part + Category.ABILITIES] = HUNDRED * scoring.all_ability_points(t, s, seat)
    x[part + Category.MARKERS] = _markers(s, w, x, seat)
    x[part + Category.SPECIAL_PRESTIGE] = special * scoring.special_points(t, s, seat)
    x[part + Category.CITIES] = held * scoring.city_points(t, s, seat)
    x[part + Category.NETWORK] = _network(s, w, x, seat, x[layout.SIZE + best])
    x[part + SECRET] = HUNDRED * hooks.points(t, s, seat, SECRET)
    x[part + Category.REGIONS] = HUNDRED * hooks.points(t, s, seat, Category.REGIONS)
    if s[at.DEPTH]:
        link = offices.link(t, s, w, x, seat)
        x[part + Category.TRACK] += link
        offices.offices(t, s, w, x, seat, best)


def _next_stage(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, ability: int, network_size: int) -> int:
    """What the next development of an ability is worth; 0 once it is complete."""
    now = s[at.ABILITIES + N_ABILITIES * seat + ability]
    if now == FULL[ability]:
        return 0
    return _stage(t, w, x, seat, ability, now + 1, network_size) - _stage(t, w, x, seat, ability, now, network_size)


def _stage(t: Lookup, w: WeightRow, x: FigureRow, seat: int, ability: int, stage: int, network_size: int) -> int:
    """What an ability at this stage brings from now on."""
    gained = w[layout.ABILITY + STAGES * ability + stage] * w[Weight.ACTION] // HUNDRED * x[layout.TURNS] // HUNDRED
    if COMPLETE_PRESTIGE[ability]:
        gained += stage * w[Weight.FINISH]
        if stage == FULL[ability]:
            gained += HUNDRED * COMPLETE_PRESTIGE[ability] - stage * w[Weight.FINISH]
    if ability == KEYS:
        gained += _projected(w, x, network_size) * KEY_VALUES[stage] * w[Weight.NETWORK] // HUNDRED
    return gained


KEY_VALUES: Final = VALUES[KEYS]


def _projected(w: WeightRow, x: FigureRow, network_size: int) -> int:
    """The offices of a network at the end, in hundredths."""
    return HUNDRED * network_size + w[Weight.GROWTH] * x[layout.TURNS] // HUNDRED


def _network(s: Cells, w: WeightRow, x: FigureRow, seat: int, network_size: int) -> int:
    points = HUNDRED * network_size * value(s, seat, KEYS)
    if s[at.DEPTH]:
        points = _projected(w, x, network_size) * value(s, seat, KEYS) * w[Weight.NETWORK] // HUNDRED
    return points


def _markers(s: Cells, w: WeightRow, x: FigureRow, seat: int) -> int:
    """Points for markers, some of the next ones while there is time, and what the unused ones can do."""
    count = min(scoring.marker_count(s, seat), COUNTED_MARKERS)
    points = HUNDRED * MARKER_POINTS[count]
    if s[at.DEPTH]:
        next_points = MARKER_POINTS[min(count + 1, COUNTED_MARKERS)] - MARKER_POINTS[count]
        time = min(x[layout.TURNS], 4 * HUNDRED)
        points += next_points * w[Weight.MARKER_NEXT] * time // (4 * HUNDRED)
        for marker in range(1, N_MARKERS):
            points += s[at.UNUSED + N_MARKERS * seat + marker] * w[layout.MARKER + marker] * time // (4 * HUNDRED)
    return points


def _tempo(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> int:
    """Actions, now and later, and pieces that are ready."""
    if not s[at.DEPTH]:
        return 0
    found = 0
    for ability in range(N_ABILITIES):
        stage = s[at.ABILITIES + N_ABILITIES * seat + ability]
        found += w[layout.ABILITY + STAGES * ability + stage] * w[Weight.ACTION] // HUNDRED * x[layout.TURNS] // HUNDRED
        if COMPLETE_PRESTIGE[ability] and stage < FULL[ability]:
            found += stage * w[Weight.FINISH]
    tiles = hooks.tiles_of(t, s, seat)
    if tiles:
        for tile in range(N_TILES):
            if tiles >> tile & 1:
                found += w[layout.TILE + tile] * w[Weight.ACTION] // HUNDRED * x[layout.TURNS] // HUNDRED
    if s[at.TURN] == seat:
        found += s[at.ACTIONS_LEFT] * w[Weight.ACTION]
    traders = s[at.SUPPLY + piece_of(seat, TRADER)]
    merchants = s[at.SUPPLY + piece_of(seat, MERCHANT)]
    found += min(in_stock(s, seat), LOW_STOCK) * w[Weight.IN_STOCK]
    time = min(x[layout.TURNS], 2 * HUNDRED)
    found += (traders // 3 * w[Weight.TRADER_READY] + merchants * w[Weight.MERCHANT_READY]) * time // (2 * HUNDRED)
    return found
