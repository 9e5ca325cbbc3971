# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
gained = +{ $count } { NAME($piece, $count) }
paid = −{ $count } { NAME($piece, $count) }
card-gained = karta { NAME($card) }

## Turns

act-end-turn = Zakończ turę
fact-did-end-turn = { $player } kończy turę{ effects }.
act-done = Gotowe
fact-did-done = { $rolled ->
    [0] { $player } na tym poprzestaje{ effects }.
   *[other] { $player } zostawia wynik { $rolled }{ effects }.
}

## The track

act-take = Weź kafelek z pola { NAME($space) }
fact-did-take = { $player } bierze { NAME($tile, form: "acc") }{ effects }.
act-discard = Odrzuć kafelek z pola { NAME($space) }
fact-did-discard = { $player } odrzuca { NAME($tile, form: "acc") }{ effects }.
act-stop = Zatrzymaj się na World's End
fact-did-stop = { $player } zatrzymuje się na World's End{ effects }.
act-draw = Dobierz { NAME($tile) }
fact-did-draw = { $player } dobiera { NAME($tile, form: "acc") }.
act-roll = Rzut: { NAME($side) }
fact-did-roll = { $where ->
    [haggis] Rzut na haggis: { NAME($side) }.
   *[track] Rzut kością: { NAME($side) }.
}
act-claim = Weź { NAME($tile) } spośród odrzuconych
fact-did-claim = { $what ->
    [token] { $player } kładzie żeton Johna McClaima na karcie { NAME($tile) }.
   *[usual] { $player } bierze { NAME($tile) } spośród odrzuconych{ effects }.
}

## Paying, selling, exchanging, gaining

act-buy = Dokup, czego brakuje
fact-did-buy = { $player } dokupuje, czego brakuje{ effects }.
act-from = Weź z { NAME($place) }
fact-did-from = { $player } bierze to z { NAME($tile, form: "gen") }{ effects }.
act-sell = Sprzedaj 1 { NAME($good, form: "acc") }
fact-did-sell = { $player } sprzedaje 1 { NAME($good, form: "acc") }{ effects }.
act-give = Oddaj 1 { NAME($good, form: "acc") }
fact-did-give = { $player } oddaje 1 { NAME($good, form: "acc") }{ effects }.
act-leave-out = Pomiń towar
fact-did-leave-out = { $player } pomija towar{ effects }.
act-take-points = Weź punkty zamiast beczki
fact-did-take-points = { $player } bierze punkty zamiast beczki{ effects }.
act-gain = Weź 1 { NAME($good, form: "acc") }
fact-did-gain = { $player } otrzymuje 1 { NAME($good, form: "acc") }{ effects }.
act-keep = Zachowaj 1 { NAME($good, form: "acc") }
fact-did-keep = { $player } zachowuje 1 { NAME($good, form: "acc") }{ effects }.
act-coin = Weź monetę
fact-did-coin = { $player } bierze monetę{ effects }.
act-point = Weź punkt ruchu
fact-did-point = { $player } bierze punkt ruchu{ effects }.
act-resolve = Rozpatrz efekt: { NAME($effect) }
fact-did-resolve = { $player } rozpatruje kolejny efekt: { NAME($effect) }{ effects }.
act-clan = Połóż znacznik na polu klanu { NAME($clan) }
fact-did-clan = { $what ->
    [token] { $player } kładzie żeton Peggy McWander na polu klanu { NAME($clan) }.
   *[usual] { $player } kładzie znacznik na polu klanu { NAME($clan) }{ effects }.
}

## Territories

act-place = Wyłóż kafelek na { NAME($place) }
fact-did-place = { $player } wykłada { NAME($tile, form: "acc") }{ effects }.
act-activate = Aktywuj { NAME($place) }
fact-did-activate = { $player } aktywuje { NAME($tile, form: "acc") }{ effects }.
act-move = Przesuń Szkota z { NAME($place) }
fact-did-move = { $player } przesuwa Szkota z { NAME($tile, form: "gen") }{ effects }.
act-to = Przesuń go na { NAME($place) }
fact-did-to = { $player } przesuwa go na { NAME($tile, form: "acc") }{ effects }.
act-put = Połóż to na { NAME($place) }
fact-did-put = { $player } kładzie to na { NAME($tile, form: "loc") }{ effects }.
act-remove = Usuń { NAME($place) }
fact-did-remove = { $player } usuwa { NAME($tile, form: "acc") }{ effects }.

## I: boats; which token a lot lays out is a secret

act-lot = Wyciągnij los { $number }
fact-did-lot = { $what ->
    [start] Losowanie miejsca kafelka Start.
   *[token] Wyłożono żeton nagrody.
}
act-row = Przesuń łódź
fact-did-row = { $player } przesuwa łódź{ effects }.
act-token = Weź żeton: { NAME($reward) }
fact-did-token = { $player } bierze żeton: { NAME($reward) }{ effects }.

## II: the mountain

act-climb = Wejdź na górę
fact-did-climb = { $player } wchodzi na górę{ effects }.
act-lay-coin = Połóż monetę na górze
fact-did-lay-coin = { $player } kładzie monetę na górze{ effects }.
act-lay = Połóż na górze 1 { NAME($good, form: "acc") }
fact-did-lay = { $player } kładzie na górze 1 { NAME($good, form: "acc") }{ effects }.
act-collect = Zabierz wszystko z góry
fact-did-collect = { $player } zabiera wszystko z góry{ effects }.

