### Benachrichtigungen: was Leute außerhalb der Seiten erfahren.

notice-title = Du bist dran
notice-text = Deine Partie mit { $names } wartet auf dich.
notice-try-title = Benachrichtigungen kommen an
notice-try-text = Hier erfährst du von Kontor, wenn eine Partie auf dich wartet.
notice-mail-code-head = Dein Code
notice-mail-code-text = Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wenn eine Partie wartet. Gib diesen Code in Kontor ein: { $code }. Falls du es nicht warst, tu nichts: Es kommt keine weitere Mail.
notice-mail-foot = So beendest du diese Mails: { $link }
