# What an analysis says of a game.

analysis-mistake = { $points ->
    [one] { $played } Strata: { $points } punkt. Lepiej: { $best }
    [few] { $played } Strata: { $points } punkty. Lepiej: { $best }
   *[many] { $played } Strata: { $points } punktów. Lepiej: { $best }
}
analysis-lead = { $points ->
    [one] Teraz zapowiada się wygrana o { $points } punkt: { $player }. Tuż przedtem: { $played }
    [few] Teraz zapowiada się wygrana o { $points } punkty: { $player }. Tuż przedtem: { $played }
   *[many] Teraz zapowiada się wygrana o { $points } punktów: { $player }. Tuż przedtem: { $played }
}
analysis-round = runda { $number }
analysis-scoring = punktowanie { $number }
