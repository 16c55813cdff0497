# Barony et Sorciers. Les mêmes clés sont dans words.en.ftl.

barony-about = Envoyez vos chevaliers, bâtissez villages et cités, et passez de baron à duc avant vos rivaux.
barony-who = 2 à 4 joueurs, 5 avec Sorciers
barony-brief = Chevaliers, villages, cités : montez de baron à duc.
barony-spell-name = { $spell ->
    [celerity] Célérité
    [teleportation] Téléportation
    [tornado] Tornade
    [charm] Charme
    [illusion] Illusion
    [portal] Portail
    [abundance] Abondance
    [petrification] Pétrification
   *[sanctuary] Sanctuaire
}
barony-action-name = { $action ->
    [recruit] Recrutement
    [move] Déplacement
    [build] Construction
    [city] Nouvelle cité
    [expedition] Expédition
   *[title] Titre de noblesse
}

barony-account-goal = le plus de points gagne
barony-account-unit = points
barony-source-titles = titres
barony-source-cities = cités
barony-source-tokens = jetons
barony-source-imprints = Empreintes
barony-lines =
    À votre tour, une action parmi six : recruter, déplacer, construire, fonder, débarquer, ou prendre un titre.
    Chaque chevalier qui construit rapporte un jeton de sa terre ; quinze points de jetons paient un titre.
    Quand quelqu’un devient duc, on finit le tour de table et on compte.
barony-chance = aucun hasard après le tirage du pays

barony-first = { $seat } joue en premier.
    .event = premier joueur
barony-board = Le plateau est posé : { $tiles } tuiles.
    .event = plateau posé
barony-laid_again = Avec la dernière tuile, { $tile }, deux lieux mystérieux sont trop proches : on repose les mêmes tuiles (11.3).
    .event = tuiles reposées
barony-spell = Un sortilège sur la table : { barony-spell-name }.
    .event = sortilège étalé
barony-no_room = { $seat } ne trouve pas de place pour une première cité : on pose un nouveau plateau (2.6).
    .event = pas de place pour une cité
barony-on = { $where ->
    [shown] {""}
   *[told] {" "}en { $hex }
}
barony-placed = { $seat } pose une cité et un chevalier{ barony-on }.
    .event = première cité
barony-chose = { $seat } choisit : { barony-action-name }.
    .event = action choisie
barony-cast = { $seat } lance { $spells } pour { $cost ->
    [one] 1 jeton
   *[other] { $cost } jetons
} Magie.
    .event = sortilèges lancés
barony-passed = { $seat } ne peut rien faire et passe.
    .event = tour passé
barony-recruited = { $seat } recrute un chevalier{ barony-on }.
    .event = chevalier recruté
barony-returned = { $seat } ramène un chevalier par le Portail{ $where ->
    [shown] {""}
   *[told] {" "}en { $hex }
}.
    .event = chevalier revenu par le Portail
barony-moved = { $seat } déplace un chevalier{ $where ->
    [shown] {""}
   *[told] {" "}de { $start } en { $hex }
}.
    .event = chevalier déplacé
barony-destroyed = { $seat } détruit un { $piece ->
    [knight] chevalier
   *[village] village
}{ barony-on } ({ $victim_seat }).
    .event = pion détruit
barony-stole = { $seat } prend un jeton ({ $victim_seat }) : { $token ->
    [C] champ
    [P] plaine
    [F] forêt
   *[M] montagne
}.
    .event = jeton pris
barony-explored = { $seat } explore { $where ->
    [shown] un lieu mystérieux
   *[told] { $hex }
} : un jeton Empreinte et { $magic ->
    [one] 1 jeton
   *[other] { $magic } jetons
} Magie.
    .event = lieu exploré
barony-built = { $seat } construit { $building ->
    [stronghold] une forteresse
   *[village] un village
}{ barony-on }{ $token ->
    [C] {""} et reçoit un champ.
    [P] {""} et reçoit une plaine.
    [F] {""} et reçoit une forêt.
    [M] {""} et reçoit une montagne.
   *[none] {""} ; la banque n’a pas de jeton pour cela.
}
    .event = bâtiment construit
