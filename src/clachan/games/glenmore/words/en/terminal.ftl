# What is said in a terminal only.

terminal-introduction =
    You lead a Scottish clan and build its territory out of tiles. Whoever is last on the track moves next.
    A turn: take a tile ahead of your pawn, pay for it, lay it beside a Scotsman, activate it and the tiles
    around it, `end turn`. Few tiles are good: each one more than the smallest territory costs points.
    Type ? for the answers with their costs, then an answer, its number, or the beginning of its words.
    `why take 9` explains a refusal, `rules turn` a step, `rules clans` the clans; `undo` takes back.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` show the table; `help` lists all.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` marks what may still be activated.
terminal-sign-river = Marked ≈.
terminal-sign-building-over = Marked ↑.
terminal-sign-clan-board = `clans` lists them.
terminal-sign-landmark-cards = `cards` lists them.
terminal-sign-trade = `unlike` asks for different goods, `animals` for sheep and cattle in any mix, `any` for whatever you have.
terminal-options = `players`, `die`, `short` (World's End early), `chronicles` such as 148.
