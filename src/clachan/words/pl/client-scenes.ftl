# What the pages say when a round or a game ends, in replays and in what-ifs.

## All scenes

ui-scene-skip = Pomiń
ui-scene-close = Zamknij
ui-scene-you = { $name }, ty

ui-scene-swipe = Przesuń, by zobaczyć innych

## The end of a round

ui-round-ends = Koniec rundy { $round }
ui-round-how = Wszyscy spasowali. Najpierw dochód z ziemi, potem kafelek rundy.
ui-round-how-without-tile = Wszyscy spasowali. Czas na dochód z ziemi.
ui-round-production = Produkcja
ui-round-scoring = Punktowanie
ui-round-number = Runda { $round }
ui-round-final = Punktacja końcowa
ui-round-wages = Zarobek
ui-round-land = Plony
ui-round-made = Wyroby
ui-round-purse = Sakiewka
ui-round-glory = chwała
ui-round-barrel = stara beczka whisky
ui-round-nothing = jeszcze nic
ui-round-none = jeszcze brak
ui-round-no-makers = brak wytwórni
ui-round-made-nothing = wszystko zostaje
ui-round-begins = Rundę zaczyna { $name }: pierwszy pas.
ui-round-fee = { $pays ->
    [gets] Wzięcie kontraktu daje teraz { $money }£.
    [costs] Wzięcie kontraktu kosztuje teraz { $money }£.
   *[free] Wzięcie kontraktu nic teraz nie kosztuje.
}
ui-round-next-tile = punktowanie: { $tile }
ui-round-on = Dalej: runda { $round }
ui-round-to-final = Do punktacji końcowej
ui-round-dice = Kości rynku
ui-round-dice-rule = Niskie ceny rosną, a wysokie spadają o tę liczbę; tylko średnie idą za jej znakiem.
ui-round-price-stays = cena bez zmian
ui-round-removed = Kontrakt { $contract } wypada z gry

ui-scoring-title = { $round ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
    [3] Trzecie punktowanie
   *[other] Ostatnie punktowanie
}
ui-scoring-why = { $round ->
    [4] wszystkie pionki są na World's End; każdy klan porównuje się z tym, który ma najmniej
   *[other] stos { $stack } się wyczerpał; każdy klan porównuje się z tym, który ma najmniej
}
ui-scoring-ahead = przewaga
ui-scoring-points = PZ
ui-scoring-least = najmniej: { $count }
ui-scoring-tome = dodają Dzieje
ui-scoring-of-home = na zamku rodowym
ui-scoring-of-cards = zamki, jeziora i pomniki
ui-scoring-of-whisky = beczki w zasobach
ui-scoring-of-persons = postacie przy klanie
ui-scoring-of-other = razem
ui-scoring-on = Dalej: stos { $stack }

## Short scenes

ui-moment-die = Kość rusza
ui-moment-side = na kości { $side }
ui-moment-discards = i usuwa { NAME($tile, form: "acc") }
ui-moment-nothing-gone = i niczego nie usuwa
ui-moment-passed = przechodzi
ui-moment-rejected = odpada
ui-moment-aye = za
ui-moment-nay = przeciw
ui-moment-haggis = Oda do haggis
ui-moment-none-turned = nic nie odkrywa
ui-moment-race = Rusza wyścig łodzi
ui-moment-race-how = punkty ruchu mogą teraz przesuwać łódź
ui-moment-boat-home = { $place ->
    [1] { $seat }: 1. miejsce w wyścigu
    [2] { $seat }: 2. miejsce w wyścigu
    [3] { $seat }: 3. miejsce w wyścigu
   *[other] { $seat }: { $place }. miejsce w wyścigu
}
ui-moment-boat-last = { $seat }: ostatnie miejsce w wyścigu
ui-moment-boats-last = { $seats-and }: razem na ostatnim miejscu w wyścigu

## The final sheet

