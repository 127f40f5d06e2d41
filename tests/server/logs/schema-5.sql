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
INSERT INTO "entries" VALUES('befkshwc2kqc',1,1.79487211092664480211e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"1be91e7b94ab9e3990d74d2b70fbde27fb404557d8380bd25496e330a469449c"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"92d2ac08e710d64f525ec8a398805951b80dc96a9865e8eb48f681d6169da318","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"18e28ecfad8cc956632cf0afdc11b8cda5736eff36e39ae5a2798061014c7710","absence":3600}',X'A1BB1919182ECCCC2303ADAD0E9F3B2A');
INSERT INTO "entries" VALUES('befkshwc2kqc',2,1.79487211092664480211e+09,'{"kind":"opened","seat":-1,"key":"1be91e7b94ab9e3990d74d2b70fbde27fb404557d8380bd25496e330a469449c"}',X'6A9BEA7E567D206260792F1500536766');
INSERT INTO "entries" VALUES('befkshwc2kqc',3,1.79487211103826284405e+09,'{"kind":"opened","seat":0,"key":"b89356ed6d076a53b80fecee62543e1e09dff648c270a9ca4422d4eaaf27d144"}',X'4544A71EBA2EBC09CA3FE9F2FB2BB525');
INSERT INTO "entries" VALUES('befkshwc2kqc',4,1.79487211103826284405e+09,'{"kind":"opened","seat":-1,"key":"b89356ed6d076a53b80fecee62543e1e09dff648c270a9ca4422d4eaaf27d144"}',X'1CE4351A13EEA4C4934BD871EF0C1EEE');
INSERT INTO "entries" VALUES('befkshwc2kqc',5,1.79487211105260777467e+09,'{"kind":"linked","seat":0,"key":"b53cc603740d505694718756d4886532f2ce33c98ce90c30fc2bfb5a4a43ab30"}',X'FE57377356639F9FDE9A5C49A6D03140');
INSERT INTO "entries" VALUES('befkshwc2kqc',6,1.79487211109242200852e+09,'{"kind":"closed","seat":0,"key":"b89356ed6d076a53b80fecee62543e1e09dff648c270a9ca4422d4eaaf27d144"}',X'BAEB6AAA3F0E7D2FFB1D0CE0A383D5B5');
INSERT INTO "entries" VALUES('befkshwc2kqc',7,1.79487211109242200852e+09,'{"kind":"closed","seat":-1,"key":"b89356ed6d076a53b80fecee62543e1e09dff648c270a9ca4422d4eaaf27d144"}',X'00166D9AA7EA994F26A2B9B28181E8F1');
INSERT INTO "entries" VALUES('befkshwc2kqc',8,1.79487211111015152928e+09,'{"kind":"invited","seat":-1,"key":"f842757c4702cfbb3803cec6c851a73e212f0961f50a806cdacc1d1ba3b36a20"}',X'9D14C392511087FFC3D2142964397F43');
INSERT INTO "entries" VALUES('befkshwc2kqc',9,1.79487211112486362454e+09,'{"kind":"said","seat":0,"text":"to be removed"}',X'71D37BC6261D4D29AB94E9E38820B4E5');
INSERT INTO "entries" VALUES('befkshwc2kqc',10,1.79487211117768621446e+09,'{"kind":"removed","line":9}',X'988A210519048A1B8DE2D3F7BD481277');
INSERT INTO "entries" VALUES('befkshwc2kqc',11,1.79487211120062160494e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'79039BF0B9904633F54BF489E82566ED');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',1,1.79487211143171525003e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"015b8315030bce604311d94ecbcb51084cbb8adba3a1aaa9b3284226732ae27a"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"835d370c4839482b59f87fc2c44a3f6925145c16efa1f9cdd73ae8a1654e818d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'F5B4F23229B8A70842D5F2060F793471');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',2,1.79487211143171525003e+09,'{"kind":"opened","seat":-1,"key":"015b8315030bce604311d94ecbcb51084cbb8adba3a1aaa9b3284226732ae27a"}',X'5BF3603285D596937E66FA45D5BC9302');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',3,1.79487211143171525003e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["swap","develop","swap","develop","extra-office","extra-office","extra-office","plus-4","plus-3","plus-4","plus-3","move-three"]},"salt":"450595e285cec16eebb582b5202e0e9e"}',X'09845BE06846C07984ED1B8696F8C0DB');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',4,1.79487211147566604616e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F76D0187F1B0EDDC1234595AC73FA888');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',5,1.79487211153546547892e+09,'{"kind":"instant"}',X'C66F2A1717C43F94EC64C472EF9D5417');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',6,1.79487211333604192728e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}',X'3975FE485EFB87CE6C84C7219A99C354');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',7,1.79487211466760778434e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}',X'3ADBAD17067831264727283168F50B29');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',8,1.79487211468262887002e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'0B13F3C6C71F9C2F4E5D5C91DA8C114A');
INSERT INTO "entries" VALUES('hqzv8rxb7en2',9,1.79487211470333814624e+09,'{"kind":"aborted"}',X'DAED133DEB8666FE0666B34646145C8D');
INSERT INTO "entries" VALUES('ps56qcas2a47',1,1.79487211122866773599e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d46f8485e1f2defa2813ab7e8964b3ca40acc2990b515229186c433f38fc85c3"},{"kind":"human","name":"Player 2","colour":"blue","key":"c9f519ce89b45b8895199134095c1ab1e58636695b324313e4597322e639aa5a"},{"kind":"human","name":"Player 3","colour":"green","key":"f1f9462362b223cd0a0682f6aecf8f970873d464b328e32c39086aae01c30c88"}],"host":"c27a1ad68d724a51a1968736af6d45796eb2004e57495718a453efe68e3f04db","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'1C0B14DE1A25E87771D3A91AE9268226');
INSERT INTO "entries" VALUES('ps56qcas2a47',2,1.79487211122866773599e+09,'{"kind":"opened","seat":-1,"key":"d46f8485e1f2defa2813ab7e8964b3ca40acc2990b515229186c433f38fc85c3"}',X'90D712CB93655B0C83E7EAE4B7D738F9');
INSERT INTO "entries" VALUES('ps56qcas2a47',3,1.79487211122866773599e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","develop","extra-office","plus-3","swap","extra-office","move-three","plus-4","plus-4","develop","plus-3","swap"]},"salt":"5d8baee2eddad8ececa9cce5ea68e39a"}',X'AE9976FAF94ED364B328430219BC28BC');
INSERT INTO "entries" VALUES('ps56qcas2a47',4,1.79487217472845888132e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'367A8C2CB04D20419225EE0F518D0875');
INSERT INTO "entries" VALUES('tya4tmbk8khe',1,1.79487211126402330398e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7960d30dfdd882bc8450e604d77d59e0d24263f0751d67512bb5687f71a38f8b"},{"kind":"human","name":"Player 2","colour":"blue","key":"e754808f89b7d6cb98a4947adc001ae2037aa232d15ebcd2d9de4376c54e8766"},{"kind":"human","name":"Player 3","colour":"green","key":"08c3e4f52bcd749f7c0a992a941c9ab4e3874b62397c7ef1a675a25cdd4403b4"}],"host":"17061ebf50f8423b750531300630e8534d94af14b7c5d4797977f8cd3045eb2d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'8CCEB997DA59E3518DBBDD85E98F36FE');
INSERT INTO "entries" VALUES('tya4tmbk8khe',2,1.79487211126402330398e+09,'{"kind":"opened","seat":-1,"key":"7960d30dfdd882bc8450e604d77d59e0d24263f0751d67512bb5687f71a38f8b"}',X'068AA3D633A1E2B3AB7E25277D6031C6');
INSERT INTO "entries" VALUES('tya4tmbk8khe',3,1.79487211126402330398e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-4","extra-office","swap","develop","extra-office","move-three","plus-3","plus-3","extra-office","develop","swap","plus-4"]},"salt":"68610ffcfd33bdd136b681cadea00faa"}',X'87589359184DAC574136FF8C77B8F41D');
INSERT INTO "entries" VALUES('tya4tmbk8khe',4,1.79487217474475121495e+09,'{"kind":"seen","seat":0}',X'F2EE5C992F70780B972C804221B06DE3');
INSERT INTO "entries" VALUES('ubwqkja7mux9',1,1.79487211134564185141e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"7177906726c71c045b3943966761fd185fbf5c743755db12d53a88f9d7ef5285"},{"kind":"human","name":"Player 2","colour":"blue","key":"3810e1a3652f52697f816695070ee4ad117b3c25936dc7f129fd73ba7c235bd4"}],"host":"7fc71bcc5e585d2b11196774a064d92c3933f9884175ba470468f636a30accfb","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'5AB3ADAF2D9D9AB31043BDDBFED8A46D');
INSERT INTO "entries" VALUES('ubwqkja7mux9',2,1.79487211134564185141e+09,'{"kind":"opened","seat":-1,"key":"7177906726c71c045b3943966761fd185fbf5c743755db12d53a88f9d7ef5285"}',X'FE5BAFD17D3E8DCB677DA218BDB81C22');
INSERT INTO "entries" VALUES('ubwqkja7mux9',3,1.79487211134564185141e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"fda4e0753c32f548e802cbb169b2646b"}',X'CE36F03B69C2E2EE7A91D0BC5F9C79AE');
INSERT INTO "entries" VALUES('ubwqkja7mux9',4,1.79487211138319778438e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'B30ADF8EEC3F248C6C345462B850FC6A');
INSERT INTO "entries" VALUES('ubwqkja7mux9',5,1.79487211139710450174e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'8237BB6742E6126D4E1BCA0E9949AED0');
INSERT INTO "entries" VALUES('wcc38t3pmf2t',1,1.79487211128764629361e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"c80e9e103dd50940abee3bce2766bb07a2bbe547a15d4cb530da0289d54e07ce"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"4448fc2df15331be6a23b21a8aac7380230a5cc14727abdfdbe4b8f52484c780","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'2080259FEB10BED89104BABCE61ED20B');
INSERT INTO "entries" VALUES('wcc38t3pmf2t',2,1.79487211128764629361e+09,'{"kind":"opened","seat":-1,"key":"c80e9e103dd50940abee3bce2766bb07a2bbe547a15d4cb530da0289d54e07ce"}',X'A275C5D24EB86326B947E7784D634D56');
INSERT INTO "entries" VALUES('wcc38t3pmf2t',3,1.79487211128764629361e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"ee2e442afa3cc5bda45a10b5e9269012"}',X'08306C5BA28AC1DE6FF5300CBCA5B70A');
INSERT INTO "entries" VALUES('wcc38t3pmf2t',4,1.79487211132193064683e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'F9909DF8D752A3672A43C33690961C12');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79487211072207713128e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('92d2ac08e710d64f525ec8a398805951b80dc96a9865e8eb48f681d6169da318','befkshwc2kqc',-1);
INSERT INTO "held" VALUES('b53cc603740d505694718756d4886532f2ce33c98ce90c30fc2bfb5a4a43ab30','befkshwc2kqc',-1);
INSERT INTO "held" VALUES('b53cc603740d505694718756d4886532f2ce33c98ce90c30fc2bfb5a4a43ab30','befkshwc2kqc',0);
INSERT INTO "held" VALUES('015b8315030bce604311d94ecbcb51084cbb8adba3a1aaa9b3284226732ae27a','hqzv8rxb7en2',-1);
INSERT INTO "held" VALUES('015b8315030bce604311d94ecbcb51084cbb8adba3a1aaa9b3284226732ae27a','hqzv8rxb7en2',0);
INSERT INTO "held" VALUES('835d370c4839482b59f87fc2c44a3f6925145c16efa1f9cdd73ae8a1654e818d','hqzv8rxb7en2',-1);
INSERT INTO "held" VALUES('c27a1ad68d724a51a1968736af6d45796eb2004e57495718a453efe68e3f04db','ps56qcas2a47',-1);
INSERT INTO "held" VALUES('c9f519ce89b45b8895199134095c1ab1e58636695b324313e4597322e639aa5a','ps56qcas2a47',1);
INSERT INTO "held" VALUES('d46f8485e1f2defa2813ab7e8964b3ca40acc2990b515229186c433f38fc85c3','ps56qcas2a47',-1);
INSERT INTO "held" VALUES('d46f8485e1f2defa2813ab7e8964b3ca40acc2990b515229186c433f38fc85c3','ps56qcas2a47',0);
INSERT INTO "held" VALUES('f1f9462362b223cd0a0682f6aecf8f970873d464b328e32c39086aae01c30c88','ps56qcas2a47',2);
INSERT INTO "held" VALUES('08c3e4f52bcd749f7c0a992a941c9ab4e3874b62397c7ef1a675a25cdd4403b4','tya4tmbk8khe',2);
INSERT INTO "held" VALUES('17061ebf50f8423b750531300630e8534d94af14b7c5d4797977f8cd3045eb2d','tya4tmbk8khe',-1);
INSERT INTO "held" VALUES('7960d30dfdd882bc8450e604d77d59e0d24263f0751d67512bb5687f71a38f8b','tya4tmbk8khe',-1);
INSERT INTO "held" VALUES('7960d30dfdd882bc8450e604d77d59e0d24263f0751d67512bb5687f71a38f8b','tya4tmbk8khe',0);
INSERT INTO "held" VALUES('e754808f89b7d6cb98a4947adc001ae2037aa232d15ebcd2d9de4376c54e8766','tya4tmbk8khe',1);
INSERT INTO "held" VALUES('3810e1a3652f52697f816695070ee4ad117b3c25936dc7f129fd73ba7c235bd4','ubwqkja7mux9',1);
INSERT INTO "held" VALUES('7177906726c71c045b3943966761fd185fbf5c743755db12d53a88f9d7ef5285','ubwqkja7mux9',-1);
INSERT INTO "held" VALUES('7177906726c71c045b3943966761fd185fbf5c743755db12d53a88f9d7ef5285','ubwqkja7mux9',0);
INSERT INTO "held" VALUES('7fc71bcc5e585d2b11196774a064d92c3933f9884175ba470468f636a30accfb','ubwqkja7mux9',-1);
INSERT INTO "held" VALUES('4448fc2df15331be6a23b21a8aac7380230a5cc14727abdfdbe4b8f52484c780','wcc38t3pmf2t',-1);
INSERT INTO "held" VALUES('c80e9e103dd50940abee3bce2766bb07a2bbe547a15d4cb530da0289d54e07ce','wcc38t3pmf2t',-1);
INSERT INTO "held" VALUES('c80e9e103dd50940abee3bce2766bb07a2bbe547a15d4cb530da0289d54e07ce','wcc38t3pmf2t',0);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('befkshwc2kqc','28d0f6');
INSERT INTO "makers" VALUES('hqzv8rxb7en2','28d0f6');
INSERT INTO "makers" VALUES('ps56qcas2a47','28d0f6');
INSERT INTO "makers" VALUES('tya4tmbk8khe','28d0f6');
INSERT INTO "makers" VALUES('ubwqkja7mux9','28d0f6');
INSERT INTO "makers" VALUES('wcc38t3pmf2t','28d0f6');
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
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
INSERT INTO "tables" VALUES('befkshwc2kqc',11,'lobby',1,NULL,1.79487211092664480211e+09,1.79487211120062160494e+09,'{"id":"befkshwc2kqc","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794872110.9266448,"updated":1794872111.2006216,"you":[],"absence":3600,"comeback":true}',X'79039BF0B9904633F54BF489E82566ED',X'EF6000230216DEA5B04C2FFAD7E3C442');
INSERT INTO "tables" VALUES('ps56qcas2a47',4,'running',0,1.79487218472845888139e+09,1.79487211122866773599e+09,1.79487217472845888132e+09,'{"id":"ps56qcas2a47","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794872111.2286677,"updated":1794872174.728459,"you":[],"absence":60,"comeback":true}',X'367A8C2CB04D20419225EE0F518D0875',X'D31F15AA84A68689D048A849BE754D48');
INSERT INTO "tables" VALUES('tya4tmbk8khe',4,'running',0,NULL,1.79487211126402330398e+09,1.79487217474475121495e+09,'{"id":"tya4tmbk8khe","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794872111.2640233,"updated":1794872174.7447512,"you":[],"absence":60,"comeback":true}',X'F2EE5C992F70780B972C804221B06DE3',X'449870AEA9A02AD86096192CE2745B77');
INSERT INTO "tables" VALUES('wcc38t3pmf2t',4,'running',0,NULL,1.79487211128764629361e+09,1.79487211132193064683e+09,'{"id":"wcc38t3pmf2t","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794872111.2876463,"updated":1794872111.3219306,"you":[],"absence":3600,"comeback":true}',X'F9909DF8D752A3672A43C33690961C12',X'D0F8E9615657CAB90D07D3445875E828');
INSERT INTO "tables" VALUES('ubwqkja7mux9',5,'running',0,NULL,1.79487211134564185141e+09,1.79487211139710450174e+09,'{"id":"ubwqkja7mux9","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794872111.3456419,"updated":1794872111.3971045,"you":[],"absence":3600,"comeback":true}',X'8237BB6742E6126D4E1BCA0E9949AED0',X'BF0F81F7D6E7950FE59AF3C5FBB68788');
INSERT INTO "tables" VALUES('hqzv8rxb7en2',9,'aborted',0,NULL,1.79487211143171525003e+09,1.79487211470333814624e+09,'{"id":"hqzv8rxb7en2","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794872111.4317153,"updated":1794872114.7033381,"you":[],"absence":3600,"comeback":true}',X'DAED133DEB8666FE0666B34646145C8D',X'33ABBB8DF6BCC054C92D4D4ABBED32D1');
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
CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
COMMIT;
