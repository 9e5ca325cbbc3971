# What is said of those who sit at a table, and of their clocks.

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
ui-take-a-seat = Ocupar um lugar
ui-seats = Lugares
ui-seats-some-free = { $count ->
    [one] Lugares: { $count } livre
   *[other] Lugares: { $count } livres
}
ui-table-private = Os lugares livres desta mesa são para quem tem o link dela. Você pode assistir.
ui-seed-whole = Reproduzível, semente { $seed }: a sorte também vem dela, então a partida toda pode ser refeita, e prevista por quem já a jogou.
ui-seed-layout = Semente { $seed }: define só a montagem, o resto é sorteado durante a partida.
ui-chance-sealed = Os sorteios podem ser conferidos depois
ui-chance-hash = Os sorteios vêm de um segredo com este hash (SHA-256):
ui-chance-later = O segredo aparece aqui, e na súmula, quando a partida acaba.
ui-chance-secret = O segredo, com o qual se confere a súmula:
ui-clocks = Relógios
ui-time-over = acabou
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 dia { $hours } h
   *[other] { $days } dias { $hours } h
}
ui-settings = Configurações
