analysis-part-regions = Wales és Skócia
analysis-why-regions = egy lerakat ({ $city })
remedy-post-permit = Engedélyt az ország zászlójával jelölt város jobb szélső lerakata ad.
hint-award-region = { $region }: aki a végén itt a legtöbb várost irányítja, { $best } pontot kap; a következő kettő { $middle }, illetve { $least } pontot.
field-city-permit = Engedélyt adó városok
field-about-cities-permit = Egy ilyen város jobb szélső lerakatával körönként egyszer lerakhatsz vagy elűzhetsz Walesben vagy Skóciában. Engedély nélkül az ottani utak zárva maradnak, a végén pedig pontot kap, aki egy-egy országrészben a legtöbb várost irányítja.
inspect-region = Ország: { $region }. A lerakáshoz engedély kell
inspect-permit =
    { $count ->
        [one] Engedély ({ $region }): { $who }, { $city } jobb szélső lerakatával
       *[other] Engedély (Wales vagy Skócia): { $who }, { $city } jobb szélső lerakatával
    }
inspect-permit-nobody =
    { $count ->
        [one] Engedély ({ $region }): azé, akié { $city } jobb szélső lerakata
       *[other] Engedély (Wales vagy Skócia): azé, akié { $city } jobb szélső lerakata
    }
inspect-region-rank = { $who }: { $cities } város, { $offices } lerakat
log-permit = Engedély felhasználva: { $city } → { $region }
map-award = { $region }: 7, 4 és 2 pont a játék végén
refusal-post-border = { $post }: ez a mező { $region } területén van, olyan határon túl, amelyet ez az alkalmazott nem léphet át.
refusal-post-permit = { $post }: ez a mező { $region } területén van, és oda most nincs engedélyed.
refusal-replace-abroad = { $route }: ez az út { $region } területén van; lapka csak Angliában helyezhető el.
explain-regions = { $count } irányított város Walesben és Skóciában: { $points }.
permits = Engedélyek
permits-none = nincs
permit-free = szabad
permit-used = elhasznált
terminal-event-permit = engedély felhasználva: { $city }, { $region }
terminal-permit = engedély: { $regions }
terminal-permit-used = engedély: { $regions }, elhasznált
term-permit = engedély
category-regions = Wales és Skócia
lesson-britannia-title = Britannia
lesson-britannia-about = Határok és engedélyek.
lesson-britannia-1 = Wales zárva van: engedély nélkül ott senki sem rakhat le vagy űzhet el alkalmazottat. Hozd létre a Cardiff–Oxford utat, és építs lerakatot Cardiffban.
lesson-britannia-1-why = Akié Cardiff jobb szélső lerakata, minden körben egyszer cselekedhet Walesben. London is ad engedélyt.
lesson-britannia-1-other-benefit = Cardiffban építs lerakatot: az adja az engedélyt.
lesson-britannia-2 = Használd az engedélyt: rakj le egy ügynököt Cardiff és Montgomery közé.
lesson-britannia-2-why = Az engedély a következő körödig elhasználódott. Mozgatáshoz és út létrehozásához nem kell, így a walesi alkalmazottaidat továbbra is használhatod.
lesson-britannia-2-england = Ez Angliában van, ahhoz nem kell engedély. Próbáld a Cardiff–Montgomery utat, Walesben.
lesson-britannia-3 = A végén 7 pontot kap, aki Walesben a legtöbb várost irányítja, a következő kettő 4 és 2 pontot. A négy- és ötszemélyes oldalon Skócia is rajta van.
lesson-britannia-3-why = Egy korai cardiffi lerakattal elsőként jutsz be Walesbe, és aki később jön, annak el kell űznie téged.
