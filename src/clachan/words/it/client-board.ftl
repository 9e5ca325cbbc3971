# What a table's board and its head say of themselves.

ui-seat = Giocatore { $number }
ui-open-seat = posto libero
ui-away = { $name } · assente
ui-to-play = gioca
ui-passed = ha passato
ui-players = Giocatori
ui-parts-of-the-table = Parti del tavolo
ui-close = Chiudi
ui-tab-act = Gioca
ui-tab-mine = Mio
ui-tab-market = Mercato
ui-tab-contracts = Contratti
ui-tab-clans = Clan
ui-tab-log = Diario

## What seats hold

ui-money = denaro
ui-glory = gloria
ui-goods = { $count } { NAME($good, $count) }
ui-hand = Contratti e importazioni
ui-projection = Proiezione
ui-projection-about = I punti di ciascuno se la partita finisse ora.

## Rounds and piles

ui-rounds = I round e il loro punteggio
ui-free = gratis
ui-pile = { $count } nella pila

## The map and the head

ui-map = Mappa
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-first-page = Pagina iniziale
ui-watching = spettatori: { $count }
ui-replay = Replay
ui-rules = Regole
ui-menu = Menu
ui-connecting = Connessione…
ui-log = Diario
ui-chat = Chat
ui-log-and-chat = Diario e chat

## The log

ui-earlier-lines = { $count ->
    [one] Mostra la riga precedente
   *[other] Mostra { $count } righe precedenti
}

## Sounds, scenes, the next game

ui-sound-on = Attiva i suoni
ui-sound-off = Disattiva i suoni
ui-next-game = La prossima partita che mi aspetta
ui-next-game-short = Prossima
ui-next-game-longest = La partita che ti aspetta da più tempo (n)
