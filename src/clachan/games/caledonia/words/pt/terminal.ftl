# O que só se diz num terminal.

terminal-introduction =
    Você lidera um clã por cinco rodadas: ocupe o mapa, produza e negocie, cumpra contratos de exportação.
    Cada turno é uma ação: negociar, obter ou cumprir um contrato, expandir, atualizar, empregar um mercador ou passar.
    Digite ? para as respostas com os custos, depois uma resposta, seu número ou o começo das suas palavras.
    `why expand c4 sheep` explica uma recusa, `rules expand` uma ação; `undo` desfaz a última.
    `board`, `market`, `contracts`, `players`, `scores`, `log` mostram a mesa; `help` lista todos os comandos.
