### Notices: what people are told outside of the pages.

notice-title = Te döntesz
notice-text = Egy játék vár rád. Játékostársaid: { $names }.
notice-warning-title = Fogy az időd
notice-warning-text =
    Egy játék vár rád. Játékostársaid: { $names }. Még körülbelül { $count } { $unit ->
        [hours] órád
       *[minutes] perced
    } van. { $end ->
        [bot] Utána bot játszik helyetted, amíg vissza nem ülsz a helyedre.
        [offer] Utána elveszíted a helyedet, és bot játszik tovább.
       *[abort] Utána a játék eredmény nélkül ér véget.
    }
notice-expired-title = Lejárt az időd
notice-expired-text =
    Egy játék várt rád. Játékostársaid: { $names }. { $end ->
        [bot] Most bot játszik helyetted, amíg vissza nem ülsz a helyedre.
        [offer] Elveszítetted a helyedet, és bot játszik tovább.
       *[abort] A játék eredmény nélkül véget ért.
    }
notice-try-title = Az értesítések működnek
notice-try-text = Itt szól a Kontor, ha egy játék rád vár.
notice-mail-code-head = A kódod
notice-mail-code-text = Valaki, valószínűleg te, erre a címre kér értesítést, ha egy játék rá vár. Írd be ezt a kódot a Kontorban: { $code }. Ha nem te voltál, ne tégy semmit: több levél nem jön.
notice-mail-foot = Ha nem kérsz több ilyen levelet: { $link }
