# Le plateau de Terre de Barons. Les mêmes clés sont dans words.en.ftl ; le récit est dit par le jeu.

board-terre-goal = { $goal } points, ou { $last } troupes restantes
board-terre-map = Le pays
board-terre-points = Points
board-terre-race = Points, jusqu’à { $goal } : { $all }
board-terre-colour = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
}
board-terre-troops = { $troops ->
    [one] { $troops } troupe
   *[other] { $troops } troupes
}
board-terre-keeps = { $count ->
    [one] { $count } donjon
   *[other] { $count } donjons
}
board-terre-reserve = réserve { $count }
board-terre-diversity = diversité +{ $points }
board-terre-card-state = { $state ->
    [held] { $tile ->
        [0] Garde sa carte personnelle
       *[other] Carte personnelle : { $tile }
    }
    [treasure] A fait appel au Trésor
    [ride] A chevauché en { $tile }
   *[none] Pas encore de carte personnelle
}

board-terre-where = Tour { $turn }
board-terre-where-setup = Mise en place
board-terre-where-over = Partie terminée

board-terre-now-colours = { $free ->
    [one] La dernière couleur
   *[other] Quelle couleur ?
}
board-terre-note-colours = { $free ->
    [one] Ses officiers sont déjà là : elle est à vous.
   *[other] Ses officiers sont déjà là. Choisissez l’un d’eux, ou une bannière.
}
board-terre-now-turn = { $treasure ->
    [yes] Votre dé vaut { $die }
   *[no] Votre dé : { $die }
}
board-terre-note-turn = Deux actions : un officier et un ordre, ou deux officiers{ $two ->
    [yes] , ou deux ordres avec le { $die }.
   *[no] .
}
board-terre-now-second = Encore une action
board-terre-note-second = { $orders ->
    [yes] { $action ->
        [order] Un officier, ou un second ordre avec le dé. Ou finissez le tour.
       *[move] Un ordre, ou encore un officier. Ou finissez le tour.
    }
   *[no] Un officier. Ou finissez le tour.
}
board-terre-now-chosen = { $officer ->
    [b] Baron, tuile { $tile }
    [k] Chevalier, tuile { $tile }
   *[keep] Donjon, tuile { $tile }
}
board-terre-note-chosen = { $officer ->
    [keep] Choisissez un ordre.
   *[other] { $commands ->
        [yes] Choisissez un ordre, ou une case dorée pour marcher.
       *[no] Choisissez une case dorée pour marcher.
    }
}{ $others ->
    [yes] {" "}Encore une fois la tuile : l’autre officier.
   *[no] {""}
}
board-terre-now-paused = Votre baron doit repartir
board-terre-note-paused = Deux barons ne finissent jamais un tour sur une même tuile : choisissez où il va.
board-terre-note-card = Une fois dans la partie, d’une façon ou de l’autre.
board-terre-now-order = { $order ->
    [disperse] Disperser depuis { $tile }
   *[concentrate] Concentrer vers { $tile }
}
board-terre-note-order = { $order ->
    [none] Plus aucune troupe ne peut bouger : finissez l’ordre.
    [disperse] Une case dorée reçoit une troupe ; un appui long{ $finger ->
        [yes] {" "}
       *[no] , ou Maj,{" "}
    }pour toutes.
   *[concentrate] Une case dorée envoie une troupe ; un appui long{ $finger ->
        [yes] {" "}
       *[no] , ou Maj,{" "}
    }pour toutes.
}
board-terre-now-capture = Capturer le donjon de { $tile }
board-terre-note-capture = { $left ->
    [one] Il manque encore une troupe.
   *[other] Il manque encore { $left } troupes.
}
board-terre-now-done = Votre tour est prêt
board-terre-note-done = Confirmez, ou annulez.
board-terre-exhausted = { $you ->
    [yes] Il ne vous reste
   *[no] Il ne reste à { $name }
} que { $troops ->
    [one] { $troops } troupe
   *[other] { $troops } troupes
} : cela a mis fin à la partie.
board-terre-confirm-colour = Prendre le { board-terre-colour }
board-terre-confirm-order = { $last ->
    [yes] Finir ordre et tour
   *[no] Finir l’ordre
}
board-terre-confirm-turn = { $pass ->
    [yes] Passer
   *[no] Finir le tour
}

