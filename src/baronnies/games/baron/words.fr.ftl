# Baron. Les mêmes clés sont dans words.en.ftl.

baron-about = Posez le pays tuile à tuile, placez vos donjons et taillez-vous des baronnies qu’aucun voisin ne partage.
baron-who = 2 à 5 joueurs
baron-brief = Posez le pays, plantez vos donjons, battez-vous aux lisières.

baron-account-goal = le plus d’honneur gagne
baron-account-unit = honneur
baron-source-baronies = baronnies
baron-source-contact = contacts
baron-source-lost = terres perdues
baron-source-display = prix à l’étal
baron-lines =
    Prenez une tuile, posez-en une contre le pays, placez un donjon sur une prairie si vous voulez.
    Un donjon entouré de six tuiles devient une baronnie et rapporte la valeur du pays.
    Une baronnie qui en chevauche une autre se bat : le plus fort garde tout. Le plus d’honneur gagne.
baron-chance = hasard des tuiles, combats sans dé

baron-tile = { $tile ->
    [M] une prairie
    [V] un village
    [F] un champ
    [W] une forêt
    [Y] un vignoble
    [Q] une carrière
    [P] un étang
    [S] un marais
   *[X] un lieu maudit
}
baron-field = { $tile ->
    [M] prairie
    [V] village
    [F] champ
    [W] forêt
    [Y] vignoble
    [Q] carrière
    [P] étang
    [S] marais
   *[X] lieu maudit
}{ $where ->
    [shown] {""}
   *[told] {" "}({ $cell })
}
baron-at = { $where ->
    [shown] {""}
   *[told] {" "}en { $cell }
}
baron-colour-name = { $colour ->
    [red] rouge
    [white] blanc
    [blue] bleu
    [black] noir
   *[yellow] jaune
}
baron-points = { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}

baron-colour = { $seat } joue en { baron-colour-name }.
    .event = couleur reçue
baron-first = { $seat } commence.
    .event = premier joueur
baron-start = { $seat } prend une prairie et une tuile de valeur 1, face cachée.
    .event = tuiles de départ
baron-start_own = Tuile de valeur 1, face cachée : { baron-tile }.
    .event = tuile de départ cachée
baron-start_open = { $seat } prend une prairie et { baron-tile }.
    .event = tuiles de départ visibles
baron-gone = Une prairie et { baron-tile } quittent la partie.
    .event = tuiles retirées
baron-shown = Nouveau à l’étal : { baron-tile }.
    .event = tuile montrée à l’étal
baron-buried = Le plateau ne peut pas commencer par { baron-tile } : retour dans la pioche, sous { $above } tuiles.
    .event = tuile remise dans la pioche
baron-began = Le plateau commence par { baron-tile }.
    .event = première tuile du plateau
baron-drew = { $seat } prend { baron-tile } { $cost ->
    [0] sans payer
    [1] pour 1 point d’honneur
   *[other] pour { $cost } points d’honneur
}.
    .event = tuile prise
baron-laid = { $seat } pose { baron-tile }{ baron-at }.
    .event = tuile posée
baron-contact = La tuile en touche { $touched } autres : { baron-points } pour { $seat }.
    .event = honneur de contact
baron-put_out = { $seat } n’a aucune tuile qui convienne ; { baron-tile } quitte la partie.
    .event = tuile qui ne va nulle part
baron-keep = { $seat } place un donjon{ baron-at }.
    .event = donjon placé
baron-no_keep = { $seat } ne place pas de donjon.
    .event = pas de donjon
baron-rivals = Chevalier contre chevalier : { $strength } ({ $seat }{ baron-at }) contre { $rival } ({ $rival_seat }{ $where ->
    [shown] {""}
   *[told] {" "}en { $rival_cell }
}). Champ de bataille : { $field }.
    .event = chevalier contre chevalier
baron-compared = { $seat } compare { $where ->
    [shown] les deux, { $strength } et { $kin }
   *[told] { $cell } ({ $strength }) et { $kin_cell } ({ $kin })
} : un seul chevalier peut s’établir.
    .event = deux chevaliers d’un même joueur
baron-waits = { $seat } : le chevalier{ baron-at } attend { $where ->
    [shown] l’autre
   *[told] celui en { $earlier }
}.
    .event = chevalier en attente
baron-faced = Chevalier contre baron : { $strength } ({ $seat }{ baron-at }) contre { $baron } ({ $baron_seat }{ $where ->
    [shown] {""}
   *[told] {" "}en { $baron_cell }
}). Champ de bataille : { $field }.
    .event = chevalier contre baron
baron-won = { $seat } l’emporte avec le chevalier{ baron-at }.
    .event = combat gagné
baron-lost = { $seat } perd le combat avec le chevalier{ baron-at }.
    .event = combat perdu
baron-keep_back = { $seat } reprend le donjon{ baron-at }.
    .event = donjon repris
baron-keep_lost = { $seat } perd le donjon{ baron-at }, qui quitte la partie.
    .event = donjon perdu
baron-loss = { $seat } { NUMBER($honour) ->
    [0] ne perd rien
   *[other] perd { baron-points }
} pour les tuiles partagées : { $field }.
    .event = honneur perdu
