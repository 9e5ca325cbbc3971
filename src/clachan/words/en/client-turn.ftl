# How a turn is played: the panel, the bar of deeds, the notes, and what is shown while others play.

ui-confirm = Confirm
ui-end-turn = End turn
ui-undo = Undo
ui-undo-help = Take back (u)
ui-undo-all = Undo all
ui-undo-all-help = Take back the whole turn, as far as the rules allow (u)
ui-undo-step = Step
ui-undo-step-help = Take back the last step (Shift+U)
ui-back = Back
ui-what-to-do = What to do
ui-your-turn = Your turn
ui-your-turn-named = Your turn, { $name }
ui-server-away = The server is away: your move is sent as soon as it is back.
ui-turn-played = Your turn is played.
ui-end-or-undo = End it to let the game go on, or take something back.
ui-what-is-this = What is this?
ui-or-type = Or type
ui-from-price = from £{ $money }

## The bar

ui-deeds = Deeds
ui-press-on-board = Point at what glows to see what follows; a press does it, Undo takes it back.
ui-touch-on-board = Touch what glows to see what follows; touch it again to do it. Undo takes it back.
ui-choose-what-glows = Choose from what glows.
ui-deed-from = from £{ $money }

## Notes

ui-not-there = Not on { NAME($part) }
ui-show-reach = Show my reach
ui-the-rule = The rule

## While others play

ui-over = The game is over.
ui-goes-on = The table goes on by itself.
ui-seat-open = Waiting for somebody to take seat { $number }.
ui-plays = { NAME($seat) } ({ $name }) plays
ui-may-take-back = { NAME($seat) } ({ $name }) has played and may still take it back

ui-since-your-turn = Since your turn
ui-last-moves = The last moves
ui-nothing-since = Nobody has moved yet.
ui-skip = Skip
ui-skip-help = Show at once what has been played (Esc)

## Hints

ui-hint = Hint
ui-hints = Hints
ui-hint-thinking = A bot is thinking…
ui-hint-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}

## The market

ui-market = Market
ui-side-gives = You give
ui-side-brings = It brings

# The key that confirms, as it is called on keyboards.
ui-key-enter = Enter
