# What is said of those who sit at a table: who comes and goes, their time, talk and settings.

ui-bot-easy = Pasterz
ui-bot-normal = Rolnik
ui-bot-hard = Szyper
ui-bot-expert = Dziedzic
ui-the-easy = Pasterz
ui-the-normal = Rolnik
ui-the-hard = Szyper
ui-the-expert = Dziedzic
ui-seat-number = Miejsce { $number }
ui-free-seats = Wolne miejsca
ui-seats-free = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
ui-seats-free-send = { $count ->
    [one] Jedno miejsce jest wolne: wyślij link, a kto go otworzy, może usiąść.
    [few] { $count } miejsca są wolne: wyślij link, a kto go otworzy, może usiąść.
   *[many] { $count } miejsc jest wolnych: wyślij link, a kto go otworzy, może usiąść.
}
ui-copy-the-link = Kopiuj link
ui-link-copied = Skopiowano link
ui-copy-this-link = Skopiuj ten link
ui-take-a-seat = Zajmij miejsce
ui-fill-with-bot = Posadź bota
ui-sits-down = { $name } siada do stołu, kolor: { $colour }.
ui-comes-back = { $name } wraca do stołu.
ui-left-the-table = { $name } odchodzi od stołu.
ui-bot-plays-for = Za gracza { $name } gra teraz bot.
ui-somebody-away = Kogoś nie ma przy stole
ui-is-away = Gracza { $name } nie ma przy stole.
ui-bot-in = { $count ->
    [one] Za sekundę może zagrać bot.
    [few] Za { $count } sekundy może zagrać bot.
   *[many] Za { $count } sekund może zagrać bot.
}
ui-bot-now = Bot może grać, dopóki gracz nie wróci.
ui-let-a-bot-go-on = Niech gra bot
ui-we-wait = Czekamy
ui-bot-to-take = Który bot
ui-seats = Miejsca
ui-seats-some-free = Miejsca, wolne: { $count }
ui-table-private = Wolne miejsca przy tym stole są dla tych, którzy mają link. Możesz oglądać.
ui-remove = Wyproś…
ui-leave = Odejdź…
ui-seed-whole = Powtarzalny, ziarno { $seed }: los z niego wynika, więc całą grę da się powtórzyć, a kto ją zna, może ją przewidzieć.
ui-seed-layout = Ziarno { $seed }: wynika z niego tylko układ, reszta losuje się w trakcie gry.
ui-chance-sealed = Los można potem sprawdzić
ui-chance-hash = Losowania wynikają z sekretu o tym skrócie (SHA-256):
ui-chance-later = Po grze sekret pojawi się tutaj i w zapisie.
ui-chance-secret = Sekret, którym można zweryfikować zapis:
ui-download-record = Pobierz zapis
ui-clocks = Zegary
ui-time-over = koniec
ui-time-seconds = { $count } s
ui-time-hours = { $hours } godz. { $minutes } min
ui-time-days = { $days ->
    [one] 1 dzień { $hours } godz.
   *[other] { $days } dni { $hours } godz.
}
ui-time-is-over = Czas tego miejsca minął. Bot może grać, dopóki gracz nie wróci.
ui-your-time-is-over = Twój czas minął: inni mogą oddać twoje miejsce botowi. Możesz wrócić w każdej chwili.
ui-nobody-said = Nikt się jeszcze nie odezwał.
ui-say-something = Napisz coś
ui-say-something-here = Napisz coś…
ui-send = Wyślij
ui-mute = Wycisz: { $name }
ui-let-talk = Cofnij wyciszenie: { $name }
ui-talk-needs-a-name = Rozmawiają tu ci, którzy mają miejsce albo link do stołu, o ile gospodarz ich nie wyciszył.
ui-settings = Ustawienia
ui-language = Język
ui-colours = Kolory
ui-colours-system = jak system
ui-colours-light = jasne
ui-colours-dark = ciemne
ui-animate = Animuj ruchy
ui-notice-on-turn = Powiadomienie o mojej turze
