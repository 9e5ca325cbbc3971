# Why Clans of Caledonia refuses an action.

## What is asked

reason-not-asked = così non rispondi alla domanda, che è: { NAME($asked) }
reason-not-a-step = non è una mossa del turno
reason-turn-done = { $done ->
    [passed] hai passato: ti restano solo porti e cantina
   *[acted] hai già fatto l'azione di questo turno: ti restano solo porti e cantina
}
reason-too-dear = costa £{ $cost }, hai £{ $money }

## Clans and the auction

reason-clan-not-offered = il clan { NAME($clan) } non è disponibile: scegli { $offered-or }
reason-tile-not-offered = la tessera { NAME($tile) } non è disponibile: scegli { $offered-or }
one-clan = il clan { NAME($clan) }
one-tile = la tessera { NAME($tile) }
reason-opening-bid = chi apre l'asta deve puntare, anche solo 0
reason-highest-bid = { $points ->
    [one] la puntata massima è { $points } punto
   *[other] la puntata massima è { $points } punti
}
reason-bid-more = la puntata è già { $bid }: rilancia o lascia l'asta

## Units on the map

reason-border-start = il clan Fergusson inizia ai confini, e { NAME($hex) } non è uno spazio di confine
reason-no-fishermen = solo il clan MacDonald ha pescatori
reason-no-piece = sulla tua plancia non hai più { NAME($unit, form: "any") }
reason-terrain = in { NAME($hex) } non c'è { NAME($terrain, form: "a") } per { NAME($unit, form: "a") }
reason-loch = lo spazio { NAME($hex) } è un lago: ci lavorano solo i pescatori del clan MacDonald
reason-taken = lo spazio { NAME($hex) } è occupato
reason-not-active = lo spazio { NAME($hex) } non fa parte della mappa attiva
reason-fisherman-beside = accanto a { NAME($hex) } c'è già un pescatore
reason-out-of-reach = lo spazio { NAME($hex) } non è a portata delle tue unità con livello di navigazione { $shipping }

## After expanding

reason-no-neighbour = ora nessun vicino ti offre { NAME($good) }
reason-neighbour-cap = il bonus di adiacenza dà al massimo { $cap } { NAME($good, $cap) }, acquisti già fatti: { $bought }
reason-buy-shifted = hai cambiato il prezzo { NAME($good, form: "of") }: ora devi comprarne
reason-nothing-to-draw = con questa espansione non peschi contratti
reason-only-price-port = mentre compri dai vicini puoi usare solo il porto “prezzo”

## Trade

reason-sell-stock = vuoi vendere { $count } { NAME($good, $count) }, ne hai { $have }
reason-merchants = { $count ->
    [one] serve { $count } mercante nella riserva, ne hai { $have }
   *[other] servono { $count } mercanti nella riserva, ne hai { $have }
}
reason-selling-already = { $count ->
    [one] { $count } tuo mercante sta vendendo { NAME($good) }: in questo round non puoi comprarne
   *[other] { $count } tuoi mercanti stanno vendendo { NAME($good) }: in questo round non puoi comprarne
}
reason-buying-already = { $count ->
    [one] { $count } tuo mercante sta comprando { NAME($good) }: in questo round non puoi venderne
   *[other] { $count } tuoi mercanti stanno comprando { NAME($good) }: in questo round non puoi venderne
}
reason-trade-shifted = hai cambiato il prezzo { NAME($good, form: "of") }: ora devi comprarne o venderne

## Contracts

