### The card about a thing on the board.

inspect-name = { $text }
inspect-can = Możesz
inspect-cannot = Nie możesz
inspect-more = i jeszcze { $count }
inspect-arm = Wybierz go, a potem cel.
inspect-post-free =
    { $kind ->
        [ship] Łódź { $number }, wolna: tylko dla kupców
       *[house] Pole { $number }, wolne
    }
inspect-post-taken =
    { $kind ->
        [ship] Łódź { $number }, zajęta
       *[house] Pole { $number }, zajęte
    }
inspect-piece =
    { $piece ->
        [m] Kupiec ({ $who })
       *[t] Sprzedawca ({ $who })
    }
inspect-route = Zajęte pola: { $count } z { $posts }
inspect-gains = Po ustanowieniu: { $who } +{ $points } ({ $city })
inspect-marker-here = Daje żeton { $marker }
inspect-permanent-here = Stały żeton premii: { $marker }
inspect-laid = Umieszczony tu żeton { $marker } ({ $who })
inspect-uncontrolled = Nikt go jeszcze nie kontroluje
inspect-controlled = Kontrola: { $who }, punkty na koniec: { $points }. Zajęte placówki: { $count } z { $offices }
inspect-controlled-green = Kontrola: { $who }, punkty na koniec: { $points }
inspect-green = Zielone miasto: placówki tylko stałym żetonem lub żetonem Dodatkowa placówka
inspect-next =
    Następna placówka: { $privilege } { $numeral }, dla { $piece ->
        [m] kupca
       *[t] sprzedawcy
    }{ $points ->
        [0] {""}
        [one] , +{ $points } punkt renomy
        [few] , +{ $points } punkty renomy
        [many] , +{ $points } punktów renomy
       *[other] , +{ $points } punktu renomy
    }
inspect-office =
    Pole placówki: { $privilege } { $numeral }, dla { $piece ->
        [m] kupca
       *[t] sprzedawcy
    }{ $points ->
        [0] {""}
        [one] , +{ $points } punkt renomy
        [few] , +{ $points } punkty renomy
        [many] , +{ $points } punktów renomy
       *[other] , +{ $points } punktu renomy
    }
inspect-not-yet = Placówki zakłada się od lewej do prawej: następna jest numer { $number }
inspect-full = Wszystkie pola placówek są zajęte
inspect-develops = Ustanowienie szlaku do tego miasta może rozwinąć: { $ability }
inspect-prestige-here = Ustanowienie szlaku do tego miasta może dać pole specjalnych punktów renomy
inspect-end = Koniec połączenia Wschód–Zachód
inspect-ability-at = Rozwija ją ustanowienie szlaku do miasta: { $cities }
inspect-ability-full = W pełni rozwinięta
inspect-marker-for = Dla tego, kto ustanowi szlak { $route }
inspect-permanent-for = Używa go od razu każdy, kto ustanowi szlak { $route }
inspect-prestige = Na koniec { $value } punktów. Wymaga Przywilejów { $numeral } i kupca na pełnym szlaku do miasta { $city }
inspect-prestige-of = Zajęte: { $who }
inspect-connected =
    { $points ->
        [one] { $who }: { $points } punkt
        [few] { $who }: { $points } punkty
        [many] { $who }: { $points } punktów
       *[other] { $who }: { $points } punktu
    }
inspect-income = Pozyskanie handlarzy
    .about = Przenosi ze wspólnej do osobistej puli tylu handlarzy, na ilu pozwala Bank
inspect-stock = Wspólna pula
    .about = Tych handlarzy trzeba pozyskać, zanim można ich umieścić. Użyci wracają tutaj
inspect-supply = Osobista pula
    .about = Handlarze gotowi do umieszczenia
