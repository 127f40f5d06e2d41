BEGIN TRANSACTION;
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
INSERT INTO "entries" VALUES('2g6ey9r5j8ax',1,1.7948553120222053527e+09,'{"kind":"created","board":"britannia","edition":"classic","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"53d917f7e5caed27548f67a93d75cb499b7937eedbcbb9548d00d0b199e0e50b"},{"kind":"human","name":"Player 2","colour":"blue","key":"ab588ab0ae57430ab654038d553a9a3ddf4faaa86a5a4316769349c7fb0d1d6e"}],"host":"45ffa5df0d5630351910fc01a862591c2814c20731243755003b70682e662595","invite":null,"seed":7,"public":false,"spectators":true,"pace":600,"shuffle":false,"rules":2,"absence":3600}',X'09738DD57EA175E5B7DB5CDD1F036EA8');
INSERT INTO "entries" VALUES('2g6ey9r5j8ax',2,1.7948553120222053527e+09,'{"kind":"opened","seat":-1,"key":"53d917f7e5caed27548f67a93d75cb499b7937eedbcbb9548d00d0b199e0e50b"}',X'6B81B8E7E9A169E520013A462617FDF9');
INSERT INTO "entries" VALUES('2g6ey9r5j8ax',3,1.7948553120222053527e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"]},"salt":"f7a5c3a5d6c2a2a2a0cf99be0d4078f6"}',X'17C62F9391EBED43C039DFD72EA211D8');
INSERT INTO "entries" VALUES('2g6ey9r5j8ax',4,1.79485531209298944475e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'1D1887C4E0FF965D23446EB7074070EA');
INSERT INTO "entries" VALUES('2g6ey9r5j8ax',5,1.79485531211004900936e+09,'{"kind":"proposed","seat":0,"proposal":"takeback","ply":0,"agreed":[0]}',X'CC7A71436DEF20BF2657A1B96EDD3749');
INSERT INTO "entries" VALUES('ec5vhva3aq2z',1,1.79485531184242725374e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":["missions"],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"355174d52e2e9cbe3ecc87e13e5554ca2a9b84c0bdb87f947155742e55bc0d4e"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"0c873f9bb9d1cdf7b24e14cae4f5002afdb927d3af86fb7c15cb73d9c667e7b5","invite":null,"seed":7,"public":false,"spectators":true,"pace":0,"shuffle":false,"rules":2,"absence":3600}',X'6D35A3BA4C0DBF390BC59E186AA06601');
INSERT INTO "entries" VALUES('ec5vhva3aq2z',2,1.79485531184242725374e+09,'{"kind":"opened","seat":-1,"key":"355174d52e2e9cbe3ecc87e13e5554ca2a9b84c0bdb87f947155742e55bc0d4e"}',X'F1ACCFDD4C427AA8983DEA72A4ADFDE6');
INSERT INTO "entries" VALUES('ec5vhva3aq2z',3,1.79485531184242725374e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","extra-office","move-three"],"pile":["plus-4","extra-office","extra-office","plus-3","plus-3","extra-office","swap","plus-4","develop","move-three","develop","swap"],"missions":["mission-bremen","mission-lueneburg","mission-magdeburg"]},"salt":"63d818e762a60499e37202563289a055"}',X'514999143A6177E0542989347D6506F1');
INSERT INTO "entries" VALUES('ec5vhva3aq2z',4,1.79485531191677141187e+09,'{"kind":"decided","ply":0,"seat":0,"action":"place t hamburg-luebeck/1"}',X'A46D8B99E460C8E32D094FB8C3850AAF');
INSERT INTO "entries" VALUES('kknj493fah62',1,1.79485531181083965302e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"c8269d0c3a76e1610ea357303c2176e75cb6c430bc4a25c4c3d3e414816a4daf"},{"kind":"human","name":"Player 2","colour":"blue","key":"77fb0a35f23fda1f62aec5f63590e2d1ef179e9f4dff8065330eeb67171bafcf"},{"kind":"human","name":"Player 3","colour":"green","key":"06515c21a6bd7ad7840396b00add0eb71bb7a615b3ff9431333cc0a2060a629d"}],"host":"9ef9f9ea6610fce86724e3e7ff30f6a8eff9226727ef958a155e8981a10993a7","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":60}',X'3FC55B889A8105D93052C166BF848F53');
INSERT INTO "entries" VALUES('kknj493fah62',2,1.79485531181083965302e+09,'{"kind":"opened","seat":-1,"key":"c8269d0c3a76e1610ea357303c2176e75cb6c430bc4a25c4c3d3e414816a4daf"}',X'51301C7594A3F378F25A726C1E815F2A');
INSERT INTO "entries" VALUES('kknj493fah62',3,1.79485531181083965302e+09,'{"kind":"started","order":[0,1,2],"chance":{"taverns":["swap","move-three","extra-office"],"pile":["plus-4","extra-office","swap","develop","move-three","develop","plus-4","swap","plus-3","plus-3","extra-office","extra-office"]},"salt":"6f800aea2552196061d6f1ba20624b61"}',X'D4919FC9D217CDD9A1076DDF24E1C5BB');
INSERT INTO "entries" VALUES('kknj493fah62',4,1.79485537345233464243e+09,'{"kind":"replaced","seat":0,"level":"claim"}',X'9FD1F985CF6531059DCBB3A0A7C7AB84');
INSERT INTO "entries" VALUES('vchcd82uffa4',1,1.79485531211723875998e+09,'{"kind":"created","board":"east","edition":"bigbox","modules":[],"duo":"britannia","pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"14fb477513b81a039c6389c49e033bdb9a876e0ab19a9a6427a50bede917a9d1"},{"kind":"bot","name":"Claim 2","colour":"blue","level":"claim"}],"host":"3637c2265c25c17fe1ccc96590b6bf31f7dee371fbb5839aaa7a6b496d985d6f","invite":null,"seed":null,"public":false,"spectators":true,"pace":10000,"shuffle":false,"rules":2,"absence":3600}',X'B3BF4993AF9AC9AC7D98BD605F590390');
INSERT INTO "entries" VALUES('vchcd82uffa4',2,1.79485531211723875998e+09,'{"kind":"opened","seat":-1,"key":"14fb477513b81a039c6389c49e033bdb9a876e0ab19a9a6427a50bede917a9d1"}',X'19B93C1C76593A6C87EFCF05E3DBAA29');
INSERT INTO "entries" VALUES('vchcd82uffa4',3,1.79485531211723875998e+09,'{"kind":"started","order":[0,1],"chance":{"taverns":["move-three","extra-office","swap"],"pile":["swap","develop","swap","plus-3","plus-3","plus-4","extra-office","extra-office","extra-office","develop","plus-4","move-three"]},"salt":"904d90fb6f31d05040061fbd865e07ee"}',X'E82E04F492F77B0CC2F0B67DCE194154');
INSERT INTO "entries" VALUES('vchcd82uffa4',4,1.79485531214212059971e+09,'{"kind":"decided","ply":0,"seat":0,"action":"end"}',X'093705BDD9213D23F2A7B64E3125C6D2');
INSERT INTO "entries" VALUES('vchcd82uffa4',5,1.79485531220407533645e+09,'{"kind":"instant"}',X'54F938609309626F6825D3CBDCD43D36');
INSERT INTO "entries" VALUES('vchcd82uffa4',6,1.79485531275180602069e+09,'{"kind":"decided","ply":1,"seat":1,"action":"place m havelberg-perleberg/2","level":"claim"}',X'E04AB26DCD917C06E99420CDD0CAE664');
INSERT INTO "entries" VALUES('vchcd82uffa4',7,1.79485531337890577311e+09,'{"kind":"decided","ply":2,"seat":1,"action":"place t havelberg-perleberg/1","level":"claim"}',X'0DCB758AA8E9788BCB7B1A954B9072BB');
INSERT INTO "entries" VALUES('vchcd82uffa4',8,1.79485531339641213419e+09,'{"kind":"decided","ply":3,"seat":1,"action":"end","level":"claim"}',X'DE31618E6DB310672C26F3C0C184BE77');
INSERT INTO "entries" VALUES('vchcd82uffa4',9,1.79485531344500780105e+09,'{"kind":"aborted"}',X'B3EBA867442FA1932A9B5461EDE686E2');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',1,1.79485531138686871524e+09,'{"kind":"created","board":"hansa","edition":"bigbox","modules":[],"duo":null,"pile":null,"places":[{"kind":"human","name":"Player 1","colour":"red","key":"db2249e4db336be4b61fd969e36746efb2abf9c7e8718e86ec03aa1f2f5d60eb"},{"kind":"open","name":"","colour":"blue"},{"kind":"bot","name":"Claim 3","colour":"green","level":"claim"}],"host":"86e4bac9048200c834fd814bda8c6333aa353585d3f9857ce10d012c368574d1","invite":null,"seed":null,"public":true,"spectators":true,"pace":0,"shuffle":false,"rules":2,"invited":"b2428dffb342761d0f95ccba733a05d62a9a00e0561f318a49a04ae85f040b12","absence":3600}',X'05C66A372794503AE6FB8E8BD6C06CD4');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',2,1.79485531138686871524e+09,'{"kind":"opened","seat":-1,"key":"db2249e4db336be4b61fd969e36746efb2abf9c7e8718e86ec03aa1f2f5d60eb"}',X'645FDF23C25EB4183C8B1211DF0A6DDA');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',3,1.79485531161864948269e+09,'{"kind":"opened","seat":0,"key":"af74f8cc4bde188cd647acda21dd5dbeeeff86370ead54e8254c6e6b6cb658d1"}',X'10C2D7A6E13A97BFD5962AB5B1CCC431');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',4,1.79485531161864948269e+09,'{"kind":"opened","seat":-1,"key":"af74f8cc4bde188cd647acda21dd5dbeeeff86370ead54e8254c6e6b6cb658d1"}',X'E10DB4F9C1876920BBBA138139E915E4');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',5,1.7948553116255002022e+09,'{"kind":"linked","seat":0,"key":"a28b1f2b7862233bcfd9096c3768d95ffb2e3c0f27523b87d62e95a6571d55d2"}',X'3432EDF58F414A334C0D433953B7A020');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',6,1.79485531166100764277e+09,'{"kind":"closed","seat":0,"key":"af74f8cc4bde188cd647acda21dd5dbeeeff86370ead54e8254c6e6b6cb658d1"}',X'52164336AB25C722C109B6B9217218C8');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',7,1.79485531166100764277e+09,'{"kind":"closed","seat":-1,"key":"af74f8cc4bde188cd647acda21dd5dbeeeff86370ead54e8254c6e6b6cb658d1"}',X'3CAA166DCCB7010C383FC95C25EC2A5D');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',8,1.79485531167480063434e+09,'{"kind":"invited","seat":-1,"key":"aef181203b397c05415cc725b553eb4f74f41caef317617f2e22706ed8111fd1"}',X'03397D583DED5DBDD17A6D73A6F7EFE2');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',9,1.79485531171154594426e+09,'{"kind":"said","seat":0,"text":"to be removed"}',X'0CE569FA01011BCAFA7E056824ED189B');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',10,1.79485531174998569486e+09,'{"kind":"removed","line":9}',X'5FC99D2AAD4BDFCACC4BE085262B81DA');
INSERT INTO "entries" VALUES('wnmqvcnpdrpu',11,1.79485531177116203315e+09,'{"kind":"renamed","seat":0,"name":"Anna"}',X'5F6005678FE940B3A5631E26B395ED9B');
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);
INSERT INTO "health" VALUES(1,1.79485531115491580957e+09);
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES('45ffa5df0d5630351910fc01a862591c2814c20731243755003b70682e662595','2g6ey9r5j8ax',-1);
INSERT INTO "held" VALUES('53d917f7e5caed27548f67a93d75cb499b7937eedbcbb9548d00d0b199e0e50b','2g6ey9r5j8ax',-1);
INSERT INTO "held" VALUES('53d917f7e5caed27548f67a93d75cb499b7937eedbcbb9548d00d0b199e0e50b','2g6ey9r5j8ax',0);
INSERT INTO "held" VALUES('ab588ab0ae57430ab654038d553a9a3ddf4faaa86a5a4316769349c7fb0d1d6e','2g6ey9r5j8ax',1);
INSERT INTO "held" VALUES('0c873f9bb9d1cdf7b24e14cae4f5002afdb927d3af86fb7c15cb73d9c667e7b5','ec5vhva3aq2z',-1);
INSERT INTO "held" VALUES('355174d52e2e9cbe3ecc87e13e5554ca2a9b84c0bdb87f947155742e55bc0d4e','ec5vhva3aq2z',-1);
INSERT INTO "held" VALUES('355174d52e2e9cbe3ecc87e13e5554ca2a9b84c0bdb87f947155742e55bc0d4e','ec5vhva3aq2z',0);
INSERT INTO "held" VALUES('06515c21a6bd7ad7840396b00add0eb71bb7a615b3ff9431333cc0a2060a629d','kknj493fah62',2);
INSERT INTO "held" VALUES('77fb0a35f23fda1f62aec5f63590e2d1ef179e9f4dff8065330eeb67171bafcf','kknj493fah62',1);
INSERT INTO "held" VALUES('9ef9f9ea6610fce86724e3e7ff30f6a8eff9226727ef958a155e8981a10993a7','kknj493fah62',-1);
INSERT INTO "held" VALUES('c8269d0c3a76e1610ea357303c2176e75cb6c430bc4a25c4c3d3e414816a4daf','kknj493fah62',-1);
INSERT INTO "held" VALUES('c8269d0c3a76e1610ea357303c2176e75cb6c430bc4a25c4c3d3e414816a4daf','kknj493fah62',0);
INSERT INTO "held" VALUES('14fb477513b81a039c6389c49e033bdb9a876e0ab19a9a6427a50bede917a9d1','vchcd82uffa4',-1);
INSERT INTO "held" VALUES('14fb477513b81a039c6389c49e033bdb9a876e0ab19a9a6427a50bede917a9d1','vchcd82uffa4',0);
INSERT INTO "held" VALUES('3637c2265c25c17fe1ccc96590b6bf31f7dee371fbb5839aaa7a6b496d985d6f','vchcd82uffa4',-1);
INSERT INTO "held" VALUES('86e4bac9048200c834fd814bda8c6333aa353585d3f9857ce10d012c368574d1','wnmqvcnpdrpu',-1);
INSERT INTO "held" VALUES('a28b1f2b7862233bcfd9096c3768d95ffb2e3c0f27523b87d62e95a6571d55d2','wnmqvcnpdrpu',-1);
INSERT INTO "held" VALUES('a28b1f2b7862233bcfd9096c3768d95ffb2e3c0f27523b87d62e95a6571d55d2','wnmqvcnpdrpu',0);
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "makers" VALUES('2g6ey9r5j8ax','28d0f6');
INSERT INTO "makers" VALUES('ec5vhva3aq2z','28d0f6');
INSERT INTO "makers" VALUES('kknj493fah62','28d0f6');
INSERT INTO "makers" VALUES('vchcd82uffa4','28d0f6');
INSERT INTO "makers" VALUES('wnmqvcnpdrpu','28d0f6');
CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY
);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
, head BLOB NOT NULL DEFAULT x'', seal BLOB NOT NULL DEFAULT x'');
INSERT INTO "tables" VALUES('wnmqvcnpdrpu',11,'lobby',1,NULL,1.79485531138686871524e+09,1.79485531177116203315e+09,'{"id":"wnmqvcnpdrpu","status":"lobby","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Anna","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"open","name":"","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":0,"decider":null,"turn":null,"created":1794855311.3868687,"updated":1794855311.771162,"you":[]}',X'5F6005678FE940B3A5631E26B395ED9B',X'B717270D89F7381A73302ACE72C485B4');
INSERT INTO "tables" VALUES('kknj493fah62',4,'running',0,1.79485538345233464237e+09,1.79485531181083965302e+09,1.79485537345233464243e+09,'{"id":"kknj493fah62","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":[],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":"claim","vacated":false,"replaced":true,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"human","name":"Player 3","colour":"green","level":null,"vacated":false,"replaced":false,"host":false}],"ply":0,"decider":0,"turn":0,"created":1794855311.8108397,"updated":1794855373.4523346,"you":[]}',X'9FD1F985CF6531059DCBB3A0A7C7AB84',X'6B4505838508378FC939F09383D09EB5');
INSERT INTO "tables" VALUES('ec5vhva3aq2z',4,'running',0,NULL,1.79485531184242725374e+09,1.79485531191677141187e+09,'{"id":"ec5vhva3aq2z","status":"running","board":"hansa","players":3,"edition":"bigbox","modules":["missions"],"duo":null,"seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false},{"seat":2,"kind":"bot","name":"Claim 3","colour":"green","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":1,"decider":0,"turn":0,"created":1794855311.8424273,"updated":1794855311.9167714,"you":[]}',X'A46D8B99E460C8E32D094FB8C3850AAF',X'BFF50ACCFAA863C7A0011F2A4D45F43A');
INSERT INTO "tables" VALUES('2g6ey9r5j8ax',5,'running',0,NULL,1.7948553120222053527e+09,1.79485531211004900936e+09,'{"id":"2g6ey9r5j8ax","status":"running","board":"britannia","players":2,"edition":"classic","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"human","name":"Player 2","colour":"blue","level":null,"vacated":false,"replaced":false,"host":false}],"ply":1,"decider":1,"turn":1,"created":1794855312.0222054,"updated":1794855312.110049,"you":[]}',X'CC7A71436DEF20BF2657A1B96EDD3749',X'4BDC654102A218A2A8EA3BA80C90F48A');
INSERT INTO "tables" VALUES('vchcd82uffa4',9,'aborted',0,NULL,1.79485531211723875998e+09,1.79485531344500780105e+09,'{"id":"vchcd82uffa4","status":"aborted","board":"east","players":2,"edition":"bigbox","modules":[],"duo":"britannia","seats":[{"seat":0,"kind":"human","name":"Player 1","colour":"red","level":null,"vacated":false,"replaced":false,"host":true},{"seat":1,"kind":"bot","name":"Claim 2","colour":"blue","level":"claim","vacated":false,"replaced":false,"host":false}],"ply":4,"decider":null,"turn":null,"created":1794855312.1172388,"updated":1794855313.4450078,"you":[]}',X'B3EBA867442FA1932A9B5461EDE686E2',X'3A417E493215DDFC8A885B833641BCD5');
CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
CREATE INDEX held_table ON held (table_id);
CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX makers_client ON makers (client);
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
COMMIT;
