BEGIN TRANSACTION;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2kz9cmw2zwme',1,1.79476181365114378927e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"2f43b5f7568402a6dd601e22c0e18f1b001948f56d0673d9c1188199bae954ab"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"6ff7b83d82a4f9bd6376bc7de5a0781b1673f85c5a60d8d29fe4110504bdac82","invite":"_nV9OAwCSBZSD5JKcQ1JJG9KLKOAlt2r","seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('2kz9cmw2zwme',2,1.79476181365114378927e+09,'{"kind":"opened","seat":-1,"key":"2f43b5f7568402a6dd601e22c0e18f1b001948f56d0673d9c1188199bae954ab"}');
INSERT INTO "entries" VALUES('2mduuvkh8cv8',1,1.7947618136977336406e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"075bb356e9500a0842a12b733bf1352d3f3518fef0cad239fcdffc66c1ba804c"},{"kind":"human","name":"Player 2","colour":"blue","key":"b0e53ee7b02cb35783b1180cda2ce3cafa157c5182bfdbefb0136787117f7449"}],"host":"f7de03a4d5443d9ce04910a0102e9de46c037315360eba920a47c8066c1dfa4b","invite":"r20WY1tXglgGVrUgpKBDCrLPLh5P9cGj","seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('2mduuvkh8cv8',2,1.7947618136977336406e+09,'{"kind":"opened","seat":-1,"key":"075bb356e9500a0842a12b733bf1352d3f3518fef0cad239fcdffc66c1ba804c"}');
INSERT INTO "entries" VALUES('2mduuvkh8cv8',3,1.7947618136977336406e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"70e1e9325aa837d74df37eb1951ede13"}');
INSERT INTO "entries" VALUES('2mduuvkh8cv8',4,1.79476181371366953851e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('2mduuvkh8cv8',5,1.79476181371942329406e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('aqb5q7ascrjz',1,1.79476181372927093508e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"2bae1d31f30cc7d6773deb81c6b8911229ced04dd10085e23952e513270cab79"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"b25d25890e4f1ce11876dd5631efa5aa35066acdb43e354d60b0eb85d200a55d","invite":"y7elLRnUMjF0NCuYT-9e7nnby5dXnz-4","seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('aqb5q7ascrjz',2,1.79476181372927093508e+09,'{"kind":"opened","seat":-1,"key":"2bae1d31f30cc7d6773deb81c6b8911229ced04dd10085e23952e513270cab79"}');
INSERT INTO "entries" VALUES('aqb5q7ascrjz',3,1.79476181372927093508e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-3","extra-office","swap","extra-office","plus-3","move-three","develop","extra-office","plus-4","plus-4","develop","swap"]},"salt":"eb7be9c0bb6d8ed219a4ad15da022be7"}');
INSERT INTO "entries" VALUES('aqb5q7ascrjz',4,1.79476181373855757711e+09,'{"kind":"aborted"}');
INSERT INTO "entries" VALUES('kxmbsrjnk7dj',1,1.79476181367071819299e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"37ab68a4f9b7d24d468e49df1f4985cb95f2d61f4adb5c329212f43c06e17847"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"6b0d27648cb426c48714c757856a53a320ef39876d479c726d61fd64e2d68477","invite":"PwnaXvcM6A6Huan-m8dZ9piEC1OO2LJZ","seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('kxmbsrjnk7dj',2,1.79476181367071819299e+09,'{"kind":"opened","seat":-1,"key":"37ab68a4f9b7d24d468e49df1f4985cb95f2d61f4adb5c329212f43c06e17847"}');
INSERT INTO "entries" VALUES('kxmbsrjnk7dj',3,1.79476181367071819299e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"d8d4887deea6534a9a611b4f9ac3dd03"}');
INSERT INTO "entries" VALUES('kxmbsrjnk7dj',4,1.79476181368536019319e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79476181356572270396e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('2f43b5f7568402a6dd601e22c0e18f1b001948f56d0673d9c1188199bae954ab','2kz9cmw2zwme',-1);
INSERT INTO "held" VALUES('2f43b5f7568402a6dd601e22c0e18f1b001948f56d0673d9c1188199bae954ab','2kz9cmw2zwme',0);
INSERT INTO "held" VALUES('6ff7b83d82a4f9bd6376bc7de5a0781b1673f85c5a60d8d29fe4110504bdac82','2kz9cmw2zwme',-1);
INSERT INTO "held" VALUES('075bb356e9500a0842a12b733bf1352d3f3518fef0cad239fcdffc66c1ba804c','2mduuvkh8cv8',-1);
INSERT INTO "held" VALUES('075bb356e9500a0842a12b733bf1352d3f3518fef0cad239fcdffc66c1ba804c','2mduuvkh8cv8',0);
INSERT INTO "held" VALUES('b0e53ee7b02cb35783b1180cda2ce3cafa157c5182bfdbefb0136787117f7449','2mduuvkh8cv8',1);
INSERT INTO "held" VALUES('f7de03a4d5443d9ce04910a0102e9de46c037315360eba920a47c8066c1dfa4b','2mduuvkh8cv8',-1);
INSERT INTO "held" VALUES('2bae1d31f30cc7d6773deb81c6b8911229ced04dd10085e23952e513270cab79','aqb5q7ascrjz',-1);
INSERT INTO "held" VALUES('2bae1d31f30cc7d6773deb81c6b8911229ced04dd10085e23952e513270cab79','aqb5q7ascrjz',0);
INSERT INTO "held" VALUES('b25d25890e4f1ce11876dd5631efa5aa35066acdb43e354d60b0eb85d200a55d','aqb5q7ascrjz',-1);
INSERT INTO "held" VALUES('37ab68a4f9b7d24d468e49df1f4985cb95f2d61f4adb5c329212f43c06e17847','kxmbsrjnk7dj',-1);
INSERT INTO "held" VALUES('37ab68a4f9b7d24d468e49df1f4985cb95f2d61f4adb5c329212f43c06e17847','kxmbsrjnk7dj',0);
INSERT INTO "held" VALUES('6b0d27648cb426c48714c757856a53a320ef39876d479c726d61fd64e2d68477','kxmbsrjnk7dj',-1);
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
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
INSERT INTO "tables" VALUES('2kz9cmw2zwme',2,'lobby',1,NULL,1.79476181365114378927e+09,1.79476181365114378927e+09,'{"id":"2kz9cmw2zwme","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794761813.6511438,"updated":1794761813.6511438,"you":[]}');
INSERT INTO "tables" VALUES('kxmbsrjnk7dj',4,'running',0,NULL,1.79476181367071819299e+09,1.79476181368536019319e+09,'{"id":"kxmbsrjnk7dj","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":1,"decider":0,"turn":0,"created":1794761813.6707182,"updated":1794761813.6853602,"you":[]}');
INSERT INTO "tables" VALUES('2mduuvkh8cv8',5,'running',0,NULL,1.7947618136977336406e+09,1.79476181371942329406e+09,'{"id":"2mduuvkh8cv8","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false}],"ply":1,"decider":1,"turn":1,"created":1794761813.6977336,"updated":1794761813.7194233,"you":[]}');
INSERT INTO "tables" VALUES('aqb5q7ascrjz',4,'aborted',0,NULL,1.79476181372927093508e+09,1.79476181373855757711e+09,'{"id":"aqb5q7ascrjz","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794761813.729271,"updated":1794761813.7385576,"you":[]}');
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
COMMIT;
