BEGIN TRANSACTION;
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser are invalid
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    code TEXT NOT NULL,
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3x52u3n8by39',1,1.79485862331037545206e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"6e546f74b6de2c8f4c249dc2d81e26afba1296fde10d6f6609e6cece77379e52"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"5a62898bccc4c61821265b6223d69a461a2e003bc6785de1b7210f73011e8cf9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'FA86EB74F9E80E2DADB76A40B792A5D2');
INSERT INTO "entries" VALUES('3x52u3n8by39',2,1.79485862331037545206e+09,'{"kind":"opened","seat":-1,"key":"6e546f74b6de2c8f4c249dc2d81e26afba1296fde10d6f6609e6cece77379e52"}',X'529FE80F333FEC2913597C43190FFF4D');
INSERT INTO "entries" VALUES('3x52u3n8by39',3,1.79485862331037545206e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","extra-office","plus-3","swap","develop","extra-office","move-three","swap","plus-4","plus-4","develop","extra-office"]},"salt":"e0b12e83fd9d31f62da873a11be553db"}',X'071C69C7F52910C9B9E2678DAB31C673');
INSERT INTO "entries" VALUES('3x52u3n8by39',4,1.79485862332107591631e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'E0931F39ED13897F97A33AAEC7CBBAF3');
INSERT INTO "entries" VALUES('3x52u3n8by39',5,1.7948586233422794342e+09,'{"kind":"instant"}',X'6A943FA5E9B2AD520752662EB3BA4390');
INSERT INTO "entries" VALUES('3x52u3n8by39',6,1.79485862369926142687e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'087A5B2F99B391F7B8090DCDB6F96346');
INSERT INTO "entries" VALUES('3x52u3n8by39',7,1.79485862402170300491e+09,'{"kind":"decided","ply":2,"seat":1,"action":"displace t halle-magdeburg/1 paying 1t","level":"claim"}',X'6ABC8C8F68469DB6192D9F6D1421FD20');
INSERT INTO "entries" VALUES('3x52u3n8by39',8,1.79485862404570174211e+09,'{"kind":"aborted"}',X'7D89F15F4255142D19ECA6A8868C51F1');
INSERT INTO "entries" VALUES('qap2qznm8ua9',1,1.79485862313814139362e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"755d749d6036af116e4dc6585a3105f25cd47b1fe47d70408b06381560427375"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"a58e3dfcd4081dc03c0df33994d14b0434d57d3e8d14b42820b4fbde87903442","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"4e29deab2d63b7105bb02f0f59d2ba8220c2be6185f28d810b7b13a7ec771e1b","absence":3600}',X'4C88FE141DC1BCA1388D750BDC4416C1');
INSERT INTO "entries" VALUES('qap2qznm8ua9',2,1.79485862313814139362e+09,'{"kind":"opened","seat":-1,"key":"755d749d6036af116e4dc6585a3105f25cd47b1fe47d70408b06381560427375"}',X'CDC56A921AE009B41C9AC2957235C0B6');
INSERT INTO "entries" VALUES('qap2qznm8ua9',3,1.79485862318618845942e+09,'{"kind":"opened","seat":0,"key":"291495475083a274e4c439e32b4ddf4cbea799d650959ceb0970e57f081af665"}',X'12BCBFE9D864EBE4C0AF0D806A3EF392');
INSERT INTO "entries" VALUES('qap2qznm8ua9',4,1.79485862318618845942e+09,'{"kind":"opened","seat":-1,"key":"291495475083a274e4c439e32b4ddf4cbea799d650959ceb0970e57f081af665"}',X'7FC39548DE8F8A6CC24F909F20D1E2F8');
INSERT INTO "entries" VALUES('qap2qznm8ua9',5,1.79485862319342803954e+09,'{"kind":"linked","seat":0,"key":"2fe5da02657f94daed43581d09a20302f2d4daf39ea6043abcc5cb62cc69e3df"}',X'5F01E41482A0518B3B47B6DC32CEEF2A');
INSERT INTO "entries" VALUES('qap2qznm8ua9',6,1.79485862320320510871e+09,'{"kind":"closed","seat":0,"key":"291495475083a274e4c439e32b4ddf4cbea799d650959ceb0970e57f081af665"}',X'C8B5E2A88671353B7DC8594420C1493C');
INSERT INTO "entries" VALUES('qap2qznm8ua9',7,1.79485862320320510871e+09,'{"kind":"closed","seat":-1,"key":"291495475083a274e4c439e32b4ddf4cbea799d650959ceb0970e57f081af665"}',X'AD104D615A9D6436B035D80F1A2985A9');
INSERT INTO "entries" VALUES('qap2qznm8ua9',8,1.79485862320889043809e+09,'{"kind":"invited","seat":-1,"key":"ab04e7190e423c863ba22408bc46da44b06f2f35fc1770ec8c97131416a2ae71"}',X'4005E6D188C30024C7C2C2DFCB0B59A7');
INSERT INTO "entries" VALUES('qap2qznm8ua9',9,1.79485862321472287176e+09,'{"kind":"said","seat":0,"text":"to be removed"}',X'CAA87994B2BBB6AE245FE8FE955E1217');
INSERT INTO "entries" VALUES('qap2qznm8ua9',10,1.7948586232282414437e+09,'{"kind":"removed","line":9}',X'BFB03DC2C1BAB585915EBB96786F3BE6');
INSERT INTO "entries" VALUES('qap2qznm8ua9',11,1.79485862323375940322e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'443FD1922EC18A90CBE34917AFC9AA67');
INSERT INTO "entries" VALUES('r2fmz583z6k5',1,1.7948586232823517323e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"bc3b5b9bf52b7d1ccba665e6b130bd9b99edd2644bb40be1f0983e8197690c7b"},{"kind":"human","name":"Player 2","colour":"blue","key":"0dddc22cd464133c9429e2f987e769c957b0557cdba03a24dacca7cf049cf1f0"}],"host":"3325599288561ac919952207ea2d154506902978e43a34818af629d2616fc6e4","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'7845AA84B30F423FC21935D1081AFF91');
INSERT INTO "entries" VALUES('r2fmz583z6k5',2,1.7948586232823517323e+09,'{"kind":"opened","seat":-1,"key":"bc3b5b9bf52b7d1ccba665e6b130bd9b99edd2644bb40be1f0983e8197690c7b"}',X'62DB5AD939A34244C5AFF5C5D6580F34');
INSERT INTO "entries" VALUES('r2fmz583z6k5',3,1.7948586232823517323e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"27b888549821d5947f19bbe14ef81f53"}',X'468EA379EC0A8A30B7FCE5C7E184E6F4');
INSERT INTO "entries" VALUES('r2fmz583z6k5',4,1.79485862329487943656e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'D2D178CB03EE9B8FCE365D3929C35565');
INSERT INTO "entries" VALUES('r2fmz583z6k5',5,1.79485862330300641057e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'3B1E4E849A0C826A918A560FA3740F75');
INSERT INTO "entries" VALUES('r2gejksxg6gw',1,1.79485862324732899659e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"64fcba6eddf68b1ee9c08d1aca853a7468a5418de0d2d019b99b5866aaa5f48b"},{"kind":"human","name":"Player 2","colour":"blue","key":"7c38b14a330f68e5ce91c967a8e83d926ca02fbe687d8b1a2f4ee74c61462724"},{"kind":"human","name":"Player 3","colour":"green","key":"5d4314681b104f44fbdeed64ceafb429d8373a471d38794f8d6e4ad9214c6db7"}],"host":"2996d1e863b357b1b57858fa12461908942425e142301b235ee33f611a4adbe6","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'6160E067DAE668A2D2277566E9E446B4');
INSERT INTO "entries" VALUES('r2gejksxg6gw',2,1.79485862324732899659e+09,'{"kind":"opened","seat":-1,"key":"64fcba6eddf68b1ee9c08d1aca853a7468a5418de0d2d019b99b5866aaa5f48b"}',X'CDB42FB2CF2D5E5407F6476E988811F9');
INSERT INTO "entries" VALUES('r2gejksxg6gw',3,1.79485862324732899659e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","plus-4","develop","extra-office","plus-4","swap","extra-office","plus-3","swap","plus-3","move-three","develop"]},"salt":"43e16977ab976624694abadda5be9297"}',X'1711B70B7CD1E5CE1EFEBCAD1D54D538');
INSERT INTO "entries" VALUES('r2gejksxg6gw',4,1.7948586840655281544e+09,'{"kind":"seen","seat":0}',X'9461AE8EABEF79EECC154F9A8E19A14F');
INSERT INTO "entries" VALUES('u4ft8vrq5q7g',1,1.79485862324037289622e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"20a666d16bbd20c1932aaa05f61acfebda25b523134faaf8ad513e5bf5eae18f"},{"kind":"human","name":"Player 2","colour":"blue","key":"03a92afa03f06d5ade5fab9a4b7ca811b444a41e94836c8eb86abe354fbe3a9e"},{"kind":"human","name":"Player 3","colour":"green","key":"9e8ea0e6736cd9a476dddf72f52a8eb7db7290ba3e9db111ef3c28ec1fb02730"}],"host":"9e81a0fd11a59ed60d4c0e9f66cddf8a78b85f1937ceea69e8716cd80c383069","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'977252583865CC38DA4212B747927199');
INSERT INTO "entries" VALUES('u4ft8vrq5q7g',2,1.79485862324037289622e+09,'{"kind":"opened","seat":-1,"key":"20a666d16bbd20c1932aaa05f61acfebda25b523134faaf8ad513e5bf5eae18f"}',X'F6762F8985AC08D3BEA25834EA09E1C0');
INSERT INTO "entries" VALUES('u4ft8vrq5q7g',3,1.79485862324037289622e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","develop","plus-4","swap","plus-3","extra-office","plus-4","plus-3","move-three","develop","extra-office","extra-office"]},"salt":"1f5237ccda0c3cd29f1472eb0385947f"}',X'D7AE45C8090DFBAB1DF982B1DB5832EB');
INSERT INTO "entries" VALUES('u4ft8vrq5q7g',4,1.79485868406094861032e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'47A65518596E78542175427B97BF7BA2');
INSERT INTO "entries" VALUES('xe5tx4qzc444',1,1.79485862325947427746e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7e342709df9ffe718f1ee433470bd0531c823b8f92521ab619920b4d7a353d2d"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"73680ebc4acc956420e759906e3be5dad05cd720dfc90593100b018e41ef0033","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'2B9CB01C618A47D38D98CD8585711AD1');
INSERT INTO "entries" VALUES('xe5tx4qzc444',2,1.79485862325947427746e+09,'{"kind":"opened","seat":-1,"key":"7e342709df9ffe718f1ee433470bd0531c823b8f92521ab619920b4d7a353d2d"}',X'02926A0E071F105A7BB4CDAAE9CF12E8');
INSERT INTO "entries" VALUES('xe5tx4qzc444',3,1.79485862325947427746e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"4992bd9a66f6dfcb95e359fe445a738d"}',X'F9D200CDBAE4D352DCAC944096138550');
INSERT INTO "entries" VALUES('xe5tx4qzc444',4,1.79485862327216744421e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'34A2275C30D4337570387531C6F7E543');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79485862305401730541e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('5a62898bccc4c61821265b6223d69a461a2e003bc6785de1b7210f73011e8cf9','3x52u3n8by39',-1);
INSERT INTO "held" VALUES('6e546f74b6de2c8f4c249dc2d81e26afba1296fde10d6f6609e6cece77379e52','3x52u3n8by39',-1);
INSERT INTO "held" VALUES('6e546f74b6de2c8f4c249dc2d81e26afba1296fde10d6f6609e6cece77379e52','3x52u3n8by39',0);
INSERT INTO "held" VALUES('2fe5da02657f94daed43581d09a20302f2d4daf39ea6043abcc5cb62cc69e3df','qap2qznm8ua9',-1);
INSERT INTO "held" VALUES('2fe5da02657f94daed43581d09a20302f2d4daf39ea6043abcc5cb62cc69e3df','qap2qznm8ua9',0);
INSERT INTO "held" VALUES('a58e3dfcd4081dc03c0df33994d14b0434d57d3e8d14b42820b4fbde87903442','qap2qznm8ua9',-1);
INSERT INTO "held" VALUES('0dddc22cd464133c9429e2f987e769c957b0557cdba03a24dacca7cf049cf1f0','r2fmz583z6k5',1);
INSERT INTO "held" VALUES('3325599288561ac919952207ea2d154506902978e43a34818af629d2616fc6e4','r2fmz583z6k5',-1);
INSERT INTO "held" VALUES('bc3b5b9bf52b7d1ccba665e6b130bd9b99edd2644bb40be1f0983e8197690c7b','r2fmz583z6k5',-1);
INSERT INTO "held" VALUES('bc3b5b9bf52b7d1ccba665e6b130bd9b99edd2644bb40be1f0983e8197690c7b','r2fmz583z6k5',0);
INSERT INTO "held" VALUES('2996d1e863b357b1b57858fa12461908942425e142301b235ee33f611a4adbe6','r2gejksxg6gw',-1);
INSERT INTO "held" VALUES('5d4314681b104f44fbdeed64ceafb429d8373a471d38794f8d6e4ad9214c6db7','r2gejksxg6gw',2);
INSERT INTO "held" VALUES('64fcba6eddf68b1ee9c08d1aca853a7468a5418de0d2d019b99b5866aaa5f48b','r2gejksxg6gw',-1);
INSERT INTO "held" VALUES('64fcba6eddf68b1ee9c08d1aca853a7468a5418de0d2d019b99b5866aaa5f48b','r2gejksxg6gw',0);
INSERT INTO "held" VALUES('7c38b14a330f68e5ce91c967a8e83d926ca02fbe687d8b1a2f4ee74c61462724','r2gejksxg6gw',1);
INSERT INTO "held" VALUES('03a92afa03f06d5ade5fab9a4b7ca811b444a41e94836c8eb86abe354fbe3a9e','u4ft8vrq5q7g',1);
INSERT INTO "held" VALUES('20a666d16bbd20c1932aaa05f61acfebda25b523134faaf8ad513e5bf5eae18f','u4ft8vrq5q7g',-1);
INSERT INTO "held" VALUES('20a666d16bbd20c1932aaa05f61acfebda25b523134faaf8ad513e5bf5eae18f','u4ft8vrq5q7g',0);
INSERT INTO "held" VALUES('9e81a0fd11a59ed60d4c0e9f66cddf8a78b85f1937ceea69e8716cd80c383069','u4ft8vrq5q7g',-1);
INSERT INTO "held" VALUES('9e8ea0e6736cd9a476dddf72f52a8eb7db7290ba3e9db111ef3c28ec1fb02730','u4ft8vrq5q7g',2);
INSERT INTO "held" VALUES('73680ebc4acc956420e759906e3be5dad05cd720dfc90593100b018e41ef0033','xe5tx4qzc444',-1);
INSERT INTO "held" VALUES('7e342709df9ffe718f1ee433470bd0531c823b8f92521ab619920b4d7a353d2d','xe5tx4qzc444',-1);
INSERT INTO "held" VALUES('7e342709df9ffe718f1ee433470bd0531c823b8f92521ab619920b4d7a353d2d','xe5tx4qzc444',0);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3x52u3n8by39','28d0f6');
INSERT INTO "makers" VALUES('qap2qznm8ua9','28d0f6');
INSERT INTO "makers" VALUES('r2fmz583z6k5','28d0f6');
INSERT INTO "makers" VALUES('r2gejksxg6gw','28d0f6');
INSERT INTO "makers" VALUES('u4ft8vrq5q7g','28d0f6');
INSERT INTO "makers" VALUES('xe5tx4qzc444','28d0f6');
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'');
INSERT INTO "tables" VALUES('qap2qznm8ua9',11,'lobby',1,NULL,1.79485862313814139362e+09,1.79485862323375940322e+09,'{"id":"qap2qznm8ua9","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794858623.1381414,"updated":1794858623.2337594,"you":[],"absence":3600,"comeback":true}',X'443FD1922EC18A90CBE34917AFC9AA67',X'C11BF815D8BFF638EEE48D5BADF95317');
INSERT INTO "tables" VALUES('u4ft8vrq5q7g',4,'running',0,1.79485869406094861026e+09,1.79485862324037289622e+09,1.79485868406094861032e+09,'{"id":"u4ft8vrq5q7g","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794858623.240373,"updated":1794858684.0609486,"you":[],"absence":60,"comeback":true}',X'47A65518596E78542175427B97BF7BA2',X'EDD0E53D19C1DC8E4DBDD1EF95B7BD04');
INSERT INTO "tables" VALUES('r2gejksxg6gw',4,'running',0,NULL,1.79485862324732899659e+09,1.7948586840655281544e+09,'{"id":"r2gejksxg6gw","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794858623.247329,"updated":1794858684.0655282,"you":[],"absence":60,"comeback":true}',X'9461AE8EABEF79EECC154F9A8E19A14F',X'324CBAF2E7A29C85BA3E54741A93C7CC');
INSERT INTO "tables" VALUES('xe5tx4qzc444',4,'running',0,NULL,1.79485862325947427746e+09,1.79485862327216744421e+09,'{"id":"xe5tx4qzc444","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794858623.2594743,"updated":1794858623.2721674,"you":[],"absence":3600,"comeback":true}',X'34A2275C30D4337570387531C6F7E543',X'8AF98C94BD3DEEDDEAF9249B7CFFBAF9');
INSERT INTO "tables" VALUES('r2fmz583z6k5',5,'running',0,NULL,1.7948586232823517323e+09,1.79485862330300641057e+09,'{"id":"r2fmz583z6k5","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794858623.2823517,"updated":1794858623.3030064,"you":[],"absence":3600,"comeback":true}',X'3B1E4E849A0C826A918A560FA3740F75',X'E0C691F1C2C736F6FD0D11AE335C9A8F');
INSERT INTO "tables" VALUES('3x52u3n8by39',8,'aborted',0,NULL,1.79485862331037545206e+09,1.79485862404570174211e+09,'{"id":"3x52u3n8by39","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":null,"turn":null,"created":1794858623.3103755,"updated":1794858624.0457017,"you":[],"absence":3600,"comeback":true}',X'7D89F15F4255142D19ECA6A8868C51F1',X'C01556EAFA40ECB0B9BBDFA8E45ED04D');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX makers_client ON makers (client);
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
COMMIT;
