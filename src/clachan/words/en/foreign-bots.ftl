# Bots that are not ours: files, programs, packages. What is said when they do not start, or fail at a table.
reason-bot-command = bot { $bot } is no command: { $why }
reason-bot-command-empty = bot { $bot } names no command: write engine: and what starts it
reason-bot-no-file = there is no file { $file }
reason-bot-file-raised = { $file } cannot be loaded: { $error }
reason-bot-file-lacks = { $names-count ->
    [0] { $file } has no { $name }, and no bot at all: a bot is a class with a method choose, or a BotKind
   *[other] { $file } has no { $name }: it has { $names }
}
reason-bot-file-choose = { $names-count ->
    [0] { $file } has no bot: a bot is a class with a method choose, or a BotKind
   *[other] { $file } has several bots, so name one behind a colon: { $names }
}
reason-bot-not-started = bot { $bot } cannot be started: { $why }
reason-bot-no-hello = bot { $bot } did not say hello within { $seconds } s
reason-bot-bad-hello = bot { $bot } did not answer with a hello of protocol { $protocol } and a name, but with { $line }
reason-bot-bad-wants = bot { $bot } wants { $wants }, but what can be wanted is a list of { $known }
reason-bot-start-error = bot { $bot } does not start: { $error }
reason-bot-raised = bot { $bot } failed: { $error }
reason-bot-crashed = { $said ->
    [yes] bot { $bot } ended by itself ({ $how }): { $last }
   *[no] bot { $bot } ended by itself ({ $how })
}
reason-bot-choice-time = bot { $bot } gave no answer within { $seconds } s
reason-bot-game-time = bot { $bot } has used up its { $seconds } s for a game
reason-bot-nonsense = bot { $bot } said { $line }, which is no JSON object on a line
reason-bot-other-line = bot { $bot } should have said a line of type "{ $due }", but said { $line }
reason-bot-unasked = bot { $bot } spoke without being asked
reason-bot-chose-no-number = bot { $bot } answered { $answer }, which is no number of an action
terminal-bot-replaced = { $why }; { $bot } goes on in its place
reason-in-position = { $why }; the position is { $position }
reason-program-in-record = the record wants to run { $bot } on this machine: if you trust it, name it with --bots
reason-limit-seconds = a limit is a number of seconds from 0 (none) to { $most }, not { $given }
reason-limit-memory = the memory of a bot is 0 (no limit) or { $least } to { $most } MB, not { $given }
reason-export-file = results are written to a file that ends in .csv or .parquet, not { $file }
reason-parquet-needs = Parquet needs the extra parquet: pip install 'clachan[parquet]'

# An arena.
arena-lost = Game { $number } is lost for { $seat } at ply { $ply }: { $why }
arena-stopped = { $count ->
    [one] clachan: stopped; 1 game is kept: the same command with --results { $file } goes on
   *[other] clachan: stopped; { $count } games are kept: the same command with --results { $file } goes on
}

# What check-bot finds.
check-bot-position = position: { $position }
check-bot-failed = { $why }
check-bot-failed-at = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}: { $why }
check-bot-started = starts in { $seconds } s and calls itself { $name }
check-bot-ends = ends when it is told to
check-bot-does-not-end = does not end when it is told to quit and nobody speaks to it any more: it has to be killed
check-bot-lost = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}: lost at ply { $ply }: { $why }
check-bot-played = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, all allowed; { $mean } ms for one, { $slowest } ms at most
check-bot-slow = the slowest choice took { $seconds } s: with a limit of { $limit } s a busy machine can make it lose
check-bot-same = the same seed gives the same game
check-bot-differs = the same seed gives another game: at ply { $ply } it chose { $first }, and then { $second } (a limit in seconds can do that, and random numbers that its seed did not begin)
check-bot-differs-after = the same seed gives another game to a bot that has played before: at ply { $ply } it chose { $first }, and then { $second } (something is left over from the game before, or random numbers do not follow its seed)
