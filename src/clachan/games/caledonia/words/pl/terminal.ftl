# What is said in a terminal only.

terminal-introduction =
    Przez pięć rund prowadzisz klan: zasiedlasz mapę, produkujesz towary, handlujesz i realizujesz kontrakty.
    Tura to jedna akcja: handel, wzięcie albo realizacja kontraktu, ekspansja, ulepszenie, nowy kupiec lub pas.
    Wpisz ?, by zobaczyć odpowiedzi z kosztem, potem odpowiedź, jej numer albo początek jej słów.
    `why expand c4 sheep` wyjaśnia odmowę, `rules ekspansja` akcję; `undo` cofa ostatnią.
    `board`, `market`, `contracts`, `players`, `scores`, `log` pokazują stół; `help` wymienia wszystkie polecenia.
