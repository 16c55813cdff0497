# La table de Baubyron. Les mêmes clés sont dans words.en.ftl.

# La construction : plan, relief, regard.
board-baubyron-keys = Les flèches vont d’une case à l’autre. Page suivante et page précédente mènent d’une case dorée à l’autre. Entrée choisit. Q et E tournent la construction, V change entre plan et relief, X regarde à travers les étages. Plus et moins agrandissent et réduisent, 0 montre tout.
board-baubyron-looking = Comment regarder
board-baubyron-plan = Plan
board-baubyron-relief = Relief
board-baubyron-left = Tourner à gauche
board-baubyron-right = Tourner à droite
board-baubyron-through = Voir à travers
board-baubyron-storeys = { $storey ->
    [one] Montrer un étage
   *[other] Montrer { $storey } étages
}

# La course.
board-baubyron-goal = Le premier au sommet gagne
board-baubyron-where = Tour { $turn } · { $points } points
board-baubyron-where-red = Pions rouges à placer : { $count }
board-baubyron-where-building = On bâtit ensemble
board-baubyron-map = La construction
board-baubyron-way = Points jusqu’au sommet
board-baubyron-way-all = Points jusqu’au sommet : { $all }
board-baubyron-numbers = Le nombre dit combien de points séparent du sommet le meilleur pion de chacun, sans compter les pions en chemin.
board-baubyron-holds = { $stock } en réserve{ $kept ->
    [0] {""}
    [one] , 1 rouge
   *[other] , { $kept } rouges
}

board-baubyron-now-red = Où placer un pion rouge ?
board-baubyron-now-red-note = Il gêne les autres, et vous aussi. Le sommet et les entrées restent libres.
board-baubyron-now-which = Quel pion mener ?
board-baubyron-now-where = { $who ->
    [red] Où mener le rouge ?
   *[you] Où mener votre pion ?
}
board-baubyron-now-lift = Quel pion revient dessus ?
board-baubyron-now-enter = { $from ->
    [red] Où mener un rouge ?
   *[in] Où mener un pion entrant ?
}
board-baubyron-now-note = Le dé dit { $roll }, à dépenser tout entier par un seul pion.
board-baubyron-since = Depuis votre tour
board-baubyron-nothing = Aucun de vos pions ne peut bouger
board-baubyron-only-reds = Le dé dit { $roll }. { $pass ->
    [yes] Menez un rouge pour gêner les autres, ou passez.
   *[no] Il faut donc mener un rouge.
}
board-baubyron-may-pass = Ni vos pions ni un rouge ne peuvent dépenser ce jet : vous passez.
board-baubyron-sure = { $deed } ?
board-baubyron-sure-note = Confirmez, ou choisissez une autre case dorée.
board-baubyron-choose = { $what ->
    [pawn] Choisissez un pion
   *[cell] Choisissez une case
}
board-baubyron-pass = Passer
board-baubyron-confirm-win = Monter au sommet
board-baubyron-confirm = { $deed ->
    [eject] Éjecter ici
    [climb] Couvrir ici
    [lift] Revenir dessus ici
    [red] Placer le rouge ici
    [lead] Mener le rouge ici
   *[go] Aller ici
}

board-baubyron-the-die = Le dé
board-baubyron-die = Dé : { $roll ->
    [0] pas encore lancé
   *[other] { $roll }
}
board-baubyron-stock = Votre réserve
board-baubyron-pawns = { $count ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $count } pions
}
board-baubyron-kept = { $count ->
    [one] 1 rouge
   *[other] { $count } rouges
}
board-baubyron-reds = { $count ->
    [one] 1 rouge à placer
   *[other] { $count } rouges à placer
}
board-baubyron-entering = Entrer coûte
board-baubyron-entering-cost = 3 points, 1 de plus par pion ; le reste ensuite.

