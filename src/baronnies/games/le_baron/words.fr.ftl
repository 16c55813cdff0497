# Le Baron. Les mêmes clés sont dans words.en.ftl.

le_baron-about = Choisissez une carte en secret, placez-la derrière une carte qui partage une couleur, et laissez le troupeau aux autres.
le_baron-who = 2 à 10 joueurs
le_baron-brief = Cinq rangées de bœufs. Ne fermez pas la barrière.

le_baron-account-goal = le moins de têtes gagne
le_baron-account-unit = têtes
le_baron-source-sixth = 6e carte
le_baron-source-colour = six d’une couleur
le_baron-source-both = 6e carte et couleur
le_baron-source-none = sans rangée
le_baron-source-left = restées en main
le_baron-lines =
    Une carte rejoint une rangée dont la dernière carte montre une de ses couleurs.
    Sixième carte, ou sixième tête d’une couleur : vous prenez la rangée.
    Le moins de têtes gagne.
le_baron-chance = hasard de la donne, choix secrets

le_baron-row = { $row ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

le_baron-drew = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
}.
    .event = cartes piochées
le_baron-hand = Cartes piochées : { $cards }.
    .event = nouvelle main
le_baron-drew_again = { $seat } repioche ce qui était sous sa pioche : { $cards }.
    .event = cartes repiochées
le_baron-opened = La rangée { le_baron-row } commence par { $card }.
    .event = rangée ouverte
le_baron-revealed = { $seat } révèle { $card }.
    .event = carte révélée
le_baron-placed = { $seat } pose { $card } dans la rangée { le_baron-row }.
    .event = carte placée
le_baron-took = { $seat } prend la rangée { le_baron-row } : { $heads } { $heads ->
    [one] tête
   *[other] têtes
} ({ $rule }).
    .event = rangée prise
le_baron-under = { $seat } glisse { $card } sous sa pioche : aucune rangée ne convient.
    .event = carte glissée sous la pioche
le_baron-dead_end = Aucune carte encore tenue ne convient à une rangée : la partie s’arrête là (7.7).
    .event = impasse
le_baron-left = { $seat } garde { $heads } { $heads ->
    [one] tête
   *[other] têtes
}, à déduire.
    .event = têtes gardées
le_baron-counted = Partie { $game } : { $points } { $points ->
    [one] point
   *[other] points
} pour { $seat }.
    .event = décompte

le-baron-see-seat = { $hand } en main, { $pile } dans la pioche, { $points } { $points ->
    [one] point
   *[other] points
}
le-baron-see-below = (dessous : { $cards })
le-baron-see-known = (connu en main : { $cards })
le-baron-see-row = { $cards }/5 · { $heads } { $heads ->
    [one] tête
   *[other] têtes
}
le-baron-see-long-row = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} · { $heads } { $heads ->
    [one] tête
   *[other] têtes
}
le-baron-see-revealed = À poser, dans cet ordre : { $cards }
le-baron-see-chosen = Vous avez choisi { $card }
le-baron-see-hand = Votre main, et les rangées où chaque carte irait maintenant :
le-baron-see-no-fit = aucune rangée ne convient : vous prendriez une rangée
le-baron-see-under = aucune rangée ne convient : elle irait sous votre pioche
le-baron-see-takes = prend { $heads }

le-baron-move = « { $text } » n’est pas un coup de « Le Baron ». Un coup est une carte (1 à 110), une rangée (r1 à r5) ou « under » (sous la pioche).

le-baron-deck-form = Une carte s’écrit par son numéro et ses têtes, par exemple « 45 GRK ».
le-baron-deck-number = « { $text } » n’est pas le numéro d’une carte : 1 à 110.
le-baron-deck-letters = « { $text } » ne sont pas des têtes : B bleu, Y jaune, G vert, R rouge, K noir, W blanc.
le-baron-deck-heads = Une carte ordinaire montre une à { $most } têtes.
le-baron-deck-baron = La carte { $number } est un Baron et montre une tête de chaque couleur : BYGRKW.
le-baron-deck-twice = La carte { $number } figure deux fois.
le-baron-deck-missing = La carte { $number } manque : un jeu de cartes va de 1 à 110, une fois chacune.

le-baron-position-rows = Les rangées s’écrivent « rows 45 12 / 7 / 88 / 3 / 104 », au nombre de cinq.
le-baron-position-card = « { $text } » n’est pas une carte : 1 à { $last }.
le-baron-position-twice = La carte { $card } est déjà ailleurs.
le-baron-position-full = La rangée { $row } aurait déjà été prise : elle a six cartes, ou six têtes d’une couleur.
le-baron-position-seat = La ligne de la place { $seat } doit se trouver ici.
le-baron-position-pile = À ce nombre de joueurs, une pioche a au plus { $most } cartes.
le-baron-position-known = « known » énumère des cartes de la main que tous ont vues, une fois chacune.
le-baron-position-missing = La ligne « { $missing } … » manque.
le-baron-position-too-many = Les pioches et les rangées absentes demandent plus de cartes qu’il n’en reste.
le-baron-position-game = Il n’y a pas autant de parties dans cette rencontre.
le-baron-position-uneven = Sauf si les têtes rapportent, tous ont autant de cartes et aucune n’est sous une pioche.
le-baron-position-stir = « stir » nomme des couleurs de cartes encore tenues, quand les pioches n’ont plus de carte inconnue.
le-baron-position-no-card = Un joueur n’a pas de carte en main à choisir.
le-baron-position-hand = Une main a au plus quatre cartes.
le-baron-position-rows-missing = Les cinq rangées doivent avoir commencé.
le-baron-position-phase = Les cartes ne correspondent pas à la phase nommée.

# Les étapes au choix, et ce que plusieurs de même sorte ont en commun.
le_baron-step-card = Jouer le { $card }
le_baron-steps-card = Choisir une carte
le_baron-step-row = Dans la rangée { le_baron-row }
le_baron-steps-row = Choisir une rangée
le_baron-step-under = La glisser sous votre pioche

# Les options, et leurs valeurs qui sont des mots.
le_baron-option-colour_first = La couleur prime
le_baron-option-heads_good = Les têtes rapportent
le_baron-option-games = Nombre de parties
le_baron-option-deck = Les cartes
    .default = les habituelles
