### What is opened or asked at a table: its menu, chat, questions, lists.

## The table’s menu

board-words = The board in words
shortcuts = Keyboard shortcuts
how-to = How the game works
watch-link = Link for spectators
seat-vacated = Invite someone to { $who }’s seat
bot-pace = Bot pace
pace-none = at once
pace-seconds = { $seconds } s
replace-away = Let a bot play for { $who }, who is away
orders-open = Orders for when I am away
clocks-open = Clocks, vacation, pause
hand-to-bot = Let a bot play for me
gains = Pieces from other players’ turns (Tithe, Tribute)
gains-m = merchants
gains-t = traders
gains-ask = ask me
propose-abort = Propose ending the game
stop-game = End this game
    .title = End this game?
    .about = The game stops here for good, and nobody wins. It stays among your games, and you can replay what was played.
    .yes = End the game
play-on = Play on
leave-seat = Give up my seat
    .title = Give up your seat?
    .yes = Give up the seat
leave-others = { $count ->
    [one] { $others } plays on
   *[other] { $others } play on
}, and a bot takes your seat with the pieces and points you have now.
leave-alone = Only bots are left at this table then. They play on while someone watches.
leave-lost = You lose the seat for good: only an invitation from the host brings you back.
leave-final = You lose the seat for good.
leave-host = You lose the seat for good, and you are no longer the host.
leave-watch = You can go on watching.
leave-unseen = This table is not open to spectators: you will not see the game any more.
to-competition = Competition
record = Game record as text

## Chat

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-seats-only = Only players at the table can chat.
send = Send
quick-phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-decision = It is your decision.
phrase-take-back-please = May I take that back?
phrase-good-game = Good game!
phrase-another-game = Another game?

## Questions and news

question = A question
ask-takeback =
    { $who } would like to take back { $count ->
        [one] the last decision
       *[other] the last { $count } decisions
    }.
ask-abort = { $who } proposes ending the game without a result.
ask-pause =
    { $days ->
        [0] { $who } would like the clocks to run again.
        [one] { $who } would like a pause: the clocks would stand still for a day.
       *[other] { $who } would like a pause: the clocks would stand still for { $days } days.
    }
ask-waits = Waiting for { $who }
ask-yes = Agree
ask-no = Decline
ask-withdraw = Withdraw
seat-replaced = You were away, so the host let a bot play for you.
seat-lost = You were away for so long that your seat was given to someone else: { $who }.
seat-expired = Your time is up, so a bot plays for you.
seat-expired-lost = Your time ran out, and you lost your seat: { $who }.
seat-left-invite = Invite someone
gain-taken = You took { $amount } from the stock.
gain-change = Change

## Moves by typing

move-filter = Type a place or an action, for example “ham office”
moves-nothing = No matches. Try a city, “office” or “displace”.

## What happened

ask-take-back-last = Ask to take back my last decision
steps-back = Undo to before
barrier-turn = You can’t go back further: others have already decided.
barrier-free = Undoing more also takes back how others answered.
recap = While you were away
recap-more = and { $count } more

## How a player stands

desk-total = points if the game ended now
desk-markers = Markers
desk-used = Used
