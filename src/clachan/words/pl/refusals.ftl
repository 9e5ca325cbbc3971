# What is refused before and beside a game: options, bots, records.

# Options and bots, as they were typed or sent.
reason-option-value = opcja { $option } nie może być { $given }: to { $allowed }
reason-unknown-option = nie ma opcji { $option }: są { $options }
reason-unknown-bot = nie ma bota { $bot }: są { $bots }
reason-bot-not-loaded = bota { $bot } nie da się wczytać z { $place }: { $error }
reason-bot-of-no-kind = bot { $bot } to nie BotKind: { $place } wskazuje na { $kind }
reason-bot-value = bot { $bot }: { $parameter } nie może być { $given }: to { $allowed }
reason-only-random-plays = w { $game } gra na razie tylko bot random
reason-bot-not-for-game = bot { $bot } nie gra jeszcze w { $game }
reason-candidate-games = akcję dogrywa się od { $least } do 100000 razy, a nie { $games }
reason-decision-seconds = decyzja trwa więcej niż 0 i najwyżej 3600 sekund, a nie { $seconds }
reason-unknown-game = nie ma gry { $game }: są { $games }
reason-game-not-opened = gry { $game } nie da się otworzyć z { $place }: { $error }
reason-game-of-no-kind = { $game } to nie gra o tej nazwie: { $place } daje { $found }

# Matches and records.
reason-seed-of-match = ziarno to liczba od 0 do 2**60 - 1, a nie { $seed }
reason-chosen-earlier = { $action }: wybór z kroku { $ply }, a gra jest w kroku { $now }
reason-no-action-at = gra ma akcje w krokach od 0 do { $last }, a nie w { $ply }
reason-nothing-played = nic jeszcze nie zagrano
reason-no-ply = gra ma kroki od 0 do { $last }, a nie { $ply }
reason-record-head = zapis zaczyna się od { $head }
reason-record-without-line = nie ma wiersza { $line }
reason-record-no-pair = powinno być `nazwa: wartość`, a nie { $line }
reason-record-head-wrong = nagłówek zapisu jest błędny: { $error }
reason-record-other-data = grano z danymi elementów { $data }, a używane dane to { $here }
reason-record-after-end = { $action } po końcu gry
reason-record-other-seat = { $action } gra { $seat }, a odpowiada { $asked }
reason-record-early-score = jest wynik, a gra się nie skończyła: odpowiada { $asked }
reason-record-other-score = wynik to { $score }, a nie { $written }
reason-sealed-other-secret = sekret nie ma skrótu, który podano na początku
reason-sealed-other-layout = to nie ten układ, który wylosowano
reason-sealed-other-draw = losowanie { $draw }, akcja { $number }: { $action } zamiast { $instead }

# What may stand somewhere: after "it is".
allowed-yes-no = tak albo nie (yes, no)
allowed-number = liczba
allowed-one-of = jedno z { $values }
allowed-between = { $kind ->
    [whole] liczba całkowita od { $least } do { $most }
   *[any] liczba od { $least } do { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] bot { $bot } nie ma parametru { $parameter }: nie ma żadnych
   *[other] bot { $bot } nie ma parametru { $parameter }: ma { $known }
}
reason-bot-chose = bot { $bot } wybrał { $action }: { $why }
reason-bot-chose-none = bot { $bot } wybrał akcję { $number }, a akcje mają numery od 0 do { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }
refused-line = wiersz { $line }: { $why }
reason-record-with-position = zapis z pozycją nie ma własnych opcji ani układu
reason-record-other-game = jego pozycja pochodzi z gry { $played }, a nie { $game }
reason-position-names = { $what } zapisuje się jako nazwa=wartość, każde raz, a nie { $given }
reason-position-no-number = stół nie ma liczby { $name }
reason-position-row-size = szereg ma od 0 do { $most } liczb, a nie { $size }
reason-position-row-place = w szeregu { $size } liczb nie ma miejsca { $place }
reason-position-not-number = { $given } to nie liczba
reason-position-no-decision = { $given } to nie decyzja: ta składa się z rodzaju, @, miejsca i najwyżej trzech liczb
reason-position-not-played = żadna gra nie dojdzie do tej pozycji ({ $error })
reason-position-impossible = żadna gra nie dojdzie do tej pozycji: { $fault }
reason-position-words = pozycja to { $words } słów w wierszu, a nie { $count }
reason-position-table-wrong = stół pozycji jest błędny: { $error }
reason-position-numbers-wrong = liczby pozycji są błędne: { $error }
reason-position-other-rules = pochodzi z zasad i danych { $made }, a używane to { $due }
reason-record-no-variation = { $mark } bez wariantu
reason-record-variation-open = wariant nie jest zamknięty
reason-record-other-result = wynik to { $result }, a nie { $written }
reason-record-no-number = { $name } to liczba, a nie { $given }
reason-record-variations-deep = warianty można zagnieżdżać najwyżej { $most } razy
reason-record-variation-early = wariant stoi po akcji, którą miałby zastąpić
