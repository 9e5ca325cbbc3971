# What the note beside a chosen place or card tells of all that follows from it.

note-cost = { $saved ->
    [0] { $land ->
        [0] £{ $price } per { NAME($unit, form: "a") }, lo spazio è gratis
       *[other] £{ $price } per { NAME($unit, form: "a") } e £{ $land } per lo spazio
    }
   *[other] { $land ->
        [0] £{ $price } per { NAME($unit, form: "a") }, meno £{ $saved } nel delta
       *[other] £{ $price } per { NAME($unit, form: "a") } e £{ $land } per lo spazio, meno £{ $saved } nel delta
    }
}
note-money = £{ $old } → £{ $new }
note-income = Prossima rendita { $before } → { $after }
note-makes = Ogni round 1 { NAME($input) } può diventare { $count } { NAME($good, $count) }
note-sum = £{ $money }
note-good = { $count } { NAME($good, $count) }
note-stock = { NAME($good) } { $old } → { $new }
note-neighbours = I vicini venderanno { $offers }
note-offer = { NAME($good) } a £{ $money }
note-draws = Puoi pescare contratti per il tuo quarto edificio
note-slaughter = Da macellare: { $sheep ->
    [0] { $cows ->
        [one] { $cows } mucca
       *[other] { $cows } mucche
    }
    [one] { $cows ->
        [0] { $sheep } pecora
        [one] { $sheep } pecora e { $cows } mucca
       *[other] { $sheep } pecora e { $cows } mucche
    }
   *[other] { $cows ->
        [0] { $sheep } pecore
        [one] { $sheep } pecore e { $cows } mucca
       *[other] { $sheep } pecore e { $cows } mucche
    }
}
note-price = Prezzo { NAME($good, form: "of") } £{ $old } → £{ $new }
note-import = { $worth ->
    [one] { $count } { NAME($good, $count) } da { $worth } punto
   *[other] { $count } { NAME($good, $count) } da { $worth } punti
}
note-hops = { $count } luppolo
note-animal = { NAME($unit) } in { NAME($hex) }
note-points = { $sign ->
    [up] { $points ->
        [one] +{ $points } punto: { $lines }
       *[other] +{ $points } punti: { $lines }
    }
   *[down] { $points ->
        [one] −{ $points } punto: { $lines }
       *[other] −{ $points } punti: { $lines }
    }
}
note-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}

# Why a deed of the bar is not possible, in two words; the whole sentence is `reason-…`.

brief-too-dear = non hai £
brief-fee = non hai £
brief-merchants = tutti via
brief-sell-stock = niente beni
brief-selling-already = già vendi
brief-buying-already = già compri
brief-trade-shifted = prima scambia
brief-box-full = box pieni
brief-not-on-board = finiti
brief-not-in-box = nessuno
brief-asks-goods = mancano beni
brief-asks-animals = pochi animali
brief-shipping-full = al massimo
brief-merchants-full = tutti presi
brief-upgraded = al massimo
brief-no-technology = non per te
brief-out-of-reach = lontano
brief-no-piece = unità finite
brief-turn-done = turno fatto
remedy-shipping = Con il livello di navigazione { $level } ci arrivi.
remedy-nearer = Nessuna nave ci arriva: prima espanditi in quella direzione.

## Perché un bot consiglia qualcosa

why-ready = Poi si può soddisfare il contratto { NAME($contract) }
why-contract = Una volta soddisfatto, il contratto { NAME($contract) } porta { $brings }
why-missing = Per il contratto { NAME($contract) } manca ancora: { $goods }
why-reach = Spazi liberi a portata: { $old } → { $new }
why-merchants = Mercanti: { $old } → { $new }

## A hex of the map, to those who hear it and where a pointer rests

map-hex = { $hex }: { $about }
map-land = terreno £{ $cost }
map-port = porto “{ NAME($port) }”
map-mist = nella nebbia
map-covered = coperto
map-neutral = lavoratore neutrale
map-unit = { NAME($unit) }, { $owner }
map-lit = si può scegliere
