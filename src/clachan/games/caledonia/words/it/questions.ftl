# What Clans of Caledonia asks; then a short name for each question.

ask-over = La partita è finita.
ask-choose-clan = Scegli un clan con la sua tessera Iniziale.
ask-choose-tile = Scegli una tessera Iniziale.
ask-auction-bid = { $bid ->
    [-1] Apri l'asta con una puntata.
   *[other] Punta più di { $bid } o lascia l'asta.
}
ask-first-worker = Piazza un lavoratore iniziale: paghi il lavoratore e lo spazio.
ask-turn = { $stage ->
    [shifted] Hai cambiato il prezzo { NAME($good, form: "of") }: ora compra o vendi questo bene.
   *[open] Round { $round }: fai un'azione o passa.
}
ask-end-of-turn = { $done ->
    [passed] Hai passato: usa porti o cantina, oppure concludi il turno.
   *[acted] La tua azione è fatta: usa porti o cantina, oppure concludi il turno.
}
ask-after-expanding = { $goods-count ->
    [0] Puoi pescare contratti per il tuo quarto edificio.
   *[other] { $draws ->
        [0] Puoi comprare { $goods-and } con il bonus di adiacenza.
       *[other] Puoi comprare { $goods-and } con il bonus di adiacenza e pescare contratti per il tuo quarto edificio.
    }
}
ask-export-bonuses = Bonus d'esportazione ancora da usare: { $bonuses }.
bonus-expansions = { $count ->
    [one] { $count } spazio gratuito
   *[other] { $count } spazi gratuiti
}
bonus-upgrades = { $count ->
    [one] { $count } miglioramento bonus
   *[other] { $count } miglioramenti bonus
}
bonus-brewing = { $count } grano per fare birra
ask-another-contract = Prendi un secondo contratto allo stesso prezzo, o basta così.
ask-another-fulfilment = Soddisfa anche il secondo contratto, o basta così.
ask-slaughter = Per il contratto macella { $sheep ->
    [0] { cows }
    [one] { $cows ->
        [0] { $sheep } pecora
       *[other] { $sheep } pecora e { cows }
    }
   *[other] { $cows ->
        [0] { $sheep } pecore
       *[other] { $sheep } pecore e { cows }
    }
}{ $spared ->
    [0] .
   *[other] { " " }(animali risparmiati dal porto: { $spared }).
}
cows = { $cows ->
    [one] { $cows } mucca
   *[other] { $cows } mucche
}
ask-bonus-upgrade = Scegli un miglioramento bonus, o basta così.
ask-discard = { $group ->
    [basic] Scarta un bene grezzo.
   *[processed] Scarta un bene lavorato.
}
ask-gain = { $group ->
    [basic] { $count ->
        [one] Ottieni ancora { $count } bene grezzo.
       *[other] Ottieni ancora { $count } beni grezzi.
    }
   *[processed] { $count ->
        [one] Ottieni ancora { $count } bene lavorato.
       *[other] Ottieni ancora { $count } beni lavorati.
    }
}
ask-swap = Scegli un'unità sulla mappa da riprendere sulla tua plancia.
ask-swap-for = Scegli l'unità che prende il suo posto.
ask-draw-offer = Pesca contratti tra cui scegliere, o basta così.
ask-choose-a-drawn-contract = Tieni un contratto pescato, al prezzo del round, o basta così.
ask-make = Quanto { NAME($good) } produci?
ask-mature = Vuoi mettere in cantina un whisky appena prodotto?
ask-churn = Con quanto latte fai burro?
ask-empty-cellar = L'ultima produzione è finita: togli i barili dalla cantina, lì dentro non danno punti.
ask-draw-contract = Si pesca un contratto dalla pila.
ask-roll-goods = Si lancia il dado Beni.
ask-roll-price = Si lancia il dado Prezzo: { NAME($good) }.

## Names of questions, for those who answer another one

question-choose-clan = scegliere il clan
question-choose-tile = scegliere la tessera
question-auction-bid = puntare all'asta
question-first-worker = lavoratore iniziale
question-after-expanding = dopo l'espansione
question-export-bonuses = bonus d'esportazione
question-another-contract = un altro contratto
question-another-fulfilment = soddisfare un altro contratto
question-slaughter = macellare
question-bonus-upgrade = miglioramento bonus
question-discard = scartare
question-gain = ottenere beni
question-swap = unità da scambiare
question-swap-for = unità in cambio
question-draw-offer = pescare contratti
question-choose-a-drawn-contract = scegliere un contratto pescato
question-make = produrre
question-mature = invecchiare il whisky
question-churn = fare burro
question-empty-cellar = svuotare la cantina
question-draw-contract = pescare un contratto
question-roll-goods = lanciare il dado Beni
question-roll-price = lanciare il dado Prezzo
