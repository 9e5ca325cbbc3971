# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-scoring = { $player }: { $changes }.
fact-scoring-round = { $round }. runda punktowania.
fact-category = Porównanie, { NAME($line) }: najmniej { $least }; { $everyone }.
ahead = { $points ->
    [0] { $player } { $count }
   *[other] { $player } { $count } (+{ $points } PZ)
}
fact-score = { $points ->
    [one] { $player } kończy z { $points } punktem (miejsce { $place }).
   *[other] { $player } kończy z { $points } punktami (miejsce { $place }).
}
fact-discard = { NAME($tile) } trafia do odrzuconych.
fact-stack = Stos { NAME($stack) } się wyczerpał.
fact-worlds-end = Na torze leży World's End.

## Chronicles

fact-race-begins = Rusza wyścig łodzi.
fact-boat-home = { $player }: łódź wraca do zamku na miejscu { $place }.
fact-boat-last = { $player }: łódź jest ostatnia.
fact-england-token = Żeton Anglii przejmuje { $player }.
fact-haggis-shown = { $player } odkrywa żeton haggis o wartości { $worth }.
fact-event-side = { $player } odwraca { NAME($card) } na stronę wydarzenia.
fact-scoring-card = { $result ->
    [passed] „{ NAME($card) }” przechodzi: { $votes }.
   *[rejected] „{ NAME($card) }” odpada: { $votes }.
}
votes = { $player } { $ayes ->
    [0] { $nays ->
        [one] przeciw
       *[other] { $nays } × przeciw
    }
    [one] { $nays ->
        [0] za
       *[other] za i przeciw
    }
   *[other] { $ayes } × za
}
fact-prison = { NAME($mobster) } trafia do więzienia.
fact-reserved = { NAME($tile) }: kafelek zarezerwowany.
