# What the boards of Glen More II's chronicles say of themselves.

## What a small board calls when it matters now: asked by its chronicle, or only possible

## I: the boat race

ui-race-neutral = Rzeka neutralna
ui-race-on = Wyścig trwa. Punkt ruchu przesuwa twoją łódź o kafelek rzeki w lewo, a potem na następną rzekę poniżej.
ui-race-waits = Łodzie stoją przy zamkach. Wyścig zacznie się, gdy pionek minie Start.
ui-race-row = Płyń
ui-race-points = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}
ui-race-choose = Wybierz jeden żeton z tego zamku. Widzisz je tylko ty.
ui-race-token = Weź żeton: { NAME($token) }
ui-race-no-tokens = nie ma już żetonów
ui-race-home = { $place ->
    [1] 1. miejsce
    [2] 2. miejsce
    [3] 3. miejsce
   *[other] ostatnie miejsce
}
ui-race-river = { $river }: żetony nagród { $tokens }{ $boats-count ->
    [0] {""}
   *[other] , łodzie: { $boats-and }
}

## II: the mountain

ui-mountain-past = Gdy ją mijasz
ui-mountain-past-rule = Połóż na niej 1 monetę albo 1 towar. Kto nic nie ma, nic nie kładzie.
ui-mountain-climbing = Gdy na niej stajesz
ui-mountain-climbing-rule = Jeden pionek naraz i bez kafelka. Schodząc, możesz zabrać wszystko, co na niej leży.
ui-mountain-climb = Wejdź
ui-mountain-collect = Zabierz wszystko
ui-mountain-heap = { $things-count ->
    [0] Na górze nic nie leży.
   *[other] Na górze: { $things-and }.
}
ui-mountain-climber = Na górze stoi { $player }.
ui-mountain-leave = Połóż na górze: { NAME($thing) }
ui-mountain-keep = Zachowaj: { NAME($thing) }
ui-mountain-take = Zabierz z góry: { NAME($thing) }

## III: cellars

ui-cellar-barrels = { $count ->
    [0] bez beczek
    [one] { $count } beczka
    [few] { $count } beczki
   *[many] { $count } beczek
}
ui-cellar-space = { $full ->
    [yes] Beczka za { $points } PZ
   *[no] Puste pole za { $points } PZ
}
ui-cellar-number = piwnica { $number }
ui-cellar-build = Zbuduj piwnicę { $number }; wartość pól: { $points-and }
ui-cellar-distil = Produkuj
ui-cellar-age = Dojrzewanie
ui-cellar-rule = Beczkę sprzedaje się za liczbę pod jej łukiem; dojrzewając, przesuwa się o łuk dalej. Niesprzedane liczą się jako whisky.
ui-sale-none = Na torze nie ma kafelka sprzedaży.
ui-sale-extra = Sprzedaj na polu z przerywaną ramką: tylko kto tu staje
ui-sale-lower = Sprzedaj na dolnym polu, wolne: { $free }
ui-sale-state = Kafelek sprzedaży: zajęte dolne pola { $sold } z { $spaces }, pole dodatkowe { $extra ->
    [0] wolne
   *[other] zajęte
}

## IV: the Englishman

ui-england-nobody = Nikt go nie kontroluje
ui-england-nobody-rule = Kontrolę przejmie, kto pierwszy go minie albo zdobędzie jedną z jego kart.
ui-england-you = Kontrolujesz go
ui-england-master = Kontroluje go { $player }
ui-england-moves = Jest ostatni na torze, więc teraz się rusza.
ui-england-waits = Gdy będzie ostatni na torze, ruszy się dla tego, kto go kontroluje.
ui-england-price = Jego tura kosztuje teraz { $price }{ $won ->
    [0] ; w rzędzie nie ma monet, które dałoby odrzucenie kafelka.
    [one] . Odrzucenie kafelka daje zamiast tego ostatnią monetę.
    [few] . Odrzucenie kafelka daje zamiast tego ostatnie { $won } monety.
   *[many] . Odrzucenie kafelka daje zamiast tego ostatnich { $won } monet.
}
ui-england-full = Rząd jest pełny: żadnego kafelka nie da się opłacić. Odrzucenie daje monety: { $won }.
ui-england-take = Weź kafelek
ui-england-take-cost = płacisz jego koszt i do rzędu
ui-england-take-tile = Weź Anglikiem { NAME($tile, form: "acc") }; jego tura kosztuje { $price }
ui-england-discard = Odrzuć kafelek
ui-england-discard-wins = { $coins ->
    [0] w rzędzie nie ma monet
    [one] dostajesz { $coins } monetę
    [few] dostajesz { $coins } monety
   *[many] dostajesz { $coins } monet
}
ui-england-discard-tile = Odrzuć Anglikiem { NAME($tile, form: "acc") }, monety: { $coins }
ui-england-rule = To jeszcze jeden pionek. W jego turze ten, kto go kontroluje, bierze kafelek za jego koszt i zaznaczoną cenę albo odrzuca kafelek i bierze monety leżące najdalej w prawo.
ui-england-cards = Kontrolę daje każda z tych kart
ui-england-card-free = do wzięcia

