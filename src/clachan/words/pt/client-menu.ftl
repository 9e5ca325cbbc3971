# What is said when the menu of the seats is opened, or a second thought is offered.

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
ui-hand-to-bot = Passar a este bot
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