barony-founded = { $seat } fonde une cité{ barony-on } à la place d’un { $piece ->
    [knight] chevalier
   *[village] village
} : 10 points{ $token ->
    [C] , et un champ.
    [P] , et une plaine.
    [F] , et une forêt.
    [M] , et une montagne.
   *[none] .
}
    .event = cité fondée
barony-landed = { $seat } envoie une expédition : un chevalier débarque{ barony-on }, un autre est perdu.
    .event = expédition
barony-title = { $seat } paie { $gold } et devient { $title ->
    [viscount] vicomte
    [count] comte
    [marquis] marquis
   *[duke] duc
}.
    .event = titre acheté
barony-ended_by_duke = Il y a un duc et le tour de table { $round } est fini : la partie est terminée.
    .event = fin par un duc
barony-ended_by_limit = Le tour de table { $round } était le dernier : la partie est terminée (10.4).
    .event = fin au dernier tour de table

barony-see-legend = " champ C · . plaine P · * forêt F · ^ montagne M · ~ lac · ? lieu mystérieux
    Ac2 : cité de A avec deux chevaliers · s forteresse · v village · a : empreinte de A
barony-see-laying = On pose le plateau ; tuiles déjà posées : { $tiles }.
barony-see-seat = { $title ->
    [baron] baron
    [viscount] vicomte
    [count] comte
    [marquis] marquis
   *[duke] duc
}, piste { $track }, total { $score } · jetons { $tokens } (paient { $gold })
barony-see-magic = jetons Magie { $magic }
barony-see-reserve = réserve : chevaliers { $knights }, villages { $villages }, forteresses { $strongholds }, cités { $cities } · chevaliers retirés { $gone }
barony-see-round = Tour de table { $round } sur { $rounds } au plus · banque { $bank }
barony-see-spells = Sortilèges : { $spells }
barony-see-spell = { $name ->
    [celerity] deux pas
    [teleportation] sur une montagne avec un village
    [tornado] détruit au départ et à l’arrivée
    [charm] un chevalier dans chaque cité
    [illusion] recruter dans une forteresse
    [portal] des chevaliers reviennent
    [abundance] cité et jeton
    [petrification] cité en forêt ou à côté d’une des vôtres
   *[sanctuary] un chevalier devient cité
}
barony-see-theft = Prenez un jeton à { $victim } : take:C, take:P, take:F ou take:M.
barony-see-cast = En cours : { $spells }.
barony-see-action = En cours : { barony-action-name }.

barony-five = À cinq, on ne joue qu’avec Sorciers : mettez l’option « sorciers » à yes.
barony-hex-far = « { $text } » est trop loin : les hexagones sont à { $reach } pas de 0,0 au plus.
barony-move = « { $text } » n’est pas un coup de Barony. Un coup est une action (recruit, move, build, city, expedition, title), un hexagone (0,1), un pas (0,1>1,1), un bâtiment (v:0,1 ou s:0,1), un jeton (pay:C, take:C), des sortilèges (cast:charm+portal, box:0,1), « done » (fini) ou « pass » (passer).

barony-tiles-letters = « { $text } » n’est pas une tuile : trois lettres parmi C champ, P plaine, F forêt, M montagne, L lac, Y lieu mystérieux.
barony-tiles-form = Une ligne nomme une tuile et dit combien il y en a, par exemple « LMF 2 ».
barony-tiles-mystery = « { $text } » : seules les tuiles de Sorciers ont un lieu mystérieux, un chacune.
barony-tiles-number = Il faut ici { $expected } tuiles, et non { $number }.
barony-tiles-land = Il faut au moins { $expected } tuiles avec une montagne, une plaine ou un champ, sans quoi la place manque pour les cités ; ici, il y en a { $number }.
barony-tiles-mysteries = { $expected } tuiles de Sorciers ont un lieu mystérieux, et non { $number }.

