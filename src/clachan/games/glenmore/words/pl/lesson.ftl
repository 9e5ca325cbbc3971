# What the guide of a first game says, step by step; then what it says of questions in between, and what is
# said of a chronicle to those who play with it for the first time.

lesson-track-title = Weź kafelek
lesson-track =
    Tor u góry to krąg kafelków. Rusza się ten, kto stoi ostatni, na dowolny kafelek z przodu, na który go stać:
    podświetlone możesz wziąć. Weź coś blisko swojego pionka, pole albo zagrodę; z bliska szybciej wraca się do
    kolejnej tury.

lesson-laying-title = Wyłóż go na włościach
lesson-laying =
    Podświetlone miejsca są dozwolone: obok twojego kafelka i ze Szkotem na jednym z ośmiu wokół. Rzeka zostaje
    prostym rzędem. Wyłóż kafelek tam, gdzie dotyka jak najwięcej innych, rogi też się liczą: wszystkie zadziałają.

lesson-activation-title = Kafelek aktywuje sąsiadów
lesson-activation =
    Nowy kafelek i każdy wokół, także na ukos, działa teraz raz, w dowolnej kolejności. Co robi, widać na zakładce
    w prawym dolnym rogu. Wybierz podświetlony kafelek, a zadziała.

lesson-movement-title = Poślij Szkota
lesson-movement =
    Wioska albo zamek daje punkty ruchu, to znak buta. Każdy to jeden krok: Szkot przechodzi na kafelek, który styka
    się z jego. Od tego, gdzie stoi, zależy, gdzie możesz budować, a Szkoci na zamku rodowym będą punktować. Wybierz
    go, a potem cel.

lesson-ending-title = Zakończ turę
lesson-ending =
    Niewykorzystane punkty ruchu przepadają, towary zostają na kafelkach. Gdy nic więcej się nie opłaca, zakończ
    turę. Tor uzupełnia się za ostatnim pionkiem.

lesson-effects-title = Co dzieje się raz
lesson-effects =
    Znaki na przerywanej zakładce w lewym dolnym rogu dzieją się raz, przy wykładaniu: Szkot z zasobów, karta miejsca
    historycznego, beczka, znacznik klanu. Kolejność wybierasz ty.

lesson-paying-title = Cena na czerwonej zakładce
lesson-paying =
    Ten kafelek kosztuje. Towary bierzesz z dowolnych swoich kafelków albo brakujące kupujesz od ręki na rynku: obrączka
    pokazuje, ile teraz kosztuje jeden. Każdy zakup podnosi cenę następnego.

lesson-exchange-title = Towary za punkty
lesson-exchange =
    Kafelki handlu biorą towary i dają punkty, destylarnie biorą jęczmień i dają whisky. Oddaj to, czego masz najwięcej,
    i spójrz na tabelę kafelka: cztery różne towary mogą być warte dużo więcej niż trzy.

lesson-selling-title = Sprzedaż
lesson-selling =
    W swojej turze możesz sprzedać towar za ostatni stos monet w jego rzędzie. Monety leżą tam, bo ktoś wcześniej
    kupował. Sprzedaj to, co się nie przyda; moneta to na koniec punkt, a towar na kafelku handlu może dać więcej.

lesson-clans-title = Znacznik wśród klanów
lesson-clans =
    Postać albo wymiana daje znacznik klanu. Kładziesz go na wybranym wolnym polu i płacisz monety za najtańszą drogę
    z obszaru startowego albo od dowolnego znacznika, który już tam leży. Każdy klan daje to, co pokazuje jego znak,
    przeważnie od razu.

lesson-jumping-title = Jak daleko skakać
lesson-jumping =
    Nie ma tu kolejki: rusza się ostatni pionek, raz za razem, póki jest ostatni. Długi skok daje lepszy kafelek,
    a innym tury po drodze. Kafelki, które wszyscy minęli, przepadają.

lesson-goods-title = Trzy na kafelku
lesson-goods =
    Towary zostają na kafelku, który je daje, najwyżej trzy, a pełny kafelek nie daje nic. Zużyj je, zanim znów go
    aktywujesz. Rozłóż zagrody i pola wokół miejsca, które jest jeszcze wolne, i aktywuj je razem.

lesson-die-title = Kość też gra
lesson-die =
    W grze 2-osobowej po torze idzie też kość: gdy jest ostatnia, skacze o jeden, dwa albo trzy kafelki i usuwa ten,
    na którym stanie. Kafelek tuż przed nią może na ciebie nie poczekać.

