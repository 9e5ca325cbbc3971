# Why Clans of Caledonia refuses an action.

## What is asked

reason-not-asked = to nie jest odpowiedź na pytanie „{ NAME($asked) }”
reason-not-a-step = to nie jest krok tury
reason-turn-done = { $done ->
    [passed] po spasowaniu zostają już tylko porty i piwnica
   *[acted] akcja w tej turze jest już wykonana: zostają tylko porty i piwnica
}
reason-too-dear = kosztuje { $cost }£, masz { $money }£

## Clans and the auction

reason-clan-not-offered = klanu { NAME($clan) } nie ma do wyboru; są: { $offered-or }
reason-tile-not-offered = kafelka { NAME($tile) } nie ma do wyboru; są: { $offered-or }
one-clan = klan { NAME($clan) }
one-tile = kafelek { NAME($tile) }
reason-opening-bid = kto zaczyna licytację, podaje stawkę, choćby 0
reason-highest-bid = { $points ->
    [one] najwyższa stawka to { $points } punkt
    [few] najwyższa stawka to { $points } punkty
   *[many] najwyższa stawka to { $points } punktów
}
reason-bid-more = jest już { $bid }: przebij albo zrezygnuj

## Units on the map

reason-border-start = klan Fergusson zaczyna na granicy mapy, a { NAME($hex) } na niej nie leży
reason-no-fishermen = rybaków ma tylko klan MacDonald
reason-no-piece = na twojej planszy nie ma już { NAME($unit, form: "many") }
reason-terrain = na { NAME($hex) } nie ma { NAME($terrain, form: "gen") }: { NAME($unit) } tam nie stanie
reason-loch = { NAME($hex) } to jezioro: pracują tam tylko rybacy klanu MacDonald
reason-taken = pole { NAME($hex) } jest zajęte
reason-not-active = pole { NAME($hex) } leży poza aktywną mapą
reason-fisherman-beside = obok { NAME($hex) } jest już inny rybak
reason-out-of-reach = { NAME($hex) } jest poza zasięgiem twoich jednostek przy żegludze na poziomie { $shipping }

## After expanding

reason-no-neighbour = żaden sąsiad nie ma teraz dla ciebie { NAME($good, form: "gen") }
reason-neighbour-cap = premia sąsiedztwa daje najwyżej { $cap } { NAME($good, $cap, form: "acc") }, kupiono już { $bought }
reason-buy-shifted = cena { NAME($good, form: "gen") } jest przesunięta, więc trzeba teraz kupić właśnie ten towar
reason-nothing-to-draw = ta ekspansja nie daje dociągu kontraktów
reason-only-price-port = przy zakupach u sąsiadów działa tylko port „cena”

## Trade

reason-sell-stock = masz w magazynie { $have }, za mało, by sprzedać { $count } { NAME($good, $count, form: "acc") }
reason-merchants = { $count ->
    [one] potrzeba { $count } kupca w magazynie, masz { $have }
   *[other] potrzeba { $count } kupców w magazynie, masz { $have }
}
reason-selling-already = { $count ->
    [one] { $count } twój kupiec sprzedaje { NAME($good, form: "acc") }, więc w tej rundzie nie możesz tego kupować
   *[other] { $count } twoich kupców sprzedaje { NAME($good, form: "acc") }, więc w tej rundzie nie możesz tego kupować
}
reason-buying-already = { $count ->
    [one] { $count } twój kupiec kupuje { NAME($good, form: "acc") }, więc w tej rundzie nie możesz tego sprzedawać
   *[other] { $count } twoich kupców kupuje { NAME($good, form: "acc") }, więc w tej rundzie nie możesz tego sprzedawać
}
reason-trade-shifted = cena { NAME($good, form: "gen") } jest przesunięta, więc trzeba teraz handlować tym towarem

## Contracts

reason-not-on-board = kontraktu { NAME($contract) } nie ma na planszy eksportu
reason-box-full = { $contracts-count ->
    [one] twoje pole eksportu jest zajęte: najpierw zrealizuj kontrakt { $contracts }
   *[other] twoje pola eksportu są zajęte: najpierw zrealizuj kontrakt { $contracts-or }
}
reason-fee = kontrakt w rundzie { $round } kosztuje { $fee }£, masz { $money }£
reason-not-in-pile = kontraktu { NAME($contract) } nie ma w stosie
reason-not-drawn = kontraktu { NAME($contract) } nie ma wśród dociągniętych
reason-not-in-box = kontrakt { NAME($contract) } nie leży na twoim polu eksportu
reason-asks-goods = kontrakt wymaga: { $count } { NAME($good, $count) }, masz { $have }
reason-asks-animals =
    kontrakt wymaga na mapie: { $sheep } { NAME("unit:sheep", $sheep) } i { cows };
    masz { $own_sheep } i { $own_cows }
