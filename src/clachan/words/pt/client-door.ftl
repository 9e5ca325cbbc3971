# O que as páginas em volta das mesas dizem: a página inicial, uma nova mesa, convites, avisos.

ui-home-tagline = Dois jogos das Terras Altas, numa mesa aberta
ui-to-the-first-page = Clachan, à página inicial
ui-site = Clachan
ui-nameless = Seu nome
ui-your-name = Seu nome
ui-name-kept = Sem conta: basta um nome, e este navegador fica conhecido.
ui-keep-name = Guardar este nome

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
ui-bot-easy = Pastorzinho
ui-bot-normal = Camponês
ui-bot-hard = Barqueiro
ui-bot-expert = Laird
ui-the-easy = o Pastorzinho
ui-the-normal = o Camponês
ui-the-hard = o Barqueiro
ui-the-expert = o Laird
ui-level-easy = fácil
ui-level-normal = normal
ui-level-hard = difícil
ui-level-expert = perito
ui-like-easy = sabe o que é bom, mas avalia mal. Um primeiro adversário.
ui-like-normal = planeja alguns turnos e joga na hora.
ui-like-hard = planeja a rodada toda, um segundo por jogada.
ui-like-expert = planeja a rodada toda, até cinco segundos por jogada.

# With friends
ui-how-many = Em quantos vocês são?
ui-which-screens = Onde se joga
ui-own-screens = Cada um em casa
ui-this-screen = Todos nesta tela
ui-own-screens-how = Você recebe um link para enviar: quem o abre senta-se à mesa. A mesa espera por dias.
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
ui-no-account = Sem conta: basta um nome, e este navegador fica conhecido. Cada jogada fica guardada; uma mesa espera por dias.
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
ui-notice-elsewhere-how = Cole o endereço que um aplicativo de avisos dá a você: ntfy no celular, ou um webhook de entrada de Slack, Discord ou Mattermost. Só se usam endereços públicos.
ui-notices-keep = Guardar
ui-notices-trying = Testando…
ui-notices-kept = Guardado. Um primeiro aviso foi enviado para lá.
ui-notices-none = Não se enviam mais avisos.

# A new table
ui-new-table = Nova mesa
ui-game = Jogo
ui-who-plays = Quem joga
ui-the-rules = As regras
ui-the-map = O mapa
ui-time = Tempo
ui-seat-number = Lugar { $number }
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
ui-keep-as-usual = Guardar como minha mesa de sempre
ui-kept-as-usual = Guardada como sua mesa de sempre
ui-all-of-them = Todas
ui-any-number-of-them = dá para combinar quantas quiser; comece pela primeira
ui-minutes-more = cerca de { $minutes } minutos a mais que o jogo básico
ui-none-of-them = Nenhuma
ui-by-chance = Ao acaso
ui-choose-sides = Escolher faces
ui-side-of-part = O módulo { $part } mostra a face { $side }
ui-seed = Semente do sorteio
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
ui-clock-gain = e tantos minutos a mais por turno:
ui-clock-over = Quando o tempo de alguém acaba, os outros podem deixar um bot seguir até a pessoa voltar.
ui-how-much-time = Quanto tempo
ui-unit-of-time = Unidade de tempo
ui-minutes = minutos
ui-hours = horas
ui-days = dias
ui-hints-for-all = Dicas para todos
ui-hints-for-all-is = Qualquer um pode pedir conselho a um bot; sem outras pessoas, isso é sempre possível.

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
ui-letter-fine = Sem conta: basta um nome, e este navegador fica conhecido. Cada jogada fica guardada; a mesa espera.

