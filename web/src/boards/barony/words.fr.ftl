# Le plateau de Barony. Les mêmes clés sont dans words.en.ftl ; les phrases de l’histoire sont celles du jeu.

board-barony-goal = Le plus de points, une fois un duc
board-barony-map = Le territoire
board-barony-terrain = { $terrain ->
    [C] champ
    [P] plaine
    [F] forêt
    [M] montagne
    [L] lac
   *[Y] lieu mystérieux
}
board-barony-Terrain = { $terrain ->
    [C] Champ
    [P] Plaine
    [F] Forêt
    [M] Montagne
    [L] Lac
   *[Y] Lieu mystérieux
}
board-barony-terrains = { $count } { $terrain ->
    [C] { $count ->
        [one] champ
       *[other] champs
    }
    [P] { $count ->
        [one] plaine
       *[other] plaines
    }
    [F] { $count ->
        [one] forêt
       *[other] forêts
    }
    [M] { $count ->
        [one] montagne
       *[other] montagnes
    }
    [L] { $count ->
        [one] lac
       *[other] lacs
    }
   *[Y] { $count ->
        [one] lieu mystérieux
       *[other] lieux mystérieux
    }
}
board-barony-title = { $rank ->
    [0] baron
    [1] vicomte
    [2] comte
    [3] marquis
   *[4] duc
}
board-barony-Title = { $rank ->
    [0] Baron
    [1] Vicomte
    [2] Comte
    [3] Marquis
   *[4] Duc
}
board-barony-on-ladder = { $name } : { board-barony-title }, { $track }.
board-barony-tokens = { $count } { $kind ->
    [C] { $count ->
        [one] champ
       *[other] champs
    }
    [P] { $count ->
        [one] plaine
       *[other] plaines
    }
    [F] { $count ->
        [one] forêt
       *[other] forêts
    }
   *[M] { $count ->
        [one] montagne
       *[other] montagnes
    }
}
board-barony-magic = { $count ->
    [one] { $count } jeton Magie
   *[other] { $count } jetons Magie
}
board-barony-points = { $points } { $count ->
    [one] point
   *[other] points
}
board-barony-under = { board-barony-Title } · paie { $gold }
board-barony-under-duke = Duc

board-barony-where = Tour de table { $round }
board-barony-where-last = Tour de table { $round }, le dernier
board-barony-where-cities = Mise en place
board-barony-where-over = Fin de la partie

board-barony-action = { $action ->
    [recruit] Recruter
    [move] Déplacer
    [build] Construire
    [city] Cité
    [expedition] Expédition
    [title] Titre
   *[cast] Sortilèges
}
board-barony-offer = { $action ->
    [recruit] { $count ->
        [one] 1 cité
       *[other] { $count } cités
    }
    [move] { $count ->
        [one] 1 chevalier
       *[other] { $count } chevaliers
    }
    [build] { $count ->
        [one] 1 case
       *[other] { $count } cases
    }
    [city] { $count ->
        [one] 1 village
       *[other] { $count } villages
    }, +{ $gain }
    [expedition] { $count ->
        [one] 1 rivage
       *[other] { $count } rivages
    }
    [title] { board-barony-title }, +{ $gain }
   *[cast] { $count } Magie
}
board-barony-not-now = pas maintenant : { $clause }

