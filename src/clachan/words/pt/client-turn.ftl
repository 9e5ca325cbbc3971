# Como se joga um turno: o painel, a barra de ações, as notas e o que se mostra enquanto os outros jogam.

ui-confirm = Confirmar
ui-end-turn = Fim do turno
ui-undo = Desfazer
ui-undo-help = Desfazer (u)
ui-undo-all = Desfazer tudo
ui-undo-all-help = Desfazer o turno inteiro, até onde as regras permitem (u)
ui-undo-step = Passo
ui-undo-step-help = Desfazer o último passo (Shift+U)
ui-back = Voltar
ui-what-to-do = O que fazer
ui-your-turn = Sua vez
ui-your-turn-named = Sua vez, { $name }
ui-server-away = O servidor está fora do ar: sua jogada será enviada assim que ele voltar.
ui-turn-played = Seu turno foi jogado.
ui-end-or-undo = Termine para a partida seguir, ou desfaça alguma coisa.
ui-what-is-this = O que é isto?
ui-or-type = Ou digite
ui-from-price = a partir de £{ $money }

## The bar

ui-deeds = Ações
ui-press-on-board = Aponte para o que brilha e veja o que acontece; um toque faz a jogada, “Desfazer” volta atrás.
ui-touch-on-board = Toque no que brilha e veja o que acontece; outro toque faz a jogada, “Desfazer” volta atrás.
ui-choose-what-glows = Escolha entre o que brilha.
ui-deed-from = desde £{ $money }

## Notes

ui-not-there = Não em { NAME($part) }
ui-show-reach = Mostrar meu alcance
ui-the-rule = A regra

## While others play

ui-over = A partida acabou.
ui-goes-on = A mesa segue sozinha.
ui-seat-open = Esperando alguém ocupar o lugar { $number }.
ui-plays = { NAME($seat) } ({ $name }) joga
ui-may-take-back = { NAME($seat) } ({ $name }) jogou e ainda pode desfazer

ui-since-your-turn = Desde o seu turno
ui-last-moves = As últimas jogadas
ui-nothing-since = Ninguém jogou ainda.
ui-skip = Pular
ui-skip-help = Mostrar de uma vez o que foi jogado (Esc)

## Hints

ui-hint = Dica
ui-hints = Dicas
ui-hint-thinking = Um bot está pensando…
ui-hint-points = { $points ->
    [one] cerca de { $points } ponto
   *[other] cerca de { $points } pontos
}

## The market

ui-market = Mercado
ui-side-gives = Você dá
ui-side-brings = Você recebe

# The key that confirms, as it is called on keyboards.
ui-key-enter = Enter
