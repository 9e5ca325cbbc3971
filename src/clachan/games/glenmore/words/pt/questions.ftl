# O que se pergunta e o que custa uma resposta.

## What may be spent before the answer, at questions that are not about it

points-first = { $points ->
    [0] { "" }
   *[other] { " " }Pontos de movimento que você pode usar antes: { $points }.
}

## The game itself

ask-over = A partida acabou.
ask-turn = { $figure ->
    [englishman] Mova o inglês: pegue uma peça e pague a fileira da Inglaterra, ou descarte uma pelas moedas de lá.
   *[pawn] Pegue uma peça à frente do seu peão.
}
ask-act = { $points ->
    [0] Ative peças, mova e venda, ou termine o turno.
   *[other] Ative peças, mova e venda, ou termine o turno. Pontos de movimento: { $points }.
}
ask-pay = Pague { NAME($piece, form: "single") } pela peça { NAME($tile) }.{ points-first }
ask-place = Onde você coloca { NAME($tile) }?{ points-first }
ask-one-time-effects = Qual efeito imediato da peça vem agora?{ points-first }
ask-gain-a-good = { $count ->
    [one] Ganhe { $count } produto à sua escolha na peça { NAME($tile) }.{ points-first }
   *[other] Ganhe { $count } produtos à sua escolha na peça { NAME($tile) }.{ points-first }
}
ask-clan-marker = Coloque um marcador de clã: você paga o caminho até o clã.{ points-first }
ask-put = Em qual peça você põe { NAME($piece, form: "single") }?{ points-first }
ask-bonus-activation = Ative uma peça de cada tipo ({ $kinds }) ou conclua.{ points-first }
ask-give-goods = Quais produtos você entrega na peça { NAME($tile) }?{ points-first }
ask-source = De onde vem { NAME($good, form: "the") } para a peça { NAME($tile) }?{ points-first }
ask-sell = De onde vem { NAME($good, form: "the") }?{ points-first }
ask-move = Para onde vai o escocês da peça { NAME($tile) }?
ask-remove = { $may ->
    [yes] { $count ->
        [one] Remova { $count } das suas peças ou conclua.{ points-first }
       *[other] Remova até { $count } das suas peças.{ points-first }
    }
   *[no] Remova { $count } das suas peças.{ points-first }
}
ask-keep-goods = Nem todos os produtos cabem na peça { NAME($tile) }: qual fica ali?{ points-first }
ask-claim = Pegue uma peça do descarte, sem custo.{ points-first }
ask-coin-or-movement = Nenhuma peça pôde ser pega: ganhe uma moeda ou um ponto de movimento.{ points-first }
ask-draw-tile = Uma peça é colocada na trilha.
ask-roll-die = Joga-se o dado.

## I: boats

ask-deal-a-token = Uma ficha de recompensa é colocada.
ask-lot-for-start = A sorte decide se a peça Largada vem agora.
ask-choose-a-token = Escolha uma ficha de recompensa deste castelo ou conclua.{ points-first }
ask-reward = Ganhe um produto à sua escolha.{ points-first }

## II: the mountain

ask-pass-the-mountain = Você passa pela montanha: deixe lá uma moeda ou um produto.{ points-first }
ask-mountain-from = De qual peça o produto vai para a montanha?{ points-first }
ask-leave-the-mountain = Recolher o que está na montanha?{ points-first }
ask-keep-from-the-mountain = Não há lugar para tudo: qual produto você guarda agora?{ points-first }

## III: whisky

ask-pay-a-barrel = Com qual barril você paga?{ points-first }
ask-age-a-barrel = Qual barril avança um espaço para a direita?{ points-first }
ask-distil-or-age = Destilar uísque ou envelhecer um barril?{ points-first }
ask-pass-a-sale = Você passa por uma peça de venda: venda um barril ou conclua.{ points-first }
ask-stop-at-a-sale = Venda um barril no espaço extra, num inferior ou em ambos.{ points-first }
ask-sell-a-barrel = Qual barril você vende?{ points-first }

## V: haggis

