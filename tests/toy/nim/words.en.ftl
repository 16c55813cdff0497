nim-about = Take one to three pebbles from the heap in turn.
nim-who = 2 or 3 players
nim-brief = Pebbles, and who has most of them.
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
nim-option-misere = Fewest win
