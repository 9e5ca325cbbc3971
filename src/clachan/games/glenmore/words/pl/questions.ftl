# What is asked, and what an answer costs.

## What may be spent before the answer, at questions that are not about it

points-first = { $points ->
    [0] { "" }
   *[other] { " " }Punkty ruchu, których możesz najpierw użyć: { $points }.
}

## The game itself

ask-over = Gra skończona.
ask-turn = { $figure ->
    [englishman] Przesuń Anglika: weź kafelek i zapłać do rzędu Anglii albo odrzuć kafelek i weź stamtąd monety.
   *[pawn] Weź kafelek przed swoim pionkiem.
}
ask-act = { $points ->
    [0] Aktywuj, przesuwaj, sprzedawaj albo zakończ turę.
   *[other] Aktywuj, przesuwaj, sprzedawaj. Punkty ruchu: { $points }.
}
ask-pay = Zapłać { NAME($piece, form: "single") } za { NAME($tile, form: "acc") }.{ points-first }
ask-place = Gdzie wykładasz { NAME($tile, form: "acc") }?{ points-first }
ask-one-time-effects = Który efekt jednorazowy kafelka rozpatrujesz teraz?{ points-first }
ask-gain-a-good = { $count ->
    [one] Weź { $count } dowolny towar na { NAME($tile, form: "acc") }.{ points-first }
    [few] Weź { $count } dowolne towary na { NAME($tile, form: "acc") }.{ points-first }
   *[many] Weź { $count } dowolnych towarów na { NAME($tile, form: "acc") }.{ points-first }
}
ask-clan-marker = Połóż znacznik klanu: płacisz koszt drogi do pola klanu.{ points-first }
ask-put = Na którym kafelku kładziesz { NAME($piece, form: "single") }?{ points-first }
ask-bonus-activation = Aktywuj po jednym kafelku tych rodzajów: { $kinds }. Możesz też zakończyć.{ points-first }
ask-give-goods = Jakie towary oddajesz za { NAME($tile, form: "acc") }?{ points-first }
ask-source = Skąd bierzesz { NAME($good, form: "acc") } na kafelek { NAME($tile) }?{ points-first }
ask-sell = Skąd bierzesz { NAME($good, form: "acc") } na sprzedaż?{ points-first }
ask-move = Dokąd idzie Szkot z { NAME($tile, form: "gen") }?
ask-remove = { $may ->
    [yes] { $count ->
        [one] Usuń { $count } swój kafelek albo zakończ.{ points-first }
        [few] Usuń najwyżej { $count } swoje kafelki.{ points-first }
       *[many] Usuń najwyżej { $count } swoich kafelków.{ points-first }
    }
   *[no] { $count ->
        [one] Usuń { $count } swój kafelek.{ points-first }
        [few] Usuń { $count } swoje kafelki.{ points-first }
       *[many] Usuń { $count } swoich kafelków.{ points-first }
    }
}
ask-keep-goods = Nie wszystkie towary mieszczą się na { NAME($tile, form: "loc") }: który tam zachowujesz?{ points-first }
ask-claim = Weź za darmo kafelek ze stosu odrzuconych.{ points-first }
ask-coin-or-movement = Żadnego kafelka nie dało się wziąć: weź monetę albo punkt ruchu.{ points-first }
ask-draw-tile = Na tor trafia nowy kafelek.
ask-roll-die = Rzut kością.

## I: boats

ask-deal-a-token = Rozkładanie żetonów nagród.
ask-lot-for-start = Los decyduje, czy teraz pojawi się kafelek Start.
ask-choose-a-token = Wybierz żeton nagrody z tego zamku albo zakończ.{ points-first }
ask-reward = Weź dowolny towar.{ points-first }

## II: the mountain

ask-pass-the-mountain = Mijasz górę: połóż na niej monetę albo towar.{ points-first }
ask-mountain-from = Z którego kafelka towar trafia na górę?{ points-first }
ask-leave-the-mountain = Zabrać to, co leży na górze?{ points-first }
ask-keep-from-the-mountain = Nie ma miejsca na wszystko: który towar zachowujesz jako następny?{ points-first }

## III: whisky

ask-pay-a-barrel = Którą beczką płacisz?{ points-first }
ask-age-a-barrel = Która beczka przesuwa się o pole w prawo?{ points-first }
ask-distil-or-age = Wyprodukować whisky czy dać beczce dojrzewać?{ points-first }
ask-pass-a-sale = Mijasz kafelek sprzedaży: sprzedaj beczkę albo zakończ.{ points-first }
ask-stop-at-a-sale = Sprzedaj beczkę na polu dodatkowym, na dolnym albo po jednej na obu.{ points-first }
ask-sell-a-barrel = Którą beczkę sprzedajesz?{ points-first }

