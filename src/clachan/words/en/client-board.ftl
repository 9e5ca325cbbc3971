# What a table's board and its head say of themselves.

ui-seat = Seat { $number }
ui-open-seat = open seat
ui-away = { $name } · away
ui-to-play = to play
ui-passed = has passed
ui-players = Players
ui-parts-of-the-table = Parts of the table
ui-close = Close
ui-tab-act = Act
ui-tab-mine = Mine
ui-tab-market = Market
ui-tab-contracts = Contracts
ui-tab-clans = Clans
ui-tab-log = Log

## What seats hold

ui-money = money
ui-glory = glory
ui-goods = { $count } { NAME($good, $count) }
ui-hand = Contracts and imports
ui-projection = Projection
ui-projection-about = Everybody's points if the game ended now.

## Rounds and piles

ui-rounds = Rounds and what they score
ui-free = free
ui-pile = { $count } in the pile

## The map and the head

ui-map = Map
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-first-page = First page
ui-watching = { $count } watching
ui-replay = Replay
ui-rules = Rules
ui-menu = Menu
ui-connecting = Connecting…
ui-log = Log
ui-chat = Chat
ui-log-and-chat = Log and chat

## The log

ui-earlier-lines = { $count ->
    [one] Show the line before
   *[other] Show { $count } earlier lines
}

## Sounds, scenes, the next game

ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-next-game = Next game that waits for me
ui-next-game-short = Next
ui-next-game-longest = The game that has waited longest for you (n)
