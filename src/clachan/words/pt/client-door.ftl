# O que as páginas em volta das mesas dizem: a página inicial, uma nova mesa, convites, avisos.

ui-home-tagline = Dois jogos das Terras Altas, numa mesa aberta
ui-to-the-first-page = Clachan, ir à página inicial
ui-site = Clachan
ui-nameless = Seu nome
ui-your-name = Seu nome
ui-name-kept = Sem conta: basta um nome, e este navegador se lembra dele.
ui-keep-name = Salvar este nome

# A game's box
ui-play-now = Jogar já
ui-with-friends = Com amigos
ui-learn = Aprender
ui-players-range = { $few }–{ $most } jogadores
ui-players-also-alone = { $few }–{ $most } jogadores · também solo
ui-against-nobody = Solo, contra a pontuação
ui-against-bots = { $count ->
    [one] Contra { $bot }
   *[other] Contra { $count } como { $bot }
}
ui-change = mudar
ui-play-now-against = Jogar já contra
ui-how-many-bots = Quantos adversários
ui-alone = ninguém
ui-bots-count = { $count }
ui-which-bot = Como jogam
ui-other-bots = Outros bots, pelo método
ui-level-easy = fácil
ui-level-normal = normal
ui-level-hard = difícil
ui-level-expert = perito
ui-like-easy = sabe o que é bom, mas avalia mal. Um primeiro adversário.
ui-like-normal = planeja alguns turnos e joga na hora.
ui-like-hard = planeja a rodada toda, um segundo por jogada.
ui-like-expert = planeja a rodada toda, até cinco segundos por jogada.

# With friends
ui-how-many = Quantos vão jogar?
ui-which-screens = Onde se joga
ui-own-screens = Cada um em casa
ui-this-screen = Todos nesta tela
ui-own-screens-how = Você recebe um link para enviar: quem o abrir se senta à mesa. A mesa espera por dias.
ui-name-of-player = Nome do jogador { $number }
ui-player = Jogador { $number }
ui-open-the-table = Abrir a mesa

# Your tables
ui-your-tables = Suas mesas
ui-all = todas
ui-fewer = menos
ui-no-tables-yet = Ainda não há nada nas suas mesas. Abra uma caixa, ou aprenda o jogo numa primeira partida guiada.
ui-finished-tables = Terminadas
ui-free-tables = Mesas com lugar livre
ui-your-turn-here = sua vez
ui-just-now = agora
ui-minutes-ago = { $count } min
ui-hours-ago = { $count } h
ui-days-ago = { $count } d
ui-with-people = com { $people-and }
ui-with-people-and-free = com { $people-and }, { $free ->
    [one] um lugar livre
   *[other] { $free } lugares livres
}
ui-with-free = { $free ->
    [one] por link, um lugar livre
   *[other] por link, { $free } lugares livres
}
ui-from-a-record = aberta de uma súmula
ui-at-one-screen = todos numa tela
ui-solo-game = solo
ui-somebody = alguém
ui-waits-to-sit = { $stage } · espera que alguém se sente
ui-somebody-plays = { $stage } · joga { $name }
ui-no-account = Sem conta: basta um nome, e este navegador se lembra dele. Cada jogada fica salva; uma mesa espera por dias.
ui-have-a-link = Tem um link?
ui-have-a-link-what = Abrir uma mesa, um lugar ou uma súmula
ui-link-to-a-table = Link de uma mesa ou de um lugar
ui-open-link = Abrir
ui-open-a-record = Abrir uma súmula…
ui-no-such-link = Isto não é um link de mesa: deveria conter /table/ ou /seat/.
ui-new-table-with-options = Nova mesa com opções
ui-tell-me = Avisar quando for a minha vez
ui-credits = Créditos

