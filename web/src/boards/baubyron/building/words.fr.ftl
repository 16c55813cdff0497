# Bâtir ensemble, et l’atelier. Les mêmes clés sont dans words.en.ftl.

building-where = On bâtit ensemble
building-goal = Un bloc chacun son tour
building-blocks = { $blocks ->
    [0] aucun bloc posé
    [one] un bloc posé
   *[other] { $blocks } blocs posés
}
building-kinds = Votre bloc
building-kind = { $kind ->
    [x] couché, en large
    [y] couché, en long
   *[u] debout
}
building-ground = La table où l’on bâtit
building-whole = Toute la table
building-cell = { $cell }, { $storeys ->
    [0] table libre.
    [one] un étage.
   *[other] { $storeys } étages.
}
building-cell-block = Un bloc { $kind ->
    [x] couché en large
    [y] couché en long
   *[u] debout
} peut se poser sur { $cells }.
building-cell-trial = Le bloc à l’essai.
building-cell-entry = Entrée.
building-cell-could = Peut être une entrée.

building-holds = Tient :
building-fails = Manque :
building-missing = { $count ->
    [0] Tout tient
    [one] Il manque une chose
   *[other] Il manque { $count } choses
}
building-complete = Tout tient : on peut nommer les entrées.
building-settled = Ce serait réglé.
building-broken = Ce serait rompu.
building-then = Dès que tout tient, on peut nommer deux ou trois entrées et proposer.
building-vote-rule = Si tous sont d’accord, la construction est faite ; un seul non, et l’on continue de bâtir.
building-would-complete = Alors tout tiendrait.
building-still-complete = Tout tiendrait encore.
building-would-break = Cela romprait quelque chose : { $words }.
building-would-lack = { $settles ->
    [0] Il manquerait encore : { $words }.
   *[other] Cela règle { $settles }. Il manquerait encore : { $words }.
}

building-now = À vous de bâtir
building-note = Choisissez un bloc, puis une case.
building-now-block = { $kind ->
    [x] Un bloc en large ici ?
    [y] Un bloc en long ici ?
   *[u] Un bloc debout ici ?
}
building-lay = Poser ce bloc
building-now-back = Ôter le dernier bloc ?
building-remove = Ôter ce bloc
building-back = Ôter le dernier bloc
building-take = Une construction prête
building-to-blocks = Revenir aux blocs
building-now-take = Courir sur « { $name } » ?
building-note-take = Ce qui est commencé est rangé.
building-race = Courir là
building-name-entries = Nommer les entrées
building-now-entries = Nommez les entrées
building-now-named = { $count ->
    [one] Est-ce l’entrée ?
   *[other] Sont-ce les { $count } entrées ?
}
building-note-entries = Deux ou trois jouent le mieux. Choisissez-en une de nouveau pour la retirer.
building-propose = Proposer
building-asked = { $name } propose cette construction
building-asked-note = Les entrées sont marquées. D’accord, ou continuer de bâtir ?
building-vote = Votre réponse
building-agree = D’accord
building-decline = Continuer de bâtir
building-left = { $left ->
    [one] bloc reste sur 48
   *[other] blocs restent sur 48
}
building-shelf = Constructions prêtes
building-on-shelf = { $name }, { $points }
