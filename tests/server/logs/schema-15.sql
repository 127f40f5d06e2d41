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
INSERT INTO "browser_keys" VALUES('606b4dd1f36ff55c8b88c906af8d56b4301cb2f04e5eefdc9004c09d5e377b4f','606b4dd1f36ff55c8b88c906af8d56b4301cb2f04e5eefdc9004c09d5e377b4f','',1,1.79501293296336126323e+09,'eceb5479e0d16523e4b5193d884dc41d865316225bb968b06ba9b79afcf56855');
INSERT INTO "browser_keys" VALUES('84fb6d932a9ebbb7769c3e11a7b729dbd3637d2039470d01dd031d868ea7fa6b','84fb6d932a9ebbb7769c3e11a7b729dbd3637d2039470d01dd031d868ea7fa6b','',1,1.79501293309487152099e+09,'855ef143bbabfef25f29d0278dda838996341e91cb8cb6f642c98f59a164e7bc');
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
INSERT INTO "competition_players" VALUES('9zqcr4ucjg2k',0,'bf1bfe22ae632e70c82bb397967e1ddf');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('fx5ha7xr6jnc','9zqcr4ucjg2k');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('9zqcr4ucjg2k',3,1.79501293313608098036e+09,'running','bf1bfe22ae632e70c82bb397967e1ddf','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"fx5ha7xr6jnc","players":[-1,0,-2]}]}],"account":"28d0f6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('855ef143bbabfef25f29d0278dda838996341e91cb8cb6f642c98f59a164e7bc','bf1bfe22ae632e70c82bb397967e1ddf','',1.79501293309487152099e+09);
INSERT INTO "devices" VALUES('eceb5479e0d16523e4b5193d884dc41d865316225bb968b06ba9b79afcf56855','f42c5ea49a217f83cef06a79cfd3dcb2','',1.79501293296336126323e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3ny8xkrjqnzc',1,1.7950129313634741306e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"74ce93cfce7f7340ae8ab25aa8dff436a1a2f2c2548a572c6f0eea0c808b7041"},{"kind":"human","name":"Player 2","colour":"blue","key":"1edca29c6627f54646beb2c4a17f912535ec713ffa785e0458904641c8c201f2"}],"host":"387b22daae8b6c22e895ec8cc9ee2d78b7769d70c15e57dfa611933331d8f88d","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"25dabc600356eb14"}',X'5B7613D9B7DAEF56F28DE4D821189A84');
INSERT INTO "entries" VALUES('3ny8xkrjqnzc',2,1.7950129313634741306e+09,'{"kind":"opened","seat":-1,"key":"74ce93cfce7f7340ae8ab25aa8dff436a1a2f2c2548a572c6f0eea0c808b7041"}',X'EE43ABA399886DBCFD566FB3E9090A31');
INSERT INTO "entries" VALUES('3ny8xkrjqnzc',3,1.7950129313634741306e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"bc9dd849f34f279f5b5135df9197318e"}',X'8258A3B21E1D2C7C90A5C4C1CB1F096C');
INSERT INTO "entries" VALUES('3ny8xkrjqnzc',4,1.79501293138993382454e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'5985124B17806D3B8287977233CD2ABC');
INSERT INTO "entries" VALUES('3ny8xkrjqnzc',5,1.79501293140268158906e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'D08A38210D1CDAA6CC2D27E05FDAFA71');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',1,1.79501293118632197377e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a85d2f9b1c749d12ee3d22007531f18b99308facbfabfd011919d8932eee4bc3"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"d1ebea54252901b6c4e1c55fc69705769dc1e7fd98d6085fcbd18e76928f9f16","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"58538bd2d8125254087bc3dbb09bfacd643f1210d1e668cba97793f0f4d2d923","absence":3600,"salt":"d52e899e2244f1c4"}',X'F893AAED8421435F7CE68812F9D3174D');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',2,1.79501293118632197377e+09,'{"kind":"opened","seat":-1,"key":"a85d2f9b1c749d12ee3d22007531f18b99308facbfabfd011919d8932eee4bc3"}',X'BA80AB9575FF3B05DCF36ED4ADCBA4CA');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',3,1.79501293121988129619e+09,'{"kind":"opened","seat":0,"key":"8c63f0dba336b87f78ad8587a4d2968d703fd88570e4936869c290ca5c7e5e4a"}',X'B334C5AF6BC97911FA37EB0FC3C2128A');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',4,1.79501293121988129619e+09,'{"kind":"opened","seat":-1,"key":"8c63f0dba336b87f78ad8587a4d2968d703fd88570e4936869c290ca5c7e5e4a"}',X'4713E0FC9F7563CCA1A3F7A524442AA9');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',5,1.79501293123061060903e+09,'{"kind":"linked","seat":0,"key":"04ab815b5017f82d35187c768e7dc5596462febadaab24b46a5244b5afdb5047"}',X'73B2EF300D82EB273A0855EE1D92887F');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',6,1.79501293123403525345e+09,'{"kind":"closed","seat":0,"key":"8c63f0dba336b87f78ad8587a4d2968d703fd88570e4936869c290ca5c7e5e4a"}',X'DE6EF8E3C42B7000BC06D5FAAC587206');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',7,1.79501293123403525345e+09,'{"kind":"closed","seat":-1,"key":"8c63f0dba336b87f78ad8587a4d2968d703fd88570e4936869c290ca5c7e5e4a"}',X'CB90AB207B8B27F1945DB52425D96D13');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',8,1.79501293123603868485e+09,'{"kind":"invited","seat":-1,"key":"c85e851858e74cc4f1cf75a7f88c53eec35302bb6d140a5004d625163e6dc15c"}',X'1601C8AA525D414A3DAE8DB4D5674C77');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',9,1.79501293123833107943e+09,'{"kind":"said","seat":0,"digest":"b08685710b8aa4adad3b9935f88083d2"}',X'9404DE9DCEC8D4D8447269ADAE032DD5');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',10,1.79501293124150133138e+09,'{"kind":"removed","line":9}',X'BD0F0072294FDB7F9C15335CAD0C2421');
INSERT INTO "entries" VALUES('3py8gx6mkgfm',11,1.79501293126389098171e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"6c68b43cc53c12ff"}',X'1289A5805442458315A0989572FAD277');
INSERT INTO "entries" VALUES('7x26jadbfhe9',1,1.79501293300065970426e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"126b26d9394afbfedace48aaf7d7d970b20b665964861257d0a3309eaf0edf26"},{"kind":"human","name":"Player 2","colour":"blue","key":"db71b666f03c1e224d3e8a94dc35046fb699fda7458593f3586ba9864b473cd9"},{"kind":"human","name":"Player 3","colour":"green","key":"ec47196d1afe03dab93ac273be9b668625dbf786e6410c8b2c7c46cc9edac3c3"}],"host":"3d910567dc76b5f19d0e1181ef7f485f8f49592c0f2e9fe53f0a8bc02ff90655","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"99ba8d584a0aae5e"}',X'36F0EB5754A33BD36F3154F429DA6220');
INSERT INTO "entries" VALUES('7x26jadbfhe9',2,1.79501293300065970426e+09,'{"kind":"opened","seat":-1,"key":"126b26d9394afbfedace48aaf7d7d970b20b665964861257d0a3309eaf0edf26"}',X'A291604912CB9980435C970C1D06D960');
INSERT INTO "entries" VALUES('7x26jadbfhe9',3,1.79501293300065970426e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-4","plus-3","plus-3","develop","swap","swap","extra-office","extra-office","develop","plus-4","move-three","extra-office"]},"salt":"d9c98cd9e25f1ce95d6303644c19fd15"}',X'91BD54FE9FD786AC61C21452494727CA');
INSERT INTO "entries" VALUES('7x26jadbfhe9',4,1.79501293300506353377e+09,'{"kind":"opened","seat":0,"key":"aec8d03468a3b9695fc4ae74792ed862abd834685c5724d1cfa1a7a8ae7ccf4a"}',X'03A45F225C6BEFD2BF4A9F5118B960D2');
INSERT INTO "entries" VALUES('7x26jadbfhe9',5,1.79501293300506353377e+09,'{"kind":"opened","seat":-1,"key":"aec8d03468a3b9695fc4ae74792ed862abd834685c5724d1cfa1a7a8ae7ccf4a"}',X'DC608937E484874A26C8A916C0CB9EC2');
INSERT INTO "entries" VALUES('7x26jadbfhe9',6,1.7950129330073144436e+09,'{"kind":"opened","seat":1,"key":"4e47baf8ab387b2adbc8982851fdedb0649809db2834c84ad6a9fedf93cde307"}',X'DF919685B5F30E28CB3EFB4E0264AFC6');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',1,1.79501293320117259028e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"af35faccdffdd4f89aadd9d1c07474717c5f239e05eb42a6a94d2a6af8ed103a"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"2b1248b8e44fe9f82033e0124a64221b001b004335483422ec8579f8119f00a5","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","network":"28d0","salt":"9ed63e12a759105b","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"9zqcr4ucjg2k"}',X'F4C9AE82982D6F0E2CBE4F3EEC7E8302');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',2,1.79501293320117259028e+09,'{"kind":"opened","seat":1,"key":"84fb6d932a9ebbb7769c3e11a7b729dbd3637d2039470d01dd031d868ea7fa6b"}',X'F93394297A52C5EE431C7DE3558318C7');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',3,1.79501293320117259028e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","plus-4","extra-office","extra-office","move-three","develop","develop","plus-4","extra-office","plus-3","swap","swap"]},"salt":"203670700696b993a4fa0c62531d8972"}',X'A53F47A225143C5082A0DDF8B813E033');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',4,1.79501293380809593203e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-hildesheim/3","level":"claim"}',X'DB97FB706157D9991AEC46C2BE60ED27');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',5,1.79501293441843581205e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-hildesheim/2","level":"claim"}',X'144218A28FB48BABC821A263523F35BC');
INSERT INTO "entries" VALUES('fx5ha7xr6jnc',6,1.79501293502669072147e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'902471B5F64E2FD8198CF5A1F4017945');
INSERT INTO "entries" VALUES('mxpmf7wbu59n',1,1795012931.3148,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4ec34af362926f2f2971da921dcfb64148526c9afa372fda00335124a09d6b87"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"fe85a54ecbe11bde0047349dbaef109de56aa8df8e775f214fdef5e3486faba4","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"fb6bbba4d240e654"}',X'CCE98669AFDA3BCDC8671F301E7145A0');
INSERT INTO "entries" VALUES('mxpmf7wbu59n',2,1795012931.3148,'{"kind":"opened","seat":-1,"key":"4ec34af362926f2f2971da921dcfb64148526c9afa372fda00335124a09d6b87"}',X'992BA6FB2EC9A240AECD89AFBDC6983D');
INSERT INTO "entries" VALUES('mxpmf7wbu59n',3,1795012931.3148,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"477a9c6a12bc3800b912d6d69f79a75f"}',X'66FBE944E8A02C23513BBF686858B711');
INSERT INTO "entries" VALUES('mxpmf7wbu59n',4,1.79501293134216094015e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'96A39E3E991C3C514CB1BA028EA290E0');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',1,1.79501293276443195344e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"510a2a6359dd044d0c17ce6196aca45303bd71ecf1722526b9a6b9e4bb2cf013"},{"kind":"human","name":"Player 2","colour":"blue","key":"70697cd0c201cfcf89a1aa1eb82d7c9484bed94bd84771915472c73e5e525b21"},{"kind":"human","name":"Player 3","colour":"green","key":"27c3c22abf4b3c95fc2a67f2a4c61c6a45077989db0efe86c0d2c96017886482"}],"host":"63d3281ab489bce38cd7b23401d7dfa38bbaba1877f06be726387d2c9b3d03ea","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"dfbb27a5d0381b94","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'348B1053253C4CD99C1FE080B05C7C5A');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',2,1.79501293276443195344e+09,'{"kind":"opened","seat":-1,"key":"510a2a6359dd044d0c17ce6196aca45303bd71ecf1722526b9a6b9e4bb2cf013"}',X'C21B565A517F0AB9706432BB278FD18A');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',3,1.79501293276443195344e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["swap","plus-4","plus-3","extra-office","plus-3","plus-4","swap","extra-office","move-three","develop","develop","extra-office"]},"salt":"e4d880af3034468f57adc98a8d5191d3"}',X'BDE86A1814C9F6AD5CC18CC1CC50B2DE');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',4,1.79501294776539039614e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'77D4169069F5FD2F3D7716C905238D96');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',5,1.79501294836756944655e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'085ABF44CB908D9AA08007BD4F9CD505');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',6,1.7950129489778604507e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'3375FD7B0EDCD90568EC3DC59FC3CE0E');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',7,1.79501294958035778996e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'F9D77AD121626334D97159FCA7F89CCC');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',8,1.79501296505158567428e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'E080858ED0725C14E2DA658F78E2B9D5');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',9,1.79501296565558838844e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'D8456C0F849D237FC625DC3873856D42');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',10,1.79501296626699900632e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'4FE657E3B2F64D3DDD4133F709A5CC47');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',11,1.79501296687758660317e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'56F626B72B77100D6B6763FBE20080A1');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',12,1.79501298208253431323e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'521CC2DFC168F4EA8E860E1E21E2E79E');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',13,1.79501298268427872655e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'0B150315E43CF459328C618D85193EDD');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',14,1.79501298328572821616e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'17F1615BFA360CFC1D601914A482B028');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',15,1.79501298389016389843e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'C995D54DF2695590CAD08248C63EDE63');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',16,1.79501298419204783438e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'52B4DC7C37702756DE1670366855BF66');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',17,1.79501298435333442684e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'A61A7B60EBF5DFA5D607B90BCB095166');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',18,1.79501298496244454379e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'D88EC29DD5D22B56DEA98788A6295C70');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',19,1.79501298558203434946e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'19777F922BE3F01C537AE45BD8797389');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',20,1.79501298618395256989e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'93A4ABAA9F9D7F8F028D50CF94997637');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',21,1.79501298650813817981e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'1D26CBCBCCF4822266D96F8557971AE7');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',22,1.79501298666427898408e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'B90FA5D417A92649A0DA56469CA56B32');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',23,1.79501298674600124356e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'E6C57D565050AF938FCD1FD45B3AE769');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',24,1.7950129867917559147e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'277322A7A2D1B374F8455D2F993EE5E7');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',25,1.7950129873947165012e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'9A1C9530160A70D5080EB9F397079C67');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',26,1.79501298799882459643e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'DD3148D4A430673CE9FD7A6302C48AB5');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',27,1.79501298864344739918e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'AD1F62FBB93EC1DA94706C786F519BD0');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',28,1.7950129889478487968e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'A06CE47AE7E50D9F9BC2AA7797A8FDF5');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',29,1.79501298910995602605e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'7A6F9F9994007F58ED7677B42F111EAD');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',30,1.79501298920024394988e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'E44C0C0333130B5B524281D20672103C');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',31,1.79501298923923063282e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'BCD1BE19A7F926D54BFC65AD16B87477');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',32,1.79501298984151554105e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'0E27F23D02620DAE2C38A2168FEA77CD');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',33,1.79501299044506812093e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'E965226EBE3DB46BBF85C4D0B62718C8');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',34,1.79501299104765343669e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'1B0F2D7A9985DC878458BEB003E0C88F');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',35,1.79501299136985564232e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'D96ED35685FEAFCA595661F6A801406E');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',36,1.79501299154456448554e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'9D5A3EDD044CC66D145C8C1CDD130CF0');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',37,1.7950129916337258816e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'B360930AB05DC06587554A24EBF3D841');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',38,1.79501299167516779895e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'37A3FE160D6C903221E384AEB4285C1B');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',39,1.79501299227898120881e+09,'{"kind":"decided","ply":32,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'666AC4C8AAD40E378108DE603061E7CC');
INSERT INTO "entries" VALUES('n9kp7rq56hj8',40,1.79501299288084983822e+09,'{"kind":"decided","ply":33,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'FD1DAEC22FB78BA91F15A9018EF9536B');
INSERT INTO "entries" VALUES('rkw88hpbapsk',1,1.795012931416772604e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"6f1beb588d1d8f3b8d9c276ee48c2a175620cd3b6d386b77f7763e68ce440e33"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"fddfc839e1bffb8f5beecce56a609126ee609d0bd75e874b3e81128fbd7438d4","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"66f2f8ff893e7c08"}',X'6C53CCE3E187D08C33F170E599456BA1');
INSERT INTO "entries" VALUES('rkw88hpbapsk',2,1.795012931416772604e+09,'{"kind":"opened","seat":-1,"key":"6f1beb588d1d8f3b8d9c276ee48c2a175620cd3b6d386b77f7763e68ce440e33"}',X'EE3A8A5B5AD0B8F76D02B331955D3362');
INSERT INTO "entries" VALUES('rkw88hpbapsk',3,1.795012931416772604e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","plus-3","swap","plus-4","extra-office","extra-office","plus-3","extra-office","move-three","develop","swap","develop"]},"salt":"ddaf34116836cae9480703489e8a0a29"}',X'1575B8C1B2656C35753EFDC25418483E');
INSERT INTO "entries" VALUES('rkw88hpbapsk',4,1.79501293146323847769e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'C62F49937F8A167F537DE22BA6EF91A5');
INSERT INTO "entries" VALUES('rkw88hpbapsk',5,1.79501293151142573352e+09,'{"kind":"instant"}',X'D365D66152B29D6D79F404CA4C627E70');
INSERT INTO "entries" VALUES('rkw88hpbapsk',6,1.79501293202264380457e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m halle-wittenberg/2","level":"claim"}',X'C3BC4352AFCD74B8408B6536C98E3766');
INSERT INTO "entries" VALUES('rkw88hpbapsk',7,1.79501293258333301542e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t halle-wittenberg/1","level":"claim"}',X'9708D83A41D429322AE528D355D55A19');
INSERT INTO "entries" VALUES('rkw88hpbapsk',8,1.7950129325975613594e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'C788C6DA97D9F168F9CF1D0A00A312EA');
INSERT INTO "entries" VALUES('rkw88hpbapsk',9,1.79501293263488698008e+09,'{"kind":"aborted"}',X'4B78926DB4E8C312A001CEDFA05DF6D0');
INSERT INTO "entries" VALUES('xhthqyjgmb7d',1,1.79501293130216574671e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"9652f98ddab58cdcd5f4fd3eb7af6901a2a44272e7fa8bbae60fbc600b66f69e"},{"kind":"human","name":"Player 2","colour":"blue","key":"ef6494904b672fd7d3595ccefe517be3bb131db6b0e4d9ae31378af749c0525e"},{"kind":"human","name":"Player 3","colour":"green","key":"09836059adb368cda1a18f8ae3cc190ea6cfeeca348923ce73551d8fde2c26be"}],"host":"118cdf22f3718213f3e58b85391447e68cc0dbae36446134e0de590b5a00c456","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"514431687d6d8436"}',X'5999D0F39E9CF73C20815E0307C373F3');
INSERT INTO "entries" VALUES('xhthqyjgmb7d',2,1.79501293130216574671e+09,'{"kind":"opened","seat":-1,"key":"9652f98ddab58cdcd5f4fd3eb7af6901a2a44272e7fa8bbae60fbc600b66f69e"}',X'0218DD78D2AB7FB6388863B11EE24B51');
INSERT INTO "entries" VALUES('xhthqyjgmb7d',3,1.79501293130216574671e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["swap","develop","extra-office","develop","plus-3","extra-office","plus-4","plus-3","plus-4","move-three","swap","extra-office"]},"salt":"0c04efe38e79109d77b6095d19e0e7be"}',X'8F894968B7934ECCC1601EBD8F426EFC');
INSERT INTO "entries" VALUES('xhthqyjgmb7d',4,1.79501299345947670934e+09,'{"kind":"seen","seat":0}',X'F97DCA9EDAAA84235D370D626FD0D59E');
INSERT INTO "entries" VALUES('yuwum4b35jv5',1,1.7950129312754890919e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"aef2cc39ceecdc14181d1a167ed66b6fe7b23fff92b4e7238fba943a8d9f7fd2"},{"kind":"human","name":"Player 2","colour":"blue","key":"8a50ad9671e588400ffa48f9afaec6fe04c25e54945423ddece74cf824f7318a"},{"kind":"human","name":"Player 3","colour":"green","key":"bd37c1bd97620ce99345b92cbe2c6500a79d15361a18f755a9aece1d02a4b162"}],"host":"ba72e8a7d726a243665ac0b1a92815dfc8853d1d13629296967e0b6d9b5d8af3","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"9604f2def460c720"}',X'432D1D4CEB18F05C52D3A2F948A078B6');
INSERT INTO "entries" VALUES('yuwum4b35jv5',2,1.7950129312754890919e+09,'{"kind":"opened","seat":-1,"key":"aef2cc39ceecdc14181d1a167ed66b6fe7b23fff92b4e7238fba943a8d9f7fd2"}',X'BA0D31B3010D4A26D520133EFE15DA9B');
INSERT INTO "entries" VALUES('yuwum4b35jv5',3,1.7950129312754890919e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["extra-office","swap","move-three","plus-4","plus-4","swap","plus-3","extra-office","plus-3","extra-office","develop","develop"]},"salt":"ae685e4bb2f49c6d0391b4d17ea27bdd"}',X'AE73FE92094A5C1EFE5416B615AD2EE1');
INSERT INTO "entries" VALUES('yuwum4b35jv5',4,1.79501299325582289699e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'21FD07BB94CEA7704E7C52326F588D21');
INSERT INTO "entries" VALUES('zzr7bst6enya',1,1.79501293264257502559e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ba7f9321da03ad2e4a29373c9c72f9a0a95db3a73312fa607d4e6d4b74986a27"},{"kind":"human","name":"Player 2","colour":"blue","key":"657b89d3691508ff6ae5359f86e6b1b32720e5c65c5687ed6cc74e9a5145cf69"},{"kind":"human","name":"Player 3","colour":"green","key":"2ac2f34177d035cdaaa785ba72f443fe5e517fc702e8315e77f21113c3f82063"}],"host":"626d8c7aeb1e5bb6e8018e860bcc92e759b7c286e9486def6654cabe58f63142","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"56ebc88a1dd5da5c","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'99F200E6CD20561C58B184DCE2ADCA65');
INSERT INTO "entries" VALUES('zzr7bst6enya',2,1.79501293264257502559e+09,'{"kind":"opened","seat":-1,"key":"ba7f9321da03ad2e4a29373c9c72f9a0a95db3a73312fa607d4e6d4b74986a27"}',X'4FC0ACF13CE9C49C92FB1A583378885D');
INSERT INTO "entries" VALUES('zzr7bst6enya',3,1.79501293264257502559e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-3","plus-3","plus-4","move-three","plus-4","extra-office","develop","extra-office","develop","extra-office","swap","swap"]},"salt":"3d8e1b7bc5dc91e5df9b361db1534c95"}',X'CD22B7BC7D12C523D0F64E939BD5060D');
INSERT INTO "entries" VALUES('zzr7bst6enya',4,1795012932.65269,'{"kind":"rested","seat":1,"days":7}',X'08B92209F56DC33F680093B915FF272D');
INSERT INTO "entries" VALUES('zzr7bst6enya',5,1.79501293266639041904e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"fda4b20483c0ebcf"}',X'12F1079913003EE06104980E490E5AF1');
INSERT INTO "entries" VALUES('zzr7bst6enya',6,1.79501293269248151781e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'741BE09851C961DD4BD22A63BCFB972D');
INSERT INTO "entries" VALUES('zzr7bst6enya',7,1.79501293269248151781e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'A8D09E305631E23884828E08C33B1EBA');
INSERT INTO "entries" VALUES('zzr7bst6enya',8,1.79501293271134758e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'A6A20967AE125C2F4D50D5B105747852');
INSERT INTO "entries" VALUES('zzr7bst6enya',9,1.79501293273046684268e+09,'{"kind":"answered","seat":1,"agree":true}',X'A0CAB058F384A9E43B87639D5BD3ECFB');
INSERT INTO "entries" VALUES('zzr7bst6enya',10,1.79501293275079965589e+09,'{"kind":"answered","seat":2,"agree":true}',X'85A76A289713D22386F0CD1741EEBB83');
INSERT INTO "entries" VALUES('zzr7bst6enya',11,1.79501293275079965589e+09,'{"kind":"paused","days":30}',X'25AE3151714952CA09053BA1F0DA5687');
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
INSERT INTO "health" VALUES(1,1.79501293112210631372e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('1edca29c6627f54646beb2c4a17f912535ec713ffa785e0458904641c8c201f2','3ny8xkrjqnzc',1);
INSERT INTO "held" VALUES('387b22daae8b6c22e895ec8cc9ee2d78b7769d70c15e57dfa611933331d8f88d','3ny8xkrjqnzc',-1);
INSERT INTO "held" VALUES('74ce93cfce7f7340ae8ab25aa8dff436a1a2f2c2548a572c6f0eea0c808b7041','3ny8xkrjqnzc',-1);
INSERT INTO "held" VALUES('74ce93cfce7f7340ae8ab25aa8dff436a1a2f2c2548a572c6f0eea0c808b7041','3ny8xkrjqnzc',0);
INSERT INTO "held" VALUES('04ab815b5017f82d35187c768e7dc5596462febadaab24b46a5244b5afdb5047','3py8gx6mkgfm',-1);
INSERT INTO "held" VALUES('04ab815b5017f82d35187c768e7dc5596462febadaab24b46a5244b5afdb5047','3py8gx6mkgfm',0);
INSERT INTO "held" VALUES('d1ebea54252901b6c4e1c55fc69705769dc1e7fd98d6085fcbd18e76928f9f16','3py8gx6mkgfm',-1);
INSERT INTO "held" VALUES('126b26d9394afbfedace48aaf7d7d970b20b665964861257d0a3309eaf0edf26','7x26jadbfhe9',-1);
INSERT INTO "held" VALUES('126b26d9394afbfedace48aaf7d7d970b20b665964861257d0a3309eaf0edf26','7x26jadbfhe9',0);
INSERT INTO "held" VALUES('3d910567dc76b5f19d0e1181ef7f485f8f49592c0f2e9fe53f0a8bc02ff90655','7x26jadbfhe9',-1);
INSERT INTO "held" VALUES('4e47baf8ab387b2adbc8982851fdedb0649809db2834c84ad6a9fedf93cde307','7x26jadbfhe9',1);
INSERT INTO "held" VALUES('aec8d03468a3b9695fc4ae74792ed862abd834685c5724d1cfa1a7a8ae7ccf4a','7x26jadbfhe9',-1);
INSERT INTO "held" VALUES('aec8d03468a3b9695fc4ae74792ed862abd834685c5724d1cfa1a7a8ae7ccf4a','7x26jadbfhe9',0);
INSERT INTO "held" VALUES('db71b666f03c1e224d3e8a94dc35046fb699fda7458593f3586ba9864b473cd9','7x26jadbfhe9',1);
INSERT INTO "held" VALUES('ec47196d1afe03dab93ac273be9b668625dbf786e6410c8b2c7c46cc9edac3c3','7x26jadbfhe9',2);
INSERT INTO "held" VALUES('2b1248b8e44fe9f82033e0124a64221b001b004335483422ec8579f8119f00a5','fx5ha7xr6jnc',-1);
INSERT INTO "held" VALUES('84fb6d932a9ebbb7769c3e11a7b729dbd3637d2039470d01dd031d868ea7fa6b','fx5ha7xr6jnc',1);
INSERT INTO "held" VALUES('af35faccdffdd4f89aadd9d1c07474717c5f239e05eb42a6a94d2a6af8ed103a','fx5ha7xr6jnc',1);
INSERT INTO "held" VALUES('4ec34af362926f2f2971da921dcfb64148526c9afa372fda00335124a09d6b87','mxpmf7wbu59n',-1);
INSERT INTO "held" VALUES('4ec34af362926f2f2971da921dcfb64148526c9afa372fda00335124a09d6b87','mxpmf7wbu59n',0);
INSERT INTO "held" VALUES('fe85a54ecbe11bde0047349dbaef109de56aa8df8e775f214fdef5e3486faba4','mxpmf7wbu59n',-1);
INSERT INTO "held" VALUES('27c3c22abf4b3c95fc2a67f2a4c61c6a45077989db0efe86c0d2c96017886482','n9kp7rq56hj8',2);
INSERT INTO "held" VALUES('510a2a6359dd044d0c17ce6196aca45303bd71ecf1722526b9a6b9e4bb2cf013','n9kp7rq56hj8',-1);
INSERT INTO "held" VALUES('510a2a6359dd044d0c17ce6196aca45303bd71ecf1722526b9a6b9e4bb2cf013','n9kp7rq56hj8',0);
INSERT INTO "held" VALUES('63d3281ab489bce38cd7b23401d7dfa38bbaba1877f06be726387d2c9b3d03ea','n9kp7rq56hj8',-1);
INSERT INTO "held" VALUES('70697cd0c201cfcf89a1aa1eb82d7c9484bed94bd84771915472c73e5e525b21','n9kp7rq56hj8',1);
INSERT INTO "held" VALUES('6f1beb588d1d8f3b8d9c276ee48c2a175620cd3b6d386b77f7763e68ce440e33','rkw88hpbapsk',-1);
INSERT INTO "held" VALUES('6f1beb588d1d8f3b8d9c276ee48c2a175620cd3b6d386b77f7763e68ce440e33','rkw88hpbapsk',0);
INSERT INTO "held" VALUES('fddfc839e1bffb8f5beecce56a609126ee609d0bd75e874b3e81128fbd7438d4','rkw88hpbapsk',-1);
INSERT INTO "held" VALUES('09836059adb368cda1a18f8ae3cc190ea6cfeeca348923ce73551d8fde2c26be','xhthqyjgmb7d',2);
INSERT INTO "held" VALUES('118cdf22f3718213f3e58b85391447e68cc0dbae36446134e0de590b5a00c456','xhthqyjgmb7d',-1);
INSERT INTO "held" VALUES('9652f98ddab58cdcd5f4fd3eb7af6901a2a44272e7fa8bbae60fbc600b66f69e','xhthqyjgmb7d',-1);
INSERT INTO "held" VALUES('9652f98ddab58cdcd5f4fd3eb7af6901a2a44272e7fa8bbae60fbc600b66f69e','xhthqyjgmb7d',0);
INSERT INTO "held" VALUES('ef6494904b672fd7d3595ccefe517be3bb131db6b0e4d9ae31378af749c0525e','xhthqyjgmb7d',1);
INSERT INTO "held" VALUES('8a50ad9671e588400ffa48f9afaec6fe04c25e54945423ddece74cf824f7318a','yuwum4b35jv5',1);
INSERT INTO "held" VALUES('aef2cc39ceecdc14181d1a167ed66b6fe7b23fff92b4e7238fba943a8d9f7fd2','yuwum4b35jv5',-1);
INSERT INTO "held" VALUES('aef2cc39ceecdc14181d1a167ed66b6fe7b23fff92b4e7238fba943a8d9f7fd2','yuwum4b35jv5',0);
INSERT INTO "held" VALUES('ba72e8a7d726a243665ac0b1a92815dfc8853d1d13629296967e0b6d9b5d8af3','yuwum4b35jv5',-1);
INSERT INTO "held" VALUES('bd37c1bd97620ce99345b92cbe2c6500a79d15361a18f755a9aece1d02a4b162','yuwum4b35jv5',2);
INSERT INTO "held" VALUES('2ac2f34177d035cdaaa785ba72f443fe5e517fc702e8315e77f21113c3f82063','zzr7bst6enya',2);
INSERT INTO "held" VALUES('626d8c7aeb1e5bb6e8018e860bcc92e759b7c286e9486def6654cabe58f63142','zzr7bst6enya',-1);
INSERT INTO "held" VALUES('657b89d3691508ff6ae5359f86e6b1b32720e5c65c5687ed6cc74e9a5145cf69','zzr7bst6enya',1);
INSERT INTO "held" VALUES('ba7f9321da03ad2e4a29373c9c72f9a0a95db3a73312fa607d4e6d4b74986a27','zzr7bst6enya',-1);
INSERT INTO "held" VALUES('ba7f9321da03ad2e4a29373c9c72f9a0a95db3a73312fa607d4e6d4b74986a27','zzr7bst6enya',0);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.79501115516136908528e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3ny8xkrjqnzc','28d0f6');
INSERT INTO "makers" VALUES('3py8gx6mkgfm','28d0f6');
INSERT INTO "makers" VALUES('7x26jadbfhe9','28d0f6');
INSERT INTO "makers" VALUES('fx5ha7xr6jnc','28d0f6');
INSERT INTO "makers" VALUES('mxpmf7wbu59n','28d0f6');
INSERT INTO "makers" VALUES('n9kp7rq56hj8','28d0f6');
INSERT INTO "makers" VALUES('rkw88hpbapsk','28d0f6');
INSERT INTO "makers" VALUES('xhthqyjgmb7d','28d0f6');
INSERT INTO "makers" VALUES('yuwum4b35jv5','28d0f6');
INSERT INTO "makers" VALUES('zzr7bst6enya','28d0f6');
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
INSERT INTO "people" VALUES('bf1bfe22ae632e70c82bb397967e1ddf',1.79501293309487152099e+09,'http://127.0.0.1:32811','en','UTC',NULL,NULL,'84fb6d932a9ebbb7769c3e11a7b729dbd3637d2039470d01dd031d868ea7fa6b','Hille','hille',1.79501293311874294275e+09);
INSERT INTO "people" VALUES('f42c5ea49a217f83cef06a79cfd3dcb2',1.79501293296336126323e+09,'http://127.0.0.1:32811','en','UTC',NULL,NULL,'606b4dd1f36ff55c8b88c906af8d56b4301cb2f04e5eefdc9004c09d5e377b4f','',NULL,0.0);
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
INSERT INTO "server_keys" VALUES('vapid','U-7PcllQ6Wh8Gim6IF1iO2kfLVR9xccSVvPT_eQmeRA');
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
INSERT INTO "tables" VALUES('3py8gx6mkgfm',11,'lobby',1,NULL,1.79501293118632197377e+09,1.79501293126389098171e+09,'{"id":"3py8gx6mkgfm","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795012931.186322,"updated":1795012931.263891,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'1289A5805442458315A0989572FAD277',X'36C2033CA60206002A8625C922432EC3',NULL,NULL,0);
INSERT INTO "tables" VALUES('yuwum4b35jv5',4,'running',0,1.79501300325582289693e+09,1.7950129312754890919e+09,1.79501299325582289699e+09,'{"id":"yuwum4b35jv5","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795012931.275489,"updated":1795012993.255823,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'21FD07BB94CEA7704E7C52326F588D21',X'3AAE4E9CC2D870AD3E0AA4148D39FB0B',NULL,NULL,0);
INSERT INTO "tables" VALUES('xhthqyjgmb7d',4,'running',0,NULL,1.79501293130216574671e+09,1.79501299345947670934e+09,'{"id":"xhthqyjgmb7d","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795012931.3021657,"updated":1795012993.4594767,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'F97DCA9EDAAA84235D370D626FD0D59E',X'730D05584A5B7D663E3E98333B642E20',NULL,NULL,0);
INSERT INTO "tables" VALUES('mxpmf7wbu59n',4,'running',0,NULL,1795012931.3148,1.79501293134216094015e+09,'{"id":"mxpmf7wbu59n","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795012931.3148,"updated":1795012931.342161,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'96A39E3E991C3C514CB1BA028EA290E0',X'4A50AB20CA0FF01AC842C2D1080B8197',NULL,NULL,0);
INSERT INTO "tables" VALUES('3ny8xkrjqnzc',5,'running',0,NULL,1.7950129313634741306e+09,1.79501293140268158906e+09,'{"id":"3ny8xkrjqnzc","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795012931.3634741,"updated":1795012931.4026816,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'D08A38210D1CDAA6CC2D27E05FDAFA71',X'1D454685F42B518DB9C1DE0BF9FE3BBE',NULL,NULL,0);
INSERT INTO "tables" VALUES('rkw88hpbapsk',9,'aborted',0,NULL,1.795012931416772604e+09,1.79501293263488698008e+09,'{"id":"rkw88hpbapsk","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795012931.4167726,"updated":1795012932.634887,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'4B78926DB4E8C312A001CEDFA05DF6D0',X'EB728CDFF1ABA850F9848CB2DE5AB78B',NULL,NULL,0);
INSERT INTO "tables" VALUES('zzr7bst6enya',11,'running',0,NULL,1.79501293264257502559e+09,1.79501293275079965589e+09,'{"id":"zzr7bst6enya","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795012932.642575,"updated":1795012932.7507997,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797691332.7507997,"left":null,"ranks":[],"totals":[]}',X'25AE3151714952CA09053BA1F0DA5687',X'D875E6C2C387036C90CC90F38FEEAC96',1.79769133275079965586e+09,NULL,0);
INSERT INTO "tables" VALUES('n9kp7rq56hj8',40,'running',0,NULL,1.79501293276443195344e+09,1.79501299288084983822e+09,'{"id":"n9kp7rq56hj8","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":34,"decider":0,"turn":0,"created":1795012932.764432,"updated":1795012992.8808498,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'FD1DAEC22FB78BA91F15A9018EF9536B',X'31D54E2805872EA7D318C732FE426F8A',NULL,NULL,0);
INSERT INTO "tables" VALUES('7x26jadbfhe9',6,'running',0,NULL,1.79501293300065970426e+09,1.7950129330073144436e+09,'{"id":"7x26jadbfhe9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795012933.0006597,"updated":1795012933.0073144,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'DF919685B5F30E28CB3EFB4E0264AFC6',X'24D47159CC2B70602A72DE74910F471C',NULL,NULL,0);
INSERT INTO "tables" VALUES('fx5ha7xr6jnc',6,'running',1,NULL,1.79501293320117259028e+09,1.79501293502669072147e+09,'{"id":"fx5ha7xr6jnc","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795012933.2011726,"updated":1795012935.0266907,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795099335.0266907,"left":null,"ranks":[],"totals":[]}',X'902471B5F64E2FD8198CF5A1F4017945',X'4BB81BCC7E55F0F5715EFF35EE8B23C0',1.79509933502669072153e+09,1.79501293502688741687e+09,0);
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
COMMIT;
