# What is said in a terminal only.

terminal-introduction =
    Guidi un clan scozzese e costruisci il suo territorio con le tessere. Muove chi è in coda al percorso.
    Un turno: prendi una tessera davanti alla tua pedina, pagala, piazzala accanto a uno Scozzese, attivala
    con quelle intorno, `end turn`. Poche tessere bastano: ognuna in più rispetto al territorio più piccolo
    costa punti. Scrivi ? per le risposte con i costi, poi una risposta in inglese, il suo numero o l'inizio
    delle sue parole. `why take 9` spiega un rifiuto, `rules turn` un passo, `rules clans` i clan; `undo`
    annulla. `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` mostrano il tavolo; `help`
    elenca tutto.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` segna ciò che si può ancora attivare.
terminal-sign-river = Segno ≈.
terminal-sign-building-over = Segno ↑.
terminal-sign-clan-board = `clans` li elenca.
terminal-sign-landmark-cards = `cards` le elenca.
terminal-sign-trade = `unlike` chiede beni diversi, `animals` pecore e mucche in qualsiasi combinazione, `any` quel che hai.
terminal-options = `players`, `die`, `short` (World's End presto), `chronicles`, per esempio 148.
