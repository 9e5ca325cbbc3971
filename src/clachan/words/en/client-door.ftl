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
ui-time = Time
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
ui-warn-terms = Warn before costly moves
ui-warn-terms-is = Before a move that gives much away, a bot asks its player once more.

# An invitation
ui-invitation = Invitation
ui-invites-you-to = { $name } invites you to
ui-you-are-invited-to = You are invited to
ui-days-a-move = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}
ui-minutes-a-move = { $count ->
    [one] { $count } minute a move
   *[other] { $count } minutes a move
}
ui-minutes-a-seat = { $count ->
    [one] { $count } minute a seat
   *[other] { $count } minutes a seat
}
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
ui-primer-ask = A question
ui-primer-right = That is right
ui-primer-wrong = Not quite
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

## The challenge of the day, and tables with one deal

ui-challenge = Challenge of the day
ui-challenge-alone = You play alone.
ui-challenge-against = You play against { $bot }.
ui-challenge-same = Everybody on this server has the same layout and the same draws today; they come from a secret that is told when the day is over. There is one try and no hints.
ui-challenge-play = Play today’s deal
ui-challenge-go-on = Go on with it
ui-challenge-done = Finished
ui-challenge-past = This day is over; its games can be looked at.
ui-challenge-named = Name me in the list
ui-challenge-named-is = Otherwise your result stands there without a name.
ui-challenge-nameless = somebody
ui-challenge-results = Results
ui-challenge-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One has finished it.
   *[other] { $count } have finished it.
}
ui-challenge-hidden = The results and the expert’s game are shown when you have finished yours.
ui-challenge-nobody = Nobody played on that day.
ui-challenge-late = after its day
ui-challenge-thinking = The expert is still playing this deal.
ui-challenge-compare = Beside the expert
ui-challenge-margin = Margin
ui-challenge-watch = Watch the expert’s game
ui-challenge-today = Today
ui-challenge-before = The day before
ui-deal = One deal, several tables
ui-deal-is = All tables have the same layout and the same draws. The results are compared here when all are over; until then nobody looks at another table.
ui-deal-done = All tables are over: this is how the same deal was played.
ui-deal-table = Table { $number }
ui-deal-seat = Seat { $number }
ui-deal-over = over
ui-deal-playing = being played
ui-deal-open = Open
ui-deal-copy = Copy the invitation
ui-deal-copied = Copied
ui-deal-compared = Compared
ui-deal-mean = Beside the points: what that is more than the mean of all tables for the same seat.
ui-deal-verify = Save the record of a table and type, where Clachan is installed:
ui-deal-verify-command = clachan replay --secret { $secret } { $file }
ui-deal-tables = Tables with this deal
ui-deal-tables-is = With two or more the same game is played at each, and compared in the end.
