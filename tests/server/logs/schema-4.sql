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
INSERT INTO "entries" VALUES('2bf4anmb6gqx',1,1.79485480041391730308e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"38204ab009bedd847ea8ca5203fbfe7448d17a04800c1b4ca6094cb847b07cb2"},{"kind":"human","name":"Player 2","colour":"blue","key":"bc2f211677ac0e268c5210d5cb599e9ce579fc1a9b72c62e5af52f05b37515c2"}],"host":"abbb5025eeef2420c7e3c1007204b0b23b19c762075f5f83796e12465c115b68","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'5402890FC037A732E7C96F651DEDB00D');
INSERT INTO "entries" VALUES('2bf4anmb6gqx',2,1.79485480041391730308e+09,'{"kind":"opened","seat":-1,"key":"38204ab009bedd847ea8ca5203fbfe7448d17a04800c1b4ca6094cb847b07cb2"}',X'E0BE3F65829ACD6076A863F69F55F66E');
INSERT INTO "entries" VALUES('2bf4anmb6gqx',3,1.79485480041391730308e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"8d68fa2ebf1060acd338d68b0bc9cbba"}',X'9EB6915F2C5AA03EE52D3DEACA760133');
INSERT INTO "entries" VALUES('2bf4anmb6gqx',4,1.79485480043996214862e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'306BF0FA57F794B43202E78807703085');
INSERT INTO "entries" VALUES('2bf4anmb6gqx',5,1.79485480044284605974e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2B8A9198963953889C0DF8E42B0117A1');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',1,1.79485480044837164871e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"67be9bf23676e9073fb0de7b7ef370c3c623e3b28a3b254c6f1b5618621382a9"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"1170f659488e7c68fde0621d0efe062be7ce5d06d41296fab768dbb357320513","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'3AE864494B7D8EABE77EDF45B7E37C2C');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',2,1.79485480044837164871e+09,'{"kind":"opened","seat":-1,"key":"67be9bf23676e9073fb0de7b7ef370c3c623e3b28a3b254c6f1b5618621382a9"}',X'1E0BF407DC2B9A97150F1D8070E68FD0');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',3,1.79485480044837164871e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","develop","develop","plus-3","swap","plus-4","plus-3","extra-office","move-three","extra-office","extra-office","swap"]},"salt":"9fce6f79badabddba0a7a425875c1cd3"}',X'F49143AF6B8504DF6382F04DEE28D9D9');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',4,1.79485480045530080791e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F06278A759080AEE8D6711234E76EE55');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',5,1.79485480047075867653e+09,'{"kind":"instant"}',X'B3F906F99A59A0C928AB0EDC351DEF58');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',6,1.79485480094120931622e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'CB0B7AB95393A53E2171C81783213726');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',7,1.79485480137490868574e+09,'{"kind":"decided","ply":2,"seat":1,"action":"displace t dresden-krakau/1 paying 1t","level":"claim"}',X'8B1EA8247EDAE3B2B72EA9DED23C2031');
INSERT INTO "entries" VALUES('2z5tw2mtj8js',8,1.79485480139083456991e+09,'{"kind":"aborted"}',X'D24125B848AC63B9F7C69882BD3A177B');
INSERT INTO "entries" VALUES('g6dpc8fbptzn',1,1.79485480039369440074e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"8855c4f1a400c97e66cb50033108437c211952cfc49ed30f18dcc1c0cab37851"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"4c6f494b15c7abdb76ed3ab687e8ebe3328cb5368376c214f1bb0705f4d26a76","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'32498C15CA4BAD7060A7F1BCD76CB6C1');
INSERT INTO "entries" VALUES('g6dpc8fbptzn',2,1.79485480039369440074e+09,'{"kind":"opened","seat":-1,"key":"8855c4f1a400c97e66cb50033108437c211952cfc49ed30f18dcc1c0cab37851"}',X'F11C217BBDE01C1EC7F6DB1AB541EB77');
INSERT INTO "entries" VALUES('g6dpc8fbptzn',3,1.79485480039369440074e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"dbddca17dc5131022b6c102f2f6c2b93"}',X'115C95BDED9F6E0E4C39553A94FC4F44');
INSERT INTO "entries" VALUES('g6dpc8fbptzn',4,1.79485480040431928639e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'180C8482F2D4D9133D77FE6F3039E1E8');
INSERT INTO "entries" VALUES('pj9fcb5tnzb4',1,1.79485480038146638865e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"9840346b1758b037ef731ecec128449fb37f41ad7ae3727c8f8c54bb1c11c28f"},{"kind":"human","name":"Player 2","colour":"blue","key":"8707604f26e1da1a348a24408904e610f60beb585f5ca1e0b884e9ff9fa38f67"},{"kind":"human","name":"Player 3","colour":"green","key":"5d61b8dbe72820fafe105e74d666c93e8fe0813e887d09e455489de1d730b0fc"}],"host":"ef90ad381350f384176d4dc6ff56571851b9be493293a580f37b6bf7db62c73e","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'78FEB750D8DEB9BFB572D5B2885EF9E5');
INSERT INTO "entries" VALUES('pj9fcb5tnzb4',2,1.79485480038146638865e+09,'{"kind":"opened","seat":-1,"key":"9840346b1758b037ef731ecec128449fb37f41ad7ae3727c8f8c54bb1c11c28f"}',X'6905FAB450A0F398DCE9C9E4F32DC33D');
INSERT INTO "entries" VALUES('pj9fcb5tnzb4',3,1.79485480038146638865e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","plus-4","plus-4","swap","extra-office","move-three","develop","swap","plus-3","extra-office","extra-office","develop"]},"salt":"19f144b46ff1f6997c3e42289fe559be"}',X'BBC2210DA6272FEA0C189962757F5A83');
INSERT INTO "entries" VALUES('pj9fcb5tnzb4',4,1.79485486140478754041e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'3B2C72C38CA807EC20349F8E378107EE');
INSERT INTO "entries" VALUES('q3bs327ynrqv',1,1.79485480027772188182e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5c310c6a0aa41a338eb38e03d893fbdda75630293b365ca79d78df1e91e6989a"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"bf713c0e8c428e3b1f1e1a9ae224de55dec4b1225d8157b6f043bb19477e63f5","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"97408cbe05423e3f1006fac63addcc82b61b9a111fbcfe698a0c94a65c0c026b","absence":3600}',X'20F96CCB68320AB9BE2FB3AE7CB8998C');
INSERT INTO "entries" VALUES('q3bs327ynrqv',2,1.79485480027772188182e+09,'{"kind":"opened","seat":-1,"key":"5c310c6a0aa41a338eb38e03d893fbdda75630293b365ca79d78df1e91e6989a"}',X'5E4527C595E198AC90E55FC93EC77B32');
INSERT INTO "entries" VALUES('q3bs327ynrqv',3,1.79485480035080862044e+09,'{"kind":"opened","seat":0,"key":"39af706e6c5b4f7031808f0294ec2a69d63a8f726bd923959115cae12155c445"}',X'52098E05374C3BD557950443FB88DABD');
INSERT INTO "entries" VALUES('q3bs327ynrqv',4,1.79485480035080862044e+09,'{"kind":"opened","seat":-1,"key":"39af706e6c5b4f7031808f0294ec2a69d63a8f726bd923959115cae12155c445"}',X'D214866BF9D7A5854DF8107A3E27D6DC');
INSERT INTO "entries" VALUES('q3bs327ynrqv',5,1.79485480035866212843e+09,'{"kind":"linked","seat":0,"key":"d12e31d5e40e4cf7a77dda41cc75e4e9d5e1de2f1023de205443de9bc7aa8ce5"}',X'C83D027137C305688E46121DA8670ED6');
INSERT INTO "entries" VALUES('q3bs327ynrqv',6,1.7948548003671360016e+09,'{"kind":"closed","seat":0,"key":"39af706e6c5b4f7031808f0294ec2a69d63a8f726bd923959115cae12155c445"}',X'200B0452B4B0BCBA16DABEE1CA1C8C3D');
INSERT INTO "entries" VALUES('q3bs327ynrqv',7,1.7948548003671360016e+09,'{"kind":"closed","seat":-1,"key":"39af706e6c5b4f7031808f0294ec2a69d63a8f726bd923959115cae12155c445"}',X'073446CC6FE13162D1867A3D92817E87');
INSERT INTO "entries" VALUES('q3bs327ynrqv',8,1.79485480037299942974e+09,'{"kind":"invited","seat":-1,"key":"cd40e607f5e9cf4396d2b1c382ab433352317fb00364a93703c8d5719fa4f08b"}',X'4A57A18C368DAC9D6932C599F356D896');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79485480011785721778e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('38204ab009bedd847ea8ca5203fbfe7448d17a04800c1b4ca6094cb847b07cb2','2bf4anmb6gqx',-1);
INSERT INTO "held" VALUES('38204ab009bedd847ea8ca5203fbfe7448d17a04800c1b4ca6094cb847b07cb2','2bf4anmb6gqx',0);
INSERT INTO "held" VALUES('abbb5025eeef2420c7e3c1007204b0b23b19c762075f5f83796e12465c115b68','2bf4anmb6gqx',-1);
INSERT INTO "held" VALUES('bc2f211677ac0e268c5210d5cb599e9ce579fc1a9b72c62e5af52f05b37515c2','2bf4anmb6gqx',1);
INSERT INTO "held" VALUES('1170f659488e7c68fde0621d0efe062be7ce5d06d41296fab768dbb357320513','2z5tw2mtj8js',-1);
INSERT INTO "held" VALUES('67be9bf23676e9073fb0de7b7ef370c3c623e3b28a3b254c6f1b5618621382a9','2z5tw2mtj8js',-1);
INSERT INTO "held" VALUES('67be9bf23676e9073fb0de7b7ef370c3c623e3b28a3b254c6f1b5618621382a9','2z5tw2mtj8js',0);
INSERT INTO "held" VALUES('4c6f494b15c7abdb76ed3ab687e8ebe3328cb5368376c214f1bb0705f4d26a76','g6dpc8fbptzn',-1);
INSERT INTO "held" VALUES('8855c4f1a400c97e66cb50033108437c211952cfc49ed30f18dcc1c0cab37851','g6dpc8fbptzn',-1);
INSERT INTO "held" VALUES('8855c4f1a400c97e66cb50033108437c211952cfc49ed30f18dcc1c0cab37851','g6dpc8fbptzn',0);
INSERT INTO "held" VALUES('5d61b8dbe72820fafe105e74d666c93e8fe0813e887d09e455489de1d730b0fc','pj9fcb5tnzb4',2);
INSERT INTO "held" VALUES('8707604f26e1da1a348a24408904e610f60beb585f5ca1e0b884e9ff9fa38f67','pj9fcb5tnzb4',1);
INSERT INTO "held" VALUES('9840346b1758b037ef731ecec128449fb37f41ad7ae3727c8f8c54bb1c11c28f','pj9fcb5tnzb4',-1);
INSERT INTO "held" VALUES('9840346b1758b037ef731ecec128449fb37f41ad7ae3727c8f8c54bb1c11c28f','pj9fcb5tnzb4',0);
INSERT INTO "held" VALUES('ef90ad381350f384176d4dc6ff56571851b9be493293a580f37b6bf7db62c73e','pj9fcb5tnzb4',-1);
INSERT INTO "held" VALUES('bf713c0e8c428e3b1f1e1a9ae224de55dec4b1225d8157b6f043bb19477e63f5','q3bs327ynrqv',-1);
INSERT INTO "held" VALUES('d12e31d5e40e4cf7a77dda41cc75e4e9d5e1de2f1023de205443de9bc7aa8ce5','q3bs327ynrqv',-1);
INSERT INTO "held" VALUES('d12e31d5e40e4cf7a77dda41cc75e4e9d5e1de2f1023de205443de9bc7aa8ce5','q3bs327ynrqv',0);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2bf4anmb6gqx','28d0f6');
INSERT INTO "makers" VALUES('2z5tw2mtj8js','28d0f6');
INSERT INTO "makers" VALUES('g6dpc8fbptzn','28d0f6');
INSERT INTO "makers" VALUES('pj9fcb5tnzb4','28d0f6');
INSERT INTO "makers" VALUES('q3bs327ynrqv','28d0f6');
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
INSERT INTO "tables" VALUES('q3bs327ynrqv',8,'lobby',1,NULL,1.79485480027772188182e+09,1.79485480037299942974e+09,'{"id":"q3bs327ynrqv","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794854800.277722,"updated":1794854800.3729994,"you":[]}',X'4A57A18C368DAC9D6932C599F356D896',X'A179A07BD1F226A1E416C6E49DFD5CEB');
INSERT INTO "tables" VALUES('pj9fcb5tnzb4',4,'running',0,1.79485487140478754044e+09,1.79485480038146638865e+09,1.79485486140478754041e+09,'{"id":"pj9fcb5tnzb4","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794854800.3814664,"updated":1794854861.4047875,"you":[]}',X'3B2C72C38CA807EC20349F8E378107EE',X'B388BDD34A853E243B9E713CB496DC70');
INSERT INTO "tables" VALUES('g6dpc8fbptzn',4,'running',0,NULL,1.79485480039369440074e+09,1.79485480040431928639e+09,'{"id":"g6dpc8fbptzn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794854800.3936944,"updated":1794854800.4043193,"you":[]}',X'180C8482F2D4D9133D77FE6F3039E1E8',X'F3A8AC6AD816E7C4538A69D4149EAC01');
INSERT INTO "tables" VALUES('2bf4anmb6gqx',5,'running',0,NULL,1.79485480041391730308e+09,1.79485480044284605974e+09,'{"id":"2bf4anmb6gqx","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794854800.4139173,"updated":1794854800.442846,"you":[]}',X'2B8A9198963953889C0DF8E42B0117A1',X'DC613146D1991FF932983B254F8BBB82');
INSERT INTO "tables" VALUES('2z5tw2mtj8js',8,'aborted',0,NULL,1.79485480044837164871e+09,1.79485480139083456991e+09,'{"id":"2z5tw2mtj8js","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":null,"turn":null,"created":1794854800.4483716,"updated":1794854801.3908346,"you":[]}',X'D24125B848AC63B9F7C69882BD3A177B',X'56E1374A231A04342372D2BC57C5A096');
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
