# The eight actions of a turn, as they stand on the bar.

deed-expand = Ekspansja
deed-trade = Handel
deed-take = Kontrakt
deed-fulfil = Eksport
deed-shipping = Żegluga
deed-technology = Narzędzia
deed-hire = Kupiec
deed-pass = Pas