lesson-home-title = Szkoci wracają do domu
lesson-home =
    Szkoci na zamku rodowym liczą się w każdym punktowaniu, w porównaniu z tym, kto ma ich tam najmniej. Każdy jest więc
    potrzebny w dwóch miejscach: na włościach, gdzie pozwala budować, i w domu, gdy kończy się stos.

lesson-whisky-title = Whisky
lesson-whisky =
    Beczki nie są towarami: nie można ich sprzedać i nie leżą na włościach. Liczą się w każdym punktowaniu, razem cztery
    razy, dopóki je masz. Destylarnię obok pola warto często aktywować; niektóre kafelki i karty kosztują beczkę.

lesson-cards-title = Karty miejsc historycznych
lesson-cards =
    Zamki, jeziora i pomniki przynoszą kartę o tej samej nazwie. Liczy się ona w każdym punktowaniu i robi to, co na
    niej napisano: od razu, odtąd zawsze albo na koniec. Wskaż kartę, by ją przeczytać.

lesson-persons-title = Postacie
lesson-persons =
    Postaci nie wykłada się na włościach, tylko obok: w tej turze twoje kafelki nie działają. Liczy się w każdym
    punktowaniu i przynosi znacznik klanu, co często samo w sobie jest warte tury.

lesson-scoring-title = Na co patrzy punktowanie
lesson-scoring =
    Stos się skończył, więc porównano cztery rzeczy: Szkotów na zamku, karty miejsc, whisky i postacie. W każdej punktuje
    przewaga nad tym, kto ma najmniej: 1, 2, 3, 5 albo 8 punktów za przewagę od jednego do pięciu. Duża przewaga
    w jednej jest lepsza niż mała we wszystkich.

lesson-size-title = Nie za duże
lesson-size =
    Na koniec każdy kafelek ponad najmniejsze włości kosztuje 3 punkty. Kafelki, które nic już nie robią, drogo kosztują.
    Kto bierze mało, a dobrze, może wygrać małymi włościami.

lesson-stacks-title = Cztery stosy
lesson-stacks =
    Kafelki pochodzą ze stosów A, B, C i D i są coraz silniejsze. Linia u góry mówi, ile ich zostało do następnego
    punktowania: wtedy warto ściągać Szkotów do domu.

lesson-over-title = Nadbudowa
lesson-over =
    Kafelek ze znakiem dwóch kartek kładzie się na kafelku tego samego rodzaju. Stos liczy się jako jeden, więc
    włości są silniejsze, a nie większe.

lesson-compare-title = Miej oko na innych
lesson-compare =
    Przy każdym widać, co dałoby mu następne punktowanie. Nikt nie przegoni cię w tym, co masz tylko ty, a kto czegoś nie
    ma wcale, daje punkty wszystkim pozostałym. Bierz to, co najwięcej im zabiera.

lesson-worlds-end-title = World's End
lesson-worlds-end =
    Gdzieś w stosie D leży World's End. Pionek, który tam stanie albo go minie, ma swoją ostatnią turę za sobą. Kafelki
    przed nim możesz jeszcze brać, jeden po drugim, gdy inni już skończyli.

lesson-last-turns-title = Ostatnie tury
lesson-last-turns =
    Teraz liczą się tylko punkty: towary na kafelki handlu, Szkoci do domu, monety po punkcie. Kafelek, który daje mniej
    niż 3 punkty, lepiej zostawić, chyba że masz najmniejsze włości.

lesson-closing-title = Dobrze zagrane
lesson-closing =
    Znasz już całą grę: tor, aktywowanie włości, rynek, whisky, klany i cztery punktowania. Spójrz na arkusz,
    kategoria po kategorii: to, w czym masz przewagę, liczyło się cztery razy. Następnym razem dołóż kronikę, wyścig
    łodzi albo górę; każda przedstawi się sama.

lesson-aside-title = Przy okazji
lesson-aside-source = Wybierz kafelek, z którego bierzesz towar: najlepiej pełny, żeby znów mógł działać.
lesson-aside-sell = Wybierz kafelek, z którego sprzedajesz towar.
lesson-aside-move = Teraz wybierz, dokąd idzie: jeden krok na kafelek, który styka się z jego.
lesson-aside-put = Wybierz kafelek, na którym jest miejsce i gdzie się to przyda.
lesson-aside-gain-a-good = Wybierz towar, którego potrzebują twoje kafelki handlu albo następny kafelek na torze.
lesson-aside-keep-goods = Na kafelku mieszczą się trzy towary: wybierz, co zostaje, reszta przepada.
lesson-aside-bonus-activation = Klan pozwala zadziałać dodatkowemu kafelkowi, gdziekolwiek leży.
lesson-aside-remove = Usunięty kafelek nic już nie kosztuje na koniec.
lesson-aside-claim = Leży tu wszystko, co minięto: weź coś dobrego, to nic nie kosztuje.
lesson-aside-coin-or-movement = Nie było dla ciebie kafelka; weź to, co bardziej się przyda.

