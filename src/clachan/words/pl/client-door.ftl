# What the pages around the tables say: the first page, a new table, invitations, notices.

ui-home-tagline = Dwie szkockie gry przy otwartym stole
ui-to-the-first-page = Clachan, na stronę główną
ui-site = Clachan
ui-nameless = Twoje imię
ui-your-name = Twoje imię
ui-name-kept = Bez konta: wystarczy imię, a ta przeglądarka je pamięta.
ui-keep-name = Zapamiętaj to imię

# A game's box
ui-play-now = Graj
ui-with-friends = Ze znajomymi
ui-learn = Nauka gry
ui-players-range = { $few }–{ $most } graczy
ui-players-also-alone = { $few }–{ $most } graczy · także solo
ui-against-nobody = Solo, na wynik
ui-against-bots = { $count ->
    [one] Przeciwnik: { $bot }
   *[other] Przeciwnicy: { $count } × { $bot }
}
ui-change = zmień
ui-play-now-against = Z kim chcesz grać
ui-how-many-bots = Ilu przeciwników
ui-alone = nikt
ui-bots-count = { $count }
ui-which-bot = Jak grają
ui-other-bots = Inne boty, według metody
ui-level-easy = łatwy
ui-level-normal = średni
ui-level-hard = trudny
ui-level-expert = ekspert
ui-like-easy = wie, co dobre, ale źle to ocenia. Na pierwszy raz.
ui-like-normal = planuje kilka tur i gra od razu.
ui-like-hard = planuje całą rundę, sekunda na ruch.
ui-like-expert = planuje całą rundę, do pięciu sekund na ruch.

# With friends
ui-how-many = Ile osób gra?
ui-which-screens = Kto gdzie gra
ui-own-screens = Każdy u siebie
ui-this-screen = Wszyscy tutaj
ui-own-screens-how = Dostajesz link do rozesłania: kto go otworzy, siada do stołu. Stół poczeka i kilka dni.
ui-name-of-player = Imię gracza { $number }
ui-player = Gracz { $number }
ui-open-the-table = Otwórz stół

# Your tables
ui-your-tables = Twoje stoły
ui-all = wszystkie
ui-fewer = mniej
ui-no-tables-yet = Na twoich stołach jeszcze nic nie ma. Otwórz pudełko albo poznaj grę w pierwszej partii z przewodnikiem.
ui-finished-tables = Zakończone
ui-free-tables = Stoły z wolnym miejscem
ui-your-turn-here = twoja tura
ui-just-now = teraz
ui-minutes-ago = { $count } min
ui-hours-ago = { $count } godz.
ui-days-ago =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
ui-with-people = przy stole: { $people-and }
ui-with-people-and-free = przy stole: { $people-and }, { $free ->
    [one] jedno miejsce wolne
    [few] { $free } miejsca wolne
   *[many] { $free } miejsc wolnych
}
ui-with-free = { $free ->
    [one] z linkiem, jedno miejsce wolne
    [few] z linkiem, { $free } miejsca wolne
   *[many] z linkiem, { $free } miejsc wolnych
}
ui-from-a-record = otwarty z zapisu
ui-at-one-screen = wszyscy przy jednym ekranie
ui-solo-game = solo
ui-somebody = ktoś
ui-waits-to-sit = { $stage } · czeka na kogoś do stołu
ui-somebody-plays = { $stage } · gra { $name }
ui-no-account = Bez konta: wystarczy imię, a ta przeglądarka je pamięta. Każdy ruch jest zapisany; stół poczeka i kilka dni.
ui-have-a-link = Masz link?
ui-have-a-link-what = Otwórz stół, miejsce albo zapis
ui-link-to-a-table = Link do stołu albo miejsca
ui-open-link = Otwórz
ui-open-a-record = Otwórz zapis…
ui-no-such-link = To nie jest link do stołu: powinno w nim być /table/ albo /seat/.
ui-new-table-with-options = Nowy stół z opcjami
ui-tell-me = Daj znać o mojej turze
ui-credits = O grach

