# The commands of the terminal and their options, as `--help` shows them.

## What several commands take

cli-any-as-json = print plain data for programs
cli-any-data = a folder with a data pack to use
cli-any-db = the file that keeps all tables, or the URL of a database
cli-any-runner = where games are played: processes or ray (extra cluster)
cli-any-game = which game
cli-any-games = how many games to play
cli-any-html = write a page with plots that needs nothing else
cli-any-jobs = processes; by default one for each core
cli-any-kind = address or guest
cli-any-options = such as no_ports,edition=first
cli-any-other-data = read a record though it was played with other data
cli-any-players = how many seats
cli-any-seed = decides layouts, chance and the choices of bots
cli-any-table = the name of a table, as in its address
cli-any-what = an address or a network; the id of a guest, as `tables` shows it

## Each command, and what it alone takes

cli = An open digital table for two Scottish board games.
    .version = show the version
    .install-completion = complete commands with the Tab key in this shell from now on
    .show-completion = show the lines that do so, to be added by hand
    .lang = the language to speak; else CLACHAN_LANG or that of the system
cli-play = Play a game in this terminal, alone or with bots.
    .players = how many play; 1 is solo
    .seat = who sits next: human or the name of a bot
    .seats = all seats at once, such as human,random
    .seed = the same seed sets up the same table
    .bots = who plays against you, such as normal,greedy
    .load = go on with a saved match, its seats and its chance
    .save = keep the match in this file after every choice
cli-options = List and explain every option of a game, or of all games.
cli-options-name = option
cli-options-default = default
cli-options-values = values
cli-options-meaning = meaning
cli-serve = Start the web table and keep it running until it is stopped.
    .host = the address to listen on
    .port = the port to listen on; 0 takes a free one
    .origin = another origin that may use this server
    .bot-workers = processes for bots, one of them for quick ones
    .bot-seconds = the processor time that a bot may take for one answer
    .guest-thinking = seconds a minute that the slow bots of one guest's tables may think
    .all-thinking = seconds a minute that all slow bots together may think
    .message-rate = messages a second that one page may send
    .bot-pace = the least seconds between watched steps of bots
    .patience = seconds after which the others may let a bot play for an absent person
    .hook-network = a network that web hooks may reach though it is not public
    .idle-seconds = when a table nobody looks at goes to sleep
    .limit = what one address, guest or table may ask, such as say.guest=60/minute, or off
    .workers = how many processes serve; several need PostgreSQL
    .peer-host = where servers on other machines with the same database reach this one
    .metrics-network = a network from which /metrics may be read, besides this machine
    .proxy = the network of a proxy in front; what it says of addresses and TLS is believed
cli-bot-worker = Let bots think here for the servers of a database, wherever they run, until it is stopped.
    .db = the URL of the database that the servers have
    .processes = how many bots may think at the same time
    .quick = think for bots that answer at once, not for those that think for long
    .nice = how far this makes way for other programs here
cli-backup = Copy the tables of a server into a file, also while it runs; a server can be started with the file.
    .to = the file to write; it must not exist yet
cli-restore = Copy the tables of a file into an empty database, or a new file.
    .source = a file that `clachan backup` has written
cli-export = Write a table of a server as a record.
cli-tidy = Remove old tables and talk from a server's store, also while it runs.
    .finished-days = days for which finished tables are kept; 0 for ever
    .idle-days = days after which a table where nothing happens goes; 0 for never
    .chat-lines = lines of talk that are kept of each table; 0 for all
    .megabytes = beyond this size the oldest finished tables go; 0 for any size
cli-replay = Show a recorded match again, or verify it.
    .file = a record of a match
    .ply = show the table after this many actions
    .part = show one part of the table, such as market
    .verify = work everything out again and compare
    .secret = the secret that the sheet of its deal tells: verify the draws with it, too
cli-draw = Draw the table of a record as a picture, as the web table looks.
    .file = a record of a match
    .out = the picture to write: .svg, or .png with the extra pictures
    .ply = after this many actions; by default after all
    .seat = as this seat sees it, from 1; by default as everybody does
    .width = pixels of a .png from left to right
cli-sim = Play many games with bots and count what happens.
    .bots = a bot for all seats, or one for each
