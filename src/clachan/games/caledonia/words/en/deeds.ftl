# The eight actions of a turn, as they stand on the bar.

deed-expand = Expand
deed-trade = Trade
deed-take = Contract
deed-fulfil = Export
deed-shipping = Shipping
deed-technology = Tools
deed-hire = Merchant
deed-pass = Pass
