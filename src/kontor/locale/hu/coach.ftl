### The coach and hints, in games against bots. What is said here was worked out by playing it on a copy of the game.

coach = Segítő
coach-silence = Csendet kérek
coach-call = Segítő hívása
coach-waits = A segítő akkor szól, amikor te döntesz.
coach-thinks = A segítő gondolkodik …
coach-remark = Az előző körödben volt jobb ennél: „{ $played }”. Mégpedig:
coach-threat =
    { $missing ->
        [0] { $who } a következő körében létrehozhatja ezt az utat: { $route }. Már minden mezője foglalt.
        [one] { $who } a következő körében betöltheti és létrehozhatja ezt az utat: { $route }. Már csak egy mezője szabad.
       *[other] { $who } a következő körében betöltheti és létrehozhatja ezt az utat: { $route }. Még { $missing } mezője szabad.
    }

## What an action does

coach-effect-ends = Véget vet a játéknak.
coach-effect-developed = { $ability }: { $value }, a játék végéig.
coach-effect-actions =
    { $count ->
        [one] Eggyel több akció ebben a körben.
       *[other] { $count } további akció ebben a körben.
    }
coach-effect-connected =
    { $points ->
        [0] Teljesíted a Nagy Kereskedelmi utat.
       *[other] Teljesíted a Nagy Kereskedelmi utat: azonnal { $points } pont.
    }
coach-effect-special = { $points } pont a végén.
coach-effect-prestige =
    { $points ->
        [one] Azonnal egy pont ({ $city }).
       *[other] Azonnal { $points } pont ({ $city }).
    }
coach-effect-office = Lerakatod lesz itt: { $city }.
coach-effect-controls = Te irányítod { $city } városát.
coach-effect-marker = Megkapod ezt a lapkát: { $marker }.
coach-effect-full = Ezzel betöltöd az utat ({ $route }), és létrehozhatod.
coach-effect-filled = Ezzel { $length } mezőből { $held } a tiéd: { $route }.
coach-effect-hinders = Ezzel útban állsz: { $who } különben a következő körében létrehozhatná ezt az utat: { $route }.
coach-effect-later-developed = Ez az út meghozhatja neked: { $ability } { $value }, a játék végéig.
coach-effect-later-connected = Ezzel az úttal teljesítheted a Nagy Kereskedelmi utat.
coach-effect-later-special = Ez az út a végén { $points } pontot hozhat.
coach-effect-later-office = Ez az út lerakatot hozhat neked itt: { $city }.
coach-effect-later-marker = Ez az út meghozhatja neked ezt a lapkát: { $marker }.
coach-effect-displaced =
    { $seat ->
        [n] Elűzöl egy semleges ügynököt, és azt a másik játékos rakja le máshová.
       *[other] Elűzöd { $who } egyik alkalmazottját; { $who } ezért továbbiakat is lerakhat.
    }
coach-effect-income =
    { $count ->
        [one] Eggyel több alkalmazott a készletedben.
       *[other] { $count } további alkalmazott a készletedben.
    }
coach-effect-other-prestige =
    { $points ->
        [one] De { $who } kap egy pontot ({ $city }).
       *[other] De { $who } kap { $points } pontot ({ $city }).
    }

## Hints

hint = Tipp
hint-more = Bővebben
hint-place-route = Nézd meg ezt az utat: { $place }.
hint-place-city = Nézd meg ezt a várost: { $place }.
hint-place-hand = Nézd meg ezt a lapkádat: { $place }.
hint-place-desk = Nézd meg az íróasztalodat.
hint-place-turn = A térképen most nincs dolgod.
hint-kind =
    { $kind ->
        [place] Rakj le egy alkalmazottat.
        [displace] Űzz el valakit.
        [lift] Mozgass alkalmazottakat.
        [drop] Rakd le a felvett alkalmazottat.
        [income] Válaszd a Bursa akciót.
        [route] Hozz létre egy utat.
        [use] Használj fel egy lapkát.
        [settle] Ide rakd le az alkalmazottaidat.
        [marker] Ide tedd az új lapkát.
        [neutral] Válaszd ki a semleges lerakat városát.
        [end] Fejezd be a kört.
        [decline] Mondj le róla.
        [done] Ennyi elég: fejezd be a mozgatást.
        [take] Vedd el, amit kínálnak.
        [develop] Növeld a képességet.
        [found] Alapíts egy lerakatot.
       *[remove] Vegyél le egy alkalmazottat.
    }
