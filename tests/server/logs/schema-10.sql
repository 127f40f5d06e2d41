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
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('54bx97tp4rs6',1,1.79490923567070388795e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"5acb48ad9d5623afb6329c0a1d43ca8b3d61abbeeac7c76d9a769db03b82d294"},{"kind":"human","name":"Player 2","colour":"blue","key":"8008f775d36074b31fecb742f20ed83915ef110bd802c82ccd9c93592b1288ab"},{"kind":"human","name":"Player 3","colour":"green","key":"c528312bc0a3d23dacd72d8198597f2107a9b003162a5b8875c46239086677ed"}],"host":"8d142a816a35589650292fa1ae350dadd40760c7f3d54c14a55e7cac7213eb1b","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'CFA8BD904329C41ACC26FAA039637D98');
INSERT INTO "entries" VALUES('54bx97tp4rs6',2,1.79490923567070388795e+09,'{"kind":"opened","seat":-1,"key":"5acb48ad9d5623afb6329c0a1d43ca8b3d61abbeeac7c76d9a769db03b82d294"}',X'DA998D983B591AE60879F27429CD88C6');
INSERT INTO "entries" VALUES('54bx97tp4rs6',3,1.79490923567070388795e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["plus-3","swap","move-three","plus-4","develop","plus-4","extra-office","extra-office","extra-office","develop","swap","plus-3"]},"salt":"08c6582646ab717a06db46104f40721b"}',X'EB6F9FE8FA027EEF12B0C51047DC1DE7');
INSERT INTO "entries" VALUES('54bx97tp4rs6',4,1.79490925067405176162e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'AD930DF5F39A8E9BF78C583E0268EF53');
INSERT INTO "entries" VALUES('54bx97tp4rs6',5,1.79490925180572319028e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place m goettingen-quedlinburg/1","level":"expert"}',X'32FFF69202C398D1355D1D502ACDEAE8');
INSERT INTO "entries" VALUES('54bx97tp4rs6',6,1.79490925278247022631e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place t goettingen-quedlinburg/2","level":"expert"}',X'CBB9CDF34D25EF34D65042F2FC33F6BA');
INSERT INTO "entries" VALUES('54bx97tp4rs6',7,1.79490925339754843707e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'A7B58698A18D47D5EE556372977E9ECE');
INSERT INTO "entries" VALUES('54bx97tp4rs6',8,1.79490926878084969525e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'404551FD60189042D8B62C2E89AFE5F8');
INSERT INTO "entries" VALUES('54bx97tp4rs6',9,1.79490926938881635663e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t lueneburg-perleberg/1","level":"expert"}',X'0D8BAFBE71013BD9A4BAB4A32D06D5EC');
INSERT INTO "entries" VALUES('54bx97tp4rs6',10,1.7949092700174610615e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m lueneburg-perleberg/2","level":"expert"}',X'1C560DDF3DC9D93F3BD488A5EA16F866');
INSERT INTO "entries" VALUES('54bx97tp4rs6',11,1.79490927062214732168e+09,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'F97A32088834EA79EC18F00A0F27EC50');
INSERT INTO "entries" VALUES('54bx97tp4rs6',12,1.79490928562265205379e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'BC2805DE9A7C190E0872F4107548C29D');
INSERT INTO "entries" VALUES('54bx97tp4rs6',13,1.79490928626387596131e+09,'{"kind":"decided","ply":6,"seat":2,"action":"displace m goettingen-quedlinburg/2 paying 1t","level":"expert"}',X'D3B5BEDE161418F154A3A5D65B9044D2');
INSERT INTO "entries" VALUES('54bx97tp4rs6',14,1.79490928687094426158e+09,'{"kind":"decided","ply":7,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'FFC914FD012DF6A812F6648FF246E0BA');
INSERT INTO "entries" VALUES('54bx97tp4rs6',15,1.79490928747360467911e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'B333D5BBC31C4764E5D52FE618C01F23');
INSERT INTO "entries" VALUES('54bx97tp4rs6',16,1.79490928778233647345e+09,'{"kind":"decided","ply":9,"seat":2,"action":"place t lueneburg-perleberg/3","level":"expert"}',X'3955EA9B0199A444DEBD54E555A60376');
INSERT INTO "entries" VALUES('54bx97tp4rs6',17,1.79490928795016598702e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'ECBC3EE3016C390C39991462540BA44F');
INSERT INTO "entries" VALUES('54bx97tp4rs6',18,1.79490928857024741168e+09,'{"kind":"decided","ply":11,"seat":0,"action":"lift goslar-quedlinburg/1","level":"expert"}',X'6886BC987FF02995B0E1B5E0D0600A28');
INSERT INTO "entries" VALUES('54bx97tp4rs6',19,1.79490928917575454709e+09,'{"kind":"decided","ply":12,"seat":0,"action":"lift goslar-quedlinburg/2","level":"expert"}',X'026FC7D65A0BD1190E6C3D1A7030471A');
INSERT INTO "entries" VALUES('54bx97tp4rs6',20,1.79490928979415225981e+09,'{"kind":"decided","ply":13,"seat":0,"action":"drop goslar-quedlinburg/1 goettingen-quedlinburg/3","level":"expert"}',X'0E8A917F5CA5EE07195C6CF3964638C6');
INSERT INTO "entries" VALUES('54bx97tp4rs6',21,1.79490929011820101734e+09,'{"kind":"decided","ply":14,"seat":0,"action":"drop goslar-quedlinburg/2 goslar-hildesheim/1","level":"expert"}',X'8C2F5069F76DA02515F674C739EE6183');
INSERT INTO "entries" VALUES('54bx97tp4rs6',22,1.79490929028626751895e+09,'{"kind":"decided","ply":15,"seat":0,"action":"done","level":"expert"}',X'6B449E722F1EE3AA7460F758AE27BFBF');
INSERT INTO "entries" VALUES('54bx97tp4rs6',23,1.79490929037425661087e+09,'{"kind":"decided","ply":16,"seat":0,"action":"income 3t","level":"expert"}',X'D88BAE2447D19CA9A9909C154D94DBBE');
INSERT INTO "entries" VALUES('54bx97tp4rs6',24,1.79490929042475032802e+09,'{"kind":"decided","ply":17,"seat":0,"action":"end","level":"expert"}',X'540410A51A64BAA65B2D696B08FB928E');
INSERT INTO "entries" VALUES('54bx97tp4rs6',25,1.79490929103838706016e+09,'{"kind":"decided","ply":18,"seat":1,"action":"displace t lueneburg-perleberg/3 paying 1t","level":"expert"}',X'572254B190F0C1077786C851D0638604');
INSERT INTO "entries" VALUES('54bx97tp4rs6',26,1.79490929167821455002e+09,'{"kind":"decided","ply":19,"seat":2,"action":"settle t perleberg-stendal/1","level":"expert"}',X'55CE29C0E3BBBB7D6CE872C16EAF1E2D');
INSERT INTO "entries" VALUES('54bx97tp4rs6',27,1.79490929228766942027e+09,'{"kind":"decided","ply":20,"seat":2,"action":"settle t perleberg-stendal/2 from stock","level":"expert"}',X'43141544970DDA0A4968B62A53D1AA26');
INSERT INTO "entries" VALUES('54bx97tp4rs6',28,1.79490929260188770292e+09,'{"kind":"decided","ply":21,"seat":1,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'C605944864B88028BFE822AB7AA200B0');
INSERT INTO "entries" VALUES('54bx97tp4rs6',29,1.79490929276230120658e+09,'{"kind":"decided","ply":22,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'D09500C2F5A8858CD99844B80038B42D');
INSERT INTO "entries" VALUES('54bx97tp4rs6',30,1.79490929287447977067e+09,'{"kind":"decided","ply":23,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'9460E876A73041BC646EFBF8063154DA');
INSERT INTO "entries" VALUES('54bx97tp4rs6',31,1.79490929293209528928e+09,'{"kind":"decided","ply":24,"seat":1,"action":"end","level":"expert"}',X'DDC44BB62B9C802317DB779FC072AD6B');
INSERT INTO "entries" VALUES('54bx97tp4rs6',32,1.79490929353810715679e+09,'{"kind":"decided","ply":25,"seat":2,"action":"lift perleberg-stendal/1","level":"expert"}',X'1556CA7EB8891E4CE463997E5C133A94');
INSERT INTO "entries" VALUES('54bx97tp4rs6',33,1.79490929414594101902e+09,'{"kind":"decided","ply":26,"seat":2,"action":"lift perleberg-stendal/2","level":"expert"}',X'9D507F2A2FC4DCB3A593E7E03C80BE9D');
INSERT INTO "entries" VALUES('54bx97tp4rs6',34,1.79490929474757742877e+09,'{"kind":"decided","ply":27,"seat":2,"action":"drop perleberg-stendal/1 goslar-magdeburg/1","level":"expert"}',X'D815B00F89021CCF0835BAF67C194BA0');
INSERT INTO "entries" VALUES('54bx97tp4rs6',35,1.79490929505835819244e+09,'{"kind":"decided","ply":28,"seat":2,"action":"drop perleberg-stendal/2 goslar-magdeburg/2","level":"expert"}',X'54A0D1BF6B1FAC3521F2050AC9E26C62');
INSERT INTO "entries" VALUES('54bx97tp4rs6',36,1.7949092952408349514e+09,'{"kind":"decided","ply":29,"seat":2,"action":"done","level":"expert"}',X'32E2851AE3AEDF31E2DBFB80E4987702');
INSERT INTO "entries" VALUES('54bx97tp4rs6',37,1.79490929534842419629e+09,'{"kind":"decided","ply":30,"seat":2,"action":"route goslar-magdeburg office goslar","level":"expert"}',X'E3ADB3D8A86E97115600AA3FD100D6C6');
INSERT INTO "entries" VALUES('54bx97tp4rs6',38,1.79490929539310240742e+09,'{"kind":"decided","ply":31,"seat":2,"action":"end","level":"expert"}',X'5034FC75648D6163D77A1E1F622E8F6A');
INSERT INTO "entries" VALUES('54bx97tp4rs6',39,1.79490929601200175282e+09,'{"kind":"decided","ply":32,"seat":0,"action":"displace t goettingen-quedlinburg/3 paying 1t","level":"expert"}',X'3C91BE217C0FC5504D0BF3CA76293952');
INSERT INTO "entries" VALUES('77ydz88m8v87',1,1.79490923526478028302e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"761842c36e35a8e30b5ecd79796d74928df2c21d0d6f249e8f3399892c1c0cd5"},{"kind":"human","name":"Player 2","colour":"blue","key":"dc970db63f5891bef699df7659c2d6e64377d6857f15eef5bb943ec2b8af3009"},{"kind":"human","name":"Player 3","colour":"green","key":"743752b16890460b37d8a85fcdb06fe21b1282581823494f2b889650269a3e91"}],"host":"41e9a1d671476c6d7c46634a714d7f0d8298dc4c8fc4e262248c908431cb3449","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'7D944A59A09DC71EB1F5EBDDFBF689EE');
INSERT INTO "entries" VALUES('77ydz88m8v87',2,1.79490923526478028302e+09,'{"kind":"opened","seat":-1,"key":"761842c36e35a8e30b5ecd79796d74928df2c21d0d6f249e8f3399892c1c0cd5"}',X'DCC726390DE619240D968FADD6F91C83');
INSERT INTO "entries" VALUES('77ydz88m8v87',3,1.79490923526478028302e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["plus-4","plus-4","plus-3","extra-office","extra-office","develop","develop","extra-office","swap","swap","move-three","plus-3"]},"salt":"edfa48130582d82e72ce31b074fce684"}',X'7270AEC0599B40E16EDCA00C3118817B');
INSERT INTO "entries" VALUES('77ydz88m8v87',4,1.79490923532109594349e+09,'{"kind":"rested","seat":1,"days":7}',X'7A93B8DB6788F550C08EFF8294A86CC7');
INSERT INTO "entries" VALUES('77ydz88m8v87',5,1.79490923539825987815e+09,'{"kind":"ordered","seat":1,"orders":{"displaced":{"to":["bremen-hamburg"],"otherwise":"any","extras":"stock"},"gains":"t","end":true,"plan":{"steps":["income 3t"],"ply":0}}}',X'76A531F9010DD87A5FF3A7A5897FB18F');
INSERT INTO "entries" VALUES('77ydz88m8v87',6,1.79490923551007223136e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'B738FB511BFDC0E4B67A6313524DBA31');
INSERT INTO "entries" VALUES('77ydz88m8v87',7,1.79490923551007223136e+09,'{"kind":"decided","ply":1,"seat":1,"action":"income 3t","order":"plan"}',X'C570010CC3A39DD973E738D878DE04C2');
INSERT INTO "entries" VALUES('77ydz88m8v87',8,1.79490923556777906416e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":2,"agreed":[0],"days":30}',X'D6754A07B2AA3A7FBF5B4396ABDF3A76');
INSERT INTO "entries" VALUES('77ydz88m8v87',9,1.79490923561342716218e+09,'{"kind":"answered","seat":1,"agree":true}',X'CF75EC0263D541FDBB262A83446F6136');
INSERT INTO "entries" VALUES('77ydz88m8v87',10,1.79490923562619805343e+09,'{"kind":"answered","seat":2,"agree":true}',X'B073337807312DD2EA979105BF550A4A');
INSERT INTO "entries" VALUES('77ydz88m8v87',11,1.79490923562619805343e+09,'{"kind":"paused","days":30}',X'41B587EBD6AC4EB2CEE0E07A042738A8');
INSERT INTO "entries" VALUES('dsc82ds3sndu',1,1.79490922605164837837e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d0c8cc0c0a157d9134c2b8ca9534eecac816234452035aefccc6a041fb100500"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"ef3479ce7b0644644fa3a949ffa3667813cea9dd86042b9370baaabeaee4bbb9","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"451f81e92a0c36daf93a414f7235724c1ac92aa933d0b62ce3d3a7f8ce112da9","absence":3600}',X'88EE36332058DB020527DED43E422244');
INSERT INTO "entries" VALUES('dsc82ds3sndu',2,1.79490922605164837837e+09,'{"kind":"opened","seat":-1,"key":"d0c8cc0c0a157d9134c2b8ca9534eecac816234452035aefccc6a041fb100500"}',X'B2B26C86E35AD1C42A26D69992761DB1');
INSERT INTO "entries" VALUES('dsc82ds3sndu',3,1.79490922653308105465e+09,'{"kind":"opened","seat":0,"key":"ca343259169cf2a7cbfbb2386084928461162ef37d13503e2843e30e36dd10bf"}',X'C422E91B8DA8EE45D5472F88544EDC06');
INSERT INTO "entries" VALUES('dsc82ds3sndu',4,1.79490922653308105465e+09,'{"kind":"opened","seat":-1,"key":"ca343259169cf2a7cbfbb2386084928461162ef37d13503e2843e30e36dd10bf"}',X'B467C0E4D89ECFF7038F7047AB453062');
INSERT INTO "entries" VALUES('dsc82ds3sndu',5,1.79490922658503293998e+09,'{"kind":"linked","seat":0,"key":"1e7ff9d0ba5e33fc6081a36f718dcab40b8e9ca8097bcf3cd9c075199ea225fd"}',X'03DCA996945BDEF3852181794B88F29F');
INSERT INTO "entries" VALUES('dsc82ds3sndu',6,1.79490922666817617411e+09,'{"kind":"closed","seat":0,"key":"ca343259169cf2a7cbfbb2386084928461162ef37d13503e2843e30e36dd10bf"}',X'06B3098AE231F9271B960AE8B47DD9D9');
INSERT INTO "entries" VALUES('dsc82ds3sndu',7,1.79490922666817617411e+09,'{"kind":"closed","seat":-1,"key":"ca343259169cf2a7cbfbb2386084928461162ef37d13503e2843e30e36dd10bf"}',X'8C714BC37E16011F659DF1DA1EC9F207');
INSERT INTO "entries" VALUES('dsc82ds3sndu',8,1.79490922671647071835e+09,'{"kind":"invited","seat":-1,"key":"fb402446219c240637f19f295c6fe93029fecf31337e642a323c6e8e2844cf5f"}',X'896B886671AF34E356676BA1827F357E');
INSERT INTO "entries" VALUES('dsc82ds3sndu',9,1.79490922676662492752e+09,'{"kind":"said","seat":0,"digest":"02219f05e00e8af94b5fdbb9d4f9a54f"}',X'07BC15AA7258A8C7E609AB7B41CEE836');
INSERT INTO "entries" VALUES('dsc82ds3sndu',10,1794909226.88273,'{"kind":"removed","line":9}',X'6B3C40C385DD700F3EA99A74D392AD07');
INSERT INTO "entries" VALUES('dsc82ds3sndu',11,1.79490922696295475955e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'C51E8EF73EE1B8BDB6EC7656181EC456');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',1,1.79490922758168268205e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"d8c799dabcf2bc1a538597edd66594fb3f74de115351b55bacb4a5c1e37f84ae"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"0b1ded3e27fd3e2634686fc63262a6f307006adb648a60fde37261f9361c5d0a","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'C708143E4CA7A06FCD4FFE0D17A5949C');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',2,1.79490922758168268205e+09,'{"kind":"opened","seat":-1,"key":"d8c799dabcf2bc1a538597edd66594fb3f74de115351b55bacb4a5c1e37f84ae"}',X'6693722C4D0032CEB1DC3751E78F7AB3');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',3,1.79490922758168268205e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["develop","plus-4","plus-3","swap","extra-office","move-three","swap","extra-office","develop","extra-office","plus-4","plus-3"]},"salt":"665abd8b5b523a10321fb7d7d963bedb"}',X'E6A12CF4460BEBD2B5653EF766FB4657');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',4,1.7949092277263631821e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'6C1DA3E059CA46C87D23305CD6644439');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',5,1.79490922788954210273e+09,'{"kind":"instant"}',X'1B35F2C378F3FCF7965BDC7F0F080CEC');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',6,1.79490923167024922372e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m halle-wittenberg/2","level":"claim"}',X'27BB40CF07FC67A657DFB081E98BCDC8');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',7,1.79490923508242106437e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t halle-wittenberg/1","level":"claim"}',X'3D8BBE089B10BCEF4CF3D55BFF52F87B');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',8,1.79490923516211295122e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'E7A179CFAF443CE939F2AEA2BABBFA6C');
INSERT INTO "entries" VALUES('g9wc5cbjdnc8',9,1.7949092352122528553e+09,'{"kind":"aborted"}',X'105D9C313CF9D6C23C8D971E0B01372B');
INSERT INTO "entries" VALUES('gt7795fvaczr',1,1.79490922702697920793e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"ba1bf2173ca459a54a09400c6a472465d35f8100908b1590308e38f9c6d8a17a"},{"kind":"human","name":"Player 2","colour":"blue","key":"32e0dafbc6f250ae23cf76d7055cc8bee9f37e634e34e9303d5071495f6b2676"},{"kind":"human","name":"Player 3","colour":"green","key":"6d8ba26eab0e8bc200cdcdfb061a82997858f7aa054978d42c8338574943a8a8"}],"host":"32f0ecc692c4c2c845a4cc2fb2a2a6a57d1aac2b21e7cd25cca74437391a277d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'C52976EC9FC934C95505D2CCBFCF6579');
INSERT INTO "entries" VALUES('gt7795fvaczr',2,1.79490922702697920793e+09,'{"kind":"opened","seat":-1,"key":"ba1bf2173ca459a54a09400c6a472465d35f8100908b1590308e38f9c6d8a17a"}',X'6E1B239747ECFB2A74EEFDD5BE5F0D4B');
INSERT INTO "entries" VALUES('gt7795fvaczr',3,1.79490922702697920793e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","swap","move-three","extra-office","extra-office","extra-office","develop","plus-3","plus-3","plus-4","develop","swap"]},"salt":"d2c772634f06d9fa2c1d0bd3fd9bc743"}',X'45C5DFDC994B72278B98F6571DB53873');
INSERT INTO "entries" VALUES('gt7795fvaczr',4,1.79490929572006678582e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'EDF16876BC8E2BEE628D901D06780C5A');
INSERT INTO "entries" VALUES('maz3hkpfryzf',1,1.79490922716473698611e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"cafc6ef843b873f420a7f2d833760aee49d5bbfd1c0264ec214a49ea4d26237b"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"2ba264d334a1f0ca76f49b7811163fe6c55adbe3760fe279f2c0233f413f6b86","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'447BB1B7E79D9E0B1153C77D38408C19');
INSERT INTO "entries" VALUES('maz3hkpfryzf',2,1.79490922716473698611e+09,'{"kind":"opened","seat":-1,"key":"cafc6ef843b873f420a7f2d833760aee49d5bbfd1c0264ec214a49ea4d26237b"}',X'34AE268957532354148939F017FF605B');
INSERT INTO "entries" VALUES('maz3hkpfryzf',3,1.79490922716473698611e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"486a37794832336d449fd8aa6fc619bd"}',X'C23F73DC1C4B0E18EC5387964B29EAA7');
INSERT INTO "entries" VALUES('maz3hkpfryzf',4,1.79490922729047608372e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'F1CABED577A6B30FAF3597E14F7543E0');
INSERT INTO "entries" VALUES('qvcywsjzeav7',1,1.79490922735953545566e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"f64aadd90c75dd7fbde57275d91f41dac9b561136ed857b4d358bde56d3a57d1"},{"kind":"human","name":"Player 2","colour":"blue","key":"91500b1961db45f9e9d90a4f2b323073ba7cca3b013860e234aadbbd9595bef3"}],"host":"c2ad575fcdfccd1d458016093ba036f2114c821a67ae58b7128c90ed197ada4f","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'4461511EFCCE1E09861EEF5580B5A39C');
INSERT INTO "entries" VALUES('qvcywsjzeav7',2,1.79490922735953545566e+09,'{"kind":"opened","seat":-1,"key":"f64aadd90c75dd7fbde57275d91f41dac9b561136ed857b4d358bde56d3a57d1"}',X'0801AB175EE11A4E96F6E01259B96C2C');
INSERT INTO "entries" VALUES('qvcywsjzeav7',3,1.79490922735953545566e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"b2d719c7264321ade7fbae4daf173692"}',X'0DB6183886100772105BE8EFD7CFC696');
INSERT INTO "entries" VALUES('qvcywsjzeav7',4,1.7949092274759759903e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'4C0281ED0A87C3ACEB4B58020102278E');
INSERT INTO "entries" VALUES('qvcywsjzeav7',5,1.79490922752810382837e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'2CDEB0932F2BD4476579DDA2E35BF6DF');
INSERT INTO "entries" VALUES('ygjrrpdvbw62',1,1.79490922707978820798e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"cb855ba947e05204806035c3ebcc8599a52eddb6d6f39ad640b3401bc5b4fae1"},{"kind":"human","name":"Player 2","colour":"blue","key":"a0af05bc485e01cb2bbf85774e69187fdbcefa129628453a86872be1801663a1"},{"kind":"human","name":"Player 3","colour":"green","key":"2df4e0f572f2a800c6cfb3de252b8286a11c2949e8a599b61e527771be0d8ef9"}],"host":"f7f1b81b3e1b5bd0da10a21b41d7f234f0fef0480b0db57358a4b0892c09c62d","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'D6640943E1D7B2F9B814097FBDEE13AC');
INSERT INTO "entries" VALUES('ygjrrpdvbw62',2,1.79490922707978820798e+09,'{"kind":"opened","seat":-1,"key":"cb855ba947e05204806035c3ebcc8599a52eddb6d6f39ad640b3401bc5b4fae1"}',X'585D5C7760DF89585A13F0E4F87D943E');
INSERT INTO "entries" VALUES('ygjrrpdvbw62',3,1.79490922707978820798e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","develop","plus-3","swap","move-three","plus-3","swap","extra-office","plus-4","develop","extra-office","extra-office"]},"salt":"26f48fb3624b4414899caaf210a94aa3"}',X'F03875A9877E70FB47AFE4C6BCA18623');
INSERT INTO "entries" VALUES('ygjrrpdvbw62',4,1.79490929575499510769e+09,'{"kind":"seen","seat":0}',X'F1E37FD4688C047FA9C0F62AC2746730');
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
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79490922537035298353e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('5acb48ad9d5623afb6329c0a1d43ca8b3d61abbeeac7c76d9a769db03b82d294','54bx97tp4rs6',-1);
INSERT INTO "held" VALUES('5acb48ad9d5623afb6329c0a1d43ca8b3d61abbeeac7c76d9a769db03b82d294','54bx97tp4rs6',0);
INSERT INTO "held" VALUES('8008f775d36074b31fecb742f20ed83915ef110bd802c82ccd9c93592b1288ab','54bx97tp4rs6',1);
INSERT INTO "held" VALUES('8d142a816a35589650292fa1ae350dadd40760c7f3d54c14a55e7cac7213eb1b','54bx97tp4rs6',-1);
INSERT INTO "held" VALUES('c528312bc0a3d23dacd72d8198597f2107a9b003162a5b8875c46239086677ed','54bx97tp4rs6',2);
INSERT INTO "held" VALUES('41e9a1d671476c6d7c46634a714d7f0d8298dc4c8fc4e262248c908431cb3449','77ydz88m8v87',-1);
INSERT INTO "held" VALUES('743752b16890460b37d8a85fcdb06fe21b1282581823494f2b889650269a3e91','77ydz88m8v87',2);
INSERT INTO "held" VALUES('761842c36e35a8e30b5ecd79796d74928df2c21d0d6f249e8f3399892c1c0cd5','77ydz88m8v87',-1);
INSERT INTO "held" VALUES('761842c36e35a8e30b5ecd79796d74928df2c21d0d6f249e8f3399892c1c0cd5','77ydz88m8v87',0);
INSERT INTO "held" VALUES('dc970db63f5891bef699df7659c2d6e64377d6857f15eef5bb943ec2b8af3009','77ydz88m8v87',1);
INSERT INTO "held" VALUES('1e7ff9d0ba5e33fc6081a36f718dcab40b8e9ca8097bcf3cd9c075199ea225fd','dsc82ds3sndu',-1);
INSERT INTO "held" VALUES('1e7ff9d0ba5e33fc6081a36f718dcab40b8e9ca8097bcf3cd9c075199ea225fd','dsc82ds3sndu',0);
INSERT INTO "held" VALUES('ef3479ce7b0644644fa3a949ffa3667813cea9dd86042b9370baaabeaee4bbb9','dsc82ds3sndu',-1);
INSERT INTO "held" VALUES('0b1ded3e27fd3e2634686fc63262a6f307006adb648a60fde37261f9361c5d0a','g9wc5cbjdnc8',-1);
INSERT INTO "held" VALUES('d8c799dabcf2bc1a538597edd66594fb3f74de115351b55bacb4a5c1e37f84ae','g9wc5cbjdnc8',-1);
INSERT INTO "held" VALUES('d8c799dabcf2bc1a538597edd66594fb3f74de115351b55bacb4a5c1e37f84ae','g9wc5cbjdnc8',0);
INSERT INTO "held" VALUES('32e0dafbc6f250ae23cf76d7055cc8bee9f37e634e34e9303d5071495f6b2676','gt7795fvaczr',1);
INSERT INTO "held" VALUES('32f0ecc692c4c2c845a4cc2fb2a2a6a57d1aac2b21e7cd25cca74437391a277d','gt7795fvaczr',-1);
INSERT INTO "held" VALUES('6d8ba26eab0e8bc200cdcdfb061a82997858f7aa054978d42c8338574943a8a8','gt7795fvaczr',2);
INSERT INTO "held" VALUES('ba1bf2173ca459a54a09400c6a472465d35f8100908b1590308e38f9c6d8a17a','gt7795fvaczr',-1);
INSERT INTO "held" VALUES('ba1bf2173ca459a54a09400c6a472465d35f8100908b1590308e38f9c6d8a17a','gt7795fvaczr',0);
INSERT INTO "held" VALUES('2ba264d334a1f0ca76f49b7811163fe6c55adbe3760fe279f2c0233f413f6b86','maz3hkpfryzf',-1);
INSERT INTO "held" VALUES('cafc6ef843b873f420a7f2d833760aee49d5bbfd1c0264ec214a49ea4d26237b','maz3hkpfryzf',-1);
INSERT INTO "held" VALUES('cafc6ef843b873f420a7f2d833760aee49d5bbfd1c0264ec214a49ea4d26237b','maz3hkpfryzf',0);
INSERT INTO "held" VALUES('91500b1961db45f9e9d90a4f2b323073ba7cca3b013860e234aadbbd9595bef3','qvcywsjzeav7',1);
INSERT INTO "held" VALUES('c2ad575fcdfccd1d458016093ba036f2114c821a67ae58b7128c90ed197ada4f','qvcywsjzeav7',-1);
INSERT INTO "held" VALUES('f64aadd90c75dd7fbde57275d91f41dac9b561136ed857b4d358bde56d3a57d1','qvcywsjzeav7',-1);
INSERT INTO "held" VALUES('f64aadd90c75dd7fbde57275d91f41dac9b561136ed857b4d358bde56d3a57d1','qvcywsjzeav7',0);
INSERT INTO "held" VALUES('2df4e0f572f2a800c6cfb3de252b8286a11c2949e8a599b61e527771be0d8ef9','ygjrrpdvbw62',2);
INSERT INTO "held" VALUES('a0af05bc485e01cb2bbf85774e69187fdbcefa129628453a86872be1801663a1','ygjrrpdvbw62',1);
INSERT INTO "held" VALUES('cb855ba947e05204806035c3ebcc8599a52eddb6d6f39ad640b3401bc5b4fae1','ygjrrpdvbw62',-1);
INSERT INTO "held" VALUES('cb855ba947e05204806035c3ebcc8599a52eddb6d6f39ad640b3401bc5b4fae1','ygjrrpdvbw62',0);
INSERT INTO "held" VALUES('f7f1b81b3e1b5bd0da10a21b41d7f234f0fef0480b0db57358a4b0892c09c62d','ygjrrpdvbw62',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('bf9ae1ab-ebb2-48c2-a510-f50406527445',1.79487055357374167439e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('54bx97tp4rs6','28d0f6');
INSERT INTO "makers" VALUES('77ydz88m8v87','28d0f6');
INSERT INTO "makers" VALUES('dsc82ds3sndu','28d0f6');
INSERT INTO "makers" VALUES('g9wc5cbjdnc8','28d0f6');
INSERT INTO "makers" VALUES('gt7795fvaczr','28d0f6');
INSERT INTO "makers" VALUES('maz3hkpfryzf','28d0f6');
INSERT INTO "makers" VALUES('qvcywsjzeav7','28d0f6');
INSERT INTO "makers" VALUES('ygjrrpdvbw62','28d0f6');
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','H4iWKp40nNxA85ry4T2HNkvBZZju_T3kwFaIhcUNwrA');
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
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'', clock_due REAL, untold REAL, filed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('dsc82ds3sndu',11,'lobby',1,NULL,1.79490922605164837837e+09,1.79490922696295475955e+09,'{"id":"dsc82ds3sndu","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794909226.0516484,"updated":1794909226.9629548,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'C51E8EF73EE1B8BDB6EC7656181EC456',X'6C5A355FCE183D2941324506847F7C9D',NULL,NULL,0);
INSERT INTO "tables" VALUES('gt7795fvaczr',4,'running',0,1.79490930572006678576e+09,1.79490922702697920793e+09,1.79490929572006678582e+09,'{"id":"gt7795fvaczr","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794909227.0269792,"updated":1794909295.7200668,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'EDF16876BC8E2BEE628D901D06780C5A',X'A4DB96B19DFA5CCCDDAAB3D89C8D4ADB',NULL,NULL,0);
INSERT INTO "tables" VALUES('ygjrrpdvbw62',4,'running',0,NULL,1.79490922707978820798e+09,1.79490929575499510769e+09,'{"id":"ygjrrpdvbw62","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794909227.0797882,"updated":1794909295.754995,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'F1E37FD4688C047FA9C0F62AC2746730',X'4CC4DEB1625EF72EF0CD29819E931C6E',NULL,NULL,0);
INSERT INTO "tables" VALUES('maz3hkpfryzf',4,'running',0,NULL,1.79490922716473698611e+09,1.79490922729047608372e+09,'{"id":"maz3hkpfryzf","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794909227.164737,"updated":1794909227.290476,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'F1CABED577A6B30FAF3597E14F7543E0',X'3F0CC7B19F9BA84BA6B600E770EB7484',NULL,NULL,0);
INSERT INTO "tables" VALUES('qvcywsjzeav7',5,'running',0,NULL,1.79490922735953545566e+09,1.79490922752810382837e+09,'{"id":"qvcywsjzeav7","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794909227.3595355,"updated":1794909227.5281038,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'2CDEB0932F2BD4476579DDA2E35BF6DF',X'4BCB3AC251BE220B504662F24DD2C7FE',NULL,NULL,0);
INSERT INTO "tables" VALUES('g9wc5cbjdnc8',9,'aborted',0,NULL,1.79490922758168268205e+09,1.7949092352122528553e+09,'{"id":"g9wc5cbjdnc8","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794909227.5816827,"updated":1794909235.2122529,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'105D9C313CF9D6C23C8D971E0B01372B',X'B7B6FB2306026DFA6E188460D2527759',NULL,NULL,0);
INSERT INTO "tables" VALUES('77ydz88m8v87',11,'running',0,NULL,1.79490923526478028302e+09,1.79490923562619805343e+09,'{"id":"77ydz88m8v87","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":2,"decider":1,"turn":1,"created":1794909235.2647803,"updated":1794909235.626198,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797587635.626198,"ranks":[],"totals":[]}',X'41B587EBD6AC4EB2CEE0E07A042738A8',X'0237DBFB238F7717666C7398648EE05D',1.79758763562619805335e+09,NULL,0);
INSERT INTO "tables" VALUES('54bx97tp4rs6',39,'running',0,NULL,1.79490923567070388795e+09,1.79490929601200175282e+09,'{"id":"54bx97tp4rs6","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":33,"decider":1,"turn":0,"created":1794909235.670704,"updated":1794909296.0120018,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"ranks":[],"totals":[]}',X'3C91BE217C0FC5504D0BF3CA76293952',X'116F220931B14F1C3208AFF0DF55BF13',NULL,NULL,0);
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
COMMIT;
