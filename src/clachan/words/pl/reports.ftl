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
