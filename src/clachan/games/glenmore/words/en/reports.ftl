# The report on many games of Glen More II.

report-scoring = scoring { $number }
report-end = end
report-tiles-so-many = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
report-start = Start
    .note = Seats by the place of their pawn at the start; the 1st moves first.
report-chronicles = Chronicles
    .note = Games by the chronicles in play; several count each.
report-points-by-scoring = Points by scoring round
    .note = Mean score sheet of a seat after each scoring round, and with all that the end adds.
report-scoring-rounds = Scoring rounds
    .note = Mean points of a seat in each category of each scoring round.
report-persons = Persons
    .note = Seats by the person tiles they had at the end.
report-cards = Landmark cards
    .note = Seats by the landmark cards they had at the end.
report-clans = Clans
    .note = Seats by the clans they joined on the clan board.
report-tiles = Tiles
    .note = Seats by the tiles they took, wherever those ended.
report-tiles-taken = Tiles taken
    .note = Seats by how many tiles they took: a larger territory costs points.
report-column-start = start
report-column-chronicle = chronicle
report-column-category = category
report-column-person = person
report-column-landmark-card = landmark card
report-column-clan = clan
report-column-tile = tile
report-column-tiles-taken = tiles taken
line-none = none
