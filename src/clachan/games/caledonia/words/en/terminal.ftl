# What is said in a terminal only.

terminal-introduction =
    You lead a clan for five rounds: settle the map, produce and trade goods, fulfil export contracts.
    Each turn is one action: trade, take or fulfil a contract, expand, upgrade, hire a merchant, or pass.
    Type ? for the answers with their costs, then an answer, its number, or the beginning of its words.
    `why expand c4 sheep` explains a refusal, `rules expand` an action; `undo` takes the last one back.
    `board`, `market`, `contracts`, `players`, `scores`, `log` show the table; `help` lists all commands.
