# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    Turę ma ten, kto jest ostatni na torze, i ma ją znowu, póki jest ostatni. Weź kafelek z przodu i opłać go,
    wyłóż (postać odłóż na bok), rozpatrz efekty jednorazowe, aktywuj kafelek i wszystkie wokół niego, przesuwaj
    Szkotów i sprzedawaj, jak chcesz, a potem zakończ turę. Tor się uzupełnia.
    .title = tura
    .page = Tura gracza, str. 10

help-track =
    Weź dowolny kafelek przed swoim pionkiem, jak daleko chcesz, byle dało się go opłacić i wyłożyć. Długi skok
    oddaje innym tury po drodze. Kafelki, które minęli wszyscy, od razu odpadają. Jeśli nie możesz wziąć niczego,
    odrzuć kafelek i weź { $board-discard-coins } { NAME("piece:coin", $board-discard-coins, form: "acc") } albo
    { $board-discard-movement } { $board-discard-movement ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } ruchu.
    .title = tor kafelków
    .page = Wybór kafelka, str. 10 i 13

help-paying =
    Towary płaci się z dowolnych swoich kafelków albo kupuje na rynku od ręki; monety i whisky bierze się ze swoich
    zasobów, a Szkota ze swoich włości.
    .title = płacenie
    .page = Koszt kafelka, str. 13

help-territory =
    Kafelek musi stykać się krawędzią z twoimi włościami, a na jednym z ośmiu kafelków wokół musi stać twój Szkot.
    Rzeka to jeden prosty rząd: kafelki z rzeką przedłużają ją z jednego lub drugiego końca, a żaden inny nie stoi
    po jej lewej ani prawej stronie.
    .title = włości
    .page = Wykładanie kafelków, str. 13 i 14

help-one-time-effects =
    Po wyłożeniu kafelka jego efekty jednorazowe dzieją się raz, w wybranej kolejności: karta miejsca historycznego,
    Szkot na kafelku, towar, znacznik klanu, whisky, monety, punkty.
    .title = efekty jednorazowe
    .page = Efekty jednorazowe, str. 15

help-activation =
    Nowy kafelek i do ośmiu sąsiednich, w dowolnej kolejności, każdy raz na turę i tylko jeśli chcesz. Towary zostają
    na swoim kafelku, najwyżej { $board-goods_on_a_tile }; gdy kafelek daje różne towary, a nie ma miejsca na
    wszystkie, wybierasz, które zostają, a reszta przepada.
    .title = aktywacja
    .page = Aktywacja kafelków, str. 15–17

help-exchange =
    Oddaj towary, których wymaga kafelek, z dowolnych swoich kafelków albo kupione od ręki. Niektóre kafelki wymagają
    różnych towarów, inne owiec i bydła w dowolnym składzie.
    .title = wymiana
    .page = Rodzaje aktywacji, str. 16

help-gaining =
    Wybierz towar albo kafelek, na który trafia. Na kafelku mieszczą się najwyżej { $board-goods_on_a_tile } towary;
    jeśli brakuje miejsca, najpierw coś sprzedaj.
    .title = zdobywanie towarów
    .page = Rodzaje aktywacji, str. 16

help-movement =
    Punkt ruchu przesuwa jednego Szkota na twój kafelek, który styka się z jego kafelkiem krawędzią albo rogiem.
    Punkty niewykorzystane do końca tury przepadają.
    .title = ruch
    .page = Punkty ruchu, str. 16

help-market =
    W każdej chwili swojej tury możesz sprzedać towar za monety leżące najdalej w prawo w jego rzędzie. Kupując,
    kładziesz monety na pierwszym wolnym polu rzędu ({ $board-market-prices }) i towar zużywasz od razu. W pełnym
    rzędzie nie ma czego kupić, pusty za nic nie płaci.
    .title = rynek
    .page = Rynek, str. 12

help-clan-board =
    Znacznik klanu trafia na wolne pole klanu. Płacisz monety za najtańszą drogę z obszaru startowego albo od
    dowolnego znacznika, czyjkolwiek jest. Większość bonusów jest natychmiastowa, niektóre stałe. Przez pola bez
    bonusu tylko się przechodzi.
    .title = plansza klanów
    .page = Postacie i klany, str. 18 i 21

