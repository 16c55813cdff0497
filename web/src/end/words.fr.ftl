# La fin d’une partie. Les mêmes clés sont dans words.en.ftl.

end-title = La fin
end-you-win = Vous gagnez !
end-wins = { $name } gagne
end-shared = Victoire partagée
end-stopped = Partie arrêtée
end-closed = Table fermée
end-nobody = Sans vainqueur
end-draw = On a arrêté d’un commun accord : tout le monde partage la première place.
end-counted = On a arrêté d’un commun accord et compté ce qui était sur la table.
end-shut = L’hôte a fermé la table.
end-facts = { $players } joueurs, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}{ $minutes ->
    [0] {""}
    [one] , une minute
   *[other] , { $minutes } minutes
}.
end-place = { $place ->
    [1] {""}
    [2] Vous finissez deuxième.
    [3] Vous finissez troisième.
   *[other] Vous finissez { $place }e.
}
end-said = { $who }, { $total } { $unit }.
end-turns = Les points, tour par tour
end-race = Ce qui restait, tour après tour
end-turn = tour
end-count = Le compte
end-pictures = La fin, et { $count ->
    [0] rien d’autre
    [one] un moment
    [2] deux moments
   *[other] trois moments
}
end-board = Le plateau à la fin
end-board-note = Choisissez-le pour le revoir en grand.
end-back = Le compte
end-join = { $name } propose une autre partie · J’en suis
end-share = Partager
end-share-link = Lien vers la partie à revoir
end-share-hand = Envoyer…
end-share-picture = Enregistrer l’image
end-share-record = Télécharger la feuille de partie
end-home = Accueil
end-detail = D’où viennent les points : { $name }

why-ahead = { $you ->
    [yes] Vous finissez à { $total }
   *[no] { $name } finit à { $total }
}, contre { $other } pour { $rival_you ->
    [yes] vous
   *[no] { $rival }
}.
why-shared = À égalité, à { $total } : { $names }.
why-tie = { $you ->
    [yes] À égalité avec { $rival } : la règle { $clause } vous départage.
   *[no] { $rival_you ->
        [yes] { $name } finit à égalité avec vous : la règle { $clause } vous départage.
       *[no] { $name } finit à égalité avec { $rival } : la règle { $clause } les départage.
    }
}
why-source = Le plus gros écart : « { $source } », { $own } contre { $other }.
why-lead = En tête pour de bon depuis le tour { $turn }.
why-closest = { $you ->
    [yes] Vous étiez au plus près : { $unit } { $left }.
   *[no] Au plus près : { $name }, { $unit } { $left }.
}

moment-lead = Le tournant
moment-largest = Le plus gros coup
moment-last = Le dernier coup
moment-turn = tour { $turn }
moment-lead-told = { $you ->
    [yes] Vous passez devant, à { $total }.
   *[no] { $name } passe devant, à { $total }.
}
moment-told = { $you ->
    [yes] { $points } pour vous : { $total } au total.
   *[no] { $points } pour { $name } : { $total } au total.
}
moment-race-told = { $you ->
    [yes] { $way ->
        [back] Vous reculez de { $by } : { $unit } { $left }.
       *[on] Vous avancez de { $by } : { $unit } { $left }.
    }
   *[no] { $way ->
        [back] { $name } recule de { $by } : { $unit } { $left }.
       *[on] { $name } avance de { $by } : { $unit } { $left }.
    }
}

luck-checking = On vérifie le hasard…
luck-right = Hasard vérifié
luck-right-note = La graine était fixée avant la donne ; { $draws ->
    [one] le tirage en découle
   *[other] les { $draws } tirages en découlent
}.
luck-seal-note = La graine était bien fixée avant la donne.
luck-unknown = Hasard à vérifier
luck-unknown-note = La graine est connue : chacun peut refaire tous les tirages.
luck-wrong = Le hasard ne se vérifie pas
luck-wrong-note = La feuille de partie ne correspond pas à ce qui avait été scellé.
luck-again = Refaire
