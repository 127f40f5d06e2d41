"""What people may do at a table. Each command looks at the table and gives the entries to append, or refuses.

Nothing here changes a table or waits for anything: the same command can be asked again when somebody else was faster.
"""

import secrets
from collections.abc import Sequence

from kontor import bots, catalog
from kontor.game import Game, start_game
from kontor.rules.chance import Chance
from kontor.rules.notation import NotationError
from kontor.rules.ruleset import RULES_VERSION
from kontor.server import entries as log
from kontor.server.entries import HOST, Entry
from kontor.server.keys import Caller, hash_of
from kontor.server.present import view
from kontor.server.problems import Refused, refuse, refuse_by_rule
from kontor.server.table import Table
from kontor.server.wire import requests as wire
from kontor.server.wire.answers import Problem
from kontor.server.wire.requests import COLOURS

LONGEST_CHAT = 2_000  # lines per table
Entries = Sequence[Entry]


# Making and filling a table


def create(wanted: wire.NewGame, tokens: Sequence[str | None], host: str, invite: str) -> list[Entry]:
    """The first entries of a new table. `tokens` are those of the people's seats; the first of them is a host too."""
    try:
        options = catalog.options(
            wanted.board, len(wanted.seats), wanted.edition, wanted.modules, wanted.duo, wanted.pile
        )
    except ValueError as wrong:
        refuse(422, "option", str(wrong))
    colours = _colours([seat.colour for seat in wanted.seats])
    created = log.Created(
        board=options.board,
        edition=options.edition,
        modules=options.modules,
        duo=options.duo,
        pile=options.pile,
        places=tuple(map(_place, range(len(wanted.seats)), wanted.seats, colours, tokens)),
        host=hash_of(host),
        invite=invite,
        seed=wanted.seed,
        public=wanted.public,
        spectators=wanted.spectators,
        pace=wanted.pace,
        shuffle=wanted.shuffle,
        rules=RULES_VERSION,
    )
    first = next((token for token in tokens if token is not None), None)
    return [created, *([log.Opened(seat=HOST, key=hash_of(first))] if first else [])]


def _place(number: int, seat: wire.SeatWanted, colour: str, token: str | None) -> log.Place:
    match seat:
        case wire.BotSeat():
            level = _level(seat.level)
            name = _name(seat.name or f"{level.capitalize()} {number + 1}")
            return log.Place(kind="bot", name=name, colour=colour, level=level)
        case wire.HumanSeat():
            assert token is not None
            name = _name(seat.name or f"Player {number + 1}")
            return log.Place(kind="human", name=name, colour=colour, key=hash_of(token))
        case wire.InvitedSeat():
            return log.Place(kind="invited", name=_name(seat.name) if seat.name else "", colour=colour)
        case wire.OpenSeat():
            return log.Place(kind="open", name="", colour=colour)


def _colours(wanted: Sequence[str | None]) -> list[str]:
    """The colours wished for, and those that are left for the others."""
    chosen = [colour for colour in wanted if colour is not None]
    if len(set(chosen)) < len(chosen):
        refuse(422, "colour", "Two seats cannot have the same colour.")
    left = [colour for colour in COLOURS if colour not in chosen]
    return [colour or left.pop(0) for colour in wanted]


def _name(name: str) -> str:
    """A name that can be read; records take no others."""
    if not name.isprintable() or not name.strip():
        refuse(422, "name", f"The name {name!r} cannot be shown: expected letters that can be seen.")
    return name


def _level(level: str) -> str:
    if level not in bots.LEVELS:
        refuse(422, "level", f"There is no bot level '{level}': expected one of {', '.join(bots.LEVELS)}.")
    return level


def join(table: Table, caller: Caller, request: wire.Join, token: str) -> Entries:
    """Sits down at a free seat."""
    if table.status not in ("lobby", "running"):
        refuse(409, "over", "This game is over.")
    invited = request.invite is not None
    if invited and not secrets.compare_digest((request.invite or "").encode(), (table.agreed.invite or "").encode()):
        refuse(403, "invite", "This invitation is not valid for this table.")
    number = _free_seat(table, request.seat, invited)
    colour = request.colour or table.seats[number].colour
    if any(seat.colour == colour for other, seat in enumerate(table.seats) if other != number):
        refuse(409, "colour", f"The colour {colour} is taken.")
    return [log.Joined(seat=number, name=_name(request.name), colour=colour, key=hash_of(token))]


