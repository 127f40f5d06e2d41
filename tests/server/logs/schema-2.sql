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
INSERT INTO "entries" VALUES('jtdtbpndtuep',1,1.7948524137851409912e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"00db98e9ffa16252cd2a51d533fa152b9750d2c1ef0e9e23e139ae47f60a2ba0"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"a44ed8cef4a2626bf3146e59520ccb6bc9f345f930726b0b9ee1329fa245e665","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('jtdtbpndtuep',2,1.7948524137851409912e+09,'{"kind":"opened","seat":-1,"key":"00db98e9ffa16252cd2a51d533fa152b9750d2c1ef0e9e23e139ae47f60a2ba0"}');
INSERT INTO "entries" VALUES('jtdtbpndtuep',3,1.7948524137851409912e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"d796cfa88dbdfaa8ba3cfba46cb2ee4b"}');
INSERT INTO "entries" VALUES('jtdtbpndtuep',4,1.79485241381699800488e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
INSERT INTO "entries" VALUES('m79xncdvxbpv',1,1.79485241384052181248e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d720b820ee4027e689e5bb9ea6231f2c0dce85a18fb44d6d1abc62acf280415e"},{"kind":"human","name":"Player 2","colour":"blue","key":"023f19a72beb0e5a022a212f76045a6580072a2fd5cf40e65c8c18388915256a"}],"host":"41c494fdb49b1295bb95f57c4ac69a6c895723d3c3ee342e8aa96dbfcda182dc","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('m79xncdvxbpv',2,1.79485241384052181248e+09,'{"kind":"opened","seat":-1,"key":"d720b820ee4027e689e5bb9ea6231f2c0dce85a18fb44d6d1abc62acf280415e"}');
INSERT INTO "entries" VALUES('m79xncdvxbpv',3,1.79485241384052181248e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"25f1b275f4f75e429dbbc144312f3955"}');
INSERT INTO "entries" VALUES('m79xncdvxbpv',4,1.79485241387641429903e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('m79xncdvxbpv',5,1.79485241388371658324e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',1,1.79485241360131239892e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"6a7c12c31d4f28df67b838dd54a8b4155779d2deb628fef5897b90d480a31717"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"53adf199c8f4be9a6f2df181bd1eda38e02d8f0aa791e3ad844f462a72046160","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"96926a08e1b13c4fe7c05e683645a9338b30576b584ea86f1c43e30c80a43e1f"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',2,1.79485241360131239892e+09,'{"kind":"opened","seat":-1,"key":"6a7c12c31d4f28df67b838dd54a8b4155779d2deb628fef5897b90d480a31717"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',3,1.79485241372045373911e+09,'{"kind":"opened","seat":0,"key":"472b737829e91061809ecd3c3c1f0c1b7fd2e4d7c5cdb99aa93a8cb54e30b00e"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',4,1.79485241372045373911e+09,'{"kind":"opened","seat":-1,"key":"472b737829e91061809ecd3c3c1f0c1b7fd2e4d7c5cdb99aa93a8cb54e30b00e"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',5,1.7948524137363276482e+09,'{"kind":"linked","seat":0,"key":"d93d1921c13f0752ac827385f50a4aa56bc148d70dcd49a664fb11a62759d09d"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',6,1.79485241377016067508e+09,'{"kind":"closed","seat":0,"key":"472b737829e91061809ecd3c3c1f0c1b7fd2e4d7c5cdb99aa93a8cb54e30b00e"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',7,1.79485241377016067508e+09,'{"kind":"closed","seat":-1,"key":"472b737829e91061809ecd3c3c1f0c1b7fd2e4d7c5cdb99aa93a8cb54e30b00e"}');
INSERT INTO "entries" VALUES('yypfgxyekcwd',8,1.79485241377992296219e+09,'{"kind":"invited","seat":-1,"key":"c458f20ba644b9d1d08eaade2f509ac6ad5de08e1b979359007029e5f57f3808"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',1,1.79485241390530157086e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"fe217d4670aa0e1fb8a4e6192170dcfe821aa60c04c55b6d714474e8f5579eac"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"0e5e4690107ef6fe85a988255f4aad4b8679ced6bcaa25a11df0dafc5eb72c70","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2}');
INSERT INTO "entries" VALUES('zjvyweshuehs',2,1.79485241390530157086e+09,'{"kind":"opened","seat":-1,"key":"fe217d4670aa0e1fb8a4e6192170dcfe821aa60c04c55b6d714474e8f5579eac"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',3,1.79485241390530157086e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["swap","swap","develop","plus-4","move-three","extra-office","extra-office","plus-4","plus-3","develop","plus-3","extra-office"]},"salt":"96fb7bee85241fba4966e86ed37e1eb3"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',4,1.79485241393543267247e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',5,1.7948524139644715786e+09,'{"kind":"instant"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',6,1.79485241470330762867e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',7,1.7948524147197573185e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',8,1.79485241473233294489e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}');
INSERT INTO "entries" VALUES('zjvyweshuehs',9,1794852414.75906,'{"kind":"aborted"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.7948524133964388371e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('00db98e9ffa16252cd2a51d533fa152b9750d2c1ef0e9e23e139ae47f60a2ba0','jtdtbpndtuep',-1);
INSERT INTO "held" VALUES('00db98e9ffa16252cd2a51d533fa152b9750d2c1ef0e9e23e139ae47f60a2ba0','jtdtbpndtuep',0);
INSERT INTO "held" VALUES('a44ed8cef4a2626bf3146e59520ccb6bc9f345f930726b0b9ee1329fa245e665','jtdtbpndtuep',-1);
INSERT INTO "held" VALUES('023f19a72beb0e5a022a212f76045a6580072a2fd5cf40e65c8c18388915256a','m79xncdvxbpv',1);
INSERT INTO "held" VALUES('41c494fdb49b1295bb95f57c4ac69a6c895723d3c3ee342e8aa96dbfcda182dc','m79xncdvxbpv',-1);
INSERT INTO "held" VALUES('d720b820ee4027e689e5bb9ea6231f2c0dce85a18fb44d6d1abc62acf280415e','m79xncdvxbpv',-1);
INSERT INTO "held" VALUES('d720b820ee4027e689e5bb9ea6231f2c0dce85a18fb44d6d1abc62acf280415e','m79xncdvxbpv',0);
INSERT INTO "held" VALUES('53adf199c8f4be9a6f2df181bd1eda38e02d8f0aa791e3ad844f462a72046160','yypfgxyekcwd',-1);
INSERT INTO "held" VALUES('d93d1921c13f0752ac827385f50a4aa56bc148d70dcd49a664fb11a62759d09d','yypfgxyekcwd',-1);
INSERT INTO "held" VALUES('d93d1921c13f0752ac827385f50a4aa56bc148d70dcd49a664fb11a62759d09d','yypfgxyekcwd',0);
INSERT INTO "held" VALUES('0e5e4690107ef6fe85a988255f4aad4b8679ced6bcaa25a11df0dafc5eb72c70','zjvyweshuehs',-1);
INSERT INTO "held" VALUES('fe217d4670aa0e1fb8a4e6192170dcfe821aa60c04c55b6d714474e8f5579eac','zjvyweshuehs',-1);
INSERT INTO "held" VALUES('fe217d4670aa0e1fb8a4e6192170dcfe821aa60c04c55b6d714474e8f5579eac','zjvyweshuehs',0);
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
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
INSERT INTO "tables" VALUES('yypfgxyekcwd',8,'lobby',1,NULL,1.79485241360131239892e+09,1.79485241377992296219e+09,'{"id":"yypfgxyekcwd","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":0,"decider":null,"turn":null,"created":1794852413.6013124,"updated":1794852413.779923,"you":[]}');
INSERT INTO "tables" VALUES('jtdtbpndtuep',4,'running',0,NULL,1.7948524137851409912e+09,1.79485241381699800488e+09,'{"id":"jtdtbpndtuep","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false}],"ply":1,"decider":0,"turn":0,"created":1794852413.785141,"updated":1794852413.816998,"you":[]}');
INSERT INTO "tables" VALUES('m79xncdvxbpv',5,'running',0,NULL,1.79485241384052181248e+09,1.79485241388371658324e+09,'{"id":"m79xncdvxbpv","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false}],"ply":1,"decider":1,"turn":1,"created":1794852413.8405218,"updated":1794852413.8837166,"you":[]}');
INSERT INTO "tables" VALUES('zjvyweshuehs',9,'aborted',0,NULL,1.79485241390530157086e+09,1794852414.75906,'{"id":"zjvyweshuehs","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false}],"ply":4,"decider":null,"turn":null,"created":1794852413.9053016,"updated":1794852414.75906,"you":[]}');
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
COMMIT;
