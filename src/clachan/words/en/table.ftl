# What is said at every table, whatever is played there.

seat = Player { $number }
chance = Chance
list-and = { $first } and { $last }
list-or = { $first } or { $last }
