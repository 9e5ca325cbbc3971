# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), and what is the own of
# one of them there (`chip-`). `$places` tells on how many hexes the actions of the list are.

group-turn = turno
group-trade = commercio
group-contracts = contratti
group-clans = clan
group-first-workers = lavoratori iniziali
group-expand = espansione
group-upgrades = miglioramenti
group-ports = porti
group-slaughter = macellazione
group-production = produzione
group-clan-power = abilità del clan
group-dice = dadi

row-expand = { $places ->
    [1] { "" }
   *[other] { NAME($unit) }
}
chip-expand = { $places ->
    [1] { NAME($unit) }
   *[other] { NAME($hex) }
}
row-place = { row-expand }
chip-place = { chip-expand }
row-buy = Compra { NAME($good) }
chip-buy = { $count }
row-sell = Vendi { NAME($good) }
chip-sell = { $count }
row-make = Produci { NAME($good) }
chip-make = { $count }
row-churn = Burro
chip-churn = { $count }
row-brew = Birra
chip-brew = { $count }
row-bid = Punta
chip-bid = { $points }
row-technology = Tecnologia
chip-technology = { NAME($workers) }
row-slaughter = Macella
chip-slaughter = { NAME($hex) }
row-swap = Scambia
chip-swap = { NAME($hex) }
row-row = Rema a
chip-row = { NAME($hex) }

# What is chosen, where one sees the table (`pick-`), and the deed in a word on the seal that does it (`seal-`).

pick-expand = { NAME($unit) } in { NAME($hex) }
pick-place = { pick-expand }
pick-fulfil = Esporta il contratto { NAME($contract) }
seal-place = Inizia
seal-expand = Espandi
seal-buy = Compra
seal-sell = Vendi
seal-draw = Pesca
seal-take = Prendi { NAME($contract) }
seal-fulfil = Esporta { NAME($contract) }
seal-shipping = Migliora
seal-technology = Migliora
seal-hire = Assolda
seal-pass = Passa
seal-clan = Scegli
seal-tile = Scegli
seal-bid = Punta
seal-quit = Lascia

# Parts that one can point at, where the name alone would not tell what it is.

part-hex = spazio { NAME($part) }
part-contract = contratto { NAME($part) }
part-tile = tessera { NAME($part) }
part-port = porto “{ NAME($part) }”
part-clan = clan { NAME($part) }
board-pass = passare
board-pile = pila dei contratti
board-shipping = navigazione
board-merchants = mercanti
board-cellar = cantina

# What is plotted over a game.

plot-points = punti
plot-money = denaro
plot-goods = beni

# What a card says, for those who hear it and beside its action.
item-grain = grano
item-milk = latte
amount = { $count } { NAME($item, $count) }
amount-money = £{ $count }
deal = richiede { $asks }; dà { $brings }
deal-nothing = richiede { $asks }; non dà altro
contract-words = Contratto { $number }: { $deal }
pass-sooner = prima passi, prima giochi nel prossimo round
pass-last = l'ultimo round
import-hops = luppolo
item-wool = lana
item-mutton = pecora da macellare
    .many = pecore da macellare
    .other = pecore da macellare
item-beef = mucca da macellare
    .many = mucche da macellare
    .other = mucche da macellare
item-bread = pane
    .many = pani
    .other = pani
item-cheese = formaggio
    .many = formaggi
    .other = formaggi
item-whisky = whisky
item-cotton = cotone
item-tobacco = tabacco
item-sugar = canna da zucchero
    .many = canne da zucchero
    .other = canne da zucchero
item-hops = luppolo
item-money = denaro
item-expansions = espansione
    .many = espansioni
    .other = espansioni
item-upgrades = miglioramento
    .many = miglioramenti
    .other = miglioramenti
