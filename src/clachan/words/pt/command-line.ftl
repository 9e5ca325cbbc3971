# Os comandos do terminal e suas opções, como `--help` os mostra.

## What several commands take

cli-any-as-json = imprime dados simples para programas
cli-any-data = uma pasta com um pacote de dados a usar
cli-any-db = o arquivo que guarda todas as mesas, ou a URL de um banco de dados
cli-any-engine = onde se jogam as partidas: processes ou ray (extra cluster)
cli-any-game = qual jogo
cli-any-games = quantas partidas jogar
cli-any-html = escreve uma página com gráficos que não precisa de mais nada
cli-any-jobs = processos; por padrão, um por núcleo
cli-any-kind = address ou guest
cli-any-options = como no_ports,edition=first
cli-any-other-data = lê uma súmula mesmo que jogada com outros dados
cli-any-players = quantos lugares
cli-any-seed = decide montagens, sorte e escolhas dos bots
cli-any-table = o nome de uma mesa, como no endereço dela
cli-any-what = um endereço ou uma rede; o id de um visitante, como `tables` mostra

## Each command, and what it alone takes

cli = Uma mesa digital aberta para dois jogos de tabuleiro escoceses.
    .version = mostra a versão
    .install-completion = completa comandos com a tecla Tab neste shell daqui em diante
    .show-completion = mostra as linhas que fazem isso, para juntar à mão
    .lang = o idioma a falar; senão CLACHAN_LANG ou o do sistema
cli-play = Joga uma partida neste terminal, solo ou com bots.
    .players = quantos jogam; 1 é solo
    .seat = quem se senta a seguir: human ou o nome de um bot
    .seats = todos os lugares de uma vez, como human,random
    .seed = a mesma semente monta a mesma mesa
    .bots = quem joga contra você, como normal,greedy
    .load = continua uma partida salva, com seus lugares e sua sorte
    .save = guarda a partida neste arquivo após cada escolha
cli-options = Lista e explica cada opção de um jogo, ou de todos.
cli-options-name = opção
cli-options-default = padrão
cli-options-values = valores
cli-options-meaning = significado
cli-serve = Inicia a mesa web e a mantém até ser parada.
    .host = o endereço em que escuta
    .port = a porta em que escuta; 0 pega uma livre
    .origin = outra origem que pode usar este servidor
    .bot-workers = processos para bots, um deles para os rápidos
    .bot-seconds = o tempo de processador que um bot pode levar por resposta
    .guest-thinking = segundos por minuto que podem pensar os bots lentos das mesas de um visitante
    .all-thinking = segundos por minuto que podem pensar todos os bots lentos juntos
    .message-rate = mensagens por segundo que uma página pode enviar
    .bot-pace = o mínimo de segundos entre passos de bots assistidos
    .patience = segundos após os quais os outros podem deixar um bot jogar por quem se ausentou
    .hook-network = uma rede que web hooks podem alcançar embora não seja pública
    .idle-seconds = quando adormece uma mesa que ninguém olha
    .limit = o que um endereço, visitante ou mesa pode pedir, como say.guest=60/minute, ou off
    .workers = quantos processos servem; vários exigem PostgreSQL
    .peer-host = onde servidores em outras máquinas com o mesmo banco de dados alcançam este
    .metrics-network = uma rede de onde /metrics pode ser lido, além desta máquina
    .proxy = a rede de um proxy na frente; acredita-se no que ele diz de endereços e TLS
cli-bot-worker = Faz bots pensarem aqui para os servidores de um banco de dados, onde quer que rodem, até ser parado.
    .db = a URL do banco de dados que os servidores têm
    .processes = quantos bots podem pensar ao mesmo tempo
    .quick = pensa por bots que respondem na hora, não pelos que pensam muito
    .nice = quanto isto cede a vez a outros programas daqui
cli-backup = Copia as mesas de um servidor para um arquivo, mesmo em funcionamento; um servidor pode ser iniciado com o arquivo.
    .to = o arquivo a escrever; não pode existir ainda
cli-restore = Copia as mesas de um arquivo para um banco de dados vazio, ou um arquivo novo.
    .source = um arquivo que `clachan backup` escreveu
cli-export = Escreve uma mesa de um servidor como súmula.
cli-tidy = Remove mesas e conversas antigas do servidor, mesmo em funcionamento.
    .finished-days = dias em que mesas terminadas são guardadas; 0 para sempre
    .idle-days = dias após os quais some uma mesa onde nada acontece; 0 para nunca
    .chat-lines = linhas de conversa guardadas de cada mesa; 0 para todas
    .megabytes = além deste tamanho somem as mesas terminadas mais antigas; 0 para qualquer tamanho
