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
INSERT INTO "browser_keys" VALUES('53f169a3b68535a138c73be56221ac0a88f4c225b794b4f8ec23bdbb675ac6c3','53f169a3b68535a138c73be56221ac0a88f4c225b794b4f8ec23bdbb675ac6c3','',1,1.79513455864229512209e+09,'2217b48d01bf4d2c63f15e2c84aee15f59e4ccbc84fa71bf715c285d011cf56c');
INSERT INTO "browser_keys" VALUES('b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f','b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f','',1,1.79513455942921257022e+09,'93e7a61dee88e6265f9336c5306f10da6ef75c72fb90842179d48f0f71d6f539');
INSERT INTO "browser_keys" VALUES('fcff3187cc423f3566837d961c039c00d4f966f6b54dacd7f052a6ce1a131865','','',1,1.79513455898962616917e+09,'');
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
INSERT INTO "competition_players" VALUES('ezhbhu4fg6xy',0,'f44424d14105b3424b5b1ca453f84258');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('tyttft6d3b9v','ezhbhu4fg6xy');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('ezhbhu4fg6xy',3,1.79513455957842946054e+09,'running','f44424d14105b3424b5b1ca453f84258','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"tyttft6d3b9v","players":[-2,0,-1]}]}],"account":"f5dde3"}');
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
INSERT INTO "devices" VALUES('2217b48d01bf4d2c63f15e2c84aee15f59e4ccbc84fa71bf715c285d011cf56c','dc1a23d4feea5c9a2baf540755ae663e','',1.79513455864229512209e+09);
INSERT INTO "devices" VALUES('93e7a61dee88e6265f9336c5306f10da6ef75c72fb90842179d48f0f71d6f539','f44424d14105b3424b5b1ca453f84258','',1.79513455942921257022e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2t2fwxwdmu8c',1,1.79513455704501295089e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"ff931cc2182d3aafdbf1bf7b38cd3bd37cf7ecf3bcc1db5a8911d7c27a97a433"},{"kind":"human","colour":"blue","key":"9a961f6422999536d60c4a34d34a82084ed860bc6e8eed3139d5a8e6fdc0c455"},{"kind":"human","colour":"green","key":"d3d0cf0ce00d1e03594c8f43946471b898afe340d2cc3066052ff558a760d5df"}],"host":"89431290eed76cc4edd53662f8fff25e196bfd50185b66359a2200095ee2e8c0","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'1FA36DFED2FB4CC465C2048AAE5131F0');
INSERT INTO "entries" VALUES('2t2fwxwdmu8c',2,1.79513455704501295089e+09,'{"kind":"opened","seat":-1,"key":"ff931cc2182d3aafdbf1bf7b38cd3bd37cf7ecf3bcc1db5a8911d7c27a97a433","beside":[0]}',X'D9C8292C7CF38F2C3A071EBD25E28EC9');
INSERT INTO "entries" VALUES('2t2fwxwdmu8c',3,1.79513455704501295089e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["swap","extra-office","plus-4","develop","develop","move-three","plus-3","plus-4","swap","plus-3","extra-office","extra-office"]},"salt":"e6810b3e22713a251776b452719cef78"}',X'75691FB4516DC0980E3A230558A58799');
INSERT INTO "entries" VALUES('2t2fwxwdmu8c',4,1.79513462007145261764e+09,'{"kind":"seen","seat":0}',X'43436B92D2B3DD47B8CDDC89F0742F2C');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',1,1.79513455898175072669e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"555806638b0006981f29cd621dca5a9c6748fbe54ee8bd1eb7e59660b4bdbfd0"},{"kind":"human","colour":"blue","key":"6d2dcdbad5df3f73eba672f5195d438cccd366cb1c5e167ea648acad2b4b6ea2"},{"kind":"human","colour":"green","key":"ee8e0b1151c93a977b4572a7b18adbc55e36da160f92eaa191d5abc260102c86"}],"host":"cebdae347e477de7809306443fe5eec9d523a994f3b39a35c06113121306e7b3","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'32FFD123B8EB97CA6144CA8656AD82B6');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',2,1.79513455898175072669e+09,'{"kind":"opened","seat":-1,"key":"555806638b0006981f29cd621dca5a9c6748fbe54ee8bd1eb7e59660b4bdbfd0","beside":[0]}',X'6971E4D577B4023D702B76D3F46C5F72');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',3,1.79513455898175072669e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","extra-office","plus-4","develop","swap","move-three","plus-3","swap","plus-3","extra-office","plus-4","extra-office"]},"salt":"ea06a779afd7e65e6f86b8b232f6d048"}',X'9038952413F12FD7BF38E4BB2866D477');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',4,1.79513455899089574814e+09,'{"kind":"opened","seat":0,"key":"fcff3187cc423f3566837d961c039c00d4f966f6b54dacd7f052a6ce1a131865","beside":[0]}',X'42B9DF6C0001A33F0284C3DC0B52ED53');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',5,1.79513455899089574814e+09,'{"kind":"opened","seat":-1,"key":"fcff3187cc423f3566837d961c039c00d4f966f6b54dacd7f052a6ce1a131865","beside":[0]}',X'B30A0BBA87818921D0D028B6519A07B8');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',6,1.79513455899353170392e+09,'{"kind":"opened","seat":1,"key":"cd9e08aec196c22b18a5eb9bc0ffc08ca33ca553e4a701aefa9ccc66819d9283","beside":[0]}',X'E4471CDFDEEA873C67BE21E970E8EFA4');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',7,1.79513455899614048005e+09,'{"kind":"forgotten","occupants":[0],"keys":["fcff3187cc423f3566837d961c039c00d4f966f6b54dacd7f052a6ce1a131865"],"parts":[[1,0],[4,0],[5,0]]}',X'5D36DF1DFD47F7E5AA9446B2EF90281C');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',8,1.79513455899614048005e+09,'{"kind":"left","seat":0,"level":"expert"}',X'38F773616040E37150574AB003A3CB6C');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',9,1.7951345598231291771e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'99E391D09AB6E6C4F7728FC5F89511EA');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',10,1.79513456057906413071e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'9DBB5FFC3006AC4CD44CFBB8C6F6DD8A');
INSERT INTO "entries" VALUES('73mtcbsa9vfy',11,1.79513456119298696516e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'3AB11E530A253859B9E5A9F0F95B3C1D');
INSERT INTO "entries" VALUES('h689n9vdxaew',1,1.79513455691448736185e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"3e5a8a706a7f9acef6b47b98c8eadbd254f4d89c7c5e51dec146e5411b34b5fe"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"93c9a8a60e7711f8ec87c5bb56030aeef1bf98bf8b990c511cd3512ba70c34d5","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"edb76d3b3dc62ed66bd75a1e8d709a87e3d1362ee8b09e3ceff1ce53c74630dd","absence":3600,"beside":[0]}',X'95E4B819508E3E38C21A26835903AFAB');
INSERT INTO "entries" VALUES('h689n9vdxaew',2,1.79513455691448736185e+09,'{"kind":"opened","seat":-1,"key":"3e5a8a706a7f9acef6b47b98c8eadbd254f4d89c7c5e51dec146e5411b34b5fe","beside":[0]}',X'AB3525173362FCF4C3AC2CCAD191B715');
INSERT INTO "entries" VALUES('h689n9vdxaew',3,1.7951345569683954716e+09,'{"kind":"opened","seat":0,"key":"71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0","beside":[0]}',X'25B31391DCF319382C8DF43CF5599F67');
INSERT INTO "entries" VALUES('h689n9vdxaew',4,1.7951345569683954716e+09,'{"kind":"opened","seat":-1,"key":"71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0","beside":[0]}',X'6D5B7EE35D1B7B210D39BD53463DDDC2');
INSERT INTO "entries" VALUES('h689n9vdxaew',5,1.79513455697643709184e+09,'{"kind":"linked","seat":0,"key":"d46ee839249f90047862438ea604bc642e13d48903ecd825855e75b2d85c294a"}',X'827C6B74B997F3C9946BCFFD78E83EC3');
INSERT INTO "entries" VALUES('h689n9vdxaew',6,1.79513455698270750051e+09,'{"kind":"closed","seat":0,"key":"71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0"}',X'390F291638BE2DE3D59724012951CB2F');
INSERT INTO "entries" VALUES('h689n9vdxaew',7,1.79513455698270750051e+09,'{"kind":"closed","seat":-1,"key":"71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0"}',X'6D2B8017BEC49713124A3DD4D72D87C2');
INSERT INTO "entries" VALUES('h689n9vdxaew',8,1.79513455698668694497e+09,'{"kind":"invited","seat":-1,"key":"e612c8708723d26fa1b52a58c79a9f5b254384dea769f76a03950ba18860f2b1"}',X'94C7F06D00AC16482E5CFFA5D2690C2D');
INSERT INTO "entries" VALUES('h689n9vdxaew',9,1.79513455699826312067e+09,'{"kind":"said","seat":0,"beside":[0]}',X'B1E08703C806DFDE2C9AD94D1DCEDB68');
INSERT INTO "entries" VALUES('h689n9vdxaew',10,1.79513455699826312067e+09,'{"kind":"removed","line":9}',X'4FF944D0E1A4D2E6DA7791FE063D0BE5');
INSERT INTO "entries" VALUES('h689n9vdxaew',11,1.7951345570311617851e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'7DDD9867FB066B2E6242642E1B5B214B');
INSERT INTO "entries" VALUES('hkgpqshpwukg',1,1.7951345570358009338e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"53b330dd64f05d4260af73fa249fe3e92b985bce38778c7f727826562ca27291"},{"kind":"human","colour":"blue","key":"fbb2f8bc206bf34c25d9c37f644ce3ba2deec79a57dbb22728580be7727620cb"},{"kind":"human","colour":"green","key":"2297ef80b5f49b8e3a603a9797580d59d4f1b48faa79b4ef886f66a8fe52a5d0"}],"host":"4e2feea9014f8f34a2f0c09a28f0d3c2705a3d630e2c39366239782448d9f1b0","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'2D0A208439682534AC1C0C9813F6C5A1');
INSERT INTO "entries" VALUES('hkgpqshpwukg',2,1.7951345570358009338e+09,'{"kind":"opened","seat":-1,"key":"53b330dd64f05d4260af73fa249fe3e92b985bce38778c7f727826562ca27291","beside":[0]}',X'A3DE98C4426FE0D17694FF1FFD8174F3');
INSERT INTO "entries" VALUES('hkgpqshpwukg',3,1.7951345570358009338e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["develop","plus-3","develop","extra-office","move-three","extra-office","plus-4","extra-office","swap","plus-3","swap","plus-4"]},"salt":"58665b0d16a3a3c54576b2344212377f"}',X'9356AF014F9B3EAC008665049FD94B94');
INSERT INTO "entries" VALUES('hkgpqshpwukg',4,1.79513462006085276604e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'03FE547ABD6D1179D522D7B5B26086BC');
INSERT INTO "entries" VALUES('kjs27xyna7nd',1,1.79513455828147292132e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"a9eafd06f91557bd106270881f105268dd45e1344b5b488270c05acdd5141c16"},{"kind":"human","colour":"blue","key":"1cd892ef2322cac04db44f74f6c129b213d27a92e14adf14dd7eb88e26540239"},{"kind":"human","colour":"green","key":"01edaac79d9216484e9faed51eb69966153222181fff8e1491fa1cae54b2cee1"}],"host":"f54b272eeece84ea7cfd86ccf15ca2727da981c35ef2066974d68f72b5af7f19","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'D67ADAC46EA3CBD86B5D421185C07838');
INSERT INTO "entries" VALUES('kjs27xyna7nd',2,1.79513455828147292132e+09,'{"kind":"opened","seat":-1,"key":"a9eafd06f91557bd106270881f105268dd45e1344b5b488270c05acdd5141c16","beside":[0]}',X'210FFF472EB323CA0BDE460172A0AFBE');
INSERT INTO "entries" VALUES('kjs27xyna7nd',3,1.79513455828147292132e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["move-three","plus-4","extra-office","plus-3","swap","extra-office","plus-3","swap","develop","develop","extra-office","plus-4"]},"salt":"af2abd2ee9cf059cad2c4d5ff8e96844"}',X'8DFEE17421109C96B806EC1B06E4C1AB');
INSERT INTO "entries" VALUES('kjs27xyna7nd',4,1.79513455829423713679e+09,'{"kind":"rested","seat":1,"days":7}',X'C8C88BE56F830064C5C97C9CA059B76F');
INSERT INTO "entries" VALUES('kjs27xyna7nd',5,1.79513455830308246612e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'F94E14A7CB063363DF1B8CD75983DB95');
INSERT INTO "entries" VALUES('kjs27xyna7nd',6,1.79513455833426499369e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'3C9990EE507A206B80B4D70F481DAAEB');
INSERT INTO "entries" VALUES('kjs27xyna7nd',7,1.79513455833426499369e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'7D791F5DF1B0E585634106D02336818A');
INSERT INTO "entries" VALUES('kjs27xyna7nd',8,1.7951345583517706394e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'520A7589B07BFAA2B529A300E8C68804');
INSERT INTO "entries" VALUES('kjs27xyna7nd',9,1.79513455837801241873e+09,'{"kind":"answered","seat":1,"agree":true}',X'CF4AE231D0876B884575C59D4324E635');
INSERT INTO "entries" VALUES('kjs27xyna7nd',10,1.79513455840120315551e+09,'{"kind":"answered","seat":2,"agree":true}',X'15DA0C68E4B08480B14D10F34F0B09FE');
INSERT INTO "entries" VALUES('kjs27xyna7nd',11,1.79513455840120315551e+09,'{"kind":"paused","days":30}',X'4F186023EA36029FD582E9612E9C931C');
INSERT INTO "entries" VALUES('qgydnpe4s42z',1,1795134557.32587,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"a80f0a3dd5a86f72bc72f36b12e842e042fbdbb3af91254c86c389d9a97a057e"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"202a6cfc10adc091c7e15a03b77f3acf246406b56f3aa24cdfd82b3ed2e1dc5c","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'ECE829A9116890A3274E1BE32D4FF356');
INSERT INTO "entries" VALUES('qgydnpe4s42z',2,1795134557.32587,'{"kind":"opened","seat":-1,"key":"a80f0a3dd5a86f72bc72f36b12e842e042fbdbb3af91254c86c389d9a97a057e","beside":[0]}',X'A6EB2087D6769EABB1F7A757C40DFCA2');
INSERT INTO "entries" VALUES('qgydnpe4s42z',3,1795134557.32587,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","develop","extra-office","plus-3","plus-4","swap","plus-3","swap","plus-4","extra-office","move-three","extra-office"]},"salt":"9baef2b370b5bea2ac6b8351181114a8"}',X'71C60C7E6E02B44129DE10F7E9F9A9B6');
INSERT INTO "entries" VALUES('qgydnpe4s42z',4,1.79513455738153767586e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'B6703FEF564FBFD682079FF59DBDD45C');
INSERT INTO "entries" VALUES('qgydnpe4s42z',5,1.79513455745022034639e+09,'{"kind":"instant"}',X'BB9933E6EA07F3FB992F54CD3BE5B768');
INSERT INTO "entries" VALUES('qgydnpe4s42z',6,1.79513455775481033322e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}',X'546DEB84CC134FF83DBB7757101C3D46');
INSERT INTO "entries" VALUES('qgydnpe4s42z',7,1.79513455818771672243e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t elbing-kulm/1","level":"claim"}',X'679B171D015E1C4D0486D7124E88A399');
INSERT INTO "entries" VALUES('qgydnpe4s42z',8,1.79513455819918298726e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'BAE99C546D299EEDC3E43DA8D3B3C99C');
INSERT INTO "entries" VALUES('qgydnpe4s42z',9,1.79513455825514578814e+09,'{"kind":"aborted"}',X'ED857CBD4BE7CEACF0C243AE70F94D67');
INSERT INTO "entries" VALUES('s8t6vrnmk4mf',1,1.79513455707657551769e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"e96d438fa7370f9254b401e306e35f1c0650cefa1803d27dcdb2d54c69b01744"},{"kind":"human","colour":"blue","key":"66719413270bf199b0dad0dd80a6fd2e876c7d2fecd341119ed279d388093695"}],"host":"7ccfaa8ba06f340d717be7dbd17a47db4f719fe6ce4eea323094901533b965fb","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'768C9C998AFA71583F02B78F988E0F9B');
INSERT INTO "entries" VALUES('s8t6vrnmk4mf',2,1.79513455707657551769e+09,'{"kind":"opened","seat":-1,"key":"e96d438fa7370f9254b401e306e35f1c0650cefa1803d27dcdb2d54c69b01744","beside":[0]}',X'A70D86150B2FDD6828E2CD035692F45F');
INSERT INTO "entries" VALUES('s8t6vrnmk4mf',3,1.79513455707657551769e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"87039d3c4c24391bf3ac959afa966600"}',X'4AC02ACC40DC6E01CB190F43111EF3E2');
INSERT INTO "entries" VALUES('s8t6vrnmk4mf',4,1.79513455708212208749e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'5120C08133373F21F1ED2D15A24C4F75');
INSERT INTO "entries" VALUES('s8t6vrnmk4mf',5,1.79513455708420157437e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'A178E167594833F8C796642AF98059A2');
INSERT INTO "entries" VALUES('tge66yx9yb42',1,1.79513455705289435388e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"ddd5b1f7a2a6b43d3047d75e841bf508de3e0b009eb5d0d4bf868a1b01900ff3"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"4ba0ed06420720f4b289d4a42b9ac3186c2ee13e5c834c042a50e559e98bb4d1","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'680CFC83CD674556D706E696976BBD43');
INSERT INTO "entries" VALUES('tge66yx9yb42',2,1.79513455705289435388e+09,'{"kind":"opened","seat":-1,"key":"ddd5b1f7a2a6b43d3047d75e841bf508de3e0b009eb5d0d4bf868a1b01900ff3","beside":[0]}',X'34FEF37E59F32CC0B29645FDE1ED5321');
INSERT INTO "entries" VALUES('tge66yx9yb42',3,1.79513455705289435388e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"20e43cdff6f26169f43be9cf8d0f1a66"}',X'20310CFAF60E401F54BC1FAE98E21874');
INSERT INTO "entries" VALUES('tge66yx9yb42',4,1.79513455706415963174e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'5308F9FA366524AD325DC51E3627B396');
INSERT INTO "entries" VALUES('tyttft6d3b9v',1,1.79513455991909074782e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"human","colour":"blue","key":"4168630683cacb43aa1b8956a6277b466b08aef76a1aa491f71517122362a50d"},{"kind":"bot","name":"Wulf","colour":"green","level":"claim"}],"host":"ba03f16e639ae44ffc9a8734ffe6edfb0ff908b0fa2e21d8acb6f90398460e48","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"ezhbhu4fg6xy","beside":[1]}',X'F994CE32D1A7DCFC3BC35AAD488F7CA9');
INSERT INTO "entries" VALUES('tyttft6d3b9v',2,1.79513455991909074782e+09,'{"kind":"opened","seat":1,"key":"b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f","beside":[0]}',X'48CA0BF70EE634F87B09CF1735F12BC7');
INSERT INTO "entries" VALUES('tyttft6d3b9v',3,1.79513455991909074782e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["move-three","extra-office","extra-office","plus-3","plus-3","swap","swap","develop","extra-office","plus-4","plus-4","develop"]},"salt":"2707c45280ed7590fa883a4bdd69599d"}',X'C4A0D02DB5E3FCD1CF9021D4436A7569');
INSERT INTO "entries" VALUES('tyttft6d3b9v',4,1.79513456055795764926e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m lueneburg-perleberg/3","level":"claim"}',X'2D29CE4899AE6665D75AD70B063129E9');
INSERT INTO "entries" VALUES('tyttft6d3b9v',5,1.79513456117212939254e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t lueneburg-perleberg/2","level":"claim"}',X'503A4E4F90FF2C2AC3BE6D87481BCDB3');
INSERT INTO "entries" VALUES('tyttft6d3b9v',6,1.79513456177478313447e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'B636D1B0390B91B9E525003B57AE831E');
INSERT INTO "entries" VALUES('y2famby79jy2',1,1.7951345584460511207e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"aa5b89d036bd08b621e087fe8dbd999bbb0f2571ab0ea2ba8d4357adab070310"},{"kind":"human","colour":"blue","key":"a61149a3af0a4836194eec4b8839f42dd535d02d345bf8815019e25765c5a239"},{"kind":"human","colour":"green","key":"51fa3580658fb742b28697f26bf0b48292c9c76a846596a58844570a9b56befc"}],"host":"fd688611f0f29448c6665ec4d1527c1416214606d9c144ba7d7204c56c3a8b03","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'7A849CDD6F963704F2D1471553E95FB5');
INSERT INTO "entries" VALUES('y2famby79jy2',2,1.7951345584460511207e+09,'{"kind":"opened","seat":-1,"key":"aa5b89d036bd08b621e087fe8dbd999bbb0f2571ab0ea2ba8d4357adab070310","beside":[0]}',X'EE0626279AB92B28094FDD4A51470A8A');
INSERT INTO "entries" VALUES('y2famby79jy2',3,1.7951345584460511207e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","swap","extra-office","move-three","extra-office","extra-office","plus-4","develop","develop","plus-3","plus-3","swap"]},"salt":"a9a9c9a058ed3064b1756ae08cfb120f"}',X'BC5790FDD0DA6E60FCC1C380E87DDAAC');
INSERT INTO "entries" VALUES('y2famby79jy2',4,1.79513457344760131838e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'EAD3220C269D16B3493A353DC06A331B');
INSERT INTO "entries" VALUES('y2famby79jy2',5,1.79513457405054807657e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'83DD546A924A8E0678215E5E8A0A7341');
INSERT INTO "entries" VALUES('y2famby79jy2',6,1.79513457465223670011e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'5BCD792CF2E3B72C87CAFD5E05F0A0F9');
INSERT INTO "entries" VALUES('y2famby79jy2',7,1.79513457525414848328e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'AACB6E5B222EBD8D996700F584AFF183');
INSERT INTO "entries" VALUES('y2famby79jy2',8,1.79513459025433826446e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'3665A889994E310EE1028297366554F9');
INSERT INTO "entries" VALUES('y2famby79jy2',9,1.79513459093356776241e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'995C5A59DE608B882008FE168B1156B7');
INSERT INTO "entries" VALUES('y2famby79jy2',10,1.79513459153611707689e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'F2E43C738E356814756DE6893F10BBA0');
INSERT INTO "entries" VALUES('y2famby79jy2',11,1.79513459214155530934e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'826580A9F3E54C4F450AF7A309B16DE4');
INSERT INTO "entries" VALUES('y2famby79jy2',12,1.79513460714199137684e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'21C4305678F99F4E6EA8F207BA4EB9DE');
INSERT INTO "entries" VALUES('y2famby79jy2',13,1.79513460774734902379e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'7591530AB521A76CE7D4F97C54CD94BE');
INSERT INTO "entries" VALUES('y2famby79jy2',14,1.79513460835149049762e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'8B135C990E7C1FD2D6714CB79C4663AF');
INSERT INTO "entries" VALUES('y2famby79jy2',15,1.7951346089540486336e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'5C11CDFA015DAFA35DE352F18569C141');
INSERT INTO "entries" VALUES('y2famby79jy2',16,1.79513460925683164589e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'23A7505EDB6CCB1D5B88BFF6046B993A');
INSERT INTO "entries" VALUES('y2famby79jy2',17,1.79513460940872621529e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'5733BE1CC91F64E536A56B410E933CCB');
INSERT INTO "entries" VALUES('y2famby79jy2',18,1.79513461002087306977e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'6E572AAE100F920AA3182EBC38C7347F');
INSERT INTO "entries" VALUES('y2famby79jy2',19,1.79513461062417411804e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'1977A97FD00ED8B174F6BCBC9C61F879');
INSERT INTO "entries" VALUES('y2famby79jy2',20,1.7951346112287521362e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'00548309C165F57A84244CE7E3FDC2E0');
INSERT INTO "entries" VALUES('y2famby79jy2',21,1.79513461160890889166e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'FBC32075AF96170A79073B3E5DE4DABE');
INSERT INTO "entries" VALUES('y2famby79jy2',22,1.79513461176063323018e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'3E39640F313524F0AB584D82B203A1D5');
INSERT INTO "entries" VALUES('y2famby79jy2',23,1.79513461184479475025e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'41F0F5756CE330F3DA40711C39A5F40E');
INSERT INTO "entries" VALUES('y2famby79jy2',24,1.79513461189103817935e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'6A245945BA5DF6E7B3F3F04B0B6495A8');
INSERT INTO "entries" VALUES('y2famby79jy2',25,1.79513461249712514872e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'9128AC3EE3ACB16BBCD235DAC19E3F57');
INSERT INTO "entries" VALUES('y2famby79jy2',26,1.79513461313747859e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'782BBDCE13A3608C6904075AA53CB61F');
INSERT INTO "entries" VALUES('y2famby79jy2',27,1.79513461374249196056e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'9D0A9FCF26967EFEF783FD2B3C801EE7');
INSERT INTO "entries" VALUES('y2famby79jy2',28,1.79513461407947635646e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'BCA6EBFCBD3B7FD5E4703B1C346A734C');
INSERT INTO "entries" VALUES('y2famby79jy2',29,1.7951346142477459908e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'A889975A5D56AD9CC2F26BF074DF70E3');
INSERT INTO "entries" VALUES('y2famby79jy2',30,1.79513461432661104201e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'32D84F355E8692B62AEC737B398C71A6');
INSERT INTO "entries" VALUES('y2famby79jy2',31,1.79513461436645436284e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'D0C06ACD9246422E14DA6E26AE44668D');
INSERT INTO "entries" VALUES('y2famby79jy2',32,1.79513461503240776061e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'F9B325C169CFC882394C24C6E010FFB9');
INSERT INTO "entries" VALUES('y2famby79jy2',33,1.7951346156811957359e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'EE1E1192455D2E09DBE64873201076AB');
INSERT INTO "entries" VALUES('y2famby79jy2',34,1.79513461628441596028e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'F2546CA3EAB919F5BCCA6CDF35DC6FC8');
INSERT INTO "entries" VALUES('y2famby79jy2',35,1.79513461658970880511e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'44EAF051E3178188D64EACD72BB72282');
INSERT INTO "entries" VALUES('y2famby79jy2',36,1.79513461674360561373e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'AE60F99D76598C3B2054684D5EBEB2E7');
INSERT INTO "entries" VALUES('y2famby79jy2',37,1.79513461682246947288e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'57BCEF3FE0B9A4723E004033BD9B207F');
INSERT INTO "entries" VALUES('y2famby79jy2',38,1.79513461689589500424e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'EBDDC0849D460CFA68903272F2FB87BF');
INSERT INTO "entries" VALUES('y2famby79jy2',39,1.79513461750014090539e+09,'{"kind":"decided","ply":32,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'8BACCD5E8C4669ABD1669DBD8C9248EC');
INSERT INTO "entries" VALUES('y2famby79jy2',40,1.7951346181051011085e+09,'{"kind":"decided","ply":33,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'EFD502E504C7B394CAF3813A381E33DF');
INSERT INTO "entries" VALUES('y2famby79jy2',41,1.79513461873008036608e+09,'{"kind":"decided","ply":34,"seat":0,"action":"drop goslar-quedlinburg/1 goslar-hildesheim/2","level":"expert"}',X'79E22051FAA52826A9768E37185F1D24');
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
INSERT INTO "health" VALUES(1,1.79513455687147521974e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, key, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('01edaac79d9216484e9faed51eb69966153222181fff8e1491fa1cae54b2cee1','kjs27xyna7nd',2);
INSERT INTO "held" VALUES('1cd892ef2322cac04db44f74f6c129b213d27a92e14adf14dd7eb88e26540239','kjs27xyna7nd',1);
INSERT INTO "held" VALUES('202a6cfc10adc091c7e15a03b77f3acf246406b56f3aa24cdfd82b3ed2e1dc5c','qgydnpe4s42z',-1);
INSERT INTO "held" VALUES('2297ef80b5f49b8e3a603a9797580d59d4f1b48faa79b4ef886f66a8fe52a5d0','hkgpqshpwukg',2);
INSERT INTO "held" VALUES('4168630683cacb43aa1b8956a6277b466b08aef76a1aa491f71517122362a50d','tyttft6d3b9v',1);
INSERT INTO "held" VALUES('4ba0ed06420720f4b289d4a42b9ac3186c2ee13e5c834c042a50e559e98bb4d1','tge66yx9yb42',-1);
INSERT INTO "held" VALUES('4e2feea9014f8f34a2f0c09a28f0d3c2705a3d630e2c39366239782448d9f1b0','hkgpqshpwukg',-1);
INSERT INTO "held" VALUES('51fa3580658fb742b28697f26bf0b48292c9c76a846596a58844570a9b56befc','y2famby79jy2',2);
INSERT INTO "held" VALUES('53b330dd64f05d4260af73fa249fe3e92b985bce38778c7f727826562ca27291','hkgpqshpwukg',-1);
INSERT INTO "held" VALUES('53b330dd64f05d4260af73fa249fe3e92b985bce38778c7f727826562ca27291','hkgpqshpwukg',0);
INSERT INTO "held" VALUES('66719413270bf199b0dad0dd80a6fd2e876c7d2fecd341119ed279d388093695','s8t6vrnmk4mf',1);
INSERT INTO "held" VALUES('6d2dcdbad5df3f73eba672f5195d438cccd366cb1c5e167ea648acad2b4b6ea2','73mtcbsa9vfy',-1);
INSERT INTO "held" VALUES('6d2dcdbad5df3f73eba672f5195d438cccd366cb1c5e167ea648acad2b4b6ea2','73mtcbsa9vfy',1);
INSERT INTO "held" VALUES('7ccfaa8ba06f340d717be7dbd17a47db4f719fe6ce4eea323094901533b965fb','s8t6vrnmk4mf',-1);
INSERT INTO "held" VALUES('89431290eed76cc4edd53662f8fff25e196bfd50185b66359a2200095ee2e8c0','2t2fwxwdmu8c',-1);
INSERT INTO "held" VALUES('93c9a8a60e7711f8ec87c5bb56030aeef1bf98bf8b990c511cd3512ba70c34d5','h689n9vdxaew',-1);
INSERT INTO "held" VALUES('9a961f6422999536d60c4a34d34a82084ed860bc6e8eed3139d5a8e6fdc0c455','2t2fwxwdmu8c',1);
INSERT INTO "held" VALUES('a61149a3af0a4836194eec4b8839f42dd535d02d345bf8815019e25765c5a239','y2famby79jy2',1);
INSERT INTO "held" VALUES('a80f0a3dd5a86f72bc72f36b12e842e042fbdbb3af91254c86c389d9a97a057e','qgydnpe4s42z',-1);
INSERT INTO "held" VALUES('a80f0a3dd5a86f72bc72f36b12e842e042fbdbb3af91254c86c389d9a97a057e','qgydnpe4s42z',0);
INSERT INTO "held" VALUES('a9eafd06f91557bd106270881f105268dd45e1344b5b488270c05acdd5141c16','kjs27xyna7nd',-1);
INSERT INTO "held" VALUES('a9eafd06f91557bd106270881f105268dd45e1344b5b488270c05acdd5141c16','kjs27xyna7nd',0);
INSERT INTO "held" VALUES('aa5b89d036bd08b621e087fe8dbd999bbb0f2571ab0ea2ba8d4357adab070310','y2famby79jy2',-1);
INSERT INTO "held" VALUES('aa5b89d036bd08b621e087fe8dbd999bbb0f2571ab0ea2ba8d4357adab070310','y2famby79jy2',0);
INSERT INTO "held" VALUES('b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f','tyttft6d3b9v',1);
INSERT INTO "held" VALUES('ba03f16e639ae44ffc9a8734ffe6edfb0ff908b0fa2e21d8acb6f90398460e48','tyttft6d3b9v',-1);
INSERT INTO "held" VALUES('cd9e08aec196c22b18a5eb9bc0ffc08ca33ca553e4a701aefa9ccc66819d9283','73mtcbsa9vfy',-1);
INSERT INTO "held" VALUES('cd9e08aec196c22b18a5eb9bc0ffc08ca33ca553e4a701aefa9ccc66819d9283','73mtcbsa9vfy',1);
INSERT INTO "held" VALUES('cebdae347e477de7809306443fe5eec9d523a994f3b39a35c06113121306e7b3','73mtcbsa9vfy',-1);
INSERT INTO "held" VALUES('d3d0cf0ce00d1e03594c8f43946471b898afe340d2cc3066052ff558a760d5df','2t2fwxwdmu8c',2);
INSERT INTO "held" VALUES('d46ee839249f90047862438ea604bc642e13d48903ecd825855e75b2d85c294a','h689n9vdxaew',-1);
INSERT INTO "held" VALUES('d46ee839249f90047862438ea604bc642e13d48903ecd825855e75b2d85c294a','h689n9vdxaew',0);
INSERT INTO "held" VALUES('ddd5b1f7a2a6b43d3047d75e841bf508de3e0b009eb5d0d4bf868a1b01900ff3','tge66yx9yb42',-1);
INSERT INTO "held" VALUES('ddd5b1f7a2a6b43d3047d75e841bf508de3e0b009eb5d0d4bf868a1b01900ff3','tge66yx9yb42',0);
INSERT INTO "held" VALUES('e96d438fa7370f9254b401e306e35f1c0650cefa1803d27dcdb2d54c69b01744','s8t6vrnmk4mf',-1);
INSERT INTO "held" VALUES('e96d438fa7370f9254b401e306e35f1c0650cefa1803d27dcdb2d54c69b01744','s8t6vrnmk4mf',0);
INSERT INTO "held" VALUES('ee8e0b1151c93a977b4572a7b18adbc55e36da160f92eaa191d5abc260102c86','73mtcbsa9vfy',2);
INSERT INTO "held" VALUES('f54b272eeece84ea7cfd86ccf15ca2727da981c35ef2066974d68f72b5af7f19','kjs27xyna7nd',-1);
INSERT INTO "held" VALUES('fbb2f8bc206bf34c25d9c37f644ce3ba2deec79a57dbb22728580be7727620cb','hkgpqshpwukg',1);
INSERT INTO "held" VALUES('fd688611f0f29448c6665ec4d1527c1416214606d9c144ba7d7204c56c3a8b03','y2famby79jy2',-1);
INSERT INTO "held" VALUES('ff931cc2182d3aafdbf1bf7b38cd3bd37cf7ecf3bcc1db5a8911d7c27a97a433','2t2fwxwdmu8c',-1);
INSERT INTO "held" VALUES('ff931cc2182d3aafdbf1bf7b38cd3bd37cf7ecf3bcc1db5a8911d7c27a97a433','2t2fwxwdmu8c',0);
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
INSERT INTO "machines" VALUES('199bf55b-f03f-44a0-9e47-88ad5b983156',1.79511970001337051389e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2t2fwxwdmu8c','f5dde3','');
INSERT INTO "makers" VALUES('73mtcbsa9vfy','f5dde3','');
INSERT INTO "makers" VALUES('h689n9vdxaew','f5dde3','');
INSERT INTO "makers" VALUES('hkgpqshpwukg','f5dde3','');
INSERT INTO "makers" VALUES('kjs27xyna7nd','f5dde3','');
INSERT INTO "makers" VALUES('qgydnpe4s42z','f5dde3','');
INSERT INTO "makers" VALUES('s8t6vrnmk4mf','f5dde3','');
INSERT INTO "makers" VALUES('tge66yx9yb42','f5dde3','');
INSERT INTO "makers" VALUES('tyttft6d3b9v','f5dde3','f5dde3');
INSERT INTO "makers" VALUES('y2famby79jy2','f5dde3','');
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
INSERT INTO "operator_acts" VALUES(1.79513455702111911771e+09,'DELETE tables/h689n9vdxaew/chat/9');
INSERT INTO "operator_acts" VALUES(1.79513455703047418595e+09,'PUT tables/h689n9vdxaew/seats/0/name');
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
INSERT INTO "people" VALUES('dc1a23d4feea5c9a2baf540755ae663e',1.79513455864229512209e+09,'http://127.0.0.1:44119','en','UTC',NULL,NULL,'53f169a3b68535a138c73be56221ac0a88f4c225b794b4f8ec23bdbb675ac6c3','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('f44424d14105b3424b5b1ca453f84258',1.79513455942921257022e+09,'http://127.0.0.1:44119','en','UTC',NULL,NULL,'b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f','Hille','hille','hille',1.79513455948843312259e+09);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('2t2fwxwdmu8c',1,0,'Player 1','',X'8772E4AF2AAA9F635555C86F492C4759');
INSERT INTO "private_texts" VALUES('2t2fwxwdmu8c',1,1,'Player 2','',X'0E6642C692EE0275A542484FE196CA48');
INSERT INTO "private_texts" VALUES('2t2fwxwdmu8c',1,2,'Player 3','',X'817DF54CAC03FA223FF7FE0EBA249DD5');
INSERT INTO "private_texts" VALUES('2t2fwxwdmu8c',2,0,'','ff931cc2182d3aafdbf1bf7b38cd3bd37cf7ecf3bcc1db5a8911d7c27a97a433',X'52B9F5F677935B2D9EA1A8CC2CCFD7E1');
INSERT INTO "private_texts" VALUES('73mtcbsa9vfy',1,1,'Player 2','',X'94E9ACD019727D7046A934C058819AEC');
INSERT INTO "private_texts" VALUES('73mtcbsa9vfy',1,2,'Player 3','',X'8E6AD5544F2CCAAD4EEEB58F3D4AD90F');
INSERT INTO "private_texts" VALUES('73mtcbsa9vfy',2,0,'','555806638b0006981f29cd621dca5a9c6748fbe54ee8bd1eb7e59660b4bdbfd0',X'6B2E83189656B0137D7472CA0226068C');
INSERT INTO "private_texts" VALUES('73mtcbsa9vfy',6,0,'','cd9e08aec196c22b18a5eb9bc0ffc08ca33ca553e4a701aefa9ccc66819d9283',X'E2A607361C51F57259E7C09A0A3991D0');
INSERT INTO "private_texts" VALUES('h689n9vdxaew',1,0,'Player 1','',X'B7CEE3331E413159A9B0C1D7A2F27662');
INSERT INTO "private_texts" VALUES('h689n9vdxaew',2,0,'','3e5a8a706a7f9acef6b47b98c8eadbd254f4d89c7c5e51dec146e5411b34b5fe',X'700467B76249A455CECE96899F8BEEA0');
INSERT INTO "private_texts" VALUES('h689n9vdxaew',3,0,'','71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0',X'B20304F1A95D7CD255F98B6B64992412');
INSERT INTO "private_texts" VALUES('h689n9vdxaew',4,0,'','71e5e510d2e5dfadc6d0f335b91b902b2972277bffe2e121092b03751576e2c0',X'EBD320DAD02175C15C8B2AE3DCF024F5');
INSERT INTO "private_texts" VALUES('h689n9vdxaew',11,0,'Anna','',X'F140463453B892667E5E374DA714C56A');
INSERT INTO "private_texts" VALUES('hkgpqshpwukg',1,0,'Player 1','',X'4912C357E147F68FC3D31D44BBEF87CE');
INSERT INTO "private_texts" VALUES('hkgpqshpwukg',1,1,'Player 2','',X'F4B019A4E9F4A15562F7BF766FE44F96');
INSERT INTO "private_texts" VALUES('hkgpqshpwukg',1,2,'Player 3','',X'2A8B7BE1BFAE62246A1E87BE7DD5E6BE');
INSERT INTO "private_texts" VALUES('hkgpqshpwukg',2,0,'','53b330dd64f05d4260af73fa249fe3e92b985bce38778c7f727826562ca27291',X'EC3C5C70F33FFBF7BD6B44B77F7F44F0');
INSERT INTO "private_texts" VALUES('kjs27xyna7nd',1,0,'Player 1','',X'ABF7CD4E4BDBE3CA7F2851B3BC3F64E0');
INSERT INTO "private_texts" VALUES('kjs27xyna7nd',1,1,'Player 2','',X'B54AE96A30C834A547F89A7BFC65E305');
INSERT INTO "private_texts" VALUES('kjs27xyna7nd',1,2,'Player 3','',X'9FE2CC0B50F8094CFFD1FC5CE6D84EC3');
INSERT INTO "private_texts" VALUES('kjs27xyna7nd',2,0,'','a9eafd06f91557bd106270881f105268dd45e1344b5b488270c05acdd5141c16',X'D4355DD045327F7C1CBDFECD0F962B37');
INSERT INTO "private_texts" VALUES('kjs27xyna7nd',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'2FFF20819E13767216878BF3A05F986E');
INSERT INTO "private_texts" VALUES('qgydnpe4s42z',1,0,'Player 1','',X'79DAFA21ACF9A87B7E9848470CDCF839');
INSERT INTO "private_texts" VALUES('qgydnpe4s42z',2,0,'','a80f0a3dd5a86f72bc72f36b12e842e042fbdbb3af91254c86c389d9a97a057e',X'F5F250B06EDA5A4265D7266A17F950EB');
INSERT INTO "private_texts" VALUES('s8t6vrnmk4mf',1,0,'Player 1','',X'32FAB5830948F4597A23F11118E0152A');
INSERT INTO "private_texts" VALUES('s8t6vrnmk4mf',1,1,'Player 2','',X'9E9F1907DBC80826A293425A799232E1');
INSERT INTO "private_texts" VALUES('s8t6vrnmk4mf',2,0,'','e96d438fa7370f9254b401e306e35f1c0650cefa1803d27dcdb2d54c69b01744',X'DE2762D2DDF53482D752D8B448714349');
INSERT INTO "private_texts" VALUES('tge66yx9yb42',1,0,'Player 1','',X'96D2CF4C70E6A99FBA278F4AE6FB3E38');
INSERT INTO "private_texts" VALUES('tge66yx9yb42',2,0,'','ddd5b1f7a2a6b43d3047d75e841bf508de3e0b009eb5d0d4bf868a1b01900ff3',X'4E67B6B0EA4D8436AEF72BD3EB8FDF2D');
INSERT INTO "private_texts" VALUES('tyttft6d3b9v',1,1,'Hille','',X'FE714EDDDBD8329642002A2AE24F293D');
INSERT INTO "private_texts" VALUES('tyttft6d3b9v',2,0,'','b3bf71c7a938d8be49474578abc26d5286c0348a916bf4c0fd4533797328bd3f',X'1B94CCE3E20E23D5225B2BD54CBFB167');
INSERT INTO "private_texts" VALUES('y2famby79jy2',1,0,'Player 1','',X'977F0EF4DCD549FD0A6C695EBADBCE9F');
INSERT INTO "private_texts" VALUES('y2famby79jy2',1,1,'Player 2','',X'E79BDF395D7A39F113466C3E23E8B39E');
INSERT INTO "private_texts" VALUES('y2famby79jy2',1,2,'Player 3','',X'4C5D1B582970821F0DBA283148AA2F0E');
INSERT INTO "private_texts" VALUES('y2famby79jy2',2,0,'','aa5b89d036bd08b621e087fe8dbd999bbb0f2571ab0ea2ba8d4357adab070310',X'CD395ACF946EA46B73E829A42A357773');
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
INSERT INTO "server_keys" VALUES('vapid','C7XSyr628UZ96N_wd8LxNcMegRrvo1QA0OSgn2hhGM0');
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
INSERT INTO "tables" VALUES('2t2fwxwdmu8c',4,X'43436B92D2B3DD47B8CDDC89F0742F2C',X'A3CCDD5CB51C2775DA09AC19FE8860CD','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513455704501295089e+09,1.79513462007145261764e+09,'{"id":"2t2fwxwdmu8c","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795134557.045013,"updated":1795134620.0714526,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('73mtcbsa9vfy',11,X'3AB11E530A253859B9E5A9F0F95B3C1D',X'BA82CD4A8F4BFCABC693296C15218ABB','running',0,NULL,NULL,1.79513456119314861302e+09,NULL,NULL,0,0,0,1.79513455898175072669e+09,1.79513456119298696516e+09,'{"id":"73mtcbsa9vfy","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795134558.9817507,"updated":1795134561.192987,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('h689n9vdxaew',11,X'7DDD9867FB066B2E6242642E1B5B214B',X'257BB0A2BBCA7DFECFD937482CBBF024','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513455691448736185e+09,1.7951345570311617851e+09,'{"id":"h689n9vdxaew","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795134556.9144874,"updated":1795134557.0311618,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('hkgpqshpwukg',4,X'03FE547ABD6D1179D522D7B5B26086BC',X'A31455A94520666BBFB01D449FD95295','running',0,1.79513463006085276598e+09,NULL,NULL,NULL,NULL,0,0,0,1.7951345570358009338e+09,1.79513462006085276604e+09,'{"id":"hkgpqshpwukg","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795134557.035801,"updated":1795134620.0608528,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('kjs27xyna7nd',11,X'4F186023EA36029FD582E9612E9C931C',X'29FF76E9F1EC084A750F248CD0E0DED4','running',0,NULL,1.79781295840120315557e+09,NULL,1.79770927840120315547e+09,NULL,0,0,0,1.79513455828147292132e+09,1.79513455840120315551e+09,'{"id":"kjs27xyna7nd","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795134558.281473,"updated":1795134558.4012032,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797812958.4012032,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('qgydnpe4s42z',9,X'ED857CBD4BE7CEACF0C243AE70F94D67',X'47A44B8E7C2838E17B7BC1EF22C7BB7D','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1795134557.32587,1.79513455825514578814e+09,'{"id":"qgydnpe4s42z","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795134557.32587,"updated":1795134558.2551458,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('s8t6vrnmk4mf',5,X'A178E167594833F8C796642AF98059A2',X'AE7BE8EB4A947BB4A222F96FE065FD78','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513455707657551769e+09,1.79513455708420157437e+09,'{"id":"s8t6vrnmk4mf","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795134557.0765755,"updated":1795134557.0842016,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('tge66yx9yb42',4,X'5308F9FA366524AD325DC51E3627B396',X'77FCB2FAB8DCCF1B205C00BEBE396014','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513455705289435388e+09,1.79513455706415963174e+09,'{"id":"tge66yx9yb42","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795134557.0528944,"updated":1795134557.0641596,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('tyttft6d3b9v',6,X'B636D1B0390B91B9E525003B57AE831E',X'C79ACFBBB8911C0BFD676FDCA171AD06','running',1,NULL,1.7952209617747831344e+09,1.79513456177495789528e+09,1.79513516299272561076e+09,NULL,0,0,0,1.79513455991909074782e+09,1.79513456177478313447e+09,'{"id":"tyttft6d3b9v","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Wulf","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795134559.9190907,"updated":1795134561.7747831,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795220961.7747831,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('y2famby79jy2',41,X'79E22051FAA52826A9768E37185F1D24',X'50F91C08FF44887065F5CD037FAE5D86','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.7951345584460511207e+09,1.79513461873008036608e+09,'{"id":"y2famby79jy2","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":35,"decider":0,"turn":0,"created":1795134558.4460511,"updated":1795134618.7300804,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
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