board-barony-now-cities = { $number ->
    [1] Votre première cité
    [2] Votre deuxième cité
   *[3] Votre troisième cité
}
board-barony-note-cities = Sur une case claire ; un chevalier l’accompagne.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } de suite.
}
board-barony-now-choose = Votre action ?
board-barony-note-choose = Choisissez-en une, ou l’un de vos pions cernés d’or. Vos jetons paient { $gold }, un titre coûte { $price }.
board-barony-now-pass = Rien à faire
board-barony-note-pass = Aucune action, aucun sortilège possible : vous passez.
board-barony-now-recruit = Où viennent les chevaliers ?
board-barony-note-recruit = { $site ->
    [each] Un chevalier dans chaque case dorée que vous choisissez.
    [stronghold] Choisissez une forteresse, encore une fois pour un chevalier de plus.
   *[city] Choisissez une cité, encore une fois pour un chevalier de plus.
}
board-barony-now-recruit-more = Un chevalier de plus ?
board-barony-note-recruit-more = { $site ->
    [each] Choisissez une autre case dorée, ou finissez ici.
    [stronghold] Choisissez encore la forteresse, ou finissez ici.
   *[city] Choisissez encore la cité, ou finissez ici.
}
board-barony-now-knight = Quel chevalier ?
board-barony-note-knight = Choisissez-en un, cerné d’or.
board-barony-now-move = Où va le chevalier ?
board-barony-note-move = { $others ->
    [no] Choisissez une case dorée.
   *[yes] Choisissez une case dorée, ou un autre chevalier.
}
board-barony-now-second = Le second chevalier ?
board-barony-note-second = Choisissez-en un, ou finissez ici.
board-barony-now-build = Que bâtir ?
board-barony-note-build = Choisissez un chevalier : village, puis forteresse, puis rien. Autant que vous voulez.
board-barony-now-city = { $site ->
    [knight] Quel chevalier devient cité ?
   *[village] Quel village devient cité ?
}
board-barony-note-city = Choisissez une case dorée : { $points } points.
board-barony-now-expedition = Où débarque l’expédition ?
board-barony-note-expedition = Sur une case claire du bord. Un chevalier débarque, l’autre quitte le jeu.
board-barony-now-title = Devenir { $rank ->
    [1] vicomte
    [2] comte
    [3] marquis
   *[4] duc
} ?
board-barony-note-title = { $begun ->
    [yes] Encore { $left } à payer sur { $price }.
   *[no] Payez { $price } en jetons : chacun dit ce qu’il paie.
}
board-barony-now-take = Quel jeton prendre ?
board-barony-note-take = { $name } perd un village : un de ces jetons est à vous.
board-barony-now-cast = Quels sortilèges ?
board-barony-note-cast = Vous avez { $magic ->
    [one] { $magic } jeton Magie
   *[other] { $magic } jetons Magie
}. Un seul, ou plusieurs d’une famille : ensemble, ils façonnent une seule action.
board-barony-now-together = Et lequel avec ?
board-barony-now-done = C’est bien cela ?
board-barony-note-done = Confirmez, ou changez.

board-barony-confirm-cities = Poser ici
board-barony-confirm-recruit = { $count ->
    [one] Recruter un chevalier
   *[other] Recruter { $count } chevaliers
}
board-barony-confirm-move = { $count ->
    [one] Déplacer ce chevalier
   *[other] Déplacer les deux
}
board-barony-confirm-stop = Finir ici
board-barony-confirm-build = { $count ->
    [one] Bâtir
    [2] Bâtir les deux
   *[other] Bâtir les { $count }
}
board-barony-confirm-city = Fonder la cité : +{ $points }
board-barony-confirm-expedition = Débarquer ici
board-barony-confirm-title = Devenir { $rank ->
    [1] vicomte
    [2] comte
    [3] marquis
   *[4] duc
} : { $points }
board-barony-confirm-pass = Passer
board-barony-confirm-turn = Confirmer le tour

board-barony-beside = À côté : { $what }
board-barony-cell = { board-barony-Terrain }.
board-barony-piece = { $piece ->
    [city] { $you ->
        [yes] Votre cité
       *[no] Cité ({ $name })
    }
    [stronghold] { $you ->
        [yes] Votre forteresse
       *[no] Forteresse ({ $name })
    }
    [village] { $you ->
        [yes] Votre village
       *[no] Village ({ $name })
    }
   *[knights] { $you ->
        [yes] { $count ->
            [one] Un de vos chevaliers
           *[other] { $count } de vos chevaliers
        }
       *[no] { $count ->
            [one] Chevalier ({ $name })
           *[other] { $count } chevaliers ({ $name })
        }
    }
}
board-barony-imprints = Empreintes : { $names }.
board-barony-may = { $what ->
    [able] Peut agir.
    [knight] Peut se déplacer.
   *[lit] Jouable.
}
board-barony-destroys = Y entrer détruit : { $losses }.
board-barony-explores = Une empreinte et { $magic } { $magic ->
    [one] jeton
   *[other] jetons
} Magie.
board-barony-loss = { $piece ->
    [village] un village ({ $name })
   *[knight] un chevalier ({ $name })
}
board-barony-why = pourquoi ?
board-barony-choice-box = Retirés du jeu
board-barony-choice-reserve = De la réserve

board-barony-reserve = Votre réserve
board-barony-kept = { $piece ->
    [knight] { $count ->
        [one] chevalier
       *[other] chevaliers
    }
    [village] { $count ->
        [one] village
       *[other] villages
    }
    [stronghold] { $count ->
        [one] forteresse
       *[other] forteresses
    }
   *[city] { $count ->
        [one] cité
       *[other] cités
    }
}
board-barony-order = Ordre de pose

board-barony-part-recruit = { $count ->
    [one] Un chevalier
   *[other] { $count } chevaliers
}
board-barony-part-box-note = { $where }, par le Portail
board-barony-part-step = { $from } → { $to }
board-barony-part-ask = { $from } → ?
board-barony-part-ask-note = { $count ->
    [one] 1 case
   *[other] { $count } cases
}{ $fights ->
    [0] {""}
    [one] , dont une où l’on se bat
   *[other] , dont { $fights } où l’on se bat
}
board-barony-part-city = Nouvelle cité : { board-barony-terrain }
board-barony-part-land = Un chevalier débarque : { board-barony-terrain }
board-barony-parts = Les parties de votre action
board-barony-brings = { $token ->
    [none] plus de jeton à la banque
    [C] rapporte un champ
    [P] rapporte une plaine
    [F] rapporte une forêt
   *[M] rapporte une montagne
}

