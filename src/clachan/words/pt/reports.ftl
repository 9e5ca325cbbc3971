# Relatórios e análises da linha de comando, em tabelas e em páginas.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · análise de uma partida
analysis-lead-games = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}, cada candidata jogada adiante { $games } vezes.
analysis-lead-seconds = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}, cada uma pensada por { $seconds } s.
analysis-explained = A margem é o que alguém tem a mais que o melhor dos outros no fim (solo: os pontos). O esperado é a média dela quando a partida é jogada adiante dali, todos seguindo como o bot greedy, com a sorte e as partes ocultas distribuídas de novo. A perda de uma jogada é o que a melhor jogada achada por bots espera a mais, nas mesmas distribuições, menos o que essa jogada ainda renderia na próxima pergunta igual; assim uma oportunidade é cobrada uma vez só. ± é um erro padrão.
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
analysis-column-place = lugar
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
