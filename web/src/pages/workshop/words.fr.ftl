# L’atelier. Les mêmes clés sont dans words.en.ftl.

workshop-title = Atelier
workshop-about = Une construction de Baubyron
workshop-judged = Ce qu’elle vaut
workshop-points = points de la table au sommet
    { $length ->
        [short] partie courte
        [medium] partie moyenne
       *[long] partie longue
    }
# Moyennes des constructions prêtes, d’après docs/buildings.md.
workshop-turns = { $length ->
    [short] environ 50 tours à trois, 100 à six
    [medium] environ 65 tours à trois, 120 à six
   *[long] environ 85 tours à trois, 170 à six
}
workshop-random = Au hasard
workshop-length = { $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
}
workshop-code = Le code
workshop-paste = Collez un code ici pour l’ouvrir
workshop-open = Ouvrir ce code
workshop-copy = Copier le code
workshop-code-note = Deux constructions identiques ont le même code. Collez-en un pour l’ouvrir ici.
workshop-link = Un lien vers cette construction
workshop-build = Bâtissez
workshop-begin = Choisissez un bloc, puis une case de la table.
workshop-sound = Vous pouvez y marcher pour essayer, et y jouer.
workshop-build-on = Continuer à bâtir
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-clear = Vider la table
workshop-walk = Marcher pour essayer
workshop-walked = Depuis { $start } : { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} en { $steps } pas, sans pion sur le chemin. Choisissez une autre case pour aller ailleurs.
workshop-enter = Choisissez une entrée pour commencer.
workshop-starts = D’où partir
workshop-from = Depuis { $entry }
workshop-play = Jouer ici
workshop-more = Code, lien et conditions
workshop-building = La construction
workshop-goal = Le sommet.
workshop-left = À { $points } points du sommet.
workshop-on-way = { $step ->
    [0] La marche commence ici.
   *[other] Pas numéro { $step } de la marche.
}
workshop-costs = Un pas ici coûte { $cost }.
workshop-step = { $cell }, { $cost }.
workshop-profile = La marche depuis { $start }, pas à pas : { $steps }

# Choisir la construction d’une nouvelle table.
workshop-which = Quelle construction
workshop-way = { $way ->
    [ready] Prête
    [random] Au hasard
    [code] Par son code
   *[together] Bâtie ensemble
}
workshop-random-note = Elle est tirée quand la partie commence, et le tirage se vérifie comme un jet de dé.
workshop-together-note = Vous la bâtissez à la table : un bloc chacun son tour, jusqu’à ce que quelqu’un propose et que tous soient d’accord.
workshop-own = Une construction à vous
workshop-facts = { $points } points jusqu’au sommet, partie { $length ->
    [short] courte
    [medium] moyenne
   *[long] longue
} ; { $blocks } blocs.
workshop-go = Ouvrir l’atelier
