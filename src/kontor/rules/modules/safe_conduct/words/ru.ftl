module-safe-conduct = Охранная грамота
    .about = Отдайте жетон — и на один ход открыты все границы
move-use-safe-conduct-paying = Охранная грамота за жетон «{ $marker }»
log-safe-conduct = Охранная грамота за жетон «{ $marker }»
refusal-safe-conduct-paid = Охранная грамота на этот ход уже оплачена.
terminal-event-safe-conduct = охранная грамота за { $marker }
