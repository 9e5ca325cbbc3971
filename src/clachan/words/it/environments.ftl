# Che cosa rifiutano gli ambienti per i programmi che imparano.

reason-batch-games = un lotto ha almeno 1 partita, non { $count }
reason-batch-seeds = per { $count } partite servono altrettanti semi, non { $given }
reason-batch-mask = reset_mask è un array di { $count } valori booleani, non { $given }
reason-batch-none-begun = nessuna partita è cominciata: prima chiama reset per tutte
reason-batch-not-begun = nessuna partita è cominciata: prima chiama reset sul lotto
reason-batch-actions = per { $count } partite servono altrettanti numeri di azione, non { $given }
reason-batch-game-over = la partita { $game } è finita: prima ricominciala con options={"{"}'reset_mask': …{"}"}
reason-no-autoreset-mode = la modalità di autoreset { $mode } non esiste: le modalità sono { $modes }
reason-no-field = le osservazioni di { $game } non hanno un campo { $field }
reason-env-seats = i posti vanno da 0 a { $last }, non { $seat }
reason-env-solo = { $solo } è per 1 giocatore, non { $players }: usa { $other }
reason-no-observation = per { $game } non ci sono osservazioni: niente ne scrive le posizioni in numeri
reason-no-render-mode = la modalità di disegno { $mode } non esiste: le modalità sono { $modes }
reason-no-drawing = per { $game } non c'è la modalità 'rgb_array': non ha un disegno
reason-drawing-needs = la modalità 'rgb_array' richiede { $packages-and }: pip install 'clachan[pictures]'
reason-reward-gain = la ricompensa gain va a un solo giocatore che impara: richiede opponents='random' o 1 giocatore, non { $players } giocatori che decidono tutti
reason-no-reward = la ricompensa { $reward } non esiste: le ricompense sono { $rewards }
reason-reward-alone = la ricompensa rank richiede almeno 2 giocatori: usa points
reason-env-opponents = opponents è 'random', o None per interrogare tutti i giocatori, non { $given }
reason-env-learns-alone = il posto { $seat } può imparare da solo solo se gli avversari sono 'random'
reason-env-seed = un seme è un numero da 0 a 2**{ $bits } - 1, non { $seed }
reason-env-not-begun = nessuna partita è cominciata: prima chiama reset
