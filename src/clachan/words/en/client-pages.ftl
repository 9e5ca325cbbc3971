# What the pages beside the table say: rules in short, credits, links that lead nowhere.

ui-to-first-page = To the first page
ui-table-not-shown = This table cannot be shown
ui-no-such-table = No such table
ui-only-looked-at = This table can only be looked at: { $why }.
ui-show-scores = Show the score sheet

ui-seat-link = Come back to your seat
ui-seat-link-does = This link opens a seat at a table on this device.
ui-take-the-seat = Take the seat
ui-not-now = Not now

ui-nothing-here = There is nothing here
ui-nothing-under = Nothing is under the address { $address }. A link may have been cut off when it was copied.

ui-credits-games = Clans of Caledonia is a game by Juma Al-JouJou, published by Karma Games. Glen More II: Chronicles is a game by Matthias Cramer, published by Funtails.
ui-credits-own = Clachan is an independent, unofficial table for people who own the games, and owning them is the way to support those who made them. Rules and pictures here are written and drawn anew, and nothing is taken from the boxes.
ui-uncertain-values = Values that are not certain
ui-uncertain-why = Most numbers come from the rulebooks. The ones below could not be read from a certain source. If you own the game and can read one, a correction with its source is a welcome contribution.
ui-data-in-use = Component data in use: { $data }
ui-values = { $count ->
    [one] 1 value
   *[other] { $count } values
}
ui-values-inferred = inferred
ui-values-one-source = from one source
ui-values-reconstructed = reconstructed

ui-rules-in-short = Rules in short
ui-game-in-short = { $title } in short
ui-games = Games
ui-own-words = In our own words.
ui-own-words-of = In our own words; the page tells where { $rulebook } says it in full.
ui-keys = Keys
# The names of keys stand in angle brackets.
ui-keys-move = ‹↑› ‹↓› ‹←› ‹→› move over the map or the territory, ‹Enter› or ‹Space› chooses a place; ‹Tab› goes from part to part.
ui-keys-turn = ‹Enter› confirms or ends the turn, ‹Esc› goes back, ‹u› takes the turn back and ‹Shift› ‹u› one step, ‹e› ends the turn, ‹/› types an action.
ui-keys-boards = ‹1› to ‹4› show the boards of the players, ‹0› all of them; ‹n› opens the next game that waits for you.
ui-keys-replay = In a replay ‹←› and ‹→› go a step, ‹Home› and ‹End› to the start and the end.

ui-unit-stands = £{ $cost } and the land, on { NAME($terrain) }.
ui-unit-earns-more = earns £{ $money } in each round, £{ $better } with better tools.
ui-clans = Clans
ui-ports = Ports
ui-scoring-tiles = Scoring tiles

# A game without a board of its own, and the sign of a seat.
ui-bare-table = Table
ui-no-help-yet = There is no help for this game yet.
