# O que se recusa antes e ao lado de uma partida: opções, bots, súmulas.

# Options and bots, as they were typed or sent.
reason-option-value = a opção { $option } não pode ser { $given }: deve ser { $allowed }
reason-unknown-option = não existe a opção { $option }: as opções são { $options }
reason-unknown-bot = não existe o bot { $bot }: os bots são { $bots }
reason-bot-not-loaded = o bot { $bot } não pode ser carregado de { $place }: { $error }
reason-bot-of-no-kind = o bot { $bot } não é um BotKind: { $place } indica um { $kind }
reason-bot-value = bot { $bot }: { $parameter } não pode ser { $given }: deve ser { $allowed }
reason-only-random-plays = nenhum bot além de random joga { $game } ainda
reason-bot-not-for-game = o bot { $bot } ainda não joga { $game }
reason-candidate-games = uma ação é simulada até o fim de { $least } a 100000 vezes, não { $games }
reason-decision-seconds = uma decisão leva mais de 0 e no máximo 3600 segundos, não { $seconds }
reason-unknown-game = não existe o jogo { $game }: os jogos são { $games }
reason-game-not-opened = o jogo { $game } não pode ser aberto de { $place }: { $error }
reason-game-of-no-kind = o jogo { $game } não é um jogo com esse nome: { $place } dá { $found }

# Matches and records.
reason-seed-of-match = uma semente é um número de 0 a 2**60 - 1, não { $seed }
reason-chosen-earlier = { $action }: escolhida na jogada { $ply }, mas a partida está na jogada { $now }
reason-no-action-at = a partida tem ações nas jogadas 0 a { $last }, não em { $ply }
reason-nothing-played = nada foi jogado ainda
reason-no-ply = a partida tem as jogadas 0 a { $last }, não { $ply }

# What may stand somewhere: after "it is".
allowed-yes-no = yes ou no
allowed-number = um número
allowed-one-of = um destes: { $values }
allowed-between = { $kind ->
    [whole] um número inteiro de { $least } a { $most }
   *[any] um número de { $least } a { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] o bot { $bot } não tem o parâmetro { $parameter }: não aceita nenhum
   *[other] o bot { $bot } não tem o parâmetro { $parameter }: os parâmetros são { $known }
}
reason-bot-chose = o bot { $bot } escolheu { $action }: { $why }
reason-network-misfit = a rede { $network } tem { $inputs } entradas e { $numbers } números, mas uma posição tem { $features } características: treine-a de novo
reason-row-misfit = a linha { $row } tem { $numbers } números, mas há { $weights } pesos: crie-a de novo
reason-bot-chose-none = o bot { $bot } escolheu a ação { $number }, mas as ações vão de 0 a { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }

# What the system refuses a file or a port for: after a colon.
system-not-there = não existe arquivo nem pasta com esse nome
system-not-allowed = permissão negada
system-not-permitted = operação não permitida
system-is-folder = é uma pasta
system-no-folder = não é uma pasta
system-is-there = o arquivo já existe
system-name-too-long = o nome do arquivo é longo demais
system-full = não há mais espaço no disco
system-read-only = o disco é somente para leitura
system-address-in-use = o endereço já está em uso
system-address-elsewhere = este computador não tem esse endereço
