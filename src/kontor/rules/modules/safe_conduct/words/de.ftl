module-safe-conduct = Geleitbrief
    .about = Für einen Marker einen Zug lang über alle Grenzen
move-use-safe-conduct-paying = Geleitbrief mit { $marker } bezahlen
log-safe-conduct = Geleitbrief mit { $marker } bezahlt
refusal-safe-conduct-paid = Du hast in diesem Zug schon einen Geleitbrief bezahlt.
terminal-event-safe-conduct = Geleitbrief mit { $marker } bezahlt
