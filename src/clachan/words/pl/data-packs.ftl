# What is wrong with the values of a data pack.

reason-bad-data = { $more ->
    [0] { $count ->
        [one] 1 błąd w danych: { $faults }
        [few] { $count } błędy w danych: { $faults }
       *[many] { $count } błędów w danych: { $faults }
    }
   *[other] błędy w danych, razem { $count }: { $faults }; i jeszcze { $more }
}
fault = { $file }: { $place }: { $why }
place-whole-file = cały plik
place-folder = folder
place-byte = bajt { $byte }
place-line = wiersz { $line }, kolumna { $column }
json-object = obiekt
json-list = lista

wrong-unreadable = nie da się odczytać: { $why }
wrong-beside = leży obok folderu { $game }/, więc nic by tego nie czytało
wrong-missing = brakuje
wrong-no-text = to nie tekst UTF-8
wrong-no-json = to nie JSON: { $why }
wrong-too-deep = zagnieżdżenie głębsze niż { $levels } poziomów
wrong-no-object = to musi być obiekt, a nie { $found }
wrong-broken-escape = zawiera zepsutą sekwencję \u
wrong-no-provenance = nie ma pochodzenia
wrong-twice = ma { $key } dwa razy
wrong-source = źródło musi być tekstem, a nie { $found }
wrong-marked = oznaczona wartość nie może zawierać też { $keys }
wrong-no-list = to musi być lista, a nie { $found }
wrong-entries = wpisów musi być { $count }, a nie { $found }
wrong-no-word = to musi być tekst, a nie { $found }
wrong-unknown = jest tu nieznane
wrong-no-file-of-game = to nie plik danych gry { $game }; znane są { $known }
wrong-provenance = pochodzenie musi być jednym z { $known }, a nie { $found }
wrong-number = { $range ->
    [0] to musi być { $low }, a nie { $found }
   *[other] to musi być liczba całkowita od { $low } do { $high }, a nie { $found }
}
wrong-word = { $known-count ->
    [1] to musi być { $known }, a nie { $found }
   *[other] to musi być jedno z { $known }, a nie { $found }
}