# Notices of turns
ui-notice-in-browser = Aqui, neste navegador, com uma mesa aberta
ui-notices-refused = Este navegador não permite avisos deste endereço; isso se muda nas configurações dele.
ui-notice-elsewhere = No celular ou num chat, mesmo com todas as páginas fechadas
ui-notice-elsewhere-how = Cole o endereço que um aplicativo de avisos fornece: ntfy no celular, ou um webhook de entrada do Slack, Discord ou Mattermost. Só se usam endereços públicos.
ui-notices-keep = Salvar
ui-notices-trying = Testando…
ui-notices-kept = Guardado. Um primeiro aviso foi enviado para lá.
ui-notices-none = Não se enviam mais avisos.

# A new table
ui-new-table = Nova mesa
ui-game = Jogo
ui-who-plays = Quem joga
ui-time = Tempo
ui-sitter-me = Você
ui-sitter-open = Amigo
ui-sitter-bot = Bot
ui-sitter-none = Ninguém
ui-at-this-screen = nesta tela
ui-gets-a-link = recebe um link
ui-send-to-anyone = envie a quem quiser
ui-stays-empty = fica vazio
ui-you = você
ui-a-friend = um amigo
ui-players-count = { $count ->
    [0] Ninguém
    [one] Um jogador
    [2] Dois jogadores
    [3] Três jogadores
    [4] Quatro jogadores
   *[other] { $count } jogadores
}
ui-sum-up = { $people-and }
ui-players-do-not-fit = Este jogo é para { $few } a { $most } jogadores.
ui-keep-as-usual = Salvar como minha mesa de sempre
ui-kept-as-usual = Salva como sua mesa de sempre
ui-all-of-them = Todas
ui-any-number-of-them = dá para combinar quantas quiser; comece pela primeira
ui-minutes-more = cerca de { $minutes } minutos a mais que o jogo básico
ui-none-of-them = Nenhuma
ui-by-chance = Ao acaso
ui-choose-sides = Escolher faces
ui-side-of-part = O módulo { $part } mostra a face { $side }
ui-seed = Semente da distribuição
ui-seed-help = O mesmo número monta a mesma mesa; vazio, uma nova.
ui-seed-random = ao acaso
ui-reproducible = Reproduzível
ui-reproducible-is = A sorte também segue a semente: a mesma partida para todos que a jogam. Quem a conhece pode prever os sorteios.
ui-clock = Relógio
ui-clock-none = Sem relógio
ui-clock-minutes = 10 minutos por lugar
ui-clock-days = Dois dias por jogada
ui-clock-own = Outro
ui-clock-kind = Tipo de relógio
ui-clock-turn = para cada turno
ui-clock-bank = para a partida toda
ui-clock-gain = mais estes minutos por turno:
ui-clock-over = Quando o tempo de alguém acaba, os outros podem deixar um bot seguir até a pessoa voltar.
ui-how-much-time = Quanto tempo
ui-unit-of-time = Unidade de tempo
ui-minutes = minutos
ui-hours = horas
ui-days = dias
ui-hints-for-all = Dicas para todos
ui-hints-for-all-is = Qualquer um pode pedir conselho a um bot; sem outras pessoas, isso é sempre possível.
ui-warn-terms = Avisar antes de jogadas caras
ui-warn-terms-is = Antes de uma jogada que desperdiça muito, um bot pergunta mais uma vez a quem joga.

# An invitation
ui-invitation = Convite
ui-invites-you-to = { $name } convida você para
ui-you-are-invited-to = Este é um convite para
ui-days-a-move = { $count ->
    [one] um dia por jogada
   *[other] { $count } dias por jogada
}
ui-minutes-a-move = { $count ->
    [one] { $count } minuto por jogada
   *[other] { $count } minutos por jogada
}
ui-minutes-a-seat = { $count ->
    [one] { $count } minuto por lugar
   *[other] { $count } minutos por lugar
}
ui-choose-a-seat = Escolha um lugar
ui-colour-0 = Ocre
ui-colour-1 = Azul
ui-colour-2 = Carmim
ui-colour-3 = Carvalho
ui-free-0 = livre, um disco
ui-free-1 = livre, duas barras
ui-free-2 = livre, um losango
ui-free-3 = livre, uma cruz em X
ui-yours-0 = seu, um disco
ui-yours-1 = seu, duas barras
ui-yours-2 = seu, um losango
ui-yours-3 = seu, uma cruz em X
ui-a-bot = um bot
ui-opened-the-table = abriu a mesa
ui-sits-here = joga aqui
ui-only-watch = Só assistir
ui-sit-down = Sentar-se
ui-letter-fine = Sem conta: basta um nome, e este navegador se lembra dele. Cada jogada fica salva; a mesa espera.

