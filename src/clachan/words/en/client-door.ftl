# What the pages around the tables say: the first page, a new table, invitations, notices.

ui-home-tagline = Two games from the Highlands, at an open table
ui-to-the-first-page = Clachan, to the first page
ui-site = Clachan
ui-nameless = Your name
ui-your-name = Your name
ui-name-kept = No account: a name is enough, and this browser stays known.
ui-keep-name = Keep this name

# A game's box
ui-play-now = Play now
ui-with-friends = With friends
ui-learn = Learn
ui-players-range = { $few }–{ $most } players
ui-players-also-alone = { $few }–{ $most } players · also alone
ui-against-nobody = Alone, against the score
ui-against-bots = { $count ->
    [one] Against { $bot }
   *[other] Against { $count } like { $bot }
}
ui-change = change
ui-play-now-against = Play now against
ui-how-many-bots = How many opponents
ui-alone = nobody
ui-bots-count = { $count }
ui-which-bot = How they play
ui-other-bots = Other bots, by their methods
ui-bot-easy = Herd boy
ui-bot-normal = Crofter
ui-bot-hard = Skipper
ui-bot-expert = Laird
ui-the-easy = the Herd boy
ui-the-normal = the Crofter
ui-the-hard = the Skipper
ui-the-expert = the Laird
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-level-expert = expert
ui-like-easy = knows what is good, and misjudges it. A first opponent.
ui-like-normal = plans a few turns and moves at once.
ui-like-hard = plans the whole round, a second a move.
ui-like-expert = plans the whole round, up to five seconds a move.

# With friends
ui-how-many = How many are you?
ui-which-screens = Where they sit
ui-own-screens = Each at home
ui-this-screen = All at this screen
ui-own-screens-how = You get a link to send around: whoever opens it sits down. The table waits for days.
ui-name-of-player = Name of player { $number }
ui-player = Player { $number }
ui-open-the-table = Open the table

# Your tables
ui-your-tables = Your tables
ui-all = all
ui-fewer = fewer
ui-no-tables-yet = Nothing is on your tables yet. Open a box, or learn the game in a guided first one.
ui-finished-tables = Finished
ui-free-tables = Tables with a free seat
ui-your-turn-here = your turn
ui-just-now = now
ui-minutes-ago = { $count } min
ui-hours-ago = { $count } h
ui-days-ago = { $count } d
ui-with-people = with { $people-and }
ui-with-people-and-free = with { $people-and }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
ui-with-free = { $free ->
    [one] by a link, one seat free
   *[other] by a link, { $free } seats free
}
ui-from-a-record = opened from a record
ui-at-one-screen = all at one screen
ui-solo-game = alone
ui-somebody = somebody
ui-waits-to-sit = { $stage } · waits for somebody to sit down
ui-somebody-plays = { $stage } · { $name } plays
ui-no-account = No account: a name is enough, and this browser stays known. Every move is kept; a table waits for days.
ui-have-a-link = Have a link?
ui-have-a-link-what = Open a table, a seat or a record
ui-link-to-a-table = Link to a table or a seat
ui-open-link = Open
ui-open-a-record = Open a record…
ui-no-such-link = This is no link to a table: it should have /table/ or /seat/ in it.
ui-new-table-with-options = New table with options
ui-tell-me = Tell me when it is my turn
ui-credits = Credits

# Notices of turns
ui-notice-in-browser = Here, in this browser, while a table is open
ui-notices-refused = This browser does not allow notices from this address; its own settings can change that.
ui-notice-elsewhere = On your phone or in a chat, also with every page closed
ui-notice-elsewhere-how = Paste the address that an app for notices gives you: ntfy on a phone, or an incoming webhook of Slack, Discord or Mattermost. Only public addresses are used.
ui-notices-keep = Keep
ui-notices-trying = Trying it…
ui-notices-kept = Kept. A first notice has been sent there.
ui-notices-none = No notices are sent any more.

# A new table
ui-new-table = New table
ui-game = Game
ui-who-plays = Who plays
ui-the-rules = The rules
ui-the-map = The map
ui-time = Time
ui-seat-number = Seat { $number }
ui-sitter-me = You
ui-sitter-open = Friend
ui-sitter-bot = Bot
ui-sitter-none = Nobody
ui-at-this-screen = at this screen
ui-gets-a-link = gets a link
ui-send-to-anyone = send it to anyone
ui-stays-empty = stays empty
ui-you = you
ui-a-friend = a friend
ui-players-count = { $count ->
    [0] Nobody
    [one] One player
    [2] Two players
    [3] Three players
    [4] Four players
   *[other] { $count } players
}
ui-sum-up = { $people-and }
ui-players-do-not-fit = This game is for { $few } to { $most } players.
ui-keep-as-usual = Keep as my usual table
ui-kept-as-usual = Kept as your usual table
ui-all-of-them = All
ui-any-number-of-them = any number of them goes together; begin with the first
ui-minutes-more = about { $minutes } minutes more than the base game
ui-none-of-them = None
ui-by-chance = By chance
ui-choose-sides = Choose sides
ui-side-of-part = Part { $part } shows side { $side }
ui-seed = Seed of the deal
ui-seed-help = The same number lays out the same table; empty for a new one.
ui-seed-random = by chance
ui-reproducible = Reproducible
ui-reproducible-is = Chance follows the seed, too: the same game for everybody who plays it. Whoever knows it can foretell the draws.
ui-clock = Clock
ui-clock-none = No clock
ui-clock-minutes = 10 minutes a seat
ui-clock-days = Two days a move
ui-clock-own = Something else
ui-clock-kind = Kind of clock
ui-clock-turn = for each turn
ui-clock-bank = for the whole game
ui-clock-gain = and so many minutes more a turn:
ui-clock-over = When a player's time is over, the others may let a bot go on until the player comes back.
ui-how-much-time = How much time
ui-unit-of-time = Unit of time
ui-minutes = minutes
ui-hours = hours
ui-days = days
ui-hints-for-all = Hints for everybody
ui-hints-for-all-is = Anyone may ask a bot for advice; without other people that is always possible.

