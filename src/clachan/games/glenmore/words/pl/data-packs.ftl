# What is wrong with the values of a data pack for this game.
wrong-lacks-tile = nie ma kafelka { $tile }
wrong-no-tile = to nie kafelek tej gry
wrong-long-river = pozwala na rzekę z { $longest } kafelków, a włości mogą mieć najwyżej { $widest } szerokości
wrong-stack = kafelków w stosie { $stack } jest { $base } (z kronikami { $count }), mniej niż { $least } albo za dużo
wrong-end = kafelek worlds end, i żaden inny, jest rodzaju end
wrong-scotsmen = wymaga więcej niż jednego Szkota
wrong-card = daje kartę miejsca historycznego, ale nie ma karty o tej nazwie
wrong-roads = z obszaru startowego żadna droga nie prowadzi do { $spaces }
wrong-together = razem musi być { $total }, a nie { $found }
wrong-die = musi być { $sides }: te ścianki nazywają akcje gry
