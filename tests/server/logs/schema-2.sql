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
INSERT INTO "entries" VALUES('2mwyeczfavtz',1,1.7948540475031273365e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"8aab556fe68dd9e747a0bdcbd92cecc467baf1a48cc7e29cabf8aa1017532862"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"ca8b62b2f70a67ac6a2a134994f0a096f1e01ab45e3592e3df1fdcc2aec064e7","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}');
INSERT INTO "entries" VALUES('2mwyeczfavtz',2,1.7948540475031273365e+09,'{"kind":"opened","seat":-1,"key":"8aab556fe68dd9e747a0bdcbd92cecc467baf1a48cc7e29cabf8aa1017532862"}');
INSERT INTO "entries" VALUES('2mwyeczfavtz',3,1.7948540475031273365e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"982d7f9f952bf29281ab669e21fe2b3e"}');
INSERT INTO "entries" VALUES('2mwyeczfavtz',4,1.79485404754603719706e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}');
INSERT INTO "entries" VALUES('cg6jkbwfj7ev',1,1.79485404747304320332e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"2ae3920609276a62a1338717e6239de0eee5b954876042ae5e183d899033ce23"},{"kind":"human","name":"Player 2","colour":"blue","key":"c6bf70c736da6781b37c80a7022997f912868c3db6e5f9a309ea668ced2f08fc"},{"kind":"human","name":"Player 3","colour":"green","key":"c42c678c6f5b1960f3aae14f6197c3d3767202c9a7cfde45c9c2387b35aaf53b"}],"host":"649b16f0ae6b86c72487a78b7ed580b5741826504724a39449b2e561c38941b9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}');
INSERT INTO "entries" VALUES('cg6jkbwfj7ev',2,1.79485404747304320332e+09,'{"kind":"opened","seat":-1,"key":"2ae3920609276a62a1338717e6239de0eee5b954876042ae5e183d899033ce23"}');
INSERT INTO "entries" VALUES('cg6jkbwfj7ev',3,1.79485404747304320332e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","swap","develop","swap","plus-4","plus-3","plus-3","develop","extra-office","extra-office","plus-4","move-three"]},"salt":"1ab09375fed3d3dac2c328295c402ed4"}');
INSERT INTO "entries" VALUES('cg6jkbwfj7ev',4,1.79485410911162900928e+09,'{"kind":"replaced","seat":0,"level":"claim"}');
INSERT INTO "entries" VALUES('hmwvztw7g57r',1,1.79485404760636663439e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7a7215387c0169c78767b097b9878a4ce5ac5e4f4ce926dae15093c7a90f01cc"},{"kind":"human","name":"Player 2","colour":"blue","key":"0ddbb0a701de50ce88db22e5687e7b5072eb7a590d23a37fcc90b0ab7582f805"}],"host":"b085a29fcf916a572c55a4d9508225a2c3d032357e9215fcf2a8294a204dd1cd","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}');
INSERT INTO "entries" VALUES('hmwvztw7g57r',2,1.79485404760636663439e+09,'{"kind":"opened","seat":-1,"key":"7a7215387c0169c78767b097b9878a4ce5ac5e4f4ce926dae15093c7a90f01cc"}');
INSERT INTO "entries" VALUES('hmwvztw7g57r',3,1.79485404760636663439e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"4a7357ad92136f8b38d0f1fe501adff8"}');
INSERT INTO "entries" VALUES('hmwvztw7g57r',4,1.79485404761876392362e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('hmwvztw7g57r',5,1.79485404763173675532e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',1,1.7948540470812182426e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"8455db5f6db7cf73358fe3e89b4c89c535fda5c598a05ccb1656101984cf03cc"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"407ce2264b170eed2baddc17e25acd003c797eef842b348badc7fbaa07d0cf4b","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"0c96a9291fd9101a115d43cae36d4d69f0724bcf385fcf67ad10571cc01fce4a","absence":3600}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',2,1.7948540470812182426e+09,'{"kind":"opened","seat":-1,"key":"8455db5f6db7cf73358fe3e89b4c89c535fda5c598a05ccb1656101984cf03cc"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',3,1.79485404729683566092e+09,'{"kind":"opened","seat":0,"key":"07598b0ace5395df9b48fe8c07c89d0f2bac0df977031147d3771e912f383716"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',4,1.79485404729683566092e+09,'{"kind":"opened","seat":-1,"key":"07598b0ace5395df9b48fe8c07c89d0f2bac0df977031147d3771e912f383716"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',5,1.79485404732055521008e+09,'{"kind":"linked","seat":0,"key":"8747a5306e3815a143786b6f5296e03bc2ec52880575f0cccc5a167b1c16de02"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',6,1.79485404737621188162e+09,'{"kind":"closed","seat":0,"key":"07598b0ace5395df9b48fe8c07c89d0f2bac0df977031147d3771e912f383716"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',7,1.79485404737621188162e+09,'{"kind":"closed","seat":-1,"key":"07598b0ace5395df9b48fe8c07c89d0f2bac0df977031147d3771e912f383716"}');
INSERT INTO "entries" VALUES('pbtqfnb4hp5v',8,1.79485404741603565221e+09,'{"kind":"invited","seat":-1,"key":"7711f90c5e83d9ebe860d309d807cf0fc8847bc088f6acf11867a71e61e5397f"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',1,1.79485404765059566498e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b651323f273b9e356d4387270ec75df8521a78f8db11f47c6f8b15f3b9c0c224"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"d024fa4bec721ceb346e5d7fcf73b928f7168da25e1b29106c08e4b83d6565f9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',2,1.79485404765059566498e+09,'{"kind":"opened","seat":-1,"key":"b651323f273b9e356d4387270ec75df8521a78f8db11f47c6f8b15f3b9c0c224"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',3,1.79485404765059566498e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","plus-4","plus-3","extra-office","develop","plus-3","plus-4","move-three","swap","extra-office","swap","develop"]},"salt":"97e8f91cc824a92e3f532f1818b5335d"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',4,1.79485404772476887704e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',5,1.79485404784053921697e+09,'{"kind":"instant"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',6,1.7948540489955232143e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',7,1.79485404903172969821e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',8,1.79485404905081892016e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}');
INSERT INTO "entries" VALUES('rk2hkm39djdh',9,1.79485404908500289916e+09,'{"kind":"aborted"}');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79485404684373044971e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('8aab556fe68dd9e747a0bdcbd92cecc467baf1a48cc7e29cabf8aa1017532862','2mwyeczfavtz',-1);
INSERT INTO "held" VALUES('8aab556fe68dd9e747a0bdcbd92cecc467baf1a48cc7e29cabf8aa1017532862','2mwyeczfavtz',0);
INSERT INTO "held" VALUES('ca8b62b2f70a67ac6a2a134994f0a096f1e01ab45e3592e3df1fdcc2aec064e7','2mwyeczfavtz',-1);
INSERT INTO "held" VALUES('2ae3920609276a62a1338717e6239de0eee5b954876042ae5e183d899033ce23','cg6jkbwfj7ev',-1);
INSERT INTO "held" VALUES('2ae3920609276a62a1338717e6239de0eee5b954876042ae5e183d899033ce23','cg6jkbwfj7ev',0);
INSERT INTO "held" VALUES('649b16f0ae6b86c72487a78b7ed580b5741826504724a39449b2e561c38941b9','cg6jkbwfj7ev',-1);
INSERT INTO "held" VALUES('c42c678c6f5b1960f3aae14f6197c3d3767202c9a7cfde45c9c2387b35aaf53b','cg6jkbwfj7ev',2);
INSERT INTO "held" VALUES('c6bf70c736da6781b37c80a7022997f912868c3db6e5f9a309ea668ced2f08fc','cg6jkbwfj7ev',1);
INSERT INTO "held" VALUES('0ddbb0a701de50ce88db22e5687e7b5072eb7a590d23a37fcc90b0ab7582f805','hmwvztw7g57r',1);
INSERT INTO "held" VALUES('7a7215387c0169c78767b097b9878a4ce5ac5e4f4ce926dae15093c7a90f01cc','hmwvztw7g57r',-1);
INSERT INTO "held" VALUES('7a7215387c0169c78767b097b9878a4ce5ac5e4f4ce926dae15093c7a90f01cc','hmwvztw7g57r',0);
INSERT INTO "held" VALUES('b085a29fcf916a572c55a4d9508225a2c3d032357e9215fcf2a8294a204dd1cd','hmwvztw7g57r',-1);
INSERT INTO "held" VALUES('407ce2264b170eed2baddc17e25acd003c797eef842b348badc7fbaa07d0cf4b','pbtqfnb4hp5v',-1);
INSERT INTO "held" VALUES('8747a5306e3815a143786b6f5296e03bc2ec52880575f0cccc5a167b1c16de02','pbtqfnb4hp5v',-1);
INSERT INTO "held" VALUES('8747a5306e3815a143786b6f5296e03bc2ec52880575f0cccc5a167b1c16de02','pbtqfnb4hp5v',0);
INSERT INTO "held" VALUES('b651323f273b9e356d4387270ec75df8521a78f8db11f47c6f8b15f3b9c0c224','rk2hkm39djdh',-1);
INSERT INTO "held" VALUES('b651323f273b9e356d4387270ec75df8521a78f8db11f47c6f8b15f3b9c0c224','rk2hkm39djdh',0);
INSERT INTO "held" VALUES('d024fa4bec721ceb346e5d7fcf73b928f7168da25e1b29106c08e4b83d6565f9','rk2hkm39djdh',-1);
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
INSERT INTO "tables" VALUES('pbtqfnb4hp5v',8,'lobby',1,NULL,1.7948540470812182426e+09,1.79485404741603565221e+09,'{"id":"pbtqfnb4hp5v","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794854047.0812182,"updated":1794854047.4160357,"you":[]}');
INSERT INTO "tables" VALUES('cg6jkbwfj7ev',4,'running',0,1.79485411911162900922e+09,1.79485404747304320332e+09,1.79485410911162900928e+09,'{"id":"cg6jkbwfj7ev","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794854047.4730432,"updated":1794854109.111629,"you":[]}');
INSERT INTO "tables" VALUES('2mwyeczfavtz',4,'running',0,NULL,1.7948540475031273365e+09,1.79485404754603719706e+09,'{"id":"2mwyeczfavtz","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794854047.5031273,"updated":1794854047.5460372,"you":[]}');
INSERT INTO "tables" VALUES('hmwvztw7g57r',5,'running',0,NULL,1.79485404760636663439e+09,1.79485404763173675532e+09,'{"id":"hmwvztw7g57r","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794854047.6063666,"updated":1794854047.6317368,"you":[]}');
INSERT INTO "tables" VALUES('rk2hkm39djdh',9,'aborted',0,NULL,1.79485404765059566498e+09,1.79485404908500289916e+09,'{"id":"rk2hkm39djdh","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794854047.6505957,"updated":1794854049.085003,"you":[]}');
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
