# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), what is the own of one
# of them there (`chip-`), and what an action does for those who see the table (`pick-`). `$on` tells whether a
# tile lies on the space or the place that an action names, and `$tile` which.

group-turn = tura
group-track = tor kafelków
group-pay = płacenie
group-exchange = wymiana
group-gain = zdobycz
group-market = rynek
group-effects = efekty
group-clan-board = plansza klanów
group-territory = włości
group-activation = aktywacja
group-movement = ruch
group-chronicles = kroniki
group-dice = kości

here = { $on ->
    [tile] { NAME($tile) }
   *[nothing] to miejsce
}
there = { $on ->
    [tile] { NAME($tile, form: "acc") }
   *[nothing] ten kafelek
}

row-take = Weź
chip-take = { there }
pick-take = Weź { there }
row-discard = Odrzuć
chip-discard = { there }
pick-discard = Odrzuć { there }
row-space = Kafelek
chip-space = { there }
row-activate = Aktywuj
chip-activate = { here }
pick-activate = { $on ->
    [tile] Aktywuj { NAME($tile, form: "acc") }
   *[nothing] Aktywuj to miejsce
}
row-move = Przesuń z
chip-move = { here }
pick-move = { $on ->
    [tile] Przesuń Szkota z { NAME($tile, form: "gen") }
   *[nothing] Przesuń stąd Szkota
}
row-to = Przesuń na
chip-to = { here }
pick-to = { $on ->
    [tile] Przesuń go na { NAME($tile, form: "acc") }
   *[nothing] Przesuń go tutaj
}
chip-buy = kup
row-from = Skąd
chip-from = { here }
pick-from = { $on ->
    [tile] Weź z { NAME($tile, form: "gen") }
   *[nothing] Weź stąd
}
row-put = Połóż na
chip-put = { here }
pick-put = { $on ->
    [tile] Połóż na { NAME($tile, form: "loc") }
   *[nothing] Połóż tutaj
}
row-remove = Usuń
chip-remove = { here }
pick-remove = { $on ->
    [tile] Usuń { NAME($tile, form: "acc") }
   *[nothing] Usuń to miejsce
}
row-place = Wyłóż
chip-place = { $on ->
    [tile] na { NAME($tile, form: "loc") }
   *[nothing] tutaj
}
pick-place = { $on ->
    [tile] Nadbuduj { NAME($tile, form: "acc") }
   *[nothing] Wyłóż tutaj
}
# In a list of moves, where nobody sees the place.
pick-lay = Wyłóż { NAME($tile, form: "acc") }

row-sell = Sprzedaj
chip-sell = { NAME($good) }
row-give = Oddaj
chip-give = { NAME($good) }
row-gain = Weź
chip-gain = { NAME($good) }
row-keep = Zachowaj
chip-keep = { NAME($good) }
row-lay = Połóż
chip-lay = { NAME($good) }
row-seize = Zabierz
chip-seize = { NAME($good) }
row-resolve = Rozpatrz
chip-resolve = { NAME($effect) }
row-clan = { $deal ->
    [token] Żeton na
   *[usual] Znacznik na
}
chip-clan = { NAME($clan) }
pick-clan = { $deal ->
    [token] Połóż żeton na polu klanu { NAME($clan) }
   *[usual] Połóż znacznik na polu klanu { NAME($clan) }
}
row-claim = { $deal ->
    [token] Żeton na
   *[usual] Weź
}
chip-claim = { NAME($tile) }
pick-claim = { $deal ->
    [token] Połóż żeton na karcie { NAME($tile) }
   *[usual] Weź { NAME($tile) } spośród odrzuconych
}
row-coins-of = { $deal ->
    [token] Z góry
   *[usual] Monety z rzędu
}
chip-coins-of = { NAME($good) }
pick-coins-of = { $deal ->
    [token] Weź z góry 1 { NAME($good, form: "acc") }
   *[usual] Weź monety z rzędu { NAME($good, form: "row") }
}
row-coins-of-england = { row-coins-of }
chip-coins-of-england = { $deal ->
    [token] moneta
   *[usual] Anglia
}
pick-coins-of-england = { $deal ->
    [token] Weź z góry monetę
   *[usual] Weź monety z rzędu Anglii
}
row-trigger = Wywołaj
chip-trigger = { NAME($card) }
row-turn-over = Odwróć
chip-turn-over = { NAME($card) }
row-call = Głosowanie
chip-call = { NAME($gathering) }
row-penny = Pens na
chip-penny = { NAME($mobster) }
row-free = Weź
chip-free = { NAME($mobster) }
row-jail = Uwięź
chip-jail = { NAME($mobster) }
row-use = Użyj
chip-use = { NAME($mobster) }
row-take-haggis = Weź haggis
chip-take-haggis = { NAME($haggis) }
row-return-haggis = Oddaj haggis
chip-return-haggis = { NAME($haggis) }
chip-choose = { $seat }

# Parts that one can point at, where the name alone would not tell what it is.

part-space = pole { NAME($part) }
part-card = karta { NAME($part) }
part-clan = klan { NAME($part) }
part-cellar = piwnica { NAME($part) }
part-token = żeton { NAME($part) }
board-coins = monety
board-movement = ruch
board-boat = łódź
board-distil = produkcja whisky
board-age = dojrzewanie
board-whisky = whisky
board-england = Anglia
board-supply = zasoby

# What is plotted over a game.

plot-points = punkty
plot-coins = monety
plot-goods = towary
plot-tiles = kafelki

# Dlaczego bot coś radzi.

why-points = { $points ->
    [one] +{ $points } punkt: { $lines }
    [few] +{ $points } punkty: { $lines }
   *[other] +{ $points } punktów: { $lines }
}
why-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}
why-changes = { $changes }
why-clan = { NAME($clan) }: { $bonus }

## What chronicles bring has a line of the score sheet, called by their names in the data

line-The-Dragon-Boat-Races = { glenmore-option-chronicles-1 }
line-Highlander-There-Can-Be-Only-One = { glenmore-option-chronicles-2 }
line-Ol-Jamey-s-Single-Cask-Reserve = { glenmore-option-chronicles-3 }
line-Hammer-of-the-Scots = { glenmore-option-chronicles-4 }
line-Address-to-a-Haggis = { glenmore-option-chronicles-5 }
line-The-Dubious-Tome-of-Scottish-History = { glenmore-option-chronicles-6 }
line-Between-a-Rock-and-a-Hard-Place = { glenmore-option-chronicles-7 }
line-The-Penny-Mobs = { glenmore-option-chronicles-8 }

# On the seal, which does it.
seal-take = Weź
seal-discard = Odrzuć
seal-place = Wyłóż
seal-activate = Aktywuj
seal-to = Przesuń
seal-from = Weź
seal-buy = Kup
seal-give = Oddaj
seal-gain = Weź
seal-keep = Zachowaj
seal-sell = Sprzedaj
seal-climb = Wejdź
seal-row = Przesuń