help-die =
    Gracz bez własnej woli: będąc na końcu, przeskakuje tyle kafelków, ile pokazuje ({ $board-die }), i odrzuca ten,
    na którym staje. Nie zatrzymuje się na kafelkach kronik, a gdy innych przed nią nie ma, czeka; na World's End
    albo za nim wypada z gry. W grze 2-osobowej jest zawsze.
    .title = kość
    .page = Kość, str. 10

help-scotsmen =
    Decydują o tym, gdzie możesz budować, a ci na zamku rodowym liczą się w rundach punktowania. Masz ich razem
    { $board-scotsmen }.
    .title = Szkoci
    .page = Wykładanie kafelków i punktowanie, str. 13 i 19

help-river = Jeden rząd przez twój kafelek startowy, coraz dłuższy z obu stron, nigdy nieprzerwany.
    .title = rzeka
    .page = Wykładanie kafelków, str. 13

help-building-over =
    Kafelek z symbolem nadbudowy kładzie się na kafelku tego samego rodzaju, rzekę tylko na rzece. Wystarczy Szkot na
    tym kafelku albo obok. Towary i Szkoci przechodzą na wierzch, a stos liczy się jako jeden kafelek.
    .title = nadbudowa
    .page = Kafelki nadbudowy, str. 14

help-landmark-cards =
    Karta miejsca historycznego przychodzi z kafelkiem o tej samej nazwie. Jedne działają od razu, inne stale, jeszcze
    inne na koniec, a wszystkie liczą się w rundach punktowania.
    .title = karty miejsc historycznych
    .page = Karty miejsc historycznych, str. 20

help-scoring-rounds =
    Gdy wyczerpie się stos A, B albo C, a także na koniec: osobno za Szkotów na zamku rodowym, karty miejsc
    historycznych, whisky i postacie porównuje się z tym, kto ma najmniej. Przewaga 1, 2, 3, 4 oraz 5 lub więcej
    daje { $board-scoring-difference } punktów.
    .title = rundy punktowania
    .page = Punktowanie, str. 19

help-the-end =
    World's End leży mniej więcej w połowie stosu D. Pionek, który na nim stanie albo go minie, nie ma już tur. Gdy
    zrobią to wszystkie, następuje ostatnia runda punktowania, potem { $board-scoring-tile } PZ za każdy kafelek
    ponad liczbę w najmniejszych włościach, { $board-scoring-coin } za każdą monetę i karty punktujące na koniec.
    Remis wygrywa ten, kto ma więcej towarów.
    .title = koniec gry
    .page = Koniec gry, str. 19

help-stacks = Najpierw S na start, potem A, B, C i D. Późniejsze kafelki są silniejsze.
    .title = stosy
    .page = Sortowanie kafelków, str. 9

help-goods = Drewno, kamień, jęczmień, owce i bydło. Whisky i monety nie są towarami.
    .title = towary
    .page = Rynek, str. 12

## The chronicles, in full and in a line

help-chronicle-1 =
    Każdy ma łódź na zamku rodowym. Gdy pierwszy pionek minie Start, za punkty ruchu można płynąć rzeką w lewo, przez
    włości wszystkich graczy i rzeki neutralne, aż z powrotem do domu. Każdy zamek po drodze daje wybrany żeton
    nagrody; przy wyborze żetony widzisz tylko ty. Pierwsze łodzie dostają punkty, a monety ostatniej nic nie są
    warte.
    .title = kronika I: { glenmore-option-chronicles-1 }
    .page = Kronika I, str. 22 i 23

help-chronicle-2 =
    Przez całą grę na torze stoi góra. Kto ją mija, zostawia monetę albo towar; kto na niej staje, nie bierze kafelka,
    ale schodząc, zabiera wszystko. Mieści się tam tylko jeden pionek.
    .title = kronika II: { glenmore-option-chronicles-2 }
    .page = Kronika II, str. 23 i 24

help-chronicle-3 =
    Nowe beczki trafiają na pierwsze pole pierwszej piwnicy; dojrzewanie przesuwa jedną o pole w prawo, gdzie jest
    więcej warta. Kolejne piwnice można budować w każdej chwili swojej tury. Mijając kafelek sprzedaży, możesz
    sprzedać jedną beczkę, stając na nim jedną albo dwie, za tyle punktów, ile miało pole beczki.
    .title = kronika III: { glenmore-option-chronicles-3 }
    .page = Kronika III, str. 24 i 25

