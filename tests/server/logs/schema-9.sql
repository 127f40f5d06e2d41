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
, device TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "browser_keys" VALUES('8d6d4ddaea8f9775de644119a65d436880796caa99686a531134dd09cb5ec065','','',1,1.79490926607845377926e+09,'5dd1963742d34760f7590f01de9c54568eef6502c0454012403f23906061248c');
INSERT INTO "browser_keys" VALUES('9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69','','',1,1.79490926640231704706e+09,'d47ca4634a59420a253269017d188a3f300825975a95cb93bef3a05dcf5dbdda');
INSERT INTO "browser_keys" VALUES('d0678c61bfb0e5c7a9b8f0d1a6c76bdb8c0aa38944d39c3a6df3d2a180d86960','9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69','',1,1.79490926637431287768e+09,'d47ca4634a59420a253269017d188a3f300825975a95cb93bef3a05dcf5dbdda');
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    code TEXT NOT NULL,
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('d47ca4634a59420a253269017d188a3f300825975a95cb93bef3a05dcf5dbdda','c732ad4d2605c315f5d1fb19e786d999','',1.79490926581882429121e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('68mu4y9bcbv3',1,1.79490922643944692612e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"260ced6333964bffa9f58004c6c63d1f88f1094d6f0bce1ba546a510b78a4f6a"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"e78f6213a7e390a116bf86077793e121c36f8106c28650bf0044f609c72cb6e7","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"2dc9964378acc223"}',X'220994A7D633AC72326A1EEF4946DE71');
INSERT INTO "entries" VALUES('68mu4y9bcbv3',2,1.79490922643944692612e+09,'{"kind":"opened","seat":-1,"key":"260ced6333964bffa9f58004c6c63d1f88f1094d6f0bce1ba546a510b78a4f6a"}',X'4AB548995181EEEE0C72F3F3BEF66568');
INSERT INTO "entries" VALUES('68mu4y9bcbv3',3,1.79490922643944692612e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"a83a757c27c443f28cc7cb155596a851"}',X'7A11CF97B4ABBEE2289264BE25D1D92D');
INSERT INTO "entries" VALUES('68mu4y9bcbv3',4,1.79490922670091485979e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'287CA2DA13345B755A3AAC2045240FBB');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',1,1.79490926604632902146e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"dc869e75b19c42f3a770ad1c30daf74058df093e83fd7a0964fbf71f972c1020"},{"kind":"human","name":"Player 2","colour":"blue","key":"61bd192127d98533f4826bbe316d1a3bbe0cb5028ab05a60c159b797d8087811"},{"kind":"human","name":"Player 3","colour":"green","key":"503f3902fb9216c1cb6c3ebe00559a84344e4079ecd85b4d95db4e4e7c51883d"}],"host":"e4916a6554372772bb2d6fbdb537907629fe793b3971729ca11717249ced6aa3","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"c9a62f5e144991d165e2399ca3de73f2"}',X'DB4F9544484F3D06D185B4C6B946B97F');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',2,1.79490926604632902146e+09,'{"kind":"opened","seat":-1,"key":"dc869e75b19c42f3a770ad1c30daf74058df093e83fd7a0964fbf71f972c1020"}',X'A45F8B1D13D4FB51A000A4F299274491');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',3,1.79490926604632902146e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["swap","develop","move-three","develop","plus-4","extra-office","plus-3","plus-3","extra-office","extra-office","plus-4","swap"]},"salt":"9fd0e405588e51017685be669a203acd"}',X'83818C8239C6A5EACEA925EED9595F33');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',4,1.79490926618619513512e+09,'{"kind":"opened","seat":0,"key":"8d6d4ddaea8f9775de644119a65d436880796caa99686a531134dd09cb5ec065"}',X'38C496F7AE2043049CC053AE7146B68F');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',5,1.79490926618619513512e+09,'{"kind":"opened","seat":-1,"key":"8d6d4ddaea8f9775de644119a65d436880796caa99686a531134dd09cb5ec065"}',X'BEABB0FCD1FCD157609A3902231F0DD1');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',6,1.7949092664344127178e+09,'{"kind":"opened","seat":1,"key":"9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69"}',X'8A14385CA02C7EA85BF52939F8BC96A3');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',7,1.79490926644786953931e+09,'{"kind":"left","seat":0,"level":"expert"}',X'6ED1E2AFD8FBC130D47F34D062537DD3');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',8,1.79490926647554802889e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["8d6d4ddaea8f9775de644119a65d436880796caa99686a531134dd09cb5ec065"]}',X'1F4C686AD31B9F1E24D4B2149FE2CBEF');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',9,1.79490927140144610404e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'C1D4EFCD147D44E5CF59576A9B8F0065');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',10,1.79490927499373292925e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'244590F8A758943882227D5A3C99159E');
INSERT INTO "entries" VALUES('8rbgr2f2uwbx',11,1.79490927577035069458e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'60B344F3AE9FBE5C79689C4C57337989');
INSERT INTO "entries" VALUES('9qypx7avucdq',1,1.79490922607928061484e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"1c6b3f9fe9089f06b7d51b048b1332615768bdf6377a8d964359aaf6b97f97bd"},{"kind":"human","name":"Player 2","colour":"blue","key":"eb270f9dfcbab95cdf43ddbfdc3bcedae44e90ce38d2d2154a368c29daec476f"},{"kind":"human","name":"Player 3","colour":"green","key":"935afbdc084ca2868cb3cf0c5e3e8b268f83029690bfbe890b18a901a107574a"}],"host":"75e307b6381812b9da4e2385ce1b01b2f7bac248d4f1e77c4bab4fd81c77d4b9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"06dc5633e712bc35"}',X'5A2010243FA114A9D840D7EFA63F2C08');
INSERT INTO "entries" VALUES('9qypx7avucdq',2,1.79490922607928061484e+09,'{"kind":"opened","seat":-1,"key":"1c6b3f9fe9089f06b7d51b048b1332615768bdf6377a8d964359aaf6b97f97bd"}',X'FE57D512EC5385613844F7A281E362B7');
INSERT INTO "entries" VALUES('9qypx7avucdq',3,1.79490922607928061484e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["move-three","plus-4","extra-office","swap","develop","swap","plus-4","plus-3","develop","extra-office","extra-office","plus-3"]},"salt":"2d64916bed6834fc62ac5afe24063d69"}',X'394F645646D0D3CA01D0F7D4BF19D892');
INSERT INTO "entries" VALUES('9qypx7avucdq',4,1.7949093265526282787e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'AC2BBED0604CF163FE24BF2A2E7B7712');
INSERT INTO "entries" VALUES('dq37ty6y4sw5',1,1.79490922687360286713e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ec40feb8cad030c4a4a64710dc9023d76005e37c51b09a1fdb01ef5917e85e59"},{"kind":"human","name":"Player 2","colour":"blue","key":"fb7f8387ec2a0d8726b0f534c3d3d45485965661bdc8ed74e0d5341bf7c1e2be"}],"host":"66a871d9562a7f26129cd892e0aa830a6f7532e1468f471023c6e784bafdafb4","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"cbb73b7721f04f1f"}',X'62B8748D195B520454F2925A45B08A03');
INSERT INTO "entries" VALUES('dq37ty6y4sw5',2,1.79490922687360286713e+09,'{"kind":"opened","seat":-1,"key":"ec40feb8cad030c4a4a64710dc9023d76005e37c51b09a1fdb01ef5917e85e59"}',X'DA8C344F67AC2162758785C1383B2EEC');
INSERT INTO "entries" VALUES('dq37ty6y4sw5',3,1.79490922687360286713e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"f3d672626d85739e8e78102083b6dfd1"}',X'BCFDF9D7BA789629ADF6D3C20ACC8E9F');
INSERT INTO "entries" VALUES('dq37ty6y4sw5',4,1.79490922726554536816e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'730B959A60413E44BDE3B9D209A9333E');
INSERT INTO "entries" VALUES('dq37ty6y4sw5',5,1.79490922736140418045e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2293C65437B82E9F7A065D19EDAF3E29');
INSERT INTO "entries" VALUES('hj8p6pnkhmd2',1,1.79490922621276426315e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"c7e662288190169958a0b274333e446ac107f195e190b5538e2184462aa8d393"},{"kind":"human","name":"Player 2","colour":"blue","key":"73d397b4066178075b98538c0353623253998b9c7ec4ed5f4014d507315cf3c5"},{"kind":"human","name":"Player 3","colour":"green","key":"9986f633fd06e9b03bdcf3b518df3156f2ad1f84f4e6b3cb4ce181a6770c52b5"}],"host":"56270c59ed1fd9b9f09a535f3ce600eca54a13a42fdfc853c85261e21d5cbb29","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"d76fb6d8dfe786ff"}',X'1D472A46131D0CE2F77B575D5A3B12B9');
INSERT INTO "entries" VALUES('hj8p6pnkhmd2',2,1.79490922621276426315e+09,'{"kind":"opened","seat":-1,"key":"c7e662288190169958a0b274333e446ac107f195e190b5538e2184462aa8d393"}',X'E9EBBCBC88572CB891479FB354C2D88E');
INSERT INTO "entries" VALUES('hj8p6pnkhmd2',3,1.79490922621276426315e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","plus-3","develop","extra-office","swap","swap","extra-office","plus-4","extra-office","plus-3","plus-4","move-three"]},"salt":"e9a05687dffe4933eb04979cf80fd83c"}',X'F5E6D24A9C49A955F16DC15C3AA268B1');
INSERT INTO "entries" VALUES('hj8p6pnkhmd2',4,1.79490932658808326725e+09,'{"kind":"seen","seat":0}',X'9360C2B26CE16406E5093BBC1375E5C4');
INSERT INTO "entries" VALUES('p44q6cr77pde',1,1.79490922759062147143e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"680d9f4d5fd44af6d13e083213ba07bb50f797adae6f1404d3858f123dd95471"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"13c044d7ace4e3a5ff6710e98db91b43c47c99f3df793765b5877c2d5ed4a554","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"975dce65fd46e2d7"}',X'76C59C3F825B3D2861C8FEC7719411BF');
INSERT INTO "entries" VALUES('p44q6cr77pde',2,1.79490922759062147143e+09,'{"kind":"opened","seat":-1,"key":"680d9f4d5fd44af6d13e083213ba07bb50f797adae6f1404d3858f123dd95471"}',X'E2786F5AD567D1686E76E6A8A9AF1DD2');
INSERT INTO "entries" VALUES('p44q6cr77pde',3,1.79490922759062147143e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","move-three","plus-3","plus-4","plus-4","plus-3","swap","extra-office","extra-office","swap","extra-office","develop"]},"salt":"c1264e670621aa82e7d97ef4d82a8997"}',X'B7B27420886484DCF6CAA91163A908F3');
INSERT INTO "entries" VALUES('p44q6cr77pde',4,1.79490922782359123236e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'EB0DE15302D74EFCFA1CD782B211B3B6');
INSERT INTO "entries" VALUES('p44q6cr77pde',5,1.79490922842302227024e+09,'{"kind":"instant"}',X'2B61CC31305E44FE698E7614FD32CF2C');
INSERT INTO "entries" VALUES('p44q6cr77pde',6,1.79490924667702507976e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'B550F618AF223035A6220A21CC33C4CC');
INSERT INTO "entries" VALUES('p44q6cr77pde',7,1.79490926363994097707e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}',X'2867114D75A273E68C81B0D9E95D7D97');
INSERT INTO "entries" VALUES('p44q6cr77pde',8,1.79490926388629865647e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'E3F5C013AFEA7EB2E933519B5546D628');
INSERT INTO "entries" VALUES('p44q6cr77pde',9,1.79490926401705098158e+09,'{"kind":"aborted"}',X'9A333236B1CF032DF9178D1C005DAACB');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',1,1.79490922422331547741e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"17bab27c0018beb1a5feec50a618fcfcb0c1175637d33589145c87908ae3ed1a"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"9c5b70b9b2f5ac6a5d226c37a03492912fe2f1b3cd444ab5bd7d6f733ed64dd3","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"4b074a49b96c9417227202fbfc0a51e38c1bed9a5976334c661b816bdbbefc12","absence":3600,"salt":"9f190c0b7f8d321e"}',X'D3DDD65FC9221B9E03AC3B2BAD1F4756');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',2,1.79490922422331547741e+09,'{"kind":"opened","seat":-1,"key":"17bab27c0018beb1a5feec50a618fcfcb0c1175637d33589145c87908ae3ed1a"}',X'49CC799EA68968A672DF34CEB51AE2C1');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',3,1.79490922514427947995e+09,'{"kind":"opened","seat":0,"key":"c4fcf48a0abc3ff9bd7e65218f02da98f2e6e755775e33aadb5c71ba28a72eb5"}',X'8B156CF3D63CE337C53E7A0C49C73C65');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',4,1.79490922514427947995e+09,'{"kind":"opened","seat":-1,"key":"c4fcf48a0abc3ff9bd7e65218f02da98f2e6e755775e33aadb5c71ba28a72eb5"}',X'29BDDABFE0275C24EBC531721CC23925');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',5,1.79490922531150102611e+09,'{"kind":"linked","seat":0,"key":"5e2c92c9b4f2e3b036f838ce830c6eeae3e672fd87ad1ed5b6f6ea98e962b11b"}',X'08A0ED555300D97C7A27A88DC38DE0CC');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',6,1.79490922535993313786e+09,'{"kind":"closed","seat":0,"key":"c4fcf48a0abc3ff9bd7e65218f02da98f2e6e755775e33aadb5c71ba28a72eb5"}',X'F30FEF424261A37B2FBCD74272B4894B');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',7,1.79490922535993313786e+09,'{"kind":"closed","seat":-1,"key":"c4fcf48a0abc3ff9bd7e65218f02da98f2e6e755775e33aadb5c71ba28a72eb5"}',X'A2967E54ED58ED88A351726649B9B1A7');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',8,1.79490922541953086847e+09,'{"kind":"invited","seat":-1,"key":"1992b08f9a863f2f7b85cb6baaeb2371c4f1d343b48329758e79dd415c471d4a"}',X'89CCBB5BFC31CD9D01E9CC66BDB79901');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',9,1.79490922546697688096e+09,'{"kind":"said","seat":0,"digest":"7b39162925b339993352ea3ec1712cda"}',X'73524305D699E85153AEDD32749B6569');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',10,1.79490922562036252022e+09,'{"kind":"removed","line":9}',X'EF2A2C46A37C559888CC8E8DE7C376D8');
INSERT INTO "entries" VALUES('qaw6txsyr2jb',11,1.79490922571838521955e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"3f31645c085fec48"}',X'AD16C682CA1B8C902F919C267D0B0098');
INSERT INTO "entries" VALUES('qsyshytfcngs',1,1.79490926402704882624e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"f68c4fa7bf0f56895fbf3e9b82bfbaf89046ba5982e4a2b3b482222ad279be28"},{"kind":"human","name":"Player 2","colour":"blue","key":"5a6502f43227eaee8d06e680ad728556ea1b3584956838edb7d658e4bc88e3e1"},{"kind":"human","name":"Player 3","colour":"green","key":"0edfa146733ac999a631996c7a182e5426f0f354da94b45a708764abb3ae0df3"}],"host":"e09669ddd6e79056109174860002927718c82cf810bf6205a7b03b6197969110","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"2939cfc4fd4dd443","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'45F3AF18B3268BEF3789205E732E68E4');
INSERT INTO "entries" VALUES('qsyshytfcngs',2,1.79490926402704882624e+09,'{"kind":"opened","seat":-1,"key":"f68c4fa7bf0f56895fbf3e9b82bfbaf89046ba5982e4a2b3b482222ad279be28"}',X'6B2A548F5D139DFF5D616E4C728BD524');
INSERT INTO "entries" VALUES('qsyshytfcngs',3,1.79490926402704882624e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["develop","move-three","swap","plus-4","extra-office","plus-3","plus-4","extra-office","swap","plus-3","extra-office","develop"]},"salt":"fb233ceb432752bb73c66f714fc633ed"}',X'85820D896A80663EF70C973D1307F061');
INSERT INTO "entries" VALUES('qsyshytfcngs',4,1.79490926403425288195e+09,'{"kind":"rested","seat":1,"days":7}',X'2B4C381A7B6588E5B0AF2CF22F793FC3');
INSERT INTO "entries" VALUES('qsyshytfcngs',5,1.79490926404212379451e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}}',X'EEC22CC1C0F1C9216FCAC6B3440D14C5');
INSERT INTO "entries" VALUES('qsyshytfcngs',6,1.7949092640506505966e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'57D37207EF0702D2A7B6E964DA7671A5');
INSERT INTO "entries" VALUES('qsyshytfcngs',7,1.7949092640506505966e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'5C39E0ED83C406C25282423620E58CB9');
INSERT INTO "entries" VALUES('qsyshytfcngs',8,1.79490926406243419643e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'612F7C8EC9785E8219E3BD2E1BC5EEAB');
INSERT INTO "entries" VALUES('qsyshytfcngs',9,1.79490926406772017482e+09,'{"kind":"answered","seat":1,"agree":true}',X'DE438EE1079E86657D7ACEA45BFAB1AC');
INSERT INTO "entries" VALUES('qsyshytfcngs',10,1794909264.07368,'{"kind":"answered","seat":2,"agree":true}',X'98227D330DEDFCA306DA044D0817C8C4');
INSERT INTO "entries" VALUES('qsyshytfcngs',11,1794909264.07368,'{"kind":"paused","days":30}',X'702B9B823301C93ECF5CC5D9623F5A86');
INSERT INTO "entries" VALUES('tf9nsk34hccx',1,1.7949092640793302059e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"22a0c1925e1f3d455a71864a637ea5c8f551c1ff753ffbd0a56e249017a3cf65"},{"kind":"human","name":"Player 2","colour":"blue","key":"91407f799f69fa750f31fba97aeed796f9d1efcbe1dd04e354dc01258aa6a7f9"},{"kind":"human","name":"Player 3","colour":"green","key":"919ba2cdea0c7409bf66d5d2157a9b08863f827d41ebb0bdd6df0a7c0a47ed3b"}],"host":"633ac5944fd78503eda24997163e6ca16c182161ead2305d19862a1aab0a6388","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"9159b0fe15fb6b93","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'378A2BFB719B6F80BA968A887BB94CF7');
INSERT INTO "entries" VALUES('tf9nsk34hccx',2,1.7949092640793302059e+09,'{"kind":"opened","seat":-1,"key":"22a0c1925e1f3d455a71864a637ea5c8f551c1ff753ffbd0a56e249017a3cf65"}',X'F7F6E204D8DD043D9B65E8DD6D8A59C3');
INSERT INTO "entries" VALUES('tf9nsk34hccx',3,1.7949092640793302059e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-3","develop","plus-3","swap","plus-4","swap","extra-office","move-three","develop","extra-office","plus-4","extra-office"]},"salt":"6d62c46e483586ac5605c7937e7b0b8c"}',X'FC0D9821E3F57C52B0A0ADE0F0EB1B8A');
INSERT INTO "entries" VALUES('tf9nsk34hccx',4,1.7949092790820086002e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'41B45B5983E523455F2BA785A8E24B43');
INSERT INTO "entries" VALUES('tf9nsk34hccx',5,1.79490927970491504668e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'25EFB2BF5D10D9878687AAE3C28BBAA0');
INSERT INTO "entries" VALUES('tf9nsk34hccx',6,1.79490928031090569497e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'189534DBAED2D0DD52F4786821B9CE3C');
INSERT INTO "entries" VALUES('tf9nsk34hccx',7,1.79490928097060775756e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'44602A26F8C1539F541CE73DE810E4B0');
INSERT INTO "entries" VALUES('tf9nsk34hccx',8,1.79490929597252178197e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'5EC2EB9DDD89B14D8AF8CAEB8B5F1AE5');
INSERT INTO "entries" VALUES('tf9nsk34hccx',9,1.79490929664197969434e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'017EC33B2C3AF07E093D1E1DF785E2BA');
INSERT INTO "entries" VALUES('tf9nsk34hccx',10,1794909297.27701,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'5EDA85EB65AA751ACCC44575A0BF9E86');
INSERT INTO "entries" VALUES('tf9nsk34hccx',11,1.79490929799819779397e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'4D1CAE40735FC3DC83D37B082F3B9312');
INSERT INTO "entries" VALUES('tf9nsk34hccx',12,1.79490931299858617778e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'50D315B6B4588AB5EC3D25A4045C6B27');
INSERT INTO "entries" VALUES('tf9nsk34hccx',13,1.7949093136424596309e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'256A32AB7DC6BC24E3EB100B6716F575');
INSERT INTO "entries" VALUES('tf9nsk34hccx',14,1.79490931425554132465e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'D00355D1304151B68AE0E23DDB684380');
INSERT INTO "entries" VALUES('tf9nsk34hccx',15,1.79490931492398524279e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'ED1EC2814F06683AEAD5F4D2BE6D3E66');
INSERT INTO "entries" VALUES('tf9nsk34hccx',16,1.79490931532235407832e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'C4E37EAC9FAC50C79C022D62A7ACC6EC');
INSERT INTO "entries" VALUES('tf9nsk34hccx',17,1.79490931551156067845e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'291242E0016AFB48AB1CCF4A8DD37A42');
INSERT INTO "entries" VALUES('tf9nsk34hccx',18,1.79490931620212864879e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'3F33E64E6138E0A8A985527AADE61BDD');
INSERT INTO "entries" VALUES('tf9nsk34hccx',19,1.79490931681824135782e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'C128A9494E68C6B11514844F5F0A7253');
INSERT INTO "entries" VALUES('tf9nsk34hccx',20,1.79490931742766332622e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'0690B651AA12CD000E18814B7004FFDB');
INSERT INTO "entries" VALUES('tf9nsk34hccx',21,1.79490931783439922335e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'3E3249C3E14781ED0A46BED8890FA973');
INSERT INTO "entries" VALUES('tf9nsk34hccx',22,1.79490931801011943821e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'4CBAE9435024C0A22E732538FFB27460');
INSERT INTO "entries" VALUES('tf9nsk34hccx',23,1.79490931832308530814e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'A089F27DB4012E162A5E65A15C4B381C');
INSERT INTO "entries" VALUES('tf9nsk34hccx',24,1.79490931838614869121e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'E65931F0A390B96645B79F999330BD96');
INSERT INTO "entries" VALUES('tf9nsk34hccx',25,1.79490931900590872764e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'03BAAE7A9C841B0E10A891DC09E1CF61');
INSERT INTO "entries" VALUES('tf9nsk34hccx',26,1.79490931962780046467e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'75DAD7A197197ED366F4A24C39CADDFB');
INSERT INTO "entries" VALUES('tf9nsk34hccx',27,1.79490932026857113838e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'0736E11CFC38BAEF18122BACE3885CA2');
INSERT INTO "entries" VALUES('tf9nsk34hccx',28,1.79490932065416550636e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'F926C23FBDAFC48E42C7A7DCE38758CB');
INSERT INTO "entries" VALUES('tf9nsk34hccx',29,1.7949093208421664238e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'362D02DDDFF4B9B7C81A864CF2E69D41');
INSERT INTO "entries" VALUES('tf9nsk34hccx',30,1.79490932093610739707e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker plus-3 goslar-quedlinburg","level":"expert"}',X'129E26D596C4BA9FF4BB363BDEB049A8');
INSERT INTO "entries" VALUES('tf9nsk34hccx',31,1.79490932162263679507e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'EA8432ACD004068E692E7E0EA18C24EE');
INSERT INTO "entries" VALUES('tf9nsk34hccx',32,1.79490932226614284517e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'E8A651A10A7634B3E45EFC4F2D9911A1');
INSERT INTO "entries" VALUES('tf9nsk34hccx',33,1.79490932291917276381e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'B702258A1F129B8EACC6D9DB1C741CD7');
INSERT INTO "entries" VALUES('tf9nsk34hccx',34,1.79490932325550889966e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'282FBB2C4B5830DB8AE4BA766FB009E8');
INSERT INTO "entries" VALUES('tf9nsk34hccx',35,1.79490932342484641077e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'DCE6EC03DCB65584D8756A7D56364173');
INSERT INTO "entries" VALUES('tf9nsk34hccx',36,1.79490932414012837412e+09,'{"kind":"decided","ply":29,"seat":0,"action":"place t goslar-quedlinburg/3","level":"expert"}',X'4545B686B4526C6E0CA07C8C96791937');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.7949092231401340961e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('260ced6333964bffa9f58004c6c63d1f88f1094d6f0bce1ba546a510b78a4f6a','68mu4y9bcbv3',-1);
INSERT INTO "held" VALUES('260ced6333964bffa9f58004c6c63d1f88f1094d6f0bce1ba546a510b78a4f6a','68mu4y9bcbv3',0);
INSERT INTO "held" VALUES('e78f6213a7e390a116bf86077793e121c36f8106c28650bf0044f609c72cb6e7','68mu4y9bcbv3',-1);
INSERT INTO "held" VALUES('503f3902fb9216c1cb6c3ebe00559a84344e4079ecd85b4d95db4e4e7c51883d','8rbgr2f2uwbx',2);
INSERT INTO "held" VALUES('61bd192127d98533f4826bbe316d1a3bbe0cb5028ab05a60c159b797d8087811','8rbgr2f2uwbx',-1);
INSERT INTO "held" VALUES('61bd192127d98533f4826bbe316d1a3bbe0cb5028ab05a60c159b797d8087811','8rbgr2f2uwbx',1);
INSERT INTO "held" VALUES('9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69','8rbgr2f2uwbx',-1);
INSERT INTO "held" VALUES('9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69','8rbgr2f2uwbx',1);
INSERT INTO "held" VALUES('e4916a6554372772bb2d6fbdb537907629fe793b3971729ca11717249ced6aa3','8rbgr2f2uwbx',-1);
INSERT INTO "held" VALUES('1c6b3f9fe9089f06b7d51b048b1332615768bdf6377a8d964359aaf6b97f97bd','9qypx7avucdq',-1);
INSERT INTO "held" VALUES('1c6b3f9fe9089f06b7d51b048b1332615768bdf6377a8d964359aaf6b97f97bd','9qypx7avucdq',0);
INSERT INTO "held" VALUES('75e307b6381812b9da4e2385ce1b01b2f7bac248d4f1e77c4bab4fd81c77d4b9','9qypx7avucdq',-1);
INSERT INTO "held" VALUES('935afbdc084ca2868cb3cf0c5e3e8b268f83029690bfbe890b18a901a107574a','9qypx7avucdq',2);
INSERT INTO "held" VALUES('eb270f9dfcbab95cdf43ddbfdc3bcedae44e90ce38d2d2154a368c29daec476f','9qypx7avucdq',1);
INSERT INTO "held" VALUES('66a871d9562a7f26129cd892e0aa830a6f7532e1468f471023c6e784bafdafb4','dq37ty6y4sw5',-1);
INSERT INTO "held" VALUES('ec40feb8cad030c4a4a64710dc9023d76005e37c51b09a1fdb01ef5917e85e59','dq37ty6y4sw5',-1);
INSERT INTO "held" VALUES('ec40feb8cad030c4a4a64710dc9023d76005e37c51b09a1fdb01ef5917e85e59','dq37ty6y4sw5',0);
INSERT INTO "held" VALUES('fb7f8387ec2a0d8726b0f534c3d3d45485965661bdc8ed74e0d5341bf7c1e2be','dq37ty6y4sw5',1);
INSERT INTO "held" VALUES('56270c59ed1fd9b9f09a535f3ce600eca54a13a42fdfc853c85261e21d5cbb29','hj8p6pnkhmd2',-1);
INSERT INTO "held" VALUES('73d397b4066178075b98538c0353623253998b9c7ec4ed5f4014d507315cf3c5','hj8p6pnkhmd2',1);
INSERT INTO "held" VALUES('9986f633fd06e9b03bdcf3b518df3156f2ad1f84f4e6b3cb4ce181a6770c52b5','hj8p6pnkhmd2',2);
INSERT INTO "held" VALUES('c7e662288190169958a0b274333e446ac107f195e190b5538e2184462aa8d393','hj8p6pnkhmd2',-1);
INSERT INTO "held" VALUES('c7e662288190169958a0b274333e446ac107f195e190b5538e2184462aa8d393','hj8p6pnkhmd2',0);
INSERT INTO "held" VALUES('13c044d7ace4e3a5ff6710e98db91b43c47c99f3df793765b5877c2d5ed4a554','p44q6cr77pde',-1);
INSERT INTO "held" VALUES('680d9f4d5fd44af6d13e083213ba07bb50f797adae6f1404d3858f123dd95471','p44q6cr77pde',-1);
INSERT INTO "held" VALUES('680d9f4d5fd44af6d13e083213ba07bb50f797adae6f1404d3858f123dd95471','p44q6cr77pde',0);
INSERT INTO "held" VALUES('5e2c92c9b4f2e3b036f838ce830c6eeae3e672fd87ad1ed5b6f6ea98e962b11b','qaw6txsyr2jb',-1);
INSERT INTO "held" VALUES('5e2c92c9b4f2e3b036f838ce830c6eeae3e672fd87ad1ed5b6f6ea98e962b11b','qaw6txsyr2jb',0);
INSERT INTO "held" VALUES('9c5b70b9b2f5ac6a5d226c37a03492912fe2f1b3cd444ab5bd7d6f733ed64dd3','qaw6txsyr2jb',-1);
INSERT INTO "held" VALUES('0edfa146733ac999a631996c7a182e5426f0f354da94b45a708764abb3ae0df3','qsyshytfcngs',2);
INSERT INTO "held" VALUES('5a6502f43227eaee8d06e680ad728556ea1b3584956838edb7d658e4bc88e3e1','qsyshytfcngs',1);
INSERT INTO "held" VALUES('e09669ddd6e79056109174860002927718c82cf810bf6205a7b03b6197969110','qsyshytfcngs',-1);
INSERT INTO "held" VALUES('f68c4fa7bf0f56895fbf3e9b82bfbaf89046ba5982e4a2b3b482222ad279be28','qsyshytfcngs',-1);
INSERT INTO "held" VALUES('f68c4fa7bf0f56895fbf3e9b82bfbaf89046ba5982e4a2b3b482222ad279be28','qsyshytfcngs',0);
INSERT INTO "held" VALUES('22a0c1925e1f3d455a71864a637ea5c8f551c1ff753ffbd0a56e249017a3cf65','tf9nsk34hccx',-1);
INSERT INTO "held" VALUES('22a0c1925e1f3d455a71864a637ea5c8f551c1ff753ffbd0a56e249017a3cf65','tf9nsk34hccx',0);
INSERT INTO "held" VALUES('633ac5944fd78503eda24997163e6ca16c182161ead2305d19862a1aab0a6388','tf9nsk34hccx',-1);
INSERT INTO "held" VALUES('91407f799f69fa750f31fba97aeed796f9d1efcbe1dd04e354dc01258aa6a7f9','tf9nsk34hccx',1);
INSERT INTO "held" VALUES('919ba2cdea0c7409bf66d5d2157a9b08863f827d41ebb0bdd6df0a7c0a47ed3b','tf9nsk34hccx',2);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('bf9ae1ab-ebb2-48c2-a510-f50406527445',1.79487055357374262814e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('68mu4y9bcbv3','28d0f6');
INSERT INTO "makers" VALUES('8rbgr2f2uwbx','28d0f6');
INSERT INTO "makers" VALUES('9qypx7avucdq','28d0f6');
INSERT INTO "makers" VALUES('dq37ty6y4sw5','28d0f6');
INSERT INTO "makers" VALUES('hj8p6pnkhmd2','28d0f6');
INSERT INTO "makers" VALUES('p44q6cr77pde','28d0f6');
INSERT INTO "makers" VALUES('qaw6txsyr2jb','28d0f6');
INSERT INTO "makers" VALUES('qsyshytfcngs','28d0f6');
INSERT INTO "makers" VALUES('tf9nsk34hccx','28d0f6');
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
, browser TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '', spelling TEXT) WITHOUT ROWID;
INSERT INTO "people" VALUES('c732ad4d2605c315f5d1fb19e786d999',1.79490926581882429121e+09,'http://127.0.0.1:44785','en','UTC',NULL,NULL,'9c90686f0b588c0aa3f9803450dda32ca0eae8c48d6c79ce660a933068158f69','',NULL);
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','VNW-gdm5Q-OKfnChWadrOrfx3ftEZow0OWq4f2gPMjE');
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL);
INSERT INTO "tables" VALUES('qaw6txsyr2jb',11,'lobby',1,NULL,1.79490922422331547741e+09,1.79490922571838521955e+09,'{"id":"qaw6txsyr2jb","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794909224.2233155,"updated":1794909225.7183852,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'AD16C682CA1B8C902F919C267D0B0098',X'5D45571E6689926DE5431BC73962AE0B',NULL,NULL);
INSERT INTO "tables" VALUES('9qypx7avucdq',4,'running',0,1.79490933655262827877e+09,1.79490922607928061484e+09,1.7949093265526282787e+09,'{"id":"9qypx7avucdq","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794909226.0792806,"updated":1794909326.5526283,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'AC2BBED0604CF163FE24BF2A2E7B7712',X'BFEF3292CD1AE398DDD3E3025896078D',NULL,NULL);
INSERT INTO "tables" VALUES('hj8p6pnkhmd2',4,'running',0,NULL,1.79490922621276426315e+09,1.79490932658808326725e+09,'{"id":"hj8p6pnkhmd2","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794909226.2127643,"updated":1794909326.5880833,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'9360C2B26CE16406E5093BBC1375E5C4',X'ECC45F17701E555D010BC1AC3500F4BD',NULL,NULL);
INSERT INTO "tables" VALUES('68mu4y9bcbv3',4,'running',0,NULL,1.79490922643944692612e+09,1.79490922670091485979e+09,'{"id":"68mu4y9bcbv3","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794909226.439447,"updated":1794909226.7009149,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'287CA2DA13345B755A3AAC2045240FBB',X'8316020F57F5F60ED9F9273C36E82CBB',NULL,NULL);
INSERT INTO "tables" VALUES('dq37ty6y4sw5',5,'running',0,NULL,1.79490922687360286713e+09,1.79490922736140418045e+09,'{"id":"dq37ty6y4sw5","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794909226.8736029,"updated":1794909227.3614042,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'2293C65437B82E9F7A065D19EDAF3E29',X'7DDAABC7F9B72486935D29922AD416CB',NULL,NULL);
INSERT INTO "tables" VALUES('p44q6cr77pde',9,'aborted',0,NULL,1.79490922759062147143e+09,1.79490926401705098158e+09,'{"id":"p44q6cr77pde","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794909227.5906215,"updated":1794909264.017051,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'9A333236B1CF032DF9178D1C005DAACB',X'969D2A68ACD6859B52B317F2475E9700',NULL,NULL);
INSERT INTO "tables" VALUES('qsyshytfcngs',11,'running',0,NULL,1.79490926402704882624e+09,1794909264.07368,'{"id":"qsyshytfcngs","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794909264.0270488,"updated":1794909264.07368,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797587664.07368,"ranks":[],"totals":[]}',X'702B9B823301C93ECF5CC5D9623F5A86',X'B7482CF307314D970CD574E32608CBC5',1797587664.07368,NULL);
INSERT INTO "tables" VALUES('tf9nsk34hccx',36,'running',0,NULL,1.7949092640793302059e+09,1.79490932414012837412e+09,'{"id":"tf9nsk34hccx","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":30,"decider":0,"turn":0,"created":1794909264.0793302,"updated":1794909324.1401284,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"ranks":[],"totals":[]}',X'4545B686B4526C6E0CA07C8C96791937',X'51CA9B5C0E5ED9CE3681A813AAEF56EB',NULL,NULL);
INSERT INTO "tables" VALUES('8rbgr2f2uwbx',11,'running',0,NULL,1.79490926604632902146e+09,1.79490927577035069458e+09,'{"id":"8rbgr2f2uwbx","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1794909266.046329,"updated":1794909275.7703507,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'60B344F3AE9FBE5C79689C4C57337989',X'A65F10712718F3AE81C35D6646E86674',NULL,1.79490927577056121828e+09);
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
COMMIT;
