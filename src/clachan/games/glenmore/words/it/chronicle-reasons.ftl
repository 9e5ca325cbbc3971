# Why the chronicles refuse an action.

## Several chronicles

reason-no-room = nessuna tua tessera ha posto per un bene
reason-choose-gained = scegli il bene che ottieni
reason-name-other = indica un'altra persona in gioco
reason-name-other-or-done = indica un'altra persona in gioco, o basta così
reason-name-a-tile = indica una tessera
reason-name-a-space = indica lo spazio di una tessera
reason-no-tile-of-theirs = { $player } non ha tessere in { NAME($place) }
reason-no-tile-there = in { NAME($place) } non c'è una tessera
reason-whisky-owed = hai { $have } whisky, e la tessera che prendi ne costa { $whisky }

## I: boats

reason-race-not-begun = nessuna pedina ha ancora superato la tessera Partenza
reason-boat-out = la tua barca ha lasciato la regata
reason-lots = { $count ->
    [one] c'è { $count } numero da estrarre per la tessera Partenza
   *[other] ci sono { $count } numeri da estrarre per la tessera Partenza
}
reason-choose-reward = scegli uno dei gettoni ricompensa, o basta così
reason-no-such-token = lì non c'è un gettone “{ NAME($token) }”
reason-token-not-in-bag = quel gettone non è nel sacchetto
reason-token-not-on-castle = quel gettone non è sul castello
reason-castle-empty = su questo castello non ci sono più gettoni

## II: the mountain

reason-leave-something = la tua pedina ha superato la montagna: lascia lì una moneta o un bene
reason-none-of-it = non hai { NAME($piece, form: "any") }
reason-needed-for = senza { NAME($piece, form: "the") } non potresti pagare { NAME($tile) }
reason-name-mountain-tile = indica da quale tessera { NAME($good, form: "the") } va sulla montagna
reason-englishman-climbs-not = l'Inglese non scala la montagna
reason-mountain-not-in-front = la montagna non è davanti alla tua pedina
reason-pawn-on-mountain = sulla montagna c'è la pedina di { $player }
reason-collect-or-done = lasci la montagna: raccogli quel che c'è, o basta così
reason-name-kept = non tutto ciò che viene dalla montagna trova posto: indica quale bene tieni ora
reason-none-on-mountain = sulla montagna non trovi { NAME($piece, form: "any") }

## III: whisky

reason-name-a-barrel = indica un barile con il suo spazio in cantina
reason-area-empty = nell'area senza punti non ci sono barili
reason-no-barrel-there = sullo spazio { $space } delle tue cantine non c'è un barile
reason-barrel-must-move = un barile deve andare di uno spazio a destra
reason-last-space = { $cellars ->
    [one] lo spazio { $space } è l'ultimo della tua cantina
   *[other] lo spazio { $space } è l'ultimo delle tue { $cellars } cantine
}
reason-barrel-in-the-way = sullo spazio { $space } c'è già un barile
reason-no-barrel-moves = nessun tuo barile può andare di uno spazio a destra
reason-distil-or-age = scegli se distillare o far invecchiare
reason-cellar-built = hai già la cantina { $cellar }
reason-cellar-before = prima della cantina { $cellar } viene la cantina { $first }
reason-cellar-missing = la cantina { $cellar } costa { $goods-and }, e il mercato non può aiutare
reason-cellar-cost = la cantina { $cellar } costa { $goods-and }: il resto costa { coins }, ne hai { $have }
reason-englishman-sells-not = l'Inglese non vende whisky
reason-no-barrel-to-sell = non hai barili da vendere
reason-pawn-on-sale = sulla tessera vendita c'è un'altra pedina
reason-sale-full = tutti i { $count } spazi della tessera vendita sono occupati
reason-sell-at-least-one = chi si ferma su una tessera vendita vende almeno un barile
reason-sell-where = vendi sullo spazio extra o su uno inferiore
reason-sold-there = { $where ->
    [extra] in questo turno hai già venduto un barile sullo spazio extra
   *[lower] in questo turno hai già venduto un barile su uno spazio inferiore
}
reason-sale-space-taken = { $where ->
    [extra] sullo spazio extra c'è già un barile
   *[lower] nessuno spazio inferiore è libero: ci sono barili su tutti e { $most }
}
reason-extra-space-taken = sullo spazio extra c'è già un barile

## IV: the Englishman

