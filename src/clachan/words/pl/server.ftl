# What a server tells players, whatever is played.

# Where a game stands, in a list of tables.
summary-set-up = Przygotowanie
summary-round = Runda { $round } z { $rounds }
summary-turn = Tura { $turn }
summary-closed = Zamknięty przez gospodarza
summary-result = Punkty: { $totals }

# Sent to web hooks.
notice-turn = Twoja tura w grze { $title }.
notice-hello = Tutaj Clachan da znać, gdy zacznie się tura gracza { $name }.

stranded = { $count ->
    [one] Jeden krok tej gry zachował się bez poprzedzającego go kroku, więc nie da się go pokazać; gra toczy się dalej od chwili sprzed tego kroku.
    [few] { $count } kroki tej gry zachowały się bez poprzedzającego je kroku, więc nie da się ich pokazać; gra toczy się dalej od chwili sprzed tych kroków.
   *[many] { $count } kroków tej gry zachowało się bez poprzedzającego je kroku, więc nie da się ich pokazać; gra toczy się dalej od chwili sprzed tych kroków.
}

foresight-hidden = Co się tu odsłoni, okaże się dopiero potem.

# Several things that one sentence speaks of.
refused-thing = { NAME($part) }
one-of = { $things-or }

# Why a request is refused.
reason-not-now = nie teraz. { $question }
reason-malformed = tej wiadomości nie da się odczytać: { $error }
reason-unreadable = tego żądania nie da się odczytać: { $error }
reason-storage-away = stoły są chwilowo niedostępne; nic nie przepadło, spróbuj za moment
reason-closed = ten stół zamknęła osoba, która prowadzi serwer
reason-barred = osoba, która prowadzi serwer, nie wpuszcza cię tutaj
reason-table-moves = ten stół otwiera właśnie inny proces; spróbuj za moment
reason-other-database = stoły trzyma się w pliku SQLite (ścieżka albo sqlite:///path) lub w PostgreSQL (postgresql://user@host/name), a nie w { $kind }
reason-no-file-named = nie podano pliku: bez niego wszystkie stoły przepadłyby z końcem pracy serwera
reason-no-database-address = tego adresu bazy danych nie da się odczytać
reason-failed = serwerowi się to nie udało; spróbuj jeszcze raz
reason-not-possible-here = w tej pozycji to niemożliwe
reason-asked-player-only = wypróbować to może tylko gracz, którego dotyczy pytanie
reason-nameless-talk = podaj imię, zanim zaczniesz rozmawiać
reason-nameless-sit = podaj imię, zanim usiądziesz do stołu
reason-name-without-letter = imię musi mieć choć jedną literę
reason-empty-message = ta wiadomość jest pusta
reason-seats = { $count ->
    [one] ten stół ma 1 miejsce
    [few] ten stół ma { $count } miejsca
   *[many] ten stół ma { $count } miejsc
}
reason-seat-taken = miejsce { $number } zajmuje { $name }
reason-not-invited = to stół prywatny: poproś o link kogoś, kto tu gra
reason-unknown-invitation = ten link do stołu jest nieznany albo już nie działa
reason-removed = gospodarz wyprosił cię od tego stołu
reason-muted = gospodarz tego stołu wyciszył twoje wiadomości
reason-host-only = może to zrobić tylko gospodarz stołu
reason-nobody-there = na miejscu { $number } nikt nie siedzi
reason-remove-yourself = własne miejsce po prostu opuść
reason-nobody-to-mute = nie ma kogo wyciszyć
reason-over-already = ta gra jest już skończona
reason-closed-table = gospodarz zamknął ten stół
reason-seat-not-yours = miejsce { $number } nie jest twoje
reason-absent-bot = za nieobecną osobę gra dalej tylko { $bot }
reason-bot-settings = bota wybiera się tu po nazwie, bez ustawień: { $bot }
reason-no-hints = przy tym stole nie umówiono się na podpowiedzi
reason-hints-for-asked = podpowiedzi dostaje gracz, którego dotyczy pytanie
reason-nothing-to-choose = nie ma teraz nic do wyboru
reason-stale = wybór dotyczył pozycji { $chosen }, a stół jest w pozycji { $now }
reason-moved-meanwhile = ktoś inny zagrał w międzyczasie
reason-not-your-turn = to nie twoja tura: teraz gra { $name }
reason-open-seats-turn = to nie twoja tura: kolej na miejsce, które jest wolne
reason-nobodys-turn = to nie twoja tura: nikt teraz nie gra
reason-hidden-no-branch = grę z ukrytymi elementami można rozgałęziać dopiero po jej końcu
reason-hidden-no-record = ta gra ma ukryte elementy: zapis będzie dostępny po jej końcu
reason-unknown-table = nie ma stołu „{ $table }”
reason-unknown-link = ten link do miejsca jest nieznany
reason-not-laid-out = tego stołu nie da się rozłożyć
reason-cannot-show = { $why }: { $error }
reason-rules-changed = zasady zmieniły się od początku tej gry: { $error }
reason-other-data = tę grę rozpoczęto z danymi elementów { $data }, a ten serwer ma { $here }
reason-other-rules = tę grę rozpoczęto z zasadami { $rules } (Clachan { $version }), a ten serwer gra według zasad { $here } (Clachan { $here_version })
reason-table-from-position = stół zaczyna się od rozłożenia, a ten zapis od pozycji; ciągnąć go dalej można tylko z wiersza poleceń
reason-too-many-tables = { $count ->
    [one] masz { $count } otwarty stół: skończ go, zanim zaczniesz następny
    [few] masz { $count } otwarte stoły: skończ jeden, zanim zaczniesz następny
   *[many] masz { $count } otwartych stołów: skończ jeden, zanim zaczniesz następny
}
reason-seed-range = ziarno to liczba od 0 do { $most }, a nie { $seed }
reason-other-origin = ta strona nie pochodzi stąd
reason-too-much = { $kind ->
    [say] dużo tych wiadomości: poczekaj chwilę
    [hint] dużo tych podpowiedzi: pomyśl przez chwilę bez nich
    [upload] dużo tych zapisów: poczekaj chwilę
    [table] dużo tych stołów: poczekaj chwilę
   *[other] za dużo żądań: poczekaj chwilę
}
reason-too-many-pages = { $count ->
    [one] jest już otwarta { $count } strona: najpierw ją zamknij
    [few] są już otwarte { $count } strony: najpierw zamknij kilka
   *[many] jest już otwartych { $count } stron: najpierw zamknij kilka
}
reason-taken-back-too-often = przy tym stole cofano już tyle razy, że teraz co zagrane, to zagrane
reason-too-slow = żądanie musi dotrzeć w ciągu { $seconds } s
reason-too-long = więcej niż { $most } bajtów nie przyjmujemy
reason-review-not-over = grę można przeanalizować dopiero po jej zakończeniu
reason-too-many-reviews = naraz analizuje się najwyżej tyle twoich gier: { $count }; wróć, gdy jedna będzie gotowa
reason-review-no-bots = żaden bot nie zna tej gry na tyle, żeby ją przeanalizować
reason-review-effort = w analizie każdy ruch dogrywa się od { $least } do { $most } razy
reason-no-lesson = gra { $game } nie ma jeszcze partii z przewodnikiem
reason-nothing-here = pod tym adresem nic nie ma
reason-not-over = gra jeszcze się nie skończyła
reason-rematch-for-players = o rewanż mogą prosić tylko ci, którzy grali

# Why a web hook is not used.
reason-hook-unreadable = to nie jest adres
reason-hook-no-web = webhook zaczyna się od https:// albo http:// i podaje nazwę hosta
reason-hook-password = webhook nie ma przed hostem nazwy użytkownika ani hasła
reason-hook-letters = webhook ma najwyżej { $most } drukowalnych znaków ASCII i port większy od 0
reason-hook-not-public = { $host } nie prowadzi do publicznego adresu
reason-hook-silent = webhook nie odpowiedział w ciągu { $seconds } s
reason-hook-unreached = z webhookiem nie udało się połączyć
reason-hook-status = webhook odpowiedział statusem { $status }

# Bots that fail, and tables that were not kept as they were.
reason-event-missing = brakuje zdarzenia { $event } stołu { $table }
reason-stands-otherwise = { $events ->
    [one] po { $events } zdarzeniu stół wygląda inaczej niż wtedy, gdy zaszło
   *[other] po { $events } zdarzeniach stół wygląda inaczej niż wtedy, gdy zaszły
}
reason-bot-worker-lost = bot { $bot } nie odpowiedział: jego proces padł { $times } razy
reason-bot-failed = bot { $bot } zawiódł: { $fault }
reason-bot-too-slow = bot { $bot } nie odpowiedział w ciągu { $seconds } s
reason-bot-silent = bot { $bot } nie odpowiedział

## One deal for several tables

reason-challenge-alone = wyzwanie dnia gra się solo i do końca
reason-no-challenge = gra { $game } nie ma wyzwania dnia
reason-no-such-day = w dniu { $day } nie ma wyzwania
reason-duplicate-seed = stoły ze wspólnym rozdaniem losują je same: nie podawaj ziarna
reason-deal-not-yet = inne stoły tego rozdania zobaczysz, gdy skończy się twoja gra
reason-deal-seen = kto widział jeden stół z tym rozdaniem, nie może usiąść przy innym
reason-unknown-deal = nie ma takiego rozdania; jego stoły mogły zostać usunięte

# Whoever comes without a name, until another is chosen.
guest-newcomer = Gość { $mark }
