# Terre de Barons. Les mêmes clés sont dans words.en.ftl.

terre_de_barons-about = Recrutez, dressez des donjons sur les terres riches, et bloquez, combattez ou surprenez les barons voisins.
terre_de_barons-who = 2 à 4 joueurs
terre_de_barons-brief = Trente-sept terres, un baron, deux chevaliers, et un dé qui donne un coup de pouce.

terre_de_barons-account-goal = le plus de points gagne
terre_de_barons-account-unit = points
terre_de_barons-source-red = terres rouges
terre_de_barons-source-green = terres vertes
terre_de_barons-source-blue = terres bleues
terre_de_barons-source-grey = terres grises
terre_de_barons-source-diversity = diversité
terre_de_barons-lines =
    Lancez le dé, puis deux actions : déplacez un officier, donnez un ordre.
    Les ordres recrutent des troupes, bâtissent des donjons, et les envoient en ligne droite.
    Les terres sous vos donjons donnent les points ; le premier au but l’emporte.
terre_de_barons-chance = un dé par tour, une carte cachée

terre_de_barons-laid = La rangée { $row } de la terre vaut { $points }.
    .event = rangée posée
terre_de_barons-mountain = La tuile { $tile } est une montagne.
    .event = montagne
terre_de_barons-stands = Le { $officer ->
    [baron] baron
   *[knight] chevalier
} { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
} est sur la tuile { $tile }.
    .event = officier placé
terre_de_barons-plays = { $seat } joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}.
    .event = ordre du jeu
terre_de_barons-took = { $seat } prend le { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
}.
    .event = couleur prise
terre_de_barons-dealt = { $seat } reçoit une carte personnelle.
    .event = carte personnelle reçue
terre_de_barons-card = Carte personnelle : { $tile }.
    .event = carte personnelle
terre_de_barons-rolled = { $seat } fait { $die }.
    .event = jet de dé
terre_de_barons-treasure = { $seat } fait appel au Trésor : le dé montre maintenant { $die }.
    .event = appel au Trésor
terre_de_barons-walked = { $seat } mène son { $officer ->
    [baron] baron
   *[knight] chevalier
} de la tuile { $start } à la tuile { $end }.
    .event = marche
terre_de_barons-walked_far = { $seat } mène son { $officer ->
    [baron] baron
   *[knight] chevalier
} de la tuile { $start } à la tuile { $end }, grâce au dé ({ $die }).
    .event = marche au dé
terre_de_barons-rode = { $seat } montre la carte { $end } pour une chevauchée éclair : son { $officer ->
    [baron] baron
   *[knight] chevalier
} file de la tuile { $start } à la tuile { $end }.
    .event = chevauchée éclair
terre_de_barons-swapped = { $seat } échange sa place avec un autre baron, qui passe sur la tuile { $tile } ({ $other_seat }).
    .event = barons échangés
terre_de_barons-second_order = { $seat } emploie le dé ({ $die }) à un second ordre.
    .event = second ordre
terre_de_barons-recruited = { $seat } recrute { $count ->
    [one] 1 troupe
   *[other] { $count } troupes
} sur la tuile { $tile }.
    .event = recrutement
terre_de_barons-recruited_more = { $seat } recrute { $count ->
    [one] 1 troupe
   *[other] { $count } troupes
} sur la tuile { $tile }, grâce au dé ({ $die }).
    .event = recrutement au dé
terre_de_barons-built = { $seat } construit un donjon sur la tuile { $tile }, qui vaut { $points } { $points ->
    [one] point
   *[other] points
}.
    .event = donjon construit
terre_de_barons-deconstructed = { $seat } déconstruit son donjon sur la tuile { $tile } : { $count } { $count ->
    [one] troupe revient
   *[other] troupes reviennent
}.
    .event = donjon déconstruit
terre_de_barons-dispersing = { $seat } ordonne la dispersion depuis la tuile { $tile }.
    .event = ordre de dispersion
terre_de_barons-concentrating = { $seat } ordonne la concentration vers la tuile { $tile }.
    .event = ordre de concentration
terre_de_barons-marched = { $seat } : { $count ->
    [one] une troupe va
   *[other] { $count } troupes vont
} de la tuile { $start } à la tuile { $end }.
    .event = troupes déplacées
terre_de_barons-fought = Combat sur la tuile { $tile } : { $count ->
    [one] 1 troupe rentre
   *[other] { $count } troupes rentrent
} en réserve ({ $seat }), autant vont à la défausse ({ $other_seat }).
    .event = combat de troupes
terre_de_barons-waits = { $seat } a { $count } troupes sur { $needed } devant le donjon de la tuile { $tile }.
    .event = troupes devant un donjon