ask-gain-haggis = Pegue um haggis aberto ou tire um oculto.{ points-first }
ask-draw-haggis = Tira-se uma ficha de haggis.
ask-return-haggis = Sua mesa está cheia: qual ficha de haggis volta?{ points-first }
ask-roll-for-haggis = Joga-se o dado do haggis.
ask-whisky-for-haggis = Gastar um barril de uísque por mais uma rolagem só sua?{ points-first }
ask-roll-again-for-haggis = Joga-se o dado para o haggis de uma só pessoa.
ask-give-haggis = Ceda uma das suas fichas de haggis.{ points-first }

## VI: the tome

ask-event = Ative o evento de uma carta ou apenas vire a carta.{ points-first }
ask-pay-a-scotsman = Pague o evento com um escocês do seu território.{ points-first }
ask-give-back-sheep = De qual peça a ovelha volta?{ points-first }
ask-give-stone = Entregue pedra das suas peças ou compre, { $worth } PV cada, ou conclua.{ points-first }
ask-go-home = Mande um escocês ao Castelo-Sede ou conclua.{ points-first }
ask-activate-abroad = Ative uma peça de outra pessoa ou conclua.{ points-first }
ask-swap-the-englishman = Com qual peça o inglês troca de lugar?{ points-first }
ask-gain-from-event = Ganhe um produto à sua escolha.{ points-first }

## VII: the Great Gathering

ask-call-the-great-gathering = Qual carta vai a votação?{ points-first }
ask-vote = Vote em segredo: “{ NAME($card) }” deve contar?{ points-first }

## VIII: the Penny Mobs

ask-prison = Ponha um penny, liberte um gângster ou conclua.{ points-first }
ask-arrest = Um gângster vai para a prisão.
ask-mobster = { $step ->
    [token] Qual ficha { NAME($mobster) } coloca?{ points-first }
    [clan] Em qual clã { NAME($mobster) } põe a ficha?{ points-first }
    [put] Para qual peça vai o produto que { NAME($mobster) } traz?{ points-first }
    [reserve] Qual peça { NAME($mobster) } reserva?{ points-first }
    [draw] { NAME($mobster) } pode sortear uma segunda ficha de recompensa: quer?{ points-first }
    [penny] Barcos se cruzaram: { NAME($mobster) } dá à outra pessoa um penny seu?{ points-first }
    [haggis] Quem dá a { NAME($mobster) } uma ficha de haggis? Ou conclua.{ points-first }
    [roll] O dado mostra { $rolled }: { NAME($mobster) } manda rolar de novo?{ points-first }
    [swap] O que { NAME($mobster) } tira da montanha? Ou conclua.{ points-first }
    [instead] Qual produto { NAME($mobster) } traz em troca?{ points-first }
    [sell] Qual barril { NAME($mobster) } vende no espaço extra? Ou conclua.{ points-first }
   *[claim] Em qual carta de local histórico de outra pessoa { NAME($mobster) } põe uma ficha?{ points-first }
}
ask-buy-from-a-producer = Compre um dos produtos gerados com uma moeda de Bruce McMail ou conclua.{ points-first }
ask-outlaw = { $step ->
    [source] Qual escocês se torna { NAME($mobster) }? Ou conclua, e ele vai mais tarde.{ points-first }
    [goal] Para o território de quem { NAME($mobster) } vai?{ points-first }
    [may-go] Para o território de quem { NAME($mobster) } segue? Ou conclua, e ele fica.{ points-first }
    [place] Em qual peça { NAME($mobster) } fica?{ points-first }
    [walk] Para onde { NAME($mobster) } anda?{ points-first }
   *[steal] Qual produto { NAME($mobster) } rouba?{ points-first }
}
ask-theft = { $step ->
    [victim] De quem Derek Anderson rouba uma peça?{ points-first }
    [tile] Qual peça Derek Anderson rouba?{ points-first }
    [goal] Para o território de quem vai a peça roubada?{ points-first }
   *[spot] Onde se coloca a peça roubada?{ points-first }
}
ask-token-lot = Tira-se uma ficha de recompensa.

## Costs

cost-coins = { coins }
cost-gain = +{ coins }
cost-pieces = { $pieces-and }
cost-pieces-and-england = { $pieces-and } e { coins } para a Inglaterra
cost-england = { coins } para a Inglaterra
cost-token = vale { coins }
cost-roll-counts = o { $rolled } vale
cost-roll-again = no lugar do { $rolled }
