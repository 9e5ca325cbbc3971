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
