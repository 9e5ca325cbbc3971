# What the note beside a tile on the track tells of all that follows from taking it.

note-fits = { $places ->
    [one] trova posto in 1 punto del tuo territorio
   *[other] trova posto in { $places } punti del tuo territorio
}
