# As oito ações de um turno, como estão na barra.

deed-expand = Expandir
deed-trade = Negociar
deed-take = Contrato
deed-fulfil = Exportar
deed-shipping = Frota
deed-technology = Tecnologia
deed-hire = Mercador
deed-pass = Passar
