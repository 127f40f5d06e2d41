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
INSERT INTO "browser_keys" VALUES('543c77090544cb63f5406aefb310da70bd5093790429fcfb56e4dc1592b4f5f3','','',1,1.79501818526656103133e+09,'');
INSERT INTO "browser_keys" VALUES('5f1ee1c1208ead2133c01a3fd52d22b8726fe18810a7092cb41fb143ce83fcd5','5f1ee1c1208ead2133c01a3fd52d22b8726fe18810a7092cb41fb143ce83fcd5','',1,1.79501818531355738636e+09,'5d149104030f7e5c14748fc011ebc4017b3d837fb7a7ed36f6298a79fead5634');
INSERT INTO "browser_keys" VALUES('948decdf7ead0d98d23643d0b25df67ddfede2630dc4ff81042835b956ce2e1b','948decdf7ead0d98d23643d0b25df67ddfede2630dc4ff81042835b956ce2e1b','',1,1.79501818524872732169e+09,'add364a604c37fa23c4739938c49de27eab194a2f92b796c924027f79e3e9a68');
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
INSERT INTO "competition_players" VALUES('9nr89gr2b8ss',0,'8ac0f50ee14ea5fd790354a578c24f23');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('uqt2f6rh7tdb','9nr89gr2b8ss');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('9nr89gr2b8ss',3,1.79501818534155368808e+09,'running','8ac0f50ee14ea5fd790354a578c24f23','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"uqt2f6rh7tdb","players":[0,-1,-2]}]}],"account":"a0d687"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('5d149104030f7e5c14748fc011ebc4017b3d837fb7a7ed36f6298a79fead5634','8ac0f50ee14ea5fd790354a578c24f23','',1.79501818531355738636e+09);
INSERT INTO "devices" VALUES('add364a604c37fa23c4739938c49de27eab194a2f92b796c924027f79e3e9a68','b96ee13fb66522cc5b14d70df9368cac','',1.79501818524872732169e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2s65sjktdq7g',1,1.79501818384820604319e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"75ee124966e7f1808e88a64cf3b20ef93bb5da98834509c979d4ce881712121f"},{"kind":"human","name":"Player 2","colour":"blue","key":"c18750041188f14bbf0de35d024dec488b26c4f4eaae72f8ab5436c30a9bbfde"},{"kind":"human","name":"Player 3","colour":"green","key":"a3731c5db573720f84786c73a8ec00e4cdc865b43b1e50f0cb1f317aa094ea93"}],"host":"4a4764bb77d0a1430253d9805975c4bbf616abec3201aa960ff6f04053bdc82a","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"680495f2dab5ad0a"}',X'0F197AC8BE5E4A2B950F25F02BFDC000');
INSERT INTO "entries" VALUES('2s65sjktdq7g',2,1.79501818384820604319e+09,'{"kind":"opened","seat":-1,"key":"75ee124966e7f1808e88a64cf3b20ef93bb5da98834509c979d4ce881712121f"}',X'CAFDE03A60C395D6F2FE6B7BAB016E32');
INSERT INTO "entries" VALUES('2s65sjktdq7g',3,1.79501818384820604319e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","develop","extra-office","plus-4","move-three","swap","develop","extra-office","extra-office","swap","plus-4","plus-3"]},"salt":"943081fabfb8da65f5e42d819f0a3e24"}',X'3FEBB2821F9D0681FC21C9750F6BF67B');
INSERT INTO "entries" VALUES('2s65sjktdq7g',4,1.79501824538438820837e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'51AD71233ADB7B6B5F1449C0C3E83C2E');
INSERT INTO "entries" VALUES('4w6sxztmvqys',1,1.79501818386210346221e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"78e8fd9d7112f69d382d3e9a9715e90d3ec9ea6361873623dad66154b87371c8"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"2ecc6a78d5cb3c6bfd2967a70f71b70dd3241b4a2664704a935e3c944cd34414","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"d247a9fdf4ce4dd9"}',X'D501A7907ED4224E8FF4952A337B33F1');
INSERT INTO "entries" VALUES('4w6sxztmvqys',2,1.79501818386210346221e+09,'{"kind":"opened","seat":-1,"key":"78e8fd9d7112f69d382d3e9a9715e90d3ec9ea6361873623dad66154b87371c8"}',X'2EB6C3054C9EFFC62417DA2D474B4DB2');
INSERT INTO "entries" VALUES('4w6sxztmvqys',3,1.79501818386210346221e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"73ec4bbf4b377bbc42465d205efe3720"}',X'A01690473143E4DCE9C34923C3E1CFA9');
INSERT INTO "entries" VALUES('4w6sxztmvqys',4,1.79501818388293981547e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'B5DACAE4A7C45AB8FFAEE2C1F659DC2D');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',1,1.7950181839564349651e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"37f628b04dedebae7ef7404d0ba1d72c868a3c4fed954a3e77b92fc1153ff0bf"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"ba4bff5d1855784e31dbadf6ef48398dfca4d8b4b4a09f65f5bc7bb0af2737b7","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"bf6b802455f59b3c"}',X'20E829A0D3791290ADA6D0A09C788436');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',2,1.7950181839564349651e+09,'{"kind":"opened","seat":-1,"key":"37f628b04dedebae7ef7404d0ba1d72c868a3c4fed954a3e77b92fc1153ff0bf"}',X'C7AB000E8CFEF15B1F775F5DC445FDC6');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',3,1.7950181839564349651e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","extra-office","swap","plus-3","extra-office","develop","plus-3","plus-4","extra-office","develop","plus-4","move-three"]},"salt":"11af2c12ea7580b78acce06c2003c3a6"}',X'61F72FAD65A96A64A2C81EE93B7BB908');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',4,1.79501818397649836539e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'C9B894A87EEC04E7F39BEA0C5F732060');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',5,1.79501818401868295672e+09,'{"kind":"instant"}',X'6E52E231D29AAD499C866BE60A78B7E9');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',6,1.79501818471516561503e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}',X'AB07B04C879E47F1613928C0A150C579');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',7,1.79501818512401843065e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}',X'077076F61921F999AC1CF9171AF4520B');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',8,1.79501818512660956382e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'5373F23D4EC9D8C37327CC8FB3EF2923');
INSERT INTO "entries" VALUES('c6phtv2z9m5s',9,1.79501818513482713701e+09,'{"kind":"aborted"}',X'AE1F4B2D2DBCD03B066E8F3DDF49B825');
INSERT INTO "entries" VALUES('ptmr3mnknf2v',1,1.79501818389571857455e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d36eaa5eca4068c0b0dbd8cbd730efe1cb7a7ff6316ed4441ce3f50ce7ab1873"},{"kind":"human","name":"Player 2","colour":"blue","key":"df0682c38010b89533a4706a1f070c6d66585eadc2046ab07c8fee6fdc21c824"}],"host":"f211ddd18cc691300ff465bcd8fceb8ba787d1f4eb7c2932ac30a03274979a5b","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"e79bf08337762949"}',X'4E76D221A8E6649AB7028675F2DE5807');
INSERT INTO "entries" VALUES('ptmr3mnknf2v',2,1.79501818389571857455e+09,'{"kind":"opened","seat":-1,"key":"d36eaa5eca4068c0b0dbd8cbd730efe1cb7a7ff6316ed4441ce3f50ce7ab1873"}',X'5A0265446FA19DD376C899B3B9606E4B');
INSERT INTO "entries" VALUES('ptmr3mnknf2v',3,1.79501818389571857455e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"c1a8308af467201cb63c032f980dbc8c"}',X'67D223592C5B4EB464B5FC8C97C77D29');
INSERT INTO "entries" VALUES('ptmr3mnknf2v',4,1.79501818394788932803e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'FF603929FB90D4A66C8AD2DE477632A1');
INSERT INTO "entries" VALUES('ptmr3mnknf2v',5,1.79501818395074295995e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'76B69DA02CC3B5F0B1E7114D948ED19B');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',1,1.79501818519265270235e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d39d747a4261c19f087bb39e436bed76769282a5b3c3fb43c4c1ef87f547d731"},{"kind":"human","name":"Player 2","colour":"blue","key":"e8f2438bb0c60dd171d3144e9c3e02133ec8b0f521bbdb9168f837ee6e3915cb"},{"kind":"human","name":"Player 3","colour":"green","key":"2eab8393e3b7e9053896e4905285e2dbdac3413a92d840c0261d2e795e7b5b89"}],"host":"a4ddc463939b6ec6f2a95f9516a6fc4fa625bdb5b6694969bf716f425c4e2ba0","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"bd19634f6b087855","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'F6957938B507F1A89F49DB1D002D5EA0');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',2,1.79501818519265270235e+09,'{"kind":"opened","seat":-1,"key":"d39d747a4261c19f087bb39e436bed76769282a5b3c3fb43c4c1ef87f547d731"}',X'908E5C94C360E4197C87624AC3EF12A6');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',3,1.79501818519265270235e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["move-three","extra-office","plus-3","plus-4","extra-office","develop","plus-4","swap","extra-office","swap","develop","plus-3"]},"salt":"61db9f0b6e5b0af5b8147e0a1ea5169a"}',X'9253A3FC0AC003F10171740D28CC2096');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',4,1.79501820019351959224e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'3A23A9EB34FA62FE8F983B7A935BC33B');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',5,1.79501820079559278485e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'CA11FA9CDB66024936E2202BC3E34200');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',6,1.79501820139732789997e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'36AAAB68FFB7B2B813452A6F139E73EC');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',7,1.79501820200037217134e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'75D502C2D62DE0BFECCD1898DCFFCDF0');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',8,1.7950182173430964947e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'A0F9F45D14160CCE4D4F5088DB958933');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',9,1.79501821794652867319e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'EFFD377DD55E22DB38328F781A5D0F9F');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',10,1.79501821854788804052e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'46C311B117A83026B6DE96BC9E94D979');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',11,1.79501821914961194994e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'277B584BF898B7C67EDD250C92007A84');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',12,1.79501823414962792396e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'17D754726C04486B761458F47DC89928');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',13,1795018234.75076,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'8B23E3C9D3A71A1B185B576D8A046D61');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',14,1.79501823535768294335e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'229B2E22F8FF7C7CE7B362E72E0F85DC');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',15,1.79501823596244812009e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'9E62A32040973A6F4E814BF39346B64C');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',16,1.79501823626552581792e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'5675F5811C6E12A0D27F37537F5E1960');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',17,1.79501823642015314102e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'615E574615358AE77E2543565E409797');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',18,1.79501823702200818066e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'162F117494DD741DE3BE68B10F86B3F7');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',19,1.79501823762601828574e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'364D9117D4E0B429C8F10E796F272ECD');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',20,1.79501823822818088534e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'218D425FBBF3DEE04A4119B0253375B8');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',21,1.79501823853079485893e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-magdeburg/1","level":"expert"}',X'9D141CD0FAF63492531A322B3ECAFB04');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',22,1.79501823868814015393e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'6A3943C8EF0924AF9B49CB6D2B0100EF');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',23,1.79501823876893591876e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'714ABD955D284F98A45AD3D53BFC5024');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',24,1.79501823881143236167e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'CDEAB7542B82CC10FAE2495CBE95D373');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',25,1.7950182394131317139e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'F8839B6420BA5C10985D8ECE11A356E7');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',26,1.79501824001492261886e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t hildesheim-paderborn/1","level":"expert"}',X'AC7D4E6C7A9A8F6D359C73F3B5AF7096');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',27,1.79501824061618256564e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t hildesheim-paderborn/2 from stock","level":"expert"}',X'22CBECF62DB67AEA7A99211B987F9C0C');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',28,1.79501824091899204256e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'F7F431E95800A99C7DEA5A334969582A');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',29,1.79501824107087612153e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'D4D17A6EA3F1E36146BDF6AB1A0AF71B');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',30,1.7950182411575160027e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker move-three goslar-hildesheim","level":"expert"}',X'2F94C1A4D857DD83213244AE40663C66');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',31,1.79501824176238322259e+09,'{"kind":"decided","ply":24,"seat":2,"action":"lift hildesheim-paderborn/1","level":"expert"}',X'FA38456015A50ECDEE3BD665AB1349B6');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',32,1.79501824236500644683e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift hildesheim-paderborn/2","level":"expert"}',X'5719C22808FE491AA1B0AD5C4EEDC092');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',33,1.7950182429745311737e+09,'{"kind":"decided","ply":26,"seat":2,"action":"drop hildesheim-paderborn/1 goslar-hildesheim/1","level":"expert"}',X'4E9CCC39BA66345ECC805AD7C8ABE9FE');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',34,1.79501824327824711794e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop hildesheim-paderborn/2 goslar-hildesheim/2","level":"expert"}',X'C60D4C28E89AEBA3936CD27786135B5F');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',35,1.79501824343563580509e+09,'{"kind":"decided","ply":28,"seat":2,"action":"done","level":"expert"}',X'5ACCDEFB075B4ADAF5E81C62B6B1C1BD');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',36,1.79501824351351165764e+09,'{"kind":"decided","ply":29,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'AFDC6E00A162FFE37C4ABCE55165EB6D');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',37,1.79501824355922770504e+09,'{"kind":"decided","ply":30,"seat":2,"action":"end","level":"expert"}',X'0C176EC57AB941ACCD6B688316DED6C8');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',38,1.79501824416582250591e+09,'{"kind":"decided","ply":31,"seat":0,"action":"displace t goettingen-quedlinburg/2 paying 2t","level":"expert"}',X'433CC8641999193C647352900A0EEE51');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',39,1.79501824476795673367e+09,'{"kind":"decided","ply":32,"seat":2,"action":"settle m halle-quedlinburg/1","level":"expert"}',X'A7890AC10BD891932E8AD79C02319B81');
INSERT INTO "entries" VALUES('qeh9czhq7q5c',40,1.79501824537055158616e+09,'{"kind":"decided","ply":33,"seat":2,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'C86B05D30BDA39382580B464939F6232');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',1,1.79501818526073026651e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"78cd27ea8d81079d23d27f62f37e932064e9809eba3c3fd9c34fc27459948172"},{"kind":"human","name":"Player 2","colour":"blue","key":"e6962f06a9aeda80864699aaa3293e459b7ba9994876f0344cb8991a792120c7"},{"kind":"human","name":"Player 3","colour":"green","key":"a20c5841bb9f7ccbc2043a3b6aab3b2f9af6e32fde8061e4eadf2fc95c3e6d0c"}],"host":"c87e066589c5de9a894a5eb7e3e526a3691769e3854e5c3cdfb3a8811fd08a5a","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"65fef36ed8efa1a0ea210c30000ada20"}',X'8A68C3EF7E51B58265B6970B45C3B8E2');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',2,1.79501818526073026651e+09,'{"kind":"opened","seat":-1,"key":"78cd27ea8d81079d23d27f62f37e932064e9809eba3c3fd9c34fc27459948172"}',X'ECE613EDE81B2946A7849812D602C688');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',3,1.79501818526073026651e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","develop","plus-4","swap","plus-4","plus-3","plus-3","move-three","extra-office","swap","extra-office","extra-office"]},"salt":"b9b2957eae767d97fd32c539cbb7473c"}',X'D3587E730A5F347BF0F52C4A07AA4946');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',4,1.79501818526775622371e+09,'{"kind":"opened","seat":0,"key":"543c77090544cb63f5406aefb310da70bd5093790429fcfb56e4dc1592b4f5f3"}',X'445B51C20DCB1C3DDAE37BBFC31DC2C7');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',5,1.79501818526775622371e+09,'{"kind":"opened","seat":-1,"key":"543c77090544cb63f5406aefb310da70bd5093790429fcfb56e4dc1592b4f5f3"}',X'CB25B13801D061A82D9334AEE5B2DE42');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',6,1.79501818527485823627e+09,'{"kind":"opened","seat":1,"key":"45c386e5043c4c242734ea5e132fa7477c24c5d6d697c90d95bf7688dd946cc8"}',X'644BD6F5DEA0CEDE48C2C01495E80B99');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',7,1.7950181852779269219e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["543c77090544cb63f5406aefb310da70bd5093790429fcfb56e4dc1592b4f5f3"]}',X'35F9BADAE5923CC0EBCF845D6EC069E0');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',8,1.79501818527873229979e+09,'{"kind":"left","seat":0,"level":"expert"}',X'2E8E08BF62D73AE7BF28D1AE86580A56');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',9,1.79501818589665675159e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'4F5F05838E111C57A018A45A73771BA4');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',10,1.79501818665118908881e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'3EF5C530F65FE760BDFAD0A929D6D8F5');
INSERT INTO "entries" VALUES('qhnj6e5aprnq',11,1.79501818725380372998e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'C45DF53306989063B4CE718D234ACD10');
INSERT INTO "entries" VALUES('uqt2f6rh7tdb',1,1.79501818537000274659e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Hille","colour":"red","key":"82971573e5e7dd30f1cc4c54f4195c62df4ccfaaf3f8180699cbf62167e0f988"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"14ef69d5138b7ade01b784903c9b333d7be80a38ed7f0810e235c3f251634b48","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"327a3e9a45f0bda3","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"9nr89gr2b8ss"}',X'C786D270C00101A3AB613364F31170E8');
INSERT INTO "entries" VALUES('uqt2f6rh7tdb',2,1.79501818537000274659e+09,'{"kind":"opened","seat":0,"key":"5f1ee1c1208ead2133c01a3fd52d22b8726fe18810a7092cb41fb143ce83fcd5"}',X'5CA925D648B24C9D1645C3CDC03ECB41');
INSERT INTO "entries" VALUES('uqt2f6rh7tdb',3,1.79501818537000274659e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","move-three","extra-office","extra-office","plus-4","develop","extra-office","develop","plus-3","plus-4","swap","plus-3"]},"salt":"5e50c41993d079dd655ec75750f5bf53"}',X'647845B5D8A320C1203B601B23357CF9');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',1,1.79501818514350199701e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"37271ac6bff4ad7d95ae755aaf33a9c0f20b92432b86b7ddd19c2948dd70f27e"},{"kind":"human","name":"Player 2","colour":"blue","key":"2cbb239031616ed2a09bc106f21b3eb98648d1585398d7cc17c41df0f37cbae6"},{"kind":"human","name":"Player 3","colour":"green","key":"a00939aef7788ee2cb5a6e4298e4d02e8a333c3549c822ce258e78304f4cc72d"}],"host":"df645e5cb74d8000471fb10ff257fe8eee2b55b50ac7ea7609a0e056cd64cfe3","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"b09c6e9e4c851d58","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'ABC9D64E5FB25DAE5BA0EA1A793E7DBC');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',2,1.79501818514350199701e+09,'{"kind":"opened","seat":-1,"key":"37271ac6bff4ad7d95ae755aaf33a9c0f20b92432b86b7ddd19c2948dd70f27e"}',X'6DFFA1F89DA94F5683758EAC85E17FDB');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',3,1.79501818514350199701e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","plus-3","plus-3","develop","swap","plus-4","extra-office","plus-4","swap","extra-office","develop","move-three"]},"salt":"69e34bb3f34f205bb6d10ab4aa8e2d0e"}',X'A13C203F4BC0D515DBF9C2AE25BC1C86');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',4,1.79501818515033674233e+09,'{"kind":"rested","seat":1,"days":7}',X'143AA7D2097894BD7CF295A0F7FEE937');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',5,1.79501818515612292289e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"cd064ec5c915ec11"}',X'BAD5E8076BBDDA2F92715128E290FB4F');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',6,1.79501818516393756865e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'527C47E038644544050F3970405EFBE3');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',7,1.79501818516393756865e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'ED0861E64D0A3B12C77EFDDBB25197C2');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',8,1.79501818516933035847e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'0CEE6B30A47FE0E36A8E1983FD0B6DC0');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',9,1.79501818517577147477e+09,'{"kind":"answered","seat":1,"agree":true}',X'99754E44E98CD5DD3F36E3FA0670747F');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',10,1.79501818518507933611e+09,'{"kind":"answered","seat":2,"agree":true}',X'82AB82428097982D61DA4785265E7805');
INSERT INTO "entries" VALUES('vxx23cdq9dd6',11,1.79501818518507933611e+09,'{"kind":"paused","days":30}',X'0A95C46DFE45E01D0AEB78822C5B56BA');
INSERT INTO "entries" VALUES('z43m4eze5v58',1,1.79501818370254969596e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"054bebcbc9ef8eeea5481c4b2144aa2e18b7cacc6fb70a6f7426e247ce4774be"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"70ef17737937b241a2c4a6497078d84cd11b93e8694304508b503278e5745b38","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"3d0f66564608879cb51c274e7902fdb7975b8e20e419b9d931bd861f0a7f0f29","absence":3600,"salt":"38dff51b4bb0b516"}',X'B7952C6C64B728ECDCDFDB2A23C2CB48');
INSERT INTO "entries" VALUES('z43m4eze5v58',2,1.79501818370254969596e+09,'{"kind":"opened","seat":-1,"key":"054bebcbc9ef8eeea5481c4b2144aa2e18b7cacc6fb70a6f7426e247ce4774be"}',X'1979BAB679D9C066D4579E81FFACD804');
INSERT INTO "entries" VALUES('z43m4eze5v58',3,1.79501818376208972932e+09,'{"kind":"opened","seat":0,"key":"b23bccb6ad8fed629b0d0e878a25ccb107e516b89ea0d0866db5071ad834474d"}',X'58FE77EA6C78BCC2BF681D7400715D70');
INSERT INTO "entries" VALUES('z43m4eze5v58',4,1.79501818376208972932e+09,'{"kind":"opened","seat":-1,"key":"b23bccb6ad8fed629b0d0e878a25ccb107e516b89ea0d0866db5071ad834474d"}',X'CACA927621BEC10808FB460A0C13039C');
INSERT INTO "entries" VALUES('z43m4eze5v58',5,1.79501818376748442651e+09,'{"kind":"linked","seat":0,"key":"2ea653a4583522afc6352f0db93084bc95bc1c43c506cde8f48f77270185657f"}',X'B7E016D870ABF82E38BA8F69047AE5C0');
INSERT INTO "entries" VALUES('z43m4eze5v58',6,1.79501818377939867973e+09,'{"kind":"closed","seat":0,"key":"b23bccb6ad8fed629b0d0e878a25ccb107e516b89ea0d0866db5071ad834474d"}',X'4852E0EB3B1BD106D3485BF924D7EF5E');
INSERT INTO "entries" VALUES('z43m4eze5v58',7,1.79501818377939867973e+09,'{"kind":"closed","seat":-1,"key":"b23bccb6ad8fed629b0d0e878a25ccb107e516b89ea0d0866db5071ad834474d"}',X'440C88003F38355E945A31C0CBFAE5A8');
INSERT INTO "entries" VALUES('z43m4eze5v58',8,1.7950181837862994671e+09,'{"kind":"invited","seat":-1,"key":"a375e923830586dd8ec65d79b86810ecd9843814fa9f3b49d8426163b89af969"}',X'C14B052A1DCF90C518BE1343D765502D');
INSERT INTO "entries" VALUES('z43m4eze5v58',9,1.79501818379573559753e+09,'{"kind":"said","seat":0,"digest":"d61a899272def93adff95601aea841b5"}',X'846A7FF8E1D289E6CAC387A3F8DB1109');
INSERT INTO "entries" VALUES('z43m4eze5v58',10,1.79501818382153964038e+09,'{"kind":"removed","line":9}',X'2FB378DAB3EED97FB2C016FFD9AF4A5F');
INSERT INTO "entries" VALUES('z43m4eze5v58',11,1795018183.84061,'{"kind":"renamed","seat":0,"name":"Anna","salt":"3f923ce5883db2d6"}',X'BF7F4825F51D588C94EBEA184D1A89AD');
INSERT INTO "entries" VALUES('zz7h2e3k6mtr',1,1.79501818385412287718e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d821ceddd26b5cd2d9d40c875a356d432567a482bbc2b038d58c50f9ff3b0b11"},{"kind":"human","name":"Player 2","colour":"blue","key":"ccd3d8450cb57a3810e1c98ef49fc6a34b033baafcbdf1f35f8a091932d88fac"},{"kind":"human","name":"Player 3","colour":"green","key":"442053ec9a67c07f254d3a9a5fa209ef4cdd3d0fefb042c28876b1acad5046b8"}],"host":"a03be0830aeb2f9e8de52dd1f93fea2208a273474a31953de2a9ea2b8e06f90a","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"c898d3bd31cbc500"}',X'A5D8EC7C4224DF2C9EEEAC4617A566D1');
INSERT INTO "entries" VALUES('zz7h2e3k6mtr',2,1.79501818385412287718e+09,'{"kind":"opened","seat":-1,"key":"d821ceddd26b5cd2d9d40c875a356d432567a482bbc2b038d58c50f9ff3b0b11"}',X'B5C9853C4112B27558185736C56A765F');
INSERT INTO "entries" VALUES('zz7h2e3k6mtr',3,1.79501818385412287718e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["move-three","plus-4","extra-office","plus-3","extra-office","swap","plus-4","develop","develop","plus-3","extra-office","swap"]},"salt":"2d55fa247a885cb93accc408b6e7c876"}',X'0999223735E5F3A49A9450EDCB0CD466');
INSERT INTO "entries" VALUES('zz7h2e3k6mtr',4,1.79501824538872599597e+09,'{"kind":"seen","seat":0}',X'445AF7F7134668F0F29484E6E0FEDF2D');
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
INSERT INTO "health" VALUES(1,1.79501818364216661448e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('4a4764bb77d0a1430253d9805975c4bbf616abec3201aa960ff6f04053bdc82a','2s65sjktdq7g',-1);
INSERT INTO "held" VALUES('75ee124966e7f1808e88a64cf3b20ef93bb5da98834509c979d4ce881712121f','2s65sjktdq7g',-1);
INSERT INTO "held" VALUES('75ee124966e7f1808e88a64cf3b20ef93bb5da98834509c979d4ce881712121f','2s65sjktdq7g',0);
INSERT INTO "held" VALUES('a3731c5db573720f84786c73a8ec00e4cdc865b43b1e50f0cb1f317aa094ea93','2s65sjktdq7g',2);
INSERT INTO "held" VALUES('c18750041188f14bbf0de35d024dec488b26c4f4eaae72f8ab5436c30a9bbfde','2s65sjktdq7g',1);
INSERT INTO "held" VALUES('2ecc6a78d5cb3c6bfd2967a70f71b70dd3241b4a2664704a935e3c944cd34414','4w6sxztmvqys',-1);
INSERT INTO "held" VALUES('78e8fd9d7112f69d382d3e9a9715e90d3ec9ea6361873623dad66154b87371c8','4w6sxztmvqys',-1);
INSERT INTO "held" VALUES('78e8fd9d7112f69d382d3e9a9715e90d3ec9ea6361873623dad66154b87371c8','4w6sxztmvqys',0);
INSERT INTO "held" VALUES('37f628b04dedebae7ef7404d0ba1d72c868a3c4fed954a3e77b92fc1153ff0bf','c6phtv2z9m5s',-1);
INSERT INTO "held" VALUES('37f628b04dedebae7ef7404d0ba1d72c868a3c4fed954a3e77b92fc1153ff0bf','c6phtv2z9m5s',0);
INSERT INTO "held" VALUES('ba4bff5d1855784e31dbadf6ef48398dfca4d8b4b4a09f65f5bc7bb0af2737b7','c6phtv2z9m5s',-1);
INSERT INTO "held" VALUES('d36eaa5eca4068c0b0dbd8cbd730efe1cb7a7ff6316ed4441ce3f50ce7ab1873','ptmr3mnknf2v',-1);
INSERT INTO "held" VALUES('d36eaa5eca4068c0b0dbd8cbd730efe1cb7a7ff6316ed4441ce3f50ce7ab1873','ptmr3mnknf2v',0);
INSERT INTO "held" VALUES('df0682c38010b89533a4706a1f070c6d66585eadc2046ab07c8fee6fdc21c824','ptmr3mnknf2v',1);
INSERT INTO "held" VALUES('f211ddd18cc691300ff465bcd8fceb8ba787d1f4eb7c2932ac30a03274979a5b','ptmr3mnknf2v',-1);
INSERT INTO "held" VALUES('2eab8393e3b7e9053896e4905285e2dbdac3413a92d840c0261d2e795e7b5b89','qeh9czhq7q5c',2);
INSERT INTO "held" VALUES('a4ddc463939b6ec6f2a95f9516a6fc4fa625bdb5b6694969bf716f425c4e2ba0','qeh9czhq7q5c',-1);
INSERT INTO "held" VALUES('d39d747a4261c19f087bb39e436bed76769282a5b3c3fb43c4c1ef87f547d731','qeh9czhq7q5c',-1);
INSERT INTO "held" VALUES('d39d747a4261c19f087bb39e436bed76769282a5b3c3fb43c4c1ef87f547d731','qeh9czhq7q5c',0);
INSERT INTO "held" VALUES('e8f2438bb0c60dd171d3144e9c3e02133ec8b0f521bbdb9168f837ee6e3915cb','qeh9czhq7q5c',1);
INSERT INTO "held" VALUES('45c386e5043c4c242734ea5e132fa7477c24c5d6d697c90d95bf7688dd946cc8','qhnj6e5aprnq',-1);
INSERT INTO "held" VALUES('45c386e5043c4c242734ea5e132fa7477c24c5d6d697c90d95bf7688dd946cc8','qhnj6e5aprnq',1);
INSERT INTO "held" VALUES('a20c5841bb9f7ccbc2043a3b6aab3b2f9af6e32fde8061e4eadf2fc95c3e6d0c','qhnj6e5aprnq',2);
INSERT INTO "held" VALUES('c87e066589c5de9a894a5eb7e3e526a3691769e3854e5c3cdfb3a8811fd08a5a','qhnj6e5aprnq',-1);
INSERT INTO "held" VALUES('e6962f06a9aeda80864699aaa3293e459b7ba9994876f0344cb8991a792120c7','qhnj6e5aprnq',-1);
INSERT INTO "held" VALUES('e6962f06a9aeda80864699aaa3293e459b7ba9994876f0344cb8991a792120c7','qhnj6e5aprnq',1);
INSERT INTO "held" VALUES('14ef69d5138b7ade01b784903c9b333d7be80a38ed7f0810e235c3f251634b48','uqt2f6rh7tdb',-1);
INSERT INTO "held" VALUES('5f1ee1c1208ead2133c01a3fd52d22b8726fe18810a7092cb41fb143ce83fcd5','uqt2f6rh7tdb',0);
INSERT INTO "held" VALUES('82971573e5e7dd30f1cc4c54f4195c62df4ccfaaf3f8180699cbf62167e0f988','uqt2f6rh7tdb',0);
INSERT INTO "held" VALUES('2cbb239031616ed2a09bc106f21b3eb98648d1585398d7cc17c41df0f37cbae6','vxx23cdq9dd6',1);
INSERT INTO "held" VALUES('37271ac6bff4ad7d95ae755aaf33a9c0f20b92432b86b7ddd19c2948dd70f27e','vxx23cdq9dd6',-1);
INSERT INTO "held" VALUES('37271ac6bff4ad7d95ae755aaf33a9c0f20b92432b86b7ddd19c2948dd70f27e','vxx23cdq9dd6',0);
INSERT INTO "held" VALUES('a00939aef7788ee2cb5a6e4298e4d02e8a333c3549c822ce258e78304f4cc72d','vxx23cdq9dd6',2);
INSERT INTO "held" VALUES('df645e5cb74d8000471fb10ff257fe8eee2b55b50ac7ea7609a0e056cd64cfe3','vxx23cdq9dd6',-1);
INSERT INTO "held" VALUES('2ea653a4583522afc6352f0db93084bc95bc1c43c506cde8f48f77270185657f','z43m4eze5v58',-1);
INSERT INTO "held" VALUES('2ea653a4583522afc6352f0db93084bc95bc1c43c506cde8f48f77270185657f','z43m4eze5v58',0);
INSERT INTO "held" VALUES('70ef17737937b241a2c4a6497078d84cd11b93e8694304508b503278e5745b38','z43m4eze5v58',-1);
INSERT INTO "held" VALUES('442053ec9a67c07f254d3a9a5fa209ef4cdd3d0fefb042c28876b1acad5046b8','zz7h2e3k6mtr',2);
INSERT INTO "held" VALUES('a03be0830aeb2f9e8de52dd1f93fea2208a273474a31953de2a9ea2b8e06f90a','zz7h2e3k6mtr',-1);
INSERT INTO "held" VALUES('ccd3d8450cb57a3810e1c98ef49fc6a34b033baafcbdf1f35f8a091932d88fac','zz7h2e3k6mtr',1);
INSERT INTO "held" VALUES('d821ceddd26b5cd2d9d40c875a356d432567a482bbc2b038d58c50f9ff3b0b11','zz7h2e3k6mtr',-1);
INSERT INTO "held" VALUES('d821ceddd26b5cd2d9d40c875a356d432567a482bbc2b038d58c50f9ff3b0b11','zz7h2e3k6mtr',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.7950111551613695622e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2s65sjktdq7g','a0d687','');
INSERT INTO "makers" VALUES('4w6sxztmvqys','a0d687','');
INSERT INTO "makers" VALUES('c6phtv2z9m5s','a0d687','');
INSERT INTO "makers" VALUES('ptmr3mnknf2v','a0d687','');
INSERT INTO "makers" VALUES('qeh9czhq7q5c','a0d687','');
INSERT INTO "makers" VALUES('qhnj6e5aprnq','a0d687','');
INSERT INTO "makers" VALUES('uqt2f6rh7tdb','a0d687','a0d687');
INSERT INTO "makers" VALUES('vxx23cdq9dd6','a0d687','');
INSERT INTO "makers" VALUES('z43m4eze5v58','a0d687','');
INSERT INTO "makers" VALUES('zz7h2e3k6mtr','a0d687','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
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
    quiet_until INTEGER,
    browser TEXT NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name TEXT NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling TEXT, -- how it is compared with others: tables/names.py
    skeleton TEXT, -- what it looks like; NULL: a server works it out when it starts
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;
INSERT INTO "people" VALUES('8ac0f50ee14ea5fd790354a578c24f23',1.79501818531355738636e+09,'http://127.0.0.1:35187','en','UTC',NULL,NULL,'5f1ee1c1208ead2133c01a3fd52d22b8726fe18810a7092cb41fb143ce83fcd5','Hille','hille','hille',1.79501818532836580283e+09);
INSERT INTO "people" VALUES('b96ee13fb66522cc5b14d70df9368cac',1.79501818524872732169e+09,'http://127.0.0.1:35187','en','UTC',NULL,NULL,'948decdf7ead0d98d23643d0b25df67ddfede2630dc4ff81042835b956ce2e1b','',NULL,NULL,0.0);
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
INSERT INTO "server_keys" VALUES('vapid','DMqYqmUv3yv0hfAxGfZOMGE38nSXtXAGgTLY11dpGy0');
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
    untold REAL, -- since when the game waits for a person who got no notice of it
    warn_at REAL, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at REAL, -- when somebody's time was up who got no notice of it, the first if there are several
    filed INTEGER NOT NULL DEFAULT 0, -- the version that the club has
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
);
INSERT INTO "tables" VALUES('z43m4eze5v58',11,X'BF7F4825F51D588C94EBEA184D1A89AD',X'89660E8C9EB6B3583079C8C6360E2715','lobby',1,NULL,NULL,NULL,NULL,NULL,0,1.79501818370254969596e+09,1795018183.84061,'{"id":"z43m4eze5v58","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795018183.7025497,"updated":1795018183.84061,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('2s65sjktdq7g',4,X'51AD71233ADB7B6B5F1449C0C3E83C2E',X'79B1FC72CE2A78731B2A80834F644282','running',0,1.7950182553843882084e+09,NULL,NULL,NULL,NULL,0,1.79501818384820604319e+09,1.79501824538438820837e+09,'{"id":"2s65sjktdq7g","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795018183.848206,"updated":1795018245.3843882,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('zz7h2e3k6mtr',4,X'445AF7F7134668F0F29484E6E0FEDF2D',X'58A1024C99804735A0C0EA40137EEF6E','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501818385412287718e+09,1.79501824538872599597e+09,'{"id":"zz7h2e3k6mtr","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795018183.8541229,"updated":1795018245.388726,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('4w6sxztmvqys',4,X'B5DACAE4A7C45AB8FFAEE2C1F659DC2D',X'9C5A7F29DE9A521CA7A635941384B765','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501818386210346221e+09,1.79501818388293981547e+09,'{"id":"4w6sxztmvqys","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795018183.8621035,"updated":1795018183.8829398,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('ptmr3mnknf2v',5,X'76B69DA02CC3B5F0B1E7114D948ED19B',X'7BCE1A4343B3F1EEA3DB2C472CC2117E','running',0,NULL,NULL,1.79501818394803380968e+09,NULL,NULL,0,1.79501818389571857455e+09,1.79501818395074295995e+09,'{"id":"ptmr3mnknf2v","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795018183.8957186,"updated":1795018183.950743,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('c6phtv2z9m5s',9,X'AE1F4B2D2DBCD03B066E8F3DDF49B825',X'2EF611D1511A733478F46897835F0563','aborted',0,NULL,NULL,NULL,NULL,NULL,0,1.7950181839564349651e+09,1.79501818513482713701e+09,'{"id":"c6phtv2z9m5s","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795018183.956435,"updated":1795018185.1348271,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('vxx23cdq9dd6',11,X'0A95C46DFE45E01D0AEB78822C5B56BA',X'D8A9F9808E6769B7976A1D5597C5FE30','running',0,NULL,1.79769658518507933616e+09,NULL,1.7975929051850793362e+09,NULL,0,1.79501818514350199701e+09,1.79501818518507933611e+09,'{"id":"vxx23cdq9dd6","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795018185.143502,"updated":1795018185.1850793,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797696585.1850793,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('qeh9czhq7q5c',40,X'C86B05D30BDA39382580B464939F6232',X'343EBABA11373A5F9624274AC4805078','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501818519265270235e+09,1.79501824537055158616e+09,'{"id":"qeh9czhq7q5c","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":34,"decider":2,"turn":0,"created":1795018185.1926527,"updated":1795018245.3705516,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('qhnj6e5aprnq',11,X'C45DF53306989063B4CE718D234ACD10',X'B0DCC8178F19D1D9E263DBCE3923AD2A','running',0,NULL,NULL,1.7950181872539350986e+09,NULL,NULL,0,1.79501818526073026651e+09,1.79501818725380372998e+09,'{"id":"qhnj6e5aprnq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795018185.2607303,"updated":1795018187.2538037,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('uqt2f6rh7tdb',3,X'647845B5D8A320C1203B601B23357CF9',X'FD2E41F1E41078A7EB7B57225CEF909A','running',1,NULL,1.79510458537000274653e+09,1.79501818537011170384e+09,NULL,NULL,0,1.79501818537000274659e+09,1.79501818537000274659e+09,'{"id":"uqt2f6rh7tdb","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Hille","colour":"red","level":null,"vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795018185.3700027,"updated":1795018185.3700027,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795104585.3700027,"left":null,"ranks":[],"totals":[]}');
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
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR (NEW.entry NOT GLOB '*,"blanked":"' || replace(hex(zeroblob(16)), '0', '[0-9a-f]') || '"}' AND (
        instr(OLD.entry, ',"words":') = 0
        OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
    ))
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
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
CREATE INDEX ways_person ON ways (person);
CREATE INDEX notices_way ON notices (way);
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
