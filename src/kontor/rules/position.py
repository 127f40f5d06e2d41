"""Position: one situation as a plain dict that a person can write, and back (docs/notation.md)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from kontor.rules import cells as at
from kontor.rules import pending
from kontor.rules.basics import is_completed, points_of, put, set_points
from kontor.rules.box import check_box
from kontor.rules.desk import FULL, pieces_on_desk
from kontor.rules.engine import may_be_asked
from kontor.rules.event import show_amount
from kontor.rules.frames import Turn, loose_pieces
from kontor.rules.ids import (
    ABILITY_IDS,
    MARKER_IDS,
    MERCHANT,
    MERCHANTS_PER_SEAT,
    N_MARKERS,
    NEUTRAL,
    NEUTRAL_TRADERS,
    PIECE,
    REACH,
    SHAPE,
    SHAPE_LETTERS,
    TRADER,
    TRADERS_PER_SEAT,
    piece_of,
)
from kontor.rules.module import first_answer
from kontor.rules.notation import ALL_MARKERS, read_amount
from kontor.rules.ruleset import Ruleset
from kontor.rules.setup import ON_TRACK, fresh_state
from kontor.rules.state import HIGHEST_PRESTIGE, State
from kontor.rules.steps.end_turn import allowance

# Keys of the situation itself; the options (board, players ...) and the modules bring their own.
KEYS: Final = frozenset(
    (
        "turn", "actions_left", "posts", "offices", "extra_offices", "special_prestige", "abilities", "supply",
        "prestige", "east_west", "markers", "pending",
    )
)  # fmt: skip
MARKER_KEYS: Final = ("board", "stack", "plates", "unused", "used")


# Writing


def write(state: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    position = write_public(state)
    seats = state.rules.seats
    position["markers"]["stack"] = _marker_names(state.pile)
    drawn = pending.drawn_now(state)
    position["markers"]["plates"] = [
        _marker_names(plate[:-drawn] if drawn and seat == state.turn else plate)
        for seat, plate in ((seat, state.plate(seat)) for seat in seats)
    ]
    left = pending.write(state)
    if left:
        position["pending"] = left
    for write in state.rules.hooks.write:
        write(state, position)
    return position


def write_public(state: State) -> dict[str, Any]:
    """What lies open on the table for everybody."""
    board, seats = state.rules.board, state.rules.seats
    posts = state.posts
    rows = {route: _row(state, posts[p.start : p.stop]) for route, p in _spans(state)}
    special = {str(value): state.piece_name(piece)[:-1] for value, piece in _special(state) if piece}
    return {
        "turn": state.turn,
        "actions_left": state.actions,
        "posts": {route: row for route, row in rows.items() if any(row)},
        "offices": {city: _row(state, row) for city, row in _rows(state, state.offices) if row},
        "extra_offices": {city: _row(state, row) for city, row in _rows(state, state.extras) if row},
        "special_prestige": {value: int(owner) for value, owner in special.items()},
        "abilities": [_developments(state, seat) for seat in seats],
        "supply": [show_amount(*state.supply_of(seat)) for seat in seats],
        "prestige": [points_of(state.cells, seat) for seat in seats],
        "east_west": [state.seat_name(seat) for seat in state.east_west],
        "markers": {
            "board": {route: MARKER_IDS[code] for route, code in zip(board.routes, state.markers, strict=True) if code},
            "unused": [_marker_names(state.unused(seat)) for seat in seats],
            "used": [_marker_names(state.used(seat)) for seat in seats],
        },
    }


def _spans(state: State) -> Iterable[tuple[str, range]]:
    board = state.rules.board
    return ((route, board.posts(number)) for number, route in enumerate(board.routes))


def _rows(state: State, row: Callable[[int], bytearray]) -> Iterable[tuple[str, bytearray]]:
    return ((name, row(city)) for city, name in enumerate(state.rules.board.cities))


def _special(state: State) -> Iterable[tuple[int, int]]:
    return zip(state.rules.board.prestige_values, state.special, strict=True)


def _row(state: State, pieces: Iterable[int]) -> list[str | None]:
    return [state.piece_name(piece) if piece >= PIECE else None for piece in pieces]


def _developments(state: State, seat: int) -> dict[str, int]:
    counts = {ability: state.development(seat, number) for number, ability in enumerate(ABILITY_IDS)}
    return {ability: count for ability, count in counts.items() if count}


def _marker_names(codes: Iterable[int]) -> list[str]:
    return [MARKER_IDS[code] for code in codes]


# Reading. Every helper raises ValueError with the place, what was found, and the clause.


def read(rules: Ruleset, position: Mapping[str, Any]) -> State:
    """The state of a position. What is left out is as in a fresh game, without markers anywhere."""
    state = fresh_state(rules)
    left = _object(position, "pending")
    _read_posts(state, _object(position, "posts"))
    _read_offices(state, _object(position, "offices"), _object(position, "extra_offices"))
    _read_special(state, _object(position, "special_prestige"))
    _per_seat(position, "abilities", rules, lambda seat, given: _read_abilities(state, seat, given))
    _per_seat(position, "supply", rules, lambda seat, given: _read_supply(state, seat, given))
    _per_seat(position, "prestige", rules, lambda seat, given: _read_prestige(state, seat, given))
    connected = _read_east_west(rules, position.get("east_west", []))
    state.cells[at.CONNECTED] = len(connected)
    state.cells[at.CONNECTORS : at.CONNECTORS + len(connected)] = bytes(connected)
    _read_markers(state, _object(position, "markers"))
    state.cells[at.TURN] = _number(position.get("turn", 0), "turn", rules.players - 1)
    state.set_frames([Turn(state.turn)])
    for take in rules.hooks.read:
        take(state, position)
    barred = first_answer(state.rules.hooks.no_actions, state) is not None
    full = 0 if barred else allowance(state.lookup, state.cells, state.turn)
    state.cells[at.ACTIONS_LEFT] = _number(position.get("actions_left", full), "actions_left", 0 if barred else 99)
    state.cells[at.BEGUN] = pending.seems_begun(state)
    drawn = _marker_list(rules, left.get("drawn", []), "pending: drawn")
    state.set_plate(state.turn, [*state.plate(state.turn), *drawn])
    pending.read(state, left)
    check_box(state)
    cities = range(len(rules.board.cities))
    state.cells[at.COMPLETED] = sum(is_completed(state.lookup, state.cells, city) for city in cities)
    for seat in rules.seats:
        first = at.ABILITIES + 5 * seat
        desk = pieces_on_desk(state.cells[first : first + 5])
        _fill_stock(state, piece_of(seat, TRADER), TRADERS_PER_SEAT, desk[TRADER] + ON_TRACK)
        _fill_stock(state, piece_of(seat, MERCHANT), MERCHANTS_PER_SEAT, desk[MERCHANT])
    if rules.has_neutral:
        _fill_stock(state, piece_of(NEUTRAL, TRADER), NEUTRAL_TRADERS, 0)
    if not may_be_asked(state):
        raise ValueError("pending: the last decision cannot be asked in this position")
    return state


def _fill_stock(state: State, piece: int, total: int, away: int) -> None:
    """The stock is what remains of all pieces of a kind (SETUP-36); `away` lie on the desk or the prestige track."""
    loose = [piece for frame in state.frames for piece in loose_pieces(frame)]
    loose += [piece for ask in state.rules.hooks.loose_pieces for piece in ask(state)]
    on_board = state.posts.count(piece) + state.special.count(piece) + loose.count(piece)
    in_cities = sum(
        row(city).count(piece) for row in (state.offices, state.extras) for city in range(len(state.rules.board.cities))
    )
    left = total - away - state.cells[at.SUPPLY + piece] - on_board - in_cities
    if left < 0:
        thing = f"{state.piece_name(piece)[0]} has {total - left} {('traders', 'merchants')[SHAPE[piece]]}"
        raise ValueError(f"seat {thing}, there are {total} (SETUP-36)")
    state.cells[at.STOCK + piece] = left


def _object(position: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    given = position.get(key, {})
    if not isinstance(given, Mapping):
        raise ValueError(f"{key}: expected an object, found {given!r}")
    return given


def _number(given: object, key: str, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= most:
        raise ValueError(f"{key}: expected a number from 0 to {most}, found {given!r}")
    return given


def _per_seat(position: Mapping[str, Any], key: str, rules: Ruleset, read_one: Callable[[int, Any], None]) -> None:
    if key not in position:
        return
    given = position[key]
    if not isinstance(given, list) or len(given) != rules.players:
        raise ValueError(f"{key}: expected a list of {rules.players}, one per seat")
    for seat, entry in enumerate(given):
        read_one(seat, entry)


def _piece(rules: Ruleset, given: object, where: str) -> int:
    owners = {str(seat): seat for seat in rules.seats} | ({"n": NEUTRAL} if rules.has_neutral else {})
    if isinstance(given, str) and len(given) == 2 and given[0] in owners and given[1] in SHAPE_LETTERS:
        if given == "nm":
            raise ValueError(f"{where}: the neutral player has no merchants on the board (DUO-PL-01, DUO-BR-02)")
        return piece_of(owners[given[0]], SHAPE_LETTERS.index(given[1]))
    raise ValueError(f"{where}: expected a piece such as '0t' or '1m', found {given!r} (SETUP-04)")


def _id(number: Mapping[str, int], key: str, where: str, thing: str) -> int:
    if key not in number:
        raise ValueError(f"{where}: '{key}' is not a {thing} of this board")
    return number[key]


def _read_posts(state: State, given: Mapping[str, Any]) -> None:
    board = state.rules.board
    for name, row in given.items():
        posts = board.posts(_id(board.route_number, name, "posts", "route"))
        if not isinstance(row, list) or len(row) != len(posts):
            raise ValueError(f"posts: {name} has {len(posts)} posts, found {row!r} (SETUP-13)")
        for post, entry in zip(posts, row, strict=True):
            if entry is None:
                continue
            piece = _piece(state.rules, entry, f"posts: {board.post_ids[post]}")
            if board.vacant[post] > REACH[piece]:
                raise ValueError(f"posts: {board.post_ids[post]} is a ship post and takes merchants only (EAST-26)")
            put(state.lookup, state.cells, post, piece)


def _read_offices(state: State, offices: Mapping[str, Any], extras: Mapping[str, Any]) -> None:
    board = state.rules.board
    for key, given, most in (("offices", offices, at.MAX_OFFICES), ("extra_offices", extras, at.MAX_EXTRAS)):
        for name, row in given.items():
            city = _id(board.city_number, name, key, "city")
            if not isinstance(row, list):
                raise ValueError(f"{key}: {name}: expected a list of pieces, found {row!r}")
            while row and row[-1] is None:
                row = row[:-1]
            if None in row:
                raise ValueError(f"{key}: {name} has a gap; offices fill from the left (OFFICE-03)")
            if len(row) > most:
                raise ValueError(f"{key}: {name}: expected at most {most} pieces, found {len(row)}")
            pieces = bytes(_piece(state.rules, entry, f"{key}: {name}") for entry in row)
            middle = at.ROWS + at.ROW * city + at.MIDDLE
            if key == "offices":
                state.cells[at.OFFICES + city] = len(pieces)
                state.cells[middle : middle + len(pieces)] = pieces
            else:
                state.cells[at.EXTRAS + city] = len(pieces)
                state.cells[middle - len(pieces) : middle] = pieces[::-1]
    for city, printed in enumerate(board.printed):
        name, count = board.cities[city], state.cells[at.OFFICES + city]
        if printed and count > printed:
            raise ValueError(f"offices: {name} has {printed} printed spaces, found {count} (SETUP-12)")
        if printed and state.cells[at.EXTRAS + city] and not count:
            raise ValueError(f"extra_offices: the leftmost printed space of {name} is empty (MARKER-43)")


def _read_special(state: State, given: Mapping[str, Any]) -> None:
    values = [str(value) for value in state.rules.board.prestige_values]
    for value, seat in given.items():
        if value not in values:
            raise ValueError(f"special_prestige: '{value}' is not one of {', '.join(values)} (PRESTIGE-05)")
        owner = _number(seat, f"special_prestige: {value}", state.rules.players - 1)
        state.cells[at.SPECIAL + values.index(value)] = piece_of(owner, MERCHANT)


def _read_abilities(state: State, seat: int, given: Any) -> None:
    if not isinstance(given, Mapping):
        raise ValueError(f"abilities: seat {seat}: expected an object, found {given!r}")
    for ability, count in given.items():
        if ability not in ABILITY_IDS:
            raise ValueError(f"abilities: seat {seat}: '{ability}' is not one of {', '.join(ABILITY_IDS)} (ABILITY-01)")
        number = ABILITY_IDS.index(ability)
        steps = _number(count, f"abilities: seat {seat}: {ability} (ABILITY-08)", FULL[number])
        state.cells[at.ABILITIES + 5 * seat + number] = steps


def _read_supply(state: State, seat: int, given: Any) -> None:
    amount = (0, 0) if given == "0" else read_amount(given) if isinstance(given, str) else None
    if amount is None:
        raise ValueError(f"supply: seat {seat}: expected an amount such as '5t+1m' or '0', found {given!r}")
    for kind, count in enumerate(amount):
        state.cells[at.SUPPLY + piece_of(seat, kind)] = count


def _read_prestige(state: State, seat: int, given: Any) -> None:
    set_points(state.cells, seat, _number(given, f"prestige: seat {seat}", HIGHEST_PRESTIGE))


def _read_east_west(rules: Ruleset, given: Any) -> list[int]:
    seats = {seat: seat for seat in rules.seats} | ({"n": NEUTRAL} if rules.neutral_scores else {})
    valid = isinstance(given, list) and all(type(seat) in (int, str) and seat in seats for seat in given)
    if not valid or len(set(given)) < len(given):
        raise ValueError(
            f"east_west: expected seats in the order they connected, each once (EASTWEST-05), found {given!r}"
        )
    return [seats[seat] for seat in given]


def _read_markers(state: State, given: Mapping[str, Any]) -> None:
    board, rules = state.rules.board, state.rules
    known = [*MARKER_KEYS, *(key for module in rules.modules for key in module.marker_keys)]
    if unknown := set(given) - set(known):
        raise ValueError(f"markers: unknown key {min(map(str, unknown))!r}, expected {', '.join(known)}")
    for name, marker in _object(given, "board").items():
        route = _id(board.route_number, name, "markers.board", "route")
        if board.permanent[route]:
            raise ValueError(f"markers.board: {name} has a permanent marker and takes no other (EAST-29)")
        state.cells[at.MARKERS + route] = _marker(rules, marker, f"markers.board: {name}")
    state.set_pile(_marker_list(rules, given.get("stack", []), "markers.stack"))

    def plate(seat: int, entry: Any) -> None:
        state.set_plate(seat, _marker_list(rules, entry, f"markers.plates: seat {seat}"))

    def counted(first: int, key: str) -> Callable[[int, Any], None]:
        def read_one(seat: int, entry: Any) -> None:
            for code in _marker_list(rules, entry, f"markers.{key}: seat {seat}"):
                state.cells[first + N_MARKERS * seat + code] += 1

        return read_one

    _per_seat(given, "plates", rules, plate)
    _per_seat(given, "unused", rules, counted(at.UNUSED, "unused"))
    _per_seat(given, "used", rules, counted(at.USED, "used"))


def _marker_list(rules: Ruleset, given: Any, where: str) -> list[int]:
    if not isinstance(given, list):
        raise ValueError(f"{where}: expected a list of markers, found {given!r}")
    if len(given) > ALL_MARKERS:
        raise ValueError(f"{where}: found {len(given)} markers, but there are only {ALL_MARKERS} (SETUP-07)")
    return [_marker(rules, entry, where) for entry in given]


def _marker(rules: Ruleset, given: Any, where: str) -> int:
    kinds = rules.markers.kinds
    if not isinstance(given, str) or given not in kinds:
        raise ValueError(f"{where}: {given!r} is not one of the markers in play: {', '.join(kinds)} (SETUP-07)")
    return MARKER_IDS.index(given)
