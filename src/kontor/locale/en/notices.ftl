### Notices: what people are told outside of the pages.

notice-title = Your decision
notice-text = The game with { $names } is waiting for you.
notice-try-title = Notices work
notice-try-text = This is where Kontor tells you that a game is waiting for you.
notice-mail-code-head = Your code
notice-mail-code-text = Somebody, probably you, wants to be told at this address when a game is waiting. Enter this code in Kontor: { $code }. If it was not you, do nothing: no further email will come.
notice-mail-foot = To stop these emails: { $link }
