# What environments for programs that learn refuse.

reason-batch-games = a batch has at least 1 game, not { $count }
reason-batch-seeds = { $count } games need { $count } seeds, not { $given }
reason-batch-mask = reset_mask is an array of { $count } truth values, not { $given }
reason-batch-none-begun = no game has begun: reset all of them first
reason-batch-not-begun = no game has begun: reset the batch first
reason-batch-actions = { $count } games need { $count } action numbers, not { $given }
reason-batch-game-over = game { $game } is over: reset it first, by options={"{"}'reset_mask': …{"}"}
reason-no-autoreset-mode = there is no autoreset mode { $mode }: the modes are { $modes }
reason-no-field = the observations of { $game } have no field { $field }
reason-env-seats = the seats are 0 to { $last }, not { $seat }
reason-env-solo = { $solo } is for 1 player, not { $players }: take { $other }
reason-no-observation = there is no observation of { $game }: nothing writes its positions as numbers
reason-no-render-mode = there is no render mode { $mode }: the modes are { $modes }
reason-no-drawing = there is no render mode 'rgb_array' for { $game }: it has no drawing
reason-drawing-needs = the render mode 'rgb_array' needs { $packages-and }: pip install 'clachan[pictures]'
reason-reward-gain = the reward gain is paid to one learner: it needs opponents='random', or 1 player, not { $players } players who are all asked
reason-no-reward = there is no reward { $reward }: the rewards are { $rewards }
reason-reward-alone = the reward rank needs at least 2 players: take points
reason-env-opponents = opponents are 'random', or None to ask every player, not { $given }
reason-env-learns-alone = seat { $seat } can learn alone only if the opponents are 'random'
reason-env-seed = a seed is a number from 0 to 2**{ $bits } - 1, not { $seed }
reason-env-not-begun = no game has begun: reset the environment first
