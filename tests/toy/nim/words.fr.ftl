nim-about = Prenez un à trois cailloux au tas, chacun à son tour.
nim-who = 2 ou 3 joueurs
nim-brief = Des cailloux, et qui en a le plus.
nim-account-goal = –
nim-account-unit = –
nim-source-taken = –
nim-lines =
    Nim.
    Nim.
    Nim.
nim-chance = –
nim-took = { $seat } +{ $count }
    .event = +
nim-picture = { $heap } · { $names }
nim-move = “{ $text }”?
nim-option-misere = Le moins gagne
