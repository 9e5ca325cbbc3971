# What the guide of a first game says, step by step; then what it says of questions in between.

lesson-choose-clan-title = Wybierz klan
lesson-choose-clan =
    Każdy klan ma własną zdolność i kafelek z pieniędzmi i towarami na start. Na pierwszą grę weź taki, który
    ma dużo pieniędzy: szybko się rozejdą. Wybierz klan i zatwierdź.

lesson-first-worker-title = Pierwszy robotnik
lesson-first-worker =
    Robotnicy stoją w lesie albo w górach i w każdej rundzie zarabiają. Płacisz za robotnika i za grunt: to liczba
    na monecie. Szukaj taniego gruntu, obok którego jest łąka, bo wszystko inne, co zbudujesz, potrzebuje łąki przy
    twoich jednostkach. Możliwe pola są podświetlone.

lesson-second-worker-title = Drugi robotnik
lesson-second-worker =
    Postaw go tak, by otworzyć drugi zakątek mapy, może blisko portu, czyli jednej z czterech tabliczek w rogach.
    Na koniec liczy się kilka osobnych siedlisk.

lesson-expand-title = Ekspansja
lesson-expand =
    Tura to jedna akcja. Najczęściej stawia się jednostkę na mapie. Wybierz na swojej planszy owcę albo krowę,
    a potem podświetlone pole: zwierzęta w każdej następnej rundzie dadzą wełnę albo mleko. Koszt widać przed
    zatwierdzeniem, a „Cofnij” wszystko odwraca.

lesson-income-title = Twoja plansza
lesson-income =
    Każda jednostka, która schodzi z planszy na mapę, odsłania to, co daje na koniec każdej rundy. Są tu też twoje
    pieniądze, magazyn oraz tory żeglugi, kupców i technologii. Graj dalej dowolną akcją.

lesson-contract-title = Weź kontrakt
lesson-contract =
    Najwięcej punktów bierze się z eksportu. Weź kontrakt na towary, które potrafisz wytworzyć: wełnę, ser, chleb,
    whisky albo zwierzęta na mięso. W pierwszej rundzie jeszcze ci za to zapłacą. Naraz można mieć jeden.

lesson-trade-title = Handel
lesson-trade =
    Twoi kupcy kupują i sprzedają, po jednym na sztukę towaru. Ceny rosną od kupowania, a spadają od sprzedaży.
    Wysłani kupcy zostają na rynku do końca rundy.

lesson-pass-title = Graj dalej, potem spasuj
lesson-pass =
    Rozwijaj się, póki cię stać: dochód przychodzi dopiero z końcem rundy. Gdy nie ma już nic dobrego do zrobienia,
    spasuj. Kto spasuje pierwszy, dostaje za to najwięcej i zaczyna następną rundę.

lesson-production-title = Co przyniosła runda
lesson-production =
    Wszyscy spasowali, więc wszystko wyprodukowało: robotnicy zarobili, owce dały wełnę, krowy mleko, pola zboże.
    Tak będzie po każdej z pięciu rund, dlatego wcześnie postawione jednostki zwracają się najlepiej.

lesson-glory-title = Chwała
lesson-glory =
    Każda runda ma swój kafelek punktowania. Na jej koniec każdy dostaje chwałę za to, co kafelek liczy, a chwała to
    punkty na koniec gry. Wszystkie pięć leży odkrytych, można więc planować naprzód.

lesson-building-title = Przetwórstwo
lesson-building =
    Serownia robi z mleka ser, piekarnia ze zboża chleb, gorzelnia ze zboża whisky: na rynku i na koniec są więcej
    warte, wymagają ich też kontrakty. Postaw taki budynek, jeśli masz stałe mleko albo zboże; jeden budynek
    przetwarza jedną sztukę na rundę.

lesson-fulfil-title = Zrealizuj kontrakt
lesson-fulfil =
    Masz wszystko, czego wymaga twój kontrakt. Zrealizuj go: oddajesz towary, a dostajesz to, co pokazuje dolna połowa,
    czyli import, który punktuje na koniec, i premie od ręki. Pole eksportu jest wtedy wolne dla następnego.

lesson-imports-title = Ile wart jest import
lesson-imports =
    Chmiel jest wart punkt za sztukę. Z bawełny, tytoniu i trzciny cukrowej na koniec najwięcej, bo po 5 punktów, daje
    to, czego wszyscy razem sprowadzili najmniej; potem po 4 i po 3. Liczby nad kontraktami pokazują, jak jest
    teraz, a zmieniają się do końca gry.

lesson-slaughter-title = Ubój
lesson-slaughter =
    Kontrakt wymaga mięsa, a mięso to twoje zwierzęta na mapie: owce to baranina, krowy to wołowina. Wybierz, które
    oddajesz. Wrócą na planszę, więc można je postawić jeszcze raz, a ich pole znów jest wolne.

