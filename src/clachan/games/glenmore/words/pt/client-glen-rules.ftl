# As regras de Glen More II em resumo: como ler uma peça, marcas, ícones.

ui-rules-tile = Como ler uma peça
ui-rules-tile-emblem = emblema
    .is = o tipo
ui-rules-tile-cost = aba vermelha
    .is = o que custa
ui-rules-tile-once = aba tracejada
    .is = uma vez, ao ser colocada
ui-rules-tile-wakes = aba de papel
    .is = sempre que é ativada
ui-rules-tile-river = rio
    .is = une esquerda e direita
ui-rules-tile-over = borda dupla
    .is = vai sobre outra peça
ui-rules-marks = Marcas na mesa
ui-rules-mark-place = coloque uma peça aqui
ui-rules-mark-act = ative esta peça
ui-rules-mark-move = ele pode andar, ou vir para cá
ui-rules-mark-pay = pague com este produto
ui-rules-mark-sell = venda este produto
ui-rules-mark-done = já ativada neste turno
ui-rules-tiles = Peças
ui-rules-tiles-is = uma face para cada tipo de efeito; aponte para ler
ui-rules-scoring = Numa pontuação
ui-rules-signs-wakes = Quando uma peça é ativada
ui-rules-signs-once = Uma vez, ao ser colocada
ui-rules-signs-table = Na mesa
ui-rules-signs-cards = Nas cartas
ui-rules-sign-goods = produz, no máximo três numa peça
ui-rules-sign-any = produz um produto à escolha
ui-rules-sign-step = um ponto de movimento: um passo para um escocês ou um barco
ui-rules-sign-points = pontos
ui-rules-sign-distil = dá o da esquerda pelo da direita
ui-rules-sign-trade = produtos por pontos
ui-rules-sign-marker-for = um produto por um marcador de clã
ui-rules-sign-age = envelhece um barril (III)
ui-rules-sign-haggis = uma ovelha por haggis (V)
ui-rules-sign-event = ativa um evento (VI)
ui-rules-sign-scotsman = um escocês da reserva
ui-rules-sign-card = a carta de local histórico
ui-rules-sign-marker = um marcador de clã; você paga o caminho
ui-rules-sign-barrel = um barril de uísque
ui-rules-sign-coin = uma moeda
ui-rules-sign-good = um produto à escolha
ui-rules-sign-river = uma peça de rio
ui-rules-sign-over = vai sobre outra peça
ui-rules-sign-die = o dado, que remove uma peça
ui-rules-sign-person = um personagem
ui-rules-sign-boat = a regata (I)
ui-rules-sign-votes = sim e não (VII)
ui-rules-sign-penny = um penny, um ponto a menos ou a mais (VIII)
ui-rules-sign-bolt = na hora, antes de ativar peças
ui-rules-sign-ever = de agora em diante
ui-rules-sign-flag = no fim da partida
ui-rules-sign-england = leva a ficha da Inglaterra (IV)
ui-rules-kinds = Tipos de peça
ui-rules-cards = Cartas de local histórico
ui-rules-clans = Clãs
ui-rules-clans-is = o que um marcador rende ali
ui-rules-persons = Personagens
ui-rules-persons-is = ficam ao lado do território; cada um conta nas pontuações e traz um marcador de clã
ui-rules-mobsters = Gângsteres
ui-rules-mobster-costs = { $points ->
    [one] custa { $points } ponto no fim
   *[other] custa { $points } pontos no fim
}

ui-market-goods = Seus produtos
ui-market-buying = Compre pelo preço circulado, só para pagar um custo na hora. Sem círculo não há mais o que comprar.
ui-market-selling = No seu turno, venda pela última pilha de moedas. Sem pilha não há venda.

## A person beside a land

ui-person-whose = Personagem de { $seat }
ui-person-stack = Peça da pilha { $stack }
ui-person-worth = Nas rodadas de pontuação conta como { $count } personagens.
