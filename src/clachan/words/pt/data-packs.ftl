# O que está errado com os valores de um pacote de dados.

reason-bad-data = { $more ->
    [0] { $count ->
        [one] 1 erro nos dados: { $faults }
       *[other] { $count } erros nos dados: { $faults }
    }
   *[other] { $count } erros nos dados: { $faults }; e mais { $more }
}
fault = { $file }: { $place }: { $why }
place-whole-file = arquivo inteiro
place-folder = pasta
place-byte = byte { $byte }
place-line = linha { $line }, coluna { $column }
json-object = um objeto
json-list = uma lista

wrong-unreadable = não pode ser lido: { $why }
wrong-beside = está ao lado da pasta { $game }/, então nada o leria
wrong-missing = falta
wrong-no-text = não é texto UTF-8
wrong-no-json = não é JSON: { $why }
wrong-too-deep = tem mais de { $levels } níveis de aninhamento
wrong-no-object = deve ser um objeto, não { $found }
wrong-broken-escape = contém um escape \u quebrado
wrong-no-provenance = não tem provenance
wrong-twice = tem { $key } duas vezes
wrong-source = source deve ser um texto, não { $found }
wrong-marked = um valor marcado não pode conter também { $keys }
wrong-no-list = deve ser uma lista, não { $found }
wrong-entries = deve ter { $count } entradas, não { $found }
wrong-no-word = deve ser um texto, não { $found }
wrong-unknown = é desconhecido aqui
wrong-no-file-of-game = não é um arquivo de dados de { $game }; os conhecidos são { $known }
wrong-provenance = provenance deve ser um de { $known }, não { $found }
wrong-number = { $range ->
    [0] deve ser { $low }, não { $found }
   *[other] deve ser um número inteiro de { $low } a { $high }, não { $found }
}
wrong-word = { $known-count ->
    [1] deve ser { $known }, não { $found }
   *[other] deve ser um de { $known }, não { $found }
}
