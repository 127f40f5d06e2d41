### The players' clocks: at a new table, beside the players, vacation and pauses.

clock = Clock
clock-none = none
clock-decision = { $time } for each decision
clock-game = { $time } each for the whole game
clock-game-more = { $time } each for the whole game, plus { $more } for each decision
clock-meaning = A decision is everything you decide until the game waits for someone else: your turn, or an answer in another player’s turn.
clock-end = When time is up
clock-end-bot = a bot stands in until the player is back
clock-end-offer = the player loses the seat, a bot plays, and the host may invite someone
clock-end-abort = the game ends without a result
clock-vacation = Vacation
clock-vacation-each =
    { $count ->
        [one] 1 day per player
       *[other] { $count } days per player
    }
clock-vacation-left = vacation left: { $time }
clock-about = Time left: { $time }. { $agreed }. When time is up: { $end }.
clock-away = on vacation until { $until }
clock-paused = the clocks stand still until { $until }
clock-left = { $time } left.
clock-warning-bot = After that, a bot will play for you until you take your seat back.
clock-warning-offer = After that, you lose your seat and a bot plays on.
clock-warning-abort = After that, the game ends without a result.
clock-take-vacation = Take vacation now
clock-back = I am back
clock-pause = Propose a pause
clock-pause-about = Everyone has to agree to a pause. You can play on while the clocks stand still.
clock-run-again = Propose to let the clocks run again
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
