"""Worth: what a situation is worth to each seat, in hundredths of a point, part by part.

Points that are scored or would be, and what the future holds: turns, abilities, pieces, routes begun. Public
arithmetic and the own mission only, so that a situation with its hidden things blanked gives the same.
"""

from typing import Final

from kontor.evaluation import layout as at
from kontor.evaluation import offices, plans
from kontor.evaluation.layout import (
    CONTROL,
    GOAL,
    HAVE,
    HUNDRED,
    LABEL,
    LEAD,
    PART,
    PARTS,
    PLANNED,
    SIZE,
    STEP,
    TEMPO,
    TURNS,
)
from kontor.rules import scoring
from kontor.rules.basics import END_PRESTIGE, holds, in_city, in_stock, is_completed, points_of, value
from kontor.rules.cells import (
    ABILITIES,
    ACTIONS_LEFT,
    COMPLETED,
    DEGREE,
    DEPTH,
    DUE,
    EXTRAS,
    HAS_FAVOURS,
    LIMIT,
    MAX_CITIES,
    MAX_NEIGHBOURS,
    MIDDLE,
    N_CITIES,
    NEIGHBOURS,
    NOBODY,
    OFFICES,
    PILE_COUNT,
    PILE_SIZE,
    PLAYERS,
    ROW,
    ROWS,
    SUPPLY,
    TILES,
    TURN,
    UNUSED,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.desk import COMPLETE_PRESTIGE, FULL, STAGES, VALUES
from kontor.rules.ids import FAVOUR_IDS, KEYS, MAX_SEATS, N_MARKERS, OWNER, PIECE
from kontor.rules.modules import borders, missions
from kontor.rules.modules.favours import WITH_SEAT
from kontor.rules.scoring import COUNTED_MARKERS, MARKER_POINTS

FEW: Final = 6  # pieces in the stock; whoever has fewer can soon do nothing but move
N_TILES: Final = len(FAVOUR_IDS)


def appraise(t: Lookup, s: Cells, w: Moves, x: Moves) -> None:
    """Works out what every seat has, part by part (PART), and the figures this rests on."""
    survey(t, s, x)
    x[TURNS] = turns_left(t, s, w)
    for seat in range(t[PLAYERS]):
        _judge(t, s, w, x, seat)
    for seat in range(t[PLAYERS]):
        if s[DEPTH]:
            x[LEAD + seat] = _lead(t, x, seat)
            plans.survey_routes(t, s, w, x, seat)
            begun = plans.planned(t, s, w, x, seat, NOBODY)
            x[PART + PARTS * seat + PLANNED] = begun + plans.in_hand(t, s, w, x, seat)
        else:
            x[PART + PARTS * seat + PLANNED] = 0
    _finish(t, s, w, x)


def reappraise(t: Lookup, s: Cells, w: Moves, x: Moves, y: Moves, actor: int, route: int) -> None:
    """Works out in `y` what a seat changed on a route, `x` being what was worked out before.

    Only pieces on posts, in hands and in supplies may have changed.
    """
    y[TURNS] = x[TURNS]
    for seat in range(t[PLAYERS]):
        for part in range(TEMPO):
            y[PART + PARTS * seat + part] = x[PART + PARTS * seat + part]
        if seat == actor:
            plans.survey_routes(t, s, w, x, seat)
            begun = plans.planned(t, s, w, x, seat, NOBODY)
        else:
            begun = plans.planned(t, s, w, x, seat, route)
        y[PART + PARTS * seat + PLANNED] = begun + plans.in_hand(t, s, w, x, seat)
        y[GOAL + seat] = x[GOAL + seat]
    _finish(t, s, w, y)


def _lead(t: Lookup, x: Moves, seat: int) -> int:
    """How far a seat is ahead of the best other one in points, tempo and plans aside."""
    best = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            best = max(best, _points(x, other))
    return _points(x, seat) - best


def _points(x: Moves, seat: int) -> int:
    found = 0
    for part in range(TEMPO):
        found += x[PART + PARTS * seat + part]
    return found


def _finish(t: Lookup, s: Cells, w: Moves, x: Moves) -> None:
    """Tempo, and what one seat's pieces do to the plans of another."""
    for seat in range(t[PLAYERS]):
        x[PART + PARTS * seat + TEMPO] = _tempo(t, s, w, x, seat)
        if s[DEPTH]:
            for other in range(t[PLAYERS]):
                goal = x[GOAL + other]
                if other != seat and goal != NOBODY:
                    x[PART + PARTS * seat + PLANNED] += holds(s, seat, goal) * w[at.BAIT]


def total(x: Moves, seat: int) -> int:
    """All parts of a seat."""
    found = 0
    for part in range(PARTS):
        found += x[PART + PARTS * seat + part]
    return found


def clock(t: Lookup, s: Cells) -> int:
    """How near the end is, from 0 to 100: the furthest of the three ways there (END-01 to END-03)."""
    furthest = 100 * s[COMPLETED] // t[LIMIT]
    for seat in range(t[PLAYERS]):
        furthest = max(furthest, 100 * points_of(s, seat) // END_PRESTIGE)
    drawn = t[PILE_SIZE] - s[PILE_COUNT] + s[DUE]
    return min(100, max(furthest, 100 * drawn // (t[PILE_SIZE] + 1)))


def turns_left(t: Lookup, s: Cells, w: Moves) -> int:
    """Turns that each seat can still expect, in hundredths; none when the game is over."""
    if not s[DEPTH]:
        return 0
    gone = clock(t, s)
    return (w[at.ROUNDS_AT_FIRST] * (100 - gone) + w[at.ROUNDS_AT_LAST] * gone) // 100


# Who has what


def survey(t: Lookup, s: Cells, x: Moves) -> None:
    """Counts the offices of every owner in every city, and finds who controls it (CONTROL-01, CONTROL-02)."""
    for city in range(t[N_CITIES]):
        for owner in range(MAX_SEATS + 1):
            x[HAVE + MAX_CITIES * owner + city] = 0
        x[CONTROL + city] = NOBODY
        if in_city(s, city):
            middle = ROWS + ROW * city + MIDDLE
            most = 0
            for place in range(middle - s[EXTRAS + city], middle + s[OFFICES + city]):
                owner = OWNER[s[place]]
                x[HAVE + MAX_CITIES * owner + city] += 1
            for place in range(middle - s[EXTRAS + city], middle + s[OFFICES + city]):
                owner = OWNER[s[place]]
                if x[HAVE + MAX_CITIES * owner + city] >= most:  # the furthest right of those who have most
                    most = x[HAVE + MAX_CITIES * owner + city]
                    x[CONTROL + city] = owner


def label_networks(t: Lookup, s: Cells, x: Moves, seat: int) -> int:
    """Gives every network of a seat a number, counts its offices, and tells the number of the largest; 0 for none."""
    have = HAVE + MAX_CITIES * seat
    for city in range(t[N_CITIES]):
        x[LABEL + city] = 0
    labels = 0
    best = 0
    x[SIZE] = 0
    for city in range(t[N_CITIES]):
        if x[have + city] and not x[LABEL + city]:
            labels += 1
            x[LABEL + city] = labels
            x[SIZE + labels] = x[have + city]
            grown = 1
            while grown:
                grown = 0
                for inside in range(t[N_CITIES]):
                    if x[LABEL + inside] == labels:
                        for place in range(t[DEGREE + inside]):
                            beside = t[NEIGHBOURS + MAX_NEIGHBOURS * inside + place]
                            if x[have + beside] and not x[LABEL + beside]:
                                x[LABEL + beside] = labels
                                x[SIZE + labels] += x[have + beside]
                                grown = 1
            if x[SIZE + labels] > x[SIZE + best]:
                best = labels
    return best


# The parts


def _judge(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> None:
    part = PART + PARTS * seat
    best = label_networks(t, s, x, seat)
    controlled = 0
    held = 0
    for city in range(t[N_CITIES]):
        if x[CONTROL + city] == seat:
            controlled += 1
            held += HUNDRED if is_completed(t, s, city) or not s[DEPTH] else w[at.HOLD]
    for ability in range(5):
        now = s[ABILITIES + 5 * seat + ability]
        x[STEP + 5 * seat + ability] = 0
        if now < FULL[ability]:
            x[STEP + 5 * seat + ability] = _stage(t, w, x, seat, ability, now + 1, x[SIZE + best]) - _stage(
                t, w, x, seat, ability, now, x[SIZE + best]
            )
    x[part] = HUNDRED * points_of(s, seat) + controlled * w[at.TOLL] * x[TURNS] // HUNDRED
    x[part + 1] = HUNDRED * scoring.all_ability_points(t, s, seat)
    x[part + 2] = _markers(s, w, x, seat)
    x[part + 3] = (w[at.SPECIAL] if s[DEPTH] else HUNDRED) * scoring.special_points(t, s, seat)
    x[part + 4] = held * scoring.city_points(t, s, seat)
    x[part + 5] = _network(s, w, x, seat, x[SIZE + best])
    x[part + 6] = HUNDRED * missions.points(t, s, seat)
    x[part + 7] = HUNDRED * borders.all_region_points(t, s, seat)
    if s[DEPTH]:
        x[part] += offices.link(t, s, w, x, seat)
        offices.offices(t, s, w, x, seat, best)


def _stage(t: Lookup, w: Moves, x: Moves, seat: int, ability: int, stage: int, network: int) -> int:
    """What an ability at this stage brings from now on."""
    gained = w[at.ABILITY + STAGES * ability + stage] * w[at.ACTION] // HUNDRED * x[TURNS] // HUNDRED
    if COMPLETE_PRESTIGE[ability]:
        gained += stage * w[at.FINISH]
        if stage == FULL[ability]:
            gained += HUNDRED * COMPLETE_PRESTIGE[ability] - stage * w[at.FINISH]
    if ability == KEYS:
        gained += _projected(w, x, network) * KEY_VALUES[stage] * w[at.NETWORK] // HUNDRED
    return gained


KEY_VALUES: Final = VALUES[KEYS]


def _projected(w: Moves, x: Moves, network: int) -> int:
    """The offices of a network at the end, in hundredths."""
    return HUNDRED * network + w[at.GROWTH] * x[TURNS] // HUNDRED


def _network(s: Cells, w: Moves, x: Moves, seat: int, network: int) -> int:
    points = HUNDRED * network * value(s, seat, KEYS)
    if s[DEPTH]:
        points = _projected(w, x, network) * value(s, seat, KEYS) * w[at.NETWORK] // HUNDRED
    return points


def _markers(s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """Points for markers, some of the next ones while there is time, and what the unused ones can do."""
    count = min(scoring.marker_count(s, seat), COUNTED_MARKERS)
    points = HUNDRED * MARKER_POINTS[count]
    if s[DEPTH]:
        next_points = MARKER_POINTS[min(count + 1, COUNTED_MARKERS)] - MARKER_POINTS[count]
        time = min(x[TURNS], 4 * HUNDRED)
        points += next_points * w[at.MARKER_NEXT] * time // (4 * HUNDRED)
        for marker in range(1, N_MARKERS):
            points += s[UNUSED + N_MARKERS * seat + marker] * w[at.MARKER + marker] * time // (4 * HUNDRED)
    return points


def _tempo(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """Actions, now and later, and pieces that are ready."""
    if not s[DEPTH]:
        return 0
    worth = 0
    for ability in range(5):
        stage = s[ABILITIES + 5 * seat + ability]
        worth += w[at.ABILITY + STAGES * ability + stage] * w[at.ACTION] // HUNDRED * x[TURNS] // HUNDRED
        if COMPLETE_PRESTIGE[ability] and stage < FULL[ability]:
            worth += stage * w[at.FINISH]
    if t[HAS_FAVOURS]:
        for tile in range(N_TILES):
            if s[TILES + tile] == WITH_SEAT + seat:
                worth += w[at.TILE + tile] * w[at.ACTION] // HUNDRED * x[TURNS] // HUNDRED
    if s[TURN] == seat:
        worth += s[ACTIONS_LEFT] * w[at.ACTION]
    traders = s[SUPPLY + PIECE + 2 * seat]
    merchants = s[SUPPLY + PIECE + 2 * seat + 1]
    worth += min(in_stock(s, seat), FEW) * w[at.IN_STOCK]
    time = min(x[TURNS], 2 * HUNDRED)
    worth += (traders // 3 * w[at.TRADER_READY] + merchants * w[at.MERCHANT_READY]) * time // (2 * HUNDRED)
    return worth
