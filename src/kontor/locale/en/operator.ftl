### For the operator of the server.

operator = Running this server
operator-secret = Secret
    .about = This page is for the operator of the server. On the server, “{ $command }” prints a link that opens it; or enter the secret here. The page keeps it until you reload it.
operator-secret-wrong = That is not the secret of this server.
operator-enter = Sign in
operator-load-running = Running games
    .about = { $lobby } waiting for players, { $over } finished
operator-load-connections = Connections
    .about = { $count ->
        [one] one request in progress
       *[other] { $count } requests in progress
    }
operator-load-queue = Waiting for bots
    .about = Bots decide at { $tables ->
        [one] one table
       *[other] { $tables } tables
    } in { $count ->
        [one] one process
       *[other] { $count } processes
    }
operator-load-store = Database, MB
    .about = { $store }; damaged tables: { $damaged }
operator-load-free = { $free } GB free on the disk
operator-load-workers = Workers
    .about = Strong bots are thinking in { $busy } of { $processes } processes, on servers and workers
operator-load-processes = Processes
    .about = Version { $version }, running for { $hours } h
operator-tables = { $count ->
    [0] Open tables
    [one] One open table
   *[other] { $count } open tables
}
operator-no-tables = No table is open.
operator-tables-over = { $count ->
    [0] Finished games
    [one] One finished game
   *[other] { $count } finished games
}
operator-which = Which tables
operator-open = Open
operator-over = Finished
operator-no-tables-over = No game has ended yet.
operator-status-lobby = Lobby
operator-status-running = Running
operator-status-over = Finished
operator-status-aborted = Ended
operator-public = public
operator-private = private
operator-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
operator-maker = maker { $maker }
operator-record = Record
operator-end = End
operator-end-sure = End table { $table } without a result?
operator-delete = Delete
operator-delete-sure = Permanently delete table { $table }?
    .about = Everything stored about it is deleted: the game, the chat, its analysis and its entry in the archive. This cannot be undone.
operator-imported = from a record
operator-ban = Ban
operator-ban-maker = Ban maker
operator-ban-player = Ban { $name }
operator-ban-maker-sure = Ban maker { $maker }, who made table { $table }?
operator-ban-player-sure = Ban { $name }, seat { $seat } of table { $table }?
operator-at-table = At this table: { $names }.
operator-cancel = Cancel
operator-unban = End ban
operator-bans = Bans
    .about = Whoever is banned can no longer read or play here. The ban of a player holds for the browsers of the seat and for the name; anyone who returns with a new browser must be banned by network.
operator-network = Address or network
operator-note = Note
operator-banned-network = Network
operator-banned-maker = Maker of a table
operator-banned-player = Player
operator-no-bans = Nobody is banned.
operator-backup = Make a backup
operator-backup-done = { $count ->
    [one] One table copied
   *[other] { $count } tables copied
} to { $file }, in the folder of the database.
operator-reports = Reports
operator-no-reports = No report is waiting.
operator-report-player = About the player
operator-report-removed = The line was removed.
operator-report-reason = Reason: { $reason }
operator-report-done = Done
operator-report-drop = Done: report about { $name }
operator-person = Take action: { $name }
    .where = Seat { $seat } of table { $table }
operator-act = Take action
operator-remove = Remove line
operator-new-name = New name
operator-rename = Rename
operator-warning = Warning
    .about = The player must read it before going on here. It is shown once.
operator-warn = Warn
operator-ban-sure = The player can no longer read, play or chat here, and nobody can take the name.
operator-done = Done.
operator-banned-warning = Warning, not read yet
operator-withdraw = Withdraw
operator-acts = Activity
    .about = Everything that was changed with this secret in the last year, the newest first.
operator-no-acts = Nothing yet.
