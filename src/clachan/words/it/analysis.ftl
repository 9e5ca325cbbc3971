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
