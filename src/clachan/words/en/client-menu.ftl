# What is said when a menu, the settings or the chat is opened, when somebody comes or goes, or when a second thought is offered.

ui-the-rules = The rules
ui-the-map = The map
ui-seat-free = free
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, away: { $bot } plays
ui-seat-you = { $name } (you)
ui-copy-table-link = Copy the link to this table
ui-table-link-copied = Copied: whoever opens it can take a free seat or watch.
ui-watch-link-copied = Copied: whoever opens it can watch.
ui-listed = Listed for everybody
ui-listed-is = Anybody may see the table on the first page and sit down; else it needs its link.
ui-remove-is = The seat becomes free, and the links that this person knows open nothing any more.
ui-remove-for-good = Remove for good
ui-let-stay = Let stay
ui-close-table = Close this table…
ui-close-is = The game ends here for everybody, and nobody can go on with it.
ui-close-for-good = Close for good
ui-keep-open = Keep it open
ui-sit-here = Sit here
ui-bot-sits-here = Bot
ui-take-seat-back = Take my seat back
ui-leave-for-good = Leave for good
ui-stay = Stay
ui-open-this-seat = Open this seat
ui-leave-for-good-is = The seat becomes free for whoever has the link of the table, and your secret link to it ends. To come back later, hand it to a bot instead.
ui-leave-for-good-listed = The seat becomes open to anybody, and your secret link to it ends. To come back later, hand it to a bot instead.
ui-answer-single = Answer for me where there is only one answer
ui-pass-for-me = Pass for me, in every round until I switch this off
ui-while-away = While I am away:
ui-hand-to-bot = Hand to this bot
ui-copy-seat-link = Copy the secret link to this seat
ui-seat-link-copied = Copied: it lets you play on from another device. Keep it to yourself.
ui-more-about-table = More about this table
ui-replay-and-what-if = Replay and what-if
ui-record-hidden = This game has hidden parts: its record can be had when it is over.
ui-warn-title = { $points ->
    [one] This may give away about { $points } point
   *[other] This may give away about { $points } points
}
ui-warn-better = A bot would rather: { $better }
ui-warn-back = Think again
ui-warn-on = Play it all the same
ui-confirm-all = Ask me before every step and before a turn ends

## Who comes and goes, and whose time is over

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
ui-fill-with-bot = Fill one with a bot
ui-link-copied = Link copied
ui-copy-this-link = Copy this link
ui-remove = Remove…
ui-leave = Leave…
ui-time-is-over = The time of this seat is over. A bot can go on until its player comes back.
ui-your-time-is-over = Your time is over: the others may let a bot go on for you. You can come back at any time.
ui-download-record = Download the record

## The chat

ui-nobody-said = Nobody has said anything yet.
ui-say-something = Say something
ui-say-something-here = Say something…
ui-send = Send
ui-mute = Mute { $name }
ui-let-talk = Let { $name } talk again
ui-talk-needs-a-name = Here talk those who have a seat or the link of the table, unless its host has muted them.

## The settings

ui-language = Language
ui-colours = Colours
ui-colours-system = as the system
ui-colours-light = light
ui-colours-dark = dark
ui-animate = Animate moves
ui-scenes-setting = Show scenes when something is counted or rolled
ui-pace = Turns of others
ui-pace-at-once = at once
ui-pace-brisk = one by one
ui-pace-calm = slowly
ui-setting-names = Names on hexes
ui-setting-primers = Explain chronicles when they are first played
ui-large-table = Grow with a big screen
ui-sound-setting = Sounds of the table
ui-notice-on-turn = Notification when it is my turn
