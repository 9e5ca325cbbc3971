# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    Gra trwa pięć rund. W każdej gracze po kolei wykonują po jednej akcji, aż wszyscy spasują. Potem wszystko
    produkuje, a kafelek punktowania rundy daje chwałę. Porty są darmowe: można ich użyć przed akcją, po niej,
    a nawet po spasowaniu.
    .title = tura
    .page = Przebieg gry, str. 4

help-trade =
    Wyślij kupców, po jednym na sztukę, i kup albo sprzedaj jeden rodzaj towaru po jego cenie. Za każdą kupioną
    sztukę cena idzie o krok w górę, za każdą sprzedaną o krok w dół. Kupcy zostają na rynku do następnej rundy
    i dopóki tam stoją, druga strona tego towaru jest dla ciebie zamknięta.
    .title = handel
    .page = Akcja 1, str. 4

help-contracts =
    Weź kontrakt na swoje puste pole eksportu; opłata zależy od rundy ({ $fees }). Realizujesz go, oddając
    towary. Baranina i wołowina to owce i krowy zdjęte z mapy. W zamian dostajesz import, który punktuje na
    koniec, i premie: pieniądze, darmowe ekspansje (bez opłaty za grunt), ulepszenia.
    .title = kontrakty
    .page = Akcje 2 i 7, str. 4 i 6

help-expand =
    Postaw jednostkę ze swojej planszy na pustym polu obok własnych jednostek albo w zasięgu żeglugi. Płacisz za
    jednostkę i za grunt. Jednostki: { $units }. Robotnicy potrzebują lasu albo góry, wszystko inne łąki.
    .title = ekspansja
    .page = Akcja 3, str. 4 i 5

help-upgrades =
    Żegluga ({ $shipping-cost }£ za krok) pokonuje najpierw rzeki, potem 1, 2, 3 i 4 jeziora, a na koniec łączy
    siedliska. Technologia ({ $technology-cost }£) zwiększa zarobek wszystkich twoich drwali albo wszystkich
    górników. Kolejny kupiec, aż do siedmiu, kosztuje { $merchants-cost }£.
    .title = ulepszenia
    .page = Akcje 4–6, str. 5 i 6

help-bonus =
    Ulepszenie z premii to technologia za { $technology-bonus_cost }£, krok żeglugi, nowy kupiec albo powrót
    jednego z twoich kupców z rynku.
    .title = premia
    .page = Akcja 7, str. 6

help-slaughter =
    Wybierz, które owce albo krowy schodzą z mapy jako baranina i wołowina na kontrakt. Wracają na twoją planszę,
    a zajmowane przez nie pole znów jest wolne.
    .title = ubój
    .page = Akcja 7, str. 6

help-pass =
    Kończysz tę rundę i bierzesz pieniądze: { $pass-money }£ za pierwszy, drugi i każdy kolejny pas
    (solo { $solo-pass-money }£). W kolejności pasowania gra się następną rundę. W tej turze wciąż można używać
    portów.
    .title = pas
    .page = Spasowanie, str. 6

help-ports =
    Z portu w zasięgu można skorzystać raz w grze: przed akcją, po niej albo po spasowaniu. Nie kosztuje to akcji.
    .title = porty
    .page = Użycie portu, str. 6

help-clan-power = Co potrafi twój klan, mówi jego kafelek.
    .title = zdolność klanu
    .page = Klany, str. 11 i 12

help-neighbourhood =
    Ekspansja obok cudzej jednostki pozwala kupić poniżej ceny to, co ona wytwarza: towary podstawowe
    o { $neighbourhood-basic }£ taniej, przetworzone o { $neighbourhood-processed }£. W grze solo tej premii nie ma.
    .title = sąsiedztwo
    .page = Akcja 3, str. 5

help-building =
    Gdy na mapie stanie twoja czwarta serownia, piekarnia albo gorzelnia, a pole eksportu jest puste, dociągasz
    { $building_bonus-draw } kontrakty i możesz zachować jeden, płacąc zwykłą opłatę.
    .title = premia budynków
    .page = Akcja 3, str. 5

help-production =
    Gdy wszyscy spasują, robotnicy zarabiają, owce dają wełnę, krowy mleko, a pola zboże. Potem każda serownia
    może zmienić mleko w ser, piekarnia zboże w chleb, a gorzelnia zboże w whisky.
    .title = produkcja
    .page = Faza 3, str. 7

