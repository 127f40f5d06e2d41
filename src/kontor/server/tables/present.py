"""A table as a caller may see it: the engine's view of the game, with the table around it."""

from typing import Any, TypeVar, cast

import msgspec

from kontor.rules.modules import SECRETS
from kontor.server.monitoring import clock
from kontor.server.tables import entries as log
from kontor.server.tables.keys import Caller, handle_of
from kontor.server.tables.problems import NotAllowed, not_allowed
from kontor.server.tables.seat import Asked
from kontor.server.tables.table import Table
from kontor.wire import answers as wire
from kontor.wire.events import GameEvent
from kontor.wire.requests import Clock, Orders

T = TypeVar("T", bound=msgspec.Struct)


def seat_shown(table: Table, caller: Caller, wish: int | None = None) -> int | None:
    """The seat whose view a caller gets: the one asked for, the deciding one, or the first; None for a spectator."""
    seats = table.seats_of(caller)
    if wish is not None:
        if wish not in seats:
            raise not_allowed(caller, "no-seat", "You do not hold this seat.")
        return wish
    if not seats:
        if table.game is not None and not table.agreed.spectators and not table.is_host(caller):
            refuse_replaced(table, caller)
            raise not_allowed(caller, "no-spectators", "This table is not open to spectators.")
        return None
    return table.decider if table.decider in seats else seats[0]


def refuse_replaced(table: Table, caller: Caller) -> None:
    """Refuses somebody who had a seat and was replaced for good."""
    if table.has_lost(caller):
        raise NotAllowed("replaced", "You were away for so long that somebody else has your seat.")


def view(table: Table, caller: Caller, wish: int | None = None) -> wire.TableView:
    seat = seat_shown(table, caller, wish)
    facts: dict[str, Any] = {"id": table.id, "version": table.version, "stamp": table.stamp}
    if table.game is None:
        options = table.options.as_dict()
        options.pop("pile", None)
        facts |= {**options, "ply": 0, "decider": None, "seat": seat}
    else:
        facts |= table.view(seat)
        if table.status == "aborted":
            facts["decider"] = None
    facts["table"] = info(table, caller)
    facts["scope"] = table.options.scope
    if (game := table.game) is not None:
        decider, seats = table.decider, table.seats_of(caller)
        if len(seats) > 1 and not game.is_over:  # several people may see this on one screen
            watched = table.view(None)
            facts["shared"] = {key: watched[key] for key in (*SECRETS, "scores") if key in watched}
        if decider is not None and decider in seats and table.seats[decider].is_person:
            facts |= {"legal": list(map(str, game.legal_actions())), "endings": game.endings(), "swaps": game.swaps()}
    return cast(wire.TableView, facts)


def news(table: Table, caller: Caller, wish: int | None, version: int, ply: int, heard: int) -> wire.News:
    """The newest view, what happened since somebody knew `ply` decisions at a version (0 if they do not know which),
    and the lines of chat after the last one they received."""
    since = table.fork(version, ply)
    seen = view(table, caller, wish)
    events = table.game.events(seen["seat"], since) if table.game else []
    return wire.News(view=seen, since=since, events=cast(list[GameEvent], events), chat=chat_since(table, heard))


def chat_since(table: Table, version: int) -> list[wire.Line]:
    return [line for line in table.chat if line.version > version]


def plays_alone(table: Table, seats: list[int]) -> bool:
    """Whether the holder of these seats plays one of them against bots alone, and not for a place among others."""
    if table.agreed.competition or len(seats) != 1:
        return False
    return all(number in seats or seat.kind == "bot" for number, seat in enumerate(table.seats))


def decides_alone(table: Table, seats: list[int]) -> bool:
    """Whether the holder of these seats needs nobody's agreement to take back, or to end the game."""
    if table.agreed.competition or not seats:
        return False
    question = log.Proposed(seat=seats[0], proposal="abort", ply=table.ply, agreed=tuple(seats))
    return not table.must_agree(Asked.by(question, table.version))


