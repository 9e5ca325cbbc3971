# What is said when the menu of the seats is opened, or a second thought is offered.

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
