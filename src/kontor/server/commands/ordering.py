"""Standing orders: a player says beforehand what is to be decided. The engine says what is legal; an order chooses, or
leaves it to its player."""

from collections.abc import Sequence

import msgspec

from kontor.game import Game, IllegalAction
from kontor.moments import can_be_played, is_unchanged, try_out
from kontor.rules.frames import Settling, Taking, Turn
from kontor.rules.notation import NotationError
from kontor.server.commands.playing import check_moment, own_seat, running
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries, Orders, WhenDisplaced
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import Illegal, Invalid, NotNow
from kontor.server.tables.table import Table
from kontor.wire import requests as wire


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
        if not can_be_played(game, seat, plan.steps):
            return [given.without_plan("illegal")]
        return [log.Decided(ply=game.ply, seat=seat, action=plan.steps[0], order="plan")]
    action = answer(game, given.orders)
    return [] if action is None else [log.Decided(ply=game.ply, seat=seat, action=action, order="standing")]


def answer(game: Game, orders: Orders) -> str | None:
    """The decision that follows from orders; None where the player is to be asked."""
    legal = list(map(str, game.legal_actions()))
    match game.state.frames[-1]:
        case Settling(seat=seat, owner=owner) if orders.displaced is not None and owner == seat:
            return _settle(legal, orders.displaced)
        case Taking() if orders.gains is not None:
            return _take(legal, orders.gains)
        case Turn() if orders.end and legal == ["end"]:
            return "end"
    return None


def _settle(legal: Sequence[str], wish: WhenDisplaced) -> str | None:
    """The displaced piece first, then extra pieces as wished. Pieces that stand on the board stay there.

    A route counts more than the shape of an extra piece: only merchants may stand on ship posts (EAST-26).
    """
    own = [action for action in legal if action.startswith("settle ") and " from " not in action]
    if own:
        return _on_route(own, wish)
    sources = {"none": (), "stock": ("stock",), "supply": ("stock", "supply")}[wish.extras]
    extras = [action for action in legal if action.partition(" from ")[2] in sources]
    if not extras:
        return "decline"
    return _on_route(sorted(extras, key=lambda action: action.split()[1] != wish.piece), wish)


def _on_route(actions: Sequence[str], wish: WhenDisplaced) -> str | None:
    """The first of these that leads to the best route; None where the player wants to be asked then."""
    for route in wish.to:
        for action in actions:
            if action.split()[2].partition("/")[0] == route:
                return action
    return actions[0] if wish.otherwise == "any" else None


def _take(legal: Sequence[str], wish: str) -> str:
    """Traders or merchants first; the engine offers only what brings as many pieces as possible."""
    if wish == "none":
        return "decline"

    def count(action: str) -> int:
        """How many pieces of the shape that is wished for are taken: of an amount, or by the name of one piece."""
        parts = (part for part in action.removeprefix("take ").split("+") if part.endswith(wish))
        return sum(int(part[:-1] or 1) for part in parts)

    return max((action for action in legal if action.startswith("take ")), key=count, default="decline")