# The guide of a first game
ui-guide = Guia
ui-first-game-step = Primeira partida, { $number } de { $of }
ui-guide-back = Voltar
ui-guide-on = Seguir
ui-show-me = Mostrar
ui-got-it = Entendi
ui-primer = Algumas palavras sobre o que é novo aqui
ui-primer-next = Próxima (mais { $left })
ui-primer-enough = Já conheço todas
ui-primer-ask = Pergunta
ui-primer-right = Isso mesmo
ui-primer-wrong = Não é bem assim
ui-leave-the-guide = Deixar o guia
ui-leave-the-guide-is = A partida segue sem o guia

# The rules in short
ui-icon-legend = O que os ícones significam
ui-icon-money = Dinheiro
ui-icon-glory = Glória
ui-icon-expansions = Uma expansão livre
ui-icon-upgrades = Uma atualização bônus
ui-icon-ship = Frota sobre lochs
ui-icon-bridge = Travessia fluvial
ui-icon-axe = Tecnologia dos lenhadores
ui-icon-pick = Tecnologia dos mineradores
ui-icon-worker = Trabalhadores
ui-icon-anchor = Um porto
ui-icon-scroll = Um contrato
ui-icon-flag = Passar a vez

## The challenge of the day, and tables with one deal

ui-challenge = Desafio do dia
ui-challenge-alone = Partida solo.
ui-challenge-against = Adversário: { $bot }.
ui-challenge-same = Hoje, neste servidor, todos têm a mesma montagem e os mesmos sorteios, que vêm de um segredo revelado no fim do dia. Há uma só tentativa, sem dicas.
ui-challenge-play = Jogar o desafio de hoje
ui-challenge-go-on = Continuar
ui-challenge-done = Terminado
ui-challenge-past = Este dia acabou; as partidas dele podem ser vistas.
ui-challenge-named = Mostrar o meu nome na lista
ui-challenge-named-is = Senão, seu resultado aparece sem nome.
ui-challenge-nameless = alguém
ui-challenge-results = Resultados
ui-challenge-finished = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
ui-challenge-hidden = Os resultados e a partida do perito aparecem quando você terminar a sua.
ui-challenge-nobody = Ninguém jogou nesse dia.
ui-challenge-late = fora do dia
ui-challenge-thinking = O perito ainda está jogando esta distribuição.
ui-challenge-compare = Comparação com o perito
ui-challenge-margin = Margem
ui-challenge-watch = Ver a partida do perito
ui-challenge-today = Hoje
ui-challenge-before = Dia anterior
ui-deal = Uma distribuição, várias mesas
ui-deal-is = Todas as mesas têm a mesma montagem e os mesmos sorteios. Os resultados são comparados aqui quando todas terminarem; até lá, ninguém vê outra mesa.
ui-deal-done = Todas as mesas terminaram: veja como a mesma distribuição foi jogada.
ui-deal-table = Mesa { $number }
ui-deal-seat = Lugar { $number }
ui-deal-over = terminada
ui-deal-playing = em andamento
ui-deal-open = Abrir
ui-deal-copy = Copiar o convite
ui-deal-copied = Copiado
ui-deal-compared = Comparação
ui-deal-mean = Ao lado dos pontos: a diferença para a média de todas as mesas no mesmo lugar.
ui-deal-verify = Baixe a súmula de uma mesa e digite, onde o Clachan está instalado:
ui-deal-verify-command = clachan replay --secret { $secret } { $file }
ui-deal-tables = Mesas com esta distribuição
ui-deal-tables-is = Com duas ou mais, joga-se a mesma partida em cada uma, e no fim se compara.
