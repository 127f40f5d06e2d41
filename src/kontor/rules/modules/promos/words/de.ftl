module-promos = Promo-Marker
    .about = Markertausch, Tribut und Sperre im Stapel
choose-exchange = Bonusmarker tauschen
move-use-exchange = Gegen { $marker } von { $seat } tauschen
move-use-tribute = { $marker } an { $route } legen
move-use-block = { $marker } an { $route } legen
log-paid = { $amount } für die Sperre bezahlt
log-laid = { $marker } an { $route } gelegt
log-exchanged = Bonusmarker { $marker } mit { $other } getauscht
map-tributes = Tribut von { $name }
map-blocks = Sperre von { $name }
prompt-use-exchange = Wähle einen benutzten Bonusmarker eines Mitspielers.
prompt-use-tribute = Wähle eine Handelsroute: Du nimmst jedes Mal zwei Händlersteine, wenn an einem Ende eine Niederlassung besetzt wird.
prompt-use-block = Wähle eine Handelsroute: Einsetzen kostet dort künftig einen Händlerstein mehr.
prompt-tribute =
    { $who } hat neben deinem Tribut eine Niederlassung besetzt: Du darfst { $count ->
        [one] { $count } Händlerstein
       *[other] { $count } Händlersteine
    } nehmen
prompt-tribute-own =
    Du hast neben deinem Tribut eine Niederlassung besetzt: Du darfst { $count ->
        [one] { $count } Händlerstein
       *[other] { $count } Händlersteine
    } nehmen
refusal-place-fee = Wegen einer Sperre kostet das Einsetzen auf { $route } zusätzlich { $needed }; du zahlst { $had }.
refusal-exchange-exchange = Ein Markertausch gegen einen Markertausch würde nichts ändern.
refusal-exchange-own = Der Bonusmarker muss von einem Mitspieler kommen.
refusal-exchange-none = { $seat } hat keinen benutzten Bonusmarker { $marker }.
refusal-exchange-laid = { $marker } gehört { $seat }, liegt aber auf dem Spielplan.
refusal-lay-trader = Auf den Bonusmarker kommt ein Händler aus deinem Vorrat, und du hast keinen.
book-promos = Promo-Marker
book-promos-1 = Drei weitere Arten von Markern können im Stapel sein: Markertausch, Tribut und Sperre. Zeig am Tisch auf einen, um zu lesen, was er tut.
scope-promo = Promo-Marker
study-wrong-PROMO-02 = Jede Partie hat 15 Bonusmarker, die Promos eingerechnet.
terminal-event-exchanged = Bonusmarker getauscht gegen { $marker } von { $other }
terminal-event-laid = { $marker } an { $route } gelegt
marker-exchange = Markertausch
    .about = Tausche diesen Bonusmarker gegen einen benutzten eines Mitspielers
marker-tribute = Tribut
    .about = Nimm jedes Mal zwei Händlersteine, wenn an einem Ende der Handelsroute eine Niederlassung besetzt wird
marker-block = Sperre
    .about = Einsetzen auf dieser Handelsroute kostet einen Händlerstein mehr
pile-random = Zufällig
    .about = 12 Bonusmarker werden aus den üblichen und den Promo-Markern gezogen.