terre_de_barons-destroyed = { $seat } détruit un donjon sur la tuile { $tile } ({ $other_seat }) ; les { $count } attaquantes rentrent en réserve.
    .event = donjon détruit
terre_de_barons-announced = { $seat } annonce la capture du donjon de la tuile { $tile } : { $needed } troupes doivent venir.
    .event = capture annoncée
terre_de_barons-engaged = { $count } troupes sur { $needed } sont venues capturer le donjon de la tuile { $tile }.
    .event = troupe venue capturer
terre_de_barons-captured = { $seat } capture un donjon sur la tuile { $tile } ({ $other_seat }) : { $lost } attaquantes sont perdues, { $back } rentrent en réserve.
    .event = donjon capturé
terre_de_barons-stopped = { $seat } arrête l’ordre.
    .event = ordre arrêté
terre_de_barons-passed = { $seat } passe.
    .event = tour passé
terre_de_barons-ended = { $seat } finit son tour.
    .event = tour fini avant
terre_de_barons-reached = { $seat } a { $points } points : la partie est finie.
    .event = but atteint
terre_de_barons-exhausted = { $seat } n’a plus que { $count } { $count ->
    [one] troupe
   *[other] troupes
} : la partie est finie.
    .event = plus assez de troupes
terre_de_barons-counted = { $seat } : { $points } { $points ->
    [one] point
   *[other] points
}, { $keeps } { $keeps ->
    [one] donjon
   *[other] donjons
}, { $troops } { $troops ->
    [one] troupe
   *[other] troupes
}.
    .event = décompte

terre-de-barons-see-kind = { $kind ->
    [grey] grise
    [blue] bleue
    [green] verte
    [red] rouge
   *[mountain] ▲▲▲▲▲
}
terre-de-barons-see-letter = { $colour ->
    [blue] B
    [red] R
    [green] V
   *[yellow] J
}
terre-de-barons-see-seat = { $points }/{ $goal } points · réserve { $reserve } troupes, { $keeps } donjons · { $troops } troupes en tout
terre-de-barons-see-card = { $state ->
    [held] carte { $card }
    [ride] chevauchée vers { $card }
   *[treasure] appel au Trésor ({ $card })
}
terre-de-barons-see-die = Dé { $die }{ $used ->
    [yes] {" "}(utilisé)
   *[no] {""}
}
terre-de-barons-see-order = { $order ->
    [disperse] dispersion depuis
   *[concentrate] concentration vers
} { $tile }
terre-de-barons-see-capture = capture de { $tile } : { $engaged }/{ $needed }
terre-de-barons-see-signs = ♚ baron · ♞ chevalier (! actif) · ♜ donjon · • troupes
terre-de-barons-see-command = Depuis { $tile } :

terre-de-barons-move = « { $text } » n’est pas un coup de Terre de Barons. On écrit par exemple b17-18, k3-5, ride:b17, treasure:6, recruit:17, recruit:17+die, build:17, deconstruct:17, disperse:17, concentrate:17, 17-20, capture:20, stop, end, blue.

terre-de-barons-option-troops = Avec { $troops } troupes chacun et une fin à { $last_troops }, la partie serait finie avant de commencer.
terre-de-barons-option-capture = Une capture par { $capture } troupes est impossible : il en faut au moins autant que pour détruire un donjon, et autant qu’elle en coûte.
terre-de-barons-option-goal = Personne n’atteindrait { $goal } points : tuiles, donjons, bâtisseurs et diversité en donnent au plus { $most }.

terre-de-barons-position-twice = Il y a déjà une ligne « { $text } ».
terre-de-barons-position-land = La terre est faite de sept rangées de 4, 5, 6, 7, 6, 5 et 4 signes : 1 à 4 pour les tuiles, ^ pour une montagne, un point pour rien encore.
terre-de-barons-position-playing = « playing » énumère les places { $seats }, une fois chacune.
terre-de-barons-position-shared = Ni deux couleurs de troupes ni deux donjons ne partagent la tuile { $tile }.
terre-de-barons-position-order = Un seul ordre à la fois : « disperse » ou « concentrate » ; « begun » et « target » en demandent un.

