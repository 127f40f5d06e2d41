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
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser, on the same device, are invalid
    at REAL NOT NULL,
    device TEXT NOT NULL -- the key of a device of a person, or empty
) WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('0ab88f0789399643cb490c4913b2b030edaaa8ecf108739c064b619a3feef4df','','',1,1.79513343718361496927e+09,'');
INSERT INTO "browser_keys" VALUES('98bdcef2787279aa519e73b74a1523df4a15beb14e5247f51260ea93299bf97f','98bdcef2787279aa519e73b74a1523df4a15beb14e5247f51260ea93299bf97f','',1,1.79513343691296458248e+09,'944e49b0f369ed60881b3dda5cd22ee5cb1926698a90f7c7ae7b2f44874c0d78');
INSERT INTO "browser_keys" VALUES('d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5','d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5','',1,1.79513343744928598405e+09,'d6302f1a3cafea8f5761a2bc46391c73cfcadd2eae191718a1b2d25a7ac78d62');
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
INSERT INTO "competition_players" VALUES('52pbbrnqyvcc',0,'c9ae318eb09044be063afce6229d7729');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('gszukbykgkcj','52pbbrnqyvcc');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('52pbbrnqyvcc',3,1.79513343751594972607e+09,'running','c9ae318eb09044be063afce6229d7729','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"gszukbykgkcj","players":[-1,-2,0]}]}],"account":"59ba79"}');
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
INSERT INTO "devices" VALUES('944e49b0f369ed60881b3dda5cd22ee5cb1926698a90f7c7ae7b2f44874c0d78','42f20cbba73c80c025150e5fc2fd6b5f','',1.79513343691296458248e+09);
INSERT INTO "devices" VALUES('d6302f1a3cafea8f5761a2bc46391c73cfcadd2eae191718a1b2d25a7ac78d62','c9ae318eb09044be063afce6229d7729','',1.79513343744928598405e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2qygwf9fqb96',1,1.79513343708097910882e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"5ff48c8e07b54e348633ebf2fd3ceeca8433ff7b677f5773e5e6afe09d78b341"},{"kind":"human","colour":"blue","key":"0ac509826629823d35947df85cc803922906bfd54667fdbaed96f548ff774ddb"},{"kind":"human","colour":"green","key":"1d0038219772b6dbf628a6fc64278f64db5d3a383d75d63c93051dd7594c0ed7"}],"host":"bdb69256aa43dd1706148e652f07956de62826677b540c0af3986cdbd72da192","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'BAB1BB857F5E588ABB749097FD0CBA54');
INSERT INTO "entries" VALUES('2qygwf9fqb96',2,1.79513343708097910882e+09,'{"kind":"opened","seat":-1,"key":"5ff48c8e07b54e348633ebf2fd3ceeca8433ff7b677f5773e5e6afe09d78b341","beside":[0]}',X'C5C89EE4BE8EDE806FFCC7A78144EB79');
INSERT INTO "entries" VALUES('2qygwf9fqb96',3,1.79513343708097910882e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["plus-3","develop","extra-office","move-three","swap","plus-3","swap","extra-office","plus-4","extra-office","plus-4","develop"]},"salt":"ab0b2eb3e68bc98eeb5e7d2d58646bb4"}',X'8912F8BB2B85747E976EB7F520F2E628');
INSERT INTO "entries" VALUES('2qygwf9fqb96',4,1.79513343719760394101e+09,'{"kind":"opened","seat":0,"key":"0ab88f0789399643cb490c4913b2b030edaaa8ecf108739c064b619a3feef4df","beside":[0]}',X'4F62B813B4617B16BA32C899E4D7C8DB');
INSERT INTO "entries" VALUES('2qygwf9fqb96',5,1.79513343719760394101e+09,'{"kind":"opened","seat":-1,"key":"0ab88f0789399643cb490c4913b2b030edaaa8ecf108739c064b619a3feef4df","beside":[0]}',X'D255CFD7FC010F56EF3CFB30D64CDF0A');
INSERT INTO "entries" VALUES('2qygwf9fqb96',6,1.79513343722046470637e+09,'{"kind":"opened","seat":1,"key":"06183ef926e0dec45d4c650357b51244333a6670269832d32d2ca6582b6e35dc","beside":[0]}',X'84D9A88C4BBF46B25A9E458012642FBE');
INSERT INTO "entries" VALUES('2qygwf9fqb96',7,1.7951334372525544166e+09,'{"kind":"forgotten","occupants":[0],"keys":["0ab88f0789399643cb490c4913b2b030edaaa8ecf108739c064b619a3feef4df"],"parts":[[1,0],[4,0],[5,0]]}',X'1C07EFB7BE28945DBBCDFEF9B4CF711C');
INSERT INTO "entries" VALUES('2qygwf9fqb96',8,1.7951334372525544166e+09,'{"kind":"left","seat":0,"level":"expert"}',X'AFD9527113050E7227137C6F9DD8F8DE');
INSERT INTO "entries" VALUES('2qygwf9fqb96',9,1.79513343786745309827e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'17EBB6E0CD490FD4B9DE1F58E5D0BC9B');
INSERT INTO "entries" VALUES('2qygwf9fqb96',10,1.79513343848118186001e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'AFA08CB943797EAB4F12B160A472407B');
INSERT INTO "entries" VALUES('2qygwf9fqb96',11,1.79513343909453105921e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'21CE42474A8AD16E3FFFCF768C98D1CB');
INSERT INTO "entries" VALUES('5xg6f85zkc2h',1,1.79513343427159214023e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"97018b6b516b8467d4102670fe0d30abf35187fec38891c187318b40d01acc73"},{"kind":"human","colour":"blue","key":"3a76ac0ec6ec67dc06a9cc91485126e11d3886e4dd73f3d38e7f95e3dede4624"},{"kind":"human","colour":"green","key":"26cc4dfe86f501a1f118779b4651c3afcade204d24342ede731b0ce26c507314"}],"host":"1976629efa065a77ff9585b0b5881233c074cb94ea345cc0dd9bf12723d31e13","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'16849018BFDD5F26026E16DF4EA890D6');
INSERT INTO "entries" VALUES('5xg6f85zkc2h',2,1.79513343427159214023e+09,'{"kind":"opened","seat":-1,"key":"97018b6b516b8467d4102670fe0d30abf35187fec38891c187318b40d01acc73","beside":[0]}',X'1ADB7D7F19E82E63FB61A99313F438E8');
INSERT INTO "entries" VALUES('5xg6f85zkc2h',3,1.79513343427159214023e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["swap","swap","plus-3","plus-3","move-three","extra-office","extra-office","plus-4","plus-4","extra-office","develop","develop"]},"salt":"ecb965af2da109f413b3f5db25653a53"}',X'3B241B4040C111F1689E07245A918FA1');
INSERT INTO "entries" VALUES('5xg6f85zkc2h',4,1.79513349754800081254e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'0AF619D64348E368403C9E730B88E32E');
INSERT INTO "entries" VALUES('6q6km6c6hcba',1,1.79513343671717739103e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"8ccbd33388bd85d10a53de9fca71b97ae13ecf5d31286fe730c3db8c5ad511af"},{"kind":"human","colour":"blue","key":"bc449f87e52b43c7fe13ba97a040ac41048a0c07281370a16cdb3a298ca6ec10"},{"kind":"human","colour":"green","key":"5ea3bcab15c53034e855c0923014b35f490d4fa75a2300e48998fe7de8532930"}],"host":"99fe114be4ee36a00df0d57c7c93805d68687777f5a65b748bc48afc4002c2b4","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'6713B2790D2CF6F41F3717DB62A740FF');
INSERT INTO "entries" VALUES('6q6km6c6hcba',2,1.79513343671717739103e+09,'{"kind":"opened","seat":-1,"key":"8ccbd33388bd85d10a53de9fca71b97ae13ecf5d31286fe730c3db8c5ad511af","beside":[0]}',X'0AAF64B8D1DD83CCC10AF7CB5B271F5F');
INSERT INTO "entries" VALUES('6q6km6c6hcba',3,1.79513343671717739103e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","plus-3","swap","extra-office","develop","plus-4","plus-3","plus-4","move-three","extra-office","extra-office","develop"]},"salt":"00e610e10f8a380dfce02578a43d107b"}',X'A9D28EA87CE0CF8D066786F6B1D0A840');
INSERT INTO "entries" VALUES('6q6km6c6hcba',4,1.79513345171894812585e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'DC1AFCE222A05B5BC2837490998828D9');
INSERT INTO "entries" VALUES('6q6km6c6hcba',5,1.79513345241138076776e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'CA5F95E303A1049ECA0A070B14A40ABF');
INSERT INTO "entries" VALUES('6q6km6c6hcba',6,1.79513345303391337395e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'1699B1C251737679BE2DB31F94260E80');
INSERT INTO "entries" VALUES('6q6km6c6hcba',7,1.79513345364619112017e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'84539D24BC4A14654109DA36BE755C23');
INSERT INTO "entries" VALUES('6q6km6c6hcba',8,1.79513346867761063572e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'BDE12C0413A2E07EFBF614756D02D587');
INSERT INTO "entries" VALUES('6q6km6c6hcba',9,1795133469.30039,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'A8D1E4031760735590453E7223823F51');
INSERT INTO "entries" VALUES('6q6km6c6hcba',10,1.79513346991372346878e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'1D10FB96B1129647F01196C5F598EC22');
INSERT INTO "entries" VALUES('6q6km6c6hcba',11,1.79513347052302312846e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'8DE56F125D4BAAB36125B67A322F7DC2');
INSERT INTO "entries" VALUES('6q6km6c6hcba',12,1.7951334855235855579e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'756537138E84C6FDEB8C7EB84A4112C2');
INSERT INTO "entries" VALUES('6q6km6c6hcba',13,1.79513348619011259082e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'4EC3052EFA22A244A04E32B6D26ED681');
INSERT INTO "entries" VALUES('6q6km6c6hcba',14,1.79513348680935430528e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'6B28A01F9EFD8CD3C56B9D64936FAE1C');
INSERT INTO "entries" VALUES('6q6km6c6hcba',15,1.79513348742069530489e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'82732D93D79BECDA2C954541061ADA33');
INSERT INTO "entries" VALUES('6q6km6c6hcba',16,1.79513348773033928874e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'44DE0A0B3EBB2B7DACD904319DE03B4F');
INSERT INTO "entries" VALUES('6q6km6c6hcba',17,1.7951334878842813968e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'551AE825C9831F6999253234DDD3DCAC');
INSERT INTO "entries" VALUES('6q6km6c6hcba',18,1.79513348848656177515e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'3AC996F45179B5D8D4AE3D7F6230219C');
INSERT INTO "entries" VALUES('6q6km6c6hcba',19,1.79513348909893798825e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'FDAE6B691F724855078987AB09CF4911');
INSERT INTO "entries" VALUES('6q6km6c6hcba',20,1.79513348970467662805e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'07B7D9FEA52478895F698F79DD3B2F6F');
INSERT INTO "entries" VALUES('6q6km6c6hcba',21,1.79513349001438903811e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-magdeburg/1","level":"expert"}',X'6323072607215BDE83F8415C538C68D6');
INSERT INTO "entries" VALUES('6q6km6c6hcba',22,1.79513349016738271712e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'783544277BE1074B9EF80501439B4F53');
INSERT INTO "entries" VALUES('6q6km6c6hcba',23,1.79513349025772762294e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'25E2E166AEF7E6C21EDF04BCEB8C0CDF');
INSERT INTO "entries" VALUES('6q6km6c6hcba',24,1.79513349030575037005e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'D0E1A99186CD667E25619857A2D93BC0');
INSERT INTO "entries" VALUES('6q6km6c6hcba',25,1.7951334909150497913e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'B3A9951D8F2646F2372BF5D2A63A719C');
INSERT INTO "entries" VALUES('6q6km6c6hcba',26,1.79513349151785945893e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t hildesheim-paderborn/1","level":"expert"}',X'7C3FEE66D29BBB8F95A328B6A8BCB27D');
INSERT INTO "entries" VALUES('6q6km6c6hcba',27,1.79513349215447163579e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t hildesheim-paderborn/2 from stock","level":"expert"}',X'EEB09B92C6D4D6480A2408FDD9B5D6CB');
INSERT INTO "entries" VALUES('6q6km6c6hcba',28,1.79513349245687270166e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'92A22ED139F64472E17506B900220937');
INSERT INTO "entries" VALUES('6q6km6c6hcba',29,1.79513349261233544351e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'AF56AA4789BCF6679EE415CBA107FC7F');
INSERT INTO "entries" VALUES('6q6km6c6hcba',30,1.79513349268948292731e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker swap goslar-hildesheim","level":"expert"}',X'7FA2CD1912F66D4E992528E01B8A804B');
INSERT INTO "entries" VALUES('6q6km6c6hcba',31,1.79513349329240322112e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'3F8E4202AB83B913C2ECE44A4A0990CC');
INSERT INTO "entries" VALUES('6q6km6c6hcba',32,1.79513349390388917922e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'25C520E1DFB6C0E02039FFC16DA9F4A4');
INSERT INTO "entries" VALUES('6q6km6c6hcba',33,1.79513349451004362109e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'E2BA6C914F2294C23CB32B1D7CC42654');
INSERT INTO "entries" VALUES('6q6km6c6hcba',34,1.79513349481197237965e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'1FB4D73540031E7CE032AC5FD3AED059');
INSERT INTO "entries" VALUES('6q6km6c6hcba',35,1.7951334949920597076e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'68887BB11E474339F34C8A77A44CFBAB');
INSERT INTO "entries" VALUES('6q6km6c6hcba',36,1.79513349559983015064e+09,'{"kind":"decided","ply":29,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'135D327C70367E4AF89B858E25180B34');
INSERT INTO "entries" VALUES('6q6km6c6hcba',37,1.79513349622806549069e+09,'{"kind":"decided","ply":30,"seat":2,"action":"settle t halle-quedlinburg/3","level":"expert"}',X'E323252D87F21AB75F76F0C7E192473E');
INSERT INTO "entries" VALUES('6q6km6c6hcba',38,1.79513349683073210718e+09,'{"kind":"decided","ply":31,"seat":2,"action":"settle t goslar-quedlinburg/1 from stock","level":"expert"}',X'E4149B604A4A62D2799A996C25FA4D42');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',1,1.79513343393776893608e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"2acfaa57fda1679ffd7e536dbc04a3746be1d65212bf64deb9552084eb5ea896"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"16d2bc50d81caec52c6a874006ce7e930a7d32fc84e9b18a053dd0ce6440e326","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"6a410dd4346fa404e89c75d1671a4734dba627e8ad5cef71aba30626c090c9a2","absence":3600,"beside":[0]}',X'C12F9EAF1E0A588E0D877C85CE7728A8');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',2,1.79513343393776893608e+09,'{"kind":"opened","seat":-1,"key":"2acfaa57fda1679ffd7e536dbc04a3746be1d65212bf64deb9552084eb5ea896","beside":[0]}',X'E6528930AF2445A62814212198345474');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',3,1.79513343402444076534e+09,'{"kind":"opened","seat":0,"key":"fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32","beside":[0]}',X'B48BB031894358AE45B00EA33F5E09F7');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',4,1.79513343402444076534e+09,'{"kind":"opened","seat":-1,"key":"fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32","beside":[0]}',X'ED0CB1D4C6FE948DC203E3D23A017BC8');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',5,1.79513343403594541553e+09,'{"kind":"linked","seat":0,"key":"eac281ba73565cb050a3041f5654a1fbefce868c02634a360b9dda6725859e5b"}',X'BA06E1EE25CD954D6F83F737CF1376B7');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',6,1.79513343406566309922e+09,'{"kind":"closed","seat":0,"key":"fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32"}',X'83E5AC349FA5EF0DAADFA662F9FF6605');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',7,1.79513343406566309922e+09,'{"kind":"closed","seat":-1,"key":"fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32"}',X'B2A2A9D2DC9583DAD815A6E3B3EA3269');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',8,1.79513343408165955547e+09,'{"kind":"invited","seat":-1,"key":"588288b8dc71e9aa7621a1695d51447c38eecbcd7221fefd552bc0ec6f4b6a93"}',X'EFE55D713731576A374E81F554D62BBB');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',9,1.79513343409236049647e+09,'{"kind":"said","seat":0,"beside":[0]}',X'C4C9943C380C9A2FF7A8F6B5B64C4030');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',10,1.79513343409236049647e+09,'{"kind":"removed","line":9}',X'609D756FB8C98AF417F8F46A9E1F289F');
INSERT INTO "entries" VALUES('ck37mx9pjfv6',11,1.79513343425061464315e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'7F10582C75046DB9305A89FC81A145B1');
INSERT INTO "entries" VALUES('gszukbykgkcj',1,1.79513343754032158854e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"human","colour":"green","key":"fbb459724906cb6a1aec29ff011140dc7c94a22fb3c52aa7302972a9dbf72f4f"}],"host":"27c28562dcc20de0e2ea99617d65bf33acfa51632cc529f9fb8c54ce269d5311","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"52pbbrnqyvcc","beside":[2]}',X'CA370A0C61AD99D28A8965371E6DC552');
INSERT INTO "entries" VALUES('gszukbykgkcj',2,1.79513343754032158854e+09,'{"kind":"opened","seat":2,"key":"d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5","beside":[0]}',X'25AB8F38F65E27592C02207CA9C61582');
INSERT INTO "entries" VALUES('gszukbykgkcj',3,1.79513343754032158854e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["extra-office","swap","develop","swap","extra-office","move-three","plus-4","plus-4","plus-3","develop","extra-office","plus-3"]},"salt":"ff1ffd50653261fb387a07fed54ad640"}',X'5A22BA233C0367F2D1440C433C7993BB');
INSERT INTO "entries" VALUES('gszukbykgkcj',4,1.79513343814292526245e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m lueneburg-perleberg/3","level":"claim"}',X'B0A3FA49AF096A1795FD2C8E2053FC89');
INSERT INTO "entries" VALUES('gszukbykgkcj',5,1.79513343877269625657e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t lueneburg-perleberg/2","level":"claim"}',X'4B309E91379452759B821CD9615A764E');
INSERT INTO "entries" VALUES('gszukbykgkcj',6,1.79513343937810420985e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'0EE58E1EB630583357BAF2F4D67ADA25');
INSERT INTO "entries" VALUES('gszukbykgkcj',7,1.79513343998314332957e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place m kampen-osnabrueck/2","level":"claim"}',X'0E05AFA5AA3E458760B2784E13D8A776');
INSERT INTO "entries" VALUES('gszukbykgkcj',8,1.79513344058651208882e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place t kampen-osnabrueck/1","level":"claim"}',X'C94838A88F6A0A5B5F1545474AEE1A2E');
INSERT INTO "entries" VALUES('gszukbykgkcj',9,1.79513344131252598765e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'8EB3AEF420F6662A9396B89EAE29806E');
INSERT INTO "entries" VALUES('jan37w3shnxq',1,1.79513343428609752658e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"25e6c49b2e5c8b9f5a6f56bcc977d4ce875b5de8f6db2f2cc788afa3f5e5119f"},{"kind":"human","colour":"blue","key":"dfbb6dc743bf44c8c32b0972506ec449cbe107564f0fbeb1cf5bf916ffba2ec9"},{"kind":"human","colour":"green","key":"1cd05c6c0fbae40585776236bb8cb01e080a1da2d819fccdb92563ee7843a251"}],"host":"c83e08dcda60d53ef361d63a27f49b098b1d377ce05d98700f9e00f93951c65e","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'D2DA6BFA152C98EA45F7DB174A893F84');
INSERT INTO "entries" VALUES('jan37w3shnxq',2,1.79513343428609752658e+09,'{"kind":"opened","seat":-1,"key":"25e6c49b2e5c8b9f5a6f56bcc977d4ce875b5de8f6db2f2cc788afa3f5e5119f","beside":[0]}',X'DA4850FA79897E6922F3EB8EDF98240A');
INSERT INTO "entries" VALUES('jan37w3shnxq',3,1.79513343428609752658e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-4","develop","swap","plus-3","extra-office","plus-4","move-three","extra-office","extra-office","develop","plus-3","swap"]},"salt":"b3278fb2986c9337fd76b87fa5adb41b"}',X'21CBE50655666F1296EAEDEC593FDBFD');
INSERT INTO "entries" VALUES('jan37w3shnxq',4,1.79513349756983661654e+09,'{"kind":"seen","seat":0}',X'DE85EBE3691CED116A93FBCD67D8A541');
INSERT INTO "entries" VALUES('qfy6dmf7rn93',1,1.79513343429879879955e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"403f5e45a41295f93e3408c6d85f6513657268191c8f814d18d954ea75d58f42"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"4eb3d5a42f4053653bc090ca0daf9fba29ae2dade421a8ddf9ec426be6364f24","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'2D7E9B5CA83149D1D19EB538AF1D7E15');
INSERT INTO "entries" VALUES('qfy6dmf7rn93',2,1.79513343429879879955e+09,'{"kind":"opened","seat":-1,"key":"403f5e45a41295f93e3408c6d85f6513657268191c8f814d18d954ea75d58f42","beside":[0]}',X'56B697F9B18331876B84CCBBDCE5803C');
INSERT INTO "entries" VALUES('qfy6dmf7rn93',3,1.79513343429879879955e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"93847ba4bc257eedc88437b2456ce898"}',X'9BEC18CCCD6A856718AAA4DEAB0FB4FF');
INSERT INTO "entries" VALUES('qfy6dmf7rn93',4,1.7951334343496937752e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'57FE5464F99D11509DDFE2CF4A2AB5A7');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',1,1.79513343641717791556e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"975d927ec00e443e94ca1bee8829fae0dd2a3ee02803a48db2299980848dfcda"},{"kind":"human","colour":"blue","key":"ac9d378260f255099104baa7f3f5adf44873214331ab60c7725836cf43b5e805"},{"kind":"human","colour":"green","key":"83e28e48296cec0da03869193fec64dbe49e0eba5696fcf985a085c01091cd03"}],"host":"c52faa3395bc729f136ec29ddbab2d692f44e2391511a5d90f6ac950111a24db","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'0F6C2920A3D500B68EC474B719F59BA3');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',2,1.79513343641717791556e+09,'{"kind":"opened","seat":-1,"key":"975d927ec00e443e94ca1bee8829fae0dd2a3ee02803a48db2299980848dfcda","beside":[0]}',X'4EE0A7AC6F2C6CAC892881D6BE1E7CC0');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',3,1.79513343641717791556e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","swap","plus-4","plus-4","develop","extra-office","move-three","extra-office","develop","extra-office","plus-3","plus-3"]},"salt":"551b067ff0a3d893df73dec759ee72f3"}',X'04500C2B6E8DFECB95E1087E03A75C4B');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',4,1.79513343646585273741e+09,'{"kind":"rested","seat":1,"days":7}',X'578B6B9EF0968F019EED7099B83C1F6E');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',5,1.79513343648851251598e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'3598C7A58FC6297340DF3B6EB4FEC9A1');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',6,1.79513343656135344501e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'3A95884D5D58415B9EAD03892975DF32');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',7,1.79513343656135344501e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'74B4221AFDCAAE98ACECDE0C388B36EA');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',8,1.79513343658982086181e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'D6312361475C102BFA6CEBFF85127AFC');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',9,1.79513343662641811377e+09,'{"kind":"answered","seat":1,"agree":true}',X'652FA586178C009D2B48C3EFF88CEBF0');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',10,1.79513343666048479077e+09,'{"kind":"answered","seat":2,"agree":true}',X'F3E649880A5AA76DE556A262F8B3D840');
INSERT INTO "entries" VALUES('sb7dvzymw7p6',11,1.79513343666048479077e+09,'{"kind":"paused","days":30}',X'0A68E3EFC7F55369441ABF16EABB0841');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',1,1.79513343446126675609e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"ea4325b4cb1171891fa060c651f72af18863f3cc8995df06c66996435a60585b"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"c01c7470e0b35fea8ea5c049b7f862653f6446bcde060cf5be622d510893d5f1","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'9269085FC3EAA249A080C8FB7AC8BF4E');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',2,1.79513343446126675609e+09,'{"kind":"opened","seat":-1,"key":"ea4325b4cb1171891fa060c651f72af18863f3cc8995df06c66996435a60585b","beside":[0]}',X'667B461C4F83C06BC432EF3CB751C075');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',3,1.79513343446126675609e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["move-three","develop","develop","extra-office","extra-office","extra-office","plus-4","plus-3","swap","plus-4","swap","plus-3"]},"salt":"aa176d149451fc8d23a6d086aba5dc17"}',X'365F72CE16FD584B190B144F2EBDDD2B');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',4,1.79513343447570109367e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'7DF924D136921CACD5F6EBDD664B02C0');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',5,1.79513343460181832309e+09,'{"kind":"instant"}',X'35C19F23C0D844B88A4C80648346B578');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',6,1.79513343546172451968e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'5BDB51144ACEC085239DAAF4DB91445B');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',7,1.79513343627129554752e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'C6822FF29D05D408E9DEA7F8FD1A59FD');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',8,1.79513343630838871005e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'6549D80E526F448F22BB1B21F146744A');
INSERT INTO "entries" VALUES('utxrvmxnk7n4',9,1.79513343636173868184e+09,'{"kind":"aborted"}',X'B2BE0BBADC786ED853285243F1EB82B5');
INSERT INTO "entries" VALUES('vp8mycuahxdm',1,1.79513343437407708164e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"658fe9b49baee56f01b61d0d9d87b0819973aa78515a86b71e847e8cebfaf830"},{"kind":"human","colour":"blue","key":"12858260a80d34a9105213420d19d0eab4300fbde8566e21c4d3742ae89ec662"}],"host":"6db59d9af7005f0f615a4f2b5bd0ea2ca65f74c2d50e4b528525c9af85070cc9","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'641F5082583EC6B3D0E3CD982E18166E');
INSERT INTO "entries" VALUES('vp8mycuahxdm',2,1.79513343437407708164e+09,'{"kind":"opened","seat":-1,"key":"658fe9b49baee56f01b61d0d9d87b0819973aa78515a86b71e847e8cebfaf830","beside":[0]}',X'9C8912E8585A412F9A040DB1D9A33C10');
INSERT INTO "entries" VALUES('vp8mycuahxdm',3,1.79513343437407708164e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"f147a3f2b0a7b50af9889b2eba0863b7"}',X'D2F65C58F51B12DEFA93EDD2C4F8BACA');
INSERT INTO "entries" VALUES('vp8mycuahxdm',4,1.79513343441697692873e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F3A0A773BA7B10EB7AFBEE675002A0D8');
INSERT INTO "entries" VALUES('vp8mycuahxdm',5,1.79513343443902301786e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'FC61BEFE7E8A250575D4EB362D80CC70');
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
INSERT INTO "health" VALUES(1,1.79513343389898538584e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('06183ef926e0dec45d4c650357b51244333a6670269832d32d2ca6582b6e35dc','2qygwf9fqb96',-1);
INSERT INTO "held" VALUES('06183ef926e0dec45d4c650357b51244333a6670269832d32d2ca6582b6e35dc','2qygwf9fqb96',1);
INSERT INTO "held" VALUES('0ac509826629823d35947df85cc803922906bfd54667fdbaed96f548ff774ddb','2qygwf9fqb96',-1);
INSERT INTO "held" VALUES('0ac509826629823d35947df85cc803922906bfd54667fdbaed96f548ff774ddb','2qygwf9fqb96',1);
INSERT INTO "held" VALUES('1d0038219772b6dbf628a6fc64278f64db5d3a383d75d63c93051dd7594c0ed7','2qygwf9fqb96',2);
INSERT INTO "held" VALUES('bdb69256aa43dd1706148e652f07956de62826677b540c0af3986cdbd72da192','2qygwf9fqb96',-1);
INSERT INTO "held" VALUES('1976629efa065a77ff9585b0b5881233c074cb94ea345cc0dd9bf12723d31e13','5xg6f85zkc2h',-1);
INSERT INTO "held" VALUES('26cc4dfe86f501a1f118779b4651c3afcade204d24342ede731b0ce26c507314','5xg6f85zkc2h',2);
INSERT INTO "held" VALUES('3a76ac0ec6ec67dc06a9cc91485126e11d3886e4dd73f3d38e7f95e3dede4624','5xg6f85zkc2h',1);
INSERT INTO "held" VALUES('97018b6b516b8467d4102670fe0d30abf35187fec38891c187318b40d01acc73','5xg6f85zkc2h',-1);
INSERT INTO "held" VALUES('97018b6b516b8467d4102670fe0d30abf35187fec38891c187318b40d01acc73','5xg6f85zkc2h',0);
INSERT INTO "held" VALUES('5ea3bcab15c53034e855c0923014b35f490d4fa75a2300e48998fe7de8532930','6q6km6c6hcba',2);
INSERT INTO "held" VALUES('8ccbd33388bd85d10a53de9fca71b97ae13ecf5d31286fe730c3db8c5ad511af','6q6km6c6hcba',-1);
INSERT INTO "held" VALUES('8ccbd33388bd85d10a53de9fca71b97ae13ecf5d31286fe730c3db8c5ad511af','6q6km6c6hcba',0);
INSERT INTO "held" VALUES('99fe114be4ee36a00df0d57c7c93805d68687777f5a65b748bc48afc4002c2b4','6q6km6c6hcba',-1);
INSERT INTO "held" VALUES('bc449f87e52b43c7fe13ba97a040ac41048a0c07281370a16cdb3a298ca6ec10','6q6km6c6hcba',1);
INSERT INTO "held" VALUES('16d2bc50d81caec52c6a874006ce7e930a7d32fc84e9b18a053dd0ce6440e326','ck37mx9pjfv6',-1);
INSERT INTO "held" VALUES('eac281ba73565cb050a3041f5654a1fbefce868c02634a360b9dda6725859e5b','ck37mx9pjfv6',-1);
INSERT INTO "held" VALUES('eac281ba73565cb050a3041f5654a1fbefce868c02634a360b9dda6725859e5b','ck37mx9pjfv6',0);
INSERT INTO "held" VALUES('27c28562dcc20de0e2ea99617d65bf33acfa51632cc529f9fb8c54ce269d5311','gszukbykgkcj',-1);
INSERT INTO "held" VALUES('d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5','gszukbykgkcj',2);
INSERT INTO "held" VALUES('fbb459724906cb6a1aec29ff011140dc7c94a22fb3c52aa7302972a9dbf72f4f','gszukbykgkcj',2);
INSERT INTO "held" VALUES('1cd05c6c0fbae40585776236bb8cb01e080a1da2d819fccdb92563ee7843a251','jan37w3shnxq',2);
INSERT INTO "held" VALUES('25e6c49b2e5c8b9f5a6f56bcc977d4ce875b5de8f6db2f2cc788afa3f5e5119f','jan37w3shnxq',-1);
INSERT INTO "held" VALUES('25e6c49b2e5c8b9f5a6f56bcc977d4ce875b5de8f6db2f2cc788afa3f5e5119f','jan37w3shnxq',0);
INSERT INTO "held" VALUES('c83e08dcda60d53ef361d63a27f49b098b1d377ce05d98700f9e00f93951c65e','jan37w3shnxq',-1);
INSERT INTO "held" VALUES('dfbb6dc743bf44c8c32b0972506ec449cbe107564f0fbeb1cf5bf916ffba2ec9','jan37w3shnxq',1);
INSERT INTO "held" VALUES('403f5e45a41295f93e3408c6d85f6513657268191c8f814d18d954ea75d58f42','qfy6dmf7rn93',-1);
INSERT INTO "held" VALUES('403f5e45a41295f93e3408c6d85f6513657268191c8f814d18d954ea75d58f42','qfy6dmf7rn93',0);
INSERT INTO "held" VALUES('4eb3d5a42f4053653bc090ca0daf9fba29ae2dade421a8ddf9ec426be6364f24','qfy6dmf7rn93',-1);
INSERT INTO "held" VALUES('83e28e48296cec0da03869193fec64dbe49e0eba5696fcf985a085c01091cd03','sb7dvzymw7p6',2);
INSERT INTO "held" VALUES('975d927ec00e443e94ca1bee8829fae0dd2a3ee02803a48db2299980848dfcda','sb7dvzymw7p6',-1);
INSERT INTO "held" VALUES('975d927ec00e443e94ca1bee8829fae0dd2a3ee02803a48db2299980848dfcda','sb7dvzymw7p6',0);
INSERT INTO "held" VALUES('ac9d378260f255099104baa7f3f5adf44873214331ab60c7725836cf43b5e805','sb7dvzymw7p6',1);
INSERT INTO "held" VALUES('c52faa3395bc729f136ec29ddbab2d692f44e2391511a5d90f6ac950111a24db','sb7dvzymw7p6',-1);
INSERT INTO "held" VALUES('c01c7470e0b35fea8ea5c049b7f862653f6446bcde060cf5be622d510893d5f1','utxrvmxnk7n4',-1);
INSERT INTO "held" VALUES('ea4325b4cb1171891fa060c651f72af18863f3cc8995df06c66996435a60585b','utxrvmxnk7n4',-1);
INSERT INTO "held" VALUES('ea4325b4cb1171891fa060c651f72af18863f3cc8995df06c66996435a60585b','utxrvmxnk7n4',0);
INSERT INTO "held" VALUES('12858260a80d34a9105213420d19d0eab4300fbde8566e21c4d3742ae89ec662','vp8mycuahxdm',1);
INSERT INTO "held" VALUES('658fe9b49baee56f01b61d0d9d87b0819973aa78515a86b71e847e8cebfaf830','vp8mycuahxdm',-1);
INSERT INTO "held" VALUES('658fe9b49baee56f01b61d0d9d87b0819973aa78515a86b71e847e8cebfaf830','vp8mycuahxdm',0);
INSERT INTO "held" VALUES('6db59d9af7005f0f615a4f2b5bd0ea2ca65f74c2d50e4b528525c9af85070cc9','vp8mycuahxdm',-1);
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
INSERT INTO "machines" VALUES('199bf55b-f03f-44a0-9e47-88ad5b983156',1.79511970001336979866e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2qygwf9fqb96','59ba79','');
INSERT INTO "makers" VALUES('5xg6f85zkc2h','59ba79','');
INSERT INTO "makers" VALUES('6q6km6c6hcba','59ba79','');
INSERT INTO "makers" VALUES('ck37mx9pjfv6','59ba79','');
INSERT INTO "makers" VALUES('gszukbykgkcj','59ba79','59ba79');
INSERT INTO "makers" VALUES('jan37w3shnxq','59ba79','');
INSERT INTO "makers" VALUES('qfy6dmf7rn93','59ba79','');
INSERT INTO "makers" VALUES('sb7dvzymw7p6','59ba79','');
INSERT INTO "makers" VALUES('utxrvmxnk7n4','59ba79','');
INSERT INTO "makers" VALUES('vp8mycuahxdm','59ba79','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
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
    skeleton TEXT, -- what it looks like; NULL: a server works it out when it starts
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;
INSERT INTO "people" VALUES('42f20cbba73c80c025150e5fc2fd6b5f',1.79513343691296458248e+09,'http://127.0.0.1:34155','en','UTC',NULL,NULL,'98bdcef2787279aa519e73b74a1523df4a15beb14e5247f51260ea93299bf97f','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('c9ae318eb09044be063afce6229d7729',1.79513343744928598405e+09,'http://127.0.0.1:34155','en','UTC',NULL,NULL,'d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5','Hille','hille','hille',1.79513343748323774343e+09);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('2qygwf9fqb96',1,1,'Player 2','',X'ED5620A6343564531D9E578A2CFD1C39');
INSERT INTO "private_texts" VALUES('2qygwf9fqb96',1,2,'Player 3','',X'14532AD859414AC7EDFEFDCD9B2CF7D6');
INSERT INTO "private_texts" VALUES('2qygwf9fqb96',2,0,'','5ff48c8e07b54e348633ebf2fd3ceeca8433ff7b677f5773e5e6afe09d78b341',X'0E3C1C14F83CC5B33BD5271080DBC342');
INSERT INTO "private_texts" VALUES('2qygwf9fqb96',6,0,'','06183ef926e0dec45d4c650357b51244333a6670269832d32d2ca6582b6e35dc',X'2BFAB0C0DFDEE67DBA60ACFA3BFAD08B');
INSERT INTO "private_texts" VALUES('5xg6f85zkc2h',1,0,'Player 1','',X'095FF59EEBDD1AB557B23856FEDDB411');
INSERT INTO "private_texts" VALUES('5xg6f85zkc2h',1,1,'Player 2','',X'442FF8F191C69F652D319B28BB04394A');
INSERT INTO "private_texts" VALUES('5xg6f85zkc2h',1,2,'Player 3','',X'3D6BCC74580FCAF9BB8CCD19B81A135D');
INSERT INTO "private_texts" VALUES('5xg6f85zkc2h',2,0,'','97018b6b516b8467d4102670fe0d30abf35187fec38891c187318b40d01acc73',X'E9573BA7BD789752CBAD231EE3C7EBD5');
INSERT INTO "private_texts" VALUES('6q6km6c6hcba',1,0,'Player 1','',X'2C07AB4036F69527DC39AB2526EBC3F0');
INSERT INTO "private_texts" VALUES('6q6km6c6hcba',1,1,'Player 2','',X'FB15E171547161117282BA8030A75DD2');
INSERT INTO "private_texts" VALUES('6q6km6c6hcba',1,2,'Player 3','',X'1106A9A8D33CFF0AA1D97F5EFD9A8DC1');
INSERT INTO "private_texts" VALUES('6q6km6c6hcba',2,0,'','8ccbd33388bd85d10a53de9fca71b97ae13ecf5d31286fe730c3db8c5ad511af',X'C51FCA8643AEEC107929B0AFBBBCF37E');
INSERT INTO "private_texts" VALUES('ck37mx9pjfv6',1,0,'Player 1','',X'85C85A6C5B5D43411A44700869218FCD');
INSERT INTO "private_texts" VALUES('ck37mx9pjfv6',2,0,'','2acfaa57fda1679ffd7e536dbc04a3746be1d65212bf64deb9552084eb5ea896',X'6B21479882C43B6CA2382E081BAEF457');
INSERT INTO "private_texts" VALUES('ck37mx9pjfv6',3,0,'','fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32',X'60FF9373094ADBAA1D287151D04D3385');
INSERT INTO "private_texts" VALUES('ck37mx9pjfv6',4,0,'','fa13646049cc203f347ac0570a56d957435e9b77f72be7dc6829d1030c4c9c32',X'08E602A91EE051D3E4466AE0FBDEDCD0');
INSERT INTO "private_texts" VALUES('ck37mx9pjfv6',11,0,'Anna','',X'E6E2CEEE26ADE96A09648AAA10C53D86');
INSERT INTO "private_texts" VALUES('gszukbykgkcj',1,2,'Hille','',X'7C5B2B52439B5B80A43A0A53B3BD4CFC');
INSERT INTO "private_texts" VALUES('gszukbykgkcj',2,0,'','d43ab6c57b2c0aa5b454d6950a8e04700ad8caf8f340f3aeef0a6e67234f78d5',X'3BBCC9308360E8F9E423FB2E984EBB30');
INSERT INTO "private_texts" VALUES('jan37w3shnxq',1,0,'Player 1','',X'FD2FAA578EA0CCA9154BD628F55ED229');
INSERT INTO "private_texts" VALUES('jan37w3shnxq',1,1,'Player 2','',X'9714C56E6BAE9E58A4176DEA61546E55');
INSERT INTO "private_texts" VALUES('jan37w3shnxq',1,2,'Player 3','',X'7B11EB60522C119CA226F1F8116F7625');
INSERT INTO "private_texts" VALUES('jan37w3shnxq',2,0,'','25e6c49b2e5c8b9f5a6f56bcc977d4ce875b5de8f6db2f2cc788afa3f5e5119f',X'63C87E9FC96225BE0F66705EC5ECFF1E');
INSERT INTO "private_texts" VALUES('qfy6dmf7rn93',1,0,'Player 1','',X'E3235FC9F024FB0A398B2DB8977542AA');
INSERT INTO "private_texts" VALUES('qfy6dmf7rn93',2,0,'','403f5e45a41295f93e3408c6d85f6513657268191c8f814d18d954ea75d58f42',X'59FF8122D9B59CDD91F1429DE2B8BB47');
INSERT INTO "private_texts" VALUES('sb7dvzymw7p6',1,0,'Player 1','',X'CAB4801D073BC80F7C4F5D3BE5781CD8');
INSERT INTO "private_texts" VALUES('sb7dvzymw7p6',1,1,'Player 2','',X'937D12B9D9FC75F5B4A6109838171B2B');
INSERT INTO "private_texts" VALUES('sb7dvzymw7p6',1,2,'Player 3','',X'E0129F30CE899BBD50A41E03728C9F8A');
INSERT INTO "private_texts" VALUES('sb7dvzymw7p6',2,0,'','975d927ec00e443e94ca1bee8829fae0dd2a3ee02803a48db2299980848dfcda',X'4B4BBF5C13DB4009AA4ED9DFC3C8C502');
INSERT INTO "private_texts" VALUES('sb7dvzymw7p6',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'F43FBC00B19716B2F82A3E323604FFB9');
INSERT INTO "private_texts" VALUES('utxrvmxnk7n4',1,0,'Player 1','',X'9D48D7A901BFB64C8DABDF6B2EB8BD8C');
INSERT INTO "private_texts" VALUES('utxrvmxnk7n4',2,0,'','ea4325b4cb1171891fa060c651f72af18863f3cc8995df06c66996435a60585b',X'5B301C8779A67746FFC744184E54E015');
INSERT INTO "private_texts" VALUES('vp8mycuahxdm',1,0,'Player 1','',X'30762B51CF0BBB826EA748116B9169F2');
INSERT INTO "private_texts" VALUES('vp8mycuahxdm',1,1,'Player 2','',X'427B055423379289D538644C66E33528');
INSERT INTO "private_texts" VALUES('vp8mycuahxdm',2,0,'','658fe9b49baee56f01b61d0d9d87b0819973aa78515a86b71e847e8cebfaf830',X'3D395A37B760E78F30986773A6D4E5FC');
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
CREATE TABLE schema_migrations (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_migrations" VALUES(1);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','yDF5HGySlRj8oiK4GK9Yes568ypGC--CF2w9CDtAPKM');
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
);
INSERT INTO "tables" VALUES('ck37mx9pjfv6',11,X'7F10582C75046DB9305A89FC81A145B1',X'D8A32408642800C7B61F1A28C95D4F58','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343393776893608e+09,1.79513343425061464315e+09,'{"id":"ck37mx9pjfv6","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795133433.937769,"updated":1795133434.2506146,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('5xg6f85zkc2h',4,X'0AF619D64348E368403C9E730B88E32E',X'EB03B18FE9072D35177EF00FAB5C8DA0','running',0,1.79513350754800081248e+09,NULL,NULL,NULL,NULL,0,0,0,1.79513343427159214023e+09,1.79513349754800081254e+09,'{"id":"5xg6f85zkc2h","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133434.2715921,"updated":1795133497.5480008,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('jan37w3shnxq',4,X'DE85EBE3691CED116A93FBCD67D8A541',X'7B6F5FFB7B18CC0A3B0EB364C6FC56F7','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343428609752658e+09,1.79513349756983661654e+09,'{"id":"jan37w3shnxq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133434.2860975,"updated":1795133497.5698366,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('qfy6dmf7rn93',4,X'57FE5464F99D11509DDFE2CF4A2AB5A7',X'BCC75A2DC2D3DB3BF3850DD78A60A032','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343429879879955e+09,1.7951334343496937752e+09,'{"id":"qfy6dmf7rn93","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795133434.2987988,"updated":1795133434.3496938,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('vp8mycuahxdm',5,X'FC61BEFE7E8A250575D4EB362D80CC70',X'FF8E24FE432A4C603A0D73A194E2F2A1','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343437407708164e+09,1.79513343443902301786e+09,'{"id":"vp8mycuahxdm","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795133434.374077,"updated":1795133434.439023,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('utxrvmxnk7n4',9,X'B2BE0BBADC786ED853285243F1EB82B5',X'FED6EEBC7CBEF6D5B1479311B7D786BA','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343446126675609e+09,1.79513343636173868184e+09,'{"id":"utxrvmxnk7n4","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795133434.4612668,"updated":1795133436.3617387,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('sb7dvzymw7p6',11,X'0A68E3EFC7F55369441ABF16EABB0841',X'FD2B698A69B5307583F539DC2C903529','running',0,NULL,1.79781183666048479082e+09,NULL,1.79770815666048479081e+09,NULL,0,0,0,1.79513343641717791556e+09,1.79513343666048479077e+09,'{"id":"sb7dvzymw7p6","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795133436.417178,"updated":1795133436.6604848,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797811836.6604848,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('6q6km6c6hcba',38,X'E4149B604A4A62D2799A996C25FA4D42',X'0D2B444B975899C5C40B35C1B2044BC7','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513343671717739103e+09,1.79513349683073210718e+09,'{"id":"6q6km6c6hcba","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":32,"decider":0,"turn":0,"created":1795133436.7171774,"updated":1795133496.830732,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('2qygwf9fqb96',11,X'21CE42474A8AD16E3FFFCF768C98D1CB',X'C2E039416FB2AB32FEB66C77A0AB8ADA','running',0,NULL,NULL,1.79513343909469580642e+09,NULL,NULL,0,0,0,1.79513343708097910882e+09,1.79513343909453105921e+09,'{"id":"2qygwf9fqb96","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795133437.080979,"updated":1795133439.094531,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('gszukbykgkcj',9,X'8EB3AEF420F6662A9396B89EAE29806E',X'3DDE1488107422557F2CBA100B8C43A1','running',1,NULL,1.79521984131252598758e+09,1.7951334413127009869e+09,1.79513404195660257337e+09,NULL,0,0,0,1.79513343754032158854e+09,1.79513344131252598765e+09,'{"id":"gszukbykgkcj","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":6,"decider":2,"turn":2,"created":1795133437.5403216,"updated":1795133441.312526,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795219841.312526,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
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
CREATE INDEX held_table ON held (table_id);
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
COMMIT;
