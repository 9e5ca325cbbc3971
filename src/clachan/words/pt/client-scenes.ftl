# O que as páginas dizem no fim de uma rodada ou partida, em replays e em “e se”.

## All scenes

ui-scene-skip = Pular
ui-scene-close = Fechar
ui-scene-you = { $name }, você

ui-scene-swipe = Deslize para ver os outros

## The end of a round

ui-round-ends = Fim da rodada { $round }
ui-round-how = Todos passaram a vez. A terra rende, depois a peça da rodada pontua.
ui-round-how-without-tile = Todos passaram a vez. A terra rende.
ui-round-production = Produção
ui-round-scoring = Pontuação
ui-round-number = Rodada { $round }
ui-round-final = Pontuação final
ui-round-wages = Trabalhadores
ui-round-land = A terra dá
ui-round-made = Manufaturados
ui-round-purse = Caixa
ui-round-glory = glória
ui-round-barrel = um barril de uísque velho
ui-round-nothing = ainda nada
ui-round-none = ainda nada
ui-round-no-makers = nada a produzir
ui-round-made-nothing = guardou tudo
ui-round-begins = { $name } passou primeiro e começa.
ui-round-fee = { $pays ->
    [gets] Obter um contrato agora rende £{ $money }.
    [costs] Obter um contrato agora custa £{ $money }.
   *[free] Obter um contrato agora não custa nada.
}
ui-round-next-tile = pontua { $tile }
ui-round-on = Seguir para a rodada { $round }
ui-round-to-final = Ir à pontuação final
ui-round-dice = Os dados de mercado
ui-round-dice-rule = Preços baixos sobem e altos caem esse número; só os médios seguem o sinal.
ui-round-price-stays = o preço fica igual
ui-round-removed = O contrato { $contract } sai da partida

ui-scoring-title = { $round ->
    [1] Primeira pontuação
    [2] Segunda pontuação
    [3] Terceira pontuação
   *[other] Última pontuação
}
ui-scoring-why = { $round ->
    [4] todos os peões estão no Fim do Mundo; cada clã se compara com o que tem menos
   *[other] a pilha { $stack } acabou; cada clã se compara com o que tem menos
}
ui-scoring-ahead = à frente de quem tem menos
ui-scoring-points = pontos
ui-scoring-least = o mínimo é { $count }
ui-scoring-tome = o que o tomo acrescenta
ui-scoring-of-home = no Castelo-Sede
ui-scoring-of-cards = de castelos, lochs e monumentos
ui-scoring-of-whisky = barris na reserva
ui-scoring-of-persons = que se juntaram ao clã
ui-scoring-of-other = no total
ui-scoring-on = Seguir para a pilha { $stack }

## Short scenes

ui-moment-die = O dado anda
ui-moment-side = o dado mostra { $side }
ui-moment-discards = e remove { NAME($tile) }
ui-moment-nothing-gone = e não remove nada
ui-moment-passed = é aprovada
ui-moment-rejected = é rejeitada
ui-moment-aye = sim
ui-moment-nay = não
ui-moment-haggis = Ode a um haggis
ui-moment-none-turned = não vira nada
ui-moment-race = Começa a regata
ui-moment-race-how = agora pontos de movimento podem mover seu barco
ui-moment-boat-home = { $place ->
    [1] { $seat } chega em primeiro
    [2] { $seat } chega em segundo
    [3] { $seat } chega em terceiro
   *[other] { $seat } chega em { $place }º
}
ui-moment-boat-last = { $seat } fica por último na regata
ui-moment-boats-last = { $seats-and } ficam por último na regata

## The final sheet

