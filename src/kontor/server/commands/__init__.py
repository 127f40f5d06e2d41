"""What people may do at a table. Each command looks at the table and returns the entries to append, or refuses.

Nothing here changes a table or waits for anything: the same command can be run again when somebody else was faster.
"""

# What is imported here is what this package offers.
# mypy: implicit-reexport
# ruff: noqa: F401

from kontor.server.commands.asking import abort, end, overdue, pause, reply, take_back, take_vacation
from kontor.server.commands.holding import close_key, end_key, exchange_key, link, open_key, own_seat, revoke_link
from kontor.server.commands.making import (
    begin,
    create,
    go_on,
    import_game,
    may_rematch,
    refuse_long_record,
    rematch_of,
    rematched,
    shared,
    shared_game,
    start,
)
from kontor.server.commands.ordering import obey, order, planned
from kontor.server.commands.people import (
    check_invitation,
    delete_person,
    forget_occupants,
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
from kontor.server.commands.playing import bot_plays, play, running, undo, within_log_limit
