### Where people learn the game.

learn-title = Tanuld meg a játékot
learn-lessons = Leckék
learn-lessons-about = Hat leckében megtanulod a játékot: te magad lépsz, látod, mi változik, és elolvasod, miért fontos.
learn-coached = Az első játék segítővel
learn-coached-about = Te két könnyű bot ellen. A segítő minden döntésnél mond legfeljebb három ötletet, és hogy melyik mire jó; azt is, mit tehetnek ezután a többiek. Egy kattintással elhallgat.
learn-coached-play = Játék a segítővel
learn-further = További térképek és modulok
learn-rooms = Ebből is tanulhatsz
learn-done = Kész
learn-begun = Lépés: { $number } / { $count }
learn-room-puzzles = Feladványok
    .about = Egy döntés vagy egy kör, amely egyértelműen a legjobb, és hogy miért rosszabb a többi. Mindennap egy új.
learn-room-guide = Kalauz
    .about = Mire jók a képességek, a lapkák és a városok, és mire mennek velük a győztesek.
learn-room-how = Így működik a játék
    .about = Az egész játék egy oldalon, képekben.
learn-room-rules = Szabályok
    .about = Rövid szabálykönyv képekkel, és vitás esetre minden szabály pontosan. Olvasni, keresni, nyomtatni.
learn-room-study = Elemzőtábla
    .about = Bármilyen állás, mindenki lépései, és hogy mit gondolnak róluk a botok.