help-first-workers =
    Każdy klan wystawia dwóch robotników: najpierw w kolejności tur, potem w odwrotnej. Płaci się za robotnika
    i za grunt. Od tego, gdzie staną, zależy, dokąd można się rozwijać.
    .title = pierwsi robotnicy
    .page = Umieszczanie pierwszych robotników, str. 3

help-clans = Z każdym klanem idzie w parze kafelek startowy z pieniędzmi i towarami. Każdy ma też własną zdolność.
    .title = klany
    .page = Klany, str. 3, 11 i 12

help-settlements =
    Twoje jednostki, które się stykają i których nie dzieli rzeka, tworzą siedlisko. Na koniec liczy się największa
    grupa siedlisk połączonych twoją żeglugą: lepiej mieć kilka małych niż jedno duże.
    .title = siedliska
    .page = Punktacja za siedliska, str. 8

help-imports =
    Chmiel jest wart punkt za sztukę. Z bawełny, tytoniu i trzciny cukrowej najwięcej warte jest to, czego
    sprowadzono najmniej, więc wartości zmieniają się do końca. Na co { $imports-mark }. polu toru znacznik daje
    { $imports-money }£; w grze solo według zasad poprawionych nie daje, co jest naszym wyborem, bo tak mówi tylko
    jedna z instrukcji.
    .title = import
    .page = Punktacja końcowa, str. 7

help-score =
    Chwała, 1 punkt za towar podstawowy, 2 za przetworzony, 1 za każde 10£, import oraz nagrody za liczbę kontraktów
    i siedlisk.
    .title = punktacja
    .page = Punktacja końcowa, str. 7

help-delta = Pole przy ujściu rzeki, oznaczone Δ. Ważne tylko dla klanu Robertson.
    .title = delta
    .page = Klany, str. 12

help-border =
    Brzeg mapy, na której się gra; w grze jedno- i dwuosobowej cały ląd i jeziora przy mgle oraz jeziora na brzegu.
    Liczy się dla klanu Fergusson i dla jednego kafelka punktowania.
    .title = granica
    .page = Kafle punktowania i klany, str. 10 i 11

help-river =
    Rzeka między dwoma polami rozdziela sąsiadów, dopóki żegluga nie pozwala jej przekroczyć. Na jeziorach nie
    staje nikt poza rybakami klanu MacDonald.
    .title = rzeka
    .page = Akcja 4, str. 5

help-mist = W grze jedno- i dwuosobowej ląd na zewnętrznym brzegu jest poza grą.
    .title = mgła
    .page = Gra 2-osobowa, str. 8

help-solo-game =
    Neutralni robotnicy zajmują najtańszy grunt. Między rundami kości zmieniają trzy ceny i zabierają jeden
    kontrakt. Na koniec twój wynik dostaje ocenę, od Nowicjusza po Geniusza.
    .title = gra solo
    .page = Gra solo, str. 8 i 9

help-auction =
    Licytuj punkty zwycięstwa o prawo do wyboru klanu i wcześniejsze miejsce w kolejce. Kto zrezygnuje, nie wraca do
    licytacji tego klanu. Stawkę odejmuje się od końcowego wyniku.
    .title = aukcja
    .page = Aukcja klanów, str. 9

## What clans, ports and scoring tiles do

clan-power-buchanan = Dwa pola eksportu: za jedną opłatą bierzesz do dwóch kontraktów i oba możesz zrealizować w jednej turze.
    .brief = Dwa pola eksportu; za jedną opłatą do dwóch kontraktów.
clan-power-campbell =
    Pierwsza, druga, trzecia i czwarta serownia, piekarnia albo gorzelnia danego rodzaju jest tańsza odpowiednio o
    { $discounts }£.
    .brief = 1. do 4. budynek danego rodzaju jest tańszy o { $discounts }£.
clan-power-cunningham = Po produkcji dowolną ilość mleka można przerobić na masło, po { $milk }£ za sztukę; cena mleka się nie zmienia.
    .brief = Po produkcji mleko można przerobić na masło, po { $milk }£.
clan-power-fergusson = Trzech pierwszych robotników zamiast dwóch, wszyscy na granicy, i od początku ulepszona żegluga.
    .brief = Trzech pierwszych robotników na granicy i żegluga od początku.
