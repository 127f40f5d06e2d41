### Lessons: `lesson-ID-title`, and for each step the task, why it matters, and words for other decisions.
### The steps are in src/kontor/lessons. The learner is Ada.

lesson-names = Ada, Bence, Kata
lesson-step = Lépés: { $number } / { $count }
lesson-task = A feladatod
lesson-done = Kész
lesson-next = Tovább
lesson-finish = Lecke befejezése
lesson-next-lesson = Következő lecke: { $title }
lesson-all = Minden lecke
lesson-show = Mutasd meg
lesson-shown = Például így: { $move }.
lesson-take-back = Visszavonás
lesson-again = A lépés újrakezdése
lesson-leave = Kilépés a leckéből
lesson-other = Szabályos, de ez a lépés most nem erről szól. Vond vissza, és próbáld újra.
lesson-finished = Elvégezted ezt a leckét.
lesson-terminal = Írj be egy döntést, például: { $move }. A „moves” mindet felsorolja, a „show” mutat egy megoldást, a „back” visszavonja az utolsót, az „again” újrakezdi a lépést, a „quit” kilép a leckéből.
lesson-terminal-list = A „kontor learn { $id }” elkezdi az elsőt.
lesson-minutes = { $count } perc

## 1

lesson-routes-title = Tölts be egy utat, és hozd létre
lesson-routes-about = Alkalmazottak lerakása, a kör vége, az első lerakat, és amit hoz neked.
lesson-routes-1 = Te vagy Ada. A két város közötti kis házak a mezők, egy soruk pedig egy kereskedelmi út. Rakj le egy ügynököt Hamburg és Lübeck közé: válaszd ki ott az egyik mezőt.
lesson-routes-1-why = Ez egy akció volt. Az ügynök a készletedből jött. Minden körben két akciód van, és akár mindkettőt ugyanarra az útra fordíthatod.
lesson-routes-1-elsewhere = Ez is jó hely, de maradjunk együtt: a mostani út Hamburgtól Lübeckig vezet, a térkép tetején.
lesson-routes-1-income = A Bursa új alkalmazottakat hoz a készletedbe. Ott még van elég, ezzel tehát várhatsz.
lesson-routes-2 = Rakj le egy második ügynököt ugyanarra az útra.
lesson-routes-2-why = Három mezőből kettő a tiéd, és mindkét akciód elfogyott. Egy út akkor lesz hasznodra, ha minden mezője a tiéd.
lesson-routes-2-elsewhere = Egy út csak akkor ér valamit, ha be van töltve. Ezt az ügynököt is a Hamburg–Lübeck útra rakd.
lesson-routes-2-income = Készletedben még van elég. Rakj le egy ügynököt a Hamburg–Lübeck útra.
lesson-routes-3 = Nincs több akciód. Fejezd be a körödet.
lesson-routes-3-why = Most a többiek következnek. Bence és Kata ugyanabból az öt akcióból választhat, mint te.
lesson-routes-4 = Bence és Kata lépett, és megint te jössz. Foglald el az utolsó mezőt Hamburg és Lübeck között.
lesson-routes-4-why = Az út be van töltve: zászló áll mellette. Most létrehozhatod, ez még egy akcióba kerül.
lesson-routes-4-elsewhere = Hamburg és Lübeck között egy mező még szabad. Amíg az, más is elfoglalhatja.
lesson-routes-4-income = Azonnal lerakhatsz: van ügynök a készletedben.
lesson-routes-5 = Hozd létre az utat: válaszd a zászlaját vagy az egyik végvárosát, és építs lerakatot Hamburgban.
lesson-routes-5-why = Az egyik ügynök lerakatként Hamburgban marad. A másik kettő visszakerült a tartalékodba. Mivel csak neked van ott lerakatod, te irányítod Hamburgot: ez a végén 2 pontot ér, addig pedig még többet hozhat.
lesson-routes-5-luebeck = Lübeck is jó lenne: az érméje azonnal egy pontot ad. De arra senki más nem jár. Hamburg négy úton fekszik, ezért azt válaszd.
lesson-routes-5-purse = A Bursa növelése hasznos, erről szól a harmadik lecke. Itt építs lerakatot Hamburgban.
lesson-routes-5-nothing = Utat semmiért is létre lehet hozni, de azzal elpazarlod az ügynökeidet. Építs lerakatot Hamburgban.
lesson-routes-6 = Fejezd be a körödet, és nézd meg, mit hoz neked a lerakat.
lesson-routes-6-why = Bencének betöltött útja van Hamburg és Stade között.
lesson-routes-7 = Bence létrehozta a Hamburg–Stade utat, és te egy ponttal előreléptél a térkép körüli sávon: aki egy létrehozott út végvárosát irányítja, pontot kap, bárki hozta is létre az utat.
lesson-routes-7-why = Ahol sok út találkozik, ott a lerakatod mások lépéseiből is pontot hoz. Most már tudod, hogyan lesz egy útból lerakat. Ez a fél játék.

