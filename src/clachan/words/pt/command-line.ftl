# Os comandos do terminal e suas opções, como `--help` os mostra.

## What several commands take

cli-any-as-json = imprime dados simples para programas
cli-any-data = uma pasta com um pacote de dados a usar
cli-any-db = o arquivo que guarda todas as mesas, ou a URL de um banco de dados
cli-any-runner = onde se jogam as partidas: processes ou ray (extra cluster)
cli-any-game = qual jogo
cli-any-games = quantas partidas jogar
cli-any-html = escreve uma página com gráficos que não precisa de mais nada
cli-any-jobs = processos; por padrão, um por núcleo
cli-any-kind = address ou guest
cli-any-options = como no_ports,edition=first
cli-any-other-data = lê uma súmula mesmo que tenha sido jogada com outros dados
cli-any-players = quantos lugares
cli-any-seed = decide montagens, sorte e escolhas dos bots
cli-any-table = o nome de uma mesa, como no endereço dela
cli-any-what = um endereço ou uma rede; o id de um visitante, como `tables` mostra

## Each command, and what it alone takes

cli = Uma mesa digital aberta para dois jogos de tabuleiro escoceses.
    .version = mostra a versão
    .install-completion = completa comandos com a tecla Tab neste shell daqui em diante
    .show-completion = mostra as linhas que fazem isso, para acrescentar à mão
    .lang = o idioma a usar; sem isso, vale CLACHAN_LANG ou o do sistema
cli-play = Joga uma partida neste terminal, solo ou com bots.
    .players = quantos jogam; 1 é solo
    .seat = quem se senta a seguir: human ou o nome de um bot
    .seats = todos os lugares de uma vez, como human,random
    .seed = a mesma semente monta a mesma mesa
    .bots = quem joga contra você, como normal,greedy
    .load = continua uma partida salva, com os lugares e a sorte dela
    .save = salva a partida neste arquivo após cada escolha
cli-options = Lista e explica cada opção de um jogo, ou de todos.
cli-options-name = opção
cli-options-default = padrão
cli-options-values = valores
cli-options-meaning = significado
cli-serve = Inicia a mesa web e a mantém no ar até ser interrompida.
    .host = o endereço em que escuta
    .port = a porta em que escuta; 0 pega uma livre
    .origin = outra origem que pode usar este servidor
    .bot-workers = processos para bots, um deles para os rápidos
    .bot-seconds = o tempo de processador que um bot pode levar por resposta
    .guest-thinking = segundos por minuto em que os bots lentos das mesas de um visitante podem pensar
    .all-thinking = segundos por minuto em que todos os bots lentos, juntos, podem pensar
    .message-rate = mensagens por segundo que uma página pode enviar
    .bot-pace = o mínimo de segundos entre passos de bots quando alguém assiste
    .patience = segundos após os quais os outros podem pôr um bot no lugar de quem se ausentou
    .hook-network = uma rede que webhooks podem alcançar embora não seja pública
    .idle-seconds = segundos até adormecer uma mesa que ninguém está olhando
    .limit = o que um endereço, visitante ou mesa pode pedir, como say.guest=60/minute, ou off
    .workers = quantos processos servem; vários exigem PostgreSQL
    .peer-host = onde servidores em outras máquinas com o mesmo banco de dados alcançam este
    .metrics-network = uma rede de onde /metrics pode ser lido, além desta máquina
    .proxy = a rede de um proxy na frente; vale o que ele informa sobre endereços e TLS
cli-bot-worker = Põe bots para pensar aqui para os servidores de um banco de dados, onde quer que rodem, até ser interrompido.
    .db = a URL do banco de dados que os servidores usam
    .processes = quantos bots podem pensar ao mesmo tempo
    .quick = pensa por bots que respondem na hora, não pelos que pensam muito
    .nice = quanto este processo cede a vez a outros programas daqui
cli-backup = Copia as mesas de um servidor para um arquivo, mesmo em funcionamento; dá para iniciar um servidor com o arquivo.
    .to = o arquivo a escrever; não pode existir ainda
