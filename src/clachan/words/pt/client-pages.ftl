# O que dizem as páginas ao lado da mesa: regras em resumo, créditos, links que não levam a nada.

ui-to-first-page = Ir à página inicial
ui-table-not-shown = Esta mesa não pode ser mostrada
ui-no-such-table = Mesa inexistente
ui-only-looked-at = Esta mesa só pode ser vista: { $why }.
ui-show-scores = Mostrar a planilha de pontuação

ui-seat-link = Volte ao seu lugar
ui-seat-link-does = Este link abre um lugar numa mesa neste aparelho.
ui-take-the-seat = Ocupar o lugar
ui-not-now = Agora não

ui-nothing-here = Não há nada aqui
ui-nothing-under = Não há nada no endereço { $address }. Talvez o link tenha sido cortado ao ser copiado.

ui-credits-games = Clans of Caledonia é um jogo de Juma Al-JouJou, publicado pela Karma Games. Glen More II: Chronicles é um jogo de Matthias Cramer, publicado pela Funtails.
ui-credits-own = O Clachan é uma mesa independente e não oficial para quem tem os jogos, e tê-los é o modo de apoiar quem os fez. Regras e imagens foram escritas e desenhadas de novo, e nada foi tirado das caixas.
ui-uncertain-values = Valores incertos
ui-uncertain-why = A maioria dos números vem dos manuais. Os que seguem não puderam ser lidos numa fonte segura. Se você tem o jogo e consegue ler um deles, uma correção com a fonte é bem-vinda.
ui-data-in-use = Dados de componentes em uso: { $data }
ui-values = { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}
ui-values-inferred = por dedução
ui-values-one-source = de uma só fonte
ui-values-reconstructed = por reconstrução

ui-rules-in-short = Regras em resumo
ui-game-in-short = { $title } em resumo
ui-games = Jogos
ui-own-words = Em palavras nossas.
ui-own-words-of = Em palavras nossas; a página indica onde { $rulebook } conta tudo.
ui-keys = Teclas
# The names of keys stand in angle brackets.
ui-keys-move =
    ‹↑› ‹↓› ‹←› ‹→› andam pelo mapa ou pelo território, ‹Enter› ou ‹Espaço› escolhe um lugar; ‹Tab› vai de parte em
    parte.
ui-keys-turn = ‹Enter› confirma ou termina o turno, ‹Esc› volta, ‹u› desfaz o turno e ‹Shift› ‹u› um passo, ‹e› termina o turno, ‹/› digita uma ação.
ui-keys-boards = ‹1› a ‹4› mostram os tabuleiros dos jogadores, ‹0› todos; ‹n› abre a próxima partida à sua espera.
ui-keys-replay = Num replay, ‹←› e ‹→› andam um passo, ‹Home› e ‹End› vão ao começo e ao fim.

ui-unit-stands = £{ $cost } mais o terreno, em { NAME($terrain) }.
ui-unit-earns-more = rende £{ $money } em cada rodada, £{ $better } com tecnologia.
ui-clans = Clãs
ui-ports = Portos
ui-scoring-tiles = Peças de pontuação

# A game without a board of its own, and the sign of a seat.
ui-bare-table = Mesa
ui-no-help-yet = Ainda não há ajuda para este jogo.
