# What is said when a menu, the settings or the chat is opened, when somebody comes or goes, or when a second thought is offered.

ui-the-rules = Zasady
ui-the-map = Mapa
ui-seat-free = wolne
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, z dala od stołu: gra { $bot }
ui-seat-you = { $name } (ty)
ui-copy-table-link = Kopiuj link do tego stołu
ui-table-link-copied = Skopiowano: kto otworzy, może zająć wolne miejsce albo oglądać.
ui-watch-link-copied = Skopiowano: kto otworzy, może oglądać.
ui-listed = Widoczny dla wszystkich
ui-listed-is = Każdy widzi ten stół na stronie głównej i może usiąść; inaczej potrzebny jest link.
ui-remove-is = Miejsce się zwalnia, a linki, które zna ta osoba, niczego już nie otwierają.
ui-remove-for-good = Wyproś na dobre
ui-let-stay = Niech zostanie
ui-close-table = Zamknij ten stół…
ui-close-is = Gra kończy się tu dla wszystkich i nikt nie może jej kontynuować.
ui-close-for-good = Zamknij na dobre
ui-keep-open = Zostaw otwarty
ui-sit-here = Usiądź tutaj
ui-bot-sits-here = Bot
ui-take-seat-back = Wracam na swoje miejsce
ui-leave-for-good = Odejdź na dobre
ui-stay = Zostań
ui-open-this-seat = Otwórz to miejsce
ui-leave-for-good-is = Miejsce będzie wolne dla każdego, kto ma link do stołu, a twój tajny link przestaje działać. Jeśli chcesz wrócić, przekaż je botowi.
ui-leave-for-good-listed = Miejsce będzie otwarte dla każdego, a twój tajny link przestaje działać. Jeśli chcesz wrócić, przekaż je botowi.
ui-answer-single = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
ui-pass-for-me = Pasuj za mnie w każdej rundzie, póki tego nie wyłączę
ui-while-away = Gdy mnie nie ma:
ui-hand-to-bot = Przekaż temu botowi
ui-copy-seat-link = Kopiuj tajny link do tego miejsca
ui-seat-link-copied = Skopiowano: pozwala grać dalej z innego urządzenia. Zachowaj go dla siebie.
ui-more-about-table = Więcej o tym stole
ui-replay-and-what-if = Powtórka i „co by było”
ui-record-hidden = Ta gra ma ukryte elementy: zapis będzie dostępny po jej końcu.
ui-warn-title = { $points ->
    [one] To może kosztować około { $points } punktu
   *[other] To może kosztować około { $points } punktów
}
ui-warn-better = Bot wolałby: { $better }
ui-warn-back = Zastanów się jeszcze
ui-warn-on = Zagraj mimo to
ui-confirm-all = Pytaj przed każdym krokiem i przed końcem tury

## Who comes and goes, and whose time is over

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
ui-fill-with-bot = Posadź bota
ui-link-copied = Skopiowano link
ui-copy-this-link = Skopiuj ten link
ui-remove = Wyproś…
ui-leave = Odejdź…
ui-time-is-over = Czas tego miejsca minął. Bot może grać, dopóki gracz nie wróci.
ui-your-time-is-over = Twój czas minął: inni mogą oddać twoje miejsce botowi. Możesz wrócić w każdej chwili.
ui-download-record = Pobierz zapis

## The chat

ui-nobody-said = Nikt się jeszcze nie odezwał.
ui-say-something = Napisz coś
ui-say-something-here = Napisz coś…
ui-send = Wyślij
ui-mute = Wycisz: { $name }
ui-let-talk = Cofnij wyciszenie: { $name }
ui-talk-needs-a-name = Rozmawiają tu ci, którzy mają miejsce albo link do stołu, o ile gospodarz ich nie wyciszył.

## The settings

ui-language = Język
ui-colours = Kolory
ui-colours-system = jak system
ui-colours-light = jasne
ui-colours-dark = ciemne
ui-animate = Animuj ruchy
ui-scenes-setting = Pokazuj sceny przy liczeniu i rzutach kością
ui-pace = Tury innych
ui-pace-at-once = od razu
ui-pace-brisk = po kolei
ui-pace-calm = powoli
ui-setting-names = Nazwy na polach mapy
ui-setting-primers = Objaśniaj kroniki przy pierwszej grze z nimi
ui-large-table = Powiększaj stół na dużym ekranie
ui-sound-setting = Dźwięki stołu
ui-notice-on-turn = Powiadomienie o mojej turze