reason-no-animal = na { NAME($hex) } nie masz zwierzęcia
reason-meat-enough = { $meat ->
    [mutton] ten kontrakt nie potrzebuje już baraniny
   *[beef] ten kontrakt nie potrzebuje już wołowiny
}
reason-meat-port-first = masz za mało zwierząt: najpierw użyj portu „mięso”
reason-only-meat-port = podczas uboju działa tylko port „mięso”
reason-no-free-expansion = nie ma już darmowej ekspansji
reason-no-bonus-upgrade = nie ma już ulepszenia z premii
reason-brew-most = na ten kontrakt można teraz zużyć najwyżej { $most } { NAME("good:grain", $most, form: "acc") }
reason-brew-grain = na to trzeba { $count } zboża, masz { $have }

## Upgrades

reason-shipping-full = { $lochs ->
    [one] twoja żegluga sięga już przez { $lochs } jezioro, dalej się nie da
    [few] twoja żegluga sięga już przez { $lochs } jeziora, dalej się nie da
   *[many] twoja żegluga sięga już przez { $lochs } jezior, dalej się nie da
}
reason-merchants-full = wszyscy kupcy ({ $count }) są już zatrudnieni
reason-no-technology = klan MacDonald nie ulepsza technologii
reason-upgraded = technologia { NAME($workers, form: "gen") } jest już ulepszona
reason-no-merchant-there = { $side ->
    [buyer] żaden twój kupiec nie kupuje { NAME($good, form: "gen") }
   *[seller] żaden twój kupiec nie sprzedaje { NAME($good, form: "gen") }
}

## Ports

reason-port-absent = portu „{ NAME($port) }” nie ma w tej grze
reason-port-used = port „{ NAME($port) }” jest już przez ciebie wykorzystany
reason-port-far = port „{ NAME($port) }” na { NAME($hex) } jest poza zasięgiem przy żegludze na poziomie { $shipping }
reason-meat-port-later = portu „mięso” używa się podczas uboju na kontrakt
reason-price-port-before = portu „cena” używa się przed handlem
reason-price-end = cena { NAME($good, form: "gen") } jest już na końcu toru
reason-no-trader = nie masz w magazynie kupca, by potem handlować
reason-no-trade-after = potem i tak nie dałoby się kupić ani sprzedać { NAME($good, form: "gen") }
reason-nothing-to-discard = { $group ->
    [basic] nie masz towaru podstawowego do odrzucenia
   *[processed] nie masz towaru przetworzonego do odrzucenia
}
reason-wrong-group = { $group ->
    [basic] { NAME($good) } to nie towar podstawowy
   *[processed] { NAME($good) } to nie towar przetworzony
}
reason-no-good = nie masz { NAME($good, form: "gen") }
reason-no-swap = żadnych dwóch jednostek na mapie nie da się wymienić na dwie z twojej planszy
reason-no-unit = na { NAME($hex) } nie masz jednostki
reason-field-stays = pól nie można wymieniać
reason-chosen-already = { NAME($hex) } jest już wybrane
reason-no-replacement = nic z twojej planszy nie zastąpi w tej wymianie jednostki na { NAME($hex) }
reason-cannot-replace = { NAME($unit) } nie może w tej wymianie stanąć na { NAME($hex) }

## Production

reason-made-now = teraz wytwarza się { NAME($now, form: "acc") }, a nie { NAME($good, form: "acc") }
reason-too-few-buildings = { $count ->
    [0] nie masz budynku, który wytwarza { NAME($good, form: "acc") }
    [one] masz { $count } budynek, który wytwarza { NAME($good, form: "acc") }
    [few] masz { $count } budynki, które wytwarzają { NAME($good, form: "acc") }
   *[many] masz { $count } budynków, które wytwarzają { NAME($good, form: "acc") }
}
reason-too-few-goods = trzeba mieć { $count } { NAME($good, $count, form: "acc") }, masz { $have }
reason-price-changed = cena { NAME($good, form: "gen") } w tej fazie już się zmieniła

## Clan powers

reason-no-barrel = { $age ->
    [fresh] w twojej piwnicy nie ma świeżej whisky
    [young] w twojej piwnicy nie ma młodej whisky
   *[old] w twojej piwnicy nie ma starej whisky
}
reason-churn-milk = na to trzeba { $count } mleka, masz { $have }
reason-row-clan = wiosłują tylko rybacy klanu MacDonald
reason-rowed = wiosłowanie w tej turze już było
reason-no-loch = { NAME($hex) } to nie puste jezioro
reason-no-fisherman-beside = żaden twój rybak nie stoi obok { NAME($hex) }
reason-fishermen-meet = obok { NAME($hex) } stałby wtedy inny rybak
