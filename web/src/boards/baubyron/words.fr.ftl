# La table de Baubyron. Les mêmes clés sont dans words.en.ftl.

# La construction : plan, relief, regard.
board-baubyron-keys = Les flèches vont d’une case à l’autre. Page suivante et page précédente mènent d’une case dorée à l’autre. Entrée choisit. Q et E tournent la construction, V change entre plan et relief, X regarde à travers les étages. Plus et moins agrandissent et réduisent, 0 montre tout.
board-baubyron-looking = Comment regarder
board-baubyron-plan = Plan
board-baubyron-relief = Relief
board-baubyron-left = Tourner à gauche
board-baubyron-right = Tourner à droite
board-baubyron-through = Voir à travers
board-baubyron-storeys = { $storey ->
    [one] Montrer un étage
   *[other] Montrer { $storey } étages
}
