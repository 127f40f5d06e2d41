BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
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
INSERT INTO "browser_keys" VALUES('87b6f8559467bacc8f38bc9489d80b25a20e7faf5f9af67158cc376fc7196065','87b6f8559467bacc8f38bc9489d80b25a20e7faf5f9af67158cc376fc7196065','',1,1.79513530831468081476e+09,'186d1b0ad91a5718e046cfbf1bd2b74622cd29348562306020ad0f7e04c1906d');
INSERT INTO "browser_keys" VALUES('8d692e4c8f25b57bf249bb6d7ef2b11bbcafd2da45fe597ccd2dd4da6a2e9590','','',1,1.79513530842032456398e+09,'');
INSERT INTO "browser_keys" VALUES('a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10','a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10','',1,1.79513530862214255338e+09,'1ede3f4a66ca16b68f5d1031be2f1236ab8c5ab51bad4ed5ec3de7609fb5001b');
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
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
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
INSERT INTO "competition_players" VALUES('4t6fpffdm9tw',0,'52f946d44af908aac66b02d860e4e93b');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('d88mj4xe6k9h','4t6fpffdm9tw');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('4t6fpffdm9tw',3,1.79513530864432406422e+09,'running','52f946d44af908aac66b02d860e4e93b','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"d88mj4xe6k9h","players":[-1,0,-2]}]}],"account":"9a7b83"}');
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
INSERT INTO "devices" VALUES('186d1b0ad91a5718e046cfbf1bd2b74622cd29348562306020ad0f7e04c1906d','63009e3a5d4fa5761fb76bc00c6809c2','',1.79513530831468081476e+09);
INSERT INTO "devices" VALUES('1ede3f4a66ca16b68f5d1031be2f1236ab8c5ab51bad4ed5ec3de7609fb5001b','52f946d44af908aac66b02d860e4e93b','',1.79513530862214255338e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('27xk2b3fwgtq',1,1.79513530637365412712e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"66f87864dcc47edea1f35e83981935fd578c3106a3534db79dd5b03da55354ec"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"355940cd702201faa5443dbcfb8337419c69d7c0bf5fd8fcc287fdcd9cfbaa50","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'7E7E91FE0B71BA6AC68DAB3913D494ED');
INSERT INTO "entries" VALUES('27xk2b3fwgtq',2,1.79513530637365412712e+09,'{"kind":"opened","seat":-1,"key":"66f87864dcc47edea1f35e83981935fd578c3106a3534db79dd5b03da55354ec","beside":[0]}',X'24C1B8BBF901E0EB573243ADE80646FF');
INSERT INTO "entries" VALUES('27xk2b3fwgtq',3,1.79513530637365412712e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"4d7650bda195e767e10952c7940b6675"}',X'F730E47ECB0607FCB2B1C3E5F2A55F87');
INSERT INTO "entries" VALUES('27xk2b3fwgtq',4,1.79513530640842247014e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'E4B9F4F010450BC378ED11AE248CDC3B');
INSERT INTO "entries" VALUES('2ytb8g33np55',1,1.79513530651773595809e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"5085ffd56945b050c16adb39c1cbe6cdad1ffa1b64ffa82afee2569d4b9f184e"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"664631a910425a7fcb6b93b47da99b19e18ade2c4d6c2ec2b4ddc6f987ce96e1","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'D180EDD384C1BF19D2683B3BD062D4DB');
INSERT INTO "entries" VALUES('2ytb8g33np55',2,1.79513530651773595809e+09,'{"kind":"opened","seat":-1,"key":"5085ffd56945b050c16adb39c1cbe6cdad1ffa1b64ffa82afee2569d4b9f184e","beside":[0]}',X'9C9BF09A7FE49991DCFFAE9F24F348B4');
INSERT INTO "entries" VALUES('2ytb8g33np55',3,1.79513530651773595809e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","plus-4","swap","move-three","plus-3","develop","plus-3","extra-office","extra-office","swap","plus-4","develop"]},"salt":"b447e72778037b972065f214486c9c1f"}',X'F96F8776D533559FCF26AFAF49F0D4C8');
INSERT INTO "entries" VALUES('2ytb8g33np55',4,1.79513530657153940199e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'3BB25AF9194A7474AA6AE865522AB225');
INSERT INTO "entries" VALUES('2ytb8g33np55',5,1.79513530673495602611e+09,'{"kind":"instant"}',X'04B4A526BE9301D4BF9B43854AAFA3DA');
INSERT INTO "entries" VALUES('2ytb8g33np55',6,1.79513530746971964832e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'D8C9E6F600B1B29007A3A33A96481B3C');
INSERT INTO "entries" VALUES('2ytb8g33np55',7,1795135307.98591,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'1AF379FD1D304FD6358B5F4B67E6033E');
INSERT INTO "entries" VALUES('2ytb8g33np55',8,1.79513530799668455124e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'46E4AF28AEC7F602CD5DD64EE4B4B456');
INSERT INTO "entries" VALUES('2ytb8g33np55',9,1.79513530801892971996e+09,'{"kind":"aborted"}',X'A66D45FE61294C8DC335900E9D2192F8');
INSERT INTO "entries" VALUES('d3e5ftd74rn4',1,1.79513530634284138682e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"a5270cdf05c3639c6276abcd556c417e3b8189f542f14799dfc419a2745ea223"},{"kind":"human","colour":"blue","key":"6b6403169737ae42c0c2d07cd561f17c1cc47d9fc3bd0ab46707426a0120634d"},{"kind":"human","colour":"green","key":"eb3c197d80ad9a6403522c567a38848d0bb54f6d94e47a1604fffe4ef860b747"}],"host":"1c2a43c939d56d75f562f536835e4bf4fa32c5fbeb0a5f2a756b87b5a79bf940","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'D2780798D25EEC611EE0BE0585B4CA60');
INSERT INTO "entries" VALUES('d3e5ftd74rn4',2,1.79513530634284138682e+09,'{"kind":"opened","seat":-1,"key":"a5270cdf05c3639c6276abcd556c417e3b8189f542f14799dfc419a2745ea223","beside":[0]}',X'ED4396772E28CA03D2CBCB457596C84B');
INSERT INTO "entries" VALUES('d3e5ftd74rn4',3,1.79513530634284138682e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","swap","plus-4","develop","move-three","swap","extra-office","develop","plus-3","extra-office","plus-4","extra-office"]},"salt":"5e34dfdff30ab268147050d137693a6c"}',X'54EEDB1BCC0B7AEBFFBBE3C78656FA9D');
INSERT INTO "entries" VALUES('d3e5ftd74rn4',4,1.79513536877160763743e+09,'{"kind":"seen","seat":0}',X'64097D01082AABFCEC7876B5454927C3');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',1,1.79513530869034719462e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"human","colour":"blue","key":"b27061c43fc9108b366a0577806637977224760cb8b446d7c6a4baa563a72354"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"48ff33f289b0868441f8df3ae70b13b1781da03529da74a23f7d897018d40335","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"4t6fpffdm9tw","beside":[1]}',X'2F55D094EA2299259F7E2EA9180842EE');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',2,1.79513530869034719462e+09,'{"kind":"opened","seat":1,"key":"a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10","beside":[0]}',X'D499815F0101FF73E578C788A6169AA3');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',3,1.79513530869034719462e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","plus-4","develop","plus-3","plus-3","plus-4","extra-office","extra-office","swap","swap","extra-office","move-three"]},"salt":"cadbb4c54bc4afc33ff005c3dd7f0a16"}',X'37138CCECB20B8C8EC8A321A109E6D36');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',4,1.79513530929450821878e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m lueneburg-perleberg/3","level":"claim"}',X'ABA4F42CB74F93C8CFCDB3E806E4CB17');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',5,1.79513530989677929879e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t lueneburg-perleberg/2","level":"claim"}',X'D25C85259E9B675241F6CB4B34400BA6');
INSERT INTO "entries" VALUES('d88mj4xe6k9h',6,1.79513531050697612762e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'C25D312F3D0C3DD55AE48E7740C5BB0A');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',1,1.79513530840416073806e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"2c50365aa4ea761c91c15f13952f1b4b18fbb8d6e36b426bc41abd6dd73dec37"},{"kind":"human","colour":"blue","key":"8e7e3a828f8ec3925108ddaaac0babe32f7a4fe4c3162e10a5f3193609cea7f9"},{"kind":"human","colour":"green","key":"7e4663f1db5df1d2a532c0a55912ad13420d5e9bcb8fb070677cb5ccf56bf942"}],"host":"b1f6f4fa0e7f0efd9c0f353b66417167b880a30a5497da3acf0a107540e08886","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'F865B74DDAACA009D510E7CE202F3001');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',2,1.79513530840416073806e+09,'{"kind":"opened","seat":-1,"key":"2c50365aa4ea761c91c15f13952f1b4b18fbb8d6e36b426bc41abd6dd73dec37","beside":[0]}',X'B3E392B69621FF41890703FD0B29ACB0');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',3,1.79513530840416073806e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","plus-3","extra-office","plus-3","develop","swap","extra-office","extra-office","swap","plus-4","plus-4","move-three"]},"salt":"b3ba0a2f9dd0a3636bcca0a8b84eeb64"}',X'6952AA941A747AB6F5371321D7E16DEB');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',4,1.79513530843765687942e+09,'{"kind":"opened","seat":0,"key":"8d692e4c8f25b57bf249bb6d7ef2b11bbcafd2da45fe597ccd2dd4da6a2e9590","beside":[0]}',X'060C66A868BE63908C0B5F8F5AC39C2B');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',5,1.79513530843765687942e+09,'{"kind":"opened","seat":-1,"key":"8d692e4c8f25b57bf249bb6d7ef2b11bbcafd2da45fe597ccd2dd4da6a2e9590","beside":[0]}',X'95FB6A2FD1B8499ABC08B5EDDB2B9679');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',6,1.79513530845610427854e+09,'{"kind":"opened","seat":1,"key":"045562d83cf217567de546da9398bb7f95a136f854e27c17004e00202f9b3cf1","beside":[0]}',X'4A6D838088187B2426EEF8D429A1DF3E');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',7,1.79513530845983242988e+09,'{"kind":"forgotten","occupants":[0],"keys":["8d692e4c8f25b57bf249bb6d7ef2b11bbcafd2da45fe597ccd2dd4da6a2e9590"],"parts":[[1,0],[4,0],[5,0]]}',X'FD12BF6228392A8089D8A756ECE751F5');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',8,1.79513530845983242988e+09,'{"kind":"left","seat":0,"level":"expert"}',X'93CB26767EF2CEBCAC164F492D8A3039');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',9,1.7951353092948415279e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'0C2D7E81A0DA2DA95116CE9DCB39EDCB');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',10,1.79513530989625835418e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'16D0B754EDE4664FEF3F566BA3E6091F');
INSERT INTO "entries" VALUES('sp4rbqqkuxy9',11,1.79513531050742554664e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'2090E177D511424C275686541D538DDD');
INSERT INTO "entries" VALUES('wjb5nhuqm7u5',1,1.79513530632564139366e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"59b491d40ed0d898da1091f3ae63fda5b14a6f71d98b6c57ca3b671505276075"},{"kind":"human","colour":"blue","key":"70f4a877a6b532f65e93d5a8b47c82e3380aba6afe206fd38712649199818f2a"},{"kind":"human","colour":"green","key":"035c54ce740b6d9e9d64f89aaedcb5b61b0ca4cf80fafed8edb756b3114728ef"}],"host":"abdd601e3ee1eb846ce0e7e0cbf84a61482728998fe5464270644bf861fe08dc","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'CF67E864400254C8EED89D62417BE258');
INSERT INTO "entries" VALUES('wjb5nhuqm7u5',2,1.79513530632564139366e+09,'{"kind":"opened","seat":-1,"key":"59b491d40ed0d898da1091f3ae63fda5b14a6f71d98b6c57ca3b671505276075","beside":[0]}',X'2D7550A817663413244F4A709EBC7892');
INSERT INTO "entries" VALUES('wjb5nhuqm7u5',3,1.79513530632564139366e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","move-three","extra-office","develop","plus-4","plus-4","swap","plus-3","plus-3","extra-office","swap","extra-office"]},"salt":"5a8176153317affddc091dbeea81d554"}',X'3C7C028D6D183EC33679A6EF4B3AD630');
INSERT INTO "entries" VALUES('wjb5nhuqm7u5',4,1.79513536871298480038e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'F652A437CDDB664C3D0DE6E190EF04BC');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',1,1.79513530815688753124e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"95378cc4b0e27457e12da788a9208fe125697246bea8a05bd2edc5fddfa1ae72"},{"kind":"human","colour":"blue","key":"6a0504c47b4b8914347514cb758c149fb3d88973bf433633f7b9b824818f643c"},{"kind":"human","colour":"green","key":"a11e53275865f439c1103c2fe5f6748ee8f5d55b00638b744a198dfe80404768"}],"host":"19203a54f41b86d5c56f221c0c0063b4617fdf2940373836ae646586d6fc65a5","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'3A321F8841CE5313B047B4A796903F5D');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',2,1.79513530815688753124e+09,'{"kind":"opened","seat":-1,"key":"95378cc4b0e27457e12da788a9208fe125697246bea8a05bd2edc5fddfa1ae72","beside":[0]}',X'E0E573A31115FD9C47243593E80A5501');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',3,1.79513530815688753124e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","plus-4","plus-3","develop","extra-office","swap","plus-3","swap","extra-office","move-three","develop","plus-4"]},"salt":"533eb170db60c716046ae428b4056790"}',X'7C9774DBFC6D4D209535D8BEB3387778');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',4,1.79513532315752077101e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'5DBB0375832FB5C89F80A1E22D8688A9');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',5,1.79513532375935459133e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'7D75529AD2E1FC765B138B61D6D4254B');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',6,1.79513532436528515812e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'E89042BCBD188AFB20948A7B6435F225');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',7,1.79513532496727705001e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'DE8A3A60A96B9B8C62C7066967294096');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',8,1.79513533996942710882e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'DDA88825C53B43CFAFE10958CAD591C4');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',9,1.79513534057110047334e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'5969B078E2E86EBE4E9C4E57E30302FB');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',10,1.79513534117583370211e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'BC7C54C261137E8BC57CD10AC7E2B184');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',11,1.79513534179740571975e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'21D40FDE576E0B9990E0FF1BBC87BF10');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',12,1.79513535679763293262e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'8723FF04A6D172D038C4D51FB1F15A58');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',13,1.7951353573992784023e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'3A574B2617E5B8C699A2A64F79A2770C');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',14,1.79513535800339984896e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'13DC4CED863E54E62B05A75592AA0BED');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',15,1.79513535860748553278e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'8FADA8C0EBB2423C1FCC852D14A8B343');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',16,1.79513535890930700303e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'D10C4F294E2189280DA728F1E83BF1EC');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',17,1.79513535906146621699e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'7AA6EF6C662B64B362132F0ED3B6784C');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',18,1.7951353596717092991e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'862B3C4450CB6E1389AF041766965C0C');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',19,1.79513536028241872787e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'73507DB947E6736D98C72404D0566BBA');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',20,1.79513536088441324231e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'30B897D4647EB0284D1363BC6B73496E');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',21,1.79513536118591904636e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'BFBD14A7D6F5837160A2471309F0E536');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',22,1.79513536134376358987e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'FF0C83E7EBABE15FB2CCFA4E0805AB52');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',23,1.79513536147119951249e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'9524188FFF632946AD129D21485A7FC6');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',24,1.79513536152971982956e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'31FDBF1E454382920A4531FB92BC2033');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',25,1.79513536213200616841e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'B40EFF2FD2291D0016F8F5C11A5756F7');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',26,1.79513536273378777503e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'98B61CC48C11D35D945E10E7665BDA77');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',27,1.79513536333687877656e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'210D72BA0FA24D8E5ACAC438D5CEFC8A');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',28,1.79513536364225602154e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'10B9928068E656A0BA106B6D41955662');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',29,1.79513536380051612851e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'92C2BC56E3792BA74B66F224BA2E927A');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',30,1.79513536388567066185e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'17479220D53535293E3D12D9783A5BC1');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',31,1.79513536393994188305e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'31D00E1CE17EE88FB117A8EA1A95AFF2');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',32,1.79513536454165053366e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'6302187AE5595BA5942F441B8365D9E0');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',33,1.79513536515372133252e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'747ABF0822F24F1779B247197F88D227');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',34,1.79513536575705599787e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'EDBD52262C34B5FFCE9883C25A07B4B7');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',35,1.79513536606060886387e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'09E5FA414CD669D6C53884F76FB8D2C9');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',36,1.79513536621480751034e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'64372FB6C2F1B482F9CCA0D95834C13B');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',37,1.7951353663009593487e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'B519F04C5B4027BED06A48EF9B1867FC');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',38,1.79513536635192751883e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'DAD0933F916009A691D8C7A95D119790');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',39,1.79513536695436763763e+09,'{"kind":"decided","ply":32,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'80604426005F374CFF1A82770CA9DFAE');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',40,1.79513536755938196178e+09,'{"kind":"decided","ply":33,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'ACDCA405A454E088E3C22CD519A4559A');
INSERT INTO "entries" VALUES('xgj5u6yhke4j',41,1.79513536818971943852e+09,'{"kind":"decided","ply":34,"seat":0,"action":"drop goslar-quedlinburg/1 goslar-hildesheim/2","level":"expert"}',X'47098B86F9EEA061FC2FB69AB1FFBFAB');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',1,1.79513530615502643582e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"421e5de66d3f6a2cf61f4f7764983cc9524416dc5001c46b9c3d167286c6dad2"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"6dc3f272318ef9f6230736dcf61aa008f4b6ca246d4872770373b865f4ad783b","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"62cc668d72a62e39f07401529e9de7da9d06455bc136807a655101be534dd019","absence":3600,"beside":[0]}',X'E106CFC695FD825330A9FB8958DE4528');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',2,1.79513530615502643582e+09,'{"kind":"opened","seat":-1,"key":"421e5de66d3f6a2cf61f4f7764983cc9524416dc5001c46b9c3d167286c6dad2","beside":[0]}',X'EFC8966244709E999333080542D376FA');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',3,1.79513530622281527516e+09,'{"kind":"opened","seat":0,"key":"f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751","beside":[0]}',X'E9CF5E9D7294A9505D903C6FBCCCEAED');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',4,1.79513530622281527516e+09,'{"kind":"opened","seat":-1,"key":"f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751","beside":[0]}',X'786A3B1836C66F03CEC2381405DB30F4');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',5,1.79513530623417210578e+09,'{"kind":"linked","seat":0,"key":"af881c603c102dabac4134781016122cd60bd00507766ab2c6e9d932e6035683"}',X'E7638501C403A2F2C94CB83F229C4B64');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',6,1.79513530624109148977e+09,'{"kind":"closed","seat":0,"key":"f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751"}',X'7EDDD631F4AF165A9927F4EC8E8EC384');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',7,1.79513530624109148977e+09,'{"kind":"closed","seat":-1,"key":"f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751"}',X'607DA2A3AEFBADACA24900A784822E96');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',8,1.79513530624368548393e+09,'{"kind":"invited","seat":-1,"key":"584dcbf9e38421b98173645b976fe32fcfaa8483ac2050061159a325811e0380"}',X'BF42EE13351954C60B3CD48ECCC489A7');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',9,1.7951353062470207214e+09,'{"kind":"said","seat":0,"beside":[0]}',X'68537E30055FE6E4147D2472B1BE8611');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',10,1.7951353062470207214e+09,'{"kind":"removed","line":9}',X'4DBB7C67548AE6861D5634D80E0C090B');
INSERT INTO "entries" VALUES('xsgzdtaq5swa',11,1.79513530630578637117e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'F5835A029D598FF2866242C64DA9059F');
INSERT INTO "entries" VALUES('y4nu629cerjb',1,1.79513530804867672916e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"f6304a4d2c2ff20562cefadfac01dceced05ce2de4c8f07c8cefc05b6379f190"},{"kind":"human","colour":"blue","key":"7933730f56fccc48da51c0ac1540a7edfaaf629f4c50d882fc232fe36bf60b17"},{"kind":"human","colour":"green","key":"47b42aea1cb53a33cf0acaaf21ced6a382db5dd959c023dabcaa835f1ea713d8"}],"host":"8334cd6b72035a8d72386080d515fa139f30ab937d5e45fb3818e20b049684e9","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'B7A84113351ED32EE332B48C467B096D');
INSERT INTO "entries" VALUES('y4nu629cerjb',2,1.79513530804867672916e+09,'{"kind":"opened","seat":-1,"key":"f6304a4d2c2ff20562cefadfac01dceced05ce2de4c8f07c8cefc05b6379f190","beside":[0]}',X'400137C9BC5C682DFD859C9992F001A2');
INSERT INTO "entries" VALUES('y4nu629cerjb',3,1.79513530804867672916e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-3","plus-4","move-three","swap","develop","plus-4","swap","extra-office","extra-office","extra-office","develop","plus-3"]},"salt":"71a1eaccd8f742dedcc1e8017e8e8f07"}',X'41775EC7299E528900558B181864506B');
INSERT INTO "entries" VALUES('y4nu629cerjb',4,1.7951353080615985394e+09,'{"kind":"rested","seat":1,"days":7}',X'D10726A4CFEF50388F642293F4B1AE2C');
INSERT INTO "entries" VALUES('y4nu629cerjb',5,1.79513530807212376592e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'31EA1F2C81CF3EA31FCD5C73D849E8B3');
INSERT INTO "entries" VALUES('y4nu629cerjb',6,1.79513530808646035196e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'9259D1F15D4602A143A8A7C9CF384AF1');
INSERT INTO "entries" VALUES('y4nu629cerjb',7,1.79513530808646035196e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'930212F9FA7CBE2E759D974E49D0D779');
INSERT INTO "entries" VALUES('y4nu629cerjb',8,1.79513530811006045344e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'D94B0B2C5E3296A3E8594C4C2E634FD3');
INSERT INTO "entries" VALUES('y4nu629cerjb',9,1.79513530812576341624e+09,'{"kind":"answered","seat":1,"agree":true}',X'E00BE70A958EB0633AE6005DD3CFCB5D');
INSERT INTO "entries" VALUES('y4nu629cerjb',10,1.79513530814611339562e+09,'{"kind":"answered","seat":2,"agree":true}',X'0FC08FBA15FD38283EE5FCCFB74B8D89');
INSERT INTO "entries" VALUES('y4nu629cerjb',11,1.79513530814611339562e+09,'{"kind":"paused","days":30}',X'29B43248563D2863C8504CA5EEB82881');
INSERT INTO "entries" VALUES('z78vxqptdkfa',1,1.79513530642956328393e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"cc2ff5da893821a389cf6932983ae0c7414d4e799c08739522575cf1c84e850f"},{"kind":"human","colour":"blue","key":"300ee0d699cabcaee1c027b95794908fb0f9cdad222a9d4e1d477051ee34015a"}],"host":"80100fbf2bab690beac08a77be0d2a6f7c34547f15fffde7c18c648e383d5597","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'2CF0A227FA87415BA8575C581EB3F66B');
INSERT INTO "entries" VALUES('z78vxqptdkfa',2,1.79513530642956328393e+09,'{"kind":"opened","seat":-1,"key":"cc2ff5da893821a389cf6932983ae0c7414d4e799c08739522575cf1c84e850f","beside":[0]}',X'9FB34D7FF6395EAAC27BF1C0EB21D84B');
INSERT INTO "entries" VALUES('z78vxqptdkfa',3,1.79513530642956328393e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"e6dc28c60367c5e5f9d3316e96ab64a1"}',X'D29BE0F78A3F4AEFDE5D3E3CE564A7D8');
INSERT INTO "entries" VALUES('z78vxqptdkfa',4,1.79513530645957326888e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'70502A06C260E4F5002E1080BADE0531');
INSERT INTO "entries" VALUES('z78vxqptdkfa',5,1.79513530648554944998e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'0F2E754EBD9D21B5ED9AC6E1C1A57FFA');
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
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
INSERT INTO "health" VALUES(1,1.79513530611749029162e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, key, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('035c54ce740b6d9e9d64f89aaedcb5b61b0ca4cf80fafed8edb756b3114728ef','wjb5nhuqm7u5',2);
INSERT INTO "held" VALUES('045562d83cf217567de546da9398bb7f95a136f854e27c17004e00202f9b3cf1','sp4rbqqkuxy9',-1);
INSERT INTO "held" VALUES('045562d83cf217567de546da9398bb7f95a136f854e27c17004e00202f9b3cf1','sp4rbqqkuxy9',1);
INSERT INTO "held" VALUES('19203a54f41b86d5c56f221c0c0063b4617fdf2940373836ae646586d6fc65a5','xgj5u6yhke4j',-1);
INSERT INTO "held" VALUES('1c2a43c939d56d75f562f536835e4bf4fa32c5fbeb0a5f2a756b87b5a79bf940','d3e5ftd74rn4',-1);
INSERT INTO "held" VALUES('300ee0d699cabcaee1c027b95794908fb0f9cdad222a9d4e1d477051ee34015a','z78vxqptdkfa',1);
INSERT INTO "held" VALUES('355940cd702201faa5443dbcfb8337419c69d7c0bf5fd8fcc287fdcd9cfbaa50','27xk2b3fwgtq',-1);
INSERT INTO "held" VALUES('47b42aea1cb53a33cf0acaaf21ced6a382db5dd959c023dabcaa835f1ea713d8','y4nu629cerjb',2);
INSERT INTO "held" VALUES('48ff33f289b0868441f8df3ae70b13b1781da03529da74a23f7d897018d40335','d88mj4xe6k9h',-1);
INSERT INTO "held" VALUES('5085ffd56945b050c16adb39c1cbe6cdad1ffa1b64ffa82afee2569d4b9f184e','2ytb8g33np55',-1);
INSERT INTO "held" VALUES('5085ffd56945b050c16adb39c1cbe6cdad1ffa1b64ffa82afee2569d4b9f184e','2ytb8g33np55',0);
INSERT INTO "held" VALUES('59b491d40ed0d898da1091f3ae63fda5b14a6f71d98b6c57ca3b671505276075','wjb5nhuqm7u5',-1);
INSERT INTO "held" VALUES('59b491d40ed0d898da1091f3ae63fda5b14a6f71d98b6c57ca3b671505276075','wjb5nhuqm7u5',0);
INSERT INTO "held" VALUES('664631a910425a7fcb6b93b47da99b19e18ade2c4d6c2ec2b4ddc6f987ce96e1','2ytb8g33np55',-1);
INSERT INTO "held" VALUES('66f87864dcc47edea1f35e83981935fd578c3106a3534db79dd5b03da55354ec','27xk2b3fwgtq',-1);
INSERT INTO "held" VALUES('66f87864dcc47edea1f35e83981935fd578c3106a3534db79dd5b03da55354ec','27xk2b3fwgtq',0);
INSERT INTO "held" VALUES('6a0504c47b4b8914347514cb758c149fb3d88973bf433633f7b9b824818f643c','xgj5u6yhke4j',1);
INSERT INTO "held" VALUES('6b6403169737ae42c0c2d07cd561f17c1cc47d9fc3bd0ab46707426a0120634d','d3e5ftd74rn4',1);
INSERT INTO "held" VALUES('6dc3f272318ef9f6230736dcf61aa008f4b6ca246d4872770373b865f4ad783b','xsgzdtaq5swa',-1);
INSERT INTO "held" VALUES('70f4a877a6b532f65e93d5a8b47c82e3380aba6afe206fd38712649199818f2a','wjb5nhuqm7u5',1);
INSERT INTO "held" VALUES('7933730f56fccc48da51c0ac1540a7edfaaf629f4c50d882fc232fe36bf60b17','y4nu629cerjb',1);
INSERT INTO "held" VALUES('7e4663f1db5df1d2a532c0a55912ad13420d5e9bcb8fb070677cb5ccf56bf942','sp4rbqqkuxy9',2);
INSERT INTO "held" VALUES('80100fbf2bab690beac08a77be0d2a6f7c34547f15fffde7c18c648e383d5597','z78vxqptdkfa',-1);
INSERT INTO "held" VALUES('8334cd6b72035a8d72386080d515fa139f30ab937d5e45fb3818e20b049684e9','y4nu629cerjb',-1);
INSERT INTO "held" VALUES('8e7e3a828f8ec3925108ddaaac0babe32f7a4fe4c3162e10a5f3193609cea7f9','sp4rbqqkuxy9',-1);
INSERT INTO "held" VALUES('8e7e3a828f8ec3925108ddaaac0babe32f7a4fe4c3162e10a5f3193609cea7f9','sp4rbqqkuxy9',1);
INSERT INTO "held" VALUES('95378cc4b0e27457e12da788a9208fe125697246bea8a05bd2edc5fddfa1ae72','xgj5u6yhke4j',-1);
INSERT INTO "held" VALUES('95378cc4b0e27457e12da788a9208fe125697246bea8a05bd2edc5fddfa1ae72','xgj5u6yhke4j',0);
INSERT INTO "held" VALUES('a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10','d88mj4xe6k9h',1);
INSERT INTO "held" VALUES('a11e53275865f439c1103c2fe5f6748ee8f5d55b00638b744a198dfe80404768','xgj5u6yhke4j',2);
INSERT INTO "held" VALUES('a5270cdf05c3639c6276abcd556c417e3b8189f542f14799dfc419a2745ea223','d3e5ftd74rn4',-1);
INSERT INTO "held" VALUES('a5270cdf05c3639c6276abcd556c417e3b8189f542f14799dfc419a2745ea223','d3e5ftd74rn4',0);
INSERT INTO "held" VALUES('abdd601e3ee1eb846ce0e7e0cbf84a61482728998fe5464270644bf861fe08dc','wjb5nhuqm7u5',-1);
INSERT INTO "held" VALUES('af881c603c102dabac4134781016122cd60bd00507766ab2c6e9d932e6035683','xsgzdtaq5swa',-1);
INSERT INTO "held" VALUES('af881c603c102dabac4134781016122cd60bd00507766ab2c6e9d932e6035683','xsgzdtaq5swa',0);
INSERT INTO "held" VALUES('b1f6f4fa0e7f0efd9c0f353b66417167b880a30a5497da3acf0a107540e08886','sp4rbqqkuxy9',-1);
INSERT INTO "held" VALUES('b27061c43fc9108b366a0577806637977224760cb8b446d7c6a4baa563a72354','d88mj4xe6k9h',1);
INSERT INTO "held" VALUES('cc2ff5da893821a389cf6932983ae0c7414d4e799c08739522575cf1c84e850f','z78vxqptdkfa',-1);
INSERT INTO "held" VALUES('cc2ff5da893821a389cf6932983ae0c7414d4e799c08739522575cf1c84e850f','z78vxqptdkfa',0);
INSERT INTO "held" VALUES('eb3c197d80ad9a6403522c567a38848d0bb54f6d94e47a1604fffe4ef860b747','d3e5ftd74rn4',2);
INSERT INTO "held" VALUES('f6304a4d2c2ff20562cefadfac01dceced05ce2de4c8f07c8cefc05b6379f190','y4nu629cerjb',-1);
INSERT INTO "held" VALUES('f6304a4d2c2ff20562cefadfac01dceced05ce2de4c8f07c8cefc05b6379f190','y4nu629cerjb',0);
CREATE TABLE last_notified (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('199bf55b-f03f-44a0-9e47-88ad5b983156',1795119700.01337);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('27xk2b3fwgtq','9a7b83','');
INSERT INTO "makers" VALUES('2ytb8g33np55','9a7b83','');
INSERT INTO "makers" VALUES('d3e5ftd74rn4','9a7b83','');
INSERT INTO "makers" VALUES('d88mj4xe6k9h','9a7b83','9a7b83');
INSERT INTO "makers" VALUES('sp4rbqqkuxy9','9a7b83','');
INSERT INTO "makers" VALUES('wjb5nhuqm7u5','9a7b83','');
INSERT INTO "makers" VALUES('xgj5u6yhke4j','9a7b83','');
INSERT INTO "makers" VALUES('xsgzdtaq5swa','9a7b83','');
INSERT INTO "makers" VALUES('y4nu629cerjb','9a7b83','');
INSERT INTO "makers" VALUES('z78vxqptdkfa','9a7b83','');
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
INSERT INTO "operator_acts" VALUES(1.79513530625021028516e+09,'DELETE tables/xsgzdtaq5swa/chat/9');
INSERT INTO "operator_acts" VALUES(1.79513530628612947466e+09,'PUT tables/xsgzdtaq5swa/seats/0/name');
CREATE TABLE packed_logs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
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
INSERT INTO "people" VALUES('52f946d44af908aac66b02d860e4e93b',1.79513530862214255338e+09,'http://127.0.0.1:34207','en','UTC',NULL,NULL,'a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10','Hille','hille','hille',1.79513530864027929306e+09);
INSERT INTO "people" VALUES('63009e3a5d4fa5761fb76bc00c6809c2',1.79513530831468081476e+09,'http://127.0.0.1:34207','en','UTC',NULL,NULL,'87b6f8559467bacc8f38bc9489d80b25a20e7faf5f9af67158cc376fc7196065','',NULL,NULL,0.0);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('27xk2b3fwgtq',1,0,'Player 1','',X'64F77AEA9ECCF0B2C094649E8AC2522A');
INSERT INTO "private_texts" VALUES('27xk2b3fwgtq',2,0,'','66f87864dcc47edea1f35e83981935fd578c3106a3534db79dd5b03da55354ec',X'909509EEB524A6CC0D7B4A33D7502D33');
INSERT INTO "private_texts" VALUES('2ytb8g33np55',1,0,'Player 1','',X'F39AB4D84CBB9B380E0BF488FA8775BB');
INSERT INTO "private_texts" VALUES('2ytb8g33np55',2,0,'','5085ffd56945b050c16adb39c1cbe6cdad1ffa1b64ffa82afee2569d4b9f184e',X'C6C840036C15E4095C43A388BB071DEC');
INSERT INTO "private_texts" VALUES('d3e5ftd74rn4',1,0,'Player 1','',X'DDFF6CCBC1AE408C90CB7B61B9B2080B');
INSERT INTO "private_texts" VALUES('d3e5ftd74rn4',1,1,'Player 2','',X'669A3E3EA7AE9504146FEF98FA628610');
INSERT INTO "private_texts" VALUES('d3e5ftd74rn4',1,2,'Player 3','',X'484D0FDA726C94D8D3D7BB4EF49B74F5');
INSERT INTO "private_texts" VALUES('d3e5ftd74rn4',2,0,'','a5270cdf05c3639c6276abcd556c417e3b8189f542f14799dfc419a2745ea223',X'F747827DA609E558435339D20A8F9855');
INSERT INTO "private_texts" VALUES('d88mj4xe6k9h',1,1,'Hille','',X'8F43454A8F8D114CACC5FBAF9C1F03C1');
INSERT INTO "private_texts" VALUES('d88mj4xe6k9h',2,0,'','a04e6d7a8c9ecd7c7fb6d6aad14e09fd0b5a5f51e6d89653e13588eb0a825d10',X'B7B381E8BA4DE60C6DA4765928E15C33');
INSERT INTO "private_texts" VALUES('sp4rbqqkuxy9',1,1,'Player 2','',X'05D13F3C000C67623C3CB8D6F6810F6D');
INSERT INTO "private_texts" VALUES('sp4rbqqkuxy9',1,2,'Player 3','',X'2A5BC68B1C6156B40441B8A6864B390A');
INSERT INTO "private_texts" VALUES('sp4rbqqkuxy9',2,0,'','2c50365aa4ea761c91c15f13952f1b4b18fbb8d6e36b426bc41abd6dd73dec37',X'FD0A9F2B65D34C9A3678ADD0F27423C1');
INSERT INTO "private_texts" VALUES('sp4rbqqkuxy9',6,0,'','045562d83cf217567de546da9398bb7f95a136f854e27c17004e00202f9b3cf1',X'86F886EEFEDAFCC09767EEDCFA1ED220');
INSERT INTO "private_texts" VALUES('wjb5nhuqm7u5',1,0,'Player 1','',X'26E559FDAAFD706554A9B75264940F54');
INSERT INTO "private_texts" VALUES('wjb5nhuqm7u5',1,1,'Player 2','',X'E61A8C2BAD0A37360A9D4FB708C5445F');
INSERT INTO "private_texts" VALUES('wjb5nhuqm7u5',1,2,'Player 3','',X'8F4A78EA38B097E8F00AEB5B28D74E01');
INSERT INTO "private_texts" VALUES('wjb5nhuqm7u5',2,0,'','59b491d40ed0d898da1091f3ae63fda5b14a6f71d98b6c57ca3b671505276075',X'1A443B7271A8F37F8BA6B2923264C811');
INSERT INTO "private_texts" VALUES('xgj5u6yhke4j',1,0,'Player 1','',X'DF8F7B05E807F9AA6FD4B949E4B9B29F');
INSERT INTO "private_texts" VALUES('xgj5u6yhke4j',1,1,'Player 2','',X'8D11AA5D29D20C623EA255346F5C9C8E');
INSERT INTO "private_texts" VALUES('xgj5u6yhke4j',1,2,'Player 3','',X'73869698362ECEDAF36CE372B68022A7');
INSERT INTO "private_texts" VALUES('xgj5u6yhke4j',2,0,'','95378cc4b0e27457e12da788a9208fe125697246bea8a05bd2edc5fddfa1ae72',X'52BBD3945AE9365B4C05081DD2596962');
INSERT INTO "private_texts" VALUES('xsgzdtaq5swa',1,0,'Player 1','',X'D8283D4EE1A89FAE087AC4BCBA11CC2E');
INSERT INTO "private_texts" VALUES('xsgzdtaq5swa',2,0,'','421e5de66d3f6a2cf61f4f7764983cc9524416dc5001c46b9c3d167286c6dad2',X'2822824F4E9E1CC1922D94C1568B3269');
INSERT INTO "private_texts" VALUES('xsgzdtaq5swa',3,0,'','f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751',X'C8544F9E1DE4DE506C0B704539054098');
INSERT INTO "private_texts" VALUES('xsgzdtaq5swa',4,0,'','f4b7a3d937e2bafc853d403e5ad59d04e01585840fefc921c4d528d432fb6751',X'47C3AFB7A68BF255FC9C298D6B1C7DAC');
INSERT INTO "private_texts" VALUES('xsgzdtaq5swa',11,0,'Anna','',X'009AE947467A04E2AC758CA7EDD21930');
INSERT INTO "private_texts" VALUES('y4nu629cerjb',1,0,'Player 1','',X'DCCF2B0FCAD7555A2DDA4F56FACDD428');
INSERT INTO "private_texts" VALUES('y4nu629cerjb',1,1,'Player 2','',X'323CCB166643ACC4440E084AF4304FF7');
INSERT INTO "private_texts" VALUES('y4nu629cerjb',1,2,'Player 3','',X'79E6101B23DADF96E345B9D3F4A82B18');
INSERT INTO "private_texts" VALUES('y4nu629cerjb',2,0,'','f6304a4d2c2ff20562cefadfac01dceced05ce2de4c8f07c8cefc05b6379f190',X'9B4F963EFA60BAEFA0BA933F454DC88C');
INSERT INTO "private_texts" VALUES('y4nu629cerjb',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'7E042E079CD70F593432B507415B28F3');
INSERT INTO "private_texts" VALUES('z78vxqptdkfa',1,0,'Player 1','',X'4BA29025E5985BB7738FF70576E21E1A');
INSERT INTO "private_texts" VALUES('z78vxqptdkfa',1,1,'Player 2','',X'514005CBED3B10F5BE7814646D600F3C');
INSERT INTO "private_texts" VALUES('z78vxqptdkfa',2,0,'','cc2ff5da893821a389cf6932983ae0c7414d4e799c08739522575cf1c84e850f',X'6AA0DA61C47446EB3B4E566C936FAB04');
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
INSERT INTO "server_keys" VALUES('vapid','-T9HG1l30wb2CXeAlQf3vPeQJL7xVM4ft0YZpooWbeE');
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
INSERT INTO "tables" VALUES('27xk2b3fwgtq',4,X'E4B9F4F010450BC378ED11AE248CDC3B',X'835613BAEA8A02249B87D1AC329DF1C0','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530637365412712e+09,1.79513530640842247014e+09,'{"id":"27xk2b3fwgtq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795135306.3736541,"updated":1795135306.4084225,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('2ytb8g33np55',9,X'A66D45FE61294C8DC335900E9D2192F8',X'0CF83AA616FF772EAB2F519957888E5C','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530651773595809e+09,1.79513530801892971996e+09,'{"id":"2ytb8g33np55","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795135306.517736,"updated":1795135308.0189297,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('d3e5ftd74rn4',4,X'64097D01082AABFCEC7876B5454927C3',X'391BB9B4E46C2A8B3710F0070807EC9F','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530634284138682e+09,1.79513536877160763743e+09,'{"id":"d3e5ftd74rn4","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795135306.3428414,"updated":1795135368.7716076,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('d88mj4xe6k9h',6,X'C25D312F3D0C3DD55AE48E7740C5BB0A',X'5E4B216944719EEDA6C5157A1B305ABA','running',1,NULL,1.79522171050697612769e+09,1.79513531050718832017e+09,1.79513591214992237086e+09,NULL,0,0,0,1.79513530869034719462e+09,1.79513531050697612762e+09,'{"id":"d88mj4xe6k9h","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795135308.6903472,"updated":1795135310.5069761,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795221710.5069761,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('sp4rbqqkuxy9',11,X'2090E177D511424C275686541D538DDD',X'B5839185957BD09F10472D5EADD1AB94','running',0,NULL,NULL,1.79513531050750613218e+09,NULL,NULL,0,0,0,1.79513530840416073806e+09,1.79513531050742554664e+09,'{"id":"sp4rbqqkuxy9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795135308.4041607,"updated":1795135310.5074255,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('wjb5nhuqm7u5',4,X'F652A437CDDB664C3D0DE6E190EF04BC',X'D4ACDE35971D7C1A8C1E9F0C28162A4C','running',0,1.79513537871298480032e+09,NULL,NULL,NULL,NULL,0,0,0,1.79513530632564139366e+09,1.79513536871298480038e+09,'{"id":"wjb5nhuqm7u5","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795135306.3256414,"updated":1795135368.7129848,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('xgj5u6yhke4j',41,X'47098B86F9EEA061FC2FB69AB1FFBFAB',X'9ABD91B6071FA098086CC4D1D635DD17','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530815688753124e+09,1.79513536818971943852e+09,'{"id":"xgj5u6yhke4j","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":35,"decider":0,"turn":0,"created":1795135308.1568875,"updated":1795135368.1897194,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('xsgzdtaq5swa',11,X'F5835A029D598FF2866242C64DA9059F',X'07D6B3E4313EECCE0FEC3FAC27E9D91D','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530615502643582e+09,1.79513530630578637117e+09,'{"id":"xsgzdtaq5swa","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795135306.1550264,"updated":1795135306.3057864,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('y4nu629cerjb',11,X'29B43248563D2863C8504CA5EEB82881',X'D3B185D472EDBC276B0554BF93B8C4AD','running',0,NULL,1.79781370814611339567e+09,NULL,1.79771002814611339571e+09,NULL,0,0,0,1.79513530804867672916e+09,1.79513530814611339562e+09,'{"id":"y4nu629cerjb","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795135308.0486767,"updated":1795135308.1461134,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797813708.1461134,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('z78vxqptdkfa',5,X'0F2E754EBD9D21B5ED9AC6E1C1A57FFA',X'0968C6F920ED5BA75559B3AF7ECA9C6D','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513530642956328393e+09,1.79513530648554944998e+09,'{"id":"z78vxqptdkfa","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795135306.4295633,"updated":1795135306.4855494,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
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