# Notices of turns
ui-notice-in-browser = Tutaj, w tej przeglądarce, gdy stół jest otwarty
ui-notices-refused = Ta przeglądarka nie dopuszcza powiadomień z tego adresu; można to zmienić w jej ustawieniach.
ui-notice-elsewhere = Na telefonie albo w komunikatorze, także przy zamkniętych stronach
ui-notice-elsewhere-how = Wklej adres z aplikacji do powiadomień: ntfy na telefonie albo webhook przychodzący ze Slacka, Discorda lub Mattermosta. Działają tylko adresy publiczne.
ui-notices-keep = Zapisz
ui-notices-trying = Próba…
ui-notices-kept = Zapisano. Poszło tam pierwsze powiadomienie.
ui-notices-none = Powiadomienia są wyłączone.

# A new table
ui-new-table = Nowy stół
ui-game = Gra
ui-who-plays = Kto gra
ui-time = Czas
ui-sitter-me = Ty
ui-sitter-open = Znajomy
ui-sitter-bot = Bot
ui-sitter-none = Nikt
ui-at-this-screen = przy tym ekranie
ui-gets-a-link = dostaje link
ui-send-to-anyone = wyślij, komu chcesz
ui-stays-empty = zostaje puste
ui-you = ty
ui-a-friend = ktoś znajomy
ui-players-count = { $count ->
    [0] Nikt
    [one] Jedna osoba
    [2] Dwie osoby
    [3] Trzy osoby
    [4] Cztery osoby
    [few] { $count } osoby
   *[many] { $count } osób
}
ui-sum-up = { $people-and }
ui-players-do-not-fit = Ta gra jest dla { $few }–{ $most } graczy.
ui-keep-as-usual = Zapamiętaj jako mój zwykły stół
ui-kept-as-usual = Zapamiętano jako twój zwykły stół
ui-all-of-them = Wszystkie
ui-any-number-of-them = można łączyć dowolnie wiele; zacznij od pierwszej
ui-minutes-more = { $minutes ->
    [one] około { $minutes } minuty dłużej niż gra podstawowa
   *[other] około { $minutes } minut dłużej niż gra podstawowa
}
ui-none-of-them = Żadna
ui-by-chance = Losowo
ui-choose-sides = Wybierz strony
ui-side-of-part = Moduł { $part } stroną { $side }
ui-seed = Ziarno losowania
ui-seed-help = Ta sama liczba układa ten sam stół; puste daje nowy.
ui-seed-random = losowe
ui-reproducible = Powtarzalny
ui-reproducible-is = Także los wynika z ziarna: każdy, kto zagra, ma tę samą grę. Kto zna ziarno, może przewidzieć losowania.
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-minutes = 10 minut na osobę
ui-clock-days = Dwa dni na ruch
ui-clock-own = Inaczej
ui-clock-kind = Rodzaj zegara
ui-clock-turn = na każdą turę
ui-clock-bank = na całą grę
ui-clock-gain = i tyle minut więcej na turę:
ui-clock-over = Gdy komuś skończy się czas, inni mogą oddać jego miejsce botowi, dopóki gracz nie wróci.
ui-how-much-time = Ile czasu
ui-unit-of-time = Jednostka czasu
ui-minutes = minuty
ui-hours = godziny
ui-days = dni
ui-hints-for-all = Podpowiedzi dla wszystkich
ui-hints-for-all-is = Każdy może zapytać bota o radę; bez innych ludzi przy stole można zawsze.
ui-warn-terms = Ostrzegaj przed kosztownymi ruchami
ui-warn-terms-is = Przed ruchem, który dużo kosztuje, bot pyta gracza jeszcze raz.

# An invitation
ui-invitation = Zaproszenie
ui-invites-you-to = { $name } zaprasza do gry
ui-you-are-invited-to = Zaproszenie do gry
ui-days-a-move = { $count ->
    [one] jeden dzień na ruch
   *[other] { $count } dni na ruch
}
ui-minutes-a-move = { $count } min na ruch
ui-minutes-a-seat = { $count } min na osobę
ui-choose-a-seat = Wybierz miejsce
ui-colour-0 = Ochra
ui-colour-1 = Błękit
ui-colour-2 = Marzana
ui-colour-3 = Czarny dąb
ui-free-0 = wolne, krążek
ui-free-1 = wolne, dwa paski
ui-free-2 = wolne, romb
ui-free-3 = wolne, ukośny krzyż
ui-yours-0 = twoje, krążek
ui-yours-1 = twoje, dwa paski
ui-yours-2 = twoje, romb
ui-yours-3 = twoje, ukośny krzyż
ui-a-bot = bot
ui-opened-the-table = gospodarz stołu
ui-sits-here = siedzi tutaj
ui-only-watch = Tylko oglądaj
ui-sit-down = Usiądź
ui-letter-fine = Bez konta: wystarczy imię, a ta przeglądarka je pamięta. Każdy ruch jest zapisany; stół poczeka.