cli-restore = Copia as mesas de um arquivo para um banco de dados vazio, ou um arquivo novo.
    .source = um arquivo que `clachan backup` escreveu
cli-export = Escreve uma mesa de um servidor como súmula.
cli-tidy = Remove mesas e conversas antigas do servidor, mesmo em funcionamento.
    .finished-days = por quantos dias se guardam mesas terminadas; 0 é para sempre
    .idle-days = após quantos dias sai uma mesa em que nada acontece; 0 é nunca
    .chat-lines = quantas linhas de conversa se guardam de cada mesa; 0 são todas
    .megabytes = acima deste tamanho saem as mesas terminadas mais antigas; 0 é qualquer tamanho
cli-replay = Mostra de novo uma partida registrada, ou a confere.
    .file = a súmula de uma partida
    .ply = mostra a mesa depois de tantas ações
    .part = mostra uma parte da mesa, como market
    .verify = refaz tudo e compara
    .secret = o segredo que a folha da distribuição revela: confere também os sorteios
cli-draw = Desenha a mesa de uma súmula como imagem, como se vê na mesa web.
    .file = a súmula de uma partida
    .out = a imagem a escrever: .svg, ou .png com o extra pictures
    .ply = depois de tantas ações; por padrão, de todas
    .seat = como este lugar a vê, a partir de 1; por padrão, como todos a veem
    .width = pixels de um .png da esquerda à direita
cli-sim = Joga muitas partidas com bots e conta o que acontece.
    .bots = um bot para todos os lugares, ou um para cada
cli-perft = Conta as sequências de ações a partir da primeira pergunta, para comparar motores de regras.
    .depth = quantas ações de profundidade
    .by-action = conta cada primeira ação à parte
cli-arena = Faz bots jogarem entre si nas mesmas montagens com lugares alternados, e os classifica.
    .bots = quem se enfrenta; o último preenche os lugares que sobram
    .results = arquivo de resultados; uma execução interrompida continua dali
    .records = escreve a súmula de cada partida jogada aqui
    .report = escreve uma página: .html com gráficos, ou .md
    .export-to = escreve uma linha para cada lugar de cada partida: .csv, ou .parquet com o extra parquet
    .choice-time = segundos de relógio por escolha de um bot em processo próprio; 0 é sem limite
    .game-time = o mesmo para todas as escolhas dele numa partida
    .memory = megabytes que esse bot pode usar, no Linux; 0 é sem limite
cli-check-bot = Faz um bot jogar partidas inteiras contra si mesmo e diz o que há de errado com ele.
    .bot = um nome, ./mybot.py:MyBot, ou engine: e um comando
    .game = qual jogo; pode ser dado mais de uma vez; por padrão, todos
    .players = quantos jogam; pode ser dado mais de uma vez; por padrão, todos os números possíveis
    .choice-time = segundos de relógio por escolha de um bot em processo próprio; 0 é sem limite
    .game-time = o mesmo para todas as escolhas dele numa partida
    .memory = megabytes que esse bot pode usar, no Linux; 0 é sem limite
cli-report = Conta quem vence e o que pontua, por clã, lugar, peça e rodada, de súmulas ou de uma simulação.
    .records = súmulas, ou pastas de súmulas; sem elas, joga partidas
    .game = qual jogo jogar, ou quais súmulas contam
    .bots = quem joga: um bot, ou um para cada lugar
    .keep = salva nesta pasta as partidas jogadas como súmulas
    .plots = escreve nesta pasta cada gráfico como SVG
cli-analyse = Mostra, para cada decisão, o que um bot faria e quanto custou a jogada feita, e os momentos decisivos.
    .record = a súmula de uma partida, acabada ou não
    .iterations = partidas simuladas a partir de cada candidata; o resultado se repete exatamente
    .seconds = tempo por decisão em vez de --iterations
    .seat = avalia só um lugar, como p1
    .seed = decide o que se distribui quando a partida é simulada até o fim
