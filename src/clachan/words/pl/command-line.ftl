# The commands of the terminal and their options, as `--help` shows them.

## What several commands take

cli-any-as-json = wypisz zwykłe dane dla programów
cli-any-data = folder z pakietem danych do użycia
cli-any-db = plik ze wszystkimi stołami albo adres URL bazy danych
cli-any-runner = gdzie rozgrywać gry: processes albo ray (dodatek cluster)
cli-any-game = która gra
cli-any-games = ile gier rozegrać
cli-any-html = zapisz stronę z wykresami, która niczego więcej nie potrzebuje
cli-any-jobs = ile procesów; domyślnie po jednym na rdzeń
cli-any-kind = address (adres) albo guest (gość)
cli-any-options = na przykład no_ports,edition=first
cli-any-other-data = wczytaj zapis, choć grano z innymi danymi
cli-any-players = ile miejsc
cli-any-seed = wynikają z niego układy, los i wybory botów
cli-any-table = nazwa stołu, taka jak w jego adresie
cli-any-what = adres albo sieć; identyfikator gościa, jak go pokazuje `tables`

## Each command, and what it alone takes

cli = Otwarty cyfrowy stół do dwóch szkockich gier planszowych.
    .version = pokaż wersję
    .install-completion = od teraz klawisz Tab uzupełnia polecenia w tej powłoce
    .show-completion = pokaż wiersze, które to włączają, do dodania ręcznie
    .lang = język; bez tego CLACHAN_LANG albo język systemu
cli-play = Zagraj w tym terminalu, solo albo z botami.
    .players = ilu graczy; 1 to solo
    .seat = kto siada następny: human albo nazwa bota
    .seats = wszystkie miejsca naraz, na przykład human,random
    .seed = to samo ziarno rozkłada ten sam stół
    .bots = kto gra przeciw tobie, na przykład normal,greedy
    .load = graj dalej zapisaną grę, z jej miejscami i losem
    .save = zapisuj grę w tym pliku po każdym wyborze
cli-options = Wymień i wyjaśnij wszystkie opcje gry albo wszystkich gier.
cli-options-name = opcja
cli-options-default = domyślnie
cli-options-values = wartości
cli-options-meaning = znaczenie
cli-serve = Uruchom stół w przeglądarce; działa, aż się go zatrzyma.
    .host = adres, na którym nasłuchiwać
    .port = port, na którym nasłuchiwać; 0 bierze wolny
    .origin = inne źródło (origin), które może korzystać z tego serwera
    .bot-workers = procesy dla botów, jeden z nich dla szybkich
    .bot-seconds = czas procesora, jaki bot może zużyć na jedną odpowiedź
    .guest-thinking = ile sekund na minutę mogą myśleć powolne boty przy stołach jednego gościa
    .all-thinking = ile sekund na minutę mogą myśleć wszystkie powolne boty razem
    .message-rate = ile wiadomości na sekundę może wysłać jedna strona
    .bot-pace = najmniej sekund między oglądanymi krokami botów
    .patience = po ilu sekundach inni mogą posadzić bota za nieobecną osobę
    .hook-network = sieć, do której webhooki mogą sięgać, choć nie jest publiczna
    .idle-seconds = kiedy zasypia stół, na który nikt nie patrzy
    .limit = ile żądań może wysłać jeden adres, gość albo stół, na przykład say.guest=60/minute albo off
    .workers = ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL
    .peer-host = adres, pod którym łączą się z tym serwerem serwery z innych maszyn z tą samą bazą
    .metrics-network = sieć, z której można czytać /metrics, poza tą maszyną
    .proxy = sieć pośrednika (proxy) przed serwerem; ufa się temu, co podaje o adresach i TLS
cli-bot-worker = Niech boty myślą tutaj dla serwerów jednej bazy danych, gdziekolwiek działają, aż do zatrzymania.
    .db = adres URL bazy danych, z której korzystają serwery
    .processes = ile botów może myśleć naraz
    .quick = myśl za boty, które odpowiadają od razu, a nie za te, które myślą długo
    .nice = jak bardzo ustępować innym programom na tej maszynie
cli-backup = Skopiuj stoły serwera do pliku, także w trakcie jego pracy; z tego pliku można uruchomić serwer.
    .to = plik do zapisania; nie może jeszcze istnieć
