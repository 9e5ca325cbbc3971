# What the pages beside the table say: rules in short, credits, links that lead nowhere.

ui-to-first-page = Na stronę główną
ui-table-not-shown = Tego stołu nie da się pokazać
ui-no-such-table = Nie ma takiego stołu
ui-only-looked-at = Ten stół można tylko oglądać: { $why }.
ui-show-scores = Pokaż arkusz punktacji

ui-seat-link = Wróć na swoje miejsce
ui-seat-link-does = Ten link otwiera na tym urządzeniu miejsce przy stole.
ui-take-the-seat = Zajmij miejsce
ui-not-now = Nie teraz

ui-nothing-here = Tu nic nie ma
ui-nothing-under = Pod adresem { $address } nic nie ma. Być może link został ucięty przy kopiowaniu.

ui-credits-games = Clans of Caledonia (Klany Kaledonii) to gra Jumy Al-JouJou wydana przez Karma Games. Glen More II: Chronicles (Glen More II: Kroniki) to gra Matthiasa Cramera wydana przez Funtails.
ui-credits-own = Clachan to niezależny, nieoficjalny stół dla tych, którzy mają te gry; kupując je, wspiera się ich twórców. Zasady i obrazki są tu napisane i narysowane od nowa, z pudełek nic nie wzięto.
ui-uncertain-values = Wartości niepewne
ui-uncertain-why = Większość liczb pochodzi z instrukcji. Poniższych nie udało się odczytać z pewnego źródła. Jeśli masz grę i możesz którąś sprawdzić, poprawka ze źródłem będzie mile widziana.
ui-data-in-use = Używane dane elementów gry: { $data }
ui-values = { $count ->
    [one] 1 wartość
    [few] { $count } wartości
   *[many] { $count } wartości
}
ui-values-inferred = wniosek
ui-values-one-source = jedno źródło
ui-values-reconstructed = rekonstrukcja

ui-rules-in-short = Skrót zasad
ui-game-in-short = { $title } w skrócie
ui-games = Gry
ui-own-words = Własnymi słowami.
ui-own-words-of = Własnymi słowami; strona wskazuje, gdzie całość opisuje { $rulebook }.
ui-keys = Klawisze
# The names of keys stand in angle brackets.
ui-keys-move = ‹↑› ‹↓› ‹←› ‹→› chodzą po mapie lub włościach, ‹Enter› albo ‹Spacja› wybiera miejsce; ‹Tab› przechodzi między częściami.
ui-keys-turn = ‹Enter› zatwierdza albo kończy turę, ‹Esc› wraca, ‹u› cofa turę, a ‹Shift› ‹u› jeden krok, ‹e› kończy turę, ‹/› pozwala wpisać akcję.
ui-keys-boards = ‹1›–‹4› pokazują plansze graczy, ‹0› wszystkie naraz; ‹n› otwiera następną grę, która na ciebie czeka.
ui-keys-replay = W powtórce ‹←› i ‹→› idą o krok, ‹Home› i ‹End› na początek i koniec.

ui-unit-stands = { $cost }£ i grunt, teren: { NAME($terrain) }.
ui-unit-earns-more = co rundę zarabia { $money }£, po ulepszeniu { $better }£.
ui-clans = Klany
ui-ports = Porty
ui-scoring-tiles = Kafelki punktowania

# A game without a board of its own, and the sign of a seat.
ui-bare-table = Stół
ui-no-help-yet = Do tej gry nie ma jeszcze pomocy.