def _free_seat(table: Table, wish: int | None, invited: bool) -> int:
    def fits(number: int) -> bool:
        seat = table.seats[number]
        return seat.is_free and (invited or seat.kind == "open" or (seat.vacated and table.agreed.public))

    if wish is not None:
        if wish >= len(table.seats):
            refuse(404, "no-seat", f"This table has no seat {wish}.")
        if not table.seats[wish].is_free:
            refuse(409, "taken", "This seat is taken.")
        if not fits(wish):
            refuse(403, "invite", "This seat is for invited people: open the invitation link.")
        return wish
    free = [number for number in range(len(table.seats)) if fits(number)]
    if not free:
        refuse(409, "full", "There is no free seat at this table.")
    return free[0]


def start(table: Table, caller: Caller, request: wire.Start) -> Entries:
    """Begins the game; free seats are given to bots where the host says so."""
    if not table.is_host(caller):
        refuse(403, "not-host", "Only the host may start the game.")
    if table.status != "lobby":
        refuse(409, "started", "This game has begun.")
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free and request.fill is None:
        refuse(409, "free-seats", f"Free seats: {len(free)}. Wait for players, or fill them with bots.")
    filled = [log.Handed(seat=number, level=_level(request.fill or "")) for number in free]
    return [*filled, begin(table)]


def begin(table: Table) -> log.Started:
    """The entry that sets the game up."""
    order = list(range(len(table.seats)))
    if table.agreed.shuffle:
        secrets.SystemRandom().shuffle(order)
    seed = table.agreed.seed if table.agreed.seed is not None else secrets.randbits(128)
    game = start_game(table.options, Chance(seed))
    chance = {name: tuple(results) for name, results in game.start.chance.items()}
    return log.Started(order=tuple(order), chance=chance, salt=secrets.token_hex(16))


# Playing


def play(table: Table, caller: Caller, request: wire.Play) -> Entries:
    """A decision. A request for another moment than the present one is refused with the newer view."""
    game, seats = _running(table, caller)
    if request.key is not None and any(table.sent.get(f"{seat} {request.key}") == request.ply for seat in seats):
        return []  # it was stored before, and the answer got lost
    _check_moment(table, caller, request.ply, request.stamp)
    decider = game.decider
    if decider not in seats:
        name = table.seats[decider].name if decider is not None else ""
        refuse(403, "not-your-decision", f"It is {name}'s decision, not yours.")
    if table.seats[decider].level is not None:
        refuse(409, "bot-decides", "A bot decides for this seat: take the seat back first.")
    try:
        refusal = game.why_not(request.action)
    except NotationError as unreadable:
        raise Refused(422, Problem(error="notation", message=str(unreadable))) from None
    if refusal is not None:
        refuse_by_rule(refusal)
    return [log.Decided(ply=game.ply, seat=decider, action=request.action, key=request.key)]


def bot_plays(table: Table, ply: int, stamp: int, action: str, level: str) -> Entries:
    """A bot's decision, unless the table went on meanwhile."""
    waiting = table.bot_to_decide()
    if waiting is None or table.stamp != stamp or table.ply != ply:
        return []
    assert table.game is not None
    try:
        refusal = table.game.why_not(action)
    except NotationError:
        return []
    return [] if refusal else [log.Decided(ply=ply, seat=waiting[0], action=action, level=level)]


def _running(table: Table, caller: Caller) -> tuple[Game, list[int]]:
    seats = table.seats_of(caller)
    if not seats:
        refuse(401 if caller.key is None else 403, "no-seat", "You hold no seat at this table.")
    if table.game is None:
        refuse(409, "lobby", "The game has not begun.")
    return table.game, seats


def _check_moment(table: Table, caller: Caller, ply: int | None, stamp: int | None) -> None:
    if (ply is not None and ply != table.ply) or (stamp is not None and stamp != table.stamp):
        message = f"The game has gone on: it is at decision {table.ply}."
        refuse(409, "stale", message, view=view(table, caller))
    if table.status != "running":
        refuse(409, table.status, "This game is over.", view=view(table, caller))


