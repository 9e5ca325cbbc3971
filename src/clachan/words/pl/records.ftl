# What is wrong with a record or with the text of a position.

reason-record-head = zapis zaczyna się od { $head }
reason-record-without-line = nie ma wiersza { $line }
reason-record-no-pair = powinno być `nazwa: wartość`, a nie { $line }
reason-record-head-wrong = nagłówek zapisu jest błędny: { $error }
reason-record-other-data = grano z danymi elementów { $data }, a używane dane to { $here }
reason-record-after-end = { $action } po końcu gry
reason-record-other-seat = { $seat } gra { $action }, a teraz odpowiada { $asked }
reason-record-early-score = jest wynik, choć gra się nie skończyła: teraz odpowiada { $asked }
reason-record-other-score = wynik to { $score }, a nie { $written }
reason-sealed-other-secret = sekret nie ma skrótu, który podano na początku
reason-sealed-other-layout = to nie ten układ, który wylosowano
reason-sealed-other-draw = losowanie { $draw }, akcja { $number }: { $action } zamiast { $instead }
refused-line = wiersz { $line }: { $why }
reason-record-with-position = zapis z pozycją nie ma własnych opcji ani układu
reason-record-other-game = jego pozycja pochodzi z gry { $played }, a nie { $game }
reason-position-names = { $what }: zapis to nazwa=wartość, każda nazwa raz, a nie { $given }
reason-position-no-number = stół nie ma liczby o nazwie { $name }
reason-position-row-size = szereg ma od 0 do { $most } liczb, a nie { $size }
reason-position-row-place = w szeregu o długości { $size } nie ma miejsca { $place }
reason-position-not-number = { $given } to nie liczba
reason-position-number-large = { $given } to za duża liczba
reason-position-no-decision = { $given } to nie decyzja: ta składa się z rodzaju, @, miejsca i najwyżej trzech liczb
reason-position-not-played = żadna gra nie dojdzie do tej pozycji ({ $error })
reason-position-impossible = żadna gra nie dojdzie do tej pozycji: { $fault }
reason-position-words = pozycja to { $words } słów w wierszu, a nie { $count }
reason-position-table-wrong = opis stołu w pozycji jest błędny: { $error }
reason-position-numbers-wrong = liczby w pozycji są błędne: { $error }
reason-position-other-rules = powstała przy zasadach i danych { $made }, a używane są { $due }
reason-record-no-variation = { $mark } bez wariantu
reason-record-variation-open = wariant nie jest zamknięty
reason-record-other-result = wynik to { $result }, a nie { $written }
reason-record-no-number = { $name } to liczba, a nie { $given }
reason-record-variations-deep = warianty można zagnieżdżać najwyżej { $most } razy
reason-record-variation-early = wariant stoi po akcji, którą miałby zastąpić
