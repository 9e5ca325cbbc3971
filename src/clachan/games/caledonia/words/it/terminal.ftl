# What is said in a terminal only.

terminal-introduction =
    Guidi un clan per cinque round: occupi la mappa, produci e commerci beni, soddisfi contratti.
    Ogni turno è un'azione: commerciare, prendere o soddisfare un contratto, espandersi, migliorare,
    assoldare un mercante o passare. Scrivi ? per le risposte con i costi, poi una risposta in inglese,
    il suo numero o l'inizio delle sue parole. `why expand c4 sheep` spiega un rifiuto, `rules expand`
    un'azione; `undo` annulla l'ultima. `board`, `market`, `contracts`, `players`, `scores`, `log`
    mostrano il tavolo; `help` elenca tutti i comandi.

## Le plance nel terminale

terminal-board-no-clan = Nessun clan
terminal-board-offer = tessera { $tile }: £{ $money }, { $goods }
terminal-board-starting-tile = £{ $money }, { $goods }
terminal-board-setting-up = preparazione · £{ $money }
terminal-board-status = round { $round } di { $rounds } · £{ $money } · mercanti { $ready }/{ $hired }
terminal-board-round = round { $round } di { $rounds }
terminal-board-turn-order = ordine di turno
terminal-board-passed = hanno passato
terminal-board-points = { $passed ->
    [yes] { $points } punti, ha passato
   *[no] { $points } punti
}
terminal-board-points-now = { $passed ->
    [yes] per ora { $points } punti, ha passato
   *[no] per ora { $points } punti
}
terminal-board-nothing = niente
terminal-board-no-goods = nessun bene
terminal-board-no-units = nessuna unità
terminal-board-no-ports = nessuno a portata
terminal-board-merchants = mercanti { $ready }/{ $hired }
terminal-board-merchants-ready = pronti { $ready } su { $hired }
terminal-board-ship = navigazione: { terminal-board-level }
terminal-board-level = { $level ->
    [0] nessuna
    [1] fiume
    [2] 1 lago
    [3] 2 laghi
    [4] 3 laghi
   *[5] 4 laghi
}
terminal-board-ship-level = { terminal-board-level } (livello { $level } di 5)
terminal-board-tools = tecnologia: { $tools }
terminal-board-technology = tecnologia
terminal-board-cellar = cantina
terminal-board-cellar-of = cantina: { $barrels }
terminal-board-barrel-fresh = nuovo
terminal-board-barrel-young = giovane
terminal-board-barrel-old = vecchio
terminal-board-glory-of = gloria { $count }
terminal-board-settlements-of = insediamenti { $count }
terminal-board-settlements-joined = { $count } raggiungibili tra loro con la navigazione
terminal-board-goods = beni
terminal-board-on-the-map = sulla mappa
terminal-board-left = ancora da usare
terminal-board-contract = contratto { $number }
terminal-board-exports = esportazioni
terminal-board-exported = contratti soddisfatti { $count }: { $imports }
terminal-board-exports-done = contratti { $contracts }; { $imports }
terminal-board-ports = Porti
terminal-board-ports-open = aperti: { $ports }
terminal-board-ports-used = usati: { $ports }
terminal-board-port-open = aperto a
terminal-board-port-used = usato da
terminal-board-bid = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
terminal-board-progress = { $have }/{ $count } { NAME($item, $count) }
terminal-board-fee = { $way ->
    [get] ricevi £{ $money }
    [pay] paghi £{ $money }
   *[free] gratis
}
terminal-board-price = £{ $money }
terminal-board-market = Mercato
terminal-board-market-columns = prezzo  basso ─ alto   mercanti
terminal-board-tracks = Tracciati dei prezzi
terminal-board-tracks-move = comprando salgono, vendendo scendono
terminal-board-tracks-merchants = ▲ mercanti che hanno comprato, ▼ mercanti che hanno venduto: tornano nel prossimo round
terminal-board-contracts = Contratti
terminal-board-export = prenderne uno: { $fee } · pila { $pile } · importazioni finora, punti l'una: { $imports }
terminal-board-import = { NAME($good) } { $count } ({ $points })
terminal-board-drawn = Pescati dalla pila
terminal-board-scoring = Tessere Punteggio
terminal-board-scoring-each = gloria a ogni round
terminal-board-scoring-now = ora dà
terminal-board-no-scoring = In questa partita non ci sono tessere Punteggio.
terminal-board-tile = { $each ->
    [1] { NAME($tile, form: "short") }: { $glory } l'uno
   *[other] { NAME($tile, form: "short") }: { $glory } ogni { $each }
}
terminal-board-tile-units = animali, edifici: { $glory } l'uno, campi { $field }
terminal-board-tile-imports = importazioni senza luppolo: { $glory }
terminal-board-tile-costly = unità su spazi da £{ $land }+: { $glory }
terminal-board-mark-river = fiume
terminal-board-mark-delta = delta
terminal-board-mark-cost = costo
terminal-board-mark-neutral = neutrale
terminal-board-mark-covered = coperto
terminal-board-mark-mist = nebbia