help-chronicle-4 =
    Anglik to jeszcze jeden pionek. Kto ma żeton Anglii, bo minął go pierwszy albo zdobył kartę z symbolem Anglii,
    płaci do rzędu Anglii na rynku za dodatkową turę, gdy Anglik jest ostatni, albo odrzuca nim kafelek i bierze
    monety z tego rzędu.
    .title = kronika IV: { glenmore-option-chronicles-4 }
    .page = Kronika IV, str. 25 i 26

help-chronicle-5 =
    Gospody zamieniają owce na żetony haggis, odkryte albo dobierane w ciemno, najwyżej pięć na twoim stole. Po
    drugiej, trzeciej i czwartej rundzie punktowania rzuca się cztery razy kością i odkrywa żetony o tej wartości,
    najwyżej trzy na osobę; whisky kupuje własne rzuty. Punkty: liczba odkrytych żetonów razy ich suma. Żetony dobrane
    w ciemno zna tylko ich właściciel.
    .title = kronika V: { glenmore-option-chronicles-5 }
    .page = Kronika V, str. 26 i 27

help-chronicle-6 =
    Karty miejsc historycznych mają drugą stronę z wydarzeniem. Kafelek Gathering odwraca jedną z twoich kart:
    wydarzenie następuje, jeśli chcesz. Każda odwrócona karta daje w rundach punktowania
    { $chronicle_6-numbers-flipped-card-vp } PZ więcej.
    .title = kronika VI: { glenmore-option-chronicles-6 }
    .page = Kronika VI, str. 27–30

help-chronicle-7 =
    Gdy postać przyniesie znacznik klanu, odbywa się głosowanie nad jedną z kart punktowania. Wszyscy głosują tajnie
    i odsłaniają głosy razem, remis jest za. Każda przegłosowana karta jest na koniec warta { $chronicle_7-vp } punktów,
    do podziału między tych, którzy mają najwięcej.
    .title = kronika VII: { glenmore-option-chronicles-7 }
    .page = Kronika VII, str. 31 i 32

help-chronicle-8 =
    Na koniec swojej tury możesz położyć pensa na karcie członka szajki w więzieniu albo wziąć kartę ze wszystkimi
    pensami. Członkowie szajki mają swoje zdolności, ale na koniec kosztują punkty; pens, który ci zostanie, odejmuje
    punkt, a wzięty z kartą dodaje.
    .title = kronika VIII: { glenmore-option-chronicles-8 }
    .page = Kronika VIII, str. 32–37

## Kinds of tiles

kind-does-village = daje punkty ruchu i zwykle Szkota
kind-does-castle = przynosi kartę miejsca historycznego i Szkota
kind-does-animal = daje owce albo bydło
kind-does-material = daje drewno, kamień albo jęczmień
kind-does-whisky = destylarnia, z jęczmienia robi whisky
kind-does-trade = towary za punkty; gospody dają punkty same z siebie
kind-does-loch = karta miejsca historycznego i dłuższa rzeka, bez aktywacji
kind-does-other = kafelek kroniki
kind-does-person = leży obok włości; przynosi znacznik klanu i liczy się w rundach punktowania
kind-does-end = kto tu stanie albo minie ten kafelek, kończy grę
kind-does-start = wyścig łodzi rusza, gdy minie go pionek
kind-does-sale = tu po drodze sprzedaje się beczki

## Mobsters

mobster-power-peggy-mcwander =
    Kładź jej żetony na wolnych polach klanów: kto chce tam wejść, płaci ci tyle monet, ile wskazuje żeton.
mobster-power-joe-mcduff = Trzy razy: weź największy stos monet z rzędu na rynku.
mobster-power-bruce-mcmail = Gdy kafelek innego gracza daje towary, odkup jeden za monetę z jego karty.
mobster-power-peggy-mclaird =
    Rezerwuj kafelek przed sobą: inni płacą ci za niego, a jeśli nie wezmą, musisz wziąć go ty.
mobster-power-kenneth-mcsnitch =
    Szkot u innych: chodzi za twoje punkty ruchu i kradnie towary, których nikt nie pilnuje.