## 2

lesson-pieces-title = Tartalék, készlet és Bursa
lesson-pieces-about = Honnan jönnek az alkalmazottak, és hová mennek.
lesson-pieces-1 = Alkalmazottaid két halomban fekszenek a térkép mellett: a készletből lerakhatsz, a tartalékban pihennek. A készletedben egyetlen ügynök maradt. Rakd az utolsó szabad mezőre Hannover és Minden közé.
lesson-pieces-1-why = Üres a készleted. Ha ott nincs alkalmazott, se lerakni, se elűzni nem tudsz, bármennyi van is a tartalékban.
lesson-pieces-1-elsewhere = A Hannover–Minden útról már csak ez az egy alkalmazott hiányzik.
lesson-pieces-1-income = Mindjárt kelleni fog a Bursa. Előbb használd fel, amid van.
lesson-pieces-2 = Válaszd a Bursa akciót: alkalmazottakat hoz a tartalékból a készletbe. Hogy hányat, azt a Bursa képességed mutatja: hármat.
lesson-pieces-2-why = Ismét van három lerakható alkalmazottad. Egy akció három alkalmazottért: így mindegyik a térképen körülbelül egy és egyharmad akcióba kerül. Nagyobb Bursával olcsóbb.
lesson-pieces-2-route = Most létrehozhatnád az utat. De a készleted akkor is üres maradna. Előbb válaszd a Bursát.
lesson-pieces-2-end = A fel nem használt akció elvész. Előbb válaszd a Bursát.
lesson-pieces-3 = Mindkét akciód elfogyott. Fejezd be a körödet.
lesson-pieces-3-why = Senki sem űzött el, így az utad továbbra is be van töltve.
lesson-pieces-4 = Hozd létre a Hannover–Minden utat, építs lerakatot az egyik városában, és figyeld mindkét halmot.
lesson-pieces-4-why = Az egyik alkalmazottból lerakat lett. A másik kettő a tartalékba került, nem a készletbe: hogy újra lerakhasd őket, megint Bursa akció kell.
lesson-pieces-4-later = Előbb a betöltött utad: amíg létre nem hozod, valaki megbonthatja.
lesson-pieces-4-nothing = Lerakat nélkül mindhárom alkalmazott semmiért tér vissza a tartalékba. Építs lerakatot.
lesson-pieces-5 = Válaszd megint a Bursát, és ezúttal a kereskedőt is vedd el: két ügynököt és egy kereskedőt.
lesson-pieces-5-why = A kereskedő, a kerek alkalmazott, mindenhová mehet, ahová az ügynök. Kerek lerakathelyre is építhetsz vele, és drágább elűzni.
lesson-pieces-5-traders = Három ügynök is jó, de jobb, ha az egyik kereskedő: nem kerül többe, és többre képes.
lesson-pieces-5-fewer = Vegyél el annyit, amennyit a Bursád enged: kevesebb is ugyanúgy egy akcióba kerül.
lesson-pieces-6 = Bezárult a kör: tartalék, Bursa, készlet, térkép, és vissza a tartalékba.
lesson-pieces-6-why = A térképről maguktól soha nem kerülnek alkalmazottak a készletbe. Válaszd a Bursát, mielőtt kiürül a készleted, és vegyél el annyit, amennyit a Bursád enged.

## 3