reason-not-on-board = il contratto { NAME($contract) } non è sulla plancia Esportazioni
reason-box-full = { $contracts-count ->
    [one] il tuo box Esportazioni è pieno: prima soddisfa il contratto { $contracts }
   *[other] i tuoi box Esportazioni sono pieni: prima soddisfa il contratto { $contracts-or }
}
reason-fee = nel round { $round } un contratto costa £{ $fee }, hai £{ $money }
reason-not-in-pile = il contratto { NAME($contract) } non è nella pila
reason-not-drawn = il contratto { NAME($contract) } non è tra quelli pescati
reason-not-in-box = il contratto { NAME($contract) } non è nel tuo box Esportazioni
reason-asks-goods = richiede { $count } { NAME($good, $count) }, ne hai { $have }
reason-asks-animals = richiede { $sheep } { $sheep ->
    [one] pecora
   *[other] pecore
} e { cows } sulla mappa, hai { $own_sheep } e { $own_cows }
reason-no-animal = non hai animali in { NAME($hex) }
reason-meat-enough = { $meat ->
    [mutton] a questo contratto non serve altro montone
   *[beef] a questo contratto non serve altro manzo
}
reason-meat-port-first = hai troppo pochi animali: prima usa il porto “carne”
reason-only-meat-port = mentre macelli puoi usare solo il porto “carne”
reason-no-free-expansion = non hai più spazi gratuiti
reason-no-bonus-upgrade = non hai più miglioramenti bonus
reason-brew-most = per questo contratto puoi ora fare birra con al massimo { $most } grano
reason-brew-grain = { $count ->
    [one] per fare birra ti serve { $count } grano, ne hai { $have }
   *[other] per fare birra ti servono { $count } grano, ne hai { $have }
}

## Upgrades

reason-shipping-full = la tua navigazione è già a { $lochs } laghi
reason-merchants-full = hai già assoldato tutti i { $count } mercanti
reason-no-technology = il clan MacDonald non può migliorare la tecnologia
reason-upgraded = la tecnologia { NAME($workers, form: "of") } è già migliorata
reason-no-merchant-there = { $side ->
    [buyer] non hai mercanti che comprano { NAME($good) }
   *[seller] non hai mercanti che vendono { NAME($good) }
}

## Ports

reason-port-absent = il porto “{ NAME($port) }” non c'è in questa partita
reason-port-used = hai già usato il porto “{ NAME($port) }”
reason-port-far = il porto “{ NAME($port) }” in { NAME($hex) } non è a portata con livello di navigazione { $shipping }
reason-meat-port-later = il porto “carne” si usa mentre macelli per un contratto
reason-price-port-before = il porto “prezzo” si usa prima di commerciare
reason-price-end = il prezzo { NAME($good, form: "of") } è già in fondo alla scala
reason-no-trader = non hai mercanti nella riserva con cui commerciare dopo
reason-no-trade-after = dopo non potresti né comprare né vendere { NAME($good) }
reason-nothing-to-discard = { $group ->
    [basic] non hai beni grezzi da scartare
   *[processed] non hai beni lavorati da scartare
}
reason-wrong-group = { $group ->
    [basic] { NAME($good) }: non è un bene grezzo
   *[processed] { NAME($good) }: non è un bene lavorato
}
reason-no-good = non hai { NAME($good) }
reason-no-swap = non c'è modo di scambiare due tue unità sulla mappa con due della tua plancia
reason-no-unit = non hai unità in { NAME($hex) }
reason-field-stays = i campi non si possono scambiare
reason-chosen-already = lo spazio { NAME($hex) } è già scelto
reason-no-replacement = in questo scambio nulla sulla tua plancia può sostituire l'unità in { NAME($hex) }
reason-cannot-replace = in questo scambio non puoi mettere { NAME($unit, form: "a") } in { NAME($hex) }

## Production

reason-made-now = ora si produce { NAME($now) }, non { NAME($good) }
reason-too-few-buildings = { $count ->
    [0] non hai edifici che producono { NAME($good) }
    [one] hai { $count } edificio che produce { NAME($good) }
   *[other] hai { $count } edifici che producono { NAME($good) }
}
reason-too-few-goods = richiede { $count } { NAME($good, $count) }, ne hai { $have }
reason-price-changed = il prezzo { NAME($good, form: "of") } è già cambiato in questa fase

## Clan powers

reason-no-barrel = { $age ->
    [fresh] nella tua cantina non c'è whisky nuovo
    [young] nella tua cantina non c'è whisky giovane
   *[old] nella tua cantina non c'è whisky vecchio
}
reason-churn-milk = { $count ->
    [one] per il burro ti serve { $count } latte, ne hai { $have }
   *[other] per il burro ti servono { $count } latte, ne hai { $have }
}
reason-row-clan = remano solo i pescatori del clan MacDonald
reason-rowed = in questo turno hai già remato
reason-no-loch = lo spazio { NAME($hex) } non è un lago libero
reason-no-fisherman-beside = nessun tuo pescatore è accanto a { NAME($hex) }
reason-fishermen-meet = accanto a { NAME($hex) } ci sarebbe un altro pescatore
