# The eight actions of a turn, as they stand on the bar.

deed-expand = Espandi
deed-trade = Commercia
deed-take = Contratto
deed-fulfil = Esporta
deed-shipping = Navigazione
deed-technology = Tecnologia
deed-hire = Mercante
deed-pass = Passa