board-baubyron-ask = Il y a des pions ici.
board-baubyron-climb = Monter dessus
board-baubyron-eject = { $who ->
    [red] Éjecter le rouge
   *[they] Éjecter { $name }
}
board-baubyron-lift-which = Avec un 1, un pion enfoui peut revenir dessus.
board-baubyron-lift = { $who ->
    [red] Le { $level ->
        [1] 1er
       *[other] { $level }e
    } depuis le bas, en éjectant le rouge
   *[they] Le { $level ->
        [1] 1er
       *[other] { $level }e
    } depuis le bas, en éjectant { $name }
}

# Ce qui est expliqué.
board-baubyron-if = { $deed ->
    [eject] Si vous éjectez ici
    [lift] Si vous revenez dessus ici
    [red] Un pion rouge ici
    [lead] Si le rouge va ici
   *[go] Si vous allez ici
}
board-baubyron-steps = { $count ->
    [one] un pas
   *[other] { $count } pas
}
board-baubyron-wins = { $who ->
    [you] Votre pion est au sommet : vous gagnez aussitôt.
   *[they] { $name } gagne aussitôt.
}
board-baubyron-stuck = Plus personne ne pourrait jamais bouger : partie nulle.
board-baubyron-ejected = { $who ->
    [red] Le rouge est à vous : personne d’autre ne pourra le faire rentrer.
    [you] Vous perdez ce pion, rendu à votre réserve ({ $stock }).
   *[they] { $name } perd ce pion, rendu à sa réserve ({ $stock }).
}
board-baubyron-blocks = { $who ->
    [red] Le rouge serait couvert.
    [you] Votre pion dessous serait bloqué.
   *[they] Le pion dessous ({ $name }) serait bloqué.
}
board-baubyron-frees = { $who ->
    [red] Un rouge serait de nouveau sur le dessus.
    [you] Votre pion d’en dessous serait libre.
   *[they] Le pion d’en dessous ({ $name }) serait libre.
}
board-baubyron-nearer = { $who ->
    [you] Vous seriez à { $is } points du sommet, au lieu de { $was }.
   *[they] { $name } serait à { $is } points du sommet, au lieu de { $was }.
}
board-baubyron-quiet = Personne d’autre n’y perd ni n’y gagne.
board-baubyron-from = { $from ->
    [red] Un rouge que vous détenez
   *[in] Un pion de votre réserve
}
board-baubyron-pawn-of = { $who ->
    [red] Le rouge
   *[you] Votre pion
}
board-baubyron-stands = Debout à la hauteur { $height } : { $storeys ->
    [one] un étage
   *[other] { $storeys } étages
}{ $count ->
    [0] .
    [one] , sur un pion.
   *[other] , sur { $count } pions.
}
board-baubyron-would-free = { $who ->
    [red] Il partirait d’un rouge, qui serait libre.
    [you] Il partirait d’un des vôtres, qui serait libre.
   *[they] Il partirait d’un pion adverse ({ $name }), qui serait libre.
}

# Une case, pour qui l’écoute.
board-baubyron-cell = { $cell }, { $storeys ->
    [one] un étage
   *[other] { $storeys } étages
}.
board-baubyron-cell-goal = Le sommet.
board-baubyron-cell-entry = Une entrée.
board-baubyron-cell-pile = { $count ->
    [one] Un pion : { $names }.
   *[other] { $count } pions, depuis le bas : { $names }.
}
board-baubyron-pawn = { $who ->
    [red] rouge
    [you] vous
   *[they] { $name }
}
board-baubyron-beside = { $side ->
    [west] à l’ouest
    [north] au nord
    [east] à l’est
   *[south] au sud
} { $cell }, { $way ->
    [up] plus haut de { $by }
    [down] plus bas de { $by }
   *[level] même hauteur
}
board-baubyron-cell-able = Ce pion peut bouger.
board-baubyron-cell-go = { $points } points.
board-baubyron-cell-eject = { $points } points, en éjectant { $name }.
board-baubyron-cell-red = Un pion rouge peut être placé ici.


board-baubyron-label-summit = Le sommet
board-baubyron-label-summit-note = le premier pion ici l’emporte
board-baubyron-label-entry = Une entrée
board-baubyron-label-entry-note = les pions entrent et s’empilent ici
board-baubyron-label-red = Un pion rouge
board-baubyron-label-red-note = à personne, il gêne tout le monde
