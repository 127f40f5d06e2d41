"""The part of a position that only play brings about: decisions in the middle of an action, what was done so far."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from kontor.rules.frames import Frame, Moving, PlacingAbroad, Replacing, Settling, Turn
from kontor.rules.ids import KIND_LETTERS, MAX_SEATS, PIECE, piece_of
from kontor.rules.state import State

FRAMES: Final[Mapping[str, type[Frame]]] = {frame.__name__.lower(): frame for frame in get_args(Frame)}
KEYS: Final = ("begun", "face_down", "due", "ending", "over", "decisions")


def write(state: State) -> dict[str, Any]:
    """Everything that the rest of the position does not say; empty at the start of a turn."""
    left: dict[str, Any] = {}
    if state.begun and state.frames:
        left["begun"] = True
    if state.face_down:
        left["face_down"] = state.face_down
    if state.due:
        left["due"] = state.due
    if state.ending:
        left["ending"] = state.ending
    if not state.frames:
        left["over"] = True
    elif [type(frame) for frame in state.frames] != [Turn]:
        left["decisions"] = [_write_frame(state, frame) for frame in state.frames]
    return left


def _write_frame(state: State, frame: Frame) -> dict[str, Any]:
    names = state.rules.board.post_ids
    fields: dict[str, Any] = frame._asdict()
    if isinstance(frame, Settling):
        fields["route"] = state.rules.board.routes[frame.route]
        fields["piece"] = state.piece_name(frame.piece) or None
        fields["settled"] = [names[post] for post in frame.settled]
    if isinstance(frame, PlacingAbroad):
        fields["settled"] = [names[post] for post in frame.settled]
    if isinstance(frame, Moving):
        fields["hand"] = [[names[post], state.piece_name(piece)] for post, piece in frame.hand]
        fields["dropped"] = [names[post] for post in frame.dropped]
    return {"decision": type(frame).__name__.lower(), **fields}


def read(state: State, given: Mapping[str, Any]) -> None:
    """Takes over what `write` wrote. ValueError where it does not fit this game."""
    keys = (*KEYS, *(key for module in state.rules.modules for key in module.pending_keys))
    if unknown := set(given) - set(keys):
        raise ValueError(f"pending: unknown key {min(map(str, unknown))!r}, expected {', '.join(keys)}")
    state.begun = bool(given.get("begun", state.begun))
    state.face_down = _count(given, "face_down", len(state.plates[state.turn]))
    state.due = _count(given, "due", 99)
    state.ending = given.get("ending", "")
    if state.ending not in ("", "END-01", "END-02", "CLASSIC-07", "END-03"):
        raise ValueError(f"pending: ending: {state.ending!r} is no end condition")
    if given.get("over", False):
        if not state.ending:
            raise ValueError("pending: over: 'ending' must name the end condition")
        state.frames = []
    elif "decisions" in given:
        frames = given["decisions"]
        if not isinstance(frames, list) or not frames:
            raise ValueError("pending: decisions: expected a list with at least one decision")
        state.frames = [_read_frame(state, entry) for entry in frames]
        if type(state.frames[0]) not in (Turn, Replacing) or state.frames[0].seat != state.turn:
            raise ValueError("pending: decisions: the first one must be the turn of the player whose turn it is")


def _count(given: Mapping[str, Any], key: str, most: int) -> int:
    count = given.get(key, 0)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
        raise ValueError(f"pending: {key}: expected a number from 0 to {most}, found {count!r}")
    return count


def _read_frame(state: State, entry: Any) -> Frame:
    if not isinstance(entry, Mapping) or entry.get("decision") not in FRAMES:
        raise ValueError(f"pending: decisions: expected one of {', '.join(FRAMES)}, found {entry!r}")
    kind = FRAMES[entry["decision"]]
    fields = {key: value for key, value in entry.items() if key != "decision"}
    if set(fields) != set(kind._fields):
        raise ValueError(f"pending: {entry['decision']}: expected the keys {', '.join(kind._fields)}")
    try:
        if kind is Settling:
            fields["route"] = state.rules.board.route_number[fields["route"]]
            fields["piece"] = _piece(state, fields["piece"]) if fields["piece"] else 0
            fields["settled"] = tuple(_post(state, post) for post in fields["settled"])
        if kind is PlacingAbroad:
            fields["settled"] = tuple(_post(state, post) for post in fields["settled"])
        if kind is Moving:
            fields["hand"] = tuple((_post(state, post), _piece(state, piece)) for post, piece in fields["hand"])
            fields["dropped"] = tuple(_post(state, post) for post in fields["dropped"])
    except (KeyError, TypeError, ValueError) as wrong:
        raise ValueError(f"pending: {entry['decision']}: {wrong} does not fit this board") from None
    if not all(isinstance(value, int | tuple) for value in fields.values()):
        raise ValueError(f"pending: {entry['decision']}: expected numbers, found {entry!r}")
    if fields["seat"] not in state.rules.seats:
        raise ValueError(f"pending: {entry['decision']}: there is no seat {fields['seat']!r}")
    return kind(**fields)


def _post(state: State, name: Any) -> int:
    return state.rules.board.post_ids.index(name)


def _piece(state: State, name: str) -> int:
    owner = MAX_SEATS if name[0] == "n" else int(name[0])
    piece = piece_of(owner, KIND_LETTERS.index(name[1]))
    assert piece >= PIECE
    return piece