cli-perft = Count the sequences of actions that lead on from the first question, to compare rules engines.
    .depth = how many actions deep
    .by-action = count for each first action apart
cli-arena = Let bots play each other on the same layouts with rotated seats, and rate them.
    .bots = who meets; the last one fills seats that are left
    .results = file of results; a run that was cut off goes on
    .records = write the record of every game played here
    .report = write a page: .html with plots, or .md
    .export-to = write a row for each seat of each game: .csv, or .parquet with the extra parquet
    .choice-time = seconds by the clock for a choice of a bot in a process of its own; 0 is no limit
    .game-time = the same for all its choices of a game
    .memory = megabytes that such a bot may use, on Linux; 0 is no limit
cli-check-bot = Let a bot play whole games against itself and tell what is wrong with it.
    .bot = a name, ./mybot.py:MyBot, or engine: and a command
    .game = which game; can be given more than once, by default all
    .players = how many play; can be given more than once, by default every number
    .choice-time = seconds by the clock for a choice, of a bot in a process of its own; 0 is no limit
    .game-time = the same for all its choices of a game
    .memory = megabytes that such a bot may use, on Linux; 0 is no limit
cli-report = Tell who wins and what scores, by clan, seat, tile and round, from records or a simulation.
    .records = records, or folders of records; none plays games
    .game = which game to play, or which records count
    .bots = who plays: one bot, or one for each seat
    .keep = keep the games played as records in this folder
    .plots = write each plot into this folder as SVG
cli-analyse = Show for each decision what a bot would do and what the move played cost, and the turning points.
    .record = a record of a game, over or not
    .iterations = games played on from each candidate; can be repeated exactly
    .seconds = time for a decision instead of --iterations
    .seat = judge one seat only, such as p1
    .seed = decides what is dealt when a game is played on
cli-bench = Race the games against catanatron and python-chess, in turns, on one core.
    .seconds = how long the race lasts
    .plain = race even if the core is not compiled
    .research = race the research environments
cli-rules = List the sections of the rulebooks with their places, or with the tests that prove them.
    .section = one section, or all below it
    .covered = which tests prove each section
    .folder = the game's tests
cli-admin = Look after the tables of a server, also while it runs.
cli-admin-tables = List the tables that changed last, with the guests who sit there.
    .limit = how many are shown
cli-admin-close = Close a table: it can be looked at, nobody can play on.
cli-admin-reopen = Open a closed table again.
cli-admin-ban = Let an address, a network or a guest in no more.
cli-admin-unban = Let an address, a network or a guest in again.
cli-admin-free = Take finished tables away that nobody has touched for long, and free their space.
    .days = how long nobody has touched them
cli-data = Show and check the printed data of a game.
cli-data-show = List every value with its provenance and source.
    .pack = a folder with a data pack
    .provenance = only values marked reconstructed, inferred, one source, verified or rulebook
cli-data-check = Check a data pack, or the data in use; every fault is one line.
    .folder = a folder with a data pack
    .game = which game the pack is for

## What is typed wrongly

cli-refused = clachan: { $why }
cli-usage = { $why }; `{ $command } --help` tells what can be typed
cli-no-option = there is no option { $option }
cli-missing = { $name } is missing
cli-bad-value = { $name }: { $why }
cli-no-command = there is no such command: the commands are { $commands }
cli-value-or-none = the option { $option } lacks its value, or takes none
cli-too-much = more is typed than this command takes
cli-not-whole = a whole number, not { $given }
cli-not-number = a number, not { $given }
cli-at-most = at most { $limit }, not { $given }
cli-at-least = at least { $limit }, not { $given }
cli-no-language = there are no words in { $language }: the languages are { $languages }

## Around the helps

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-option = Show this help.
cli-help-default = default:
cli-help-required = required
cli-help-any-options = { "[" }OPTIONS]
cli-help-any-command = COMMAND [ARGS]...

## What commands tell