## The chronicles, for those who play with them for the first time

primer-boats-title = Łodzie czekają przy zamkach
primer-boats =
    Każdy ma łódź. Gdy pierwszy pionek minie kafelek Start, za punkt ruchu możesz zamiast Szkota przesunąć swoją
    łódź o kafelek rzeki w lewo, przez własne włości, a potem przez cudze.
primer-boats-ask = Twoja łódź stoi na skrajnym lewym kafelku czyjejś rzeki. Dokąd prowadzi następny punkt ruchu?
primer-boats-a = Na następną rzekę, od prawej
primer-boats-b = Z powrotem tą samą rzeką
primer-boats-why = Łodzie płyną tylko w lewo: z lewego końca włości na prawy koniec następnych albo rzeki neutralnej.
primer-boats-tokens-title = Zamek po drodze
primer-boats-tokens =
    Twoja łódź jest przy zamku: wybierz jeden z jego żetonów. Widzisz je tylko ty, a to, co zostawisz, przypadnie łodziom
    za tobą.
primer-boats-tokens-ask = Twoja łódź mija zamek i płynie dalej. Czy dostajesz żeton?
primer-boats-tokens-a = Nie
primer-boats-tokens-b = Tak
primer-boats-tokens-why =
    Zamek, do którego łódź dotrze albo obok którego przepłynie, daje żeton, póki jakieś tam są. Powrót do domu też.
primer-boats-rewards-title = Nagroda
primer-boats-rewards = Żeton daje dowolny towar. Łodzie, które pierwsze wrócą do domu, dostaną do tego punkty.
primer-boats-rewards-ask = Co traci osoba, której łódź jest ostatnia?
primer-boats-rewards-a = Żetony nagród
primer-boats-rewards-b = Punkty za monety na koniec
primer-boats-rewards-why =
    Monety osoby, której łódź jest ostatnia albo nie wróciła do domu, są w punktowaniu końcowym nic niewarte.
primer-mountain-title = Góra na torze
primer-mountain =
    Stoi na torze przez całą grę. Kto ją mija, zostawia monetę albo towar; kto na niej staje, nie bierze kafelka, za to
    schodząc, zabiera wszystko. Mieści się tylko jeden pionek.
primer-mountain-ask = Twój pionek staje na górze. Co tam zostawiasz?
primer-mountain-a = Nic
primer-mountain-b = Monetę albo towar
primer-mountain-why =
    Zostawia tylko ten, kto mija górę. Kto na niej staje, nie bierze teraz kafelka, a w następnej turze może zabrać
    wszystko.
primer-mountain-passing-title = Dar dla góry
primer-mountain-passing = Zostaw to, co najmniej ci potrzebne: dostanie to następna osoba, która tam stanie, a może ty.
primer-mountain-passing-ask = Nie masz ani monety, ani towaru. Czy możesz minąć górę?
primer-mountain-passing-a = Nie
primer-mountain-passing-b = Tak, niczego nie zostawiając
primer-mountain-passing-why = Kto nie ma monet ani towarów, nic nie kładzie.
primer-mountain-leaving-title = Z powrotem na dół
primer-mountain-leaving = Towary z góry potrzebują miejsca na twoich kafelkach. Zanim je zabierzesz, możesz coś sprzedać.
primer-mountain-leaving-ask = Ile towarów mieści się na twoim kafelku?
primer-mountain-leaving-a = Trzy
primer-mountain-leaving-b = Dowolnie wiele
primer-mountain-leaving-why = Trzy, skądkolwiek pochodzą. Sprzedaj najpierw kilka, a zmieści się więcej.
primer-cellars-title = Whisky dojrzewa
primer-cellars =
    Nowa beczka trafia na pierwsze puste pole twojej pierwszej piwnicy. Kafelki ze znakiem zegara dają jednej
    dojrzewać: przesuwa się o pole w prawo i jest więcej warta.
primer-cellars-ask = Produkujesz beczkę. Gdzie zaczyna?
primer-cellars-a = Na pierwszym pustym polu
primer-cellars-b = Na polu wartym najwięcej
primer-cellars-why = Od lewej, w pierwszej piwnicy. Gdy jest pełna, beczka trafia na obszar „0 PZ”.
primer-cellars-ageing-title = Która beczka dojrzewa
primer-cellars-ageing =
    Liczba na polu mówi, ile da beczka przy sprzedaży. Beczka, którą masz, liczy się w punktowaniach, sprzedana daje swoje
    punkty raz. W swojej turze możesz zbudować kolejną piwnicę.
