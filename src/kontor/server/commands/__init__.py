"""What people may do at a table. Each command looks at the table and returns the entries to append, or refuses.

Nothing here changes a table or waits for anything: the same command can be run again when somebody else was faster.
"""

from kontor.server.commands.asking import abort, end, reply, take_back
from kontor.server.commands.forgetting import delete_person, forget_occupants
from kontor.server.commands.holding import close_key, end_key, exchange_key, link, open_key, own_seat, revoke_link
from kontor.server.commands.importing import import_game, refuse_long_record, shared, shared_game
from kontor.server.commands.log_limit import within_log_limit
from kontor.server.commands.making import begin, create, go_on, may_rematch, rematch_of, rematched, start
from kontor.server.commands.ordering import obey, order, planned
from kontor.server.commands.people import (
    check_invitation,
    hand_over,
    instant,
    invite,
    invite_to_lobby,
    join,
    leave,
    note_presence,
    remove_line,
    rename,
    replace,
    say,
    send_away,
    set_pace,
)
from kontor.server.commands.playing import bot_plays, play, running, undo
from kontor.server.commands.timing import overdue, pause, rest

__all__ = [
    "abort",
    "begin",
    "bot_plays",
    "check_invitation",
    "close_key",
    "create",
    "delete_person",
    "end",
    "end_key",
    "exchange_key",
    "forget_occupants",
    "go_on",
    "hand_over",
    "import_game",
    "instant",
    "invite",
    "invite_to_lobby",
    "join",
    "leave",
    "link",
    "may_rematch",
    "note_presence",
    "obey",
    "open_key",
    "order",
    "overdue",
    "own_seat",
    "pause",
    "planned",
    "play",
    "refuse_long_record",
    "rematch_of",
    "rematched",
    "remove_line",
    "rename",
    "replace",
    "reply",
    "rest",
    "revoke_link",
    "running",
    "say",
    "send_away",
    "set_pace",
    "shared",
    "shared_game",
    "start",
    "take_back",
    "undo",
    "within_log_limit",
]
