# What is said in a terminal only.

terminal-introduction =
    Guidi un clan per cinque round: occupi la mappa, produci e commerci beni, soddisfi contratti.
    Ogni turno è un'azione: commerciare, prendere o soddisfare un contratto, espandersi, migliorare,
    assoldare un mercante o passare. Scrivi ? per le risposte con i costi, poi una risposta in inglese,
    il suo numero o l'inizio delle sue parole. `why expand c4 sheep` spiega un rifiuto, `rules expand`
    un'azione; `undo` annulla l'ultima. `board`, `market`, `contracts`, `players`, `scores`, `log`
    mostrano il tavolo; `help` elenca tutti i comandi.
