# What an analysis says of a finished game.

analysis-mistake = { $played } To daje w przewidywaniu o { $loss } punktów mniej niż: { $best }
analysis-lead = Przewidywana przewaga: { $name }, { $lead } punktów. Tuż przedtem: { $played }
analysis-round = runda { $number }
analysis-scoring = punktowanie { $number }
