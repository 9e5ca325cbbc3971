# Por que as crônicas recusam uma ação.

## Several chronicles

reason-no-room = nenhuma peça sua tem lugar para um produto
reason-choose-gained = escolha o produto que você ganha
reason-name-other = indique outra pessoa
reason-name-other-or-done = indique outra pessoa ou conclua
reason-name-a-tile = indique uma peça
reason-name-a-space = indique o espaço de uma peça
reason-no-tile-of-theirs = { $player } não tem peça em { NAME($place) }
reason-no-tile-there = não há peça em { NAME($place) }
reason-whisky-owed = você tem { $have } de uísque, e a peça que você pega custa { $whisky }

## I: boats

reason-race-not-begun = nenhum peão passou ainda pela peça Largada
reason-boat-out = seu barco já saiu da regata
reason-lots = { $count ->
    [one] há { $count } número no sorteio da Largada
   *[other] há { $count } números no sorteio da Largada
}
reason-choose-reward = escolha uma das fichas de recompensa ou conclua
reason-no-such-token = não há ficha “{ NAME($token) }” ali
reason-token-not-in-bag = essa ficha não está no saco
reason-token-not-on-castle = essa ficha não está no castelo
reason-castle-empty = não resta ficha neste castelo

## II: the mountain

reason-leave-something = seu peão passou pela montanha: deixe nela uma moeda ou um produto
reason-none-of-it = você não tem { NAME($piece) }
reason-needed-for = sem { NAME($piece, form: "the") } não daria para pagar { NAME($tile) }
reason-name-mountain-tile = diga de qual peça { NAME($good, form: "the") } vai para a montanha
reason-englishman-climbs-not = o inglês não escala a montanha
reason-mountain-not-in-front = a montanha não fica à frente do seu peão
reason-pawn-on-mountain = o peão de { $player } está na montanha
reason-collect-or-done = você deixa a montanha: recolha o que está lá ou conclua
reason-name-kept = nem tudo da montanha tem lugar: diga qual produto você guarda agora
reason-none-on-mountain = não há { NAME($piece) } na montanha

## III: whisky

reason-name-a-barrel = indique um barril pelo espaço dele nas adegas
reason-area-empty = não há barril na área sem pontos
reason-no-barrel-there = não há barril no espaço { $space } das suas adegas
reason-barrel-must-move = um barril tem de avançar um espaço para a direita
reason-last-space = { $cellars ->
    [one] o espaço { $space } é o último da sua adega
   *[other] o espaço { $space } é o último das suas { $cellars } adegas
}
reason-barrel-in-the-way = já há um barril no espaço { $space }
reason-no-barrel-moves = nenhum barril seu pode avançar um espaço para a direita
reason-distil-or-age = escolha entre destilar e envelhecer
reason-cellar-built = você já tem a adega { $cellar }
reason-cellar-before = a adega { $first } vem antes da adega { $cellar }
reason-cellar-missing = a adega { $cellar } custa { $goods-and }, e o mercado não resolve
reason-cellar-cost = a adega { $cellar } custa { $goods-and }: o resto sai por { coins }, você tem { $have }
reason-englishman-sells-not = o inglês não vende uísque
reason-no-barrel-to-sell = você não tem barril para vender
reason-pawn-on-sale = há outro peão na peça de venda
reason-sale-full = todos os { $count } espaços da peça de venda estão ocupados
reason-sell-at-least-one = quem para numa peça de venda vende pelo menos um barril
reason-sell-where = venda no espaço extra ou num inferior
reason-sold-there = { $where ->
    [extra] você já vendeu um barril no espaço extra neste turno
   *[lower] você já vendeu um barril num espaço inferior neste turno
}
reason-sale-space-taken = { $where ->
    [extra] já há um barril no espaço extra
   *[lower] nenhum espaço inferior está livre: há barris em todos os { $most }
}
reason-extra-space-taken = o espaço extra já tem um barril

## IV: the Englishman

