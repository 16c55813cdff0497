# Baubyron. The same keys stand in words.fr.ftl.

baubyron-about = Build a tower of blocks together, then race your pawns to its top, over and under each other.
baubyron-who = 3 to 6 players
baubyron-brief = Build the wooden tower, then race to its top.

baubyron-account-goal = first on the summit
baubyron-account-unit = to go
baubyron-source-storeys = storeys climbed
baubyron-source-ejected = pawns ejected
baubyron-source-away = points to go
baubyron-lines =
    Roll the die and spend all of it with one pawn, your own or a red one.
    A storey costs 3 to climb; you climb on other pawns, or eject them.
    The first pawn on the summit wins.
baubyron-chance = one die each turn
baubyron-building-name = { $name ->
    [horseshoe] { baubyron-option-building.horseshoe }
    [hook] { baubyron-option-building.hook }
    [stairs] { baubyron-option-building.stairs }
    [citadel] { baubyron-option-building.citadel }
    [ridge] { baubyron-option-building.ridge }
    [pincers] { baubyron-option-building.pincers }
    [rampart] { baubyron-option-building.rampart }
    [serpent] { baubyron-option-building.serpent }
   *[spiral] { baubyron-option-building.spiral }
}

baubyron-at = { $where ->
    [shown] {""}
   *[told] {" "}on { $cell }
}
baubyron-stretch = { $where ->
    [shown] {""}
   *[told] {" "}from { $start } to { $end }
}
baubyron-by = { $where ->
    [shown] {""}
   *[told] {" "}({ $way })
}
baubyron-onto = { $beneath ->
    [0] {""}
    [one] , on top of a pawn
   *[other] , on top of { $beneath } pawns
}
baubyron-a-block = { $where ->
    [shown] a block
   *[told] { $block }
}

baubyron-planned = A random building, { $length }: number { $number }.
    .event = building drawn
baubyron-laid = { $seat } lays { baubyron-a-block }: { $blocks } { $blocks ->
    [one] block
   *[other] blocks
} now.
    .event = block laid
baubyron-back = { $seat } takes { baubyron-a-block } back: { $blocks } { $blocks ->
    [one] block
   *[other] blocks
} now.
    .event = block taken back
baubyron-entry = { $seat } names an entry{ $where ->
    [shown] {""}
   *[told] {" "}({ $cell })
}.
    .event = entry named
baubyron-proposed = { $seat } proposes this building: { $points } points to the summit{ $where ->
    [shown] {""}
   *[told] , coming in at { $entries }
}.
    .event = building proposed
baubyron-agreed = { $seat } agrees.
    .event = agreement
baubyron-declined = { $seat } declines: building goes on.
    .event = refusal
baubyron-chose = { $seat } chooses the ready building “{ baubyron-building-name }”.
    .event = ready building chosen
baubyron-built = The building stands: { $points } points to the summit ({ $length ->
    [short] short
    [medium] medium
   *[long] long
}).{ $where ->
    [shown] {""}
   *[told] {" "}{ $code }
}
    .event = building finished
baubyron-first = { $seat } plays first.
    .event = first player
baubyron-reddened = { $seat } places a red pawn{ baubyron-at }; { $left } left.
    .event = red pawn placed
baubyron-rolled = { $seat } rolls { $roll }.
    .event = die rolled
baubyron-moved = { $seat } moves a pawn{ baubyron-stretch }{ baubyron-onto }{ baubyron-by }.
    .event = pawn moved
baubyron-moved_red = { $seat } moves a red pawn{ baubyron-stretch }{ baubyron-onto }{ baubyron-by }.
    .event = red pawn moved
baubyron-entered = { $seat } comes in{ baubyron-onto }{ baubyron-by }.
    .event = pawn brought in
baubyron-entered_red = { $seat } brings in a red pawn{ baubyron-onto }{ baubyron-by }.
    .event = red pawn brought in
baubyron-ejected = { $seat } ejects a pawn{ baubyron-at } ({ $victim_seat }).
    .event = pawn ejected