cli-bench = Compara a velocidade dos jogos com catanatron e python-chess, alternadamente, num núcleo.
    .seconds = quanto dura a corrida
    .plain = corre mesmo que o núcleo não esteja compilado
    .research = compara os ambientes de pesquisa
cli-rules = Lista as seções dos manuais com seus lugares, ou com os testes que as provam.
    .section = uma seção, ou todas abaixo dela
    .covered = quais testes provam cada seção
    .folder = os testes do jogo
cli-admin = Cuida das mesas de um servidor, mesmo em funcionamento.
cli-admin-tables = Lista as mesas que mudaram por último, com os visitantes que jogam nelas.
    .limit = quantas são mostradas
cli-admin-close = Fecha uma mesa: ainda se pode vê-la, mas ninguém pode continuar.
cli-admin-reopen = Abre de novo uma mesa fechada.
cli-admin-ban = Não deixa mais entrar um endereço, uma rede ou um visitante.
cli-admin-unban = Deixa entrar de novo um endereço, uma rede ou um visitante.
cli-admin-free = Remove mesas terminadas em que ninguém mexe há muito tempo, e libera o espaço.
    .days = há quanto tempo ninguém mexe nelas
cli-data = Mostra e confere os dados impressos de um jogo.
cli-data-show = Lista cada valor com sua procedência e fonte.
    .pack = uma pasta com um pacote de dados
    .provenance = só valores marcados reconstructed, inferred, one source, verified ou rulebook
cli-data-check = Confere um pacote de dados, ou os dados em uso; cada erro é uma linha.
    .folder = uma pasta com um pacote de dados
    .game = para qual jogo é o pacote

## What is typed wrongly

cli-refused = clachan: { $why }
cli-usage = { $why }; `{ $command } --help` diz o que se pode digitar
cli-no-option = não existe a opção { $option }
cli-missing = falta { $name }
cli-bad-value = { $name }: { $why }
cli-no-command = não existe esse comando: os comandos são { $commands }
cli-value-or-none = falta o valor da opção { $option }, ou ela não aceita valor
cli-too-much = há mais palavras do que este comando aceita
cli-not-whole = um número inteiro, não { $given }
cli-not-number = um número, não { $given }
cli-at-most = no máximo { $limit }, não { $given }
cli-at-least = pelo menos { $limit }, não { $given }
cli-no-language = não há textos em { $language }: os idiomas são { $languages }

## Around the helps

cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-commands = Comandos
cli-help-option = Mostra esta ajuda.
cli-help-default = padrão:
cli-help-required = obrigatório
cli-help-any-options = { "[" }OPÇÕES]
cli-help-any-command = COMANDO [ARGUMENTOS]...

## What commands tell