cli-restore = Skopiuj stoły z pliku do pustej bazy danych albo nowego pliku.
    .source = plik zapisany przez `clachan backup`
cli-export = Wypisz stół z serwera jako zapis gry.
cli-tidy = Usuń z serwera stare stoły i rozmowy, także w trakcie jego pracy.
    .finished-days = ile dni trzymać skończone stoły; 0 to bez końca
    .idle-days = po ilu dniach znika stół, na którym nic się nie dzieje; 0 to nigdy
    .chat-lines = ile wierszy rozmowy zostaje przy każdym stole; 0 to wszystkie
    .megabytes = powyżej tego rozmiaru znikają najstarsze skończone stoły; 0 to dowolny rozmiar
cli-replay = Pokaż zapisaną grę jeszcze raz albo ją sprawdź.
    .file = zapis gry
    .ply = pokaż stół po tylu akcjach
    .part = pokaż jedną część stołu, na przykład market
    .verify = przelicz wszystko od nowa i porównaj
    .secret = sekret podany na karcie rozdania: sprawdź nim także losowania
cli-draw = Narysuj stół z zapisu jako obrazek, tak jak wygląda w przeglądarce.
    .file = zapis gry
    .out = obrazek do zapisania: .svg albo, z dodatkiem pictures, .png
    .ply = po tylu akcjach; domyślnie po wszystkich
    .seat = tak, jak widzi to miejsce, licząc od 1; domyślnie jak widzą wszyscy
    .width = szerokość pliku .png w pikselach
cli-sim = Rozegraj wiele gier z botami i policz, co się dzieje.
    .bots = jeden bot na wszystkie miejsca albo po jednym na każde
cli-perft = Policz ciągi akcji od pierwszego pytania, by porównać silniki zasad.
    .depth = ile akcji w głąb
    .by-action = licz osobno dla każdej pierwszej akcji
cli-arena = Niech boty zagrają ze sobą na tych samych układach z zamianą miejsc; oceń je.
    .bots = kto gra; ostatni zajmuje pozostałe miejsca
    .results = plik z wynikami; przerwany przebieg jest kontynuowany
    .records = zapisz każdą rozegraną tu grę
    .report = zapisz stronę: .html z wykresami albo .md
    .export-to = zapisz wiersz na każde miejsce każdej gry: .csv albo, z dodatkiem parquet, .parquet
    .choice-time = ile sekund na wybór ma bot we własnym procesie (czas rzeczywisty); 0 to brak limitu
    .game-time = to samo na wszystkie jego wybory w grze
    .memory = ile megabajtów może zająć taki bot (na Linuksie); 0 to brak limitu
cli-check-bot = Niech bot rozegra całe gry sam ze sobą; powiedz, co jest z nim nie tak.
    .bot = nazwa, ./mybot.py:MyBot albo engine: i polecenie
    .game = która gra; można podać kilka razy, domyślnie wszystkie
    .players = ilu gra; można podać kilka razy, domyślnie każda liczba
    .choice-time = ile sekund na wybór ma bot we własnym procesie (czas rzeczywisty); 0 to brak limitu
    .game-time = to samo na wszystkie jego wybory w grze
    .memory = ile megabajtów może zająć taki bot (na Linuksie); 0 to brak limitu
cli-report = Powiedz, kto wygrywa i co punktuje, według klanu, miejsca, kafelka i rundy, z zapisów albo z symulacji.
    .records = zapisy albo foldery z zapisami; bez nich gry są rozgrywane
    .game = w którą grę grać albo których gier zapisy się liczą
    .bots = kto gra: jeden bot albo po jednym na miejsce
    .keep = zachowaj rozegrane gry jako zapisy w tym folderze
    .plots = zapisz każdy wykres w tym folderze jako SVG
cli-analyse = Pokaż przy każdej decyzji, co zrobiłby bot i ile kosztował zagrany ruch, oraz punkty zwrotne.
    .record = zapis gry, skończonej lub nie
    .iterations = ile gier dograć od każdego rozważanego ruchu; da się dokładnie powtórzyć
    .seconds = czas na decyzję zamiast --iterations
    .seat = oceń tylko jedno miejsce, na przykład p1
    .seed = wynika z niego, co się rozda w dogrywanych grach
