# O que o tabuleiro de uma mesa e seu cabeçalho dizem de si.

ui-seat = Lugar { $number }
ui-open-seat = lugar aberto
ui-away = { $name } · ausente
ui-to-play = joga agora
ui-passed = passou a vez
ui-players = Jogadores
ui-parts-of-the-table = Partes da mesa
ui-close = Fechar
ui-tab-act = Agir
ui-tab-mine = Meu
ui-tab-market = Mercado
ui-tab-contracts = Contratos
ui-tab-clans = Clãs
ui-tab-log = Registro

## What seats hold

ui-money = dinheiro
ui-glory = glória
ui-goods = { $count } { NAME($good, $count) }
ui-hand = Contratos e importados
ui-projection = Projeção
ui-projection-about = Os pontos de todos se a partida acabasse agora.

## Rounds and piles

ui-rounds = As rodadas e o que pontuam
ui-free = grátis
ui-pile = { $count } no monte

## The map and the head

ui-map = Mapa
ui-zoom-in = Aproximar
ui-zoom-out = Afastar
ui-first-page = Página inicial
ui-watching = { $count } assistindo
ui-replay = Replay
ui-rules = Regras
ui-menu = Menu
ui-connecting = Conectando…
ui-log = Registro
ui-chat = Conversa
ui-log-and-chat = Registro e conversa

## The log

ui-earlier-lines = { $count ->
    [one] Mostrar a linha anterior
   *[other] Mostrar { $count } linhas anteriores
}

## Sounds, scenes, the next game

ui-sound-on = Ligar os sons
ui-sound-off = Desligar os sons
ui-next-game = Próxima partida que me espera
ui-next-game-short = Próxima
ui-next-game-longest = A partida que espera por você há mais tempo (n)