def undo(table: Table, caller: Caller, request: wire.Undo) -> Entries:
    """Takes back own decisions, until something hidden showed or somebody else had to decide."""
    game, seats = _running(table, caller)
    _check_moment(table, caller, None, request.stamp)
    goal = game.ply - 1 if request.ply is None else request.ply
    if request.ply is not None and request.ply >= game.ply:
        refuse(409, "barrier", f"There is nothing to take back after decision {request.ply}.")
    past = game.copy()
    seat = HOST
    while past.ply > goal:
        if past.barrier is not None:
            refuse(409, "barrier", BARRIERS[past.barrier], view=view(table, caller))
        assert past.last is not None
        seat = past.last.seat
        if seat not in seats:
            refuse(409, "barrier", "Only own decisions can be taken back; you may ask the others.")
        past.undo()
    return [log.Undone(ply=goal, seat=seat)]


BARRIERS = {
    "nothing": "There is nothing to take back.",
    "revealed": "Something hidden was shown, so this cannot be taken back; you may ask the others.",
    "asked": "Somebody else had to decide since, so this cannot be taken back; you may ask the others.",
    "over": "The game is over.",
}


# Asking the others


def take_back(table: Table, caller: Caller, request: wire.TakeBack) -> Entries:
    """Asks to go back to an earlier moment; where only bots would have to agree, it happens at once."""
    game, seats = _running(table, caller)
    _check_moment(table, caller, None, None)
    if request.ply >= game.ply:
        refuse(409, "barrier", f"There is nothing to take back after decision {request.ply}.")
    return _propose(table, seats[0], log.Proposed(seat=seats[0], proposal="takeback", ply=request.ply))


def abort(table: Table, caller: Caller) -> Entries:
    """Asks to end the game without a result; the host may close a table whose game has not begun."""
    if table.status == "lobby" and table.is_host(caller):
        return [log.Aborted()]
    game, seats = _running(table, caller)
    _check_moment(table, caller, None, None)
    return _propose(table, seats[0], log.Proposed(seat=seats[0], proposal="abort", ply=game.ply))


def _propose(table: Table, seat: int, proposed: log.Proposed) -> Entries:
    if table.asked is not None:
        refuse(409, "asked", "Another question is still open at this table.")
    return [proposed] if table.others(seat) else [_outcome(proposed.proposal, seat, proposed.ply)]


def _outcome(proposal: log.Proposal, seat: int, ply: int) -> Entry:
    return log.Undone(ply=ply, seat=seat) if proposal == "takeback" else log.Aborted()


def _all_agreed_without(table: Table, gone: int) -> Entries:
    """What was asked happens when the last one who had not answered lets a bot play on."""
    asked = table.asked
    if asked is None or asked.seat == gone or set(table.others(asked.seat)) - asked.agreed - {gone}:
        return []
    return [_outcome(asked.proposal, asked.seat, asked.ply)]


def reply(table: Table, caller: Caller, request: wire.Reply) -> Entries:
    """Answers what was asked; the one who asked may only withdraw."""
    _, seats = _running(table, caller)
    asked = table.asked
    if asked is None:
        refuse(409, "nothing-asked", "Nothing is asked at this table.")
    if asked.seat in seats:
        if request.agree:
            refuse(409, "own-question", "The others must agree to what you asked.")
        return [log.Answered(seat=asked.seat, agree=False)]
    waiting = [seat for seat in table.others(asked.seat) if seat not in asked.agreed]
    own = [seat for seat in seats if seat in waiting]
    if not own:
        refuse(409, "answered", "You have answered.")
    if not request.agree:
        return [log.Answered(seat=own[0], agree=False)]
    answers = [log.Answered(seat=seat, agree=True) for seat in own]
    done = [_outcome(asked.proposal, asked.seat, asked.ply)] if set(own) == set(waiting) else []
    return [*answers, *done]


# Seats and people


def own_seat(table: Table, caller: Caller, seat: int | None) -> int:
    """A seat of the caller: this one, or the only one."""
    seats = table.seats_of(caller)
    if seat is not None and seat in seats:
        return seat
    if seat is not None or not seats:
        refuse(401 if caller.key is None else 403, "no-seat", "You do not hold this seat.")
    if len(seats) > 1:
        refuse(409, "which-seat", f"You hold several seats: say which one of {', '.join(map(str, seats))}.")
    return seats[0]


