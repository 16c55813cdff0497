# Le plateau de Baron. Les mêmes clés sont dans words.en.ftl ; les phrases du récit sont au jeu.

board-baron-goal = Le plus de points d’honneur gagne
board-baron-honour = Honneur
board-baron-honour-track = Honneur : { $all }
board-baron-you = Vous
board-baron-fight = Combat
board-baron-map = Le pays

board-baron-land = { $tile ->
    [M] prairie
    [V] village
    [F] champ
    [W] forêt
    [Y] vignoble
    [Q] carrière
    [P] étang
    [S] marais
   *[X] lieu maudit
}
board-baron-unknown = une tuile face cachée

board-baron-cell-tile = { board-baron-land } { $value }.
board-baron-cell-free = Case libre à côté de : { $beside }.
board-baron-cell-knight = { board-baron-side-knight }, valeur { $worth } pour l’instant, tuiles manquantes : { $missing }.
board-baron-cell-baron = { board-baron-side-baron }, valeur { $worth }.
board-baron-cell-in = Baronnie : { $names }.
board-baron-cell-may = Jouable.
board-baron-cell-keys = Espace place un donjon ici, Entrée confirme sans donjon.

board-baron-where = Tour { $turn }/{ $of }
board-baron-where-end = Dénouement
board-baron-where-over = La fin
board-baron-now-draw = Prenez une tuile
board-baron-note-draw = À l’étal ; la première est gratuite.
board-baron-now-which = Quelle tuile ici ?
board-baron-now-lay = Posez { baron-tile }
board-baron-note-lay = Sur une case dorée{ $others ->
    [yes] , ou choisissez une autre tuile
   *[no] {""}
}.
board-baron-note-last = L’étal est vide : { $count ->
    [one] c’est votre dernier tour.
   *[other] il vous reste { $count } tours.
}
board-baron-now-discard = Rien ne convient
board-baron-note-discard = Choisissez la tuile qui quitte la partie.
board-baron-now-keep = Un donjon ?
board-baron-note-keep = Sur une prairie dorée, ou aucun.
board-baron-now-end = Tenter avec ce chevalier ?
board-baron-note-end = À demi-force ; un combat perdu ne coûte que le donjon.
board-baron-trial-draw = Cette tuile ?
board-baron-note-trial-draw = Une fois prise, elle est à vous.
board-baron-trial-done = Confirmer ainsi ?
board-baron-note-trial-done = Ou choisissez une autre case.

board-baron-confirm-draw = { $cost ->
    [0] Prendre sans payer
    [1] Prendre pour 1 point
   *[other] Prendre pour { $cost } points
}
board-baron-confirm-lay = Poser ici{ $price ->
    [none] {""}
   *[other]  : { $price }
}
board-baron-confirm-bare = Poser ici, sans donjon{ $price ->
    [none] {""}
   *[other]  : { $price }
}
board-baron-confirm-keep = Poser la tuile et le donjon{ $price ->
    [none] {""}
   *[other]  : { $price }
}
board-baron-confirm-end = Confirmer

board-baron-display = Étal, prix en honneur
board-baron-no-display = Plus rien à prendre.
board-baron-pile = pioche
board-baron-pile-of = Tuiles dans la pioche : { $count }
board-baron-pile-left = Étal (pioche : { $count })
board-baron-free = gratuit
board-baron-offer = { board-baron-land } { $value }, { $cost ->
    [0] gratuit
   *[other] prix : { $cost }
}
board-baron-reserve = Votre réserve
board-baron-held = { board-baron-land } { $value }, dans votre réserve
board-baron-on-trial = à l’essai
board-baron-keeps = { $stock ->
    [one] { $stock } donjon
   *[other] { $stock } donjons
}
board-baron-keeps-left = { $stock ->
    [one] { $stock } donjon à placer
   *[other] { $stock } donjons à placer
}
board-baron-pass = Sans donjon
board-baron-end-knight = Le chevalier au cadre doré
board-baron-try = Tenter
board-baron-hold = S’abstenir

board-baron-trial-fight = Ce coup déclenche un combat
board-baron-trial-barony = Ce coup établit une baronnie
board-baron-trial-tile = Ce coup rapporte de l’honneur
board-baron-attempt-fight = Tenter déclenche un combat
board-baron-attempt-barony = Tenter établit une baronnie
board-baron-last-fight = Le dernier combat
board-baron-last-barony = La dernière baronnie
board-baron-side-knight = { $you ->
    [yes] Votre chevalier
   *[no] Chevalier, { $name }
}
board-baron-side-baron = { $you ->
    [yes] Votre baron
   *[no] Baron, { $name }
}
board-baron-battlefield = Champ de bataille : { $count ->
    [one] cette tuile ne compte
   *[other] ces tuiles ne comptent
} pour personne.
board-baron-halved = moitié de { $sum }, arrondie au supérieur
board-baron-beats = { $one } bat { $other }.
board-baron-yields = { $one } ne bat pas { $other }.
board-baron-but = { $one } bat { $other }, mais pas tous les barons.
board-baron-contact = { $you ->
    [yes] La tuile en touche { $touched } autres : vous marquez { $honour }.
   *[no] La tuile en touche { $touched } autres : { $name } marque { $honour }.
}
board-baron-established = { $you ->
    [yes] Vous établissez une baronnie de valeur { $worth } et { $turn ->
        [up] marquez { $honour }
        [down] perdez { $honour }
       *[none] ne marquez rien
    }.
   *[no] { $name } établit une baronnie de valeur { $worth } et { $turn ->
        [up] marque { $honour }
        [down] perd { $honour }
       *[none] ne marque rien
    }.
}
board-baron-keep-back = { $you ->
    [yes] Vous reprenez un donjon.
   *[no] { $name } reprend un donjon.
}
board-baron-keep-lost = { $you ->
    [yes] Vous perdez un donjon, qui quitte la partie.
   *[no] { $name } perd un donjon, qui quitte la partie.
}
board-baron-loss = { $turn ->
    [none] { $you ->
        [yes] Vous ne perdez pas d’honneur.
       *[no] { $name } ne perd pas d’honneur.
    }
   *[up] { $you ->
        [yes] Vous perdez { baron-points }.
       *[no] { $name } perd { baron-points }.
    }
}
board-baron-relief = { $you ->
    [yes] Vous gagnez { baron-points } en perdant de mauvaises terres.
   *[no] { $name } gagne { baron-points } en perdant de mauvaises terres.
}
board-baron-fell = { $you ->
    [yes] Vous tombez dans les oubliettes.
   *[no] { $name } tombe dans les oubliettes.
}
board-baron-replay = { $count ->
    [one] Revoir le combat
   *[other] Voir les { $count } combats un à un
}
board-baron-step = { $at } sur { $of }
board-baron-step-on = Suite
board-baron-step-back = Retour
board-baron-step-end = Fermer

board-baron-label-baron = Un baron
board-baron-label-baron-note = six tuiles l’entourent : ce pays est à lui
board-baron-label-knight = Un chevalier
board-baron-label-knight-note = il attend six tuiles autour de lui
board-baron-label-bad = Une mauvaise terre
board-baron-label-bad-note = elle coûte de l’honneur au lieu d’en rapporter
