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
ui-bot-easy = Pasterz
ui-bot-normal = Rolnik
ui-bot-hard = Szyper
ui-bot-expert = Dziedzic
ui-the-easy = Pasterz
ui-the-normal = Rolnik
ui-the-hard = Szyper
ui-the-expert = Dziedzic
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
ui-days-ago = { $count } d
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
ui-tell-me = Daj znać, gdy moja tura
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
ui-the-rules = Zasady
ui-the-map = Mapa
ui-time = Czas
ui-seat-number = Miejsce { $number }
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
ui-clock-over = Gdy komuś skończy się czas, inni mogą puścić bota, dopóki gracz nie wróci.
ui-how-much-time = Ile czasu
ui-unit-of-time = Jednostka czasu
ui-minutes = minuty
ui-hours = godziny
ui-days = dni
ui-hints-for-all = Podpowiedzi dla wszystkich
ui-hints-for-all-is = Każdy może zapytać bota o radę; bez innych ludzi przy stole można zawsze.

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
ui-colour-2 = Marzanna
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

# Free seats, and who comes and goes
ui-free-seats = Wolne miejsca
ui-seats-free = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
ui-seats-free-send = { $count ->
    [one] Jedno miejsce jest wolne: wyślij link, a kto go otworzy, może usiąść.
    [few] { $count } miejsca są wolne: wyślij link, a kto go otworzy, może usiąść.
   *[many] { $count } miejsc jest wolnych: wyślij link, a kto go otworzy, może usiąść.
}
ui-copy-the-link = Kopiuj link
ui-link-copied = Skopiowano link
ui-copy-this-link = Skopiuj ten link
ui-take-a-seat = Zajmij miejsce
ui-fill-with-bot = Posadź bota
ui-sits-down = { $name } siada do stołu, kolor: { $colour }.
ui-comes-back = { $name } wraca do stołu.
ui-left-the-table = { $name } odchodzi od stołu.
ui-bot-plays-for = Za gracza { $name } gra teraz bot.
ui-somebody-away = Kogoś nie ma przy stole
ui-is-away = { $name } jest poza stołem.
ui-bot-in = { $count ->
    [one] Za sekundę może zagrać bot.
    [few] Za { $count } sekundy może zagrać bot.
   *[many] Za { $count } sekund może zagrać bot.
}
ui-bot-now = Bot może grać, dopóki gracz nie wróci.
ui-let-a-bot-go-on = Niech gra bot
ui-we-wait = Czekamy
ui-bot-to-take = Który bot
ui-seats = Miejsca
ui-seats-some-free = Miejsca, wolne: { $count }
ui-seat-free = wolne
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, poza stołem: gra { $bot }
ui-seat-you = { $name } (ty)
ui-copy-table-link = Kopiuj link do tego stołu
ui-table-link-copied = Skopiowano: kto otworzy, może zająć wolne miejsce albo oglądać.
ui-watch-link-copied = Skopiowano: kto otworzy, może oglądać.
ui-table-private = Wolne miejsca przy tym stole są dla tych, którzy mają link. Możesz oglądać.
ui-listed = Widoczny dla wszystkich
ui-listed-is = Każdy widzi ten stół na stronie głównej i może usiąść; inaczej potrzebny jest link.
ui-remove = Wyproś…
ui-remove-is = Miejsce się zwalnia, a linki, które zna ta osoba, niczego już nie otwierają.
ui-remove-for-good = Wyproś na dobre
ui-let-stay = Niech zostanie
ui-close-table = Zamknij ten stół…
ui-close-is = Gra kończy się tu dla wszystkich i nikt nie może jej ciągnąć dalej.
ui-close-for-good = Zamknij na dobre
ui-keep-open = Zostaw otwarty
ui-sit-here = Usiądź tutaj
ui-bot-sits-here = Bot
ui-take-seat-back = Wracam na swoje miejsce
ui-leave-for-good = Odejdź na dobre
ui-stay = Zostań
ui-leave = Odejdź…
ui-open-this-seat = Otwórz to miejsce
ui-leave-for-good-is = Miejsce będzie wolne dla każdego, kto ma link do stołu, a twój tajny link przestaje działać. Jeśli chcesz wrócić, przekaż je botowi.
ui-leave-for-good-listed = Miejsce będzie otwarte dla każdego, a twój tajny link przestaje działać. Jeśli chcesz wrócić, przekaż je botowi.
ui-answer-single = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
ui-pass-for-me = Pasuj za mnie w każdej rundzie, póki tego nie wyłączę
ui-while-away = Gdy mnie nie ma:
ui-hand-to-bot = Przekaż temu botowi
ui-copy-seat-link = Kopiuj tajny link do tego miejsca
ui-seat-link-copied = Skopiowano: pozwala grać dalej z innego urządzenia. Zachowaj go dla siebie.
ui-seed-whole = Powtarzalny, ziarno { $seed }: los z niego wynika, więc całą grę da się powtórzyć, a kto ją zna, może ją przewidzieć.
ui-seed-layout = Ziarno { $seed }: wynika z niego tylko układ, los ciągnie się w trakcie gry.
ui-chance-sealed = Los można potem sprawdzić
ui-chance-hash = Losowania wynikają z sekretu o tym skrócie (SHA-256):
ui-chance-later = Po grze sekret pojawi się tutaj i w zapisie.
ui-chance-secret = Sekret, którym można zweryfikować zapis:
ui-more-about-table = Więcej o tym stole
ui-replay-and-what-if = Powtórka i „co by było”
ui-download-record = Pobierz zapis
ui-record-hidden = Ta gra ma ukryte elementy: zapis będzie dostępny po jej końcu.

# Time
ui-clocks = Zegary
ui-time-over = koniec
ui-time-seconds = { $count } s
ui-time-hours = { $hours } godz. { $minutes } min
ui-time-days = { $days ->
    [one] 1 dzień { $hours } godz.
   *[other] { $days } dni { $hours } godz.
}
ui-time-is-over = Czas tego miejsca minął. Bot może grać, dopóki gracz nie wróci.
ui-your-time-is-over = Twój czas minął: inni mogą puścić za ciebie bota. Możesz wrócić w każdej chwili.

# Talk and settings
ui-nobody-said = Nikt się jeszcze nie odezwał.
ui-say-something = Napisz coś
ui-say-something-here = Napisz coś…
ui-send = Wyślij
ui-mute = Wycisz: { $name }
ui-let-talk = Znów oddaj głos: { $name }
ui-talk-needs-a-name = Rozmawiają tu ci, którzy mają miejsce albo link do stołu, o ile gospodarz ich nie wyciszył.
ui-settings = Ustawienia
ui-language = Język
ui-colours = Kolory
ui-colours-system = jak system
ui-colours-light = jasne
ui-colours-dark = ciemne
ui-animate = Animuj ruchy
ui-notice-on-turn = Powiadomienie, gdy moja tura

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
