"""Standing orders: a player says beforehand what is to be decided."""

from collections.abc import Sequence

import msgspec

from kontor.game import Game, IllegalAction
from kontor.rules.notation import NotationError
from kontor.server.commands.holding import own_seat
from kontor.server.commands.playing import check_moment, running
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries
from kontor.server.tables.keys import Caller
from kontor.server.tables.orders import answer, is_unchanged, try_out
from kontor.server.tables.problems import Illegal, Invalid, NotNow
from kontor.server.tables.table import Table
from kontor.server.wire import requests as wire


def order(table: Table, caller: Caller, seat: int, request: wire.Orders) -> Entries:
    """Orders for one of the caller's seats, instead of those before."""
    number = own_seat(table, caller, seat)
    game, _ = running(table, caller)
    check_moment(table, caller)
    wish = request.displaced
    unknown = [route for route in (wish.to if wish else ()) if route not in game.board.routes]
    if unknown:
        raise Invalid("order", f"There is no route {unknown[0]!r} on this board.")
    before = table.orders.get(number)
    plan = before.orders.plan if before else None
    if tuple(request.plan) != (plan.steps if plan else ()):  # otherwise it counts from the moment it was made
        if request.plan:
            planned(table, number, request.plan)
        plan = log.Plan(steps=tuple(request.plan), ply=game.ply) if request.plan else None
    new = log.Orders(
        displaced=None if wish is None else log.WhenDisplaced(**{**msgspec.structs.asdict(wish), "to": tuple(wish.to)}),
        gains=request.gains,
        end=request.end,
        plan=plan,
    )
    if (before.orders if before else log.Orders()) == new:
        return []
    return [log.Ordered(seat=number, orders=new)]


def planned(table: Table, seat: int, steps: Sequence[str]) -> Game:
    """The game after the steps of a plan, as far as its player can know; refuses what could not be played now."""
    game = table.game
    assert game is not None
    if game.turn == seat:
        raise NotNow("your-turn", "It is your turn: play it. The next one can be planned once it is over.")
    try:
        return try_out(game, seat, steps)
    except NotationError as unreadable:
        raise Invalid("notation", str(unreadable)) from None
    except IllegalAction as illegal:
        raise Illegal(illegal.refusal) from None


def obey(table: Table) -> Entries:
    """What follows from the orders of the player for whom the game waits. Taking back is never undone by an order."""
    seat, game = table.decider, table.game
    if seat is None or game is None or table.taken_back or not table.seats[seat].is_person:
        return []
    given = table.orders.get(seat)
    if given is None:
        return []
    plan = given.orders.plan
    if plan is not None and game.turn == seat:
        if not is_unchanged(game, seat, plan.steps, plan.ply):
            return [given.without_plan("changed")]
        if not _can_be_played(game, seat, plan.steps):
            return [given.without_plan("illegal")]
        return [log.Decided(ply=game.ply, seat=seat, action=plan.steps[0], order="plan")]
    action = answer(game, given.orders)
    return [] if action is None else [log.Decided(ply=game.ply, seat=seat, action=action, order="standing")]


def _can_be_played(game: Game, seat: int, steps: Sequence[str]) -> bool:
    """Whether a plan is possible to its end, as far as its player can know: it is not begun otherwise."""
    try:
        try_out(game, seat, steps)
    except IllegalAction:
        return False
    return game.why_not(steps[0]) is None
