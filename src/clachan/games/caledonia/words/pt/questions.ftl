# O que Clãs da Caledônia pergunta; depois um nome curto para cada pergunta.

ask-over = A partida acabou.
ask-choose-clan = Escolha um clã e a peça de começo de partida.
ask-choose-tile = Escolha uma peça de começo de partida.
ask-auction-bid = { $bid ->
    [-1] Abra o leilão com um lance.
   *[other] Dê um lance maior que { $bid } ou saia do leilão.
}
ask-first-worker = Posicione um trabalhador inicial: você paga o trabalhador e o terreno.
ask-turn = { $stage ->
    [shifted] Você mexeu no preço { NAME($good, form: "of") }: negocie esse produto agora.
   *[open] Rodada { $round }: faça uma ação ou passe a vez.
}
ask-end-of-turn = { $done ->
    [passed] Você passou a vez: use portos ou a adega, ou termine o turno.
   *[acted] Sua ação está feita: use portos ou a adega, ou termine o turno.
}
ask-after-expanding = { $goods-count ->
    [0] Você pode pegar contratos do monte pela quarta construção.
   *[other] { $draws ->
        [0] Você pode comprar { $goods-and } pelo preço da vizinhança.
       *[other] Você pode comprar { $goods-and } pelo preço da vizinhança e pegar contratos do monte pela quarta construção.
    }
}
ask-export-bonuses = Bônus de exportação restantes: { $bonuses }.
bonus-expansions = { $count ->
    [one] { $count } expansão livre
   *[other] { $count } expansões livres
}
bonus-upgrades = { $count ->
    [one] { $count } atualização bônus
   *[other] { $count } atualizações bônus
}
bonus-brewing = { $count ->
    [one] { $count } cereal para cerveja
   *[other] { $count } cereais para cerveja
}
ask-another-contract = Obtenha um segundo contrato pelo mesmo custo ou conclua.
ask-another-fulfilment = Cumpra também o segundo contrato ou conclua.
ask-slaughter = Para o contrato, abata { $sheep ->
    [0] { cows }
    [one] { $cows ->
        [0] { $sheep } ovelha
       *[other] { $sheep } ovelha e { cows }
    }
   *[other] { $cows ->
        [0] { $sheep } ovelhas
       *[other] { $sheep } ovelhas e { cows }
    }
}{ $spared ->
    [0] .
   *[other] { " " }(o porto poupa { $spared }).
}
cows = { $cows ->
    [one] { $cows } vaca
   *[other] { $cows } vacas
}
ask-bonus-upgrade = Escolha uma atualização bônus ou conclua.
ask-discard = { $group ->
    [basic] Descarte um produto básico.
   *[processed] Descarte um produto manufaturado.
}
ask-gain = { $group ->
    [basic] { $count ->
        [one] Ganhe mais { $count } produto básico.
       *[other] Ganhe mais { $count } produtos básicos.
    }
   *[processed] { $count ->
        [one] Ganhe mais { $count } produto manufaturado.
       *[other] Ganhe mais { $count } produtos manufaturados.
    }
}
ask-swap = Escolha no mapa uma unidade para voltar ao seu tabuleiro.
ask-swap-for = Escolha a unidade que fica no lugar dela.
ask-draw-offer = Pegue contratos do monte para escolher ou conclua.
ask-choose-a-drawn-contract = Fique com um desses contratos pelo custo da rodada ou conclua.
ask-make = Quanto { NAME($good) } você produz?
ask-mature = Guardar na adega um dos uísques recém-produzidos?
ask-churn = Quanto leite você bate em manteiga?
ask-empty-cellar = A última produção acabou: tire os barris da adega, pois lá dentro não pontuam.
ask-draw-contract = Um contrato é tirado do monte.
ask-roll-goods = Joga-se o dado de produto.
ask-roll-price = Joga-se o dado de preço para { NAME($good) }.

## Names of questions, for those who answer another one

question-choose-clan = escolha do clã
question-choose-tile = escolha da peça inicial
question-auction-bid = lance no leilão
question-first-worker = trabalhador inicial
question-after-expanding = depois de expandir
question-export-bonuses = bônus de exportação
question-another-contract = mais um contrato
question-another-fulfilment = cumprir mais um contrato
question-slaughter = abate
question-bonus-upgrade = atualização bônus
question-discard = descarte
question-gain = ganho
question-swap = troca
question-swap-for = unidade da troca
question-draw-offer = pegar contratos do monte
question-choose-a-drawn-contract = escolha de um contrato tirado
question-make = produção
question-mature = envelhecimento
question-churn = manteiga
question-empty-cellar = esvaziar a adega
question-draw-contract = tirar contrato
question-roll-goods = dado de produto
question-roll-price = dado de preço
