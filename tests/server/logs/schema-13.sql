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
INSERT INTO "browser_keys" VALUES('72c0cf95d6591aee6fe91cae7ffc1e4182c1cdd862928f1a051f5d1784d6ff5c','72c0cf95d6591aee6fe91cae7ffc1e4182c1cdd862928f1a051f5d1784d6ff5c','',1,1.79494017223128199574e+09,'817632c84ee34fe9fb1841f80685ea73c67cd3399b08906061408a603bf3b5ca');
INSERT INTO "browser_keys" VALUES('b4d2ec569c2ef96d1b99421037a2b69b4a29cada2fdc0c5d1b95fe2b1b8c5b39','b4d2ec569c2ef96d1b99421037a2b69b4a29cada2fdc0c5d1b95fe2b1b8c5b39','',1,1.79494017248209047311e+09,'32bf0b5425d0830fbba7af516a26a1d8cac92feb01aa6ae3ec8d751ad15d1ad7');
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
INSERT INTO "competition_players" VALUES('5d8969n6jfqk',0,'6a85c3ec9d90bc2cd8099d685afdf2fb');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('d3m9sz734wxt','5d8969n6jfqk');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('5d8969n6jfqk',3,1.79494017255040526391e+09,'running','6a85c3ec9d90bc2cd8099d685afdf2fb','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"d3m9sz734wxt","players":[-2,0,-1]}]}],"account":"28d0f6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('32bf0b5425d0830fbba7af516a26a1d8cac92feb01aa6ae3ec8d751ad15d1ad7','6a85c3ec9d90bc2cd8099d685afdf2fb','',1.79494017248209047311e+09);
INSERT INTO "devices" VALUES('817632c84ee34fe9fb1841f80685ea73c67cd3399b08906061408a603bf3b5ca','f98b5be94f23cbbe9949ecd4e1c4e997','',1.79494017223128199574e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('36684vgpp858',1,1.79494016794322204587e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d2b9bd9e6247df7e30267a5d51e1f8b8c483f1fb1ab8cf59eaedf028881b88dd"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"98509a1081300d9c269dc57523e4d8ca2467a5e6c54d6e8c73e1b76725afe416","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"fc540054ecc19e7c96c08a5ecc662c39f17956131f6c405aff9003ca194fedd5","absence":3600,"salt":"af47387494ea77b6"}',X'FAA4266EBDEE51FDF78B9D2FDF4F0D4D');
INSERT INTO "entries" VALUES('36684vgpp858',2,1.79494016794322204587e+09,'{"kind":"opened","seat":-1,"key":"d2b9bd9e6247df7e30267a5d51e1f8b8c483f1fb1ab8cf59eaedf028881b88dd"}',X'A9C2F28E4BC7C3FAE81B2D38D5684EF7');
INSERT INTO "entries" VALUES('36684vgpp858',3,1.79494016807706189154e+09,'{"kind":"opened","seat":0,"key":"90687f1a5b7d54a566209d23efed268d7aec0eb7ccdf071ace129baf37ca981e"}',X'D2C5395D81A37E294038BED66B478B8F');
INSERT INTO "entries" VALUES('36684vgpp858',4,1.79494016807706189154e+09,'{"kind":"opened","seat":-1,"key":"90687f1a5b7d54a566209d23efed268d7aec0eb7ccdf071ace129baf37ca981e"}',X'DA47806B4E93D3C0113ED9439896B043');
INSERT INTO "entries" VALUES('36684vgpp858',5,1.7949401680887551308e+09,'{"kind":"linked","seat":0,"key":"a8eead69facb6e5a4b2904cba8f6054dd264dbf6d6c7ff8b5082349371c9edd1"}',X'156B1103C8E03AC6F98DB0A9A5C75F0E');
INSERT INTO "entries" VALUES('36684vgpp858',6,1.79494016812747192381e+09,'{"kind":"closed","seat":0,"key":"90687f1a5b7d54a566209d23efed268d7aec0eb7ccdf071ace129baf37ca981e"}',X'47FE1B37052D37910929ADDEE169A475');
INSERT INTO "entries" VALUES('36684vgpp858',7,1.79494016812747192381e+09,'{"kind":"closed","seat":-1,"key":"90687f1a5b7d54a566209d23efed268d7aec0eb7ccdf071ace129baf37ca981e"}',X'D5EF8B49DDD3056E833101F39DFD4981');
INSERT INTO "entries" VALUES('36684vgpp858',8,1.79494016814360499382e+09,'{"kind":"invited","seat":-1,"key":"6d8664f1602a2631c1bb853255e69f855e336c36348fff82c6253f062ac28d2c"}',X'05E27697E1658240AF118A76908233F5');
INSERT INTO "entries" VALUES('36684vgpp858',9,1.79494016817253327364e+09,'{"kind":"said","seat":0,"digest":"09457a17dc9452a171684aba76b0ea76"}',X'7F3F89A9E6C5B86A28BCB138FF892318');
INSERT INTO "entries" VALUES('36684vgpp858',10,1.79494016822587370866e+09,'{"kind":"removed","line":9}',X'8E4763CA924835D4F43574DA3DF20983');
INSERT INTO "entries" VALUES('36684vgpp858',11,1.79494016830742192272e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"342934a8fa74e400"}',X'86AD138FC2605457C8AB0CB9E0B27F27');
INSERT INTO "entries" VALUES('3xmng4cb92nd',1,1.79494016832971644398e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"21784bdb79b690592b69ca5bf015439ece6830d651d6ec12285ee2a548989173"},{"kind":"human","name":"Player 2","colour":"blue","key":"838fd35f85489e60cb1015dde32fe0023af815163f138aa937720e3bba02e223"},{"kind":"human","name":"Player 3","colour":"green","key":"ad2ac7bcc68cd33137b9328369d04c21574d6882e29b29858f77bb61e57c63f4"}],"host":"c8523be6c7e337742a74e809bfec385dd8bac134f547b4456265801b92d0d81b","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"32e6ab7c1ca721ab"}',X'CEB9BD8BABE1D26234C1D9940DA97713');
INSERT INTO "entries" VALUES('3xmng4cb92nd',2,1.79494016832971644398e+09,'{"kind":"opened","seat":-1,"key":"21784bdb79b690592b69ca5bf015439ece6830d651d6ec12285ee2a548989173"}',X'CC2F29188D6C68D746548F9E7C9841D3');
INSERT INTO "entries" VALUES('3xmng4cb92nd',3,1.79494016832971644398e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","extra-office","swap","swap","develop","plus-4","plus-3","extra-office","move-three","plus-3","extra-office","develop"]},"salt":"128bcc1e81334ae2362a97aa5932e1d2"}',X'F16BB6D9B3D12E89C42BE04166B27A96');
INSERT INTO "entries" VALUES('3xmng4cb92nd',4,1.79494023261349821087e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'FA3EAA508A8FD0A66B3A6B961C50C620');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',1,1.7949401685595309735e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"6cb08532b20d65eeb8db8c0c3c9d4de0240c511b699a040e83b5b4d6492a66a8"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"7049c7b5a726dbf2bcb3b242a83a955d707d7cea0065cb76e07f99dd6b766912","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"cba4d9bc175b3fe7"}',X'DF00F9040721EFC582D9FE2B72BA6103');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',2,1.7949401685595309735e+09,'{"kind":"opened","seat":-1,"key":"6cb08532b20d65eeb8db8c0c3c9d4de0240c511b699a040e83b5b4d6492a66a8"}',X'471144009658688B9C9990E427B29AB3');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',3,1.7949401685595309735e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","extra-office","plus-4","plus-3","develop","move-three","develop","plus-3","plus-4","swap","swap","extra-office"]},"salt":"fb595d6161db8d739e76d3d23373b8fd"}',X'C6223D2CF78D0B71C161D5BF9E3997D6');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',4,1.79494016858707809451e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F6D333E694CCA1C71AD551131CF75B37');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',5,1.79494016863562798501e+09,'{"kind":"instant"}',X'BB99B4B1850F18260C77704F6FA35970');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',6,1.79494017005665540691e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m halle-wittenberg/2","level":"claim"}',X'4801A1B0533040D391827E382E0FF16E');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',7,1.79494017175063300126e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t halle-wittenberg/1","level":"claim"}',X'DF8803887316F405D666CF1096948E51');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',8,1794940171.77749,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'DA909FEDD3D0AABFEDEA061EEEDCA067');
INSERT INTO "entries" VALUES('5cf2e7mr8w8g',9,1.79494017182048797606e+09,'{"kind":"aborted"}',X'E1B4F546125DE042420E3F0A2A31FDB9');
INSERT INTO "entries" VALUES('7g9zc6jky873',1,1.79494016839338159556e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"142185feaca0ba24ae4e4e16a804b3f46cda8e55fa6cb5692ce17945a2319f74"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"f6bc8ec5271ea5649c3dc9297ed407f6bd9025d69bbbff4ba0e4fa619d78a5d0","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"693304065458e025"}',X'51920DD50F88C98C80001E331F2AE3F4');
INSERT INTO "entries" VALUES('7g9zc6jky873',2,1.79494016839338159556e+09,'{"kind":"opened","seat":-1,"key":"142185feaca0ba24ae4e4e16a804b3f46cda8e55fa6cb5692ce17945a2319f74"}',X'297B74449D3D76EF459302713B1D1562');
INSERT INTO "entries" VALUES('7g9zc6jky873',3,1.79494016839338159556e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"3494d8491e2ec3c780738ab1490a1f82"}',X'331884C1DA189D5D1F9BE734628957D2');
INSERT INTO "entries" VALUES('7g9zc6jky873',4,1.79494016843555307394e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'69072BF80E2483D1B9F2919107E2642C');
INSERT INTO "entries" VALUES('b38jrdyyt495',1,1.79494016836530971524e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"301477d075163f0ef0dd0129babd40e3640d2c1337120065259b925521835898"},{"kind":"human","name":"Player 2","colour":"blue","key":"c73f28fa628fd37c8d9fc0f7df027f6776a4b5818ce57ca8f24ce8b1ff647ffa"},{"kind":"human","name":"Player 3","colour":"green","key":"b1d85901c61d7721053b66a21f9852e5202f31b4d6c8946e9f84399b40ca0ae4"}],"host":"46872593714895adc371bf4340ed110478ceafdda3dc45114338a4dfa4d98ca4","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"360e6afcf9d20c69"}',X'32C1BF2878783AD8A5D8679A615C35A2');
INSERT INTO "entries" VALUES('b38jrdyyt495',2,1.79494016836530971524e+09,'{"kind":"opened","seat":-1,"key":"301477d075163f0ef0dd0129babd40e3640d2c1337120065259b925521835898"}',X'024D9383E7BD149477B5F487D886A995');
INSERT INTO "entries" VALUES('b38jrdyyt495',3,1.79494016836530971524e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["develop","extra-office","develop","extra-office","plus-3","plus-4","swap","swap","move-three","extra-office","plus-4","plus-3"]},"salt":"3868fb053a667e51eb833d4cdfb1d112"}',X'15571CEBC50C03721AD11175DA2BEDF0');
INSERT INTO "entries" VALUES('b38jrdyyt495',4,1.79494023265671610832e+09,'{"kind":"seen","seat":0}',X'78DAE718BF54D311CE331EA64CFA03D7');
INSERT INTO "entries" VALUES('d3m9sz734wxt',1,1.79494017258499193186e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"56a46d08099e33ed74bef882a6240b9c6e7dc353280740d8b087a514bfa0c2aa"},{"kind":"bot","name":"Wulf","colour":"green","level":"claim"}],"host":"321a38f995b764839afd6d39119ad3553ca56fe61065a1c39f96bc6f2fa6a67a","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","network":"28d0","salt":"8c8fc4c6b5ea2396","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"5d8969n6jfqk"}',X'6838C73A257749D81CFF25895774677D');
INSERT INTO "entries" VALUES('d3m9sz734wxt',2,1.79494017258499193186e+09,'{"kind":"opened","seat":1,"key":"b4d2ec569c2ef96d1b99421037a2b69b4a29cada2fdc0c5d1b95fe2b1b8c5b39"}',X'5A24236CAACE58E0B2869BE4F9A7B9B9');
INSERT INTO "entries" VALUES('d3m9sz734wxt',3,1.79494017258499193186e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-4","develop","swap","extra-office","swap","plus-3","move-three","extra-office","extra-office","develop","plus-4","plus-3"]},"salt":"d3d1dbea689656e6d4be2288117b0739"}',X'934B2ADCEAB63359DC48A7CF0226AF61');
INSERT INTO "entries" VALUES('d3m9sz734wxt',4,1.79494017319035696978e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'1810FDD1C169D9630E194BFF65A72393');
INSERT INTO "entries" VALUES('d3m9sz734wxt',5,1.79494017379783439634e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-magdeburg/1","level":"claim"}',X'E94830DD41B8B26D07AEFB0847D5FACE');
INSERT INTO "entries" VALUES('d3m9sz734wxt',6,1.7949401744249167442e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'C064867AABFC29C639A3EB70FF6DACEA');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',1,1.7949401723043828011e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"509e1e115f88dcc0cf116e2bd9f30efce24219ee17ff848f8a072a57a5d66090"},{"kind":"human","name":"Player 2","colour":"blue","key":"afb646afbab373dcecb555e27016bf2add2298c918c2dac46355e49caf6de8bd"},{"kind":"human","name":"Player 3","colour":"green","key":"2ac99738cbd7f3638c5ed161ebde422c7081e2295339399be8b65981ac9289b2"}],"host":"f7f9e82201c2f0ad7b0769d63c822606f08d955cce8b1ec8d72b06da6d851bab","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"870977de8db8185f"}',X'1E27FD6369BCD891E1C795A428F0C5E7');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',2,1.7949401723043828011e+09,'{"kind":"opened","seat":-1,"key":"509e1e115f88dcc0cf116e2bd9f30efce24219ee17ff848f8a072a57a5d66090"}',X'F6758797D7050C2659D6186717BF4A7F');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',3,1.7949401723043828011e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","plus-4","plus-4","extra-office","swap","move-three","swap","plus-3","extra-office","plus-3","develop","develop"]},"salt":"f5da1be66ab81e41c1e6669dbeaa9770"}',X'A22DB51D2F8C8D1DDEA94D81072019B9');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',4,1794940172.35082,'{"kind":"opened","seat":0,"key":"52d59ee78dd12be4d2f6d13652beb4eefb2eb71b5c4d719b6a7a530c6ebaa3c8"}',X'6142444F4AE794C1FE17F4F070AFCDF5');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',5,1794940172.35082,'{"kind":"opened","seat":-1,"key":"52d59ee78dd12be4d2f6d13652beb4eefb2eb71b5c4d719b6a7a530c6ebaa3c8"}',X'670F7FF768D31E4C62614128A38A15D4');
INSERT INTO "entries" VALUES('j6qx58m3qa4t',6,1.7949401723745243549e+09,'{"kind":"opened","seat":1,"key":"f690c7ba5d344020b05879d0617289e3fd56335fe9de9cce490cdcfe437593c7"}',X'19996D273CB146C2F15B25411A67EA06');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',1,1.79494017200069308276e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e2d4a27fd992922f550da3f9fd371f7a58b340e0b25555774841ff313deb442b"},{"kind":"human","name":"Player 2","colour":"blue","key":"5a76d81c0af0021a090af09f5716db1469fd06379720f1d0160901ac300bbe32"},{"kind":"human","name":"Player 3","colour":"green","key":"1823685693131e31cd1aa852f515221029ce274803ed7a4058398dec6b2976cf"}],"host":"e995b497f36a3fe5d46897e45d3452df91cdbe7e7f35327f883f8140d4f1b8ae","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"9fcb7a2c05b485df","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'1477156AD303CA25F48587C06145D565');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',2,1.79494017200069308276e+09,'{"kind":"opened","seat":-1,"key":"e2d4a27fd992922f550da3f9fd371f7a58b340e0b25555774841ff313deb442b"}',X'1CF2E6DD52B561B556AD4EFD8E4276C2');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',3,1.79494017200069308276e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","extra-office","swap","plus-3","develop","extra-office","plus-3","move-three","develop","plus-4","plus-4","swap"]},"salt":"5944eae03dbb3467861aecdd0e2a0a06"}',X'D02A6FA8D6148136291BA75E5CE2F413');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',4,1.79494018700176930425e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'4595A138A8E03985C1E29F836FC8CFC6');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',5,1.79494019146664524075e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'65BACFB8072C4D8E5B6FBA1ABB0F2B12');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',6,1.79494019517081975934e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'F23E6B27972A6F9765750970CEDBEFE2');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',7,1.79494019581046819686e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'A9813F6ED71EF4752EFDE969DC01C6DA');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',8,1.7949402108110141754e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'4CC5A8B40717C1869BCDC8F1C3047171');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',9,1.79494021141907906524e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'C35BC44341D6FB9A53AAB3B1CA167293');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',10,1.79494021203644609453e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'6C00BC88090E53B7391CEE731AE5738A');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',11,1.79494021265043330196e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'453BE777BFE6DCC095AC37E57D9AE43F');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',12,1.79494022765111494064e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'E43C30D7C488BAFB62371DBD7C24A214');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',13,1.79494022825540757177e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'3CFB6CEF4A4BAE49E0EE71AEECE80A52');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',14,1794940228.85844,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'A9648E004BC89F46B7FE79C5BAB01964');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',15,1.79494022946743512158e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'2513074CE530D952A92CD7E62A60234B');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',16,1.79494022977730917928e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'D9FFE95CB06D51A719C31B4A4DC1D78F');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',17,1.79494022993443107607e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'37294061F7CBBFE2E598427DD1AAB515');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',18,1.79494023053768754008e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'A5756B879881821B9EF1556B8C75FC34');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',19,1794940231.14223,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'1AC22CD627933751FE52499A4BDEEF32');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',20,1.79494023175141525269e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'61DAB6BC671D9B4DDFE0269D40ADBCE2');
INSERT INTO "entries" VALUES('k2r7m9gunr3w',21,1.79494023205847382548e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-magdeburg/1","level":"expert"}',X'E2CE77616F324F285E8A96779270B69E');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',1,1.7949401718540370464e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ca870ccddf2156ff1f3950bf6dd723d1a16ddf3c88997ebfd4b0b2346dbe609c"},{"kind":"human","name":"Player 2","colour":"blue","key":"7024b1bc0a00715fc0cb6096bdab20674739feca295f4901729b9bfb66a35e3e"},{"kind":"human","name":"Player 3","colour":"green","key":"309e69f2bc8e4f25107c621ccd1bd47fb54dcce256007a01233ffe76e3a4c365"}],"host":"64449b92976b5451c73f2078175829cf4518d1414bfe236fc84f873cdaa3f160","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"86fd7bb880fda392","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'5510EDB49808C8D585BBEB2EC964C1D2');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',2,1.7949401718540370464e+09,'{"kind":"opened","seat":-1,"key":"ca870ccddf2156ff1f3950bf6dd723d1a16ddf3c88997ebfd4b0b2346dbe609c"}',X'94550D9DD9FA65EF4BB8570141F4213B');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',3,1.7949401718540370464e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","plus-4","plus-4","plus-3","swap","swap","extra-office","move-three","plus-3","extra-office","develop","extra-office"]},"salt":"06bb4da54d3343604246ebe075143420"}',X'CEB623418A61CA5798F578C4FE0BF7AA');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',4,1.79494017188978815082e+09,'{"kind":"rested","seat":1,"days":7}',X'1265D2E003BC39CF2DEA17FA1BA6AAD8');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',5,1.79494017190696597096e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"7cae51e7c20cc375"}',X'D3FAFC0CD1A2CC1BF4BCA9D7E2A0A277');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',6,1.79494017192678356168e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'8B56EBDEEC470407A21582FEF7417B46');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',7,1.79494017192678356168e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'8A96DFA64C25D2C760D8D9E4C8C12084');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',8,1.79494017195302820203e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'751434EC39C80DC4BF526C5DF0D3D030');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',9,1.7949401719656159878e+09,'{"kind":"answered","seat":1,"agree":true}',X'A4D3BEAEA8C9825F02A14EB84A42FF2A');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',10,1.79494017199041509631e+09,'{"kind":"answered","seat":2,"agree":true}',X'AA224FD444F39F4CCA65A8DD0D817967');
INSERT INTO "entries" VALUES('s97cdwyr6kxc',11,1.79494017199041509631e+09,'{"kind":"paused","days":30}',X'EF555570C93D6A9CC2F6355974CA1AB6');
INSERT INTO "entries" VALUES('vtrhxjhypty9',1,1.79494016845553421976e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"87f41b9147099ff8f9092662ab8aedc5169bd7036213f429e2655ca2c65fbb9e"},{"kind":"human","name":"Player 2","colour":"blue","key":"163d3fde56386ede7c662d070a2dbf7fa3f09c5110b3c1ed01210db2a880a136"}],"host":"3c02cbded4221660840dab205173e9ef95a8c1b71920692051b3a3cd23093b61","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"d2ae4dffde8adc2c"}',X'2A5DA048DC67721831456B95C03CC574');
INSERT INTO "entries" VALUES('vtrhxjhypty9',2,1.79494016845553421976e+09,'{"kind":"opened","seat":-1,"key":"87f41b9147099ff8f9092662ab8aedc5169bd7036213f429e2655ca2c65fbb9e"}',X'5CBDC80B2FFD6BC697393410407A26DC');
INSERT INTO "entries" VALUES('vtrhxjhypty9',3,1.79494016845553421976e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"b0b81fbdde552aadb20ef033966e4a2a"}',X'E54C4422621938B13A155B7AAAD5D6B7');
INSERT INTO "entries" VALUES('vtrhxjhypty9',4,1.79494016850326871875e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'11D775E3C33095C0544DB88859A324FB');
INSERT INTO "entries" VALUES('vtrhxjhypty9',5,1.79494016852127146726e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'6EF4A4DFFA1C440D5FCF5FCE30C7F3E2');
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
INSERT INTO "health" VALUES(1,1.7949401677541966439e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('98509a1081300d9c269dc57523e4d8ca2467a5e6c54d6e8c73e1b76725afe416','36684vgpp858',-1);
INSERT INTO "held" VALUES('a8eead69facb6e5a4b2904cba8f6054dd264dbf6d6c7ff8b5082349371c9edd1','36684vgpp858',-1);
INSERT INTO "held" VALUES('a8eead69facb6e5a4b2904cba8f6054dd264dbf6d6c7ff8b5082349371c9edd1','36684vgpp858',0);
INSERT INTO "held" VALUES('21784bdb79b690592b69ca5bf015439ece6830d651d6ec12285ee2a548989173','3xmng4cb92nd',-1);
INSERT INTO "held" VALUES('21784bdb79b690592b69ca5bf015439ece6830d651d6ec12285ee2a548989173','3xmng4cb92nd',0);
INSERT INTO "held" VALUES('838fd35f85489e60cb1015dde32fe0023af815163f138aa937720e3bba02e223','3xmng4cb92nd',1);
INSERT INTO "held" VALUES('ad2ac7bcc68cd33137b9328369d04c21574d6882e29b29858f77bb61e57c63f4','3xmng4cb92nd',2);
INSERT INTO "held" VALUES('c8523be6c7e337742a74e809bfec385dd8bac134f547b4456265801b92d0d81b','3xmng4cb92nd',-1);
INSERT INTO "held" VALUES('6cb08532b20d65eeb8db8c0c3c9d4de0240c511b699a040e83b5b4d6492a66a8','5cf2e7mr8w8g',-1);
INSERT INTO "held" VALUES('6cb08532b20d65eeb8db8c0c3c9d4de0240c511b699a040e83b5b4d6492a66a8','5cf2e7mr8w8g',0);
INSERT INTO "held" VALUES('7049c7b5a726dbf2bcb3b242a83a955d707d7cea0065cb76e07f99dd6b766912','5cf2e7mr8w8g',-1);
INSERT INTO "held" VALUES('142185feaca0ba24ae4e4e16a804b3f46cda8e55fa6cb5692ce17945a2319f74','7g9zc6jky873',-1);
INSERT INTO "held" VALUES('142185feaca0ba24ae4e4e16a804b3f46cda8e55fa6cb5692ce17945a2319f74','7g9zc6jky873',0);
INSERT INTO "held" VALUES('f6bc8ec5271ea5649c3dc9297ed407f6bd9025d69bbbff4ba0e4fa619d78a5d0','7g9zc6jky873',-1);
INSERT INTO "held" VALUES('301477d075163f0ef0dd0129babd40e3640d2c1337120065259b925521835898','b38jrdyyt495',-1);
INSERT INTO "held" VALUES('301477d075163f0ef0dd0129babd40e3640d2c1337120065259b925521835898','b38jrdyyt495',0);
INSERT INTO "held" VALUES('46872593714895adc371bf4340ed110478ceafdda3dc45114338a4dfa4d98ca4','b38jrdyyt495',-1);
INSERT INTO "held" VALUES('b1d85901c61d7721053b66a21f9852e5202f31b4d6c8946e9f84399b40ca0ae4','b38jrdyyt495',2);
INSERT INTO "held" VALUES('c73f28fa628fd37c8d9fc0f7df027f6776a4b5818ce57ca8f24ce8b1ff647ffa','b38jrdyyt495',1);
INSERT INTO "held" VALUES('321a38f995b764839afd6d39119ad3553ca56fe61065a1c39f96bc6f2fa6a67a','d3m9sz734wxt',-1);
INSERT INTO "held" VALUES('56a46d08099e33ed74bef882a6240b9c6e7dc353280740d8b087a514bfa0c2aa','d3m9sz734wxt',1);
INSERT INTO "held" VALUES('b4d2ec569c2ef96d1b99421037a2b69b4a29cada2fdc0c5d1b95fe2b1b8c5b39','d3m9sz734wxt',1);
INSERT INTO "held" VALUES('2ac99738cbd7f3638c5ed161ebde422c7081e2295339399be8b65981ac9289b2','j6qx58m3qa4t',2);
INSERT INTO "held" VALUES('509e1e115f88dcc0cf116e2bd9f30efce24219ee17ff848f8a072a57a5d66090','j6qx58m3qa4t',-1);
INSERT INTO "held" VALUES('509e1e115f88dcc0cf116e2bd9f30efce24219ee17ff848f8a072a57a5d66090','j6qx58m3qa4t',0);
INSERT INTO "held" VALUES('52d59ee78dd12be4d2f6d13652beb4eefb2eb71b5c4d719b6a7a530c6ebaa3c8','j6qx58m3qa4t',-1);
INSERT INTO "held" VALUES('52d59ee78dd12be4d2f6d13652beb4eefb2eb71b5c4d719b6a7a530c6ebaa3c8','j6qx58m3qa4t',0);
INSERT INTO "held" VALUES('afb646afbab373dcecb555e27016bf2add2298c918c2dac46355e49caf6de8bd','j6qx58m3qa4t',1);
INSERT INTO "held" VALUES('f690c7ba5d344020b05879d0617289e3fd56335fe9de9cce490cdcfe437593c7','j6qx58m3qa4t',1);
INSERT INTO "held" VALUES('f7f9e82201c2f0ad7b0769d63c822606f08d955cce8b1ec8d72b06da6d851bab','j6qx58m3qa4t',-1);
INSERT INTO "held" VALUES('1823685693131e31cd1aa852f515221029ce274803ed7a4058398dec6b2976cf','k2r7m9gunr3w',2);
INSERT INTO "held" VALUES('5a76d81c0af0021a090af09f5716db1469fd06379720f1d0160901ac300bbe32','k2r7m9gunr3w',1);
INSERT INTO "held" VALUES('e2d4a27fd992922f550da3f9fd371f7a58b340e0b25555774841ff313deb442b','k2r7m9gunr3w',-1);
INSERT INTO "held" VALUES('e2d4a27fd992922f550da3f9fd371f7a58b340e0b25555774841ff313deb442b','k2r7m9gunr3w',0);
INSERT INTO "held" VALUES('e995b497f36a3fe5d46897e45d3452df91cdbe7e7f35327f883f8140d4f1b8ae','k2r7m9gunr3w',-1);
INSERT INTO "held" VALUES('309e69f2bc8e4f25107c621ccd1bd47fb54dcce256007a01233ffe76e3a4c365','s97cdwyr6kxc',2);
INSERT INTO "held" VALUES('64449b92976b5451c73f2078175829cf4518d1414bfe236fc84f873cdaa3f160','s97cdwyr6kxc',-1);
INSERT INTO "held" VALUES('7024b1bc0a00715fc0cb6096bdab20674739feca295f4901729b9bfb66a35e3e','s97cdwyr6kxc',1);
INSERT INTO "held" VALUES('ca870ccddf2156ff1f3950bf6dd723d1a16ddf3c88997ebfd4b0b2346dbe609c','s97cdwyr6kxc',-1);
INSERT INTO "held" VALUES('ca870ccddf2156ff1f3950bf6dd723d1a16ddf3c88997ebfd4b0b2346dbe609c','s97cdwyr6kxc',0);
INSERT INTO "held" VALUES('163d3fde56386ede7c662d070a2dbf7fa3f09c5110b3c1ed01210db2a880a136','vtrhxjhypty9',1);
INSERT INTO "held" VALUES('3c02cbded4221660840dab205173e9ef95a8c1b71920692051b3a3cd23093b61','vtrhxjhypty9',-1);
INSERT INTO "held" VALUES('87f41b9147099ff8f9092662ab8aedc5169bd7036213f429e2655ca2c65fbb9e','vtrhxjhypty9',-1);
INSERT INTO "held" VALUES('87f41b9147099ff8f9092662ab8aedc5169bd7036213f429e2655ca2c65fbb9e','vtrhxjhypty9',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('0ac2aff3-0e66-4194-9788-951982698ca6',1.79491578006603908542e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('36684vgpp858','28d0f6');
INSERT INTO "makers" VALUES('3xmng4cb92nd','28d0f6');
INSERT INTO "makers" VALUES('5cf2e7mr8w8g','28d0f6');
INSERT INTO "makers" VALUES('7g9zc6jky873','28d0f6');
INSERT INTO "makers" VALUES('b38jrdyyt495','28d0f6');
INSERT INTO "makers" VALUES('d3m9sz734wxt','28d0f6');
INSERT INTO "makers" VALUES('j6qx58m3qa4t','28d0f6');
INSERT INTO "makers" VALUES('k2r7m9gunr3w','28d0f6');
INSERT INTO "makers" VALUES('s97cdwyr6kxc','28d0f6');
INSERT INTO "makers" VALUES('vtrhxjhypty9','28d0f6');
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
INSERT INTO "people" VALUES('6a85c3ec9d90bc2cd8099d685afdf2fb',1.79494017248209047311e+09,'http://127.0.0.1:33887','en','UTC',NULL,NULL,'b4d2ec569c2ef96d1b99421037a2b69b4a29cada2fdc0c5d1b95fe2b1b8c5b39','Hille','hille',1.79494017251468348508e+09);
INSERT INTO "people" VALUES('f98b5be94f23cbbe9949ecd4e1c4e997',1.79494017223128199574e+09,'http://127.0.0.1:33887','en','UTC',NULL,NULL,'72c0cf95d6591aee6fe91cae7ffc1e4182c1cdd862928f1a051f5d1784d6ff5c','',NULL,0.0);
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','ULQDA6dLQoAb2g4xAeA71OvwuvaLNy0MlBMuuOi0of0');
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
INSERT INTO "tables" VALUES('36684vgpp858',11,'lobby',1,NULL,1.79494016794322204587e+09,1.79494016830742192272e+09,'{"id":"36684vgpp858","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794940167.943222,"updated":1794940168.307422,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'86AD138FC2605457C8AB0CB9E0B27F27',X'297B4C2B39A473336F051D45D975B984',NULL,NULL,0);
INSERT INTO "tables" VALUES('3xmng4cb92nd',4,'running',0,1.79494024261349821094e+09,1.79494016832971644398e+09,1.79494023261349821087e+09,'{"id":"3xmng4cb92nd","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794940168.3297164,"updated":1794940232.6134982,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'FA3EAA508A8FD0A66B3A6B961C50C620',X'52A8B3F92BD81BC1BCE1A84E10201B6F',NULL,NULL,0);
INSERT INTO "tables" VALUES('b38jrdyyt495',4,'running',0,NULL,1.79494016836530971524e+09,1.79494023265671610832e+09,'{"id":"b38jrdyyt495","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794940168.3653097,"updated":1794940232.656716,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'78DAE718BF54D311CE331EA64CFA03D7',X'7395C363C649234124999D6B5929AE9F',NULL,NULL,0);
INSERT INTO "tables" VALUES('7g9zc6jky873',4,'running',0,NULL,1.79494016839338159556e+09,1.79494016843555307394e+09,'{"id":"7g9zc6jky873","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794940168.3933816,"updated":1794940168.435553,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'69072BF80E2483D1B9F2919107E2642C',X'A7F4BE7410A5C021BE0032D08F7825A5',NULL,NULL,0);
INSERT INTO "tables" VALUES('vtrhxjhypty9',5,'running',0,NULL,1.79494016845553421976e+09,1.79494016852127146726e+09,'{"id":"vtrhxjhypty9","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794940168.4555342,"updated":1794940168.5212715,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6EF4A4DFFA1C440D5FCF5FCE30C7F3E2',X'0F4EADB4A1537FC47D9FC32717D6609E',NULL,NULL,0);
INSERT INTO "tables" VALUES('5cf2e7mr8w8g',9,'aborted',0,NULL,1.7949401685595309735e+09,1.79494017182048797606e+09,'{"id":"5cf2e7mr8w8g","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794940168.559531,"updated":1794940171.820488,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'E1B4F546125DE042420E3F0A2A31FDB9',X'86A6119C5DEFEA18143D6D7B707A39A2',NULL,NULL,0);
INSERT INTO "tables" VALUES('s97cdwyr6kxc',11,'running',0,NULL,1.7949401718540370464e+09,1.79494017199041509631e+09,'{"id":"s97cdwyr6kxc","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794940171.854037,"updated":1794940171.990415,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797618571.990415,"left":null,"ranks":[],"totals":[]}',X'EF555570C93D6A9CC2F6355974CA1AB6',X'8DFC360EF653543E0BF1C64729F9DC83',1.79761857199041509623e+09,NULL,0);
INSERT INTO "tables" VALUES('k2r7m9gunr3w',21,'running',0,NULL,1.79494017200069308276e+09,1.79494023205847382548e+09,'{"id":"k2r7m9gunr3w","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":15,"decider":0,"turn":0,"created":1794940172.000693,"updated":1794940232.0584738,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'E2CE77616F324F285E8A96779270B69E',X'50DEA4FDA50C92DBB29EA19323DD8D81',NULL,NULL,0);
INSERT INTO "tables" VALUES('j6qx58m3qa4t',6,'running',0,NULL,1.7949401723043828011e+09,1.7949401723745243549e+09,'{"id":"j6qx58m3qa4t","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794940172.3043828,"updated":1794940172.3745244,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'19996D273CB146C2F15B25411A67EA06',X'ECF10B94C2E9EBBDE12664FDFA02E672',NULL,NULL,0);
INSERT INTO "tables" VALUES('d3m9sz734wxt',6,'running',1,NULL,1.79494017258499193186e+09,1.7949401744249167442e+09,'{"id":"d3m9sz734wxt","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Wulf","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1794940172.584992,"updated":1794940174.4249167,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795026574.4249167,"left":null,"ranks":[],"totals":[]}',X'C064867AABFC29C639A3EB70FF6DACEA',X'F52F09BF15822E0A115937EFB31C1B43',1.79502657442491674426e+09,1.79494017442517924312e+09,0);
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
COMMIT;
