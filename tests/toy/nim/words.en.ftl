nim-about = Nim.
nim-account-goal = –
nim-account-unit = –
nim-source-taken = –
nim-took = { $seat } +{ $count }
    .event = +
nim-picture = { $heap } · { $names }
nim-move = “{ $text }”?
