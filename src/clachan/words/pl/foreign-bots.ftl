# Boty spoza programu: pliki, programy, pakiety. Co się mówi, gdy nie startują albo zawodzą przy stole.
reason-bot-command = bot { $bot } to nie polecenie: { $why }
reason-bot-command-empty = bot { $bot } nie podaje polecenia: po engine: napisz, co go uruchamia
reason-bot-no-file = nie ma pliku { $file }
reason-bot-file-raised = pliku { $file } nie da się wczytać: { $error }
reason-bot-file-lacks = { $names-count ->
    [0] w pliku { $file } nie ma { $name } ani żadnego bota: bot to klasa z metodą choose albo BotKind
   *[other] w pliku { $file } nie ma { $name }; są: { $names }
}
reason-bot-file-choose = { $names-count ->
    [0] w pliku { $file } nie ma bota: bot to klasa z metodą choose albo BotKind
   *[other] w pliku { $file } jest kilka botów, więc po dwukropku podaj jednego: { $names }
}
reason-bot-not-started = bota { $bot } nie da się uruchomić: { $why }
reason-bot-no-hello = bot { $bot } nie przywitał się w ciągu { $seconds } s
reason-bot-bad-hello = bot { $bot } nie odpowiedział powitaniem protokołu { $protocol } z nazwą, tylko { $line }
reason-bot-bad-wants = bot { $bot } chce { $wants }, a może chcieć tylko listy złożonej z: { $known }
reason-bot-start-error = bot { $bot } nie startuje: { $error }
reason-bot-raised = bot { $bot } zawiódł: { $error }
reason-bot-crashed = { $said ->
    [yes] bot { $bot } sam zakończył pracę ({ $how }): { $last }
   *[no] bot { $bot } sam zakończył pracę ({ $how })
}
reason-bot-choice-time = bot { $bot } nie odpowiedział w ciągu { $seconds } s
reason-bot-game-time = bot { $bot } zużył swoje { $seconds } s na grę
reason-bot-nonsense = bot { $bot } wysłał { $line }, a to nie obiekt JSON w jednym wierszu
reason-bot-other-line = bot { $bot } powinien wysłać wiersz typu "{ $due }", a wysłał { $line }
reason-bot-unasked = bot { $bot } odezwał się niepytany
reason-bot-chose-no-number = bot { $bot } odpowiedział { $answer }, a to nie numer akcji
terminal-bot-replaced = { $why }; w jego miejsce gra dalej { $bot }
reason-in-position = { $why }; pozycja: { $position }
reason-program-in-record = zapis chce uruchomić { $bot } na tym komputerze: jeśli mu ufasz, podaj go w --bots
reason-limit-seconds = limit to liczba sekund od 0 (brak) do { $most }, a nie { $given }
reason-limit-memory = pamięć bota to 0 (bez limitu) albo od { $least } do { $most } MB, a nie { $given }
reason-export-file = wyniki zapisuje się do pliku z końcówką .csv albo .parquet, a nie { $file }
reason-parquet-needs = Parquet wymaga dodatku parquet: pip install 'clachan[parquet]'

# Turniej.
arena-lost = Gra { $number }: { $seat } przegrywa w kroku { $ply }: { $why }
arena-stopped = { $count ->
    [one] clachan: zatrzymano; zachowano 1 grę: to samo polecenie z --results { $file } wznawia arenę
    [few] clachan: zatrzymano; zachowano { $count } gry: to samo polecenie z --results { $file } wznawia arenę
   *[many] clachan: zatrzymano; zachowano { $count } gier: to samo polecenie z --results { $file } wznawia arenę
}

# Co znajduje check-bot.
check-bot-position = pozycja: { $position }
check-bot-failed = { $why }
check-bot-failed-at = { $game }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}: { $why }
check-bot-started = startuje w { $seconds } s i nazywa się { $name }
check-bot-ends = kończy pracę na polecenie
check-bot-does-not-end = nie kończy pracy na polecenie quit, choć nikt już do niego nie mówi: trzeba go zatrzymać siłą
check-bot-lost = { $game }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}: przegrana w kroku { $ply }: { $why }
check-bot-played = { $game }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}: { $count ->
    [one] 1 wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
}, wszystkie dozwolone; { $mean } ms na jeden, najwyżej { $slowest } ms
check-bot-slow = najwolniejszy wybór trwał { $seconds } s: przy limicie { $limit } s na zajętym komputerze może przegrać
check-bot-same = to samo ziarno daje tę samą grę
check-bot-differs = to samo ziarno daje inną grę: w kroku { $ply } wybrał { $first }, a potem { $second } (może to być limit w sekundach albo liczby losowe, które nie pochodzą z jego ziarna)
check-bot-differs-after = botowi, który już grał, to samo ziarno daje inną grę: w kroku { $ply } wybrał { $first }, a potem { $second } (coś zostało z poprzedniej gry albo liczby losowe nie wynikają z jego ziarna)
