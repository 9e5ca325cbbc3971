# What is said of those who sit at a table, and of their clocks.

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
ui-take-a-seat = Zajmij miejsce
ui-seats = Miejsca
ui-seats-some-free = Miejsca, wolne: { $count }
ui-table-private = Wolne miejsca przy tym stole są dla tych, którzy mają link. Możesz oglądać.
ui-seed-whole = Powtarzalny, ziarno { $seed }: los z niego wynika, więc całą grę da się powtórzyć, a kto ją zna, może ją przewidzieć.
ui-seed-layout = Ziarno { $seed }: wynika z niego tylko układ, reszta losuje się w trakcie gry.
ui-chance-sealed = Losowania można potem sprawdzić
ui-chance-hash = Losowania wynikają z sekretu o tym skrócie (SHA-256):
ui-chance-later = Po grze sekret pojawi się tutaj i w zapisie.
ui-chance-secret = Sekret, którym można zweryfikować zapis:
ui-clocks = Zegary
ui-time-over = koniec
ui-time-seconds = { $count } s
ui-time-hours = { $hours } godz. { $minutes } min
ui-time-days = { $days ->
    [one] 1 dzień { $hours } godz.
   *[other] { $days } dni { $hours } godz.
}
ui-settings = Ustawienia
