"""View: what one seat may know, composed from nothing; what was forgotten stays hidden (TURN-14)."""

from collections.abc import Sequence
from typing import Any

from kontor.rules.event import show_amount
from kontor.rules.forecast import end_conditions
from kontor.rules.frames import NAMES, Moving, PlacingAbroad, PlacingAside, Removing, Replacing, Settling, Taking
from kontor.rules.ids import MARKER_IDS, MERCHANT, NEUTRAL, OWNER, SHAPE, TRADER, piece_of
from kontor.rules.modules import SECRETS
from kontor.rules.offers import offers
from kontor.rules.position import write_public
from kontor.rules.scoring import lines, sheet
from kontor.rules.state import State
from kontor.rules.steps.displace import FEE, extras, settler
from kontor.rules.steps.marker import THREE_PIECES
from kontor.rules.steps.move import WAYS


def seat_view(state: State, seat: int | None) -> dict[str, Any]:
    """The situation as a seat sees it; None is a spectator."""
    seats = state.rules.seats
    seen = _shown(state, seat)
    seen["markers"]["plates"] = [_plate(state, owner, seat) for owner in seats]
    seen["scores"] = projection(state, seat) if not state.is_over else _whole_sheet(state)
    return seen


def open_view(state: State) -> dict[str, Any]:
    """The situation with every card and marker face up, for those who may read the complete record."""
    seen = _shown(state, None)
    seen["markers"]["plates"] = [[MARKER_IDS[code] for code in state.plate(owner)] for owner in state.rules.seats]
    written: dict[str, Any] = {"markers": {}}
    for write in state.rules.hooks.write:
        write(state, written)
    seen |= {key: written[key] for key in SECRETS if key in written}
    seen["scores"] = _whole_sheet(state)
    return seen


def _shown(state: State, seat: int | None) -> dict[str, Any]:
    """All that lies open, and what the modules show to this viewer."""
    seats = state.rules.seats
    seen: dict[str, Any] = {
        "seat": seat,
        "side": state.rules.board.id,
        "decider": state.decider,
        "decision": _decision(state),
        **write_public(state),
        "stock": [show_amount(*state.stock_of(owner)) for owner in seats],
        "controllers": _controllers(state),
        "completed_cities": state.completed,
        "completed_cities_limit": state.rules.board.limit,
        "end_conditions": end_conditions(state),
        "displaced": _displaced(state),
        "ending": state.ending or None,
        "is_over": state.is_over,
    }
    seen["markers"]["stack"] = len(state.pile)
    for reveal in state.rules.hooks.reveal:
        reveal(state, seat, seen)
    if seat is not None and seat == state.decider and (offered := offers(state)):
        seen["offers"] = offered
    return seen


def _displaced(state: State) -> dict[str, dict[str, int]]:
    """Of each piece what displacing it costs now, who would settle it, and with how many more."""
    t, s, rules = state.lookup, state.cells, state.rules
    pieces = [piece_of(owner, shape) for owner in rules.seats for shape in (TRADER, MERCHANT)]
    if rules.has_neutral:
        pieces.append(piece_of(NEUTRAL, TRADER))
    return {
        state.piece_name(piece): {
            "fee": FEE[SHAPE[piece]],
            "seat": settler(s, OWNER[piece]),
            "extras": extras(t, s, piece),
        }
        for piece in pieces
    }


def _controllers(state: State) -> dict[str, int | str]:
    """Who controls each city that has an office; the neutral player is `n`."""
    held = {name: state.controller(city) for city, name in enumerate(state.rules.board.cities)}
    return {name: state.seat_name(owner) for name, owner in held.items() if owner is not None}


def _plate(state: State, owner: int, viewer: int | None) -> list[str | None]:
    """The faces of the player's own replacements once they may be looked at; all others are face down (MARKER-13)."""
    plate = state.plate(owner)
    seen = len(plate) - (state.face_down if owner == state.turn else 0)
    return [MARKER_IDS[code] if owner == viewer and place < seen else None for place, code in enumerate(plate)]


def _decision(state: State) -> dict[str, Any] | None:
    """Who decides what, without anything secret."""
    if state.is_over:
        return None
    frame = state.frames[-1]
    board = state.rules.board
    facts: dict[str, Any] = {"decision": NAMES[type(frame)], "seat": frame.seat}
    match frame:
        case Settling():
            facts |= {
                "route": board.routes[frame.route],
                "piece": state.piece_name(frame.piece) or None,
                "extras": frame.extras,
            }
        case Moving():
            facts |= {
                "way": WAYS[frame.way].name,
                "limit": frame.lifts + len(frame.hand) + len(frame.dropped),
                "lifts": frame.lifts,
                "hand": [[board.post_ids[post], state.piece_name(piece)] for post, piece in frame.hand],
            }
        case Taking():
            facts |= {"limit": frame.limit, "traders_only": bool(frame.traders_only)}
        case PlacingAside():
            facts |= {"left": frame.left, "aside": show_amount(frame.traders, frame.merchants)}
        case PlacingAbroad():
            facts |= {"left": frame.left}
        case Removing():
            facts |= {"limit": THREE_PIECES, "left": frame.left}
        case Replacing():
            facts |= {"markers": len(state.plate(frame.seat))}
    return facts


def projection(state: State, viewer: int | None) -> dict[str, Any]:
    """The scores without what this viewer may not know before the end, and which categories that leaves out."""
    ask_all = state.rules.hooks.secret_lines
    return _sheet_without(
        state, [tuple(name for ask in ask_all for name in ask(viewer, owner)) for owner in state.rules.seats]
    )


def _whole_sheet(state: State) -> dict[str, Any]:
    return _sheet_without(state, [()] * len(state.rules.seats))


def _sheet_without(state: State, hidden: Sequence[Sequence[str]]) -> dict[str, Any]:
    by_seat = [[line for line in lines(state, seat) if line.category not in hidden[seat]] for seat in state.rules.seats]
    return {
        "seats": [dict(score) for score in sheet(state, by_seat)],
        "hidden": [list(names) for names in hidden],
        "lines": [[line._asdict() for line in own] for own in by_seat],
    }