reason-englishman-leaves = l'Inglese non prende { NAME($tile) }
reason-england-full = la fila dell'Inghilterra al mercato è piena
reason-england-cost = la fila dell'Inghilterra costa { coins }, ne hai { $have }
reason-england-empty = nella fila dell'Inghilterra al mercato non ci sono monete
reason-not-in-front-of-englishman = lo spazio { NAME($space) } non è davanti all'Inglese
reason-never-discarded = nessuna pedina può scartare { NAME($tile) }
reason-pawn-there = su { NAME($tile) } c'è un'altra pedina
reason-protected = la tessera { NAME($tile) } è protetta: nessuna pedina può fermarsi lì

## V: haggis

reason-open-or-hidden = prendi un gettone haggis scoperto o pescane uno coperto
reason-no-hidden-haggis = nella riserva non ci sono gettoni haggis coperti
reason-no-open-haggis = { $shown-count ->
    [0] nessun gettone haggis è scoperto
   *[other] nessun gettone haggis scoperto vale { $worth }: quelli scoperti valgono { $shown-and }
}
reason-haggis-is-drawn = si pesca un gettone haggis
reason-haggis-not-hidden = il gettone haggis { $token } non è coperto nella riserva
reason-name-a-value = indica il valore di uno dei tuoi gettoni haggis
reason-none-worth = nessun gettone coperto sulla tua tavola vale { $worth }
reason-roll-for-haggis = si lancia il dado per l'haggis
reason-spend-or-done = spendi un barile per un altro lancio, o basta così
reason-open-already = { $count ->
    [one] { $count } dei tuoi gettoni haggis è già scoperto
   *[other] { $count } dei tuoi gettoni haggis sono già scoperti
}
reason-none-face-down = sulla tua tavola non ci sono gettoni coperti
reason-none-face-down-there = sulla tavola di { $player } non ci sono gettoni haggis coperti
reason-no-whisky = non hai barili di whisky

## VI: the tome

reason-name-a-card = innesca l'evento di una tua carta luogo, o girala soltanto
reason-card-must-turn = una carta va girata
reason-no-card = non hai la carta { NAME($card) }
reason-card-turned = la carta { NAME($card) } mostra già il suo evento
reason-no-site = nessuna tua carta luogo è sul lato luogo
reason-name-homeward = indica una tessera da cui uno Scozzese va al Castello di famiglia, o basta così
reason-that-is-home = quello è il Castello di famiglia
reason-name-activated-tile = indica la tessera che attivi
reason-nothing-of-theirs = nessuna tessera di { $player } ti darebbe qualcosa
reason-nothing-abroad = nessuna tessera altrui ti darebbe qualcosa
reason-only-abroad = l'evento attiva tessere altrui
reason-tiles-must-differ = le due tessere devono essere diverse
reason-englishman-off-track = l'Inglese non è sul percorso
reason-no-free-tile = sullo spazio { NAME($space) } non c'è una tessera libera
reason-tile-stays = la tessera { NAME($tile) } resta
reason-nothing-to-swap = l'Inglese non può scambiarsi di posto con nessuna tessera
reason-scotsmen-cost = { $have ->
    [0] { scotsmen-asked }, e nel tuo territorio non ce ne sono
    [one] { scotsmen-asked }, e nel tuo territorio ce n'è { $have }
   *[other] { scotsmen-asked }, e nel tuo territorio ce ne sono { $have }
}
scotsmen-asked = { $count ->
    [one] costa uno Scozzese
   *[other] costa { $count } Scozzesi
}
reason-nothing-to-remove = nessuna tua tessera si può rimuovere
reason-no-discarded-tile = nessuna tessera scartata troverebbe posto
reason-no-discarded-tile-without = senza lo Scozzese in { NAME($place) } nessuna tessera scartata troverebbe posto
reason-too-few-kinds = non puoi cedere { $count } beni diversi e non hai un segnalino su MacLean
reason-tile-gone = la tessera { NAME($tile) } ha lasciato il tuo territorio
reason-points-cost = { $points ->
    [one] costa { $points } punto, ne hai { $have }
   *[other] costa { $points } punti, ne hai { $have }
}
reason-sheep-cost = costa { $count } { $count ->
    [one] pecora
   *[other] pecore
}, { $have ->
    [one] nel tuo territorio ce n'è { $have }
   *[other] nel tuo territorio ce ne sono { $have }
}
reason-no-stone = non hai pietra e non puoi comprarne
reason-stone-cost = una pietra costa { coins }, ne hai { $have }
reason-stone-or-done = cedi una pietra, comprane una, o basta così
reason-name-tile-with-scotsman = indica una tessera con uno Scozzese
reason-name-tile-with-sheep = indica una tessera con una pecora

