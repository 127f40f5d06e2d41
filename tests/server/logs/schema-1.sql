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
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser, on the same device, are invalid
    at REAL NOT NULL,
    device TEXT NOT NULL -- the key of a device of a person, or empty
) WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('027e62d71fe0247620c266cc1e4e1ba9d31d5c731821665d8a8ec333b530cb22','','',1,1795133833.7954,'');
INSERT INTO "browser_keys" VALUES('377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee','377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee','',1,1.79513383393029737475e+09,'b450f7d730e9b9a3640b09a96c59d5931afd58e20bbfc65c3d70da13ac89326e');
INSERT INTO "browser_keys" VALUES('448299d4003f9ba413e2f832e8e5876fa219b37c6bdf5df978c97dee5275a354','448299d4003f9ba413e2f832e8e5876fa219b37c6bdf5df978c97dee5275a354','',1,1.79513383372906184199e+09,'5217452b35b36b0fd43610399ea96fa1522f872007539ef363dd15d6b0848321');
CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, webhook or mail
    target TEXT NOT NULL, -- JSON
    code TEXT NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries INTEGER NOT NULL, -- wrong codes
    failures INTEGER NOT NULL, -- notices in a row that did not arrive
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    format INTEGER NOT NULL, -- of the content
    rules INTEGER NOT NULL, -- the version of the rules that the table is played by
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE competition_players (
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- what the document calls them
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
) WITHOUT ROWID;
INSERT INTO "competition_players" VALUES('vbqvaxembw6b',0,'397a5c602af4fe975378149f840d79ac');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('y2jfu5gyv83t','vbqvaxembw6b');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('vbqvaxembw6b',3,1.79513383398249864574e+09,'running','397a5c602af4fe975378149f840d79ac','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"y2jfu5gyv83t","players":[-2,-1,0]}]}],"account":"f7377a"}');
CREATE TABLE deleted_tables (
    id TEXT NOT NULL PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('5217452b35b36b0fd43610399ea96fa1522f872007539ef363dd15d6b0848321','b23b7c14c1e2a42497edec827c875183','',1.79513383372906184199e+09);
INSERT INTO "devices" VALUES('b450f7d730e9b9a3640b09a96c59d5931afd58e20bbfc65c3d70da13ac89326e','397a5c602af4fe975378149f840d79ac','',1.79513383393029737475e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('c576gy9ewx3p',1,1.79513383295887899403e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"c15db21edab900d373bd69d89521a768a2aa96e89f80873467f170a92e9292c0"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"095cc295f95e666e6e86b5103dd4296da4ef5494295fc7bca28adaa2fea30422","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'BA313179EA345992A970C04CB13290D1');
INSERT INTO "entries" VALUES('c576gy9ewx3p',2,1.79513383295887899403e+09,'{"kind":"opened","seat":-1,"key":"c15db21edab900d373bd69d89521a768a2aa96e89f80873467f170a92e9292c0","beside":[0]}',X'04CF989FFE873F03FE91449147D03DDC');
INSERT INTO "entries" VALUES('c576gy9ewx3p',3,1.79513383295887899403e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","plus-3","develop","extra-office","develop","plus-3","plus-4","plus-4","swap","swap","extra-office","move-three"]},"salt":"c8f2b007694914fe1a05dd02f454066d"}',X'3F8D370A3FF3E36479CE41B55D6E7126');
INSERT INTO "entries" VALUES('c576gy9ewx3p',4,1.79513383298171830173e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'4E092E5A4EB2AB19ACDC7E4290E80963');
INSERT INTO "entries" VALUES('c576gy9ewx3p',5,1.79513383301527714732e+09,'{"kind":"instant"}',X'7AD55CB3D61F6E231645C9EFD3207E95');
INSERT INTO "entries" VALUES('c576gy9ewx3p',6,1.79513383333009910588e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m halle-wittenberg/2","level":"claim"}',X'57643332FDCD2B7D5C5FE5985AD6911B');
INSERT INTO "entries" VALUES('c576gy9ewx3p',7,1.7951338335847177505e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t halle-wittenberg/1","level":"claim"}',X'93E7942E5D887CA78B91827E0C3F7E94');
INSERT INTO "entries" VALUES('c576gy9ewx3p',8,1.79513383359015107152e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'5819A7132A235C68C86BEF2B7F0DFF1C');
INSERT INTO "entries" VALUES('c576gy9ewx3p',9,1.79513383363004684449e+09,'{"kind":"aborted"}',X'72763DACD53595C8A85024C6393914F5');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',1,1.79513383367680358889e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"374fc42bec14d6c140f9a267b55e2d4871dd5bab7be54944ab42537fb5bf23ed"},{"kind":"human","colour":"blue","key":"49ba0fc5779354d804826ca17099687d71ba52e2fd45078527631d796474ed15"},{"kind":"human","colour":"green","key":"c467db4ef4b96949e74d5eefa0e20f22dcdfad4de8ddef65d0994b14ebfdc4d0"}],"host":"1f1257bfb7173945cf6af9ed19ab4d1023f1d1e07f5c417d575ab08be3459aaa","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'69182A3BB679D9351DFC0369951AE00C');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',2,1.79513383367680358889e+09,'{"kind":"opened","seat":-1,"key":"374fc42bec14d6c140f9a267b55e2d4871dd5bab7be54944ab42537fb5bf23ed","beside":[0]}',X'5A3D6A83E6A3136CFA50704B53F9A850');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',3,1.79513383367680358889e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","plus-4","extra-office","plus-4","plus-3","move-three","extra-office","extra-office","swap","swap","develop","plus-3"]},"salt":"6c1bee83eb86dc3c2066b9525624205d"}',X'039354086C6440A21C2210AE7F932AE3');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',4,1.79513384867782807346e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'C4EF3A4EBCD5DAEC60D8B1303DB6ACDF');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',5,1.79513384928012871737e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'6D7FBEB2D08EC35047BFA8F20F8E9E22');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',6,1.79513384988207769397e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'9A9A896B04F26DF7E9506C7B95D82389');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',7,1.79513385048453450202e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'20C3E8A02E5FA39F2B0D089BCFC6AB6E');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',8,1.795133865485722065e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'612D86DCA8FC58FAA9E63E5CCDBD927C');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',9,1.79513386608767271036e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t bremen-osnabrueck/1","level":"expert"}',X'371116EA130C390D3EAD74EF7B831433');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',10,1.79513386668984484674e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m bremen-osnabrueck/2","level":"expert"}',X'D53598DA96697B7EDC550AFDA3E9A59A');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',11,1.79513386729181408877e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'1796441C0BA2F0BC0101FE1658B2BF09');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',12,1.79513388229264497751e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'C11D5CF3D3C36F5CCCF054EC1F1D62D4');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',13,1.79513388289515256877e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'1F36DB136AD176A47C6A76E5C6F03CBF');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',14,1.79513388350237584108e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'5C29B1B7C1FEFB031A1D676CCE1D1F5A');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',15,1.79513388410460305211e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'71C82B0669AC932FB69A8AAF66BBED65');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',16,1.79513388441491961479e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goettingen-quedlinburg/3","level":"expert"}',X'3FB972A92449BF3F6833F675CEDE15F9');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',17,1.79513388457307839396e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'711EC8479F9FF62733128EB228A27A6F');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',18,1.79513388517525172231e+09,'{"kind":"decided","ply":11,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'39F415C1B46F394F20337EECD2A79FB4');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',19,1.79513388577782249445e+09,'{"kind":"decided","ply":12,"seat":2,"action":"settle t goslar-quedlinburg/3","level":"expert"}',X'087A132633BABD3026AAF0334F7F080A');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',20,1795133886.3802,'{"kind":"decided","ply":13,"seat":2,"action":"settle t goslar-quedlinburg/4 from stock","level":"expert"}',X'8AB4EBC57837A6577469CF10AC79FADC');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',21,1.79513388668265724181e+09,'{"kind":"decided","ply":14,"seat":0,"action":"income 3t","level":"expert"}',X'AE692F664269CB7EC86E4D618A4E1017');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',22,1.79513388683534407617e+09,'{"kind":"decided","ply":15,"seat":0,"action":"end","level":"expert"}',X'FD3B471FF511FE5FE31FE97A9BB6DF61');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',23,1.79513388744268059726e+09,'{"kind":"decided","ply":16,"seat":1,"action":"place t bremen-osnabrueck/3","level":"expert"}',X'262C038E21B00E12846C4A5911C87464');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',24,1.79513388804550695415e+09,'{"kind":"decided","ply":17,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'F500D1DE0FF72947088808779B3C87F3');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',25,1.79513388864779663083e+09,'{"kind":"decided","ply":18,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'2D190215FEECCCBD0171CCE939AB536B');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',26,1.79513388895062422747e+09,'{"kind":"decided","ply":19,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'BE45C302DC3720D2DF3E6D0B49874FA6');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',27,1.79513388910299491888e+09,'{"kind":"decided","ply":20,"seat":1,"action":"end","level":"expert"}',X'DA2B0FB072F5F3235655CA51E83C65D0');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',28,1.79513388970987844469e+09,'{"kind":"decided","ply":21,"seat":2,"action":"lift goslar-quedlinburg/3","level":"expert"}',X'15EB2581020C7EA857CA1216EE5DF802');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',29,1.79513389031468415264e+09,'{"kind":"decided","ply":22,"seat":2,"action":"lift goslar-quedlinburg/4","level":"expert"}',X'AEE7BFA1AE3302C7007CF6C3D9E1407B');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',30,1.79513389091807794564e+09,'{"kind":"decided","ply":23,"seat":2,"action":"drop goslar-quedlinburg/3 goslar-magdeburg/1","level":"expert"}',X'53131D6A1A3EB96DC044B9D2663F08EC');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',31,1795133891.22079,'{"kind":"decided","ply":24,"seat":2,"action":"drop goslar-quedlinburg/4 goslar-magdeburg/2","level":"expert"}',X'21A46F808D05D43BB93C5FD106B170E0');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',32,1.79513389137249183653e+09,'{"kind":"decided","ply":25,"seat":2,"action":"done","level":"expert"}',X'956C79C6EFC235522AE11B624DB1B742');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',33,1.79513389144928407672e+09,'{"kind":"decided","ply":26,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'428E495382DEA262B14D99D9E1ABF17E');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',34,1.79513389148899960524e+09,'{"kind":"decided","ply":27,"seat":2,"action":"end","level":"expert"}',X'96F20475F15616083F47A0E6B9889DED');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',35,1.79513389209136724469e+09,'{"kind":"decided","ply":28,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'CB62A4C0ABDC20BBBCEC9C9A02C48280');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',36,1.79513389269380283352e+09,'{"kind":"decided","ply":29,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'CE87BCCE970112973FDED3151E565D48');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',37,1.79513389329553055759e+09,'{"kind":"decided","ply":30,"seat":0,"action":"drop goslar-quedlinburg/1 kampen-osnabrueck/1","level":"expert"}',X'C2A04496B839498A5CF7DB47B5448846');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',38,1.7951338935987827778e+09,'{"kind":"decided","ply":31,"seat":0,"action":"drop goslar-quedlinburg/2 kampen-osnabrueck/2","level":"expert"}',X'7DBA2C6BCDD849A36EC54F2F417C7947');
INSERT INTO "entries" VALUES('cgmpenvzxs2d',39,1.79513389375051403049e+09,'{"kind":"decided","ply":32,"seat":0,"action":"done","level":"expert"}',X'08C423FBF837D6527D253C62E6ED141E');
INSERT INTO "entries" VALUES('g4csrefm3w2b',1,1.79513383292855501177e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"05b2d96f7e97fe98267775c021067e24eb5367d199f5b066d62dca2177f51825"},{"kind":"human","colour":"blue","key":"53a4641f5a3b89751eee18cdd8d9f3d669907f28174c95a979663a250d184bd9"}],"host":"309b858dc3d78fb9ea8c4515111a0420210fe3348763c111892d8336e02ab255","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'0EE5C0B30764C74B22BDA885F81B9FC9');
INSERT INTO "entries" VALUES('g4csrefm3w2b',2,1.79513383292855501177e+09,'{"kind":"opened","seat":-1,"key":"05b2d96f7e97fe98267775c021067e24eb5367d199f5b066d62dca2177f51825","beside":[0]}',X'846FAE9E0663248599244F1D8E76CF1E');
INSERT INTO "entries" VALUES('g4csrefm3w2b',3,1.79513383292855501177e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"f2b1d0ee5cdd8723abeb331095975985"}',X'E3444B597073E6E7CAF8E9872FFC8BF3');
INSERT INTO "entries" VALUES('g4csrefm3w2b',4,1.79513383294258451459e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'633B8CD5E2165ADBACE7FD46EDC0333C');
INSERT INTO "entries" VALUES('g4csrefm3w2b',5,1.79513383295170879361e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'FCD8C59DE0140A527866DB37FCDAD3D5');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',1,1.79513383279223060614e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"b534135c3bf262530637f9a40506942d4429a73b8005730a9979d820522c5b48"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"178830d6315b2f3623b67f709a5c9d99d00ad2bc75b276efc3027fbf3efce6b3","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"226fe8bc245e87161b5a3a879fd21948b8ed281fd90560f820c928305d0175e1","absence":3600,"beside":[0]}',X'A62608583AEF6DCDA3A8768C57D46969');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',2,1.79513383279223060614e+09,'{"kind":"opened","seat":-1,"key":"b534135c3bf262530637f9a40506942d4429a73b8005730a9979d820522c5b48","beside":[0]}',X'0B0F0CC2B9A935ABA35691A21BEACAD1');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',3,1.79513383283415865893e+09,'{"kind":"opened","seat":0,"key":"69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2","beside":[0]}',X'A219CE9A7295DB28FF75C07FAB7D9D60');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',4,1.79513383283415865893e+09,'{"kind":"opened","seat":-1,"key":"69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2","beside":[0]}',X'ADF5919DB05AA210A422FC824B07519D');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',5,1.7951338328390707969e+09,'{"kind":"linked","seat":0,"key":"41311df1c589a7dfb6286d38411e553b5605eb42a67c919aef42de7e8c939a92"}',X'39DCFFF2CFC3A3813B0F54A155B8F5E4');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',6,1795133832.85188,'{"kind":"closed","seat":0,"key":"69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2"}',X'E9D7CC41FF209BC74AF2956286FA27C7');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',7,1795133832.85188,'{"kind":"closed","seat":-1,"key":"69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2"}',X'23A9D6DA634D4FD87A65CC369DF03C0B');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',8,1.79513383285481810565e+09,'{"kind":"invited","seat":-1,"key":"72a75b5e69cb0d26a3621e60123904527e115aed0b21ff9cdcc50b8075f219e2"}',X'20836090BDB0DA3414C120C273382E80');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',9,1.7951338328597941399e+09,'{"kind":"said","seat":0,"beside":[0]}',X'8DD12531F0A7EF6F1B08BEB040590978');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',10,1.7951338328597941399e+09,'{"kind":"removed","line":9}',X'88356680CEAB64C36B628AD61BC65439');
INSERT INTO "entries" VALUES('h3nap8b2ugn8',11,1.79513383288741016382e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'9DF96202325083241B0DF5B3A1AFD72F');
INSERT INTO "entries" VALUES('jssc2j6yftea',1,1.7951338337703869343e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"32245f0abc3f0b8100088915581df9dfd56a1f966364bb6d182c5d196221e717"},{"kind":"human","colour":"blue","key":"f02ddb2f330e6256d296327cfb0206a53ff88202350d10c7a967ba226a9f8357"},{"kind":"human","colour":"green","key":"fb4f58f95600dfd9f16c5fcfecae70b01aba8c2d0a15ddf880ff2ffedc8f36e0"}],"host":"93999183487431894846a5853fee2f1f8d07367fa729c9f28b2a81312271ffdd","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'562278B0F8D15E3C010A274683963FAE');
INSERT INTO "entries" VALUES('jssc2j6yftea',2,1.7951338337703869343e+09,'{"kind":"opened","seat":-1,"key":"32245f0abc3f0b8100088915581df9dfd56a1f966364bb6d182c5d196221e717","beside":[0]}',X'0BC6FADD2F42BAEAEDAF9DFA9D24E590');
INSERT INTO "entries" VALUES('jssc2j6yftea',3,1.7951338337703869343e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["extra-office","extra-office","move-three","swap","plus-4","plus-3","develop","plus-4","plus-3","swap","develop","extra-office"]},"salt":"19ba3fd0917f6dc4c17bf9e76558954d"}',X'171D83037E8B98A52DFD474A7F072CE6');
INSERT INTO "entries" VALUES('jssc2j6yftea',4,1.79513383380161380773e+09,'{"kind":"opened","seat":0,"key":"027e62d71fe0247620c266cc1e4e1ba9d31d5c731821665d8a8ec333b530cb22","beside":[0]}',X'01466B0D60578067D97E907C8FF13B2C');
INSERT INTO "entries" VALUES('jssc2j6yftea',5,1.79513383380161380773e+09,'{"kind":"opened","seat":-1,"key":"027e62d71fe0247620c266cc1e4e1ba9d31d5c731821665d8a8ec333b530cb22","beside":[0]}',X'E05A6B01A4B2CD8F95A7C7A52DA6D372');
INSERT INTO "entries" VALUES('jssc2j6yftea',6,1.79513383381069946288e+09,'{"kind":"opened","seat":1,"key":"b6efe53432f102403317e21d4c189dc89bf4dd49db225a9e1bfc000fc822c834","beside":[0]}',X'FD4628641AD7729B79C34F752122C78C');
INSERT INTO "entries" VALUES('jssc2j6yftea',7,1.79513383382311272626e+09,'{"kind":"forgotten","occupants":[0],"keys":["027e62d71fe0247620c266cc1e4e1ba9d31d5c731821665d8a8ec333b530cb22"],"parts":[[1,0],[4,0],[5,0]]}',X'DC58E4FBB6E797883E540B7B75352B3A');
INSERT INTO "entries" VALUES('jssc2j6yftea',8,1.79513383382311272626e+09,'{"kind":"left","seat":0,"level":"expert"}',X'41447475E1283F32DD96CE3DED6977F5');
INSERT INTO "entries" VALUES('jssc2j6yftea',9,1.79513383442711186403e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'F1188642C2A5E6B3CB1D2726D141C73E');
INSERT INTO "entries" VALUES('jssc2j6yftea',10,1.79513383503395199773e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'A288062C94787A027BAF79F460843CCC');
INSERT INTO "entries" VALUES('jssc2j6yftea',11,1.79513383563719224932e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'0CE4218192A3E3A2B6D7410DBC879F2C');
INSERT INTO "entries" VALUES('quyfmhmmjbry',1,1795133833.63729,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"e5f77b0d58d5a7746e0d7a60dd52a5fb261fb1f915cbaf042e9f5f4225d5a163"},{"kind":"human","colour":"blue","key":"ed1ae67f9de7cb6c6c35937dfc14e09bd655d23bc3e8d6b3aebf4601eec2d04e"},{"kind":"human","colour":"green","key":"840c8e4100f2be68f20e48456a3819b6505930ccd5f0012c807b77e36c85185e"}],"host":"b3a419e7ca817f353f388e67b3a10d0834cb74a7259ba31543ab761c4ff90432","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'5B6257D026A8C13714F30F580517DFE0');
INSERT INTO "entries" VALUES('quyfmhmmjbry',2,1795133833.63729,'{"kind":"opened","seat":-1,"key":"e5f77b0d58d5a7746e0d7a60dd52a5fb261fb1f915cbaf042e9f5f4225d5a163","beside":[0]}',X'EA204E542BA8F1BC47C2E1C98A651D4C');
INSERT INTO "entries" VALUES('quyfmhmmjbry',3,1795133833.63729,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","extra-office","swap","extra-office","develop","swap","develop","plus-3","plus-4","move-three","extra-office","plus-3"]},"salt":"4e8ebbd8cee904e515c8bc3229a3d73d"}',X'74A8AB87B2D36ADE41924C49F801992E');
INSERT INTO "entries" VALUES('quyfmhmmjbry',4,1.79513383364346313479e+09,'{"kind":"rested","seat":1,"days":7}',X'A0CED974CF91A70792032090209D44C8');
INSERT INTO "entries" VALUES('quyfmhmmjbry',5,1.7951338336479592323e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'9F0014D1A85854AB04AED10C991C2A17');
INSERT INTO "entries" VALUES('quyfmhmmjbry',6,1.79513383365262460707e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'C14F7E7EE8FC559729E311BF114F94BB');
INSERT INTO "entries" VALUES('quyfmhmmjbry',7,1.79513383365262460707e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'DD6024B85F0CD70FEBEC37980253F206');
INSERT INTO "entries" VALUES('quyfmhmmjbry',8,1.79513383365765094752e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'389D6FA3EDBB7156AE5B0D079A8DDF8A');
INSERT INTO "entries" VALUES('quyfmhmmjbry',9,1.79513383366300725936e+09,'{"kind":"answered","seat":1,"agree":true}',X'336E5EE3F9E903DA925DCB23043F1944');
INSERT INTO "entries" VALUES('quyfmhmmjbry',10,1.79513383367006969454e+09,'{"kind":"answered","seat":2,"agree":true}',X'1BE2BFCAE95D4FD9EC1E6B0A8283E088');
INSERT INTO "entries" VALUES('quyfmhmmjbry',11,1.79513383367006969454e+09,'{"kind":"paused","days":30}',X'641D09ACF58FB0EFD44330C5ABC27CD2');
INSERT INTO "entries" VALUES('sn5qtj6ye5dx',1,1.79513383290188074112e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"35c9d33adc8179fa93f1cfe34279365eac83ed37a90c750ff6aeaa2df9e0ed8b"},{"kind":"human","colour":"blue","key":"91a2a6345e76c10ae8f0f97e390a092e98bd78a42317ad8553905f4f85c2331a"},{"kind":"human","colour":"green","key":"958e15ed7fc91d764804237cb3659c7dd5ae1c073e7a42b407852b478376775c"}],"host":"b6c4c20b8332b1e19afa6836431e491e2627464a462900c030ffe5694e2e7afd","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'247FAC122B17BC9211B3685FE5AB84B1');
INSERT INTO "entries" VALUES('sn5qtj6ye5dx',2,1.79513383290188074112e+09,'{"kind":"opened","seat":-1,"key":"35c9d33adc8179fa93f1cfe34279365eac83ed37a90c750ff6aeaa2df9e0ed8b","beside":[0]}',X'64D2C0575127863072B0F0006D26E1B5');
INSERT INTO "entries" VALUES('sn5qtj6ye5dx',3,1.79513383290188074112e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["swap","develop","plus-3","extra-office","move-three","extra-office","swap","plus-4","plus-4","plus-3","develop","extra-office"]},"salt":"499bb98708224455244801d073cd60bd"}',X'F3EC373354EF0AE521483F263A955B55');
INSERT INTO "entries" VALUES('sn5qtj6ye5dx',4,1.79513389404829168316e+09,'{"kind":"seen","seat":0}',X'0AF592E0CF3B7D972734188428FEE626');
INSERT INTO "entries" VALUES('tqjs7m3swbf2',1,1.79513383289772200579e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"edfb6ff1ab9c6e83f29ea2d7c1ed0df8bc21d2d04525ad4c00d98985dcb6f0c0"},{"kind":"human","colour":"blue","key":"dd7dcfcfd7f1ab5172400b958acfcbf1d88f24e5fc62c7ff8396c4f9d4607108"},{"kind":"human","colour":"green","key":"f3fd0ed2771294cc369251b6f90bc9ae334afb92f8fc5367efb5d8ad6ffa1993"}],"host":"761e633aa524746484d6cd62079bc778ec63121421e72783e5d5cb425a7a6bc2","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'5891AB250AF8CEE68022A8A9AE73A4D9');
INSERT INTO "entries" VALUES('tqjs7m3swbf2',2,1.79513383289772200579e+09,'{"kind":"opened","seat":-1,"key":"edfb6ff1ab9c6e83f29ea2d7c1ed0df8bc21d2d04525ad4c00d98985dcb6f0c0","beside":[0]}',X'A82AC00F6B069414894F781135B76922');
INSERT INTO "entries" VALUES('tqjs7m3swbf2',3,1.79513383289772200579e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-4","plus-3","move-three","develop","swap","develop","extra-office","swap"]},"salt":"7eb0f702f90a5911e7cb23b67fa9c551"}',X'57B9D67ED8214820F65183137C924534');
INSERT INTO "entries" VALUES('tqjs7m3swbf2',4,1.7951338940447978973e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'628CFC0CF9755A1B4208C7AFACF1B63D');
INSERT INTO "entries" VALUES('vvajpu6kv99k',1,1.79513383290650272369e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"070e55f201f26cd9ec9348938a54f9244f5aad1121bcf6698767ae9286e6f81f"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"894d1f0ec7f7caff3f4942c43c8cf1adc9a0b30e7447543b913c34357af50e50","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'2DD65E5AC2E464697C083643C34F4B79');
INSERT INTO "entries" VALUES('vvajpu6kv99k',2,1.79513383290650272369e+09,'{"kind":"opened","seat":-1,"key":"070e55f201f26cd9ec9348938a54f9244f5aad1121bcf6698767ae9286e6f81f","beside":[0]}',X'990879098CA74262C0FB3E17ECE76B37');
INSERT INTO "entries" VALUES('vvajpu6kv99k',3,1.79513383290650272369e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"7fb4eccdd3cd9b3b5178df3e36ef7a40"}',X'F59E8CF43529014590370B6E161F542C');
INSERT INTO "entries" VALUES('vvajpu6kv99k',4,1.79513383291916584971e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'45F90ED34C7848CDB4B9BE476B88F62E');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',1,1.79513383402510356902e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"human","colour":"green","key":"9601297f34a30e40954950b12671c6005924e286fa52656ba5cf23616f776fd8"}],"host":"d6860910eafa7095b2e5423af1966163162bd20f74e19a9a07ad28b2f2b34308","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"vbqvaxembw6b","beside":[2]}',X'018195ECA86ACA048FE357BCDD66BF1B');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',2,1.79513383402510356902e+09,'{"kind":"opened","seat":2,"key":"377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee","beside":[0]}',X'ED0561C82B2DC930693C0C13561A397C');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',3,1.79513383402510356902e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","extra-office","swap","plus-4","move-three","extra-office","swap","develop","plus-3","plus-3","develop","extra-office"]},"salt":"9148de84e64eebe611b4b61413e715ee"}',X'35FD35BCDDFF060863068B88AB0164DC');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',4,1.79513383462780380249e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'57C7E03FC8456E963891D2A02C829989');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',5,1.79513383523097944257e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-magdeburg/1","level":"claim"}',X'916FA59CA513A0BEE15A0ACBB9F2B882');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',6,1.79513383583411431317e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'34902C51C253D3185AC1E8A623628CA5');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',7,1.79513383643680906297e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place m kampen-osnabrueck/2","level":"claim"}',X'564EB87FFAFFCEF19DB5F8CFDA9436C3');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',8,1.79513383704299831389e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place t kampen-osnabrueck/1","level":"claim"}',X'26CE5C890F6928D8CFFC78851ABD68B2');
INSERT INTO "entries" VALUES('y2jfu5gyv83t',9,1.79513383764451289175e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'40FFF59F363652635985FEFA8D7C11DE');
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    ended REAL NOT NULL,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    edition TEXT NOT NULL,
    modules TEXT NOT NULL, -- separated by spaces
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL
);
CREATE TABLE finished_records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES finished (table_id) ON DELETE CASCADE,
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
INSERT INTO "health" VALUES(1,1.7951338327462303639e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, key, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('05b2d96f7e97fe98267775c021067e24eb5367d199f5b066d62dca2177f51825','g4csrefm3w2b',-1);
INSERT INTO "held" VALUES('05b2d96f7e97fe98267775c021067e24eb5367d199f5b066d62dca2177f51825','g4csrefm3w2b',0);
INSERT INTO "held" VALUES('070e55f201f26cd9ec9348938a54f9244f5aad1121bcf6698767ae9286e6f81f','vvajpu6kv99k',-1);
INSERT INTO "held" VALUES('070e55f201f26cd9ec9348938a54f9244f5aad1121bcf6698767ae9286e6f81f','vvajpu6kv99k',0);
INSERT INTO "held" VALUES('095cc295f95e666e6e86b5103dd4296da4ef5494295fc7bca28adaa2fea30422','c576gy9ewx3p',-1);
INSERT INTO "held" VALUES('178830d6315b2f3623b67f709a5c9d99d00ad2bc75b276efc3027fbf3efce6b3','h3nap8b2ugn8',-1);
INSERT INTO "held" VALUES('1f1257bfb7173945cf6af9ed19ab4d1023f1d1e07f5c417d575ab08be3459aaa','cgmpenvzxs2d',-1);
INSERT INTO "held" VALUES('309b858dc3d78fb9ea8c4515111a0420210fe3348763c111892d8336e02ab255','g4csrefm3w2b',-1);
INSERT INTO "held" VALUES('35c9d33adc8179fa93f1cfe34279365eac83ed37a90c750ff6aeaa2df9e0ed8b','sn5qtj6ye5dx',-1);
INSERT INTO "held" VALUES('35c9d33adc8179fa93f1cfe34279365eac83ed37a90c750ff6aeaa2df9e0ed8b','sn5qtj6ye5dx',0);
INSERT INTO "held" VALUES('374fc42bec14d6c140f9a267b55e2d4871dd5bab7be54944ab42537fb5bf23ed','cgmpenvzxs2d',-1);
INSERT INTO "held" VALUES('374fc42bec14d6c140f9a267b55e2d4871dd5bab7be54944ab42537fb5bf23ed','cgmpenvzxs2d',0);
INSERT INTO "held" VALUES('377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee','y2jfu5gyv83t',2);
INSERT INTO "held" VALUES('41311df1c589a7dfb6286d38411e553b5605eb42a67c919aef42de7e8c939a92','h3nap8b2ugn8',-1);
INSERT INTO "held" VALUES('41311df1c589a7dfb6286d38411e553b5605eb42a67c919aef42de7e8c939a92','h3nap8b2ugn8',0);
INSERT INTO "held" VALUES('49ba0fc5779354d804826ca17099687d71ba52e2fd45078527631d796474ed15','cgmpenvzxs2d',1);
INSERT INTO "held" VALUES('53a4641f5a3b89751eee18cdd8d9f3d669907f28174c95a979663a250d184bd9','g4csrefm3w2b',1);
INSERT INTO "held" VALUES('761e633aa524746484d6cd62079bc778ec63121421e72783e5d5cb425a7a6bc2','tqjs7m3swbf2',-1);
INSERT INTO "held" VALUES('840c8e4100f2be68f20e48456a3819b6505930ccd5f0012c807b77e36c85185e','quyfmhmmjbry',2);
INSERT INTO "held" VALUES('894d1f0ec7f7caff3f4942c43c8cf1adc9a0b30e7447543b913c34357af50e50','vvajpu6kv99k',-1);
INSERT INTO "held" VALUES('91a2a6345e76c10ae8f0f97e390a092e98bd78a42317ad8553905f4f85c2331a','sn5qtj6ye5dx',1);
INSERT INTO "held" VALUES('93999183487431894846a5853fee2f1f8d07367fa729c9f28b2a81312271ffdd','jssc2j6yftea',-1);
INSERT INTO "held" VALUES('958e15ed7fc91d764804237cb3659c7dd5ae1c073e7a42b407852b478376775c','sn5qtj6ye5dx',2);
INSERT INTO "held" VALUES('9601297f34a30e40954950b12671c6005924e286fa52656ba5cf23616f776fd8','y2jfu5gyv83t',2);
INSERT INTO "held" VALUES('b3a419e7ca817f353f388e67b3a10d0834cb74a7259ba31543ab761c4ff90432','quyfmhmmjbry',-1);
INSERT INTO "held" VALUES('b6c4c20b8332b1e19afa6836431e491e2627464a462900c030ffe5694e2e7afd','sn5qtj6ye5dx',-1);
INSERT INTO "held" VALUES('b6efe53432f102403317e21d4c189dc89bf4dd49db225a9e1bfc000fc822c834','jssc2j6yftea',-1);
INSERT INTO "held" VALUES('b6efe53432f102403317e21d4c189dc89bf4dd49db225a9e1bfc000fc822c834','jssc2j6yftea',1);
INSERT INTO "held" VALUES('c15db21edab900d373bd69d89521a768a2aa96e89f80873467f170a92e9292c0','c576gy9ewx3p',-1);
INSERT INTO "held" VALUES('c15db21edab900d373bd69d89521a768a2aa96e89f80873467f170a92e9292c0','c576gy9ewx3p',0);
INSERT INTO "held" VALUES('c467db4ef4b96949e74d5eefa0e20f22dcdfad4de8ddef65d0994b14ebfdc4d0','cgmpenvzxs2d',2);
INSERT INTO "held" VALUES('d6860910eafa7095b2e5423af1966163162bd20f74e19a9a07ad28b2f2b34308','y2jfu5gyv83t',-1);
INSERT INTO "held" VALUES('dd7dcfcfd7f1ab5172400b958acfcbf1d88f24e5fc62c7ff8396c4f9d4607108','tqjs7m3swbf2',1);
INSERT INTO "held" VALUES('e5f77b0d58d5a7746e0d7a60dd52a5fb261fb1f915cbaf042e9f5f4225d5a163','quyfmhmmjbry',-1);
INSERT INTO "held" VALUES('e5f77b0d58d5a7746e0d7a60dd52a5fb261fb1f915cbaf042e9f5f4225d5a163','quyfmhmmjbry',0);
INSERT INTO "held" VALUES('ed1ae67f9de7cb6c6c35937dfc14e09bd655d23bc3e8d6b3aebf4601eec2d04e','quyfmhmmjbry',1);
INSERT INTO "held" VALUES('edfb6ff1ab9c6e83f29ea2d7c1ed0df8bc21d2d04525ad4c00d98985dcb6f0c0','tqjs7m3swbf2',-1);
INSERT INTO "held" VALUES('edfb6ff1ab9c6e83f29ea2d7c1ed0df8bc21d2d04525ad4c00d98985dcb6f0c0','tqjs7m3swbf2',0);
INSERT INTO "held" VALUES('f02ddb2f330e6256d296327cfb0206a53ff88202350d10c7a967ba226a9f8357','jssc2j6yftea',-1);
INSERT INTO "held" VALUES('f02ddb2f330e6256d296327cfb0206a53ff88202350d10c7a967ba226a9f8357','jssc2j6yftea',1);
INSERT INTO "held" VALUES('f3fd0ed2771294cc369251b6f90bc9ae334afb92f8fc5367efb5d8ad6ffa1993','tqjs7m3swbf2',2);
INSERT INTO "held" VALUES('fb4f58f95600dfd9f16c5fcfecae70b01aba8c2d0a15ddf880ff2ffedc8f36e0','jssc2j6yftea',2);
CREATE TABLE last_notified (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('199bf55b-f03f-44a0-9e47-88ad5b983156',1.79511970001337051389e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('c576gy9ewx3p','f7377a','');
INSERT INTO "makers" VALUES('cgmpenvzxs2d','f7377a','');
INSERT INTO "makers" VALUES('g4csrefm3w2b','f7377a','');
INSERT INTO "makers" VALUES('h3nap8b2ugn8','f7377a','');
INSERT INTO "makers" VALUES('jssc2j6yftea','f7377a','');
INSERT INTO "makers" VALUES('quyfmhmmjbry','f7377a','');
INSERT INTO "makers" VALUES('sn5qtj6ye5dx','f7377a','');
INSERT INTO "makers" VALUES('tqjs7m3swbf2','f7377a','');
INSERT INTO "makers" VALUES('vvajpu6kv99k','f7377a','');
INSERT INTO "makers" VALUES('y2jfu5gyv83t','f7377a','f7377a');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE packed_logs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    last INTEGER NOT NULL, -- the version of the last of them
    content BLOB NOT NULL
);
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
    quiet_until INTEGER,
    browser TEXT NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name TEXT NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling TEXT, -- how it is compared with others: tables/names.py
    skeleton TEXT, -- what it looks like; NULL: a server works it out when it starts
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;
INSERT INTO "people" VALUES('397a5c602af4fe975378149f840d79ac',1.79513383393029737475e+09,'http://127.0.0.1:38279','en','UTC',NULL,NULL,'377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee','Hille','hille','hille',1.79513383395873665814e+09);
INSERT INTO "people" VALUES('b23b7c14c1e2a42497edec827c875183',1.79513383372906184199e+09,'http://127.0.0.1:38279','en','UTC',NULL,NULL,'448299d4003f9ba413e2f832e8e5876fa219b37c6bdf5df978c97dee5275a354','',NULL,NULL,0.0);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('c576gy9ewx3p',1,0,'Player 1','',X'A6635EBBAFDEBD7D3EF31390C8D181F6');
INSERT INTO "private_texts" VALUES('c576gy9ewx3p',2,0,'','c15db21edab900d373bd69d89521a768a2aa96e89f80873467f170a92e9292c0',X'91B46C6D27872E619B6135CB3BB66402');
INSERT INTO "private_texts" VALUES('cgmpenvzxs2d',1,0,'Player 1','',X'4F52AD39CE143A0905EC29A642B1752D');
INSERT INTO "private_texts" VALUES('cgmpenvzxs2d',1,1,'Player 2','',X'359C569AF9B84806224C0345FCEE2763');
INSERT INTO "private_texts" VALUES('cgmpenvzxs2d',1,2,'Player 3','',X'F92ED6CEF654BD0D93D885259E58EEAD');
INSERT INTO "private_texts" VALUES('cgmpenvzxs2d',2,0,'','374fc42bec14d6c140f9a267b55e2d4871dd5bab7be54944ab42537fb5bf23ed',X'8685F901AF48BAE8FABC872CF30C2794');
INSERT INTO "private_texts" VALUES('g4csrefm3w2b',1,0,'Player 1','',X'FDDCF6D7C576D3CFEE757EF553A5D01D');
INSERT INTO "private_texts" VALUES('g4csrefm3w2b',1,1,'Player 2','',X'FEE6BC76344D0739D4B885EF5DD5505D');
INSERT INTO "private_texts" VALUES('g4csrefm3w2b',2,0,'','05b2d96f7e97fe98267775c021067e24eb5367d199f5b066d62dca2177f51825',X'4B2087D9C6D258D5F2958ECCBB7625BE');
INSERT INTO "private_texts" VALUES('h3nap8b2ugn8',1,0,'Player 1','',X'03634997B602E51B287DEBB025FE732E');
INSERT INTO "private_texts" VALUES('h3nap8b2ugn8',2,0,'','b534135c3bf262530637f9a40506942d4429a73b8005730a9979d820522c5b48',X'4C95FB4B0DBFAD9C55313B99812B5250');
INSERT INTO "private_texts" VALUES('h3nap8b2ugn8',3,0,'','69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2',X'C2EE0FD0B177DB3E941E9F0BB9E8D22D');
INSERT INTO "private_texts" VALUES('h3nap8b2ugn8',4,0,'','69defa6632500aa879e8cc3a129b8ab8eaadf5ac3dc82eb42db38c7f16fc6de2',X'4C4F5FA4D9D46E2AE27BB7D4D42F5BE9');
INSERT INTO "private_texts" VALUES('h3nap8b2ugn8',11,0,'Anna','',X'7A67DAACE7883BB6716EFBC16EFB5B2C');
INSERT INTO "private_texts" VALUES('jssc2j6yftea',1,1,'Player 2','',X'7B8FCBF9343FAEEE143BDCC54F70A60E');
INSERT INTO "private_texts" VALUES('jssc2j6yftea',1,2,'Player 3','',X'2429E0CF2E3AE29D40249CF15964C69C');
INSERT INTO "private_texts" VALUES('jssc2j6yftea',2,0,'','32245f0abc3f0b8100088915581df9dfd56a1f966364bb6d182c5d196221e717',X'68A9756CB56E35B42A12A1B7601A2F38');
INSERT INTO "private_texts" VALUES('jssc2j6yftea',6,0,'','b6efe53432f102403317e21d4c189dc89bf4dd49db225a9e1bfc000fc822c834',X'679F76BB61EAFE3E8858A6FBC82FF423');
INSERT INTO "private_texts" VALUES('quyfmhmmjbry',1,0,'Player 1','',X'76D5B1C2F63B54FAF605415DA463EABF');
INSERT INTO "private_texts" VALUES('quyfmhmmjbry',1,1,'Player 2','',X'3BF84ED63641BA895A916990824D5D1C');
INSERT INTO "private_texts" VALUES('quyfmhmmjbry',1,2,'Player 3','',X'2A6B7DF72061F5D17FE2ABB088444CA9');
INSERT INTO "private_texts" VALUES('quyfmhmmjbry',2,0,'','e5f77b0d58d5a7746e0d7a60dd52a5fb261fb1f915cbaf042e9f5f4225d5a163',X'BA5FD4E0C880A6EB5B3A1CE267276C63');
INSERT INTO "private_texts" VALUES('quyfmhmmjbry',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'F0B6A75A067E49DDB0FB2C548D21E3E3');
INSERT INTO "private_texts" VALUES('sn5qtj6ye5dx',1,0,'Player 1','',X'1F439382D655CA9E3273D41C0557FEB8');
INSERT INTO "private_texts" VALUES('sn5qtj6ye5dx',1,1,'Player 2','',X'0F2AD9CD26A687B6F2A3016571E16430');
INSERT INTO "private_texts" VALUES('sn5qtj6ye5dx',1,2,'Player 3','',X'2A88FA77B1FAAEFDD8424289DAB092DF');
INSERT INTO "private_texts" VALUES('sn5qtj6ye5dx',2,0,'','35c9d33adc8179fa93f1cfe34279365eac83ed37a90c750ff6aeaa2df9e0ed8b',X'15EDDA3F8522FCC2B6CCB1813215837E');
INSERT INTO "private_texts" VALUES('tqjs7m3swbf2',1,0,'Player 1','',X'DE087CD929DF7F8A76FD617798D9743A');
INSERT INTO "private_texts" VALUES('tqjs7m3swbf2',1,1,'Player 2','',X'44F59EDC6DD9517EDF79D3EEF74B41C7');
INSERT INTO "private_texts" VALUES('tqjs7m3swbf2',1,2,'Player 3','',X'B35C6309BF721F2365FC057B7609ADB9');
INSERT INTO "private_texts" VALUES('tqjs7m3swbf2',2,0,'','edfb6ff1ab9c6e83f29ea2d7c1ed0df8bc21d2d04525ad4c00d98985dcb6f0c0',X'F8A69B19E52CD37A64BA44EA2AB69AEA');
INSERT INTO "private_texts" VALUES('vvajpu6kv99k',1,0,'Player 1','',X'4595840B1BDCB43C7DA80AAD2F83A3BC');
INSERT INTO "private_texts" VALUES('vvajpu6kv99k',2,0,'','070e55f201f26cd9ec9348938a54f9244f5aad1121bcf6698767ae9286e6f81f',X'7D9E333734324BAFFB81F7F6E0D6DD38');
INSERT INTO "private_texts" VALUES('y2jfu5gyv83t',1,2,'Hille','',X'3494A47E7873415C8D96EA8F2400335D');
INSERT INTO "private_texts" VALUES('y2jfu5gyv83t',2,0,'','377d6b2bff6fbc5ec361c123a010d03863e78bfb9acc49f843d0dbb26dd192ee',X'F48E8714B069E5F08A7B682E4FF43EB0');
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
CREATE TABLE schema_migrations (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_migrations" VALUES(1);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','mKLunvTsWDAy_BjgI6x8U4C3ZQNYYtK6P52quNERwoM');
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
    head BLOB NOT NULL, -- the hash of the last entry: store/chain.py
    seal BLOB NOT NULL, -- covers what is stored beside the entries
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL, -- when a bot must answer; NULL while none with people at the table decides
    clock_due REAL, -- when the time of the person is up for whom the game waits
    notify_since REAL, -- since when the game waits for a person who was not notified
    warn_at REAL, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at REAL, -- when somebody's time was up who got no notice of it, the first if there are several
    filed INTEGER NOT NULL DEFAULT 0, -- the version that the club has
    packed INTEGER NOT NULL DEFAULT 0, -- the version up to which the log is packed
    tidied INTEGER NOT NULL DEFAULT 0, -- the version up to which old chat is deleted
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('c576gy9ewx3p',9,X'72763DACD53595C8A85024C6393914F5',X'3C32D44B54AF88E0BECBDFE599AA22D4','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383295887899403e+09,1.79513383363004684449e+09,'{"id":"c576gy9ewx3p","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795133832.958879,"updated":1795133833.6300468,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('cgmpenvzxs2d',39,X'08C423FBF837D6527D253C62E6ED141E',X'F6E3F415B13EC345373B0E23C2FF5205','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383367680358889e+09,1.79513389375051403049e+09,'{"id":"cgmpenvzxs2d","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":0,"turn":0,"created":1795133833.6768036,"updated":1795133893.750514,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('g4csrefm3w2b',5,X'FCD8C59DE0140A527866DB37FCDAD3D5',X'9FFD4DF3EE2347E5F82A97DD18F3978B','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383292855501177e+09,1.79513383295170879361e+09,'{"id":"g4csrefm3w2b","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795133832.928555,"updated":1795133832.9517088,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('h3nap8b2ugn8',11,X'9DF96202325083241B0DF5B3A1AFD72F',X'AE56C5541DDAA5F0082EEAD1A6F76A2C','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383279223060614e+09,1.79513383288741016382e+09,'{"id":"h3nap8b2ugn8","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795133832.7922306,"updated":1795133832.8874102,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('jssc2j6yftea',11,X'0CE4218192A3E3A2B6D7410DBC879F2C',X'C032E58E3BBE05F634078790BA5A4B01','running',0,NULL,NULL,1.79513383563735604291e+09,NULL,NULL,0,0,0,1.7951338337703869343e+09,1.79513383563719224932e+09,'{"id":"jssc2j6yftea","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795133833.770387,"updated":1795133835.6371922,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('quyfmhmmjbry',11,X'641D09ACF58FB0EFD44330C5ABC27CD2',X'CF62CF30882CA3BCB282DD3C5C0E52F0','running',0,NULL,1.79781223367006969451e+09,NULL,1.7977085536700696945e+09,NULL,0,0,0,1795133833.63729,1.79513383367006969454e+09,'{"id":"quyfmhmmjbry","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795133833.63729,"updated":1795133833.6700697,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797812233.6700697,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('sn5qtj6ye5dx',4,X'0AF592E0CF3B7D972734188428FEE626',X'59165A591E53D16947082C8C1CF71D9B','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383290188074112e+09,1.79513389404829168316e+09,'{"id":"sn5qtj6ye5dx","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133832.9018807,"updated":1795133894.0482917,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('tqjs7m3swbf2',4,X'628CFC0CF9755A1B4208C7AFACF1B63D',X'1F70C7B84D411D411946C9998848E91A','running',0,1.79513390404479789737e+09,NULL,NULL,NULL,NULL,0,0,0,1.79513383289772200579e+09,1.7951338940447978973e+09,'{"id":"tqjs7m3swbf2","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133832.897722,"updated":1795133894.044798,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('vvajpu6kv99k',4,X'45F90ED34C7848CDB4B9BE476B88F62E',X'0A9D889B86374CA93F9B4778444FCFF3','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513383290650272369e+09,1.79513383291916584971e+09,'{"id":"vvajpu6kv99k","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795133832.9065027,"updated":1795133832.9191658,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('y2jfu5gyv83t',9,X'40FFF59F363652635985FEFA8D7C11DE',X'A76E24C1DA81940880D8DDB5BA99252A','running',1,NULL,1.79522023764451289177e+09,1.79513383764467954637e+09,1.79513443876502108579e+09,NULL,0,0,0,1.79513383402510356902e+09,1.79513383764451289175e+09,'{"id":"y2jfu5gyv83t","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":6,"decider":2,"turn":2,"created":1795133834.0251036,"updated":1795133837.644513,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795220237.644513,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_notify_since ON tables (notify_since) WHERE notify_since IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE INDEX tables_unpacked ON tables (updated, id) WHERE status IN ('over', 'aborted') AND packed < version;
CREATE INDEX tables_untidied ON tables (updated, id) WHERE status IN ('over', 'aborted') AND tidied < version;
CREATE INDEX tables_unfinished ON tables (updated, id) WHERE status IN ('lobby', 'running');
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM packed_logs WHERE table_id = OLD.table_id AND last >= OLD.version)
    AND NOT EXISTS (SELECT 1 FROM deleted_tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX private_texts_browser ON private_texts (browser, table_id) WHERE browser <> '';
CREATE INDEX held_key ON held (key);
CREATE INDEX makers_client ON makers (client);
CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';
CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX former_browsers_person ON former_browsers (person);
CREATE INDEX passes_person ON passes (person);
CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;
CREATE INDEX restrictions_browser ON restrictions (browser);
CREATE INDEX channels_person ON channels (person);
CREATE INDEX notices_channel ON notices (channel);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;
CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;
CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);
CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
END;
CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;
CREATE INDEX competition_tables_competition ON competition_tables (competition);
COMMIT;
