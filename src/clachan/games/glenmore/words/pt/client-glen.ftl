# A mesa de Glen More II.

ui-glen-title = Glen More II

## The road

ui-road = Trilha, a partir do último peão
ui-road-ahead = { $count ->
    [0] Onde está o último peão
    [one] { $count } espaço à frente
   *[other] { $count } espaços à frente
}
ui-road-mountain = a montanha, com { $heap }
ui-road-mountain-name = A montanha
ui-road-die = o dado
ui-road-englishman = o inglês
ui-road-here = aqui: { $figures }
ui-road-reserved = { $count ->
    [one] reserva de { $count } moeda
   *[other] reserva de { $count } moedas
}
ui-road-next = próximo
ui-road-yours = seu peão
ui-road-next-seat = a seguir, { $seat }
ui-road-then = depois joga { $seat }
ui-road-next-tile = a próxima peça vem aqui
ui-road-beyond = deste lado há mais { $count } para tirar
ui-road-sold = Barris vendidos aqui
ui-road-discarded = descartada
ui-stacks = Pilhas e rodadas de pontuação
ui-stack-scored = pontuada
ui-stack-now = { $count ->
    [one] resta { $count } peça
   *[other] restam { $count } peças
}
ui-stack-later = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
ui-stack-scores = Escoceses, cartas, uísque, personagens
ui-stack-end = com o Fim do Mundo

## Tiles

ui-kind-village = Vila
ui-kind-castle = Castelo
ui-kind-animal = Pasto
ui-kind-material = Material
ui-kind-whisky = Destilaria
ui-kind-trade = Comércio
ui-kind-loch = Loch
ui-kind-other = Local histórico
ui-kind-person = Personagem
ui-kind-end = Fim do Mundo
ui-kind-start = Largada da regata
ui-kind-sale = Venda de uísque
ui-tile-named = { NAME($tile) }: { $kind }
ui-tile-river = no rio
ui-tile-over = construída sobre outra do mesmo tipo
ui-tile-costs = custa { $amounts }
ui-tile-once = uma vez: { $amounts }
ui-tile-wakes = ao ser ativada: { $act }
ui-so-many = { $count } { $what }
ui-thing-wood = { $count ->
    [one] madeira
   *[other] madeiras
}
ui-thing-stone = { $count ->
    [one] pedra
   *[other] pedras
}
ui-thing-barley = { $count ->
    [one] cevada
   *[other] cevadas
}
ui-thing-sheep = { $count ->
    [one] ovelha
   *[other] ovelhas
}
ui-thing-cattle = { $count ->
    [one] boi
   *[other] bois
}
ui-thing-coin = { $count ->
    [one] moeda
   *[other] moedas
}
ui-thing-whisky = uísque
ui-thing-scotsman = { $count ->
    [one] escocês
   *[other] escoceses
}
ui-thing-vp = { $count ->
    [one] ponto
   *[other] pontos
}
ui-thing-haggis = haggis
ui-thing-age = { $count ->
    [one] envelhecimento
   *[other] envelhecimentos
}
ui-thing-landmark-card = { $count ->
    [one] carta de local histórico
   *[other] cartas de local histórico
}
ui-thing-clan-marker = { $count ->
    [one] marcador de clã
   *[other] marcadores de clã
}
ui-thing-any-good = { $count ->
    [one] produto à escolha
   *[other] produtos à escolha
}
ui-thing-any = { $count ->
    [one] produto à escolha
   *[other] produtos à escolha
}
ui-act-gain = { $goods }
ui-act-gain-any = { $count ->
    [one] { $count } produto à escolha
   *[other] { $count } produtos à escolha
}
ui-act-move = { $count ->
    [one] { $count } ponto de movimento
   *[other] { $count } pontos de movimento
}
ui-act-vp = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
ui-act-exchange = { $give } por { $get }
ui-act-step = { $goods } por { $points }
ui-act-exchange-different = produtos diferentes por pontos: { $ladder }
ui-act-exchange-animals = animais por pontos: { $ladder }
ui-act-exchange-any = produtos quaisquer por pontos: { $ladder }
ui-act-exchange-for-clan-marker = um produto por um marcador de clã
ui-act-age = um barril envelhece
ui-act-exchange-or-age = { $give } por { $get }, ou um barril envelhece
ui-act-event = ativa o evento de uma carta de local histórico
ui-cell-holds = tem { $amounts }
ui-cell-scotsmen = { $count ->
    [one] um escocês
   *[other] { $count } escoceses
}
ui-cell-open = ainda pode ser ativada

## Lands

