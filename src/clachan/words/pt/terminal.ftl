# O que só se diz num terminal.

terminal-introduction-bare =
    { $title }.
    Digite ? para as respostas, depois uma resposta, seu número ou o começo das suas palavras.
    `why` com uma ação explica uma recusa; `undo` desfaz; `help` lista todos os comandos.

# The conversation of a game, and a match that is shown again.
terminal-begin = Aperte Enter para começar.
terminal-over = A partida acabou: log, scores, board, undo, save ARQUIVO ou quit.
terminal-answers = ({ $count ->
    [one] { $count } resposta
   *[other] { $count } respostas
}: ?)
terminal-not-saved = Esta partida não está salva: `save ARQUIVO` a salva; digite quit de novo para sair.
terminal-saved = Salva em { $file }: `clachan play --load { $file }` continua.
terminal-left = { $count ->
    [one] Você saiu após { $count } ação: `save ARQUIVO` ou a opção --save ARQUIVO salva uma partida.
   *[other] Você saiu após { $count } ações: `save ARQUIVO` ou a opção --save ARQUIVO salva uma partida.
}
terminal-goodbye = Até a próxima.
terminal-thinking = pensando…
terminal-expected = pontos esperados: { $points }
terminal-less = { $points } a menos
terminal-more-actions = { $count ->
    [one] … e mais { $count } ação: digite mais palavras.
   *[other] … e mais { $count } ações: digite mais palavras.
}
terminal-taken-back = Desfeito: { $action }.
terminal-saved-actions = { $count ->
    [one] { $count } ação salva em { $file }: `clachan play --load { $file }` continua.
   *[other] { $count } ações salvas em { $file }: `clachan play --load { $file }` continua.
}
terminal-final-scores = Pontuação final:
terminal-scores-now = Se a partida acabasse agora:
terminal-not-allowed = { $action }: não permitido, { $why }.
terminal-allowed = { $action }: permitido ({ $cost }).
terminal-allowed-free = { $action }: permitido, e grátis.
terminal-from-to = { $first } a { $last }
terminal-no-answer = Não existe a resposta { $number }: a lista (digite ?) tem { $known }.
terminal-nothing-like = Nada como { $text } é permitido agora; por exemplo { $example }
terminal-opening = { $game }, semente { $seed }, lugares { $seats }.
terminal-ply = jogada { $ply } de { $last }
terminal-not-understood = Não entendo { $text }. Digite ? para listar as respostas, ou help.
terminal-not-understood-near = Não entendo { $text }. Seria `{ $near }`? Digite ? para listar as respostas, ou help.
terminal-may-mean = { $left ->
    [0] Isso pode ser { $actions }: digite mais, ou o número.
   *[other] Isso pode ser { $actions } e mais { $left }: digite mais, ou o número.
}
terminal-replay-keys = Enter avança, b volta, g N vai à jogada N, q sai; ou uma parte da mesa: { $parts }

# What `help` says: what can be typed, and what it does.
terminal-help-action = seu texto (`{ $example }`), seu número na lista, ou o começo das suas palavras (`{ $short }`)
    .word = uma ação
terminal-help-answers = lista as respostas com os custos; `? { $first }` ou `? { $second }` lista algumas
    .word = ?
terminal-help-hint = as três melhores respostas segundo um bot, com os pontos esperados; `hint 10` pensa mais
    .word = hint
terminal-help-why = por que uma ação não é permitida, ou quanto custa
    .word = why AÇÃO
terminal-help-undo = desfaz a sua última escolha
    .word = undo
terminal-help-save = salva a partida num arquivo; `load ARQUIVO` continua uma
    .word = save ARQUIVO
terminal-help-log = o que aconteceu; `log 50` mostra mais
    .word = log
terminal-help-rules = uma ajuda curta sobre uma ação, uma peça ou um termo; `rules` sozinho lista as palavras
    .word = rules PALAVRA
terminal-help-scores = os pontos de todos se a partida acabasse agora
    .word = scores
terminal-help-table = a mesa inteira
    .word = table
terminal-help-quit = sai (também exit)
    .word = quit
terminal-help-parts = { $parts }: digite uma para vê-la
    .word = partes

# A score sheet.
terminal-points = pontos
terminal-total = total
terminal-place = colocação
terminal-rating = resultado

# O resto da mesa que não cabe num terminal estreito: as palavras que o mostram.
terminal-more = mais: { $parts }

# O que `rules` explica.
topic-action = ação
topic-step = passo
topic-term = termo
topic-clan = clã
topic-port = porto
topic-scoring-tile = peça de pontuação
topic-tile-kind = tipo de peça
topic-tile = peça
topic-card = carta
topic-chronicle = crônica

terminal-loaded = { $count ->
    [one] { $count } ação carregada.
   *[other] { $count } ações carregadas.
}