ui-final-each = { $worth ->
    [one] { $worth } ponto cada
   *[other] { $worth } pontos cada
}
ui-final-none = ninguém tem
ui-final-imported = { $came } no total: { $worth } pontos cada
ui-final-money = 1 ponto a cada £10
ui-final-glory = { $tiles ->
    [0] sem peças de pontuação
    [one] de { $tiles } peça de pontuação
   *[other] de { $tiles } peças de pontuação
}
ui-final-by-table = pela tabela da partida solo
ui-final-majority = { $places ->
    [one] { $first } para quem tem mais{ $tie ->
        [0] { "" }
       *[other] ; no empate divide-se, aqui { $tie } para cada
    }
    [2] { $first } para quem tem mais, { $second } para o segundo{ $tie ->
        [0] { "" }
       *[other] ; no empate divide-se, aqui { $tie } para cada
    }
   *[other] { $first }, { $second }, { $third }{ $tie ->
        [0] { "" }
       *[other] ; no empate divide-se, aqui { $tie } para cada
    }
}
ui-final-bid = o que o clã custou no leilão
ui-final-title = Pontuação final
ui-final-points = Pontos
ui-final-place = { $place }º
ui-final-rating = Resultado
ui-final-places = Colocação
ui-final-over = A partida acabou
ui-final-wins = { $name } vence
ui-final-win-together = { $names } vencem juntos
ui-final-for-clan = pelo clã { $clan }
ui-final-before = { $points ->
    [one] { $points } ponto à frente de { $name }
   *[other] { $points } pontos à frente de { $name }
}
ui-final-tie-break = tantos pontos quanto { $name }; o desempate decide
ui-final-next-rating = { $points ->
    [one] falta { $points } ponto para { $rating }
   *[other] faltam { $points } pontos para { $rating }
}
ui-final-best-rating = não há nada acima disso
ui-final-reason = { $points } de { $line }
ui-final-rematch = Revanche
ui-final-wanted = { $name } quer revanche
ui-final-path = Percurso da partida
ui-final-to-scores = Pontuação
ui-final-replay = Replay
ui-final-record = Súmula
ui-final-home = Início
ui-final-scorings = { $count ->
    [one] { $count } pontuação
   *[other] { $count } pontuações
}
ui-final-bars = Barras cheias são pontos ganhos, vazadas são pontos perdidos; o melhor de cada linha é verde.
ui-final-back = Voltar à mesa

## The path of a game

ui-path-title = O percurso da partida
ui-path-looking = Procurando…
ui-path-rounds = Pontos no fim de cada rodada
ui-path-seat = Lugar
ui-plot-over = { $title } ao longo da partida
ui-plot-round = rodada { $round }

## Replays and what-ifs

ui-replay-title = Replay
ui-replay-page = Replay – { $game }
ui-replay-cannot = Esta partida não pode ser mostrada
ui-replay-first-page = Página inicial
ui-replay-to-table = Ir à mesa
ui-replay-record = Baixar a súmula
ui-replay-controls = Controles do replay
ui-replay-at = { $round ->
    [0] Jogada { $ply } de { $last }
   *[other] Jogada { $ply } de { $last } · rodada { $round }
}
ui-replay-before = Antes da primeira jogada.
ui-replay-ply = Jogada
ui-replay-start = Ir ao começo
ui-replay-step-back = Um passo atrás
ui-replay-turn-back = Um turno atrás
ui-replay-play = Reproduzir
ui-replay-pause = Pausar
ui-replay-step-on = Um passo adiante
ui-replay-turn-on = Um turno adiante
ui-replay-end = Ir ao fim
ui-replay-by = Por passo ou por turno
ui-replay-by-step = por passo
ui-replay-by-turn = por turno
ui-replay-speed = Velocidade
ui-replay-times = { $speed }×
ui-replay-round = Rodada
ui-replay-copy = Copiar o link
ui-replay-copied = Link copiado
ui-replay-copy-this = Copie este link
ui-replay-hides = Esta partida tem partes ocultas: até o fim você a vê como quem assiste, e o “e se” e a súmula esperam.
ui-replay-log = Registro
ui-what-if-title = E se
ui-what-if-begin = E se…
ui-what-if-from = A partir da jogada { $ply }: você joga por todos, e nada disso conta.
ui-what-if-bot = Deixar um bot jogar
ui-what-if-back = Voltar à partida
ui-what-if-over = A partida acabou nesta variante.
ui-what-if-working = Calculando…
