# A análise de uma partida que acabou.

ui-review-open = Análise
ui-review-title = Análise
ui-review-page = Análise – { $game }
ui-review-of = Análise da partida de { $date }, { $count ->
    [one] um jogador
   *[other] { $count } jogadores
}
ui-review-of-record = Análise de uma súmula, { $count ->
    [one] um jogador
   *[other] { $count } jogadores
}
ui-review-margin = Margem esperada
ui-review-against = { $name } contra o melhor dos outros; cada jogada simulada até o fim { $games } vezes
ui-review-alone = Pontos de { $name } no fim; cada jogada simulada até o fim { $games } vezes
ui-review-even = igual
ui-review-progress = Analisando a partida: { $judged } de { $all } decisões
ui-review-turning-points = Momentos decisivos
ui-review-lost = { $count ->
    [0] Nada foi claramente desperdiçado.
    [one] Uma jogada desperdiçou cerca de { $points } pontos.
   *[other] { $count } jogadas desperdiçaram cerca de { $points } pontos.
}
ui-review-no-mistakes = Nenhuma jogada foi claramente pior que a do bot.
ui-review-better = Melhor: { $best }
ui-review-turning-point = Momento decisivo { $number }
ui-review-cost = { $points ->
    [0] sem perda
    [one] −1 ponto
   *[other] −{ $points } pontos
}
ui-review-played-on = { $games ->
    [one] Cada jogada foi continuada daqui uma vez; mais ou menos { $doubt } pontos.
   *[other] Cada jogada foi continuada daqui { $games } vezes; mais ou menos { $doubt } pontos.
}
ui-review-moves = Todas as jogadas
ui-review-moves-in = Jogadas, { $part }
ui-review-played = Jogado
ui-review-bot = O bot
ui-review-loss = Perda
ui-review-same = como o bot
ui-review-elsewhere = em outro lugar
ui-review-doubt = mais ou menos { $doubt }
ui-review-start = Começo
ui-review-own = Próprias
ui-review-others = Os outros
ui-review-luck = Sorte
ui-review-end = Fim
ui-review-account-help = De onde veio a margem: o que se esperava no começo, o que mudaram as jogadas próprias e as dos outros, comparadas com as de um bot simples, e o que fizeram os sorteios e os dados.
ui-review-account-is = O que dizem estes números
ui-review-luck-doubt = A sorte é o que sobra: certa com uma margem de cerca de { $doubt } pontos para mais ou para menos, porque cada jogada foi continuada só algumas vezes.
ui-review-move = Jogada { $ply }
ui-review-back = Decisão anterior
ui-review-on = Próxima decisão
ui-review-first = Primeira decisão
ui-review-last = Última decisão
ui-review-play-on = Jogar a partir daqui
ui-review-whose = De quem é a partida analisada
ui-review-longer = Pensar mais
ui-review-table = Mesa inteira
ui-review-findings = Conclusões
ui-review-decided = O que decidiu a partida
ui-review-learn = { $count ->
    [1] Uma coisa para aprender
    [2] Duas coisas para aprender
   *[other] Três coisas para aprender
}
ui-review-luck-parts = Sorte nos sorteios, por partes do jogo
ui-review-link = Link para este momento
ui-review-link-copied = Link copiado
