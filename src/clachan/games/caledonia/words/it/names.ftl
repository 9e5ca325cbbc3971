# Come si chiamano le cose in Clan di Caledonia. «p.» è la pagina del regolamento italiano da cui viene il nome.
# Forme: .a con l'articolo indeterminativo, .the con quello determinativo, .of con la preposizione articolata.

seat-of-clan = { NAME($clan) } (p{ $number })

## Clans

# p. 11
clan-buchanan = Buchanan
# p. 11
clan-campbell = Campbell
# p. 11
clan-cunningham = Cunningham
# p. 11
clan-fergusson = Fergusson
# p. 12
clan-macdonald = MacDonald
clan-macewen = MacEwen
# p. 12
clan-mackenzie = MacKenzie
# p. 12
clan-robertson = Robertson
# p. 12
clan-stewart = Stewart

## Goods and imports

# p. 5
good-wool = lana
    .of = della lana
# p. 5
good-grain = grano
    .of = del grano
# p. 5
good-milk = latte
    .of = del latte
# p. 5
good-bread = pane
    .of = del pane
    .many = pani
    .other = pani
# p. 5
good-cheese = formaggio
    .of = del formaggio
    .many = formaggi
    .other = formaggi
# p. 4
good-whisky = whisky
    .of = del whisky
# p. 2
import-cotton = cotone
# p. 2
import-tobacco = tabacco
# p. 2
import-sugar = canna da zucchero
    .many = canne da zucchero
    .other = canne da zucchero

## Units and where they stand

# p. 3
unit-sheep = pecora
    .a = una pecora
    .any = pecore
    .many = pecore
    .other = pecore
# p. 3
unit-cow = mucca
    .a = una mucca
    .any = mucche
    .many = mucche
    .other = mucche
# p. 3
unit-dairy = caseificio
    .a = un caseificio
    .any = caseifici
    .many = caseifici
    .other = caseifici
# p. 3
unit-bakery = forno
    .a = un forno
    .any = forni
    .many = forni
    .other = forni
# p. 3
unit-field = campo
    .a = un campo
    .any = campi
    .many = campi
    .other = campi
# p. 3
unit-distillery = distilleria
    .a = una distilleria
    .any = distillerie
    .many = distillerie
    .other = distillerie
# p. 3
unit-woodcutter = taglialegna
    .a = un taglialegna
    .any = taglialegna
# p. 3
unit-miner = minatore
    .a = un minatore
    .any = minatori
    .many = minatori
    .other = minatori
# p. 12
unit-fisherman = pescatore
    .a = un pescatore
    .any = pescatori
    .many = pescatori
    .other = pescatori
# p. 3
board-woodcutters = taglialegna
    .of = dei taglialegna
# p. 3
board-miners = minatori
    .of = dei minatori
# p. 5
board-shipping = navigazione
# p. 3
board-merchants = mercanti
# p. 12
board-cellar = barili in cantina
# p. 5
terrain-grass = pascolo
    .a = un pascolo
# p. 3
terrain-forest = foresta
    .a = una foresta
# p. 3
terrain-mountain = montagna
    .a = una montagna
# p. 5
terrain-loch = lago
    .a = un lago

## Ports

# p. 10
port-meat = carne
# p. 10
port-basics = beni grezzi
    .short = grezzi
# p. 10
port-processed = beni lavorati
    .short = lavorati
# p. 10
port-upgrade = miglioramento
    .short = migliora
# p. 10
port-money = denaro
    .short = £10
# p. 10
port-price = prezzo
# p. 10
port-swap = scambio
    .short = cambio
# p. 10
port-contracts = contratti
# p. 10
port-any = Qualsiasi

## Scoring tiles

# p. 10
scoring-basics = beni grezzi
# p. 10
scoring-processed = beni lavorati
    .short = lavorati
# p. 10
scoring-units = animali ed edifici
    .short = animali, edifici
# p. 10
scoring-workers = lavoratori
# p. 10
scoring-border = unità ai confini
    .short = confini
# p. 10
scoring-imports = importazioni
# p. 10
scoring-meat = carne esportata
    .short = carne
# p. 10
scoring-upgrades = miglioramenti
    .short = migliorie
# p. 10
scoring-costly = unità su spazi costosi
    .short = spazi costosi

## Lines of the score sheet, and the rating of a player alone

# p. 7
line-glory = gloria
# p. 7
line-basic-goods = beni grezzi
# p. 7
line-processed-goods = beni lavorati
# p. 7
line-money = denaro
# p. 7
line-hops = luppolo
# p. 7
line-cotton = cotone
# p. 7
line-tobacco = tabacco
# p. 7
line-sugar-cane = canna da zucchero
# p. 7
line-exports = esportazioni
    .most = contratti soddisfatti
# p. 8
line-settlements = insediamenti
    .most = insediamenti
# p. 9
line-auction-bid = puntata d'asta
# p. 9
rating-newbie = Principiante
# p. 9
rating-rookie = Esordiente
# p. 9
rating-average = Nella media
# p. 9
rating-expert = Esperto
# p. 9
rating-genius = Genio