reason-englishman-leaves = o inglês não pega { NAME($tile) }
reason-england-full = a fileira da Inglaterra no mercado está cheia
reason-england-cost = a fileira da Inglaterra custa { coins }, você tem { $have }
reason-england-empty = não há moedas na fileira da Inglaterra no mercado
reason-not-in-front-of-englishman = o espaço { NAME($space) } não fica à frente do inglês
reason-never-discarded = { NAME($tile) } nunca é descartada por um peão
reason-pawn-there = há outro peão na peça { NAME($tile) }
reason-protected = { NAME($tile) } tem proteção: nenhum peão pode parar ali

## V: haggis

reason-open-or-hidden = pegue uma ficha de haggis aberta ou tire uma oculta
reason-no-hidden-haggis = não há ficha de haggis virada para baixo na reserva
reason-no-open-haggis = { $shown-count ->
    [0] não há ficha de haggis aberta
   *[other] nenhuma ficha de haggis aberta vale { $worth }: as abertas valem { $shown-and }
}
reason-haggis-is-drawn = tira-se uma ficha de haggis
reason-haggis-not-hidden = a ficha de haggis { $token } não está virada para baixo na reserva
reason-name-a-value = indique o valor de uma das suas fichas de haggis
reason-none-worth = nenhuma ficha virada para baixo na sua mesa vale { $worth }
reason-roll-for-haggis = joga-se o dado do haggis
reason-spend-or-done = gaste um barril por mais uma rolagem ou conclua
reason-open-already = { $count ->
    [one] { $count } das suas fichas de haggis já está aberta
   *[other] { $count } das suas fichas de haggis já estão abertas
}
reason-none-face-down = não há ficha virada para baixo na sua mesa
reason-none-face-down-there = não há ficha de haggis virada para baixo na mesa de { $player }
reason-no-whisky = você não tem barril de uísque

## VI: the tome

reason-name-a-card = ative o evento de uma das suas cartas de local histórico ou apenas vire a carta
reason-card-must-turn = é preciso virar uma carta
reason-no-card = você não tem a carta { NAME($card) }
reason-card-turned = a carta { NAME($card) } já mostra o evento
reason-no-site = nenhuma das suas cartas de local histórico mostra o local
reason-name-homeward = indique uma peça de onde um escocês vai ao Castelo-Sede ou conclua
reason-that-is-home = esse é o Castelo-Sede
reason-name-activated-tile = indique a peça que você ativa
reason-nothing-of-theirs = nenhuma peça de { $player } traria algo a você
reason-nothing-abroad = nenhuma peça de outra pessoa traria algo a você
reason-only-abroad = o evento ativa peças de outras pessoas
reason-tiles-must-differ = as duas peças têm de ser diferentes
reason-englishman-off-track = o inglês não está na trilha
reason-no-free-tile = não há peça livre no espaço { NAME($space) }
reason-tile-stays = { NAME($tile) } fica
reason-nothing-to-swap = o inglês não pode trocar de lugar com nenhuma peça
reason-scotsmen-cost = { $have ->
    [0] { scotsmen-asked }, e não há nenhum no seu território
   *[other] { scotsmen-asked }, e no seu território há { $have }
}
scotsmen-asked = { $count ->
    [one] custa um escocês
   *[other] custa { $count } escoceses
}
reason-nothing-to-remove = nenhuma peça sua pode ser removida
reason-no-discarded-tile = nenhuma peça do descarte teria lugar
reason-no-discarded-tile-without = sem o escocês em { NAME($place) }, nenhuma peça do descarte teria lugar
reason-too-few-kinds = você não pode entregar { $count } produtos diferentes e não tem marcador em MacLean
reason-tile-gone = { NAME($tile) } já saiu do seu território
reason-points-cost = { $points ->
    [one] custa { $points } ponto, você tem { $have }
   *[other] custa { $points } pontos, você tem { $have }
}
reason-sheep-cost = { $count ->
    [one] custa { $count } ovelha, no seu território há { $have }
   *[other] custa { $count } ovelhas, no seu território há { $have }
}
reason-no-stone = você não tem pedra nem pode comprar
reason-stone-cost = uma pedra custa { coins }, você tem { $have }
reason-stone-or-done = entregue uma pedra, compre uma ou conclua
reason-name-tile-with-scotsman = indique uma peça com um escocês
reason-name-tile-with-sheep = indique uma peça com uma ovelha

## VII: the Great Gathering