terre-de-barons-unsound-tiles = Il n’y a pas autant de tuiles d’une couleur.
terre-de-barons-unsound-rows = Les tuiles se posent par rangées entières, d’en haut, et toutes avant le reste.
terre-de-barons-unsound-room = Les montagnes laissent trop peu de place.
terre-de-barons-unsound-mountain = Rien ne se tient sur une montagne.
terre-de-barons-unsound-officers = Les officiers commencent sur des tuiles différentes de la plus grande terre.
terre-de-barons-unsound-phase = Ce qui s’y trouve ne correspond pas à la phase nommée.
terre-de-barons-unsound-material = Un joueur a plus de pièces qu’il n’y en a.
terre-de-barons-unsound-keeps = Deux donjons sont côte à côte.
terre-de-barons-unsound-siege = Tant de troupes auraient détruit le donjon où elles se trouvent.
terre-de-barons-unsound-cards = Les cartes personnelles sont différentes, et aucune n’est celle d’une montagne.
terre-de-barons-unsound-end = La partie est finie si, et seulement si, quelqu’un a atteint le but ou n’a plus assez de troupes.
terre-de-barons-unsound-barons = Deux barons partagent une tuile, et ce n’est pas une pause dont on peut repartir.
terre-de-barons-unsound-die = Le dé montre 1 à 6.
terre-de-barons-unsound-moved = On dit que des troupes ont bougé qui ne sont pas là.
terre-de-barons-unsound-command = Cet ordre n’a pas pu partir de cette tuile.
terre-de-barons-unsound-order = Cet ordre ne pourrait faire bouger aucune troupe.
terre-de-barons-unsound-capture = Cette capture n’a pas pu être annoncée, ou ne peut pas être achevée.

# Les étapes au choix, et ce que plusieurs de même sorte ont en commun.
terre_de_barons-step-baron = Le baron de { $start } à { $end }
terre_de_barons-steps-baron = Le baron marche
terre_de_barons-step-knight = Le chevalier de { $start } à { $end }
terre_de_barons-steps-knight = Un chevalier marche
terre_de_barons-step-troop = Une troupe de { $start } à { $end }
terre_de_barons-steps-troop = Une troupe avance
terre_de_barons-step-ride = { $officer ->
    [b] Le baron
   *[k] Le chevalier
} chevauche de { $start } à la tuile de la carte personnelle
terre_de_barons-steps-ride = Chevauchée éclair
terre_de_barons-step-treasure = Faire appel au Trésor : le dé montre { $die }
terre_de_barons-steps-treasure = Faire appel au Trésor
terre_de_barons-step-recruit = Recruter sur { $tile }
terre_de_barons-steps-recruit = Recruter
terre_de_barons-step-recruit_die = Recruter sur { $tile }, avec le dé
terre_de_barons-steps-recruit_die = Recruter avec le dé
terre_de_barons-step-build = Construire un donjon sur { $tile }
terre_de_barons-steps-build = Construire un donjon
terre_de_barons-step-deconstruct = Déconstruire le donjon de { $tile }
terre_de_barons-steps-deconstruct = Déconstruire un donjon
terre_de_barons-step-disperse = Disperser les troupes de { $tile }
terre_de_barons-steps-disperse = Disperser des troupes
terre_de_barons-step-concentrate = Concentrer des troupes sur { $tile }
terre_de_barons-steps-concentrate = Concentrer des troupes
terre_de_barons-step-capture = Capturer le donjon de { $tile }
terre_de_barons-steps-capture = Capturer un donjon
terre_de_barons-step-colour = Prendre le { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
}
terre_de_barons-steps-colour = Prendre une couleur
terre_de_barons-step-stop = Arrêter cet ordre
terre_de_barons-step-end = Finir le tour

# Les options, et leurs valeurs qui sont des mots.
terre_de_barons-option-tiles = Tuiles de chaque couleur
terre_de_barons-option-tile_points = Points de chaque couleur
terre_de_barons-option-mountains = Montagnes
terre_de_barons-option-troops = Troupes de chaque joueur
terre_de_barons-option-keeps = Donjons de chaque joueur
terre_de_barons-option-two_orders = Jets qui donnent deux ordres
terre_de_barons-option-walk = Pas d’un officier
terre_de_barons-option-own_first = Mêlées : les autres couleurs d’abord
terre_de_barons-option-recruit = Troupes recrutées
terre_de_barons-option-recruit_keep = Troupes recrutées au donjon
terre_de_barons-option-recruit_extra = Recrues en plus selon la tuile
terre_de_barons-option-build = Troupes pour un donjon
terre_de_barons-option-stop_at_active = S’arrêter sur un chevalier adverse actif
terre_de_barons-option-destroy = Troupes pour détruire un donjon
terre_de_barons-option-capture = Troupes pour une capture
terre_de_barons-option-capture_lost = Troupes perdues à la capture
terre_de_barons-option-diversity = Points de diversité
terre_de_barons-option-goal_2 = Points pour gagner, à deux
terre_de_barons-option-goal_3 = Points pour gagner, à trois
terre_de_barons-option-goal_4 = Points pour gagner, à quatre
terre_de_barons-option-last_troops = Fin de partie (troupes restantes)
