"""People: who sits where, who decides for a seat, what they say; what the operator may do there; and what
happens at a table when somebody is deleted who plays there, or did."""

import math
import secrets
from collections.abc import Collection
from typing import Final

from kontor import bots
from kontor.server.commands.asking import settled
from kontor.server.commands.making import known_level, readable
from kontor.server.commands.playing import own_seat, players_only, refuse_in_competition
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.names import spelling
from kontor.server.tables.problems import Invalid, NotAllowed, NotFound, NotNow, not_allowed
from kontor.server.tables.table import Table
from kontor.wire import requests as wire

INVALID_INVITATION: Final = "This invitation is not valid here, or no longer valid."

# Sitting down


def join(table: Table, caller: Caller, request: wire.Join, token: str) -> Entries:
    """Sits down at a free seat. A token that already sits there was sent twice by one person."""
    key = hash_of(token)
    if table.seats_of(Caller(key)):
        return []
    if table.status not in ("lobby", "running"):
        raise NotNow("over", "This game is over.")
    if table.status == "running" and table.seats_of(caller):
        raise NotNow("seated", "You already have a seat in this game: another would show you what is hidden from you.")
    number = _free_seat(table, request.seat, request.invite)
    colour = request.colour or table.seats[number].colour
    if any(seat.colour == colour for other, seat in enumerate(table.seats) if other != number):
        raise NotNow("colour", f"The colour {colour} is taken.")
    return [log.Joined(seat=number, name=readable(request.name), colour=colour, key=key)]