# The guide of a first game
ui-guide = Przewodnik
ui-first-game-step = Pierwsza gra, { $number } z { $of }
ui-guide-back = Wstecz
ui-guide-on = Dalej
ui-show-me = Pokaż
ui-got-it = Jasne
ui-primer = Kilka słów o tym, co tu nowe
ui-primer-next = Dalej (jeszcze { $left })
ui-primer-enough = Znam wszystkie
ui-primer-ask = Pytanie
ui-primer-right = Zgadza się
ui-primer-wrong = Niezupełnie
ui-leave-the-guide = Wyłącz przewodnik
ui-leave-the-guide-is = Gra toczy się dalej bez przewodnika

# The rules in short
ui-icon-legend = Co znaczą ikony
ui-icon-money = Pieniądze
ui-icon-glory = Chwała
ui-icon-expansions = Darmowa ekspansja
ui-icon-upgrades = Darmowe ulepszenie
ui-icon-ship = Żegluga przez jeziora
ui-icon-bridge = Przeprawa przez rzeki
ui-icon-axe = Technologia drwali
ui-icon-pick = Technologia górników
ui-icon-worker = Robotnicy
ui-icon-anchor = Port
ui-icon-scroll = Kontrakt
ui-icon-flag = Pas

## The challenge of the day, and tables with one deal

ui-challenge = Wyzwanie dnia
ui-challenge-alone = Grasz solo.
ui-challenge-against = Twój przeciwnik: { $bot }.
ui-challenge-same = Wszyscy na tym serwerze mają dziś ten sam układ i te same losowania; wynikają z sekretu, który zostanie ujawniony po końcu dnia. Jest jedna próba, bez podpowiedzi.
ui-challenge-play = Zagraj dzisiejsze rozdanie
ui-challenge-go-on = Graj dalej
ui-challenge-done = Ukończone
ui-challenge-past = Ten dzień się skończył; jego gry można obejrzeć.
ui-challenge-named = Pokaż moje imię na liście
ui-challenge-named-is = Inaczej twój wynik będzie tam bez imienia.
ui-challenge-nameless = ktoś
ui-challenge-results = Wyniki
ui-challenge-finished = { $count ->
    [0] Nikt jeszcze nie ukończył.
    [one] Ukończyła jedna osoba.
    [few] Ukończyły { $count } osoby.
   *[other] Ukończyło { $count } osób.
}
ui-challenge-hidden = Wyniki i gra eksperta pokażą się, gdy ukończysz swoją.
ui-challenge-nobody = Tego dnia nikt nie grał.
ui-challenge-late = po terminie
ui-challenge-thinking = Ekspert jeszcze gra to rozdanie.
ui-challenge-compare = Obok gry eksperta
ui-challenge-margin = Przewaga
ui-challenge-watch = Obejrzyj grę eksperta
ui-challenge-today = Dzisiaj
ui-challenge-before = Dzień wcześniej
ui-deal = Jedno rozdanie, kilka stołów
ui-deal-is = Wszystkie stoły mają ten sam układ i te same losowania. Wyniki porównamy tutaj, gdy wszystkie się skończą; do tego czasu nikt nie zagląda na inne stoły.
ui-deal-done = Gra skończona przy wszystkich stołach: oto jak rozegrano to samo rozdanie.
ui-deal-table = Stół { $number }
ui-deal-seat = Miejsce { $number }
ui-deal-over = skończony
ui-deal-playing = w grze
ui-deal-open = Otwórz
ui-deal-copy = Kopiuj zaproszenie
ui-deal-copied = Skopiowano
ui-deal-compared = Porównanie
ui-deal-mean = Obok punktów: różnica względem średniej ze wszystkich stołów dla tego samego miejsca.
ui-deal-verify = Pobierz zapis stołu i wpisz tam, gdzie zainstalowano Clachan:
ui-deal-verify-command = clachan replay --secret { $secret } { $file }
ui-deal-tables = Stoły z tym rozdaniem
ui-deal-tables-is = Gdy jest ich więcej, na każdym toczy się ta sama gra, a na koniec porównuje się wyniki.
