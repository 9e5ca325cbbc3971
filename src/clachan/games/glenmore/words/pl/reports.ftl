# Raport z wielu gier w Glen More II.

report-scoring = punktowanie { $number }
report-end = koniec
report-tiles-so-many = { $number ->
    [one] { $number } kafelek
    [few] { $number } kafelki
   *[many] { $number } kafelków
}
report-start = Start
    .note = Wyniki według miejsca pionka na początku; kto stoi pierwszy, zaczyna.
report-chronicles = Kroniki
    .note = Gry według kronik; każda z kilku liczy się osobno.
report-points-by-scoring = Punkty po rundach punktowania
    .note = Średni arkusz punktacji po każdej rundzie punktowania oraz ze wszystkim, co dodaje koniec gry.
report-scoring-rounds = Rundy punktowania
    .note = Średnie punkty w każdej kategorii każdej rundy punktowania.
report-persons = Postacie
    .note = Wyniki według kafelków postaci posiadanych na koniec.
report-cards = Karty miejsc historycznych
    .note = Wyniki według kart miejsc historycznych posiadanych na koniec.
report-clans = Klany
    .note = Wyniki według klanów zajętych na planszy klanów.
report-tiles = Kafelki
    .note = Wyniki według wziętych kafelków, gdziekolwiek potem trafiły.
report-tiles-taken = Liczba wziętych kafelków
    .note = Wyniki według liczby wziętych kafelków: większe włości kosztują punkty.
report-column-start = start
report-column-chronicle = kronika
report-column-category = kategoria
report-column-person = postać
report-column-landmark-card = karta miejsca historycznego
report-column-clan = klan
report-column-tile = kafelek
report-column-tiles-taken = wzięte kafelki
line-none = brak
