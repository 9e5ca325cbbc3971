heap-north = northern heap
heap-south = southern heap
heap-west = western heap

act-take = take { $count } from the { NAME($heap) }
act-blow = the wind takes a stone from the { NAME($heap) }

ask-take = Take one to three stones; { $left } { $left ->
    [one] is
   *[other] are
} left.
ask-wind = Where does the wind blow?
ask-over = The heaps are gone.

reason-not-asked = that is not what is asked now
reason-too-few = the { NAME($heap) } has { $left } { $left ->
    [one] stone
   *[other] stones
}

fact-did-take = { $seat } takes { $count } { $count ->
    [one] stone
   *[other] stones
} from the { NAME($heap) }.
fact-did-blow = The wind takes a stone from the { NAME($heap) }.
fact-cleared = { $seat } has cleared the { NAME($heap) } and gets its capstone for { $points } points.
