choose-neutral = A semleges játékos
move-neutral = { $route } létrehozása a semleges játékosnak
move-neutral-office = { $route } létrehozása a semleges játékosnak: lerakat ({ $city })
prompt-settling-neutral = { $who } elűzött egy semleges ügynököt ({ $route }): rakd le a semleges játékos helyett
prompt-neutral = A semleges játékosnak betöltött útja van
prompt-neutral-how = Válaszd ki az utat, vagy a várost, ahol a semleges játékos lerakatot kap.
prompt-wait-settling-neutral =
    { $count ->
        [one] Várakozás: { $who } lerak { $count } alkalmazottat a semleges játékos helyett (elűzve: { $route })
       *[other] Várakozás: { $who } lerak legfeljebb { $count } alkalmazottat a semleges játékos helyett (elűzve: { $route })
    }
prompt-wait-neutral = { $who } a semleges játékos helyett dönt
refusal-settle-neutral-mandatory = Előbb az elűzött semleges ügynököt kell lerakni.
refusal-settle-neutral-kind = Itt csak semleges ügynök rakható le; a semleges játékosnak nincs kereskedője.
refusal-settle-neutral-source = A további semleges ügynök a semleges tartalékból jön, vagy ha az üres, egy mezőről.
refusal-settle-neutral-order = A további semleges ügynöknek most innen kell jönnie: { $source }.
refusal-settle-not-neutral = Itt nincs semleges ügynök: { $post }.
refusal-neutral-not-full = Ezt az utat nem töltik be semleges ügynökök: { $route }.
refusal-neutral-city = { $city } városában nem építhető semleges lerakat.
refusal-neutral-office = Van szabad hely, ezért meg kell építeni a semleges lerakatot.
book-duo-1 = Semleges játékos: egy harmadik szín ügynökei is állnak a térképen. Ha elűzöl egyet, azt és még egyet a másik játékos rak le. A velük megtelt út magától létrejön; a semleges játékos pontot kap a sávon, és véget vethet a játéknak, de nem nyerhet.
book-duo-2 = Semleges ügynökök (a régebbi változat): ugyanez, de nem kapnak pontot.
scope-duo-pl = két játékos, semleges ügynökök
scope-duo-br = két játékos, semleges játékos
study-neutral-prestige = A semleges játékos hírneve
gauge-neutral = a semleges játékos: { $points }
neutral-name = Semleges
neutral-posts = Ügynökök mezőkön
neutral-offices = Lerakatok
neutral-cities = Irányít
neutral-about = Nem nyerhet. Mindketten raktok helyette.
neutral-about-points = Nem nyerhet, de { $limit } hírnévponttal véget vethet a játéknak.
terminal-who-neutral = semleges játékos
terminal-event-office-neutral =
    a semleges játékos lerakata ({ $piece ->
        [m] kereskedő
       *[t] ügynök
    }): { $city }
terminal-event-connected-neutral = semleges játékos: { $connected }
terminal-ask-neutral = egy út megtelt semleges ügynökökkel: válaszd ki, mi legyen vele (neutral).
duo-classic = Semleges ügynökök
    .about = A klasszikus kiadás kétszemélyes változata
duo-britannia = Semleges játékos
    .about = Britannia kétszemélyes változata, amelyben a semleges játékos is kap pontokat
colour-neutral = Semleges
emblem-neutral = sraffozás
term-neutral-player = a semleges játékos
lesson-duo-title = Két játékos
lesson-duo-about = Egy semleges játékos áll az útban.
lesson-duo-1 = Két játékosnál egy semleges játékos sraffozott ügynökei is állnak a térképen. Űzd el azt, amelyik Hamburg és Lübeck között van.
lesson-duo-1-why = Annyiba kerül, mint Bence egyik ügynökét elűzni.
lesson-duo-1-elsewhere = A Hamburg és Lübeck közötti semleges ügynök van útban. Űzd el.
lesson-duo-2 = Bence oda rakta a semleges ügynököt, és a semleges tartalékból még egyet, ahol neked a legkellemetlenebb. Hozd létre a Hamburg–Lübeck utat, és építs lerakatot Hamburgban.
lesson-duo-2-why = A semleges ügynökökkel megtelt út magától létrejön, és aki éppen soron van, az választja meg, melyik városba kerül a semleges lerakat.
lesson-duo-2-other-benefit = Hamburgban építs lerakatot: arra sok út vezet.
lesson-duo-3 = Ez a lecke a „Semleges játékos” változat szerint folyik: itt a semleges játékos pontokat gyűjt, és véget vethet a játéknak, de nem nyerhet.
lesson-duo-3-why = Tereld oda, ahol a másik játékostól vesz el városokat, ne tőled.
