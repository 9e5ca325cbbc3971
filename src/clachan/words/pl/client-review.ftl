# The review of a game that is over.

ui-review-open = Analiza
ui-review-title = Analiza
ui-review-page = Analiza – { $game }
ui-review-of = Analiza gry z { $date }, { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-review-of-record = Analiza zapisu, { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-review-margin = Spodziewana przewaga
ui-review-against = { $name } na tle najlepszego z pozostałych; każdy ruch dograny { $games } razy
ui-review-alone = Punkty na koniec: { $name }; każdy ruch dograny { $games } razy
ui-review-even = remis
ui-review-progress = Analiza trwa: { $judged } z { $all } decyzji
ui-review-turning-points = Punkty zwrotne
ui-review-lost = { $count ->
    [0] Niczego wyraźnie nie zmarnowano.
    [one] Jeden ruch kosztował około { $points } pkt.
    [few] { $count } ruchy kosztowały około { $points } pkt.
   *[many] { $count } ruchów kosztowało około { $points } pkt.
}
ui-review-no-mistakes = Żaden ruch nie był wyraźnie gorszy od ruchu bota.
ui-review-better = Lepiej: { $best }
ui-review-turning-point = Punkt zwrotny { $number }
ui-review-cost = { $points ->
    [0] bez straty
   *[other] −{ $points } pkt
}
ui-review-played-on = { $games ->
    [one] Każdy z ruchów rozegrano stąd raz; dokładność: { $doubt } pkt.
   *[other] Każdy z ruchów rozegrano stąd { $games } razy; dokładność: { $doubt } pkt.
}
ui-review-moves = Wszystkie ruchy
ui-review-moves-in = Ruchy, { $part }
ui-review-played = Zagrano
ui-review-bot = Bot
ui-review-loss = Strata
ui-review-same = jak bot
ui-review-elsewhere = w innym miejscu
ui-review-doubt = z dokładnością do { $doubt }
ui-review-start = Początek
ui-review-own = Własne ruchy
ui-review-others = Pozostali
ui-review-luck = Szczęście
ui-review-end = Koniec
ui-review-account-help = Skąd wzięła się przewaga: czego można się było spodziewać na początku, co zmieniły ruchy własne i cudze w porównaniu z ruchami prostego bota, a co losowania i kości.
ui-review-account-is = Co znaczą te liczby
ui-review-luck-doubt = Szczęście to reszta: jest znane z dokładnością do około { $doubt } pkt, bo każdy ruch rozegrano dalej tylko kilka razy.
ui-review-move = Ruch { $ply }
ui-review-back = Do poprzedniej decyzji
ui-review-on = Do następnej decyzji
ui-review-first = Do pierwszej decyzji
ui-review-last = Do ostatniej decyzji
ui-review-play-on = Graj stąd dalej
ui-review-whose = Czyją grę oglądać
ui-review-longer = Pomyśl dłużej
ui-review-table = Cały stół
ui-review-findings = Wnioski
ui-review-decided = Co przesądziło o wyniku
ui-review-learn = { $count ->
    [1] Jedna rzecz do zapamiętania
    [2] Dwie rzeczy do zapamiętania
   *[other] Trzy rzeczy do zapamiętania
}
ui-review-luck-parts = Szczęście w losowaniach, według części gry
ui-review-link = Link do tej chwili
ui-review-link-copied = Skopiowano link
