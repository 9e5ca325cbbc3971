# What the note beside a tile on the track tells of all that follows from taking it.

note-fits = { $places ->
    [one] fits in 1 place of your land
   *[other] fits in { $places } places of your land
}
