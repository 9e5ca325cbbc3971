# Why Glen More II: Chronicles refuses an action. A reason begins small: it may follow a colon.

## Numbers with their nouns, for the sentences of all files

coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
amount = { $count } { NAME($piece, $count) }

## What is asked

reason-no-answer = to nie jest odpowiedź na pytanie
reason-asked-first = najpierw odpowiedz na pytanie, a to nie jest odpowiedź
reason-no-step = to nie jest krok tury
reason-no-chronicle = tej kroniki nie ma w grze
reason-own-turn-only = można to zrobić tylko w swojej turze
reason-payment-first = najpierw to, co trzeba opłacić albo wybrać
reason-token-later = najpierw odpowiedź na pytanie, potem żeton z zamku
reason-one-activation-at-a-time = najpierw odpowiedź na pytanie: jedną aktywację kończy się przed następną
reason-could-take-needed = najpierw odpowiedź na pytanie: { NAME($tile) } może zużyć to, co potrzebne do tej odpowiedzi

## The track

reason-worlds-end-not-out = World's End jeszcze nie leży na torze
reason-worlds-end-only-stop = World's End nie można wziąć, można się tam tylko zatrzymać
reason-space-empty = na polu { NAME($space) } nie ma kafelka
reason-not-in-front = pole { NAME($space) } nie leży przed twoim pionkiem
reason-pawn-has-moved = twój pionek już się w tej turze ruszył
reason-cannot-take = { NAME($tile) }: tego kafelka nie można wziąć
reason-reserved-for-coins = kafelek jest zarezerwowany i kosztuje dodatkowo { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-nothing-to-discard = na polu { NAME($space) } nie ma kafelka do odrzucenia
reason-can-take = możesz wziąć { NAME($tile, form: "acc") }, więc nic się nie odrzuca
reason-by-lot = { NAME($tile) }: o tym kafelku decyduje los
reason-not-in-stack = { NAME($tile) }: tego kafelka nie ma w stosie { NAME($stack) }
reason-not-discarded = { NAME($tile) }: tego kafelka nie ma wśród odrzuconych

## Paying and the market

reason-whisky-cost = kosztuje { $whisky } whisky, masz { $have }
reason-must-buy = z tym, co trzeba dokupić, kosztuje to { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-costs-in-all = z resztą, którą trzeba dokupić, kosztuje to { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-costs-a-scotsman = kafelek kosztuje Szkota: wskaż kafelek, na którym stoi jeden z twoich
reason-row-full = rząd { NAME($good, form: "row") } na rynku jest pełny
reason-row-full-for = koszt: { $goods-and }; masz za mało, a rząd na rynku jest pełny
reason-row-empty = w rzędzie { NAME($good, form: "row") } na rynku nie ma monet
reason-none-to-sell = nie masz { NAME($good, form: "gen") } na sprzedaż
reason-no-good-there = na { NAME($place) } nie ma { NAME($good, form: "gen") }

## Territories

reason-no-tile-of-yours = na { NAME($place) } nie masz kafelka
reason-no-tile-left = na { NAME($place) } nie ma już kafelka
reason-no-place-for = w twoich włościach nie ma miejsca na { NAME($tile) }
reason-no-place-without = bez Szkota na { NAME($place) } nie ma gdzie wyłożyć { NAME($tile) }
reason-place-taken = miejsce { NAME($place) } jest zajęte: { NAME($tile) }
reason-no-edge = { NAME($place) } nie styka się krawędzią z twoimi włościami
reason-over-nothing = { NAME($tile) } nadbudowuje tylko kafelek rodzaju „{ NAME($kind) }”, a { NAME($place) } jest puste
reason-over-another-kind = { NAME($tile) } nadbudowuje tylko kafelek rodzaju „{ NAME($kind) }”, a { NAME($below) } to „{ NAME($there) }”
reason-rivers-differ = { $river ->
    [yes] { NAME($tile) } ma rzekę, a { NAME($below) } nie
   *[no] { NAME($tile) } nie ma rzeki, a { NAME($below) } ma
}
reason-stack-full = stos na { NAME($place) } jest pełny
reason-beside-river = { NAME($place) } leży w biegu rzeki, a tam pasuje tylko kafelek z rzeką
reason-not-lengthening = { NAME($place) } nie przedłuża twojej rzeki
reason-stops-river = kafelek na { NAME($place) } przerwałby bieg rzeki
reason-too-wide = szerokość twoich włości to już { $tiles }, więcej nie zmieści się na stole
reason-too-high = wysokość twoich włości to już { $tiles }, więcej nie zmieści się na stole
reason-no-scotsman-beside = obok { NAME($place) } nie stoi żaden twój Szkot
reason-must-remove = trzeba usunąć kafelek
reason-start-stays = kafelek startowy zostaje
reason-breaks-river = bez { NAME($place) } rzeka byłaby przerwana
reason-falls-apart = bez { NAME($place) } włości by się rozpadły
reason-boat-there = na { NAME($place) } stoi łódź

## Activation, exchanges and gains

reason-not-opened = { NAME($place) } nie sąsiaduje z kafelkiem wyłożonym w tej turze
reason-activated = { NAME($tile) } na { NAME($place) }: ten kafelek był już w tej turze aktywowany
reason-nothing-to-activate = { NAME($tile) }: nie ma czego aktywować
reason-not-the-clans-kind = klan nie aktywuje teraz kafelków rodzaju „{ NAME($kind) }”
reason-tile-full = { $count ->
    [one] na { NAME($place) } leży już { $count } towar
    [few] na { NAME($place) } leżą już { $count } towary
   *[many] na { NAME($place) } leży już { $count } towarów
}
reason-no-effect = kafelek nie ma już efektu „{ NAME($effect) }”
reason-none-left-to-keep = nie ma już { NAME($good, form: "gen") }, by położyć na { NAME($place) }
reason-no-clan-marker = nie masz już znaczników klanu
reason-no-haggis-left = w zasobach nie ma już żetonów haggis
reason-goods-missing = brakuje ci towarów na { NAME($tile) }, a na rynku ich nie ma
reason-goods-cost = towary na { NAME($tile) } kosztowałyby { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
reason-only-macgregor = punkty zamiast beczki daje tylko bonus klanu MacGregor
reason-only-sinclair = towar można pominąć tylko z bonusem klanu Sinclair, raz na kafelek handlu
reason-exchange-goes-on = w tym miejscu nie można przerwać wymiany
reason-enough-given = więcej towarów nie da się tu oddać
reason-not-finishable = tej wymiany nie dałoby się potem dokończyć
reason-not-asked-now = { NAME($tile) } nie wymaga teraz { NAME($good, form: "gen") }
reason-not-taken-there = { NAME($tile) } nie przyjmuje { NAME($good, form: "gen") }
reason-given-already = { NAME($good, form: "acc") } już oddano, a towary muszą być różne
reason-neither-had-nor-sold = nie masz { NAME($good, form: "gen") }, a rząd na rynku jest pełny
reason-giving-costs = oddanie { NAME($good, form: "gen") } kosztowałoby łącznie { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }

## Scotsmen

reason-no-points = nie masz już punktów ruchu
reason-no-scotsman = nie masz już Szkotów
reason-no-scotsman-there = na { NAME($place) } nie stoi żaden twój Szkot
reason-not-beside = { NAME($place) } nie sąsiaduje z { NAME($start) }
reason-no-place-then = { NAME($tile) }: potem nie byłoby gdzie wyłożyć tego kafelka
reason-no-discarded-tile-then = potem żadnego z odrzuconych kafelków nie byłoby gdzie wyłożyć

## The clan board

reason-clan-without-bonus = pole klanu { NAME($clan) } nie ma bonusu, więc nie kładzie się tam znacznika
reason-clan-taken = pole klanu { NAME($clan) } zajmuje już { $player }
reason-road = droga do pola klanu { NAME($clan) } kosztuje { $coins } { NAME("piece:coin", $coins, form: "acc") }, masz { $have }
