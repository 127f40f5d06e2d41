### Notices: what people are told outside of the pages.

notice-title = Te döntesz
notice-text = Egy játszma vár rád. Játékostársaid: { $names }.
notice-warning-title = Fogy az időd
notice-warning-text =
    Egy játszma vár rád. Játékostársaid: { $names }. Még körülbelül { $count } { $unit ->
        [hours] órád
       *[minutes] perced
    } van. { $end ->
        [bot] Utána bot játszik helyetted, amíg vissza nem ülsz a helyedre.
        [offer] Utána elveszíted a helyedet, és bot játszik tovább.
       *[abort] Utána a játszma eredmény nélkül ér véget.
    }
notice-expired-title = Lejárt az időd
notice-expired-text =
    Egy játszma várt rád. Játékostársaid: { $names }. { $end ->
        [bot] Most bot játszik helyetted, amíg vissza nem ülsz a helyedre.
        [offer] Elveszítetted a helyedet, és bot játszik tovább.
       *[abort] A játszma eredmény nélkül véget ért.
    }
notice-try-title = Az értesítések működnek
notice-try-text = Itt szól a Kontor, ha egy játszma rád vár.
notice-mail-code-head = A kódod
notice-mail-code-text = Valaki, valószínűleg te, erre a címre kér értesítést, ha egy játszma rá vár. Írd be ezt a kódot a Kontorban: { $code }. Ha nem te voltál, ne tégy semmit: több levél nem jön.
notice-mail-foot = Ha nem kérsz több ilyen levelet: { $link }
