# O que uma ação faz (`act-`, num botão) e o que o registro conta dela (`fact-did-`).
# `$changes` é o que quem agiu pagou e ganhou com ela.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
gained = +{ $count } { NAME($piece, $count) }
paid = −{ $count } { NAME($piece, $count) }
card-gained = carta { NAME($card) }

## Turns

act-end-turn = Terminar o turno
fact-did-end-turn = { $player } termina o turno{ effects }.
act-done = Concluir
fact-did-done = { $rolled ->
    [0] { $player } conclui{ effects }.
   *[other] { $player } deixa valer o { $rolled }{ effects }.
}

## The track

act-take = Pegar a peça do espaço { NAME($space) }
fact-did-take = { $player } pega { NAME($tile) }{ effects }.
act-discard = Descartar a peça do espaço { NAME($space) }
fact-did-discard = { $player } descarta { NAME($tile) }{ effects }.
act-stop = Parar no Fim do Mundo
fact-did-stop = { $player } para no Fim do Mundo{ effects }.
act-draw = Tirar { NAME($tile) }
fact-did-draw = { $player } tira { NAME($tile) }.
act-roll = Tirar { NAME($side) } no dado
fact-did-roll = { $where ->
    [haggis] O dado do haggis mostra { NAME($side) }.
   *[track] O dado mostra { NAME($side) }.
}
act-claim = Pegar { NAME($tile) } do descarte
fact-did-claim = { $what ->
    [token] { $player } põe uma ficha de John McClaim na carta { NAME($tile) }.
   *[usual] { $player } pega { NAME($tile) } do descarte{ effects }.
}

## Paying, selling, exchanging, gaining

act-buy = Comprar o que falta
fact-did-buy = { $player } compra o que falta{ effects }.
act-from = Tirar de { NAME($place) }
fact-did-from = { $player } tira da peça { NAME($tile) }{ effects }.
act-sell = Vender 1 { NAME($good) }
fact-did-sell = { $player } vende 1 { NAME($good) }{ effects }.
act-give = Entregar 1 { NAME($good) }
fact-did-give = { $player } entrega 1 { NAME($good) }{ effects }.
act-leave-out = Dispensar um produto
fact-did-leave-out = { $player } dispensa um produto{ effects }.
act-take-points = Ganhar pontos em vez disso
fact-did-take-points = { $player } ganha pontos em vez disso{ effects }.
act-gain = Ganhar 1 { NAME($good) }
fact-did-gain = { $player } ganha 1 { NAME($good) }{ effects }.
act-keep = Guardar 1 { NAME($good) }
fact-did-keep = { $player } guarda 1 { NAME($good) }{ effects }.
act-coin = Ganhar uma moeda
fact-did-coin = { $player } ganha uma moeda{ effects }.
act-point = Ganhar um ponto de movimento
fact-did-point = { $player } ganha um ponto de movimento{ effects }.
act-resolve = Resolver o efeito “{ NAME($effect) }”
fact-did-resolve = { $player } resolve o próximo efeito, “{ NAME($effect) }”{ effects }.
act-clan = Pôr um marcador de clã em { NAME($clan) }
fact-did-clan = { $what ->
    [token] { $player } põe uma ficha de Peggy McWander em { NAME($clan) }.
   *[usual] { $player } põe um marcador de clã em { NAME($clan) }{ effects }.
}

## Territories

act-place = Colocar a peça em { NAME($place) }
fact-did-place = { $player } coloca { NAME($tile) }{ effects }.
act-activate = Ativar { NAME($place) }
fact-did-activate = { $player } ativa { NAME($tile, form: "the") }{ effects }.
act-move = Mover um escocês de { NAME($place) }
fact-did-move = { $player } move um escocês da peça { NAME($tile) }{ effects }.
act-to = Mover o escocês para { NAME($place) }
fact-did-to = { $player } move o escocês para a peça { NAME($tile) }{ effects }.
act-put = Pôr em { NAME($place) }
fact-did-put = { $player } põe o que recebe na peça { NAME($tile) }{ effects }.
act-remove = Remover { NAME($place) }
fact-did-remove = { $player } remove { NAME($tile) }{ effects }.

## I: boats; which token a lot lays out is a secret

act-lot = Sortear o número { $number }
fact-did-lot = { $what ->
    [start] Sorteia-se a vinda da peça Largada.
   *[token] Uma ficha de recompensa é colocada.
}
act-row = Remar com o barco
fact-did-row = { $player } rema com o barco{ effects }.
act-token = Pegar a ficha “{ NAME($reward) }”
fact-did-token = { $player } pega a ficha “{ NAME($reward) }”{ effects }.

## II: the mountain