lesson-abilities-title = Képességek
lesson-abilities-about = Az arany városok gyorsabbá és gazdagabbá tesznek, és több város kapuját nyitják meg előtted.
lesson-abilities-1 = Három utad is be van töltve. Arany városnál lerakat helyett egy képességet növelhetsz. Hozd létre a Göttingen–Quedlinburg utat, és növeld az Actionest.
lesson-abilities-1-why = Kettő helyett három akciód lesz a játék végéig, és az új már most számít: még kettő van hátra. Az ügynök, amely eltakarta, a készletedbe került. Ezért folyik szinte minden asztalnál Göttingenért az első harc.
lesson-abilities-1-office = Itt lerakatot is építhetsz, de most többet ér egy harmadik akció minden körben. Válaszd az Actionest.
lesson-abilities-1-order = Az is jó lenne. De előbb növeld az Actionest: visszaadja az akciót, amelybe kerül.
lesson-abilities-2 = Warburgban narancs lerakathely van, a száma II, a Privilegiumod viszont még fehér, vagyis I: oda nem építhetnél. Hozd létre a Hamburg–Stade utat, és növeld a Privilegiumot.
lesson-abilities-2-why = Most már a narancs lerakathelyek is nyitva állnak előtted. A fehérek a játék során elfogynak.
lesson-abilities-2-office = Itt válaszd a Privilegiumot, hogy a narancs lerakathelyek is megnyíljanak előtted.
lesson-abilities-2-order = Nagyobb Privilegium nélkül a warburgi lerakathely zárva marad. Előbb növeld a Privilegiumot.
lesson-abilities-3 = Hozd létre a Paderborn–Warburg utat, és építs a narancs lerakathelyre Warburgban. Az érméje azonnal egy pont.
lesson-abilities-3-why = Egy pont az érméért, és te irányítod Warburgot. Egy kör, három út: mert az első hozott egy akciót.
lesson-abilities-3-white = Ez fehér lerakathellyel is menne. De Warburgban érme van, és most már nyitva áll előtted.
lesson-abilities-4 = A másik három: a lübecki Bursával több alkalmazottat hozol egy Bursa akcióval. A groningeni Liber Sophiae-vel több alkalmazottat mozgatsz egy akcióval, és kereskedőket szabadítasz fel. A hallei Városkulcs a végén megszorozza a legnagyobb hálózatodat.
lesson-abilities-4-why = Mindegyik első lépése olcsó, és korán megéri, kivéve a Városkulcsot: az ráér. Egy teljes sor a végén 4 pontot ér, de a Városkulcsé nem.

## 4

lesson-displacing-title = Elűzés
lesson-displacing-about = Mibe kerül, és miért éri meg, ha téged űznek el.
lesson-displacing-1 = Bence ügynöke a Dortmund–Paderborn út középső mezőjén áll, pont ott, ahová te is tartasz. Válaszd ki, és űzd el egy ügynökkel.
lesson-displacing-1-why = Ez egy akciódba került, és még egy ügynöködbe, amely a készletedből a tartalékodba ment. Kereskedő elűzése kettőbe kerül.
lesson-displacing-1-merchant = Kereskedővel is megteheted, de az máshol többet ér. Egy ügynök is elég.
lesson-displacing-1-third = Az a mező is kelleni fog, de előbb űzd el Bence ügynökét.
lesson-displacing-1-elsewhere = Maradj a Dortmund–Paderborn útnál: Bence ügynöke van útban.
lesson-displacing-2 = Bence azonnal válaszolt: ügynöke egy szomszédos útra került, és mellé rakott még egyet egyenesen a tartalékából, akció nélkül. Ez a kárpótlása. Most foglald el az utolsó mezőt Dortmund és Paderborn között.
lesson-displacing-2-why = Az utad be van töltve, de Bencének eggyel több alkalmazottja van a térképen. Ott űzz el, ahol ez megéri.
lesson-displacing-2-elsewhere = Az utolsó szabad mező Dortmund és Paderborn között van.
lesson-displacing-3 = Fejezd be a körödet. Az utat legközelebb létrehozhatod.
lesson-displacing-3-why = Most te vagy Bence útjában: ügynököd Hannover és Minden között áll.
lesson-displacing-4 = Bence elűzte az ügynöködet. Most te döntesz, az ő körében. Rakd az egyik világító mezőre: ezek a legközelebbi olyan utakon vannak, ahol van hely.
lesson-displacing-4-why = Az ügynök nem veszett el, és az új helyét te választottad meg.
lesson-displacing-5 = És most a kárpótlásod: rakj le egy ügynököt a tartalékodból egy világító mezőre. Nem kerül semmibe.
lesson-displacing-5-why = Bencének ez egy akciójába és díjként egy ügynökébe került. Neked eggyel több alkalmazottad van a térképen, Bursa és akció nélkül.
lesson-displacing-5-decline = Lemondhatsz róla, de egy ingyen alkalmazott szinte mindig jól jön.
lesson-displacing-6 = Megéri tehát útban állni: állj oda, ahol a többieknek át kell jutniuk, és hadd fizessenek.
lesson-displacing-6-why = Ha kereskedővel állsz ott, három alkalmazottjukba kerül, és te kettőt kapsz ingyen. De ahol senki sem akar átjutni, ott csak időt veszítesz.

