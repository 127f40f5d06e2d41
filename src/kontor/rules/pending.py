"""The part of a position that only play brings about: decisions in the middle of an action, what was done so far."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kontor.rules.cells import BEGUN, DUE, ENDING, FACE_DOWN, MAX_DECISIONS
from kontor.rules.event import ENDINGS
from kontor.rules.frames import MAX_HELD, NAMES, Frame, Replacing, Turn
from kontor.rules.ids import MARKER_IDS, NEUTRAL, SHAPE_LETTERS, TRADER, piece_of
from kontor.rules.module import first_answer
from kontor.rules.possible import MAX_EXTRAS, contradicted
from kontor.rules.state import State
from kontor.rules.steps.end_turn import allowance
from kontor.rules.steps.move import WAYS

FRAMES: Final[Mapping[str, type[Frame]]] = {name: frame for frame, name in NAMES.items()}
KEYS: Final = ("begun", "face_down", "due", "drawn", "ending", "over", "decisions")
POSSIBLE_ENDINGS: Final = {False: ("END-01", "END-02", "END-03"), True: ("END-01", "CLASSIC-07", "END-03")}
MAX_DUE: Final = 99


def write(state: State) -> dict[str, Any]:
    """Everything that the rest of the position does not say; empty at the start of a turn."""
    left: dict[str, Any] = {}
    if not state.is_over and (state.begun or seems_begun(state)):
        left["begun"] = state.begun
    if state.face_down:
        left["face_down"] = state.face_down
    if state.cells[DUE]:
        left["due"] = state.cells[DUE]
    if drawn := drawn_now(state):
        left["drawn"] = [MARKER_IDS[code] for code in state.plate(state.turn)[-drawn:]]
    if state.ending:
        left["ending"] = state.ending
    if state.is_over:
        left["over"] = True
    elif [type(frame) for frame in state.frames] != [Turn]:
        left["decisions"] = [_write_frame(state, frame) for frame in state.frames]
    return left


def seems_begun(state: State) -> bool:
    """Whether the actions left say so: what a position that leaves `begun` out means (FAVOUR-02)."""
    return first_answer(state.rules.hooks.no_actions, state) is not None or state.actions != allowance(
        state.lookup, state.cells, state.turn
    )


def drawn_now(state: State) -> int:
    """Markers of the turn's player that were drawn just now; they never come to lie on a plate (CLASSIC-09)."""
    bottom = state.frames[0] if not state.is_over else None
    return bottom.drawn if isinstance(bottom, Replacing) else 0


def _write_frame(state: State, frame: Frame) -> dict[str, Any]:
    fields = {name: _WRITE.get(name, _plain)(state, value) for name, value in frame._asdict().items()}
    return {"decision": NAMES[type(frame)], **fields}


def _plain(state: State, value: Any) -> Any:
    return value


def _write_posts(state: State, posts: tuple[int, ...]) -> list[str]:
    return [state.rules.board.post_ids[post] for post in posts]


def _write_hand(state: State, hand: tuple[tuple[int, int], ...]) -> list[list[str]]:
    return [[state.rules.board.post_ids[post], state.piece_name(piece)] for post, piece in hand]


# Fields that are more than numbers, by name.
_WRITE: Final[Mapping[str, Callable[[State, Any], Any]]] = {
    "route": lambda state, route: state.rules.board.routes[route],
    "piece": lambda state, piece: state.piece_name(piece) or None,
    "owner": lambda state, owner: state.seat_name(owner),
    "way": lambda state, way: WAYS[way].name,
    "settled": _write_posts,
    "dropped": _write_posts,
    "hand": _write_hand,
}


def read(state: State, given: Mapping[str, Any]) -> None:
    """Takes over what `write` wrote. ValueError where it does not fit this game."""
    keys = (*KEYS, *(key for module in state.rules.modules for key in module.pending_keys))
    if unknown := set(given) - set(keys):
        raise ValueError(f"pending: unknown key {min(map(str, unknown))!r}, expected {', '.join(keys)}")
    for key, kind in (("begun", bool), ("over", bool), ("ending", str), ("decisions", list)):
        if key in given and not isinstance(given[key], kind):
            raise ValueError(f"pending: {key}: expected a {kind.__name__}, found {given[key]!r}")
    state.cells[BEGUN] = given.get("begun", state.begun)
    state.cells[FACE_DOWN] = _number(given.get("face_down", 0), "face_down", len(state.plate(state.turn)))
    state.cells[DUE] = _number(given.get("due", 0), "due", MAX_DUE if state.rules.edition.draws_at_end else 0)
    ending = given.get("ending", "")
    endings = (
        *POSSIBLE_ENDINGS[state.rules.edition.draws_at_end],
        *(clause for module in state.rules.modules for clause in module.endings),
    )
    if ending not in ("", *endings):
        raise ValueError(f"pending: ending: expected one of {', '.join(endings)}, found {ending!r}")
    state.cells[ENDING] = ENDINGS.index(ending)
    if given.get("over", False):
        if not state.ending:
            raise ValueError("pending: over: 'ending' must name the end condition")
        state.set_frames([])
    elif "decisions" in given:
        if len(given["decisions"]) > MAX_DECISIONS:
            raise ValueError(f"pending: decisions: expected at most {MAX_DECISIONS}, found {len(given['decisions'])}")
        state.set_frames([_read_frame(state, entry) for entry in given["decisions"]])
        _check_order(state)
    if state.ending and not state.is_over and isinstance(state.frames[-1], Turn):
        raise ValueError("pending: ending: the game is over once the action is completed; expected 'over' (END-07)")
    if len(given.get("drawn", [])) != drawn_now(state):
        raise ValueError("pending: drawn: expected the marker drawn just now, and only then")


