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
    kind TEXT NOT NULL, -- network, maker or key
    value TEXT NOT NULL,
    about TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (id, kind, value)
) WITHOUT ROWID;
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser are invalid
    at REAL NOT NULL
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('45429d7abee0f1a11f903ad313fc1be69bc8618ad060bb80d1d75b20ae284b30','45429d7abee0f1a11f903ad313fc1be69bc8618ad060bb80d1d75b20ae284b30','',1,1.79493461110190081599e+09,'d356d5e94cac479e7dd6bc989dd52a6523e6b94190dc2edbb8fe8f32ff3b78de');
INSERT INTO "browser_keys" VALUES('b2f84e79e4f2c8e33b87e2154d9f4d9ec1928af45662ab6798e178d4f6b5ef32','b2f84e79e4f2c8e33b87e2154d9f4d9ec1928af45662ab6798e178d4f6b5ef32','',1,1.79493461104475760456e+09,'236ba43056e6f7dc2f3ce5e3774053e6efdc35ff6b82b73c8ee3c2c993382fb8');
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    code TEXT NOT NULL,
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE competition_players (
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- what the document calls them
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
) WITHOUT ROWID;
INSERT INTO "competition_players" VALUES('ej7q3938u4zc',0,'6968a4ba86dc9faf7615fcc5192433da');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('33gp4ytreyy8','ej7q3938u4zc');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('ej7q3938u4zc',3,1.79493461113203740114e+09,'running','6968a4ba86dc9faf7615fcc5192433da','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"33gp4ytreyy8","players":[-1,0,-2]}]}],"account":"28d0f6"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('236ba43056e6f7dc2f3ce5e3774053e6efdc35ff6b82b73c8ee3c2c993382fb8','c76adc6fd31baea1c626e73d0b890f28','',1.79493461104475760456e+09);
INSERT INTO "devices" VALUES('d356d5e94cac479e7dd6bc989dd52a6523e6b94190dc2edbb8fe8f32ff3b78de','6968a4ba86dc9faf7615fcc5192433da','',1.79493461110190081599e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('33gp4ytreyy8',1,1.79493461114964962003e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"016eea2e48b4ee758130139a08a6edc5834ce97d4ad6560392f3221d948ac4c7"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"5b67da2d2a38e174bde83a5f44c35842b0c20c10020c62f9a95bdee4bb568525","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","network":"28d0","salt":"7e2229b949c72c1e","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"ej7q3938u4zc"}',X'0C3178EF650124CA8C4E5427CD5A6533');
INSERT INTO "entries" VALUES('33gp4ytreyy8',2,1.79493461114964962003e+09,'{"kind":"opened","seat":1,"key":"45429d7abee0f1a11f903ad313fc1be69bc8618ad060bb80d1d75b20ae284b30"}',X'49349B99E92D529BDE0B8DE6F234ECC3');
INSERT INTO "entries" VALUES('33gp4ytreyy8',3,1.79493461114964962003e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","extra-office","develop","swap","plus-4","extra-office","plus-3","swap","extra-office","plus-3","move-three","plus-4"]},"salt":"61dc1736f13c45fbecaa6f8fa75832e9"}',X'3BCA89AA27641F39407D1AEC12E730F0');
INSERT INTO "entries" VALUES('33gp4ytreyy8',4,1.79493461175191950794e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m lueneburg-perleberg/3","level":"claim"}',X'ACAE392C2AEDB78DB7BED2DA8D776D4E');
INSERT INTO "entries" VALUES('33gp4ytreyy8',5,1794934612.35547,'{"kind":"decided","ply":1,"seat":0,"action":"place t lueneburg-perleberg/2","level":"claim"}',X'DC1F120158F8C70E04D0089155250106');
INSERT INTO "entries" VALUES('33gp4ytreyy8',6,1.79493461295945382115e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'1D5EDE240A9C8C30E2A0C544E64457E4');
INSERT INTO "entries" VALUES('549m34rudrpn',1,1.79493461105822014805e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"d9a54e5e44972cf3b81616444af890633639796a225ee12ce4a69903f7f6815c"},{"kind":"human","name":"Player 2","colour":"blue","key":"49b99e96b3e8583aa251093a683e392be5d4fe98c4570136762ac31e8670a933"},{"kind":"human","name":"Player 3","colour":"green","key":"dfa292dcd833b64c8e2da722763b71bdeedb9506828c9e0ffbee533603586855"}],"host":"c2fffcbfac8cdfedddcf20f53c1a3ff6fec20d7cda1df2f2343151331ad7810d","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"1e1bbcd1936d66f3"}',X'42CE7528CE54C56A72564087B1A6AE1C');
INSERT INTO "entries" VALUES('549m34rudrpn',2,1.79493461105822014805e+09,'{"kind":"opened","seat":-1,"key":"d9a54e5e44972cf3b81616444af890633639796a225ee12ce4a69903f7f6815c"}',X'D56DB4A88631DC1038721261929F66D6');
INSERT INTO "entries" VALUES('549m34rudrpn',3,1.79493461105822014805e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","plus-4","develop","extra-office","develop","extra-office","swap","swap","plus-3","move-three","plus-4","extra-office"]},"salt":"8045c489ee51ab33d30fc839fc0725c7"}',X'AACC6DCC5DE62AE1BCA4F413B9E5B751');
INSERT INTO "entries" VALUES('549m34rudrpn',4,1.79493461106381225591e+09,'{"kind":"opened","seat":0,"key":"9720f75186eb103c7624e4f9c06e5cfbde3354c2380ccfbd815b35a7cef1a179"}',X'E74A6EA4B4DCCF3F2C212270275804A0');
INSERT INTO "entries" VALUES('549m34rudrpn',5,1.79493461106381225591e+09,'{"kind":"opened","seat":-1,"key":"9720f75186eb103c7624e4f9c06e5cfbde3354c2380ccfbd815b35a7cef1a179"}',X'854858186B4F924AD244F2A689926768');
INSERT INTO "entries" VALUES('549m34rudrpn',6,1.79493461106848907473e+09,'{"kind":"opened","seat":1,"key":"70538c2380e96ba80a607b3ca15cae0f81f594c037a00ec626b3312599d9e89d"}',X'954112E774F910D9031BB680E41FECC9');
INSERT INTO "entries" VALUES('5s9fbe347ygm',1,1.79493461032333874701e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"afa02f13b3882143c96d874cb6aebc6564181561e16541fd596aadbb86e464ed"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"cfac4d0e3fbea483d6786a5e882da7bf53629fb62a64272ba5fde160f098ed5d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"1de33a554a61fd91"}',X'D9E046C2590139C690C1826F1408C31C');
INSERT INTO "entries" VALUES('5s9fbe347ygm',2,1.79493461032333874701e+09,'{"kind":"opened","seat":-1,"key":"afa02f13b3882143c96d874cb6aebc6564181561e16541fd596aadbb86e464ed"}',X'6F65114C18C203190100474F0F33D6DD');
INSERT INTO "entries" VALUES('5s9fbe347ygm',3,1.79493461032333874701e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","develop","develop","plus-3","extra-office","move-three","plus-4","plus-3","extra-office","swap","swap","extra-office"]},"salt":"e300c757754453efbff4ccb9d32a06b7"}',X'FCF96B455329C639F60689C8675DE718');
INSERT INTO "entries" VALUES('5s9fbe347ygm',4,1.79493461033270072929e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'38447B83F3F6EE8E45BB2409504102A2');
INSERT INTO "entries" VALUES('5s9fbe347ygm',5,1.79493461034905886649e+09,'{"kind":"instant"}',X'DFEEF1EA8A953A57CD70B34EBEA5DF8A');
INSERT INTO "entries" VALUES('5s9fbe347ygm',6,1.79493461059203982359e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}',X'1E0A80BB13DF66C7843E3E99F165C28E');
INSERT INTO "entries" VALUES('5s9fbe347ygm',7,1.79493461089703083043e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}',X'34B35812A57D9360829E23AEE5631E6B');
INSERT INTO "entries" VALUES('5s9fbe347ygm',8,1.79493461090001153943e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'26BE1EBE4913D4DC324B421695153CC8');
INSERT INTO "entries" VALUES('5s9fbe347ygm',9,1.79493461094832420349e+09,'{"kind":"aborted"}',X'3936AFAA1E86DA81C11D9C89BA51D474');
INSERT INTO "entries" VALUES('6rwkdqew5u4k',1,1.79493461030327677721e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"cdeb7d2c2bb130df31bb392e76759d03f888240d8bbda2f9ec8f364601379ac6"},{"kind":"human","name":"Player 2","colour":"blue","key":"0ef5406163a7e2a719c0f63b34cc478f1c1273107bd269013c309d75b87b5f83"}],"host":"230ffe0b63d891997cf2723946cd8a10f6f814286dcd5ac1be579dda204d96d5","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"4f57cfc103a7d96b"}',X'7A247F6050D96C41004FD639E4AEE132');
INSERT INTO "entries" VALUES('6rwkdqew5u4k',2,1.79493461030327677721e+09,'{"kind":"opened","seat":-1,"key":"cdeb7d2c2bb130df31bb392e76759d03f888240d8bbda2f9ec8f364601379ac6"}',X'11B97725AF75D644F5BD9B57997BC873');
INSERT INTO "entries" VALUES('6rwkdqew5u4k',3,1.79493461030327677721e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"44bc7c941fed7ed58ba4858ca174661c"}',X'13B70AE99A381208578EDFF022DC6F32');
INSERT INTO "entries" VALUES('6rwkdqew5u4k',4,1.79493461031152987473e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'31470B9744393AAF330CC3D3D4780EF2');
INSERT INTO "entries" VALUES('6rwkdqew5u4k',5,1.79493461031596899029e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2F19B8E74CA206F97F11F4193EAEAD6A');
INSERT INTO "entries" VALUES('8sybek8dfmnq',1,1.79493461099630022053e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"96d3f931d09f5f237134cc152b74d6cad4fa14960d3325a0e037da8fd7260f9d"},{"kind":"human","name":"Player 2","colour":"blue","key":"acf7059f2e010ca41bac6edbb2152f2a922ecfc437181c26e2753ef772b530a6"},{"kind":"human","name":"Player 3","colour":"green","key":"6eaf34d1f86fa47db010da715434bbca3e11de84a8a45113bec1dd0d5bb47715"}],"host":"f0f71a3ad6b6ecc8593bd00e78e5d48e89f6a902cf4b5938863d8fdccda7cc97","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"8bc061ec3f5d982c","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'D694BB6BED51D29CD0D8BEB6470A6774');
INSERT INTO "entries" VALUES('8sybek8dfmnq',2,1.79493461099630022053e+09,'{"kind":"opened","seat":-1,"key":"96d3f931d09f5f237134cc152b74d6cad4fa14960d3325a0e037da8fd7260f9d"}',X'F1FBB1C2C7CBA52893BA5A822A50147F');
INSERT INTO "entries" VALUES('8sybek8dfmnq',3,1.79493461099630022053e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["plus-3","extra-office","develop","plus-3","develop","extra-office","plus-4","move-three","plus-4","swap","swap","extra-office"]},"salt":"8169d55a3fa72b1a25bdebb89d35ec55"}',X'AF1BB4BADF73473B3769A281D8FAFE9F');
INSERT INTO "entries" VALUES('8sybek8dfmnq',4,1.79493462599707674981e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'F0A881350B978D9BFCE3DF5AA67E7888');
INSERT INTO "entries" VALUES('8sybek8dfmnq',5,1.79493462660044741626e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'F10582383D771D56E922BC3478F62C2A');
INSERT INTO "entries" VALUES('8sybek8dfmnq',6,1.79493462720344424243e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'8E529F9736EA18946EEB891E56038697');
INSERT INTO "entries" VALUES('8sybek8dfmnq',7,1.79493462780648016931e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'266BD229D7B07CE2EF6E5D9632467C07');
INSERT INTO "entries" VALUES('8sybek8dfmnq',8,1.79493464280726838116e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'E13B6B3F2C992205D658FA0A7E5F269B');
INSERT INTO "entries" VALUES('8sybek8dfmnq',9,1.79493464340930390359e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t bremen-osnabrueck/1","level":"expert"}',X'7F13AA6E510E28D8B1FD5FADD04D6151');
INSERT INTO "entries" VALUES('8sybek8dfmnq',10,1.79493464401172757153e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m bremen-osnabrueck/2","level":"expert"}',X'5376BA86CF2B8CD44DAB797CA7A25D91');
INSERT INTO "entries" VALUES('8sybek8dfmnq',11,1.79493464461365842812e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'FC0DDC3981AAE1C071E741BF89E92570');
INSERT INTO "entries" VALUES('8sybek8dfmnq',12,1.79493465963440847394e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'90F04C80BBEAC555E9F26F7C74B0A55B');
INSERT INTO "entries" VALUES('8sybek8dfmnq',13,1.79493466023601436609e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'E8642303FFBD8DD6DA2A557484FF5511');
INSERT INTO "entries" VALUES('8sybek8dfmnq',14,1.79493466083868551249e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'C30CABBAC21BA34C3EA1431A10C8D1EE');
INSERT INTO "entries" VALUES('8sybek8dfmnq',15,1.79493466144097185135e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'16577E00034B5F380CD26F17A6A48020');
INSERT INTO "entries" VALUES('8sybek8dfmnq',16,1.79493466174324774742e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goettingen-quedlinburg/3","level":"expert"}',X'81558185C14C9DF8D0D1C81CEDDC7AA0');
INSERT INTO "entries" VALUES('8sybek8dfmnq',17,1.79493466189576482772e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'133FEA7A67E4DBD052910FBC25C8598D');
INSERT INTO "entries" VALUES('8sybek8dfmnq',18,1.79493466249848580363e+09,'{"kind":"decided","ply":11,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'521A1A8FC0938893F7DC73EABC49F6F2');
INSERT INTO "entries" VALUES('8sybek8dfmnq',19,1.79493466310139727589e+09,'{"kind":"decided","ply":12,"seat":2,"action":"settle t goslar-quedlinburg/3","level":"expert"}',X'4A23C1CEB1293FA6FB03E3A547293861');
INSERT INTO "entries" VALUES('8sybek8dfmnq',20,1.79493466370852017407e+09,'{"kind":"decided","ply":13,"seat":2,"action":"settle t goslar-quedlinburg/4 from stock","level":"expert"}',X'E589C9C7499FA42880A1EDF0BE46A7BD');
INSERT INTO "entries" VALUES('8sybek8dfmnq',21,1.79493466401091599461e+09,'{"kind":"decided","ply":14,"seat":0,"action":"income 3t","level":"expert"}',X'653D7811582DC69559B88D549D1E7D59');
INSERT INTO "entries" VALUES('8sybek8dfmnq',22,1.79493466416365790366e+09,'{"kind":"decided","ply":15,"seat":0,"action":"end","level":"expert"}',X'2F4F4B56A02F5CCE7BD4C53F6F869530');
INSERT INTO "entries" VALUES('8sybek8dfmnq',23,1.79493466476726055147e+09,'{"kind":"decided","ply":16,"seat":1,"action":"place t bremen-osnabrueck/3","level":"expert"}',X'BEECAFF0A537CF556DCA6BA577BAF83A');
INSERT INTO "entries" VALUES('8sybek8dfmnq',24,1.7949346653697319031e+09,'{"kind":"decided","ply":17,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'CD7723A9FEF22C46B39BEDFE5FE9A002');
INSERT INTO "entries" VALUES('8sybek8dfmnq',25,1.79493466597191643711e+09,'{"kind":"decided","ply":18,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'980B51B03D8C288284D6A8CAFED90698');
INSERT INTO "entries" VALUES('8sybek8dfmnq',26,1.79493466627462792397e+09,'{"kind":"decided","ply":19,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'3B25BC823446A2AE44D711A3F7A5E10C');
INSERT INTO "entries" VALUES('8sybek8dfmnq',27,1.79493466642698597905e+09,'{"kind":"decided","ply":20,"seat":1,"action":"end","level":"expert"}',X'E7C1DFB0EDBD23D1A5CF2AC66E56DDE4');
INSERT INTO "entries" VALUES('8sybek8dfmnq',28,1.7949346670288920402e+09,'{"kind":"decided","ply":21,"seat":2,"action":"lift goslar-quedlinburg/3","level":"expert"}',X'DF67BE53CAC80A0F91566D3C02A8A4E7');
INSERT INTO "entries" VALUES('8sybek8dfmnq',29,1.79493466763104510307e+09,'{"kind":"decided","ply":22,"seat":2,"action":"lift goslar-quedlinburg/4","level":"expert"}',X'04E9423167170BC33780884F299C5A85');
INSERT INTO "entries" VALUES('8sybek8dfmnq',30,1.79493466823362946517e+09,'{"kind":"decided","ply":23,"seat":2,"action":"drop goslar-quedlinburg/3 goslar-magdeburg/1","level":"expert"}',X'506789296A0BE2E832B9B7772C9F807C');
INSERT INTO "entries" VALUES('8sybek8dfmnq',31,1.79493466853561115265e+09,'{"kind":"decided","ply":24,"seat":2,"action":"drop goslar-quedlinburg/4 goslar-magdeburg/2","level":"expert"}',X'B9A9F6CEF09F4DEC9378A0DFDF669429');
INSERT INTO "entries" VALUES('8sybek8dfmnq',32,1.79493466868789458275e+09,'{"kind":"decided","ply":25,"seat":2,"action":"done","level":"expert"}',X'1B362020E75202254757B6F2E5152AFF');
INSERT INTO "entries" VALUES('8sybek8dfmnq',33,1.79493466876546478271e+09,'{"kind":"decided","ply":26,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'EFB76E9DB83513DF4504D461F221B73B');
INSERT INTO "entries" VALUES('8sybek8dfmnq',34,1.79493466880498194699e+09,'{"kind":"decided","ply":27,"seat":2,"action":"end","level":"expert"}',X'B9A89EB875836BBCDE2C0667DE2E9AB0');
INSERT INTO "entries" VALUES('8sybek8dfmnq',35,1.79493466940743803981e+09,'{"kind":"decided","ply":28,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'370C9C9331343868109105BFA4802306');
INSERT INTO "entries" VALUES('8sybek8dfmnq',36,1.79493467001003050801e+09,'{"kind":"decided","ply":29,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'F3981D8D7CD84FE68C658FA2124A7BF6');
INSERT INTO "entries" VALUES('8sybek8dfmnq',37,1.79493467061237692837e+09,'{"kind":"decided","ply":30,"seat":0,"action":"drop goslar-quedlinburg/1 kampen-osnabrueck/1","level":"expert"}',X'7F1FF5BC427745693FCA3236E7004BC3');
INSERT INTO "entries" VALUES('8sybek8dfmnq',38,1.7949346709147102832e+09,'{"kind":"decided","ply":31,"seat":0,"action":"drop goslar-quedlinburg/2 kampen-osnabrueck/2","level":"expert"}',X'98F499EFA881D178C76A5098C802A5BC');
INSERT INTO "entries" VALUES('8sybek8dfmnq',39,1.79493467106728434566e+09,'{"kind":"decided","ply":32,"seat":0,"action":"done","level":"expert"}',X'9D7259680E32D61E327B066AD3EBCC3E');
INSERT INTO "entries" VALUES('jkx4g9su3mda',1,1.7949346101876811981e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"60b2b05fa736b9e1688fbdce2d501907ea1f69ed6c3cbe14392f22f391cb6d07"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"a7a3262d8e7576254afa794e57a7dc8d4ca90cc0df1418eee1b4aea852b5947c","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"5577247f562bf57527a4d2ade38da1a7346fe8a3a0f28e79fed9c3e28b580ac5","absence":3600,"salt":"85949a85e6f9457d"}',X'FC3D4F1D73B71BF8F9BDE2687F61AAE9');
INSERT INTO "entries" VALUES('jkx4g9su3mda',2,1.7949346101876811981e+09,'{"kind":"opened","seat":-1,"key":"60b2b05fa736b9e1688fbdce2d501907ea1f69ed6c3cbe14392f22f391cb6d07"}',X'8FADEC0F58D1195823861B0553B86457');
INSERT INTO "entries" VALUES('jkx4g9su3mda',3,1.79493461022522258758e+09,'{"kind":"opened","seat":0,"key":"27e3959711020bf05fdef1ef8c8ec179ea7ce145abfa36b8052c2e5fd522acbe"}',X'92FA60A681FFCE7DB520217F826FC4B5');
INSERT INTO "entries" VALUES('jkx4g9su3mda',4,1.79493461022522258758e+09,'{"kind":"opened","seat":-1,"key":"27e3959711020bf05fdef1ef8c8ec179ea7ce145abfa36b8052c2e5fd522acbe"}',X'8A791B3D932AE391397E42F23B6853E0');
INSERT INTO "entries" VALUES('jkx4g9su3mda',5,1.79493461023061394695e+09,'{"kind":"linked","seat":0,"key":"3ae71938440901cd3f905f2bc9ea3a25e5213f1d69c02728bef8da31d1ad521b"}',X'3CDAE57270DD2F7947F813DEF2AD56BB');
INSERT INTO "entries" VALUES('jkx4g9su3mda',6,1.79493461023673582079e+09,'{"kind":"closed","seat":0,"key":"27e3959711020bf05fdef1ef8c8ec179ea7ce145abfa36b8052c2e5fd522acbe"}',X'D9777794D433E349DE7A3886C9F90F95');
INSERT INTO "entries" VALUES('jkx4g9su3mda',7,1.79493461023673582079e+09,'{"kind":"closed","seat":-1,"key":"27e3959711020bf05fdef1ef8c8ec179ea7ce145abfa36b8052c2e5fd522acbe"}',X'EFB585D138456000D8CAB2DC071612FF');
INSERT INTO "entries" VALUES('jkx4g9su3mda',8,1.79493461024054837228e+09,'{"kind":"invited","seat":-1,"key":"3afcda4e8af4bab7ee746f0403e26c54e5e5ce0010e9fc7617fb34153e1006b7"}',X'17004706B8F5E8FFF8897F3613E7769D');
INSERT INTO "entries" VALUES('jkx4g9su3mda',9,1.79493461024444818496e+09,'{"kind":"said","seat":0,"digest":"1f738d7d3e9c80bd0048af5de5146311"}',X'F27DBF9A5765D3C4302D9B4A391EAB58');
INSERT INTO "entries" VALUES('jkx4g9su3mda',10,1.79493461025409746165e+09,'{"kind":"removed","line":9}',X'DA98E32F5309DE7B06082CF4FEB701AF');
INSERT INTO "entries" VALUES('jkx4g9su3mda',11,1.79493461026529645919e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"e43cbc26968bc02b"}',X'6A098F39CC0B9427F1568CBB2C0A3344');
INSERT INTO "entries" VALUES('rd3kcjnnykt9',1,1.79493461027749896048e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b8dd975bcd2b5acbd5cf14d84a256fee61c60eee451714933c148c50f997241a"},{"kind":"human","name":"Player 2","colour":"blue","key":"7fbe8c0779b7c6e911bf59c96f099b9a4f6886d3077638a291a1a09f46f3976e"},{"kind":"human","name":"Player 3","colour":"green","key":"b34c6e381567aa00b36e427e6167945aab047ad2464fae84404b6e3665c37fb5"}],"host":"f99bdcb2ed0ce0424540407dfd6b6c7862248c48747e8feb31870302c4d6d81d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"0cde44720875d6ac"}',X'749AFE6EF165CC680A78988EF5468F77');
INSERT INTO "entries" VALUES('rd3kcjnnykt9',2,1.79493461027749896048e+09,'{"kind":"opened","seat":-1,"key":"b8dd975bcd2b5acbd5cf14d84a256fee61c60eee451714933c148c50f997241a"}',X'33C2E44763D034D949AA386E44A7DD7D');
INSERT INTO "entries" VALUES('rd3kcjnnykt9',3,1.79493461027749896048e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","develop","plus-4","extra-office","plus-3","plus-3","develop","move-three","extra-office","extra-office","swap","plus-4"]},"salt":"b2adbbaf5004608e4cc8804e70eaa69e"}',X'633ABF9DFDF09E30610B406F6749BF9C');
INSERT INTO "entries" VALUES('rd3kcjnnykt9',4,1.79493467116336464879e+09,'{"kind":"seen","seat":0}',X'59F2CD4E45C100A8628A1D533D6B7905');
INSERT INTO "entries" VALUES('suqwsuvuaa5s',1,1.79493461028417658799e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5c9702604dddeed132c5beea12172765cabd2c1ebe55ec519d20c00b3d2bd538"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"5bd23a7ed511aeb8c23b9a9fa2b925bcb3e6b4749c9d01b529ce834c1eccdfc0","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"92a5c31e591d8941"}',X'76978C7E41938453D192356D2D27C211');
INSERT INTO "entries" VALUES('suqwsuvuaa5s',2,1.79493461028417658799e+09,'{"kind":"opened","seat":-1,"key":"5c9702604dddeed132c5beea12172765cabd2c1ebe55ec519d20c00b3d2bd538"}',X'E94EF4E8F6C47713DA38F53F3FB4DA5B');
INSERT INTO "entries" VALUES('suqwsuvuaa5s',3,1.79493461028417658799e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"110912b52007521da25e146bdd12c527"}',X'925BAF59EEBC984AD8CDB15A0EC9D30F');
INSERT INTO "entries" VALUES('suqwsuvuaa5s',4,1.79493461029384255406e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'CBD7F1407236D6821A9D432632AB0B3A');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',1,1.79493461095301866533e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"f2a953b4eab89d2503c6386a61ca81d4e1dfb856785963846f8fabf2eacf147d"},{"kind":"human","name":"Player 2","colour":"blue","key":"8c64ef5c4511782906f5e964cb2fb179f9c8195a2afc1ec91e132ae6589f8f83"},{"kind":"human","name":"Player 3","colour":"green","key":"81d0958f74840704ec985706e9ea7ecb30595d17123c411925f492c5dc4b17e0"}],"host":"69f011422441dee6098f5378d4e8a8eaf689ec1176d92635966686266901cf80","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"6e67e765533379c3","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'BA194B412BD6CF469FF38991C6D593C0');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',2,1.79493461095301866533e+09,'{"kind":"opened","seat":-1,"key":"f2a953b4eab89d2503c6386a61ca81d4e1dfb856785963846f8fabf2eacf147d"}',X'4CD8123F408EAF74C49EF91192B20BCB');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',3,1.79493461095301866533e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["extra-office","develop","move-three","plus-4","swap","extra-office","develop","swap","extra-office","plus-3","plus-4","plus-3"]},"salt":"d4830ad1c2c8b63ff2a285dbd3501c56"}',X'33BF576DC6B4EC0E1C7FF25A27EA8AD1');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',4,1.7949346109588036537e+09,'{"kind":"rested","seat":1,"days":7}',X'FC5123BE6E9480803CE3EDB88C8F7A4C');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',5,1.79493461096570420263e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}}',X'1810B95BB37934647E82E41D8D5DBC5B');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',6,1.79493461097246742247e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'6EDDE8E3992CC2F49A7B122823A7CE41');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',7,1.79493461097246742247e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'17BF51DD919BA847A623AFB700842D66');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',8,1.79493461098065543177e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'BEBFAE34FB62FA4F1D49DA6E736ED01D');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',9,1.79493461098582077024e+09,'{"kind":"answered","seat":1,"agree":true}',X'05CA757E4EBBCD4F28F196AE2F30C900');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',10,1.79493461099149203305e+09,'{"kind":"answered","seat":2,"agree":true}',X'DF8EF30204CD73B7B3848E7E1705ECD5');
INSERT INTO "entries" VALUES('wjb2ftkue3yf',11,1.79493461099149203305e+09,'{"kind":"paused","days":30}',X'BC9C829F76866073C5BBCCF485AC62E8');
INSERT INTO "entries" VALUES('ynqmrphbvd9w',1,1.79493461027265453341e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3d379cdc27bd91a6547d10fc202544d2b0b11106a4a2579a86b5df39e24321b6"},{"kind":"human","name":"Player 2","colour":"blue","key":"612e61cc12a8868c820b38d07a595ac29557bcd696e936aa071251b98d6c70c9"},{"kind":"human","name":"Player 3","colour":"green","key":"577acaf29a410dc48e2fc7b63479605402fda27efb10d940c744618b5cb39c02"}],"host":"b323b30b0f829029548a87d9124779e8070e4ff6b14f858e9cffa27f89c368c7","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"9b8d5f06aaf9f565"}',X'91887E5921C0C2219EB712EAF87001A4');
INSERT INTO "entries" VALUES('ynqmrphbvd9w',2,1.79493461027265453341e+09,'{"kind":"opened","seat":-1,"key":"3d379cdc27bd91a6547d10fc202544d2b0b11106a4a2579a86b5df39e24321b6"}',X'B34FCD19D565ADF6670CB308F2BDF587');
INSERT INTO "entries" VALUES('ynqmrphbvd9w',3,1.79493461027265453341e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-3","plus-4","extra-office","swap","move-three","swap","plus-4","develop","extra-office","plus-3","extra-office","develop"]},"salt":"0ab4550effe2bd102767fc64b8083551"}',X'6C0F98E21DDCF9748C7EB318734D3636');
INSERT INTO "entries" VALUES('ynqmrphbvd9w',4,1.79493467115763306613e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'55F4660D35761F1EB053DE45BEB0D12E');
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    ended REAL NOT NULL,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    edition TEXT NOT NULL,
    modules TEXT NOT NULL, -- separated by spaces
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL,
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
INSERT INTO "health" VALUES(1,1.79493461013992762565e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('016eea2e48b4ee758130139a08a6edc5834ce97d4ad6560392f3221d948ac4c7','33gp4ytreyy8',1);
INSERT INTO "held" VALUES('45429d7abee0f1a11f903ad313fc1be69bc8618ad060bb80d1d75b20ae284b30','33gp4ytreyy8',1);
INSERT INTO "held" VALUES('5b67da2d2a38e174bde83a5f44c35842b0c20c10020c62f9a95bdee4bb568525','33gp4ytreyy8',-1);
INSERT INTO "held" VALUES('49b99e96b3e8583aa251093a683e392be5d4fe98c4570136762ac31e8670a933','549m34rudrpn',1);
INSERT INTO "held" VALUES('70538c2380e96ba80a607b3ca15cae0f81f594c037a00ec626b3312599d9e89d','549m34rudrpn',1);
INSERT INTO "held" VALUES('9720f75186eb103c7624e4f9c06e5cfbde3354c2380ccfbd815b35a7cef1a179','549m34rudrpn',-1);
INSERT INTO "held" VALUES('9720f75186eb103c7624e4f9c06e5cfbde3354c2380ccfbd815b35a7cef1a179','549m34rudrpn',0);
INSERT INTO "held" VALUES('c2fffcbfac8cdfedddcf20f53c1a3ff6fec20d7cda1df2f2343151331ad7810d','549m34rudrpn',-1);
INSERT INTO "held" VALUES('d9a54e5e44972cf3b81616444af890633639796a225ee12ce4a69903f7f6815c','549m34rudrpn',-1);
INSERT INTO "held" VALUES('d9a54e5e44972cf3b81616444af890633639796a225ee12ce4a69903f7f6815c','549m34rudrpn',0);
INSERT INTO "held" VALUES('dfa292dcd833b64c8e2da722763b71bdeedb9506828c9e0ffbee533603586855','549m34rudrpn',2);
INSERT INTO "held" VALUES('afa02f13b3882143c96d874cb6aebc6564181561e16541fd596aadbb86e464ed','5s9fbe347ygm',-1);
INSERT INTO "held" VALUES('afa02f13b3882143c96d874cb6aebc6564181561e16541fd596aadbb86e464ed','5s9fbe347ygm',0);
INSERT INTO "held" VALUES('cfac4d0e3fbea483d6786a5e882da7bf53629fb62a64272ba5fde160f098ed5d','5s9fbe347ygm',-1);
INSERT INTO "held" VALUES('0ef5406163a7e2a719c0f63b34cc478f1c1273107bd269013c309d75b87b5f83','6rwkdqew5u4k',1);
INSERT INTO "held" VALUES('230ffe0b63d891997cf2723946cd8a10f6f814286dcd5ac1be579dda204d96d5','6rwkdqew5u4k',-1);
INSERT INTO "held" VALUES('cdeb7d2c2bb130df31bb392e76759d03f888240d8bbda2f9ec8f364601379ac6','6rwkdqew5u4k',-1);
INSERT INTO "held" VALUES('cdeb7d2c2bb130df31bb392e76759d03f888240d8bbda2f9ec8f364601379ac6','6rwkdqew5u4k',0);
INSERT INTO "held" VALUES('6eaf34d1f86fa47db010da715434bbca3e11de84a8a45113bec1dd0d5bb47715','8sybek8dfmnq',2);
INSERT INTO "held" VALUES('96d3f931d09f5f237134cc152b74d6cad4fa14960d3325a0e037da8fd7260f9d','8sybek8dfmnq',-1);
INSERT INTO "held" VALUES('96d3f931d09f5f237134cc152b74d6cad4fa14960d3325a0e037da8fd7260f9d','8sybek8dfmnq',0);
INSERT INTO "held" VALUES('acf7059f2e010ca41bac6edbb2152f2a922ecfc437181c26e2753ef772b530a6','8sybek8dfmnq',1);
INSERT INTO "held" VALUES('f0f71a3ad6b6ecc8593bd00e78e5d48e89f6a902cf4b5938863d8fdccda7cc97','8sybek8dfmnq',-1);
INSERT INTO "held" VALUES('3ae71938440901cd3f905f2bc9ea3a25e5213f1d69c02728bef8da31d1ad521b','jkx4g9su3mda',-1);
INSERT INTO "held" VALUES('3ae71938440901cd3f905f2bc9ea3a25e5213f1d69c02728bef8da31d1ad521b','jkx4g9su3mda',0);
INSERT INTO "held" VALUES('a7a3262d8e7576254afa794e57a7dc8d4ca90cc0df1418eee1b4aea852b5947c','jkx4g9su3mda',-1);
INSERT INTO "held" VALUES('7fbe8c0779b7c6e911bf59c96f099b9a4f6886d3077638a291a1a09f46f3976e','rd3kcjnnykt9',1);
INSERT INTO "held" VALUES('b34c6e381567aa00b36e427e6167945aab047ad2464fae84404b6e3665c37fb5','rd3kcjnnykt9',2);
INSERT INTO "held" VALUES('b8dd975bcd2b5acbd5cf14d84a256fee61c60eee451714933c148c50f997241a','rd3kcjnnykt9',-1);
INSERT INTO "held" VALUES('b8dd975bcd2b5acbd5cf14d84a256fee61c60eee451714933c148c50f997241a','rd3kcjnnykt9',0);
INSERT INTO "held" VALUES('f99bdcb2ed0ce0424540407dfd6b6c7862248c48747e8feb31870302c4d6d81d','rd3kcjnnykt9',-1);
INSERT INTO "held" VALUES('5bd23a7ed511aeb8c23b9a9fa2b925bcb3e6b4749c9d01b529ce834c1eccdfc0','suqwsuvuaa5s',-1);
INSERT INTO "held" VALUES('5c9702604dddeed132c5beea12172765cabd2c1ebe55ec519d20c00b3d2bd538','suqwsuvuaa5s',-1);
INSERT INTO "held" VALUES('5c9702604dddeed132c5beea12172765cabd2c1ebe55ec519d20c00b3d2bd538','suqwsuvuaa5s',0);
INSERT INTO "held" VALUES('69f011422441dee6098f5378d4e8a8eaf689ec1176d92635966686266901cf80','wjb2ftkue3yf',-1);
INSERT INTO "held" VALUES('81d0958f74840704ec985706e9ea7ecb30595d17123c411925f492c5dc4b17e0','wjb2ftkue3yf',2);
INSERT INTO "held" VALUES('8c64ef5c4511782906f5e964cb2fb179f9c8195a2afc1ec91e132ae6589f8f83','wjb2ftkue3yf',1);
INSERT INTO "held" VALUES('f2a953b4eab89d2503c6386a61ca81d4e1dfb856785963846f8fabf2eacf147d','wjb2ftkue3yf',-1);
INSERT INTO "held" VALUES('f2a953b4eab89d2503c6386a61ca81d4e1dfb856785963846f8fabf2eacf147d','wjb2ftkue3yf',0);
INSERT INTO "held" VALUES('3d379cdc27bd91a6547d10fc202544d2b0b11106a4a2579a86b5df39e24321b6','ynqmrphbvd9w',-1);
INSERT INTO "held" VALUES('3d379cdc27bd91a6547d10fc202544d2b0b11106a4a2579a86b5df39e24321b6','ynqmrphbvd9w',0);
INSERT INTO "held" VALUES('577acaf29a410dc48e2fc7b63479605402fda27efb10d940c744618b5cb39c02','ynqmrphbvd9w',2);
INSERT INTO "held" VALUES('612e61cc12a8868c820b38d07a595ac29557bcd696e936aa071251b98d6c70c9','ynqmrphbvd9w',1);
INSERT INTO "held" VALUES('b323b30b0f829029548a87d9124779e8070e4ff6b14f858e9cffa27f89c368c7','ynqmrphbvd9w',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('0ac2aff3-0e66-4194-9788-951982698ca6',1.79491578006603860859e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('33gp4ytreyy8','28d0f6');
INSERT INTO "makers" VALUES('549m34rudrpn','28d0f6');
INSERT INTO "makers" VALUES('5s9fbe347ygm','28d0f6');
INSERT INTO "makers" VALUES('6rwkdqew5u4k','28d0f6');
INSERT INTO "makers" VALUES('8sybek8dfmnq','28d0f6');
INSERT INTO "makers" VALUES('jkx4g9su3mda','28d0f6');
INSERT INTO "makers" VALUES('rd3kcjnnykt9','28d0f6');
INSERT INTO "makers" VALUES('suqwsuvuaa5s','28d0f6');
INSERT INTO "makers" VALUES('wjb2ftkue3yf','28d0f6');
INSERT INTO "makers" VALUES('ynqmrphbvd9w','28d0f6');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
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
    quiet_until INTEGER
, browser TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '', spelling TEXT, named REAL NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "people" VALUES('6968a4ba86dc9faf7615fcc5192433da',1.79493461110190081599e+09,'http://127.0.0.1:39897','en','UTC',NULL,NULL,'45429d7abee0f1a11f903ad313fc1be69bc8618ad060bb80d1d75b20ae284b30','Hille','hille',1.79493461110998773575e+09);
INSERT INTO "people" VALUES('c76adc6fd31baea1c626e73d0b890f28',1.79493461104475760456e+09,'http://127.0.0.1:39897','en','UTC',NULL,NULL,'b2f84e79e4f2c8e33b87e2154d9f4d9ec1928af45662ab6798e178d4f6b5ef32','',NULL,0.0);
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
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
) WITHOUT ROWID;
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
INSERT INTO "schema_version" VALUES(6);
INSERT INTO "schema_version" VALUES(7);
INSERT INTO "schema_version" VALUES(8);
INSERT INTO "schema_version" VALUES(9);
INSERT INTO "schema_version" VALUES(10);
INSERT INTO "schema_version" VALUES(11);
INSERT INTO "schema_version" VALUES(12);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','2SsC6QLaeNICzHbr0AQgXfpD700dfc8yQru1bHyAiBs');
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL, filed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('jkx4g9su3mda',11,'lobby',1,NULL,1.7949346101876811981e+09,1.79493461026529645919e+09,'{"id":"jkx4g9su3mda","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794934610.1876812,"updated":1794934610.2652965,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'6A098F39CC0B9427F1568CBB2C0A3344',X'C57F1FC6E30295D720A55C980FC1BFB2',NULL,NULL,0);
INSERT INTO "tables" VALUES('ynqmrphbvd9w',4,'running',0,1.79493468115763306616e+09,1.79493461027265453341e+09,1.79493467115763306613e+09,'{"id":"ynqmrphbvd9w","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794934610.2726545,"updated":1794934671.157633,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'55F4660D35761F1EB053DE45BEB0D12E',X'835F06622FB6C339C4DF0F600E3F066A',NULL,NULL,0);
INSERT INTO "tables" VALUES('rd3kcjnnykt9',4,'running',0,NULL,1.79493461027749896048e+09,1.79493467116336464879e+09,'{"id":"rd3kcjnnykt9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794934610.277499,"updated":1794934671.1633646,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'59F2CD4E45C100A8628A1D533D6B7905',X'BA4625F06C8E9B125E5E3B8B9B9BC03D',NULL,NULL,0);
INSERT INTO "tables" VALUES('suqwsuvuaa5s',4,'running',0,NULL,1.79493461028417658799e+09,1.79493461029384255406e+09,'{"id":"suqwsuvuaa5s","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794934610.2841766,"updated":1794934610.2938426,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'CBD7F1407236D6821A9D432632AB0B3A',X'DE65E0C55706A2AC4A8CF764589F45B0',NULL,NULL,0);
INSERT INTO "tables" VALUES('6rwkdqew5u4k',5,'running',0,NULL,1.79493461030327677721e+09,1.79493461031596899029e+09,'{"id":"6rwkdqew5u4k","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794934610.3032768,"updated":1794934610.315969,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'2F19B8E74CA206F97F11F4193EAEAD6A',X'63DE6CCFEFBF84A4CDFAD1A666D9E977',NULL,NULL,0);
INSERT INTO "tables" VALUES('5s9fbe347ygm',9,'aborted',0,NULL,1.79493461032333874701e+09,1.79493461094832420349e+09,'{"id":"5s9fbe347ygm","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794934610.3233387,"updated":1794934610.9483242,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'3936AFAA1E86DA81C11D9C89BA51D474',X'D69F7CED8BD78A3533839EAA2B470ECF',NULL,NULL,0);
INSERT INTO "tables" VALUES('wjb2ftkue3yf',11,'running',0,NULL,1.79493461095301866533e+09,1.79493461099149203305e+09,'{"id":"wjb2ftkue3yf","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794934610.9530187,"updated":1794934610.991492,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797613010.991492,"left":null,"ranks":[],"totals":[]}',X'BC9C829F76866073C5BBCCF485AC62E8',X'4040FA21B364F71FECA6A701431A37F1',1.79761301099149203297e+09,NULL,0);
INSERT INTO "tables" VALUES('8sybek8dfmnq',39,'running',0,NULL,1.79493461099630022053e+09,1.79493467106728434566e+09,'{"id":"8sybek8dfmnq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":0,"turn":0,"created":1794934610.9963002,"updated":1794934671.0672843,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'9D7259680E32D61E327B066AD3EBCC3E',X'2836E4D0E45C719AA2C859BFBA6065E7',NULL,NULL,0);
INSERT INTO "tables" VALUES('549m34rudrpn',6,'running',0,NULL,1.79493461105822014805e+09,1.79493461106848907473e+09,'{"id":"549m34rudrpn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794934611.0582201,"updated":1794934611.068489,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'954112E774F910D9031BB680E41FECC9',X'14BFC928293DF608E67232BDEC56F73C',NULL,NULL,0);
INSERT INTO "tables" VALUES('33gp4ytreyy8',6,'running',1,NULL,1.79493461114964962003e+09,1.79493461295945382115e+09,'{"id":"33gp4ytreyy8","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1794934611.1496496,"updated":1794934612.9594538,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795021012.9594538,"left":null,"ranks":[],"totals":[]}',X'1D5EDE240A9C8C30E2A0C544E64457E4',X'D395BD041BAAD123A1EC44B2EB95965D',1.79502101295945382117e+09,1.79493461295972084996e+09,0);
CREATE TABLE told (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE ways (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, webhook or mail
    target TEXT NOT NULL, -- JSON
    code TEXT NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries INTEGER NOT NULL, -- wrong codes
    failures INTEGER NOT NULL, -- notices in a row that did not arrive
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX makers_client ON makers (client);
CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX devices_person ON devices (person);
CREATE INDEX ways_person ON ways (person);
CREATE INDEX notices_way ON notices (way);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE INDEX passes_person ON passes (person);
CREATE INDEX restrictions_browser ON restrictions (browser);
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR (NEW.entry NOT GLOB '*,"blanked":"' || replace(hex(zeroblob(16)), '0', '[0-9a-f]') || '"}' AND (
        instr(OLD.entry, ',"words":') = 0
        OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
    ))
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;
CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
END;
CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;
CREATE INDEX competition_tables_competition ON competition_tables (competition);
CREATE INDEX former_browsers_person ON former_browsers (person);
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
COMMIT;
