# What is wrong with the values of a data pack for this game.
wrong-lacks-tile = manca la tessera { $tile }
wrong-no-tile = non è una tessera del gioco
wrong-long-river = rende possibile un fiume di { $longest } tessere, ma un territorio può essere largo solo { $widest }
wrong-stack = la pila { $stack } ha { $base } tessere (con le cronache { $count }), meno di { $least } o troppe
wrong-end = la tessera worlds end, e nessun'altra, è di tipo end
wrong-scotsmen = chiede più di uno Scozzese
wrong-card = dà una carta luogo, ma non c'è una carta con il suo nome
wrong-roads = nessuna strada porta dall'area di partenza a { $spaces }
wrong-together = insieme devono fare { $total }, non { $found }
wrong-die = deve essere { $sides }: le azioni del gioco nominano queste facce
