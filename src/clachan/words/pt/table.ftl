# O que se diz em toda mesa, seja qual for o jogo.

seat = Jogador { $number }
chance = A sorte
list-and = { $first } e { $last }
only-answer = { $told } Era a única resposta.
list-or = { $first } ou { $last }

# Why an action is refused, whatever the game.
reason-game-over = a partida acabou
reason-unknown-action = { $suggests ->
    [0] não existe a ação “{ $text }”
   *[other] não existe a ação “{ $text }”; seria “{ $near }”?
}
reason-unknown-number = não existe ação com o número { $number }
reason-number-range = as ações vão de 0 a { $last }, não { $number }
reason-illegal-in-game = não é permitida na partida { $game }
reason-nothing-to-undo = nada deste turno pode ser desfeito na jogada { $ply }
reason-undo-range = este turno pode ser desfeito no máximo até a jogada { $earliest }, não até { $goal }
reason-turn-not-ended = o turno anterior ainda não terminou
reason-no-turn-waits = nenhum turno espera pelo fim

# What is only known as a text, such as what an older server has stored.
plain = { $text }

# Por que um bot aconselha algo (ver também `why-` e `note-` de cada jogo).

why-before = Senão { $player } pode chegar primeiro
why-turn = Até o fim do turno: { $fact }
