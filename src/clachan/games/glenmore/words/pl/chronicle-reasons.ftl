# Why the chronicles refuse an action.

## Several chronicles

reason-no-room = na żadnym twoim kafelku nie ma miejsca na towar
reason-choose-gained = wybierz towar, który bierzesz
reason-name-other = wskaż innego gracza
reason-name-other-or-done = wskaż innego gracza albo zakończ
reason-name-a-tile = wskaż kafelek
reason-name-a-space = wskaż pole z kafelkiem
reason-no-tile-of-theirs = { $player } nie ma kafelka na { NAME($place) }
reason-no-tile-there = na { NAME($place) } nie ma kafelka
reason-whisky-owed = masz { $have } whisky, a kafelek, który bierzesz, kosztuje { $whisky }

## I: boats

reason-race-not-begun = żaden pionek nie minął jeszcze kafelka Start
reason-boat-out = twoja łódź nie bierze już udziału w wyścigu
reason-lots = { $count ->
    [one] kafelek Start ma { $count } los
    [few] kafelek Start ma { $count } losy
   *[many] kafelek Start ma { $count } losów
}
reason-choose-reward = wybierz jeden z żetonów nagród albo zakończ
reason-no-such-token = żetonu „{ NAME($token) }” tu nie ma
reason-token-not-in-bag = tego żetonu nie ma w puli
reason-token-not-on-castle = ten żeton nie leży na zamku
reason-castle-empty = na tym zamku nie ma już żetonów

## II: the mountain

reason-leave-something = twój pionek minął górę: połóż na niej monetę albo towar
reason-none-of-it = nie masz { NAME($piece, form: "gen") }
reason-needed-for = bez { NAME($piece, form: "gen") } nie da się opłacić { NAME($tile) }
reason-name-mountain-tile = wskaż kafelek, z którego { NAME($good) } trafia na górę
reason-englishman-climbs-not = Anglik nie wchodzi na górę
reason-mountain-not-in-front = góra nie leży przed twoim pionkiem
reason-pawn-on-mountain = na górze stoi już pionek: { $player }
reason-collect-or-done = schodzisz z góry: zabierz, co na niej leży, albo zakończ
reason-name-kept = nie wszystko z góry się zmieści: wskaż, który towar zachowujesz jako następny
reason-none-on-mountain = na górze nie ma { NAME($piece, form: "gen") }

## III: whisky

reason-name-a-barrel = wskaż beczkę przez jej pole w piwnicach
reason-area-empty = na obszarze „0 PZ” nie ma beczki
reason-no-barrel-there = na polu { $space } twoich piwnic nie ma beczki
reason-barrel-must-move = jakaś beczka musi przesunąć się o pole w prawo
reason-last-space = { $cellars ->
    [one] pole { $space } to ostatnie w twojej piwnicy
    [few] pole { $space } to ostatnie w twoich { $cellars } piwnicach
   *[many] pole { $space } to ostatnie w twoich { $cellars } piwnicach
}
reason-barrel-in-the-way = na polu { $space } leży już beczka
reason-no-barrel-moves = żadna twoja beczka nie może przesunąć się o pole w prawo
reason-distil-or-age = wybierz między produkcją a dojrzewaniem
reason-cellar-built = masz już piwnicę { $cellar }
reason-cellar-before = piwnicę { $first } buduje się przed piwnicą { $cellar }
reason-cellar-missing = koszt piwnicy { $cellar }: { $goods-and }, a na rynku tego nie ma
reason-cellar-cost = koszt piwnicy { $cellar }: { $goods-and }; dokupienie reszty to { coins }, masz { $have }
reason-englishman-sells-not = Anglik nie sprzedaje whisky
reason-no-barrel-to-sell = nie masz beczki na sprzedaż
reason-pawn-on-sale = na kafelku sprzedaży stoi już inny pionek
reason-sale-full = wszystkie pola kafelka sprzedaży ({ $count }) są zajęte
reason-sell-at-least-one = kto staje na kafelku sprzedaży, sprzedaje co najmniej jedną beczkę
reason-sell-where = sprzedaj na polu dodatkowym albo na dolnym
reason-sold-there = { $where ->
    [extra] na polu dodatkowym była już twoja sprzedaż w tej turze
   *[lower] na dolnym polu była już twoja sprzedaż w tej turze
}
reason-sale-space-taken = { $where ->
    [extra] na polu dodatkowym leży już beczka
   *[lower] żadne dolne pole nie jest wolne: beczki zajmują wszystkie ({ $most })
}
reason-extra-space-taken = na polu dodatkowym leży już beczka

## IV: the Englishman