def _check_order(state: State) -> None:
    """The turn is at the bottom, and nothing else of it above."""
    bottom = [type(frame) in (Turn, Replacing) for frame in state.frames]
    if bottom != [True] + [False] * (len(bottom) - 1) or state.frames[0].seat != state.turn:
        raise ValueError("pending: decisions: expected the turn of the player whose turn it is, then what it waits for")


def _number(given: object, where: str, most: int) -> int:
    if type(given) is not int or not 0 <= given <= most:
        raise ValueError(f"pending: {where}: expected a number from 0 to {most}, found {given!r}")
    return given


def _read_frame(state: State, entry: Any) -> Frame:
    name = entry.get("decision") if isinstance(entry, Mapping) else None
    kind = FRAMES.get(name) if isinstance(name, str) else None
    if kind is None or kind not in state.rules.refusals:
        raise ValueError(f"pending: decisions: expected one of {', '.join(FRAMES)}, found {entry!r}")
    fields = {key: value for key, value in entry.items() if key != "decision"}
    if not set(kind._fields) - set(kind._field_defaults) <= set(fields) <= set(kind._fields):
        raise ValueError(f"pending: {name}: expected the keys {', '.join(kind._fields)}")
    frame = kind(**{key: _READ[key](state, value, f"{name}: {key}") for key, value in fields.items()})
    if clause := contradicted(state, frame):
        raise ValueError(f"pending: {name}: {entry!r} cannot come about in this position ({clause})")
    return frame


def _one_of(given: Any, allowed: Mapping[Any, int], where: str) -> int:
    if type(given) not in (str, int) or given not in allowed:
        raise ValueError(f"pending: {where}: expected one of {', '.join(map(str, allowed))}, found {given!r}")
    return allowed[given]


def _read_seat(state: State, given: Any, where: str) -> int:
    return _number(given, where, state.rules.players - 1)


def _owners(state: State) -> dict[Any, int]:
    return {seat: seat for seat in state.rules.seats} | ({"n": NEUTRAL} if state.rules.has_neutral else {})


def _read_piece(state: State, given: Any, where: str) -> int:
    pieces = {
        f"{name}{letter}": piece_of(owner, shape)
        for name, owner in _owners(state).items()
        for shape, letter in enumerate(SHAPE_LETTERS)
        if owner != NEUTRAL or shape == TRADER  # DUO-PL-01, DUO-BR-02
    }
    return _one_of(given, pieces, where)


def _read_route(state: State, given: Any, where: str) -> int:
    number = state.rules.board.route_number
    if not isinstance(given, str) or given not in number:
        raise ValueError(f"pending: {where}: {given!r} is no route of this board")
    return number[given]


def _read_post(state: State, given: Any, where: str) -> int:
    names = state.rules.board.post_ids
    if given not in names:
        raise ValueError(f"pending: {where}: {given!r} is no post of this board")
    return names.index(given)


def _read_posts(state: State, given: Any, where: str) -> tuple[int, ...]:
    if not isinstance(given, list) or len({str(post) for post in given}) < len(given):
        raise ValueError(f"pending: {where}: expected a list of posts, each once, found {given!r}")
    return tuple(_read_post(state, post, where) for post in given)


def _read_hand(state: State, given: Any, where: str) -> tuple[tuple[int, int], ...]:
    if not isinstance(given, list) or not all(isinstance(held, list) and len(held) == 2 for held in given):
        raise ValueError(f"pending: {where}: expected a list of [post, piece], found {given!r}")
    posts = _read_posts(state, [post for post, _ in given], where)
    return tuple(zip(posts, (_read_piece(state, piece, where) for _, piece in given), strict=True))


_READ: Final[Mapping[str, Callable[[State, Any, str], Any]]] = {
    "seat": _read_seat,
    "route": _read_route,
    "piece": lambda state, given, where: 0 if given is None else _read_piece(state, given, where),
    "owner": lambda state, given, where: _one_of(given, _owners(state), where),
    "way": lambda state, given, where: _one_of(given, {way.name: number for number, way in enumerate(WAYS)}, where),
    "hand": _read_hand,
    "settled": _read_posts,
    "dropped": _read_posts,
    "extras": lambda state, given, where: _number(given, where, MAX_EXTRAS),
    "lifts": lambda state, given, where: _number(given, where, MAX_HELD),
    "drawn": lambda state, given, where: _number(given, where, 1),
    "left": lambda state, given, where: _number(given, where, 3),
    "limit": lambda state, given, where: _number(given, where, 2),
    "traders_only": lambda state, given, where: _number(given, where, 1),
    "traders": lambda state, given, where: _number(given, where, 4),
    "merchants": lambda state, given, where: _number(given, where, 4),
}
