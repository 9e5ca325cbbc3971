# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
glenmore-title = { glenmore-name }: { glenmore-subtitle }
glenmore-name = Glen More II
glenmore-subtitle = Cronache
glenmore-about =
    Prendi tessere, attiva il tuo territorio e manda Scozzesi ai clan; otto cronache arricchiscono la partita.
glenmore-about-rulebook = il regolamento dell'edizione polacca (v2.0)

## Options: what they are called, and what they do

glenmore-option-players = Giocatori
    .help = quanti clan si sfidano
glenmore-option-die = Con il dado
    .help = gioca come un clan in più e accorcia la partita; in due c'è sempre
glenmore-option-short = Partita più breve
    .help = World's End sta in cima alla pila D invece che a metà
glenmore-option-chronicles = Cronache
    .help = quali cronache si aggiungono, come cifre (per esempio 148), all o none
glenmore-option-chronicles-none = nessuna
glenmore-option-narrow_mountain = Montagna stretta
    .help = la montagna della cronaca 2 occupa uno spazio, non due

glenmore-option-chronicles-1 = La regata delle barche drago
    .help = le barche corrono lungo i fiumi di tutti per gettoni e punti
glenmore-option-chronicles-2 = Highlander: ne resterà soltanto uno
    .help = una montagna sul percorso: chi passa lascia un dono, chi si ferma li prende tutti
glenmore-option-chronicles-3 = La riserva single cask del vecchio Jamey
    .help = il whisky invecchia nelle cantine e si vende lungo il percorso
glenmore-option-chronicles-4 = Il martello degli Scozzesi
    .help = un Inglese sul percorso dà a chi lo comanda turni in più
glenmore-option-chronicles-5 = Ode a un haggis
    .help = le locande fanno haggis, e il dado dice come si mangia
glenmore-option-chronicles-6 = Il dubbio tomo di storia scozzese
    .help = le carte luogo si girano e diventano eventi di dubbia storicità
glenmore-option-chronicles-7 = Tra l'incudine e il martello
    .help = voti segreti decidono quali altre carte contano alla fine
glenmore-option-chronicles-8 = Le Penny Mobs
    .help = malviventi in prigione: aiutanti poco raccomandabili per un penny

## What a chronicle asks of a table

glenmore-level-easy = facile
glenmore-level-medium = medio
glenmore-level-hard = difficile
glenmore-level-expert = per esperti
glenmore-minutes = +{ $minutes } minuti

## What cannot be chosen beside the other options

glenmore-barred-chronicle = richiede { $least } o { $most } giocatori
glenmore-barred-die = in due c'è sempre
glenmore-barred-mountain = va solo con la cronaca II

## What is wrong with a layout or with options as they were written

glenmore-layout-worlds-end = deve dire quante tessere di D vengono prima, { $counts }, non { $given }
glenmore-layout-lacks-part = alla preparazione manca la parte { $part }
glenmore-layout-unknown-part = qui la preparazione non ha una parte { $part }: le sue parti sono { $parts }
glenmore-layout-order = order nella preparazione deve nominare { $seats } una volta ciascuno, non { $given }
glenmore-layout-no-tile = tiles nella preparazione nomina { $tile }, che non è una tessera
glenmore-layout-tiles = tiles nella preparazione deve nominare { $count } tessere diverse, non { $given }
glenmore-layout-first = tiles nella preparazione deve cominciare con le cinque tessere iniziali, non { $tiles }
glenmore-layout-later = tiles nella preparazione nomina { $tiles }, che non sono nella pila A
glenmore-refused-chronicles = l'opzione chronicles non può essere { $given }: sono cifre diverse tra { $allowed }, all o none
glenmore-layout-part = { $part } nella preparazione: { $why }
glenmore-layout-river = deve essere uno tra { $gaps }, non { $given }
glenmore-layout-haggis = devono essere i valori di due gettoni haggis, non { $given }
glenmore-layout-gathering = deve nominare { $count } tra { $cards }, non { $given }
glenmore-layout-mobsters = devono essere { $count } carte tra { $cards } e b, non { $given }
glenmore-refused-chronicles-here = la cronaca { $value } richiede 3 o 4 giocatori, non { $players }
glenmore-refused-narrow-mountain-here = narrow_mountain va solo con la cronaca 2
