### Why a request was refused: one sentence for each code of the server, `offline` where it cannot be reached, and `link`,
### the heading of the server's own page.

problem-link = Ten link nie działa
problem-offline = Nie można połączyć się z serwerem.
problem-fault = Na serwerze coś poszło nie tak. Spróbuj ponownie.
problem-store = Serwer nie może teraz niczego zapisać. Spróbuj ponownie.
problem-busy = Przy tym stole zmiany następują za szybko. Spróbuj ponownie.
problem-closing = Serwer jest właśnie uruchamiany ponownie. Spróbuj za chwilę jeszcze raz.
problem-no-answer = Boty nie znalazły odpowiedzi. Spróbuj jeszcze raz.
problem-too-slow = Twoje połączenie jest na to za wolne. Spróbuj ponownie.
problem-too-many = Za dużo żądań naraz. Poczekaj chwilę i spróbuj ponownie.
problem-too-many-bots = Silne boty grają już przy tylu twoich stołach, przy ilu mogą. Poczekaj, aż skończy się jedna z gier, albo wybierz słabsze boty.
problem-position = Taka pozycja nie jest możliwa.
problem-too-many-analyses = Trwa już analiza innych twoich gier. Poczekaj, aż któraś się skończy.
problem-not-yours = O tę analizę prosi ktoś inny.
problem-password = To nie jest hasło tego serwera.
problem-banned = Osoba prowadząca ten serwer zablokowała ci dostęp.
problem-no-ban = Nie ma takiej blokady.
problem-network = To nie jest poprawny adres ani sieć albo sieć jest zbyt szeroka.
problem-no-backup = Kopie tej bazy danych robi się jej własnymi narzędziami.
problem-no-club = Ten serwer nie ma archiwum gier, rankingu ani profili.
problem-no-player = Nikt tu nie ma takiego imienia.

## Tables and seats

problem-unknown-puzzle = Nie ma takiego zadania.
problem-unknown-table = Nie ma takiego stołu. Link może być niepełny lub nieaktualny: poproś o niego jeszcze raz.
problem-damaged = Zapisane dane tego stołu są uszkodzone i nie można go otworzyć. Zawiadom osobę, która prowadzi ten serwer.
problem-old-rules = Ten stół używa wersji zasad, której ten serwer nie obsługuje.
problem-people = Przy tym stole grają inni ludzie: trener i podpowiedzi są tylko w grach z botami.
problem-several-seats = Zajmujesz kilka miejsc: trener i podpowiedzi są tylko dla kogoś, kto gra na jednym miejscu przeciw botom.
problem-unknown-lesson = Nie ma takiej lekcji.
problem-unknown-board = Nie ma takiej planszy.
problem-not-drawn = Ta plansza nie ma rysunku; grać na niej można w terminalu i przez programy.
problem-option = Te opcje do siebie nie pasują.
problem-level = Nie ma bota tego poziomu.
problem-colour = Ten kolor jest zajęty.
problem-name = Tego imienia nie da się pokazać. Użyj widocznych znaków.
problem-no-seat = Nie masz tu miejsca.
problem-no-spectators = Ten stół jest zamknięty dla widzów.
problem-taken = Ktoś inny był szybszy: to miejsce jest zajęte.
problem-full = Przy tym stole nie ma wolnego miejsca.
problem-free-seats = Są wolne miejsca. Poczekaj na graczy albo posadź tam boty.
problem-invite = To miejsce wymaga ważnego zaproszenia: otwórz link z zaproszeniem.
problem-token = Ten link stracił ważność. Poproś o nowy.
problem-not-away = Zastąpić można tylko kogoś, na kogo gra czeka wystarczająco długo.
problem-your-turn = Trwa twoja tura: zagraj ją. Następną możesz zaplanować, gdy się skończy.
problem-order = To polecenie wymienia coś, czego nie ma na tej planszy.
problem-no-clock = Przy tym stole gra się bez zegarów.
problem-vacation = Nie masz już tylu dni urlopu.
problem-clock = Takie ustawienie zegara nie jest możliwe.
problem-replaced = Z powodu twojej długiej nieobecności miejsce ma już ktoś inny.
problem-bot-only = Gospodarza stołu nie było: na tym miejscu może grać tylko bot.
problem-no-line = Nie ma takiego wpisu na czacie.
problem-own-key = Tego właśnie używasz. Aby oddać miejsce, opuść je.
problem-no-key = To nie daje już dostępu do twojego miejsca.
problem-which-seat = Masz kilka miejsc. Podaj, o które chodzi.
problem-not-host = Może to zrobić tylko gospodarz.
problem-seated = Masz już miejsce w tej grze. Drugie pokazałoby ci to, co jest przed tobą ukryte.

