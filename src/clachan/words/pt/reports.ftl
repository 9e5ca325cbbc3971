# Relatórios e análises da linha de comando, em tabelas e em páginas.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · análise de uma partida
analysis-lead-games = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}, cada candidata simulada até o fim { $games } vezes.
analysis-lead-seconds = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}, cada uma pensada por { $seconds } s.
analysis-explained = A margem é o que alguém tem a mais que o melhor dos outros no fim (solo: os pontos). O esperado é a média dela quando a partida é simulada dali até o fim, todos jogando como o bot greedy, com a sorte e as partes ocultas distribuídas de novo. A perda de uma jogada é o que a melhor jogada achada por bots espera a mais, nas mesmas distribuições, menos o que essa jogada ainda renderia na próxima pergunta igual; assim uma oportunidade é cobrada uma vez só. ± é um erro padrão.
analysis-players = Jogadores
analysis-players-note = Um erro é uma perda de pelo menos um ponto, sem dúvida razoável (95 % da distribuição de Student). Começo, jogadas próprias, jogadas dos outros e sorte somam a margem no fim; as jogadas são comparadas com as do bot greedy.
analysis-turning-points = Momentos decisivos
analysis-turning-points-note = Os erros mais caros e as trocas da liderança esperada; números como no gráfico.
analysis-decisions = Decisões
analysis-decisions-note = Cada pergunta com mais de uma resposta: o que foi jogado e o que os bots acharam melhor.
analysis-curves = margem final esperada
analysis-curves-across = ação
analysis-curves-up = margem
analysis-same = o mesmo
analysis-column-player = jogador
analysis-column-points = pontos
analysis-column-place = colocação
analysis-column-decisions = decisões
analysis-column-agreed = como o bot
analysis-column-mistakes = erros
analysis-column-lost = pontos perdidos neles
analysis-column-start = começo
analysis-column-own = jogadas próprias
analysis-column-others = jogadas dos outros
analysis-column-luck = sorte
analysis-column-end = fim
analysis-column-number = nº
analysis-column-action = ação
analysis-column-happened = o que aconteceu
analysis-column-played = jogado
analysis-column-best = escolha do bot
analysis-column-expected = margem esperada
analysis-column-loss = perda

## Relatórios de muitas partidas, e arenas

report-title = { $game } · relatório
report-lead = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} ({ $sizes }), em média { $actions } ações por partida; { $source }. Intervalos de 95 %: de Wilson para proporções, de Student para médias.
report-size = { $players ->
    [one] { $count } solo
   *[other] { $count } com { $players } jogadores
}
report-source = { $more ->
    [some] jogadas por { $bots } com a semente { $seed } e { $options }
   *[none] jogadas por { $bots } com a semente { $seed }
}
report-arena-title = { $game } · arena
report-arena-lead = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} ({ $options }), semente { $seed }. Cada montagem é jogada em todas as rotações dos lugares. Intervalos de 95 %: de Wilson para proporções, repesando as montagens para as classificações, de Student para médias.
report-from-to = de { $low } a { $high }
report-chapters = Capítulos
report-written-by = Escrito pelo clachan.
report-no-plots = Sem gráficos: { $why }.
report-rows = { $count ->
    [one] Tabela de { $count } linha
   *[other] Tabela de { $count } linhas
}
report-plot = { $chapter }: { $what }
report-share-of-wins = proporção de vitórias
report-points-with-less-without = pontos com, menos pontos sem
report-final-points = pontos finais
report-dashed-mean = { $unit } (tracejado: a média)
report-row-before-column = linha à frente da coluna
report-time-for-a-choice = tempo por escolha, média das partidas
report-before = à frente de { $bot }
report-total = total
report-the-rest = outros
report-seat = p{ $number }
report-place = { $number }º
report-points = Pontos
    .note = Pontos finais de todos os lugares.
report-seats = Lugares
    .note = Resultados pelo número do lugar à mesa.
report-solo-ratings = Avaliações no jogo solo
    .note = Da melhor para a pior; intervalos de 95 %.
report-ratings = Classificação
    .note = Classificação de Bradley–Terry pelas colocações de todos os pares, com 1500 no meio; 400 a mais são dez para um. Uma vitória dividida conta em parte; um bot em vários lugares de uma partida conta uma vez por lugar. Um bot que falha fica em último; os outros dividem essa vitória, e os seus pontos dessa partida não contam.
report-pairs = Quem vence quem
    .note = Quantas vezes o bot da linha ficou à frente do bot da coluna nas partidas em comum; um empate vale meio.
report-bots-points = Pontos
    .note = Pontos finais de cada bot em todos os seus lugares.
report-seats-of-bots = Lugares
    .note = Vitórias e pontos por lugar, seja quem for que o ocupou.
report-time = Tempo
    .note = Tempo de processador nas perguntas com escolha, medido só no bot; de um bot em processo próprio, o tempo decorrido.
report-column-seats = lugares
report-column-wins = vitórias
report-column-points = pontos
report-column-used = usado
report-column-wins-with = vitórias com
report-column-wins-without = vitórias sem
report-column-points-with = pontos com
report-column-more-than-without = a mais do que sem
report-column-games = partidas
report-column-winner-s-points = pontos de quem vence
report-column-lead = vantagem
report-column-wins-of-who-began = vitórias de quem começou
report-column-what-it-says = o que diz
report-column-times = vezes
report-column-mean-round = rodada média
report-column-wins-of-those-seats = vitórias desses lugares
report-column-points-for = pontos por
report-column-winners = vencedores
report-column-others = demais
report-column-everybody = todos
report-column-seats-of = lugares de
report-column-least = mínimo
report-column-lower-quarter = quartil inferior
report-column-middle = mediana
report-column-upper-quarter = quartil superior
report-column-most = máximo
report-column-rating = avaliação
report-column-share = proporção
report-column-seat = lugar
report-column-start = início
report-column-bot = bot
report-column-choices-a-game = escolhas por partida
report-column-ms-a-choice = ms por escolha
report-column-slowest-ms = mais lenta, ms
report-markdown-lead = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} ({ $options }), semente { $seed }. Cada montagem é jogada em todas as rotações dos lugares. Intervalos de 95 %: de Wilson para vitórias, repesando as montagens para as classificações (Bradley–Terry pelas colocações de todos os pares, com 1500 no meio), de Student para os pontos médios. O tempo é tempo de processador nas perguntas com escolha; de bots em outros processos, tempo decorrido.
report-markdown-spread = pontos: mínimo, quartis, máximo
report-lost = Partidas perdidas por falha
    .note = Partidas que um bot perdeu por falhar. O arquivo de resultados contém a posição de cada uma.
report-column-lost-by-failing = perdidas por falha
report-column-game = partida
report-column-ply = jogada
report-column-fault = falha
report-column-what-happened = o que aconteceu
