# O que só se diz num terminal.

terminal-introduction =
    Você lidera um clã escocês e constrói o território dele com peças. Quem está por último na trilha joga.
    Um turno: pegue uma peça à frente do seu peão, pague por ela, coloque-a perto de um escocês, ative-a com as
    peças em volta, `end turn`. Ter poucas peças é bom: cada uma a mais que o menor território custa pontos.
    Digite ? para as respostas com os custos, depois uma resposta, seu número ou o começo das suas palavras.
    `why take 9` explica uma recusa, `rules turn` um passo, `rules clans` os clãs; `undo` desfaz.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` mostram a mesa; `help` lista tudo.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` marca o que ainda pode ser ativado.
terminal-sign-river = Marcado com ≈.
terminal-sign-building-over = Marcado com ↑.
terminal-sign-clan-board = `clans` lista os clãs.
terminal-sign-landmark-cards = `cards` lista as cartas.
terminal-sign-trade = `unlike` pede produtos diferentes, `animals` ovelhas e bois em qualquer combinação, `any` o que você tiver.
terminal-options = `players`, `die`, `short` (Fim do Mundo mais cedo), `chronicles` como 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Barcos-dragão
terminal-board-race-river = no rio de
terminal-board-race-place = em
terminal-board-race-result = colocação na regata
terminal-board-race-tokens = fichas no castelo
terminal-board-race-begun = A regata está em curso.
terminal-board-race-waits = A regata ainda não começou.
terminal-board-race-rivers = O percurso: { $rivers }.
terminal-board-race-neutral = Fichas nos castelos neutros: { $rivers }
terminal-board-mountain = A montanha
terminal-board-mountain-lies = nos espaços { $spaces }; ali há moedas: { $coins }, produtos: { $goods }
terminal-board-cellars = Adegas
terminal-board-cellars-barrels = barris, do espaço 1 em diante
terminal-board-cellars-built = adegas construídas
terminal-board-cellars-area = barris sem pontos
terminal-board-cellars-sale = { $tile }: { $lower } de { $room } barris embaixo, { $extra } ao lado
terminal-board-england = Inglaterra
terminal-board-england-holder = { NAME($seat) } tem a ficha e move o inglês
terminal-board-england-nobody = ninguém tem a ficha: está sob o inglês
terminal-board-england-market = moedas na fileira da Inglaterra: { $coins }
terminal-board-england-turn = é o turno do inglês
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = fichas
terminal-board-haggis-points = pontos à vista
terminal-board-haggis-shown = viradas
terminal-board-haggis-known = vistas por todos
terminal-board-haggis-own = próprias
terminal-board-haggis-supply = reserva: abertas { $open }; ocultas { $hidden }
terminal-board-events = Eventos
terminal-board-events-turned = viradas para o evento
terminal-board-events-scotsmen = outra tabela de escoceses
terminal-board-events-whisky = outra tabela de uísque
terminal-board-gathering = Grande Assembleia
terminal-board-gathering-markers = marcadores sim / não
terminal-board-gathering-voted = já votou
terminal-board-gathering-votes = votos
terminal-board-gathering-piles = peças descartadas
terminal-board-gathering-own = seu voto: { $vote }
terminal-board-gathering-voting = em votação
terminal-board-gathering-passed = aprovada
terminal-board-gathering-rejected = rejeitada
terminal-board-mobs = Gangues do Penny
terminal-board-mobs-pennies = pennies
terminal-board-mobs-held = gângsteres
terminal-board-mobs-prisoner = na prisão: { $name }, pennies na carta: { $pennies }, penalidade { $penalty }
terminal-board-mobs-later = cartas que vêm com a pilha B: { $count }
terminal-board-mobs-tokens = em { $name }: { $count }
terminal-board-mobs-outlaw = { $name } está em { $place } de { NAME($seat) }
terminal-board-mobs-toll = pedágio em { $clan }: { $coins }
terminal-board-mobs-reserved = reservada: { $tile }, com moedas: { $coins }
terminal-board-mobs-claimed = reivindicadas: { $cards }
terminal-board-mobs-roll = rolado: { $roll }

## Os outros tabuleiros no terminal

