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
INSERT INTO "browser_keys" VALUES('5addbc4b2c19d428ef7635066a3311884b34615564c320c77fa6d5d2c6043fb1','5addbc4b2c19d428ef7635066a3311884b34615564c320c77fa6d5d2c6043fb1','',1,1.79501455613382983203e+09,'04e8e29c97752fb3194e6e1af8fd49c29d20b5c4f772d9bfd15b573f2d6f5e50');
INSERT INTO "browser_keys" VALUES('7e0142edc30f14c01c3a5c9e009793c4c541a45491a5a7be1d390ac2a5c7dc35','7e0142edc30f14c01c3a5c9e009793c4c541a45491a5a7be1d390ac2a5c7dc35','',1,1.7950145560274925232e+09,'17018f589724c957d51c88ae22d31e111ef36f673cb824dc0999cb496f6b4d54');
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
INSERT INTO "competition_players" VALUES('vk3dsetwgzj8',0,'86e9ba41c27b69684b090e7e3c664e0f');
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "competition_tables" VALUES('xz3zqvbxx7we','vk3dsetwgzj8');
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;
INSERT INTO "competitions" VALUES('vk3dsetwgzj8',3,1.79501455615580677986e+09,'running','86e9ba41c27b69684b090e7e3c664e0f','{"plan":{"name":"Liga","form":"league","size":3,"rounds":2,"fill":"claim","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"take":"trader","clock":{"per":"decision","seconds":86400,"level":"expert"}},"status":"running","rounds":[{"matches":[{"table":"xz3zqvbxx7we","players":[-2,0,-1]}]}],"account":"77443b"}');
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "devices" VALUES('04e8e29c97752fb3194e6e1af8fd49c29d20b5c4f772d9bfd15b573f2d6f5e50','86e9ba41c27b69684b090e7e3c664e0f','',1.79501455613382983203e+09);
INSERT INTO "devices" VALUES('17018f589724c957d51c88ae22d31e111ef36f673cb824dc0999cb496f6b4d54','55f2abfc0fe5ccc2d27dfc122334431a','',1.7950145560274925232e+09);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2728ss3xj24s',1,1.79501455389974546436e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"fd2152cfbd88ff35dc28b450113d3b60f6cfe04233b3b91bed304bf6defbe21c"},{"kind":"human","name":"Player 2","colour":"blue","key":"4dbc4f074b3a33854126c3ed46e367e1c89884eabf4d8fc6037eeef070d85bd9"},{"kind":"human","name":"Player 3","colour":"green","key":"5db4b1c03613dc3122f970f91ffbe89711ca073959f40441fe68a2ccc879bdec"}],"host":"05fb91a58bc4af26f71784779d952324de3c61a730a02fb8869691543dc3a0ff","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"b3f02579f7273c5e"}',X'86E797FA54B1DC8C1E0CFB4B11E53B72');
INSERT INTO "entries" VALUES('2728ss3xj24s',2,1.79501455389974546436e+09,'{"kind":"opened","seat":-1,"key":"fd2152cfbd88ff35dc28b450113d3b60f6cfe04233b3b91bed304bf6defbe21c"}',X'A0E7C7A57D3A7A87E99F601289A08ED4');
INSERT INTO "entries" VALUES('2728ss3xj24s',3,1.79501455389974546436e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-3","plus-4","swap","extra-office","swap","develop","extra-office","develop","plus-3","extra-office","plus-4","move-three"]},"salt":"a48e8a64c26c123375fdbc12ddceb93c"}',X'75F38921BFBEB54DE681E809FD5733C0');
INSERT INTO "entries" VALUES('2728ss3xj24s',4,1.7950146161864402294e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'F5D6BA8944A2E60557907EC99DFE75D9');
INSERT INTO "entries" VALUES('3mz65pjaewmv',1,1.79501455589120936396e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a7d654c300c6b769976e98b56f6e166f50ed0f591f4dbc154a41c6a3d2772870"},{"kind":"human","name":"Player 2","colour":"blue","key":"d08d460ea55fb8ae2c3c15aa713db1a8ff260e79a5ee402f76bbc32e3264b2f9"},{"kind":"human","name":"Player 3","colour":"green","key":"b8f53e36fb2a6d04b2f22a42116dc168494d5b8fb0f0ef6d2cb23c590b55b886"}],"host":"b8a1bbe21dfede39a9a62dfe1d0686428eb837624077b27df7d2ed11e20fe60c","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"af2e78cdffd0488c","clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'43EAAE153983CD933CE10025658694F1');
INSERT INTO "entries" VALUES('3mz65pjaewmv',2,1.79501455589120936396e+09,'{"kind":"opened","seat":-1,"key":"a7d654c300c6b769976e98b56f6e166f50ed0f591f4dbc154a41c6a3d2772870"}',X'9E950BE82C1CCB4CFEEE33A4C9EA97FB');
INSERT INTO "entries" VALUES('3mz65pjaewmv',3,1.79501455589120936396e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","develop","swap","plus-3","extra-office","plus-4","plus-3","extra-office","develop","move-three","extra-office","swap"]},"salt":"cbd8a437f97ddb8b9b0c9872f761766f"}',X'3FFD3245329BD0DB8F2981457321428C');
INSERT INTO "entries" VALUES('3mz65pjaewmv',4,1.79501455589750456807e+09,'{"kind":"rested","seat":1,"days":7}',X'F701ABE0551AD262BFFA5D08CFFB4107');
INSERT INTO "entries" VALUES('3mz65pjaewmv',5,1.79501455590799570078e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}},"salt":"046ea717154577fa"}',X'561094BE91A5AB6ACA69D239B8784A2F');
INSERT INTO "entries" VALUES('3mz65pjaewmv',6,1.79501455591950225833e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'649745DA665134FB2EBE7ED582FB8DF3');
INSERT INTO "entries" VALUES('3mz65pjaewmv',7,1.79501455591950225833e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'F95B12D1E73436AC03CE55AB29D695AB');
INSERT INTO "entries" VALUES('3mz65pjaewmv',8,1.79501455593058609964e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'2BD55CCD231D47EF3FE9C9028826B628');
INSERT INTO "entries" VALUES('3mz65pjaewmv',9,1.79501455593501281745e+09,'{"kind":"answered","seat":1,"agree":true}',X'1F5D909E237811CE66B4F7CBA40C5765');
INSERT INTO "entries" VALUES('3mz65pjaewmv',10,1.79501455594684100145e+09,'{"kind":"answered","seat":2,"agree":true}',X'AD5CE0FBD0407671F3F464060EE70856');
INSERT INTO "entries" VALUES('3mz65pjaewmv',11,1.79501455594684100145e+09,'{"kind":"paused","days":30}',X'1E6492E2E71087D2996B4949D8A809AA');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',1,1.79501455605183935166e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Gesche","colour":"red","key":"cb4e5c4413cbec889acb5eb224459fe1e92cbaca04a084588e137c8d3f85c9e5"},{"kind":"human","name":"Player 2","colour":"blue","key":"ef70d0eaef367cc60605393e50de9a012849635d6d9ce1983e9fc9f777b71c83"},{"kind":"human","name":"Player 3","colour":"green","key":"2643bb95f6a5c0957398ae531605bec29df4cbf0f8288b26404de9d94aaf7c9b"}],"host":"f650fce47aaec34fe1efdd19b87edee46f5cf256306247363b91ae346183f26a","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"65d0b6e964a40ff0"}',X'9369CD61D1A01BF3CAC1B59A41545D2B');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',2,1.79501455605183935166e+09,'{"kind":"opened","seat":-1,"key":"cb4e5c4413cbec889acb5eb224459fe1e92cbaca04a084588e137c8d3f85c9e5"}',X'BFF864623F1AFF6DE4E65BE34078F3E8');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',3,1.79501455605183935166e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-4","swap","extra-office","plus-3","swap","extra-office","develop","develop","plus-3","move-three","extra-office","plus-4"]},"salt":"22412b15c25a3188000ef680addbb4c5"}',X'01E5820A84D45E689591C85CF1C029D9');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',4,1.79501455606302499773e+09,'{"kind":"opened","seat":0,"key":"1ed8d3a28f330353574ed480118e23c4c0d10d591ceee3f3c8c1de310e772895"}',X'DBC1A3B23AEDCE5FFDA5677F0D8F3BDD');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',5,1.79501455606302499773e+09,'{"kind":"opened","seat":-1,"key":"1ed8d3a28f330353574ed480118e23c4c0d10d591ceee3f3c8c1de310e772895"}',X'000F5DA6BD79F49685A6BDE49BEEEC67');
INSERT INTO "entries" VALUES('4p29tfp5kqdw',6,1795014556.06747,'{"kind":"opened","seat":1,"key":"f60eaeb0e2eef6ed61669cd9d0c9ba1a08b309b596c4a55ca4a32e9ae229f2cf"}',X'EFEBAC05EA50517E0FCE13322AE53EB0');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',1,1.79501455335246968268e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"547684fcbbb16c61be856024e70efe9c7c8981eb210e6defb09af4100e3bdae0"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"f72522c3a26113124985e5fd83171340b25f4b69ad5ad9bec6a62e4513412af2","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"baa978e1a7345656852d9353e96d6516be22ea1a620d3306fc5f2e1e6a7fecbd","absence":3600,"salt":"2c8f24c169f70972"}',X'8363F3B758888BD503B42844FFB974B9');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',2,1.79501455335246968268e+09,'{"kind":"opened","seat":-1,"key":"547684fcbbb16c61be856024e70efe9c7c8981eb210e6defb09af4100e3bdae0"}',X'C5426A867DE5AA45FF2705178F333A16');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',3,1.79501455345469284057e+09,'{"kind":"opened","seat":0,"key":"149e167a9aa347e1f6bea0fbbb2eff24bb19493de87ffb70ef58399383db63ac"}',X'958AF759E075DAB655D4F7CE20B5A932');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',4,1.79501455345469284057e+09,'{"kind":"opened","seat":-1,"key":"149e167a9aa347e1f6bea0fbbb2eff24bb19493de87ffb70ef58399383db63ac"}',X'D4B8634F11B96D37C961ED960AF7F9F6');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',5,1.79501455347056913377e+09,'{"kind":"linked","seat":0,"key":"9215d5dc81135835d1da8b227f13a9ce1be1b55d07dbea8e79c61c280f8bee0f"}',X'7C1C1D43073E8E60180A1C7ADD1842D3');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',6,1795014553.48209,'{"kind":"closed","seat":0,"key":"149e167a9aa347e1f6bea0fbbb2eff24bb19493de87ffb70ef58399383db63ac"}',X'598889F1B62DE5B8DE99807CACBA0439');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',7,1795014553.48209,'{"kind":"closed","seat":-1,"key":"149e167a9aa347e1f6bea0fbbb2eff24bb19493de87ffb70ef58399383db63ac"}',X'B938EFE68641BCFF61006497D9D8650B');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',8,1.79501455349407720569e+09,'{"kind":"invited","seat":-1,"key":"32426c02a47896049911c92af14a923b563007f91c587b75945e0f3ea1150098"}',X'3652B2F81F84E8C0918B0FC64D3627DF');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',9,1.79501455351514863966e+09,'{"kind":"said","seat":0,"digest":"7aa319030f388a2773f411cfb50e23ef"}',X'98C6D1BBF51D43A4E8554318347BB54B');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',10,1.79501455375310921668e+09,'{"kind":"removed","line":9}',X'861ABE6CABB2BABD37AB2883D09AC808');
INSERT INTO "entries" VALUES('5ec6rqsecu9k',11,1.79501455385587620735e+09,'{"kind":"renamed","seat":0,"name":"Anna","salt":"4cf26ece7f5794eb"}',X'29BBF1D296A808C9D0CDD3A5C5EED09F');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',1,1.79501455595473694793e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"93a29dc625653ee475195cea01d3a16abe8d794879d130b5f0288e057ceb30ef"},{"kind":"human","name":"Player 2","colour":"blue","key":"53771c72b3d9bdc200ee3e3a4bbaa676ae5762c1e02dc375d8a2a9b096de6709"},{"kind":"human","name":"Player 3","colour":"green","key":"c517984fd30eabd2e12f9cbe29690166e53a745543fc6d4abe40e2f4091592c2"}],"host":"68bd5dfb81473a5a7fb2728d6d8ff78b505ea70e2b08987363b0d4f9eff3a787","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"salt":"80447f0d7937371b","clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'1D372DC1E9AA49379608DCFE806DC32B');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',2,1.79501455595473694793e+09,'{"kind":"opened","seat":-1,"key":"93a29dc625653ee475195cea01d3a16abe8d794879d130b5f0288e057ceb30ef"}',X'C694406FFF70DB9358A789E8E2291C24');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',3,1.79501455595473694793e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["swap","plus-3","develop","move-three","plus-4","extra-office","extra-office","plus-3","extra-office","plus-4","develop","swap"]},"salt":"6927162eeb6d357b9b24604515eddc75"}',X'4BB16B1090D24A404690E22949645C3A');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',4,1.79501457095512342455e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'68781939B24A2C84AAF8632F4A51674E');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',5,1.79501457155656051639e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'6119E0F8037685F9751A308C5200CE1F');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',6,1.79501457216243886952e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'5E1A106FD7A57E99860A258075BBAF19');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',7,1.79501457276564645769e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'96FFCC0563E142D060BF69E751DA142B');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',8,1.79501458776568412773e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'B52F3DBD77732A833032476849AEEF42');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',9,1.79501458836801028253e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t goslar-hildesheim/1","level":"expert"}',X'0ABB09165CFE1343BFFEA5C8BCEC88F4');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',10,1.79501458897769641874e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m goslar-hildesheim/2","level":"expert"}',X'1EA731AE3ADE6A4046C591EFA1E21C41');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',11,1.79501458958563661575e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'5912B54DA0BD13CFFDF3632DE2BCBFE5');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',12,1.79501460458615231512e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'C564380A36E04E9643D2ACF566F96DE2');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',13,1.79501460518756389625e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'55A342AF1B3F4893D67007021D95A823');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',14,1.79501460578860640529e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'14B71F3C9CA02E39C3209BB5235906FF');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',15,1.79501460639855122563e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'7D4CE1B9A65A5DE3EC9B2008EED48950');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',16,1.79501460669968843455e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t goslar-hildesheim/3","level":"expert"}',X'A8F9A13D81E044085FCFD26C84EC1405');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',17,1.79501460685126447676e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'E4BD9EC0167CFADA87FE9D16D844F78E');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',18,1.79501460745251464846e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'C3D854C8D11BB91D243B8935051B592C');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',19,1.79501460805412173271e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'041261E2FA71D2086557ED8178D1EB67');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',20,1.79501460865607786175e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'8935FF1C000F68CC22E39F84B24C6BCE');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',21,1.795014608957410574e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-magdeburg/1","level":"expert"}',X'A25F16836083B3E63E60478327CB1085');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',22,1.79501460910879278186e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'32ACC3CF2FA28E9333D2999F32761E13');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',23,1.7950146091849091053e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'0CAC75EE128B8598D87DC4B47170A906');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',24,1.79501460922365188598e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'D7AF8985C805CAAE0984F92A91605AB5');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',25,1.79501460982524394991e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t goslar-hildesheim/3 paying 1t","level":"expert"}',X'78B1BB34C403BDD2AD8ADF98CC71815E');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',26,1.79501461042633628844e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t hildesheim-paderborn/1","level":"expert"}',X'CFF9D4C17764B619E15E8BBFB0EDDFFA');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',27,1.79501461102919530866e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t hildesheim-paderborn/2 from stock","level":"expert"}',X'33C75C92540799AD743058514C96DEFD');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',28,1.79501461133359527591e+09,'{"kind":"decided","ply":21,"seat":1,"action":"route goslar-hildesheim office goslar","level":"expert"}',X'926A84C5C94B899A52DA0A98C6DA2F75');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',29,1.795014611485265255e+09,'{"kind":"decided","ply":22,"seat":1,"action":"end","level":"expert"}',X'1787E6968D30C74923D89A45F69B1891');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',30,1.79501461156227755553e+09,'{"kind":"decided","ply":23,"seat":1,"action":"marker swap goslar-hildesheim","level":"expert"}',X'3A849B348C9807CBC98C5EE68C958FFD');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',31,1.79501461216324925424e+09,'{"kind":"decided","ply":24,"seat":2,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'8738FD6A51F2D9A2A675AD2C93AB0D39');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',32,1.79501461276439213754e+09,'{"kind":"decided","ply":25,"seat":0,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'C25D7224671B9DC71D723E24B814E43A');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',33,1.79501461336586976046e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'59490D41FB2E7DB07706102647C760EB');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',34,1.79501461366731500631e+09,'{"kind":"decided","ply":27,"seat":2,"action":"income 3t","level":"expert"}',X'8AD5EB87930ED60969CA54DFA27A1A26');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',35,1.79501461381861495978e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'99F7069F637E03BD9F39A0A03CAB252C');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',36,1.79501461441958618165e+09,'{"kind":"decided","ply":29,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'F624237AEBC50079C3263B446265E9BD');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',37,1.79501461502130436895e+09,'{"kind":"decided","ply":30,"seat":2,"action":"settle t halle-quedlinburg/3","level":"expert"}',X'5C4A74130D4BECACF5EC91D7A0F52FE7');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',38,1.79501461562290501598e+09,'{"kind":"decided","ply":31,"seat":2,"action":"settle t goslar-quedlinburg/1 from stock","level":"expert"}',X'EB0FD6804147F6064FF763BA32896856');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',39,1.79501461592423462872e+09,'{"kind":"decided","ply":32,"seat":0,"action":"displace t goettingen-quedlinburg/2 paying 2t","level":"expert"}',X'4C2E9052782E52FDB1AC97C3042270C0');
INSERT INTO "entries" VALUES('5wwzwtzdk4ey',40,1.79501461607537102704e+09,'{"kind":"decided","ply":33,"seat":2,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'317DF8F8561CE001B34903FFD528B979');
INSERT INTO "entries" VALUES('9zf8zfkagt84',1,1.79501455402748465541e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"4d4fe3a27cba78da59a9428834ea254a190ddd0066fdb08e385b36a0c204cc04"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"7341c339b13e214766994ac613f7736de3df98baab37e55786636f426fc62ae9","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600,"salt":"a88a253375b7e236"}',X'39847B7FCF1851C8FC9ACF8B7AD5717C');
INSERT INTO "entries" VALUES('9zf8zfkagt84',2,1.79501455402748465541e+09,'{"kind":"opened","seat":-1,"key":"4d4fe3a27cba78da59a9428834ea254a190ddd0066fdb08e385b36a0c204cc04"}',X'798BF28F5EF1870AAE1FC24D920A8343');
INSERT INTO "entries" VALUES('9zf8zfkagt84',3,1.79501455402748465541e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["plus-3","develop","extra-office","plus-3","extra-office","swap","plus-4","swap","extra-office","develop","move-three","plus-4"]},"salt":"9401259a2debe265fb9084ff7367b393"}',X'C33C04C3E5476E232DF8394C0A2F54FF');
INSERT INTO "entries" VALUES('9zf8zfkagt84',4,1.79501455403144478798e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'61A013A84757AA13E467F8E6201BB2CE');
INSERT INTO "entries" VALUES('9zf8zfkagt84',5,1.7950145540414960384e+09,'{"kind":"instant"}',X'880A820172E0B5CFE68CCE4DF239D032');
INSERT INTO "entries" VALUES('9zf8zfkagt84',6,1.7950145548474566936e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m elbing-kulm/2","level":"claim"}',X'A6F85588B1A169AEC81E5A33B747CFFF');
INSERT INTO "entries" VALUES('9zf8zfkagt84',7,1.79501455583329796788e+09,'{"kind":"decided","ply":2,"seat":1,"action":"lift elbing-kulm/2","level":"claim"}',X'F9D0993FE695E423EFC26BAB1E4F2B1D');
INSERT INTO "entries" VALUES('9zf8zfkagt84',8,1.79501455583553361887e+09,'{"kind":"decided","ply":3,"seat":1,"action":"drop elbing-kulm/2 dresden-krakau/4","level":"claim"}',X'1387A5ACAB4A902D472D47BA5CE1977B');
INSERT INTO "entries" VALUES('9zf8zfkagt84',9,1.7950145558455495834e+09,'{"kind":"decided","ply":4,"seat":1,"action":"done","level":"claim"}',X'11C2046C13E9A8B8B50FB5BDE8943122');
INSERT INTO "entries" VALUES('9zf8zfkagt84',10,1795014555.85403,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"claim"}',X'52957614543F39AF73CDFA824C27324C');
INSERT INTO "entries" VALUES('9zf8zfkagt84',11,1.79501455587566399576e+09,'{"kind":"aborted"}',X'31CCB40CCC41F496510128386A67F541');
INSERT INTO "entries" VALUES('etpbw5twtcrn',1,1.7950145539115118981e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"46e7730c156890ecc6dc5ac26c35e6369f9766a0f6d0346ae4debfe4289c82f9"},{"kind":"human","name":"Player 2","colour":"blue","key":"a74fb55f71e67966c9d900124981edacac36b614afe23692a20efaa69926079d"},{"kind":"human","name":"Player 3","colour":"green","key":"fb6cbf362c315b677c55a39362f0f6a0ee3ce867a9430fb0864500afcdbb1017"}],"host":"f928f0d50bf4d4b903017aaef5e93da8e1a661015470b76847d93e8143166e17","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60,"salt":"194c90dbe7fe4c28"}',X'6024F878017A22C78E57922E08190801');
INSERT INTO "entries" VALUES('etpbw5twtcrn',2,1.7950145539115118981e+09,'{"kind":"opened","seat":-1,"key":"46e7730c156890ecc6dc5ac26c35e6369f9766a0f6d0346ae4debfe4289c82f9"}',X'C617A70CCD4E354B8D8B98B908E98498');
INSERT INTO "entries" VALUES('etpbw5twtcrn',3,1.7950145539115118981e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["swap","plus-3","plus-4","extra-office","move-three","develop","plus-4","extra-office","plus-3","extra-office","swap","develop"]},"salt":"0ebbe129b92ed0ea94343b348ab27054"}',X'AEA815F9CF3F7AE0356212A8B778C292');
INSERT INTO "entries" VALUES('etpbw5twtcrn',4,1.79501461618987226487e+09,'{"kind":"seen","seat":0}',X'8225F881CA1E8C08131B163928DD1BD9');
INSERT INTO "entries" VALUES('tyxpt2edv8nr',1,1.79501455393299484252e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ebae3ec38c01785735d80652b1544cb44c6d2d24846934af8ecdf736a7b8161f"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"0cac80124c1ce9d8b8ebe0d98a24b675ca813a7f1a740e8cd1468d31c8e81d9f","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600,"salt":"779c6e2350c9ee94"}',X'432951BED1060C3D3BECF57B44D6263C');
INSERT INTO "entries" VALUES('tyxpt2edv8nr',2,1.79501455393299484252e+09,'{"kind":"opened","seat":-1,"key":"ebae3ec38c01785735d80652b1544cb44c6d2d24846934af8ecdf736a7b8161f"}',X'06F37B93077E709D9B93110321410759');
INSERT INTO "entries" VALUES('tyxpt2edv8nr',3,1.79501455393299484252e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"a9feef88f51efedf57438f0e5a8c6136"}',X'F62BC8C0B8788838D243575E05CAA374');
INSERT INTO "entries" VALUES('tyxpt2edv8nr',4,1.7950145539620506763e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'E9AB018CDA1B1DCF7FFB12D2C9134B87');
INSERT INTO "entries" VALUES('wmgv2jzcj899',1,1.79501455399321746824e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"2561c74195e667013d4b4f15058aa130c94ddfc1e528ad630e01bd53636b49c0"},{"kind":"human","name":"Player 2","colour":"blue","key":"3554437f8599d99bf3da70cd0b7fcffe3b6fbe1fb209064598174a96e6b1a575"}],"host":"9e49069271245a9254c68344c40cbba4d4942d55ee9092df09d6b1964d054ce4","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600,"salt":"d0d2303a9cdbbdf6"}',X'64EDDB7253CC1A6D6BDE3C40AE1B1B19');
INSERT INTO "entries" VALUES('wmgv2jzcj899',2,1.79501455399321746824e+09,'{"kind":"opened","seat":-1,"key":"2561c74195e667013d4b4f15058aa130c94ddfc1e528ad630e01bd53636b49c0"}',X'034710BE5532C95268267997D43E4D98');
INSERT INTO "entries" VALUES('wmgv2jzcj899',3,1.79501455399321746824e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"54b61efe38d8271e431d812c1c75274c"}',X'2B09AE1B6536986533399CEBC993CE59');
INSERT INTO "entries" VALUES('wmgv2jzcj899',4,1.79501455400921916963e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'E835FCE2C524F4B707EA243613235F73');
INSERT INTO "entries" VALUES('wmgv2jzcj899',5,1.79501455401990818979e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'B39F75CC47654696A13CAC9D8621C815');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',1,1.79501455617395138742e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"bot","name":"Tilda","colour":"red","level":"claim"},{"kind":"human","name":"Hille","colour":"blue","key":"c2f411fc3f755acdce839cea3822ee867211c002338277f65b330605b467852e"},{"kind":"bot","name":"Wulf","colour":"green","level":"claim"}],"host":"a8a68409ff4c53fa3c4c35ab0beeabf02f6d041900d2aa0c7ea06687fbbfa8b9","invite":null,"seed":null,"public":true,"spectators":true,"pace":600,"shuffle":false,"rules":2,"take":"trader","salt":"e413a6fd0b87d3a6","clock":{"per":"decision","seconds":86400,"level":"expert"},"competition":"vk3dsetwgzj8"}',X'7F5650FDE807FD2A574A6BF4B0764CA1');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',2,1.79501455617395138742e+09,'{"kind":"opened","seat":1,"key":"5addbc4b2c19d428ef7635066a3311884b34615564c320c77fa6d5d2c6043fb1"}',X'FA75858C24EAF69919E95A7FA5418234');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',3,1.79501455617395138742e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","move-three","swap"],"pile":["develop","extra-office","move-three","extra-office","plus-4","plus-3","extra-office","plus-3","develop","plus-4","swap","swap"]},"salt":"afc7101c7f8522347460422ff0a8a2fd"}',X'E6A0E6ADA4F940B181B0BFAAC27C4B1B');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',4,1.79501455677811884879e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goslar-magdeburg/2","level":"claim"}',X'A6B5AC3EB748EB0B8FAE46BDD4697F77');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',5,1.79501455738196372983e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goslar-magdeburg/1","level":"claim"}',X'FE7A9DC0A767DF2B6C6652A32DDA6E68');
INSERT INTO "entries" VALUES('xz3zqvbxx7we',6,1.79501455798627233503e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"claim"}',X'9B2A6F052BBBD0A72EB5AFC408768AEA');
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
INSERT INTO "health" VALUES(1,1.79501455319745945927e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('05fb91a58bc4af26f71784779d952324de3c61a730a02fb8869691543dc3a0ff','2728ss3xj24s',-1);
INSERT INTO "held" VALUES('4dbc4f074b3a33854126c3ed46e367e1c89884eabf4d8fc6037eeef070d85bd9','2728ss3xj24s',1);
INSERT INTO "held" VALUES('5db4b1c03613dc3122f970f91ffbe89711ca073959f40441fe68a2ccc879bdec','2728ss3xj24s',2);
INSERT INTO "held" VALUES('fd2152cfbd88ff35dc28b450113d3b60f6cfe04233b3b91bed304bf6defbe21c','2728ss3xj24s',-1);
INSERT INTO "held" VALUES('fd2152cfbd88ff35dc28b450113d3b60f6cfe04233b3b91bed304bf6defbe21c','2728ss3xj24s',0);
INSERT INTO "held" VALUES('a7d654c300c6b769976e98b56f6e166f50ed0f591f4dbc154a41c6a3d2772870','3mz65pjaewmv',-1);
INSERT INTO "held" VALUES('a7d654c300c6b769976e98b56f6e166f50ed0f591f4dbc154a41c6a3d2772870','3mz65pjaewmv',0);
INSERT INTO "held" VALUES('b8a1bbe21dfede39a9a62dfe1d0686428eb837624077b27df7d2ed11e20fe60c','3mz65pjaewmv',-1);
INSERT INTO "held" VALUES('b8f53e36fb2a6d04b2f22a42116dc168494d5b8fb0f0ef6d2cb23c590b55b886','3mz65pjaewmv',2);
INSERT INTO "held" VALUES('d08d460ea55fb8ae2c3c15aa713db1a8ff260e79a5ee402f76bbc32e3264b2f9','3mz65pjaewmv',1);
INSERT INTO "held" VALUES('1ed8d3a28f330353574ed480118e23c4c0d10d591ceee3f3c8c1de310e772895','4p29tfp5kqdw',-1);
INSERT INTO "held" VALUES('1ed8d3a28f330353574ed480118e23c4c0d10d591ceee3f3c8c1de310e772895','4p29tfp5kqdw',0);
INSERT INTO "held" VALUES('2643bb95f6a5c0957398ae531605bec29df4cbf0f8288b26404de9d94aaf7c9b','4p29tfp5kqdw',2);
INSERT INTO "held" VALUES('cb4e5c4413cbec889acb5eb224459fe1e92cbaca04a084588e137c8d3f85c9e5','4p29tfp5kqdw',-1);
INSERT INTO "held" VALUES('cb4e5c4413cbec889acb5eb224459fe1e92cbaca04a084588e137c8d3f85c9e5','4p29tfp5kqdw',0);
INSERT INTO "held" VALUES('ef70d0eaef367cc60605393e50de9a012849635d6d9ce1983e9fc9f777b71c83','4p29tfp5kqdw',1);
INSERT INTO "held" VALUES('f60eaeb0e2eef6ed61669cd9d0c9ba1a08b309b596c4a55ca4a32e9ae229f2cf','4p29tfp5kqdw',1);
INSERT INTO "held" VALUES('f650fce47aaec34fe1efdd19b87edee46f5cf256306247363b91ae346183f26a','4p29tfp5kqdw',-1);
INSERT INTO "held" VALUES('9215d5dc81135835d1da8b227f13a9ce1be1b55d07dbea8e79c61c280f8bee0f','5ec6rqsecu9k',-1);
INSERT INTO "held" VALUES('9215d5dc81135835d1da8b227f13a9ce1be1b55d07dbea8e79c61c280f8bee0f','5ec6rqsecu9k',0);
INSERT INTO "held" VALUES('f72522c3a26113124985e5fd83171340b25f4b69ad5ad9bec6a62e4513412af2','5ec6rqsecu9k',-1);
INSERT INTO "held" VALUES('53771c72b3d9bdc200ee3e3a4bbaa676ae5762c1e02dc375d8a2a9b096de6709','5wwzwtzdk4ey',1);
INSERT INTO "held" VALUES('68bd5dfb81473a5a7fb2728d6d8ff78b505ea70e2b08987363b0d4f9eff3a787','5wwzwtzdk4ey',-1);
INSERT INTO "held" VALUES('93a29dc625653ee475195cea01d3a16abe8d794879d130b5f0288e057ceb30ef','5wwzwtzdk4ey',-1);
INSERT INTO "held" VALUES('93a29dc625653ee475195cea01d3a16abe8d794879d130b5f0288e057ceb30ef','5wwzwtzdk4ey',0);
INSERT INTO "held" VALUES('c517984fd30eabd2e12f9cbe29690166e53a745543fc6d4abe40e2f4091592c2','5wwzwtzdk4ey',2);
INSERT INTO "held" VALUES('4d4fe3a27cba78da59a9428834ea254a190ddd0066fdb08e385b36a0c204cc04','9zf8zfkagt84',-1);
INSERT INTO "held" VALUES('4d4fe3a27cba78da59a9428834ea254a190ddd0066fdb08e385b36a0c204cc04','9zf8zfkagt84',0);
INSERT INTO "held" VALUES('7341c339b13e214766994ac613f7736de3df98baab37e55786636f426fc62ae9','9zf8zfkagt84',-1);
INSERT INTO "held" VALUES('46e7730c156890ecc6dc5ac26c35e6369f9766a0f6d0346ae4debfe4289c82f9','etpbw5twtcrn',-1);
INSERT INTO "held" VALUES('46e7730c156890ecc6dc5ac26c35e6369f9766a0f6d0346ae4debfe4289c82f9','etpbw5twtcrn',0);
INSERT INTO "held" VALUES('a74fb55f71e67966c9d900124981edacac36b614afe23692a20efaa69926079d','etpbw5twtcrn',1);
INSERT INTO "held" VALUES('f928f0d50bf4d4b903017aaef5e93da8e1a661015470b76847d93e8143166e17','etpbw5twtcrn',-1);
INSERT INTO "held" VALUES('fb6cbf362c315b677c55a39362f0f6a0ee3ce867a9430fb0864500afcdbb1017','etpbw5twtcrn',2);
INSERT INTO "held" VALUES('0cac80124c1ce9d8b8ebe0d98a24b675ca813a7f1a740e8cd1468d31c8e81d9f','tyxpt2edv8nr',-1);
INSERT INTO "held" VALUES('ebae3ec38c01785735d80652b1544cb44c6d2d24846934af8ecdf736a7b8161f','tyxpt2edv8nr',-1);
INSERT INTO "held" VALUES('ebae3ec38c01785735d80652b1544cb44c6d2d24846934af8ecdf736a7b8161f','tyxpt2edv8nr',0);
INSERT INTO "held" VALUES('2561c74195e667013d4b4f15058aa130c94ddfc1e528ad630e01bd53636b49c0','wmgv2jzcj899',-1);
INSERT INTO "held" VALUES('2561c74195e667013d4b4f15058aa130c94ddfc1e528ad630e01bd53636b49c0','wmgv2jzcj899',0);
INSERT INTO "held" VALUES('3554437f8599d99bf3da70cd0b7fcffe3b6fbe1fb209064598174a96e6b1a575','wmgv2jzcj899',1);
INSERT INTO "held" VALUES('9e49069271245a9254c68344c40cbba4d4942d55ee9092df09d6b1964d054ce4','wmgv2jzcj899',-1);
INSERT INTO "held" VALUES('5addbc4b2c19d428ef7635066a3311884b34615564c320c77fa6d5d2c6043fb1','xz3zqvbxx7we',1);
INSERT INTO "held" VALUES('a8a68409ff4c53fa3c4c35ab0beeabf02f6d041900d2aa0c7ea06687fbbfa8b9','xz3zqvbxx7we',-1);
INSERT INTO "held" VALUES('c2f411fc3f755acdce839cea3822ee867211c002338277f65b330605b467852e','xz3zqvbxx7we',1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('66500947-f513-4853-ae68-22248d6ccb22',1.7950111551613695622e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
, network TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "makers" VALUES('2728ss3xj24s','77443b','');
INSERT INTO "makers" VALUES('3mz65pjaewmv','77443b','');
INSERT INTO "makers" VALUES('4p29tfp5kqdw','77443b','');
INSERT INTO "makers" VALUES('5ec6rqsecu9k','77443b','');
INSERT INTO "makers" VALUES('5wwzwtzdk4ey','77443b','');
INSERT INTO "makers" VALUES('9zf8zfkagt84','77443b','');
INSERT INTO "makers" VALUES('etpbw5twtcrn','77443b','');
INSERT INTO "makers" VALUES('tyxpt2edv8nr','77443b','');
INSERT INTO "makers" VALUES('wmgv2jzcj899','77443b','');
INSERT INTO "makers" VALUES('xz3zqvbxx7we','77443b','77443b');
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
INSERT INTO "people" VALUES('55f2abfc0fe5ccc2d27dfc122334431a',1.7950145560274925232e+09,'http://127.0.0.1:36015','en','UTC',NULL,NULL,'7e0142edc30f14c01c3a5c9e009793c4c541a45491a5a7be1d390ac2a5c7dc35','',NULL,0.0);
INSERT INTO "people" VALUES('86e9ba41c27b69684b090e7e3c664e0f',1.79501455613382983203e+09,'http://127.0.0.1:36015','en','UTC',NULL,NULL,'5addbc4b2c19d428ef7635066a3311884b34615564c320c77fa6d5d2c6043fb1','Hille','hille',1.79501455614821481699e+09);
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
INSERT INTO "schema_version" VALUES(13);
INSERT INTO "schema_version" VALUES(14);
INSERT INTO "schema_version" VALUES(15);
INSERT INTO "schema_version" VALUES(16);
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','f9VPUI-ozHIwCM6prd4ToHwcem5OJW5lRZp7iNUsjrI');
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
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL, filed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('5ec6rqsecu9k',11,'lobby',1,NULL,1.79501455335246968268e+09,1.79501455385587620735e+09,'{"id":"5ec6rqsecu9k","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1795014553.3524697,"updated":1795014553.8558762,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'29BBF1D296A808C9D0CDD3A5C5EED09F',X'28E008BCB6D6D3D686CF643F96350666',NULL,NULL,0);
INSERT INTO "tables" VALUES('2728ss3xj24s',4,'running',0,1.79501462618644022943e+09,1.79501455389974546436e+09,1.7950146161864402294e+09,'{"id":"2728ss3xj24s","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014553.8997455,"updated":1795014616.1864402,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'F5D6BA8944A2E60557907EC99DFE75D9',X'5F3C4F2DC96E11FEF86264918FB81FF7',NULL,NULL,0);
INSERT INTO "tables" VALUES('etpbw5twtcrn',4,'running',0,NULL,1.7950145539115118981e+09,1.79501461618987226487e+09,'{"id":"etpbw5twtcrn","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014553.911512,"updated":1795014616.1898723,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'8225F881CA1E8C08131B163928DD1BD9',X'DD5F4F9FAFECB0171E785A10A7349366',NULL,NULL,0);
INSERT INTO "tables" VALUES('tyxpt2edv8nr',4,'running',0,NULL,1.79501455393299484252e+09,1.7950145539620506763e+09,'{"id":"tyxpt2edv8nr","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1795014553.9329948,"updated":1795014553.9620507,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'E9AB018CDA1B1DCF7FFB12D2C9134B87',X'5ADFAB8F0045934C40479EB37B6D9D8B',NULL,NULL,0);
INSERT INTO "tables" VALUES('wmgv2jzcj899',5,'running',0,NULL,1.79501455399321746824e+09,1.79501455401990818979e+09,'{"id":"wmgv2jzcj899","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1795014553.9932175,"updated":1795014554.0199082,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'B39F75CC47654696A13CAC9D8621C815',X'A41F956924F9847CA634A8741532CD12',NULL,NULL,0);
INSERT INTO "tables" VALUES('9zf8zfkagt84',11,'aborted',0,NULL,1.79501455402748465541e+09,1.79501455587566399576e+09,'{"id":"9zf8zfkagt84","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":6,"decider":null,"turn":null,"created":1795014554.0274847,"updated":1795014555.875664,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'31CCB40CCC41F496510128386A67F541',X'8D8DA0C8A01BE03F79C6241DED0955D4',NULL,NULL,0);
INSERT INTO "tables" VALUES('3mz65pjaewmv',11,'running',0,NULL,1.79501455589120936396e+09,1.79501455594684100145e+09,'{"id":"3mz65pjaewmv","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1795014555.8912094,"updated":1795014555.946841,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797692955.946841,"left":null,"ranks":[],"totals":[]}',X'1E6492E2E71087D2996B4949D8A809AA',X'3169DC0FDD58C9754293F22970F3C639',1.7976929559468410015e+09,NULL,0);
INSERT INTO "tables" VALUES('5wwzwtzdk4ey',40,'running',0,NULL,1.79501455595473694793e+09,1.79501461607537102704e+09,'{"id":"5wwzwtzdk4ey","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":34,"decider":2,"turn":0,"created":1795014555.954737,"updated":1795014616.075371,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"left":null,"ranks":[],"totals":[]}',X'317DF8F8561CE001B34903FFD528B979',X'F000A5DA7013BBF2C8C4176CA63D3D06',NULL,NULL,0);
INSERT INTO "tables" VALUES('4p29tfp5kqdw',6,'running',0,NULL,1.79501455605183935166e+09,1795014556.06747,'{"id":"4p29tfp5kqdw","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Gesche","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1795014556.0518394,"updated":1795014556.06747,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"left":null,"ranks":[],"totals":[]}',X'EFEBAC05EA50517E0FCE13322AE53EB0',X'67004343DC182DE4E10D6F09DF9E269C',NULL,NULL,0);
INSERT INTO "tables" VALUES('xz3zqvbxx7we',6,'running',1,NULL,1.79501455617395138742e+09,1.79501455798627233503e+09,'{"id":"xz3zqvbxx7we","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"bot","name":"Tilda","colour":"red","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":1,"kind":"human","name":"Hille","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Wulf","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":3,"decider":1,"turn":1,"created":1795014556.1739514,"updated":1795014557.9862723,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":0,"end":"bot","level":"expert"},"due":1795100957.9862723,"left":null,"ranks":[],"totals":[]}',X'9B2A6F052BBBD0A72EB5AFC408768AEA',X'5B7AB5758F47E0B66EEAD214A5213A2B',1.79510095798627233509e+09,1.79501455798645544051e+09,0);
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
CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);
COMMIT;
