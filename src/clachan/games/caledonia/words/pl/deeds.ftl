# The eight actions of a turn, as they stand on the bar.

deed-expand = Ekspansja
deed-trade = Handel
deed-take = Kontrakt
deed-fulfil = Eksport
deed-shipping = Żegluga
deed-technology = Technologia
deed-hire = Kupiec
deed-pass = Pas
