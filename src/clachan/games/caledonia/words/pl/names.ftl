# Jak nazywają się rzeczy w Klanach Kaledonii. „p.” to strona polskiej instrukcji, z której pochodzi nazwa.
# Formy: .gen i .acc to dopełniacz i biernik; .few i .many to mianownik po 2–4 i po 5; .acc-few i .acc-many to biernik.

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
# p. 11
clan-macdonald = MacDonald
# p. 12
clan-macewen = MacEwan
# p. 12
clan-mackenzie = MacKenzie
# p. 12
clan-robertson = Robertson
# p. 12
clan-stewart = Stewart

## Goods and imports

# p. 2
good-wool = wełna
    .gen = wełny
    .acc = wełnę
    .few = wełny
    .many = wełny
    .acc-few = wełny
    .acc-many = wełny
# p. 2
good-grain = zboże
    .gen = zboża
    .acc = zboże
    .few = zboża
    .many = zboża
    .acc-few = zboża
    .acc-many = zboża
# p. 2
good-milk = mleko
    .gen = mleka
    .acc = mleko
    .few = mleka
    .many = mleka
    .acc-few = mleka
    .acc-many = mleka
# p. 2
good-bread = chleb
    .gen = chleba
    .acc = chleb
    .few = chleby
    .many = chlebów
    .acc-few = chleby
    .acc-many = chlebów
# p. 2
good-cheese = ser
    .gen = sera
    .acc = ser
    .few = sery
    .many = serów
    .acc-few = sery
    .acc-many = serów
# p. 2
good-whisky = whisky
# p. 2
import-cotton = bawełna
    .gen = bawełny
    .few = bawełny
    .many = bawełny
# p. 2
import-tobacco = tytoń
    .gen = tytoniu
    .few = tytonie
    .many = tytoni
# p. 2
import-sugar = trzcina cukrowa
    .gen = trzciny cukrowej
    .few = trzciny cukrowe
    .many = trzcin cukrowych

## Units and where they stand

# p. 3
unit-sheep = owca
    .gen = owcy
    .acc = owcę
    .few = owce
    .many = owiec
# p. 3
unit-cow = krowa
    .gen = krowy
    .acc = krowę
    .few = krowy
    .many = krów
# p. 3
unit-dairy = serownia
    .gen = serowni
    .acc = serownię
    .few = serownie
    .many = serowni
# p. 3
unit-bakery = piekarnia
    .gen = piekarni
    .acc = piekarnię
    .few = piekarnie
    .many = piekarni
# p. 3
unit-field = pole
    .gen = pola
    .acc = pole
    .few = pola
    .many = pól
# p. 3
unit-distillery = gorzelnia
    .gen = gorzelni
    .acc = gorzelnię
    .few = gorzelnie
    .many = gorzelni
# p. 3
unit-woodcutter = drwal
    .gen = drwala
    .acc = drwala
    .few = drwali
    .many = drwali
# p. 3
unit-miner = górnik
    .gen = górnika
    .acc = górnika
    .few = górników
    .many = górników
# p. 12
unit-fisherman = rybak
    .gen = rybaka
    .acc = rybaka
    .few = rybaków
    .many = rybaków
# p. 3
board-woodcutters = drwale
    .gen = drwali
# p. 3
board-miners = górnicy
    .gen = górników
# p. 5
board-shipping = żegluga
# p. 3
board-merchants = kupcy
# p. 12
board-cellar = beczki w piwnicy
# p. 5
terrain-grass = łąka
    .gen = łąki
    .loc = łące
# p. 5
terrain-forest = las
    .gen = lasu
    .loc = lesie
# p. 5
terrain-mountain = góra
    .gen = góry
    .loc = górze
# p. 5
terrain-loch = jezioro
    .gen = jeziora
    .loc = jeziorze

## Ports

# p. 10
port-meat = mięso
# p. 10
port-basics = towary podstawowe
    .short = plony
# p. 10
port-processed = towary przetworzone
    .short = wyroby
# p. 10
port-upgrade = ulepszenie
    .short = ulepsz
# p. 10
port-money = pieniądze
    .short = 10£
# p. 10
port-price = cena
# p. 10
port-swap = wymiana
    .short = wymień
# p. 10
port-contracts = kontrakty
# p. 10
port-any = dowolny

## Scoring tiles

# p. 10
scoring-basics = towary podstawowe
# p. 10
scoring-processed = towary przetworzone
    .short = przetworzone
# p. 10
scoring-units = zwierzęta i budynki
    .short = zwierzęta, budynki
# p. 10
scoring-workers = robotnicy
# p. 10
scoring-border = jednostki na granicy
    .short = granica
# p. 10
scoring-imports = import
# p. 10
scoring-meat = wyeksportowane mięso
    .short = mięso
# p. 10
scoring-upgrades = ulepszenia
# p. 10
scoring-costly = jednostki na drogim gruncie
    .short = drogi grunt

## Lines of the score sheet, and the rating of a player alone

# p. 7
line-glory = chwała
# p. 7
line-basic-goods = towary podstawowe
# p. 7
line-processed-goods = towary przetworzone
# p. 7
line-money = pieniądze
# p. 7
line-hops = chmiel
# p. 7
line-cotton = bawełna
# p. 7
line-tobacco = tytoń
# p. 7
line-sugar-cane = trzcina cukrowa
# p. 7
line-exports = eksport
    .most = kontraktów
# p. 8
line-settlements = siedliska
    .most = siedlisk
# p. 9
line-auction-bid = stawka w aukcji
# p. 9
rating-newbie = Nowicjusz
# p. 9
rating-rookie = Rekrut
# p. 9
rating-average = Przeciętniak
# p. 9
rating-expert = Ekspert
# p. 9
rating-genius = Geniusz