lesson-neighbourhood-title = Dobrzy sąsiedzi
lesson-neighbourhood =
    Twoja jednostka stoi obok innego klanu. Teraz, jeden raz, możesz kupić to, co wytwarza sąsiad, swoimi kupcami,
    ale taniej niż na rynku. Kup albo zakończ.

lesson-neighbours-title = Stawianie obok innych
lesson-neighbours =
    Ilekroć stawiasz jednostkę obok cudzej, możesz kupić towar, który ona wytwarza, swoimi kupcami, ale taniej niż na rynku.
    Pole między dwoma sąsiadami otwiera oba zakupy. To działa w obie strony: inni kupują obok ciebie, a ciebie nic to
    nie kosztuje.

lesson-port-in-reach-title = Port w zasięgu
lesson-port-in-reach =
    Jedno z twoich siedlisk sięga portu. Z każdego portu można skorzystać raz w grze, obok akcji i za darmo. Zrób to
    teraz, jeśli się przyda, albo poczekaj na lepszą chwilę.

lesson-ports-title = Porty
lesson-ports =
    W czterech rogach mapy są porty. Kto ma jednostkę, która sięga portu, bo stoi obok albo dopływa żeglugą, może użyć
    go raz w grze, przed akcją lub po niej. Wskaż port, a przeczytasz, co daje.

lesson-shipping-title = Żegluga
lesson-shipping =
    Żegluga prowadzi przez wodę: najpierw przez rzeki, potem przez jedno, dwa, trzy i cztery jeziora. W zasięgu
    pojawiają się nowe pola i porty, a na koniec to ona łączy siedliska do punktacji. Zrób krok, jeśli za wodą leży
    dobry grunt.

lesson-technology-title = Technologia
lesson-technology =
    Lepsze siekiery albo kilofy sprawiają, że wszyscy twoi drwale albo wszyscy górnicy zarabiają więcej, od teraz
    w każdej rundzie. Opłaca się to wcześnie i przy kilku robotnikach jednego rodzaju.

lesson-hire-title = Więcej kupców
lesson-hire =
    Z każdym kolejnym kupcem, a może ich być siedmiu, kupisz albo sprzedasz w rundzie jedną sztukę więcej. Warto,
    jeśli dokupujesz to, czego brakuje do kontraktów, albo żyjesz ze sprzedaży.

lesson-settlements-title = Siedliska
lesson-settlements =
    Twoje jednostki, które się stykają i których nie dzieli rzeka, to jedno siedlisko. Na koniec liczy się największa
    grupa siedlisk połączonych żeglugą. Kilka małych, na tyle bliskich, by między nimi pływać, jest lepsze niż jedno
    duże.

lesson-majorities-title = Przewagi
lesson-majorities =
    Na koniec czekają dwie nagrody dla tych, którzy mają najwięcej: zrealizowanych kontraktów i siedlisk połączonych
    żeglugą. W grze dwuosobowej dostaje ją tylko pierwsze miejsce, w większym gronie kolejne miejsca dostają mniej;
    przy remisie punkty się dzieli. Porównaj się z innymi i sprawdź, która nagroda jest w zasięgu.

lesson-last-round-title = Ostatnia runda
lesson-last-round =
    Po tej rundzie nic już nie wyprodukuje na następną. Towary, które zostaną, dają po 1 albo 2 punkty, a każde 10£
    jeden, więc wydaj pieniądze na to, co punktuje: kontrakt, który jeszcze zdążysz zrealizować, siedliska, kafelek
    punktowania. Potem spasuj.

lesson-closing-title = Dobrze zagrane
lesson-closing =
    Znasz już całą grę: jednostki, rynek, kontrakty, ulepszenia, porty, sąsiadów i obie nagrody. Spójrz na arkusz
    punktacji: najwięcej daje zwykle eksport i to, co dzięki niemu sprowadzasz. Następną partię zagraj przeciw
    Rolnikowi albo z przyjaciółmi; skrót zasad jest zawsze pod ręką.

lesson-aside-title = Przy okazji
lesson-aside-end-of-turn = Akcja wykonana. Zanim zakończysz turę, możesz jeszcze użyć portu w zasięgu.
lesson-aside-export-bonuses = To premie kontraktu: wykorzystaj je od razu, w dowolnej kolejności. Za jednostki stawiane w ten sposób płaci się tylko ich cenę, grunt jest za darmo.
lesson-aside-make =
    Runda się kończy i twoje budynki mogą zamienić towary podstawowe na lepsze. Zwykle warto wytworzyć tyle, ile się
    da.
lesson-aside-bonus-upgrade = Darmowe ulepszenie: żegluga to dobry wybór, gdy grunt w pobliżu jest zajęty albo drogi.
lesson-aside-discard = Wybierz towar, bez którego się obejdziesz.
lesson-aside-gain = Wybierz towar, którego potrzebuje twój kontrakt.
lesson-aside-choose-a-drawn-contract = Oto dociągnięte kontrakty: zachowaj taki, który zrealizujesz, albo żadnego.
lesson-aside-draw-offer = Czwarty budynek jednego rodzaju pozwala obejrzeć kontrakty i zachować jeden.
