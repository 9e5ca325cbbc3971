cairn-about = Take stones from three heaps before the wind does.
cairn-option-players = Players
    .help = how many build
cairn-option-wind = Wind
    .help = whether the wind takes a stone when everybody has had a turn
