BEGIN TRANSACTION;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('24c4vzyeknpz',1,1.79484081314867162707e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5d0dd7e0d233580f0ad029eb155977a17ddb1e855b497e7af80b46dec4fac5a1"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"4bd13fc17c7d58b5e2ae0e843407c7918e20577f914a19d09bc61c27508126fc","invite":"xfrp2RY-suiDhiqpoPaI8x3rwCcyE-Pz","seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',2,1.79484081314867162707e+09,'{"kind":"opened","seat":-1,"key":"5d0dd7e0d233580f0ad029eb155977a17ddb1e855b497e7af80b46dec4fac5a1"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',3,1.79484081314867162707e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","extra-office","move-three","swap","develop","develop","plus-4","extra-office","swap","extra-office","plus-4","plus-3"]},"salt":"63f66ac0dd78d8fb98db8bf0ae8776da"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',4,1.7948408131547684669e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',5,1.79484081316597509389e+09,'{"kind":"instant"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',6,1.79484081457320928569e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',7,1.79484081458699512483e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',8,1.79484081461110782625e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}');
INSERT INTO "entries" VALUES('24c4vzyeknpz',9,1.79484081464615154262e+09,'{"kind":"aborted"}');
INSERT INTO "entries" VALUES('m4fanpba3cd7',1,1.79484081313304424283e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e4dfeb1f8719f20d4172bcdec8045e34dba649e70c581173111ca2e879bdcb91"},{"kind":"human","name":"Player 2","colour":"blue","key":"5d5558644a9cf8f72b62c1caf5b1f3fe2358bf486b633f2df4d96bb8f6c88e37"}],"host":"0f9ac63fcc82471f5b3f8fcd4aad2ad84a7ec769d5eb2c057fcee7268c701619","invite":"HLU6nT0ou6D6JQqM1ZEdm5TAxgdzdood","seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('m4fanpba3cd7',2,1.79484081313304424283e+09,'{"kind":"opened","seat":-1,"key":"e4dfeb1f8719f20d4172bcdec8045e34dba649e70c581173111ca2e879bdcb91"}');
INSERT INTO "entries" VALUES('m4fanpba3cd7',3,1.79484081313304424283e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"181a3f3e588655cd5e32b44f0eae4641"}');
INSERT INTO "entries" VALUES('m4fanpba3cd7',4,1.7948408131401762962e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('m4fanpba3cd7',5,1.79484081314389061923e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('yg33cemkyqbj',1,1.79484081308353352543e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4586100a97988dae7b024f6d86dd1ddd2768c33b9158e685249f5963623ba78f"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"34fff58fd2fd0dcb8c7a95343a17241f2b2d0c14f68e7902a13ef5da993a768f","invite":"6vywDgHR2RCfbd41xT-VbKqq7ng5ccLI","seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('yg33cemkyqbj',2,1.79484081308353352543e+09,'{"kind":"opened","seat":-1,"key":"4586100a97988dae7b024f6d86dd1ddd2768c33b9158e685249f5963623ba78f"}');
INSERT INTO "entries" VALUES('yg33cemkyqbj',3,1.79484081308353352543e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"460ea6ca11f313327024b430824c330a"}');
INSERT INTO "entries" VALUES('yg33cemkyqbj',4,1.79484081311601781846e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
INSERT INTO "entries" VALUES('ze4a475debru',1,1.79484081306835508351e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b7b7f24d7d69b056d3dfedfd15f2acf95b28538f8deeb35d994b4e6fde91c742"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"778d7542a90154a85999749c609cdc27d6d457a73fe8628f6d8b3c8e0eabdb20","invite":"C_dGYTudblC66h4rYvNDfAdMeKOf_dxj","seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('ze4a475debru',2,1.79484081306835508351e+09,'{"kind":"opened","seat":-1,"key":"b7b7f24d7d69b056d3dfedfd15f2acf95b28538f8deeb35d994b4e6fde91c742"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79484081289843940736e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('4bd13fc17c7d58b5e2ae0e843407c7918e20577f914a19d09bc61c27508126fc','24c4vzyeknpz',-1);
INSERT INTO "held" VALUES('5d0dd7e0d233580f0ad029eb155977a17ddb1e855b497e7af80b46dec4fac5a1','24c4vzyeknpz',-1);
INSERT INTO "held" VALUES('5d0dd7e0d233580f0ad029eb155977a17ddb1e855b497e7af80b46dec4fac5a1','24c4vzyeknpz',0);
INSERT INTO "held" VALUES('0f9ac63fcc82471f5b3f8fcd4aad2ad84a7ec769d5eb2c057fcee7268c701619','m4fanpba3cd7',-1);
INSERT INTO "held" VALUES('5d5558644a9cf8f72b62c1caf5b1f3fe2358bf486b633f2df4d96bb8f6c88e37','m4fanpba3cd7',1);
INSERT INTO "held" VALUES('e4dfeb1f8719f20d4172bcdec8045e34dba649e70c581173111ca2e879bdcb91','m4fanpba3cd7',-1);
INSERT INTO "held" VALUES('e4dfeb1f8719f20d4172bcdec8045e34dba649e70c581173111ca2e879bdcb91','m4fanpba3cd7',0);
INSERT INTO "held" VALUES('34fff58fd2fd0dcb8c7a95343a17241f2b2d0c14f68e7902a13ef5da993a768f','yg33cemkyqbj',-1);
INSERT INTO "held" VALUES('4586100a97988dae7b024f6d86dd1ddd2768c33b9158e685249f5963623ba78f','yg33cemkyqbj',-1);
INSERT INTO "held" VALUES('4586100a97988dae7b024f6d86dd1ddd2768c33b9158e685249f5963623ba78f','yg33cemkyqbj',0);
INSERT INTO "held" VALUES('778d7542a90154a85999749c609cdc27d6d457a73fe8628f6d8b3c8e0eabdb20','ze4a475debru',-1);
INSERT INTO "held" VALUES('b7b7f24d7d69b056d3dfedfd15f2acf95b28538f8deeb35d994b4e6fde91c742','ze4a475debru',-1);
INSERT INTO "held" VALUES('b7b7f24d7d69b056d3dfedfd15f2acf95b28538f8deeb35d994b4e6fde91c742','ze4a475debru',0);
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
INSERT INTO "tables" VALUES('ze4a475debru',2,'lobby',1,NULL,1.79484081306835508351e+09,1.79484081306835508351e+09,'{"id":"ze4a475debru","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794840813.068355,"updated":1794840813.068355,"you":[]}');
INSERT INTO "tables" VALUES('yg33cemkyqbj',4,'running',0,NULL,1.79484081308353352543e+09,1.79484081311601781846e+09,'{"id":"yg33cemkyqbj","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":1,"decider":0,"turn":0,"created":1794840813.0835335,"updated":1794840813.1160178,"you":[]}');
INSERT INTO "tables" VALUES('m4fanpba3cd7',5,'running',0,NULL,1.79484081313304424283e+09,1.79484081314389061923e+09,'{"id":"m4fanpba3cd7","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false}],"ply":1,"decider":1,"turn":1,"created":1794840813.1330442,"updated":1794840813.1438906,"you":[]}');
INSERT INTO "tables" VALUES('24c4vzyeknpz',9,'aborted',0,NULL,1.79484081314867162707e+09,1.79484081464615154262e+09,'{"id":"24c4vzyeknpz","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false}],"ply":4,"decider":null,"turn":null,"created":1794840813.1486716,"updated":1794840814.6461515,"you":[]}');
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
