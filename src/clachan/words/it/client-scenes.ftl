# What the pages say when a round or a game ends, in replays and in what-ifs.

## All scenes

ui-scene-skip = Salta
ui-scene-close = Chiudi
ui-scene-you = { $name }, tu

ui-scene-swipe = Scorri per vedere gli altri

## The end of a round

ui-round-ends = Fine del round { $round }
ui-round-how = Tutti hanno passato. La terra rende, poi conta la tessera Punteggio del round.
ui-round-how-without-tile = Tutti hanno passato. La terra rende.
ui-round-production = Produzione
ui-round-scoring = Punteggio
ui-round-number = Round { $round }
ui-round-final = Punteggio finale
ui-round-wages = Rendita
ui-round-land = Beni grezzi
ui-round-made = Beni lavorati
ui-round-purse = Borsa
ui-round-glory = gloria
ui-round-barrel = un barile di whisky invecchiato
ui-round-nothing = ancora nulla
ui-round-none = ancora niente
ui-round-no-makers = nulla da lavorare
ui-round-made-nothing = tiene tutto
ui-round-begins = { $name } ha passato prima degli altri e comincia.
ui-round-fee = { $pays ->
    [gets] Ora prendere un contratto dà £{ $money }.
    [costs] Ora prendere un contratto costa £{ $money }.
   *[free] Ora prendere un contratto non costa nulla.
}
ui-round-next-tile = conta: { $tile }
ui-round-on = Al round { $round }
ui-round-to-final = Al punteggio finale
ui-round-dice = I dadi del mercato
ui-round-dice-rule = I prezzi bassi salgono e quelli alti scendono di quel numero; solo i medi seguono il segno.
ui-round-price-stays = il prezzo resta
ui-round-removed = Il contratto { $contract } esce dal gioco

ui-scoring-title = { $round ->
    [1] Prima fase di punteggio
    [2] Seconda fase di punteggio
    [3] Terza fase di punteggio
   *[other] Ultima fase di punteggio
}
ui-scoring-why = { $round ->
    [4] tutte le pedine sono a World's End; ogni clan si confronta con quello che ha meno
   *[other] la pila { $stack } è vuota; ogni clan si confronta con quello che ha meno
}
ui-scoring-ahead = in più rispetto al minimo
ui-scoring-points = punti
ui-scoring-least = il minimo è { $count }
ui-scoring-tome = quanto aggiunge il tomo
ui-scoring-of-home = sul Castello di famiglia
ui-scoring-of-cards = di castelli, laghi e monumenti
ui-scoring-of-whisky = barili di scorta
ui-scoring-of-persons = nel clan
ui-scoring-of-other = in tutto
ui-scoring-on = Alla pila { $stack }

## Short scenes

ui-moment-die = Il dado si muove
ui-moment-side = il dado mostra { $side }
ui-moment-discards = e toglie { NAME($tile) }
ui-moment-nothing-gone = e non toglie nulla
ui-moment-passed = è approvata
ui-moment-rejected = è respinta
ui-moment-aye = sì
ui-moment-nay = no
ui-moment-haggis = Ode a un haggis
ui-moment-none-turned = non scopre nulla
ui-moment-race = Comincia la regata
ui-moment-race-how = ora puoi remare con i punti movimento
ui-moment-boat-home = { $place ->
    [1] { $seat } arriva al primo posto
    [2] { $seat } arriva al secondo posto
    [3] { $seat } arriva al terzo posto
   *[other] { $seat } arriva al posto { $place }
}
ui-moment-boat-last = { $seat } chiude la regata all'ultimo posto
ui-moment-boats-last = { $seats-and } chiudono la regata all'ultimo posto

## The final sheet

