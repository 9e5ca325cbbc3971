# What the note beside a tile on the track tells of all that follows from taking it.

note-fits = { $places ->
    [one] pasuje w 1 miejscu twoich włości
   *[other] pasuje w { $places } miejscach twoich włości
}
