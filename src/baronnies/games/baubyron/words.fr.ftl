# Baubyron. Les mêmes clés sont dans words.en.ftl.

baubyron-about = Bâtissez ensemble une tour de blocs, puis menez vos pions à son sommet, les uns par-dessus les autres.
baubyron-who = 3 à 6 joueurs
baubyron-brief = Bâtissez la tour en bois, puis courez au sommet.

baubyron-account-goal = le premier au sommet
baubyron-account-unit = reste
baubyron-source-storeys = étages gravis
baubyron-source-ejected = pions éjectés
baubyron-source-away = points à faire
baubyron-lines =
    Lancez le dé et dépensez tout le jet avec un seul pion, le vôtre ou un rouge.
    Monter d’un étage coûte 3 ; on grimpe sur les autres pions, ou on les éjecte.
    Le premier pion au sommet gagne.
baubyron-chance = un dé à chaque tour
baubyron-building-name = { $name ->
    [horseshoe] { baubyron-option-building.horseshoe }
    [hook] { baubyron-option-building.hook }
    [stairs] { baubyron-option-building.stairs }
    [citadel] { baubyron-option-building.citadel }
    [ridge] { baubyron-option-building.ridge }
    [pincers] { baubyron-option-building.pincers }
    [rampart] { baubyron-option-building.rampart }
    [serpent] { baubyron-option-building.serpent }
   *[spiral] { baubyron-option-building.spiral }
}

baubyron-at = { $where ->
    [shown] {""}
   *[told] {" "}en { $cell }
}
baubyron-stretch = { $where ->
    [shown] {""}
   *[told] {" "}de { $start } à { $end }
}
baubyron-by = { $where ->
    [shown] {""}
   *[told] {" "}({ $way })
}
baubyron-onto = { $beneath ->
    [0] {""}
    [one] , sur un pion
   *[other] , sur { $beneath } pions
}
baubyron-a-block = { $where ->
    [shown] un bloc
   *[told] { $block }
}

baubyron-planned = Une construction au hasard, { $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
} : numéro { $number }.
    .event = construction tirée
baubyron-laid = { $seat } pose { baubyron-a-block } : { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
} à présent.
    .event = bloc posé
baubyron-back = { $seat } reprend { baubyron-a-block } : { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
} à présent.
    .event = bloc repris
baubyron-entry = { $seat } nomme une entrée{ $where ->
    [shown] {""}
   *[told] {" "}({ $cell })
}.
    .event = entrée nommée
baubyron-proposed = { $seat } propose cette construction : { $points } points jusqu’au sommet{ $where ->
    [shown] {""}
   *[told] , en entrant par { $entries }
}.
    .event = construction proposée
baubyron-agreed = { $seat } accepte.
    .event = accord
baubyron-declined = { $seat } refuse : on continue de bâtir.
    .event = refus
baubyron-chose = { $seat } choisit la construction prête « { baubyron-building-name } ».
    .event = construction prête choisie
baubyron-built = La construction est faite : { $points } points jusqu’au sommet ({ $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
}).{ $where ->
    [shown] {""}
   *[told] {" "}{ $code }
}
    .event = construction faite
baubyron-first = { $seat } joue en premier.
    .event = premier joueur
baubyron-reddened = { $seat } place un pion rouge{ baubyron-at } ; il en reste { $left }.
    .event = pion rouge placé
baubyron-rolled = { $seat } lance un { $roll }.
    .event = jet de dé
baubyron-moved = { $seat } déplace un pion{ baubyron-stretch }{ baubyron-onto }{ baubyron-by }.
    .event = pion déplacé
baubyron-moved_red = { $seat } déplace un pion rouge{ baubyron-stretch }{ baubyron-onto }{ baubyron-by }.
    .event = pion rouge déplacé
baubyron-entered = { $seat } entre{ baubyron-onto }{ baubyron-by }.
    .event = pion entré
baubyron-entered_red = { $seat } fait rentrer un pion rouge{ baubyron-onto }{ baubyron-by }.
    .event = pion rouge rentré
baubyron-ejected = { $seat } éjecte un pion{ baubyron-at } ({ $victim_seat }).
    .event = pion éjecté
baubyron-ejected_red = { $seat } éjecte le pion rouge{ baubyron-at } et le garde.
    .event = pion rouge éjecté
baubyron-lifted = { $seat } met sur le dessus son pion de rang { $level }{ baubyron-at }.
    .event = pion ramené sur le dessus
