### Notices: what people get outside the pages.

notice-title = Your decision
notice-text = The game with { $names } is waiting for you.
notice-warning-title = Your time is running out
notice-warning-text =
    The game with { $names } is waiting for you. Time left: about { $count } { $unit ->
        [hours] h
       *[minutes] min
    }. { $end ->
        [bot] After that, a bot will play for you until you take your seat back.
        [offer] After that, you lose your seat and a bot plays on.
       *[abort] After that, the game ends without a result.
    }
notice-expired-title = Your time has run out
notice-expired-text =
    The game with { $names } was waiting for you. { $end ->
        [bot] Now a bot plays for you until you take your seat back.
        [offer] You have lost your seat, and a bot plays on.
       *[abort] It has ended without a result.
    }
notice-try-title = Notices work
notice-try-text = This is where Kontor tells you that a game is waiting for you.
notice-mail-code-head = Your code
notice-mail-code-text = Somebody, probably you, wants to be notified at this address when a game is waiting. Enter this code in Kontor: { $code }. If it was not you, do nothing: no further email will come.
notice-mail-foot = To stop these emails: { $link }
