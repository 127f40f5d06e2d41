### How the game works, on one page.

howto-goal = A cél
howto-goal-text = Az nyer, akinek a legtöbb pontja van. Pontot játék közben a térkép körüli sávon szerzel, a végén pedig városokért, képességekért és lerakataid hálózatáért. A „Pontok” lap mutatja, hány pontod volna most.
howto-turn = A köröd
howto-turn-text = Annyi akciód van, amennyit az íróasztalod mutat. Mindegyik ötféle lehet: lerakás szabad mezőre, más alkalmazottjának elűzése, saját alkalmazottak mozgatása, Bursa, vagy egy betöltött út létrehozása.
howto-route = Utak
howto-route-text = Az út a két város közti mezők sora. Ha mind a tiéd, létrehozhatod: mindkét végváros irányítója 1 hírnévpontot kap, te elveszed az ott fekvő lapkát, aztán választasz egy dolgot, rendszerint egy lerakatot.
howto-office = Lerakatok
howto-office-text = Egy város helyei balról jobbra telnek be. A négyzethez ügynök, a körhöz kereskedő kell. A szám a szükséges Privilegium: I fehér, II narancs, III rózsaszín, IV fekete. A várost az irányítja, akinek a legtöbb lerakata van ott; a neve melletti pajzs mutatja, ki az. Az érme azonnal hírnévpontot ad.
howto-pieces = Tartalék és készlet
howto-pieces-text = Lerakni csak a készletedből lehet. Oda a Bursa hozza az alkalmazottakat a tartalékodból. A létrehozott út alkalmazottai visszakerülnek a tartalékodba, kivéve azt, amelyik lerakatként ott marad.
howto-desk = Öt képesség
howto-desk-text = Arany városoknál lerakat helyett egy képességet növelhetsz. Minden lépés egy alkalmazottat is felszabadít.
howto-displace = Elűzés
howto-displace-text = Ügynök elűzése egy, kereskedőé két alkalmazottba kerül; ezek a tartalékodba mennek. A gazda az elűzöttet egy közeli mezőre rakja, és ingyen továbbiakat rakhat mellé a tartalékából. Ezért megéri útban állni.
howto-marker = Lapkák
howto-marker-text = Az utak melletti kerek lapkák egyszer használhatók, a körödben bármikor, és a végén pontot érnek. Mutass rá egyre, és elolvashatod, mit tesz.
howto-end = A vége
howto-end-text = A játék azután az akció után ér véget, amelyben valaki eléri a 20 hírnévpontot, elég város telik meg, vagy üres kupacból kellene lapkát húzni. A felső mérők mutatják, milyen közel van ez.