reason-englishman-leaves = Anglik nie bierze { NAME($tile) }
reason-england-full = rząd Anglii na rynku jest pełny
reason-england-cost = rząd Anglii kosztuje { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-england-empty = w rzędzie Anglii na rynku nie ma monet
reason-not-in-front-of-englishman = pole { NAME($space) } nie leży przed Anglikiem
reason-never-discarded = { NAME($tile) }: pionek nigdy nie odrzuca tego kafelka
reason-pawn-there = { NAME($tile) }: stoi tam już inny pionek
reason-protected = { NAME($tile) } jest pod ochroną: żaden pionek nie może tam stanąć

## V: haggis

reason-open-or-hidden = weź odkryty żeton haggis albo dobierz zakryty
reason-no-hidden-haggis = w zasobach nie ma zakrytych żetonów haggis
reason-no-open-haggis = { $shown-count ->
    [0] nie ma odkrytych żetonów haggis
   *[other] żaden odkryty żeton haggis nie ma wartości { $worth }; odkryte mają: { $shown-and }
}
reason-haggis-is-drawn = trwa dobieranie żetonu haggis
reason-haggis-not-hidden = żeton haggis { $token } nie leży zakryty w zasobach
reason-name-a-value = podaj wartość jednego ze swoich żetonów haggis
reason-none-worth = na twoim stole nie ma zakrytego żetonu o wartości { $worth }
reason-roll-for-haggis = trwa rzut kością na haggis
reason-spend-or-done = wydaj beczkę na dodatkowy rzut albo zakończ
reason-open-already = { $count ->
    [one] masz już { $count } odkryty żeton haggis
    [few] masz już { $count } odkryte żetony haggis
   *[many] masz już { $count } odkrytych żetonów haggis
}
reason-none-face-down = na twoim stole nie ma zakrytych żetonów
reason-none-face-down-there = { $player } nie ma na stole zakrytych żetonów haggis
reason-no-whisky = nie masz beczki whisky

## VI: the tome

reason-name-a-card = wywołaj wydarzenie z jednej ze swoich kart miejsc historycznych albo tylko ją odwróć
reason-card-must-turn = trzeba odwrócić kartę
reason-no-card = nie masz karty { NAME($card) }
reason-card-turned = karta { NAME($card) } jest już odwrócona na stronę wydarzenia
reason-no-site = żadna twoja karta nie leży stroną miejsca do góry
reason-name-homeward = wskaż kafelek, z którego Szkot idzie do zamku rodowego, albo zakończ
reason-that-is-home = to jest zamek rodowy
reason-name-activated-tile = wskaż kafelek, który aktywujesz
reason-nothing-of-theirs = { $player } nie ma kafelka, który coś by ci dał
reason-nothing-abroad = żaden kafelek innych graczy nic by ci nie dał
reason-only-abroad = to wydarzenie aktywuje kafelki innych graczy
reason-tiles-must-differ = te dwa kafelki muszą być różne
reason-englishman-off-track = Anglika nie ma na torze
reason-no-free-tile = na polu { NAME($space) } nie leży wolny kafelek
reason-tile-stays = { NAME($tile) } zostaje na miejscu
reason-nothing-to-swap = Anglik nie ma z czym zamienić się miejscami
reason-scotsmen-cost = { $have ->
    [0] { scotsmen-asked }, a w twoich włościach nie ma żadnego
    [one] { scotsmen-asked }, a w twoich włościach jest { $have }
   *[other] { scotsmen-asked }, a w twoich włościach jest { $have }
}
scotsmen-asked = { $count ->
    [one] kosztuje Szkota
   *[other] kosztuje { $count } Szkotów
}
reason-nothing-to-remove = żadnego twojego kafelka nie można usunąć
reason-no-discarded-tile = żadnego z odrzuconych kafelków nie ma gdzie wyłożyć
reason-no-discarded-tile-without = bez Szkota na { NAME($place) } żadnego z odrzuconych kafelków nie byłoby gdzie wyłożyć
reason-too-few-kinds = { $count ->
    [one] nie możesz oddać { $count } towaru ani nie masz znacznika na polu klanu MacLean
   *[other] nie możesz oddać { $count } różnych towarów ani nie masz znacznika na polu klanu MacLean
}
reason-tile-gone = { NAME($tile) }: tego kafelka nie ma już w twoich włościach
reason-points-cost = { $points ->
    [one] kosztuje { $points } punkt, masz { $have }
    [few] kosztuje { $points } punkty, masz { $have }
   *[many] kosztuje { $points } punktów, masz { $have }
}
reason-sheep-cost = { $have ->
    [one] koszt to { $count } { NAME("good:sheep", $count) }, a w twoich włościach jest { $have }
    [few] koszt to { $count } { NAME("good:sheep", $count) }, a w twoich włościach są { $have }
   *[many] koszt to { $count } { NAME("good:sheep", $count) }, a w twoich włościach jest { $have }
}
reason-no-stone = nie masz kamienia i nie możesz go kupić
reason-stone-cost = kamień kosztuje { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-stone-or-done = oddaj kamień, kup go albo zakończ
reason-name-tile-with-scotsman = wskaż kafelek ze Szkotem
reason-name-tile-with-sheep = wskaż kafelek z owcą

## VII: the Great Gathering

reason-name-a-scoring-card = wskaż kartę punktowania, nad którą głosujecie
reason-not-in-this-game = karty „{ NAME($card) }” nie ma w tej grze
reason-voted-on = nad kartą „{ NAME($card) }” już głosowano
reason-aye-or-nay = głosuj za albo przeciw
reason-only-two-players-double = dwóch znaczników w jednym głosowaniu można użyć tylko w grze 2-osobowej
reason-doubled-already = dwa znaczniki w jednym głosowaniu masz już za sobą
reason-markers-left = zostały ci znaczniki: za { $ayes }, przeciw { $nays }

## VIII: the Penny Mobs

reason-arrest = do więzienia trafia członek szajki
reason-not-to-come = { NAME($mobster) }: tej karty nie ma wśród kart „B”
reason-penny-or-mobster = połóż pensa na karcie w więzieniu, weź członka szajki albo zakończ
reason-not-in-prison = { NAME($mobster) } nie siedzi w więzieniu
reason-no-penny = nie masz już pensów
reason-no-penny-to-give = nie masz już pensa do oddania
reason-mobsters-rest = w turze Anglika członkowie szajki nic nie robią
reason-not-held = nie masz karty { NAME($mobster, form: "gen") }
reason-no-mobster-token = nie masz już żetonów { NAME($mobster, form: "gen") }
reason-use-or-done = skorzystaj z pomocy { NAME($mobster, form: "gen") } albo zakończ
reason-not-used-that-way = { NAME($mobster) } tak nie działa
reason-choose-a-token = wybierz żeton
reason-token-used = ten żeton jest już zużyty
reason-same-value-first = najpierw inny żeton o tej samej wartości
reason-name-a-clan = wskaż pole klanu
reason-no-clan-free = żadne pole klanu nie jest wolne
reason-no-bonus-there = to pole nie ma bonusu
reason-clan-has-token = na polu klanu { NAME($clan) } leży już żeton
reason-nothing-to-claim = żaden inny gracz nie ma karty, na której można położyć żeton
reason-name-others-card = wskaż kartę miejsca historycznego innego gracza
reason-no-other-has = żaden inny gracz nie ma karty { NAME($card) }
reason-card-claimed = na karcie { NAME($card) } leży już żeton
reason-buy-or-done = kup jeden z wyprodukowanych towarów albo zakończ
reason-not-produced = na { NAME($place) } nie wyprodukowano { NAME($good, form: "gen") }
reason-no-use = { NAME($good) }: nie da się tego ani zachować, ani sprzedać
reason-put-or-sell = połóż towar na swoim kafelku albo go sprzedaj
reason-reserve-after-moving = kafelek rezerwuje się dopiero po ruchu własnego pionka
reason-reserved-already = { NAME($tile) }: kafelek jest już zarezerwowany
reason-nothing-to-reserve = żadnego kafelka przed swoim pionkiem nie możesz wziąć
reason-at-worlds-end = twój pionek doszedł do World's End
reason-must-take-reserved = { NAME($tile) } to twoja rezerwacja: musisz wziąć ten kafelek
reason-macdarkies-coin = Fergus MacDarkie chce monety za miejsce obok { NAME($place) }, a ty nie masz żadnej
reason-name-from-mountain = wskaż, co zabierasz z góry, albo zakończ
reason-outlaw-out = { NAME($mobster) } stoi już w czyichś włościach
reason-outlaw-nowhere = { NAME($mobster) } nie stoi w niczyich włościach
reason-outlaw-goes-abroad = ten pionek idzie do włości innego gracza
reason-outlaw-must-leave = musi przejść z tych włości do innych
reason-outlaw-stuck = obok niego nie ma żadnego kafelka
reason-not-beside-outlaw = { NAME($place) } z nim nie sąsiaduje
reason-supply-empty = w twoich zasobach nie ma Szkotów
reason-name-a-scotsman = wskaż swojego Szkota albo zakończ
reason-steal-or-done = ukradnij towar albo zakończ
reason-stolen-already = Derek Anderson ma już swoją kradzież za sobą
reason-nothing-to-steal = nie ma kafelka, który można ukraść
reason-nothing-to-steal-from = { $player } nie ma kafelka, który można ukraść
reason-trade-tiles-stay = kafelków handlu nie można kraść
reason-no-place-elsewhere = w innych włościach nie byłoby na to miejsca
reason-no-place-with = { $player } nie ma na to miejsca
reason-not-touching = { NAME($place) } jest zajęte albo nie styka się z włościami gracza { $player }
reason-name-the-victim = wskaż gracza, który traci kafelek
reason-name-the-loot = wskaż kafelek do kradzieży
reason-name-the-spot = wskaż miejsce dla kafelka
