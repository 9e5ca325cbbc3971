# Czego odmawiają środowiska dla programów uczących się.

reason-batch-games = wsad liczy co najmniej 1 grę, a nie { $count }
reason-batch-seeds = na gry ({ $count }) trzeba tyle samo ziaren, a nie { $given }
reason-batch-mask = reset_mask to tablica wartości logicznych ({ $count }), a nie { $given }
reason-batch-none-begun = żadna gra się nie zaczęła: najpierw wywołaj reset dla wszystkich
reason-batch-not-begun = żadna gra się nie zaczęła: najpierw wywołaj reset wsadu
reason-batch-actions = na gry ({ $count }) trzeba tyle samo numerów akcji, a nie { $given }
reason-batch-game-over = gra { $game } jest skończona: najpierw ją zresetuj przez options={"{"}'reset_mask': …{"}"}
reason-no-autoreset-mode = nie ma trybu autoreset { $mode }: tryby to { $modes }
reason-no-field = obserwacje gry { $game } nie mają pola { $field }
reason-env-seats = miejsca mają numery od 0 do { $last }, a nie { $seat }
reason-env-solo = { $solo } jest dla 1 gracza, a nie { $players }: użyj { $other }
reason-no-observation = nie ma obserwacji gry { $game }: nic nie zapisuje jej pozycji liczbami
reason-no-render-mode = nie ma trybu wyświetlania { $mode }: tryby to { $modes }
reason-no-drawing = nie ma trybu 'rgb_array' dla gry { $game }: nie ma ona rysunku
reason-drawing-needs = tryb 'rgb_array' wymaga { $packages-and }: pip install 'clachan[pictures]'
reason-reward-gain = nagroda gain jest dla jednego uczącego się: wymaga opponents='random' albo 1 gracza, a nie { $players } pytanych graczy
reason-no-reward = nie ma nagrody { $reward }: nagrody to { $rewards }
reason-reward-alone = nagroda rank wymaga co najmniej 2 graczy: wybierz points
reason-env-opponents = opponents to 'random' albo None, by pytać wszystkich graczy, a nie { $given }
reason-env-learns-alone = miejsce { $seat } może uczyć się samo tylko wtedy, gdy przeciwnicy to 'random'
reason-env-seed = ziarno to liczba od 0 do 2**{ $bits } - 1, a nie { $seed }
reason-env-not-begun = żadna gra się nie zaczęła: najpierw wywołaj reset