figure-die = dado
figure-englishman = inglês
river-neutral-1 = neutro 1
river-neutral-2 = neutro 2
terminal-thing-vp = PV
terminal-thing-landmark-card = { $count ->
    [one] carta
   *[other] cartas
}
terminal-thing-clan-marker = { $count ->
    [one] marcador de clã
   *[other] marcadores de clã
}
terminal-thing-person = { $count ->
    [one] personagem
   *[other] personagens
}
terminal-thing-tile = { $count ->
    [one] peça
   *[other] peças
}
terminal-board-act-gain-any = { $count ->
    [one] +{ $count } produto à escolha
   *[other] +{ $count } produtos à escolha
}
terminal-board-act-move = mover { $count }
terminal-board-act-vp = { $count } PV
terminal-board-act-exchange-different = diferentes { $steps }→{ $points } PV
terminal-board-act-exchange-different-short = difer. { $steps }→{ $points }
terminal-board-act-exchange-animals = animais { $steps }→{ $points } PV
terminal-board-act-exchange-animals-short = animais { $steps }→{ $points }
terminal-board-act-exchange-any = quaisquer { $steps }→{ $points } PV
terminal-board-act-exchange-for-clan-marker = qualquer produto→marcador de clã
terminal-board-act-exchange-for-clan-marker-short = produto→marcador
terminal-board-act-age = envelhecer { $count }
terminal-board-act-exchange-or-age = { $give }→{ $get } ou envelhecer { $count }
terminal-board-act-event = evento
terminal-board-with-river = com rio
terminal-board-built-over = sobre outra do mesmo tipo
terminal-board-river = rio
terminal-board-over = sobreposta
terminal-board-costs = custa { $amounts }
terminal-board-once-gives = uma vez { $amounts }
terminal-board-activated = ativada: { $act }
terminal-board-stack = pilha { $stack }: restam { $count }
terminal-board-goods-of = produtos: { $goods }
terminal-board-nothing = nada
terminal-board-none = nenhum
terminal-board-done = terminou
terminal-board-home = em casa
terminal-board-no-player = Não há jogador { $number } nesta partida.
terminal-board-owns = possui
terminal-board-goods-on-tiles = produtos nas peças: { $goods }
terminal-board-in-hand = por colocar
terminal-board-at-the-end = chegou ao Fim do Mundo
terminal-board-cards = cartas
terminal-board-persons = personagens
terminal-board-clans = clãs
terminal-board-points-now = pontos agora
terminal-board-cards-left = cartas restantes
terminal-board-chronicles-more = … o resto com chronicles
terminal-board-then = depois { $stacks }
terminal-board-end-is-out = o Fim do Mundo está na trilha
terminal-board-scorings = rodadas de pontuação { $count } de 4
terminal-board-movement = pontos de movimento { $count }
terminal-board-turn = turno { $count }
terminal-board-discarded-count = descartadas { $count }
terminal-board-chronicles-of = crônicas { $numbers }
terminal-board-track = Trilha
terminal-board-cost = custo
terminal-board-once = uma vez
terminal-board-activation = ativação
terminal-board-mountain-here = montanha
terminal-board-moves-next = é o próximo
terminal-board-market = Mercado
terminal-board-market-columns = moedas compra/venda
terminal-board-clans-heading = Clãs
terminal-board-clans-road = moedas pelo caminho, ou o dono
terminal-board-clan-board = Tabuleiro de clãs
terminal-board-clan-board-road = moedas pelo caminho desde a área inicial ou qualquer marcador, ou o dono
terminal-board-landmark-cards = Cartas de local histórico
terminal-board-landmark-cards-go = cada uma vai com a peça do mesmo nome
terminal-board-event = evento: { $event }
terminal-board-on-track = na trilha ({ $space })
terminal-board-discarded = descartada
terminal-board-in-stack = pilha { $stack }
terminal-board-discarded-tiles = Peças descartadas
terminal-board-chronicles = Crônicas
terminal-board-no-chronicles = nenhuma nesta partida
terminal-board-territory = { $seat }: território
terminal-board-territory-size = { $tiles ->
    [one] { $tiles } peça, escoceses: { $scotsmen }
   *[other] { $tiles } peças, escoceses: { $scotsmen }
}
terminal-board-tiles-of = { $seat }: peças
terminal-board-scotsmen-here = escoceses { $count }
terminal-board-lies-over = sobre { $tiles }
terminal-board-may-be-activated = pode ser ativada agora
terminal-board-legend = Legenda
terminal-board-legend-marks = { $river } rio   { $over } construída por cima   { $open } ainda pode ser ativada neste turno   { $scotsman }2 dois escoceses
terminal-board-legend-exchanges = difer. 2/4→4/8: entregue 2 ou 4 produtos diferentes por 4 ou 8 PV
