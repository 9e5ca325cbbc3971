# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), what is the own of one
# of them there (`chip-`), and what an action does for those who see the table (`pick-`). `$on` tells whether a
# tile lies on the space or the place that an action names, and `$tile` which.

group-turn = turno
group-track = percorso
group-pay = pagamento
group-exchange = scambio
group-gain = guadagno
group-market = mercato
group-effects = effetti
group-clan-board = plancia clan
group-territory = territorio
group-activation = attivazione
group-movement = movimento
group-chronicles = cronache
group-dice = dadi

here = { $on ->
    [tile] { NAME($tile) }
   *[nothing] questo posto
}
there = { $on ->
    [tile] { NAME($tile) }
   *[nothing] questa tessera
}

row-take = Prendi
chip-take = { there }
pick-take = Prendi { there }
row-discard = Scarta
chip-discard = { there }
pick-discard = Scarta { there }
row-space = Tessera
chip-space = { there }
row-activate = Attiva
chip-activate = { here }
pick-activate = Attiva { here }
row-move = Sposta da
chip-move = { here }
pick-move = Sposta uno Scozzese da qui ({ here })
row-to = Sposta su
chip-to = { here }
pick-to = Spostalo qui ({ here })
chip-buy = compra
row-from = Da
chip-from = { here }
pick-from = Prendi da qui ({ here })
row-put = Metti su
chip-put = { here }
pick-put = Metti qui ({ here })
row-remove = Rimuovi
chip-remove = { here }
pick-remove = Rimuovi { here }
row-place = Piazza
chip-place = { $on ->
    [tile] sopra { NAME($tile) }
   *[nothing] qui
}
pick-place = { $on ->
    [tile] Piazzala sopra { NAME($tile) }
   *[nothing] Piazzala qui
}
# In a list of moves, where nobody sees the place.
pick-lay = Piazza { NAME($tile) }

row-sell = Vendi
chip-sell = { NAME($good) }
row-give = Cedi
chip-give = { NAME($good) }
row-gain = Ottieni
chip-gain = { NAME($good) }
row-keep = Tieni
chip-keep = { NAME($good) }
row-lay = Lascia
chip-lay = { NAME($good) }
row-seize = Ruba
chip-seize = { NAME($good) }
row-resolve = Risolvi
chip-resolve = { NAME($effect) }
row-clan = { $deal ->
    [token] Gettone su
   *[usual] Segnalino su
}
chip-clan = { NAME($clan) }
pick-clan = { $deal ->
    [token] Metti il gettone su { NAME($clan) }
   *[usual] Metti un segnalino clan su { NAME($clan) }
}
row-claim = { $deal ->
    [token] Gettone su
   *[usual] Prendi
}
chip-claim = { NAME($tile) }
pick-claim = { $deal ->
    [token] Metti il gettone sulla carta { NAME($tile) }
   *[usual] Prendi { NAME($tile) } dagli scarti
}
row-coins-of = { $deal ->
    [token] Dalla montagna
   *[usual] Monete da
}
chip-coins-of = { NAME($good) }
pick-coins-of = { $deal ->
    [token] Prendi 1 { NAME($good) } dalla montagna
   *[usual] Prendi dal mercato le monete { NAME($good, form: "row") }
}
row-coins-of-england = { row-coins-of }
chip-coins-of-england = { $deal ->
    [token] moneta
   *[usual] Inghilterra
}
pick-coins-of-england = { $deal ->
    [token] Prendi una moneta dalla montagna
   *[usual] Prendi dal mercato le monete dell'Inghilterra
}
row-trigger = Innesca
chip-trigger = { NAME($card) }
row-turn-over = Gira
chip-turn-over = { NAME($card) }
row-call = Vota su
chip-call = { NAME($gathering) }
row-penny = Penny su
chip-penny = { NAME($mobster) }
row-free = Libera
chip-free = { NAME($mobster) }
row-jail = In prigione
chip-jail = { NAME($mobster) }
row-use = Usa
chip-use = { NAME($mobster) }
row-take-haggis = Prendi haggis
chip-take-haggis = { NAME($haggis) }
row-return-haggis = Cedi haggis
chip-return-haggis = { NAME($haggis) }
chip-choose = { $seat }

# Parts that one can point at, where the name alone would not tell what it is.

part-space = spazio { NAME($part) }
part-card = carta { NAME($part) }
part-clan = clan { NAME($part) }
part-cellar = cantina { NAME($part) }
part-token = gettone { NAME($part) }
board-coins = monete
board-movement = movimento
board-boat = barca
board-distil = distillare
board-age = invecchiare
board-whisky = whisky
board-england = Inghilterra
board-supply = riserva

# What is plotted over a game.

plot-points = punti
plot-coins = monete
plot-goods = beni
plot-tiles = tessere

# Perché un bot consiglia qualcosa.

why-points = { $points ->
    [one] +{ $points } punto: { $lines }
   *[other] +{ $points } punti: { $lines }
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
seal-take = Prendi
seal-discard = Scarta
seal-place = Piazza
seal-activate = Attiva
seal-to = Sposta
seal-from = Prendi
seal-buy = Compra
seal-give = Cedi
seal-gain = Ottieni
seal-keep = Tieni
seal-sell = Vendi
seal-climb = Scala
seal-row = Rema
