BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    mark TEXT NOT NULL, -- of the request: whoever works for an older one stops
    client TEXT NOT NULL, -- on whose account it is worked out, as in makers
    made_by TEXT NOT NULL, -- what evaluates
    decisions INTEGER NOT NULL, -- evaluated so far
    finished INTEGER NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE bans (
    id TEXT NOT NULL,
    kind TEXT NOT NULL, -- network, maker or key
    value TEXT NOT NULL,
    about TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (id, kind, value)
) WITHOUT ROWID;
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser are invalid
    at REAL NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('1896e7e73583283e62d9481d2e23e0a5b3e2e87d0fe35960104d8ec799fc2e86','1896e7e73583283e62d9481d2e23e0a5b3e2e87d0fe35960104d8ec799fc2e86','',1,1.79501338296397495268e+09,'540c65d80016fa84d612ca0b12469d9d209f10a3599d27b5ab1695303f122188');
INSERT INTO "browser_keys" VALUES('54260921facd39188ff4cbfc4a045bf0635cb7b63d5de3ec11227dbf87a387a3','54260921facd39188ff4cbfc4a045bf0635cb7b63d5de3ec11227dbf87a387a3','',1,1.79501338304746294017e+09,'af4d598469d27d9fcbce193b9ee7820f16a5213957ace3e577507964e897c97f');
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    code TEXT NOT NULL,
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE competition_players (
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- what the document calls them
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
) WITHOUT ROWID;
INSERT INTO "competition_players" VALUES('6hy2z8vvhm2a',0,'4d938a6092a876d79213bf349d542fdf');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('6fpkjqfngrqb','6hy2z8vvhm2a');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('6hy2z8vvhm2a',3,1.79501338306119489671e+09,'running','4d938a6092a876d79213bf349d542fdf','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"6fpkjqfngrqb","players":[0,-1,-2]}]}],"account":"9cd25c"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('540c65d80016fa84d612ca0b12469d9d209f10a3599d27b5ab1695303f122188','1ffcad51f1c86360f5eb9069f9f4ae1c','',1.79501338296397495268e+09);
INSERT INTO "devices" VALUES('af4d598469d27d9fcbce193b9ee7820f16a5213957ace3e577507964e897c97f','4d938a6092a876d79213bf349d542fdf','',1.79501338304746294017e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3spq2z3jffck',1,1.79501338237234234814e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7640dba2efb4247f3273b38b9abe4ef5147ebcfd1576b34bd4efe97a773398f9"},{"kind":"human","name":"Player 2","colour":"blue","key":"055c7a7df9a40194e68130581ae11e2cdd888b03e0bb7314625ea2a82886b419"}],"host":"8bb3adb1ffce2c008ba62ceb983c495bbd26f9f08a28e85b14f2c8b7a1ddbc29","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"7aa8c8b48e92da02"}',X'3323F726642F1697F9C096C60C5D4B96');
INSERT INTO "entries" VALUES('3spq2z3jffck',2,1.79501338237234234814e+09,'{"kind":"opened","seat":-1,"key":"7640dba2efb4247f3273b38b9abe4ef5147ebcfd1576b34bd4efe97a773398f9"}',X'155A60B1B6AD5DED4598107A7E3B388A');
INSERT INTO "entries" VALUES('3spq2z3jffck',3,1.79501338237234234814e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"522ee5a0a9c0804a528df40b5fc8ad4b"}',X'5BE2C2A53386C90F040ED3107CC0CB2C');
INSERT INTO "entries" VALUES('3spq2z3jffck',4,1.79501338238086438183e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'663579CA014499FDEE6F5469F2D27E6A');
INSERT INTO "entries" VALUES('3spq2z3jffck',5,1.79501338239509558676e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'43AAA5FC11D4E0244DCB42A099E88936');
INSERT INTO "entries" VALUES('6fpkjqfngrqb',1,1.79501338306873869897e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Hille","colour":"red","key":"1d0caf209e4bc1c4139ea48dac370e88cd396940b41360cd63ff0a6260d35845"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"cb58a6675e5b509bc37af7649bde8b767350f66faf34024fba534d1e4545fc82","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"db5fa06d831e610d","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"6hy2z8vvhm2a"}',X'BD0DA4A14380ED1D8413FF1C19A3CF94');
INSERT INTO "entries" VALUES('6fpkjqfngrqb',2,1.79501338306873869897e+09,'{"kind":"opened","seat":0,"key":"54260921facd39188ff4cbfc4a045bf0635cb7b63d5de3ec11227dbf87a387a3"}',X'6911251F0F31936A6FAF46782FB87583');
INSERT INTO "entries" VALUES('6fpkjqfngrqb',3,1.79501338306873869897e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","extra-office","swap","extra-office","plus-4","extra-office","plus-3","plus-4","develop","swap","plus-3","move-three"]},"salt":"d12e2dafba446f2b3e8d3fa1c1ce264c"}',X'BB3B0830C56E45F2EA63F5D023051FEA');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',1,1.79501338284358787533e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b0fa3df6f5814cd014cb2031921b7561ddc3458bf571dfd216c8dcbae1f18607"},{"kind":"human","name":"Player 2","colour":"blue","key":"70e273064c62f3be95961ff79befa89662b6b89b7a5d3ef84a5d0cf5f674b3ba"},{"kind":"human","name":"Player 3","colour":"green","key":"70ee94bcb7099a847e4c328a97bda88b9325668922f438c478c887db5407c4f9"}],"host":"20fec249b7fa81ae1d504961a97a65f5e8f612ea1d9b2256d8a3bef2deb20477","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"1650ff9d1193f000","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'DADD0BFAA6883310A08C469FE2DEB308');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',2,1.79501338284358787533e+09,'{"kind":"opened","seat":-1,"key":"b0fa3df6f5814cd014cb2031921b7561ddc3458bf571dfd216c8dcbae1f18607"}',X'1654BBFECADB65E86B512E5AF545528F');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',3,1.79501338284358787533e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["plus-4","swap","move-three","plus-4","develop","extra-office","plus-3","extra-office","plus-3","extra-office","swap","develop"]},"salt":"c094866e5995209d1b6aead770ca5ae8"}',X'D07C2208E8B86D1A38840C6EB53BD827');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',4,1.79501338284642362594e+09,'{"kind":"rested","seat":1,"days":7}',X'A1E55326EDD3AFD7E800A9C0FE721BF0');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',5,1.7950133828521306515e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"7102993f775c1d13"}',X'CF37CF42205767A3625AC496EB956EE8');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',6,1.79501338286213946342e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'186A70ED38D203D9FFE8B30028971FD8');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',7,1.79501338286213946342e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'C091A6EF980E1E758E1CA8E732AB7D03');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',8,1.79501338286712408065e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'E757DE9960D81C9E71BAD1ADC6AD60E6');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',9,1.79501338286928176874e+09,'{"kind":"answered","seat":1,"agree":true}',X'349BDA4E94A700C5728DD2CF3CCE33E2');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',10,1.7950133828823552132e+09,'{"kind":"answered","seat":2,"agree":true}',X'2291D37DC179A7913A86E10BB27F31B3');
INSERT INTO "entries" VALUES('6rup2t3v6nqp',11,1.7950133828823552132e+09,'{"kind":"paused","days":30}',X'C154AC0DFC185D201FFBAADEEF45DA2C');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',1,1.79501338240024447441e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"1fd3a41fdb4559026ece7576aba21b7e276d95c8aba8dad2012882711bd62fc7"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"cd48532ddaa7fc12d7af55b473ea2ac5dedb24b8200f0e15828000dda046acf7","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"4492f8750009bcc3"}',X'9EBE0B44237097AE2939828D6BF9FED5');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',2,1.79501338240024447441e+09,'{"kind":"opened","seat":-1,"key":"1fd3a41fdb4559026ece7576aba21b7e276d95c8aba8dad2012882711bd62fc7"}',X'80EFB5BA4E53134B89A94387213C4CD3');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',3,1.79501338240024447441e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","move-three","develop","extra-office","plus-4","swap","swap","plus-3","plus-4","extra-office","develop","plus-3"]},"salt":"7e7549b7693c724084c122fafcd6fb11"}',X'B4E4B48D299F29FF0B59774170297077');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',4,1795013382.40879,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'81BBF79AB9768E3E566752B9B0675297');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',5,1.79501338242986798292e+09,'{"kind":"instant"}',X'875B8BFDADD40DD3E3A80A44A837088A');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',6,1.7950133826188726425e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'7346E5F34A9391C595CC7807C1DFD2EF');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',7,1.79501338280819845195e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'B5943C4263D8B6CA477A084EE1DA3451');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',8,1.79501338281085920335e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'08D13DBC65B406694FFB448FBDABB2C2');
INSERT INTO "entries" VALUES('h4dg95fmk9mm',9,1.79501338283535695071e+09,'{"kind":"aborted"}',X'FE23C6161BD5A9CE2733313841B48F85');
INSERT INTO "entries" VALUES('habjhhbnqvan',1,1.79501338288420677182e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b7cd9524e907128018bcb209e1c8fd3344daa0cf01e176074ee4aee189724c64"},{"kind":"human","name":"Player 2","colour":"blue","key":"f9fcf61454f225f651fcbbcf94d01e7838de0d24ba97b30a2dea9b2e9fad4073"},{"kind":"human","name":"Player 3","colour":"green","key":"12aa9f4372a56be2eeea9743d88c327ce2418119d6b97df7d931ebb0612e2784"}],"host":"de61458364a777a63568e4c25efb60b8fd462e0e682d64df7252d6baf84941d0","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"0986d4a06b25f166","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'2EFA46B0AD4E0F90C1D81B0BD5146F71');
INSERT INTO "entries" VALUES('habjhhbnqvan',2,1.79501338288420677182e+09,'{"kind":"opened","seat":-1,"key":"b7cd9524e907128018bcb209e1c8fd3344daa0cf01e176074ee4aee189724c64"}',X'1D59E8527BEFE86BAA084C66521CFD16');
INSERT INTO "entries" VALUES('habjhhbnqvan',3,1.79501338288420677182e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","swap","extra-office","swap","develop","develop","move-three","extra-office","plus-4","plus-3","plus-3","plus-4"]},"salt":"a510fbc02cd91ad542ff8257c0db3910"}',X'0466D59196274D247C8467AEA2C8819D');
INSERT INTO "entries" VALUES('habjhhbnqvan',4,1.79501339788567233083e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'A660BD4BEEEC155019EBDA43F5D94DF9');
INSERT INTO "entries" VALUES('habjhhbnqvan',5,1.79501339882190394403e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'00CAF009C47E0C3A47BF9DC8569FB7A3');
INSERT INTO "entries" VALUES('habjhhbnqvan',6,1.79501339943479824067e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'BE1A023AFF56A8CF57513BBC0F814477');
INSERT INTO "entries" VALUES('habjhhbnqvan',7,1.7950134000359315872e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'7115029A72E86EF7DC2660D818B398ED');
INSERT INTO "entries" VALUES('habjhhbnqvan',8,1.79501341503643727301e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'17A2E983A00F4C8FEC6096742373891D');
INSERT INTO "entries" VALUES('habjhhbnqvan',9,1.7950134156835935115e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'957AE0D1DBDB11251AC899D874F4B270');
INSERT INTO "entries" VALUES('habjhhbnqvan',10,1.79501341628531455993e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'59E0D70443954945F1628EA6F2153756');
INSERT INTO "entries" VALUES('habjhhbnqvan',11,1.79501341688713812825e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'C85DEA7741D126FCD5DC9FC689D54C6C');
INSERT INTO "entries" VALUES('habjhhbnqvan',12,1.79501343198609542841e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'DFE5029D6377CA40A9781659485EFE72');
INSERT INTO "entries" VALUES('habjhhbnqvan',13,1.79501343258846974377e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'BE4B17D0FCFCB98D6FD2EA7DDF4B24A9');
INSERT INTO "entries" VALUES('habjhhbnqvan',14,1.79501343319020295139e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'C4FB44B46FC8D0BCDF09AD4DD558EB1F');
INSERT INTO "entries" VALUES('habjhhbnqvan',15,1.79501343379252624506e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'CA934D4E449E5299A4EF43BBD38231F5');
INSERT INTO "entries" VALUES('habjhhbnqvan',16,1.79501343409631681441e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'014B25F7BEEAA2A7BDCA43D454B986B8');
INSERT INTO "entries" VALUES('habjhhbnqvan',17,1.79501343428780937199e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'756BCEB7D1FE920171165FE24B37D187');
INSERT INTO "entries" VALUES('habjhhbnqvan',18,1.79501343490347814555e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'6D2DECA50720AB1298EC32420670284E');
INSERT INTO "entries" VALUES('habjhhbnqvan',19,1.79501343553272938724e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'974E0D5EBF8B72A460810682CA69515A');
INSERT INTO "entries" VALUES('habjhhbnqvan',20,1.79501343614852762226e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'BFEBA579F296AD8879FCA020EF8D8E37');
INSERT INTO "entries" VALUES('habjhhbnqvan',21,1.79501343645560646053e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'BA23DF02BB52769CF2A2292AA5604648');
INSERT INTO "entries" VALUES('habjhhbnqvan',22,1.79501343661215567587e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'EB8774487D83F99BEF91647C892925BB');
INSERT INTO "entries" VALUES('habjhhbnqvan',23,1.79501343669287371637e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'18D4F64A4472A1CA91DE134115E9E2CF');
INSERT INTO "entries" VALUES('habjhhbnqvan',24,1.79501343673886251447e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'F4804EB01A3DBE3F1144ECF626E738BA');
INSERT INTO "entries" VALUES('habjhhbnqvan',25,1.79501343734796214111e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'773D4928B7AFCA6E15BB19FDF6CE4165');
INSERT INTO "entries" VALUES('habjhhbnqvan',26,1.79501343796187663075e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'3580B67D4E23E6AAF99FCA946A0BD5B7');
INSERT INTO "entries" VALUES('habjhhbnqvan',27,1.79501343856347393996e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'5AB2D8856EC2B773F7DEAFF008C8542E');
INSERT INTO "entries" VALUES('habjhhbnqvan',28,1.79501343887826085091e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'A34245C0063CC5A1197063C630033372');
INSERT INTO "entries" VALUES('habjhhbnqvan',29,1.79501343905133533477e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'6BAB3CDC752972926582399F18B933B9');
INSERT INTO "entries" VALUES('habjhhbnqvan',30,1.79501343913868618008e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker extra-office goslar-hildesheim","level":"expert"}',X'684F9F52BBC72A2E7866E74B977433B8');
INSERT INTO "entries" VALUES('habjhhbnqvan',31,1.79501343974293327328e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'1FE61EB21A36E9E7C888124C76F6F136');
INSERT INTO "entries" VALUES('habjhhbnqvan',32,1.79501344035472750661e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'C1DD0611E6A1707FF519E7918081DC12');
INSERT INTO "entries" VALUES('habjhhbnqvan',33,1.79501344096895480151e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'1C1627BE4D8ABDBA177DC470DE6E9B6D');
INSERT INTO "entries" VALUES('habjhhbnqvan',34,1.7950134412726128101e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'51E041F1215A9FD498F8C1F7036FF6C8');
INSERT INTO "entries" VALUES('habjhhbnqvan',35,1.79501344143227171902e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'D6E1630689CBD28643F82717E4A85F49');
INSERT INTO "entries" VALUES('habjhhbnqvan',36,1.79501344203850984578e+09,'{"kind":"decided","ply":29,"seat":0,"action":"lift halle-quedlinburg/1","level":"expert"}',X'E1BAA2AA7E15163EF05D9A1C4CD1AE02');
INSERT INTO "entries" VALUES('habjhhbnqvan',37,1.79501344264423727992e+09,'{"kind":"decided","ply":30,"seat":0,"action":"lift halle-quedlinburg/2","level":"expert"}',X'8458B6BCCC2C140E511FD1337E01DAC7');
INSERT INTO "entries" VALUES('rp2pqwnu46ey',1,1.79501338234989857669e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"74811af20599363a1815e3c38b388081e3a457032e5ce088ad029e41c91b093f"},{"kind":"human","name":"Player 2","colour":"blue","key":"384385c3e36500fa7c64e6e9f37ee9c84b1c1c202806e53f670d5b631ac251f7"},{"kind":"human","name":"Player 3","colour":"green","key":"1d456257f512c34a1c6647c6212d34d22ad5d56138800ebd1b2a733eccdc3340"}],"host":"6e01ac28546415d4753b713ef3e184a7182606b17a549681f63abb89eb87d659","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"aa39bf9780a0a2e0"}',X'5CEF8B0A9E8B8AE17681514000A20B3F');
INSERT INTO "entries" VALUES('rp2pqwnu46ey',2,1.79501338234989857669e+09,'{"kind":"opened","seat":-1,"key":"74811af20599363a1815e3c38b388081e3a457032e5ce088ad029e41c91b093f"}',X'84A246C429689BFE680B0394894F1F10');
INSERT INTO "entries" VALUES('rp2pqwnu46ey',3,1.79501338234989857669e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","develop","plus-4","swap","plus-3","move-three","extra-office","develop","extra-office","swap","plus-4","extra-office"]},"salt":"a4517235f1a068e7f8d0ab207e3ac6c9"}',X'58B33B6E731AF8256B3C6F0EB33BD766');
INSERT INTO "entries" VALUES('rp2pqwnu46ey',4,1.79501344308613348011e+09,'{"kind":"seen","seat":0}',X'8F19389D1C6FCB81E5E905A5FBFD054F');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',1,1.79501338220325350756e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"322dfb6a354dddb38974e39fa507c467b5ea9f886d354aff5efd41eeeef2b89c"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"cf9a44c0edfce512159cadbf456150af437c908de0a73cefc3a61aaf74cbccd0","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"93731461e21b969070f072d6a0b72007e1ebfe810c0f65dfc7d9589a305f73e0","absence":3600,"salt":"8c3e1538ed607e00"}',X'3A1C904252CDC75D6F4B0AE8F42DD8F4');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',2,1.79501338220325350756e+09,'{"kind":"opened","seat":-1,"key":"322dfb6a354dddb38974e39fa507c467b5ea9f886d354aff5efd41eeeef2b89c"}',X'B18E348B6D3D3C8F643D534DB09949D0');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',3,1.79501338227022600173e+09,'{"kind":"opened","seat":0,"key":"f80f6536dc9592f34fd792c812bc64f0bc076fb8f2a6e5f369f22d61ffb8c365"}',X'D13DB3C4B5811241D5E5035B04F8BD6E');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',4,1.79501338227022600173e+09,'{"kind":"opened","seat":-1,"key":"f80f6536dc9592f34fd792c812bc64f0bc076fb8f2a6e5f369f22d61ffb8c365"}',X'6D2ADC579263127198AC6C62A6D5A78D');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',5,1.79501338227498745915e+09,'{"kind":"linked","seat":0,"key":"d6de9292c897afdb981bcde4811f37c9455b0cb1576d7906ffa7266923a1851c"}',X'EEC666BD1E1997BD7303ECC7B740A836');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',6,1.79501338227978920938e+09,'{"kind":"closed","seat":0,"key":"f80f6536dc9592f34fd792c812bc64f0bc076fb8f2a6e5f369f22d61ffb8c365"}',X'2D8396260C6B351AF02CAE5E4247BE89');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',7,1.79501338227978920938e+09,'{"kind":"closed","seat":-1,"key":"f80f6536dc9592f34fd792c812bc64f0bc076fb8f2a6e5f369f22d61ffb8c365"}',X'DEADE47EF8CB474592E01DDB0FEB5943');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',8,1.79501338228141427036e+09,'{"kind":"invited","seat":-1,"key":"d7b7d8829b6b51f28099c6b62232bd0056e021268b233971cbb94fc59878c159"}',X'BB2EF3D8664E78BE8A21808F43B3C2EC');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',9,1.79501338228320050241e+09,'{"kind":"said","seat":0,"digest":"3458af3af21a3521b91eb179dbe1e5a8"}',X'E07D867255833EFD396453D837A67339');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',10,1.79501338229267501833e+09,'{"kind":"removed","line":9}',X'3713E6308D80C0E03B843D3F2CD59C7E');
INSERT INTO "entries" VALUES('uxmmzwpsm8hf',11,1.79501338231494736667e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"ea2cab85fd6d78c2"}',X'462792036EAB14B66FA4AE0CBF9DCA4B');
INSERT INTO "entries" VALUES('wmjt5bcmf9pr',1,1.79501338233279442786e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"570acdbd5102183a29dd546c2697cac83a1ca7ced97d4d29e3df6bf5a386c841"},{"kind":"human","name":"Player 2","colour":"blue","key":"2f070d0e742aebe4d145d4aa79367ac4ddad2d0e063235257a8da20485324dd8"},{"kind":"human","name":"Player 3","colour":"green","key":"b4f392165bc896d81a69983620a154a4c6dccc71bb2d507c07d5b01a3d315dfa"}],"host":"9edb06a2781fda478100ff6c8058abfdf40c87f72951dcb6897524c6380d48c4","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"74e9519379b83f49"}',X'018A6678EC89AB6A069D1EA0CC3DF916');
INSERT INTO "entries" VALUES('wmjt5bcmf9pr',2,1.79501338233279442786e+09,'{"kind":"opened","seat":-1,"key":"570acdbd5102183a29dd546c2697cac83a1ca7ced97d4d29e3df6bf5a386c841"}',X'7F1C42EDE40EA2F7E795AC36D368BE40');
INSERT INTO "entries" VALUES('wmjt5bcmf9pr',3,1.79501338233279442786e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["move-three","extra-office","develop","swap","plus-4","develop","plus-4","plus-3","extra-office","swap","extra-office","plus-3"]},"salt":"0f0fe5b62a1d76298dd709d7f209b981"}',X'99950AB14BBBAFC5A1AA6CB3C534079B');
INSERT INTO "entries" VALUES('wmjt5bcmf9pr',4,1.79501344307279682164e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'A96CFAE12F51758E5FA1FBF7523667FD');
INSERT INTO "entries" VALUES('wx4km94sxd67',1,1.79501338299180030824e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"036980f87e8d855380632d5e59f2cb25cf248b8745ba362af0e56c4e50c9ee1d"},{"kind":"human","name":"Player 2","colour":"blue","key":"2dc173973d562153ef7c158b448048b928c44531cf1f4f9b06f91180bfa2c385"},{"kind":"human","name":"Player 3","colour":"green","key":"a659f66b81149d2cf33e105f076c41b08b7b06b3998dd1a8a3601b98ba2958da"}],"host":"7527ef1799fd7c36f37ba5214e4229a39ba696512df5d7bb69544e03bb6c904b","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"7bad83537c90c74d"}',X'9A45FE7B7CA4316F66CEF88039994B10');
INSERT INTO "entries" VALUES('wx4km94sxd67',2,1.79501338299180030824e+09,'{"kind":"opened","seat":-1,"key":"036980f87e8d855380632d5e59f2cb25cf248b8745ba362af0e56c4e50c9ee1d"}',X'44E5970995C8D3BF7478D3D70C8B1E31');
INSERT INTO "entries" VALUES('wx4km94sxd67',3,1.79501338299180030824e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","plus-4","plus-4","plus-3","develop","extra-office","move-three","swap","extra-office","extra-office","plus-3","swap"]},"salt":"8376f6b01e748fdf4c74c12e5266e079"}',X'84385B4442CAAB4408CF3D2713055738');
INSERT INTO "entries" VALUES('wx4km94sxd67',4,1.79501338300337171557e+09,'{"kind":"opened","seat":0,"key":"bf916133f0d2c6c5e9b70c5b47d123c69ac9ca4c644e6067bc9d3f54a7b34715"}',X'605C5B03883E0B6B6C7CC42F8A67CAD5');
INSERT INTO "entries" VALUES('wx4km94sxd67',5,1.79501338300337171557e+09,'{"kind":"opened","seat":-1,"key":"bf916133f0d2c6c5e9b70c5b47d123c69ac9ca4c644e6067bc9d3f54a7b34715"}',X'0A75398E93E6BF0352573F5D3A0AAF3B');
INSERT INTO "entries" VALUES('wx4km94sxd67',6,1.79501338300556063649e+09,'{"kind":"opened","seat":1,"key":"34146a69bd573dad3582f489c1bcb796d04742be67c53089da5581bf1fe7fde3"}',X'001E60622DD3D68604DA25FC7F1FAB9B');
INSERT INTO "entries" VALUES('xz9a2yw6wnf9',1,1.79501338235649633406e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b61b373dbd6dd204faa6835dc174ef27b1e527ee6c4fded3c7dbe568971f1593"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"7ed8f990f68731e49e0c03839dd444546388242d6b90972f32ef1a75d192cae6","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"c981d136bb89ba4e"}',X'C03900CAC5961D177BA08D800EBFD970');
INSERT INTO "entries" VALUES('xz9a2yw6wnf9',2,1.79501338235649633406e+09,'{"kind":"opened","seat":-1,"key":"b61b373dbd6dd204faa6835dc174ef27b1e527ee6c4fded3c7dbe568971f1593"}',X'8726D7071BC234592B2E9E0E9D172EFD');
INSERT INTO "entries" VALUES('xz9a2yw6wnf9',3,1.79501338235649633406e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"d0966b35620890b9c0bd7c7818ab92b6"}',X'4149B870F31CF96018096F53686F8B80');
INSERT INTO "entries" VALUES('xz9a2yw6wnf9',4,1.79501338236504054063e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'F8C17D6DA3FF90DFE0EF1422EF6D68D9');
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    ended REAL NOT NULL,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    edition TEXT NOT NULL,
    modules TEXT NOT NULL, -- separated by spaces
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    record BLOB NOT NULL -- compressed
);
CREATE TABLE finished_seats (
    table_id TEXT NOT NULL REFERENCES finished (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL, -- the name as it is searched for
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    level TEXT, -- of the bot that had the seat from the beginning
    rank INTEGER NOT NULL,
    total INTEGER NOT NULL,
    points TEXT NOT NULL, -- JSON: by category
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE former_browsers (
    browser TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79501338214290046694e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('055c7a7df9a40194e68130581ae11e2cdd888b03e0bb7314625ea2a82886b419','3spq2z3jffck',1);
INSERT INTO "held" VALUES('7640dba2efb4247f3273b38b9abe4ef5147ebcfd1576b34bd4efe97a773398f9','3spq2z3jffck',-1);
INSERT INTO "held" VALUES('7640dba2efb4247f3273b38b9abe4ef5147ebcfd1576b34bd4efe97a773398f9','3spq2z3jffck',0);
INSERT INTO "held" VALUES('8bb3adb1ffce2c008ba62ceb983c495bbd26f9f08a28e85b14f2c8b7a1ddbc29','3spq2z3jffck',-1);
INSERT INTO "held" VALUES('1d0caf209e4bc1c4139ea48dac370e88cd396940b41360cd63ff0a6260d35845','6fpkjqfngrqb',0);
INSERT INTO "held" VALUES('54260921facd39188ff4cbfc4a045bf0635cb7b63d5de3ec11227dbf87a387a3','6fpkjqfngrqb',0);
INSERT INTO "held" VALUES('cb58a6675e5b509bc37af7649bde8b767350f66faf34024fba534d1e4545fc82','6fpkjqfngrqb',-1);
INSERT INTO "held" VALUES('20fec249b7fa81ae1d504961a97a65f5e8f612ea1d9b2256d8a3bef2deb20477','6rup2t3v6nqp',-1);
INSERT INTO "held" VALUES('70e273064c62f3be95961ff79befa89662b6b89b7a5d3ef84a5d0cf5f674b3ba','6rup2t3v6nqp',1);
INSERT INTO "held" VALUES('70ee94bcb7099a847e4c328a97bda88b9325668922f438c478c887db5407c4f9','6rup2t3v6nqp',2);
INSERT INTO "held" VALUES('b0fa3df6f5814cd014cb2031921b7561ddc3458bf571dfd216c8dcbae1f18607','6rup2t3v6nqp',-1);
INSERT INTO "held" VALUES('b0fa3df6f5814cd014cb2031921b7561ddc3458bf571dfd216c8dcbae1f18607','6rup2t3v6nqp',0);
INSERT INTO "held" VALUES('1fd3a41fdb4559026ece7576aba21b7e276d95c8aba8dad2012882711bd62fc7','h4dg95fmk9mm',-1);
INSERT INTO "held" VALUES('1fd3a41fdb4559026ece7576aba21b7e276d95c8aba8dad2012882711bd62fc7','h4dg95fmk9mm',0);
INSERT INTO "held" VALUES('cd48532ddaa7fc12d7af55b473ea2ac5dedb24b8200f0e15828000dda046acf7','h4dg95fmk9mm',-1);
INSERT INTO "held" VALUES('12aa9f4372a56be2eeea9743d88c327ce2418119d6b97df7d931ebb0612e2784','habjhhbnqvan',2);
INSERT INTO "held" VALUES('b7cd9524e907128018bcb209e1c8fd3344daa0cf01e176074ee4aee189724c64','habjhhbnqvan',-1);
INSERT INTO "held" VALUES('b7cd9524e907128018bcb209e1c8fd3344daa0cf01e176074ee4aee189724c64','habjhhbnqvan',0);
INSERT INTO "held" VALUES('de61458364a777a63568e4c25efb60b8fd462e0e682d64df7252d6baf84941d0','habjhhbnqvan',-1);
INSERT INTO "held" VALUES('f9fcf61454f225f651fcbbcf94d01e7838de0d24ba97b30a2dea9b2e9fad4073','habjhhbnqvan',1);
INSERT INTO "held" VALUES('1d456257f512c34a1c6647c6212d34d22ad5d56138800ebd1b2a733eccdc3340','rp2pqwnu46ey',2);
INSERT INTO "held" VALUES('384385c3e36500fa7c64e6e9f37ee9c84b1c1c202806e53f670d5b631ac251f7','rp2pqwnu46ey',1);
INSERT INTO "held" VALUES('6e01ac28546415d4753b713ef3e184a7182606b17a549681f63abb89eb87d659','rp2pqwnu46ey',-1);
INSERT INTO "held" VALUES('74811af20599363a1815e3c38b388081e3a457032e5ce088ad029e41c91b093f','rp2pqwnu46ey',-1);
INSERT INTO "held" VALUES('74811af20599363a1815e3c38b388081e3a457032e5ce088ad029e41c91b093f','rp2pqwnu46ey',0);
INSERT INTO "held" VALUES('cf9a44c0edfce512159cadbf456150af437c908de0a73cefc3a61aaf74cbccd0','uxmmzwpsm8hf',-1);
INSERT INTO "held" VALUES('d6de9292c897afdb981bcde4811f37c9455b0cb1576d7906ffa7266923a1851c','uxmmzwpsm8hf',-1);
INSERT INTO "held" VALUES('d6de9292c897afdb981bcde4811f37c9455b0cb1576d7906ffa7266923a1851c','uxmmzwpsm8hf',0);
INSERT INTO "held" VALUES('2f070d0e742aebe4d145d4aa79367ac4ddad2d0e063235257a8da20485324dd8','wmjt5bcmf9pr',1);
INSERT INTO "held" VALUES('570acdbd5102183a29dd546c2697cac83a1ca7ced97d4d29e3df6bf5a386c841','wmjt5bcmf9pr',-1);
INSERT INTO "held" VALUES('570acdbd5102183a29dd546c2697cac83a1ca7ced97d4d29e3df6bf5a386c841','wmjt5bcmf9pr',0);
INSERT INTO "held" VALUES('9edb06a2781fda478100ff6c8058abfdf40c87f72951dcb6897524c6380d48c4','wmjt5bcmf9pr',-1);
INSERT INTO "held" VALUES('b4f392165bc896d81a69983620a154a4c6dccc71bb2d507c07d5b01a3d315dfa','wmjt5bcmf9pr',2);
INSERT INTO "held" VALUES('036980f87e8d855380632d5e59f2cb25cf248b8745ba362af0e56c4e50c9ee1d','wx4km94sxd67',-1);
INSERT INTO "held" VALUES('036980f87e8d855380632d5e59f2cb25cf248b8745ba362af0e56c4e50c9ee1d','wx4km94sxd67',0);
INSERT INTO "held" VALUES('2dc173973d562153ef7c158b448048b928c44531cf1f4f9b06f91180bfa2c385','wx4km94sxd67',1);
INSERT INTO "held" VALUES('34146a69bd573dad3582f489c1bcb796d04742be67c53089da5581bf1fe7fde3','wx4km94sxd67',1);
INSERT INTO "held" VALUES('7527ef1799fd7c36f37ba5214e4229a39ba696512df5d7bb69544e03bb6c904b','wx4km94sxd67',-1);
INSERT INTO "held" VALUES('a659f66b81149d2cf33e105f076c41b08b7b06b3998dd1a8a3601b98ba2958da','wx4km94sxd67',2);
INSERT INTO "held" VALUES('bf916133f0d2c6c5e9b70c5b47d123c69ac9ca4c644e6067bc9d3f54a7b34715','wx4km94sxd67',-1);
INSERT INTO "held" VALUES('bf916133f0d2c6c5e9b70c5b47d123c69ac9ca4c644e6067bc9d3f54a7b34715','wx4km94sxd67',0);
INSERT INTO "held" VALUES('7ed8f990f68731e49e0c03839dd444546388242d6b90972f32ef1a75d192cae6','xz9a2yw6wnf9',-1);
INSERT INTO "held" VALUES('b61b373dbd6dd204faa6835dc174ef27b1e527ee6c4fded3c7dbe568971f1593','xz9a2yw6wnf9',-1);
INSERT INTO "held" VALUES('b61b373dbd6dd204faa6835dc174ef27b1e527ee6c4fded3c7dbe568971f1593','xz9a2yw6wnf9',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.79501115516136908528e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
, network TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "makers" VALUES('3spq2z3jffck','9cd25c','');
INSERT INTO "makers" VALUES('6fpkjqfngrqb','9cd25c','9cd25c');
INSERT INTO "makers" VALUES('6rup2t3v6nqp','9cd25c','');
INSERT INTO "makers" VALUES('h4dg95fmk9mm','9cd25c','');
INSERT INTO "makers" VALUES('habjhhbnqvan','9cd25c','');
INSERT INTO "makers" VALUES('rp2pqwnu46ey','9cd25c','');
INSERT INTO "makers" VALUES('uxmmzwpsm8hf','9cd25c','');
INSERT INTO "makers" VALUES('wmjt5bcmf9pr','9cd25c','');
INSERT INTO "makers" VALUES('wx4km94sxd67','9cd25c','');
INSERT INTO "makers" VALUES('xz9a2yw6wnf9','9cd25c','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE passes (
    key TEXT NOT NULL PRIMARY KEY, -- a hash
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- link, file or words
    made REAL NOT NULL,
    until REAL -- it is good once, and before this; NULL: until it is ended
) WITHOUT ROWID;
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    made REAL NOT NULL,
    site TEXT NOT NULL, -- the address at which they reach the server, for links
    language TEXT NOT NULL,
    zone TEXT NOT NULL, -- of their clock
    quiet_from INTEGER, -- minutes after midnight, there; NULL: they have no quiet hours
    quiet_until INTEGER
, browser TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '', spelling TEXT, named REAL NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "people" VALUES('1ffcad51f1c86360f5eb9069f9f4ae1c',1.79501338296397495268e+09,'http://127.0.0.1:33739','en','UTC',NULL,NULL,'1896e7e73583283e62d9481d2e23e0a5b3e2e87d0fe35960104d8ec799fc2e86','',NULL,0.0);
INSERT INTO "people" VALUES('4d938a6092a876d79213bf349d542fdf',1.79501338304746294017e+09,'http://127.0.0.1:33739','en','UTC',NULL,NULL,'54260921facd39188ff4cbfc4a045bf0635cb7b63d5de3ec11227dbf87a387a3','Hille','hille',1.7950133830581231117e+09);
CREATE TABLE ratings (
    scope TEXT NOT NULL, -- empty: all games; otherwise the games on a board, or of a number of players
    player TEXT NOT NULL, -- the id of a person, or the level of a bot
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    games INTEGER NOT NULL,
    rating REAL NOT NULL,
    low REAL NOT NULL,
    high REAL NOT NULL,
    PRIMARY KEY (scope, player)
) WITHOUT ROWID;
CREATE TABLE ratings_made (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    mark TEXT NOT NULL
);
INSERT INTO "ratings_made" VALUES(1,'0 None 0');
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
) WITHOUT ROWID;
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
INSERT INTO "schema_version" VALUES(6);
INSERT INTO "schema_version" VALUES(7);
INSERT INTO "schema_version" VALUES(8);
INSERT INTO "schema_version" VALUES(9);
INSERT INTO "schema_version" VALUES(10);
INSERT INTO "schema_version" VALUES(11);
INSERT INTO "schema_version" VALUES(12);
INSERT INTO "schema_version" VALUES(13);
INSERT INTO "schema_version" VALUES(14);
INSERT INTO "schema_version" VALUES(15);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','JUlWUMVG-2PpiB4ryb7d3sodK9QiqbQAM7YOm9Y0nGY');
CREATE TABLE sign_ins (
    subject TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE sign_ins_begun (
    key TEXT NOT NULL PRIMARY KEY, -- a hash of what the browser keeps
    until REAL NOT NULL,
    device TEXT REFERENCES devices (key) ON DELETE CASCADE, -- that began it; NULL: nobody's
    subject TEXT -- once the provider has said who it is, until somebody has confirmed what follows from that
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL, filed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('uxmmzwpsm8hf',11,'lobby',1,NULL,1.79501338220325350756e+09,1.79501338231494736667e+09,'{"id":"uxmmzwpsm8hf","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795013382.2032535,"updated":1795013382.3149474,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'462792036EAB14B66FA4AE0CBF9DCA4B',X'5C5C51CDB21E92F240D848C5604B7028',NULL,NULL,0);
INSERT INTO "tables" VALUES('wmjt5bcmf9pr',4,'running',0,1.79501345307279682158e+09,1.79501338233279442786e+09,1.79501344307279682164e+09,'{"id":"wmjt5bcmf9pr","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013382.3327944,"updated":1795013443.0727968,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'A96CFAE12F51758E5FA1FBF7523667FD',X'5085BDAC6002E70A00654750CD903375',NULL,NULL,0);
INSERT INTO "tables" VALUES('rp2pqwnu46ey',4,'running',0,NULL,1.79501338234989857669e+09,1.79501344308613348011e+09,'{"id":"rp2pqwnu46ey","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013382.3498986,"updated":1795013443.0861335,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'8F19389D1C6FCB81E5E905A5FBFD054F',X'CA750CA223049B903531E2872D24B2E5',NULL,NULL,0);
INSERT INTO "tables" VALUES('xz9a2yw6wnf9',4,'running',0,NULL,1.79501338235649633406e+09,1.79501338236504054063e+09,'{"id":"xz9a2yw6wnf9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795013382.3564963,"updated":1795013382.3650405,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'F8C17D6DA3FF90DFE0EF1422EF6D68D9',X'BBC96F435A92493F74342FAA9A08EF15',NULL,NULL,0);
INSERT INTO "tables" VALUES('3spq2z3jffck',5,'running',0,NULL,1.79501338237234234814e+09,1.79501338239509558676e+09,'{"id":"3spq2z3jffck","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795013382.3723423,"updated":1795013382.3950956,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'43AAA5FC11D4E0244DCB42A099E88936',X'D7FBA8E8C59ED9020C1BB3EA1E10EE71',NULL,NULL,0);
INSERT INTO "tables" VALUES('h4dg95fmk9mm',9,'aborted',0,NULL,1.79501338240024447441e+09,1.79501338283535695071e+09,'{"id":"h4dg95fmk9mm","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795013382.4002445,"updated":1795013382.835357,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'FE23C6161BD5A9CE2733313841B48F85',X'113C2EF4637C88081F9EBB25274E7886',NULL,NULL,0);
INSERT INTO "tables" VALUES('6rup2t3v6nqp',11,'running',0,NULL,1.79501338284358787533e+09,1.7950133828823552132e+09,'{"id":"6rup2t3v6nqp","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795013382.8435879,"updated":1795013382.8823552,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797691782.8823552,"left":null,"ranks":[],"totals":[]}',X'C154AC0DFC185D201FFBAADEEF45DA2C',X'24C17028258F45A7F3D75902C011B6E1',1.79769178288235521312e+09,NULL,0);
INSERT INTO "tables" VALUES('habjhhbnqvan',37,'running',0,NULL,1.79501338288420677182e+09,1.79501344264423727992e+09,'{"id":"habjhhbnqvan","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":31,"decider":0,"turn":0,"created":1795013382.8842068,"updated":1795013442.6442373,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'8458B6BCCC2C140E511FD1337E01DAC7',X'0BCB52F8459FA93A61BAB1AA9E3404D1',NULL,NULL,0);
INSERT INTO "tables" VALUES('wx4km94sxd67',6,'running',0,NULL,1.79501338299180030824e+09,1.79501338300556063649e+09,'{"id":"wx4km94sxd67","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013382.9918003,"updated":1795013383.0055606,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'001E60622DD3D68604DA25FC7F1FAB9B',X'4B17482980E659B475048F8E941C514C',NULL,NULL,0);
INSERT INTO "tables" VALUES('6fpkjqfngrqb',3,'running',1,NULL,1.79501338306873869897e+09,1.79501338306873869897e+09,'{"id":"6fpkjqfngrqb","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Hille","colour":"red","level":null,"vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013383.0687387,"updated":1795013383.0687387,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795099783.0687387,"left":null,"ranks":[],"totals":[]}',X'BB3B0830C56E45F2EA63F5D023051FEA',X'D68448763E72064CB4982B75E61A3DA8',1.7950997830687386989e+09,1.79501338306884956354e+09,0);
CREATE TABLE told (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE ways (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, webhook or mail
    target TEXT NOT NULL, -- JSON
    code TEXT NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries INTEGER NOT NULL, -- wrong codes
    failures INTEGER NOT NULL, -- notices in a row that did not arrive
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX makers_client ON makers (client);
CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX devices_person ON devices (person);
CREATE INDEX ways_person ON ways (person);
CREATE INDEX notices_way ON notices (way);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE INDEX passes_person ON passes (person);
CREATE INDEX restrictions_browser ON restrictions (browser);
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR (NEW.entry NOT GLOB '*,"blanked":"' || replace(hex(zeroblob(16)), '0', '[0-9a-f]') || '"}' AND (
        instr(OLD.entry, ',"words":') = 0
        OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
    ))
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;
CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
END;
CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;
CREATE INDEX competition_tables_competition ON competition_tables (competition);
CREATE INDEX former_browsers_person ON former_browsers (person);
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;
COMMIT;
