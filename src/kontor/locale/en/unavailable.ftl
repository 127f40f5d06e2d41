### Instead of a page: why it cannot be shown.

notice-unknown-page = There is nothing here
    .about = The address may be mistyped. You can reach everything from home.
notice-unknown-puzzle = There is no such puzzle
    .about = The link may be mistyped.
notice-unknown-lesson = There is no such lesson
    .about = The link may be mistyped. All lessons are on the Learn page.
notice-unknown-table = There is no such table
    .about = The link may be mistyped, or the table has been removed from this server.
notice-closed-table = This table was closed
    .about = The host closed it before the game began.
notice-not-drawn = This board has no drawing
    .about = The game is running, but the browser cannot show it. It can be played in the terminal and by programs.
notice-no-spectators = This table is closed to spectators
    .about = Only the players can see this game. If you have a seat, open your seat’s link on this device.
notice-no-seat = This is not your seat
    .about = If it is, open your seat’s link on this device.
notice-invite = This invitation doesn’t work
    .about = The link may be incomplete, or there is a newer one. Ask whoever invited you to send it again.
notice-offline = The server cannot be reached
    .about = Nothing is lost: games are saved after every decision. Kontor keeps trying.
notice-fault = Something went wrong
    .about = Try again in a moment.
