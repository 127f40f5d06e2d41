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
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- as in held and browser_keys; empty while it has no seats
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
INSERT INTO "entries" VALUES('3pjmamty6emh',1,1.7948975747854318619e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"3c00a89d6bcee4afa0627f1e8bc238457af7186e43b52ea4d337043e3c55ca5f"},{"kind":"human","name":"Player 2","colour":"blue","key":"9ad755263d94df5743b0f70bfeb1d829963cacf1882284fb18f3b90b0a2b4bec"},{"kind":"human","name":"Player 3","colour":"green","key":"ebb9143caca1e4f4e6e9120a2695fd12e46e250975d3fe0580c63d0a27b55551"}],"host":"4194acae63600084a400dde570243fa1d38c1f5ef69fef5eba5b7823529b5615","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"game","seconds":10,"increment":5,"level":"expert"}}',X'3FA12EE3ECE9B7B95DE7055C28A56E0B');
INSERT INTO "entries" VALUES('3pjmamty6emh',2,1.7948975747854318619e+09,'{"kind":"opened","seat":-1,"key":"3c00a89d6bcee4afa0627f1e8bc238457af7186e43b52ea4d337043e3c55ca5f"}',X'2BF8135414F463A141DF6CC20C9B3543');
INSERT INTO "entries" VALUES('3pjmamty6emh',3,1.7948975747854318619e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","plus-4","move-three","plus-4","extra-office","plus-3","develop","extra-office","plus-3","extra-office","swap","swap"]},"salt":"f90ab85bdb3e8422c95b95b2c0317391"}',X'C61F53D340E8007147E60F9DA68F9CB1');
INSERT INTO "entries" VALUES('3pjmamty6emh',4,1.7948975899944477081e+09,'{"kind":"expired","seat":0,"level":"expert"}',X'9947A00A95F93192AE6B15FF63559496');
INSERT INTO "entries" VALUES('3pjmamty6emh',5,1.79489759105192136761e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t goettingen-quedlinburg/1","level":"expert"}',X'97CB9D6F81828274A9EA35723B27DF1E');
INSERT INTO "entries" VALUES('3pjmamty6emh',6,1.79489759169297432902e+09,'{"kind":"decided","ply":1,"seat":0,"action":"place m goettingen-quedlinburg/2","level":"expert"}',X'F353F046C47027173C924E7AA66CFF36');
INSERT INTO "entries" VALUES('3pjmamty6emh',7,1.79489759239018917087e+09,'{"kind":"decided","ply":2,"seat":0,"action":"end","level":"expert"}',X'97A47C165C62813E21B9E0A99054D98F');
INSERT INTO "entries" VALUES('3pjmamty6emh',8,1.79489760739085364334e+09,'{"kind":"expired","seat":1,"level":"expert"}',X'B42E59D316F12297B0387D5F487AA76B');
INSERT INTO "entries" VALUES('3pjmamty6emh',9,1.79489760802212023737e+09,'{"kind":"decided","ply":3,"seat":1,"action":"place t bremen-osnabrueck/1","level":"expert"}',X'2418320045A8617C72C0CF544A753F9C');
INSERT INTO "entries" VALUES('3pjmamty6emh',10,1.79489760863891959193e+09,'{"kind":"decided","ply":4,"seat":1,"action":"place m bremen-osnabrueck/2","level":"expert"}',X'27D2F171F63FAB9CF159BAFEAB615E84');
INSERT INTO "entries" VALUES('3pjmamty6emh',11,1794897609.24067,'{"kind":"decided","ply":5,"seat":1,"action":"end","level":"expert"}',X'49AAAA4CFBFA960D55C94C5EA8A3AFFD');
INSERT INTO "entries" VALUES('3pjmamty6emh',12,1.79489762424073195454e+09,'{"kind":"expired","seat":2,"level":"expert"}',X'91ED0AD53C4F255D6055A67B903CAC73');
INSERT INTO "entries" VALUES('3pjmamty6emh',13,1.79489762493037509913e+09,'{"kind":"decided","ply":6,"seat":2,"action":"place m goettingen-quedlinburg/3","level":"expert"}',X'DA84BD366460A5672D012265BC6D2519');
INSERT INTO "entries" VALUES('3pjmamty6emh',14,1.7948976256800382137e+09,'{"kind":"decided","ply":7,"seat":2,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"expert"}',X'7A5310AD08D0D42B6AD00939C84EE5B4');
INSERT INTO "entries" VALUES('3pjmamty6emh',15,1.79489762628387594222e+09,'{"kind":"decided","ply":8,"seat":0,"action":"settle t goslar-quedlinburg/1","level":"expert"}',X'B7E24759D20C323CE5BDFD8A463A673D');
INSERT INTO "entries" VALUES('3pjmamty6emh',16,1.79489762659823131564e+09,'{"kind":"decided","ply":9,"seat":0,"action":"settle t goslar-quedlinburg/2 from stock","level":"expert"}',X'8B5B6EB07637C0730C31C69A5544CEAC');
INSERT INTO "entries" VALUES('3pjmamty6emh',17,1.794897626772651434e+09,'{"kind":"decided","ply":10,"seat":2,"action":"end","level":"expert"}',X'A5360BB31793B9AB5CA7F47C9C452B46');
INSERT INTO "entries" VALUES('3pjmamty6emh',18,1.79489762737977933881e+09,'{"kind":"decided","ply":11,"seat":0,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"expert"}',X'F54B0317DC842BEC647B5D2CAEEB823C');
INSERT INTO "entries" VALUES('3pjmamty6emh',19,1.79489762798795914654e+09,'{"kind":"decided","ply":12,"seat":2,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'4F74B891A2D5CF79CE13F23A0C3C3EBD');
INSERT INTO "entries" VALUES('3pjmamty6emh',20,1.79489762865259647366e+09,'{"kind":"decided","ply":13,"seat":2,"action":"settle t halle-quedlinburg/2 from stock","level":"expert"}',X'BB45B8947E7AA88F49FC74978B56BECC');
INSERT INTO "entries" VALUES('3pjmamty6emh',21,1.79489762895973515516e+09,'{"kind":"decided","ply":14,"seat":0,"action":"income 3t","level":"expert"}',X'797C268ABB35C61AACE99E4A13DD8587');
INSERT INTO "entries" VALUES('3pjmamty6emh',22,1.79489762915265369412e+09,'{"kind":"decided","ply":15,"seat":0,"action":"end","level":"expert"}',X'05499BFA3AC15C23D5507BF212931E3E');
INSERT INTO "entries" VALUES('3pjmamty6emh',23,1.79489762975727295876e+09,'{"kind":"decided","ply":16,"seat":1,"action":"place t bremen-osnabrueck/3","level":"expert"}',X'D6F0F852B9D75F09335368ED1358FC26');
INSERT INTO "entries" VALUES('3pjmamty6emh',24,1.79489763036611986164e+09,'{"kind":"decided","ply":17,"seat":1,"action":"route bremen-osnabrueck office osnabrueck","level":"expert"}',X'EF0C2D299E10A6FCC8BF5768B7351FF2');
INSERT INTO "entries" VALUES('3pjmamty6emh',25,1.79489763097489285472e+09,'{"kind":"decided","ply":18,"seat":1,"action":"end","level":"expert"}',X'1530A3FBEB65AE006FD1036381FF2088');
INSERT INTO "entries" VALUES('3pjmamty6emh',26,1.79489763129629874231e+09,'{"kind":"decided","ply":19,"seat":1,"action":"marker develop emden-osnabrueck","level":"expert"}',X'6B91F23922348B128D9490AD592BFF9C');
INSERT INTO "entries" VALUES('3pjmamty6emh',27,1.79489763190303611758e+09,'{"kind":"decided","ply":20,"seat":2,"action":"lift halle-quedlinburg/1","level":"expert"}',X'F665D9703F1106FD65314C8219DCEF11');
INSERT INTO "entries" VALUES('3pjmamty6emh',28,1.79489763251081442833e+09,'{"kind":"decided","ply":21,"seat":2,"action":"lift halle-quedlinburg/2","level":"expert"}',X'58A8E3B2D9E578BC74AFB0AFBFF02438');
INSERT INTO "entries" VALUES('3pjmamty6emh',29,1.79489763311262917515e+09,'{"kind":"decided","ply":22,"seat":2,"action":"drop halle-quedlinburg/1 emden-osnabrueck/1","level":"expert"}',X'22514E2A600E27B1C8376BEAD9AE88A4');
INSERT INTO "entries" VALUES('3pjmamty6emh',30,1.79489763348091435428e+09,'{"kind":"decided","ply":23,"seat":2,"action":"drop halle-quedlinburg/2 emden-osnabrueck/2","level":"expert"}',X'2ACDFBE51C8F4FE614019AB837D68DEA');
INSERT INTO "entries" VALUES('3pjmamty6emh',31,1.79489763368907666212e+09,'{"kind":"decided","ply":24,"seat":2,"action":"done","level":"expert"}',X'EE80027CD59485916A9D18F74CFC6E14');
INSERT INTO "entries" VALUES('3pjmamty6emh',32,1.79489763378421783449e+09,'{"kind":"decided","ply":25,"seat":2,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"expert"}',X'1934834B2BB24F3CB7DBFE82F4A66AA4');
INSERT INTO "entries" VALUES('3pjmamty6emh',33,1.79489763382795929902e+09,'{"kind":"decided","ply":26,"seat":0,"action":"settle t goslar-quedlinburg/3","level":"expert"}',X'73254C878BC9A0C02C71214326487FF0');
INSERT INTO "entries" VALUES('3pjmamty6emh',34,1.79489763389033484463e+09,'{"kind":"decided","ply":27,"seat":0,"action":"settle t goslar-quedlinburg/4 from stock","level":"expert"}',X'47B00E085B313E50541E9EEFF7E76563');
INSERT INTO "entries" VALUES('3pjmamty6emh',35,1.79489763393826651577e+09,'{"kind":"decided","ply":28,"seat":2,"action":"end","level":"expert"}',X'43D7CC51B9AFB642C1C41095CAC165E9');
INSERT INTO "entries" VALUES('3pjmamty6emh',36,1.79489763455497241019e+09,'{"kind":"decided","ply":29,"seat":0,"action":"displace t goettingen-quedlinburg/1 paying 1t","level":"expert"}',X'BA3C4E9ADE893899D37B4BF5DE2865AB');
INSERT INTO "entries" VALUES('3pjmamty6emh',37,1.794897635582931757e+09,'{"kind":"decided","ply":30,"seat":2,"action":"settle t halle-quedlinburg/1","level":"expert"}',X'998959291DEA9DD9C8AF00EC392B97BD');
INSERT INTO "entries" VALUES('bfuqhue3b47t',1,1.79489757232723331449e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"61f2f723eef1e7512ac7b560393b82f8da2f6f13501ed1518d0e49bf55296425"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"a1d613f98b955cd7e489bbcaddbcffff30a942f353cc9d107356f60806cf3f6d","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"5c13c551651077b3c86897c76a180f0a0753c759dfad73e928efc52411493d59","absence":3600}',X'DB27ABA39F997F23589E6A963E19F53B');
INSERT INTO "entries" VALUES('bfuqhue3b47t',2,1.79489757232723331449e+09,'{"kind":"opened","seat":-1,"key":"61f2f723eef1e7512ac7b560393b82f8da2f6f13501ed1518d0e49bf55296425"}',X'4161B5D6EC2161B7EB38F49566AD4213');
INSERT INTO "entries" VALUES('bfuqhue3b47t',3,1.79489757257694458958e+09,'{"kind":"opened","seat":0,"key":"a8750d11dc98ba1f20d9e3138c0a436614609f23382b3bf7f8754208e5881c37"}',X'C8B2AE85294AE7F5F9C1B1F1F0DEE2A9');
INSERT INTO "entries" VALUES('bfuqhue3b47t',4,1.79489757257694458958e+09,'{"kind":"opened","seat":-1,"key":"a8750d11dc98ba1f20d9e3138c0a436614609f23382b3bf7f8754208e5881c37"}',X'E9A0B5DB6E7B925EC4E19982423B03D1');
INSERT INTO "entries" VALUES('bfuqhue3b47t',5,1.79489757274970650668e+09,'{"kind":"linked","seat":0,"key":"d122aca0147b09a24f8a90e780c4947fbcb7ca486fc96b4f3aa68e4f7854e147"}',X'E52555CB971175C633D0FA8516CA2FE0');
INSERT INTO "entries" VALUES('bfuqhue3b47t',6,1.79489757277629828451e+09,'{"kind":"closed","seat":0,"key":"a8750d11dc98ba1f20d9e3138c0a436614609f23382b3bf7f8754208e5881c37"}',X'3798B2F47022F0F143D63AEAC95CACA8');
INSERT INTO "entries" VALUES('bfuqhue3b47t',7,1.79489757277629828451e+09,'{"kind":"closed","seat":-1,"key":"a8750d11dc98ba1f20d9e3138c0a436614609f23382b3bf7f8754208e5881c37"}',X'E02F0CB27F6A801200D9F5B24DACB41D');
INSERT INTO "entries" VALUES('bfuqhue3b47t',8,1.7948975727879242897e+09,'{"kind":"invited","seat":-1,"key":"884a5d12df33e6de5c225da9c9fb562270130202058e0d8e3d323da883ba718e"}',X'E5CC61E3D7C5CC138AD14F3A744863EC');
INSERT INTO "entries" VALUES('bfuqhue3b47t',9,1.79489757279979634282e+09,'{"kind":"said","seat":0,"digest":"d5c4e015c71d567b892b23d1beb95367"}',X'8FA008FEACD1769EE31664CB1DD292FA');
INSERT INTO "entries" VALUES('bfuqhue3b47t',10,1794897572.82718,'{"kind":"removed","line":9}',X'005F17919207626126600744355F2F00');
INSERT INTO "entries" VALUES('bfuqhue3b47t',11,1.79489757285705876354e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'8FCA92D9BDF51290F9028CB71105E729');
INSERT INTO "entries" VALUES('dmkuyft26nng',1,1.79489757474205970759e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"afaacf875a19b242d708ef2fbb7f5616326dd2d09fab1d57a30855fbd345ae6c"},{"kind":"human","name":"Player 2","colour":"blue","key":"29969784be281087469158ae6b4e55e5af96e3d32bff8c7b172377b1ba91c9fe"},{"kind":"human","name":"Player 3","colour":"green","key":"b946f850edf8bedbc2dbf09f4ac97b52aabae0b0f742f4ad17209c4a0c3d05cc"}],"host":"88a3adf586d5e7e1ef57e4de6b5c5192eb2c1decffe08c1a05a2c9e503559a85","invite":null,"seed":null,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"clock":{"per":"decision","seconds":86400,"vacation":7,"level":"expert"}}',X'B450ED8EBC78E5D18CB83E4FD93F2542');
INSERT INTO "entries" VALUES('dmkuyft26nng',2,1.79489757474205970759e+09,'{"kind":"opened","seat":-1,"key":"afaacf875a19b242d708ef2fbb7f5616326dd2d09fab1d57a30855fbd345ae6c"}',X'36FCA74FEBE4E6A4DDBDB7293CD0F6D8');
INSERT INTO "entries" VALUES('dmkuyft26nng',3,1.79489757474205970759e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["extra-office","plus-4","plus-3","swap","plus-3","plus-4","extra-office","develop","swap","extra-office","develop","move-three"]},"salt":"f3a8b6f3a9c3fca745435c33b5bd1b09"}',X'B6E7E200BC7C54B91747FA86199A92EC');
INSERT INTO "entries" VALUES('dmkuyft26nng',4,1.79489757475356245036e+09,'{"kind":"rested","seat":1,"days":7}',X'38354938D5BAC012652824C60EF2CB42');
INSERT INTO "entries" VALUES('dmkuyft26nng',5,1.79489757476403021807e+09,'{"kind":"proposed","seat":0,"proposal":"pause","ply":0,"agreed":[0],"days":30}',X'4BEE407B17F007CE0DE7A7899F3095DC');
INSERT INTO "entries" VALUES('dmkuyft26nng',6,1.79489757477553081512e+09,'{"kind":"answered","seat":1,"agree":true}',X'5AC80465732F32E039D0CF19E3FE427C');
INSERT INTO "entries" VALUES('dmkuyft26nng',7,1.79489757478102779386e+09,'{"kind":"answered","seat":2,"agree":true}',X'82F8647A13073F6972DBFE94B462021C');
INSERT INTO "entries" VALUES('dmkuyft26nng',8,1.79489757478102779386e+09,'{"kind":"paused","days":30}',X'5067904F5D97E9E8E95F12A67D665901');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',1,1.79489757306571507452e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"257e790395d0b8e117ea2a300607b8c1874a051626d0d19e3f6eb2ba6ff983f0"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"}],"host":"83578afcbb1d342abe83abb113bccdd96785a2e09220ef63c21a494a6b784124","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'FE6939C60D6114AD48D6C62D509D839E');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',2,1.79489757306571507452e+09,'{"kind":"opened","seat":-1,"key":"257e790395d0b8e117ea2a300607b8c1874a051626d0d19e3f6eb2ba6ff983f0"}',X'502F1FC6BECA917D325D865EFB87A800');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',3,1.79489757306571507452e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["develop","swap","plus-4","plus-3","develop","extra-office","move-three","swap","plus-4","extra-office","plus-3","extra-office"]},"salt":"d79678df29857681670ede70445a13f1"}',X'D8F918C064E095AAA42A79924D718E75');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',4,1.79489757329438185686e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'35ACDE4509926C4896C86287AC25126E');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',5,1.79489757335416531564e+09,'{"kind":"instant"}',X'6C71C9745B7132032AA3E35B8983208A');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',6,1.79489757461281371113e+09,'{"kind":"decided","ply":1,"seat":1,"action":"displace m halle-magdeburg/1 paying 1t","level":"claim"}',X'EEF88910286E641FB3BA8F43969CE64F');
INSERT INTO "entries" VALUES('fpxmedrwa8n5',7,1.79489757471065115934e+09,'{"kind":"aborted"}',X'CC296013D793E7C68E5FC3FC7A04CE14');
INSERT INTO "entries" VALUES('hzc8kpyyd26x',1,1.79489757287096428871e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"02ef3ae57ed4b81a172e11d51eea4d281d620a969d52dcb5c3b1f58fd67c836f"},{"kind":"human","name":"Player 2","colour":"blue","key":"f91fc353f8bab7b4f2d62a1e3e4502b3185ee731684b1bd3156310240268869d"},{"kind":"human","name":"Player 3","colour":"green","key":"ac8f5701e20cbd4212e07b6e1db778f11e021540f58ded32d7561627e04fb5f1"}],"host":"8b595611f955c9c13bba2080fb712d10d6662bbe5df784b9683caba62449960e","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'88CE0A5A00B3F7225FCD9DAC475ED297');
INSERT INTO "entries" VALUES('hzc8kpyyd26x',2,1.79489757287096428871e+09,'{"kind":"opened","seat":-1,"key":"02ef3ae57ed4b81a172e11d51eea4d281d620a969d52dcb5c3b1f58fd67c836f"}',X'39E630166645B03DF6A29D050F5251C7');
INSERT INTO "entries" VALUES('hzc8kpyyd26x',3,1.79489757287096428871e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["extra-office","swap","move-three"],"pile":["develop","plus-3","extra-office","extra-office","plus-4","plus-3","develop","swap","move-three","plus-4","extra-office","swap"]},"salt":"621a55be75efa81188072b5608d49159"}',X'F39362E809BBAD50BBF6ACAECC8C2895');
INSERT INTO "entries" VALUES('hzc8kpyyd26x',4,1.79489763481384921074e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'EA5B8A6F4DD2FD28CDB08E859B61D8CA');
INSERT INTO "entries" VALUES('j2t2acfr6x49',1,1.79489757288772511486e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"b1789871c831f6c5c4da169e2600247119a3d0bda892a12a875e4f7898862ae0"},{"kind":"human","name":"Player 2","colour":"blue","key":"54be7ff52f9533ac59edb257b45fd247141200383b0f9fe40392bb5f81504cef"},{"kind":"human","name":"Player 3","colour":"green","key":"a2ecfc178a7e1c133d8c9ebe4cf5dcd0fde895b786382739c7816a8d024282cb"}],"host":"0f906fff99ca931fa7a49891d901d7ea1444521362f8db101eb0e6bb2391f588","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'2E91296FEEDFCEBE74F0B01A3294FECD');
INSERT INTO "entries" VALUES('j2t2acfr6x49',2,1.79489757288772511486e+09,'{"kind":"opened","seat":-1,"key":"b1789871c831f6c5c4da169e2600247119a3d0bda892a12a875e4f7898862ae0"}',X'FE01533C0C600239CEAE16E0F7FC7806');
INSERT INTO "entries" VALUES('j2t2acfr6x49',3,1.79489757288772511486e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["move-three","swap","extra-office"],"pile":["develop","swap","plus-4","develop","move-three","extra-office","swap","extra-office","plus-3","extra-office","plus-4","plus-3"]},"salt":"494bad535066ac207afee14bba83f092"}',X'48A8D865D8748BC1DD21BE1B651B85F0');
INSERT INTO "entries" VALUES('j2t2acfr6x49',4,1.79489763499758791923e+09,'{"kind":"seen","seat":0}',X'F4A4DAF7208D23D3BDC6132FBFAC9D63');
INSERT INTO "entries" VALUES('k8u6phzwfxas',1,1.79489757294737625119e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"a483f2caca3d34d2625191496c149c0457dc717ff09a16179ea8596bcfcb5d22"},{"kind":"human","name":"Player 2","colour":"blue","key":"235c577f160ac60432e3e48654018a1f7dc904b11ed35b611b15df69c86749bb"}],"host":"f77134efbd15f8f490bc797395e060007f1654b19c0ee61f1f53978674412cec","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'462E3D274EF14CBF86ED5C19AFD99904');
INSERT INTO "entries" VALUES('k8u6phzwfxas',2,1.79489757294737625119e+09,'{"kind":"opened","seat":-1,"key":"a483f2caca3d34d2625191496c149c0457dc717ff09a16179ea8596bcfcb5d22"}',X'B6CE743D7CC66C6EB76332E6BABA1794');
INSERT INTO "entries" VALUES('k8u6phzwfxas',3,1.79489757294737625119e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"db8b34c3ea95919dfbe42ec1d53f5f7c"}',X'1C093167D3D5E08BD077D57D0BCEF9D8');
INSERT INTO "entries" VALUES('k8u6phzwfxas',4,1.79489757296786665917e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'E248CD9FD6DE50683D342ED84706ABA2');
INSERT INTO "entries" VALUES('k8u6phzwfxas',5,1.79489757305681228638e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'649192D542E20B83A4BAEF2075A04490');
INSERT INTO "entries" VALUES('spznrau4brhs',1,1.79489757290442013739e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"26975ca912f8a5969e7eb2dfa55fac5a7d582aa89709db13df80c6fed5479b37"},{"kind":"bot","name":"Tilda","colour":"blue","level":"claim"},{"kind":"bot","name":"Gerwin","colour":"green","level":"claim"}],"host":"7f6ca670ac2512e45275660e5edc60df33e92d2f324b5e9964cd9887042c3135","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'EDCCEE37957552F050E04912226F4E7F');
INSERT INTO "entries" VALUES('spznrau4brhs',2,1.79489757290442013739e+09,'{"kind":"opened","seat":-1,"key":"26975ca912f8a5969e7eb2dfa55fac5a7d582aa89709db13df80c6fed5479b37"}',X'4FFB5B4F386AAC5703EF6960FE0879F7');
INSERT INTO "entries" VALUES('spznrau4brhs',3,1.79489757290442013739e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"fdcbeb3398868a1ebe92f84fa1579da8"}',X'094BEC8CE2B3F7D62C99D274B5AAFC00');
INSERT INTO "entries" VALUES('spznrau4brhs',4,1.79489757292912411688e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'16AC641156BDE025080D08809FD929EF');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79489757203108859064e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('3c00a89d6bcee4afa0627f1e8bc238457af7186e43b52ea4d337043e3c55ca5f','3pjmamty6emh',-1);
INSERT INTO "held" VALUES('3c00a89d6bcee4afa0627f1e8bc238457af7186e43b52ea4d337043e3c55ca5f','3pjmamty6emh',0);
INSERT INTO "held" VALUES('4194acae63600084a400dde570243fa1d38c1f5ef69fef5eba5b7823529b5615','3pjmamty6emh',-1);
INSERT INTO "held" VALUES('9ad755263d94df5743b0f70bfeb1d829963cacf1882284fb18f3b90b0a2b4bec','3pjmamty6emh',1);
INSERT INTO "held" VALUES('ebb9143caca1e4f4e6e9120a2695fd12e46e250975d3fe0580c63d0a27b55551','3pjmamty6emh',2);
INSERT INTO "held" VALUES('a1d613f98b955cd7e489bbcaddbcffff30a942f353cc9d107356f60806cf3f6d','bfuqhue3b47t',-1);
INSERT INTO "held" VALUES('d122aca0147b09a24f8a90e780c4947fbcb7ca486fc96b4f3aa68e4f7854e147','bfuqhue3b47t',-1);
INSERT INTO "held" VALUES('d122aca0147b09a24f8a90e780c4947fbcb7ca486fc96b4f3aa68e4f7854e147','bfuqhue3b47t',0);
INSERT INTO "held" VALUES('29969784be281087469158ae6b4e55e5af96e3d32bff8c7b172377b1ba91c9fe','dmkuyft26nng',1);
INSERT INTO "held" VALUES('88a3adf586d5e7e1ef57e4de6b5c5192eb2c1decffe08c1a05a2c9e503559a85','dmkuyft26nng',-1);
INSERT INTO "held" VALUES('afaacf875a19b242d708ef2fbb7f5616326dd2d09fab1d57a30855fbd345ae6c','dmkuyft26nng',-1);
INSERT INTO "held" VALUES('afaacf875a19b242d708ef2fbb7f5616326dd2d09fab1d57a30855fbd345ae6c','dmkuyft26nng',0);
INSERT INTO "held" VALUES('b946f850edf8bedbc2dbf09f4ac97b52aabae0b0f742f4ad17209c4a0c3d05cc','dmkuyft26nng',2);
INSERT INTO "held" VALUES('257e790395d0b8e117ea2a300607b8c1874a051626d0d19e3f6eb2ba6ff983f0','fpxmedrwa8n5',-1);
INSERT INTO "held" VALUES('257e790395d0b8e117ea2a300607b8c1874a051626d0d19e3f6eb2ba6ff983f0','fpxmedrwa8n5',0);
INSERT INTO "held" VALUES('83578afcbb1d342abe83abb113bccdd96785a2e09220ef63c21a494a6b784124','fpxmedrwa8n5',-1);
INSERT INTO "held" VALUES('02ef3ae57ed4b81a172e11d51eea4d281d620a969d52dcb5c3b1f58fd67c836f','hzc8kpyyd26x',-1);
INSERT INTO "held" VALUES('02ef3ae57ed4b81a172e11d51eea4d281d620a969d52dcb5c3b1f58fd67c836f','hzc8kpyyd26x',0);
INSERT INTO "held" VALUES('8b595611f955c9c13bba2080fb712d10d6662bbe5df784b9683caba62449960e','hzc8kpyyd26x',-1);
INSERT INTO "held" VALUES('ac8f5701e20cbd4212e07b6e1db778f11e021540f58ded32d7561627e04fb5f1','hzc8kpyyd26x',2);
INSERT INTO "held" VALUES('f91fc353f8bab7b4f2d62a1e3e4502b3185ee731684b1bd3156310240268869d','hzc8kpyyd26x',1);
INSERT INTO "held" VALUES('0f906fff99ca931fa7a49891d901d7ea1444521362f8db101eb0e6bb2391f588','j2t2acfr6x49',-1);
INSERT INTO "held" VALUES('54be7ff52f9533ac59edb257b45fd247141200383b0f9fe40392bb5f81504cef','j2t2acfr6x49',1);
INSERT INTO "held" VALUES('a2ecfc178a7e1c133d8c9ebe4cf5dcd0fde895b786382739c7816a8d024282cb','j2t2acfr6x49',2);
INSERT INTO "held" VALUES('b1789871c831f6c5c4da169e2600247119a3d0bda892a12a875e4f7898862ae0','j2t2acfr6x49',-1);
INSERT INTO "held" VALUES('b1789871c831f6c5c4da169e2600247119a3d0bda892a12a875e4f7898862ae0','j2t2acfr6x49',0);
INSERT INTO "held" VALUES('235c577f160ac60432e3e48654018a1f7dc904b11ed35b611b15df69c86749bb','k8u6phzwfxas',1);
INSERT INTO "held" VALUES('a483f2caca3d34d2625191496c149c0457dc717ff09a16179ea8596bcfcb5d22','k8u6phzwfxas',-1);
INSERT INTO "held" VALUES('a483f2caca3d34d2625191496c149c0457dc717ff09a16179ea8596bcfcb5d22','k8u6phzwfxas',0);
INSERT INTO "held" VALUES('f77134efbd15f8f490bc797395e060007f1654b19c0ee61f1f53978674412cec','k8u6phzwfxas',-1);
INSERT INTO "held" VALUES('26975ca912f8a5969e7eb2dfa55fac5a7d582aa89709db13df80c6fed5479b37','spznrau4brhs',-1);
INSERT INTO "held" VALUES('26975ca912f8a5969e7eb2dfa55fac5a7d582aa89709db13df80c6fed5479b37','spznrau4brhs',0);
INSERT INTO "held" VALUES('7f6ca670ac2512e45275660e5edc60df33e92d2f324b5e9964cd9887042c3135','spznrau4brhs',-1);
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "machines" VALUES('bf9ae1ab-ebb2-48c2-a510-f50406527445',1.7948705535737423897e+09);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('3pjmamty6emh','28d0f6');
INSERT INTO "makers" VALUES('bfuqhue3b47t','28d0f6');
INSERT INTO "makers" VALUES('dmkuyft26nng','28d0f6');
INSERT INTO "makers" VALUES('fpxmedrwa8n5','28d0f6');
INSERT INTO "makers" VALUES('hzc8kpyyd26x','28d0f6');
INSERT INTO "makers" VALUES('j2t2acfr6x49','28d0f6');
INSERT INTO "makers" VALUES('k8u6phzwfxas','28d0f6');
INSERT INTO "makers" VALUES('spznrau4brhs','28d0f6');
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    made REAL NOT NULL,
    site TEXT NOT NULL, -- the address at which they reach the server, for links
    language TEXT NOT NULL,
    zone TEXT NOT NULL, -- of their clock
    quiet_from INTEGER, -- minutes after midnight, there; NULL: they have no quiet hours
    quiet_until INTEGER
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
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server_keys" VALUES('vapid','BJ_sQm4Pt2XPhe_8zVjKH1XLGtGt6t4WRlcZJp6aUyE');
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
INSERT INTO "tables" VALUES('bfuqhue3b47t',11,'lobby',1,NULL,1.79489757232723331449e+09,1.79489757285705876354e+09,'{"id":"bfuqhue3b47t","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794897572.3272333,"updated":1794897572.8570588,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'8FCA92D9BDF51290F9028CB71105E729',X'65937F26FDBBD020116080EC268C4531',NULL,NULL);
INSERT INTO "tables" VALUES('hzc8kpyyd26x',4,'running',0,1.79489764481384921068e+09,1.79489757287096428871e+09,1.79489763481384921074e+09,'{"id":"hzc8kpyyd26x","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794897572.8709643,"updated":1794897634.8138492,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'EA5B8A6F4DD2FD28CDB08E859B61D8CA',X'B0005E7918810E92083D6AC5FAD8A47F',NULL,NULL);
INSERT INTO "tables" VALUES('j2t2acfr6x49',4,'running',0,NULL,1.79489757288772511486e+09,1.79489763499758791923e+09,'{"id":"j2t2acfr6x49","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794897572.887725,"updated":1794897634.997588,"you":[],"absence":60,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'F4A4DAF7208D23D3BDC6132FBFAC9D63',X'CD9FD1FDD8C4DFF6F3974EAC6BF80EEE',NULL,NULL);
INSERT INTO "tables" VALUES('spznrau4brhs',4,'running',0,NULL,1.79489757290442013739e+09,1.79489757292912411688e+09,'{"id":"spznrau4brhs","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Gerwin","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794897572.9044201,"updated":1794897572.929124,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'16AC641156BDE025080D08809FD929EF',X'62E95976B56C65378CBA1FA8E5CB6297',NULL,NULL);
INSERT INTO "tables" VALUES('k8u6phzwfxas',5,'running',0,NULL,1.79489757294737625119e+09,1.79489757305681228638e+09,'{"id":"k8u6phzwfxas","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794897572.9473763,"updated":1794897573.0568123,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'649192D542E20B83A4BAEF2075A04490',X'13C86669328F297B61817A4B40E50772',NULL,NULL);
INSERT INTO "tables" VALUES('fpxmedrwa8n5',7,'aborted',0,NULL,1.79489757306571507452e+09,1.79489757471065115934e+09,'{"id":"fpxmedrwa8n5","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Tilda","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":2,"decider":null,"turn":null,"created":1794897573.065715,"updated":1794897574.7106512,"you":[],"absence":3600,"comeback":true,"imported":false,"clock":null,"due":null,"ranks":[],"totals":[]}',X'CC296013D793E7C68E5FC3FC7A04CE14',X'BB90C4AFA15201D377ACAC3C566203A4',NULL,NULL);
INSERT INTO "tables" VALUES('dmkuyft26nng',8,'running',0,NULL,1.79489757474205970759e+09,1.79489757478102779386e+09,'{"id":"dmkuyft26nng","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794897574.7420597,"updated":1794897574.7810278,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"decision","seconds":86400,"increment":0,"vacation":7,"end":"bot","level":"expert"},"due":1797575974.7420597,"ranks":[],"totals":[]}',X'5067904F5D97E9E8E95F12A67D665901',X'BE08B7C02E53D3D2F97B15C315BFC2E1',1.79757597474205970764e+09,NULL);
INSERT INTO "tables" VALUES('3pjmamty6emh',37,'running',0,NULL,1.7948975747854318619e+09,1.794897635582931757e+09,'{"id":"3pjmamty6emh","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"expert","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":"expert","vacated":false,"replaced":true,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":"expert","vacated":false,"replaced":true,"host":false}],"ply":31,"decider":2,"turn":0,"created":1794897574.7854319,"updated":1794897635.5829318,"you":[],"absence":null,"comeback":true,"imported":false,"clock":{"per":"game","seconds":10,"increment":5,"vacation":0,"end":"bot","level":"expert"},"due":null,"ranks":[],"totals":[]}',X'998959291DEA9DD9C8AF00EC392B97BD',X'12967C5EB3785BA49F58E4101677FC9E',NULL,NULL);
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
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR instr(OLD.entry, ',"words":') = 0
    OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_browser ON devices (browser) WHERE browser <> '';
CREATE INDEX ways_person ON ways (person);
CREATE INDEX notices_way ON notices (way);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
COMMIT;
