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
INSERT INTO "entries" VALUES('2pq5axgs9wbb',1,1.79488335882462716097e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4cfe8e60cd966da8231146011cdadca71079a39feac4aa9071347bc83580bdab"},{"kind":"human","name":"Player 2","colour":"blue","key":"28332a6b83e893303105f1937085d686f99c7d974405968446de9a67e7a35acd"},{"kind":"human","name":"Player 3","colour":"green","key":"36813c86bf8e4c6b11a8a1ac26cea74d51fd4e75c2ad090f067c5b3c88c975e3"}],"host":"f9532bde7f58fc94000a0b7230c6ad7a019c1dcb58b328847015558878589cfa","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'9D830B4FE4C4BD6A5F828462A3D153B5');
INSERT INTO "entries" VALUES('2pq5axgs9wbb',2,1.79488335882462716097e+09,'{"kind":"opened","seat":-1,"key":"4cfe8e60cd966da8231146011cdadca71079a39feac4aa9071347bc83580bdab"}',X'6516A52881E910F39F348AF29BB555A1');
INSERT INTO "entries" VALUES('2pq5axgs9wbb',3,1.79488335882462716097e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["move-three","develop","plus-4","plus-3","plus-4","extra-office","extra-office","develop","swap","extra-office","plus-3","swap"]},"salt":"76fd5fb063a024e0400100aad9d45327"}',X'4C1D6419F582692C872BC13383F62B44');
INSERT INTO "entries" VALUES('2pq5axgs9wbb',4,1.7948834234405534267e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'4B8AF6F3EBA203E640667DD60C001251');
INSERT INTO "entries" VALUES('ernc3apyus5p',1,1.79488335887473177913e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"40563ee5ac46747b150e14eb00d18ad858ac127f7e67b65ed3050107c1de7dbe"},{"kind":"human","name":"Player 2","colour":"blue","key":"fac8d2ed28df8a6dd6f380a55e354991080332eff84d697c16fe1e4bf2fdcc24"},{"kind":"human","name":"Player 3","colour":"green","key":"245c6818b7f13132e17a340ab974681f010ab39b480dd443d732e7cf1b5adcf2"}],"host":"b2b07f00c522f34f94d1d9ca54e1fb587f7796389c074e4d384dc71a4f8b72ac","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'FF0CF750565684875D8497A4B7F9E86D');
INSERT INTO "entries" VALUES('ernc3apyus5p',2,1.79488335887473177913e+09,'{"kind":"opened","seat":-1,"key":"40563ee5ac46747b150e14eb00d18ad858ac127f7e67b65ed3050107c1de7dbe"}',X'F64B99D6E95F86813BBFBF5A25B8B43F');
INSERT INTO "entries" VALUES('ernc3apyus5p',3,1.79488335887473177913e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["plus-4","extra-office","move-three","develop","plus-3","plus-3","develop","extra-office","extra-office","swap","plus-4","swap"]},"salt":"794479345ff5771ec542174d56e9e63c"}',X'F6F89319448111419BAD502071E16737');
INSERT INTO "entries" VALUES('ernc3apyus5p',4,1.79488342355447840683e+09,'{"kind":"seen","seat":0}',X'727F141DA121C9CBD5C6F0EF79CD6C88');
INSERT INTO "entries" VALUES('kg2t655zx4zn',1,1.79488335895468235012e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"60718795b261aa4536f02746bc1644013b745d8ead8267529cf70bfdfbb285f4"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"c708b9124cb1be15c8be81a4a291fbba423c9c8206430d0b8643c5acca4fa292","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'BF58EE1C88099044A6CB1CCCFA4DC3A7');
INSERT INTO "entries" VALUES('kg2t655zx4zn',2,1.79488335895468235012e+09,'{"kind":"opened","seat":-1,"key":"60718795b261aa4536f02746bc1644013b745d8ead8267529cf70bfdfbb285f4"}',X'995DEFFFDAE90A3D3B9DB6BD087E1F18');
INSERT INTO "entries" VALUES('kg2t655zx4zn',3,1.79488335895468235012e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"f4cbc02f3035098c0ff5ef7a41799033"}',X'F29D19B6C67729AC6DF6B746BD46CA90');
INSERT INTO "entries" VALUES('kg2t655zx4zn',4,1.79488335908095335965e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'28DC60787DFB33CE143610039A083B8B');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',1,1.79488335809981250758e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b7d9840602afee5b5214d9bf8288fd5d91703a73c6b5c91c0b30c47eefb55172"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"175e4966d5c0bc06bf98cdc50ec39577fe142ab10237aa58b9fa251eca9b0572","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"4da0dfeb89c28a93dcb0cedb6af33ca083261eb18298162317b12a87fcfaceb4","absence":3600}',X'8FD15215EB1DADB0FD361A5E6336CDB0');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',2,1.79488335809981250758e+09,'{"kind":"opened","seat":-1,"key":"b7d9840602afee5b5214d9bf8288fd5d91703a73c6b5c91c0b30c47eefb55172"}',X'28C74054C033703AE4241C7CF72BC306');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',3,1.79488335845987558364e+09,'{"kind":"opened","seat":0,"key":"3f35450e1e64df7710e6be96e8e7bd23f3c078dbd172dc8dd2b526aa929d13e4"}',X'B57310416FC42B874C71AA00D8A7BD5A');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',4,1.79488335845987558364e+09,'{"kind":"opened","seat":-1,"key":"3f35450e1e64df7710e6be96e8e7bd23f3c078dbd172dc8dd2b526aa929d13e4"}',X'25733C37FD2118B7581137D0BDBFF05B');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',5,1.79488335850573801997e+09,'{"kind":"linked","seat":0,"key":"afc504f7195f396b41a06be3a9d38937cf2f64fe1bcfd0f1f5fa876a62ac2769"}',X'C6C715EAF946F0BE183958F999DD227A');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',6,1.7948833585489361286e+09,'{"kind":"closed","seat":0,"key":"3f35450e1e64df7710e6be96e8e7bd23f3c078dbd172dc8dd2b526aa929d13e4"}',X'0C8BC2D94E9D98E3C1901140C766E912');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',7,1.7948833585489361286e+09,'{"kind":"closed","seat":-1,"key":"3f35450e1e64df7710e6be96e8e7bd23f3c078dbd172dc8dd2b526aa929d13e4"}',X'74930D0BA9A6A51FCECF8B244BB0F5B6');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',8,1.79488335859167623519e+09,'{"kind":"invited","seat":-1,"key":"25b37a50d6b1415432bd431f401414c0789f534be52363e4d1d9a90c46454051"}',X'3E7BEC26EEAE5F51FDD9C0F653D5691D');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',9,1.79488335863477134705e+09,'{"kind":"said","seat":0,"digest":"a4cff3459fef674476c27e2327ad11b3"}',X'0741F45921C889DBE4058C28E0E36899');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',10,1.79488335871414732931e+09,'{"kind":"removed","line":9}',X'0D273A67B86446B6B1204D7E49B4814F');
INSERT INTO "entries" VALUES('n8g2nswe2wmy',11,1.79488335876973056793e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'4CBF29E4717C79DB01C589D97E311701');
INSERT INTO "entries" VALUES('nnz9n2vq343j',1,1.79488335914424037937e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7de8926fd1e65a1f65e90e289e8e0f232d8e53cc5ea33b0eed520aeac44bb0f9"},{"kind":"human","name":"Player 2","colour":"blue","key":"c283a1212002a37890e295859a7b12cf380ae392eecbfe246c13f61b38fb33b4"}],"host":"40b40eacdc1f8a7429d838b4f9fea82419d3c10d9a881730febb8269861896d2","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'BB522EBD61C9D5F0E4A020610DBAD9A8');
INSERT INTO "entries" VALUES('nnz9n2vq343j',2,1.79488335914424037937e+09,'{"kind":"opened","seat":-1,"key":"7de8926fd1e65a1f65e90e289e8e0f232d8e53cc5ea33b0eed520aeac44bb0f9"}',X'A30CAF627E20745320705CE9F09E9AB0');
INSERT INTO "entries" VALUES('nnz9n2vq343j',3,1.79488335914424037937e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"2a572717782be5e2498b8d7312a9e936"}',X'95595152661D359D82AA1D6E4A257618');
INSERT INTO "entries" VALUES('nnz9n2vq343j',4,1.79488335923193621638e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'A7FF7DA0B88275592923351AF618E094');
INSERT INTO "entries" VALUES('nnz9n2vq343j',5,1.79488335927391099927e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'C1617030751889A34FFA0BAFDA32D21D');
INSERT INTO "entries" VALUES('t9uykq768tux',1,1.79488335932348418233e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"82afa5761327b6b185bf0680bd3ef13a9121f18584042ab5bffffd6468d1e2da"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"2e2576467dd3a0b8cbcef250af498254d2d05c509e536bc639693db8758bfa16","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'2DC52725BE3C556F782B761DAFCB0FAB');
INSERT INTO "entries" VALUES('t9uykq768tux',2,1.79488335932348418233e+09,'{"kind":"opened","seat":-1,"key":"82afa5761327b6b185bf0680bd3ef13a9121f18584042ab5bffffd6468d1e2da"}',X'80B8166823A615697736E5F47D885D8B');
INSERT INTO "entries" VALUES('t9uykq768tux',3,1.79488335932348418233e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","extra-office","swap","move-three","swap","develop","develop","extra-office","plus-4","plus-3","plus-3","plus-4"]},"salt":"a04a94c6220f45d9bd2b94175611ff7f"}',X'3DAD56CB9A0E17C2C1C6F1D5E1153A9B');
INSERT INTO "entries" VALUES('t9uykq768tux',4,1.79488335943896126743e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F41A9DC02BE8DC30EB772D960AF3E6A5');
INSERT INTO "entries" VALUES('t9uykq768tux',5,1.79488335950879859923e+09,'{"kind":"instant"}',X'A7E99373809B2E974729D10A135D09DB');
INSERT INTO "entries" VALUES('t9uykq768tux',6,1.79488336141233730319e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'E24DEDBA494AF2AB9D4AD656AC21A1ED');
INSERT INTO "entries" VALUES('t9uykq768tux',7,1.79488336331086635591e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}',X'3446CD672D6EDA4DFBB0E12A4EAD8E15');
INSERT INTO "entries" VALUES('t9uykq768tux',8,1.7948833633352034092e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'9F279BFD482797E23DFB98E934FC885B');
INSERT INTO "entries" VALUES('t9uykq768tux',9,1.79488336337471342087e+09,'{"kind":"aborted"}',X'97B4604E7F3A9971A471FE4FD3AB50CB');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79488335757810783385e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('28332a6b83e893303105f1937085d686f99c7d974405968446de9a67e7a35acd','2pq5axgs9wbb',1);
INSERT INTO "held" VALUES('36813c86bf8e4c6b11a8a1ac26cea74d51fd4e75c2ad090f067c5b3c88c975e3','2pq5axgs9wbb',2);
INSERT INTO "held" VALUES('4cfe8e60cd966da8231146011cdadca71079a39feac4aa9071347bc83580bdab','2pq5axgs9wbb',-1);
INSERT INTO "held" VALUES('4cfe8e60cd966da8231146011cdadca71079a39feac4aa9071347bc83580bdab','2pq5axgs9wbb',0);
INSERT INTO "held" VALUES('f9532bde7f58fc94000a0b7230c6ad7a019c1dcb58b328847015558878589cfa','2pq5axgs9wbb',-1);
INSERT INTO "held" VALUES('245c6818b7f13132e17a340ab974681f010ab39b480dd443d732e7cf1b5adcf2','ernc3apyus5p',2);
INSERT INTO "held" VALUES('40563ee5ac46747b150e14eb00d18ad858ac127f7e67b65ed3050107c1de7dbe','ernc3apyus5p',-1);
INSERT INTO "held" VALUES('40563ee5ac46747b150e14eb00d18ad858ac127f7e67b65ed3050107c1de7dbe','ernc3apyus5p',0);
INSERT INTO "held" VALUES('b2b07f00c522f34f94d1d9ca54e1fb587f7796389c074e4d384dc71a4f8b72ac','ernc3apyus5p',-1);
INSERT INTO "held" VALUES('fac8d2ed28df8a6dd6f380a55e354991080332eff84d697c16fe1e4bf2fdcc24','ernc3apyus5p',1);
INSERT INTO "held" VALUES('60718795b261aa4536f02746bc1644013b745d8ead8267529cf70bfdfbb285f4','kg2t655zx4zn',-1);
INSERT INTO "held" VALUES('60718795b261aa4536f02746bc1644013b745d8ead8267529cf70bfdfbb285f4','kg2t655zx4zn',0);
INSERT INTO "held" VALUES('c708b9124cb1be15c8be81a4a291fbba423c9c8206430d0b8643c5acca4fa292','kg2t655zx4zn',-1);
INSERT INTO "held" VALUES('175e4966d5c0bc06bf98cdc50ec39577fe142ab10237aa58b9fa251eca9b0572','n8g2nswe2wmy',-1);
INSERT INTO "held" VALUES('afc504f7195f396b41a06be3a9d38937cf2f64fe1bcfd0f1f5fa876a62ac2769','n8g2nswe2wmy',-1);
INSERT INTO "held" VALUES('afc504f7195f396b41a06be3a9d38937cf2f64fe1bcfd0f1f5fa876a62ac2769','n8g2nswe2wmy',0);
INSERT INTO "held" VALUES('40b40eacdc1f8a7429d838b4f9fea82419d3c10d9a881730febb8269861896d2','nnz9n2vq343j',-1);
INSERT INTO "held" VALUES('7de8926fd1e65a1f65e90e289e8e0f232d8e53cc5ea33b0eed520aeac44bb0f9','nnz9n2vq343j',-1);
INSERT INTO "held" VALUES('7de8926fd1e65a1f65e90e289e8e0f232d8e53cc5ea33b0eed520aeac44bb0f9','nnz9n2vq343j',0);
INSERT INTO "held" VALUES('c283a1212002a37890e295859a7b12cf380ae392eecbfe246c13f61b38fb33b4','nnz9n2vq343j',1);
INSERT INTO "held" VALUES('2e2576467dd3a0b8cbcef250af498254d2d05c509e536bc639693db8758bfa16','t9uykq768tux',-1);
INSERT INTO "held" VALUES('82afa5761327b6b185bf0680bd3ef13a9121f18584042ab5bffffd6468d1e2da','t9uykq768tux',-1);
INSERT INTO "held" VALUES('82afa5761327b6b185bf0680bd3ef13a9121f18584042ab5bffffd6468d1e2da','t9uykq768tux',0);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2pq5axgs9wbb','28d0f6');
INSERT INTO "makers" VALUES('ernc3apyus5p','28d0f6');
INSERT INTO "makers" VALUES('kg2t655zx4zn','28d0f6');
INSERT INTO "makers" VALUES('n8g2nswe2wmy','28d0f6');
INSERT INTO "makers" VALUES('nnz9n2vq343j','28d0f6');
INSERT INTO "makers" VALUES('t9uykq768tux','28d0f6');
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
INSERT INTO "schema_version" VALUES(6);
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
INSERT INTO "tables" VALUES('n8g2nswe2wmy',11,'lobby',1,NULL,1.79488335809981250758e+09,1.79488335876973056793e+09,'{"id":"n8g2nswe2wmy","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794883358.0998125,"updated":1794883358.7697306,"you":[],"absence":3600,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'4CBF29E4717C79DB01C589D97E311701',X'59B9DAE5F583543C0642702F8C5170B7');
INSERT INTO "tables" VALUES('2pq5axgs9wbb',4,'running',0,1.79488343344055342677e+09,1.79488335882462716097e+09,1.7948834234405534267e+09,'{"id":"2pq5axgs9wbb","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794883358.8246272,"updated":1794883423.4405534,"you":[],"absence":60,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'4B8AF6F3EBA203E640667DD60C001251',X'660226846002A332BE7713BED54554AE');
INSERT INTO "tables" VALUES('ernc3apyus5p',4,'running',0,NULL,1.79488335887473177913e+09,1.79488342355447840683e+09,'{"id":"ernc3apyus5p","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794883358.8747318,"updated":1794883423.5544784,"you":[],"absence":60,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'727F141DA121C9CBD5C6F0EF79CD6C88',X'696A11A81848FAEC31B6EF614B26461A');
INSERT INTO "tables" VALUES('kg2t655zx4zn',4,'running',0,NULL,1.79488335895468235012e+09,1.79488335908095335965e+09,'{"id":"kg2t655zx4zn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794883358.9546824,"updated":1794883359.0809534,"you":[],"absence":3600,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'28DC60787DFB33CE143610039A083B8B',X'E56F70A65CB321D78BAC1437E26DD5ED');
INSERT INTO "tables" VALUES('nnz9n2vq343j',5,'running',0,NULL,1.79488335914424037937e+09,1.79488335927391099927e+09,'{"id":"nnz9n2vq343j","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794883359.1442404,"updated":1794883359.273911,"you":[],"absence":3600,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'C1617030751889A34FFA0BAFDA32D21D',X'B4698AA0F9AE0CADD72CC5959F72A131');
INSERT INTO "tables" VALUES('t9uykq768tux',9,'aborted',0,NULL,1.79488335932348418233e+09,1.79488336337471342087e+09,'{"id":"t9uykq768tux","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794883359.3234842,"updated":1794883363.3747134,"you":[],"absence":3600,"comeback":true,"imported":false,"ranks":[],"totals":[]}',X'97B4604E7F3A9971A471FE4FD3AB50CB',X'2BC83F312F05D52DC2A7A34BEE630070');
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
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR instr(OLD.entry, ',"words":') = 0
    OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
COMMIT;