def hand_over(table: Table, caller: Caller, seat: int, level: str | None) -> Entries:
    """Lets a bot decide for a seat; None: its player decides again."""
    number = own_seat(table, caller, seat)
    if level is not None:
        _level(level)
    if table.status != "running":
        refuse(409, table.status, "A bot can take over only while the game runs.")
    if table.seats[number].level == level:
        return []
    settled = _all_agreed_without(table, number) if level is not None else []
    return [log.Handed(seat=number, level=level), *settled]


def leave(table: Table, caller: Caller, request: wire.Leave) -> Entries:
    """Gives a seat up: it is free again, and in a running game a bot goes on."""
    number = own_seat(table, caller, request.seat)
    if table.status not in ("lobby", "running"):
        refuse(409, "over", "This game is over; there is nothing to leave.")
    level = _level(request.level or bots.LEVELS[-1]) if table.status == "running" else None
    return [log.Left(seat=number, level=level), *_all_agreed_without(table, number)]


def open_key(table: Table, holder: Caller, key: str) -> Entries:
    """Gives a browser's key all that a token holds."""
    held = [*table.seats_of(holder), *([HOST] if table.is_host(holder) else [])]
    return [
        log.Opened(seat=number, key=key)
        for number in held
        if key not in (table.host_keys if number == HOST else table.seats[number].keys)
    ]


def say(table: Table, caller: Caller, request: wire.Say) -> Entries:
    """A line of chat."""
    seats = table.seats_of(caller)
    if not seats:
        refuse(401 if caller.key is None else 403, "no-seat", "Only those at the table may chat.")
    if (request.text is None) == (request.phrase is None):
        refuse(422, "chat", "Say either a text or a phrase.")
    if request.text is not None and not request.text.strip():
        refuse(422, "chat", "There is nothing in this line.")
    if len(table.chat) >= LONGEST_CHAT:
        refuse(409, "chat-full", "The chat of this table is full.")
    seat = table.decider if table.decider in seats else seats[0]
    return [log.Said(seat=seat, text=request.text, phrase=request.phrase)]


def set_pace(table: Table, caller: Caller, request: wire.SetPace) -> Entries:
    """How long bots wait."""
    if not table.seats_of(caller) and not table.is_host(caller):
        refuse(401 if caller.key is None else 403, "no-seat", "Only those at the table may change its pace.")
    return [] if table.pace == request.pace else [log.Paced(pace=request.pace)]


# Another game


def rematch_of(table: Table) -> list[Entry]:
    """The first entries of the next table for the same people; the first seat moves on by one."""
    agreed = table.agreed
    count = len(table.seats)
    order = [(number + 1) % count for number in range(count)]
    seats = [table.seats[number] for number in order]
    places = tuple(
        log.Place(
            kind="human" if seat.keys else "bot",
            name=seat.name,
            colour=seat.colour,
            level=None if seat.keys else seat.level,
            key=seat.keys[0] if seat.keys else None,
        )
        for seat in seats
    )
    created = log.Created(
        board=agreed.board,
        edition=agreed.edition,
        modules=agreed.modules,
        duo=agreed.duo,
        pile=agreed.pile,
        places=places,
        host=table.host_keys[0],
        invite=agreed.invite,
        seed=None,
        public=agreed.public,
        spectators=agreed.spectators,
        pace=table.pace,
        shuffle=agreed.shuffle,
        rules=RULES_VERSION,
    )
    opened = [log.Opened(seat=number, key=key) for number, seat in enumerate(seats) for key in seat.keys[1:]]
    host = [log.Opened(seat=HOST, key=key) for key in table.host_keys[1:]]
    return [created, *opened, *host]


def may_rematch(table: Table, caller: Caller) -> None:
    """Refuses a rematch to those who did not play, and before the end."""
    if not table.seats_of(caller) and not table.is_host(caller):
        refuse(401 if caller.key is None else 403, "no-seat", "Only those at the table may ask for another game.")
    if table.game is None or table.status == "running":
        refuse(409, table.status, "This game is not over yet.")


def rematched(table: Table, successor: str) -> Entries:
    """Tells the table where its people went on."""
    return [] if table.rematch == successor else [log.Rematched(table=successor)]
