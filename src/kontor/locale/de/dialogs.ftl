### What is opened or asked at a table: its menu, chat, questions, lists.

## The table’s menu

board-words = Der Spielplan in Worten
shortcuts = Tastenkürzel
how-to = So geht das Spiel
watch-link = Link zum Zuschauen
seat-vacated = Jemanden für den Platz von { $who } finden
bot-pace = Tempo der Bots
pace-none = sofort
pace-seconds = { $seconds } s
replace-away = Einen Bot für { $who } spielen lassen (nicht da)
orders-open = Anweisungen für die Zeit, in der ich nicht da bin
clocks-open = Bedenkzeit, Urlaub, Pause
hand-to-bot = Einen Bot für mich spielen lassen
gains = Händlersteine aus fremden Zügen (Zehnt, Tribut)
gains-m = Großhändler
gains-t = Händler
gains-ask = mich fragen
propose-abort = Spielabbruch vorschlagen
stop-game = Diese Partie beenden
    .title = Diese Partie beenden?
    .about = Die Partie endet hier endgültig, und niemand gewinnt. Sie bleibt unter deinen Partien, und du kannst dir noch ansehen, was gespielt wurde.
    .yes = Partie beenden
play-on = Weiterspielen
leave-seat = Platz aufgeben
    .title = Deinen Platz aufgeben?
    .yes = Platz aufgeben
leave-others = { $count ->
    [one] { $others } spielt weiter
   *[other] { $others } spielen weiter
}, und ein Bot übernimmt deinen Platz mit den Händlersteinen und Punkten, die du jetzt hast.
leave-alone = Dann sind an diesem Tisch nur noch Bots. Sie spielen weiter, solange jemand zuschaut.
leave-lost = Du verlierst den Platz endgültig: Nur mit einer Einladung vom Gastgeber kommst du zurück.
leave-final = Du verlierst den Platz endgültig.
leave-host = Du verlierst den Platz endgültig und bist nicht mehr Gastgeber.
leave-watch = Zuschauen kannst du weiterhin.
leave-unseen = Dieser Tisch ist nicht für Zuschauer offen: Du siehst die Partie dann nicht mehr.
to-competition = Wettbewerb
record = Partie als Text

## Chat

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-seats-only = Nur wer am Tisch sitzt, kann schreiben.
send = Senden
quick-phrases = Fertige Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-decision = Du bist dran.
phrase-take-back-please = Darf ich das zurücknehmen?
phrase-good-game = Gutes Spiel!
phrase-another-game = Noch eine Partie?

## Questions and news

question = Eine Frage
ask-takeback =
    { $who } möchte { $count ->
        [one] die letzte Entscheidung
       *[other] die letzten { $count } Entscheidungen
    } zurücknehmen.
ask-abort = { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
ask-pause =
    { $days ->
        [0] { $who } möchte, dass die Uhren weiterlaufen.
        [one] { $who } möchte eine Pause: Die Uhren würden einen Tag lang stillstehen.
       *[other] { $who } möchte eine Pause: Die Uhren würden { $days } Tage lang stillstehen.
    }
ask-waits = Warten auf { $who }
ask-yes = Zustimmen
ask-no = Ablehnen
ask-withdraw = Zurückziehen
seat-replaced = Du warst nicht da, deshalb spielt gerade ein Bot für dich.
seat-lost = Du warst so lange nicht da, dass deinen Platz jetzt jemand anders hat: { $who }.
seat-expired = Deine Zeit ist um, deshalb spielt ein Bot für dich.
seat-expired-lost = Deine Zeit war um, und du hast deinen Platz verloren: { $who }.
seat-left-invite = Jemanden einladen
gain-taken = Du hast { $amount } aus der Kasse genommen.
gain-change = Ändern

## Moves by typing

move-filter = Tippe einen Ort oder eine Aktion, zum Beispiel „ham niederl“
moves-nothing = Nichts gefunden. Versuch es mit einer Stadt, „Niederlassung“ oder „verdrängen“.

## What happened

ask-take-back-last = Um Rücknahme meiner letzten Entscheidung bitten
steps-back = Zurücknehmen bis vor
barrier-turn = Weiter zurück geht es nicht: Dort haben schon andere entschieden.
barrier-free = Wenn du weiter zurückgehst, nimmst du auch die Antworten der anderen zurück.
recap = Während du weg warst
recap-more = und { $count } weitere

## How a player stands

desk-total = Punkte, wenn die Partie jetzt zu Ende wäre
desk-markers = Marker
desk-used = Benutzt
