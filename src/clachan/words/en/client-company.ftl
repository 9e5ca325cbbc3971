# What is said of those who sit at a table, and of their clocks.

ui-bot-easy = Herd boy
ui-bot-normal = Crofter
ui-bot-hard = Skipper
ui-bot-expert = Laird
ui-the-easy = the Herd boy
ui-the-normal = the Crofter
ui-the-hard = the Skipper
ui-the-expert = the Laird
ui-seat-number = Seat { $number }
ui-free-seats = Free seats
ui-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
ui-seats-free-send = { $count ->
    [one] One seat is free: send the link, and whoever opens it can sit down.
   *[other] { $count } seats are free: send the link, and whoever opens it can sit down.
}
ui-copy-the-link = Copy the link
ui-take-a-seat = Take a seat
ui-seats = Seats
ui-seats-some-free = Seats: { $count } free
ui-table-private = The free seats of this table are for those who have its link. You can watch.
ui-seed-whole = Reproducible, seed { $seed }: chance follows it, so the whole game can be had again, and foretold by whoever has played it.
ui-seed-layout = Seed { $seed }: it drew the layout only, chance is drawn in play.
ui-chance-sealed = Chance can be checked afterwards
ui-chance-hash = The draws follow from a secret with this hash (SHA-256):
ui-chance-later = The secret is shown here, and stands in the record, when the game is over.
ui-chance-secret = The secret, with which the record can be verified:
ui-clocks = Clocks
ui-time-over = over
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
ui-settings = Settings
