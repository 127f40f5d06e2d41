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
INSERT INTO "browser_keys" VALUES('6e733fecdaf75e6b9d2e57e9fa9b715a69fb4204b2da7febaba41580a35364f9','','',1,1.79501561612586522107e+09,'');
INSERT INTO "browser_keys" VALUES('99906750456eba0ad303f5ef20190bd92f4fa495b327a892b7d07eeb867f8196','99906750456eba0ad303f5ef20190bd92f4fa495b327a892b7d07eeb867f8196','',1,1.79501561622288036343e+09,'d8359cb77bd3d59f566eab51b8fb4d2bef64092b0283b8dc7b77fc4a12dc7529');
INSERT INTO "browser_keys" VALUES('c456acca82aa01ae2a50921bafa9d656fb2a619470f41e3d2ceff9114411f1fc','c456acca82aa01ae2a50921bafa9d656fb2a619470f41e3d2ceff9114411f1fc','',1,1.79501561610706973073e+09,'30ecd1600786edf94ca166aa47153be83907a6254750688367198213e2bc2882');
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
INSERT INTO "competition_players" VALUES('9ts3mn7fdey3',0,'f7d1bda4bdbc6fa531c5d41dca064d47');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('fpvukm7vufvx','9ts3mn7fdey3');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('9ts3mn7fdey3',3,1.79501561624308300017e+09,'running','f7d1bda4bdbc6fa531c5d41dca064d47','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"fpvukm7vufvx","players":[0,-1,-2]}]}],"account":"74cb24"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('30ecd1600786edf94ca166aa47153be83907a6254750688367198213e2bc2882','0eaa2fc485221ca35dd895b39fb6fbc2','',1.79501561610706973073e+09);
INSERT INTO "devices" VALUES('d8359cb77bd3d59f566eab51b8fb4d2bef64092b0283b8dc7b77fc4a12dc7529','f7d1bda4bdbc6fa531c5d41dca064d47','',1.79501561622288036343e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2ca5kubkcc2t',1,1.79501561486868977551e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a2210eb0417420b1f8a992dae43cca6d233b7e67580cc4a3c5073d30618b3640"},{"kind":"human","name":"Player 2","colour":"blue","key":"645579350c9678a419dd3300a0dfcbf620b7804e902ad427aebb96e2586756b1"}],"host":"b635a9f9436c5a79f56c31a17b66ca01ba82a40d98d2c37dca4766473a4b36cf","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"7c8727d18f537338"}',X'D038AC657BDF1B4E1F6FBA2825BD6F57');
INSERT INTO "entries" VALUES('2ca5kubkcc2t',2,1.79501561486868977551e+09,'{"kind":"opened","seat":-1,"key":"a2210eb0417420b1f8a992dae43cca6d233b7e67580cc4a3c5073d30618b3640"}',X'FE766A011437AB0520E36CB1ED753230');
INSERT INTO "entries" VALUES('2ca5kubkcc2t',3,1.79501561486868977551e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"dce7745eb4189454a7b01dc07f0aa17c"}',X'9EE075B1510CB0770CAC8B1AC138F71E');
INSERT INTO "entries" VALUES('2ca5kubkcc2t',4,1795015614.87734,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'80948518BD9512155B73ACC21B6B645F');
INSERT INTO "entries" VALUES('2ca5kubkcc2t',5,1.79501561488013672827e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'5B4DF00E7517C93F1D0D1A18DD4422A8');
INSERT INTO "entries" VALUES('3u3nth2qys9w',1,1.79501561472541856768e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"44f1f7dc8a960ef2edce5ddd66263a040659b4169004fb64a0e13dcc00014b84"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"f2ecf488827d53ec08c2c9957f83a7c7076fe546a76618a3ffff2896cd1da712","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"fb85e1c39d2c1cb90634f572db130ba45ec7904b2e3ec9352666d94dd0de075b","absence":3600,"salt":"3bfd389d5f8dd80d"}',X'9D667C3F68D3FF1AD65672C91275E461');
INSERT INTO "entries" VALUES('3u3nth2qys9w',2,1.79501561472541856768e+09,'{"kind":"opened","seat":-1,"key":"44f1f7dc8a960ef2edce5ddd66263a040659b4169004fb64a0e13dcc00014b84"}',X'44AA76E929036BF40891A13F93026BC4');
INSERT INTO "entries" VALUES('3u3nth2qys9w',3,1.7950156147906708718e+09,'{"kind":"opened","seat":0,"key":"68ae9df4ed2ebfa7e0d724608036b32fcd4063d80b211d07bd0320be5822f1f1"}',X'64C9C50FFC557AB6A92F32B12AC6E3FF');
INSERT INTO "entries" VALUES('3u3nth2qys9w',4,1.7950156147906708718e+09,'{"kind":"opened","seat":-1,"key":"68ae9df4ed2ebfa7e0d724608036b32fcd4063d80b211d07bd0320be5822f1f1"}',X'45F5015E10F069DCC9968CDC50498671');
INSERT INTO "entries" VALUES('3u3nth2qys9w',5,1.79501561481336522098e+09,'{"kind":"linked","seat":0,"key":"77355754632662972597e335ee434d7ba6e339cf6027b810703795966fc09125"}',X'B5081BC5ACB8DAEE1E81E19641B7C83A');
INSERT INTO "entries" VALUES('3u3nth2qys9w',6,1.79501561481717157361e+09,'{"kind":"closed","seat":0,"key":"68ae9df4ed2ebfa7e0d724608036b32fcd4063d80b211d07bd0320be5822f1f1"}',X'5A2BA2AF947E5374415087A3A4AFB584');
INSERT INTO "entries" VALUES('3u3nth2qys9w',7,1.79501561481717157361e+09,'{"kind":"closed","seat":-1,"key":"68ae9df4ed2ebfa7e0d724608036b32fcd4063d80b211d07bd0320be5822f1f1"}',X'21304F97C440988FEF9C03FD3C9EDBC3');
INSERT INTO "entries" VALUES('3u3nth2qys9w',8,1.7950156148208343983e+09,'{"kind":"invited","seat":-1,"key":"4de0a94ec2811b8e39b543b8d9a68865b99eac5813509063e8eecd069611d468"}',X'C74C85C1C156E43D1441B6EF6116DDBA');
INSERT INTO "entries" VALUES('3u3nth2qys9w',9,1.79501561482378864291e+09,'{"kind":"said","seat":0,"digest":"e3218811794b6ba584e869ab404789a2"}',X'1480A5BC87DE8437E6636E4586E0C7C6');
INSERT INTO "entries" VALUES('3u3nth2qys9w',10,1.79501561483073210712e+09,'{"kind":"removed","line":9}',X'CC639954DAED4F5CE4DD2E9CBEBFD221');
INSERT INTO "entries" VALUES('3u3nth2qys9w',11,1.79501561484428119662e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"fd2c215c426de1bd"}',X'7F0FAE1343AA84CB3128C586B7A84516');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',1,1.79501561605926370618e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"c4db3085f3f25d9510c5cee18c94d0df4895aab71dbed18cccc1434f393fa32c"},{"kind":"human","name":"Player 2","colour":"blue","key":"181a16c3e5cd9408145cf681a54142c66d9bcd8074669444dbb1830f601f97a3"},{"kind":"human","name":"Player 3","colour":"green","key":"57997d7e1ac435946830da8050986b2f3d7c0968a4eea78e2fbedcecf8a7160c"}],"host":"6de887750efd448c724000629a2bd5e7ee6276e1d15240d0c68e9d9816aaee03","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"bc06eedd9b6809c0","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'D68063EC31F00B5499C827D824AE1C9A');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',2,1.79501561605926370618e+09,'{"kind":"opened","seat":-1,"key":"c4db3085f3f25d9510c5cee18c94d0df4895aab71dbed18cccc1434f393fa32c"}',X'DF602F7A2970CA0C7AD2542C182B858F');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',3,1.79501561605926370618e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["develop","move-three","swap","extra-office","swap","extra-office","develop","extra-office","plus-3","plus-3","plus-4","plus-4"]},"salt":"adedae3c00148bdba76b70e14d294daa"}',X'66A27400E93E815E5BEB0A8118C0F62E');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',4,1.79501563112187170982e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'9ABF67579EEA95C04BCFC4F33D0E274A');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',5,1.79501563172408890728e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'A6E20C5B4A3C839CF8CA6E3A981B3E6D');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',6,1.79501563234988617892e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'A6F719978C9C26DAB13F96DD477B3D49');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',7,1.79501563295505690573e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'E97348CDB5107AE9A6F0B623C4E29228');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',8,1.79501564795514512067e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'46615DA86569ABF423233C1F69DFF488');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',9,1.79501564855688858029e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'F77CAAC5D3854FD98B4F7D5D33CC703D');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',10,1.7950156491619701385e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'EB18EB285E0C1FB1221C13D6BD8E9E5B');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',11,1.79501564976625633237e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'A508110586875E40E12256F7168A2091');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',12,1.79501566522523593903e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'0D98718FE3FA16A2363EC1114015269B');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',13,1.79501566582978320119e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'B0AD9C2E2480FE1E92AEB1CD343FDE86');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',14,1.79501566643658375739e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'22FF7C3611616634F3B361B1962C8913');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',15,1.79501566704013156895e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'21A5D67710BAF287CBFD2034D47E10B4');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',16,1.79501566734143733978e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'71908C50C7A5F143D9F998D89B675884');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',17,1.79501566749431776997e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'8F228FDEFCD37A5FAAA9AFA6BAF74ECC');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',18,1.79501566809878253935e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'DF5A664A11713AF80530B3F7ABE31660');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',19,1.79501566870478367803e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'7695E133EFBED7B95D14352CF2797E4B');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',20,1.79501566930990123747e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'57D1FFA5C719A966DB0BB136DDF42EFE');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',21,1.79501566961424279217e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 lueneburg-perleberg/1","level":"expert"}',X'6B7D51F1D15675730F196BD069BFD1BF');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',22,1.79501566976552844046e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'BAB4E4221EB442FE5C6395BFD4F44C39');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',23,1.79501566984955596923e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'0EC866CDE8FF7ADF8C754E2BF73B1F34');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',24,1.79501566989142751686e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'37C3198BF918EBA2105C7BC4B361492F');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',25,1.79501567049465966222e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'F583D06094EF86E21928B4F56D9213CD');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',26,1.7950156711020393372e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t goslar-magdeburg/1","level":"expert"}',X'5E1AB6987825400A357A60B6D770C72E');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',27,1.79501567170981121061e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t goslar-magdeburg/2 from stock","level":"expert"}',X'CBEA840079E16DBC70ACC335C974B311');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',28,1.7950156720146286487e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'BC36BC8F937796923E0EC2573C21BAD5');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',29,1.79501567218324780466e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'F2C58D1C391362DBF5A0CAD74EFEC810');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',30,1.79501567226069402697e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker develop goslar-quedlinburg","level":"expert"}',X'557B66242D786D862EECC34ECC25F9BE');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',31,1.79501567286629962923e+09,'{"kind":"decided","ply":24,"seat":2,"action":"lift goslar-magdeburg/1","level":"expert"}',X'59B707F03B76DC5D3456928AE6E4EA20');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',32,1.79501567347872209544e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift goslar-magdeburg/2","level":"expert"}',X'6D7462B83D4849EAE4AF7478C43EFDDC');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',33,1.79501567409002637859e+09,'{"kind":"decided","ply":26,"seat":2,"action":"drop goslar-magdeburg/1 goslar-quedlinburg/1","level":"expert"}',X'B780C54F9B32D9027FA0C77404FF82B4');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',34,1.79501567439255499836e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop goslar-magdeburg/2 goslar-quedlinburg/2","level":"expert"}',X'45D881BED23FA5A357C7C7541ECF2E54');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',35,1.79501567454424858097e+09,'{"kind":"decided","ply":28,"seat":2,"action":"done","level":"expert"}',X'D5708E203B568C82CB34B199D0B2F5AE');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',36,1.79501567462579917906e+09,'{"kind":"decided","ply":29,"seat":2,"action":"place t goslar-quedlinburg/3","level":"expert"}',X'7F394CB1BE64CACC6B2533C4EDD1CEC2');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',37,1.79501567466952109339e+09,'{"kind":"decided","ply":30,"seat":2,"action":"end","level":"expert"}',X'D5E66F44B287531F65FB99D2D63F0F67');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',38,1.79501567527049088477e+09,'{"kind":"decided","ply":31,"seat":0,"action":"displace t goettingen-quedlinburg/2 paying 2t","level":"expert"}',X'DBFE99D27FBB977DAE8AC03715007081');
INSERT INTO "entries" VALUES('8hccdg7r8mmn',39,1.79501567587205100064e+09,'{"kind":"decided","ply":32,"seat":2,"action":"settle m goslar-quedlinburg/4","level":"expert"}',X'13FF3FC60EC96D5BEFDE18C652BF712B');
INSERT INTO "entries" VALUES('cqyn28djhxu9',1,1.79501561484778356546e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a1f80e21fea5d8a6bbe1933e77f6e87fd7b4d5d9bc1e51c10146dd28c6cc09ab"},{"kind":"human","name":"Player 2","colour":"blue","key":"44cf2170e2d90cdb1761d870d609b66a3156b715d1c24cc318e523b39825c583"},{"kind":"human","name":"Player 3","colour":"green","key":"40b844d7103de185a98b8806df8c08f0cc11385c40d0f7ae7041d47025471cd6"}],"host":"7f1077467aa1f8b4510cdf099b668b9afae9ea0fe58594bae65200fb10c6cef9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"a3002c01c4d246c2"}',X'A3FFA46F15FB7912335C23D9737F841A');
INSERT INTO "entries" VALUES('cqyn28djhxu9',2,1.79501561484778356546e+09,'{"kind":"opened","seat":-1,"key":"a1f80e21fea5d8a6bbe1933e77f6e87fd7b4d5d9bc1e51c10146dd28c6cc09ab"}',X'C91C54AA505B63C1D25D7A2A62997F7D');
INSERT INTO "entries" VALUES('cqyn28djhxu9',3,1.79501561484778356546e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-4","move-three","plus-3","extra-office","swap","plus-4","plus-3","extra-office","swap","develop","extra-office","develop"]},"salt":"fa5cee5e77130457f18ba154caafcf5a"}',X'0DFC24DCDE129385865244CCA9657E0A');
INSERT INTO "entries" VALUES('cqyn28djhxu9',4,1.79501567627267980572e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'32427FE0852602BAEF3A73B3439F359A');
INSERT INTO "entries" VALUES('fpvukm7vufvx',1,1.79501561626254653933e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Hille","colour":"red","key":"daf49f4054ed78b0441dbb34a6b024e91961bd3fc2e7bfb66b7783728b65dcca"},{"kind":"bot","name":"Wulf","colour":"blue","level":"claim"},{"kind":"bot","name":"Tilda","colour":"green","level":"claim"}],"host":"df2db8755e010c0c150c72f4e08ed56cef3ee60ff1a47b59b53404ecd97e3c01","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"a06e9d1b082f7785","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"9ts3mn7fdey3"}',X'39844C6B003A9D13AC04460B62E30774');
INSERT INTO "entries" VALUES('fpvukm7vufvx',2,1.79501561626254653933e+09,'{"kind":"opened","seat":0,"key":"99906750456eba0ad303f5ef20190bd92f4fa495b327a892b7d07eeb867f8196"}',X'F0B044E021A1F196EB685EC13D4C389C');
INSERT INTO "entries" VALUES('fpvukm7vufvx',3,1.79501561626254653933e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","move-three","swap","plus-3","extra-office","swap","extra-office","plus-4","develop","plus-4","develop","plus-3"]},"salt":"4f8c03628a35aefb3504586137160a4c"}',X'AC5D32C898336F8CC33E88A6E9BE437C');
INSERT INTO "entries" VALUES('fyajvxr5rxaj',1,1.79501561485481333732e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5b1109c6a43a6c16ff86af2a9d456dfb49dd02766aecf99987760ab74a5e8ec6"},{"kind":"human","name":"Player 2","colour":"blue","key":"a16f5c85589a2a0b2c2b5e684b62d2c027bf3e17aa4ee13173bc624949291d41"},{"kind":"human","name":"Player 3","colour":"green","key":"c7f50ccf06ef927af741b2d0c8224c6863644ec37a4afc529094814c599ca7e1"}],"host":"04239b842fd68ed99f0d3d3ebdb74e5668cd90df1223cbd2619d61a16509d0c8","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"9297f32be19fca52"}',X'5B33B81D876948849F898BBCEE10236A');
INSERT INTO "entries" VALUES('fyajvxr5rxaj',2,1.79501561485481333732e+09,'{"kind":"opened","seat":-1,"key":"5b1109c6a43a6c16ff86af2a9d456dfb49dd02766aecf99987760ab74a5e8ec6"}',X'0ABBE0359231E2D9316FC73525D5FB38');
INSERT INTO "entries" VALUES('fyajvxr5rxaj',3,1.79501561485481333732e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","plus-4","extra-office","plus-3","move-three","extra-office","plus-4","plus-3","extra-office","swap","develop","develop"]},"salt":"15c9c9092906df55cd53b3b23cb918b4"}',X'7A365DE53883F1FB2239F784F64AFE73');
INSERT INTO "entries" VALUES('fyajvxr5rxaj',4,1.79501567628617262834e+09,'{"kind":"seen","seat":0}',X'AE81AA443E83C85E1A39DEC0E210F101');
INSERT INTO "entries" VALUES('gtav2qt3jamt',1,1.79501561601511526108e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"e975c9fd98d942e36021ac20479e745759a0addeacb4078710eb8e43d7d64708"},{"kind":"human","name":"Player 2","colour":"blue","key":"661246d96732e705bf4b737f4836c295c8d96af4c375304396fa0b4a8d5f180e"},{"kind":"human","name":"Player 3","colour":"green","key":"39a69362f1f73fd54943702457b5fa143575cbf9c5a7d4614ff8bfc2e99c56ce"}],"host":"8bc8614a61329d2bb6e97e9d7d0b9b8fe7e23028810df19e20a8f951eec8573f","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"89685d9d8232b4ff","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'54221B66C37D67D6A9430E3C5C895845');
INSERT INTO "entries" VALUES('gtav2qt3jamt',2,1.79501561601511526108e+09,'{"kind":"opened","seat":-1,"key":"e975c9fd98d942e36021ac20479e745759a0addeacb4078710eb8e43d7d64708"}',X'3702C41CEE31C310C413810848463AB1');
INSERT INTO "entries" VALUES('gtav2qt3jamt',3,1.79501561601511526108e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-3","swap","develop","move-three","develop","plus-3","extra-office","plus-4","plus-4","swap","extra-office","extra-office"]},"salt":"2ec43c28746da7df170022fb4b45c1a2"}',X'38F46685096A2DDC5274525C8CA9E39B');
INSERT INTO "entries" VALUES('gtav2qt3jamt',4,1.79501561602311301233e+09,'{"kind":"rested","seat":1,"days":7}',X'CD080FAE0D37AB61E00BF609735B26E2');
INSERT INTO "entries" VALUES('gtav2qt3jamt',5,1.79501561603176903719e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"2048c8aed175b44e"}',X'BDA185FAE04966C7B3691EB86F9B9272');
INSERT INTO "entries" VALUES('gtav2qt3jamt',6,1.79501561603989887236e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'AAAC721B0B118E31C8C12D2EE409BA70');
INSERT INTO "entries" VALUES('gtav2qt3jamt',7,1.79501561603989887236e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'3D7374F24349F8BAC4FF95E73D8A8FCB');
INSERT INTO "entries" VALUES('gtav2qt3jamt',8,1.79501561604689764978e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'0317DEAB78DCD9E1E21A9416C0E30DA9');
INSERT INTO "entries" VALUES('gtav2qt3jamt',9,1.79501561604971599577e+09,'{"kind":"answered","seat":1,"agree":true}',X'689A425999FDFEDD2828042E97BB40CF');
INSERT INTO "entries" VALUES('gtav2qt3jamt',10,1.79501561605263018606e+09,'{"kind":"answered","seat":2,"agree":true}',X'18095AC70CA4A52F582A60E36852CDA9');
INSERT INTO "entries" VALUES('gtav2qt3jamt',11,1.79501561605263018606e+09,'{"kind":"paused","days":30}',X'59F93C8C5D75DAD361012DDFA97BED66');
INSERT INTO "entries" VALUES('sw85csycmpxk',1,1795015616.12067,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"N. N.","colour":"red","key":"74a9d7561b6db7c94212d582cee6bac08f392538a05bd1a5ebc2046daa1c781c"},{"kind":"human","name":"Player 2","colour":"blue","key":"f8f262400908edb9e606a0921e2e750f30ae051e049663d7a7d763f954ffeba6"},{"kind":"human","name":"Player 3","colour":"green","key":"315371c817ae75c49eeef19c7627a41249f8174acf2391bad222b09447821dc1"}],"host":"3b31f9c13f384c3b17642d7af27b28fa9cd9d3f31f4dc3f9a236daa82be63a9e","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"blanked":"7c8e426c77e12119f5c1180d3dbd23fb"}',X'572022967B0BAEC376746ABCAD092FE1');
INSERT INTO "entries" VALUES('sw85csycmpxk',2,1795015616.12067,'{"kind":"opened","seat":-1,"key":"74a9d7561b6db7c94212d582cee6bac08f392538a05bd1a5ebc2046daa1c781c"}',X'CA91B413F9AC7928C5CEAE82162EA0E3');
INSERT INTO "entries" VALUES('sw85csycmpxk',3,1795015616.12067,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["develop","develop","extra-office","plus-3","swap","move-three","extra-office","extra-office","swap","plus-4","plus-4","plus-3"]},"salt":"a4149779e49a86cebf06352113cbb3b7"}',X'6598A0E99A040F0EB86E3AD635194D07');
INSERT INTO "entries" VALUES('sw85csycmpxk',4,1.79501561613357067106e+09,'{"kind":"opened","seat":0,"key":"6e733fecdaf75e6b9d2e57e9fa9b715a69fb4204b2da7febaba41580a35364f9"}',X'B7492A11232DEEA67B71F56A9AE5FB7F');
INSERT INTO "entries" VALUES('sw85csycmpxk',5,1.79501561613357067106e+09,'{"kind":"opened","seat":-1,"key":"6e733fecdaf75e6b9d2e57e9fa9b715a69fb4204b2da7febaba41580a35364f9"}',X'65497AB59BF1F804F157A5A95613066F');
INSERT INTO "entries" VALUES('sw85csycmpxk',6,1.79501561613841772082e+09,'{"kind":"opened","seat":1,"key":"1fbc2fcd2c356cc25972da5ed97bc06ca9f249ee98d42ff4d520f1468d06271b"}',X'FA4E431C66FB264B65319D97623D92D6');
INSERT INTO "entries" VALUES('sw85csycmpxk',7,1.79501561614363479616e+09,'{"kind":"forgotten","seats":[0],"places":[0],"keys":["6e733fecdaf75e6b9d2e57e9fa9b715a69fb4204b2da7febaba41580a35364f9"]}',X'872C745177ED2B61A1A626B263025EE9');
INSERT INTO "entries" VALUES('sw85csycmpxk',8,1.79501561614555025106e+09,'{"kind":"left","seat":0,"level":"expert"}',X'9BD365C381BF329A69AAB41797D71108');
INSERT INTO "entries" VALUES('sw85csycmpxk',9,1.79501561675004863739e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'B3E3375126BBEC4B5218A4572E03C526');
INSERT INTO "entries" VALUES('sw85csycmpxk',10,1.79501561735121321679e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'03A32C4C8C2D29CB98E8C55EF15972CA');
INSERT INTO "entries" VALUES('sw85csycmpxk',11,1.79501561795367503169e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'2C5DC4E4FCC4CCCC3D6F12D1A1819DD9');
INSERT INTO "entries" VALUES('wv89u9265n2s',1,1.79501561485805273057e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"19d71af2743af05f2bceb8e6449deeaebd08bd15f1eabdd27fe9cb4cabf1dd17"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"38735196816faa5973ff50e3ab5cb05527a5cb1a4a3643daac8793950d9e7bf9","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"100299e6223cafcc"}',X'59D3B0B886AD5339F968259A1A7F110B');
INSERT INTO "entries" VALUES('wv89u9265n2s',2,1.79501561485805273057e+09,'{"kind":"opened","seat":-1,"key":"19d71af2743af05f2bceb8e6449deeaebd08bd15f1eabdd27fe9cb4cabf1dd17"}',X'D0CA7A8D886EC392BF475515CD721EA2');
INSERT INTO "entries" VALUES('wv89u9265n2s',3,1.79501561485805273057e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"b5532b62f32550b969fef9d4a17c4461"}',X'FD24E39218DDA0FF63B799F51FE605F2');
INSERT INTO "entries" VALUES('wv89u9265n2s',4,1.79501561486249279972e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'6462A3B91231139D7B7352D20DA41748');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',1,1.79501561488890838628e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"1f36561cae9a171e17e12e32eadf94f31c1b7381e08f79342b279782543bfcf6"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"b0ac6e265fc8160f0d2a4c7bd18c8595ac904545e9259a68df123be5dc730cda","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"25a47140ff5f9664"}',X'91ADC190A0234A415B96CDFB2B66A1DB');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',2,1.79501561488890838628e+09,'{"kind":"opened","seat":-1,"key":"1f36561cae9a171e17e12e32eadf94f31c1b7381e08f79342b279782543bfcf6"}',X'A97F807FD3801B7C0136812237CA7936');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',3,1.79501561488890838628e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["move-three","develop","extra-office","plus-4","extra-office","extra-office","swap","plus-3","plus-3","plus-4","develop","swap"]},"salt":"ff06763e7de7801760464305fcfcfb42"}',X'3F012BCDCEBD836C7036C653123D7D5A');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',4,1.79501561490089774127e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'884822AA85A11A206B8472CA459382F3');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',5,1.79501561492621636391e+09,'{"kind":"instant"}',X'E4C0A7C7E282A85F078E02C54AD22E03');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',6,1.79501561539647245405e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'DAE184D092809FD19C3523CBB5C39823');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',7,1.79501561598521542544e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'F09893FEE51663DEA763316104BEDA1C');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',8,1.7950156159876160622e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'2EFB7C791253B62C5D8D284A77708AA3');
INSERT INTO "entries" VALUES('yvra8z5gcu7w',9,1.7950156160031325817e+09,'{"kind":"aborted"}',X'8CF3B3502841EBD670317EB28F88F665');
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
INSERT INTO "health" VALUES(1,1.79501561468156909948e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('645579350c9678a419dd3300a0dfcbf620b7804e902ad427aebb96e2586756b1','2ca5kubkcc2t',1);
INSERT INTO "held" VALUES('a2210eb0417420b1f8a992dae43cca6d233b7e67580cc4a3c5073d30618b3640','2ca5kubkcc2t',-1);
INSERT INTO "held" VALUES('a2210eb0417420b1f8a992dae43cca6d233b7e67580cc4a3c5073d30618b3640','2ca5kubkcc2t',0);
INSERT INTO "held" VALUES('b635a9f9436c5a79f56c31a17b66ca01ba82a40d98d2c37dca4766473a4b36cf','2ca5kubkcc2t',-1);
INSERT INTO "held" VALUES('77355754632662972597e335ee434d7ba6e339cf6027b810703795966fc09125','3u3nth2qys9w',-1);
INSERT INTO "held" VALUES('77355754632662972597e335ee434d7ba6e339cf6027b810703795966fc09125','3u3nth2qys9w',0);
INSERT INTO "held" VALUES('f2ecf488827d53ec08c2c9957f83a7c7076fe546a76618a3ffff2896cd1da712','3u3nth2qys9w',-1);
INSERT INTO "held" VALUES('181a16c3e5cd9408145cf681a54142c66d9bcd8074669444dbb1830f601f97a3','8hccdg7r8mmn',1);
INSERT INTO "held" VALUES('57997d7e1ac435946830da8050986b2f3d7c0968a4eea78e2fbedcecf8a7160c','8hccdg7r8mmn',2);
INSERT INTO "held" VALUES('6de887750efd448c724000629a2bd5e7ee6276e1d15240d0c68e9d9816aaee03','8hccdg7r8mmn',-1);
INSERT INTO "held" VALUES('c4db3085f3f25d9510c5cee18c94d0df4895aab71dbed18cccc1434f393fa32c','8hccdg7r8mmn',-1);
INSERT INTO "held" VALUES('c4db3085f3f25d9510c5cee18c94d0df4895aab71dbed18cccc1434f393fa32c','8hccdg7r8mmn',0);
INSERT INTO "held" VALUES('40b844d7103de185a98b8806df8c08f0cc11385c40d0f7ae7041d47025471cd6','cqyn28djhxu9',2);
INSERT INTO "held" VALUES('44cf2170e2d90cdb1761d870d609b66a3156b715d1c24cc318e523b39825c583','cqyn28djhxu9',1);
INSERT INTO "held" VALUES('7f1077467aa1f8b4510cdf099b668b9afae9ea0fe58594bae65200fb10c6cef9','cqyn28djhxu9',-1);
INSERT INTO "held" VALUES('a1f80e21fea5d8a6bbe1933e77f6e87fd7b4d5d9bc1e51c10146dd28c6cc09ab','cqyn28djhxu9',-1);
INSERT INTO "held" VALUES('a1f80e21fea5d8a6bbe1933e77f6e87fd7b4d5d9bc1e51c10146dd28c6cc09ab','cqyn28djhxu9',0);
INSERT INTO "held" VALUES('99906750456eba0ad303f5ef20190bd92f4fa495b327a892b7d07eeb867f8196','fpvukm7vufvx',0);
INSERT INTO "held" VALUES('daf49f4054ed78b0441dbb34a6b024e91961bd3fc2e7bfb66b7783728b65dcca','fpvukm7vufvx',0);
INSERT INTO "held" VALUES('df2db8755e010c0c150c72f4e08ed56cef3ee60ff1a47b59b53404ecd97e3c01','fpvukm7vufvx',-1);
INSERT INTO "held" VALUES('04239b842fd68ed99f0d3d3ebdb74e5668cd90df1223cbd2619d61a16509d0c8','fyajvxr5rxaj',-1);
INSERT INTO "held" VALUES('5b1109c6a43a6c16ff86af2a9d456dfb49dd02766aecf99987760ab74a5e8ec6','fyajvxr5rxaj',-1);
INSERT INTO "held" VALUES('5b1109c6a43a6c16ff86af2a9d456dfb49dd02766aecf99987760ab74a5e8ec6','fyajvxr5rxaj',0);
INSERT INTO "held" VALUES('a16f5c85589a2a0b2c2b5e684b62d2c027bf3e17aa4ee13173bc624949291d41','fyajvxr5rxaj',1);
INSERT INTO "held" VALUES('c7f50ccf06ef927af741b2d0c8224c6863644ec37a4afc529094814c599ca7e1','fyajvxr5rxaj',2);
INSERT INTO "held" VALUES('39a69362f1f73fd54943702457b5fa143575cbf9c5a7d4614ff8bfc2e99c56ce','gtav2qt3jamt',2);
INSERT INTO "held" VALUES('661246d96732e705bf4b737f4836c295c8d96af4c375304396fa0b4a8d5f180e','gtav2qt3jamt',1);
INSERT INTO "held" VALUES('8bc8614a61329d2bb6e97e9d7d0b9b8fe7e23028810df19e20a8f951eec8573f','gtav2qt3jamt',-1);
INSERT INTO "held" VALUES('e975c9fd98d942e36021ac20479e745759a0addeacb4078710eb8e43d7d64708','gtav2qt3jamt',-1);
INSERT INTO "held" VALUES('e975c9fd98d942e36021ac20479e745759a0addeacb4078710eb8e43d7d64708','gtav2qt3jamt',0);
INSERT INTO "held" VALUES('1fbc2fcd2c356cc25972da5ed97bc06ca9f249ee98d42ff4d520f1468d06271b','sw85csycmpxk',-1);
INSERT INTO "held" VALUES('1fbc2fcd2c356cc25972da5ed97bc06ca9f249ee98d42ff4d520f1468d06271b','sw85csycmpxk',1);
INSERT INTO "held" VALUES('315371c817ae75c49eeef19c7627a41249f8174acf2391bad222b09447821dc1','sw85csycmpxk',2);
INSERT INTO "held" VALUES('3b31f9c13f384c3b17642d7af27b28fa9cd9d3f31f4dc3f9a236daa82be63a9e','sw85csycmpxk',-1);
INSERT INTO "held" VALUES('f8f262400908edb9e606a0921e2e750f30ae051e049663d7a7d763f954ffeba6','sw85csycmpxk',-1);
INSERT INTO "held" VALUES('f8f262400908edb9e606a0921e2e750f30ae051e049663d7a7d763f954ffeba6','sw85csycmpxk',1);
INSERT INTO "held" VALUES('19d71af2743af05f2bceb8e6449deeaebd08bd15f1eabdd27fe9cb4cabf1dd17','wv89u9265n2s',-1);
INSERT INTO "held" VALUES('19d71af2743af05f2bceb8e6449deeaebd08bd15f1eabdd27fe9cb4cabf1dd17','wv89u9265n2s',0);
INSERT INTO "held" VALUES('38735196816faa5973ff50e3ab5cb05527a5cb1a4a3643daac8793950d9e7bf9','wv89u9265n2s',-1);
INSERT INTO "held" VALUES('1f36561cae9a171e17e12e32eadf94f31c1b7381e08f79342b279782543bfcf6','yvra8z5gcu7w',-1);
INSERT INTO "held" VALUES('1f36561cae9a171e17e12e32eadf94f31c1b7381e08f79342b279782543bfcf6','yvra8z5gcu7w',0);
INSERT INTO "held" VALUES('b0ac6e265fc8160f0d2a4c7bd18c8595ac904545e9259a68df123be5dc730cda','yvra8z5gcu7w',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.79501115516136932367e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2ca5kubkcc2t','74cb24','');
INSERT INTO "makers" VALUES('3u3nth2qys9w','74cb24','');
INSERT INTO "makers" VALUES('8hccdg7r8mmn','74cb24','');
INSERT INTO "makers" VALUES('cqyn28djhxu9','74cb24','');
INSERT INTO "makers" VALUES('fpvukm7vufvx','74cb24','74cb24');
INSERT INTO "makers" VALUES('fyajvxr5rxaj','74cb24','');
INSERT INTO "makers" VALUES('gtav2qt3jamt','74cb24','');
INSERT INTO "makers" VALUES('sw85csycmpxk','74cb24','');
INSERT INTO "makers" VALUES('wv89u9265n2s','74cb24','');
INSERT INTO "makers" VALUES('yvra8z5gcu7w','74cb24','');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
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
INSERT INTO "people" VALUES('0eaa2fc485221ca35dd895b39fb6fbc2',1.79501561610706973073e+09,'http://127.0.0.1:34809','en','UTC',NULL,NULL,'c456acca82aa01ae2a50921bafa9d656fb2a619470f41e3d2ceff9114411f1fc','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('f7d1bda4bdbc6fa531c5d41dca064d47',1.79501561622288036343e+09,'http://127.0.0.1:34809','en','UTC',NULL,NULL,'99906750456eba0ad303f5ef20190bd92f4fa495b327a892b7d07eeb867f8196','Hille','hille','hille',1.79501561623644471173e+09);
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
INSERT INTO "server_keys" VALUES('vapid','4-M4VH8jzKaxLy3rVafY-E5dzaIk3-JS-Uebho4tyL8');
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
    untold REAL, -- since when the game waits for a person who got no notice of it
    warn_at REAL, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at REAL, -- when somebody's time was up who got no notice of it, the first if there are several
    filed INTEGER NOT NULL DEFAULT 0, -- the version that the club has
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
);
INSERT INTO "tables" VALUES('3u3nth2qys9w',11,X'7F0FAE1343AA84CB3128C586B7A84516',X'02045B6E3877C70A2EAFAACA3B1F1C20','lobby',1,NULL,NULL,NULL,NULL,NULL,0,1.79501561472541856768e+09,1.79501561484428119662e+09,'{"id":"3u3nth2qys9w","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795015614.7254186,"updated":1795015614.8442812,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('cqyn28djhxu9',4,X'32427FE0852602BAEF3A73B3439F359A',X'26CB93C79A80E9652ABE5139AC9AAA61','running',0,1.79501568627267980579e+09,NULL,NULL,NULL,NULL,0,1.79501561484778356546e+09,1.79501567627267980572e+09,'{"id":"cqyn28djhxu9","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795015614.8477836,"updated":1795015676.2726798,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('fyajvxr5rxaj',4,X'AE81AA443E83C85E1A39DEC0E210F101',X'D195EBFCF44BB97E329CBE81E9AC7817','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501561485481333732e+09,1.79501567628617262834e+09,'{"id":"fyajvxr5rxaj","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795015614.8548133,"updated":1795015676.2861726,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('wv89u9265n2s',4,X'6462A3B91231139D7B7352D20DA41748',X'9BB4FBD1C21BF53DBE826FA81CFCC1BB','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501561485805273057e+09,1.79501561486249279972e+09,'{"id":"wv89u9265n2s","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795015614.8580527,"updated":1795015614.8624928,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('2ca5kubkcc2t',5,X'5B4DF00E7517C93F1D0D1A18DD4422A8',X'0948161ECC55C2C6C6AD8AB7E8F4310B','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501561486868977551e+09,1.79501561488013672827e+09,'{"id":"2ca5kubkcc2t","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795015614.8686898,"updated":1795015614.8801367,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('yvra8z5gcu7w',9,X'8CF3B3502841EBD670317EB28F88F665',X'DE2AB8A8D9A5404B83461F355465AC8B','aborted',0,NULL,NULL,NULL,NULL,NULL,0,1.79501561488890838628e+09,1.7950156160031325817e+09,'{"id":"yvra8z5gcu7w","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795015614.8889084,"updated":1795015616.0031326,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('gtav2qt3jamt',11,X'59F93C8C5D75DAD361012DDFA97BED66',X'72F5C401B878A0B29D1234C1B36EE644','running',0,NULL,1.79769401605263018611e+09,NULL,1.79759033605263018615e+09,NULL,0,1.79501561601511526108e+09,1.79501561605263018606e+09,'{"id":"gtav2qt3jamt","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795015616.0151153,"updated":1795015616.0526302,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797694016.0526302,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('8hccdg7r8mmn',39,X'13FF3FC60EC96D5BEFDE18C652BF712B',X'83EB0B26F985DB895B7D666CA5C6993F','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79501561605926370618e+09,1.79501567587205100064e+09,'{"id":"8hccdg7r8mmn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":2,"turn":0,"created":1795015616.0592637,"updated":1795015675.872051,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('sw85csycmpxk',11,X'2C5DC4E4FCC4CCCC3D6F12D1A1819DD9',X'F7010AA8F62BE98068F82C0B5680AD27','running',0,NULL,NULL,1.7950156179538321495e+09,NULL,NULL,0,1795015616.12067,1.79501561795367503169e+09,'{"id":"sw85csycmpxk","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795015616.12067,"updated":1795015617.953675,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('fpvukm7vufvx',3,X'AC5D32C898336F8CC33E88A6E9BE437C',X'654162AADD4B8697D602AB5BCE0CE32B','running',1,NULL,1.79510201626254653926e+09,1.79501561626264810557e+09,NULL,NULL,0,1.79501561626254653933e+09,1.79501561626254653933e+09,'{"id":"fpvukm7vufvx","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Hille","colour":"red","level":null,"vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Wulf","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Tilda","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795015616.2625465,"updated":1795015616.2625465,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795102016.2625465,"left":null,"ranks":[],"totals":[]}');
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
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
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
CREATE INDEX ways_person ON ways (person);
CREATE INDEX notices_way ON notices (way);
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
