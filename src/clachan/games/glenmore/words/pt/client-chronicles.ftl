# O que os tabuleiros das crônicas de Glen More II dizem de si.

## What a small board calls when it matters now: asked by its chronicle, or only possible

## I: the boat race

ui-race-neutral = Rio neutro
ui-race-on = A regata está em curso. Um ponto de movimento leva seu barco uma peça de rio para a esquerda, depois ao próximo rio abaixo.
ui-race-waits = Os barcos esperam nos castelos. A regata começa quando um peão passa pela Largada.
ui-race-row = Remar
ui-race-points = { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}
ui-race-choose = Escolha uma ficha deste castelo. Só você vê as fichas.
ui-race-token = Pegar a ficha “{ NAME($token) }”
ui-race-no-tokens = sem fichas
ui-race-home = { $place ->
    [1] chegou em primeiro
    [2] chegou em segundo
    [3] chegou em terceiro
   *[other] chegou por último
}
ui-race-river = { $river }: fichas de recompensa { $tokens }{ $boats-count ->
    [0] {""}
   *[other] , barcos de { $boats-and }
}

## II: the mountain

ui-mountain-past = Passar
ui-mountain-past-rule = Deixe nela 1 moeda ou 1 produto. De mãos vazias, não deixe nada.
ui-mountain-climbing = Escalar
ui-mountain-climbing-rule = Um peão por vez, e sem peça. Ao seguir, você pode levar tudo o que está lá.
ui-mountain-climb = Escalar
ui-mountain-collect = Recolher tudo
ui-mountain-heap = { $things-count ->
    [0] Não há nada na montanha.
   *[other] Na montanha: { $things-and }.
}
ui-mountain-climber = { $player } está nela.
ui-mountain-leave = Deixar na montanha: { NAME($thing) }
ui-mountain-keep = Guardar: { NAME($thing) }
ui-mountain-take = Tirar da montanha: { NAME($thing) }

## III: cellars

ui-cellar-barrels = { $count ->
    [0] nenhum barril
    [one] { $count } barril
   *[other] { $count } barris
}
ui-cellar-space = { $full ->
    [yes] Um barril que vale { $points }
   *[no] Um espaço vazio que vale { $points }
}
ui-cellar-number = adega { $number }
ui-cellar-build = Construir a adega { $number }, com espaços que valem { $points-and }
ui-cellar-distil = Destilar
ui-cellar-age = Envelhecer um
ui-cellar-rule = Um barril é vendido pelo número sob seu arco; ao envelhecer, avança um arco. Barris não vendidos contam como uísque.
ui-sale-none = Não há peça de venda na trilha.
ui-sale-extra = Vender no espaço tracejado: só quem para aqui
ui-sale-lower = Vender num espaço inferior: { $free ->
    [one] { $free } livre
   *[other] { $free } livres
}
ui-sale-state = Peça de venda: { $sold } de { $spaces } espaços inferiores ocupados, o tracejado { $extra ->
    [0] livre
   *[other] ocupado
}

## IV: the Englishman

ui-england-nobody = Ele não tem chefe
ui-england-nobody-rule = Quem passa por ele primeiro, ou ganha uma das cartas dele, comanda o inglês.
ui-england-you = Você comanda o inglês
ui-england-master = { $player } comanda o inglês
ui-england-moves = Ele é o último na trilha, então joga agora.
ui-england-waits = Quando é o último na trilha, ele joga por quem o comanda.
ui-england-price = O turno dele custa { $price } agora{ $won ->
    [0] ; não há moedas aqui para ganhar descartando.
    [1] . Descartar uma peça em vez disso rende a última moeda.
   *[other] . Descartar uma peça em vez disso rende as últimas { $won } moedas.
}
ui-england-full = A fileira está cheia: nenhuma peça pode ser paga. Descartar uma rende { $won ->
    [one] a última moeda
   *[other] as últimas { $won } moedas
}.
ui-england-take = Pegar uma peça
ui-england-take-cost = pague o custo dela e a fileira
ui-england-take-tile = Pegar { NAME($tile) } com o inglês; o turno dele custa { $price }
ui-england-discard = Descartar uma peça
ui-england-discard-wins = { $coins ->
    [0] não há moedas na fileira
    [one] rende { $coins } moeda
   *[other] rende { $coins } moedas
}
ui-england-discard-tile = Descartar { NAME($tile) } com o inglês, pelas moedas: { $coins }
ui-england-rule = Ele é mais um peão. No turno dele, quem o comanda pega uma peça pelo custo dela mais o preço marcado, ou descarta uma e leva as moedas mais à direita da fileira.
ui-england-cards = Quem ganha uma destas o comanda
ui-england-card-free = livre

