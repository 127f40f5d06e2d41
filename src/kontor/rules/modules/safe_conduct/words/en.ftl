module-safe-conduct = Safe-conduct
    .about = Pay a marker to cross any border for one turn
move-use-safe-conduct-paying = Pay { $marker } for a safe-conduct
log-safe-conduct = Safe-conduct paid with { $marker }
refusal-safe-conduct-paid = You have already paid for a safe-conduct this turn.
terminal-event-safe-conduct = paid { $marker } for a safe-conduct