cli-bench = Zmierz szybkość gier w wyścigu z catanatron i python-chess, na zmianę, na jednym rdzeniu procesora.
    .seconds = ile trwa wyścig
    .plain = mierz, nawet jeśli rdzeń gry nie jest skompilowany
    .research = mierz środowiska badawcze
cli-rules = Wypisz sekcje instrukcji z ich miejscami albo z testami, które je potwierdzają.
    .section = jedna sekcja albo wszystkie poniżej niej
    .covered = które testy potwierdzają każdą sekcję
    .folder = testy gry
cli-admin = Zarządzaj stołami serwera, także w trakcie jego pracy.
cli-admin-tables = Wypisz ostatnio zmienione stoły z gośćmi, którzy przy nich siedzą.
    .limit = ile pokazać
cli-admin-close = Zamknij stół: można go oglądać, ale nikt nie gra dalej.
cli-admin-reopen = Otwórz zamknięty stół na nowo.
cli-admin-ban = Zablokuj adres, sieć albo gościa.
cli-admin-unban = Odblokuj adres, sieć albo gościa.
cli-admin-free = Usuń skończone stoły, których długo nikt nie ruszał, i zwolnij miejsce po nich.
    .days = jak długo nikt ich nie ruszał
cli-data = Pokaż i sprawdź dane z elementów gry.
cli-data-show = Wypisz każdą wartość z pochodzeniem i źródłem.
    .pack = folder z pakietem danych
    .provenance = tylko wartości oznaczone reconstructed, inferred, one source, verified albo rulebook
cli-data-check = Sprawdź pakiet danych albo używane dane; każdy błąd to jeden wiersz.
    .folder = folder z pakietem danych
    .game = do której gry jest pakiet

## What is typed wrongly

cli-refused = clachan: { $why }
cli-usage = { $why }; `{ $command } --help` mówi, co można wpisać
cli-no-option = nie ma opcji { $option }
cli-missing = brakuje: { $name }
cli-bad-value = { $name }: { $why }
cli-no-command = nie ma takiego polecenia; dostępne: { $commands }
cli-value-or-none = opcji { $option } brakuje wartości albo jest ona zbędna
cli-too-much = wpisano więcej, niż to polecenie przyjmuje
cli-not-whole = ma to być liczba całkowita, a nie { $given }
cli-not-number = ma to być liczba, a nie { $given }
cli-at-most = najwyżej { $limit }, a nie { $given }
cli-at-least = co najmniej { $limit }, a nie { $given }
cli-no-language = nie ma słów w języku { $language }: języki to { $languages }

## Around the helps

cli-help-usage = Użycie:
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-option = Pokaż tę pomoc.
cli-help-default = domyślnie:
cli-help-required = wymagane
cli-help-any-options = { "[" }OPCJE]
cli-help-any-command = POLECENIE [ARGUMENTY]...

## What commands tell

