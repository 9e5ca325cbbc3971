# What is said at every table, whatever is played there.

seat = Gracz { $number }
chance = Los
list-and = { $first } i { $last }
only-answer = { $told } Innej odpowiedzi nie było.
list-or = { $first } albo { $last }

# Why an action is refused, whatever the game.
reason-game-over = gra jest skończona
reason-unknown-action = { $suggests ->
    [0] nie ma akcji „{ $text }”
   *[other] nie ma akcji „{ $text }”; może chodzi o „{ $near }”?
}
reason-unknown-number = nie ma akcji o numerze { $number }
reason-number-range = akcje mają numery od 0 do { $last }, a nie { $number }
reason-illegal-in-game = w grze { $game } to niedozwolone
reason-nothing-to-undo = w kroku { $ply } z tej tury nic nie da się cofnąć
reason-undo-range = tę turę można cofnąć najdalej do kroku { $earliest }, a nie do { $goal }
reason-turn-not-ended = poprzednia tura jeszcze się nie skończyła
reason-no-turn-waits = żadna tura nie czeka na zakończenie

# What is only known as a text, such as what an older server has stored.
plain = { $text }

# Dlaczego bot coś radzi (zob. też `why-` i `note-` każdej gry).

why-before = Inaczej { $player } może wziąć to wcześniej
why-turn = Do końca tury: { $fact }
