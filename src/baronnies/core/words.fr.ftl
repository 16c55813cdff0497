# Ce que le noyau a à dire. Les mêmes clés sont dans words.en.ftl.

listed = { $some } et { $last }
at-line = Ligne { $line } : { $sentence }

option-yes = oui
option-no = non
option-here = À cette table : { $what } ({ $value }).
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs admises : { $allowed }.
option-material = L’option « { $option } » est inutilisable. { $reason }
seats-out-of-range = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
game-unknown = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
cell-unreadable = « { $text } » n’est pas une case : on l’écrit par deux nombres entiers, par exemple « 2,-3 ».

record-no-record = Ce n’est pas une feuille de partie : la première ligne doit être « { $expected } ».
record-too-long = C’est trop long pour une feuille de partie : on lit au plus { $most } caractères.
record-missing = « { $name }: … » manque ici.
record-twice = « { $name }: … » se trouve ici pour la deuxième fois.
record-rules = Cette partie suit la version { $rules } des règles ; ce programme connaît la version { $version } et la rejouerait mal.
record-number = « { $value } » n’est pas un nombre.
record-start = { $reason }
record-hash = L’empreinte doit avoir 64 chiffres hexadécimaux (SHA-256 de la graine).
record-bytes = On attend ici des chiffres hexadécimaux, deux par octet.
record-seat = Il n’y a pas de place « { $seat } » à cette table : les places vont de A à { $last }, et * est le hasard.
record-no-move = Il manque un coup après « { $seat } ».
record-move = { $reason }
record-asked = C’est à quelqu’un d’autre : on attend ici un coup de la place { $asked }.
record-refused = Le coup de { $seat } est contraire à l’article { $clause }.
record-over = La partie est terminée avant cette ligne.
record-not-over = Un résultat est donné, mais la partie n’est pas terminée.
record-ended = D’un commun accord, une partie finit par « draw » (nulle) ou « count » (aux points), pas par « { $value } ».
record-result = Ce résultat n’est pas celui auquel mènent les coups.
record-numbers = « { $name } » doit donner { $seats } nombres, un par place.
record-seed = La graine ne correspond pas à l’empreinte fixée avant la donne.
record-after-end = Rien ne peut suivre ici : la feuille est terminée.
record-no-seed = La feuille ne contient pas (encore) la graine : son hasard est invérifiable et on ne peut pas la continuer.
record-luck = Ce n’est pas le hasard qui découle de la graine.

position-empty = Une position a au moins une ligne.
position-head = Une position commence par « { $game } », le nombre de joueurs et, si l’on veut, la phase : { $phases }.
position-line = « { $text } » n’a pas sa place dans une position de ce jeu.
position-count = « { $text } » n’est pas un nombre de 0 à { $most }.
position-seat = « { $text } » n’est pas une place : A à { $last }.
position-seats = Cette position n’est pas une position à { $seats } joueurs.
position-wrong = { $reason }

account-before = au départ