baron-relief = { $seat } gagne { baron-points }, les tuiles partagées valant moins que rien : { $field }.
    .event = mauvaises terres perdues
baron-established = { $seat } établit{ baron-at } une baronnie de valeur { $worth } : { baron-points }.
    .event = baronnie établie
baron-tries = { $seat } : le chevalier{ baron-at } tente sa chance.
    .event = chevalier qui tente
baron-holds = { $seat } : le chevalier{ baron-at } s’abstient.
    .event = chevalier qui s’abstient
baron-fell = { $seat } tombe dans les oubliettes, à { baron-points }.
    .event = chute aux oubliettes

baron-see-honour = honneur { $honour }
baron-see-keeps = donjons { $stock }
baron-see-reserve = réserve { $tiles }
baron-see-fell = oubliettes
baron-see-display = Étal :
baron-see-cost = coûte { $cost }
baron-see-free-tile = gratuite
baron-see-pile = { $count } dans la pioche
baron-see-buried = { $tile } sous { $above } tuiles
baron-see-own = Votre réserve : { $tiles }
baron-see-map = q,r : première case · a+2 : chevalier de A, 2 tuiles manquent · A9 : baron de A, pastille 9
baron-see-knight = À décider : le chevalier en { $cell }
baron-see-previews = Ce que cela donnerait :
baron-see-falls = { $name } tombe dans les oubliettes
baron-see-win = établi
baron-see-lose = donjon repris

baron-move = « { $text } » n’est pas un coup de Baron. Un coup est d1 à d3, une tuile et sa case comme Q@2,-3, keep@1,0, pass, try, hold ou out:Q.

baron-position-tile = « { $text } » n’est pas une tuile : M, V, F, W, Y, Q, P, S ou X.
baron-position-token = « { $text } » n’est pas un élément du plateau : une tuile, Ma pour un chevalier de A sur une prairie, MA pour un baron, ou « . » pour un trou.
baron-position-taken = Il y a deux tuiles en { $cell }.
baron-position-meadow = Le donjon en { $cell } n’est pas sur une prairie.
baron-position-placed = « placed » vient après le plateau et énumère les cases de tous les donjons, une fois chacune.
baron-position-twice = Il y a deux lignes « { $text } ».
baron-position-start-tile = « { $text } » n’est pas une tuile de départ : une lettre comme Q, suivie de ce que tous en savent.
baron-position-board = Les tuiles doivent se tenir, avec une tuile en 0,0.
baron-position-material = Il n’y a que { $most } tuiles { $tile }.
baron-position-pile = La pioche demande plus de tuiles qu’il n’en reste.
baron-position-buried = « { $text } » n’est pas une tuile négative avec le nombre de tuiles au-dessus d’elle, comme S32, les plus hautes d’abord.
baron-position-end = À la fin il doit y avoir des chevaliers à décider ; « tries » et « holds » nomment les premiers, dans l’ordre des décisions.
baron-position-colours = Les couleurs ne conviennent pas : chacun a la sienne, avec assez de donjons pour tant de joueurs.
baron-position-starts = Les tuiles de départ ne conviennent pas : de valeur 1, aussi différentes que possible, et en réserve si tous ne les connaissent pas ; à cinq joueurs, et alors seulement, « gone » en nomme une qui est partie.
baron-position-honour = Un joueur à −5 ou moins est tombé, et aucun autre.
baron-position-fell = Les chutes sont numérotées à partir de 1 ; celui dont c’est le tour n’est pas tombé, et deux joueurs restent, sauf partie finie.
baron-position-keeps = Un joueur a plus de donjons sur le plateau qu’il n’en existe.
baron-position-twins = Deux tuiles de même nature sont voisines.
baron-position-knight = Un chevalier entouré de six tuiles se serait établi.
baron-position-baron = Un baron est entouré de six tuiles, sauf partie finie.
baron-position-shared = Les baronnies de deux joueurs partagent une tuile qui n’est pas une prairie.
baron-position-display = L’étal a trois tuiles tant qu’il y a une pioche.
baron-position-back = « back » compte des donjons disponibles de celui dont c’est le tour, quand il peut en placer un.
baron-position-phase = Le reste ne correspond pas à la phase nommée.

# Les étapes au choix, et ce que plusieurs de même sorte ont en commun.
baron-step-draw = Prendre la tuile { $place } de l’étal
baron-steps-draw = Prendre une tuile
baron-step-lay = Poser { baron-tile }{ baron-at }
baron-steps-lay = Poser une tuile
baron-step-keep = Placer un donjon{ baron-at }
baron-steps-keep = Placer un donjon
baron-step-out = Écarter { baron-tile } du jeu
baron-steps-out = Écarter une tuile
baron-step-pass = Ne placer aucun donjon
baron-step-try = Le chevalier tente de fonder une baronnie
baron-step-hold = Le chevalier s’abstient

# Les options, et leurs valeurs qui sont des mots.
baron-option-open_reserves = Réserves visibles
baron-option-one_establishment = Seul le chevalier le plus fort s’établit
