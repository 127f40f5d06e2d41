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
INSERT INTO "browser_keys" VALUES('2b66c11a4e0335c4dcb755c3c602ae66ace9baafa68f45eb62237e6bac9e0cb6','2b66c11a4e0335c4dcb755c3c602ae66ace9baafa68f45eb62237e6bac9e0cb6','',1,1.79501376985763931278e+09,'7722c4979d62cf3f528fbab90f5fbb19819127738b0810622ddbc3d15d3f7c1f');
INSERT INTO "browser_keys" VALUES('9b78f18b50a21c6437527c8398454411495ea25e16d4d0589976326f694e0044','9b78f18b50a21c6437527c8398454411495ea25e16d4d0589976326f694e0044','',1,1.79501377004253697398e+09,'b407b7bb502975977cd47daa7ccb3406591cebd2f660e218d58f6e238b0b8fd5');
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
INSERT INTO "competition_players" VALUES('t2h2k9js52mh',0,'345ba72fce88df4d7d7799f5670724d9');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('3wwf6j599pvc','t2h2k9js52mh');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('t2h2k9js52mh',3,1.79501377006769561768e+09,'running','345ba72fce88df4d7d7799f5670724d9','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"3wwf6j599pvc","players":[0,-2,-1]}]}],"account":"28d0f6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('7722c4979d62cf3f528fbab90f5fbb19819127738b0810622ddbc3d15d3f7c1f','c488f01f838f38d5003205bf4cc68b42','',1.79501376985763931278e+09);
INSERT INTO "devices" VALUES('b407b7bb502975977cd47daa7ccb3406591cebd2f660e218d58f6e238b0b8fd5','345ba72fce88df4d7d7799f5670724d9','',1.79501377004253697398e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3wwf6j599pvc',1,1.79501377007812094694e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Hille","colour":"red","key":"d98c390f8400de3f7b472835a4694be18ade7e6122539b01729317677f13ab56"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Wulf","colour":"green","level":"claim"}],"host":"edc9a3c00c2ca418acebffefe5da724dbc28a257eff868d1436e000a66ae6159","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","network":"28d0","salt":"3e1158c3cbc767b7","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"t2h2k9js52mh"}',X'63E17D524C6A402C45CEF143A71B24C2');
INSERT INTO "entries" VALUES('3wwf6j599pvc',2,1.79501377007812094694e+09,'{"kind":"opened","seat":0,"key":"9b78f18b50a21c6437527c8398454411495ea25e16d4d0589976326f694e0044"}',X'134083FD98E3BF16247E697ACA8922E0');
INSERT INTO "entries" VALUES('3wwf6j599pvc',3,1.79501377007812094694e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","plus-4","develop","develop","extra-office","move-three","plus-3","plus-3","extra-office","extra-office","plus-4","swap"]},"salt":"75d9f26dbb3ee17c59bc0701e1eb5168"}',X'215A824EB64E705075AC1C4A71D00B7E');
INSERT INTO "entries" VALUES('bca5azehnyh9',1,1.79501376637791347501e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"414a4262e5d49ba8c08ea8425ef12810259863c5cf1b465f7a22dda6d510ee8e"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"bef18d5c90bab9cff7718fa94f77510b776d3fbc6b6e32b2a876bac5b7c45289","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"0316d4b2aa068bfc6dceeb4fd46a3c08a75f0d226963ec695a4ee179da043d25","absence":3600,"salt":"4c92af7cda6d31fc"}',X'D88D02D450817F074FB29DE3D753EBB0');
INSERT INTO "entries" VALUES('bca5azehnyh9',2,1.79501376637791347501e+09,'{"kind":"opened","seat":-1,"key":"414a4262e5d49ba8c08ea8425ef12810259863c5cf1b465f7a22dda6d510ee8e"}',X'A3A36D5A5CB54C124CD493E296983D9B');
INSERT INTO "entries" VALUES('bca5azehnyh9',3,1.79501376651939821248e+09,'{"kind":"opened","seat":0,"key":"7022297da979be0b2d1666dbf884777d320961576516476e700081a6a432321f"}',X'21B1B3EA49D83F355E31995C8AD79071');
INSERT INTO "entries" VALUES('bca5azehnyh9',4,1.79501376651939821248e+09,'{"kind":"opened","seat":-1,"key":"7022297da979be0b2d1666dbf884777d320961576516476e700081a6a432321f"}',X'17F819D6099080209469100424B39696');
INSERT INTO "entries" VALUES('bca5azehnyh9',5,1.79501376655914306633e+09,'{"kind":"linked","seat":0,"key":"d2b59a2e83c16c9019864bc63101458e13ef70e8fb9673c0ad1eb259dbf7744b"}',X'196353DAC2CAF069C0A66E8B8C2E4620');
INSERT INTO "entries" VALUES('bca5azehnyh9',6,1.79501376658292293546e+09,'{"kind":"closed","seat":0,"key":"7022297da979be0b2d1666dbf884777d320961576516476e700081a6a432321f"}',X'DC0A74E0FA35081C7BC6C26FD4C07F4F');
INSERT INTO "entries" VALUES('bca5azehnyh9',7,1.79501376658292293546e+09,'{"kind":"closed","seat":-1,"key":"7022297da979be0b2d1666dbf884777d320961576516476e700081a6a432321f"}',X'EBE8F7DF86340079E822C2092725B310');
INSERT INTO "entries" VALUES('bca5azehnyh9',8,1.79501376658514118188e+09,'{"kind":"invited","seat":-1,"key":"6bf00dd6c5df5663dcf66efc2d57e977cb59920c8396514b23d201154e149701"}',X'F45EC81271F1ACA6627DEE23F55FEF01');
INSERT INTO "entries" VALUES('bca5azehnyh9',9,1.79501376660043549535e+09,'{"kind":"said","seat":0,"digest":"75064bec1de62eb6e9aae1462b95b81e"}',X'FF538BC50D064CAC3AB7B34877741C6E');
INSERT INTO "entries" VALUES('bca5azehnyh9',10,1.79501376661479806898e+09,'{"kind":"removed","line":9}',X'6656FA0FBD1E92449B42096173486200');
INSERT INTO "entries" VALUES('bca5azehnyh9',11,1.79501376687516498572e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"9b1fc0b24b8e2797"}',X'DB6D6F3DBEAEEBB6848C95350E130971');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',1,1.79501376990661764146e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"e6de015a79ab36d94ee4013a47af8d65b6cef0f02e368189c2b98c2bf6756d3d"},{"kind":"human","name":"Player 2","colour":"blue","key":"78e32569582500bd30a4a102a3febcf432fe36bd6ad2f339cfaf1a436a133ab3"},{"kind":"human","name":"Player 3","colour":"green","key":"f9eef85967aa391f91b9875b81bd8ec67e082cb5bae5ed0bf06f587d993dcf94"}],"host":"2a4edfb4ada9aabbb169091c45c605c8ecf67338ea772bfce16a7c8037ef56f2","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"5d3d5e7c3b22366f"}',X'871786625223EBAFC62CDB2ADE9A1BEF');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',2,1.79501376990661764146e+09,'{"kind":"opened","seat":-1,"key":"e6de015a79ab36d94ee4013a47af8d65b6cef0f02e368189c2b98c2bf6756d3d"}',X'5E209DA2862643468E9DAE2E0C326E67');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',3,1.79501376990661764146e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["develop","swap","move-three","swap","plus-4","extra-office","plus-3","extra-office","extra-office","develop","plus-4","plus-3"]},"salt":"a1e19d298c70d494c8dbff73108e3d47"}',X'DD09420BAE490D62BAE2C2710A874070');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',4,1.79501376992440295219e+09,'{"kind":"opened","seat":0,"key":"67d64766f16d483379d024f53f0fbcc828513c9e99f28f3649f2caae6e433476"}',X'E35236A1CBEA2AFBD2826F8B6EA436F5');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',5,1.79501376992440295219e+09,'{"kind":"opened","seat":-1,"key":"67d64766f16d483379d024f53f0fbcc828513c9e99f28f3649f2caae6e433476"}',X'1C0DEEF5105D1AD04A000AE7CB664056');
INSERT INTO "entries" VALUES('bjp5cpwac6fm',6,1.79501376993229722978e+09,'{"kind":"opened","seat":1,"key":"6ecb77b82843b3d0104e347b3aa27415c66ba500c7d9af931f70670035da7441"}',X'468A394F686D3C3078024DD2807EF8A3');
INSERT INTO "entries" VALUES('c6yf7f69sedu',1,1.79501376696932125097e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"670c97bf40c61e9d18e6430d43590e80c7f44f7c08ae2211c667ad28ce6d6906"},{"kind":"human","name":"Player 2","colour":"blue","key":"3d279fb868e6aeb391316f28a33c1b02866dff2717c3d2d025f595609c49a526"},{"kind":"human","name":"Player 3","colour":"green","key":"bed29618bf5ab45c69b5a56aaa650bb2fa2ae01beff289d282af1547bac22e07"}],"host":"765e488dae0decd40f838557918dafe0b024534d754497c1bc8391fa982f9129","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"cfd2ef68a95c3eb5"}',X'FADC9B53848265F0AE3DA956B56C1299');
INSERT INTO "entries" VALUES('c6yf7f69sedu',2,1.79501376696932125097e+09,'{"kind":"opened","seat":-1,"key":"670c97bf40c61e9d18e6430d43590e80c7f44f7c08ae2211c667ad28ce6d6906"}',X'618B6C731715756CFDEB2EFCCF41ABF8');
INSERT INTO "entries" VALUES('c6yf7f69sedu',3,1.79501376696932125097e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","swap","plus-3","plus-4","plus-4","plus-3","extra-office","extra-office","develop","extra-office","move-three","develop"]},"salt":"92d4f6e80a46ea4646b66f749e6d3ba9"}',X'C15B1E08B8F9E9FE296575464D5FE1F2');
INSERT INTO "entries" VALUES('c6yf7f69sedu',4,1.79501383012846040723e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'D9B6A360DB92708D37DF5290D0A0A681');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',1,1.79501376707332062723e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3281237f31d4aa9d78bbbb8b5f482632f2345631c8ccec62401cfd9bce9f4d5c"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"1bc5ee4547a82956128d0bc9a2c115e528bb351c0ca3bc7aaf463aa87672f652","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"2c4751d9308f4e8d"}',X'6A59B0D363F1A730A3A37A38C66776C6');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',2,1.79501376707332062723e+09,'{"kind":"opened","seat":-1,"key":"3281237f31d4aa9d78bbbb8b5f482632f2345631c8ccec62401cfd9bce9f4d5c"}',X'08A77537AC0230E1DF769861A9969D18');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',3,1.79501376707332062723e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["swap","plus-4","swap","move-three","extra-office","develop","extra-office","develop","plus-4","extra-office","plus-3","plus-3"]},"salt":"e15f3fe19c280eaaeaa96d451c681265"}',X'7AD0CE86576B93CA679F5AB2B7041190');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',4,1.79501376710645580295e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'095F39A05165DA8C0B98660805FDD7A2');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',5,1.7950137671267979145e+09,'{"kind":"instant"}',X'4E320060D18F71C5D8736BDB9D35E3C7');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',6,1.7950137686329078674e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'32A626790AF54E0BB57507718AE9B070');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',7,1.79501376951824498178e+09,'{"kind":"decided","ply":2,"seat":1,"action":"lift havelberg-perleberg/2","level":"claim"}',X'2555343A6CAF9127B132971D517FF045');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',8,1.79501376952031779289e+09,'{"kind":"decided","ply":3,"seat":1,"action":"drop havelberg-perleberg/2 braunsberg-danzig/1","level":"claim"}',X'4A015B154B1A17129AC9A6F808380304');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',9,1.79501376953569197658e+09,'{"kind":"decided","ply":4,"seat":1,"action":"done","level":"claim"}',X'044FDEAF914B6BCF6EE17183D3319EC2');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',10,1.79501376954585385326e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'21CDE4A2F266AC7207CF6163D9568E46');
INSERT INTO "entries" VALUES('gsabe2yuxzj8',11,1.79501376957938981056e+09,'{"kind":"aborted"}',X'785B83C77F036A26BECAE1BC02DD7496');
INSERT INTO "entries" VALUES('k2gpbfempwk9',1,1.7950137695817327499e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e86cf2934b97e99ffe68f0fada750b7d1b6a5f2ca4ac4a4f73396f33057279d4"},{"kind":"human","name":"Player 2","colour":"blue","key":"35295d9e6ca630c9573dc9d9476507f4c8803dc45ff9ad07c5fc84e0533c2341"},{"kind":"human","name":"Player 3","colour":"green","key":"c3c0fd1447bdb949d974907def44b7da1782041dc0358825828ca0d957e44e67"}],"host":"e854533ac13bec9e9eb3b855a38a72a771b5f32a77ab401fcd1fce624c525b18","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"ee38ce62ad597167","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'77D7F3FF7BBD99BC15F4E6ABD8A1AC77');
INSERT INTO "entries" VALUES('k2gpbfempwk9',2,1.7950137695817327499e+09,'{"kind":"opened","seat":-1,"key":"e86cf2934b97e99ffe68f0fada750b7d1b6a5f2ca4ac4a4f73396f33057279d4"}',X'844244A214D35C3FD3E61866CD1812EC');
INSERT INTO "entries" VALUES('k2gpbfempwk9',3,1.7950137695817327499e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","extra-office","move-three","plus-3","swap","develop","extra-office","swap","plus-4","extra-office","plus-3","plus-4"]},"salt":"103c49947ff9d8d0e6ffc0125e99bc08"}',X'EF95837CC6BF4197C159FEACAA1CF170');
INSERT INTO "entries" VALUES('k2gpbfempwk9',4,1.79501376959603857995e+09,'{"kind":"rested","seat":1,"days":7}',X'CD922DD77E356EDEFE7A4071F03C5854');
INSERT INTO "entries" VALUES('k2gpbfempwk9',5,1.79501376961517238612e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"1c7bffce534689af"}',X'B9BE0E37E57F20C9D23BC0682F93BBFE');
INSERT INTO "entries" VALUES('k2gpbfempwk9',6,1.79501376963064885141e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'FA3DC5FB85B38A409120E3AD7A2FD54D');
INSERT INTO "entries" VALUES('k2gpbfempwk9',7,1.79501376963064885141e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'7F53C32CF3DA7ED11EB38171F8BBB784');
INSERT INTO "entries" VALUES('k2gpbfempwk9',8,1.79501376965423798566e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'1EC99CE5E12A57BF7D6B2AF89590E076');
INSERT INTO "entries" VALUES('k2gpbfempwk9',9,1.79501376967847371107e+09,'{"kind":"answered","seat":1,"agree":true}',X'D6053A9069FDF1320844F7636B4B7A8D');
INSERT INTO "entries" VALUES('k2gpbfempwk9',10,1.79501376971107196806e+09,'{"kind":"answered","seat":2,"agree":true}',X'6876CD825B36D4C9A187EE83F765A4A8');
INSERT INTO "entries" VALUES('k2gpbfempwk9',11,1.79501376971107196806e+09,'{"kind":"paused","days":30}',X'BBD9614238DB1D54519AFF7D20942681');
INSERT INTO "entries" VALUES('uen7vdn8x4qv',1,1.79501376701318907744e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b3ddfe21733296bf6a1e8098df332e0e61e40b783d26aa384c1d161462dad51a"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"9e3d2bf9e71b90b22cff71702cbdaa8a763dd2a73565342679efc4e8ae0d4169","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"d4c8f8eb07026441"}',X'605B59196B8B73ABA2568DC616C4B273');
INSERT INTO "entries" VALUES('uen7vdn8x4qv',2,1.79501376701318907744e+09,'{"kind":"opened","seat":-1,"key":"b3ddfe21733296bf6a1e8098df332e0e61e40b783d26aa384c1d161462dad51a"}',X'28DCCF218DD973DEA6F1117EDDA17826');
INSERT INTO "entries" VALUES('uen7vdn8x4qv',3,1.79501376701318907744e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"6e9f714f72198f2479414575eed0f63f"}',X'E2B0F9A65DCB3C099F7C3D38E0B6B355');
INSERT INTO "entries" VALUES('uen7vdn8x4qv',4,1.79501376702754092211e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'F99ABAEA47131ECE73227E419408A8C2');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',1,1795013769.73098,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d46f3f45e38e29a421ffb729a3b7a8ff4196809ec870cd8866a5bf563612b01f"},{"kind":"human","name":"Player 2","colour":"blue","key":"386ea32156a6c7f5637bfa9482058aef09ce7b005a9c862a3dc6ac3bb01fecda"},{"kind":"human","name":"Player 3","colour":"green","key":"96f2afde393e45ece2fdb28cdcbab2d671d8d922b57fbe92af83c54eedc32add"}],"host":"d06edac1e0432d646bdbcc1c85e4363c3095479e0254ba21045368ab894c2301","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"b7dfe506d5da5aa0","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'6CF5E272A42BCAE54922AAC280AE5B26');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',2,1795013769.73098,'{"kind":"opened","seat":-1,"key":"d46f3f45e38e29a421ffb729a3b7a8ff4196809ec870cd8866a5bf563612b01f"}',X'2E03CECD121D14CD72E081450781B20D');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',3,1795013769.73098,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["develop","plus-4","extra-office","plus-3","develop","plus-3","swap","plus-4","swap","extra-office","move-three","extra-office"]},"salt":"8475b109b106c90f58cd8863b798acc9"}',X'A21A14F7151BE0C45448CB901B393290');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',4,1.79501378487413406365e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'0A76F03FC53342891CEAEA3CC3E691B1');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',5,1.79501378548458838469e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'9174741F303492F7AEB92C337FFF3E2E');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',6,1.7950137861151442528e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'CE914C89B12385602C19853C1AF044E4');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',7,1.79501378672321796423e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'6521576B8D023454BFF437777714C5C1');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',8,1.79501380180454564094e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'34F3847166074B8D1AE959F0E15A117E');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',9,1.79501380242179942132e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t bremen-osnabrueck/1","level":"expert"}',X'1D1085CBB22E5F36B122297FF750B4B8');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',10,1.79501380302329206469e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m bremen-osnabrueck/2","level":"expert"}',X'E1034BA38F315BB495F70E4BBBB8B63D');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',11,1.79501380362467503545e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'D1C4380D1D600F074F6ECC096A9A3366');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',12,1.79501381868687558173e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'C58BEFA3237B41CC82AFE187076445C0');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',13,1.79501381938659429547e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'7A49F79D0A4D02BF38A2FFBB437CFE6F');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',14,1.79501382004540777203e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'BC0EA2C5C86BAC70B04F5981EF66AC4F');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',15,1.7950138206469614506e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'045668B89142BFDE01EB955D6E5B26A8');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',16,1.79501382097071790697e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goettingen-quedlinburg/3","level":"expert"}',X'F73637FE9B4D3FFD73935A29DD5623EB');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',17,1.79501382112834501265e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'1B93BDBED6F0EFC7522713DDA7C87030');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',18,1.79501382186178970335e+09,'{"kind":"decided","ply":11,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'9661E8E8EEF389CFD9BCCA5D6D53CB26');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',19,1.79501382248355698589e+09,'{"kind":"decided","ply":12,"seat":2,"action":"settle t goslar-quedlinburg/3","level":"expert"}',X'7F1373676110CF6A2A4D76ECCC4429F7');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',20,1.79501382311431336401e+09,'{"kind":"decided","ply":13,"seat":2,"action":"settle t goslar-quedlinburg/4 from stock","level":"expert"}',X'9C4FD799787CF6DC5D93BAB570A6CD93');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',21,1.79501382341740679739e+09,'{"kind":"decided","ply":14,"seat":0,"action":"income 3t","level":"expert"}',X'E4F062EB3B1A3D68F29F74A1E002A0A4');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',22,1.79501382359850502018e+09,'{"kind":"decided","ply":15,"seat":0,"action":"end","level":"expert"}',X'C0BE6B08A8A3CC4E2D1A05245E92C310');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',23,1.79501382432978510853e+09,'{"kind":"decided","ply":16,"seat":1,"action":"place t bremen-osnabrueck/3","level":"expert"}',X'5C86F8AE739E2C6495C66708C62C8516');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',24,1.79501382494379353518e+09,'{"kind":"decided","ply":17,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'4712A08E6DDC64EB622040BCB7DE4BD7');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',25,1.79501382555480217938e+09,'{"kind":"decided","ply":18,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'0AC01FF9D9123C09AC481329EE435A82');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',26,1.79501382588667964933e+09,'{"kind":"decided","ply":19,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'DA9CFC4CAD8B3ECA91A97BEDA49275F3');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',27,1.79501382604087376592e+09,'{"kind":"decided","ply":20,"seat":1,"action":"end","level":"expert"}',X'68FD2C50369F724DD66454521FEDD90B');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',28,1.79501382671615529063e+09,'{"kind":"decided","ply":21,"seat":2,"action":"lift goslar-quedlinburg/3","level":"expert"}',X'683D2030AEE58DB62D9A73E7ACBF4F17');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',29,1.79501382734664630897e+09,'{"kind":"decided","ply":22,"seat":2,"action":"lift goslar-quedlinburg/4","level":"expert"}',X'488B2F40F7F48D371548AD128CBCA0D1');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',30,1.7950138279816424847e+09,'{"kind":"decided","ply":23,"seat":2,"action":"drop goslar-quedlinburg/3 goslar-magdeburg/1","level":"expert"}',X'F78D3B356041FEDFE0A3E0E0E5D9B6BC');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',31,1.79501382829637622833e+09,'{"kind":"decided","ply":24,"seat":2,"action":"drop goslar-quedlinburg/4 goslar-magdeburg/2","level":"expert"}',X'9D0321D673477692BFB499C1BF405DF6');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',32,1.79501382846183872221e+09,'{"kind":"decided","ply":25,"seat":2,"action":"done","level":"expert"}',X'4232ED9C9FC40338466BD9C44CC2F8A7');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',33,1.79501382854569911957e+09,'{"kind":"decided","ply":26,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'E4C7EC36DE761D9A93A332C91802C8ED');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',34,1.79501382858795142166e+09,'{"kind":"decided","ply":27,"seat":2,"action":"end","level":"expert"}',X'85FA1FCF30D0885C4ED62EC85E6339EA');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',35,1.79501382918969511984e+09,'{"kind":"decided","ply":28,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'5639F7A3738E8C2009034DB68AE6F7E3');
INSERT INTO "entries" VALUES('vwz4a57zfmgg',36,1.79501382979231619832e+09,'{"kind":"decided","ply":29,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'4FA0937B1472041DDD6C03FB4DC9612C');
INSERT INTO "entries" VALUES('x29b32vh6ret',1,1.79501376698177933692e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ddb893846ce74bdfbc7f87b3a24b7ad554eadead0f3cf8ab9a483572caaefb9c"},{"kind":"human","name":"Player 2","colour":"blue","key":"e6de748c0f5393e72351889031f985a3ac20d590871939506e011db8f1e9fdf3"},{"kind":"human","name":"Player 3","colour":"green","key":"5eedf93a36317276cd7aea5b47d2ddbf635bbaaf1a736675be3b2200f3ab3516"}],"host":"fdf24f04c483c0e3747227ca194dd08701291d4a5c01dfc4ebd250e2e2f07a14","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"c9690daab20b4ea7"}',X'6EBD9565F4F4C5A505C5A5A2A1EEFA05');
INSERT INTO "entries" VALUES('x29b32vh6ret',2,1.79501376698177933692e+09,'{"kind":"opened","seat":-1,"key":"ddb893846ce74bdfbc7f87b3a24b7ad554eadead0f3cf8ab9a483572caaefb9c"}',X'0EB113F9DE70585169E11FF6EDD30703');
INSERT INTO "entries" VALUES('x29b32vh6ret',3,1.79501376698177933692e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["move-three","plus-4","swap","plus-3","plus-4","develop","extra-office","extra-office","extra-office","swap","develop","plus-3"]},"salt":"b8a64ce7fd49b5c4180b649e5337929a"}',X'FF9579A9680CA3E1DA2C9034549199C4');
INSERT INTO "entries" VALUES('x29b32vh6ret',4,1.79501383024129486081e+09,'{"kind":"seen","seat":0}',X'6DBA64FDC6C601651FEF13BAA83233C4');
INSERT INTO "entries" VALUES('zzxzmnyar5bg',1,1.79501376703251099582e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a65fe472cc0b335edb515593a89c4d7e899b8de977c62d90876c27e94c2f03a0"},{"kind":"human","name":"Player 2","colour":"blue","key":"21b128b6e6e8f75b5b4efb1967a0451af891000c61dadc265ba89f4855023649"}],"host":"3329641ec91435dd24f6e838469f9964318b5e2a21fac9550aab2c8aceac847b","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"65d5af555264b8f4"}',X'9A18E316EAD8AFD94668DE73EF7D4DE3');
INSERT INTO "entries" VALUES('zzxzmnyar5bg',2,1.79501376703251099582e+09,'{"kind":"opened","seat":-1,"key":"a65fe472cc0b335edb515593a89c4d7e899b8de977c62d90876c27e94c2f03a0"}',X'E6CF769A87B23BB6828CC0DA48C2C6B5');
INSERT INTO "entries" VALUES('zzxzmnyar5bg',3,1.79501376703251099582e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"db7e3a6c83034404ab8b2cb0d9174c10"}',X'E2C0D49F9F92507C306DC148C9B4D53D');
INSERT INTO "entries" VALUES('zzxzmnyar5bg',4,1.79501376704904818532e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'24F4EF6DD7043A7309B6F8325AC4ABDB');
INSERT INTO "entries" VALUES('zzxzmnyar5bg',5,1.79501376706351065638e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'DFFD0D4D75C6075274A6F9DAEE53E8B6');
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
INSERT INTO "health" VALUES(1,1.7950137662186768055e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('9b78f18b50a21c6437527c8398454411495ea25e16d4d0589976326f694e0044','3wwf6j599pvc',0);
INSERT INTO "held" VALUES('d98c390f8400de3f7b472835a4694be18ade7e6122539b01729317677f13ab56','3wwf6j599pvc',0);
INSERT INTO "held" VALUES('edc9a3c00c2ca418acebffefe5da724dbc28a257eff868d1436e000a66ae6159','3wwf6j599pvc',-1);
INSERT INTO "held" VALUES('bef18d5c90bab9cff7718fa94f77510b776d3fbc6b6e32b2a876bac5b7c45289','bca5azehnyh9',-1);
INSERT INTO "held" VALUES('d2b59a2e83c16c9019864bc63101458e13ef70e8fb9673c0ad1eb259dbf7744b','bca5azehnyh9',-1);
INSERT INTO "held" VALUES('d2b59a2e83c16c9019864bc63101458e13ef70e8fb9673c0ad1eb259dbf7744b','bca5azehnyh9',0);
INSERT INTO "held" VALUES('2a4edfb4ada9aabbb169091c45c605c8ecf67338ea772bfce16a7c8037ef56f2','bjp5cpwac6fm',-1);
INSERT INTO "held" VALUES('67d64766f16d483379d024f53f0fbcc828513c9e99f28f3649f2caae6e433476','bjp5cpwac6fm',-1);
INSERT INTO "held" VALUES('67d64766f16d483379d024f53f0fbcc828513c9e99f28f3649f2caae6e433476','bjp5cpwac6fm',0);
INSERT INTO "held" VALUES('6ecb77b82843b3d0104e347b3aa27415c66ba500c7d9af931f70670035da7441','bjp5cpwac6fm',1);
INSERT INTO "held" VALUES('78e32569582500bd30a4a102a3febcf432fe36bd6ad2f339cfaf1a436a133ab3','bjp5cpwac6fm',1);
INSERT INTO "held" VALUES('e6de015a79ab36d94ee4013a47af8d65b6cef0f02e368189c2b98c2bf6756d3d','bjp5cpwac6fm',-1);
INSERT INTO "held" VALUES('e6de015a79ab36d94ee4013a47af8d65b6cef0f02e368189c2b98c2bf6756d3d','bjp5cpwac6fm',0);
INSERT INTO "held" VALUES('f9eef85967aa391f91b9875b81bd8ec67e082cb5bae5ed0bf06f587d993dcf94','bjp5cpwac6fm',2);
INSERT INTO "held" VALUES('3d279fb868e6aeb391316f28a33c1b02866dff2717c3d2d025f595609c49a526','c6yf7f69sedu',1);
INSERT INTO "held" VALUES('670c97bf40c61e9d18e6430d43590e80c7f44f7c08ae2211c667ad28ce6d6906','c6yf7f69sedu',-1);
INSERT INTO "held" VALUES('670c97bf40c61e9d18e6430d43590e80c7f44f7c08ae2211c667ad28ce6d6906','c6yf7f69sedu',0);
INSERT INTO "held" VALUES('765e488dae0decd40f838557918dafe0b024534d754497c1bc8391fa982f9129','c6yf7f69sedu',-1);
INSERT INTO "held" VALUES('bed29618bf5ab45c69b5a56aaa650bb2fa2ae01beff289d282af1547bac22e07','c6yf7f69sedu',2);
INSERT INTO "held" VALUES('1bc5ee4547a82956128d0bc9a2c115e528bb351c0ca3bc7aaf463aa87672f652','gsabe2yuxzj8',-1);
INSERT INTO "held" VALUES('3281237f31d4aa9d78bbbb8b5f482632f2345631c8ccec62401cfd9bce9f4d5c','gsabe2yuxzj8',-1);
INSERT INTO "held" VALUES('3281237f31d4aa9d78bbbb8b5f482632f2345631c8ccec62401cfd9bce9f4d5c','gsabe2yuxzj8',0);
INSERT INTO "held" VALUES('35295d9e6ca630c9573dc9d9476507f4c8803dc45ff9ad07c5fc84e0533c2341','k2gpbfempwk9',1);
INSERT INTO "held" VALUES('c3c0fd1447bdb949d974907def44b7da1782041dc0358825828ca0d957e44e67','k2gpbfempwk9',2);
INSERT INTO "held" VALUES('e854533ac13bec9e9eb3b855a38a72a771b5f32a77ab401fcd1fce624c525b18','k2gpbfempwk9',-1);
INSERT INTO "held" VALUES('e86cf2934b97e99ffe68f0fada750b7d1b6a5f2ca4ac4a4f73396f33057279d4','k2gpbfempwk9',-1);
INSERT INTO "held" VALUES('e86cf2934b97e99ffe68f0fada750b7d1b6a5f2ca4ac4a4f73396f33057279d4','k2gpbfempwk9',0);
INSERT INTO "held" VALUES('9e3d2bf9e71b90b22cff71702cbdaa8a763dd2a73565342679efc4e8ae0d4169','uen7vdn8x4qv',-1);
INSERT INTO "held" VALUES('b3ddfe21733296bf6a1e8098df332e0e61e40b783d26aa384c1d161462dad51a','uen7vdn8x4qv',-1);
INSERT INTO "held" VALUES('b3ddfe21733296bf6a1e8098df332e0e61e40b783d26aa384c1d161462dad51a','uen7vdn8x4qv',0);
INSERT INTO "held" VALUES('386ea32156a6c7f5637bfa9482058aef09ce7b005a9c862a3dc6ac3bb01fecda','vwz4a57zfmgg',1);
INSERT INTO "held" VALUES('96f2afde393e45ece2fdb28cdcbab2d671d8d922b57fbe92af83c54eedc32add','vwz4a57zfmgg',2);
INSERT INTO "held" VALUES('d06edac1e0432d646bdbcc1c85e4363c3095479e0254ba21045368ab894c2301','vwz4a57zfmgg',-1);
INSERT INTO "held" VALUES('d46f3f45e38e29a421ffb729a3b7a8ff4196809ec870cd8866a5bf563612b01f','vwz4a57zfmgg',-1);
INSERT INTO "held" VALUES('d46f3f45e38e29a421ffb729a3b7a8ff4196809ec870cd8866a5bf563612b01f','vwz4a57zfmgg',0);
INSERT INTO "held" VALUES('5eedf93a36317276cd7aea5b47d2ddbf635bbaaf1a736675be3b2200f3ab3516','x29b32vh6ret',2);
INSERT INTO "held" VALUES('ddb893846ce74bdfbc7f87b3a24b7ad554eadead0f3cf8ab9a483572caaefb9c','x29b32vh6ret',-1);
INSERT INTO "held" VALUES('ddb893846ce74bdfbc7f87b3a24b7ad554eadead0f3cf8ab9a483572caaefb9c','x29b32vh6ret',0);
INSERT INTO "held" VALUES('e6de748c0f5393e72351889031f985a3ac20d590871939506e011db8f1e9fdf3','x29b32vh6ret',1);
INSERT INTO "held" VALUES('fdf24f04c483c0e3747227ca194dd08701291d4a5c01dfc4ebd250e2e2f07a14','x29b32vh6ret',-1);
INSERT INTO "held" VALUES('21b128b6e6e8f75b5b4efb1967a0451af891000c61dadc265ba89f4855023649','zzxzmnyar5bg',1);
INSERT INTO "held" VALUES('3329641ec91435dd24f6e838469f9964318b5e2a21fac9550aab2c8aceac847b','zzxzmnyar5bg',-1);
INSERT INTO "held" VALUES('a65fe472cc0b335edb515593a89c4d7e899b8de977c62d90876c27e94c2f03a0','zzxzmnyar5bg',-1);
INSERT INTO "held" VALUES('a65fe472cc0b335edb515593a89c4d7e899b8de977c62d90876c27e94c2f03a0','zzxzmnyar5bg',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.79501115516136908528e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3wwf6j599pvc','28d0f6');
INSERT INTO "makers" VALUES('bca5azehnyh9','28d0f6');
INSERT INTO "makers" VALUES('bjp5cpwac6fm','28d0f6');
INSERT INTO "makers" VALUES('c6yf7f69sedu','28d0f6');
INSERT INTO "makers" VALUES('gsabe2yuxzj8','28d0f6');
INSERT INTO "makers" VALUES('k2gpbfempwk9','28d0f6');
INSERT INTO "makers" VALUES('uen7vdn8x4qv','28d0f6');
INSERT INTO "makers" VALUES('vwz4a57zfmgg','28d0f6');
INSERT INTO "makers" VALUES('x29b32vh6ret','28d0f6');
INSERT INTO "makers" VALUES('zzxzmnyar5bg','28d0f6');
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
INSERT INTO "people" VALUES('345ba72fce88df4d7d7799f5670724d9',1.79501377004253697398e+09,'http://127.0.0.1:34761','en','UTC',NULL,NULL,'9b78f18b50a21c6437527c8398454411495ea25e16d4d0589976326f694e0044','Hille','hille',1.79501377006090617177e+09,'hille');
INSERT INTO "people" VALUES('c488f01f838f38d5003205bf4cc68b42',1.79501376985763931278e+09,'http://127.0.0.1:34761','en','UTC',NULL,NULL,'2b66c11a4e0335c4dcb755c3c602ae66ace9baafa68f45eb62237e6bac9e0cb6','',NULL,0.0,NULL);
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
INSERT INTO "server_keys" VALUES('vapid','mLdhsheNiNNZJ7nvay3N1YNW6uqt8QUck3rBgDjauMc');
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
INSERT INTO "tables" VALUES('bca5azehnyh9',11,'lobby',1,NULL,1.79501376637791347501e+09,1.79501376687516498572e+09,'{"id":"bca5azehnyh9","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795013766.3779135,"updated":1795013766.875165,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'DB6D6F3DBEAEEBB6848C95350E130971',X'B764E1E199389E67B68405C7B21E4248',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('c6yf7f69sedu',4,'running',0,1.7950138401284604073e+09,1.79501376696932125097e+09,1.79501383012846040723e+09,'{"id":"c6yf7f69sedu","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013766.9693213,"updated":1795013830.1284604,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'D9B6A360DB92708D37DF5290D0A0A681',X'56764B3CCB4E481B5C57D3995C634393',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('x29b32vh6ret',4,'running',0,NULL,1.79501376698177933692e+09,1.79501383024129486081e+09,'{"id":"x29b32vh6ret","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013766.9817793,"updated":1795013830.2412949,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6DBA64FDC6C601651FEF13BAA83233C4',X'9FB809F25DC086CEBB857B82E5B7B4E5',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('uen7vdn8x4qv',4,'running',0,NULL,1.79501376701318907744e+09,1.79501376702754092211e+09,'{"id":"uen7vdn8x4qv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795013767.013189,"updated":1795013767.027541,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'F99ABAEA47131ECE73227E419408A8C2',X'252F8A468AE7282CC1C866E72B4B6E11',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('zzxzmnyar5bg',5,'running',0,NULL,1.79501376703251099582e+09,1.79501376706351065638e+09,'{"id":"zzxzmnyar5bg","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795013767.032511,"updated":1795013767.0635107,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'DFFD0D4D75C6075274A6F9DAEE53E8B6',X'861A3489DE62F0B6E07F6173624D5D8D',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('gsabe2yuxzj8',11,'aborted',0,NULL,1.79501376707332062723e+09,1.79501376957938981056e+09,'{"id":"gsabe2yuxzj8","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":6,"decider":null,"turn":null,"created":1795013767.0733206,"updated":1795013769.5793898,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'785B83C77F036A26BECAE1BC02DD7496',X'FFEA21756A972911A66F23134EB2928E',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('k2gpbfempwk9',11,'running',0,NULL,1.7950137695817327499e+09,1.79501376971107196806e+09,'{"id":"k2gpbfempwk9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795013769.5817327,"updated":1795013769.711072,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797692169.711072,"left":null,"ranks":[],"totals":[]}',X'BBD9614238DB1D54519AFF7D20942681',X'39CBC7B1469F5E349F6553CC9DC2B1FF',1.79769216971107196811e+09,NULL,0,1.79758848971107196811e+09,NULL);
INSERT INTO "tables" VALUES('vwz4a57zfmgg',36,'running',0,NULL,1795013769.73098,1.79501382979231619832e+09,'{"id":"vwz4a57zfmgg","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":30,"decider":0,"turn":0,"created":1795013769.73098,"updated":1795013829.7923162,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'4FA0937B1472041DDD6C03FB4DC9612C',X'53444998A614E9E46189B70A9D4CAF3C',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('bjp5cpwac6fm',6,'running',0,NULL,1.79501376990661764146e+09,1.79501376993229722978e+09,'{"id":"bjp5cpwac6fm","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013769.9066176,"updated":1795013769.9322972,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'468A394F686D3C3078024DD2807EF8A3',X'6ECE722DC5593E5809470B14F0998DC8',NULL,NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('3wwf6j599pvc',3,'running',1,NULL,1.79501377007812094694e+09,1.79501377007812094694e+09,'{"id":"3wwf6j599pvc","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Hille","colour":"red","level":null,"vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Wulf","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795013770.078121,"updated":1795013770.078121,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795100170.078121,"left":null,"ranks":[],"totals":[]}',X'215A824EB64E705075AC1C4A71D00B7E',X'8CD1741E8E9267F256985209BC12A5AC',1.79510017007812094688e+09,1.79501377007823538782e+09,0,NULL,NULL);
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
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);
COMMIT;
