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
INSERT INTO "entries" VALUES('2byyhs3922ym',1,1.79489586447460913653e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"0fdcc70b6e4571536c53e7e7c5b07f7ae2d6ca66f093a88906f7b5737b4d234e"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"629d08bb47670e3dd0ab8dd4c0c50f0750bf721c91b06ed3df21b3027d84beed","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"f00a14d2177367e22660bd1f99bbf56a32aaab234e8e22831cbf98182eba0701","absence":3600}',X'71D3657A3543B23108EEE8DE1A796656');
INSERT INTO "entries" VALUES('2byyhs3922ym',2,1.79489586447460913653e+09,'{"kind":"opened","seat":-1,"key":"0fdcc70b6e4571536c53e7e7c5b07f7ae2d6ca66f093a88906f7b5737b4d234e"}',X'12C9DC98A3938BE7448F2547CFF52392');
INSERT INTO "entries" VALUES('2byyhs3922ym',3,1.79489586460614657398e+09,'{"kind":"opened","seat":0,"key":"5da19b14f91704541c724cf20f5c2178c5ac273ae69b11df63ec716ef20cccee"}',X'0CE408B3A1973E8998073E5D824DC3C8');
INSERT INTO "entries" VALUES('2byyhs3922ym',4,1.79489586460614657398e+09,'{"kind":"opened","seat":-1,"key":"5da19b14f91704541c724cf20f5c2178c5ac273ae69b11df63ec716ef20cccee"}',X'D39093FB6D059C436D69BA5D158D40DF');
INSERT INTO "entries" VALUES('2byyhs3922ym',5,1.79489586465596723556e+09,'{"kind":"linked","seat":0,"key":"dd386a77eb2f4b7c2aafae422f7788789a4c84d54a4ead191b9c52be7b28dcd4"}',X'5FF1EF22788ADB2BD9498E19920BE7E9');
INSERT INTO "entries" VALUES('2byyhs3922ym',6,1.7948958648031373024e+09,'{"kind":"closed","seat":0,"key":"5da19b14f91704541c724cf20f5c2178c5ac273ae69b11df63ec716ef20cccee"}',X'CEA123C96CCFFBC9F0F36BF6222F9E61');
INSERT INTO "entries" VALUES('2byyhs3922ym',7,1.7948958648031373024e+09,'{"kind":"closed","seat":-1,"key":"5da19b14f91704541c724cf20f5c2178c5ac273ae69b11df63ec716ef20cccee"}',X'1E2B3ED0CF0267EA6DEF02A4328E0156');
INSERT INTO "entries" VALUES('2byyhs3922ym',8,1.79489586484776067736e+09,'{"kind":"invited","seat":-1,"key":"500d8568a46739464c106f398231b995f88e487e6445d7f7bd143f7e4a12b549"}',X'6E5A01CC6B8F322043C9A6A94248083B');
INSERT INTO "entries" VALUES('2byyhs3922ym',9,1.7948958648855361938e+09,'{"kind":"said","seat":0,"digest":"72a438d4577a2d78f7967b9a40d4bdb0"}',X'F4F5B6593DC4714B485A0D293A3C27ED');
INSERT INTO "entries" VALUES('2byyhs3922ym',10,1.79489586495960021022e+09,'{"kind":"removed","line":9}',X'EE7EE5CE8E4F5AC79DE3FDE1661375B0');
INSERT INTO "entries" VALUES('2byyhs3922ym',11,1.79489586508119487763e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'63C2E01970A6E2A1602581F22EB8D55F');
INSERT INTO "entries" VALUES('3q2nbce37bs3',1,1.79489587199204111101e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ac43a9c580dfc4240e75730f73db965f432f0ce2334066699c59273b05b90643"},{"kind":"human","name":"Player 2","colour":"blue","key":"05a468f62ebda0ac25be2f923281226164899befb4ea42333e65481942ffcb88"},{"kind":"human","name":"Player 3","colour":"green","key":"38542a7772af477f416a51073a2de2f5842726f109dceaa2c956d65c1211f9aa"}],"host":"e7d4e39bec0db24a24363f73f19f469009f0d2d9f19b4433c5f82574ca3bd7fe","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"hard"}}',X'A2B988DBD615A391CC98ADE037F436A9');
INSERT INTO "entries" VALUES('3q2nbce37bs3',2,1.79489587199204111101e+09,'{"kind":"opened","seat":-1,"key":"ac43a9c580dfc4240e75730f73db965f432f0ce2334066699c59273b05b90643"}',X'F04F9B98BF4CB30F794BECEBBEC9FB35');
INSERT INTO "entries" VALUES('3q2nbce37bs3',3,1.79489587199204111101e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","swap","move-three","plus-4","develop","plus-3","extra-office","extra-office","develop","swap","extra-office","plus-3"]},"salt":"6749e6ff7777e2be47496047dc8504f9"}',X'5912B80B6BDB6AE8A2D58A0379120886');
INSERT INTO "entries" VALUES('3q2nbce37bs3',4,1.79489588699271178243e+09,'{"kind":"expired","seat":0,"level":"hard"}',X'45EA90A7632429F44F23F156652CDA2E');
INSERT INTO "entries" VALUES('3q2nbce37bs3',5,1.79489588764275813099e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t goettingen-quedlinburg/1","level":"hard"}',X'0758241292F2858F62F38F73E8F5815A');
INSERT INTO "entries" VALUES('3q2nbce37bs3',6,1.79489588825018739695e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"hard"}',X'6FC3D2E53E9A4CACEC7D266CC74127B4');
INSERT INTO "entries" VALUES('3q2nbce37bs3',7,1.79489588889786052701e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"hard"}',X'86BA179E64727D2462BF00D74714E2CB');
INSERT INTO "entries" VALUES('3q2nbce37bs3',8,1.79489590389821362494e+09,'{"kind":"expired","seat":1,"level":"hard"}',X'15749D54C3F2E9886D3BE3D92A15A562');
INSERT INTO "entries" VALUES('3q2nbce37bs3',9,1.79489590456447172168e+09,'{"kind":"decided","ply":3,"seat":1,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'A8C4B889535BA826F97E6DFD8A7ECC98');
INSERT INTO "entries" VALUES('3q2nbce37bs3',10,1.79489590519163322453e+09,'{"kind":"decided","ply":4,"seat":0,"action":"settle t halle-quedlinburg/1","level":"hard"}',X'EDE7D0ECD2F05C81381A96CDA0D3BE1B');
INSERT INTO "entries" VALUES('3q2nbce37bs3',11,1.79489590582135462759e+09,'{"kind":"decided","ply":5,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"hard"}',X'32BC182E9D67BC03B1A7B2A811F1FF22');
INSERT INTO "entries" VALUES('3q2nbce37bs3',12,1.79489590614890336985e+09,'{"kind":"decided","ply":6,"seat":1,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'AC9705CA9219EA7D45D1FE7F1696F47D');
INSERT INTO "entries" VALUES('3q2nbce37bs3',13,1.79489590633015346529e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t halle-quedlinburg/3","level":"hard"}',X'143D06D95922462FF4757612178128D5');
INSERT INTO "entries" VALUES('3q2nbce37bs3',14,1.79489590641056251524e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t halle-quedlinburg/4 from stock","level":"hard"}',X'AD89023BF6E682AA3995CD9A87171660');
INSERT INTO "entries" VALUES('3q2nbce37bs3',15,1.7948959064843215942e+09,'{"kind":"decided","ply":9,"seat":1,"action":"end","level":"hard"}',X'774F904BD0024ED439EDA773E4F6A18A');
INSERT INTO "entries" VALUES('3q2nbce37bs3',16,1.79489592149808096883e+09,'{"kind":"expired","seat":2,"level":"hard"}',X'3D6D3B1CC30D04A83E007ABF8363BC6D');
INSERT INTO "entries" VALUES('3q2nbce37bs3',17,1.79489592212223958963e+09,'{"kind":"decided","ply":10,"seat":2,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'AB0B5FB2D9BD495FC1A1A2B6904A0687');
INSERT INTO "entries" VALUES('3q2nbce37bs3',18,1.79489592272635865213e+09,'{"kind":"decided","ply":11,"seat":1,"action":"settle t goslar-quedlinburg/1","level":"hard"}',X'0F38AB36F3D6CDF9996222C6BC075C02');
INSERT INTO "entries" VALUES('3q2nbce37bs3',19,1.7948959233422708511e+09,'{"kind":"decided","ply":12,"seat":1,"action":"settle t goslar-quedlinburg/2 from stock","level":"hard"}',X'2981449DFB063A1371DB0CB375898A64');
INSERT INTO "entries" VALUES('3q2nbce37bs3',20,1.7948959236702132225e+09,'{"kind":"decided","ply":13,"seat":2,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'5115D685A6AE1A2A1A9B59E4B5DF415F');
INSERT INTO "entries" VALUES('3q2nbce37bs3',21,1.79489592385844755175e+09,'{"kind":"decided","ply":14,"seat":1,"action":"settle t goslar-quedlinburg/3","level":"hard"}',X'70224766D7E6B7DEA846850FCBD6C49A');
INSERT INTO "entries" VALUES('3q2nbce37bs3',22,1.79489592397018814088e+09,'{"kind":"decided","ply":15,"seat":1,"action":"settle t goslar-quedlinburg/4 from stock","level":"hard"}',X'DB372A4660958BA1C0A933B2F85F1D66');
INSERT INTO "entries" VALUES('3q2nbce37bs3',23,1.79489592402598357196e+09,'{"kind":"decided","ply":16,"seat":2,"action":"end","level":"hard"}',X'FFBADB0A1F2ECC9A8670EEAA56C8A187');
INSERT INTO "entries" VALUES('3q2nbce37bs3',24,1.79489592463790941239e+09,'{"kind":"decided","ply":17,"seat":0,"action":"displace m goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'7464239FAB79C418500E6CEBE12C5FB9');
INSERT INTO "entries" VALUES('3q2nbce37bs3',25,1.79489592524124550818e+09,'{"kind":"decided","ply":18,"seat":2,"action":"settle t goslar-hildesheim/1","level":"hard"}',X'152A8AAD14B40AF17C64652CB4750A8A');
INSERT INTO "entries" VALUES('3q2nbce37bs3',26,1.79489592585020470618e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-hildesheim/2 from stock","level":"hard"}',X'51A8EAA01C6CAAB75778A29142D6F7FD');
INSERT INTO "entries" VALUES('3q2nbce37bs3',27,1.79489592619847559929e+09,'{"kind":"decided","ply":20,"seat":0,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'05FAD251882747C641CFA318B76E1B93');
INSERT INTO "entries" VALUES('3q2nbce37bs3',28,1.79489592638616657252e+09,'{"kind":"decided","ply":21,"seat":2,"action":"settle t goslar-magdeburg/1","level":"hard"}',X'B0186E85708DCA93003A72D655172E59');
INSERT INTO "entries" VALUES('3q2nbce37bs3',29,1.79489592646544051171e+09,'{"kind":"decided","ply":22,"seat":2,"action":"settle t goslar-hildesheim/3 from stock","level":"hard"}',X'DD94B14A2EF79D546CE2BF6A5EA0122B');
INSERT INTO "entries" VALUES('3q2nbce37bs3',30,1.79489592652121210097e+09,'{"kind":"decided","ply":23,"seat":0,"action":"end","level":"hard"}',X'3BF4FE00DBB1D865C1F5AEE621223DDF');
INSERT INTO "entries" VALUES('3q2nbce37bs3',31,1.79489592712625598905e+09,'{"kind":"decided","ply":24,"seat":1,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'398AD771C7686E62358C5BAFD9486BC8');
INSERT INTO "entries" VALUES('3q2nbce37bs3',32,1.79489592774797677996e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t goslar-magdeburg/2","level":"hard"}',X'BDD889F1956FCB765AD25387822A1D42');
INSERT INTO "entries" VALUES('3q2nbce37bs3',33,1.79489592835814976688e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t hildesheim-paderborn/1 from stock","level":"hard"}',X'08EC3ADBDAC0859B24AA975D6152997E');
INSERT INTO "entries" VALUES('3q2nbce37bs3',34,1.79489592866436100003e+09,'{"kind":"decided","ply":27,"seat":1,"action":"route goslar-quedlinburg office goslar","level":"hard"}',X'D965056F8032F4F331B695F867BC047C');
INSERT INTO "entries" VALUES('3q2nbce37bs3',35,1.79489592881687521934e+09,'{"kind":"decided","ply":28,"seat":1,"action":"end","level":"hard"}',X'9138143BC39322E289D19ADA66039DAC');
INSERT INTO "entries" VALUES('3q2nbce37bs3',36,1.79489592942349052433e+09,'{"kind":"decided","ply":29,"seat":2,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'668F28F9FBB27E807F71E9CB90FB58F1');
INSERT INTO "entries" VALUES('3q2nbce37bs3',37,1.7948959300288031101e+09,'{"kind":"decided","ply":30,"seat":1,"action":"settle t goslar-quedlinburg/1","level":"hard"}',X'FC18F383E67A9100A39AF15471667FFB');
INSERT INTO "entries" VALUES('3q2nbce37bs3',38,1.79489593063480138779e+09,'{"kind":"decided","ply":31,"seat":1,"action":"settle t goslar-quedlinburg/2 from stock","level":"hard"}',X'D5D1B303BA22023A9C2D192615672B39');
INSERT INTO "entries" VALUES('3q2nbce37bs3',39,1.79489593095576643942e+09,'{"kind":"decided","ply":32,"seat":2,"action":"route goslar-hildesheim office hildesheim","level":"hard"}',X'CA3DC5B8FEC70CD0ABD2682E8FB2786A');
INSERT INTO "entries" VALUES('3q2nbce37bs3',40,1.7948959311081769466e+09,'{"kind":"decided","ply":33,"seat":2,"action":"end","level":"hard"}',X'9FC0047936367DC383ECBDDF5D5F4196');
INSERT INTO "entries" VALUES('3q2nbce37bs3',41,1.79489593118777632715e+09,'{"kind":"decided","ply":34,"seat":2,"action":"marker plus-4 brunswiek-minden","level":"hard"}',X'31D4B41360FC3AA475FF0867A17E76FA');
INSERT INTO "entries" VALUES('3q2nbce37bs3',42,1.79489593179070043562e+09,'{"kind":"decided","ply":35,"seat":0,"action":"route halle-quedlinburg develop keys","level":"hard"}',X'2E5788BFCF24A39AB69DE0EFA60AC8F7');
INSERT INTO "entries" VALUES('65r79qpyv8pn',1,1.79489586550559973715e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"8df7420aaa9fb6db91c44d0b128104556d6de8f4358bf50f73e1ef2b2c27a601"},{"kind":"human","name":"Player 2","colour":"blue","key":"ec8e514d09f0c80de7deb1c342a6e1e722fa31ed8d2b59f072ac102f5c2af4f9"}],"host":"b8414883887174dee7a2432293c0474773b3b3e984d1081f817f9ddb6f325c16","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'D71E45CB14580D57B6AFACA097AFEE77');
INSERT INTO "entries" VALUES('65r79qpyv8pn',2,1.79489586550559973715e+09,'{"kind":"opened","seat":-1,"key":"8df7420aaa9fb6db91c44d0b128104556d6de8f4358bf50f73e1ef2b2c27a601"}',X'79012CD37FB0430848377E471515D6E0');
INSERT INTO "entries" VALUES('65r79qpyv8pn',3,1.79489586550559973715e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"381e73b0664f92797cd5f97c39d3e41f"}',X'4C7DCAF34210ECE9D104B269ACA80911');
INSERT INTO "entries" VALUES('65r79qpyv8pn',4,1.79489586559193229674e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'14628D70A7AD3EF7ACD768CAB5D19B98');
INSERT INTO "entries" VALUES('65r79qpyv8pn',5,1.7948958656276853084e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'DBD7B22776516D8348DC11B74BE64205');
INSERT INTO "entries" VALUES('72rkyc6393e2',1,1.79489586565365386006e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"0906de81d22d9a752a2e05900920e563e128985f67e8679bc9297ac2960974cf"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"65ef4c03a013a7b8833613393d042c6abdba3ba1f69273b8e73e560c16afde66","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'A0B1F31E657773455099662FF5EC557B');
INSERT INTO "entries" VALUES('72rkyc6393e2',2,1.79489586565365386006e+09,'{"kind":"opened","seat":-1,"key":"0906de81d22d9a752a2e05900920e563e128985f67e8679bc9297ac2960974cf"}',X'C246A708D509AA232584910CAA12AC50');
INSERT INTO "entries" VALUES('72rkyc6393e2',3,1.79489586565365386006e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["develop","swap","move-three","plus-3","extra-office","plus-3","develop","swap","extra-office","extra-office","plus-4","plus-4"]},"salt":"8253cb3191d24d8c634e6e8bf40f09b4"}',X'B78CF00EB58F24B44757FA9B7D5E7F29');
INSERT INTO "entries" VALUES('72rkyc6393e2',4,1.79489586568920111661e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'5CF4CB0D66F891A23958BE51222080B3');
INSERT INTO "entries" VALUES('72rkyc6393e2',5,1.79489586572067761423e+09,'{"kind":"instant"}',X'B4929D2A082BAEE8F9199E360DCF296D');
INSERT INTO "entries" VALUES('72rkyc6393e2',6,1.79489586824343967438e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'0B1B6009A2CD48E27BE32A45DD0438C5');
INSERT INTO "entries" VALUES('72rkyc6393e2',7,1.79489587175852847097e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}',X'ECF4490AA4C57C7FBA14A4FF79B1E99E');
INSERT INTO "entries" VALUES('72rkyc6393e2',8,1.7948958717661240101e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'B9B5B8BF042186EC1C2FCA5DA2D7CA54');
INSERT INTO "entries" VALUES('72rkyc6393e2',9,1.79489587181137371057e+09,'{"kind":"aborted"}',X'86CD21A37F81E2057B4F06B2BE10C310');
INSERT INTO "entries" VALUES('b5ffdd5qmekm',1,1.79489586533773756021e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b75cc154647a342bc3ebca9564442cee608c7829ad62bae67805b4fc208e09f1"},{"kind":"human","name":"Player 2","colour":"blue","key":"f170a99dd33e19f8e9cfee43bc4e081ec1be2829d132e6a8921ac0de84f1b8d1"},{"kind":"human","name":"Player 3","colour":"green","key":"0abb67563e4bfa0006db08bcc530390d780267d4dbcbce78559d2137fdbf72da"}],"host":"e637f287e13495cdf5e1b5bdcdc0dec937a45718e32e50a7549eea2a9169b723","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'3933A4670A41957CE489138C2C78F8FA');
INSERT INTO "entries" VALUES('b5ffdd5qmekm',2,1.79489586533773756021e+09,'{"kind":"opened","seat":-1,"key":"b75cc154647a342bc3ebca9564442cee608c7829ad62bae67805b4fc208e09f1"}',X'226A80840B0F5B4612FFD3E6DF823EA2');
INSERT INTO "entries" VALUES('b5ffdd5qmekm',3,1.79489586533773756021e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","extra-office","develop","plus-4","plus-4","plus-3","plus-3","extra-office","swap","develop","move-three","extra-office"]},"salt":"9e2164a3c2bd23baecbf5560b984a6f7"}',X'78AD8A6B6188A6273AC3A2E5DBCC2B51');
INSERT INTO "entries" VALUES('b5ffdd5qmekm',4,1.79489593203299093249e+09,'{"kind":"seen","seat":0}',X'316A8EE880C4257EAE7E9F1F7CB92F51');
INSERT INTO "entries" VALUES('mrby8etsw4a4',1,1.7948958652869260311e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3121d2a7c430dc205b52d6a8bf2a2b3e03c75582feacbe1c304e7d1419e84df7"},{"kind":"human","name":"Player 2","colour":"blue","key":"e4d889819c35550b9288b9baf74081ec6b2fd1ce0ee79b37d9d4abf90c8acb31"},{"kind":"human","name":"Player 3","colour":"green","key":"683ebbca67025bd943c092afe17cd7e9e73e9bdf26c2e713dc5272cb650702d7"}],"host":"f7ecf6490c14a1fb78c7366652a9fb5f16e8bb560a574f331d52ed182d30e630","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'6BC1A99FDF5F5705C95DD6FD6290EFEF');
INSERT INTO "entries" VALUES('mrby8etsw4a4',2,1.7948958652869260311e+09,'{"kind":"opened","seat":-1,"key":"3121d2a7c430dc205b52d6a8bf2a2b3e03c75582feacbe1c304e7d1419e84df7"}',X'551C7100CC6DC32F9FF158D408D712A9');
INSERT INTO "entries" VALUES('mrby8etsw4a4',3,1.7948958652869260311e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["develop","swap","extra-office","swap","extra-office","plus-3","plus-4","extra-office","move-three","plus-4","plus-3","develop"]},"salt":"b591904d93384777c96b45473bd4a858"}',X'1C20284C8DFE99C277917BFF1570401A');
INSERT INTO "entries" VALUES('mrby8etsw4a4',4,1.79489593201947641369e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'A384C7AEB235A5C71DFD6A5D1CA08771');
INSERT INTO "entries" VALUES('tw9fb9mekssp',1,1.79489587183582782747e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d60175ea57325eb0cc74bed836b7420dfbf19b702a0a2407b0a40904d87254d2"},{"kind":"human","name":"Player 2","colour":"blue","key":"e193cfed65d9810274b737dda214b429ef96f402d6a767788703a6cb9655fb97"},{"kind":"human","name":"Player 3","colour":"green","key":"6cfbbb5e9d8186876eb136c772fa2c301bc1b768b38e3ed7a0c1590c2c49bb45"}],"host":"cfa9d00a59396cb4b5cb6188341a1eec15d3cdaca5a698a2974d8c33141fc09f","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"hard"}}',X'4982D6B9D28D2A6B85FA8602138C2649');
INSERT INTO "entries" VALUES('tw9fb9mekssp',2,1.79489587183582782747e+09,'{"kind":"opened","seat":-1,"key":"d60175ea57325eb0cc74bed836b7420dfbf19b702a0a2407b0a40904d87254d2"}',X'12C7317C5E328D039ADC50915D7AD84A');
INSERT INTO "entries" VALUES('tw9fb9mekssp',3,1.79489587183582782747e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["extra-office","develop","plus-3","plus-3","plus-4","extra-office","swap","plus-4","extra-office","swap","move-three","develop"]},"salt":"6b9c815fc0c0b88522c670cd8fb01249"}',X'E30EB0074DBA6774740CE20AF4BA088D');
INSERT INTO "entries" VALUES('tw9fb9mekssp',4,1.79489587190804457663e+09,'{"kind":"rested","seat":1,"days":7}',X'D4CB68009C7BD58E71D6F7C9E9723DD2');
INSERT INTO "entries" VALUES('tw9fb9mekssp',5,1.79489587192968082425e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":0,"agreed":[0],"days":30}',X'FEF1C2DDD41AF81B0F05E3229952FAC0');
INSERT INTO "entries" VALUES('tw9fb9mekssp',6,1.79489587195400929447e+09,'{"kind":"answered","seat":1,"agree":true}',X'40B9E7116C2ACC3EB5D5E58A108E8CE6');
INSERT INTO "entries" VALUES('tw9fb9mekssp',7,1.79489587196817469596e+09,'{"kind":"answered","seat":2,"agree":true}',X'C5005140BFEA818B081E9274EFCF1018');
INSERT INTO "entries" VALUES('tw9fb9mekssp',8,1.79489587196817469596e+09,'{"kind":"paused","days":30}',X'D44013F580C870400722F60FFA2B5411');
INSERT INTO "entries" VALUES('wr4hpkejcegq',1,1.79489586538779854769e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"540ecca7ff51209b0c6c73fbc77d566c95d2e85d342fe84e267a05ab45f1dd83"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"b0b019a197c5d0c7365f5d8ee3fe9ccaaffc4fa3dd08b0d2c0684cc4533713ae","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'FE5B6C4A93AB59EB6960A04DAAD9CA62');
INSERT INTO "entries" VALUES('wr4hpkejcegq',2,1.79489586538779854769e+09,'{"kind":"opened","seat":-1,"key":"540ecca7ff51209b0c6c73fbc77d566c95d2e85d342fe84e267a05ab45f1dd83"}',X'CCC295A076A4A24058E132734C117BDB');
INSERT INTO "entries" VALUES('wr4hpkejcegq',3,1.79489586538779854769e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"06fc1f6ff3160184324979f21d4ed6b8"}',X'F6E404F5A298F3AAF230619F2D9ED7F9');
INSERT INTO "entries" VALUES('wr4hpkejcegq',4,1.79489586548766803745e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'B23352E6DA077AE9AEBAA57EC2D323E7');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79489586432199192049e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('629d08bb47670e3dd0ab8dd4c0c50f0750bf721c91b06ed3df21b3027d84beed','2byyhs3922ym',-1);
INSERT INTO "held" VALUES('dd386a77eb2f4b7c2aafae422f7788789a4c84d54a4ead191b9c52be7b28dcd4','2byyhs3922ym',-1);
INSERT INTO "held" VALUES('dd386a77eb2f4b7c2aafae422f7788789a4c84d54a4ead191b9c52be7b28dcd4','2byyhs3922ym',0);
INSERT INTO "held" VALUES('05a468f62ebda0ac25be2f923281226164899befb4ea42333e65481942ffcb88','3q2nbce37bs3',1);
INSERT INTO "held" VALUES('38542a7772af477f416a51073a2de2f5842726f109dceaa2c956d65c1211f9aa','3q2nbce37bs3',2);
INSERT INTO "held" VALUES('ac43a9c580dfc4240e75730f73db965f432f0ce2334066699c59273b05b90643','3q2nbce37bs3',-1);
INSERT INTO "held" VALUES('ac43a9c580dfc4240e75730f73db965f432f0ce2334066699c59273b05b90643','3q2nbce37bs3',0);
INSERT INTO "held" VALUES('e7d4e39bec0db24a24363f73f19f469009f0d2d9f19b4433c5f82574ca3bd7fe','3q2nbce37bs3',-1);
INSERT INTO "held" VALUES('8df7420aaa9fb6db91c44d0b128104556d6de8f4358bf50f73e1ef2b2c27a601','65r79qpyv8pn',-1);
INSERT INTO "held" VALUES('8df7420aaa9fb6db91c44d0b128104556d6de8f4358bf50f73e1ef2b2c27a601','65r79qpyv8pn',0);
INSERT INTO "held" VALUES('b8414883887174dee7a2432293c0474773b3b3e984d1081f817f9ddb6f325c16','65r79qpyv8pn',-1);
INSERT INTO "held" VALUES('ec8e514d09f0c80de7deb1c342a6e1e722fa31ed8d2b59f072ac102f5c2af4f9','65r79qpyv8pn',1);
INSERT INTO "held" VALUES('0906de81d22d9a752a2e05900920e563e128985f67e8679bc9297ac2960974cf','72rkyc6393e2',-1);
INSERT INTO "held" VALUES('0906de81d22d9a752a2e05900920e563e128985f67e8679bc9297ac2960974cf','72rkyc6393e2',0);
INSERT INTO "held" VALUES('65ef4c03a013a7b8833613393d042c6abdba3ba1f69273b8e73e560c16afde66','72rkyc6393e2',-1);
INSERT INTO "held" VALUES('0abb67563e4bfa0006db08bcc530390d780267d4dbcbce78559d2137fdbf72da','b5ffdd5qmekm',2);
INSERT INTO "held" VALUES('b75cc154647a342bc3ebca9564442cee608c7829ad62bae67805b4fc208e09f1','b5ffdd5qmekm',-1);
INSERT INTO "held" VALUES('b75cc154647a342bc3ebca9564442cee608c7829ad62bae67805b4fc208e09f1','b5ffdd5qmekm',0);
INSERT INTO "held" VALUES('e637f287e13495cdf5e1b5bdcdc0dec937a45718e32e50a7549eea2a9169b723','b5ffdd5qmekm',-1);
INSERT INTO "held" VALUES('f170a99dd33e19f8e9cfee43bc4e081ec1be2829d132e6a8921ac0de84f1b8d1','b5ffdd5qmekm',1);
INSERT INTO "held" VALUES('3121d2a7c430dc205b52d6a8bf2a2b3e03c75582feacbe1c304e7d1419e84df7','mrby8etsw4a4',-1);
INSERT INTO "held" VALUES('3121d2a7c430dc205b52d6a8bf2a2b3e03c75582feacbe1c304e7d1419e84df7','mrby8etsw4a4',0);
INSERT INTO "held" VALUES('683ebbca67025bd943c092afe17cd7e9e73e9bdf26c2e713dc5272cb650702d7','mrby8etsw4a4',2);
INSERT INTO "held" VALUES('e4d889819c35550b9288b9baf74081ec6b2fd1ce0ee79b37d9d4abf90c8acb31','mrby8etsw4a4',1);
INSERT INTO "held" VALUES('f7ecf6490c14a1fb78c7366652a9fb5f16e8bb560a574f331d52ed182d30e630','mrby8etsw4a4',-1);
INSERT INTO "held" VALUES('6cfbbb5e9d8186876eb136c772fa2c301bc1b768b38e3ed7a0c1590c2c49bb45','tw9fb9mekssp',2);
INSERT INTO "held" VALUES('cfa9d00a59396cb4b5cb6188341a1eec15d3cdaca5a698a2974d8c33141fc09f','tw9fb9mekssp',-1);
INSERT INTO "held" VALUES('d60175ea57325eb0cc74bed836b7420dfbf19b702a0a2407b0a40904d87254d2','tw9fb9mekssp',-1);
INSERT INTO "held" VALUES('d60175ea57325eb0cc74bed836b7420dfbf19b702a0a2407b0a40904d87254d2','tw9fb9mekssp',0);
INSERT INTO "held" VALUES('e193cfed65d9810274b737dda214b429ef96f402d6a767788703a6cb9655fb97','tw9fb9mekssp',1);
INSERT INTO "held" VALUES('540ecca7ff51209b0c6c73fbc77d566c95d2e85d342fe84e267a05ab45f1dd83','wr4hpkejcegq',-1);
INSERT INTO "held" VALUES('540ecca7ff51209b0c6c73fbc77d566c95d2e85d342fe84e267a05ab45f1dd83','wr4hpkejcegq',0);
INSERT INTO "held" VALUES('b0b019a197c5d0c7365f5d8ee3fe9ccaaffc4fa3dd08b0d2c0684cc4533713ae','wr4hpkejcegq',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('bf9ae1ab-ebb2-48c2-a510-f50406527445',1.79487055357374262814e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2byyhs3922ym','28d0f6');
INSERT INTO "makers" VALUES('3q2nbce37bs3','28d0f6');
INSERT INTO "makers" VALUES('65r79qpyv8pn','28d0f6');
INSERT INTO "makers" VALUES('72rkyc6393e2','28d0f6');
INSERT INTO "makers" VALUES('b5ffdd5qmekm','28d0f6');
INSERT INTO "makers" VALUES('mrby8etsw4a4','28d0f6');
INSERT INTO "makers" VALUES('tw9fb9mekssp','28d0f6');
INSERT INTO "makers" VALUES('wr4hpkejcegq','28d0f6');
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
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL);
INSERT INTO "tables" VALUES('2byyhs3922ym',11,'lobby',1,NULL,1.79489586447460913653e+09,1.79489586508119487763e+09,'{"id":"2byyhs3922ym","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794895864.4746091,"updated":1794895865.0811949,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'63C2E01970A6E2A1602581F22EB8D55F',X'148C9541EABF1E3F013AFE9556C1659C',NULL);
INSERT INTO "tables" VALUES('mrby8etsw4a4',4,'running',0,1.79489594201947641376e+09,1.7948958652869260311e+09,1.79489593201947641369e+09,'{"id":"mrby8etsw4a4","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794895865.286926,"updated":1794895932.0194764,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'A384C7AEB235A5C71DFD6A5D1CA08771',X'9C5D27A4F2AA5311C21B4AA4C016D051',NULL);
INSERT INTO "tables" VALUES('b5ffdd5qmekm',4,'running',0,NULL,1.79489586533773756021e+09,1.79489593203299093249e+09,'{"id":"b5ffdd5qmekm","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794895865.3377376,"updated":1794895932.032991,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'316A8EE880C4257EAE7E9F1F7CB92F51',X'45BE9E74BD02C552F22E67C13816F665',NULL);
INSERT INTO "tables" VALUES('wr4hpkejcegq',4,'running',0,NULL,1.79489586538779854769e+09,1.79489586548766803745e+09,'{"id":"wr4hpkejcegq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794895865.3877985,"updated":1794895865.487668,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'B23352E6DA077AE9AEBAA57EC2D323E7',X'3B80C882B5FB0866CBE32FDD71F17D00',NULL);
INSERT INTO "tables" VALUES('65r79qpyv8pn',5,'running',0,NULL,1.79489586550559973715e+09,1.7948958656276853084e+09,'{"id":"65r79qpyv8pn","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794895865.5055997,"updated":1794895865.6276853,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'DBD7B22776516D8348DC11B74BE64205',X'D39CB13F7D538A344AB9AC185956623E',NULL);
INSERT INTO "tables" VALUES('72rkyc6393e2',9,'aborted',0,NULL,1.79489586565365386006e+09,1.79489587181137371057e+09,'{"id":"72rkyc6393e2","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794895865.6536539,"updated":1794895871.8113737,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'86CD21A37F81E2057B4F06B2BE10C310',X'1FFD3A05A79DEBCDA0AAC9F7FEBA71CD',NULL);
INSERT INTO "tables" VALUES('tw9fb9mekssp',8,'running',0,NULL,1.79489587183582782747e+09,1.79489587196817469596e+09,'{"id":"tw9fb9mekssp","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794895871.8358278,"updated":1794895871.9681747,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"hard"},"due":1797574271.8358278,"ranks":[],"totals":[]}',X'D44013F580C870400722F60FFA2B5411',X'F779B8E1B60DDABD75C7E09860D2C283',1.79757427183582782744e+09);
INSERT INTO "tables" VALUES('3q2nbce37bs3',42,'running',0,NULL,1.79489587199204111101e+09,1.79489593179070043562e+09,'{"id":"3q2nbce37bs3","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"hard","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"hard","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"hard","vacated":false,"replaced":true,"host":false}],"ply":36,"decider":0,"turn":0,"created":1794895871.992041,"updated":1794895931.7907004,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"hard"},"due":null,"ranks":[],"totals":[]}',X'2E5788BFCF24A39AB69DE0EFA60AC8F7',X'0EB8052E4A2897EE043A09B1FA205E0C',NULL);
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
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR instr(OLD.entry, ',"words":') = 0
    OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
COMMIT;
