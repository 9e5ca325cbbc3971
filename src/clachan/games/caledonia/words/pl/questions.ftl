# What Clans of Caledonia asks; then a short name for each question.

ask-over = Gra skończona.
ask-choose-clan = Wybierz klan z kafelkiem startowym.
ask-choose-tile = Wybierz kafelek startowy.
ask-auction-bid = { $bid ->
    [-1] Rozpocznij licytację od swojej stawki.
   *[other] Przebij { $bid } albo zrezygnuj.
}
ask-first-worker = Umieść pierwszego robotnika: płacisz za niego i za grunt.
ask-turn = { $stage ->
    [shifted] Cena { NAME($good, form: "gen") } przesunięta: teraz handluj tym towarem.
   *[open] Runda { $round }: akcja albo pas.
}
ask-end-of-turn = { $done ->
    [passed] Po spasowaniu: użyj portów lub piwnicy albo zakończ turę.
   *[acted] Po akcji: użyj portów lub piwnicy albo zakończ turę.
}
ask-after-expanding = { $goods-count ->
    [0] Za czwarty budynek możesz dociągnąć kontrakty.
   *[other] { $draws ->
        [0] Możesz kupić po cenie sąsiedzkiej: { $goods }.
       *[other] Za czwarty budynek możesz dociągnąć kontrakty, a po cenie sąsiedzkiej kupić: { $goods }.
    }
}
ask-export-bonuses = Premie z kontraktu do wykorzystania: { $bonuses }.
bonus-expansions = { $count ->
    [one] { $count } darmowa ekspansja
    [few] { $count } darmowe ekspansje
   *[many] { $count } darmowych ekspansji
}
bonus-upgrades = { $count ->
    [one] { $count } ulepszenie
    [few] { $count } ulepszenia
   *[many] { $count } ulepszeń
}
bonus-brewing = { $count } { NAME("good:grain", $count) } na piwo
ask-another-contract = Weź drugi kontrakt za tę samą opłatę albo zakończ.
ask-another-fulfilment = Zrealizuj też drugi kontrakt albo zakończ.
ask-slaughter = { $spared ->
    [0] Ubój na kontrakt: { $sheep ->
        [0] { cows }
       *[other] { $cows ->
            [0] { $sheep } { NAME("unit:sheep", $sheep) }
           *[other] { $sheep } { NAME("unit:sheep", $sheep) } i { cows }
        }
    }.
   *[other] Ubój na kontrakt: { $sheep ->
        [0] { cows }
       *[other] { $cows ->
            [0] { $sheep } { NAME("unit:sheep", $sheep) }
           *[other] { $sheep } { NAME("unit:sheep", $sheep) } i { cows }
        }
    } (port oszczędza { $spared }).
}
cows = { $cows ->
    [one] { $cows } krowa
    [few] { $cows } krowy
   *[many] { $cows } krów
}
ask-bonus-upgrade = Wybierz ulepszenie z premii albo zakończ.
ask-discard = { $group ->
    [basic] Odrzuć towar podstawowy.
   *[processed] Odrzuć towar przetworzony.
}
ask-gain = { $group ->
    [basic] { $count ->
        [one] Zdobądź jeszcze { $count } towar podstawowy.
        [few] Zdobądź jeszcze { $count } towary podstawowe.
       *[many] Zdobądź jeszcze { $count } towarów podstawowych.
    }
   *[processed] { $count ->
        [one] Zdobądź jeszcze { $count } towar przetworzony.
        [few] Zdobądź jeszcze { $count } towary przetworzone.
       *[many] Zdobądź jeszcze { $count } towarów przetworzonych.
    }
}
ask-swap = Wybierz jednostkę na mapie, która wraca na twoją planszę.
ask-swap-for = Wybierz jednostkę, która zajmie jej miejsce.
ask-draw-offer = Dociągnij kontrakty ze stosu, żeby z nich wybrać, albo zakończ.
ask-choose-a-drawn-contract = Zachowaj dociągnięty kontrakt za opłatą tej rundy albo zakończ.
ask-make = Ile { NAME($good, form: "gen") } wytwarzasz?
ask-mature = Odłożyć do piwnicy jedną z właśnie wytworzonych whisky?
ask-churn = Ile mleka przerabiasz na masło?
ask-empty-cellar = Ostatnia produkcja za nami: wyjmij beczki z piwnicy, bo tam nic nie punktują.
ask-draw-contract = Ze stosu dociąga się kontrakt.
ask-roll-goods = Rzut kością towarów.
ask-roll-price = Rzut kością ceny: { NAME($good) }.

## Names of questions, for those who answer another one

question-choose-clan = wybór klanu
question-choose-tile = wybór kafelka
question-auction-bid = licytacja
question-first-worker = pierwszy robotnik
question-after-expanding = po ekspansji
question-export-bonuses = premie z kontraktu
question-another-contract = drugi kontrakt
question-another-fulfilment = druga realizacja
question-slaughter = ubój
question-bonus-upgrade = ulepszenie z premii
question-discard = co odrzucić
question-gain = co zdobyć
question-swap = co wymienić
question-swap-for = na co wymienić
question-draw-offer = dociąg kontraktów
question-choose-a-drawn-contract = wybór dociągniętego kontraktu
question-make = ile wytworzyć
question-mature = czy odłożyć do piwnicy
question-churn = ile przerobić na masło
question-empty-cellar = opróżnienie piwnicy
question-draw-contract = dociąg kontraktu
question-roll-goods = rzut kością towarów
question-roll-price = rzut kością ceny
