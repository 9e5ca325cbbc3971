# What is said in a terminal only.

terminal-introduction-bare =
    { $title }.
    Wpisz ?, by zobaczyć odpowiedzi, potem odpowiedź, jej numer albo początek jej słów.
    `why` z akcją wyjaśnia odmowę; `undo` cofa; `help` wymienia wszystkie polecenia.

# The conversation of a game, and a match that is shown again.
terminal-begin = Naciśnij Enter, by zacząć.
terminal-over = Gra skończona: log, scores, board, undo, save PLIK albo quit.
terminal-answers = (odpowiedzi: { $count }, wpisz ?)
terminal-not-saved = Ta gra nie jest zapisana: `save PLIK` ją zachowa, drugie quit kończy.
terminal-saved = Zapisano w { $file }; `clachan play --load { $file }` wznawia grę.
terminal-left =
    { $count ->
        [one] Koniec po { $count } akcji. `save PLIK` albo flaga --save PLIK zachowuje grę.
       *[other] Koniec po { $count } akcjach. `save PLIK` albo flaga --save PLIK zachowuje grę.
    }
terminal-goodbye = Do zobaczenia.
terminal-thinking = myśli…
terminal-expected = spodziewane punkty: { $points }
terminal-less = mniej o { $points }
terminal-more-actions =
    { $count ->
        [one] … i jeszcze { $count } akcja: wpisz więcej słów.
        [few] … i jeszcze { $count } akcje: wpisz więcej słów.
       *[many] … i jeszcze { $count } akcji: wpisz więcej słów.
    }
terminal-taken-back = Cofnięto: { $action }.
terminal-saved-actions =
    { $count ->
        [one] Zapisano { $count } akcję w { $file }; `clachan play --load { $file }` wznawia grę.
        [few] Zapisano { $count } akcje w { $file }; `clachan play --load { $file }` wznawia grę.
       *[many] Zapisano { $count } akcji w { $file }; `clachan play --load { $file }` wznawia grę.
    }
terminal-final-scores = Wynik końcowy:
terminal-scores-now = Gdyby gra skończyła się teraz:
terminal-not-allowed = { $action }: niedozwolone, { $why }.
terminal-allowed = { $action }: dozwolone ({ $cost }).
terminal-allowed-free = { $action }: dozwolone i za darmo.
terminal-from-to = od { $first } do { $last }
terminal-no-answer = Nie ma odpowiedzi { $number }: lista (wpisz ?) ma { $known }.
terminal-nothing-like = Nic podobnego do { $text } nie jest teraz dozwolone; dozwolone jest na przykład { $example }
terminal-opening = { $game }, ziarno { $seed }, miejsca { $seats }.
terminal-ply = krok { $ply } z { $last }
terminal-not-understood = Nie rozumiem { $text }. Wpisz ?, by zobaczyć odpowiedzi, albo help.
terminal-not-understood-near = Nie rozumiem { $text }. Może chodzi o `{ $near }`? Wpisz ?, by zobaczyć odpowiedzi, albo help.
terminal-may-mean = { $left ->
    [0] To może znaczyć { $actions }: wpisz więcej albo numer.
   *[other] To może znaczyć { $actions } i jeszcze { $left }: wpisz więcej albo numer.
}
terminal-replay-keys = Enter dalej, b wstecz, g N do kroku N, q koniec; albo część stołu: { $parts }

# What `help` says: what can be typed, and what it does.
terminal-help-action = jej tekst (`{ $example }`), numer z listy albo początek jej słów (`{ $short }`)
    .word = akcja
terminal-help-answers = odpowiedzi z kosztem; `? { $first }` albo `? { $second }` pokazuje część z nich
    .word = ?
terminal-help-hint = trzy najlepsze odpowiedzi według bota, ze spodziewanymi punktami; `hint 10` myśli dłużej
    .word = hint
terminal-help-why = dlaczego akcja jest niedozwolona albo ile kosztuje
    .word = why AKCJA
terminal-help-undo = cofnij ostatni wybór
    .word = undo
terminal-help-save = zachowaj grę w pliku; `load PLIK` ją wznawia
    .word = save PLIK
terminal-help-log = co się działo; `log 50` pokazuje więcej
    .word = log
terminal-help-rules = krótka pomoc o akcji, kafelku albo haśle; samo `rules` wymienia hasła
    .word = rules HASŁO
terminal-help-scores = punkty wszystkich, gdyby gra skończyła się teraz
    .word = scores
terminal-help-table = cały stół
    .word = table
terminal-help-quit = wyjście (także exit)
    .word = quit
terminal-help-parts = { $parts }: wpisz jedno, by to zobaczyć
    .word = części

# A score sheet.
terminal-points = punkty
terminal-total = razem
terminal-place = miejsce
terminal-rating = ocena

# Reszta stołu, która nie mieści się w wąskim terminalu: słowa, które ją pokazują.
terminal-more = więcej: { $parts }

# Co objaśnia `rules`.
topic-action = akcja
topic-step = krok
topic-term = pojęcie
topic-clan = klan
topic-port = port
topic-scoring-tile = kafelek punktowania
topic-tile-kind = rodzaj kafelka
topic-tile = kafelek
topic-card = karta
topic-chronicle = kronika

terminal-loaded = { $count ->
    [one] Wczytano { $count } akcję.
    [few] Wczytano { $count } akcje.
   *[many] Wczytano { $count } akcji.
}