clan-power-macdonald =
    Robotnicy kosztują { $cost }£ i zarabiają { $income }£. Mogą też łowić na jeziorach, byle nie obok siebie; przed
    akcją jeden rybak może przepłynąć na sąsiednie jezioro. Bez technologii.
    .brief = Robotnicy kosztują { $cost }£, zarabiają { $income }£, łowią i pływają po jeziorach. Bez technologii.
clan-power-macewen =
    Kontrakt z chmielem pozwala uwarzyć piwo z tylu sztuk zboża, ile daje chmielu, najwyżej { $hops }, po { $money }£ za
    sztukę.
    .brief = Z chmielem warzysz piwo z tylu sztuk zboża: po { $money }£, najwyżej { $hops }.
clan-power-mackenzie =
    Każda wytworzona whisky daje { $whisky }£; jedna na rundę może dojrzewać w piwnicy i przy wyjęciu daje { $cellar }£
    jako świeża, młoda albo stara: w każdej chwili tury i jeszcze raz przed punktacją końcową.
    .brief = { $whisky }£ za każdą whisky; jedna na rundę dojrzewa i po wyjęciu daje { $cellar }£.
clan-power-robertson =
    Jednostki w deltach rzek są tańsze o { $discount_large }£ (o { $discount_small }£ w grze 1- i 2-osobowej).
    .brief = Jednostki w deltach: taniej o { $discount_large }£ (o { $discount_small }£ w grze 1- i 2-osobowej).
clan-power-stewart =
    { $merchants } kupców i przeprawa przez rzeki od początku, a do tego { $trade }£ za każdy rodzaj towaru w handlu.
    .brief = { $merchants } kupców, przeprawa przez rzeki i { $trade }£ za każdy rodzaj towaru w handlu.

port-power-meat = Podczas uboju: o { $fewer } zwierzę mniej.
port-power-basics = Odrzuć towar podstawowy i zdobądź { $gain } dowolne.
port-power-processed = Odrzuć towar przetworzony i zdobądź { $gain } dowolne.
port-power-upgrade = { $glory ->
    [one] Ulepszenie z premii i { $glory } chwała.
   *[other] Ulepszenie z premii i { $glory } chwały.
}
port-power-money = { $money }£.
port-power-price = Przesuń cenę towaru o { $steps } kroki, po czym w tej samej turze nim handluj.
port-power-swap = Zamień na mapie { $units } jednostki (nie pola) na inne.
port-power-contracts = { $money }£, a przy wolnym polu eksportu dociąg kontraktów.
port-power-any = Za { $cost }£ użyj dowolnego innego portu, także poza zasięgiem.

tile-power-basics = { $glory ->
    [one] { $glory } chwała za każdy towar podstawowy
   *[other] { $glory } chwały za każdy towar podstawowy
}
tile-power-processed = { $glory ->
    [one] { $glory } chwała za każde { $each } towary przetworzone
   *[other] { $glory } chwały za każde { $each } towary przetworzone
}
tile-power-units = { $glory ->
    [one] { $glory } chwała za każde zwierzę i każdy budynek na mapie, { $field } za pole
   *[other] { $glory } chwały za każde zwierzę i każdy budynek na mapie, { $field } za pole
}
tile-power-workers = { $glory ->
    [one] { $glory } chwała za każdego robotnika na mapie
   *[other] { $glory } chwały za każdego robotnika na mapie
}
tile-power-border = { $glory ->
    [one] { $glory } chwała za każde { $each } jednostki na granicy mapy
   *[other] { $glory } chwały za każde { $each } jednostki na granicy mapy
}
tile-power-imports = { $glory ->
    [one] { $glory } chwała za każdą bawełnę, tytoń i trzcinę cukrową
   *[other] { $glory } chwały za każdą bawełnę, tytoń i trzcinę cukrową
}
tile-power-meat = { $glory ->
    [one] { $glory } chwała za każde wyeksportowane zwierzę
   *[other] { $glory } chwały za każde wyeksportowane zwierzę
}
tile-power-upgrades = { $glory ->
    [one] { $glory } chwała za każde ulepszenie: żeglugi, technologii, kupców
   *[other] { $glory } chwały za każde ulepszenie: żeglugi, technologii, kupców
}
tile-power-costly = { $glory ->
    [one] { $glory } chwała za każdą jednostkę na gruncie za { $land }£ lub więcej
   *[other] { $glory } chwały za każdą jednostkę na gruncie za { $land }£ lub więcej
}

## Within helps

unit-price = { NAME($unit) } { $cost }£
fee-gained = +{ $money }£
fee-paid = { $money }£
