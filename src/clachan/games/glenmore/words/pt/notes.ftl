# What the note beside a tile on the track tells of all that follows from taking it.

note-fits = { $places ->
    [one] cabe em 1 lugar do seu território
   *[other] cabe em { $places } lugares do seu território
}