def _free_seat(table: Table, wish: int | None, code: str | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    fitting = [number for number in free if _may_sit(table, number, code)]
    if wish is not None:
        _existing(table, wish)
        if wish not in free:
            raise NotNow("taken", "This seat is taken.")
        free, fitting = [wish], [number for number in fitting if number == wish]
    if not free:
        raise NotNow("full", "There is no free seat at this table.")
    if not fitting and code is not None:
        raise NotAllowed("invite", INVALID_INVITATION)
    if not fitting:
        raise NotAllowed("invite", "This seat is for invited people: open the invitation link.")
    return fitting[0]


def check_invitation(table: Table, code: str) -> None:
    """Refuses the code of an invitation that lets nobody in here: to the lobby, or to a seat that somebody left."""
    stored = [table.invited] if table.status == "lobby" else [seat.invited for seat in table.seats if seat.is_free]
    if not any(_is_code(code, invited) for invited in stored):
        raise NotAllowed("invite", INVALID_INVITATION)


def _may_sit(table: Table, number: int, code: str | None) -> bool:
    """Lobby seats are for anybody, or for those with the table's invitation. A seat that somebody left during the game
    comes with its secrets, so the host invites one person to it."""
    seat = table.seats[number]
    if seat.vacated or seat.replaced:
        return _is_code(code, seat.invited)
    return _is_code(code, table.invited) or (code is None and seat.kind == "open")


def _is_code(code: str | None, stored: str | None) -> bool:
    return code is not None and stored is not None and secrets.compare_digest(hash_of(code), stored)


def _existing(table: Table, number: int) -> None:
    if number >= len(table.seats):
        raise NotFound("no-seat", f"This table has no seat {number}.")


def invite(table: Table, caller: Caller, seat: int, code: str) -> Entries:
    """The host invites somebody to the seat of a player who left or was replaced; an older code becomes invalid."""
    _existing(table, seat)
    _host_only(table, caller)
    refuse_in_competition(table)
    if table.status != "running":
        raise NotNow(table.status, "A seat can be taken over only while the game is running.")
    if not table.seats[seat].vacated and not table.seats[seat].replaced:
        raise NotNow("taken", "Nobody has left this seat.")
    if table.seats[seat].bot_only:
        raise NotNow("bot-only", "The host of this table was away: only a bot may play this seat.")
    return [log.Invited(seat=seat, key=hash_of(code))]


def replace(table: Table, caller: Caller, seat: int, level: str, now: float) -> Entries:
    """The host lets a bot play for somebody for whom the game has waited too long."""
    _existing(table, seat)
    if not (table.is_seat_of_host(seat) and table.seats_of(caller)):  # if the host is away, the others may do it
        _host_only(table, caller)
    known_level(level)
    if table.status != "running":
        raise NotNow(table.status, "Somebody can be replaced only while the game is running.")
    patience, since = table.agreed.absence, table.waits_since(seat)
    if patience is None:
        raise NotNow("not-away", "At this table nobody can be replaced.")
    if since is None or seat in table.seats_of(caller):
        raise NotNow("not-away", "Only somebody else for whom the game waits can be replaced.")
    if now - since < patience:
        left = math.ceil((patience - (now - since)) / 60)
        raise NotNow("not-away", f"This player has not been away for long enough: wait another {left} min.")
    return settled(table, log.Replaced(seat=seat, level=level))


def note_presence(table: Table, caller: Caller, now: float) -> Entries:
    """The player for whom the game waits is there. That is noted four times in the time after which somebody counts as
    away, and no more often: it fills the log."""
    seat, patience = table.decider, table.agreed.absence
    if seat is None or patience is None or seat not in table.seats_of(caller):
        return []
    since = table.waits_since(seat)
    return [log.Seen(seat=seat)] if since is not None and now - since >= patience / 4 else []


def invite_to_lobby(table: Table, caller: Caller, code: str) -> Entries:
    """The host makes a new invitation to the free seats of a lobby; the one before becomes invalid."""
    _host_only(table, caller)
    if table.status != "lobby":
        raise NotNow("started", "Invitations are for lobbies only.")
    return [log.Invited(seat=HOST, key=hash_of(code))]


def send_away(table: Table, caller: Caller, seat: int) -> Entries:
    """The host frees a seat before the game begins."""
    _host_only(table, caller)
    _existing(table, seat)
    if table.status != "lobby":
        raise NotNow("started", "Nobody can be removed once the game has started.")
    if table.seats[seat].kind == "bot":
        raise NotNow("taken", "A bot sits here.")
    return [] if table.seats[seat].is_free else [log.Left(seat=seat)]


def _host_only(table: Table, caller: Caller) -> None:
    if not table.is_host(caller):
        raise NotAllowed("not-host", "Only the host may do this.")


# Holding a seat


def hand_over(table: Table, caller: Caller, seat: int, level: str | None) -> Entries:
    """Lets a bot decide for a seat; None: its player decides again."""
    number = own_seat(table, caller, seat)
    if level is not None:
        level = _stand_in(table, level)
    if table.status != "running":
        raise NotNow(table.status, "A bot can take over only while the game is running.")
    if table.seats[number].level == level:
        return []
    return settled(table, log.Handed(seat=number, level=level))


def leave(table: Table, caller: Caller, request: wire.Leave) -> Entries:
    """Gives up a seat: it becomes free, and in a running game a bot takes over."""
    number = own_seat(table, caller, request.seat)
    if table.status not in ("lobby", "running"):
        raise NotNow("over", "This game is over; there is nothing to leave.")
    level = _stand_in(table, request.level or bots.QUICK_LEVEL) if table.status == "running" else None
    return settled(table, log.Left(seat=number, level=level))


def _stand_in(table: Table, wanted: str) -> str:
    """The level of a bot that plays for somebody. In a competition nobody gains by it: it is the one that plays when
    their time is up."""
    clock = table.agreed.clock
    return clock.level if table.agreed.competition and clock else known_level(wanted)


# Around the game


def say(table: Table, caller: Caller, request: wire.Say) -> Entries:
    seats = table.seats_of(caller)
    if not seats:
        raise not_allowed(caller, "no-seat", "Only players at the table may chat.")
    if (request.text is None) == (request.phrase is None):
        raise Invalid("chat", "Send either a text or a phrase.")
    if request.text is not None and not request.text.strip():
        raise Invalid("chat", "There is nothing to send.")
    seat = table.decider if table.decider in seats else seats[0]
    return [log.Said(seat=seat, text=request.text, phrase=request.phrase)]


def set_pace(table: Table, caller: Caller, request: wire.SetPace) -> Entries:
    players_only(table, caller, "change its pace")
    return [] if table.pace == request.pace else [log.Paced(pace=request.pace)]


def instant(table: Table, caller: Caller) -> Entries:
    """Bots answer at once until a person must decide; if one already must, nothing changes."""
    players_only(table, caller, "change its pace")
    waits = table.decider is not None and table.seats[table.decider].level is not None
    return [log.Instant()] if waits and not table.instant else []


# The operator


def remove_line(table: Table, version: int) -> Entries:
    """A line of chat is no longer shown to anybody."""
    if version in table.removed:
        return []
    if not any(line.version == version for line in table.chat):
        raise NotFound("no-line", f"There is no line {version} in the chat of this table.")
    return [log.Removed(line=version)]


def remove_chat(table: Table) -> Entries:
    """All that was said is no longer shown to anybody."""
    lines = sorted({version for each in table.occupants for version in each.lines} - {*table.removed})
    return [log.Removed(line=lines[0], others=tuple(lines[1:]))] if lines else []


def rename(table: Table, seat: int, name: str) -> Entries:
    """A seat has another name from now on, also beside its lines of chat."""
    _existing(table, seat)
    return [] if table.seats[seat].name == name else [log.Renamed(seat=seat, name=readable(name))]


# Deleting a person


def delete_person(table: Table, browsers: Collection[str]) -> Entries:
    """The table forgets a person, who has or had these browsers and gives up their seats."""
    entries = [*_forget(table, occupants_of(table, browsers), browsers)]
    after = table.copy()
    after.try_out(*entries)
    while given_up := _give_up(after, browsers):
        after.try_out(*given_up)
        entries += given_up
    return entries


def forget_occupants(table: Table, numbers: Collection[int]) -> Entries:
    return _forget(table, [number for number in numbers if not table.occupants[number].is_forgotten])


def occupants_of(table: Table, browsers: Collection[str]) -> list[int]:
    """The occupants that were a person. Where the table was made in their browser, it also holds seats of others: the
    first is theirs."""
    held = [
        seat.occupant for seat in table.seats if not set(browsers).isdisjoint(table.occupants[seat.occupant].browsers)
    ]
    known = {number: each for number, each in enumerate(table.occupants) if not each.is_forgotten}
    own = [number for number, each in known.items() if each.is_of(browsers) or number in held[:1]]
    names = {spelling(named.name) for number in own for named in known[number].names}
    labels = [
        number
        for number, each in known.items()
        if each.is_label and number not in own and not names.isdisjoint(spelling(named.name) for named in each.names)
    ]
    return [*own, *labels]


def _forget(table: Table, numbers: Collection[int], browsers: Collection[str] = ()) -> Entries:
    keys = [key for key in browsers if key in table.known and not table.deleted.issuperset(table.known[key].parts)]
    parts = {part for number in numbers for part in table.occupants[number].parts}
    parts |= {part for key in keys for part in table.known[key].parts}
    forgotten = log.Forgotten(occupants=tuple(sorted(numbers)), keys=tuple(sorted(keys)), parts=tuple(sorted(parts)))
    return [forgotten] if numbers or keys else []


def _give_up(table: Table, browsers: Collection[str]) -> Entries:
    """A person gives up the last of the seats that their browsers hold: somebody else may have it in a lobby, a bot
    plays on in a running game, and after the end nobody has it. A further seat that somebody else holds, too, is theirs
    and stays so."""
    held = [(number, key) for number, seat in enumerate(table.seats) for key in seat.keys if key in browsers]
    if not held:
        return [log.Closed(seat=HOST, key=key) for key in table.host_keys if key in browsers][:1]
    number, browser = held[-1]
    seat = table.seats[number]
    if number > held[0][0] and {*seat.keys} - {*browsers, seat.token}:
        return [log.Closed(seat=number, key=browser)]
    if table.status in ("lobby", "running"):
        return leave(table, Caller(browser), wire.Leave(seat=number))
    return [*([log.Linked(seat=number, key=None)] if seat.token else []), log.Closed(seat=number, key=browser)]