## The game

problem-lobby = Gra jeszcze się nie zaczęła.
problem-started = Gra już się zaczęła.
problem-running = Gra jeszcze się nie skończyła.
problem-over = Ta gra jest skończona.
problem-aborted = Tę grę zakończono bez wyniku.
problem-stale = W międzyczasie coś się wydarzyło. Oto stół w obecnym stanie.
problem-not-your-decision = Decyzja należy do kogoś innego.
problem-bot-decides = Gra za ciebie bot. Najpierw przejmij grę od bota.
problem-illegal = Zasady teraz na to nie pozwalają.
problem-notation = W tej grze nie ma takiej decyzji.
problem-barrier = Tego nie cofniesz bez zgody innych, ale możesz ich poprosić.
problem-asked = Przy tym stole czeka jeszcze inne pytanie.
problem-nothing-asked = Przy tym stole nie czeka żadne pytanie.
problem-own-question = Na twoje pytanie odpowiadają inni.
problem-answered = Twoja odpowiedź już dotarła.
problem-chat = Nie ma czego wysłać.
problem-imported = Tę grę rozegrano gdzie indziej: przy tym stole nikogo nie ma.
problem-record = To nie jest pełny zapis: wiersz { $line }, { $why }
problem-full-log = Dziennik tego stołu jest pełny: można już tylko grać dalej, odejść lub zakończyć grę.
problem-device = To urządzenie nie jest tu znane. Wczytaj stronę ponownie.
problem-no-way = Tą drogą nie dostajesz już powiadomień.
problem-too-many-ways = Masz już tyle sposobów powiadamiania, ile można: najpierw usuń jeden z nich.
problem-no-notices = Ten serwer nie wysyła powiadomień.
problem-no-mail = Ten serwer nie wysyła poczty.
problem-address = Na ten adres nie można nic wysłać.
problem-zone = Serwer nie zna tej strefy czasowej.
problem-code = To nie jest wysłany kod albo zbyt wiele razy podano błędny.
problem-not-confirmed = Najpierw wpisz kod wysłany na ten adres.
problem-name-taken = To imię należy na tym serwerze do kogoś innego. Wybierz inne.
problem-name-reserved = To imię jest zastrzeżone dla botów. Wybierz inne.
problem-name-mixed = To imię zawiera litery z kilku alfabetów. Użyj liter tylko jednego.
problem-bring = Ta przeglądarka ma już własne miejsca. Przeszłyby na osobę, od której pochodzi ten link.
problem-not-here = Ta przeglądarka nie ma jeszcze twoich miejsc. Wczytaj stronę ponownie.
problem-words = Te słowa nie mogą się zgadzać: jedno jest błędne, brakuje go albo stoi w złym miejscu.
problem-pass = Ten link, plik albo te słowa straciły ważność. Utwórz nowe na drugim urządzeniu.
problem-too-many-devices = Więcej urządzeń mieć nie można: najpierw usuń jedno z nich.
problem-no-device = To urządzenie nie należy już do ciebie.
problem-own-device = Właśnie używasz tego urządzenia. Usuń je z innego.
problem-not-welcome = Nie możesz usiąść przy tym stole.
problem-no-rematch = Ci gracze nie mogą dalej grać razem: utwórz nowy stół.
problem-yourself = To twoje własne miejsce.
problem-nobody = Nie siedzi tu nikt, kogo można wyciszyć lub zablokować.
problem-too-many-shunned = Więcej osób nie można wyciszyć ani zablokować.
problem-no-shunned = Ta osoba nie jest już wyciszona ani zablokowana.

## Requests that none of our pages should send

problem-invalid = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-not-json = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-wrong-type = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-wrong-method = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-unknown-path = Serwer nie ma tego, o co prosi ta strona. Wczytaj ją ponownie.
problem-refused = Serwer odrzucił to żądanie.
problem-too-large = To za dużo naraz.
problem-wrong-host = Serwer nie odpowiada pod tą nazwą. Otwórz go przez adres IP albo uruchom z opcją --public-url i tą nazwą.
problem-wrong-origin = Strony z innych witryn nie mogą tego robić.
