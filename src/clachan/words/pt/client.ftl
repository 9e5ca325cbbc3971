# O que as páginas dizem de si, seja qual for o jogo; o cliente pede com ui("…").

ui-no-answer = Não deu certo: talvez o servidor esteja fora do ar. Tente de novo.
