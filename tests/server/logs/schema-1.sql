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
INSERT INTO "browser_keys" VALUES('45d8d6496348288d76b1052b2682d7443b56927034d965a2ef4ae693fc0f292f','45d8d6496348288d76b1052b2682d7443b56927034d965a2ef4ae693fc0f292f','',1,1.79503645211239862443e+09,'b72ff43a9bf99af02d2b4fa10b0e8d3c122fc609d9d010ff4351be7dca22698d');
INSERT INTO "browser_keys" VALUES('ea3d153c9725d7ca9c5f1c2868bdc8718a9dd01d44f8dd5e736b115870d00320','ea3d153c9725d7ca9c5f1c2868bdc8718a9dd01d44f8dd5e736b115870d00320','',1,1.79503645189820170398e+09,'fb19ee4404af92cd62353f5e6c1167319aa1c2b0f8f286f120a48122eccbcf85');
INSERT INTO "browser_keys" VALUES('f3186e84cfb2e7e6dd392df14c619f5665a3edb675b71143cbd9f8351086f407','','',1,1.79503645194353771206e+09,'');
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
INSERT INTO "competition_players" VALUES('2npey8mws2es',0,'1f8805f0b03c0f60175abe1dcf66ce32');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('dr3vv37tvu52','2npey8mws2es');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('2npey8mws2es',3,1.79503645215966463081e+09,'running','1f8805f0b03c0f60175abe1dcf66ce32','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"dr3vv37tvu52","players":[-1,-2,0]}]}],"account":"2fab41"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('b72ff43a9bf99af02d2b4fa10b0e8d3c122fc609d9d010ff4351be7dca22698d','1f8805f0b03c0f60175abe1dcf66ce32','',1.79503645211239862443e+09);
INSERT INTO "devices" VALUES('fb19ee4404af92cd62353f5e6c1167319aa1c2b0f8f286f120a48122eccbcf85','53ab15428226d721c85dc727eea3787f','',1.79503645189820170398e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('6r8jhs6dhahk',1,1.79503645126643681523e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"fb752268d8fbd01529b573b303646506c20b01f08ff338c9e39eba3d27cd5fc1"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"6d2c48514ce67d580f4df4ded8df0f07a4df86b0413b7a923d4445ae0453e9ea","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"2fd9c2f79d861c3a"}',X'ED22E36ED84CE5BB3FC3C94D24EDB54D');
INSERT INTO "entries" VALUES('6r8jhs6dhahk',2,1.79503645126643681523e+09,'{"kind":"opened","seat":-1,"key":"fb752268d8fbd01529b573b303646506c20b01f08ff338c9e39eba3d27cd5fc1"}',X'CE8D4F5CF7173170EE9B8DDAC2DC658E');
INSERT INTO "entries" VALUES('6r8jhs6dhahk',3,1.79503645126643681523e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"45f48441c5de619e1a038868619e3ee3"}',X'3FCAAF00D75B6C20140BCD8300E4AEAE');
INSERT INTO "entries" VALUES('6r8jhs6dhahk',4,1.79503645127901434895e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'99EF383A47245D50DAEC88E3EDD574C4');
INSERT INTO "entries" VALUES('cbbqt5bxee37',1,1.79503645084125471121e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"85ace38891aaae567377b58b41ac0edaa37e59fea661c13d4b8bc1b2a4be7a12"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"b5f81217c9e224bb8c7deea02abbd7ecfde444a31be07c12f45f1a38daab74a8","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"22f188d14dd3154010c257ca939e2d5a13bb45992a2815ac74223a617ece352f","absence":3600,"salt":"9ade19a060fa6646"}',X'FFDAEF4EDB7AC83B24054C8759703472');
INSERT INTO "entries" VALUES('cbbqt5bxee37',2,1.79503645084125471121e+09,'{"kind":"opened","seat":-1,"key":"85ace38891aaae567377b58b41ac0edaa37e59fea661c13d4b8bc1b2a4be7a12"}',X'AE9D43C8CCE8B362CD733060A5B6382D');
INSERT INTO "entries" VALUES('cbbqt5bxee37',3,1.79503645092015886308e+09,'{"kind":"opened","seat":0,"key":"e130d6ef0ec611b3eba834c5a6a4799c9abeda631d0ec384285233baa7a6f21f"}',X'C8BC83C4ED6D069DF8C7232FD16A51E9');
INSERT INTO "entries" VALUES('cbbqt5bxee37',4,1.79503645092015886308e+09,'{"kind":"opened","seat":-1,"key":"e130d6ef0ec611b3eba834c5a6a4799c9abeda631d0ec384285233baa7a6f21f"}',X'912EDB70673FCC25C4EBBD9083179C8E');
INSERT INTO "entries" VALUES('cbbqt5bxee37',5,1.79503645095326733582e+09,'{"kind":"linked","seat":0,"key":"8de5ab145286100125dd608b877a224968bd09c2cb69ee4447f659d1e0021eaf"}',X'3A8C5A0DB36341A18C71BB405DB6E15D');
INSERT INTO "entries" VALUES('cbbqt5bxee37',6,1.79503645097381162639e+09,'{"kind":"closed","seat":0,"key":"e130d6ef0ec611b3eba834c5a6a4799c9abeda631d0ec384285233baa7a6f21f"}',X'ED5BAC6C11AB3B552026BEF73A42690A');
INSERT INTO "entries" VALUES('cbbqt5bxee37',7,1.79503645097381162639e+09,'{"kind":"closed","seat":-1,"key":"e130d6ef0ec611b3eba834c5a6a4799c9abeda631d0ec384285233baa7a6f21f"}',X'894B06C839BA714E9B81F379731CD05E');
INSERT INTO "entries" VALUES('cbbqt5bxee37',8,1.79503645105381417273e+09,'{"kind":"invited","seat":-1,"key":"0fa227994a150633d2ed764697b220b17312dfd7d664288eda631dfda5c3224e"}',X'02A1774B936C1FD733001627DF5D878C');
INSERT INTO "entries" VALUES('cbbqt5bxee37',9,1.79503645109520840652e+09,'{"kind":"said","seat":0,"digest":"5c5207e0f678444bbb7480d44e662607"}',X'FAA96A701A2E02A89D53C680D184D348');
INSERT INTO "entries" VALUES('cbbqt5bxee37',10,1.79503645112430238722e+09,'{"kind":"removed","line":9}',X'AF00264F7CEA97A88A5782FBE23FF0CD');
INSERT INTO "entries" VALUES('cbbqt5bxee37',11,1.79503645115398478512e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"6723d58aba50cafa"}',X'C056310BC564AAABE452F5417F9C6DCD');
INSERT INTO "entries" VALUES('dr3vv37tvu52',1,1.79503645220689797405e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"human","name":"Hille","colour":"green","key":"530d451b38c9130b0069ca4656917b37b12f115ed17eb8f8399cd11492d5ae24"}],"host":"607e3b77941aad0b91b191d099ee0805718ca8a2105a4f6a8cc8f1efc06dd898","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"adc29f4fce04912b","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"2npey8mws2es"}',X'E8549A4EF131C2816A020066B4E72E69');
INSERT INTO "entries" VALUES('dr3vv37tvu52',2,1.79503645220689797405e+09,'{"kind":"opened","seat":2,"key":"45d8d6496348288d76b1052b2682d7443b56927034d965a2ef4ae693fc0f292f"}',X'07A122AAEB191CD5FF52D4D5F0782379');
INSERT INTO "entries" VALUES('dr3vv37tvu52',3,1.79503645220689797405e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","plus-3","extra-office","plus-4","swap","extra-office","develop","develop","move-three","plus-3","swap","extra-office"]},"salt":"49790d158874ecc22550f3de0f8b8f8d"}',X'5312F3FDD8C8ECD440AC038BA4376D73');
INSERT INTO "entries" VALUES('dr3vv37tvu52',4,1.79503645281852269172e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m dortmund-duisburg/2","level":"claim"}',X'FAD90FB65481C994FA093E05BDCAD9EE');
INSERT INTO "entries" VALUES('dr3vv37tvu52',5,1.79503645343995952609e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t dortmund-duisburg/1","level":"claim"}',X'CAC79B7762FEDDF30DDBE507515E470B');
INSERT INTO "entries" VALUES('dr3vv37tvu52',6,1.79503645404572939872e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'B5E9939620D3B143413C3F63E60328FF');
INSERT INTO "entries" VALUES('dr3vv37tvu52',7,1.79503645465235543254e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place m goslar-magdeburg/2","level":"claim"}',X'FFEC6E65BCEEFCA4763D5763F6A74537');
INSERT INTO "entries" VALUES('dr3vv37tvu52',8,1.7950364552609260082e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place t goslar-magdeburg/1","level":"claim"}',X'CA0689D3055AFB632D3CA90EEE9DFFAB');
INSERT INTO "entries" VALUES('dr3vv37tvu52',9,1.79503645591948604587e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'C51D5957E884E027ED8D11A0304F6D93');
INSERT INTO "entries" VALUES('dz6whyby6wzn',1,1.79503645126209044453e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"029315a1bb818fbc99a0241137e67a059bc7e247c737b50295f3b89ee3e673d4"},{"kind":"human","name":"Player 2","colour":"blue","key":"fcf11435c5ff764aab0ab3adcae26b65ae0721da5241bb2f5dc183414abd7f7e"},{"kind":"human","name":"Player 3","colour":"green","key":"a46b9c53c5275af18378c235ed449f15463d3b544bf94ee60cf99ff575303d26"}],"host":"693f294da54c1873394d2e6c68e181feac5fe2a36860eccccbff46b0626c6a34","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"cc0193b85194879b"}',X'75A2A735382FF8DD2198DC65843F9FA5');
INSERT INTO "entries" VALUES('dz6whyby6wzn',2,1.79503645126209044453e+09,'{"kind":"opened","seat":-1,"key":"029315a1bb818fbc99a0241137e67a059bc7e247c737b50295f3b89ee3e673d4"}',X'4D85C74BD78CC0ABB54084984E966CCE');
INSERT INTO "entries" VALUES('dz6whyby6wzn',3,1.79503645126209044453e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","develop","plus-3","plus-3","plus-4","extra-office","swap","swap","develop","move-three","plus-4","extra-office"]},"salt":"c875f118379fc4b1db140c0f645b4b43"}',X'9DC9C262D9DEAC44C623F951AA4F632A');
INSERT INTO "entries" VALUES('dz6whyby6wzn',4,1.79503651234869980807e+09,'{"kind":"seen","seat":0}',X'DA375F8B3079B8CCD9AD43C39251448D');
INSERT INTO "entries" VALUES('f4gq73e7tbvv',1,1.79503645123700046539e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"89446b2c2aaff33336b64522dfce87d98d1f0e0eabe0a5ef24b99881cd2cd241"},{"kind":"human","name":"Player 2","colour":"blue","key":"ca31e53cbd14912e7e15b0e535c7a7d5dbcbb5830974e9379b5f172ef580e569"},{"kind":"human","name":"Player 3","colour":"green","key":"d5dd450943eda577907af05b403fe1c1f8554ba2cea9aeea6a56461e26226626"}],"host":"0de4ccad9504fa5c5fcef36af04cb393da25d80ef116f0f6b33a77cb5285f10b","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"e9e308f2768df830"}',X'80B3384564AC4D608B70FFDB36F73FB6');
INSERT INTO "entries" VALUES('f4gq73e7tbvv',2,1.79503645123700046539e+09,'{"kind":"opened","seat":-1,"key":"89446b2c2aaff33336b64522dfce87d98d1f0e0eabe0a5ef24b99881cd2cd241"}',X'DB12D2F2CAC172B71121AD0DC5E055B8');
INSERT INTO "entries" VALUES('f4gq73e7tbvv',3,1.79503645123700046539e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["swap","develop","plus-3","plus-3","swap","plus-4","plus-4","extra-office","move-three","extra-office","develop","extra-office"]},"salt":"760f54f45c335b62b31c1adc3939e81f"}',X'6CC17CDF178226AEC91DD0202D620EED');
INSERT INTO "entries" VALUES('f4gq73e7tbvv',4,1.79503651224486398697e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'E2159CBA41C63C30A4C86919CC1AC52B');
INSERT INTO "entries" VALUES('frycz8rzzshv',1,1.79503645175497388844e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e9e32a786a0165d81641b47a07a7c780f906221b16e9ef8daf17124cbb1f3a2a"},{"kind":"human","name":"Player 2","colour":"blue","key":"686df9b2440781ee9563b3691e33c9290bdf8b85fe92e8e4a8ae8e1e04b44a37"},{"kind":"human","name":"Player 3","colour":"green","key":"16d92ff4bf178f939d79acb41f5e42aa4bc5b40ea7dd6e99951ace3ade72654e"}],"host":"f7c849cdd3b2295db2e6df7342276c921b724f05b7044450825b2d8c359c64d9","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"3f7983637e950b9a","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'CC179E4036138B31F5911E1233F0C1CB');
INSERT INTO "entries" VALUES('frycz8rzzshv',2,1.79503645175497388844e+09,'{"kind":"opened","seat":-1,"key":"e9e32a786a0165d81641b47a07a7c780f906221b16e9ef8daf17124cbb1f3a2a"}',X'2295C7565255098930FDA8E1058BFC9E');
INSERT INTO "entries" VALUES('frycz8rzzshv',3,1.79503645175497388844e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["extra-office","develop","swap","move-three","swap","plus-4","develop","plus-4","plus-3","extra-office","plus-3","extra-office"]},"salt":"10242331c37dba105b878e3b69fb0e83"}',X'9AFD7689B221DF560D740F80F6F7C4C5');
INSERT INTO "entries" VALUES('frycz8rzzshv',4,1.79503645176057791705e+09,'{"kind":"rested","seat":1,"days":7}',X'0703D472CCBBE1D8B8E1F61548BE90AE');
INSERT INTO "entries" VALUES('frycz8rzzshv',5,1.7950364517679197788e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"190f48d81a380b41"}',X'77E8F9F801ECE35EE6A60EF969046CB3');
INSERT INTO "entries" VALUES('frycz8rzzshv',6,1.7950364517788863182e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'D264C047FD24BD6C413B81B00BB6CF78');
INSERT INTO "entries" VALUES('frycz8rzzshv',7,1.7950364517788863182e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'DC677C576D84DF30C1C185D889F1DC36');
INSERT INTO "entries" VALUES('frycz8rzzshv',8,1.79503645178706216817e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'5F358595BC6E0170CF54CE897120C169');
INSERT INTO "entries" VALUES('frycz8rzzshv',9,1.79503645179969286921e+09,'{"kind":"answered","seat":1,"agree":true}',X'04516B31B3184B469E42F227A3343F1E');
INSERT INTO "entries" VALUES('frycz8rzzshv',10,1.7950364518058533668e+09,'{"kind":"answered","seat":2,"agree":true}',X'D77F21F2496411969F36DDE9C243A0A9');
INSERT INTO "entries" VALUES('frycz8rzzshv',11,1.7950364518058533668e+09,'{"kind":"paused","days":30}',X'222C8B8D7C4F5577BA5F6266C7DD98BD');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',1,1.79503645130553245549e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"421dc2e19f2ec78971509dc38426cd8ec5098fc4bb3e2b0fd3b32247d7bc1835"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"1cc4d376ca0087d0cd6639d201955c54b76548f78547bf3001e116e031c006ad","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"cd328b3db51d8db9"}',X'B5CC1ADA708FF3D579A29CC5C54675EA');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',2,1.79503645130553245549e+09,'{"kind":"opened","seat":-1,"key":"421dc2e19f2ec78971509dc38426cd8ec5098fc4bb3e2b0fd3b32247d7bc1835"}',X'240D9538F551FDE4FDD5545E6FAB4058');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',3,1.79503645130553245549e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["move-three","swap","plus-3","develop","swap","plus-4","plus-4","extra-office","develop","plus-3","extra-office","extra-office"]},"salt":"81cc937c1aa84afb1eebfc57ce5dde25"}',X'DB1DD4355732467D4C6AA9381E16E045');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',4,1.79503645131813979142e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'16F3B7A1782F9BDF40538EB9B55C6A56');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',5,1.7950364513348193168e+09,'{"kind":"instant"}',X'400873F78ECDD28DD616A1C6E449A6BF');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',6,1.79503645172917962076e+09,'{"kind":"decided","ply":1,"seat":1,"action":"displace t kulm-stettin/1 paying 1t","level":"claim"}',X'AD00251A78D574FA3E67B47FF08FAD6F');
INSERT INTO "entries" VALUES('rv5gvgkrjbx8',7,1.79503645175023746494e+09,'{"kind":"aborted"}',X'F4B1DB2AD373F30E8AF9F2130AA840EB');
INSERT INTO "entries" VALUES('ubk2y534juvg',1,1.79503645128345012665e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"99c6b4699fd13bd5deac4aeb5dad3323633c4aa59baf02a58a10b329a642c80c"},{"kind":"human","name":"Player 2","colour":"blue","key":"b83699b11320c39d03630ee2cfd696d3d7a1c5b2f153f0f5bbbe8b670718cef6"}],"host":"b7f0cc889a685389be7c95c7e3d26071b52c938a4b67ca9796658531edc7e30e","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"be1ee7aa81ccc10f"}',X'0EF762347563DD5093A134F6F3F47CD6');
INSERT INTO "entries" VALUES('ubk2y534juvg',2,1.79503645128345012665e+09,'{"kind":"opened","seat":-1,"key":"99c6b4699fd13bd5deac4aeb5dad3323633c4aa59baf02a58a10b329a642c80c"}',X'2362ED9305D8BFD0F8BEB1F2F4337ED0');
INSERT INTO "entries" VALUES('ubk2y534juvg',3,1.79503645128345012665e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"0a5d53739b38acd4f06d88e315cd2493"}',X'CE87F640E8A7387B7BF8C35A7A6A635A');
INSERT INTO "entries" VALUES('ubk2y534juvg',4,1.79503645129436111447e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'7F3B098A096C5A97453B73F3241BA547');
INSERT INTO "entries" VALUES('ubk2y534juvg',5,1.79503645129735016827e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'3388519354C3B437DCBDB0420E88D606');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',1,1.79503645192123579979e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"eb027283f0e20377badb5c610d729046d8cf914984959134c9958adf7d851fec"},{"kind":"human","name":"Player 2","colour":"blue","key":"d652b873216bae9fc4d21e1ced4682648139a4e5569c32ece767c66956b3d6f3"},{"kind":"human","name":"Player 3","colour":"green","key":"bd014dfcac00b000880cb627371bfd0130315673576e998478a39da83beedeb6"}],"host":"a6fa94fe742bd81c8d92581d39144d2916f4c7272c0d7668859cb6716391603e","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"80da65ce499bc6ed1d25053145880884"}',X'1E691604427F6F6D2589BCAED87CC856');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',2,1.79503645192123579979e+09,'{"kind":"opened","seat":-1,"key":"eb027283f0e20377badb5c610d729046d8cf914984959134c9958adf7d851fec"}',X'A98619414280EF85CCF12EC56305BB6E');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',3,1.79503645192123579979e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","plus-3","move-three","swap","plus-4","plus-4","develop","swap","extra-office","plus-3","develop","extra-office"]},"salt":"64877ee2943658c388eba459d143cbab"}',X'0C48103FCB4EA92A069E3CD1F7EA8AA5');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',4,1.79503645194605875013e+09,'{"kind":"opened","seat":0,"key":"f3186e84cfb2e7e6dd392df14c619f5665a3edb675b71143cbd9f8351086f407"}',X'59A14411809FD4C30D5ECA0B3341CDB7');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',5,1.79503645194605875013e+09,'{"kind":"opened","seat":-1,"key":"f3186e84cfb2e7e6dd392df14c619f5665a3edb675b71143cbd9f8351086f407"}',X'01638D36B72381C818B3483F42DD7005');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',6,1.79503645195286560057e+09,'{"kind":"opened","seat":1,"key":"626c98fe671450f7120b223e8dd2a0bf1ecfb3e69140b38e18403c70e287701f"}',X'1E38E7437F351FFAB4F374B54820FDC2');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',7,1.79503645196366810798e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["f3186e84cfb2e7e6dd392df14c619f5665a3edb675b71143cbd9f8351086f407"]}',X'6CD2B115E137EF6500031321E43307AB');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',8,1.79503645196459102632e+09,'{"kind":"left","seat":0,"level":"expert"}',X'52ADF1140AA446889C5B3C6BFE5909EF');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',9,1.7950364525673296451e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'2E66F52B86D58BB30AC9D1D1EF7C6DB1');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',10,1.79503645317113423346e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'EB2B247F5DE3B80C8E7DACAC381AB270');
INSERT INTO "entries" VALUES('xfm53p5ab6k3',11,1.79503645377367472644e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'4EDBBCBBA672A296BE03F4329207002C');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',1,1.79503645181331658361e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"664afccbbb61f2ff252cb7d1f11313eb10d60d61e3ffa2b78206ee792eb56cfc"},{"kind":"human","name":"Player 2","colour":"blue","key":"9f9121671eb6990aece795d0e6bdba09f2c4cf18245db2949cf8724c0b77b8f1"},{"kind":"human","name":"Player 3","colour":"green","key":"67dc2923ccef95469d15f888de263f1daafeb745b13e65c238bbf876cfb37d00"}],"host":"847ad5dc6a4cc237e9b85af64c973e57b0a6d71297f51130797848da0337d046","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"5f3b28fbe831771d","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'A1CCC0DD4B64EB1D0CE91F571A269BFD');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',2,1.79503645181331658361e+09,'{"kind":"opened","seat":-1,"key":"664afccbbb61f2ff252cb7d1f11313eb10d60d61e3ffa2b78206ee792eb56cfc"}',X'D00B854476E5CFD6726BF1E483CEE22B');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',3,1.79503645181331658361e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["extra-office","swap","extra-office","plus-4","plus-3","develop","plus-4","extra-office","plus-3","swap","move-three","develop"]},"salt":"431a45dea46d0505d89e0045912e71b6"}',X'2C31212D146F63ABA32D4812E2F4E2C2');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',4,1.79503646711543154721e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'EA70A2054CD45AECE73248367C9DD1A7');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',5,1.79503646773558139804e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'C497C4AC6ED50F896E1953760D360212');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',6,1.79503646834373259541e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'8C1454D8B2E782CA15ACF05D466A2CE4');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',7,1.79503646898606729507e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'94013A32BCCD635112176448600A6FE2');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',8,1.79503648398638319971e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'2DFAD4894CBDA3CFCB370FA56F997260');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',9,1.79503648460043454173e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'78FD03D97F5EBF60540FD5FC4C6A295C');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',10,1.79503648520458674426e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'0399ABFE681F43D2B331E9797B24061A');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',11,1.79503648582874631876e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'C4B44924A661DAC4283CE3B634B4F619');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',12,1.79503650085328412058e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'4FBECBEFE391C441A3951D6DC89493AB');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',13,1.795036501462048769e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'6E674FED3D978E06F779C9D8E0E6E903');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',14,1.79503650219070386888e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'E05610CB29F4CB9AA6A59D8E8C364B39');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',15,1.79503650282920408252e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'122C9FDCBCB68B06762960D899A04B12');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',16,1.79503650325084161765e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'FBA32549F57FF3E60B6BEF9DB87DAC18');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',17,1.79503650345191597941e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'CF270A273DC216088CF5B9F7A031BE46');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',18,1.7950365040581481457e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'057FBE74CF3657FA403B484F4857298C');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',19,1.7950365046602330208e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'1314C1697879E8F2AAD1C4E9A53CB1C2');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',20,1.79503650526680469511e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'5664497FF4BA6FB8BFDAE160E9ED29CA');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',21,1.79503650559220623967e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'D190884D274D12F9EE3F9BC4DA986A94');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',22,1.79503650578949570655e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'409E9C2046C02CB2B089D5B4FE4D8222');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',23,1.79503650588302040105e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'49E59267CF0D9F50274C778086FF1C86');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',24,1.79503650593086385724e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'16F67FDEC819BB758805ACA06D0317AC');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',25,1.79503650655866360662e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'1A4D78F0BA19AAD13106DFE3D5E08810');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',26,1.79503650716642642022e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'306D7EA2494B98BCDA14D1C6A8E135FB');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',27,1.79503650776953291899e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'723A07552387F0EE7B0833A9DC299B34');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',28,1.79503650809661722187e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'99BD0217B7614BBE33B3FB619D3FB7F9');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',29,1.79503650825940322876e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'0C4A7AF3F557547317ED4D83696A0717');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',30,1.79503650834784364695e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'EEBBAA0211888A8A53B07D6C877A7CD9');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',31,1.79503650843949174881e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'66D6C3DB8D8F7BFA44B2E6D0C6CA0D69');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',32,1.79503650906815576549e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'7DD00F1DD33381850644730510DE55D4');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',33,1.79503650969928240776e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'4127A9160C0F1FB737DEF2E77F10F621');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',34,1.79503651036460971836e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'745EA766792B1D1C58826CDA9C548F90');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',35,1.79503651068093347548e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'E1B7F2B1F7BFFF0E12F7AF240AB1397B');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',36,1.79503651090333890918e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'DC5E17EFAD23827495DD6A8EA2036B37');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',37,1.79503651098432898524e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'0C7EA2A03B3EFEEE83AFD6D662AEFC73');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',38,1.79503651104569244383e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'C0569FB3DBA4494C934BAA05FDBD7509');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',39,1.79503651168203401562e+09,'{"kind":"decided","ply":32,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'0C3F2CA20B222BEC41DE94A8705C5E92');
INSERT INTO "entries" VALUES('yf3xewxpvvt4',40,1.79503651234835672379e+09,'{"kind":"decided","ply":33,"seat":1,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'3E48703EDCA744E702F7537F0CFC1051');
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
INSERT INTO "health" VALUES(1,1.79503645076704311371e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('6d2c48514ce67d580f4df4ded8df0f07a4df86b0413b7a923d4445ae0453e9ea','6r8jhs6dhahk',-1);
INSERT INTO "held" VALUES('fb752268d8fbd01529b573b303646506c20b01f08ff338c9e39eba3d27cd5fc1','6r8jhs6dhahk',-1);
INSERT INTO "held" VALUES('fb752268d8fbd01529b573b303646506c20b01f08ff338c9e39eba3d27cd5fc1','6r8jhs6dhahk',0);
INSERT INTO "held" VALUES('8de5ab145286100125dd608b877a224968bd09c2cb69ee4447f659d1e0021eaf','cbbqt5bxee37',-1);
INSERT INTO "held" VALUES('8de5ab145286100125dd608b877a224968bd09c2cb69ee4447f659d1e0021eaf','cbbqt5bxee37',0);
INSERT INTO "held" VALUES('b5f81217c9e224bb8c7deea02abbd7ecfde444a31be07c12f45f1a38daab74a8','cbbqt5bxee37',-1);
INSERT INTO "held" VALUES('45d8d6496348288d76b1052b2682d7443b56927034d965a2ef4ae693fc0f292f','dr3vv37tvu52',2);
INSERT INTO "held" VALUES('530d451b38c9130b0069ca4656917b37b12f115ed17eb8f8399cd11492d5ae24','dr3vv37tvu52',2);
INSERT INTO "held" VALUES('607e3b77941aad0b91b191d099ee0805718ca8a2105a4f6a8cc8f1efc06dd898','dr3vv37tvu52',-1);
INSERT INTO "held" VALUES('029315a1bb818fbc99a0241137e67a059bc7e247c737b50295f3b89ee3e673d4','dz6whyby6wzn',-1);
INSERT INTO "held" VALUES('029315a1bb818fbc99a0241137e67a059bc7e247c737b50295f3b89ee3e673d4','dz6whyby6wzn',0);
INSERT INTO "held" VALUES('693f294da54c1873394d2e6c68e181feac5fe2a36860eccccbff46b0626c6a34','dz6whyby6wzn',-1);
INSERT INTO "held" VALUES('a46b9c53c5275af18378c235ed449f15463d3b544bf94ee60cf99ff575303d26','dz6whyby6wzn',2);
INSERT INTO "held" VALUES('fcf11435c5ff764aab0ab3adcae26b65ae0721da5241bb2f5dc183414abd7f7e','dz6whyby6wzn',1);
INSERT INTO "held" VALUES('0de4ccad9504fa5c5fcef36af04cb393da25d80ef116f0f6b33a77cb5285f10b','f4gq73e7tbvv',-1);
INSERT INTO "held" VALUES('89446b2c2aaff33336b64522dfce87d98d1f0e0eabe0a5ef24b99881cd2cd241','f4gq73e7tbvv',-1);
INSERT INTO "held" VALUES('89446b2c2aaff33336b64522dfce87d98d1f0e0eabe0a5ef24b99881cd2cd241','f4gq73e7tbvv',0);
INSERT INTO "held" VALUES('ca31e53cbd14912e7e15b0e535c7a7d5dbcbb5830974e9379b5f172ef580e569','f4gq73e7tbvv',1);
INSERT INTO "held" VALUES('d5dd450943eda577907af05b403fe1c1f8554ba2cea9aeea6a56461e26226626','f4gq73e7tbvv',2);
INSERT INTO "held" VALUES('16d92ff4bf178f939d79acb41f5e42aa4bc5b40ea7dd6e99951ace3ade72654e','frycz8rzzshv',2);
INSERT INTO "held" VALUES('686df9b2440781ee9563b3691e33c9290bdf8b85fe92e8e4a8ae8e1e04b44a37','frycz8rzzshv',1);
INSERT INTO "held" VALUES('e9e32a786a0165d81641b47a07a7c780f906221b16e9ef8daf17124cbb1f3a2a','frycz8rzzshv',-1);
INSERT INTO "held" VALUES('e9e32a786a0165d81641b47a07a7c780f906221b16e9ef8daf17124cbb1f3a2a','frycz8rzzshv',0);
INSERT INTO "held" VALUES('f7c849cdd3b2295db2e6df7342276c921b724f05b7044450825b2d8c359c64d9','frycz8rzzshv',-1);
INSERT INTO "held" VALUES('1cc4d376ca0087d0cd6639d201955c54b76548f78547bf3001e116e031c006ad','rv5gvgkrjbx8',-1);
INSERT INTO "held" VALUES('421dc2e19f2ec78971509dc38426cd8ec5098fc4bb3e2b0fd3b32247d7bc1835','rv5gvgkrjbx8',-1);
INSERT INTO "held" VALUES('421dc2e19f2ec78971509dc38426cd8ec5098fc4bb3e2b0fd3b32247d7bc1835','rv5gvgkrjbx8',0);
INSERT INTO "held" VALUES('99c6b4699fd13bd5deac4aeb5dad3323633c4aa59baf02a58a10b329a642c80c','ubk2y534juvg',-1);
INSERT INTO "held" VALUES('99c6b4699fd13bd5deac4aeb5dad3323633c4aa59baf02a58a10b329a642c80c','ubk2y534juvg',0);
INSERT INTO "held" VALUES('b7f0cc889a685389be7c95c7e3d26071b52c938a4b67ca9796658531edc7e30e','ubk2y534juvg',-1);
INSERT INTO "held" VALUES('b83699b11320c39d03630ee2cfd696d3d7a1c5b2f153f0f5bbbe8b670718cef6','ubk2y534juvg',1);
INSERT INTO "held" VALUES('626c98fe671450f7120b223e8dd2a0bf1ecfb3e69140b38e18403c70e287701f','xfm53p5ab6k3',-1);
INSERT INTO "held" VALUES('626c98fe671450f7120b223e8dd2a0bf1ecfb3e69140b38e18403c70e287701f','xfm53p5ab6k3',1);
INSERT INTO "held" VALUES('a6fa94fe742bd81c8d92581d39144d2916f4c7272c0d7668859cb6716391603e','xfm53p5ab6k3',-1);
INSERT INTO "held" VALUES('bd014dfcac00b000880cb627371bfd0130315673576e998478a39da83beedeb6','xfm53p5ab6k3',2);
INSERT INTO "held" VALUES('d652b873216bae9fc4d21e1ced4682648139a4e5569c32ece767c66956b3d6f3','xfm53p5ab6k3',-1);
INSERT INTO "held" VALUES('d652b873216bae9fc4d21e1ced4682648139a4e5569c32ece767c66956b3d6f3','xfm53p5ab6k3',1);
INSERT INTO "held" VALUES('664afccbbb61f2ff252cb7d1f11313eb10d60d61e3ffa2b78206ee792eb56cfc','yf3xewxpvvt4',-1);
INSERT INTO "held" VALUES('664afccbbb61f2ff252cb7d1f11313eb10d60d61e3ffa2b78206ee792eb56cfc','yf3xewxpvvt4',0);
INSERT INTO "held" VALUES('67dc2923ccef95469d15f888de263f1daafeb745b13e65c238bbf876cfb37d00','yf3xewxpvvt4',2);
INSERT INTO "held" VALUES('847ad5dc6a4cc237e9b85af64c973e57b0a6d71297f51130797848da0337d046','yf3xewxpvvt4',-1);
INSERT INTO "held" VALUES('9f9121671eb6990aece795d0e6bdba09f2c4cf18245db2949cf8724c0b77b8f1','yf3xewxpvvt4',1);
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
INSERT INTO "machines" VALUES('f6858643-7f51-41c4-a29c-3cc9af8dcf7c',1.79503618491662716863e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('6r8jhs6dhahk','2fab41','');
INSERT INTO "makers" VALUES('cbbqt5bxee37','2fab41','');
INSERT INTO "makers" VALUES('dr3vv37tvu52','2fab41','2fab41');
INSERT INTO "makers" VALUES('dz6whyby6wzn','2fab41','');
INSERT INTO "makers" VALUES('f4gq73e7tbvv','2fab41','');
INSERT INTO "makers" VALUES('frycz8rzzshv','2fab41','');
INSERT INTO "makers" VALUES('rv5gvgkrjbx8','2fab41','');
INSERT INTO "makers" VALUES('ubk2y534juvg','2fab41','');
INSERT INTO "makers" VALUES('xfm53p5ab6k3','2fab41','');
INSERT INTO "makers" VALUES('yf3xewxpvvt4','2fab41','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
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
    quiet_until INTEGER,
    browser TEXT NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name TEXT NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling TEXT, -- how it is compared with others: tables/names.py
    skeleton TEXT, -- what it looks like; NULL: a server works it out when it starts
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;
INSERT INTO "people" VALUES('1f8805f0b03c0f60175abe1dcf66ce32',1.79503645211239862443e+09,'http://127.0.0.1:37357','en','UTC',NULL,NULL,'45d8d6496348288d76b1052b2682d7443b56927034d965a2ef4ae693fc0f292f','Hille','hille','hille',1.79503645214151883128e+09);
INSERT INTO "people" VALUES('53ab15428226d721c85dc727eea3787f',1.79503645189820170398e+09,'http://127.0.0.1:37357','en','UTC',NULL,NULL,'ea3d153c9725d7ca9c5f1c2868bdc8718a9dd01d44f8dd5e736b115870d00320','',NULL,NULL,0.0);
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
INSERT INTO "server_keys" VALUES('vapid','QNwQBxeEeDIr81rvRPry-uk7RAIL9UXdHat-j_D98lc');
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
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
);
INSERT INTO "tables" VALUES('cbbqt5bxee37',11,X'C056310BC564AAABE452F5417F9C6DCD',X'2B44B4F298530E322F96AA9A22493B86','lobby',1,NULL,NULL,NULL,NULL,NULL,0,1.79503645084125471121e+09,1.79503645115398478512e+09,'{"id":"cbbqt5bxee37","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795036450.8412547,"updated":1795036451.1539848,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('f4gq73e7tbvv',4,X'E2159CBA41C63C30A4C86919CC1AC52B',X'085E508BE9E838B813EA5A01D4C8A7D5','running',0,1.79503652224486398699e+09,NULL,NULL,NULL,NULL,0,1.79503645123700046539e+09,1.79503651224486398697e+09,'{"id":"f4gq73e7tbvv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795036451.2370005,"updated":1795036512.244864,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('dz6whyby6wzn',4,X'DA375F8B3079B8CCD9AD43C39251448D',X'3721728925E48C5BA4D109ECB8CBF557','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503645126209044453e+09,1.79503651234869980807e+09,'{"id":"dz6whyby6wzn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795036451.2620904,"updated":1795036512.3486998,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('6r8jhs6dhahk',4,X'99EF383A47245D50DAEC88E3EDD574C4',X'6CD20563D17DE9AD858BAE82A666CA1F','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503645126643681523e+09,1.79503645127901434895e+09,'{"id":"6r8jhs6dhahk","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795036451.2664368,"updated":1795036451.2790143,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('ubk2y534juvg',5,X'3388519354C3B437DCBDB0420E88D606',X'1092425A327B07D2D47975A7FF05AA0E','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503645128345012665e+09,1.79503645129735016827e+09,'{"id":"ubk2y534juvg","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795036451.2834501,"updated":1795036451.2973502,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('rv5gvgkrjbx8',7,X'F4B1DB2AD373F30E8AF9F2130AA840EB',X'5BF59D7CBF6E443B5E16D455D3F8B9FF','aborted',0,NULL,NULL,NULL,NULL,NULL,0,1.79503645130553245549e+09,1.79503645175023746494e+09,'{"id":"rv5gvgkrjbx8","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":2,"decider":null,"turn":null,"created":1795036451.3055325,"updated":1795036451.7502375,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('frycz8rzzshv',11,X'222C8B8D7C4F5577BA5F6266C7DD98BD',X'91132A4F45A5F381D60434BFDCE6BBA6','running',0,NULL,1.79771485180585336685e+09,NULL,1.79761117180585336689e+09,NULL,0,1.79503645175497388844e+09,1.7950364518058533668e+09,'{"id":"frycz8rzzshv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795036451.754974,"updated":1795036451.8058534,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797714851.8058534,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('yf3xewxpvvt4',40,X'3E48703EDCA744E702F7537F0CFC1051',X'EEB9BDAC6609B9458670AB41435C15BA','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503645181331658361e+09,1.79503651234835672379e+09,'{"id":"yf3xewxpvvt4","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":34,"decider":1,"turn":0,"created":1795036451.8133166,"updated":1795036512.3483567,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('xfm53p5ab6k3',11,X'4EDBBCBBA672A296BE03F4329207002C',X'A4AD1E340EC229DAD51DA22063CE5223','running',0,NULL,NULL,1.79503645377385377887e+09,NULL,NULL,0,1.79503645192123579979e+09,1.79503645377367472644e+09,'{"id":"xfm53p5ab6k3","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795036451.9212358,"updated":1795036453.7736747,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('dr3vv37tvu52',9,X'C51D5957E884E027ED8D11A0304F6D93',X'EC8B2A99912BFC46F881C23BD5092493','running',1,NULL,1.7951228559194860458e+09,1.79503645591970229151e+09,1.79503705681845569614e+09,NULL,0,1.79503645220689797405e+09,1.79503645591948604587e+09,'{"id":"dr3vv37tvu52","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":6,"decider":2,"turn":2,"created":1795036452.206898,"updated":1795036455.919486,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795122855.919486,"left":null,"ranks":[],"totals":[]}');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_notify_since ON tables (notify_since) WHERE notify_since IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR (NEW.entry NOT GLOB '*,"blanked":"' || replace(hex(zeroblob(16)), '0', '[0-9a-f]') || '"}' AND (
        instr(OLD.entry, ',"words":') = 0
        OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
    ))
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
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