## 5

lesson-markers-title = Bónuszlapkák
lesson-markers-about = Szerezd meg, használd fel, és helyezz el újakat.
lesson-markers-1 = A Kampen–Osnabrück út melletti kerek lapka azé, aki létrehozza azt az utat. Ez most te leszel: hozd létre, és építs lerakatot Osnabrückben.
lesson-markers-1-why = A lapka most a kezedben van. A megszerzett lapkák a végén pontot érnek, akár felhasználtad őket, akár nem: egy lapka egy pont, kettő három, négy hat.
lesson-markers-1-order = Az az út később jön. A lapka a Kampen–Osnabrück út mellett fekszik.
lesson-markers-1-elsewhere = Lapkás, betöltött utat a legjobb azonnal létrehozni, mielőtt valaki megbontja.
lesson-markers-2 = Egy lapka felhasználása nem kerül akcióba. Válaszd ki a kezedben a „+3 akció” lapkát.
lesson-markers-2-why = Három további akció ebben a körben. Ez több, mint egy egész kör.
lesson-markers-2-order = Előbb használd fel a lapkát: az akciók arra valók, hogy elköltsd őket.
lesson-markers-3 = A fehér lerakathely Mindenben Bencéé, a következő pedig narancs, oda te nem építhetsz. De van egy „Extra lerakat” lapkád: hozd létre a Hannover–Minden utat, és építs extra lerakatot Mindenben.
lesson-markers-3-why = Lerakatod a nyomtatott helyektől balra áll. A hálózatnál és az irányításnál is számít, bármekkora is a Privilegiumod.
lesson-markers-3-other-benefit = Ez is lehetséges, de most próbáld ki az extra lerakatot Mindenben.
lesson-markers-4 = Még három akciód van. Töltsd be a Bremen–Minden utat.
lesson-markers-4-why = Öt akció egy körben, a lapkának köszönhetően.
lesson-markers-4-on = Jó. Foglald el a Bremen–Minden út többi mezőjét is.
lesson-markers-4-elsewhere = A Bremen–Minden úton három szabad mező várja a három akciódat.
lesson-markers-4-income = Ehhez az úthoz elég a készleted.
lesson-markers-5 = Fejezd be a körödet.
lesson-markers-5-why = Elvettél egy lapkát, ezért húzol egy újat mindenki számára, és most megnézheted.
lesson-markers-6 = Helyezd el az új lapkát egy világító útnál: ezek teljesen üresek, és nincs mellettük lapka.
lesson-markers-6-why = Tedd oda, ahol te leszel az első, vagy egy olyan városhoz, amelyet te irányítasz.
lesson-markers-7 = A lapka egyszerre tempó és pont.
lesson-markers-7-why = Ha lapkát kell húzni, és már nincs több, véget ér a játék. Minden elvett lapka közelebb hozza tehát a végét.

## 6

