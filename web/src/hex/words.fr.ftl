# La carte d’hexagones. Les mêmes clés sont dans words.en.ftl.

hex-keys = Les flèches parcourent la carte, à gauche, à droite, en haut et en bas. Les six touches autour du S vont aux six voisines : Z E, Q D, W X. Page suivante et page précédente mènent d’une case dorée à l’autre. Entrée choisit. Plus et moins agrandissent et réduisent, 0 montre tout.
hex-nearer = Agrandir
hex-farther = Réduire
hex-whole = Voir toute la carte
hex-beyond = { $count ->
    [one] Une case dorée hors de vue
   *[other] { $count } cases dorées hors de vue
}, { $side ->
    [top] vers le haut
    [bottom] vers le bas
    [left] à gauche
   *[right] à droite
}
