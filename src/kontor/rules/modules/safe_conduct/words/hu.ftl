module-safe-conduct = Menlevél
    .about = Egy lapkáért egy körön át bármelyik határ átléphető
move-use-safe-conduct-paying = Menlevél, fizetség: { $marker }
log-safe-conduct = Menlevél, fizetség: { $marker }
refusal-safe-conduct-paid = Ebben a körben már fizettél menlevélért.
terminal-event-safe-conduct = menlevél, fizetség: { $marker }