lesson-end-title = Ami pontot ér, és a játék vége
lesson-end-about = Hálózat, különleges hírnév és egy játék utolsó akciója.
lesson-end-1 = A játék vége felé járunk: 17 pontod van a hírnévsávon. A hannoveri és a paderborni lerakatod nincs összekötve. Hozd létre a Hannover–Minden utat, és építs lerakatot Mindenben, a kettő között.
lesson-end-1-why = Hannover, Minden és Paderborn most egyetlen hálózat: minden lerakata annyi pontot ér, amennyit a Városkulcsod mutat, itt kettőt. És mivel Hannovert te irányítod, az út egy pontot is hozott: 18.
lesson-end-1-hannover = A lerakatot Mindenben építsd: az köti össze Hannovert és Paderbornt.
lesson-end-1-order = Az az út véget vet majd a játéknak. Előbb gyűjtsd be, ami pontot ér.
lesson-end-1-other-route = Jó, de előbb Mindenben építs: az köti össze a lerakataidat.
lesson-end-2 = Coellenben négy hely vár kereskedőkre. Hozd létre a Coellen–Warburg utat, és rakd a kereskedődet a 7 pontos helyre.
lesson-end-2-why = Hét pont a végén egyetlen kereskedőért. A következő helyek többet érnek, de nagyobb Privilegium kell hozzájuk.
lesson-end-2-office = Coellenben lerakatot is építhetsz, de a 7 pontos hely többet ér.
lesson-end-2-order = Az az út véget vet a játéknak. Előbb szerezd meg a 7 pontot.
lesson-end-3 = Egy pont Hamburgért, amelyet te irányítasz, és egy pont a lübecki érméért: ez együtt 20. Hozd létre a Hamburg–Lübeck utat, és építs lerakatot Lübeckben.
lesson-end-3-why = Azzal az akcióval, amelyben valaki eléri a 20 pontot, vége a játéknak. Akkor is véget ér, ha elég város megtelt, vagy ha nincs több húzható lapka. A táblázat mutatja, mi mennyit ért.
lesson-end-3-not-yet = Ez csak egy pont. A másik a lübecki lerakathely érméje.
lesson-end-3-elsewhere = Mindened megvan: vess véget a játéknak.
lesson-end-4 = A játék vége felé minden utad előtt nézd meg a „Pontok” lapot: ki nyerne, ha most érne véget?
lesson-end-4-why = Ha te vezetsz, siess. Ha nem, kerüld a vezető játékos városait, és húzd el a játékot. Most már ismered a játékot: játssz egyet a segítővel.

## Further boards and modules

lesson-east-title = Keleti Hanza
lesson-east-about = Hajók és állandó bónuszlapkák.
lesson-east-1 = A tengeri utakon hajómezők is vannak, és hajóra csak kereskedő szállhat. Rakj le egy kereskedőt a szabad hajómezőre Malmö és Stralsund között.
lesson-east-1-why = Tengeri úthoz tehát kereskedők kellenek, és kereskedőket a Liber Sophiae ad.
lesson-east-1-elsewhere = A szabad hajómező Malmö és Stralsund között van. Előbb válaszd ki a kereskedőt a kezedben, aztán a mezőt.
lesson-east-2 = Hozd létre az utat, és építs lerakatot Malmőben. Az oda nyomtatott lapka mindig ott marad: aki létrehozza az utat, azonnal felhasználhatja. Növeld vele a Privilegiumot.
lesson-east-2-why = Lerakat és képesség egyetlen úttal. Az állandó bónuszlapkát nem lehet eltenni: vagy azonnal felhasználod, vagy sehogy.
lesson-east-2-marker = Most használd fel az állandó bónuszlapkát: növeld a Privilegiumot.
lesson-east-2-decline = Ezzel elszalasztod. Vond vissza, és növeld a Privilegiumot.
lesson-east-3 = A másik három állandó bónuszlapkával két alkalmazottat áthelyezhetsz, lerakatot alapíthatsz egy zöld városban, vagy két alkalmazottat a térképen hagyhatsz.
lesson-east-3-why = A zöld városokban nincs saját lerakathely. Lerakat csak ezzel a lapkával kerül oda, vagy Extra lerakat lapkával olyan úton, amely abban a városban végződik.
