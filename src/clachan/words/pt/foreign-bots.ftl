# Bots que não são nossos: arquivos, programas, pacotes. O que se diz quando não iniciam ou falham à mesa.
reason-bot-command = o bot { $bot } não é um comando: { $why }
reason-bot-command-empty = o bot { $bot } não indica um comando: escreva depois de engine: o que o inicia
reason-bot-no-file = não existe o arquivo { $file }
reason-bot-file-raised = { $file } não pode ser carregado: { $error }
reason-bot-file-lacks = { $names-count ->
    [0] { $file } não tem { $name } nem bot algum: um bot é uma classe com um método choose, ou um BotKind
   *[other] { $file } não tem { $name }: tem { $names }
}
reason-bot-file-choose = { $names-count ->
    [0] { $file } não tem bot: um bot é uma classe com um método choose, ou um BotKind
   *[other] { $file } tem vários bots, então indique um depois de dois-pontos: { $names }
}
reason-bot-not-started = o bot { $bot } não pode ser iniciado: { $why }
reason-bot-no-hello = o bot { $bot } não mandou hello em { $seconds } s
reason-bot-bad-hello = o bot { $bot } não respondeu com um hello do protocolo { $protocol } e um nome, mas com { $line }
reason-bot-bad-wants = o bot { $bot } quer { $wants }, mas o que se pode querer é uma lista de { $known }
reason-bot-start-error = o bot { $bot } não inicia: { $error }
reason-bot-raised = o bot { $bot } falhou: { $error }
reason-bot-crashed = { $said ->
    [yes] o bot { $bot } terminou sozinho ({ $how }): { $last }
   *[no] o bot { $bot } terminou sozinho ({ $how })
}
reason-bot-choice-time = o bot { $bot } não respondeu em { $seconds } s
reason-bot-game-time = o bot { $bot } gastou seus { $seconds } s para uma partida
reason-bot-nonsense = o bot { $bot } disse { $line }, que não é um objeto JSON em uma linha
reason-bot-other-line = o bot { $bot } devia mandar uma linha do tipo "{ $due }", mas mandou { $line }
reason-bot-unasked = o bot { $bot } falou sem ser perguntado
reason-bot-chose-no-number = o bot { $bot } respondeu { $answer }, que não é o número de uma ação
terminal-bot-replaced = { $why }; { $bot } continua em seu lugar
reason-in-position = { $why }; a posição é { $position }
reason-program-in-record = a súmula quer executar { $bot } nesta máquina: se você confia nele, indique-o com --bots
reason-limit-seconds = um limite é um número de segundos de 0 (nenhum) a { $most }, não { $given }
reason-limit-memory = a memória de um bot é 0 (sem limite) ou de { $least } a { $most } MB, não { $given }
reason-export-file = os resultados são escritos em um arquivo que termina em .csv ou .parquet, não { $file }
reason-parquet-needs = Parquet precisa do extra parquet: pip install 'clachan[parquet]'

# Um torneio.
arena-lost = A partida { $number } está perdida para { $seat } na jogada { $ply }: { $why }
arena-stopped = { $count ->
    [one] clachan: parado; 1 partida foi salva: o mesmo comando com --results { $file } continua
   *[other] clachan: parado; { $count } partidas foram salvas: o mesmo comando com --results { $file } continua
}

# O que check-bot encontra.
check-bot-position = posição: { $position }
check-bot-failed = { $why }
check-bot-failed-at = { $game }, { $players ->
    [one] solo
   *[other] { $players } jogadores
}: { $why }
check-bot-started = inicia em { $seconds } s e se chama { $name }
check-bot-ends = termina quando recebe a ordem
check-bot-does-not-end = não termina quando recebe quit e ninguém mais fala com ele: é preciso matá-lo
check-bot-lost = { $game }, { $players ->
    [one] solo
   *[other] { $players } jogadores
}: perdida na jogada { $ply }: { $why }
check-bot-played = { $game }, { $players ->
    [one] solo
   *[other] { $players } jogadores
}: { $count ->
    [one] { $count } escolha
   *[other] { $count } escolhas
}, todas permitidas; { $mean } ms cada uma, { $slowest } ms no máximo
check-bot-slow = a escolha mais lenta levou { $seconds } s: com um limite de { $limit } s uma máquina ocupada pode fazê-lo perder
check-bot-same = a mesma semente dá a mesma partida
check-bot-differs = a mesma semente dá outra partida: na jogada { $ply } escolheu { $first } e, depois, { $second } (um limite em segundos pode fazer isso, ou números aleatórios que sua semente não iniciou)
check-bot-differs-after = a mesma semente dá outra partida a um bot que já jogou: na jogada { $ply } escolheu { $first } e, depois, { $second } (algo sobrou da partida anterior, ou os números aleatórios não seguem sua semente)
