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
    kind TEXT NOT NULL, -- network, maker, key, name or warning
    value TEXT NOT NULL,
    about TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (id, kind, value)
) WITHOUT ROWID;
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser, on the same device, are invalid
    at REAL NOT NULL,
    device TEXT NOT NULL -- the key of a device of a person, or empty
) WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751','9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751','',1,1.79513491972735905648e+09,'395543531d4554dfb25e0c425e054a70bfa176e89b77b89a1d2d58a756f934f6');
INSERT INTO "browser_keys" VALUES('a1a9d57e37133633e9a9f5f517fe10f56752dd72cb5db0384f927411c959a67a','','',1,1.7951349196016793251e+09,'');
INSERT INTO "browser_keys" VALUES('cd3804a9ac90619d0c5b49162a305993c7b3185789b27584140538b21e0626ee','cd3804a9ac90619d0c5b49162a305993c7b3185789b27584140538b21e0626ee','',1,1.79513491957086467739e+09,'81a7e3f9671c702516318f0e66721b0cb33eb607cf1e401a224dbfdd650b70d9');
CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, webhook or mail
    target TEXT NOT NULL, -- JSON
    code TEXT NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries INTEGER NOT NULL, -- wrong codes
    failures INTEGER NOT NULL, -- notices in a row that did not arrive
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    format INTEGER NOT NULL, -- of the content
    rules INTEGER NOT NULL, -- the version of the rules that the table is played by
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE competition_players (
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- what the document calls them
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
) WITHOUT ROWID;
INSERT INTO "competition_players" VALUES('x4j2u5mpeq7v',0,'fbea6645e22668167426ef487eb734d5');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('9tvn4dsakjtb','x4j2u5mpeq7v');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('x4j2u5mpeq7v',3,1.79513491976645398135e+09,'running','fbea6645e22668167426ef487eb734d5','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"9tvn4dsakjtb","players":[-1,-2,0]}]}],"account":"5eb591"}');
CREATE TABLE deleted_tables (
    id TEXT NOT NULL PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('395543531d4554dfb25e0c425e054a70bfa176e89b77b89a1d2d58a756f934f6','fbea6645e22668167426ef487eb734d5','',1.79513491972735905648e+09);
INSERT INTO "devices" VALUES('81a7e3f9671c702516318f0e66721b0cb33eb607cf1e401a224dbfdd650b70d9','4b4de2dddec1d201a2d71aebccc6e7d8','',1.79513491957086467739e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2s5hqm2zw4j6',1,1.79513491781530237193e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"99ad9fa3ad6fead88a655e12f9b76057e43a9557e7f0b21d6570934d33daf41f"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"8c0c8b9f6c9efcff0f6bc077cd77cebecd386d34dbdc67a932f175e459de3ac1","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'3D5FC222D4E313479511A14CAF5460F1');
INSERT INTO "entries" VALUES('2s5hqm2zw4j6',2,1.79513491781530237193e+09,'{"kind":"opened","seat":-1,"key":"99ad9fa3ad6fead88a655e12f9b76057e43a9557e7f0b21d6570934d33daf41f","beside":[0]}',X'1F695A3DBC209A76F0C7EEA391358EF1');
INSERT INTO "entries" VALUES('2s5hqm2zw4j6',3,1.79513491781530237193e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"25e09120797aac1bdf145dfcba32d30e"}',X'B6996CBD9120BA00FF685A08F115769E');
INSERT INTO "entries" VALUES('2s5hqm2zw4j6',4,1.79513491784712553018e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'EC9AB0241882D6FA593268D49A39780D');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',1,1.79513491738260436061e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"1c51f9294a8eb7b096439336ed4c38375ede6a311385776a309ebccb68ce9268"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"1342d8888b3d99cac6a8c3f68759692b1af9048f903f886f4bf1d42f0b7028b4","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"5e623a56812d8069b407a0cda2fcca271267534f3b5156b6851faac0d26bb8f0","absence":3600,"beside":[0]}',X'2905D6A3AF62FF48140AEF030B51D71B');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',2,1.79513491738260436061e+09,'{"kind":"opened","seat":-1,"key":"1c51f9294a8eb7b096439336ed4c38375ede6a311385776a309ebccb68ce9268","beside":[0]}',X'DB7FA766F679E97DC393499A1BCAF112');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',3,1.79513491750833058353e+09,'{"kind":"opened","seat":0,"key":"4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c","beside":[0]}',X'9654BD309ACA8F3894A2C5DF9FE24C01');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',4,1.79513491750833058353e+09,'{"kind":"opened","seat":-1,"key":"4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c","beside":[0]}',X'A57F8B8B89BD947633676A8D4AAA82CB');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',5,1.79513491752633953099e+09,'{"kind":"linked","seat":0,"key":"6bdf5e5a8ca906e1550700a35d45694902b9075a133d7e1efd387086a8a20fa8"}',X'BB848E636AE1D4C39855AAA8AE036303');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',6,1.79513491754989099502e+09,'{"kind":"closed","seat":0,"key":"4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c"}',X'DF887FD29DCCE8603A3ACAC400930AAE');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',7,1.79513491754989099502e+09,'{"kind":"closed","seat":-1,"key":"4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c"}',X'BFA6D762BF4180B2EE0BA560EBD0F2F7');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',8,1.79513491755868506436e+09,'{"kind":"invited","seat":-1,"key":"4826e94bcdb1cf0137705917ab67c56c9218dd8e3a73eb4619a2e2785b3942aa"}',X'8CFD54E3BE9AAC57972452A8045AF1C4');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',9,1.79513491757636570924e+09,'{"kind":"said","seat":0,"beside":[0]}',X'F08A86002DD02FE918BC9BAC219E7C9E');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',10,1.79513491757636570924e+09,'{"kind":"removed","line":9}',X'BAA1C660B30BF62C6902918A46428D8A');
INSERT INTO "entries" VALUES('5de4s8dhq3dk',11,1.79513491772119235991e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'B6C086030AB452CED81C710652B39533');
INSERT INTO "entries" VALUES('7nrdzfyeradk',1,1.79513491778546237947e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"2b0c0115381988953b3dca19cc6b0df818682f61bd0c0b23ecd39badfb513f1b"},{"kind":"human","colour":"blue","key":"c836081a8238faac1100d4062451b34ab8a98fe26e01acd772e41ecd2a1f722c"},{"kind":"human","colour":"green","key":"e00476dbc5b5dcdc792a6731b4560a351e854ee674b19b164a72c61e5b5ef6cb"}],"host":"0314bf6a73a27c35c2db21bc7441fadb61ab489a186625cb0d20b21a5dbfd7a0","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'0D2D28C8D7ABC97A1AEEBC531768B81A');
INSERT INTO "entries" VALUES('7nrdzfyeradk',2,1.79513491778546237947e+09,'{"kind":"opened","seat":-1,"key":"2b0c0115381988953b3dca19cc6b0df818682f61bd0c0b23ecd39badfb513f1b","beside":[0]}',X'08DE8F4C2363BECF565541A4B5F5226E');
INSERT INTO "entries" VALUES('7nrdzfyeradk',3,1.79513491778546237947e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["swap","extra-office","plus-4","swap","develop","plus-4","extra-office","plus-3","move-three","develop","extra-office","plus-3"]},"salt":"e169ddeefde3499fb29dabd865e3126b"}',X'6D1F8CD75A8680FEA45A89F423F39689');
INSERT INTO "entries" VALUES('7nrdzfyeradk',4,1.7951349798010106086e+09,'{"kind":"seen","seat":0}',X'A684DB20A758327DE131AFDE39356E0F');
INSERT INTO "entries" VALUES('9bu4ks8vjhy4',1,1.79513491787175965305e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"fed5b3a7664f8e58c90bd2e995b8f984a47005d044e5afb7c70ad2f6c947f979"},{"kind":"human","colour":"blue","key":"6ffa8a44b094719246b516782798db57c863826fc8a894cf1ca69280db640b6d"}],"host":"1ff317a668399343fb03adb322b100daf95e6d441f79a7aedc08a14ba620db0b","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'1ABEF731935CD649A802DE53446DD177');
INSERT INTO "entries" VALUES('9bu4ks8vjhy4',2,1.79513491787175965305e+09,'{"kind":"opened","seat":-1,"key":"fed5b3a7664f8e58c90bd2e995b8f984a47005d044e5afb7c70ad2f6c947f979","beside":[0]}',X'193C9F220FCB65BC8ECA4B7997A6376A');
INSERT INTO "entries" VALUES('9bu4ks8vjhy4',3,1.79513491787175965305e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"53990816453204b08f79d68239e81266"}',X'DE06780BCE296E22B776D2AC051C2791');
INSERT INTO "entries" VALUES('9bu4ks8vjhy4',4,1.79513491789425659182e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'42C40EFBE9D04A337FD062ACE75AFA1E');
INSERT INTO "entries" VALUES('9bu4ks8vjhy4',5,1.79513491791117525101e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'EFC5C317489A44D371C47CB921EEE447');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',1,1.79513491978246259687e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"human","colour":"green","key":"8761e18d930e77b538c4d92b8c1647ac64c30284e3c6489a2c6d84bc567a18ff"}],"host":"787b1f7b482bca9fcb112623ca4ce2315262c601d1b0876356d8030f1b77d333","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"x4j2u5mpeq7v","beside":[2]}',X'BF56CD48FAB70650F559432C17F7DCE8');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',2,1.79513491978246259687e+09,'{"kind":"opened","seat":2,"key":"9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751","beside":[0]}',X'BC4C366DACA2B1F1DC17A9FE4E4D3254');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',3,1.79513491978246259687e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","plus-4","extra-office","plus-3","extra-office","swap","swap","plus-3","plus-4","move-three","develop","extra-office"]},"salt":"d5c57142795a4942126637f60d80e2d0"}',X'483AA3464BDF2BB42A68AEBDC9E81935');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',4,1.79513492038381052015e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m dortmund-duisburg/2","level":"claim"}',X'65518212DFB666478FFDACFEEF7EB945');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',5,1.79513492101382446291e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t dortmund-duisburg/1","level":"claim"}',X'3810FE983F14A7D241980A9C53B73C0A');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',6,1.79513492165067911144e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'ABE7917FF758720F905AE0A91424F4DB');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',7,1.79513492226619958882e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place m bremen-osnabrueck/3","level":"claim"}',X'487E315B0071A57E4C37B48CA26A0B8F');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',8,1.79513492286972117426e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place t bremen-osnabrueck/2","level":"claim"}',X'DFA59B755049D50E1D4573AEEA332F91');
INSERT INTO "entries" VALUES('9tvn4dsakjtb',9,1.79513492348260354997e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'D21D33CAC8876F512716C8A193643930');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',1,1.79513491938153910642e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"73f692b355b39b6aef2dda364bf1ea248d89733ede9f35ab43b8c7076f69f138"},{"kind":"human","colour":"blue","key":"281623506a430542962bb08d3ab86a32d077f377f7a6d287172905ce542e2e81"},{"kind":"human","colour":"green","key":"4da8a8f42bd50409051791096ff6ca73e3dad852e308552fda77c155c670fa3e"}],"host":"182a204e8de35d8dbea7757e170c4b264e698411237de3e858f6720bdcd187fc","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'DE4BF279F2FD2A286252C04A88F146FB');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',2,1.79513491938153910642e+09,'{"kind":"opened","seat":-1,"key":"73f692b355b39b6aef2dda364bf1ea248d89733ede9f35ab43b8c7076f69f138","beside":[0]}',X'6AF8ABD8D713E96D505CF6EFB3081E8C');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',3,1.79513491938153910642e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["extra-office","plus-4","plus-3","plus-4","swap","swap","extra-office","plus-3","develop","extra-office","develop","move-three"]},"salt":"0da3b5b8d29d983edd8a83e1aa077f48"}',X'F019F12D8F37250E06AA94501A959DBF');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',4,1.79513491940904068946e+09,'{"kind":"rested","seat":1,"days":7}',X'9E2FAFE10785A7B69BE2692BECB92D0A');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',5,1.79513491941588044162e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'ACAFE1346BDBC9643EA6064210DC5394');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',6,1.79513491942808961869e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'637406FC2BFD00972540F497ABCA37F1');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',7,1.79513491942808961869e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'6F6CF4F20F0F80A16342412589B0BBFB');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',8,1.79513491943106555936e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'D07B0DF2FE2FD0DCF6E304972E77DD0C');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',9,1.79513491943283200269e+09,'{"kind":"answered","seat":1,"agree":true}',X'5A9FA9E1BADD1C830D97CAAAD7F2D81B');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',10,1.79513491943477535243e+09,'{"kind":"answered","seat":2,"agree":true}',X'8C2BC990FC83620C4DDCA93F48E1D621');
INSERT INTO "entries" VALUES('e3c8pf7uhhmh',11,1.79513491943477535243e+09,'{"kind":"paused","days":30}',X'D2C9814BEC5708A936725D158B36D23E');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',1,1.79513491959549188617e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"56a9825bbcbf1a3343650c021cb7c403cabf426ba0566e3f56581d3be7cf4abe"},{"kind":"human","colour":"blue","key":"9f4b8a6b01e69c97aadc5ded2b6d97b96e404fedf4bd828a614474754e480362"},{"kind":"human","colour":"green","key":"870094d79668fb2558d59294c9e9fc22fdf98d876d7d47327970a61f81f5414f"}],"host":"ca3a2fd44c353deeea7f61c35230608c285ff96e97917b667839a5e206143cab","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'585E96BE96972154A9BEBBE12ABF4C1B');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',2,1.79513491959549188617e+09,'{"kind":"opened","seat":-1,"key":"56a9825bbcbf1a3343650c021cb7c403cabf426ba0566e3f56581d3be7cf4abe","beside":[0]}',X'E1F20652A942D592C4859552E605D235');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',3,1.79513491959549188617e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","plus-3","develop","plus-4","plus-3","develop","swap","extra-office","move-three","plus-4","extra-office","swap"]},"salt":"5c678d38a43bb660e13fc8b92cfb42a4"}',X'C5B1834BC004CC1A8625AF631AF676CD');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',4,1.79513491960287904737e+09,'{"kind":"opened","seat":0,"key":"a1a9d57e37133633e9a9f5f517fe10f56752dd72cb5db0384f927411c959a67a","beside":[0]}',X'D4E9DA829C7269080F5717E873DF3AEA');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',5,1.79513491960287904737e+09,'{"kind":"opened","seat":-1,"key":"a1a9d57e37133633e9a9f5f517fe10f56752dd72cb5db0384f927411c959a67a","beside":[0]}',X'E18A47027EB4514DEFD845E84D769942');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',6,1.79513491960569715501e+09,'{"kind":"opened","seat":1,"key":"725453846b2df7bdf18b63c05ccbb92bc35fcdbb3e7776eef5e898af88e54d0e","beside":[0]}',X'20C47CFDA88B6EFA4FF6AC06AFE6EE89');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',7,1.79513491962491416936e+09,'{"kind":"forgotten","occupants":[0],"keys":["a1a9d57e37133633e9a9f5f517fe10f56752dd72cb5db0384f927411c959a67a"],"parts":[[1,0],[4,0],[5,0]]}',X'8CF4AB1CBF152588DD3625111D663B31');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',8,1.79513491962491416936e+09,'{"kind":"left","seat":0,"level":"expert"}',X'DCBBC102711D11E62986D02476FB7AD0');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',9,1.79513492022655773159e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'F27AA6C3C47BE26927062F1C9CE863D0');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',10,1.79513492084043240542e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'9AC2403C391E726CFFE726B7123F37FB');
INSERT INTO "entries" VALUES('egxuw7xgqp7b',11,1.79513492144600582118e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'1F8E61851C0F7ADF5FCDCE8536A3F1ED');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',1,1.79513491793206024166e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"df378a3dd5788cbd5c6679f655bdbc5b5ab0caa1773a1e06952622a250a28d6b"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"ccc6aa592e784705deaa92684311ff4176ad1f64a9b72c80fce6a6455a08bc2a","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'496D37E6C26359860B720EA65575357A');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',2,1.79513491793206024166e+09,'{"kind":"opened","seat":-1,"key":"df378a3dd5788cbd5c6679f655bdbc5b5ab0caa1773a1e06952622a250a28d6b","beside":[0]}',X'9CC3F12E431B2FC558ABA309EAD61413');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',3,1.79513491793206024166e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","plus-3","plus-3","swap","extra-office","move-three","swap","develop","plus-4","develop","extra-office","plus-4"]},"salt":"e8ed712bf5ce6f0c654de571e91a7700"}',X'99E2DB9D6BAA31311742A76E6D3B3D30');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',4,1.79513491797381782529e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'2FB2F63826C8AF3E28409D8EB7AAD336');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',5,1.79513491803886651989e+09,'{"kind":"instant"}',X'2879ED016A71F1C5EBAD1D7CD5CA6DB1');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',6,1.79513491868987560273e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'C926A9F432A8CF00E862A60F411A6E2A');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',7,1.79513491931669664385e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'B692E3E49B410E76FE9C98B1EAFCBA1C');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',8,1.7951349193418157101e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'64341BFEC477CC68D6AE0C86B61E0499');
INSERT INTO "entries" VALUES('fbhpguqdrjvv',9,1.79513491936949682236e+09,'{"kind":"aborted"}',X'FE02C9D9CADDE36B2876037C0D3677CE');
INSERT INTO "entries" VALUES('xj8m44z8sxcf',1,1.79513491775725030899e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"54c43f03313456a34b63f11f16003d664fd90ad9a93cc8428fe46700cd6c7354"},{"kind":"human","colour":"blue","key":"ee593b3f5b7573a66b6423e2541f24ca8af3fa2775e2b9dfac9ad3d0353024cc"},{"kind":"human","colour":"green","key":"455ca9250e13e977eb5937d48b424f4b8370fa7dcba654df6ee5f2fe4731a1ba"}],"host":"1af47760c934554637467b647f0097033b0ac1ff7c0f3b780772cd05a7661f97","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'C10EF73AB3D6BDFD15698C4B33057C55');
INSERT INTO "entries" VALUES('xj8m44z8sxcf',2,1.79513491775725030899e+09,'{"kind":"opened","seat":-1,"key":"54c43f03313456a34b63f11f16003d664fd90ad9a93cc8428fe46700cd6c7354","beside":[0]}',X'DC9B80D85754819EE389CC9E4B1005A4');
INSERT INTO "entries" VALUES('xj8m44z8sxcf',3,1.79513491775725030899e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","develop","swap","plus-4","swap","extra-office","move-three","plus-3","extra-office","extra-office","develop","plus-4"]},"salt":"fe05cc30f52b6135eb5e15947b901724"}',X'61D083AB55D740E44BBA1FA48BAC1CA5');
INSERT INTO "entries" VALUES('xj8m44z8sxcf',4,1.79513497979162502289e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'35782354BCD8916365C9A3336B0C6A5E');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',1,1.79513491943697881697e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"44a6e1a7b4cf5feccfcd63d2d49bd16ec0d0768892380a889e6fea1c7991946f"},{"kind":"human","colour":"blue","key":"4f7947bd3e4b762af610312021518ab8d4d1227f5f66028de28ec1e83272bc71"},{"kind":"human","colour":"green","key":"bd3107241f17d543f10c5f9bddbd946145d4f526316915c3d52d55ec63856462"}],"host":"c3b95ee34bfb8faf435cc5568adccb4346295d196478d2983c84d922404641e9","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'38B2D13C923AA7830B8E5AB34029A44C');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',2,1.79513491943697881697e+09,'{"kind":"opened","seat":-1,"key":"44a6e1a7b4cf5feccfcd63d2d49bd16ec0d0768892380a889e6fea1c7991946f","beside":[0]}',X'EA3FC991276CD0E3D247DE06F621EED6');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',3,1.79513491943697881697e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","swap","plus-4","plus-4","develop","plus-3","swap","develop","extra-office","extra-office","move-three","extra-office"]},"salt":"280ce59587060ee84e76054bbd3aa217"}',X'D721B305C821FE571D13940B2EF3A2FC');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',4,1.79513493473924207687e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'53480ED5AD93D58BB125224AABC718F1');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',5,1.79513493534652304652e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'03F002AA2580AF37259E8DCA55602CFB');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',6,1.79513493594802117344e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'654A2B509DC1D56C4F4B249BAA1FE6DB');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',7,1.7951349365543253422e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'FFDFE47C147EDAB1FB15EF9006BC7453');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',8,1.79513495155451202394e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'E73E4BFCD852FFD2B4F2893FF72C7174');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',9,1.79513495215646886821e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'8702B403494FD52496B603F11F940AF7');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',10,1.79513495276115655902e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'2CC25C3376303C79D4BA0749D09A0483');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',11,1.79513495336313199995e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'30DC39639B422227584AC65A713A41B7');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',12,1.79513496836431121826e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'6591D0BF75677CC763181DC57A146B93');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',13,1.79513496897435879712e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'3B80D802F38044BCC745AC5F2267F20F');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',14,1.79513496957719206805e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'62507629F2643BF53DA518D2B908C785');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',15,1.79513497018265509607e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'7C9A5CD4A4BF4754F563AA6EC4995459');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',16,1.79513497048581337927e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'A811F6145F59D7F191FD132A6580F6A2');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',17,1.79513497067226552965e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'EB586F8D2D8BCF2C14D346EB6B72D0B4');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',18,1.7951349712745852471e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'05BA98D102BEC15E7F72566CEC5B2360');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',19,1.79513497187601399418e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'BCABBF23991AA712259BC88120956318');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',20,1.79513497247787904738e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'FB4F668FC61511FDF2E37581B6603710');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',21,1.7951349727824425697e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'55F39FF3BD1E54AE3196278C6F15BD06');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',22,1.79513497294575667378e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'44358F7D9C1E0F6C628EAAAE4DF9384B');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',23,1.79513497305047655108e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'3CADE79585A957600BB389406226FBA1');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',24,1.79513497309830117221e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'C3724BE79603A086943079CE003C1C6F');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',25,1.79513497370371031764e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'9DCDC93A7269802E7DB53CF4F678447D');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',26,1.7951349743107419014e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'D66E74B95FBC0302D15C3907180868E6');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',27,1.79513497492044329646e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'A66B1050FB6FD4A6FE9E18BAFABDBFB1');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',28,1.79513497522983360293e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'C24DE367248B8882EDBB01DB53529F51');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',29,1.79513497538106250764e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'F61C754042691F5A81E8322E4BDFD343');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',30,1.79513497546040415764e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker plus-3 goslar-quedlinburg","level":"expert"}',X'6CD19D728FCC3A8739739F80477842A6');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',31,1.79513497607003116602e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'2C194AD82B9D077E9EF67ACD284E7DF2');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',32,1.79513497667483186721e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'F05D75FCC270E8D6BB35C8CB92A1ADB2');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',33,1.79513497728575468059e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'0A6D87D0CB54DA9747DC2654F182EF09');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',34,1.79513497759239578242e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'CCE2968530B3E78AB9195D268F57AA2D');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',35,1.7951349777489030361e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'712E1E1926C6AFF5614654F8B8A47C79');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',36,1.7951349783530929088e+09,'{"kind":"decided","ply":29,"seat":0,"action":"place t goslar-quedlinburg/3","level":"expert"}',X'7A62BB0992520F83562CF93D88D94D2B');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',37,1.79513497900215935709e+09,'{"kind":"decided","ply":30,"seat":0,"action":"place t goslar-quedlinburg/4","level":"expert"}',X'4AAD1668C37351C8D459242619BC3C28');
INSERT INTO "entries" VALUES('z6ap2jnvrcun',38,1.79513497960463404659e+09,'{"kind":"decided","ply":31,"seat":0,"action":"end","level":"expert"}',X'2AAA87E2554746018A4A97643E192BED');
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    ended REAL NOT NULL,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    edition TEXT NOT NULL,
    modules TEXT NOT NULL, -- separated by spaces
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL
);
CREATE TABLE finished_records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES finished (table_id) ON DELETE CASCADE,
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
INSERT INTO "health" VALUES(1,1.79513491728852462767e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, key, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('0314bf6a73a27c35c2db21bc7441fadb61ab489a186625cb0d20b21a5dbfd7a0','7nrdzfyeradk',-1);
INSERT INTO "held" VALUES('1342d8888b3d99cac6a8c3f68759692b1af9048f903f886f4bf1d42f0b7028b4','5de4s8dhq3dk',-1);
INSERT INTO "held" VALUES('182a204e8de35d8dbea7757e170c4b264e698411237de3e858f6720bdcd187fc','e3c8pf7uhhmh',-1);
INSERT INTO "held" VALUES('1af47760c934554637467b647f0097033b0ac1ff7c0f3b780772cd05a7661f97','xj8m44z8sxcf',-1);
INSERT INTO "held" VALUES('1ff317a668399343fb03adb322b100daf95e6d441f79a7aedc08a14ba620db0b','9bu4ks8vjhy4',-1);
INSERT INTO "held" VALUES('281623506a430542962bb08d3ab86a32d077f377f7a6d287172905ce542e2e81','e3c8pf7uhhmh',1);
INSERT INTO "held" VALUES('2b0c0115381988953b3dca19cc6b0df818682f61bd0c0b23ecd39badfb513f1b','7nrdzfyeradk',-1);
INSERT INTO "held" VALUES('2b0c0115381988953b3dca19cc6b0df818682f61bd0c0b23ecd39badfb513f1b','7nrdzfyeradk',0);
INSERT INTO "held" VALUES('44a6e1a7b4cf5feccfcd63d2d49bd16ec0d0768892380a889e6fea1c7991946f','z6ap2jnvrcun',-1);
INSERT INTO "held" VALUES('44a6e1a7b4cf5feccfcd63d2d49bd16ec0d0768892380a889e6fea1c7991946f','z6ap2jnvrcun',0);
INSERT INTO "held" VALUES('455ca9250e13e977eb5937d48b424f4b8370fa7dcba654df6ee5f2fe4731a1ba','xj8m44z8sxcf',2);
INSERT INTO "held" VALUES('4da8a8f42bd50409051791096ff6ca73e3dad852e308552fda77c155c670fa3e','e3c8pf7uhhmh',2);
INSERT INTO "held" VALUES('4f7947bd3e4b762af610312021518ab8d4d1227f5f66028de28ec1e83272bc71','z6ap2jnvrcun',1);
INSERT INTO "held" VALUES('54c43f03313456a34b63f11f16003d664fd90ad9a93cc8428fe46700cd6c7354','xj8m44z8sxcf',-1);
INSERT INTO "held" VALUES('54c43f03313456a34b63f11f16003d664fd90ad9a93cc8428fe46700cd6c7354','xj8m44z8sxcf',0);
INSERT INTO "held" VALUES('6bdf5e5a8ca906e1550700a35d45694902b9075a133d7e1efd387086a8a20fa8','5de4s8dhq3dk',-1);
INSERT INTO "held" VALUES('6bdf5e5a8ca906e1550700a35d45694902b9075a133d7e1efd387086a8a20fa8','5de4s8dhq3dk',0);
INSERT INTO "held" VALUES('6ffa8a44b094719246b516782798db57c863826fc8a894cf1ca69280db640b6d','9bu4ks8vjhy4',1);
INSERT INTO "held" VALUES('725453846b2df7bdf18b63c05ccbb92bc35fcdbb3e7776eef5e898af88e54d0e','egxuw7xgqp7b',-1);
INSERT INTO "held" VALUES('725453846b2df7bdf18b63c05ccbb92bc35fcdbb3e7776eef5e898af88e54d0e','egxuw7xgqp7b',1);
INSERT INTO "held" VALUES('73f692b355b39b6aef2dda364bf1ea248d89733ede9f35ab43b8c7076f69f138','e3c8pf7uhhmh',-1);
INSERT INTO "held" VALUES('73f692b355b39b6aef2dda364bf1ea248d89733ede9f35ab43b8c7076f69f138','e3c8pf7uhhmh',0);
INSERT INTO "held" VALUES('787b1f7b482bca9fcb112623ca4ce2315262c601d1b0876356d8030f1b77d333','9tvn4dsakjtb',-1);
INSERT INTO "held" VALUES('870094d79668fb2558d59294c9e9fc22fdf98d876d7d47327970a61f81f5414f','egxuw7xgqp7b',2);
INSERT INTO "held" VALUES('8761e18d930e77b538c4d92b8c1647ac64c30284e3c6489a2c6d84bc567a18ff','9tvn4dsakjtb',2);
INSERT INTO "held" VALUES('8c0c8b9f6c9efcff0f6bc077cd77cebecd386d34dbdc67a932f175e459de3ac1','2s5hqm2zw4j6',-1);
INSERT INTO "held" VALUES('99ad9fa3ad6fead88a655e12f9b76057e43a9557e7f0b21d6570934d33daf41f','2s5hqm2zw4j6',-1);
INSERT INTO "held" VALUES('99ad9fa3ad6fead88a655e12f9b76057e43a9557e7f0b21d6570934d33daf41f','2s5hqm2zw4j6',0);
INSERT INTO "held" VALUES('9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751','9tvn4dsakjtb',2);
INSERT INTO "held" VALUES('9f4b8a6b01e69c97aadc5ded2b6d97b96e404fedf4bd828a614474754e480362','egxuw7xgqp7b',-1);
INSERT INTO "held" VALUES('9f4b8a6b01e69c97aadc5ded2b6d97b96e404fedf4bd828a614474754e480362','egxuw7xgqp7b',1);
INSERT INTO "held" VALUES('bd3107241f17d543f10c5f9bddbd946145d4f526316915c3d52d55ec63856462','z6ap2jnvrcun',2);
INSERT INTO "held" VALUES('c3b95ee34bfb8faf435cc5568adccb4346295d196478d2983c84d922404641e9','z6ap2jnvrcun',-1);
INSERT INTO "held" VALUES('c836081a8238faac1100d4062451b34ab8a98fe26e01acd772e41ecd2a1f722c','7nrdzfyeradk',1);
INSERT INTO "held" VALUES('ca3a2fd44c353deeea7f61c35230608c285ff96e97917b667839a5e206143cab','egxuw7xgqp7b',-1);
INSERT INTO "held" VALUES('ccc6aa592e784705deaa92684311ff4176ad1f64a9b72c80fce6a6455a08bc2a','fbhpguqdrjvv',-1);
INSERT INTO "held" VALUES('df378a3dd5788cbd5c6679f655bdbc5b5ab0caa1773a1e06952622a250a28d6b','fbhpguqdrjvv',-1);
INSERT INTO "held" VALUES('df378a3dd5788cbd5c6679f655bdbc5b5ab0caa1773a1e06952622a250a28d6b','fbhpguqdrjvv',0);
INSERT INTO "held" VALUES('e00476dbc5b5dcdc792a6731b4560a351e854ee674b19b164a72c61e5b5ef6cb','7nrdzfyeradk',2);
INSERT INTO "held" VALUES('ee593b3f5b7573a66b6423e2541f24ca8af3fa2775e2b9dfac9ad3d0353024cc','xj8m44z8sxcf',1);
INSERT INTO "held" VALUES('fed5b3a7664f8e58c90bd2e995b8f984a47005d044e5afb7c70ad2f6c947f979','9bu4ks8vjhy4',-1);
INSERT INTO "held" VALUES('fed5b3a7664f8e58c90bd2e995b8f984a47005d044e5afb7c70ad2f6c947f979','9bu4ks8vjhy4',0);
CREATE TABLE last_notified (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('199bf55b-f03f-44a0-9e47-88ad5b983156',1.79511970001337051389e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2s5hqm2zw4j6','5eb591','');
INSERT INTO "makers" VALUES('5de4s8dhq3dk','5eb591','');
INSERT INTO "makers" VALUES('7nrdzfyeradk','5eb591','');
INSERT INTO "makers" VALUES('9bu4ks8vjhy4','5eb591','');
INSERT INTO "makers" VALUES('9tvn4dsakjtb','5eb591','5eb591');
INSERT INTO "makers" VALUES('e3c8pf7uhhmh','5eb591','');
INSERT INTO "makers" VALUES('egxuw7xgqp7b','5eb591','');
INSERT INTO "makers" VALUES('fbhpguqdrjvv','5eb591','');
INSERT INTO "makers" VALUES('xj8m44z8sxcf','5eb591','');
INSERT INTO "makers" VALUES('z6ap2jnvrcun','5eb591','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE operator_acts (
    made REAL NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (made, act)
) WITHOUT ROWID;
INSERT INTO "operator_acts" VALUES(1.79513491760062289231e+09,'DELETE tables/5de4s8dhq3dk/chat/9');
INSERT INTO "operator_acts" VALUES(1.79513491771032452585e+09,'PUT tables/5de4s8dhq3dk/seats/0/name');
CREATE TABLE packed_logs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    last INTEGER NOT NULL, -- the version of the last of them
    content BLOB NOT NULL
);
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
    quiet_until INTEGER,
    browser TEXT NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name TEXT NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling TEXT, -- how it is compared with others: tables/names.py
    skeleton TEXT, -- what it looks like
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;
INSERT INTO "people" VALUES('4b4de2dddec1d201a2d71aebccc6e7d8',1.79513491957086467739e+09,'http://127.0.0.1:46463','en','UTC',NULL,NULL,'cd3804a9ac90619d0c5b49162a305993c7b3185789b27584140538b21e0626ee','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('fbea6645e22668167426ef487eb734d5',1.79513491972735905648e+09,'http://127.0.0.1:46463','en','UTC',NULL,NULL,'9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751','Hille','hille','hille',1.79513491976375770564e+09);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('2s5hqm2zw4j6',1,0,'Player 1','',X'160D0CCE9A3D5F6F6B9A9B01623D471A');
INSERT INTO "private_texts" VALUES('2s5hqm2zw4j6',2,0,'','99ad9fa3ad6fead88a655e12f9b76057e43a9557e7f0b21d6570934d33daf41f',X'CB05325AB1BFF198BE0A5AFF83FA28D2');
INSERT INTO "private_texts" VALUES('5de4s8dhq3dk',1,0,'Player 1','',X'04BE5C9C1F40FCA088ECD37146C65ECA');
INSERT INTO "private_texts" VALUES('5de4s8dhq3dk',2,0,'','1c51f9294a8eb7b096439336ed4c38375ede6a311385776a309ebccb68ce9268',X'EB00E2FEE71260B1ADF1954CCE71EE8B');
INSERT INTO "private_texts" VALUES('5de4s8dhq3dk',3,0,'','4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c',X'9BC78A348FC2E058D5BEA87EB6DDDF3C');
INSERT INTO "private_texts" VALUES('5de4s8dhq3dk',4,0,'','4ff623f6c3fe9eee3b42b05cf1c98b0d0d89a716ef51ede9714f9032339bbd4c',X'028EFE216E8E326F6CB383FA15EFE234');
INSERT INTO "private_texts" VALUES('5de4s8dhq3dk',11,0,'Anna','',X'2A59D6EDC06A9ADEBD8B0D7A7CBB4031');
INSERT INTO "private_texts" VALUES('7nrdzfyeradk',1,0,'Player 1','',X'02EAD7299A305BD582D9D1A4A2F9A928');
INSERT INTO "private_texts" VALUES('7nrdzfyeradk',1,1,'Player 2','',X'471C9783BFD143E5A26F3605FA190ABF');
INSERT INTO "private_texts" VALUES('7nrdzfyeradk',1,2,'Player 3','',X'31DB3760AE637944A062C337B765547B');
INSERT INTO "private_texts" VALUES('7nrdzfyeradk',2,0,'','2b0c0115381988953b3dca19cc6b0df818682f61bd0c0b23ecd39badfb513f1b',X'F89B194630953A788D90C6664EF143ED');
INSERT INTO "private_texts" VALUES('9bu4ks8vjhy4',1,0,'Player 1','',X'630320146EB9501B27021FECDCAC5BC5');
INSERT INTO "private_texts" VALUES('9bu4ks8vjhy4',1,1,'Player 2','',X'0F14158332B81404FCCFA3E6D05902FA');
INSERT INTO "private_texts" VALUES('9bu4ks8vjhy4',2,0,'','fed5b3a7664f8e58c90bd2e995b8f984a47005d044e5afb7c70ad2f6c947f979',X'AD5286FFFCAD7029670410EF0D22A102');
INSERT INTO "private_texts" VALUES('9tvn4dsakjtb',1,2,'Hille','',X'865B20221C02F1C9A984CA4B33CE57E4');
INSERT INTO "private_texts" VALUES('9tvn4dsakjtb',2,0,'','9ad0f9e7ab076faaa63dd5b9e5980ea445fa8c9ad5678a17291aa480a4b48751',X'245B056C87C93B499C607A2D8B2EFB0D');
INSERT INTO "private_texts" VALUES('e3c8pf7uhhmh',1,0,'Player 1','',X'3CB055BC7CFD7F34916B37EC6005300D');
INSERT INTO "private_texts" VALUES('e3c8pf7uhhmh',1,1,'Player 2','',X'DE28BDEEF33827946B991445678FF837');
INSERT INTO "private_texts" VALUES('e3c8pf7uhhmh',1,2,'Player 3','',X'DF157F0EEDDE38A581099C2043305089');
INSERT INTO "private_texts" VALUES('e3c8pf7uhhmh',2,0,'','73f692b355b39b6aef2dda364bf1ea248d89733ede9f35ab43b8c7076f69f138',X'6111D414ACC285308C22BFEC5AC59DEB');
INSERT INTO "private_texts" VALUES('e3c8pf7uhhmh',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'B53A35F1B93DF8B256CC13FBEC38B68E');
INSERT INTO "private_texts" VALUES('egxuw7xgqp7b',1,1,'Player 2','',X'50D529D83108D03FE7AD33013249809F');
INSERT INTO "private_texts" VALUES('egxuw7xgqp7b',1,2,'Player 3','',X'40B26B7B9C0B8A5F619CA33BCD2B4711');
INSERT INTO "private_texts" VALUES('egxuw7xgqp7b',2,0,'','56a9825bbcbf1a3343650c021cb7c403cabf426ba0566e3f56581d3be7cf4abe',X'DF2F569BA814C8320B37FE2A25829F76');
INSERT INTO "private_texts" VALUES('egxuw7xgqp7b',6,0,'','725453846b2df7bdf18b63c05ccbb92bc35fcdbb3e7776eef5e898af88e54d0e',X'BEB4E745D70D2886FE5326670263D822');
INSERT INTO "private_texts" VALUES('fbhpguqdrjvv',1,0,'Player 1','',X'165469AC11A7EB9CA1652DBA09815185');
INSERT INTO "private_texts" VALUES('fbhpguqdrjvv',2,0,'','df378a3dd5788cbd5c6679f655bdbc5b5ab0caa1773a1e06952622a250a28d6b',X'206C79AA9C4BCC3FD3FB402DD8F8A9EE');
INSERT INTO "private_texts" VALUES('xj8m44z8sxcf',1,0,'Player 1','',X'EA76A711654F07B65A98284916BBFEA4');
INSERT INTO "private_texts" VALUES('xj8m44z8sxcf',1,1,'Player 2','',X'010F9FC120E95F5DFEEB6778194EC9CD');
INSERT INTO "private_texts" VALUES('xj8m44z8sxcf',1,2,'Player 3','',X'5C97318D75EE30EF36C61CAC547C4193');
INSERT INTO "private_texts" VALUES('xj8m44z8sxcf',2,0,'','54c43f03313456a34b63f11f16003d664fd90ad9a93cc8428fe46700cd6c7354',X'BE0CBDFA5381D21AF631EDA56317AD8E');
INSERT INTO "private_texts" VALUES('z6ap2jnvrcun',1,0,'Player 1','',X'7EEBBE4DCFBDD5095FA90FA67FD0E589');
INSERT INTO "private_texts" VALUES('z6ap2jnvrcun',1,1,'Player 2','',X'2C7D80F2C8870134CAE6E268433A0DDE');
INSERT INTO "private_texts" VALUES('z6ap2jnvrcun',1,2,'Player 3','',X'156B6EF2D364992B0D8D496DD4C499A2');
INSERT INTO "private_texts" VALUES('z6ap2jnvrcun',2,0,'','44a6e1a7b4cf5feccfcd63d2d49bd16ec0d0768892380a889e6fea1c7991946f',X'4DEA793F65C2074996A645E5CD710AAC');
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
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    line INTEGER NOT NULL, -- the version of a line of chat; 0: the report is about the person
    person TEXT NOT NULL, -- a key that held the seat
    name TEXT NOT NULL,
    words TEXT NOT NULL, -- of the line, until it is removed
    reporter TEXT NOT NULL, -- a key
    reason TEXT NOT NULL,
    made REAL NOT NULL,
    UNIQUE (table_id, seat, line, reporter)
) WITHOUT ROWID;
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
) WITHOUT ROWID;
CREATE TABLE schema_migrations (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_migrations" VALUES(1);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','LBi4_yDjUL0Tfint3nGD3TLQm6Fd7kXopUYQhjmDL2o');
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
    head BLOB NOT NULL, -- the hash of the last entry: store/chain.py
    seal BLOB NOT NULL, -- covers what is stored beside the entries
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL, -- when a bot must answer; NULL while none with people at the table decides
    clock_due REAL, -- when the time of the person is up for whom the game waits
    notify_since REAL, -- since when the game waits for a person who was not notified
    warn_at REAL, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at REAL, -- when somebody's time was up who got no notice of it, the first if there are several
    filed INTEGER NOT NULL DEFAULT 0, -- the version that the club has
    packed INTEGER NOT NULL DEFAULT 0, -- the version up to which the log is packed
    tidied INTEGER NOT NULL DEFAULT 0, -- the version up to which old chat is deleted
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('2s5hqm2zw4j6',4,X'EC9AB0241882D6FA593268D49A39780D',X'D69FF769B5423F9CC9D8D6A47F96199D','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491781530237193e+09,1.79513491784712553018e+09,'{"id":"2s5hqm2zw4j6","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795134917.8153024,"updated":1795134917.8471255,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('5de4s8dhq3dk',11,X'B6C086030AB452CED81C710652B39533',X'F9F22F89E554C1E7C7CDE571CDD1377A','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491738260436061e+09,1.79513491772119235991e+09,'{"id":"5de4s8dhq3dk","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795134917.3826044,"updated":1795134917.7211924,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('7nrdzfyeradk',4,X'A684DB20A758327DE131AFDE39356E0F',X'7EB337E2F6ACF75722343580FC13A8F4','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491778546237947e+09,1.7951349798010106086e+09,'{"id":"7nrdzfyeradk","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795134917.7854624,"updated":1795134979.8010106,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('9bu4ks8vjhy4',5,X'EFC5C317489A44D371C47CB921EEE447',X'88665040CEC103BEFFBA17B517329871','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491787175965305e+09,1.79513491791117525101e+09,'{"id":"9bu4ks8vjhy4","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795134917.8717597,"updated":1795134917.9111753,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('9tvn4dsakjtb',9,X'D21D33CAC8876F512716C8A193643930',X'3D003E917367203C82A99E76EDDB837D','running',1,NULL,1.7952213234826035499e+09,1.79513492348275113105e+09,1795135525.32012,NULL,0,0,0,1.79513491978246259687e+09,1.79513492348260354997e+09,'{"id":"9tvn4dsakjtb","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":6,"decider":2,"turn":2,"created":1795134919.7824626,"updated":1795134923.4826035,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795221323.4826035,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('e3c8pf7uhhmh',11,X'D2C9814BEC5708A936725D158B36D23E',X'70AF7C72BBBA36B71D95EA87D2724F1F','running',0,NULL,1.79781331943477535248e+09,NULL,1.79770963943477535252e+09,NULL,0,0,0,1.79513491938153910642e+09,1.79513491943477535243e+09,'{"id":"e3c8pf7uhhmh","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795134919.381539,"updated":1795134919.4347754,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797813319.4347754,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('egxuw7xgqp7b',11,X'1F8E61851C0F7ADF5FCDCE8536A3F1ED',X'736B79374B721D1BA74CE83AFBFABADB','running',0,NULL,NULL,1.79513492144615387918e+09,NULL,NULL,0,0,0,1.79513491959549188617e+09,1.79513492144600582118e+09,'{"id":"egxuw7xgqp7b","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795134919.595492,"updated":1795134921.4460058,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('fbhpguqdrjvv',9,X'FE02C9D9CADDE36B2876037C0D3677CE',X'8917483364695B865A003935D6F9BFD6','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491793206024166e+09,1.79513491936949682236e+09,'{"id":"fbhpguqdrjvv","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795134917.9320602,"updated":1795134919.3694968,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('xj8m44z8sxcf',4,X'35782354BCD8916365C9A3336B0C6A5E',X'E2467C03934C737E086DC39645EB35CD','running',0,1.79513498979162502283e+09,NULL,NULL,NULL,NULL,0,0,0,1.79513491775725030899e+09,1.79513497979162502289e+09,'{"id":"xj8m44z8sxcf","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795134917.7572503,"updated":1795134979.791625,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('z6ap2jnvrcun',38,X'2AAA87E2554746018A4A97643E192BED',X'BA7BFFE2F349F6CA4C9EF711A74C79FB','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513491943697881697e+09,1.79513497960463404659e+09,'{"id":"z6ap2jnvrcun","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":32,"decider":1,"turn":1,"created":1795134919.4369788,"updated":1795134979.604634,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_notify_since ON tables (notify_since) WHERE notify_since IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE INDEX tables_unpacked ON tables (updated, id) WHERE status IN ('over', 'aborted') AND packed < version;
CREATE INDEX tables_untidied ON tables (updated, id) WHERE status IN ('over', 'aborted') AND tidied < version;
CREATE INDEX tables_unfinished ON tables (updated, id) WHERE status IN ('lobby', 'running');
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM packed_logs WHERE table_id = OLD.table_id AND last >= OLD.version)
    AND NOT EXISTS (SELECT 1 FROM deleted_tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX private_texts_browser ON private_texts (browser, table_id) WHERE browser <> '';
CREATE INDEX held_key ON held (key);
CREATE INDEX makers_client ON makers (client);
CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';
CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX former_browsers_person ON former_browsers (person);
CREATE INDEX passes_person ON passes (person);
CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;
CREATE INDEX restrictions_browser ON restrictions (browser);
CREATE INDEX channels_person ON channels (person);
CREATE INDEX notices_channel ON notices (channel);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;
CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;
CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);
CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
END;
CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;
CREATE INDEX competition_tables_competition ON competition_tables (competition);
CREATE INDEX reports_made ON reports (made, id);
COMMIT;
