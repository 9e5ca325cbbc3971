# What a server tells players, whatever is played.

# Where a game stands, in a list of tables.
summary-set-up = Being set up
summary-round = Round { $round } of { $rounds }
summary-turn = Turn { $turn }
summary-closed = Closed by its host
summary-result = { $totals } points

# Sent to web hooks.
notice-turn = It is your turn in { $title }.
notice-hello = Clachan will tell { $name } here when it is their turn.


stranded = { $count ->
    [one] One step of this game was kept without the step before it, so it cannot be shown; the game goes on from before it.
   *[other] { $count } steps of this game were kept without the step before them, so they cannot be shown; the game goes on from before them.
}

foresight-hidden = What this turns up is seen afterwards.

# Several things that one sentence speaks of.
refused-thing = { NAME($part) }
one-of = { $things-or }

# Why a request is refused.
reason-not-now = not now. { $question }
reason-malformed = this message cannot be read: { $error }
reason-unreadable = this request cannot be read: { $error }
reason-storage-away = the tables cannot be reached just now; nothing is lost, please try again in a moment
reason-closed = whoever runs this server has closed this table
reason-barred = whoever runs this server does not let you in
reason-table-moves = this table is being opened by another process; please try again in a moment
reason-other-database = tables are kept in a SQLite file (a path, or sqlite:///path) or in PostgreSQL (postgresql://user@host/name), not in { $kind }
reason-no-file-named = no file is named: without one all tables would be lost when the server ends
reason-no-database-address = this address of a database cannot be read
reason-failed = the server could not do this; please try again
reason-not-possible-here = that is not possible in this position
reason-asked-player-only = only the player who is asked may try this out
reason-nameless-talk = give yourself a name before you talk
reason-nameless-sit = give yourself a name before you sit down
reason-name-without-letter = a name needs at least one letter
reason-empty-message = there is nothing in this message
reason-seats = this table has { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
reason-seat-taken = seat { $number } is taken by { $name }
reason-not-invited = this table is private: ask somebody who plays here for its link
reason-unknown-invitation = this link to a table is not known, or no longer
reason-removed = the host has removed you from this table
reason-muted = the host of this table has muted you
reason-host-only = only the host of this table may do that
reason-nobody-there = nobody sits on seat { $number }
reason-remove-yourself = leave your own seat instead
reason-nobody-to-mute = there is nobody to mute
reason-over-already = this game is over already
reason-closed-table = the host has closed this table
reason-seat-not-yours = seat { $number } is not yours
reason-absent-bot = for somebody who is away only { $bot } plays on
reason-bot-settings = a bot is chosen by its name here, without settings: { $bot }
reason-no-hints = the players of this table have not agreed on hints
reason-hints-for-asked = hints are given to the player who is asked
reason-nothing-to-choose = there is nothing to choose now
reason-stale = chosen for position { $chosen }, but the table is at position { $now }
reason-moved-meanwhile = somebody else has moved meanwhile
reason-not-your-turn = it is not your turn: { $name } is asked
reason-open-seats-turn = it is not your turn: an open seat is asked
reason-nobodys-turn = it is not your turn: nobody is asked
reason-hidden-no-branch = a game with hidden parts can only be branched when it is over
reason-hidden-no-record = this game has hidden parts: its record can be had when the game is over
reason-unknown-table = there is no table '{ $table }'
reason-unknown-link = this seat link is not known
reason-not-laid-out = this table cannot be laid out
reason-cannot-show = { $why }: { $error }
reason-rules-changed = the rules have changed since this game was begun: { $error }
reason-other-data = this game was started with component data { $data }, but this server has { $here }
reason-other-rules = this game was started with rules { $rules } (Clachan { $version }), but this server plays by rules { $here } (Clachan { $here_version })
reason-table-from-position = a table begins with a layout: this record begins with a position, and only the command line goes on with it
reason-too-many-tables = you have { $count } running tables: finish one before you start another
reason-seed-range = a seed is a number from 0 to { $most }, not { $seed }
reason-other-origin = this page was not served from here
reason-too-much = { $kind ->
    [say] that is a lot of talk: wait a moment
    [hint] that is a lot of hints: think for yourself for a moment
    [upload] that is a lot of records: wait a moment
    [table] that is a lot of tables: wait a moment
   *[other] too many requests: wait a moment
}
reason-too-many-pages = there are { $count } pages open already: close some first
reason-taken-back-too-often = so much was taken back at this table that what is played now stands
reason-too-slow = a request has to arrive within { $seconds } seconds
reason-too-long = more than { $most } bytes are not accepted
reason-review-not-over = a game is reviewed when it is over
reason-too-many-reviews = at most { $count } of your games are reviewed at a time; come back when one of them is done
reason-review-no-bots = no bot knows this game well enough to review it
reason-review-effort = a review plays every move on { $least } to { $most } times
reason-no-lesson = there is no guided game of { $game } yet
reason-nothing-here = there is nothing under this address
reason-not-over = the game is not over yet
reason-rematch-for-players = only those who played can ask for a rematch

# Why a web hook is not used.
reason-hook-unreadable = this is not an address
reason-hook-no-web = a web hook begins with https:// or http:// and names a host
reason-hook-password = a web hook carries no user name or password before its host
reason-hook-letters = a web hook has at most { $most } printable characters without accents and a port above 0
reason-hook-not-public = { $host } does not lead to a public address
reason-hook-silent = the web hook gave no answer in { $seconds } s
reason-hook-unreached = the web hook could not be reached
reason-hook-status = the web hook answered with status { $status }

# Bots that fail, and tables that were not kept as they were.
reason-event-missing = event { $event } of table { $table } is missing
reason-stands-otherwise = { $events ->
    [one] after { $events } event the table stands otherwise than it did when it happened
   *[other] after { $events } events the table stands otherwise than it did when they happened
}
reason-bot-worker-lost = bot { $bot } gave no answer: its worker was lost { $times } times
reason-bot-failed = bot { $bot } failed: { $fault }
reason-bot-too-slow = bot { $bot } gave no answer in { $seconds } s
reason-bot-silent = bot { $bot } gave no answer

## One deal for several tables

reason-challenge-alone = whoever takes up the challenge of the day plays it alone, to the end
reason-no-challenge = there is no challenge of the day in { $game }
reason-no-such-day = there is no challenge on { $day }
reason-duplicate-seed = tables with one deal draw it themselves: leave the seed empty
reason-deal-not-yet = you see other tables of this deal when your own game is over
reason-deal-seen = whoever has seen one table of this deal cannot sit down at another one
reason-unknown-deal = there is no such deal; its tables may have been let go

# Whoever comes without a name, until another is chosen.
guest-newcomer = Guest { $mark }