barony-position-spell = « { $text } » n’est pas un sortilège.
barony-position-off = L’hexagone { $hex } n’est pas sur le plateau.
barony-position-tokens = « { $text } » ne sont pas des jetons : C, P, F et M.
barony-position-row = Une rangée s’écrit « row -1,0 CPL.F » : son premier hexagone, puis les terrains vers l’est, chaque hexagone une fois.
barony-position-mystery = Les lieux mystérieux sont de Sorciers : sorciers=yes.
barony-position-board = Le plateau manque, ou n’est pas d’un seul tenant.
barony-position-tile = Il n’y a pas autant de tuiles de cette sorte.
barony-position-tiles = Ce nombre de tuiles ne fait pas un plateau de ce jeu.
barony-position-title = « { $text } » n’est pas un titre : baron, viscount, count, marquis, duke.
barony-position-pieces = « { $text } » ne sont pas des pions : c, s ou v, puis le nombre de chevaliers, par exemple « c2 ».
barony-position-hex = Ces pions ne peuvent pas être sur cet hexagone : c’est un lac, il porte un bâtiment ou il est nommé deux fois.
barony-position-together = Des pions sont ensemble qui se seraient détruits, ou derrière les murs d’un adversaire.
barony-position-mysterious = On ne construit rien sur un lieu mystérieux.
barony-position-imprint = Les empreintes sont sur des lieux mystérieux, trois au plus sur chacun.
barony-position-material = Quelqu’un a plus de pions qu’il n’y en a.
barony-position-bank = Il n’y a pas autant de jetons.
barony-position-spells = Les sortilèges étalés ne conviennent pas : cinq avec Sorciers une fois tirés, sinon aucun.
barony-position-placing = Les premières cités viennent dans l’ordre du tour, chacune avec un chevalier, rien d’autre, et la place pour la suivante.
barony-position-round = Les tours de table se comptent à partir de 1.
barony-position-phase = Ceci ne convient pas à la phase nommée.
barony-position-turn = Le tour en cours ne convient pas : il n’a pas pu en arriver là, ou ne pourrait pas continuer.

# Les étapes au choix, et ce que plusieurs de même sorte ont en commun.
barony-step-action = Action : { barony-action-name }
barony-steps-action = Choisir une action
barony-step-walk = Un chevalier{ $where ->
    [shown] {" "}se déplace
   *[told] {" "}de { $start } en { $hex }
}
barony-steps-walk = Déplacer un chevalier
barony-step-here = { $where ->
    [shown] Sur cet hexagone
   *[told] En { $hex }
}
barony-steps-here = Choisir un hexagone
barony-step-village = Un village{ barony-on }
barony-steps-village = Construire un village
barony-step-stronghold = Une forteresse{ barony-on }
barony-steps-stronghold = Construire une forteresse
barony-step-box = Un chevalier de la boîte{ barony-on }
barony-steps-box = Un chevalier de la boîte
barony-step-pay = Payer { $token ->
    [C] un champ
    [P] une plaine
    [F] une forêt
   *[M] une montagne
}
barony-steps-pay = Payer d’un jeton
barony-step-take = Prendre { $token ->
    [C] un champ
    [P] une plaine
    [F] une forêt
   *[M] une montagne
}
barony-steps-take = Prendre un jeton
barony-step-cast = Lancer { $spell_list }
barony-steps-cast = Lancer des sortilèges
barony-step-done = C’est tout
barony-step-pass = Passer

# Les options, et leurs valeurs qui sont des mots.
barony-option-sorciers = Sorciers, l’extension
barony-option-tiles = Les tuiles de la boîte
    .default = les habituelles
barony-option-shape = Forme du pays
    .round = ronde
    .long = longue
    .triangle = triangle
barony-option-exact_payment = Titre sans jeton superflu
barony-option-rounds = Tours de table au plus
barony-option-apart = Distance entre lieux mystérieux
