# La table de « Le Baron » dans le navigateur. Les mêmes clés sont dans words.en.ftl.

board-le-baron-fewest = Le moins de têtes gagne
board-le-baron-most = Le plus de têtes gagne
board-le-baron-left = encore { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
board-le-baron-game = Partie { $game } sur { $games }
board-le-baron-rows = Les cinq rangées
board-le-baron-hand = Votre main
board-le-baron-pile = pioche

board-le-baron-choose = Choisissez une carte
board-le-baron-secret = En secret ; on les révèle toutes ensemble.
board-le-baron-trying = Vous essayez le { $card }
board-le-baron-may-move = Les rangées peuvent encore changer : les cartes plus petites passent avant.
board-le-baron-nowhere = Pour l’instant, il ne va nulle part : { $good ->
    [yes] il passerait sous votre pioche
   *[no] vous prendriez une rangée de votre choix
}.
board-le-baron-lay = Jouer le { $card }
board-le-baron-yours = À vous de placer le { $card }
board-le-baron-touch-row = { $rows ->
    [1] Une seule rangée lui convient.
   *[other] Choisissez une rangée.
}
board-le-baron-take-any = Il ne va nulle part : prenez la rangée de votre choix.
board-le-baron-only-under = Il ne va nulle part : il passe sous votre pioche.
board-le-baron-in-row = Le { $card } en rangée { $row } ?
board-le-baron-other-row = Ou choisissez une autre rangée.
board-le-baron-place = Placer en { $row }
board-le-baron-take = Prendre { $row } : { $heads } { $heads ->
    [one] tête
   *[other] têtes
}
board-le-baron-under = Le { $card } sous votre pioche ?
board-le-baron-slide = Glisser sous la pioche

board-le-baron-nth = { $nth ->
    [1] 1re
   *[other] { $nth }e
} carte
board-le-baron-colour = { $count } { $colour ->
    [B] { $count ->
        [one] bleue
       *[other] bleues
    }
    [Y] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [G] { $count ->
        [one] verte
       *[other] vertes
    }
    [R] { $count ->
        [one] rouge
       *[other] rouges
    }
    [K] { $count ->
        [one] noire
       *[other] noires
    }
   *[W] { $count ->
        [one] blanche
       *[other] blanches
    }
}
board-le-baron-tint = { $colour ->
    [B] bleu
    [Y] jaune
    [G] vert
    [R] rouge
    [K] noir
   *[W] blanc
}
board-le-baron-would-go = Le { $card } irait ici
board-le-baron-here = Le { $card }, ici ?
board-le-baron-would-take = Vous prendriez { $heads }
board-le-baron-would-win = Vous gagneriez { $heads }
board-le-baron-not-here = Pas ici
board-le-baron-ends-in = finit sur { $colours }
board-le-baron-row-label = Rangée { $row } : { $cards }. Têtes : { $counts }.
board-le-baron-card-label = Carte { $card }. Têtes : { $heads }. { $rows }
board-le-baron-fit = rangée { $row }{ $takes ->
    [0] {""}
   *[other] {" "}(prend { $takes })
}
board-le-baron-fits-none = ne va dans aucune rangée
board-le-baron-order = { $place ->
    [1] place sa carte
   *[other] { $place }e à placer
}

board-le-baron-label-last = La dernière carte
board-le-baron-label-last-note = la suivante a une couleur en commun avec elle
board-le-baron-label-heads = Des têtes
board-le-baron-label-heads-note = chacune compte contre la personne qui la prend
board-le-baron-label-full = Cinq cartes
board-le-baron-label-full-note = la personne qui pose la sixième prend la rangée
