# What is said in a terminal only.

terminal-introduction-bare =
    { $title }.
    Type ? for the answers, then an answer, its number, or the beginning of its words.
    `why` with an action explains a refusal; `undo` takes back; `help` lists all commands.
