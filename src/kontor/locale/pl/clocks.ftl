# The players' clocks: at a new table, beside the players, vacation and pauses.

clock = Czas na decyzje
clock-none = bez zegara
clock-decision = { $time } na każdą decyzję
clock-game = { $time } na osobę na całą grę
clock-game-more = { $time } na osobę na całą grę i { $more } dodatkowo na każdą decyzję
clock-meaning = Decyzja to wszystko, o czym decydujesz, zanim gra zacznie czekać na kogoś innego: twoja tura albo odpowiedź w turze innego gracza.
clock-end = Gdy czas minie
clock-end-bot = gracza zastępuje bot, dopóki gracz nie wróci
clock-end-offer = gracz traci miejsce, gra bot, a gospodarz może kogoś zaprosić
clock-end-abort = gra kończy się bez wyniku
clock-vacation = Urlop
clock-vacation-each =
    { $count ->
        [one] { $count } dzień na gracza
        [few] { $count } dni na gracza
        [many] { $count } dni na gracza
       *[other] { $count } dnia na gracza
    }
clock-vacation-left = pozostały urlop: { $time }
clock-about = Pozostały czas: { $time }. { $agreed }. Gdy czas minie: { $end }.
clock-away = urlop do: { $until }
clock-paused = zegary stoją do: { $until }
clock-left = Zostało: { $time }.
clock-warning-bot = Potem będzie za ciebie grał bot, dopóki nie wrócisz na swoje miejsce.
clock-warning-offer = Potem stracisz miejsce, a dalej będzie grał bot.
clock-warning-abort = Potem gra zakończy się bez wyniku.
clock-take-vacation = Weź urlop teraz
clock-back = Już jestem
clock-pause = Zaproponuj przerwę
clock-pause-about = Na przerwę muszą zgodzić się wszyscy. Gdy zegary stoją, można grać dalej.
clock-run-again = Zaproponuj, żeby zegary znów ruszyły
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