primer-cellars-ageing-ask = Na polu po prawej leży inna beczka. Czy twoja może dojrzewać?
primer-cellars-ageing-a = Tak, przeskakuje ją
primer-cellars-ageing-b = Nie
primer-cellars-ageing-why =
    Pole musi być puste, a beczki nie przeskakują się nawzajem. Najpierw niech dojrzewa ta z przodu.
primer-cellars-selling-title = Sprzedaż po drodze
primer-cellars-selling =
    Mijając sprzedaż, możesz sprzedać jedną beczkę, stając tam jedną albo dwie, za tyle punktów, ile miało pole beczki.
    Kafelka sprzedaży nie wykłada się na włościach.
primer-cellars-selling-ask = Twój pionek staje na kafelku sprzedaży. Czy musisz sprzedać?
primer-cellars-selling-a = Tak, jedną beczkę albo dwie
primer-cellars-selling-b = Nie, możesz tylko stać
primer-cellars-selling-why = Nie można tam stanąć i nic nie sprzedać. Mijając, możesz sprzedać jedną albo żadnej.
primer-england-title = Anglik na torze
primer-england =
    Biały pionek też się rusza. Kto minie go pierwszy albo ma kartę z jego flagą, trzyma żeton Anglii i przesuwa go, gdy
    Anglik jest ostatni.
primer-england-ask = Ktoś zdobywa kartę z angielską flagą. Kto ma teraz żeton Anglii?
primer-england-a = Ten, kto zdobył kartę
primer-england-b = Ten, kto miał go przedtem
primer-england-why = Żeton od razu dostaje osoba, która zdobywa jedną z czterech kart.
primer-england-turns-title = Jego tury są twoje
primer-england-turns =
    Kto go kontroluje, bierze nim kafelek i płaci za to do rzędu Anglii na rynku albo odrzuca nim kafelek i bierze
    ostatni stos monet z tego rzędu.
primer-england-turns-ask = Czy w turze Anglika działa karta Loch Ness i stałe bonusy klanów?
primer-england-turns-a = Tak
primer-england-turns-b = Nie
primer-england-turns-why =
    Działają tylko w twoich własnych turach. Poza tym jest tak, jakby kafelek wziął twój pionek.
primer-haggis-title = Haggis w gospodach
primer-haggis =
    Gospody robią z owcy żeton haggis. Na twoim stole mieści się ich pięć. Po drugim, trzecim i czwartym punktowaniu rzuca
    się cztery razy kością i odkrywa żetony o tej wartości.
primer-haggis-ask = Na twoim stole leży pięć żetonów, a zdobywasz następny. Co możesz zrobić?
primer-haggis-a = Odłożyć jeden, by zrobić miejsce
primer-haggis-b = Zatrzymać sześć
primer-haggis-why = Najwyżej pięć. Jeden z twoich może wrócić do zasobów, by zrobić miejsce dla nowego.
primer-haggis-tokens-title = Odkryty czy w ciemno
primer-haggis-tokens = Wartość odkrytego żetonu widzą wszyscy; dobrany w ciemno znasz tylko ty, póki nie odkryje go kość.
primer-haggis-tokens-ask = Bierzesz odkryty żeton. Co dalej?
primer-haggis-tokens-a = Odkrywa się następny
primer-haggis-tokens-b = Odtąd odkryty jest tylko jeden
primer-haggis-tokens-why = Zawsze leżą dwa odkryte, więc inni mają taki sam wybór.
primer-haggis-rolls-title = Beczka za jeszcze jeden rzut
primer-haggis-rolls =
    Punkty to liczba odkrytych żetonów razy ich suma, więc ostatni jest wart najwięcej. Beczka whisky kupuje rzut tylko dla
    ciebie.
primer-haggis-rolls-ask = Odkryto żetony o wartościach 1 i 3. Ile to punktów?
primer-haggis-rolls-a = 4
primer-haggis-rolls-b = 8
primer-haggis-rolls-why = Dwa żetony razy ich suma, czyli 4. Z trzecim byłoby trzy razy suma; więcej się nie odkrywa.
primer-tome-title = Karty mają drugą stronę
primer-tome =
    Każda karta miejsca historycznego ma na odwrocie wydarzenie. Działający kafelek Gathering odwraca jedną z twoich kart,
    a to, co na niej opisano, następuje, jeśli chcesz. Odwrócona karta liczy się w punktowaniach więcej.
