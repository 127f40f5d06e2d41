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
INSERT INTO "browser_keys" VALUES('5913553d2169f0fdc2ac435c357f1d9857570fd8040121eb8fe1aacb79897ef4','5913553d2169f0fdc2ac435c357f1d9857570fd8040121eb8fe1aacb79897ef4','',1,1.79496377844201540942e+09,'dce6edd83925fbe606a097873e1fd3848c66ff82333765f58988e654f07ff548');
INSERT INTO "browser_keys" VALUES('ef13e32f4a04ba5fa16d87143721f994c97a10d654a0d2b46218bbd22c9a3a0b','ef13e32f4a04ba5fa16d87143721f994c97a10d654a0d2b46218bbd22c9a3a0b','',1,1.7949637783470873833e+09,'07fd49734a3b8234a8f34d44e532c8a79d75266197cf656668ae668ac7c97941');
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
INSERT INTO "competition_players" VALUES('c447cecnevsa',0,'e611cc5c4f4c6367a7407dac2cab083d');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('7hu7h94ce55y','c447cecnevsa');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('c447cecnevsa',3,1.79496377845838761327e+09,'running','e611cc5c4f4c6367a7407dac2cab083d','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"7hu7h94ce55y","players":[-2,0,-1]}]}],"account":"28d0f6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('07fd49734a3b8234a8f34d44e532c8a79d75266197cf656668ae668ac7c97941','007379f4ae3b188bfd2d923224bfcaf6','',1.7949637783470873833e+09);
INSERT INTO "devices" VALUES('dce6edd83925fbe606a097873e1fd3848c66ff82333765f58988e654f07ff548','e611cc5c4f4c6367a7407dac2cab083d','',1.79496377844201540942e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('4vcv4r43m22q',1,1.79496377713202714919e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"642f7ef8faf7370fe9c69a808a7a1c6e0d559ee5a94b31953c3f060cfcf7533b"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"c3c80abe21726fe3a0352260da30e1884770102843cb17776aa8888cc8520277","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"d8ca112566df6d1c7eba70b721a6d7765002e58e6c9b9113095afb6130e31963","absence":3600,"salt":"986f8dcb07ba7465"}',X'AEFE2E117189EE32E51E25CD5170A9BF');
INSERT INTO "entries" VALUES('4vcv4r43m22q',2,1.79496377713202714919e+09,'{"kind":"opened","seat":-1,"key":"642f7ef8faf7370fe9c69a808a7a1c6e0d559ee5a94b31953c3f060cfcf7533b"}',X'029FBD92A0920CA13BB9C485D399A504');
INSERT INTO "entries" VALUES('4vcv4r43m22q',3,1.79496377716971635815e+09,'{"kind":"opened","seat":0,"key":"e0bea59b6353b8451ca743fda136b84966de496fd49218a6f1a27cb66aa00bfb"}',X'A0E9F1BC4651226B650DAB5D63B12AFD');
INSERT INTO "entries" VALUES('4vcv4r43m22q',4,1.79496377716971635815e+09,'{"kind":"opened","seat":-1,"key":"e0bea59b6353b8451ca743fda136b84966de496fd49218a6f1a27cb66aa00bfb"}',X'C8C214503D6F88254A4D37498733EC1B');
INSERT INTO "entries" VALUES('4vcv4r43m22q',5,1.79496377717919158934e+09,'{"kind":"linked","seat":0,"key":"55424e89a560b6fb62b03f43d94ab7e70298e447ca831da3c7d299eea4b0b41a"}',X'203F7FF358A3BBAAE448810B485418F8');
INSERT INTO "entries" VALUES('4vcv4r43m22q',6,1.79496377720038485532e+09,'{"kind":"closed","seat":0,"key":"e0bea59b6353b8451ca743fda136b84966de496fd49218a6f1a27cb66aa00bfb"}',X'3975579D6754B692621EF5AA57910309');
INSERT INTO "entries" VALUES('4vcv4r43m22q',7,1.79496377720038485532e+09,'{"kind":"closed","seat":-1,"key":"e0bea59b6353b8451ca743fda136b84966de496fd49218a6f1a27cb66aa00bfb"}',X'F974130A95D9A1DDC01412FBD28DD075');
INSERT INTO "entries" VALUES('4vcv4r43m22q',8,1.79496377721382069586e+09,'{"kind":"invited","seat":-1,"key":"084cb78029898739b95abc5d18e907dae64fec814878828d1ca2ab489e901763"}',X'42DF8B984D396DBB8633C108AE745C8A');
INSERT INTO "entries" VALUES('4vcv4r43m22q',9,1.79496377722548294073e+09,'{"kind":"said","seat":0,"digest":"3d2729ed520a3a36d96a5111f82779e9"}',X'8C7373836C82D6E72EFAEF135A368A0E');
INSERT INTO "entries" VALUES('4vcv4r43m22q',10,1.7949637772353243828e+09,'{"kind":"removed","line":9}',X'04AF08AD69816485AD441937E75D5DD9');
INSERT INTO "entries" VALUES('4vcv4r43m22q',11,1.79496377726276135446e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"b8281da0998d3215"}',X'9F61DCCA376B777E8CB35140F0E76EA2');
INSERT INTO "entries" VALUES('59wyyusymjtv',1,1.7949637782508802414e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"13d1ebc6946cec973bd27e6d913cb2b91ace7e46024b1344d61875fd582b73cf"},{"kind":"human","name":"Player 2","colour":"blue","key":"cc1b7b30062de619e2600dbadffb8c268ef6f7f730416370e6f2a967e317beba"},{"kind":"human","name":"Player 3","colour":"green","key":"d425ab412ec5a41815a60cdf9bba52b90b68ef7e22789e71fd6bf857876651f0"}],"host":"b5f6ac2791c48b8ce1ad5ba10a3b4bd319e46ff67449528a919ef264dcf76a6f","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"7eea65a888374ea8","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'6ED1622CD4C514054BCD8B45E9439C38');
INSERT INTO "entries" VALUES('59wyyusymjtv',2,1.7949637782508802414e+09,'{"kind":"opened","seat":-1,"key":"13d1ebc6946cec973bd27e6d913cb2b91ace7e46024b1344d61875fd582b73cf"}',X'45ADD9711001512B5F40952B321A1FDD');
INSERT INTO "entries" VALUES('59wyyusymjtv',3,1.7949637782508802414e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","extra-office","develop","develop","plus-4","extra-office","move-three","swap","plus-3","extra-office","plus-3","swap"]},"salt":"e166f5163f5359c250cd90b02f3d0d3d"}',X'C998C903B100369189E2F874D5207326');
INSERT INTO "entries" VALUES('59wyyusymjtv',4,1.79496379348661255835e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'7283634B1514E169F018B5DB08F23B95');
INSERT INTO "entries" VALUES('59wyyusymjtv',5,1.79496379408869433406e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'854F8E5938C5D60B471314EAA6E6CC3C');
INSERT INTO "entries" VALUES('59wyyusymjtv',6,1.79496379469137430197e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'2489BD18243FEB9DC885F62B8CBF26E5');
INSERT INTO "entries" VALUES('59wyyusymjtv',7,1.79496379530647397039e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'DC290E66D37267A90087ABA64CA7EC40');
INSERT INTO "entries" VALUES('59wyyusymjtv',8,1.79496381052226233483e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'28FBA7259FE1553FDBDFE3C3D031F138');
INSERT INTO "entries" VALUES('59wyyusymjtv',9,1.79496381113182568549e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'F4BC7303F542FC70E9FCBB57B7D05DCC');
INSERT INTO "entries" VALUES('59wyyusymjtv',10,1.79496381173808622353e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'6BEEEF8996D51C8D9F0DEDF4EE999224');
INSERT INTO "entries" VALUES('59wyyusymjtv',11,1.79496381234166359902e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'58082FE4E1EC17E9EB81C10D2E157FD2');
INSERT INTO "entries" VALUES('59wyyusymjtv',12,1.79496382734193038943e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'A6AC0C2DF1FFF292A13BE74AB46B9E10');
INSERT INTO "entries" VALUES('59wyyusymjtv',13,1.79496382794922089572e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'D0B28A34C8B92F06BB58E18F431628BD');
INSERT INTO "entries" VALUES('59wyyusymjtv',14,1.79496382856660580641e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'38B3B41A7DFE2A33DE797C2261BD9654');
INSERT INTO "entries" VALUES('59wyyusymjtv',15,1.79496382917587661738e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'3202C324C79A0C39E5DF2CF23D0A0B30');
INSERT INTO "entries" VALUES('59wyyusymjtv',16,1.79496382947776126869e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'0D45B11F5D0871A75CF6859227704E63');
INSERT INTO "entries" VALUES('59wyyusymjtv',17,1.79496382963484215735e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'84F14DCFD85A6943A0C03C5B23656415');
INSERT INTO "entries" VALUES('59wyyusymjtv',18,1.79496383024033546449e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'F837E707D7329B9D68D5664DD17BAAC2');
INSERT INTO "entries" VALUES('59wyyusymjtv',19,1.79496383084286785123e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'62142BB54C52078FF44BE18611BA0B1D');
INSERT INTO "entries" VALUES('59wyyusymjtv',20,1.79496383144808363909e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'73AE4A8CFD44ABFF0AC14EC11B4C828F');
INSERT INTO "entries" VALUES('59wyyusymjtv',21,1.79496383175630736354e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'4F18D0141FBAA6DAA919FAEB4AF7706B');
INSERT INTO "entries" VALUES('59wyyusymjtv',22,1.79496383190821361544e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'058DE9D0BA3F517A4473F6FF51DE7E9F');
INSERT INTO "entries" VALUES('59wyyusymjtv',23,1.79496383198796582219e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'D70E7AE1A3B6A8F73CA5BD22DC170784');
INSERT INTO "entries" VALUES('59wyyusymjtv',24,1.79496383202763557431e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'4BF024E5694BAE5EE4B86563F6E3338A');
INSERT INTO "entries" VALUES('59wyyusymjtv',25,1.79496383263442182542e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'B657486E9DE7B1402A4A685842C10C39');
INSERT INTO "entries" VALUES('59wyyusymjtv',26,1.79496383325176954263e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'063BADEF5B108DAD9DFFFB19CBB9816B');
INSERT INTO "entries" VALUES('59wyyusymjtv',27,1.79496383385322785374e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'8F7372A1F931C98F1498D4F35F4622C8');
INSERT INTO "entries" VALUES('59wyyusymjtv',28,1.7949638341553454399e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'9028368D820AFC29BCD41F61E3D0C9F0');
INSERT INTO "entries" VALUES('59wyyusymjtv',29,1.7949638343075010776e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'6F168F38D1B78707C409FFBAB28D5DAC');
INSERT INTO "entries" VALUES('59wyyusymjtv',30,1.79496383438555455209e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'3548961251EAD70B55CDDCD018DCC908');
INSERT INTO "entries" VALUES('59wyyusymjtv',31,1.794963834427396059e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'52D53948D6AE63537795BDFCEF11728A');
INSERT INTO "entries" VALUES('59wyyusymjtv',32,1.79496383502976083754e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'D9FAB8748358468476E9BEB90BA1A589');
INSERT INTO "entries" VALUES('59wyyusymjtv',33,1.79496383563463068012e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'531030AFF1A77EDC970ADCAD377A5789');
INSERT INTO "entries" VALUES('59wyyusymjtv',34,1.79496383623779845236e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'AD67B27FCF5B7F024A4C24F5F51C945F');
INSERT INTO "entries" VALUES('59wyyusymjtv',35,1.79496383653909492494e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'BF0C32958B7C3C8CEABADC36E9A391F1');
INSERT INTO "entries" VALUES('59wyyusymjtv',36,1.79496383669210529329e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'16175AC3073CBD0DAF33B89736C073D4');
INSERT INTO "entries" VALUES('59wyyusymjtv',37,1.79496383677442741398e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'80E077F0D45EDD88F86F5A3DE786E52E');
INSERT INTO "entries" VALUES('59wyyusymjtv',38,1.794963836816108942e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'58D1785F119FA22E5A56832A816885CF');
INSERT INTO "entries" VALUES('59wyyusymjtv',39,1.79496383742781138418e+09,'{"kind":"decided","ply":32,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'A3E2F87C2119106B24F06B0460D7C027');
INSERT INTO "entries" VALUES('59wyyusymjtv',40,1.79496383803169345851e+09,'{"kind":"decided","ply":33,"seat":1,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'1A4905FFCF87CDFF509223264A48D1BC');
INSERT INTO "entries" VALUES('6n5s48ctru3q',1,1.79496377731115412711e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"c368be460a9c37a26a50abe91f1751c9f602bb9afc8923957d6e154d2c68af53"},{"kind":"human","name":"Player 2","colour":"blue","key":"2f118eb89fea36341a726ae101062369d27b093e4bb578b5f1606fffc659d5d3"}],"host":"d8c17d3ddbad0ce84e45b21a7783472ebec916b30fef1d8d6447f7849f96230f","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"314463caea68b19b"}',X'F2DDA051F784D01F8F723E42DE0ADF8C');
INSERT INTO "entries" VALUES('6n5s48ctru3q',2,1.79496377731115412711e+09,'{"kind":"opened","seat":-1,"key":"c368be460a9c37a26a50abe91f1751c9f602bb9afc8923957d6e154d2c68af53"}',X'5F8BF7FCAB9D886C1269C1FF8F4D1B4F');
INSERT INTO "entries" VALUES('6n5s48ctru3q',3,1.79496377731115412711e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"745e58315a5dce3a27125abe8c301147"}',X'57B1B57BEF94AA80191799A5F4397959');
INSERT INTO "entries" VALUES('6n5s48ctru3q',4,1.7949637773244671822e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'5FFD8F4A7DC220A3BFF6377DD577A709');
INSERT INTO "entries" VALUES('6n5s48ctru3q',5,1.79496377733163619042e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'DE06225D1A6797139806A107C641B07E');
INSERT INTO "entries" VALUES('7hu7h94ce55y',1,1.79496377847489118574e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"71d3e09f875b8da3726541bd2e148ab1e9842b3ca5ca0d1bc67fbe5ba0aeb79f"},{"kind":"bot","name":"Wulf","colour":"green","level":"claim"}],"host":"bf74d070cddc3f5283351790f8e3cc3b3cd0a8d024be72263c2a63fbdaa9d030","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","network":"28d0","salt":"755a25064cd8b590","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"c447cecnevsa"}',X'59271670B637D7431E24FF23F881B834');
INSERT INTO "entries" VALUES('7hu7h94ce55y',2,1.79496377847489118574e+09,'{"kind":"opened","seat":1,"key":"5913553d2169f0fdc2ac435c357f1d9857570fd8040121eb8fe1aacb79897ef4"}',X'685A476CCE006D0AAB9F36B061EBA491');
INSERT INTO "entries" VALUES('7hu7h94ce55y',3,1.79496377847489118574e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","plus-4","develop","extra-office","swap","swap","extra-office","extra-office","move-three","plus-3","plus-3","plus-4"]},"salt":"21d6736b19c00f34c9b55feb76ea6831"}',X'AFCAF77B8095789996A4D8CDA4E6ACAB');
INSERT INTO "entries" VALUES('7hu7h94ce55y',4,1.7949637790786955357e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m dortmund-duisburg/2","level":"claim"}',X'B83AEC0FF61C78F1556D9FE1E411BC44');
INSERT INTO "entries" VALUES('7hu7h94ce55y',5,1.79496377968323278431e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t dortmund-duisburg/1","level":"claim"}',X'E4AFAF724EAC8151A8025BC0B3643D47');
INSERT INTO "entries" VALUES('7hu7h94ce55y',6,1.79496378028671121594e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'269064246ED8DB19E0EE72852F84A1A6');
INSERT INTO "entries" VALUES('7txyduxpu438',1,1.79496377727996778489e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"85d0e6d36e85174af6e93e9b48b86df8c424239e1ce06b2e1d9da14aa946bbe3"},{"kind":"human","name":"Player 2","colour":"blue","key":"01102c8536af43347f52e939a58864c48cf5ecc196859b40cf24d16a3f9a6cf9"},{"kind":"human","name":"Player 3","colour":"green","key":"a707b40b8a36eb0b79e837e3bbd574e96cab5c0ad6dc9702198ec26e6711658d"}],"host":"83efe2ae42b39a42c66048cd8766a7e1cb67beb9d26da11c481e5c6b54d25fb2","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"eb259d3b6d86c72e"}',X'26EF3CF06F5499E49F30AD48DD78E94F');
INSERT INTO "entries" VALUES('7txyduxpu438',2,1.79496377727996778489e+09,'{"kind":"opened","seat":-1,"key":"85d0e6d36e85174af6e93e9b48b86df8c424239e1ce06b2e1d9da14aa946bbe3"}',X'E1CC18B12B80958834FED7790E174B79');
INSERT INTO "entries" VALUES('7txyduxpu438',3,1.79496377727996778489e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","plus-3","move-three","develop","extra-office","swap","plus-4","extra-office","plus-4","swap","extra-office","develop"]},"salt":"0fb7fe4039ac4862f1869b47acc13615"}',X'F0AA6BECA0BA975FC83658758D946D9A');
INSERT INTO "entries" VALUES('7txyduxpu438',4,1.7949638384976975918e+09,'{"kind":"seen","seat":0}',X'C0C3B1FA791E4AF2A3A48142310D3302');
INSERT INTO "entries" VALUES('bk6aetnttgyn',1,1.79496377727270770073e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"114153cfa583f46c0ccdaea91b33b2078ae79e90d039faa46f0d9a8e01d856c5"},{"kind":"human","name":"Player 2","colour":"blue","key":"d99cddd1d48b2af56a6a25b2ce7d33cbfc2238c16369f9aed8ca6a3abcf11a1c"},{"kind":"human","name":"Player 3","colour":"green","key":"12734f8a5fca919e5f32dcc3a49630c4902f1b845f39d0d11da41fc2f547eee9"}],"host":"4f2ccddbf64873182794f905a9f6a5a5d5644590604678b7c1731bd790d527f9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"f4775da95fcbf3fd"}',X'6915A87CC23658C78E71917B3DD62A54');
INSERT INTO "entries" VALUES('bk6aetnttgyn',2,1.79496377727270770073e+09,'{"kind":"opened","seat":-1,"key":"114153cfa583f46c0ccdaea91b33b2078ae79e90d039faa46f0d9a8e01d856c5"}',X'DEF6E6D2AD52ADCA321023A2397B53C4');
INSERT INTO "entries" VALUES('bk6aetnttgyn',3,1.79496377727270770073e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","extra-office","extra-office","plus-3","plus-4","develop","move-three","develop","plus-3","extra-office","swap","plus-4"]},"salt":"21dfe23d327d62556b2b5cf945a4586f"}',X'A30DD4F82659FC13024F248250BDA6FD');
INSERT INTO "entries" VALUES('bk6aetnttgyn',4,1.79496383848792362206e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'6FDFD07F9D629DF9924EEC89212E70E7');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',1,1.79496377836190295221e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"157b16a7ad09339cd037c97cf0c9cde87f4c09ffe97445c3ad0edac03e1efbe1"},{"kind":"human","name":"Player 2","colour":"blue","key":"25ce77ce0b903179c7be096c8080bbbdd7f179692c485624f29aee96219369c4"},{"kind":"human","name":"Player 3","colour":"green","key":"af1e248f19d86955344d2e2de682531b6a1596e1c2f50780f56ddf52299825c6"}],"host":"dc7bb69965ffd44fff944e9f30067d6e982ca98159dcb7386c9a008b68a68063","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"27346f8a1e848585"}',X'09A294EE906F232DB92B9147660601CE');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',2,1.79496377836190295221e+09,'{"kind":"opened","seat":-1,"key":"157b16a7ad09339cd037c97cf0c9cde87f4c09ffe97445c3ad0edac03e1efbe1"}',X'AECA217F9C045D8CE7233B5717C6A578');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',3,1.79496377836190295221e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","extra-office","extra-office","plus-4","develop","plus-3","move-three","plus-3","plus-4","develop","swap","swap"]},"salt":"ce5b76692bc34015d57618b6bec8cc6a"}',X'430C9587CD72C224A684C37CE3A7D23B');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',4,1.79496377836705970762e+09,'{"kind":"opened","seat":0,"key":"2e0393fd306256ea7e12e73376c8d832f64420556887b78ff8983d1f1d7b3fcb"}',X'5361C9944FF8BE9359453DAE15740032');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',5,1.79496377836705970762e+09,'{"kind":"opened","seat":-1,"key":"2e0393fd306256ea7e12e73376c8d832f64420556887b78ff8983d1f1d7b3fcb"}',X'69DD6CB654D1B203F9CE897020D8A6C9');
INSERT INTO "entries" VALUES('qjbdfpj8epsq',6,1.79496377837043190003e+09,'{"kind":"opened","seat":1,"key":"1781653689023ae3c51d5f4666b7c5c52fc295f40e4636af4d014fa079ee5b5d"}',X'B1818789B1B65F8FC86056E8A978F34F');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',1,1.79496377734036874776e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d3f660230c3a141fc094d3d1ad13a86a519850e0f69421bc0f6475925ad900e7"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"f8e77b7a55743a48373808d813fbf9e4c225c0e0bafbd94263116ca84013f948","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"a593de82cdb27fd9"}',X'F354A4DFAA75AFC2964D2A35AFF7E0D7');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',2,1.79496377734036874776e+09,'{"kind":"opened","seat":-1,"key":"d3f660230c3a141fc094d3d1ad13a86a519850e0f69421bc0f6475925ad900e7"}',X'764CDA139E776C6C8B66FE0D8783BB28');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',3,1.79496377734036874776e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["swap","plus-3","plus-3","extra-office","plus-4","extra-office","swap","extra-office","plus-4","develop","move-three","develop"]},"salt":"ddc65081d3212fb33fc8e357c24dfd1e"}',X'0D5A91EB66E4D03FD46A35A0EF0EEDF8');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',4,1.79496377735645914076e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'6B88E5A8EE54874C15CFBB3814B096C7');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',5,1.79496377737188911438e+09,'{"kind":"instant"}',X'0F4DB317FF712A77A39137AC013E481D');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',6,1.79496377774415159225e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'333A35B8BC0C09E27AF8879974E549B7');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',7,1.79496377813536143303e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}',X'8196565C3CC23FE9D811B54A1EFCC52B');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',8,1.7949637781435284615e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'27D5EDE045843F318B3ACB91C91DA293');
INSERT INTO "entries" VALUES('ss5cr4vs56e5',9,1.79496377816801524164e+09,'{"kind":"aborted"}',X'BA2E0FBA150506356B334A6FC0952496');
INSERT INTO "entries" VALUES('sw7a8u2gawd9',1,1.79496377728873038291e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a3a1a5ebff74f9466223172edf527895afe6edd6ac77d0774596d277eebfda29"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"6635c96d333d19e16a9b3599590afcca166ebab4e5a137da2e88cfa61a9d46ee","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"c76c452fcd17b794"}',X'2A0756C7296DA0BB3A2C0CA139C13A00');
INSERT INTO "entries" VALUES('sw7a8u2gawd9',2,1.79496377728873038291e+09,'{"kind":"opened","seat":-1,"key":"a3a1a5ebff74f9466223172edf527895afe6edd6ac77d0774596d277eebfda29"}',X'2FC11B8468450D596420C9D1C79B170B');
INSERT INTO "entries" VALUES('sw7a8u2gawd9',3,1.79496377728873038291e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"56bad1f5bf8a8d3b9ff1bb28d0d5e3e9"}',X'8CE2DBAB22175220939C477991876DDD');
INSERT INTO "entries" VALUES('sw7a8u2gawd9',4,1.79496377730089664466e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'3BE40C7C273CEC6085201F541ABD9AE2');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',1,1.79496377817822194101e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"22904647341cffbb9592bff4a153191cc851fc6b2f38ca84443d3a9f4981ca0d"},{"kind":"human","name":"Player 2","colour":"blue","key":"8600f80dc0d647178c2f1f9a9241e386ce1a2178acc00ddf322b70ecc1c2c899"},{"kind":"human","name":"Player 3","colour":"green","key":"e3193774609d32b78969173d38536c70009c119d71f87b0bc894339fd5da9b84"}],"host":"5cb1338a2358f8777b538ad5a3e816d294c7ce82a4f8e7968e2091885a14ac25","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"e2895bb3bfb5a162","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'2900A634B247C0F90738C6DE939B9404');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',2,1.79496377817822194101e+09,'{"kind":"opened","seat":-1,"key":"22904647341cffbb9592bff4a153191cc851fc6b2f38ca84443d3a9f4981ca0d"}',X'9465B4195D73A26216A96E5DF4ED7759');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',3,1.79496377817822194101e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["move-three","develop","plus-3","extra-office","swap","swap","extra-office","plus-3","extra-office","plus-4","develop","plus-4"]},"salt":"3b7e2f3fcb584367519742e0d6c46427"}',X'40E5BB2F08AD4729B7D019F235497651');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',4,1.79496377818703365322e+09,'{"kind":"rested","seat":1,"days":7}',X'CB26181ABCC11C3A4D5AA87408E3A52E');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',5,1.79496377819249486925e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"b2b3583ae820856f"}',X'2E412A5681A6CEE81004D7855FAD31E3');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',6,1.79496377820716905594e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'C059D32EA711B88C4AA2C51EF53632BA');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',7,1.79496377820716905594e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'9A2C1D416689385F3F130CAC0DA6F069');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',8,1.79496377822206068042e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'070992E0C02EB8B3728CDBAC5F732927');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',9,1.79496377823368334766e+09,'{"kind":"answered","seat":1,"agree":true}',X'87C58964F6DE102C4496E64E525E8AD0');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',10,1.79496377824475598331e+09,'{"kind":"answered","seat":2,"agree":true}',X'46E59EBD341D233FEEB75F09DDD07825');
INSERT INTO "entries" VALUES('uv86kfe6sd2v',11,1.79496377824475598331e+09,'{"kind":"paused","days":30}',X'D3B58E24A1CE1700CEFE1103EC285765');
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
INSERT INTO "health" VALUES(1,1.79496377707197618481e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('55424e89a560b6fb62b03f43d94ab7e70298e447ca831da3c7d299eea4b0b41a','4vcv4r43m22q',-1);
INSERT INTO "held" VALUES('55424e89a560b6fb62b03f43d94ab7e70298e447ca831da3c7d299eea4b0b41a','4vcv4r43m22q',0);
INSERT INTO "held" VALUES('c3c80abe21726fe3a0352260da30e1884770102843cb17776aa8888cc8520277','4vcv4r43m22q',-1);
INSERT INTO "held" VALUES('13d1ebc6946cec973bd27e6d913cb2b91ace7e46024b1344d61875fd582b73cf','59wyyusymjtv',-1);
INSERT INTO "held" VALUES('13d1ebc6946cec973bd27e6d913cb2b91ace7e46024b1344d61875fd582b73cf','59wyyusymjtv',0);
INSERT INTO "held" VALUES('b5f6ac2791c48b8ce1ad5ba10a3b4bd319e46ff67449528a919ef264dcf76a6f','59wyyusymjtv',-1);
INSERT INTO "held" VALUES('cc1b7b30062de619e2600dbadffb8c268ef6f7f730416370e6f2a967e317beba','59wyyusymjtv',1);
INSERT INTO "held" VALUES('d425ab412ec5a41815a60cdf9bba52b90b68ef7e22789e71fd6bf857876651f0','59wyyusymjtv',2);
INSERT INTO "held" VALUES('2f118eb89fea36341a726ae101062369d27b093e4bb578b5f1606fffc659d5d3','6n5s48ctru3q',1);
INSERT INTO "held" VALUES('c368be460a9c37a26a50abe91f1751c9f602bb9afc8923957d6e154d2c68af53','6n5s48ctru3q',-1);
INSERT INTO "held" VALUES('c368be460a9c37a26a50abe91f1751c9f602bb9afc8923957d6e154d2c68af53','6n5s48ctru3q',0);
INSERT INTO "held" VALUES('d8c17d3ddbad0ce84e45b21a7783472ebec916b30fef1d8d6447f7849f96230f','6n5s48ctru3q',-1);
INSERT INTO "held" VALUES('5913553d2169f0fdc2ac435c357f1d9857570fd8040121eb8fe1aacb79897ef4','7hu7h94ce55y',1);
INSERT INTO "held" VALUES('71d3e09f875b8da3726541bd2e148ab1e9842b3ca5ca0d1bc67fbe5ba0aeb79f','7hu7h94ce55y',1);
INSERT INTO "held" VALUES('bf74d070cddc3f5283351790f8e3cc3b3cd0a8d024be72263c2a63fbdaa9d030','7hu7h94ce55y',-1);
INSERT INTO "held" VALUES('01102c8536af43347f52e939a58864c48cf5ecc196859b40cf24d16a3f9a6cf9','7txyduxpu438',1);
INSERT INTO "held" VALUES('83efe2ae42b39a42c66048cd8766a7e1cb67beb9d26da11c481e5c6b54d25fb2','7txyduxpu438',-1);
INSERT INTO "held" VALUES('85d0e6d36e85174af6e93e9b48b86df8c424239e1ce06b2e1d9da14aa946bbe3','7txyduxpu438',-1);
INSERT INTO "held" VALUES('85d0e6d36e85174af6e93e9b48b86df8c424239e1ce06b2e1d9da14aa946bbe3','7txyduxpu438',0);
INSERT INTO "held" VALUES('a707b40b8a36eb0b79e837e3bbd574e96cab5c0ad6dc9702198ec26e6711658d','7txyduxpu438',2);
INSERT INTO "held" VALUES('114153cfa583f46c0ccdaea91b33b2078ae79e90d039faa46f0d9a8e01d856c5','bk6aetnttgyn',-1);
INSERT INTO "held" VALUES('114153cfa583f46c0ccdaea91b33b2078ae79e90d039faa46f0d9a8e01d856c5','bk6aetnttgyn',0);
INSERT INTO "held" VALUES('12734f8a5fca919e5f32dcc3a49630c4902f1b845f39d0d11da41fc2f547eee9','bk6aetnttgyn',2);
INSERT INTO "held" VALUES('4f2ccddbf64873182794f905a9f6a5a5d5644590604678b7c1731bd790d527f9','bk6aetnttgyn',-1);
INSERT INTO "held" VALUES('d99cddd1d48b2af56a6a25b2ce7d33cbfc2238c16369f9aed8ca6a3abcf11a1c','bk6aetnttgyn',1);
INSERT INTO "held" VALUES('157b16a7ad09339cd037c97cf0c9cde87f4c09ffe97445c3ad0edac03e1efbe1','qjbdfpj8epsq',-1);
INSERT INTO "held" VALUES('157b16a7ad09339cd037c97cf0c9cde87f4c09ffe97445c3ad0edac03e1efbe1','qjbdfpj8epsq',0);
INSERT INTO "held" VALUES('1781653689023ae3c51d5f4666b7c5c52fc295f40e4636af4d014fa079ee5b5d','qjbdfpj8epsq',1);
INSERT INTO "held" VALUES('25ce77ce0b903179c7be096c8080bbbdd7f179692c485624f29aee96219369c4','qjbdfpj8epsq',1);
INSERT INTO "held" VALUES('2e0393fd306256ea7e12e73376c8d832f64420556887b78ff8983d1f1d7b3fcb','qjbdfpj8epsq',-1);
INSERT INTO "held" VALUES('2e0393fd306256ea7e12e73376c8d832f64420556887b78ff8983d1f1d7b3fcb','qjbdfpj8epsq',0);
INSERT INTO "held" VALUES('af1e248f19d86955344d2e2de682531b6a1596e1c2f50780f56ddf52299825c6','qjbdfpj8epsq',2);
INSERT INTO "held" VALUES('dc7bb69965ffd44fff944e9f30067d6e982ca98159dcb7386c9a008b68a68063','qjbdfpj8epsq',-1);
INSERT INTO "held" VALUES('d3f660230c3a141fc094d3d1ad13a86a519850e0f69421bc0f6475925ad900e7','ss5cr4vs56e5',-1);
INSERT INTO "held" VALUES('d3f660230c3a141fc094d3d1ad13a86a519850e0f69421bc0f6475925ad900e7','ss5cr4vs56e5',0);
INSERT INTO "held" VALUES('f8e77b7a55743a48373808d813fbf9e4c225c0e0bafbd94263116ca84013f948','ss5cr4vs56e5',-1);
INSERT INTO "held" VALUES('6635c96d333d19e16a9b3599590afcca166ebab4e5a137da2e88cfa61a9d46ee','sw7a8u2gawd9',-1);
INSERT INTO "held" VALUES('a3a1a5ebff74f9466223172edf527895afe6edd6ac77d0774596d277eebfda29','sw7a8u2gawd9',-1);
INSERT INTO "held" VALUES('a3a1a5ebff74f9466223172edf527895afe6edd6ac77d0774596d277eebfda29','sw7a8u2gawd9',0);
INSERT INTO "held" VALUES('22904647341cffbb9592bff4a153191cc851fc6b2f38ca84443d3a9f4981ca0d','uv86kfe6sd2v',-1);
INSERT INTO "held" VALUES('22904647341cffbb9592bff4a153191cc851fc6b2f38ca84443d3a9f4981ca0d','uv86kfe6sd2v',0);
INSERT INTO "held" VALUES('5cb1338a2358f8777b538ad5a3e816d294c7ce82a4f8e7968e2091885a14ac25','uv86kfe6sd2v',-1);
INSERT INTO "held" VALUES('8600f80dc0d647178c2f1f9a9241e386ce1a2178acc00ddf322b70ecc1c2c899','uv86kfe6sd2v',1);
INSERT INTO "held" VALUES('e3193774609d32b78969173d38536c70009c119d71f87b0bc894339fd5da9b84','uv86kfe6sd2v',2);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('0ac2aff3-0e66-4194-9788-951982698ca6',1.79491578006603932386e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('4vcv4r43m22q','28d0f6');
INSERT INTO "makers" VALUES('59wyyusymjtv','28d0f6');
INSERT INTO "makers" VALUES('6n5s48ctru3q','28d0f6');
INSERT INTO "makers" VALUES('7hu7h94ce55y','28d0f6');
INSERT INTO "makers" VALUES('7txyduxpu438','28d0f6');
INSERT INTO "makers" VALUES('bk6aetnttgyn','28d0f6');
INSERT INTO "makers" VALUES('qjbdfpj8epsq','28d0f6');
INSERT INTO "makers" VALUES('ss5cr4vs56e5','28d0f6');
INSERT INTO "makers" VALUES('sw7a8u2gawd9','28d0f6');
INSERT INTO "makers" VALUES('uv86kfe6sd2v','28d0f6');
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
INSERT INTO "people" VALUES('007379f4ae3b188bfd2d923224bfcaf6',1.7949637783470873833e+09,'http://127.0.0.1:34455','en','UTC',NULL,NULL,'ef13e32f4a04ba5fa16d87143721f994c97a10d654a0d2b46218bbd22c9a3a0b','',NULL,0.0);
INSERT INTO "people" VALUES('e611cc5c4f4c6367a7407dac2cab083d',1.79496377844201540942e+09,'http://127.0.0.1:34455','en','UTC',NULL,NULL,'5913553d2169f0fdc2ac435c357f1d9857570fd8040121eb8fe1aacb79897ef4','Hille','hille',1.79496377845247793202e+09);
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','Q762Ahvo_FvTbpYCy6cRDwBagXGFCjkmVx2gcGI83fI');
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
INSERT INTO "tables" VALUES('4vcv4r43m22q',11,'lobby',1,NULL,1.79496377713202714919e+09,1.79496377726276135446e+09,'{"id":"4vcv4r43m22q","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794963777.1320271,"updated":1794963777.2627614,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'9F61DCCA376B777E8CB35140F0E76EA2',X'9BFEFD64BD5D8BA398AFA0CD872609B6',NULL,NULL,0);
INSERT INTO "tables" VALUES('bk6aetnttgyn',4,'running',0,1.79496384848792362213e+09,1.79496377727270770073e+09,1.79496383848792362206e+09,'{"id":"bk6aetnttgyn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794963777.2727077,"updated":1794963838.4879236,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6FDFD07F9D629DF9924EEC89212E70E7',X'D7BD9F8A2748AC23090EAD7D9BF6A54C',NULL,NULL,0);
INSERT INTO "tables" VALUES('7txyduxpu438',4,'running',0,NULL,1.79496377727996778489e+09,1.7949638384976975918e+09,'{"id":"7txyduxpu438","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794963777.2799678,"updated":1794963838.4976976,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'C0C3B1FA791E4AF2A3A48142310D3302',X'7CDBEADC23DB01CBB7FA724299745078',NULL,NULL,0);
INSERT INTO "tables" VALUES('sw7a8u2gawd9',4,'running',0,NULL,1.79496377728873038291e+09,1.79496377730089664466e+09,'{"id":"sw7a8u2gawd9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794963777.2887304,"updated":1794963777.3008966,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'3BE40C7C273CEC6085201F541ABD9AE2',X'A5615201348C1ACD7487362D5E15678A',NULL,NULL,0);
INSERT INTO "tables" VALUES('6n5s48ctru3q',5,'running',0,NULL,1.79496377731115412711e+09,1.79496377733163619042e+09,'{"id":"6n5s48ctru3q","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794963777.3111541,"updated":1794963777.3316362,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'DE06225D1A6797139806A107C641B07E',X'688203EC2707394A6519DB43DF347A0C',NULL,NULL,0);
INSERT INTO "tables" VALUES('ss5cr4vs56e5',9,'aborted',0,NULL,1.79496377734036874776e+09,1.79496377816801524164e+09,'{"id":"ss5cr4vs56e5","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794963777.3403687,"updated":1794963778.1680152,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'BA2E0FBA150506356B334A6FC0952496',X'3854FBF15E29A2328F8E1599BE45F82F',NULL,NULL,0);
INSERT INTO "tables" VALUES('uv86kfe6sd2v',11,'running',0,NULL,1.79496377817822194101e+09,1.79496377824475598331e+09,'{"id":"uv86kfe6sd2v","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794963778.178222,"updated":1794963778.244756,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797642178.244756,"left":null,"ranks":[],"totals":[]}',X'D3B58E24A1CE1700CEFE1103EC285765',X'F0DBFAE98115FECADFBA4324D65F2640',1.79764217824475598336e+09,NULL,0);
INSERT INTO "tables" VALUES('59wyyusymjtv',40,'running',0,NULL,1.7949637782508802414e+09,1.79496383803169345851e+09,'{"id":"59wyyusymjtv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":34,"decider":1,"turn":0,"created":1794963778.2508802,"updated":1794963838.0316935,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'1A4905FFCF87CDFF509223264A48D1BC',X'CB269C190468EE622F1219262BFD5C09',NULL,NULL,0);
INSERT INTO "tables" VALUES('qjbdfpj8epsq',6,'running',0,NULL,1.79496377836190295221e+09,1.79496377837043190003e+09,'{"id":"qjbdfpj8epsq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794963778.361903,"updated":1794963778.370432,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'B1818789B1B65F8FC86056E8A978F34F',X'6C2D603E9437717682646B448D0D929F',NULL,NULL,0);
INSERT INTO "tables" VALUES('7hu7h94ce55y',6,'running',1,NULL,1.79496377847489118574e+09,1.79496378028671121594e+09,'{"id":"7hu7h94ce55y","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Wulf","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1794963778.4748912,"updated":1794963780.2867112,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795050180.2867112,"left":null,"ranks":[],"totals":[]}',X'269064246ED8DB19E0EE72852F84A1A6',X'9A94C316BEBA11ECD72EC0A350E6B7AF',1.79505018028671121596e+09,1.79496378028687834744e+09,0);
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
