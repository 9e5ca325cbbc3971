# What is said when a menu, the settings or the chat is opened, when somebody comes or goes, or when a second thought is offered.

ui-the-rules = As regras
ui-the-map = O mapa
ui-seat-free = livre
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, ausente: joga { $bot }
ui-seat-you = { $name } (você)
ui-copy-table-link = Copiar o link desta mesa
ui-table-link-copied = Copiado: quem o abrir pode ocupar um lugar livre ou assistir.
ui-watch-link-copied = Copiado: quem o abrir pode assistir.
ui-listed = Visível para todos
ui-listed-is = Qualquer pessoa pode ver a mesa na página inicial e se sentar; senão, é preciso o link.
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
ui-open-this-seat = Abrir este lugar
ui-leave-for-good-is = O lugar fica livre para quem tem o link da mesa, e o seu link secreto deixa de valer. Para voltar depois, prefira passá-lo a um bot.
ui-leave-for-good-listed = O lugar fica aberto a qualquer pessoa, e o seu link secreto deixa de valer. Para voltar depois, prefira passá-lo a um bot.
ui-answer-single = Responder por mim quando só há uma resposta
ui-pass-for-me = Passar por mim, em cada rodada, até eu desligar isto
ui-while-away = Na minha ausência:
ui-hand-to-bot = Passar para este bot
ui-copy-seat-link = Copiar o link secreto deste lugar
ui-seat-link-copied = Copiado: com ele você joga de outro aparelho. Não o mostre a ninguém.
ui-more-about-table = Mais sobre esta mesa
ui-replay-and-what-if = Replay e “e se”
ui-record-hidden = Esta partida tem partes ocultas: a súmula fica disponível no fim.
ui-warn-title = { $points ->
    [one] Isto pode custar cerca de { $points } ponto
   *[other] Isto pode custar cerca de { $points } pontos
}
ui-warn-better = Um bot preferiria: { $better }
ui-warn-back = Pensar de novo
ui-warn-on = Jogar mesmo assim
ui-confirm-all = Perguntar antes de cada passo e antes do fim do turno

## Who comes and goes, and whose time is over

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
ui-fill-with-bot = Preencher com um bot
ui-link-copied = Link copiado
ui-copy-this-link = Copie este link
ui-remove = Remover…
ui-leave = Sair…
ui-time-is-over = O tempo deste lugar acabou. Um bot pode seguir até a pessoa voltar.
ui-your-time-is-over = Seu tempo acabou: os outros podem deixar um bot seguir por você. Você pode voltar quando quiser.
ui-download-record = Baixar a súmula

## The chat

ui-nobody-said = Ninguém disse nada ainda.
ui-say-something = Diga algo
ui-say-something-here = Diga algo…
ui-send = Enviar
ui-mute = Silenciar { $name }
ui-let-talk = Deixar { $name } falar de novo
ui-talk-needs-a-name = Aqui fala quem tem um lugar ou o link da mesa, a menos que quem a abriu tenha silenciado a pessoa.

## The settings

ui-language = Idioma
ui-colours = Cores
ui-colours-system = como o sistema
ui-colours-light = claras
ui-colours-dark = escuras
ui-animate = Animar as jogadas
ui-scenes-setting = Mostrar cenas quando se contam pontos ou se rolam dados
ui-pace = Turnos dos outros
ui-pace-at-once = de uma vez
ui-pace-brisk = um a um
ui-pace-calm = devagar
ui-setting-names = Nomes nos hexágonos
ui-setting-primers = Explicar as crônicas na primeira vez
ui-large-table = Ampliar em telas grandes
ui-sound-setting = Sons da mesa
ui-notice-on-turn = Notificação quando for a minha vez