## III: whisky

act-barrel = Wybierz: { NAME($barrel) }
fact-did-barrel = { $player } wybiera { NAME($barrel, form: "acc") }{ effects }.
act-distil = Wyprodukuj whisky
fact-did-distil = { $player } produkuje whisky{ effects }.
act-age = Niech beczka dojrzewa
fact-did-age = { $player } daje beczce dojrzewać{ effects }.
act-build-cellar = Zbuduj piwnicę { NAME($cellar) }
fact-did-build-cellar = { $player } buduje piwnicę { NAME($cellar) }{ effects }.
act-sell-extra = Sprzedaj na polu dodatkowym
fact-did-sell-extra = { $player } sprzedaje na polu dodatkowym{ effects }.
act-sell-lower = Sprzedaj na dolnym polu
fact-did-sell-lower = { $player } sprzedaje na dolnym polu{ effects }.

## V: haggis; the value of a hidden token is a secret

act-take-haggis = Weź żeton haggis o wartości { NAME($haggis) }
fact-did-take-haggis = { $player } bierze żeton haggis o wartości { NAME($haggis) }{ effects }.
act-draw-haggis = Dobierz żeton haggis
fact-did-draw-haggis = { $player } dobiera żeton haggis{ effects }.
act-return-haggis = Oddaj żeton haggis o wartości { NAME($haggis) }
fact-did-return-haggis = { $way ->
    [given] { $player } oddaje komuś żeton haggis{ effects }.
   *[returned] { $player } odkłada żeton haggis{ effects }.
}
act-spend-whisky = Wydaj beczkę whisky
fact-did-spend-whisky = { $player } wydaje whisky{ effects }.
act-haggis-token = Dobierz żeton haggis { $number }
fact-did-haggis-token = { $worth ->
    [0] { $player } dobiera żeton haggis.
   *[other] { $player } odkrywa żeton haggis o wartości { $worth }.
}

## VI: the tome

act-trigger = Wywołaj wydarzenie: { NAME($card) }
fact-did-trigger = { $player } wywołuje wydarzenie karty { NAME($card) }{ effects }.
act-turn-over = Odwróć kartę { NAME($card) }
fact-did-turn-over = { $player } odwraca kartę { NAME($card) }{ effects }.

## VII: the Great Gathering; a vote is a secret

act-call = Poddaj pod głosowanie „{ NAME($gathering) }”
fact-did-call = { $player } poddaje pod głosowanie kartę „{ NAME($gathering) }”{ effects }.
act-vote = Głosuj: { NAME($ballot) }
fact-did-vote = { $player } głosuje tajnie nad kartą „{ NAME($card) }”.

## VIII: the Penny Mobs

act-choose = Wskaż: { $seat }
fact-did-choose = { $player } wybiera: { $seat }{ effects }.
act-space = Wskaż pole { NAME($space) }
fact-did-space = { $player } wybiera { NAME($tile, form: "acc") } na polu { NAME($space) }{ effects }.
act-penny = Połóż pensa na karcie { NAME($mobster, form: "gen") }
fact-did-penny = { $player } kładzie pensa na karcie { NAME($mobster, form: "gen") }{ effects }.
act-free = Weź kartę { NAME($mobster, form: "gen") }
fact-did-free = { $player } wyciąga z więzienia { NAME($mobster, form: "gen") }{ effects }.
act-jail = Wtrąć do więzienia { NAME($mobster, form: "gen") }
fact-did-jail = { $player } wtrąca do więzienia { NAME($mobster, form: "gen") }.
act-use = Użyj: { NAME($mobster) }
fact-did-use = { $rolled ->
    [0] { $player } korzysta ze zdolności { NAME($mobster, form: "gen") }{ effects }.
   *[other] { $player } przerzuca wynik { $rolled }{ effects }.
}
act-coins-of = Weź monety z rzędu { NAME($good, form: "row") }
fact-did-coins-of = { $where ->
    [mountain] { $player } bierze z góry 1 { NAME($good, form: "acc") }{ effects }.
   *[market] { $player } bierze monety z rzędu { NAME($good, form: "row") }{ effects }.
}
act-coins-of-england = Weź monety z rzędu Anglii
fact-did-coins-of-england = { $where ->
    [mountain] { $player } bierze z góry monetę{ effects }.
   *[market] { $player } bierze monety z rzędu Anglii{ effects }.
}
act-seize = Ukradnij 1 { NAME($good, form: "acc") }
fact-did-seize = { $player } zabiera 1 { NAME($good, form: "acc") }{ effects }.
act-pick-token = Weź żeton { NAME($number) }
fact-did-pick-token = { $player } wybiera jeden z jej żetonów.
act-from-supply = Weź Szkota z zasobów
fact-did-from-supply = { $player } bierze Szkota z zasobów{ effects }.
act-walk = Przesuń Kennetha McSnitcha
fact-did-walk = { $player } przesuwa Kennetha McSnitcha{ effects }.
