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
INSERT INTO "entries" VALUES('25ac9za655c9',1,1.79489752947736978536e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b49fbc1947e2ac63ae9516fc54010f58554ac9a19ee931ef329f932b5af3d53a"},{"kind":"human","name":"Player 2","colour":"blue","key":"51949983301475b955337eb1ba662c1f2238d38433648160d490e9baa41c3128"}],"host":"6b1113796430f70ed0eae449bc76ab240cc599fb26f61e73db7ca612ddf7717c","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'BBFC63BB7426066BA86E949B41A0C1FA');
INSERT INTO "entries" VALUES('25ac9za655c9',2,1.79489752947736978536e+09,'{"kind":"opened","seat":-1,"key":"b49fbc1947e2ac63ae9516fc54010f58554ac9a19ee931ef329f932b5af3d53a"}',X'6416033104BBA19FEAA1FDEFDC28D1AF');
INSERT INTO "entries" VALUES('25ac9za655c9',3,1.79489752947736978536e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"1b07033016e4b95d9bc3eaff820149ba"}',X'70C2F7D7EDE3F5EA5CB81FDE519C632B');
INSERT INTO "entries" VALUES('25ac9za655c9',4,1.79489752948606491088e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'A015A13775FF2903D5A334F7E0849B12');
INSERT INTO "entries" VALUES('25ac9za655c9',5,1.79489752949095940585e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'FC0AC87EC4A51F8C71CAA058344E9716');
INSERT INTO "entries" VALUES('9q9nwvt7mfhn',1,1.79489752939165830608e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"05e4d4bfcf645e1734cbf3d0279bf1b5015e9440d461041960e63e3676b257c3"},{"kind":"human","name":"Player 2","colour":"blue","key":"34117138bc6fa96bce40adae3a463281ffaef4eb9449fb0a6309a0cab1a3788d"},{"kind":"human","name":"Player 3","colour":"green","key":"2a0681ffb1c340d8642475deb2e3b84dc6ad6995c00d932c5f2a8d612fb89e99"}],"host":"41a56b0f90554213657fd147e5ece2ea11ead72d061947ae6dc1594e924d2c9a","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'28CD7D97DC38504F0BA4C78EEE6F9C0C');
INSERT INTO "entries" VALUES('9q9nwvt7mfhn',2,1.79489752939165830608e+09,'{"kind":"opened","seat":-1,"key":"05e4d4bfcf645e1734cbf3d0279bf1b5015e9440d461041960e63e3676b257c3"}',X'1236AA3625ECF51F5D8DB9178762595D');
INSERT INTO "entries" VALUES('9q9nwvt7mfhn',3,1.79489752939165830608e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","extra-office","plus-3","develop","extra-office","extra-office","swap","plus-4","move-three","swap","plus-3","develop"]},"salt":"19d2e5f544fb8279a1e3fd97b075a149"}',X'C39A72CB819F18F2541F4053585CEAE6');
INSERT INTO "entries" VALUES('9q9nwvt7mfhn',4,1.79489759671466064458e+09,'{"kind":"seen","seat":0}',X'79F16787855ED130CC83D0CD4982118E');
INSERT INTO "entries" VALUES('fabnmer3u4ep',1,1.79489752932156634325e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b123c88a561d927b2c59f4ead75eee7be14ece56f29ad1ef37f4696adb555563"},{"kind":"human","name":"Player 2","colour":"blue","key":"52fcbf6837b8cf91b97fd5234978f2961c97c466155a7b03eda03831987261d9"},{"kind":"human","name":"Player 3","colour":"green","key":"43d3accc4918faa7020c75518a0c83a10de52110bd4af6b06b5d1296c1c31243"}],"host":"3bfdcfbdb29a6ffa375dd12a94190e70af35c17362438952a4b3702d2af348d4","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'4126803D6987F16A3862FB3CB3899C19');
INSERT INTO "entries" VALUES('fabnmer3u4ep',2,1.79489752932156634325e+09,'{"kind":"opened","seat":-1,"key":"b123c88a561d927b2c59f4ead75eee7be14ece56f29ad1ef37f4696adb555563"}',X'C8981A0832CD51B63C5CEFC00D90895C');
INSERT INTO "entries" VALUES('fabnmer3u4ep',3,1.79489752932156634325e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","plus-3","plus-4","plus-3","swap","extra-office","extra-office","extra-office","plus-4","develop","swap","move-three"]},"salt":"0fb7ae7056e92b82928e054f21825539"}',X'E0C01C8A3D9F4CCB5902E9DFF07E1D2A');
INSERT INTO "entries" VALUES('fabnmer3u4ep',4,1.79489759670035910611e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'F841255F9C56BA5333A44A6C0BF8A608');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',1,1.79489753662898850446e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"cdff297bec60b0607c67095e9fc9c7712382da9390f4e15e2ee1573e18367752"},{"kind":"human","name":"Player 2","colour":"blue","key":"221809db7dec55e04d9000784d46d19fdce485860e09a57ff569353ecd5b29cb"},{"kind":"human","name":"Player 3","colour":"green","key":"f9eb56bb64a7db2511a7991730650c945a43950aa26c9e66b75116451310a2a5"}],"host":"05de6494449097c963686774d1742505bd43704283a21b5d713ea8227b275f43","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"hard"}}',X'0C8008E393806C60E44CD20F7B6C75C6');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',2,1.79489753662898850446e+09,'{"kind":"opened","seat":-1,"key":"cdff297bec60b0607c67095e9fc9c7712382da9390f4e15e2ee1573e18367752"}',X'23DBB918EB050AE3987D7DE43C3DF54B');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',3,1.79489753662898850446e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","extra-office","extra-office","plus-4","plus-4","swap","plus-3","develop","plus-3","develop","extra-office","move-three"]},"salt":"8687a04cb653109d6e20cb68b14c6d00"}',X'C3A2DC4941867C334DC85E912AD9A56A');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',4,1.7948975516300702095e+09,'{"kind":"expired","seat":0,"level":"hard"}',X'C57FCB95DDB1803820F6A5B6D0E3372F');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',5,1.79489755224923825263e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t goettingen-quedlinburg/1","level":"hard"}',X'CAC25E149568C57DCDAC40D1F5CB95F8');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',6,1.79489755288200020788e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"hard"}',X'844A0F5AB8B71ECD816BB2CA1B1B8754');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',7,1.79489755350859069831e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"hard"}',X'1990BF87E8BC0FE5963F737D8FC9685E');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',8,1.79489756850869584085e+09,'{"kind":"expired","seat":1,"level":"hard"}',X'9936213C7DF1E26A833D61B055B0DB40');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',9,1.79489756912115263937e+09,'{"kind":"decided","ply":3,"seat":1,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'8B666E7E52A6BDDBBD982A562EDAE459');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',10,1794897569.74379,'{"kind":"decided","ply":4,"seat":0,"action":"settle t halle-quedlinburg/1","level":"hard"}',X'6DF20814824B54B590E8651176A0BA9D');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',11,1.7948975703877475262e+09,'{"kind":"decided","ply":5,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"hard"}',X'D4941B42E86F13DDB869DEF6EEAAE90D');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',12,1.79489757069570469855e+09,'{"kind":"decided","ply":6,"seat":1,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'71183923BA3E157EBDBAA350225B4274');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',13,1.79489757085267114637e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t halle-quedlinburg/3","level":"hard"}',X'936F50327EFD92E9F33BB68689E82789');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',14,1.79489757093167567251e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t halle-quedlinburg/4 from stock","level":"hard"}',X'A6382CECDA0A100224B52AD416F50120');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',15,1794897570.97601,'{"kind":"decided","ply":9,"seat":1,"action":"end","level":"hard"}',X'3A651C821C7F3015E78B78F1452F5117');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',16,1.79489758597612190241e+09,'{"kind":"expired","seat":2,"level":"hard"}',X'DA49EFC40BC2E73C589DEA108E14869C');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',17,1.79489758659168744088e+09,'{"kind":"decided","ply":10,"seat":2,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'E139F0CA3E4F0CAF58BE2178C9A7725B');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',18,1.79489758721661376954e+09,'{"kind":"decided","ply":11,"seat":1,"action":"settle t goslar-quedlinburg/1","level":"hard"}',X'BDFC528B9BD0F58D5825809F390A9063');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',19,1.79489758782373547553e+09,'{"kind":"decided","ply":12,"seat":1,"action":"settle t goslar-quedlinburg/2 from stock","level":"hard"}',X'4B62E245119A832EAE39DC8742944FC2');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',20,1.79489758817180776592e+09,'{"kind":"decided","ply":13,"seat":2,"action":"displace t goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'C01DAD702DFBC7B779FF91AFDF71719C');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',21,1.79489758832399177545e+09,'{"kind":"decided","ply":14,"seat":1,"action":"settle t goslar-quedlinburg/3","level":"hard"}',X'13722C0A95F82D28745B4B53A6E6523B');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',22,1.79489758840208268172e+09,'{"kind":"decided","ply":15,"seat":1,"action":"settle t goslar-quedlinburg/4 from stock","level":"hard"}',X'D203875CDFD0963C48F6F8E387953A46');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',23,1.79489758844485259052e+09,'{"kind":"decided","ply":16,"seat":2,"action":"end","level":"hard"}',X'BFEE955596B18C662FDFFA31FA81EF89');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',24,1.79489758904758644111e+09,'{"kind":"decided","ply":17,"seat":0,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'E6EAB1F7488C2EE496BA6C52DFF1DB98');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',25,1.7948975896701517105e+09,'{"kind":"decided","ply":18,"seat":2,"action":"settle t goslar-hildesheim/1","level":"hard"}',X'719010691F7FDE4EF3675299DB446FCC');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',26,1.79489759031692981718e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-hildesheim/2 from stock","level":"hard"}',X'2866F604AFAA6EA21FB635A804138104');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',27,1.79489759063051891327e+09,'{"kind":"decided","ply":20,"seat":0,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"hard"}',X'AD6D9EC044D11504C8ABF02951E95853');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',28,1.7948975907896296978e+09,'{"kind":"decided","ply":21,"seat":2,"action":"settle t goslar-magdeburg/1","level":"hard"}',X'A8EEBCB36CB5EDBE437BAE41F4137C97');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',29,1.79489759087487912173e+09,'{"kind":"decided","ply":22,"seat":2,"action":"settle t goslar-hildesheim/3 from stock","level":"hard"}',X'F9DB4D52E7F032647DFF1805FEF61A1E');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',30,1.7948975909188976288e+09,'{"kind":"decided","ply":23,"seat":0,"action":"end","level":"hard"}',X'3ED920DCA8C2B2A100D33F59D1F18CFB');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',31,1.79489759152466368677e+09,'{"kind":"decided","ply":24,"seat":1,"action":"route goslar-quedlinburg office goslar","level":"hard"}',X'4CA3D6796E5848B22B6F953926929CAF');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',32,1.79489759220701336865e+09,'{"kind":"decided","ply":25,"seat":1,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'9F4107841C7E8187124378FB8B280E49');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',33,1.79489759281520390508e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"hard"}',X'94DBA9539FEFC39F4028713959E9B172');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',34,1.79489759311748719216e+09,'{"kind":"decided","ply":27,"seat":0,"action":"decline","level":"hard"}',X'D2E65CE906774D257912C8CA86128FB3');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',35,1.79489759329884028429e+09,'{"kind":"decided","ply":28,"seat":1,"action":"end","level":"hard"}',X'DB7870DC365501FDF23053CE5C44C895');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',36,1.79489759392634201052e+09,'{"kind":"decided","ply":29,"seat":2,"action":"route goslar-hildesheim office hildesheim","level":"hard"}',X'6810A91C1251BA89A9B44D9CE0D35B07');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',37,1.79489759452796149253e+09,'{"kind":"decided","ply":30,"seat":2,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"hard"}',X'F455B72A63733E9C817997E2C98B4B28');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',38,1.79489759513419103618e+09,'{"kind":"decided","ply":31,"seat":1,"action":"settle t goslar-quedlinburg/2","level":"hard"}',X'5713B02E442620B36C1BBB8EEBAFA9E4');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',39,1.7948975954401626587e+09,'{"kind":"decided","ply":32,"seat":1,"action":"settle t goslar-quedlinburg/3 from stock","level":"hard"}',X'59D579F7CCECD5CD21BB5A4E278C8F5C');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',40,1.79489759559261155127e+09,'{"kind":"decided","ply":33,"seat":2,"action":"end","level":"hard"}',X'5B23E7D85F3485705F7A3B9010417241');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',41,1.79489759574410152431e+09,'{"kind":"decided","ply":34,"seat":2,"action":"marker swap arnheim-duisburg","level":"hard"}',X'6161CCCB6969785CE3A00E56002D7C2D');
INSERT INTO "entries" VALUES('rgt9e5ptvruk',42,1.79489759635773205755e+09,'{"kind":"decided","ply":35,"seat":0,"action":"route halle-quedlinburg office halle","level":"hard"}',X'7426F8611C16928DAF6F6D88066B20F5');
INSERT INTO "entries" VALUES('scdjk9mm28xs',1,1.79489752949769926075e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"f31d5844fd0840c19ab793b621a0d8d14726399db5797d3e79e313515859bdcb"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"44fb354dffee7b0931f7687541535849161ea78b7b84a11a1a0289a6ce053651","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'5D48EDDE5FAC968312D10DD7DEC69162');
INSERT INTO "entries" VALUES('scdjk9mm28xs',2,1.79489752949769926075e+09,'{"kind":"opened","seat":-1,"key":"f31d5844fd0840c19ab793b621a0d8d14726399db5797d3e79e313515859bdcb"}',X'43F7B4ECF81BB946CA0490BB0B2D3A7E');
INSERT INTO "entries" VALUES('scdjk9mm28xs',3,1.79489752949769926075e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-4","develop","develop","plus-3","swap","extra-office","plus-3","swap","extra-office","plus-4","extra-office","move-three"]},"salt":"72271e9892a27c65d9ea0bf1be14bb21"}',X'6F26C729F19ACA912228A43EDBF1A081');
INSERT INTO "entries" VALUES('scdjk9mm28xs',4,1.79489752950654959679e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'069ECCDBC49557659BC4388645CD81F0');
INSERT INTO "entries" VALUES('scdjk9mm28xs',5,1.79489752952022624016e+09,'{"kind":"instant"}',X'0C09EC9143A8AECD0F289EFA4830DC16');
INSERT INTO "entries" VALUES('scdjk9mm28xs',6,1.79489753184671282761e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m halle-wittenberg/2","level":"claim"}',X'89A0DC769F197038E5AFAC05E9510DA7');
INSERT INTO "entries" VALUES('scdjk9mm28xs',7,1.79489753548926186561e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t halle-wittenberg/1","level":"claim"}',X'A63E342C122D1C56F08DE4F2CC12565A');
INSERT INTO "entries" VALUES('scdjk9mm28xs',8,1.79489753553454685214e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'F30805E0EB92C1FA48F33BC44E2ACC53');
INSERT INTO "entries" VALUES('scdjk9mm28xs',9,1.79489753562275075908e+09,'{"kind":"aborted"}',X'D906FDE0317EA9767677C155F5D26F57');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',1,1.79489753563054752353e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4a7663c3f926fb596ef99312a371d9416b34a4dec94919f6d4e4f70215e7a2ce"},{"kind":"human","name":"Player 2","colour":"blue","key":"3a0b9719d94443a91a4cc1f850693c515fdf3e7a88db16c090336eef61c93316"},{"kind":"human","name":"Player 3","colour":"green","key":"3527a77d01b8f73edf5061fb438753f66a02c0c02851be7a7f1b5b5a04f15c64"}],"host":"af00ab1030d9010e0103be9cca41225d14592904a9b16d86e88744ff89c8fb2f","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"hard"}}',X'F3D9F0B2C4F02FDAB921AADA380DB19A');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',2,1.79489753563054752353e+09,'{"kind":"opened","seat":-1,"key":"4a7663c3f926fb596ef99312a371d9416b34a4dec94919f6d4e4f70215e7a2ce"}',X'F240A244159671195E9C93C6BB2E560C');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',3,1.79489753563054752353e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","plus-3","plus-4","swap","move-three","extra-office","extra-office","plus-3","develop","extra-office","develop","plus-4"]},"salt":"cd0a1a7be23892271f4fdbe5024d3a1c"}',X'9A08A51D454B518D09710261231CBAD9');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',4,1.79489753586815881732e+09,'{"kind":"rested","seat":1,"days":7}',X'D92F1F553F220F49E8CCE8923B256ED8');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',5,1.79489753644312691692e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}}',X'B0AFC924B75A1DFFC6DD047A73FA03E2');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',6,1.79489753645892214772e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'D5BE308A3901AB15446C8F203C506685');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',7,1.79489753645892214772e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'C41F7C83C0EE957143EACD3EE0975A27');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',8,1.79489753654113125798e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'CBDE789769EC897FE4F4E94E76EAB49D');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',9,1.79489753659213352203e+09,'{"kind":"answered","seat":1,"agree":true}',X'304E5E6A3A42D43B494E6E24DF15B836');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',10,1.79489753661157608027e+09,'{"kind":"answered","seat":2,"agree":true}',X'B95C8D4F17EFF87845070C4D0F4AF73C');
INSERT INTO "entries" VALUES('tx2swhd4qn8x',11,1.79489753661157608027e+09,'{"kind":"paused","days":30}',X'7756E68C2FADF055C9FB83E16DAD7DE4');
INSERT INTO "entries" VALUES('v8g4ezhmtvch',1,1.79489752945096063619e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a4b67686ed19d77c967ddcf74a929c61731952f476cd40e33cc5b6f8b1b4db5c"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"fd2101ff0364413cc4041147cfa39174493ce4929467f5a0888a9fab9abf7e33","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'5C59B22DCAD0108FDB482D88170322EE');
INSERT INTO "entries" VALUES('v8g4ezhmtvch',2,1.79489752945096063619e+09,'{"kind":"opened","seat":-1,"key":"a4b67686ed19d77c967ddcf74a929c61731952f476cd40e33cc5b6f8b1b4db5c"}',X'D7A5B30C64BB7D7F12623C1ED1A438BD');
INSERT INTO "entries" VALUES('v8g4ezhmtvch',3,1.79489752945096063619e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"04f12f687ba2d4c3c081c47ca3835a4e"}',X'B206F1032573F9242CF529B67DCBC715');
INSERT INTO "entries" VALUES('v8g4ezhmtvch',4,1.7948975294703197479e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'3E70FDC96B2B9CC7B90BF374EC4D630F');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',1,1.79489752779144907e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"f61308cf59053e1828b316ebee52eac38a0404eb901a2ea3bdef60ebbdf36cc3"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"dfa2972c466f05a19dbcd614e76918f20dd8b1dd7612d51b7e93f3d4e5df7221","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"f5e132753bfdf0e8afb6657ce440599836c3d4ceeb2e84512d787071a19b38d0","absence":3600}',X'D65629ACFD8749F97310A2EE71756F13');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',2,1.79489752779144907e+09,'{"kind":"opened","seat":-1,"key":"f61308cf59053e1828b316ebee52eac38a0404eb901a2ea3bdef60ebbdf36cc3"}',X'DFEF1E0F5319F20DC72711395583D169');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',3,1.79489752858748531343e+09,'{"kind":"opened","seat":0,"key":"d9b787a556ab8f5ec986b696315e5114adc50cb46ea8f57593556af484202106"}',X'BFDE74BE61928127EC5BFB5A15B85BE3');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',4,1.79489752858748531343e+09,'{"kind":"opened","seat":-1,"key":"d9b787a556ab8f5ec986b696315e5114adc50cb46ea8f57593556af484202106"}',X'3C279BC231ED4BAA703999009F2689B9');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',5,1.7948975286274285317e+09,'{"kind":"linked","seat":0,"key":"2a14a7219757d7eb4d7fc4aea0f3e0468dccef0bea7f877d02409148bf2767ba"}',X'093451E74CF793D57D113BE330FF762F');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',6,1.7948975289464645386e+09,'{"kind":"closed","seat":0,"key":"d9b787a556ab8f5ec986b696315e5114adc50cb46ea8f57593556af484202106"}',X'182C5E9FA0D7DCB477ECF375D9BFF522');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',7,1.7948975289464645386e+09,'{"kind":"closed","seat":-1,"key":"d9b787a556ab8f5ec986b696315e5114adc50cb46ea8f57593556af484202106"}',X'6FF78B9F5DA4C9ED95353C5D5F290781');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',8,1.79489752910698914523e+09,'{"kind":"invited","seat":-1,"key":"615f64804bbc481e586ec139e56ca5c1b89c2942ef23c895d235ea38266f50cb"}',X'E2AEAF8953DEDC45BED22306AA4E4375');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',9,1.79489752913141274457e+09,'{"kind":"said","seat":0,"digest":"222be11d371d21985e5a70b6ebfe7851"}',X'BE0184FC393288861E8884722F34068D');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',10,1.79489752918624401092e+09,'{"kind":"removed","line":9}',X'5B89BF8EACCBA8453363A265DB585E8C');
INSERT INTO "entries" VALUES('w7r6zt9q3s5e',11,1.79489752925272369387e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'2A0E02C84FEE6F4896CC5E26D59BC0D2');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79489752718091726303e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('51949983301475b955337eb1ba662c1f2238d38433648160d490e9baa41c3128','25ac9za655c9',1);
INSERT INTO "held" VALUES('6b1113796430f70ed0eae449bc76ab240cc599fb26f61e73db7ca612ddf7717c','25ac9za655c9',-1);
INSERT INTO "held" VALUES('b49fbc1947e2ac63ae9516fc54010f58554ac9a19ee931ef329f932b5af3d53a','25ac9za655c9',-1);
INSERT INTO "held" VALUES('b49fbc1947e2ac63ae9516fc54010f58554ac9a19ee931ef329f932b5af3d53a','25ac9za655c9',0);
INSERT INTO "held" VALUES('05e4d4bfcf645e1734cbf3d0279bf1b5015e9440d461041960e63e3676b257c3','9q9nwvt7mfhn',-1);
INSERT INTO "held" VALUES('05e4d4bfcf645e1734cbf3d0279bf1b5015e9440d461041960e63e3676b257c3','9q9nwvt7mfhn',0);
INSERT INTO "held" VALUES('2a0681ffb1c340d8642475deb2e3b84dc6ad6995c00d932c5f2a8d612fb89e99','9q9nwvt7mfhn',2);
INSERT INTO "held" VALUES('34117138bc6fa96bce40adae3a463281ffaef4eb9449fb0a6309a0cab1a3788d','9q9nwvt7mfhn',1);
INSERT INTO "held" VALUES('41a56b0f90554213657fd147e5ece2ea11ead72d061947ae6dc1594e924d2c9a','9q9nwvt7mfhn',-1);
INSERT INTO "held" VALUES('3bfdcfbdb29a6ffa375dd12a94190e70af35c17362438952a4b3702d2af348d4','fabnmer3u4ep',-1);
INSERT INTO "held" VALUES('43d3accc4918faa7020c75518a0c83a10de52110bd4af6b06b5d1296c1c31243','fabnmer3u4ep',2);
INSERT INTO "held" VALUES('52fcbf6837b8cf91b97fd5234978f2961c97c466155a7b03eda03831987261d9','fabnmer3u4ep',1);
INSERT INTO "held" VALUES('b123c88a561d927b2c59f4ead75eee7be14ece56f29ad1ef37f4696adb555563','fabnmer3u4ep',-1);
INSERT INTO "held" VALUES('b123c88a561d927b2c59f4ead75eee7be14ece56f29ad1ef37f4696adb555563','fabnmer3u4ep',0);
INSERT INTO "held" VALUES('05de6494449097c963686774d1742505bd43704283a21b5d713ea8227b275f43','rgt9e5ptvruk',-1);
INSERT INTO "held" VALUES('221809db7dec55e04d9000784d46d19fdce485860e09a57ff569353ecd5b29cb','rgt9e5ptvruk',1);
INSERT INTO "held" VALUES('cdff297bec60b0607c67095e9fc9c7712382da9390f4e15e2ee1573e18367752','rgt9e5ptvruk',-1);
INSERT INTO "held" VALUES('cdff297bec60b0607c67095e9fc9c7712382da9390f4e15e2ee1573e18367752','rgt9e5ptvruk',0);
INSERT INTO "held" VALUES('f9eb56bb64a7db2511a7991730650c945a43950aa26c9e66b75116451310a2a5','rgt9e5ptvruk',2);
INSERT INTO "held" VALUES('44fb354dffee7b0931f7687541535849161ea78b7b84a11a1a0289a6ce053651','scdjk9mm28xs',-1);
INSERT INTO "held" VALUES('f31d5844fd0840c19ab793b621a0d8d14726399db5797d3e79e313515859bdcb','scdjk9mm28xs',-1);
INSERT INTO "held" VALUES('f31d5844fd0840c19ab793b621a0d8d14726399db5797d3e79e313515859bdcb','scdjk9mm28xs',0);
INSERT INTO "held" VALUES('3527a77d01b8f73edf5061fb438753f66a02c0c02851be7a7f1b5b5a04f15c64','tx2swhd4qn8x',2);
INSERT INTO "held" VALUES('3a0b9719d94443a91a4cc1f850693c515fdf3e7a88db16c090336eef61c93316','tx2swhd4qn8x',1);
INSERT INTO "held" VALUES('4a7663c3f926fb596ef99312a371d9416b34a4dec94919f6d4e4f70215e7a2ce','tx2swhd4qn8x',-1);
INSERT INTO "held" VALUES('4a7663c3f926fb596ef99312a371d9416b34a4dec94919f6d4e4f70215e7a2ce','tx2swhd4qn8x',0);
INSERT INTO "held" VALUES('af00ab1030d9010e0103be9cca41225d14592904a9b16d86e88744ff89c8fb2f','tx2swhd4qn8x',-1);
INSERT INTO "held" VALUES('a4b67686ed19d77c967ddcf74a929c61731952f476cd40e33cc5b6f8b1b4db5c','v8g4ezhmtvch',-1);
INSERT INTO "held" VALUES('a4b67686ed19d77c967ddcf74a929c61731952f476cd40e33cc5b6f8b1b4db5c','v8g4ezhmtvch',0);
INSERT INTO "held" VALUES('fd2101ff0364413cc4041147cfa39174493ce4929467f5a0888a9fab9abf7e33','v8g4ezhmtvch',-1);
INSERT INTO "held" VALUES('2a14a7219757d7eb4d7fc4aea0f3e0468dccef0bea7f877d02409148bf2767ba','w7r6zt9q3s5e',-1);
INSERT INTO "held" VALUES('2a14a7219757d7eb4d7fc4aea0f3e0468dccef0bea7f877d02409148bf2767ba','w7r6zt9q3s5e',0);
INSERT INTO "held" VALUES('dfa2972c466f05a19dbcd614e76918f20dd8b1dd7612d51b7e93f3d4e5df7221','w7r6zt9q3s5e',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('bf9ae1ab-ebb2-48c2-a510-f50406527445',1.7948705535737423897e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('25ac9za655c9','28d0f6');
INSERT INTO "makers" VALUES('9q9nwvt7mfhn','28d0f6');
INSERT INTO "makers" VALUES('fabnmer3u4ep','28d0f6');
INSERT INTO "makers" VALUES('rgt9e5ptvruk','28d0f6');
INSERT INTO "makers" VALUES('scdjk9mm28xs','28d0f6');
INSERT INTO "makers" VALUES('tx2swhd4qn8x','28d0f6');
INSERT INTO "makers" VALUES('v8g4ezhmtvch','28d0f6');
INSERT INTO "makers" VALUES('w7r6zt9q3s5e','28d0f6');
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
INSERT INTO "tables" VALUES('w7r6zt9q3s5e',11,'lobby',1,NULL,1.79489752779144907e+09,1.79489752925272369387e+09,'{"id":"w7r6zt9q3s5e","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794897527.791449,"updated":1794897529.2527237,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'2A0E02C84FEE6F4896CC5E26D59BC0D2',X'B94CE3D2CD428F535CB9C3E3C6CD59DF',NULL);
INSERT INTO "tables" VALUES('fabnmer3u4ep',4,'running',0,1.79489760670035910605e+09,1.79489752932156634325e+09,1.79489759670035910611e+09,'{"id":"fabnmer3u4ep","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794897529.3215663,"updated":1794897596.700359,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'F841255F9C56BA5333A44A6C0BF8A608',X'A334CDA03AE019936128E93232A0CF15',NULL);
INSERT INTO "tables" VALUES('9q9nwvt7mfhn',4,'running',0,NULL,1.79489752939165830608e+09,1.79489759671466064458e+09,'{"id":"9q9nwvt7mfhn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794897529.3916583,"updated":1794897596.7146606,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'79F16787855ED130CC83D0CD4982118E',X'0BDFC580D03637098B7EA7EF49A8CD79',NULL);
INSERT INTO "tables" VALUES('v8g4ezhmtvch',4,'running',0,NULL,1.79489752945096063619e+09,1.7948975294703197479e+09,'{"id":"v8g4ezhmtvch","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794897529.4509606,"updated":1794897529.4703197,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'3E70FDC96B2B9CC7B90BF374EC4D630F',X'BCB8E9AFCBC0D9EFC49BBE4DC759F630',NULL);
INSERT INTO "tables" VALUES('25ac9za655c9',5,'running',0,NULL,1.79489752947736978536e+09,1.79489752949095940585e+09,'{"id":"25ac9za655c9","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794897529.4773698,"updated":1794897529.4909594,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'FC0AC87EC4A51F8C71CAA058344E9716',X'84484CF61392C20E973026CAA90AF9F7',NULL);
INSERT INTO "tables" VALUES('scdjk9mm28xs',9,'aborted',0,NULL,1.79489752949769926075e+09,1.79489753562275075908e+09,'{"id":"scdjk9mm28xs","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794897529.4976993,"updated":1794897535.6227508,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'D906FDE0317EA9767677C155F5D26F57',X'61819DBE79D7114F61500513DE666FE5',NULL);
INSERT INTO "tables" VALUES('tx2swhd4qn8x',11,'running',0,NULL,1.79489753563054752353e+09,1.79489753661157608027e+09,'{"id":"tx2swhd4qn8x","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794897535.6305475,"updated":1794897536.611576,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"hard"},"due":1797575936.611576,"ranks":[],"totals":[]}',X'7756E68C2FADF055C9FB83E16DAD7DE4',X'EA88983878135F8D507C5A0FC41F737C',1.79757593661157608032e+09);
INSERT INTO "tables" VALUES('rgt9e5ptvruk',42,'running',0,NULL,1.79489753662898850446e+09,1.79489759635773205755e+09,'{"id":"rgt9e5ptvruk","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"hard","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"hard","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"hard","vacated":false,"replaced":true,"host":false}],"ply":36,"decider":0,"turn":0,"created":1794897536.6289885,"updated":1794897596.357732,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"hard"},"due":null,"ranks":[],"totals":[]}',X'7426F8611C16928DAF6F6D88066B20F5',X'8104819B9955673E2315DE22FDD90FDB',NULL);
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