ui-land-of = Território de { $seat }
ui-land-name = O território de { $name }
ui-land-size = { $tiles ->
    [one] { $tiles } peça · { $points } pontos pelo tamanho
   *[other] { $tiles } peças · { $points } pontos pelo tamanho
}
ui-land-free = Lugar livre
ui-land-whole = Mostrar o território inteiro
ui-land-move = Mover o escocês de { NAME($tile) }
ui-land-over = Construída sobre { $tiles }
ui-land-wakes = { $count ->
    [one] ativa esta peça
   *[other] ativa estas { $count } peças, em qualquer ordem
}
ui-in-hand = A peça na sua mão
ui-own-land = Seu território
ui-show-land = Mostrar este território ({ $key })
ui-own-holdings = O que { $seat } tem
ui-name-you = { $name }, você
ui-finished = No Fim do Mundo
ui-coins = Moedas
ui-whisky = Uísque
ui-persons = Personagens
ui-landmark-cards = Cartas de local histórico
ui-category-scotsmen = Escoceses na sede
ui-category-cards = Cartas de local histórico
ui-category-whisky = Uísque
ui-category-persons = Personagens
ui-scotsmen-left = { $count ->
    [one] { $count } escocês na reserva
   *[other] { $count } escoceses na reserva
}
ui-in-supply = Na reserva
ui-markers-left = Marcadores de clã restantes
ui-points-now = Pontos até agora
ui-steps-left = Pontos de movimento restantes
ui-none-yet = ainda nada
ui-show-cards = Mostrar todas as cartas de local histórico

## A turn

ui-deed-activate-rest = Ativar tudo
ui-deed-move = Mover
ui-deed-sell = Vender
ui-deed-row = Remar
ui-deed-none = –
ui-deed-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
ui-deed-count-activate = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
ui-deed-count-sell = { $count ->
    [one] { $count } tipo
   *[other] { $count } tipos
}
ui-deed-count-row = uma peça adiante
ui-ticket-held = você tem { $count }
ui-steps-unused = { $count ->
    [one] sobra { $count } passo
   *[other] sobram { $count } passos
}

## Clans, market, cards

ui-clans = Clãs
ui-clan-named = { NAME($clan) }
ui-clan-toll = pedágio { $count }
ui-clan-taken = de { $seat }
ui-clan-road = o caminho custa { $count }
ui-clan-free = o caminho é grátis
ui-market-coins = moedas onde já se comprou
ui-market-england = Inglaterra
ui-market-buy-for = comprar por { $count }
ui-market-empty = nada para comprar
ui-market-sell-for = vender por { $count }
ui-market-no-sale = sem venda
ui-market-held = No território
ui-sheet-clans = Clãs
ui-sheet-cards = Cartas
ui-sheet-discard = Descarte
ui-sheet-points = Pontos
ui-card-instant = Na hora
ui-card-ongoing = De agora em diante
ui-card-end = No fim da partida
ui-card-on-road = na trilha
ui-card-claimed = reivindicada
ui-no-cards = Ninguém tem carta de local histórico, e não há nenhuma na trilha.
ui-no-discards = Nada foi descartado ainda.
ui-points-if-over = Se a partida acabasse agora, com mais uma rodada de pontuação.
ui-tab-land = Território
ui-tab-players = Jogadores
ui-tab-chronicles = Crônicas
ui-tab-calls = { $count ->
    [one] uma pode ser usada agora
   *[other] { $count } podem ser usadas agora
}

## The chronicles at the foot of the table

ui-chronicles = Crônicas
ui-chronicle-short-1 = Regata
ui-chronicle-short-2 = Montanha
ui-chronicle-short-3 = Adegas
ui-chronicle-short-4 = Inglês
ui-chronicle-short-5 = Haggis
ui-chronicle-short-6 = Tomo
ui-chronicle-short-7 = Assembleia
ui-chronicle-short-8 = Gangues
ui-chronicle-call-1 = prêmio
ui-chronicle-call-2 = oferenda
ui-chronicle-call-3 = barril
ui-chronicle-call-4 = vez dele
ui-chronicle-call-5 = haggis
ui-chronicle-call-6 = evento
ui-chronicle-call-7 = voto
ui-chronicle-call-8 = sua vez
ui-chronicle-call-row = remar
ui-chronicle-call-climb = escalar
ui-chronicle-call-build-cellar = construir
ui-chronicle-call-use = usar
ui-mountain-bare = vazia
ui-england-next = próximo turno
ui-tome-of = de { $count } ativados
ui-mobs-helpers = { $count ->
    [one] gângster
   *[other] gângsteres
}

## A seat by its colour, and what is told beside scores and tiles

ui-seat-colour = { $number ->
    [1] Vermelho
    [2] Amarelo
    [3] Verde
   *[other] Azul
}
ui-scoring-now = Pontos que uma rodada de pontuação traria agora: { $count }
ui-steps-none = nenhum passo