baubyron-ejected_red = { $seat } ejects the red pawn{ baubyron-at } and keeps it.
    .event = red pawn ejected
baubyron-lifted = { $seat } brings their pawn no. { $level }{ baubyron-at } to the top of its pile.
    .event = pawn brought to the top
baubyron-passed = { $seat } passes with a { $roll }.
    .event = turn passed
baubyron-won = { $seat } reaches the summit{ $where ->
    [shown] {""}
   *[told] , { $cell },
} and wins.
    .event = summit reached
baubyron-stuck = Nobody can ever move again: the game is a draw (9.2).
    .event = game stuck

baubyron-see-building = { $points } points to the summit ({ $length }), { $blocks } blocks.
baubyron-see-legend = A cell: storeys, then its pawns from below (A, B … players, r red). > entry   * summit
baubyron-see-stock = { $stock } in stock
baubyron-see-points = best pawn { $points } points from the summit
baubyron-see-kept = { $kept } red held
baubyron-see-roll = Roll: { $roll }
baubyron-see-reds = Red pawns to place: { $reds }
baubyron-see-won = { $name } has won.
baubyron-see-drawn = A draw: nobody can ever move again.
baubyron-see-plan = A random building is to be drawn: { $length }.
baubyron-see-site = { $blocks } blocks laid, { $left } left. Laid last: { $last }
baubyron-see-empty = The table is empty: lay the first block, in the middle perhaps (um13).
baubyron-see-possible = Could be entries: { $cells }
baubyron-see-proposed = Proposed by { $name }, with the entries { $cells }: agree or decline?
baubyron-see-named = Entries named: { $cells }

baubyron-move = “{ $text }” is not a move in Baubyron. Examples: a1-c2, a1xc2, in-a1, red-a1, a1^2, pass, red:c3; building: xa1, ya1, ua1, back, @a1, propose, agree, decline, take:NAME.
baubyron-cell = “{ $text }” is not a cell: a letter a to z and a number 1 to 26, such as c4.
baubyron-block = “{ $text }” is not a block: x, y or u and a cell, such as xa1.
baubyron-code-form = A building is written as its blocks, then @ and its entries, such as “xa1 uc1 xd1 @ a1”.
baubyron-code-long = A building’s code has at most { $most } characters.
baubyron-length = “{ $text }” is not a length: { $known }.

baubyron-off-table = { baubyron-fails-off-table } ({ $clause }).
baubyron-too-many-blocks = { baubyron-fails-too-many-blocks } ({ $clause }).
baubyron-unsupported = { baubyron-fails-unsupported } ({ $clause }).
baubyron-nothing = { baubyron-fails-nothing } ({ $clause }).
baubyron-apart = { baubyron-fails-apart } ({ $clause }).
baubyron-summits = { baubyron-fails-summits } ({ $clause }).
baubyron-cliff = { baubyron-fails-cliff } ({ $clause }).
baubyron-no-entry = { baubyron-fails-no-entry } ({ $clause }).
baubyron-nowhere-in = { baubyron-fails-nowhere-in } ({ $clause }).
baubyron-entry-twice = { baubyron-fails-entry-twice } ({ $clause }).
baubyron-entries = { baubyron-fails-entries } ({ $clause }).

# What is said of each above, where its clause stands beside it.
baubyron-fails-off-table = { $where } sticks out over the edge of the table
baubyron-fails-too-many-blocks = { $where } would be the forty-ninth block: there are 48
baubyron-fails-unsupported = { $where } is not supported by its whole underside: its two cells differ in height
baubyron-fails-nothing = There is no block
baubyron-fails-apart = The building is not one piece: { $where } stands apart
baubyron-fails-summits = The summit must be the one highest cell, and { $where } is as high
baubyron-fails-cliff = Beside { $where } it goes up by more than two storeys
baubyron-fails-no-entry = { $where } cannot be an entry: it must be one storey high and touch the open table
baubyron-fails-nowhere-in = No cell could be an entry: it must be one storey high and touch the open table
baubyron-fails-entry-twice = { $where } is named twice as an entry
baubyron-fails-entries = A building has one to six entries, not { $where }

