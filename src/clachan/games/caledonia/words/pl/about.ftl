# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
caledonia-title = Klany Kaledonii
caledonia-about = Zakładaj gospodarstwa, handluj na rynku i wysyłaj w świat dobra szkockich wyżyn. Pięć rund.
caledonia-about-rulebook = instrukcja wydania poprawionego

## Options: what they are called, and what they do

caledonia-option-players = Gracze
    .help = ile klanów gra; 1 to gra solo na wynik
caledonia-option-edition = Zasady
    .help = z instrukcji poprawionej albo z pierwszego wydania
caledonia-option-edition-revised = Zasady poprawione
    .help = obecna instrukcja
caledonia-option-edition-first = Pierwsze wydanie
    .help = pierwsza instrukcja
caledonia-option-extras = Dodatki
    .help = klan MacEwan, port kopiujący inne, kafelek za drogi grunt
caledonia-option-port7_neighborhood = Hojny port wymiany
    .help = daje też premię sąsiedztwa (errata wydawcy)
caledonia-option-static_imports = Statyczny import
    .help = bawełna, tytoń i trzcina cukrowa są zawsze warte 4 PZ
caledonia-option-no_scoring_tiles = Bez kafelków punktowania
    .help = na koniec rund nie ma chwały
caledonia-option-no_ports = Bez portów
    .help = cztery rogi mapy zostają puste
caledonia-option-tighter_map = Ciaśniejsza mapa
    .help = w każdym module zakryte jest jedno pole lądu; dla 2–3 graczy
caledonia-option-no_clans = Bez klanów
    .help = bez zdolności; kolejni gracze dostają 2£, 4£ i 6£
caledonia-option-clan_auction = Aukcja klanów
    .help = klany licytuje się za punkty; dla 2–4 graczy
caledonia-option-map_sides = Strony mapy
    .help = strony modułów od A do D, np. 1212, albo random (losowo)
caledonia-option-map_sides-random = losowo

## What is wrong with a layout or with options as they were written

caledonia-layout-unknown-part = układ nie ma tu części { $part }; ma: { $parts }
caledonia-layout-lacks-part = układowi brakuje części { $part }
caledonia-layout-map = część map układu to { $given }, a musi podawać stronę każdego modułu, na przykład A1 B2 C1 D2
caledonia-layout-unknown-name = część { $part } układu wymienia { $name }, czego nie ma w tej grze
caledonia-layout-names = część { $part } układu musi wymieniać różne kafelki ({ $count }), a nie { $given }
caledonia-layout-numbers = część { $part } układu to różne liczby ({ $count }) od { $low } do { $high }, a nie { $given }
caledonia-layout-offer = część offer układu to { $given }, a muszą to być różne klany ({ $count }), każdy z kafelkiem startowym
caledonia-layout-unknown-hex = część covered układu wymienia nieznane pole: { $given }
caledonia-layout-covered = część covered układu musi wymieniać różne pola lądu aktywnej mapy ({ $count }), a nie { $given }
caledonia-refused-tighter-map = tighter_map jest dla 2 albo 3 graczy, a nie { $players }
caledonia-refused-auction = clan_auction wymaga od 2 do 4 graczy: w grze solo nikt nie licytuje
caledonia-refused-sides = opcja map_sides nie może mieć wartości { $given }; mają to być cztery cyfry 1 albo 2, albo random
