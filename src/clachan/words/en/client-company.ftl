# What is said of those who sit at a table: who comes and goes, their time, talk and settings.

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
ui-link-copied = Link copied
ui-copy-this-link = Copy this link
ui-take-a-seat = Take a seat
ui-fill-with-bot = Fill one with a bot
ui-sits-down = { $name } sits down and plays { $colour }.
ui-comes-back = { $name } is back.
ui-left-the-table = { $name } has left the table.
ui-bot-plays-for = A bot plays for { $name } now.
ui-somebody-away = Somebody is away
ui-is-away = { $name } is away.
ui-bot-in = { $count ->
    [one] In a second a bot can go on.
   *[other] In { $count } seconds a bot can go on.
}
ui-bot-now = A bot can go on until they come back.
ui-let-a-bot-go-on = Let a bot go on
ui-we-wait = We wait
ui-bot-to-take = Which bot
ui-seats = Seats
ui-seats-some-free = Seats: { $count } free
ui-table-private = The free seats of this table are for those who have its link. You can watch.
ui-remove = Remove…
ui-leave = Leave…
ui-seed-whole = Reproducible, seed { $seed }: chance follows it, so the whole game can be had again, and foretold by whoever has played it.
ui-seed-layout = Seed { $seed }: it drew the layout only, chance is drawn in play.
ui-chance-sealed = Chance can be checked afterwards
ui-chance-hash = The draws follow from a secret with this hash (SHA-256):
ui-chance-later = The secret is shown here, and stands in the record, when the game is over.
ui-chance-secret = The secret, with which the record can be verified:
ui-download-record = Download the record
ui-clocks = Clocks
ui-time-over = over
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
ui-time-is-over = The time of this seat is over. A bot can go on until its player comes back.
ui-your-time-is-over = Your time is over: the others may let a bot go on for you. You can come back at any time.
ui-nobody-said = Nobody has said anything yet.
ui-say-something = Say something
ui-say-something-here = Say something…
ui-send = Send
ui-mute = Mute { $name }
ui-let-talk = Let { $name } talk again
ui-talk-needs-a-name = Here talk those who have a seat or the link of the table, unless its host has muted them.
ui-settings = Settings
ui-language = Language
ui-colours = Colours
ui-colours-system = as the system
ui-colours-light = light
ui-colours-dark = dark
ui-animate = Animate moves
ui-notice-on-turn = Notification when it is my turn