# Free seats, and who comes and goes
ui-free-seats = Lugares livres
ui-seats-free = { $count ->
    [one] Um lugar está livre.
   *[other] { $count } lugares estão livres.
}
ui-seats-free-send = { $count ->
    [one] Um lugar está livre: envie o link, e quem o abrir pode se sentar.
   *[other] { $count } lugares estão livres: envie o link, e quem o abrir pode se sentar.
}
ui-copy-the-link = Copiar o link
ui-link-copied = Link copiado
ui-copy-this-link = Copie este link
ui-take-a-seat = Ocupar um lugar
ui-fill-with-bot = Preencher com um bot
ui-sits-down = { $name } senta-se à mesa e joga com { $colour }.
ui-comes-back = { $name } está de volta.
ui-left-the-table = { $name } deixou a mesa.
ui-bot-plays-for = Agora um bot joga por { $name }.
ui-somebody-away = Alguém se ausentou
ui-is-away = { $name } se ausentou.
ui-bot-in = { $count ->
    [one] Em um segundo um bot pode seguir.
   *[other] Em { $count } segundos um bot pode seguir.
}
ui-bot-now = Um bot pode seguir até a pessoa voltar.
ui-let-a-bot-go-on = Deixar um bot seguir
ui-we-wait = Vamos esperar
ui-bot-to-take = Qual bot
ui-seats = Lugares
ui-seats-some-free = { $count ->
    [one] Lugares: { $count } livre
   *[other] Lugares: { $count } livres
}
ui-seat-free = livre
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, ausente: joga { $bot }
ui-seat-you = { $name } (você)
ui-copy-table-link = Copiar o link desta mesa
ui-table-link-copied = Copiado: quem o abrir pode ocupar um lugar livre ou assistir.
ui-watch-link-copied = Copiado: quem o abrir pode assistir.
ui-table-private = Os lugares livres desta mesa são para quem tem o link dela. Você pode assistir.
ui-listed = Visível para todos
ui-listed-is = Qualquer pessoa pode ver a mesa na página inicial e se sentar; senão, é preciso o link.
ui-remove = Remover…
ui-remove-is = O lugar fica livre, e os links que essa pessoa conhece não abrem mais nada.
ui-remove-for-good = Remover de vez
ui-let-stay = Deixar ficar
ui-close-table = Fechar esta mesa…
ui-close-is = A partida acaba aqui para todos, e ninguém pode continuá-la.
ui-close-for-good = Fechar de vez
ui-keep-open = Manter aberta
ui-sit-here = Sentar aqui
ui-bot-sits-here = Bot
ui-take-seat-back = Retomar meu lugar
ui-leave-for-good = Sair de vez
ui-stay = Ficar
ui-leave = Sair…
ui-open-this-seat = Abrir este lugar
ui-leave-for-good-is = O lugar fica livre para quem tem o link da mesa, e o seu link secreto deixa de valer. Para voltar depois, prefira passá-lo a um bot.
ui-leave-for-good-listed = O lugar fica aberto a qualquer pessoa, e o seu link secreto deixa de valer. Para voltar depois, prefira passá-lo a um bot.
ui-answer-single = Responder por mim quando só há uma resposta
ui-pass-for-me = Passar por mim, em cada rodada, até eu desligar isto
ui-while-away = Na minha ausência:
ui-hand-to-bot = Passar a este bot
ui-copy-seat-link = Copiar o link secreto deste lugar
ui-seat-link-copied = Copiado: com ele você joga de outro aparelho. Não o mostre a ninguém.
ui-seed-whole = Reproduzível, semente { $seed }: a sorte a segue, então a partida toda pode ser refeita, e prevista por quem já a jogou.
ui-seed-layout = Semente { $seed }: sorteou só a montagem, o resto é sorteado durante a partida.
ui-chance-sealed = A sorte pode ser conferida depois
ui-chance-hash = Os sorteios vêm de um segredo com este hash (SHA-256):
ui-chance-later = O segredo aparece aqui, e na súmula, quando a partida acaba.
ui-chance-secret = O segredo, com que se confere a súmula:
ui-more-about-table = Mais sobre esta mesa
ui-replay-and-what-if = Replay e “e se”
ui-download-record = Baixar a súmula
ui-record-hidden = Esta partida tem partes ocultas: a súmula fica disponível no fim.

# Time
ui-clocks = Relógios
ui-time-over = acabou
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 dia { $hours } h
   *[other] { $days } dias { $hours } h
}
ui-time-is-over = O tempo deste lugar acabou. Um bot pode seguir até a pessoa voltar.
ui-your-time-is-over = Seu tempo acabou: os outros podem deixar um bot seguir por você. Você pode voltar quando quiser.

# Talk and settings
ui-nobody-said = Ninguém disse nada ainda.
ui-say-something = Diga algo
ui-say-something-here = Diga algo…
ui-send = Enviar
ui-mute = Silenciar { $name }
ui-let-talk = Deixar { $name } falar de novo
ui-talk-needs-a-name = Aqui fala quem tem um lugar ou o link da mesa, a menos que quem a abriu tenha silenciado a pessoa.
ui-settings = Configurações
ui-language = Idioma
ui-colours = Cores
ui-colours-system = como o sistema
ui-colours-light = claras
ui-colours-dark = escuras
ui-animate = Animar as jogadas
ui-notice-on-turn = Notificação quando for a minha vez

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