board-terre-walk = Marcher
board-terre-officers = Officiers
board-terre-officer = { $officer ->
    [b] Votre baron en { $tile } marche
   *[k] Votre chevalier en { $tile } marche
}
board-terre-card = Votre carte : { $tile }
board-terre-die = dé { $die }
board-terre-die-worth = Ce que vaut le dé ici
board-terre-die-used = Le dé a servi.
board-terre-steps = { $count } pas
board-terre-second = { $can ->
    [yes] 2e ordre
   *[no] pas de 2e ordre
}
board-terre-worth = { $icon ->
    [walk] marche : { $text }
    [recruit] recrues : { $text }
   *[disperse] { $text }
}
board-terre-worthless = Ici le dé n’apporte rien.
board-terre-slots = { $first ->
    [none] Première action sur deux
    [move] Un officier a bougé ; deuxième action
   *[order] Un ordre est donné ; deuxième action
}
board-terre-from = Depuis
board-terre-order = { $order ->
    [recruit] Recruter
    [build] Construire
    [deconstruct] Démolir
    [disperse] Disperser
   *[concentrate] Concentrer
}
board-terre-orders = Ordres depuis { $tile }
board-terre-order-cell = { board-terre-order }, { $tile } : { $clause ->
    [none] { $brings }{ $die ->
        [yes] {" "}avec le dé
       *[no] {""}
    }
   *[other] pas maintenant, { $clause }
}
board-terre-not-now = pas maintenant : { $clause }
board-terre-by-die = +{ $count } au dé
board-terre-no-command = La tuile { $tile } ne donne pas d’ordre : choisissez votre baron ou l’un de vos donjons.

board-terre-sending = { $order ->
    [disperse] Troupes depuis { $tile }
   *[concentrate] Troupes vers { $tile }
}
board-terre-row = { $order ->
    [disperse] Troupes vers { $tile }
   *[concentrate] Troupes depuis { $tile }
}
board-terre-less = { $tile } : une de moins
board-terre-more = { $tile } : une de plus
board-terre-sooner = { $tile } : avant la ligne du dessus
board-terre-recall = Rappeler
board-terre-recall-all = Tout rappeler
board-terre-all = Toutes
board-terre-rest = { $order ->
    [disperse] { $count ->
        [0] personne ne reste sur { $tile }
        [one] Une reste sur { $tile }
       *[other] restent sur { $tile }
    }
   *[concentrate] { $count ->
        [0] personne encore sur { $tile }
        [one] Une sera sur { $tile }
       *[other] seront sur { $tile }
    }
}
board-terre-outcome = { $kind ->
    [captured] Capture : le donjon ({ $name }) devient le vôtre
    [destroyed] { $count ->
        [0] Donjon détruit ({ $name })
       *[other] Combat contre { $name }, donjon détruit
    }
    [fought] { $waiting ->
        [0] Combat contre { $name } : { $count } de chaque côté
       *[other] Combat contre { $name } : { $count } de chaque côté, puis { $waiting } sur { $of } devant le donjon
    }
    [engaged] pour la capture : { $count } sur { $of }
    [waits] { $count ->
        [one] attend devant le donjon, { $count } sur { $of }
       *[other] attendent devant le donjon, { $count } sur { $of }
    }
    [joins] { $troops ->
        [one] rejoint { $count } des vôtres
       *[other] rejoignent { $count } des vôtres
    }
   *[goes] { $order ->
        [disperse] { $troops ->
            [one] y va
           *[other] y vont
        }
       *[concentrate] { $troops ->
            [one] vient
           *[other] viennent
        }
    }
}
board-terre-siege = Le donjon de { $tile }
board-terre-capture = Capturer : { $count } troupes
board-terre-destroy = Seulement détruire : { $count }
board-terre-capture-keep = Capturer le donjon de { $tile }
board-terre-capture-brings = { $count } troupes y vont d’un coup : { $points } pour vous
board-terre-capture-short = 10.3 · { $reaching } troupes sur { $needed } peuvent venir

board-terre-treasure = Trésor
board-terre-treasure-note = le dé que vous voulez, face cachée
board-terre-face = Le dé vaut { $die }
board-terre-ride = Chevauchée éclair
board-terre-ride-note = un officier en { $tile }
board-terre-rides = { $officer ->
    [b] Le baron chevauche de { $tile } en { $card }
   *[k] Un chevalier chevauche de { $tile } en { $card }
}
board-terre-swap = échange
board-terre-around = terres proches : { $points }

