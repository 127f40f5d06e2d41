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
INSERT INTO "browser_keys" VALUES('2c0d8a09a6abe55c37da1d7d9410102f18dd289da6e0b6a82050bad7aff3a9c9','2c0d8a09a6abe55c37da1d7d9410102f18dd289da6e0b6a82050bad7aff3a9c9','',1,1.79513305955839753153e+09,'1e6b0a5735eaed70d697ab116cbfdcc6eec3d24eed3e7f8091a14b2696a6ca0a');
INSERT INTO "browser_keys" VALUES('569977f08c35cdcd9559a3d277d5fae63725750f1ead3083bddd4b9149c9a558','','',1,1.79513305960426044465e+09,'');
INSERT INTO "browser_keys" VALUES('c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b','c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b','',1,1.79513305973001551624e+09,'f7b1127ee66618266cc2756c5abc468d81c557bf539dd188f553bda6c9395463');
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
INSERT INTO "competition_players" VALUES('49uumpncazw2',0,'2fc22ec9c17681717d726dd28fdf41e3');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('37mzxaaa54qy','49uumpncazw2');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('49uumpncazw2',3,1.7951330597662541866e+09,'running','2fc22ec9c17681717d726dd28fdf41e3','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"37mzxaaa54qy","players":[-2,-1,0]}]}],"account":"7fde54"}');
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
INSERT INTO "devices" VALUES('1e6b0a5735eaed70d697ab116cbfdcc6eec3d24eed3e7f8091a14b2696a6ca0a','2dfc5cfdbde64ce25c92e509f39a8186','',1.79513305955839753153e+09);
INSERT INTO "devices" VALUES('f7b1127ee66618266cc2756c5abc468d81c557bf539dd188f553bda6c9395463','2fc22ec9c17681717d726dd28fdf41e3','',1.79513305973001551624e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('37mzxaaa54qy',1,1.79513305979455089567e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"human","colour":"green","key":"f8f2b171fe5cbf9bcac5667b998cdcee0d694e8577f4a2853d050f03e47ee502"}],"host":"b6f4ad04c900e42d125414f434c05ca4628b8ae8d4a180b0d9af552ec6250568","rules":2,"public":true,"pace":600,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"49uumpncazw2","beside":[2]}',X'340B4E5FDC61A1F261D3F6890A0E18E5');
INSERT INTO "entries" VALUES('37mzxaaa54qy',2,1.79513305979455089567e+09,'{"kind":"opened","seat":2,"key":"c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b","beside":[0]}',X'D0A526C4C50B1E7185FD823AA7C28407');
INSERT INTO "entries" VALUES('37mzxaaa54qy',3,1.79513305979455089567e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["extra-office","plus-4","plus-3","swap","extra-office","move-three","plus-3","develop","extra-office","swap","develop","plus-4"]},"salt":"289fcd53fdc740ca262ff62e01f6f002"}',X'C943375AEDBBE300E126392F296E3432');
INSERT INTO "entries" VALUES('37mzxaaa54qy',4,1.79513306040252327913e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'4435B23257889095A9C4D8B26B9AC85D');
INSERT INTO "entries" VALUES('37mzxaaa54qy',5,1.7951330610112502575e+09,'{"kind":"decided","ply":1,"seat":0,"action":"lift goslar-magdeburg/2","level":"claim"}',X'850514805AB8B80875C8A7F2ED14BADA');
INSERT INTO "entries" VALUES('37mzxaaa54qy',6,1.79513306162230539325e+09,'{"kind":"decided","ply":2,"seat":0,"action":"drop goslar-magdeburg/2 lueneburg-perleberg/1","level":"claim"}',X'9A10CFD6F2D136C735D43FFFC06BBC71');
INSERT INTO "entries" VALUES('37mzxaaa54qy',7,1.79513306192474031454e+09,'{"kind":"decided","ply":3,"seat":0,"action":"done","level":"claim"}',X'4CB7CB648A8D172775DA7E3567CF78AB');
INSERT INTO "entries" VALUES('37mzxaaa54qy',8,1.7951330621060838699e+09,'{"kind":"decided","ply":4,"seat":0,"action":"end","level":"claim"}',X'AB93FDCAB10380F6F8EA81EEF56AC606');
INSERT INTO "entries" VALUES('37mzxaaa54qy',9,1.79513306272203254695e+09,'{"kind":"decided","ply":5,"seat":1,"action":"place m dortmund-duisburg/2","level":"claim"}',X'630F3856333D7D841A7C2EA903F25C94');
INSERT INTO "entries" VALUES('37mzxaaa54qy',10,1.7951330633566663265e+09,'{"kind":"decided","ply":6,"seat":1,"action":"place t dortmund-duisburg/1","level":"claim"}',X'2B3475C0F0D44F2519689CFCBCAB6B1F');
INSERT INTO "entries" VALUES('37mzxaaa54qy',11,1.79513306396922874452e+09,'{"kind":"decided","ply":7,"seat":1,"action":"end","level":"claim"}',X'D95CD06461E4191354BA4E9A26FB570E');
INSERT INTO "entries" VALUES('8aau9dzd3q5n',1,1.79513305886991763118e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"places":[{"kind":"human","colour":"red","key":"3a8aea66a7c1b4dbd766eccb3489d012e36ea542075ae0e1ce25ad8d4ad7b0e5"},{"kind":"human","colour":"blue","key":"49242f7dc899c67b3b8123d3276d99d19b587143ae05b47844d65dd28ab053db"}],"host":"d39cc96191b7ff3e2fb334fd3b15eed4c892ace08b4e4f2951df59c72fb316f4","rules":2,"duo":"britannia","seed":7,"pace":600,"absence":3600,"beside":[0,1]}',X'865B84F1C9006736FBBFC7733BCB0835');
INSERT INTO "entries" VALUES('8aau9dzd3q5n',2,1.79513305886991763118e+09,'{"kind":"opened","seat":-1,"key":"3a8aea66a7c1b4dbd766eccb3489d012e36ea542075ae0e1ce25ad8d4ad7b0e5","beside":[0]}',X'465C954FCDE17B405D12DFDA89F50679');
INSERT INTO "entries" VALUES('8aau9dzd3q5n',3,1.79513305886991763118e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"be323b4a596844e416970fe91b32e6e6"}',X'2B5E3165823021BC55C07554452B18F0');
INSERT INTO "entries" VALUES('8aau9dzd3q5n',4,1.7951330588772478104e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'B1AED52DE2C5ACFDC420AEC056528FEE');
INSERT INTO "entries" VALUES('8aau9dzd3q5n',5,1.79513305888574075698e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'A20E76C6D162B8A8BCBC9F15AFE88A16');
INSERT INTO "entries" VALUES('9a2tnareratp',1,1.79513305951064014434e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"c42b2f0b23b7cac528288157fc02ee35b2122c6caf5a8cf5dc7848d487b475da"},{"kind":"human","colour":"blue","key":"4a97943b40e5318e534616cdc4c30933dcd3b3975ffc315e989877c4823ccd00"},{"kind":"human","colour":"green","key":"5e3e4e529cdf3a2854e791f196a048db1b2ca0f6d29ee1604b3d221615aed3fc"}],"host":"284bc7957cd6746882ae3aefde83a1a5e25763b0d6155dd1822a7a4ea14beac1","rules":2,"pace":600,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'A286A32BC226C0D9759A8D83BAE53023');
INSERT INTO "entries" VALUES('9a2tnareratp',2,1.79513305951064014434e+09,'{"kind":"opened","seat":-1,"key":"c42b2f0b23b7cac528288157fc02ee35b2122c6caf5a8cf5dc7848d487b475da","beside":[0]}',X'96ECEB78E37B23A4F26FD60F2B617371');
INSERT INTO "entries" VALUES('9a2tnareratp',3,1.79513305951064014434e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","swap","move-three","plus-4","plus-3","swap","extra-office","plus-3","extra-office","plus-4","develop","extra-office"]},"salt":"a9b2bb0aaf1c35860fdbb87b8e10a284"}',X'4CCE4EC043D3D57BCF351B49EBEF393A');
INSERT INTO "entries" VALUES('9a2tnareratp',4,1.7951330745134806633e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'0F837086D7C5ED771EF172CD08492C01');
INSERT INTO "entries" VALUES('9a2tnareratp',5,1.79513307511516523361e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'65598D087E83A3579B810EA7FED26958');
INSERT INTO "entries" VALUES('9a2tnareratp',6,1.79513307573513102534e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'F1EAA66274B7D7BA49EC876C6B7A732F');
INSERT INTO "entries" VALUES('9a2tnareratp',7,1.79513307634285783766e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'03A2ECB1CC2CF54FFE2CC60B9073FE0E');
INSERT INTO "entries" VALUES('9a2tnareratp',8,1.79513309163487529756e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'F4F216E6277C132701204BF8E5A4981C');
INSERT INTO "entries" VALUES('9a2tnareratp',9,1.79513309223975276946e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'57EF10456DEA42CD5DDF8378845636E0');
INSERT INTO "entries" VALUES('9a2tnareratp',10,1.79513309285384583475e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'F99D029DB32FFAE289860BF90CA6439D');
INSERT INTO "entries" VALUES('9a2tnareratp',11,1.79513309345684170725e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'A5C7D695FF7BF1D12E550AE9FA384CE6');
INSERT INTO "entries" VALUES('9a2tnareratp',12,1.79513310872790312765e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'985D49486A054F18B5CC8B91AFEFE713');
INSERT INTO "entries" VALUES('9a2tnareratp',13,1.79513310932925844193e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'A6F519CBA97B033F339C7738CBCBF9D2');
INSERT INTO "entries" VALUES('9a2tnareratp',14,1.79513310993827414517e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'1C04DA23FB8B5D37D28B1A16A67D5778');
INSERT INTO "entries" VALUES('9a2tnareratp',15,1.79513311055020332337e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'0DA7C82A8254DA1DC71870248F74E216');
INSERT INTO "entries" VALUES('9a2tnareratp',16,1.79513311085795950893e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'3B655F0907FAFE3E8F61499694EEF5FA');
INSERT INTO "entries" VALUES('9a2tnareratp',17,1.79513311101222181325e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'5103CCBABC509ADA0BC6D562A4037859');
INSERT INTO "entries" VALUES('9a2tnareratp',18,1.79513311161961984637e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'B700ABCF569703B65DC0518937D81E2D');
INSERT INTO "entries" VALUES('9a2tnareratp',19,1.79513311223027586943e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'593256EEBD43019235E2A84AF37545CF');
INSERT INTO "entries" VALUES('9a2tnareratp',20,1.79513311283469963078e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'9E1A2AE8E0ADD71D2689AA72335D2238');
INSERT INTO "entries" VALUES('9a2tnareratp',21,1.79513311313776612282e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'4CB7C1474203A946E26C7E0F5FA66C77');
INSERT INTO "entries" VALUES('9a2tnareratp',22,1795133113.29666,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'81F2EF17E2E77E616AD7C99A6A6F4187');
INSERT INTO "entries" VALUES('9a2tnareratp',23,1.79513311337654781342e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'93578F98E6875C78E13792A65A0380A5');
INSERT INTO "entries" VALUES('9a2tnareratp',24,1.79513311341825962073e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'B4D2F063418DB1F4B7B49B5D7BB981C5');
INSERT INTO "entries" VALUES('9a2tnareratp',25,1.7951331140214943886e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'1DF0B1743183E085D3D715F76113C38B');
INSERT INTO "entries" VALUES('9a2tnareratp',26,1.79513311462609028812e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'72C68E4C0669F866F731AE87FE06FC73');
INSERT INTO "entries" VALUES('9a2tnareratp',27,1.79513311522971534721e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'983762A4033C8E7F8B7F3C5E2DAC4689');
INSERT INTO "entries" VALUES('9a2tnareratp',28,1.79513311553770542145e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'0C47F9ACC2925A5AFE0B19C810D4D037');
INSERT INTO "entries" VALUES('9a2tnareratp',29,1795133115.68906,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'64E5359D6C4B53254E34DDC368641E6F');
INSERT INTO "entries" VALUES('9a2tnareratp',30,1.79513311577783060074e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker develop goslar-quedlinburg","level":"expert"}',X'F85BFA75E87A3F0670BB807E5696C47E');
INSERT INTO "entries" VALUES('9a2tnareratp',31,1.79513311638482880592e+09,'{"kind":"decided","ply":24,"seat":2,"action":"lift goslar-magdeburg/1","level":"expert"}',X'E3B0AD8CB08A9D4F5DF87CC7C06AE0AF');
INSERT INTO "entries" VALUES('9a2tnareratp',32,1.7951331169899234772e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift goslar-magdeburg/2","level":"expert"}',X'2DDDE71736898BEDD8CBEDC439463A44');
INSERT INTO "entries" VALUES('9a2tnareratp',33,1.79513311759271454804e+09,'{"kind":"decided","ply":26,"seat":2,"action":"drop goslar-magdeburg/1 goslar-quedlinburg/1","level":"expert"}',X'8A986439E9C9D74BB1B85DA46E24C0C4');
INSERT INTO "entries" VALUES('9a2tnareratp',34,1.79513311789913749694e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop goslar-magdeburg/2 goslar-quedlinburg/2","level":"expert"}',X'B7E387DFE56CD2DACF2B1F1625FA53D1');
INSERT INTO "entries" VALUES('9a2tnareratp',35,1.79513311805372500424e+09,'{"kind":"decided","ply":28,"seat":2,"action":"done","level":"expert"}',X'5B52BF14C4BAA2D1C15DA7089698107C');
INSERT INTO "entries" VALUES('9a2tnareratp',36,1.79513311813500595092e+09,'{"kind":"decided","ply":29,"seat":2,"action":"place t goslar-quedlinburg/3","level":"expert"}',X'5761EF195C55BA0F797D49370E5D1BFE');
INSERT INTO "entries" VALUES('9a2tnareratp',37,1.79513311817576956749e+09,'{"kind":"decided","ply":30,"seat":2,"action":"end","level":"expert"}',X'15750132CBFA267FB94C05AB5BF394D8');
INSERT INTO "entries" VALUES('9a2tnareratp',38,1.79513311877963352208e+09,'{"kind":"decided","ply":31,"seat":0,"action":"displace t goettingen-quedlinburg/2 paying 2t","level":"expert"}',X'CB1448E8E32F3A3B3929E8EA57237FE5');
INSERT INTO "entries" VALUES('9a2tnareratp',39,1.79513311938124608992e+09,'{"kind":"decided","ply":32,"seat":2,"action":"settle m goslar-quedlinburg/4","level":"expert"}',X'00107BA027C5016C316E50582F2A7F2C');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',1,1795133058.73876,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"3fa89ab10d8bedb90f97e95298b2671a7700d7b32ce2f7c144904a0ce4a1095d"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"db10bba4c9cf6a6ec90a2533c7e9537d9ad2e331a7560f479df6359197bc436a","rules":2,"public":true,"invited":"833bb0d3b839f34608a797c26578859d372cb386a01d22ab2a897c2cd2bcbcd8","absence":3600,"beside":[0]}',X'7115B845C1BD8FD88B81267B914359C0');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',2,1795133058.73876,'{"kind":"opened","seat":-1,"key":"3fa89ab10d8bedb90f97e95298b2671a7700d7b32ce2f7c144904a0ce4a1095d","beside":[0]}',X'6531D798E58C72A24DEE4BDFF80C9D9E');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',3,1.79513305877332329752e+09,'{"kind":"opened","seat":0,"key":"8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b","beside":[0]}',X'AF04E1D92AD2E248B95666F51F66AB4E');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',4,1.79513305877332329752e+09,'{"kind":"opened","seat":-1,"key":"8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b","beside":[0]}',X'AA057EF6B0382495D76F4CD814617FD3');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',5,1.79513305878311109535e+09,'{"kind":"linked","seat":0,"key":"b48b3f6a653d3dbdb22ee7ea80f9408a8c7c586f4610e7ddd6419c6a571f3604"}',X'E0D3921228F232B316C2872D1BF66649');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',6,1.79513305878828620908e+09,'{"kind":"closed","seat":0,"key":"8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b"}',X'7611D6FCC6A4601E1918F36E1F909C25');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',7,1.79513305878828620908e+09,'{"kind":"closed","seat":-1,"key":"8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b"}',X'DA34092002E65375FA86D508FAB8F676');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',8,1.79513305879072761531e+09,'{"kind":"invited","seat":-1,"key":"f56304e768448c38dd61355063a716db19d273a27db12b56cc39216ad9de7e3d"}',X'064A1683ACB7D30EA4608BFF97782653');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',9,1.7951330588009734154e+09,'{"kind":"said","seat":0,"beside":[0]}',X'7D1139AB94520FE9E1892840F4D29FEB');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',10,1.7951330588009734154e+09,'{"kind":"removed","line":9}',X'51F9705324F41EAFDBD1F9824D2934D3');
INSERT INTO "entries" VALUES('bjyhqz8jkrsm',11,1.79513305881050705915e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'4F327E207186D59AE5BF80E364D63D6B');
INSERT INTO "entries" VALUES('e49ghg2279kv',1,1.79513305883682322506e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"9bc21ec2da3491deaba3c7bd4eeef5d357bb6bf39c5a8381f40080986a83230e"},{"kind":"human","colour":"blue","key":"1006d909025956302b01788be33c9791b4bf437466b8a6353c8285a498e3bb37"},{"kind":"human","colour":"green","key":"c1baf2a9e82e5c2e98ad1b93cec08a25beace2284e7b94c865296b46f8b2c0d5"}],"host":"f9de48f6c73ebe3c0c507f036ee70acb19d9ff6c4f6ddf847d3a204e53702a05","rules":2,"pace":10000,"absence":60,"beside":[0,1,2]}',X'8AF74D640982264DA9F56FF327D0EE60');
INSERT INTO "entries" VALUES('e49ghg2279kv',2,1.79513305883682322506e+09,'{"kind":"opened","seat":-1,"key":"9bc21ec2da3491deaba3c7bd4eeef5d357bb6bf39c5a8381f40080986a83230e","beside":[0]}',X'AD3EED9101B4736596FB61A1B74ABB0C');
INSERT INTO "entries" VALUES('e49ghg2279kv',3,1.79513305883682322506e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-4","extra-office","move-three","plus-3","extra-office","plus-3","develop","swap","swap","extra-office","develop","plus-4"]},"salt":"6b368e22d311a2832b7d0f2711c2717d"}',X'41F4493F897D5E801C3879F9FE84061E');
INSERT INTO "entries" VALUES('e49ghg2279kv',4,1.79513311981921529769e+09,'{"kind":"seen","seat":0}',X'D43878A836E54668F206FB811BB64636');
INSERT INTO "entries" VALUES('exbw34s93c76',1,1.7951330588938531875e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"9544174bf70484bbcebb98f4f01c989514ef2486bdc6e5f166b3f8a8160422eb"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"7c50c430ae3e1a23e7823ad1daf7a53e3651cfbeb5c074ca8c813defddab4e59","rules":2,"duo":"britannia","pace":10000,"absence":3600,"beside":[0]}',X'F796170764E118A8B1712266875A2507');
INSERT INTO "entries" VALUES('exbw34s93c76',2,1.7951330588938531875e+09,'{"kind":"opened","seat":-1,"key":"9544174bf70484bbcebb98f4f01c989514ef2486bdc6e5f166b3f8a8160422eb","beside":[0]}',X'A366CF240C89320F0C2C2AA492EC680F');
INSERT INTO "entries" VALUES('exbw34s93c76',3,1.7951330588938531875e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","swap","swap","develop","extra-office","plus-4","plus-3","move-three","plus-4","extra-office","plus-3","extra-office"]},"salt":"627613d50523d5317dffeb86f15c2bc7"}',X'104C2D49AE8FD44BDF11541D713DD89C');
INSERT INTO "entries" VALUES('exbw34s93c76',4,1.79513305890545964236e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'E89FB8CBE1A73F9259E11B2725900B25');
INSERT INTO "entries" VALUES('exbw34s93c76',5,1.79513305892628240579e+09,'{"kind":"instant"}',X'2F7D3A0BB4B056FBC8470AAD66BF80E2');
INSERT INTO "entries" VALUES('exbw34s93c76',6,1.79513305921138715745e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'6DD5606B5FF883A94531CEE94C5BB681');
INSERT INTO "entries" VALUES('exbw34s93c76',7,1.79513305943609547616e+09,'{"kind":"decided","ply":2,"seat":1,"action":"displace t halle-magdeburg/1 paying 1t","level":"claim"}',X'717E07A43C7E590BADF7435244169A71');
INSERT INTO "entries" VALUES('exbw34s93c76',8,1.79513305946974515911e+09,'{"kind":"aborted"}',X'F7FF5A299710B87C05BAC129CB2ABEC9');
INSERT INTO "entries" VALUES('jxcpd5fajhkw',1,1.79513305882280516621e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"8b82291ed867ad497f70c7be7653d8ab563f0e833dc75fed5e5f3e47b80b8abe"},{"kind":"human","colour":"blue","key":"35e9ae80f573c382cd1a9ce0df2bf6aaa3f853257f628e37008b2bf7c58f5246"},{"kind":"human","colour":"green","key":"214c840cafdfcfe2bc4f60b0dd06db48c7312d3a535d90ecac77168201974c85"}],"host":"1ad10d8c2f7adf3aa4d090a1ebe94dde2aee5a9d8d101672b335a6f0db1b7496","rules":2,"pace":10000,"absence":60,"beside":[0,1,2]}',X'BD4532C092B6B19D5870B48AB9682FFB');
INSERT INTO "entries" VALUES('jxcpd5fajhkw',2,1.79513305882280516621e+09,'{"kind":"opened","seat":-1,"key":"8b82291ed867ad497f70c7be7653d8ab563f0e833dc75fed5e5f3e47b80b8abe","beside":[0]}',X'B6BB3780C85E6707BC50DE7B9D26E636');
INSERT INTO "entries" VALUES('jxcpd5fajhkw',3,1.79513305882280516621e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","move-three","swap","plus-4","develop","plus-3","plus-3","develop","extra-office","swap","extra-office"]},"salt":"0ece19218f2fde6f271a05a334ba50eb"}',X'3CE4C25F24369C02A9CE64520BF60728');
INSERT INTO "entries" VALUES('jxcpd5fajhkw',4,1.79513311981182670596e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'AC9FA5B206DA3C88E0B48A30C2116FD3');
INSERT INTO "entries" VALUES('qspedbk643mu',1,1.79513305947535443301e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"c156b145e4b73c77ce0c294cfc515417f623adc48f2d2fc0110bfc521826cb04"},{"kind":"human","colour":"blue","key":"1677357da7e14a0b937e863dfd98b356e9536abbd0d14f7a0ca3c0dd6c22d6da"},{"kind":"human","colour":"green","key":"2c5e067d758476d5c3e3c9d57fe0d5f3085b455259dcad399a72f49599bcf0d8"}],"host":"e5fe989375009d4e7de15638fee1d51c09b6aaea428dd3d99938c5f6ebc3b47a","rules":2,"pace":600,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'B818741694336A26CEFB3F210D3DE054');
INSERT INTO "entries" VALUES('qspedbk643mu',2,1.79513305947535443301e+09,'{"kind":"opened","seat":-1,"key":"c156b145e4b73c77ce0c294cfc515417f623adc48f2d2fc0110bfc521826cb04","beside":[0]}',X'BBCF0810F6DA2738D6B129B14AB3BDB8');
INSERT INTO "entries" VALUES('qspedbk643mu',3,1.79513305947535443301e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","extra-office","swap","plus-4","develop","extra-office","plus-4","swap","plus-3","move-three","plus-3","extra-office"]},"salt":"2ee5e399f4cb13a9a9a7a3866ee5f8cc"}',X'109C570CC7DA308826B455BDF1912B4C');
INSERT INTO "entries" VALUES('qspedbk643mu',4,1.79513305948317146302e+09,'{"kind":"rested","seat":1,"days":7}',X'C3C46FCC61847E7F95E13D9348FE9FB6');
INSERT INTO "entries" VALUES('qspedbk643mu',5,1.79513305948764705652e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'604742DEC8C5F70606536C35F1C7FC7A');
INSERT INTO "entries" VALUES('qspedbk643mu',6,1.79513305949807906152e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'F53FE6C541F786BD2F68671E7463D924');
INSERT INTO "entries" VALUES('qspedbk643mu',7,1.79513305949807906152e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'B18224EEA0B4D991784119C9B97E886B');
INSERT INTO "entries" VALUES('qspedbk643mu',8,1.79513305950319528581e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'25DD3281221C65BBF833B1DE27D41D9E');
INSERT INTO "entries" VALUES('qspedbk643mu',9,1.79513305950515890127e+09,'{"kind":"answered","seat":1,"agree":true}',X'B2790847FD3A2DE6D91F2B1F5CACEA29');
INSERT INTO "entries" VALUES('qspedbk643mu',10,1.79513305950739192958e+09,'{"kind":"answered","seat":2,"agree":true}',X'56DAE269A1551262CA6E7184168EC011');
INSERT INTO "entries" VALUES('qspedbk643mu',11,1.79513305950739192958e+09,'{"kind":"paused","days":30}',X'AB9D88381CC97EA82D79E6B2094CD795');
INSERT INTO "entries" VALUES('wkamvdadgqw3',1,1.79513305885153245924e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"places":[{"kind":"human","colour":"red","key":"e98739e5efbf816ec7caabef6746f928047f001278ffc331d2e632c7248352ac"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"f9b8985d1974cf1734e09ebf1fcae5321ae2316a54690fa58d5f92e5baffffba","rules":2,"seed":7,"absence":3600,"beside":[0]}',X'6CBFAEDD8F3EE354717728D19E6D66EC');
INSERT INTO "entries" VALUES('wkamvdadgqw3',2,1.79513305885153245924e+09,'{"kind":"opened","seat":-1,"key":"e98739e5efbf816ec7caabef6746f928047f001278ffc331d2e632c7248352ac","beside":[0]}',X'5DBD528BD1FCF022A568AF21887F5853');
INSERT INTO "entries" VALUES('wkamvdadgqw3',3,1.79513305885153245924e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"4af14800ce1aadf5a6a81d893baa81bd"}',X'2D1346EEE0408AA77CD5D8AA798CB2EF');
INSERT INTO "entries" VALUES('wkamvdadgqw3',4,1.7951330588611798286e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'82635A642BC2B76D032F067E2478C6D0');
INSERT INTO "entries" VALUES('ze9zfy372qm8',1,1.79513305958163285258e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"places":[{"kind":"human","colour":"red","key":"c1a274896a36ec7ec1f0b0a00bed39f5d7564533235e62d28e6326c390e0f5ac"},{"kind":"human","colour":"blue","key":"d4dea32f802ce127f1fef87488e4496e7bad9bb8013d69493b6fa554ce83f982"},{"kind":"human","colour":"green","key":"61213efa39bb791527945ce3765998a22110bd2f4f47875dded34980707dc1c1"}],"host":"6ec2e4552c67e3ceb90862a9406257e3c6788d213164b69562116e8fe325c9b5","rules":2,"pace":600,"absence":3600,"beside":[0,1,2]}',X'357B4CEDABD0EA21E16C00F582284342');
INSERT INTO "entries" VALUES('ze9zfy372qm8',2,1.79513305958163285258e+09,'{"kind":"opened","seat":-1,"key":"c1a274896a36ec7ec1f0b0a00bed39f5d7564533235e62d28e6326c390e0f5ac","beside":[0]}',X'981D61CB7233C8440C9D9DD2F65F5280');
INSERT INTO "entries" VALUES('ze9zfy372qm8',3,1.79513305958163285258e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["move-three","extra-office","develop","plus-3","develop","swap","extra-office","extra-office","plus-4","swap","plus-3","plus-4"]},"salt":"52f55724a8e8f090cc33953119cc70c0"}',X'312807E67306BA94AD23A0CB46404E05');
INSERT INTO "entries" VALUES('ze9zfy372qm8',4,1.79513305960968017581e+09,'{"kind":"opened","seat":0,"key":"569977f08c35cdcd9559a3d277d5fae63725750f1ead3083bddd4b9149c9a558","beside":[0]}',X'B1248C89423508258C77F6109BA88131');
INSERT INTO "entries" VALUES('ze9zfy372qm8',5,1.79513305960968017581e+09,'{"kind":"opened","seat":-1,"key":"569977f08c35cdcd9559a3d277d5fae63725750f1ead3083bddd4b9149c9a558","beside":[0]}',X'1A5B6E44BB7F33917044A01F612FFDA5');
INSERT INTO "entries" VALUES('ze9zfy372qm8',6,1.79513305961696386335e+09,'{"kind":"opened","seat":1,"key":"230e1a95ee65afdd40f10358aee032c9ed46b48aa2ab2924bfc0e5c3da014150","beside":[0]}',X'F72EC99175DB13971138EA8A80799367');
INSERT INTO "entries" VALUES('ze9zfy372qm8',7,1.79513305962372493747e+09,'{"kind":"forgotten","occupants":[0],"keys":["569977f08c35cdcd9559a3d277d5fae63725750f1ead3083bddd4b9149c9a558"],"parts":[[1,0],[4,0],[5,0]]}',X'70B3DD01DABC4514A5047D37F37B8A42');
INSERT INTO "entries" VALUES('ze9zfy372qm8',8,1.79513305962372493747e+09,'{"kind":"left","seat":0,"level":"expert"}',X'B6455C454AE39F1CBF07F084C5450DFF');
INSERT INTO "entries" VALUES('ze9zfy372qm8',9,1.7951330602400870323e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'648B675BFAABA36634C05495E5EE8CD7');
INSERT INTO "entries" VALUES('ze9zfy372qm8',10,1.79513306101157927513e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'CAB8033811AE364BEC5BFAF8DCC99328');
INSERT INTO "entries" VALUES('ze9zfy372qm8',11,1.79513306162263369561e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'71A1D0A3D31BF38E94DE1E93D18B28DE');
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
INSERT INTO "health" VALUES(1,1.7951330586850378513e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('b6f4ad04c900e42d125414f434c05ca4628b8ae8d4a180b0d9af552ec6250568','37mzxaaa54qy',-1);
INSERT INTO "held" VALUES('c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b','37mzxaaa54qy',2);
INSERT INTO "held" VALUES('f8f2b171fe5cbf9bcac5667b998cdcee0d694e8577f4a2853d050f03e47ee502','37mzxaaa54qy',2);
INSERT INTO "held" VALUES('3a8aea66a7c1b4dbd766eccb3489d012e36ea542075ae0e1ce25ad8d4ad7b0e5','8aau9dzd3q5n',-1);
INSERT INTO "held" VALUES('3a8aea66a7c1b4dbd766eccb3489d012e36ea542075ae0e1ce25ad8d4ad7b0e5','8aau9dzd3q5n',0);
INSERT INTO "held" VALUES('49242f7dc899c67b3b8123d3276d99d19b587143ae05b47844d65dd28ab053db','8aau9dzd3q5n',1);
INSERT INTO "held" VALUES('d39cc96191b7ff3e2fb334fd3b15eed4c892ace08b4e4f2951df59c72fb316f4','8aau9dzd3q5n',-1);
INSERT INTO "held" VALUES('284bc7957cd6746882ae3aefde83a1a5e25763b0d6155dd1822a7a4ea14beac1','9a2tnareratp',-1);
INSERT INTO "held" VALUES('4a97943b40e5318e534616cdc4c30933dcd3b3975ffc315e989877c4823ccd00','9a2tnareratp',1);
INSERT INTO "held" VALUES('5e3e4e529cdf3a2854e791f196a048db1b2ca0f6d29ee1604b3d221615aed3fc','9a2tnareratp',2);
INSERT INTO "held" VALUES('c42b2f0b23b7cac528288157fc02ee35b2122c6caf5a8cf5dc7848d487b475da','9a2tnareratp',-1);
INSERT INTO "held" VALUES('c42b2f0b23b7cac528288157fc02ee35b2122c6caf5a8cf5dc7848d487b475da','9a2tnareratp',0);
INSERT INTO "held" VALUES('b48b3f6a653d3dbdb22ee7ea80f9408a8c7c586f4610e7ddd6419c6a571f3604','bjyhqz8jkrsm',-1);
INSERT INTO "held" VALUES('b48b3f6a653d3dbdb22ee7ea80f9408a8c7c586f4610e7ddd6419c6a571f3604','bjyhqz8jkrsm',0);
INSERT INTO "held" VALUES('db10bba4c9cf6a6ec90a2533c7e9537d9ad2e331a7560f479df6359197bc436a','bjyhqz8jkrsm',-1);
INSERT INTO "held" VALUES('1006d909025956302b01788be33c9791b4bf437466b8a6353c8285a498e3bb37','e49ghg2279kv',1);
INSERT INTO "held" VALUES('9bc21ec2da3491deaba3c7bd4eeef5d357bb6bf39c5a8381f40080986a83230e','e49ghg2279kv',-1);
INSERT INTO "held" VALUES('9bc21ec2da3491deaba3c7bd4eeef5d357bb6bf39c5a8381f40080986a83230e','e49ghg2279kv',0);
INSERT INTO "held" VALUES('c1baf2a9e82e5c2e98ad1b93cec08a25beace2284e7b94c865296b46f8b2c0d5','e49ghg2279kv',2);
INSERT INTO "held" VALUES('f9de48f6c73ebe3c0c507f036ee70acb19d9ff6c4f6ddf847d3a204e53702a05','e49ghg2279kv',-1);
INSERT INTO "held" VALUES('7c50c430ae3e1a23e7823ad1daf7a53e3651cfbeb5c074ca8c813defddab4e59','exbw34s93c76',-1);
INSERT INTO "held" VALUES('9544174bf70484bbcebb98f4f01c989514ef2486bdc6e5f166b3f8a8160422eb','exbw34s93c76',-1);
INSERT INTO "held" VALUES('9544174bf70484bbcebb98f4f01c989514ef2486bdc6e5f166b3f8a8160422eb','exbw34s93c76',0);
INSERT INTO "held" VALUES('1ad10d8c2f7adf3aa4d090a1ebe94dde2aee5a9d8d101672b335a6f0db1b7496','jxcpd5fajhkw',-1);
INSERT INTO "held" VALUES('214c840cafdfcfe2bc4f60b0dd06db48c7312d3a535d90ecac77168201974c85','jxcpd5fajhkw',2);
INSERT INTO "held" VALUES('35e9ae80f573c382cd1a9ce0df2bf6aaa3f853257f628e37008b2bf7c58f5246','jxcpd5fajhkw',1);
INSERT INTO "held" VALUES('8b82291ed867ad497f70c7be7653d8ab563f0e833dc75fed5e5f3e47b80b8abe','jxcpd5fajhkw',-1);
INSERT INTO "held" VALUES('8b82291ed867ad497f70c7be7653d8ab563f0e833dc75fed5e5f3e47b80b8abe','jxcpd5fajhkw',0);
INSERT INTO "held" VALUES('1677357da7e14a0b937e863dfd98b356e9536abbd0d14f7a0ca3c0dd6c22d6da','qspedbk643mu',1);
INSERT INTO "held" VALUES('2c5e067d758476d5c3e3c9d57fe0d5f3085b455259dcad399a72f49599bcf0d8','qspedbk643mu',2);
INSERT INTO "held" VALUES('c156b145e4b73c77ce0c294cfc515417f623adc48f2d2fc0110bfc521826cb04','qspedbk643mu',-1);
INSERT INTO "held" VALUES('c156b145e4b73c77ce0c294cfc515417f623adc48f2d2fc0110bfc521826cb04','qspedbk643mu',0);
INSERT INTO "held" VALUES('e5fe989375009d4e7de15638fee1d51c09b6aaea428dd3d99938c5f6ebc3b47a','qspedbk643mu',-1);
INSERT INTO "held" VALUES('e98739e5efbf816ec7caabef6746f928047f001278ffc331d2e632c7248352ac','wkamvdadgqw3',-1);
INSERT INTO "held" VALUES('e98739e5efbf816ec7caabef6746f928047f001278ffc331d2e632c7248352ac','wkamvdadgqw3',0);
INSERT INTO "held" VALUES('f9b8985d1974cf1734e09ebf1fcae5321ae2316a54690fa58d5f92e5baffffba','wkamvdadgqw3',-1);
INSERT INTO "held" VALUES('230e1a95ee65afdd40f10358aee032c9ed46b48aa2ab2924bfc0e5c3da014150','ze9zfy372qm8',-1);
INSERT INTO "held" VALUES('230e1a95ee65afdd40f10358aee032c9ed46b48aa2ab2924bfc0e5c3da014150','ze9zfy372qm8',1);
INSERT INTO "held" VALUES('61213efa39bb791527945ce3765998a22110bd2f4f47875dded34980707dc1c1','ze9zfy372qm8',2);
INSERT INTO "held" VALUES('6ec2e4552c67e3ceb90862a9406257e3c6788d213164b69562116e8fe325c9b5','ze9zfy372qm8',-1);
INSERT INTO "held" VALUES('d4dea32f802ce127f1fef87488e4496e7bad9bb8013d69493b6fa554ce83f982','ze9zfy372qm8',-1);
INSERT INTO "held" VALUES('d4dea32f802ce127f1fef87488e4496e7bad9bb8013d69493b6fa554ce83f982','ze9zfy372qm8',1);
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
INSERT INTO "makers" VALUES('37mzxaaa54qy','7fde54','7fde54');
INSERT INTO "makers" VALUES('8aau9dzd3q5n','7fde54','');
INSERT INTO "makers" VALUES('9a2tnareratp','7fde54','');
INSERT INTO "makers" VALUES('bjyhqz8jkrsm','7fde54','');
INSERT INTO "makers" VALUES('e49ghg2279kv','7fde54','');
INSERT INTO "makers" VALUES('exbw34s93c76','7fde54','');
INSERT INTO "makers" VALUES('jxcpd5fajhkw','7fde54','');
INSERT INTO "makers" VALUES('qspedbk643mu','7fde54','');
INSERT INTO "makers" VALUES('wkamvdadgqw3','7fde54','');
INSERT INTO "makers" VALUES('ze9zfy372qm8','7fde54','');
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
INSERT INTO "people" VALUES('2dfc5cfdbde64ce25c92e509f39a8186',1.79513305955839753153e+09,'http://127.0.0.1:38481','en','UTC',NULL,NULL,'2c0d8a09a6abe55c37da1d7d9410102f18dd289da6e0b6a82050bad7aff3a9c9','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('2fc22ec9c17681717d726dd28fdf41e3',1.79513305973001551624e+09,'http://127.0.0.1:38481','en','UTC',NULL,NULL,'c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b','Hille','hille','hille',1.79513305976121282574e+09);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('37mzxaaa54qy',1,2,'Hille','',X'9408936622BFB08AE4718FE90D6C766F');
INSERT INTO "private_texts" VALUES('37mzxaaa54qy',2,0,'','c8e95ebd293d8deece4ea1b30dfd641e13e1835189e599093f3bafffb8fda03b',X'44D147327BB2B5073A6D6B1078E17F95');
INSERT INTO "private_texts" VALUES('8aau9dzd3q5n',1,0,'Player 1','',X'5F94E5942216C416D4B34EC07A4A5C5B');
INSERT INTO "private_texts" VALUES('8aau9dzd3q5n',1,1,'Player 2','',X'B2F626FB24DB178F4FE0BD85C6E6A9AB');
INSERT INTO "private_texts" VALUES('8aau9dzd3q5n',2,0,'','3a8aea66a7c1b4dbd766eccb3489d012e36ea542075ae0e1ce25ad8d4ad7b0e5',X'8F2D5C8A0AB6CCD05F7C94FD3E9833F0');
INSERT INTO "private_texts" VALUES('9a2tnareratp',1,0,'Player 1','',X'E35092E8A54B481187D0ECFB0C587FAF');
INSERT INTO "private_texts" VALUES('9a2tnareratp',1,1,'Player 2','',X'3C896AE3659EACCFCD5511C4155A410D');
INSERT INTO "private_texts" VALUES('9a2tnareratp',1,2,'Player 3','',X'7D8952E9BB32204F138FABAE4776A3AC');
INSERT INTO "private_texts" VALUES('9a2tnareratp',2,0,'','c42b2f0b23b7cac528288157fc02ee35b2122c6caf5a8cf5dc7848d487b475da',X'EC540E4DCBF4409AABAE05F770B07362');
INSERT INTO "private_texts" VALUES('bjyhqz8jkrsm',1,0,'Player 1','',X'5CFB8E05DD85FF13CF95D513D658BC7B');
INSERT INTO "private_texts" VALUES('bjyhqz8jkrsm',2,0,'','3fa89ab10d8bedb90f97e95298b2671a7700d7b32ce2f7c144904a0ce4a1095d',X'91AF4019CBFF282239B44FE9D30A320B');
INSERT INTO "private_texts" VALUES('bjyhqz8jkrsm',3,0,'','8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b',X'07E2CBE9140508956B1746A0B89DFDA1');
INSERT INTO "private_texts" VALUES('bjyhqz8jkrsm',4,0,'','8bfedc322ce55306274339dfc066c287038120125df2b1598a53f7d68ef5337b',X'8D8DF43C9C684823B21B047D5403FA1F');
INSERT INTO "private_texts" VALUES('bjyhqz8jkrsm',11,0,'Anna','',X'003E2FEC7150890C5E7CEA8C90BAFE91');
INSERT INTO "private_texts" VALUES('e49ghg2279kv',1,0,'Player 1','',X'5B17BC7B319B97D62252ED15B7C4C988');
INSERT INTO "private_texts" VALUES('e49ghg2279kv',1,1,'Player 2','',X'404A7E86C059079C316A42D3C24DD3E9');
INSERT INTO "private_texts" VALUES('e49ghg2279kv',1,2,'Player 3','',X'C1F266B2806DF003CBDBD7989EDF6E26');
INSERT INTO "private_texts" VALUES('e49ghg2279kv',2,0,'','9bc21ec2da3491deaba3c7bd4eeef5d357bb6bf39c5a8381f40080986a83230e',X'D3628F19337C2FD1F3C37DCCBD77532D');
INSERT INTO "private_texts" VALUES('exbw34s93c76',1,0,'Player 1','',X'79B3B868639F6A02841EA7E4A4D7771B');
INSERT INTO "private_texts" VALUES('exbw34s93c76',2,0,'','9544174bf70484bbcebb98f4f01c989514ef2486bdc6e5f166b3f8a8160422eb',X'03701EAFE1C4C292B8DBBBE557E0EE3B');
INSERT INTO "private_texts" VALUES('jxcpd5fajhkw',1,0,'Player 1','',X'E3F6A4B2BE04664BF2195350F5213C46');
INSERT INTO "private_texts" VALUES('jxcpd5fajhkw',1,1,'Player 2','',X'3FC5EA73D21CBEBC3D8A73CDECCA2B0E');
INSERT INTO "private_texts" VALUES('jxcpd5fajhkw',1,2,'Player 3','',X'AD565E5A31493BA55398D4B4153403EE');
INSERT INTO "private_texts" VALUES('jxcpd5fajhkw',2,0,'','8b82291ed867ad497f70c7be7653d8ab563f0e833dc75fed5e5f3e47b80b8abe',X'2BFF4F8C018618B5697A1C9F90C842DA');
INSERT INTO "private_texts" VALUES('qspedbk643mu',1,0,'Player 1','',X'B4E613B36DAA3BC3724B86A92EFCD895');
INSERT INTO "private_texts" VALUES('qspedbk643mu',1,1,'Player 2','',X'58B7136F9ABF8F0086577BFFA0E94989');
INSERT INTO "private_texts" VALUES('qspedbk643mu',1,2,'Player 3','',X'526F52A30AA6A00E1F9DE5A9E2FEE52F');
INSERT INTO "private_texts" VALUES('qspedbk643mu',2,0,'','c156b145e4b73c77ce0c294cfc515417f623adc48f2d2fc0110bfc521826cb04',X'64893B0C927B8801356EEBD5A4CB3C91');
INSERT INTO "private_texts" VALUES('qspedbk643mu',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'1E62C539F070A1AD71C531BC41AE1AC7');
INSERT INTO "private_texts" VALUES('wkamvdadgqw3',1,0,'Player 1','',X'582745CF6EEEE6ADFA755D43F7261CB2');
INSERT INTO "private_texts" VALUES('wkamvdadgqw3',2,0,'','e98739e5efbf816ec7caabef6746f928047f001278ffc331d2e632c7248352ac',X'7002E50D9F7B92B8C273E48BB5763A3B');
INSERT INTO "private_texts" VALUES('ze9zfy372qm8',1,1,'Player 2','',X'6C0AE585CC21530BFFE2CDE4582B13FE');
INSERT INTO "private_texts" VALUES('ze9zfy372qm8',1,2,'Player 3','',X'72C86721015B63B92F011A9A7C305BD2');
INSERT INTO "private_texts" VALUES('ze9zfy372qm8',2,0,'','c1a274896a36ec7ec1f0b0a00bed39f5d7564533235e62d28e6326c390e0f5ac',X'4318E519663F21E72F3FD6A747ECB336');
INSERT INTO "private_texts" VALUES('ze9zfy372qm8',6,0,'','230e1a95ee65afdd40f10358aee032c9ed46b48aa2ab2924bfc0e5c3da014150',X'2A650BF47E0B568FBFEC249E8ECA0888');
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
INSERT INTO "server_keys" VALUES('vapid','T68ak6EuX3FQ01OgItNC1DkQyBCB8FOL2s0atThs1zQ');
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
INSERT INTO "tables" VALUES('bjyhqz8jkrsm',11,X'4F327E207186D59AE5BF80E364D63D6B',X'A4BD2F50E29E6A17CF37455570CDEB86','lobby',1,NULL,NULL,NULL,NULL,NULL,0,0,0,1795133058.73876,1.79513305881050705915e+09,'{"id":"bjyhqz8jkrsm","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795133058.73876,"updated":1795133058.810507,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
INSERT INTO "tables" VALUES('jxcpd5fajhkw',4,X'AC9FA5B206DA3C88E0B48A30C2116FD3',X'DEBDD57790A00F59A3E8CDD5801A1068','running',0,1.7951331298118267059e+09,NULL,NULL,NULL,NULL,0,0,0,1.79513305882280516621e+09,1.79513311981182670596e+09,'{"id":"jxcpd5fajhkw","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133058.8228052,"updated":1795133119.8118267,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('e49ghg2279kv',4,X'D43878A836E54668F206FB811BB64636',X'4036084E18806278B11CAAEFC82AD1A2','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513305883682322506e+09,1.79513311981921529769e+09,'{"id":"e49ghg2279kv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795133058.8368232,"updated":1795133119.8192153,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('wkamvdadgqw3',4,X'82635A642BC2B76D032F067E2478C6D0',X'8FF1C70B577EED292A7A57268775C0ED','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513305885153245924e+09,1.7951330588611798286e+09,'{"id":"wkamvdadgqw3","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795133058.8515325,"updated":1795133058.8611798,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('8aau9dzd3q5n',5,X'A20E76C6D162B8A8BCBC9F15AFE88A16',X'7821BF4A237A6E25F877CD395BE66F71','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513305886991763118e+09,1.79513305888574075698e+09,'{"id":"8aau9dzd3q5n","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795133058.8699176,"updated":1795133058.8857408,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('exbw34s93c76',8,X'F7FF5A299710B87C05BAC129CB2ABEC9',X'4D98CF3BF797FDEEED8FCEB430934063','aborted',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.7951330588938531875e+09,1.79513305946974515911e+09,'{"id":"exbw34s93c76","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":null,"turn":null,"created":1795133058.8938532,"updated":1795133059.4697452,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('qspedbk643mu',11,X'AB9D88381CC97EA82D79E6B2094CD795',X'C66DCCF1ACCC738F5A370EDA7739FAF5','running',0,NULL,1.79781145950739192963e+09,NULL,1.79770777950739192967e+09,NULL,0,0,0,1.79513305947535443301e+09,1.79513305950739192958e+09,'{"id":"qspedbk643mu","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795133059.4753544,"updated":1795133059.507392,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797811459.507392,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('9a2tnareratp',39,X'00107BA027C5016C316E50582F2A7F2C',X'6BC8F09CB521D7428660006A787CB610','running',0,NULL,NULL,NULL,NULL,NULL,0,0,0,1.79513305951064014434e+09,1.79513311938124608992e+09,'{"id":"9a2tnareratp","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":2,"turn":0,"created":1795133059.5106401,"updated":1795133119.381246,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('ze9zfy372qm8',11,X'71A1D0A3D31BF38E94DE1E93D18B28DE',X'6EA3ED4CF1387168A696486A4868B5CC','running',0,NULL,NULL,1.79513306162268018719e+09,NULL,NULL,0,0,0,1.79513305958163285258e+09,1.79513306162263369561e+09,'{"id":"ze9zfy372qm8","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795133059.5816329,"updated":1795133061.6226337,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[],"public":false,"rules":2}');
INSERT INTO "tables" VALUES('37mzxaaa54qy',11,X'D95CD06461E4191354BA4E9A26FB570E',X'B11B5AAD61EA5A98597BB47DA4C888F5','running',1,NULL,1.79521946396922874446e+09,1.79513306396943688389e+09,1.79513366478291082383e+09,NULL,0,0,0,1.79513305979455089567e+09,1.79513306396922874452e+09,'{"id":"37mzxaaa54qy","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":8,"decider":2,"turn":2,"created":1795133059.794551,"updated":1795133063.9692287,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795219463.9692287,"left":null,"ranks":[],"totals":[],"public":true,"rules":2}');
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
