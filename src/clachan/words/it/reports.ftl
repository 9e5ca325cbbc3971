# Reports and analyses of the command line, in tables and on pages.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · analisi di una partita
analysis-lead-games = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, ogni mossa candidata simulata { $games } volte.
analysis-lead-seconds = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, { $seconds } s di riflessione ciascuna.
analysis-explained = Il margine è quanto si ha in più del migliore tra gli altri alla fine (in solitario: i punti). Il margine atteso è la sua media quando la partita si simula da lì, con tutti che giocano come il bot greedy, mentre caso e parti nascoste si estraggono da capo. La perdita di una mossa è quanto promette in più la mossa migliore trovata dai bot, con le stesse estrazioni, meno ciò che quella mossa avrebbe ancora reso alla successiva domanda uguale; così un'occasione si conta una volta sola. ± è un errore standard.
analysis-players = Giocatori
analysis-players-note = Un errore è una perdita di almeno un punto fuori da ogni dubbio (95 % della distribuzione di Student). Inizio, mosse proprie, mosse altrui e fortuna, sommati, danno il margine finale; le mosse si confrontano con quelle del bot greedy.
analysis-turning-points = Svolte
analysis-turning-points-note = Gli errori più costosi e i cambi del vantaggio atteso; numeri come nel grafico.
analysis-decisions = Decisioni
analysis-decisions-note = Ogni domanda con più di una risposta: che cosa si è giocato, e che cosa i bot ritengono migliore.
analysis-curves = margine finale atteso
analysis-curves-across = azione
analysis-curves-up = margine
analysis-same = la stessa
analysis-column-player = chi
analysis-column-points = punti
analysis-column-place = piazzamento
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

## Rapporti su molte partite, e arene

report-title = { $game } · rapporto
report-lead = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
} ({ $sizes }), in media { $actions } azioni a partita; { $source }. Intervalli al 95 %: di Wilson per le quote, di Student per le medie.
report-size = { $players ->
    [one] { $count } in solitario
   *[other] { $count } in { $players }
}
report-source = { $more ->
    [some] giocate da { $bots } con il seme { $seed } e { $options }
   *[none] giocate da { $bots } con il seme { $seed }
}
report-arena-title = { $game } · arena
report-arena-lead = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} ({ $options }), seme { $seed }. Ogni preparazione si gioca con tutte le rotazioni dei posti. Intervalli al 95 %: di Wilson per le quote, ripesando le preparazioni per le valutazioni, di Student per le medie.
report-from-to = da { $low } a { $high }
report-chapters = Capitoli
report-written-by = Scritto da clachan.
report-no-plots = Niente grafici: { $why }.
report-rows = { $count ->
    [one] Tabella di { $count } riga
   *[other] Tabella di { $count } righe
}
report-plot = { $chapter }: { $what }
report-share-of-wins = quota di vittorie
report-points-with-less-without = punti con, meno punti senza
report-final-points = punti finali
report-dashed-mean = { $unit } (tratteggiata: la media)
report-row-before-column = riga davanti a colonna
report-time-for-a-choice = tempo per una scelta, media sulle partite
report-before = davanti a { $bot }
report-total = totale
report-the-rest = altro
report-seat = p{ $number }
report-place = { $number }º
report-points = Punti
    .note = Punti finali di tutti i posti.
report-seats = Posti
    .note = Risultati secondo il numero del posto al tavolo.
report-solo-ratings = Valutazioni in solitario
    .note = Dalla migliore; intervalli al 95 %.
report-ratings = Classifica
    .note = Valutazioni di Bradley–Terry sui piazzamenti di tutte le coppie, con 1500 al centro; 400 in più vuol dire dieci a uno. Una vittoria condivisa conta in parte; un bot su più posti di una partita conta per ognuno. Un bot che si guasta arriva ultimo; gli altri condividono la vittoria, e i loro punti di quella partita non contano.
report-pairs = Chi batte chi
    .note = Quante volte il bot della riga ha preceduto quello della colonna nelle partite in comune; un pareggio vale mezzo.
report-bots-points = Punti
    .note = Punti finali di ogni bot su tutti i suoi posti.
report-seats-of-bots = Posti
    .note = Vittorie e punti secondo il posto, chiunque vi sedesse.
report-time = Tempo
    .note = Tempo di processore per le domande con una scelta, misurato solo intorno al bot; per un bot in un processo a parte, il tempo trascorso.
report-column-seats = posti
report-column-wins = vittorie
report-column-points = punti
report-column-used = usato
report-column-wins-with = vittorie con
report-column-wins-without = vittorie senza
report-column-points-with = punti con
report-column-more-than-without = in più che senza
report-column-games = partite
report-column-winner-s-points = punti di chi vince
report-column-lead = vantaggio
report-column-wins-of-who-began = vittorie di chi comincia
report-column-what-it-says = che cosa dice
report-column-times = volte
report-column-mean-round = round medio
report-column-wins-of-those-seats = vittorie di quei posti
report-column-points-for = punti per
report-column-winners = vincitori
report-column-others = altri
report-column-everybody = tutti
report-column-seats-of = posti di
report-column-least = minimo
report-column-lower-quarter = primo quartile
report-column-middle = mediana
report-column-upper-quarter = terzo quartile
report-column-most = massimo
report-column-rating = valutazione
report-column-share = quota
report-column-seat = posto
report-column-start = inizio
report-column-bot = bot
report-column-choices-a-game = scelte a partita
report-column-ms-a-choice = ms per scelta
report-column-slowest-ms = la più lenta, ms
report-markdown-lead = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} ({ $options }), seme { $seed }. Ogni preparazione si gioca con tutte le rotazioni dei posti. Intervalli al 95 %: di Wilson per le vittorie, ripesando le preparazioni per le valutazioni (Bradley–Terry sui piazzamenti di tutte le coppie, con 1500 al centro), di Student per i punti medi. Il tempo è tempo di processore per le domande con una scelta; per i bot in altri processi, tempo trascorso.
report-markdown-spread = punti: minimo, quartili, massimo
report-lost = Partite perse per un guasto
    .note = Partite che un bot ha perso per un guasto. Il file dei risultati contiene la posizione di ognuna.
report-column-lost-by-failing = perse per un guasto
report-column-game = partita
report-column-ply = mossa
report-column-fault = guasto
report-column-what-happened = che cosa è successo
