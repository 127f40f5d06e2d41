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
INSERT INTO "browser_keys" VALUES('37a7c284847133b952ec7054ea3432917aa690c54340f495c7cbaeeec23642b9','37a7c284847133b952ec7054ea3432917aa690c54340f495c7cbaeeec23642b9','',1,1.79501467811864662176e+09,'222c21ffc487247932dd1ce12b2f245eb86fa0d48d173bececf1c37d6a0a3a13');
INSERT INTO "browser_keys" VALUES('fdee4baa9797dc031cd4c5e416f8b7144307256a4f89e9cfaeb103f79308fe0b','fdee4baa9797dc031cd4c5e416f8b7144307256a4f89e9cfaeb103f79308fe0b','',1,1.79501467808256077768e+09,'207adb2637af37f0a6ddc29f3aa242c6344b547fde6cd010eb9d3e624d2d5fec');
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
INSERT INTO "competition_players" VALUES('d6g8h72whcgv',0,'c143aedc173709afaeac04de1e5d2817');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('m65jk7xr6zy8','d6g8h72whcgv');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('d6g8h72whcgv',3,1.79501467812700843808e+09,'running','c143aedc173709afaeac04de1e5d2817','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"m65jk7xr6zy8","players":[-1,0,-2]}]}],"account":"8909cd"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('207adb2637af37f0a6ddc29f3aa242c6344b547fde6cd010eb9d3e624d2d5fec','a0b2d50e071bc647ee8cb16e8ad1e027','',1.79501467808256077768e+09);
INSERT INTO "devices" VALUES('222c21ffc487247932dd1ce12b2f245eb86fa0d48d173bececf1c37d6a0a3a13','c143aedc173709afaeac04de1e5d2817','',1.79501467811864662176e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3qxxte6nkr82',1,1.79501467734561347957e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"be8ae56937050724189a5f0794093c4413ad665564df2fb56a043761bd1bbcfa"},{"kind":"human","name":"Player 2","colour":"blue","key":"517576095f571f50359866865f72231cb6559dee74aae43a39980dd1b86c0652"},{"kind":"human","name":"Player 3","colour":"green","key":"b9eddfdb426ce54bcefba4deacc54d9952179664fe8476302192fe58ef409595"}],"host":"9f37d96305bd57bfb52cae75d6acc5c5ff1356b4b6dd1eb439b5cd998025559d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"115c62979bb78a42"}',X'4A95DFB7B67E92A7AD8FE20BB4A42369');
INSERT INTO "entries" VALUES('3qxxte6nkr82',2,1.79501467734561347957e+09,'{"kind":"opened","seat":-1,"key":"be8ae56937050724189a5f0794093c4413ad665564df2fb56a043761bd1bbcfa"}',X'55274F9FA0DD015AC41E96BACAADA765');
INSERT INTO "entries" VALUES('3qxxte6nkr82',3,1.79501467734561347957e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-3","plus-4","extra-office","plus-4","develop","plus-3","move-three","develop","swap","extra-office","extra-office","swap"]},"salt":"dd969d810b4ab4692882b31804340dc5"}',X'2D38C3F118AEA316B408316D21BD4F79');
INSERT INTO "entries" VALUES('3qxxte6nkr82',4,1.79501473814088606832e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'2230D61F52E113CBC16E6D9C824969AF');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',1,1.7950146773903896809e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3cfb5aa944af3fc9269594fa825d9951c5d73ec842ce979c60727fe3682a7d09"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"683fa4cf70196ac6c435bbd35d4d5b72674fbd48370623b7ecbfccdf62663796","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"56f3ed732530b7c9"}',X'7DCB2E71AABE840A197993402392B0AF');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',2,1.7950146773903896809e+09,'{"kind":"opened","seat":-1,"key":"3cfb5aa944af3fc9269594fa825d9951c5d73ec842ce979c60727fe3682a7d09"}',X'9AF740476E66D42B45D598DF9E8137E8');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',3,1.7950146773903896809e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","extra-office","swap","develop","move-three","extra-office","plus-4","develop","plus-3","plus-3","swap","plus-4"]},"salt":"9d7fa68209376c0d115d419ef8a47d81"}',X'699E8DB634336B82E6D01AF710B9C1D6');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',4,1.79501467739673399928e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'0079DB156BB50EF27CE2D276492F431B');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',5,1.79501467741933584208e+09,'{"kind":"instant"}',X'3C15E276D5F102B39DEB819440C871B4');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',6,1.79501467774000883102e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'0FF2B2E5954F77A42A5081D15E2BF6C8');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',7,1.79501467801435923574e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'6166EBF64E27322B7DA4F353195D84CB');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',8,1.7950146780166823864e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'50B6D914732FD271DB308CC559A67AB7');
INSERT INTO "entries" VALUES('7xstrjs8w2dq',9,1.79501467802845239641e+09,'{"kind":"aborted"}',X'BDF934634F940DD98E54EE3AA15EAB10');
INSERT INTO "entries" VALUES('982z8zds99gu',1,1.79501467809086847305e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"bad758a1ecd080838d6bd3b9d1e8b89c904e7a0b766fe880e921231853f36614"},{"kind":"human","name":"Player 2","colour":"blue","key":"537fe02cbe6e5c178cbf231ddd80f1503ee96428f37b08568ce761ab48bc4837"},{"kind":"human","name":"Player 3","colour":"green","key":"7155f3a6744c9cc8108f3023797cd30fb6649114167760cf0e65df1d1f62e146"}],"host":"fa6da9d475043939fe812dca7464edb5a7447483ec2114347f1eacd1908ae49b","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"04417bfeeba2798a"}',X'5485367A4E16357344079D3550C0430F');
INSERT INTO "entries" VALUES('982z8zds99gu',2,1.79501467809086847305e+09,'{"kind":"opened","seat":-1,"key":"bad758a1ecd080838d6bd3b9d1e8b89c904e7a0b766fe880e921231853f36614"}',X'FB33589178661A1F30660A36523DA74B');
INSERT INTO "entries" VALUES('982z8zds99gu',3,1.79501467809086847305e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","swap","move-three","develop","plus-3","extra-office","plus-4","swap","plus-3","extra-office","extra-office","develop"]},"salt":"cfc98de8e08e949b2df8be4540bdd21f"}',X'F2B4E28DBDBD4E48AB80C3AEE9E63554');
INSERT INTO "entries" VALUES('982z8zds99gu',4,1.79501467809365081789e+09,'{"kind":"opened","seat":0,"key":"1ae1dd4dab384d4728890363e46dc1f7fc9885318ad04bcfea909f8b8f591532"}',X'350FB4ECCD273A8E9F96D12E371CC2FE');
INSERT INTO "entries" VALUES('982z8zds99gu',5,1.79501467809365081789e+09,'{"kind":"opened","seat":-1,"key":"1ae1dd4dab384d4728890363e46dc1f7fc9885318ad04bcfea909f8b8f591532"}',X'A61A940332C74D38C5D54AFCD6C995C3');
INSERT INTO "entries" VALUES('982z8zds99gu',6,1.79501467809564137462e+09,'{"kind":"opened","seat":1,"key":"77126686af68533f1b625ab314054e9564dc24556b8d28b744277e4b40e80a20"}',X'2A306810955576DC4423BA5E5FAA4560');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',1,1.79501467804826045034e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"211fe5a22d9f1fc7068244ae82b1963785f93a33b1bdc57fc78cac0c945d5f72"},{"kind":"human","name":"Player 2","colour":"blue","key":"9d1c18547132046b419faf5dee8517be2ea9514a2260a189bb5b4b8b4aa9f8ba"},{"kind":"human","name":"Player 3","colour":"green","key":"c7ab5be5a7332eef9e76ed70a6fd681de60571a7f66e6852f277a3b5d1e1ba19"}],"host":"7eabc77af2e70954990d23ad27361b09be04fec95a55d283cebf470afad4b7a2","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"73a412f3fbaeb957","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'04AD8EE2E984A0A4A2DF66913AF4851E');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',2,1.79501467804826045034e+09,'{"kind":"opened","seat":-1,"key":"211fe5a22d9f1fc7068244ae82b1963785f93a33b1bdc57fc78cac0c945d5f72"}',X'1FBA8B74086672817EB48BFD2A077004');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',3,1.79501467804826045034e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","move-three","swap","plus-4","extra-office","plus-4","swap","develop","develop","extra-office","plus-3","extra-office"]},"salt":"dfd80ab42ffe2b0151f742cd6f07f630"}',X'AAD82319817D81335904F970B0A62FF0');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',4,1.79501469312575197227e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'80CDB6E27D4BD01EF9459737B5D51C12');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',5,1.79501469372743678088e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'7007DE572AEDD8EB2A903EF0D4E9F592');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',6,1.79501469432907295219e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'FAAF2C643CF129F58CA62A3E43E14317');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',7,1.79501469493057966234e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'F463A751BE5D5A524F9836F4CD86E43F');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',8,1795014709.93129,'{"kind":"expired","seat":1,"level":"expert"}',X'83BD5C4AE7976899825C8816DFC1D5AA');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',9,1.79501471053356933594e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t bremen-osnabrueck/1","level":"expert"}',X'82DA52AF50D3D298245DE505AEF7EF1D');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',10,1.79501471113518500325e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m bremen-osnabrueck/2","level":"expert"}',X'8496A1611F8E8639EE2B05DAE4C6C492');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',11,1.79501471173640418047e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'38858531529AAD71E3482BDDCC5015CF');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',12,1.79501472714932918542e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'3AABDD63DC2C01FEBE8DC01773DBE83D');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',13,1.79501472775221633908e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'CE64887D9D554729ADE4C8C5366E8B2E');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',14,1.79501472835384035106e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'11F308744B51B6D38FAF6488A2C5410F');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',15,1.79501472895552253725e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'0D6DF74B1D29E37162CE527B24AEF966');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',16,1.79501472925751924514e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goettingen-quedlinburg/3","level":"expert"}',X'F381D4348F8F50B6851DA59F9844F54F');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',17,1.79501472941039085387e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'C6FE7861673F4B45E9A1DA2D116A1DD2');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',18,1.7950147300136880874e+09,'{"kind":"decided","ply":11,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'CC775F60C888C15D864482F39B776318');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',19,1.79501473061554121975e+09,'{"kind":"decided","ply":12,"seat":2,"action":"settle t goslar-quedlinburg/3","level":"expert"}',X'3AC98C1B10809D5DD23150D7317D5314');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',20,1.79501473121828198425e+09,'{"kind":"decided","ply":13,"seat":2,"action":"settle t goslar-quedlinburg/4 from stock","level":"expert"}',X'5DE515577D3C3F575025F2A3D8E38245');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',21,1.79501473151929378507e+09,'{"kind":"decided","ply":14,"seat":0,"action":"income 3t","level":"expert"}',X'A4DC9295C69576841CE49D17918CE090');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',22,1.79501473167128872869e+09,'{"kind":"decided","ply":15,"seat":0,"action":"end","level":"expert"}',X'FAD0C8BB5226E12426C8945F26D6DEBE');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',23,1.79501473227204394337e+09,'{"kind":"decided","ply":16,"seat":1,"action":"place t bremen-osnabrueck/3","level":"expert"}',X'93178EDC6B98F3D939B4A22FCFD5B605');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',24,1.79501473287453198438e+09,'{"kind":"decided","ply":17,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'E1EB362FC8CCAF69CD54ACF18481E464');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',25,1.79501473347643589976e+09,'{"kind":"decided","ply":18,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'F213F94435D10AD626C4F5C650C2B1AD');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',26,1.79501473377768039699e+09,'{"kind":"decided","ply":19,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'0B6995375009D72767DDB8659D119AEC');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',27,1.79501473392940211291e+09,'{"kind":"decided","ply":20,"seat":1,"action":"end","level":"expert"}',X'84CDF713C850EFBC40DFC9A8C4DE0C83');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',28,1.79501473453644585609e+09,'{"kind":"decided","ply":21,"seat":2,"action":"lift goslar-quedlinburg/3","level":"expert"}',X'C6E9D0F3D936A5A1FDD84A2B11BB98E8');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',29,1.79501473514011263845e+09,'{"kind":"decided","ply":22,"seat":2,"action":"lift goslar-quedlinburg/4","level":"expert"}',X'BC103F7A499EAD600EB043DB1FB203BC');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',30,1.79501473574125170709e+09,'{"kind":"decided","ply":23,"seat":2,"action":"drop goslar-quedlinburg/3 goslar-magdeburg/1","level":"expert"}',X'BBCFD9A6AC966F0ABF34BDE7E92257DB');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',31,1.7950147360431470871e+09,'{"kind":"decided","ply":24,"seat":2,"action":"drop goslar-quedlinburg/4 goslar-magdeburg/2","level":"expert"}',X'475D5063A5E04B0051FA1481F4D01A07');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',32,1.79501473619432306292e+09,'{"kind":"decided","ply":25,"seat":2,"action":"done","level":"expert"}',X'FD994EB62B680E158B4FBBADA4F5F630');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',33,1.79501473627112126353e+09,'{"kind":"decided","ply":26,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'9FD74DBE3869EF91A65DD6BEEED59F95');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',34,1.79501473631051921848e+09,'{"kind":"decided","ply":27,"seat":2,"action":"end","level":"expert"}',X'76A72B02BDE74CC01C25C6D1B90C4A05');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',35,1.79501473691310358044e+09,'{"kind":"decided","ply":28,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'E35076AA413D27826A3FAE81524E81B6');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',36,1.79501473751566791537e+09,'{"kind":"decided","ply":29,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'78C5D168F840D9CAF9016FEAD38ACF68');
INSERT INTO "entries" VALUES('arvt5wn5qtb9',37,1.79501473811735224725e+09,'{"kind":"decided","ply":30,"seat":0,"action":"drop goslar-quedlinburg/1 kampen-osnabrueck/1","level":"expert"}',X'7067E15405CC25230E3FF5EE03EA4F9C');
INSERT INTO "entries" VALUES('dy2vajevcp3j',1,1.79501467734778761857e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"034d9d6da498863cdda93bc0c72ef5b4221a5ca7bc09009fbeb0dcb94c7f0a7c"},{"kind":"human","name":"Player 2","colour":"blue","key":"e92c38d0c9a64d0a21cfc0ac859043ff4899f590765dd77b31634ddb71a6283d"},{"kind":"human","name":"Player 3","colour":"green","key":"22da622890494fb6509b3a5765b15f802ce666a95d96a9d3b97ace49aeba5117"}],"host":"3277c5316907e11645fb620d96124f89eeb3bfcfa769d65cd5e751fa60c9ad24","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"818be77151d66e15"}',X'2E837D929A766C3DFC31C2FAA1B87546');
INSERT INTO "entries" VALUES('dy2vajevcp3j',2,1.79501467734778761857e+09,'{"kind":"opened","seat":-1,"key":"034d9d6da498863cdda93bc0c72ef5b4221a5ca7bc09009fbeb0dcb94c7f0a7c"}',X'9D02EBB0C06E2700DE709AF38BAF24B1');
INSERT INTO "entries" VALUES('dy2vajevcp3j',3,1.79501467734778761857e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","develop","extra-office","swap","extra-office","swap","move-three","plus-3","plus-4","develop","plus-4","extra-office"]},"salt":"5ea257c93d8dd98db91890be53565b13"}',X'8E861807011D07C0F41602A07D581B00');
INSERT INTO "entries" VALUES('dy2vajevcp3j',4,1795014738.14448,'{"kind":"seen","seat":0}',X'C463EE82DF30CEE72C85E804ECF77992');
INSERT INTO "entries" VALUES('grk8by96hnfm',1,1.79501467735363674166e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"0981d7f36ea3008c886c179133a09939e53924ff9adf9bdc4fcb4ad7bc1fc825"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"e084acba8f29a8afe7dd18b9ace5b3fc2e96fb476ba7decb6ce6ce17f6b9b754","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"a8d5e777bf223452"}',X'BB45091252A062070BFDA818BC007BF8');
INSERT INTO "entries" VALUES('grk8by96hnfm',2,1.79501467735363674166e+09,'{"kind":"opened","seat":-1,"key":"0981d7f36ea3008c886c179133a09939e53924ff9adf9bdc4fcb4ad7bc1fc825"}',X'720CA587FC3AE5936BE61908B477255A');
INSERT INTO "entries" VALUES('grk8by96hnfm',3,1.79501467735363674166e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"05f057913d4d6ceb1191fd118c82b384"}',X'B11871372149C9845BBA890B81874666');
INSERT INTO "entries" VALUES('grk8by96hnfm',4,1795014677.35841,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'6FF10D3201CE6333DA38A6444E64A8D1');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',1,1.79501467813489365573e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"92849e7f9e378e3f283e27fd79d32719219c97aefa336836670cf89d06308ad3"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"be3b32d7e6b24b07d756f925a56dfc8a44ae412c6f3c06953fb2d4a9d68aba0b","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"f0e372d62013b7fc","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"d6g8h72whcgv"}',X'629E3C55E7BB13A4D4A146D6F92ADEF9');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',2,1.79501467813489365573e+09,'{"kind":"opened","seat":1,"key":"37a7c284847133b952ec7054ea3432917aa690c54340f495c7cbaeeec23642b9"}',X'036B05E84548B70F68D1C4BF0443EC52');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',3,1.79501467813489365573e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","move-three","plus-3","develop","plus-4","extra-office","swap","plus-4","extra-office","extra-office","develop","plus-3"]},"salt":"cf87219baec87ce0e63b20ef75ea4d61"}',X'B54AF48E259297B87EE2D9AD2230D618');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',4,1.79501467873627257344e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'383057AF179D09A0269ECAE20C6FB117');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',5,1.79501467933779907228e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-magdeburg/1","level":"claim"}',X'DEB2D2E055799EF084F298D1CDF2070D');
INSERT INTO "entries" VALUES('m65jk7xr6zy8',6,1.79501467993917608262e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'B992F97ACDBE7BAE1BC61DBD15E6C374');
INSERT INTO "entries" VALUES('qn5nwbr9zb9p',1,1.79501467736434841158e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"bfd7d0baeb0ecc4a5ec466df2a5382640f348c062f5d69a7b2dbf0da809b0fa5"},{"kind":"human","name":"Player 2","colour":"blue","key":"5e2bd676e98a35ac2df08dbbe9f4f92d877505f01b0948e782ddecc27f7fb3ff"}],"host":"6a0b4fbdeb706732e0eaef3446134afe1afa6466540b5695b66252e79c0894c3","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"505e14a9ff094456"}',X'D20146CCDD329D11BC98B3CB14159939');
INSERT INTO "entries" VALUES('qn5nwbr9zb9p',2,1.79501467736434841158e+09,'{"kind":"opened","seat":-1,"key":"bfd7d0baeb0ecc4a5ec466df2a5382640f348c062f5d69a7b2dbf0da809b0fa5"}',X'C4A8C853E8103EFE4B63A3190561FA8D');
INSERT INTO "entries" VALUES('qn5nwbr9zb9p',3,1.79501467736434841158e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"b5edab3d7ae5336ecbad87d057fe913f"}',X'0441CB2CBDF751480E80DE31B09982A8');
INSERT INTO "entries" VALUES('qn5nwbr9zb9p',4,1.79501467737832856173e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'11306C7CB3D2EF9C69D4340091E42FCE');
INSERT INTO "entries" VALUES('qn5nwbr9zb9p',5,1.79501467738103961946e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'730B470569293A6DEE4C8418B11CC8A7');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',1,1.79501467803079032894e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"9e1721fef3a4938462f9189fe017632debd7695f1cc4e8208644f479854e32b0"},{"kind":"human","name":"Player 2","colour":"blue","key":"f52d70f7efaaec05599ffe0386671353d6d406fca23a21a88d74473e3b5df28c"},{"kind":"human","name":"Player 3","colour":"green","key":"416c18cb9978f772c63047395814f9e07f8b0ea36b4e06cd3f8bf018e270e9c5"}],"host":"4767e111e1410f8b262b3aa3182f2cc8b4d2b1dadede30c21aba6d029633bb92","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"0b085cc9f06bb16c","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'6689295BBE669C1FAF3E884F360098AD');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',2,1.79501467803079032894e+09,'{"kind":"opened","seat":-1,"key":"9e1721fef3a4938462f9189fe017632debd7695f1cc4e8208644f479854e32b0"}',X'39EE04FA4F19A8F83B72C57674C11D2C');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',3,1.79501467803079032894e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","extra-office","extra-office","develop","extra-office","plus-4","plus-3","move-three","swap","develop","swap","plus-3"]},"salt":"15d607b48ce9cd9bc20e64460b8069f1"}',X'B0D4599F1C870BDA466EDDC46D7CD29A');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',4,1.79501467803353071208e+09,'{"kind":"rested","seat":1,"days":7}',X'85C12902A3D9DBE476471688D83F3809');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',5,1.79501467803656840327e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"ba8a527157277190"}',X'78D3BC3D8B84ECD740C9C5BA32894AF7');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',6,1.79501467803935337063e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'15A47AC47ECE6CC815118D2A2C72ACAE');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',7,1.79501467803935337063e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'EE0F8F16DD593F20D6D507FFAC2BDAF6');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',8,1.79501467804251432424e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'3EE364685DB44D050250C2A2073FFCB5');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',9,1.79501467804454255096e+09,'{"kind":"answered","seat":1,"agree":true}',X'88BCBEBC23493322CBF72B4565AD202C');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',10,1.79501467804659700392e+09,'{"kind":"answered","seat":2,"agree":true}',X'6D1E2C2BDA1C480ECC983AAB4CB80075');
INSERT INTO "entries" VALUES('wk96cjb3qeb7',11,1.79501467804659700392e+09,'{"kind":"paused","days":30}',X'AD5987D12346004EE9F2A77EFB7D30FC');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',1,1.79501467726928973199e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"bbd348e411cc58c1ad475eca027197eab2559e629e9b72fc780f1dbdbe66e979"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"331e38749c5be8169c6a7dfc9fa62df71d88abe40588ae414b816dd638c43e8a","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"8e704156dcfbac621ca596bd3b9b8a3c16cc88f7d017fb6ea76c3b325cf07da2","absence":3600,"salt":"9d676a432deead38"}',X'A79162569E32D9486E577623E220CD26');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',2,1.79501467726928973199e+09,'{"kind":"opened","seat":-1,"key":"bbd348e411cc58c1ad475eca027197eab2559e629e9b72fc780f1dbdbe66e979"}',X'CF2F71B49CB4504323612F475676BE83');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',3,1.79501467731443691252e+09,'{"kind":"opened","seat":0,"key":"243a84409def28a689b0f6d6ba695407a8f43a96af660e90a31e809dc9fbeaab"}',X'91067766211311EB3B74B75974E17FEF');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',4,1.79501467731443691252e+09,'{"kind":"opened","seat":-1,"key":"243a84409def28a689b0f6d6ba695407a8f43a96af660e90a31e809dc9fbeaab"}',X'030732BD6E7EE41503B0B6E48A5D1625');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',5,1.79501467731809425353e+09,'{"kind":"linked","seat":0,"key":"ef03b9647d93e2611e5bfd82234f3462e4f57eb56b4ba1d019bf14a376de0f9a"}',X'64D468F6E927A6D3C1103C02852BA4D4');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',6,1.79501467732196307177e+09,'{"kind":"closed","seat":0,"key":"243a84409def28a689b0f6d6ba695407a8f43a96af660e90a31e809dc9fbeaab"}',X'0FF18E70A5A7E17D1455805621AF94B4');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',7,1.79501467732196307177e+09,'{"kind":"closed","seat":-1,"key":"243a84409def28a689b0f6d6ba695407a8f43a96af660e90a31e809dc9fbeaab"}',X'25A8016E807ED2CEC6FE946D98F8B64A');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',8,1.79501467732391071317e+09,'{"kind":"invited","seat":-1,"key":"52a992129a0d4f04e2f8cb335c92aee19119211df913181fc680a11a209db899"}',X'ECEB8AAA8CAA272EFD5E6F205E5F5B55');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',9,1.79501467732661890985e+09,'{"kind":"said","seat":0,"digest":"dbafa796850b5fbee148e760c5b61e19"}',X'8258DAF41D01E07545B401B4BFD48CD9');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',10,1.79501467733266735081e+09,'{"kind":"removed","line":9}',X'EE21416267CD7D723910CF0E0F279EE7');
INSERT INTO "entries" VALUES('wu7cyjs4mkrm',11,1.79501467734097456931e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"c6ec150147688abd"}',X'8BD6940D10647D2C8527A6595A2C25A7');
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
INSERT INTO "health" VALUES(1,1.79501467721049284939e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('517576095f571f50359866865f72231cb6559dee74aae43a39980dd1b86c0652','3qxxte6nkr82',1);
INSERT INTO "held" VALUES('9f37d96305bd57bfb52cae75d6acc5c5ff1356b4b6dd1eb439b5cd998025559d','3qxxte6nkr82',-1);
INSERT INTO "held" VALUES('b9eddfdb426ce54bcefba4deacc54d9952179664fe8476302192fe58ef409595','3qxxte6nkr82',2);
INSERT INTO "held" VALUES('be8ae56937050724189a5f0794093c4413ad665564df2fb56a043761bd1bbcfa','3qxxte6nkr82',-1);
INSERT INTO "held" VALUES('be8ae56937050724189a5f0794093c4413ad665564df2fb56a043761bd1bbcfa','3qxxte6nkr82',0);
INSERT INTO "held" VALUES('3cfb5aa944af3fc9269594fa825d9951c5d73ec842ce979c60727fe3682a7d09','7xstrjs8w2dq',-1);
INSERT INTO "held" VALUES('3cfb5aa944af3fc9269594fa825d9951c5d73ec842ce979c60727fe3682a7d09','7xstrjs8w2dq',0);
INSERT INTO "held" VALUES('683fa4cf70196ac6c435bbd35d4d5b72674fbd48370623b7ecbfccdf62663796','7xstrjs8w2dq',-1);
INSERT INTO "held" VALUES('1ae1dd4dab384d4728890363e46dc1f7fc9885318ad04bcfea909f8b8f591532','982z8zds99gu',-1);
INSERT INTO "held" VALUES('1ae1dd4dab384d4728890363e46dc1f7fc9885318ad04bcfea909f8b8f591532','982z8zds99gu',0);
INSERT INTO "held" VALUES('537fe02cbe6e5c178cbf231ddd80f1503ee96428f37b08568ce761ab48bc4837','982z8zds99gu',1);
INSERT INTO "held" VALUES('7155f3a6744c9cc8108f3023797cd30fb6649114167760cf0e65df1d1f62e146','982z8zds99gu',2);
INSERT INTO "held" VALUES('77126686af68533f1b625ab314054e9564dc24556b8d28b744277e4b40e80a20','982z8zds99gu',1);
INSERT INTO "held" VALUES('bad758a1ecd080838d6bd3b9d1e8b89c904e7a0b766fe880e921231853f36614','982z8zds99gu',-1);
INSERT INTO "held" VALUES('bad758a1ecd080838d6bd3b9d1e8b89c904e7a0b766fe880e921231853f36614','982z8zds99gu',0);
INSERT INTO "held" VALUES('fa6da9d475043939fe812dca7464edb5a7447483ec2114347f1eacd1908ae49b','982z8zds99gu',-1);
INSERT INTO "held" VALUES('211fe5a22d9f1fc7068244ae82b1963785f93a33b1bdc57fc78cac0c945d5f72','arvt5wn5qtb9',-1);
INSERT INTO "held" VALUES('211fe5a22d9f1fc7068244ae82b1963785f93a33b1bdc57fc78cac0c945d5f72','arvt5wn5qtb9',0);
INSERT INTO "held" VALUES('7eabc77af2e70954990d23ad27361b09be04fec95a55d283cebf470afad4b7a2','arvt5wn5qtb9',-1);
INSERT INTO "held" VALUES('9d1c18547132046b419faf5dee8517be2ea9514a2260a189bb5b4b8b4aa9f8ba','arvt5wn5qtb9',1);
INSERT INTO "held" VALUES('c7ab5be5a7332eef9e76ed70a6fd681de60571a7f66e6852f277a3b5d1e1ba19','arvt5wn5qtb9',2);
INSERT INTO "held" VALUES('034d9d6da498863cdda93bc0c72ef5b4221a5ca7bc09009fbeb0dcb94c7f0a7c','dy2vajevcp3j',-1);
INSERT INTO "held" VALUES('034d9d6da498863cdda93bc0c72ef5b4221a5ca7bc09009fbeb0dcb94c7f0a7c','dy2vajevcp3j',0);
INSERT INTO "held" VALUES('22da622890494fb6509b3a5765b15f802ce666a95d96a9d3b97ace49aeba5117','dy2vajevcp3j',2);
INSERT INTO "held" VALUES('3277c5316907e11645fb620d96124f89eeb3bfcfa769d65cd5e751fa60c9ad24','dy2vajevcp3j',-1);
INSERT INTO "held" VALUES('e92c38d0c9a64d0a21cfc0ac859043ff4899f590765dd77b31634ddb71a6283d','dy2vajevcp3j',1);
INSERT INTO "held" VALUES('0981d7f36ea3008c886c179133a09939e53924ff9adf9bdc4fcb4ad7bc1fc825','grk8by96hnfm',-1);
INSERT INTO "held" VALUES('0981d7f36ea3008c886c179133a09939e53924ff9adf9bdc4fcb4ad7bc1fc825','grk8by96hnfm',0);
INSERT INTO "held" VALUES('e084acba8f29a8afe7dd18b9ace5b3fc2e96fb476ba7decb6ce6ce17f6b9b754','grk8by96hnfm',-1);
INSERT INTO "held" VALUES('37a7c284847133b952ec7054ea3432917aa690c54340f495c7cbaeeec23642b9','m65jk7xr6zy8',1);
INSERT INTO "held" VALUES('92849e7f9e378e3f283e27fd79d32719219c97aefa336836670cf89d06308ad3','m65jk7xr6zy8',1);
INSERT INTO "held" VALUES('be3b32d7e6b24b07d756f925a56dfc8a44ae412c6f3c06953fb2d4a9d68aba0b','m65jk7xr6zy8',-1);
INSERT INTO "held" VALUES('5e2bd676e98a35ac2df08dbbe9f4f92d877505f01b0948e782ddecc27f7fb3ff','qn5nwbr9zb9p',1);
INSERT INTO "held" VALUES('6a0b4fbdeb706732e0eaef3446134afe1afa6466540b5695b66252e79c0894c3','qn5nwbr9zb9p',-1);
INSERT INTO "held" VALUES('bfd7d0baeb0ecc4a5ec466df2a5382640f348c062f5d69a7b2dbf0da809b0fa5','qn5nwbr9zb9p',-1);
INSERT INTO "held" VALUES('bfd7d0baeb0ecc4a5ec466df2a5382640f348c062f5d69a7b2dbf0da809b0fa5','qn5nwbr9zb9p',0);
INSERT INTO "held" VALUES('416c18cb9978f772c63047395814f9e07f8b0ea36b4e06cd3f8bf018e270e9c5','wk96cjb3qeb7',2);
INSERT INTO "held" VALUES('4767e111e1410f8b262b3aa3182f2cc8b4d2b1dadede30c21aba6d029633bb92','wk96cjb3qeb7',-1);
INSERT INTO "held" VALUES('9e1721fef3a4938462f9189fe017632debd7695f1cc4e8208644f479854e32b0','wk96cjb3qeb7',-1);
INSERT INTO "held" VALUES('9e1721fef3a4938462f9189fe017632debd7695f1cc4e8208644f479854e32b0','wk96cjb3qeb7',0);
INSERT INTO "held" VALUES('f52d70f7efaaec05599ffe0386671353d6d406fca23a21a88d74473e3b5df28c','wk96cjb3qeb7',1);
INSERT INTO "held" VALUES('331e38749c5be8169c6a7dfc9fa62df71d88abe40588ae414b816dd638c43e8a','wu7cyjs4mkrm',-1);
INSERT INTO "held" VALUES('ef03b9647d93e2611e5bfd82234f3462e4f57eb56b4ba1d019bf14a376de0f9a','wu7cyjs4mkrm',-1);
INSERT INTO "held" VALUES('ef03b9647d93e2611e5bfd82234f3462e4f57eb56b4ba1d019bf14a376de0f9a','wu7cyjs4mkrm',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.7950111551613686084e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
, network TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "makers" VALUES('3qxxte6nkr82','8909cd','');
INSERT INTO "makers" VALUES('7xstrjs8w2dq','8909cd','');
INSERT INTO "makers" VALUES('982z8zds99gu','8909cd','');
INSERT INTO "makers" VALUES('arvt5wn5qtb9','8909cd','');
INSERT INTO "makers" VALUES('dy2vajevcp3j','8909cd','');
INSERT INTO "makers" VALUES('grk8by96hnfm','8909cd','');
INSERT INTO "makers" VALUES('m65jk7xr6zy8','8909cd','8909cd');
INSERT INTO "makers" VALUES('qn5nwbr9zb9p','8909cd','');
INSERT INTO "makers" VALUES('wk96cjb3qeb7','8909cd','');
INSERT INTO "makers" VALUES('wu7cyjs4mkrm','8909cd','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
, kind TEXT NOT NULL DEFAULT 'decision') WITHOUT ROWID;
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
, browser TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '', spelling TEXT, named REAL NOT NULL DEFAULT 0, skeleton TEXT) WITHOUT ROWID;
INSERT INTO "people" VALUES('a0b2d50e071bc647ee8cb16e8ad1e027',1.79501467808256077768e+09,'http://127.0.0.1:41575','en','UTC',NULL,NULL,'fdee4baa9797dc031cd4c5e416f8b7144307256a4f89e9cfaeb103f79308fe0b','',NULL,0.0,NULL);
INSERT INTO "people" VALUES('c143aedc173709afaeac04de1e5d2817',1.79501467811864662176e+09,'http://127.0.0.1:41575','en','UTC',NULL,NULL,'37a7c284847133b952ec7054ea3432917aa690c54340f495c7cbaeeec23642b9','Hille','hille',1.79501467812404513356e+09,'hille');
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
INSERT INTO "schema_version" VALUES(16);
INSERT INTO "schema_version" VALUES(17);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','UQZnHDXafiuWnWvBzwqiI99HVBPcJwzSHi7NSlAsi9I');
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
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL, filed INTEGER NOT NULL DEFAULT 0, warn_at REAL, expired_at REAL);
INSERT INTO "tables" VALUES('wu7cyjs4mkrm',11,'lobby',1,NULL,1.79501467726928973199e+09,1.79501467734097456931e+09,'{"id":"wu7cyjs4mkrm","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795014677.2692897,"updated":1795014677.3409746,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'8BD6940D10647D2C8527A6595A2C25A7',X'86CF1C428B98F574E6DE06735F25DC8D',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('3qxxte6nkr82',4,'running',0,1.79501474814088606835e+09,1.79501467734561347957e+09,1.79501473814088606832e+09,'{"id":"3qxxte6nkr82","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014677.3456135,"updated":1795014738.140886,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'2230D61F52E113CBC16E6D9C824969AF',X'8993F8CC6570D30908CD8445030D20C0',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('dy2vajevcp3j',4,'running',0,NULL,1.79501467734778761857e+09,1795014738.14448,'{"id":"dy2vajevcp3j","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014677.3477876,"updated":1795014738.14448,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'C463EE82DF30CEE72C85E804ECF77992',X'421F92576A5243818A6ACB3973EF5218',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('grk8by96hnfm',4,'running',0,NULL,1.79501467735363674166e+09,1795014677.35841,'{"id":"grk8by96hnfm","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795014677.3536367,"updated":1795014677.35841,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6FF10D3201CE6333DA38A6444E64A8D1',X'F08EEA9C6AE028A33C6F07202B8EA325',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('qn5nwbr9zb9p',5,'running',0,NULL,1.79501467736434841158e+09,1.79501467738103961946e+09,'{"id":"qn5nwbr9zb9p","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795014677.3643484,"updated":1795014677.3810396,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'730B470569293A6DEE4C8418B11CC8A7',X'78C523789FC3AD595B67C4028EB81F20',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('7xstrjs8w2dq',9,'aborted',0,NULL,1.7950146773903896809e+09,1.79501467802845239641e+09,'{"id":"7xstrjs8w2dq","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795014677.3903897,"updated":1795014678.0284524,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'BDF934634F940DD98E54EE3AA15EAB10',X'48AFD5F23F2380AD5CFD02BC33289F49',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('wk96cjb3qeb7',11,'running',0,NULL,1.79501467803079032894e+09,1.79501467804659700392e+09,'{"id":"wk96cjb3qeb7","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795014678.0307903,"updated":1795014678.046597,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797693078.046597,"left":null,"ranks":[],"totals":[]}',X'AD5987D12346004EE9F2A77EFB7D30FC',X'D4C07AE87453FB941C41C263BE00C74A',1.79769307804659700389e+09,NULL,0,1.79758939804659700388e+09,NULL);
INSERT INTO "tables" VALUES('arvt5wn5qtb9',37,'running',0,NULL,1.79501467804826045034e+09,1.79501473811735224725e+09,'{"id":"arvt5wn5qtb9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":31,"decider":0,"turn":0,"created":1795014678.0482605,"updated":1795014738.1173522,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'7067E15405CC25230E3FF5EE03EA4F9C',X'40764CA9FA0D45C06FA9D389EB27FB3F',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('982z8zds99gu',6,'running',0,NULL,1.79501467809086847305e+09,1.79501467809564137462e+09,'{"id":"982z8zds99gu","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014678.0908685,"updated":1795014678.0956414,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'2A306810955576DC4423BA5E5FAA4560',X'292F51EADAD72E39728640B542F49855',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('m65jk7xr6zy8',6,'running',1,NULL,1.79501467813489365573e+09,1.79501467993917608262e+09,'{"id":"m65jk7xr6zy8","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795014678.1348937,"updated":1795014679.939176,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795101079.939176,"left":null,"ranks":[],"totals":[]}',X'B992F97ACDBE7BAE1BC61DBD15E6C374',X'20B75E204CD683F78CEBC6D8603C54E9',1.79510107993917608255e+09,1.79501467993935012821e+09,0,NULL,NULL);
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
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);
COMMIT;
