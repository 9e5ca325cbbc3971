# O que as páginas dizem de si, seja qual for o jogo; o cliente pede com ui("…").
