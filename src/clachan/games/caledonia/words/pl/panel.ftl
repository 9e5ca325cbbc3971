# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), and what is the own of
# one of them there (`chip-`). `$places` tells on how many hexes the actions of the list are.

group-turn = tura
group-trade = handel
group-contracts = kontrakty
group-clans = klany
group-first-workers = pierwsi robotnicy
group-expand = ekspansja
group-upgrades = ulepszenia
group-ports = porty
group-slaughter = ubój
group-production = produkcja
group-clan-power = zdolność klanu
group-dice = kości

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
row-buy = Kup { NAME($good, form: "acc") }
chip-buy = { $count }
row-sell = Sprzedaj { NAME($good, form: "acc") }
chip-sell = { $count }
row-make = Wytwórz { NAME($good, form: "acc") }
chip-make = { $count }
row-churn = Rób masło
chip-churn = { $count }
row-brew = Warz piwo
chip-brew = { $count }
row-bid = Licytuj
chip-bid = { $points }
row-technology = Technologia
chip-technology = { NAME($workers) }
row-slaughter = Ubij
chip-slaughter = { NAME($hex) }
row-swap = Wymień
chip-swap = { NAME($hex) }
row-row = Wiosłuj na
chip-row = { NAME($hex) }

# What is chosen, where one sees the table (`pick-`), and the deed in a word on the seal that does it (`seal-`).

pick-expand = { NAME($unit) } na { NAME($hex) }
pick-place = { pick-expand }
pick-fulfil = Eksport kontraktu { NAME($contract) }
seal-place = Umieść
seal-expand = Ekspansja
seal-buy = Kup
seal-sell = Sprzedaj
seal-draw = Dociągnij
seal-take = Weź { NAME($contract) }
seal-fulfil = Eksport { NAME($contract) }
seal-shipping = Ulepsz
seal-technology = Ulepsz
seal-hire = Zatrudnij
seal-pass = Spasuj
seal-clan = Wybierz
seal-tile = Wybierz
seal-bid = Licytuj
seal-quit = Zrezygnuj

# Parts that one can point at, where the name alone would not tell what it is.

part-hex = pole { NAME($part) }
part-contract = kontrakt { NAME($part) }
part-tile = kafelek { NAME($part) }
part-port = port „{ NAME($part) }”
part-clan = klan { NAME($part) }
board-pass = pasowanie
board-pile = stos kontraktów
board-shipping = żegluga
board-merchants = kupcy
board-cellar = piwnica

# What is plotted over a game.

plot-points = punkty
plot-money = pieniądze
plot-goods = towary

# What a card says, for those who hear it and beside its action.
item-grain = zboże
    .few = zboża
    .many = zboża
item-milk = mleko
    .few = mleka
    .many = mleka
amount = { $count } { NAME($item, $count) }
amount-money = { $count }£
deal = wymaga: { $asks }; daje: { $brings }
deal-nothing = wymaga: { $asks }; nic więcej nie daje
contract-words = Kontrakt { $number }: { $deal }
pass-sooner = im wcześniej spasujesz, tym wcześniej grasz w następnej rundzie
pass-last = ostatnia runda
import-hops = chmiel
    .few = chmiele
    .many = chmieli
item-wool = wełna
    .few = wełny
    .many = wełny
item-mutton = owca na ubój
    .few = owce na ubój
    .many = owiec na ubój
item-beef = krowa na ubój
    .few = krowy na ubój
    .many = krów na ubój
item-bread = chleb
    .few = chleby
    .many = chlebów
item-cheese = ser
    .few = sery
    .many = serów
item-whisky = whisky
item-cotton = bawełna
    .few = bawełny
    .many = bawełny
item-tobacco = tytoń
    .few = tytonie
    .many = tytoni
item-sugar = trzcina cukrowa
    .few = trzciny cukrowe
    .many = trzcin cukrowych
item-hops = chmiel
    .few = chmiele
    .many = chmieli
item-money = pieniądze
item-expansions = ekspansja
    .few = ekspansje
    .many = ekspansji
item-upgrades = ulepszenie
    .few = ulepszenia
    .many = ulepszeń