ui-final-each = { $worth ->
    [one] po { $worth } punkcie
    [few] po { $worth } punkty
   *[many] po { $worth } punktów
}
ui-final-none = nikt nie ma
ui-final-imported = sprowadzono { $came }: po { $worth } PZ
ui-final-money = 1 punkt za 10£
ui-final-glory = { $tiles ->
    [0] bez kafelków punktowania
    [one] z { $tiles } kafelka punktowania
   *[other] z { $tiles } kafelków punktowania
}
ui-final-by-table = według tabeli gry solo
ui-final-majority = { $places ->
    [one] { $first } za najwięcej{ $tie ->
        [0] { "" }
       *[other] ; przy remisie do podziału, tu po { $tie }
    }
    [2] { $first } za najwięcej, { $second } za drugie miejsce{ $tie ->
        [0] { "" }
       *[other] ; przy remisie do podziału, tu po { $tie }
    }
   *[other] { $first }, { $second }, { $third }{ $tie ->
        [0] { "" }
       *[other] ; przy remisie do podziału, tu po { $tie }
    }
}
ui-final-bid = ile klan kosztował w aukcji
ui-final-title = Punktacja końcowa
ui-final-points = Punkty
ui-final-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
ui-final-rating = Ocena
ui-final-places = Miejsce
ui-final-over = Gra skończona
ui-final-wins = Wygrywa { $name }
ui-final-win-together = Wspólnie wygrywają { $names }
ui-final-for-clan = dla klanu { $clan }
ui-final-before = { $points ->
    [one] { $points } punkt przewagi, dalej { $name }
    [few] { $points } punkty przewagi, dalej { $name }
   *[many] { $points } punktów przewagi, dalej { $name }
}
ui-final-tie-break = tyle samo punktów co { $name }; decyduje rozstrzygnięcie remisu
ui-final-next-rating = { $points ->
    [one] do oceny „{ $rating }” brakuje { $points } punktu
   *[other] do oceny „{ $rating }” brakuje { $points } punktów
}
ui-final-best-rating = wyżej już się nie da
ui-final-reason = { $line }: { $points }
ui-final-rematch = Rewanż
ui-final-wanted = { $name } prosi o rewanż
ui-final-path = Przebieg gry
ui-final-to-scores = Punktacja
ui-final-replay = Powtórka
ui-final-record = Zapis
ui-final-home = Strona główna
ui-final-scorings = { $count ->
    [one] { $count } punktowanie
    [few] { $count } punktowania
   *[many] { $count } punktowań
}
ui-final-bars = Pełne słupki to punkty zdobyte, puste to stracone; najlepszy w wierszu jest zielony.
ui-final-back = Wróć do stołu

## The path of a game

ui-path-title = Przebieg gry
ui-path-looking = Szukam…
ui-path-rounds = Punkty na koniec każdej rundy
ui-path-seat = Miejsce
ui-plot-over = { $title } w ciągu gry
ui-plot-round = runda { $round }

## Replays and what-ifs

ui-replay-title = Powtórka
ui-replay-page = Powtórka – { $game }
ui-replay-cannot = Tej gry nie da się pokazać
ui-replay-first-page = Strona główna
ui-replay-to-table = Do stołu
ui-replay-record = Pobierz zapis
ui-replay-controls = Sterowanie powtórką
ui-replay-at = { $round ->
    [0] Krok { $ply } z { $last }
   *[other] Krok { $ply } z { $last } · runda { $round }
}
ui-replay-before = Przed pierwszym ruchem.
ui-replay-ply = Krok
ui-replay-start = Na początek
ui-replay-step-back = Krok wstecz
ui-replay-turn-back = Tura wstecz
ui-replay-play = Odtwórz
ui-replay-pause = Pauza
ui-replay-step-on = Krok dalej
ui-replay-turn-on = Tura dalej
ui-replay-end = Na koniec
ui-replay-by = Po kroku czy po turze
ui-replay-by-step = po kroku
ui-replay-by-turn = po turze
ui-replay-speed = Tempo
ui-replay-times = { $speed }×
ui-replay-round = Runda
ui-replay-copy = Kopiuj link
ui-replay-copied = Skopiowano link
ui-replay-copy-this = Skopiuj ten link
ui-replay-hides = Ta gra ma ukryte elementy: do jej końca widać ją tak, jak widzi ją publiczność, a „co by było” i zapis muszą poczekać.
ui-replay-log = Dziennik
ui-what-if-title = Co by było
ui-what-if-begin = Co by było…
ui-what-if-from = Od kroku { $ply }: grasz za wszystkich i nic z tego się nie liczy.
ui-what-if-bot = Niech gra bot
ui-what-if-back = Wróć do gry
ui-what-if-over = W tej wersji gra jest skończona.
ui-what-if-working = Liczę…
