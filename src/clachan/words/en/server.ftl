# What a server tells players, whatever is played.

# Where a game stands, in a list of tables.
summary-set-up = Being set up
summary-round = Round { $round } of { $rounds }
summary-turn = Turn { $turn }
summary-result = { $totals } points

# Sent to web hooks.
notice-turn = It is your turn in { $title }.
notice-hello = Clachan will tell { $name } here when it is their turn.

# What is only known as a text, such as what an older server has stored.
plain = { $text }

foresight-hidden = What this turns up is seen afterwards.

# Several things that one sentence speaks of.
thing = { NAME($part) }
one-of = { $things-or }

# Why a request is refused.
reason-not-now = not now. { $question }
reason-malformed = this message cannot be read: { $error }
reason-unreadable = this request cannot be read: { $error }
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
reason-seat-not-yours = seat { $number } is not yours
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
reason-too-many-tables = you have { $count } running tables: finish one before you start another
reason-seed-range = a seed is a number from 0 to { $most }, not { $seed }
reason-other-origin = this page was not served from here
reason-too-many-requests = too many requests: wait a moment
reason-too-long = more than { $most } bytes are not accepted
reason-no-lesson = there is no guided game of { $game } yet
reason-nothing-here = there is nothing under this address