primer-tome-ask = Wywołujesz wydarzenie, ale nie chcesz jego efektu. Co z kartą?
primer-tome-a = Zostaje tak, jak leżała
primer-tome-b = I tak się ją odwraca
primer-tome-why = Efekt można pominąć, a kartę i tak się odwraca: daje dodatkowy punkt.
primer-tome-events-title = Wywołaj wydarzenie
primer-tome-events =
    Wskaż kartę, by przeczytać jej wydarzenie. Stałe i końcowe efekty karty zostają, wydarzenie następuje tylko raz:
    odwróć tę, która da teraz najwięcej.
primer-tome-events-ask = Jak liczy się odwrócona karta w punktowaniu?
primer-tome-events-a = Już się nie liczy
primer-tome-events-b = Jako karta i punkt więcej
primer-tome-events-why = Nadal jest jedną z twoich kart, a w każdym punktowaniu kart daje dodatkowy punkt.
primer-gathering-title = Wielkie Zgromadzenie
primer-gathering =
    Pięć kart mówi, co może zapunktować na koniec. Gdy postać przyniesie znacznik klanu, jej właściciel poddaje jedną z nich
    pod głosowanie.
primer-gathering-ask = Głosowano już na wszystkie pięć kart, a ktoś bierze postać. Czy będzie głosowanie?
primer-gathering-a = Nie
primer-gathering-b = Tak, znów na jedną z nich
primer-gathering-why =
    Na każdą kartę głosuje się raz. Po pięciu głosowaniach postacie przynoszą tylko znaczniki klanów.
primer-gathering-calling-title = Która karta
primer-gathering-calling = Wybierz kartę, w której prowadzisz, albo taką, w której prowadzi ktoś inny, a nie powinien.
primer-gathering-calling-ask = Dwie osoby prowadzą na karcie razem. Kto dostaje jej punkty?
primer-gathering-calling-a = Obie po połowie, zaokrąglając w górę
primer-gathering-calling-b = Nikt
primer-gathering-calling-why =
    Przy remisie punkty dzieli się, zaokrąglając w górę, więc i wspólne prowadzenie jest warte głosu.
primer-gathering-voting-title = Za czy przeciw
primer-gathering-voting =
    Wszyscy głosują tajnie i odsłaniają głosy razem; remis jest za. Znaczników masz mało, zachowaj więc trochę na karty, na
    których ci zależy.
primer-gathering-voting-ask = Dwa głosy „Aye” i dwa „Nay”: co dzieje się z kartą?
primer-gathering-voting-a = Zapunktuje na koniec
primer-gathering-voting-b = Wraca do pudełka
primer-gathering-voting-why = Wystarczy tyle samo głosów „Aye”, ile „Nay”.
primer-mobs-title = Szajka w więzieniu
primer-mobs =
    Kończąc turę, możesz położyć pensa na karcie członka szajki albo zabrać kartę ze wszystkimi pensami. Każdy pomaga po
    swojemu, a na koniec kosztuje punkty.
primer-mobs-ask = Na karcie leży twój pens, a bierze ją ktoś inny. Kto ma teraz pensa?
primer-mobs-a = Ty, pens wraca
primer-mobs-b = Ten, kto bierze kartę
primer-mobs-why = Z kartą idą wszystkie leżące na niej pensy, a każdy z nich daje na koniec punkt.
primer-mobs-prison-title = Pens czy karta
primer-mobs-prison =
    Pens, który ci zostanie, kosztuje punkt, a pens wzięty z kartą daje punkt. Poczekaj, aż uzbiera się ich dość, ale nie
    tak długo, by ktoś cię uprzedził.
primer-mobs-prison-ask = Dwóch własnych pensów nigdy nie położysz. Ile to na koniec?
primer-mobs-prison-a = Nic
primer-mobs-prison-b = 2 punkty mniej
primer-mobs-prison-why = Każdy, który ci został, kosztuje punkt. Położony na karcie obraca się na lepszą stronę.
primer-mobs-powers-title = Ich zdolności
primer-mobs-powers =
    Co kto potrafi, mówi jego karta: wskaż ją, by przeczytać. Niektórych zdolności można użyć tylko raz.
primer-mobs-powers-ask = Członek szajki pomagał ci przez całą grę. Ile to kosztuje na koniec?
primer-mobs-powers-a = Tyle punktów, ile na karcie
primer-mobs-powers-b = Nic
primer-mobs-powers-why = Liczbę z karty odejmuje się w punktowaniu końcowym, cokolwiek dała zdolność.
