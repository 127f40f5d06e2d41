### First steps: what to do next for someone new to the game.

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