mobster-power-fergus-macdarkie = Szkot u innych: kto wykłada wzięty kafelek obok niego, płaci ci monetę.
mobster-power-sibyl-macsponge =
    Kto dostaje 6 lub więcej PZ z jednego źródła, oddaje ci 1: raz na turę oraz w rundach punktowania.
mobster-power-derek-anderson =
    Raz w grze: ukradnij kafelek (nie handlu) i wyłóż go w dowolnych innych włościach.
mobster-power-mike-mccastle =
    Szkot na cudzym zamku rodowym: liczy się u ciebie, a tam jednego zasłania.
mobster-power-calum-mcquack = Gdy łodzie się mijają, oddaj tamtej pensa; raz w grze losowy drugi żeton nagrody.
mobster-power-bully-mcmuscle = Twoja łódź mija inne za darmo; raz w grze losowy drugi żeton nagrody.
mobster-power-fraser-mcstarve = Raz w grze, przed rzutami na haggis: inny gracz oddaje ci żeton haggis.
mobster-power-oonagh-mchagg =
    Raz w każdym punktowaniu haggis możesz po jednym z czterech rzutów przerzucić kość.
mobster-power-elsbeth-mctrick =
    Mijając górę albo z niej schodząc, wymień coś, co na niej leży, na dowolny towar dla siebie.
mobster-power-erin-macmalt = Mijając kafelek sprzedaży, możesz sprzedać też na polu dodatkowym.
mobster-power-john-mcclaim =
    Kładź jego żetony na kartach miejsc innych graczy: w rundach punktowania liczą się jako twoje.

## Clans, by the id of their bonus in the data

clan-bonus-count-villages = 3 wioski: 5 PZ; 4 i więcej: 8 PZ
clan-bonus-trade-and-movement = aktywuj 1 kafelek handlu; weź 3 punkty ruchu
clan-bonus-barley-and-scotsman = 1 jęczmień na dowolny kafelek; 1 Szkot na dowolny kafelek
clan-bonus-points = 3 PZ
clan-bonus-spread-scotsmen = Szkoci na 5 różnych kafelkach: 5 PZ; na 6 i więcej: 8 PZ
clan-bonus-sheep-and-cattle = 1 owca i 1 sztuka bydła na dowolne kafelki
clan-bonus-stone-and-wood = 1 kamień i 1 drewno na dowolne kafelki
clan-bonus-material-and-whisky = aktywuj 1 kafelek surowców i 1 kafelek whisky
clan-bonus-whisky-for-points =
    gdy aktywujesz kafelek whisky z symbolem beczki: 3 PZ zamiast beczki, bez kosztu aktywacji
clan-bonus-castles-hold-scotsmen = przy wykładaniu kafelków twoje zamki liczą się tak, jakby stał na nich Szkot
clan-bonus-movement-for-points = za każdy niewykorzystany punkt ruchu: 1 PZ
clan-bonus-coins = 3 monety
clan-bonus-remove-a-tile = usuń 1 swój kafelek (nie startowy; zasady jak przy Loch Morar)
clan-bonus-count-overbuilt = 2 kafelki nadbudowy (zakryte też): 5 PZ; 3 i więcej: 8 PZ
clan-bonus-animal-and-whisky = aktywuj 1 kafelek zagrody i 1 kafelek whisky
clan-bonus-david-hume = weź kafelek David Hume (liczy się jak 2 postacie)
clan-bonus-barley-and-barrel = 1 jęczmień na dowolny kafelek; 1 whisky
clan-bonus-scotsman-and-coins = 1 Szkot na dowolny kafelek; 2 monety
clan-bonus-discarded-tile =
    weź 1 odrzucony kafelek, wyłóż go za darmo, aktywuj go i jego sąsiadów; przy postaci drogę i tak trzeba
    opłacić
clan-bonus-count-coins = 9 monet: 5 PZ; 12 i więcej: 8 PZ (monety zostają)
clan-bonus-two-scotsmen = 2 Szkotów na dowolne kafelki
clan-bonus-leave-out-a-good =
    gdy aktywujesz kafelek handlu, możesz za 1 monetę pominąć 1 towar (raz na aktywację)
clan-bonus-count-river = 4 kafelki rzeki (startowy to 2): 5 PZ; 6 i więcej: 8 PZ
clan-bonus-none = bez bonusu, mogą tędy biec drogi

## Landmark cards and their events, by their ids in the data

