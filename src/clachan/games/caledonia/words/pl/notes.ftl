# What the note beside a chosen place or card tells of all that follows from it.

note-cost = { $saved ->
    [0] { $land ->
        [0] { $price }£ za { NAME($unit, form: "acc") }, grunt za darmo
       *[other] { $price }£ za { NAME($unit, form: "acc") } i { $land }£ za grunt
    }
   *[other] { $land ->
        [0] { $price }£ za { NAME($unit, form: "acc") }, minus { $saved }£ w delcie
       *[other] { $price }£ za { NAME($unit, form: "acc") } i { $land }£ za grunt, minus { $saved }£ w delcie
    }
}
note-money = { $old }£ → { $new }£
note-income = Najbliższy dochód { $before } → { $after }
note-makes = Co rundę 1 { NAME($input) } może dać { $count } { NAME($good, $count, form: "acc") }
note-sum = { $money }£
note-good = { $count } { NAME($good, $count) }
note-stock = { NAME($good) } { $old } → { $new }
note-neighbours = Sąsiedzi sprzedadzą: { $offers }
note-offer = { NAME($good) } po { $money }£
note-draws = Za czwarty budynek możesz dociągnąć kontrakty
note-slaughter = { $sheep ->
    [0] { $cows ->
        [one] Na ubój: { $cows } krowa
        [few] Na ubój: { $cows } krowy
       *[many] Na ubój: { $cows } krów
    }
   *[other] { $cows ->
        [0] Na ubój: { $sheep } { NAME("unit:sheep", $sheep) }
        [one] Na ubój: { $sheep } { NAME("unit:sheep", $sheep) } i { $cows } krowa
        [few] Na ubój: { $sheep } { NAME("unit:sheep", $sheep) } i { $cows } krowy
       *[many] Na ubój: { $sheep } { NAME("unit:sheep", $sheep) } i { $cows } krów
    }
}
note-price = Cena { NAME($good, form: "gen") } { $old }£ → { $new }£
note-import = { $worth ->
    [one] { $count } { NAME($good, $count) }, po { $worth } punkcie
    [few] { $count } { NAME($good, $count) }, po { $worth } punkty
   *[many] { $count } { NAME($good, $count) }, po { $worth } punktów
}
note-hops = { $count ->
    [one] { $count } chmiel
    [few] { $count } chmiele
   *[many] { $count } chmieli
}
note-animal = { NAME($unit) } na { NAME($hex) }
note-points = { $sign ->
    [up] { $points ->
        [one] +{ $points } punkt: { $lines }
        [few] +{ $points } punkty: { $lines }
       *[many] +{ $points } punktów: { $lines }
    }
   *[down] { $points ->
        [one] −{ $points } punkt: { $lines }
        [few] −{ $points } punkty: { $lines }
       *[many] −{ $points } punktów: { $lines }
    }
}
note-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}

# Why a deed of the bar is not possible, in two words; the whole sentence is `reason-…`.

brief-too-dear = brak £
brief-fee = brak £
brief-merchants = brak kupców
brief-sell-stock = pusty magazyn
brief-selling-already = sprzedajesz
brief-buying-already = kupujesz
brief-trade-shifted = najpierw handel
brief-box-full = brak miejsca
brief-not-on-board = brak kontraktów
brief-not-in-box = brak kontraktu
brief-asks-goods = brak towarów
brief-asks-animals = brak zwierząt
brief-shipping-full = już najdalej
brief-merchants-full = już wszyscy
brief-upgraded = już wszystko
brief-no-technology = nie ten klan
brief-out-of-reach = za daleko
brief-no-piece = brak jednostek
brief-turn-done = po akcji

## What would help

remedy-shipping = Zasięg da żegluga na poziomie { $level }.
remedy-nearer = Żaden statek tam nie dopłynie: najpierw ekspansja w tę stronę.

## Dlaczego bot coś radzi

why-ready = Potem można zrealizować kontrakt { NAME($contract) }
why-contract = Kontrakt { NAME($contract) } po realizacji przynosi: { $brings }
why-missing = Brakuje jeszcze do kontraktu { NAME($contract) }: { $goods }
why-reach = Wolne pola w zasięgu: { $old } → { $new }
why-merchants = Kupcy: { $old } → { $new }

## A hex of the map, to those who hear it and where a pointer rests

map-hex = { $hex }: { $about }
map-land = grunt { $cost }£
map-port = port „{ NAME($port) }”
map-mist = we mgle
map-covered = zakryte
map-neutral = neutralny robotnik
map-unit = { NAME($unit) }, { $owner }
map-lit = do wyboru
