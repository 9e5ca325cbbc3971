# Reports and analyses of the command line, in tables and on pages.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · analisi di una partita
analysis-lead-games = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, ogni candidata proseguita { $games } volte.
analysis-lead-seconds = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, { $seconds } s di riflessione ciascuna.
analysis-explained = Il margine è quanto si ha in più del migliore tra gli altri alla fine (in solitario: i punti). L'atteso è la sua media quando la partita si prosegue da lì, tutti giocando come il bot greedy, con caso e parti nascoste distribuiti da capo. La perdita di una mossa è quanto si aspetta in più la mossa migliore trovata dai bot, sulle stesse distribuzioni, meno ciò che quella mossa avrebbe ancora reso alla prossima domanda uguale; così un'occasione si conta una volta. ± è un errore standard.
analysis-players = Giocatori
analysis-players-note = Un errore è una perdita di almeno un punto oltre ogni dubbio (95 % della distribuzione di Student). Inizio, mosse proprie, mosse altrui e fortuna sommano al margine finale; le mosse si confrontano con quelle del bot greedy.
analysis-turning-points = Svolte
analysis-turning-points-note = Gli errori più cari e i cambi del vantaggio atteso; numeri come nel grafico.
analysis-decisions = Decisioni
analysis-decisions-note = Ogni domanda con più di una risposta: che cosa si è giocato, e che cosa i bot trovano meglio.
analysis-curves = margine finale atteso
analysis-curves-across = azione
analysis-curves-up = margine
analysis-same = la stessa
analysis-column-player = chi
analysis-column-points = punti
analysis-column-place = posto
analysis-column-decisions = decisioni
analysis-column-agreed = come il bot
analysis-column-mistakes = errori
analysis-column-lost = punti persi così
analysis-column-start = inizio
analysis-column-own = mosse proprie
analysis-column-others = mosse altrui
analysis-column-luck = fortuna
analysis-column-end = fine
analysis-column-number = n.
analysis-column-action = azione
analysis-column-happened = che cosa è successo
analysis-column-played = giocata
analysis-column-best = scelta del bot
analysis-column-expected = margine atteso
analysis-column-loss = perdita
