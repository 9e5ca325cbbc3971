# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
glenmore-title = { glenmore-name }: { glenmore-subtitle }
glenmore-name = Glen More II
glenmore-subtitle = Kroniki
glenmore-about = Bierz kafelki, rozwijaj włości i wysyłaj Szkotów do klanów; osiem kronik dokłada swoje.
glenmore-about-rulebook = instrukcja polskiego wydania (v2.0)

## Options: what they are called, and what they do

glenmore-option-players = Gracze
    .help = ile klanów rywalizuje
glenmore-option-die = Z kością
    .help = gra jak jeszcze jeden klan i skraca rozgrywkę; w grze 2-osobowej zawsze
glenmore-option-short = Krótsza gra
    .help = World's End leży na wierzchu stosu D, a nie w jego połowie
glenmore-option-chronicles = Kroniki
    .help = które kroniki dołączyć: cyfry, np. 148, albo all (wszystkie), albo none (żadna)
glenmore-option-chronicles-none = żadna
glenmore-option-narrow_mountain = Wąska góra
    .help = góra z kroniki II zajmuje jedno pole zamiast dwóch

# p. 22
glenmore-option-chronicles-1 = Wyścigi smoczych łodzi
    .help = łodzie płyną rzekami wszystkich graczy po żetony i punkty
# p. 23
glenmore-option-chronicles-2 = Władca na wzgórzu
    .help = góra na torze: mijając ją, coś zostawiasz, a stając na niej, zbierasz wszystko
# p. 24
glenmore-option-chronicles-3 = Stary Jamey i jego zapasy whisky
    .help = whisky dojrzewa w piwnicach, a sprzedaje się ją po drodze
# p. 25
glenmore-option-chronicles-4 = Młot na Szkotów
    .help = Anglik na torze daje dodatkowe tury temu, kto go kontroluje
# p. 26
glenmore-option-chronicles-5 = Oda do haggis
    .help = gospody robią haggis, a o uczcie decyduje kość
# p. 27
glenmore-option-chronicles-6 = Burzliwy rozdział w dziejach Szkocji
    .help = karty miejsc odwracają się na stronę wydarzeń
# p. 31
glenmore-option-chronicles-7 = Werdykt Wielkiego Zgromadzenia
    .help = tajne głosowania decydują, które karty zapunktują na koniec
# p. 32
glenmore-option-chronicles-8 = Szajka z Glasgow
    .help = członkowie szajki w więzieniu: podejrzana pomoc za pensa

## What a chronicle asks of a table

glenmore-level-easy = łatwy
glenmore-level-medium = średni
glenmore-level-hard = trudny
glenmore-level-expert = zaawansowany
glenmore-minutes = { $minutes ->
    [one] +{ $minutes } minuta
    [few] +{ $minutes } minuty
   *[many] +{ $minutes } minut
}

## What cannot be chosen beside the other options

glenmore-barred-chronicle = tylko dla { $least } albo { $most } graczy
glenmore-barred-die = w grze 2-osobowej zawsze
glenmore-barred-mountain = tylko z kroniką II

## What is wrong with a layout or with options as they were written

glenmore-layout-worlds-end = ma mówić, ile kafelków D leży przed nim: { $counts }, a nie { $given }
glenmore-layout-lacks-part = układowi brakuje części { $part }
glenmore-layout-unknown-part = układ nie ma tu części { $part }; ma: { $parts }
glenmore-layout-order = część order układu musi wymieniać { $seats }, każde raz, a nie { $given }
glenmore-layout-no-tile = część tiles układu wymienia { $tile }, a to nie kafelek
glenmore-layout-tiles = część tiles układu musi wymieniać różne kafelki ({ $count }), a nie { $given }
glenmore-layout-first = część tiles układu musi zaczynać się od pięciu kafelków startowych, a nie { $tiles }
glenmore-layout-later = część tiles układu wymienia { $tiles } spoza stosu A
glenmore-refused-chronicles = opcja chronicles nie może mieć wartości { $given }; mają to być różne cyfry z { $allowed }, all albo none
glenmore-layout-part = część { $part } układu: { $why }
glenmore-layout-river = musi być jedno z { $gaps }, a nie { $given }
glenmore-layout-haggis = muszą to być wartości dwóch żetonów haggis, a nie { $given }
glenmore-layout-gathering = musi wymieniać { $count } z { $cards }, a nie { $given }
glenmore-layout-mobsters = musi to być { $count } kart z { $cards } i b, a nie { $given }
glenmore-refused-chronicles-here = kronika { $value } wymaga 3 albo 4 graczy, a nie { $players }
glenmore-refused-narrow-mountain-here = narrow_mountain działa tylko z kroniką 2
