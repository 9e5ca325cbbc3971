# Il rapporto su molte partite di Glen More II.

report-scoring = punteggio { $number }
report-end = fine
report-tiles-so-many = { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
}
report-start = Inizio
    .note = Risultati secondo il posto della pedina all'inizio; il 1º muove per primo.
report-chronicles = Cronache
    .note = Partite secondo le cronache in gioco; se sono più d'una, ognuna conta.
report-points-by-scoring = Punti dopo ogni punteggio
    .note = Punteggio medio di un posto dopo ogni punteggio, e con tutto ciò che aggiunge la fine.
report-scoring-rounds = Punteggi
    .note = Punti medi di un posto in ogni categoria di ogni punteggio.
report-persons = Personaggi
    .note = Risultati secondo le tessere personaggio avute alla fine.
report-cards = Carte luogo
    .note = Risultati secondo le carte luogo avute alla fine.
report-clans = Clan
    .note = Risultati secondo i clan raggiunti sulla plancia clan.
report-tiles = Tessere
    .note = Risultati secondo le tessere prese, dovunque siano finite.
report-tiles-taken = Tessere prese
    .note = Risultati secondo il numero di tessere prese: un territorio più grande costa punti.
report-column-start = inizio
report-column-chronicle = cronaca
report-column-category = categoria
report-column-person = personaggio
report-column-landmark-card = carta luogo
report-column-clan = clan
report-column-tile = tessera
report-column-tiles-taken = tessere prese
line-none = nessuna
