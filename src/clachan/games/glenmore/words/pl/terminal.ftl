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