cli-table-closed = Stół { $table } jest zamknięty.
cli-table-open = Stół { $table } jest znów otwarty.
cli-table-state = { $state ->
    [over] koniec
   *[on] trwa
}
cli-table-events = { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
cli-banned = Zablokowano: { $what } ({ $kind }).
cli-unbanned = Odblokowano: { $what } ({ $kind }).
cli-tables-gone = Usunięte skończone stoły: { $count }.
cli-more-rows = … i jeszcze wierszy: { $count }; wszystkie ma --html albo --json
cli-not-verified = niepotwierdzone: { $file }, { $why }
cli-not-over = gra się nie skończyła
cli-chance-of-seed = los: losowania ({ $draws }) wynikają z ziarna { $seed }
cli-chance-of-secret = los: losowania ({ $draws }) wynikają z sekretu o skrócie { $hash }
cli-chance-later = los: sekret o skrócie { $hash } zostanie podany po grze, sekret rozdania na jego karcie: --secret SEKRET sprawdzi nim losowania
cli-plots-written = zapisane wykresy: { $count }, w { $folder }
cli-left-out = pominięto: { $why }
cli-left-out-more = pominięto: jeszcze { $count }
cli-from-records = z zapisów w { $places }
cli-thinking = { $count ->
    [one] Clachan: jeden proces myśli dla serwerów z { $place }.
    [few] Clachan: { $count } procesy myślą dla serwerów z { $place }.
   *[many] Clachan: { $count } procesów myśli dla serwerów z { $place }.
}
cli-open = Clachan: otwórz http://{ $host }:{ $port }/ w przeglądarce.
cli-backed-up = W { $file } jest wszystko, co było w { $place }.
cli-restored = W { $place } są stoły z { $file }: { $count }.
cli-sim-games = gry: { $games }, akcje: { $actions } ({ $mean } na grę), odpowiedzi na pytanie: { $answers }
cli-sim-speed = { $speed } akcji na sekundę w ciągu { $seconds } s, procesy: { $jobs }, rdzeń { $core }
cli-sim-seat = miejsce
cli-sim-role = rola
cli-sim-column-games = gry
cli-sim-column-mean = średnia
cli-sim-column-spread = rozrzut
cli-sim-column-wins = wygrane
cli-fingerprint = odcisk { $fingerprint }
cli-perft-counted = głębokość { $depth }: węzły { $nodes }, czas { $seconds } s, rdzeń { $core }
cli-compiled = skompilowany
cli-not-compiled = nieskompilowany
cli-tidied = Usunięto: stoły { $tables }, wiersze rozmów { $lines }, goście { $guests }, cofnięte zdarzenia { $events }.
cli-bench-slices = policzone odcinki: { $counted } z { $slices }, te między dwoma pomiarami najwyżej { $limit } ms (najszybszy { $fastest }, mediana { $median }, najwolniejszy { $slowest }); Python { $python }
cli-bench-times = ile razy szybciej niż { $name }
cli-bench-variant = { $variant }: ile razy szybciej niż { $name }
cli-bench-match = cała gra, ile razy szybciej niż python_chess
cli-bench-records = czytanie zapisu, ile razy szybciej niż z dziennikiem
cli-bench-rollouts = dogrywki od połowy gry na sekundę
cli-bench-title = { $name }, 4 graczy, rdzeń { $core }
cli-bench-engine = silnik, gra losowa
cli-bench-speed = akcje na sekundę
cli-bench-counted = policzone odcinki
cli-bench-of = { $counted } z { $slices }
cli-verified = { $missing ->
    [both] potwierdzone: akcje { $count }, { $result } (zapis nie podaje danych ani wyniku do porównania)
    [data] potwierdzone: akcje { $count }, { $result } (zapis nie podaje danych do porównania)
    [score] potwierdzone: akcje { $count }, { $result } (zapis nie podaje wyniku do porównania)
   *[none] potwierdzone: akcje { $count }, { $result }
}
cli-page-written = strona zapisana w { $file }
cli-page-without-plots = strona zapisana w { $file }, bez wykresów: { $why }

cli-bench-legal = dozwolone akcje, µs
cli-bench-copy = kopia stanu, µs
cli-bench-say = wiersz dziennika jako zdanie, µs
cli-bench-size = wielkość stanu, bajty
cli-bench-replay = odtworzenie zapisu, ms
cli-bench-measure = pomiar
cli-bench-measured = zmierzono
cli-bench-target = cel
cli-bench-met = osiągnięty
cli-bench-missed = nieosiągnięty
cli-rules-sections = { $count ->
    [one] { $count } sekcja
    [few] { $count } sekcje
   *[many] { $count } sekcji
}
cli-rules-no-test = BEZ TESTU
cli-rules-unknown = nieznana sekcja: { $section }
cli-rules-tested = testy mają { $tested } z { $total } sekcji
cli-rules-some-tested = testy mają { $tested } z { $total } sekcji; bez testów: { $missing }
cli-data-values = { $count ->
    [0] żadnych wartości
    [one] { $count } wartość: { $parts }
    [few] { $count } wartości: { $parts }
   *[many] { $count } wartości: { $parts }
}
cli-data-rulebook = z instrukcji
cli-data-verified = sprawdzone
cli-data-one-source = z jednego źródła
cli-data-inferred = wywnioskowane
cli-data-reconstructed = odtworzone
cli-data-pack-sound = { $folder }: pakiet jest poprawny.
cli-data-sound = Używane dane są poprawne.
