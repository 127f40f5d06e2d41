BEGIN TRANSACTION;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2dqadk6z86jt',1,1.79477233117461442944e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"52f12a62d3d3f706ca3e4946922f2204bdc21fd34b510c54a2e8cf0b1c4e7fea"},{"kind":"human","name":"Player 2","colour":"blue","key":"d68d855d2261907381b9bd301fab5b20f8ab587b12e8beab44732248ba974d61"}],"host":"4964135302e81812b59c7e32c7dce9ab585b3c2c4c459a5b9c45f74fbc95cee0","invite":"8vlhrw3HgCCEYeUDgIgAHtL4wRgEWKN7","seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('2dqadk6z86jt',2,1.79477233117461442944e+09,'{"kind":"opened","seat":-1,"key":"52f12a62d3d3f706ca3e4946922f2204bdc21fd34b510c54a2e8cf0b1c4e7fea"}');
INSERT INTO "entries" VALUES('2dqadk6z86jt',3,1.79477233117461442944e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"c1ccd21b2b3c7d31058b3d5dba2a330e"}');
INSERT INTO "entries" VALUES('2dqadk6z86jt',4,1.79477233118914532663e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('2dqadk6z86jt',5,1.79477233119611215587e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('eb5pmxnysvu2',1,1.79477233114432764048e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"22a5ddf2bde20e265fe070aeb580771b4ef8bb79a904a8f456f3f7d60b250bb5"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"6400e66587565b248ee71c513b9a48643c28d6ab5e638a8239c368f9d0342f9b","invite":"sjI5aKCxRpEBtSBUQWgrlo8tIus2EOAl","seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('eb5pmxnysvu2',2,1.79477233114432764048e+09,'{"kind":"opened","seat":-1,"key":"22a5ddf2bde20e265fe070aeb580771b4ef8bb79a904a8f456f3f7d60b250bb5"}');
INSERT INTO "entries" VALUES('eb5pmxnysvu2',3,1.79477233114432764048e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"b5c36476b5a70f9ea65b9c5b508836d1"}');
INSERT INTO "entries" VALUES('eb5pmxnysvu2',4,1.79477233116221165662e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
INSERT INTO "entries" VALUES('f2jyeu7by7cy',1,1.79477233112910079955e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"bb539920b4f88593e8978c996219e9bb2a2f8daf0223631e0165cc31a63b401b"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"6abe1a053896e8bd0ef9e9919ecd8abdd93b1b1d581e354f2e54ae983ec32655","invite":"0QQ2Lhb0ZkLhcO8Od8lLtAn7BOP0zWKS","seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('f2jyeu7by7cy',2,1.79477233112910079955e+09,'{"kind":"opened","seat":-1,"key":"bb539920b4f88593e8978c996219e9bb2a2f8daf0223631e0165cc31a63b401b"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',1,1.79477233120456838603e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"cb77bcbdbd69242161d8430f692692f60821a38634d601651d2fef32acf8ecda"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"c2192aef304b1a01212ccdc22c914ad8492401d897a6017c1b6eeb79aa72d92f","invite":"BIgYgT32-HqETkSjoTDAkzAA4sOmGMH6","seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":1}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',2,1.79477233120456838603e+09,'{"kind":"opened","seat":-1,"key":"cb77bcbdbd69242161d8430f692692f60821a38634d601651d2fef32acf8ecda"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',3,1.79477233120456838603e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","plus-3","swap","move-three","plus-4","plus-3","develop","extra-office","plus-4","swap","extra-office","extra-office"]},"salt":"4c8cafa99b7f4f7c679f0c213a666566"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',4,1.79477233122391772275e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',5,1.79477233127386569984e+09,'{"kind":"instant"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',6,1.79477233168878245357e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',7,1.79477233170217967037e+09,'{"kind":"decided","ply":2,"seat":1,"action":"lift havelberg-perleberg/2","level":"claim"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',8,1.7947723317178936004e+09,'{"kind":"decided","ply":3,"seat":1,"action":"drop havelberg-perleberg/2 dresden-krakau/2","level":"claim"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',9,1.7947723317347948551e+09,'{"kind":"decided","ply":4,"seat":1,"action":"done","level":"claim"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',10,1.79477233173641467093e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}');
INSERT INTO "entries" VALUES('hp5q494z5x2h',11,1.7947723317690579891e+09,'{"kind":"aborted"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79477233098256349569e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('4964135302e81812b59c7e32c7dce9ab585b3c2c4c459a5b9c45f74fbc95cee0','2dqadk6z86jt',-1);
INSERT INTO "held" VALUES('52f12a62d3d3f706ca3e4946922f2204bdc21fd34b510c54a2e8cf0b1c4e7fea','2dqadk6z86jt',-1);
INSERT INTO "held" VALUES('52f12a62d3d3f706ca3e4946922f2204bdc21fd34b510c54a2e8cf0b1c4e7fea','2dqadk6z86jt',0);
INSERT INTO "held" VALUES('d68d855d2261907381b9bd301fab5b20f8ab587b12e8beab44732248ba974d61','2dqadk6z86jt',1);
INSERT INTO "held" VALUES('22a5ddf2bde20e265fe070aeb580771b4ef8bb79a904a8f456f3f7d60b250bb5','eb5pmxnysvu2',-1);
INSERT INTO "held" VALUES('22a5ddf2bde20e265fe070aeb580771b4ef8bb79a904a8f456f3f7d60b250bb5','eb5pmxnysvu2',0);
INSERT INTO "held" VALUES('6400e66587565b248ee71c513b9a48643c28d6ab5e638a8239c368f9d0342f9b','eb5pmxnysvu2',-1);
INSERT INTO "held" VALUES('6abe1a053896e8bd0ef9e9919ecd8abdd93b1b1d581e354f2e54ae983ec32655','f2jyeu7by7cy',-1);
INSERT INTO "held" VALUES('bb539920b4f88593e8978c996219e9bb2a2f8daf0223631e0165cc31a63b401b','f2jyeu7by7cy',-1);
INSERT INTO "held" VALUES('bb539920b4f88593e8978c996219e9bb2a2f8daf0223631e0165cc31a63b401b','f2jyeu7by7cy',0);
INSERT INTO "held" VALUES('c2192aef304b1a01212ccdc22c914ad8492401d897a6017c1b6eeb79aa72d92f','hp5q494z5x2h',-1);
INSERT INTO "held" VALUES('cb77bcbdbd69242161d8430f692692f60821a38634d601651d2fef32acf8ecda','hp5q494z5x2h',-1);
INSERT INTO "held" VALUES('cb77bcbdbd69242161d8430f692692f60821a38634d601651d2fef32acf8ecda','hp5q494z5x2h',0);
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
INSERT INTO "tables" VALUES('f2jyeu7by7cy',2,'lobby',1,NULL,1.79477233112910079955e+09,1.79477233112910079955e+09,'{"id":"f2jyeu7by7cy","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794772331.1291008,"updated":1794772331.1291008,"you":[]}');
INSERT INTO "tables" VALUES('eb5pmxnysvu2',4,'running',0,NULL,1.79477233114432764048e+09,1.79477233116221165662e+09,'{"id":"eb5pmxnysvu2","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":1,"decider":0,"turn":0,"created":1794772331.1443276,"updated":1794772331.1622117,"you":[]}');
INSERT INTO "tables" VALUES('2dqadk6z86jt',5,'running',0,NULL,1.79477233117461442944e+09,1.79477233119611215587e+09,'{"id":"2dqadk6z86jt","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false}],"ply":1,"decider":1,"turn":1,"created":1794772331.1746144,"updated":1794772331.1961122,"you":[]}');
INSERT INTO "tables" VALUES('hp5q494z5x2h',11,'aborted',0,NULL,1.79477233120456838603e+09,1.7947723317690579891e+09,'{"id":"hp5q494z5x2h","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false}],"ply":6,"decider":null,"turn":null,"created":1794772331.2045684,"updated":1794772331.769058,"you":[]}');
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
