# How a turn is played: the panel, the bar of deeds, the notes, and what is shown while others play.

ui-confirm = Zatwierdź
ui-end-turn = Koniec tury
ui-undo = Cofnij
ui-undo-help = Cofnij (u)
ui-undo-all = Cofnij turę
ui-undo-all-help = Cofnij całą turę, na ile pozwalają zasady (u)
ui-undo-step = Krok
ui-undo-step-help = Cofnij ostatni krok (Shift+U)
ui-back = Wróć
ui-what-to-do = Co robisz
ui-your-turn = Twoja tura
ui-your-turn-named = Twoja tura, { $name }
ui-server-away = Brak połączenia z serwerem: twój ruch zostanie wysłany, gdy tylko ono wróci.
ui-turn-played = Tura rozegrana.
ui-end-or-undo = Zakończ ją, by gra toczyła się dalej, albo coś cofnij.
ui-what-is-this = Co to jest?
ui-or-type = Lub wpisz
ui-from-price = od { $money }£

## The bar

ui-deeds = Akcje
ui-press-on-board = Wskaż, co świeci, a zobaczysz skutki; kliknięcie to wykonuje, a „Cofnij” odwołuje.
ui-touch-on-board = Dotknij tego, co świeci, a zobaczysz skutki; drugie dotknięcie to wykonuje, a „Cofnij” odwołuje.
ui-choose-what-glows = Wybierz z tego, co świeci.
ui-deed-from = od { $money }£

## Notes

ui-not-there = Nie na { NAME($part) }
ui-show-reach = Pokaż mój zasięg
ui-the-rule = Zasada

## While others play

ui-over = Gra skończona.
ui-goes-on = Stół gra dalej sam.
ui-seat-open = Czekamy, aż ktoś zajmie miejsce { $number }.
ui-plays = Gra { NAME($seat) } ({ $name })
ui-may-take-back = { NAME($seat) } ({ $name }) jest po ruchu, ale może go jeszcze cofnąć

ui-since-your-turn = Od twojej tury
ui-last-moves = Ostatnie ruchy
ui-nothing-since = Nikt się jeszcze nie ruszył.
ui-skip = Pomiń
ui-skip-help = Pokaż od razu, co zagrano (Esc)

## Hints

ui-hint = Podpowiedź
ui-hints = Podpowiedzi
ui-hint-thinking = Bot myśli…
ui-hint-points = { $points ->
    [one] około { $points } punktu
   *[other] około { $points } punktów
}

## The market

ui-market = Rynek
ui-side-gives = Dajesz
ui-side-brings = Dostajesz

# The key that confirms, as it is called on keyboards.
ui-key-enter = Enter