cli-table-closed = Table { $table } is closed.
cli-table-open = Table { $table } is open again.
cli-table-state = { $state ->
    [over] over
   *[on] on
}
cli-table-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
cli-banned = The { $kind } { $what } is banned.
cli-unbanned = The { $kind } { $what } may come again.
cli-tables-gone = { $count } finished tables were taken away.
cli-more-rows = … and { $count } rows more: --html or --json has all
cli-not-verified = not verified: { $file }, { $why }
cli-not-over = the game is not over
cli-chance-of-seed = chance: { $draws } draws follow from seed { $seed }
cli-chance-of-secret = chance: { $draws } draws follow from the secret with the hash { $hash }
cli-chance-later = chance: the secret with the hash { $hash } is told when the game is over, that of a deal on its sheet: --secret SECRET verifies the draws with it
cli-plots-written = { $count } plots written to { $folder }
cli-left-out = left out: { $why }
cli-left-out-more = left out: { $count } more
cli-from-records = from records in { $places }
cli-thinking = { $count ->
    [one] Clachan: one process thinks for the servers of { $place }.
   *[other] Clachan: { $count } processes think for the servers of { $place }.
}
cli-open = Clachan: open http://{ $host }:{ $port }/ in a browser.
cli-backed-up = { $file } holds everything that { $place } held.
cli-restored = { $count ->
    [one] { $place } holds the one table of { $file }.
   *[other] { $place } holds the { $count } tables of { $file }.
}
cli-sim-games = { $games } games, { $actions } actions ({ $mean } a game), { $answers } answers to a question
cli-sim-speed = { $jobs ->
    [one] { $speed } actions a second in { $seconds } s, { $jobs } process, core { $core }
   *[other] { $speed } actions a second in { $seconds } s, { $jobs } processes, core { $core }
}
cli-sim-seat = seat
cli-sim-role = role
cli-sim-column-games = games
cli-sim-column-mean = mean
cli-sim-column-spread = spread
cli-sim-column-wins = wins
cli-fingerprint = fingerprint { $fingerprint }
cli-perft-counted = depth { $depth }: { $nodes } nodes in { $seconds } s, core { $core }
cli-compiled = compiled
cli-not-compiled = not compiled
cli-tidied =
    Gone: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $lines ->
        [one] 1 line of talk
       *[other] { $lines } lines of talk
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }, { $events ->
        [one] 1 event that was taken back
       *[other] { $events } events that were taken back
    }.
cli-bench-slices = { $counted } of { $slices } slices counted: those between two timings of at most { $limit } ms (fastest { $fastest }, median { $median }, slowest { $slowest }); Python { $python }
cli-bench-times = times { $name }
cli-bench-variant = { $variant }: times { $name }
cli-bench-match = a match, times python_chess
cli-bench-records = reading a record, times reading it with its log
cli-bench-rollouts = rollouts from mid-game a second
cli-bench-title = { $name }, 4 players, core { $core }
cli-bench-engine = engine, random play
cli-bench-speed = actions a second
cli-bench-counted = slices counted
cli-bench-of = { $counted } of { $slices }
cli-verified = { $missing ->
    [both] verified: { $count } actions, { $result } (the record names no data and no score to compare)
    [data] verified: { $count } actions, { $result } (the record names no data to compare)
    [score] verified: { $count } actions, { $result } (the record names no score to compare)
   *[none] verified: { $count } actions, { $result }
}
cli-page-written = page written to { $file }
cli-page-without-plots = page written to { $file }, without plots: { $why }

cli-bench-legal = legal actions, µs
cli-bench-copy = copy of a state, µs
cli-bench-say = a log line as a sentence, µs
cli-bench-size = size of a state, bytes
cli-bench-replay = replay of a record, ms
cli-bench-measure = measure
cli-bench-measured = measured
cli-bench-target = target
cli-bench-met = met
cli-bench-missed = missed
cli-rules-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
cli-rules-no-test = NO TEST
cli-rules-unknown = unknown section: { $section }
cli-rules-tested = { $tested } of { $total } sections have tests
cli-rules-some-tested = { $tested } of { $total } sections have tests; without: { $missing }
cli-data-values = { $count ->
    [0] no values
    [one] { $count } value: { $parts }
   *[other] { $count } values: { $parts }
}
cli-data-rulebook = from the rulebook
cli-data-verified = verified
cli-data-one-source = from one source
cli-data-inferred = inferred
cli-data-reconstructed = reconstructed
cli-data-pack-sound = { $folder }: the pack is sound.
cli-data-sound = The data in use is sound.
