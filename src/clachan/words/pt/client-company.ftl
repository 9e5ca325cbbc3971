# What is said of those who sit at a table: who comes and goes, their time, talk and settings.

ui-bot-easy = Pastorzinho
ui-bot-normal = Camponês
ui-bot-hard = Barqueiro
ui-bot-expert = Laird
ui-the-easy = o Pastorzinho
ui-the-normal = o Camponês
ui-the-hard = o Barqueiro
ui-the-expert = o Laird
ui-the-rules = As regras
ui-the-map = O mapa
ui-seat-number = Lugar { $number }
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
ui-sits-down = { $name } se senta à mesa e joga com { $colour }.
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
ui-seed-whole = Reproduzível, semente { $seed }: a sorte também vem dela, então a partida toda pode ser refeita, e prevista por quem já a jogou.
ui-seed-layout = Semente { $seed }: sorteou só a montagem, o resto é sorteado durante a partida.
ui-chance-sealed = A sorte pode ser conferida depois
ui-chance-hash = Os sorteios vêm de um segredo com este hash (SHA-256):
ui-chance-later = O segredo aparece aqui, e na súmula, quando a partida acaba.
ui-chance-secret = O segredo, com o qual se confere a súmula:
ui-more-about-table = Mais sobre esta mesa
ui-replay-and-what-if = Replay e “e se”
ui-download-record = Baixar a súmula
ui-record-hidden = Esta partida tem partes ocultas: a súmula fica disponível no fim.
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
