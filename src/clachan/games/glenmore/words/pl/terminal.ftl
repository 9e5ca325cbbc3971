# What is said in a terminal only.

terminal-introduction =
    Prowadzisz szkocki klan i budujesz jego włości z kafelków. Turę ma ten, kto jest ostatni na torze.
    Tura: weź kafelek przed swoim pionkiem, opłać go, wyłóż obok Szkota, aktywuj jego i kafelki dookoła,
    `end turn`. Mniej znaczy lepiej: każdy kafelek ponad najmniejsze włości kosztuje punkty.
    Wpisz ?, by zobaczyć odpowiedzi z kosztem, potem odpowiedź, jej numer albo początek jej słów.
    `why take 9` wyjaśnia odmowę, `rules tura` krok tury, `rules clans` klany; `undo` cofa.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` pokazują stół; `help` wymienia wszystko.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` oznacza to, co można jeszcze aktywować.
terminal-sign-river = Oznaczona ≈.
terminal-sign-building-over = Oznaczona ↑.
terminal-sign-clan-board = `clans` je wymienia.
terminal-sign-landmark-cards = `cards` je wymienia.
terminal-sign-trade = `unlike` chce różnych towarów, `animals` owiec i bydła w dowolnym składzie, `any` czegokolwiek.
terminal-options = `players`, `die`, `short` (World's End wcześnie), `chronicles`, np. 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Smocze łodzie
terminal-board-race-river = na rzece gracza
terminal-board-race-place = miejsce na rzece
terminal-board-race-result = miejsce w wyścigu
terminal-board-race-tokens = żetony przy zamku
terminal-board-race-begun = Wyścig trwa.
terminal-board-race-waits = Wyścig się jeszcze nie zaczął.
terminal-board-race-rivers = Trasa: { $rivers }.
terminal-board-race-neutral = Żetony przy neutralnych zamkach: { $rivers }
terminal-board-mountain = Góra
terminal-board-mountain-lies = na polach { $spaces }; leżą tam monety: { $coins }, towary: { $goods }
terminal-board-cellars = Piwnice
terminal-board-cellars-barrels = beczki od pola 1
terminal-board-cellars-built = zbudowane piwnice
terminal-board-cellars-area = beczki za 0 PZ
terminal-board-cellars-sale = { $tile }: beczki na dolnych polach { $lower } z { $room }, na polu dodatkowym { $extra }
terminal-board-england = Anglia
terminal-board-england-holder = { NAME($seat) } ma żeton i kontroluje Anglika
terminal-board-england-nobody = nikt nie ma żetonu: leży pod Anglikiem
terminal-board-england-market = monety w rzędzie Anglii: { $coins }
terminal-board-england-turn = trwa tura Anglika
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = żetony
terminal-board-haggis-points = widoczne punkty
terminal-board-haggis-shown = odkryte
terminal-board-haggis-known = znane wszystkim
terminal-board-haggis-own = własne
terminal-board-haggis-supply = zasoby: odkryte { $open }; zakryte { $hidden }
terminal-board-events = Wydarzenia
terminal-board-events-turned = odwrócone karty
terminal-board-events-scotsmen = lepsza tabela Szkotów
terminal-board-events-whisky = lepsza tabela whisky
terminal-board-gathering = Wielkie Zgromadzenie
terminal-board-gathering-markers = znaczniki za / przeciw
terminal-board-gathering-voted = głos oddany
terminal-board-gathering-votes = głosy
terminal-board-gathering-piles = odrzucone kafelki
terminal-board-gathering-own = twój głos: { $vote }
terminal-board-gathering-voting = trwa głosowanie
terminal-board-gathering-passed = przyjęta
terminal-board-gathering-rejected = odrzucona
terminal-board-mobs = Szajka z Glasgow
terminal-board-mobs-pennies = pensy
terminal-board-mobs-held = członkowie szajki
terminal-board-mobs-prisoner = w więzieniu: { $name }, pensy na karcie: { $pennies }, na koniec −{ $penalty } PZ
terminal-board-mobs-later = { $count ->
    [one] { $count } karta przyjdzie ze stosem B
    [few] { $count } karty przyjdą ze stosem B
   *[many] { $count } kart przyjdzie ze stosem B
}
terminal-board-mobs-tokens = żetony, { $name }: { $count }
terminal-board-mobs-outlaw = { $name } stoi na { $place } u gracza { NAME($seat) }
terminal-board-mobs-toll = wejście na pole klanu { $clan } kosztuje monety: { $coins }
terminal-board-mobs-reserved = zarezerwowany kafelek: { $tile }, monety: { $coins }
terminal-board-mobs-claimed = karty z żetonem: { $cards }
terminal-board-mobs-roll = wynik rzutu: { $roll }
