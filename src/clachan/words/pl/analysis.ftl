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

decided-won = { $by ->
    [0] Wygrywa { $player } z wynikiem { $points }, dzięki rozstrzygnięciu remisu. Na drugim miejscu { $other }.
   *[other] Wygrywa { $player } z wynikiem { $points }. Na drugim miejscu { $other }, różnica: { $by }.
}
decided-alone = { $player } kończy grę z wynikiem { $points }.
decided-line = Co wyróżniło zwycięzcę: { NAME($line) }, { $points } do { $other }.
decided-line-alone = Największe źródło punktów: { NAME($line) }, { $points }.
decided-moment = Najkosztowniejszy moment, ruch { $ply }: { $player } traci około { $points } pkt. Lepiej: { $best }
decided-luck = { $sign ->
    [up] Los pomógł: { $player }, około { $points } pkt.
   *[down] Los zaszkodził: { $player }, około { $points } pkt.
}
learn-same = { NAME($best) }: inny wybór był lepszy. { $count ->
    [one] Jeden ruch kosztował
    [few] { $count } ruchy kosztowały
   *[many] { $count } ruchów kosztowało
} około { $points } pkt. Na przykład: { $instead }
learn-other = Lepiej: { NAME($best) }; zagrano: { NAME($played) }. { $count ->
    [one] Jeden ruch kosztował
    [few] { $count } ruchy kosztowały
   *[many] { $count } ruchów kosztowało
} około { $points } pkt. Na przykład: { $instead }
learn-stopped = { NAME($best) }: warto było to jeszcze zrobić przed końcem. { $count ->
    [one] Jeden ruch kosztował
    [few] { $count } ruchy kosztowały
   *[many] { $count } ruchów kosztowało
} około { $points } pkt. Na przykład: { $instead }
learn-went-on = Lepiej: koniec; zagrano: { NAME($played) }. { $count ->
    [one] Jeden ruch kosztował
    [few] { $count } ruchy kosztowały
   *[many] { $count } ruchów kosztowało
} około { $points } pkt. Na przykład: { $instead }