baubyron-passed = { $seat } passe avec un { $roll }.
    .event = tour passé
baubyron-won = { $seat } atteint le sommet{ $where ->
    [shown] {""}
   *[told] , en { $cell },
} et gagne.
    .event = sommet atteint
baubyron-stuck = Plus personne ne peut jamais bouger : la partie est nulle (9.2).
    .event = partie bloquée

baubyron-see-building = { $points } points jusqu’au sommet ({ $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
}), { $blocks } blocs.
baubyron-see-legend = Une case : ses étages, puis ses pions depuis le bas (A, B … joueurs, r rouge). > entrée   * sommet
baubyron-see-stock = { $stock } en réserve
baubyron-see-points = meilleur pion à { $points } points du sommet
baubyron-see-kept = { $kept ->
    [one] 1 rouge détenu
   *[other] { $kept } rouges détenus
}
baubyron-see-roll = Dé : { $roll }
baubyron-see-reds = Pions rouges à placer : { $reds }
baubyron-see-won = { $name } a gagné.
baubyron-see-drawn = Partie nulle : plus personne ne peut bouger.
baubyron-see-plan = Une construction va être tirée au sort : { $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
}.
baubyron-see-site = { $blocks } blocs posés, { $left } en reste. Le dernier : { $last }
baubyron-see-empty = La table est vide : posez le premier bloc, au milieu par exemple (um13).
baubyron-see-possible = Entrées possibles : { $cells }
baubyron-see-proposed = Proposée par { $name }, avec les entrées { $cells } : agree (accepter) ou decline (refuser) ?
baubyron-see-named = Entrées nommées : { $cells }

baubyron-move = « { $text } » n’est pas un coup de Baubyron. Par exemple : a1-c2, a1xc2, in-a1, red-a1, a1^2, pass, red:c3 ; pour bâtir : xa1, ya1, ua1, back, @a1, propose, agree, decline, take:NOM.
baubyron-cell = « { $text } » n’est pas une case : une lettre de a à z et un nombre de 1 à 26, comme c4.
baubyron-block = « { $text } » n’est pas un bloc : x, y ou u et une case, comme xa1.
baubyron-code-form = Une construction s’écrit par ses blocs, puis @ et ses entrées, comme « xa1 uc1 xd1 @ a1 ».
baubyron-code-long = Le code d’une construction a au plus { $most } caractères.
baubyron-length = « { $text } » n’est pas une durée : { $known }.

baubyron-off-table = { baubyron-fails-off-table } ({ $clause }).
baubyron-too-many-blocks = { baubyron-fails-too-many-blocks } ({ $clause }).
baubyron-unsupported = { baubyron-fails-unsupported } ({ $clause }).
baubyron-nothing = { baubyron-fails-nothing } ({ $clause }).
baubyron-apart = { baubyron-fails-apart } ({ $clause }).
baubyron-summits = { baubyron-fails-summits } ({ $clause }).
baubyron-cliff = { baubyron-fails-cliff } ({ $clause }).
baubyron-no-entry = { baubyron-fails-no-entry } ({ $clause }).
baubyron-nowhere-in = { baubyron-fails-nowhere-in } ({ $clause }).
baubyron-entry-twice = { baubyron-fails-entry-twice } ({ $clause }).
baubyron-entries = { baubyron-fails-entries } ({ $clause }).

# Les mêmes, là où l’article est à côté.
baubyron-fails-off-table = { $where } dépasse du bord de la table
baubyron-fails-too-many-blocks = { $where } serait le quarante-neuvième bloc : il y en a 48
baubyron-fails-unsupported = { $where } ne repose pas de tout son dessous : ses deux cases n’ont pas la même hauteur
baubyron-fails-nothing = Il n’y a aucun bloc
baubyron-fails-apart = La construction n’est pas d’un seul tenant : { $where } est isolée
baubyron-fails-summits = Le sommet doit être la seule case la plus haute, et { $where } l’est autant
baubyron-fails-cliff = À côté de { $where }, on monte de plus de deux étages
baubyron-fails-no-entry = { $where } ne peut pas être une entrée : il faut un étage de haut et toucher la table libre
baubyron-fails-nowhere-in = Aucune case ne peut être une entrée : il en faut une d’un seul étage, au bord de la table libre
baubyron-fails-entry-twice = { $where } est nommée deux fois comme entrée
baubyron-fails-entries = Une construction a une à six entrées, et non { $where }

