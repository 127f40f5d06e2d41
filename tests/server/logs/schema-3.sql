BEGIN TRANSACTION;
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser are invalid
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('der653nhxmyg',1,1.79485358301697325703e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"47b79550736433fec6871131f527e44f9b6369b06ef641ae78bd90dc018b3932"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"86d2388b199a1db3272d202ee9a8d4783c44ff593c373eb516c38b72be04b3e1","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"13a2fc8f55c3fc8a170007587ec6fe0a42940a645e3acb8c19837950c1a74ff8"}');
INSERT INTO "entries" VALUES('der653nhxmyg',2,1.79485358301697325703e+09,'{"kind":"opened","seat":-1,"key":"47b79550736433fec6871131f527e44f9b6369b06ef641ae78bd90dc018b3932"}');
INSERT INTO "entries" VALUES('der653nhxmyg',3,1.79485358326827239986e+09,'{"kind":"opened","seat":0,"key":"ffbd5318f64372cc6aca24a8a9b1ab279a18118117e921efeb692c520733f4b0"}');
INSERT INTO "entries" VALUES('der653nhxmyg',4,1.79485358326827239986e+09,'{"kind":"opened","seat":-1,"key":"ffbd5318f64372cc6aca24a8a9b1ab279a18118117e921efeb692c520733f4b0"}');
INSERT INTO "entries" VALUES('der653nhxmyg',5,1.79485358329424333568e+09,'{"kind":"linked","seat":0,"key":"428bc5506656437de392b9d73499af570a851e415f481a6d145969d9d88dc718"}');
INSERT INTO "entries" VALUES('der653nhxmyg',6,1.79485358331998825077e+09,'{"kind":"closed","seat":0,"key":"ffbd5318f64372cc6aca24a8a9b1ab279a18118117e921efeb692c520733f4b0"}');
INSERT INTO "entries" VALUES('der653nhxmyg',7,1.79485358331998825077e+09,'{"kind":"closed","seat":-1,"key":"ffbd5318f64372cc6aca24a8a9b1ab279a18118117e921efeb692c520733f4b0"}');
INSERT INTO "entries" VALUES('der653nhxmyg',8,1.7948535833329734802e+09,'{"kind":"invited","seat":-1,"key":"c8d795abc2ff4ac95fdda2e4b923e00dccd182b543949f27350b6f3ffd281836"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',1,1.79485358339718103406e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4d636e4f52b141a87b51a7fd45e610c7c6f3f10a3e5b0c007e0f53c813148752"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"0f2e7dac04c006efb4ebf226e440ac7a6ad22caa6d0866fabe7de20b8a3bd309","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',2,1.79485358339718103406e+09,'{"kind":"opened","seat":-1,"key":"4d636e4f52b141a87b51a7fd45e610c7c6f3f10a3e5b0c007e0f53c813148752"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',3,1.79485358339718103406e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","plus-3","plus-4","swap","extra-office","extra-office","swap","plus-4","move-three","plus-3","develop","develop"]},"salt":"5ffe584ab5e4646696fda66932119544"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',4,1.79485358341200065615e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',5,1.79485358343060302736e+09,'{"kind":"instant"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',6,1.79485358465581583973e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',7,1.79485358582407879832e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',8,1.79485358593832254408e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}');
INSERT INTO "entries" VALUES('gpe46ghhjg58',9,1.79485358596783852575e+09,'{"kind":"aborted"}');
INSERT INTO "entries" VALUES('qw6s22sn5p7b',1,1.79485358336492586139e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e0b1bb120521b22bb67ea7f38453147ef2690b9a356de4552955c9b97435289c"},{"kind":"human","name":"Player 2","colour":"blue","key":"d15cd77d530309b665edcc511ba5fc0edf893eafab30414d96a5a14f19b93675"}],"host":"60f3bc3d701f70a80d48c15d14fa872b2cfa5f995f112cb9e135c35e0f1d4a17","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('qw6s22sn5p7b',2,1.79485358336492586139e+09,'{"kind":"opened","seat":-1,"key":"e0b1bb120521b22bb67ea7f38453147ef2690b9a356de4552955c9b97435289c"}');
INSERT INTO "entries" VALUES('qw6s22sn5p7b',3,1.79485358336492586139e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"0e5c39a4d4b52ac77504e4da5103e535"}');
INSERT INTO "entries" VALUES('qw6s22sn5p7b',4,1.79485358337074565882e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('qw6s22sn5p7b',5,1.7948535833770232201e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('s26a7xpkkfp6',1,1.79485358335009956365e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5e7f77132320216d211021a19546d948c745dba57794f112a663b69e83590c41"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"adf42b146ad8a3a49b2cee088dd6aa92b16777338a86825d936079239f3424d4","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('s26a7xpkkfp6',2,1.79485358335009956365e+09,'{"kind":"opened","seat":-1,"key":"5e7f77132320216d211021a19546d948c745dba57794f112a663b69e83590c41"}');
INSERT INTO "entries" VALUES('s26a7xpkkfp6',3,1.79485358335009956365e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"368ee2aea725998cd42ffb10f95ce968"}');
INSERT INTO "entries" VALUES('s26a7xpkkfp6',4,1.79485358335749840734e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79485358275699019431e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('428bc5506656437de392b9d73499af570a851e415f481a6d145969d9d88dc718','der653nhxmyg',-1);
INSERT INTO "held" VALUES('428bc5506656437de392b9d73499af570a851e415f481a6d145969d9d88dc718','der653nhxmyg',0);
INSERT INTO "held" VALUES('86d2388b199a1db3272d202ee9a8d4783c44ff593c373eb516c38b72be04b3e1','der653nhxmyg',-1);
INSERT INTO "held" VALUES('0f2e7dac04c006efb4ebf226e440ac7a6ad22caa6d0866fabe7de20b8a3bd309','gpe46ghhjg58',-1);
INSERT INTO "held" VALUES('4d636e4f52b141a87b51a7fd45e610c7c6f3f10a3e5b0c007e0f53c813148752','gpe46ghhjg58',-1);
INSERT INTO "held" VALUES('4d636e4f52b141a87b51a7fd45e610c7c6f3f10a3e5b0c007e0f53c813148752','gpe46ghhjg58',0);
INSERT INTO "held" VALUES('60f3bc3d701f70a80d48c15d14fa872b2cfa5f995f112cb9e135c35e0f1d4a17','qw6s22sn5p7b',-1);
INSERT INTO "held" VALUES('d15cd77d530309b665edcc511ba5fc0edf893eafab30414d96a5a14f19b93675','qw6s22sn5p7b',1);
INSERT INTO "held" VALUES('e0b1bb120521b22bb67ea7f38453147ef2690b9a356de4552955c9b97435289c','qw6s22sn5p7b',-1);
INSERT INTO "held" VALUES('e0b1bb120521b22bb67ea7f38453147ef2690b9a356de4552955c9b97435289c','qw6s22sn5p7b',0);
INSERT INTO "held" VALUES('5e7f77132320216d211021a19546d948c745dba57794f112a663b69e83590c41','s26a7xpkkfp6',-1);
INSERT INTO "held" VALUES('5e7f77132320216d211021a19546d948c745dba57794f112a663b69e83590c41','s26a7xpkkfp6',0);
INSERT INTO "held" VALUES('adf42b146ad8a3a49b2cee088dd6aa92b16777338a86825d936079239f3424d4','s26a7xpkkfp6',-1);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('der653nhxmyg','28d0f6');
INSERT INTO "makers" VALUES('gpe46ghhjg58','28d0f6');
INSERT INTO "makers" VALUES('qw6s22sn5p7b','28d0f6');
INSERT INTO "makers" VALUES('s26a7xpkkfp6','28d0f6');
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
);
INSERT INTO "tables" VALUES('der653nhxmyg',8,'lobby',1,NULL,1.79485358301697325703e+09,1.7948535833329734802e+09,'{"id":"der653nhxmyg","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794853583.0169733,"updated":1794853583.3329735,"you":[]}');
INSERT INTO "tables" VALUES('s26a7xpkkfp6',4,'running',0,NULL,1.79485358335009956365e+09,1.79485358335749840734e+09,'{"id":"s26a7xpkkfp6","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":1,"decider":0,"turn":0,"created":1794853583.3500996,"updated":1794853583.3574984,"you":[]}');
INSERT INTO "tables" VALUES('qw6s22sn5p7b',5,'running',0,NULL,1.79485358336492586139e+09,1.7948535833770232201e+09,'{"id":"qw6s22sn5p7b","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false}],"ply":1,"decider":1,"turn":1,"created":1794853583.3649259,"updated":1794853583.3770232,"you":[]}');
INSERT INTO "tables" VALUES('gpe46ghhjg58',9,'aborted',0,NULL,1.79485358339718103406e+09,1.79485358596783852575e+09,'{"id":"gpe46ghhjg58","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false}],"ply":4,"decider":null,"turn":null,"created":1794853583.397181,"updated":1794853585.9678385,"you":[]}');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX makers_client ON makers (client);
COMMIT;
