module-promos = Żetony promocyjne
    .about = Wymiana, Danina i Blokada w puli żetonów
choose-exchange = Wymień żetony
move-use-exchange = Wymień na żeton { $marker } ({ $seat })
move-use-tribute = Umieść żeton { $marker } przy szlaku { $route }
move-use-block = Umieść żeton { $marker } przy szlaku { $route }
log-paid = Zapłacono za blokadę: { $amount }
log-laid = Żeton { $marker } umieszczony: { $route }
log-exchanged = Wymiana, zdobyty żeton: { $marker } ({ $other })
map-tributes = Danina ({ $name })
map-blocks = Blokada ({ $name })
prompt-use-exchange = Wybierz użyty żeton innego gracza.
prompt-use-tribute = Wybierz szlak: bierzesz dwóch handlarzy za każdym razem, gdy na jego końcu powstaje placówka.
prompt-use-block = Wybierz szlak: umieszczenie tam będzie kosztować jednego handlarza więcej.
prompt-tribute =
    { $who } zakłada placówkę przy twojej Daninie: możesz wziąć { $count ->
        [one] { $count } handlarza
        [few] { $count } handlarzy
        [many] { $count } handlarzy
       *[other] { $count } handlarza
    }
prompt-tribute-own =
    Twoja nowa placówka powstaje przy twojej Daninie: możesz wziąć { $count ->
        [one] { $count } handlarza
        [few] { $count } handlarzy
        [many] { $count } handlarzy
       *[other] { $count } handlarza
    }
refusal-place-fee = Z powodu Blokady umieszczenie na szlaku { $route } kosztuje dodatkowo { $needed }; płacisz: { $had }.
refusal-exchange-exchange = Wymiana jednej Wymiany na drugą nic by nie zmieniła.
refusal-exchange-own = Żeton musi pochodzić od innego gracza.
refusal-exchange-none = { $seat } nie ma użytego żetonu { $marker }.
refusal-exchange-laid = Żeton { $marker } ({ $seat }) leży na planszy.
refusal-lay-trader = Na żetonie trzeba postawić sprzedawcę z osobistej puli, a nie masz żadnego.
book-promos = Żetony promocyjne
book-promos-1 = W puli mogą być jeszcze trzy rodzaje żetonów: Wymiana, Danina i Blokada. Wskaż taki żeton przy stole, aby przeczytać, co robi.
scope-promo = żetony promocyjne
study-wrong-PROMO-02 = W każdej grze jest 15 żetonów premii, wliczając promocyjne.
terminal-event-exchanged = wymieniono żeton na { $marker } ({ $other })
terminal-event-laid = umieszczono { $marker } przy szlaku { $route }
marker-exchange = Wymiana
    .about = Wymień ten żeton na użyty żeton innego gracza
marker-tribute = Danina
    .about = Bierzesz dwóch handlarzy za każdym razem, gdy na końcu tego szlaku powstaje placówka
marker-block = Blokada
    .about = Umieszczenie handlarza na tym szlaku kosztuje jednego handlarza więcej
pile-random = Losowo
    .about = Spośród zwykłych i promocyjnych losuje się 12 żetonów.
