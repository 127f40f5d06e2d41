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
INSERT INTO "browser_keys" VALUES('45f71f52b2ad0018a5882d100262948549c41024f399ccf9fe3370f6f1520b34','','',1,1.79491805223861193661e+09,'7891666392244bf74d81f0ef8b284753d1de4874550a5e1321c4c38d1ed91a3d');
INSERT INTO "browser_keys" VALUES('6f6205cdf10ddb683f8072ff005917b1b7fbb2247b3d4acb6efd585340d74278','c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507','',1,1.79491805232067847247e+09,'3659f7fa39583084e66f6dea123b21508e5f9382144319e53c4e4883c3a1986f');
INSERT INTO "browser_keys" VALUES('c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507','','',1,1.79491805237652277951e+09,'3659f7fa39583084e66f6dea123b21508e5f9382144319e53c4e4883c3a1986f');
INSERT INTO "browser_keys" VALUES('f773013ca59e128c94e2385f7ad177417206c22e0c7bec569d848b0efbb06109','f773013ca59e128c94e2385f7ad177417206c22e0c7bec569d848b0efbb06109','',1,1.79491805287159085276e+09,'2d2956449efa649d9f8c6c7ce3cc6bb27c496b903df87c9a93dd74cad88a66ae');
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
INSERT INTO "competition_players" VALUES('6ge9sq4ejwme',0,'7575f39fdbafa69f1492499d860327bf');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('6qyqxys8wan3','6ge9sq4ejwme');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('6ge9sq4ejwme',4,1.79491805321916317933e+09,'running','7575f39fdbafa69f1492499d860327bf','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"6qyqxys8wan3","players":[-1,0,-2]}]}]}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('2d2956449efa649d9f8c6c7ce3cc6bb27c496b903df87c9a93dd74cad88a66ae','7575f39fdbafa69f1492499d860327bf','',1.79491805287159085276e+09);
INSERT INTO "devices" VALUES('3659f7fa39583084e66f6dea123b21508e5f9382144319e53c4e4883c3a1986f','5039c3cd0f8d80dc7db3e05202381c2b','',1.79491805063318777082e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3je3bk6hnmtp',1,1.79491801095296168327e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"92bc5a7fd239ecc3e1d60048c38daf43eb12bb0cd14ce6f54a43de26605922f9"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"6ab31c0263c417aba7656437bfa855fbf8d6564e1f4f2b90631b902b5aa5b96c","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"ff20853b2a13bf1b"}',X'47E8EB9DCCD65596B496B6E99557231B');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',2,1.79491801095296168327e+09,'{"kind":"opened","seat":-1,"key":"92bc5a7fd239ecc3e1d60048c38daf43eb12bb0cd14ce6f54a43de26605922f9"}',X'B0DEECBB83A457BA696E74B714A5103B');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',3,1.79491801095296168327e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","extra-office","plus-4","swap","plus-4","move-three","plus-3","plus-3","extra-office","extra-office","develop","develop"]},"salt":"e851fb8ab3ddab447de5eac3775ad4e3"}',X'2A8C8A38ED1B14341E7938979FF5BEFF');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',4,1.794918011080024004e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F58494DF0FD88AC852D497964EF54A9D');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',5,1.79491801116014790531e+09,'{"kind":"instant"}',X'4088B48F5BE35F1576515C28B7D42571');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',6,1.79491801992186307901e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'A50B64DA7A826C0F3BDCB199F5ECBC95');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',7,1.79491804474323654169e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'031649A797AE11927CB3667896F5882C');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',8,1.79491804548360657694e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'CB7531B4C09A88C73CCF31C8D9E5BD6C');
INSERT INTO "entries" VALUES('3je3bk6hnmtp',9,1.79491804594330668447e+09,'{"kind":"aborted"}',X'8449B14220A10A4872FE45239FD0A2FA');
INSERT INTO "entries" VALUES('6qyqxys8wan3',1,1.79491805330613279348e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"8117828d90e5dbe405f9739426d019b2a3efae9340998c0f1d453f9601dcd3c7"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"d7f58afb8ed354ff61b1bd3eff5c815e35e981931c4c23435d223b59d0e6cff1","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"68e7ef79bec830ad","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"6ge9sq4ejwme"}',X'6A8C5AF4B5AAD285D420ACAFC9DE942D');
INSERT INTO "entries" VALUES('6qyqxys8wan3',2,1.79491805330613279348e+09,'{"kind":"opened","seat":1,"key":"f773013ca59e128c94e2385f7ad177417206c22e0c7bec569d848b0efbb06109"}',X'22A37EC91F2E26E89DFBE9E12225502E');
INSERT INTO "entries" VALUES('6qyqxys8wan3',3,1.79491805330613279348e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["move-three","extra-office","swap","plus-3","plus-4","extra-office","swap","develop","plus-3","develop","extra-office","plus-4"]},"salt":"33995f5395c25c488ce2b2686e1e333d"}',X'AB4445C996D352B471D6F42556CC1810');
INSERT INTO "entries" VALUES('6qyqxys8wan3',4,1.79491805393033170695e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m bremen-osnabrueck/3","level":"claim"}',X'A7AE5F0AB8B59D54A7DF1F932A788E2F');
INSERT INTO "entries" VALUES('6qyqxys8wan3',5,1.79491805454841637612e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t bremen-osnabrueck/2","level":"claim"}',X'F45EAE3000362CF1B2DE080B596D01AE');
INSERT INTO "entries" VALUES('6qyqxys8wan3',6,1.79491805517075061798e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'31A217A558A39ACAE84E29A7EB7EFB43');
INSERT INTO "entries" VALUES('7d87azyneaun',1,1.79491801070338773725e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"bffdc50d5b6f84a5248075a0f8afc2f1d9130f33404b22c1901d9154af2aaaef"},{"kind":"human","name":"Player 2","colour":"blue","key":"1b2bf50934eb4e1a165c3b532731358ebf7192932f9ac56078ecf69541134758"}],"host":"658a45aa09b8f04efdde9ffa6c91a541f3963cc0292a6caec476b8ac3e0a40fa","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"5d2b04d76785ee16"}',X'0C2FE2BC6FFB892011DEB81B8D1DA796');
INSERT INTO "entries" VALUES('7d87azyneaun',2,1.79491801070338773725e+09,'{"kind":"opened","seat":-1,"key":"bffdc50d5b6f84a5248075a0f8afc2f1d9130f33404b22c1901d9154af2aaaef"}',X'2DCEE30D1F45D5BB53730F7CE49CF1E3');
INSERT INTO "entries" VALUES('7d87azyneaun',3,1.79491801070338773725e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"28b7b5e70bd9edb95d88d1c172be8b09"}',X'43BFBFD424107FF04FD42254820C8C41');
INSERT INTO "entries" VALUES('7d87azyneaun',4,1.79491801085212659833e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'8E87D3A351653F363982FA794F28B541');
INSERT INTO "entries" VALUES('7d87azyneaun',5,1.79491801091449713705e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2859D10BBFEFB8F16E846327A5637072');
INSERT INTO "entries" VALUES('8a3swhurfxpd',1,1.79491801037026119233e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"72c0c8d647a2ffa37c5db4e2d219384ae1974a49c1d09dd2aeffc3658d768dcf"},{"kind":"human","name":"Player 2","colour":"blue","key":"1c1c7dcacbe978c09d26c6e7b66d2706f679f45eeea7ebaa2c6bae9789e8ff93"},{"kind":"human","name":"Player 3","colour":"green","key":"6c5f71f2414a4ffd9a8b5e332ba89c3369ec40c8ae5dd6c3c87b7114dcd10b72"}],"host":"7be988e54db6f53c9a3d820bc7976d5d58b68601db2f4e115bc939dd662f2bd1","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"70ba8262796d54d7"}',X'3025D594D3B77D6C99BE560033891216');
INSERT INTO "entries" VALUES('8a3swhurfxpd',2,1.79491801037026119233e+09,'{"kind":"opened","seat":-1,"key":"72c0c8d647a2ffa37c5db4e2d219384ae1974a49c1d09dd2aeffc3658d768dcf"}',X'3C4C0F7F4A87267EE02AEF9256A97151');
INSERT INTO "entries" VALUES('8a3swhurfxpd',3,1.79491801037026119233e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","extra-office","plus-4","swap","extra-office","swap","plus-4","develop","move-three","plus-3","plus-3","develop"]},"salt":"bcf9c0fd29af13e5e7c95fa1bf615235"}',X'527C9FCBD52CD95AB3B4C58D8ECA179D');
INSERT INTO "entries" VALUES('8a3swhurfxpd',4,1.79491811338649177552e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'B338F2A20049899E49B9FD7916DC44D8');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',1,1.79491800945242381093e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"20dcd78d4ed4a76d0559236682f8fae599757692f51eb4e9cf0dfdb61d652b2f"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"cd090f1b13c6fee5e31e6f69a3160753eaf30c45c1c5dcc64914ea7e1574f984","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"8a5e439a9086342978224adbe30219cbc16e656c3d97749d1388de04dcc7aea7","absence":3600,"salt":"3d473654f63304ab"}',X'FB0CA503FC2B77DDC1CC5AD16AE068D5');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',2,1.79491800945242381093e+09,'{"kind":"opened","seat":-1,"key":"20dcd78d4ed4a76d0559236682f8fae599757692f51eb4e9cf0dfdb61d652b2f"}',X'E8B824F861DD28DF8176B1672C733558');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',3,1.79491800983528566361e+09,'{"kind":"opened","seat":0,"key":"648c3dcbb19f82b29d890f9d906fee38e5df52ec0e1b7ec6e7a5432fc26fdd19"}',X'CDDFB82899B667E78B080F47B4F870C9');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',4,1.79491800983528566361e+09,'{"kind":"opened","seat":-1,"key":"648c3dcbb19f82b29d890f9d906fee38e5df52ec0e1b7ec6e7a5432fc26fdd19"}',X'3B2F51A88AE892106345FC58197DD25C');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',5,1.79491800988788628582e+09,'{"kind":"linked","seat":0,"key":"3e09df0ef9b6f0aebe39e0fa37c39c847b1a121290fe9377f36e2b22c7585613"}',X'54E59BC302C187D49A3F50F207F65936');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',6,1.79491800997999811171e+09,'{"kind":"closed","seat":0,"key":"648c3dcbb19f82b29d890f9d906fee38e5df52ec0e1b7ec6e7a5432fc26fdd19"}',X'0E884ED65BFCE2F90EF14A4659ED0D2B');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',7,1.79491800997999811171e+09,'{"kind":"closed","seat":-1,"key":"648c3dcbb19f82b29d890f9d906fee38e5df52ec0e1b7ec6e7a5432fc26fdd19"}',X'A73E28A85A75ACE20B2F846114D526BD');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',8,1.79491800999338889117e+09,'{"kind":"invited","seat":-1,"key":"73c768e8546d4c5cfbd69bc18a9c48adcd02831dd2faf501ba2bd19d94157f25"}',X'6A7C5EC045D4BE4EBE396F5FEA8AE29A');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',9,1.79491801006924533851e+09,'{"kind":"said","seat":0,"digest":"084f3c59b9cf0e3e872424a3e3e1d40e"}',X'FBBDEC77D2211DC3BBF1A64259C0438A');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',10,1.79491801015360808368e+09,'{"kind":"removed","line":9}',X'50F44319E4DCB9F97856B54D09A2508C');
INSERT INTO "entries" VALUES('dyg3dav8pcb6',11,1.79491801028677630427e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"016152714a925d7a"}',X'C6C4C7B3F4833BCDAC3F8EF608377B5F');
INSERT INTO "entries" VALUES('rrkn6h9bycnx',1,1.79491804831356024747e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a39767113e7603380e42826c52d28a42ca88cad689328ebd525929519049798f"},{"kind":"human","name":"Player 2","colour":"blue","key":"f3b43476b6990ccfe082f834e8f8a9d7dfe90d4e3d7c5f9b30328097ffc69359"},{"kind":"human","name":"Player 3","colour":"green","key":"dc6378529ebcf9134e410d933ea19fee275f0408c280157baddc2e05f36d3452"}],"host":"388369cd0c669d4bfd8aaa2e42638f5ea8945794c6a00b372ace9243414f87d5","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"a657138ef1b370c1","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'903149D281E1335AFA6BF90C81E88BCA');
INSERT INTO "entries" VALUES('rrkn6h9bycnx',2,1.79491804831356024747e+09,'{"kind":"opened","seat":-1,"key":"a39767113e7603380e42826c52d28a42ca88cad689328ebd525929519049798f"}',X'A70049A7FDDB3922627EA9E75A5C32D3');
INSERT INTO "entries" VALUES('rrkn6h9bycnx',3,1.79491804831356024747e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","develop","extra-office","plus-4","develop","extra-office","move-three","plus-4","swap","plus-3","swap","extra-office"]},"salt":"5c74d684f3988c8444e93a8ca81a6e9e"}',X'4FA6013B5777B784E682BBE62CE8E607');
INSERT INTO "entries" VALUES('rrkn6h9bycnx',4,1.79491806331975507736e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'00D784F7A8B0DF9F115C282CC2F711B8');
INSERT INTO "entries" VALUES('rrkn6h9bycnx',5,1.79491809533981156342e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t goettingen-quedlinburg/1","level":"medium"}',X'673461D0C72BDC82EC7D840DE88601B2');
INSERT INTO "entries" VALUES('saxnc6t9ymmn',1,1.79491801041597795482e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"63f0648ed67e30947ae9af63c79c202aa09a2f2d8d13d9549a4abe7957c7eede"},{"kind":"human","name":"Player 2","colour":"blue","key":"5336261ba0e9255d761fefeb5d2efd34b8fe0c5eff5b7b68b8aed3af734306d2"},{"kind":"human","name":"Player 3","colour":"green","key":"e763cbd820c34fe6e750fb7676da0d4905a32a726e9f8fc46b4beecd93fbf5c8"}],"host":"4d914159c6e30aa0f51d9ab95d594dcc0b9faec09626b0d95108dc79bfd51c6e","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"14c815fc2a25f9db"}',X'B6A98A69F64D9A9872D8AA856706FB1E');
INSERT INTO "entries" VALUES('saxnc6t9ymmn',2,1.79491801041597795482e+09,'{"kind":"opened","seat":-1,"key":"63f0648ed67e30947ae9af63c79c202aa09a2f2d8d13d9549a4abe7957c7eede"}',X'833CC7A8FBEA393E24AC34429486CB34');
INSERT INTO "entries" VALUES('saxnc6t9ymmn',3,1.79491801041597795482e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","move-three","plus-4","extra-office","plus-3","plus-4","extra-office","plus-3","extra-office","develop","swap","develop"]},"salt":"8d1a4f6ae8596d311ea7a1d1b274904e"}',X'43350447C3C2B43E0D08651B89F6E280');
INSERT INTO "entries" VALUES('saxnc6t9ymmn',4,1.79491811342710399623e+09,'{"kind":"seen","seat":0}',X'14B8834AF82C9202AB32F93A46C30F9D');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',1,1.79491805173016881948e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"1481faf612afc2f5b35da71f116f03432d1f6d23e4ab7ef9f048241f8c94b8c9"},{"kind":"human","name":"Player 2","colour":"blue","key":"0dd31f3394b606a95a0267ffce771fbe1ebab511779a6a0f1ed36f1148e44d30"},{"kind":"human","name":"Player 3","colour":"green","key":"21c0978ad6d644366808a0cc79b5ef89341f9c89a6e078cfcc1411c8643a914e"}],"host":"f33e0d7c07feb9cfbd8b65583a5c0dca65eca081987c5a63afdc6fd6a5c59626","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"3aaf65f1d24d1dc104bf7fd70f5345b1"}',X'9B1FC8CB1C5EB51FFF190FDA6F3E2784');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',2,1.79491805173016881948e+09,'{"kind":"opened","seat":-1,"key":"1481faf612afc2f5b35da71f116f03432d1f6d23e4ab7ef9f048241f8c94b8c9"}',X'633B99B90B129E462C038B4200AEE0F1');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',3,1.79491805173016881948e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-4","move-three","extra-office","swap","plus-4","extra-office","extra-office","plus-3","swap","develop","develop","plus-3"]},"salt":"531d68646987447d70a290aaf865968b"}',X'9AD8F5F4F52C89C18E8B1092065D3181');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',4,1.79491805226723146436e+09,'{"kind":"opened","seat":0,"key":"45f71f52b2ad0018a5882d100262948549c41024f399ccf9fe3370f6f1520b34"}',X'6D9EF013CB25A1C22CA326215AD63490');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',5,1.79491805226723146436e+09,'{"kind":"opened","seat":-1,"key":"45f71f52b2ad0018a5882d100262948549c41024f399ccf9fe3370f6f1520b34"}',X'86E9F69DF7756C0B2C7E75BD9A119E21');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',6,1.7949180524045557976e+09,'{"kind":"opened","seat":1,"key":"c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507"}',X'4227D514160F77A133C7F4A8C08B6B1D');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',7,1.79491805246572542183e+09,'{"kind":"left","seat":0,"level":"expert"}',X'18ACC5C621C9B699B0E96718073A323C');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',8,1.79491805248479270934e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["45f71f52b2ad0018a5882d100262948549c41024f399ccf9fe3370f6f1520b34"]}',X'37F39F94CC0496A3656343198ACC5A4D');
INSERT INTO "entries" VALUES('t2u6gwc9buw9',9,1.7949180856934239865e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t goettingen-quedlinburg/1","level":"medium"}',X'5C752AB61FEB4D33078FF2BB18DDCF60');
INSERT INTO "entries" VALUES('vwzn736fsp7e',1,1.79491801050443243979e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7b124ddd6d625e5db1deeec8389f858168a8ef9baad2c6511636504e33ca9226"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"130c2417b325fbe46485143e1bdc378c4fad6d3e52858305111a42afbb9dabc6","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"57269cd6454b4123"}',X'7C0ABF7814577ADB398AEDE4A17AEF53');
INSERT INTO "entries" VALUES('vwzn736fsp7e',2,1.79491801050443243979e+09,'{"kind":"opened","seat":-1,"key":"7b124ddd6d625e5db1deeec8389f858168a8ef9baad2c6511636504e33ca9226"}',X'618E3CF3731F4CDEEB22ADD2A63053A7');
INSERT INTO "entries" VALUES('vwzn736fsp7e',3,1.79491801050443243979e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"52f14a23d09eb25f9e8abcf9575489d3"}',X'80B5BD09DC3CF525C49BAB71AFC3F69A');
INSERT INTO "entries" VALUES('vwzn736fsp7e',4,1.79491801058986067771e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'6E8B3F127CECF8C8D0B0A2AA782FCA17');
INSERT INTO "entries" VALUES('za5q2b9bejkp',1,1.79491804614013934129e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4f7b2f9475be1e0a011643fde2e5468faa5f9439afd90394196ecdea9c85be2d"},{"kind":"human","name":"Player 2","colour":"blue","key":"25f8a5a907c361830cefc0d26efce5dc6bc1dfb132d7b78a9c8db626c0534e48"},{"kind":"human","name":"Player 3","colour":"green","key":"fd9bed40bdef614c170072fdf35040762f06bb74168b77dc368cb24a7b11353d"}],"host":"5421d0b8e22447e7c48ff2e0b92fb0a6afbdf96b31df7ecd3edc59ecff1cb77e","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"f1be81524568193c","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'21CD69CD012DE7DF1BCAF89356C14BF0');
INSERT INTO "entries" VALUES('za5q2b9bejkp',2,1.79491804614013934129e+09,'{"kind":"opened","seat":-1,"key":"4f7b2f9475be1e0a011643fde2e5468faa5f9439afd90394196ecdea9c85be2d"}',X'DD51C7EEB10182F10122937930144BC1');
INSERT INTO "entries" VALUES('za5q2b9bejkp',3,1.79491804614013934129e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","plus-4","move-three","swap","extra-office","extra-office","develop","plus-3","develop","extra-office","swap","plus-4"]},"salt":"b56f634ab51a6b331b305c3963ffce02"}',X'EC95DA8FA8268E8C21DB5E77F29B7871');
INSERT INTO "entries" VALUES('za5q2b9bejkp',4,1.79491804637371706963e+09,'{"kind":"rested","seat":1,"days":7}',X'2E28DCC7194E39A13BFEFD39BB9DDB28');
INSERT INTO "entries" VALUES('za5q2b9bejkp',5,1.79491804671331977843e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}}',X'AADD316D101297FB8AF5CB2310A9826B');
INSERT INTO "entries" VALUES('za5q2b9bejkp',6,1.79491804738410806654e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'6A8DE203DB0A6EDAB9F0DC00EE05CF18');
INSERT INTO "entries" VALUES('za5q2b9bejkp',7,1.79491804738410806654e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'CBF5920D6C7B1C1CF592D8EE0FFD9590');
INSERT INTO "entries" VALUES('za5q2b9bejkp',8,1.79491804793575429914e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'A7BF614F5457EBF0CA07EB8A0BBAA62B');
INSERT INTO "entries" VALUES('za5q2b9bejkp',9,1.79491804804155158999e+09,'{"kind":"answered","seat":1,"agree":true}',X'44DC3822459D900EE64D0435B6448C07');
INSERT INTO "entries" VALUES('za5q2b9bejkp',10,1.79491804821614122384e+09,'{"kind":"answered","seat":2,"agree":true}',X'5A9E7E3364FD2D8A455D32B3AC73D9C0');
INSERT INTO "entries" VALUES('za5q2b9bejkp',11,1.79491804821614122384e+09,'{"kind":"paused","days":30}',X'B7582A1210A4348412DD1603AEBB557B');
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
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79491800892972421651e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('6ab31c0263c417aba7656437bfa855fbf8d6564e1f4f2b90631b902b5aa5b96c','3je3bk6hnmtp',-1);
INSERT INTO "held" VALUES('92bc5a7fd239ecc3e1d60048c38daf43eb12bb0cd14ce6f54a43de26605922f9','3je3bk6hnmtp',-1);
INSERT INTO "held" VALUES('92bc5a7fd239ecc3e1d60048c38daf43eb12bb0cd14ce6f54a43de26605922f9','3je3bk6hnmtp',0);
INSERT INTO "held" VALUES('8117828d90e5dbe405f9739426d019b2a3efae9340998c0f1d453f9601dcd3c7','6qyqxys8wan3',1);
INSERT INTO "held" VALUES('d7f58afb8ed354ff61b1bd3eff5c815e35e981931c4c23435d223b59d0e6cff1','6qyqxys8wan3',-1);
INSERT INTO "held" VALUES('f773013ca59e128c94e2385f7ad177417206c22e0c7bec569d848b0efbb06109','6qyqxys8wan3',1);
INSERT INTO "held" VALUES('1b2bf50934eb4e1a165c3b532731358ebf7192932f9ac56078ecf69541134758','7d87azyneaun',1);
INSERT INTO "held" VALUES('658a45aa09b8f04efdde9ffa6c91a541f3963cc0292a6caec476b8ac3e0a40fa','7d87azyneaun',-1);
INSERT INTO "held" VALUES('bffdc50d5b6f84a5248075a0f8afc2f1d9130f33404b22c1901d9154af2aaaef','7d87azyneaun',-1);
INSERT INTO "held" VALUES('bffdc50d5b6f84a5248075a0f8afc2f1d9130f33404b22c1901d9154af2aaaef','7d87azyneaun',0);
INSERT INTO "held" VALUES('1c1c7dcacbe978c09d26c6e7b66d2706f679f45eeea7ebaa2c6bae9789e8ff93','8a3swhurfxpd',1);
INSERT INTO "held" VALUES('6c5f71f2414a4ffd9a8b5e332ba89c3369ec40c8ae5dd6c3c87b7114dcd10b72','8a3swhurfxpd',2);
INSERT INTO "held" VALUES('72c0c8d647a2ffa37c5db4e2d219384ae1974a49c1d09dd2aeffc3658d768dcf','8a3swhurfxpd',-1);
INSERT INTO "held" VALUES('72c0c8d647a2ffa37c5db4e2d219384ae1974a49c1d09dd2aeffc3658d768dcf','8a3swhurfxpd',0);
INSERT INTO "held" VALUES('7be988e54db6f53c9a3d820bc7976d5d58b68601db2f4e115bc939dd662f2bd1','8a3swhurfxpd',-1);
INSERT INTO "held" VALUES('3e09df0ef9b6f0aebe39e0fa37c39c847b1a121290fe9377f36e2b22c7585613','dyg3dav8pcb6',-1);
INSERT INTO "held" VALUES('3e09df0ef9b6f0aebe39e0fa37c39c847b1a121290fe9377f36e2b22c7585613','dyg3dav8pcb6',0);
INSERT INTO "held" VALUES('cd090f1b13c6fee5e31e6f69a3160753eaf30c45c1c5dcc64914ea7e1574f984','dyg3dav8pcb6',-1);
INSERT INTO "held" VALUES('388369cd0c669d4bfd8aaa2e42638f5ea8945794c6a00b372ace9243414f87d5','rrkn6h9bycnx',-1);
INSERT INTO "held" VALUES('a39767113e7603380e42826c52d28a42ca88cad689328ebd525929519049798f','rrkn6h9bycnx',-1);
INSERT INTO "held" VALUES('a39767113e7603380e42826c52d28a42ca88cad689328ebd525929519049798f','rrkn6h9bycnx',0);
INSERT INTO "held" VALUES('dc6378529ebcf9134e410d933ea19fee275f0408c280157baddc2e05f36d3452','rrkn6h9bycnx',2);
INSERT INTO "held" VALUES('f3b43476b6990ccfe082f834e8f8a9d7dfe90d4e3d7c5f9b30328097ffc69359','rrkn6h9bycnx',1);
INSERT INTO "held" VALUES('4d914159c6e30aa0f51d9ab95d594dcc0b9faec09626b0d95108dc79bfd51c6e','saxnc6t9ymmn',-1);
INSERT INTO "held" VALUES('5336261ba0e9255d761fefeb5d2efd34b8fe0c5eff5b7b68b8aed3af734306d2','saxnc6t9ymmn',1);
INSERT INTO "held" VALUES('63f0648ed67e30947ae9af63c79c202aa09a2f2d8d13d9549a4abe7957c7eede','saxnc6t9ymmn',-1);
INSERT INTO "held" VALUES('63f0648ed67e30947ae9af63c79c202aa09a2f2d8d13d9549a4abe7957c7eede','saxnc6t9ymmn',0);
INSERT INTO "held" VALUES('e763cbd820c34fe6e750fb7676da0d4905a32a726e9f8fc46b4beecd93fbf5c8','saxnc6t9ymmn',2);
INSERT INTO "held" VALUES('0dd31f3394b606a95a0267ffce771fbe1ebab511779a6a0f1ed36f1148e44d30','t2u6gwc9buw9',-1);
INSERT INTO "held" VALUES('0dd31f3394b606a95a0267ffce771fbe1ebab511779a6a0f1ed36f1148e44d30','t2u6gwc9buw9',1);
INSERT INTO "held" VALUES('21c0978ad6d644366808a0cc79b5ef89341f9c89a6e078cfcc1411c8643a914e','t2u6gwc9buw9',2);
INSERT INTO "held" VALUES('c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507','t2u6gwc9buw9',-1);
INSERT INTO "held" VALUES('c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507','t2u6gwc9buw9',1);
INSERT INTO "held" VALUES('f33e0d7c07feb9cfbd8b65583a5c0dca65eca081987c5a63afdc6fd6a5c59626','t2u6gwc9buw9',-1);
INSERT INTO "held" VALUES('130c2417b325fbe46485143e1bdc378c4fad6d3e52858305111a42afbb9dabc6','vwzn736fsp7e',-1);
INSERT INTO "held" VALUES('7b124ddd6d625e5db1deeec8389f858168a8ef9baad2c6511636504e33ca9226','vwzn736fsp7e',-1);
INSERT INTO "held" VALUES('7b124ddd6d625e5db1deeec8389f858168a8ef9baad2c6511636504e33ca9226','vwzn736fsp7e',0);
INSERT INTO "held" VALUES('25f8a5a907c361830cefc0d26efce5dc6bc1dfb132d7b78a9c8db626c0534e48','za5q2b9bejkp',1);
INSERT INTO "held" VALUES('4f7b2f9475be1e0a011643fde2e5468faa5f9439afd90394196ecdea9c85be2d','za5q2b9bejkp',-1);
INSERT INTO "held" VALUES('4f7b2f9475be1e0a011643fde2e5468faa5f9439afd90394196ecdea9c85be2d','za5q2b9bejkp',0);
INSERT INTO "held" VALUES('5421d0b8e22447e7c48ff2e0b92fb0a6afbdf96b31df7ecd3edc59ecff1cb77e','za5q2b9bejkp',-1);
INSERT INTO "held" VALUES('fd9bed40bdef614c170072fdf35040762f06bb74168b77dc368cb24a7b11353d','za5q2b9bejkp',2);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('0ac2aff3-0e66-4194-9788-951982698ca6',1.79491578006603884698e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3je3bk6hnmtp','28d0f6');
INSERT INTO "makers" VALUES('7d87azyneaun','28d0f6');
INSERT INTO "makers" VALUES('8a3swhurfxpd','28d0f6');
INSERT INTO "makers" VALUES('dyg3dav8pcb6','28d0f6');
INSERT INTO "makers" VALUES('rrkn6h9bycnx','28d0f6');
INSERT INTO "makers" VALUES('saxnc6t9ymmn','28d0f6');
INSERT INTO "makers" VALUES('t2u6gwc9buw9','28d0f6');
INSERT INTO "makers" VALUES('vwzn736fsp7e','28d0f6');
INSERT INTO "makers" VALUES('za5q2b9bejkp','28d0f6');
INSERT INTO "makers" VALUES('6qyqxys8wan3','6f88a6');
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
, browser TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '', spelling TEXT) WITHOUT ROWID;
INSERT INTO "people" VALUES('5039c3cd0f8d80dc7db3e05202381c2b',1.79491805063318777082e+09,'http://127.0.0.1:38239','en','UTC',NULL,NULL,'c9e4d3bb816fcb1fee38e4ffe6ead754bd5ddf963bb0b92c821ab2e3b6ec5507','',NULL);
INSERT INTO "people" VALUES('7575f39fdbafa69f1492499d860327bf',1.79491805287159085276e+09,'http://127.0.0.1:38239','en','UTC',NULL,NULL,'f773013ca59e128c94e2385f7ad177417206c22e0c7bec569d848b0efbb06109','Hille','hille');
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','pmSzY9yb3gPEIRdgpqiCNFFE7O2qBqF4ECb2fYpjHvY');
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
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
INSERT INTO "tables" VALUES('dyg3dav8pcb6',11,'lobby',1,NULL,1.79491800945242381093e+09,1.79491801028677630427e+09,'{"id":"dyg3dav8pcb6","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794918009.4524238,"updated":1794918010.2867763,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'C6C4C7B3F4833BCDAC3F8EF608377B5F',X'40C5ADE2A268AC48E10E14421129EF9A',NULL,NULL,0);
INSERT INTO "tables" VALUES('8a3swhurfxpd',4,'running',0,1.79491812338649177555e+09,1.79491801037026119233e+09,1.79491811338649177552e+09,'{"id":"8a3swhurfxpd","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794918010.3702612,"updated":1794918113.3864918,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'B338F2A20049899E49B9FD7916DC44D8',X'4E60828770BC5A7A4B41EE1FF3EB1052',NULL,NULL,0);
INSERT INTO "tables" VALUES('saxnc6t9ymmn',4,'running',0,NULL,1.79491801041597795482e+09,1.79491811342710399623e+09,'{"id":"saxnc6t9ymmn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794918010.415978,"updated":1794918113.427104,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'14B8834AF82C9202AB32F93A46C30F9D',X'2907583128D0BF331B5815DF71B9659A',NULL,NULL,0);
INSERT INTO "tables" VALUES('vwzn736fsp7e',4,'running',0,NULL,1.79491801050443243979e+09,1.79491801058986067771e+09,'{"id":"vwzn736fsp7e","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794918010.5044324,"updated":1794918010.5898607,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6E8B3F127CECF8C8D0B0A2AA782FCA17',X'870F33F85E6AE6ADB54A4A4AD43F2C0F',NULL,NULL,0);
INSERT INTO "tables" VALUES('7d87azyneaun',5,'running',0,NULL,1.79491801070338773725e+09,1.79491801091449713705e+09,'{"id":"7d87azyneaun","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794918010.7033877,"updated":1794918010.9144971,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'2859D10BBFEFB8F16E846327A5637072',X'D820E287A00BD2126322ACDE890E1A44',NULL,NULL,0);
INSERT INTO "tables" VALUES('3je3bk6hnmtp',9,'aborted',0,NULL,1.79491801095296168327e+09,1.79491804594330668447e+09,'{"id":"3je3bk6hnmtp","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794918010.9529617,"updated":1794918045.9433067,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'8449B14220A10A4872FE45239FD0A2FA',X'863FC665265545A95BEC8C0ED1E150D8',NULL,NULL,0);
INSERT INTO "tables" VALUES('za5q2b9bejkp',11,'running',0,NULL,1.79491804614013934129e+09,1.79491804821614122384e+09,'{"id":"za5q2b9bejkp","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794918046.1401393,"updated":1794918048.2161412,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797596448.2161412,"left":null,"ranks":[],"totals":[]}',X'B7582A1210A4348412DD1603AEBB557B',X'530872738B357CD49A437F962D495230',1.79759644821614122389e+09,NULL,0);
INSERT INTO "tables" VALUES('rrkn6h9bycnx',5,'running',0,1.79491809593981146812e+09,1.79491804831356024747e+09,1.79491809533981156342e+09,'{"id":"rrkn6h9bycnx","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794918048.3135602,"updated":1794918095.3398116,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'673461D0C72BDC82EC7D840DE88601B2',X'10253DD429F09CB060F657B8DF5CC6D9',NULL,NULL,0);
INSERT INTO "tables" VALUES('t2u6gwc9buw9',9,'running',0,1.79491808629342389103e+09,1.79491805173016881948e+09,1.7949180856934239865e+09,'{"id":"t2u6gwc9buw9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794918051.7301688,"updated":1794918085.693424,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'5C752AB61FEB4D33078FF2BB18DDCF60',X'A5095B0E16E5E0F28A04EECCB842B20C',NULL,NULL,0);
INSERT INTO "tables" VALUES('6qyqxys8wan3',6,'running',1,NULL,1.79491805330613279348e+09,1.79491805517075061798e+09,'{"id":"6qyqxys8wan3","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1794918053.3061328,"updated":1794918055.1707506,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795004455.1707506,"left":null,"ranks":[],"totals":[]}',X'31A217A558A39ACAE84E29A7EB7EFB43',X'FECBC869BA67762266A67F098F32A6C3',1.79500445517075061805e+09,1.7949180551709930897e+09,0);
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
COMMIT;
