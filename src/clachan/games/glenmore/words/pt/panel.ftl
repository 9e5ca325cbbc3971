# Onde as ações são listadas: títulos (`group-`), o que as ações de uma linha têm em comum (`row-`), o que é próprio de
# cada uma ali (`chip-`) e o que uma ação faz para quem vê a mesa (`pick-`). `$on` diz se há uma peça no espaço ou no
# lugar que a ação indica, e `$tile` qual.

group-turn = turno
group-track = trilha
group-pay = pagar
group-exchange = troca
group-gain = ganhar
group-market = mercado
group-effects = efeitos
group-clan-board = tabuleiro de clãs
group-territory = território
group-activation = ativação
group-movement = movimento
group-chronicles = crônicas
group-dice = dados

here = { $on ->
    [tile] { NAME($tile) }
   *[nothing] este lugar
}
there = { $on ->
    [tile] { NAME($tile) }
   *[nothing] esta peça
}

row-take = Pegar
chip-take = { there }
pick-take = Pegar { there }
row-discard = Descartar
chip-discard = { there }
pick-discard = Descartar { there }
row-space = Peça
chip-space = { there }
row-activate = Ativar
chip-activate = { here }
pick-activate = Ativar { here }
row-move = Mover de
chip-move = { here }
pick-move = Mover um escocês: { here }
row-to = Mover para
chip-to = { here }
pick-to = Mover o escocês para { here }
chip-buy = comprar
row-from = Tirar de
chip-from = { here }
pick-from = Tirar: { here }
row-put = Pôr em
chip-put = { here }
pick-put = Pôr aqui: { here }
row-remove = Remover
chip-remove = { here }
pick-remove = Remover { here }
row-place = Colocar
chip-place = { $on ->
    [tile] sobre { NAME($tile) }
   *[nothing] aqui
}
pick-place = { $on ->
    [tile] Colocar sobre { NAME($tile) }
   *[nothing] Colocar aqui
}
# In a list of moves, where nobody sees the place.
pick-lay = Colocar { NAME($tile) }

row-sell = Vender
chip-sell = { NAME($good) }
row-give = Entregar
chip-give = { NAME($good) }
row-gain = Ganhar
chip-gain = { NAME($good) }
row-keep = Guardar
chip-keep = { NAME($good) }
row-lay = Deixar
chip-lay = { NAME($good) }
row-seize = Tomar
chip-seize = { NAME($good) }
row-resolve = Resolver
chip-resolve = { NAME($effect) }
row-clan = { $deal ->
    [token] Ficha em
   *[usual] Marcador em
}
chip-clan = { NAME($clan) }
pick-clan = { $deal ->
    [token] Pôr a ficha em { NAME($clan) }
   *[usual] Pôr um marcador de clã em { NAME($clan) }
}
row-claim = { $deal ->
    [token] Ficha em
   *[usual] Pegar
}
chip-claim = { NAME($tile) }
pick-claim = { $deal ->
    [token] Pôr a ficha na carta { NAME($tile) }
   *[usual] Pegar { NAME($tile) } do descarte
}
row-coins-of = { $deal ->
    [token] Da montanha
   *[usual] Moedas:
}
chip-coins-of = { NAME($good) }
pick-coins-of = { $deal ->
    [token] Tirar 1 { NAME($good) } da montanha
   *[usual] Pegar no mercado as moedas { NAME($good, form: "of") }
}
row-coins-of-england = { row-coins-of }
chip-coins-of-england = { $deal ->
    [token] moeda
   *[usual] Inglaterra
}
pick-coins-of-england = { $deal ->
    [token] Tirar uma moeda da montanha
   *[usual] Pegar no mercado as moedas da Inglaterra
}
row-trigger = Evento
chip-trigger = { NAME($card) }
row-turn-over = Virar
chip-turn-over = { NAME($card) }
row-call = Votar
chip-call = { NAME($gathering) }
row-penny = Penny em
chip-penny = { NAME($mobster) }
row-free = Libertar
chip-free = { NAME($mobster) }
row-jail = Prender
chip-jail = { NAME($mobster) }
row-use = Usar
chip-use = { NAME($mobster) }
row-take-haggis = Pegar haggis
chip-take-haggis = { NAME($haggis) }
row-return-haggis = Devolver haggis
chip-return-haggis = { NAME($haggis) }
chip-choose = { $seat }

# Parts that one can point at, where the name alone would not tell what it is.

part-space = espaço { NAME($part) }
part-card = carta { NAME($part) }
part-clan = clã { NAME($part) }
part-cellar = adega { NAME($part) }
part-token = ficha { NAME($part) }
board-coins = moedas
board-movement = movimento
board-boat = barco
board-distil = destilação
board-age = envelhecimento
board-whisky = uísque
board-england = Inglaterra
board-supply = reserva

# What is plotted over a game.

plot-points = pontos
plot-coins = moedas
plot-goods = produtos
plot-tiles = peças

# Por que um bot aconselha algo.

why-points = { $points ->
    [one] +{ $points } ponto: { $lines }
   *[other] +{ $points } pontos: { $lines }
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
seal-take = Pegar
seal-discard = Descartar
seal-place = Colocar
seal-activate = Ativar
seal-to = Mover
seal-from = Tirar
seal-buy = Comprar
seal-give = Entregar
seal-gain = Ganhar
seal-keep = Guardar
seal-sell = Vender
seal-climb = Escalar
seal-row = Remar
