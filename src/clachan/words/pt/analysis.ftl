# O que uma análise diz de uma partida.

analysis-mistake = { $points ->
    [one] { $played } Isso custou { $points } ponto. Melhor: { $best }
   *[other] { $played } Isso custou { $points } pontos. Melhor: { $best }
}
analysis-lead = { $points ->
    [one] Agora se espera que { $player } vença por { $points } ponto. Logo antes: { $played }
   *[other] Agora se espera que { $player } vença por { $points } pontos. Logo antes: { $played }
}
analysis-round = rodada { $number }
analysis-scoring = pontuação { $number }

decided-won = { $by ->
    [0] { $player } vence com { $points } pontos, no desempate com { $other }.
    [one] { $player } vence com { $points } pontos, { $by } ponto à frente de { $other }.
   *[other] { $player } vence com { $points } pontos, { $by } pontos à frente de { $other }.
}
decided-alone = { $player } termina com { $points } pontos.
decided-line = O que fez a diferença: { NAME($line) }, { $points } a { $other }.
decided-line-alone = A maior parte veio daqui: { NAME($line) }, { $points }.
decided-moment = O momento mais caro, jogada { $ply }: { $player } desperdiçou cerca de { $points } pontos. Melhor: { $best }
decided-luck = { $sign ->
    [up] Sorteios e dados deram a { $player } cerca de { $points } pontos.
   *[down] Sorteios e dados custaram a { $player } cerca de { $points } pontos.
}
learn-same = { NAME($best) }: outra escolha era melhor. { $count ->
    [one] Uma jogada custou
   *[other] { $count } jogadas custaram
} cerca de { $points } pontos. Por exemplo: { $instead }
learn-other = Melhor { NAME($best) } do que { NAME($played) }. { $count ->
    [one] Uma jogada custou
   *[other] { $count } jogadas custaram
} cerca de { $points } pontos. Por exemplo: { $instead }
learn-stopped = { NAME($best) }: havia mais a fazer antes de parar. { $count ->
    [one] Uma jogada custou
   *[other] { $count } jogadas custaram
} cerca de { $points } pontos. Por exemplo: { $instead }
learn-went-on = Melhor parar do que { NAME($played) }. { $count ->
    [one] Uma jogada custou
   *[other] { $count } jogadas custaram
} cerca de { $points } pontos. Por exemplo: { $instead }