reason-name-a-scoring-card = indique a carta de pontuação que vai a votação
reason-not-in-this-game = a carta “{ NAME($card) }” não está nesta partida
reason-voted-on = a carta “{ NAME($card) }” já foi votada
reason-aye-or-nay = vote sim ou não
reason-only-two-players-double = só com dois jogadores se podem usar dois marcadores numa votação
reason-doubled-already = você já usou dois marcadores numa votação
reason-markers-left = marcadores que restam a você: { $ayes } de sim, { $nays } de não

## VIII: the Penny Mobs

reason-arrest = um gângster vai para a prisão
reason-not-to-come = { NAME($mobster) } não está entre as cartas da pilha B
reason-penny-or-mobster = ponha um penny num gângster da prisão, liberte um gângster ou conclua
reason-not-in-prison = { NAME($mobster) } não está na prisão
reason-no-penny = você não tem mais pennies
reason-no-penny-to-give = você não tem mais pennies para dar
reason-mobsters-rest = os gângsteres não fazem nada no turno do inglês
reason-not-held = { NAME($mobster) } não está com você
reason-no-mobster-token = você não tem mais ficha de { NAME($mobster) }
reason-use-or-done = use { NAME($mobster) } ou conclua
reason-not-used-that-way = { NAME($mobster) } não se usa assim
reason-choose-a-token = escolha uma ficha
reason-token-used = essa ficha já foi usada
reason-same-value-first = outra ficha do mesmo valor vem antes
reason-name-a-clan = indique um espaço de clã
reason-no-clan-free = nenhum espaço de clã está livre
reason-no-bonus-there = esse espaço não tem bônus
reason-clan-has-token = já há uma ficha em { NAME($clan) }
reason-nothing-to-claim = ninguém mais tem carta de local histórico que possa ser reivindicada
reason-name-others-card = indique uma carta de local histórico de outra pessoa
reason-no-other-has = ninguém mais tem a carta { NAME($card) }
reason-card-claimed = já há uma ficha na carta { NAME($card) }
reason-buy-or-done = compre um dos produtos gerados ou conclua
reason-not-produced = { NAME($place) } não produziu { NAME($good) }
reason-no-use = você não poderia guardar nem vender { NAME($good, form: "the") }
reason-put-or-sell = ponha o produto numa das suas peças ou venda-o
reason-reserve-after-moving = só se reserva uma peça depois que o próprio peão anda
reason-reserved-already = { NAME($tile) } já tem reserva
reason-nothing-to-reserve = você não poderia pegar nenhuma das peças à frente do seu peão
reason-at-worlds-end = seu peão já chegou ao Fim do Mundo
reason-must-take-reserved = você reservou { NAME($tile) } e tem de pegar essa peça
reason-macdarkies-coin = Fergus MacDarkie cobra uma moeda ao lado de { NAME($place) }, e você não tem nenhuma
reason-name-from-mountain = indique o que sai da montanha ou conclua
reason-outlaw-out = { NAME($mobster) } já está num território
reason-outlaw-nowhere = { NAME($mobster) } não está em nenhum território
reason-outlaw-goes-abroad = o fora da lei vai para o território de outra pessoa
reason-outlaw-must-leave = ele tem de trocar este território por outro
reason-outlaw-stuck = não há peça ao lado dele
reason-not-beside-outlaw = { NAME($place) } não fica ao lado dele
reason-supply-empty = você não tem escocês na reserva
reason-name-a-scotsman = indique um escocês seu ou conclua
reason-steal-or-done = roube um produto ou conclua
reason-stolen-already = Derek Anderson já roubou
reason-nothing-to-steal = nenhuma peça pode ser roubada
reason-nothing-to-steal-from = nenhuma peça de { $player } pode ser roubada
reason-trade-tiles-stay = peças de comércio não podem ser roubadas
reason-no-place-elsewhere = ela não teria lugar em outro território
reason-no-place-with = { $player } não tem lugar para ela
reason-not-touching = { NAME($place) } não toca o território de { $player } ou está ocupado
reason-name-the-victim = indique quem perde uma peça
reason-name-the-loot = indique a peça que é roubada
reason-name-the-spot = indique o lugar da peça
