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
INSERT INTO "browser_keys" VALUES('42b8a1e64c0562a9f90f3ea6b4cf77d66e8ca7c488ddab510195eaeeba23f3b7','42b8a1e64c0562a9f90f3ea6b4cf77d66e8ca7c488ddab510195eaeeba23f3b7','',1,1.79501676843426251416e+09,'86cd2b7f7a594fe7d6efb97171d2887b3cf62f12c49f1eb8caa3bb8ea59c7286');
INSERT INTO "browser_keys" VALUES('a64eba0c0f7b6cedb368f43ccd841c570165873b1556232066d7499a4949f6af','a64eba0c0f7b6cedb368f43ccd841c570165873b1556232066d7499a4949f6af','',1,1.79501676819508051877e+09,'36c0bb0c26893f68784f3a92e79b01eaa73cb267b96cc10bdcbe35610ca95d8f');
INSERT INTO "browser_keys" VALUES('eea59f2a7dc148c6e5cd2bce43101dc16454c69ebcf25be0175e461888e6e4cb','','',1,1.79501676828149366376e+09,'');
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
INSERT INTO "competition_players" VALUES('cj27gxqu5pvx',0,'b5db0ec0bb0c3f8c8254986472989c5c');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('h5w42md9zc46','cj27gxqu5pvx');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('cj27gxqu5pvx',3,1.79501676849512028697e+09,'running','b5db0ec0bb0c3f8c8254986472989c5c','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"h5w42md9zc46","players":[0,-1,-2]}]}],"account":"8b6bd6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('36c0bb0c26893f68784f3a92e79b01eaa73cb267b96cc10bdcbe35610ca95d8f','e15fbde610fc87d7bbc40a7fb33b176c','',1.79501676819508051877e+09);
INSERT INTO "devices" VALUES('86cd2b7f7a594fe7d6efb97171d2887b3cf62f12c49f1eb8caa3bb8ea59c7286','b5db0ec0bb0c3f8c8254986472989c5c','',1.79501676843426251416e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',1,1.79501676686799645429e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"974725d665c0f89859c31b21c6c8454c3201bdf4cf1aea3bf52ff95d0b1e5f84"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"3187718a3f39ca1c8c18f2bf8d01aa043056d57654dbb5070b6fde0644a057e9","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"6219ddd77ba9b0e6e06d9603538ae9e24ec6b9bc0d7379ddb583f330ecf18cc8","absence":3600,"salt":"30a30a279ac363b9"}',X'064046CD91A9C739C8512ED351D701D8');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',2,1.79501676686799645429e+09,'{"kind":"opened","seat":-1,"key":"974725d665c0f89859c31b21c6c8454c3201bdf4cf1aea3bf52ff95d0b1e5f84"}',X'65815438BBC5B6FAC39C5B5D4BFAA777');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',3,1.79501676690434432029e+09,'{"kind":"opened","seat":0,"key":"8b09758dc11a088dd14199a18ebfe1ed8f442b808f8f69895f2ddcf594793cc1"}',X'6057D5666420FA3D5B1C9EB603B61F99');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',4,1.79501676690434432029e+09,'{"kind":"opened","seat":-1,"key":"8b09758dc11a088dd14199a18ebfe1ed8f442b808f8f69895f2ddcf594793cc1"}',X'0AA46E4622CCB0C8174D276D98B2B0D6');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',5,1.79501676690724062922e+09,'{"kind":"linked","seat":0,"key":"7fa28ab97f5aa401a58efbf56806d39eeb7a1da5f37b75f9647a88bce4219654"}',X'10904E546EAC035D6537EC2EFF04EBDD');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',6,1.79501676691051816935e+09,'{"kind":"closed","seat":0,"key":"8b09758dc11a088dd14199a18ebfe1ed8f442b808f8f69895f2ddcf594793cc1"}',X'45D025DBB8C3BC1266DC03DB884074C9');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',7,1.79501676691051816935e+09,'{"kind":"closed","seat":-1,"key":"8b09758dc11a088dd14199a18ebfe1ed8f442b808f8f69895f2ddcf594793cc1"}',X'527C08EB394FAB5BA671AA30E33F2D04');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',8,1.79501676691247391698e+09,'{"kind":"invited","seat":-1,"key":"ff630376f62ffb685c0f174885edd517cb1563c2255de5a1312a64af98f1575a"}',X'28291F9C3B09514B43C60D0D70F9F60C');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',9,1.79501676691901206972e+09,'{"kind":"said","seat":0,"digest":"24cdd5030ed2959d6a3245d98a8698e7"}',X'838111A4CBC8C8F6C81A19C69F938D32');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',10,1.79501676692225313187e+09,'{"kind":"removed","line":9}',X'E3CA33379DF4F7B22685CF0321627B15');
INSERT INTO "entries" VALUES('fpjvbcbvmbmt',11,1.79501676694342017178e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"e153ed596f40c495"}',X'BB32B278BFF057CF10398F8B08789E54');
INSERT INTO "entries" VALUES('h5w42md9zc46',1,1.79501676854616856572e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Hille","colour":"red","key":"794fce6cdb7a599d4f213a089712156e19e4f72ad425416191e9d5ec5789a478"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"aae3a08d65cf9ec79e851e08150d7d7e348bbf53c4d247b8cd6d1192caa0ff97","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"9f941f66ac223acd","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"cj27gxqu5pvx"}',X'8C5BC1CF358FDB85E9A98B43DB08A9ED');
INSERT INTO "entries" VALUES('h5w42md9zc46',2,1.79501676854616856572e+09,'{"kind":"opened","seat":0,"key":"42b8a1e64c0562a9f90f3ea6b4cf77d66e8ca7c488ddab510195eaeeba23f3b7"}',X'45DB8485D69D64711BCECBB7E4D85C4F');
INSERT INTO "entries" VALUES('h5w42md9zc46',3,1.79501676854616856572e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","extra-office","plus-3","develop","move-three","extra-office","swap","develop","plus-4","plus-3","plus-4","swap"]},"salt":"b9577dc5e41fdd0a6295736a8294b72f"}',X'F4C5D3149342BA7C88A8AC7D69659D96');
INSERT INTO "entries" VALUES('h77cge88by4m',1,1.79501676696989917753e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"221603f685f06b4fa3fdbaca149fbe10534529496563200c82af856351c304bd"},{"kind":"human","name":"Player 2","colour":"blue","key":"67f4e1cd7ce393b65869cd8790738e6df6d83570532499fccdb586b1e8c43303"}],"host":"0afee14ca380b1b09eda7a1c7d965b58da5196675ba96d831e66ccc0a4d20068","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"74562d39e234921d"}',X'01F7302C10127AB7E6A3DB9DC0950F85');
INSERT INTO "entries" VALUES('h77cge88by4m',2,1.79501676696989917753e+09,'{"kind":"opened","seat":-1,"key":"221603f685f06b4fa3fdbaca149fbe10534529496563200c82af856351c304bd"}',X'D04916AFD058489A2D5CEDD5695DF178');
INSERT INTO "entries" VALUES('h77cge88by4m',3,1.79501676696989917753e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"2b96ffb0a0b3b378967f157774cf464c"}',X'CA03428CD6F79A951E33A6BE7AC61E1B');
INSERT INTO "entries" VALUES('h77cge88by4m',4,1.79501676697394227984e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'A24BB50F3EA30FF91290193E9078B7ED');
INSERT INTO "entries" VALUES('h77cge88by4m',5,1.79501676697866129877e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'0DEB122BDE44F235001DFEFBCED90753');
INSERT INTO "entries" VALUES('n72gg6rcybky',1,1.79501676698188900949e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3e0c97caf074552c42fc0b294f1430488648a9f7c348889f50ec0928fe752a81"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"514739c85c66cf8782b6058b6dcb937082bac4c31b4ce786e7138fe5682d60ea","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"2469fe12e68eac64"}',X'83F54FC8724111A0526C12B999198EB6');
INSERT INTO "entries" VALUES('n72gg6rcybky',2,1.79501676698188900949e+09,'{"kind":"opened","seat":-1,"key":"3e0c97caf074552c42fc0b294f1430488648a9f7c348889f50ec0928fe752a81"}',X'3F0921CBCD9CE79A4BA3D6A95AEBD7A3');
INSERT INTO "entries" VALUES('n72gg6rcybky',3,1.79501676698188900949e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","extra-office","develop","extra-office","develop","swap","extra-office","plus-4","move-three","plus-4","swap","plus-3"]},"salt":"470cbc8758274ff5fa610a46ee3c3e34"}',X'C3E3E10F94175755AEAF33CDD2EDC6B7');
INSERT INTO "entries" VALUES('n72gg6rcybky',4,1.79501676698566699024e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'FF3CF0C11384555854452F56A3BB8D35');
INSERT INTO "entries" VALUES('n72gg6rcybky',5,1.79501676700205349927e+09,'{"kind":"instant"}',X'22C31F4C127E69DA0DF7A387FA1F5AD1');
INSERT INTO "entries" VALUES('n72gg6rcybky',6,1.79501676756594204902e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'B4C53DAA7CC38BDD6B2C57F37139F21B');
INSERT INTO "entries" VALUES('n72gg6rcybky',7,1.7950167678777294159e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'9F25CA115B62EF3E61A09BAC2BD27C73');
INSERT INTO "entries" VALUES('n72gg6rcybky',8,1.79501676789006924632e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'C07D28410932D6C51DE54E82A2EA5040');
INSERT INTO "entries" VALUES('n72gg6rcybky',9,1.79501676792606806756e+09,'{"kind":"aborted"}',X'3E89416D844FBF03EC60341CB5C1C8AA');
INSERT INTO "entries" VALUES('pctyatpp24uc',1,1.79501676694834065434e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a39500a1e4c0f46e7d51f0a2d62c5e8b5b7c1aeb970ddb614e7440159deae0ab"},{"kind":"human","name":"Player 2","colour":"blue","key":"7ee3064b1eefbe39da1fd2f7752e37d8e6479522ec41cd3a0e3dcf18b3111912"},{"kind":"human","name":"Player 3","colour":"green","key":"50125fb9a2eec3329e8fb9f41f0e4e60c3ee7be23fdfa15f57afb81adae17b6c"}],"host":"8503cfee86d507b7794a5889c4eca39468e36c748773ef6d5062571e925d838f","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"21e5e57e02516583"}',X'F033B7076CE4CD4719EC28267276BDA6');
INSERT INTO "entries" VALUES('pctyatpp24uc',2,1.79501676694834065434e+09,'{"kind":"opened","seat":-1,"key":"a39500a1e4c0f46e7d51f0a2d62c5e8b5b7c1aeb970ddb614e7440159deae0ab"}',X'E8986E9E021A19A8FF730649DAA667E7');
INSERT INTO "entries" VALUES('pctyatpp24uc',3,1.79501676694834065434e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["swap","develop","extra-office","plus-3","extra-office","plus-4","extra-office","swap","plus-3","develop","plus-4","move-three"]},"salt":"34de48a527539dc7bfc4f340fc79467b"}',X'0823BF425B8BF64F328CEEB9046541AD');
INSERT INTO "entries" VALUES('pctyatpp24uc',4,1.79501682855704021457e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'8E7143B63F35877BF9E3DF579E0B20F7');
INSERT INTO "entries" VALUES('qjsuz2tsc8u7',1,1795016766.95991,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4993aec337776494227e5a575fee1b26b9d76d5a3eb831fc623820ae9dc31bc8"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"4790d41c6e067b01174d1cdcc41682280fa8bb4aeda98a23e72de0a61440701e","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"af23774c63a0ef54"}',X'695493A691DB8257A6D568FD480B02A1');
INSERT INTO "entries" VALUES('qjsuz2tsc8u7',2,1795016766.95991,'{"kind":"opened","seat":-1,"key":"4993aec337776494227e5a575fee1b26b9d76d5a3eb831fc623820ae9dc31bc8"}',X'DFFBF58050D20153FBD493BC90325589');
INSERT INTO "entries" VALUES('qjsuz2tsc8u7',3,1795016766.95991,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"8eb705a60b6102f177a27a0d8737b93e"}',X'CBDDFBB63DF6F48169EA066677036D0B');
INSERT INTO "entries" VALUES('qjsuz2tsc8u7',4,1.79501676696478962898e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'25DF6F26DB1E16292045E9F1EA96FF2E');
INSERT INTO "entries" VALUES('tbudtze4qcwt',1,1.79501676797674059862e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"28825ece0d407fdc00b290f31f111acd9aee2b495884061fdc4432da18844e5f"},{"kind":"human","name":"Player 2","colour":"blue","key":"d20268ed63e7c3f0deb5db575746baa34b629417b61491239b7d3e529b9a7657"},{"kind":"human","name":"Player 3","colour":"green","key":"83f800bd4af77e65014529a81bd552f8c79998d44ee20ec76ba986cd573c2787"}],"host":"558fc2466e7ad6c22542333f0103a4a9ae67895f8a6f636c6f7355e629cef572","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"c45ccb27bfb2ed04","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'66CAE380B098D27245E3481D05C2B992');
INSERT INTO "entries" VALUES('tbudtze4qcwt',2,1.79501676797674059862e+09,'{"kind":"opened","seat":-1,"key":"28825ece0d407fdc00b290f31f111acd9aee2b495884061fdc4432da18844e5f"}',X'11789F42FFCA54D6F3EBF9D528CAACEF');
INSERT INTO "entries" VALUES('tbudtze4qcwt',3,1.79501676797674059862e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","plus-4","extra-office","swap","extra-office","plus-3","plus-4","swap","extra-office","develop","develop","move-three"]},"salt":"e9b8531b88ee62e99029f845b5d56632"}',X'25F1BB9D809B03A0D144EC9C0D4E37CB');
INSERT INTO "entries" VALUES('tbudtze4qcwt',4,1.79501676799201393122e+09,'{"kind":"rested","seat":1,"days":7}',X'C09B1B3FA47A16141E7079926A64E425');
INSERT INTO "entries" VALUES('tbudtze4qcwt',5,1.79501676803700685501e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"0b7fdc7852f7dbc1"}',X'08E5CE1DF615FA619112AEAAE789D0C8');
INSERT INTO "entries" VALUES('tbudtze4qcwt',6,1.79501676806291055685e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'812E13CF3C6DD75E3BBCFC1420160FF3');
INSERT INTO "entries" VALUES('tbudtze4qcwt',7,1.79501676806291055685e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'AE1AAA79658E2EFC075C2B56A707E9CA');
INSERT INTO "entries" VALUES('tbudtze4qcwt',8,1.79501676808022522921e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'D7B9F1973FA58928680F64DD5249C83E');
INSERT INTO "entries" VALUES('tbudtze4qcwt',9,1.79501676809035634998e+09,'{"kind":"answered","seat":1,"agree":true}',X'AAECF076E0A62D2924DC89BE956B9ECD');
INSERT INTO "entries" VALUES('tbudtze4qcwt',10,1.79501676810670566554e+09,'{"kind":"answered","seat":2,"agree":true}',X'C23AAB59693396749B3C138C27D473DB');
INSERT INTO "entries" VALUES('tbudtze4qcwt',11,1.79501676810670566554e+09,'{"kind":"paused","days":30}',X'754B40B78767767CA251F99E8AE10B78');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',1,1.79501676823758411403e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"f48531d1a95da309ed5854d83b8fe5d39ac3f8abc41b33fbde9146dcf99321ac"},{"kind":"human","name":"Player 2","colour":"blue","key":"e667e564b232b41a7ea7a2cb0c832454109c2d5fe9a05fec72ae095a1bfd2248"},{"kind":"human","name":"Player 3","colour":"green","key":"131288104fb576376c83637b168deefff202f9d5f375e2072846406c121b4eb7"}],"host":"dcbe784b7c64021bd5a5d77acbf5cb95dce821283dab73047eabc3863e27cdaf","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"1d8afd2e209850ffcafcccbde2ac43d6"}',X'93974E8F08E0747377A4AD700016E02E');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',2,1.79501676823758411403e+09,'{"kind":"opened","seat":-1,"key":"f48531d1a95da309ed5854d83b8fe5d39ac3f8abc41b33fbde9146dcf99321ac"}',X'EC42B971347DBC77AD567436CA0CB8ED');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',3,1.79501676823758411403e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","plus-4","swap","develop","plus-3","swap","develop","extra-office","extra-office","move-three","plus-4","extra-office"]},"salt":"77010e04f53a7e6f8323f19f99c45fa7"}',X'22C0108A53A1E8AD21093109717803E9');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',4,1.79501676829354524615e+09,'{"kind":"opened","seat":0,"key":"eea59f2a7dc148c6e5cd2bce43101dc16454c69ebcf25be0175e461888e6e4cb"}',X'10B4DBAD7010962A63E792C78FD65BDC');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',5,1.79501676829354524615e+09,'{"kind":"opened","seat":-1,"key":"eea59f2a7dc148c6e5cd2bce43101dc16454c69ebcf25be0175e461888e6e4cb"}',X'C4FC3712CB7DED816E420CF61271AD22');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',6,1.79501676830638742451e+09,'{"kind":"opened","seat":1,"key":"bab86e1ba469b063f21b6ba38bf2893dcf8b5ca38f0ad4fba71e1602f5fed2bb"}',X'C56830C7C1AB7256383F78BFD6578E84');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',7,1.79501676832241439819e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["eea59f2a7dc148c6e5cd2bce43101dc16454c69ebcf25be0175e461888e6e4cb"]}',X'FC7A9BA04402B43BA2673401CD29164C');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',8,1.79501676832863736156e+09,'{"kind":"left","seat":0,"level":"expert"}',X'68FE57C684A8A329ECF7DF849B038235');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',9,1.79501676893897938727e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'A4562DDCF019565181B77522AB6A0BF4');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',10,1.79501676956887912749e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'22B30B180A8ABD8EF848479A7A43098A');
INSERT INTO "entries" VALUES('ufk5tt5xfeh7',11,1.79501677017847299571e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'8601E92F7D22881D90C0C5AF229BB287');
INSERT INTO "entries" VALUES('vtjwgm787h4x',1,1.79501676811151719094e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"be68aeb5ad8de19dbd92bb2037a382cf7c6caf1728b04873ff76f96ee3f9d880"},{"kind":"human","name":"Player 2","colour":"blue","key":"0982fa33d30daf80e815bc0534b8c4350517360e31d53f5615c43521ca32480c"},{"kind":"human","name":"Player 3","colour":"green","key":"cccf07f7fe9a8691f6cbbf925478f54c17347d6132e8899655ecd6036f3af7a5"}],"host":"d6eeeaef88d4c4d1a671c91495682e84934d70aa4ed0ad5d0c7b4ae99dd4069e","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"73036764e8a96c9e","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'A3DD26569B842CEDCA177DFBFB5DEAE5');
INSERT INTO "entries" VALUES('vtjwgm787h4x',2,1.79501676811151719094e+09,'{"kind":"opened","seat":-1,"key":"be68aeb5ad8de19dbd92bb2037a382cf7c6caf1728b04873ff76f96ee3f9d880"}',X'067042F0AB990EE1B31B708B98EA4998');
INSERT INTO "entries" VALUES('vtjwgm787h4x',3,1.79501676811151719094e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","swap","extra-office","extra-office","develop","plus-4","swap","extra-office","move-three","develop","plus-3","plus-4"]},"salt":"3340b60ad42c810189b98908b39319e9"}',X'E18D6F63BF961BDD3D294197BB0D6845');
INSERT INTO "entries" VALUES('vtjwgm787h4x',4,1.79501678311238670347e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'266F3ED4C111C2D1122E32EA21FDEFFD');
INSERT INTO "entries" VALUES('vtjwgm787h4x',5,1.7950167837219827175e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'EC281CCB08DAFA88183626F5260A245D');
INSERT INTO "entries" VALUES('vtjwgm787h4x',6,1.79501678432425737378e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'4874D2884714829FE40F4852E55BC066');
INSERT INTO "entries" VALUES('vtjwgm787h4x',7,1.79501678493787455558e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'A724C48635790AE7696E85BF99536B9E');
INSERT INTO "entries" VALUES('vtjwgm787h4x',8,1795016799.93862,'{"kind":"expired","seat":1,"level":"expert"}',X'28EB6C595EEF4776D7032C4A451CBA97');
INSERT INTO "entries" VALUES('vtjwgm787h4x',9,1.79501680054071617131e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'044786C174BAADABE69AD69A6636244A');
INSERT INTO "entries" VALUES('vtjwgm787h4x',10,1.7950168011427643299e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'9D1C10EA0A1700EDF33F30C2E4BDE340');
INSERT INTO "entries" VALUES('vtjwgm787h4x',11,1.79501680174455356597e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'BD0272D7368CF18F6A537133F59511A5');
INSERT INTO "entries" VALUES('vtjwgm787h4x',12,1.79501681674515247344e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'C91C06E921BC17D406AF021CBD137291');
INSERT INTO "entries" VALUES('vtjwgm787h4x',13,1.79501681734727263446e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'9DDDFC8D9932E5238A2A7A82FBAD2C61');
INSERT INTO "entries" VALUES('vtjwgm787h4x',14,1.79501681795390558241e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'49EBC5C17E15222D3ABD61269F20D4AB');
INSERT INTO "entries" VALUES('vtjwgm787h4x',15,1.79501681855547857288e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'ECF9C516483F6CB0E1432D246E818D8E');
INSERT INTO "entries" VALUES('vtjwgm787h4x',16,1.79501681886963295941e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'885725F5B19D910AFD010CE4818EA75D');
INSERT INTO "entries" VALUES('vtjwgm787h4x',17,1.79501681902153706555e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'48CF77DA0B91CDF4B087A65F62BA6074');
INSERT INTO "entries" VALUES('vtjwgm787h4x',18,1.79501681962740635874e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'B0BB067A16D4D54C77E0992CC0F59BF1');
INSERT INTO "entries" VALUES('vtjwgm787h4x',19,1.79501682022905659674e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'289A608F062E03C5D704FF82ED5EBE03');
INSERT INTO "entries" VALUES('vtjwgm787h4x',20,1.79501682083407711979e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'9187642067F3F6A8815FC548D4393F68');
INSERT INTO "entries" VALUES('vtjwgm787h4x',21,1.79501682113848567015e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'F4A6D2F4CF34B41E607ACC55924923B3');
INSERT INTO "entries" VALUES('vtjwgm787h4x',22,1.79501682129200410844e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'4191A2A55AA00B6D89DE4195A2126954');
INSERT INTO "entries" VALUES('vtjwgm787h4x',23,1.79501682137272405622e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'3DCB8941B668920198678E2E730CE1F4');
INSERT INTO "entries" VALUES('vtjwgm787h4x',24,1.79501682141999888424e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'7688B237F60F2E0FCCE0B83E7B6266AA');
INSERT INTO "entries" VALUES('vtjwgm787h4x',25,1.79501682202971696855e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'E4BEFB86C8F11EB3480BF88316939F1F');
INSERT INTO "entries" VALUES('vtjwgm787h4x',26,1.79501682263792610165e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'AAE3F1633FE99C4193234D7B320BC8AF');
INSERT INTO "entries" VALUES('vtjwgm787h4x',27,1.79501682323951840397e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'CD5B20F7DDB3C013734C691C2CD452DB');
INSERT INTO "entries" VALUES('vtjwgm787h4x',28,1.79501682354091095924e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'E45F35325C9C16C391FAF507E6C99176');
INSERT INTO "entries" VALUES('vtjwgm787h4x',29,1.79501682369304704669e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'52B5A5BF9B82CC86354DBD1DE3D4BBC0');
INSERT INTO "entries" VALUES('vtjwgm787h4x',30,1.79501682376942467691e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker plus-3 goslar-quedlinburg","level":"expert"}',X'0169E7B8597B2DA778473E31FC9894DE');
INSERT INTO "entries" VALUES('vtjwgm787h4x',31,1.79501682437457394598e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'875B0CC5E8CD149DBAD71906F7668F4F');
INSERT INTO "entries" VALUES('vtjwgm787h4x',32,1795016824.98264,'{"kind":"decided","ply":25,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'57200FCD98721091AA0AE94C76F99C27');
INSERT INTO "entries" VALUES('vtjwgm787h4x',33,1.79501682559371733669e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'2C607BCB8B581393174E2F9F694A82F2');
INSERT INTO "entries" VALUES('vtjwgm787h4x',34,1.79501682589511537546e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'2A064CF8739BD5B7FECB47B5D6DCD25D');
INSERT INTO "entries" VALUES('vtjwgm787h4x',35,1.79501682605220341682e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'E5A151DE6A4FD6DFE724EBC3D466173F');
INSERT INTO "entries" VALUES('vtjwgm787h4x',36,1.79501682666167902951e+09,'{"kind":"decided","ply":29,"seat":0,"action":"place t goslar-quedlinburg/3","level":"expert"}',X'DEFFBA9F9AD7CC56B9CA9A1F1A17CD43');
INSERT INTO "entries" VALUES('vtjwgm787h4x',37,1.79501682726962804789e+09,'{"kind":"decided","ply":30,"seat":0,"action":"place t goslar-quedlinburg/4","level":"expert"}',X'C4CB9BC359D0B10692AAF1DEC1FE45B0');
INSERT INTO "entries" VALUES('vtjwgm787h4x',38,1.79501682787433481216e+09,'{"kind":"decided","ply":31,"seat":0,"action":"end","level":"expert"}',X'1DC4E8DBE7CD39446BF8D02C223EEB57');
INSERT INTO "entries" VALUES('vtjwgm787h4x',39,1.79501682847575211527e+09,'{"kind":"decided","ply":32,"seat":1,"action":"income 2t+1m","level":"expert"}',X'CBE9E20E9F762097C737B87996B5AE6A');
INSERT INTO "entries" VALUES('ymkr8775pnm9',1,1.7950167669535694123e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"fd419c08b7e3ff8c85378108a942ce7ee4e63b4602ac68d7c400e5d285651808"},{"kind":"human","name":"Player 2","colour":"blue","key":"0c30717774685b853616979391fdb0ae75c65ba5f30512718884d9bbb676c83c"},{"kind":"human","name":"Player 3","colour":"green","key":"22994fcecdea5d6235d74c2d859c15ed9a7bfd6443da2e269cc66427566bde8f"}],"host":"bee479c0eeab98f5d629d52c8692bf6bccf0a31032cf5c227972d38e0256619d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"ead0cbf668821cfb"}',X'AF565837813B44952A74BEA63BBF5863');
INSERT INTO "entries" VALUES('ymkr8775pnm9',2,1.7950167669535694123e+09,'{"kind":"opened","seat":-1,"key":"fd419c08b7e3ff8c85378108a942ce7ee4e63b4602ac68d7c400e5d285651808"}',X'9F7530B12E9B9EC4EFC3C83D86A60FCC');
INSERT INTO "entries" VALUES('ymkr8775pnm9',3,1.7950167669535694123e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-4","plus-3","develop","plus-3","extra-office","swap","develop","extra-office","swap","move-three","plus-4","extra-office"]},"salt":"bc79cdaf3a02017d3528769995f582b2"}',X'28DF1E5DDBAAE3DD8CF81CE02B5D0DC8');
INSERT INTO "entries" VALUES('ymkr8775pnm9',4,1.79501682856851410867e+09,'{"kind":"seen","seat":0}',X'8BDCFFC0D2A10FA537EE62D0320358DD');
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
INSERT INTO "health" VALUES(1,1.79501676683015680318e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('3187718a3f39ca1c8c18f2bf8d01aa043056d57654dbb5070b6fde0644a057e9','fpjvbcbvmbmt',-1);
INSERT INTO "held" VALUES('7fa28ab97f5aa401a58efbf56806d39eeb7a1da5f37b75f9647a88bce4219654','fpjvbcbvmbmt',-1);
INSERT INTO "held" VALUES('7fa28ab97f5aa401a58efbf56806d39eeb7a1da5f37b75f9647a88bce4219654','fpjvbcbvmbmt',0);
INSERT INTO "held" VALUES('42b8a1e64c0562a9f90f3ea6b4cf77d66e8ca7c488ddab510195eaeeba23f3b7','h5w42md9zc46',0);
INSERT INTO "held" VALUES('794fce6cdb7a599d4f213a089712156e19e4f72ad425416191e9d5ec5789a478','h5w42md9zc46',0);
INSERT INTO "held" VALUES('aae3a08d65cf9ec79e851e08150d7d7e348bbf53c4d247b8cd6d1192caa0ff97','h5w42md9zc46',-1);
INSERT INTO "held" VALUES('0afee14ca380b1b09eda7a1c7d965b58da5196675ba96d831e66ccc0a4d20068','h77cge88by4m',-1);
INSERT INTO "held" VALUES('221603f685f06b4fa3fdbaca149fbe10534529496563200c82af856351c304bd','h77cge88by4m',-1);
INSERT INTO "held" VALUES('221603f685f06b4fa3fdbaca149fbe10534529496563200c82af856351c304bd','h77cge88by4m',0);
INSERT INTO "held" VALUES('67f4e1cd7ce393b65869cd8790738e6df6d83570532499fccdb586b1e8c43303','h77cge88by4m',1);
INSERT INTO "held" VALUES('3e0c97caf074552c42fc0b294f1430488648a9f7c348889f50ec0928fe752a81','n72gg6rcybky',-1);
INSERT INTO "held" VALUES('3e0c97caf074552c42fc0b294f1430488648a9f7c348889f50ec0928fe752a81','n72gg6rcybky',0);
INSERT INTO "held" VALUES('514739c85c66cf8782b6058b6dcb937082bac4c31b4ce786e7138fe5682d60ea','n72gg6rcybky',-1);
INSERT INTO "held" VALUES('50125fb9a2eec3329e8fb9f41f0e4e60c3ee7be23fdfa15f57afb81adae17b6c','pctyatpp24uc',2);
INSERT INTO "held" VALUES('7ee3064b1eefbe39da1fd2f7752e37d8e6479522ec41cd3a0e3dcf18b3111912','pctyatpp24uc',1);
INSERT INTO "held" VALUES('8503cfee86d507b7794a5889c4eca39468e36c748773ef6d5062571e925d838f','pctyatpp24uc',-1);
INSERT INTO "held" VALUES('a39500a1e4c0f46e7d51f0a2d62c5e8b5b7c1aeb970ddb614e7440159deae0ab','pctyatpp24uc',-1);
INSERT INTO "held" VALUES('a39500a1e4c0f46e7d51f0a2d62c5e8b5b7c1aeb970ddb614e7440159deae0ab','pctyatpp24uc',0);
INSERT INTO "held" VALUES('4790d41c6e067b01174d1cdcc41682280fa8bb4aeda98a23e72de0a61440701e','qjsuz2tsc8u7',-1);
INSERT INTO "held" VALUES('4993aec337776494227e5a575fee1b26b9d76d5a3eb831fc623820ae9dc31bc8','qjsuz2tsc8u7',-1);
INSERT INTO "held" VALUES('4993aec337776494227e5a575fee1b26b9d76d5a3eb831fc623820ae9dc31bc8','qjsuz2tsc8u7',0);
INSERT INTO "held" VALUES('28825ece0d407fdc00b290f31f111acd9aee2b495884061fdc4432da18844e5f','tbudtze4qcwt',-1);
INSERT INTO "held" VALUES('28825ece0d407fdc00b290f31f111acd9aee2b495884061fdc4432da18844e5f','tbudtze4qcwt',0);
INSERT INTO "held" VALUES('558fc2466e7ad6c22542333f0103a4a9ae67895f8a6f636c6f7355e629cef572','tbudtze4qcwt',-1);
INSERT INTO "held" VALUES('83f800bd4af77e65014529a81bd552f8c79998d44ee20ec76ba986cd573c2787','tbudtze4qcwt',2);
INSERT INTO "held" VALUES('d20268ed63e7c3f0deb5db575746baa34b629417b61491239b7d3e529b9a7657','tbudtze4qcwt',1);
INSERT INTO "held" VALUES('131288104fb576376c83637b168deefff202f9d5f375e2072846406c121b4eb7','ufk5tt5xfeh7',2);
INSERT INTO "held" VALUES('bab86e1ba469b063f21b6ba38bf2893dcf8b5ca38f0ad4fba71e1602f5fed2bb','ufk5tt5xfeh7',-1);
INSERT INTO "held" VALUES('bab86e1ba469b063f21b6ba38bf2893dcf8b5ca38f0ad4fba71e1602f5fed2bb','ufk5tt5xfeh7',1);
INSERT INTO "held" VALUES('dcbe784b7c64021bd5a5d77acbf5cb95dce821283dab73047eabc3863e27cdaf','ufk5tt5xfeh7',-1);
INSERT INTO "held" VALUES('e667e564b232b41a7ea7a2cb0c832454109c2d5fe9a05fec72ae095a1bfd2248','ufk5tt5xfeh7',-1);
INSERT INTO "held" VALUES('e667e564b232b41a7ea7a2cb0c832454109c2d5fe9a05fec72ae095a1bfd2248','ufk5tt5xfeh7',1);
INSERT INTO "held" VALUES('0982fa33d30daf80e815bc0534b8c4350517360e31d53f5615c43521ca32480c','vtjwgm787h4x',1);
INSERT INTO "held" VALUES('be68aeb5ad8de19dbd92bb2037a382cf7c6caf1728b04873ff76f96ee3f9d880','vtjwgm787h4x',-1);
INSERT INTO "held" VALUES('be68aeb5ad8de19dbd92bb2037a382cf7c6caf1728b04873ff76f96ee3f9d880','vtjwgm787h4x',0);
INSERT INTO "held" VALUES('cccf07f7fe9a8691f6cbbf925478f54c17347d6132e8899655ecd6036f3af7a5','vtjwgm787h4x',2);
INSERT INTO "held" VALUES('d6eeeaef88d4c4d1a671c91495682e84934d70aa4ed0ad5d0c7b4ae99dd4069e','vtjwgm787h4x',-1);
INSERT INTO "held" VALUES('0c30717774685b853616979391fdb0ae75c65ba5f30512718884d9bbb676c83c','ymkr8775pnm9',1);
INSERT INTO "held" VALUES('22994fcecdea5d6235d74c2d859c15ed9a7bfd6443da2e269cc66427566bde8f','ymkr8775pnm9',2);
INSERT INTO "held" VALUES('bee479c0eeab98f5d629d52c8692bf6bccf0a31032cf5c227972d38e0256619d','ymkr8775pnm9',-1);
INSERT INTO "held" VALUES('fd419c08b7e3ff8c85378108a942ce7ee4e63b4602ac68d7c400e5d285651808','ymkr8775pnm9',-1);
INSERT INTO "held" VALUES('fd419c08b7e3ff8c85378108a942ce7ee4e63b4602ac68d7c400e5d285651808','ymkr8775pnm9',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.79501115516136932367e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('fpjvbcbvmbmt','8b6bd6','');
INSERT INTO "makers" VALUES('h5w42md9zc46','8b6bd6','8b6bd6');
INSERT INTO "makers" VALUES('h77cge88by4m','8b6bd6','');
INSERT INTO "makers" VALUES('n72gg6rcybky','8b6bd6','');
INSERT INTO "makers" VALUES('pctyatpp24uc','8b6bd6','');
INSERT INTO "makers" VALUES('qjsuz2tsc8u7','8b6bd6','');
INSERT INTO "makers" VALUES('tbudtze4qcwt','8b6bd6','');
INSERT INTO "makers" VALUES('ufk5tt5xfeh7','8b6bd6','');
INSERT INTO "makers" VALUES('vtjwgm787h4x','8b6bd6','');
INSERT INTO "makers" VALUES('ymkr8775pnm9','8b6bd6','');
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
INSERT INTO "people" VALUES('b5db0ec0bb0c3f8c8254986472989c5c',1.79501676843426251416e+09,'http://127.0.0.1:33223','en','UTC',NULL,NULL,'42b8a1e64c0562a9f90f3ea6b4cf77d66e8ca7c488ddab510195eaeeba23f3b7','Hille','hille','hille',1.79501676847126531602e+09);
INSERT INTO "people" VALUES('e15fbde610fc87d7bbc40a7fb33b176c',1.79501676819508051877e+09,'http://127.0.0.1:33223','en','UTC',NULL,NULL,'a64eba0c0f7b6cedb368f43ccd841c570165873b1556232066d7499a4949f6af','',NULL,NULL,0.0);
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
INSERT INTO "server_keys" VALUES('vapid','tiiw20AAo3m8QIG9wM7DP1vdX01GiCvMhaYwOBz2cRs');
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
INSERT INTO "tables" VALUES('fpjvbcbvmbmt',11,X'BB32B278BFF057CF10398F8B08789E54',X'665254992D74D935B1B9959BB1F74BC1','lobby',1,NULL,NULL,NULL,NULL,NULL,0,1.79501676686799645429e+09,1.79501676694342017178e+09,'{"id":"fpjvbcbvmbmt","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795016766.8679965,"updated":1795016766.9434202,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('pctyatpp24uc',4,X'8E7143B63F35877BF9E3DF579E0B20F7',X'814C7ED5AC0F88636B71E8260183C681','running',0,1.79501683855704021451e+09,NULL,NULL,NULL,NULL,0,1.79501676694834065434e+09,1.79501682855704021457e+09,'{"id":"pctyatpp24uc","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795016766.9483407,"updated":1795016828.5570402,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('ymkr8775pnm9',4,X'8BDCFFC0D2A10FA537EE62D0320358DD',X'BEC3C6159A726834B3390824828CB10B','running',0,NULL,NULL,NULL,NULL,NULL,0,1.7950167669535694123e+09,1.79501682856851410867e+09,'{"id":"ymkr8775pnm9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795016766.9535694,"updated":1795016828.568514,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('qjsuz2tsc8u7',4,X'25DF6F26DB1E16292045E9F1EA96FF2E',X'36AA648E76669817F79F9EBE5D89E17B','running',0,NULL,NULL,NULL,NULL,NULL,0,1795016766.95991,1.79501676696478962898e+09,'{"id":"qjsuz2tsc8u7","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795016766.95991,"updated":1795016766.9647896,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('h77cge88by4m',5,X'0DEB122BDE44F235001DFEFBCED90753',X'07B9E9137C593A8F9261763D2338F5CF','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501676696989917753e+09,1.79501676697866129877e+09,'{"id":"h77cge88by4m","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795016766.9698992,"updated":1795016766.9786613,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('n72gg6rcybky',9,X'3E89416D844FBF03EC60341CB5C1C8AA',X'0AF263965DF5D7EC3343A7B2767DDBA6','aborted',0,NULL,NULL,NULL,NULL,NULL,0,1.79501676698188900949e+09,1.79501676792606806756e+09,'{"id":"n72gg6rcybky","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795016766.981889,"updated":1795016767.926068,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('tbudtze4qcwt',11,X'754B40B78767767CA251F99E8AE10B78',X'46F22B984CF327398C094E3CD2A707D1','running',0,NULL,1.79769516810670566559e+09,NULL,1.79759148810670566559e+09,NULL,0,1.79501676797674059862e+09,1.79501676810670566554e+09,'{"id":"tbudtze4qcwt","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795016767.9767406,"updated":1795016768.1067057,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797695168.1067057,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('vtjwgm787h4x',39,X'CBE9E20E9F762097C737B87996B5AE6A',X'B1F7D1FF173B5FD73A5C47F5F6B342EA','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501676811151719094e+09,1.79501682847575211527e+09,'{"id":"vtjwgm787h4x","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":1,"turn":1,"created":1795016768.1115172,"updated":1795016828.475752,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('ufk5tt5xfeh7',11,X'8601E92F7D22881D90C0C5AF229BB287',X'C577D6D140A516CD3FDD915BE77D61BD','running',0,NULL,NULL,1.79501677017864227298e+09,NULL,NULL,0,1.79501676823758411403e+09,1.79501677017847299571e+09,'{"id":"ufk5tt5xfeh7","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795016768.237584,"updated":1795016770.178473,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('h5w42md9zc46',3,X'F4C5D3149342BA7C88A8AC7D69659D96',X'1B966CAA883880858C866C67E657C7BF','running',1,NULL,1.79510316854616856579e+09,1.79501676854628753666e+09,NULL,NULL,0,1.79501676854616856572e+09,1.79501676854616856572e+09,'{"id":"h5w42md9zc46","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Hille","colour":"red","level":null,"vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795016768.5461686,"updated":1795016768.5461686,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795103168.5461686,"left":null,"ranks":[],"totals":[]}');
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