card-effect-gain-coins = weź 3 monety
card-effect-place-marker = połóż 1 znacznik klanu, płacąc koszt drogi
card-effect-gain-goods = weź 2 dowolne towary na kafelek Loch Lochy
card-effect-coin-and-marker = weź 1 monetę, potem połóż 1 znacznik klanu, płacąc koszt drogi (także tą monetą)
card-effect-barley-and-whisky = 1 jęczmień na kafelek Inverness; weź 1 whisky
card-effect-scotsman-and-whisky = 1 Szkot na kafelek Loch Shiel; weź 1 whisky
card-effect-coins-count-double = pierwsze 8 monet jest warte po 2 PZ zamiast 1
card-effect-activate-one-more =
    w każdej swojej turze możesz dodatkowo aktywować 1 swój kafelek z symbolem aktywacji (gdziekolwiek leży, także
    gdy bierzesz postać; każdy kafelek nadal raz na turę)
card-effect-activate-all = aktywuj wszystkie swoje kafelki, nie tylko sąsiednie
card-effect-home-counts-double = w każdej rundzie punktowania Szkoci na zamku rodowym liczą się podwójnie
card-effect-remove-tiles =
    możesz usunąć z gry do 2 swoich kafelków (nie startowy; reszta musi leżeć zgodnie z zasadami; może to być samo
    Loch Morar; stosy znikają w całości; karty zostają; towary i Szkoci trafiają na zamek rodowy, najwyżej 3 towary)
card-effect-take-england-token = weź żeton Anglii
card-effect-gain-stone = 2 kamienie na ten kafelek
card-effect-gain-sheep = 2 owce na ten kafelek
card-effect-scotsmen-home = przesuń dowolną liczbę swoich Szkotów na zamek rodowy

card-event-place-discarded-tile = zapłać 1 Szkota: wyłóż za darmo odrzucony kafelek
card-event-activate-foreign-tiles = aktywuj do 2 różnych kafelków innych graczy
card-event-cattle-and-pastures = 1 sztuka bydła na ten kafelek, potem aktywuj wszystkie swoje zagrody
card-event-exchange-for-maclean = jedna wymiana; 3 PZ, jeśli masz znacznik na polu klanu MacLean
card-event-better-whisky-table = lepsza tabela punktów za whisky
card-event-buy-scotsmen = zapłać 1 PZ: 2 Szkotów na ten kafelek
card-event-sell-stone = dowolnie dużo kamienia, po 3 PZ za sztukę
card-event-coins-for-events = 1 moneta za każdą kartę na stronie wydarzenia
card-event-remove-for-a-scotsman = zapłać 1 Szkota: usuń 2 swoje kafelki
card-event-coins-and-home = 2 monety; przesuń 1 Szkota na zamek rodowy
card-event-scotsmen-for-points = zapłać 2 Szkotów: 9 PZ
card-event-england-row = wszystkie monety z rzędu Anglii
card-event-activate-around = aktywuj ten kafelek i jego sąsiadów
card-event-swap-englishman = zamień Anglika miejscami z kafelkiem na torze
card-event-coin-and-marker = 1 moneta i 1 znacznik klanu
card-event-better-home-table = zapłać 1 Szkota: lepsza tabela punktów za Szkotów na zamku rodowym
card-event-another-event = wywołaj jeszcze jedno wydarzenie; 4 PZ, jeśli masz Williama Wallace'a
card-event-sell-sheep = 2 owce za 7 PZ

## The scoring cards of the Great Gathering

gathering-counts-most-animals = najwięcej owiec i bydła
gathering-counts-largest-square = największy kwadrat z kafelków
gathering-counts-most-materials = najwięcej kamienia i drewna
gathering-counts-most-sets =
    najwięcej pełnych zestawów (Szkot na zamku rodowym + whisky + karta miejsca + postać; działa Castle Moil)
gathering-counts-most-castles = najwięcej zamków ze Szkotem
gathering-counts-most-whisky = najwięcej kafelków whisky
gathering-counts-smallest-territory = najmniejsze włości
gathering-counts-largest-pasture = największa grupa zagród połączonych krawędziami
gathering-counts-farthest-scotsman = Szkot najdalej od zamku rodowego, licząc w punktach ruchu
gathering-counts-most-discards = najwięcej kafelków na własnym stosie odrzuconych
