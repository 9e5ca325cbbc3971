# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-scoring = { $player }: { $changes }.
fact-scoring-round = Fase di punteggio { $round }.
fact-category = Confronto, { NAME($line) }: il minimo è { $least }; { $everyone }.
ahead = { $points ->
    [0] { $player } { $count }
   *[other] { $player } { $count } (+{ $points } PV)
}
fact-score = { $points ->
    [one] { $player } finisce con { $points } punto ({ $place }º posto).
   *[other] { $player } finisce con { $points } punti ({ $place }º posto).
}
fact-discard = Si scarta { NAME($tile) }.
fact-stack = La pila { NAME($stack) } è esaurita.
fact-worlds-end = World's End entra sul percorso.

## Chronicles

fact-race-begins = Comincia la regata.
fact-boat-home = La barca di { $player } torna a casa al { $place }º posto.
fact-boat-last = La barca di { $player } è l'ultima.
fact-england-token = Il gettone Inghilterra va a { $player }.
fact-haggis-shown = { $player } scopre un gettone haggis da { $worth }.
fact-event-side = { $player } gira { NAME($card) } sul lato evento.
fact-scoring-card = { $result ->
    [passed] “{ NAME($card) }” è approvata: { $votes }.
   *[rejected] “{ NAME($card) }” è respinta: { $votes }.
}
votes = { $player } { $ayes ->
    [0] { $nays ->
        [one] no
       *[other] { $nays } no
    }
    [one] { $nays ->
        [0] sì
       *[other] sì e no
    }
   *[other] { $ayes } sì
}
fact-prison = { NAME($mobster) } finisce in prigione.
fact-reserved = La tessera { NAME($tile) } è riservata.