## V: haggis

ui-haggis-rule = Quatro rolagens após as rodadas de pontuação 2, 3 e 4: cada uma vira uma ficha do valor tirado, no máximo três. Um barril de uísque compra mais uma rolagem.
ui-haggis-rolled = O dado mostra { $value }. Oonagh McHagg pode mandar rolar de novo.
ui-haggis-spend = Pagar um barril e rolar de novo
ui-haggis-supply = abertos, ocultos
ui-haggis-open = Haggis abertos de valor { $value }: { $count }
ui-haggis-hidden = Haggis ocultos: { $count }
ui-haggis-return = Abrir mão do haggis de valor { $value }
ui-haggis-sum = { $count } × { $sum } = { $points }
ui-haggis-none = sem haggis
ui-haggis-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
ui-haggis-plate = { $value ->
    [0] Um haggis de valor desconhecido
   *[other] Um haggis de valor { $value }
}{ $up ->
    [yes] , virado
   *[no] {""}
}

## VI: the tome

ui-tome-told = Evento ativado
ui-tome-worth = em cada pontuação
ui-tome-site = Local
ui-tome-event = Evento
ui-tome-trigger = Ativar o evento de { NAME($card) }: { $event }
ui-tome-turn = Só virar { NAME($card) }
ui-tome-only-turn = Só virar
ui-tome-no-cards = Você ainda não tem carta de local histórico. Uma peça Assembleia vira uma delas para o evento.
ui-tome-none-yet = sem cartas
ui-tome-count = { $count ->
    [one] { $count } ativado
   *[other] { $count } ativados
}
ui-tome-scotsmen-table = Uma tabela melhor para escoceses na sede.
ui-tome-whisky-table = Uma tabela melhor para uísque.

## VII: the Great Gathering

ui-gathering-state = { $state ->
    [passed] aprovada
    [rejected] rejeitada
    [voting] em votação
   *[open] ainda não votada
}
ui-gathering-vote = Votar { NAME($ballot) } em { NAME($card) }
ui-gathering-clan = Clã
ui-gathering-ballot = Voto
ui-gathering-markers = Restantes
ui-gathering-ayes = sins
ui-gathering-nays = nãos
ui-gathering-leads = na frente
ui-gathering-voted = votou
ui-gathering-you = você decide
ui-gathering-thinks = pensando
ui-gathering-own = { NAME($ballot) }, sem que ninguém veja

## VIII: the Penny Mobs

ui-mobs-penalty = { $points ->
    [one] Custa { $points } ponto no fim
   *[other] Custa { $points } pontos no fim
}
ui-mobs-pennies-on = Pennies na carta: { $count }
ui-mobs-penny = Pôr um penny em { NAME($mobster) }
ui-mobs-free = Libertar { NAME($mobster) }: pennies { $pennies }, no fim −{ $penalty } pontos
ui-mobs-use = Usar { NAME($mobster) }
ui-mobs-do-penny = Penny
ui-mobs-do-free = Libertar
ui-mobs-do-use = Usar
ui-mobs-empty = Ninguém está na prisão.
ui-mobs-later = { $count ->
    [one] Mais { $count } vem com a pilha B.
   *[other] Mais { $count } vêm com a pilha B.
}
ui-mobs-abroad = com { $player }{ $tile ->
    [0] {""}
   *[other] , { $tile }
}
ui-mobs-tokens = { $count ->
    [one] resta { $count } ficha
   *[other] restam { $count } fichas
}
ui-mobs-none = nenhum ainda
ui-mobs-purse = Pennies guardados: { $minus }, −1 cada; recebidos com gângsteres: { $plus }, +1 cada
ui-mobs-reserved = { NAME($tile) } tem reserva de { $coins }.
