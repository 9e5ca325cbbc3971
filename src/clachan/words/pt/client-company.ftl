# What is said of those who sit at a table: who comes and goes, their time, talk and settings.

ui-bot-easy = Pastorzinho
ui-bot-normal = Camponês
ui-bot-hard = Barqueiro
ui-bot-expert = Laird
ui-the-easy = o Pastorzinho
ui-the-normal = o Camponês
ui-the-hard = o Barqueiro
ui-the-expert = o Laird
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
ui-table-private = Os lugares livres desta mesa são para quem tem o link dela. Você pode assistir.
ui-remove = Remover…
ui-leave = Sair…
ui-seed-whole = Reproduzível, semente { $seed }: a sorte também vem dela, então a partida toda pode ser refeita, e prevista por quem já a jogou.
ui-seed-layout = Semente { $seed }: sorteou só a montagem, o resto é sorteado durante a partida.
ui-chance-sealed = A sorte pode ser conferida depois
ui-chance-hash = Os sorteios vêm de um segredo com este hash (SHA-256):
ui-chance-later = O segredo aparece aqui, e na súmula, quando a partida acaba.
ui-chance-secret = O segredo, com o qual se confere a súmula:
ui-download-record = Baixar a súmula
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
