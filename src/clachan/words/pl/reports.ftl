# Reports and analyses of the command line, in tables and on pages.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · analiza gry
analysis-lead-games = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}, każdy rozważany ruch dograny { $games } razy.
analysis-lead-seconds = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}, nad każdą { $seconds } s namysłu.
analysis-explained = Przewaga to różnica między wynikiem gracza na koniec gry a najlepszym wynikiem pozostałych (w grze solo: same punkty). Przewaga spodziewana to jej średnia, gdy grę dogrywa się od tego miejsca, wszyscy grają dalej jak bot zachłanny, a los i ukryte elementy rozdaje się na nowo. Strata ruchu to nadwyżka, którą na tych samych rozdaniach obiecuje najlepszy ruch znaleziony przez boty, pomniejszona o to, co ten ruch dałby jeszcze przy następnym takim pytaniu; jedna okazja liczy się więc raz. ± to błąd standardowy.
analysis-players = Gracze
analysis-players-note = Błąd to niewątpliwa strata co najmniej punktu (95 % rozkładu Studenta). Początek, własne ruchy, ruchy innych i szczęście sumują się do przewagi na koniec; ruchy porównuje się z ruchami bota zachłannego.
analysis-turning-points = Punkty zwrotne
analysis-turning-points-note = Najkosztowniejsze błędy i zmiany spodziewanego prowadzenia; numery jak na wykresie.
analysis-decisions = Decyzje
analysis-decisions-note = Każde pytanie, na które była więcej niż jedna odpowiedź: co zagrano i co za najlepsze uznały boty.
analysis-curves = spodziewana przewaga na koniec
analysis-curves-across = akcja
analysis-curves-up = przewaga
analysis-same = to samo
analysis-column-player = gracz
analysis-column-points = punkty
analysis-column-place = miejsce
analysis-column-decisions = decyzje
analysis-column-agreed = jak bot
analysis-column-mistakes = błędy
analysis-column-lost = punkty stracone przez błędy
analysis-column-start = początek
analysis-column-own = własne ruchy
analysis-column-others = ruchy innych
analysis-column-luck = szczęście
analysis-column-end = koniec
analysis-column-number = nr
analysis-column-action = akcja
analysis-column-happened = co się stało
analysis-column-played = zagrano
analysis-column-best = wybór bota
analysis-column-expected = spodziewana przewaga
analysis-column-loss = strata

## Raporty z wielu gier i areny

report-title = { $game } · raport
report-lead = { $games ->
    [one] { $games } ukończona gra
    [few] { $games } ukończone gry
   *[many] { $games } ukończonych gier
} ({ $sizes }), średnia liczba akcji w grze: { $actions }; { $source }. Przedziały ufności 95 %: Wilsona dla udziałów, Studenta dla średnich.
report-size = { $players ->
    [one] solo: { $count }
    [few] na { $players } osoby: { $count }
   *[many] na { $players } osób: { $count }
}
report-source = { $more ->
    [some] grały boty: { $bots }; ziarno { $seed }, { $options }
   *[none] grały boty: { $bots }; ziarno { $seed }
}
report-arena-title = { $game } · arena
report-arena-lead = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} ({ $options }), ziarno { $seed }. Każdy układ rozegrano we wszystkich rotacjach miejsc. Przedziały ufności 95 %: Wilsona dla udziałów, z ponownego ważenia układów dla rankingów, Studenta dla średnich.
report-from-to = od { $low } do { $high }
report-chapters = Rozdziały
report-written-by = Raport programu clachan.
report-no-plots = Brak wykresów: { $why }.
report-rows = { $count ->
    [one] Tabela: { $count } wiersz
    [few] Tabela: { $count } wiersze
   *[many] Tabela: { $count } wierszy
}
report-plot = { $chapter }: { $what }
report-share-of-wins = udział zwycięstw
report-points-with-less-without = punkty z użyciem minus punkty bez
report-final-points = punkty końcowe
report-dashed-mean = { $unit } (linia przerywana: średnia)
report-row-before-column = wiersz przed kolumną
report-time-for-a-choice = czas na wybór, średnia po grach
report-before = przed { $bot }
report-total = razem
report-the-rest = inne
report-seat = p{ $number }
report-place = { $number }.
report-points = Punkty
    .note = Punkty końcowe na wszystkich miejscach.
report-seats = Miejsca
    .note = Wyniki według numeru miejsca przy stole.
report-solo-ratings = Oceny gier jednoosobowych
    .note = Od najlepszej; przedziały ufności 95 %.
report-ratings = Ranking
    .note = Ranking Bradleya–Terry'ego z kolejności wszystkich par, środek to 1500; o 400 więcej znaczy dziesięć do jednego. Dzielone zwycięstwo liczy się w części; bot na kilku miejscach w grze liczy się za każde z nich. Bot, który zawiódł, jest ostatni; pozostali dzielą to zwycięstwo, a ich punkty z tej gry się nie liczą.
report-pairs = Kto z kim wygrywa
    .note = Jak często bot z wiersza był przed botem z kolumny w ich wspólnych grach; remis liczy się za pół.
report-bots-points = Punkty
    .note = Punkty końcowe każdego bota na wszystkich jego miejscach.
report-seats-of-bots = Miejsca
    .note = Zwycięstwa i punkty według miejsca, ktokolwiek na nim siedział.
report-time = Czas
    .note = Czas procesora przy pytaniach z wyborem, mierzony tylko dla bota; dla bota we własnym procesie czas rzeczywisty.
report-column-seats = miejsca
report-column-wins = zwycięstwa
report-column-points = punkty
report-column-used = użycie
report-column-wins-with = zwycięstwa z
report-column-wins-without = zwycięstwa bez
report-column-points-with = punkty z
report-column-more-than-without = więcej niż bez
report-column-games = gry
report-column-winner-s-points = punkty zwycięzcy
report-column-lead = przewaga
report-column-wins-of-who-began = zwycięstwa zaczynającego
report-column-what-it-says = treść
report-column-times = ile razy
report-column-mean-round = średnia runda
report-column-wins-of-those-seats = zwycięstwa tych miejsc
report-column-points-for = punkty za
report-column-winners = zwycięzcy
report-column-others = pozostali
report-column-everybody = wszyscy
report-column-seats-of = kto
report-column-least = najmniej
report-column-lower-quarter = dolny kwartyl
report-column-middle = mediana
report-column-upper-quarter = górny kwartyl
report-column-most = najwięcej
report-column-rating = ocena
report-column-share = udział
report-column-seat = miejsce
report-column-start = start
report-column-bot = bot
report-column-choices-a-game = wyborów na grę
report-column-ms-a-choice = ms na wybór
report-column-slowest-ms = najwolniej, ms
report-markdown-lead = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} ({ $options }), ziarno { $seed }. Każdy układ rozegrano we wszystkich rotacjach miejsc. Przedziały ufności 95 %: Wilsona dla zwycięstw, z ponownego ważenia układów dla rankingów (Bradley–Terry z kolejności wszystkich par, środek to 1500), Studenta dla średnich punktów. Czas to czas procesora przy pytaniach z wyborem; dla botów w innych procesach czas rzeczywisty.
report-markdown-spread = punkty: najmniej, kwartyle, najwięcej
report-lost = Gry przegrane przez błąd
    .note = Gry, które bot przegrał przez własny błąd. Pozycje są w pliku z wynikami.
report-column-lost-by-failing = przegrane przez błąd
report-column-game = gra
report-column-ply = krok
report-column-fault = błąd
report-column-what-happened = co się stało
