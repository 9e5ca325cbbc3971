# What is wrong with the values of a data pack.

reason-bad-data = { $more ->
    [0] { $count ->
        [one] 1 fault in the data: { $faults }
       *[other] { $count } faults in the data: { $faults }
    }
   *[other] { $count } faults in the data: { $faults }; and { $more } more
}
fault = { $file }: { $place }: { $why }
place-whole-file = whole file
place-folder = folder
place-byte = byte { $byte }
place-line = line { $line }, column { $column }
json-object = an object
json-list = a list

wrong-unreadable = cannot be read: { $why }
wrong-beside = lies beside the folder { $game }/, so nothing would read it
wrong-missing = is missing
wrong-no-text = is not UTF-8 text
wrong-no-json = is not JSON: { $why }
wrong-too-deep = is nested more than { $levels } levels deep
wrong-no-object = must be an object, not { $found }
wrong-broken-escape = holds a broken \u escape
wrong-no-provenance = has no provenance
wrong-twice = has { $key } twice
wrong-source = source must be a text, not { $found }
wrong-marked = a marked value cannot also hold { $keys }
wrong-no-list = must be a list, not { $found }
wrong-entries = must have { $count } entries, not { $found }
wrong-no-word = must be a text, not { $found }
wrong-unknown = is unknown here
wrong-no-file-of-game = is not a data file of { $game }; known are { $known }
wrong-provenance = provenance must be one of { $known }, not { $found }
wrong-number = { $range ->
    [0] must be { $low }, not { $found }
   *[other] must be a whole number from { $low } to { $high }, not { $found }
}
wrong-word = { $known-count ->
    [1] must be { $known }, not { $found }
   *[other] must be one of { $known }, not { $found }
}
