# Por que Glen More II: Crônicas recusa uma ação. Um motivo começa com minúscula: pode vir depois de dois-pontos.

## Numbers with their nouns, for the sentences of all files

coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
amount = { $count } { NAME($piece, $count) }

## What is asked

reason-no-answer = isso não responde à pergunta
reason-asked-first = isso não responde à pergunta, e ela vem primeiro
reason-no-step = isso não é um passo de um turno
reason-no-chronicle = essa crônica não está em jogo
reason-own-turn-only = isso só é possível no seu próprio turno
reason-payment-first = antes vem o que é preciso pagar ou escolher
reason-token-later = primeiro a pergunta, depois a ficha do castelo
reason-one-activation-at-a-time = a pergunta vem antes: uma ativação termina antes que a próxima comece
reason-could-take-needed = a pergunta vem antes: { NAME($tile) } poderia consumir o que ela exige

## The track

reason-worlds-end-not-out = o Fim do Mundo ainda não saiu
reason-worlds-end-only-stop = no Fim do Mundo só se para, não se pega
reason-space-empty = não há peça no espaço { NAME($space) }
reason-not-in-front = o espaço { NAME($space) } não fica à frente do seu peão
reason-pawn-has-moved = seu peão já andou neste turno
reason-cannot-take = { NAME($tile) } não pode ser pega
reason-reserved-for-coins = custa { coins } para quem fez a reserva, você tem { $have }
reason-nothing-to-discard = não há peça para descartar no espaço { NAME($space) }
reason-can-take = você pode pegar { NAME($tile) }, então nada é descartado
reason-by-lot = { NAME($tile) } vem por sorteio
reason-not-in-stack = { NAME($tile) } não está na pilha { NAME($stack) }
reason-not-discarded = { NAME($tile) } não está no descarte

## Paying and the market

reason-whisky-cost = custa { $whisky } de uísque, você tem { $have }
reason-must-buy = custa { coins } com o que é preciso comprar, você tem { $have }
reason-costs-in-all = custa { coins } com o que mais é preciso comprar, você tem { $have }
reason-costs-a-scotsman = a peça custa um escocês: indique uma peça onde haja um seu
reason-row-full = a fileira { NAME($good, form: "of") } no mercado está cheia
reason-row-full-for = custa { $goods-and }, você não tem o bastante e a fileira do mercado está cheia
reason-row-empty = não há moedas na fileira { NAME($good, form: "of") } no mercado
reason-none-to-sell = você não tem { NAME($good) } para vender
reason-no-good-there = não há { NAME($good) } em { NAME($place) }

## Territories

reason-no-tile-of-yours = você não tem peça em { NAME($place) }
reason-no-tile-left = não resta peça em { NAME($place) }
reason-no-place-for = seu território não tem lugar para { NAME($tile) }
reason-no-place-without = sem o escocês em { NAME($place) }, não resta lugar para { NAME($tile) }
reason-place-taken = { NAME($place) } já tem { NAME($tile) }
reason-no-edge = nenhum lado de { NAME($place) } toca seu território
reason-over-nothing = { NAME($tile) } se constrói sobre uma peça do tipo { NAME($kind) }, e { NAME($place) } está vazio
reason-over-another-kind = { NAME($tile) } se constrói sobre uma peça do tipo { NAME($kind) }, e { NAME($below) } é do tipo { NAME($there) }
reason-rivers-differ = { $river ->
    [yes] { NAME($tile) } tem rio, e { NAME($below) } não tem
   *[no] { NAME($tile) } não tem rio, e { NAME($below) } tem
}
reason-stack-full = a pilha em { NAME($place) } está cheia
reason-beside-river = { NAME($place) } fica na linha do rio, onde só cabe uma peça de rio
reason-not-lengthening = { NAME($place) } não prolonga seu rio
reason-stops-river = a peça em { NAME($place) } interromperia o rio
reason-too-wide = seu território tem { $tiles } peças de largura, e a mesa não comporta mais
reason-too-high = seu território tem { $tiles } peças de altura, e a mesa não comporta mais
reason-no-scotsman-beside = nenhum escocês seu está ao lado de { NAME($place) }
reason-must-remove = é preciso remover uma peça
reason-start-stays = a peça inicial fica
reason-breaks-river = sem { NAME($place) }, o rio se romperia
reason-falls-apart = sem { NAME($place) }, o território se partiria
reason-boat-there = há um barco em { NAME($place) }

## Activation, exchanges and gains

reason-not-opened = { NAME($place) } não fica ao lado da peça que você colocou neste turno
reason-activated = { NAME($tile) }, em { NAME($place) }, já foi ativada neste turno
reason-nothing-to-activate = { NAME($tile) } não tem nada para ativar
reason-not-the-clans-kind = o clã não ativa agora peças do tipo { NAME($kind) }
reason-tile-full = { $count ->
    [one] { NAME($place) } já tem { $count } produto
   *[other] { NAME($place) } já tem { $count } produtos
}
reason-no-effect = a peça não tem mais o efeito “{ NAME($effect) }”
reason-none-left-to-keep = não resta { NAME($good) } para pôr em { NAME($place) }
reason-no-clan-marker = você não tem mais marcador de clã
reason-no-haggis-left = não há mais ficha de haggis na reserva
reason-goods-missing = faltam produtos para { NAME($tile) }, e o mercado não resolve
reason-goods-cost = os produtos para { NAME($tile) } custariam { coins }, você tem { $have }
reason-only-macgregor = só quem tem marcador em MacGregor ganha pontos em vez de um barril
reason-only-sinclair = só quem tem marcador em Sinclair dispensa um produto, uma vez por peça de comércio
reason-exchange-goes-on = a troca não pode parar aqui
reason-enough-given = não se pode entregar mais nada aqui
reason-not-finishable = depois disso você não conseguiria concluir a troca
reason-not-asked-now = { NAME($tile) } não pede { NAME($good) } agora
reason-not-taken-there = { NAME($tile) } não aceita { NAME($good) }
reason-given-already = você já entregou { NAME($good) }, e os produtos têm de ser diferentes
reason-neither-had-nor-sold = você não tem { NAME($good) }, e essa fileira do mercado está cheia
reason-giving-costs = entregar { NAME($good) } custaria { coins } no total, você tem { $have }

## Scotsmen

reason-no-points = você não tem mais pontos de movimento
reason-no-scotsman = você não tem mais escoceses
reason-no-scotsman-there = nenhum escocês seu está em { NAME($place) }
reason-not-beside = { NAME($place) } não fica ao lado de { NAME($start) }
reason-no-place-then = depois disso não haveria lugar para { NAME($tile) }
reason-no-discarded-tile-then = depois disso nenhuma peça do descarte teria lugar

## The clan board

reason-clan-without-bonus = { NAME($clan) } não tem bônus e não recebe marcador
reason-clan-taken = { NAME($clan) } já é de { $player }
reason-road = o caminho até { NAME($clan) } custa { coins }, você tem { $have }