cli-table-closed = A mesa { $table } está fechada.
cli-table-open = A mesa { $table } está aberta de novo.
cli-table-state = { $state ->
    [over] terminada
   *[on] em jogo
}
cli-table-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
}
cli-banned = Entrada proibida: { $kind } { $what }.
cli-unbanned = Entrada permitida de novo: { $kind } { $what }.
cli-tables-gone = Mesas terminadas removidas: { $count }.
cli-more-rows = { $count ->
    [one] … e mais { $count } linha: --html ou --json tem todas
   *[other] … e mais { $count } linhas: --html ou --json tem todas
}
cli-not-verified = não conferida: { $file }, { $why }
cli-not-over = a partida não acabou
cli-chance-of-seed = { $draws ->
    [one] sorte: { $draws } sorteio vem da semente { $seed }
   *[other] sorte: { $draws } sorteios vêm da semente { $seed }
}
cli-chance-of-secret = { $draws ->
    [one] sorte: { $draws } sorteio vem do segredo com o hash { $hash }
   *[other] sorte: { $draws } sorteios vêm do segredo com o hash { $hash }
}
cli-chance-later = sorte: o segredo com o hash { $hash } é revelado quando a partida acaba, o de uma distribuição na folha dela: --secret SEGREDO confere com ele os sorteios
cli-plots-written = { $count ->
    [one] { $count } gráfico escrito em { $folder }
   *[other] { $count } gráficos escritos em { $folder }
}
cli-left-out = omitida: { $why }
cli-left-out-more = omitidas: mais { $count }
cli-from-records = de súmulas em { $places }
cli-thinking = { $count ->
    [one] Clachan: um processo pensa para os servidores de { $place }.
   *[other] Clachan: { $count } processos pensam para os servidores de { $place }.
}
cli-open = Clachan: abra http://{ $host }:{ $port }/ num navegador.
cli-backed-up = { $file } contém tudo o que { $place } continha.
cli-restored = { $place } agora contém as mesas de { $file }: { $count }.
cli-sim-games = { $games } partidas, { $actions } ações ({ $mean } por partida), { $answers } respostas por pergunta
cli-sim-speed = { $jobs ->
    [one] { $speed } ações por segundo em { $seconds } s, { $jobs } processo, núcleo { $core }
   *[other] { $speed } ações por segundo em { $seconds } s, { $jobs } processos, núcleo { $core }
}
cli-sim-seat = lugar
cli-sim-role = papel
cli-sim-column-games = partidas
cli-sim-column-mean = média
cli-sim-column-spread = desvio
cli-sim-column-wins = vitórias
cli-fingerprint = impressão digital { $fingerprint }
cli-perft-counted = profundidade { $depth }: { $nodes } nós em { $seconds } s, núcleo { $core }
cli-compiled = compilado
cli-not-compiled = não compilado
cli-tidied = Removido: mesas, { $tables }; linhas de conversa, { $lines }; visitantes, { $guests }; eventos desfeitos, { $events }.
cli-bench-slices = { $counted } de { $slices } fatias contadas: as que ficam entre duas medições de no máximo { $limit } ms (mais rápida { $fastest }, mediana { $median }, mais lenta { $slowest }); Python { $python }
cli-bench-times = vezes { $name }
cli-bench-variant = { $variant }: vezes { $name }
cli-bench-match = uma partida, vezes python_chess
cli-bench-records = leitura de uma súmula, vezes a leitura com o registro
cli-bench-rollouts = simulações por segundo a partir do meio da partida
cli-bench-title = { $name }, 4 jogadores, núcleo { $core }
cli-bench-engine = motor, jogo ao acaso
cli-bench-speed = ações por segundo
cli-bench-counted = fatias contadas
cli-bench-of = { $counted } de { $slices }
cli-verified = { $missing ->
    [both] conferida: { $count } ações, { $result } (a súmula não traz dados nem pontuação para comparar)
    [data] conferida: { $count } ações, { $result } (a súmula não traz dados para comparar)
    [score] conferida: { $count } ações, { $result } (a súmula não traz pontuação para comparar)
   *[none] conferida: { $count } ações, { $result }
}
cli-page-written = página escrita em { $file }
cli-page-without-plots = página escrita em { $file }, sem gráficos: { $why }

cli-bench-legal = ações legais, µs
cli-bench-copy = cópia de um estado, µs
cli-bench-say = uma linha do registro como frase, µs
cli-bench-size = tamanho de um estado, bytes
cli-bench-replay = replay de uma súmula, ms
cli-bench-measure = medida
cli-bench-measured = medido
cli-bench-target = meta
cli-bench-met = alcançada
cli-bench-missed = não alcançada
cli-rules-sections = { $count ->
    [one] { $count } seção
   *[other] { $count } seções
}
cli-rules-no-test = SEM TESTE
cli-rules-unknown = seção desconhecida: { $section }
cli-rules-tested = { $tested } de { $total } seções têm testes
cli-rules-some-tested = { $tested } de { $total } seções têm testes; sem: { $missing }
cli-data-values = { $count ->
    [0] nenhum valor
    [one] { $count } valor: { $parts }
   *[other] { $count } valores: { $parts }
}
cli-data-rulebook = do manual
cli-data-verified = com verificação
cli-data-one-source = de uma só fonte
cli-data-inferred = por dedução
cli-data-reconstructed = por reconstrução
cli-data-pack-sound = { $folder }: o pacote está em ordem.
cli-data-sound = Os dados em uso estão em ordem.
