### Benachrichtigungen: was Leute außerhalb der Seiten erfahren.

notice-title = Du bist dran
notice-text = Deine Partie mit { $names } wartet auf dich.
notice-warning-title = Deine Zeit läuft ab
notice-warning-text =
    Deine Partie mit { $names } wartet auf dich. Du hast noch etwa { $count } { $unit ->
        [hours] Std.
       *[minutes] Min.
    } Zeit. { $end ->
        [bot] Dann spielt ein Bot für dich, bis du deinen Platz wieder einnimmst.
        [offer] Dann verlierst du deinen Platz, und ein Bot spielt weiter.
       *[abort] Dann endet die Partie ohne Ergebnis.
    }
notice-expired-title = Deine Zeit ist abgelaufen
notice-expired-text =
    Deine Partie mit { $names } hat auf dich gewartet. { $end ->
        [bot] Jetzt spielt ein Bot für dich, bis du deinen Platz wieder einnimmst.
        [offer] Du hast deinen Platz verloren, und ein Bot spielt weiter.
       *[abort] Sie ist ohne Ergebnis beendet.
    }
notice-try-title = Benachrichtigungen kommen an
notice-try-text = Hier erfährst du von Kontor, wenn eine Partie auf dich wartet.
notice-mail-code-head = Dein Code
notice-mail-code-text = Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wenn eine Partie wartet. Gib diesen Code in Kontor ein: { $code }. Falls du es nicht warst, tu nichts: Es kommt keine weitere Mail.
notice-mail-foot = So beendest du diese Mails: { $link }