cli-replay = Mostra de novo uma partida registrada, ou a confere.
    .file = a súmula de uma partida
    .ply = mostra a mesa depois de tantas ações
    .part = mostra uma parte da mesa, como market
    .verify = refaz tudo e compara
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
    .results = arquivo de resultados; uma rodada interrompida continua
    .records = escreve a súmula de cada partida jogada aqui
    .report = escreve uma página: .html com gráficos, ou .md
cli-report = Conta quem vence e o que pontua, por clã, lugar, peça e rodada, de súmulas ou de uma simulação.
    .records = súmulas, ou pastas de súmulas; sem elas, joga partidas
    .game = qual jogo jogar, ou quais súmulas contam
    .bots = quem joga: um bot, ou um para cada lugar
    .keep = guarda nesta pasta as partidas jogadas como súmulas
    .plots = escreve nesta pasta cada gráfico como SVG
cli-analyse = Mostra para cada decisão o que um bot faria e o que a jogada custou, e os momentos decisivos.
    .record = a súmula de uma partida, acabada ou não
    .iterations = partidas jogadas adiante de cada candidata; repete-se exatamente
    .seconds = tempo por decisão em vez de --iterations
    .seat = avalia só um lugar, como p1
    .seed = decide o que se distribui quando a partida é jogada adiante
cli-bench = Compara a velocidade dos jogos com catanatron e python-chess, alternadamente, num núcleo.
    .seconds = quanto dura a corrida
    .plain = corre mesmo que o núcleo não esteja compilado
    .research = corre com os ambientes de pesquisa
cli-rules = Lista as seções dos manuais com seus lugares, ou com os testes que as provam.
    .section = uma seção, ou todas abaixo dela
    .covered = quais testes provam cada seção
    .folder = os testes do jogo
cli-admin = Cuida das mesas de um servidor, mesmo em funcionamento.
cli-admin-tables = Lista as mesas que mudaram por último, com os visitantes que jogam nelas.
    .limit = quantas são mostradas
cli-admin-close = Fecha uma mesa: pode ser vista, ninguém pode continuar.
cli-admin-reopen = Abre de novo uma mesa fechada.
cli-admin-ban = Não deixa mais entrar um endereço, uma rede ou um visitante.
cli-admin-unban = Deixa entrar de novo um endereço, uma rede ou um visitante.
cli-admin-free = Remove mesas terminadas em que ninguém mexe há muito, e libera o espaço.
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
cli-no-language = não há palavras em { $language }: os idiomas são { $languages }

## Around the helps

cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-commands = Comandos
cli-help-option = Mostra esta ajuda.
cli-help-default = padrão:
cli-help-required = obrigatório

## What commands tell

cli-table-closed = A mesa { $table } está fechada.
cli-table-open = A mesa { $table } está aberta de novo.
cli-banned = Entrada proibida: { $kind } { $what }.
cli-unbanned = Entrada permitida de novo: { $kind } { $what }.
cli-tables-gone = Mesas terminadas removidas: { $count }.
cli-more-rows = … e mais { $count } linhas: --html ou --json tem todas
cli-not-verified = não conferida: { $file }, { $why }
cli-not-over = a partida não acabou
cli-chance-of-seed = sorte: { $draws } sorteios vêm da semente { $seed }
cli-chance-of-secret = sorte: { $draws } sorteios vêm do segredo com o hash { $hash }
cli-chance-later = sorte: o segredo com o hash { $hash } é revelado quando a partida acaba
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
cli-restored = { $count ->
    [one] { $place } contém { $count } mesa de { $file }.
   *[other] { $place } contém as { $count } mesas de { $file }.
}
cli-sim-games = { $games } partidas, { $actions } ações ({ $mean } por partida), { $answers } respostas por pergunta
cli-sim-speed = { $speed } ações por segundo em { $seconds } s, { $jobs } processo(s), núcleo { $core }
cli-fingerprint = impressão digital { $fingerprint }
cli-perft-counted = profundidade { $depth }: { $nodes } nós em { $seconds } s, núcleo { $core }
cli-compiled = compilado
cli-not-compiled = não compilado
cli-tidied = Removidos: { $tables } mesas, { $lines } linhas de conversa, { $guests } visitantes, { $events } eventos desfeitos.
cli-bench-slices = { $counted } de { $slices } fatias contadas: as que ficam entre duas medições de no máximo { $limit } ms (mais rápida { $fastest }, mediana { $median }, mais lenta { $slowest }); Python { $python }
cli-bench-times = vezes { $name }
cli-bench-variant = { $variant }: vezes { $name }
cli-bench-match = uma partida, vezes python_chess
cli-bench-rollouts = simulações por segundo do meio da partida
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