## V: haggis

ui-haggis-rule = Cztery rzuty po 2., 3. i 4. rundzie punktowania: każdy odkrywa żeton o swojej wartości, najwyżej trzy. Beczka whisky kupuje jeszcze jeden rzut.
ui-haggis-rolled = Kość pokazuje { $value }. Oonagh McHagg może ją przerzucić.
ui-haggis-spend = Zapłać beczkę, rzuć znów
ui-haggis-supply = odkryte, zakryte
ui-haggis-open = Odkryte haggis o wartości { $value }: { $count }
ui-haggis-hidden = Zakryte haggis: { $count }
ui-haggis-return = Oddaj haggis o wartości { $value }
ui-haggis-sum = { $count } × { $sum } = { $points }
ui-haggis-none = bez haggis
ui-haggis-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
ui-haggis-plate = { $value ->
    [0] Haggis o nieznanej wartości
   *[other] Haggis o wartości { $value }
}{ $up ->
    [yes] , odkryty
   *[no] {""}
}

## VI: the tome

ui-tome-told = Wydarzenie
ui-tome-worth = w każdym punktowaniu
ui-tome-site = Miejsce
ui-tome-event = Wydarzenie
ui-tome-trigger = Wywołaj wydarzenie { NAME($card) }: { $event }
ui-tome-turn = Tylko odwróć { NAME($card) }
ui-tome-only-turn = Tylko odwróć
ui-tome-no-cards = Nie masz jeszcze kart miejsc historycznych. Kafelek Gathering odwraca jedną na stronę wydarzenia.
ui-tome-none-yet = bez kart
ui-tome-count = odwrócone: { $count }
ui-tome-scotsmen-table = Lepsza tabela punktów za Szkotów na zamku rodowym.
ui-tome-whisky-table = Lepsza tabela punktów za whisky.

## VII: the Great Gathering

ui-gathering-state = { $state ->
    [passed] przyjęta
    [rejected] odrzucona
    [voting] trwa głosowanie
   *[open] jeszcze bez głosowania
}
ui-gathering-vote = Głosuj { NAME($ballot) }: { NAME($card) }
ui-gathering-clan = Klan
ui-gathering-ballot = Głos
ui-gathering-markers = Znaczniki
ui-gathering-ayes = za
ui-gathering-nays = przeciw
ui-gathering-leads = prowadzi
ui-gathering-voted = głos oddany
ui-gathering-you = decydujesz
ui-gathering-thinks = myśli
ui-gathering-own = { NAME($ballot) }, inni tego nie widzą

## VIII: the Penny Mobs

ui-mobs-penalty = Na koniec kosztuje { $points } PZ
ui-mobs-pennies-on = Pensy na karcie: { $count }
ui-mobs-penny = Połóż pensa na karcie { NAME($mobster, form: "gen") }
ui-mobs-free = Weź kartę { NAME($mobster, form: "gen") }: pensy { $pennies }, na koniec −{ $penalty } PZ
ui-mobs-use = Użyj: { NAME($mobster) }
ui-mobs-do-penny = Pens
ui-mobs-do-free = Weź
ui-mobs-do-use = Użyj
ui-mobs-empty = W więzieniu nikogo nie ma.
ui-mobs-later = { $count ->
    [one] Ze stosem B przyjdzie jeszcze { $count } osoba.
    [few] Ze stosem B przyjdą jeszcze { $count } osoby.
   *[many] Ze stosem B przyjdzie jeszcze { $count } osób.
}
ui-mobs-abroad = u gracza { $player }{ $tile ->
    [0] {""}
   *[other] , { $tile }
}
ui-mobs-tokens = { $count ->
    [one] został { $count } żeton
    [few] zostały { $count } żetony
   *[many] zostało { $count } żetonów
}
ui-mobs-none = nikogo jeszcze
ui-mobs-purse = Własne pensy: { $minus }, po −1; zdobyte z kartami: { $plus }, po +1
ui-mobs-reserved = { NAME($tile) }: rezerwacja za { $coins }.