board-barony-pay = Vos jetons
board-barony-take = Trésor : { $name }
board-barony-coin-pay = paie { $gold } · reste { $left }
board-barony-coin-take = vaut { $gold }, { $silver } à la fin

board-barony-spell = { $spell ->
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
board-barony-effect = { $spell ->
    [celerity] un chevalier, deux pas
    [teleportation] sur une montagne tenue par un village isolé
    [tornado] détruit les isolés au départ et à l’arrivée
    [charm] un chevalier dans chaque cité
    [illusion] recruter dans une forteresse
    [portal] les chevaliers retirés reviennent
    [abundance] une cité et son jeton
    [petrification] une cité en forêt, ou près d’une vôtre
   *[sanctuary] une cité à la place d’un chevalier
}
board-barony-family = { $family ->
    [movement] déplacement
    [recruitment] recrutement
   *[construction] construction
}
board-barony-cost = coûte { $cost ->
    [one] { $cost } jeton Magie
   *[other] { $cost } jetons Magie
}
board-barony-spells = Les sortilèges
board-barony-actions = Actions

board-barony-why-cities = Où une cité ne va pas
board-barony-why-forest = ni en forêt
board-barony-why-lake = ni sur un lac
board-barony-why-city = ni sur une cité, ni à côté
board-barony-why-mystery = ni sur un lieu mystérieux, ni à côté
board-barony-recruits = { board-barony-Terrain }{ $recruits ->
    [3] , au bord d’un lac : 3 recrues
   *[other]  : { $recruits } recrues
}
board-barony-around = Autour : { $land }
board-barony-fight-title = Épées : { board-barony-terrain }
board-barony-fight = Y entrer détruit { $losses } : le pion rentre dans sa réserve.
board-barony-fight-token = Vous prenez un jeton ({ $names }).
board-barony-fight-no-token = Il n’y a pas de jeton à prendre.
board-barony-does = Ce que fait votre tour
board-barony-worth-title = au titre
board-barony-worth-end = à la fin
board-barony-you-take = Vous gagnez le jeton, { $name } le perd :
board-barony-price = Le prix du titre
board-barony-paid = { $paid } payés sur { $price }
board-barony-price-note = Un titre coûte au moins { $price } ; la banque ne rend pas la monnaie.
board-barony-receive = Ce que vous recevez
board-barony-magic-left = { $paid ->
    [one] { $paid } payé
   *[other] { $paid } payés
}, il en reste { $left }
board-barony-one-action = Ensemble, ils façonnent une seule action.
board-barony-no-explore = Conflit et exploration seulement là où le chevalier finit.
board-barony-since = Depuis votre tour
board-barony-since-round = Le dernier tour de table
board-barony-rose = Qui est monté, et quand

board-barony-did-placed = { $name } pose { $placed ->
    [one] une cité
   *[other] { $placed } cités
}.
board-barony-did-recruited = { $name } recrute { $recruited ->
    [one] un chevalier
   *[other] { $recruited } chevaliers
}.
board-barony-did-moved = { $name } déplace { $moved ->
    [one] un chevalier
   *[other] { $moved } chevaliers
}.
board-barony-did-destroyed = { $name } attaque { $victim }.
board-barony-did-built = { $name } construit { $villages ->
    [0] {""}
    [one] un village
   *[other] { $villages } villages
}{ $strongholds ->
    [0] {""}
    [one] { $villages ->
        [0] une forteresse
       *[other] {" "}et une forteresse
    }
   *[other] { $villages ->
        [0] { $strongholds } forteresses
       *[other] {" "}et { $strongholds } forteresses
    }
}.
board-barony-did-founded = { $name } fonde une cité.
board-barony-did-landed = { $name } envoie une expédition.
board-barony-did-title = { $name } devient { $title ->
    [viscount] vicomte
    [count] comte
    [marquis] marquis
   *[duke] duc
}.
board-barony-did-explored = { $name } explore un lieu mystérieux.
board-barony-did-passed = { $name } passe.
board-barony-way = { $piece ->
    [village] Village
    [stronghold] Forteresse
   *[knight] Reste chevalier
}
board-barony-spell-does = { board-barony-spell } : { board-barony-effect }.

board-barony-label-city = Une cité
board-barony-label-city-note = où naissent les chevaliers
board-barony-label-stronghold = Une forteresse
board-barony-label-stronghold-note = personne d’autre n’y entre
board-barony-label-village = Un village
board-barony-label-village-note = il a rapporté un jeton de sa terre ; on peut le piller
