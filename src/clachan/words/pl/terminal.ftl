# What is said in a terminal only.

terminal-introduction-bare =
    { $title }.
    Wpisz ?, by zobaczyć odpowiedzi, potem odpowiedź, jej numer albo początek jej słów.
    `why` z akcją wyjaśnia odmowę; `undo` cofa; `help` wymienia wszystkie polecenia.