# Conditions of a building that hold.
baubyron-holds-blocks = Blocks: { $where } of 48 at most
baubyron-holds-rests = Every block rests on its whole underside
baubyron-holds-one-piece = All in one piece
baubyron-holds-summit = One summit: { $where }
baubyron-holds-gentle = Never more than two storeys between neighbours
baubyron-holds-doors = Cells that could be entries: { $where }
baubyron-holds-entrances = Entries: { $where }

baubyron-position-twice = The line “{ $name } …” appears here twice.
baubyron-position-line-phase = A line “{ $name } …” does not belong to the phase “{ $phase }”.
baubyron-position-pile = “{ $text }” is not a pile: a free cell of the building and one to five pawns, such as c3:rAB.
baubyron-position-pawns = { $seat } has only six pawns.
baubyron-position-reds = There are six red pawns, and in the race all are placed or held.
baubyron-position-roll = There is a roll in the phase “move”, and only there.
baubyron-position-together = Blocks are laid only with the option building=together.
baubyron-position-proposal = Entries can be named only for a sound building, one to six of them.
baubyron-position-vote = A vote has a proposer, who is not asked; before it there is none.
baubyron-position-plan = Only with a random building, and only before it is drawn, the phase is “plan”.
baubyron-position-no-building = The line “building …” is missing.
baubyron-position-early = Before the race there are only red pawns, one to a cell, and none on entries or the summit; some are left to place, with a cell free for them.
baubyron-position-goal = Nobody is on the summit, and nobody has won, before the game is over.
baubyron-position-winner = The game is over when its winner is on the summit, or when nobody can ever move.

# Steps to choose from, and what several of a kind have in common.
baubyron-step-walk = The pawn from { $start } to { $end }
baubyron-steps-walk = Move a pawn
baubyron-step-eject = The pawn from { $start } to { $end }, ejecting there
baubyron-steps-eject = Move a pawn and eject
baubyron-step-enter = Enter a pawn, as far as { $end }
baubyron-steps-enter = Enter a pawn
baubyron-step-enter_eject = Enter a pawn, as far as { $end }, ejecting there
baubyron-steps-enter_eject = Enter a pawn and eject
baubyron-step-red_back = Enter a red pawn, as far as { $end }
baubyron-steps-red_back = Enter a red pawn
baubyron-step-red_back_eject = Enter a red pawn, as far as { $end }, ejecting there
baubyron-steps-red_back_eject = Enter a red pawn and eject
baubyron-step-lift = Pawn { $level } from below at { $cell } to the top of its pile
baubyron-steps-lift = Bring a pawn to the top of its pile
baubyron-step-red = A red pawn on { $cell }
baubyron-steps-red = Place a red pawn
baubyron-step-block = A block { $way ->
    [x] along the letters
    [y] along the numbers
   *[u] upright
} at { $cell }
baubyron-steps-block = Lay a block
baubyron-step-entry = { $cell } is an entry
baubyron-steps-entry = Name an entry
baubyron-step-ready = The ready building: { baubyron-building-name }
baubyron-steps-ready = Choose a ready building
baubyron-step-back = Take the last block back
baubyron-step-propose = Propose this building
baubyron-step-agree = Agree
baubyron-step-decline = Decline
baubyron-step-pass = Pass

# The options, and their values that are words.
baubyron-option-building = The building
    .horseshoe = horseshoe
    .hook = hook
    .stairs = stairs
    .citadel = citadel
    .ridge = ridge
    .pincers = pincers
    .rampart = rampart
    .serpent = serpent
    .spiral = spiral
    .random-short = random, short
    .random-medium = random, medium
    .random-long = random, long
    .together = built together
baubyron-option-eject_down = Eject when coming down too
baubyron-option-red_compulsory = Must move a red pawn if nothing else can