## V: haggis

ask-gain-haggis = Weź odkryty żeton haggis albo dobierz zakryty.{ points-first }
ask-draw-haggis = Dobieranie żetonu haggis.
ask-return-haggis = Stół jest pełny: który żeton haggis odkładasz?{ points-first }
ask-roll-for-haggis = Rzut kością na haggis.
ask-whisky-for-haggis = Wydać beczkę whisky na dodatkowy rzut tylko dla siebie?{ points-first }
ask-roll-again-for-haggis = Rzut na haggis jednego gracza.
ask-give-haggis = Oddaj jeden ze swoich żetonów haggis.{ points-first }

## VI: the tome

ask-event = Wywołaj wydarzenie z karty albo tylko ją odwróć.{ points-first }
ask-pay-a-scotsman = Zapłać za wydarzenie Szkotem ze swoich włości.{ points-first }
ask-give-back-sheep = Z którego kafelka oddajesz owcę?{ points-first }
ask-give-stone = Oddaj kamień z kafelków albo kupiony, po { $worth } PZ za sztukę, lub zakończ.{ points-first }
ask-go-home = Wyślij Szkota do zamku rodowego albo zakończ.{ points-first }
ask-activate-abroad = Aktywuj kafelek innego gracza albo zakończ.{ points-first }
ask-swap-the-englishman = Z którym kafelkiem Anglik zamienia się miejscami?{ points-first }
ask-gain-from-event = Weź dowolny towar.{ points-first }

## VII: the Great Gathering

ask-call-the-great-gathering = Nad którą kartą głosujemy?{ points-first }
ask-vote = Tajne głosowanie: czy „{ NAME($card) }” ma się liczyć?{ points-first }

## VIII: the Penny Mobs

ask-prison = Połóż pensa, weź członka szajki albo zakończ.{ points-first }
ask-arrest = Do więzienia trafia członek szajki.
ask-mobster = { $step ->
    [token] { NAME($mobster) }: który żeton kładziesz?{ points-first }
    [clan] { NAME($mobster) }: na którym polu klanu kładziesz żeton?{ points-first }
    [put] { NAME($mobster) } przynosi towar: na którym kafelku go kładziesz?{ points-first }
    [reserve] { NAME($mobster) }: który kafelek rezerwujesz?{ points-first }
    [draw] { NAME($mobster) } może losowo dobrać drugi żeton nagrody: dobrać?{ points-first }
    [penny] Łodzie się minęły: czy { NAME($mobster) } ma oddać tamtej twojego pensa?{ points-first }
    [haggis] { NAME($mobster) }: kto oddaje ci żeton haggis? Możesz też zakończyć.{ points-first }
    [roll] Wypadło { $rolled }: czy { NAME($mobster) } ma przerzucić kość?{ points-first }
    [swap] Co { NAME($mobster) } zabiera z góry? Możesz też zakończyć.{ points-first }
    [instead] Jaki towar { NAME($mobster) } przynosi ci w zamian?{ points-first }
    [sell] Którą beczkę { NAME($mobster) } sprzedaje na polu dodatkowym? Możesz też zakończyć.{ points-first }
   *[claim] { NAME($mobster) }: na której karcie innego gracza kładziesz żeton?{ points-first }
}
ask-buy-from-a-producer = Kup jeden z wyprodukowanych towarów za monetę Bruce'a McMaila albo zakończ.{ points-first }
ask-outlaw = { $step ->
    [source] Który Szkot to { NAME($mobster) }? Możesz zakończyć i wysłać go później.{ points-first }
    [goal] Do czyich włości idzie { NAME($mobster) }?{ points-first }
    [may-go] Do czyich włości { NAME($mobster) } idzie dalej? Jeśli zakończysz, zostaje na miejscu.{ points-first }
    [place] Na którym kafelku staje { NAME($mobster) }?{ points-first }
    [walk] Dokąd idzie { NAME($mobster) }?{ points-first }
   *[steal] Który towar kradnie { NAME($mobster) }?{ points-first }
}
ask-theft = { $step ->
    [victim] Komu Derek Anderson kradnie kafelek?{ points-first }
    [tile] Który kafelek kradnie Derek Anderson?{ points-first }
    [goal] Do czyich włości trafia skradziony kafelek?{ points-first }
   *[spot] Gdzie wykładasz skradziony kafelek?{ points-first }
}
ask-token-lot = Losowanie żetonu nagrody.

## Costs

cost-coins = { coins }
cost-gain = +{ coins }
cost-pieces = { $pieces-and }
cost-pieces-and-england = { $pieces-and } oraz { coins } dla Anglii
cost-england = { coins } dla Anglii
cost-token = wartość: { coins }
cost-roll-counts = liczy się { $rolled }
cost-roll-again = zamiast { $rolled }