def info(table: Table, caller: Caller) -> wire.TableInfo:
    """The table around the game, as a caller sees it."""
    seats = table.seats_of(caller)
    game = table.game
    barrier = game.barrier if game else "nothing"
    if table.status == "aborted":
        barrier = "over"
    last = game.last if game else None
    return _shown(
        wire.TableInfo,
        *(table, table.agreed),
        seats=seat_infos(table),
        you=seats,
        alone=plays_alone(table, seats),
        decides_alone=decides_alone(table, seats),
        host=table.is_host(caller),
        seeded=table.agreed.seed is not None,
        undo=barrier is None and last is not None and last.seat in seats,
        barrier=barrier,
        proposal=_shown(wire.ProposalInfo, table.asked, waiting=table.must_agree(table.asked)) if table.asked else None,
        waiting=_waiting(table),
        clock=_clock(table),
        lost=table.has_lost(caller),
        competition=table.agreed.competition or None,
    )


def _shown(kind: type[T], /, *sources: object, **facts: object) -> T:
    """A message with these facts. What is not among them is what one of the sources calls by the same name."""
    for name in kind.__struct_fields__:
        source = next((each for each in sources if hasattr(each, name)), None)
        if name not in facts and source is not None:
            facts[name] = getattr(source, name)
    return kind(**facts)


def held_keys(table: Table, caller: Caller) -> list[wire.KeyInfo]:
    """What holds the caller's seats, and the rights of the host if the caller has them: links and browsers."""
    seats = table.seats_of(caller)
    hosts = table.host_keys if table.is_host(caller) else []
    links = [seat.token for seat in table.seats]
    every = dict.fromkeys(key for number in seats for key in table.seats[number].keys) | dict.fromkeys(hosts)
    return [
        _shown(
            wire.KeyInfo,
            table.known[key],
            id=handle_of(table.id, key),
            kind="host" if key == table.agreed.host else "link" if key in links else "browser",
            seats=[number for number in seats if key in table.seats[number].keys],
            host=key in hosts,
            you=key == caller.key,
        )
        for key in every
    ]


def _waiting(table: Table) -> wire.Waiting | None:
    seat = table.person_to_decide
    since = None if seat is None else table.waits_since(seat)
    if seat is None or since is None:
        return None
    patience = table.agreed.absence
    return wire.Waiting(seat=seat, since=since, until=None if patience is None else since + patience)


def _agreed_clock(table: Table) -> Clock | None:
    agreed = table.agreed.clock
    return None if agreed is None else Clock(**msgspec.structs.asdict(agreed))


def _clock(table: Table) -> wire.ClockInfo | None:
    agreed, timing, now = _agreed_clock(table), table.timing, clock.steady()
    if agreed is None:
        return None
    if timing is None:
        return wire.ClockInfo(agreed=agreed, now=now)
    seats = [
        wire.SeatClock(left=left, vacation=vacation, away=away if away > now else None)
        for left, vacation, away in zip(timing.left, timing.vacation, timing.away, strict=True)
    ]
    paused = timing.paused if timing.paused > now else None
    return _shown(wire.ClockInfo, timing, agreed=agreed, now=now, seats=seats, paused=paused)


def orders_of(table: Table, seat: int) -> wire.OrdersGiven:
    """The standing orders of a seat, for its player."""
    given = table.orders.get(seat, log.Ordered(seat=seat))
    facts = msgspec.to_builtins(given.orders)
    plan = given.orders.plan
    orders = msgspec.convert({**facts, "plan": list(plan.steps) if plan else []}, Orders)
    return wire.OrdersGiven(orders=orders, dropped=given.dropped)


def seat_infos(table: Table) -> list[wire.SeatInfo]:
    """The seats as everybody sees them."""
    return [
        _shown(wire.SeatInfo, seat, seat=number, host=table.is_seat_of_host(number))
        for number, seat in enumerate(table.seats)
    ]


def card(table: Table) -> wire.TableCard:
    """The table in a list; the reader's own seats are filled in when it is read."""
    agreed = table.agreed
    running = table.game is not None and table.status == "running"
    scores = table.game.scores() if table.game is not None and table.game.is_over else []
    return _shown(
        wire.TableCard,
        *(table, agreed),
        players=len(agreed.places),
        take="tradesman" if agreed.take == "tradesman" else msgspec.UNSET,
        seats=seat_infos(table),
        turn=table.game.turn if running and table.game else None,
        you=[],
        clock=_agreed_clock(table),
        due=table.clock_due(),
        ranks=[score["rank"] for score in scores],
        totals=[score["total"] for score in scores],
    )
