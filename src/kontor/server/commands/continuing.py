"""Going on from a moment of a game, at a table of its own."""

import secrets
from typing import Any

from kontor.moments import dealt_again
from kontor.server.commands.playing import refuse_in_competition
from kontor.server.tables.entries import options_of
from kontor.server.tables.keys import Caller
from kontor.server.tables.present import seat_shown
from kontor.server.tables.problems import Invalid, NotNow
from kontor.server.tables.replays import is_open
from kontor.server.tables.table import Table
from kontor.server.wire import requests as wire

SEED_BITS = 62


def go_on(table: Table, caller: Caller, wanted: wire.Continue) -> tuple[wire.NewGame, dict[str, Any]]:
    """What the new table agrees on, and the position that it begins with.

    Everything is dealt again that the caller could not know at that moment: in a running game at the caller's seat, in
    a game that is over at the seat that the caller takes now.
    """
    eyes = seat_shown(table, caller)
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    if table.status == "running":
        refuse_in_competition(table)
    if table.status == "running" and sum(seat.kind == "human" for seat in table.seats) > 1:
        raise NotNow("running", "This game goes on between people: wait until it is over.")
    if wanted.ply > table.ply:
        raise Invalid("invalid", f"The game has {table.ply} decisions: expected one of its moments.")
    if len(wanted.seats) != len(table.seats):
        raise Invalid("invalid", f"The game has {len(table.seats)} seats: expected as many.")
    game = table.game.copy()
    game.undo_to(wanted.ply)
    if game.is_over:
        raise NotNow("over", "The game is over at this moment: nothing can go on.")
    if is_open(table):
        eyes = next((place for place, seat in enumerate(wanted.seats) if isinstance(seat, wire.HumanSeat)), None)
    settled = wire.NewGame(seats=wanted.seats, pace=wanted.pace, **options_of(table.agreed))
    return settled, dealt_again(game, eyes, secrets.randbits(SEED_BITS))
