# What the pages beside the table say: rules in short, credits, links that lead nowhere.

ui-to-first-page = Alla pagina iniziale
ui-table-not-shown = Questo tavolo non si può mostrare
ui-no-such-table = Questo tavolo non esiste
ui-only-looked-at = Questo tavolo si può solo guardare: { $why }.
ui-show-scores = Mostra il segnapunti

ui-seat-link = Torna al tuo posto
ui-seat-link-does = Questo link apre un posto a un tavolo su questo dispositivo.
ui-take-the-seat = Prendi il posto
ui-not-now = Non ora

ui-nothing-here = Qui non c'è nulla
ui-nothing-under = All'indirizzo { $address } non c'è nulla. Forse il link è stato copiato a metà.

ui-credits-games = Clans of Caledonia (Clan di Caledonia) è un gioco di Juma Al-JouJou, edito da Karma Games. Glen More II: Chronicles è un gioco di Matthias Cramer, edito da Funtails.
ui-credits-own = Clachan è un tavolo indipendente e non ufficiale per chi possiede i giochi, e comprarli è il modo di sostenere chi li ha fatti. Regole e immagini qui sono scritte e disegnate da capo; nulla viene dalle scatole.
ui-uncertain-values = Valori non certi
ui-uncertain-why = La maggior parte dei numeri viene dai regolamenti. Quelli qui sotto non si sono potuti leggere da una fonte certa. Se hai il gioco e puoi leggerne uno, una correzione con la sua fonte è benvenuta.
ui-data-in-use = Dati dei componenti in uso: { $data }
ui-values = { $count ->
    [one] 1 valore
   *[other] { $count } valori
}
ui-values-inferred = deduzione
ui-values-one-source = una sola fonte
ui-values-reconstructed = ricostruzione

ui-rules-in-short = Le regole in breve
ui-game-in-short = { $title } in breve
ui-games = Giochi
ui-own-words = Con parole nostre.
ui-own-words-of = Con parole nostre; la pagina dice dove trovarlo per esteso: { $rulebook }.
ui-keys = Tasti
# The names of keys stand in angle brackets.
ui-keys-move = ‹↑› ‹↓› ‹←› ‹→› si spostano sulla mappa o sul territorio, ‹Invio› o ‹Spazio› scelgono un posto; ‹Tab› va da una parte all'altra.
ui-keys-turn = ‹Invio› conferma o conclude il turno, ‹Esc› torna indietro, ‹u› annulla il turno e ‹Maiusc› ‹u› un passo, ‹e› conclude il turno, ‹/› scrive un'azione.
ui-keys-boards = Da ‹1› a ‹4› le plance di ciascuno, ‹0› tutte; ‹n› apre la prossima partita che ti aspetta.
ui-keys-replay = In un replay ‹←› e ‹→› vanno di un passo, ‹Home› e ‹Fine› all'inizio e alla fine.

ui-unit-stands = £{ $cost } più lo spazio, terreno: { NAME($terrain) }.
ui-unit-earns-more = ogni round rende £{ $money }, £{ $better } con la tecnologia migliorata.
ui-clans = Clan
ui-ports = Porti
ui-scoring-tiles = Tessere Punteggio

# A game without a board of its own, and the sign of a seat.
ui-bare-table = Tavolo
ui-no-help-yet = Per questo gioco non c'è ancora una guida.