# Les conditions d’une construction, quand elles tiennent.
baubyron-holds-blocks = Blocs : { $where } sur 48 au plus
baubyron-holds-rests = Tout bloc repose de tout son dessous
baubyron-holds-one-piece = D’un seul tenant
baubyron-holds-summit = Un seul sommet : { $where }
baubyron-holds-gentle = Jamais plus de deux étages d’écart
baubyron-holds-doors = Cases qui peuvent être des entrées : { $where }
baubyron-holds-entrances = Entrées : { $where }

baubyron-position-twice = La ligne « { $name } … » est ici deux fois.
baubyron-position-line-phase = Une ligne « { $name } … » n’a pas sa place dans la phase « { $phase } ».
baubyron-position-pile = « { $text } » n’est pas une pile : une case libre de la construction et un à cinq pions, comme c3:rAB.
baubyron-position-pawns = { $seat } n’a que six pions.
baubyron-position-reds = Il y a six pions rouges, et pendant la course tous sont placés ou détenus.
baubyron-position-roll = Il y a un jet dans la phase « move », et là seulement.
baubyron-position-together = On ne pose de blocs qu’avec l’option building=together.
baubyron-position-proposal = On ne nomme d’entrées que pour une construction conforme, de une à six.
baubyron-position-vote = Un vote a un auteur de proposition, qu’on n’interroge pas ; avant, il n’y en a pas.
baubyron-position-plan = La phase est « plan » avec une construction au hasard, tant qu’elle n’est pas tirée, et alors seulement.
baubyron-position-no-building = La ligne « building … » manque.
baubyron-position-early = Avant la course il n’y a que des pions rouges, un par case, et aucun sur les entrées ni le sommet ; il en reste à placer, avec une case libre pour eux.
baubyron-position-goal = Personne n’est sur le sommet, et personne n’a gagné, avant la fin de la partie.
baubyron-position-winner = La partie est finie quand son vainqueur est sur le sommet, ou quand plus personne ne peut bouger.

# Les étapes au choix, et ce que plusieurs de même sorte ont en commun.
baubyron-step-walk = Le pion de { $start } à { $end }
baubyron-steps-walk = Avancer un pion
baubyron-step-eject = Le pion de { $start } à { $end }, en éjectant
baubyron-steps-eject = Avancer un pion et éjecter
baubyron-step-enter = Faire entrer un pion, jusqu’en { $end }
baubyron-steps-enter = Faire entrer un pion
baubyron-step-enter_eject = Faire entrer un pion, jusqu’en { $end }, en éjectant
baubyron-steps-enter_eject = Faire entrer un pion et éjecter
baubyron-step-red_back = Faire rentrer un pion rouge, jusqu’en { $end }
baubyron-steps-red_back = Faire rentrer un pion rouge
baubyron-step-red_back_eject = Faire rentrer un pion rouge, jusqu’en { $end }, en éjectant
baubyron-steps-red_back_eject = Faire rentrer un pion rouge et éjecter
baubyron-step-lift = Le pion { $level } depuis le bas en { $cell }, au-dessus de sa pile
baubyron-steps-lift = Ramener un pion au-dessus de sa pile
baubyron-step-red = Un pion rouge en { $cell }
baubyron-steps-red = Placer un pion rouge
baubyron-step-block = Un bloc { $way ->
    [x] le long des lettres
    [y] le long des chiffres
   *[u] debout
} en { $cell }
baubyron-steps-block = Poser un bloc
baubyron-step-entry = { $cell } est une entrée
baubyron-steps-entry = Nommer une entrée
baubyron-step-ready = La construction prête : { baubyron-building-name }
baubyron-steps-ready = Choisir une construction prête
baubyron-step-back = Reprendre le dernier bloc
baubyron-step-propose = Proposer cette construction
baubyron-step-agree = Accepter
baubyron-step-decline = Refuser
baubyron-step-pass = Passer

# Les options, et leurs valeurs qui sont des mots.
baubyron-option-building = La construction
    .horseshoe = fer à cheval
    .hook = crochet
    .stairs = escalier
    .citadel = citadelle
    .ridge = crête
    .pincers = tenailles
    .rampart = rempart
    .serpent = serpent
    .spiral = spirale
    .random-short = au hasard, courte
    .random-medium = au hasard, moyenne
    .random-long = au hasard, longue
    .together = bâtie ensemble
baubyron-option-eject_down = Éjecter aussi en descendant
baubyron-option-red_compulsory = Obligation de jouer un rouge
