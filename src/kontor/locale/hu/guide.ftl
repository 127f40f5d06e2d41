### First steps: what to do next for someone new to the game, and how the game works on one page.

guide = Első lépések
guide-off = Első lépések elrejtése
guide-unfold = Bővebben
guide-more = Így működik a játék
guide-begin = Kezdj egy úttal: ez a két város közti mezők (a kis házak) sora. Ez például jó: { $route }. Válaszd ki egyik mezőjét, és rakj le oda egy alkalmazottat.
guide-next = Kezdd el a következő utat, például ezt: { $route }. Az arany városok az íróasztalodat javítják; a végén a sok összefüggő városban lévő lerakatok számítanak.
guide-fill =
    { $count ->
        [one] { $route }: még egy alkalmazottadra van szükség. Ha minden mezője a tiéd, létrehozhatod az utat, és te választod meg, mit kapsz érte.
       *[other] { $route }: még { $count } alkalmazottadra van szükség. Ha minden mezője a tiéd, létrehozhatod az utat, és te választod meg, mit kapsz érte.
    }
guide-displace = Valaki az utadban áll: { $route }. Válaszd ki az alkalmazottat, és űzd el: ez pár alkalmazottba kerül a készletedből. Vagy kezdj másik utat.
guide-establish = { $route }: minden mezője a tiéd. Válaszd a zászlaját, aztán egy lerakatot az egyik városában, vagy arany városnál egy jobb képességet. Az alkalmazottak visszakerülnek a tartalékodba.
guide-income = Üres a készleted. A „Bursa” alkalmazottakat hoz a tartalékodból a készletedbe; lerakni csak a készletből lehet.
guide-move = Nincs több lerakható alkalmazottad. Mozgatással tölts be egy utat: válassz egy alkalmazottadat, aztán egy szabad mezőt.
guide-end = Nincs több akciód. Fejezd be a körödet, és a többiek következnek.
guide-settling = Megéri, ha elűznek: alkalmazottad egy közeli világító mezőre kerül, és a tartalékodból ingyen továbbiak csatlakoznak hozzá.
guide-moving = Egy Mozgatás akcióval annyi alkalmazottat mozgathatsz, amennyit a Liber Sophiae enged. Válassz egy alkalmazottat, aztán egy szabad mezőt.
guide-moving-three = Ezzel a lapkával a többiek legfeljebb három alkalmazottját helyezed át. Válassz egy alkalmazottat, aztán egy szabad mezőt.
guide-moving-two = Ezzel az állandó lapkával legfeljebb két alkalmazottat helyezel át, bárkiéi is. Válassz egy alkalmazottat, aztán egy szabad mezőt.
guide-replacing = Elvettél egy lapkát, ezért újat helyezel el mindenkinek. Azé lesz, aki legközelebb létrehozza azt az utat.
guide-answer = A térkép melletti sáv megmondja, mit tehetsz most. Minden választható, ami világít.
guide-wait = { $who } játszik. A térképen szaggatott gyűrű mutatja az utolsó lépést, a napló szavakkal is leírja. A szóköz előreteker.

## On one page

howto-goal = A cél
howto-goal-text = Az nyer, akinek a legtöbb pontja van. Pontot játék közben a térkép körüli sávon szerzel, a végén pedig városokért, képességekért és lerakataid hálózatáért. A „Pontok” lap mutatja, hány pontod volna most.
howto-turn = A köröd
howto-turn-text = Annyi akciód van, amennyit az íróasztalod mutat. Mindegyik ötféle lehet: lerakás szabad mezőre, más alkalmazottjának elűzése, saját alkalmazottak mozgatása, Bursa, vagy egy betöltött út létrehozása.
howto-route = Utak
howto-route-text = Az út a két város közti mezők sora. Ha mind a tiéd, létrehozhatod: mindkét végváros irányítója 1 hírnévpontot kap, te elveszed az ott fekvő lapkát, aztán választasz egy dolgot, rendszerint egy lerakatot.
howto-office = Lerakatok
howto-office-text = Egy város helyei balról jobbra telnek be. A négyzethez ügynök, a körhöz kereskedő kell. A szám a szükséges Privilegium: I fehér, II narancs, III rózsaszín, IV fekete. A várost az irányítja, akinek a legtöbb lerakata van ott; a neve melletti pajzs mutatja, ki az. Az érme azonnal hírnévpontot ad.
howto-pieces = Tartalék és készlet
howto-pieces-text = Lerakni csak a készletedből lehet. Oda a Bursa hozza az alkalmazottakat a tartalékodból. A létrehozott út alkalmazottai visszakerülnek a tartalékodba, kivéve azt, amelyik lerakatként ott marad.
howto-desk = Öt képesség
howto-desk-text = Arany városoknál lerakat helyett egy képességet növelhetsz. Minden lépés egy alkalmazottat is felszabadít.
howto-displace = Elűzés
howto-displace-text = Ügynök elűzése egy, kereskedőé két alkalmazottba kerül; ezek a tartalékodba mennek. A gazda az elűzöttet egy közeli mezőre rakja, és ingyen továbbiakat rakhat mellé a tartalékából. Ezért megéri útban állni.
howto-marker = Lapkák
howto-marker-text = Az utak melletti kerek lapkák egyszer használhatók, a körödben bármikor, és a végén pontot érnek. Mutass rá egyre, és elolvashatod, mit tesz.
howto-end = A vége
howto-end-text = A játék azután az akció után ér véget, amelyben valaki eléri a 20 hírnévpontot, elég város telik meg, vagy üres kupacból kellene lapkát húzni. A felső mérők mutatják, milyen közel van ez.
