# Why Glen More II: Chronicles refuses an action. A reason begins small: it may follow a colon.

## Numbers with their nouns, for the sentences of all files

coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
amount = { $count } { NAME($piece, $count) }

## What is asked

reason-no-answer = così non rispondi alla domanda
reason-asked-first = così non rispondi alla domanda, che viene prima
reason-no-step = non è una mossa del turno
reason-no-chronicle = la sua cronaca non è in gioco
reason-own-turn-only = si può fare solo nel proprio turno
reason-payment-first = prima viene ciò che c'è da pagare o da scegliere
reason-token-later = prima la domanda, poi il gettone del castello
reason-one-activation-at-a-time = prima la domanda: si finisce un'attivazione e poi se ne comincia un'altra
reason-could-take-needed = prima la domanda: { NAME($tile) } potrebbe prendere ciò che serve per rispondere

## The track

reason-worlds-end-not-out = World's End non è ancora sul percorso
reason-worlds-end-only-stop = World's End non si prende: ci si ferma soltanto
reason-space-empty = sullo spazio { NAME($space) } non c'è una tessera
reason-not-in-front = lo spazio { NAME($space) } non è davanti alla tua pedina
reason-pawn-has-moved = in questo turno la tua pedina si è già mossa
reason-cannot-take = la tessera { NAME($tile) } non si può prendere
reason-reserved-for-coins = costa { coins } a favore di chi l'ha riservata, ne hai { $have }
reason-nothing-to-discard = sullo spazio { NAME($space) } non c'è una tessera da scartare
reason-can-take = puoi prendere { NAME($tile) }, quindi non scarti nulla
reason-by-lot = la tessera { NAME($tile) } esce a sorte
reason-not-in-stack = la tessera { NAME($tile) } non è nella pila { NAME($stack) }
reason-not-discarded = la tessera { NAME($tile) } non è tra gli scarti

## Paying and the market

reason-whisky-cost = costa { $whisky } whisky, ne hai { $have }
reason-must-buy = costa { coins } con ciò che va comprato, ne hai { $have }
reason-costs-in-all = costa { coins } con tutto ciò che va comprato, ne hai { $have }
reason-costs-a-scotsman = la tessera costa uno Scozzese: indica una tessera con un tuo Scozzese
reason-row-full = la fila { NAME($good, form: "row") } al mercato è piena
reason-row-full-for = costa { $goods-and }: non ne hai abbastanza e la fila del mercato è piena
reason-row-empty = nella fila { NAME($good, form: "row") } al mercato non ci sono monete
reason-none-to-sell = non hai { NAME($good, form: "any") } da vendere
reason-no-good-there = in { NAME($place) } non trovi { NAME($good, form: "any") }

## Territories

reason-no-tile-of-yours = non hai tessere in { NAME($place) }
reason-no-tile-left = in { NAME($place) } non c'è più una tessera
reason-no-place-for = il tuo territorio non ha posto per { NAME($tile) }
reason-no-place-without = senza lo Scozzese in { NAME($place) } non resta posto per { NAME($tile) }
reason-place-taken = il posto { NAME($place) } è occupato da { NAME($tile) }
reason-no-edge = nessun lato di { NAME($place) } tocca il tuo territorio
reason-over-nothing = { NAME($tile) } va costruita sopra una tessera di tipo “{ NAME($kind) }”, e { NAME($place) } è vuoto
reason-over-another-kind = { NAME($tile) } va costruita sopra una tessera di tipo “{ NAME($kind) }”, e { NAME($below) } è di tipo “{ NAME($there) }”
reason-rivers-differ = { $river ->
    [yes] { NAME($tile) } ha un fiume e { NAME($below) } no
   *[no] { NAME($tile) } non ha un fiume e { NAME($below) } sì
}
reason-stack-full = la pila in { NAME($place) } è piena
reason-beside-river = il posto { NAME($place) } è lungo il fiume: può starci solo una tessera fiume
reason-not-lengthening = in { NAME($place) } non allunghi il tuo fiume
reason-stops-river = la tessera in { NAME($place) } bloccherebbe il fiume
reason-too-wide = il tuo territorio è largo { $tiles } tessere e il tavolo non ha posto per altre
reason-too-high = il tuo territorio è alto { $tiles } tessere e il tavolo non ha posto per altre
reason-no-scotsman-beside = nessun tuo Scozzese è accanto a { NAME($place) }
reason-must-remove = devi rimuovere una tessera
reason-start-stays = la tessera iniziale resta
reason-breaks-river = senza { NAME($place) } il fiume sarebbe interrotto
reason-falls-apart = senza { NAME($place) } il territorio si spezzerebbe
reason-boat-there = in { NAME($place) } c'è una barca

## Activation, exchanges and gains

reason-not-opened = il posto { NAME($place) } non è accanto alla tessera piazzata in questo turno
reason-activated = { NAME($tile) } in { NAME($place) }: già attivata in questo turno
reason-nothing-to-activate = la tessera { NAME($tile) } non ha nulla da attivare
reason-not-the-clans-kind = ora il clan non attiva tessere di tipo “{ NAME($kind) }”
reason-tile-full = { $count ->
    [one] in { NAME($place) } c'è già { $count } bene
   *[other] in { NAME($place) } ci sono già { $count } beni
}
reason-no-effect = la tessera non ha più un effetto “{ NAME($effect) }”
reason-none-left-to-keep = non hai più { NAME($good, form: "any") } da mettere in { NAME($place) }
reason-no-clan-marker = non hai più segnalini clan
reason-no-haggis-left = nella riserva non ci sono più gettoni haggis
reason-goods-missing = ti mancano i beni per { NAME($tile) }, e il mercato non può aiutare
reason-goods-cost = i beni per { NAME($tile) } costerebbero { coins }, ne hai { $have }
reason-only-macgregor = solo gli amici di MacGregor prendono punti invece di un barile
reason-only-sinclair = solo gli amici di Sinclair omettono un bene, una volta per tessera commercio
reason-exchange-goes-on = lo scambio non può fermarsi qui
reason-enough-given = qui non si possono cedere altri beni
reason-not-finishable = dopo non potresti completare lo scambio
reason-not-asked-now = ora { NAME($tile) } non chiede { NAME($good, form: "any") }
reason-not-taken-there = { NAME($tile) } non accetta { NAME($good, form: "any") }
reason-given-already = hai già ceduto questo bene ({ NAME($good) }), e i beni devono essere diversi
reason-neither-had-nor-sold = non hai { NAME($good, form: "any") } e la sua fila al mercato è piena
reason-giving-costs = cedere { NAME($good, form: "the") } costerebbe in tutto { coins }, ne hai { $have }

## Scotsmen

reason-no-points = non hai più punti movimento
reason-no-scotsman = non hai più Scozzesi
reason-no-scotsman-there = in { NAME($place) } non c'è un tuo Scozzese
reason-not-beside = il posto { NAME($place) } non è accanto a { NAME($start) }
reason-no-place-then = poi { NAME($tile) } non troverebbe posto
reason-no-discarded-tile-then = poi nessuna tessera scartata troverebbe posto

## The clan board

reason-clan-without-bonus = { NAME($clan) } non ha un bonus, quindi lì non si mettono segnalini
reason-clan-taken = lo spazio { NAME($clan) } è occupato da { $player }
reason-road = la strada fino a { NAME($clan) } costa { coins }, ne hai { $have }
