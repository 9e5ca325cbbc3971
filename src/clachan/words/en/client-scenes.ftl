# What the pages say when a round or a game ends, in replays and in what-ifs.

## All scenes

ui-scene-skip = Skip
ui-scene-close = Close
ui-scene-you = { $name }, you

ui-scene-swipe = Swipe for the others

## The end of a round

ui-round-ends = Round { $round } ends
ui-round-how = All have passed. The land pays, then the tile of the round is scored.
ui-round-how-without-tile = All have passed. The land pays.
ui-round-production = Production
ui-round-scoring = Scoring
ui-round-number = Round { $round }
ui-round-final = Final scoring
ui-round-wages = Workers pay
ui-round-land = Land gives
ui-round-made = Made of it
ui-round-purse = Purse
ui-round-glory = glory
ui-round-barrel = an old barrel of whisky
ui-round-nothing = nothing yet
ui-round-none = none yet
ui-round-no-makers = nothing to make
ui-round-made-nothing = kept it all
ui-round-begins = { $name } passed first and begins.
ui-round-fee = { $pays ->
    [gets] Taking a contract now brings £{ $money }.
    [costs] Taking a contract now costs £{ $money }.
   *[free] Taking a contract now costs nothing.
}
ui-round-next-tile = scores { $tile }
ui-round-on = On to round { $round }
ui-round-to-final = To the final scoring
ui-round-dice = The market’s dice
ui-round-dice-rule = Low prices rise and high ones fall by the number; only those between follow its sign.
ui-round-price-stays = the price stays
ui-round-removed = Contract { $contract } leaves the game

ui-scoring-title = { $round ->
    [1] First scoring
    [2] Second scoring
    [3] Third scoring
   *[other] Last scoring
}
ui-scoring-why = { $round ->
    [4] all pawns are at World's End; every clan is held against the one that has least
   *[other] stack { $stack } is empty; every clan is held against the one that has least
}
ui-scoring-ahead = ahead of the least by
ui-scoring-points = points
ui-scoring-least = the least has { $count }
ui-scoring-tome = what the tome adds
ui-scoring-of-home = standing on the Home Castle
ui-scoring-of-cards = of castles, lochs and monuments
ui-scoring-of-whisky = barrels in store
ui-scoring-of-persons = who joined the clan
ui-scoring-of-other = in all
ui-scoring-on = On to stack { $stack }

## Short scenes

ui-moment-die = The die moves
ui-moment-side = the die shows { $side }
ui-moment-discards = and removes { NAME($tile) }
ui-moment-nothing-gone = and removes nothing
ui-moment-passed = passes
ui-moment-rejected = is rejected
ui-moment-aye = aye
ui-moment-nay = nay
ui-moment-haggis = Address to the haggis
ui-moment-none-turned = turns up nothing
ui-moment-race = The boat race begins
ui-moment-race-how = steps may row your boat now
ui-moment-boat-home = { $place ->
    [1] { $seat } is home first
    [2] { $seat } is home second
    [3] { $seat } is home third
   *[other] { $seat } is home as number { $place }
}
ui-moment-boat-last = { $seat } is last in the race
ui-moment-boats-last = { $seats-and } are last in the race

## The final sheet

ui-final-each = { $worth ->
    [one] { $worth } point each
   *[other] { $worth } points each
}
ui-final-none = nobody has any
ui-final-imported = { $came } came: { $worth } points each
ui-final-money = 1 point for £10
ui-final-glory = { $tiles ->
    [0] no scoring tiles
   *[other] from { $tiles } scoring tiles
}
ui-final-by-table = by the table for one player
ui-final-majority = { $places ->
    [one] { $first } for the most{ $tie ->
        [0] { "" }
       *[other] ; a tie shares, here { $tie } each
    }
    [2] { $first } for the most, { $second } for the next{ $tie ->
        [0] { "" }
       *[other] ; a tie shares, here { $tie } each
    }
   *[other] { $first }, { $second }, { $third }{ $tie ->
        [0] { "" }
       *[other] ; a tie shares, here { $tie } each
    }
}
ui-final-bid = what the clan cost in the auction
ui-final-title = Final scoring
ui-final-points = Points
ui-final-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-final-rating = Rating
ui-final-places = Place
ui-final-over = The game is over
ui-final-wins = { $name } wins
ui-final-win-together = { $names } win together
ui-final-for-clan = for clan { $clan }
ui-final-before = { $points ->
    [one] { $points } point ahead of { $name }
   *[other] { $points } points ahead of { $name }
}
ui-final-tie-break = as many points as { $name }; the tie-break decides
ui-final-next-rating = { $points ->
    [one] { $points } point to { $rating }
   *[other] { $points } points to { $rating }
}
ui-final-best-rating = nothing is above this
ui-final-reason = { $points } from { $line }
ui-final-rematch = Rematch
ui-final-wanted = { $name } wants a rematch
ui-final-path = Path of the game
ui-final-to-scores = Score sheet
ui-final-replay = Replay
ui-final-record = Record
ui-final-home = Home
ui-final-scorings = { $count ->
    [one] { $count } scoring
   *[other] { $count } scorings
}
ui-final-bars = Filled bars are points won, hollow bars points lost; the best of a row is green.
ui-final-back = Back to the table

## The path of a game

ui-path-title = The path of the game
ui-path-looking = Looking it up…
ui-path-rounds = Points at the end of each round
ui-path-seat = Seat
ui-plot-over = { $title } over the game
ui-plot-round = round { $round }

## Replays and what-ifs

ui-replay-title = Replay
ui-replay-page = Replay – { $game }
ui-replay-cannot = This game cannot be shown
ui-replay-first-page = First page
ui-replay-to-table = To the table
ui-replay-record = Download the record
ui-replay-controls = Replay controls
ui-replay-at = { $round ->
    [0] Move { $ply } of { $last }
   *[other] Move { $ply } of { $last } · round { $round }
}
ui-replay-before = Before the first move.
ui-replay-ply = Move
ui-replay-start = To the start
ui-replay-step-back = One step back
ui-replay-turn-back = One turn back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step-on = One step on
ui-replay-turn-on = One turn on
ui-replay-end = To the end
ui-replay-by = By step or by turn
ui-replay-by-step = by step
ui-replay-by-turn = by turn
ui-replay-speed = Speed
ui-replay-times = { $speed }×
ui-replay-round = Round
ui-replay-copy = Copy a link
ui-replay-copied = Link copied
ui-replay-copy-this = Copy this link
ui-replay-hides = This game has hidden parts: until it is over you see it as a spectator does, and what-if and the record wait.
ui-replay-log = Log
ui-what-if-title = What if
ui-what-if-begin = What if…
ui-what-if-from = From move { $ply }: you play all sides, and nothing of it counts.
ui-what-if-bot = Let a bot play
ui-what-if-back = Back to the game
ui-what-if-over = The game is over in this branch.
ui-what-if-working = Working it out…