act-climb = Escalar a montanha
fact-did-climb = { $player } escala a montanha{ effects }.
act-lay-coin = Deixar uma moeda na montanha
fact-did-lay-coin = { $player } deixa uma moeda na montanha{ effects }.
act-lay = Deixar 1 { NAME($good) } na montanha
fact-did-lay = { $player } deixa 1 { NAME($good) } na montanha{ effects }.
act-collect = Recolher o que está na montanha
fact-did-collect = { $player } recolhe o que está na montanha{ effects }.

## III: whisky

act-barrel = Escolher { NAME($barrel) }
fact-did-barrel = { $player } escolhe { NAME($barrel) }{ effects }.
act-distil = Destilar uísque
fact-did-distil = { $player } destila uísque{ effects }.
act-age = Envelhecer um barril
fact-did-age = { $player } envelhece um barril{ effects }.
act-build-cellar = Construir a adega { NAME($cellar) }
fact-did-build-cellar = { $player } constrói a adega { NAME($cellar) }{ effects }.
act-sell-extra = Vender no espaço extra
fact-did-sell-extra = { $player } vende no espaço extra{ effects }.
act-sell-lower = Vender num espaço inferior
fact-did-sell-lower = { $player } vende num espaço inferior{ effects }.

## V: haggis; the value of a hidden token is a secret

act-take-haggis = Pegar uma ficha de haggis de valor { NAME($haggis) }
fact-did-take-haggis = { $player } pega uma ficha de haggis de valor { NAME($haggis) }{ effects }.
act-draw-haggis = Tirar uma ficha de haggis
fact-did-draw-haggis = { $player } tira uma ficha de haggis{ effects }.
act-return-haggis = Abrir mão de uma ficha de haggis de valor { NAME($haggis) }
fact-did-return-haggis = { $way ->
    [given] { $player } cede uma ficha de haggis{ effects }.
   *[returned] { $player } devolve uma ficha de haggis{ effects }.
}
act-spend-whisky = Gastar um barril de uísque
fact-did-spend-whisky = { $player } gasta uísque{ effects }.
act-haggis-token = Tirar a ficha de haggis { $number }
fact-did-haggis-token = { $worth ->
    [0] { $player } tira uma ficha de haggis.
   *[other] { $player } abre uma ficha de haggis de valor { $worth }.
}

## VI: the tome

act-trigger = Ativar o evento de { NAME($card) }
fact-did-trigger = { $player } ativa o evento de { NAME($card) }{ effects }.
act-turn-over = Virar { NAME($card) }
fact-did-turn-over = { $player } vira { NAME($card) }{ effects }.

## VII: the Great Gathering; a vote is a secret

act-call = Pôr “{ NAME($gathering) }” em votação
fact-did-call = { $player } põe a carta “{ NAME($gathering) }” em votação{ effects }.
act-vote = Votar: { NAME($ballot) }
fact-did-vote = { $player } vota em segredo sobre “{ NAME($card) }”.

## VIII: the Penny Mobs

act-choose = Escolher { $seat }
fact-did-choose = { $player } escolhe { $seat }{ effects }.
act-space = Escolher o espaço { NAME($space) }
fact-did-space = { $player } escolhe { NAME($tile) } no espaço { NAME($space) }{ effects }.
act-penny = Pôr um penny em { NAME($mobster) }
fact-did-penny = { $player } põe um penny em { NAME($mobster) }{ effects }.
act-free = Libertar { NAME($mobster) }
fact-did-free = { $player } liberta { NAME($mobster) }{ effects }.
act-jail = Prender { NAME($mobster) }
fact-did-jail = { $player } prende { NAME($mobster) }.
act-use = Usar { NAME($mobster) }
fact-did-use = { $rolled ->
    [0] { $player } usa { NAME($mobster) }{ effects }.
   *[other] { $player } rola de novo o { $rolled }{ effects }.
}
act-coins-of = Pegar as moedas { NAME($good, form: "of") }
fact-did-coins-of = { $where ->
    [mountain] { $player } pega 1 { NAME($good) } da montanha{ effects }.
   *[market] { $player } pega as moedas { NAME($good, form: "of") }{ effects }.
}
act-coins-of-england = Pegar as moedas da Inglaterra
fact-did-coins-of-england = { $where ->
    [mountain] { $player } pega uma moeda da montanha{ effects }.
   *[market] { $player } pega as moedas da Inglaterra{ effects }.
}
act-seize = Tomar 1 { NAME($good) }
fact-did-seize = { $player } toma 1 { NAME($good) }{ effects }.
act-pick-token = Pegar a ficha { NAME($number) }
fact-did-pick-token = { $player } escolhe uma das fichas dela.
act-from-supply = Pegar um escocês da reserva
fact-did-from-supply = { $player } pega um escocês da reserva{ effects }.
act-walk = Fazer Kenneth McSnitch andar
fact-did-walk = { $player } faz Kenneth McSnitch andar{ effects }.