ui-final-each = { $worth ->
    [one] { $worth } punto al pezzo
   *[other] { $worth } punti al pezzo
}
ui-final-none = nessuno ne ha
ui-final-imported = importazioni { $came }: { $worth } punti l'una
ui-final-money = 1 punto ogni £10
ui-final-glory = { $tiles ->
    [0] nessuna tessera Punteggio
   *[other] da { $tiles } tessere Punteggio
}
ui-final-by-table = secondo la tabella del solitario
ui-final-majority = { $places ->
    [one] { $first } a chi ne ha di più{ $tie ->
        [0] { "" }
       *[other] ; a pari merito si divide, qui { $tie } a testa
    }
    [2] { $first } a chi ne ha di più, { $second } al secondo posto{ $tie ->
        [0] { "" }
       *[other] ; a pari merito si divide, qui { $tie } a testa
    }
   *[other] { $first }, { $second }, { $third }{ $tie ->
        [0] { "" }
       *[other] ; a pari merito si divide, qui { $tie } a testa
    }
}
ui-final-bid = quanto è costato il clan all'asta
ui-final-title = Punteggio finale
ui-final-points = Punti
ui-final-place = { $place }º
ui-final-rating = Valutazione
ui-final-places = Posto
ui-final-over = La partita è finita
ui-final-wins = Vince { $name }
ui-final-win-together = { $names } vincono insieme
ui-final-for-clan = per il clan { $clan }
ui-final-before = { $points ->
    [one] { $points } punto davanti a { $name }
   *[other] { $points } punti davanti a { $name }
}
ui-final-tie-break = stessi punti di { $name }; decide lo spareggio
ui-final-next-rating = { $points ->
    [one] { $points } punto per: { $rating }
   *[other] { $points } punti per: { $rating }
}
ui-final-best-rating = meglio di così non si può
ui-final-reason = { $points } da { $line }
ui-final-rematch = Rivincita
ui-final-wanted = { $name } vuole la rivincita
ui-final-path = Andamento
ui-final-to-scores = Segnapunti
ui-final-replay = Replay
ui-final-record = Registrazione
ui-final-home = Inizio
ui-final-scorings = { $count ->
    [one] { $count } fase di punteggio
   *[other] { $count } fasi di punteggio
}
ui-final-bars = Le barre piene sono punti guadagnati, quelle vuote punti persi; il migliore della riga è in verde.
ui-final-back = Torna al tavolo

## The path of a game

ui-path-title = L'andamento della partita
ui-path-looking = Un attimo…
ui-path-rounds = Punti alla fine di ogni round
ui-path-seat = Posto
ui-plot-over = { $title } durante la partita
ui-plot-round = round { $round }

## Replays and what-ifs

ui-replay-title = Replay
ui-replay-page = Replay – { $game }
ui-replay-cannot = Questa partita non si può mostrare
ui-replay-first-page = Pagina iniziale
ui-replay-to-table = Al tavolo
ui-replay-record = Scarica la registrazione
ui-replay-controls = Comandi del replay
ui-replay-at = { $round ->
    [0] Mossa { $ply } di { $last }
   *[other] Mossa { $ply } di { $last } · round { $round }
}
ui-replay-before = Prima della prima mossa.
ui-replay-ply = Mossa
ui-replay-start = All'inizio
ui-replay-step-back = Un passo indietro
ui-replay-turn-back = Un turno indietro
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-step-on = Un passo avanti
ui-replay-turn-on = Un turno avanti
ui-replay-end = Alla fine
ui-replay-by = Per passi o per turni
ui-replay-by-step = per passi
ui-replay-by-turn = per turni
ui-replay-speed = Velocità
ui-replay-times = { $speed }×
ui-replay-round = Round
ui-replay-copy = Copia il link
ui-replay-copied = Link copiato
ui-replay-copy-this = Copia questo link
ui-replay-hides = Questa partita ha parti nascoste: finché non è finita la vedi come chi guarda; varianti e registrazione aspettano.
ui-replay-log = Diario
ui-what-if-title = E se…
ui-what-if-begin = E se…
ui-what-if-from = Dalla mossa { $ply }: giochi per tutti, e nulla conta.
ui-what-if-bot = Fai giocare un bot
ui-what-if-back = Torna alla partita
ui-what-if-over = In questa variante la partita è finita.
ui-what-if-working = Sto calcolando…
