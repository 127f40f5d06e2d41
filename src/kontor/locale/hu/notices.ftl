### Notices: what people are told outside of the pages.

notice-title = Te döntesz
notice-text = Egy játék vár rád. Játékostársaid: { $names }.
notice-try-title = Az értesítések működnek
notice-try-text = Itt szól a Kontor, ha egy játék rád vár.
notice-mail-code-head = A kódod
notice-mail-code-text = Valaki, valószínűleg te, erre a címre kér értesítést, ha egy játék rá vár. Írd be ezt a kódot a Kontorban: { $code }. Ha nem te voltál, ne tégy semmit: több levél nem jön.
notice-mail-foot = Ha nem kérsz több ilyen levelet: { $link }
