# O que um servidor diz aos jogadores, seja qual for o jogo.

# Where a game stands, in a list of tables.
summary-set-up = Em preparação
summary-round = Rodada { $round } de { $rounds }
summary-turn = Turno { $turn }
summary-closed = Fechada por quem a abriu
summary-result = { $totals } pontos

# Sent to webhooks.
notice-turn = É a sua vez em { $title }.
notice-hello = O Clachan vai avisar por aqui quando for a vez de { $name }.


stranded = { $count ->
    [one] Um passo desta partida foi guardado sem o passo anterior e não pode ser mostrado; a partida continua do ponto anterior a ele.
   *[other] { $count } passos desta partida foram guardados sem o passo anterior e não podem ser mostrados; a partida continua do ponto anterior a eles.
}

foresight-hidden = O que isto revela só se vê depois.

# Several things that one sentence speaks of.
refused-thing = { NAME($part) }
one-of = { $things-or }

# Why a request is refused.
reason-not-now = agora não. { $question }
reason-malformed = esta mensagem não pode ser lida: { $error }
reason-unreadable = este pedido não pode ser lido: { $error }
reason-storage-away = as mesas estão inacessíveis neste momento; nada se perdeu, tente de novo daqui a pouco
reason-closed = quem administra este servidor fechou esta mesa
reason-barred = quem administra este servidor não permite a sua entrada
reason-table-moves = esta mesa está sendo aberta por outro processo; tente de novo daqui a pouco
reason-other-database = as mesas ficam num arquivo SQLite (um caminho, ou sqlite:///caminho) ou em PostgreSQL (postgresql://user@host/nome), não em { $kind }
reason-no-file-named = nenhum arquivo indicado: sem ele todas as mesas se perderiam quando o servidor terminasse
reason-no-database-address = este endereço de banco de dados não pode ser lido
reason-failed = o servidor não conseguiu fazer isso; tente de novo
reason-not-possible-here = isso não é possível nesta posição
reason-asked-player-only = só quem está na vez pode experimentar isso
reason-nameless-talk = escolha um nome antes de conversar
reason-nameless-sit = escolha um nome antes de se sentar
reason-name-without-letter = um nome precisa de pelo menos uma letra
reason-empty-message = esta mensagem está vazia
reason-seats = esta mesa tem { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
reason-seat-taken = o lugar { $number } é de { $name }
reason-not-invited = esta mesa é privada: peça o link a alguém que joga aqui
reason-unknown-invitation = este link de mesa não existe ou já não vale
reason-removed = quem abriu esta mesa tirou você dela
reason-muted = quem abriu esta mesa silenciou você
reason-host-only = só quem abriu esta mesa pode fazer isso
reason-nobody-there = ninguém está no lugar { $number }
reason-remove-yourself = em vez disso, saia do seu próprio lugar
reason-nobody-to-mute = não há ninguém para silenciar
reason-over-already = esta partida já acabou
reason-closed-table = quem abriu esta mesa a fechou
reason-seat-not-yours = o lugar { $number } não é seu
reason-absent-bot = no lugar de quem está ausente só { $bot } continua a jogar
reason-bot-settings = aqui um bot se escolhe pelo nome, sem ajustes: { $bot }
reason-no-hints = os jogadores desta mesa não combinaram o uso de dicas
reason-hints-for-asked = dicas são dadas a quem está na vez
reason-nothing-to-choose = não há nada para escolher agora
reason-stale = escolhido para a posição { $chosen }, mas a mesa está na posição { $now }
reason-moved-meanwhile = alguém jogou nesse meio-tempo
reason-not-your-turn = não é a sua vez: é a vez de { $name }
reason-open-seats-turn = não é a sua vez: é a vez de um lugar aberto
reason-nobodys-turn = não é a sua vez: não é a vez de ninguém
reason-hidden-no-branch = uma partida com partes ocultas só pode ter variantes depois do fim
reason-hidden-no-record = esta partida tem partes ocultas: a súmula fica disponível no fim
reason-unknown-table = não existe a mesa “{ $table }”
reason-unknown-link = este link de lugar não existe
reason-not-laid-out = esta mesa não pode ser montada
reason-cannot-show = { $why }: { $error }
reason-rules-changed = as regras mudaram desde o começo desta partida: { $error }
reason-other-data = esta partida começou com os dados de componentes { $data }, mas este servidor tem { $here }
reason-other-rules = esta partida começou com as regras { $rules } (Clachan { $version }), mas este servidor joga com as regras { $here } (Clachan { $here_version })
reason-table-from-position = uma mesa começa com uma montagem: esta súmula começa com uma posição, e só a linha de comando continua dali
reason-too-many-tables = você tem { $count } mesas em andamento: termine uma antes de abrir outra
reason-seed-range = uma semente é um número de 0 a { $most }, não { $seed }
reason-other-origin = esta página não veio deste servidor
reason-too-much = { $kind ->
    [say] conversa demais: espere um momento
    [hint] dicas demais: pense um pouco por conta própria
    [upload] súmulas demais: espere um momento
    [table] mesas demais: espere um momento
   *[other] pedidos demais: espere um momento
}
reason-too-many-pages = já há { $count } páginas abertas: feche algumas antes
reason-taken-back-too-often = já se desfez tanto nesta mesa que o que se joga agora fica valendo
reason-too-slow = um pedido tem de chegar em até { $seconds } segundos
reason-too-long = não se aceitam mais de { $most } bytes
reason-review-not-over = uma partida só é analisada depois do fim
reason-too-many-reviews = no máximo { $count } partidas suas são analisadas ao mesmo tempo; volte quando uma delas estiver pronta
reason-review-no-bots = nenhum bot conhece este jogo bem o bastante para analisá-lo
reason-review-effort = uma análise simula cada jogada até o fim de { $least } a { $most } vezes
reason-no-lesson = ainda não há partida guiada de { $game }
reason-nothing-here = não há nada neste endereço
reason-not-over = a partida ainda não acabou
reason-rematch-for-players = só quem jogou pode pedir revanche

# Why a webhook is not used.
reason-hook-unreadable = isto não é um endereço
reason-hook-no-web = um webhook começa com https:// ou http:// e indica um host
reason-hook-password = um webhook não traz usuário nem senha antes do host
reason-hook-letters = um webhook tem no máximo { $most } caracteres imprimíveis sem acentos e uma porta acima de 0
reason-hook-not-public = { $host } não leva a um endereço público
reason-hook-silent = o webhook não respondeu em { $seconds } s
reason-hook-unreached = não foi possível chegar ao webhook
reason-hook-status = o webhook respondeu com o status { $status }

# Bots that fail, and tables that were not kept as they were.
reason-event-missing = falta o evento { $event } da mesa { $table }
reason-stands-otherwise = { $events ->
    [one] depois de { $events } evento, a mesa está diferente de quando ele aconteceu
   *[other] depois de { $events } eventos, a mesa está diferente de quando eles aconteceram
}
reason-bot-worker-lost = o bot { $bot } não respondeu: o processo dele se perdeu { $times } vezes
reason-bot-failed = o bot { $bot } falhou: { $fault }
reason-bot-too-slow = o bot { $bot } não respondeu em { $seconds } s
reason-bot-silent = o bot { $bot } não respondeu

## One deal for several tables

reason-challenge-alone = quem aceita o desafio do dia joga por conta própria, até o fim
reason-no-challenge = não há desafio do dia em { $game }
reason-no-such-day = não há desafio em { $day }
reason-duplicate-seed = mesas com a mesma distribuição fazem o próprio sorteio: deixe a semente em branco
reason-deal-not-yet = você verá as outras mesas desta distribuição quando a sua partida terminar
reason-deal-seen = quem viu uma mesa desta distribuição não pode se sentar em outra
reason-unknown-deal = esta distribuição não existe; talvez as mesas dela já tenham sido apagadas

# Whoever comes without a name, until another is chosen.
guest-newcomer = Visitante { $mark }