## VII: the Great Gathering

reason-name-a-scoring-card = indica la carta punteggio su cui si vota
reason-not-in-this-game = la carta “{ NAME($card) }” non è in questa partita
reason-voted-on = sulla carta “{ NAME($card) }” si è già votato
reason-aye-or-nay = vota sì o no
reason-only-two-players-double = solo in due si possono usare due segnalini in una votazione
reason-doubled-already = hai già usato due segnalini in una votazione
reason-markers-left = segnalini che ti restano: { $ayes } sì, { $nays } no

## VIII: the Penny Mobs

reason-arrest = un malvivente finisce in prigione
reason-not-to-come = { NAME($mobster) } non è tra le carte della pila B
reason-penny-or-mobster = metti un penny su un malvivente in prigione, prendine uno, o basta così
reason-not-in-prison = { NAME($mobster) } non è in prigione
reason-no-penny = non hai più penny
reason-no-penny-to-give = non hai più penny da dare
reason-mobsters-rest = nel turno dell'Inglese i malviventi non fanno nulla
reason-not-held = { NAME($mobster) } non è dalla tua parte
reason-no-mobster-token = non hai più gettoni di { NAME($mobster) }
reason-use-or-done = usa { NAME($mobster) }, o basta così
reason-not-used-that-way = { NAME($mobster) } non si usa così
reason-choose-a-token = scegli un gettone
reason-token-used = quel gettone è già usato
reason-same-value-first = prima viene un altro gettone dello stesso valore
reason-name-a-clan = indica uno spazio clan
reason-no-clan-free = nessuno spazio clan è libero
reason-no-bonus-there = quello spazio non ha un bonus
reason-clan-has-token = su { NAME($clan) } c'è già un gettone
reason-nothing-to-claim = nessun altro ha una carta luogo che si possa rivendicare
reason-name-others-card = indica una carta luogo altrui
reason-no-other-has = nessun altro ha la carta { NAME($card) }
reason-card-claimed = sulla carta { NAME($card) } c'è già un gettone
reason-buy-or-done = compra uno dei beni prodotti, o basta così
reason-not-produced = in { NAME($place) } nessuno ha prodotto { NAME($good, form: "any") }
reason-no-use = non potresti né tenere né vendere { NAME($good, form: "the") }
reason-put-or-sell = metti il bene su una tua tessera, o vendilo
reason-reserve-after-moving = si riserva una tessera dopo aver mosso la propria pedina
reason-reserved-already = la tessera { NAME($tile) } è già riservata
reason-nothing-to-reserve = non potresti prendere nessuna delle tessere davanti alla tua pedina
reason-at-worlds-end = la tua pedina è arrivata a World's End
reason-must-take-reserved = hai riservato { NAME($tile) } e devi prendere quella tessera
reason-macdarkies-coin = Fergus MacDarkie chiede una moneta accanto a { NAME($place) }, e non ne hai
reason-name-from-mountain = indica che cosa lascia la montagna, o basta così
reason-outlaw-out = { NAME($mobster) } è già in un territorio
reason-outlaw-nowhere = { NAME($mobster) } non è in nessun territorio
reason-outlaw-goes-abroad = il fuorilegge va nel territorio di qualcun altro
reason-outlaw-must-leave = deve lasciare questo territorio per un altro
reason-outlaw-stuck = accanto non c'è nessuna tessera
reason-not-beside-outlaw = il posto { NAME($place) } non è accanto al fuorilegge
reason-supply-empty = non hai Scozzesi nella riserva
reason-name-a-scotsman = indica un tuo Scozzese, o basta così
reason-steal-or-done = ruba un bene, o basta così
reason-stolen-already = Derek Anderson ha già rubato
reason-nothing-to-steal = nessuna tessera si può rubare
reason-nothing-to-steal-from = nessuna tessera di { $player } si può rubare
reason-trade-tiles-stay = le tessere commercio non si possono rubare
reason-no-place-elsewhere = non troverebbe posto in un altro territorio
reason-no-place-with = { $player } non ha posto per questa tessera
reason-not-touching = { NAME($place) } non tocca il territorio di { $player } o è già occupato
reason-name-the-victim = indica chi perde una tessera
reason-name-the-loot = indica la tessera rubata
reason-name-the-spot = indica il posto della tessera
