"""A second reading of the five boards, typed apart from the data files so that a slip in either shows.

Offices: the letter of the colour, s(quare) or c(ircle), the coin. Routes: L(and) and S(hip) posts from the
first named city to the second, on Britannia followed by the letter of the region.
"""

HANSA_ROUTES = """
emden-groningen LLL; emden-osnabrueck LLLL; kampen-osnabrueck LL; arnheim-kampen LLL;
bremen-osnabrueck LLL; hamburg-stade LLL; bremen-hamburg LLLL; bremen-minden LLL;
bremen-hannover LLL; hannover-minden LLL; hannover-lueneburg LLL; brunswiek-minden LLLL;
hamburg-lueneburg LLLL; hamburg-luebeck LLL; lueneburg-perleberg LLL; perleberg-stendal LLL;
brunswiek-stendal LLLL; arnheim-muenster LLL; arnheim-duisburg LLL; dortmund-duisburg LL;
dortmund-paderborn LLL; minden-muenster LLL; minden-paderborn LLL; hildesheim-paderborn LLL;
paderborn-warburg LLL; coellen-warburg LLLL; goettingen-quedlinburg LLL; goslar-hildesheim LLL;
goslar-magdeburg LL; goslar-quedlinburg LLLL; halle-quedlinburg LLLL; magdeburg-stendal LLL"""

EAST_ROUTES = """
luebeck-wismar LLL; stralsund-wismar SSL; malmoe-stralsund SSL; malmoe-visby LSL;
danzig-malmoe LLLS; waren-wismar LLL; havelberg-perleberg LL; havelberg-waren LLL;
stettin-waren LLLL; anklam-stettin LLL; anklam-belgard LLL; belgard-danzig LLLL;
belgard-kulm LLL; kulm-stettin LLL; brandenburg-stettin LLL; danzig-koenigsberg LLLL;
braunsberg-danzig LLLL; braunsberg-elbing LLL; elbing-kulm LL; allenstein-braunsberg LLL;
allenstein-thorn LLL; krakau-thorn LLL; breslau-krakau LLL; breslau-frankfurt LLL;
frankfurt-stettin LL; dresden-krakau LLLL; dresden-halle LLLL; halle-wittenberg LL;
brandenburg-halle LLL; halle-magdeburg LLL; brandenburg-tangermuende LL;
berlin-coelln-brandenburg LLL"""

BRITANNIA_ROUTES = """
conway-isle-of-man SSL w; carlisle-richmond LLL e; carlisle-durham LLLL e; durham-newcastle LLL e;
lancaster-richmond LL e; durham-lancaster LLL e; durham-york LLL e; nottingham-york LLL e;
hereford-lancaster LL e; chester-hereford LLLL e; chester-conway LLL w; conway-montgomery LLL w;
hereford-montgomery LLL w; montgomery-pembroke LLL w; cardiff-montgomery LLL w;
cardiff-pembroke LLL w; coventry-hereford LLL e; coventry-nottingham LLL e;
cambridge-coventry LLL e; cardiff-coventry LLL e; cardiff-oxford LLLL e; london-oxford LLLL e;
cambridge-london LLL e; cambridge-norwich LLL e; cambridge-ipswich LLLL e;
norwich-nottingham LLL e; oxford-salisbury LLLL e; bristol-salisbury LLLL e;
plymouth-salisbury LLLL e; salisbury-southampton LL e; calais-southampton LSS e;
calais-canterbury LSL e; canterbury-london LLL e"""

BRITANNIA_CITIES = """
bristol os2; calais ws oc ps; cambridge wc bs; canterbury ws pc; chester ws oc bs; conway ws os;
coventry ws ps; durham os; hereford ws ps bs; ipswich os2; lancaster ps; montgomery os ps;
newcastle ws os pc; norwich ws ps; nottingham os ps; oxford wc os; pembroke ws os bc;
plymouth ws oc2; richmond ws; salisbury os ps; southampton ws os bs; york ws oc"""

CITIES = {
    "hansa-3": """
arnheim ws wc os ps; bremen ps; brunswiek os; coellen ws1 ps; dortmund wc os; duisburg ws;
emden wc ps; goettingen ws os; goslar ws; groningen ws1 oc; halle ws1 os; hamburg ws os bs;
hannover ws ps; hildesheim ws bs; kampen os bs; luebeck ws1 ps; lueneburg wc; magdeburg wc os;
minden ws os ps bs; muenster wc os; osnabrueck ws os bs; paderborn ws bc; perleberg ws ps bc;
quedlinburg oc pc; stade wc1; stendal ws wc os ps; warburg os1 ps""",
    "hansa-45": """
arnheim ws wc os ps; bremen wc ps; brunswiek os; coellen ws1 ps; dortmund wc os ps; duisburg ws;
emden wc ps; goettingen ws wc ps; goslar ws bs; groningen ws1 oc; halle ws1 os; hamburg ws os bs;
hannover ws ps; hildesheim ws bs; kampen oc bs; luebeck ws1 ps; lueneburg oc bs; magdeburg wc os;
minden ws os ps bs; muenster wc os; osnabrueck ws os bs; paderborn ws bc; perleberg ws ps bc;
quedlinburg oc pc; stade wc; stendal ws wc os ps; warburg os ps""",
    "east": """
allenstein ws ps; anklam ws ps; belgard; berlin-coelln os; brandenburg wc ps; braunsberg ws oc;
breslau ws oc bs; danzig ws os ps bs; dresden; elbing os bs; frankfurt ws os ps; halle ws oc;
havelberg ws1 wc ps bs; koenigsberg os bs; krakau ws ps bs; kulm ws ps; luebeck ws os bs;
magdeburg ws1 os; malmoe wc os pc; perleberg os; stettin os bs; stralsund os oc; tangermuende os;
thorn ws1 os bs; visby oc; waren; wismar os pc; wittenberg ps""",
    "britannia-3": f"""{BRITANNIA_CITIES};
cardiff ws os ps pc; carlisle ws os bs; isle-of-man ws ps; london ws os ps pc bs bc""",
    "britannia-45": f"""{BRITANNIA_CITIES};
cardiff ws os ps pc bc; carlisle ws os ps bs bc; isle-of-man wc pc; london ws os os ps ps pc bs bc;
dunbar bs; edinburgh ws pc; falkirk ws ps bs; glasgow os""",
}

ROUTES = {
    "hansa-3": HANSA_ROUTES,
    "hansa-45": f"{HANSA_ROUTES}; emden-stade LLL; goettingen-warburg LLL",
    "east": EAST_ROUTES,
    "britannia-3": f"{BRITANNIA_ROUTES}; carlisle-newcastle LLLL e; carlisle-isle-of-man LSS e",
    "britannia-45": f"""{BRITANNIA_ROUTES};
carlisle-chester LSS e; carlisle-isle-of-man LSS s; carlisle-falkirk LL s; falkirk-glasgow LL s;
edinburgh-glasgow LL s; dunbar-edinburgh LL s; dunbar-newcastle LLL s""",
}


def table(text: str) -> dict[str, list[str]]:
    """`a x y; b z` as {"a": ["x", "y"], "b": ["z"]}."""
    return {words[0]: words[1:] for words in (item.split() for item in text.split(";"))}