board-terre-cell = { $tile }, { $kind ->
    [mountain] une montagne.
    [none] pas encore posée.
    [grey] grise, vaut { $points }.
    [blue] bleue, vaut { $points }.
    [green] verte, vaut { $points }.
   *[red] rouge, vaut { $points }.
}
board-terre-piece = { $what ->
    [keep] { $you ->
        [yes] Un donjon à vous.
       *[other] Donjon : { $name }.
    }
    [baron] { $you ->
        [yes] Votre baron.
       *[other] Baron : { $name }.
    }
    [knights] { $count ->
        [one] { $you ->
            [yes] Votre chevalier.
           *[other] Chevalier : { $name }.
        }
       *[other] { $you ->
            [yes] { $count } chevaliers à vous.
           *[other] { $count } chevaliers : { $name }.
        }
    }
   *[troops] { $count ->
        [one] { $you ->
            [yes] Une troupe à vous.
           *[other] Une troupe : { $name }.
        }
       *[other] { $you ->
            [yes] { $count } troupes à vous.
           *[other] { $count } troupes : { $name }.
        }
    }
}
board-terre-melee = { $active ->
    [yes] Mêlée : la majorité est active.
   *[no] Mêlée : personne n’est actif.
}
board-terre-may = { $what ->
    [far] À portée, avec le dé.
    [order] Ouverte à cet ordre.
    [colours] Choisir cette couleur.
   *[turn] À portée.
}
board-terre-may-order = { board-terre-order } { $clause ->
    [none] { $brings }.
   *[other] non, { $clause }.
}
board-terre-going = { $count } en route : { $what }.

board-terre-since = { $who ->
    [you] Depuis votre tour
   *[all] Les derniers tours
}
board-terre-turn = { $name } { $did }.
board-terre-whose = { $yours ->
    [yes] votre donjon
   *[no] le donjon ({ $name })
}
board-terre-whom = { $yours ->
    [yes] vous
   *[no] { $name }
}
board-terre-fights = { $yours ->
    [yes] vous combat
   *[no] combat { $name }
}
board-terre-did-nothing = passe
board-terre-did = { $kind ->
    [recruited] recrute { $count } sur { $tile }
    [recruited_more] recrute { $count } sur { $tile } au dé
    [built] construit un donjon sur { $tile }
    [deconstructed] déconstruit son donjon de { $tile }
    [rode] chevauche en { $tile }
    [treasure] fait appel au Trésor
    [marched] envoie { $count ->
        [one] une troupe
       *[other] { $count } troupes
    } en { $tile }{ $became ->
        [captured] {" "}et capture { board-terre-whose }
        [destroyed] {" "}et détruit { board-terre-whose }
        [fought] {" "}et { board-terre-fights }
       *[other] {""}
    }
    [passed] passe
   *[walked] mène { $officer ->
        [baron] son baron
       *[knight] un chevalier
    } en { $tile }
}
board-terre-told-troops = { $count ->
    [one] Une troupe va de { $start } à { $end }
   *[other] { $count } troupes vont de { $start } à { $end }
}{ $became ->
    [captured]  : { board-terre-whose } est capturé.
    [destroyed]  : { board-terre-whose } est détruit.
    [fought] , combat contre { board-terre-whom }.
   *[other] .
}
board-terre-fight = { $kind ->
    [captured] Sur { $tile }, vous capturez
    [engaged] Sur { $tile }, une capture
    [destroyed] Sur { $tile }, vous détruisez
   *[fought] Sur { $tile }, un combat
}
board-terre-account = { $what ->
    [fought] contre autant : elles s’annulent. Les vôtres rentrent en réserve, les autres ({ $name }) vont à la défausse.
    [destroyed] devant un donjon nu : il tombe, elles rentrent en réserve.
    [waits] devant un donjon nu : il en faut { $of } pour qu’il tombe.
    [lost] vont à la défausse : vos bâtisseurs.
   *[back] rentrent en réserve.
}
board-terre-built = Un donjon sur { $tile }
board-terre-built-closes = { $count ->
    [0] Il ne ferme aucune autre tuile.
    [one] Il ferme une tuile voisine à tout donjon.
   *[other] Il ferme { $count } tuiles voisines à tout donjon (pointillé rouge).
}
board-terre-who-holds = Qui tient une tuile ?
board-terre-held = { $active ->
    [yes] Lance levée sur { $tile }
   *[no] Mêlée sur { $tile }
}
board-terre-held-by = Chevalier actif : { $name }. Votre ordre ne passe pas.
board-terre-held-none = Les chevaliers s’annulent : personne ne tient la tuile.
board-terre-colour-baron = Le baron { board-terre-colour } en { $tile }
board-terre-colour-land = Autour de lui, à deux pas, les terres valent { $points } points. Ses chevaliers sont sur { $first } et { $second }.

board-terre-label-troops = Des troupes
board-terre-label-troops-note = elles vont en ligne droite ; trois bâtissent un donjon
board-terre-label-keep = Un donjon
board-terre-label-keep-note = la terre qui le porte donne ses points
board-terre-label-baron = Un baron
board-terre-label-baron-note = les cinq ordres partent de sa tuile