# An invitation
ui-invitation = Invitation
ui-invites-you-to = { $name } invites you to
ui-you-are-invited-to = You are invited to
ui-days-a-move = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}
ui-minutes-a-move = { $count } minutes a move
ui-minutes-a-seat = { $count } minutes a seat
ui-choose-a-seat = Choose a seat
ui-colour-0 = Ochre
ui-colour-1 = Blue
ui-colour-2 = Madder
ui-colour-3 = Bog oak
ui-free-0 = free, a disc
ui-free-1 = free, two bars
ui-free-2 = free, a lozenge
ui-free-3 = free, a saltire
ui-yours-0 = yours, a disc
ui-yours-1 = yours, two bars
ui-yours-2 = yours, a lozenge
ui-yours-3 = yours, a saltire
ui-a-bot = a bot
ui-opened-the-table = opened the table
ui-sits-here = sits here
ui-only-watch = Only watch
ui-sit-down = Sit down
ui-letter-fine = No account: a name is enough, and this browser stays known. Every move is kept; the table waits.

# Free seats, and who comes and goes
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
ui-seat-free = free
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, away: { $bot } plays
ui-seat-you = { $name } (you)
ui-copy-table-link = Copy the link to this table
ui-table-link-copied = Copied: whoever opens it can take a free seat or watch.
ui-watch-link-copied = Copied: whoever opens it can watch.
ui-table-private = The free seats of this table are for those who have its link. You can watch.
ui-listed = Listed for everybody
ui-listed-is = Anybody may see the table on the first page and sit down; else it needs its link.
ui-remove = Remove…
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
ui-leave = Leave…
ui-open-this-seat = Open this seat
ui-leave-for-good-is = The seat becomes free for whoever has the link of the table, and your secret link to it ends. To come back later, hand it to a bot instead.
ui-leave-for-good-listed = The seat becomes open to anybody, and your secret link to it ends. To come back later, hand it to a bot instead.
ui-answer-single = Answer for me where there is only one answer
ui-pass-for-me = Pass for me, in every round until I switch this off
ui-while-away = While I am away:
ui-hand-to-bot = Hand to this bot
ui-copy-seat-link = Copy the secret link to this seat
ui-seat-link-copied = Copied: it lets you play on from another device. Keep it to yourself.
ui-seed-whole = Reproducible, seed { $seed }: chance follows it, so the whole game can be had again, and foretold by whoever has played it.
ui-seed-layout = Seed { $seed }: it drew the layout only, chance is drawn in play.
ui-chance-sealed = Chance can be checked afterwards
ui-chance-hash = The draws follow from a secret with this hash (SHA-256):
ui-chance-later = The secret is shown here, and stands in the record, when the game is over.
ui-chance-secret = The secret, with which the record can be verified:
ui-more-about-table = More about this table
ui-replay-and-what-if = Replay and what-if
ui-download-record = Download the record
ui-record-hidden = This game has hidden parts: its record can be had when it is over.

# Time
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

# Talk and settings
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

# The guide of a first game
ui-guide = Guide
ui-first-game-step = First game, { $number } of { $of }
ui-guide-back = Back
ui-guide-on = On
ui-show-me = Show me
ui-got-it = Got it
ui-primer = A few words on what is new here
ui-primer-next = Next ({ $left } more)
ui-primer-enough = I know all of them
ui-leave-the-guide = Leave the guide
ui-leave-the-guide-is = The game goes on without the guide

# The rules in short
ui-icon-legend = What the icons mean
ui-icon-money = Money
ui-icon-glory = Glory
ui-icon-expansions = A free expansion
ui-icon-upgrades = A free upgrade
ui-icon-ship = Shipping over lochs
ui-icon-bridge = Shipping over rivers
ui-icon-axe = Tools of woodcutters
ui-icon-pick = Tools of miners
ui-icon-worker = Workers
ui-icon-anchor = A port
ui-icon-scroll = A contract
ui-icon-flag = Passing
