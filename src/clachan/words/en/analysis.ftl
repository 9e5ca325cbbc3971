# What an analysis says of a finished game.

analysis-mistake = { $played } That expects { $loss } points less than this: { $best }
analysis-lead = { $name } is expected to lead by { $lead } points. Just before: { $played }
analysis-round = round { $number }
analysis-scoring = scoring { $number }
