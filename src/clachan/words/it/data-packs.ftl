# What is wrong with the values of a data pack.

reason-bad-data = { $more ->
    [0] { $count ->
        [one] 1 difetto nei dati: { $faults }
       *[other] { $count } difetti nei dati: { $faults }
    }
   *[other] { $count } difetti nei dati: { $faults }; e altri { $more }
}
fault = { $file }: { $place }: { $why }
place-whole-file = tutto il file
place-folder = cartella
place-byte = byte { $byte }
place-line = riga { $line }, colonna { $column }
json-object = un oggetto
json-list = una lista

wrong-unreadable = non si può leggere: { $why }
wrong-beside = sta accanto alla cartella { $game }/, quindi nulla lo leggerebbe
wrong-missing = manca
wrong-no-text = non è testo UTF-8
wrong-no-json = non è JSON: { $why }
wrong-too-deep = è annidato oltre { $levels } livelli
wrong-no-object = deve essere un oggetto, non { $found }
wrong-broken-escape = contiene una sequenza \u interrotta
wrong-no-provenance = non ha provenienza
wrong-twice = ha { $key } due volte
wrong-source = source deve essere un testo, non { $found }
wrong-marked = un valore contrassegnato non può contenere anche { $keys }
wrong-no-list = deve essere una lista, non { $found }
wrong-entries = deve avere { $count } voci, non { $found }
wrong-no-word = deve essere un testo, non { $found }
wrong-unknown = qui è sconosciuto
wrong-no-file-of-game = non è un file di dati di { $game }; quelli noti sono { $known }
wrong-provenance = provenance deve essere uno tra { $known }, non { $found }
wrong-number = { $range ->
    [0] deve essere { $low }, non { $found }
   *[other] deve essere un numero intero da { $low } a { $high }, non { $found }
}
wrong-word = { $known-count ->
    [1] deve essere { $known }, non { $found }
   *[other] deve essere uno tra { $known }, non { $found }
}
