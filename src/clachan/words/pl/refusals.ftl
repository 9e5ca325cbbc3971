# What is refused before and beside a game: options, bots, records.

# Options and bots, as they were typed or sent.
reason-option-value = opcja { $option } nie może mieć wartości { $given }; ma to być { $allowed }
reason-unknown-option = nie ma opcji { $option }; dostępne: { $options }
reason-unknown-bot = nie ma bota { $bot }; dostępne: { $bots }
reason-bot-not-loaded = bota { $bot } nie da się wczytać z { $place }: { $error }
reason-bot-of-no-kind = bot { $bot } to nie BotKind: { $place } wskazuje na { $kind }
reason-bot-value = bot { $bot }: { $parameter } nie może mieć wartości { $given }; ma to być { $allowed }
reason-only-random-plays = w { $game } gra na razie tylko bot random
reason-bot-not-for-game = bot { $bot } nie gra jeszcze w { $game }
reason-candidate-games = akcję dogrywa się od { $least } do 100000 razy, a nie { $games }
reason-decision-seconds = decyzja trwa więcej niż 0 i najwyżej 3600 sekund, a nie { $seconds }
reason-unknown-game = nie ma gry { $game }; dostępne: { $games }
reason-game-not-opened = gry { $game } nie da się otworzyć z { $place }: { $error }
reason-game-of-no-kind = pod nazwą { $game } nie ma gry o tej nazwie: { $place } daje { $found }

# Matches and records.
reason-seed-of-match = ziarno to liczba od 0 do 2**60 - 1, a nie { $seed }
reason-chosen-earlier = { $action }: wybór z kroku { $ply }, a gra jest w kroku { $now }
reason-no-action-at = gra ma akcje w krokach od 0 do { $last }, a nie w { $ply }
reason-nothing-played = nic jeszcze nie zagrano
reason-no-ply = gra ma kroki od 0 do { $last }, a nie { $ply }

# What may stand somewhere: after "it is".
allowed-yes-no = tak albo nie (yes, no)
allowed-number = liczba
allowed-one-of = jedno z { $values }
allowed-between = { $kind ->
    [whole] liczba całkowita od { $least } do { $most }
   *[any] liczba od { $least } do { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] bot { $bot } nie ma parametru { $parameter }: nie przyjmuje żadnych
   *[other] bot { $bot } nie ma parametru { $parameter }; ma: { $known }
}
reason-bot-chose = bot { $bot } wybrał { $action }: { $why }
reason-network-misfit = sieć { $network } (wejścia: { $inputs }, liczby: { $numbers }) nie pasuje do pozycji (cechy: { $features }): trzeba ją wytrenować od nowa
reason-row-misfit = wiersz { $row } ma za mało lub za dużo liczb ({ $numbers }; wagi: { $weights }): trzeba go wyhodować od nowa
reason-bot-chose-none = bot { $bot } wybrał akcję { $number }, a akcje mają numery od 0 do { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }

# What the system refuses a file or a port for: after a colon.
system-not-there = nie ma takiego pliku ani folderu
system-not-allowed = brak uprawnień
system-not-permitted = ta operacja jest niedozwolona
system-is-folder = to jest folder
system-no-folder = to nie jest folder
system-is-there = taki plik już istnieje
system-name-too-long = nazwa pliku jest za długa
system-full = na dysku nie ma już miejsca
system-read-only = na tym dysku można tylko czytać
system-address-in-use = ten adres jest już zajęty
system-address-elsewhere = ten komputer nie ma takiego adresu
