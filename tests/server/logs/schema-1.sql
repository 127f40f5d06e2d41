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
INSERT INTO "browser_keys" VALUES('3663ea7193d4ad884a6cb5384232741c7af625e040e990d40a8cb44990a9800c','','',1,1.79503797600584173201e+09,'');
INSERT INTO "browser_keys" VALUES('3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4','3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4','',1,1.79503797613442230224e+09,'3a318f20eb9d6a59cd9c55a56562293eceb975c7ee11f18ab9d8e196fe66d045');
INSERT INTO "browser_keys" VALUES('d54963a0693169f7c4c11c02ca9d8e52b6d995e6d94c5466845f40c6bec4bf90','d54963a0693169f7c4c11c02ca9d8e52b6d995e6d94c5466845f40c6bec4bf90','',1,1.79503797593360280991e+09,'fdea5a976e298786156282df468469ea6e0d25eecacfdeedde0c7779b16f1c03');
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
INSERT INTO "competition_players" VALUES('2ezfv4jmyje6',0,'d499d2450911c190321b9fa7761fc0ef');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('3hpkg7jejmfu','2ezfv4jmyje6');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('2ezfv4jmyje6',3,1.79503797615281319617e+09,'running','d499d2450911c190321b9fa7761fc0ef','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"3hpkg7jejmfu","players":[-1,-2,0]}]}],"account":"0dcf96"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('3a318f20eb9d6a59cd9c55a56562293eceb975c7ee11f18ab9d8e196fe66d045','d499d2450911c190321b9fa7761fc0ef','',1.79503797613442230224e+09);
INSERT INTO "devices" VALUES('fdea5a976e298786156282df468469ea6e0d25eecacfdeedde0c7779b16f1c03','a9e6846a7e377ba5778ab86c67d45308','',1.79503797593360280991e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('3hpkg7jejmfu',1,1.79503797619795012478e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Wulf","colour":"red","level":"claim"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"human","colour":"green","key":"68877b422b8affabb8075fb625f34d6895467e979b69e2d606cff9c6367b3843"}],"host":"6ca1333f3e5f6b3263c32d098093f783187fade5e6aa5cebc703fe7dd130baed","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"2ezfv4jmyje6","beside":[2]}',X'B1BA73564E59056BC729EFBBC60901FD');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',2,1.79503797619795012478e+09,'{"kind":"opened","seat":2,"key":"3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4","beside":[0]}',X'98963BE222FA61F54E6AED2DAB78F62C');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',3,1.79503797619795012478e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["extra-office","plus-4","develop","move-three","plus-4","plus-3","extra-office","extra-office","develop","plus-3","swap","swap"]},"salt":"260e1d0c24a179da1e8d86ee66820f40"}',X'A5A2421126B3AC5D5CF39C27B4257C7C');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',4,1.79503797679997658732e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'3D15AEAEA9A8EBA16FE045EBEEBECA70');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',5,1.79503797741702413558e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-magdeburg/1","level":"claim"}',X'92F7CCB0904CB1E1BBE57F13A7021489');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',6,1.79503797802444243431e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'0DF202F7BE12BD68C960BFF814B6D1CC');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',7,1.79503797863704347612e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place m goslar-hildesheim/3","level":"claim"}',X'3D67291B8BD093940A5F41CC97A86CD1');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',8,1.79503797924168801303e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place t goslar-hildesheim/2","level":"claim"}',X'85351150D06CF136046A225749D737E0');
INSERT INTO "entries" VALUES('3hpkg7jejmfu',9,1.79503797985578370096e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'F855D48E99F4B2157832FE8C3056EBB9');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',1,1.79503797428315234191e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"850728d68c7cae191f8e9f7e46af8f1f8b4f82f9d21a44c3d5dc77c3ce88ef17"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"a28a7ea4103a93aa17a27c9a06ff2316f470159b18caa4f0b213999e72155010","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'191FC07AADB5461698B66C05F97E1319');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',2,1.79503797428315234191e+09,'{"kind":"opened","seat":-1,"key":"850728d68c7cae191f8e9f7e46af8f1f8b4f82f9d21a44c3d5dc77c3ce88ef17","beside":[0]}',X'19CC062E1345D9AA06F8756C69042C17');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',3,1.79503797428315234191e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["plus-3","develop","extra-office","plus-4","extra-office","plus-4","develop","plus-3","swap","swap","extra-office","move-three"]},"salt":"1c16ac404cf3bb0ebedd7bb7aa0814da"}',X'F994183195C284AB29E6391BD606234C');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',4,1.7950379742881369591e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'FB1FC27A9EADE0238CBCAFAA6894F7F1');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',5,1.79503797430132746694e+09,'{"kind":"instant"}',X'0EA1D84A5F1EAA3A84AF4FDF96FCD4A8');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',6,1.79503797490642070773e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m frankfurt-stettin/2","level":"claim"}',X'303CEAB3A67961FDCDE85205E66EF7C6');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',7,1.7950379756495037079e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t frankfurt-stettin/1","level":"claim"}',X'F7AF9273C84E82EAE68A2D327D1BA232');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',8,1.79503797567289900783e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'6B6CE617F5F53C1E12619386C1BB9E2C');
INSERT INTO "entries" VALUES('6xmmcsh7bsnu',9,1.79503797570177292823e+09,'{"kind":"aborted"}',X'1403DD191003867EC7F255F67B2B972C');
INSERT INTO "entries" VALUES('7tc74qg9xn7s',1,1.79503797425527095795e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"f2990ae0cc318e5463e7e16f21f58acf0b9d71dce752689f464fd333fc8d2edc"},{"kind":"human","colour":"blue","key":"943da6fd0b596d9a19ca084c7bc3e2566497aa86045970804b2bbd7142445d82"},{"kind":"human","colour":"green","key":"3608788b3d11e05531bdf99dfc82fe5195a0d35cfc3355b4304416bd7e74580b"}],"host":"82e76ebb6e1943e1897fdadb5fed528fc10c14de4eb04283e461b91a774ab7ca","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'353F9AE8454D3FB193BA3545CA3E3811');
INSERT INTO "entries" VALUES('7tc74qg9xn7s',2,1.79503797425527095795e+09,'{"kind":"opened","seat":-1,"key":"f2990ae0cc318e5463e7e16f21f58acf0b9d71dce752689f464fd333fc8d2edc","beside":[0]}',X'3C80E3718C273F104F2271CBC505ABAB');
INSERT INTO "entries" VALUES('7tc74qg9xn7s',3,1.79503797425527095795e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["extra-office","plus-4","extra-office","swap","plus-4","plus-3","plus-3","extra-office","develop","swap","move-three","develop"]},"salt":"ab96cf9ea034f3ec7e741e932c9fd23b"}',X'ED1FCF58D2DE02F025C53434571D6DFD');
INSERT INTO "entries" VALUES('7tc74qg9xn7s',4,1.79503803622862076754e+09,'{"kind":"seen","seat":0}',X'DB1AFE073BED6E9FF2428781D065A379');
INSERT INTO "entries" VALUES('9ghhytsxa2tp',1,1.79503797425989174846e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"23b0af439e6bdc53bcbe1712e28f6014a07356dde001400e2503e838279c609c"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"835f7e532c01eafa9eeb0564e04654f5c5125a46e6e1f1a62abf476d0833ba05","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"beside":[0]}',X'53CE259678389CE52B37D886937C2483');
INSERT INTO "entries" VALUES('9ghhytsxa2tp',2,1.79503797425989174846e+09,'{"kind":"opened","seat":-1,"key":"23b0af439e6bdc53bcbe1712e28f6014a07356dde001400e2503e838279c609c","beside":[0]}',X'9CD8F877155470C441315DB630EB8608');
INSERT INTO "entries" VALUES('9ghhytsxa2tp',3,1.79503797425989174846e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"6397b954489d7c725c39c7e026741de3"}',X'7231CC51C4AA9C5D7821557C90D4C2A2');
INSERT INTO "entries" VALUES('9ghhytsxa2tp',4,1.79503797426617860795e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'8AED10CC3DC7AC85AE148BEC97E13F38');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',1,1.79503797596460032458e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"11680fd69ae05d816271022c8f819746bfb9358a9e76b47560e94141b55bae9b"},{"kind":"human","colour":"blue","key":"2d35fd3c9efa811b18a102acad247d0ff3af5dad3a878ebd17f6379506f8dd3b"},{"kind":"human","colour":"green","key":"0c1c7ca565d20ad086520962a5c031f5488787c8e082c1cf3514d3e50f7c265d"}],"host":"2932facf2e905039323356fb28484c717388eba61ba256a0de2442571843fcf5","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1,2]}',X'AE4067904AC39BBED5A55A7BAE35EA12');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',2,1.79503797596460032458e+09,'{"kind":"opened","seat":-1,"key":"11680fd69ae05d816271022c8f819746bfb9358a9e76b47560e94141b55bae9b","beside":[0]}',X'BBA802D0862B629F98BB930DBF91BE11');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',3,1.79503797596460032458e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["extra-office","develop","plus-4","move-three","plus-3","swap","extra-office","plus-4","extra-office","develop","plus-3","swap"]},"salt":"c349b67191071f98aa66ba4c59ece7cf"}',X'EA3ECB5C78B0205CFF85FB28EF4C7717');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',4,1.79503797601699471471e+09,'{"kind":"opened","seat":0,"key":"3663ea7193d4ad884a6cb5384232741c7af625e040e990d40a8cb44990a9800c","beside":[0]}',X'739C697875A819D3958DA854C748686C');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',5,1.79503797601699471471e+09,'{"kind":"opened","seat":-1,"key":"3663ea7193d4ad884a6cb5384232741c7af625e040e990d40a8cb44990a9800c","beside":[0]}',X'E82B728891F880B7495247AFAA7BF50C');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',6,1.7950379760240542889e+09,'{"kind":"opened","seat":1,"key":"41580780bc63b0ae67004e78f47f38ae565b1c98386ef197b62237f7bf7f8880","beside":[0]}',X'76EDA440E7B77159A21043597E19010B');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',7,1.79503797603565716737e+09,'{"kind":"forgotten","occupants":[0],"keys":["3663ea7193d4ad884a6cb5384232741c7af625e040e990d40a8cb44990a9800c"],"parts":[[1,0],[4,0],[5,0]]}',X'A116BBE27E8F2FBC78F5394C6A3E5DB1');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',8,1.79503797603565716737e+09,'{"kind":"left","seat":0,"level":"expert"}',X'0E0A6CFA3AF895AD53F58764B8A90C7A');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',9,1.79503797664175200458e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'F93741A9F212FD4795EC01514A7A13E1');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',10,1.7950379772533686161e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'AD0BF72F768987DC4250348226BAA543');
INSERT INTO "entries" VALUES('9ww8sugyy8u8',11,1.79503797786038804054e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'3C2E9E17750A3D56E4F85ACE5ECE816B');
INSERT INTO "entries" VALUES('fpnxe56xhaju',1,1.79503797424255394938e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"eee5be5d3feca921d1d328d5f487d2f79c3ac655939e78467522bf40942856b6"},{"kind":"human","colour":"blue","key":"fdfc77dd12891b50b7291b83e69006116cb385945c4e637fe8ea23473771ebfd"},{"kind":"human","colour":"green","key":"96ae53b47f414c98936b4a45da1c2b07e34c114b942135bc71bd520bc90c6c57"}],"host":"9d6ebaf3bd652ab879f7e459257ca8fdc312c20cea7b3465136f2a301b6025e5","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"beside":[0,1,2]}',X'8B3310B6754FBD7F6C69871503472B5B');
INSERT INTO "entries" VALUES('fpnxe56xhaju',2,1.79503797424255394938e+09,'{"kind":"opened","seat":-1,"key":"eee5be5d3feca921d1d328d5f487d2f79c3ac655939e78467522bf40942856b6","beside":[0]}',X'0C7D97F1422F961385CD974277CF712D');
INSERT INTO "entries" VALUES('fpnxe56xhaju',3,1.79503797424255394938e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["move-three","extra-office","extra-office","plus-4","swap","develop","extra-office","develop","swap","plus-3","plus-3","plus-4"]},"salt":"0df698a5fbb4da38ff51fca548888360"}',X'E25F829E1AE817BF19BA2931E1069A67');
INSERT INTO "entries" VALUES('fpnxe56xhaju',4,1.79503803620696091654e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'C0C783F322C5555BA649BE146A39E65F');
INSERT INTO "entries" VALUES('hsbqzm8sj26f',1,1.79503797427101635933e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","colour":"red","key":"838d9bf588db20ab5843a220f634dff5b2f60137288b9ed38057597b3e73990f"},{"kind":"human","colour":"blue","key":"574cee2fad15e9f7e7531fb29e5f715f7e91a93ad94111a4576089b23ac08cf6"}],"host":"1def27696b11dd4e1edc4243f7e545be015b87b67c188b1e66cffd4cd5796387","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"beside":[0,1]}',X'3BDFFF7E1934344C1E4EA8E1A6E0D084');
INSERT INTO "entries" VALUES('hsbqzm8sj26f',2,1.79503797427101635933e+09,'{"kind":"opened","seat":-1,"key":"838d9bf588db20ab5843a220f634dff5b2f60137288b9ed38057597b3e73990f","beside":[0]}',X'C17C2E61CBD18A0F4DD33BEE9D64A4F5');
INSERT INTO "entries" VALUES('hsbqzm8sj26f',3,1.79503797427101635933e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"737dcd5346ebc7e88d6f69aa46843766"}',X'A96881CD1D681791AD9A112411748BB5');
INSERT INTO "entries" VALUES('hsbqzm8sj26f',4,1.79503797427637767792e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'40AB1A2D0014E9764B9A4B239A343F16');
INSERT INTO "entries" VALUES('hsbqzm8sj26f',5,1.79503797427913403513e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2C5359BBEA5165462F67938A60AB0CBD');
INSERT INTO "entries" VALUES('j6hknwkw43kv',1,1.79503797570810270304e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"508d8a0ea7370fb2a78be3bb0867420cd603c505c1c2d0ca2ad08069e51577d0"},{"kind":"human","colour":"blue","key":"50e7506c66e6c1f7adfc3bfc644e7e767c8f7e0c5b3995a2c689b36484641725"},{"kind":"human","colour":"green","key":"0119efcc9c78b3a40fdd262df5fe50b5df95079bbcb02d6327c7ae7ec2f68784"}],"host":"80a8ad8426caa60540e7e06def1896a9a96f203b0f1e5061b0540f50e549d74a","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"},"beside":[0,1,2]}',X'82AC05491C54C0210E815DB6F264EBA8');
INSERT INTO "entries" VALUES('j6hknwkw43kv',2,1.79503797570810270304e+09,'{"kind":"opened","seat":-1,"key":"508d8a0ea7370fb2a78be3bb0867420cd603c505c1c2d0ca2ad08069e51577d0","beside":[0]}',X'75E2F248154B6A60267E8BA557D8DFB4');
INSERT INTO "entries" VALUES('j6hknwkw43kv',3,1.79503797570810270304e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","plus-3","move-three","extra-office","extra-office","swap","plus-4","plus-4","develop","plus-3","develop","extra-office"]},"salt":"99bf58b787058bcc6f3f1453666b4619"}',X'1A9C21F668BB8AC06A1A042BB243E646');
INSERT INTO "entries" VALUES('j6hknwkw43kv',4,1.79503797573507165906e+09,'{"kind":"rested","seat":1,"days":7}',X'F2270C0EADA4ADC9CD693B672EDDCED1');
INSERT INTO "entries" VALUES('j6hknwkw43kv',5,1.79503797573958301546e+09,'{"kind":"ordered","seat":1,"orders":{},"beside":[0]}',X'C1B8229105FC78322D13FB0A089D67C4');
INSERT INTO "entries" VALUES('j6hknwkw43kv',6,1.79503797574455285076e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'375BD1AAB9126465DA1AD1C0C68B5418');
INSERT INTO "entries" VALUES('j6hknwkw43kv',7,1.79503797574455285076e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'B5E732D9E6E478D5474D8EAB819EF844');
INSERT INTO "entries" VALUES('j6hknwkw43kv',8,1.79503797575452256202e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'A6C7C1CC91B5C771E364986ACC4BFBAA');
INSERT INTO "entries" VALUES('j6hknwkw43kv',9,1.79503797576302123067e+09,'{"kind":"answered","seat":1,"agree":true}',X'31E87FD0DC304D58771D4736432FE211');
INSERT INTO "entries" VALUES('j6hknwkw43kv',10,1.79503797577868151667e+09,'{"kind":"answered","seat":2,"agree":true}',X'8B41F08C13B8A66EAC5DB092FD0E30CD');
INSERT INTO "entries" VALUES('j6hknwkw43kv',11,1.79503797577868151667e+09,'{"kind":"paused","days":30}',X'D086FCEE45471D7B5CAC4760E4FFE6C9');
INSERT INTO "entries" VALUES('nhj9knfs2trq',1,1.79503797414269828801e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"9c142b1b936c81c3e08f1c9e9e276a3300ad54d4b1ba2f0e799a1badca510339"},{"kind":"open","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"cab07f76c2a53b0ebce02c757aa1e1ce3a2d4cee284357821c10372237d3dae7","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"a82a772eb1dcb0350d1df4f4d27cecab4bb64a6e2215f09bd85cdefc250d4b32","absence":3600,"beside":[0]}',X'96BB998AFD2685A74334E8AB20AB7ABB');
INSERT INTO "entries" VALUES('nhj9knfs2trq',2,1.79503797414269828801e+09,'{"kind":"opened","seat":-1,"key":"9c142b1b936c81c3e08f1c9e9e276a3300ad54d4b1ba2f0e799a1badca510339","beside":[0]}',X'54EF00666232CBD9AC5BA0DAB19ADC5E');
INSERT INTO "entries" VALUES('nhj9knfs2trq',3,1.79503797417464590075e+09,'{"kind":"opened","seat":0,"key":"5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860","beside":[0]}',X'76BFDBEBE5AAEB9481620E55717353D0');
INSERT INTO "entries" VALUES('nhj9knfs2trq',4,1.79503797417464590075e+09,'{"kind":"opened","seat":-1,"key":"5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860","beside":[0]}',X'9BE1430E4C71333125E133ADE00660F9');
INSERT INTO "entries" VALUES('nhj9knfs2trq',5,1.79503797417916774754e+09,'{"kind":"linked","seat":0,"key":"92b940b08074e97a368fec688db2986e485efc159829c45934904084ffd7f834"}',X'F6D0EE9C2F817A358258C42793011420');
INSERT INTO "entries" VALUES('nhj9knfs2trq',6,1.79503797418996739387e+09,'{"kind":"closed","seat":0,"key":"5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860"}',X'E58D813BF3BD186969379B9D6B92DD15');
INSERT INTO "entries" VALUES('nhj9knfs2trq',7,1.79503797418996739387e+09,'{"kind":"closed","seat":-1,"key":"5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860"}',X'CEFFA8F52A70A75E3D44513DDCB12C98');
INSERT INTO "entries" VALUES('nhj9knfs2trq',8,1.79503797419517636298e+09,'{"kind":"invited","seat":-1,"key":"5db7c0875c5c6fb425453d32d18a2700b9bbfe8dced718b9b8dc8510eaddf23e"}',X'33950316FF47B903A6462C23115A68AD');
INSERT INTO "entries" VALUES('nhj9knfs2trq',9,1.7950379742072257996e+09,'{"kind":"said","seat":0,"beside":[0]}',X'0AA2BA5679D6CD6C071C7C971B7CFADD');
INSERT INTO "entries" VALUES('nhj9knfs2trq',10,1.79503797421221518515e+09,'{"kind":"removed","line":9}',X'FEF30B9F58AFC80142DACAED830D6C7F');
INSERT INTO "entries" VALUES('nhj9knfs2trq',11,1.79503797423378777496e+09,'{"kind":"renamed","seat":0,"beside":[0]}',X'9D137B4E5680017BAC99A06462A90AF1');
INSERT INTO "entries" VALUES('pges7h583qkr',1,1.79503797579489874844e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","colour":"red","key":"1544c08f33e869920db7e234dda5a3170e80240a7299c61448c2808008c30a02"},{"kind":"human","colour":"blue","key":"369bed8d10c32602df9c0cec5cab6ccb221a8293e9d9df7b623cd5cca63cbba9"},{"kind":"human","colour":"green","key":"504af413e10591b9cfe055ffcf63a2315c930324423a86db968c93920fa8ffe8"}],"host":"3821d41e2f41fa0741eada7f14abbbe5350dd78c40f07538edea9399171d6430","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"},"beside":[0,1,2]}',X'04580726F88EAC8C8F07CB03934E50A4');
INSERT INTO "entries" VALUES('pges7h583qkr',2,1.79503797579489874844e+09,'{"kind":"opened","seat":-1,"key":"1544c08f33e869920db7e234dda5a3170e80240a7299c61448c2808008c30a02","beside":[0]}',X'0DD5D4ED7F8808BA66CF285EA6D441C3');
INSERT INTO "entries" VALUES('pges7h583qkr',3,1.79503797579489874844e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["swap","plus-4","extra-office","extra-office","plus-4","extra-office","plus-3","swap","plus-3","move-three","develop","develop"]},"salt":"61e3abb373976937e9d7877e995b4c60"}',X'207BF3D023BDF88C2DE9FBE1868676C3');
INSERT INTO "entries" VALUES('pges7h583qkr',4,1.79503799079540657997e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'A6A923AD42078B54DA39859C4419E2DD');
INSERT INTO "entries" VALUES('pges7h583qkr',5,1795037991.39824,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'86B48BF8A4DC931CCB9DD30AD6E6B8B5');
INSERT INTO "entries" VALUES('pges7h583qkr',6,1.79503799200757312775e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'1040396929614281D77BDD6A0E7264DD');
INSERT INTO "entries" VALUES('pges7h583qkr',7,1.79503799261344957347e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'293B9B233C1B69733630D6C6DF489761');
INSERT INTO "entries" VALUES('pges7h583qkr',8,1.79503800791755318642e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'5A7D762C8697FEED7C6D4860633AE357');
INSERT INTO "entries" VALUES('pges7h583qkr',9,1.79503800851987910269e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'24E10125D398006EE14D4F4232EA9FE8');
INSERT INTO "entries" VALUES('pges7h583qkr',10,1.79503800912604093552e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'12F00D9D9567510A71EED3A838BAFC3A');
INSERT INTO "entries" VALUES('pges7h583qkr',11,1.79503800973344087603e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'30484CD2F30AC12166F3E94EEE5EC936');
INSERT INTO "entries" VALUES('pges7h583qkr',12,1.79503802473351311685e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'EB5E4B94685763A7908A315B2C18AEBE');
INSERT INTO "entries" VALUES('pges7h583qkr',13,1.79503802533544492723e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'5A510E8D1524EDC75123A8301D38167E');
INSERT INTO "entries" VALUES('pges7h583qkr',14,1.79503802594149279589e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'CBEFAC21E8F3E93ACC7F13AC1CC9859D');
INSERT INTO "entries" VALUES('pges7h583qkr',15,1.79503802654830503463e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'CC7669A04DDDD28D1EE007537F0E09E6');
INSERT INTO "entries" VALUES('pges7h583qkr',16,1.79503802685360383984e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'2454D9417C4D0A513B9A8C7396C1DCA7');
INSERT INTO "entries" VALUES('pges7h583qkr',17,1.7950380270112643242e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'16E031599CAF06B929005E6A52A1E856');
INSERT INTO "entries" VALUES('pges7h583qkr',18,1.79503802761793231968e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'84B5642F8FA19537E004DE2CF83FAD50');
INSERT INTO "entries" VALUES('pges7h583qkr',19,1.79503802822990679742e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'0198BCB264BB09CEBC37CD1B199E5C7D');
INSERT INTO "entries" VALUES('pges7h583qkr',20,1.79503802883331704137e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'85389B00C99EA1EE3BAA8D93A393B3BB');
INSERT INTO "entries" VALUES('pges7h583qkr',21,1.79503802913916683196e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'47703CCEAC75850318A90C9507B21989');
INSERT INTO "entries" VALUES('pges7h583qkr',22,1.79503802929932355881e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'99CB10FA4F83287C96EE3E5D389E02E2');
INSERT INTO "entries" VALUES('pges7h583qkr',23,1.79503802938440728187e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'BC49B7B169306D77D215D0A6079631CC');
INSERT INTO "entries" VALUES('pges7h583qkr',24,1.79503802942734861378e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'831F7B233185191EF38B66F88B632F9C');
INSERT INTO "entries" VALUES('pges7h583qkr',25,1.79503803004040122029e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'728D6A30169FD9E2B4725C3AC5E4EB33');
INSERT INTO "entries" VALUES('pges7h583qkr',26,1.79503803064958453181e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'1E055B806FD366C4AE8D62B1A49891AF');
INSERT INTO "entries" VALUES('pges7h583qkr',27,1.79503803125334525109e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'9081BE1D930E622DB04FB42667532AF8');
INSERT INTO "entries" VALUES('pges7h583qkr',28,1.79503803156131052972e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'44CA3835FB54DB36451448793D9D1F21');
INSERT INTO "entries" VALUES('pges7h583qkr',29,1.79503803172370100024e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'3BF41A0D796FF5D07423467F15E05F31');
INSERT INTO "entries" VALUES('pges7h583qkr',30,1.79503803181227827075e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'F21B644E50544C013B22B487178E56DC');
INSERT INTO "entries" VALUES('pges7h583qkr',31,1.79503803185697698597e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'DB53D1793363E1E3BE8FDAF4DA44B025');
INSERT INTO "entries" VALUES('pges7h583qkr',32,1.79503803246894216537e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'9771FE85D171256A15675F86F7F7FC43');
INSERT INTO "entries" VALUES('pges7h583qkr',33,1.79503803308102750785e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'AF5710F3AE688DDDB8A59E0411C7C533');
INSERT INTO "entries" VALUES('pges7h583qkr',34,1.79503803368902039531e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'96EBCD4916981A6106D2C849D765E58D');
INSERT INTO "entries" VALUES('pges7h583qkr',35,1.79503803399119377139e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'212C6D0A54380408E0E461016F63C293');
INSERT INTO "entries" VALUES('pges7h583qkr',36,1.79503803414744591716e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'910A48148B161E1B0E813DE6F5DC86E7');
INSERT INTO "entries" VALUES('pges7h583qkr',37,1.79503803423331189151e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'527DFEB776A4527C47358BC4990D6EBE');
INSERT INTO "entries" VALUES('pges7h583qkr',38,1.79503803427933359142e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'9B96076F9DA131132F2FF57B675C8C23');
INSERT INTO "entries" VALUES('pges7h583qkr',39,1.79503803489305591581e+09,'{"kind":"decided","ply":32,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'AB998327CD90FFCD5664D303E6E02164');
INSERT INTO "entries" VALUES('pges7h583qkr',40,1.79503803549583292008e+09,'{"kind":"decided","ply":33,"seat":1,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'51F98654565AE8D64676F1894F4FF8DD');
INSERT INTO "entries" VALUES('pges7h583qkr',41,1.7950380361090433598e+09,'{"kind":"decided","ply":34,"seat":1,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'F1DFCFE4D4FB7580C595F7023A81C2B3');
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
INSERT INTO "health" VALUES(1,1.79503797410524058341e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4','3hpkg7jejmfu',2);
INSERT INTO "held" VALUES('68877b422b8affabb8075fb625f34d6895467e979b69e2d606cff9c6367b3843','3hpkg7jejmfu',2);
INSERT INTO "held" VALUES('6ca1333f3e5f6b3263c32d098093f783187fade5e6aa5cebc703fe7dd130baed','3hpkg7jejmfu',-1);
INSERT INTO "held" VALUES('850728d68c7cae191f8e9f7e46af8f1f8b4f82f9d21a44c3d5dc77c3ce88ef17','6xmmcsh7bsnu',-1);
INSERT INTO "held" VALUES('850728d68c7cae191f8e9f7e46af8f1f8b4f82f9d21a44c3d5dc77c3ce88ef17','6xmmcsh7bsnu',0);
INSERT INTO "held" VALUES('a28a7ea4103a93aa17a27c9a06ff2316f470159b18caa4f0b213999e72155010','6xmmcsh7bsnu',-1);
INSERT INTO "held" VALUES('3608788b3d11e05531bdf99dfc82fe5195a0d35cfc3355b4304416bd7e74580b','7tc74qg9xn7s',2);
INSERT INTO "held" VALUES('82e76ebb6e1943e1897fdadb5fed528fc10c14de4eb04283e461b91a774ab7ca','7tc74qg9xn7s',-1);
INSERT INTO "held" VALUES('943da6fd0b596d9a19ca084c7bc3e2566497aa86045970804b2bbd7142445d82','7tc74qg9xn7s',1);
INSERT INTO "held" VALUES('f2990ae0cc318e5463e7e16f21f58acf0b9d71dce752689f464fd333fc8d2edc','7tc74qg9xn7s',-1);
INSERT INTO "held" VALUES('f2990ae0cc318e5463e7e16f21f58acf0b9d71dce752689f464fd333fc8d2edc','7tc74qg9xn7s',0);
INSERT INTO "held" VALUES('23b0af439e6bdc53bcbe1712e28f6014a07356dde001400e2503e838279c609c','9ghhytsxa2tp',-1);
INSERT INTO "held" VALUES('23b0af439e6bdc53bcbe1712e28f6014a07356dde001400e2503e838279c609c','9ghhytsxa2tp',0);
INSERT INTO "held" VALUES('835f7e532c01eafa9eeb0564e04654f5c5125a46e6e1f1a62abf476d0833ba05','9ghhytsxa2tp',-1);
INSERT INTO "held" VALUES('0c1c7ca565d20ad086520962a5c031f5488787c8e082c1cf3514d3e50f7c265d','9ww8sugyy8u8',2);
INSERT INTO "held" VALUES('2932facf2e905039323356fb28484c717388eba61ba256a0de2442571843fcf5','9ww8sugyy8u8',-1);
INSERT INTO "held" VALUES('2d35fd3c9efa811b18a102acad247d0ff3af5dad3a878ebd17f6379506f8dd3b','9ww8sugyy8u8',-1);
INSERT INTO "held" VALUES('2d35fd3c9efa811b18a102acad247d0ff3af5dad3a878ebd17f6379506f8dd3b','9ww8sugyy8u8',1);
INSERT INTO "held" VALUES('41580780bc63b0ae67004e78f47f38ae565b1c98386ef197b62237f7bf7f8880','9ww8sugyy8u8',-1);
INSERT INTO "held" VALUES('41580780bc63b0ae67004e78f47f38ae565b1c98386ef197b62237f7bf7f8880','9ww8sugyy8u8',1);
INSERT INTO "held" VALUES('96ae53b47f414c98936b4a45da1c2b07e34c114b942135bc71bd520bc90c6c57','fpnxe56xhaju',2);
INSERT INTO "held" VALUES('9d6ebaf3bd652ab879f7e459257ca8fdc312c20cea7b3465136f2a301b6025e5','fpnxe56xhaju',-1);
INSERT INTO "held" VALUES('eee5be5d3feca921d1d328d5f487d2f79c3ac655939e78467522bf40942856b6','fpnxe56xhaju',-1);
INSERT INTO "held" VALUES('eee5be5d3feca921d1d328d5f487d2f79c3ac655939e78467522bf40942856b6','fpnxe56xhaju',0);
INSERT INTO "held" VALUES('fdfc77dd12891b50b7291b83e69006116cb385945c4e637fe8ea23473771ebfd','fpnxe56xhaju',1);
INSERT INTO "held" VALUES('1def27696b11dd4e1edc4243f7e545be015b87b67c188b1e66cffd4cd5796387','hsbqzm8sj26f',-1);
INSERT INTO "held" VALUES('574cee2fad15e9f7e7531fb29e5f715f7e91a93ad94111a4576089b23ac08cf6','hsbqzm8sj26f',1);
INSERT INTO "held" VALUES('838d9bf588db20ab5843a220f634dff5b2f60137288b9ed38057597b3e73990f','hsbqzm8sj26f',-1);
INSERT INTO "held" VALUES('838d9bf588db20ab5843a220f634dff5b2f60137288b9ed38057597b3e73990f','hsbqzm8sj26f',0);
INSERT INTO "held" VALUES('0119efcc9c78b3a40fdd262df5fe50b5df95079bbcb02d6327c7ae7ec2f68784','j6hknwkw43kv',2);
INSERT INTO "held" VALUES('508d8a0ea7370fb2a78be3bb0867420cd603c505c1c2d0ca2ad08069e51577d0','j6hknwkw43kv',-1);
INSERT INTO "held" VALUES('508d8a0ea7370fb2a78be3bb0867420cd603c505c1c2d0ca2ad08069e51577d0','j6hknwkw43kv',0);
INSERT INTO "held" VALUES('50e7506c66e6c1f7adfc3bfc644e7e767c8f7e0c5b3995a2c689b36484641725','j6hknwkw43kv',1);
INSERT INTO "held" VALUES('80a8ad8426caa60540e7e06def1896a9a96f203b0f1e5061b0540f50e549d74a','j6hknwkw43kv',-1);
INSERT INTO "held" VALUES('92b940b08074e97a368fec688db2986e485efc159829c45934904084ffd7f834','nhj9knfs2trq',-1);
INSERT INTO "held" VALUES('92b940b08074e97a368fec688db2986e485efc159829c45934904084ffd7f834','nhj9knfs2trq',0);
INSERT INTO "held" VALUES('cab07f76c2a53b0ebce02c757aa1e1ce3a2d4cee284357821c10372237d3dae7','nhj9knfs2trq',-1);
INSERT INTO "held" VALUES('1544c08f33e869920db7e234dda5a3170e80240a7299c61448c2808008c30a02','pges7h583qkr',-1);
INSERT INTO "held" VALUES('1544c08f33e869920db7e234dda5a3170e80240a7299c61448c2808008c30a02','pges7h583qkr',0);
INSERT INTO "held" VALUES('369bed8d10c32602df9c0cec5cab6ccb221a8293e9d9df7b623cd5cca63cbba9','pges7h583qkr',1);
INSERT INTO "held" VALUES('3821d41e2f41fa0741eada7f14abbbe5350dd78c40f07538edea9399171d6430','pges7h583qkr',-1);
INSERT INTO "held" VALUES('504af413e10591b9cfe055ffcf63a2315c930324423a86db968c93920fa8ffe8','pges7h583qkr',2);
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
INSERT INTO "machines" VALUES('f6858643-7f51-41c4-a29c-3cc9af8dcf7c',1.79503618491662645341e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3hpkg7jejmfu','0dcf96','0dcf96');
INSERT INTO "makers" VALUES('6xmmcsh7bsnu','0dcf96','');
INSERT INTO "makers" VALUES('7tc74qg9xn7s','0dcf96','');
INSERT INTO "makers" VALUES('9ghhytsxa2tp','0dcf96','');
INSERT INTO "makers" VALUES('9ww8sugyy8u8','0dcf96','');
INSERT INTO "makers" VALUES('fpnxe56xhaju','0dcf96','');
INSERT INTO "makers" VALUES('hsbqzm8sj26f','0dcf96','');
INSERT INTO "makers" VALUES('j6hknwkw43kv','0dcf96','');
INSERT INTO "makers" VALUES('nhj9knfs2trq','0dcf96','');
INSERT INTO "makers" VALUES('pges7h583qkr','0dcf96','');
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
INSERT INTO "people" VALUES('a9e6846a7e377ba5778ab86c67d45308',1.79503797593360280991e+09,'http://127.0.0.1:45821','en','UTC',NULL,NULL,'d54963a0693169f7c4c11c02ca9d8e52b6d995e6d94c5466845f40c6bec4bf90','',NULL,NULL,0.0);
INSERT INTO "people" VALUES('d499d2450911c190321b9fa7761fc0ef',1.79503797613442230224e+09,'http://127.0.0.1:45821','en','UTC',NULL,NULL,'3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4','Hille','hille','hille',1.7950379761424748897e+09);
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;
INSERT INTO "private_texts" VALUES('3hpkg7jejmfu',1,2,'Hille','',X'3C1027448CD1A8C40938FEF02152786A');
INSERT INTO "private_texts" VALUES('3hpkg7jejmfu',2,0,'','3670d0e24421948fc41ddde341f4d8a435b67f24a68a10ea0310d22f2035b2a4',X'2561F0C750D153A1E8806D43467568B2');
INSERT INTO "private_texts" VALUES('6xmmcsh7bsnu',1,0,'Player 1','',X'E9346DF6C15CB5AB68907C2BAB219C48');
INSERT INTO "private_texts" VALUES('6xmmcsh7bsnu',2,0,'','850728d68c7cae191f8e9f7e46af8f1f8b4f82f9d21a44c3d5dc77c3ce88ef17',X'80A2B32409019E0C640F7545AF000F3C');
INSERT INTO "private_texts" VALUES('7tc74qg9xn7s',1,0,'Player 1','',X'2497BBFF7F273BC8863A0C01EA960E8D');
INSERT INTO "private_texts" VALUES('7tc74qg9xn7s',1,1,'Player 2','',X'1F527725A48F19D9CD6E14924DC09D30');
INSERT INTO "private_texts" VALUES('7tc74qg9xn7s',1,2,'Player 3','',X'88DE48EBBC1B1EF328193FFC2E08AF3F');
INSERT INTO "private_texts" VALUES('7tc74qg9xn7s',2,0,'','f2990ae0cc318e5463e7e16f21f58acf0b9d71dce752689f464fd333fc8d2edc',X'366DF1715EE4D7069530AC226B7022FD');
INSERT INTO "private_texts" VALUES('9ghhytsxa2tp',1,0,'Player 1','',X'28E223BD9A176ACFF085A161D2675E50');
INSERT INTO "private_texts" VALUES('9ghhytsxa2tp',2,0,'','23b0af439e6bdc53bcbe1712e28f6014a07356dde001400e2503e838279c609c',X'C4C376D41ACBC4C64174B386D48651CC');
INSERT INTO "private_texts" VALUES('9ww8sugyy8u8',1,1,'Player 2','',X'56CBF81E5CE9E586DA2C1465BC2471EA');
INSERT INTO "private_texts" VALUES('9ww8sugyy8u8',1,2,'Player 3','',X'C81D2B028F0CEDED651BE1B058364386');
INSERT INTO "private_texts" VALUES('9ww8sugyy8u8',2,0,'','11680fd69ae05d816271022c8f819746bfb9358a9e76b47560e94141b55bae9b',X'EEFC3AE24138F0618942D0F98DA4624B');
INSERT INTO "private_texts" VALUES('9ww8sugyy8u8',6,0,'','41580780bc63b0ae67004e78f47f38ae565b1c98386ef197b62237f7bf7f8880',X'9212811808DA3B6BD8C915C4EA61DC5A');
INSERT INTO "private_texts" VALUES('fpnxe56xhaju',1,0,'Player 1','',X'ACBB2537321BA41785ED8FE187639F5C');
INSERT INTO "private_texts" VALUES('fpnxe56xhaju',1,1,'Player 2','',X'029EFBF560395A6C10387BFE00138668');
INSERT INTO "private_texts" VALUES('fpnxe56xhaju',1,2,'Player 3','',X'F8FDE41AB23D68B2858DB9F3E3B39D71');
INSERT INTO "private_texts" VALUES('fpnxe56xhaju',2,0,'','eee5be5d3feca921d1d328d5f487d2f79c3ac655939e78467522bf40942856b6',X'7CF37DF0E7087A77F0EA760F7A63F72B');
INSERT INTO "private_texts" VALUES('hsbqzm8sj26f',1,0,'Player 1','',X'E50ADEAA3AE017DCA1BA5794EAD7ADFA');
INSERT INTO "private_texts" VALUES('hsbqzm8sj26f',1,1,'Player 2','',X'68D228C60C2F0CC8F147F6144C378065');
INSERT INTO "private_texts" VALUES('hsbqzm8sj26f',2,0,'','838d9bf588db20ab5843a220f634dff5b2f60137288b9ed38057597b3e73990f',X'13C24574926D260F03BF6DB0673C135A');
INSERT INTO "private_texts" VALUES('j6hknwkw43kv',1,0,'Player 1','',X'7FF23E074C2ECC4ED363CF77050ACD10');
INSERT INTO "private_texts" VALUES('j6hknwkw43kv',1,1,'Player 2','',X'6F0E6E267F06CD2DDBACF964518C3FE2');
INSERT INTO "private_texts" VALUES('j6hknwkw43kv',1,2,'Player 3','',X'F1393EE3695E7A302DFD0119F7FB23BA');
INSERT INTO "private_texts" VALUES('j6hknwkw43kv',2,0,'','508d8a0ea7370fb2a78be3bb0867420cd603c505c1c2d0ca2ad08069e51577d0',X'D5AC12B4FBD1909AC163EA2CC115BAD7');
INSERT INTO "private_texts" VALUES('j6hknwkw43kv',5,0,'{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}','',X'1182E358177615D2171DAB8BCFCEC3DF');
INSERT INTO "private_texts" VALUES('nhj9knfs2trq',1,0,'Player 1','',X'2F027811E9D1A8E4E02BE112D397DA66');
INSERT INTO "private_texts" VALUES('nhj9knfs2trq',2,0,'','9c142b1b936c81c3e08f1c9e9e276a3300ad54d4b1ba2f0e799a1badca510339',X'87BCCC4420227C24B29F5370373BDE32');
INSERT INTO "private_texts" VALUES('nhj9knfs2trq',3,0,'','5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860',X'3D02D5DD5BF382879392DB4C3AE02B7F');
INSERT INTO "private_texts" VALUES('nhj9knfs2trq',4,0,'','5f57a790b862058ba1869f25e55db1c69633fdf4240f2cbb5e9f78ea70cbb860',X'1F615FD229D5F27D6C6D48A53EC89DE4');
INSERT INTO "private_texts" VALUES('nhj9knfs2trq',11,0,'Anna','',X'D9F09CB47F2C63FA5B938A423A8D797D');
INSERT INTO "private_texts" VALUES('pges7h583qkr',1,0,'Player 1','',X'6DA6F6F9AAB73194DE26EA1B06C566B9');
INSERT INTO "private_texts" VALUES('pges7h583qkr',1,1,'Player 2','',X'764688E44F3A412BCB1F6ACACC325913');
INSERT INTO "private_texts" VALUES('pges7h583qkr',1,2,'Player 3','',X'F3C8E013A1034A25A6DEECB2304B6AAF');
INSERT INTO "private_texts" VALUES('pges7h583qkr',2,0,'','1544c08f33e869920db7e234dda5a3170e80240a7299c61448c2808008c30a02',X'554FB43E44536F81C96EAF785270F712');
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
INSERT INTO "server_keys" VALUES('vapid','DjNQ6ci1HGVebWxAu0v5wzdreQ-13mrEohbyk10iuXw');
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
INSERT INTO "tables" VALUES('nhj9knfs2trq',11,X'9D137B4E5680017BAC99A06462A90AF1',X'C53787208081F7783A4B013F850D70A3','lobby',1,NULL,NULL,NULL,NULL,NULL,0,1.79503797414269828801e+09,1.79503797423378777496e+09,'{"id":"nhj9knfs2trq","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795037974.1426983,"updated":1795037974.2337878,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('fpnxe56xhaju',4,X'C0C783F322C5555BA649BE146A39E65F',X'73C466B7B3772B0B2A442658EB332A3D','running',0,1.79503804620696091648e+09,NULL,NULL,NULL,NULL,0,1.79503797424255394938e+09,1.79503803620696091654e+09,'{"id":"fpnxe56xhaju","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795037974.242554,"updated":1795038036.206961,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('7tc74qg9xn7s',4,X'DB1AFE073BED6E9FF2428781D065A379',X'208BF706BE893D6317B797F66B195CDF','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503797425527095795e+09,1.79503803622862076754e+09,'{"id":"7tc74qg9xn7s","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795037974.255271,"updated":1795038036.2286208,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('9ghhytsxa2tp',4,X'8AED10CC3DC7AC85AE148BEC97E13F38',X'06DEAB3537B69CB00F984F2C9A6C2C9A','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503797425989174846e+09,1.79503797426617860795e+09,'{"id":"9ghhytsxa2tp","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795037974.2598917,"updated":1795037974.2661786,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('hsbqzm8sj26f',5,X'2C5359BBEA5165462F67938A60AB0CBD',X'6D3AC3D2B080577C334B7B1675FAD2DE','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503797427101635933e+09,1.79503797427913403513e+09,'{"id":"hsbqzm8sj26f","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795037974.2710164,"updated":1795037974.279134,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('6xmmcsh7bsnu',9,X'1403DD191003867EC7F255F67B2B972C',X'7AB19CB94B4C0A73A25EE5FA5EB54089','aborted',0,NULL,NULL,NULL,NULL,NULL,0,1.79503797428315234191e+09,1.79503797570177292823e+09,'{"id":"6xmmcsh7bsnu","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1795037974.2831523,"updated":1795037975.701773,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('j6hknwkw43kv',11,X'D086FCEE45471D7B5CAC4760E4FFE6C9',X'DD42A44EEB028C230CC6841CE1D2BA56','running',0,NULL,1.79771637577868151659e+09,NULL,1.79761269577868151663e+09,NULL,0,1.79503797570810270304e+09,1.79503797577868151667e+09,'{"id":"j6hknwkw43kv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795037975.7081027,"updated":1795037975.7786815,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797716375.7786815,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('pges7h583qkr',41,X'F1DFCFE4D4FB7580C595F7023A81C2B3',X'EB5DA2D6ED90B2E2D43FA3EEC25E1089','running',0,NULL,NULL,NULL,NULL,NULL,0,1.79503797579489874844e+09,1.7950380361090433598e+09,'{"id":"pges7h583qkr","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":35,"decider":0,"turn":0,"created":1795037975.7948987,"updated":1795038036.1090434,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('9ww8sugyy8u8',11,X'3C2E9E17750A3D56E4F85ACE5ECE816B',X'564FE903057D2E1E5DFCA3A26F8B12B1','running',0,NULL,NULL,1.79503797786059117319e+09,NULL,NULL,0,1.79503797596460032458e+09,1.79503797786038804054e+09,'{"id":"9ww8sugyy8u8","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"N. N.","colour":"red","level":"expert","vacated":true,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":true},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795037975.9646003,"updated":1795037977.860388,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}');
INSERT INTO "tables" VALUES('3hpkg7jejmfu',9,X'F855D48E99F4B2157832FE8C3056EBB9',X'9A7C9451DC4A3F157718A86873781432','running',1,NULL,1.7951243798557837009e+09,1.79503797985601377482e+09,1.79503858015687179565e+09,NULL,0,1.79503797619795012478e+09,1.79503797985578370096e+09,'{"id":"3hpkg7jejmfu","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Wulf","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Hille","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":6,"decider":2,"turn":2,"created":1795037976.1979501,"updated":1795037979.8557837,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795124379.8557837,"left":null,"ranks":[],"totals":[]}');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_notify_since ON tables (notify_since) WHERE notify_since IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
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
