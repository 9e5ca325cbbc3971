# What an analysis says of a game.

analysis-mistake = { $points ->
    [one] { $played } Ha regalato { $points } punto. Meglio: { $best }
   *[other] { $played } Ha regalato { $points } punti. Meglio: { $best }
}
analysis-lead = { $points ->
    [one] Ora ci si aspetta che { $player } vinca di { $points } punto. Appena prima: { $played }
   *[other] Ora ci si aspetta che { $player } vinca di { $points } punti. Appena prima: { $played }
}
analysis-round = round { $number }
analysis-scoring = punteggio { $number }

decided-won = { $by ->
    [0] Vince { $player } con { $points } punti, allo spareggio davanti a { $other }.
    [one] Vince { $player } con { $points } punti, { $by } punto davanti a { $other }.
   *[other] Vince { $player } con { $points } punti, { $by } punti davanti a { $other }.
}
decided-alone = { $player } chiude con { $points } punti.
decided-line = Che cosa ha fatto la differenza: { NAME($line) }, { $points } a { $other }.
decided-line-alone = La fonte principale: { NAME($line) }, { $points }.
decided-moment = Il momento più costoso, mossa { $ply }: { $player } perde circa { $points } punti. Meglio: { $best }
decided-luck = { $sign ->
    [up] La sorte ha aiutato { $player } per circa { $points } punti.
   *[down] La sorte è costata a { $player } circa { $points } punti.
}
learn-same = { NAME($best) }: un'altra scelta era migliore. { $count ->
    [one] Una mossa è costata
   *[other] { $count } mosse sono costate
} circa { $points } punti. Per esempio: { $instead }
learn-other = Meglio { NAME($best) } che { NAME($played) }. { $count ->
    [one] Una mossa è costata
   *[other] { $count } mosse sono costate
} circa { $points } punti. Per esempio: { $instead }
learn-stopped = { NAME($best) }: c'era ancora da fare prima di fermarsi. { $count ->
    [one] Una mossa è costata
   *[other] { $count } mosse sono costate
} circa { $points } punti. Per esempio: { $instead }
learn-went-on = Meglio fermarsi che { NAME($played) }. { $count ->
    [one] Una mossa è costata
   *[other] { $count } mosse sono costate
} circa { $points } punti. Per esempio: { $instead }
